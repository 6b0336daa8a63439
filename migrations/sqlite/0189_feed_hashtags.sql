-- Words behind # in posts that everybody in the community may read, in lower case.

CREATE TABLE feed_hashtags (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    post_id    INTEGER NOT NULL,
    tag        TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT feed_hashtags_post FOREIGN KEY (tenant_id, post_id) REFERENCES feed_posts (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX feed_hashtags_tenant_id ON feed_hashtags (tenant_id, id);
CREATE UNIQUE INDEX feed_hashtags_once ON feed_hashtags (tenant_id, post_id, tag);
CREATE INDEX feed_hashtags_by_tag ON feed_hashtags (tenant_id, tag, post_id);
CREATE INDEX feed_hashtags_by_time ON feed_hashtags (tenant_id, created_at);
