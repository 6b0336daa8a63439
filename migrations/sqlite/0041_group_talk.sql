-- What those who administer a group announce, and what its members discuss.

CREATE TABLE group_announcements (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    group_id   INTEGER NOT NULL,
    author_id  INTEGER NOT NULL,
    title      TEXT NOT NULL,
    -- Plain text.
    content    TEXT NOT NULL,
    is_pinned  INTEGER NOT NULL,
    priority   INTEGER NOT NULL,
    expires_at TEXT,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    CONSTRAINT group_announcements_group FOREIGN KEY (tenant_id, group_id) REFERENCES groups (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT group_announcements_author FOREIGN KEY (tenant_id, author_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT group_announcements_priority CHECK (priority >= 0)
) STRICT;

CREATE UNIQUE INDEX group_announcements_tenant_id ON group_announcements (tenant_id, id);
CREATE INDEX group_announcements_by_group ON group_announcements (tenant_id, group_id, is_pinned, priority, id);
CREATE INDEX group_announcements_by_author ON group_announcements (tenant_id, author_id);

CREATE TABLE group_discussions (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    group_id      INTEGER NOT NULL,
    author_id     INTEGER NOT NULL,
    title         TEXT NOT NULL,
    -- Plain text.
    content       TEXT NOT NULL,
    is_pinned     INTEGER NOT NULL,
    -- Whoever writes or deletes a reply holds the discussion's row and notes both here.
    reply_count   INTEGER NOT NULL,
    last_reply_at TEXT,
    created_at    TEXT NOT NULL,
    updated_at    TEXT NOT NULL,
    CONSTRAINT group_discussions_group FOREIGN KEY (tenant_id, group_id) REFERENCES groups (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT group_discussions_author FOREIGN KEY (tenant_id, author_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT group_discussions_reply_count CHECK (reply_count >= 0)
) STRICT;

CREATE UNIQUE INDEX group_discussions_tenant_id ON group_discussions (tenant_id, id);
CREATE INDEX group_discussions_by_group ON group_discussions (tenant_id, group_id, is_pinned, id);
CREATE INDEX group_discussions_by_author ON group_discussions (tenant_id, author_id);

CREATE TABLE group_discussion_replies (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    discussion_id INTEGER NOT NULL,
    author_id     INTEGER NOT NULL,
    -- Plain text.
    content       TEXT NOT NULL,
    created_at    TEXT NOT NULL,
    CONSTRAINT group_discussion_replies_discussion FOREIGN KEY (tenant_id, discussion_id)
        REFERENCES group_discussions (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT group_discussion_replies_author FOREIGN KEY (tenant_id, author_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX group_discussion_replies_tenant_id ON group_discussion_replies (tenant_id, id);
CREATE INDEX group_discussion_replies_by_discussion ON group_discussion_replies (tenant_id, discussion_id, id);
CREATE INDEX group_discussion_replies_by_author ON group_discussion_replies (tenant_id, author_id);
