-- Posts can be kept for later, too.

ALTER TABLE bookmarks ADD COLUMN post_id BIGINT;
ALTER TABLE bookmarks ADD CONSTRAINT bookmarks_post FOREIGN KEY (tenant_id, post_id) REFERENCES feed_posts (tenant_id, id) ON DELETE CASCADE;
ALTER TABLE bookmarks DROP CONSTRAINT bookmarks_type;
ALTER TABLE bookmarks DROP CONSTRAINT bookmarks_item;
ALTER TABLE bookmarks ADD CONSTRAINT bookmarks_type CHECK (type IN ('listing', 'event', 'discussion', 'post'));
ALTER TABLE bookmarks ADD CONSTRAINT bookmarks_item CHECK ((type = 'listing') = (listing_id IS NOT NULL) AND (type = 'event') = (event_id IS NOT NULL)
                                                           AND (type = 'discussion') = (discussion_id IS NOT NULL) AND (type = 'post') = (post_id IS NOT NULL));

CREATE UNIQUE INDEX bookmarks_post_once ON bookmarks (tenant_id, post_id, user_id) WHERE post_id IS NOT NULL;
