//! Tasks in a worker's hands.

use std::sync::Arc;
use std::time::Duration;

use super::model::{Kind, Next, Outcome, Trouble, WorkerSettings, span};
use super::store::{self, Task};
use crate::base::{Answer, Timestamp};
use crate::call::{Call, World};

/// A lease is renewed so many times before it would end.
const RENEWALS: u32 = 3;

/// Tasks that one worker has claimed.
pub(crate) struct Claim {
    /// New each time: a worker that lost a lease never takes the next one for it.
    pub(crate) owner: String,
    pub(crate) tasks: Vec<Task>,
}

impl Claim {
    /// Leases what is ready of a kind.
    pub(super) async fn take(world: &Arc<World>, kind: Kind, settings: &WorkerSettings) -> Answer<Self> {
        let call = world.errand(None);
        let owner = call.chance().uuid().to_string();
        let mut tx = call.begin().await?;
        let tasks = store::claim(&mut tx, kind, &owner, lease_from(&call, settings.lease), settings.batch).await?;
        tx.commit().await?;
        Ok(Self { owner, tasks })
    }

    /// Renews the lease until it is dropped. Beside the work and not between tasks: one of them may take longer than the lease.
    pub(super) async fn keep(&self, world: &Arc<World>, lease: Duration) {
        let ids: Vec<i64> = self.tasks.iter().map(|task| task.id).collect();
        loop {
            tokio::time::sleep(lease / RENEWALS).await;
            let call = world.errand(None);
            if let Err(error) = store::renew(&call, &ids, &self.owner, lease_from(&call, lease)).await {
                tracing::warn!(%error, "a lease cannot be renewed");
            }
        }
    }
}

/// When a lease ends that begins now.
pub(super) fn lease_from(call: &Call, lease: Duration) -> Timestamp {
    call.now() + span(lease)
}

/// Writes down why an attempt at a task came to nothing, and when it is tried again. What `comes_again` by the clock is never given up.
pub(super) async fn note_failure(
    call: &Call,
    settings: &WorkerSettings,
    (kind, comes_again): (Kind, bool),
    (task, owner): (&Task, &str),
    trouble: &Trouble,
) -> Answer<Outcome> {
    let next = match Next::after(settings, task.attempts, call.now(), call.chance()) {
        Next::GiveUp if comes_again => Next::Again(call.now() + span(settings.longest_wait)),
        next => next,
    };
    let (id, kind, attempt) = (task.id, kind.as_str(), task.attempts);
    match next {
        Next::Again(due) => tracing::warn!(id, kind, attempt, %due, ?trouble, "a task failed"),
        Next::GiveUp => tracing::error!(id, kind, attempt, ?trouble, "a task was given up"),
    }
    let ours = store::fail(call, task, owner, next, &trouble.line()).await?;
    Ok(if ours { next.outcome() } else { Outcome::Lost })
}
