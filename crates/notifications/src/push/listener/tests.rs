//! What becomes of an administrator's message, on each engine: a row for each reader, once, part by part.

use std::sync::Arc;

use chrono::TimeDelta;

use super::*;
use crate::base::Timestamp;
use crate::call::Rooms;
use crate::db::Db;
use crate::outbox::Subscriptions;
use crate::params;
use crate::queue::{Worker, WorkerSettings};
use testing::Ground;
use testing::{crashing, everybody_home, on_each_engine};

/// So many members have a browser: more than one part.
const CROWD: i64 = PART + 50;

/// The first of them; Ada, Ben and Cleo, who are there already, have none.
const FIRST: i64 = 4;

async fn ground(db: &Db) -> Ground {
    let ground = Ground::new(db, Rooms::default().with(Subscriptions::of(&[Arc::new(PushListener)]))).await;
    let mut tx = ground.call().begin().await.unwrap();
    let now = tx.now();
    for id in FIRST..FIRST + CROWD {
        tx.unscoped().run(
            "INSERT INTO users (id, tenant_id, email, password_hash, first_name, last_name, profile_type, role, status,
                 is_approved, is_tenant_super_admin, skills, preferred_language, privacy_search, onboarding_completed,
                 newsletter_opt_in, created_at, updated_at)
             VALUES ($1, 1, $2, '', $2, 'Smith', 'individual', 'member', 'active', $3, $4, '[]', 'en', $3, $3, $4, $5, $5)",
            params![id, format!("reader{id}"), true, false, now],
        )
        .await
        .unwrap();
        let mut hash = vec![0_u8; 32];
        hash[..8].copy_from_slice(&id.to_be_bytes());
        tx.unscoped().run(
            "INSERT INTO push_subscriptions (tenant_id, user_id, endpoint, endpoint_hash, p256dh_key, auth_key, created_at, updated_at)
             VALUES (1, $1, 'https://push.example/1', $2, $3, $3, $4, $4)",
            params![id, hash, vec![2_u8; 65], now],
        )
        .await
        .unwrap();
    }
    tx.commit().await.unwrap();
    ground
}

fn worker(ground: &Ground) -> Worker {
    ground.worker(PushListener, WorkerSettings::default())
}

fn said(title: &str) -> AnnouncementSent {
    AnnouncementSent {
        to: None,
        title: title.to_owned(),
        body: "is closed".to_owned(),
        link: "/events".to_owned(),
        options: serde_json::json!({}),
    }
}

/// How many messages wait, and for how many members.
async fn waiting(ground: &Ground) -> (i64, i64) {
    ground.call().db().one("SELECT COUNT(*), COUNT(DISTINCT user_id) FROM push_queue", params![]).await.unwrap()
}

#[tokio::test]
async fn a_large_community_is_told_part_by_part_and_everybody_once() {
    on_each_engine(async |db| {
        let ground = ground(db).await;
        let id = ground.tell(said("The hall")).await;
        let mut resume = None;
        for expected in [Progress::More(FIRST + PART - 1), Progress::Done] {
            let mut tx = ground.call().begin().await.unwrap();
            let heard = Heard { resume, ..Heard::first(id, &said("The hall"), tx.now()).unwrap() };
            assert_eq!(PushListener.hear(&mut tx, &heard).await.unwrap(), expected);
            tx.commit().await.unwrap();
            if let Progress::More(last) = expected {
                assert_eq!(waiting(&ground).await, (PART, PART), "others may write now");
                resume = Some(last);
            }
        }
        assert_eq!(waiting(&ground).await, (CROWD, CROWD));
        // All of it told again says nothing new, however much later.
        ground.later(TimeDelta::hours(1));
        assert_eq!(worker(&ground).work_off().await.unwrap().done, 1);
        assert_eq!(waiting(&ground).await, (CROWD, CROWD));
    })
    .await;
}

#[tokio::test]
async fn wherever_a_worker_dies_everybody_is_told_once() {
    on_each_engine(async |db| {
        let ground = ground(db).await;
        for (round, dies_after) in (1..).zip([3_usize, 10, 20, 40, 80]) {
            ground.tell(said("The hall")).await;
            drop(crashing(worker(&ground).work_off(), dies_after).await);
            everybody_home(db).await;
            // The lease of whoever died ends.
            ground.later(TimeDelta::minutes(6));
            let tally = worker(&ground).work_off().await.unwrap();
            assert_eq!((tally.failed, tally.dead, tally.lost), (0, 0, 0), "died after {dies_after} polls");
            assert_eq!(waiting(&ground).await, (CROWD * round, CROWD), "died after {dies_after} polls");
        }
    })
    .await;
}

#[tokio::test]
async fn the_same_words_are_said_once_a_minute_and_their_day_begins_when_they_are_said() {
    on_each_engine(async |db| {
        let ground = ground(db).await;
        let first = ground.call().now();
        for (title, after) in [("The hall", 0), ("The hall", 30), ("The garden", 0), ("The hall", 30)] {
            ground.later(TimeDelta::seconds(after));
            ground.tell(said(title)).await;
        }
        ground.later(TimeDelta::hours(2));
        assert_eq!(worker(&ground).work_off().await.unwrap().done, 4);
        let sql = "SELECT p.title, p.created_at, t.due_at FROM push_queue p JOIN tasks t ON t.tenant_id = p.tenant_id AND t.kind = 'push.message' AND t.subject = p.id WHERE p.tenant_id = 1 AND p.user_id = $1 ORDER BY p.id";
        let rows: Vec<(String, Timestamp, Timestamp)> = ground.call().db().all(sql, params![FIRST]).await.unwrap();
        let row = |title: &str, after: i64| {
            (title.to_owned(), first + TimeDelta::seconds(after), first + TimeDelta::seconds(60) + TimeDelta::hours(2))
        };
        assert_eq!(rows, [row("The hall", 0), row("The garden", 30), row("The hall", 60)]);
        assert_eq!(waiting(&ground).await, (CROWD * 3, CROWD));
    })
    .await;
}

#[tokio::test]
async fn what_administrators_said_is_not_kept_for_ever() {
    on_each_engine(async |db| {
        let ground = ground(db).await;
        ground.tell(said("The hall")).await;
        worker(&ground).work_off().await.unwrap();
        ground.later(TimeDelta::days(7));
        assert_eq!(
            many::forget_announcements(&ground.call(), ground.call().now() - TimeDelta::days(7)).await.unwrap(),
            0
        );
        ground.later(TimeDelta::seconds(1));
        let old = ground.call().now() - TimeDelta::days(7);
        assert_eq!(many::forget_announcements(&ground.call(), old).await.unwrap(), 1);
        assert_eq!(many::forget_announcements(&ground.call(), old).await.unwrap(), 0);
        let payload: crate::db::Json<AnnouncementSent> =
            ground.call().db().one("SELECT payload FROM domain_events", params![]).await.unwrap();
        let emptied = AnnouncementSent {
            to: Some(Vec::new()),
            title: String::new(),
            body: String::new(),
            link: String::new(),
            options: serde_json::json!({}),
        };
        assert_eq!(payload.0, emptied, "it stays readable, and tells nobody");
    })
    .await;
}
