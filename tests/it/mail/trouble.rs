//! Mail servers that refuse, stall and leave.

use chrono::TimeDelta;

use super::*;
use crate::each_engine;
use crate::support::Manner;

each_engine! {
    async fn an_address_that_is_none_is_not_tried_again(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        server.behaves(Manner::Says("RCPT", "550 5.1.1 <ada@harbour.example>: no such user"));
        queue(&town, &ada, ASKED).await;
        assert_eq!(town.post().await.failed, 1);
        let [(status, attempts, error)] = states(&town).await.try_into().unwrap();
        assert_eq!((status.as_str(), attempts), ("failed", 1));
        assert!(!error.unwrap().contains("ada@"), "the log of errors names nobody");
        assert_eq!(log(&town).await[0].3, "refused");
        assert_eq!(suppressed(&town).await, [("ada@harbour.example".to_owned(), "bounce".to_owned())]);

        server.behaves(Manner::Takes);
        queue(&town, &ada, ASKED).await;
        let tally = town.post().await;
        assert_eq!((tally.sent, tally.suppressed), (0, 1));
        assert!(server.letters().is_empty());
    }

    async fn a_refusal_that_is_not_about_the_address_leaves_it_alone(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        for (manner, status, attempts, away) in [
            (Manner::Says("RCPT", "550 5.7.1 Relaying denied"), "failed", 1, false),
            (Manner::Says("RCPT", "550 5.1.0 <post@timeweave.example>: Sender address rejected: User unknown"), "failed", 1, false),
            (Manner::Says(".", "554 5.6.0 This looks like spam"), "failed", 1, false),
            (Manner::Says("DATA", "554 5.3.4 Too large"), "failed", 1, false),
            // Every letter would fare the same: none counts as tried.
            (Manner::Says("MAIL", "553 5.1.8 Sender unknown"), "pending", 0, true),
        ] {
            server.behaves(manner.clone());
            let id = queue(&town, &ada, ASKED).await;
            assert_eq!(town.post().await.server_away, away, "{manner:?}");
            let sql = "SELECT status, attempts FROM notification_queue WHERE id = $1";
            let found: (String, i64) = town.db().one(sql, params![id]).await.unwrap();
            assert_eq!(found, (status.to_owned(), attempts), "{manner:?}");
        }
        assert!(suppressed(&town).await.is_empty());
        // The conversation went on over the same connection.
        assert_eq!(server.connections(), 1);
    }

    async fn what_is_turned_away_for_now_is_tried_three_times(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        server.behaves(Manner::Says("RCPT", "451 4.7.1 Greylisted"));
        queue(&town, &ada, ASKED).await;
        for (minutes, attempts, status) in [(0, 1, "pending"), (5, 2, "pending"), (60, 3, "failed")] {
            town.later(TimeDelta::minutes(minutes) - TimeDelta::seconds(1));
            town.post().await;
            town.later(TimeDelta::seconds(1));
            town.post().await;
            assert_eq!(standing(&town).await, [(status.to_owned(), attempts)], "after {minutes} minutes more");
        }
        let logged: Vec<_> = log(&town).await.into_iter().map(|(_, _, _, status)| status).collect();
        assert_eq!(logged, ["later", "later", "later"]);
        assert!(suppressed(&town).await.is_empty());
    }

    async fn the_second_attempt_may_arrive(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        server.behaves(Manner::Says("MAIL", "421 4.3.2 Going down"));
        queue(&town, &ada, ASKED).await;
        assert_eq!(town.post().await.again, 1);
        server.behaves(Manner::Takes);
        town.later(TimeDelta::minutes(5));
        assert_eq!(town.post().await.sent, 1);
        assert_eq!(standing(&town).await, [("sent".to_owned(), 2)]);
        server.letter();
    }

    async fn a_server_that_says_nothing_does_not_hold_anybody_up_for_ever(engine: Engine) {
        let (town, server) = impatient(engine, 2).await;
        let [ada] = town.members(["ada"]).await;
        for (word, status, attempts, away) in
            [("220", "pending", 0, true), ("EHLO", "pending", 0, true), ("RCPT", "pending", 1, false)]
        {
            server.behaves(Manner::Stalls(word));
            let id = queue(&town, &ada, ASKED).await;
            assert_eq!(town.post().await.server_away, away, "{word}");
            let sql = "SELECT status, attempts FROM notification_queue WHERE id = $1";
            let found: (String, i64) = town.db().one(sql, params![id]).await.unwrap();
            assert_eq!(found, (status.to_owned(), attempts), "{word}");
            town.db().run("DELETE FROM notification_queue", params![]).await.unwrap();
        }
        assert!(server.letters().is_empty());
    }

    async fn while_the_server_is_away_no_attempt_is_used_up(engine: Engine) {
        let server = MailServer::opens().await;
        // Nobody listens there.
        let config = server.config().replace(&server.port.to_string(), "9");
        let town = Town::configured(engine, &config).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        queue(&town, &ada, ASKED).await;
        queue(&town, &ben, ASKED).await;
        for _ in 0..5 {
            assert!(town.post().await.server_away);
            town.later(TimeDelta::hours(1));
        }
        assert_eq!(standing(&town).await, [("pending".to_owned(), 0), ("pending".to_owned(), 0)]);
        assert_eq!(town.count("email_log").await, 0, "nothing was tried");
    }

    async fn a_letter_whose_fate_is_unknown_goes_again_under_the_same_name(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        queue(&town, &ada, ASKED).await;
        server.behaves(Manner::LeavesAfterTheDot);
        assert_eq!(town.post().await.again, 1);
        assert_eq!(log(&town).await[0].3, "unknown");
        let first = server.letter();
        server.behaves(Manner::Takes);
        assert_eq!(town.post().await, Default::default(), "not at once");
        town.later(TimeDelta::minutes(5));
        assert_eq!(town.post().await.sent, 1);
        let second = server.letter();
        assert_eq!(first.header("Message-ID"), second.header("Message-ID"));
        assert_eq!((first.text(), first.html(), first.subject()), (second.text(), second.html(), second.subject()));
        assert_eq!(standing(&town).await, [("sent".to_owned(), 2)]);

        let again = queue(&town, &ada, ASKED).await;
        town.post().await;
        assert_ne!(server.letter().header("Message-ID"), first.header("Message-ID"), "another mail ({again}) has another name");
    }

    async fn a_letter_of_which_half_was_read_goes_again(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        queue(&town, &ada, ASKED).await;
        server.behaves(Manner::LeavesHalfWay);
        for attempts in 1..=3 {
            town.post().await;
            assert_eq!(standing(&town).await[0].1, attempts);
            town.later(TimeDelta::hours(1));
        }
        assert_eq!(standing(&town).await, [("failed".to_owned(), 3)], "three times and never again");
        assert_eq!(town.post().await, Default::default());
        assert!(server.letters().is_empty() && suppressed(&town).await.is_empty());
    }

    async fn one_bad_address_does_not_keep_the_others_waiting(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        town.db().run("UPDATE users SET email = 'no address' WHERE id = $1", params![ben.id]).await.unwrap();
        for person in [&ada, &ben, &cleo] {
            queue(&town, person, ASKED).await;
        }
        let tally = town.post().await;
        assert_eq!((tally.sent, tally.failed), (2, 1));
        assert_eq!(server.letters().len(), 2);
    }

    async fn a_letter_that_was_given_up_goes_once_more_when_an_administrator_revives_it(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        server.behaves(Manner::Says(".", "554 5.6.0 This looks like spam"));
        let id = queue(&town, &ada, ASKED).await;
        assert_eq!(town.post().await.failed, 1);
        let page = admin.get("/admin/queue/dead?kind=mail.letter").await.ok().json();
        let letter = &page["data"][0];
        assert_eq!((&letter["subject_id"], &letter["about"], &letter["attempts"]), (&json!(id), &json!("connection_request"), &json!(1)));
        assert!(letter["last_error"].as_str().unwrap().contains("554"), "{letter}");
        server.behaves(Manner::Takes);
        admin.tap(&format!("/admin/queue/dead/{}/revive", letter["id"])).await.ok();
        assert_eq!(town.post().await.sent, 1);
        assert_eq!(states(&town).await, [("sent".to_owned(), 1, None)]);
        server.letter();
    }

    async fn an_address_that_is_none_is_nobodys_task_any_more(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        server.behaves(Manner::Says("RCPT", "550 5.1.1 no such user"));
        queue(&town, &ada, ASKED).await;
        assert_eq!(town.post().await.failed, 1);
        assert_eq!(admin.get("/admin/queue/dead").await.ok().json()["data"], json!([]));
    }
}
