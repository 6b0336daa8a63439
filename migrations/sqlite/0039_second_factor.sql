-- Second factors: codes of an authenticator app, and backup codes.

-- One row a member. A secret is made of its seed and the installation's keys, so whoever reads this table alone makes no code.
CREATE TABLE second_factors (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    user_id      INTEGER NOT NULL,
    -- Null while it is off.
    seed         BLOB,
    -- SHA-256 of the secret.
    secret_hash  BLOB,
    -- Waits for its first code.
    pending_seed BLOB,
    pending_hash BLOB,
    -- The last step of the clock whose code counted.
    last_step    INTEGER,
    enabled_at   TEXT,
    CONSTRAINT second_factors_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT second_factors_on CHECK ((seed IS NULL) = (secret_hash IS NULL) AND (seed IS NULL) = (enabled_at IS NULL)),
    CONSTRAINT second_factors_pending CHECK ((pending_seed IS NULL) = (pending_hash IS NULL))
) STRICT;

CREATE UNIQUE INDEX second_factors_tenant_id ON second_factors (tenant_id, id);
CREATE UNIQUE INDEX second_factors_user_once ON second_factors (tenant_id, user_id);

CREATE TABLE backup_codes (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    -- A digest under the installation's keys.
    code_hash  BLOB NOT NULL,
    created_at TEXT NOT NULL,
    used_at    TEXT,
    CONSTRAINT backup_codes_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX backup_codes_tenant_id ON backup_codes (tenant_id, id);
CREATE UNIQUE INDEX backup_codes_code ON backup_codes (tenant_id, user_id, code_hash);

-- Wrong codes.
CREATE TABLE second_factor_failures (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,
    failed_at TEXT NOT NULL,
    CONSTRAINT second_factor_failures_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX second_factor_failures_tenant_id ON second_factor_failures (tenant_id, id);
CREATE INDEX second_factor_failures_by_user ON second_factor_failures (tenant_id, user_id, failed_at);
CREATE INDEX second_factor_failures_by_age ON second_factor_failures (failed_at);

-- Sign-ins between their two steps.
CREATE TABLE sign_in_challenges (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    -- Which one is signed in to: another than the account's for a platform super admin.
    community  INTEGER NOT NULL,
    -- SHA-256 of what the second step shows.
    token_hash BLOB NOT NULL,
    attempts   INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    CONSTRAINT sign_in_challenges_community FOREIGN KEY (community) REFERENCES tenants (id) ON DELETE CASCADE,
    CONSTRAINT sign_in_challenges_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX sign_in_challenges_tenant_id ON sign_in_challenges (tenant_id, id);
CREATE UNIQUE INDEX sign_in_challenges_token ON sign_in_challenges (token_hash);
CREATE INDEX sign_in_challenges_by_user ON sign_in_challenges (tenant_id, user_id);
CREATE INDEX sign_in_challenges_by_community ON sign_in_challenges (community);
CREATE INDEX sign_in_challenges_by_end ON sign_in_challenges (expires_at);
