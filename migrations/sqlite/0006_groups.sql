-- Groups of members.

CREATE TABLE groups (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    owner_id    INTEGER NOT NULL,
    name        TEXT NOT NULL,
    slug        TEXT NOT NULL,
    description TEXT NOT NULL,
    visibility  TEXT NOT NULL,
    status      TEXT NOT NULL,
    created_at  TEXT NOT NULL,
    updated_at  TEXT NOT NULL,
    CONSTRAINT groups_owner FOREIGN KEY (tenant_id, owner_id) REFERENCES users (tenant_id, id),
    CONSTRAINT groups_visibility CHECK (visibility IN ('public', 'private', 'secret')),
    CONSTRAINT groups_status CHECK (status IN ('pending_review', 'active', 'dormant', 'archived', 'rejected'))
) STRICT;

CREATE UNIQUE INDEX groups_tenant_id ON groups (tenant_id, id);
CREATE UNIQUE INDEX groups_slug ON groups (tenant_id, slug);
CREATE INDEX groups_by_owner ON groups (tenant_id, owner_id);

CREATE TABLE group_members (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id INTEGER NOT NULL,
    group_id  INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,
    status    TEXT NOT NULL,
    role      TEXT NOT NULL,
    joined_at TEXT NOT NULL,
    CONSTRAINT group_members_group FOREIGN KEY (tenant_id, group_id) REFERENCES groups (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT group_members_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT group_members_status CHECK (status IN ('active', 'pending', 'invited', 'banned')),
    CONSTRAINT group_members_role CHECK (role IN ('member', 'admin', 'owner'))
) STRICT;

CREATE UNIQUE INDEX group_members_tenant_id ON group_members (tenant_id, id);
CREATE UNIQUE INDEX group_members_person ON group_members (tenant_id, group_id, user_id);
CREATE INDEX group_members_by_user ON group_members (tenant_id, user_id, status, group_id);
CREATE INDEX group_members_by_group ON group_members (tenant_id, group_id, status, user_id);
