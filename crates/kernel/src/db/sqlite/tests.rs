//! What the embedded engine promises by itself: nobody waits for a long statement, and nothing is lost half-way.

mod group;

use std::path::Path;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::task::yield_now;
use tokio::time::timeout;

use crate::db::rewrite::prepared;
use crate::db::tests::{crashing, everybody_home};
use crate::db::{Db, DbError, DbSettings};
use crate::params;

/// How long a story waits for what must come. Far longer than it takes on a busy machine.
const LONG: Duration = Duration::from_secs(60);

/// Counts to its argument. No machine counts to [`ENDLESS`].
const COUNT: &str =
    "WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < $1)
    SELECT COUNT(*) FROM numbers";
const ENDLESS: i64 = i64::MAX;

const WRITE: &str = "INSERT INTO notes (text) VALUES ($1)";
const NOTES: &str = "SELECT COUNT(*) FROM notes";

/// A file with a table of notes. Whoever is in line shares a commit with those before, however slow the machine is.
async fn file(folder: &Path) -> (Db, DbSettings) {
    let settings = DbSettings {
        max_connections: 4,
        acquire_timeout: LONG,
        lock_timeout: Duration::from_millis(300),
        commit_delay: LONG,
        ..DbSettings::new(format!("sqlite://{}", folder.join("town.db").display()))
    };
    let db = Db::connect(&settings).await.unwrap();
    let mut tx = db.begin().await.unwrap();
    tx.run("CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE)", params![]).await.unwrap();
    tx.commit().await.unwrap();
    (db, settings)
}

async fn notes(db: &Db) -> i64 {
    db.one(NOTES, params![]).await.unwrap()
}

/// On one thread, so that whoever blocks it blocks everybody.
#[tokio::test(flavor = "current_thread")]
async fn a_long_read_holds_nobody_up_and_ends_with_whoever_asked() {
    let folder = tempfile::tempdir().unwrap();
    let (db, _) = file(folder.path()).await;
    // Seen for the first time, and known to be short until now.
    for known in [false, true] {
        if known {
            for _ in 0..500 {
                assert_eq!(db.one::<i64>(COUNT, params![3_i64]).await.unwrap(), 3);
            }
        }
        let endless: Vec<_> = (0..2)
            .map(|_| {
                let db = db.clone();
                tokio::spawn(async move { db.one::<i64>(COUNT, params![ENDLESS]).await })
            })
            .collect();
        for _ in 0..200 {
            yield_now().await;
            assert_eq!(timeout(LONG, notes(&db)).await.unwrap(), 0);
        }
        for task in &endless {
            assert!(!task.is_finished());
            task.abort();
        }
        timeout(LONG, everybody_home(&db)).await.unwrap();
    }
}

#[tokio::test(flavor = "current_thread")]
async fn long_reads_leave_a_connection_to_short_ones() {
    let folder = tempfile::tempdir().unwrap();
    let (db, _) = file(folder.path()).await;
    let seen = "SELECT COUNT(*) FROM notes WHERE id > $1";
    while !prepared(seen).pace.is_short() {
        db.one::<i64>(seen, params![0_i64]).await.unwrap();
    }
    let slow = "WITH RECURSIVE numbers(number) AS (SELECT $1 UNION ALL SELECT number + 1 FROM numbers) SELECT COUNT(*) FROM numbers";
    while !prepared(slow).pace.is_long() {
        assert!(timeout(Duration::from_millis(50), db.one::<i64>(slow, params![1_i64])).await.is_err());
        timeout(LONG, everybody_home(&db)).await.unwrap();
    }
    let endless: Vec<_> = (0..20)
        .map(|_| {
            let db = db.clone();
            tokio::spawn(async move { db.one::<i64>(slow, params![1_i64]).await })
        })
        .collect();
    for _ in 0..100 {
        yield_now().await;
    }
    let many = timeout(LONG, db.one::<i64>(seen, params![0_i64])).await.unwrap();
    assert_eq!(many.unwrap(), 0);
    endless.iter().for_each(tokio::task::JoinHandle::abort);
    timeout(LONG, everybody_home(&db)).await.unwrap();
}

/// Whoever makes a long answer may come to look at the rows much later.
#[tokio::test]
async fn a_connection_is_free_before_its_rows_are_fetched() {
    let folder = tempfile::tempdir().unwrap();
    let (db, settings) = file(folder.path()).await;
    let asked =
        "WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < $1)
        SELECT COUNT(*) FROM numbers AS asked";
    let mut all: Vec<_> = (0..i64::from(settings.max_connections))
        .map(|number| Box::pin(db.one::<i64>(asked, params![100_000 + number])))
        .collect();
    for one in &mut all {
        // Seen for the first time, or known to be long, and so done aside.
        assert!(futures::poll!(one).is_pending());
    }
    assert_eq!(timeout(LONG, notes(&db)).await.unwrap(), 0);
    for (number, one) in (100_000..).zip(all) {
        assert_eq!(one.await.unwrap(), number);
    }
}

#[tokio::test]
async fn a_read_inside_a_transaction_may_be_long_too() {
    let folder = tempfile::tempdir().unwrap();
    let (db, _) = file(folder.path()).await;
    let mut tx = db.begin().await.unwrap();
    tx.run(WRITE, params!["kept"]).await.unwrap();
    for many in [3_i64, 3, 3, 200_000, 3] {
        assert_eq!(tx.one::<i64>(COUNT, params![many]).await.unwrap(), many);
    }
    assert_eq!(tx.one::<i64>(NOTES, params![]).await.unwrap(), 1);
    tx.commit().await.unwrap();
    assert_eq!(notes(&db).await, 1);
}

#[tokio::test]
async fn whoever_falls_while_writing_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let (db, _) = file(folder.path()).await;
    let many = "WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < $1)
        INSERT INTO notes (text) SELECT number FROM numbers";
    for polls in 1..6 {
        let story = async {
            let mut tx = db.begin().await?;
            tx.run(WRITE, params!["lost"]).await?;
            tx.run(many, params![20_000_i64]).await?;
            // Whoever gets so far leaves without a commit.
            Ok::<(), DbError>(())
        };
        let ended = crashing(story, polls).await;
        assert!(matches!(ended, None | Some(Ok(()))), "{ended:?}");
        timeout(LONG, everybody_home(&db)).await.unwrap();
        assert_eq!(notes(&db).await, 0, "after {polls} polls");
    }
    assert_eq!(db.run(WRITE, params!["kept"]).await.unwrap(), 1);
    assert!(db.run(WRITE, params!["kept"]).await.unwrap_err().unique().is_some());
    assert_eq!(notes(&db).await, 1);
}

#[tokio::test(flavor = "current_thread")]
async fn the_writer_serves_whoever_waits_longest() {
    let folder = tempfile::tempdir().unwrap();
    let (db, _) = file(folder.path()).await;
    let served = Arc::new(Mutex::new(Vec::new()));
    let first = db.begin().await.unwrap();
    let mut waiting = Vec::new();
    for number in 0..8_i64 {
        let (db, served) = (db.clone(), Arc::clone(&served));
        waiting.push(tokio::spawn(async move {
            // One statement or several: there is one queue.
            if number % 2 == 0 {
                db.run(WRITE, params![number.to_string()]).await.unwrap();
                served.lock().unwrap().push(number);
            } else {
                let mut tx = db.begin().await.unwrap();
                tx.run(WRITE, params![number.to_string()]).await.unwrap();
                served.lock().unwrap().push(number);
                tx.commit().await.unwrap();
            }
        }));
        yield_now().await;
    }
    first.commit().await.unwrap();
    for task in waiting {
        task.await.unwrap();
    }
    let written: Vec<String> = db.all("SELECT text FROM notes ORDER BY id", params![]).await.unwrap();
    assert_eq!(written, ["0", "1", "2", "3", "4", "5", "6", "7"]);
    assert_eq!(served.lock().unwrap().len(), 8);
}

/// As when a command of the program works at the file of a server.
#[tokio::test(flavor = "current_thread")]
async fn another_process_that_writes_is_waited_for_aside() {
    let folder = tempfile::tempdir().unwrap();
    let (db, settings) = file(folder.path()).await;
    let other = Db::connect(&DbSettings { lock_timeout: LONG, ..settings }).await.unwrap();
    let holding = db.begin().await.unwrap();
    let waiting = tokio::spawn({
        let other = other.clone();
        async move { other.run(WRITE, params!["waited"]).await }
    });
    for _ in 0..50 {
        yield_now().await;
        assert_eq!(timeout(LONG, notes(&other)).await.unwrap(), 0);
    }
    assert!(!waiting.is_finished());
    holding.rollback().await.unwrap();
    assert_eq!(waiting.await.unwrap().unwrap(), 1);

    let _holding = other.begin().await.unwrap();
    assert!(db.run(WRITE, params!["in vain"]).await.unwrap_err().is_race());
    assert!(db.begin().await.err().is_some_and(|error| error.is_race()));
    assert_eq!(notes(&db).await, 1);
}

/// The log only grows in so short a time, so the file and then the log, copied at any moment, are what a power cut leaves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_is_in_a_copy_taken_while_writing() {
    let folder = tempfile::tempdir().unwrap();
    let (db, _) = file(folder.path()).await;
    let acknowledged = Arc::new(AtomicI64::new(0));
    let writing = tokio::spawn({
        let (db, acknowledged) = (db.clone(), Arc::clone(&acknowledged));
        async move {
            for number in 0..150_i64 {
                let mut tx = db.begin().await.unwrap();
                tx.run(WRITE, params![format!("a{number}")]).await.unwrap();
                tx.run(WRITE, params![format!("b{number}")]).await.unwrap();
                tx.commit().await.unwrap();
                acknowledged.store(number + 1, Ordering::SeqCst);
            }
        }
    });
    for round in 0..4_u8 {
        while acknowledged.load(Ordering::SeqCst) < i64::from(round) * 30 {
            yield_now().await;
        }
        let told = acknowledged.load(Ordering::SeqCst);
        let copy = folder.path().join(format!("copy{round}"));
        std::fs::create_dir(&copy).unwrap();
        std::fs::copy(folder.path().join("town.db"), copy.join("town.db")).unwrap();
        let mut log = std::fs::read(folder.path().join("town.db-wal")).unwrap();
        // The page that was being written when the power went.
        log.extend_from_slice(&[round; 1_000]);
        std::fs::write(copy.join("town.db-wal"), log).unwrap();

        let url = format!("sqlite://{}", copy.join("town.db").display());
        let left = Db::connect(&DbSettings::new(url)).await.unwrap();
        let kept = notes(&left).await;
        assert!(kept >= told * 2 && kept % 2 == 0, "{kept} notes of {told} transactions");
        assert_eq!(left.one::<String>("PRAGMA quick_check(1)", params![]).await.unwrap(), "ok");
        assert_eq!(left.run(WRITE, params!["goes on"]).await.unwrap(), 1);
        left.close().await;
    }
    writing.await.unwrap();
    assert_eq!(notes(&db).await, 300);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_log_is_folded_in_beside_those_who_write() {
    let folder = tempfile::tempdir().unwrap();
    let (db, _) = file(folder.path()).await;
    let size = || std::fs::metadata(folder.path().join("town.db")).unwrap().len();
    let note = "x".repeat(100_000);
    let mut tx = db.begin().await.unwrap();
    for number in 0..60 {
        tx.run(WRITE, params![format!("{number}{note}")]).await.unwrap();
    }
    tx.commit().await.unwrap();
    let folded = async {
        let mut number = 0;
        while size() < 6_000_000 {
            // A commit would do it by itself only when the log is eight times as long.
            number += 1;
            db.run(WRITE, params![format!("short {number}")]).await.unwrap();
        }
    };
    timeout(LONG, folded).await.unwrap();
    assert_eq!(db.one::<String>("PRAGMA quick_check(1)", params![]).await.unwrap(), "ok");
    db.close().await;
    assert!(!folder.path().join("town.db-wal").exists());
}

#[tokio::test]
async fn a_closed_file_is_told_and_its_log_is_folded_in() {
    let folder = tempfile::tempdir().unwrap();
    let (db, settings) = file(folder.path()).await;
    db.run(WRITE, params!["kept"]).await.unwrap();
    db.close().await;
    db.close().await;
    assert!(db.one::<i64>(NOTES, params![]).await.unwrap_err().is_unavailable());
    assert!(db.begin().await.err().is_some_and(|error| error.is_unavailable()));
    assert_eq!(db.pool_stats().size, 0);
    assert!(!folder.path().join("town.db-wal").exists());
    for asked in ["mode=ro", "mode=memory", "cache=shared", "immutable=1", "colour=red"] {
        let url = format!("{}?{asked}", settings.url);
        assert!(matches!(Db::connect(&DbSettings::new(url)).await, Err(DbError::Address(_))), "{asked}");
    }
    let again = Db::connect(&DbSettings::new(format!("{}?mode=rwc&cache=private", settings.url))).await.unwrap();
    assert_eq!(notes(&again).await, 1);
}

#[tokio::test]
async fn the_planner_learns_of_tables_that_have_grown() {
    let folder = tempfile::tempdir().unwrap();
    let (db, _) = file(folder.path()).await;
    assert_eq!(db.optimize().await.unwrap(), 0);
    let many = "WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < $1)
        INSERT INTO notes (text) SELECT 'many ' || number FROM numbers";
    db.run(many, params![5_000_i64]).await.unwrap();
    assert_eq!(db.optimize().await.unwrap(), 1);
    let known: String = db.one("SELECT stat FROM sqlite_stat1 WHERE tbl = 'notes'", params![]).await.unwrap();
    assert_eq!(known, "5000 1");
    assert_eq!(db.optimize().await.unwrap(), 0);
}

/// `cargo test --release --lib db::sqlite -- --ignored --nocapture`: what a statement costs, and what long ones cost the others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures"]
#[allow(clippy::print_stdout, reason = "it measures")]
async fn measured_point_reads_beside_long_ones() {
    let folder = tempfile::tempdir().unwrap();
    let (db, _) = file(folder.path()).await;
    for number in 0..1_000_i64 {
        db.run(WRITE, params![format!("note {number}")]).await.unwrap();
    }
    let quiet = point_reads(&db).await;

    // A search that takes some hundred milliseconds, over and over, from three sides.
    let long: Vec<_> = (0..3)
        .map(|_| {
            let db = db.clone();
            tokio::spawn(async move {
                let mut slowest = Duration::ZERO;
                loop {
                    let begun = Instant::now();
                    let _: i64 = db.one(COUNT, params![1_000_000_i64]).await.unwrap();
                    slowest = slowest.max(begun.elapsed());
                    LONGEST.store(u64::try_from(slowest.as_micros()).unwrap(), Ordering::Relaxed);
                }
            })
        })
        .collect();
    while LONGEST.load(Ordering::Relaxed) == 0 {
        yield_now().await;
    }
    let loud = point_reads(&db).await;
    let longest = Duration::from_micros(LONGEST.load(Ordering::Relaxed));
    long.iter().for_each(tokio::task::JoinHandle::abort);

    let begun = Instant::now();
    for number in 0..1_000_i64 {
        let mut tx = db.begin().await.unwrap();
        tx.run(WRITE, params![format!("more {number}")]).await.unwrap();
        tx.commit().await.unwrap();
    }
    let transaction = begun.elapsed() / 1_000;
    println!(
        "a point read: p50, p99, mean {quiet:?}; beside searches of {longest:?} {loud:?}; a transaction {transaction:?}"
    );
    assert!(loud[1] < longest / 2, "{loud:?}");
}

static LONGEST: AtomicU64 = AtomicU64::new(0);

/// p50, p99 and mean of reading a row by its key, one after another.
async fn point_reads(db: &Db) -> [Duration; 3] {
    let mut took = Vec::new();
    for number in 0..10_000_i64 {
        let begun = Instant::now();
        let _: String = db.one("SELECT text FROM notes WHERE id = $1", params![number % 1_000 + 1]).await.unwrap();
        took.push(begun.elapsed());
    }
    let mean = took.iter().sum::<Duration>() / 10_000;
    took.sort();
    [took[5_000], took[9_900], mean]
}
