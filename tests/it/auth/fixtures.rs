//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use serde_json::{Value, json};
use timeweave::params;

use crate::areas::{Fixtures, InBody, InPath, OfField, Pairs, Things, Written};
use crate::support::{PASSWORD, address};

/// This area.
pub struct Area;

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["auth", "impersonation", "passkeys", "recovery", "registrations", "second_factor", "sessions"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
        "users",
        "INSERT INTO users (id, tenant_id, email, password_hash, first_name, last_name, profile_type, role, status, is_approved,
                is_tenant_super_admin, skills, preferred_language, privacy_profile, privacy_search, onboarding_completed,
                newsletter_opt_in, created_at, updated_at{more})
         VALUES ({n}, {t}, 'p{n}@x.example', 'x', 'P', 'Q', 'individual', 'member', 'active', {yes}, {no}, '[]', 'en', 'members', {yes},
                {yes}, {no}, {now}, {now}{values})",
    ),
            (
        "refresh_families",
        "INSERT INTO refresh_families (id, tenant_id, user_id, family_hash, issued_at, expires_at)
         VALUES ({n}, {t}, {n}, {bytes}, {now}, {now})",
    ),
            (
        "refresh_tokens",
        "INSERT INTO refresh_tokens (id, tenant_id, family_id, jti_hash, parent_id, issued_at, expires_at)
         VALUES ({n}, {t}, {n}, {bytes}, {n}, {now}, {now})",
    ),
            ("token_cutoffs", "INSERT INTO token_cutoffs (tenant_id, user_id, cutoff) VALUES ({t}, {n}, {now})"),
            (
        "sessions",
        "INSERT INTO sessions (id, tenant_id, user_id, family_id, token_hash, created_at, expires_at)
         VALUES ({n}, {t}, {n}, {n}, {bytes}, {now}, {now})",
    ),
            (
        "login_failures",
        "INSERT INTO login_failures (id, tenant_id, account_hash, source, source_hash, failed_at)
         VALUES ({n}, {t}, {bytes}, 'network', {bytes}, {now})",
    ),
            (
        "registration_attempts",
        "INSERT INTO registration_attempts (id, tenant_id, account_hash, password_hash, is_approved, attempted_at)
         VALUES ({n}, {t}, {bytes}, 'x', TRUE, {now})",
    ),
            (
        "invites",
        "INSERT INTO invites (id, tenant_id, code_hash, max_uses, uses_count, created_by, created_at)
         VALUES ({n}, {t}, {bytes}, 1, 0, {n}, {now})",
    ),
            (
        "email_verifications",
        "INSERT INTO email_verifications (id, tenant_id, user_id, seed, token_hash, created_at, expires_at)
         VALUES ({n}, {t}, {n}, {bytes}, {bytes}, {now}, {now})",
    ),
            (
        "passkeys",
        "INSERT INTO passkeys (id, tenant_id, user_id, credential_id, public_key, user_handle, rp_id, device_name, transports, aaguid,
                sign_count, backup_eligible, backup_state, created_at)
         VALUES ({n}, {t}, {n}, {bytes}, {bytes}, {bytes}, 'x', 'x', '', {bytes}, 0, {no}, {no}, {now})",
    ),
            (
        "passkey_challenges",
        "INSERT INTO passkey_challenges (id, tenant_id, user_id, name_hash, challenge, rp_id, origin, created_at, expires_at)
         VALUES ({n}, {t}, {n}, {bytes}, {bytes}, 'x', 'x', {now}, {now})",
    ),
            (
        "password_history",
        "INSERT INTO password_history (id, tenant_id, user_id, password_hash, replaced_at) VALUES ({n}, {t}, {n}, 'x', {now})",
    ),
            (
        "password_resets",
        "INSERT INTO password_resets (id, tenant_id, user_id, seed, token_hash, created_at, expires_at)
         VALUES ({n}, {t}, {n}, {bytes}, {bytes}, {now}, {now})",
    ),
            (
        "email_changes",
        "INSERT INTO email_changes (id, tenant_id, user_id, old_email, new_email, seed, confirm_hash, cancel_hash, created_at, expires_at)
         VALUES ({n}, {t}, {n}, 'x', 'y', {bytes}, {bytes}, {bytes}, {now}, {now})",
    ),
            (
        "security_events",
        "INSERT INTO security_events (id, tenant_id, user_id, kind, device, occurred_at) VALUES ({n}, {t}, {n}, 'signed_in', 'web', {now})",
    ),
            ("second_factors", "INSERT INTO second_factors (id, tenant_id, user_id) VALUES ({n}, {t}, {n})"),
            (
        "backup_codes",
        "INSERT INTO backup_codes (id, tenant_id, user_id, code_hash, created_at) VALUES ({n}, {t}, {n}, {bytes}, {now})",
    ),
            (
        "second_factor_failures",
        "INSERT INTO second_factor_failures (id, tenant_id, user_id, failed_at) VALUES ({n}, {t}, {n}, {now})",
    ),
            (
        "sign_in_challenges",
        "INSERT INTO sign_in_challenges (id, tenant_id, user_id, community, token_hash, attempts, created_at, expires_at)
         VALUES ({n}, {t}, {n}, {t}, {bytes}, 0, {now}, {now})",
    ),
            (
        "trusted_devices",
        "INSERT INTO trusted_devices (id, tenant_id, user_id, token_hash, device, trusted_at, expires_at)
         VALUES ({n}, {t}, {n}, {bytes}, 'web', {now}, {now})",
    ),
        ]
    }

    fn written(&self) -> Written {
        &[
            (
                "users",
                "id",
                &[
                    "first_name",
                    "last_name",
                    "organization_name",
                    "bio",
                    "tagline",
                    "location",
                    "phone",
                    "search_text",
                    "username",
                    "email",
                    "avatar_url",
                ],
            ),
            ("email_changes", "user_id", &["old_email", "new_email"]),
        ]
    }

    fn keyed(&self) -> Pairs {
        &[("token_cutoffs", "user_id")]
    }

    fn unguarded(&self) -> &'static [(&'static str, &'static str, &'static str)] {
        &[
            ("passkeys", "credential_id", "names a key among authenticators"),
            ("passkeys", "rp_id", "the name of a site"),
            ("passkey_challenges", "rp_id", "the name of a site"),
            (
                "refresh_families",
                "impersonator_id",
                "an administrator of the whole platform belongs to another community",
            ),
            ("refresh_families", "impersonator_tenant_id", "as impersonator_id"),
            ("security_events", "impersonator_id", "as in refresh_families"),
            ("security_events", "impersonator_tenant_id", "as in refresh_families"),
        ]
    }

    fn immutable(&self) -> Pairs {
        &[(
            "security_events",
            "INSERT INTO security_events (tenant_id, user_id, kind, device, occurred_at)
         SELECT tenant_id, user_id, kind, device, occurred_at FROM security_events WHERE id = 7000001",
        )]
    }

    fn farewells(&self) -> &'static [Operation] {
        &[Operation::Logout, Operation::RevokeToken, Operation::RevokeAllTokens]
    }

    fn elsewhere(&self) -> Pairs {
        &[
            ("login", "signing in sets cookies and is limited by address: /api/auth"),
            ("refreshToken", "as login"),
            ("logout", "as login"),
            ("revokeToken", "as login"),
            ("revokeAllTokens", "as login"),
            ("validateToken", "as login"),
            ("validateTokenInBody", "as login"),
            ("getCsrfToken", "as login"),
            ("getAuthCsrfToken", "as login"),
            ("getUnversionedCsrfToken", "as login"),
            ("getTotpStatus", "viewer { secondFactor }"),
            ("register", "as login"),
            ("verifyEmail", "as login"),
            ("listRegistrations", "as register: who comes in is decided where they knock"),
            ("approveMember", "as listRegistrations"),
            ("rejectMember", "as listRegistrations"),
            ("listInviteCodes", "as listRegistrations"),
            ("createInviteCodes", "as listRegistrations"),
            ("deactivateInviteCode", "as listRegistrations"),
            ("validateInviteCode", "as register"),
            ("resendVerification", "as login"),
            ("resendVerificationByEmail", "as login"),
            ("forgotPassword", "as login"),
            ("resetPassword", "as login"),
            ("changePassword", "as login: passwords are sent over REST alone"),
            ("changeEmail", "as changePassword"),
            ("cancelEmailChangeByLink", "as login"),
            ("setUpSecondFactor", "as login: secrets are sent over REST alone"),
            ("enableSecondFactor", "as setUpSecondFactor"),
            ("renewBackupCodes", "as setUpSecondFactor"),
            ("disableSecondFactor", "as changePassword"),
            ("verifySecondFactor", "as login"),
            ("heartbeat", "as validateToken"),
            ("impersonateMember", "as login"),
            ("exchangeImpersonation", "as login"),
            ("endImpersonation", "as logout"),
            ("getPasskeyStatus", "as login: ways in stand at one door"),
            ("listPasskeys", "as getPasskeyStatus"),
            ("confirmSecurity", "as changePassword"),
            ("beginPasskeyRegistration", "as getPasskeyStatus"),
            ("addPasskey", "as getPasskeyStatus"),
            ("beginPasskeySignIn", "as login"),
            ("signInWithPasskey", "as login"),
            ("renamePasskey", "as getPasskeyStatus"),
            ("removePasskey", "as getPasskeyStatus"),
            ("removeAllPasskeys", "as getPasskeyStatus"),
            ("checkSession", "as validateToken"),
            ("refreshSession", "as login"),
            ("restoreSession", "as login"),
        ]
    }

    fn things(&self) -> &'static [&'static str] {
        &["session", "invite", "device"]
    }

    fn inputs(&self) -> Pairs {
        &[("resetMemberSecondFactor", "{ memberId: $member, reason: \"x\" }")]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        match name {
            "session" => {
                let credentials = json!({ "email": address(&things.member), "password": PASSWORD });
                things.member.post("/api/auth/login", credentials).await.ok();
                let sessions = things.member.get("/users/me/sessions").await.ok().json();
                let other = sessions["data"].as_array().unwrap().iter().find(|one| one["is_current"] == false).unwrap();
                things.keep("session", other["id"].clone());
            }
            "invite" => {
                let mut code_hash = [0; 32];
                code_hash[..8].copy_from_slice(&things.number.to_le_bytes());
                let sql = "INSERT INTO invites (tenant_id, code_hash, max_uses, uses_count, created_at)
                           VALUES ($1, $2, 1, 0, $3)
                           RETURNING id";
                things.insert("invite", sql, params![things.town.harbour, code_hash, things.town.clock.now()]).await;
            }
            "device" => {
                let mut token_hash = [1; 32];
                token_hash[..8].copy_from_slice(&things.number.to_le_bytes());
                let sql = "INSERT INTO trusted_devices (tenant_id, user_id, token_hash, device, trusted_at, expires_at)
                           VALUES ($1, $2, $3, 'web', $4, $5)
                           RETURNING id";
                let (now, end) = (things.town.clock.now(), things.town.clock.now() + chrono::TimeDelta::days(30));
                let params = params![things.town.harbour, things.member.id, token_hash, now, end];
                things.insert("device", sql, params).await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (_operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "trusted-devices" => things.get("device").await,
            "sessions" => things.get("session").await,
            "invite-codes" => things.get("invite").await,
            _ => return None,
        })
    }

    async fn in_body(&self, (operation, name): InBody<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match name {
            "refresh_token" => things.get("refresh_token").await,
            // Push services have tokens of their own.
            "token" if operation.row().area != "push" => json!(things.member.token),
            "email" if operation == Operation::Login => json!(address(&things.member)),
            "password" if operation == Operation::Login => json!(PASSWORD),
            "email" => json!(format!("new.{}@harbour.example", things.member.name)),
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("deviceId", _) => things.get("device").await,
            ("sessionId", _) => things.get("session").await,
            _ => return None,
        })
    }
}
