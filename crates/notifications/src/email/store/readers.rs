//! Whoever a mail is for.

use contract::members::AccountStatus;
use serde_json::{Map, Value};

use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::{Json, Stored};
use crate::notifications::prefs::model::{Kept, Preferences};
use crate::{params, record};

record! {
    /// Whoever a mail is for.
    #[derive(Clone, Debug)]
    pub struct Reader {
        /// `users.id`.
        pub id: MemberId,
        /// Where it goes, lower case.
        pub email: String,
        /// Given name.
        pub first_name: String,
        /// The organisation's name, if it is one.
        pub organization_name: Option<String>,
        /// `users.status`.
        pub status: AccountStatus,
        /// BCP 47.
        pub preferred_language: String,
        /// 1 or 0 by name.
        pub notification_preferences: Json<Map<String, Value>>,
        /// Whether news of other communities are wanted.
        pub federation_notifications_enabled: bool,
        /// Why nothing goes to the address, if nothing does.
        pub suppressed: Option<String>,
    }
}

impl Reader {
    /// What they want to hear of.
    #[must_use]
    pub fn preferences(&self) -> Preferences {
        let json = self.notification_preferences.0.clone();
        Kept { json, federation: self.federation_notifications_enabled }.preferences()
    }

    /// How a letter greets them.
    #[must_use]
    pub fn name(&self) -> &str {
        self.organization_name.as_deref().filter(|name| !name.trim().is_empty()).unwrap_or(&self.first_name)
    }
}

/// Whoever a mail is for, if they are still there: at `address`, or at their own.
pub async fn read(call: &Call, member: MemberId, address: Option<&str>) -> Stored<Option<Reader>> {
    call.optional(
        "SELECT u.id, COALESCE(CAST($3 AS TEXT), u.email) AS email, u.first_name,
                CASE WHEN u.profile_type = 'organisation' THEN u.organization_name END AS organization_name,
                u.status, u.preferred_language, u.notification_preferences, u.federation_notifications_enabled,
                s.reason AS suppressed
           FROM users u
           LEFT JOIN email_suppressions s ON s.tenant_id = u.tenant_id AND s.address = COALESCE(CAST($3 AS TEXT), u.email)
          WHERE u.tenant_id = $1 AND u.id = $2 AND u.deleted_at IS NULL",
        params![member, address],
    )
    .await
}

/// Holds a member's row, so that of several letters to them one is counted after the other. False if nobody is there.
pub async fn hold(tx: &mut Tx, member: MemberId) -> Stored<bool> {
    let held: Option<MemberId> =
        tx.optional("SELECT id FROM users WHERE tenant_id = $1 AND id = $2 FOR NO KEY UPDATE", params![member]).await?;
    Ok(held.is_some())
}

/// Where an account is in its life, and when its address was confirmed; none if nobody is there.
pub async fn standing(tx: &mut Tx, member: MemberId) -> Stored<Option<(AccountStatus, Option<Timestamp>)>> {
    tx.optional(
        "SELECT status, email_verified_at FROM users WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL",
        params![member],
    )
    .await
}

/// A member's language; none if nobody is there.
pub async fn language(call: &Call, member: MemberId) -> Stored<Option<String>> {
    call.optional(
        "SELECT preferred_language FROM users WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL",
        params![member],
    )
    .await
}

/// Whether a mail of a type was written to a member after a moment, sent or not.
pub async fn was_written(tx: &mut Tx, member: MemberId, kind: &str, after: Timestamp) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1
                          FROM notification_queue
                         WHERE tenant_id = $1 AND user_id = $2 AND activity_type = $3 AND created_at > $4)",
        params![member, kind, after],
    )
    .await
}
