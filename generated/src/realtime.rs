// Made from contract/areas/realtime.yaml by codegen; edit the contract instead.

//! The area `realtime`: types, trait and routes.
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

/// What the gateway answers in the area `realtime`: one method an operation.
pub trait RealtimeApi: Area {
    /// Where live updates are
    ///
    /// `GET /api/v2/realtime/config`
    ///
    /// What a client of the Pusher protocol (version 7) needs to connect: `GET /app/{key}` as a WebSocket at this host and port. Host, port and TLS are those under which this community was reached, unless the operator says otherwise.
    fn get_realtime_config(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<RealtimeConfigResponse, Self::Failure>> + Send;

    /// How to listen to live updates
    ///
    /// `GET /api/v2/pusher/config`
    ///
    /// For signed-in members also their own channel and id, and the presence channel of their community where the operator allows presence.
    fn get_pusher_config(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<PusherConfigResponse, Self::Failure>> + Send;

    /// How to listen to live updates, for older clients
    ///
    /// `GET /api/pusher/config`
    ///
    /// The same as `GET /api/v2/pusher/config`.
    fn get_pusher_config_alias(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<PusherConfigResponse, Self::Failure>> + Send;

    /// Sign a subscription
    ///
    /// `POST /api/pusher/auth`
    ///
    /// The word with which the socket may subscribe to a private channel: the key, a colon, and the HMAC-SHA256 of `socket_id:channel_name` in hex. The answer has no envelope: clients of the protocol read it as it is. Channels: `private-tenant.{T}.user.{N}` (also `private-user.{N}`) for member N; `private-tenant.{T}.chat.{A}-{B}` and `private-tenant.{T}.conversation.{A}-{B}`, the lower id first, for the two, unless one has blocked the other; `private-tenant.{T}.group.{id}` and names that go on after a dot, for active members; `private-tenant.{T}.feed` and `.presence` for members of T; `private-federation.conversation.{u1}-{t1}.{u2}-{t2}` for the two; `private-admin-prerender` for the platform's administrators. Where the operator allows presence, also `presence-tenant.{T}` and names that go on after a dot, for members of T whose privacy settings let everybody see them; then `channel_data` says as whom, and is signed too (`socket_id:channel_name:channel_data`). Everything else is 403 `FORBIDDEN`. 400 `VALIDATION_ERROR` for what is missing or malformed; 400 `INVALID_INPUT` for a public channel.
    fn authorize_channel(
        &self,
        call: Self::Call,
        body: AuthorizeChannelBody,
    ) -> impl Future<Output = Result<ChannelWord, Self::Failure>> + Send;

    /// Sign a subscription, for clients that ask with GET
    ///
    /// `GET /api/pusher/auth`
    ///
    /// The same as `POST /api/pusher/auth`. It changes nothing, so no proof against foreign pages is needed.
    fn authorize_channel_by_query(
        &self,
        call: Self::Call,
        query: AuthorizeChannelByQueryQuery,
    ) -> impl Future<Output = Result<ChannelWord, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: RealtimeApi>() -> [Served<A>; 5] {
    [
        (Operation::GetRealtimeConfig, get_realtime_config::<A>),
        (Operation::GetPusherConfig, get_pusher_config::<A>),
        (Operation::GetPusherConfigAlias, get_pusher_config_alias::<A>),
        (Operation::AuthorizeChannel, authorize_channel::<A>),
        (Operation::AuthorizeChannelByQuery, authorize_channel_by_query::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 5] {
    [
        (Operation::GetRealtimeConfig, |_| Ok(())),
        (Operation::GetPusherConfig, |_| Ok(())),
        (Operation::GetPusherConfigAlias, |_| Ok(())),
        (Operation::AuthorizeChannel, |asked| authorize_channel_input(asked).map(drop)),
        (
            Operation::AuthorizeChannelByQuery,
            |asked| authorize_channel_by_query_input(asked).map(drop),
        ),
    ]
}

fn get_realtime_config<A: RealtimeApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_realtime_config(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn get_pusher_config<A: RealtimeApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_pusher_config(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn get_pusher_config_alias<A: RealtimeApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_pusher_config_alias(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn authorize_channel_input(
    asked: &mut Asked,
) -> Result<AuthorizeChannelBody, Rejection> {
    let body: AuthorizeChannelBody = asked.fields(true, &AUTHORIZE_CHANNEL_FORM)?;
    Ok(body)
}

fn authorize_channel<A: RealtimeApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = authorize_channel_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().authorize_channel(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn authorize_channel_by_query_input(
    asked: &mut Asked,
) -> Result<AuthorizeChannelByQueryQuery, Rejection> {
    let query: AuthorizeChannelByQueryQuery = asked
        .query(&AUTHORIZE_CHANNEL_BY_QUERY_QUERY)?;
    Ok(query)
}

fn authorize_channel_by_query<A: RealtimeApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = authorize_channel_by_query_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().authorize_channel_by_query(call, query).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

static AUTHORIZE_CHANNEL_FORM: [Parameter; 2] = [
    Parameter {
        name: "socket_id",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "channel_name",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static AUTHORIZE_CHANNEL_BY_QUERY_QUERY: [Parameter; 2] = [
    Parameter {
        name: "socket_id",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "channel_name",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

/// Which socket wants to listen to which channel.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AuthorizeChannelBody {
    /// The socket id.
    pub socket_id: SocketId,
    /// The channel name.
    pub channel_name: ChannelName,
}

/// The query parameters of `GET /api/pusher/auth`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AuthorizeChannelByQueryQuery {
    /// The socket id.
    pub socket_id: SocketId,
    /// The channel name.
    pub channel_name: ChannelName,
}

/// What the channel is called.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(transparent)]
pub struct ChannelName(
    /// The value.
    pub String,
);

impl std::ops::Deref for ChannelName {
    type Target = String;
    fn deref(&self) -> &String {
        &self.0
    }
}

impl From<ChannelName> for String {
    fn from(value: ChannelName) -> Self {
        value.0
    }
}

impl From<String> for ChannelName {
    fn from(value: String) -> Self {
        Self(value)
    }
}

impl std::fmt::Display for ChannelName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::str::FromStr for ChannelName {
    type Err = std::convert::Infallible;
    fn from_str(value: &str) -> Result<Self, Self::Err> {
        Ok(Self(value.to_string()))
    }
}

/// Lets one socket subscribe to one channel.
#[derive(Clone, Debug, Serialize)]
pub struct ChannelWord {
    /// The key, a colon, and a signature in hex.
    pub auth: String,
    /// On a presence channel, as whom the socket is there: JSON with `user_id` and `user_info` (`id`, `name`, `avatar`). Clients send it along as it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub channel_data: Option<String>,
}

/// The caller's channels. Only for members of this community.
#[derive(Clone, Debug, Serialize)]
pub struct PusherChannels {
    /// The caller's own.
    pub user: String,
    /// The community's presence channel. Only where the operator allows presence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub presence: Option<String>,
}

/// How to listen to live updates.
#[derive(Clone, Debug, Serialize)]
pub struct PusherConfig {
    /// The application key.
    pub key: String,
    /// Nothing depends on it; clients want one.
    pub cluster: String,
    /// Where subscriptions are signed.
    #[serde(rename = "authEndpoint")]
    pub auth_endpoint: String,
    /// Whether there are live updates.
    pub enabled: bool,
    /// The channels.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub channels: Option<PusherChannels>,
    /// The caller. Only for members of this community.
    #[serde(rename = "userId", skip_serializing_if = "Option::is_none")]
    pub user_id: Option<i64>,
}

/// The pusher config response.
#[derive(Clone, Debug, Serialize)]
pub struct PusherConfigResponse {
    /// The data.
    pub data: PusherConfig,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Where live updates are.
#[derive(Clone, Debug, Serialize)]
pub struct RealtimeConfig {
    /// The driver.
    pub driver: RealtimeDriver,
    /// The application key.
    pub key: String,
    /// Nothing depends on it; clients want one.
    pub cluster: String,
    /// The host to connect to.
    pub ws_host: String,
    /// The port to connect to.
    pub ws_port: i64,
    /// Whether to connect with TLS.
    pub force_tls: bool,
}

/// The realtime config response.
#[derive(Clone, Debug, Serialize)]
pub struct RealtimeConfigResponse {
    /// The data.
    pub data: RealtimeConfig,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The protocol that is spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RealtimeDriver {
    /// `pusher`.
    Pusher,
}

crate::word! {
    RealtimeDriver { Pusher = "pusher" }
}

crate::runtime::wire! {
    RealtimeDriver
}

/// What `pusher:connection_established` called the socket.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(transparent)]
pub struct SocketId(
    /// The value.
    pub String,
);

impl std::ops::Deref for SocketId {
    type Target = String;
    fn deref(&self) -> &String {
        &self.0
    }
}

impl From<SocketId> for String {
    fn from(value: SocketId) -> Self {
        value.0
    }
}

impl From<String> for SocketId {
    fn from(value: String) -> Self {
        Self(value)
    }
}

impl std::fmt::Display for SocketId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::str::FromStr for SocketId {
    type Err = std::convert::Infallible;
    fn from_str(value: &str) -> Result<Self, Self::Err> {
        Ok(Self(value.to_string()))
    }
}
