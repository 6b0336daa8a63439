//! Letters of workers that are killed: each arrives, and at most one for each connection does so twice.

use std::collections::BTreeMap;

use chrono::TimeDelta;
use serde_json::json;
use timeweave::base::Clock;

use super::*;
use crate::support::{MailServer, Manner};

/// Letters that a worker sends at a time.
const CONNECTIONS: usize = 4;

/// Enough for three workers.
const LETTERS: usize = 60;

/// Letters that have left.
const SENT: &str = "SELECT COUNT(*) FROM notification_queue WHERE status = 'sent'";
/// Letters.
const QUEUED: &str = "SELECT COUNT(*) FROM notification_queue";

/// Lets the community's members have a mail of whatever happens, at once.
async fn writes_at_once(db: &Db) {
    let settings = json!({ "notifications": { "default_frequency": "instant" } });
    db.run("UPDATE tenants SET settings = $1", params![settings]).await.unwrap();
}

/// A process that works, with a lease that ends soon.
fn worker(here: &Installation, server: &MailServer, cap: &str) -> Program {
    let (port, connections) = (server.port.to_string(), CONNECTIONS.to_string());
    here.program(
        &["work"],
        &[
            ("TIMEWEAVE_WORKER_LEASE_SECONDS", "1"),
            ("TIMEWEAVE_MAIL_HOST", "localhost"),
            ("TIMEWEAVE_MAIL_PORT", &port),
            ("TIMEWEAVE_MAIL_TLS", "none"),
            ("TIMEWEAVE_MAIL_POOL_SIZE", &connections),
            ("TIMEWEAVE_MAIL_FROM_ADDRESS", "post@timeweave.example"),
            ("TIMEWEAVE_MAIL_HOURLY_CAP", cap),
        ],
    )
}

/// Waits until so many letters have arrived.
async fn arrives(server: &MailServer, at_least: usize) {
    let waiting = async {
        while server.arrived() < at_least {
            // Another process sends: there is nobody to tell us.
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    assert!(tokio::time::timeout(PATIENCE, waiting).await.is_ok(), "only {} letters came", server.arrived());
}

each_installation! {
    async fn workers_killed_in_the_middle_lose_no_letter_and_repeat_one_a_connection(here: Installation) {
        let db = here.db().await;
        let members = settle(&db, LETTERS).await;
        writes_at_once(&db).await;
        let gateway = here.serves(&["--no-worker"]).await;
        let ada = Client::member(&gateway, "ada").await;
        for member in &members[1..] {
            ada.ask(*member).await.unwrap().ok();
        }
        let server = MailServer::opens().await;
        let all = i64::try_from(LETTERS).unwrap();

        // The worst moment: each connection has a letter that has arrived, of which nobody has heard.
        server.behaves(Manner::TakesInSilence);
        let first = worker(&here, &server, "0");
        arrives(&server, CONNECTIONS).await;
        first.crash().await;
        assert_eq!((server.arrived(), count(&db, SENT).await), (CONNECTIONS, 0));
        // Any moment.
        server.behaves(Manner::Takes);
        let second = worker(&here, &server, "0");
        arrives(&server, LETTERS / 2).await;
        second.crash().await;
        let third = worker(&here, &server, "0");
        until(&db, SENT, |sent| sent == all).await;
        third.stop().await.well();

        let mut arrived: BTreeMap<(String, String), usize> = BTreeMap::new();
        for letter in server.letters() {
            *arrived.entry((letter.to.clone(), letter.header("Message-ID").unwrap())).or_default() += 1;
        }
        let readers: Vec<&String> = arrived.keys().map(|(to, _)| to).collect();
        let mut expected: Vec<String> = (1..=LETTERS).map(|number| format!("m{number}@harbour.example")).collect();
        expected.sort();
        assert_eq!(readers, expected.iter().collect::<Vec<_>>(), "each has one letter, however often it came");
        let repeated: usize = arrived.values().map(|times| times - 1).sum();
        assert!((CONNECTIONS..=2 * CONNECTIONS).contains(&repeated), "{repeated} came again after two crashes");
        assert_eq!((count(&db, QUEUED).await, count(&db, SENT).await), (all, all));
        let open = "SELECT COUNT(*) FROM tasks WHERE kind = 'mail.letter' AND status <> 'done'";
        assert_eq!(count(&db, open).await, 0);
        gateway.stop().await.well();
    }

    async fn the_hourly_cap_of_an_address_holds_for_all_processes_together(here: Installation) {
        const ASKING: usize = 12;
        const CAP: i64 = 3;
        let db = here.db().await;
        let members = settle(&db, ASKING).await;
        writes_at_once(&db).await;
        let gateway = here.serves(&["--no-worker"]).await;
        for number in 1..=ASKING {
            Client::member(&gateway, &format!("m{number}")).await.ask(members[0]).await.unwrap().ok();
        }
        let server = MailServer::opens().await;
        let workers = [(); 3].map(|()| worker(&here, &server, &CAP.to_string()));
        // What is above the cap waits for an hour that has room.
        let later = Clock::System.now() + TimeDelta::minutes(1);
        let put_off = async || -> i64 {
            let sql = "SELECT COUNT(*) FROM tasks WHERE kind = 'mail.letter' AND status = 'pending' AND due_at > $1";
            db.one(sql, params![later]).await.unwrap()
        };
        let others = i64::try_from(ASKING).unwrap() - CAP;
        let waiting = async {
            while put_off().await < others {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        assert!(tokio::time::timeout(PATIENCE, waiting).await.is_ok(), "{} wait, {} were sent", put_off().await, count(&db, SENT).await);
        until(&db, SENT, |sent| sent == CAP).await;
        for worker in workers {
            worker.stop().await.well();
        }
        let letters = server.letters();
        assert!(letters.iter().all(|letter| letter.to == "ada@harbour.example"));
        assert_eq!((i64::try_from(letters.len()).unwrap(), put_off().await), (CAP, others));
        assert_eq!((count(&db, QUEUED).await, count(&db, SENT).await), (CAP + others, CAP));
        gateway.stop().await.well();
    }
}
