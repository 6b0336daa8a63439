//! The SQL of getting in again.

use super::{CHANGE_GOOD_FOR, GOOD_FOR, REMEMBERED};
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, params, record};

record! {
    /// What is kept of a link to a new password.
    pub(super) struct Reset {
        pub(super) seed: [u8; 16],
        pub(super) token_hash: [u8; 32],
    }
}

record! {
    /// What is kept of the links of a change that waits.
    pub(super) struct Links {
        pub(super) new_email: String,
        pub(super) seed: [u8; 16],
        pub(super) confirm_hash: [u8; 32],
        pub(super) cancel_hash: [u8; 32],
    }
}

record! {
    /// A change of an address.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Change {
        /// `email_changes.id`.
        pub id: i64,
        /// Whose.
        pub user_id: MemberId,
        /// The address before it.
        pub old_email: String,
        /// The address after it.
        pub new_email: String,
        /// Until when it can be confirmed.
        pub expires_at: Timestamp,
        /// When it was.
        pub confirmed_at: Option<Timestamp>,
    }
}

record! {
    /// What others know of a member, which makes no password.
    pub(super) struct Known {
        pub(super) email: String,
        pub(super) first_name: String,
        pub(super) last_name: String,
        pub(super) organization_name: Option<String>,
        pub(super) location: Option<String>,
        pub(super) phone: Option<String>,
    }
}

/// The member of this community with this address whose account is not shut.
pub(super) async fn recoverable(call: &Call, email: &str) -> Stored<Option<MemberId>> {
    call.optional(
        "SELECT id
           FROM users
          WHERE tenant_id = $1 AND email = $2 AND deleted_at IS NULL AND status IN ('active', 'pending')",
        params![email],
    )
    .await
}

/// Whether an account is there, not shut, and got no link after `latest`.
pub(super) async fn may_reset(tx: &mut Tx, member: MemberId, latest: Timestamp) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (
             SELECT 1
               FROM users u
              WHERE u.tenant_id = $1 AND u.id = $2 AND u.deleted_at IS NULL AND u.status IN ('active', 'pending')
                AND NOT EXISTS (SELECT 1 FROM password_resets r
                                 WHERE r.tenant_id = $1 AND r.user_id = $2 AND r.created_at > $3))",
        params![member, latest],
    )
    .await
}

/// Keeps what a new link is made of, in the place of the one before.
pub(super) async fn keep_reset(tx: &mut Tx, member: MemberId, seed: [u8; 16], token_hash: [u8; 32]) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into password_resets {
        user_id: member,
        seed,
        token_hash,
        created_at: now,
        expires_at: now + GOOD_FOR,
    } or update on [user_id] };
    tx.run(sql, params).await
}

/// What is kept of a member's link, if it is good.
pub(super) async fn kept_reset(call: &Call, member: MemberId) -> Stored<Option<Reset>> {
    call.optional(
        "SELECT seed, token_hash FROM password_resets WHERE tenant_id = $1 AND user_id = $2 AND expires_at > $3",
        params![member, call.now()],
    )
    .await
}

/// Whose a link is, if it is good.
pub(super) async fn holder(call: &Call, token_hash: [u8; 32]) -> Stored<Option<MemberId>> {
    call.optional(
        "SELECT user_id FROM password_resets WHERE tenant_id = $1 AND token_hash = $2 AND expires_at > $3",
        params![token_hash, call.now()],
    )
    .await
}

/// Uses a link up. Whose it was, if it was good.
pub(super) async fn use_up(tx: &mut Tx, token_hash: [u8; 32]) -> Stored<Option<MemberId>> {
    let now = tx.now();
    tx.optional(
        "DELETE FROM password_resets WHERE tenant_id = $1 AND token_hash = $2 AND expires_at > $3 RETURNING user_id",
        params![token_hash, now],
    )
    .await
}

/// Voids the links of a member that were sent before: to a new password, and to confirm an address.
pub(super) async fn void_links(tx: &mut Tx, tenant: TenantId, member: MemberId) -> Stored<()> {
    let tx = tx.unscoped();
    tx.run("DELETE FROM password_resets WHERE tenant_id = $1 AND user_id = $2", params![tenant, member]).await?;
    tx.run("DELETE FROM email_verifications WHERE tenant_id = $1 AND user_id = $2", params![tenant, member]).await?;
    Ok(())
}

/// What others know of a member.
pub(super) async fn known(call: &Call, tenant: TenantId, member: MemberId) -> Stored<Option<Known>> {
    call.unscoped()
        .optional(
            "SELECT email, first_name, last_name, organization_name, location, phone
               FROM users
              WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL",
            params![tenant, member],
        )
        .await
}

/// The passwords before the present one that do not come back, the newest first.
pub(super) async fn passwords_before(call: &Call, tenant: TenantId, member: MemberId) -> Stored<Vec<String>> {
    call.unscoped()
        .all(
            "SELECT password_hash
               FROM password_history
              WHERE tenant_id = $1 AND user_id = $2
              ORDER BY id DESC
              LIMIT $3",
            params![tenant, member, REMEMBERED],
        )
        .await
}

/// Replaces a password, and remembers the one before.
pub(super) async fn replace_password(
    tx: &mut Tx,
    tenant: TenantId,
    member: MemberId,
    before: &str,
    password_hash: &str,
) -> Stored<()> {
    let now = tx.now();
    let (sql, params) = insert! { unscoped into password_history {
        tenant_id: tenant,
        user_id: member,
        password_hash: before,
        replaced_at: now,
    } };
    tx.unscoped().run(sql, params).await?;
    tx.unscoped()
        .run(
            "DELETE FROM password_history
              WHERE tenant_id = $1 AND user_id = $2
                AND id NOT IN (SELECT id FROM password_history WHERE tenant_id = $1 AND user_id = $2 ORDER BY id DESC LIMIT $3)",
            params![tenant, member, REMEMBERED],
        )
        .await?;
    tx.unscoped()
        .run(
            "UPDATE users SET password_hash = $3, updated_at = $4 WHERE tenant_id = $1 AND id = $2",
            params![tenant, member, password_hash, now],
        )
        .await?;
    Ok(())
}

/// A new change of an address that waits to be confirmed.
pub(super) struct NewChange<'a> {
    pub(super) member: MemberId,
    pub(super) old_email: &'a str,
    pub(super) new_email: &'a str,
    pub(super) seed: [u8; 16],
    pub(super) confirm_hash: [u8; 32],
    pub(super) cancel_hash: [u8; 32],
}

/// Keeps a change that waits; the member has none. Its id.
pub(super) async fn keep_change(tx: &mut Tx, change: &NewChange<'_>) -> Stored<i64> {
    let now = tx.now();
    let (sql, params) = insert! { into email_changes {
        user_id: change.member,
        old_email: change.old_email,
        new_email: change.new_email,
        seed: change.seed,
        confirm_hash: change.confirm_hash,
        cancel_hash: change.cancel_hash,
        created_at: now,
        expires_at: now + CHANGE_GOOD_FOR,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Takes back the change of a member that waits. Tells whether one did.
pub(super) async fn take_back(tx: &mut Tx, tenant: TenantId, member: MemberId) -> Stored<bool> {
    let gone = tx
        .unscoped()
        .run(
            "DELETE FROM email_changes WHERE tenant_id = $1 AND user_id = $2 AND confirmed_at IS NULL",
            params![tenant, member],
        )
        .await?;
    Ok(gone > 0)
}

/// Stops a change that waits, by the secret of the old address. Whose it was, if the secret is good.
pub(super) async fn stop(tx: &mut Tx, cancel_hash: [u8; 32]) -> Stored<Option<MemberId>> {
    let now = tx.now();
    tx.optional(
        "DELETE FROM email_changes
          WHERE tenant_id = $1 AND cancel_hash = $2 AND confirmed_at IS NULL AND expires_at > $3
          RETURNING user_id",
        params![cancel_hash, now],
    )
    .await
}

/// Confirms a change that waits, by the secret of the new address. It, if the secret is good.
pub(super) async fn confirm(tx: &mut Tx, confirm_hash: [u8; 32]) -> Stored<Option<Change>> {
    let now = tx.now();
    tx.optional(
        "UPDATE email_changes
            SET confirmed_at = $3
          WHERE tenant_id = $1 AND confirm_hash = $2 AND confirmed_at IS NULL AND expires_at > $3
          RETURNING id, user_id, old_email, new_email, expires_at, confirmed_at",
        params![confirm_hash, now],
    )
    .await
}

/// Gives a member another address, which is confirmed.
pub(super) async fn replace_email(tx: &mut Tx, member: MemberId, email: &str) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE users SET email = $3, email_verified_at = $4, updated_at = $4 WHERE tenant_id = $1 AND id = $2",
        params![member, email, now],
    )
    .await
}

/// A member's change, by its id.
pub(super) async fn change(tx: &mut Tx, member: MemberId, id: i64) -> Stored<Option<Change>> {
    tx.optional(
        "SELECT id, user_id, old_email, new_email, expires_at, confirmed_at
           FROM email_changes
          WHERE tenant_id = $1 AND user_id = $2 AND id = $3",
        params![member, id],
    )
    .await
}

/// What is kept of the links of a member's change that waits, if it is good.
pub(super) async fn kept_change(call: &Call, member: MemberId) -> Stored<Option<Links>> {
    call.optional(
        "SELECT new_email, seed, confirm_hash, cancel_hash
           FROM email_changes
          WHERE tenant_id = $1 AND user_id = $2 AND confirmed_at IS NULL AND expires_at > $3",
        params![member, call.now()],
    )
    .await
}

/// A member's address, and the new one that waits with when that ends; none if the community has no such member.
pub(super) async fn addresses(
    call: &Call,
    member: MemberId,
) -> Stored<Option<(String, Option<String>, Option<Timestamp>)>> {
    call.optional(
        "SELECT u.email, c.new_email, c.expires_at
           FROM users u
           LEFT JOIN email_changes c
             ON c.tenant_id = u.tenant_id AND c.user_id = u.id AND c.confirmed_at IS NULL AND c.expires_at > $3
          WHERE u.tenant_id = $1 AND u.id = $2 AND u.deleted_at IS NULL",
        params![member, call.now()],
    )
    .await
}

/// Removes links to a new password that ended before `now`, and changes of addresses that ended before `kept`, in every community.
pub async fn forget(call: &Call, now: Timestamp, kept: Timestamp) -> Stored<u64> {
    let db = call.unscoped();
    let resets = db.run("DELETE FROM password_resets WHERE expires_at < $1", params![now]).await?;
    Ok(resets + db.run("DELETE FROM email_changes WHERE expires_at < $1", params![kept]).await?)
}
