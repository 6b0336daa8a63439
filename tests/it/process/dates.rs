//! What thousands of dates cost the real program, and whoever writes meanwhile.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use http::Method;
use serde_json::Value;

use super::*;
use crate::support::Heard;

/// The most dates of one event, and of one change.
const DATES: i64 = 5_000;

const SETTINGS: [(&str, &str); 6] = [
    ("TIMEWEAVE_LIMITS_ENABLED", "false"),
    ("TIMEWEAVE_SERVER_REQUEST_TIMEOUT_SECONDS", "600"),
    ("TIMEWEAVE_EVENTS_RECURRENCE_V2", "true"),
    ("TIMEWEAVE_EVENTS_RECURRENCE_ROLLING", "true"),
    ("TIMEWEAVE_EVENTS_MAX_OCCURRENCES", "5000"),
    ("TIMEWEAVE_EVENTS_REVISION_CAP", "5000"),
];

/// How long somebody's writes take until something else is done.
async fn writes(by: Client, event: i64, done: Arc<AtomicBool>) -> Vec<Duration> {
    let mut times = Vec::new();
    while !done.load(Ordering::Relaxed) {
        for status in ["interested", "going"] {
            let began = Instant::now();
            by.post(&format!("/api/v2/events/{event}/rsvp"), json!({ "status": status })).await;
            times.push(began.elapsed());
        }
    }
    times
}

/// How long the writer was held each time, as another process sees it that asks for it each millisecond and does not wait.
async fn holds(db: Db, done: Arc<AtomicBool>) -> Vec<Duration> {
    let (mut times, mut since) = (Vec::new(), None);
    let mut asks = tokio::time::interval(Duration::from_millis(1));
    asks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    while !done.load(Ordering::Relaxed) || since.is_some() {
        asks.tick().await;
        let now = Instant::now();
        match db.begin().await {
            Ok(turn) => {
                turn.rollback().await.unwrap();
                times.extend(since.take().map(|began| now.duration_since(began)));
            }
            Err(_) => since = since.or(Some(now)),
        }
    }
    times
}

/// Half of the times, all but a hundredth, and the longest.
fn told(what: &str, mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    let at = |part: usize| times.get(times.len() * part / 100).or(times.last()).copied().unwrap_or_default();
    let longest = times.last().copied().unwrap_or_default();
    println!("{what}: {} times, p50 {:.1?}, p99 {:.1?}, longest {longest:.1?}", times.len(), at(50), at(99));
    longest
}

/// A step, while another member writes. Gives what was heard, and how long the writer was held at most.
async fn beside(
    (db, ben, elsewhere): (&Db, &Client, i64),
    what: &str,
    step: impl Future<Output = Heard>,
) -> (Value, Duration) {
    let done = Arc::<AtomicBool>::default();
    let times = tokio::spawn(writes(ben.clone(), elsewhere, Arc::clone(&done)));
    let held = tokio::spawn(holds(db.clone(), Arc::clone(&done)));
    let began = Instant::now();
    let heard = step.await;
    let took = began.elapsed();
    done.store(true, Ordering::Relaxed);
    assert!(heard.status.is_success(), "{what}: {}", heard.text());
    println!("{what}: {took:.1?}");
    told("  another member writes", times.await.unwrap());
    (heard.json()["data"].clone(), told("  the writer is held", held.await.unwrap()))
}

/// How long a step may hold the writer at most, if that is asked.
fn limit() -> Option<Duration> {
    let typed = std::env::var("TIMEWEAVE_TEST_HOLD_MS").ok()?;
    Some(Duration::from_millis(typed.parse().unwrap()))
}

each_installation! {
    #[ignore = "measures, and takes a while"]
    async fn measured_dates_at_the_program(here: Installation) {
        let db = Db::connect(&DbSettings { lock_timeout: Duration::ZERO, ..DbSettings::new(here.url()) }).await.unwrap();
        settle(&db, 1).await;
        let program = here.serves_with(&[], &SETTINGS).await;
        let (ada, ben) = (Client::member(&program, "ada").await, Client::member(&program, "m1").await);
        let event = |more: Value| {
            let mut event = json!({
                "title": "Repair evening", "description": "Bring what is broken.", "timezone": "Europe/Dublin",
                "start_time": "2090-03-11T19:00:00", "end_time": "2090-03-11T21:00:00",
            });
            event.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            event
        };
        let alone = ada.post("/api/v2/events", event(json!({ "title": "Garden evening" }))).await.ok().json();
        let elsewhere = alone["data"]["id"].as_i64().unwrap();
        ada.post(&format!("/api/v2/events/{elsewhere}/publish"), json!({})).await.ok();
        let ground = (&db, &ben, elsewhere);
        let daily = event(json!({ "recurrence_frequency": "daily", "recurrence_ends_after_count": DATES }));
        let (made, creating) = beside(ground, "creating", ada.post("/api/v2/events/recurring", daily)).await;
        assert_eq!(made["occurrences_created"], DATES);
        let root = &made["template"]["id"];
        let first = &made["template"]["series"]["recurrence"]["occurrences"][0]["id"];
        let path = |what: &str| format!("/api/v2/events/{root}/{what}");
        let (_, publishing) = beside(ground, "publishing", ada.post(&path("publish"), json!({}))).await;
        let patch = json!({ "local_start_time": "20:00", "title": "Mending", "max_attendees": 40 });
        let revisions = format!("/api/v2/events/{first}/recurrence-revisions");
        let asked = json!({ "patch": patch });
        let (shown, previewing) = beside(ground, "previewing", ada.post(&format!("{revisions}/preview"), asked)).await;
        let asked = json!({ "patch": patch, "preview_token": shown["preview_token"] });
        let ada = ada.keyed("once");
        let (done, committing) = beside(ground, "committing", ada.post(&format!("{revisions}/commit"), asked)).await;
        assert_eq!(done["changed_count"], DATES);
        let all = json!({ "scope": "all", "description": "Bring what is broken, and cake." });
        let put = async { ada.send(Method::PUT, &format!("/api/v2/events/{first}/recurring"), Some(all)).await.unwrap() };
        let (_, changing) = beside(ground, "changing all", put).await;
        let some: Vec<i64> = done["changed_event_ids"].as_array().unwrap().iter().step_by(20).map(|id| id.as_i64().unwrap()).collect();
        for id in &some {
            ben.keyed(&id.to_string()).post(&format!("/api/v2/events/{id}/registration/confirm"), json!({})).await.ok();
        }
        let reason = json!({ "reason": "We move." });
        let (gone, cancelling) = beside(ground, "cancelling", ada.keyed("gone").post(&path("cancel"), reason)).await;
        assert_eq!(gone["cascade"]["registrations_cancelled"], some.len());
        program.stop().await.well();
        let steps = [creating, publishing, previewing, committing, changing, cancelling];
        if let Some(most) = limit().filter(|_| here.url().starts_with("sqlite")) {
            assert!(steps.iter().all(|held| *held < most), "the writer is held too long: {steps:.1?}");
        }
    }
}
