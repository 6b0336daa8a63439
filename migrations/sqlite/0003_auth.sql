-- Signing in. Secrets are kept as hashes only (SHA-256).

-- All successors of one sign-in. Revoking it ends them all.
CREATE TABLE refresh_families (
    id                INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id         INTEGER NOT NULL,
    user_id           INTEGER NOT NULL,
    family_hash       BLOB NOT NULL,
    issued_at         TEXT NOT NULL,
    expires_at        TEXT NOT NULL,
    revoked_at        TEXT,
    revocation_reason TEXT,
    CONSTRAINT refresh_families_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT refresh_families_reason CHECK (revocation_reason IN
        ('expired', 'reuse_detected', 'user_logout', 'logout_all', 'password_reset')),
    CONSTRAINT refresh_families_revoked CHECK ((revoked_at IS NULL) = (revocation_reason IS NULL))
) STRICT;

CREATE UNIQUE INDEX refresh_families_tenant_id ON refresh_families (tenant_id, id);
CREATE UNIQUE INDEX refresh_families_hash ON refresh_families (family_hash);
CREATE INDEX refresh_families_by_user ON refresh_families (tenant_id, user_id, expires_at);

CREATE TABLE refresh_tokens (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    family_id   INTEGER NOT NULL,
    jti_hash    BLOB NOT NULL,
    -- The token that was spent for this one.
    parent_id   INTEGER,
    issued_at   TEXT NOT NULL,
    expires_at  TEXT NOT NULL,
    consumed_at TEXT,
    CONSTRAINT refresh_tokens_family FOREIGN KEY (tenant_id, family_id) REFERENCES refresh_families (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT refresh_tokens_parent FOREIGN KEY (tenant_id, parent_id) REFERENCES refresh_tokens (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX refresh_tokens_tenant_id ON refresh_tokens (tenant_id, id);
CREATE UNIQUE INDEX refresh_tokens_hash ON refresh_tokens (jti_hash);
CREATE INDEX refresh_tokens_by_family ON refresh_tokens (tenant_id, family_id);
CREATE INDEX refresh_tokens_by_parent ON refresh_tokens (tenant_id, parent_id);

-- Access tokens issued at or before the cutoff are refused.
CREATE TABLE token_cutoffs (
    tenant_id INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,
    cutoff    TEXT NOT NULL,
    CONSTRAINT token_cutoffs_pkey PRIMARY KEY (tenant_id, user_id),
    CONSTRAINT token_cutoffs_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE TABLE sessions (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    family_id  INTEGER,
    token_hash BLOB NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    revoked_at TEXT,
    CONSTRAINT sessions_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT sessions_family FOREIGN KEY (tenant_id, family_id) REFERENCES refresh_families (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX sessions_tenant_id ON sessions (tenant_id, id);
CREATE UNIQUE INDEX sessions_token ON sessions (token_hash);
CREATE INDEX sessions_by_user ON sessions (tenant_id, user_id);
CREATE INDEX sessions_by_family ON sessions (tenant_id, family_id);

-- Failed sign-ins, counted per e-mail address and per network address.
CREATE TABLE login_failures (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    kind         TEXT NOT NULL,
    subject_hash BLOB NOT NULL,
    failed_at    TEXT NOT NULL,
    CONSTRAINT login_failures_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id) ON DELETE CASCADE,
    CONSTRAINT login_failures_kind CHECK (kind IN ('email', 'address'))
) STRICT;

CREATE UNIQUE INDEX login_failures_tenant_id ON login_failures (tenant_id, id);
CREATE INDEX login_failures_by_subject ON login_failures (tenant_id, kind, subject_hash, failed_at);
CREATE INDEX login_failures_by_age ON login_failures (failed_at);
