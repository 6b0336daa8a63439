//! The REST door of messages to browsers and phones.

use std::collections::BTreeMap;

use contract::PushApi;
use contract::push as wire;

use super::actions::{self, Announcement, Subscription, Summary};
use super::store::log::Failure;
use crate::base::Answer;
use crate::call::Call;
use crate::notifications::Rest;
use crate::say;

impl PushApi for Rest {
    async fn push_failure_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::PushFailure>> {
        Ok(actions::failures(&call, &numbers).await?.into_iter().map(failure).collect())
    }

    async fn get_vapid_key(&self, call: Call) -> Answer<wire::VapidKeyResponse> {
        key(&call)
    }

    async fn get_vapid_public_key(&self, call: Call) -> Answer<wire::VapidKeyResponse> {
        key(&call)
    }

    async fn subscribe_push(&self, call: Call, body: wire::PushSubscribeBody) -> Answer<wire::PushSubscribedResponse> {
        let (p256dh, auth) = body.keys.map(|keys| (keys.p256dh, keys.auth)).unwrap_or_default();
        let endpoint = body.endpoint.unwrap_or_default();
        let subscription = Subscription { endpoint, p256dh, auth, device_name: body.device_name };
        let data = wire::PushSubscribed { subscribed: actions::subscribe(&call, subscription).await? };
        Ok(wire::PushSubscribedResponse { data, meta: call.meta() })
    }

    async fn unsubscribe_push(
        &self,
        call: Call,
        body: wire::PushUnsubscribeBody,
    ) -> Answer<wire::PushUnsubscribedResponse> {
        actions::unsubscribe(&call, &body.endpoint).await?;
        let data = wire::PushUnsubscribed { message: call.say(&say!("browser-unsubscribed")) };
        Ok(wire::PushUnsubscribedResponse { data, meta: call.meta() })
    }

    async fn get_push_status(&self, call: Call) -> Answer<wire::PushStatusResponse> {
        let subscription_count = actions::count_browsers(&call).await?;
        let data = wire::PushStatus { subscribed: subscription_count > 0, subscription_count };
        Ok(wire::PushStatusResponse { data, meta: call.meta() })
    }

    async fn send_push(&self, call: Call, body: wire::PushSendBody) -> Answer<wire::PushSentResponse> {
        let announcement = Announcement {
            title: body.title,
            body: body.body,
            to: body.user_ids.map(|ids| ids.into_iter().map(Into::into).collect()),
            icon: body.icon,
            badge: body.badge,
            url: body.url,
            tag: body.tag,
        };
        let sent = actions::send(&call, &announcement).await?;
        let nobody = || call.say(&say!("push-to-nobody"));
        let data =
            wire::PushSent { sent, failed: 0, total: (sent > 0).then_some(sent), message: (sent == 0).then(nobody) };
        Ok(wire::PushSentResponse { data, meta: call.meta() })
    }

    async fn register_device(&self, call: Call, body: wire::DeviceBody) -> Answer<wire::DeviceRegisteredResponse> {
        let registered = actions::register(&call, &body.token, &body.platform).await?;
        let sentence = if registered { say!("phone-registered") } else { say!("phone-needs-sign-in") };
        let data =
            wire::DeviceRegistered { registered, pending: (!registered).then_some(true), message: call.say(&sentence) };
        Ok(wire::DeviceRegisteredResponse { data, meta: call.meta() })
    }

    async fn unregister_device(
        &self,
        call: Call,
        body: wire::DeviceTokenBody,
    ) -> Answer<wire::DeviceUnregisteredResponse> {
        let unregistered = actions::unregister(&call, &body.token).await?;
        let message =
            call.say(&if unregistered { say!("phone-unregistered") } else { say!("phone-not-registered-by-you") });
        Ok(wire::DeviceUnregisteredResponse {
            data: wire::DeviceUnregistered { unregistered, message },
            meta: call.meta(),
        })
    }

    async fn get_push_summary(
        &self,
        call: Call,
        query: wire::GetPushSummaryQuery,
    ) -> Answer<wire::PushSummaryResponse> {
        let data = summary(actions::summary(&call, query.days).await?);
        Ok(wire::PushSummaryResponse { data, meta: call.meta() })
    }
}

fn key(call: &Call) -> Answer<wire::VapidKeyResponse> {
    let data = wire::VapidKey { vapid_public_key: Some(actions::public_key(call)?) };
    Ok(wire::VapidKeyResponse { data, meta: call.meta() })
}

fn summary(summary: Summary) -> wire::PushSummary {
    let numbers = summary.numbers;
    wire::PushSummary {
        available: true,
        window_days: summary.days,
        total: numbers.total,
        delivered: numbers.delivered,
        partial: numbers.partial,
        failed: numbers.failed,
        success_pct: summary.success_pct(),
        fcm_sent: numbers.fcm_sent,
        fcm_failed: numbers.fcm_failed,
        web_delivered: numbers.web_delivered,
        by_type: summary.types.into_iter().collect::<BTreeMap<_, _>>(),
        recent_failures: summary.failures.into_iter().map(failure).collect(),
    }
}

/// A message that did not come everywhere, as the contract has it.
#[must_use]
pub fn failure(failure: Failure) -> wire::PushFailure {
    wire::PushFailure {
        id: failure.id,
        user_id: failure.user_id.map(Into::into),
        activity_type: failure.activity_type,
        status: failure.status,
        fcm_failed: failure.fcm_failed,
        error: failure.error.map(|error| error.chars().take(300).collect()),
        created_at: failure.created_at,
    }
}
