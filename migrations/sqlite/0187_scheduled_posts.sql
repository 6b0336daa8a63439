-- Posts that wait for a moment of their own. Until then their lines are shown to nobody; what could not go into the feed is held for its author.

ALTER TABLE feed_posts ADD COLUMN publish_status TEXT NOT NULL DEFAULT 'published'
    CONSTRAINT feed_posts_publish_status CHECK (publish_status IN ('published', 'scheduled', 'held'));
ALTER TABLE feed_posts ADD COLUMN scheduled_at TEXT
    CONSTRAINT feed_posts_scheduled_at CHECK (publish_status = 'published' OR scheduled_at IS NOT NULL);
-- Ids of members whom its author named beside the text, for the moment.
ALTER TABLE feed_posts ADD COLUMN named TEXT;

CREATE INDEX feed_posts_due ON feed_posts (scheduled_at, id) WHERE publish_status = 'scheduled';
CREATE INDEX feed_posts_waiting ON feed_posts (tenant_id, author_id) WHERE publish_status <> 'published';
