//! What bells, mails and messages to phones hold of a member: what was said to them, and what was said of them to others.

use crate::db::Holding;

/// What quotes words of a member about a gathering: lines and letters that lead to an event that they organize, or to what they told those who take part in one.
macro_rules! quotes {
    () => {
        "link IN (SELECT p.path || CAST(e.id AS TEXT)
                    FROM events e
                    CROSS JOIN (SELECT '/events/' AS path UNION ALL SELECT '/events?event=' UNION ALL SELECT '/admin/events?event=') p
                   WHERE e.tenant_id = $1 AND e.organizer_id = $2
                   UNION ALL
                  SELECT '/events/broadcasts/' || CAST(b.id AS TEXT)
                    FROM event_broadcasts b
                    JOIN events e ON e.tenant_id = b.tenant_id AND e.id = b.event_id
                   WHERE b.tenant_id = $1 AND (e.organizer_id = $2 OR b.author_id = $2)
                   UNION ALL
                  SELECT '/me/push-campaigns/' || CAST(c.id AS TEXT)
                    FROM paid_push_campaigns c
                   WHERE c.tenant_id = $1 AND c.user_id = $2)"
    };
}

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::both(
        "notifications",
        "notifications",
        "SELECT type, message, link, created_at, read_at FROM notifications WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL ORDER BY id",
        &[concat!(
            "DELETE FROM notifications WHERE tenant_id = $1 AND (user_id = $2 OR actor_id = $2 OR ",
            quotes!(),
            ")"
        )],
    ),
    Holding::erased(
        "notification_queue",
        &[concat!(
            "DELETE FROM notification_queue WHERE tenant_id = $1 AND (user_id = $2 OR domain_event_id IN (SELECT id FROM domain_events WHERE tenant_id = $1 AND actor_id = $2) OR ",
            quotes!(),
            ")"
        )],
    ),
    Holding::both(
        "notification_settings",
        "notification_settings",
        "SELECT context_type, context, group_id, frequency, updated_at FROM notification_settings WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &["DELETE FROM notification_settings WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "match_preferences",
        "match_preferences",
        "SELECT notification_frequency, notify_hot_matches, notify_mutual_matches, max_distance_km, min_match_score, matching_paused AS is_paused, categories, availability FROM match_preferences WHERE tenant_id = $1 AND user_id = $2",
        &["DELETE FROM match_preferences WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "email_log",
        "mails",
        "SELECT recipient, category, subject, status, attempted_at FROM email_log WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &[
            "DELETE FROM email_log WHERE tenant_id = $1 AND (user_id = $2 OR recipient = (SELECT email FROM users WHERE tenant_id = $1 AND id = $2))",
            concat!("UPDATE email_log SET subject = '-' WHERE tenant_id = $1 AND ", quotes!()),
            "UPDATE email_log SET subject = REPLACE(subject, COALESCE((SELECT first_name FROM users WHERE tenant_id = $1 AND id = $2), ''), '') WHERE tenant_id = $1 AND subject <> REPLACE(subject, COALESCE((SELECT first_name FROM users WHERE tenant_id = $1 AND id = $2), ''), '')",
            "UPDATE email_log SET subject = REPLACE(subject, COALESCE((SELECT last_name FROM users WHERE tenant_id = $1 AND id = $2), ''), '') WHERE tenant_id = $1 AND subject <> REPLACE(subject, COALESCE((SELECT last_name FROM users WHERE tenant_id = $1 AND id = $2), ''), '')",
            "UPDATE email_log SET subject = REPLACE(subject, COALESCE((SELECT organization_name FROM users WHERE tenant_id = $1 AND id = $2), ''), '') WHERE tenant_id = $1 AND subject <> REPLACE(subject, COALESCE((SELECT organization_name FROM users WHERE tenant_id = $1 AND id = $2), ''), '')",
        ],
    ),
    Holding::erased(
        "email_suppressions",
        &[
            "DELETE FROM email_suppressions WHERE tenant_id = $1 AND address = (SELECT email FROM users WHERE tenant_id = $1 AND id = $2)",
        ],
    ),
    Holding::both(
        "push_subscriptions",
        "browsers",
        "SELECT device_name, created_at FROM push_subscriptions WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &["DELETE FROM push_subscriptions WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "fcm_device_tokens",
        "phones",
        "SELECT platform, created_at FROM fcm_device_tokens WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &["DELETE FROM fcm_device_tokens WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::erased(
        "push_queue",
        &[concat!(
            "DELETE FROM push_queue WHERE tenant_id = $1 AND (user_id = $2 OR domain_event_id IN (SELECT id FROM domain_events WHERE tenant_id = $1 AND actor_id = $2) OR ",
            quotes!(),
            ")"
        )],
    ),
    Holding::nothing("push_attempts"),
    Holding::erased(
        "push_log",
        &[
            "DELETE FROM push_log WHERE tenant_id = $1 AND user_id = $2",
            concat!("UPDATE push_log SET title = '-' WHERE tenant_id = $1 AND ", quotes!()),
            "UPDATE push_log SET title = REPLACE(title, COALESCE((SELECT first_name FROM users WHERE tenant_id = $1 AND id = $2), ''), '') WHERE tenant_id = $1 AND title <> REPLACE(title, COALESCE((SELECT first_name FROM users WHERE tenant_id = $1 AND id = $2), ''), '')",
            "UPDATE push_log SET title = REPLACE(title, COALESCE((SELECT last_name FROM users WHERE tenant_id = $1 AND id = $2), ''), '') WHERE tenant_id = $1 AND title <> REPLACE(title, COALESCE((SELECT last_name FROM users WHERE tenant_id = $1 AND id = $2), ''), '')",
            "UPDATE push_log SET title = REPLACE(title, COALESCE((SELECT organization_name FROM users WHERE tenant_id = $1 AND id = $2), ''), '') WHERE tenant_id = $1 AND title <> REPLACE(title, COALESCE((SELECT organization_name FROM users WHERE tenant_id = $1 AND id = $2), ''), '')",
        ],
    ),
    Holding::both(
        "paid_push_campaigns",
        "campaigns",
        "SELECT id, name, title, body, advertiser_type, cta_url, latitude, longitude, radius_km, member_tier_min, cost_per_send, scheduled_at, status, rejection_reason, send_count, open_count, total_cost, created_at FROM paid_push_campaigns WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &["DELETE FROM paid_push_campaigns WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "paid_push_campaign_sends",
        "campaigns_received",
        "SELECT c.title, c.body, c.cta_url, s.sent_at, s.opened_at FROM paid_push_campaign_sends s JOIN paid_push_campaigns c ON c.tenant_id = s.tenant_id AND c.id = s.campaign_id WHERE s.tenant_id = $1 AND s.user_id = $2 ORDER BY s.id",
        &["UPDATE paid_push_campaign_sends SET user_id = NULL WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::erased(
        "transaction_notification_deliveries",
        &["DELETE FROM transaction_notification_deliveries WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "user_mutes",
        "mutes",
        "SELECT m.muted_user_id, u.first_name AS name, m.created_at FROM user_mutes m JOIN users u ON u.tenant_id = m.tenant_id AND u.id = m.muted_user_id WHERE m.tenant_id = $1 AND m.user_id = $2 ORDER BY m.id",
        &["DELETE FROM user_mutes WHERE tenant_id = $1 AND (user_id = $2 OR muted_user_id = $2)"],
    ),
];
