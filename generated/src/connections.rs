// Made from contract/areas/connections.yaml by codegen; edit the contract instead.

//! The area `connections`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, NoContent, Parameter, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `connections`: one method an operation.
pub trait ConnectionsApi: Area {
    /// List the caller's connections
    ///
    /// `GET /api/v2/connections`
    ///
    /// Newest first. A connection whose other party no longer exists is left out, so a page may be short. An unknown `status` is 422 `VALIDATION_ERROR`.
    fn list_connections(
        &self,
        call: Self::Call,
        query: ListConnectionsQuery,
    ) -> impl Future<Output = Result<ConnectionPage, Self::Failure>> + Send;

    /// Count the caller's requests and connections
    ///
    /// `GET /api/v2/connections/pending`
    ///
    /// How many requests wait on either side, and how many connections the caller has.
    fn get_pending_connection_counts(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<PendingConnectionCountsResponse, Self::Failure>,
    > + Send;

    /// Refuse `me` as the id of a member
    ///
    /// `GET /api/v2/connections/status/me`
    ///
    /// Nobody is connected with themselves: always 422 `invalid_user`. The path exists so that the mistake gets a clear answer.
    fn reject_own_connection_status(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<std::convert::Infallible, Self::Failure>> + Send;

    /// How the caller and a member are connected
    ///
    /// `GET /api/v2/connections/status/{userId}`
    ///
    /// `none` also when the id is the caller's own. 404 `NOT_FOUND` when the tenant has no such member.
    fn get_connection_status(
        &self,
        call: Self::Call,
        path: GetConnectionStatusPath,
    ) -> impl Future<Output = Result<ConnectionStatusResponse, Self::Failure>> + Send;

    /// Ask a member to connect
    ///
    /// `POST /api/v2/connections/request`
    ///
    /// 400 `VALIDATION_ERROR` for oneself. 422 `VALIDATION_ERROR` when `user_id` is missing or not a positive number, when the tenant has no such active member, and when either has blocked the other. 409 `ALREADY_EXISTS` when a request or connection exists in either direction. 403 `SAFEGUARDING_CONTACT_RESTRICTED` or `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED` when a safeguarding rule keeps the two apart; 503 `SAFEGUARDING_POLICY_UNAVAILABLE` when it cannot be asked. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn request_connection(
        &self,
        call: Self::Call,
        body: RequestConnectionBody,
    ) -> impl Future<Output = Result<RequestedConnectionResponse, Self::Failure>> + Send;

    /// Accept a request
    ///
    /// `POST /api/v2/connections/{id}/accept`
    ///
    /// Only its receiver may: the requester gets 403 `INVALID_STATE`, anybody else 404 `NOT_FOUND`. 409 `INVALID_STATE` when it is no longer pending. 403 `SAFEGUARDING_CONTACT_RESTRICTED` or `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED` when a safeguarding rule keeps the two apart; 503 `SAFEGUARDING_POLICY_UNAVAILABLE` when it cannot be asked.
    fn accept_connection(
        &self,
        call: Self::Call,
        path: AcceptConnectionPath,
    ) -> impl Future<Output = Result<AcceptedConnectionResponse, Self::Failure>> + Send;

    /// Decline a request
    ///
    /// `POST /api/v2/connections/{id}/decline`
    ///
    /// Removes it; the requester is told and may ask again. 409 `INVALID_STATE` when the caller is not its receiver or it is no longer pending; 404 `NOT_FOUND` for anybody who is no party to it.
    fn decline_connection(
        &self,
        call: Self::Call,
        path: DeclineConnectionPath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// Remove a connection or cancel a request
    ///
    /// `DELETE /api/v2/connections/{id}`
    ///
    /// Either party may, in either state. 404 `NOT_FOUND` for anybody who is no party to it.
    fn remove_connection(
        &self,
        call: Self::Call,
        path: RemoveConnectionPath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// Members whom the caller may know
    ///
    /// `GET /api/v2/connections/suggestions`
    ///
    /// Best first: five points for each mutual connection, two for each shared group, two for having been active in the last 30 days; then by last activity. Members who are connected, asked or blocked in either direction are left out. `total` counts no further than 20.
    fn list_connection_suggestions(
        &self,
        call: Self::Call,
        query: ListConnectionSuggestionsQuery,
    ) -> impl Future<
        Output = Result<ConnectionSuggestionsResponse, Self::Failure>,
    > + Send;

    /// Members whom the caller may know, as a list
    ///
    /// `GET /api/v2/members/suggested`
    ///
    /// The same as `suggestions` of `/connections/suggestions`, for older clients.
    fn list_suggested_members(
        &self,
        call: Self::Call,
        query: ListSuggestedMembersQuery,
    ) -> impl Future<Output = Result<SuggestedMembersResponse, Self::Failure>> + Send;

    /// Those of the `Relationship` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn relationship_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<ConnectionItem>, Self::Failure>> + Send;

    /// `member` in the payload of `declineConnection`: its number as it is before the change, which has yet to be allowed. None where there is none.
    fn decline_connection_member_before(
        &self,
        call: Self::Call,
        said: crate::runtime::Spoken,
    ) -> impl Future<Output = Result<Option<i64>, Self::Failure>> + Send;

    /// `member` in the payload of `removeConnection`: its number as it is before the change, which has yet to be allowed. None where there is none.
    fn remove_connection_member_before(
        &self,
        call: Self::Call,
        said: crate::runtime::Spoken,
    ) -> impl Future<Output = Result<Option<i64>, Self::Failure>> + Send;

    /// `removedRelationshipId` in the payload of `blockMember`: its number as it is before the change, which has yet to be allowed. None where there is none.
    fn block_member_removed_relationship_id_before(
        &self,
        call: Self::Call,
        said: crate::runtime::Spoken,
    ) -> impl Future<Output = Result<Option<i64>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: ConnectionsApi>() -> [Served<A>; 10] {
    [
        (Operation::ListConnections, list_connections::<A>),
        (Operation::GetPendingConnectionCounts, get_pending_connection_counts::<A>),
        (Operation::RejectOwnConnectionStatus, reject_own_connection_status::<A>),
        (Operation::GetConnectionStatus, get_connection_status::<A>),
        (Operation::RequestConnection, request_connection::<A>),
        (Operation::AcceptConnection, accept_connection::<A>),
        (Operation::DeclineConnection, decline_connection::<A>),
        (Operation::RemoveConnection, remove_connection::<A>),
        (Operation::ListConnectionSuggestions, list_connection_suggestions::<A>),
        (Operation::ListSuggestedMembers, list_suggested_members::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 10] {
    [
        (Operation::ListConnections, |asked| list_connections_input(asked).map(drop)),
        (Operation::GetPendingConnectionCounts, |_| Ok(())),
        (Operation::RejectOwnConnectionStatus, |_| Ok(())),
        (
            Operation::GetConnectionStatus,
            |asked| get_connection_status_input(asked).map(drop),
        ),
        (
            Operation::RequestConnection,
            |asked| request_connection_input(asked).map(drop),
        ),
        (Operation::AcceptConnection, |asked| accept_connection_input(asked).map(drop)),
        (
            Operation::DeclineConnection,
            |asked| decline_connection_input(asked).map(drop),
        ),
        (Operation::RemoveConnection, |asked| remove_connection_input(asked).map(drop)),
        (
            Operation::ListConnectionSuggestions,
            |asked| list_connection_suggestions_input(asked).map(drop),
        ),
        (
            Operation::ListSuggestedMembers,
            |asked| list_suggested_members_input(asked).map(drop),
        ),
    ]
}

fn list_connections_input(asked: &mut Asked) -> Result<ListConnectionsQuery, Rejection> {
    let query: ListConnectionsQuery = asked.query(&LIST_CONNECTIONS_QUERY)?;
    Ok(query)
}

fn list_connections<A: ConnectionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_connections_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_connections(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_pending_connection_counts<A: ConnectionsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_pending_connection_counts(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn reject_own_connection_status<A: ConnectionsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().reject_own_connection_status(call).await?;
                match answer {}
            })
        }),
    )
}

fn get_connection_status_input(
    asked: &mut Asked,
) -> Result<GetConnectionStatusPath, Rejection> {
    let path: GetConnectionStatusPath = asked.path(&GET_CONNECTION_STATUS_PATH)?;
    Ok(path)
}

fn get_connection_status<A: ConnectionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_connection_status_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_connection_status(call, path).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn request_connection_input(
    asked: &mut Asked,
) -> Result<RequestConnectionBody, Rejection> {
    let body: RequestConnectionBody = asked.body(true)?;
    Ok(body)
}

fn request_connection<A: ConnectionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = request_connection_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().request_connection(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn accept_connection_input(
    asked: &mut Asked,
) -> Result<AcceptConnectionPath, Rejection> {
    let path: AcceptConnectionPath = asked.path(&ACCEPT_CONNECTION_PATH)?;
    Ok(path)
}

fn accept_connection<A: ConnectionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = accept_connection_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().accept_connection(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn decline_connection_input(
    asked: &mut Asked,
) -> Result<DeclineConnectionPath, Rejection> {
    let path: DeclineConnectionPath = asked.path(&DECLINE_CONNECTION_PATH)?;
    Ok(path)
}

fn decline_connection<A: ConnectionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = decline_connection_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().decline_connection(call, path).await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

fn remove_connection_input(
    asked: &mut Asked,
) -> Result<RemoveConnectionPath, Rejection> {
    let path: RemoveConnectionPath = asked.path(&REMOVE_CONNECTION_PATH)?;
    Ok(path)
}

fn remove_connection<A: ConnectionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = remove_connection_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().remove_connection(call, path).await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

fn list_connection_suggestions_input(
    asked: &mut Asked,
) -> Result<ListConnectionSuggestionsQuery, Rejection> {
    let query: ListConnectionSuggestionsQuery = asked
        .query(&LIST_CONNECTION_SUGGESTIONS_QUERY)?;
    Ok(query)
}

fn list_connection_suggestions<A: ConnectionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_connection_suggestions_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_connection_suggestions(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_suggested_members_input(
    asked: &mut Asked,
) -> Result<ListSuggestedMembersQuery, Rejection> {
    let query: ListSuggestedMembersQuery = asked.query(&LIST_SUGGESTED_MEMBERS_QUERY)?;
    Ok(query)
}

fn list_suggested_members<A: ConnectionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_suggested_members_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_suggested_members(call, query).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

static LIST_CONNECTIONS_QUERY: [Parameter; 3] = [
    Parameter {
        name: "status",
        kind: Kind::Word(&["accepted", "pending", "pending_sent", "pending_received"]),
        many: Many::One,
        clamp: false,
    },
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
];

static GET_CONNECTION_STATUS_PATH: [Parameter; 1] = [
    Parameter {
        name: "userId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static ACCEPT_CONNECTION_PATH: [Parameter; 1] = [
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

static DECLINE_CONNECTION_PATH: [Parameter; 1] = [
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

static REMOVE_CONNECTION_PATH: [Parameter; 1] = [
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

static LIST_CONNECTION_SUGGESTIONS_QUERY: [Parameter; 1] = [
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 20,
        },
        many: Many::One,
        clamp: true,
    },
];

static LIST_SUGGESTED_MEMBERS_QUERY: [Parameter; 1] = [
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 20,
        },
        many: Many::One,
        clamp: true,
    },
];

/// The path parameters of `POST /api/v2/connections/{id}/accept`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AcceptConnectionPath {
    /// Id of the connection.
    pub id: i64,
}

/// A request just accepted.
#[derive(Clone, Debug, Serialize)]
pub struct AcceptedConnection {
    /// Id of the connection.
    pub connection_id: i64,
    /// The status.
    pub status: ConnectionStanding,
}

/// A request just accepted.
#[derive(Clone, Debug, Serialize)]
pub struct AcceptedConnectionResponse {
    /// The data.
    pub data: AcceptedConnection,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A connection between two members, or a pending request for one.
#[derive(Clone, Debug, Serialize)]
pub struct ConnectionItem {
    /// Id of the connection.
    pub id: i64,
    /// The same as `id`, for older clients.
    pub connection_id: i64,
    /// Id of the member who asked.
    pub requester_id: i64,
    /// Id of the member who was asked.
    pub receiver_id: i64,
    /// The status.
    pub status: ConnectionState,
    /// When the request was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// The requester.
    pub requester: crate::shared::UserMini,
    /// The receiver.
    pub receiver: crate::shared::UserMini,
    /// The partner.
    pub partner: crate::shared::UserMini,
    /// The user.
    pub user: crate::shared::UserMini,
}

/// One page of connections.
#[derive(Clone, Debug, Serialize)]
pub struct ConnectionPage {
    /// Connections, newest first.
    pub data: Vec<ConnectionItem>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// How the caller and another member are connected. `pending_sent`: the caller asked; `pending_received`: the caller was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ConnectionStanding {
    /// `none`.
    None,
    /// `pending_sent`.
    PendingSent,
    /// `pending_received`.
    PendingReceived,
    /// `connected`.
    Connected,
}

crate::word! {
    ConnectionStanding { None = "none", PendingSent = "pending_sent", PendingReceived =
    "pending_received", Connected = "connected" }
}

crate::runtime::wire! {
    ConnectionStanding
}

/// Whether a connection is pending or accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ConnectionState {
    /// `pending`.
    Pending,
    /// `accepted`.
    Accepted,
}

crate::word! {
    ConnectionState { Pending = "pending", Accepted = "accepted" }
}

crate::runtime::wire! {
    ConnectionState
}

/// How the caller stands to another member.
#[derive(Clone, Debug, Serialize)]
pub struct ConnectionStatus {
    /// The status.
    pub status: ConnectionStanding,
    /// Id of the connection. Null when there is none.
    pub connection_id: Option<i64>,
    /// Whether the caller sent or received the request. Null when there is no connection.
    pub direction: Option<ConnectionStatusDirection>,
}

/// Whether the caller sent or received the request. Null when there is no connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ConnectionStatusDirection {
    /// `sent`.
    Sent,
    /// `received`.
    Received,
}

crate::word! {
    ConnectionStatusDirection { Sent = "sent", Received = "received" }
}

crate::runtime::wire! {
    ConnectionStatusDirection
}

/// How the caller stands to another member.
#[derive(Clone, Debug, Serialize)]
pub struct ConnectionStatusResponse {
    /// The data.
    pub data: ConnectionStatus,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A member whom the caller may know.
#[derive(Clone, Debug, Serialize)]
pub struct ConnectionSuggestion {
    /// Id of the member.
    pub id: i64,
    /// Name to show.
    pub name: String,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
    /// What the member says about themselves.
    pub bio: Option<String>,
    /// How many members are connected with both.
    pub mutual_connections_count: i64,
    /// Skills that both name in their profiles.
    pub shared_skills: Vec<String>,
    /// The connection status.
    pub connection_status: ConnectionStanding,
}

/// Members the caller may know.
#[derive(Clone, Debug, Serialize)]
pub struct ConnectionSuggestions {
    /// Best first.
    pub suggestions: Vec<ConnectionSuggestion>,
}

/// Members the caller may know.
#[derive(Clone, Debug, Serialize)]
pub struct ConnectionSuggestionsResponse {
    /// The data.
    pub data: ConnectionSuggestions,
    /// The meta.
    pub meta: crate::shared::TotalMeta,
}

/// The path parameters of `POST /api/v2/connections/{id}/decline`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeclineConnectionPath {
    /// Id of the connection.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/connections/status/{userId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetConnectionStatusPath {
    /// Id of the other member.
    #[serde(rename = "userId")]
    pub user_id: i64,
}

/// The query parameters of `GET /api/v2/connections/suggestions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListConnectionSuggestionsQuery {
    /// How many at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 5>")]
    pub limit: i64,
}

impl std::default::Default for ListConnectionSuggestionsQuery {
    fn default() -> Self {
        Self {
            limit: defaults::default_u64::<i64, 5>(),
        }
    }
}

/// The query parameters of `GET /api/v2/connections`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListConnectionsQuery {
    /// Which connections. `pending` is the same as `pending_received`.
    #[serde(default = "defaults::list_connections_query_status")]
    pub status: ListConnectionsQueryStatus,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListConnectionsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            status: defaults::list_connections_query_status(),
        }
    }
}

/// Which connections. `pending` is the same as `pending_received`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListConnectionsQueryStatus {
    /// `accepted`.
    Accepted,
    /// `pending`.
    Pending,
    /// `pending_sent`.
    PendingSent,
    /// `pending_received`.
    PendingReceived,
}

crate::word! {
    ListConnectionsQueryStatus { Accepted = "accepted", Pending = "pending", PendingSent
    = "pending_sent", PendingReceived = "pending_received" }
}

crate::runtime::wire! {
    ListConnectionsQueryStatus
}

impl std::default::Default for ListConnectionsQueryStatus {
    fn default() -> Self {
        ListConnectionsQueryStatus::Accepted
    }
}

/// The query parameters of `GET /api/v2/members/suggested`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListSuggestedMembersQuery {
    /// How many at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 5>")]
    pub limit: i64,
}

impl std::default::Default for ListSuggestedMembersQuery {
    fn default() -> Self {
        Self {
            limit: defaults::default_u64::<i64, 5>(),
        }
    }
}

/// Counts of the caller's connection requests and connections.
#[derive(Clone, Debug, Serialize)]
pub struct PendingConnectionCounts {
    /// Pending requests to the caller.
    pub received: i64,
    /// Pending requests by the caller.
    pub sent: i64,
    /// Accepted connections of the caller.
    pub total_friends: i64,
}

/// The caller's counts.
#[derive(Clone, Debug, Serialize)]
pub struct PendingConnectionCountsResponse {
    /// The data.
    pub data: PendingConnectionCounts,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `DELETE /api/v2/connections/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RemoveConnectionPath {
    /// Id of the connection.
    pub id: i64,
}

/// Whom to ask.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RequestConnectionBody {
    /// Id of the member to connect with.
    pub user_id: i64,
}

/// A request just made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RequestedConnection {
    /// The status.
    pub status: ConnectionStanding,
    /// Id of the new connection.
    pub connection_id: i64,
    /// Sentence for people, in the language of the call.
    pub message: String,
}

/// A request just made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RequestedConnectionResponse {
    /// The data.
    pub data: RequestedConnection,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Members the caller may know.
#[derive(Clone, Debug, Serialize)]
pub struct SuggestedMembersResponse {
    /// Best first.
    pub data: Vec<ConnectionSuggestion>,
    /// The meta.
    pub meta: crate::shared::TotalMeta,
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

    pub(super) fn list_connections_query_status() -> super::ListConnectionsQueryStatus {
        super::ListConnectionsQueryStatus::Accepted
    }
}
