//! The SQL of mutes.

use crate::base::{MemberId, MuteId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::{insert, newest_first, params, record};

record! {
    /// That a member wants to hear nothing of another, beside the other's [`Card`].
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Mute {
        /// `user_mutes.id`.
        pub mute_id: MuteId,
        /// When it was decided.
        pub muted_at: Timestamp,
    }
}

/// Whom a member has muted before `before`, the latest first. Served by `user_mutes_latest`.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
#[rustfmt::skip::macros(concat)]
pub async fn page(call: &Call, member: MemberId, before: i64, limit: i64) -> Stored<Vec<(Mute, Card)>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT m.id AS mute_id, m.created_at AS muted_at, ", card_columns!("u"), "
               FROM user_mutes m
               JOIN users u ON u.tenant_id = m.tenant_id AND u.id = m.muted_user_id AND u.deleted_at IS NULL
              WHERE m.tenant_id = $1 AND m.user_id = $2 AND m.id ", before!(), " $3
              ORDER BY m.id ", order!(), "
              LIMIT $4")),
        params![member, before, limit],
    )
    .await
}

/// Some of whom a member has muted.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, member: MemberId, ids: &[MuteId]) -> Stored<Vec<(Mute, Card)>> {
    call.all(
        concat!("SELECT m.id AS mute_id, m.created_at AS muted_at, ", card_columns!("u"), "
               FROM user_mutes m
               JOIN users u ON u.tenant_id = m.tenant_id AND u.id = m.muted_user_id AND u.deleted_at IS NULL
              WHERE m.tenant_id = $1 AND m.user_id = $2 AND m.id = ANY($3)"),
        params![member, ids],
    )
    .await
}

/// The number of what a member decided about another. Served by `user_mutes_pair`.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn about(call: &Call, member: MemberId, other: MemberId) -> Stored<Option<MuteId>> {
    call.optional(
        "SELECT id FROM user_mutes WHERE tenant_id = $1 AND user_id = $2 AND muted_user_id = $3",
        params![member, other],
    )
    .await
}

/// Notes that a member wants to hear nothing of another; what was noted before stays as it is.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn insert(tx: &mut Tx, member: MemberId, other: MemberId) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into user_mutes {
        user_id: member,
        muted_user_id: other,
        created_at: now,
    } then "ON CONFLICT (tenant_id, user_id, muted_user_id) DO NOTHING" };
    tx.run(sql, params).await
}

/// Takes it back; how many there were.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn delete(tx: &mut Tx, member: MemberId, other: MemberId) -> Stored<u64> {
    tx.run(
        "DELETE FROM user_mutes WHERE tenant_id = $1 AND user_id = $2 AND muted_user_id = $3",
        params![member, other],
    )
    .await
}
