//! Attempts on record, and addresses that take nothing.

use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::notifications::email::model::Logged;
use crate::{insert, params};

/// An attempt as it is written down.
#[derive(Clone, Copy, Debug)]
pub struct Attempt<'a> {
    /// To whom.
    pub to: MemberId,
    /// To which address.
    pub recipient: &'a str,
    /// What it was about.
    pub category: &'a str,
    /// Its subject.
    pub subject: &'a str,
    /// Where it led, relative to the app; none where it told of many things.
    pub link: Option<&'a str>,
    /// How it ended.
    pub status: Logged,
    /// Its `Message-ID`.
    pub message: &'a str,
    /// What was met.
    pub error: Option<&'a str>,
}

/// Writes an attempt down.
pub async fn write(tx: &mut Tx, attempt: &Attempt<'_>) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into email_log {
        user_id: attempt.to,
        recipient: attempt.recipient,
        category: attempt.category,
        subject: attempt.subject.chars().take(255).collect::<String>(),
        link: attempt.link,
        status: attempt.status,
        message: attempt.message,
        error: attempt.error,
        attempted_at: now,
    } };
    tx.run(sql, params).await
}

/// How many letters were not sent since a moment because their address takes nothing, in all communities. Served by `email_log_old`.
pub async fn suppressed_since(call: &Call, moment: Timestamp) -> Stored<i64> {
    call.unscoped()
        .one("SELECT COUNT(*) FROM email_log WHERE attempted_at > $1 AND status = 'suppressed'", params![moment])
        .await
}

/// Whether nothing goes to an address any more.
pub async fn is_suppressed(call: &Call, address: &str) -> Stored<bool> {
    call.one("SELECT EXISTS (SELECT 1 FROM email_suppressions WHERE tenant_id = $1 AND address = $2)", params![address])
        .await
}

/// Nothing goes to this address any more, because its server said that it is none.
pub async fn suppress(tx: &mut Tx, address: &str) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into email_suppressions {
        address,
        reason: "bounce",
        created_at: now,
    } then "ON CONFLICT (tenant_id, address) DO NOTHING" };
    tx.run(sql, params).await
}

/// Some attempts from before a moment.
pub async fn before(call: &Call, moment: Timestamp, limit: u32) -> Stored<Vec<i64>> {
    call.unscoped()
        .all("SELECT id FROM email_log WHERE attempted_at < $1 ORDER BY attempted_at LIMIT $2", params![moment, limit])
        .await
}

/// Forgets attempts.
pub async fn forget(call: &Call, ids: &[i64]) -> Stored<u64> {
    call.unscoped().run("DELETE FROM email_log WHERE id = ANY($1)", params![ids]).await
}
