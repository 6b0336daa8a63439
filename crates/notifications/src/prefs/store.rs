//! The SQL of preferences and settings.

use serde_json::{Map, Value};

use super::matches::{Fit, fit_columns};
use super::model::{Context, Frequency, Kept, Matches, Scope};
use crate::base::{GroupId, MemberId};
use crate::call::{Call, Reads, Tx};
use crate::db::{Json, Stored};
use crate::{insert, params, record};

record! {
    /// [`Kept`] as it stands in the table.
    struct KeptRow {
        json: Json<Map<String, Value>> = "notification_preferences",
        federation: bool = "federation_notifications_enabled",
    }
    select kept_columns
}

impl From<KeptRow> for Kept {
    fn from(row: KeptRow) -> Self {
        Self { json: row.json.0, federation: row.federation }
    }
}

/// What is stored of a member's preferences; none if the community has no such member.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
#[rustfmt::skip::macros(concat)]
pub async fn read(call: &Call, member: MemberId) -> Stored<Option<Kept>> {
    let row = call.optional::<KeptRow>(
        concat!("SELECT ", kept_columns!(), " FROM users WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL AND anonymised_at IS NULL"),
        params![member],
    );
    Ok(row.await?.map(Kept::from))
}

/// The same with the member's row held, so that two changes are one after the other.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, member: MemberId) -> Stored<Option<Kept>> {
    let row = tx.optional::<KeptRow>(
        concat!("SELECT ", kept_columns!(), "
               FROM users
              WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL AND anonymised_at IS NULL
                FOR NO KEY UPDATE"),
        params![member],
    );
    Ok(row.await?.map(Kept::from))
}

/// Writes a member's preferences.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn write(tx: &mut Tx, member: MemberId, kept: Kept) -> Stored<u64> {
    tx.run(
        "UPDATE users
            SET notification_preferences = $3, federation_notifications_enabled = $4
          WHERE tenant_id = $1 AND id = $2",
        params![member, Value::Object(kept.json), kept.federation],
    )
    .await
}

/// Writes how a member hears of listings that fit.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn write_matches(tx: &mut Tx, member: MemberId, matches: Matches) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into match_preferences {
        user_id: member,
        notification_frequency: matches.frequency,
        notify_hot_matches: matches.hot,
        notify_mutual_matches: matches.mutual,
        updated_at: now,
    } or update on [user_id] };
    tx.run(sql, params).await
}

/// Everything that a member decided about how often to hear of what, by number.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn settings(call: &Call, member: MemberId) -> Stored<Vec<(Scope, i64, Frequency)>> {
    call.all(
        "SELECT context_type, context, frequency
           FROM notification_settings
          WHERE tenant_id = $1 AND user_id = $2
          ORDER BY context_type, context",
        params![member],
    )
    .await
}

/// Writes how often a member hears of something.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn write_setting(tx: &mut Tx, member: MemberId, context: Context, frequency: Frequency) -> Stored<u64> {
    let now = tx.now();
    let (scope, number) = context.stored();
    let group: Option<GroupId> = if let Context::Group(group) = context { Some(group) } else { None };
    let (sql, params) = insert! { into notification_settings {
        user_id: member,
        context_type: scope,
        context: number,
        group_id: group,
        frequency,
        updated_at: now,
    } or update on [user_id, context_type, context] };
    tx.run(sql, params).await
}

/// Which listings fit a member; none if they decided nothing.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
#[rustfmt::skip::macros(concat)]
pub async fn fit(reads: &mut Reads<'_>, member: MemberId) -> Stored<Option<Fit>> {
    reads
        .optional(
            concat!("SELECT ", fit_columns!(), " FROM match_preferences WHERE tenant_id = $1 AND user_id = $2"),
            params![member],
        )
        .await
}

/// Writes which listings fit a member.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn write_fit(tx: &mut Tx, member: MemberId, fit: &Fit) -> Stored<u64> {
    let now = tx.now();
    let (categories, availability) = fit.lists();
    let (sql, params) = insert! { into match_preferences {
        user_id: member,
        max_distance_km: fit.max_distance_km,
        min_match_score: fit.min_match_score,
        notification_frequency: fit.notification_frequency,
        notify_hot_matches: fit.notify_hot_matches,
        notify_mutual_matches: fit.notify_mutual_matches,
        matching_paused: fit.matching_paused,
        categories,
        availability,
        updated_at: now,
    } or update on [user_id] };
    tx.run(sql, params).await
}
