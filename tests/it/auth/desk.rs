//! What members see of their sign-ins, and what happened to their account (spec accounts 6.2, platform 2.2).

use chrono::TimeDelta;
use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use super::{opens, pair, signs_in, told};
use crate::each_engine;
use crate::support::{Heard, PASSWORD, Person};

const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

/// Signs in as a browser or an app would.
async fn signs_in_by(person: &Person, agent: &str) -> String {
    let email = format!("{}@harbour.example", person.name);
    let body = json!({ "email": email, "password": PASSWORD });
    let mut request = person.with_token(None).request(Method::POST, "/api/auth/login", Some(body));
    request.headers_mut().insert("user-agent", agent.parse().unwrap());
    pair(&person.send(request).await.ok()).0
}

async fn sessions(person: &Person) -> Vec<Value> {
    person.get("/users/me/sessions").await.ok().json()["data"].as_array().unwrap().clone()
}

async fn ends(person: &Person, id: &str) -> Heard {
    person.delete(&format!("/users/me/sessions/{id}")).await
}

fn id(session: &Value) -> &str {
    session["id"].as_str().unwrap()
}

each_engine! {
    async fn members_see_where_they_are_signed_in(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let [ben] = town.members(["ben"]).await;
        let phone = signs_in_by(&ada, "nexus-mobile/2.1").await;
        town.later(TimeDelta::minutes(3));
        let browser = ada.with_token(Some(&signs_in_by(&ada, FIREFOX).await));
        let seen = sessions(&browser).await;
        assert_eq!(seen.len(), 2);
        assert_eq!(
            seen[0],
            json!({
                "id": seen[0]["id"], "device": "web", "browser": "Firefox 143", "ip_address": seen[0]["ip_address"],
                "created_at": "2026-01-05T12:03:00Z", "last_active": "2026-01-05T12:03:00Z", "is_current": true,
                "impersonator_name": null,
            })
        );
        assert_eq!((&seen[1]["device"], &seen[1]["browser"], &seen[1]["is_current"]), (&json!("mobile"), &Value::Null, &json!(false)));
        assert!(sessions(&ben).await.iter().all(|other| seen.iter().all(|own| id(own) != id(other))));

        // Somebody else's and made-up ones are not there.
        for other in [id(&seen[1]), "0", &"0".repeat(32)] {
            assert_eq!(told(&ends(&ben, other).await), (404, "NOT_FOUND".into()));
        }
        assert!(opens(&ada, &phone).await);
        assert_eq!(ends(&browser, id(&seen[1])).await.status, 204);
        assert!(!opens(&ada, &phone).await, "it ends at once");
        assert_eq!(told(&ends(&browser, id(&seen[1])).await), (404, "NOT_FOUND".into()));
        assert_eq!(sessions(&browser).await.len(), 1);

        // The one that asks may end as well.
        assert_eq!(ends(&browser, id(&seen[0])).await.status, 204);
        assert_eq!(told(&browser.get("/users/me/sessions").await), (401, "auth_required".into()));
    }

    async fn all_others_end_and_the_one_that_asks_goes_on(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (own, refresh) = signs_in(&ada).await;
        let (one, _) = signs_in(&ada).await;
        let (two, _) = signs_in(&ada).await;
        let person = ada.with_token(Some(&own));
        assert_eq!(person.delete("/users/me/sessions").await.ok().json()["data"], json!({ "revoked_count": 2 }));
        assert_eq!(person.delete("/users/me/sessions").await.ok().json()["data"], json!({ "revoked_count": 0 }));
        assert!(opens(&ada, &own).await && !opens(&ada, &one).await && !opens(&ada, &two).await);

        // New tokens are the same sign-in.
        let before = sessions(&person).await;
        town.later(TimeDelta::minutes(5));
        let next = town.stranger().post("/api/auth/refresh-token", json!({ "refresh_token": refresh })).await.ok().json();
        let after = sessions(&ada.with_token(next["access_token"].as_str())).await;
        assert_eq!((id(&after[0]), after.len()), (id(&before[0]), 1));
        assert_eq!(after[0]["last_active"], "2026-01-05T12:05:00Z");
    }

    async fn the_log_tells_what_happened_to_its_owner_alone(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let wrong = json!({ "email": "ada@harbour.example", "password": "wrong" });
        town.stranger().post("/api/auth/login", wrong).await;
        town.stranger().post("/api/auth/login", json!({ "email": "nobody@harbour.example", "password": "wrong" })).await;
        let (access, refresh) = signs_in(&ada).await;
        town.stranger().post("/api/auth/logout", json!({ "refresh_token": refresh })).await.ok();
        town.stranger().post("/api/auth/logout", json!({ "refresh_token": refresh })).await.ok();
        assert!(!opens(&ada, &access).await);
        let person = ada.with_token(Some(&signs_in_by(&ada, FIREFOX).await));
        let page = person.get("/users/me/security-events").await.ok().json();
        let kinds: Vec<_> = page["data"].as_array().unwrap().iter().map(|event| event["kind"].as_str().unwrap()).collect();
        assert_eq!(kinds, ["signed_in", "signed_out", "signed_in", "sign_in_failed"]);
        assert_eq!((&page["data"][0]["browser"], &page["meta"]["has_more"]), (&json!("Firefox 143"), &json!(false)));
        let first = person.get("/users/me/security-events?per_page=3").await.ok().json();
        let cursor = first["meta"]["cursor"].as_str().unwrap();
        let rest = person.get(&format!("/users/me/security-events?per_page=3&cursor={cursor}")).await.ok().json();
        assert_eq!(rest["data"][0]["kind"], "sign_in_failed");
        let own = admin.get("/users/me/security-events").await.ok().json();
        assert_eq!(own["data"].as_array().map(Vec::len), Some(1), "staff read their own sign-in alone");

        // Neither statement nor operator changes a line.
        let changed = town.db().run("UPDATE security_events SET kind = 'signed_out'", params![]).await;
        assert!(changed.is_err());
        assert_eq!(town.count("security_events").await, 6, "one is nobody's");
    }

    async fn the_graph_tells_the_same(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (one, _) = signs_in(&ada).await;
        let person = ada.with_token(Some(&signs_in(&ada).await.0));
        let asked = "{ viewer { sessions { restId device isCurrent } securityEvents(first: 1) { nodes { id kind } pageInfo { hasNextPage } } emailChange { email pendingEmail } } }";
        let heard = person.graphql(asked, json!({})).await.json();
        let viewer = &heard["data"]["viewer"];
        assert_eq!(viewer["sessions"].as_array().map(Vec::len), Some(2), "{heard}");
        let event = viewer["securityEvents"]["nodes"][0]["id"].clone();
        assert_eq!(viewer["securityEvents"], json!({ "nodes": [{ "id": event, "kind": "SIGNED_IN" }], "pageInfo": { "hasNextPage": true } }));
        let node = "query($id: ID!) { node(id: $id) { ... on SecurityEvent { kind } } }";
        assert_eq!(person.graphql(node, json!({ "id": event })).await.json()["data"]["node"], json!({ "kind": "SIGNED_IN" }));
        let ben = town.member_as("harbour", "ben", "member").await;
        assert_eq!(ben.graphql(node, json!({ "id": event })).await.json()["errors"][0]["extensions"]["code"], "NOT_FOUND", "somebody else's");
        let (three, _) = signs_in(&ada).await;
        let sessions = person.graphql("{ viewer { sessions { id isCurrent } } }", json!({})).await.json()["data"]["viewer"]["sessions"].clone();
        let other = sessions.as_array().unwrap().iter().find(|one| one["isCurrent"] == false).unwrap()["id"].clone();
        let node = "query($id: ID!) { node(id: $id) { ... on Session { isCurrent } } }";
        assert_eq!(person.graphql(node, json!({ "id": other })).await.json()["data"]["node"], json!({ "isCurrent": false }));
        assert_eq!(ben.graphql(node, json!({ "id": other })).await.json()["errors"][0]["extensions"]["code"], "NOT_FOUND", "somebody else's");
        let ends = "mutation($id: ID!) { endSession(input: { sessionId: $id }) { removedSessionId viewer { sessions { isCurrent } } } }";
        let wrong = person.graphql(ends, json!({ "id": event })).await.json()["errors"][0]["extensions"].clone();
        assert_eq!((&wrong["code"], &wrong["field"]), (&json!("VALIDATION_ERROR"), &json!("sessionId")));
        let ended = person.graphql(ends, json!({ "id": other })).await.json()["data"]["endSession"].clone();
        assert_eq!((&ended["removedSessionId"], ended["viewer"]["sessions"].as_array().map(Vec::len)), (&other, Some(2)), "{ended}");
        assert_eq!(person.graphql(node, json!({ "id": other })).await.json()["errors"][0]["extensions"]["code"], "NOT_FOUND", "it has ended");
        assert_eq!(viewer["emailChange"], json!({ "email": "ada@harbour.example", "pendingEmail": null }));
        let ended = person.graphql("mutation { endOtherSessions { endedCount viewer { sessions { isCurrent } } } }", json!({})).await.json();
        assert_eq!(ended["data"]["endOtherSessions"], json!({ "endedCount": 1, "viewer": { "sessions": [{ "isCurrent": true }] } }), "{ended}");
        assert!(!opens(&ada, &one).await && !opens(&ada, &three).await);
    }

    async fn clients_ask_whether_somebody_is_still_here(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let stranger = town.stranger();
        for heard in [
            stranger.tap("/api/auth/heartbeat").await,
            stranger.get("/api/auth/check-session").await,
            stranger.tap("/api/auth/refresh-session").await,
            stranger.tap("/api/auth/restore-session").await,
        ] {
            assert_eq!(told(&heard), (401, "AUTH_TOKEN_MISSING".into()));
            assert_eq!(heard.json()["authenticated"], false);
        }
        let person = ada.with_token(Some(&signs_in(&ada).await.0));
        let heard = person.tap("/api/auth/heartbeat").await.ok().json();
        assert_eq!(
            heard,
            json!({
                "success": true, "authenticated": true, "auth_type": "bearer", "user_id": ada.id, "expires_at": "2026-01-05T12:15:00Z",
                "token": { "valid": true, "expires_at": "2026-01-05T12:15:00Z", "time_remaining": 900, "needs_refresh": false },
            })
        );
        let heard = person.get("/api/auth/check-session").await.ok().json();
        assert_eq!(heard["user"], json!({ "id": ada.id, "role": "member", "tenant_id": town.harbour }));
        assert_eq!(told(&person.tap("/api/auth/refresh-session").await), (401, "AUTH_TOKEN_MISSING".into()), "it has no session");

        // A session from a token ends with the token.
        let restored = person.tap("/api/auth/restore-session").await.ok();
        assert_eq!((restored.header("x-api-deprecated"), restored.json()["session_lifetime"].as_i64()), (Some("true"), Some(900)));
        let cookie = restored.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
        let by_cookie = async |method: Method, path: &str, csrf: Option<&str>| {
            let mut request = stranger.request(method, path, None);
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
            if let Some(csrf) = csrf {
                request.headers_mut().insert("x-csrf-token", csrf.parse().unwrap());
            }
            stranger.send(request).await
        };
        let csrf = by_cookie(Method::GET, "/csrf-token", None).await.ok().json()["data"]["csrf_token"].as_str().unwrap().to_owned();
        assert_eq!(told(&by_cookie(Method::POST, "/api/auth/refresh-session", None).await), (403, "AUTH_CSRF_INVALID".into()));
        let heard = by_cookie(Method::POST, "/api/auth/heartbeat", Some(&csrf)).await.ok().json();
        assert_eq!((&heard["auth_type"], &heard["session_lifetime"]), (&json!("session"), &json!(900)));
        let heard = by_cookie(Method::GET, "/users/me/sessions", None).await.ok().json();
        assert_eq!(heard["data"][0]["is_current"], true);
        let heard = by_cookie(Method::POST, "/api/auth/refresh-session", Some(&csrf)).await.ok().json();
        assert_eq!(heard["session_lifetime"], 43200);
        town.later(TimeDelta::hours(13));
        assert_eq!(told(&by_cookie(Method::GET, "/api/auth/check-session", None).await), (401, "AUTH_TOKEN_MISSING".into()));
    }
}
