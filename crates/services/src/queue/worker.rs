//! Whoever does what waits.

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use chrono::TimeDelta;
use futures::FutureExt;
use tokio_util::sync::CancellationToken;

use super::handler::{Handler, Progress, Tally, TenantSource};
use super::model::{Kind, Next, Outcome, Trouble, WorkerSettings, span};
use super::schedule::zone;
use super::store::{self, Task};
use crate::base::{Answer, TenantId, Timestamp};
use crate::call::{Call, World};

/// The names of what a worker shows.
#[derive(Clone, Copy, Debug)]
pub struct Metrics {
    /// Gauge: how many tasks of the worker's kinds wait, due or not.
    pub backlog: &'static str,
}

/// Does tasks of some kinds. Any number of workers, in any number of processes, may serve one database.
pub struct Worker {
    world: Arc<World>,
    tenants: Arc<dyn TenantSource>,
    handlers: Vec<Arc<dyn Handler>>,
    settings: WorkerSettings,
    metrics: Metrics,
    /// When what is done now and then was last done.
    looked: Mutex<Looked>,
}

#[derive(Default)]
struct Looked {
    backlog: Option<Timestamp>,
    schedules: Option<Timestamp>,
    old: Option<Timestamp>,
}

/// How many old tasks are forgotten in one statement.
const FORGET: u32 = 500;

/// How often it is looked whether a new community needs tasks that come again.
const SCHEDULES: Duration = Duration::from_secs(60);

/// After so long it is asked again whether this process knows a task by now: another version of the program may run beside it.
const PUT_OFF: TimeDelta = TimeDelta::minutes(1);

/// A lease is renewed so many times before it would end.
const RENEWALS: u32 = 3;

/// Tasks that one worker has claimed.
pub(crate) struct Claim {
    /// New each time: a worker that lost a lease never takes the next one for it.
    pub(crate) owner: String,
    pub(crate) tasks: Vec<Task>,
}

impl Worker {
    /// A worker for some handlers. Tasks of other kinds stay where they are, for another version of the program.
    #[must_use]
    pub fn new(
        world: Arc<World>,
        tenants: Arc<dyn TenantSource>,
        handlers: Vec<Arc<dyn Handler>>,
        settings: WorkerSettings,
        metrics: Metrics,
    ) -> Self {
        Self { world, tenants, handlers, settings, metrics, looked: Mutex::default() }
    }

    /// Works until `stop` is cancelled: finishes the task at hand and hands the rest of its claim back.
    pub async fn run(&self, stop: CancellationToken) {
        while !stop.is_cancelled() {
            self.gauge().await;
            let wait = match self.round(&stop).await {
                Ok(tally) if !tally.is_empty() => continue,
                Ok(_) => self.idle().await,
                Err(failure) => {
                    tracing::error!(%failure, "the queue cannot be worked off");
                    self.settings.poll
                }
            };
            tokio::select! {
                () = stop.cancelled() => {}
                () = self.world.news() => {}
                () = tokio::time::sleep(wait) => {}
            }
        }
    }

    /// Works until nothing is ready.
    ///
    /// # Errors
    /// A fault if the database fails. What handlers meet is in the tally and beside the task.
    pub async fn work_off(&self) -> Answer<Tally> {
        let mut sum = Tally::default();
        loop {
            let tally = self.round(&CancellationToken::new()).await?;
            if tally.is_empty() {
                return Ok(sum);
            }
            sum.add(tally);
        }
    }

    /// Forgets what was done long ago. Gives how many that were.
    ///
    /// # Errors
    /// A fault if the database fails.
    pub async fn sweep(&self) -> Answer<u64> {
        let call = self.world.errand(None);
        let mut forgotten = 0;
        loop {
            // The reading looks for them, so that on SQLite the writer is not kept from others meanwhile.
            let old = store::done_before(&call, call.now() - span(self.settings.keep), FORGET).await?;
            if old.is_empty() {
                return Ok(forgotten);
            }
            forgotten += store::forget(&call, &old).await?;
        }
    }

    /// Lets each active community have its tasks that come again. Workers do so by themselves.
    ///
    /// # Errors
    /// A fault if the database fails.
    pub async fn plan(&self) -> Answer<()> {
        let call = self.world.errand(None);
        for handler in self.handlers.iter().filter(|handler| handler.schedule().is_some()) {
            // The reading looks first, so that on SQLite the writer is not kept from others.
            if store::unscheduled(&call, handler.kind()).await? > 0 {
                store::add_scheduled(&call, handler.kind()).await?;
            }
        }
        Ok(())
    }

    /// One claim and what becomes of it: of the kind whose oldest task has been ready longest, so that no kind keeps another one waiting.
    pub(crate) async fn round(&self, stop: &CancellationToken) -> Answer<Tally> {
        let call = self.world.errand(None);
        let mut ready: Vec<(Timestamp, &Arc<dyn Handler>)> = Vec::with_capacity(self.handlers.len());
        for handler in &self.handlers {
            // Looking first is a mere reading; on SQLite, claiming would keep other writers waiting although nothing is ready.
            if let Some(since) = store::next_ready(&call, handler.kind()).await?.filter(|since| *since <= call.now()) {
                ready.push((since, handler));
            }
        }
        ready.sort_by_key(|(since, _)| *since);
        for (_, handler) in ready {
            let claim = self.claim(handler.kind()).await?;
            if !claim.tasks.is_empty() {
                return self.work(handler.as_ref(), &claim, stop).await;
            }
        }
        Ok(Tally::default())
    }

    /// Leases what is ready of a kind.
    pub(crate) async fn claim(&self, kind: Kind) -> Answer<Claim> {
        let call = self.world.errand(None);
        let owner = call.chance().uuid().to_string();
        let mut tx = call.begin().await?;
        let tasks = store::claim(&mut tx, kind, &owner, self.until(&call), self.settings.batch).await?;
        tx.commit().await?;
        Ok(Claim { owner, tasks })
    }

    fn until(&self, call: &Call) -> Timestamp {
        call.now() + span(self.settings.lease)
    }

    /// Does what was claimed, and says meanwhile that somebody is there. What was not begun is handed back.
    async fn work(&self, handler: &dyn Handler, claim: &Claim, stop: &CancellationToken) -> Answer<Tally> {
        let mut open: Vec<i64> = claim.tasks.iter().map(|task| task.id).collect();
        let result = tokio::select! {
            result = self.work_through(handler, claim, &mut open, stop) => result,
            () = self.show_life(claim) => Ok(Tally::default()),
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
            Err(trouble) => self.note_failure(handler, &task, owner, &trouble).await?,
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
                let until = self.until(tx.call());
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

    async fn note_failure(
        &self,
        handler: &dyn Handler,
        task: &Task,
        owner: &str,
        trouble: &Trouble,
    ) -> Answer<Outcome> {
        let call: Call = self.world.errand(None);
        let next = match Next::after(&self.settings, task.attempts, call.now(), call.chance()) {
            Next::GiveUp if handler.schedule().is_some() => Next::Again(call.now() + span(self.settings.longest_wait)),
            next => next,
        };
        let (id, kind, attempt) = (task.id, handler.kind().as_str(), task.attempts);
        match next {
            Next::Again(due) => tracing::warn!(id, kind, attempt, %due, ?trouble, "a task failed"),
            Next::GiveUp => tracing::error!(id, kind, attempt, ?trouble, "a task was given up"),
        }
        let ours = store::fail(&call, task, owner, next, &trouble.line()).await?;
        Ok(if ours { next.outcome() } else { Outcome::Lost })
    }

    /// Renews the lease of a claim until it is dropped. Beside the work and not between tasks: one of them may take longer than the lease.
    async fn show_life(&self, claim: &Claim) {
        let ids: Vec<i64> = claim.tasks.iter().map(|task| task.id).collect();
        loop {
            tokio::time::sleep(self.settings.lease / RENEWALS).await;
            let call = self.world.errand(None);
            if let Err(error) = store::renew(&call, &ids, &claim.owner, self.until(&call)).await {
                tracing::warn!(%error, "a lease cannot be renewed");
            }
        }
    }

    /// What is done when nothing is ready, and how long to wait then.
    async fn idle(&self) -> Duration {
        match self.look_around().await {
            Ok(wait) => wait,
            Err(failure) => {
                tracing::error!(%failure, "the queue cannot be looked after");
                self.settings.poll
            }
        }
    }

    /// Shows how much waits. Also while there is much to do: that is when it matters.
    async fn gauge(&self) {
        let call = self.world.errand(None);
        if self.is_time(|looked| &mut looked.backlog, call.now(), Duration::from_secs(5)) {
            let kinds: Vec<&str> = self.handlers.iter().map(|handler| handler.kind().as_str()).collect();
            match store::backlog(&call, &kinds).await {
                #[allow(clippy::cast_precision_loss, reason = "a gauge is a float")]
                Ok(backlog) => metrics::gauge!(self.metrics.backlog).set(backlog as f64),
                Err(error) => tracing::warn!(%error, "what waits cannot be counted"),
            }
        }
    }

    async fn look_around(&self) -> Answer<Duration> {
        let call = self.world.errand(None);
        let now = call.now();
        if self.is_time(|looked| &mut looked.old, now, Duration::from_secs(60 * 60)) {
            self.sweep().await?;
        }
        if self.is_time(|looked| &mut looked.schedules, now, SCHEDULES) {
            self.plan().await?;
        }
        let mut wait = self.settings.poll;
        for handler in &self.handlers {
            let ready = store::next_ready(&call, handler.kind()).await?;
            wait = ready.and_then(|ready| (ready - call.now()).to_std().ok()).map_or(wait, |ready| ready.min(wait));
        }
        Ok(wait)
    }

    /// Whether something was not looked at for so long; if so, it counts as looked at now.
    fn is_time(&self, which: impl Fn(&mut Looked) -> &mut Option<Timestamp>, now: Timestamp, every: Duration) -> bool {
        let mut looked = self.looked.lock().unwrap_or_else(PoisonError::into_inner);
        let last = which(&mut looked);
        let is_time = last.is_none_or(|last| now - last >= span(every));
        if is_time {
            *last = Some(now);
        }
        is_time
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
