//! Whoever sends mails.

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use futures::{FutureExt as _, StreamExt as _};
use tokio_util::sync::CancellationToken;

use super::model::Trigger;
use super::post::{Posted, post, stumbled};
use super::store::queue::{self, Item};
use super::{Wake, tasks};
use crate::base::{Answer, Failure, Fault, MemberId, TenantId};
use crate::call::World;
use crate::mail::Mailer;
use crate::tenancy::Tenants;

/// How long the worker waits for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// So many mails are taken at once (spec notifications 11.2).
    pub batch: u32,
    /// Without news from this process, the queue is looked at so often.
    pub poll: Duration,
    /// A worker that gave no sign of life for so long has crashed: somebody else takes its letters.
    pub lease: Duration,
    /// While a batch is being sent, it is said so often that somebody is there: far more often than its lease ends, since a letter may take
    /// minutes and others wait for it.
    pub sign_of_life: Duration,
    /// The first wait for a mail server that is away; it doubles each time.
    pub first_wait: Duration,
    /// The longest.
    pub longest_wait: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            batch: 50,
            poll: Duration::from_secs(1),
            lease: Duration::from_secs(10),
            sign_of_life: Duration::from_secs(3),
            first_wait: Duration::from_secs(5),
            longest_wait: Duration::from_secs(5 * 60),
        }
    }
}

impl Patience {
    /// The usual, with another lease and poll.
    #[must_use]
    pub fn with(lease: Duration, poll: Duration) -> Self {
        Self { lease, poll, sign_of_life: lease / 3, ..Self::default() }
    }
}

/// What a worker did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MailTally {
    /// Letters that the mail server has taken.
    pub sent: u64,
    /// Letters that are tried again.
    pub again: u64,
    /// Letters that were given up.
    pub failed: u64,
    /// Letters that nobody wants.
    pub suppressed: u64,
    /// Letters that wait for another time.
    pub handed_back: u64,
    /// Letters that somebody else has now.
    pub lost: u64,
    /// Have left, or perhaps, which could not be written down.
    pub unwritten: u64,
    /// The mail server could not be talked to.
    pub server_away: bool,
}

impl MailTally {
    fn note(&mut self, posted: Posted) {
        match posted {
            Posted::Settled(Trigger::Accepted) => self.sent += 1,
            Posted::Settled(Trigger::Again) => self.again += 1,
            Posted::Settled(Trigger::GiveUp | Trigger::Gone) => self.failed += 1,
            Posted::Settled(Trigger::Unwanted) => self.suppressed += 1,
            Posted::Settled(Trigger::HandBack | Trigger::Claim) => self.handed_back += 1,
            Posted::ServerAway => self.server_away = true,
            Posted::Lost => self.lost += 1,
            Posted::Unwritten => self.unwritten += 1,
        }
    }

    fn add(&mut self, other: Self) {
        self.sent += other.sent;
        self.again += other.again;
        self.failed += other.failed;
        self.suppressed += other.suppressed;
        self.handed_back += other.handed_back;
        self.lost += other.lost;
        self.unwritten += other.unwritten;
        self.server_away |= other.server_away;
    }

    fn is_empty(self) -> bool {
        self == Self::default()
    }
}

/// Sends what is due.
///
/// Any number of workers, in any number of processes, may serve one queue: what one of them has is marked with its batch, and taken
/// back when it has crashed. A letter that a crash found on its way may have arrived, and goes once more: at most one for each connection to the mail
/// server. Its identity is the same, so that programs can tell.
pub struct MailWorker {
    world: Arc<World>,
    patience: Patience,
}

impl MailWorker {
    /// A worker for the world's queue.
    #[must_use]
    pub fn new(world: Arc<World>, patience: Patience) -> Self {
        Self { world, patience }
    }

    /// Works until `stop` is cancelled: finishes the letters at hand and hands the rest back.
    pub async fn run(&self, stop: CancellationToken) {
        let mut away = self.patience.first_wait;
        let mut tidied = None;
        while !stop.is_cancelled() {
            let now = self.world.clock().now();
            if tidied.is_none_or(|last| now - last >= TimeDelta::hours(1)) {
                tidied = Some(now);
                if let Err(failure) = tasks::tidy(&self.world).await {
                    tracing::warn!(%failure, "the mail queue cannot be tidied");
                }
            }
            let wait = match self.round(&stop).await {
                Ok(tally) if tally.server_away => {
                    let wait = away;
                    away = (away * 2).min(self.patience.longest_wait);
                    wait
                }
                Ok(tally) if !tally.is_empty() => {
                    away = self.patience.first_wait;
                    continue;
                }
                Ok(_) => self.patience.poll,
                Err(failure) => {
                    tracing::error!(%failure, "mails cannot be sent");
                    self.patience.first_wait
                }
            };
            // A mail server that is away does not come back because somebody wrote another mail.
            let news = async {
                match self.world.room::<Wake>() {
                    Ok(wake) if away == self.patience.first_wait => wake.rung().await,
                    _ => std::future::pending().await,
                }
            };
            tokio::select! {
                () = stop.cancelled() => {}
                () = news => {}
                () = tokio::time::sleep(wait) => {}
            }
        }
        if let Ok(mailer) = self.world.room::<Mailer>() {
            mailer.close().await;
        }
    }

    /// Works until nothing is due or there is no mail server to talk to.
    ///
    /// # Errors
    /// A fault if the database fails.
    pub async fn work_off(&self) -> Answer<MailTally> {
        let mut sum = MailTally::default();
        loop {
            let tally = self.round(&CancellationToken::new()).await?;
            sum.add(tally);
            if tally.is_empty() || tally.server_away {
                return Ok(sum);
            }
        }
    }

    /// One batch and what becomes of it. Nothing is touched where no mail leaves.
    ///
    /// # Errors
    /// A fault if the database fails.
    pub async fn round(&self, stop: &CancellationToken) -> Answer<MailTally> {
        let mailer = self.world.room::<Mailer>()?;
        if !mailer.is_on() {
            return Ok(MailTally::default());
        }
        let call = self.world.errand(None);
        let silent_since = call.now() - TimeDelta::from_std(self.patience.lease).unwrap_or(TimeDelta::MAX / 2);
        if queue::is_stuck(&call, silent_since).await? {
            let back = queue::take_back(&call, silent_since).await?;
            tracing::warn!(back, "mails were taken back from a worker that did not finish");
        }
        let (batch, letters) = self.claim().await?;
        if letters.is_empty() {
            return Ok(MailTally::default());
        }
        let (sum, gone) = self.send_all(&batch, letters, mailer.config().pool_size, stop).await;
        // Whatever was not begun, and whatever met a fault of ours. Not what has left already.
        queue::release(&call, &batch, &gone).await?;
        sum
    }

    /// Takes what is due, a letter each. The batch's name is new each time: a worker that lost it never takes the next one for it.
    async fn claim(&self) -> Answer<(String, Vec<Vec<Item>>)> {
        let call = self.world.errand(None);
        let batch = call.chance().uuid().to_string();
        // Looking first is a mere reading; on SQLite, claiming would keep other writers waiting although nothing is due.
        if queue::next_due(&call).await?.is_none_or(|due| due > call.now()) {
            return Ok((batch, Vec::new()));
        }
        let mut tx = call.begin().await?;
        let single = queue::claim_single(&mut tx, &batch, self.patience.batch).await?;
        let left = self.patience.batch.saturating_sub(u32::try_from(single.len()).unwrap_or(u32::MAX));
        let digests = if left > 0 { queue::claim_digests(&mut tx, &batch, left).await? } else { Vec::new() };
        tx.commit().await?;
        let mut letters: Vec<Vec<Item>> = single.into_iter().map(|item| vec![item]).collect();
        let mut gathered: BTreeMap<(TenantId, MemberId, &'static str), Vec<Item>> = BTreeMap::new();
        for item in digests {
            gathered.entry((item.tenant_id, item.user_id, item.frequency.as_str())).or_default().push(item);
        }
        letters.extend(gathered.into_values());
        Ok((batch, letters))
    }

    /// As many at a time as there are connections, and none any more once the process ends or the mail server is away. Also gives what has
    /// left although that could not be written down.
    async fn send_all(
        &self,
        batch: &str,
        letters: Vec<Vec<Item>>,
        at_once: usize,
        stop: &CancellationToken,
    ) -> (Answer<MailTally>, Vec<i64>) {
        let away = CancellationToken::new();
        let sending = letters.into_iter().map(|items| {
            let away = &away;
            async move {
                if stop.is_cancelled() || away.is_cancelled() {
                    return Ok(None);
                }
                let posted = self.send(batch, &items).await?;
                if posted == Posted::ServerAway {
                    away.cancel();
                }
                let gone = if posted == Posted::Unwritten { items } else { Vec::new() };
                Ok(Some((posted, gone)))
            }
        });
        let mut results = futures::stream::iter(sending).buffer_unordered(at_once.max(1));
        let (mut tally, mut trouble, mut left) = (MailTally::default(), None, Vec::new());
        let collecting = async {
            while let Some(result) = results.next().await {
                match result {
                    Ok(Some((posted, gone))) => {
                        tally.note(posted);
                        left.extend(gone.iter().map(|item| item.id));
                    }
                    Ok(None) => {}
                    Err(failure) => {
                        away.cancel();
                        trouble = Some(failure);
                    }
                }
            }
        };
        tokio::select! {
            () = collecting => {}
            () = self.show_life(batch) => {}
        }
        (trouble.map_or(Ok(tally), Err), left)
    }

    /// Says now and then that somebody is still at a batch. Beside the letters and not between them: whoever waits for the database must not
    /// keep a letter from letting it go. Does not end.
    async fn show_life(&self, batch: &str) {
        loop {
            tokio::time::sleep(self.patience.sign_of_life).await;
            if let Err(error) = queue::renew(&self.world.errand(None), batch).await {
                tracing::warn!(%error, "it cannot be said that mails are still being sent");
            }
        }
    }

    /// A letter that stumbles over a fault of ours counts as tried, so that it does not keep the others waiting for ever.
    async fn send(&self, batch: &str, items: &[Item]) -> Answer<Posted> {
        let Some(first) = items.first() else { return Ok(Posted::Lost) };
        let tenant = self.world.room::<Tenants>()?.by_id(&self.world, first.tenant_id).await?;
        let tenant = tenant.ok_or_else(|| Fault::new("a mail is of a community that is not there"))?;
        let call = self.world.errand(Some(tenant));
        let line = match AssertUnwindSafe(post(&call, batch, items)).catch_unwind().await {
            Ok(Ok(posted)) => return Ok(posted),
            Ok(Err(Failure::Fault(fault))) if fault.is_race() || fault.is_unavailable() => return Err(fault.into()),
            Ok(Err(Failure::Fault(fault))) => {
                tracing::error!(id = first.id, %fault, "a mail cannot be written");
                format!("fault at {}", fault.place())
            }
            Ok(Err(Failure::Refusal(refusal))) => format!("refused: {}", refusal.code()),
            Err(_panic) => {
                tracing::error!(id = first.id, "writing a mail panicked");
                "panicked".to_owned()
            }
        };
        stumbled(&call, batch, items, line).await
    }
}
