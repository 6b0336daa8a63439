//! What the tables of attendance are asked.

use super::model::{Action, State};
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::model::{EventId, Registration};
use crate::{insert, joined_record, lowest_first, params, record};

record! {
    /// A member at an event, of whom something may be noted.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Guest {
        /// Who.
        pub user_id: MemberId,
        /// How their registration stands.
        pub registration: Option<Registration>,
        /// `event_attendance.id`; none where nothing was ever noted.
        pub attendance_id: Option<i64>,
        /// What is noted.
        pub state: Option<State>,
        /// Notes so far.
        pub version: i64,
        /// When they came.
        pub checked_in_at: Option<Timestamp>,
        /// When they went.
        pub checked_out_at: Option<Timestamp>,
        /// The latest note.
        pub last_action: Option<Action>,
        /// What it followed on.
        pub last_from: Option<State>,
    }
}

impl Guest {
    /// What is noted.
    #[must_use]
    pub fn state(&self) -> State {
        self.state.unwrap_or(State::NotCheckedIn)
    }
}

/// Members of the community at an event, whose row is held, by their ids. Who has left or is suspended is not among them.
pub async fn guests(tx: &mut Tx, event: EventId, members: &[MemberId]) -> Stored<Vec<Guest>> {
    tx.all(
        "SELECT u.id AS user_id, r.state AS registration, a.id AS attendance_id, a.state, COALESCE(a.version, 0) AS version,
                a.checked_in_at, a.checked_out_at, h.action AS last_action, h.from_state AS last_from
           FROM users u
           LEFT JOIN event_registrations r
             ON r.tenant_id = $1 AND r.event_id = $2 AND r.user_id = u.id AND r.capacity_pool = 'event'
           LEFT JOIN event_attendance a ON a.tenant_id = $1 AND a.event_id = $2 AND a.user_id = u.id
           LEFT JOIN event_attendance_activity h ON h.tenant_id = $1 AND h.attendance_id = a.id AND h.version = a.version
          WHERE u.tenant_id = $1 AND u.id = ANY($3) AND u.status = 'active' AND u.deleted_at IS NULL
          ORDER BY u.id",
        params![event, members],
    )
    .await
}

/// When somebody came and went, as it stands after a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// When they came.
    pub came: Option<Timestamp>,
    /// When they went.
    pub went: Option<Timestamp>,
}

/// Writes what is noted of a member. Gives the number of the row.
pub async fn write(tx: &mut Tx, event: EventId, guest: &Guest, to: State, times: Times) -> Stored<i64> {
    let now = tx.now();
    if let Some(id) = guest.attendance_id {
        tx.run(
            "UPDATE event_attendance
                SET state = $3, version = version + 1, checked_in_at = $4, checked_out_at = $5, updated_at = $6
              WHERE tenant_id = $1 AND id = $2",
            params![id, to, times.came, times.went, now],
        )
        .await?;
        return Ok(id);
    }
    let (sql, params) = insert! { into event_attendance {
        event_id: event,
        user_id: guest.user_id,
        state: to,
        version: 1_i64,
        checked_in_at: times.came,
        checked_out_at: times.went,
        created_at & updated_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Writes the line of a note. Gives its number.
pub async fn note(
    tx: &mut Tx,
    (attendance, version): (i64, i64),
    (action, from, to): (Action, State, State),
    reason: Option<&str>,
    actor: Option<MemberId>,
) -> Stored<i64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_attendance_activity {
        attendance_id: attendance,
        action,
        from_state: from,
        to_state: to,
        version,
        reason,
        actor_id: actor,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

record! {
    /// What is noted of somebody.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Noted {
        /// `event_attendance.id`; none where nothing was ever noted.
        pub attendance_id: Option<i64>,
        /// How their registration stands.
        pub registration: Option<Registration>,
        /// What is noted.
        pub state: Option<State>,
        /// Notes so far.
        pub version: i64,
        /// When they came.
        pub checked_in_at: Option<Timestamp>,
        /// When they went.
        pub checked_out_at: Option<Timestamp>,
        /// When it was noted last.
        pub changed_at: Option<Timestamp>,
        /// By whom, if they are a member and still there.
        pub changed_by: Option<MemberId>,
        /// What was said with it.
        pub reason: Option<String>,
    }
}

joined_record! {
    /// Somebody who takes part in an event, or of whom something is noted.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Line {
        /// What is noted.
        pub noted: Noted,
        /// Who they are.
        pub member: Card,
    }
}

/// Those who take part in an event or of whom something is noted, by their ids, after the member `after`. `state`: only those.
#[rustfmt::skip::macros(concat)]
pub async fn roster(
    call: &Call,
    event: EventId,
    state: Option<State>,
    after: Option<i64>,
    limit: i64,
) -> Stored<Vec<Line>> {
    call.all(
        lowest_first!(call.way(), before, order => concat!("SELECT a.id AS attendance_id, r.state AS registration, a.state, COALESCE(a.version, 0) AS version,
                    a.checked_in_at, a.checked_out_at, h.created_at AS changed_at, h.actor_id AS changed_by, h.reason,
                    ", card_columns!("u"), "
               FROM (SELECT user_id FROM event_registrations WHERE tenant_id = $1 AND event_id = $2 AND state = 'confirmed'
                      UNION
                     SELECT user_id FROM event_attendance WHERE tenant_id = $1 AND event_id = $2) p
               JOIN users u ON u.tenant_id = $1 AND u.id = p.user_id AND u.deleted_at IS NULL
               LEFT JOIN event_registrations r
                 ON r.tenant_id = $1 AND r.event_id = $2 AND r.user_id = u.id AND r.capacity_pool = 'event'
               LEFT JOIN event_attendance a ON a.tenant_id = $1 AND a.event_id = $2 AND a.user_id = u.id
               LEFT JOIN event_attendance_activity h ON h.tenant_id = $1 AND h.attendance_id = a.id AND h.version = a.version
              WHERE u.tenant_id = $1 AND u.id ", before!(), " $4 AND ($3 IS NULL OR COALESCE(a.state, 'not_checked_in') = $3)
              ORDER BY u.id ", order!(), "
              LIMIT $5")),
        params![event, state, call.lowest_behind(after), limit],
    )
    .await
}
