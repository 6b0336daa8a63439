//! What thousands of dates cost, and whoever writes meanwhile.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use chrono::TimeDelta;
use serde_json::json;
use timeweave::db::Db;
use timeweave::events::recurrence::tasks;
use timeweave::params;

use super::recurrence::{evening, is_sound, occurrences, weekly};
use super::revisions::{commit, preview};
use super::{publish, put};
use crate::support::{Engine, Heard, Person, Town};

/// The most dates of one event, and of one change.
const DATES: i64 = 5_000;

const CONFIG: &str = "[limits]\nenabled = false\n[server]\nrequest_timeout_seconds = 600\n[events]\nrecurrence_v2 = true\nmax_occurrences = 5000\nrevision_cap = 5000\nrecurrence_rolling = true\n";

/// What the longest hold of the writer should be at most.
const HOLD: Duration = Duration::from_millis(100);

/// What is one transaction, since nobody may see a part of it, and writes some rows for each date: how long that holds the writer at most.
const IN_ONE: [&str; 5] = ["creating", "publishing", "committing", "changing all", "cancelling"];
const HOLD_OF_ALL: Duration = Duration::from_millis(500);

#[tokio::test(flavor = "multi_thread", worker_threads = 3)]
#[ignore = "measures, and takes a while"]
async fn measured_five_thousand_dates_on_sqlite() {
    measured(&Town::configured(Engine::Sqlite, CONFIG).await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 3)]
#[ignore = "measures, and takes a while"]
async fn measured_five_thousand_dates_on_postgres() {
    measured(&Town::configured(Engine::Postgres, CONFIG).await).await;
}

/// How long somebody's writes take until something else is done, or so many of them.
async fn writes(by: Person, event: i64, done: Arc<AtomicBool>, most: usize) -> Vec<Duration> {
    let mut times = Vec::new();
    while times.len() < most && !done.load(Ordering::Relaxed) {
        for status in ["interested", "going"] {
            let began = Instant::now();
            // Whoever waits for too long is refused; that is a time, too.
            by.post(&format!("/events/{event}/rsvp"), json!({ "status": status })).await;
            times.push(began.elapsed());
        }
    }
    times
}

/// How long whoever asks each millisecond for a transaction waits for it, until something else is done: on SQLite for as long as somebody holds the writer.
async fn turns(db: Db, done: Arc<AtomicBool>) -> Vec<Duration> {
    let mut times = Vec::new();
    let mut asks = tokio::time::interval(Duration::from_millis(1));
    asks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    while !done.load(Ordering::Relaxed) {
        asks.tick().await;
        let began = Instant::now();
        let turn = db.begin().await.unwrap();
        times.push(began.elapsed());
        turn.rollback().await.unwrap();
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

/// What is done, alone and then beside somebody who writes, and how long it held the writer.
struct Ground<'t> {
    town: &'t Town,
    ben: Person,
    elsewhere: i64,
    longest: Vec<(&'static str, Duration)>,
}

impl Ground<'_> {
    /// Does something while another member writes and somebody asks for the writer each millisecond.
    async fn beside<T>(&mut self, what: &'static str, work: impl Future<Output = T>) -> T {
        let engine = self.town.engine;
        let done = Arc::<AtomicBool>::default();
        // Tasks of their own, which nobody keeps waiting who only computes.
        let times = tokio::spawn(writes(self.ben.clone(), self.elsewhere, Arc::clone(&done), usize::MAX));
        let held = tokio::spawn(turns(self.town.db().clone(), Arc::clone(&done)));
        let began = Instant::now();
        let made = work.await;
        println!("{engine:?}: {what} took {:.1?} beside them", began.elapsed());
        done.store(true, Ordering::Relaxed);
        told(&format!("another member writes beside: {what}"), times.await.unwrap());
        self.longest.push((what, told(&format!("the writer is held: {what}"), held.await.unwrap())));
        made
    }
}

/// Something with nobody else there: what it takes of its own.
async fn alone<T>(town: &Town, what: &str, work: impl Future<Output = T>) -> T {
    let began = Instant::now();
    let made = work.await;
    println!("{:?}: {what} took {:.1?} alone", town.engine, began.elapsed());
    made
}

async fn measured(town: &Town) {
    let [ada, ben] = town.members(["ada", "ben"]).await;
    let elsewhere =
        publish(&ada, json!({ "title": "Garden evening", "start_time": "2045-05-01T18:00:00Z", "end_time": null }))
            .await;
    told("another member writes alone", writes(ben.clone(), elsewhere, Arc::default(), 200).await);
    let mut ground = Ground { town, ben: ben.clone(), elsewhere, longest: Vec::new() };
    let daily = |title: &str| {
        let more = json!({ "title": title, "recurrence_frequency": "daily", "recurrence_ends_after_count": DATES });
        ada.post("/events/recurring", evening(&more))
    };
    let root = |made: &Heard| made.json()["data"]["template"]["id"].as_i64().unwrap();
    let first = root(&alone(town, "creating", daily("Alone")).await);
    alone(town, "publishing", ada.tap(&format!("/events/{first}/publish"))).await.ok();
    let made = ground.beside("creating", daily("Repair evening")).await;
    assert_eq!(made.json()["data"]["occurrences_created"], DATES, "{}", made.text());
    let root = root(&made);
    ground.beside("publishing", ada.tap(&format!("/events/{root}/publish"))).await.ok();
    let all = occurrences(town, root).await;
    let standing = "SELECT COUNT(*) FROM events e WHERE parent_event_id = $1 AND publication_state = 'published' AND operational_state = $2
                       AND EXISTS (SELECT 1 FROM event_status_history h WHERE h.event_id = e.id AND h.lifecycle_version = e.lifecycle_version AND h.is_suppressed)";
    let stands =
        async |root: i64, state: &'static str| -> i64 { town.db().one(standing, params![root, state]).await.unwrap() };
    assert_eq!((i64::try_from(all.len()).unwrap(), stands(root, "scheduled").await), (DATES, DATES));

    for (id, patch) in [(occurrences(town, first).await[0], "Alone"), (all[0], "Mending")] {
        let patch = json!({ "local_start_time": "20:00", "title": patch, "max_attendees": 40 });
        let shown = preview(&ada, id, patch.clone());
        let shown = if id == all[0] {
            ground.beside("previewing", shown).await
        } else {
            alone(town, "previewing", shown).await
        };
        let token = shown.ok().json()["data"]["preview_token"].clone();
        let work = commit(&ada, id, &patch, &token, "k");
        let done =
            if id == all[0] { ground.beside("committing", work).await } else { alone(town, "committing", work).await };
        assert_eq!(done.status, 201, "{}", done.text());
    }
    let starts = "SELECT COUNT(*) FROM events WHERE parent_event_id = $1 AND title = 'Mending' AND local_start LIKE '%T20:00:00'";
    let starts: i64 = town.db().one(starts, params![root]).await.unwrap();
    assert_eq!(starts, DATES);
    let body = json!({ "scope": "all", "description": "Bring what is broken, and cake." });
    ground.beside("changing all", put(&ada, &format!("/events/{}/recurring", all[0]), body)).await.ok();
    // Somebody comes to each twentieth date.
    for id in all.iter().step_by(20) {
        ben.post(&format!("/events/{id}/registration/confirm"), json!({})).await.ok();
    }
    let reason = json!({ "reason": "We move." });
    let gone = ground.beside("cancelling", ada.post(&format!("/events/{root}/cancel"), reason)).await.ok().json();
    assert_eq!(gone["data"]["cascade"]["registrations_cancelled"], DATES / 20);
    assert_eq!(stands(root, "cancelled").await, DATES);

    let more = json!({ "title": "For ever", "recurrence_frequency": "daily", "recurrence_ends_type": "never" });
    let (endless, there) = weekly(town, &ada, more).await;
    assert_eq!(i64::try_from(there.len()).unwrap(), DATES);
    // All of it is over when somebody looks again.
    town.later(TimeDelta::days(DATES + 100));
    ground.ben.signs_in().await;
    let made = ground.beside("making more", tasks::tick(town.world())).await.unwrap();
    assert!(made > 300, "{made}");
    assert_eq!(stands(endless, "scheduled").await, DATES + i64::try_from(made).unwrap());
    is_sound(town).await;
    // What nobody optimised tells nothing about speed.
    for (what, held) in ground.longest {
        let most = if IN_ONE.contains(&what) { HOLD_OF_ALL } else { HOLD };
        assert!(
            cfg!(debug_assertions) || town.engine == Engine::Postgres || held < most,
            "{what} holds the writer for {held:?}"
        );
    }
}
