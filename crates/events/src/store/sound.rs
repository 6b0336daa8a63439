//! What is always so of events.

use crate::db::Invariant;

/// All of it.
pub const INVARIANTS: &[Invariant] = &[OVERBOOKED, STEPS];

/// Nobody's place is somebody else's, too.
const OVERBOOKED: Invariant = Invariant {
    what: "places of events",
    count: "SELECT COUNT(*)
           FROM events e
          WHERE e.max_attendees < (SELECT COUNT(*)
                                     FROM event_registrations r
                                    WHERE r.tenant_id = e.tenant_id AND r.event_id = e.id AND r.state = 'confirmed')",
    advice: "events with more confirmed registrations than places; see events.max_attendees and event_registrations",
};

/// Each step is in the history.
const STEPS: Invariant = Invariant {
    what: "history of events",
    count: "SELECT COUNT(*)
           FROM events e
          WHERE e.lifecycle_version <> (SELECT COUNT(*)
                                          FROM event_status_history h
                                         WHERE h.tenant_id = e.tenant_id AND h.event_id = e.id)",
    advice: "events whose history does not have all of their steps; see events.lifecycle_version and event_status_history",
};
