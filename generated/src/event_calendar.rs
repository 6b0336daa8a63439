// Made from contract/areas/event_calendar.yaml by codegen; edit the contract instead.

//! The area `event_calendar`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Raw, Read, Rejection, Reply, Served, WithHeaders,
    Work,
};

/// What the gateway answers in the area `event_calendar`: one method an operation.
pub trait EventCalendarApi: Area {
    /// Events of a period for calendars
    ///
    /// `GET /api/v2/events/calendar`
    ///
    /// Published events that the caller may see, the earliest first, without place, description and the way to take part. Of this month on the community's clock unless a period is said. 422 `EVENT_CALENDAR_RANGE_INVALID` for half a period, for one that ends before it begins, and for more than 366 days. 403 `EVENT_CALENDAR_FORBIDDEN` where the community has no calendars, and for somebody who is no member of it.
    fn list_event_calendar(
        &self,
        call: Self::Call,
        query: ListEventCalendarQuery,
    ) -> impl Future<Output = Result<EventCalendarResponse, Self::Failure>> + Send;

    /// Events of a period as a calendar file
    ///
    /// `GET /api/v2/events/calendar/feed.ics`
    ///
    /// As `GET /api/v2/events/calendar`, as a file (RFC 5545): from 30 days ago for 396 days unless a period is said, which is as long as it can be.
    fn download_event_calendar(
        &self,
        call: Self::Call,
        query: DownloadEventCalendarQuery,
    ) -> impl Future<Output = Result<WithHeaders<Raw>, Self::Failure>> + Send;

    /// One's calendar links
    ///
    /// `GET /api/v2/events/calendar/feed-tokens`
    ///
    /// The newest 50 first, revoked ones among them, without their secrets. 403 `EVENT_CALENDAR_FORBIDDEN` for somebody who is no member of this community.
    fn list_event_calendar_feeds(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<EventCalendarFeedsResponse, Self::Failure>> + Send;

    /// Make a calendar link
    ///
    /// `POST /api/v2/events/calendar/feed-tokens`
    ///
    /// Whoever has it reads what the caller takes part in, and what they organize, until it is revoked. Its secret is shown this once, and only its digest is kept. 409 `EVENT_CALENDAR_TOKEN_LIMIT` when the caller has ten; 422 `EVENT_CALENDAR_LABEL_INVALID` for a label that is too long; 403 `EVENT_CALENDAR_FORBIDDEN` where the community has no calendars, and for somebody who is no member of it.
    fn create_event_calendar_feed(
        &self,
        call: Self::Call,
        body: CreateEventCalendarFeedBody,
    ) -> impl Future<
        Output = Result<NewEventCalendarFeedResponse, Self::Failure>,
    > + Send;

    /// Revoke a calendar link
    ///
    /// `DELETE /api/v2/events/calendar/feed-tokens/{tokenId}`
    ///
    /// It leads nowhere from now on. Doing it again changes nothing. 404 `EVENT_CALENDAR_TOKEN_NOT_FOUND` when the caller has no such one.
    fn revoke_event_calendar_feed(
        &self,
        call: Self::Call,
        path: RevokeEventCalendarFeedPath,
    ) -> impl Future<
        Output = Result<EventCalendarFeedRevokedResponse, Self::Failure>,
    > + Send;

    /// A member's calendar, for programs
    ///
    /// `GET /api/v2/events/calendar/personal/{tenantSlug}/{feed}`
    ///
    /// What the member takes part in, and what they organize, from a year ago to two years from now, in the language that they had when they made the link. The secret in the path is the only key. 404 `EVENT_CALENDAR_FEED_NOT_FOUND` for whatever is wrong: the link is none or revoked, the member is gone, the community has no calendars.
    fn read_event_calendar_feed(
        &self,
        call: Self::Call,
        path: ReadEventCalendarFeedPath,
    ) -> impl Future<Output = Result<WithHeaders<Raw>, Self::Failure>> + Send;

    /// An event as a calendar file
    ///
    /// `GET /api/v2/events/{id}/calendar.ics`
    ///
    /// Without its place and the way to take part. 404 `EVENT_NOT_FOUND` when there is no such published event that the caller may see; 403 `EVENT_CALENDAR_FORBIDDEN` where the community has no calendars, and for somebody who is no member of it.
    fn download_event_calendar_file(
        &self,
        call: Self::Call,
        path: DownloadEventCalendarFilePath,
    ) -> impl Future<Output = Result<WithHeaders<Raw>, Self::Failure>> + Send;

    /// Links that put an event into calendars
    ///
    /// `GET /api/v2/events/{id}/calendar-actions`
    ///
    /// 404 `EVENT_NOT_FOUND` when there is no such published event that the caller may see; 403 `EVENT_CALENDAR_FORBIDDEN` where the community has no calendars, and for somebody who is no member of it.
    fn get_event_calendar_links(
        &self,
        call: Self::Call,
        path: GetEventCalendarLinksPath,
    ) -> impl Future<Output = Result<EventCalendarLinksResponse, Self::Failure>> + Send;

    /// Those of the `EventCalendarFeed` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_calendar_feed_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventCalendarFeed>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventCalendarApi>() -> [Served<A>; 8] {
    [
        (Operation::ListEventCalendar, list_event_calendar::<A>),
        (Operation::DownloadEventCalendar, download_event_calendar::<A>),
        (Operation::ListEventCalendarFeeds, list_event_calendar_feeds::<A>),
        (Operation::CreateEventCalendarFeed, create_event_calendar_feed::<A>),
        (Operation::RevokeEventCalendarFeed, revoke_event_calendar_feed::<A>),
        (Operation::ReadEventCalendarFeed, read_event_calendar_feed::<A>),
        (Operation::DownloadEventCalendarFile, download_event_calendar_file::<A>),
        (Operation::GetEventCalendarLinks, get_event_calendar_links::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 8] {
    [
        (
            Operation::ListEventCalendar,
            |asked| list_event_calendar_input(asked).map(drop),
        ),
        (
            Operation::DownloadEventCalendar,
            |asked| download_event_calendar_input(asked).map(drop),
        ),
        (Operation::ListEventCalendarFeeds, |_| Ok(())),
        (
            Operation::CreateEventCalendarFeed,
            |asked| create_event_calendar_feed_input(asked).map(drop),
        ),
        (
            Operation::RevokeEventCalendarFeed,
            |asked| revoke_event_calendar_feed_input(asked).map(drop),
        ),
        (
            Operation::ReadEventCalendarFeed,
            |asked| read_event_calendar_feed_input(asked).map(drop),
        ),
        (
            Operation::DownloadEventCalendarFile,
            |asked| download_event_calendar_file_input(asked).map(drop),
        ),
        (
            Operation::GetEventCalendarLinks,
            |asked| get_event_calendar_links_input(asked).map(drop),
        ),
    ]
}

fn list_event_calendar_input(
    asked: &mut Asked,
) -> Result<ListEventCalendarQuery, Rejection> {
    let query: ListEventCalendarQuery = asked.query(&LIST_EVENT_CALENDAR_QUERY)?;
    Ok(query)
}

fn list_event_calendar<A: EventCalendarApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_event_calendar_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_event_calendar(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn download_event_calendar_input(
    asked: &mut Asked,
) -> Result<DownloadEventCalendarQuery, Rejection> {
    let query: DownloadEventCalendarQuery = asked.query(&DOWNLOAD_EVENT_CALENDAR_QUERY)?;
    Ok(query)
}

fn download_event_calendar<A: EventCalendarApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = download_event_calendar_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().download_event_calendar(call, query).await?;
                Ok(answer.body.into_reply(200).with_headers(answer.headers))
            })
        }),
    )
}

fn list_event_calendar_feeds<A: EventCalendarApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_event_calendar_feeds(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_event_calendar_feed_input(
    asked: &mut Asked,
) -> Result<CreateEventCalendarFeedBody, Rejection> {
    let body: CreateEventCalendarFeedBody = asked.body(false)?;
    Ok(body)
}

fn create_event_calendar_feed<A: EventCalendarApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_event_calendar_feed_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().create_event_calendar_feed(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn revoke_event_calendar_feed_input(
    asked: &mut Asked,
) -> Result<RevokeEventCalendarFeedPath, Rejection> {
    let path: RevokeEventCalendarFeedPath = asked
        .path(&REVOKE_EVENT_CALENDAR_FEED_PATH)?;
    Ok(path)
}

fn revoke_event_calendar_feed<A: EventCalendarApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = revoke_event_calendar_feed_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().revoke_event_calendar_feed(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn read_event_calendar_feed_input(
    asked: &mut Asked,
) -> Result<ReadEventCalendarFeedPath, Rejection> {
    let path: ReadEventCalendarFeedPath = asked.path(&READ_EVENT_CALENDAR_FEED_PATH)?;
    Ok(path)
}

fn read_event_calendar_feed<A: EventCalendarApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = read_event_calendar_feed_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().read_event_calendar_feed(call, path).await?;
                Ok(answer.body.into_reply(200).with_headers(answer.headers))
            })
        }),
    )
}

fn download_event_calendar_file_input(
    asked: &mut Asked,
) -> Result<DownloadEventCalendarFilePath, Rejection> {
    let path: DownloadEventCalendarFilePath = asked
        .path(&DOWNLOAD_EVENT_CALENDAR_FILE_PATH)?;
    Ok(path)
}

fn download_event_calendar_file<A: EventCalendarApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = download_event_calendar_file_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .download_event_calendar_file(call, path)
                    .await?;
                Ok(answer.body.into_reply(200).with_headers(answer.headers))
            })
        }),
    )
}

fn get_event_calendar_links_input(
    asked: &mut Asked,
) -> Result<GetEventCalendarLinksPath, Rejection> {
    let path: GetEventCalendarLinksPath = asked.path(&GET_EVENT_CALENDAR_LINKS_PATH)?;
    Ok(path)
}

fn get_event_calendar_links<A: EventCalendarApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_event_calendar_links_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_event_calendar_links(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_EVENT_CALENDAR_QUERY: [Parameter; 2] = [
    Parameter {
        name: "from",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "to",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static DOWNLOAD_EVENT_CALENDAR_QUERY: [Parameter; 2] = [
    Parameter {
        name: "from",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "to",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static REVOKE_EVENT_CALENDAR_FEED_PATH: [Parameter; 1] = [
    Parameter {
        name: "tokenId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static READ_EVENT_CALENDAR_FEED_PATH: [Parameter; 2] = [
    Parameter {
        name: "tenantSlug",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "feed",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static DOWNLOAD_EVENT_CALENDAR_FILE_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static GET_EVENT_CALENDAR_LINKS_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// A new calendar link.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct CreateEventCalendarFeedBody {
    /// What to call it.
    pub label: Option<String>,
}

/// The path parameters of `GET /api/v2/events/{id}/calendar.ics`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DownloadEventCalendarFilePath {
    /// Id of the event.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/events/calendar/feed.ics`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct DownloadEventCalendarQuery {
    /// The first day, on the community's clock.
    pub from: Option<chrono::naive::NaiveDate>,
    /// The day after the last one.
    pub to: Option<chrono::naive::NaiveDate>,
}

/// An event as calendars show it.
#[derive(Clone, Debug, Serialize)]
pub struct EventCalendarEntry {
    /// Id of the event.
    pub id: i64,
    /// By which calendars know it for ever.
    pub uid: String,
    /// Its name.
    pub title: String,
    /// Where more is said about it.
    pub description: String,
    /// When it begins, on the clock of its time zone; a day where it is about days.
    pub starts_at: String,
    /// When it ends. An hour, or a day, after it begins, if nothing is said.
    pub ends_at: String,
    /// IANA name of its time zone.
    pub timezone: String,
    /// Whether it is about days.
    pub all_day: bool,
    /// Whether it takes place.
    pub operational_status: crate::events::EventOperationalState,
    /// The same in the words of calendars.
    pub calendar_status: EventCalendarStatus,
    /// The higher of two is the later one.
    pub sequence: i64,
    /// When it was changed last.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
    /// Where it is shown.
    pub detail_url: String,
}

/// A calendar link, without its secret.
#[derive(Clone, Debug, Serialize)]
pub struct EventCalendarFeed {
    /// Id of the link.
    pub id: i64,
    /// What its member calls it.
    pub label: Option<String>,
    /// How its secret begins.
    pub token_prefix: String,
    /// Its language (BCP 47).
    pub locale: String,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was read last.
    pub last_used_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was revoked.
    pub revoked_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Whether it leads anywhere.
    pub active: bool,
}

/// That a calendar link is revoked.
#[derive(Clone, Debug, Serialize)]
pub struct EventCalendarFeedRevoked {
    /// Always true.
    pub revoked: bool,
}

/// That a calendar link is revoked.
#[derive(Clone, Debug, Serialize)]
pub struct EventCalendarFeedRevokedResponse {
    /// The data.
    pub data: EventCalendarFeedRevoked,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What accompanies calendar links.
#[derive(Clone, Debug, Serialize)]
pub struct EventCalendarFeedsMeta {
    /// Scheme and host the community is reached at, without trailing slash.
    pub base_url: String,
    /// Always false.
    pub secrets_returned: bool,
}

/// Calendar links.
#[derive(Clone, Debug, Serialize)]
pub struct EventCalendarFeedsResponse {
    /// The links, the newest first.
    pub data: Vec<EventCalendarFeed>,
    /// The meta.
    pub meta: EventCalendarFeedsMeta,
}

/// Links that put an event into calendars.
#[derive(Clone, Debug, Serialize)]
pub struct EventCalendarLinks {
    /// Into Google's calendar.
    pub google_url: String,
    /// Into Outlook's.
    pub outlook_url: String,
    /// Path of the file, for all others.
    pub download_path: String,
}

/// Links that put an event into calendars.
#[derive(Clone, Debug, Serialize)]
pub struct EventCalendarLinksResponse {
    /// The data.
    pub data: EventCalendarLinks,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What accompanies events of a period.
#[derive(Clone, Debug, Serialize)]
pub struct EventCalendarMeta {
    /// Scheme and host the community is reached at, without trailing slash.
    pub base_url: String,
    /// The range.
    pub range: EventCalendarRange,
    /// Always true: nobody is named.
    pub identity_free: bool,
    /// Always true: the way to take part is left out.
    pub restricted_access_redacted: bool,
}

/// A period.
#[derive(Clone, Debug, Serialize)]
pub struct EventCalendarRange {
    /// The first day.
    pub from: chrono::naive::NaiveDate,
    /// The day after the last one.
    pub to: chrono::naive::NaiveDate,
    /// IANA name of the community's time zone.
    pub timezone: String,
}

/// Events of a period.
#[derive(Clone, Debug, Serialize)]
pub struct EventCalendarResponse {
    /// The events, the earliest first.
    pub data: Vec<EventCalendarEntry>,
    /// The meta.
    pub meta: EventCalendarMeta,
}

/// What calendars say of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventCalendarStatus {
    /// `confirmed`.
    Confirmed,
    /// `tentative`.
    Tentative,
    /// `cancelled`.
    Cancelled,
}

crate::word! {
    EventCalendarStatus { Confirmed = "confirmed", Tentative = "tentative", Cancelled =
    "cancelled" }
}

crate::runtime::wire! {
    EventCalendarStatus
}

/// The path parameters of `GET /api/v2/events/{id}/calendar-actions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetEventCalendarLinksPath {
    /// Id of the event.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/events/calendar`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ListEventCalendarQuery {
    /// The first day, on the community's clock.
    pub from: Option<chrono::naive::NaiveDate>,
    /// The day after the last one.
    pub to: Option<chrono::naive::NaiveDate>,
}

/// A new calendar link, with its secret.
#[derive(Clone, Debug, Serialize)]
pub struct NewEventCalendarFeed {
    /// Id of the link.
    pub id: i64,
    /// What its member calls it.
    pub label: Option<String>,
    /// How its secret begins.
    pub token_prefix: String,
    /// Its language (BCP 47).
    pub locale: String,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was read last.
    pub last_used_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was revoked.
    pub revoked_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Whether it leads anywhere.
    pub active: bool,
    /// Its secret, shown this once.
    pub secret: String,
    /// What a calendar program subscribes to, shown this once.
    pub feed_url: String,
}

/// What accompanies a new calendar link.
#[derive(Clone, Debug, Serialize)]
pub struct NewEventCalendarFeedMeta {
    /// Scheme and host the community is reached at, without trailing slash.
    pub base_url: String,
    /// Always true.
    pub secret_shown_once: bool,
}

/// A new calendar link, with its secret.
#[derive(Clone, Debug, Serialize)]
pub struct NewEventCalendarFeedResponse {
    /// The data.
    pub data: NewEventCalendarFeed,
    /// The meta.
    pub meta: NewEventCalendarFeedMeta,
}

/// The path parameters of `GET /api/v2/events/calendar/personal/{tenantSlug}/{feed}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReadEventCalendarFeedPath {
    /// Short name of the community.
    #[serde(rename = "tenantSlug")]
    pub tenant_slug: String,
    /// The secret, with `.ics` at its end.
    pub feed: String,
}

/// The path parameters of `DELETE /api/v2/events/calendar/feed-tokens/{tokenId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RevokeEventCalendarFeedPath {
    /// Id of the link.
    #[serde(rename = "tokenId")]
    pub token_id: i64,
}
