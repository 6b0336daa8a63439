// Made from contract/areas/push.yaml by codegen; edit the contract instead.

//! The area `push`: types, trait and routes.
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

/// What the gateway answers in the area `push`: one method an operation.
pub trait PushApi: Area {
    /// The key that a browser subscribes with
    ///
    /// `GET /api/push/vapid-key`
    ///
    /// The installation's own public key (RFC 8292), which a browser wants as `applicationServerKey`. The same for every community, and the same for ever.
    fn get_vapid_key(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<VapidKeyResponse, Self::Failure>> + Send;

    /// The key that a browser subscribes with, for older clients
    ///
    /// `GET /api/push/vapid-public-key`
    ///
    /// See `/api/push/vapid-key`.
    fn get_vapid_public_key(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<VapidKeyResponse, Self::Failure>> + Send;

    /// Subscribe a browser to push messages
    ///
    /// `POST /api/push/subscribe`
    ///
    /// What `PushSubscription.toJSON()` gives; a browser that subscribes anew gets its keys replaced. It then belongs to the caller and to nobody else of the community. An empty or missing `endpoint` subscribes nothing and is no error. 422 `VALIDATION_ERROR` naming the field for an address that is no public `https` address on its usual port, and for keys that are none. A member has at most 20 browsers; the one that was not renewed for the longest time gives way. 404 `NOT_FOUND` for whoever is no member of this community.
    fn subscribe_push(
        &self,
        call: Self::Call,
        body: PushSubscribeBody,
    ) -> impl Future<Output = Result<PushSubscribedResponse, Self::Failure>> + Send;

    /// Unsubscribe a browser from push messages
    ///
    /// `POST /api/push/unsubscribe`
    ///
    /// An address that is not the caller's is no error: nothing comes there, which is what was asked for. 400 `VALIDATION_REQUIRED_FIELD` without one.
    fn unsubscribe_push(
        &self,
        call: Self::Call,
        body: PushUnsubscribeBody,
    ) -> impl Future<Output = Result<PushUnsubscribedResponse, Self::Failure>> + Send;

    /// Push subscriptions of the caller's browsers
    ///
    /// `GET /api/push/status`
    ///
    /// How many browsers of the caller are subscribed in this community.
    fn get_push_status(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<PushStatusResponse, Self::Failure>> + Send;

    /// Send a push message to browsers
    ///
    /// `POST /api/push/send`
    ///
    /// For administrators: to those of `user_ids`, or of everybody, who have subscribed a browser and have not switched messages off. The messages are written down and leave at once in the background: `sent` is how many were handed over, and the summary tells what became of them. `icon`, `badge` and `url` count only as paths of the app (`/x`, not `//x`); of `tag` only letters, digits, `_` and `-` stay. Nobody gets the same title, body and `url` twice within 60 seconds, however often they are sent. 400 `VALIDATION_ERROR` for an empty title or body. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn send_push(
        &self,
        call: Self::Call,
        body: PushSendBody,
    ) -> impl Future<Output = Result<PushSentResponse, Self::Failure>> + Send;

    /// Register a phone for push messages
    ///
    /// `POST /api/push/register-device`
    ///
    /// The token of the phone's push service. It then belongs to the caller and to nobody else of any community. Whoever is not signed in is told to come again after signing in: nothing is kept. 400 `VALIDATION_ERROR` with field `token` without one. A member has at most 20 phones; the one that was not renewed for the longest time gives way. 404 `NOT_FOUND` for whoever is no member of this community.
    fn register_device(
        &self,
        call: Self::Call,
        body: DeviceBody,
    ) -> impl Future<Output = Result<DeviceRegisteredResponse, Self::Failure>> + Send;

    /// Unregister a phone from push messages
    ///
    /// `POST /api/push/unregister-device`
    ///
    /// In this community; of whoever is signed in only the own phones. A token that is not known is no error. 400 `VALIDATION_ERROR` with field `token` without one.
    fn unregister_device(
        &self,
        call: Self::Call,
        body: DeviceTokenBody,
    ) -> impl Future<Output = Result<DeviceUnregisteredResponse, Self::Failure>> + Send;

    /// Delivery of push messages
    ///
    /// `GET /api/v2/admin/email-deliverability/push-summary`
    ///
    /// For administrators: over the last days, one for each message to a member, whatever number of browsers and phones it went to.
    fn get_push_summary(
        &self,
        call: Self::Call,
        query: GetPushSummaryQuery,
    ) -> impl Future<Output = Result<PushSummaryResponse, Self::Failure>> + Send;

    /// Those of the `PushFailure` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn push_failure_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<PushFailure>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: PushApi>() -> [Served<A>; 9] {
    [
        (Operation::GetVapidKey, get_vapid_key::<A>),
        (Operation::GetVapidPublicKey, get_vapid_public_key::<A>),
        (Operation::SubscribePush, subscribe_push::<A>),
        (Operation::UnsubscribePush, unsubscribe_push::<A>),
        (Operation::GetPushStatus, get_push_status::<A>),
        (Operation::SendPush, send_push::<A>),
        (Operation::RegisterDevice, register_device::<A>),
        (Operation::UnregisterDevice, unregister_device::<A>),
        (Operation::GetPushSummary, get_push_summary::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 9] {
    [
        (Operation::GetVapidKey, |_| Ok(())),
        (Operation::GetVapidPublicKey, |_| Ok(())),
        (Operation::SubscribePush, |asked| subscribe_push_input(asked).map(drop)),
        (Operation::UnsubscribePush, |asked| unsubscribe_push_input(asked).map(drop)),
        (Operation::GetPushStatus, |_| Ok(())),
        (Operation::SendPush, |asked| send_push_input(asked).map(drop)),
        (Operation::RegisterDevice, |asked| register_device_input(asked).map(drop)),
        (Operation::UnregisterDevice, |asked| unregister_device_input(asked).map(drop)),
        (Operation::GetPushSummary, |asked| get_push_summary_input(asked).map(drop)),
    ]
}

fn get_vapid_key<A: PushApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_vapid_key(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_vapid_public_key<A: PushApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_vapid_public_key(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn subscribe_push_input(asked: &mut Asked) -> Result<PushSubscribeBody, Rejection> {
    let body: PushSubscribeBody = asked.body(true)?;
    Ok(body)
}

fn subscribe_push<A: PushApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = subscribe_push_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().subscribe_push(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn unsubscribe_push_input(asked: &mut Asked) -> Result<PushUnsubscribeBody, Rejection> {
    let body: PushUnsubscribeBody = asked.body(true)?;
    Ok(body)
}

fn unsubscribe_push<A: PushApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = unsubscribe_push_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().unsubscribe_push(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_push_status<A: PushApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_push_status(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn send_push_input(asked: &mut Asked) -> Result<PushSendBody, Rejection> {
    let body: PushSendBody = asked.body(true)?;
    Ok(body)
}

fn send_push<A: PushApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = send_push_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().send_push(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn register_device_input(asked: &mut Asked) -> Result<DeviceBody, Rejection> {
    let body: DeviceBody = asked.body(true)?;
    Ok(body)
}

fn register_device<A: PushApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = register_device_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().register_device(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn unregister_device_input(asked: &mut Asked) -> Result<DeviceTokenBody, Rejection> {
    let body: DeviceTokenBody = asked.body(true)?;
    Ok(body)
}

fn unregister_device<A: PushApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = unregister_device_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().unregister_device(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_push_summary_input(asked: &mut Asked) -> Result<GetPushSummaryQuery, Rejection> {
    let query: GetPushSummaryQuery = asked.query(&GET_PUSH_SUMMARY_QUERY)?;
    Ok(query)
}

fn get_push_summary<A: PushApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = get_push_summary_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().get_push_summary(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static GET_PUSH_SUMMARY_QUERY: [Parameter; 1] = [
    Parameter {
        name: "days",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 90,
        },
        many: Many::One,
        clamp: true,
    },
];

/// A phone.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeviceBody {
    /// The token of its push service.
    pub token: String,
    /// What kind of phone it is, such as `ios`.
    #[serde(default = "defaults::device_body_platform")]
    pub platform: String,
}

/// Whether messages come to this phone.
#[derive(Clone, Debug, Serialize)]
pub struct DeviceRegistered {
    /// Whether the browser or phone is registered now.
    pub registered: bool,
    /// Always true; when nobody is signed in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pending: Option<bool>,
    /// Sentence for people.
    pub message: String,
}

/// Whether messages come to this phone.
#[derive(Clone, Debug, Serialize)]
pub struct DeviceRegisteredResponse {
    /// The data.
    pub data: DeviceRegistered,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A phone.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeviceTokenBody {
    /// The token of its push service.
    pub token: String,
}

/// Nothing comes there.
#[derive(Clone, Debug, Serialize)]
pub struct DeviceUnregistered {
    /// Whether the phone was known.
    pub unregistered: bool,
    /// Sentence for people.
    pub message: String,
}

/// Nothing comes there.
#[derive(Clone, Debug, Serialize)]
pub struct DeviceUnregisteredResponse {
    /// The data.
    pub data: DeviceUnregistered,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The query parameters of `GET /api/v2/admin/email-deliverability/push-summary`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetPushSummaryQuery {
    /// How many days back, 1 to 90. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 7>")]
    pub days: i64,
}

impl std::default::Default for GetPushSummaryQuery {
    fn default() -> Self {
        Self {
            days: defaults::default_u64::<i64, 7>(),
        }
    }
}

/// A push message that did not reach all browsers and phones.
#[derive(Clone, Debug, Serialize)]
pub struct PushFailure {
    /// Id of the entry in the log.
    pub id: i64,
    /// To whom it was sent. Null if they are gone.
    pub user_id: Option<i64>,
    /// What it was about, such as `new_message`.
    pub activity_type: String,
    /// Whether it reached any browser or phone.
    pub status: PushOutcome,
    /// How many phones it did not reach.
    pub fcm_failed: i64,
    /// Why.
    pub error: Option<String>,
    /// When.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Keys that messages to this browser are encrypted with.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PushKeys {
    /// Uncompressed point on P-256 in base64url.
    pub p256dh: String,
    /// 16 bytes in base64url.
    pub auth: String,
}

/// Whether a message reached every browser and phone (`delivered`), some (`partial`) or none (`failed`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PushOutcome {
    /// `delivered`.
    Delivered,
    /// `partial`.
    Partial,
    /// `failed`.
    Failed,
}

crate::word! {
    PushOutcome { Delivered = "delivered", Partial = "partial", Failed = "failed" }
}

crate::runtime::wire! {
    PushOutcome
}

/// A message to browsers.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PushSendBody {
    /// Title.
    pub title: String,
    /// Text.
    pub body: String,
    /// Only to these members; to everybody by default.
    #[serde(default)]
    pub user_ids: Option<Vec<i64>>,
    /// Path of an icon in the app.
    pub icon: Option<String>,
    /// Path of a small monochrome icon in the app.
    pub badge: Option<String>,
    /// Link, relative to the app.
    pub url: Option<String>,
    /// A later message with the same tag replaces this one.
    pub tag: Option<String>,
}

/// Messages that are being sent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PushSent {
    /// How many messages are being sent.
    pub sent: i64,
    /// Always zero; what fails later is in the summary.
    pub failed: i64,
    /// The same as `sent`. Absent when there is nobody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<i64>,
    /// Why there is nobody to send to. Absent otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// Messages that are being sent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PushSentResponse {
    /// The data.
    pub data: PushSent,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Push subscriptions of the caller's browsers.
#[derive(Clone, Debug, Serialize)]
pub struct PushStatus {
    /// Whether there is any.
    pub subscribed: bool,
    /// How many there are.
    pub subscription_count: i64,
}

/// Push subscriptions of the caller's browsers.
#[derive(Clone, Debug, Serialize)]
pub struct PushStatusResponse {
    /// The data.
    pub data: PushStatus,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A browser that is subscribed to its push service.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct PushSubscribeBody {
    /// Endpoint of the push subscription. Empty subscribes nothing.
    pub endpoint: Option<String>,
    /// When the browser's subscription ends, in milliseconds. Ignored.
    #[serde(rename = "expirationTime")]
    pub expiration_time: Option<f64>,
    /// The keys.
    pub keys: Option<PushKeys>,
    /// Name of the device.
    pub device_name: Option<String>,
}

/// Whether messages come to this browser.
#[derive(Clone, Debug, Serialize)]
pub struct PushSubscribed {
    /// Whether this browser is subscribed now.
    pub subscribed: bool,
}

/// Whether messages come to this browser.
#[derive(Clone, Debug, Serialize)]
pub struct PushSubscribedResponse {
    /// The data.
    pub data: PushSubscribed,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Delivery of push messages to browsers and phones.
#[derive(Clone, Debug, Serialize)]
pub struct PushSummary {
    /// Always true.
    pub available: bool,
    /// How many days back.
    pub window_days: i64,
    /// How many messages were sent.
    pub total: i64,
    /// How many messages reached everything.
    pub delivered: i64,
    /// How many messages reached some.
    pub partial: i64,
    /// How many messages reached nothing.
    pub failed: i64,
    /// Percentage of messages that reached something, one decimal. Null when none were sent.
    pub success_pct: Option<f64>,
    /// How many phones were reached.
    pub fcm_sent: i64,
    /// How many phones were not reached.
    pub fcm_failed: i64,
    /// How many browsers were reached.
    pub web_delivered: i64,
    /// How many there are of each type; the twelve most frequent.
    pub by_type: std::collections::BTreeMap<String, i64>,
    /// The newest messages that did not reach everything, newest first.
    pub recent_failures: Vec<PushFailure>,
}

/// Delivery of push messages to browsers and phones.
#[derive(Clone, Debug, Serialize)]
pub struct PushSummaryResponse {
    /// The data.
    pub data: PushSummary,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Which browser.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PushUnsubscribeBody {
    /// Endpoint of the push subscription.
    pub endpoint: String,
}

/// Nothing comes there.
#[derive(Clone, Debug, Serialize)]
pub struct PushUnsubscribed {
    /// Sentence for people.
    pub message: String,
}

/// Nothing comes there.
#[derive(Clone, Debug, Serialize)]
pub struct PushUnsubscribedResponse {
    /// The data.
    pub data: PushUnsubscribed,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The key that a browser subscribes with.
#[derive(Clone, Debug, Serialize)]
pub struct VapidKey {
    /// Uncompressed point on P-256 in base64url, 87 characters.
    pub vapid_public_key: Option<String>,
}

/// The key that a browser subscribes with.
#[derive(Clone, Debug, Serialize)]
pub struct VapidKeyResponse {
    /// The data.
    pub data: VapidKey,
    /// The meta.
    pub meta: crate::shared::Meta,
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

    pub(super) fn device_body_platform() -> String {
        "android".to_string()
    }
}
