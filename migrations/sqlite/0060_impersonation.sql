-- Staff who act as a member.

-- Who acts as the member; null for the member. No key: an administrator of the whole platform belongs to another community.
ALTER TABLE refresh_families ADD COLUMN impersonator_tenant_id INTEGER;
ALTER TABLE refresh_families ADD COLUMN impersonator_id INTEGER;

CREATE INDEX refresh_families_by_impersonator ON refresh_families (impersonator_tenant_id, impersonator_id) WHERE impersonator_id IS NOT NULL;

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
    impersonator_tenant_id INTEGER,
    impersonator_id        INTEGER,
    CONSTRAINT security_events_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id) ON DELETE CASCADE,
    CONSTRAINT security_events_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT security_events_kind CHECK (kind IN
        ('signed_in', 'sign_in_failed', 'signed_out', 'signed_out_everywhere', 'session_ended', 'token_reused', 'password_reset_requested',
         'password_reset', 'password_changed', 'email_change_requested', 'email_change_cancelled', 'email_changed', 'two_factor_enabled',
         'two_factor_disabled', 'two_factor_failed', 'two_factor_reset', 'backup_code_used', 'backup_codes_renewed', 'device_trusted',
         'device_distrusted', 'data_exported', 'impersonation_started', 'impersonation_ended', 'passkey_registered',
         'passkey_removed')),
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
