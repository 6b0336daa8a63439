//! Whoever delivers.

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use futures::FutureExt;
use tokio_util::sync::CancellationToken;

use super::event::{Consumer, DomainEvent, Heard};
use super::model::{Next, Outcome, Trouble, WorkerSettings, span};
use super::store::{self, Claim, Parcel};
use crate::base::{Answer, TenantId, Timestamp};
use crate::call::{Call, Tenant, Tx, World};

/// Hears of domain events.
#[async_trait]
pub trait Listener: Send + Sync {
    /// As whom it listens.
    fn consumer(&self) -> Consumer;

    /// Does what follows from a domain event, in the transaction that also marks the delivery done: both last or neither.
    /// A second telling of the same event must change nothing. On SQLite nobody else can write meanwhile, so it waits for
    /// nothing but the database, and what concerns very many is done part by part: see [`Progress::More`].
    ///
    /// # Errors
    /// Anything: the delivery is tried again later, from where it stands, and given up after enough attempts without progress.
    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<Progress>;
}

/// How far a listener came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// To the end.
    Done,
    /// So far. What was done lasts, others have their turn, and the listener hears the event again with [`Heard::resume`].
    More(i64),
}

/// Where workers learn about communities.
#[async_trait]
pub trait TenantSource: Send + Sync {
    /// A community, active or not.
    ///
    /// # Errors
    /// A fault if the database fails.
    async fn by_id(&self, world: &Arc<World>, id: TenantId) -> Answer<Option<Arc<Tenant>>>;
}

/// What a worker did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Delivered.
    pub done: u64,
    /// Failed, to be tried again.
    pub failed: u64,
    /// Failed for the last time.
    pub dead: u64,
    /// Taken over by somebody else.
    pub lost: u64,
}

impl Tally {
    fn note(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Done => self.done += 1,
            Outcome::Failed => self.failed += 1,
            Outcome::Dead => self.dead += 1,
            Outcome::Lost => self.lost += 1,
        }
    }

    fn is_empty(self) -> bool {
        self == Self::default()
    }
}

/// Delivers domain events to this process's listeners.
///
/// Any number of workers, in any number of processes, may serve one database. What one of them claimed is leased to it; if it
/// crashes, the lease ends and another one takes over. What a listener stores lasts together with the delivery's mark, so
/// that happens exactly once.
///
/// Each consumer hears events in their order as long as nothing fails and one worker runs; a failed delivery is overtaken.
/// Listeners that need more look at the present state.
pub struct Worker {
    world: Arc<World>,
    tenants: Arc<dyn TenantSource>,
    listeners: BTreeMap<Consumer, Arc<dyn Listener>>,
    settings: WorkerSettings,
    /// When backlog and old deliveries were last looked at.
    looked: Mutex<Looked>,
}

#[derive(Default)]
struct Looked {
    backlog: Option<Timestamp>,
    old: Option<Timestamp>,
}

/// How many old deliveries are forgotten in one statement.
const FORGET: u32 = 500;

impl Worker {
    /// A worker for some listeners. Deliveries for others stay where they are, for another version of the program.
    #[must_use]
    pub fn new(
        world: Arc<World>,
        tenants: Arc<dyn TenantSource>,
        listeners: Vec<Arc<dyn Listener>>,
        settings: WorkerSettings,
    ) -> Self {
        let listeners = listeners.into_iter().map(|listener| (listener.consumer(), listener)).collect();
        Self { world, tenants, listeners, settings, looked: Mutex::default() }
    }

    /// Works until `stop` is cancelled: finishes the delivery at hand and hands the rest of its claim back.
    pub async fn run(&self, stop: CancellationToken) {
        while !stop.is_cancelled() {
            self.gauge().await;
            let wait = match self.round(&stop).await {
                Ok(tally) if !tally.is_empty() => continue,
                Ok(_) => self.idle().await,
                Err(failure) => {
                    tracing::error!(%failure, "the outbox cannot be worked off");
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

    /// Works until nothing is due.
    ///
    /// # Errors
    /// A fault if the database fails. What listeners meet is in the tally and beside the delivery.
    pub async fn work_off(&self) -> Answer<Tally> {
        let mut sum = Tally::default();
        loop {
            let tally = self.round(&CancellationToken::new()).await?;
            if tally.is_empty() {
                return Ok(sum);
            }
            sum.done += tally.done;
            sum.failed += tally.failed;
            sum.dead += tally.dead;
            sum.lost += tally.lost;
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

    /// One claim and what becomes of it.
    pub(super) async fn round(&self, stop: &CancellationToken) -> Answer<Tally> {
        let mut tally = Tally::default();
        let (owner, claims) = self.claim().await?;
        let mut trouble = Ok(());
        let mut rest = claims.iter();
        for claim in rest.by_ref() {
            match self.deliver(claim, &owner, stop).await {
                Ok(outcome) => tally.note(outcome),
                Err(failure) => trouble = Err(failure),
            }
            if trouble.is_err() || stop.is_cancelled() {
                break;
            }
        }
        let untouched: Vec<i64> = rest.map(|claim| claim.id).collect();
        if !untouched.is_empty() {
            store::release(&self.world.errand(None), &untouched, &owner).await?;
        }
        trouble.map(|()| tally)
    }

    /// Leases what is due. The owner's name is new each time: a worker that lost a lease never takes the next one for it.
    pub(super) async fn claim(&self) -> Answer<(String, Vec<Claim>)> {
        let call = self.world.errand(None);
        let consumers: Vec<Consumer> = self.listeners.keys().copied().collect();
        let owner = call.chance().uuid().to_string();
        // Looking first is a mere reading; on SQLite, claiming would keep other writers waiting although nothing is due.
        if store::next_due(&call, &consumers).await?.is_none_or(|due| due > call.now()) {
            return Ok((owner, Vec::new()));
        }
        let until = call.now() + span(self.settings.lease);
        let mut tx = call.begin().await?;
        let claims = store::claim(&mut tx, &consumers, &owner, until, self.settings.batch).await?;
        tx.commit().await?;
        Ok((owner, claims))
    }

    /// Delivers one, or writes down why not.
    pub(super) async fn deliver(&self, claim: &Claim, owner: &str, stop: &CancellationToken) -> Answer<Outcome> {
        let mut claim = claim.clone();
        let mut step = self.attempt(&claim, owner).await;
        while matches!(step, Ok(Step::More)) && !stop.is_cancelled() {
            claim.attempts = 1;
            step = self.attempt(&claim, owner).await;
        }
        let outcome = match step {
            Ok(Step::Done) => Outcome::Done,
            Ok(Step::Lost) => Outcome::Lost,
            // Asked to stop half-way: whoever comes next goes on from there.
            Ok(Step::More) => {
                store::release(&self.world.errand(None), &[claim.id], owner).await?;
                Outcome::Lost
            }
            Err(trouble) => self.note_failure(&claim, owner, &trouble).await?,
        };
        let labels = [("consumer", claim.consumer.as_str()), ("outcome", outcome.as_str())];
        metrics::counter!("timeweave_outbox_deliveries_total", &labels).increment(1);
        Ok(outcome)
    }

    /// Lets the listener hear, and marks in the same transaction that the delivery is done, or how far it came.
    async fn attempt(&self, claim: &Claim, owner: &str) -> Result<Step, Trouble> {
        if claim.attempts > self.settings.attempts {
            return Err(Trouble::Unfinished);
        }
        let listener = self.listeners.get(&claim.consumer).ok_or(Trouble::Unreadable)?;
        let tenant = self.tenants.by_id(&self.world, claim.tenant_id).await.map_err(Trouble::Failure)?;
        let call = self.world.errand(Some(tenant.ok_or(Trouble::NoTenant)?));
        let work = async {
            let mut tx = call.begin().await.map_err(Trouble::Failure)?;
            let Some(parcel) = store::open(&mut tx, claim.id, owner).await.map_err(stored)? else {
                return Ok(Step::Lost);
            };
            let (marked, step) =
                match listener.hear(&mut tx, &heard(parcel, claim.attempts)?).await.map_err(Trouble::Failure)? {
                    Progress::Done => (store::finish(&mut tx, claim.id, owner).await, Step::Done),
                    Progress::More(resume) => {
                        let until = tx.now() + span(self.settings.lease);
                        (store::go_on(&mut tx, claim.id, owner, resume, until).await, Step::More)
                    }
                };
            if !marked.map_err(stored)? {
                return Ok(Step::Lost);
            }
            tx.commit().await.map_err(Trouble::Failure)?;
            Ok(step)
        };
        // Whatever a listener does, its transaction is dropped with it and undoes itself; the worker goes on.
        match tokio::time::timeout(self.settings.patience, AssertUnwindSafe(work).catch_unwind()).await {
            Ok(Ok(result)) => result,
            Ok(Err(_panic)) => Err(Trouble::Panic),
            Err(_elapsed) => Err(Trouble::Slow),
        }
    }

    async fn note_failure(&self, claim: &Claim, owner: &str, trouble: &Trouble) -> Answer<Outcome> {
        let call: Call = self.world.errand(None);
        let next = Next::after(&self.settings, claim.attempts, call.now(), call.chance());
        let (id, consumer, attempt) = (claim.id, claim.consumer.as_str(), claim.attempts);
        match next {
            Next::Again(due) => tracing::warn!(id, consumer, attempt, %due, ?trouble, "a delivery failed"),
            Next::GiveUp => tracing::error!(id, consumer, attempt, ?trouble, "a delivery was given up"),
        }
        let ours = store::fail(&call, claim, owner, next, &trouble.line()).await?;
        Ok(if ours { next.outcome() } else { Outcome::Lost })
    }

    /// What is done when nothing is due, and how long to wait then.
    async fn idle(&self) -> Duration {
        match self.look_around().await {
            Ok(wait) => wait,
            Err(failure) => {
                tracing::error!(%failure, "the outbox cannot be looked after");
                self.settings.poll
            }
        }
    }

    /// Shows how much waits. Also while there is much to do: that is when it matters.
    async fn gauge(&self) {
        let call = self.world.errand(None);
        if self.is_time(|looked| &mut looked.backlog, call.now(), Duration::from_secs(5)) {
            match store::backlog(&call).await {
                #[allow(clippy::cast_precision_loss, reason = "a gauge is a float")]
                Ok(backlog) => metrics::gauge!("timeweave_outbox_backlog").set(backlog as f64),
                Err(error) => tracing::warn!(%error, "the outbox's backlog cannot be counted"),
            }
        }
    }

    async fn look_around(&self) -> Answer<Duration> {
        let call = self.world.errand(None);
        let now = call.now();
        if self.is_time(|looked| &mut looked.old, now, Duration::from_secs(60 * 60)) {
            self.sweep().await?;
        }
        let consumers: Vec<Consumer> = self.listeners.keys().copied().collect();
        let due = store::next_due(&call, &consumers).await?.and_then(|due| (due - call.now()).to_std().ok());
        Ok(due.map_or(self.settings.poll, |due| due.min(self.settings.poll)))
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

/// What became of one transaction of a delivery.
enum Step {
    Done,
    More,
    /// The delivery is not ours any more.
    Lost,
}

fn heard(parcel: Parcel, attempt: i64) -> Result<Heard, Trouble> {
    let event: DomainEvent = serde_json::from_value(parcel.payload.0).map_err(|_| Trouble::Unreadable)?;
    Ok(Heard { id: parcel.id, event, occurred_at: parcel.occurred_at, attempt, resume: parcel.resume_after })
}

#[track_caller]
fn stored(error: crate::db::DbError) -> Trouble {
    Trouble::Failure(error.into())
}
