-- Staff who act as a member.

-- Who acts as the member; null for the member. No key: an administrator of the whole platform belongs to another community.
ALTER TABLE refresh_families ADD COLUMN impersonator_tenant_id BIGINT;
ALTER TABLE refresh_families ADD COLUMN impersonator_id BIGINT;

CREATE INDEX refresh_families_by_impersonator ON refresh_families (impersonator_tenant_id, impersonator_id) WHERE impersonator_id IS NOT NULL;

ALTER TABLE security_events ADD COLUMN impersonator_tenant_id BIGINT;
ALTER TABLE security_events ADD COLUMN impersonator_id BIGINT;
ALTER TABLE security_events DROP CONSTRAINT security_events_kind;
ALTER TABLE security_events ADD CONSTRAINT security_events_kind CHECK (kind IN
        ('signed_in', 'sign_in_failed', 'signed_out', 'signed_out_everywhere', 'session_ended', 'token_reused', 'password_reset_requested',
         'password_reset', 'password_changed', 'email_change_requested', 'email_change_cancelled', 'email_changed', 'two_factor_enabled',
         'two_factor_disabled', 'two_factor_failed', 'two_factor_reset', 'backup_code_used', 'backup_codes_renewed', 'device_trusted',
         'device_distrusted', 'data_exported', 'impersonation_started', 'impersonation_ended', 'passkey_registered',
         'passkey_removed'));
