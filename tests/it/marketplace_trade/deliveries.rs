//! Members who bring what others have ordered: who may do what, when hours move, and what each of them knows.

use chrono::TimeDelta;

use super::*;
use crate::each_engine;

/// A listing of somebody's that a member brings.
pub async fn brought(town: &Town, seller: &Person, sold: Sold) -> i64 {
    let about = listing(town, seller, sold).await;
    let sql =
        "UPDATE marketplace_listings SET delivery_method = 'community_delivery', location = 'Quay 1' WHERE id = $1";
    town.db().run(sql, params![about]).await.unwrap();
    crate::marketplace::decides(town, json!({ "marketplace.allow_community_delivery": true })).await;
    about
}

/// An order that waits for somebody who brings it.
pub async fn wished(buyer: &Person, listing: i64, number: usize) -> i64 {
    let mut wish = body(listing, number);
    wish["shipping_method"] = json!("community_delivery");
    wish["delivery_address"] = json!({ "street": "Quay 3" });
    wish["delivery_notes"] = json!("Ring twice.");
    let heard = buyer.post("/marketplace/orders", wish).await;
    assert_eq!(heard.status, 201, "{}", heard.text());
    id(&heard.json()["data"])
}

pub async fn offer(deliverer: &Person, order: i64, hours: f64) -> Heard {
    let body = json!({ "time_credits": hours, "estimated_minutes": 30, "notes": "By bicycle." });
    deliverer.post(&format!("/marketplace/orders/{order}/delivery-offers"), body).await
}

/// What somebody does with a member's offer: `accept`, `confirm` or `withdraw`.
pub async fn answer(person: &Person, order: i64, deliverer: &Person, action: &str) -> Heard {
    let path = format!("/marketplace/orders/{order}/delivery-offers/{}", deliverer.id);
    match action {
        "withdraw" => person.delete(&path).await,
        _ => person.send(person.request(Method::PUT, &format!("{path}/{action}"), None)).await,
    }
}

async fn stands(town: &Town, order: i64, deliverer: &Person) -> String {
    let sql =
        "SELECT status FROM marketplace_deliveries WHERE order_id = $1 AND deliverer_id = $2 ORDER BY id DESC LIMIT 1";
    town.db().one(sql, params![order, deliverer.id]).await.unwrap()
}

async fn open(person: &Person) -> Vec<i64> {
    let list = person.get("/marketplace/deliveries").await.ok().json()["data"].clone();
    list.as_array().unwrap().iter().map(|one| one["order_id"].as_i64().unwrap()).collect()
}

async fn mine(person: &Person) -> Value {
    person.get("/marketplace/me/deliveries").await.ok().json()["data"][0].clone()
}

each_engine! {
    async fn somebody_brings_it_and_is_paid_once(town: Town = UNLIMITED) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        grant(&town, &ada, 1_000).await;
        let about = brought(&town, &ben, HOURS).await;
        let made = wished(&ada, about, 1).await;
        let waits = cleo.get("/marketplace/deliveries").await.ok().json()["data"].clone();
        assert_eq!(waits, json!([{
            "order_id": made, "listing_id": about, "listing_title": "Wooden train", "quantity": 1, "location": "Quay 1",
            "seller": { "id": ben.id, "name": waits[0]["seller"]["name"], "avatar_url": null }, "ordered_at": waits[0]["ordered_at"],
        }]));
        assert_eq!((open(&ada).await, open(&ben).await), (vec![], vec![]), "those who trade do not bring it");
        let offered = offer(&cleo, made, 0.5).await;
        assert_eq!(offered.status, 201, "{}", offered.text());
        let offered = offered.json()["data"].clone();
        assert_eq!((&offered["status"], &offered["buyer"], &offered["delivery_address"], &offered["time_credits"]),
            (&json!("pending"), &Value::Null, &Value::Null, &json!(0.5)));
        assert_eq!((open(&cleo).await, open(&dora).await), (vec![], vec![made]));
        assert_eq!(offer(&cleo, made, 0.5).await.refusal().1, "DELIVERY_OFFER_ERROR");
        offer(&dora, made, 1.0).await.ok();
        for party in [&ada, &ben] {
            let all = party.get(&format!("/marketplace/orders/{made}/delivery-offers")).await.ok().json()["data"].clone();
            let offers: Vec<_> = all.as_array().unwrap().iter().map(|one| one["deliverer"]["id"].as_i64().unwrap()).collect();
            assert_eq!(offers, [dora.id, cleo.id]);
            assert_eq!((&all[1]["notes"], &all[1]["delivery_notes"]), (&json!("By bicycle."), &json!("Ring twice.")));
        }
        assert_eq!(cleo.get(&format!("/marketplace/orders/{made}/delivery-offers")).await.refusal().1, "FORBIDDEN");
        assert_eq!(answer(&ada, made, &cleo, "confirm").await.refusal().1, "DELIVERY_CONFIRM_ERROR");
        answer(&ada, made, &cleo, "accept").await.ok();
        assert_eq!((stands(&town, made, &cleo).await, stands(&town, made, &dora).await), ("accepted".to_owned(), "declined".to_owned()));
        let known = mine(&cleo).await;
        assert_eq!((&known["buyer"]["id"], &known["delivery_address"]["street"], &known["delivery_notes"]),
            (&json!(ada.id), &json!("Quay 3"), &json!("Ring twice.")));
        assert!(open(&dora).await.is_empty());
        act(&ben, made, "ship").await.ok();
        let both = tokio::join!(answer(&ada, made, &cleo, "confirm"), answer(&ada, made, &cleo, "confirm"));
        let paid = [both.0.ok().json(), both.1.ok().json()].map(|one| one["data"].clone());
        assert_eq!(paid[0], paid[1]);
        assert_eq!((&paid[0]["status"], paid[0]["wallet_transaction_id"].is_number()), (&json!("completed"), true));
        assert_eq!((has(&town, &ada).await, has(&town, &ben).await, has(&town, &cleo).await), (800, 150, 50));
        assert_eq!(status(&town, made).await, "shipped", "the buyer says so of the order itself");
        assert_eq!(mine(&cleo).await["delivery_address"], Value::Null, "it is brought");
        assert_eq!(offer(&dora, made, 1.0).await.refusal().1, "DELIVERY_OFFER_ERROR");
        assert_eq!(answer(&cleo, made, &cleo, "withdraw").await.refusal().1, "INVALID_STATE");
        act(&ada, made, "confirm-delivery").await.ok();
        town.deliver().await;
        let told = "SELECT user_id, type, message FROM notifications WHERE type LIKE 'marketplace_delivery%'";
        let mut told: Vec<(i64, String, String)> = town.db().all(told, params![]).await.unwrap();
        told.sort();
        let says = |to: &Person, kind: &str, sentence: &str| (to.id, format!("marketplace_delivery_{kind}"), sentence.to_owned());
        let mut expected = [
            says(&ada, "offered", "Cleo offers to bring you Wooden train."),
            says(&ada, "offered", "Dora offers to bring you Wooden train."),
            says(&ben, "arranged", "Cleo will come to fetch Wooden train."),
            says(&cleo, "accepted", "Ada accepted your offer to bring Wooden train."),
            says(&dora, "declined", "You don't need to bring Wooden train."),
        ];
        expected.sort();
        assert_eq!(told, expected);
        all_is_sound(&town).await;
    }

    async fn every_answer_in_every_status_by_everybody(town: Town = UNLIMITED) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        grant(&town, &ada, 10_000).await;
        let about = brought(&town, &ben, CASH).await;
        // What becomes of an offer in each status when its deliverer, the buyer, or anybody else does this; a code is the refusal.
        let (no, accept, confirm, over) = ("FORBIDDEN", "DELIVERY_ACCEPT_ERROR", "DELIVERY_CONFIRM_ERROR", "INVALID_STATE");
        let table = [
            ("accept", [
                ("pending", no, "accepted"), ("accepted", no, accept), ("declined", no, accept), ("completed", no, accept),
                ("withdrawn", no, accept), ("cancelled", no, accept), ("unpaid", no, accept), ("settled", no, accept),
            ]),
            ("confirm", [
                ("pending", no, confirm), ("accepted", no, "completed"), ("declined", no, confirm), ("completed", no, "completed"),
                ("withdrawn", no, confirm), ("cancelled", no, confirm), ("unpaid", no, "completed"), ("settled", no, confirm),
            ]),
            ("withdraw", [
                ("pending", "withdrawn", no), ("accepted", "withdrawn", no), ("declined", over, no), ("completed", over, no),
                ("withdrawn", over, no), ("cancelled", over, no), ("unpaid", "withdrawn", no), ("settled", over, no),
            ]),
        ];
        let mut number = 0;
        for (action, rows) in table {
            for (from, deliverer, buyer) in rows {
                for (person, expected) in [(&cleo, deliverer), (&ada, buyer), (&ben, no), (&dora, no)] {
                    number += 1;
                    let made = wished(&ada, about, number).await;
                    act(&ben, made, "confirm-payment").await.ok();
                    offer(&cleo, made, 0.25).await.ok();
                    match from {
                        "accepted" => drop(answer(&ada, made, &cleo, "accept").await.ok()),
                        "unpaid" | "settled" => {
                            answer(&ada, made, &cleo, "accept").await.ok();
                            let (now, by) = (town.clock.now(), (from == "settled").then_some(dora.id));
                            let sql = "UPDATE marketplace_deliveries SET status = $2, unpaid_at = $3, settled_by = $4, settled_at = $5 WHERE order_id = $1";
                            town.db().run(sql, params![made, from, now, by, by.map(|_| now)]).await.unwrap();
                        }
                        "completed" => {
                            answer(&ada, made, &cleo, "accept").await.ok();
                            answer(&ada, made, &cleo, "confirm").await.ok();
                        }
                        "declined" => {
                            offer(&dora, made, 0.25).await.ok();
                            answer(&ada, made, &dora, "accept").await.ok();
                        }
                        "withdrawn" => drop(answer(&cleo, made, &cleo, "withdraw").await.ok()),
                        "cancelled" => drop(act(&ada, made, "confirm-delivery").await.ok()),
                        _ => {}
                    }
                    let before = has(&town, &cleo).await;
                    let heard = answer(person, made, &cleo, action).await;
                    let found = if heard.status == 200 {
                        heard.json()["data"]["status"].as_str().unwrap().to_owned()
                    } else {
                        heard.refusal().1
                    };
                    assert_eq!(found, expected, "{action} from {from}: {}", heard.text());
                    assert_eq!(stands(&town, made, &cleo).await, if heard.status == 200 { expected } else { from });
                    let pays = matches!(from, "accepted" | "unpaid") && found == "completed";
                    assert_eq!(has(&town, &cleo).await - before, if pays { 25 } else { 0 }, "{action} from {from}");
                }
            }
        }
        all_is_sound(&town).await;
    }

    async fn what_cannot_be_brought_is_refused_and_leaves_nothing(town: Town = UNLIMITED) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        grant(&town, &ada, 100).await;
        let about = brought(&town, &ben, CASH).await;
        let unpaid = wished(&ada, about, 1).await;
        let made = wished(&ada, about, 2).await;
        act(&ben, made, "confirm-payment").await.ok();
        let fetched = id(&order(&ada, about, 3).await);
        act(&ben, fetched, "confirm-payment").await.ok();
        let delivered = wished(&ada, about, 4).await;
        act(&ben, delivered, "confirm-payment").await.ok();
        act(&ada, delivered, "confirm-delivery").await.ok();
        for (person, order, expected) in [
            (&ada, made, (400, "DELIVERY_OFFER_ERROR")), (&ben, made, (400, "DELIVERY_OFFER_ERROR")),
            (&cleo, unpaid, (400, "DELIVERY_OFFER_ERROR")), (&cleo, fetched, (400, "DELIVERY_OFFER_ERROR")),
            (&cleo, delivered, (400, "DELIVERY_OFFER_ERROR")), (&cleo, 99_999, (404, "NOT_FOUND")), (&far, made, (404, "NOT_FOUND")),
        ] {
            let refused = offer(person, order, 1.0).await.refusal();
            assert_eq!((refused.0, refused.1.as_str()), expected, "{order}");
        }
        for (hours, code) in [(0.2, "validation_failed"), (100.5, "validation_failed"), (0.333, "VALIDATION_ERROR")] {
            assert_eq!(offer(&cleo, made, hours).await.refusal(), (422, code.to_owned(), "time_credits".to_owned()));
        }
        ada.tap(&format!("/users/{}/block", dora.id)).await.ok();
        assert_eq!(offer(&dora, made, 1.0).await.refusal().1, "BLOCKED");
        assert_eq!((open(&dora).await, open(&cleo).await), (vec![], vec![made]));
        assert_eq!(far.get("/marketplace/deliveries").await.ok().json()["data"], json!([]));
        assert_eq!(town.count("marketplace_deliveries").await, 0);
        // More than the buyer has is not agreed on, and what they have spent meanwhile is not paid.
        offer(&cleo, made, 1.5).await.ok();
        assert_eq!(answer(&ada, made, &cleo, "accept").await.refusal().1, "DELIVERY_ACCEPT_ERROR");
        answer(&cleo, made, &cleo, "withdraw").await.ok();
        offer(&cleo, made, 1.0).await.ok();
        assert_eq!(answer(&ada, made, &ben, "accept").await.refusal().0, 404);
        answer(&ada, made, &cleo, "accept").await.ok();
        ada.post("/wallet/transfer", json!({ "user_id": ben.id, "amount": 0.5, "description": "" })).await.ok();
        assert_eq!(answer(&ada, made, &cleo, "confirm").await.refusal().1, "DELIVERY_CONFIRM_ERROR");
        assert_eq!((stands(&town, made, &cleo).await, has(&town, &ada).await), ("accepted".to_owned(), 50));
        all_is_sound(&town).await;
    }

    async fn the_clock_pays_what_has_come_and_an_order_that_is_off_pays_nothing(town: Town = UNLIMITED) {
        let [mut ada, mut ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let mut admin = town.member_as("harbour", "warden", "admin").await;
        grant(&town, &ada, 75).await;
        let about = brought(&town, &ben, CASH).await;
        let mut orders = Vec::new();
        for number in 0..5 {
            let made = wished(&ada, about, number).await;
            act(&ben, made, "confirm-payment").await.ok();
            offer(&cleo, made, 0.5).await.ok();
            answer(&ada, made, &cleo, "accept").await.ok();
            orders.push(made);
        }
        // Two come and go well, one comes and is complained of, one is complained of before, of one somebody else brings it.
        for made in &orders[..3] {
            act(&ada, *made, "confirm-delivery").await.ok();
        }
        answer(&cleo, orders[4], &cleo, "withdraw").await.ok();
        let mut disputes = Vec::new();
        for made in &orders[2..4] {
            let claim = json!({ "reason": "damaged", "description": "A wheel is off." });
            let opened = ada.post(&format!("/marketplace/orders/{made}/dispute"), claim).await;
            disputes.push(id(&opened.ok().json()["data"]));
        }
        town.later(TimeDelta::days(14));
        for person in [&mut ada, &mut ben, &mut cleo, &mut admin] {
            person.signs_in().await;
        }
        tick(&town).await;
        assert_eq!((has(&town, &ada).await, has(&town, &cleo).await), (25, 50), "the hours are enough for one");
        tick(&town).await;
        assert_eq!(has(&town, &cleo).await, 50, "it waits a day");
        for dispute in &disputes {
            let path = format!("/admin/marketplace/disputes/{dispute}/resolve");
            let decision = json!({ "resolution": "buyer", "resolution_notes": "It is." });
            admin.send(admin.request(Method::PUT, &path, Some(decision))).await.ok();
        }
        assert_eq!(stands(&town, orders[2], &cleo).await, "accepted", "what had come was brought");
        assert_eq!(stands(&town, orders[3], &cleo).await, "cancelled");
        grant(&town, &ada, 75).await;
        town.later(TimeDelta::days(1));
        tokio::join!(tick(&town), tick(&town));
        assert_eq!((has(&town, &ada).await, has(&town, &cleo).await), (0, 150));
        let live = "SELECT COUNT(*) FROM marketplace_deliveries WHERE status IN ('pending', 'accepted')";
        assert_eq!(count(&town, live).await, 0);
        town.deliver().await;
        let reminded = "SELECT COUNT(*) FROM notifications WHERE type = 'marketplace_delivery_unpaid'";
        assert_eq!(count(&town, reminded).await, 1, "the buyer is told once of one");
        all_is_sound(&town).await;
    }

    async fn what_nobody_can_pay_ends_after_a_month_and_staff_settle_it(town: Town = UNLIMITED) {
        let [mut ada, ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let mut admin = town.member_as("harbour", "warden", "admin").await;
        grant(&town, &ada, 100).await;
        let about = brought(&town, &ben, CASH).await;
        let mut orders = Vec::new();
        for number in 0..4 {
            let made = wished(&ada, about, number).await;
            act(&ben, made, "confirm-payment").await.ok();
            offer(&cleo, made, 1.0).await.ok();
            answer(&ada, made, &cleo, "accept").await.ok();
            act(&ada, made, "confirm-delivery").await.ok();
            orders.push(made);
        }
        ada.post("/wallet/transfer", json!({ "user_id": ben.id, "amount": 1, "description": "" })).await.ok();
        let path = "/admin/marketplace/deliveries/unpaid";
        town.later(TimeDelta::days(14));
        tick(&town).await;
        for _ in 0..29 {
            town.later(TimeDelta::days(1));
            tick(&town).await;
        }
        for person in [&mut ada, &mut cleo, &mut admin] {
            person.signs_in().await;
        }
        assert_eq!(admin.get(path).await.ok().json()["meta"]["total"], 0, "twenty-nine days are not enough");
        town.later(TimeDelta::days(1));
        tokio::join!(tick(&town), tick(&town));
        town.later(TimeDelta::days(9));
        tick(&town).await;
        for person in [&mut ada, &mut cleo, &mut admin] {
            person.signs_in().await;
        }
        town.deliver().await;
        let told = async |kind: &str| {
            let sql = "SELECT user_id, message FROM notifications WHERE type = $1 ORDER BY id";
            let mut lines: Vec<(i64, String)> = town.db().all(sql, params![format!("marketplace_delivery_{kind}")]).await.unwrap();
            lines.sort();
            lines
        };
        let overdue = "The hours for bringing Wooden train couldn't be paid for 30 days. An administrator will settle this.".to_owned();
        assert_eq!(told("overdue").await, [ada.id, cleo.id].map(|to| vec![(to, overdue.clone()); 4]).concat());
        assert_eq!(told("stuck").await.into_iter().map(|(to, _)| to).collect::<Vec<_>>(), [admin.id; 4]);
        assert_eq!(told("unpaid").await.len(), 4, "the buyer was told of each before");
        // Staff have a list of them, and nobody else.
        let list = admin.get(&format!("{path}?per_page=1")).await.ok().json();
        let row = list["data"][0].clone();
        let number: String = town.db().one("SELECT order_number FROM marketplace_orders WHERE id = $1", params![orders[0]]).await.unwrap();
        assert_eq!((row.clone(), &list["meta"]["total"]), (json!({
            "id": row["id"], "order_id": orders[0], "order_number": number, "order_status": "completed", "listing_title": "Wooden train", "time_credits": 1.0,
            "status": "unpaid", "unpaid_at": row["unpaid_at"], "settled_at": null, "settlement_reason": null, "settled_by": null,
            "deliverer": { "id": cleo.id, "name": row["deliverer"]["name"], "avatar_url": null }, "buyer": { "id": ada.id, "name": row["buyer"]["name"], "avatar_url": null },
            "seller": { "id": ben.id, "name": row["seller"]["name"], "avatar_url": null },
        }), &json!(4)));
        assert!(row["unpaid_at"].as_str().unwrap().starts_with("2026-02-18T12:"), "{row}");
        let ids: Vec<i64> = admin.get(path).await.ok().json()["data"].as_array().unwrap().iter().map(id).collect();
        assert_eq!((ada.get(path).await.refusal().0, timeweave::marketplace::trade::deliveries::store::sound::UNPAID.waiting(town.db(), town.clock.now()).await.unwrap()), (403, 4));
        let settle = async |person: &Person, delivery: i64, how: &str, reason: &str| {
            person.post(&format!("/admin/marketplace/deliveries/{delivery}/settle"), json!({ "settlement": how, "reason": reason })).await
        };
        let far = town.member_as("meadow", "far", "admin").await;
        for (person, delivery, how, reason, expected) in [
            (&ada, ids[0], "retry", "So be it.", (403, "AUTH_INSUFFICIENT_PERMISSIONS", "")), (&far, ids[0], "retry", "So be it.", (404, "NOT_FOUND", "")),
            (&admin, 99_999, "retry", "So be it.", (404, "NOT_FOUND", "")), (&admin, ids[0], "gift", "So be it.", (422, "validation_failed", "settlement")),
            (&admin, ids[0], "retry", "  ", (422, "VALIDATION_ERROR", "reason")), (&admin, ids[0], "community_fund", "Thanks.", (422, "VALIDATION_ERROR", "settlement")),
        ] {
            let refused = settle(person, delivery, how, reason).await.refusal();
            assert_eq!((refused.0, refused.1.as_str(), refused.2.as_str()), expected, "{how} of {delivery}");
        }
        assert_eq!(admin.get(path).await.ok().json()["meta"]["total"], 4, "nothing has changed");
        // One is paid by the community, one was settled in another way, one is tried again, and one its buyer pays after all.
        admin.post("/wallet/community-fund/deposit", json!({ "amount": 1 })).await.ok();
        let (one, other) = tokio::join!(settle(&admin, ids[0], "community_fund", "The community thanks Cleo."), settle(&admin, ids[0], "settled", "A cake."));
        assert_eq!([one.status, other.status].map(|status| status.as_u16()).iter().sum::<u16>(), 609, "one of two is 409");
        if one.status == 200 {
            assert_eq!((has(&town, &cleo).await, one.json()["data"]["status"].as_str()), (100, Some("completed")));
        }
        let settled = settle(&admin, ids[1], "settled", "Ada gave a cake.").await.ok().json()["data"].clone();
        assert_eq!((&settled["status"], &settled["settlement_reason"], &settled["settled_by"]["id"]), (&json!("settled"), &json!("Ada gave a cake."), &json!(admin.id)));
        let asked = "mutation ($id: ID!) { settleMarketplaceDelivery(input: { deliveryId: $id, settlement: RETRY, reason: \"Ada has hours now.\" }) { delivery { status settledBy { restId } } } }";
        let shown = admin.graphql(asked, json!({ "id": ids[2].to_string() })).await.ok().json()["data"]["settleMarketplaceDelivery"]["delivery"].clone();
        assert_eq!(shown, json!({ "status": "ACCEPTED", "settledBy": { "restId": admin.id.to_string() } }));
        let before = has(&town, &cleo).await;
        grant(&town, &ada, 200).await;
        tokio::join!(tick(&town), tick(&town));
        assert_eq!((has(&town, &cleo).await - before, stands(&town, orders[2], &cleo).await.as_str()), (100, "completed"));
        answer(&ada, orders[3], &cleo, "confirm").await.ok();
        assert_eq!((has(&town, &ada).await, admin.get(path).await.ok().json()["meta"]["total"].clone()), (0, json!(0)));
        town.deliver().await;
        let lines = told("settled").await;
        let cake = "An administrator has settled the unpaid delivery of Wooden train. The reason: Ada gave a cake.".to_owned();
        assert_eq!((lines.len(), lines.iter().filter(|(_, line)| *line == cake).map(|(to, _)| *to).collect::<Vec<_>>()), (6, vec![ada.id, cleo.id]));
        all_is_sound(&town).await;
    }

    async fn the_graph_brings_it_too(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        grant(&town, &ada, 1_000).await;
        let made = wished(&ada, brought(&town, &ben, HOURS).await, 1).await;
        let waits = "{ openMarketplaceDeliveries(first: 5) { nodes { orderId listingTitle seller { name } } } }";
        let waits = cleo.graphql(waits, Value::Null).await.ok().json()["data"]["openMarketplaceDeliveries"]["nodes"].clone();
        assert_eq!((&waits[0]["orderId"], &waits[0]["listingTitle"]), (&json!(contract::runtime::graph::encode_id("MarketplaceOrder", made)), &json!("Wooden train")));
        let offer = "mutation ($order: ID!) {
            createMarketplaceDeliveryOffer(input: { orderId: $order, timeCredits: 0.5 }) { delivery { id status buyer { name } order { status } } }
        }";
        let offered = cleo.graphql(offer, json!({ "order": made.to_string() })).await.ok().json();
        let offered = offered["data"]["createMarketplaceDeliveryOffer"]["delivery"].clone();
        assert_eq!((&offered["status"], &offered["buyer"], &offered["order"]), (&json!("PENDING"), &Value::Null, &Value::Null));
        let both = json!({ "order": made.to_string(), "deliverer": cleo.id.to_string() });
        for (action, becomes) in [("accept", "ACCEPTED"), ("confirm", "COMPLETED")] {
            let name = format!("{action}MarketplaceDeliveryOffer");
            let document = format!(
                "mutation ($order: ID!, $deliverer: ID!) {{
                    {name}(input: {{ orderId: $order, delivererId: $deliverer }}) {{ delivery {{ status payment {{ amount }} }} order {{ status }} }}
                }}"
            );
            let done = ada.graphql(&document, both.clone()).await.ok().json()["data"][name.as_str()].clone();
            assert_eq!((&done["delivery"]["status"], &done["order"]["status"]), (&json!(becomes), &json!("PAID")));
        }
        let mine = "query ($id: ID!) { node(id: $id) { ... on MarketplaceDelivery { status deliverer { name } } } viewer { marketplaceDeliveries { nodes { status buyer { name } } } } }";
        let mine = cleo.graphql(mine, json!({ "id": offered["id"] })).await.ok().json()["data"].clone();
        assert_eq!((&mine["node"]["status"], &mine["viewer"]["marketplaceDeliveries"]["nodes"][0]["status"]), (&json!("COMPLETED"), &json!("COMPLETED")));
        all_is_sound(&town).await;
    }
}
