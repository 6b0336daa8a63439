// Made from contract/areas/event_analytics.yaml by codegen; edit the contract instead.

//! The area `event_analytics`: types, trait and routes.
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

/// What the gateway answers in the area `event_analytics`: one method an operation.
pub trait EventAnalyticsApi: Area {
    /// How an event goes, in numbers
    ///
    /// `GET /api/v2/events/{id}/analytics`
    ///
    /// Numbers, no names: registrations by state and by day, guests, the waiting list and its offers, who came, tickets, what members were told, and answers. Days are those of UTC; those on which nothing moved are left out. 404 `NOT_FOUND` when there is no such event that the caller may see, 403 `FORBIDDEN` for whoever does not decide about its registrations.
    fn get_event_analytics(
        &self,
        call: Self::Call,
        path: GetEventAnalyticsPath,
    ) -> impl Future<Output = Result<EventAnalyticsResponse, Self::Failure>> + Send;

    /// How an event goes, as a table
    ///
    /// `GET /api/v2/events/{id}/analytics/export.csv`
    ///
    /// The same numbers for spreadsheets, as CSV (RFC 4180) in UTF-8: one line a number, with its part, its name and, where it is of a day, the day. 404 `NOT_FOUND` when there is no such event that the caller may see, 403 `FORBIDDEN` for whoever does not decide about its registrations.
    fn download_event_analytics(
        &self,
        call: Self::Call,
        path: DownloadEventAnalyticsPath,
    ) -> impl Future<Output = Result<WithHeaders<Raw>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventAnalyticsApi>() -> [Served<A>; 2] {
    [
        (Operation::GetEventAnalytics, get_event_analytics::<A>),
        (Operation::DownloadEventAnalytics, download_event_analytics::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 2] {
    [
        (
            Operation::GetEventAnalytics,
            |asked| get_event_analytics_input(asked).map(drop),
        ),
        (
            Operation::DownloadEventAnalytics,
            |asked| download_event_analytics_input(asked).map(drop),
        ),
    ]
}

fn get_event_analytics_input(
    asked: &mut Asked,
) -> Result<GetEventAnalyticsPath, Rejection> {
    let path: GetEventAnalyticsPath = asked.path(&GET_EVENT_ANALYTICS_PATH)?;
    Ok(path)
}

fn get_event_analytics<A: EventAnalyticsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_event_analytics_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_event_analytics(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn download_event_analytics_input(
    asked: &mut Asked,
) -> Result<DownloadEventAnalyticsPath, Rejection> {
    let path: DownloadEventAnalyticsPath = asked.path(&DOWNLOAD_EVENT_ANALYTICS_PATH)?;
    Ok(path)
}

fn download_event_analytics<A: EventAnalyticsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = download_event_analytics_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().download_event_analytics(call, path).await?;
                Ok(answer.body.into_reply(200).with_headers(answer.headers))
            })
        }),
    )
}

static GET_EVENT_ANALYTICS_PATH: [Parameter; 1] = [
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

static DOWNLOAD_EVENT_ANALYTICS_PATH: [Parameter; 1] = [
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

/// The path parameters of `GET /api/v2/events/{id}/analytics/export.csv`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DownloadEventAnalyticsPath {
    /// Id of the event.
    pub id: i64,
}

/// How an event goes, in numbers.
#[derive(Clone, Debug, Serialize)]
pub struct EventAnalytics {
    /// Id of the event.
    pub event_id: i64,
    /// The registrations.
    pub registrations: EventAnalyticsRegistrations,
    /// The guests.
    pub guests: EventAnalyticsGuests,
    /// The waitlist.
    pub waitlist: EventAnalyticsWaitlist,
    /// The attendance.
    pub attendance: EventAnalyticsAttendance,
    /// The tickets.
    pub tickets: EventAnalyticsTickets,
    /// The messages.
    pub messages: EventAnalyticsMessages,
    /// The answers.
    pub answers: EventAnalyticsAnswers,
    /// Members who are interested.
    pub interested: i64,
    /// Days on which something moved, the oldest first.
    pub days: Vec<EventAnalyticsDay>,
}

/// Answers to what the event asks.
#[derive(Clone, Debug, Serialize)]
pub struct EventAnalyticsAnswers {
    /// Members who have answered every required question.
    pub complete: i64,
    /// Members who have not.
    pub missing: i64,
}

/// Members who were there.
#[derive(Clone, Debug, Serialize)]
pub struct EventAnalyticsAttendance {
    /// They have come, whether or not they have gone.
    pub came: i64,
    /// They have come and gone.
    pub gone: i64,
    /// They did not come.
    pub no_show: i64,
    /// They take part, and nothing is noted of them.
    pub unknown: i64,
}

/// What moved on a day.
#[derive(Clone, Debug, Serialize)]
pub struct EventAnalyticsDay {
    /// The day, in UTC.
    pub date: chrono::naive::NaiveDate,
    /// How many registrations were confirmed.
    pub confirmed: i64,
    /// How many members who took part do no more.
    pub left: i64,
    /// How many members began to wait.
    pub waiting: i64,
}

/// Guests whom members bring.
#[derive(Clone, Debug, Serialize)]
pub struct EventAnalyticsGuests {
    /// They come and have a place.
    pub confirmed: i64,
    /// Whoever brings them says that they do not come.
    pub withdrawn: i64,
    /// Others decided that they do not come.
    pub cancelled: i64,
    /// They have come.
    pub came: i64,
    /// They did not come.
    pub no_show: i64,
}

/// What members were told.
#[derive(Clone, Debug, Serialize)]
pub struct EventAnalyticsMessages {
    /// How often those who take part were reminded.
    pub reminders: i64,
    /// How often they will be.
    pub reminders_pending: i64,
    /// Broadcasts that were sent.
    pub broadcasts: i64,
    /// How many members these reached, each counted once a broadcast.
    pub broadcast_deliveries: i64,
}

/// Registrations, by how they stand.
#[derive(Clone, Debug, Serialize)]
pub struct EventAnalyticsRegistrations {
    /// They are invited.
    pub invited: i64,
    /// They have asked.
    pub pending: i64,
    /// They take part.
    pub confirmed: i64,
    /// They were turned down or declined.
    pub declined: i64,
    /// Their registration was withdrawn.
    pub cancelled: i64,
}

/// The numbers.
#[derive(Clone, Debug, Serialize)]
pub struct EventAnalyticsResponse {
    /// The data.
    pub data: EventAnalytics,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Tickets.
#[derive(Clone, Debug, Serialize)]
pub struct EventAnalyticsTickets {
    /// Seats that are given out.
    pub units: i64,
    /// Members who have some.
    pub holders: i64,
    /// Seats that were given back.
    pub units_cancelled: i64,
    /// Seats that can be given out.
    pub units_left: i64,
}

/// The waiting list, by how its entries stand, and what was offered so far.
#[derive(Clone, Debug, Serialize)]
pub struct EventAnalyticsWaitlist {
    /// They wait.
    pub waiting: i64,
    /// A place is held for them.
    pub offered: i64,
    /// They took it.
    pub accepted: i64,
    /// It was held for too long.
    pub expired: i64,
    /// They left the line.
    pub cancelled: i64,
    /// How often a place was held for somebody.
    pub offers_made: i64,
    /// How often it was taken.
    pub offers_accepted: i64,
}

/// The path parameters of `GET /api/v2/events/{id}/analytics`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetEventAnalyticsPath {
    /// Id of the event.
    pub id: i64,
}
