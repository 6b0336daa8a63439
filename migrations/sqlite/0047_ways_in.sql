-- Devices that sign in without a code, and a second factor that staff have reset.

CREATE TABLE trusted_devices (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    user_id      INTEGER NOT NULL,
    -- SHA-256 of what the device shows.
    token_hash   BLOB NOT NULL,
    device       TEXT NOT NULL,
    browser      TEXT,
    ip_address   TEXT,
    trusted_at   TEXT NOT NULL,
    last_used_at TEXT,
    expires_at   TEXT NOT NULL,
    CONSTRAINT trusted_devices_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT trusted_devices_device CHECK (device IN ('web', 'mobile', 'pwa'))
) STRICT;

CREATE UNIQUE INDEX trusted_devices_tenant_id ON trusted_devices (tenant_id, id);
CREATE UNIQUE INDEX trusted_devices_token ON trusted_devices (token_hash);
CREATE INDEX trusted_devices_by_user ON trusted_devices (tenant_id, user_id, id DESC);
CREATE INDEX trusted_devices_by_end ON trusted_devices (expires_at);

-- SQLite changes no constraint of a table that is there, so the table is made anew. Nothing points at it.
CREATE TABLE security_events_anew (
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
         'two_factor_disabled', 'two_factor_failed', 'two_factor_reset', 'backup_code_used', 'backup_codes_renewed', 'device_trusted',
         'device_distrusted', 'data_exported')),
    CONSTRAINT security_events_device CHECK (device IN ('web', 'mobile', 'pwa'))
) STRICT;

INSERT INTO security_events_anew (id, tenant_id, user_id, kind, device, browser, ip_address, occurred_at)
SELECT id, tenant_id, user_id, kind, device, browser, ip_address, occurred_at FROM security_events;

DROP TABLE security_events;
ALTER TABLE security_events_anew RENAME TO security_events;

CREATE UNIQUE INDEX security_events_tenant_id ON security_events (tenant_id, id);
CREATE INDEX security_events_by_user ON security_events (tenant_id, user_id, id DESC);
CREATE INDEX security_events_by_age ON security_events (occurred_at);

CREATE TRIGGER security_events_immutable BEFORE UPDATE ON security_events
BEGIN
    SELECT RAISE(ABORT, 'security events are immutable');
END;
