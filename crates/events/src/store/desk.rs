//! Events as administrators go through them.

use super::{EventSeen, around, joined, seen};
use crate::base::{GroupId, MemberId, Timestamp};
use crate::call::Call;
use crate::db::Stored;
use crate::members::card_columns;
use crate::model::{EventId, Operation, Publication, Status, event_columns};
use crate::{joined_record, params, record};

/// What places an event has.
pub use contract::event_moderation::EventCapacityFilter as Capacity;

record! {
    /// What was decided about an event.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Moderation {
        /// When somebody asked for it to be published.
        pub submitted_at: Option<Timestamp>,
        /// Who asked.
        pub submitted_by: Option<MemberId>,
        /// When it was decided last.
        pub decided_at: Option<Timestamp>,
        /// By whom.
        pub decided_by: Option<MemberId>,
        /// Why.
        pub decision_reason: Option<String>,
        /// Members who came.
        pub attended: i64,
    }
}

joined_record! {
    /// An event for administrators.
    #[derive(Clone, Debug, PartialEq)]
    pub struct StaffEvent {
        /// The event as they meet it.
        pub seen: EventSeen,
        /// What was decided about it.
        pub moderation: Moderation,
    }
}

/// Which events administrators ask for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wanted {
    /// Where they stand for older clients.
    pub status: Option<Status>,
    /// Who sees them.
    pub publication: Option<Publication>,
    /// Whether they take place.
    pub operation: Option<Operation>,
    /// Who organizes them.
    pub organizer: Option<MemberId>,
    /// Of which group they are.
    pub group: Option<GroupId>,
    /// They begin no earlier.
    pub from: Option<Timestamp>,
    /// They begin earlier.
    pub until: Option<Timestamp>,
    /// What places they have.
    pub capacity: Option<Capacity>,
    /// In which this is found, as a pattern.
    pub pattern: Option<String>,
}

/// Places of event `e` that are taken, or held at moment `$4`.
macro_rules! occupied {
    () => {
        "((SELECT COUNT(*) FROM event_registrations n
                     WHERE n.tenant_id = $1 AND n.event_id = e.id AND n.state = 'confirmed')
                 + (SELECT COUNT(*) FROM event_guests n
                     WHERE n.tenant_id = $1 AND n.event_id = e.id AND n.state = 'confirmed')
                 + (SELECT COUNT(*) FROM event_waitlist_entries n
                     WHERE n.tenant_id = $1 AND n.event_id = e.id AND n.state = 'offered' AND n.offer_expires_at > $4))"
    };
}

/// Which events are wanted: `$5` to `$13`.
macro_rules! wanted {
    () => {
        concat!(
            "($5 IS NULL OR e.publication_state = $5) AND ($6 IS NULL OR e.operational_state = $6)
                AND ($7 IS NULL
                     OR $7 = CASE WHEN e.publication_state IN ('draft', 'pending_review') THEN 'draft'
                                  WHEN e.publication_state = 'archived' OR e.operational_state IN ('postponed', 'cancelled') THEN 'cancelled'
                                  WHEN e.operational_state = 'completed' THEN 'completed'
                                  ELSE 'active' END)
                AND ($8 = 0 OR e.organizer_id = $8) AND ($9 = 0 OR e.group_id = $9)
                AND ($10 IS NULL OR e.starts_at >= $10) AND ($11 IS NULL OR e.starts_at < $11)
                AND ($12 IS NULL
                     OR CASE $12 WHEN 'unlimited' THEN e.max_attendees IS NULL
                                 WHEN 'limited' THEN e.max_attendees IS NOT NULL
                                 WHEN 'full' THEN e.max_attendees IS NOT NULL AND ",
            occupied!(),
            " >= e.max_attendees
                                 ELSE e.max_attendees IS NULL OR ",
            occupied!(),
            " < e.max_attendees END)
                AND ($13 IS NULL OR e.search_text LIKE $13 ESCAPE '\\')"
        )
    };
}

/// What both statements bind first.
macro_rules! bound {
    ($call:expr, $viewer:expr, $wanted:expr $(, $more:expr)*) => {
        params![
            $viewer,
            true,
            $call.now(),
            $wanted.publication,
            $wanted.operation,
            $wanted.status.map(|status| status.as_str()),
            $wanted.organizer.unwrap_or_else(|| MemberId::from(0)),
            $wanted.group.unwrap_or_else(|| GroupId::from(0)),
            $wanted.from,
            $wanted.until,
            $wanted.capacity.map(|capacity| capacity.as_str()),
            $wanted.pattern.as_deref()
            $(, $more)*
        ]
    };
}

/// What is decided about event `e`.
macro_rules! moderated {
    () => {
        "e.submitted_at, e.submitted_by, d.created_at AS decided_at, d.actor_id AS decided_by, d.reason AS decision_reason,
                (SELECT COUNT(*) FROM event_attendance n
                  WHERE n.tenant_id = $1 AND n.event_id = e.id AND n.state IN ('checked_in', 'checked_out', 'attended')) AS attended"
    };
}

/// Where that comes from: the latest step out of waiting.
macro_rules! decided {
    () => {
        "LEFT JOIN event_status_history d ON d.tenant_id = $1
                AND d.id = (SELECT MAX(h.id) FROM event_status_history h
                             WHERE h.tenant_id = $1 AND h.event_id = e.id AND h.from_publication = 'pending_review'
                               AND h.to_publication <> 'pending_review')"
    };
}

/// One page, the newest first.
#[rustfmt::skip::macros(concat)]
pub async fn page(
    call: &Call,
    viewer: MemberId,
    wanted: &Wanted,
    (limit, offset): (i64, i64),
) -> Stored<Vec<StaffEvent>> {
    call.all(
        concat!("SELECT ", event_columns!("e"), ", ", card_columns!("u"), ", ", around!(), ", ", moderated!(), "
               FROM (SELECT e.id FROM events e
                      WHERE e.tenant_id = $1 AND ", seen!(), " AND ", wanted!(), "
                      ORDER BY e.id DESC
                      LIMIT $14 OFFSET $15) q
               JOIN events e ON e.tenant_id = $1 AND e.id = q.id
               ", joined!(), "
               ", decided!(), "
              ORDER BY e.id DESC"),
        bound!(call, viewer, wanted, limit, offset),
    )
    .await
}

/// How many there are.
#[rustfmt::skip::macros(concat)]
pub async fn count(call: &Call, viewer: MemberId, wanted: &Wanted) -> Stored<i64> {
    call.one(
        concat!("SELECT COUNT(*) FROM events e WHERE e.tenant_id = $1 AND ", seen!(), " AND ", wanted!()),
        bound!(call, viewer, wanted),
    )
    .await
}

/// One event.
#[rustfmt::skip::macros(concat)]
pub async fn one(call: &Call, viewer: MemberId, id: EventId) -> Stored<Option<StaffEvent>> {
    call.optional(
        concat!("SELECT ", event_columns!("e"), ", ", card_columns!("u"), ", ", around!(), ", ", moderated!(), "
               FROM events e
               ", joined!(), "
               ", decided!(), "
              WHERE e.tenant_id = $1 AND e.id = $5 AND ", seen!()),
        params![viewer, true, call.now(), id],
    )
    .await
}
