//! Whoever does what waits and whose effect lies outside of the database.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures::{FutureExt as _, StreamExt as _, stream};
use tokio_util::sync::CancellationToken;

use super::claim::{Claim, note_failure};
use super::handler::TenantSource;
use super::model::{Trouble, WorkerSettings};
use super::sender::{Held, Sender};
use super::store::{self, Task};
use crate::base::Answer;
use crate::call::World;

/// Lets a [`Sender`] do tasks. Any number of workers, in any number of processes, may serve one database.
pub struct SendingWorker<S> {
    world: Arc<World>,
    tenants: Arc<dyn TenantSource>,
    sender: S,
    settings: WorkerSettings,
}

/// What came of some tasks.
#[derive(Debug)]
pub struct Sent<R> {
    /// What the sender says of each.
    pub reports: Vec<R>,
    /// Tasks that met trouble of our own and are tried again.
    pub troubled: u64,
    /// The sender cannot send any more for now.
    pub ended: bool,
}

impl<R> Sent<R> {
    fn nothing() -> Self {
        Self { reports: Vec::new(), troubled: 0, ended: false }
    }

    /// Nothing was done.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.reports.is_empty() && self.troubled == 0
    }
}

/// What came of one task.
enum Turn<R> {
    Sent(R),
    Troubled,
    /// Its turn did not come.
    Untouched(i64),
}

impl<S: Sender> SendingWorker<S> {
    /// A worker.
    #[must_use]
    pub fn new(world: Arc<World>, tenants: Arc<dyn TenantSource>, sender: S, settings: WorkerSettings) -> Self {
        Self { world, tenants, sender, settings }
    }

    /// Works until `stop` is cancelled: finishes what has begun and hands the rest of its claim back.
    pub async fn run(&self, stop: CancellationToken) {
        let topics = [self.sender.kind().topic()];
        let mut away = self.settings.first_wait;
        while !stop.is_cancelled() {
            let mut hears = true;
            let wait = match self.round(&stop).await {
                Ok(sent) if sent.ended => {
                    let wait = away;
                    away = (away * 2).min(self.settings.longest_wait);
                    // What cannot be sent does not leave because there is more of it.
                    hears = false;
                    wait
                }
                Ok(sent) if !sent.is_empty() => {
                    away = self.settings.first_wait;
                    continue;
                }
                Ok(_) => self.until_ready().await.unwrap_or(self.settings.poll),
                Err(failure) => {
                    tracing::error!(%failure, kind = self.sender.kind().as_str(), "nothing can be sent");
                    self.settings.poll
                }
            };
            tokio::select! {
                () = stop.cancelled() => {}
                () = self.world.news(&topics), if hears => {}
                () = tokio::time::sleep(wait) => {}
            }
        }
    }

    /// Works until nothing is ready or nothing can be sent. Gives what came of each batch to `note`.
    ///
    /// # Errors
    /// A fault if the database fails.
    pub async fn work_off(&self, mut note: impl FnMut(Sent<S::Report>)) -> Answer<()> {
        loop {
            let sent = self.round(&CancellationToken::new()).await?;
            let over = sent.is_empty() || sent.ended;
            note(sent);
            if over {
                return Ok(());
            }
        }
    }

    /// One claim and what becomes of it.
    ///
    /// # Errors
    /// A fault if the database fails.
    pub async fn round(&self, stop: &CancellationToken) -> Answer<Sent<S::Report>> {
        let claim = self.take().await?;
        if claim.tasks.is_empty() {
            return Ok(Sent::nothing());
        }
        let end = stop.child_token();
        let work: Vec<_> = claim.tasks.iter().map(|task| self.turn(task, &claim.owner, &end)).collect();
        let mut turns = stream::iter(work).buffer_unordered(self.sender.abreast(&self.world).max(1));
        let (mut sum, mut untouched, mut failed) = (Sent::nothing(), Vec::new(), None);
        let sending = async {
            while let Some(turn) = turns.next().await {
                match turn {
                    Ok(Turn::Sent(report)) => {
                        sum.ended |= self.sender.is_the_end(&report);
                        sum.reports.push(report);
                    }
                    Ok(Turn::Troubled) => sum.troubled += 1,
                    Ok(Turn::Untouched(id)) => untouched.push(id),
                    Err(failure) => {
                        end.cancel();
                        failed = Some(failure);
                    }
                }
                if sum.ended {
                    end.cancel();
                }
            }
        };
        tokio::select! {
            () = sending => {}
            () = claim.keep(&self.world, self.settings.lease) => {}
        }
        if !untouched.is_empty() {
            store::release(&self.world.errand(None), &untouched, &claim.owner).await?;
        }
        failed.map_or(Ok(sum), Err)
    }

    /// Leases what is ready, as [`round`](Self::round) does. The lease is not renewed.
    ///
    /// # Errors
    /// A fault if the database fails.
    pub async fn claim(&self) -> Answer<Vec<Held>> {
        let claim = self.take().await?;
        Ok(claim.tasks.iter().map(|task| self.held(task, &claim.owner)).collect())
    }

    /// Does one task that was claimed, as [`round`](Self::round) does. None if it met trouble of our own and is tried again.
    ///
    /// # Errors
    /// A fault if not even that can be written down.
    pub async fn deliver(&self, held: &Held) -> Answer<Option<S::Report>> {
        match self.attempt(&held.task, &held.owner).await? {
            Turn::Sent(report) => Ok(Some(report)),
            Turn::Troubled | Turn::Untouched(_) => Ok(None),
        }
    }

    /// Leases what is ready, if anything can be sent.
    async fn take(&self) -> Answer<Claim> {
        let call = self.world.errand(None);
        let nothing = Claim { owner: String::new(), tasks: Vec::new() };
        if !self.sender.is_open(&self.world) {
            return Ok(nothing);
        }
        // Looking first is a mere reading; on SQLite, claiming would keep other writers waiting although nothing is ready.
        match store::next_ready(&call, self.sender.kind()).await? {
            Some(ready) if ready <= call.now() => Claim::take(&self.world, self.sender.kind(), &self.settings).await,
            _ => Ok(nothing),
        }
    }

    async fn turn(&self, task: &Task, owner: &str, end: &CancellationToken) -> Answer<Turn<S::Report>> {
        if end.is_cancelled() {
            return Ok(Turn::Untouched(task.id));
        }
        self.attempt(task, owner).await
    }

    /// Lets the sender do one task, or writes down why not.
    async fn attempt(&self, task: &Task, owner: &str) -> Answer<Turn<S::Report>> {
        let trouble = match AssertUnwindSafe(self.send(task, owner)).catch_unwind().await {
            Ok(Ok(report)) => return Ok(Turn::Sent(report)),
            Ok(Err(trouble)) => trouble,
            Err(_panic) => Trouble::Panic,
        };
        let (call, kind) = (self.world.errand(None), self.sender.kind());
        note_failure(&call, &self.settings, (kind, false), (task, owner), &trouble).await?;
        Ok(Turn::Troubled)
    }

    async fn send(&self, task: &Task, owner: &str) -> Result<S::Report, Trouble> {
        if task.attempts > self.settings.attempts {
            return Err(Trouble::Unfinished);
        }
        let tenant = self.tenants.by_id(&self.world, task.tenant_id).await.map_err(Trouble::Failure)?;
        let call = self.world.errand(Some(tenant.ok_or(Trouble::NoTenant)?));
        self.sender.send(&call, &self.held(task, owner)).await.map_err(Trouble::Failure)
    }

    fn held(&self, task: &Task, owner: &str) -> Held {
        Held { kind: self.sender.kind(), task: task.clone(), owner: owner.to_owned() }
    }

    async fn until_ready(&self) -> Answer<Duration> {
        if !self.sender.is_open(&self.world) {
            return Ok(self.settings.poll);
        }
        let call = self.world.errand(None);
        let ready = store::next_ready(&call, self.sender.kind()).await?;
        let wait = ready.and_then(|ready| (ready - call.now()).to_std().ok());
        Ok(wait.map_or(self.settings.poll, |wait| wait.min(self.settings.poll)))
    }
}
