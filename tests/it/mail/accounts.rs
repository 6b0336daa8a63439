//! Mails about one's own account, and confirming an address (spec platform 2.2).

use chrono::TimeDelta;

use super::*;
use crate::each_engine;
use crate::support::{Heard, MailServer};

async fn registers(town: &Town, email: &str) -> i64 {
    let form = json!({
        "first_name": "Eve", "last_name": "Marsh", "email": email, "password": "nobody guesses this", "terms_accepted": true,
    });
    town.stranger().post("/auth/register", form).await.ok().json()["data"]["user"]["id"].as_i64().unwrap()
}

async fn signs_in(town: &Town, email: &str) -> Heard {
    town.stranger().post("/api/auth/login", json!({ "email": email, "password": "nobody guesses this" })).await
}

async fn verifies(town: &Town, token: &str) -> Heard {
    town.stranger().post("/api/auth/verify-email", json!({ "token": token })).await
}

/// The secret in the only mail that has arrived.
#[track_caller]
fn secret(server: &MailServer) -> String {
    let text = server.letter().text();
    let from = text.find("/harbour/verify-email?token=").unwrap_or_else(|| panic!("no link in\n{text}"));
    text[from..].lines().next().unwrap().split('=').nth(1).unwrap().to_owned()
}

/// Everything that is due is heard and sent.
async fn all_is_done(town: &Town) {
    town.deliver().await;
    town.post().await;
    town.deliver().await;
    town.post().await;
}

each_engine! {
    async fn whoever_is_active_at_once_is_welcomed_once(engine: Engine) {
        let (town, server) = posting(engine).await;
        registers(&town, "eve@harbour.example").await;
        all_is_done(&town).await;
        let letter = server.letter();
        assert_eq!(letter.subject(), "Welcome to harbour");
        assert_eq!(letter.to, "eve@harbour.example");
        for part in ["Hello Eve,", "https://timeweave.example/harbour/feed"] {
            assert!(letter.text().contains(part), "{}", letter.text());
        }
        all_is_done(&town).await;
        assert!(server.letters().is_empty());
    }

    async fn an_address_is_confirmed_by_the_mail_that_went_there(engine: Engine) {
        let (town, server) = posting(engine).await;
        rules(&town, json!({ "requires_verification": true })).await;
        registers(&town, "eve@harbour.example").await;
        assert_eq!(signs_in(&town, "eve@harbour.example").await.refusal().0, 403);
        all_is_done(&town).await;
        let secret = secret(&server);
        for sql in ["SELECT content_snippet || COALESCE(email_body, '') || COALESCE(link, '') FROM notification_queue", "SELECT CAST(payload AS TEXT) FROM domain_events"] {
            let rows: Vec<String> = town.db().all(sql, params![]).await.unwrap();
            assert!(rows.iter().all(|row| !row.contains(&secret)), "the secret stands nowhere");
        }

        let heard = verifies(&town, &secret).await.ok().json();
        assert_eq!(heard["data"], json!({ "verified": true, "requires_approval": false, "message": "Your e-mail address is confirmed. You can sign in now." }));
        assert_eq!(signs_in(&town, "eve@harbour.example").await.status, 200);
        let events: Vec<String> = town.db().all("SELECT kind FROM domain_events ORDER BY id", params![]).await.unwrap();
        assert_eq!(events, ["member_registered", "member_activated"]);
        let heard = verifies(&town, &secret).await;
        assert_eq!(heard.refusal(), (400, "AUTH_TOKEN_INVALID".to_owned(), String::new()), "once");

        all_is_done(&town).await;
        assert_eq!(server.letter().subject(), "Welcome to harbour");
    }

    async fn whoever_waits_for_the_team_goes_on_waiting(engine: Engine) {
        let (town, server) = posting(engine).await;
        rules(&town, json!({ "requires_verification": true, "requires_approval": true })).await;
        registers(&town, "eve@harbour.example").await;
        all_is_done(&town).await;
        let heard = verifies(&town, &secret(&server)).await.ok().json();
        assert_eq!(heard["data"]["requires_approval"], true);
        let status: String = town.db().one("SELECT status FROM users", params![]).await.unwrap();
        assert_eq!(status, "pending");
        assert_eq!(signs_in(&town, "eve@harbour.example").await.code(), "AUTH_ACCOUNT_PENDING_APPROVAL");
        all_is_done(&town).await;
        assert!(server.letters().is_empty(), "nobody is welcomed yet");

        rules(&town, json!({ "requires_approval": true })).await;
        registers(&town, "finn@harbour.example").await;
        all_is_done(&town).await;
        assert_eq!(server.letter().subject(), "We have your registration");
    }

    async fn whoever_is_taken_before_anybody_was_told_is_welcomed_once(engine: Engine) {
        let (town, server) = posting(engine).await;
        rules(&town, json!({ "requires_approval": true })).await;
        let id = registers(&town, "eve@harbour.example").await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        admin.tap(&format!("/admin/users/{id}/approve")).await.ok();
        all_is_done(&town).await;
        let letters = server.letters().into_iter().filter(|letter| letter.to == "eve@harbour.example");
        let subjects: Vec<_> = letters.map(|letter| letter.subject()).collect();
        assert_eq!(subjects, ["Welcome to harbour"]);
    }

    async fn an_owner_hears_once_a_day_that_somebody_used_their_address(engine: Engine) {
        let (town, server) = posting(engine).await;
        registers(&town, "eve@harbour.example").await;
        all_is_done(&town).await;
        assert_eq!(server.letter().subject(), "Welcome to harbour");
        for _ in 0..3 {
            registers(&town, "EVE@harbour.example").await;
            all_is_done(&town).await;
        }
        let letter = server.letter();
        assert_eq!((letter.subject().as_str(), letter.to.as_str()), ("You already have an account", "eve@harbour.example"));
        assert!(letter.text().contains("nobody was told that you have one"), "{}", letter.text());
        town.later(TimeDelta::hours(25));
        registers(&town, "eve@harbour.example").await;
        all_is_done(&town).await;
        assert_eq!(server.letter().subject(), "You already have an account");
    }

    async fn who_is_rejected_reads_why(engine: Engine) {
        let (town, server) = posting(engine).await;
        rules(&town, json!({ "registration_mode": "verified_identity" })).await;
        let id = registers(&town, "eve@harbour.example").await;
        all_is_done(&town).await;
        assert_eq!(server.letter().subject(), "We have your registration");
        let admin = town.member_as("harbour", "admin", "admin").await;
        admin.post(&format!("/admin/users/{id}/reject"), json!({ "reason": "The photo was <blurred>." })).await.ok();
        all_is_done(&town).await;
        let letter = server.letter();
        assert_eq!(letter.subject(), "Your registration");
        assert!(letter.text().contains("The photo was <blurred>."), "{}", letter.text());
    }

    async fn a_secret_is_good_for_a_day_and_only_the_newest_counts(engine: Engine) {
        let (town, server) = posting(engine).await;
        rules(&town, json!({ "requires_verification": true })).await;
        registers(&town, "eve@harbour.example").await;
        all_is_done(&town).await;
        let first = secret(&server);

        town.later(TimeDelta::seconds(61));
        let ask = || async { town.stranger().post("/api/auth/resend-verification-by-email", json!({ "email": "Eve@harbour.example" })).await };
        ask().await.ok();
        all_is_done(&town).await;
        let second = secret(&server);
        assert_ne!(first, second);
        assert_eq!(verifies(&town, &first).await.code(), "AUTH_TOKEN_INVALID");

        ask().await.ok();
        all_is_done(&town).await;
        assert!(server.letters().is_empty(), "not twice in a minute");

        town.later(TimeDelta::hours(24));
        assert_eq!(verifies(&town, &second).await.code(), "AUTH_TOKEN_INVALID", "a day is over");
        ask().await.ok();
        all_is_done(&town).await;
        let third = secret(&server);
        for wrong in ["", "x", &format!("{third}x"), &third.to_lowercase()] {
            assert!(verifies(&town, wrong).await.status.is_client_error(), "{wrong}");
        }
        let elsewhere = town.stranger().in_community(Some("meadow"));
        assert_eq!(elsewhere.post("/api/auth/verify-email", json!({ "token": third })).await.code(), "AUTH_TOKEN_INVALID");
        let (one, other) = tokio::join!(verifies(&town, &third), verifies(&town, &third));
        let mut statuses = [one.status.as_u16(), other.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 400], "only one of two at once");
    }

    async fn nobody_learns_who_is_a_member(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        rules(&town, json!({ "requires_verification": true })).await;
        registers(&town, "eve@harbour.example").await;
        town.deliver().await;
        town.later(TimeDelta::minutes(2));
        let mut answers = Vec::new();
        for email in ["eve@harbour.example", "ada@harbour.example", "nobody@harbour.example"] {
            let heard = town.stranger().post("/api/auth/resend-verification-by-email", json!({ "email": email })).await;
            answers.push((heard.status.as_u16(), heard.text()));
        }
        assert!(answers.iter().all(|answer| *answer == answers[0] && answer.0 == 200), "{answers:?}");
        let asked: i64 = town.db().one("SELECT COUNT(*) FROM domain_events WHERE kind = 'verification_asked'", params![]).await.unwrap();
        assert_eq!(asked, 3, "each takes the same steps");
        all_is_done(&town).await;
        let to: Vec<_> = server.letters().into_iter().map(|letter| letter.to).collect();
        assert!(!to.is_empty() && to.iter().all(|to| to == "eve@harbour.example"), "{to:?}");

        let heard = ada.tap("/api/auth/resend-verification").await.ok().json();
        assert_eq!(heard["data"]["already_verified"], true);
        assert_eq!(ada.tap("/api/auth/resend-verification").await.status, 429);
        assert_eq!(town.stranger().tap("/api/auth/resend-verification").await.status, 401);
    }

    async fn whoever_is_signed_in_may_ask_for_the_mail(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        set(&town, "UPDATE users SET email_verified_at = NULL WHERE id = $1", &ada).await;
        let heard = ada.tap("/api/auth/resend-verification").await.ok().json();
        assert_eq!(heard["data"], json!({ "message": "We've sent you an e-mail with a new link." }));
        all_is_done(&town).await;
        let secret = secret(&server);
        verifies(&town, &secret).await.ok();
        let events: i64 = town.db().one("SELECT COUNT(*) FROM domain_events WHERE kind = 'member_activated'", params![]).await.unwrap();
        assert_eq!(events, 0, "she was active before");
    }

    async fn the_mail_that_is_tried_again_has_the_same_link(engine: Engine) {
        let (town, server) = posting(engine).await;
        rules(&town, json!({ "requires_verification": true })).await;
        registers(&town, "eve@harbour.example").await;
        town.deliver().await;
        server.behaves(crate::support::Manner::LeavesAfterTheDot);
        town.post().await;
        let first = secret(&server);
        server.behaves(crate::support::Manner::Takes);
        town.later(TimeDelta::minutes(5));
        town.post().await;
        assert_eq!(secret(&server), first);
        verifies(&town, &first).await.ok();
    }
}
