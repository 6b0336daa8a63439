//! The SQL of browsers and phones.

pub mod campaigns;
pub mod log;
pub mod many;
pub mod queue;

use super::web::Browser;
use crate::base::{MemberId, TenantId};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{params, record};

/// A member's browser is subscribed: a new one, or one that was there, perhaps another member's.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn subscribe(
    tx: &mut Tx,
    member: MemberId,
    browser: &Browser,
    hash: [u8; 32],
    name: Option<&str>,
) -> Stored<u64> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.run(
        "INSERT INTO push_subscriptions (tenant_id, user_id, endpoint, endpoint_hash, p256dh_key, auth_key, device_name, created_at,
                updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)
             ON CONFLICT (tenant_id, endpoint_hash)
             DO UPDATE SET user_id = excluded.user_id, p256dh_key = excluded.p256dh_key, auth_key = excluded.auth_key,
                           device_name = excluded.device_name, updated_at = excluded.updated_at",
        params![tenant, member, &browser.endpoint, hash, &browser.p256dh[..], &browser.auth[..], name, now],
    )
    .await
}

/// Forgets a member's browsers beyond the `most` that were renewed last.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn trim_browsers(tx: &mut Tx, member: MemberId, most: i64) -> Stored<u64> {
    let tenant = tx.tenant();
    tx.run(
        "DELETE FROM push_subscriptions
          WHERE tenant_id = $1 AND user_id = $2
            AND id NOT IN (SELECT id
                             FROM push_subscriptions
                            WHERE tenant_id = $1 AND user_id = $2
                            ORDER BY updated_at DESC, id DESC
                            LIMIT $3)",
        params![tenant, member, most],
    )
    .await
}

/// Forgets a member's browser; how many there were.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn unsubscribe(call: &Call, member: MemberId, hash: [u8; 32]) -> Stored<u64> {
    call.db()
        .run(
            "DELETE FROM push_subscriptions WHERE tenant_id = $1 AND endpoint_hash = $2 AND user_id = $3",
            params![call.tenant(), hash, member],
        )
        .await
}

/// How many browsers a member has subscribed.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn count_browsers(call: &Call, member: MemberId) -> Stored<i64> {
    call.db()
        .one(
            "SELECT COUNT(*) FROM push_subscriptions WHERE tenant_id = $1 AND user_id = $2",
            params![call.tenant(), member],
        )
        .await
}

/// A phone is a member's from now on, whoever's of whatever community it was.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn register(tx: &mut Tx, member: MemberId, token: &str, platform: &str) -> Stored<u64> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.run(
        "INSERT INTO fcm_device_tokens (tenant_id, user_id, token, platform, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $5)
             ON CONFLICT (token)
             DO UPDATE SET tenant_id = excluded.tenant_id, user_id = excluded.user_id, platform = excluded.platform,
                           updated_at = excluded.updated_at",
        params![tenant, member, token, platform, now],
    )
    .await
}

/// Forgets a member's phones beyond the `most` that were renewed last.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn trim_phones(tx: &mut Tx, member: MemberId, most: i64) -> Stored<u64> {
    let tenant = tx.tenant();
    tx.run(
        "DELETE FROM fcm_device_tokens
          WHERE tenant_id = $1 AND user_id = $2
            AND id NOT IN (SELECT id
                             FROM fcm_device_tokens
                            WHERE tenant_id = $1 AND user_id = $2
                            ORDER BY updated_at DESC, id DESC
                            LIMIT $3)",
        params![tenant, member, most],
    )
    .await
}

/// Forgets a phone of the community; of a member, if one is named, only their own. How many there were.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn unregister(call: &Call, member: Option<MemberId>, token: &str) -> Stored<u64> {
    call.db()
        .run(
            "DELETE FROM fcm_device_tokens
              WHERE tenant_id = $1 AND token = $2 AND ($3::bigint IS NULL OR user_id = $3)",
            params![call.tenant(), token, member],
        )
        .await
}

record! {
    /// A browser of a member.
    #[derive(Clone, Debug)]
    pub struct BrowserRow {
        /// `push_subscriptions.id`.
        pub id: i64,
        /// Where its push service takes messages.
        pub endpoint: String,
        /// An uncompressed point.
        pub p256dh_key: Vec<u8>,
        /// 16 secret bytes.
        pub auth_key: Vec<u8>,
    }
}

record! {
    /// A phone of a member.
    #[derive(Clone, Debug)]
    pub struct PhoneRow {
        /// `fcm_device_tokens.id`.
        pub id: i64,
        /// What its push service calls it.
        pub token: String,
    }
}

/// A member's browsers. Served by `push_subscriptions_by_user`.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn browsers(call: &Call, member: MemberId) -> Stored<Vec<BrowserRow>> {
    call.db()
        .all(
            "SELECT id, endpoint, p256dh_key, auth_key
               FROM push_subscriptions
              WHERE tenant_id = $1 AND user_id = $2
              ORDER BY updated_at, id",
            params![call.tenant(), member],
        )
        .await
}

/// A member's phones. Served by `fcm_device_tokens_by_user`.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn phones(call: &Call, member: MemberId) -> Stored<Vec<PhoneRow>> {
    call.db()
        .all(
            "SELECT id, token FROM fcm_device_tokens WHERE tenant_id = $1 AND user_id = $2 ORDER BY updated_at, id",
            params![call.tenant(), member],
        )
        .await
}

/// Forgets a browser that is gone.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn forget_browser(call: &Call, tenant: TenantId, id: i64) -> Stored<u64> {
    call.db().run("DELETE FROM push_subscriptions WHERE tenant_id = $1 AND id = $2", params![tenant, id]).await
}

/// Forgets a phone that is gone.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn forget_phone(call: &Call, tenant: TenantId, id: i64) -> Stored<u64> {
    call.db().run("DELETE FROM fcm_device_tokens WHERE tenant_id = $1 AND id = $2", params![tenant, id]).await
}
