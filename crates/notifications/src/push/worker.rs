//! Whoever sends.

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use futures::{StreamExt as _, stream};
use tokio_util::sync::CancellationToken;

use super::Push;
use super::delivery::{Delivery, Ended};
use super::store::queue::{self, Claim};
use crate::base::{Answer, Fault, Timestamp};
use crate::call::{Call, World};
use crate::tenancy::Tenants;

/// After trouble of our own a message waits so long.
const AFTER_TROUBLE: TimeDelta = TimeDelta::seconds(30);

/// A lease is renewed so many times before it would end.
const RENEWALS: u32 = 3;

/// How patient the workers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkerSettings {
    /// So many messages are claimed at once.
    pub batch: u32,
    /// So many of them are sent at the same time, so that a push service which hangs keeps few others waiting.
    pub abreast: usize,
    /// A claim lasts so long unless it is renewed, as it is three times within this; after a crash somebody else takes over then.
    pub lease: Duration,
    /// Without news from this process, the workers look so often for those of others.
    pub poll: Duration,
    /// After so many claims a message is given up, whatever became of its workers.
    pub claims: i64,
}

impl Default for WorkerSettings {
    fn default() -> Self {
        Self { batch: 32, abreast: 16, lease: Duration::from_secs(10), poll: Duration::from_secs(1), claims: 200 }
    }
}

/// What a worker did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Done {
    /// Messages that ended, however.
    pub finished: u64,
    /// Messages that wait for another try.
    pub postponed: u64,
    /// Messages that somebody else took over.
    pub lost: u64,
    /// Messages that met trouble of our own.
    pub troubled: u64,
}

impl Done {
    fn add(&mut self, other: Self) {
        self.finished += other.finished;
        self.postponed += other.postponed;
        self.lost += other.lost;
        self.troubled += other.troubled;
    }

    fn is_empty(self) -> bool {
        self == Self::default()
    }
}

/// Sends messages. Any number of workers, in any number of processes, may serve one database: a message is leased to whoever claimed it,
/// and with each browser and phone it goes through a row that only one of them can write.
pub struct Worker {
    world: Arc<World>,
    settings: WorkerSettings,
}

impl Worker {
    /// A worker. The world must have [`Push`] and [`Tenants`].
    #[must_use]
    pub fn new(world: Arc<World>, settings: WorkerSettings) -> Self {
        Self { world, settings }
    }

    /// Works until `stop` is cancelled: finishes what has begun and hands the rest of its claim back.
    pub async fn run(&self, stop: CancellationToken) {
        while !stop.is_cancelled() {
            let wait = match self.round(&stop).await {
                Ok(done) if !done.is_empty() => continue,
                Ok(_) => self.until_due().await.unwrap_or(self.settings.poll),
                Err(failure) => {
                    tracing::error!(%failure, "messages cannot be sent");
                    self.settings.poll
                }
            };
            tokio::select! {
                () = stop.cancelled() => {}
                () = self.news() => {}
                () = tokio::time::sleep(wait) => {}
            }
        }
    }

    /// Works until nothing is due.
    ///
    /// # Errors
    /// A fault if the database fails.
    pub async fn work_off(&self) -> Answer<Done> {
        let mut sum = Done::default();
        loop {
            let done = self.round(&CancellationToken::new()).await?;
            if done.is_empty() {
                return Ok(sum);
            }
            sum.add(done);
        }
    }

    /// Leases what is due. The owner's name is new each time: a worker that lost a lease never takes the next one for it.
    ///
    /// # Errors
    /// A fault if the database fails.
    pub async fn claim(&self) -> Answer<(String, Vec<Claim>)> {
        let call = self.world.errand(None);
        let owner = call.chance().uuid().to_string();
        // Looking first is a mere reading; on SQLite, claiming would keep other writers waiting although nothing is due.
        if queue::next_due(&call).await?.is_none_or(|due| due > call.now()) {
            return Ok((owner, Vec::new()));
        }
        let mut tx = call.begin().await?;
        let claims = queue::claim(&mut tx, &owner, self.until(&call), self.settings.batch).await?;
        tx.commit().await?;
        Ok((owner, claims))
    }

    fn until(&self, call: &Call) -> Timestamp {
        call.now() + TimeDelta::from_std(self.settings.lease).unwrap_or(TimeDelta::MAX / 2)
    }

    /// Sends one message that was claimed, or lets it wait after trouble of our own.
    ///
    /// # Errors
    /// A fault if not even that can be written down.
    pub async fn deliver(&self, claim: &Claim, owner: &str) -> Answer<Done> {
        let one = Done::default();
        match self.attempt(claim, owner).await {
            Ok(Ended::Finished) => Ok(Done { finished: 1, ..one }),
            Ok(Ended::Postponed) => Ok(Done { postponed: 1, ..one }),
            Ok(Ended::Lost) => Ok(Done { lost: 1, ..one }),
            Err(failure) => {
                tracing::warn!(message = claim.id, %failure, "a message could not be sent");
                let call: Call = self.world.errand(None);
                queue::postpone(&call, claim, owner, call.now() + AFTER_TROUBLE).await?;
                Ok(Done { troubled: 1, ..one })
            }
        }
    }

    async fn attempt(&self, claim: &Claim, owner: &str) -> Answer<Ended> {
        let tenant = self.world.room::<Tenants>()?.by_id(&self.world, claim.tenant_id).await?;
        let tenant = tenant.ok_or_else(|| Fault::new("the community cannot be found"))?;
        let call = self.world.errand(Some(Arc::clone(&tenant)));
        let push = self.world.room::<Push>()?;
        Delivery { call: &call, tenant: &tenant, push, claim, owner, settings: &self.settings }.run().await
    }

    async fn round(&self, stop: &CancellationToken) -> Answer<Done> {
        let (owner, claims) = self.claim().await?;
        let work: Vec<_> = claims.iter().map(|claim| self.unless_stopped(claim, &owner, stop)).collect();
        let mut results = stream::iter(work).buffer_unordered(self.settings.abreast);
        let (mut sum, mut untouched, mut trouble) = (Done::default(), Vec::new(), Ok(()));
        let sending = async {
            while let Some(result) = results.next().await {
                match result {
                    Ok(Ok(done)) => sum.add(done),
                    Ok(Err(failure)) => trouble = Err(failure),
                    Err(id) => untouched.push(id),
                }
            }
        };
        tokio::select! {
            () = sending => {}
            () = self.show_life(&claims, &owner) => {}
        }
        if !untouched.is_empty() {
            queue::release(&self.world.errand(None), &untouched, &owner).await?;
        }
        trouble.map(|()| sum)
    }

    /// Renews the lease of a claim until it is dropped: a push service may take longer to answer than the lease lasts.
    async fn show_life(&self, claims: &[Claim], owner: &str) {
        let ids: Vec<i64> = claims.iter().map(|claim| claim.id).collect();
        loop {
            tokio::time::sleep(self.settings.lease / RENEWALS).await;
            let call = self.world.errand(None);
            if let Err(error) = queue::renew(&call, &ids, owner, self.until(&call)).await {
                tracing::warn!(%error, "it cannot be said that messages are still being sent");
            }
        }
    }

    /// What became of a message, or its id if it was not begun any more.
    async fn unless_stopped(&self, claim: &Claim, owner: &str, stop: &CancellationToken) -> Result<Answer<Done>, i64> {
        if stop.is_cancelled() { Err(claim.id) } else { Ok(self.deliver(claim, owner).await) }
    }

    async fn until_due(&self) -> Answer<Duration> {
        let call = self.world.errand(None);
        let due = queue::next_due(&call).await?.and_then(|due| (due - call.now()).to_std().ok());
        Ok(due.map_or(self.settings.poll, |due| due.min(self.settings.poll)))
    }

    async fn news(&self) {
        match self.world.room::<Push>() {
            Ok(push) => push.news().await,
            Err(_) => std::future::pending().await,
        }
    }
}
