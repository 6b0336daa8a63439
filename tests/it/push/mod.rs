//! Messages to browsers and phones, against push services on this machine (spec notifications 6.1, 7 and 8).

mod campaigns;
mod devices;
pub mod fixtures;
mod graph;
mod native;
mod reading;
mod sending;
mod service;
mod subscriptions;
mod summary;
mod web;
mod workers;

use std::sync::Arc;

use serde_json::{Value, json};
use timeweave::base::DomainEventId;
use timeweave::language::Language;
use timeweave::notifications::push::{Done, Wanted, enqueue};
use timeweave::params;
use timeweave::tenancy::Tenants;

use crate::support::{Engine, Person, Town};

/// The keys of the browser in RFC 8291, which are everybody's browser's here.
const P256DH: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";
const PRIVATE: &str = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";

/// A town whose push services are on this machine.
async fn town(engine: Engine, more: &str) -> Town {
    town_of_patience(engine, 60, more).await
}

/// The same, which waits at most so many seconds for their answers.
async fn town_of_patience(engine: Engine, seconds: u32, more: &str) -> Town {
    let push = format!("[push]\nallow_loopback = true\ntimeout_seconds = {seconds}\n{more}");
    Town::configured(engine, &push).await
}

/// A test on both engines with a town that may call this machine.
macro_rules! with_services {
    ($($(#[$meta:meta])* async fn $name:ident($town:ident: Town) $body:block)+) => {$(
        mod $name {
            #[allow(unused_imports)]
            use super::*;

            async fn story($town: crate::support::Town) $body

            $(#[$meta])*
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                Box::pin(story(crate::push::town(crate::support::Engine::Sqlite, "").await)).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            #[ignore = "needs PostgreSQL: scripts/test runs it"]
            async fn postgres() {
                Box::pin(story(crate::push::town(crate::support::Engine::Postgres, "").await)).await;
            }
        }
    )+};
}
use with_services;

fn keys() -> Value {
    json!({ "p256dh": P256DH, "auth": AUTH })
}

/// A browser of a person's subscribes at this address.
async fn subscribe(person: &Person, endpoint: &str) {
    let body = json!({ "endpoint": endpoint, "keys": keys() });
    let heard = person.post("/api/push/subscribe", body).await.ok();
    assert_eq!((heard.status.as_u16(), &heard.json()["data"]["subscribed"]), (201, &json!(true)));
}

/// A phone of a person's registers with this token.
async fn register(person: &Person, token: &str) {
    let heard = person.post("/api/push/register-device", json!({ "token": token })).await.ok().json();
    assert_eq!(heard["data"]["registered"], json!(true));
}

/// Something happened. What it was does not matter here.
async fn event(town: &Town, tenant: i64) -> i64 {
    town.db()
        .one(
            "INSERT INTO domain_events (tenant_id, kind, payload, occurred_at) VALUES ($1, 'x', $2, $3) RETURNING id",
            params![tenant, json!({}), town.clock.now()],
        )
        .await
        .unwrap()
}

/// What is to be said, and of what event.
#[derive(Clone, Copy)]
struct Saying<'a> {
    kind: &'a str,
    link: &'a str,
    language: Language,
    only_curated: bool,
    event: i64,
}

const MESSAGE: Saying<'static> =
    Saying { kind: "new_message", link: "/messages/7", language: Language::English, only_curated: false, event: 0 };

/// Says something to a person, as the dispatch does; of a new event if none is named. Whether it was written down.
async fn say(town: &Town, to: &Person, saying: Saying<'_>) -> bool {
    let tenant = if to.tenant.as_deref() == Some("meadow") { town.meadow } else { town.harbour };
    let event = if saying.event == 0 { event(town, tenant).await } else { saying.event };
    let community = town.world().room::<Tenants>().unwrap().by_id(town.world(), tenant.into()).await.unwrap();
    let call = town.world().errand(Some(Arc::clone(&community.unwrap())));
    let wanted = Wanted {
        to: to.id.into(),
        kind: saying.kind,
        language: saying.language,
        link: saying.link,
        only_curated: saying.only_curated,
        event: DomainEventId::from(event),
    };
    let mut tx = call.begin().await.unwrap();
    let written = enqueue(&mut tx, &wanted).await.unwrap();
    tx.commit().await.unwrap();
    written
}

/// Sends what is due.
async fn send(town: &Town) -> Done {
    town.app.push_worker().work_off().await.unwrap()
}

/// Type, outcome, whether browsers were reached, phones reached and not, and what went wrong.
type LogRow = (String, String, Option<bool>, i64, i64, Option<String>);

/// The lines of the log, oldest first: type, status, browser, phones that have it, phones that do not, error.
async fn log(town: &Town) -> Vec<(String, String, Option<bool>, i64, i64, String)> {
    let rows: Vec<LogRow> = town
        .db()
        .all("SELECT activity_type, status, web_ok, fcm_sent, fcm_failed, error FROM push_log ORDER BY id", params![])
        .await
        .unwrap();
    rows.into_iter()
        .map(|(kind, status, web, sent, failed, error)| (kind, status, web, sent, failed, error.unwrap_or_default()))
        .collect()
}

/// How far messages have come with each browser and phone, by state.
async fn states(town: &Town) -> Vec<String> {
    town.db().all("SELECT state FROM push_attempts ORDER BY id", params![]).await.unwrap()
}
