//! When ordered things are picked up: places that are taken, freed and handed over.

use chrono::TimeDelta;
use futures::future::join_all;
use timeweave::base::Timestamp;

use super::*;
use crate::each_engine;

/// A slot of somebody's that begins in so many hours and has room for so many.
pub async fn slot(town: &Town, seller: &Person, hours: i64, capacity: i64) -> i64 {
    let start: Timestamp = town.clock.now() + TimeDelta::hours(hours);
    let body = json!({ "slot_start": start, "slot_end": start + TimeDelta::hours(2), "capacity": capacity });
    let made = seller.post("/marketplace/seller/pickup-slots", body).await;
    assert_eq!(made.status, 201, "{}", made.text());
    id(&made.json()["data"])
}

pub fn with_slot(listing: i64, number: usize, slot: i64) -> Value {
    let mut wish = body(listing, number);
    wish["pickup_slot_id"] = json!(slot);
    wish
}

pub async fn booked(town: &Town, slot: i64) -> i64 {
    town.db().one("SELECT booked_count FROM marketplace_pickup_slots WHERE id = $1", params![slot]).await.unwrap()
}

pub async fn reserve(buyer: &Person, order: i64, slot: i64) -> Heard {
    buyer.post(&format!("/marketplace/orders/{order}/pickup-reservation"), json!({ "slot_id": slot })).await
}

pub async fn scan(seller: &Person, code: &str) -> Heard {
    seller.post("/marketplace/seller/pickup-scan", json!({ "qr_code": code })).await
}

async fn open(person: &Person, listing: i64) -> Vec<(i64, i64)> {
    let list = person.get(&format!("/marketplace/listings/{listing}/pickup-slots")).await.ok().json()["data"].clone();
    list.as_array().unwrap().iter().map(|slot| (id(slot), slot["remaining"].as_i64().unwrap())).collect()
}

each_engine! {
    async fn a_place_is_taken_with_the_order_and_handed_over(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let about = listing(&town, &ben, CASH).await;
        assert_eq!(open(&ada, about).await, []);
        let (early, late) = (slot(&town, &ben, 4, 2).await, slot(&town, &ben, 2, 1).await);
        assert_eq!(open(&ada, about).await, [(late, 1), (early, 2)], "the earliest first");
        let refused = ada.post("/marketplace/orders", body(about, 1)).await;
        assert_eq!(refused.refusal(), (422, "VALIDATION_ERROR".to_owned(), "pickup_slot_id".to_owned()));
        let made = ada.post("/marketplace/orders", with_slot(about, 1, late)).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let made = id(&made.json()["data"]);
        // Sent again, nothing is taken again.
        assert_eq!(id(&ada.post("/marketplace/orders", with_slot(about, 1, late)).await.json()["data"]), made);
        assert_eq!((booked(&town, late).await, open(&ada, about).await), (1, vec![(early, 2)]));
        let full = cleo.post("/marketplace/orders", with_slot(about, 2, late)).await;
        assert_eq!(full.refusal(), (422, "VALIDATION_ERROR".to_owned(), "pickup_slot_id".to_owned()));
        assert_eq!(town.count("marketplace_orders").await, 1, "without a place nothing is ordered");

        let pickups = ada.get("/marketplace/me/pickups").await.ok().json();
        let pickup = pickups["data"][0].clone();
        let code = pickup["qr_code"].as_str().unwrap().to_owned();
        assert_eq!(pickup, json!({
            "id": pickup["id"], "slot_id": late, "order_id": made, "listing_id": about, "listing_title": "Wooden train", "qr_code": code,
            "status": "reserved", "reserved_at": pickup["reserved_at"], "picked_up_at": null,
            "slot": { "slot_start": pickup["slot"]["slot_start"], "slot_end": pickup["slot"]["slot_end"] },
        }));
        assert_eq!(code.len(), 26);
        assert_eq!(ben.get("/marketplace/me/pickups").await.ok().json()["data"], json!([]));

        assert_eq!(scan(&ben, "nothing").await.refusal().1, "QR_NOT_FOUND");
        assert_eq!(scan(&ada, &code).await.refusal().1, "NOT_FOR_SELLER");
        assert_eq!(scan(&ben, &code).await.refusal().1, "ORDER_NOT_PAID");
        act(&ben, made, "confirm-payment").await.ok();
        let handed = scan(&ben, &format!(" {} ", code.to_lowercase())).await.ok().json()["data"].clone();
        assert_eq!(handed, json!({
            "id": pickup["id"], "order_id": made, "listing_id": about, "status": "picked_up", "picked_up_at": handed["picked_up_at"],
        }));
        assert_eq!(status(&town, made).await, "paid", "the buyer confirms that it has come");
        assert_eq!(scan(&ben, &code).await.refusal().1, "ALREADY_PICKED_UP");
        act(&ada, made, "confirm-delivery").await.ok();
        all_is_sound(&town).await;
    }

    async fn what_is_off_frees_its_place_and_what_was_handed_over_keeps_it(town: Town = UNLIMITED) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let mut admin = town.member_as("harbour", "warden", "admin").await;
        let about = listing(&town, &ben, CASH).await;
        let place = slot(&town, &ben, 48, 5).await;
        let mut orders = Vec::new();
        for number in 0..4 {
            let made = ada.post("/marketplace/orders", with_slot(about, number, place)).await;
            orders.push(id(&made.ok().json()["data"]));
        }
        assert_eq!(booked(&town, place).await, 4);
        let pickups = ada.get("/marketplace/me/pickups").await.ok().json()["data"].clone();
        let code = |order: i64| {
            let found = pickups.as_array().unwrap().iter().find(|pickup| pickup["order_id"] == order);
            found.unwrap()["qr_code"].as_str().unwrap().to_owned()
        };
        act(&ada, orders[0], "cancel").await.ok();
        act(&ada, orders[0], "cancel").await.ok();
        assert_eq!(booked(&town, place).await, 3);
        assert_eq!(scan(&ben, &code(orders[0])).await.refusal().1, "RESERVATION_CANCELLED");
        for order in &orders[1..3] {
            act(&ben, *order, "confirm-payment").await.ok();
        }
        town.later(TimeDelta::minutes(30));
        tick(&town).await;
        for person in [&mut ada, &mut ben, &mut admin] {
            person.signs_in().await;
        }
        assert_eq!((status(&town, orders[3]).await.as_str(), booked(&town, place).await), ("cancelled", 2));
        scan(&ben, &code(orders[1])).await.ok();
        for order in &orders[1..3] {
            let claim = json!({ "reason": "damaged", "description": "A wheel is off." });
            let dispute = id(&ada.post(&format!("/marketplace/orders/{order}/dispute"), claim).await.ok().json()["data"]);
            let decision = json!({ "resolution": "buyer", "resolution_notes": "It is." });
            let path = format!("/admin/marketplace/disputes/{dispute}/resolve");
            admin.send(admin.request(Method::PUT, &path, Some(decision))).await.ok();
        }
        assert_eq!(booked(&town, place).await, 1, "one was handed over before");
        let gone = ben.delete(&format!("/marketplace/seller/pickup-slots/{place}")).await;
        assert_eq!(gone.refusal().1, "SLOT_HAS_RESERVATIONS");
        all_is_sound(&town).await;
    }

    async fn a_slot_is_never_booked_above_its_capacity(town: Town = UNLIMITED) {
        let [ben, ada, cleo, dora] = town.members(["ben", "ada", "cleo", "dora"]).await;
        let about = listing(&town, &ben, CASH).await;
        let place = slot(&town, &ben, 48, 3).await;
        let buyers = [&ada, &cleo, &dora];
        let all = buyers.iter().flat_map(|buyer| (0..4).map(move |nth| (*buyer, nth)));
        let heard = join_all(all.map(|(buyer, nth)| async move {
            let heard = buyer.post("/marketplace/orders", with_slot(about, nth, place)).await;
            if heard.status == 201 && nth % 2 == 1 {
                act(buyer, id(&heard.json()["data"]), "cancel").await.ok();
            }
            heard.status.as_u16()
        }))
        .await;
        assert!(heard.iter().all(|status| [201, 422].contains(status)), "{heard:?}");
        let live = count(&town, "SELECT COUNT(*) FROM marketplace_orders WHERE status <> 'cancelled'").await;
        assert_eq!(booked(&town, place).await, live);
        assert!(live <= 3 && heard.iter().filter(|status| **status == 201).count() >= 3, "{heard:?}");
        all_is_sound(&town).await;
    }

    async fn a_time_can_be_reserved_later_and_only_one_that_fits(town: Town = UNLIMITED) {
        let [mut ada, mut ben, mut cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let about = listing(&town, &ben, CASH).await;
        let made = id(&order(&ada, about, 1).await);
        let shipped = id(&order(&ada, about, 2).await);
        let sql = "UPDATE marketplace_orders SET shipping_method = 'post' WHERE id = $1";
        town.db().run(sql, params![shipped]).await.unwrap();
        let full = slot(&town, &ben, 5, 1).await;
        cleo.post("/marketplace/orders", with_slot(about, 3, full)).await.ok();
        let (over, good) = (slot(&town, &ben, 1, 1).await, slot(&town, &ben, 6, 1).await);
        let (hidden, theirs) = (slot(&town, &ben, 7, 1).await, slot(&town, &dora, 7, 1).await);
        let off = json!({ "is_active": false });
        ben.send(ben.request(Method::PUT, &format!("/marketplace/seller/pickup-slots/{hidden}"), Some(off))).await.ok();
        town.later(TimeDelta::hours(1));
        for person in [&mut ada, &mut ben, &mut cleo] {
            person.signs_in().await;
        }
        let sql = "UPDATE marketplace_orders SET status = 'paid', payment_expires_at = NULL WHERE id IN ($1, $2)";
        town.db().run(sql, params![made, shipped]).await.unwrap();
        for (person, order, slot, code) in [
            (&ada, shipped, good, "ORDER_NOT_PICKUP_ELIGIBLE"),
            (&ada, made, 9_999, "SLOT_NOT_FOUND"),
            (&ada, made, theirs, "SLOT_SELLER_MISMATCH"),
            (&ada, made, hidden, "SLOT_INACTIVE"),
            (&ada, made, over, "SLOT_PAST"),
            (&ada, made, full, "SLOT_FULL"),
        ] {
            assert_eq!(reserve(person, order, slot).await.refusal(), (422, code.to_owned(), String::new()), "{code}");
        }
        for (person, order) in [(&ada, 9_999), (&ben, made), (&cleo, made)] {
            let refused = reserve(person, order, good).await.refusal();
            assert_eq!(refused, (404, "ORDER_NOT_FOUND".to_owned(), String::new()));
        }
        let (one, other) = tokio::join!(reserve(&ada, made, good), reserve(&ada, made, good));
        let mut statuses = [one.status, other.status].map(|status| status.as_u16());
        statuses.sort_unstable();
        assert_eq!((statuses, booked(&town, good).await), ([201, 422], 1));
        assert_eq!(reserve(&ada, made, good).await.refusal().1, "DUPLICATE_RESERVATION");
        all_is_sound(&town).await;
    }

    async fn the_graph_reserves_and_scans_too(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let about = listing(&town, &ben, CASH).await;
        let made = id(&order(&ada, about, 1).await);
        act(&ben, made, "confirm-payment").await.ok();
        let place = slot(&town, &ben, 5, 1).await;
        let slots = "query ($listing: ID!) { marketplaceListingPickupSlots(listingId: $listing) { remaining seller { name } } }";
        let open = ada.graphql(slots, json!({ "listing": about.to_string() })).await.ok().json();
        assert_eq!(open["data"]["marketplaceListingPickupSlots"][0]["remaining"], 1);
        let reserve = "mutation ($order: ID!, $slot: ID!) {
            reserveMarketplacePickup(input: { orderId: $order, slotId: $slot }) { pickup { qrCode status } order { status } }
        }";
        let reserved = ada.graphql(reserve, json!({ "order": made.to_string(), "slot": place.to_string() })).await.ok().json();
        let reserved = reserved["data"]["reserveMarketplacePickup"].clone();
        assert_eq!((&reserved["pickup"]["status"], &reserved["order"]["status"]), (&json!("RESERVED"), &json!("PAID")));
        let scan = "mutation ($code: String!) { scanMarketplacePickup(input: { qrCode: $code }) { order { status } } }";
        let scanned = ben.graphql(scan, json!({ "code": reserved["pickup"]["qrCode"] })).await.ok().json();
        assert_eq!(scanned["data"]["scanMarketplacePickup"]["order"]["status"], "PAID");
        let mine = "{ viewer { marketplacePickups(first: 1) { nodes { status listingTitle order { status } slot { slotStart } } } } }";
        let mine = ada.graphql(mine, Value::Null).await.ok().json()["data"]["viewer"]["marketplacePickups"]["nodes"].clone();
        assert_eq!((&mine[0]["status"], &mine[0]["order"]["status"]), (&json!("PICKED_UP"), &json!("PAID")));
    }

    async fn the_other_party_is_told_once_and_a_code_works_once(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let about = listing(&town, &ben, CASH).await;
        let made = id(&order(&ada, about, 1).await);
        act(&ben, made, "confirm-payment").await.ok();
        let place = slot(&town, &ben, 5, 1).await;
        let code = reserve(&ada, made, place).await.ok().json()["data"]["qr_code"].as_str().unwrap().to_owned();
        let all = join_all((0..4).map(|_| scan(&ben, &code))).await;
        let heard: Vec<u16> = all.iter().map(|one| one.status.as_u16()).collect();
        assert_eq!(heard.iter().filter(|status| **status == 200).count(), 1, "{heard:?}");
        for one in all.iter().filter(|one| one.status != 200) {
            assert_eq!(one.refusal().1, "ALREADY_PICKED_UP");
        }
        town.deliver().await;
        let told = "SELECT user_id, type FROM notifications WHERE type LIKE 'marketplace_pickup%' ORDER BY type";
        let told: Vec<(i64, String)> = town.db().all(told, params![]).await.unwrap();
        let (reserved, handed) = ("marketplace_pickup_reserved", "marketplace_pickup_handed_over");
        assert_eq!(told, [(ada.id, handed.to_owned()), (ben.id, reserved.to_owned())]);
        all_is_sound(&town).await;
    }

    async fn what_cannot_be_chosen_with_an_order_makes_none(town: Town = UNLIMITED) {
        let [mut ada, mut ben, dora] = town.members(["ada", "ben", "dora"]).await;
        let about = listing(&town, &ben, GIFT).await;
        let (over, theirs, hidden) = (slot(&town, &ben, 1, 1).await, slot(&town, &dora, 7, 1).await, slot(&town, &ben, 7, 1).await);
        let off = json!({ "is_active": false });
        ben.send(ben.request(Method::PUT, &format!("/marketplace/seller/pickup-slots/{hidden}"), Some(off))).await.ok();
        town.later(TimeDelta::hours(1));
        for person in [&mut ada, &mut ben] {
            person.signs_in().await;
        }
        for slot in [over, theirs, hidden, 9_999] {
            let refused = ada.post("/marketplace/orders", with_slot(about, 1, slot)).await.refusal();
            assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), "pickup_slot_id".to_owned()));
        }
        let sql = "UPDATE marketplace_listings SET local_pickup = $2 WHERE id = $1";
        town.db().run(sql, params![about, false]).await.unwrap();
        let good = slot(&town, &ben, 5, 1).await;
        let refused = ada.post("/marketplace/orders", with_slot(about, 1, good)).await.refusal();
        assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), "pickup_slot_id".to_owned()));
        assert_eq!(open(&ada, about).await, [], "it is not picked up");
        assert_eq!((town.count("marketplace_orders").await, town.count("marketplace_pickup_reservations").await), (0, 0));
        assert_eq!(stock(&town, about).await.0, Some(1));
        all_is_sound(&town).await;
    }

    async fn strangers_and_other_communities_find_nothing(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let about = listing(&town, &ben, CASH).await;
        let made = id(&order(&ada, about, 1).await);
        let (place, other) = (slot(&town, &ben, 5, 1).await, slot(&town, &far, 5, 1).await);
        assert_eq!(reserve(&far, made, other).await.refusal().1, "ORDER_NOT_FOUND");
        assert_eq!(reserve(&ada, made, other).await.refusal().1, "SLOT_NOT_FOUND");
        assert_eq!(booked(&town, other).await, 0);
        // Whoever is blocked can still end what was begun; nobody else begins something.
        ben.tap(&format!("/users/{}/block", ada.id)).await.ok();
        let code = reserve(&ada, made, place).await.ok().json()["data"]["qr_code"].as_str().unwrap().to_owned();
        act(&ben, made, "confirm-payment").await.ok();
        assert_eq!(scan(&far, &code).await.refusal().1, "QR_NOT_FOUND");
        assert_eq!(scan(&cleo, &code).await.refusal().1, "NOT_FOR_SELLER");
        scan(&ben, &code).await.ok();
        for person in [&ada, &far] {
            let path = format!("/marketplace/listings/{about}/pickup-slots");
            assert_eq!(person.get(&path).await.refusal().1, "RESOURCE_NOT_FOUND");
        }
        assert_eq!(open(&cleo, about).await, []);
        assert_eq!(far.get("/marketplace/me/pickups").await.ok().json()["data"], json!([]));
        all_is_sound(&town).await;
    }

    async fn what_is_reserved_by_an_offer_shows_its_times_to_its_buyer(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let about = listing(&town, &ben, Sold { price_type: "negotiable", ..CASH }).await;
        let place = slot(&town, &ben, 5, 1).await;
        let offer = ada.post(&format!("/marketplace/listings/{about}/offers"), json!({ "amount": 10 })).await;
        let offer = id(&offer.json()["data"]);
        ben.send(ben.request(Method::PUT, &format!("/marketplace/offers/{offer}/accept"), None)).await.ok();
        let path = format!("/marketplace/listings/{about}/pickup-slots");
        assert_eq!(cleo.get(&path).await.status, 404);
        assert_eq!(cleo.get(&format!("{path}?offer_id={offer}")).await.status, 404);
        let shown = ada.get(&format!("{path}?offer_id={offer}")).await.ok().json()["data"].clone();
        assert_eq!((id(&shown[0]), &shown[0]["seller_id"]), (place, &json!(ben.id)));
        let mut wish = with_slot(about, 1, place);
        wish["offer_id"] = json!(offer);
        assert_eq!(ada.post("/marketplace/orders", wish).await.status, 201);
        assert_eq!(booked(&town, place).await, 1);
        all_is_sound(&town).await;
    }
}
