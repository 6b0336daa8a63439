//! Transactions that share a commit.

use std::collections::HashSet;
use std::path::Path;
use std::pin::pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures::future::join_all;
use futures::poll;
use tokio::task::{JoinHandle, yield_now};
use tokio::time::timeout;

use super::{LONG, NOTES, WRITE, file, notes};
use crate::db::tests::everybody_home;
use crate::db::{Db, DbError, DbSettings, Stored, Tx};
use crate::params;

/// How many commits the log holds: the frames that end one say how large the file is then.
fn commits(folder: &Path) -> usize {
    let log = std::fs::read(folder.join("town.db-wal")).unwrap();
    let number = |at: usize| u32::from_be_bytes(log[at..at + 4].try_into().unwrap());
    let page = usize::try_from(number(8)).unwrap();
    (32..log.len()).step_by(24 + page).filter(|frame| number(frame + 4) > 0).count()
}

/// Writes a note in a transaction of its own.
async fn write(db: &Db, note: &str) -> Stored<()> {
    let mut tx = db.begin().await?;
    tx.run(WRITE, params![note]).await?;
    tx.commit().await
}

fn spawn(db: &Db, note: &str) -> JoinHandle<Stored<()>> {
    let (db, note) = (db.clone(), note.to_owned());
    tokio::spawn(async move { write(&db, &note).await })
}

/// A transaction that holds the writer until everybody else is in line behind it.
async fn first(db: &Db) -> Tx {
    let mut tx = db.begin().await.unwrap();
    tx.run(WRITE, params!["first"]).await.unwrap();
    tx
}

/// Lets those who were just spawned come so far that they wait.
async fn line_up() {
    for _ in 0..20 {
        yield_now().await;
    }
}

async fn written(db: &Db) -> Vec<String> {
    db.all("SELECT text FROM notes ORDER BY id", params![]).await.unwrap()
}

/// The transaction to which a commit is left that has begun and not ended. A slow step of the commit is made aside, and goes on only while
/// somebody waits for it.
async fn handed_on(next: JoinHandle<Stored<Tx>>, ending: impl Future<Output = Stored<()>>) -> Tx {
    let handed_on = async {
        tokio::select! {
            next = next => next,
            ended = ending => panic!("it ended before whoever saw it: {ended:?}"),
        }
    };
    soon(handed_on).await.unwrap().unwrap()
}

async fn soon<T>(what: impl Future<Output = T>) -> T {
    timeout(LONG, what).await.expect("it never comes")
}

#[tokio::test(flavor = "current_thread")]
async fn those_in_line_share_one_commit() {
    let folder = tempfile::tempdir().unwrap();
    let (db, _) = file(folder.path()).await;
    let before = commits(folder.path());
    let tx = first(&db).await;
    let mut waiting = Vec::new();
    for number in 0..15_i64 {
        waiting.push(if number % 3 == 0 {
            let db = db.clone();
            tokio::spawn(async move { db.run(WRITE, params![number.to_string()]).await.map(drop) })
        } else {
            spawn(&db, &number.to_string())
        });
        line_up().await;
    }
    soon(tx.commit()).await.unwrap();
    for done in soon(join_all(waiting)).await {
        done.unwrap().unwrap();
    }
    assert_eq!(commits(folder.path()) - before, 1);
    let numbers = (0..15).map(|number| number.to_string());
    assert_eq!(written(&db).await, ["first".to_owned()].into_iter().chain(numbers).collect::<Vec<_>>());

    // Nobody waits where nobody is in line, and no group grows without end.
    write(&db, "alone").await.unwrap();
    assert_eq!(commits(folder.path()) - before, 2);
    let tx = db.begin().await.unwrap();
    let many: Vec<_> = (100..140).map(|number| spawn(&db, &number.to_string())).collect();
    line_up().await;
    tx.commit().await.unwrap();
    for done in soon(join_all(many)).await {
        done.unwrap().unwrap();
    }
    assert_eq!(commits(folder.path()) - before, 4);
}

#[tokio::test(flavor = "current_thread")]
async fn nobody_sees_or_hears_of_what_is_not_committed() {
    let folder = tempfile::tempdir().unwrap();
    let (db, _) = file(folder.path()).await;
    let mut tx = first(&db).await;
    let bell = Arc::new(AtomicU64::new(0));
    let rings = Arc::clone(&bell);
    tx.after_commit(Box::new(move || {
        rings.fetch_add(1, Ordering::SeqCst);
    }));
    let next = tokio::spawn({
        let db = db.clone();
        async move { db.begin().await }
    });
    line_up().await;
    let mut ending = pin!(tx.commit());
    assert!(poll!(&mut ending).is_pending());
    let mut next = handed_on(next, &mut ending).await;
    assert_eq!(next.one::<i64>(NOTES, params![]).await.unwrap(), 1);
    next.run(WRITE, params!["second"]).await.unwrap();
    for _ in 0..50 {
        yield_now().await;
        assert!(poll!(&mut ending).is_pending());
        assert_eq!((notes(&db).await, bell.load(Ordering::SeqCst)), (0, 0));
    }
    soon(next.commit()).await.unwrap();
    assert_eq!(notes(&db).await, 2);
    soon(ending).await.unwrap();
    assert_eq!(bell.load(Ordering::SeqCst), 1);
}

#[tokio::test(flavor = "current_thread")]
async fn one_that_fails_or_falls_takes_nobody_along() {
    let folder = tempfile::tempdir().unwrap();
    let (db, _) = file(folder.path()).await;
    let tx = first(&db).await;
    let good = spawn(&db, "good");
    line_up().await;
    let twice = spawn(&db, "first");
    line_up().await;
    let single = tokio::spawn({
        let db = db.clone();
        async move { db.run(WRITE, params!["good"]).await }
    });
    line_up().await;
    let undone = tokio::spawn({
        let db = db.clone();
        async move {
            let mut tx = db.begin().await?;
            tx.run(WRITE, params!["undone"]).await?;
            tx.rollback().await
        }
    });
    line_up().await;
    let fallen = tokio::spawn({
        let db = db.clone();
        async move {
            let mut tx = db.begin().await.unwrap();
            tx.run(WRITE, params!["fallen"]).await.unwrap();
            std::future::pending::<()>().await;
        }
    });
    line_up().await;
    let last = spawn(&db, "last");
    line_up().await;
    soon(tx.commit()).await.unwrap();
    soon(good).await.unwrap().unwrap();
    assert!(soon(twice).await.unwrap().unwrap_err().unique().is_some());
    assert!(soon(single).await.unwrap().unwrap_err().unique().is_some());
    let still = tokio::spawn(async move { undone.await.unwrap() });
    line_up().await;
    fallen.abort();
    soon(still).await.unwrap().unwrap();
    soon(last).await.unwrap().unwrap();
    assert_eq!(written(&db).await, ["first", "good", "last"]);
}

/// Otherwise a power cut could take away what somebody was refused for, or what was told a second time.
#[tokio::test(flavor = "current_thread")]
async fn whoever_saw_what_waits_for_its_commit_leaves_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let (db, _) = file(folder.path()).await;
    for rolls_back in [false, true] {
        let mut tx = db.begin().await.unwrap();
        tx.run(WRITE, params![if rolls_back { "one" } else { "other" }]).await.unwrap();
        let before = notes(&db).await;
        let next = tokio::spawn({
            let db = db.clone();
            async move { db.begin().await }
        });
        line_up().await;
        let mut ending = pin!(tx.commit());
        assert!(poll!(&mut ending).is_pending());
        let mut next = handed_on(next, &mut ending).await;
        assert_eq!(next.one::<i64>(NOTES, params![]).await.unwrap(), before + 1);
        if rolls_back {
            soon(next.rollback()).await.unwrap();
        } else {
            drop(next);
        }
        assert_eq!(notes(&db).await, before + 1);
        soon(ending).await.unwrap();
    }
}

#[tokio::test(flavor = "current_thread")]
async fn a_commit_that_fails_fails_for_all() {
    let folder = tempfile::tempdir().unwrap();
    let (db, _) = file(folder.path()).await;
    let replies = "CREATE TABLE replies (note INTEGER NOT NULL REFERENCES notes DEFERRABLE INITIALLY DEFERRED)";
    let mut tx = db.begin().await.unwrap();
    tx.run(replies, params![]).await.unwrap();
    tx.commit().await.unwrap();
    let reply = "INSERT INTO replies (note) VALUES ($1)";

    let tx = first(&db).await;
    let wrong = tokio::spawn({
        let db = db.clone();
        async move {
            let mut tx = db.begin().await.unwrap();
            tx.run(reply, params![77_i64]).await.unwrap();
            tx.commit().await
        }
    });
    line_up().await;
    let last = spawn(&db, "last");
    line_up().await;
    for ended in [soon(tx.commit()).await, soon(wrong).await.unwrap(), soon(last).await.unwrap()] {
        assert!(ended.as_ref().is_err_and(DbError::is_race), "{ended:?}");
    }
    assert_eq!(notes(&db).await, 0);

    // Tried again, each is told its own.
    let tx = first(&db).await;
    let wrong = tokio::spawn({
        let db = db.clone();
        async move { db.run(reply, params![77_i64]).await }
    });
    line_up().await;
    let last = spawn(&db, "last");
    line_up().await;
    soon(tx.commit()).await.unwrap();
    assert!(matches!(soon(wrong).await.unwrap(), Err(DbError::ForeignKey(_))));
    soon(last).await.unwrap().unwrap();
    assert_eq!(written(&db).await, ["first", "last"]);
}

#[tokio::test(flavor = "current_thread")]
async fn a_full_disk_is_told_to_all_whom_it_concerns() {
    let folder = tempfile::tempdir().unwrap();
    let (db, _) = file(folder.path()).await;
    let mut tx = db.begin().await.unwrap();
    let pages = tx.one::<i64>("PRAGMA page_count", params![]).await.unwrap();
    assert_eq!(tx.one::<i64>("PRAGMA max_page_count = 8", params![]).await.unwrap(), 8.max(pages));
    tx.commit().await.unwrap();

    let tx = first(&db).await;
    let large = spawn(&db, &"large".repeat(100_000));
    line_up().await;
    let last = spawn(&db, "last");
    line_up().await;
    let ended = [soon(tx.commit()).await, soon(last).await.unwrap()];
    assert!(matches!(soon(large).await.unwrap(), Err(DbError::Other(_))));
    // The engine may have undone those before it as well: then they were not told that they last.
    let kept = written(&db).await;
    assert_eq!(ended[0].is_ok(), kept.iter().any(|text| text == "first"), "{ended:?}");
    assert!(ended[0].is_ok() || ended[0].as_ref().is_err_and(DbError::is_race), "{ended:?}");
    assert_eq!(ended[1].is_ok(), kept.iter().any(|text| text == "last"), "{ended:?}");
    soon(write(&db, "goes on")).await.unwrap();
}

#[tokio::test(flavor = "current_thread")]
async fn a_commit_is_not_left_to_whoever_goes_or_takes_long() {
    let folder = tempfile::tempdir().unwrap();
    let (db, _) = file(folder.path()).await;
    let begin = |db: &Db| {
        let db = db.clone();
        tokio::spawn(async move { db.begin().await })
    };
    let tx = first(&db).await;
    let gone = begin(&db);
    line_up().await;
    let mut ending = pin!(tx.commit());
    assert!(poll!(&mut ending).is_pending());
    gone.abort();
    soon(ending).await.unwrap();
    assert_eq!(written(&db).await, ["first"]);

    // A worker's transaction is waited for by nobody, whether or not others are behind it.
    for others in [false, true] {
        let mut tx = db.begin().await.unwrap();
        tx.run(WRITE, params![if others { "third" } else { "second" }]).await.unwrap();
        let long = begin(&db.apart());
        line_up().await;
        let behind = others.then(|| spawn(&db, "behind"));
        line_up().await;
        soon(tx.commit()).await.unwrap();
        let mut long = soon(long).await.unwrap().unwrap();
        long.run(WRITE, params![if others { "long too" } else { "long" }]).await.unwrap();
        soon(long.commit()).await.unwrap();
        if let Some(behind) = behind {
            soon(behind).await.unwrap().unwrap();
        }
    }
    assert_eq!(written(&db).await, ["first", "second", "long", "third", "long too", "behind"]);
    everybody_home(&db).await;
}

/// As a power cut leaves it: the file, and then its log, copied while several write and share commits.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_together_is_in_a_copy_taken_while_writing() {
    let folder = tempfile::tempdir().unwrap();
    let (db, _) = file(folder.path()).await;
    let acknowledged = Arc::new(Mutex::new(HashSet::new()));
    let writing: Vec<_> = (0..8)
        .map(|writer| {
            let (db, acknowledged) = (db.clone(), Arc::clone(&acknowledged));
            tokio::spawn(async move {
                for number in 0..25 {
                    let mut tx = db.begin().await.unwrap();
                    let notes = ["a", "b"].map(|half| format!("{writer} {number} {half}"));
                    for note in &notes {
                        tx.run(WRITE, params![note]).await.unwrap();
                    }
                    if number % 5 == 4 {
                        continue;
                    }
                    tx.commit().await.unwrap();
                    acknowledged.lock().unwrap().extend(notes);
                }
            })
        })
        .collect();
    for round in 0..4_u8 {
        while acknowledged.lock().unwrap().len() < usize::from(round) * 70 {
            yield_now().await;
        }
        let told = acknowledged.lock().unwrap().clone();
        let copy = folder.path().join(format!("copy{round}"));
        std::fs::create_dir(&copy).unwrap();
        for file in ["town.db", "town.db-wal"] {
            std::fs::copy(folder.path().join(file), copy.join(file)).unwrap();
        }
        let url = format!("sqlite://{}", copy.join("town.db").display());
        let left = Db::connect(&DbSettings::new(url)).await.unwrap();
        let kept: HashSet<String> = written(&left).await.into_iter().collect();
        assert!(told.is_subset(&kept), "{:?}", told.difference(&kept));
        for note in &kept {
            let number: u32 = note.split(' ').nth(1).unwrap().parse().unwrap();
            assert!(kept.contains(&note.replace('a', "b")) && number % 5 != 4, "{note}");
        }
        left.close().await;
    }
    for writer in writing {
        soon(writer).await.unwrap();
    }
    assert_eq!(notes(&db).await, 8 * 20 * 2);
    assert!(commits(folder.path()) < 8 * 20);
}

/// `cargo test --release -p timeweave-kernel group -- --ignored --nocapture`, with `TMPDIR` on a disk: transactions a second by how many write.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures"]
#[allow(clippy::print_stdout, reason = "it measures")]
async fn measured_transactions_that_share_a_commit() {
    const LENGTH: Duration = Duration::from_secs(3);
    let folder = tempfile::tempdir().unwrap();
    let (_, settings) = file(folder.path()).await;
    let settings = DbSettings { commit_delay: DbSettings::new("").commit_delay, ..settings };
    let db = Db::connect(&settings).await.unwrap();
    let mut alone = 0.0;
    for writers in [1_u32, 2, 4, 16, 64] {
        let begun = Instant::now();
        let each = (0..writers).map(|writer| {
            let db = db.clone();
            tokio::spawn(async move {
                let mut took = Vec::new();
                while begun.elapsed() < LENGTH {
                    let one = Instant::now();
                    write(&db, &format!("{writers} {writer} {}", took.len())).await.unwrap();
                    took.push(one.elapsed());
                }
                took
            })
        });
        let mut took: Vec<Duration> =
            join_all(each.collect::<Vec<_>>()).await.into_iter().flat_map(|took| took.unwrap()).collect();
        took.sort();
        let rate = f64::from(u32::try_from(took.len()).unwrap()) / begun.elapsed().as_secs_f64();
        alone = if writers == 1 { rate } else { alone };
        let (median, slow) = (took[took.len() / 2], took[took.len() * 99 / 100]);
        println!("{writers} writers: {rate:.0} a second, {:.1} of one; p50 {median:?}, p99 {slow:?}", rate / alone);
    }
}
