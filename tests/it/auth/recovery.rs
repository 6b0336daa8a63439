//! Getting in again, and what signs in (spec platform 2.2 and 3.3, accounts 1.2 and 1.3).

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::params;
use tokio::join;

use super::{change, claims, opens, pair, signs_in, told, tries};
use crate::each_engine;
use crate::support::{Engine, Heard, MailServer, PASSWORD, Person, Town};

const NEW: &str = "a long sentence nobody guesses";

/// A town with a mail server.
async fn posting(engine: Engine) -> (Town, MailServer) {
    let server = MailServer::opens().await;
    let config = format!("{}\n[server]\npublic_url = \"https://timeweave.example\"\n", server.config());
    (Town::configured(engine, &config).await, server)
}

/// Everything that is due is heard and sent; what arrived, by address.
pub(super) async fn post(town: &Town, server: &MailServer) -> Vec<(String, String, String)> {
    for _ in 0..2 {
        town.deliver().await;
        town.post().await;
    }
    let mut letters: Vec<_> =
        server.letters().into_iter().map(|letter| (letter.to.clone(), letter.subject(), letter.text())).collect();
    letters.sort();
    letters
}

pub(super) async fn forgets(who: &Person, email: &str) -> Heard {
    who.post("/api/auth/forgot-password", json!({ "email": email })).await
}

pub(super) async fn resets(who: &Person, token: &str, password: &str) -> Heard {
    let body = json!({ "token": token, "password": password, "password_confirmation": password });
    who.post("/api/auth/reset-password", body).await
}

async fn changes(who: &Person, present: &str, new: &str) -> Heard {
    who.post("/users/me/password", json!({ "current_password": present, "new_password": new })).await
}

pub(super) async fn wants(who: &Person, email: &str, password: &str) -> Heard {
    who.post("/users/me/email", json!({ "email": email, "current_password": password })).await
}

pub(super) async fn verifies(who: &Person, token: &str) -> Heard {
    who.post("/api/auth/verify-email", json!({ "token": token })).await
}

pub(super) async fn stops(who: &Person, token: &str) -> Heard {
    who.post("/auth/cancel-email-change", json!({ "token": token })).await
}

/// The secret of the first link in a text.
#[track_caller]
pub(super) fn secret(text: &str) -> String {
    let (_, rest) = text.split_once("?token=").unwrap_or_else(|| panic!("no link in\n{text}"));
    rest.chars().take_while(|letter| letter.is_ascii_alphanumeric() || "-_".contains(*letter)).collect()
}

/// What the log tells a member, the newest first.
async fn log(person: &Person) -> Vec<String> {
    let page = person.get("/users/me/security-events?per_page=100").await.ok().json();
    page["data"].as_array().unwrap().iter().map(|event| event["kind"].as_str().unwrap().to_owned()).collect()
}

/// A secret that was sent to a member for a new password.
async fn link(town: &Town, server: &MailServer, person: &Person) -> String {
    let email = format!("{}@harbour.example", person.name);
    forgets(&town.stranger(), &email).await.ok();
    let letters = post(town, server).await;
    let [(to, subject, text)] = &letters[..] else { panic!("{letters:?}") };
    assert_eq!((to, subject.as_str()), (&email, "Choose a new password"));
    assert!(text.contains("https://timeweave.example/harbour/password/reset?token="), "{text}");
    secret(text)
}

async fn cutoffs(town: &Town) -> (i64, i64) {
    (town.count("password_resets").await, town.count("email_changes").await)
}

each_engine! {
    async fn whoever_forgot_the_password_chooses_a_new_one(engine: Engine) {
        let (town, server) = posting(engine).await;
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (access, refresh) = signs_in(&ada).await;
        let secret = link(&town, &server, &ada).await;
        assert_eq!(secret.len(), 64);
        let stored: Vec<u8> = town.db().one("SELECT token_hash FROM password_resets", params![]).await.unwrap();
        assert_eq!(stored.len(), 32);

        let heard = resets(&town.stranger(), &secret, NEW).await.ok().json();
        assert_eq!(heard["data"], json!({ "message": "Your new password is set. You can sign in with it now." }));
        assert!(!opens(&ada, &access).await, "every sign-in has ended");
        let again = town.stranger().post("/api/auth/refresh-token", json!({ "refresh_token": refresh })).await;
        assert_eq!(told(&again), (401, "AUTH_TOKEN_EXPIRED".into()));
        assert_eq!(told(&tries(&town.stranger(), "ada@harbour.example", PASSWORD).await).0, 401);
        let (access, _) = pair(&tries(&town.stranger(), "ada@harbour.example", NEW).await.ok());

        let letters = post(&town, &server).await;
        assert_eq!((letters.len(), letters[0].1.as_str()), (1, "Your password was changed"));
        let ada = ada.with_token(Some(&access));
        assert_eq!(log(&ada).await, ["signed_in", "sign_in_failed", "password_reset", "password_reset_requested", "signed_in"]);
        let bell = ada.get("/notifications").await.ok().json();
        assert_eq!(bell["data"][0]["type"], "password_changed");

        // Once, and never again.
        assert_eq!(resets(&town.stranger(), &secret, "yet another sentence here").await.refusal(), (400, "AUTH_TOKEN_INVALID".into(), "token".into()));
    }

    async fn nobody_learns_who_is_a_member(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ben] = town.members(["ben"]).await;
        change(&town, &ben, "status = 'banned'").await;
        town.newcomer("meadow", "mia", "member").await;
        let ada = town.newcomer("harbour", "ada", "member").await;
        let known = forgets(&town.stranger(), "ADA@harbour.example").await;
        for email in ["nobody@harbour.example", "ben@harbour.example", "mia@meadow.example"] {
            let heard = forgets(&town.stranger(), email).await;
            assert_eq!((heard.status, heard.json()), (known.status, known.json()), "{email}");
        }
        let letters = post(&town, &server).await;
        assert_eq!(letters.iter().map(|letter| letter.0.as_str()).collect::<Vec<_>>(), ["ada@harbour.example"]);
        // As many events and lines for each.
        let lines: i64 = town.db().one("SELECT COUNT(*) FROM security_events WHERE kind = 'password_reset_requested'", params![]).await.unwrap();
        assert_eq!(lines, 4);
        let events: Vec<String> = town.db().all("SELECT kind FROM domain_events", params![]).await.unwrap();
        assert_eq!(events, ["password_forgotten"; 4]);
        assert_eq!(town.count("password_resets").await, 1);
        drop(ada);
        assert_eq!(forgets(&town.stranger(), "no address").await.refusal(), (400, "VALIDATION_INVALID_FORMAT".into(), "email".into()));
    }

    async fn one_address_is_asked_for_ten_times_an_hour_and_gets_a_letter_a_minute(engine: Engine) {
        let (town, server) = posting(engine).await;
        town.newcomer("harbour", "ada", "member").await;
        for email in ["ada@harbour.example", "nobody@harbour.example"] {
            for round in 0..10 {
                // Five in a quarter of an hour from one network.
                if round == 5 {
                    town.later(TimeDelta::minutes(16));
                }
                assert_eq!(forgets(&town.stranger(), email).await.status, 200, "{email} {round}");
            }
            town.later(TimeDelta::minutes(16));
            let heard = forgets(&town.stranger(), email).await;
            assert_eq!(heard.refusal(), (429, "RATE_LIMIT_EXCEEDED".into(), "email".into()), "{email}");
            assert!(heard.json()["retry_after"].as_i64().unwrap() > 0);
            town.later(TimeDelta::minutes(16));
        }
        assert_eq!(post(&town, &server).await.len(), 1, "they were all heard at once");
    }

    async fn what_is_no_good_link_or_password_is_refused(engine: Engine) {
        let (town, server) = posting(engine).await;
        let ada = town.newcomer("harbour", "ada", "member").await;
        let stranger = town.stranger();
        let secret = link(&town, &server, &ada).await;
        let missing = stranger.post("/api/auth/reset-password", json!({ "password": NEW })).await;
        assert_eq!(missing.status, 400);
        let fields: Vec<Value> = missing.json()["errors"].as_array().unwrap().iter().map(|error| error["field"].clone()).collect();
        assert_eq!(fields, ["token", "password_confirmation"]);
        let differs = json!({ "token": secret, "password": NEW, "password_confirmation": "another one entirely" });
        let differs = stranger.post("/api/auth/reset-password", differs).await;
        assert_eq!(differs.refusal(), (400, "VALIDATION_ERROR".into(), "password_confirmation".into()));
        for (token, password, refusal) in [
            (secret.as_str(), "short", (400, "VALIDATION_TOO_SHORT", "password")),
            (&secret, "password123456", (422, "VALIDATION_ERROR", "password")),
            (&secret, "ada@harbour.example", (422, "VALIDATION_ERROR", "password")),
            (&secret, PASSWORD, (422, "VALIDATION_ERROR", "password")),
            (&"0".repeat(64), NEW, (400, "AUTH_TOKEN_INVALID", "token")),
            ("' OR 1=1 --", NEW, (400, "AUTH_TOKEN_INVALID", "token")),
        ] {
            let (status, code, field) = refusal;
            assert_eq!(resets(&stranger, token, password).await.refusal(), (status, code.to_owned(), field.to_owned()), "{password}");
        }
        // Nothing has changed, and another community is none of its business.
        let meadow = stranger.in_community(Some("meadow"));
        assert_eq!(resets(&meadow, &secret, NEW).await.code(), "AUTH_TOKEN_INVALID");
        tries(&stranger, "ada@harbour.example", PASSWORD).await.ok();

        // A newer link ends the one before, and an hour each.
        town.later(TimeDelta::minutes(16));
        let second = link(&town, &server, &ada).await;
        assert_ne!(second, secret);
        assert_eq!(resets(&stranger, &secret, NEW).await.code(), "AUTH_TOKEN_INVALID");
        town.later(TimeDelta::minutes(61));
        assert_eq!(resets(&stranger, &second, NEW).await.code(), "AUTH_TOKEN_INVALID");
        let third = link(&town, &server, &ada).await;
        change(&town, &ada, "status = 'suspended'").await;
        assert_eq!(resets(&stranger, &third, NEW).await.code(), "AUTH_TOKEN_INVALID");
        change(&town, &ada, "status = 'active'").await;
        assert_eq!(resets(&stranger, &third, NEW).await.status, 200);
    }

    async fn of_two_who_use_one_link_at_once_one_wins(engine: Engine) {
        let (town, server) = posting(engine).await;
        let ada = town.newcomer("harbour", "ada", "member").await;
        let secret = link(&town, &server, &ada).await;
        let (one, other) = (town.stranger(), town.stranger());
        let (first, second) = join!(resets(&one, &secret, NEW), resets(&other, &secret, "another sentence nobody guesses"));
        let mut outcomes = [first.status, second.status];
        outcomes.sort_unstable();
        assert_eq!(outcomes, [200, 400]);
        let winner = if first.status == 200 { NEW } else { "another sentence nobody guesses" };
        tries(&town.stranger(), "ada@harbour.example", winner).await.ok();
        assert_eq!(town.count("password_history").await, 1);
        assert_eq!(post(&town, &server).await.len(), 1);
    }

    async fn the_password_is_changed_with_the_present_one(engine: Engine) {
        let (town, server) = posting(engine).await;
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (here, _) = signs_in(&ada).await;
        let (there, _) = signs_in(&ada).await;
        let person = ada.with_token(Some(&here));
        for (body, code, field) in [
            (json!({ "new_password": NEW }), "VALIDATION_ERROR", "current_password"),
            (json!({ "current_password": PASSWORD, "new_password": null }), "VALIDATION_ERROR", "new_password"),
            (json!({ "current_password": "wrong", "new_password": NEW }), "INVALID_PASSWORD", "current_password"),
        ] {
            assert_eq!(person.post("/users/me/password", body).await.refusal(), (400, code.to_owned(), field.to_owned()));
        }
        town.later(TimeDelta::minutes(2));
        for (new, code) in [("short", "WEAK_PASSWORD"), ("password123456", "WEAK_PASSWORD"), (PASSWORD, "PASSWORD_REUSED")] {
            assert_eq!(changes(&person, PASSWORD, new).await.refusal(), (400, code.to_owned(), "new_password".into()), "{new}");
        }
        assert!(opens(&ada, &there).await, "nothing has changed");

        town.later(TimeDelta::minutes(2));
        changes(&person, PASSWORD, NEW).await.ok();
        for token in [&here, &there] {
            assert!(!opens(&ada, token).await);
        }
        let letters = post(&town, &server).await;
        assert_eq!((letters.len(), letters[0].1.as_str()), (1, "Your password was changed"));
        let reason: String = town.db().one("SELECT revocation_reason FROM refresh_families LIMIT 1", params![]).await.unwrap();
        assert_eq!(reason, "password_reset");

        // The ones before do not come back.
        town.later(TimeDelta::minutes(2));
        let (access, _) = pair(&tries(&town.stranger(), "ada@harbour.example", NEW).await.ok());
        let person = ada.with_token(Some(&access));
        assert_eq!(changes(&person, NEW, PASSWORD).await.code(), "PASSWORD_REUSED");
        assert!(log(&person).await.contains(&"password_changed".to_owned()));
    }

    async fn whoever_has_stolen_a_sign_in_cannot_guess_the_password_nor_lock_the_owner_out(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (stolen, _) = signs_in(&ada).await;
        let thief = ada.with_token(Some(&stolen));
        for guess in 0..10 {
            if guess % 3 == 0 {
                town.later(TimeDelta::seconds(61));
            }
            assert_eq!(changes(&thief, "wrong", NEW).await.code(), "INVALID_PASSWORD", "{guess}");
        }
        town.later(TimeDelta::seconds(61));
        assert_eq!(told(&changes(&thief, PASSWORD, NEW).await), (429, "RATE_LIMIT_EXCEEDED".into()));
        let (own, _) = signs_in(&ada).await;
        changes(&ada.with_token(Some(&own)), PASSWORD, NEW).await.ok();
        assert!(!opens(&ada, &stolen).await);
    }

    async fn a_new_address_is_confirmed_there_and_told_to_the_old_one(engine: Engine) {
        let (town, server) = posting(engine).await;
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (access, _) = signs_in(&ada).await;
        let person = ada.with_token(Some(&access));
        assert_eq!(wants(&person, "new@harbour.example", "wrong").await.refusal(), (403, "INVALID_PASSWORD".into(), "current_password".into()));
        assert_eq!(wants(&person, "ada@harbour", PASSWORD).await.refusal(), (422, "VALIDATION_ERROR".into(), "email".into()));
        let heard = wants(&person, "New@Harbour.Example", PASSWORD).await;
        assert_eq!(heard.status, 202);
        assert_eq!(
            heard.json()["data"],
            json!({ "message": "We've sent an e-mail to your new address. Please open the link in it.", "pending_email": "new@harbour.example", "expires_in": 86400 })
        );
        let waits = person.get("/users/me/email").await.ok().json()["data"].clone();
        assert_eq!((&waits["email"], &waits["pending_email"]), (&json!("ada@harbour.example"), &json!("new@harbour.example")));
        let letters = post(&town, &server).await;
        let subjects: Vec<_> = letters.iter().map(|letter| (letter.0.as_str(), letter.1.as_str())).collect();
        assert_eq!(
            subjects,
            [
                ("ada@harbour.example", "Your e-mail address is about to change"),
                ("new@harbour.example", "Please confirm your new e-mail address"),
            ]
        );
        assert!(!letters[0].2.contains("new@harbour.example"), "the old one does not tell whose the new one is");
        assert!(letters.iter().all(|letter| !letter.2.contains("unsubscribe")), "an address that is not hers stops nothing of hers");
        let (stop, confirm) = (secret(&letters[0].2), secret(&letters[1].2));
        assert_ne!(stop, confirm);
        assert_eq!(verifies(&town.stranger(), &stop).await.code(), "AUTH_TOKEN_INVALID", "one link is not the other");
        assert!(opens(&ada, &access).await, "nothing has changed yet");

        let heard = verifies(&town.stranger(), &confirm).await.ok().json();
        assert_eq!(heard["data"]["message"], "Your new e-mail address is confirmed. Please sign in again.");
        assert!(!opens(&ada, &access).await);
        assert_eq!(tries(&town.stranger(), "ada@harbour.example", PASSWORD).await.status, 401);
        let (access, _) = pair(&tries(&town.stranger(), "new@harbour.example", PASSWORD).await.ok());
        assert_eq!(claims(&access)["email"], "new@harbour.example");
        let letters = post(&town, &server).await;
        assert_eq!((letters.len(), letters[0].0.as_str(), letters[0].1.as_str()), (1, "ada@harbour.example", "Your e-mail address was changed"));
        let text = &letters[0].2;
        assert!(text.contains("https://timeweave.example/harbour/contact") && !text.contains("unsubscribe"), "{text}");
        assert_eq!(stops(&town.stranger(), &stop).await.refusal(), (400, "AUTH_TOKEN_INVALID".into(), "token".into()));
        assert_eq!(verifies(&town.stranger(), &confirm).await.code(), "AUTH_TOKEN_INVALID");
    }

    async fn an_old_link_takes_nothing_over(engine: Engine) {
        let (town, server) = posting(engine).await;
        let ada = town.newcomer("harbour", "ada", "member").await;
        // A link to a new password goes to the address that is about to go.
        let reset = link(&town, &server, &ada).await;
        let (access, _) = signs_in(&ada).await;
        let person = ada.with_token(Some(&access));
        wants(&person, "first@harbour.example", PASSWORD).await.ok();
        let first = secret(&post(&town, &server).await[1].2);
        wants(&person, "second@harbour.example", PASSWORD).await.ok();
        let second = secret(&post(&town, &server).await[1].2);
        assert_eq!(town.count("email_changes").await, 1);
        assert_eq!(verifies(&town.stranger(), &first).await.code(), "AUTH_TOKEN_INVALID", "the newer one voids it");
        verifies(&town.stranger(), &second).await.ok();
        assert_eq!(resets(&town.stranger(), &reset, NEW).await.code(), "AUTH_TOKEN_INVALID", "it was sent to the old address");

        // A new password voids a change that a thief has begun, and a day is all there is.
        let (access, _) = pair(&tries(&town.stranger(), "second@harbour.example", PASSWORD).await.ok());
        let person = ada.with_token(Some(&access));
        wants(&person, "thief@harbour.example", PASSWORD).await.ok();
        let letters = post(&town, &server).await;
        let thief = letters.iter().find(|letter| letter.0 == "thief@harbour.example").map(|letter| secret(&letter.2)).unwrap();
        changes(&person, PASSWORD, NEW).await.ok();
        assert_eq!(verifies(&town.stranger(), &thief).await.code(), "AUTH_TOKEN_INVALID");
        assert_eq!(cutoffs(&town).await, (0, 1));
        town.later(TimeDelta::minutes(61));
        let (access, _) = pair(&tries(&town.stranger(), "second@harbour.example", NEW).await.ok());
        post(&town, &server).await;
        wants(&ada.with_token(Some(&access)), "late@harbour.example", NEW).await.ok();
        let letters = post(&town, &server).await;
        let late = letters.iter().find(|letter| letter.0 == "late@harbour.example").map(|letter| secret(&letter.2)).unwrap();
        town.later(TimeDelta::hours(25));
        assert_eq!(verifies(&town.stranger(), &late).await.code(), "AUTH_TOKEN_INVALID");
    }

    async fn the_old_address_stops_a_change_and_whoever_asked_for_it(engine: Engine) {
        let (town, server) = posting(engine).await;
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (stolen, _) = signs_in(&ada).await;
        let thief = ada.with_token(Some(&stolen));
        wants(&thief, "thief@harbour.example", PASSWORD).await.ok();
        let letters = post(&town, &server).await;
        let (stop, confirm) = (secret(&letters[0].2), secret(&letters[1].2));
        stops(&town.stranger(), &stop).await.ok();
        assert!(!opens(&ada, &stolen).await);
        assert_eq!(verifies(&town.stranger(), &confirm).await.code(), "AUTH_TOKEN_INVALID");
        let letters = post(&town, &server).await;
        assert_eq!((letters[0].0.as_str(), letters[0].1.as_str()), ("ada@harbour.example", "Choose a new password"));
        resets(&town.stranger(), &secret(&letters[0].2), NEW).await.ok();
        let (access, _) = pair(&tries(&town.stranger(), "ada@harbour.example", NEW).await.ok());
        let person = ada.with_token(Some(&access));
        assert_eq!(person.delete("/users/me/email").await.refusal(), (404, "NOT_FOUND".into(), String::new()));
        wants(&person, "other@harbour.example", NEW).await.ok();
        person.delete("/users/me/email").await.ok();
        assert_eq!(person.get("/users/me/email").await.ok().json()["data"], json!({ "email": "ada@harbour.example", "pending_email": null, "expires_at": null }));
    }

    async fn an_address_that_somebody_has_is_answered_like_any_other(engine: Engine) {
        let (town, server) = posting(engine).await;
        let ada = town.newcomer("harbour", "ada", "member").await;
        town.newcomer("harbour", "ben", "member").await;
        let (access, _) = signs_in(&ada).await;
        let person = ada.with_token(Some(&access));
        let free = wants(&person, "free@harbour.example", PASSWORD).await.json();
        post(&town, &server).await;
        let mut taken = wants(&person, "ben@harbour.example", PASSWORD).await.json();
        taken["data"]["pending_email"] = json!("free@harbour.example");
        assert_eq!(taken, free);
        let letters = post(&town, &server).await;
        let subjects: Vec<_> = letters.iter().map(|letter| (letter.0.as_str(), letter.1.as_str())).collect();
        assert_eq!(
            subjects,
            [("ada@harbour.example", "Your e-mail address is about to change"), ("ben@harbour.example", "You already have an account")]
        );

        // Somebody takes the address before it is confirmed.
        let (access, _) = signs_in(&ada).await;
        town.later(TimeDelta::minutes(61));
        let (access, _) = (signs_in(&ada).await.0, access);
        let person = ada.with_token(Some(&access));
        wants(&person, "soon@harbour.example", PASSWORD).await.ok();
        let letters = post(&town, &server).await;
        let confirm = letters.iter().find(|letter| letter.0 == "soon@harbour.example").map(|letter| secret(&letter.2)).unwrap();
        let eve = town.newcomer("harbour", "eve", "member").await;
        change(&town, &eve, "email = 'soon@harbour.example'").await;
        assert_eq!(verifies(&town.stranger(), &confirm).await.code(), "AUTH_TOKEN_INVALID");
        assert!(opens(&ada, &access).await);
    }
}
