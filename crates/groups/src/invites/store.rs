//! What the table of invitations is asked.

use super::GroupInviteId;
use super::model::{Status, Type};
use crate::base::{GroupId, MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::queue::Subjects;
use crate::{insert, params, record};

/// What tasks of their mails are about.
pub const SUBJECTS: Subjects = Subjects {
    topic: "invite",
    statement: "SELECT tenant_id, id, 'group_invite' FROM group_invites WHERE id = ANY($1)",
};

record! {
    /// An invitation to a group.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Invite {
        /// `group_invites.id`.
        pub id: GroupInviteId,
        /// To which group.
        pub group_id: GroupId,
        /// Who made it.
        pub invited_by: MemberId,
        /// How it reaches people.
        pub kind: Type,
        /// To whom it was mailed.
        pub email: Option<String>,
        /// What the mail says beside.
        pub message: Option<String>,
        /// Where it stands.
        pub status: Status,
        /// When it was made.
        pub created_at: Timestamp,
        /// When it expires.
        pub expires_at: Timestamp,
    }
}

/// The columns of an [`Invite`], in its order.
macro_rules! invite {
    () => {
        "id, group_id, invited_by, type AS kind, email, message, status, created_at, expires_at"
    };
}

/// A group's invitations that wait, the newest first. Served by `group_invites_by_group`.
#[rustfmt::skip::macros(concat)]
pub async fn waiting(call: &Call, group: GroupId) -> Stored<Vec<Invite>> {
    call.all(
        concat!("SELECT ", invite!(), "
               FROM group_invites
              WHERE tenant_id = $1 AND group_id = $2 AND status = 'pending' AND expires_at > $3
              ORDER BY id DESC"),
        params![group, call.now()],
    )
    .await
}

/// The same inside a transaction that holds the group.
#[rustfmt::skip::macros(concat)]
pub async fn waiting_held(tx: &mut Tx, group: GroupId) -> Stored<Vec<Invite>> {
    let now = tx.now();
    tx.all(
        concat!("SELECT ", invite!(), "
               FROM group_invites
              WHERE tenant_id = $1 AND group_id = $2 AND status = 'pending' AND expires_at > $3
              ORDER BY id DESC"),
        params![group, now],
    )
    .await
}

/// Some invitations.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, ids: &[GroupInviteId]) -> Stored<Vec<Invite>> {
    call.all(concat!("SELECT ", invite!(), " FROM group_invites WHERE tenant_id = $1 AND id = ANY($2)"), params![ids])
        .await
}

/// An invitation.
#[rustfmt::skip::macros(concat)]
pub async fn find(call: &Call, id: GroupInviteId) -> Stored<Option<Invite>> {
    call.optional(concat!("SELECT ", invite!(), " FROM group_invites WHERE tenant_id = $1 AND id = $2"), params![id])
        .await
}

/// An invitation, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: GroupInviteId) -> Stored<Option<Invite>> {
    tx.optional(
        concat!("SELECT ", invite!(), " FROM group_invites WHERE tenant_id = $1 AND id = $2 FOR UPDATE"),
        params![id],
    )
    .await
}

/// Makes an invitation, a link if there is no address.
#[rustfmt::skip::macros(concat)]
pub async fn insert(
    tx: &mut Tx,
    group: GroupId,
    by: MemberId,
    email: Option<&str>,
    message: Option<&str>,
    expires_at: Timestamp,
) -> Stored<Invite> {
    let now = tx.now();
    let (sql, params) = insert! { into group_invites {
        group_id: group,
        invited_by: by,
        type: if email.is_some() { Type::Email } else { Type::Link },
        email,
        message,
        status: Status::Pending,
        created_at: now,
        expires_at,
    } then concat!("RETURNING ", invite!()) };
    tx.one(sql, params).await
}

/// Withdraws an invitation.
pub async fn revoke(tx: &mut Tx, id: GroupInviteId) -> Stored<u64> {
    tx.run("UPDATE group_invites SET status = 'revoked' WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// Notes that an invitation, which is good once, was used.
pub async fn accept(tx: &mut Tx, id: GroupInviteId, by: MemberId) -> Stored<u64> {
    tx.run(
        "UPDATE group_invites SET status = 'accepted', accepted_by = $3 WHERE tenant_id = $1 AND id = $2",
        params![id, by],
    )
    .await
}

/// A member's address, as it is compared.
pub async fn email_of(call: &Call, member: MemberId) -> Stored<Option<String>> {
    call.optional("SELECT email FROM users WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL", params![member])
        .await
}
