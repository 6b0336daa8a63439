//! The routes of older clients: the same rows under other names.

use serde_json::json;

use super::{ids, ring, traces, unread};
use crate::each_engine;

each_engine! {
    async fn older_clients_find_what_they_know(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let mut all = Vec::new();
        for _ in 0..60 {
            all.insert(0, ring(&town, &ada, None, "welcome", None).await);
        }
        ben.post("/messages", json!({ "recipient_id": ada.id, "body": "Hello" })).await.ok();
        let recent = ada.get("/api/notifications").await.ok().json();
        assert_eq!((&recent["success"], recent["data"].as_array().unwrap().len()), (&json!(true), 50));
        assert_eq!(recent["data"][0], ada.get(&format!("/notifications/{}", all[0])).await.ok().json()["data"]);
        assert_eq!(ada.get("/api/notifications/check").await.ok().json()["data"], json!({ "unread_count": 60 }));
        let told = ada.get("/api/notifications/unread-count").await.ok().json();
        assert_eq!(told["data"], json!({ "messages": 1, "notifications": 60, "total": 61 }));
        assert_eq!(ada.get("/api/notifications/poll").await.ok().json()["data"], json!({ "count": 60 }));
        assert_eq!(town.stranger().get("/api/notifications/poll").await.ok().json()["data"], json!({ "count": 0 }));

        assert_eq!(ada.post("/api/notifications/read", json!({ "id": all[0] })).await.ok().json()["data"], json!({ "marked_read": 1 }));
        assert_eq!(unread(&ada).await, 59);
        assert_eq!(ada.post("/api/notifications/read", json!({ "all": true })).await.ok().json()["data"], json!({ "marked_read": 59 }));
        assert_eq!(ada.post("/api/notifications/delete", json!({ "id": all[0], "all": false })).await.ok().json()["data"], json!({ "deleted": 1 }));
        assert_eq!(ada.post("/api/notifications/delete", json!({ "all": true })).await.ok().json()["data"], json!({ "deleted": 59 }));
        assert_eq!(ids(&ada, "/notifications").await.0, Vec::<i64>::new());
    }

    async fn a_body_names_one_line_or_all(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (own, bens) = (ring(&town, &ada, None, "welcome", None).await, ring(&town, &ben, None, "welcome", None).await);
        let before = traces(&town).await;
        for door in ["/api/notifications/delete", "/api/notifications/read"] {
            for (body, status, code, field) in [
                (json!({}), 400, "VALIDATION_ERROR", ""),
                (json!({ "all": false }), 400, "VALIDATION_ERROR", ""),
                (json!({ "id": own, "all": true }), 400, "VALIDATION_ERROR", ""),
                (json!({ "id": 0 }), 400, "VALIDATION_ERROR", "id"),
                (json!({ "id": "x" }), 400, "VALIDATION_ERROR", "id"),
                (json!({ "all": "true" }), 400, "VALIDATION_ERROR", "all"),
                (json!({ "ids": [own] }), 400, "VALIDATION_ERROR", ""),
                (json!({ "id": bens }), 404, "NOT_FOUND", ""),
            ] {
                let heard = ada.post(door, body.clone()).await;
                assert_eq!(heard.refusal(), (status, code.into(), field.into()), "{body} to {door}");
            }
        }
        assert_eq!(traces(&town).await, before);
    }
}
