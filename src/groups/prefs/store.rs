//! What the table of preferences is asked.

use crate::base::{GroupId, MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{params, record, words};

words! {
    /// How often a member hears of a group.
    pub enum Frequency {
        /// At once.
        Instant = "instant",
        /// From time to time, all at once.
        Digest = "digest",
        /// Never.
        Muted = "muted",
    }
}

record! {
    /// How a member hears of a group.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Prefs {
        /// How often.
        pub frequency: Frequency,
        /// By e-mail.
        pub email_enabled: bool,
        /// On the phone.
        pub push_enabled: bool,
        /// When the member decided; none if they never did.
        pub updated_at: Option<Timestamp>,
    }
}

impl Default for Prefs {
    /// What holds for whoever decided nothing.
    fn default() -> Self {
        Self { frequency: Frequency::Instant, email_enabled: true, push_enabled: true, updated_at: None }
    }
}

/// What a member decided; none if they never did.
pub async fn find(call: &Call, group: GroupId, member: MemberId) -> Stored<Option<Prefs>> {
    call.db()
        .optional(
            "SELECT frequency, email_enabled, push_enabled, updated_at
               FROM group_notification_preferences
              WHERE tenant_id = $1 AND user_id = $2 AND group_id = $3",
            params![call.tenant(), member, group],
        )
        .await
}

/// Notes what a member decides.
pub async fn write(tx: &mut Tx, group: GroupId, member: MemberId, prefs: Prefs) -> Stored<u64> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.run(
        "INSERT INTO group_notification_preferences (tenant_id, user_id, group_id, frequency, email_enabled, push_enabled, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT (tenant_id, user_id, group_id)
             DO UPDATE SET frequency = excluded.frequency, email_enabled = excluded.email_enabled,
                           push_enabled = excluded.push_enabled, updated_at = excluded.updated_at",
        params![tenant, member, group, prefs.frequency, prefs.email_enabled, prefs.push_enabled, now],
    )
    .await
}
