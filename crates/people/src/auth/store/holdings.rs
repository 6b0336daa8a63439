//! What signing in holds of a member. What ended sign-ins stays, so that no old token comes to life again; so does the log, as evidence, until it is forgotten.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::erased("backup_codes", &["DELETE FROM backup_codes WHERE tenant_id = $1 AND user_id = $2"]),
    Holding::erased("email_changes", &["DELETE FROM email_changes WHERE tenant_id = $1 AND user_id = $2"]),
    Holding::erased("email_verifications", &["DELETE FROM email_verifications WHERE tenant_id = $1 AND user_id = $2"]),
    Holding::nothing("invites"),
    Holding::nothing("login_failures"),
    Holding::erased("passkey_challenges", &["DELETE FROM passkey_challenges WHERE tenant_id = $1 AND user_id = $2"]),
    Holding::both(
        "passkeys",
        "passkeys",
        "SELECT device_name, rp_id, attachment, created_at, last_used_at FROM passkeys WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &["DELETE FROM passkeys WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::erased("password_history", &["DELETE FROM password_history WHERE tenant_id = $1 AND user_id = $2"]),
    Holding::erased("password_resets", &["DELETE FROM password_resets WHERE tenant_id = $1 AND user_id = $2"]),
    Holding::both(
        "refresh_families",
        "sign_ins",
        "SELECT device, browser, ip_address, issued_at, last_used_at, expires_at, revoked_at FROM refresh_families WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &["DELETE FROM refresh_families WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::nothing("refresh_tokens"),
    Holding::nothing("registration_attempts"),
    Holding::erased(
        "second_factor_failures",
        &["DELETE FROM second_factor_failures WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "second_factors",
        "second_factor",
        "SELECT enabled_at FROM second_factors WHERE tenant_id = $1 AND user_id = $2",
        &["DELETE FROM second_factors WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::shown(
        "security_events",
        "security_log",
        "SELECT kind, device, browser, ip_address, occurred_at FROM security_events WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
    ),
    Holding::erased("sessions", &["DELETE FROM sessions WHERE tenant_id = $1 AND user_id = $2"]),
    Holding::erased("sign_in_challenges", &["DELETE FROM sign_in_challenges WHERE tenant_id = $1 AND user_id = $2"]),
    Holding::nothing("token_cutoffs"),
    Holding::both(
        "trusted_devices",
        "trusted_devices",
        "SELECT device, browser, ip_address, trusted_at, last_used_at, expires_at FROM trusted_devices WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &["DELETE FROM trusted_devices WHERE tenant_id = $1 AND user_id = $2"],
    ),
];
