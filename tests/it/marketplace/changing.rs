//! Changing, renewing, taking away, counting, saving.

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::marketplace::catalogue::tasks;
use timeweave::params;

use super::{found, ids, path, put, seen, sells, traces, unmoderated};
use crate::each_engine;
use crate::support::{Heard, Person};

async fn stock(person: &Person, id: i64, said: Value) -> Heard {
    let path = format!("/marketplace/seller/listings/{id}/inventory");
    person.send(person.request(http::Method::PATCH, &path, Some(said))).await
}

each_engine! {
    async fn what_is_left_out_stays_and_null_takes_away(town: Town) {
        unmoderated(&town).await;
        let ada = town.member_as("harbour", "ada", "member").await;
        let id = sells(&town, &ada, json!({"tagline": "Solid", "inventory_count": 3, "latitude": 1, "longitude": 2, "location": "Quay"})).await;
        let before = seen(&ada, id).await;
        let after = put(&ada, &path(id), json!({})).await.ok().json()["data"].clone();
        assert_eq!(after["title"], before["title"]);
        assert_eq!((&after["tagline"], &after["inventory_count"], &after["latitude"]), (&json!("Solid"), &json!(3), &json!(1.0)));
        // One coordinate moves the place that it has; without the other there is none.
        let moved = put(&ada, &path(id), json!({"latitude": 3})).await.ok().json()["data"].clone();
        assert_eq!((&moved["latitude"], &moved["longitude"]), (&json!(3.0), &json!(2.0)));
        let refused = put(&ada, &path(id), json!({"longitude": 3, "latitude": null})).await.refusal();
        assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), "latitude".to_owned()));
        let cleared = json!({"tagline": null, "price": null, "inventory_count": null, "latitude": null, "location": null});
        let after = put(&ada, &path(id), cleared).await.ok().json()["data"].clone();
        for name in ["tagline", "price", "inventory_count", "latitude", "longitude", "location"] {
            assert_eq!(after[name], json!(null), "{name}");
        }
        let refused = put(&ada, &path(id), json!({"latitude": 3})).await.refusal();
        assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), "longitude".to_owned()));
        let renamed = put(&ada, &path(id), json!({"title": "Elm table", "price": 12.5})).await.ok().json()["data"].clone();
        assert_eq!((&renamed["title"], &renamed["price"]), (&json!("Elm table"), &json!(12.5)));
        assert_eq!((found(&ada, "?q=elm").await, found(&ada, "?q=oak").await), (vec![id], vec![]));
    }

    async fn only_its_seller_changes_it(town: Town) {
        unmoderated(&town).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let (id, draft) = (sells(&town, &ada, json!({})).await, sells(&town, &ada, json!({"status": "draft"})).await);
        let before = traces(&town).await;
        for (person, id, status, code) in
            [(&ben, id, 403, "FORBIDDEN"), (&ben, draft, 404, "RESOURCE_NOT_FOUND"), (&far, id, 404, "RESOURCE_NOT_FOUND")]
        {
            let analytics = format!("{}/analytics", path(id));
            for heard in [
                put(person, &path(id), json!({"title": "Mine"})).await,
                person.delete(&path(id)).await,
                person.post(&format!("{}/renew", path(id)), json!({})).await,
                person.get(&analytics).await,
            ] {
                assert_eq!((heard.status.as_u16(), heard.code().as_str()), (status, code));
            }
            let code = if code == "FORBIDDEN" { "FORBIDDEN" } else { "NOT_FOUND" };
            assert_eq!(stock(person, id, json!({"inventory_count": 0})).await.refusal().1, code);
            let bulk = person.post("/marketplace/listings/bulk-action", json!({"listing_ids": [id], "action": "remove"})).await;
            assert_eq!((bulk.status.as_u16(), bulk.code().as_str()), (403, "FORBIDDEN"));
        }
        assert_eq!(traces(&town).await, before);
        assert_eq!(seen(&ben, id).await["title"], "Oak table");
    }

    async fn what_is_taken_away_is_seen_by_its_seller_alone(town: Town) {
        unmoderated(&town).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = sells(&town, &ada, json!({})).await;
        assert_eq!(ada.delete(&path(id)).await.ok().status, 204);
        assert_eq!(ada.delete(&path(id)).await.ok().status, 204);
        assert_eq!(seen(&ada, id).await["status"], "removed");
        assert_eq!(ben.get(&path(id)).await.refusal(), (404, "RESOURCE_NOT_FOUND".to_owned(), String::new()));
        for (body, field) in [(json!({"title": "Again"}), "status"), (json!({"status": "active"}), "status")] {
            assert_eq!(put(&ada, &path(id), body).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), field.to_owned()));
        }
        assert_eq!(ada.post(&format!("{}/renew", path(id)), json!({})).await.refusal().1, "VALIDATION_ERROR");
    }

    async fn time_runs_out_and_is_renewed(town: Town) {
        unmoderated(&town).await;
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let id = sells(&town, &ada, json!({"duration_days": 2})).await;
        // Its seller is told when a quarter of the time is left.
        town.later(TimeDelta::hours(36) - TimeDelta::seconds(1));
        assert_eq!(tasks::expire(town.world()).await.unwrap(), 0);
        town.later(TimeDelta::seconds(1));
        let (one, other) = tokio::join!(tasks::expire(town.world()), tasks::expire(town.world()));
        assert_eq!((one.unwrap() + other.unwrap(), tasks::expire(town.world()).await.unwrap()), (1, 0));
        town.later(TimeDelta::hours(12));
        ada.signs_in().await;
        ben.signs_in().await;
        // Readers do not wait for the clock's work.
        assert_eq!(ben.get(&path(id)).await.status, 404);
        assert_eq!(tasks::expire(town.world()).await.unwrap(), 1);
        assert_eq!(tasks::expire(town.world()).await.unwrap(), 0);
        assert_eq!(seen(&ada, id).await["status"], "expired");
        assert_eq!(put(&ada, &path(id), json!({"status": "active"})).await.refusal().2, "status");
        for days in [0, 91] {
            let refused = ada.post(&format!("{}/renew", path(id)), json!({"duration_days": days})).await.refusal();
            assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), "duration_days".to_owned()));
        }
        let renewed = ada.post(&format!("{}/renew", path(id)), json!({"duration_days": 5})).await.ok().json()["data"].clone();
        assert_eq!((&renewed["status"], &renewed["expires_at"]), (&json!("active"), &json!("2026-01-12T12:01:07Z")));
        assert_eq!(seen(&ben, id).await["status"], "active");
        // Each time that it is given ends by itself; a seller who is suspended meanwhile does not hear of it.
        town.later(TimeDelta::hours(90));
        assert_eq!(tasks::expire(town.world()).await.unwrap(), 1);
        town.db().run("UPDATE marketplace_seller_profiles SET is_suspended = TRUE", params![]).await.unwrap();
        town.later(TimeDelta::hours(30));
        assert_eq!(tasks::expire(town.world()).await.unwrap(), 1);
        town.deliver().await;
        let bells: Vec<(i64, String, String, String)> =
            town.db().all("SELECT user_id, type, link, message FROM notifications ORDER BY id", params![]).await.unwrap();
        let told = |kind: &str, message: &str| (ada.id, format!("marketplace_listing_{kind}"), format!("/marketplace/{id}"), message.to_owned());
        let soon = |until: &str| format!("“Oak table” expires soon. Renew it if it is still to be had. It is shown until: {until} (UTC)");
        assert_eq!(bells, [
            told("expiring", &soon("2026-01-07 12:01")),
            told("expired", "“Oak table” has expired and is not shown any more. You can renew it at any time."),
            told("expiring", &soon("2026-01-12 12:01")),
        ]);
    }

    async fn stock_follows_what_its_seller_says(town: Town) {
        unmoderated(&town).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = sells(&town, &ada, json!({"inventory_count": 9, "low_stock_threshold": 4})).await;
        let noted = stock(&ada, id, json!({"inventory_count": 0})).await.ok().json()["data"].clone();
        assert_eq!(noted, json!({"id": id, "inventory_count": 0, "low_stock_threshold": 4, "is_oversold_protected": true, "status": "sold"}));
        assert_eq!(ben.get(&path(id)).await.status, 404);
        let noted = stock(&ada, id, json!({"inventory_count": 8})).await.ok().json()["data"].clone();
        assert_eq!(noted["status"], "active");
        stock(&ada, id, json!({"inventory_count": 4})).await.ok();
        stock(&ada, id, json!({"inventory_count": 3})).await.ok();
        let noted = stock(&ada, id, json!({"inventory_count": null, "low_stock_threshold": null, "is_oversold_protected": false})).await.ok();
        let noted = noted.json()["data"].clone();
        assert_eq!((&noted["inventory_count"], &noted["low_stock_threshold"], &noted["is_oversold_protected"]), (&json!(null), &json!(null), &json!(false)));
        assert_eq!(stock(&ada, id, json!({"inventory_count": -1})).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "inventory_count".to_owned()));
        // The seller is told once, when few were left.
        town.deliver().await;
        let bells: Vec<(i64, String, String)> =
            town.db().all("SELECT user_id, type, link FROM notifications", params![]).await.unwrap();
        assert_eq!(bells, [(ada.id, "marketplace_low_stock".to_owned(), format!("/marketplace/{id}"))]);
        // What was removed does not come back.
        ada.delete(&path(id)).await.ok();
        assert_eq!(stock(&ada, id, json!({"inventory_count": 5})).await.ok().json()["data"]["status"], "removed");
    }

    async fn saving_counts_once(town: Town) {
        unmoderated(&town).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (id, draft) = (sells(&town, &ada, json!({})).await, sells(&town, &ada, json!({"status": "draft"})).await);
        let other = sells(&town, &ada, json!({})).await;
        let save = format!("{}/save", path(id));
        for _ in 0..2 {
            let heard = ben.tap(&save).await.ok();
            assert_eq!((heard.status.as_u16(), &heard.json()["data"]), (201, &json!({"saved": true})));
        }
        ben.tap(&format!("{}/save", path(other))).await.ok();
        assert_eq!(ben.tap(&format!("{}/save", path(draft))).await.refusal().1, "RESOURCE_NOT_FOUND");
        let shown = seen(&ben, id).await;
        assert_eq!((&shown["is_saved"], &shown["saves_count"]), (&json!(true), &json!(1)));
        let first = ben.get("/marketplace/listings/saved?limit=1").await.ok().json();
        assert_eq!((ids(&first), &first["meta"]["has_more"]), (vec![other], &json!(true)));
        let cursor = first["meta"]["cursor"].as_str().unwrap();
        let second = ben.get(&format!("/marketplace/listings/saved?limit=1&cursor={cursor}")).await.ok().json();
        assert_eq!((ids(&second), &second["meta"]), (vec![id], &json!({"base_url": "http://localhost", "per_page": 1, "has_more": false})));
        put(&ada, &path(id), json!({"status": "draft"})).await.ok();
        assert_eq!(ids(&ben.get("/marketplace/listings/saved").await.ok().json()), [other]);
        for _ in 0..2 {
            let heard = ben.delete(&save).await;
            if heard.status == 200 {
                assert_eq!(heard.json()["data"], json!({"saved": false}));
            } else {
                assert_eq!(heard.refusal().1, "RESOURCE_NOT_FOUND");
            }
        }
        assert_eq!(seen(&ada, id).await["saves_count"], 0);
        assert_eq!(town.count("marketplace_saves").await, 1);
    }

    async fn its_seller_reads_numbers(town: Town) {
        unmoderated(&town).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = sells(&town, &ada, json!({})).await;
        for _ in 0..3 {
            seen(&ben, id).await;
        }
        ben.tap(&format!("{}/save", path(id))).await.ok();
        let read = ada.get(&format!("{}/analytics", path(id))).await.ok().json()["data"].clone();
        assert_eq!(read, json!({
            "views": 3, "saves": 1, "contacts": 0, "offers": 0, "created_at": "2026-01-05T12:01:07Z", "expires_at": "2026-02-04T12:01:07Z",
            "days_active": 0,
        }));
    }

    async fn several_are_changed_at_once(town: Town) {
        unmoderated(&town).await;
        let ada = town.member_as("harbour", "ada", "member").await;
        let (one, two) = (sells(&town, &ada, json!({})).await, sells(&town, &ada, json!({"status": "draft"})).await);
        let act = async |action: &str| {
            let body = json!({"listing_ids": [one, two, two], "action": action});
            ada.post("/marketplace/listings/bulk-action", body).await.ok().json()["data"].clone()
        };
        assert_eq!(act("deactivate").await, json!({"action": "deactivate", "requested": 3, "processed": 1}));
        assert_eq!(act("activate").await["processed"], 2);
        assert_eq!(act("renew").await["processed"], 2);
        assert_eq!(act("remove").await["processed"], 2);
        assert_eq!(act("activate").await["processed"], 0);
        for (body, field) in [
            (json!({"listing_ids": [], "action": "remove"}), "listing_ids"),
            (json!({"listing_ids": vec![1; 101], "action": "remove"}), "listing_ids"),
            (json!({"listing_ids": [one], "action": "burn"}), "action"),
        ] {
            let refused = ada.post("/marketplace/listings/bulk-action", body).await.refusal();
            assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), field.to_owned()));
        }
    }
}
