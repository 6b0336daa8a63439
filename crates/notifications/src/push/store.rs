//! The SQL of browsers and phones.

pub mod log;
pub mod many;
pub mod queue;

use super::web::Browser;
use crate::base::{MemberId, TenantId};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, params, record};

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
    let now = tx.now();
    let (sql, params) = insert! { into push_subscriptions {
        user_id: member,
        endpoint: &browser.endpoint,
        endpoint_hash: hash,
        p256dh_key: &browser.p256dh[..],
        auth_key: &browser.auth[..],
        device_name: name,
        created_at & updated_at: now,
    } then "ON CONFLICT (tenant_id, endpoint_hash)
             DO UPDATE SET user_id = excluded.user_id, p256dh_key = excluded.p256dh_key, auth_key = excluded.auth_key,
                           device_name = excluded.device_name, updated_at = excluded.updated_at" };
    tx.run(sql, params).await
}

/// Forgets a member's browsers beyond the `most` that were renewed last.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn trim_browsers(tx: &mut Tx, member: MemberId, most: i64) -> Stored<u64> {
    tx.run(
        "DELETE FROM push_subscriptions
          WHERE tenant_id = $1 AND user_id = $2
            AND id NOT IN (SELECT id
                             FROM push_subscriptions
                            WHERE tenant_id = $1 AND user_id = $2
                            ORDER BY updated_at DESC, id DESC
                            LIMIT $3)",
        params![member, most],
    )
    .await
}

/// Forgets a member's browser; how many there were.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn unsubscribe(call: &Call, member: MemberId, hash: [u8; 32]) -> Stored<u64> {
    call.run(
        "DELETE FROM push_subscriptions WHERE tenant_id = $1 AND endpoint_hash = $2 AND user_id = $3",
        params![hash, member],
    )
    .await
}

/// How many browsers a member has subscribed.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn count_browsers(call: &Call, member: MemberId) -> Stored<i64> {
    call.one("SELECT COUNT(*) FROM push_subscriptions WHERE tenant_id = $1 AND user_id = $2", params![member]).await
}

/// A phone is a member's from now on, whoever's of whatever community it was.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn register(tx: &mut Tx, member: MemberId, token: &str, platform: &str) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into fcm_device_tokens {
        user_id: member,
        token,
        platform,
        created_at & updated_at: now,
    } then "ON CONFLICT (token)
             DO UPDATE SET tenant_id = excluded.tenant_id, user_id = excluded.user_id, platform = excluded.platform,
                           updated_at = excluded.updated_at" };
    tx.run(sql, params).await
}

/// Forgets a member's phones beyond the `most` that were renewed last.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn trim_phones(tx: &mut Tx, member: MemberId, most: i64) -> Stored<u64> {
    tx.run(
        "DELETE FROM fcm_device_tokens
          WHERE tenant_id = $1 AND user_id = $2
            AND id NOT IN (SELECT id
                             FROM fcm_device_tokens
                            WHERE tenant_id = $1 AND user_id = $2
                            ORDER BY updated_at DESC, id DESC
                            LIMIT $3)",
        params![member, most],
    )
    .await
}

/// Forgets a phone of the community; of a member, if one is named, only their own. How many there were.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn unregister(call: &Call, member: Option<MemberId>, token: &str) -> Stored<u64> {
    call.run(
        "DELETE FROM fcm_device_tokens
          WHERE tenant_id = $1 AND token = $2 AND ($3::bigint IS NULL OR user_id = $3)",
        params![token, member],
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
    call.all(
        "SELECT id, endpoint, p256dh_key, auth_key
           FROM push_subscriptions
          WHERE tenant_id = $1 AND user_id = $2
          ORDER BY updated_at, id",
        params![member],
    )
    .await
}

/// A member's phones. Served by `fcm_device_tokens_by_user`.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn phones(call: &Call, member: MemberId) -> Stored<Vec<PhoneRow>> {
    call.all(
        "SELECT id, token FROM fcm_device_tokens WHERE tenant_id = $1 AND user_id = $2 ORDER BY updated_at, id",
        params![member],
    )
    .await
}

/// Forgets a browser that is gone.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn forget_browser(call: &Call, tenant: TenantId, id: i64) -> Stored<u64> {
    call.unscoped().run("DELETE FROM push_subscriptions WHERE tenant_id = $1 AND id = $2", params![tenant, id]).await
}

/// Forgets a phone that is gone.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn forget_phone(call: &Call, tenant: TenantId, id: i64) -> Stored<u64> {
    call.unscoped().run("DELETE FROM fcm_device_tokens WHERE tenant_id = $1 AND id = $2", params![tenant, id]).await
}
