//! Whom a member does not want to hear of.

use http::Method;
use serde_json::{Value, json};

use super::{Refused, ids, traces, unread};
use crate::each_engine;
use crate::support::Person;

async fn muted(person: &Person) -> Vec<i64> {
    let page = person.get("/feed/muted-users").await.ok().json();
    page["data"].as_array().unwrap().iter().map(|item| item["user_id"].as_i64().unwrap()).collect()
}

each_engine! {
    async fn nobody_in_particular_cannot_be_muted(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let heard = ada.tap("/feed/users/0/mute").await;
        assert_eq!(heard.refusal(), (422, "INVALID_INPUT".to_owned(), "user_id".to_owned()));
        assert_eq!(ada.tap("/feed/users/-1/mute").await.refusal(), (404, "NOT_FOUND".to_owned(), String::new()));
    }

    async fn whoever_is_muted_is_heard_no_more_and_is_not_told(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let told = ben.tap(&format!("/feed/users/{}/mute", ada.id)).await.ok().json();
        assert_eq!(told["data"], json!({ "muted": true, "user_id": ada.id }));
        // Twice is once.
        ben.tap(&format!("/feed/users/{}/mute", ada.id)).await.ok();
        assert_eq!(town.count("user_mutes").await, 1);

        let connection = town.ask(&ada, &ben).await;
        town.ask(&cleo, &ben).await;
        town.deliver().await;
        assert_eq!(unread(&ben).await, 1);
        // Muting is one-sided.
        ben.tap(&format!("/connections/{connection}/accept")).await.ok();
        town.deliver().await;
        assert_eq!(unread(&ada).await, 1);

        let lifted = ben.delete(&format!("/feed/users/{}/mute", ada.id)).await.ok().json();
        assert_eq!(lifted["data"], json!({ "muted": false, "user_id": ada.id }));
        ada.post("/messages", json!({ "recipient_id": ben.id, "body": "Hello" })).await.ok();
        town.deliver().await;
        assert_eq!(unread(&ben).await, 2);
    }

    async fn a_groups_messages_do_not_ring_with_those_who_muted_their_writer(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let group = ada.post("/groups", json!({ "name": "Bread" })).await.ok().json()["data"]["id"].as_i64().unwrap();
        for one in [&ben, &cleo] {
            one.tap(&format!("/groups/{group}/join")).await.ok();
        }
        ben.tap(&format!("/feed/users/{}/mute", ada.id)).await.ok();
        ada.post(&format!("/groups/{group}/messages"), json!({ "body": "Rise!" })).await.ok();
        town.deliver().await;
        assert_eq!((unread(&ben).await, unread(&cleo).await), (0, 1));
    }

    async fn the_list_is_the_own_and_goes_on(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        for one in [&ben, &cleo, &dora] {
            let told = ada.post("/api/feed/mute", json!({ "user_id": one.id })).await.ok().json();
            assert_eq!((&told["success"], &told["data"]), (&json!(true), &json!({ "muted": true, "user_id": one.id })));
        }
        let page = ada.get("/feed/muted-users?per_page=2").await.ok().json();
        let mut first = page["data"][0].clone();
        assert!(first.as_object_mut().unwrap().remove("mute_id").is_some());
        assert_eq!(first, json!({
            "user_id": dora.id, "name": "Dora", "first_name": "Dora", "last_name": null, "avatar_url": null,
            "muted_at": "2026-01-05T12:00:00Z",
        }));
        let cursor = page["meta"]["cursor"].as_str().unwrap();
        let next = ada.get(&format!("/feed/muted-users?per_page=2&cursor={cursor}")).await.ok().json();
        assert_eq!((&next["data"][0]["user_id"], next["data"].as_array().unwrap().len()), (&json!(ben.id), 1));
        assert_eq!(muted(&ben).await, Vec::<i64>::new());
        let sql = "UPDATE users SET deleted_at = $3 WHERE tenant_id = $1 AND id = $2";
        town.db().run(sql, timeweave::params![town.harbour, cleo.id, town.clock.now()]).await.unwrap();
        assert_eq!(muted(&ada).await, [dora.id, ben.id]);
        assert_eq!(ids(&ada, "/notifications").await.0, Vec::<i64>::new());
    }

    async fn refused_mutes_change_nothing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let nobody = town.stranger();
        ben.tap(&format!("/feed/users/{}/mute", ada.id)).await.ok();
        let before = traces(&town).await;
        let none = (404, "RESOURCE_NOT_FOUND".to_owned(), String::new());
        let input = |status, field: &str| (status, "INVALID_INPUT".to_owned(), field.to_owned());
        let rows: Vec<(&Person, Method, String, Option<Value>, Refused)> = vec![
            (&ada, Method::POST, format!("/feed/users/{}/mute", ada.id), None, input(422, "user_id")),
            (&ada, Method::POST, format!("/feed/users/{}/mute", far.id), None, none.clone()),
            (&ada, Method::POST, "/feed/users/999999/mute".into(), None, none.clone()),
            (&ada, Method::DELETE, format!("/feed/users/{}/mute", ben.id), None, none.clone()),
            (&ada, Method::DELETE, format!("/feed/users/{}/mute", far.id), None, none.clone()),
            (&ada, Method::POST, "/api/feed/mute".into(), Some(json!({ "user_id": ada.id })), input(400, "user_id")),
            (&ada, Method::POST, "/api/feed/mute".into(), Some(json!({ "user_id": 0 })), input(400, "user_id")),
            (&ada, Method::POST, "/api/feed/mute".into(), Some(json!({ "user_id": "x" })), input(400, "user_id")),
            (&ada, Method::POST, "/api/feed/mute".into(), Some(json!({})), input(400, "user_id")),
            (&ada, Method::POST, "/api/feed/mute".into(), Some(json!({ "user_id": far.id })), none),
            (&nobody, Method::POST, format!("/feed/users/{}/mute", ada.id), None, (401, "auth_required".into(), String::new())),
        ];
        for (person, method, path, body, expected) in rows {
            let heard = person.send(person.request(method.clone(), &path, body)).await;
            assert_eq!(heard.refusal(), expected, "{method} {path}");
        }
        assert_eq!(traces(&town).await, before);
    }
}
