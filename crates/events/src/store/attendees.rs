//! Lists of those who come, wait or are interested.

use crate::attendance::model::State as Attendance;
use crate::base::Timestamp;
use crate::call::Call;
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::model::{EventId, Registration, Waiting};
use crate::{joined_record, lowest_first, params, record};

record! {
    /// How somebody in a list stands to an event.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Since {
        /// Their registration.
        pub registration: Option<Registration>,
        /// Their entry of the waiting list.
        pub waiting: Option<Waiting>,
        /// Whether they were there, as far as the viewer may know.
        pub attendance: Option<Attendance>,
        /// They are interested.
        pub is_interested: bool,
        /// Guests whom they bring.
        pub guest_count: i64,
        /// Since when they stand so.
        pub since: Option<Timestamp>,
        /// Their place in the line, 1 for the first; only in the list of those who wait.
        pub position: Option<i64>,
        /// Until when a place is held for them; only there.
        pub offer_expires_at: Option<Timestamp>,
    }
}

joined_record! {
    /// Somebody who comes to an event, or may.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Attendee {
        /// How they stand to it.
        pub since: Since,
        /// Who they are.
        pub member: Card,
    }
}

/// Those who stand to an event so, by their ids, after the member `after`; those who wait in the order of the line. `kind` is a word of the contract;
/// `with_attendance`: whoever asks may know who was there.
#[rustfmt::skip::macros(concat)]
pub async fn attendees(
    call: &Call,
    event: EventId,
    (kind, with_attendance): (&str, bool),
    after: Option<i64>,
    limit: i64,
) -> Stored<Vec<Attendee>> {
    call.all(
        lowest_first!(call.way(), behind, order => concat!("SELECT r.state AS registration, w.state AS waiting, a.state AS attendance, i.created_at IS NOT NULL AS is_interested,
                    (SELECT COUNT(*) FROM event_guests n
                      WHERE n.tenant_id = $1 AND n.registration_id = r.id AND n.state = 'confirmed') AS guest_count,
                    COALESCE(CASE WHEN $3 = 'interested' THEN i.created_at WHEN $3 = 'waitlisted' THEN w.created_at END, r.updated_at) AS since,
                    CASE WHEN $3 = 'waitlisted'
                         THEN (SELECT COUNT(*) FROM event_waitlist_entries b
                                WHERE b.tenant_id = $1 AND b.event_id = $2 AND b.state IN ('waiting', 'offered')
                                  AND b.queue_sequence <= w.queue_sequence) END AS position,
                    CASE WHEN $3 = 'waitlisted' AND w.state = 'offered' THEN w.offer_expires_at END AS offer_expires_at,
                    ", card_columns!("u"), "
               FROM users u
               LEFT JOIN event_registrations r ON r.tenant_id = $1 AND r.event_id = $2 AND r.user_id = u.id
               LEFT JOIN event_waitlist_entries w ON w.tenant_id = $1 AND w.event_id = $2 AND w.user_id = u.id
               LEFT JOIN event_engagements i ON i.tenant_id = $1 AND i.event_id = $2 AND i.user_id = u.id
               LEFT JOIN event_attendance a ON $6 AND a.tenant_id = $1 AND a.event_id = $2 AND a.user_id = u.id
              WHERE u.tenant_id = $1 AND u.deleted_at IS NULL
                AND ($4 = 0 OR CASE WHEN $3 = 'waitlisted'
                                    THEN w.queue_sequence ", behind!(), " COALESCE((SELECT l.queue_sequence FROM event_waitlist_entries l
                                                                       WHERE l.tenant_id = $1 AND l.event_id = $2 AND l.user_id = $4), 0)
                                    ELSE u.id ", behind!(), " $4 END)
                AND CASE $3 WHEN 'going' THEN r.state = 'confirmed' WHEN 'invited' THEN r.state = 'invited'
                            WHEN 'pending' THEN r.state = 'pending' WHEN 'interested' THEN i.created_at IS NOT NULL
                            ELSE w.state IN ('waiting', 'offered') END
              ORDER BY CASE WHEN $3 = 'waitlisted' THEN w.queue_sequence ELSE 0 END ", order!(), ", u.id ", order!(), "
              LIMIT $5")),
        params![event, kind, after.unwrap_or(0), limit, with_attendance],
    )
    .await
}
