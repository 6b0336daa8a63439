-- What groups say about themselves, what members write to them, and how members hear of them.

-- SQLite adds no foreign key of two columns to a table that is there, so both tables are made anew. Memberships are moved out
-- before their groups are dropped: dropping a group would end them.
CREATE TABLE groups_anew (
    id                      INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id               INTEGER NOT NULL,
    owner_id                INTEGER NOT NULL,
    name                    TEXT NOT NULL,
    slug                    TEXT NOT NULL,
    description             TEXT NOT NULL,
    visibility              TEXT NOT NULL,
    status                  TEXT NOT NULL,
    created_at              TEXT NOT NULL,
    updated_at              TEXT NOT NULL,
    is_active               INTEGER NOT NULL DEFAULT 1,
    federated_visibility    TEXT NOT NULL DEFAULT 'none',
    allow_federated_members INTEGER NOT NULL DEFAULT 0,
    -- Active memberships. Whoever changes one holds the group's row and counts here.
    cached_member_count     INTEGER NOT NULL DEFAULT 0,
    parent_id               INTEGER,
    image_url               TEXT,
    cover_image_url         TEXT,
    location                TEXT,
    latitude                REAL,
    longitude               REAL,
    -- Name, description and location in lower case; whoever writes those writes this (base::text::search_text).
    search_text             TEXT NOT NULL DEFAULT '',
    CONSTRAINT groups_owner FOREIGN KEY (tenant_id, owner_id) REFERENCES users (tenant_id, id),
    CONSTRAINT groups_parent FOREIGN KEY (tenant_id, parent_id) REFERENCES groups_anew (tenant_id, id),
    CONSTRAINT groups_visibility CHECK (visibility IN ('public', 'private', 'secret')),
    CONSTRAINT groups_status CHECK (status IN ('pending_review', 'active', 'dormant', 'archived', 'rejected')),
    CONSTRAINT groups_federated_visibility CHECK (federated_visibility IN ('none', 'listed', 'joinable')),
    CONSTRAINT groups_member_count CHECK (cached_member_count >= 0)
) STRICT;

CREATE TABLE group_members_anew (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    group_id      INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    status        TEXT NOT NULL,
    role          TEXT NOT NULL,
    joined_at     TEXT NOT NULL,
    is_federated  INTEGER NOT NULL DEFAULT 0,
    -- The number of the community from which a federated member comes.
    source_tenant INTEGER,
    CONSTRAINT group_members_group FOREIGN KEY (tenant_id, group_id) REFERENCES groups_anew (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT group_members_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT group_members_status CHECK (status IN ('active', 'pending', 'invited', 'banned')),
    CONSTRAINT group_members_role CHECK (role IN ('member', 'admin', 'owner'))
) STRICT;

-- A foreign key needs the unique index that it points at.
CREATE UNIQUE INDEX groups_anew_tenant_id ON groups_anew (tenant_id, id);

INSERT INTO groups_anew (id, tenant_id, owner_id, name, slug, description, visibility, status, created_at, updated_at,
        search_text, cached_member_count)
SELECT id, tenant_id, owner_id, name, slug, description, visibility, status, created_at, updated_at,
       lower(name || ' ' || description),
       (SELECT COUNT(*) FROM group_members m
         WHERE m.tenant_id = groups.tenant_id AND m.group_id = groups.id AND m.status = 'active')
  FROM groups;

INSERT INTO group_members_anew (id, tenant_id, group_id, user_id, status, role, joined_at)
SELECT id, tenant_id, group_id, user_id, status, role, joined_at FROM group_members;

DROP TABLE group_members;
DROP TABLE groups;
ALTER TABLE groups_anew RENAME TO groups;
ALTER TABLE group_members_anew RENAME TO group_members;

DROP INDEX groups_anew_tenant_id;
CREATE UNIQUE INDEX groups_tenant_id ON groups (tenant_id, id);
CREATE UNIQUE INDEX groups_slug ON groups (tenant_id, slug);
CREATE INDEX groups_by_owner ON groups (tenant_id, owner_id);
CREATE INDEX groups_by_parent ON groups (tenant_id, parent_id);

CREATE UNIQUE INDEX group_members_tenant_id ON group_members (tenant_id, id);
CREATE UNIQUE INDEX group_members_person ON group_members (tenant_id, group_id, user_id);
CREATE INDEX group_members_by_user ON group_members (tenant_id, user_id, status, group_id);
CREATE INDEX group_members_by_group ON group_members (tenant_id, group_id, status, user_id);

CREATE TABLE group_messages (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    group_id   INTEGER NOT NULL,
    sender_id  INTEGER NOT NULL,
    -- Plain text.
    body       TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT group_messages_group FOREIGN KEY (tenant_id, group_id) REFERENCES groups (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT group_messages_sender FOREIGN KEY (tenant_id, sender_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX group_messages_tenant_id ON group_messages (tenant_id, id);
CREATE INDEX group_messages_by_group ON group_messages (tenant_id, group_id, id DESC);
CREATE INDEX group_messages_by_sender ON group_messages (tenant_id, sender_id);

CREATE TABLE group_notification_preferences (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    group_id      INTEGER NOT NULL,
    frequency     TEXT NOT NULL,
    email_enabled INTEGER NOT NULL,
    push_enabled  INTEGER NOT NULL,
    updated_at    TEXT NOT NULL,
    CONSTRAINT group_notification_preferences_user FOREIGN KEY (tenant_id, user_id)
        REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT group_notification_preferences_group FOREIGN KEY (tenant_id, group_id)
        REFERENCES groups (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT group_notification_preferences_frequency CHECK (frequency IN ('instant', 'digest', 'muted'))
) STRICT;

CREATE UNIQUE INDEX group_notification_preferences_tenant_id ON group_notification_preferences (tenant_id, id);
CREATE UNIQUE INDEX group_notification_preferences_person
    ON group_notification_preferences (tenant_id, user_id, group_id);
CREATE INDEX group_notification_preferences_by_group ON group_notification_preferences (tenant_id, group_id);
