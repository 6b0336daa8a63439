-- Of whom posts and comments speak; each of them is told once.

CREATE TABLE feed_mentions (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    activity_id INTEGER NOT NULL,
    -- The comment that speaks of them; null if it is the post.
    comment_id  INTEGER,
    user_id     INTEGER NOT NULL,
    created_at  TEXT NOT NULL,
    CONSTRAINT feed_mentions_activity FOREIGN KEY (tenant_id, activity_id) REFERENCES feed_activities (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT feed_mentions_comment FOREIGN KEY (tenant_id, activity_id, comment_id) REFERENCES feed_comments (tenant_id, activity_id, id) ON DELETE CASCADE,
    CONSTRAINT feed_mentions_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX feed_mentions_tenant_id ON feed_mentions (tenant_id, id);
CREATE UNIQUE INDEX feed_mentions_in_post ON feed_mentions (tenant_id, activity_id, user_id) WHERE comment_id IS NULL;
CREATE UNIQUE INDEX feed_mentions_in_comment ON feed_mentions (tenant_id, activity_id, comment_id, user_id) WHERE comment_id IS NOT NULL;
CREATE INDEX feed_mentions_by_user ON feed_mentions (tenant_id, user_id);
