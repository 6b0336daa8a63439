//! A PostgreSQL server that is there no more and does not say so.

use std::time::{Duration, Instant};

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::db::{Db, DbSettings};
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
async fn a_server_that_falls_silent_holds_nobody_up_for_ever() {
    let Some(url) = std::env::var("TIMEWEAVE_TEST_POSTGRES").ok().filter(|url| !url.is_empty()) else { return };
    let (who, place) = url.rsplit_once('@').unwrap();
    let (address, database) = place.split_once('/').unwrap();
    let (port, broken) = way(address.to_owned()).await;
    let settings = DbSettings {
        max_connections: 2,
        statement_timeout: Duration::from_millis(100),
        ..DbSettings::new(format!("{who}@127.0.0.1:{port}/{database}"))
    };
    let db = Db::connect(&settings).await.unwrap();
    assert_eq!(db.one::<i64>("SELECT 1::bigint", params![]).await.unwrap(), 1);
    let tx = db.begin().await.unwrap();

    broken.send_replace(true);
    // Every connection lets go of the word once it has stopped; whoever takes new ones keeps it.
    while broken.receiver_count() > 1 {
        tokio::task::yield_now().await;
    }
    let began = Instant::now();
    let (read, committed) = tokio::join!(db.one::<i64>("SELECT 1::bigint", params![]), tx.commit());
    assert!(read.as_ref().is_err_and(|error| error.is_unavailable()), "{read:?}");
    assert!(committed.as_ref().is_err_and(|error| error.is_unavailable()), "{committed:?}");
    assert!(began.elapsed() < Duration::from_secs(9), "{:?}", began.elapsed());

    // The way is mended: the connections that were lost give their places to new ones.
    broken.send_replace(false);
    let again = async {
        loop {
            match db.begin().await {
                Ok(tx) => return tx.commit().await,
                Err(error) => assert!(error.is_unavailable(), "{error:?}"),
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), again).await.expect("there are connections again").unwrap();
}
