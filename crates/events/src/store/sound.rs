//! What is always so of events.

use crate::db::Invariant;

/// All of it.
pub const INVARIANTS: &[Invariant] = &[OVERBOOKED, STEPS, RECURRENCE, LEDGER, ATTENDANCE, LAST_NOTE];

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

/// What recurs has a rule, and nobody registers at it; an occurrence has a template.
const RECURRENCE: Invariant = Invariant {
    what: "events that recur",
    count: "SELECT COUNT(*)
           FROM events e
          WHERE (e.is_recurring_template
                 AND (e.recurrence_id IS NOT NULL
                      OR NOT EXISTS (SELECT 1 FROM event_recurrence_rules r WHERE r.tenant_id = e.tenant_id AND r.event_id = e.id)
                      OR EXISTS (SELECT 1 FROM event_registrations n WHERE n.tenant_id = e.tenant_id AND n.event_id = e.id)))
             OR (e.recurrence_id IS NOT NULL
                 AND NOT EXISTS (SELECT 1 FROM events t
                                  WHERE t.tenant_id = e.tenant_id AND t.id = e.parent_event_id AND t.is_recurring_template))",
    advice: "templates without a rule or with registrations, and occurrences without a template; see events.parent_event_id and event_recurrence_rules",
};

/// What became of each occurrence is in the ledger, with no gap.
const LEDGER: Invariant = Invariant {
    what: "ledger of occurrences",
    count: "SELECT COUNT(*)
           FROM events e
          WHERE e.recurrence_id IS NOT NULL AND e.parent_event_id IS NOT NULL
            AND COALESCE((SELECT MAX(l.state_version) FROM event_occurrence_ledger l WHERE l.tenant_id = e.tenant_id AND l.event_id = e.id), 0)
                NOT BETWEEN 1 AND (SELECT COUNT(*) FROM event_occurrence_ledger l WHERE l.tenant_id = e.tenant_id AND l.event_id = e.id)",
    advice: "occurrences of which the ledger lacks a line; see event_occurrence_ledger",
};

/// Each note of a member is in the history.
const ATTENDANCE: Invariant = Invariant {
    what: "attendance of events",
    count: "SELECT COUNT(*)
           FROM event_attendance a
          WHERE a.version <> (SELECT COUNT(*)
                                FROM event_attendance_activity h
                               WHERE h.tenant_id = a.tenant_id AND h.attendance_id = a.id AND h.version BETWEEN 1 AND a.version)",
    advice: "members whose attendance was noted more or less often than the history says; see event_attendance.version and event_attendance_activity",
};

/// The latest note is how a member stands.
const LAST_NOTE: Invariant = Invariant {
    what: "latest notes of attendance",
    count: "SELECT COUNT(*)
           FROM event_attendance a
          WHERE NOT EXISTS (SELECT 1
                              FROM event_attendance_activity h
                             WHERE h.tenant_id = a.tenant_id AND h.attendance_id = a.id AND h.version = a.version AND h.to_state = a.state)",
    advice: "members whose attendance is not what was noted last; see event_attendance.state and event_attendance_activity",
};
