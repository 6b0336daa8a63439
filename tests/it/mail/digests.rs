//! Mails that gather what happened.

use chrono::{DateTime, TimeDelta, Utc};

use super::*;
use crate::each_engine;

/// Turns the clock until it shows this moment.
fn until(town: &Town, moment: &str) {
    let moment: DateTime<Utc> = moment.parse().unwrap();
    town.later(moment - town.clock.now());
}

const DAILY: Wanted<'_> = Wanted { frequency: Frequency::Daily, ..ASKED };

/// Two lines of one digest are due, the first of which was tried so often before, and the server leaves after the dot.
async fn two_lines_are_due(engine: Engine, tried: i64) -> (Town, MailServer) {
    let (town, server) = posting(engine).await;
    let [ada] = town.members(["ada"]).await;
    prefers(&town, &ada, digests_wanted()).await;
    queue(&town, &ada, DAILY).await;
    town.db().run("UPDATE notification_queue SET attempts = $1", params![tried]).await.unwrap();
    queue(&town, &ada, DAILY).await;
    town.later(TimeDelta::days(1));
    server.behaves(crate::support::Manner::LeavesAfterTheDot);
    (town, server)
}

each_engine! {
    async fn a_day_is_one_mail(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        prefers(&town, &ada, digests_wanted()).await;
        queue(&town, &ada, DAILY).await;
        queue(&town, &ada, Wanted { kind: "new_message", snippet: "Cleo has written to you.", link: "/messages/3", ..DAILY }).await;
        queue(&town, &ada, Wanted { snippet: "Dora would like to connect with you.", link: "/connections", ..DAILY }).await;
        until(&town, "2026-01-06T07:59:59Z");
        assert_eq!(town.post().await, Default::default());
        until(&town, "2026-01-06T08:00:00Z");
        assert_eq!(town.post().await.sent, 1);
        let letter = server.letter();
        assert_eq!(letter.subject(), "Your day at harbour: 3 pieces of news");
        let (text, html) = (letter.text().replace("\r\n", "\n"), letter.html());
        let place = |part: &str| text.find(part).unwrap_or_else(|| panic!("{part:?} is not in\n{text}"));
        // Alike lines stand together.
        assert!(place("Connections\n") < place("Ben would like"));
        assert!(place("Ben would like") < place("Dora would like"));
        assert!(place("Dora would like") < place("Messages\n"));
        assert!(place("Messages\n") < place("Cleo has written"));
        assert!(html.contains("href=\"https://timeweave.example/harbour/messages/3\""), "{html}");
        assert_eq!(standing(&town).await, vec![("sent".to_owned(), 1); 3]);
        assert_eq!(log(&town).await[0].1, "digest");
        until(&town, "2026-01-07T08:00:00Z");
        assert_eq!(town.post().await, Default::default(), "nothing has happened since");
    }

    async fn days_end_where_the_community_is(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        let dora = town.member_as("meadow", "dora", "member").await;
        prefers(&town, &ada, digests_wanted()).await;
        prefers(&town, &dora, digests_wanted()).await;
        rules(&town, json!({ "timezone": "Asia/Tokyo" })).await;
        queue(&town, &ada, DAILY).await;
        queue(&town, &dora, DAILY).await;
        until(&town, "2026-01-05T23:00:00Z");
        assert_eq!(town.post().await.sent, 1);
        assert_eq!(server.letter().to, "ada@harbour.example");
        until(&town, "2026-01-06T08:00:00Z");
        assert_eq!(town.post().await.sent, 1);
        assert_eq!(server.letter().to, "dora@meadow.example");
    }

    async fn what_was_missed_is_caught_up_once(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        prefers(&town, &ada, digests_wanted()).await;
        queue(&town, &ada, DAILY).await;
        until(&town, "2026-01-06T12:00:00Z");
        queue(&town, &ada, DAILY).await;
        // Nobody was at work for two mornings.
        until(&town, "2026-01-07T15:00:00Z");
        assert_eq!(town.post().await.sent, 1);
        assert_eq!(server.letter().subject(), "Your day at harbour: 2 pieces of news");
    }

    async fn a_month_is_one_mail_and_outlives_the_week(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        prefers(&town, &ada, digests_wanted()).await;
        queue(&town, &ada, Wanted { frequency: Frequency::Monthly, ..ASKED }).await;
        until(&town, "2026-02-01T16:59:59Z");
        email::tasks::tidy(town.world()).await.unwrap();
        assert_eq!(town.post().await, Default::default());
        until(&town, "2026-02-01T17:00:00Z");
        assert_eq!(town.post().await.sent, 1);
        assert_eq!(server.letter().subject(), "Your month at harbour: one piece of news");
    }

    async fn who_does_not_want_digests_gets_none(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        prefers(&town, &ben, json!({ "email_digest": 1, "email_connections": 0 })).await;
        queue(&town, &ada, DAILY).await;
        queue(&town, &ben, DAILY).await;
        queue(&town, &ben, Wanted { kind: "new_message", snippet: "Cleo has written to you.", ..DAILY }).await;
        town.later(TimeDelta::days(1));
        let tally = town.post().await;
        assert_eq!((tally.sent, tally.suppressed), (1, 1));
        let letter = server.letter();
        assert_eq!(letter.to, "ben@harbour.example");
        assert!(letter.text().contains("Cleo has written") && !letter.text().contains("would like to connect"));
        let told: Vec<_> = standing(&town).await.into_iter().map(|(status, _)| status).collect();
        assert_eq!(told, ["suppressed", "suppressed", "sent"]);
    }

    async fn a_long_day_says_how_much_more_there_is(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        prefers(&town, &ada, digests_wanted()).await;
        for _ in 0..43 {
            queue(&town, &ada, DAILY).await;
        }
        town.later(TimeDelta::days(1));
        assert_eq!(town.post().await.sent, 1);
        let text = server.letter().text();
        assert_eq!(text.matches("Ben would like to connect with you.").count(), 40);
        assert!(text.contains("And 3 more."), "{text}");
        assert_eq!(standing(&town).await, vec![("sent".to_owned(), 1); 43]);
    }

    async fn a_digest_that_failed_is_tried_again_whole(engine: Engine) {
        let (town, server) = two_lines_are_due(engine, 0).await;
        assert_eq!(town.post().await.again, 1);
        let first = server.letter();
        server.behaves(crate::support::Manner::Takes);
        town.later(TimeDelta::minutes(5));
        assert_eq!(town.post().await.sent, 1);
        assert_eq!(server.letter().header("Message-ID"), first.header("Message-ID"));
    }

    async fn what_goes_again_goes_together(engine: Engine) {
        let (town, server) = two_lines_are_due(engine, 1).await;
        assert_eq!(town.post().await.again, 1);
        let first = server.letter();
        server.behaves(crate::support::Manner::Takes);
        town.later(TimeDelta::minutes(5));
        assert_eq!(town.post().await, Default::default(), "the part that was tried once waits for the other");
        town.later(TimeDelta::minutes(55));
        assert_eq!(town.post().await.sent, 1);
        assert_eq!(server.letter().header("Message-ID"), first.header("Message-ID"));
        assert_eq!(standing(&town).await, [("sent".to_owned(), 3), ("sent".to_owned(), 2)]);
    }

    async fn what_has_just_joined_a_digest_is_not_given_up_with_it(engine: Engine) {
        let (town, _server) = two_lines_are_due(engine, 2).await;
        assert_eq!(town.post().await.failed, 1);
        assert_eq!(standing(&town).await, [("failed".to_owned(), 3), ("pending".to_owned(), 1)]);
    }
}
