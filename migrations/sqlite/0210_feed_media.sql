-- Pictures of posts, in their order. A picture has its row among the files of the community, and its bytes outside of the database.

CREATE TABLE feed_media (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    post_id    INTEGER NOT NULL,
    file_id    INTEGER NOT NULL,
    sort_order INTEGER NOT NULL,
    -- What is seen on it.
    alt_text   TEXT,
    created_at TEXT NOT NULL,
    CONSTRAINT feed_media_post FOREIGN KEY (tenant_id, post_id) REFERENCES feed_posts (tenant_id, id),
    CONSTRAINT feed_media_file FOREIGN KEY (tenant_id, file_id) REFERENCES media_files (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX feed_media_tenant_id ON feed_media (tenant_id, id);
CREATE UNIQUE INDEX feed_media_by_post ON feed_media (tenant_id, post_id, sort_order);
CREATE UNIQUE INDEX feed_media_by_file ON feed_media (tenant_id, file_id);
