//! The SQL of paid messages.

use crate::base::MemberId;
use crate::call::Tx;
use crate::db::Stored;
use crate::params;

/// Notes that a member opened a paid message, if it is the first time. Of several at once one is.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn open(tx: &mut Tx, campaign: i64, member: MemberId) -> Stored<bool> {
    let now = tx.now();
    let opened = tx
        .run(
            "UPDATE paid_push_campaign_sends
                SET opened_at = $4
              WHERE tenant_id = $1 AND campaign_id = $2 AND user_id = $3 AND opened_at IS NULL",
            params![campaign, member, now],
        )
        .await?;
    Ok(opened == 1)
}

/// Counts an opening.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn count(tx: &mut Tx, campaign: i64) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE paid_push_campaigns
            SET open_count = open_count + 1, updated_at = $3
          WHERE tenant_id = $1 AND id = $2",
        params![campaign, now],
    )
    .await
}

/// Whether a paid message was sent to a member.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn was_sent(tx: &mut Tx, campaign: i64, member: MemberId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (
             SELECT 1
               FROM paid_push_campaign_sends
              WHERE tenant_id = $1 AND campaign_id = $2 AND user_id = $3)",
        params![campaign, member],
    )
    .await
}
