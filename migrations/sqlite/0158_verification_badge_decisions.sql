-- What staff decided about members' badges. Nobody changes a line.

CREATE TABLE verification_badge_decisions (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    action     TEXT NOT NULL,
    badge_type TEXT NOT NULL,
    note       TEXT,
    -- No key: an administrator of the whole platform belongs to another community.
    decided_by INTEGER NOT NULL,
    expires_at TEXT,
    decided_at TEXT NOT NULL,
    CONSTRAINT verification_badge_decisions_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT verification_badge_decisions_action CHECK (action IN ('granted', 'revoked'))
) STRICT;

CREATE UNIQUE INDEX verification_badge_decisions_tenant_id ON verification_badge_decisions (tenant_id, id);
CREATE INDEX verification_badge_decisions_by_member ON verification_badge_decisions (tenant_id, user_id, id);
