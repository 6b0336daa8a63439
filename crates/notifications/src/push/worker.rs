//! Whoever sends.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use tokio_util::sync::CancellationToken;

use super::delivery::{Delivery, Ended};
use super::store::queue;
use super::{MESSAGE, Push};
use crate::base::Answer;
use crate::call::{Call, World};
use crate::queue::{Fate, Held, Kind, Sender, SendingWorker, Sent, WorkerSettings};
use crate::tenancy::Communities;

/// So many messages are sent at the same time, so that a push service which hangs keeps few others waiting.
const ABREAST: usize = 16;

/// How patient the worker is: thirty-two messages at once. How often a browser or phone is tried is its own matter (`model.rs`); only a message that ends
/// every process is claimed 200 times.
#[must_use]
pub fn patience() -> WorkerSettings {
    WorkerSettings {
        batch: 32,
        attempts: 200,
        first_wait: Duration::from_secs(30),
        longest_wait: Duration::from_secs(5 * 60),
        ..WorkerSettings::default()
    }
}

/// What a worker did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Done {
    /// Messages that ended, however.
    pub finished: u64,
    /// Messages that wait for another try.
    pub postponed: u64,
    /// Messages that somebody else took over, or that are gone.
    pub lost: u64,
    /// Messages that met trouble of our own.
    pub troubled: u64,
}

impl Done {
    fn note(&mut self, sent: Sent<Ended>) {
        self.troubled += sent.troubled;
        for ended in sent.reports {
            match ended {
                Ended::Finished => self.finished += 1,
                Ended::Postponed => self.postponed += 1,
                Ended::Lost => self.lost += 1,
            }
        }
    }
}

/// Sends messages. Any number of workers, in any number of processes, may serve one database: with each browser and phone a message goes through a row
/// that only one of them can write.
pub struct Worker(SendingWorker<Messages>);

impl Worker {
    /// A worker. The world must have [`Push`] and [`Tenants`](crate::tenancy::Tenants).
    #[must_use]
    pub fn new(world: Arc<World>, settings: WorkerSettings) -> Self {
        Self(SendingWorker::new(world, Arc::new(Communities), Messages, settings))
    }

    /// Works until `stop` is cancelled: finishes what has begun and hands the rest of its claim back.
    pub async fn run(&self, stop: CancellationToken) {
        self.0.run(stop).await;
    }

    /// Works until nothing is due.
    ///
    /// # Errors
    /// A fault if the database fails.
    pub async fn work_off(&self) -> Answer<Done> {
        let mut sum = Done::default();
        self.0.work_off(|sent| sum.note(sent)).await?;
        Ok(sum)
    }

    /// Leases what is due.
    ///
    /// # Errors
    /// A fault if the database fails.
    pub async fn claim(&self) -> Answer<Vec<Held>> {
        self.0.claim().await
    }

    /// Sends one message that was claimed, or lets it wait after trouble of our own.
    ///
    /// # Errors
    /// A fault if not even that can be written down.
    pub async fn deliver(&self, held: &Held) -> Answer<Done> {
        let ended = self.0.deliver(held).await?;
        let mut sum = Done::default();
        sum.note(Sent { troubled: u64::from(ended.is_none()), reports: ended.into_iter().collect(), ended: false });
        Ok(sum)
    }
}

/// Does tasks of messages.
struct Messages;

#[async_trait]
impl Sender for Messages {
    type Report = Ended;

    fn kind(&self) -> Kind {
        MESSAGE
    }

    fn abreast(&self, _world: &World) -> usize {
        ABREAST
    }

    fn is_open(&self, world: &World) -> bool {
        world.room::<Push>().is_ok()
    }

    async fn send(&self, call: &Call, held: &Held) -> Answer<Ended> {
        let Some(message) = queue::read(call, held.task().subject).await? else {
            let mut tx = call.begin().await?;
            if held.hold(&mut tx).await? {
                held.settle(&mut tx, &[held.task().subject], Fate::Done, (None, held.task().attempts)).await?;
                tx.commit().await?;
            }
            return Ok(Ended::Lost);
        };
        let (tenant, push) = (call.community()?, call.room::<Push>()?);
        Delivery { call, tenant, push, message: &message, held }.run().await
    }
}
