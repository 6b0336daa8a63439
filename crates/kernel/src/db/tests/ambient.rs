//! Transactions, alone and inside one another.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::values::town;
use super::{crashing, everybody_home, on_each_engine, on_each_engine_in_a_hurry, patiently};
use crate::db::{Ambient, Db, DbError, Engine, Tx};
use crate::params;

async fn rename(tx: &mut Tx, id: i64, name: &str) -> Result<u64, DbError> {
    tx.run("UPDATE tenants SET name = $2 WHERE id = $1", params![id, name]).await
}

async fn named(db: &Db, id: i64) -> Result<String, DbError> {
    db.one("SELECT name FROM tenants WHERE id = $1", params![id]).await
}

async fn name(db: &Db, id: i64) -> String {
    named(db, id).await.unwrap()
}

/// A transaction, however long it takes to get a connection for it.
async fn begun(db: &Db) -> Tx {
    patiently(async || db.begin().await).await
}

/// Adds one to the counter once the commit has happened.
fn ring(tx: &mut Tx, bell: &Arc<AtomicU64>) {
    let bell = Arc::clone(bell);
    tx.after_commit(Box::new(move || {
        bell.fetch_add(1, Ordering::SeqCst);
    }));
}

#[tokio::test]
async fn a_transaction_lasts_only_if_committed() {
    on_each_engine(async |db| {
        let id = town(db, "a").await.unwrap();
        let bell = Arc::new(AtomicU64::new(0));

        let mut tx = db.begin().await.unwrap();
        ring(&mut tx, &bell);
        assert_eq!(rename(&mut tx, id, "lost").await.unwrap(), 1);
        assert_eq!(tx.one::<String>("SELECT name FROM tenants WHERE id = $1", params![id]).await.unwrap(), "lost");
        assert_eq!(name(db, id).await, "a");
        drop(tx);
        let mut tx = db.begin().await.unwrap();
        rename(&mut tx, id, "lost too").await.unwrap();
        tx.rollback().await.unwrap();
        assert_eq!(name(db, id).await, "a");

        let mut tx = db.begin().await.unwrap();
        ring(&mut tx, &bell);
        rename(&mut tx, id, "kept").await.unwrap();
        assert_eq!(bell.load(Ordering::SeqCst), 0);
        tx.commit().await.unwrap();
        assert_eq!(name(db, id).await, "kept");
        assert_eq!(bell.load(Ordering::SeqCst), 1);
    })
    .await;
}

#[tokio::test]
async fn after_a_failed_statement_nothing_can_be_kept() {
    on_each_engine(async |db| {
        let id = town(db, "a").await.unwrap();
        let mut tx = db.begin().await.unwrap();
        rename(&mut tx, id, "lost").await.unwrap();
        let failed = tx.run("UPDATE tenants SET status = 'odd' WHERE id = $1", params![id]).await;
        assert!(matches!(failed, Err(DbError::Check { constraint }) if constraint == "tenants_status"));
        assert!(matches!(rename(&mut tx, id, "lost").await, Err(DbError::Abandoned)));
        assert!(matches!(tx.commit().await, Err(DbError::Abandoned)));
        assert_eq!(name(db, id).await, "a");
    })
    .await;
}

#[tokio::test]
async fn no_row_is_no_failure() {
    on_each_engine(async |db| {
        let mut tx = db.begin().await.unwrap();
        let none = tx.one::<i64>("SELECT id FROM tenants WHERE id = $1 FOR UPDATE", params![-1_i64]).await;
        assert!(matches!(none, Err(DbError::NoRow)));
        tx.commit().await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn transactions_inside_last_with_the_surrounding_one() {
    on_each_engine(async |db| {
        let id = town(db, "a").await.unwrap();
        let bell = Arc::new(AtomicU64::new(0));

        let ambient = Ambient::open(db).await.unwrap();
        for name in ["one", "two"] {
            let mut tx = ambient.tx().await.unwrap();
            ring(&mut tx, &bell);
            rename(&mut tx, id, name).await.unwrap();
            tx.commit().await.unwrap();
        }
        assert_eq!(name(db, id).await, "a");
        assert_eq!(bell.load(Ordering::SeqCst), 0);
        ambient.clone().commit().await.unwrap();
        assert_eq!(name(db, id).await, "two");
        assert_eq!(bell.load(Ordering::SeqCst), 2);

        assert!(matches!(ambient.tx().await, Err(DbError::Abandoned)));
        assert!(matches!(ambient.clone().commit().await, Err(DbError::Abandoned)));
        ambient.rollback().await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn one_that_is_given_up_takes_the_surrounding_one_with_it() {
    on_each_engine(async |db| {
        let id = town(db, "a").await.unwrap();
        let bell = Arc::new(AtomicU64::new(0));

        let ambient = Ambient::open(db).await.unwrap();
        let mut tx = ambient.tx().await.unwrap();
        ring(&mut tx, &bell);
        rename(&mut tx, id, "one").await.unwrap();
        tx.commit().await.unwrap();
        // Nothing is lost with one that has only read.
        let mut tx = ambient.tx().await.unwrap();
        assert_eq!(
            tx.one::<String>("SELECT name FROM tenants WHERE id = $1 FOR UPDATE", params![id]).await.unwrap(),
            "one"
        );
        drop(tx);
        let mut tx = ambient.tx().await.unwrap();
        rename(&mut tx, id, "lost").await.unwrap();
        drop(tx);
        assert!(matches!(ambient.tx().await, Err(DbError::Abandoned)));
        assert!(ambient.between().await.unwrap().is_none());
        assert!(matches!(ambient.commit().await, Err(DbError::Abandoned)));
        assert_eq!(name(db, id).await, "a");
        assert_eq!(bell.load(Ordering::SeqCst), 0);

        // The connection is free again, also after a surrounding one that nobody ends.
        drop(Ambient::open(db).await.unwrap());
        let mut tx = db.begin().await.unwrap();
        rename(&mut tx, id, "kept").await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(name(db, id).await, "kept");
    })
    .await;
}

#[tokio::test]
async fn who_reads_between_the_turns_sees_what_they_wrote_and_waits_for_no_turn() {
    on_each_engine(async |db| {
        const NAME: &str = "SELECT name FROM tenants WHERE id = $1";
        let id = town(db, "a").await.unwrap();
        let ambient = Ambient::open(db).await.unwrap();
        let mut tx = ambient.tx().await.unwrap();
        rename(&mut tx, id, "one").await.unwrap();
        assert!(ambient.between().await.unwrap().is_none());
        tx.commit().await.unwrap();

        let read = async || {
            let mut tx = ambient.between().await.unwrap().unwrap();
            let name = tx.one::<String>(NAME, params![id]).await.unwrap();
            tx.commit().await.unwrap();
            name
        };
        let (first, second) = tokio::join!(read(), read());
        assert_eq!((first.as_str(), second.as_str()), ("one", "one"));
        assert_eq!(name(db, id).await, "a");

        // What cannot be read gives the whole up: on PostgreSQL nothing could follow.
        let mut tx = ambient.between().await.unwrap().unwrap();
        assert!(tx.one::<i64>("SELECT nothing FROM tenants", params![]).await.is_err());
        drop(tx);
        assert!(matches!(ambient.commit().await, Err(DbError::Abandoned)));
    })
    .await;
}

#[tokio::test]
async fn turns_are_taken_one_after_another() {
    on_each_engine_in_a_hurry(async |db| {
        let id = patiently(async || town(db, "a").await).await;
        let ambient = patiently(async || Ambient::open(db).await).await;
        let first = ambient.tx().await.unwrap();
        assert!(matches!(ambient.tx().await, Err(DbError::Waited)), "a turn inside a turn must not hang");

        let waiting = tokio::spawn({
            let ambient = ambient.clone();
            async move {
                let mut tx = ambient.tx().await?;
                rename(&mut tx, id, "second").await?;
                tx.commit().await
            }
        });
        tokio::task::yield_now().await;
        first.commit().await.unwrap();
        waiting.await.unwrap().unwrap();
        ambient.commit().await.unwrap();
        assert_eq!(patiently(async || named(db, id).await).await, "second");
    })
    .await;
}

#[tokio::test]
async fn a_lost_race_is_told_as_one() {
    on_each_engine_in_a_hurry(async |db| {
        let id = patiently(async || town(db, "a").await).await;
        let mut first = begun(db).await;
        rename(&mut first, id, "first").await.unwrap();
        let second = async {
            let mut tx = db.begin().await?;
            rename(&mut tx, id, "second").await
        };
        // PostgreSQL lets the second one begin and then wait for the row; SQLite has one writer.
        let error = second.await.unwrap_err();
        assert!(error.is_race() || error.is_unavailable(), "{error:?}");
        first.commit().await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn statements_are_counted_for_all_and_for_a_call() {
    on_each_engine(async |db| {
        let id = town(db, "a").await.unwrap();
        let counter = Arc::new(AtomicU64::new(0));
        let before = db.statements();
        let call = db.counted(Arc::clone(&counter));
        name(&call, id).await;
        let mut tx = call.begin().await.unwrap();
        rename(&mut tx, id, "b").await.unwrap();
        tx.commit().await.unwrap();
        name(db, id).await;
        assert_eq!(counter.load(Ordering::Relaxed), 2);
        assert_eq!(db.statements() - before, 3);
    })
    .await;
}

#[tokio::test]
async fn whoever_holds_a_transaction_finds_a_connection_to_read_on() {
    on_each_engine_in_a_hurry(async |db| {
        let id = patiently(async || town(db, "a").await).await;
        // Of four connections on PostgreSQL; there is one writer on SQLite.
        let most = if db.engine() == Engine::Postgres { 3 } else { 1 };
        let mut held = Vec::new();
        for _ in 0..most {
            held.push(begun(db).await);
        }
        let refused = db.begin().await.err();
        assert!(matches!(refused, Some(DbError::Unavailable(_))), "{refused:?}");
        assert_eq!(patiently(async || named(db, id).await).await, "a");
        drop(held.pop());
        rename(&mut begun(db).await, id, "b").await.unwrap();
    })
    .await;
}

/// Requests are given up on at any moment, also while their transaction begins or is committed.
#[tokio::test]
async fn a_transaction_that_nobody_waits_for_leaves_no_connection_inside_it() {
    on_each_engine(async |db| {
        let id = town(db, "0").await.unwrap();
        for polls in 0..12 {
            let story = async {
                let mut tx = db.begin().await?;
                rename(&mut tx, id, "mine").await?;
                tx.commit().await
            };
            let ended = crashing(story, polls).await;
            assert!(matches!(ended, None | Some(Ok(()))), "{ended:?}");
            everybody_home(db).await;
            // Every connection writes something that every other one has to see.
            for turn in 0..4 {
                let written = format!("{polls}.{turn}");
                let done = db.run("UPDATE tenants SET name = $2 WHERE id = $1", params![id, written.clone()]).await;
                assert_eq!(done.unwrap(), 1, "given up after {polls} polls");
                assert_eq!(name(db, id).await, written, "given up after {polls} polls");
            }
        }
    })
    .await;
}

/// What is let fall takes no connection with it, and whoever waits for one gets that of whoever is done.
#[tokio::test]
async fn many_share_few_connections() {
    on_each_engine(async |db| {
        let id = town(db, "0").await.unwrap();
        let work = |number: usize| {
            let db = db.clone();
            tokio::spawn(async move {
                if !number.is_multiple_of(4) {
                    return named(&db, id).await.map(drop);
                }
                let mut tx = db.begin().await?;
                rename(&mut tx, id, &number.to_string()).await?;
                if !number.is_multiple_of(8) { tx.commit().await } else { Ok(()) }
            })
        };
        for round in 1..=4 {
            let tasks: Vec<_> = (0..48).map(work).collect();
            for _ in 0..round {
                tokio::task::yield_now().await;
            }
            let fallen = tasks.iter().skip(round).step_by(5);
            fallen.for_each(tokio::task::JoinHandle::abort);
            for task in tasks {
                match task.await {
                    Ok(done) => done.unwrap(),
                    Err(fallen) => assert!(fallen.is_cancelled(), "{fallen}"),
                }
            }
            everybody_home(db).await;
        }
        let kept: usize = name(db, id).await.parse().unwrap();
        assert_eq!(kept % 8, 4, "{kept} was committed");
    })
    .await;
}
