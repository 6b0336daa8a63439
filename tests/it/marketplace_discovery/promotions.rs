//! Promotions that cost nothing: they begin, they end, and nobody has two.

use chrono::TimeDelta;
use timeweave::marketplace::catalogue::tasks;

use super::*;
use crate::each_engine;

async fn promotes(person: &Person, listing: i64, kind: &str) -> Heard {
    person.post(&format!("/marketplace/listings/{listing}/promote"), json!({"promotion_type": kind})).await
}

each_engine! {
    async fn a_promotion_from_its_beginning_to_its_end(town: Town) {
        unmoderated(&town).await;
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let (listing, other) = (sells(&town, &ada, json!({})).await, sells(&town, &ada, json!({})).await);
        // Where the community has none, there is nothing.
        for heard in [
            ada.get("/marketplace/promotions/products").await, ada.get("/marketplace/promotions/mine").await,
            promotes(&ada, listing, "bump").await, ada.get(&format!("/marketplace/listings/{listing}/promotion")).await,
        ] {
            assert_eq!(heard.code(), "FEATURE_DISABLED");
        }
        decides(&town, json!({"marketplace.moderation_enabled": false, "marketplace.promotions_enabled": true, "marketplace.bump_price": 0, "marketplace.featured_price": 4})).await;
        let products = ada.get("/marketplace/promotions/products").await.ok().json()["data"].clone();
        let told: Vec<_> = products.as_array().unwrap().iter().map(|one| (one["promotion_type"].as_str().unwrap(), one["price"].as_f64().unwrap(), one["duration_hours"].as_i64().unwrap(), one["is_available"] == true)).collect();
        assert_eq!(told, [("bump", 0.0, 24, true), ("top_of_category", 6.0, 72, false), ("featured", 4.0, 168, false), ("homepage_carousel", 8.0, 168, false)]);
        assert_eq!((promotes(&ada, listing, "featured").await.status.as_u16(), promotes(&ada, listing, "featured").await.code()), (503, "PAYMENT_UNAVAILABLE".to_owned()));
        for (heard, refusal) in [
            (promotes(&ben, listing, "bump").await, (403, "FORBIDDEN", "")),
            (promotes(&ada, 99_999, "bump").await, (404, "RESOURCE_NOT_FOUND", "")),
            (promotes(&ada, listing, "shout").await, (422, "VALIDATION_ERROR", "promotion_type")),
        ] {
            let (status, code, field) = heard.refusal();
            assert_eq!((status, code.as_str(), field.as_str()), refusal);
        }
        // Of two at once one is granted.
        town.later(TimeDelta::seconds(61));
        let (one, second) = tokio::join!(promotes(&ada, listing, "bump"), promotes(&ada, listing, "bump"));
        let mut answers = [one.status.as_u16(), second.status.as_u16()];
        answers.sort_unstable();
        assert_eq!(answers, [201, 422]);
        let now = ada.get(&format!("/marketplace/listings/{listing}/promotion")).await.ok().json()["data"].clone();
        assert_eq!((&now["promotion_type"], &now["is_active"], &now["listing_id"]), (&json!("bump"), &json!(true), &json!(listing)));
        assert_eq!(ada.get("/marketplace/promotions/mine").await.ok().json()["data"], json!([now]));
        assert_eq!(ben.get("/marketplace/promotions/mine").await.ok().json()["data"], json!([]));
        assert_eq!(ben.get(&format!("/marketplace/listings/{listing}/promotion")).await.code(), "FORBIDDEN");
        assert_eq!(ids(&ben.get("/marketplace/listings?featured_first=true").await.ok().json()), [listing, other]);
        assert_eq!(ids(&ben.get("/marketplace/listings/featured").await.ok().json()), [listing]);
        // What members do not see cannot be promoted.
        put(&ada, &format!("/marketplace/listings/{other}"), json!({"status": "draft"})).await.ok();
        assert_eq!(promotes(&ada, other, "bump").await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "status".to_owned()));
        // It ends by itself, and the clock clears it.
        town.later(TimeDelta::hours(24));
        ada.signs_in().await;
        ben.signs_in().await;
        assert_eq!(ids(&ben.get("/marketplace/listings/featured").await.ok().json()), Vec::<i64>::new());
        let over = ada.get(&format!("/marketplace/listings/{listing}/promotion")).await.ok().json()["data"].clone();
        assert_eq!((&over["promotion_type"], &over["promoted_until"], &over["is_active"]), (&json!(null), &json!(null), &json!(false)));
        assert_eq!(tasks::end_promotions(town.world()).await.unwrap(), 1);
        assert_eq!(tasks::end_promotions(town.world()).await.unwrap(), 0);
        assert_eq!(promotes(&ada, listing, "bump").await.status, 201);
    }
}
