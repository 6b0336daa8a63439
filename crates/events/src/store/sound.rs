//! What is always so of events.

use crate::db::Invariant;

/// All of it.
pub const INVARIANTS: &[Invariant] = &[
    OVERBOOKED,
    GUESTS,
    STEPS,
    RECURRENCE,
    LEDGER,
    BLUEPRINTS,
    APPLICATIONS,
    ATTENDANCE,
    LAST_NOTE,
    crate::rewards::store::sound::PAID,
    crate::rewards::store::sound::EARNED,
    LAST_MOVE,
    BROADCASTS,
    ANSWERS,
    SESSIONS,
    SESSION_PLACES,
    crate::invitations::store::OPEN,
    crate::invitations::store::USES,
    crate::offline::store::BATCHES,
    crate::offline::store::GUESTS,
    TICKETS,
    TICKET_BOOKS,
    TICKET_HOLDERS,
    TICKET_STEPS,
    SAFETY,
    TEMPLATES,
];

/// Nobody's place is somebody else's, too.
const OVERBOOKED: Invariant = Invariant {
    what: "places of events",
    count: "SELECT COUNT(*)
           FROM events e
          WHERE e.max_attendees < (SELECT COUNT(*)
                                     FROM event_registrations r
                                    WHERE r.tenant_id = e.tenant_id AND r.event_id = e.id AND r.state = 'confirmed')
                                + (SELECT COUNT(*)
                                     FROM event_guests g
                                    WHERE g.tenant_id = e.tenant_id AND g.event_id = e.id AND g.state = 'confirmed')",
    advice: "events with more confirmed registrations and guests than places; see events.max_attendees, event_registrations and event_guests",
};

/// Guests come with a registration that is confirmed, names are sealed, and each note of a guest is in the history.
const GUESTS: Invariant = Invariant {
    what: "guests at events",
    count: "SELECT COUNT(*)
           FROM event_guests g
          WHERE g.state = 'confirmed'
                AND NOT EXISTS (SELECT 1 FROM event_registrations r
                                 WHERE r.tenant_id = g.tenant_id AND r.id = g.registration_id AND r.event_id = g.event_id
                                   AND r.user_id = g.user_id AND r.state = 'confirmed')
             OR g.sealed NOT LIKE 'eg1.%.%'
             OR g.attendance_version <> (SELECT COUNT(*) FROM event_guest_activity h
                                          WHERE h.tenant_id = g.tenant_id AND h.guest_id = g.id AND h.version BETWEEN 1 AND g.attendance_version)",
    advice: "guests without a member who takes part, whose name is not sealed, or whose history lacks a note; see event_guests and event_guest_activity",
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

/// Each blueprint of a template has the next version.
const BLUEPRINTS: Invariant = Invariant {
    what: "blueprints of events that recur",
    count: "SELECT COUNT(*)
           FROM event_recurrence_definition_blueprints b
          WHERE b.blueprint_version <> (SELECT COUNT(*)
                                          FROM event_recurrence_definition_blueprints o
                                         WHERE o.tenant_id = b.tenant_id AND o.root_event_id = b.root_event_id
                                           AND o.blueprint_version <= b.blueprint_version)",
    advice: "blueprints before which one is missing; see event_recurrence_definition_blueprints.blueprint_version",
};

/// What an occurrence took over is about it.
const APPLICATIONS: Invariant = Invariant {
    what: "blueprints that occurrences took over",
    count: "SELECT COUNT(*)
           FROM event_recurrence_definition_applications a
           JOIN event_recurrence_definition_blueprints b ON b.tenant_id = a.tenant_id AND b.id = a.blueprint_id
           JOIN events e ON e.tenant_id = a.tenant_id AND e.id = a.event_id
          WHERE b.root_event_id <> a.root_event_id OR b.blueprint_version <> a.blueprint_version OR b.manifest_hash <> a.manifest_hash
             OR b.effective_from > a.recurrence OR e.parent_event_id <> a.root_event_id OR e.recurrence_id <> a.recurrence",
    advice: "occurrences that took a blueprint over which is not about them; see event_recurrence_definition_applications",
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

/// Places that are taken at each session are within its capacity, and are what members have.
const SESSIONS: Invariant = Invariant {
    what: "sessions of events",
    count: "SELECT COUNT(*)
           FROM event_sessions s
          WHERE s.registered > s.capacity
             OR s.registered <> (SELECT COUNT(*)
                                   FROM event_session_registrations r
                                  WHERE r.tenant_id = s.tenant_id AND r.session_id = s.id AND r.state = 'registered')",
    advice: "sessions at which more places are taken than there are, or other ones than members have; see event_sessions.registered and event_session_registrations",
};

/// Whoever has a place at a session takes part in the event.
const SESSION_PLACES: Invariant = Invariant {
    what: "places at sessions of events",
    count: "SELECT COUNT(*)
           FROM event_session_registrations r
          WHERE r.state = 'registered'
            AND NOT EXISTS (SELECT 1 FROM event_registrations n
                             WHERE n.tenant_id = r.tenant_id AND n.event_id = r.event_id AND n.user_id = r.user_id AND n.state = 'confirmed')",
    advice: "members who have a place at a session of an event in which they do not take part; see event_session_registrations and event_registrations",
};

/// What is given out of each ticket type is within its limit, and is what members have.
const TICKETS: Invariant = Invariant {
    what: "tickets of events",
    count: "SELECT COUNT(*)
           FROM event_ticket_types k
          WHERE k.allocated > k.allocation_limit
             OR k.allocated <> (SELECT COALESCE(SUM(t.units), 0)
                                  FROM event_ticket_entitlements t
                                 WHERE t.tenant_id = k.tenant_id AND t.ticket_type_id = k.id AND t.status = 'confirmed')",
    advice: "ticket types of which more or fewer are given out than members have; see event_ticket_types.allocated and event_ticket_entitlements",
};

/// The book of each ticket type has every change, and its sum is what is given out.
const TICKET_BOOKS: Invariant = Invariant {
    what: "books of tickets",
    count: "SELECT COUNT(*)
           FROM event_ticket_types k
          WHERE k.inventory_version <> (SELECT COUNT(*) FROM event_ticket_inventory_history h
                                         WHERE h.tenant_id = k.tenant_id AND h.ticket_type_id = k.id)
             OR k.allocated <> (SELECT COALESCE(SUM(h.change), 0) FROM event_ticket_inventory_history h
                                 WHERE h.tenant_id = k.tenant_id AND h.ticket_type_id = k.id)
             OR k.allocated <> COALESCE((SELECT h.allocated_after FROM event_ticket_inventory_history h
                                          WHERE h.tenant_id = k.tenant_id AND h.ticket_type_id = k.id AND h.version = k.inventory_version), 0)",
    advice: "ticket types whose book says something else than is given out; see event_ticket_types.inventory_version and event_ticket_inventory_history",
};

/// Whoever has good tickets takes part, and has no more than one may have.
const TICKET_HOLDERS: Invariant = Invariant {
    what: "holders of tickets",
    count: "SELECT (SELECT COUNT(*)
                  FROM event_ticket_entitlements t
                 WHERE t.status = 'confirmed'
                   AND NOT EXISTS (SELECT 1 FROM event_registrations r
                                    WHERE r.tenant_id = t.tenant_id AND r.id = t.registration_id AND r.event_id = t.event_id
                                      AND r.user_id = t.user_id AND r.state = 'confirmed'))
              + (SELECT COUNT(*)
                   FROM (SELECT t.tenant_id, t.ticket_type_id, t.user_id, SUM(t.units) AS units
                           FROM event_ticket_entitlements t
                          WHERE t.status = 'confirmed'
                          GROUP BY t.tenant_id, t.ticket_type_id, t.user_id) o
                   JOIN event_ticket_types k ON k.tenant_id = o.tenant_id AND k.id = o.ticket_type_id
                  WHERE o.units > k.per_member_limit)",
    advice: "members with good tickets who do not take part, or have more than one may have; see event_ticket_entitlements",
};

/// Each change of a ticket type and of tickets is in their histories.
const TICKET_STEPS: Invariant = Invariant {
    what: "history of tickets",
    count: "SELECT (SELECT COUNT(*)
                  FROM event_ticket_types k
                 WHERE k.version <> (SELECT COUNT(*) FROM event_ticket_type_history h
                                      WHERE h.tenant_id = k.tenant_id AND h.ticket_type_id = k.id))
              + (SELECT COUNT(*)
                   FROM event_ticket_entitlements t
                  WHERE t.version <> (SELECT COUNT(*) FROM event_ticket_entitlement_history h
                                       WHERE h.tenant_id = t.tenant_id AND h.entitlement_id = t.id))",
    advice: "ticket types and tickets whose history lacks a change; see event_ticket_type_history and event_ticket_entitlement_history",
};

/// The latest line of a registration's history is how it stands.
const LAST_MOVE: Invariant = Invariant {
    what: "latest moves of registrations",
    count: "SELECT COUNT(*)
           FROM event_registrations r
          WHERE r.version > 1
            AND NOT EXISTS (SELECT 1
                              FROM event_registration_history h
                             WHERE h.tenant_id = r.tenant_id AND h.registration_id = r.id AND h.version = r.version AND h.to_state = r.state)",
    advice: "registrations that do not stand as they moved last; see event_registrations.state and event_registration_history",
};

/// What members answer is sealed, and answers what was asked.
const ANSWERS: Invariant = Invariant {
    what: "answers at events",
    count: "SELECT COUNT(*)
           FROM event_answers a
          WHERE a.sealed NOT LIKE 'ea1.%.%'
             OR NOT EXISTS (SELECT 1
                              FROM event_forms f
                              JOIN event_form_questions q ON q.tenant_id = f.tenant_id AND q.form_id = f.id
                              JOIN event_submissions s ON s.tenant_id = f.tenant_id AND s.event_id = f.event_id
                             WHERE f.tenant_id = a.tenant_id AND f.id = a.form_id AND f.status <> 'draft'
                               AND q.question_key = a.question_key AND s.id = a.submission_id)",
    advice: "answers that are not sealed, or to questions that were never asked; see event_answers and event_form_questions",
};

/// A template has each of its versions, and each of them is in its history; what can be used says something.
const TEMPLATES: Invariant = Invariant {
    what: "templates of events",
    count: "SELECT COUNT(*)
           FROM event_templates t
          WHERE t.version <> (SELECT COUNT(*) FROM event_template_versions v
                               WHERE v.tenant_id = t.tenant_id AND v.template_id = t.id AND v.version BETWEEN 1 AND t.version)
             OR t.version <> (SELECT COUNT(*) FROM event_template_history h
                               WHERE h.tenant_id = t.tenant_id AND h.template_id = t.id AND h.action IN ('created', 'revised'))
             OR (t.status = 'active'
                 AND NOT EXISTS (SELECT 1 FROM event_template_versions v
                                  WHERE v.tenant_id = t.tenant_id AND v.template_id = t.id AND v.version = t.version
                                    AND v.source_event_id = t.source_event_id AND v.outline IS NOT NULL))",
    advice: "templates that lack a version, or a line of their history; see event_templates.version, event_template_versions and event_template_history",
};

/// Nobody is told what was never sent.
const BROADCASTS: Invariant = Invariant {
    what: "broadcasts of events",
    count: "SELECT COUNT(*)
           FROM event_broadcasts b
          WHERE b.status IN ('draft', 'scheduled')
            AND EXISTS (SELECT 1 FROM event_broadcast_deliveries d WHERE d.tenant_id = b.tenant_id AND d.broadcast_id = b.id)",
    advice: "broadcasts that reached members before they were sent; see event_broadcasts.status and event_broadcast_deliveries",
};

/// Whoever may not take part has no place, and what is known of a guardian goes as a whole.
const SAFETY: Invariant = Invariant {
    what: "safety of events",
    count: "SELECT (SELECT COUNT(*)
                  FROM event_safety_denials d
                  JOIN event_registrations r
                    ON r.tenant_id = d.tenant_id AND r.event_id = d.event_id AND r.user_id = d.user_id AND r.state = 'confirmed'
                 WHERE d.lifted_at IS NULL)
              + (SELECT COUNT(*)
                   FROM event_guardian_consents c
                   JOIN event_guardian_letters l ON l.tenant_id = c.tenant_id AND l.consent_id = c.id
                  WHERE l.secret IS NOT NULL AND (c.erased_at IS NOT NULL OR c.state NOT IN ('requested', 'granted')))",
    advice: "members with a place who may not take part, and secrets of links that are good for nothing; see event_safety_denials and event_guardian_letters",
};
