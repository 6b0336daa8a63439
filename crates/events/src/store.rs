//! What the events' tables are asked.

mod attendees;
pub mod calendar;
mod changes;
pub mod desk;
pub mod holdings;
mod lifecycle;
mod line;
mod lists;
pub mod pictures;
mod places;
pub mod series;
pub mod sound;
mod steps;
mod zones;

pub use attendees::{Attendee, Since, attendees};
pub use changes::{Content, hand_over, insert, name, series_creator, update};
pub use lifecycle::{
    Cascade, Ended, HistoryStep, cancelled_since, end_participation, followers_after, has_participants, history,
    left_by, occupied, reason_of, waiting_after,
};
pub use line::{
    DueEvent, Entry, begun, due, end_entry, enqueue, entry, move_entry, next_waiting, overdue, waiting, with_line,
};
pub use lists::{Cursor, Wanted, When, category, page};
pub use places::{
    Approach, RegistrationRow, approach, around_any, has_outsiders, interest, register, registration, registrations,
    standing,
};
pub use steps::{Ending, Standing, ending, hold_occurrences, insert_step, insert_steps, move_to, occurrences_standing};
pub use zones::{Timed, retime, timed, to_come_after};

use super::model::{Event, EventId, Registration, Waiting, event_columns};
use crate::attendance::model::State as Attendance;
use crate::base::{Hours, MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::{joined_record, params, record};

/// Whether viewer `$2` may see event `e`; `$3`: an administrator of the community. Who helps with it sees it as whoever organizes it does. What belongs to a group is for those who may see the group, and to
/// nobody but its managers once the group is gone.
macro_rules! seen {
    () => {
        "($3 OR e.organizer_id = $2
              OR e.id IN (SELECT h.event_id FROM event_staff_assignments h
                           WHERE h.tenant_id = $1 AND h.user_id = $2 AND h.status = 'active')
              OR (e.publication_state = 'published'
                  AND (e.group_id IS NULL
                       OR EXISTS (SELECT 1
                                    FROM groups g
                                    LEFT JOIN group_members v ON v.tenant_id = $1 AND v.group_id = g.id AND v.user_id = $2
                                   WHERE g.tenant_id = $1 AND g.id = e.group_id AND g.is_active AND g.status IN ('active', 'dormant')
                                     AND (g.visibility = 'public' OR g.owner_id = $2 OR v.status = 'active')))))"
    };
}

/// How viewer `$2` helps with event `e` at moment `$4`: the sum of their roles' bits ([`crate::permissions::Roles`]).
macro_rules! own_staff {
    () => {
        "COALESCE((SELECT SUM(CASE f.role WHEN 'co_organizer' THEN 1 WHEN 'registration_manager' THEN 2 WHEN 'communications_manager' THEN 4
                                                 WHEN 'check_in_staff' THEN 8 ELSE 16 END)
                            FROM event_staff_assignments f
                           WHERE f.tenant_id = $1 AND f.event_id = e.id AND f.user_id = $2 AND f.status = 'active'
                             AND (f.expires_at IS NULL OR f.expires_at > $4)), 0)"
    };
}

/// The columns of [`Around`] of event `e` at moment `$4`, for viewer `$2`.
macro_rules! around {
    () => {
        concat!("c.name AS category_name, c.slug AS category_slug, c.color AS category_color, g.name AS group_name, g.slug AS group_slug,
                s.title AS series_title, s.description AS series_description,
                (SELECT COUNT(*) FROM events o WHERE o.tenant_id = $1 AND o.series_id = e.series_id AND NOT o.is_recurring_template) AS series_count,
                r.state AS own_registration, w.state AS own_waiting, a.state AS own_attendance, a.version AS own_attendance_version,
                a.checked_in_at AS own_checked_in_at, a.checked_out_at AS own_checked_out_at,
                CASE WHEN w.state IN ('waiting', 'offered')
                     THEN (SELECT COUNT(*) FROM event_waitlist_entries b
                            WHERE b.tenant_id = $1 AND b.event_id = e.id AND b.state IN ('waiting', 'offered')
                              AND b.queue_sequence <= w.queue_sequence) END AS own_place,
                EXISTS (SELECT 1 FROM event_engagements i
                         WHERE i.tenant_id = $1 AND i.event_id = e.id AND i.user_id = $2) AS is_interested,
                ", $crate::store::own_staff!(), " AS own_staff,
                (SELECT COUNT(*) FROM event_registrations n
                  WHERE n.tenant_id = $1 AND n.event_id = e.id AND n.state = 'confirmed') AS confirmed,
                (SELECT COUNT(*) FROM event_guests n
                  WHERE n.tenant_id = $1 AND n.event_id = e.id AND n.state = 'confirmed') AS guests,
                (SELECT COUNT(*) FROM event_waitlist_entries n
                  WHERE n.tenant_id = $1 AND n.event_id = e.id AND n.state = 'offered' AND n.offer_expires_at > $4) AS held,
                (SELECT COUNT(*) FROM event_waitlist_entries n
                  WHERE n.tenant_id = $1 AND n.event_id = e.id AND n.state IN ('waiting', 'offered')) AS waiting,
                (SELECT COUNT(*) FROM event_engagements n WHERE n.tenant_id = $1 AND n.event_id = e.id) AS interested,
                EXISTS (SELECT 1 FROM event_form_settings n
                         WHERE n.tenant_id = $1 AND n.event_id = e.id AND n.approval_mode = 'manual') AS requires_approval,
                (SELECT n.hours FROM event_attendance_rewards n
                  WHERE n.tenant_id = $1 AND n.event_id = e.id AND n.hours > 0) AS reward")
    };
}

/// Where that comes from.
macro_rules! joined {
    () => {
        "JOIN users u ON u.tenant_id = $1 AND u.id = e.organizer_id
               LEFT JOIN categories c ON c.tenant_id = $1 AND c.id = e.category_id
               LEFT JOIN groups g ON g.tenant_id = $1 AND g.id = e.group_id
               LEFT JOIN event_series s ON s.tenant_id = $1 AND s.id = e.series_id
               LEFT JOIN event_registrations r ON r.tenant_id = $1 AND r.event_id = e.id AND r.user_id = $2
               LEFT JOIN event_waitlist_entries w ON w.tenant_id = $1 AND w.event_id = e.id AND w.user_id = $2
               LEFT JOIN event_attendance a ON a.tenant_id = $1 AND a.event_id = e.id AND a.user_id = $2"
    };
}

pub(crate) use {around, joined, own_staff, seen};

record! {
    /// What is shown with an event.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Around {
        /// Its category's name.
        pub category_name: Option<String>,
        /// Short name of that.
        pub category_slug: Option<String>,
        /// Colour of that.
        pub category_color: Option<String>,
        /// Its group's name.
        pub group_name: Option<String>,
        /// Short name of that.
        pub group_slug: Option<String>,
        /// Its series' name.
        pub series_title: Option<String>,
        /// What that is about.
        pub series_description: Option<String>,
        /// How many events the series has.
        pub series_count: i64,
        /// The viewer's registration.
        pub own_registration: Option<Registration>,
        /// The viewer's entry of the waiting list.
        pub own_waiting: Option<Waiting>,
        /// Whether the viewer was there; none where nothing was ever noted.
        pub own_attendance: Option<Attendance>,
        /// How often that was noted.
        pub own_attendance_version: Option<i64>,
        /// When the viewer came.
        pub own_checked_in_at: Option<Timestamp>,
        /// When they went.
        pub own_checked_out_at: Option<Timestamp>,
        /// The viewer's place on it, 1 for the first.
        pub own_place: Option<i64>,
        /// The viewer is interested.
        pub is_interested: bool,
        /// How the viewer helps with it: the sum of their roles' bits ([`crate::permissions::Roles`]).
        pub own_staff: i64,
        /// Members who take part.
        pub confirmed: i64,
        /// Guests whom they bring.
        pub guests: i64,
        /// Places that are held for somebody.
        pub held: i64,
        /// Members who wait.
        pub waiting: i64,
        /// Members who are interested.
        pub interested: i64,
        /// Those who look after it decide who takes part.
        pub requires_approval: bool,
        /// Hours for whoever comes.
        pub reward: Option<Hours>,
    }
}

joined_record! {
    /// An event as somebody meets it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct EventSeen {
        /// The event.
        pub event: Event,
        /// Who organizes it.
        pub organizer: Card,
        /// What is shown with it.
        pub around: Around,
    }
}

impl EventSeen {
    /// Places that are taken or held.
    #[must_use]
    pub fn occupied(&self) -> i64 {
        self.around.confirmed + self.around.guests + self.around.held
    }
}

/// Those of some events that a viewer may see. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, viewer: MemberId, steward: bool, ids: &[EventId]) -> Stored<Vec<EventSeen>> {
    call.all(
        concat!("SELECT ", event_columns!("e"), ", ", card_columns!("u"), ", ", around!(), "
               FROM events e
               ", joined!(), "
              WHERE e.tenant_id = $1 AND e.id = ANY($5) AND ", seen!()),
        params![viewer, steward, call.now(), ids],
    )
    .await
}

/// An event that a viewer may see, inside a transaction.
#[rustfmt::skip::macros(concat)]
pub async fn read_seen(tx: &mut Tx, viewer: MemberId, steward: bool, id: EventId) -> Stored<Option<EventSeen>> {
    let now: Timestamp = tx.now();
    tx.optional(
        concat!("SELECT ", event_columns!("e"), ", ", card_columns!("u"), ", ", around!(), "
               FROM events e
               ", joined!(), "
              WHERE e.tenant_id = $1 AND e.id = $5 AND ", seen!()),
        params![viewer, steward, now, id],
    )
    .await
}

/// Whether a member wants to hear nothing of whoever organizes an event.
pub async fn has_muted_organizer(tx: &mut Tx, id: EventId, member: MemberId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1
                          FROM user_mutes m
                          JOIN events e ON e.tenant_id = $1 AND e.organizer_id = m.muted_user_id
                         WHERE m.tenant_id = $1 AND m.user_id = $3 AND e.id = $2)",
        params![id, member],
    )
    .await
}

/// An event, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: EventId) -> Stored<Option<Event>> {
    tx.optional(
        concat!("SELECT ", event_columns!("e"), " FROM events e WHERE e.tenant_id = $1 AND e.id = $2 FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// The time zone of an event.
pub async fn timezone(tx: &mut Tx, id: EventId) -> Stored<Option<String>> {
    tx.optional("SELECT timezone FROM events WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// What an event is called, whoever may see it: its day and hour where the words went with whoever organized it.
pub async fn title(tx: &mut Tx, id: EventId) -> Stored<Option<String>> {
    tx.optional(
        "SELECT CASE WHEN title = '-' THEN REPLACE(SUBSTR(local_start, 1, 16), 'T', ' ') ELSE title END
           FROM events WHERE tenant_id = $1 AND id = $2",
        params![id],
    )
    .await
}
