//! Invitations on record.

use crate::base::{InviteId, MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{params, record};

record! {
    /// An invitation without its code.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Invite {
        /// `invites.id`.
        pub id: InviteId,
        /// What it is for.
        pub note: Option<String>,
        /// So many may register with it.
        pub max_uses: i64,
        /// So many have.
        pub uses_count: i64,
        /// When it ends.
        pub expires_at: Option<Timestamp>,
        /// When it was used last.
        pub last_used_at: Option<Timestamp>,
        /// When it was withdrawn.
        pub deactivated_at: Option<Timestamp>,
        /// Who made it, if they belong to this community.
        pub created_by: Option<MemberId>,
        /// Their name.
        pub creator_name: Option<String>,
        /// When it was made.
        pub created_at: Timestamp,
    }
}

/// The columns of an [`Invite`] of the table aliases `i` and `u`, in its order.
macro_rules! columns {
    () => {
        "i.id, i.note, i.max_uses, i.uses_count, i.expires_at, i.last_used_at, i.deactivated_at, i.created_by,
                TRIM(u.first_name || ' ' || u.last_name) AS creator_name, i.created_at"
    };
}

/// Invitations of the community, newest first.
#[rustfmt::skip::macros(concat)]
pub async fn page(call: &Call, limit: i64, offset: i64) -> Stored<Vec<Invite>> {
    call.all(
        concat!("SELECT ", columns!(), "
               FROM invites i
               LEFT JOIN users u ON u.tenant_id = $1 AND u.id = i.created_by
              WHERE i.tenant_id = $1
              ORDER BY i.id DESC
              LIMIT $2 OFFSET $3"),
        params![limit, offset],
    )
    .await
}

/// How many invitations the community has.
pub async fn count(call: &Call) -> Stored<i64> {
    call.one("SELECT COUNT(*) FROM invites WHERE tenant_id = $1", params![]).await
}

/// The invitation with a code, good or not.
#[rustfmt::skip::macros(concat)]
pub async fn by_code(call: &Call, code_hash: [u8; 32]) -> Stored<Option<Invite>> {
    call.optional(
        concat!("SELECT ", columns!(), "
               FROM invites i
               LEFT JOIN users u ON u.tenant_id = $1 AND u.id = i.created_by
              WHERE i.tenant_id = $1 AND i.code_hash = $2"),
        params![code_hash],
    )
    .await
}

/// Adds an invitation.
pub async fn insert(
    tx: &mut Tx,
    code_hash: [u8; 32],
    note: Option<&str>,
    max_uses: i64,
    expires_at: Option<Timestamp>,
    created_by: Option<MemberId>,
) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "INSERT INTO invites (tenant_id, code_hash, note, max_uses, uses_count, expires_at, created_by, created_at)
         VALUES ($1, $2, $3, $4, 0, $5, $6, $7)",
        params![code_hash, note, max_uses, expires_at, created_by, now],
    )
    .await
}

/// Uses an invitation once, if it is good. Of two who want the last use at once the second finds it used up.
pub async fn redeem(tx: &mut Tx, code_hash: [u8; 32]) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE invites
            SET uses_count = uses_count + 1, last_used_at = $3
          WHERE tenant_id = $1 AND code_hash = $2 AND uses_count < max_uses AND deactivated_at IS NULL
            AND (expires_at IS NULL OR expires_at > $3)",
        params![code_hash, now],
    )
    .await
}

/// Withdraws an invitation; when it was withdrawn first stays on record.
pub async fn deactivate(tx: &mut Tx, invite: InviteId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE invites SET deactivated_at = COALESCE(deactivated_at, $3) WHERE tenant_id = $1 AND id = $2",
        params![invite, now],
    )
    .await
}
