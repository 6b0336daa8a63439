//! What the tables of guests are asked.

use super::model::{GuestId, State};
use crate::attendance::model::{Action, State as Attendance};
use crate::attendance::store::Times;
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::model::EventId;
use crate::store::DueEvent;
use crate::{insert, joined_record, lowest_first, params, record};

record! {
    /// A guest at an event.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Guest {
        /// `event_guests.id`.
        pub id: GuestId,
        /// Of which event.
        pub event_id: EventId,
        /// With which registration they come.
        pub registration_id: i64,
        /// Who brings them.
        pub user_id: MemberId,
        /// Whether they come.
        pub state: State,
        /// Their name, as it is kept; none once it is erased.
        pub sealed: Option<String>,
        /// Whether they were there.
        pub attendance: Attendance,
        /// How often something was noted of them.
        pub attendance_version: i64,
        /// When they came.
        pub checked_in_at: Option<Timestamp>,
        /// When they went.
        pub checked_out_at: Option<Timestamp>,
        /// When they were named.
        pub created_at: Timestamp,
        /// Since when they do not come.
        pub cancelled_at: Option<Timestamp>,
    }
    select guest_columns
}

joined_record! {
    /// A guest, and who brings them.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Line {
        /// The guest.
        pub guest: Guest,
        /// Who brings them.
        pub host: Card,
    }
}

/// Guests of an event, by their ids, after the one with number `after`: all, or those whom one member brings.
#[rustfmt::skip::macros(concat)]
pub async fn page(
    call: &Call,
    event: EventId,
    (host, state): (Option<MemberId>, Option<State>),
    after: Option<i64>,
    limit: i64,
) -> Stored<Vec<Line>> {
    call.all(
        lowest_first!(call.way(), before, order => concat!("SELECT ", guest_columns!("g"), ", ", card_columns!("u"), "
               FROM event_guests g
               JOIN users u ON u.tenant_id = $1 AND u.id = g.user_id
              WHERE g.tenant_id = $1 AND g.event_id = $2 AND g.id ", before!(), " $5
                AND ($3 IS NULL OR g.user_id = $3) AND ($4 IS NULL OR g.state = $4)
              ORDER BY g.id ", order!(), "
              LIMIT $6")),
        params![event, host, state, call.lowest_behind(after), limit],
    )
    .await
}

/// Some guests. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, ids: &[GuestId]) -> Stored<Vec<Line>> {
    call.all(
        concat!("SELECT ", guest_columns!("g"), ", ", card_columns!("u"), "
               FROM event_guests g
               JOIN users u ON u.tenant_id = $1 AND u.id = g.user_id
              WHERE g.tenant_id = $1 AND g.id = ANY($2)"),
        params![ids],
    )
    .await
}

/// A guest of an event, whose row is held.
#[rustfmt::skip::macros(concat)]
pub async fn find(tx: &mut Tx, event: EventId, id: GuestId) -> Stored<Option<Guest>> {
    tx.optional(
        concat!("SELECT ", guest_columns!(), " FROM event_guests WHERE tenant_id = $1 AND event_id = $2 AND id = $3"),
        params![event, id],
    )
    .await
}

/// Some guests of an event, whose row is held, whether or not they come. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn find_all(tx: &mut Tx, event: EventId, ids: &[GuestId]) -> Stored<Vec<Guest>> {
    tx.all(
        concat!("SELECT ", guest_columns!(), " FROM event_guests WHERE tenant_id = $1 AND event_id = $2 AND id = ANY($3)"),
        params![event, ids],
    )
    .await
}

/// Guests who come to an event, by their ids.
#[rustfmt::skip::macros(concat)]
pub async fn coming(call: &Call, event: EventId) -> Stored<Vec<Guest>> {
    call.all(
        concat!("SELECT ", guest_columns!(), "
               FROM event_guests
              WHERE tenant_id = $1 AND event_id = $2 AND state = 'confirmed'
              ORDER BY id"),
        params![event],
    )
    .await
}

/// All guests of an event, whether or not they come.
pub async fn all(tx: &mut Tx, event: EventId) -> Stored<Vec<GuestId>> {
    tx.all("SELECT id FROM event_guests WHERE tenant_id = $1 AND event_id = $2", params![event]).await
}

/// Guests who come with a registration, by their ids.
#[rustfmt::skip::macros(concat)]
pub async fn of(tx: &mut Tx, registration: i64) -> Stored<Vec<Guest>> {
    tx.all(
        concat!("SELECT ", guest_columns!(), "
               FROM event_guests
              WHERE tenant_id = $1 AND registration_id = $2 AND state = 'confirmed'
              ORDER BY id"),
        params![registration],
    )
    .await
}

/// Names a guest, whose name is sealed: by which key, and as it is kept until then.
#[rustfmt::skip::macros(concat)]
pub async fn insert(
    tx: &mut Tx,
    (event, registration, host): (EventId, i64, MemberId),
    (sealed_by, sealed): (&str, &str),
    erase_at: Timestamp,
) -> Stored<Guest> {
    let now = tx.now();
    let (sql, params) = insert! { into event_guests {
        event_id: event,
        registration_id: registration,
        user_id: host,
        state: State::Confirmed,
        sealed_by,
        sealed,
        erase_at,
        attendance: Attendance::NotCheckedIn,
        attendance_version: 0_i64,
        created_at & updated_at: now,
    } then concat!("RETURNING ", guest_columns!()) };
    tx.one(sql, params).await
}

/// Says that a guest does not come, by whom and why. Their name is kept until `erase_at`, if not for a shorter time.
#[rustfmt::skip::macros(concat)]
pub async fn cancel(
    tx: &mut Tx,
    (id, to): (GuestId, State),
    (actor, reason): (Option<MemberId>, Option<&str>),
    erase_at: Timestamp,
) -> Stored<Guest> {
    let now = tx.now();
    tx.one(
        concat!("UPDATE event_guests
                SET state = $7, cancelled_at = $5, updated_at = $5, cancelled_by = $3, reason = $4,
                    erase_at = CASE WHEN erase_at < $6 THEN erase_at ELSE $6 END
              WHERE tenant_id = $1 AND id = $2
             RETURNING ", guest_columns!()),
        params![id, actor, reason, now, erase_at, to],
    )
    .await
}

/// Ends that guests come to an event, whose row is held: all of them, or those of one member. Their names go at once. Gives how many places are free.
pub async fn release(tx: &mut Tx, events: &[EventId], host: Option<MemberId>, actor: Option<MemberId>) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_guests
            SET state = CASE WHEN user_id = $4 THEN 'withdrawn' ELSE 'cancelled' END, cancelled_at = $5, updated_at = $5, cancelled_by = $4,
                sealed_by = NULL, sealed = NULL
          WHERE tenant_id = $1 AND event_id = ANY($2) AND state = 'confirmed' AND ($3 IS NULL OR user_id = $3)",
        params![events, host, actor, now],
    )
    .await
}

/// Why a guest was cancelled; the inner none if nobody said.
pub async fn reason_of(tx: &mut Tx, id: GuestId) -> Stored<Option<Option<String>>> {
    tx.optional("SELECT reason FROM event_guests WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// The latest note of a guest, and what it followed on.
pub async fn latest(tx: &mut Tx, id: GuestId, version: i64) -> Stored<Option<(Action, Attendance)>> {
    tx.optional(
        "SELECT action, from_state FROM event_guest_activity WHERE tenant_id = $1 AND guest_id = $2 AND version = $3",
        params![id, version],
    )
    .await
}

/// Writes whether a guest was there.
#[rustfmt::skip::macros(concat)]
pub async fn attend(tx: &mut Tx, id: GuestId, to: Attendance, times: Times) -> Stored<Guest> {
    let now = tx.now();
    tx.one(
        concat!("UPDATE event_guests
                SET attendance = $3, attendance_version = attendance_version + 1, checked_in_at = $4, checked_out_at = $5, updated_at = $6
              WHERE tenant_id = $1 AND id = $2
             RETURNING ", guest_columns!()),
        params![id, to, times.came, times.went, now],
    )
    .await
}

/// Writes the line of a note.
pub async fn note(
    tx: &mut Tx,
    (guest, version): (GuestId, i64),
    (action, from, to): (Action, Attendance, Attendance),
    (reason, actor): (Option<&str>, Option<MemberId>),
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_guest_activity {
        guest_id: guest,
        action,
        from_state: from,
        to_state: to,
        version,
        reason,
        actor_id: actor,
        created_at: now,
    } };
    tx.run(sql, params).await
}

/// Events of all communities with names of guests that have been kept long enough, as the event stood. Served by `event_guests_due`.
pub async fn due(call: &Call, limit: i64) -> Stored<Vec<DueEvent>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, event_id FROM event_guests
              WHERE erase_at <= $1 AND sealed IS NOT NULL
              GROUP BY tenant_id, event_id
              ORDER BY MIN(erase_at)
              LIMIT $2",
            params![call.now(), limit],
        )
        .await
}

/// Erases names of guests of an event that have been kept long enough.
pub async fn erase(tx: &mut Tx, event: EventId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_guests SET sealed_by = NULL, sealed = NULL
          WHERE tenant_id = $1 AND event_id = $2 AND erase_at <= $3 AND sealed IS NOT NULL",
        params![event, now],
    )
    .await
}

/// Keeps names of guests who come to an event for longer, as it ends later than it did.
pub async fn keep(tx: &mut Tx, event: EventId, until: Timestamp) -> Stored<u64> {
    tx.run(
        "UPDATE event_guests SET erase_at = $3
          WHERE tenant_id = $1 AND event_id = $2 AND state = 'confirmed' AND sealed IS NOT NULL AND erase_at < $3",
        params![event, until],
    )
    .await
}

record! {
    /// A name that another key sealed than today's.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Old {
        /// In which community.
        pub tenant_id: TenantId,
        /// Of which guest.
        pub id: GuestId,
        /// Of which event.
        pub event_id: EventId,
        /// Who brings them.
        pub user_id: MemberId,
        /// As it is kept.
        pub sealed: String,
    }
}

/// Names of all communities that these keys sealed, after that of the guest with number `after`. Served by `event_guests_by_key`.
pub async fn sealed_by(call: &Call, keys: &[String], (after, limit): (i64, i64)) -> Stored<Vec<Old>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id, event_id, user_id, sealed
               FROM event_guests
              WHERE sealed_by = ANY($1) AND id > $2 AND sealed IS NOT NULL
              ORDER BY id
              LIMIT $3",
            params![keys, after, limit],
        )
        .await
}

/// Keeps a name as another key sealed it, unless it went meanwhile.
pub async fn seal_anew(tx: &mut Tx, old: &Old, (key, sealed): (&str, &str)) -> Stored<u64> {
    tx.run(
        "UPDATE event_guests SET sealed_by = $4, sealed = $5 WHERE tenant_id = $1 AND id = $2 AND sealed = $3",
        params![old.id, old.sealed.as_str(), key, sealed],
    )
    .await
}
