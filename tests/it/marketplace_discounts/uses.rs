//! Coupons with orders: what they take off, when they cannot be used, and what gives them back.

use chrono::TimeDelta;

use super::*;
use crate::each_engine;
use crate::marketplace::category;
use crate::marketplace_trade::{GIFT, HOURS, stock};
use crate::wallet::grant;

async fn validate(person: &Person, body: Value) -> Heard {
    person.post("/coupons/validate", body).await
}

each_engine! {
    async fn an_order_costs_less_by_what_the_server_says(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let about = listing(&town, &ben, CASH).await;
        for (number, (said, quantity, discount)) in [
            (json!({ "discount_value": 10 }), 1, 1.25),
            (json!({ "discount_value": 33.33 }), 3, 12.5),
            (json!({ "discount_value": 250 }), 1, 12.5),
            (json!({ "discount_type": "fixed", "discount_value": 5.55 }), 2, 5.55),
            (json!({ "discount_type": "fixed", "discount_value": 500 }), 2, 25.0),
            (json!({ "discount_type": "bogo", "discount_value": 0 }), 5, 25.0),
            (json!({ "applies_to": "listing_ids", "applies_to_ids": [about], "min_order_cents": 1250 }), 1, 1.25),
        ].into_iter().enumerate() {
            let one = coupon(&ben, said).await;
            let total = 12.5 * f64::from(quantity);
            let asked = json!({ "code": one["code"], "listing_id": about, "quantity": quantity, "order_total_cents": 1 });
            let quote = validate(&ada, asked).await.ok().json()["data"].clone();
            assert_eq!(quote, json!({
                "coupon": one, "discount_cents": (discount * 100.0_f64).round() as i64, "discount_amount": discount, "currency": "EUR",
                "order_total_amount": total,
            }));
            assert_eq!(used(&town, &one).await, 0, "asking uses nothing");
            let mut wish = using(about, number, &json!(one["code"].as_str().unwrap().to_lowercase()));
            wish["quantity"] = json!(quantity);
            let made = ada.post("/marketplace/orders", wish.clone()).await.ok().json()["data"].clone();
            let left = ((total - discount) * 100.0).round() / 100.0;
            let state = if left > 0.0 { ("pending_payment", "cash") } else { ("paid", "free") };
            assert_eq!((&made["total_price"], &made["unit_price"]), (&json!(left), &json!(12.5)), "{one}");
            assert_eq!((&made["status"], &made["payment_method"]), (&json!(state.0), &json!(state.1)));
            // Sent again, it is not used again.
            assert_eq!(ada.post("/marketplace/orders", wish).await.ok().json()["data"]["id"], made["id"]);
            assert_eq!(used(&town, &one).await, 1);
            let items = ben.get(&format!("{}/redemptions", own(&one))).await.ok().json()["data"]["items"].clone();
            assert_eq!(items, json!([{
                "id": items[0]["id"], "coupon_id": one["id"], "user_id": ada.id, "order_id": made["id"],
                "discount_applied_cents": (discount * 100.0_f64).round() as i64, "discount_amount": discount, "currency": "EUR", "redeemed_at": items[0]["redeemed_at"],
                "redemption_method": "online",
            }]));
        }
        all_is_sound(&town).await;
    }

    async fn what_is_off_gives_its_use_back_once(town: Town = UNLIMITED) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let mut admin = town.member_as("harbour", "warden", "admin").await;
        let about = listing(&town, &ben, CASH).await;
        let one = coupon(&ben, json!({ "max_uses": 4, "max_uses_per_member": 4 })).await;
        let free = coupon(&ben, json!({ "discount_value": 100 })).await;
        let mut orders = Vec::new();
        for number in 0..4 {
            orders.push(id(&ada.post("/marketplace/orders", using(about, number, &one["code"])).await.ok().json()["data"]));
        }
        let full = ada.post("/marketplace/orders", using(about, 4, &one["code"])).await;
        assert_eq!(full.refusal(), (422, "VALIDATION_ERROR".to_owned(), "coupon_code".to_owned()));
        // Called off twice, and by both at once.
        let (first, second) = tokio::join!(act(&ada, orders[0], "cancel"), act(&ben, orders[0], "cancel"));
        assert_eq!((first.status.as_u16(), second.status.as_u16()), (200, 200));
        act(&ada, orders[0], "cancel").await.ok();
        assert_eq!(used(&town, &one).await, 3);
        for order in &orders[1..3] {
            act(&ben, *order, "confirm-payment").await.ok();
        }
        // Nothing was to be paid, so it can be called off all the same.
        let given = id(&ada.post("/marketplace/orders", using(about, 5, &free["code"])).await.ok().json()["data"]);
        assert_eq!((status(&town, given).await.as_str(), used(&town, &free).await), ("paid", 1));
        act(&ada, given, "cancel").await.ok();
        assert_eq!(used(&town, &free).await, 0);
        town.later(TimeDelta::minutes(30));
        tokio::join!(tick(&town), tick(&town));
        for person in [&mut ada, &mut ben, &mut admin] {
            person.signs_in().await;
        }
        assert_eq!((status(&town, orders[3]).await.as_str(), used(&town, &one).await), ("cancelled", 2));
        // A coupon that is gone counts all the same.
        ben.delete(&own(&one)).await.ok();
        for (order, refund, left) in [(orders[1], json!(5.0), 2), (orders[2], Value::Null, 1)] {
            let claim = json!({ "reason": "damaged", "description": "A wheel is off." });
            let dispute = id(&ada.post(&format!("/marketplace/orders/{order}/dispute"), claim).await.ok().json()["data"]);
            let decision = json!({ "resolution": "buyer", "resolution_notes": "It is.", "refund_amount": refund });
            put(&admin, &format!("/admin/marketplace/disputes/{dispute}/resolve"), decision).await.ok();
            assert_eq!(used(&town, &one).await, left, "what is paid back in part stays bought");
        }
        let why = "SELECT reversal_reason FROM marketplace_coupon_redemptions WHERE reversed_at IS NOT NULL ORDER BY reversal_reason";
        let why: Vec<String> = town.db().all(why, params![]).await.unwrap();
        assert_eq!(why, ["cancel", "cancel", "expire", "refund"]);
        all_is_sound(&town).await;
    }

    async fn what_cannot_be_used_makes_no_order(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let about = listing(&town, &ben, Sold { stock: Some(2), ..CASH }).await;
        let (gift, hours) = (listing(&town, &ben, GIFT).await, listing(&town, &ben, HOURS).await);
        listing(&town, &cleo, CASH).await;
        grant(&town, &ada, 1_000).await;
        let shelf = category(&town, "shelf").await;
        let (later, now) = (town.clock.now() + TimeDelta::hours(1), town.clock.now());
        let theirs = coupon(&cleo, json!({})).await;
        let good = coupon(&ben, json!({})).await;
        let gone = coupon(&ben, json!({})).await;
        ben.delete(&own(&gone)).await.ok();
        let mut number = 0;
        for (code, listing) in [
            (json!("UNHEARD-OF"), about),
            (theirs["code"].clone(), about),
            (gone["code"].clone(), about),
            (coupon(&ben, json!({ "status": "draft" })).await["code"].clone(), about),
            (coupon(&ben, json!({ "status": "paused" })).await["code"].clone(), about),
            (coupon(&ben, json!({ "status": "expired" })).await["code"].clone(), about),
            (coupon(&ben, json!({ "valid_from": later })).await["code"].clone(), about),
            (coupon(&ben, json!({ "valid_until": now })).await["code"].clone(), about),
            (coupon(&ben, json!({ "min_order_cents": 1251 })).await["code"].clone(), about),
            (coupon(&ben, json!({ "discount_type": "bogo" })).await["code"].clone(), about),
            (coupon(&ben, json!({ "applies_to": "listing_ids", "applies_to_ids": [gift] })).await["code"].clone(), about),
            (coupon(&ben, json!({ "applies_to": "category_ids", "applies_to_ids": [shelf] })).await["code"].clone(), about),
            (good["code"].clone(), gift),
            (good["code"].clone(), hours),
        ] {
            number += 1;
            let refused = ada.post("/marketplace/orders", using(listing, number, &code)).await.refusal();
            assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), "coupon_code".to_owned()), "{number}");
            let refused = validate(&ada, json!({ "code": code, "listing_id": listing })).await.refusal();
            assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), "code".to_owned()), "{number}");
        }
        let mut both = using(about, 90, &good["code"]);
        both["loyalty_redemption_id"] = json!(1);
        assert_eq!(ada.post("/marketplace/orders", both).await.refusal().2, "coupon_code");
        let mut many = using(about, 91, &good["code"]);
        many["quantity"] = json!(3);
        assert_eq!(ada.post("/marketplace/orders", many).await.refusal().1, "OUT_OF_STOCK");
        assert_eq!(validate(&ada, json!({ "code": good["code"], "listing_id": 99_999 })).await.refusal().1, "RESOURCE_NOT_FOUND");
        assert_eq!(validate(&ben, json!({ "code": good["code"], "listing_id": about })).await.refusal().2, "listing_id");
        let yen = "UPDATE marketplace_listings SET price_currency = 'JPY', price = 100000, price_rank = 100000 WHERE id = $1";
        town.db().run(yen, params![about]).await.unwrap();
        let fixed = coupon(&ben, json!({ "discount_type": "fixed", "discount_value": 5 })).await;
        assert_eq!(ada.post("/marketplace/orders", using(about, 92, &fixed["code"])).await.refusal().2, "coupon_code");
        assert_eq!((town.count("marketplace_orders").await, town.count("marketplace_coupon_redemptions").await), (0, 0));
        assert_eq!((stock(&town, about).await.0, used(&town, &good).await), (Some(2), 0));
        let quote = validate(&ada, json!({ "code": good["code"], "listing_id": about })).await.ok().json()["data"].clone();
        assert_eq!((&quote["discount_cents"], &quote["discount_amount"]), (&json!(100), &json!(100.0)));
        all_is_sound(&town).await;
    }

    async fn what_is_agreed_on_by_an_offer_takes_a_coupon_too(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let about = listing(&town, &ben, Sold { price_type: "negotiable", ..CASH }).await;
        let one = coupon(&ben, json!({ "max_uses": 1 })).await;
        let offer = id(&ada.post(&format!("/marketplace/listings/{about}/offers"), json!({ "amount": 10 })).await.ok().json()["data"]);
        put(&ben, &format!("/marketplace/offers/{offer}/accept"), json!({})).await.ok();
        let mut wish = using(about, 1, &one["code"]);
        wish["offer_id"] = json!(offer);
        let made = ada.post("/marketplace/orders", wish.clone()).await.ok().json()["data"].clone();
        assert_eq!(made["total_price"], 9.0);
        // Called off, the offer may be ordered again with the same coupon.
        act(&ada, id(&made), "cancel").await.ok();
        let again = ada.post("/marketplace/orders", wish).await.ok().json()["data"].clone();
        assert_ne!(again["id"], made["id"]);
        assert_eq!((&again["total_price"], used(&town, &one).await), (&json!(9.0), 1));
        all_is_sound(&town).await;
    }
}
