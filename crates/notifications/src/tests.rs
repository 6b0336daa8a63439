//! What rings, and how often.

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use futures::StreamExt;

use super::*;
use crate::auth::events::MemberRegistered;
use crate::base::DomainEventId;
use crate::call::Rooms;
use crate::connections::events::{ConnectionAccepted, ConnectionDeclined, ConnectionRequested};
use crate::db::Db;
use crate::exchanges::events::ExchangeNeedsBroker;
use crate::listings::events::ListingReported;
use crate::live::{Live, Ring};
use crate::outbox::{Heard, Listener, Subscriptions};
use crate::params;
use crate::queue::{Worker, WorkerSettings};
use testing::Ground;
use testing::on_each_engine;

/// Everything is heard by the bell alone.
fn bells(live: &Live) -> Subscriptions {
    Subscriptions::of(&[Arc::new(BellListener::new(live.clone()))])
}

async fn ground(db: &Db) -> (Ground, Live, Worker) {
    let live = Live::new();
    let ground = Ground::new(db, Rooms::default().with(live.clone()).with(bells(&live))).await;
    let worker = ground.worker(BellListener::new(live.clone()), WorkerSettings::default());
    (ground, live, worker)
}

async fn lines(ground: &Ground, member: i64) -> Vec<(String, String, Option<String>)> {
    let rows = store::page(&ground.call(), member.into(), store::Wanted::default(), i64::MAX, 50).await.unwrap();
    rows.into_iter().map(|row| (row.kind, row.message, row.link)).collect()
}

fn line(kind: &str, message: &str, link: &str) -> (String, String, Option<String>) {
    (kind.to_owned(), message.to_owned(), Some(link.to_owned()))
}

#[tokio::test]
async fn each_step_of_a_connection_rings_with_whom_it_concerns() {
    on_each_engine(async |db| {
        let (ground, live, worker) = ground(db).await;
        let mut ben = Box::pin(live.subscribe(1.into(), 2.into()));
        let (connection, requester, receiver) = (5.into(), 1.into(), 2.into());

        ground.ask(1, 2).await;
        worker.work_off().await.unwrap();
        let asked = line("connection_request", "Ada would like to connect with you.", "/connections");
        assert_eq!(lines(&ground, 2).await, [asked]);
        let unread = store::Wanted { unread_only: true, ..store::Wanted::default() };
        let id = store::page(&ground.call(), 2.into(), unread, i64::MAX, 1).await.unwrap()[0].id;
        assert_eq!(ben.next().await, Some(Ring::New(id)));

        ground.tell(ConnectionAccepted { connection, requester, receiver }).await;
        ground.tell(ConnectionDeclined { connection, requester, receiver }).await;
        worker.work_off().await.unwrap();
        let expected = [
            line("connection_declined", "Ben declined your connection request.", "/connections"),
            line("connection_accepted", "Ben accepted your connection request.", "/connections"),
        ];
        assert_eq!(lines(&ground, 1).await, expected);
        assert_eq!(store::unread_count(&ground.call(), 1.into()).await.unwrap(), 2);
        assert!(store::by_ids(&ground.call(), 1.into(), &[id]).await.unwrap().is_empty(), "it is Ben's");
    })
    .await;
}

#[tokio::test]
async fn the_same_line_rings_once_a_minute_and_different_people_ring_at_once() {
    on_each_engine(async |db| {
        let (ground, _live, worker) = ground(db).await;
        for (requester, after) in [(1, 0), (1, 30), (3, 0), (1, 29), (1, 1)] {
            ground.later(TimeDelta::seconds(after));
            ground.ask(requester, 2).await;
            worker.work_off().await.unwrap();
        }
        let who: Vec<_> = lines(&ground, 2).await.into_iter().map(|(_, message, _)| message).collect();
        let [ada, cleo] = ["Ada would like to connect with you.", "Cleo would like to connect with you."];
        assert_eq!(who, [ada, cleo, ada]);
    })
    .await;
}

#[tokio::test]
async fn a_repeated_delivery_rings_no_second_time() {
    on_each_engine(async |db| {
        let (ground, live, worker) = ground(db).await;
        let mut ben = Box::pin(live.subscribe(1.into(), 2.into()));
        let id: DomainEventId = ground.ask(1, 2).await;
        worker.work_off().await.unwrap();
        assert!(matches!(ben.next().await, Some(Ring::New(_))));
        ground.later(TimeDelta::hours(1));

        let listener = BellListener::new(live.clone());
        let mut tx = ground.call().begin().await.unwrap();
        let event = ConnectionRequested { connection: 1.into(), requester: 1.into(), target: 2.into() };
        let heard = Heard { attempt: 2, ..Heard::first(id, &event, tx.now()).unwrap() };
        listener.hear(&mut tx, &heard).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(lines(&ground, 2).await.len(), 1);
        assert!(tokio::time::timeout(Duration::from_millis(50), ben.next()).await.is_err());
    })
    .await;
}

#[tokio::test]
async fn nobody_hears_of_a_line_that_was_rolled_back() {
    on_each_engine(async |db| {
        let (ground, live, _worker) = ground(db).await;
        let mut ben = Box::pin(live.subscribe(1.into(), 2.into()));
        let id = ground.ask(1, 2).await;
        let mut tx = ground.call().begin().await.unwrap();
        let event = ConnectionRequested { connection: 1.into(), requester: 1.into(), target: 2.into() };
        let heard = Heard::first(id, &event, tx.now()).unwrap();
        BellListener::new(live).hear(&mut tx, &heard).await.unwrap();
        drop(tx);
        assert!(tokio::time::timeout(Duration::from_millis(50), ben.next()).await.is_err());
    })
    .await;
}

#[tokio::test]
async fn a_new_member_is_welcomed_and_announced_to_staff() {
    on_each_engine(async |db| {
        let (ground, _live, worker) = ground(db).await;
        let roles = "UPDATE users SET role = CASE id WHEN 1 THEN 'admin' ELSE 'broker' END WHERE id IN (1, 2)";
        ground.call().db().run(roles, params![]).await.unwrap();
        ground.tell(MemberRegistered { member: 3.into(), waits: false }).await;
        worker.work_off().await.unwrap();
        assert_eq!(lines(&ground, 3).await, [line("welcome", "Welcome to Harbour!", "/feed")]);
        let admin = line("new_user_registered", "Cleo Smith joined the community.", "/admin/users?filter=pending");
        assert_eq!(lines(&ground, 1).await, [admin]);
        assert_eq!(lines(&ground, 2).await[0].1, "Cleo joined the community.");
    })
    .await;
}

#[tokio::test]
async fn those_who_look_after_the_community_hear_of_what_they_have_no_part_in() {
    on_each_engine(async |db| {
        let (ground, _live, worker) = ground(db).await;
        ground.call().db().run("UPDATE users SET role = 'broker'", params![]).await.unwrap();
        let (requester, provider) = (1.into(), 2.into());
        let reported = "A listing in Harbour was reported. Please look at it.";
        let report = line("listing_report_created", reported, "/broker/listing-reports?listing=6");
        for (after, told) in [(0, 1), (9, 1), (1, 2)] {
            ground.later(TimeDelta::minutes(after));
            ground.tell(ListingReported { listing: 6.into(), owner: 1.into(), by: 2.into() }).await;
            worker.work_off().await.unwrap();
            assert_eq!(lines(&ground, 3).await, vec![report.clone(); told]);
        }
        for actor in [Some(provider), None] {
            ground.later(TimeDelta::minutes(2));
            let action = "dispute".to_owned();
            ground.tell(ExchangeNeedsBroker { exchange: 5.into(), actor, requester, provider, action }).await;
            worker.work_off().await.unwrap();
        }
        let waits = "An exchange in Harbour is waiting for a decision. Please look at it.";
        let waiting = line("exchange_needs_broker", waits, "/broker/exchanges/5");
        assert_eq!(lines(&ground, 3).await[..2], [waiting.clone(), waiting]);
        for member in [1, 2] {
            assert!(lines(&ground, member).await.is_empty(), "{member} has a part in it");
        }
    })
    .await;
}

#[tokio::test]
async fn whoever_was_blocked_meanwhile_rings_no_bell() {
    on_each_engine(async |db| {
        let (ground, _live, worker) = ground(db).await;
        ground.ask(1, 2).await;
        let mut tx = ground.call().begin().await.unwrap();
        crate::members::store::insert_block(&mut tx, 2.into(), 1.into(), None, ground.call().now()).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(worker.work_off().await.unwrap().done, 1);
        assert!(lines(&ground, 2).await.is_empty());
    })
    .await;
}

#[tokio::test]
async fn whoever_is_muted_rings_no_bell_but_hears_the_own() {
    on_each_engine(async |db| {
        let (ground, _live, worker) = ground(db).await;
        let mut tx = ground.call().begin().await.unwrap();
        mutes::store::insert(&mut tx, 2.into(), 1.into()).await.unwrap();
        tx.commit().await.unwrap();
        ground.ask(1, 2).await;
        ground.tell(ConnectionAccepted { connection: 5.into(), requester: 1.into(), receiver: 2.into() }).await;
        worker.work_off().await.unwrap();
        assert!(lines(&ground, 2).await.is_empty());
        assert_eq!(lines(&ground, 1).await.len(), 1);
    })
    .await;
}
