//! The events' REST door.

use contract::event_registrations::EventAttendeeMember;
use contract::events as wire;
use contract::shared::CursorMeta;
use contract::{EventsApi, Upload, WithHeaders};
use http::header::{CACHE_CONTROL, PRAGMA, VARY};
use http::{HeaderMap, HeaderValue};

use super::actions::{self, Filter};
use super::lifecycle;
use super::model::{Accessibility, wrong};
use super::pictures;
use super::staff::handover;
use super::store::Wanted;
use crate::auth::seals::Place;
pub(crate) use crate::base::ids_of as ids;
use crate::base::place::Circle;
use crate::base::{Answer, Cursor, Failure, Page};
use crate::call::Call;
use crate::db::search_pattern;
use crate::members::model::absolute;
use crate::members::{Card, Eyes};
use crate::say;

mod actors;
mod calendar;
mod moderation;
mod registrations;
mod series;
mod wired;

use actors::step;
pub(crate) use actors::{Actors, actor};
pub(crate) use registrations::decided;
pub(crate) use wired::accessibility as place_facts;
use wired::change;
pub(crate) use wired::one;
pub use wired::{Shown, all, shown};

/// Events at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &crate::BRINGS
    }
}

/// What the body of a new event wishes.
macro_rules! created {
    ($body:ident) => {
        crate::actions::Wish {
            title: Some($body.title),
            description: Some($body.description),
            start: Some($body.start_time),
            end: Some($body.end_time),
            timezone: $body.timezone,
            is_all_day: Some($body.all_day),
            location: Some($body.location),
            latitude: Some($body.latitude),
            longitude: Some($body.longitude),
            accessibility: Some($body.venue_accessibility.map($crate::rest::accessibility)),
            // Whoever says nothing gets as many places as the community gives.
            max_attendees: $body.max_attendees.map(Some),
            is_online: Some($body.is_online),
            allow_remote_attendance: Some($body.allow_remote_attendance),
            online_link: Some($body.online_link),
            video_url: Some($body.video_url),
            image_url: Some($body.image_url),
            cover_image_url: Some($body.cover_image),
            category: Some($body.category_id.map(Into::into)),
            group: Some($body.group_id.map(Into::into)),
            series: Some($body.series_id.map(Into::into)),
            federated_visibility: Some($body.federated_visibility),
        }
    };
}

/// What the body of a change wishes.
macro_rules! updated {
    ($body:ident) => {
        crate::actions::Wish {
            title: $body.title,
            description: $body.description,
            start: $body.start_time,
            end: $body.end_time,
            timezone: $body.timezone,
            is_all_day: $body.all_day,
            location: $body.location,
            latitude: $body.latitude,
            longitude: $body.longitude,
            accessibility: $body.venue_accessibility.map(|said| said.map($crate::rest::accessibility)),
            max_attendees: $body.max_attendees,
            is_online: $body.is_online,
            allow_remote_attendance: $body.allow_remote_attendance,
            online_link: $body.online_link,
            video_url: $body.video_url,
            image_url: $body.image_url,
            cover_image_url: $body.cover_image,
            category: $body.category_id.map(|id| id.map(Into::into)),
            group: $body.group_id.map(|id| id.map(Into::into)),
            series: $body.series_id.map(|id| id.map(Into::into)),
            federated_visibility: $body.federated_visibility,
        }
    };
}

pub(crate) use {created, updated};

/// A member beside what is said of them at an event.
pub(crate) fn face(call: &Call, member: &Card) -> EventAttendeeMember {
    EventAttendeeMember {
        id: member.id.get(),
        display_name: Some(Eyes::of(call).name(member)),
        avatar_url: member.avatar_url.as_deref().map(|address| absolute(&call.visit().base_url, address)),
    }
}

/// Around a place if nobody says how far.
const RADIUS: f64 = 25.0;

/// What a query asks for.
///
/// # Errors
/// 422 `VALIDATION_ERROR` for half a place.
pub fn filter(query: &wire::ListEventsQuery) -> Answer<Filter> {
    let near = match (query.near_lat, query.near_lng) {
        (Some(latitude), Some(longitude)) => {
            Some(Circle { latitude, longitude, radius_km: query.radius_km.unwrap_or(RADIUS) })
        }
        (None, None) if query.radius_km.is_none() => None,
        (None, _) => return Err(wrong("near_lat", say!("event-half-a-place")).into()),
        (Some(_), None) => return Err(wrong("near_lng", say!("event-half-a-place")).into()),
    };
    let words = query.q.as_deref().map(str::trim).filter(|words| !words.is_empty());
    let wanted = Wanted {
        when: query.when,
        category: None,
        series: query.series_id.map(Into::into),
        group: query.group_id.map(Into::into),
        organizer: query.user_id.map(Into::into),
        pattern: words.map(search_pattern),
        step_free: match query.step_free {
            wire::EventStepFree::Any => None,
            said => Some(said.as_str()),
        },
        near,
    };
    Ok(Filter { wanted, category: query.category_id.clone().or_else(|| query.category.clone()) })
}

impl EventsApi for Rest {
    async fn event_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::Event>> {
        all(&call, actions::each(&call, &ids(&numbers)).await?).await
    }

    async fn list_events(&self, call: Call, query: wire::ListEventsQuery) -> Answer<wire::EventPage> {
        let filter = filter(&query)?;
        let page = actions::list(&call, &filter, query.per_page, query.cursor.as_deref()).await?;
        let meta = meta(&call, &filter.place(&call), page.next, query.per_page)?;
        let eyes = Shown::of(&call)?.knowing(&call, &page.items).await?;
        let data = page.items.into_iter().map(|seen| eyes.event(seen, filter.wanted.near.as_ref())).collect();
        Ok(wire::EventPage { data, meta })
    }

    async fn list_nearby_events(
        &self,
        call: Call,
        query: wire::ListNearbyEventsQuery,
    ) -> Answer<wire::NearbyEventPage> {
        let radius_km = query.radius_km.unwrap_or(RADIUS);
        let circle = Circle { latitude: query.lat, longitude: query.lon, radius_km };
        let wanted = Wanted {
            when: wire::EventTime::Upcoming,
            category: None,
            series: query.series_id.map(Into::into),
            group: None,
            organizer: None,
            pattern: None,
            step_free: None,
            near: Some(circle),
        };
        let filter = Filter { wanted, category: query.category_id.or(query.category) };
        let page = actions::list(&call, &filter, query.per_page, query.cursor.as_deref()).await?;
        let CursorMeta { base_url, per_page, has_more, cursor } =
            meta(&call, &filter.place(&call), page.next, query.per_page)?;
        let (lat, lon) = (query.lat, query.lon);
        let search = wire::NearbyEventSearch { type_: "nearby".to_owned(), lat, lon, radius_km };
        let meta = wire::NearbyEventMeta { base_url, search, per_page, has_more, cursor };
        let eyes = Shown::of(&call)?.knowing(&call, &page.items).await?;
        let data = page.items.into_iter().map(|seen| eyes.event(seen, filter.wanted.near.as_ref())).collect();
        Ok(wire::NearbyEventPage { data, meta })
    }

    async fn create_event(&self, call: Call, body: wire::CreateEventBody) -> Answer<wire::EventResponse> {
        let name = body.category_name.clone();
        one(&call, actions::create(&call, created!(body), name.as_deref()).await?).await
    }

    async fn get_event(&self, call: Call, path: wire::GetEventPath) -> Answer<wire::EventResponse> {
        one(&call, actions::get(&call, path.id.into()).await?).await
    }

    async fn update_event(
        &self,
        call: Call,
        path: wire::UpdateEventPath,
        body: wire::UpdateEventBody,
    ) -> Answer<wire::EventResponse> {
        let name = body.category_name.clone();
        one(&call, actions::update(&call, path.id.into(), updated!(body), name.as_deref()).await?).await
    }

    async fn set_event_image(
        &self,
        call: Call,
        path: wire::SetEventImagePath,
        body: Upload,
    ) -> Answer<wire::EventPictureResponse> {
        let said = |name| body.part(name).map(|part| part.bytes.clone()).filter(|bytes| !bytes.is_empty());
        let address = pictures::show(&call, path.id.into(), said("image"), said("scope")).await?;
        let data = wire::EventPicture { event_id: path.id, image_url: absolute(&call.visit().base_url, &address) };
        Ok(wire::EventPictureResponse { data, meta: call.meta() })
    }

    async fn archive_event(
        &self,
        call: Call,
        path: wire::ArchiveEventPath,
        query: wire::ArchiveEventQuery,
        header: wire::ArchiveEventHeader,
        body: wire::EventReasonBody,
    ) -> Answer<wire::EventLifecycleResponse> {
        let keyed = header.idempotency_key.or(body.idempotency_key).is_some();
        let reason = body.reason.or(query.reason);
        let taken = lifecycle::archive(&call, path.id.into(), reason.as_deref()).await?;
        Ok(change(&call, taken, true, keyed))
    }

    async fn submit_event(&self, call: Call, path: wire::SubmitEventPath) -> Answer<wire::EventResponse> {
        one(&call, lifecycle::submit(&call, path.id.into()).await?.seen).await
    }

    async fn publish_event(&self, call: Call, path: wire::PublishEventPath) -> Answer<wire::EventResponse> {
        one(&call, lifecycle::publish(&call, path.id.into()).await?.seen).await
    }

    async fn transfer_event_ownership(
        &self,
        call: Call,
        path: wire::TransferEventOwnershipPath,
        body: wire::TransferEventOwnershipBody,
    ) -> Answer<wire::EventResponse> {
        one(&call, handover::transfer(&call, path.id.into(), body.user_id.into()).await?).await
    }

    async fn cancel_event(
        &self,
        call: Call,
        path: wire::CancelEventPath,
        header: wire::CancelEventHeader,
        body: wire::EventReasonBody,
    ) -> Answer<wire::EventLifecycleResponse> {
        let keyed = header.idempotency_key.or(body.idempotency_key).is_some();
        let taken = lifecycle::cancel(&call, path.id.into(), body.reason.as_deref()).await?;
        Ok(change(&call, taken, false, keyed))
    }

    async fn list_event_lifecycle_history(
        &self,
        call: Call,
        path: wire::ListEventLifecycleHistoryPath,
        query: wire::ListEventLifecycleHistoryQuery,
    ) -> Answer<wire::EventHistoryPage> {
        let id = path.id.into();
        let page: Page<_> = lifecycle::history(&call, id, query.per_page, query.cursor.as_deref()).await?;
        let meta = meta(&call, &lifecycle::history_place(&call, id), page.next, query.per_page)?;
        let actors = Actors::of(&call, page.items.iter().filter_map(|row| row.actor_id)).await?;
        let data = page.items.into_iter().map(|row| step(&call, path.id, row, &actors)).collect();
        Ok(wire::EventHistoryPage { data, meta })
    }
}

/// An answer that is for its caller alone, so that nothing on the way keeps it.
pub(crate) fn private<T>(body: T) -> WithHeaders<T> {
    let headers = [
        (CACHE_CONTROL, HeaderValue::from_static("private, no-store")),
        (PRAGMA, HeaderValue::from_static("no-cache")),
        (VARY, HeaderValue::from_static("Authorization, Cookie, X-Tenant-ID")),
    ];
    WithHeaders { body, headers: HeaderMap::from_iter(headers) }
}

pub(crate) fn meta(call: &Call, place: &Place, next: Option<Cursor>, per_page: i64) -> Answer<CursorMeta> {
    Ok(CursorMeta {
        base_url: call.visit().base_url.clone(),
        per_page,
        has_more: next.is_some(),
        cursor: place.behind(call, next)?,
    })
}

pub(crate) fn accessibility(said: wire::EventAccessibilityInput) -> Accessibility {
    Accessibility {
        step_free_access: said.step_free_access,
        accessible_toilet: said.accessible_toilet,
        hearing_loop: said.hearing_loop,
        quiet_space: said.quiet_space,
        seating_available: said.seating_available,
        accessible_parking: said.accessible_parking,
        parking_details: said.parking_details,
        transit_details: said.transit_details,
        assistance_contact: said.assistance_contact,
        notes: said.notes,
    }
}
