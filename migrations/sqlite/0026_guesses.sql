-- Failed sign-ins: one row each, with the account that was tried and where it was tried from. What was counted before counts no more:
-- it would have been forgotten within ten minutes anyway.

DROP TABLE login_failures;

CREATE TABLE login_failures (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    -- The account's own community; the one that was asked where no account has the address.
    tenant_id    INTEGER NOT NULL,
    -- SHA-256 of the e-mail address.
    account_hash BLOB NOT NULL,
    -- A network, or a device that the account's owner has signed in on.
    source       TEXT NOT NULL,
    source_hash  BLOB NOT NULL,
    failed_at    TEXT NOT NULL,
    CONSTRAINT login_failures_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id) ON DELETE CASCADE,
    CONSTRAINT login_failures_source CHECK (source IN ('network', 'device'))
) STRICT;

CREATE UNIQUE INDEX login_failures_tenant_id ON login_failures (tenant_id, id);
CREATE INDEX login_failures_by_account ON login_failures (tenant_id, account_hash, source, source_hash, failed_at);
CREATE INDEX login_failures_by_account_time ON login_failures (tenant_id, account_hash, source, failed_at);
CREATE INDEX login_failures_by_source ON login_failures (source, source_hash, failed_at);
CREATE INDEX login_failures_by_age ON login_failures (failed_at);
