//! Alike lines together.

use std::collections::BTreeMap;

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{ring, traces, unread};
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

    async fn every_group_is_on_one_page_and_every_line_is_counted(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (mut lines, mut oldest_first) = (BTreeMap::<String, i64>::new(), Vec::new());
        for n in 0..260_i64 {
            let link = (n % 7 != 0).then(|| format!("/{}", (n * n + n / 9) % 11));
            let kind = if n % 2 == 0 { "welcome" } else { "badge" };
            ring(&town, &ada, None, kind, link.as_deref()).await;
            let key = format!("{kind}:{}", link.as_deref().unwrap_or("none"));
            oldest_first.retain(|known| *known != key);
            oldest_first.push(key.clone());
            *lines.entry(key).or_default() += 1;
        }
        ring(&town, &ben, None, "welcome", Some("/0")).await;
        oldest_first.reverse();
        for size in [1, 3, 7, 100] {
            let (mut found, mut order) = (BTreeMap::new(), Vec::new());
            let mut path = format!("/notifications/grouped?per_page={size}");
            loop {
                let page = ada.get(&path).await.ok().json();
                let items = page["data"].as_array().unwrap();
                assert!(!items.is_empty() && items.len() <= size, "{path}");
                for item in items {
                    let link = item["link"].as_str().unwrap_or("none");
                    let key = format!("{}:{link}", item["type"].as_str().unwrap());
                    let count = item["group_count"].as_i64().unwrap_or(1);
                    assert_eq!(item["notification_ids"].as_array().map_or(1, Vec::len) as i64, count, "{key}");
                    assert_eq!(found.insert(key.clone(), count), None, "{key} comes twice");
                    order.push(key);
                }
                let Some(cursor) = page["meta"]["cursor"].as_str() else { break };
                path = format!("/notifications/grouped?per_page={size}&cursor={cursor}");
            }
            assert_eq!((&found, &order), (&lines, &oldest_first), "{size} on a page");
        }
    }

    async fn what_comes_meanwhile_moves_nothing(town: Town) {
        let [ada] = town.members(["ada"]).await;
        for link in ["/a", "/b", "/c"] {
            ring(&town, &ada, None, "welcome", Some(link)).await;
        }
        let first = ada.get("/notifications/grouped?per_page=2").await.ok().json();
        let links = |page: &Value| page["data"].as_array().unwrap().iter().map(|item| item["link"].clone()).collect::<Vec<_>>();
        assert_eq!(links(&first), ["/c", "/b"]);
        ring(&town, &ada, None, "welcome", Some("/a")).await;
        ring(&town, &ada, None, "welcome", Some("/b")).await;
        let cursor = first["meta"]["cursor"].as_str().unwrap();
        let second = ada.get(&format!("/notifications/grouped?per_page=2&cursor={cursor}")).await.ok().json();
        assert_eq!((links(&second), &second["data"][0]["is_grouped"]), (vec![json!("/a")], &json!(false)));
        assert_eq!((&second["meta"]["has_more"], &second["meta"]["cursor"]), (&json!(false), &Value::Null));
        let anew = ada.get("/notifications/grouped").await.ok().json();
        assert_eq!(links(&anew), ["/b", "/a", "/c"]);
        let unreadable = ada.get("/notifications/grouped?cursor=%25").await.ok().json();
        assert_eq!(links(&unreadable), links(&anew), "the first page, as everywhere at this door");
    }

    async fn a_group_names_its_newest_lines_and_counts_all(town: Town) {
        let [ada] = town.members(["ada"]).await;
        for _ in 0..203 {
            ring(&town, &ada, None, "welcome", None).await;
        }
        let item = items(&ada, "").await.remove(0);
        assert_eq!((&item["group_count"], item["notification_ids"].as_array().unwrap().len()), (&json!(203), 200));
        ada.post("/notifications/group/read", json!({ "group_key": "welcome:none" })).await.ok();
        assert_eq!(items(&ada, "").await[0]["all_read"], true);
        ring(&town, &ada, None, "welcome", None).await;
        assert_eq!(items(&ada, "").await[0]["all_read"], false);
    }
}
