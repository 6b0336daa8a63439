//! Tasks on each engine: their order, pauses, leases and what was given up.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use chrono::TimeDelta;
use tokio_util::sync::CancellationToken;

use super::store::overview;
use super::*;
use crate::base::Fault;
use crate::call::{Call, Rooms, World};
use crate::db::migrate;
use crate::db::tests::on_each_engine;
use crate::outbox::tests::{Ground, One};
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

/// Sends nothing, but says so: a subject below 10 is done, one below 20 is tried again in an hour, one below 30 is given up; 30 is trouble, 31 the end.
struct Post {
    open: bool,
}

#[async_trait]
impl Sender for Post {
    type Report = i64;

    fn kind(&self) -> Kind {
        NOTE
    }

    fn abreast(&self, _world: &World) -> usize {
        1
    }

    fn is_open(&self, _world: &World) -> bool {
        self.open
    }

    fn is_the_end(&self, report: &i64) -> bool {
        *report == 31
    }

    async fn send(&self, call: &Call, held: &Held) -> Answer<i64> {
        let (subjects, subject) = (held.due_in_lane(call).await?, held.task().subject);
        let fate = match subject {
            ..10 => Fate::Done,
            ..20 => Fate::Again(Some(call.now() + TimeDelta::hours(1))),
            ..30 => Fate::GivenUp,
            30 => return Err(Fault::new("no").into()),
            _ => Fate::Again(None),
        };
        let mut tx = call.begin().await?;
        if held.hold(&mut tx).await? {
            held.settle(&mut tx, &subjects, fate, (Some("because"), held.task().attempts)).await?;
            tx.commit().await?;
        }
        Ok(subject)
    }
}

fn sending(ground: &Ground, open: bool) -> SendingWorker<Post> {
    let tenants = Arc::new(One(Arc::clone(&ground.tenant)));
    SendingWorker::new(Arc::clone(&ground.world), tenants, Post { open }, WorkerSettings::default())
}

/// Subject, status, attempts and last error of every task.
async fn standing(ground: &Ground) -> Vec<(i64, String, i64, Option<String>)> {
    let sql = "SELECT subject, status, attempts, last_error FROM tasks ORDER BY subject";
    ground.call().db().all(sql, params![]).await.unwrap()
}

#[tokio::test]
async fn what_a_sender_says_becomes_of_its_task_and_of_its_lane() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, Rooms::default()).await;
        for (subject, lane) in [(1, Some("a")), (2, Some("a")), (10, None), (20, None)] {
            put(&ground, subject, lane).await;
        }
        assert!(sending(&ground, false).claim().await.unwrap().is_empty(), "nothing can be sent");
        let mut seen = Vec::new();
        sending(&ground, true).work_off(|sent| seen.extend(sent.reports)).await.unwrap();
        assert_eq!(seen, [1, 10, 20]);
        let why = || Some("because".to_owned());
        let row = |subject, status: &str, attempts| (subject, status.to_owned(), attempts, why());
        let all = [row(1, "done", 1), row(2, "done", 1), row(10, "pending", 1), row(20, "dead", 1)];
        assert_eq!(standing(&ground).await, all);
        assert_eq!(by_kind(&ground.call()).await.unwrap()[0].later, 1);
    })
    .await;
}

#[tokio::test]
async fn trouble_is_tried_again_and_the_end_hands_the_others_back() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, Rooms::default()).await;
        put(&ground, 30, None).await;
        let sent = sending(&ground, true).round(&CancellationToken::new()).await.unwrap();
        assert_eq!((sent.troubled, sent.reports.len(), sent.ended), (1, 0, false));
        let (_, status, attempts, why) = standing(&ground).await.remove(0);
        assert_eq!((status.as_str(), attempts), ("pending", 1));
        assert!(why.is_some_and(|why| why.starts_with("fault at src/queue/tests.rs")));

        for subject in [31, 32, 1] {
            put(&ground, subject, None).await;
        }
        let sent = sending(&ground, true).round(&CancellationToken::new()).await.unwrap();
        assert_eq!((sent.reports, sent.ended), (vec![31], true));
        let untouched: Vec<_> = standing(&ground).await.into_iter().filter(|row| row.2 == 0).map(|row| row.0).collect();
        assert_eq!(untouched, [1, 32]);
    })
    .await;
}

#[tokio::test]
async fn whoever_lost_a_lease_settles_nothing() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, Rooms::default()).await;
        put(&ground, 1, None).await;
        let (slow, other) = (sending(&ground, true), sending(&ground, true));
        let held = slow.claim().await.unwrap().remove(0);
        ground.later(TimeDelta::seconds(10));
        let taken = other.claim().await.unwrap().remove(0);
        slow.deliver(&held).await.unwrap();
        assert_eq!(standing(&ground).await[0].1, "pending");
        other.deliver(&taken).await.unwrap();
        assert_eq!(standing(&ground).await[0].1, "done");
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
        assert!(listed[0].last_error.as_deref().is_some_and(|why| why.starts_with("fault at src/queue/tests.rs")));
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

#[tokio::test]
async fn mails_and_messages_that_waited_elsewhere_wait_in_the_queue() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, Rooms::default()).await;
        let (whole, time) = (db.engine().pick("INTEGER", "BIGINT"), db.engine().pick("TEXT", "TIMESTAMPTZ"));
        let sometime = "NOT NULL DEFAULT '2027-01-15T07:00:00.000000Z'";
        let mut before: Vec<String> = vec![
            "DELETE FROM _sqlx_migrations WHERE version = 34".to_owned(),
            "DROP INDEX push_queue_waiting".to_owned(),
            "DROP INDEX notification_queue_on_its_way".to_owned(),
            format!("ALTER TABLE push_queue ADD COLUMN attempts {whole} NOT NULL DEFAULT 0"),
            format!("ALTER TABLE push_queue ADD COLUMN due_at {time} {sometime}"),
            format!("ALTER TABLE push_queue ADD COLUMN leased_until {time}"),
            "ALTER TABLE push_queue ADD COLUMN lease_owner TEXT".to_owned(),
            "CREATE INDEX push_queue_due ON push_queue (due_at, id)".to_owned(),
            format!("ALTER TABLE notification_queue ADD COLUMN due_at {time} {sometime}"),
            "ALTER TABLE notification_queue ADD COLUMN processing_batch TEXT".to_owned(),
            format!("ALTER TABLE notification_queue ADD COLUMN processing_started_at {time}"),
            "CREATE INDEX notification_queue_due ON notification_queue (due_at)".to_owned(),
            "CREATE INDEX notification_queue_taken ON notification_queue (processing_started_at)".to_owned(),
        ];
        if db.engine() == crate::db::Engine::Postgres {
            before.push("ALTER TABLE notification_queue DROP CONSTRAINT notification_queue_begun".to_owned());
            before.push("ALTER TABLE notification_queue ADD CONSTRAINT notification_queue_processing CHECK (TRUE)".to_owned());
        }
        let now = "'2027-01-15T07:00:00.000000Z'";
        // SQLite checks already that what is on its way has begun.
        let taken = db.engine().pick("pending", "processing");
        for (id, frequency, status, attempts, begun) in [
            (1, "instant", "pending", 1, "NULL"),
            (2, "daily", "pending", 0, "NULL"),
            (3, "instant", taken, 1, "NULL"),
            (4, "instant", "processing", 2, now),
            (5, "instant", "suppressed", 1, "NULL"),
        ] {
            before.push(format!(
                "INSERT INTO notification_queue (id, tenant_id, user_id, idempotency_key, activity_type, content_snippet, frequency, status,
                     attempts, begun_at, created_at)
                 VALUES ({id}, 1, 2, '{id}', 'x', 'x', '{frequency}', '{status}', {attempts}, {begun}, {now})"
            ));
        }
        for (id, status, finished) in [(1, "pending", "NULL"), (2, "done", now)] {
            before.push(format!(
                "INSERT INTO push_queue (id, tenant_id, user_id, type, title, body, link, options, web_only, status, attempts, created_at,
                     finished_at)
                 VALUES ({id}, 1, 2, 'x', 'x', 'x', '/', '{{}}', FALSE, '{status}', 3, {now}, {finished})"
            ));
        }
        for sql in before {
            let mut tx = db.begin().await.unwrap();
            tx.run(sql.leak(), params![]).await.unwrap();
            tx.commit().await.unwrap();
        }
        assert_eq!(migrate(db).await.unwrap(), ["0034_one_queue"]);
        type Moved = (String, i64, Option<String>, String, i64);
        let rows: Vec<Moved> =
            db.all("SELECT kind, subject, lane, status, attempts FROM tasks ORDER BY id", params![]).await.unwrap();
        let row = |kind: &str, subject, lane: Option<&str>, attempts| {
            (kind.to_owned(), subject, lane.map(str::to_owned), "pending".to_owned(), attempts)
        };
        let all = [
            row("mail.letter", 1, None, 1),
            row("mail.letter", 2, Some("2:daily"), 0),
            row("mail.letter", 3, None, 1),
            row("mail.letter", 4, None, 2),
            row("push.message", 1, None, 3),
        ];
        assert_eq!(rows, all);
        let sql = "SELECT status, attempts FROM notification_queue ORDER BY id";
        let letters: Vec<(String, i64)> = db.all(sql, params![]).await.unwrap();
        let untried = i64::from(db.engine() == crate::db::Engine::Sqlite);
        let stand = |status: &str, attempts| (status.to_owned(), attempts);
        let all = [
            stand("pending", 1),
            stand("pending", 0),
            stand("pending", untried),
            stand("processing", 2),
            stand("suppressed", 1),
        ];
        assert_eq!(letters, all, "what had not begun was not tried");
        assert_eq!(health(&ground.call()).await.unwrap().waiting, 5);
    })
    .await;
}
