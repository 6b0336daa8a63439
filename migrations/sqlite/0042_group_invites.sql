-- Invitations to groups by link and by mail. The secrets in their links are made of keys that the database does not have, so nothing of them is here.

CREATE TABLE group_invites (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    group_id    INTEGER NOT NULL,
    invited_by  INTEGER NOT NULL,
    type        TEXT NOT NULL,
    -- To whom it was mailed, as addresses are compared; null for a link.
    email       TEXT,
    -- What the mail says beside.
    message     TEXT,
    status      TEXT NOT NULL,
    created_at  TEXT NOT NULL,
    expires_at  TEXT NOT NULL,
    -- Who used it, where it is good once.
    accepted_by INTEGER,
    CONSTRAINT group_invites_group FOREIGN KEY (tenant_id, group_id) REFERENCES groups (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT group_invites_inviter FOREIGN KEY (tenant_id, invited_by) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT group_invites_accepter FOREIGN KEY (tenant_id, accepted_by) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT group_invites_type CHECK (type IN ('link', 'email')),
    CONSTRAINT group_invites_status CHECK (status IN ('pending', 'accepted', 'revoked')),
    CONSTRAINT group_invites_mailed CHECK ((type = 'email') = (email IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX group_invites_tenant_id ON group_invites (tenant_id, id);
CREATE INDEX group_invites_by_group ON group_invites (tenant_id, group_id, status, id);
CREATE INDEX group_invites_by_inviter ON group_invites (tenant_id, invited_by);
CREATE INDEX group_invites_by_accepter ON group_invites (tenant_id, accepted_by);
