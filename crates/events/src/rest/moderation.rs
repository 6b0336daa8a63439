//! The REST door for administrators.

use chrono::{DateTime, NaiveDate, NaiveTime, TimeDelta, Utc};
use contract::event_moderation as wire;
use contract::events::{EventCapacity, EventGroup, EventHeading, EventReasonBody};
use contract::{Code, EventModerationApi};

use super::wired::{cascade, series};
use super::{Rest, actor};
use crate::base::{Answer, Failure};
use crate::call::Call;
use crate::db::search_pattern;
use crate::lifecycle::{self, Taken};
use crate::moderation;
use crate::store::EventSeen;
use crate::store::desk::{StaffEvent, Wanted};

impl EventModerationApi for Rest {
    async fn list_events_for_staff(
        &self,
        call: Call,
        query: wire::ListEventsForStaffQuery,
    ) -> Answer<wire::StaffEventPage> {
        let limit = query.per_page.unwrap_or(query.limit);
        let words = query.search.as_deref().map(str::trim).filter(|words| !words.is_empty());
        let day_after = |day: NaiveDate| day.checked_add_signed(TimeDelta::days(1)).map(midnight);
        let wanted = Wanted {
            status: query.status,
            publication: query.publication_state.or(query.publication_status),
            operation: query.operational_state.or(query.operational_status),
            organizer: query.organizer_id.map(Into::into),
            group: query.group_id.map(Into::into),
            from: query.date_from.map(midnight),
            until: query.date_to.and_then(day_after),
            capacity: query.capacity,
            pattern: words.map(search_pattern),
        };
        let (rows, total) = moderation::list(&call, &wanted, (limit, (query.page - 1) * limit)).await?;
        let meta = call.page_meta(query.page, limit, total);
        Ok(wire::StaffEventPage { data: rows.into_iter().map(|row| for_staff(&call, row)).collect(), meta })
    }

    async fn get_event_for_staff(
        &self,
        call: Call,
        path: wire::GetEventForStaffPath,
    ) -> Answer<wire::StaffEventResponse> {
        let data = for_staff(&call, moderation::get(&call, path.id.into()).await?);
        Ok(wire::StaffEventResponse { data, meta: call.meta() })
    }

    async fn approve_event(
        &self,
        call: Call,
        path: wire::ApproveEventPath,
        _body: EventReasonBody,
    ) -> Answer<wire::StaffEventStepResponse> {
        let taken = lifecycle::publish(&call, path.id.into()).await?;
        step(&call, "publish", taken).await
    }

    async fn reject_event(
        &self,
        call: Call,
        path: wire::RejectEventPath,
        body: EventReasonBody,
    ) -> Answer<wire::StaffEventStepResponse> {
        let taken = lifecycle::reject(&call, path.id.into(), body.reason.as_deref()).await?;
        step(&call, "reject", taken).await
    }

    async fn postpone_event(
        &self,
        call: Call,
        path: wire::PostponeEventPath,
        body: EventReasonBody,
    ) -> Answer<wire::StaffEventStepResponse> {
        let taken = lifecycle::postpone(&call, path.id.into(), body.reason.as_deref()).await?;
        step(&call, "postpone", taken).await
    }

    async fn reschedule_event(
        &self,
        call: Call,
        path: wire::RescheduleEventPath,
        body: EventReasonBody,
    ) -> Answer<wire::StaffEventStepResponse> {
        let taken = lifecycle::restore(&call, path.id.into(), body.reason.as_deref()).await?;
        step(&call, "restore", taken).await
    }

    async fn cancel_event_for_staff(
        &self,
        call: Call,
        path: wire::CancelEventForStaffPath,
        body: EventReasonBody,
    ) -> Answer<wire::StaffEventStepResponse> {
        let taken = lifecycle::cancel(&call, path.id.into(), body.reason.as_deref()).await?;
        step(&call, "cancel", taken).await
    }

    async fn complete_event(
        &self,
        call: Call,
        path: wire::CompleteEventPath,
        body: EventReasonBody,
    ) -> Answer<wire::StaffEventStepResponse> {
        let taken = lifecycle::complete(&call, path.id.into(), body.reason.as_deref()).await?;
        step(&call, "complete", taken).await
    }

    async fn archive_event_for_staff(
        &self,
        call: Call,
        path: wire::ArchiveEventForStaffPath,
        body: EventReasonBody,
    ) -> Answer<wire::StaffEventStepResponse> {
        let taken = lifecycle::archive(&call, path.id.into(), body.reason.as_deref()).await.map_err(as_conflict)?;
        step(&call, "archive", taken).await
    }

    async fn delete_event_for_staff(
        &self,
        call: Call,
        path: wire::DeleteEventForStaffPath,
        body: EventReasonBody,
    ) -> Answer<wire::StaffEventStepResponse> {
        let taken = lifecycle::archive(&call, path.id.into(), body.reason.as_deref()).await.map_err(as_conflict)?;
        step(&call, "archive", taken).await
    }

    async fn restore_event(
        &self,
        call: Call,
        path: wire::RestoreEventPath,
        body: EventReasonBody,
    ) -> Answer<wire::StaffEventStepResponse> {
        let taken = lifecycle::restore(&call, path.id.into(), body.reason.as_deref()).await?;
        step(&call, "restore", taken).await
    }
}

fn midnight(day: NaiveDate) -> DateTime<Utc> {
    day.and_time(NaiveTime::MIN).and_utc()
}

/// Administrators' clients expect a conflict where what they archive has to be explained. Source: spec events 20.
fn as_conflict(failure: Failure) -> Failure {
    match failure {
        Failure::Refusal(refusal) if refusal.code() == Code::ValidationRequiredField => {
            let mut refusal = (*refusal).status(409);
            refusal.items.iter_mut().for_each(|item| item.code = Code::EventLifecycleConflict);
            refusal.into()
        }
        failure => failure,
    }
}

async fn step(call: &Call, action: &str, taken: Taken) -> Answer<wire::StaffEventStepResponse> {
    let id = taken.seen.event.id;
    let transition = wire::EventTransition {
        action: action.to_owned(),
        changed: taken.changed,
        history_id: taken.history,
        outbox_id: taken.told,
        cascade: cascade(taken.cascade),
        series: series(&taken.series, taken.changed),
    };
    let row = for_staff(call, moderation::get(call, id).await?);
    let data = wire::StaffEventStep {
        id: row.id,
        title: row.title,
        description: row.description,
        status: row.status,
        publication_state: row.publication_state,
        operational_state: row.operational_state,
        lifecycle_version: row.lifecycle_version,
        start_at: row.start_at,
        end_at: row.end_at,
        timezone: row.timezone,
        all_day: row.all_day,
        location: row.location,
        is_recurring_template: row.is_recurring_template,
        series: row.series,
        organizer: row.organizer,
        group: row.group,
        category: row.category,
        capacity: row.capacity,
        metrics: row.metrics,
        moderation: row.moderation,
        lifecycle_reason: row.lifecycle_reason,
        created_at: row.created_at,
        updated_at: row.updated_at,
        transition,
    };
    Ok(wire::StaffEventStepResponse { data, meta: call.meta() })
}

/// An event for administrators. Source: spec events 20.
fn for_staff(call: &Call, row: StaffEvent) -> wire::StaffEvent {
    let StaffEvent { seen, moderation } = row;
    let occupied = seen.occupied();
    let EventSeen { event, organizer, around } = seen;
    let limit = event.max_attendees;
    let (id, status) = (event.id.get(), event.status());
    let root = event.parent_event_id.map_or(id, |id| id.get());
    wire::StaffEvent {
        id,
        title: event.title,
        description: event.description,
        status,
        publication_state: event.publication_state,
        operational_state: event.operational_state,
        lifecycle_version: event.lifecycle_version,
        start_at: event.starts_at,
        end_at: event.ends_at,
        timezone: event.timezone,
        all_day: event.is_all_day,
        location: event.location,
        is_recurring_template: event.is_recurring_template,
        series: wire::StaffEventSeries {
            root_event_id: root,
            is_recurring: event.is_recurring_template || event.parent_event_id.is_some(),
            occurrence_count: 0,
            future_occurrence_count: 0,
        },
        organizer: actor(call, &organizer),
        group: event.group_id.zip(around.group_name).map(|(id, name)| EventGroup {
            id: id.get(),
            name,
            slug: around.group_slug,
        }),
        category: event.category_id.map(|id| EventHeading {
            id: Some(id.get()),
            name: around.category_name,
            slug: around.category_slug,
            colour: around.category_color,
        }),
        capacity: EventCapacity {
            limit,
            confirmed: around.confirmed,
            guests: around.guests,
            remaining: limit.map(|limit| (limit - occupied).max(0)),
            is_full: limit.is_some_and(|limit| occupied >= limit),
            waitlist_count: around.waiting,
        },
        metrics: wire::StaffEventMetrics {
            confirmed: around.confirmed,
            interested: around.interested,
            waitlist: around.waiting,
            attendance: moderation.attended,
            legacy_attended: 0,
        },
        moderation: wire::StaffEventModeration {
            submitted_at: moderation.submitted_at,
            submitted_by: moderation.submitted_by.map(|id| id.get()),
            decided_at: moderation.decided_at,
            decided_by: moderation.decided_by.map(|id| id.get()),
            reason: moderation.decision_reason,
        },
        lifecycle_reason: event.lifecycle_reason,
        created_at: event.created_at,
        updated_at: event.updated_at,
    }
}
