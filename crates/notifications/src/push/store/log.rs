//! The SQL of what became of messages.

use super::queue::Outgoing;
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::notifications::push::model::{Logged, Status};
use crate::{insert, params, record};

/// Writes down how a message ended.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn insert(tx: &mut Tx, message: &Outgoing, logged: &Logged) -> Stored<u64> {
    let now = tx.now();
    let letters = |text: &str, most: usize| text.chars().take(most).collect::<String>();
    let (sql, params) = insert! { unscoped into push_log {
        tenant_id: message.tenant_id,
        user_id: message.user_id,
        activity_type: letters(&message.kind, 64),
        title: letters(&message.title, 255),
        link: message.link.as_str(),
        web_ok: logged.web_ok,
        fcm_sent: logged.fcm_sent,
        fcm_failed: logged.fcm_failed,
        status: logged.status,
        error: logged.error.as_deref(),
        created_at: now,
    } };
    tx.unscoped().run(sql, params).await
}

record! {
    /// The numbers of some days.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Numbers {
        /// How many messages left.
        pub total: i64,
        /// How many came everywhere.
        pub delivered: i64,
        /// How many came to some.
        pub partial: i64,
        /// How many came nowhere.
        pub failed: i64,
        /// To how many phones.
        pub fcm_sent: i64,
        /// To how many phones not.
        pub fcm_failed: i64,
        /// How many came to a browser.
        pub web_delivered: i64,
    }
}

/// The numbers since a moment. Served by `push_log_lately`.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn numbers(call: &Call, since: Timestamp) -> Stored<Numbers> {
    call.one(
        "SELECT COUNT(*) AS total,
                COUNT(CASE WHEN status = 'delivered' THEN 1 END) AS delivered,
                COUNT(CASE WHEN status = 'partial' THEN 1 END) AS partial,
                COUNT(CASE WHEN status = 'failed' THEN 1 END) AS failed,
                COALESCE(SUM(fcm_sent), 0)::bigint AS fcm_sent,
                COALESCE(SUM(fcm_failed), 0)::bigint AS fcm_failed,
                COUNT(CASE WHEN web_ok THEN 1 END) AS web_delivered
           FROM push_log
          WHERE tenant_id = $1 AND created_at >= $2",
        params![since],
    )
    .await
}

/// The most frequent types since a moment, each with how many there are.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn types(call: &Call, since: Timestamp, limit: i64) -> Stored<Vec<(String, i64)>> {
    call.all(
        "SELECT activity_type, COUNT(*) AS messages
           FROM push_log
          WHERE tenant_id = $1 AND created_at >= $2
          GROUP BY activity_type
          ORDER BY messages DESC, activity_type
          LIMIT $3",
        params![since, limit],
    )
    .await
}

record! {
    /// A message that did not come everywhere.
    #[derive(Clone, Debug)]
    pub struct Failure {
        /// `push_log.id`.
        pub id: i64,
        /// To whom.
        pub user_id: Option<MemberId>,
        /// What it was about.
        pub activity_type: String,
        /// How it ended.
        pub status: Status,
        /// To how many phones it did not come.
        pub fcm_failed: i64,
        /// Why.
        pub error: Option<String>,
        /// When.
        pub created_at: Timestamp,
    }
}

/// The newest that did not come everywhere since a moment.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn failures(call: &Call, since: Timestamp, limit: i64) -> Stored<Vec<Failure>> {
    call.all(
        "SELECT id, user_id, activity_type, status, fcm_failed, error, created_at
           FROM push_log
          WHERE tenant_id = $1 AND created_at >= $2 AND status <> 'delivered'
          ORDER BY created_at DESC, id DESC
          LIMIT $3",
        params![since, limit],
    )
    .await
}

/// Some of those that did not come everywhere.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn failures_by_ids(call: &Call, ids: &[i64]) -> Stored<Vec<Failure>> {
    call.all(
        "SELECT id, user_id, activity_type, status, fcm_failed, error, created_at
           FROM push_log
          WHERE tenant_id = $1 AND id = ANY($2) AND status <> 'delivered'",
        params![ids],
    )
    .await
}

/// Forgets some lines that were written before `moment`. Served by `push_log_old`.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn forget(call: &Call, moment: Timestamp, limit: u32) -> Stored<u64> {
    call.unscoped()
        .run(
            "DELETE FROM push_log WHERE id IN (
                 SELECT id FROM push_log WHERE created_at < $1 ORDER BY created_at, id LIMIT $2)",
            params![moment, limit],
        )
        .await
}
