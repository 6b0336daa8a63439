// Made from contract/areas/support.yaml by codegen; edit the contract instead.

//! The area `support`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `support`: one method an operation.
pub trait SupportApi: Area {
    /// Write to the community's staff
    ///
    /// `POST /api/v2/contact`
    ///
    /// Before anybody signs in, too. Staff are told, and answer by a letter to `email`; whoever is signed in is answered as a member. The same message again while it waits is one message. 422 `VALIDATION_ERROR` on `name`, `email` and `message` for what is blank or malformed, on `name` for hidden letters, markup and addresses, and on `subject` for hidden letters; 422 `EMAIL_DISPOSABLE` on `email` for mailboxes that are thrown away. What a machine filled in (`website`, `honeypot`) is answered in the same way, and leaves nothing behind.
    fn send_contact_message(
        &self,
        call: Self::Call,
        body: ContactMessageBody,
    ) -> impl Future<Output = Result<ContactMessageResponse, Self::Failure>> + Send;

    /// Tell staff of a problem
    ///
    /// `POST /api/v2/support/reports`
    ///
    /// Staff are told, and answer. The same again while it waits is one request. 422 `VALIDATION_ERROR` on `summary` and `description` for what is blank, too short or too long, and on `summary` for hidden letters; 404 `NOT_FOUND` for whoever is no member of this community. Of `page_url` the path alone is kept: what follows it may be a secret.
    fn report_problem(
        &self,
        call: Self::Call,
        body: ReportProblemBody,
    ) -> impl Future<Output = Result<ReportedProblemResponse, Self::Failure>> + Send;

    /// What the caller wrote to staff
    ///
    /// `GET /api/v2/support/reports`
    ///
    /// With what they answered, the newest first, at most 50. 404 `NOT_FOUND` for whoever is no member of this community.
    fn list_my_support_requests(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<SupportRequestList, Self::Failure>> + Send;

    /// What people wrote to staff
    ///
    /// `GET /api/v2/admin/support/requests`
    ///
    /// For brokers and administrators: the newest first, of one status if one is named.
    fn list_support_requests(
        &self,
        call: Self::Call,
        query: ListSupportRequestsQuery,
    ) -> impl Future<Output = Result<SupportRequestPage, Self::Failure>> + Send;

    /// Answer or close a request
    ///
    /// `POST /api/v2/admin/support/requests/{id}/resolve`
    ///
    /// For brokers and administrators. With `answer` it is answered: a member finds the answer with the request and is told, others get it by mail. Without one it is closed, and nobody is told. 409 `INVALID_STATE` once that was done; 404 `NOT_FOUND` when there is none.
    fn resolve_support_request(
        &self,
        call: Self::Call,
        path: ResolveSupportRequestPath,
        body: ResolveSupportRequestBody,
    ) -> impl Future<Output = Result<SupportRequestResponse, Self::Failure>> + Send;

    /// Those of the `SupportRequest` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn support_request_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<SupportRequest>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: SupportApi>() -> [Served<A>; 5] {
    [
        (Operation::SendContactMessage, send_contact_message::<A>),
        (Operation::ReportProblem, report_problem::<A>),
        (Operation::ListMySupportRequests, list_my_support_requests::<A>),
        (Operation::ListSupportRequests, list_support_requests::<A>),
        (Operation::ResolveSupportRequest, resolve_support_request::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 5] {
    [
        (
            Operation::SendContactMessage,
            |asked| send_contact_message_input(asked).map(drop),
        ),
        (Operation::ReportProblem, |asked| report_problem_input(asked).map(drop)),
        (Operation::ListMySupportRequests, |_| Ok(())),
        (
            Operation::ListSupportRequests,
            |asked| list_support_requests_input(asked).map(drop),
        ),
        (
            Operation::ResolveSupportRequest,
            |asked| resolve_support_request_input(asked).map(drop),
        ),
    ]
}

fn send_contact_message_input(
    asked: &mut Asked,
) -> Result<ContactMessageBody, Rejection> {
    let body: ContactMessageBody = asked.body(true)?;
    Ok(body)
}

fn send_contact_message<A: SupportApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = send_contact_message_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().send_contact_message(call, body).await?;
                Ok(Reply::json(201, &answer))
            })
        }),
    )
}

fn report_problem_input(asked: &mut Asked) -> Result<ReportProblemBody, Rejection> {
    let body: ReportProblemBody = asked.body(true)?;
    Ok(body)
}

fn report_problem<A: SupportApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = report_problem_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().report_problem(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn list_my_support_requests<A: SupportApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_my_support_requests(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_support_requests_input(
    asked: &mut Asked,
) -> Result<ListSupportRequestsQuery, Rejection> {
    let query: ListSupportRequestsQuery = asked.query(&LIST_SUPPORT_REQUESTS_QUERY)?;
    Ok(query)
}

fn list_support_requests<A: SupportApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_support_requests_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_support_requests(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn resolve_support_request_input(
    asked: &mut Asked,
) -> Result<(ResolveSupportRequestPath, ResolveSupportRequestBody), Rejection> {
    let path: ResolveSupportRequestPath = asked.path(&RESOLVE_SUPPORT_REQUEST_PATH)?;
    let body: ResolveSupportRequestBody = asked.body(true)?;
    Ok((path, body))
}

fn resolve_support_request<A: SupportApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = resolve_support_request_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .resolve_support_request(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_SUPPORT_REQUESTS_QUERY: [Parameter; 3] = [
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "status",
        kind: Kind::Word(&["open", "answered", "closed"]),
        many: Many::One,
        clamp: false,
    },
];

static RESOLVE_SUPPORT_REQUEST_PATH: [Parameter; 1] = [
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

/// A message to staff.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ContactMessageBody {
    /// Name of whoever writes.
    pub name: String,
    /// Where the answer goes.
    pub email: String,
    /// What it is about. `general` unless it is said.
    pub subject: Option<String>,
    /// The message, as plain text.
    pub message: String,
    /// Left empty by people.
    pub website: Option<String>,
    /// Left empty by people.
    pub honeypot: Option<String>,
}

/// That a message has arrived.
#[derive(Clone, Debug, Serialize)]
pub struct ContactMessageResponse {
    /// The data.
    pub data: ContactMessageSent,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// That a message has arrived.
#[derive(Clone, Debug, Serialize)]
pub struct ContactMessageSent {
    /// Always true.
    pub sent: bool,
    /// What happens now, in the language of the call.
    pub message: String,
}

/// The query parameters of `GET /api/v2/admin/support/requests`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListSupportRequestsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
    /// The status.
    pub status: Option<SupportRequestStatus>,
}

impl std::default::Default for ListSupportRequestsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            status: Default::default(),
        }
    }
}

/// A problem, or a question to staff.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReportProblemBody {
    /// What it is about. `broken` unless it is said.
    pub request_type: Option<SupportRequestType>,
    /// What it is about, in one line.
    pub summary: String,
    /// What happens, as plain text.
    pub description: String,
    /// How much it is in the way. `minor` unless it is said; kept only where something does not work.
    pub impact: Option<SupportImpact>,
    /// The page that it is about.
    pub page_url: Option<String>,
    /// The same, as older clients say it: counts without `page_url`.
    pub route: Option<String>,
}

/// A request that was made.
#[derive(Clone, Debug, Serialize)]
pub struct ReportedProblem {
    /// The report.
    pub report: SupportRequest,
}

/// A request that was made.
#[derive(Clone, Debug, Serialize)]
pub struct ReportedProblemResponse {
    /// The data.
    pub data: ReportedProblem,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What becomes of a request.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ResolveSupportRequestBody {
    /// The answer, as plain text. Without one the request is closed.
    pub answer: Option<String>,
}

/// The path parameters of `POST /api/v2/admin/support/requests/{id}/resolve`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ResolveSupportRequestPath {
    /// Id of the request.
    pub id: i64,
}

/// How much a problem is in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SupportImpact {
    /// `blocked`.
    Blocked,
    /// `major`.
    Major,
    /// `minor`.
    Minor,
    /// `cosmetic`.
    Cosmetic,
}

crate::word! {
    SupportImpact { Blocked = "blocked", Major = "major", Minor = "minor", Cosmetic =
    "cosmetic" }
}

crate::runtime::wire! {
    SupportImpact
}

/// Something that somebody wrote to the community's staff.
#[derive(Clone, Debug, Serialize)]
pub struct SupportRequest {
    /// Id of the request.
    pub id: i64,
    /// What people call it.
    pub reference: String,
    /// The request type.
    pub request_type: SupportRequestType,
    /// The status.
    pub status: SupportRequestStatus,
    /// How much it is in the way. Null unless something does not work.
    pub impact: Option<SupportImpact>,
    /// What it is about, in one line.
    pub summary: String,
    /// What was written, as plain text.
    pub description: String,
    /// The path of the page that it is about. Null if none was named.
    pub page_url: Option<String>,
    /// Id of the member. Null for whoever was not signed in.
    pub user_id: Option<i64>,
    /// Name of whoever wrote. For staff.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Address of whoever wrote. For staff.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// What staff answered, as plain text. Null while they have not.
    pub answer: Option<String>,
    /// When it was written.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was answered or closed. Null as long as it is open.
    pub decided_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// What a member wrote to staff.
#[derive(Clone, Debug, Serialize)]
pub struct SupportRequestList {
    /// The newest first.
    pub data: Vec<SupportRequest>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A page of requests.
#[derive(Clone, Debug, Serialize)]
pub struct SupportRequestPage {
    /// The newest first.
    pub data: Vec<SupportRequest>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// A request.
#[derive(Clone, Debug, Serialize)]
pub struct SupportRequestResponse {
    /// The data.
    pub data: SupportRequest,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How a request to staff stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SupportRequestStatus {
    /// `open`.
    Open,
    /// `answered`.
    Answered,
    /// `closed`.
    Closed,
}

crate::word! {
    SupportRequestStatus { Open = "open", Answered = "answered", Closed = "closed" }
}

crate::runtime::wire! {
    SupportRequestStatus
}

/// What somebody writes to staff about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SupportRequestType {
    /// `contact`.
    Contact,
    /// `broken`.
    Broken,
    /// `how_to`.
    HowTo,
    /// `account`.
    Account,
    /// `suggestion`.
    Suggestion,
}

crate::word! {
    SupportRequestType { Contact = "contact", Broken = "broken", HowTo = "how_to",
    Account = "account", Suggestion = "suggestion" }
}

crate::runtime::wire! {
    SupportRequestType
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn default_u64<T, const V: u64>() -> T
    where
        T: TryFrom<u64>,
        <T as std::convert::TryFrom<u64>>::Error: std::fmt::Debug,
    {
        T::try_from(V).unwrap()
    }
}
