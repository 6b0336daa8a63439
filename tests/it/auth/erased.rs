//! Whoever has left leaves no key behind: everything that opened one of their doors is refused (spec accounts 8.3).

use http::Method;
use serde_json::json;
use timeweave::notifications::email::Stamps;
use timeweave::notifications::email::unsubscribe::{Claim, Topic};
use timeweave::params;

use super::passkeys::{adds, asked, shows};
use super::recovery::{forgets, post, resets, secret, stops, verifies, wants};
use super::second_factor::enrolled;
use super::sessions::Browser;
use super::trusted_devices::{cookie, needs_code, trusts};
use super::{change, opens, signs_in, told};
use crate::each_engine;
use crate::events::publish;
use crate::events::safety::{ADDRESS, ask, asks, born, says};
use crate::support::{MailServer, PASSWORD, Town};

const LATER: &str = "a long sentence nobody guesses";

each_engine! {
    async fn no_key_of_an_erased_member_opens_anything(engine: Engine) {
        let server = MailServer::opens().await;
        let town = Town::configured(engine, &server.config()).await;
        let stranger = town.stranger();
        // All that can open a door of Ada's.
        let bare = town.newcomer("harbour", "ada", "member").await;
        let (access, refreshing) = signs_in(&bare).await;
        let ada = bare.with_token(Some(&access));
        let mut browser = Browser::of(&town, "ada@harbour.example").await;
        browser.get("/users/me").await.ok();
        let authenticator = adds(&ada, 1).await;
        let feed = ada.post("/events/calendar/feed-tokens", json!({ "label": "Phone" })).await.ok().json()["data"]["feed_url"].clone();
        let feed = feed.as_str().unwrap().split_once("/api/v2").unwrap().1.to_owned();
        stranger.in_community(None).get(&feed).await.ok();
        let claim = Claim { member: bare.id.into(), tenant: town.harbour.into(), topic: Topic::All };
        let unsubscribe = town.world().room::<Stamps>().unwrap().token(&claim);
        forgets(&stranger, "ada@harbour.example").await.ok();
        wants(&ada, "elsewhere@harbour.example", PASSWORD).await.ok();
        // One whose first address waits to be confirmed, and the guardian of a child who wants to come to an evening.
        let gus = town.member_as("harbour", "gus", "member").await;
        change(&town, &gus, "email_verified_at = NULL").await;
        gus.tap("/api/auth/resend-verification").await.ok();
        let olga = town.member_as("harbour", "olga", "member").await;
        let evening = publish(&olga, json!({})).await;
        asks(&olga, evening, json!({ "guardian_consent_below_age": 18 })).await;
        born(&town, &ada, "2012-03-04").await;
        ask(&ada, evening).await.ok();
        let letters = post(&town, &server).await;
        let linked = |to: &str, part: &str| {
            let found = letters.iter().find(|(at, _, text)| at == to && text.contains(part));
            secret(&found.unwrap_or_else(|| panic!("no letter to {to} with {part}: {letters:?}")).2)
        };
        let reset = linked("ada@harbour.example", "password/reset");
        let new_address = linked("elsewhere@harbour.example", "verify-email");
        let first_address = linked("gus@harbour.example", "verify-email");
        let consent = letters.iter().find(|(at, ..)| at == ADDRESS).unwrap().2.clone();
        let consent = consent[consent.find("/api/v2/events/safety/").unwrap()..].split_whitespace().next().unwrap().to_owned();
        let guardian = stranger.in_community(None);
        guardian.get(&consent).await.ok();
        let cancel = linked("ada@harbour.example", "email-change/cancel");
        // Somebody else's, with a second step: what a device keeps.
        let (ben, app, _) = enrolled(&town, "ben").await;
        let kept = cookie(&trusts(&town, "ben", &app, &[]).await).unwrap();
        assert!(!needs_code(&town, "ben", &[("cookie", &kept)]).await);

        for who in [&ada, &ben, &gus] {
            who.send(who.request(Method::DELETE, "/users/me", Some(json!({ "password": PASSWORD })))).await.ok();
        }

        assert!(!opens(&bare, &access).await, "an access token");
        let refreshed = stranger.post("/api/auth/refresh-token", json!({ "refresh_token": refreshing })).await;
        assert_eq!(refreshed.status.as_u16(), 401, "a refresh token");
        assert_eq!(browser.get("/users/me").await.status.as_u16(), 401, "a session cookie");
        let options = asked(&bare).await;
        assert_eq!(told(&shows(&bare, authenticator.signs(&options)).await), (401, "AUTH_WEBAUTHN_FAILED".into()), "a passkey");
        for name in ["ada", "ben"] {
            let body = json!({ "email": format!("{name}@harbour.example"), "password": PASSWORD });
            let mut request = stranger.request(Method::POST, "/api/auth/login", Some(body));
            request.headers_mut().insert("cookie", kept.parse().unwrap());
            assert_eq!(told(&stranger.send(request).await), (401, "AUTH_INVALID_CREDENTIALS".into()), "a password, with a trusted device");
        }
        assert_eq!(stranger.in_community(None).get(&feed).await.status.as_u16() / 100, 4, "a link to a calendar");
        assert_eq!(resets(&stranger, &reset, LATER).await.refusal().1, "AUTH_TOKEN_INVALID", "a link to a new password");
        assert_eq!(verifies(&stranger, &new_address).await.refusal().1, "AUTH_TOKEN_INVALID", "a link that confirms an address");
        assert_eq!(stops(&stranger, &cancel).await.refusal().1, "AUTH_TOKEN_INVALID", "a link that stops a change of address");
        assert_eq!(verifies(&stranger, &first_address).await.refusal().1, "AUTH_TOKEN_INVALID", "a link that confirms a first address");
        assert_eq!(guardian.get(&consent).await.status.as_u16() / 100, 4, "the page of a guardian");
        assert_eq!(says(&guardian, &consent, "grant").await.status.as_u16() / 100, 4, "a guardian's consent");
        let stopped = stranger.post("/notifications/unsubscribe", json!({ "token": unsubscribe })).await;
        assert_eq!((stopped.status.as_u16(), stopped.refusal().1), (400, "INVALID_TOKEN".into()), "a link that stops letters");

        // And nothing of them is left to be looked for.
        let sql = "SELECT (SELECT COUNT(*) FROM refresh_families) + (SELECT COUNT(*) FROM sessions) + (SELECT COUNT(*) FROM trusted_devices)
                        + (SELECT COUNT(*) FROM passkeys) + (SELECT COUNT(*) FROM email_changes) + (SELECT COUNT(*) FROM password_resets)
                        + (SELECT COUNT(*) FROM email_verifications)";
        assert_eq!(town.db().one::<i64>(sql, params![]).await.unwrap(), 1, "the sign-in of whoever invited");
    }
}
