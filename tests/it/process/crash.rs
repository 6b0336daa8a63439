//! Crashes in the middle of things: nothing is lost, nothing happens twice.

use std::collections::BTreeMap;

use futures::StreamExt as _;
use futures::stream;
use http::StatusCode;
use serde_json::Value;
use timeweave::db::Json;

use super::*;
use crate::support::Heard;

/// A worker's lease ends soon after it has crashed.
const SHORT_LEASE: &[(&str, &str)] = &[("TIMEWEAVE_WORKER_LEASE_SECONDS", "1")];

/// How many calls are under way at a time.
const AT_ONCE: usize = 8;

each_installation! {
    async fn a_worker_killed_again_and_again_rings_every_bell_once(here: Installation) {
        const EACH: usize = 80;
        let db = here.db().await;
        let members = settle(&db, 4 * EACH).await;
        let gateway = here.serves(&["--no-worker"]).await;
        let ada = Client::member(&gateway, "ada").await;

        let mut asked = 0;
        for (round, some) in members[1..].chunks(EACH).enumerate() {
            let worker = (round > 0).then(|| here.program(&["work"], SHORT_LEASE));
            let before = count(&db, DONE).await;
            stream::iter(some).map(|member| ada.ask(*member)).buffer_unordered(AT_ONCE).for_each(async |answer| {
                assert_eq!(answer.unwrap().status, 201);
            }).await;
            asked += some.len();
            match worker {
                // Somebody else delivers, or nobody does.
                None => assert_eq!(count(&db, RUNG).await, 0, "the gateway was told not to work"),
                Some(worker) => {
                    until(&db, DONE, |done| done > before).await;
                    worker.crash().await;
                }
            }
        }
        let worker = here.program(&["work"], SHORT_LEASE);
        until(&db, PENDING, |pending| pending == 0).await;
        worker.stop().await.well();

        let all = i64::try_from(asked).unwrap();
        assert_eq!((count(&db, EVENTS).await, count(&db, DONE).await), (all, all));
        assert_eq!((count(&db, RUNG).await, count(&db, EVENTS_RUNG).await), (all, all));
        assert_eq!(count(&db, "SELECT COUNT(DISTINCT user_id) FROM notifications").await, all);
        gateway.stop().await.well();
    }

    async fn repeating_every_call_after_a_crash_leaves_each_done_once(here: Installation) {
        const CALLS: usize = 120;
        let db = here.db().await;
        let members = settle(&db, CALLS).await;
        let gateway = here.serves(&["--no-worker"]).await;
        let ada = Client::member(&gateway, "ada").await;

        let mut first: BTreeMap<i64, Heard> = BTreeMap::new();
        let mut calls = Box::pin(
            stream::iter(members[1..].to_vec())
                .map(|member| {
                    let ada = ada.keyed(&format!("ask-{member}"));
                    async move { (member, ada.ask(member).await) }
                })
                .buffer_unordered(AT_ONCE),
        );
        while first.len() < CALLS / 3 {
            let (member, answer) = calls.next().await.unwrap();
            first.insert(member, answer.unwrap());
        }
        // Eight more are under way.
        let (answers, ()) = tokio::join!(calls.collect::<Vec<_>>(), gateway.crash());
        first.extend(answers.into_iter().filter_map(|(member, answer)| Some((member, answer.ok()?))));
        assert!(first.len() < CALLS, "the crash came too late");
        assert!(first.values().all(|answer| answer.status == StatusCode::CREATED));

        let gateway = here.serves(&["--no-worker"]).await;
        let ada = ada.at(&gateway);
        for member in &members[1..] {
            let again = ada.keyed(&format!("ask-{member}")).ask(*member).await.unwrap();
            assert_eq!(again.status, 201, "{}", again.text());
            if let Some(earlier) = first.get(member) {
                assert_eq!(again.json()["data"], earlier.json()["data"]);
                assert_eq!(again.header("idempotency-replayed"), Some("true"));
            }
        }
        let all = i64::try_from(CALLS).unwrap();
        assert_eq!((count(&db, CONNECTIONS).await, count(&db, EVENTS).await), (all, all));
        // The bell hears of each, and so do live updates.
        assert_eq!((count(&db, PENDING).await, count(&db, RUNG).await), (2 * all, 0));
        let payloads: Vec<Json<Value>> = db.all("SELECT payload FROM domain_events ORDER BY id", params![]).await.unwrap();
        let ids: Vec<i64> = db.all("SELECT id FROM connections ORDER BY id", params![]).await.unwrap();
        let mut told: Vec<i64> = payloads.iter().map(|payload| payload.0["connection"].as_i64().unwrap()).collect();
        told.sort_unstable();
        assert_eq!(told, ids, "one event for each connection");
        gateway.stop().await.well();
    }
}
