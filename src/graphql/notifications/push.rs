//! Messages to browsers and phones.

use async_graphql::{Context, Enum, ID, InputObject, Object, Result, SimpleObject};
use contract::push as wire;
use contract::{Operation, PushApi as _};
use serde_json::json;

use crate::call::{Gateway, patiently};
use crate::graphql::bounds;
use crate::graphql::ids;
use crate::graphql::members::Member;
use crate::graphql::moment::Moment;
use crate::graphql::once::once;
use crate::graphql::relay;
use crate::graphql::session::Session;
use crate::notifications::push::actions::{self, Subscription, Summary};
use crate::notifications::push::model::Status;
use crate::notifications::push::store::log::Failure;

/// What kind of phone it is if nobody says so.
const PLATFORM: &str = "android";

/// Whether messages come to the viewer's browsers.
#[derive(SimpleObject)]
pub struct PushStatus {
    /// Whether they come to any.
    subscribed: bool,
    /// To how many.
    subscription_count: i64,
}

impl PushStatus {
    /// That of the viewer.
    pub async fn of(session: &Session) -> Result<Self> {
        let call = session.enter(Operation::GetPushStatus).await?;
        let subscription_count = actions::count_browsers(call).await?;
        Ok(Self { subscribed: subscription_count > 0, subscription_count })
    }
}

/// How a message to browsers and phones ended.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "Status")]
pub enum PushOutcome {
    /// It came everywhere.
    Delivered,
    /// It came to some.
    Partial,
    /// It came nowhere.
    Failed,
}

/// Messages of one type.
#[derive(SimpleObject)]
pub struct PushTypeCount {
    /// What they were about, such as `new_message`.
    #[graphql(name = "type")]
    kind: String,
    /// How many.
    count: i64,
}

/// A message that did not come to all browsers and phones.
pub struct PushFailure(Failure);

/// A message that did not come to all browsers and phones.
#[Object]
impl PushFailure {
    /// Id of the line in the log, as the REST API uses it.
    async fn rest_id(&self) -> ID {
        self.0.id.into()
    }

    /// To whom. Null if they are gone.
    async fn member(&self, ctx: &Context<'_>) -> Result<Option<Member>> {
        match self.0.user_id {
            Some(id) => Member::find(Session::of(ctx)?, id).await,
            None => Ok(None),
        }
    }

    /// What it was about, such as `new_message`.
    async fn activity_type(&self) -> &str {
        &self.0.activity_type
    }

    /// Whether it came anywhere.
    async fn status(&self) -> PushOutcome {
        self.0.status.into()
    }

    /// To how many phones it did not come.
    async fn fcm_failed(&self) -> i64 {
        self.0.fcm_failed
    }

    /// Why.
    async fn error(&self) -> Option<&str> {
        self.0.error.as_deref()
    }

    /// When.
    async fn created_at(&self) -> Moment {
        self.0.created_at.into()
    }
}

/// What became of messages to browsers and phones.
pub struct PushSummary(Summary);

/// What became of messages to browsers and phones.
#[Object]
impl PushSummary {
    /// How many days back.
    async fn window_days(&self) -> i64 {
        self.0.days
    }

    /// How many messages left.
    async fn total(&self) -> i64 {
        self.0.numbers.total
    }

    /// How many came everywhere.
    async fn delivered(&self) -> i64 {
        self.0.numbers.delivered
    }

    /// How many came to some.
    async fn partial(&self) -> i64 {
        self.0.numbers.partial
    }

    /// How many came nowhere.
    async fn failed(&self) -> i64 {
        self.0.numbers.failed
    }

    /// Of a hundred, how many came somewhere; one decimal. Null when none left.
    async fn success_pct(&self) -> Option<f64> {
        self.0.success_pct()
    }

    /// To how many phones.
    async fn fcm_sent(&self) -> i64 {
        self.0.numbers.fcm_sent
    }

    /// To how many phones not.
    async fn fcm_failed(&self) -> i64 {
        self.0.numbers.fcm_failed
    }

    /// How many messages came to a browser.
    async fn web_delivered(&self) -> i64 {
        self.0.numbers.web_delivered
    }

    /// The twelve most frequent types.
    #[graphql(complexity = "12 * child_complexity")]
    async fn by_type(&self) -> Vec<PushTypeCount> {
        self.0.types.iter().map(|(kind, count)| PushTypeCount { kind: kind.clone(), count: *count }).collect()
    }

    /// The newest twenty that did not come everywhere, newest first.
    #[graphql(complexity = "20 * child_complexity")]
    async fn recent_failures(&self) -> Vec<PushFailure> {
        self.0.failures.iter().cloned().map(PushFailure).collect()
    }
}

/// What can be read of messages to browsers and phones.
#[derive(Default)]
pub struct PushQuery;

#[Object]
impl PushQuery {
    /// What a browser subscribes with: an uncompressed point on P-256 in base64url. The same for every community.
    async fn vapid_public_key(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        let call = Session::of(ctx)?.enter(Operation::GetVapidKey).await?;
        Ok(Some(actions::public_key(call)?))
    }

    /// What became of messages to browsers and phones, for administrators.
    #[graphql(complexity = "5 + child_complexity")]
    async fn push_summary(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "How many days back, 1 to 90; 7 if not said.")] days: Option<i32>,
    ) -> Result<Option<PushSummary>> {
        let call = Session::of(ctx)?.enter(Operation::GetPushSummary).await?;
        Ok(Some(PushSummary(actions::summary(call, relay::length("days", days, 7, 90)?).await?)))
    }
}

/// A browser that is subscribed to its push service.
#[derive(InputObject)]
pub struct PushSubscriptionInput {
    /// Where its push service takes messages. Empty subscribes nothing.
    endpoint: String,
    /// Uncompressed point on P-256 in base64url.
    #[graphql(name = "p256dh")]
    p256dh: String,
    /// 16 bytes in base64url.
    auth: String,
    /// What the member calls it.
    device_name: Option<String>,
}

/// Whether messages come to a browser.
#[derive(SimpleObject)]
pub struct SubscribePushPayload {
    /// Whether they do.
    subscribed: bool,
}

/// Nothing comes to a browser any more.
#[derive(SimpleObject)]
pub struct UnsubscribePushPayload {
    /// Whether messages came there before.
    unsubscribed: bool,
}

/// Whether messages come to a phone.
#[derive(SimpleObject)]
pub struct RegisterDevicePayload {
    /// Whether they do. Not if nobody is signed in.
    registered: bool,
}

/// Nothing comes to a phone any more.
#[derive(SimpleObject)]
pub struct UnregisterDevicePayload {
    /// Whether the phone was known.
    unregistered: bool,
}

/// A message to browsers.
#[derive(InputObject)]
pub struct PushMessageInput {
    /// First line.
    title: String,
    /// The rest.
    body: String,
    /// Only to these members, by global id or by the id that the REST API uses; to everybody if it is left out.
    member_ids: Option<Vec<ID>>,
    /// Path of a picture in the app.
    icon: Option<String>,
    /// Path of a small picture in the app.
    badge: Option<String>,
    /// Where it leads in the app.
    url: Option<String>,
    /// A later message with the same tag takes the place of this one.
    tag: Option<String>,
}

/// Messages on their way.
#[derive(SimpleObject)]
pub struct SendPushPayload {
    /// To how many browsers.
    sent: i64,
}

/// A paid message that the viewer opened.
#[derive(SimpleObject)]
pub struct OpenPushCampaignPayload {
    /// Whether this was the first time.
    first: bool,
}

/// What can be done about messages to browsers and phones.
#[derive(Default)]
pub struct PushMutation;

#[Object]
impl PushMutation {
    /// Lets messages come to a browser, which is the viewer's from now on and nobody else's of the community. `VALIDATION_ERROR` for an
    /// address that is no public `https` address and for keys that are none; `NOT_FOUND` for whoever is no member of this community.
    async fn subscribe_push(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The browser.")] input: PushSubscriptionInput,
    ) -> Result<Option<SubscribePushPayload>> {
        let call = Session::of(ctx)?.enter(Operation::SubscribePush).await?;
        let keys = json!({ "p256dh": input.p256dh, "auth": input.auth });
        let body = json!({ "endpoint": input.endpoint, "keys": keys, "device_name": input.device_name });
        bounds::check(Operation::SubscribePush, body)?;
        let asked = Subscription {
            endpoint: input.endpoint,
            p256dh: input.p256dh,
            auth: input.auth,
            device_name: input.device_name,
        };
        let subscribed = patiently(call, |call| {
            let asked = asked.clone();
            async move { actions::subscribe(&call, asked).await }
        })
        .await;
        let subscribed = ids::renamed(subscribed, &[("keys.p256dh", "p256dh"), ("keys.auth", "auth")])?;
        Ok(Some(SubscribePushPayload { subscribed }))
    }

    /// Lets no messages come to a browser. One that is not the viewer's is no error.
    async fn unsubscribe_push(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Where its push service takes messages.")] endpoint: String,
    ) -> Result<Option<UnsubscribePushPayload>> {
        let call = Session::of(ctx)?.enter(Operation::UnsubscribePush).await?;
        bounds::check(Operation::UnsubscribePush, json!({ "endpoint": endpoint }))?;
        Ok(Some(UnsubscribePushPayload { unsubscribed: actions::unsubscribe(call, &endpoint).await? }))
    }

    /// Lets messages come to a phone, which is the viewer's from now on and nobody else's of any community. Nothing is kept if nobody is
    /// signed in. `NOT_FOUND` for whoever is no member of this community.
    async fn register_device(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The token of its push service.")] token: String,
        #[graphql(desc = "What kind of phone it is, such as `ios`; `android` if not said.")] platform: Option<String>,
    ) -> Result<Option<RegisterDevicePayload>> {
        let call = Session::of(ctx)?.enter(Operation::RegisterDevice).await?;
        bounds::check(Operation::RegisterDevice, json!({ "token": token, "platform": platform }))?;
        let platform = platform.unwrap_or_else(|| PLATFORM.to_owned());
        let registered = patiently(call, |call| {
            let (token, platform) = (token.clone(), platform.clone());
            async move { actions::register(&call, &token, &platform).await }
        })
        .await?;
        Ok(Some(RegisterDevicePayload { registered }))
    }

    /// Lets no messages of this community come to a phone; of whoever is signed in, to one of their own. One that is not known is no error.
    async fn unregister_device(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The token of its push service.")] token: String,
    ) -> Result<Option<UnregisterDevicePayload>> {
        let call = Session::of(ctx)?.enter(Operation::UnregisterDevice).await?;
        bounds::check(Operation::UnregisterDevice, json!({ "token": token }))?;
        Ok(Some(UnregisterDevicePayload { unregistered: actions::unregister(call, &token).await? }))
    }

    /// Sends a message to browsers, for administrators: to those of the named members, or of everybody, who have not switched messages off.
    /// It leaves at once, in the background.
    async fn send_push(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The message.")] input: PushMessageInput,
        #[graphql(
            desc = "Chosen by the client, 1 to 191 visible characters: the same call under the same key happens once in 24 hours."
        )]
        idempotency_key: Option<String>,
    ) -> Result<Option<SendPushPayload>> {
        let call = Session::of(ctx)?.enter(Operation::SendPush).await?;
        let user_ids: Option<Vec<i64>> = match &input.member_ids {
            Some(named) => {
                let numbers = named.iter().map(|id| ids::member(id, "memberIds").map(i64::from));
                Some(numbers.collect::<Result<_, _>>()?)
            }
            None => None,
        };
        let body = wire::PushSendBody {
            title: input.title,
            body: input.body,
            user_ids,
            icon: input.icon,
            badge: input.badge,
            url: input.url,
            tag: input.tag,
        };
        let sent = once(call, Operation::SendPush, idempotency_key, None, &body, |call, body| async move {
            Gateway::new(call.world().clone()).send_push(call.clone(), body).await
        })
        .await;
        let sent: wire::PushSentResponse = ids::renamed(sent, &[("userIds", "memberIds")])?;
        Ok(Some(SendPushPayload { sent: sent.data.sent }))
    }

    /// Notes that the viewer opened a paid message; only the first time counts. `NOT_FOUND` when it was not sent to the viewer,
    /// `FEATURE_DISABLED` where the community has no paid messages.
    async fn open_push_campaign(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the paid message, as the REST API uses it.")] campaign_id: ID,
    ) -> Result<Option<OpenPushCampaignPayload>> {
        let call = Session::of(ctx)?.enter(Operation::OpenPushCampaign).await?;
        let campaign = ids::plain(&campaign_id, "campaignId")?;
        let first = patiently(call, |call| async move { actions::open_campaign(&call, campaign).await }).await?;
        Ok(Some(OpenPushCampaignPayload { first }))
    }
}
