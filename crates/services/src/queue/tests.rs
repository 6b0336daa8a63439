//! Tasks on each engine: their order, pauses, leases and what was given up.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use chrono::TimeDelta;
use testing::on_each_engine;
use tokio_util::sync::CancellationToken;

use super::store::overview;
use super::*;
use crate::base::Fault;
use crate::call::Rooms;
use crate::ground::{Ground, One};
use crate::params;

mod migrations;
mod sending;

const NOTE: Kind = Kind::new("test.note");

/// Notes which subjects it was given, and fails with one of them.
#[derive(Default)]
struct Notes {
    seen: Mutex<Vec<i64>>,
    fails_with: Option<i64>,
    schedule: Option<Schedule>,
}

#[async_trait]
impl Handler for Notes {
    fn kind(&self) -> Kind {
        NOTE
    }

    fn schedule(&self) -> Option<Schedule> {
        self.schedule
    }

    async fn work(&self, _tx: &mut Tx, task: &Task) -> Answer<Progress> {
        self.seen.lock().unwrap().push(task.subject);
        if self.fails_with == Some(task.subject) {
            return Err(Fault::new("no").into());
        }
        Ok(Progress::Done)
    }
}

impl Notes {
    fn seen(&self) -> Vec<i64> {
        std::mem::take(&mut self.seen.lock().unwrap())
    }
}

fn worker(ground: &Ground, notes: &Arc<Notes>, settings: WorkerSettings) -> Worker {
    let tenants = Arc::new(One(Arc::clone(&ground.tenant)));
    let handlers: Vec<Arc<dyn Handler>> = vec![Arc::clone(notes) as Arc<dyn Handler>];
    Worker::new(Arc::clone(&ground.world), tenants, handlers, settings)
}

async fn put(ground: &Ground, subject: i64, lane: Option<&str>) -> bool {
    let mut tx = ground.call().begin().await.unwrap();
    let due = tx.now();
    let added = add(&mut tx, &NewTask { kind: NOTE, subject, lane, due }).await.unwrap();
    tx.commit().await.unwrap();
    added
}

#[tokio::test]
async fn a_subject_waits_once_and_only_if_its_cause_lasts() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, Rooms::default()).await;
        let notes = Arc::new(Notes::default());
        let mut tx = ground.call().begin().await.unwrap();
        let due = tx.now();
        assert!(add(&mut tx, &NewTask { kind: NOTE, subject: 1, lane: None, due }).await.unwrap());
        drop(tx);
        assert!(put(&ground, 2, None).await);
        assert!(!put(&ground, 2, None).await, "one of a kind for a subject");
        assert_eq!(health(&ground.call()).await.unwrap(), Health { waiting: 1, ..Health::default() });
        worker(&ground, &notes, WorkerSettings::default()).work_off().await.unwrap();
        assert_eq!(notes.seen(), [2]);
    })
    .await;
}

#[tokio::test]
async fn a_lane_keeps_its_order_and_another_does_not_wait_for_it() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, Rooms::default()).await;
        let notes = Arc::new(Notes { fails_with: Some(1), ..Notes::default() });
        for (subject, lane) in [(1, Some("a")), (2, Some("a")), (3, Some("b")), (4, None), (5, Some("a"))] {
            put(&ground, subject, lane).await;
        }
        let tally = worker(&ground, &notes, WorkerSettings::default()).work_off().await.unwrap();
        assert_eq!(tally, Tally { done: 2, failed: 1, ..Tally::default() });
        assert_eq!(notes.seen(), [1, 3, 4], "those behind the one that failed wait for it");

        ground.later(TimeDelta::hours(1));
        let notes = Arc::new(Notes::default());
        worker(&ground, &notes, WorkerSettings::default()).work_off().await.unwrap();
        assert_eq!(notes.seen(), [1, 2, 5]);
    })
    .await;
}

#[tokio::test]
async fn whoever_is_claimed_from_a_lane_keeps_the_next_back_until_it_is_dead() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, Rooms::default()).await;
        let notes = Arc::new(Notes { fails_with: Some(1), ..Notes::default() });
        put(&ground, 1, Some("a")).await;
        put(&ground, 2, Some("a")).await;
        let worker = worker(&ground, &notes, WorkerSettings { attempts: 1, ..WorkerSettings::default() });
        let first = worker.claim(NOTE).await.unwrap();
        assert_eq!(first.tasks.iter().map(|task| task.subject).collect::<Vec<_>>(), [1]);
        assert!(worker.claim(NOTE).await.unwrap().tasks.is_empty());
        ground.later(TimeDelta::seconds(10));
        assert_eq!(worker.work_off().await.unwrap(), Tally { done: 1, dead: 1, ..Tally::default() });
        assert_eq!(notes.seen(), [2], "the first had its attempt");
    })
    .await;
}

#[tokio::test]
async fn whoever_is_revived_waits_for_what_somebody_does_of_its_lane() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, Rooms::default()).await;
        let notes = Arc::new(Notes { fails_with: Some(1), ..Notes::default() });
        put(&ground, 1, Some("a")).await;
        put(&ground, 2, Some("a")).await;
        let worker = worker(&ground, &notes, WorkerSettings { attempts: 1, ..WorkerSettings::default() });
        assert_eq!(worker.round(&CancellationToken::new()).await.unwrap().dead, 1);
        let second = worker.claim(NOTE).await.unwrap();
        assert_eq!(second.tasks.iter().map(|task| task.subject).collect::<Vec<_>>(), [2]);
        assert_eq!(revive(&ground.call(), None).await.unwrap(), 1);
        assert!(worker.claim(NOTE).await.unwrap().tasks.is_empty(), "the lane is in somebody's hands");
        ground.later(TimeDelta::seconds(10));
        let first = worker.claim(NOTE).await.unwrap();
        assert_eq!(first.tasks.iter().map(|task| task.subject).collect::<Vec<_>>(), [1]);
    })
    .await;
}

#[tokio::test]
async fn several_wait_at_once_in_their_lanes() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, Rooms::default()).await;
        put(&ground, 2, None).await;
        let mut tx = ground.call().begin().await.unwrap();
        let due = tx.now();
        add_each(&mut tx, NOTE, due, &[(1, Some("a".to_owned())), (2, None), (3, Some("a".to_owned()))]).await.unwrap();
        add_each(&mut tx, NOTE, due, &[]).await.unwrap();
        tx.commit().await.unwrap();
        let worker = worker(&ground, &Arc::new(Notes::default()), WorkerSettings::default());
        let claim = worker.claim(NOTE).await.unwrap();
        assert_eq!(claim.tasks.iter().map(|task| task.subject).collect::<Vec<_>>(), [2, 1], "3 is behind 1");
    })
    .await;
}

#[tokio::test]
async fn a_lease_that_is_renewed_does_not_end() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, Rooms::default()).await;
        let notes = Arc::new(Notes::default());
        put(&ground, 1, None).await;
        let worker = worker(&ground, &notes, WorkerSettings::default());
        let claim = worker.claim(NOTE).await.unwrap();
        let ids: Vec<i64> = claim.tasks.iter().map(|task| task.id).collect();
        for _ in 0..3 {
            ground.later(TimeDelta::seconds(8));
            let call = ground.call();
            assert_eq!(store::renew(&call, &ids, "another", call.now()).await.unwrap(), 0);
            let until = call.now() + TimeDelta::seconds(10);
            assert_eq!(store::renew(&call, &ids, &claim.owner, until).await.unwrap(), 1);
            assert!(worker.claim(NOTE).await.unwrap().tasks.is_empty(), "somebody is there");
        }
        ground.later(TimeDelta::seconds(10));
        assert_eq!(worker.claim(NOTE).await.unwrap().tasks.len(), 1);
    })
    .await;
}

#[tokio::test]
async fn what_is_paused_waits_and_goes_on() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, Rooms::default()).await;
        let (notes, call) = (Arc::new(Notes::default()), ground.call());
        put(&ground, 1, None).await;
        let worker = worker(&ground, &notes, WorkerSettings::default());
        assert!(pause(&call, NOTE.as_str()).await.unwrap());
        assert!(!pause(&call, NOTE.as_str()).await.unwrap(), "it was paused before");
        ground.later(TimeDelta::hours(1));
        assert_eq!(worker.work_off().await.unwrap(), Tally::default());
        let paused = Health { waiting: 1, paused: 1, ..Health::default() };
        assert_eq!(health(&call).await.unwrap(), paused, "what is paused is not overdue");
        assert!(go_on(&call, NOTE.as_str()).await.unwrap());
        assert!(!go_on(&call, NOTE.as_str()).await.unwrap());
        assert_eq!(worker.work_off().await.unwrap(), Tally { done: 1, ..Tally::default() });
    })
    .await;
}

#[tokio::test]
async fn what_was_given_up_is_listed_and_can_be_revived_by_kind() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, Rooms::default()).await;
        let notes = Arc::new(Notes { fails_with: Some(7), ..Notes::default() });
        put(&ground, 7, None).await;
        let worker = worker(&ground, &notes, WorkerSettings { attempts: 1, ..WorkerSettings::default() });
        assert_eq!(worker.work_off().await.unwrap(), Tally { dead: 1, ..Tally::default() });
        let call = ground.call();
        let listed = dead(&call, None, None, 10).await.unwrap();
        assert_eq!(
            (listed.len(), listed[0].kind.as_str(), listed[0].subject, listed[0].attempts),
            (1, "test.note", 7, 1)
        );
        assert!(
            listed[0]
                .last_error
                .as_deref()
                .is_some_and(|why| why.starts_with("fault at crates/services/src/queue/tests.rs"))
        );
        assert_eq!(dead(&call, Some(ground.tenant.id), Some("test.note"), 10).await.unwrap(), listed);
        assert!(dead(&call, Some(2.into()), None, 10).await.unwrap().is_empty());
        assert!(
            overview::dead(&call, (None, None), Some(listed[0].id), 10).await.unwrap().is_empty(),
            "none before it"
        );
        let of_kind = by_kind(&call).await.unwrap();
        assert_eq!(of_kind.iter().map(|one| (one.kind.as_str(), one.dead)).collect::<Vec<_>>(), [("test.note", 1)]);
        assert_eq!(revive(&call, Some("test.other")).await.unwrap(), 0);
        assert_eq!(revive(&call, Some("test.note")).await.unwrap(), 1);
        assert_eq!(health(&call).await.unwrap(), Health { waiting: 1, ..Health::default() });
    })
    .await;
}

#[tokio::test]
async fn what_comes_again_is_done_once_each_time_by_the_communitys_clock() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, Rooms::default()).await;
        // The clock stands at 2027-01-15T08:00:00Z.
        let notes = Arc::new(Notes { schedule: Some(Schedule::Daily(8, 30)), ..Notes::default() });
        let (one, other) =
            (worker(&ground, &notes, WorkerSettings::default()), worker(&ground, &notes, WorkerSettings::default()));
        for planner in [&one, &other] {
            planner.plan().await.unwrap();
        }
        for (wait, times) in [(0, 1), (29, 0), (1, 1), (60 * 23, 0), (60, 1), (3 * 24 * 60, 1)] {
            ground.later(TimeDelta::minutes(wait));
            one.work_off().await.unwrap();
            other.work_off().await.unwrap();
            assert_eq!(notes.seen().len(), times, "after {wait} minutes more");
        }
    })
    .await;
}

#[tokio::test]
async fn several_workers_at_the_same_moment_do_what_was_missed_once() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, Rooms::default()).await;
        let notes = Arc::new(Notes { schedule: Some(Schedule::EveryMinutes(10)), ..Notes::default() });
        let workers = [(); 3].map(|()| worker(&ground, &notes, WorkerSettings::default()));
        let (one, two, three) = tokio::join!(workers[0].plan(), workers[1].plan(), workers[2].plan());
        for planned in [one, two, three] {
            planned.unwrap();
        }
        // Nobody was at work for a day.
        for wait in [0, 24 * 60] {
            ground.later(TimeDelta::minutes(wait));
            let (one, two, three) = tokio::join!(workers[0].work_off(), workers[1].work_off(), workers[2].work_off());
            assert_eq!(one.unwrap().done + two.unwrap().done + three.unwrap().done, 1);
            assert_eq!(notes.seen().len(), 1, "after {wait} minutes more");
        }
        let due: Timestamp = db.one("SELECT due_at FROM tasks", params![]).await.unwrap();
        assert_eq!(
            due,
            ground.call().now() + TimeDelta::minutes(10),
            "the next moment, and none of those that were missed"
        );
    })
    .await;
}

#[tokio::test]
async fn what_comes_again_is_never_given_up() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, Rooms::default()).await;
        let schedule = Some(Schedule::EveryMinutes(10));
        let notes = Arc::new(Notes { schedule, fails_with: Some(0), ..Notes::default() });
        let worker = worker(&ground, &notes, WorkerSettings { attempts: 2, ..WorkerSettings::default() });
        worker.plan().await.unwrap();
        for _ in 0..4 {
            assert_eq!(worker.work_off().await.unwrap(), Tally { failed: 1, ..Tally::default() });
            ground.later(TimeDelta::hours(1));
        }
        assert_eq!(notes.seen().len(), 4);
        assert_eq!(health(&ground.call()).await.unwrap().dead, 0);
    })
    .await;
}
