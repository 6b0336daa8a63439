//! The people of an event at the REST door.

use contract::event_people as wire;
use contract::event_registrations::{EventKeyBody, EventRegistrationResponse};
use contract::events::{EventAttendanceState, EventEngagementState};
use contract::shared::SortDirection;
use contract::{EventPeopleApi, Raw, WithHeaders};
use http::header::{CACHE_CONTROL, CONTENT_DISPOSITION};
use http::{HeaderMap, HeaderValue};

use super::actions::{self, Listed};
use super::bulk::{self, Failed, Order, Outcome, Stood};
use super::model::{Projection, REACH, Wanted};
use super::store::{Counts, Person, PersonLine};
use super::table;
use crate::base::{Answer, MemberId};
use crate::call::Call;
use crate::db::search_pattern;
use crate::model::Registration;
use crate::rest::{self, Actors, Rest, decided, face};

/// What a query asks for.
macro_rules! wanted {
    ($query:ident) => {{
        let words = $query.search.as_deref().map(str::trim).filter(|words| !words.is_empty());
        Wanted {
            pattern: words.map(search_pattern),
            registration: $query.registration_state,
            waitlist: $query.waitlist_state,
            attendance: $query.attendance_state,
            engagement: $query.engagement_state,
            sort: $query.sort,
            descends: $query.direction == SortDirection::Desc,
        }
    }};
}

impl EventPeopleApi for Rest {
    async fn list_event_people(
        &self,
        call: Call,
        path: wire::ListEventPeoplePath,
        query: wire::ListEventPeopleQuery,
    ) -> Answer<wire::EventPeoplePage> {
        let wanted = wanted!(query);
        let Listed { rows, counts, projection, powers } =
            actions::list(&call, path.id.into(), &wanted, (query.page, query.per_page)).await?;
        let total = counts.wanted;
        let reached = query.page.saturating_mul(query.per_page);
        let meta = wire::EventPeopleMeta {
            base_url: call.visit().base_url.clone(),
            current_page: query.page,
            per_page: query.per_page,
            total,
            total_pages: (total + query.per_page - 1) / query.per_page,
            has_more: reached < total && reached + query.per_page <= REACH,
            metrics: metrics(&counts, projection),
            projection,
            capabilities: wire::EventPeopleCapabilities {
                manage_registration: powers.decide,
                check_in: powers.note,
                export: powers.export,
                message: powers.message,
            },
        };
        let data = rows.into_iter().map(|row| person(&call, path.id, row, projection)).collect();
        Ok(wire::EventPeoplePage { data, meta })
    }

    async fn download_event_people(
        &self,
        call: Call,
        path: wire::DownloadEventPeoplePath,
        query: wire::DownloadEventPeopleQuery,
    ) -> Answer<WithHeaders<Raw>> {
        let wanted = wanted!(query);
        let (people, answers) = actions::all(&call, path.id.into(), &wanted, query.answers).await?;
        let body = table::csv(&call, people, &answers)?;
        let headers = [
            (CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"people.csv\"")),
            (CACHE_CONTROL, HeaderValue::from_static("private, no-store")),
        ];
        Ok(WithHeaders {
            headers: HeaderMap::from_iter(headers),
            body: Raw { content_type: "text/csv; charset=utf-8".to_owned(), body: body.into() },
        })
    }

    async fn list_event_person_history(
        &self,
        call: Call,
        path: wire::ListEventPersonHistoryPath,
        query: wire::ListEventPersonHistoryQuery,
    ) -> Answer<wire::EventPersonHistoryPage> {
        let (event, member) = (path.id.into(), path.user_id.into());
        let (rows, total) = actions::history(&call, event, member, (query.page, query.per_page)).await?;
        let actors = Actors::of(&call, rows.iter().filter_map(|row| row.actor_id)).await?;
        let data = rows.into_iter().map(|row| line(&call, row, &actors)).collect();
        Ok(wire::EventPersonHistoryPage { data, meta: call.page_meta(query.page, query.per_page, total) })
    }

    async fn change_event_people(
        &self,
        call: Call,
        path: wire::ChangeEventPeoplePath,
        body: wire::EventPeopleBody,
    ) -> Answer<wire::EventPeopleResponse> {
        let orders = body.operations.into_iter().map(|order| Order {
            member: order.user_id.into(),
            action: order.action,
            expected: order.expected_version,
            reason: order.reason,
        });
        let done = bulk::change(&call, path.id.into(), orders.collect()).await?;
        let outcomes: Vec<_> = done.into_iter().map(|(order, outcome)| outcome_of(&call, &order, outcome)).collect();
        let count = |is: fn(&wire::EventPersonOutcome) -> bool| {
            i64::try_from(outcomes.iter().filter(|one| is(one)).count()).unwrap_or(i64::MAX)
        };
        let (total, successful) = (count(|_| true), count(|one| one.success));
        let data = wire::EventPeopleResult {
            event_id: path.id,
            total,
            successful,
            changed: count(|one| one.changed),
            failed: total - successful,
            complete: successful == total,
            partial_success: successful > 0 && successful < total,
            outcomes,
        };
        Ok(wire::EventPeopleResponse { data, meta: call.meta() })
    }

    async fn approve_event_registration(
        &self,
        call: Call,
        path: wire::ApproveEventRegistrationPath,
        _body: EventKeyBody,
    ) -> Answer<EventRegistrationResponse> {
        let (id, member) = (path.id.into(), path.user_id.into());
        decided(&call, actions::decide(&call, id, member, Registration::Confirmed, None).await?)
    }

    async fn reject_event_registration(
        &self,
        call: Call,
        path: wire::RejectEventRegistrationPath,
        body: wire::EventPersonReasonBody,
    ) -> Answer<EventRegistrationResponse> {
        let (id, member) = (path.id.into(), path.user_id.into());
        decided(&call, actions::decide(&call, id, member, Registration::Declined, body.reason.as_deref()).await?)
    }

    async fn cancel_event_registration(
        &self,
        call: Call,
        path: wire::CancelEventRegistrationPath,
        body: wire::EventPersonReasonBody,
    ) -> Answer<EventRegistrationResponse> {
        let (id, member) = (path.id.into(), path.user_id.into());
        decided(&call, actions::decide(&call, id, member, Registration::Cancelled, body.reason.as_deref()).await?)
    }
}

fn metrics(counts: &Counts, projection: Projection) -> wire::EventPeopleMetrics {
    let shown = |count: i64| (projection == Projection::Full).then_some(count);
    wire::EventPeopleMetrics {
        people: counts.people,
        invited: shown(counts.invited),
        pending: shown(counts.pending),
        confirmed: counts.confirmed,
        guests: counts.guests,
        declined: shown(counts.declined),
        cancelled: shown(counts.cancelled),
        waiting: shown(counts.waiting),
        offered: shown(counts.offered),
        interested: shown(counts.interested),
        checked_in: counts.checked_in,
        checked_out: counts.checked_out,
        no_show: counts.no_show,
    }
}

fn person(call: &Call, event_id: i64, row: Person, projection: Projection) -> wire::EventPerson {
    let Person { stands, member } = row;
    let interest = if stands.is_interested { EventEngagementState::Interested } else { EventEngagementState::None };
    wire::EventPerson {
        event_id,
        user_id: member.id.get(),
        member: face(call, &member),
        registration_state: stands.registration,
        registration_version: stands.registration_version,
        registration_changed_at: stands.registration_changed_at,
        waitlist_state: stands.waiting,
        waitlist_position: stands.position,
        offer_expires_at: stands.offer_expires_at,
        attendance_state: stands.attendance.unwrap_or(EventAttendanceState::NotCheckedIn),
        attendance_version: stands.attendance_version,
        checked_in_at: stands.checked_in_at,
        checked_out_at: stands.checked_out_at,
        attendance_changed_at: stands.attendance_changed_at,
        engagement_state: (projection == Projection::Full).then_some(interest),
        guest_count: stands.guest_count,
    }
}

fn line(call: &Call, row: PersonLine, actors: &Actors) -> wire::EventPersonLine {
    let actor = row.actor_id.and_then(|id| actors.find(id));
    wire::EventPersonLine {
        id: row.id,
        kind: row.kind,
        action: row.action,
        from_state: row.from_state,
        to_state: row.to_state,
        version: row.version,
        reason: row.reason,
        actor_id: actor.map(|card| card.id.get()),
        actor: actor.map(|card| rest::actor(call, card)),
        created_at: row.created_at,
    }
}

fn outcome_of(call: &Call, order: &Order, outcome: Outcome) -> wire::EventPersonOutcome {
    let of = |stood: Stood, failed: Option<Failed>| wire::EventPersonOutcome {
        user_id: MemberId::get(order.member),
        action: order.action,
        success: failed.is_none(),
        changed: stood.changed,
        registration_state: stood.registration.map(|(state, _)| state),
        registration_version: stood.registration.map(|(_, version)| version),
        attendance_state: stood.attendance.map(|(state, _)| state),
        attendance_version: stood.attendance.map(|(_, version)| version),
        history_entry_id: stood.history,
        code: failed.as_ref().map(|failed| failed.code),
        message: failed.map(|failed| call.say(&failed.sentence)),
    };
    match outcome {
        Ok(stood) => of(stood, None),
        Err(failed) => of(Stood::default(), Some(failed)),
    }
}
