//! What members write to their group, and who is told.

use serde_json::json;
use timeweave::params;

use super::{found, join, kinds, put, refusal};
use crate::each_engine;

each_engine! {
    async fn members_write_and_read(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let id = found(&ada, "Garden", "public").await;
        join(&ben, id).await.ok();
        let path = format!("/groups/{id}/messages");
        let posted = ben.post(&path, json!({ "body": "<b>Hello</b> all" })).await;
        assert_eq!(posted.status, 201);
        let message = posted.json()["data"]["id"].as_i64().unwrap();
        let sender = json!({ "id": ben.id, "name": "Ben", "first_name": "Ben", "last_name": null, "avatar_url": null });
        let expected = json!({
            "id": message, "group_id": id, "sender_id": ben.id, "body": "<b>Hello</b> all", "sender": sender,
            "created_at": "2026-01-05T12:00:00Z",
        });
        ada.post(&path, json!({ "body": "Welcome" })).await.ok();
        let page = ada.get(&path).await.ok().json();
        assert_eq!((&page["data"][0]["body"], &page["data"][1]), (&json!("Welcome"), &expected));
        let first = ada.get(&format!("{path}?per_page=1")).await.ok().json();
        let cursor = first["meta"]["cursor"].as_str().unwrap();
        let second = ada.get(&format!("{path}?per_page=1&cursor={cursor}")).await.ok().json();
        assert_eq!(second["data"], json!([expected]));
        assert_eq!(kinds(&town).await[2..], ["group_message_sent", "group_message_sent"]);

        // Not even an administrator of the community reads what is not for them.
        for person in [&cleo, &admin] {
            assert_eq!(person.get(&path).await.refusal(), refusal(403, "FORBIDDEN", ""));
            assert_eq!(person.post(&path, json!({ "body": "x" })).await.refusal(), refusal(403, "FORBIDDEN", ""));
        }
        for body in [json!({ "body": "" }), json!({ "body": " \n " }), json!({ "body": "x".repeat(10_001) }), json!({})] {
            assert_eq!(ada.post(&path, body).await.refusal(), refusal(422, "VALIDATION_ERROR", "body"));
        }
    }

    async fn messages_are_taken_out_by_who_may(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let id = found(&ada, "Garden", "public").await;
        let other = found(&cleo, "Choir", "public").await;
        join(&ben, id).await.ok();
        join(&cleo, id).await.ok();
        let path = format!("/groups/{id}/messages");
        let mut ids = Vec::new();
        for _ in 0..3 {
            let posted = ben.post(&path, json!({ "body": "x" })).await.ok().json();
            ids.push(posted["data"]["id"].as_i64().unwrap());
        }
        assert_eq!(cleo.delete(&format!("{path}/{}", ids[0])).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(cleo.delete(&format!("/groups/{other}/messages/{}", ids[0])).await.refusal(), refusal(404, "NOT_FOUND", ""));
        for (person, message) in [(&ben, ids[0]), (&ada, ids[1]), (&admin, ids[2])] {
            assert_eq!(person.delete(&format!("{path}/{message}")).await.status, 204, "{}", person.name);
        }
        assert_eq!(ben.delete(&format!("{path}/{}", ids[0])).await.refusal(), refusal(404, "NOT_FOUND", ""));
        assert_eq!(town.count("group_messages").await, 0);
    }

    async fn bells_ring_for_the_owner_and_for_who_wants_to_hear(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let broker = town.member_as("harbour", "broker", "broker").await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let id = found(&ada, "Garden", "public").await;
        let secret = found(&ada, "Surprise", "secret").await;
        for person in [&ben, &cleo, &dora] {
            join(person, id).await.ok();
        }
        let mute = json!({ "frequency": "muted", "email_enabled": true, "push_enabled": true });
        put(&cleo, &format!("/groups/{id}/notification-prefs"), mute).await.ok();
        dora.post(&format!("/users/{}/block", ben.id), json!({})).await.ok();
        for body in ["one", "two"] {
            ben.post(&format!("/groups/{id}/messages"), json!({ "body": body })).await.ok();
        }
        town.deliver().await;
        let lines: Vec<(i64, String, String, String)> = town
            .db()
            .all(
                "SELECT user_id, type, link, message FROM notifications WHERE tenant_id = $1 ORDER BY user_id, type, link",
                params![town.harbour],
            )
            .await
            .unwrap();
        let line = |to: i64, kind: &str, link: String, text: &str| (to, kind.to_owned(), link, text.to_owned());
        let joined = |name: &str| {
            line(ada.id, "group_member_joined", format!("/groups/{id}"), &format!("{name} joined Garden."))
        };
        let created = |to: i64, group: i64, text: &str| line(to, "new_group_created", format!("/groups/{group}"), text);
        let expected = [
            line(ada.id, "group_chatroom_message", format!("/groups/{id}/chat"), "Ben wrote to Garden."),
            joined("Ben"),
            joined("Cleo"),
            joined("Dora"),
            created(broker.id, id, "Ada founded the group Garden."),
            created(admin.id, id, "Ada Tester founded the group Garden."),
            created(admin.id, secret, "Ada Tester founded the group Surprise."),
        ];
        assert_eq!(lines, expected);
    }
}
