-- Posts can be kept for later, too. SQLite changes no constraint of a table that is there: it is made anew.

CREATE TABLE bookmarks_with_posts (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    type          TEXT NOT NULL,
    listing_id    INTEGER,
    event_id      INTEGER,
    discussion_id INTEGER,
    collection_id INTEGER,
    created_at    TEXT NOT NULL,
    post_id       INTEGER,
    CONSTRAINT bookmarks_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT bookmarks_listing FOREIGN KEY (tenant_id, listing_id) REFERENCES listings (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT bookmarks_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT bookmarks_discussion FOREIGN KEY (tenant_id, discussion_id) REFERENCES group_discussions (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT bookmarks_post FOREIGN KEY (tenant_id, post_id) REFERENCES feed_posts (tenant_id, id) ON DELETE CASCADE,
    -- Nobody keeps anything in another's collection.
    CONSTRAINT bookmarks_collection FOREIGN KEY (tenant_id, user_id, collection_id) REFERENCES bookmark_collections (tenant_id, user_id, id),
    CONSTRAINT bookmarks_type CHECK (type IN ('listing', 'event', 'discussion', 'post')),
    CONSTRAINT bookmarks_item CHECK ((type = 'listing') = (listing_id IS NOT NULL) AND (type = 'event') = (event_id IS NOT NULL)
                                     AND (type = 'discussion') = (discussion_id IS NOT NULL) AND (type = 'post') = (post_id IS NOT NULL))
) STRICT;

INSERT INTO bookmarks_with_posts (id, tenant_id, user_id, type, listing_id, event_id, discussion_id, collection_id, created_at)
SELECT id, tenant_id, user_id, type, listing_id, event_id, discussion_id, collection_id, created_at
  FROM bookmarks;

DROP TABLE bookmarks;
ALTER TABLE bookmarks_with_posts RENAME TO bookmarks;

CREATE UNIQUE INDEX bookmarks_tenant_id ON bookmarks (tenant_id, id);
CREATE INDEX bookmarks_by_user ON bookmarks (tenant_id, user_id, id DESC);
CREATE INDEX bookmarks_by_collection ON bookmarks (tenant_id, user_id, collection_id) WHERE collection_id IS NOT NULL;
CREATE UNIQUE INDEX bookmarks_listing_once ON bookmarks (tenant_id, listing_id, user_id) WHERE listing_id IS NOT NULL;
CREATE UNIQUE INDEX bookmarks_event_once ON bookmarks (tenant_id, event_id, user_id) WHERE event_id IS NOT NULL;
CREATE UNIQUE INDEX bookmarks_discussion_once ON bookmarks (tenant_id, discussion_id, user_id) WHERE discussion_id IS NOT NULL;
CREATE UNIQUE INDEX bookmarks_post_once ON bookmarks (tenant_id, post_id, user_id) WHERE post_id IS NOT NULL;
