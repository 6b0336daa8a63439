-- The people of a community, and whom they do not want to meet.

CREATE TABLE users (
    id                    INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id             INTEGER NOT NULL,
    -- Lower case; whoever writes it sees to that, because the engines disagree about letters outside ASCII.
    email                 TEXT NOT NULL,
    username              TEXT,
    password_hash         TEXT NOT NULL,
    first_name            TEXT NOT NULL,
    last_name             TEXT NOT NULL,
    organization_name     TEXT,
    profile_type          TEXT NOT NULL,
    role                  TEXT NOT NULL,
    status                TEXT NOT NULL,
    is_approved           INTEGER NOT NULL,
    is_tenant_super_admin INTEGER NOT NULL,
    avatar_url            TEXT,
    bio                   TEXT,
    tagline               TEXT,
    location              TEXT,
    latitude              REAL,
    longitude             REAL,
    phone                 TEXT,
    -- A list of texts.
    skills                TEXT NOT NULL,
    -- Names, tagline, bio, skills and location in lower case; whoever writes those writes this (base::text::search_text).
    search_text           TEXT NOT NULL DEFAULT '',
    preferred_language    TEXT NOT NULL,
    privacy_profile       TEXT NOT NULL DEFAULT 'members',
    privacy_search        INTEGER NOT NULL,
    onboarding_completed  INTEGER NOT NULL,
    newsletter_opt_in     INTEGER NOT NULL,
    email_verified_at     TEXT,
    last_active_at        TEXT,
    created_at            TEXT NOT NULL,
    updated_at            TEXT NOT NULL,
    deleted_at            TEXT,
    CONSTRAINT users_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id),
    CONSTRAINT users_profile_type CHECK (profile_type IN ('individual', 'organisation')),
    CONSTRAINT users_role CHECK (role IN ('member', 'broker', 'coordinator', 'admin', 'tenant_admin', 'super_admin')),
    CONSTRAINT users_status CHECK (status IN ('active', 'inactive', 'suspended', 'banned', 'pending', 'rejected')),
    CONSTRAINT users_skills CHECK (json_type(skills) = 'array'),
    CONSTRAINT users_privacy_profile CHECK (privacy_profile IN ('public', 'members', 'connections'))
) STRICT;

CREATE UNIQUE INDEX users_tenant_id ON users (tenant_id, id);
CREATE UNIQUE INDEX users_email ON users (tenant_id, email);
CREATE UNIQUE INDEX users_username ON users (tenant_id, username);
-- The directory: last seen first (say NULLS LAST), or by name.
CREATE INDEX users_by_activity ON users (tenant_id, status, last_active_at DESC, id);
CREATE INDEX users_by_name ON users (tenant_id, first_name, last_name, id);

CREATE TABLE user_blocks (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id       INTEGER NOT NULL,
    user_id         INTEGER NOT NULL,
    blocked_user_id INTEGER NOT NULL,
    reason          TEXT,
    created_at      TEXT NOT NULL,
    CONSTRAINT user_blocks_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT user_blocks_blocked FOREIGN KEY (tenant_id, blocked_user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT user_blocks_not_self CHECK (user_id <> blocked_user_id)
) STRICT;

CREATE UNIQUE INDEX user_blocks_tenant_id ON user_blocks (tenant_id, id);
CREATE UNIQUE INDEX user_blocks_pair ON user_blocks (tenant_id, user_id, blocked_user_id);
CREATE INDEX user_blocks_by_blocked ON user_blocks (tenant_id, blocked_user_id, user_id);
