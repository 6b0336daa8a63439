//! Occurrences that are made as time goes by.

use crate::base::{TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::model::{Event, EventId, event_columns};
use crate::{params, record};

record! {
    /// A template that needs more occurrences.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct DueRule {
        /// Whose community it is.
        pub tenant_id: TenantId,
        /// The template.
        pub event_id: EventId,
    }
}

/// Templates of all active communities that never end and whose occurrences are there until before `until`; what failed after `failed` waits. Served by
/// `event_recurrence_rules_due`.
pub async fn due(call: &Call, until: Timestamp, failed: Timestamp, limit: i64) -> Stored<Vec<DueRule>> {
    call.unscoped()
        .all(
            "SELECT r.tenant_id, r.event_id
               FROM event_recurrence_rules r
               JOIN events e ON e.tenant_id = r.tenant_id AND e.id = r.event_id
               JOIN tenants n ON n.id = r.tenant_id AND n.status = 'active'
              WHERE r.ends_type = 'never' AND (r.resume_at IS NOT NULL OR r.materialized_until IS NULL OR r.materialized_until < $1)
                AND (r.failed_at IS NULL OR r.failed_at < $2)
                AND e.is_recurring_template AND e.publication_state IN ('draft', 'published') AND e.operational_state = 'scheduled'
              ORDER BY CASE WHEN r.resume_at IS NULL THEN 1 ELSE 0 END, r.materialized_until, r.tenant_id, r.id
              LIMIT $3",
            params![until, failed, limit],
        )
        .await
}

/// Occurrences of a template that are not in the ledger yet: those that were just made.
#[rustfmt::skip::macros(concat)]
pub async fn unnoted(tx: &mut Tx, root: EventId) -> Stored<Vec<Event>> {
    tx.all(
        concat!("SELECT ", event_columns!("e"), "
               FROM events e
              WHERE e.tenant_id = $1 AND e.parent_event_id = $2 AND e.recurrence_id IS NOT NULL
                AND NOT EXISTS (SELECT 1 FROM event_occurrence_ledger l WHERE l.tenant_id = $1 AND l.event_id = e.id)
              ORDER BY e.recurrence_id"),
        params![root],
    )
    .await
}

/// The same after something was written at them.
#[rustfmt::skip::macros(concat)]
pub async fn new_ones(tx: &mut Tx, events: &[EventId]) -> Stored<Vec<Event>> {
    tx.all(
        concat!("SELECT ", event_columns!("e"), "
               FROM events e
              WHERE e.tenant_id = $1 AND e.id = ANY($2)
              ORDER BY e.recurrence_id"),
        params![events],
    )
    .await
}

/// Notes until when the occurrences of a template are there, and where the next run goes on.
pub async fn note_run(tx: &mut Tx, root: EventId, until: Timestamp, resume: Option<Timestamp>) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_recurrence_rules
            SET materialized_until = $3, resume_at = $4, attempted_at = $5, succeeded_at = $5, failed_at = NULL, error_code = NULL, updated_at = $5
          WHERE tenant_id = $1 AND event_id = $2",
        params![root, until, resume, now],
    )
    .await
}

/// Why the last run failed; none if it did not.
pub async fn failed_with(tx: &mut Tx, root: EventId) -> Stored<Option<String>> {
    let code: Option<Option<String>> = tx
        .optional("SELECT error_code FROM event_recurrence_rules WHERE tenant_id = $1 AND event_id = $2", params![root])
        .await?;
    Ok(code.flatten())
}

/// Notes that a run failed.
pub async fn note_failure(tx: &mut Tx, root: EventId, code: &str) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_recurrence_rules SET attempted_at = $4, failed_at = $4, error_code = $3, updated_at = $4
          WHERE tenant_id = $1 AND event_id = $2",
        params![root, code, now],
    )
    .await
}
