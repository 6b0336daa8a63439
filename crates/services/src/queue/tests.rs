//! Tasks on each engine: their order, pauses, leases and what was given up.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use chrono::TimeDelta;
use testing::on_each_engine;

use super::*;
use crate::base::Fault;
use crate::call::Rooms;
use crate::db::migrate;
use crate::ground::{Ground, One};
use crate::params;

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
    Worker::new(Arc::clone(&ground.world), tenants, handlers, settings, Metrics { backlog: "test_backlog" })
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

#[tokio::test]
async fn what_waited_before_the_queue_waits_in_it_once() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, Rooms::default()).await;
        let number = db.engine().pick("INTEGER PRIMARY KEY AUTOINCREMENT", "BIGINT GENERATED BY DEFAULT AS IDENTITY");
        let (whole, time) = (db.engine().pick("INTEGER", "BIGINT"), db.engine().pick("TEXT", "TIMESTAMPTZ"));
        // As an older version of the program left it, with a delivery in the hands of a worker.
        let before: &'static str = format!(
            "CREATE TABLE deliveries (id {number}, tenant_id {whole} NOT NULL, domain_event_id {whole} NOT NULL, consumer TEXT NOT NULL,
                 status TEXT NOT NULL, attempts {whole} NOT NULL, due_at {time} NOT NULL, leased_until {time}, lease_owner TEXT,
                 last_error TEXT, finished_at {time}, resume_after {whole})"
        )
        .leak();
        for sql in [
            "DROP TABLE tasks",
            "DROP TABLE task_pauses",
            "DELETE FROM _sqlx_migrations WHERE version = 25",
            before,
            "INSERT INTO domain_events (tenant_id, kind, payload, occurred_at)
             SELECT id, 'member_activated', '{\"kind\": \"member_activated\", \"member\": 2}', created_at FROM tenants",
            "INSERT INTO deliveries (tenant_id, domain_event_id, consumer, status, attempts, due_at, leased_until, lease_owner, resume_after)
             SELECT tenant_id, id, 'bell', 'pending', 2, occurred_at, occurred_at, 'somebody', 7 FROM domain_events",
            "INSERT INTO deliveries (tenant_id, domain_event_id, consumer, status, attempts, due_at, last_error, finished_at)
             SELECT tenant_id, id, 'mail', 'dead', 12, occurred_at, 'x', occurred_at FROM domain_events",
            "INSERT INTO deliveries (tenant_id, domain_event_id, consumer, status, attempts, due_at, finished_at)
             SELECT tenant_id, id, 'push', 'done', 1, occurred_at, occurred_at FROM domain_events",
        ] {
            let mut tx = db.begin().await.unwrap();
            tx.run(sql, params![]).await.unwrap();
            tx.commit().await.unwrap();
        }
        assert_eq!(migrate(db).await.unwrap(), ["0025_queue"]);
        type Moved = (String, String, i64, Option<i64>, Option<String>);
        let rows: Vec<Moved> = db
            .all("SELECT kind, status, attempts, resume_after, last_error FROM tasks ORDER BY id", params![])
            .await
            .unwrap();
        let row = |kind: &str, status: &str, attempts, resume, error: Option<&str>| {
            (kind.to_owned(), status.to_owned(), attempts, resume, error.map(str::to_owned))
        };
        let all = [
            row("event.bell", "pending", 2, Some(7), None),
            row("event.mail", "dead", 12, None, Some("x")),
            row("event.push", "done", 1, None, None),
        ];
        assert_eq!(rows, all);
        let expected = Health { waiting: 1, dead: 1, ..Health::default() };
        assert_eq!(health(&ground.call()).await.unwrap(), expected, "nobody has it any more");
    })
    .await;
}
