//! What a change of thousands of dates costs, and whoever writes meanwhile.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;
use timeweave::db::Db;
use timeweave::params;

use super::publish;
use super::recurrence::{is_sound, occurrences, weekly};
use super::revisions::{commit, preview};
use crate::support::{Engine, Person, Town};

/// The most dates of one event, and of one change.
const DATES: i64 = 5_000;

const CONFIG: &str = "[limits]\nenabled = false\n[server]\nrequest_timeout_seconds = 600\n[events]\nrecurrence_v2 = true\nmax_occurrences = 5000\nrevision_cap = 5000\n";

/// What the longest hold of the writer should be at most.
const HOLD: Duration = Duration::from_millis(100);

#[tokio::test(flavor = "multi_thread", worker_threads = 3)]
#[ignore = "measures, and takes a while"]
async fn measured_a_revision_of_five_thousand_dates_on_sqlite() {
    revised(&Town::configured(Engine::Sqlite, CONFIG).await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 3)]
#[ignore = "measures, and takes a while"]
async fn measured_a_revision_of_five_thousand_dates_on_postgres() {
    revised(&Town::configured(Engine::Postgres, CONFIG).await).await;
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

async fn revised(town: &Town) {
    let [ada, ben] = town.members(["ada", "ben"]).await;
    let elsewhere = publish(&ada, json!({ "title": "Garden evening" })).await;
    let began = Instant::now();
    let more = json!({ "recurrence_frequency": "daily", "recurrence_ends_after_count": DATES });
    let (root, all) = weekly(town, &ada, more).await;
    println!("{:?}: {} dates were made and published in {:.1?}", town.engine, all.len(), began.elapsed());
    assert_eq!(i64::try_from(all.len()).unwrap(), DATES);

    told("another member writes alone", writes(ben.clone(), elsewhere, Arc::default(), 200).await);

    let patch = json!({ "local_start_time": "20:00", "title": "Mending", "max_attendees": 40 });
    let beside = |done: &Arc<AtomicBool>| {
        // Tasks of their own, which nobody keeps waiting who only computes.
        let writes = tokio::spawn(writes(ben.clone(), elsewhere, Arc::clone(done), usize::MAX));
        (writes, tokio::spawn(turns(town.db().clone(), Arc::clone(done))))
    };
    let looked = Arc::<AtomicBool>::default();
    let (times, held) = beside(&looked);
    let began = Instant::now();
    let shown = preview(&ada, all[0], patch.clone()).await.ok();
    println!("{:?}: the preview of {DATES} dates took {:.1?}", town.engine, began.elapsed());
    looked.store(true, Ordering::Relaxed);
    told("another member writes beside the preview", times.await.unwrap());
    let previewing = told("the writer is held beside the preview", held.await.unwrap());
    let token = shown.json()["data"]["preview_token"].clone();
    let committed = Arc::<AtomicBool>::default();
    let (times, held) = beside(&committed);
    let began = Instant::now();
    let done = commit(&ada, all[0], &patch, &token, "k").await;
    println!("{:?}: the commit of {DATES} dates took {:.1?}", town.engine, began.elapsed());
    committed.store(true, Ordering::Relaxed);
    assert_eq!(done.status, 201, "{}", done.text());
    told("another member writes beside the commit", times.await.unwrap());
    let committing = told("the writer is held beside the commit", held.await.unwrap());
    assert_eq!(occurrences(town, root).await.len(), all.len());
    let starts: i64 = town
        .db()
        .one("SELECT COUNT(*) FROM events WHERE parent_event_id = $1 AND title = 'Mending' AND local_start LIKE '%T20:00:00'", params![root])
        .await
        .unwrap();
    assert_eq!(starts, DATES);
    is_sound(town).await;
    // What nobody optimised tells nothing about speed.
    assert!(
        cfg!(debug_assertions) || previewing.max(committing) < HOLD,
        "the writer is held {:?}",
        previewing.max(committing)
    );
}
