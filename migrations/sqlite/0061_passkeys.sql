-- Passkeys, and the challenges of their two ceremonies.

CREATE TABLE passkeys (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    credential_id BLOB NOT NULL,
    -- A COSE key.
    public_key    BLOB NOT NULL,
    -- Names the account to authenticators.
    user_handle   BLOB NOT NULL,
    -- The site that it belongs to.
    rp_id         TEXT NOT NULL,
    device_name   TEXT NOT NULL,
    attachment    TEXT,
    -- Words with commas between them.
    transports    TEXT NOT NULL,
    aaguid        BLOB NOT NULL,
    sign_count    INTEGER NOT NULL,
    backup_eligible INTEGER NOT NULL,
    backup_state  INTEGER NOT NULL,
    created_at    TEXT NOT NULL,
    last_used_at  TEXT,
    CONSTRAINT passkeys_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX passkeys_tenant_id ON passkeys (tenant_id, id);
CREATE UNIQUE INDEX passkeys_credential ON passkeys (tenant_id, credential_id);
CREATE INDEX passkeys_by_user ON passkeys (tenant_id, user_id, id DESC);

-- Each is taken once.
CREATE TABLE passkey_challenges (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    -- Who adds a passkey; null for a sign-in.
    user_id    INTEGER,
    -- SHA-256 of what names it.
    name_hash  BLOB NOT NULL,
    challenge  BLOB NOT NULL,
    rp_id      TEXT NOT NULL,
    origin     TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    CONSTRAINT passkey_challenges_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id) ON DELETE CASCADE,
    CONSTRAINT passkey_challenges_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX passkey_challenges_tenant_id ON passkey_challenges (tenant_id, id);
CREATE UNIQUE INDEX passkey_challenges_name ON passkey_challenges (tenant_id, name_hash);
CREATE INDEX passkey_challenges_by_user ON passkey_challenges (tenant_id, user_id);
CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_at);
