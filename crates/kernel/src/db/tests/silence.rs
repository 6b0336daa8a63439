//! A PostgreSQL server that is there no more and does not say so.

use std::time::{Duration, Instant};

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::db::{Db, DbSettings, Tx};
use crate::params;

/// A way to the server, which loses everything for the connections that there are once it is broken.
async fn way(to: String) -> (u16, watch::Sender<bool>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (port, (broken, breaks)) = (listener.local_addr().unwrap().port(), watch::channel(false));
    tokio::spawn(async move {
        while let Ok((mut here, _)) = listener.accept().await {
            let (to, mut breaks) = (to.clone(), breaks.clone());
            tokio::spawn(async move {
                let mut there = TcpStream::connect(to).await.unwrap();
                tokio::select! {
                    _ = copy_bidirectional(&mut here, &mut there) => return,
                    broken = breaks.wait_for(|broken| *broken) => drop(broken),
                }
                drop(breaks);
                // Nothing is said any more, and nothing is closed.
                std::future::pending::<()>().await;
            });
        }
    });
    (port, broken)
}

#[tokio::test]
#[ignore = "needs PostgreSQL: scripts/test runs it"]
async fn a_server_that_falls_silent_holds_nobody_up_for_ever() {
    let url = std::env::var("TIMEWEAVE_TEST_POSTGRES").expect("scripts/test says where PostgreSQL is");
    let (who, place) = url.rsplit_once('@').unwrap();
    let (address, database) = place.split_once('/').unwrap();
    let (port, broken) = way(address.to_owned()).await;
    let settings = DbSettings {
        max_connections: 4,
        acquire_timeout: Duration::from_secs(60),
        statement_timeout: Duration::from_secs(1),
        ..DbSettings::new(format!("{who}@127.0.0.1:{port}/{database}"))
    };
    let db = Db::connect(&settings).await.unwrap();
    let read = || db.one::<i64>("SELECT 1::bigint", params![]);
    let (one, other, third) = tokio::join!(db.begin(), db.begin(), db.begin());
    let (kept, _) = (one.unwrap(), (other.unwrap(), third.unwrap()));
    assert_eq!(read().await.unwrap(), 1);
    // One that is just being handed back is waited for by the pool itself.
    while db.pool_stats().idle < 3 {
        tokio::task::yield_now().await;
    }

    broken.send_replace(true);
    // Every connection lets go of the word once it has stopped; whoever takes new ones keeps it.
    while broken.receiver_count() > 1 {
        tokio::task::yield_now().await;
    }
    let began = Instant::now();
    // Somebody gives up early, as clients do; the others wait as long as there is any hope.
    let hurried = tokio::time::timeout(Duration::from_millis(200), read());
    let (hurried, waited, begun, committed) = tokio::join!(hurried, read(), db.begin(), kept.commit());
    assert!(hurried.is_err());
    assert!(waited.as_ref().is_err_and(|error| error.is_unavailable()), "{waited:?}");
    assert!(begun.as_ref().is_err_and(|error| error.is_unavailable()), "{:?}", begun.err());
    assert!(committed.as_ref().is_err_and(|error| error.is_unavailable()), "{committed:?}");
    // They wait side by side, a second for the statement and five for the answer: twelve would be one after another.
    assert!(began.elapsed() < Duration::from_secs(11), "{:?}", began.elapsed());

    // The way is mended: the connections that were lost give their places to new ones, all of them.
    broken.send_replace(false);
    let again = async {
        let held = (begins(&db).await, begins(&db).await, begins(&db).await);
        assert_eq!(read().await.unwrap(), 1);
        drop(held);
    };
    tokio::time::timeout(Duration::from_secs(120), again).await.expect("there are connections again");
}

/// A transaction, as soon as there is a connection for it.
async fn begins(db: &Db) -> Tx {
    loop {
        match db.begin().await {
            Ok(tx) => return tx,
            Err(error) => assert!(error.is_unavailable(), "{error:?}"),
        }
    }
}
