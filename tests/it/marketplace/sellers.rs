//! Sellers: who they are, how they ship, when they hand things over, what staff decide about them.

use http::Method;
use serde_json::{Value, json};
use timeweave::params;
use tokio::join;

use super::{decides, found, ids, path, put, seen, sells, unmoderated};
use crate::each_engine;
use crate::support::{Heard, Person};

const OPTIONS: &str = "/marketplace/seller/shipping-options";
const SLOTS: &str = "/marketplace/seller/pickup-slots";

async fn delete(person: &Person, path: &str) -> Heard {
    person.send(person.request(Method::DELETE, path, None)).await
}

async fn profile(person: &Person, said: Value) -> Heard {
    person.post("/marketplace/seller/profile", said).await
}

each_engine! {
    async fn a_seller_says_who_they_are(town: Town) {
        unmoderated(&town).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let path = format!("/marketplace/sellers/{}", ada.id);
        assert_eq!(ben.get(&path).await.refusal(), (404, "NOT_FOUND".to_owned(), String::new()));
        let said = profile(&ada, json!({"bio": " Tables. "})).await.ok().json()["data"].clone();
        let id = said["id"].clone();
        assert_eq!(said, json!({
            "id": id, "user_id": ada.id, "display_name": "Ada Tester", "bio": "Tables.", "avatar_url": null, "cover_image_url": null,
            "seller_type": "private", "business_name": null, "business_verified": false, "is_suspended": false, "total_sales": 0,
            "avg_rating": null, "total_ratings": 0, "response_time_avg": null, "response_rate": null, "community_trust_score": null,
            "is_community_endorsed": false, "active_listings": 0, "joined_marketplace_at": "2026-01-05T12:01:00Z",
        }));
        let listing = sells(&town, &ada, json!({})).await;
        let seen = ben.get(&path).await.ok().json()["data"].clone();
        assert_eq!((&seen["display_name"], &seen["active_listings"]), (&json!("Ada"), &json!(1)));
        assert_eq!(ids(&ben.get(&format!("{path}/listings")).await.ok().json()), [listing]);
        for (said, field) in [
            (json!({"seller_type": "business"}), "business_name"),
            (json!({"display_name": "x".repeat(101)}), "display_name"),
            (json!({"display_name": "Ada\u{202e}"}), "display_name"),
            (json!({"business_name": "Ada's\u{200b}"}), "business_name"),
            (json!({"bio": "x".repeat(1_001)}), "bio"),
            (json!({"seller_type": "shop"}), "seller_type"),
        ] {
            assert_eq!(profile(&ada, said).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), field.to_owned()));
        }
        decides(&town, json!({"marketplace.allow_business_sellers": false})).await;
        let shop = json!({"seller_type": "business", "business_name": "Ada's"});
        assert_eq!(profile(&ada, shop).await.refusal().2, "seller_type");
        // A block hides a seller; what nobody said stays.
        ada.tap(&format!("/users/{}/block", ben.id)).await.ok();
        for path in [path.clone(), format!("{path}/listings"), format!("{path}/shipping-options")] {
            assert_eq!(ben.get(&path).await.refusal().1, "NOT_FOUND");
        }
        let kept = profile(&ada, json!({"display_name": "Ada's tables"})).await.ok().json()["data"].clone();
        assert_eq!((&kept["display_name"], &kept["bio"]), (&json!("Ada's tables"), &json!("Tables.")));
    }

    async fn one_way_to_ship_is_the_default(town: Town) {
        decides(&town, json!({"marketplace.allow_shipping": true})).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let first = json!({"courier_name": "Post", "price": 4.5, "estimated_days": 3, "is_default": true});
        let first = ada.post(OPTIONS, first).await.ok();
        assert_eq!(first.status, 201);
        let first = first.json()["data"].clone();
        assert_eq!(first, json!({
            "id": first["id"], "courier_name": "Post", "courier_code": null, "price": 4.5, "currency": "EUR", "estimated_days": 3,
            "is_default": true, "is_active": true,
        }));
        let add = |name: &str| json!({"courier_name": name, "price": 0, "is_default": true});
        let (one, other) = join!(ada.post(OPTIONS, add("Bicycle")), ada.post(OPTIONS, add("Airship")));
        assert_eq!((one.ok().status.as_u16(), other.ok().status.as_u16()), (201, 201));
        let own = ada.get(OPTIONS).await.ok().json()["data"].clone();
        let defaults = own.as_array().unwrap().iter().filter(|one| one["is_default"] == true).count();
        assert_eq!((own.as_array().unwrap().len(), defaults, &own[0]["is_default"]), (3, 1, &json!(true)));
        let path = format!("{OPTIONS}/{}", first["id"]);
        let changed = put(&ada, &path, json!({"price": 5, "courier_code": "P", "is_default": true})).await.ok().json()["data"].clone();
        assert_eq!((&changed["price"], &changed["courier_code"], &changed["is_default"]), (&json!(5.0), &json!("P"), &json!(true)));
        for (said, field) in [
            (json!({"price": -1}), "price"), (json!({"price": 0.001}), "price"), (json!({"currency": "XXX"}), "currency"),
            (json!({"courier_name": " "}), "courier_name"), (json!({"estimated_days": 0}), "estimated_days"),
        ] {
            assert_eq!(put(&ada, &path, said).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), field.to_owned()));
        }
        assert_eq!(put(&ben, &path, json!({"price": 0})).await.refusal().1, "NOT_FOUND");
        assert_eq!(delete(&ben, &path).await.refusal().1, "NOT_FOUND");
        for _ in 0..2 {
            assert_eq!(delete(&ada, &path).await.ok().status, 204);
        }
        let of_seller = format!("/marketplace/sellers/{}/shipping-options", ada.id);
        assert_eq!(ben.get(&of_seller).await.ok().json()["data"].as_array().unwrap().len(), 2);
        assert_eq!(ada.get(OPTIONS).await.ok().json()["data"].as_array().unwrap().len(), 3);
        decides(&town, json!({})).await;
        assert_eq!(ben.get(&of_seller).await.ok().json()["data"], json!([]));
        assert_eq!(ada.post(OPTIONS, add("Cart")).await.refusal(), (403, "FEATURE_DISABLED".to_owned(), String::new()));
    }

    async fn slots_have_an_order_and_room(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let early = json!({"slot_start": "2026-01-06T10:00:00Z", "slot_end": "2026-01-06T11:00:00Z", "capacity": 3});
        let made = ada.post(SLOTS, early).await.ok().json()["data"].clone();
        let id = made["id"].clone();
        assert_eq!(made, json!({
            "id": id, "seller_id": ada.id, "slot_start": "2026-01-06T10:00:00Z", "slot_end": "2026-01-06T11:00:00Z", "capacity": 3,
            "booked_count": 0, "remaining": 3, "is_recurring": false, "recurring_pattern": null, "is_active": true,
        }));
        let late = json!({"slot_start": "2026-01-08T10:00:00Z", "slot_end": "2026-01-08T11:00:00Z"});
        let late = ada.post(SLOTS, late).await.ok().json()["data"]["id"].clone();
        let order = json!({"slot_start": "2026-01-08T10:00:00Z", "slot_end": "2026-01-08T10:00:00Z"});
        assert_eq!(ada.post(SLOTS, order).await.refusal(), (422, "SLOT_END_BEFORE_START".to_owned(), "slot_end".to_owned()));
        let past = json!({"slot_start": "2026-01-05T10:00:00Z", "slot_end": "2026-01-05T11:00:00Z"});
        assert_eq!(ada.post(SLOTS, past.clone()).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "slot_end".to_owned()));
        let listed = async |query: &str| {
            let page = ada.get(&format!("{SLOTS}{query}")).await.ok().json();
            page["data"].as_array().unwrap().iter().map(|slot| slot["id"].clone()).collect::<Vec<_>>()
        };
        assert_eq!(listed("").await, [id.clone(), late.clone()]);
        assert_eq!(listed("?from=2026-01-07T00:00:00Z").await, std::slice::from_ref(&late));
        assert_eq!(listed("?to=2026-01-07T00:00:00Z").await, std::slice::from_ref(&id));
        // Days are those of the community's clock, and count whole.
        assert_eq!(listed("?from=2026-01-06&to=2026-01-06").await, std::slice::from_ref(&id));
        assert_eq!(listed("?from=2026-01-07&to=").await, std::slice::from_ref(&late));
        assert_eq!(listed("?from=2026-01-08&to=2026-01-08T09:59:59Z").await, Vec::<serde_json::Value>::new());
        decides(&town, json!({"timezone": "Pacific/Kiritimati"})).await;
        assert_eq!(listed("?to=2026-01-06").await, Vec::<serde_json::Value>::new());
        assert_eq!(listed("?from=2026-01-07&to=2026-01-07").await, std::slice::from_ref(&id));
        for (said, fields) in [("?from=x", "from"), ("?from=2026-02-30&to=10000-01-01", "from to"), ("?to=2026-01-06T10:00", "to")] {
            let refused = ada.get(&format!("{SLOTS}{said}")).await;
            let errors = refused.json()["errors"].clone();
            let named: Vec<&str> = errors.as_array().unwrap().iter().map(|one| one["field"].as_str().unwrap()).collect();
            assert_eq!((refused.status.as_u16(), refused.code().as_str(), named.join(" ").as_str()), (422, "VALIDATION_ERROR", fields));
        }
        let path = format!("{SLOTS}/{id}");
        town.db().run("UPDATE marketplace_pickup_slots SET booked_count = 2 WHERE capacity = 3", params![]).await.unwrap();
        for (said, code, field) in [
            (json!({"capacity": 1}), "CAPACITY_BELOW_BOOKINGS", "capacity"),
            (json!({"capacity": 0}), "VALIDATION_ERROR", "capacity"),
            (json!({"slot_end": "2026-01-06T09:00:00Z"}), "SLOT_END_BEFORE_START", "slot_end"),
            (past, "VALIDATION_ERROR", "slot_end"),
        ] {
            assert_eq!(put(&ada, &path, said).await.refusal(), (422, code.to_owned(), field.to_owned()));
        }
        assert_eq!(put(&ada, &path, json!({"capacity": 2})).await.ok().json()["data"]["remaining"], 0);
        assert_eq!(delete(&ada, &path).await.refusal(), (409, "SLOT_HAS_RESERVATIONS".to_owned(), String::new()));
        assert_eq!(delete(&ben, &path).await.refusal().1, "NOT_FOUND");
        assert_eq!(put(&ben, &path, json!({})).await.refusal().1, "NOT_FOUND");
        assert_eq!(delete(&ada, &format!("{SLOTS}/{late}")).await.ok().json()["data"], json!({"deleted": true}));
        assert_eq!(listed("").await, [id]);
    }

    async fn staff_verify_suspend_and_restore(town: Town) {
        unmoderated(&town).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (admin, broker) = (town.member_as("harbour", "root", "admin").await, town.member_as("harbour", "bro", "broker").await);
        let listing = sells(&town, &ada, json!({})).await;
        let id = profile(&ada, json!({})).await.ok().json()["data"]["id"].clone();
        let decide = |verb: &str| format!("/admin/marketplace/sellers/{id}/{verb}");
        assert_eq!(admin.tap(&decide("verify")).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "seller_type".to_owned()));
        profile(&ada, json!({"seller_type": "business", "business_name": "Ada's"})).await.ok();
        assert_eq!(admin.tap(&decide("verify")).await.ok().json()["data"]["business_verified"], true);
        assert_eq!(seen(&ben, listing).await["user"]["is_verified"], true);
        let renamed = profile(&ada, json!({"business_name": "Ada and sons"})).await.ok().json()["data"].clone();
        assert_eq!(renamed["business_verified"], false);

        for verb in ["verify", "suspend", "restore"] {
            for person in [&ben, &broker, &ada] {
                assert_eq!(person.tap(&decide(verb)).await.status, 403, "{verb}");
            }
            let unknown = format!("/admin/marketplace/sellers/999999/{verb}");
            assert_eq!(admin.tap(&unknown).await.refusal().1, "NOT_FOUND");
        }
        for _ in 0..2 {
            assert_eq!(admin.tap(&decide("suspend")).await.ok().json()["data"]["is_suspended"], true);
        }
        assert_eq!(ben.get(&path(listing)).await.status, 404);
        assert_eq!(ben.get(&format!("/marketplace/sellers/{}", ada.id)).await.refusal().1, "NOT_FOUND");
        assert_eq!(ada.get(&format!("/marketplace/sellers/{}", ada.id)).await.ok().json()["data"]["is_suspended"], true);
        assert_eq!(found(&ben, "").await, Vec::<i64>::new());
        for _ in 0..2 {
            assert_eq!(admin.tap(&decide("restore")).await.ok().json()["data"]["is_suspended"], false);
        }
        assert_eq!(found(&ben, "").await, [listing]);
        town.deliver().await;
        let bells: Vec<(i64, String)> = town
            .db()
            .all("SELECT user_id, type FROM notifications WHERE type LIKE 'marketplace_seller%' ORDER BY id", params![])
            .await
            .unwrap();
        assert_eq!(bells, [(ada.id, "marketplace_seller_suspended".to_owned()), (ada.id, "marketplace_seller_restored".to_owned())]);
        let listed = admin.get("/admin/marketplace/sellers?seller_type=business").await.ok().json();
        assert_eq!((ids(&listed), &listed["meta"]["total"]), (vec![id.as_i64().unwrap()], &json!(1)));
        assert_eq!(ids(&admin.get("/admin/marketplace/sellers?verified=true").await.ok().json()), Vec::<i64>::new());
    }
}
