//! What listeners hear on each engine: each event once, whatever happens to workers and listeners.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use chrono::TimeDelta;
use contract::Code;
use serde::{Deserialize, Serialize};
use testing::on_each_engine;
use tokio_util::sync::CancellationToken;

use super::*;
use crate::base::{MemberId, Refusal};
use crate::call::Rooms;
use crate::ground::{Asked, Ground, asked};
use crate::queue::{self, Health, Progress, Tally};
use crate::{params, say};

/// The same as another version of the program tells it.
#[derive(Serialize, Deserialize)]
struct AskedKindly {
    connection: i64,
}

impl DomainEvent for AskedKindly {
    const NAME: &'static str = "connection_requested";
    const VERSION: u32 = 2;

    fn actor(&self) -> Option<MemberId> {
        None
    }
}

/// What only another version of the program knows.
#[derive(Serialize, Deserialize)]
struct Sung {}

impl DomainEvent for Sung {
    const NAME: &'static str = "song_sung";

    fn actor(&self) -> Option<MemberId> {
        None
    }
}

const BELL: Consumer = Consumer::new("event.bell");

/// Rooms in which what these tests tell is heard by the bell, and requests by somebody else, too.
fn rooms() -> Rooms {
    Rooms::default().with(Subscriptions::of(&[Arc::new(Scribe::new()), Arc::new(Newer), Arc::new(Deaf)]))
}

/// Writes one bell line for each event; trips over a chosen member's requests.
#[derive(Clone)]
struct Scribe {
    heard: Arc<AtomicU64>,
    trips_over: Option<MemberId>,
    panics: bool,
    dawdles: bool,
}

impl Scribe {
    fn new() -> Self {
        Self { heard: Arc::default(), trips_over: None, panics: false, dawdles: false }
    }

    fn heard(&self) -> u64 {
        self.heard.load(Ordering::SeqCst)
    }
}

#[async_trait]
impl Listener for Scribe {
    fn consumer(&self) -> Consumer {
        BELL
    }

    fn hears(&self) -> Vec<EventType> {
        vec![EventType::of::<Asked>()]
    }

    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<Progress> {
        self.heard.fetch_add(1, Ordering::SeqCst);
        let now = tx.now();
        // No uniqueness helps here: only the mark in the same transaction does.
        tx.run(
            "INSERT INTO notifications (tenant_id, user_id, type, message, created_at) VALUES ($1, 1, 'test', $2, $3)",
            params![heard.id.to_string(), now],
        )
        .await?;
        if self.trips_over.is_some() && requester(heard) == self.trips_over {
            assert!(!self.panics, "a listener's mistake");
            if self.dawdles {
                tokio::time::sleep(Duration::from_secs(60)).await;
            }
            return Err(Refusal::new(Code::NotFound, say!("member-missing")).into());
        }
        Ok(Progress::Done)
    }
}

/// Writes five lines for each event, one at a time, and stumbles when told to.
#[derive(Clone)]
struct Part {
    stumbles_at: Option<i64>,
}

const PARTS: i64 = 5;

#[async_trait]
impl Listener for Part {
    fn consumer(&self) -> Consumer {
        BELL
    }

    fn hears(&self) -> Vec<EventType> {
        vec![EventType::of::<Asked>()]
    }

    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<Progress> {
        let part = heard.resume.unwrap_or(0) + 1;
        let now = tx.now();
        tx.run(
            "INSERT INTO notifications (tenant_id, user_id, type, message, created_at) VALUES ($1, 1, 'test', $2, $3)",
            params![part.to_string(), now],
        )
        .await?;
        if self.stumbles_at == Some(part) {
            return Err(Refusal::new(Code::NotFound, say!("member-missing")).into());
        }
        Ok(if part < PARTS { Progress::More(part) } else { Progress::Done })
    }
}

/// Hears what other versions of the program tell.
struct Newer;

#[async_trait]
impl Listener for Newer {
    fn consumer(&self) -> Consumer {
        BELL
    }

    fn hears(&self) -> Vec<EventType> {
        vec![EventType::of::<Asked>(), EventType::of::<AskedKindly>(), EventType::of::<Sung>()]
    }

    async fn hear(&self, _: &mut Tx, _: &Heard) -> Answer<Progress> {
        Ok(Progress::Done)
    }
}

/// Has other tasks, which nobody does here.
struct Deaf;

#[async_trait]
impl Listener for Deaf {
    fn consumer(&self) -> Consumer {
        Consumer::new("event.deaf")
    }

    fn hears(&self) -> Vec<EventType> {
        vec![EventType::of::<Asked>()]
    }

    async fn hear(&self, _: &mut Tx, _: &Heard) -> Answer<Progress> {
        Ok(Progress::Done)
    }
}

fn requester(heard: &Heard) -> Option<MemberId> {
    heard.event::<Asked>().unwrap().map(|asked| asked.requester)
}

/// Leaves only what is for the listener of these tests.
async fn for_the_bell_alone(ground: &Ground) {
    ground.call().db().run("DELETE FROM tasks WHERE kind <> 'event.bell'", params![]).await.unwrap();
}

async fn count(ground: &Ground, sql: &'static str) -> i64 {
    ground.call().db().one(sql, params![]).await.unwrap()
}

const LINES: &str = "SELECT COUNT(*) FROM notifications";
const DONE: &str = "SELECT COUNT(*) FROM tasks WHERE status = 'done'";

#[tokio::test]
async fn what_is_told_is_delivered_once_and_only_if_its_cause_lasts() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, rooms()).await;
        let scribe = Scribe::new();
        let worker = ground.worker(scribe.clone(), WorkerSettings::default());

        let mut tx = ground.call().begin().await.unwrap();
        tell(&mut tx, asked(1, 2)).await.unwrap();
        drop(tx);
        ground.ask(1, 2).await;

        assert_eq!(worker.work_off().await.unwrap(), Tally { done: 1, ..Tally::default() });
        assert_eq!(worker.work_off().await.unwrap(), Tally::default());
        assert_eq!((scribe.heard(), count(&ground, LINES).await, count(&ground, DONE).await), (1, 1, 1));
    })
    .await;
}

/// What was written, in its order.
async fn written(ground: &Ground) -> Vec<String> {
    ground.call().db().all("SELECT message FROM notifications ORDER BY id", params![]).await.unwrap()
}

#[tokio::test]
async fn what_has_many_parts_goes_on_where_it_stood() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, rooms()).await;
        ground.ask(1, 2).await;
        let settings = || WorkerSettings { attempts: 2, ..WorkerSettings::default() };
        // Each stumble but the last comes after some progress, so that two attempts are enough for all of them.
        for (stumbles_at, so_far) in [(1, 0), (3, 2), (4, 3), (5, 4)] {
            let worker = ground.worker(Part { stumbles_at: Some(stumbles_at) }, settings());
            assert_eq!(worker.work_off().await.unwrap(), Tally { failed: 1, ..Tally::default() });
            assert_eq!(written(&ground).await.len(), so_far);
            ground.later(TimeDelta::hours(1));
        }
        let worker = ground.worker(Part { stumbles_at: None }, settings());
        assert_eq!(worker.work_off().await.unwrap(), Tally { done: 1, ..Tally::default() });
        assert_eq!(written(&ground).await, ["1", "2", "3", "4", "5"]);
    })
    .await;
}

#[tokio::test]
async fn whoever_is_asked_to_stop_stops_between_two_parts() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, rooms()).await;
        ground.ask(1, 2).await;
        let worker = ground.worker(Part { stumbles_at: None }, WorkerSettings::default());
        let stop = CancellationToken::new();
        stop.cancel();
        worker.round(&stop).await.unwrap();
        assert_eq!(written(&ground).await, ["1"]);
        // Nobody holds it: whoever comes next need not wait for a lease to end.
        assert_eq!(worker.work_off().await.unwrap().done, 1);
        assert_eq!(written(&ground).await, ["1", "2", "3", "4", "5"]);
    })
    .await;
}

#[tokio::test]
async fn after_a_crash_another_worker_takes_over_when_the_lease_ends() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, rooms()).await;
        ground.ask(1, 2).await;
        for_the_bell_alone(&ground).await;
        let crashing = ground.worker(Scribe::new(), WorkerSettings::default());
        let claim = crashing.claim(BELL.kind()).await.unwrap();
        assert_eq!(claim.tasks.len(), 1);
        assert_eq!(queue::health(&ground.call()).await.unwrap(), Health { leased: 1, ..Health::default() });

        let second = ground.worker(Scribe::new(), WorkerSettings::default());
        assert_eq!(second.work_off().await.unwrap(), Tally::default());
        ground.later(TimeDelta::seconds(10));
        let expired = Health { waiting: 1, expired_leases: 1, ..Health::default() };
        assert_eq!(queue::health(&ground.call()).await.unwrap(), expired);
        ground.later(TimeDelta::minutes(1));
        assert_eq!(queue::health(&ground.call()).await.unwrap(), Health { overdue: 1, ..expired });
        assert_eq!(second.work_off().await.unwrap().done, 1);

        // The first one was only slow: what it does now is not stored.
        let ear = Ear::new(Arc::new(Scribe::new()));
        let outcome = crashing.finish(&ear, &claim.tasks[0], &claim.owner, &CancellationToken::new()).await.unwrap();
        assert_eq!(outcome, queue::Outcome::Lost);
        assert_eq!((count(&ground, LINES).await, count(&ground, DONE).await), (1, 1));
    })
    .await;
}

#[tokio::test]
async fn a_delivery_that_kills_every_worker_is_given_up() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, rooms()).await;
        ground.ask(1, 2).await;
        let settings = WorkerSettings { attempts: 3, ..WorkerSettings::default() };
        let worker = ground.worker(Scribe::new(), settings);
        for _ in 0..3 {
            assert_eq!(worker.claim(BELL.kind()).await.unwrap().tasks.len(), 1);
            ground.later(TimeDelta::minutes(6));
        }
        assert_eq!(worker.work_off().await.unwrap().dead, 1);
        assert_eq!(queue::health(&ground.call()).await.unwrap().dead, 1);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_workers_at_once_deliver_each_event_once() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, rooms()).await;
        for _ in 0..40 {
            ground.ask(1, 2).await;
        }
        let scribe = Scribe::new();
        let settings = WorkerSettings { batch: 3, ..WorkerSettings::default() };
        let (first, second) = (ground.worker(scribe.clone(), settings), ground.worker(scribe.clone(), settings));
        let (one, other) = tokio::join!(first.work_off(), second.work_off());
        assert_eq!(one.unwrap().done + other.unwrap().done, 40);
        assert_eq!((scribe.heard(), count(&ground, LINES).await), (40, 40));
    })
    .await;
}

#[tokio::test]
async fn a_delivery_that_is_refused_dies_alone() {
    let listener = Scribe { trips_over: Some(1.into()), ..Scribe::new() };
    dies_alone(listener, "refused: 404 NOT_FOUND").await;
}

#[tokio::test]
async fn a_listener_that_panics_takes_nobody_along() {
    let listener = Scribe { trips_over: Some(1.into()), panics: true, ..Scribe::new() };
    dies_alone(listener, "the handler panicked").await;
}

#[tokio::test]
async fn a_listener_that_hangs_is_not_waited_for() {
    let listener = Scribe { trips_over: Some(1.into()), dawdles: true, ..Scribe::new() };
    dies_alone(listener, "the handler took too long").await;
}

/// Member 1's request is poison to the listener; member 2's is not.
async fn dies_alone(listener: Scribe, error: &str) {
    on_each_engine(async |db| {
        let ground = Ground::new(db, rooms()).await;
        ground.ask(1, 3).await;
        ground.ask(2, 3).await;
        for_the_bell_alone(&ground).await;
        let usual = WorkerSettings::default();
        // Every attempt of one that dawdles takes the whole patience, which must be enough for the other delivery.
        let (attempts, patience) = if listener.dawdles { (2, Duration::from_secs(3)) } else { (4, usual.patience) };
        let settings = WorkerSettings { attempts, patience, ..usual };
        let worker = ground.worker(listener.clone(), settings);

        assert_eq!(worker.work_off().await.unwrap(), Tally { done: 1, failed: 1, ..Tally::default() });
        assert_eq!(worker.work_off().await.unwrap(), Tally::default(), "it waits");
        let mut last = Tally::default();
        for _ in 1..attempts {
            ground.later(TimeDelta::hours(1));
            last = worker.work_off().await.unwrap();
        }
        assert_eq!(last, Tally { dead: 1, ..Tally::default() });
        let why = "SELECT last_error FROM tasks WHERE status = 'dead'";
        assert_eq!(ground.call().db().one::<String>(why, params![]).await.unwrap(), error);
        assert_eq!(count(&ground, LINES).await, 1, "a failed attempt leaves nothing behind");

        assert_eq!(queue::revive(&ground.call(), None).await.unwrap(), 1);
        let healthy = ground.worker(Scribe::new(), WorkerSettings::default());
        assert_eq!(healthy.work_off().await.unwrap().done, 1);
        assert_eq!(queue::health(&ground.call()).await.unwrap(), Health::default());
    })
    .await;
}

/// Writes the lines of all events in one transaction, as far as nobody trips.
#[derive(Clone)]
struct Choir {
    scribe: Scribe,
    together: Arc<AtomicU64>,
}

#[async_trait]
impl Listener for Choir {
    fn consumer(&self) -> Consumer {
        BELL
    }

    fn hears(&self) -> Vec<EventType> {
        vec![EventType::of::<Asked>()]
    }

    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<Progress> {
        self.scribe.hear(tx, heard).await
    }

    fn shares(&self) -> bool {
        true
    }

    async fn hear_together(&self, tx: &mut Tx, heard: &[Heard]) -> Answer<Vec<DomainEventId>> {
        for one in heard {
            self.scribe.hear(tx, one).await?;
        }
        self.together.fetch_add(1, Ordering::SeqCst);
        Ok(heard.iter().map(|one| one.id).collect())
    }
}

#[tokio::test]
async fn events_share_a_transaction_and_one_that_is_poisoned_holds_nobody_up() {
    for panics in [false, true] {
        on_each_engine(async |db| {
            let ground = Ground::new(db, rooms()).await;
            let scribe = Scribe { trips_over: Some(3.into()), panics, ..Scribe::new() };
            let choir = Choir { scribe, together: Arc::default() };
            let worker = ground.worker(choir.clone(), WorkerSettings::default());
            for _ in 0..5 {
                ground.ask(1, 2).await;
            }
            for_the_bell_alone(&ground).await;
            assert_eq!(worker.work_off().await.unwrap(), Tally { done: 5, ..Tally::default() });
            assert_eq!((choir.together.load(Ordering::SeqCst), choir.scribe.heard()), (1, 5));

            for requester in [1, 2, 3, 1, 2] {
                ground.ask(requester, 2).await;
            }
            for_the_bell_alone(&ground).await;
            assert_eq!(worker.work_off().await.unwrap(), Tally { done: 4, failed: 1, ..Tally::default() });
            assert_eq!(choir.together.load(Ordering::SeqCst), 1, "what failed together was done one by one");
            let lines: Vec<i64> =
                ground.call().db().all("SELECT COUNT(*) FROM notifications GROUP BY message", params![]).await.unwrap();
            assert_eq!((lines.len(), lines.iter().max()), (9, Some(&1)), "each that was not poisoned rang once");
        })
        .await;
    }
}

#[tokio::test]
async fn what_was_tried_before_shares_no_transaction() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, rooms()).await;
        let choir = Choir { scribe: Scribe::new(), together: Arc::default() };
        let worker = ground.worker(choir.clone(), WorkerSettings::default());
        for _ in 0..3 {
            ground.ask(1, 2).await;
        }
        for_the_bell_alone(&ground).await;
        // A crash, whoever's fault it was.
        assert_eq!(worker.claim(BELL.kind()).await.unwrap().tasks.len(), 3);
        ground.later(TimeDelta::seconds(10));
        assert_eq!(worker.work_off().await.unwrap(), Tally { done: 3, ..Tally::default() });
        assert_eq!((choir.together.load(Ordering::SeqCst), count(&ground, LINES).await), (0, 3));
    })
    .await;
}

#[tokio::test]
async fn what_only_another_version_of_the_program_knows_waits_for_it() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, rooms()).await;
        ground.tell(AskedKindly { connection: 1 }).await;
        ground.tell(Sung {}).await;
        for_the_bell_alone(&ground).await;
        let worker = ground.worker(Scribe::new(), WorkerSettings { attempts: 2, ..WorkerSettings::default() });
        for _ in 0..5 {
            assert_eq!(worker.work_off().await.unwrap(), Tally { put_off: 2, ..Tally::default() });
            assert_eq!(worker.work_off().await.unwrap(), Tally::default(), "it is not asked again at once");
            ground.later(TimeDelta::minutes(1));
        }
        assert_eq!(queue::health(&ground.call()).await.unwrap(), Health { waiting: 2, ..Health::default() });
        let newer = ground.worker(Newer, WorkerSettings::default());
        assert_eq!(newer.work_off().await.unwrap(), Tally { done: 2, ..Tally::default() });
    })
    .await;
}

#[tokio::test]
async fn what_cannot_be_read_here_holds_up_nobody_who_shares_a_transaction() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, rooms()).await;
        let choir = Choir { scribe: Scribe::new(), together: Arc::default() };
        ground.ask(1, 2).await;
        ground.ask(2, 3).await;
        ground.tell(AskedKindly { connection: 1 }).await;
        ground.ask(3, 1).await;
        let worker = ground.worker(choir.clone(), WorkerSettings::default());
        assert_eq!(worker.work_off().await.unwrap(), Tally { done: 3, put_off: 1, ..Tally::default() });
        assert_eq!(choir.scribe.heard(), 3);
    })
    .await;
}

#[tokio::test]
async fn a_running_worker_hears_the_news_and_stops_when_told() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, rooms()).await;
        let scribe = Scribe::new();
        let settings = WorkerSettings { poll: Duration::from_secs(600), ..WorkerSettings::default() };
        let worker = Arc::new(ground.worker(scribe.clone(), settings));
        let stop = CancellationToken::new();
        let running = tokio::spawn({
            let (worker, stop) = (Arc::clone(&worker), stop.clone());
            async move { worker.run(stop).await }
        });
        tokio::time::sleep(Duration::from_millis(50)).await;
        ground.ask(1, 2).await;
        while count(&ground, DONE).await == 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        stop.cancel();
        tokio::time::timeout(Duration::from_secs(60), running).await.unwrap().unwrap();
        assert_eq!(scribe.heard(), 1);
    })
    .await;
}

#[tokio::test]
async fn a_stopping_worker_hands_back_what_it_has_not_begun() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, rooms()).await;
        for _ in 0..3 {
            ground.ask(1, 2).await;
        }
        for_the_bell_alone(&ground).await;
        let worker = ground.worker(Scribe::new(), WorkerSettings::default());
        let stop = CancellationToken::new();
        stop.cancel();
        assert_eq!(worker.round(&stop).await.unwrap().done, 1);
        let free = "SELECT COUNT(*) FROM tasks WHERE status = 'pending' AND lease_owner IS NULL AND attempts = 0";
        assert_eq!(count(&ground, free).await, 2);
    })
    .await;
}

#[tokio::test]
async fn what_is_done_is_forgotten_after_thirty_days() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, rooms()).await;
        ground.ask(1, 2).await;
        let worker = ground.worker(Scribe::new(), WorkerSettings::default());
        worker.work_off().await.unwrap();
        ground.later(TimeDelta::days(30));
        assert_eq!(worker.sweep().await.unwrap(), 0);
        ground.later(TimeDelta::seconds(1));
        assert_eq!(worker.sweep().await.unwrap(), 1);
    })
    .await;
}
