//! What is asked of those who have to do with an event.

use super::model::{Projection, Wanted};
use crate::attendance::model::{Action as Note, State as Attendance};
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns, shown_name};
use crate::model::{EventId, Registration, Waiting};
use crate::{joined_record, params, record};

/// Of what a line in somebody's history tells.
pub use contract::event_people::EventPersonLineKind as LineKind;

/// How somebody stood, in the words of the kind.
pub use contract::event_people::EventPersonState as PersonState;

record! {
    /// How somebody stands to an event.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Stands {
        /// Their registration.
        pub registration: Option<Registration>,
        /// How often it moved.
        pub registration_version: i64,
        /// When it moved last.
        pub registration_changed_at: Option<Timestamp>,
        /// When they were invited.
        pub invited_at: Option<Timestamp>,
        /// When they got their place.
        pub confirmed_at: Option<Timestamp>,
        /// When their registration ended.
        pub ended_at: Option<Timestamp>,
        /// How they wait.
        pub waiting: Option<Waiting>,
        /// Their place in the line, 1 for the first.
        pub position: Option<i64>,
        /// Until when a place is held for them.
        pub offer_expires_at: Option<Timestamp>,
        /// What is noted of them.
        pub attendance: Option<Attendance>,
        /// How often something was.
        pub attendance_version: i64,
        /// When they came.
        pub checked_in_at: Option<Timestamp>,
        /// When they went.
        pub checked_out_at: Option<Timestamp>,
        /// When something was noted last.
        pub attendance_changed_at: Option<Timestamp>,
        /// They are interested.
        pub is_interested: bool,
        /// Guests whom they bring.
        pub guest_count: i64,
    }
}

joined_record! {
    /// Somebody who has to do with an event.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Person {
        /// How they stand to it.
        pub stands: Stands,
        /// Who they are.
        pub member: Card,
    }
}

/// The ids of everybody who has to do with event `$2`; with `$8` those alone who take part or of whom something is noted.
macro_rules! everybody {
    () => {
        "FROM (SELECT user_id FROM event_registrations
                      WHERE tenant_id = $1 AND event_id = $2 AND (state = 'confirmed' OR NOT $8)
                     UNION
                     SELECT user_id FROM event_attendance WHERE tenant_id = $1 AND event_id = $2
                     UNION
                     SELECT user_id FROM event_waitlist_entries WHERE tenant_id = $1 AND event_id = $2 AND NOT $8
                     UNION
                     SELECT user_id FROM event_engagements WHERE tenant_id = $1 AND event_id = $2 AND NOT $8) p"
    };
}

/// Members whose ids are the `user_id` of something, and how each stands to event `$2`.
macro_rules! standing {
    ($of:literal) => {
        concat!("JOIN users u ON u.tenant_id = $1 AND u.id = ", $of, ".user_id AND u.deleted_at IS NULL
               LEFT JOIN event_registrations r
                 ON r.tenant_id = $1 AND r.event_id = $2 AND r.user_id = u.id AND r.capacity_pool = 'event'
               LEFT JOIN event_waitlist_entries w ON NOT $8 AND w.tenant_id = $1 AND w.event_id = $2 AND w.user_id = u.id
               LEFT JOIN event_engagements i ON NOT $8 AND i.tenant_id = $1 AND i.event_id = $2 AND i.user_id = u.id
               LEFT JOIN event_attendance a ON a.tenant_id = $1 AND a.event_id = $2 AND a.user_id = u.id")
    };
}

/// Their order; who has nothing to sort by comes last.
macro_rules! order {
    () => {
        concat!(
            "CASE $9 WHEN 'registration_changed' THEN r.updated_at IS NULL
                               WHEN 'queue_rank' THEN q.position IS NULL
                               WHEN 'attendance_changed' THEN a.updated_at IS NULL
                               ELSE FALSE END,
                       CASE WHEN $9 = 'name' AND NOT $10 THEN ",
            shown_name!(),
            " END,
                       CASE WHEN $9 = 'name' AND $10 THEN ",
            shown_name!(),
            " END DESC,
                       CASE WHEN $9 = 'registration_changed' AND NOT $10 THEN r.updated_at END,
                       CASE WHEN $9 = 'registration_changed' AND $10 THEN r.updated_at END DESC,
                       CASE WHEN $9 = 'queue_rank' AND NOT $10 THEN q.position END,
                       CASE WHEN $9 = 'queue_rank' AND $10 THEN q.position END DESC,
                       CASE WHEN $9 = 'attendance_changed' AND NOT $10 THEN a.updated_at END,
                       CASE WHEN $9 = 'attendance_changed' AND $10 THEN a.updated_at END DESC,
                       u.id"
        )
    };
}

/// Which of them are wanted: `$3` to `$7`. `search_text` begins with the names that everybody may read.
macro_rules! wanted {
    () => {
        "($3 IS NULL
                 OR SUBSTR(u.search_text, 1, LENGTH(u.first_name) + 1 + LENGTH(COALESCE(u.organization_name, ''))) LIKE $3 ESCAPE '\\')
                AND ($4 IS NULL OR COALESCE(r.state, 'none') = $4)
                AND ($5 IS NULL
                     OR CASE WHEN $5 = 'active' THEN COALESCE(w.state, 'none') IN ('waiting', 'offered')
                             ELSE COALESCE(w.state, 'none') = $5 END)
                AND ($6 IS NULL OR COALESCE(a.state, 'not_checked_in') = $6)
                AND ($7 IS NULL OR (i.created_at IS NOT NULL) = ($7 = 'interested'))"
    };
}

/// What both statements bind first.
macro_rules! bound {
    ($event:expr, $wanted:expr, $projection:expr $(, $more:expr)*) => {
        params![
            $event,
            $wanted.pattern.as_deref(),
            $wanted.registration.map(|state| state.as_str()),
            $wanted.waitlist.map(|state| state.as_str()),
            $wanted.attendance.map(|state| state.as_str()),
            $wanted.engagement.map(|state| state.as_str()),
            $projection == Projection::Attendance
            $(, $more)*
        ]
    };
}

/// One page of those who are wanted. Who they are is found first, and of them alone the rest is read.
#[rustfmt::skip::macros(concat)]
pub async fn page(
    call: &Call,
    event: EventId,
    (wanted, projection): (&Wanted, Projection),
    (limit, offset): (i64, i64),
) -> Stored<Vec<Person>> {
    call.all(
        concat!("SELECT r.state AS registration, COALESCE(r.version, 0) AS registration_version, r.updated_at AS registration_changed_at,
                    r.invited_at, r.confirmed_at,
                    CASE r.state WHEN 'declined' THEN r.declined_at WHEN 'cancelled' THEN r.cancelled_at END AS ended_at,
                    w.state AS waiting, q.position, CASE WHEN w.state = 'offered' THEN w.offer_expires_at END AS offer_expires_at,
                    a.state AS attendance, COALESCE(a.version, 0) AS attendance_version, a.checked_in_at, a.checked_out_at,
                    a.updated_at AS attendance_changed_at, i.created_at IS NOT NULL AS is_interested,
                    (SELECT COUNT(*) FROM event_guests n
                      WHERE n.tenant_id = $1 AND n.registration_id = r.id AND n.state = 'confirmed') AS guest_count,
                    ", card_columns!("u"), "
               FROM (SELECT u.id AS user_id, q.position
                       ", everybody!(), "
                       ", standing!("p"), "
                       LEFT JOIN (SELECT l.user_id, ROW_NUMBER() OVER (ORDER BY l.queue_sequence) AS position
                                    FROM event_waitlist_entries l
                                   WHERE l.tenant_id = $1 AND l.event_id = $2 AND l.state IN ('waiting', 'offered') AND NOT $8) q
                         ON q.user_id = u.id
                      WHERE u.tenant_id = $1 AND ", wanted!(), "
                      ORDER BY ", order!(), "
                      LIMIT $11 OFFSET $12) q
               ", standing!("q"), "
              WHERE u.tenant_id = $1
              ORDER BY ", order!()),
        bound!(event, wanted, projection, wanted.sort.as_str(), wanted.descends, limit, offset),
    )
    .await
}

record! {
    /// How many members stand so to an event.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Counts {
        /// Those who are wanted.
        pub wanted: i64,
        /// All of the list.
        pub people: i64,
        /// They are invited.
        pub invited: i64,
        /// They have asked.
        pub pending: i64,
        /// They take part.
        pub confirmed: i64,
        /// Guests whom they bring.
        pub guests: i64,
        /// They were turned down or declined.
        pub declined: i64,
        /// Their registration was withdrawn.
        pub cancelled: i64,
        /// They wait.
        pub waiting: i64,
        /// A place is held for them.
        pub offered: i64,
        /// They are interested.
        pub interested: i64,
        /// They have come.
        pub checked_in: i64,
        /// They have come and gone.
        pub checked_out: i64,
        /// They did not come.
        pub no_show: i64,
    }
}

/// How many are wanted, and how many there are of each.
#[rustfmt::skip::macros(concat)]
pub async fn counts(call: &Call, event: EventId, (wanted, projection): (&Wanted, Projection)) -> Stored<Counts> {
    call.one(
        concat!("SELECT COUNT(CASE WHEN ", wanted!(), " THEN 1 END) AS wanted, COUNT(*) AS people,
                    COUNT(CASE WHEN r.state = 'invited' THEN 1 END) AS invited,
                    COUNT(CASE WHEN r.state = 'pending' THEN 1 END) AS pending,
                    COUNT(CASE WHEN r.state = 'confirmed' THEN 1 END) AS confirmed,
                    (SELECT COUNT(*) FROM event_guests n
                      WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.state = 'confirmed') AS guests,
                    COUNT(CASE WHEN r.state = 'declined' THEN 1 END) AS declined,
                    COUNT(CASE WHEN r.state = 'cancelled' THEN 1 END) AS cancelled,
                    COUNT(CASE WHEN w.state = 'waiting' THEN 1 END) AS waiting,
                    COUNT(CASE WHEN w.state = 'offered' THEN 1 END) AS offered,
                    COUNT(i.created_at) AS interested,
                    COUNT(CASE WHEN a.state = 'checked_in' THEN 1 END) AS checked_in,
                    COUNT(CASE WHEN a.state = 'checked_out' THEN 1 END) AS checked_out,
                    COUNT(CASE WHEN a.state = 'no_show' THEN 1 END) AS no_show
               ", everybody!(), "
               ", standing!("p"), "
              WHERE u.tenant_id = $1"),
        bound!(event, wanted, projection),
    )
    .await
}

record! {
    /// A line in somebody's history at an event.
    #[derive(Clone, Debug, PartialEq)]
    pub struct PersonLine {
        /// Its number among those of its kind.
        pub id: i64,
        /// Of what it tells.
        pub kind: LineKind,
        /// What was noted; none for what is no note.
        pub action: Option<Note>,
        /// How they stood before.
        pub from_state: Option<PersonState>,
        /// How they stand since.
        pub to_state: PersonState,
        /// Its number among those of its kind and member.
        pub version: i64,
        /// What was said with it.
        pub reason: Option<String>,
        /// By whom, if they are a member and still there.
        pub actor_id: Option<MemberId>,
        /// When.
        pub created_at: Timestamp,
    }
}

/// The histories of member `$3` at event `$2`; with `$4` only what was noted of whether they came.
macro_rules! lines {
    () => {
        "(SELECT h.id, 'registration' AS kind, CAST(NULL AS TEXT) AS action, h.from_state, h.to_state, h.version, h.reason, h.actor_id,
                     h.created_at
                FROM event_registration_history h
                JOIN event_registrations r ON r.tenant_id = $1 AND r.id = h.registration_id
               WHERE h.tenant_id = $1 AND r.event_id = $2 AND r.user_id = $3 AND NOT $4
              UNION ALL
              SELECT h.id, 'waitlist', CAST(NULL AS TEXT), h.from_state, h.to_state, h.version, h.reason, h.actor_id, h.created_at
                FROM event_waitlist_history h
                JOIN event_waitlist_entries w ON w.tenant_id = $1 AND w.id = h.entry_id
               WHERE h.tenant_id = $1 AND w.event_id = $2 AND w.user_id = $3 AND NOT $4
              UNION ALL
              SELECT h.id, 'attendance', h.action, h.from_state, h.to_state, h.version, h.reason, h.actor_id, h.created_at
                FROM event_attendance_activity h
                JOIN event_attendance a ON a.tenant_id = $1 AND a.id = h.attendance_id
               WHERE h.tenant_id = $1 AND a.event_id = $2 AND a.user_id = $3)"
    };
}

/// One page of somebody's history, the latest first.
#[rustfmt::skip::macros(concat)]
pub async fn history(
    call: &Call,
    (event, member): (EventId, MemberId),
    projection: Projection,
    (limit, offset): (i64, i64),
) -> Stored<Vec<PersonLine>> {
    call.all(
        concat!("SELECT l.id, l.kind, l.action, l.from_state, l.to_state, l.version, l.reason, l.actor_id, l.created_at
               FROM ", lines!(), " l
              ORDER BY l.created_at DESC, l.kind, l.version DESC
              LIMIT $5 OFFSET $6"),
        params![event, member, projection == Projection::Attendance, limit, offset],
    )
    .await
}

/// How many lines there are, and whether the member has anything to do with the event.
#[rustfmt::skip::macros(concat)]
pub async fn line_count(call: &Call, event: EventId, member: MemberId, projection: Projection) -> Stored<(i64, bool)> {
    call.one(
        concat!("SELECT (SELECT COUNT(*) FROM ", lines!(), " l),
                    EXISTS (SELECT 1 FROM users u
                             WHERE u.tenant_id = $1 AND u.id = $3 AND u.deleted_at IS NULL
                               AND (u.id IN (SELECT r.user_id FROM event_registrations r
                                              WHERE r.tenant_id = $1 AND r.event_id = $2 AND (r.state = 'confirmed' OR NOT $4))
                                    OR u.id IN (SELECT a.user_id FROM event_attendance a WHERE a.tenant_id = $1 AND a.event_id = $2)
                                    OR u.id IN (SELECT w.user_id FROM event_waitlist_entries w WHERE w.tenant_id = $1 AND w.event_id = $2 AND NOT $4)
                                    OR u.id IN (SELECT i.user_id FROM event_engagements i WHERE i.tenant_id = $1 AND i.event_id = $2 AND NOT $4)))"),
        params![event, member, projection == Projection::Attendance],
    )
    .await
}

record! {
    /// A member about whom something is decided.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Subject {
        /// Who.
        pub user_id: MemberId,
        /// They may come in.
        pub is_active: bool,
        /// They administer the community.
        pub is_steward: bool,
    }
}

/// Some members of the community, by their ids. Their rows are held already.
pub async fn subjects(tx: &mut Tx, members: &[MemberId]) -> Stored<Vec<Subject>> {
    tx.all(
        "SELECT id AS user_id, status = 'active' AS is_active,
                (role IN ('admin', 'tenant_admin', 'super_admin') OR is_tenant_super_admin) AS is_steward
           FROM users
          WHERE tenant_id = $1 AND id = ANY($2) AND deleted_at IS NULL
          ORDER BY id",
        params![members],
    )
    .await
}

/// What was said when a member's registration moved; the inner none if nothing was.
pub async fn reason_of(tx: &mut Tx, event: EventId, member: MemberId, version: i64) -> Stored<Option<Option<String>>> {
    tx.optional(
        "SELECT h.reason
           FROM event_registration_history h
           JOIN event_registrations r ON r.tenant_id = $1 AND r.id = h.registration_id
          WHERE h.tenant_id = $1 AND r.event_id = $2 AND r.user_id = $3 AND h.version = $4",
        params![event, member, version],
    )
    .await
}

/// What was said when somebody was taken off a waiting list last; the inner none if nothing was.
pub async fn reason_of_wait(tx: &mut Tx, event: EventId, member: MemberId) -> Stored<Option<Option<String>>> {
    tx.optional(
        "SELECT h.reason
           FROM event_waitlist_history h
           JOIN event_waitlist_entries w ON w.tenant_id = $1 AND w.id = h.entry_id
          WHERE h.tenant_id = $1 AND w.event_id = $2 AND w.user_id = $3 AND h.to_state = 'cancelled'
          ORDER BY h.version DESC
          LIMIT 1",
        params![event, member],
    )
    .await
}

record! {
    /// An event that has begun and at which somebody still is invited, or has asked.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Begun {
        /// Whose community it is.
        pub tenant_id: TenantId,
        /// The event.
        pub event_id: EventId,
    }
}

/// Such events of all communities. Served by `event_registrations_open`; what was postponed begins later.
pub async fn begun(call: &Call, limit: i64) -> Stored<Vec<Begun>> {
    call.unscoped()
        .all(
            "SELECT e.tenant_id, e.id AS event_id
               FROM events e
              WHERE e.starts_at <= $1 AND e.operational_state <> 'postponed'
                AND EXISTS (SELECT 1 FROM event_registrations r
                             WHERE r.tenant_id = e.tenant_id AND r.event_id = e.id AND r.state IN ('invited', 'pending'))
              ORDER BY e.starts_at DESC
              LIMIT $2",
            params![call.now(), limit],
        )
        .await
}

/// Who is invited to an event or has asked.
pub async fn unanswered(tx: &mut Tx, event: EventId) -> Stored<Vec<MemberId>> {
    tx.all(
        "SELECT user_id FROM event_registrations
          WHERE tenant_id = $1 AND event_id = $2 AND capacity_pool = 'event' AND state IN ('invited', 'pending')
          ORDER BY user_id",
        params![event],
    )
    .await
}
