//! What operators are told of mails.

use chrono::TimeDelta;
use timeweave::notifications::email::tasks;
use timeweave::notifications::health::{MailHealth, look};

use super::*;
use crate::each_engine;
use crate::support::Manner;

const WELL: MailHealth = MailHealth { late: 0, given_up: 0, suppressed: 0 };

async fn health(town: &Town) -> MailHealth {
    look(town.world()).await.unwrap()
}

each_engine! {
    async fn mails_that_do_not_get_away_are_noticed(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        queue(&town, &ada, ASKED).await;
        queue(&town, &ben, ASKED).await;
        // A digest waits for its hour.
        prefers(&town, &ada, digests_wanted()).await;
        queue(&town, &ada, Wanted { frequency: Frequency::Monthly, ..ASKED }).await;
        town.later(TimeDelta::minutes(30) - TimeDelta::seconds(1));
        assert_eq!(health(&town).await, WELL);
        town.later(TimeDelta::seconds(1));
        let late = health(&town).await;
        assert_eq!(late, MailHealth { late: 2, ..WELL });
        assert_eq!(late.troubles(), ["mails are late: is the mail server away?"]);

        // What is tried again later is not late before that.
        server.behaves(Manner::Says("RCPT", "451 4.7.1 Greylisted"));
        assert_eq!(town.post().await.again, 2);
        town.later(TimeDelta::minutes(30));
        assert_eq!(health(&town).await, WELL);
        server.behaves(Manner::Takes);
        town.post().await;
        assert_eq!(health(&town).await, WELL);
        assert!(WELL.troubles().is_empty());
    }

    async fn a_mail_server_that_is_away_is_noticed_however_few_mails_wait(engine: Engine) {
        let server = MailServer::opens().await;
        // Nobody listens there.
        let config = server.config().replace(&server.port.to_string(), "9");
        let town = Town::configured(engine, &config).await;
        let [ada] = town.members(["ada"]).await;
        queue(&town, &ada, ASKED).await;
        for minutes in [0, 10, 10, 10] {
            assert_eq!(health(&town).await, WELL);
            town.later(TimeDelta::minutes(minutes));
            assert!(town.post().await.server_away);
        }
        assert_eq!(health(&town).await, MailHealth { late: 1, ..WELL });
    }

    async fn mails_that_waited_too_long_or_were_tried_in_vain_count_as_given_up(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        queue(&town, &ada, ASKED).await;
        server.behaves(Manner::Says("RCPT", "451 4.7.1 Greylisted"));
        for minutes in [0, 5, 60] {
            assert_eq!(health(&town).await, WELL);
            town.later(TimeDelta::minutes(minutes));
            town.post().await;
        }
        assert_eq!(health(&town).await, MailHealth { given_up: 1, ..WELL });
        queue(&town, &ada, ASKED).await;
        town.later(TimeDelta::days(7) + TimeDelta::seconds(1));
        tasks::tidy(town.world()).await.unwrap();
        assert_eq!(health(&town).await, MailHealth { given_up: 1, ..WELL });
    }

    async fn what_nobody_wants_is_no_trouble(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        prefers(&town, &ada, json!({ "email_connections": false })).await;
        queue(&town, &ada, ASKED).await;
        assert_eq!(town.post().await.suppressed, 1);
        assert_eq!((health(&town).await, log(&town).await.len()), (WELL, 0));
        assert!(server.letters().is_empty());
    }

    async fn where_no_mail_leaves_none_is_late(town: Town) {
        let [ada] = town.members(["ada"]).await;
        for _ in 0..5 {
            queue(&town, &ada, ASKED).await;
        }
        town.later(TimeDelta::days(2));
        assert_eq!(health(&town).await, WELL);
        town.later(TimeDelta::days(6));
        tasks::tidy(town.world()).await.unwrap();
        assert_eq!((health(&town).await, standing(&town).await), (WELL, vec![("failed".to_owned(), 0); 5]));
    }

    async fn mails_that_do_not_arrive_are_noticed_for_an_hour(engine: Engine) {
        let (town, server) = posting(engine).await;
        let people = town.members(["ada", "ben", "cleo", "dora", "eve"]).await;
        server.behaves(Manner::Says("RCPT", "550 5.1.1 no such user"));
        for person in &people {
            assert!(health(&town).await.troubles().is_empty(), "single ones are nobody's concern");
            queue(&town, person, ASKED).await;
            town.post().await;
        }
        assert_eq!(health(&town).await, MailHealth { given_up: 5, ..WELL });
        assert_eq!(health(&town).await.troubles(), ["many mails were given up: notification_queue and email_log say why"]);

        // Their addresses take nothing any more.
        for _ in 0..10 {
            assert!(health(&town).await.suppressed < 50);
            for person in &people {
                queue(&town, person, ASKED).await;
            }
            town.post().await;
        }
        assert_eq!(health(&town).await, MailHealth { given_up: 5, suppressed: 50, ..WELL });
        assert_eq!(health(&town).await.troubles().len(), 2);
        town.later(TimeDelta::hours(1));
        assert_eq!(health(&town).await, WELL);
    }
}
