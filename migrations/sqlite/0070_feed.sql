-- The feed: posts, and what members say to whatever stands in it. Each thing in the feed has its line in `feed_activities`, and what is said to the thing
-- belongs to the line.

UPDATE feed_activities SET kind = 'review' WHERE kind = 'review_written';

-- Since when staff keep it out of sight.
ALTER TABLE feed_activities ADD COLUMN hidden_at TEXT;

-- What was there before.
INSERT INTO feed_activities (tenant_id, actor_id, kind, subject, is_visible, created_at)
SELECT x.tenant_id, x.actor_id, x.kind, x.subject, TRUE, x.created_at
  FROM (SELECT l.tenant_id, l.user_id AS actor_id, 'listing' AS kind, l.id AS subject, l.created_at
          FROM listings l
         WHERE l.status <> 'deleted' AND l.moderation_status = 'approved'
         UNION ALL
        SELECT e.tenant_id, e.organizer_id, 'event', e.id, e.published_at
          FROM events e
         WHERE e.published_at IS NOT NULL AND e.parent_event_id IS NULL
         UNION ALL
        SELECT b.tenant_id, b.user_id, 'badge_earned', b.id, b.granted_at
          FROM member_verification_badges b
         WHERE b.revoked_at IS NULL) x
 ORDER BY x.created_at, x.subject;

CREATE TABLE feed_posts (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    author_id  INTEGER NOT NULL,
    group_id   INTEGER,
    content    TEXT NOT NULL,
    visibility TEXT NOT NULL,
    created_at TEXT NOT NULL,
    -- When the text was changed last; null if never.
    edited_at  TEXT,
    CONSTRAINT feed_posts_author FOREIGN KEY (tenant_id, author_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT feed_posts_group FOREIGN KEY (tenant_id, group_id) REFERENCES groups (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT feed_posts_visibility CHECK (visibility IN ('public', 'friends', 'private'))
) STRICT;

CREATE UNIQUE INDEX feed_posts_tenant_id ON feed_posts (tenant_id, id);
CREATE INDEX feed_posts_by_author ON feed_posts (tenant_id, author_id);
CREATE INDEX feed_posts_by_group ON feed_posts (tenant_id, group_id, id) WHERE group_id IS NOT NULL;

CREATE TABLE feed_comments (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    activity_id INTEGER NOT NULL,
    -- The comment that it replies to, of the same line.
    parent_id   INTEGER,
    author_id   INTEGER NOT NULL,
    content     TEXT NOT NULL,
    -- How many comments stand above it.
    depth       INTEGER NOT NULL,
    created_at  TEXT NOT NULL,
    -- When the text was changed last; null if never.
    edited_at   TEXT,
    CONSTRAINT feed_comments_activity FOREIGN KEY (tenant_id, activity_id) REFERENCES feed_activities (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT feed_comments_parent FOREIGN KEY (tenant_id, activity_id, parent_id) REFERENCES feed_comments (tenant_id, activity_id, id) ON DELETE CASCADE,
    CONSTRAINT feed_comments_author FOREIGN KEY (tenant_id, author_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT feed_comments_depth CHECK (depth BETWEEN 0 AND 9 AND (depth = 0) = (parent_id IS NULL))
) STRICT;

CREATE UNIQUE INDEX feed_comments_tenant_id ON feed_comments (tenant_id, id);
CREATE UNIQUE INDEX feed_comments_by_activity ON feed_comments (tenant_id, activity_id, id);
CREATE INDEX feed_comments_by_parent ON feed_comments (tenant_id, activity_id, parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX feed_comments_by_author ON feed_comments (tenant_id, author_id);

CREATE TABLE feed_likes (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    activity_id INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    created_at  TEXT NOT NULL,
    CONSTRAINT feed_likes_activity FOREIGN KEY (tenant_id, activity_id) REFERENCES feed_activities (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT feed_likes_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX feed_likes_tenant_id ON feed_likes (tenant_id, id);
CREATE UNIQUE INDEX feed_likes_once ON feed_likes (tenant_id, activity_id, user_id);
CREATE INDEX feed_likes_by_user ON feed_likes (tenant_id, user_id);

CREATE TABLE feed_reactions (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    activity_id INTEGER NOT NULL,
    -- Null for one to the thing itself.
    comment_id  INTEGER,
    user_id     INTEGER NOT NULL,
    reaction    TEXT NOT NULL,
    created_at  TEXT NOT NULL,
    CONSTRAINT feed_reactions_activity FOREIGN KEY (tenant_id, activity_id) REFERENCES feed_activities (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT feed_reactions_comment FOREIGN KEY (tenant_id, activity_id, comment_id) REFERENCES feed_comments (tenant_id, activity_id, id) ON DELETE CASCADE,
    CONSTRAINT feed_reactions_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT feed_reactions_reaction CHECK (reaction IN ('love', 'like', 'laugh', 'wow', 'sad', 'celebrate', 'clap', 'time_credit'))
) STRICT;

CREATE UNIQUE INDEX feed_reactions_tenant_id ON feed_reactions (tenant_id, id);
CREATE UNIQUE INDEX feed_reactions_once ON feed_reactions (tenant_id, activity_id, user_id) WHERE comment_id IS NULL;
CREATE UNIQUE INDEX feed_reactions_comment_once ON feed_reactions (tenant_id, activity_id, comment_id, user_id) WHERE comment_id IS NOT NULL;
CREATE INDEX feed_reactions_by_user ON feed_reactions (tenant_id, user_id);

-- What members leave out of their own feed.
CREATE TABLE feed_hides (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    activity_id INTEGER NOT NULL,
    created_at  TEXT NOT NULL,
    CONSTRAINT feed_hides_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT feed_hides_activity FOREIGN KEY (tenant_id, activity_id) REFERENCES feed_activities (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX feed_hides_tenant_id ON feed_hides (tenant_id, id);
CREATE UNIQUE INDEX feed_hides_once ON feed_hides (tenant_id, user_id, activity_id);
CREATE INDEX feed_hides_by_activity ON feed_hides (tenant_id, activity_id);

CREATE TABLE feed_reports (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    activity_id INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    reason      TEXT NOT NULL,
    created_at  TEXT NOT NULL,
    -- When staff decided about it; null while it waits.
    settled_at  TEXT,
    CONSTRAINT feed_reports_activity FOREIGN KEY (tenant_id, activity_id) REFERENCES feed_activities (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT feed_reports_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX feed_reports_tenant_id ON feed_reports (tenant_id, id);
CREATE UNIQUE INDEX feed_reports_once ON feed_reports (tenant_id, activity_id, user_id) WHERE settled_at IS NULL;
CREATE INDEX feed_reports_by_user ON feed_reports (tenant_id, user_id);
