//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use serde_json::Value;
use timeweave::params;

use crate::areas::{Fixtures, InPath, OfField, Pairs, Things, Written};

/// This area.
pub struct Area;

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["push", "push_campaigns"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
        "push_subscriptions",
        "INSERT INTO push_subscriptions (id, tenant_id, user_id, endpoint, endpoint_hash, p256dh_key, auth_key, created_at, updated_at)
         VALUES ({n}, {t}, {n}, 'https://push.example.com/{n}', {bytes}, {bytes}, {bytes}, {now}, {now})",
    ),
            (
        "fcm_device_tokens",
        "INSERT INTO fcm_device_tokens (id, tenant_id, user_id, token, platform, created_at, updated_at)
         VALUES ({n}, {t}, {n}, 'token{n}', 'android', {now}, {now})",
    ),
            (
        "push_queue",
        "INSERT INTO push_queue (id, tenant_id, user_id, domain_event_id, type, title, body, link, options, web_only, status,
                created_at)
         VALUES ({n}, {t}, {n}, {n}, 'x', 'x', 'x', '/x', '{}', {no}, 'pending', {now})",
    ),
            (
        "push_attempts",
        "INSERT INTO push_attempts (id, tenant_id, push_id, channel, target, state, attempts, due_at, updated_at)
         VALUES ({n}, {t}, {n}, 'web', {n}, 'sent', 1, {now}, {now})",
    ),
            (
        "push_log",
        "INSERT INTO push_log (id, tenant_id, user_id, activity_type, title, fcm_sent, fcm_failed, status, created_at)
         VALUES ({n}, {t}, {n}, 'x', 'x', 0, 0, 'delivered', {now})",
    ),
            (
        "paid_push_campaigns",
        "INSERT INTO paid_push_campaigns (id, tenant_id, user_id, name, title, body, advertiser_type, cost_per_send, status, send_count, open_count,
                total_cost, version, decided_at, created_at, updated_at)
         VALUES ({n}, {t}, {n}, 'x', 'x', 'x', 'sme', 5, 'sent', 1, 0, 5, 1, {now}, {now}, {now})",
    ),
            (
        "paid_push_campaign_sends",
        "INSERT INTO paid_push_campaign_sends (id, tenant_id, campaign_id, user_id, sent_at, sent_on)
         VALUES ({n}, {t}, {n}, {n}, {now}, '2026-01-05')",
    ),
        ]
    }

    fn written(&self) -> Written {
        &[
            ("push_queue", "user_id", &["title", "body"]),
            ("push_log", "user_id", &["title"]),
            ("push_subscriptions", "user_id", &["endpoint", "device_name"]),
            ("fcm_device_tokens", "user_id", &["token"]),
            ("paid_push_campaigns", "user_id", &["name", "title", "body", "cta_url", "rejection_reason"]),
        ]
    }

    fn inputs(&self) -> Pairs {
        &[
            ("createPushCampaign", "{ name: \"x\", title: \"x\", body: \"x\" }"),
            ("rejectPushCampaign", "{ campaignId: $push_campaign, reason: \"x\" }"),
            (
                "subscribePush",
                "{ endpoint: \"https://push.example/send/abc123\", keys: { \
         p256dh: \"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4\", \
         auth: \"BTBZMqHH6r4Tts7J_aSIgg\" } }",
            ),
        ]
    }

    fn literals(&self) -> Pairs {
        &[("campaignId", "\"1\"")]
    }

    fn elsewhere(&self) -> Pairs {
        &[
            ("getVapidPublicKey", "vapidPublicKey: for older clients of REST"),
            ("getPushCampaignAnalyticsForStaff", "pushCampaignAnalytics, which administrators may ask of any campaign"),
        ]
    }

    fn things(&self) -> &'static [&'static str] {
        &["push_campaign"]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        let (town, member) = (things.town, things.member.id);
        match name {
            "push_campaign" => {
                let sql = "INSERT INTO paid_push_campaigns (tenant_id, user_id, name, title, body, advertiser_type, cost_per_send, status, send_count,
                                  open_count, total_cost, version, submitted_at, created_at, updated_at)
                           VALUES ($1, $2, 'Spring', 'Bikes', 'Ten percent off.', 'sme', 5, 'pending_review', 0, 0, 0, 1, $3, $3, $3)
                           RETURNING id";
                things.insert("push_campaign", sql, params![town.harbour, member, town.clock.now()]).await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (_operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        if collection == "push-campaigns" { Some(things.get("push_campaign").await) } else { None }
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        match argument {
            "campaignId" if field.contains("ushCampaign") => Some(things.get("push_campaign").await),
            "id" if field == "pushCampaign" => Some(things.get("push_campaign").await),
            _ => None,
        }
    }
}
