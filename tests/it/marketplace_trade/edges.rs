//! Where other platforms go wrong (spec marketplace 14): keys that stood for another kind of order, listings that are gone, and hours that run out.

use chrono::TimeDelta;

use super::*;
use crate::each_engine;

/// An accepted offer of the buyer's for a listing.
async fn agreed(buyer: &Person, seller: &Person, listing: i64) -> i64 {
    let made =
        buyer.post(&format!("/marketplace/listings/{listing}/offers"), json!({ "amount": 10 })).await.ok().json();
    let offer = id(&made["data"]);
    let path = format!("/marketplace/offers/{offer}/accept");
    seller.send(seller.request(Method::PUT, &path, None)).await.ok();
    offer
}

fn from(offer: i64, listing: i64, number: usize) -> Value {
    let mut wish = body(listing, number);
    wish["offer_id"] = json!(offer);
    wish
}

async fn low(town: &Town) -> Vec<(i64, String, String)> {
    town.deliver().await;
    let sql = "SELECT user_id, message, link FROM notifications WHERE type = 'low_balance' ORDER BY id";
    town.db().all(sql, params![]).await.unwrap()
}

each_engine! {
    async fn a_key_stands_for_one_order_whether_it_came_of_an_offer_or_not(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (plain, talked) = (listing(&town, &ben, CASH).await, listing(&town, &ben, CASH).await);
        let first = id(&order(&ada, plain, 1).await);
        let offer = agreed(&ada, &ben, talked).await;
        let reused = (422, "VALIDATION_ERROR".to_owned(), "idempotency_key".to_owned());
        assert_eq!(ada.post("/marketplace/orders", from(offer, talked, 1)).await.refusal(), reused);
        assert_eq!(stock(&town, talked).await.1, "reserved", "nothing came of it");
        let second = id(&ada.post("/marketplace/orders", from(offer, talked, 2)).await.ok().json()["data"]);
        assert_eq!(ada.post("/marketplace/orders", body(plain, 2)).await.refusal(), reused);
        assert_eq!(id(&order(&ada, plain, 1).await), first);
        assert_eq!(town.count("marketplace_orders").await, 2);

        // Both at the same moment under one key: one of them is made.
        act(&ada, second, "cancel").await.ok();
        let (one, other) = tokio::join!(
            ada.post("/marketplace/orders", from(offer, talked, 3)),
            ada.post("/marketplace/orders", body(plain, 3)),
        );
        let mut statuses = [one.status, other.status].map(|status| status.as_u16());
        statuses.sort_unstable();
        assert_eq!(statuses, [201, 422], "{} {}", one.text(), other.text());
        assert_eq!(town.count("marketplace_orders").await, 3);
        all_is_sound(&town).await;
    }

    async fn an_order_outlives_its_listing(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let about = listing(&town, &ben, CASH).await;
        let (kept, off) = (id(&order(&ada, about, 1).await), id(&order(&ada, about, 2).await));
        town.db().run("DELETE FROM marketplace_listings WHERE id = $1", params![about]).await.unwrap();
        for (person, list) in [(&ada, "purchases"), (&ben, "sales")] {
            let page = person.get(&format!("/marketplace/orders/{list}")).await.ok().json()["data"].clone();
            assert_eq!((page.as_array().unwrap().len(), &page[0]["listing"]), (2, &Value::Null), "{list}");
        }
        act(&ada, off, "cancel").await.ok();
        act(&ben, kept, "confirm-payment").await.ok();
        act(&ada, kept, "confirm-delivery").await.ok();
        let done = "UPDATE marketplace_orders SET status = 'completed', completed_at = $2 WHERE id = $1";
        town.db().run(done, params![kept, town.clock.now()]).await.unwrap();
        let path = format!("/marketplace/orders/{kept}");
        let said = ada.post(&format!("{path}/rate"), json!({ "rating": 5 })).await.ok().json()["data"].clone();
        assert_eq!((&said["order"]["id"], &said["order"]["listing"]), (&json!(kept), &Value::Null));
        let complaint = json!({ "reason": "other", "description": "A wheel is off." });
        let dispute = ada.post(&format!("{path}/dispute"), complaint).await.ok().json()["data"].clone();
        assert_eq!(dispute["order"]["listing"], Value::Null);
        let ask = "query ($id: ID!) { marketplaceOrder(id: $id) { listing { title } listingTitle ratings { rating order { orderNumber } } } }";
        let seen = ben.graphql(ask, json!({ "id": kept.to_string() })).await.ok().json()["data"]["marketplaceOrder"].clone();
        assert_eq!(seen, json!({
            "listing": null, "listingTitle": null, "ratings": [{ "rating": 5, "order": { "orderNumber": said["order"]["order_number"] } }],
        }));
    }

    async fn whoever_has_little_left_is_told_once_a_day(town: Town = UNLIMITED) {
        let [mut ada, ben] = town.members(["ada", "ben"]).await;
        let pay = async |payer: &Person, hours: f64| {
            payer.post("/wallet/transfer", json!({ "user_id": ben.id, "amount": hours, "description": "Help" })).await.ok();
            town.later(TimeDelta::minutes(3));
        };
        grant(&town, &ada, 300).await;
        let about = listing(&town, &ben, HOURS).await;
        order(&ada, about, 1).await;
        assert_eq!(low(&town).await, [], "an hour and a half is enough");
        order(&ada, about, 2).await;
        let line = (ada.id, "Your balance is low. Offering something is a good way to earn hours.".to_owned(), "/wallet".to_owned());
        assert_eq!(low(&town).await, std::slice::from_ref(&line));
        // More, and little again on the same day: it is known by now.
        grant(&town, &ada, 200).await;
        pay(&ada, 1.5).await;
        assert_eq!(low(&town).await, std::slice::from_ref(&line));
        town.later(TimeDelta::days(1));
        ada.signs_in().await;
        pay(&ada, 0.25).await;
        assert_eq!(low(&town).await, std::slice::from_ref(&line), "there was little before");
        grant(&town, &ada, 200).await;
        pay(&ada, 2.0).await;
        assert_eq!(low(&town).await, [line.clone(), line.clone()]);
        // Where the community wants nobody told, nobody is.
        crate::marketplace::decides(&town, json!({ "wallet": { "low_balance": 0 } })).await;
        town.later(TimeDelta::days(1));
        ada.signs_in().await;
        grant(&town, &ada, 200).await;
        pay(&ada, 2.0).await;
        assert_eq!(low(&town).await, [line.clone(), line]);
        all_is_sound(&town).await;
    }
}
