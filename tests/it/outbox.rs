//! From what people do to what rings: domain events, tasks and bells (seed 0, "Events"; seed 1, "Dispatch behaviour").

pub mod fixtures;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use async_trait::async_trait;
use chrono::TimeDelta;
use serde_json::json;
use timeweave::base::{Answer, Fault, TenantId};
use timeweave::call::{Tenant, Tx, World};
use timeweave::live::Live;
use timeweave::notifications::BellListener;
use timeweave::outbox::{self, Consumer, EventType, Heard, Listener};
use timeweave::params;
use timeweave::queue::{self, Health, Progress, Tally, TenantSource, Worker, WorkerSettings};
use timeweave::tenancy::Tenants;

use crate::each_engine;
use crate::support::{Person, Town};

/// The lines of somebody's bell, oldest first: type, sentence, link.
async fn bell(town: &Town, person: &Person) -> Vec<(String, String, String)> {
    town.db()
        .all(
            "SELECT type, message, link FROM notifications WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
            params![town.harbour, person.id],
        )
        .await
        .unwrap()
}

fn line(kind: &str, text: &str) -> (String, String, String) {
    (kind.to_owned(), text.to_owned(), "/connections".to_owned())
}

async fn count(town: &Town, sql: &'static str) -> i64 {
    town.db().one(sql, params![]).await.unwrap()
}

const DONE: &str = "SELECT COUNT(*) FROM tasks WHERE status = 'done' AND kind = 'event.bell'";

/// Rings bells like the gateway's own listener, but only after it has failed so often.
struct Clumsy {
    fails: u64,
    heard: Arc<AtomicU64>,
    bell: BellListener,
}

#[async_trait]
impl Listener for Clumsy {
    fn consumer(&self) -> Consumer {
        self.bell.consumer()
    }

    fn hears(&self) -> Vec<EventType> {
        self.bell.hears()
    }

    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<Progress> {
        // What was written before the failure must not last.
        let progress = self.bell.hear(tx, heard).await?;
        if self.heard.fetch_add(1, Ordering::SeqCst) < self.fails {
            return Err(Fault::new("the bell's rope is torn").into());
        }
        Ok(progress)
    }
}

struct Communities;

#[async_trait]
impl TenantSource for Communities {
    async fn by_id(&self, world: &Arc<World>, id: TenantId) -> Answer<Option<Arc<Tenant>>> {
        world.room::<Tenants>()?.by_id(world, id).await
    }
}

fn clumsy(town: &Town, fails: u64, attempts: i64) -> (Worker, Arc<AtomicU64>) {
    let heard = Arc::<AtomicU64>::default();
    let listener = Clumsy { fails, heard: Arc::clone(&heard), bell: BellListener::new(Live::new()) };
    let settings = WorkerSettings { attempts, ..WorkerSettings::default() };
    (outbox::worker(Arc::clone(town.world()), Arc::new(Communities), vec![Arc::new(listener)], settings), heard)
}

each_engine! {
    async fn asking_accepting_and_declining_ring_the_others_bell_once(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let to_ben = town.ask(&ada, &ben).await;
        let to_cleo = town.ask(&ada, &cleo).await;
        assert_eq!(town.count("notifications").await, 0, "nobody has delivered yet");
        town.deliver().await;
        let asked = line("connection_request", "Ada would like to connect with you.");
        assert_eq!(bell(&town, &ben).await, std::slice::from_ref(&asked));
        assert_eq!(bell(&town, &cleo).await, [asked]);
        assert!(bell(&town, &ada).await.is_empty());

        ben.tap(&format!("/connections/{to_ben}/accept")).await.ok();
        cleo.tap(&format!("/connections/{to_cleo}/decline")).await.ok();
        town.deliver().await;
        town.deliver().await;
        assert_eq!(
            bell(&town, &ada).await,
            [
                line("connection_accepted", "Ben accepted your connection request."),
                line("connection_declined", "Cleo declined your connection request."),
            ]
        );
        assert_eq!((town.count("notifications").await, count(&town, DONE).await), (4, 4));
    }

    async fn only_who_runs_the_community_reads_family_names(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        town.ask(&ada, &admin).await;
        town.deliver().await;
        let asked = line("connection_request", "Ada Tester would like to connect with you.");
        assert_eq!(bell(&town, &admin).await, [asked]);
    }

    async fn a_refused_request_rings_nobody(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        ben.post(&format!("/users/{}/block", ada.id), json!({})).await.ok();
        assert!(ada.post("/connections/request", json!({ "user_id": ben.id })).await.status.is_client_error());
        assert!(ada.post("/connections/request", json!({ "user_id": ada.id })).await.status.is_client_error());
        town.deliver().await;
        assert_eq!((town.count("domain_events").await, town.count("notifications").await), (0, 0));
    }

    async fn who_was_blocked_before_the_delivery_rings_nobody(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        town.ask(&ada, &ben).await;
        ben.post(&format!("/users/{}/block", ada.id), json!({})).await.ok();
        town.deliver().await;
        assert_eq!((town.count("notifications").await, count(&town, DONE).await), (0, 1));
    }

    async fn asking_again_within_a_minute_rings_no_second_time(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        for (wait, lines) in [(0, 1), (59, 1), (2, 2)] {
            town.later(TimeDelta::seconds(wait));
            let id = town.ask(&ada, &ben).await;
            town.deliver().await;
            assert_eq!(bell(&town, &ben).await.len(), lines, "after {wait} seconds more");
            assert_eq!(ada.delete(&format!("/connections/{id}")).await.status, 204);
        }
    }

    async fn a_second_delivery_of_the_same_event_changes_nothing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        town.ask(&ada, &ben).await;
        town.deliver().await;
        let before = bell(&town, &ben).await;
        // Long after the minute in which equal lines count as one.
        town.later(TimeDelta::hours(1));
        let again = "UPDATE tasks SET status = 'pending', finished_at = NULL WHERE tenant_id = $1 AND kind = 'event.bell'";
        assert_eq!(town.db().run(again, params![town.harbour]).await.unwrap(), 1);
        town.deliver().await;
        assert_eq!((bell(&town, &ben).await, count(&town, DONE).await), (before, 1));
    }

    async fn a_failing_listener_waits_longer_each_time_and_leaves_nothing_behind(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        town.ask(&ada, &ben).await;
        let (worker, heard) = clumsy(&town, 3, 12);
        for failures in 1..=3 {
            let tally = worker.work_off().await.unwrap();
            assert_eq!(tally, Tally { failed: 1, ..Tally::default() });
            assert_eq!(worker.work_off().await.unwrap(), Tally::default(), "it waits");
            assert_eq!((heard.load(Ordering::SeqCst), town.count("notifications").await), (failures, 0));
            let due: chrono::DateTime<chrono::Utc> =
                town.db().one("SELECT due_at FROM tasks WHERE kind = 'event.bell'", params![]).await.unwrap();
            let wait = due - town.clock.now();
            assert!(wait > TimeDelta::zero() && wait <= TimeDelta::hours(1), "{wait}");
            town.later(wait - TimeDelta::milliseconds(1));
            assert_eq!(worker.work_off().await.unwrap(), Tally::default(), "not a moment too soon");
            town.later(TimeDelta::milliseconds(1));
        }
        assert_eq!(worker.work_off().await.unwrap(), Tally { done: 1, ..Tally::default() });
        assert_eq!(bell(&town, &ben).await.len(), 1);
    }

    async fn a_delivery_that_never_works_dies_and_can_be_revived(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        town.ask(&ada, &ben).await;
        let (worker, heard) = clumsy(&town, u64::MAX, 4);
        // Only the bell is looked at here.
        town.db().run("DELETE FROM tasks WHERE kind <> 'event.bell'", params![]).await.unwrap();
        let mut sum = Tally::default();
        for _ in 0..10 {
            let tally = worker.work_off().await.unwrap();
            sum = Tally { failed: sum.failed + tally.failed, dead: sum.dead + tally.dead, ..sum };
            town.later(TimeDelta::hours(1));
        }
        assert_eq!((sum, heard.load(Ordering::SeqCst)), (Tally { failed: 3, dead: 1, ..Tally::default() }, 4));
        let call = town.world().errand(None);
        assert_eq!(queue::health(&call).await.unwrap(), Health { dead: 1, ..Health::default() });
        let why: String = town.db().one("SELECT last_error FROM tasks WHERE kind = 'event.bell'", params![]).await.unwrap();
        // Where it went wrong; the words of a fault may be about people.
        assert!(why.starts_with("fault at ") && !why.contains("rope"), "{why}");

        // The others are not held up.
        let mut ben_again = ben.clone();
        ben_again.signs_in().await;
        town.ask(&ben_again, &cleo).await;
        town.deliver().await;
        assert_eq!((bell(&town, &ben).await.len(), bell(&town, &cleo).await.len()), (0, 1));

        assert_eq!(queue::revive(&call, None).await.unwrap(), 1);
        town.deliver().await;
        let asked = line("connection_request", "Ada would like to connect with you.");
        assert_eq!(bell(&town, &ben).await, [asked]);
        let open = "SELECT COUNT(*) FROM tasks WHERE kind = 'event.bell' AND status <> 'done'";
        assert_eq!((queue::health(&call).await.unwrap().dead, count(&town, open).await), (0, 0));
    }

    async fn an_event_of_a_later_version_waits_until_somebody_knows_it(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        town.ask(&ada, &ben).await;
        for (kind, payload) in [
            ("connection_dreamt_of", "{}"),
            ("connection_requested", r#"{"kind": "connection_requested", "version": 9, "dream": 1}"#),
        ] {
            let payload: serde_json::Value = serde_json::from_str(payload).unwrap();
            let later = "UPDATE domain_events SET kind = $2, payload = $3 WHERE tenant_id = $1";
            assert_eq!(town.db().run(later, params![town.harbour, kind, &payload]).await.unwrap(), 1);
            // More often than a task is tried that fails.
            for _ in 0..20 {
                town.deliver().await;
                town.later(TimeDelta::minutes(1));
            }
            let health = queue::health(&town.world().errand(None)).await.unwrap();
            assert_eq!((health.dead, health.waiting, town.count("notifications").await), (0, 2, 0), "{kind}");
        }
        let (from, to) = (ada.id, ben.id);
        let known = json!({ "kind": "connection_requested", "connection": 1, "requester": from, "target": to });
        let back = "UPDATE domain_events SET kind = 'connection_requested', payload = $2 WHERE tenant_id = $1";
        town.db().run(back, params![town.harbour, &known]).await.unwrap();
        town.deliver().await;
        assert_eq!(bell(&town, &ben).await, [line("connection_request", "Ada would like to connect with you.")]);
        let health = queue::health(&town.world().errand(None)).await.unwrap();
        assert_eq!((health.dead, health.overdue), (0, 0));
    }

    async fn two_workers_at_once_ring_every_bell_once(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let mut others = Vec::new();
        for number in 0..10 {
            others.push(town.newcomer("harbour", &format!("m{number}"), "member").await);
        }
        for other in &others {
            town.ask(&ada, other).await;
            town.ask(&ben, other).await;
        }
        let second = town.app.worker();
        let (_, second) = tokio::join!(town.deliver(), second.work_off());
        second.unwrap();
        town.deliver().await;
        assert_eq!((town.count("notifications").await, count(&town, DONE).await), (20, 20));
        for other in &others {
            assert_eq!(bell(&town, other).await.len(), 2);
        }
    }
}
