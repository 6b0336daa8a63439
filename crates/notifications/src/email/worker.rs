//! Whoever sends mails.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use futures::FutureExt as _;
use tokio_util::sync::CancellationToken;

use super::LETTER;
use super::answers::Answers;
use super::guardians::Guardians;
use super::invitations::Invitations;
use super::model::Trigger;
use super::post::{Posted, post, stumbled};
use super::strangers::Strangers;
use crate::base::{Answer, Failure};
use crate::call::{Call, World};
use crate::mail::Mailer;
use crate::queue::{Held, Kind, Sender, SendingWorker, Sent, WorkerSettings};
use crate::tenancy::Communities;

/// How patient the worker is: fifty mails at once (spec notifications 11.2), and pauses of five seconds to five minutes while the mail server is away. How
/// often a letter is tried is its own matter (`model.rs`); only a task that ends every process before its letter begins is claimed 200 times.
#[must_use]
pub fn patience() -> WorkerSettings {
    WorkerSettings {
        batch: 50,
        attempts: 200,
        first_wait: Duration::from_secs(5),
        longest_wait: Duration::from_secs(5 * 60),
        ..WorkerSettings::default()
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
    /// Letters that met trouble of our own.
    pub troubled: u64,
    /// The mail server could not be talked to.
    pub server_away: bool,
}

impl MailTally {
    fn note(&mut self, sent: Sent<Posted>) {
        self.troubled += sent.troubled;
        for posted in sent.reports {
            match posted {
                Posted::Settled(Trigger::Accepted) => self.sent += 1,
                Posted::Settled(Trigger::Again) => self.again += 1,
                Posted::Settled(Trigger::GiveUp | Trigger::Gone) => self.failed += 1,
                Posted::Settled(Trigger::Unwanted) => self.suppressed += 1,
                Posted::Settled(Trigger::HandBack | Trigger::Begin) => self.handed_back += 1,
                Posted::ServerAway => self.server_away = true,
                Posted::Lost => self.lost += 1,
                Posted::Unwritten => self.unwritten += 1,
            }
        }
    }
}

/// Sends what is due.
///
/// Any number of workers, in any number of processes, may serve one queue. A letter that a crash found on its way may have arrived, and goes once
/// more: at most one for each connection to the mail server. Its identity is the same, so that programs can tell.
pub struct MailWorker {
    world: Arc<World>,
    inner: SendingWorker<Letters>,
    invitations: SendingWorker<Strangers<Invitations>>,
    guardians: SendingWorker<Strangers<Guardians>>,
    answers: SendingWorker<Strangers<Answers>>,
}

impl MailWorker {
    /// A worker for the world's queue.
    #[must_use]
    pub fn new(world: Arc<World>, settings: WorkerSettings) -> Self {
        Self {
            inner: SendingWorker::new(Arc::clone(&world), Arc::new(Communities), Letters, settings),
            invitations: SendingWorker::new(
                Arc::clone(&world),
                Arc::new(Communities),
                Strangers(Invitations),
                settings,
            ),
            guardians: SendingWorker::new(Arc::clone(&world), Arc::new(Communities), Strangers(Guardians), settings),
            answers: SendingWorker::new(Arc::clone(&world), Arc::new(Communities), Strangers(Answers), settings),
            world,
        }
    }

    /// Works until `stop` is cancelled: finishes the letters at hand and hands the rest back.
    pub async fn run(&self, stop: CancellationToken) {
        tokio::join!(
            self.inner.run(stop.clone()),
            self.invitations.run(stop.clone()),
            self.guardians.run(stop.clone()),
            self.answers.run(stop)
        );
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
        self.inner.work_off(|sent| sum.note(sent)).await?;
        self.invitations.work_off(|sent| sum.note(sent)).await?;
        self.guardians.work_off(|sent| sum.note(sent)).await?;
        self.answers.work_off(|sent| sum.note(sent)).await?;
        Ok(sum)
    }

    /// One batch and what becomes of it. Nothing is touched where no mail leaves.
    ///
    /// # Errors
    /// A fault if the database fails.
    pub async fn round(&self, stop: &CancellationToken) -> Answer<MailTally> {
        let mut sum = MailTally::default();
        sum.note(self.inner.round(stop).await?);
        Ok(sum)
    }
}

/// Does tasks of mails.
struct Letters;

#[async_trait]
impl Sender for Letters {
    type Report = Posted;

    fn kind(&self) -> Kind {
        LETTER
    }

    /// As many as there are connections.
    fn abreast(&self, world: &World) -> usize {
        world.room::<Mailer>().map_or(1, |mailer| mailer.config().pool_size)
    }

    fn is_open(&self, world: &World) -> bool {
        world.room::<Mailer>().is_ok_and(Mailer::is_on)
    }

    fn is_the_end(&self, posted: &Posted) -> bool {
        *posted == Posted::ServerAway
    }

    async fn send(&self, call: &Call, held: &Held) -> Answer<Posted> {
        let id = held.task().subject;
        let line = match AssertUnwindSafe(post(call, held)).catch_unwind().await {
            Ok(Ok(posted)) => return Ok(posted),
            Ok(Err(Failure::Fault(fault))) if fault.is_race() || fault.is_unavailable() => return Err(fault.into()),
            Ok(Err(Failure::Fault(fault))) => {
                tracing::error!(id, %fault, "a mail cannot be written");
                format!("fault at {}", fault.place())
            }
            Ok(Err(Failure::Refusal(refusal))) => format!("refused: {}", refusal.code()),
            Err(_panic) => {
                tracing::error!(id, "writing a mail panicked");
                "panicked".to_owned()
            }
        };
        stumbled(call, held, line).await
    }
}
