//! Lists, single lines, reading and deleting.

use chrono::TimeDelta;
use http::Method;
use serde_json::json;

use super::{Refused, counts, ids, ring, traces, unread};
use crate::each_engine;
use crate::support::Person;

each_engine! {
    async fn a_line_says_what_happened(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        town.ask(&ada, &ben).await;
        town.deliver().await;
        let page = ben.get("/notifications").await.ok().json();
        let id = page["data"][0]["id"].as_i64().unwrap();
        let mut line = json!({
            "id": id, "user_id": ben.id, "type": "connection_request", "message": "Ada would like to connect with you.",
            "body": "Ada would like to connect with you.", "title": "Connection request",
            "link": "/connections", "is_read": false, "read_at": null, "actor_id": ada.id,
            "created_at": "2026-01-05T12:00:00Z",
        });
        let base_url = page["meta"]["base_url"].clone();
        assert_eq!(page, json!({ "data": [line], "meta": { "base_url": base_url, "per_page": 20, "has_more": false } }));
        let meta = json!({ "base_url": base_url });
        assert_eq!(ben.get(&format!("/notifications/{id}")).await.ok().json(), json!({ "data": line, "meta": meta }));

        town.later(TimeDelta::minutes(5));
        line["is_read"] = json!(true);
        line["read_at"] = json!("2026-01-05T12:05:00Z");
        let read = ben.tap(&format!("/notifications/{id}/read")).await.ok().json();
        assert_eq!(read, json!({ "data": line, "meta": meta }));
        // It was read once, and then.
        town.later(TimeDelta::minutes(1));
        assert_eq!(ben.tap(&format!("/notifications/{id}/read")).await.ok().json(), read);
    }

    async fn pages_go_on_where_the_last_one_ended(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let mut all = Vec::new();
        for n in 0..7 {
            all.insert(0, ring(&town, &ada, None, "welcome", Some(&format!("/{n}"))).await);
        }
        let mut seen = Vec::new();
        let mut path = "/notifications?per_page=3".to_owned();
        let mut pages = 0;
        while let (found, Some(cursor)) = ids(&ada, &path).await {
            seen.extend(found);
            path = format!("/notifications?per_page=3&cursor={cursor}");
            pages += 1;
        }
        seen.extend(ids(&ada, &path).await.0);
        assert_eq!((seen, pages), (all.clone(), 2));
        // Numbers are moved into their bounds, a cursor that means nothing is none.
        assert_eq!(ids(&ada, "/notifications?per_page=0").await.0, all[..1]);
        for odd in ["per_page=many", "cursor=x", "cursor=", "unread_only=perhaps", "per_page=9999"] {
            assert_eq!(ids(&ada, &format!("/notifications?{odd}")).await.0, all, "{odd}");
        }
    }

    async fn lists_are_of_a_category_or_of_what_is_unread(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let message = ring(&town, &ada, None, "new_message", None).await;
        let event = ring(&town, &ada, None, "event_reminder", None).await;
        let odd_event = ring(&town, &ada, None, " Event_Moved ", None).await;
        let new_event = ring(&town, &ada, None, "new_event_created", None).await;
        let other = ring(&town, &ada, None, "something_else", None).await;
        let eventful = ring(&town, &ada, None, "eventful", None).await;
        ada.tap(&format!("/notifications/{event}/read")).await.ok();
        for (query, expected) in [
            ("type=messages", vec![message]),
            ("type=events", vec![new_event, odd_event, event]),
            ("type=events&unread_only=yes", vec![new_event, odd_event]),
            ("unread_only=1", vec![eventful, other, new_event, odd_event, message]),
            ("type=security", vec![]),
            ("type=messages&per_page=1", vec![message]),
        ] {
            assert_eq!(ids(&ada, &format!("/notifications?{query}")).await.0, expected, "{query}");
        }
        let told = counts(&ada).await;
        assert_eq!(told, json!({
            "total": 5, "messages": 1, "connections": 0, "reviews": 0, "transactions": 0, "social": 0, "events": 2, "groups": 0,
            "listings": 0, "jobs": 0, "ideation": 0, "safeguarding": 0, "system": 0, "security": 0, "other": 2,
        }));
    }

    async fn everything_can_be_read_at_once(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        for person in [&ada, &ada, &ada, &ben] {
            ring(&town, person, None, "welcome", None).await;
        }
        let gone = ring(&town, &ada, None, "welcome", None).await;
        ada.delete(&format!("/notifications/{gone}")).await.ok();
        let marked = ada.tap("/notifications/read-all").await.ok().json();
        assert_eq!(marked["data"], json!({ "marked_all_read": true, "marked_read": 3 }));
        assert_eq!((unread(&ada).await, unread(&ben).await), (0, 1));
        assert_eq!(ada.tap("/notifications/read-all").await.ok().json()["data"]["marked_read"], 0);
    }

    async fn what_is_deleted_is_gone_and_stays_in_the_table(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let line = ring(&town, &ada, None, "new_message", None).await;
        ring(&town, &ada, None, "message", None).await;
        let event = ring(&town, &ada, None, "event_reminder", None).await;
        let other = ring(&town, &ada, None, "exchange_completed", None).await;
        let bens = ring(&town, &ben, None, "new_message", None).await;

        let deleted = ada.delete(&format!("/notifications/{line}")).await;
        assert_eq!((deleted.status.as_u16(), deleted.bytes.len()), (204, 0));
        for (method, path) in [(Method::GET, ""), (Method::POST, "/read"), (Method::DELETE, "")] {
            let again = ada.send(ada.request(method.clone(), &format!("/notifications/{line}{path}"), None)).await;
            assert_eq!(again.refusal(), (404, "NOT_FOUND".into(), String::new()), "{method}");
        }
        assert_eq!(ada.delete("/notifications?category=messages").await.ok().json()["data"]["deleted"], 1);
        assert_eq!(ids(&ada, "/notifications").await.0, [other, event]);
        assert_eq!(ada.delete("/notifications?category=events").await.ok().json()["data"]["deleted"], 1);
        assert_eq!(ada.delete("/notifications?category=security").await.ok().json()["data"]["deleted"], 0);
        assert_eq!(ada.delete("/notifications").await.ok().json()["data"]["deleted"], 1);
        assert_eq!((ids(&ada, "/notifications").await.0, unread(&ada).await), (vec![], 0));
        assert_eq!(ids(&ben, "/notifications").await.0, [bens]);
        assert_eq!(town.count("notifications").await, 5);
    }

    async fn refused_calls_change_nothing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let line = ring(&town, &ada, None, "new_message", Some("/messages/1")).await;
        let theirs = ring(&town, &far, None, "new_message", Some("/messages/1")).await;
        let root = town.member_as("harbour", "root", "super_admin").await;
        let visiting = root.in_community(Some("meadow"));
        let nobody = town.stranger();
        let before = traces(&town).await;
        let category = |field: &str| (422, "INVALID_CATEGORY".to_owned(), field.to_owned());
        let missing = (404, "NOT_FOUND".to_owned(), String::new());
        let rows: Vec<(&Person, Method, String, Refused)> = vec![
            (&ada, Method::GET, "?type=nonsense".into(), category("type")),
            (&ada, Method::GET, "?type=other".into(), category("type")),
            (&ada, Method::GET, "?type=new_message".into(), category("type")),
            (&ada, Method::GET, "?type=Messages".into(), category("type")),
            (&ada, Method::GET, "?type=".into(), category("type")),
            // Nothing of this deletes the whole bell.
            (&ada, Method::DELETE, "?category=nonsense".into(), category("category")),
            (&ada, Method::DELETE, "?category=other".into(), category("category")),
            (&ada, Method::DELETE, "?category=".into(), category("category")),
            (&ada, Method::DELETE, "?category=%20".into(), category("category")),
            (&ada, Method::DELETE, "?category=messages&category=all".into(), category("category")),
            (&ben, Method::GET, format!("/{line}"), missing.clone()),
            (&ben, Method::POST, format!("/{line}/read"), missing.clone()),
            (&ben, Method::DELETE, format!("/{line}"), missing.clone()),
            (&far, Method::GET, format!("/{line}"), missing.clone()),
            (&ada, Method::DELETE, format!("/{theirs}"), missing.clone()),
            (&visiting, Method::GET, format!("/{theirs}"), missing.clone()),
            (&visiting, Method::DELETE, format!("/{theirs}"), missing.clone()),
            (&ada, Method::GET, "/0".into(), missing.clone()),
            (&ada, Method::GET, "/first".into(), missing.clone()),
            (&ada, Method::GET, "/99999999999999999999".into(), missing),
            (&nobody, Method::GET, String::new(), (401, "auth_required".into(), String::new())),
            (&nobody, Method::DELETE, String::new(), (401, "auth_required".into(), String::new())),
        ];
        for (person, method, path, expected) in rows {
            let heard = person.send(person.request(method.clone(), &format!("/notifications{path}"), None)).await;
            assert_eq!(heard.refusal(), expected, "{method} {path} by {}", person.name);
        }
        // Reading or deleting everything is about the own bell alone, wherever one is.
        assert_eq!(visiting.delete("/notifications").await.ok().json()["data"]["deleted"], 0);
        assert_eq!(visiting.tap("/notifications/read-all").await.ok().json()["data"]["marked_read"], 0);
        assert_eq!(traces(&town).await, before);
    }
}
