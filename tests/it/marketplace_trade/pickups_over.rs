//! Times that are moved, and times that are over.

use chrono::TimeDelta;
use timeweave::base::Timestamp;

use super::pickups::{booked, reserve, scan, slot, with_slot};
use super::*;
use crate::each_engine;

async fn pickup(buyer: &Person, order: i64) -> Value {
    let mine = buyer.get("/marketplace/me/pickups").await.ok().json()["data"].clone();
    let found = mine.as_array().unwrap().iter().find(|pickup| pickup["order_id"] == order);
    found.unwrap().clone()
}

async fn told(town: &Town, kind: &str) -> Vec<(i64, String)> {
    town.deliver().await;
    let sql = "SELECT user_id, message FROM notifications WHERE type = $1 ORDER BY user_id";
    town.db().all(sql, params![format!("marketplace_pickup_{kind}")]).await.unwrap()
}

each_engine! {
    async fn whoever_is_to_come_hears_that_the_time_is_moved(town: Town = UNLIMITED) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let about = listing(&town, &ben, CASH).await;
        let place = slot(&town, &ben, 48, 5).await;
        let mut orders = Vec::new();
        for (number, buyer) in [&ada, &cleo, &dora].into_iter().enumerate() {
            let made = buyer.post("/marketplace/orders", with_slot(about, number, place)).await;
            orders.push(id(&made.ok().json()["data"]));
        }
        act(&dora, orders[2], "cancel").await.ok();
        let path = format!("/marketplace/seller/pickup-slots/{place}");
        let change = |body: Value| ben.send(ben.request(Method::PUT, &path, Some(body)));
        change(json!({ "capacity": 6 })).await.ok();
        assert_eq!(told(&town, "moved").await, []);
        let start: Timestamp = town.clock.now() + TimeDelta::hours(50);
        change(json!({ "slot_start": start, "slot_end": start + TimeDelta::hours(1) })).await.ok();
        let says = "Ben has moved the pickup time for Wooden train.";
        assert_eq!(told(&town, "moved").await, [(ada.id, says.to_owned()), (cleo.id, says.to_owned())]);
        change(json!({ "slot_start": start })).await.ok();
        assert_eq!(told(&town, "moved").await.len(), 2, "nothing has changed");
    }

    async fn what_nobody_fetched_is_noted_and_may_be_fetched_another_time(town: Town = UNLIMITED) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let about = listing(&town, &ben, CASH).await;
        let (place, later) = (slot(&town, &ben, 2, 5).await, slot(&town, &ben, 200, 1).await);
        let mut orders = Vec::new();
        for number in 0..4 {
            let made = id(&ada.post("/marketplace/orders", with_slot(about, number, place)).await.ok().json()["data"]);
            act(&ben, made, "confirm-payment").await.ok();
            orders.push(made);
        }
        // One is fetched and its code is scanned, of one its buyer says so, and nobody comes for the others.
        let code = pickup(&ada, orders[0]).await["qr_code"].as_str().unwrap().to_owned();
        scan(&ben, &code).await.ok();
        act(&ada, orders[1], "confirm-delivery").await.ok();
        town.later(TimeDelta::hours(28) - TimeDelta::seconds(1));
        assert_eq!(tick(&town).await, 0);
        town.later(TimeDelta::seconds(1));
        let (one, other) = tokio::join!(tick(&town), tick(&town));
        assert_eq!(one + other, 3, "each is noted once");
        for person in [&mut ada, &mut ben] {
            person.signs_in().await;
        }
        let mut stand = Vec::new();
        for order in &orders {
            stand.push(pickup(&ada, *order).await["status"].as_str().unwrap().to_owned());
        }
        assert_eq!(stand, ["picked_up", "picked_up", "no_show", "no_show"]);
        assert_eq!(pickup(&ada, orders[1]).await["picked_up_at"], ada.get(&format!("/marketplace/orders/{}", orders[1])).await.json()["data"]["buyer_confirmed_at"]);
        let says = "Wooden train was not picked up in time.";
        let mut expected = [(ada.id, says.to_owned()), (ada.id, says.to_owned()), (ben.id, says.to_owned()), (ben.id, says.to_owned())];
        expected.sort();
        assert_eq!(told(&town, "missed").await, expected);
        // It is handed over late, or at another time that has room.
        let code = pickup(&ada, orders[2]).await["qr_code"].as_str().unwrap().to_owned();
        scan(&ben, &code).await.ok();
        assert_eq!(reserve(&ada, orders[3], place).await.refusal().1, "SLOT_PAST");
        assert_eq!((booked(&town, place).await, booked(&town, later).await), (4, 0), "what is refused changes nothing");
        let both = tokio::join!(reserve(&ada, orders[3], later), reserve(&ada, orders[3], later));
        let mut heard = [both.0.status.as_u16(), both.1.status.as_u16()];
        heard.sort_unstable();
        assert_eq!((heard, booked(&town, place).await, booked(&town, later).await), ([201, 422], 3, 1));
        all_is_sound(&town).await;
    }

    async fn pickups_have_pages_and_the_oldest_is_found_by_its_id(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let about = listing(&town, &ben, CASH).await;
        let place = slot(&town, &ben, 48, 5).await;
        for number in 0..3 {
            ada.post("/marketplace/orders", with_slot(about, number, place)).await.ok();
        }
        let first = ada.get("/marketplace/me/pickups?per_page=2").await.ok().json();
        assert_eq!((first["data"].as_array().unwrap().len(), &first["meta"]["has_more"]), (2, &json!(true)));
        let cursor = first["meta"]["cursor"].as_str().unwrap().to_owned();
        let rest = ada.get(&format!("/marketplace/me/pickups?per_page=2&cursor={cursor}")).await.ok().json();
        let oldest = id(&rest["data"][0]);
        assert!(rest["data"].as_array().unwrap().len() == 1 && id(&first["data"][1]) > oldest);
        let all = "{ viewer { marketplacePickups(first: 5) { nodes { id } } } }";
        let all = ada.graphql(all, Value::Null).await.ok().json()["data"]["viewer"]["marketplacePickups"]["nodes"].clone();
        let global = all[2]["id"].clone();
        let find = "query ($id: ID!) { node(id: $id) { ... on MarketplacePickup { listingTitle } } }";
        let found = ada.graphql(find, json!({ "id": global })).await.ok().json();
        assert_eq!(found["data"]["node"]["listingTitle"], "Wooden train");
        let strange = ben.graphql(find, json!({ "id": global })).await.json();
        assert_eq!(strange["data"]["node"], Value::Null, "it is the buyer's");
    }
}
