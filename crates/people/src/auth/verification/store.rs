//! The SQL of confirming addresses.

use super::GOOD_FOR;
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, params, record};

record! {
    /// What is kept of a secret.
    pub(super) struct Kept {
        pub(super) seed: [u8; 16],
        pub(super) token_hash: [u8; 32],
    }
}

/// Whether an account is there, still has to confirm its address, and got no secret after `latest`.
pub(super) async fn may_be_asked(tx: &mut Tx, member: MemberId, latest: Timestamp) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (
             SELECT 1
               FROM users u
              WHERE u.tenant_id = $1 AND u.id = $2 AND u.deleted_at IS NULL AND u.email_verified_at IS NULL
                AND u.status IN ('active', 'pending')
                AND NOT EXISTS (SELECT 1 FROM email_verifications v
                                 WHERE v.tenant_id = $1 AND v.user_id = $2 AND v.created_at > $3))",
        params![member, latest],
    )
    .await
}

/// Keeps what a new secret is made of, in the place of the one before.
pub(super) async fn keep(tx: &mut Tx, member: MemberId, seed: [u8; 16], token_hash: [u8; 32]) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into email_verifications {
        user_id: member,
        seed,
        token_hash,
        created_at: now,
        expires_at: now + GOOD_FOR,
    } or update on [user_id] };
    tx.run(sql, params).await
}

/// What is kept of a member's secret, if it is good.
pub(super) async fn kept(call: &Call, member: MemberId) -> Stored<Option<Kept>> {
    call.optional(
        "SELECT seed, token_hash FROM email_verifications WHERE tenant_id = $1 AND user_id = $2 AND expires_at > $3",
        params![member, call.now()],
    )
    .await
}

/// Uses a secret up. Whose it was, if it was good.
pub(super) async fn use_up(tx: &mut Tx, token_hash: [u8; 32]) -> Stored<Option<MemberId>> {
    let now = tx.now();
    tx.optional(
        "DELETE FROM email_verifications WHERE tenant_id = $1 AND token_hash = $2 AND expires_at > $3 RETURNING user_id",
        params![token_hash, now],
    )
    .await
}

/// Writes down that the address is confirmed, and if `activate` that the account waits for nothing else.
pub(super) async fn confirm(tx: &mut Tx, member: MemberId, activate: bool) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE users
            SET email_verified_at = COALESCE(email_verified_at, $3), updated_at = $3,
                status = CASE WHEN $4 THEN 'active' ELSE status END,
                is_approved = CASE WHEN $4 THEN TRUE ELSE is_approved END
          WHERE tenant_id = $1 AND id = $2",
        params![member, now, activate],
    )
    .await
}

/// The member of this community with this address who still has to confirm it.
pub(super) async fn unconfirmed(call: &Call, email: &str) -> Stored<Option<MemberId>> {
    call.optional(
        "SELECT id
           FROM users
          WHERE tenant_id = $1 AND email = $2 AND deleted_at IS NULL AND email_verified_at IS NULL
            AND status IN ('active', 'pending')",
        params![email],
    )
    .await
}

/// Whether a member's address is confirmed; none if the community has no such member.
pub(super) async fn confirmed_at(call: &Call, member: MemberId) -> Stored<Option<Option<Timestamp>>> {
    call.optional(
        "SELECT email_verified_at FROM users WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL",
        params![member],
    )
    .await
}

/// Removes secrets that were good before a moment, in every community.
pub async fn forget(call: &Call, before: Timestamp) -> Stored<u64> {
    call.unscoped().run("DELETE FROM email_verifications WHERE expires_at < $1", params![before]).await
}
