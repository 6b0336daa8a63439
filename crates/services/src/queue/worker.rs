//! Whoever does what waits, in transactions of the database.

mod doing;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio_util::sync::CancellationToken;

use super::claim::Claim;
use super::handler::{Handler, Tally, TenantSource};
use super::model::{Kind, WorkerSettings, span};
use super::store;
use crate::base::{Answer, Timestamp};
use crate::call::{Call, World};

/// Does tasks of some kinds. Any number of workers, in any number of processes, may serve one database.
pub struct Worker {
    world: Arc<World>,
    tenants: Arc<dyn TenantSource>,
    handlers: Vec<Arc<dyn Handler>>,
    settings: WorkerSettings,
    /// When what is done now and then was last done.
    looked: Mutex<Looked>,
}

#[derive(Default)]
struct Looked {
    schedules: Option<Timestamp>,
    old: Option<Timestamp>,
}

/// How many old tasks are forgotten in one statement.
const FORGET: u32 = 500;

/// How often it is looked whether a new community needs tasks that come again.
const SCHEDULES: Duration = Duration::from_secs(60);

impl Worker {
    /// A worker for some handlers. Tasks of other kinds stay where they are, for another version of the program.
    #[must_use]
    pub fn new(
        world: Arc<World>,
        tenants: Arc<dyn TenantSource>,
        handlers: Vec<Arc<dyn Handler>>,
        settings: WorkerSettings,
    ) -> Self {
        Self { world, tenants, handlers, settings, looked: Mutex::default() }
    }

    /// Works until `stop` is cancelled: finishes the task at hand and hands the rest of its claim back.
    pub async fn run(&self, stop: CancellationToken) {
        let topics = self.topics();
        while !stop.is_cancelled() {
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
                () = self.world.news(&topics) => {}
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
        // Looking first is a mere reading; on SQLite, claiming would keep other writers waiting although nothing is ready.
        let mut ready = self.next_ready(&call).await?;
        ready.retain(|(since, _)| *since <= call.now());
        ready.sort_by_key(|(since, _)| *since);
        for (_, handler) in ready {
            let claim = self.claim(handler.kind()).await?;
            if !claim.tasks.is_empty() {
                return self.work(handler.as_ref(), &claim, stop).await;
            }
        }
        Ok(Tally::default())
    }

    /// When the next task of each handler may be claimed, if one is pending.
    async fn next_ready(&self, call: &Call) -> Answer<Vec<(Timestamp, &Arc<dyn Handler>)>> {
        let kinds: Vec<Kind> = self.handlers.iter().map(|handler| handler.kind()).collect();
        let found = store::next_of_each(call, &kinds).await?;
        let handlers = self.handlers.iter();
        Ok(handlers
            .filter_map(|handler| {
                let (_, since) = found.iter().find(|(name, _)| name == handler.kind().as_str())?;
                Some(((*since)?, handler))
            })
            .collect())
    }

    /// Leases what is ready of a kind.
    pub(crate) async fn claim(&self, kind: Kind) -> Answer<Claim> {
        Claim::take(&self.world, kind, &self.settings).await
    }

    /// What news of this process wake it.
    fn topics(&self) -> Vec<&'static str> {
        let mut topics: Vec<&'static str> = self.handlers.iter().map(|handler| handler.kind().topic()).collect();
        topics.sort_unstable();
        topics.dedup();
        topics
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
        for (ready, _) in self.next_ready(&call).await? {
            wait = (ready - call.now()).to_std().map_or(wait, |ready| ready.min(wait));
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
