//! What arrives, and what does not.

use chrono::TimeDelta;
use serde_json::json;
use timeweave::notifications::Frequency;
use timeweave::params;

use super::*;
use crate::each_engine;

each_engine! {
    async fn a_mail_arrives_whole(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        let detail = "Shall we meet on Sunday?\nI bring <cake> & tea.";
        queue(&town, &ada, Wanted { detail: Some(detail), ..ASKED }).await;

        let tally = town.post().await;
        assert_eq!(tally.sent, 1);
        let letter = server.letter();
        assert_eq!((letter.from.as_str(), letter.to.as_str()), ("post@timeweave.example", "ada@harbour.example"));
        for (name, value) in [
            ("From", "harbour <post@timeweave.example>"),
            ("To", "Ada <ada@harbour.example>"),
            ("Date", "Mon, 05 Jan 2026 12:00:00 +0000"),
            ("MIME-Version", "1.0"),
            ("Auto-Submitted", "auto-generated"),
            ("Content-Language", "en"),
            ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"),
        ] {
            assert_eq!(letter.header(name).as_deref(), Some(value), "{name}");
        }
        assert!(letter.header("Message-ID").unwrap().ends_with("@timeweave.example>"));
        assert!(letter.header("Content-Type").unwrap().starts_with("multipart/alternative;"));
        assert!(letter.header("List-Unsubscribe").unwrap().starts_with("<https://timeweave.example/api/v2/notifications/unsubscribe?token="));
        assert_eq!(letter.header("Reply-To"), None);

        let (text, html) = (letter.text(), letter.html());
        for part in ["Hello Ada,", "Ben would like to connect with you.", "> Shall we meet on Sunday?", "> I bring <cake> & tea.",
                     "https://timeweave.example/harbour/connections", "because you belong to harbour",
                     "https://timeweave.example/harbour/settings/notifications", "harbour · 2026"] {
            assert!(text.contains(part), "{part:?} is not in\n{text}");
        }
        for part in ["<html lang=\"en\" dir=\"ltr\">", "Hello Ada,", "Ben would like to connect with you.", "I bring &lt;cake&gt; &amp; tea.",
                     "connections\"", "role=\"presentation\""] {
            assert!(html.contains(part), "{part:?} is not in\n{html}");
        }

        assert_eq!(standing(&town).await, [("sent".to_owned(), 1)]);
        let sent_at: String = town.db().one("SELECT CAST(sent_at AS TEXT) FROM notification_queue", params![]).await.unwrap();
        assert!(sent_at.starts_with("2026-01-05"), "{sent_at}");
        let logged = log(&town).await;
        assert_eq!((logged[0].0.as_str(), logged[0].1.as_str(), logged[0].3.as_str()), ("ada@harbour.example", "connection", "accepted"));
        assert_eq!(logged[0].2, letter.subject());
        assert_eq!(town.post().await, Default::default(), "nothing is sent twice");
    }

    async fn what_somebody_wrote_is_read_when_the_mail_leaves(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let mut written = Vec::new();
        for body in ["Shall we meet on Sunday?", "Take this back.", "Not for me.", "And Monday?"] {
            let sent = ben.post("/messages", json!({ "recipient_id": ada.id, "body": body })).await.ok().json();
            written.push(sent["data"]["id"].as_i64().unwrap());
            town.deliver().await;
            town.later(TimeDelta::minutes(2));
        }
        let kept = "SELECT COUNT(*) FROM notification_queue WHERE content_snippet LIKE '%Sunday%' OR COALESCE(email_body, '') <> ''";
        assert_eq!(town.db().one::<i64>(kept, params![]).await.unwrap(), 0, "the queue copies nothing");
        ben.delete(&format!("/messages/{}?scope=everyone", written[1])).await.ok();
        ada.delete(&format!("/messages/{}?scope=self", written[2])).await.ok();
        let tally = town.post().await;
        assert_eq!((tally.sent, tally.failed), (2, 2));
        let texts: Vec<String> = server.letters().iter().map(|letter| letter.text()).collect();
        assert!(texts.iter().any(|text| text.contains("> Shall we meet on Sunday?")), "{texts:?}");
        assert!(texts.iter().any(|text| text.contains("> And Monday?")), "{texts:?}");
        let gone = Some("there is nothing left to say".to_owned());
        let sent = || ("sent".to_owned(), 1, None);
        let failed = || ("failed".to_owned(), 1, gone.clone());
        assert_eq!(states(&town).await, [sent(), failed(), failed(), sent()]);
    }

    async fn everybody_reads_in_their_own_language(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        set(&town, "UPDATE users SET preferred_language = 'ar' WHERE id = $1", &ada).await;
        set(&town, "UPDATE users SET preferred_language = 'de-AT' WHERE id = $1", &ben).await;
        queue(&town, &ada, ASKED).await;
        queue(&town, &ben, ASKED).await;
        assert_eq!(town.post().await.sent, 2);
        let letters = server.letters();
        let to = |name: &str| letters.iter().find(|letter| letter.to.starts_with(name)).unwrap();
        assert!(to("ada").html().contains("<html lang=\"ar\" dir=\"rtl\">"));
        assert!(to("ada").text().contains("مرحبًا"));
        assert_eq!(to("ada").header("Content-Language").as_deref(), Some("ar"));
        assert!(to("ben").html().contains("<html lang=\"de\" dir=\"ltr\">"));
        assert!(to("ben").text().contains("Hallo Ben,"));
    }

    async fn hostile_names_are_only_names(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        let name = "<script>alert(1)</script>\"'\r\nBcc: all@harbour.example\r\n\r\n\u{202E}x";
        town.db().run("UPDATE users SET first_name = $2 WHERE id = $1", params![ada.id, name]).await.unwrap();
        town.db().run("UPDATE tenants SET name = $2 WHERE id = $1", params![town.harbour, name]).await.unwrap();
        let snippet = format!("{name} would like to connect with you.");
        queue(&town, &ada, Wanted { snippet: &snippet, detail: Some(name), link: "//evil.example/\"><b>", ..ASKED }).await;
        assert_eq!(town.post().await.sent, 1);
        let letter = server.letter();
        assert_eq!(letter.header("Bcc"), None);
        let (text, html) = (letter.text(), letter.html());
        assert!(!html.contains("<script") && !html.contains("evil.example"), "{html}");
        assert!(!text.contains('\u{202E}') && !html.contains('\u{202E}'));
        assert!(html.contains("&lt;script&gt;"));
        assert!(text.lines().all(|line| !line.starts_with("Bcc")), "{text}");
    }

    async fn where_no_server_is_named_nothing_leaves_and_nothing_pretends_to(town: Town) {
        let [ada] = town.members(["ada"]).await;
        queue(&town, &ada, ASKED).await;
        assert_eq!(town.post().await, Default::default());
        assert_eq!(standing(&town).await, [("pending".to_owned(), 0)]);
        assert_eq!(town.count("email_log").await, 0);
        town.later(TimeDelta::days(7));
        email::tasks::tidy(town.world()).await.unwrap();
        assert_eq!(standing(&town).await, [("pending".to_owned(), 0)], "seven days are not over");
        town.later(TimeDelta::seconds(1));
        email::tasks::tidy(town.world()).await.unwrap();
        assert_eq!(states(&town).await, [("failed".to_owned(), 0, Some("waited too long".to_owned()))]);
    }

    async fn who_is_gone_wants_nothing_or_takes_nothing_gets_nothing(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada, ben, cleo, dora, eve] = town.members(["ada", "ben", "cleo", "dora", "eve"]).await;
        for person in [&ada, &ben, &cleo, &dora, &eve] {
            queue(&town, person, ASKED).await;
        }
        set(&town, "UPDATE users SET deleted_at = updated_at WHERE id = $1", &ada).await;
        set(&town, "UPDATE users SET status = 'suspended' WHERE id = $1", &ben).await;
        prefers(&town, &cleo, json!({ "email_connections": 0 })).await;
        let sql = "INSERT INTO email_suppressions (tenant_id, address, reason, created_at) VALUES ($1, 'dora@harbour.example', 'manual', $2)";
        town.db().run(sql, params![town.harbour, town.clock.now()]).await.unwrap();
        // The same address in another community is none of its business.
        let sql = "INSERT INTO email_suppressions (tenant_id, address, reason, created_at) VALUES ($1, 'eve@harbour.example', 'manual', $2)";
        town.db().run(sql, params![town.meadow, town.clock.now()]).await.unwrap();

        let tally = town.post().await;
        assert_eq!((tally.sent, tally.failed, tally.suppressed), (1, 2, 2));
        assert_eq!(server.letter().to, "eve@harbour.example");
        let told: Vec<_> = standing(&town).await.into_iter().map(|(status, _)| status).collect();
        assert_eq!(told, ["failed", "failed", "suppressed", "suppressed", "sent"]);
        let kept: i64 = town.db().one("SELECT COUNT(*) FROM notification_queue WHERE sent_at IS NOT NULL", params![]).await.unwrap();
        assert_eq!(kept, 1, "what nobody wants was not sent");
        let statuses: Vec<_> = log(&town).await.into_iter().map(|(to, _, _, status)| (to, status)).collect();
        let logged = |to: &str, status: &str| (format!("{to}@harbour.example"), status.to_owned());
        let mut statuses = statuses;
        statuses.sort();
        assert_eq!(statuses, [logged("dora", "suppressed"), logged("eve", "accepted")]);
    }

    async fn what_is_over_is_forgotten_in_time(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        queue(&town, &ada, ASKED).await;
        town.post().await;
        server.letter();
        town.later(TimeDelta::days(30));
        email::tasks::tidy(town.world()).await.unwrap();
        assert_eq!((town.count("notification_queue").await, town.count("email_log").await), (1, 1));
        town.later(TimeDelta::seconds(1));
        email::tasks::tidy(town.world()).await.unwrap();
        assert_eq!((town.count("notification_queue").await, town.count("email_log").await), (0, 1));
        town.later(TimeDelta::days(60));
        email::tasks::tidy(town.world()).await.unwrap();
        assert_eq!(town.count("email_log").await, 0);
    }

    async fn nobody_gets_more_than_the_operator_allows_and_nothing_is_lost(town: Town) {
        let server = MailServer::opens().await;
        let town = town_with(town.engine, &server, "hourly_cap = 2").await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        for _ in 0..3 {
            queue(&town, &ada, ASKED).await;
            town.post().await;
            town.later(TimeDelta::minutes(10));
        }
        queue(&town, &ben, ASKED).await;
        town.post().await;
        let to: Vec<_> = server.letters().into_iter().map(|letter| letter.to).collect();
        assert_eq!(to, ["ada@harbour.example", "ada@harbour.example", "ben@harbour.example"]);
        assert_eq!(standing(&town).await[2], ("pending".to_owned(), 0), "it was not tried");
        town.later(TimeDelta::minutes(30));
        assert_eq!(town.post().await.sent, 0, "the first hour ends in a moment");
        town.later(TimeDelta::seconds(2));
        assert_eq!(town.post().await.sent, 1);
        assert_eq!(server.letter().to, "ada@harbour.example");
    }

    async fn however_many_send_at_once_nobody_gets_more_than_the_operator_allows(town: Town) {
        let server = MailServer::opens().await;
        let town = town_with(town.engine, &server, "hourly_cap = 2").await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        for _ in 0..6 {
            queue(&town, &ada, ASKED).await;
        }
        queue(&town, &ben, ASKED).await;
        let (one, other) = tokio::join!(town.post(), town.post());
        assert_eq!((one.sent + other.sent, one.handed_back + other.handed_back), (3, 4));
        let mut to: Vec<_> = server.letters().into_iter().map(|letter| letter.to).collect();
        to.sort();
        assert_eq!(to, ["ada@harbour.example", "ada@harbour.example", "ben@harbour.example"]);
        town.later(TimeDelta::hours(1) + TimeDelta::seconds(2));
        assert_eq!(town.post().await.sent, 2, "nothing is lost");
    }

    async fn a_switch_of_the_frequency_is_heard(town: Town) {
        let [ada] = town.members(["ada"]).await;
        queue(&town, &ada, Wanted { frequency: Frequency::Off, ..ASKED }).await;
        assert_eq!(town.count("notification_queue").await, 0);
    }
}
