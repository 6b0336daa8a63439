//! The SQL of preferences and settings.

use serde_json::{Map, Value};

use super::model::{Context, Frequency, Kept, Matches, Scope};
use crate::base::{GroupId, MemberId};
use crate::call::{Call, Tx};
use crate::db::{Json, Stored};
use crate::params;

/// A row of preferences.
type Row = (Json<Map<String, Value>>, bool);

fn kept((Json(json), federation): Row) -> Kept {
    Kept { json, federation }
}

/// What is stored of a member's preferences; none if the community has no such member.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn read(call: &Call, member: MemberId) -> Stored<Option<Kept>> {
    let row = call.db().optional::<Row>(
        "SELECT notification_preferences, federation_notifications_enabled
           FROM users
          WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL",
        params![call.tenant(), member],
    );
    Ok(row.await?.map(kept))
}

/// The same with the member's row held, so that two changes are one after the other.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn lock(tx: &mut Tx, member: MemberId) -> Stored<Option<Kept>> {
    let tenant = tx.tenant();
    let row = tx.optional::<Row>(
        "SELECT notification_preferences, federation_notifications_enabled
           FROM users
          WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL
            FOR NO KEY UPDATE",
        params![tenant, member],
    );
    Ok(row.await?.map(kept))
}

/// Writes a member's preferences.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn write(tx: &mut Tx, member: MemberId, kept: Kept) -> Stored<u64> {
    let tenant = tx.tenant();
    tx.run(
        "UPDATE users
            SET notification_preferences = $3, federation_notifications_enabled = $4
          WHERE tenant_id = $1 AND id = $2",
        params![tenant, member, Value::Object(kept.json), kept.federation],
    )
    .await
}

/// Writes how a member hears of listings that fit.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn write_matches(tx: &mut Tx, member: MemberId, matches: Matches) -> Stored<u64> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.run(
        "INSERT INTO match_preferences (tenant_id, user_id, notification_frequency, notify_hot_matches, notify_mutual_matches, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (tenant_id, user_id)
             DO UPDATE SET notification_frequency = excluded.notification_frequency,
                           notify_hot_matches = excluded.notify_hot_matches,
                           notify_mutual_matches = excluded.notify_mutual_matches, updated_at = excluded.updated_at",
        params![tenant, member, matches.frequency, matches.hot, matches.mutual, now],
    )
    .await
}

/// Everything that a member decided about how often to hear of what, by number.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn settings(call: &Call, member: MemberId) -> Stored<Vec<(Scope, i64, Frequency)>> {
    call.db()
        .all(
            "SELECT context_type, context, frequency
               FROM notification_settings
              WHERE tenant_id = $1 AND user_id = $2
              ORDER BY context_type, context",
            params![call.tenant(), member],
        )
        .await
}

/// Writes how often a member hears of something.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn write_setting(tx: &mut Tx, member: MemberId, context: Context, frequency: Frequency) -> Stored<u64> {
    let (tenant, now) = (tx.tenant(), tx.now());
    let (scope, number) = context.stored();
    let group: Option<GroupId> = if let Context::Group(group) = context { Some(group) } else { None };
    tx.run(
        "INSERT INTO notification_settings (tenant_id, user_id, context_type, context, group_id, frequency, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT (tenant_id, user_id, context_type, context)
             DO UPDATE SET frequency = excluded.frequency, updated_at = excluded.updated_at",
        params![tenant, member, scope, number, group, frequency, now],
    )
    .await
}
