// Made from contract/areas/sessions.yaml by codegen; edit the contract instead.

//! The area `sessions`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, NoContent, Parameter, Read, Rejection, Reply, Served,
    WithHeaders, Work,
};

/// What the gateway answers in the area `sessions`: one method an operation.
pub trait SessionsApi: Area {
    /// Where the account is signed in
    ///
    /// `GET /api/v2/users/me/sessions`
    ///
    /// One entry for each sign-in that has not ended, the one used last first: at most 20. The place is the network address; nothing else is known of it.
    fn list_sessions(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<SessionList, Self::Failure>> + Send;

    /// Sign out everywhere else
    ///
    /// `DELETE /api/v2/users/me/sessions`
    ///
    /// Ends every sign-in of the account but the one that asks; connections of the others close at once. Devices that were signed in on are no longer known.
    fn end_other_sessions(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<EndedSessionsResponse, Self::Failure>> + Send;

    /// Sign out somewhere
    ///
    /// `DELETE /api/v2/users/me/sessions/{id}`
    ///
    /// Ends one sign-in; its connections close at once. It may be the one that asks. 404 `NOT_FOUND` for one that has ended, or is not the caller's.
    fn end_session(
        &self,
        call: Self::Call,
        path: EndSessionPath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// What happened to the account
    ///
    /// `GET /api/v2/users/me/security-events`
    ///
    /// Sign-ins, failed ones, and changes of what signs in, the newest first, for a year. Nobody can change them; only the member reads them.
    fn list_security_events(
        &self,
        call: Self::Call,
        query: ListSecurityEventsQuery,
    ) -> impl Future<Output = Result<SecurityEventPage, Self::Failure>> + Send;

    /// Say that somebody is still here
    ///
    /// `POST /api/auth/heartbeat`
    ///
    /// With an access token or a session; it notes that the member is here. 401 `AUTH_TOKEN_MISSING` with `authenticated: false` without either, or with one that is over.
    fn heartbeat(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<Heartbeat, Self::Failure>> + Send;

    /// Is somebody signed in
    ///
    /// `GET /api/auth/check-session`
    ///
    /// 401 `AUTH_TOKEN_MISSING` with `authenticated: false` if nobody is.
    fn check_session(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<CheckedSession, Self::Failure>> + Send;

    /// Let a session last longer
    ///
    /// `POST /api/auth/refresh-session`
    ///
    /// Of a browser, by its cookie: it lasts as long from now on as a new one would, but never longer than the sign-in that it came from. 401 `AUTH_TOKEN_MISSING` with `authenticated: false` without a session.
    fn refresh_session(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<WithHeaders<RefreshedSession>, Self::Failure>,
    > + Send;

    /// Open a session with an access token
    ///
    /// `POST /api/auth/restore-session`
    ///
    /// For older clients: a browser session that ends with the access token. 401 `AUTH_TOKEN_MISSING` with `authenticated: false` without one that is good.
    fn restore_session(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<WithHeaders<RefreshedSession>, Self::Failure>,
    > + Send;

    /// Those of the `SecurityEvent` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn security_event_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<SecurityEvent>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: SessionsApi>() -> [Served<A>; 8] {
    [
        (Operation::ListSessions, list_sessions::<A>),
        (Operation::EndOtherSessions, end_other_sessions::<A>),
        (Operation::EndSession, end_session::<A>),
        (Operation::ListSecurityEvents, list_security_events::<A>),
        (Operation::Heartbeat, heartbeat::<A>),
        (Operation::CheckSession, check_session::<A>),
        (Operation::RefreshSession, refresh_session::<A>),
        (Operation::RestoreSession, restore_session::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 8] {
    [
        (Operation::ListSessions, |_| Ok(())),
        (Operation::EndOtherSessions, |_| Ok(())),
        (Operation::EndSession, |asked| end_session_input(asked).map(drop)),
        (
            Operation::ListSecurityEvents,
            |asked| list_security_events_input(asked).map(drop),
        ),
        (Operation::Heartbeat, |_| Ok(())),
        (Operation::CheckSession, |_| Ok(())),
        (Operation::RefreshSession, |_| Ok(())),
        (Operation::RestoreSession, |_| Ok(())),
    ]
}

fn list_sessions<A: SessionsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_sessions(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn end_other_sessions<A: SessionsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().end_other_sessions(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn end_session_input(asked: &mut Asked) -> Result<EndSessionPath, Rejection> {
    let path: EndSessionPath = asked.path(&END_SESSION_PATH)?;
    Ok(path)
}

fn end_session<A: SessionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = end_session_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().end_session(call, path).await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

fn list_security_events_input(
    asked: &mut Asked,
) -> Result<ListSecurityEventsQuery, Rejection> {
    let query: ListSecurityEventsQuery = asked.query(&LIST_SECURITY_EVENTS_QUERY)?;
    Ok(query)
}

fn list_security_events<A: SessionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_security_events_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_security_events(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn heartbeat<A: SessionsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().heartbeat(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn check_session<A: SessionsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().check_session(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn refresh_session<A: SessionsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().refresh_session(call).await?;
                Ok(Reply::json(200, &answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn restore_session<A: SessionsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().restore_session(call).await?;
                Ok(Reply::json(200, &answer.body).with_headers(answer.headers))
            })
        }),
    )
}

static END_SESSION_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_SECURITY_EVENTS_QUERY: [Parameter; 2] = [
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

/// How the caller showed who they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AuthenticationType {
    /// `bearer`.
    Bearer,
    /// `session`.
    Session,
}

crate::word! {
    AuthenticationType { Bearer = "bearer", Session = "session" }
}

crate::runtime::wire! {
    AuthenticationType
}

/// Somebody is signed in.
#[derive(Clone, Debug, Serialize)]
pub struct CheckedSession {
    /// Always true.
    pub success: bool,
    /// Always true.
    pub authenticated: bool,
    /// The user.
    pub user: SessionUser,
}

/// The path parameters of `DELETE /api/v2/users/me/sessions/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct EndSessionPath {
    /// Id of the sign-in.
    pub id: String,
}

/// What has ended.
#[derive(Clone, Debug, Serialize)]
pub struct EndedSessions {
    /// How many sign-ins have ended.
    pub revoked_count: i64,
}

/// Sign-ins have ended.
#[derive(Clone, Debug, Serialize)]
pub struct EndedSessionsResponse {
    /// The data.
    pub data: EndedSessions,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Somebody is signed in.
#[derive(Clone, Debug, Serialize)]
pub struct Heartbeat {
    /// Always true.
    pub success: bool,
    /// Always true.
    pub authenticated: bool,
    /// The auth type.
    pub auth_type: AuthenticationType,
    /// Id of the member.
    pub user_id: i64,
    /// When the token or the session ends.
    pub expires_at: chrono::DateTime<chrono::offset::Utc>,
    /// Seconds until the session ends; with a session.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_lifetime: Option<i64>,
    /// The token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<HeartbeatToken>,
}

/// The access token.
#[derive(Clone, Debug, Serialize)]
pub struct HeartbeatToken {
    /// Always true.
    pub valid: bool,
    /// When it ends.
    pub expires_at: chrono::DateTime<chrono::offset::Utc>,
    /// Seconds until then.
    pub time_remaining: i64,
    /// Whether less than 300 seconds are left.
    pub needs_refresh: bool,
}

/// The query parameters of `GET /api/v2/users/me/security-events`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListSecurityEventsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListSecurityEventsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// A session.
#[derive(Clone, Debug, Serialize)]
pub struct RefreshedSession {
    /// Always true.
    pub success: bool,
    /// Sentence for people, in the language of the call.
    pub message: String,
    /// When it ends.
    pub expires_at: chrono::DateTime<chrono::offset::Utc>,
    /// Seconds until then.
    pub session_lifetime: i64,
}

/// Something that happened to the account.
#[derive(Clone, Debug, Serialize)]
pub struct SecurityEvent {
    /// Id of the event.
    pub id: i64,
    /// The kind.
    pub kind: SecurityEventKind,
    /// The device.
    pub device: SessionDevice,
    /// Name and major version of the browser, as it says. Null if it says neither.
    pub browser: Option<String>,
    /// Network address. Null if it is not known.
    pub ip_address: Option<String>,
    /// When.
    pub occurred_at: chrono::DateTime<chrono::offset::Utc>,
    /// Name of whoever of the staff acts as the member. Null if it is the member, and once that account is gone.
    pub impersonator_name: Option<String>,
}

/// What happened to an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SecurityEventKind {
    /// `signed_in`.
    SignedIn,
    /// `sign_in_failed`.
    SignInFailed,
    /// `signed_out`.
    SignedOut,
    /// `signed_out_everywhere`.
    SignedOutEverywhere,
    /// `session_ended`.
    SessionEnded,
    /// `token_reused`.
    TokenReused,
    /// `password_reset_requested`.
    PasswordResetRequested,
    /// `password_reset`.
    PasswordReset,
    /// `password_changed`.
    PasswordChanged,
    /// `email_change_requested`.
    EmailChangeRequested,
    /// `email_change_cancelled`.
    EmailChangeCancelled,
    /// `email_changed`.
    EmailChanged,
    /// `two_factor_enabled`.
    TwoFactorEnabled,
    /// `two_factor_disabled`.
    TwoFactorDisabled,
    /// `two_factor_failed`.
    TwoFactorFailed,
    /// `two_factor_reset`.
    TwoFactorReset,
    /// `backup_code_used`.
    BackupCodeUsed,
    /// `backup_codes_renewed`.
    BackupCodesRenewed,
    /// `device_trusted`.
    DeviceTrusted,
    /// `device_distrusted`.
    DeviceDistrusted,
    /// `data_exported`.
    DataExported,
    /// `impersonation_started`.
    ImpersonationStarted,
    /// `impersonation_ended`.
    ImpersonationEnded,
    /// `passkey_registered`.
    PasskeyRegistered,
    /// `passkey_removed`.
    PasskeyRemoved,
}

crate::word! {
    SecurityEventKind { SignedIn = "signed_in", SignInFailed = "sign_in_failed",
    SignedOut = "signed_out", SignedOutEverywhere = "signed_out_everywhere", SessionEnded
    = "session_ended", TokenReused = "token_reused", PasswordResetRequested =
    "password_reset_requested", PasswordReset = "password_reset", PasswordChanged =
    "password_changed", EmailChangeRequested = "email_change_requested",
    EmailChangeCancelled = "email_change_cancelled", EmailChanged = "email_changed",
    TwoFactorEnabled = "two_factor_enabled", TwoFactorDisabled = "two_factor_disabled",
    TwoFactorFailed = "two_factor_failed", TwoFactorReset = "two_factor_reset",
    BackupCodeUsed = "backup_code_used", BackupCodesRenewed = "backup_codes_renewed",
    DeviceTrusted = "device_trusted", DeviceDistrusted = "device_distrusted",
    DataExported = "data_exported", ImpersonationStarted = "impersonation_started",
    ImpersonationEnded = "impersonation_ended", PasskeyRegistered = "passkey_registered",
    PasskeyRemoved = "passkey_removed" }
}

crate::runtime::wire! {
    SecurityEventKind
}

/// A page of what happened to the account.
#[derive(Clone, Debug, Serialize)]
pub struct SecurityEventPage {
    /// Events, the newest first.
    pub data: Vec<SecurityEvent>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// A sign-in that has not ended.
#[derive(Clone, Debug, Serialize)]
pub struct Session {
    /// Id of the sign-in.
    pub id: String,
    /// The device.
    pub device: SessionDevice,
    /// Name and major version of the browser, as it says. Null if it says neither.
    pub browser: Option<String>,
    /// Network address that it was used from last. Null if it is not known.
    pub ip_address: Option<String>,
    /// When somebody signed in.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was used last to sign in or to get new tokens.
    pub last_active: chrono::DateTime<chrono::offset::Utc>,
    /// Whether it is the one that asks.
    pub is_current: bool,
    /// Name of whoever of the staff acts as the member. Null if it is the member, and once that account is gone.
    pub impersonator_name: Option<String>,
}

/// What a sign-in came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SessionDevice {
    /// `web`.
    Web,
    /// `mobile`.
    Mobile,
    /// `pwa`.
    Pwa,
}

crate::word! {
    SessionDevice { Web = "web", Mobile = "mobile", Pwa = "pwa" }
}

crate::runtime::wire! {
    SessionDevice
}

/// Where the account is signed in.
#[derive(Clone, Debug, Serialize)]
pub struct SessionList {
    /// Sign-ins, the one used last first.
    pub data: Vec<Session>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Who is signed in.
#[derive(Clone, Debug, Serialize)]
pub struct SessionUser {
    /// Id of the member.
    pub id: i64,
    /// The role.
    pub role: crate::members::MemberRole,
    /// Id of the community the account belongs to.
    pub tenant_id: i64,
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
