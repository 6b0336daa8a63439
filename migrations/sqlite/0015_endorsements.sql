-- What members say another one can do, whom they vouch for, and the badges that earns.

-- The community's own list of skills.
CREATE TABLE skills (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    name       TEXT NOT NULL,
    -- The name in lower case: two spellings are one skill. Whoever writes the name writes this (base::text::search_text).
    name_key   TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT skills_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX skills_tenant_id ON skills (tenant_id, id);
CREATE UNIQUE INDEX skills_name ON skills (tenant_id, name_key);

CREATE TABLE skill_endorsements (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    endorser_id INTEGER NOT NULL,
    endorsed_id INTEGER NOT NULL,
    skill_id    INTEGER,
    skill_name  TEXT NOT NULL,
    -- As in `skills`.
    skill_key   TEXT NOT NULL,
    comment     TEXT,
    created_at  TEXT NOT NULL,
    CONSTRAINT skill_endorsements_endorser FOREIGN KEY (tenant_id, endorser_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT skill_endorsements_endorsed FOREIGN KEY (tenant_id, endorsed_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT skill_endorsements_skill FOREIGN KEY (tenant_id, skill_id) REFERENCES skills (tenant_id, id),
    CONSTRAINT skill_endorsements_not_self CHECK (endorser_id <> endorsed_id)
) STRICT;

CREATE UNIQUE INDEX skill_endorsements_tenant_id ON skill_endorsements (tenant_id, id);
-- Everything about one member, by skill, newest first; and one endorsement of a skill by each endorser.
CREATE UNIQUE INDEX skill_endorsements_once ON skill_endorsements (tenant_id, endorsed_id, skill_key, endorser_id);
CREATE INDEX skill_endorsements_by_endorser ON skill_endorsements (tenant_id, endorser_id);
CREATE INDEX skill_endorsements_by_skill ON skill_endorsements (tenant_id, skill_id);
-- How many name a skill, also those from before it was on the list.
CREATE INDEX skill_endorsements_by_key ON skill_endorsements (tenant_id, skill_key);

CREATE TABLE peer_endorsements (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    endorser_id INTEGER NOT NULL,
    endorsed_id INTEGER NOT NULL,
    created_at  TEXT NOT NULL,
    CONSTRAINT peer_endorsements_endorser FOREIGN KEY (tenant_id, endorser_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT peer_endorsements_endorsed FOREIGN KEY (tenant_id, endorsed_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT peer_endorsements_not_self CHECK (endorser_id <> endorsed_id)
) STRICT;

CREATE UNIQUE INDEX peer_endorsements_tenant_id ON peer_endorsements (tenant_id, id);
CREATE UNIQUE INDEX peer_endorsements_once ON peer_endorsements (tenant_id, endorsed_id, endorser_id);
CREATE INDEX peer_endorsements_by_endorser ON peer_endorsements (tenant_id, endorser_id);

CREATE TABLE member_verification_badges (
    id                INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id         INTEGER NOT NULL,
    user_id           INTEGER NOT NULL,
    badge_type        TEXT NOT NULL,
    -- Whoever granted it; null where a rule did. No key: an administrator of the whole platform belongs to another community.
    verified_by       INTEGER,
    verification_note TEXT,
    granted_at        TEXT NOT NULL,
    expires_at        TEXT,
    revoked_at        TEXT,
    CONSTRAINT member_verification_badges_user FOREIGN KEY (tenant_id, user_id)
        REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX member_verification_badges_tenant_id ON member_verification_badges (tenant_id, id);
-- Each is granted once.
CREATE UNIQUE INDEX member_verification_badges_once ON member_verification_badges (tenant_id, user_id, badge_type);
