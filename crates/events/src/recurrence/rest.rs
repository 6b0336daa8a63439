//! Events that recur at the REST door.

use chrono::NaiveDate;
use contract::event_recurrence as wire;
use contract::events::{
    EventRecurrenceOccurrence, EventRecurrenceProjection, EventRecurrenceProjectionEngine,
    EventRecurrenceProjectionEngineVersion, EventResponse,
};
use contract::{EventRecurrenceApi, WithHeaders};

use super::revision::{self, Previewed, effective};
use super::said::Said;
use super::store::revisions::Revision;
use super::{Recurring, able, blueprint, change, create};
use crate::base::Answer;
use crate::call::Call;
use crate::model::{Event, EventId};
use crate::rest::{Rest, created, one, private, shown, updated};

impl EventRecurrenceApi for Rest {
    async fn get_event_recurrence_capabilities(
        &self,
        call: Call,
    ) -> Answer<WithHeaders<wire::EventRecurrenceCapabilitiesResponse>> {
        call.member()?;
        let able = able(&call).await?;
        let supports_definition_blueprints = blueprint::are_made(&call).await?;
        let mut ends = vec![wire::EventRecurrenceEnd::AfterCount, wire::EventRecurrenceEnd::OnDate];
        if able.never {
            ends.push(wire::EventRecurrenceEnd::Never);
        }
        let engine = match able.rollout {
            wire::EventRecurrenceRollout::Legacy => wire::EventRecurrenceEngine::Legacy,
            _ => wire::EventRecurrenceEngine::V2,
        };
        let data = wire::EventRecurrenceCapabilities {
            contract_version: 1,
            engine,
            structured_input: true,
            supported_frequencies: wire::EventFrequency::ALL.to_vec(),
            max_occurrences: i64::try_from(able.most).unwrap_or(1),
            supported_end_types: ends,
            supports_rolling_never: able.never,
            supports_effective_revisions: able.revisions,
            supports_definition_blueprints,
            schema_ready: able.schema_ready,
            rollout_state: able.rollout,
        };
        Ok(private(wire::EventRecurrenceCapabilitiesResponse { data, meta: call.meta() }))
    }

    async fn create_recurring_event(
        &self,
        call: Call,
        body: wire::CreateRecurringEventBody,
    ) -> Answer<wire::RecurringEventResponse> {
        let name = body.category_name.clone();
        let lists = [body.recurrence_rdates, body.recurrence_additions, body.rdates];
        let said = Said {
            frequency: body.recurrence_frequency,
            interval: body.recurrence_interval,
            days: body.recurrence_days,
            day_of_month: body.recurrence_day_of_month,
            month_of_year: body.recurrence_month_of_year,
            ends: body.recurrence_ends_type,
            count: body.recurrence_ends_after_count,
            last_day: body.recurrence_ends_on_date,
            rrule: body.recurrence_rrule,
            exclusions: body.recurrence_exdates.or(body.exdates).unwrap_or_default(),
            additions: lists.into_iter().flatten().next().unwrap_or_default(),
        };
        let made = create::create(&call, created!(body), name.as_deref(), &said).await?;
        let template = shown(&call, made.template).await?;
        let data = wire::RecurringEvent { template, occurrences_created: made.occurrences };
        Ok(wire::RecurringEventResponse { data, meta: call.meta() })
    }

    async fn update_recurring_event(
        &self,
        call: Call,
        path: wire::UpdateRecurringEventPath,
        body: wire::UpdateRecurringEventBody,
    ) -> Answer<EventResponse> {
        let (name, scope) = (body.category_name.clone(), body.scope);
        one(&call, change::update(&call, path.id.into(), scope, updated!(body), name.as_deref()).await?).await
    }

    async fn preview_event_revision(
        &self,
        call: Call,
        path: wire::PreviewEventRevisionPath,
        body: wire::PreviewEventRevisionBody,
    ) -> Answer<WithHeaders<wire::EventRevisionPreviewResponse>> {
        let data = previewed(revision::preview(&call, path.id.into(), body.patch).await?);
        Ok(private(wire::EventRevisionPreviewResponse { data, meta: call.meta() }))
    }

    async fn commit_event_revision(
        &self,
        call: Call,
        path: wire::CommitEventRevisionPath,
        header: wire::CommitEventRevisionHeader,
        body: wire::CommitEventRevisionBody,
    ) -> Answer<wire::CommitEventRevisionOk> {
        let key = match (header.idempotency_key, body.idempotency_key) {
            (Some(one), Some(other)) if one.trim() != other.trim() => None,
            (one, other) => one.or(other),
        };
        let (row, replayed) =
            revision::commit(&call, path.id.into(), body.patch, &body.preview_token, key.as_deref()).await?;
        let answer = private(wire::EventRevisionResponse { data: revised(row, replayed), meta: call.meta() });
        Ok(if replayed {
            wire::CommitEventRevisionOk::Ok(answer)
        } else {
            wire::CommitEventRevisionOk::Created(answer)
        })
    }
}

/// An answer that nothing on the way keeps. Source: spec events 1.
/// How an event recurs. Source: seed 1, "Event recurrence projection".
pub(crate) fn projection(event: &Event, root: EventId, known: Option<&Recurring>) -> EventRecurrenceProjection {
    let is_template = event.is_recurring_template;
    let recurrence_id = event.recurrence_id.clone().filter(|_| !is_template && event.parent_event_id.is_some());
    let rule = known.and_then(|known| known.rule.as_ref());
    let occurrences: Vec<_> = known.iter().flat_map(|known| &known.occurrences).collect();
    let shown = i64::try_from(occurrences.len()).unwrap_or(i64::MAX);
    EventRecurrenceProjection {
        parent_event_id: event.parent_event_id.map(|id| id.get()),
        root_event_id: root.get(),
        is_template,
        engine: recurrence_id.as_ref().map(|_| EventRecurrenceProjectionEngine::SabreVobject),
        engine_version: recurrence_id.as_ref().map(|_| EventRecurrenceProjectionEngineVersion::X2),
        recurrence_id,
        frequency: rule.map(|rule| rule.frequency),
        interval: rule.map_or(1, |rule| rule.every),
        rrule: rule.map(|rule| rule.rrule.clone()),
        occurrence_count: known.map_or(0, |known| known.total).max(shown),
        occurrences: occurrences
            .into_iter()
            .map(|row| EventRecurrenceOccurrence {
                id: row.id.get(),
                start_at: Some(row.starts_at),
                date: row.occurrence_date.as_deref().and_then(day),
            })
            .collect(),
    }
}

fn day(text: &str) -> Option<NaiveDate> {
    NaiveDate::parse_from_str(text, "%Y-%m-%d").ok()
}

fn numbers(events: &[EventId]) -> Vec<i64> {
    events.iter().map(|id| id.get()).collect()
}

fn counted<T>(items: &[T]) -> i64 {
    i64::try_from(items.len()).unwrap_or(i64::MAX)
}

fn previewed(preview: Previewed) -> wire::EventRevisionPreview {
    let impact = preview.impact;
    let changed: Vec<EventId> = impact.changes.iter().map(|change| change.event.id).collect();
    let moved = impact.changes.iter().filter_map(|change| {
        let ((from_start, from_end), (to_start, to_end)) = change.moved()?;
        let (event_id, known) = (change.event.id.get(), change.event.occurrence_date.as_deref().and_then(day));
        let occurrence_date = known.unwrap_or(from_start.date_naive());
        Some(wire::EventRevisionMove {
            event_id,
            occurrence_date,
            from_start_utc: from_start,
            from_end_utc: from_end,
            to_start_utc: to_start,
            to_end_utc: to_end,
        })
    });
    wire::EventRevisionPreview {
        preview_token: preview.token,
        preview_expires_at: preview.expires_at,
        scope: wire::EventRevisionScope::ThisAndFuture,
        selected_event_id: preview.selected.get(),
        root_event_id: preview.root.get(),
        effective_from_utc: preview.from,
        can_commit: impact.blocks.is_empty(),
        impact: wire::EventRevisionImpact {
            affected_count: counted(&impact.affected),
            affected_event_ids: numbers(&impact.affected),
            changed_count: counted(&changed),
            changed_event_ids: numbers(&changed),
            moved_occurrences: moved.collect(),
            created_occurrences: Vec::new(),
            retired_occurrences: Vec::new(),
            registrations_count: impact.concerned.registrations,
            waitlist_count: impact.concerned.waiting,
            ticket_count: impact.concerned.tickets,
            reminder_count: impact.concerned.reminders,
            unique_recipient_count: impact.concerned.members,
            customized_exception_conflicts: impact
                .skipped
                .into_iter()
                .map(|(event, skipped_fields)| wire::EventRevisionException { event_id: event.get(), skipped_fields })
                .collect(),
            blocking_conflicts: impact
                .blocks
                .into_iter()
                .map(|block| wire::EventRevisionConflict {
                    code: block.code,
                    field: Some(block.field.to_owned()),
                    event_id: block.event.map(|id| id.get()),
                })
                .collect(),
        },
    }
}

fn revised(row: Revision, replayed: bool) -> wire::EventRevision {
    wire::EventRevision {
        revision_id: row.id,
        root_event_id: row.root_event_id.get(),
        revision_version: row.revision_version,
        effective_from_utc: effective(&row.effective_from).unwrap_or(row.created_at),
        changed_count: counted(&row.changed_event_ids.0),
        changed_event_ids: numbers(&row.changed_event_ids.0),
        notification_recipient_count: row.recipient_count,
        notification_outbox_id: row.outbox_event,
        idempotent_replay: replayed,
        created_at: row.created_at,
    }
}
