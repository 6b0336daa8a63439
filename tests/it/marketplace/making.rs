//! What becomes of a wish, and which wishes are refused.

use chrono::TimeDelta;
use serde_json::json;
use timeweave::params;
use tokio::join;

use super::{body, category, category_of, decides, ids, path, put, seen, sells, suspend, traces, unmoderated, with};
use crate::each_engine;

each_engine! {
    async fn a_thing_is_shown_as_it_was_wished(town: Town) {
        unmoderated(&town).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let chairs = category(&town, "chairs").await;
        let wish = with(&body(), json!({
            "title": "  Oak\n table ", "tagline": "Solid", "price": 79.9, "price_currency": " chf ", "category_id": chairs, "condition": "good",
            "quantity": 2, "inventory_count": 3, "low_stock_threshold": 1, "location": "Old Quay", "latitude": 53.27194, "longitude": -9.04886,
            "template_data": {"material": "oak"}, "duration_days": 10, "shipping_cost": 5,
        }));
        let made = ada.post("/marketplace/listings", wish).await.ok();
        assert_eq!((made.status.as_u16(), &made.json()["meta"]), (201, &json!({"base_url": "http://localhost"})));
        let made = made.json()["data"].clone();
        let id = made["id"].as_i64().unwrap();
        assert_eq!(made, json!({
            "id": id,
            "user": {"id": ada.id, "name": "Ada Tester", "avatar_url": null, "is_verified": false, "member_since": "2026-01-05T12:01:00Z"},
            "category": {"id": chairs, "name": "chairs", "slug": "chairs", "icon": "chair"},
            "title": "Oak table", "description": "Seats six. Some scratches on one leg.", "tagline": "Solid",
            "price": 79.9, "price_currency": "CHF", "price_type": "fixed", "time_credit_price": null, "condition": "good", "quantity": 2,
            "location": "Old Quay", "latitude": 53.27194, "longitude": -9.04886, "shipping_available": false, "local_pickup": true,
            "delivery_method": "pickup", "seller_type": "private", "status": "active", "template_data": {"material": "oak"}, "image": null,
            "image_count": 0, "images": [], "video_url": null, "is_saved": false, "is_own": true, "is_promoted": false, "views_count": 0,
            "saves_count": 0, "inventory_count": 3, "low_stock_threshold": 1, "is_oversold_protected": true, "moderation_status": "approved",
            "expires_at": "2026-01-15T12:01:00Z", "created_at": "2026-01-05T12:01:00Z", "updated_at": "2026-01-05T12:01:00Z",
        }));

        // Others see neither the stock nor where exactly it is.
        let shown = seen(&ben, id).await;
        let mut expected = made.clone();
        for hidden in ["inventory_count", "low_stock_threshold", "is_oversold_protected", "moderation_status"] {
            expected.as_object_mut().unwrap().remove(hidden);
        }
        expected["user"]["name"] = json!("Ada");
        (expected["latitude"], expected["longitude"], expected["is_own"]) = (json!(53.27), json!(-9.05), json!(false));
        expected["views_count"] = json!(1);
        assert_eq!(shown, expected);
        // Its seller is a seller now.
        let profiles: Vec<(i64, String)> =
            town.db().all("SELECT user_id, seller_type FROM marketplace_seller_profiles", params![]).await.unwrap();
        assert_eq!(profiles, [(ada.id, "private".to_owned())]);
    }

    async fn what_nobody_says_has_its_usual_value(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let heard = ada.post("/marketplace/listings", json!({"title": "Table", "description": "Oak."})).await.ok();
        let made = heard.json()["data"].clone();
        assert_eq!((&made["price"], &made["price_currency"], &made["price_type"]), (&json!(null), &json!("EUR"), &json!("fixed")));
        assert_eq!((&made["quantity"], &made["low_stock_threshold"], &made["inventory_count"]), (&json!(1), &json!(5), &json!(null)));
        assert_eq!((&made["status"], &made["moderation_status"]), (&json!("active"), &json!("pending")));
        assert_eq!(made["expires_at"], "2026-02-04T12:00:00Z");
        assert_eq!(heard.json()["meta"]["notice"], "Your listing will be visible once it is approved.");
        let draft = ada.post("/marketplace/listings", with(&body(), json!({"status": "draft"}))).await.ok().json()["data"].clone();
        assert_eq!((&draft["status"], &draft["expires_at"]), (&json!("draft"), &json!(null)));
        let given = with(&body(), json!({"price_type": "free", "price": 12, "time_credit_price": 3, "price_currency": " "}));
        let given = ada.post("/marketplace/listings", given).await.ok().json()["data"].clone();
        let found = (&given["price"], &given["time_credit_price"], &given["price_currency"]);
        assert_eq!(found, (&json!(null), &json!(null), &json!("EUR")));
    }

    async fn what_is_refused(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let far = category_of(&town, town.meadow, "far").await;
        let before = traces(&town).await;
        for (changes, field) in [
            (json!({"title": null}), "title"),
            (json!({"title": "x".repeat(201)}), "title"),
            (json!({"title": "   "}), "title"),
            (json!({"description": ""}), "description"),
            (json!({"description": "x".repeat(10_001)}), "description"),
            (json!({"tagline": "x".repeat(301)}), "tagline"),
            (json!({"tagline": "So\u{202e}dil"}), "tagline"),
            (json!({"location": "Qu\u{200b}ay"}), "location"),
            (json!({"price": -1}), "price"),
            (json!({"price": 0.001}), "price"),
            (json!({"price": 100_000_000}), "price"),
            (json!({"price": 1.5, "price_currency": "JPY"}), "price"),
            (json!({"price": 1.5, "price_currency": "ISK"}), "price"),
            (json!({"price_currency": "XXX"}), "price_currency"),
            (json!({"price_currency": "EURO"}), "price_currency"),
            (json!({"price_type": "gift"}), "price_type"),
            (json!({"time_credit_price": 0.005, "price": null}), "time_credit_price"),
            (json!({"time_credit_price": 1}), "time_credit_price"),
            (json!({"category_id": 0}), "category_id"),
            (json!({"category_id": far}), "category_id"),
            (json!({"condition": "broken"}), "condition"),
            (json!({"quantity": 0}), "quantity"),
            (json!({"inventory_count": -1}), "inventory_count"),
            (json!({"low_stock_threshold": -1}), "low_stock_threshold"),
            (json!({"location": "x".repeat(256)}), "location"),
            (json!({"latitude": 91, "longitude": 0}), "latitude"),
            (json!({"latitude": 1}), "longitude"),
            (json!({"longitude": 1}), "latitude"),
            (json!({"delivery_method": "drone"}), "delivery_method"),
            (json!({"delivery_method": "both"}), "delivery_method"),
            (json!({"delivery_method": "community_delivery"}), "delivery_method"),
            (json!({"shipping_available": true}), "shipping_available"),
            (json!({"seller_type": "shop"}), "seller_type"),
            (json!({"status": "sold"}), "status"),
            (json!({"duration_days": 91}), "duration_days"),
            (json!({"template_data": [1]}), "template_data"),
            (json!({"template_data": {"much": "x".repeat(9_000)}}), "template_data"),
        ] {
            town.later(TimeDelta::seconds(7));
            let heard = ada.post("/marketplace/listings", with(&body(), changes.clone())).await;
            assert_eq!(heard.refusal(), (422, "VALIDATION_ERROR".to_owned(), field.to_owned()), "{changes}");
        }
        assert_eq!(town.stranger().post("/marketplace/listings", body()).await.refusal().1, "auth_required");
        assert_eq!(traces(&town).await, before);
    }

    async fn a_community_has_rules_of_its_own(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        for (settings, changes, field) in [
            (json!({"marketplace.allow_free_items": false}), json!({"price_type": "free"}), "price_type"),
            (json!({"marketplace.allow_free_items": "maybe"}), json!({"price_type": "free"}), "price_type"),
            (json!({"marketplace": {"allow_business_sellers": false}}), json!({"seller_type": "business"}), "seller_type"),
        ] {
            decides(&town, settings.clone()).await;
            let heard = ada.post("/marketplace/listings", with(&body(), changes)).await;
            assert_eq!(heard.refusal(), (422, "VALIDATION_ERROR".to_owned(), field.to_owned()), "{settings}");
        }
        decides(&town, json!({
            "marketplace.allow_shipping": true, "marketplace.allow_hybrid_pricing": true, "marketplace.allow_community_delivery": true,
        })).await;
        for changes in [
            json!({"delivery_method": "both", "shipping_available": true}),
            json!({"delivery_method": "community_delivery"}),
            json!({"price": 5.5, "time_credit_price": 1.25}),
        ] {
            let made = ada.post("/marketplace/listings", with(&body(), changes.clone())).await.ok().json()["data"].clone();
            for (name, value) in changes.as_object().unwrap() {
                assert_eq!(&made[name], value, "{name}");
            }
        }
        let off = "UPDATE tenants SET features = $2 WHERE id = $1";
        town.db().run(off, params![town.harbour, json!({})]).await.unwrap();
        town.later(TimeDelta::seconds(60));
        assert_eq!(ada.get("/marketplace/listings").await.refusal().1, "FEATURE_DISABLED");
        assert_eq!(ada.post("/marketplace/listings", body()).await.refusal().1, "FEATURE_DISABLED");
    }

    async fn nobody_has_more_active_ones_than_allowed(town: Town) {
        decides(&town, json!({"marketplace.max_active_listings": 2, "marketplace.moderation_enabled": false})).await;
        let ada = town.member_as("harbour", "ada", "member").await;
        let first = sells(&town, &ada, json!({})).await;
        // Of two at once, one is the last.
        let (one, other) = join!(ada.post("/marketplace/listings", body()), ada.post("/marketplace/listings", body()));
        let mut statuses = [one.status.as_u16(), other.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [201, 422]);
        let draft = sells(&town, &ada, json!({"status": "draft"})).await;
        assert_eq!(put(&ada, &path(draft), json!({"status": "active"})).await.refusal().2, "status");
        assert_eq!(ada.post(&format!("{}/renew", path(draft)), json!({})).await.refusal().2, "status");
        put(&ada, &path(first), json!({"status": "draft"})).await.ok();
        put(&ada, &path(draft), json!({"status": "active"})).await.ok();
        decides(&town, json!({"marketplace.max_active_listings": 0})).await;
        put(&ada, &path(first), json!({"status": "active"})).await.ok();
    }

    async fn what_is_there_again_or_approved_counts_too(town: Town) {
        unmoderated(&town).await;
        let ada = town.member_as("harbour", "ada", "member").await;
        let admin = town.member_as("harbour", "root", "admin").await;
        let sold = sells(&town, &ada, json!({"inventory_count": 1})).await;
        let stock = format!("/marketplace/seller/listings/{sold}/inventory");
        let note = async |count: i64| {
            ada.send(ada.request(http::Method::PATCH, &stock, Some(json!({"inventory_count": count})))).await
        };
        note(0).await.ok();
        let (other, draft) = (sells(&town, &ada, json!({})).await, sells(&town, &ada, json!({"status": "draft"})).await);
        decides(&town, json!({"marketplace.max_active_listings": 1})).await;
        let full = (422, "VALIDATION_ERROR".to_owned(), "status".to_owned());
        assert_eq!(note(2).await.refusal(), full);
        assert_eq!((&seen(&ada, sold).await["status"], &seen(&ada, sold).await["inventory_count"]), (&json!("sold"), &json!(0)));
        let approve = format!("/admin/marketplace/listings/{draft}/approve");
        let approved = admin.tap(&approve).await.ok().json()["data"].clone();
        assert_eq!((&approved["status"], &approved["moderation_status"]), (&json!("draft"), &json!("approved")));
        assert_eq!(seen(&ada, draft).await["expires_at"], json!(null));
        // With room, both become active; not by a suspended seller.
        ada.delete(&path(other)).await.ok();
        suspend(&town, &ada, true).await;
        assert_eq!(note(2).await.refusal().1, "SELLER_SUSPENDED");
        suspend(&town, &ada, false).await;
        assert_eq!(admin.tap(&approve).await.ok().json()["data"]["status"], "active");
        assert_eq!(note(2).await.refusal(), full);
        put(&ada, &path(draft), json!({"status": "draft"})).await.ok();
        assert_eq!(note(2).await.ok().json()["data"]["status"], "active");
    }

    async fn a_suspended_seller_lets_nothing_be_seen(town: Town) {
        unmoderated(&town).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (id, draft) = (sells(&town, &ada, json!({})).await, sells(&town, &ada, json!({"status": "draft"})).await);
        suspend(&town, &ada, true).await;
        let before = traces(&town).await;
        for heard in [
            ada.post("/marketplace/listings", body()).await,
            put(&ada, &path(draft), json!({"status": "active"})).await,
            ada.post(&format!("{}/renew", path(id)), json!({})).await,
            ada.post("/marketplace/listings/bulk-action", json!({"listing_ids": [draft], "action": "activate"})).await,
        ] {
            assert_eq!((heard.status.as_u16(), heard.code().as_str()), (403, "SELLER_SUSPENDED"));
        }
        assert_eq!(traces(&town).await, before);
        // Others see nothing of theirs; they see and change their own.
        assert_eq!(ben.get(&path(id)).await.refusal().1, "RESOURCE_NOT_FOUND");
        assert_eq!(ids(&ben.get("/marketplace/listings").await.ok().json()), Vec::<i64>::new());
        put(&ada, &path(id), json!({"tagline": "Heavy"})).await.ok();
        suspend(&town, &ada, false).await;
        assert_eq!(seen(&ben, id).await["tagline"], "Heavy");
    }
}
