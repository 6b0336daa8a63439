//! Devices that need no code, and a second factor that staff reset (spec accounts 6, desk 2).

use chrono::TimeDelta;
use http::HeaderValue;
use serde_json::{Value, json};
use timeweave::params;

use super::second_factor::{App, begins, enrolled};
use super::{opens, rule, signs_in, told};
use crate::each_engine;
use crate::support::{Heard, MailServer, PASSWORD, Person, Town};

/// A call with headers of its own.
async fn sends(who: &Person, path: &str, body: Value, headers: &[(&'static str, &str)]) -> Heard {
    let mut request = who.request(http::Method::POST, path, Some(body));
    for (name, value) in headers {
        request.headers_mut().insert(*name, HeaderValue::from_str(value).unwrap());
    }
    who.send(request).await
}

pub(super) async fn tries_on(town: &Town, name: &str, headers: &[(&'static str, &str)]) -> Heard {
    let body = json!({ "email": format!("{name}@harbour.example"), "password": PASSWORD });
    sends(&town.stranger(), "/api/auth/login", body, headers).await.ok()
}

/// Whether a sign-in needs a code.
pub(super) async fn needs_code(town: &Town, name: &str, headers: &[(&'static str, &str)]) -> bool {
    tries_on(town, name, headers).await.json()["requires_2fa"] == true
}

/// Takes both steps, and lets the device be trusted.
pub(super) async fn trusts(town: &Town, name: &str, app: &App, headers: &[(&'static str, &str)]) -> Heard {
    town.later(TimeDelta::minutes(6));
    let token = begins(town, name).await;
    let body = json!({ "two_factor_token": token, "code": app.code(town), "trust_device": true });
    sends(&town.stranger(), "/api/totp/verify", body, headers).await.ok()
}

/// What a browser keeps of an answer.
pub(super) fn cookie(heard: &Heard) -> Option<String> {
    let lines = heard.headers.get_all("set-cookie").iter();
    lines
        .filter_map(|line| line.to_str().ok()?.split(';').next().map(str::to_owned))
        .find(|line| line.starts_with("tw_trusted="))
}

async fn devices(person: &Person) -> Vec<Value> {
    person.get("/auth/2fa/trusted-devices").await.ok().json()["data"].as_array().unwrap().clone()
}

async fn counted(town: &Town, kind: &str) -> i64 {
    town.db().one("SELECT COUNT(*) FROM security_events WHERE kind = $1", params![kind]).await.unwrap()
}

each_engine! {
    async fn a_browser_that_is_trusted_needs_no_code(town: Town) {
        let (person, app, _) = enrolled(&town, "ada").await;
        let heard = trusts(&town, "ada", &app, &[]).await;
        let kept = cookie(&heard).unwrap();
        assert_eq!(heard.json().get("trusted_device_token"), None, "no script sees it");
        let line = heard.headers.get_all("set-cookie").iter().find(|line| line.to_str().unwrap().starts_with("tw_trusted=")).unwrap();
        assert!(line.to_str().unwrap().ends_with("; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000"), "{line:?}");
        let secret = kept.split_once('=').unwrap().1.to_owned();
        let stored: i64 = town.db().one("SELECT COUNT(*) FROM trusted_devices WHERE token_hash = $1", params![secret.as_bytes()]).await.unwrap();
        assert_eq!((stored, town.count("trusted_devices").await), (0, 1), "its digest is kept");

        assert!(!needs_code(&town, "ada", &[("cookie", &kept)]).await);
        assert!(needs_code(&town, "ada", &[]).await, "another browser does");
        // It is the cookie of a browser: a page's header counts for nothing.
        assert!(needs_code(&town, "ada", &[("x-trusted-device", &secret)]).await);
        let wrong = json!({ "email": "ada@harbour.example", "password": "wrong" });
        let refused = sends(&town.stranger(), "/api/auth/login", wrong, &[("cookie", &kept)]).await;
        assert_eq!(told(&refused), (401, "AUTH_INVALID_CREDENTIALS".into()), "it replaces no password");

        let list = devices(&person).await;
        assert_eq!(list.len(), 1);
        assert_eq!(
            list[0],
            json!({
                "id": list[0]["id"], "device": "web", "browser": null, "ip_address": list[0]["ip_address"], "trusted_at": "2026-01-05T12:06:00Z",
                "last_used_at": "2026-01-05T12:06:00Z", "expires_at": "2026-02-04T12:06:00Z", "is_current": false,
            })
        );
        town.later(TimeDelta::days(31));
        assert!(needs_code(&town, "ada", &[("cookie", &kept)]).await, "its time is over");
    }

    async fn an_app_shows_what_it_was_told_once(town: Town) {
        let (person, app, _) = enrolled(&town, "ada").await;
        let mobile = [("x-nexus-mobile", "1")];
        let heard = trusts(&town, "ada", &app, &mobile).await;
        assert_eq!(cookie(&heard), None);
        let token = heard.json()["trusted_device_token"].as_str().unwrap().to_owned();
        assert!(!needs_code(&town, "ada", &[("x-nexus-mobile", "1"), ("x-trusted-device", &token)]).await);
        assert!(!needs_code(&town, "ada", &[("x-stateless-auth", "1"), ("x-trusted-device", &token)]).await);
        for other in ["", "0", &"0".repeat(64), &token.to_uppercase()] {
            assert!(needs_code(&town, "ada", &[("x-nexus-mobile", "1"), ("x-trusted-device", other)]).await, "{other}");
        }
        // Nobody else's account, nor another community's, opens by it.
        let (_, _, _) = enrolled(&town, "ben").await;
        assert!(needs_code(&town, "ben", &[("x-nexus-mobile", "1"), ("x-trusted-device", &token)]).await);
        assert_eq!(devices(&person).await[0]["device"], "mobile");
        // A device that is trusted anew has one entry.
        trusts(&town, "ada", &app, &[("x-nexus-mobile", "1"), ("x-trusted-device", &token)]).await;
        assert_eq!(devices(&person).await.len(), 1);
        assert!(needs_code(&town, "ada", &[("x-nexus-mobile", "1"), ("x-trusted-device", &token)]).await, "what it showed before is void");
    }

    async fn members_end_what_they_trust(town: Town) {
        let (person, app, _) = enrolled(&town, "ada").await;
        let one = cookie(&trusts(&town, "ada", &app, &[]).await).unwrap();
        let two = cookie(&trusts(&town, "ada", &app, &[]).await).unwrap();
        let heard = trusts(&town, "ada", &app, &[]).await;
        let three = cookie(&heard).unwrap();
        let person = person.with_token(heard.json()["access_token"].as_str());
        let list = devices(&person).await;
        let id = list[2]["id"].as_i64().unwrap();
        let ben = town.member_as("harbour", "ben", "member").await;
        for (who, id) in [(&ben, id), (&person, id + 1_000)] {
            assert_eq!(told(&who.delete(&format!("/auth/2fa/trusted-devices/{id}")).await), (404, "NOT_FOUND".into()));
        }
        assert_eq!(devices(&person).await.len(), 3);
        assert_eq!(person.delete(&format!("/auth/2fa/trusted-devices/{id}")).await.status, 204);
        assert!(needs_code(&town, "ada", &[("cookie", &one)]).await);
        assert!(!needs_code(&town, "ada", &[("cookie", &two)]).await);
        let shown = person.graphql("{ viewer { trustedDevices { id isCurrent } } }", json!({})).await.json();
        let device = shown["data"]["viewer"]["trustedDevices"][0]["id"].clone();
        let node = "query($id: ID!) { node(id: $id) { ... on TrustedDevice { isCurrent } } }";
        assert_eq!(person.graphql(node, json!({ "id": device })).await.json()["data"]["node"], json!({ "isCurrent": false }), "{shown}");
        assert_eq!(ben.graphql(node, json!({ "id": device })).await.json()["errors"][0]["extensions"]["code"], "NOT_FOUND");
        let asked = "mutation { revokeTrustedDevices { revokedCount viewer { trustedDevices { id } } } }";
        let ended = person.graphql(asked, json!({})).await.json();
        assert_eq!(ended["data"]["revokeTrustedDevices"], json!({ "revokedCount": 2, "viewer": { "trustedDevices": [] } }), "{ended}");
        assert_eq!(person.delete("/auth/2fa/trusted-devices").await.ok().json()["data"], json!({ "revoked_count": 0 }));
        for kept in [&two, &three] {
            assert!(needs_code(&town, "ada", &[("cookie", kept)]).await);
        }
        assert_eq!((counted(&town, "device_trusted").await, counted(&town, "device_distrusted").await), (3, 2));
    }

    async fn whatever_ends_every_sign_in_ends_trust(town: Town) {
        let (person, app, _) = enrolled(&town, "ada").await;
        let kept = cookie(&trusts(&town, "ada", &app, &[]).await).unwrap();
        let ended = person.tap("/api/auth/revoke-all").await.ok().json();
        assert!(ended["data"]["revoked_count"].as_i64().unwrap() >= 3, "{ended}");
        town.later(TimeDelta::seconds(1));
        assert!(needs_code(&town, "ada", &[("cookie", &kept)]).await);
        let kept = cookie(&trusts(&town, "ada", &app, &[]).await).unwrap();
        let person = person.with_token(tries_on(&town, "ada", &[("cookie", &kept)]).await.json()["access_token"].as_str());
        person.post("/auth/2fa/disable", json!({ "password": PASSWORD })).await.ok();
        assert_eq!(town.count("trusted_devices").await, 0);
    }

    async fn a_community_may_trust_no_device(town: Town) {
        let (_, app, _) = enrolled(&town, "ada").await;
        let kept = cookie(&trusts(&town, "ada", &app, &[]).await).unwrap();
        rule(&town, json!({ "two_factor": { "allow_trusted_devices": false } })).await;
        let first = tries_on(&town, "ada", &[("cookie", &kept)]).await.json();
        assert_eq!((&first["requires_2fa"], &first["allow_trusted_device"], &first["trusted_device_days"]), (&json!(true), &json!(false), &json!(0)));
        let heard = trusts(&town, "ada", &app, &[]).await;
        assert_eq!((cookie(&heard), town.count("trusted_devices").await), (None, 1));
    }

    async fn staff_reset_what_a_member_has_lost(engine: Engine) {
        let server = MailServer::opens().await;
        let town = Town::configured(engine, &server.config()).await;
        let (person, app, _) = enrolled(&town, "ada").await;
        let kept = cookie(&trusts(&town, "ada", &app, &[]).await).unwrap();
        let broker = town.member_as("harbour", "bo", "broker").await;
        let admin = town.member_as("harbour", "ann", "admin").await;
        let path = |id: i64| format!("/admin/users/{id}/reset-2fa");
        let why = json!({ "reason": " Lost the telephone. " });

        let meadow = town.member_as("meadow", "mo", "admin").await;
        assert_eq!(told(&person.post(&path(person.id), why.clone()).await), (403, "forbidden".into()));
        assert_eq!(told(&meadow.post(&path(person.id), why.clone()).await), (404, "NOT_FOUND".into()));
        for body in [json!({}), json!({ "reason": null }), json!({ "reason": "  " })] {
            assert_eq!(broker.post(&path(person.id), body).await.refusal(), (400, "VALIDATION_ERROR".into(), "reason".into()));
        }
        for (who, whom) in [(&broker, broker.id), (&broker, admin.id), (&admin, admin.id)] {
            assert_eq!(told(&who.post(&path(whom), why.clone()).await), (403, "AUTH_INSUFFICIENT_PERMISSIONS".into()));
        }
        assert!(opens(&person, person.token.as_deref().unwrap()).await, "nothing has happened");

        let asked = "mutation($id: ID!) { resetMemberSecondFactor(input: { memberId: $id, reason: \"Lost the telephone.\" }) { wasReset member { name } } }";
        let heard = broker.graphql(asked, json!({ "id": person.id.to_string() })).await.json();
        assert_eq!(heard["data"]["resetMemberSecondFactor"]["wasReset"], true, "{heard}");
        assert!(!opens(&person, person.token.as_deref().unwrap()).await, "every sign-in has ended");
        town.later(TimeDelta::seconds(1));
        assert!(!needs_code(&town, "ada", &[("cookie", &kept)]).await);
        let again = broker.post(&path(person.id), why).await.ok().json();
        assert_eq!(again["data"], json!({ "id": person.id, "reset": false }));

        let person = person.with_token(Some(&signs_in(&person).await.0));
        let log = person.get("/users/me/security-events").await.ok().json();
        let line = log["data"].as_array().unwrap().iter().find(|line| line["kind"] == "two_factor_reset").unwrap().clone();
        assert_eq!((&line["ip_address"], &line["browser"]), (&Value::Null, &Value::Null), "where staff sit is not told");
        for _ in 0..2 {
            town.deliver().await;
            town.post().await;
        }
        let letters = server.letters();
        let letter = letters.iter().find(|letter| letter.subject() == "The team has reset your second factor").unwrap();
        let text = letter.text().replace("\r\n", "\n");
        assert!(text.contains("This is what they wrote:\n\n> Lost the telephone.\n"), "{text}");
        let bell = person.get("/notifications").await.ok().json();
        assert!(bell["data"].as_array().unwrap().iter().any(|line| line["type"] == "2fa_reset"), "{bell}");
    }
}
