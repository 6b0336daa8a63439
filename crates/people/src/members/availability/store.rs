//! What the table of times is asked.

use super::model::{Slot, SlotId, slot_columns};
use crate::base::MemberId;
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::members::model::{Card, card_columns};
use crate::members::store::listed;
use crate::{insert, joined_record, params};

/// When a member has time: every week, then single days from `since` on (`YYYY-MM-DD`). Served by `member_availability_by_member`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn of_member(call: &Call, member: MemberId, since: &str) -> Stored<Vec<Slot>> {
    call.all(
        concat!("SELECT ", slot_columns!(), "
               FROM member_availability
              WHERE tenant_id = $1 AND user_id = $2 AND (specific_date IS NULL OR specific_date >= $3)
              ORDER BY COALESCE(specific_date, ''), day_of_week, start_time, id"),
        params![member, since],
    )
    .await
}

/// The times of a member on a single day.
#[rustfmt::skip::macros(concat)]
pub(super) async fn on_date(tx: &mut Tx, member: MemberId, date: &str) -> Stored<Vec<Slot>> {
    tx.all(
        concat!("SELECT ", slot_columns!(), "
               FROM member_availability
              WHERE tenant_id = $1 AND user_id = $2 AND specific_date = $3"),
        params![member, date],
    )
    .await
}

/// Adds a time.
pub(super) async fn insert(tx: &mut Tx, member: MemberId, slot: &Slot) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into member_availability {
        user_id: member,
        day_of_week: slot.day_of_week,
        start_time: &slot.start_time,
        end_time: &slot.end_time,
        specific_date: &slot.specific_date,
        note: &slot.note,
        created_at: now,
    } };
    tx.run(sql, params).await
}

/// Removes what a member said of every week, or of one day of it.
pub(super) async fn delete_weekly(tx: &mut Tx, member: MemberId, day: Option<i64>) -> Stored<u64> {
    tx.run(
        "DELETE FROM member_availability
          WHERE tenant_id = $1 AND user_id = $2 AND specific_date IS NULL AND ($3 IS NULL OR day_of_week = $3)",
        params![member, day],
    )
    .await
}

/// Removes a time of a member.
pub(super) async fn delete(tx: &mut Tx, member: MemberId, id: SlotId) -> Stored<u64> {
    tx.run("DELETE FROM member_availability WHERE tenant_id = $1 AND user_id = $2 AND id = $3", params![member, id])
        .await
}

joined_record! {
    /// A member who has time.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Free {
        /// Who.
        pub card: Card,
        /// From when, `HH:MM`.
        pub start_time: String,
        /// Until when, `HH:MM`.
        pub end_time: String,
    }
}

/// Listed members who have time on a day of every week, by when it begins. Served by `member_availability_by_day`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn available(
    call: &Call,
    viewer: MemberId,
    day: i64,
    time: Option<&str>,
    limit: i64,
) -> Stored<Vec<Free>> {
    call.all(
        concat!("SELECT ", card_columns!("u"), ", a.start_time, a.end_time
               FROM member_availability a
               JOIN users u ON u.tenant_id = a.tenant_id AND u.id = a.user_id
              WHERE a.tenant_id = $1 AND a.day_of_week = $3 AND a.specific_date IS NULL
                AND ($4 IS NULL OR (a.start_time <= $4 AND a.end_time > $4))
                AND u.status = 'active' AND u.deleted_at IS NULL AND ", listed!(), "
              ORDER BY a.start_time, u.id, a.id
              LIMIT $5"),
        params![viewer, day, time, limit],
    )
    .await
}
