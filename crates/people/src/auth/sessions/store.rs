//! Signed-in sessions. A session is found by its digest alone: it says itself which community it belongs to.

use contract::sessions::SessionDevice;

use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, params, record};

record! {
    /// A family that has not ended.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Live {
        /// `refresh_families.id`.
        pub id: i64,
        /// The digest of its secret.
        pub family_hash: [u8; 32],
        /// What it was used from last.
        pub device: SessionDevice,
        /// Name and major version of that browser.
        pub browser: Option<String>,
        /// That network address.
        pub ip_address: Option<String>,
        /// When somebody signed in.
        pub issued_at: Timestamp,
        /// When it was used last; unknown for those from before that was written down.
        pub last_used_at: Option<Timestamp>,
        /// It is the one that asks.
        pub is_current: bool,
        /// Name of whoever acts as the member by it.
        pub impersonator_name: Option<String>,
    }
}

/// A member's families that have not ended, the one used last first. The one that asks is told by the digest of its secret, or of its session.
pub async fn living(
    call: &Call,
    tenant: TenantId,
    member: MemberId,
    family: Option<[u8; 32]>,
    session: Option<[u8; 32]>,
) -> Stored<Vec<Live>> {
    call.unscoped()
        .all(
            "SELECT f.id, f.family_hash, f.device, f.browser, f.ip_address, f.issued_at, f.last_used_at,
                    COALESCE(f.family_hash = $3, FALSE)
                    OR EXISTS (SELECT 1 FROM sessions s
                                WHERE s.tenant_id = f.tenant_id AND s.family_id = f.id AND s.token_hash = $4) AS is_current,
                    a.first_name || ' ' || a.last_name AS impersonator_name
               FROM refresh_families f
               LEFT JOIN users a ON a.tenant_id = f.impersonator_tenant_id AND a.id = f.impersonator_id
              WHERE f.tenant_id = $1 AND f.user_id = $2 AND f.revoked_at IS NULL AND f.expires_at > $5
              ORDER BY COALESCE(f.last_used_at, f.issued_at) DESC, f.id DESC",
            params![tenant, member, family, session, call.now()],
        )
        .await
}

/// Lets a session last until `wanted`, or until its family ends if that is sooner. When it ends then; none if it has ended.
pub async fn prolong(tx: &mut Tx, tenant: TenantId, session: [u8; 32], wanted: Timestamp) -> Stored<Option<Timestamp>> {
    let now = tx.now();
    tx.unscoped()
        .optional(
            "UPDATE sessions
                SET expires_at = (SELECT CASE WHEN f.expires_at < $3 THEN f.expires_at ELSE $3 END
                                    FROM refresh_families f
                                   WHERE f.tenant_id = sessions.tenant_id AND f.id = sessions.family_id)
              WHERE tenant_id = $1 AND token_hash = $2 AND revoked_at IS NULL AND expires_at > $4
              RETURNING expires_at",
            params![tenant, session, wanted, now],
        )
        .await
}

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
