//! Signed-in sessions. A session is found by its digest alone: it says itself which community it belongs to.

use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::Tx;
use crate::db::Stored;
use crate::params;

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
    tx.run(
        "INSERT INTO sessions (tenant_id, user_id, family_id, token_hash, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6)",
        params![tenant, member, family, session, now, expires_at],
    )
    .await
}

/// Ends a session.
pub async fn revoke(tx: &mut Tx, session: [u8; 32]) -> Stored<u64> {
    let now = tx.now();
    tx.run("UPDATE sessions SET revoked_at = $2 WHERE token_hash = $1 AND revoked_at IS NULL", params![session, now])
        .await
}

/// Ends the family that a session belongs to.
pub async fn revoke_family(tx: &mut Tx, session: [u8; 32]) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE refresh_families
            SET revoked_at = $2, revocation_reason = 'user_logout'
          WHERE revoked_at IS NULL
            AND (tenant_id, id) IN (SELECT tenant_id, family_id FROM sessions WHERE token_hash = $1)",
        params![session, now],
    )
    .await
}
