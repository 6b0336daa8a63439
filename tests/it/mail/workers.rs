//! Several workers, and those that do not finish.

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use timeweave::notifications::email::{MailWorker, patience};
use timeweave::queue::WorkerSettings;
use tokio::join;
use tokio_util::sync::CancellationToken;

use super::*;
use crate::each_engine;
use crate::support::Manner;

/// What a worker leaves that had everything in its hands and was killed.
async fn dies(town: &Town) {
    let sql = "UPDATE tasks SET lease_owner = 'x', ready_at = $1, attempts = attempts + 1 WHERE kind = 'mail.letter'";
    town.db().run(sql, params![town.clock.now() + TimeDelta::seconds(10)]).await.unwrap();
}

/// Status, attempts and last error of each mail's task, by its id.
async fn tasks(town: &Town) -> Vec<(String, i64, Option<String>)> {
    let sql = "SELECT status, attempts, last_error FROM tasks WHERE kind = 'mail.letter' ORDER BY id";
    town.db().all(sql, params![]).await.unwrap()
}

each_engine! {
    async fn several_workers_send_each_letter_once(engine: Engine) {
        let (town, server) = posting(engine).await;
        let people = town.members(["ada", "ben", "cleo", "dora"]).await;
        for person in &people {
            prefers(&town, person, digests_wanted()).await;
            for frequency in [Frequency::Instant, Frequency::Instant, Frequency::Daily, Frequency::Daily, Frequency::Monthly] {
                queue(&town, person, Wanted { frequency, ..ASKED }).await;
            }
        }
        town.later(TimeDelta::days(40));
        // Nothing waits so long by itself; here time jumps.
        let workers = [town.app.mail_worker(), town.app.mail_worker(), town.app.mail_worker()];
        let (one, two, three) = join!(workers[0].work_off(), workers[1].work_off(), workers[2].work_off());
        let sent = one.unwrap().sent + two.unwrap().sent + three.unwrap().sent;
        assert_eq!(sent, 16, "two mails and two digests each");
        let mut names: Vec<_> = server.letters().iter().map(|letter| letter.header("Message-ID").unwrap()).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 16);
        assert!(standing(&town).await.iter().all(|(status, attempts)| status == "sent" && *attempts == 1));
    }

    async fn what_a_killed_worker_had_is_sent_by_another_once_its_time_is_over(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        queue(&town, &ada, ASKED).await;
        // It is killed while it waits for the server's word about the recipient.
        server.behaves(Manner::Stalls("RCPT"));
        let worker = town.app.mail_worker();
        let killed = tokio::spawn(async move { worker.work_off().await });
        server.has_heard("RCPT").await;
        killed.abort();
        assert!(killed.await.unwrap_err().is_cancelled());
        server.behaves(Manner::Takes);

        assert_eq!(standing(&town).await, [("processing".to_owned(), 1)]);
        assert_eq!(town.post().await, Default::default(), "it may still be at work");
        town.later(TimeDelta::seconds(10));
        assert_eq!(town.post().await.sent, 1);
        assert_eq!(standing(&town).await, [("sent".to_owned(), 2)]);
        server.letter();
    }

    async fn whoever_sends_for_long_keeps_what_it_has(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        queue(&town, &ada, ASKED).await;
        queue(&town, &ben, ASKED).await;
        server.behaves(Manner::Stalls("RCPT"));
        // It says so every few milliseconds, whatever the town's clock shows.
        let often = WorkerSettings { lease: Duration::from_millis(15), ..patience() };
        let slow = MailWorker::new(Arc::clone(town.world()), often);
        let sending = tokio::spawn(async move { slow.work_off().await });
        server.has_heard("RCPT").await;
        for _ in 0..3 {
            town.later(TimeDelta::minutes(9));
            let now = town.clock.now();
            let sql = "SELECT COUNT(*) FROM tasks WHERE kind = 'mail.letter' AND lease_owner IS NOT NULL AND ready_at > $1";
            let renewed = async {
                while town.db().one::<i64>(sql, params![now]).await.unwrap() < 2 {
                    tokio::task::yield_now().await;
                }
            };
            tokio::time::timeout(Duration::from_secs(60), renewed).await.unwrap();
            assert_eq!(town.post().await, Default::default(), "somebody is there");
        }
        sending.abort();
        assert!(sending.await.unwrap_err().is_cancelled());
        server.behaves(Manner::Takes);
        town.later(TimeDelta::seconds(10));
        assert_eq!(town.post().await.sent, 2);
    }

    async fn what_a_killed_worker_had_not_begun_was_not_tried(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        queue(&town, &ada, ASKED).await;
        queue(&town, &ben, ASKED).await;
        // It died with one at the mail server and one in its hands, for the third time.
        let sql = "UPDATE notification_queue
                      SET status = CASE WHEN user_id = $2 THEN 'processing' ELSE 'pending' END, attempts = CASE WHEN user_id = $2 THEN 3 ELSE 2 END,
                          begun_at = CASE WHEN user_id = $2 THEN $1 END";
        town.db().run(sql, params![town.clock.now(), ada.id]).await.unwrap();
        dies(&town).await;
        town.later(TimeDelta::seconds(10));
        assert_eq!(town.post().await.sent, 1);
        let never = Some("never finished".to_owned());
        assert_eq!(states(&town).await, [("failed".to_owned(), 3, never), ("sent".to_owned(), 3, None)]);
        assert_eq!(server.letter().to, "ben@harbour.example");
        assert_eq!(tasks(&town).await, [("dead".to_owned(), 3, Some("never finished".to_owned())), ("done".to_owned(), 3, None)]);
    }

    async fn a_letter_that_left_and_cannot_be_written_down_counts_as_tried(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        queue(&town, &ada, ASKED).await;
        let (spoil, mend) = match town.engine {
            Engine::Sqlite => (
                "CREATE TRIGGER spoilt BEFORE UPDATE OF status ON notification_queue WHEN NEW.status = 'sent'
                 BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
                "DROP TRIGGER spoilt",
            ),
            Engine::Postgres => (
                "ALTER TABLE notification_queue ADD CONSTRAINT spoilt CHECK (status <> 'sent')",
                "ALTER TABLE notification_queue DROP CONSTRAINT spoilt",
            ),
        };
        let changes = async |sql: &'static str| {
            let mut tx = town.db().begin().await.unwrap();
            tx.run(sql, params![]).await.unwrap();
            tx.commit().await.unwrap();
        };
        changes(spoil).await;
        assert_eq!(town.post().await.unwritten, 1);
        assert_eq!(standing(&town).await, [("processing".to_owned(), 1)], "it is not handed back as if it had not left");
        assert_eq!(town.post().await, Default::default());
        changes(mend).await;
        town.later(TimeDelta::seconds(10));
        assert_eq!(town.post().await.sent, 1);
        assert_eq!(standing(&town).await, [("sent".to_owned(), 2)]);
        let names: Vec<_> = server.letters().iter().map(|letter| letter.header("Message-ID").unwrap()).collect();
        assert_eq!((names.len(), &names[0]), (2, &names[1]), "programs can tell that it is the same");
    }

    async fn a_letter_that_kills_every_worker_is_given_up(engine: Engine) {
        let (town, server) = impatient(engine, 1).await;
        let [ada] = town.members(["ada"]).await;
        queue(&town, &ada, ASKED).await;
        for _ in 0..3 {
            let sql = "UPDATE notification_queue SET status = 'processing', begun_at = $1, attempts = attempts + 1";
            town.db().run(sql, params![town.clock.now()]).await.unwrap();
            dies(&town).await;
            town.later(TimeDelta::seconds(10));
            server.behaves(Manner::Stalls("220"));
            town.post().await;
        }
        assert_eq!(states(&town).await, [("failed".to_owned(), 3, Some("never finished".to_owned()))]);
    }

    async fn a_worker_that_is_told_to_stop_hands_back_what_it_has_not_begun(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        queue(&town, &ada, ASKED).await;
        let stop = CancellationToken::new();
        stop.cancel();
        town.app.mail_worker().round(&stop).await.unwrap();
        assert_eq!(standing(&town).await, [("pending".to_owned(), 0)]);
        assert!(server.letters().is_empty());
        assert_eq!(town.post().await.sent, 1);
    }

    async fn a_worker_is_woken_by_what_is_committed_here(town: Town) {
        let server = MailServer::opens().await;
        let more = "\n[worker]\npoll_seconds = 3600";
        let town = town_with(town.engine, &server, more).await;
        let [ada] = town.members(["ada"]).await;
        let (worker, stop) = (town.app.mail_worker(), CancellationToken::new());
        let running = tokio::spawn({
            let stop = stop.clone();
            async move { worker.run(stop).await }
        });
        queue(&town, &ada, ASKED).await;
        server.has_heard(".").await;
        stop.cancel();
        running.await.unwrap();
        server.letter();
    }
}
