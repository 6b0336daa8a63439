//! Making coupons, and who sees them.

use chrono::TimeDelta;

use super::*;
use crate::each_engine;
use crate::marketplace::decides;

each_engine! {
    async fn a_coupon_is_made_shown_changed_and_deleted(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let refused = ben.post("/marketplace/seller/coupons", tenth()).await.refusal();
        assert_eq!(refused, (403, "FORBIDDEN".to_owned(), String::new()));
        assert_eq!(ben.get("/marketplace/seller/coupons").await.refusal().1, "FORBIDDEN");
        listing(&town, &ben, CASH).await;
        let made = coupon(&ben, json!({ "code": " spring-10 ", "max_uses": 50, "valid_until": "2026-06-01T00:00:00Z" })).await;
        let expected = json!({
            "id": made["id"], "seller_profile_id": made["seller_profile_id"], "code": "SPRING-10", "title": "A tenth off", "description": null,
            "discount_type": "percent", "discount_value": 10.0, "min_order_cents": null, "max_uses": 50, "max_uses_per_member": 1,
            "valid_from": null, "valid_until": "2026-06-01T00:00:00Z", "status": "active", "is_suspended": false,
            "applies_to": "all_listings", "applies_to_ids": null, "usage_count": 0, "created_at": made["created_at"],
            "updated_at": made["created_at"],
        });
        assert_eq!(made, expected);
        assert_eq!(ada.get(&format!("/coupons/{}", id(&made))).await.ok().json()["data"], expected);
        let listed = ada.get("/coupons").await.ok().json()["data"]["items"].clone();
        assert_eq!(listed, json!([expected]));
        let draft = coupon(&ben, json!({ "status": "draft", "code": null })).await;
        assert_eq!(draft["code"].as_str().unwrap().len(), 8, "{draft}");
        assert_eq!(ids(&ben, "/marketplace/seller/coupons").await, [id(&draft), id(&made)], "newest first");
        assert_eq!(ada.get(&format!("/coupons/{}", id(&draft))).await.refusal(), (404, "NOT_FOUND".to_owned(), String::new()));
        ben.get(&format!("/coupons/{}", id(&draft))).await.ok();

        let taken = ben.post("/marketplace/seller/coupons", with(json!({ "code": "Spring-10" }))).await.refusal();
        assert_eq!(taken, (422, "VALIDATION_ERROR".to_owned(), "code".to_owned()));
        assert_eq!(put(&ben, &own(&draft), json!({ "code": "SPRING-10" })).await.refusal().2, "code");
        let changed = put(&ben, &own(&made), json!({ "title": " A \n fifth  off ", "discount_value": 20, "valid_until": null })).await;
        let changed = changed.ok().json()["data"].clone();
        let found = (&changed["title"], &changed["discount_value"], &changed["valid_until"], &changed["max_uses"]);
        assert_eq!(found, (&json!("A fifth off"), &json!(20.0), &Value::Null, &json!(50)));
        // A day counts whole.
        let days = json!({ "valid_from": "2026-01-01", "valid_until": "2026-06-01" });
        let whole = put(&ben, &own(&made), days).await.ok().json()["data"].clone();
        assert_eq!((&whole["valid_from"], &whole["valid_until"]), (&json!("2026-01-01T00:00:00Z"), &json!("2026-06-01T23:59:59.999Z")));
        assert_eq!(ben.delete(&own(&made)).await.ok().json()["data"], json!({ "deleted": true }));
        for answer in [ben.delete(&own(&made)).await, ben.get(&format!("/coupons/{}", id(&made))).await] {
            assert_eq!(answer.refusal(), (404, "NOT_FOUND".to_owned(), String::new()));
        }
        // Its code is free.
        coupon(&ben, json!({ "code": "SPRING-10" })).await;
        all_is_sound(&town).await;
    }

    async fn what_a_coupon_may_not_say_changes_nothing(town: Town = UNLIMITED) {
        let [ben, cleo] = town.members(["ben", "cleo"]).await;
        let (mine, theirs) = (listing(&town, &ben, CASH).await, listing(&town, &cleo, CASH).await);
        let kept = coupon(&ben, json!({ "code": "KEPT", "max_uses": 3 })).await;
        town.db().run("UPDATE marketplace_coupons SET usage_count = 2", params![]).await.unwrap();
        for (said, code, field) in [
            (json!({ "title": "" }), "validation_failed", "title"),
            (json!({ "title": "  " }), "VALIDATION_ERROR", "title"),
            (json!({ "title": "a".repeat(201) }), "validation_failed", "title"),
            (json!({ "code": "ten percent" }), "VALIDATION_ERROR", "code"),
            (json!({ "code": "a".repeat(65) }), "validation_failed", "code"),
            (json!({ "discount_type": "half" }), "validation_failed", "discount_type"),
            (json!({ "discount_value": -1 }), "validation_failed", "discount_value"),
            (json!({ "discount_value": 0.001 }), "VALIDATION_ERROR", "discount_value"),
            (json!({ "max_uses": 0 }), "validation_failed", "max_uses"),
            (json!({ "max_uses_per_member": 0 }), "validation_failed", "max_uses_per_member"),
            (json!({ "min_order_cents": -1 }), "validation_failed", "min_order_cents"),
            (json!({ "valid_from": "2026-05-01T00:00:00Z", "valid_until": "2026-05-01T00:00:00Z" }), "VALIDATION_ERROR", "valid_until"),
            (json!({ "valid_from": "2026-05-02", "valid_until": "2026-05-01" }), "VALIDATION_ERROR", "valid_until"),
            (json!({ "valid_until": "2026-02-30" }), "VALIDATION_ERROR", "valid_until"),
            (json!({ "status": "gone" }), "validation_failed", "status"),
            (json!({ "applies_to": "listing_ids" }), "VALIDATION_ERROR", "applies_to_ids"),
            (json!({ "applies_to": "listing_ids", "applies_to_ids": [mine, mine] }), "VALIDATION_ERROR", "applies_to_ids"),
            (json!({ "applies_to": "listing_ids", "applies_to_ids": [mine, theirs] }), "VALIDATION_ERROR", "applies_to_ids"),
            (json!({ "applies_to": "category_ids", "applies_to_ids": [99_999] }), "VALIDATION_ERROR", "applies_to_ids"),
            (json!({ "applies_to": "listing_ids", "applies_to_ids": [] }), "validation_failed", "applies_to_ids"),
            (json!({ "applies_to_ids": [mine] }), "VALIDATION_ERROR", "applies_to_ids"),
        ] {
            let expected = (422, code.to_owned(), field.to_owned());
            assert_eq!(ben.post("/marketplace/seller/coupons", with(said.clone())).await.refusal(), expected, "{said}");
            assert_eq!(put(&ben, &own(&kept), said.clone()).await.refusal(), expected, "{said}");
        }
        assert_eq!(put(&ben, &own(&kept), json!({ "max_uses": 1 })).await.refusal().2, "max_uses");
        assert_eq!(ben.get(&format!("/coupons/{}", id(&kept))).await.ok().json()["data"]["title"], "A tenth off");
        assert_eq!(town.count("marketplace_coupons").await, 1);
        let some = coupon(&ben, json!({ "applies_to": "listing_ids", "applies_to_ids": [mine] })).await;
        assert_eq!(some["applies_to_ids"], json!([mine]));
        let all = put(&ben, &own(&some), json!({ "applies_to": "all_listings" })).await.ok().json()["data"].clone();
        assert_eq!((&all["applies_to"], &all["applies_to_ids"]), (&json!("all_listings"), &Value::Null));
    }

    async fn each_status_by_each_who_may_change_it(town: Town = UNLIMITED) {
        let [ben, cleo] = town.members(["ben", "cleo"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        for seller in [&ben, &cleo, &admin] {
            listing(&town, seller, CASH).await;
        }
        const ALL: [&str; 4] = ["draft", "active", "paused", "expired"];
        for from in ALL {
            for to in ALL {
                let one = coupon(&ben, json!({ "status": from })).await;
                let heard = put(&ben, &own(&one), json!({ "status": to })).await;
                let may = from == to || to != "draft";
                if may {
                    assert_eq!(heard.ok().json()["data"]["status"], to, "{from} to {to}");
                } else {
                    assert_eq!(heard.refusal(), (422, "VALIDATION_ERROR".to_owned(), "status".to_owned()), "{from} to {to}");
                }
                for person in [&cleo, &admin] {
                    assert_eq!(put(person, &own(&one), json!({ "status": to })).await.refusal().0, 404);
                }
            }
        }
        let one = coupon(&ben, json!({ "title": "Spring" })).await;
        let path = format!("/admin/marketplace/coupons/{}", id(&one));
        for person in [&ben, &cleo] {
            assert_eq!(person.tap(&format!("{path}/suspend")).await.status, 403);
            assert_eq!(person.delete(&path).await.status, 403);
        }
        for _ in 0..2 {
            let suspended = admin.tap(&format!("{path}/suspend")).await.ok().json()["data"].clone();
            assert_eq!((&suspended["status"], &suspended["is_suspended"]), (&json!("paused"), &json!(true)));
        }
        for to in ["draft", "active", "expired"] {
            assert_eq!(put(&ben, &own(&one), json!({ "status": to })).await.refusal().2, "status");
        }
        // The rest is still its seller's.
        put(&ben, &own(&one), json!({ "title": "Summer", "status": "paused" })).await.ok();
        town.deliver().await;
        let told = "SELECT user_id, type, message FROM notifications WHERE type LIKE 'marketplace_coupon%'";
        let told: Vec<(i64, String, String)> = town.db().all(told, params![]).await.unwrap();
        let line = "Staff have suspended your coupon “Summer”.".to_owned();
        assert_eq!(told, [(ben.id, "marketplace_coupon_suspended".to_owned(), line)], "told once");
        assert!(ids(&admin, "/admin/marketplace/coupons").await.contains(&id(&one)));
        assert_eq!(admin.delete(&path).await.ok().json()["data"], json!({ "deleted": true }));
        assert_eq!(admin.delete(&path).await.refusal().0, 404);
        assert!(!ids(&ben, "/marketplace/seller/coupons").await.contains(&id(&one)));
        let theirs = coupon(&admin, json!({})).await;
        let path = format!("/admin/marketplace/coupons/{}", id(&theirs));
        assert_eq!(admin.tap(&format!("{path}/suspend")).await.refusal().1, "FORBIDDEN");
        assert_eq!(admin.delete(&path).await.refusal().1, "FORBIDDEN");
    }

    async fn only_what_can_be_used_is_shown_to_others(town: Town = UNLIMITED) {
        let [mut ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        for seller in [&ben, &cleo] {
            listing(&town, seller, CASH).await;
        }
        let (now, later) = (town.clock.now(), town.clock.now() + TimeDelta::hours(2));
        let always = coupon(&ben, json!({})).await;
        let soon = coupon(&ben, json!({ "valid_from": later })).await;
        let over = coupon(&ben, json!({ "valid_until": now })).await;
        let paused = coupon(&ben, json!({ "status": "paused" })).await;
        let other = coupon(&cleo, json!({ "valid_until": later })).await;
        assert_eq!(ids(&ada, "/coupons").await, [id(&other), id(&always)]);
        assert_eq!(ids(&ada, &format!("/coupons?seller_id={}", ben.id)).await, [id(&always)]);
        assert_eq!(ada.get("/coupons?seller_id=99999").await.refusal(), (404, "NOT_FOUND".to_owned(), String::new()));
        for hidden in [&soon, &over, &paused] {
            assert_eq!(ada.get(&format!("/coupons/{}", id(hidden))).await.refusal().0, 404);
            assert_eq!(ada.tap(&format!("/coupons/{}/qr", id(hidden))).await.refusal().0, 404);
        }
        // Nothing of one seller's is another's.
        for (person, of) in [(&cleo, &always), (&ada, &always), (&far, &always)] {
            let path = own(of);
            assert_eq!(person.get(&format!("{path}/redemptions")).await.refusal().0, 404);
            assert_eq!(put(person, &path, json!({ "title": "Mine" })).await.refusal().0, 404);
            assert_eq!(person.delete(&path).await.refusal().0, 404);
        }
        assert_eq!(ids(&cleo, "/marketplace/seller/coupons").await, [id(&other)]);
        assert_eq!(ids(&far, "/coupons").await, Vec::<i64>::new());
        ben.tap(&format!("/users/{}/block", ada.id)).await.ok();
        assert_eq!(ids(&ada, "/coupons").await, [id(&other)]);
        assert_eq!(ada.get(&format!("/coupons/{}", id(&always))).await.refusal().0, 404);
        let sql = "UPDATE marketplace_seller_profiles SET is_suspended = TRUE WHERE user_id = $1";
        town.db().run(sql, params![cleo.id]).await.unwrap();
        assert_eq!(ids(&ada, "/coupons").await, Vec::<i64>::new());
        assert_eq!(cleo.post("/marketplace/seller/coupons", tenth()).await.refusal().1, "SELLER_SUSPENDED");
        town.db().run("UPDATE marketplace_seller_profiles SET is_suspended = FALSE", params![]).await.unwrap();
        ben.delete(&format!("/users/{}/block", ada.id)).await.ok();
        town.later(TimeDelta::hours(2));
        ada.signs_in().await;
        assert_eq!(ids(&ada, "/coupons").await, [id(&soon), id(&always)]);
    }

    async fn a_community_without_coupons_has_none(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let about = listing(&town, &ben, CASH).await;
        let one = coupon(&ben, json!({ "code": "TENTH" })).await;
        features(&town, json!({ "marketplace": true })).await;
        let path = format!("/coupons/{}", id(&one));
        let heard = [
            ada.get("/coupons").await,
            ada.get(&path).await,
            ada.tap(&format!("{path}/qr")).await,
            ada.post("/coupons/validate", json!({ "code": "TENTH", "listing_id": about })).await,
            ben.post("/coupons/redeem-qr", json!({ "token": "X" })).await,
            ben.get("/marketplace/seller/coupons").await,
            ben.post("/marketplace/seller/coupons", tenth()).await,
            put(&ben, &own(&one), json!({ "title": "Mine" })).await,
            ben.delete(&own(&one)).await,
            ben.get(&format!("{}/redemptions", own(&one))).await,
            admin.get("/admin/marketplace/coupons").await,
            admin.tap(&format!("/admin/marketplace{path}/suspend")).await,
            admin.delete(&format!("/admin/marketplace{path}")).await,
        ];
        for one in heard {
            assert_eq!(one.refusal(), (403, "FEATURE_DISABLED".to_owned(), String::new()));
        }
        let wish = using(about, 1, &one["code"]);
        assert_eq!(ada.post("/marketplace/orders", wish).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "coupon_code".to_owned()));
        let node = ada.graphql("query ($id: ID!) { marketplaceCoupon(id: $id) { title } }", json!({ "id": id(&one).to_string() })).await;
        assert_eq!(node.json()["errors"][0]["extensions"]["code"], "FEATURE_DISABLED");
    }

    async fn a_seller_has_so_many_coupons_and_no_more(town: Town = UNLIMITED) {
        let ben = town.member_as("harbour", "ben", "member").await;
        decides(&town, json!({})).await;
        listing(&town, &ben, CASH).await;
        let one = coupon(&ben, json!({})).await;
        let sql = "INSERT INTO marketplace_coupons (tenant_id, seller_profile_id, code, title, discount_type, discount_value, max_uses_per_member,
                          status, applies_to, applies_to_ids, usage_count, created_at, updated_at)
                   SELECT tenant_id, seller_profile_id, $2, title, discount_type, discount_value, max_uses_per_member,
                          status, applies_to, applies_to_ids, usage_count, created_at, updated_at
                     FROM marketplace_coupons WHERE id = $1";
        for number in 0..499 {
            town.db().run(sql, params![id(&one), format!("N{number}")]).await.unwrap();
        }
        assert_eq!(ben.post("/marketplace/seller/coupons", tenth()).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), String::new()));
        ben.delete(&own(&one)).await.ok();
        coupon(&ben, json!({})).await;
        assert_eq!(ids(&ben, "/marketplace/seller/coupons").await.len(), 500);
        assert_eq!(ids(&ben, "/coupons").await.len(), 200);
    }
}
