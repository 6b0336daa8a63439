//! What becomes of a wish, and which wishes are refused.

use chrono::TimeDelta;
use serde_json::json;
use timeweave::params;

use super::{body, decides, heading, heading_of, lists, put, traces, with};
use crate::each_engine;

each_engine! {
    async fn a_listing_is_shown_as_it_was_wished(town: Town) {
        let [ada, staff] = [town.member_as("harbour", "ada", "member").await, town.member_as("harbour", "bea", "admin").await];
        let repairs = heading(&town, "repairs").await;
        let wish = with(&body(repairs), json!({
            "title": "  Bicycle\n<repair> a<b ", "location": "Old Quay", "latitude": 53.27, "longitude": -9.05,
            "hours_estimate": 1.5, "hours_available": 20, "service_type": "hybrid", "federated_visibility": "listed",
            "availability": {"mon": ["am"]}, "sdg_goals": [11, 3, 11], "image_url": "https://elsewhere.example/x.jpg"
        }));
        let made = ada.post("/listings", wish).await.ok();
        assert_eq!(made.status, 201);
        let made = made.json()["data"].clone();
        assert_eq!(made["title"], "Bicycle <repair> a<b");
        assert_eq!((made["hours_estimate"].as_str(), made["hours_available"].as_str()), (Some("1.50"), Some("20.00")));
        assert_eq!((&made["sdg_goals"], &made["availability"]), (&json!([3, 11]), &json!({"mon": ["am"]})));
        assert_eq!((&made["image_url"], &made["status"], &made["moderation_status"]), (&json!(null), &json!("active"), &json!("approved")));
        assert_eq!((&made["category_slug"], &made["author_name"], &made["can_edit"]), (&json!("repairs"), &json!("Ada Tester"), &json!(true)));
        let seen = ada.get(&format!("/listings/{}", made["id"])).await.ok().json()["data"].clone();
        assert_eq!(seen, made);
        // Those who look after the community hear of it.
        town.deliver().await;
        let bells: Vec<(i64, String, String)> =
            town.db().all("SELECT user_id, type, link FROM notifications", params![]).await.unwrap();
        assert_eq!(bells, [(staff.id, "new_listing_created".to_owned(), format!("/listings/{}", made["id"]))]);
    }

    async fn a_listing_without_a_place_takes_its_owners(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let repairs = heading(&town, "repairs").await;
        town.db()
            .run("UPDATE users SET location = 'Ropewalk', latitude = 53.5, longitude = -9.5 WHERE id = $1", params![ada.id])
            .await
            .unwrap();
        let made = ada.post("/listings", body(repairs)).await.ok().json()["data"].clone();
        assert_eq!((&made["location"], &made["latitude"], &made["longitude"]), (&json!("Ropewalk"), &json!(53.5), &json!(-9.5)));
        let made = ada.post("/listings", with(&body(repairs), json!({"location": "Mill Lane"}))).await.ok().json()["data"].clone();
        assert_eq!((&made["location"], &made["latitude"]), (&json!("Mill Lane"), &json!(null)));
    }

    async fn what_is_refused(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let repairs = heading(&town, "repairs").await;
        let gatherings = heading_of(&town, town.harbour, "event", "gatherings").await;
        let far = heading_of(&town, town.meadow, "listing", "far").await;
        let before = traces(&town).await;
        let table = [
            (json!({"title": "Soup"}), "title"),
            (json!({"title": "  a    b  "}), "title"),
            (json!({"title": "x".repeat(256)}), "title"),
            (json!({"title": null}), "title"),
            (json!({"description": "Too short."}), "description"),
            (json!({"description": "x".repeat(10_001)}), "description"),
            (json!({"description": "nul \u{0} in a description"}), "description"),
            (json!({"type": "gift"}), "type"),
            (json!({"category_id": null}), "category_id"),
            (json!({"category_id": 0}), "category_id"),
            (json!({"category_id": gatherings}), "category_id"),
            (json!({"category_id": far}), "category_id"),
            (json!({"location": "x".repeat(256)}), "location"),
            (json!({"latitude": 91, "longitude": 0}), "latitude"),
            (json!({"longitude": -181, "latitude": 0}), "longitude"),
            (json!({"hours_estimate": 0.4}), "hours_estimate"),
            (json!({"hours_estimate": 2001}), "hours_estimate"),
            (json!({"hours_estimate": 1.555}), "hours_estimate"),
            (json!({"hours_estimate": "1.555"}), "hours_estimate"),
            (json!({"hours_estimate": "0.4"}), "hours_estimate"),
            (json!({"hours_estimate": "2000.01"}), "hours_estimate"),
            (json!({"hours_available": "0.49"}), "hours_available"),
            (json!({"hours_available": 8.001}), "hours_available"),
            (json!({"hours_estimate": 3, "hours_available": 2.5}), "hours_available"),
            (json!({"hours_available": "many"}), "hours_available"),
            (json!({"service_type": "psychic"}), "service_type"),
            (json!({"federated_visibility": "all"}), "federated_visibility"),
            (json!({"availability": "always"}), "availability"),
            (json!({"sdg_goals": [18]}), "sdg_goals.0"),
        ];
        for (changes, field) in table {
            town.later(TimeDelta::seconds(7));
            let heard = ada.post("/listings", with(&body(repairs), changes.clone())).await;
            assert_eq!(heard.refusal(), (422, "VALIDATION_ERROR".to_owned(), field.to_owned()), "{changes}");
        }
        assert_eq!(town.stranger().post("/listings", body(repairs)).await.refusal().1, "auth_required");
        assert_eq!(traces(&town).await, before);
    }

    async fn hours_are_read_as_they_are_shown(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let repairs = heading(&town, "repairs").await;
        let changes = json!({"hours_estimate": "1.50", "hours_available": "8.25"});
        let made = ada.post("/listings", with(&body(repairs), changes)).await.ok().json()["data"].clone();
        assert_eq!((&made["hours_estimate"], &made["hours_available"]), (&json!("1.50"), &json!("8.25")));
        let path = format!("/listings/{}", made["id"]);
        let shown = json!({"hours_estimate": made["hours_estimate"], "hours_available": ""});
        let kept = super::put(&ada, &path, shown).await.ok().json()["data"].clone();
        assert_eq!((&kept["hours_estimate"], &kept["hours_available"]), (&json!("1.50"), &json!(null)));
    }

    async fn a_community_has_rules_of_its_own(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let repairs = heading(&town, "repairs").await;
        for (settings, changes, field) in [
            (json!({"listing.min_title_length": 20}), json!({}), "title"),
            (json!({"listing.allow_offers": false}), json!({}), "type"),
            (json!({"listing.allow_requests": false}), json!({"type": "request"}), "type"),
            (json!({"listing.require_location": true}), json!({}), "location"),
            (json!({"listing.max_per_user": 0}), json!({}), "user_id"),
        ] {
            decides(&town, settings.clone()).await;
            let heard = ada.post("/listings", with(&body(repairs), changes)).await;
            assert_eq!(heard.refusal(), (422, "VALIDATION_ERROR".to_owned(), field.to_owned()), "{settings}");
        }
        decides(&town, json!({"listing.require_category": false, "listing.expiry_days": 10})).await;
        let made = ada.post("/listings", with(&body(repairs), json!({"category_id": null}))).await.ok().json()["data"].clone();
        assert_eq!((&made["category_id"], &made["category_name"]), (&json!(null), &json!(null)));
        assert!(made["expires_at"].is_string());
        decides(&town, json!({"modules": {"listings": false}})).await;
        assert_eq!(ada.get("/listings").await.refusal().1, "FEATURE_DISABLED");
    }

    async fn where_somebody_looks_first_a_listing_waits(town: Town) {
        decides(&town, json!({"listing.moderation_enabled": true})).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let made = ada.post("/listings", body(repairs)).await.ok().json()["data"].clone();
        assert_eq!((&made["status"], &made["moderation_status"]), (&json!("pending"), &json!("pending_review")));
        let path = format!("/listings/{}", made["id"]);
        assert_eq!(ben.get(&path).await.status, 404);
        for status in ["active", "draft", "paused"] {
            let heard = put(&ada, &path, json!({"status": status})).await;
            assert_eq!(heard.refusal(), (422, "VALIDATION_ERROR".to_owned(), "status".to_owned()), "{status}");
        }
        let staff = town.member_as("harbour", "bea", "admin").await;
        put(&staff, &path, json!({"status": "active"})).await.ok();
        let seen = ben.get(&path).await.ok().json()["data"].clone();
        assert_eq!((&seen["status"], &seen["moderation_status"]), (&json!("active"), &json!("approved")));
    }

    async fn the_same_key_lists_once(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let repairs = heading(&town, "repairs").await;
        let send = async || {
            let mut request = ada.request(http::Method::POST, "/listings", Some(body(repairs)));
            request.headers_mut().insert("idempotency-key", "once".parse().unwrap());
            ada.send(request).await.ok()
        };
        let (first, second) = (send().await, send().await);
        assert_eq!(first.bytes, second.bytes);
        assert_eq!(town.count("listings").await, 1);
    }

    async fn whoever_looks_in_from_another_community_lists_nothing(town: Town) {
        let root = town.member_as("meadow", "root", "super_admin").await.in_community(Some("harbour"));
        let repairs = heading(&town, "repairs").await;
        let ada = town.member_as("harbour", "ada", "member").await;
        let id = lists(&ada, repairs, json!({})).await;
        let before = traces(&town).await;
        for heard in [
            root.post("/listings", body(repairs)).await,
            root.tap(&format!("/listings/{id}/save")).await,
            root.post(&format!("/listings/{id}/report"), json!({"reason": "spam"})).await,
        ] {
            assert_eq!(heard.refusal().1, "FORBIDDEN");
        }
        root.get(&format!("/listings/{id}")).await.ok();
        assert_eq!((traces(&town).await, town.count("listing_views").await), (before, 0));
    }
}
