//! What events hold of a member. Events of theirs are cancelled when they leave (`leaving.rs`); their words go at once.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::both(
        "event_ticket_transfers",
        "event_ticket_offers",
        "SELECT o.event_id, e.title, k.name, t.units, CASE WHEN o.sender_id = $2 THEN 'outgoing' ELSE 'incoming' END AS direction, o.status, o.created_at, o.closed_at FROM event_ticket_transfers o JOIN events e ON e.tenant_id = o.tenant_id AND e.id = o.event_id JOIN event_ticket_entitlements t ON t.tenant_id = o.tenant_id AND t.id = o.entitlement_id JOIN event_ticket_types k ON k.tenant_id = t.tenant_id AND k.id = t.ticket_type_id WHERE o.tenant_id = $1 AND (o.sender_id = $2 OR o.recipient_id = $2) ORDER BY o.id",
        &["DELETE FROM event_ticket_transfers WHERE tenant_id = $1 AND (sender_id = $2 OR recipient_id = $2)"],
    ),
    // Places at sessions are free before the registration goes.
    Holding::both(
        "event_session_registrations",
        "event_sessions",
        "SELECT r.event_id, e.title AS event_title, s.title, r.state, r.created_at, r.updated_at FROM event_session_registrations r JOIN events e ON e.tenant_id = r.tenant_id AND e.id = r.event_id JOIN event_sessions s ON s.tenant_id = r.tenant_id AND s.id = r.session_id WHERE r.tenant_id = $1 AND r.user_id = $2 ORDER BY r.id",
        &[
            "UPDATE event_sessions SET registered = registered - 1 WHERE tenant_id = $1 AND id IN (SELECT r.session_id FROM event_session_registrations r WHERE r.tenant_id = $1 AND r.user_id = $2 AND r.state = 'registered')",
            "DELETE FROM event_session_registrations WHERE tenant_id = $1 AND user_id = $2",
        ],
    ),
    Holding::both(
        "event_session_speakers",
        "event_talks",
        "SELECT s.event_id, e.title AS event_title, s.title, k.headline FROM event_session_speakers k JOIN event_sessions s ON s.tenant_id = k.tenant_id AND s.id = k.session_id JOIN events e ON e.tenant_id = s.tenant_id AND e.id = s.event_id WHERE k.tenant_id = $1 AND k.user_id = $2 ORDER BY k.id",
        &[
            "DELETE FROM event_session_speakers WHERE tenant_id = $1 AND user_id = $2",
            "DELETE FROM event_session_speakers WHERE tenant_id = $1 AND session_id IN (SELECT s.id FROM event_sessions s JOIN events e ON e.tenant_id = s.tenant_id AND e.id = s.event_id WHERE s.tenant_id = $1 AND e.organizer_id = $2)",
        ],
    ),
    Holding::erased(
        "event_sessions",
        &[
            "UPDATE event_sessions SET title = '-', description = NULL, track = NULL, room = NULL, resources = '[]', cancellation_reason = NULL WHERE tenant_id = $1 AND event_id IN (SELECT e.id FROM events e WHERE e.tenant_id = $1 AND e.organizer_id = $2)",
        ],
    ),
    Holding::nothing("event_agendas"),
    // Tickets come back before the registration goes: the types first, as wherever tickets go.
    Holding::both(
        "event_ticket_entitlements",
        "event_tickets",
        "SELECT t.event_id, e.title, k.name, t.units, t.status, t.confirmed_at, t.cancelled_at FROM event_ticket_entitlements t JOIN events e ON e.tenant_id = t.tenant_id AND e.id = t.event_id JOIN event_ticket_types k ON k.tenant_id = t.tenant_id AND k.id = t.ticket_type_id WHERE t.tenant_id = $1 AND t.user_id = $2 ORDER BY t.id",
        &[
            "UPDATE event_ticket_types SET inventory_version = inventory_version + 1, allocated = allocated - (SELECT SUM(t.units) FROM event_ticket_entitlements t WHERE t.tenant_id = $1 AND t.ticket_type_id = event_ticket_types.id AND t.status = 'confirmed' AND t.user_id = $2)::bigint WHERE tenant_id = $1 AND id IN (SELECT t.ticket_type_id FROM event_ticket_entitlements t WHERE t.tenant_id = $1 AND t.status = 'confirmed' AND t.user_id = $2)",
            "INSERT INTO event_ticket_inventory_history (tenant_id, ticket_type_id, action, version, change, allocated_after) SELECT k.tenant_id, k.id, 'released', k.inventory_version, -SUM(t.units)::bigint, k.allocated FROM event_ticket_types k JOIN event_ticket_entitlements t ON t.tenant_id = $1 AND t.ticket_type_id = k.id AND t.status = 'confirmed' AND t.user_id = $2 WHERE k.tenant_id = $1 GROUP BY k.tenant_id, k.id, k.inventory_version, k.allocated",
            "DELETE FROM event_ticket_keys WHERE tenant_id = $1 AND (user_id = $2 OR entitlement_id IN (SELECT t.id FROM event_ticket_entitlements t WHERE t.tenant_id = $1 AND t.user_id = $2))",
            "DELETE FROM event_ticket_entitlement_history WHERE tenant_id = $1 AND entitlement_id IN (SELECT t.id FROM event_ticket_entitlements t WHERE t.tenant_id = $1 AND t.user_id = $2)",
            "DELETE FROM event_ticket_entitlements WHERE tenant_id = $1 AND user_id = $2",
        ],
    ),
    Holding::both(
        "event_answers",
        "event_answers",
        "SELECT s.event_id, e.title, s.user_id, a.question_key, q.label, a.sealed, a.created_at, a.updated_at FROM event_answers a JOIN event_submissions s ON s.tenant_id = a.tenant_id AND s.id = a.submission_id JOIN events e ON e.tenant_id = a.tenant_id AND e.id = s.event_id JOIN event_form_questions q ON q.tenant_id = a.tenant_id AND q.form_id = a.form_id AND q.question_key = a.question_key WHERE a.tenant_id = $1 AND s.user_id = $2 ORDER BY a.id",
        &[
            "DELETE FROM event_answers WHERE tenant_id = $1 AND submission_id IN (SELECT s.id FROM event_submissions s WHERE s.tenant_id = $1 AND s.user_id = $2)",
        ],
    ),
    Holding::erased("event_submissions", &["DELETE FROM event_submissions WHERE tenant_id = $1 AND user_id = $2"]),
    Holding::both(
        "event_answer_reads",
        "event_answer_reads",
        "SELECT r.event_id, e.title, r.answer_count, r.created_at FROM event_answer_reads r JOIN events e ON e.tenant_id = r.tenant_id AND e.id = r.event_id WHERE r.tenant_id = $1 AND r.user_id = $2 ORDER BY r.id",
        &[
            "DELETE FROM event_answer_reads WHERE tenant_id = $1 AND user_id = $2",
            "UPDATE event_answer_reads SET reader_id = NULL WHERE tenant_id = $1 AND reader_id = $2",
        ],
    ),
    Holding::erased(
        "event_form_questions",
        &[
            "UPDATE event_form_questions SET label = '-', help = NULL WHERE tenant_id = $1 AND form_id IN (SELECT f.id FROM event_forms f WHERE f.tenant_id = $1 AND f.author_id = $2)",
        ],
    ),
    Holding::erased(
        "event_forms",
        &["UPDATE event_forms SET title = '-', intro = NULL, author_id = NULL WHERE tenant_id = $1 AND author_id = $2"],
    ),
    Holding::erased(
        "event_answer_erasures",
        &["UPDATE event_answer_erasures SET actor_id = NULL WHERE tenant_id = $1 AND actor_id = $2"],
    ),
    Holding::nothing("event_form_settings"),
    // The ledger stays whole, and with it what it paid. What nobody has paid, nobody pays; what was to be taken back stays with the account. What the organizer
    // called the event goes with them.
    Holding::both(
        "event_attendance_claims",
        "event_hours",
        "SELECT c.event_id, e.title, CAST(c.hours AS DOUBLE PRECISION) / 100 AS hours, c.status, c.reason, c.created_at, c.paid_at, c.reversed_at FROM event_attendance_claims c JOIN events e ON e.tenant_id = c.tenant_id AND e.id = c.event_id WHERE c.tenant_id = $1 AND c.user_id = $2 ORDER BY c.id",
        &[
            "UPDATE event_attendance_claims SET status = CASE status WHEN 'pending' THEN 'cancelled' WHEN 'reversal_pending' THEN 'paid' ELSE status END, waits_for = NULL, attend_by = NULL, reason = NULL WHERE tenant_id = $1 AND user_id = $2",
            "UPDATE event_attendance_claims SET decided_by = NULL, reason = CASE WHEN reason IS NOT NULL THEN '-' END WHERE tenant_id = $1 AND decided_by = $2",
            "UPDATE transactions SET description = '' WHERE tenant_id = $1 AND id IN (SELECT c.transaction_id FROM event_attendance_claims c JOIN events e ON e.tenant_id = c.tenant_id AND e.id = c.event_id WHERE c.tenant_id = $1 AND e.organizer_id = $2)",
        ],
    ),
    Holding::erased(
        "event_attendance_rewards",
        &["UPDATE event_attendance_rewards SET decided_by = NULL WHERE tenant_id = $1 AND decided_by = $2"],
    ),
    Holding::erased(
        "event_ticket_types",
        &[
            "UPDATE event_ticket_types SET name = '-', description = NULL WHERE tenant_id = $1 AND event_id IN (SELECT e.id FROM events e WHERE e.tenant_id = $1 AND e.organizer_id = $2)",
        ],
    ),
    Holding::erased(
        "event_ticket_type_history",
        &["UPDATE event_ticket_type_history SET actor_id = NULL, reason = NULL WHERE tenant_id = $1 AND actor_id = $2"],
    ),
    Holding::erased(
        "event_ticket_entitlement_history",
        &[
            "UPDATE event_ticket_entitlement_history SET actor_id = NULL, reason = NULL WHERE tenant_id = $1 AND actor_id = $2",
        ],
    ),
    Holding::nothing("event_ticket_inventory_history"),
    Holding::erased("event_ticket_keys", &["DELETE FROM event_ticket_keys WHERE tenant_id = $1 AND user_id = $2"]),
    // Guests go before the registration that they come with.
    Holding::both(
        "event_guests",
        "event_guests",
        "SELECT g.event_id, e.title, g.user_id, g.sealed, g.state, g.attendance, g.checked_in_at, g.checked_out_at, g.created_at, g.cancelled_at FROM event_guests g JOIN events e ON e.tenant_id = g.tenant_id AND e.id = g.event_id WHERE g.tenant_id = $1 AND g.user_id = $2 ORDER BY g.id",
        &[
            "DELETE FROM event_offline_items WHERE tenant_id = $1 AND guest_id IN (SELECT g.id FROM event_guests g WHERE g.tenant_id = $1 AND g.user_id = $2)",
            "DELETE FROM event_guest_activity WHERE tenant_id = $1 AND guest_id IN (SELECT g.id FROM event_guests g WHERE g.tenant_id = $1 AND g.user_id = $2)",
            "DELETE FROM event_guests WHERE tenant_id = $1 AND user_id = $2",
            "UPDATE event_guests SET cancelled_by = NULL, reason = NULL WHERE tenant_id = $1 AND cancelled_by = $2",
        ],
    ),
    Holding::erased(
        "event_guest_activity",
        &["UPDATE event_guest_activity SET actor_id = NULL, reason = NULL WHERE tenant_id = $1 AND actor_id = $2"],
    ),
    Holding::both(
        "event_registrations",
        "event_registrations",
        "SELECT r.event_id, e.title, r.state, r.created_at, r.updated_at FROM event_registrations r JOIN events e ON e.tenant_id = r.tenant_id AND e.id = r.event_id WHERE r.tenant_id = $1 AND r.user_id = $2 ORDER BY r.id",
        &[
            "DELETE FROM event_registration_history WHERE tenant_id = $1 AND registration_id IN (SELECT r.id FROM event_registrations r WHERE r.tenant_id = $1 AND r.user_id = $2)",
            "DELETE FROM event_registrations WHERE tenant_id = $1 AND user_id = $2",
        ],
    ),
    Holding::erased(
        "event_registration_history",
        &[
            "UPDATE event_registration_history SET actor_id = NULL, reason = NULL WHERE tenant_id = $1 AND actor_id = $2",
        ],
    ),
    Holding::both(
        "event_waitlist_entries",
        "event_waiting_lists",
        "SELECT w.event_id, e.title, w.state, w.created_at, w.updated_at FROM event_waitlist_entries w JOIN events e ON e.tenant_id = w.tenant_id AND e.id = w.event_id WHERE w.tenant_id = $1 AND w.user_id = $2 ORDER BY w.id",
        &[
            "DELETE FROM event_waitlist_history WHERE tenant_id = $1 AND entry_id IN (SELECT w.id FROM event_waitlist_entries w WHERE w.tenant_id = $1 AND w.user_id = $2)",
            "DELETE FROM event_waitlist_entries WHERE tenant_id = $1 AND user_id = $2",
        ],
    ),
    Holding::erased(
        "event_waitlist_history",
        &["UPDATE event_waitlist_history SET actor_id = NULL, reason = NULL WHERE tenant_id = $1 AND actor_id = $2"],
    ),
    Holding::both(
        "event_attendance",
        "event_attendance",
        "SELECT a.event_id, e.title, a.state, a.checked_in_at, a.checked_out_at, a.created_at, a.updated_at FROM event_attendance a JOIN events e ON e.tenant_id = a.tenant_id AND e.id = a.event_id WHERE a.tenant_id = $1 AND a.user_id = $2 ORDER BY a.id",
        &[
            "DELETE FROM event_attendance_activity WHERE tenant_id = $1 AND attendance_id IN (SELECT a.id FROM event_attendance a WHERE a.tenant_id = $1 AND a.user_id = $2)",
            "DELETE FROM event_attendance WHERE tenant_id = $1 AND user_id = $2",
        ],
    ),
    Holding::erased(
        "event_attendance_activity",
        &["UPDATE event_attendance_activity SET actor_id = NULL, reason = NULL WHERE tenant_id = $1 AND actor_id = $2"],
    ),
    Holding::both(
        "event_reminder_rules",
        "event_reminders",
        "SELECT s.event_id, e.title, s.rules, s.updated_at FROM event_reminder_rules s JOIN events e ON e.tenant_id = s.tenant_id AND e.id = s.event_id WHERE s.tenant_id = $1 AND s.user_id = $2 ORDER BY s.id",
        &["DELETE FROM event_reminder_rules WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "event_engagements",
        "event_interests",
        "SELECT i.event_id, e.title, i.created_at FROM event_engagements i JOIN events e ON e.tenant_id = i.tenant_id AND e.id = i.event_id WHERE i.tenant_id = $1 AND i.user_id = $2 ORDER BY i.id",
        &["DELETE FROM event_engagements WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::erased(
        "event_status_history",
        &[
            "UPDATE event_status_history SET reason = NULL WHERE tenant_id = $1 AND actor_id = $2",
            "UPDATE event_status_history SET actor_id = NULL WHERE tenant_id = $1 AND actor_id = $2",
        ],
    ),
    Holding::both(
        "event_staff_assignments",
        "event_roles",
        "SELECT a.event_id, e.title, a.role, a.status, a.granted_at, a.revoked_at, a.expires_at FROM event_staff_assignments a JOIN events e ON e.tenant_id = a.tenant_id AND e.id = a.event_id WHERE a.tenant_id = $1 AND a.user_id = $2 ORDER BY a.id",
        &[
            "DELETE FROM event_staff_history WHERE tenant_id = $1 AND assignment_id IN (SELECT a.id FROM event_staff_assignments a WHERE a.tenant_id = $1 AND a.user_id = $2)",
            "DELETE FROM event_staff_assignments WHERE tenant_id = $1 AND user_id = $2",
            "UPDATE event_staff_assignments SET granted_by = NULL WHERE tenant_id = $1 AND granted_by = $2",
            "UPDATE event_staff_assignments SET revoked_by = NULL WHERE tenant_id = $1 AND revoked_by = $2",
        ],
    ),
    Holding::erased(
        "event_staff_history",
        &["UPDATE event_staff_history SET actor_id = NULL WHERE tenant_id = $1 AND actor_id = $2"],
    ),
    Holding::both(
        "event_broadcasts",
        "event_broadcasts",
        "SELECT b.event_id, e.title, b.subject, b.body, b.status, b.created_at, b.finished_at FROM event_broadcasts b JOIN events e ON e.tenant_id = b.tenant_id AND e.id = b.event_id WHERE b.tenant_id = $1 AND b.author_id = $2 ORDER BY b.id",
        &[
            "UPDATE event_broadcasts SET status = CASE WHEN status IN ('draft', 'scheduled', 'sending') THEN 'cancelled' ELSE status END, subject = '-', body = '', author_id = NULL WHERE tenant_id = $1 AND author_id = $2",
        ],
    ),
    Holding::both(
        "event_broadcast_deliveries",
        "event_broadcasts_received",
        "SELECT b.event_id, e.title, b.subject, d.created_at FROM event_broadcast_deliveries d JOIN event_broadcasts b ON b.tenant_id = d.tenant_id AND b.id = d.broadcast_id JOIN events e ON e.tenant_id = d.tenant_id AND e.id = b.event_id WHERE d.tenant_id = $1 AND d.user_id = $2 AND NOT d.is_kept_back ORDER BY d.id",
        &["DELETE FROM event_broadcast_deliveries WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "event_safety_requirements",
        "event_safety_requirements",
        "SELECT q.event_id, e.title, q.version, q.status, q.code_of_conduct, q.note_for_guardians, q.created_at FROM event_safety_requirements q JOIN events e ON e.tenant_id = q.tenant_id AND e.id = q.event_id WHERE q.tenant_id = $1 AND q.author_id = $2 ORDER BY q.id",
        &[
            "UPDATE event_safety_requirements SET code_of_conduct = CASE WHEN code_of_conduct IS NULL THEN NULL ELSE '-' END, note_for_guardians = NULL, author_id = NULL WHERE tenant_id = $1 AND author_id = $2",
        ],
    ),
    Holding::both(
        "event_code_acknowledgements",
        "event_code_acknowledgements",
        "SELECT a.event_id, e.title, a.created_at, a.withdrawn_at FROM event_code_acknowledgements a JOIN events e ON e.tenant_id = a.tenant_id AND e.id = a.event_id WHERE a.tenant_id = $1 AND a.user_id = $2 ORDER BY a.id",
        &["DELETE FROM event_code_acknowledgements WHERE tenant_id = $1 AND user_id = $2"],
    ),
    // Why is kept from the member: it may be what somebody else told in confidence.
    Holding::both(
        "event_safety_denials",
        "event_safety_decisions",
        "SELECT d.event_id, e.title, d.created_at, d.lifted_at FROM event_safety_denials d JOIN events e ON e.tenant_id = d.tenant_id AND e.id = d.event_id WHERE d.tenant_id = $1 AND d.user_id = $2 ORDER BY d.id",
        &[
            "DELETE FROM event_safety_denials WHERE tenant_id = $1 AND user_id = $2",
            "UPDATE event_safety_denials SET created_by = NULL, reason = '-' WHERE tenant_id = $1 AND created_by = $2",
            "UPDATE event_safety_denials SET lifted_by = NULL WHERE tenant_id = $1 AND lifted_by = $2",
        ],
    ),
    Holding::both(
        "event_guardian_consents",
        "event_guardian_consents",
        "SELECT c.event_id, e.title, c.state, c.relation, c.requested_at, c.decided_at, c.ended_at FROM event_guardian_consents c JOIN events e ON e.tenant_id = c.tenant_id AND e.id = c.event_id WHERE c.tenant_id = $1 AND c.user_id = $2 ORDER BY c.id",
        &[
            "DELETE FROM event_guardian_letters WHERE tenant_id = $1 AND consent_id IN (SELECT c.id FROM event_guardian_consents c WHERE c.tenant_id = $1 AND c.user_id = $2)",
            "DELETE FROM event_guardian_consents WHERE tenant_id = $1 AND user_id = $2",
            "UPDATE event_guardian_consents SET actor_id = NULL, reason = NULL WHERE tenant_id = $1 AND actor_id = $2",
        ],
    ),
    Holding::nothing("event_guardian_letters"),
    Holding::erased(
        "event_invitation_uses",
        &["DELETE FROM event_invitation_uses WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "event_invitations",
        "event_invitations",
        "SELECT i.event_id, e.title, i.kind, i.label, i.status, i.expires_at, i.created_at, i.closed_at FROM event_invitations i JOIN events e ON e.tenant_id = i.tenant_id AND e.id = i.event_id WHERE i.tenant_id = $1 AND (i.user_id = $2 OR i.invited_by = $2) ORDER BY i.id",
        &[
            "DELETE FROM event_invitations WHERE tenant_id = $1 AND user_id = $2",
            "UPDATE event_invitations SET label = NULL WHERE tenant_id = $1 AND invited_by = $2",
            "UPDATE event_invitations SET invited_by = NULL WHERE tenant_id = $1 AND invited_by = $2",
        ],
    ),
    Holding::both(
        "event_invitation_campaigns",
        "event_invitation_campaigns",
        "SELECT c.event_id, e.title, c.label, c.audience, c.status, c.invited_count, c.created_at, c.finished_at FROM event_invitation_campaigns c JOIN events e ON e.tenant_id = c.tenant_id AND e.id = c.event_id WHERE c.tenant_id = $1 AND c.author_id = $2 ORDER BY c.id",
        &[
            "UPDATE event_invitation_campaigns SET label = NULL, author_id = NULL WHERE tenant_id = $1 AND author_id = $2",
        ],
    ),
    Holding::both(
        "event_offline_credentials",
        "event_passes",
        "SELECT c.event_id, e.title, c.status, c.version, c.issued_at, c.revoked_at FROM event_offline_credentials c JOIN events e ON e.tenant_id = c.tenant_id AND e.id = c.event_id WHERE c.tenant_id = $1 AND c.user_id = $2 ORDER BY c.id",
        &["DELETE FROM event_offline_credentials WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "event_offline_items",
        "event_notes_of_devices",
        "SELECT i.event_id, e.title, i.action, i.occurred_at, i.outcome, i.reason, i.decision, i.created_at FROM event_offline_items i JOIN events e ON e.tenant_id = i.tenant_id AND e.id = i.event_id WHERE i.tenant_id = $1 AND i.user_id = $2 ORDER BY i.id",
        &[
            "DELETE FROM event_offline_items WHERE tenant_id = $1 AND user_id = $2",
            "UPDATE event_offline_items SET decided_by = NULL WHERE tenant_id = $1 AND decided_by = $2",
        ],
    ),
    Holding::nothing("event_offline_batches"),
    Holding::both(
        "event_offline_devices",
        "event_devices",
        "SELECT d.event_id, e.title, d.label, d.status, d.expires_at, d.last_seen_at, d.created_at, d.revoked_at FROM event_offline_devices d JOIN events e ON e.tenant_id = d.tenant_id AND e.id = d.event_id WHERE d.tenant_id = $1 AND d.registered_by = $2 ORDER BY d.id",
        &[
            "UPDATE event_offline_devices SET label = '-', registered_by = NULL WHERE tenant_id = $1 AND registered_by = $2",
        ],
    ),
    Holding::nothing("event_reminders"),
    Holding::nothing("event_recurrence_rules"),
    Holding::erased(
        "event_occurrence_overrides",
        &["UPDATE event_occurrence_overrides SET actor_id = NULL WHERE tenant_id = $1 AND actor_id = $2"],
    ),
    Holding::erased(
        "event_occurrence_ledger",
        &["UPDATE event_occurrence_ledger SET actor_id = NULL WHERE tenant_id = $1 AND actor_id = $2"],
    ),
    Holding::erased(
        "event_recurrence_revisions",
        &[
            "UPDATE event_recurrence_revisions SET patch = '{}' WHERE tenant_id = $1 AND root_event_id IN (SELECT e.id FROM events e WHERE e.tenant_id = $1 AND e.organizer_id = $2)",
            "UPDATE event_recurrence_revisions SET actor_id = NULL WHERE tenant_id = $1 AND actor_id = $2",
        ],
    ),
    Holding::both(
        "event_recurrence_definition_people",
        "event_blueprints",
        "SELECT b.source_event_id AS event_id, e.title, p.session, p.headline, b.created_at FROM event_recurrence_definition_people p JOIN event_recurrence_definition_blueprints b ON b.tenant_id = p.tenant_id AND b.id = p.blueprint_id JOIN events e ON e.tenant_id = b.tenant_id AND e.id = b.source_event_id WHERE p.tenant_id = $1 AND p.user_id = $2 ORDER BY p.id",
        &[
            "DELETE FROM event_recurrence_definition_people WHERE tenant_id = $1 AND user_id = $2",
            "DELETE FROM event_recurrence_definition_people WHERE tenant_id = $1 AND blueprint_id IN (SELECT b.id FROM event_recurrence_definition_blueprints b JOIN events e ON e.tenant_id = b.tenant_id AND e.id = b.root_event_id WHERE b.tenant_id = $1 AND e.organizer_id = $2)",
        ],
    ),
    Holding::erased(
        "event_recurrence_definition_addresses",
        &[
            "DELETE FROM event_recurrence_definition_addresses WHERE tenant_id = $1 AND blueprint_id IN (SELECT b.id FROM event_recurrence_definition_blueprints b JOIN events e ON e.tenant_id = b.tenant_id AND e.id = b.root_event_id WHERE b.tenant_id = $1 AND e.organizer_id = $2)",
        ],
    ),
    Holding::erased(
        "event_recurrence_definition_blueprints",
        &[
            "UPDATE event_recurrence_definition_blueprints SET manifest = '{}' WHERE tenant_id = $1 AND root_event_id IN (SELECT e.id FROM events e WHERE e.tenant_id = $1 AND e.organizer_id = $2)",
            "UPDATE event_recurrence_definition_blueprints SET captured_by = NULL WHERE tenant_id = $1 AND captured_by = $2",
        ],
    ),
    Holding::erased(
        "event_recurrence_definition_applications",
        &[
            "UPDATE event_recurrence_definition_applications SET applied_by = NULL WHERE tenant_id = $1 AND applied_by = $2",
        ],
    ),
    // What an event said goes with whoever organized it; what a template is called goes with whoever made it.
    Holding::erased(
        "event_template_versions",
        &[
            "UPDATE event_template_versions SET outline = NULL, parts = NULL WHERE tenant_id = $1 AND source_event_id IN (SELECT e.id FROM events e WHERE e.tenant_id = $1 AND e.organizer_id = $2)",
        ],
    ),
    Holding::both(
        "event_templates",
        "event_templates",
        "SELECT id, name, description, status, version, source_event_id, created_at, updated_at, archived_at FROM event_templates WHERE tenant_id = $1 AND owner_id = $2 ORDER BY id",
        &[
            "UPDATE event_templates SET status = 'archived', archived_at = updated_at WHERE tenant_id = $1 AND status = 'active' AND source_event_id IN (SELECT e.id FROM events e WHERE e.tenant_id = $1 AND e.organizer_id = $2)",
            "UPDATE event_templates SET name = '-', description = NULL, search_text = '', owner_id = NULL WHERE tenant_id = $1 AND owner_id = $2",
        ],
    ),
    Holding::erased(
        "event_template_history",
        &["UPDATE event_template_history SET actor_id = NULL WHERE tenant_id = $1 AND actor_id = $2"],
    ),
    Holding::both(
        "event_calendar_feeds",
        "event_calendar_links",
        "SELECT id, label, prefix, language, created_at, last_used_at, revoked_at FROM event_calendar_feeds WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &["DELETE FROM event_calendar_feeds WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::erased(
        "event_pictures",
        &["DELETE FROM event_pictures WHERE tenant_id = $1 AND event_id IN (SELECT e.id FROM events e WHERE e.tenant_id = $1 AND e.organizer_id = $2)"],
    )
    .with_files(
        "SELECT file_id FROM event_pictures WHERE tenant_id = $1 AND event_id IN (SELECT e.id FROM events e WHERE e.tenant_id = $1 AND e.organizer_id = $2)",
    ),
    Holding::both(
        "events",
        "events",
        "SELECT id, title, description, local_start, local_end, timezone, location, publication_state, operational_state, created_at FROM events WHERE tenant_id = $1 AND organizer_id = $2 ORDER BY id",
        &[
            "UPDATE events SET title = '-', description = '', location = NULL, latitude = NULL, longitude = NULL, point_x = NULL, point_y = NULL, point_z = NULL, accessibility = '{}', step_free = 'unknown', online_link = NULL, video_url = NULL, image_url = NULL, cover_image_url = NULL, lifecycle_reason = NULL, cancellation_reason = NULL, search_text = '', submitted_by = NULL WHERE tenant_id = $1 AND organizer_id = $2",
            "UPDATE events SET submitted_by = NULL WHERE tenant_id = $1 AND submitted_by = $2",
        ],
    ),
    Holding::both(
        "event_series",
        "event_series",
        "SELECT id, title, description, created_at FROM event_series WHERE tenant_id = $1 AND creator_id = $2 ORDER BY id",
        &["UPDATE event_series SET title = '-', description = '' WHERE tenant_id = $1 AND creator_id = $2"],
    ),
];
