//! What the table of preferences is asked.

use crate::base::{GroupId, MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, params, record};

/// How often a member hears of a group.
pub use contract::groups::GroupFrequency as Frequency;

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
    call.optional(
        "SELECT frequency, email_enabled, push_enabled, updated_at
           FROM group_notification_preferences
          WHERE tenant_id = $1 AND user_id = $2 AND group_id = $3",
        params![member, group],
    )
    .await
}

/// Notes what a member decides.
pub async fn write(tx: &mut Tx, group: GroupId, member: MemberId, prefs: Prefs) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into group_notification_preferences {
        user_id: member,
        group_id: group,
        frequency: prefs.frequency,
        email_enabled: prefs.email_enabled,
        push_enabled: prefs.push_enabled,
        updated_at: now,
    } or update on [user_id, group_id] };
    tx.run(sql, params).await
}
