//! What becomes of tasks that a worker has claimed.

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;

use chrono::TimeDelta;
use futures::FutureExt;
use tokio_util::sync::CancellationToken;

use super::Worker;
use crate::base::{Answer, TenantId};
use crate::call::Call;
use crate::queue::claim::{Claim, lease_from, note_failure};
use crate::queue::handler::{Handler, Progress, Tally};
use crate::queue::model::{Outcome, Trouble};
use crate::queue::schedule::zone;
use crate::queue::store::{self, Task};

/// After so long it is asked again whether this process knows a task by now: another version of the program may run beside it.
const PUT_OFF: TimeDelta = TimeDelta::minutes(1);

impl Worker {
    /// Does what was claimed, and says meanwhile that somebody is there. What was not begun is handed back.
    pub(super) async fn work(&self, handler: &dyn Handler, claim: &Claim, stop: &CancellationToken) -> Answer<Tally> {
        let mut open: Vec<i64> = claim.tasks.iter().map(|task| task.id).collect();
        let result = tokio::select! {
            result = self.work_through(handler, claim, &mut open, stop) => result,
            () = claim.keep(&self.world, self.settings.lease) => Ok(Tally::default()),
        };
        if !open.is_empty() {
            store::release(&self.world.errand(None), &open, &claim.owner).await?;
        }
        result
    }

    /// Does tasks community by community, those of each in their order, and takes out of `open` what was begun. Whoever is asked to stop before anything was
    /// done does one task all the same: a worker always comes forward.
    async fn work_through(
        &self,
        handler: &dyn Handler,
        claim: &Claim,
        open: &mut Vec<i64>,
        stop: &CancellationToken,
    ) -> Answer<Tally> {
        let mut tally = Tally::default();
        for (tenant, mut tasks) in by_community(&claim.tasks) {
            let mut together = handler.shares();
            while let Some(first) = tasks.first().copied() {
                if stop.is_cancelled() && !tally.is_empty() {
                    return Ok(tally);
                }
                let run: Vec<i64> = tasks.iter().take_while(|task| is_untried(task)).map(|task| task.id).collect();
                if together && run.len() > 1 && !stop.is_cancelled() {
                    match self.guarded(self.attempt_together(handler, tenant, &run, &claim.owner)).await {
                        Ok(done) if !done.is_empty() => {
                            for _ in &done {
                                tally.note(Outcome::Done);
                                handler.ended(Outcome::Done);
                            }
                            tasks.retain(|task| !done.contains(&task.id));
                            open.retain(|id| !done.contains(id));
                            continue;
                        }
                        Ok(_) => {}
                        Err(trouble) => {
                            tracing::debug!(
                                kind = handler.kind().as_str(),
                                ?trouble,
                                "tasks cannot share a transaction"
                            );
                            together = false;
                        }
                    }
                }
                tasks.remove(0);
                open.retain(|id| *id != first.id);
                tally.note(self.finish(handler, first, &claim.owner, stop).await?);
            }
        }
        Ok(tally)
    }

    /// Lets tasks of one community share a transaction, as far as they can. Gives those that are done.
    async fn attempt_together(
        &self,
        handler: &dyn Handler,
        tenant: TenantId,
        tasks: &[i64],
        owner: &str,
    ) -> Result<Vec<i64>, Trouble> {
        let call = self.call(tenant).await?;
        let mut tx = call.begin().await.map_err(Trouble::Failure)?;
        let ours = store::open(&mut tx, tasks, owner).await.map_err(stored)?;
        let done = handler.work_together(&mut tx, &ours).await.map_err(Trouble::Failure)?;
        if done.is_empty() {
            return Ok(done);
        }
        let marked = store::finish(&mut tx, &done, owner).await.map_err(stored)?;
        if usize::try_from(marked).is_ok_and(|marked| marked == done.len()) {
            tx.commit().await.map_err(Trouble::Failure)?;
            return Ok(done);
        }
        Err(Trouble::Unfinished)
    }

    /// Does one task, or writes down why not.
    pub(crate) async fn finish(
        &self,
        handler: &dyn Handler,
        task: &Task,
        owner: &str,
        stop: &CancellationToken,
    ) -> Answer<Outcome> {
        let mut task = task.clone();
        let mut step = self.guarded(self.attempt(handler, &task, owner)).await;
        while matches!(step, Ok(Step::More)) && !stop.is_cancelled() {
            task.attempts = 1;
            step = self.guarded(self.attempt(handler, &task, owner)).await;
        }
        let outcome = match step {
            Ok(Step::Done) => Outcome::Done,
            Ok(Step::PutOff) => Outcome::PutOff,
            Ok(Step::Lost) => Outcome::Lost,
            // Asked to stop half-way: whoever comes next goes on from there.
            Ok(Step::More) => {
                store::release(&self.world.errand(None), &[task.id], owner).await?;
                Outcome::Lost
            }
            Err(trouble) => {
                let what = (handler.kind(), handler.schedule().is_some());
                note_failure(&self.world.errand(None), &self.settings, what, (&task, owner), &trouble).await?
            }
        };
        handler.ended(outcome);
        Ok(outcome)
    }

    /// Lets the handler work, and marks in the same transaction that the task is done, or how far it came.
    async fn attempt(&self, handler: &dyn Handler, task: &Task, owner: &str) -> Result<Step, Trouble> {
        if task.attempts > self.settings.attempts && handler.schedule().is_none() {
            return Err(Trouble::Unfinished);
        }
        let call = self.call(task.tenant_id).await?;
        let mut tx = call.begin().await.map_err(Trouble::Failure)?;
        let Some(ours) = store::open(&mut tx, &[task.id], owner).await.map_err(stored)?.pop() else {
            return Ok(Step::Lost);
        };
        let progress = handler.work(&mut tx, &ours).await.map_err(Trouble::Failure)?;
        let (marked, step) = match (progress, handler.schedule()) {
            (Progress::Done, Some(schedule)) => {
                let zone = zone(&call.community().map_err(Trouble::Failure)?.settings.timezone);
                (store::come_again(&mut tx, task.id, owner, schedule.next(call.now(), zone)).await, Step::Done)
            }
            (Progress::Done, None) => {
                (store::finish(&mut tx, &[task.id], owner).await.map(|done| done == 1), Step::Done)
            }
            (Progress::More(resume), _) => {
                let until = lease_from(tx.call(), self.settings.lease);
                (store::note_progress(&mut tx, task.id, owner, resume, until).await, Step::More)
            }
            (Progress::Unknown, _) => {
                let due = call.now() + PUT_OFF;
                (store::put_off(&mut tx, task.id, owner, due).await, Step::PutOff)
            }
        };
        if !marked.map_err(stored)? {
            return Ok(Step::Lost);
        }
        tx.commit().await.map_err(Trouble::Failure)?;
        Ok(step)
    }

    async fn call(&self, tenant: TenantId) -> Result<Call, Trouble> {
        let tenant = self.tenants.by_id(&self.world, tenant).await.map_err(Trouble::Failure)?;
        Ok(self.world.errand(Some(tenant.ok_or(Trouble::NoTenant)?)))
    }

    /// Whatever a handler does, its transaction is dropped with it and undoes itself; the worker goes on.
    async fn guarded<T>(&self, work: impl Future<Output = Result<T, Trouble>>) -> Result<T, Trouble> {
        match tokio::time::timeout(self.settings.patience, AssertUnwindSafe(work).catch_unwind()).await {
            Ok(Ok(result)) => result,
            Ok(Err(_panic)) => Err(Trouble::Panic),
            Err(_elapsed) => Err(Trouble::Slow),
        }
    }
}

/// The tasks of each community, in their order.
fn by_community(tasks: &[Task]) -> BTreeMap<TenantId, Vec<&Task>> {
    let mut found: BTreeMap<TenantId, Vec<&Task>> = BTreeMap::new();
    for task in tasks {
        found.entry(task.tenant_id).or_default().push(task);
    }
    found
}

/// Whether a task has not failed, and nothing of it is done.
fn is_untried(task: &Task) -> bool {
    task.attempts == 1 && task.resume.is_none()
}

/// What became of one transaction of a task.
enum Step {
    Done,
    More,
    /// The task is for another version of the program.
    PutOff,
    /// The task is not ours any more.
    Lost,
}

#[track_caller]
fn stored(error: crate::db::DbError) -> Trouble {
    Trouble::Failure(error.into())
}
