//! Alike lines together.

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{ids, ring, traces, unread};
use crate::each_engine;
use crate::support::Person;

async fn items(person: &Person, query: &str) -> Vec<Value> {
    person.get(&format!("/notifications/grouped{query}")).await.ok().json()["data"].as_array().unwrap().clone()
}

each_engine! {
    async fn alike_lines_are_one_item_with_faces(town: Town) {
        let [ada, ben, cleo, dora, eve] = town.members(["ada", "ben", "cleo", "dora", "eve"]).await;
        let chat = Some("/groups/4/chat");
        let mut lines = Vec::new();
        for actor in [&ben, &cleo, &ben, &dora, &eve] {
            town.later(TimeDelta::seconds(1));
            lines.insert(0, ring(&town, &ada, Some(actor), "group_chatroom_message", chat).await);
        }
        let alone = ring(&town, &ada, Some(&ben), "new_message", Some("/messages/1")).await;
        let found = items(&ada, "").await;
        assert_eq!(found[0], json!({
            "id": alone, "user_id": ada.id, "type": "new_message", "message": "Something happened.", "body": "Something happened.",
            "title": "New message", "link": "/messages/1", "is_read": false, "read_at": null, "actor_id": ben.id,
            "created_at": "2026-01-05T12:00:05Z", "is_grouped": false,
        }));
        let face = |person: &Person, name: &str| json!({ "id": person.id, "name": name, "avatar_url": null });
        let mut group = json!({
            "id": lines[0], "user_id": ada.id, "type": "group_chatroom_message", "message": "Something happened.",
            "body": "Something happened.", "title": "Group chatroom message", "link": chat, "is_read": false, "read_at": null,
            "actor_id": eve.id, "created_at": "2026-01-05T12:00:05Z", "is_grouped": true,
            "group_key": "group_chatroom_message:/groups/4/chat", "group_count": 5,
            "actors": [face(&eve, "Eve"), face(&dora, "Dora"), face(&ben, "Ben")], "remaining_count": 2, "all_read": false,
            "latest_at": "2026-01-05T12:00:05Z", "notification_ids": lines,
        });
        assert_eq!(found[1..], [group.clone()]);

        // Whoever left is named no more.
        let sql = "UPDATE users SET deleted_at = $3 WHERE tenant_id = $1 AND id = $2";
        town.db().run(sql, timeweave::params![town.harbour, dora.id, town.clock.now()]).await.unwrap();
        let key = json!({ "group_key": "group_chatroom_message:/groups/4/chat" });
        assert_eq!(ada.post("/notifications/group/read", key.clone()).await.ok().json()["data"], json!({ "marked_read": 5 }));
        group["actors"].as_array_mut().unwrap().remove(1);
        group["remaining_count"] = json!(3);
        group["is_read"] = json!(true);
        group["all_read"] = json!(true);
        group["read_at"] = json!("2026-01-05T12:00:05Z");
        assert_eq!(items(&ada, "").await[1], group);
        assert_eq!(ada.post("/notifications/group/read", key).await.ok().json()["data"], json!({ "marked_read": 0 }));
        assert_eq!(unread(&ada).await, 1);
    }

    async fn keys_are_read_in_body_and_path(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let fill = async || {
            ada.delete("/notifications").await.ok();
            ring(&town, &ada, None, "welcome", None).await;
            ring(&town, &ada, None, "welcome", Some("/a:b?c=%20d")).await;
            ring(&town, &ada, None, "welcome", Some("/feed")).await;
            ring(&town, &ada, None, "badge", None).await;
        };
        ring(&town, &ben, None, "welcome", None).await;
        for (key, left) in [("welcome:none", 3), ("welcome:", 3), ("welcome", 3), ("welcome:/a:b?c=%20d", 3), ("welcome:/feed", 3),
                            ("welcome:/FEED", 4), ("none:none", 4), (":", 4)] {
            fill().await;
            let marked = ada.post("/notifications/group/read", json!({ "group_key": key })).await.ok().json();
            assert_eq!((&marked["data"]["marked_read"], unread(&ada).await), (&json!(4 - left), left), "{key}");
        }
        for (path, left) in [("welcome%3Anone", 3), ("welcome:%2Ffeed", 3), ("welcome:%2Fa:b%3Fc=%2520d", 3), ("badge", 3)] {
            fill().await;
            let marked = ada.tap(&format!("/notifications/group/{path}/read")).await.ok().json();
            assert_eq!((&marked["data"]["marked_read"], unread(&ada).await), (&json!(4 - left), left), "{path}");
        }
        let before = traces(&town).await;
        for body in [json!({ "group_key": "" }), json!({ "group_key": "  " }), json!({ "group_key": 7 }), json!({}), json!({ "group_key": null })] {
            let heard = ada.post("/notifications/group/read", body.clone()).await;
            assert_eq!(heard.refusal(), (422, "INVALID_GROUP_KEY".into(), "group_key".into()), "{body}");
        }
        let blank = ada.tap("/notifications/group/%20/read").await;
        assert_eq!(blank.refusal(), (422, "INVALID_GROUP_KEY".into(), "group_key".into()));
        assert_eq!(traces(&town).await, before);
        assert_eq!(unread(&ben).await, 1);
    }

    async fn every_line_can_be_reached_through_the_pages(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let mut all = std::collections::BTreeSet::new();
        for n in 0..250 {
            all.insert(ring(&town, &ada, None, "welcome", Some(&format!("/{}", n % 5))).await);
        }
        let mut seen = std::collections::BTreeSet::new();
        let mut path = "/notifications/grouped?per_page=3".to_owned();
        for _ in 0..300 {
            let page = ada.get(&path).await.ok().json();
            for item in page["data"].as_array().unwrap() {
                match item["notification_ids"].as_array() {
                    Some(ids) => seen.extend(ids.iter().map(|id| id.as_i64().unwrap())),
                    None => drop(seen.insert(item["id"].as_i64().unwrap())),
                }
            }
            let Some(cursor) = page["meta"]["cursor"].as_str() else { break };
            path = format!("/notifications/grouped?per_page=3&cursor={cursor}");
        }
        assert_eq!(seen, all);
        let (heads, cursor) = ids(&ada, "/notifications/grouped?per_page=100").await;
        assert_eq!((heads.len(), cursor.is_some()), (5, true), "the window is full and there are older lines");
    }
}
