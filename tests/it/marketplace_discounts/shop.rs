//! Coupons in the shop: what a member shows, and its seller scans once.

use chrono::TimeDelta;
use futures::future::join_all;

use super::*;
use crate::each_engine;

async fn show(person: &Person, coupon: &Value) -> Heard {
    person.tap(&format!("/coupons/{}/qr", id(coupon))).await
}

async fn token(person: &Person, coupon: &Value) -> String {
    show(person, coupon).await.ok().json()["data"]["token"].as_str().unwrap().to_owned()
}

async fn scan(person: &Person, token: &str) -> Heard {
    person.post("/coupons/redeem-qr", json!({ "token": token })).await
}

each_engine! {
    async fn what_is_shown_is_good_once_and_for_its_seller(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        for seller in [&ben, &cleo] {
            listing(&town, seller, CASH).await;
        }
        let one = coupon(&ben, json!({ "max_uses_per_member": 2 })).await;
        let shown = show(&ada, &one).await.ok().json()["data"].clone();
        let text = shown["token"].as_str().unwrap().to_owned();
        let until = town.clock.now() + TimeDelta::seconds(300);
        assert_eq!((text.len(), &shown["coupon_code"]), (16, &one["code"]));
        assert_eq!(shown["expires_at"].as_str().unwrap()[..19], until.to_rfc3339()[..19]);
        let kept: Vec<u8> = town.db().one("SELECT token_hash FROM marketplace_coupon_tokens", params![]).await.unwrap();
        assert_eq!(kept.len(), 32, "only its hash is kept");
        assert_eq!(scan(&ben, "NOTHING").await.refusal(), (422, "QR_NOT_FOUND".to_owned(), String::new()));
        for person in [&ada, &cleo] {
            assert_eq!(scan(person, &text).await.refusal(), (422, "NOT_FOR_SELLER".to_owned(), String::new()));
        }
        let used_up = scan(&ben, &format!(" {} ", text.to_lowercase())).await.ok().json()["data"].clone();
        assert_eq!(used_up["coupon_id"], one["id"]);
        assert_eq!(scan(&ben, &text).await.refusal().1, "QR_NOT_FOUND");
        // A new one takes the place of the one before.
        let (before, after) = (token(&ada, &one).await, token(&ada, &one).await);
        assert_eq!(scan(&ben, &before).await.refusal().1, "QR_NOT_FOUND");
        scan(&ben, &after).await.ok();
        assert_eq!(show(&ada, &one).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), String::new()));
        assert_eq!(show(&ben, &one).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), String::new()), "their own");
        let items = ben.get(&format!("{}/redemptions", own(&one))).await.ok().json()["data"]["items"].clone();
        assert_eq!(items[1], json!({
            "id": used_up["redemption_id"], "coupon_id": one["id"], "user_id": ada.id, "order_id": null, "discount_applied_cents": 0, "discount_amount": 0.0,
            "currency": null,
            "redeemed_at": used_up["redeemed_at"], "redemption_method": "qr_scan",
        }));
        assert_eq!((used(&town, &one).await, town.count("marketplace_coupon_tokens").await), (2, 0));
        all_is_sound(&town).await;
    }

    async fn what_is_shown_too_late_is_worth_nothing(town: Town = UNLIMITED) {
        let [ada, mut ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let about = listing(&town, &ben, CASH).await;
        let one = coupon(&ben, json!({ "max_uses": 1 })).await;
        let early = token(&ada, &one).await;
        town.later(TimeDelta::seconds(300));
        ben.signs_in().await;
        assert_eq!(scan(&ben, &early).await.refusal().1, "QR_NOT_FOUND");
        // Others were faster, or its seller has paused it.
        let late = token(&ada, &one).await;
        let order = id(&cleo.post("/marketplace/orders", using(about, 1, &one["code"])).await.ok().json()["data"]);
        assert_eq!(scan(&ben, &late).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), String::new()));
        act(&cleo, order, "cancel").await.ok();
        put(&ben, &own(&one), json!({ "status": "paused" })).await.ok();
        assert_eq!(scan(&ben, &late).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), String::new()));
        put(&ben, &own(&one), json!({ "status": "active" })).await.ok();
        // A refusal has not used it up.
        scan(&ben, &late).await.ok();
        assert_eq!(used(&town, &one).await, 1);
        all_is_sound(&town).await;
    }

    async fn of_many_scans_one_counts(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        listing(&town, &ben, CASH).await;
        let one = coupon(&ben, json!({ "max_uses": 2, "max_uses_per_member": 2 })).await;
        let (text, other) = (token(&ada, &one).await, token(&cleo, &one).await);
        let heard = join_all([&text, &text, &other, &text, &other].map(|text| scan(&ben, text))).await;
        assert_eq!(heard.iter().filter(|one| one.status == 200).count(), 2);
        for one in heard.iter().filter(|one| one.status != 200) {
            assert_eq!((one.status.as_u16(), one.refusal().0), (422, 422));
        }
        assert_eq!((used(&town, &one).await, town.count("marketplace_coupon_redemptions").await), (2, 2));
        all_is_sound(&town).await;
    }
}
