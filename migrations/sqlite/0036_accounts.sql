-- Getting in again, sign-ins that members see, and what happened to their accounts.

-- Where a sign-in came from, as far as it is known, and when it was used last.
ALTER TABLE refresh_families ADD COLUMN device TEXT NOT NULL DEFAULT 'web' CONSTRAINT refresh_families_device CHECK (device IN ('web', 'mobile', 'pwa'));
ALTER TABLE refresh_families ADD COLUMN browser TEXT;
ALTER TABLE refresh_families ADD COLUMN ip_address TEXT;
ALTER TABLE refresh_families ADD COLUMN last_used_at TEXT;

-- Where a mail goes that is not for the member's present address.
ALTER TABLE notification_queue ADD COLUMN address TEXT;

-- Passwords that were replaced, so that they do not come back.
CREATE TABLE password_history (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    password_hash TEXT NOT NULL,
    replaced_at   TEXT NOT NULL,
    CONSTRAINT password_history_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX password_history_tenant_id ON password_history (tenant_id, id);
CREATE INDEX password_history_by_user ON password_history (tenant_id, user_id, id DESC);

-- Links to choose a new password: one an account. The secret is made of the seed and the installation's keys, as that of email_verifications is.
CREATE TABLE password_resets (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    seed       BLOB NOT NULL,
    -- SHA-256 of the secret.
    token_hash BLOB NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    CONSTRAINT password_resets_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX password_resets_tenant_id ON password_resets (tenant_id, id);
CREATE UNIQUE INDEX password_resets_user_once ON password_resets (tenant_id, user_id);
CREATE UNIQUE INDEX password_resets_token ON password_resets (tenant_id, token_hash);
CREATE INDEX password_resets_by_end ON password_resets (expires_at);

-- New addresses that wait to be confirmed, one a member, and those that were. Two secrets come of one seed: the new address confirms, the old one stops it.
CREATE TABLE email_changes (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    user_id      INTEGER NOT NULL,
    -- Lower case, both.
    old_email    TEXT NOT NULL,
    new_email    TEXT NOT NULL,
    seed         BLOB NOT NULL,
    -- SHA-256 of the secrets.
    confirm_hash BLOB NOT NULL,
    cancel_hash  BLOB NOT NULL,
    created_at   TEXT NOT NULL,
    expires_at   TEXT NOT NULL,
    confirmed_at TEXT,
    CONSTRAINT email_changes_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX email_changes_tenant_id ON email_changes (tenant_id, id);
CREATE UNIQUE INDEX email_changes_waiting ON email_changes (tenant_id, user_id) WHERE confirmed_at IS NULL;
CREATE UNIQUE INDEX email_changes_confirm ON email_changes (tenant_id, confirm_hash);
CREATE UNIQUE INDEX email_changes_cancel ON email_changes (tenant_id, cancel_hash);
CREATE INDEX email_changes_by_user ON email_changes (tenant_id, user_id);
CREATE INDEX email_changes_by_end ON email_changes (expires_at);

-- What happened to an account, for its owner to read. Rows are added and, when they are old, forgotten, but never changed.
CREATE TABLE security_events (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    -- Null for a sign-in at an address that is nobody's: it costs as much as one at somebody's.
    user_id     INTEGER,
    kind        TEXT NOT NULL,
    device      TEXT NOT NULL,
    browser     TEXT,
    ip_address  TEXT,
    occurred_at TEXT NOT NULL,
    CONSTRAINT security_events_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id) ON DELETE CASCADE,
    CONSTRAINT security_events_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT security_events_kind CHECK (kind IN
        ('signed_in', 'sign_in_failed', 'signed_out', 'signed_out_everywhere', 'session_ended', 'token_reused', 'password_reset_requested',
         'password_reset', 'password_changed', 'email_change_requested', 'email_change_cancelled', 'email_changed', 'two_factor_enabled',
         'two_factor_disabled', 'two_factor_failed', 'backup_code_used', 'backup_codes_renewed', 'device_trusted', 'device_distrusted',
         'data_exported')),
    CONSTRAINT security_events_device CHECK (device IN ('web', 'mobile', 'pwa'))
) STRICT;

CREATE UNIQUE INDEX security_events_tenant_id ON security_events (tenant_id, id);
CREATE INDEX security_events_by_user ON security_events (tenant_id, user_id, id DESC);
CREATE INDEX security_events_by_age ON security_events (occurred_at);

CREATE TRIGGER security_events_immutable BEFORE UPDATE ON security_events
BEGIN
    SELECT RAISE(ABORT, 'security events are immutable');
END;
