//! Failures on record.

use super::model::{FAILURES, MEMORY};
use crate::base::Timestamp;
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::params;

/// Whose failures are counted, within one community.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subject {
    /// `email` or `address`.
    pub kind: &'static str,
    /// SHA-256 of the address, so that the table does not list who was attacked.
    pub digest: [u8; 32],
}

/// The latest failures that may still matter, newest first, without the one called `own` (0 for none).
/// Served by `login_failures_by_subject`.
pub async fn latest(call: &Call, subject: Subject, own: i64) -> Stored<Vec<Timestamp>> {
    call.db()
        .all(
            "SELECT failed_at
               FROM login_failures
              WHERE tenant_id = $1 AND kind = $2 AND subject_hash = $3 AND failed_at > $4 AND id <> $5
              ORDER BY failed_at DESC
              LIMIT $6",
            params![
                call.tenant(),
                subject.kind,
                subject.digest,
                call.now() - MEMORY,
                own,
                i64::try_from(FAILURES).unwrap_or(i64::MAX)
            ],
        )
        .await
}

/// Records a failure at once, outside any transaction: others who guess now must see it.
pub async fn record(call: &Call, subject: Subject) -> Stored<i64> {
    call.db()
        .one(
            "INSERT INTO login_failures (tenant_id, kind, subject_hash, failed_at)
             VALUES ($1, $2, $3, $4)
             RETURNING id",
            params![call.tenant(), subject.kind, subject.digest, call.now()],
        )
        .await
}

/// Removes guesses that were not let in after all.
pub async fn take_back(call: &Call, recorded: &[i64]) -> Stored<u64> {
    call.db()
        .run("DELETE FROM login_failures WHERE tenant_id = $1 AND id = ANY($2)", params![call.tenant(), recorded])
        .await
}

/// Removes everything that was counted for a subject.
pub async fn forget(tx: &mut Tx, subject: Subject) -> Stored<u64> {
    let tenant = tx.tenant();
    tx.run(
        "DELETE FROM login_failures WHERE tenant_id = $1 AND kind = $2 AND subject_hash = $3",
        params![tenant, subject.kind, subject.digest],
    )
    .await
}
