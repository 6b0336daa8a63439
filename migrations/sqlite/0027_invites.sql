-- Invitations to register, and the list of those who wait for a decision.

CREATE TABLE invites (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id      INTEGER NOT NULL,
    -- SHA-256 of the community and the code.
    code_hash      BLOB NOT NULL,
    note           TEXT,
    max_uses       INTEGER NOT NULL,
    uses_count     INTEGER NOT NULL,
    expires_at     TEXT,
    last_used_at   TEXT,
    deactivated_at TEXT,
    -- Null for an administrator of another community.
    created_by     INTEGER,
    created_at     TEXT NOT NULL,
    CONSTRAINT invites_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id),
    CONSTRAINT invites_creator FOREIGN KEY (tenant_id, created_by) REFERENCES users (tenant_id, id),
    CONSTRAINT invites_uses CHECK (uses_count >= 0 AND uses_count <= max_uses)
) STRICT;

CREATE UNIQUE INDEX invites_tenant_id ON invites (tenant_id, id);
CREATE UNIQUE INDEX invites_code ON invites (tenant_id, code_hash);
CREATE INDEX invites_by_creator ON invites (tenant_id, created_by);

CREATE INDEX users_waiting ON users (tenant_id, id) WHERE status = 'pending';
