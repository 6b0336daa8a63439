//! Families, their tokens, and cutoffs.

use super::model::Shown;
use crate::auth::sessions::Origin;
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Impersonator, Tx};
use crate::db::Stored;
use crate::{insert, params, record, words};

words! {
    /// Why a family ended (`refresh_families.revocation_reason`).
    pub enum Reason {
        /// A used token of it came back.
        ReuseDetected = "reuse_detected",
        /// The member signed out.
        UserLogout = "user_logout",
        /// The member signed out everywhere, or the address changed.
        LogoutAll = "logout_all",
        /// The password was changed or reset.
        PasswordReset = "password_reset",
    }
}

record! {
    struct ShownRow {
        token_id: i64,
        family_id: i64,
        consumed_at: Option<Timestamp>,
        family_expires_at: Timestamp,
        family_revoked: bool,
        successor_live: bool,
    }
}

/// A refresh token on record.
#[derive(Debug)]
pub struct Found {
    /// `refresh_tokens.id`.
    pub token_id: i64,
    /// `refresh_families.id`.
    pub family_id: i64,
    /// What decides about it.
    pub shown: Shown,
}

impl From<ShownRow> for Found {
    fn from(row: ShownRow) -> Self {
        Self {
            token_id: row.token_id,
            family_id: row.family_id,
            shown: Shown {
                consumed_at: row.consumed_at,
                family_expires_at: row.family_expires_at,
                family_revoked: row.family_revoked,
                successor_live: row.successor_live,
            },
        }
    }
}

/// Opens a family.
pub async fn insert_family(
    tx: &mut Tx,
    tenant: TenantId,
    member: MemberId,
    family: [u8; 32],
    expires_at: Timestamp,
    origin: &Origin,
) -> Stored<i64> {
    let now = tx.now();
    let (sql, params) = insert! { unscoped into refresh_families {
        tenant_id: tenant,
        user_id: member,
        family_hash: family,
        issued_at & last_used_at: now,
        expires_at,
        device: origin.device,
        browser: origin.browser.as_deref(),
        ip_address: origin.ip_address.as_deref(),
    } then "RETURNING id" };
    tx.unscoped().one(sql, params).await
}

/// Opens a family by which somebody acts as a member.
pub async fn insert_impersonation(
    tx: &mut Tx,
    (tenant, member): (TenantId, MemberId),
    by: Impersonator,
    family: [u8; 32],
    expires_at: Timestamp,
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { unscoped into refresh_families {
        tenant_id: tenant,
        user_id: member,
        family_hash: family,
        issued_at & last_used_at: now,
        expires_at,
        impersonator_tenant_id: by.tenant,
        impersonator_id: by.id,
    } };
    tx.unscoped().run(sql, params).await
}

record! {
    /// That somebody acted as a member.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Acted {
        /// The member's community.
        pub tenant_id: TenantId,
        /// The member.
        pub user_id: MemberId,
        /// The community of whoever acted as them.
        pub impersonator_tenant_id: TenantId,
        /// Who acted as them.
        pub impersonator_id: MemberId,
    }
}

/// Ends every family by which somebody acts as a member. As whom they acted. Served by `refresh_families_by_impersonator`.
pub async fn end_impersonations(tx: &mut Tx, by: Impersonator) -> Stored<Vec<Acted>> {
    let now = tx.now();
    tx.unscoped()
        .all(
            "UPDATE refresh_families
                SET revoked_at = $3, revocation_reason = 'logout_all'
              WHERE impersonator_tenant_id = $1 AND impersonator_id = $2 AND revoked_at IS NULL AND expires_at > $3
              RETURNING tenant_id, user_id, impersonator_tenant_id, impersonator_id",
            params![by.tenant, by.id, now],
        )
        .await
}

/// Marks the families as ended by which somebody acted as a member and whose time is over, in every community. Who acted as whom.
pub async fn expire_impersonations(tx: &mut Tx) -> Stored<Vec<Acted>> {
    let now = tx.now();
    tx.unscoped()
        .all(
            "UPDATE refresh_families
                SET revoked_at = expires_at, revocation_reason = 'expired'
              WHERE impersonator_id IS NOT NULL AND revoked_at IS NULL AND expires_at <= $1
              RETURNING tenant_id, user_id, impersonator_tenant_id, impersonator_id",
            params![now],
        )
        .await
}

/// Notes that a family is used now, and from where.
pub async fn touch_family(tx: &mut Tx, tenant: TenantId, family: i64, origin: &Origin) -> Stored<u64> {
    let now = tx.now();
    tx.unscoped()
        .run(
            "UPDATE refresh_families
                SET last_used_at = $3, device = $4, browser = $5, ip_address = $6
              WHERE tenant_id = $1 AND id = $2",
            params![tenant, family, now, origin.device, origin.browser.as_deref(), origin.ip_address.as_deref()],
        )
        .await
}

/// Adds a token to a family, in place of `parent`.
pub async fn insert_token(
    tx: &mut Tx,
    tenant: TenantId,
    family: i64,
    jti: [u8; 32],
    parent: Option<i64>,
    expires_at: Timestamp,
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { unscoped into refresh_tokens {
        tenant_id: tenant,
        family_id: family,
        jti_hash: jti,
        parent_id: parent,
        issued_at: now,
        expires_at,
    } };
    tx.unscoped().run(sql, params).await
}

/// A member's refresh token, by its digest and its family's.
pub async fn shown(
    tx: &mut Tx,
    tenant: TenantId,
    member: MemberId,
    family: [u8; 32],
    jti: [u8; 32],
) -> Stored<Option<Found>> {
    let row: Option<ShownRow> = tx
        .unscoped()
        .optional(
            "SELECT t.id AS token_id, f.id AS family_id, t.consumed_at, f.expires_at AS family_expires_at,
                    f.revoked_at IS NOT NULL AS family_revoked,
                    EXISTS (SELECT 1
                              FROM refresh_tokens s
                             WHERE s.tenant_id = t.tenant_id AND s.parent_id = t.id AND s.consumed_at IS NULL
                           ) AS successor_live
               FROM refresh_tokens t
               JOIN refresh_families f ON f.tenant_id = t.tenant_id AND f.id = t.family_id
              WHERE t.tenant_id = $1 AND t.jti_hash = $4 AND f.user_id = $2 AND f.family_hash = $3",
            params![tenant, member, family, jti],
        )
        .await?;
    Ok(row.map(Found::from))
}

/// Marks a token as exchanged.
pub async fn consume(tx: &mut Tx, tenant: TenantId, token: i64) -> Stored<u64> {
    let now = tx.now();
    tx.unscoped()
        .run(
            "UPDATE refresh_tokens SET consumed_at = $3 WHERE tenant_id = $1 AND id = $2 AND consumed_at IS NULL",
            params![tenant, token, now],
        )
        .await
}

/// Ends a family; one that has ended already keeps its reason. Tells whether there is such a family.
pub async fn revoke_family(
    tx: &mut Tx,
    tenant: TenantId,
    member: MemberId,
    family: [u8; 32],
    reason: Reason,
) -> Stored<bool> {
    let now = tx.now();
    let touched = tx
        .unscoped()
        .run(
            "UPDATE refresh_families
                SET revoked_at = COALESCE(revoked_at, $4), revocation_reason = COALESCE(revocation_reason, $5)
              WHERE tenant_id = $1 AND user_id = $2 AND family_hash = $3",
            params![tenant, member, family, now, reason],
        )
        .await?;
    Ok(touched > 0)
}

/// Whether a member has a family that has not ended.
pub async fn lives(tx: &mut Tx, tenant: TenantId, member: MemberId, family: [u8; 32]) -> Stored<bool> {
    let now = tx.now();
    tx.unscoped()
        .one(
            "SELECT EXISTS (SELECT 1 FROM refresh_families
                             WHERE tenant_id = $1 AND user_id = $2 AND family_hash = $3 AND revoked_at IS NULL AND expires_at > $4)",
            params![tenant, member, family, now],
        )
        .await
}

/// Ends a family by its id. Tells whether it was alive.
pub async fn end(tx: &mut Tx, tenant: TenantId, member: MemberId, family: i64, reason: Reason) -> Stored<bool> {
    let now = tx.now();
    let ended = tx
        .unscoped()
        .run(
            "UPDATE refresh_families
                SET revoked_at = $4, revocation_reason = $5
              WHERE tenant_id = $1 AND user_id = $2 AND id = $3 AND revoked_at IS NULL AND expires_at > $4",
            params![tenant, member, family, now, reason],
        )
        .await?;
    Ok(ended > 0)
}

/// Ends every family of a member but `keep`. Tells how many were still alive.
pub async fn end_others(tx: &mut Tx, tenant: TenantId, member: MemberId, keep: i64, reason: Reason) -> Stored<u64> {
    let now = tx.now();
    tx.unscoped()
        .run(
            "UPDATE refresh_families
                SET revoked_at = $4, revocation_reason = $5
              WHERE tenant_id = $1 AND user_id = $2 AND id <> $3 AND revoked_at IS NULL AND expires_at > $4",
            params![tenant, member, keep, now, reason],
        )
        .await
}

/// Ends what is between the two steps of a sign-in.
pub async fn end_first_steps(tx: &mut Tx, tenant: TenantId, member: MemberId) -> Stored<u64> {
    tx.unscoped()
        .run("DELETE FROM sign_in_challenges WHERE tenant_id = $1 AND user_id = $2", params![tenant, member])
        .await
}

/// Ends every family of a member. Tells how many were still alive.
pub async fn revoke_families(tx: &mut Tx, tenant: TenantId, member: MemberId, reason: Reason) -> Stored<u64> {
    let now = tx.now();
    tx.unscoped()
        .run(
            "UPDATE refresh_families
                SET revoked_at = $3, revocation_reason = $4
              WHERE tenant_id = $1 AND user_id = $2 AND revoked_at IS NULL AND expires_at > $3",
            params![tenant, member, now, reason],
        )
        .await
}

/// The moment until which everything of a member is revoked.
pub async fn cutoff(tx: &mut Tx, tenant: TenantId, member: MemberId) -> Stored<Option<Timestamp>> {
    tx.unscoped()
        .optional("SELECT cutoff FROM token_cutoffs WHERE tenant_id = $1 AND user_id = $2", params![tenant, member])
        .await
}

/// Revokes everything of a member that was made until `cutoff`.
pub async fn set_cutoff(tx: &mut Tx, tenant: TenantId, member: MemberId, cutoff: Timestamp) -> Stored<u64> {
    let (sql, params) = insert! { unscoped into token_cutoffs {
        tenant_id: tenant,
        user_id: member,
        cutoff,
    } or update on [tenant_id, user_id] };
    tx.unscoped().run(sql, params).await
}
