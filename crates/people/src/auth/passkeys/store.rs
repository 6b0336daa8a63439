//! The SQL of passkeys and their challenges.

use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, params, record};

record! {
    /// A passkey.
    #[derive(Clone, Debug)]
    pub struct Passkey {
        /// `passkeys.id`.
        pub id: i64,
        /// Whose it is.
        pub user_id: MemberId,
        /// Its id among authenticators.
        pub credential_id: Vec<u8>,
        /// A COSE key.
        pub public_key: Vec<u8>,
        /// Names the account to authenticators.
        pub user_handle: Vec<u8>,
        /// The site.
        pub rp_id: String,
        /// What the member calls it.
        pub device_name: String,
        /// `platform` or `cross-platform`, if the browser said.
        pub attachment: Option<String>,
        /// How it is reached: words with commas between them.
        pub transports: String,
        /// The kind of authenticator.
        pub aaguid: Vec<u8>,
        /// How often it has signed, as far as it counts.
        pub sign_count: i64,
        /// Whether it may be copied.
        pub backup_eligible: bool,
        /// Whether it is.
        pub backup_state: bool,
        /// When it was added.
        pub created_at: Timestamp,
        /// When somebody signed in with it last.
        pub last_used_at: Option<Timestamp>,
    }
    select passkey_columns
}

record! {
    /// What a ceremony has to sign.
    #[derive(Clone, Debug)]
    pub struct Challenge {
        /// Who adds a passkey; none for a sign-in.
        pub user_id: Option<MemberId>,
        /// What is signed.
        pub challenge: Vec<u8>,
        /// The site.
        pub rp_id: String,
        /// The page.
        pub origin: String,
        /// When it is over.
        pub expires_at: Timestamp,
    }
}

/// Keeps a challenge.
pub(super) async fn open(tx: &mut Tx, name_hash: [u8; 32], challenge: &Challenge) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into passkey_challenges {
        user_id: challenge.user_id,
        name_hash,
        challenge: challenge.challenge.as_slice(),
        rp_id: challenge.rp_id.as_str(),
        origin: challenge.origin.as_str(),
        created_at: now,
        expires_at: challenge.expires_at,
    } };
    tx.run(sql, params).await
}

/// Takes a challenge away, so that it is good once. In time or not, it is gone.
pub(super) async fn take(tx: &mut Tx, name_hash: [u8; 32]) -> Stored<Option<Challenge>> {
    tx.optional(
        "DELETE FROM passkey_challenges
          WHERE tenant_id = $1 AND name_hash = $2
          RETURNING user_id, challenge, rp_id, origin, expires_at",
        params![name_hash],
    )
    .await
}

/// A member's passkeys, the newest first.
#[rustfmt::skip::macros(concat)]
pub(super) async fn of_member(call: &Call, member: MemberId) -> Stored<Vec<Passkey>> {
    call.all(
        concat!("SELECT ", passkey_columns!(), " FROM passkeys WHERE tenant_id = $1 AND user_id = $2 ORDER BY id DESC"),
        params![member],
    )
    .await
}

/// How many passkeys a member has.
pub(super) async fn count(tx: &mut Tx, member: MemberId) -> Stored<i64> {
    tx.one("SELECT COUNT(*) FROM passkeys WHERE tenant_id = $1 AND user_id = $2", params![member]).await
}

/// A passkey of the community by its id among authenticators.
#[rustfmt::skip::macros(concat)]
pub(super) async fn find(call: &Call, credential_id: &[u8]) -> Stored<Option<Passkey>> {
    call.optional(
        concat!("SELECT ", passkey_columns!(), " FROM passkeys WHERE tenant_id = $1 AND credential_id = $2"),
        params![credential_id],
    )
    .await
}

/// Adds a passkey.
pub(super) async fn insert(tx: &mut Tx, new: &Passkey) -> Stored<u64> {
    let (sql, params) = insert! { into passkeys {
        user_id: new.user_id,
        credential_id: new.credential_id.as_slice(),
        public_key: new.public_key.as_slice(),
        user_handle: new.user_handle.as_slice(),
        rp_id: new.rp_id.as_str(),
        device_name: new.device_name.as_str(),
        attachment: new.attachment.as_deref(),
        transports: new.transports.as_str(),
        aaguid: new.aaguid.as_slice(),
        sign_count: new.sign_count,
        backup_eligible: new.backup_eligible,
        backup_state: new.backup_state,
        created_at: new.created_at,
    } };
    tx.run(sql, params).await
}

/// Notes that a passkey signed, unless it is gone or its counter did not go on. One that does not count says 0 each time.
pub(super) async fn used(tx: &mut Tx, id: i64, sign_count: i64, backup_state: bool) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE passkeys
            SET sign_count = $3, backup_state = $4, last_used_at = $5
          WHERE tenant_id = $1 AND id = $2 AND (sign_count < $3 OR (sign_count = 0 AND $3 = 0))",
        params![id, sign_count, backup_state, now],
    )
    .await
}

/// Gives a member's passkey another name. Tells whether there is one.
pub(super) async fn rename(tx: &mut Tx, member: MemberId, credential_id: &[u8], name: &str) -> Stored<u64> {
    tx.run(
        "UPDATE passkeys SET device_name = $4 WHERE tenant_id = $1 AND user_id = $2 AND credential_id = $3",
        params![member, credential_id, name],
    )
    .await
}

/// Removes a member's passkey. Tells whether there was one.
pub(super) async fn remove(tx: &mut Tx, member: MemberId, credential_id: &[u8]) -> Stored<u64> {
    tx.run(
        "DELETE FROM passkeys WHERE tenant_id = $1 AND user_id = $2 AND credential_id = $3",
        params![member, credential_id],
    )
    .await
}

/// Removes every passkey of a member. Tells how many there were.
pub(super) async fn remove_all(tx: &mut Tx, member: MemberId) -> Stored<u64> {
    tx.run("DELETE FROM passkeys WHERE tenant_id = $1 AND user_id = $2", params![member]).await
}

/// Removes challenges whose time was over before `now`, in every community.
pub(in crate::auth) async fn tidy(call: &Call, now: Timestamp) -> Stored<u64> {
    call.unscoped().run("DELETE FROM passkey_challenges WHERE expires_at < $1", params![now]).await
}
