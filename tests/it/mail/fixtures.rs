//! What stories about all areas need of this one: see `crate::areas`.

use crate::areas::{Fixtures, Pairs, Written};

/// This area.
pub struct Area;

#[async_trait::async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["notification_mail"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
        "notification_queue",
        "INSERT INTO notification_queue (id, tenant_id, user_id, domain_event_id, idempotency_key, activity_type, content_snippet, frequency,
                status, attempts, created_at)
         VALUES ({n}, {t}, {n}, {n}, 'x', 'x', 'x', 'daily', 'pending', 0, {now})",
    ),
            (
        "email_log",
        "INSERT INTO email_log (id, tenant_id, user_id, recipient, category, subject, status, message, attempted_at)
         VALUES ({n}, {t}, {n}, 'x', 'x', 'x', 'accepted', 'x', {now})",
    ),
            (
        "email_suppressions",
        "INSERT INTO email_suppressions (id, tenant_id, address, reason, created_at) VALUES ({n}, {t}, 'x', 'bounce', {now})",
    ),
        ]
    }

    fn written(&self) -> Written {
        &[
            ("notification_queue", "user_id", &["content_snippet", "email_body"]),
            ("email_log", "user_id", &["recipient", "subject"]),
        ]
    }

    fn unguarded(&self) -> &'static [(&'static str, &'static str, &'static str)] {
        &[("notification_queue", "message_id", "whoever reads it asks for a message to the mail's own reader")]
    }

    fn elsewhere(&self) -> Pairs {
        &[
            ("showUnsubscribePage", "a page for browsers, opened from a mail"),
            (
                "unsubscribe",
                "what mail programs send for a button of their own; members change viewer { notificationPreferences }",
            ),
        ]
    }
}
