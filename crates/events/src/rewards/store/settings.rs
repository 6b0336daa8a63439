//! What whoever comes to events gets.

use crate::base::{Hours, MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::model::EventId;
use crate::{insert, params, record};

record! {
    /// What whoever comes to an event gets.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Reward {
        /// How many hours.
        pub hours: Hours,
        /// Changes so far.
        pub version: i64,
        /// Who said so, if they are a member and still there.
        pub decided_by: Option<MemberId>,
        /// When.
        pub updated_at: Timestamp,
    }
    select reward_columns
}

/// What whoever comes to an event gets.
#[rustfmt::skip::macros(concat)]
pub async fn reward(from: &mut Reads<'_>, event: EventId) -> Stored<Option<Reward>> {
    from.optional(
        concat!("SELECT ", reward_columns!(), " FROM event_attendance_rewards WHERE tenant_id = $1 AND event_id = $2"),
        params![event],
    )
    .await
}

/// Whether the community has an event.
pub async fn is_there(call: &Call, event: EventId) -> Stored<bool> {
    call.one("SELECT EXISTS (SELECT 1 FROM events WHERE tenant_id = $1 AND id = $2)", params![event]).await
}

/// Whether a member takes part in an event, or has come to it.
pub async fn takes_part(tx: &mut Tx, event: EventId, member: MemberId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM event_registrations
                         WHERE tenant_id = $1 AND event_id = $2 AND user_id = $3 AND state = 'confirmed')
             OR EXISTS (SELECT 1 FROM event_attendance
                         WHERE tenant_id = $1 AND event_id = $2 AND user_id = $3 AND state IN ('checked_in', 'checked_out', 'attended'))",
        params![event, member],
    )
    .await
}

/// Who promised hours for coming to an event, or organizes it.
pub async fn giver(tx: &mut Tx, event: EventId) -> Stored<Option<MemberId>> {
    tx.optional(
        "SELECT COALESCE(w.decided_by, e.organizer_id)
           FROM events e
           LEFT JOIN event_attendance_rewards w ON w.tenant_id = $1 AND w.event_id = e.id
          WHERE e.tenant_id = $1 AND e.id = $2",
        params![event],
    )
    .await
}

/// Whether a member may come in.
pub async fn is_active(tx: &mut Tx, member: MemberId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM users WHERE tenant_id = $1 AND id = $2 AND status = 'active' AND deleted_at IS NULL)",
        params![member],
    )
    .await
}

/// Says how many hours whoever comes gets. The event's row is held; `version`: changes before.
pub async fn set(
    tx: &mut Tx,
    event: EventId,
    (hours, version): (Hours, i64),
    decided_by: Option<MemberId>,
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_attendance_rewards {
        event_id: event,
        hours,
        version: version + 1,
        decided_by,
        updated_at: now,
    } or update on [event_id] };
    tx.run(sql, params).await
}
