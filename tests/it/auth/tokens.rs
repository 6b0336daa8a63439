//! What opens a door and what does not: forged tokens, other communities, accounts that have changed (seed 0, "Authentication" 1
//! and 2; spec platform 1.1 and 2.1; spec clients T1).

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use chrono::TimeDelta;
use http::{Method, header};
use serde_json::{Value, json};
use timeweave::params;

use super::{change, claims, opens, signs_in, told, tries};
use crate::each_engine;
use crate::support::{Engine, Heard, PASSWORD, Person, Town};

fn part(json: &Value) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(json.to_string())
}

/// `GET /users/me` with headers of the test's own choice and no others.
async fn asks(who: &Person, headers: &[(&str, &str)]) -> Heard {
    let who = who.in_community(None).with_token(None);
    let mut request = who.request(Method::GET, "/users/me", None);
    for (name, value) in headers {
        let name: http::HeaderName = name.parse().unwrap();
        request.headers_mut().append(name, value.parse().unwrap());
    }
    who.send(request).await
}

fn bearer(token: &str) -> String {
    format!("Bearer {token}")
}

each_engine! {
    async fn a_forged_token_opens_nothing(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let ben = town.newcomer("harbour", "ben", "admin").await;
        let (access, refresh) = signs_in(&ada).await;
        let (bens, _) = signs_in(&ben).await;
        let [head, payload, signature] = access.split('.').collect::<Vec<_>>().try_into().unwrap();
        let said = claims(&access);
        let kid = claims(&format!(".{head}."))["kid"].clone();
        let altered = |name: &str, value: Value| {
            let mut claims = said.clone();
            claims[name] = value;
            part(&claims)
        };
        let unsigned = |alg: &str| part(&json!({ "alg": alg, "typ": "JWT", "kid": kid }));
        let own = jsonwebtoken::EncodingKey::from_secret(b"a secret that is long enough but not the installation's");
        let mut named = jsonwebtoken::Header::new(jsonwebtoken::Algorithm::HS256);
        named.kid = kid.as_str().map(str::to_owned);

        for (what, token) in [
            ("nothing", String::new()),
            ("no token", "worthless".to_owned()),
            ("dots", "..".to_owned()),
            ("the refresh token", refresh),
            ("no signature", format!("{head}.{payload}.")),
            ("two parts", format!("{head}.{payload}")),
            ("alg none", format!("{}.{payload}.", unsigned("none"))),
            ("alg none with a signature", format!("{}.{payload}.{signature}", unsigned("none"))),
            ("alg None", format!("{}.{payload}.", unsigned("None"))),
            ("another algorithm", format!("{}.{payload}.{signature}", unsigned("HS384"))),
            ("somebody else's id", format!("{head}.{}.{signature}", altered("user_id", json!(ben.id)))),
            ("more time", format!("{head}.{}.{signature}", altered("exp", json!(4_000_000_000_u32)))),
            ("somebody else's signature", format!("{head}.{payload}.{}", bens.rsplit('.').next().unwrap())),
            ("another key", jsonwebtoken::encode(&named, &said, &own).unwrap()),
        ] {
            let heard = asks(&ada, &[("x-tenant-slug", "harbour"), ("authorization", &bearer(&token))]).await;
            assert_eq!(heard.status, 401, "{what}");
            assert_eq!(
                heard.json(),
                json!({
                    "success": false,
                    "errors": [{ "code": "auth_required", "message": "Please sign in first." }],
                }),
                "{what}"
            );
        }
        for scheme in ["Basic YWRhOmFkYQ==".to_owned(), access.clone(), format!("Token {access}")] {
            assert_eq!(asks(&ada, &[("x-tenant-slug", "harbour"), ("authorization", &scheme)]).await.status, 401);
        }
        assert!(opens(&ada, &access).await);
    }

    async fn a_member_who_loses_their_standing_loses_it_at_once(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (access, _) = signs_in(&ada).await;
        for (lost, regained) in [
            ("status = 'suspended'", "status = 'active'"),
            ("status = 'banned'", "status = 'active'"),
            ("status = 'inactive'", "status = 'active'"),
            ("status = 'pending'", "status = 'active'"),
            ("is_approved = FALSE", "is_approved = TRUE"),
            ("deleted_at = created_at", "deleted_at = NULL"),
        ] {
            change(&town, &ada, lost).await;
            assert!(!opens(&ada, &access).await, "{lost}");
            change(&town, &ada, regained).await;
            assert!(opens(&ada, &access).await, "{regained}");
        }
    }

    async fn a_role_is_what_the_database_says_and_not_the_token(town: Town) {
        let zoe = town.member_as("harbour", "zoe", "admin").await;
        let [ben] = town.members(["ben"]).await;
        let last_name = async || zoe.get(&format!("/users/{}", ben.id)).await.ok().json()["data"]["last_name"].clone();
        assert_eq!(last_name().await, "Tester");
        change(&town, &zoe, "role = 'member'").await;
        assert_eq!(last_name().await, Value::Null);
    }

    async fn a_token_of_harbour_is_nothing_in_meadow(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (access, _) = signs_in(&ada).await;
        town.db()
            .run("UPDATE tenants SET domain = 'meadow.example' WHERE id = $1", params![town.meadow])
            .await
            .unwrap();
        town.later(TimeDelta::seconds(6));
        let (harbour, meadow) = (town.harbour.to_string(), town.meadow.to_string());
        let token = bearer(&access);
        for (headers, expected) in [
            (&[("x-tenant-id", meadow.as_str())][..], (403, "TENANT_MISMATCH")),
            (&[("x-tenant-slug", "meadow")], (403, "TENANT_MISMATCH")),
            (&[("x-tenant-slug", "meadow"), ("host", "harbour.example")], (403, "TENANT_MISMATCH")),
            // The host is not the client's word: this is somebody who is not signed in here.
            (&[("host", "meadow.example")], (401, "auth_required")),
            (&[("x-tenant-id", &meadow), ("x-tenant-slug", "harbour")], (400, "tenant_resolution_failed")),
            (&[("x-tenant-slug", "nowhere")], (400, "tenant_resolution_failed")),
            (&[("x-tenant-id", "999999")], (400, "INVALID_TENANT")),
            // A token alone names no community, unless the installation says so.
            (&[], (400, "tenant_required")),
            (&[("x-tenant-id", &harbour)], (200, "")),
            (&[("x-tenant-id", &harbour), ("host", "meadow.example")], (200, "")),
            (&[("x-tenant-slug", "harbour"), ("host", "meadow.example")], (200, "")),
        ] {
            let with_token: Vec<_> = headers.iter().copied().chain([("authorization", token.as_str())]).collect();
            let heard = asks(&ada, &with_token).await;
            assert_eq!((heard.status.as_u16(), heard.code().as_str()), expected, "{headers:?}");
        }
        // An expired one is nobody's.
        town.later(TimeDelta::hours(1));
        let heard = asks(&ada, &[("x-tenant-slug", "meadow"), ("authorization", &token)]).await;
        assert_eq!(told(&heard), (401, "auth_required".into()));
    }

    async fn a_super_admin_crosses_and_nobody_else(town: Town) {
        let zoe = town.newcomer("harbour", "zoe", "super_admin").await;
        let admin = town.newcomer("harbour", "ada", "tenant_admin").await;
        let (access, refresh) = signs_in(&zoe).await;
        let token = bearer(&access);
        let meadow = [("x-tenant-slug", "meadow"), ("authorization", token.as_str())];
        let me = asks(&zoe, &meadow).await.ok().json();
        assert_eq!((&me["data"]["id"], &me["data"]["tenant_id"]), (&json!(zoe.id), &json!(town.harbour)));
        let (admins, _) = signs_in(&admin).await;
        let heard = asks(&admin, &[("x-tenant-slug", "meadow"), ("authorization", &bearer(&admins))]).await;
        assert_eq!(told(&heard), (403, "TENANT_MISMATCH".into()));

        // They sign in and refresh in any community, as themselves.
        let abroad = town.stranger().in_community(Some("meadow"));
        let heard = tries(&abroad, "zoe@harbour.example", PASSWORD).await.ok();
        assert_eq!(heard.json()["user"]["tenant_id"], town.harbour);
        abroad.post("/api/auth/refresh-token", json!({ "refresh_token": refresh })).await.ok();

        // Whoever was one is one no longer, whatever the token says.
        change(&town, &zoe, "role = 'admin'").await;
        assert_eq!(asks(&zoe, &meadow).await.status, 401);
        assert!(opens(&zoe, &access).await);
    }

    async fn a_call_without_a_community_is_refused_before_anything_else(town: Town) {
        let nobody = town.stranger().in_community(None);
        for heard in [
            nobody.get("/users/me").await,
            nobody.post("/api/auth/login", json!({ "email": "ada@harbour.example", "password": "x" })).await,
            nobody.get("/csrf-token").await,
        ] {
            assert_eq!(told(&heard), (400, "tenant_required".into()));
            assert_eq!(heard.header("set-cookie"), None);
        }
    }

    async fn a_door_of_members_tells_a_stranger_to_sign_in(town: Town) {
        let heard = town.stranger().get("/users/me").await;
        assert_eq!(told(&heard), (401, "auth_required".into()));
        assert_eq!(heard.header("cache-control"), Some("private, no-store, max-age=0"));
        assert_eq!(heard.header(header::CONTENT_TYPE.as_str()), Some("application/json"));
    }
}

/// `TIMEWEAVE_TENANCY_FROM_TOKEN`: the token as a fourth and last source.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_names_its_community_where_the_installation_says_so() {
    for engine in Engine::at_hand() {
        let town = Town::configured(*engine, "[tenancy]\nfrom_token = true\n").await;
        town.db()
            .run("UPDATE tenants SET domain = 'meadow.example' WHERE id = $1", params![town.meadow])
            .await
            .unwrap();
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (access, refresh) = signs_in(&ada).await;
        let token = bearer(&access);
        for (headers, expected) in [
            (&[][..], (200, "")),
            (&[("host", "somewhere.example")], (200, "")),
            (&[("x-tenant-slug", "harbour")], (200, "")),
            (&[("x-tenant-slug", "meadow")], (403, "TENANT_MISMATCH")),
            (&[("host", "meadow.example")], (401, "auth_required")),
        ] {
            let with_token: Vec<_> = headers.iter().copied().chain([("authorization", token.as_str())]).collect();
            let heard = asks(&ada, &with_token).await;
            assert_eq!((heard.status.as_u16(), heard.code().as_str()), expected, "{engine:?} {headers:?}");
        }
        // Only a good access token does.
        for worthless in ["worthless", &refresh] {
            let heard = asks(&ada, &[("authorization", &bearer(worthless))]).await;
            assert_eq!(told(&heard), (400, "tenant_required".into()));
        }
        town.later(TimeDelta::hours(1));
        assert_eq!(told(&asks(&ada, &[("authorization", &token)]).await), (400, "tenant_required".into()));
    }
}

#[tokio::test]
async fn tokens_are_signed_with_a_key_pair_where_the_installation_says_so() {
    let town = Town::configured(Engine::Sqlite, "[auth]\nalgorithm = \"EdDSA\"\n").await;
    let ada = town.newcomer("harbour", "ada", "member").await;
    let (access, refresh) = signs_in(&ada).await;
    assert!(opens(&ada, &access).await);
    let header: Value =
        serde_json::from_slice(&BASE64_URL_SAFE_NO_PAD.decode(access.split('.').next().unwrap()).unwrap()).unwrap();
    assert_eq!(header["alg"], "EdDSA");
    let body = json!({ "refresh_token": refresh });
    let next = ada.with_token(None).post("/api/auth/refresh-token", body).await.ok().json();
    assert!(opens(&ada, next["access_token"].as_str().unwrap()).await);

    let keys = town.stranger().get("/.well-known/jwks.json").await.ok().json();
    assert_eq!((&keys["keys"][0]["kid"], &keys["keys"][0]["crv"]), (&header["kid"], &json!("Ed25519")));
    assert!(keys["keys"][0].get("d").is_none(), "{keys}");
    // Shared secrets are nobody else's.
    let town = Town::configured(Engine::Sqlite, "").await;
    assert_eq!(town.stranger().get("/.well-known/jwks.json").await.ok().json(), json!({ "keys": [] }));
}
