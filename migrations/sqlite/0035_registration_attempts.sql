-- What somebody chose as a password who registered with an address that has an account: signing in with it is answered as if the account were new.

CREATE TABLE registration_attempts (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    -- The community that was asked.
    tenant_id     INTEGER NOT NULL,
    -- SHA-256 of the e-mail address.
    account_hash  BLOB NOT NULL,
    -- Argon2id, as of an account.
    password_hash TEXT NOT NULL,
    -- Whether nobody would have had to approve the account.
    is_approved   INTEGER NOT NULL,
    attempted_at  TEXT NOT NULL,
    CONSTRAINT registration_attempts_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX registration_attempts_tenant_id ON registration_attempts (tenant_id, id);
-- The latest attempt at an address replaces the one before.
CREATE UNIQUE INDEX registration_attempts_account ON registration_attempts (tenant_id, account_hash);
CREATE INDEX registration_attempts_by_age ON registration_attempts (attempted_at);
