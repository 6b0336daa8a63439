//! What stories about all areas need of this one: see `crate::areas`.

mod graph;
mod rows;
mod things;

use async_trait::async_trait;
use contract::Operation;
use serde_json::{Value, json};

use crate::areas::{Fixtures, InBody, InPath, OfField, OfOperations, Pairs, Things, Written};

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
            "event_rewards",
            "event_safety",
            "event_series",
            "event_staff",
            "event_templates",
            "event_tickets",
            "events",
        ]
    }

    fn rows(&self) -> Pairs {
        rows::ROWS
    }

    fn written(&self) -> Written {
        &[
            ("event_attendance_activity", "actor_id", &["reason"]),
            ("event_attendance_claims", "decided_by", &["reason"]),
            ("event_guest_activity", "actor_id", &["reason"]),
            ("event_forms", "author_id", &["title", "intro"]),
            ("event_form_questions", "form_id", &["label", "help"]),
            ("event_session_speakers", "user_id", &["headline"]),
            ("event_safety_requirements", "author_id", &["code_of_conduct", "note_for_guardians"]),
            ("event_safety_denials", "created_by", &["reason"]),
            ("event_guardian_consents", "actor_id", &["reason"]),
            ("event_ticket_type_history", "actor_id", &["reason"]),
            ("event_ticket_entitlement_history", "actor_id", &["reason"]),
            ("events", "organizer_id", &["title", "description", "location", "search_text", "lifecycle_reason"]),
            ("event_series", "creator_id", &["title", "description"]),
            ("event_broadcasts", "author_id", &["subject", "body"]),
            ("event_templates", "owner_id", &["name", "description", "search_text"]),
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
            (Operation::ListEventWaitlist, "everybody sees where they stand"),
            (Operation::WaitForEvent, "published events are for everybody"),
            (Operation::StopWaitingForEvent, "one leaves a line in which one does not stand"),
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
        graph::INPUTS
    }

    fn otherwise(&self) -> Pairs {
        graph::OTHERWISE
    }

    fn elsewhere(&self) -> Pairs {
        graph::ELSEWHERE
    }

    fn things(&self) -> &'static [&'static str] {
        things::THINGS
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        things::make(name, things).await;
    }

    async fn in_path(&self, (operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "events" if is_of_occurrences(operation) => things.get("event_occurrence").await,
            "events" if is_of_safety(operation) => things.get("event_safe").await,
            "events" => things.get("event").await,
            "retention" => things.get("event_erasure").await,
            "attendance-claims" => things.get("event_claim").await,
            "attendees" => things.get("member").await,
            "series" => things.get("event_series").await,
            "feed-tokens" => things.get("calendar_feed").await,
            "staff" => things.get("event_helper").await,
            "tickets" | "ticket-types" => things.get("event_ticket").await,
            "allocate" => things.get("member").await,
            "ticket-entitlements" => things.get("event_entitlement").await,
            "ticket-transfers" => things.get("event_transfer").await,
            "event-broadcasts" => things.get("event_broadcast").await,
            "event-templates" => things.get("event_template").await,
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
            "form_id"
                if matches!(
                    operation,
                    Operation::SubmitEventAnswers | Operation::SubmitEventAnswersDraft | Operation::AmendEventAnswers
                ) =>
            {
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
            ("formId", "submitEventAnswers" | "submitEventAnswersDraft" | "amendEventAnswers") => {
                things.get("event_asked").await
            }
            ("formId", _) => things.get("event_form").await,
            ("submissionId", _) => things.get("event_submission").await,
            ("registrationId", "addEventGuest") => things.get("event_registration").await,
            ("guestId", _) => things.get("event_guest").await,
            ("sessionId", field) if field.contains("EventSession") => things.get("event_session").await,
            ("sessionIds", _) => json!([things.get("event_session").await]),
            ("dryRunId", _) => things.get("event_erasure").await,
            ("claimId", _) => things.get("event_claim").await,
            ("broadcastId", _) | ("id", "eventBroadcast") => things.get("event_broadcast").await,
            ("templateId", _) | ("id", "eventTemplate") => things.get("event_template").await,
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
