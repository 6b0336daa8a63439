-- What members keep for later, in collections of their own or in none.

CREATE TABLE bookmark_collections (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    name        TEXT NOT NULL,
    -- The name as it is compared (base::text::name_key); whoever writes the one writes the other.
    name_key    TEXT NOT NULL,
    description TEXT,
    created_at  TEXT NOT NULL,
    CONSTRAINT bookmark_collections_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX bookmark_collections_tenant_id ON bookmark_collections (tenant_id, id);
CREATE UNIQUE INDEX bookmark_collections_owner ON bookmark_collections (tenant_id, user_id, id);
CREATE UNIQUE INDEX bookmark_collections_name ON bookmark_collections (tenant_id, user_id, name_key);

CREATE TABLE bookmarks (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    type          TEXT NOT NULL,
    listing_id    INTEGER,
    event_id      INTEGER,
    discussion_id INTEGER,
    collection_id INTEGER,
    created_at    TEXT NOT NULL,
    CONSTRAINT bookmarks_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT bookmarks_listing FOREIGN KEY (tenant_id, listing_id) REFERENCES listings (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT bookmarks_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT bookmarks_discussion FOREIGN KEY (tenant_id, discussion_id) REFERENCES group_discussions (tenant_id, id) ON DELETE CASCADE,
    -- Nobody keeps anything in another's collection.
    CONSTRAINT bookmarks_collection FOREIGN KEY (tenant_id, user_id, collection_id) REFERENCES bookmark_collections (tenant_id, user_id, id),
    CONSTRAINT bookmarks_type CHECK (type IN ('listing', 'event', 'discussion')),
    CONSTRAINT bookmarks_item CHECK ((type = 'listing') = (listing_id IS NOT NULL) AND (type = 'event') = (event_id IS NOT NULL)
                                     AND (type = 'discussion') = (discussion_id IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX bookmarks_tenant_id ON bookmarks (tenant_id, id);
CREATE INDEX bookmarks_by_user ON bookmarks (tenant_id, user_id, id DESC);
CREATE INDEX bookmarks_by_collection ON bookmarks (tenant_id, user_id, collection_id) WHERE collection_id IS NOT NULL;
CREATE UNIQUE INDEX bookmarks_listing_once ON bookmarks (tenant_id, listing_id, user_id) WHERE listing_id IS NOT NULL;
CREATE UNIQUE INDEX bookmarks_event_once ON bookmarks (tenant_id, event_id, user_id) WHERE event_id IS NOT NULL;
CREATE UNIQUE INDEX bookmarks_discussion_once ON bookmarks (tenant_id, discussion_id, user_id) WHERE discussion_id IS NOT NULL;
