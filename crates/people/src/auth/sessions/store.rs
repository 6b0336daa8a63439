//! Signed-in sessions. A session is found by its digest alone: it says itself which community it belongs to.

use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::Tx;
use crate::db::Stored;
use crate::{insert, params};

/// Adds a session that dies with a family.
pub async fn insert(
    tx: &mut Tx,
    tenant: TenantId,
    member: MemberId,
    family: i64,
    session: [u8; 32],
    expires_at: Timestamp,
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { unscoped into sessions {
        tenant_id: tenant,
        user_id: member,
        family_id: family,
        token_hash: session,
        created_at: now,
        expires_at,
    } };
    tx.unscoped().run(sql, params).await
}

/// Ends a session. Gives whose it was, if it was one.
pub async fn revoke(tx: &mut Tx, session: [u8; 32]) -> Stored<Option<(TenantId, MemberId)>> {
    let now = tx.now();
    tx.unscoped()
        .optional(
            "UPDATE sessions SET revoked_at = $2 WHERE token_hash = $1 AND revoked_at IS NULL RETURNING tenant_id, user_id",
            params![session, now],
        )
        .await
}

/// Ends the family that a session belongs to.
pub async fn revoke_family(tx: &mut Tx, session: [u8; 32]) -> Stored<u64> {
    let now = tx.now();
    tx.unscoped()
        .run(
            "UPDATE refresh_families
                SET revoked_at = $2, revocation_reason = 'user_logout'
              WHERE revoked_at IS NULL
                AND (tenant_id, id) IN (SELECT tenant_id, family_id FROM sessions WHERE token_hash = $1)",
            params![session, now],
        )
        .await
}
