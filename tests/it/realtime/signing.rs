//! Who gets a word for which channel, and where clients are told to connect.

use http::{Method, header};
use serde_json::{Value, json};
use timeweave::realtime::Hub;

use super::chat;
use crate::each_engine;
use crate::support::{Heard, Person};

async fn form(person: &Person, body: &str) -> Heard {
    let mut request = person.request(Method::POST, "/api/pusher/auth", None);
    request.headers_mut().insert(header::CONTENT_TYPE, "application/x-www-form-urlencoded".parse().unwrap());
    *request.body_mut() = axum::body::Body::from(body.to_owned());
    person.send(request).await
}

async fn json_of(person: &Person, channel: &str) -> Heard {
    person.post("/api/pusher/auth", json!({ "socket_id": "12.34", "channel_name": channel })).await
}

each_engine! {
    async fn a_word_is_the_same_however_it_is_asked_for(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let channel = format!("private-tenant.{}.user.{}", town.harbour, ada.id);
        let expected = json!({ "auth": town.world().room::<Hub>().unwrap().keys().sign("12.34", &channel, None) });
        assert_eq!(json_of(&ada, &channel).await.ok().json(), expected, "no envelope");
        assert_eq!(form(&ada, &format!("socket_id=12.34&channel_name={channel}&more=1")).await.ok().json(), expected);
        let asked = format!("/api/pusher/auth?socket_id=12.34&channel_name={channel}");
        assert_eq!(ada.get(&asked).await.ok().json(), expected);
    }

    async fn who_may_listen_to_what(town: Town) {
        let [ada, ben, cleo, dan] = town.members(["ada", "ben", "cleo", "dan"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let root = town.member_as("harbour", "root", "super_admin").await;
        let founded = ada.post("/groups", json!({ "name": "Menders", "description": "We mend.", "visibility": "private" })).await.ok();
        let group = founded.json()["data"]["id"].as_i64().unwrap();
        ada.post(&format!("/users/{}/block", dan.id), json!({})).await.ok();
        let (here, there) = (town.harbour, town.meadow);
        let pair = |one: &Person, other: &Person| chat(one, other).replace("tenant.1", &format!("tenant.{here}"));

        for (who, channel, may) in [
            (&ada, format!("private-tenant.{here}.user.{}", ada.id), true),
            (&ada, format!("private-user.{}", ada.id), true),
            (&ada, format!("private-tenant.{here}.user.{}", ben.id), false),
            (&ada, format!("private-tenant.{there}.user.{}", ada.id), false),
            (&root, format!("private-tenant.{here}.user.{}", ada.id), false),
            (&ada, pair(&ada, &ben), true),
            (&ben, pair(&ada, &ben), true),
            (&ada, pair(&ada, &ben).replace(".chat.", ".conversation."), true),
            (&cleo, pair(&ada, &ben), false),
            (&root, pair(&ada, &ben), false),
            (&ada, format!("private-tenant.{here}.chat.{}-{}", ben.id, ada.id), false),
            (&ada, format!("private-tenant.{here}.chat.{}-999999", ada.id), false),
            (&ada, pair(&ada, &dan), false),
            (&dan, pair(&ada, &dan), false),
            (&ada, format!("private-tenant.{here}.group.{group}"), true),
            (&ada, format!("private-tenant.{here}.group.{group}.chatroom.1"), true),
            (&ben, format!("private-tenant.{here}.group.{group}"), false),
            (&root, format!("private-tenant.{here}.group.{group}"), false),
            (&ada, format!("private-tenant.{here}.group.999999"), false),
            (&ada, format!("private-tenant.{here}.feed"), true),
            (&ada, format!("private-tenant.{here}.presence"), true),
            (&ada, format!("private-tenant.{there}.feed"), false),
            (&far, format!("private-tenant.{there}.feed"), true),
            (&far, format!("private-tenant.{here}.feed"), false),
            (&ada, format!("presence-tenant.{here}"), false),
            (&ada, format!("presence-tenant.{here}.group.{group}"), false),
            (&ada, format!("private-federation.conversation.{}-{here}.{}-{there}", ada.id, far.id), true),
            (&ben, format!("private-federation.conversation.{}-{here}.{}-{there}", ada.id, far.id), false),
            (&ada, "private-admin-prerender".to_owned(), false),
            (&root, "private-admin-prerender".to_owned(), true),
            (&ada, "private-anything".to_owned(), false),
            (&ada, format!("private-encrypted-tenant.{here}.user.{}", ada.id), false),
        ] {
            let heard = json_of(who, &channel).await;
            let expected = if may { (200, String::new()) } else { (403, "FORBIDDEN".to_owned()) };
            assert_eq!((heard.status.as_u16(), heard.code()), expected, "{} {channel}", who.name);
        }
        // At another community's door, the token is that community's to refuse, and a platform administrator listens to nothing of it.
        let visiting = root.in_community(Some("meadow"));
        for channel in [format!("private-tenant.{there}.feed"), format!("private-tenant.{here}.feed")] {
            assert_eq!(json_of(&visiting, &channel).await.refusal().0, 403, "{channel}");
        }
    }

    async fn what_cannot_be_signed_says_why(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let own = format!("private-tenant.{}.user.{}", town.harbour, ada.id);
        let socket = |id: &str| json!({ "socket_id": id, "channel_name": own });
        let channel = |name: &str| json!({ "socket_id": "1.2", "channel_name": name });
        for (body, code, field) in [
            (json!({}), "VALIDATION_ERROR", "socket_id"),
            (json!({ "socket_id": "1.2" }), "VALIDATION_ERROR", "channel_name"),
            (json!({ "channel_name": own }), "VALIDATION_ERROR", "socket_id"),
            (json!({ "socket_id": 7, "channel_name": own }), "VALIDATION_ERROR", "socket_id"),
            (socket(""), "VALIDATION_ERROR", "socket_id"),
            (socket("1"), "VALIDATION_ERROR", "socket_id"),
            (socket("1.2:private-x"), "VALIDATION_ERROR", "socket_id"),
            (socket("1.2\n"), "VALIDATION_ERROR", "socket_id"),
            (channel("private-a b"), "VALIDATION_ERROR", "channel_name"),
            (channel("private-é"), "VALIDATION_ERROR", "channel_name"),
            (channel(&format!("private-{}", "x".repeat(192))), "VALIDATION_ERROR", "channel_name"),
            (channel("news"), "INVALID_INPUT", "channel_name"),
            (channel(&own.replace("private-", "")), "INVALID_INPUT", "channel_name"),
        ] {
            let expected = (400, code.to_owned(), field.to_owned());
            assert_eq!(ada.post("/api/pusher/auth", body.clone()).await.refusal(), expected, "{body}");
        }
        assert_eq!(form(&ada, "socket_id=1.2").await.refusal(), (400, "VALIDATION_ERROR".to_owned(), "channel_name".to_owned()));
        assert_eq!(ada.get("/api/pusher/auth").await.refusal().0, 400);
        assert_eq!(json_of(&town.stranger(), &own).await.refusal().0, 401);
        assert_eq!(json_of(&ada.in_community(Some("meadow")), &own).await.refusal().0, 403);
        for _ in 0..120 {
            json_of(&ada, &own).await;
        }
        assert_eq!(json_of(&ada, &own).await.refusal(), (429, "rate_limited".to_owned(), String::new()));
    }

    async fn clients_learn_where_to_connect(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let key = town.world().room::<Hub>().unwrap().keys().key().to_owned();
        for path in ["/api/pusher/config", "/api/v2/pusher/config"] {
            let told = ada.get(path).await.ok().json()["data"].clone();
            let channel = format!("private-tenant.{}.user.{}", town.harbour, ada.id);
            let expected = json!({
                "key": key, "cluster": "eu", "authEndpoint": "/api/pusher/auth", "enabled": true,
                "channels": { "user": channel }, "userId": ada.id,
            });
            assert_eq!(told, expected);
            let stranger = town.stranger().get(path).await.ok().json()["data"].clone();
            assert_eq!((stranger.get("userId"), stranger.get("channels"), &stranger["key"]), (None, None, &json!(key)));
        }
        let place = |heard: Heard| {
            let data: Value = heard.ok().json()["data"].clone();
            (data["ws_host"].clone(), data["ws_port"].clone(), data["force_tls"].clone(), data["driver"].clone())
        };
        for (host, told) in [
            ("town.example", ("town.example", 80)),
            ("town.example:8080", ("town.example", 8080)),
            ("[::1]:8080", ("[::1]", 8080)),
        ] {
            let mut request = ada.request(Method::GET, "/realtime/config", None);
            request.headers_mut().insert(header::HOST, host.parse().unwrap());
            let expected = (json!(told.0), json!(told.1), json!(false), json!("pusher"));
            assert_eq!(place(ada.send(request).await), expected, "{host}");
        }
        assert_eq!(town.stranger().get("/realtime/config").await.refusal().0, 401);
    }
}
