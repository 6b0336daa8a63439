//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use crate::areas::{Fixtures, InBody, InPath, OfField, OfOperations, Pairs, Things};
use crate::support::Person;

/// This area.
pub struct Area;

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &[
            "event_agenda",
            "event_analytics",
            "event_attendance",
            "event_blueprints",
            "event_broadcasts",
            "event_calendar",
            "event_forms",
            "event_guests",
            "event_invitations",
            "event_moderation",
            "event_offline_checkin",
            "event_people",
            "event_recurrence",
            "event_registrations",
            "event_reminders",
            "event_safety",
            "event_series",
            "event_staff",
            "event_tickets",
            "events",
        ]
    }

    fn rows(&self) -> Pairs {
        &[
            (
                "event_series",
                "INSERT INTO event_series (id, tenant_id, creator_id, title, description, created_at) VALUES ({n}, {t}, {n}, 'x', '', {now})",
            ),
            (
                "events",
                "INSERT INTO events (id, tenant_id, organizer_id, title, description, local_start, timezone, starts_at, is_all_day, accessibility,
                        step_free, is_online, allow_remote_attendance, category_id, series_id, submitted_by, parent_event_id,
                        federated_visibility, publication_state, operational_state, lifecycle_version, calendar_sequence,
                        federation_version, is_recurring_template, search_text, created_at, updated_at)
                 VALUES ({n}, {t}, {n}, 'x', 'x', '2030-05-01T18:00:00', 'UTC', {now}, {no}, '{}', 'unknown', {no}, {no}, {n}, {n}, {n},
                        {n}, 'none', 'published', 'scheduled', 0, 0, 0, {no}, '', {now}, {now})",
            ),
            (
                "event_pictures",
                "INSERT INTO event_pictures (id, tenant_id, event_id, file_id, address, created_at) VALUES ({n}, {t}, {n}, {n}, '/uploads/x', {now})",
            ),
            (
                "event_status_history",
                "INSERT INTO event_status_history (id, tenant_id, event_id, lifecycle_version, action, from_publication, to_publication,
                        from_operational, to_operational, actor_id, cascade, created_at)
                 VALUES ({n}, {t}, {n}, {n}, 'publish', 'draft', 'published', 'scheduled', 'scheduled', {n}, '{}', {now})",
            ),
            (
                "event_engagements",
                "INSERT INTO event_engagements (id, tenant_id, event_id, user_id, created_at) VALUES ({n}, {t}, {n}, {n}, {now})",
            ),
            (
                "event_registrations",
                "INSERT INTO event_registrations (id, tenant_id, event_id, user_id, capacity_pool, state, version, created_at, updated_at)
                 VALUES ({n}, {t}, {n}, {n}, 'event', 'confirmed', 1, {now}, {now})",
            ),
            (
                "event_guests",
                "INSERT INTO event_guests (id, tenant_id, event_id, registration_id, user_id, state, sealed_by, sealed, erase_at, attendance,
                        attendance_version, created_at, updated_at)
                 VALUES ({n}, {t}, {n}, {n}, {n}, 'confirmed', 'x', 'eg1.x.x', {now}, 'no_show', 1, {now}, {now})",
            ),
            (
                "event_guest_activity",
                "INSERT INTO event_guest_activity (id, tenant_id, guest_id, action, from_state, to_state, version, actor_id, created_at)
                 VALUES ({n}, {t}, {n}, 'no_show', 'not_checked_in', 'no_show', 1, {n}, {now})",
            ),
            (
                "event_registration_history",
                "INSERT INTO event_registration_history (id, tenant_id, registration_id, to_state, version, actor_id, created_at)
                 VALUES ({n}, {t}, {n}, 'confirmed', 1, {n}, {now})",
            ),
            (
                "event_waitlist_entries",
                "INSERT INTO event_waitlist_entries (id, tenant_id, event_id, user_id, state, version, queue_sequence, created_at, updated_at)
                 VALUES ({n}, {t}, {n}, {n}, 'waiting', 1, {n}, {now}, {now})",
            ),
            (
                "event_waitlist_history",
                "INSERT INTO event_waitlist_history (id, tenant_id, entry_id, to_state, version, actor_id, created_at)
                 VALUES ({n}, {t}, {n}, 'waiting', 1, {n}, {now})",
            ),
            (
                "event_staff_assignments",
                "INSERT INTO event_staff_assignments (id, tenant_id, event_id, user_id, role, status, version, granted_at, granted_by)
                 VALUES ({n}, {t}, {n}, {n}, 'check_in_staff', 'active', 1, {now}, {n})",
            ),
            (
                "event_staff_history",
                "INSERT INTO event_staff_history (id, tenant_id, assignment_id, action, version, actor_id, created_at)
                 VALUES ({n}, {t}, {n}, 'granted', 1, {n}, {now})",
            ),
            (
                "event_ticket_types",
                "INSERT INTO event_ticket_types (id, tenant_id, event_id, name, kind, unit_price, allocation_limit, per_member_limit, sales_opens_at,
                        sales_closes_at, is_refundable, policy, status, version, allocated, inventory_version, created_at, updated_at)
                 VALUES ({n}, {t}, {n}, 'x', 'free', 0, 10, 2, '2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z', {no}, '{}', 'active', 1, 1, 1, {now}, {now})",
            ),
            (
                "event_ticket_type_history",
                "INSERT INTO event_ticket_type_history (id, tenant_id, ticket_type_id, action, to_status, version, actor_id, created_at)
                 VALUES ({n}, {t}, {n}, 'created', 'draft', 1, {n}, {now})",
            ),
            (
                "event_ticket_entitlements",
                "INSERT INTO event_ticket_entitlements (id, tenant_id, event_id, ticket_type_id, registration_id, user_id, units, kind, unit_price,
                        status, version, confirmed_at)
                 VALUES ({n}, {t}, {n}, {n}, {n}, {n}, 1, 'free', 0, 'confirmed', 1, {now})",
            ),
            (
                "event_ticket_entitlement_history",
                "INSERT INTO event_ticket_entitlement_history (id, tenant_id, entitlement_id, action, version, actor_id, created_at)
                 VALUES ({n}, {t}, {n}, 'allocated', 1, {n}, {now})",
            ),
            (
                "event_ticket_inventory_history",
                "INSERT INTO event_ticket_inventory_history (id, tenant_id, ticket_type_id, action, version, change, allocated_after, created_at)
                 VALUES ({n}, {t}, {n}, 'allocated', 1, 1, 1, {now})",
            ),
            (
                "event_ticket_transfers",
                "INSERT INTO event_ticket_transfers (id, tenant_id, event_id, entitlement_id, sender_id, recipient_id, status, created_at)
                 VALUES ({n}, {t}, {n}, {n}, {n}, {n}, 'offered', {now})",
            ),
            (
                "event_ticket_keys",
                "INSERT INTO event_ticket_keys (id, tenant_id, user_id, key_hash, request_hash, ticket_type_id, entitlement_id, allocated_after, created_at)
                 VALUES ({n}, {t}, {n}, 'x', 'x', {n}, {n}, 1, {now})",
            ),
            (
                "event_agendas",
                "INSERT INTO event_agendas (id, tenant_id, event_id, version, updated_at) VALUES ({n}, {t}, {n}, 1, {now})",
            ),
            (
                "event_sessions",
                "INSERT INTO event_sessions (id, tenant_id, event_id, title, kind, visibility, registered, starts_after, local_offset, duration, nth,
                        resources, status, version, created_at, updated_at)
                 VALUES ({n}, {t}, {n}, 'x', 'talk', 'public', 1, 0, 0, 60, 1, '[]', 'scheduled', 1, {now}, {now})",
            ),
            (
                "event_session_speakers",
                "INSERT INTO event_session_speakers (id, tenant_id, session_id, nth, user_id) VALUES ({n}, {t}, {n}, 1, {n})",
            ),
            (
                "event_session_registrations",
                "INSERT INTO event_session_registrations (id, tenant_id, event_id, session_id, user_id, state, version, created_at, updated_at)
                 VALUES ({n}, {t}, {n}, {n}, {n}, 'registered', 1, {now}, {now})",
            ),
            (
                "event_broadcasts",
                "INSERT INTO event_broadcasts (id, tenant_id, event_id, author_id, subject, body, segments, status, version, created_at, updated_at)
                 VALUES ({n}, {t}, {n}, {n}, 'x', 'x', '[]', 'draft', 1, {now}, {now})",
            ),
            (
                "event_broadcast_deliveries",
                "INSERT INTO event_broadcast_deliveries (id, tenant_id, broadcast_id, user_id, is_kept_back, created_at)
                 VALUES ({n}, {t}, {n}, {n}, {no}, {now})",
            ),
            (
                "event_form_settings",
                "INSERT INTO event_form_settings (id, tenant_id, event_id, answers, due_minutes, version, updated_at)
                 VALUES ({n}, {t}, {n}, 'after', 60, 1, {now})",
            ),
            (
                "event_forms",
                "INSERT INTO event_forms (id, tenant_id, event_id, author_id, number, status, title, version, published_at, created_at, updated_at)
                 VALUES ({n}, {t}, {n}, {n}, 1, 'published', 'x', 2, {now}, {now}, {now})",
            ),
            (
                "event_form_questions",
                "INSERT INTO event_form_questions (id, tenant_id, form_id, position, question_key, kind, label, options, is_required, is_sensitive, audience,
                        retention)
                 VALUES ({n}, {t}, {n}, 0, 'x', 'short_text', 'x', '[]', {no}, {no}, 'organizers', 'month')",
            ),
            (
                "event_submissions",
                "INSERT INTO event_submissions (id, tenant_id, event_id, user_id, version, created_at, updated_at)
                 VALUES ({n}, {t}, {n}, {n}, 1, {now}, {now})",
            ),
            (
                "event_answers",
                "INSERT INTO event_answers (id, tenant_id, submission_id, form_id, question_key, retention, sealed_by, sealed, created_at, updated_at)
                 VALUES ({n}, {t}, {n}, {n}, 'x', 'month', 'x', 'ea1.x.x', {now}, {now})",
            ),
            (
                "event_answer_reads",
                "INSERT INTO event_answer_reads (id, tenant_id, event_id, user_id, reader_id, answer_count, created_at)
                 VALUES ({n}, {t}, {n}, {n}, {n}, 1, {now})",
            ),
            (
                "event_safety_requirements",
                "INSERT INTO event_safety_requirements (id, tenant_id, event_id, version, revision, status, code_of_conduct, code_hash, author_id, created_at,
                        updated_at, published_at)
                 VALUES ({n}, {t}, {n}, 1, 1, 'published', 'x', {bytes}, {n}, {now}, {now}, {now})",
            ),
            (
                "event_code_acknowledgements",
                "INSERT INTO event_code_acknowledgements (id, tenant_id, event_id, user_id, requirement_id, code_hash, created_at)
                 VALUES ({n}, {t}, {n}, {n}, {n}, {bytes}, {now})",
            ),
            (
                "event_safety_denials",
                "INSERT INTO event_safety_denials (id, tenant_id, event_id, user_id, reason, created_by, created_at, lifted_at, lifted_by)
                 VALUES ({n}, {t}, {n}, {n}, 'x', {n}, {now}, {now}, {n})",
            ),
            (
                "event_guardian_consents",
                "INSERT INTO event_guardian_consents (id, tenant_id, event_id, user_id, state, relation, contact, language, requested_at, expires_at, ended_at,
                        ended_by, actor_id, reason)
                 VALUES ({n}, {t}, {n}, {n}, 'withdrawn', 'parent', 'x', 'en', {now}, {now}, {now}, 'staff', {n}, 'x')",
            ),
            (
                "event_guardian_letters",
                "INSERT INTO event_guardian_letters (id, tenant_id, consent_id, kind, created_at) VALUES ({n}, {t}, {n}, 'ended', {now})",
            ),
            (
                "event_invitation_campaigns",
                "INSERT INTO event_invitation_campaigns (id, tenant_id, event_id, author_id, audience, named, named_count, source_event_id, status, version,
                        invited_count, skipped_count, created_at, updated_at)
                 VALUES ({n}, {t}, {n}, {n}, 'participants', '[]', 0, {n}, 'draft', 1, 0, 0, {now}, {now})",
            ),
            (
                "event_invitations",
                "INSERT INTO event_invitations (id, tenant_id, event_id, kind, campaign_id, user_id, invited_by, max_uses, use_count, status, created_at, closed_at)
                 VALUES ({n}, {t}, {n}, 'member', {n}, {n}, {n}, 1, 1, 'accepted', {now}, {now})",
            ),
            (
                "event_invitation_uses",
                "INSERT INTO event_invitation_uses (id, tenant_id, invitation_id, user_id, created_at) VALUES ({n}, {t}, {n}, {n}, {now})",
            ),
            (
                "event_offline_credentials",
                "INSERT INTO event_offline_credentials (id, tenant_id, event_id, user_id, token_hash, status, version, issued_at)
                 VALUES ({n}, {t}, {n}, {n}, {bytes}, 'active', 1, {now})",
            ),
            (
                "event_offline_devices",
                "INSERT INTO event_offline_devices (id, tenant_id, event_id, registered_by, label, token_hash, status, version, expires_at, created_at)
                 VALUES ({n}, {t}, {n}, {n}, 'x', {bytes}, 'active', 1, '2099-05-01T18:00:00Z', {now})",
            ),
            (
                "event_offline_batches",
                "INSERT INTO event_offline_batches (id, tenant_id, event_id, device_id, batch_key, content_hash, clock_skew_seconds, applied_count,
                        already_applied_count, conflict_count, refused_count, results, created_at)
                 VALUES ({n}, {t}, {n}, {n}, 'x', {bytes}, 0, 0, 0, 1, 0, '[]', {now})",
            ),
            (
                "event_offline_items",
                "INSERT INTO event_offline_items (id, tenant_id, event_id, batch_id, device_id, item_key, user_id, action, occurred_at, outcome, reason,
                        decision, decided_by, decided_at, created_at)
                 VALUES ({n}, {t}, {n}, {n}, {n}, 'x', {n}, 'check_in', {now}, 'conflict', 'checked_in_twice', 'dismiss', {n}, {now}, {now})",
            ),
            (
                "event_reminder_rules",
                "INSERT INTO event_reminder_rules (id, tenant_id, event_id, user_id, rules, version, updated_at)
                 VALUES ({n}, {t}, {n}, {n}, '[]', 1, {now})",
            ),
            (
                "event_reminders",
                "INSERT INTO event_reminders (id, tenant_id, event_id, offset_minutes, starts_at, due_at, state, created_at)
                 VALUES ({n}, {t}, {n}, 60, '2099-05-01T18:00:00Z', '2099-05-01T17:00:00Z', 'pending', {now})",
            ),
            (
                "event_attendance",
                "INSERT INTO event_attendance (id, tenant_id, event_id, user_id, state, version, created_at, updated_at)
                 VALUES ({n}, {t}, {n}, {n}, 'no_show', 1, {now}, {now})",
            ),
            (
                "event_attendance_activity",
                "INSERT INTO event_attendance_activity (id, tenant_id, attendance_id, action, from_state, to_state, version, actor_id, created_at)
                 VALUES ({n}, {t}, {n}, 'no_show', 'not_checked_in', 'no_show', 1, {n}, {now})",
            ),
            (
                "event_recurrence_rules",
                "INSERT INTO event_recurrence_rules (id, tenant_id, event_id, engine, engine_version, frequency, every, rrule, exdates, rdates, ends_type,
                        rule_hash, revision_version, set_version, created_at, updated_at)
                 VALUES ({n}, {t}, {n}, 'sabre-vobject', '2', 'weekly', 1, 'FREQ=WEEKLY;INTERVAL=1;COUNT=2', '[]', '[]', 'after_count', 'x', 0, 0, {now},
                        {now})",
            ),
            (
                "event_occurrence_overrides",
                "INSERT INTO event_occurrence_overrides (id, tenant_id, event_id, fields, version, actor_id, created_at, updated_at)
                 VALUES ({n}, {t}, {n}, '[]', 1, {n}, {now}, {now})",
            ),
            (
                "event_occurrence_ledger",
                "INSERT INTO event_occurrence_ledger (id, tenant_id, root_event_id, event_id, recurrence_id, state, state_version, set_version,
                        revision_version, fields, actor_id, created_at)
                 VALUES ({n}, {t}, {n}, {n}, '20300501T180000Z', 'materialized', 1, 1, 0, '[]', {n}, {now})",
            ),
            (
                "event_recurrence_revisions",
                "INSERT INTO event_recurrence_revisions (id, tenant_id, root_event_id, selected_event_id, revision_version, effective_from, patch, patch_hash,
                        request_hash, idempotency_hash, changed_event_ids, affected_count, recipient_count, actor_id, created_at)
                 VALUES ({n}, {t}, {n}, {n}, 1, '20300501T180000Z', '{}', 'x', 'x', 'x', '[]', 0, 0, {n}, {now})",
            ),
            (
                "event_recurrence_definition_blueprints",
                "INSERT INTO event_recurrence_definition_blueprints (id, tenant_id, root_event_id, source_event_id, source_recurrence, blueprint_version,
                        schema_version, effective_from, sections, counts, manifest, manifest_hash, request_hash, idempotency_hash, captured_by, created_at)
                 VALUES ({n}, {t}, {n}, {n}, '20300501T180000Z', 1, 1, '20300501T180000Z', '{}', '{}', '{}', 'x', 'x', 'x', {n}, {now})",
            ),
            (
                "event_recurrence_definition_people",
                "INSERT INTO event_recurrence_definition_people (id, tenant_id, blueprint_id, user_id, session, headline)
                 VALUES ({n}, {t}, {n}, {n}, 1, 'x')",
            ),
            (
                "event_recurrence_definition_addresses",
                "INSERT INTO event_recurrence_definition_addresses (id, tenant_id, blueprint_id, session, nth, sealed_by, sealed)
                 VALUES ({n}, {t}, {n}, 1, 1, 'x', 'x')",
            ),
            (
                "event_recurrence_definition_applications",
                "INSERT INTO event_recurrence_definition_applications (id, tenant_id, root_event_id, event_id, recurrence, blueprint_id, blueprint_version,
                        manifest_hash, application_hash, applied_counts, created_at)
                 VALUES ({n}, {t}, {n}, {n}, '20300501T180000Z', {n}, 1, 'x', 'x', '{}', {now})",
            ),
            (
                "event_calendar_feeds",
                "INSERT INTO event_calendar_feeds (id, tenant_id, user_id, secret_hash, prefix, language, created_at)
                 VALUES ({n}, {t}, {n}, {bytes}, 'nxc_', 'en', {now})",
            ),
        ]
    }

    fn unguarded(&self) -> &'static [(&'static str, &'static str, &'static str)] {
        &[
            ("events", "group_id", "it names a group that may be deleted, so that its events stay out of sight"),
            ("event_invitation_campaigns", "group_id", "it names a group that may be deleted, and then invites nobody"),
            ("event_status_history", "impersonator_id", "as in refresh_families"),
            ("event_status_history", "impersonator_tenant_id", "as in refresh_families"),
            ("events", "recurrence_id", "it is a moment by which an occurrence is known"),
            ("event_occurrence_ledger", "recurrence_id", "it is a moment by which an occurrence is known"),
        ]
    }

    fn open(&self) -> OfOperations {
        &[
            (Operation::GetEvent, "published events are for everybody"),
            (Operation::GetEventCalendarLinks, "published events are for everybody"),
            (Operation::DownloadEventCalendarFile, "published events are for everybody"),
            (Operation::ListNearbyEvents, "published events are for everybody"),
            (Operation::GetEventSeries, "series are for everybody"),
            (Operation::ListEvents, "published events are for everybody"),
            (Operation::GetEventCheckInCode, "there is a code for those who take part: 409"),
            (Operation::GetEventSafety, "published events are for everybody"),
            (Operation::AcknowledgeEventCodeOfConduct, "whoever sees an event may keep to its code of conduct"),
            (Operation::RequestEventGuardianConsent, "whoever sees an event may ask their guardian"),
            (Operation::GetEventRelationship, "published events are for everybody"),
            (Operation::ListEventTickets, "published events are for everybody"),
            (Operation::ListEventTicketTransfers, "everybody sees their own offers"),
            (Operation::QuoteEventTicket, "tickets that can be had are for everybody"),
            (Operation::AllocateEventTicket, "tickets are for those who take part: 422"),
            (Operation::GetEventForm, "what published events ask is for everybody"),
            (Operation::SubmitEventAnswers, "whoever sees an event may answer what it asks: 422"),
            (Operation::ListEventGuests, "everybody sees whom they bring"),
            (Operation::GetEventAgenda, "published events are for everybody"),
            (Operation::RegisterForEventSession, "places at sessions are for those who take part: 409"),
            (Operation::WithdrawFromEventSession, "one gives back a place that one does not have"),
            (Operation::GetEventReminders, "published events are for everybody"),
            (Operation::UpdateEventReminders, "everybody chooses for themselves"),
            (Operation::ResetEventReminders, "everybody chooses for themselves"),
            (Operation::ConfirmEventRegistration, "published events are for everybody"),
            (Operation::WithdrawEventRegistration, "one withdraws from what one does not take part in"),
            (Operation::JoinEventWaitlist, "published events are for everybody"),
            (Operation::LeaveEventWaitlist, "one leaves a line in which one does not stand"),
            (Operation::AcceptEventOffer, "nothing is held for whoever does not wait: 409"),
            (Operation::RespondToEvent, "published events are for everybody"),
            (Operation::WithdrawEventResponse, "one takes back what one did not say"),
            (Operation::IssueEventOfflineCredential, "passes are for those who take part: 409"),
            (
                Operation::CreateRecurringEvent,
                "the ids are a category's, which is the community's, and those of groups and series, which are refused",
            ),
            (
                Operation::CreateEvent,
                "the ids are a category's, which is the community's, and those of groups and series, which are refused",
            ),
        ]
    }

    /// A series that is not there is a mistake in the question, and a withdrawn answer has had a status of its own since its first client.
    fn unmoved(&self) -> &'static [Operation] {
        &[Operation::ListEvents, Operation::ListNearbyEvents, Operation::WithdrawEventResponse]
    }

    fn queries(&self) -> OfOperations {
        &[(Operation::ListNearbyEvents, "lat=53.35&lon=-6.26")]
    }

    fn anchors(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[("Event", &["event(id: $event)"]), ("EventMemberRelationship", &["eventRegistration(eventId: $event)"])]
    }

    /// Who is no member here takes part as nobody.
    fn apart(&self) -> Pairs {
        &[("EventMemberRelationship.member", "null: far-super; yes: member other broker admin super")]
    }

    fn inputs(&self) -> Pairs {
        &[
            (
                "createEvent",
                "{ title: $name, description: \"x\", startTime: \"2099-05-01T18:00:00\", categoryId: $event_category }",
            ),
            ("updateEvent", "{ eventId: $event, description: \"x\" }"),
            (
                "createRecurringEvent",
                "{ title: $name, description: \"x\", startTime: \"2099-05-01T18:00:00\", recurrenceFrequency: WEEKLY, recurrenceEndsAfterCount: 2, categoryId: $event_category }",
            ),
            ("updateRecurringEvent", "{ eventId: $event_occurrence, description: \"x\" }"),
            ("previewEventRevision", "{ eventId: $event_occurrence, patch: { title: \"Another\" } }"),
            (
                "commitEventRevision",
                "{ eventId: $event_occurrence, patch: { title: \"Another\" }, previewToken: \"errp1.x.y\", idempotencyKey: \"x\" }",
            ),
            (
                "previewEventBlueprint",
                "{ eventId: $event_occurrence, effectiveFrom: \"20990508T170000Z\", sections: { agenda: true } }",
            ),
            (
                "commitEventBlueprint",
                "{ eventId: $event_occurrence, effectiveFrom: \"20990508T170000Z\", sections: { agenda: true }, previewToken: \"errp1.x.y\", idempotencyKey: \"x\" }",
            ),
            ("createEventSeries", "{ title: $name }"),
            ("linkEventToSeries", "{ eventId: $event, seriesId: $event_series }"),
            ("respondToEvent", "{ eventId: $event, status: GOING }"),
            ("rejectEvent", "{ eventId: $event, reason: \"x\" }"),
            ("recordEventAttendance", "{ eventId: $event, memberId: $member, action: CHECK_IN, expectedVersion: 0 }"),
            ("redeemEventCheckInCode", "{ eventId: $event, action: CHECK_IN, credential: \"nqx2_x\" }"),
            ("checkInEventMembers", "{ eventId: $event, memberIds: [$member] }"),
            ("changeEventPeople", "{ eventId: $event, operations: [{ memberId: $member, action: INVITE }] }"),
            ("rejectEventRegistration", "{ eventId: $event, memberId: $member, reason: \"x\" }"),
            ("cancelEventRegistration", "{ eventId: $event, memberId: $member, reason: \"x\" }"),
            ("updateEventReminders", "{ eventId: $event, overrides: [{ offsetMinutes: 30 }], expectedRevision: 0 }"),
            ("grantEventStaffRole", "{ eventId: $event, memberId: $member, role: CHECK_IN_STAFF }"),
            (
                "createEventTicketType",
                "{ eventId: $event, name: $name, kind: FREE, allocationLimit: 5, salesOpensAtUtc: \"2025-01-01T00:00:00Z\", salesClosesAtUtc: \"2099-01-01T00:00:00Z\", idempotencyKey: $name }",
            ),
            (
                "updateEventTicketType",
                "{ eventId: $event, ticketTypeId: $event_ticket, expectedVersion: 1, description: \"x\", idempotencyKey: $name }",
            ),
            (
                "activateEventTicketType",
                "{ eventId: $event, ticketTypeId: $event_ticket, expectedVersion: 1, idempotencyKey: $name }",
            ),
            (
                "pauseEventTicketType",
                "{ eventId: $event, ticketTypeId: $event_ticket, expectedVersion: 2, reason: \"x\", idempotencyKey: $name }",
            ),
            (
                "archiveEventTicketType",
                "{ eventId: $event, ticketTypeId: $event_ticket, expectedVersion: 3, reason: \"x\", idempotencyKey: $name }",
            ),
            ("allocateEventTicket", "{ eventId: $event, ticketTypeId: $event_ticket, idempotencyKey: $name }"),
            (
                "allocateEventTicketToMember",
                "{ eventId: $event, ticketTypeId: $event_ticket, memberId: $member, idempotencyKey: $name }",
            ),
            (
                "cancelEventTicketEntitlement",
                "{ eventId: $event, entitlementId: $event_entitlement, expectedVersion: 1, reason: \"x\", idempotencyKey: $name }",
            ),
            (
                "offerEventTicketTransfer",
                "{ eventId: $event, entitlementId: $event_entitlement, memberId: $member, expectedVersion: 1 }",
            ),
            ("updateEventFormSettings", "{ eventId: $event, answers: AFTER, dueMinutes: 60, expectedVersion: 0 }"),
            (
                "createEventForm",
                "{ eventId: $event, title: $name, questions: [{ key: \"food\", kind: SHORT_TEXT, label: \"Food?\" }] }",
            ),
            (
                "updateEventForm",
                "{ eventId: $event, formId: $event_form, title: $name, questions: [{ key: \"food\", kind: SHORT_TEXT, label: \"Food?\" }], expectedVersion: 1 }",
            ),
            ("forkEventForm", "{ eventId: $event, formId: $event_form }"),
            ("publishEventForm", "{ eventId: $event, formId: $event_form, expectedVersion: 1 }"),
            (
                "submitEventAnswers",
                "{ eventId: $event, formId: $event_asked, answers: [{ key: \"none\", value: \"x\" }] }",
            ),
            (
                "amendEventAnswers",
                "{ eventId: $event, submissionId: $event_submission, formId: $event_asked, answers: [], expectedVersion: 1 }",
            ),
            ("readEventAnswers", "{ eventId: $event, submissionId: $event_submission }"),
            ("addEventGuest", "{ eventId: $event, registrationId: $event_registration, displayName: $name }"),
            ("cancelEventGuest", "{ eventId: $event, guestId: $event_guest, reason: \"x\" }"),
            (
                "recordEventGuestAttendance",
                "{ eventId: $event, guestId: $event_guest, action: CHECK_IN, expectedVersion: 0 }",
            ),
            (
                "createEventSession",
                "{ eventId: $event, title: $name, startTime: \"2099-05-01T18:30:00\", endTime: \"2099-05-01T19:30:00\" }",
            ),
            ("updateEventSession", "{ eventId: $event, sessionId: $event_session, room: \"x\", expectedVersion: 1 }"),
            ("cancelEventSession", "{ eventId: $event, sessionId: $event_session, expectedVersion: 1 }"),
            ("orderEventAgenda", "{ eventId: $event, sessionIds: [$event_session], expectedVersion: 1 }"),
            ("registerForEventSession", "{ eventId: $event, sessionId: $event_session }"),
            ("withdrawFromEventSession", "{ eventId: $event, sessionId: $event_session }"),
            ("previewEventBroadcast", "{ eventId: $event, segments: [CONFIRMED] }"),
            ("createEventBroadcast", "{ eventId: $event, subject: \"x\", body: \"x\", segments: [CONFIRMED] }"),
            (
                "reviseEventBroadcast",
                "{ broadcastId: $event_broadcast, subject: \"x\", body: \"x\", segments: [CONFIRMED], expectedVersion: 1 }",
            ),
            ("scheduleEventBroadcast", "{ broadcastId: $event_broadcast, expectedVersion: 1 }"),
            ("cancelEventBroadcast", "{ broadcastId: $event_broadcast, expectedVersion: 1 }"),
            (
                "updateEventSafetyRequirements",
                "{ eventId: $event, minimumAge: 12, guardianConsentBelowAge: 18, codeOfConduct: \"x\", expectedRevision: 0 }",
            ),
            ("publishEventSafetyRequirements", "{ eventId: $event, expectedRevision: 1 }"),
            ("acknowledgeEventCodeOfConduct", "{ eventId: $event_safe, version: 1 }"),
            ("withdrawEventGuardianConsent", "{ eventId: $event_safe, consentId: $event_consent, reason: \"x\" }"),
            (
                "requestEventGuardianConsent",
                "{ eventId: $event_safe, guardianName: \"x\", guardianEmail: \"dora@meadow.example\", relation: PARENT }",
            ),
            ("denyEventParticipation", "{ eventId: $event, memberId: $member, reason: \"x\" }"),
            ("previewEventInvitationCampaign", "{ eventId: $event, audience: INTERESTED }"),
            ("createEventInvitationCampaign", "{ eventId: $event, audience: MEMBERS, memberIds: [$member] }"),
            (
                "scheduleEventInvitationCampaign",
                "{ eventId: $event, campaignId: $event_campaign, expectedVersion: 1, scheduledAt: \"2099-01-01T00:00:00Z\" }",
            ),
            ("issueEventInvitationCampaign", "{ eventId: $event, campaignId: $event_campaign, expectedVersion: 1 }"),
            ("cancelEventInvitationCampaign", "{ eventId: $event, campaignId: $event_campaign, expectedVersion: 1 }"),
            ("createEventInvitationLink", "{ eventId: $event, maxUses: 3 }"),
            ("acceptEventInvitationLink", "{ eventId: $event, token: $event_link }"),
            ("registerEventOfflineDevice", "{ eventId: $event, label: \"x\" }"),
            ("decideEventOfflineConflict", "{ eventId: $event, itemId: $event_conflict, decision: DISMISS }"),
            ("cancelEvent", "{ eventId: $event, reason: \"x\" }"),
            ("archiveEvent", "{ eventId: $event, reason: \"x\" }"),
        ]
    }

    fn otherwise(&self) -> Pairs {
        &[
            ("createRecurringEvent data.occurrences_created", "event { series { recurrence { occurrenceCount } } }"),
            ("listEventsForStaff data", "events, as every other list shows them"),
            ("approveEvent data", "the event, and what the step did"),
            ("rejectEvent data", "the event, and what the step did"),
            ("postponeEvent data", "the event, and what the step did"),
            ("completeEvent data", "the event, and what the step did"),
            ("restoreEvent data", "the event, and what the step did"),
        ]
    }

    fn elsewhere(&self) -> Pairs {
        &[
            ("getEventForStaff", "event(id:), which administrators always see, with eventHistorySteps"),
            ("cancelEventForStaff", "cancelEvent"),
            ("archiveEventForStaff", "archiveEvent"),
            ("deleteEventForStaff", "archiveEvent"),
            ("rescheduleEvent", "restoreEvent"),
            ("checkInEventMember", "recordEventAttendance"),
            ("checkInEventAttendee", "recordEventAttendance"),
            ("listNearbyEvents", "events, around a place"),
            ("setEventImage", "files are sent over REST alone (docs/decisions)"),
            ("exportEventSubmissions", "files are sent over REST alone (docs/decisions)"),
            ("downloadEventAnalytics", "files are sent over REST alone (docs/decisions)"),
            ("downloadEventPeople", "files are sent over REST alone (docs/decisions)"),
            ("downloadEventCalendar", "files are sent over REST alone (docs/decisions)"),
            ("downloadEventCalendarFile", "files are sent over REST alone (docs/decisions)"),
            ("showEventGuardianConsentPage", "a page for browsers, opened from a mail"),
            ("decideEventGuardianConsent", "for guardians, who have no account"),
            ("readEventCalendarFeed", "for calendar programs, which have no account"),
            ("getEventOfflineManifest", "for devices, which have no account"),
            ("scanEventOfflineCredential", "for devices, which have no account"),
            ("syncEventOfflineCheckin", "for devices, which have no account"),
        ]
    }

    fn things(&self) -> &'static [&'static str] {
        &[
            "event",
            "event_occurrence",
            "event_category",
            "event_series",
            "calendar_feed",
            "calendar_secret",
            "event_helper",
            "event_ticket",
            "event_entitlement",
            "event_transfer",
            "event_broadcast",
            "event_form",
            "event_asked",
            "event_submission",
            "event_registration",
            "event_guest",
            "event_session",
            "event_safe",
            "event_acknowledgement",
            "event_consent",
            "event_denial",
            "event_campaign",
            "event_invitation",
            "event_link",
            "event_device",
            "event_device_secret",
            "event_pass",
            "event_batch",
            "event_conflict",
        ]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        match name {
            "event" => {
                let event =
                    json!({ "title": "Repair evening", "description": "x", "start_time": "2099-05-01T18:00:00" });
                things.make_through(name, "/events", event).await;
                let id = things.id(name).await;
                things.member.tap(&format!("/events/{id}/publish")).await.ok();
            }
            "event_occurrence" => {
                let event = json!({
                    "title": "Repair evening", "description": "x", "start_time": "2099-05-01T18:00:00", "recurrence_frequency": "weekly",
                    "recurrence_ends_after_count": 2,
                });
                let made = things.member.post("/events/recurring", event).await.ok().json();
                let template = &made["data"]["template"];
                things.member.tap(&format!("/events/{}/publish", template["id"])).await.ok();
                things.keep(name, template["series"]["recurrence"]["occurrences"][0]["id"].clone());
            }
            "event_category" => {
                let (harbour, slug, now) =
                    (things.town.harbour, format!("evenings-{}", things.number), things.town.clock.now());
                let sql = "INSERT INTO categories (tenant_id, type, name, slug, is_active, created_at)
                           VALUES ($1, 'event', $2, $2, TRUE, $3)
                           RETURNING id";
                things.insert(name, sql, params![harbour, slug, now]).await;
            }
            "event_series" => things.make_through(name, "/events/series", json!({ "title": "Repair evenings" })).await,
            "event_helper" => {
                let (event, member) = (
                    things.id("event").await,
                    things.town.member_as("harbour", &format!("helper{}", things.number), "member").await.id,
                );
                let body = json!({ "user_id": member, "role": "check_in_staff" });
                things.make_through(name, &format!("/events/{event}/staff"), body).await;
            }
            "event_ticket" => {
                let event = things.id("event").await;
                let body = json!({
                    "name": "Seat", "kind": "free", "allocation_limit": 5, "sales_opens_at_utc": "2025-01-01T00:00:00Z",
                    "sales_closes_at_utc": "2099-01-01T00:00:00Z", "idempotency_key": format!("make {}", things.number),
                });
                let made = things.member.post(&format!("/events/{event}/ticket-types"), body).await.ok().json();
                let ticket = made["data"]["ticket_type"]["id"].clone();
                let step = json!({ "expected_version": 1, "idempotency_key": format!("open {}", things.number) });
                things.member.post(&format!("/events/{event}/ticket-types/{ticket}/activate"), step).await.ok();
                things.keep(name, ticket);
            }
            "event_entitlement" => {
                let (event, ticket) = (things.id("event").await, things.id("event_ticket").await);
                let guest = things.town.member_as("harbour", &format!("guest{}", things.number), "member").await;
                guest.post(&format!("/events/{event}/registration/confirm"), json!({})).await.ok();
                let path = format!("/events/{event}/tickets/{ticket}/allocate");
                let made = guest.post(&path, json!({ "idempotency_key": "take" })).await.ok().json();
                things.keep(name, made["data"]["entitlement"]["id"].clone());
            }
            "event_transfer" => {
                let (event, ticket) = (things.id("event").await, things.id("event_ticket").await);
                let guest = things.town.member_as("harbour", &format!("giver{}", things.number), "member").await;
                let other = things.town.member_as("harbour", &format!("taker{}", things.number), "member").await;
                guest.post(&format!("/events/{event}/registration/confirm"), json!({})).await.ok();
                let path = format!("/events/{event}/tickets/{ticket}/allocate");
                let made = guest.post(&path, json!({ "idempotency_key": "take" })).await.ok().json();
                let path =
                    format!("/events/{event}/ticket-entitlements/{}/transfer", made["data"]["entitlement"]["id"]);
                let made = guest.post(&path, json!({ "user_id": other.id, "expected_version": 1 })).await.ok().json();
                things.keep(name, made["data"]["id"].clone());
            }
            "event_broadcast" => {
                let event = things.id("event").await;
                let body = json!({ "subject": "Bring a lamp", "body": "The hall is dark.", "segments": ["confirmed"] });
                things.make_through(name, &format!("/events/{event}/broadcasts"), body).await;
            }
            "event_form" => {
                let event = things.id("event").await;
                let questions = json!([{ "key": "food", "kind": "short_text", "label": "Food?" }]);
                let body = json!({ "title": "Before you come", "questions": questions });
                things.make_through(name, &format!("/events/{event}/registration-product/forms"), body).await;
            }
            "event_asked" => {
                let event = things.id("event").await;
                let path = format!("/events/{event}/registration-product/forms");
                let questions = json!([{ "key": "food", "kind": "short_text", "label": "Food?" }]);
                let made = things.member.post(&path, json!({ "title": "Asked", "questions": questions })).await;
                let form = made.json()["data"]["id"].clone();
                things.member.post(&format!("{path}/{form}/publish"), json!({ "expected_version": 1 })).await.ok();
                things.keep(name, form);
            }
            "event_submission" => {
                let (event, form) = (things.id("event").await, things.id("event_asked").await);
                let guest = things.town.member_as("harbour", &format!("answers{}", things.number), "member").await;
                guest.post(&format!("/events/{event}/registration/confirm"), json!({})).await.ok();
                let path = format!("/events/{event}/registration-product/submissions");
                let body = json!({ "form_id": form, "answers": [{ "key": "food", "value": "Soup" }] });
                let made = guest.post(&path, body).await.json();
                things.keep(name, made["data"]["id"].clone());
            }
            "event_registration" => {
                let event = things.id("event").await;
                let host = things.town.member_as("harbour", &format!("host{}", things.number), "member").await;
                host.post(&format!("/events/{event}/registration/confirm"), json!({})).await.ok();
                let own = host.get(&format!("/events/{event}/relationship")).await.ok().json();
                things.keep(name, own["data"]["registration"]["id"].clone());
            }
            "event_guest" => {
                let event = things.id("event").await;
                let product = format!("/events/{event}/registration-product");
                let version = things.member.get(&product).await.ok().json()["data"]["settings"]["version"].clone();
                let demand = json!({ "answers": "none", "guests_per_member": 20, "expected_version": version });
                let demand = things.member.request(Method::PUT, &format!("{product}/settings"), Some(demand));
                things.member.send(demand).await.ok();
                let host = things.town.member_as("harbour", &format!("brings{}", things.number), "member").await;
                host.post(&format!("/events/{event}/registration/confirm"), json!({})).await.ok();
                let own = host.get(&format!("/events/{event}/relationship")).await.ok().json();
                let path = format!("{product}/registrations/{}/guests", own["data"]["registration"]["id"]);
                let made = host.post(&path, json!({ "display_name": "Dora" })).await.ok().json();
                things.keep(name, made["data"]["id"].clone());
            }
            "event_session" => {
                let event = things.id("event").await;
                let body = json!({ "title": "Mending radios", "start_time": "2099-05-01T18:30:00", "end_time": "2099-05-01T19:30:00" });
                things.make_through(name, &format!("/events/{event}/agenda/sessions"), body).await;
            }
            "event_safe" => {
                let event = json!({ "title": "Walk", "description": "x", "start_time": "2099-05-01T18:00:00" });
                things.make_through(name, "/events", event).await;
                let id = things.id(name).await;
                things.member.tap(&format!("/events/{id}/publish")).await.ok();
                let words =
                    json!({ "guardian_consent_below_age": 18, "code_of_conduct": "Be kind.", "expected_revision": 0 });
                let path = format!("/events/{id}/safety/requirements");
                things.member.send(things.member.request(Method::PUT, &path, Some(words))).await.ok();
                things.member.post(&format!("{path}/publish"), json!({ "expected_revision": 1 })).await.ok();
            }
            "event_acknowledgement" => {
                let (event, guest) = (things.id("event_safe").await, safe_guest(things, "reader").await);
                let path = format!("/events/{event}/safety/code-of-conduct/acknowledgements");
                let made = guest.post(&path, json!({ "version": 1 })).await.ok().json();
                things.keep(name, made["data"]["acknowledgement"]["id"].clone());
            }
            "event_consent" => {
                let (event, guest) = (things.id("event_safe").await, safe_guest(things, "minor").await);
                let body =
                    json!({ "guardian_name": "Dora", "guardian_email": "dora@meadow.example", "relation": "parent" });
                let path = format!("/events/{event}/safety/guardian-consents");
                let made = guest.post(&path, body).await.ok().json();
                things.keep(name, made["data"]["guardian_consent"]["id"].clone());
            }
            "event_denial" => {
                let (event, guest) = (things.id("event_safe").await, safe_guest(things, "denied").await);
                let body = json!({ "user_id": guest.id, "reason": "A concern was reported." });
                things.make_through(name, &format!("/events/{event}/safety/reviews"), body).await;
            }
            "event_campaign" => {
                let event = things.id("event").await;
                let path = format!("/events/{event}/registration-product/campaigns");
                things.make_through(name, &path, json!({ "audience": "interested" })).await;
            }
            "event_invitation" => {
                let event = things.id("event").await;
                let guest = things.town.member_as("harbour", &format!("invited{}", things.number), "member").await;
                let orders = json!({ "operations": [{ "user_id": guest.id, "action": "invite" }] });
                things.member.post(&format!("/events/{event}/people/bulk"), orders).await.ok();
                let mine = guest.get("/events/invitations").await.ok().json();
                things.keep(name, mine["data"][0]["id"].clone());
            }
            "event_link" => {
                let event = things.id("event").await;
                let path = format!("/events/{event}/registration-product/invitations/link");
                let made = things.member.post(&path, json!({ "max_uses": 100 })).await.json();
                things.keep(name, made["data"]["token"].clone());
            }
            "event_device" | "event_device_secret" => {
                let event = things.id("event").await;
                let path = format!("/events/{event}/offline-checkin/devices");
                let made = things.member.post(&path, json!({ "label": "Tablet" })).await.json();
                let what = if name == "event_device" { &made["data"]["device"]["id"] } else { &made["data"]["token"] };
                things.keep(name, what.clone());
            }
            "event_pass" => {
                let event = things.id("event").await;
                let guest = things.town.member_as("harbour", &format!("pass{}", things.number), "member").await;
                guest.post(&format!("/events/{event}/registration/confirm"), json!({})).await.ok();
                let made = guest.tap(&format!("/events/{event}/offline-checkin/credentials")).await.json();
                things.keep(name, made["data"]["credential"]["id"].clone());
            }
            "event_batch" | "event_conflict" => {
                let (event, device) = (things.id("event").await, things.id("event_device").await);
                let (harbour, member) = (things.town.harbour, things.member.id);
                let now = things.town.clock.now();
                let batch = "INSERT INTO event_offline_batches (tenant_id, event_id, device_id, batch_key, content_hash, clock_skew_seconds, applied_count,
                                    already_applied_count, conflict_count, refused_count, results, created_at)
                             VALUES ($1, $2, $3, $4, $5, 0, 0, 0, 1, 0, $6, $7)
                             RETURNING id";
                let key = format!("{name} {}", things.number);
                let values = params![harbour, event, device, key, vec![7_u8; 32], json!([]), now];
                if name == "event_batch" {
                    things.insert(name, batch, values).await;
                } else {
                    let batch: i64 = things.town.db().one(batch, values).await.unwrap();
                    let item = "INSERT INTO event_offline_items (tenant_id, event_id, batch_id, device_id, item_key, user_id, action, occurred_at, outcome,
                                        reason, created_at)
                                 VALUES ($1, $2, $3, $4, 'x', $5, 'check_in', $6, 'conflict', 'checked_in_twice', $6)
                                 RETURNING id";
                    things.insert(name, item, params![harbour, event, batch, device, member, now]).await;
                }
            }
            "calendar_feed" => things.make_through(name, "/events/calendar/feed-tokens", json!({})).await,
            "calendar_secret" => {
                let made = things.member.post("/events/calendar/feed-tokens", json!({})).await.ok().json();
                things.keep(name, format!("{}.ics", made["data"]["secret"].as_str().unwrap()));
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "events" if is_of_occurrences(operation) => things.get("event_occurrence").await,
            "events" if is_of_safety(operation) => things.get("event_safe").await,
            "events" => things.get("event").await,
            "attendees" => things.get("member").await,
            "series" => things.get("event_series").await,
            "feed-tokens" => things.get("calendar_feed").await,
            "staff" => things.get("event_helper").await,
            "tickets" | "ticket-types" => things.get("event_ticket").await,
            "allocate" => things.get("member").await,
            "ticket-entitlements" => things.get("event_entitlement").await,
            "ticket-transfers" => things.get("event_transfer").await,
            "event-broadcasts" => things.get("event_broadcast").await,
            "forms" => things.get("event_form").await,
            "submissions" => things.get("event_submission").await,
            "registrations" => things.get("event_registration").await,
            "guests" => things.get("event_guest").await,
            "attendance" => json!("check_in"),
            "sessions" if operation.row().path.contains("/agenda/") => things.get("event_session").await,
            "acknowledgements" => things.get("event_acknowledgement").await,
            "guardian-consents" => things.get("event_consent").await,
            "reviews" if operation == Operation::AllowEventParticipation => things.get("event_denial").await,
            "campaigns" => things.get("event_campaign").await,
            "invitations" => things.get("event_invitation").await,
            "devices" => things.get("event_device").await,
            "credentials" => things.get("event_pass").await,
            "batches" => things.get("event_batch").await,
            "conflicts" => things.get("event_conflict").await,
            "personal" => json!("harbour"),
            "grant" => json!("ngc_1_0f3a"),
            "{tenantSlug}" => things.get("calendar_secret").await,
            _ => return None,
        })
    }

    async fn in_body(&self, (operation, name): InBody<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match name {
            "form_id" if matches!(operation, Operation::SubmitEventAnswers | Operation::AmendEventAnswers) => {
                things.get("event_asked").await
            }
            "session_ids" => json!([things.get("event_session").await]),
            "series_id" if operation == Operation::LinkEventToSeries => things.get("event_series").await,
            "token" if operation == Operation::AcceptEventInvitationLink => things.get("event_link").await,
            "device_token" => things.get("event_device_secret").await,
            "category_id" if matches!(operation, Operation::CreateEvent | Operation::CreateRecurringEvent) => {
                things.get("event_category").await
            }
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("seriesId", "linkEventToSeries") | ("id", "eventSeries") => things.get("event_series").await,
            ("memberIds", _) => json!([things.get("member").await]),
            ("feedId", _) => things.get("calendar_feed").await,
            ("ticketTypeId", _) => things.get("event_ticket").await,
            ("transferId", _) => things.get("event_transfer").await,
            ("entitlementId", _) => things.get("event_entitlement").await,
            ("formId", "submitEventAnswers" | "amendEventAnswers") => things.get("event_asked").await,
            ("formId", _) => things.get("event_form").await,
            ("submissionId", _) => things.get("event_submission").await,
            ("registrationId", "addEventGuest") => things.get("event_registration").await,
            ("guestId", _) => things.get("event_guest").await,
            ("sessionId", field) if field.contains("EventSession") => things.get("event_session").await,
            ("sessionIds", _) => json!([things.get("event_session").await]),
            ("broadcastId", _) | ("id", "eventBroadcast") => things.get("event_broadcast").await,
            ("acknowledgementId", _) => things.get("event_acknowledgement").await,
            ("consentId", _) => things.get("event_consent").await,
            ("denialId", _) => things.get("event_denial").await,
            ("campaignId", _) => things.get("event_campaign").await,
            ("invitationId", _) => things.get("event_invitation").await,
            ("deviceId", _) => things.get("event_device").await,
            ("credentialId", _) => things.get("event_pass").await,
            ("batchId" | "id", "eventOfflineBatch") => things.get("event_batch").await,
            ("itemId", "decideEventOfflineConflict") => things.get("event_conflict").await,
            ("assignmentId", _) => things.get("event_helper").await,
            (
                "eventId",
                "updateRecurringEvent"
                | "previewEventRevision"
                | "commitEventRevision"
                | "previewEventBlueprint"
                | "commitEventBlueprint"
                | "eventBlueprintHistory",
            ) => things.get("event_occurrence").await,
            ("eventId", field) if is_asked_for_safety(field) => things.get("event_safe").await,
            ("eventId", _) | ("id", "event") => things.get("event").await,
            _ => return None,
        })
    }
}

/// Operations at an occurrence of what recurs.
fn is_of_occurrences(operation: Operation) -> bool {
    use Operation as O;
    matches!(
        operation,
        O::CommitEventRevision
            | O::PreviewEventRevision
            | O::UpdateRecurringEvent
            | O::ListEventBlueprints
            | O::PreviewEventBlueprint
            | O::CommitEventBlueprint
    )
}

/// Operations at an event that asks for all that there is, at which nobody else takes part.
fn is_of_safety(operation: Operation) -> bool {
    use Operation as O;
    matches!(
        operation,
        O::GetEventSafety
            | O::UpdateEventSafetyRequirements
            | O::PublishEventSafetyRequirements
            | O::ArchiveEventSafetyRequirements
            | O::AcknowledgeEventCodeOfConduct
            | O::WithdrawEventCodeOfConduct
            | O::RequestEventGuardianConsent
            | O::WithdrawEventGuardianConsent
            | O::ListEventSafetyReviews
            | O::DenyEventParticipation
            | O::AllowEventParticipation
    )
}

/// The same by their fields.
fn is_asked_for_safety(field: &str) -> bool {
    let words = ["EventSafety", "eventSafety", "EventCodeOfConduct", "EventGuardianConsent", "EventParticipation"];
    words.iter().any(|word| field.contains(word))
}

async fn safe_guest(things: &Things<'_>, name: &str) -> Person {
    things.town.member_as("harbour", &format!("{name}{}", things.number), "member").await
}
