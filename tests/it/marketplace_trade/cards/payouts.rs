//! What sellers get of card payments: how they begin, what is paid out to them once, and what banks take back.

use super::*;

/// A seller's balance in euros: held, in dispute, available, on its way, paid out.
async fn balance(seller: &Person) -> [f64; 5] {
    let items = seller.get("/marketplace/seller/balance").await.ok().json()["data"]["items"].clone();
    assert!(items.as_array().unwrap().len() <= 1, "{items}");
    ["held", "disputed", "available", "on_its_way", "paid_out"].map(|part| items[0][part].as_f64().unwrap_or_default())
}

async fn standing(seller: &Person) -> String {
    let said = seller.get("/marketplace/seller/onboard/status").await.ok().json()["data"].clone();
    assert_eq!((said["status"] == "active", &said["details_url"]), (said["is_paid_out"] == true, &Value::Null));
    said["status"].as_str().unwrap().to_owned()
}

async fn onboard(seller: &Person) -> Value {
    seller.tap("/marketplace/seller/onboard").await.ok().json()["data"].clone()
}

/// What an order by card brings its seller, once it is completed. Two weeks pass, and all sign in anew.
async fn completed(shop: &Shop, order: i64, [buyer, seller]: [&mut Person; 2]) {
    act(buyer, order, "confirm-delivery").await.ok();
    shop.town.later(TimeDelta::days(14));
    tick(&shop.town).await;
    assert_eq!(status(&shop.town, order).await, "completed");
    buyer.signs_in().await;
    seller.signs_in().await;
}

fn charged_back(house: &CardHouse, event: &str, order: &str, (status, amount): (&str, i64)) -> Value {
    let mut told = house.event(event, "payment.charged_back", order);
    told["chargeback"] = json!({ "id": format!("cb_{order}"), "amount": amount, "status": status });
    told
}

async fn lines(town: &Town, kind: &str) -> i64 {
    town.deliver().await;
    count(town, &format!("SELECT COUNT(*) FROM notifications WHERE type = 'marketplace_{kind}'")).await
}

with_cards! {
    async fn a_seller_begins_and_is_paid_out_once_whatever_fails(shop: Shop) {
        let (town, house) = (&shop.town, &shop.house);
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        // Whoever has not begun cannot be paid by card, and neither can whoever the provider does not know yet.
        let about = listing(town, &ben, CASH).await;
        let refused = (422, "VALIDATION_ERROR".to_owned(), "payment_method".to_owned());
        assert_eq!((standing(&ben).await.as_str(), balance(&ben).await), ("none", [0.0; 5]));
        assert_eq!(ada.post("/marketplace/orders", by_card(about, 90)).await.refusal(), refused);
        house.plan([Says::Status(503)]);
        assert_eq!(ben.tap("/marketplace/seller/onboard").await.refusal().1, "PAYMENT_UNAVAILABLE");
        assert_eq!(standing(&ben).await, "pending", "it was asked for, and is the same when it is asked for again");
        let (one, other) = tokio::join!(onboard(&ben), onboard(&ben));
        let name: String = town.db().one("SELECT reference FROM marketplace_seller_accounts", params![]).await.unwrap();
        for begun in [&one, &other] {
            assert_eq!((&begun["status"], &begun["details_url"]), (&json!("pending"), &json!(format!("https://pay.example/{name}"))));
        }
        assert_eq!(town.count("marketplace_seller_accounts").await, 1);
        assert_eq!(ada.post("/marketplace/orders", by_card(about, 91)).await.refusal(), refused);
        // The provider knows enough. What its message says of it is not believed: it is asked.
        let hint = json!({ "id": "evt_seller", "type": "account.updated", "reference": name, "status": "restricted" });
        assert_eq!(house.tells(town, &json!({ "id": "evt_0", "type": "account.updated", "reference": "SEL-0" })).await.refusal().0, 404);
        house.decides(&name, "active");
        tokio::join!(house.tells(town, &hint), house.tells(town, &hint));
        tokio::join!(town.payout_errands(), town.payout_errands());
        assert_eq!(standing(&ben).await, "active");

        // Held, then available without five percent, then sent once: the first answer is lost, and two processes ask.
        let (order, _) = shop.paid(&ada, &ben, 1).await;
        assert_eq!(balance(&ben).await, [12.5, 0.0, 0.0, 0.0, 0.0]);
        completed(&shop, order, [&mut ada, &mut ben]).await;
        assert_eq!(balance(&ben).await, [0.0, 0.0, 11.87, 0.0, 0.0]);
        house.plan([Says::Well, Says::Lost(502)]);
        town.payout_errands().await;
        assert_eq!((balance(&ben).await, house.sent_to(&name)), ([0.0, 0.0, 0.0, 11.87, 0.0], vec![1_187]), "it went, and nobody here knows");
        town.later(TimeDelta::minutes(1));
        tokio::join!(town.payout_errands(), town.payout_errands());
        let sent: String = town.db().one("SELECT reference FROM marketplace_payouts", params![]).await.unwrap();
        let told = json!({ "id": "evt_sent", "type": "payout.updated", "reference": sent });
        for _ in 0..2 {
            house.tells(town, &told).await.ok();
            town.payout_errands().await;
        }
        assert_eq!((balance(&ben).await, house.sent_to(&name)), ([0.0, 0.0, 0.0, 0.0, 11.87], vec![1_187]));
        assert_eq!(lines(town, "payout_sent").await, 1);

        // The provider refuses one for good: it is the seller's balance again, they are told, and the next one goes when they have done something.
        let (order, _) = shop.paid(&ada, &ben, 2).await;
        completed(&shop, order, [&mut ada, &mut ben]).await;
        house.plan([Says::Well, Says::Status(422)]);
        town.payout_errands().await;
        assert_eq!((balance(&ben).await, lines(town, "payout_failed").await), ([0.0, 0.0, 11.87, 0.0, 11.87], 1));
        house.decides(&name, "restricted");
        onboard(&ben).await;
        assert_eq!((standing(&ben).await.as_str(), lines(town, "payout_failed").await), ("restricted", 2));
        town.payout_errands().await;
        assert_eq!(ada.post("/marketplace/orders", by_card(about, 92)).await.refusal(), refused);
        house.decides(&name, "active");
        onboard(&ben).await;
        town.payout_errands().await;
        assert_eq!((balance(&ben).await, house.sent_to(&name)), ([0.0, 0.0, 0.0, 0.0, 23.74], vec![1_187, 1_187]));
        let list = ben.get("/marketplace/seller/payouts?limit=2").await.ok().json();
        let states: Vec<&str> = list["data"].as_array().unwrap().iter().map(|row| row["status"].as_str().unwrap()).collect();
        assert_eq!((states, &list["meta"]["has_more"]), (vec!["paid", "failed"], &json!(true)), "newest first");
        let next = format!("/marketplace/seller/payouts?limit=2&cursor={}", list["meta"]["cursor"].as_str().unwrap());
        let list = ben.get(&next).await.ok().json()["data"].clone();
        assert_eq!(list, json!([{
            "id": list[0]["id"], "reference": sent, "amount": 11.87, "currency": "EUR", "status": "paid",
            "created_at": list[0]["created_at"], "done_at": list[0]["done_at"],
        }]));
        assert_eq!(ada.get("/marketplace/seller/payouts").await.ok().json()["data"], json!([]), "everybody sees their own");
        let asked = "{ viewer { marketplaceSellerAccount { status isPaidOut } marketplaceBalance { currency available paidOut } marketplacePayouts(first: 1) { nodes { amount status } } } }";
        let shown = ben.graphql(asked, json!({})).await.ok().json()["data"]["viewer"].clone();
        assert_eq!(shown, json!({
            "marketplaceSellerAccount": { "status": "ACTIVE", "isPaidOut": true },
            "marketplaceBalance": [{ "currency": "EUR", "available": 0.0, "paidOut": 23.74 }],
            "marketplacePayouts": { "nodes": [{ "amount": 11.87, "status": "PAID" }] },
        }));

        // An administrator gives back what was paid out: it leaves the balance, and the next sale makes up for it.
        let mut admin = town.member_as("harbour", "warden", "admin").await;
        let claim = json!({ "reason": "damaged", "description": "A wheel is off." });
        let dispute = id(&ada.post(&format!("/marketplace/orders/{order}/dispute"), claim).await.ok().json()["data"]);
        let body = json!({ "resolution": "buyer", "resolution_notes": "The picture shows it.", "refund_amount": 2.5 });
        let path = format!("/admin/marketplace/disputes/{dispute}/resolve");
        admin.send(admin.request(Method::PUT, &path, Some(body))).await.ok();
        town.card_errands().await;
        assert_eq!(balance(&ben).await, [0.0, 0.0, -2.37, 0.0, 23.74], "the fee shrinks with it");
        town.payout_errands().await;
        assert_eq!(house.sent_to(&name).len(), 2);
        let (last, _) = shop.paid(&ada, &ben, 3).await;
        completed(&shop, last, [&mut ada, &mut ben]).await;
        town.payout_errands().await;
        assert_eq!(balance(&ben).await, [0.0, 0.0, 0.0, 0.0, 33.24]);
        // Each step of it can be read, by its seller alone.
        let list = ben.get("/marketplace/seller/balance/entries?limit=100").await.ok().json()["data"].clone();
        let steps: Vec<(&str, f64)> = list.as_array().unwrap().iter().map(|row| (row["kind"].as_str().unwrap(), row["amount"].as_f64().unwrap())).collect();
        assert_eq!(steps, [
            ("payout", -9.5), ("sale", 11.87), ("refund", -2.37), ("payout", -11.87), ("payout_failed", 11.87), ("payout", -11.87), ("sale", 11.87),
            ("payout", -11.87), ("sale", 11.87),
        ]);
        assert_eq!((&list[2]["order_id"], &list[2]["payout_reference"], &list[7]["payout_reference"]), (&json!(order), &Value::Null, &json!(sent)));
        assert_eq!(ada.get("/marketplace/seller/balance/entries").await.ok().json()["data"], json!([]));
        let asked = "{ viewer { marketplaceBalanceEntries(first: 3) { nodes { kind amount order { status } } } } }";
        let shown = ben.graphql(asked, json!({})).await.ok().json()["data"]["viewer"]["marketplaceBalanceEntries"]["nodes"].clone();
        assert_eq!(shown[2], json!({ "kind": "REFUND", "amount": -2.37, "order": { "status": "COMPLETED" } }), "{shown}");
        admin.signs_in().await;
        let rows = admin.get("/admin/marketplace/payments?money=refunded").await.ok().json()["data"].clone();
        assert_eq!(rows.as_array().unwrap().len(), 1);
        let parts = ["amount", "held", "disputed", "released", "platform_fee", "refunded", "charged_back"].map(|part| rows[0][part].as_f64().unwrap());
        assert_eq!((parts, &rows[0]["order_id"]), ([12.5, 0.0, 0.0, 10.0, 0.5, 2.5, 0.0], &json!(order)));
        all_is_sound(town).await;
    }

    async fn a_bank_takes_money_back_and_decides(shop: Shop) {
        let (town, house) = (&shop.town, &shop.house);
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let mut admin = town.member_as("harbour", "warden", "admin").await;
        shop.rules(json!({ "marketplace.escrow_enabled": true })).await;
        // While it is held: told twice at once, the order waits, and nobody but the bank decides.
        let (order, name) = shop.paid(&ada, &ben, 1).await;
        let opened = charged_back(house, "evt_open", &name, ("open", 1_250));
        let (one, other) = tokio::join!(house.tells(town, &opened), house.tells(town, &opened));
        assert_eq!((one.status.as_u16(), other.status.as_u16()), (200, 200));
        house.tells(town, &charged_back(house, "evt_open_again", &name, ("open", 1_250))).await.ok();
        assert_eq!(house.tells(town, &charged_back(house, "evt_less", &name, ("open", 1_249))).await.refusal().0, 422);
        assert_eq!(house.tells(town, &charged_back(house, "evt_more", "MKT-0", ("open", 1_250))).await.refusal().0, 404);
        assert_eq!((status(town, order).await.as_str(), balance(&ben).await), ("disputed", [0.0; 5]));
        assert_eq!(act(&ada, order, "confirm-delivery").await.refusal().0, 422);
        assert_eq!((lines(town, "chargeback_opened").await, lines(town, "chargeback_filed").await), (2, 1), "both parties and staff, once");
        let list = admin.get("/admin/marketplace/chargebacks?status=open").await.ok().json();
        assert_eq!(list["data"], json!([{
            "id": list["data"][0]["id"], "order_id": order, "order_number": name, "order_status": "disputed", "status": "open", "amount": 12.5,
            "uncovered": 0.0, "currency": "EUR", "created_at": "2026-01-05T12:00:00Z", "closed_at": null,
            "buyer": { "id": ada.id, "name": list["data"][0]["buyer"]["name"], "avatar_url": null },
            "seller": { "id": ben.id, "name": list["data"][0]["seller"]["name"], "avatar_url": null },
        }]));
        house.tells(town, &charged_back(house, "evt_won", &name, ("won", 1_250))).await.ok();
        house.tells(town, &charged_back(house, "evt_late", &name, ("lost", 1_250))).await.ok();
        assert_eq!((status(town, order).await.as_str(), balance(&ben).await), ("paid", [12.5, 0.0, 0.0, 0.0, 0.0]));
        assert_eq!(lines(town, "chargeback_closed").await, 2);

        // After it was paid out: the end is told before the beginning. The order is refunded, and the seller owes it.
        let seller = shop.knows(&ben).await;
        completed(&shop, order, [&mut ada, &mut ben]).await;
        town.payout_errands().await;
        assert_eq!((balance(&ben).await, house.sent_to(&seller)), ([0.0, 0.0, 0.0, 0.0, 11.87], vec![1_187]));
        let (second, second_name) = shop.paid(&ada, &ben, 2).await;
        completed(&shop, second, [&mut ada, &mut ben]).await;
        town.payout_errands().await;
        house.tells(town, &charged_back(house, "evt_lost", &second_name, ("lost", 1_250))).await.ok();
        house.tells(town, &charged_back(house, "evt_first", &second_name, ("open", 1_250))).await.ok();
        assert_eq!((status(town, second).await.as_str(), balance(&ben).await), ("refunded", [0.0, 0.0, -11.87, 0.0, 23.74]));
        // A part of it only: the order goes on with what is left.
        let (third, third_name) = shop.paid(&ada, &ben, 3).await;
        house.tells(town, &charged_back(house, "evt_part", &third_name, ("lost", 250))).await.ok();
        assert_eq!((status(town, third).await.as_str(), balance(&ben).await[0]), ("paid", 10.0));

        // Both at once: an administrator's decision waits for the bank's, and gives back what is left then.
        let (fourth, fourth_name) = shop.paid(&ada, &ben, 4).await;
        let claim = json!({ "reason": "damaged", "description": "A wheel is off." });
        let dispute = id(&ada.post(&format!("/marketplace/orders/{fourth}/dispute"), claim).await.ok().json()["data"]);
        house.tells(town, &charged_back(house, "evt_both", &fourth_name, ("open", 500))).await.ok();
        admin.signs_in().await;
        let decide = async || {
            let body = json!({ "resolution": "buyer", "resolution_notes": "The picture shows it." });
            let path = format!("/admin/marketplace/disputes/{dispute}/resolve");
            admin.send(admin.request(Method::PUT, &path, Some(body))).await
        };
        assert_eq!(decide().await.refusal(), (409, "RESOLUTION_FAILED".to_owned(), String::new()));
        house.tells(town, &charged_back(house, "evt_done", &fourth_name, ("lost", 500))).await.ok();
        assert_eq!(status(town, fourth).await, "disputed", "an administrator has still to decide");
        decide().await.ok();
        town.card_errands().await;
        assert_eq!((status(town, fourth).await.as_str(), house.stands(&fourth_name).2), ("refunded", 750));

        // What staff see adds up, in every filter, as a table, and in the graph.
        let path = |filter: &str| format!("/admin/marketplace/payments?{filter}");
        for (filter, orders) in [
            ("money=held", vec![third]), ("money=disputed", vec![]), ("money=released", vec![order]), ("money=refunded", vec![fourth]),
            ("money=charged_back", vec![fourth, third, second]), ("currency=usd", vec![]), ("currency=eur", vec![fourth, third, second, order]),
            ("paid_to=2026-01-05T12:00:00Z", vec![]), ("paid_from=2026-01-20T00:00:00Z", vec![fourth, third]), ("per_page=1&page=2", vec![third]),
        ] {
            let rows = admin.get(&path(filter)).await.ok().json()["data"].clone();
            let found: Vec<i64> = rows.as_array().unwrap().iter().map(|row| row["order_id"].as_i64().unwrap()).collect();
            assert_eq!(found, orders, "{filter}");
            for row in rows.as_array().unwrap() {
                let sum: f64 = ["held", "disputed", "released", "refunded", "charged_back"].iter().map(|part| row[*part].as_f64().unwrap()).sum();
                assert!((sum - row["amount"].as_f64().unwrap()).abs() < 1e-9, "{row}");
            }
        }
        assert_eq!(admin.get(&path(&format!("seller_id={}", ada.id))).await.ok().json()["data"], json!([]));
        assert_eq!(admin.get(&path("currency=XXX")).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "currency".to_owned()));
        for list in ["payments", "payments/export.csv", "chargebacks"] {
            assert_eq!(ben.get(&format!("/admin/marketplace/{list}")).await.refusal().0, 403, "{list}");
        }
        let table = admin.get("/admin/marketplace/payments/export.csv?money=held").await.ok().text();
        let lines: Vec<&str> = table.lines().collect();
        assert!(lines.len() == 2 && lines[1].starts_with(&third_name) && lines[1].contains(",paid,EUR,12.50,10.00,0.00,0.00,0.00,0.00,2.50,"), "{table}");
        let asked = "{ marketplaceChargebacks(first: 9) { totalCount nodes { status amount uncovered seller { name } } } marketplacePaymentsForStaff(first: 1, money: HELD) { nodes { held buyer { name } } } }";
        let shown = admin.graphql(asked, json!({})).await.ok().json()["data"].clone();
        assert_eq!((&shown["marketplaceChargebacks"]["totalCount"], &shown["marketplacePaymentsForStaff"]["nodes"][0]["held"]), (&json!(4), &json!(10.0)), "{shown}");
        all_is_sound(town).await;
    }

    async fn an_administrator_lets_held_money_go_before_its_time(shop: Shop) {
        let (town, house) = (&shop.town, &shop.house);
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        shop.rules(json!({ "marketplace.escrow_enabled": true })).await;
        let name = shop.knows(&ben).await;
        let (first, _) = shop.paid(&ada, &ben, 1).await;
        let (second, _) = shop.paid(&ada, &ben, 2).await;
        let (own, _) = shop.paid(&admin, &ben, 3).await;
        let cash = id(&order(&ada, listing(town, &ben, CASH).await, 4).await);
        let claim = json!({ "reason": "damaged", "description": "A wheel is off." });
        let dispute = id(&ada.post(&format!("/marketplace/orders/{second}/dispute"), claim).await.ok().json()["data"]);
        let release = async |person: &Person, order: i64, reason: &str| {
            person.post(&format!("/admin/marketplace/payments/{order}/release"), json!({ "reason": reason })).await
        };
        let why = "The buyer says that it has come.";
        for (person, order, reason, refusal) in [
            (&ada, first, why, (403, "AUTH_INSUFFICIENT_PERMISSIONS", "")), (&ben, first, why, (403, "AUTH_INSUFFICIENT_PERMISSIONS", "")), (&admin, 99_999, why, (404, "NOT_FOUND", "")),
            (&admin, cash, why, (404, "NOT_FOUND", "")), (&admin, first, "  ", (422, "VALIDATION_ERROR", "reason")), (&admin, first, "", (422, "validation_failed", "reason")),
            (&admin, own, why, (403, "AUTH_INSUFFICIENT_PERMISSIONS", "")), (&admin, second, why, (422, "VALIDATION_ERROR", "")),
        ] {
            let heard = release(person, order, reason).await.refusal();
            assert_eq!((heard.0, heard.1.as_str(), heard.2.as_str()), refusal, "{order} {reason}");
        }
        assert_eq!(balance(&ben).await, [25.0, 12.5, 0.0, 0.0, 0.0], "nothing has moved");

        // Of two at once one does it. The seller has it without the fee, and is paid out.
        let (one, other) = tokio::join!(release(&admin, first, why), release(&admin, first, why));
        let done = if one.status == 200 { one } else { assert_eq!(one.refusal().0, 422); other };
        let row = done.ok().json()["data"].clone();
        let parts = ["amount", "held", "disputed", "released", "platform_fee", "refunded", "charged_back"].map(|part| row[part].as_f64().unwrap());
        assert_eq!((parts, &row["order_status"], &row["release_reason"]), ([12.5, 0.0, 0.0, 12.5, 0.63, 0.0, 0.0], &json!("completed"), &json!(why)));
        assert_eq!((&row["released_by"]["id"], row["released_at"].is_string()), (&json!(admin.id), true));
        assert_eq!(release(&admin, first, why).await.refusal().0, 422, "nothing is held any more");
        assert_eq!(balance(&ben).await, [12.5, 12.5, 11.87, 0.0, 0.0]);
        town.payout_errands().await;
        town.payout_errands().await;
        assert_eq!(house.sent_to(&name), [1_187]);
        let seen = ada.get(&format!("/marketplace/orders/{first}")).await.ok().json()["data"].clone();
        assert_eq!((&seen["status"], seen["escrow_released_at"].is_string()), (&json!("completed"), true));
        assert_eq!((lines(town, "order_released").await, lines(town, "order_completed").await), (2, 0), "both, with the reason");
        let told = "SELECT COUNT(*) FROM notifications WHERE type = 'marketplace_order_released' AND message LIKE '%The reason: The buyer says that it has come.'";
        assert_eq!(count(town, told).await, 2);

        // Sums by currency, in every filter, and in the graph.
        town.db().run("UPDATE marketplace_card_payments SET currency = 'USD' WHERE order_id = $1", params![own]).await.unwrap();
        let sums = async |filter: &str| admin.get(&format!("/admin/marketplace/payments/sums?{filter}")).await.ok().json()["data"]["items"].clone();
        let euros = json!({ "currency": "EUR", "payments": 2, "amount": 25.0, "held": 0.0, "disputed": 12.5, "released": 12.5, "platform_fee": 0.63, "refunded": 0.0, "charged_back": 0.0 });
        let dollars = json!({ "currency": "USD", "payments": 1, "amount": 12.5, "held": 12.5, "disputed": 0.0, "released": 0.0, "platform_fee": 0.0, "refunded": 0.0, "charged_back": 0.0 });
        assert_eq!(sums("").await, json!([euros, dollars]));
        assert_eq!((sums("currency=eur").await, sums("money=held").await), (json!([euros]), json!([dollars])));
        assert_eq!((sums("paid_from=2030-01-01T00:00:00Z").await, sums("money=released").await[0]["payments"].clone()), (json!([]), json!(1)));
        assert_eq!(admin.get("/admin/marketplace/payments/sums?currency=XXX").await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "currency".to_owned()));
        assert_eq!(ben.get("/admin/marketplace/payments/sums").await.refusal().0, 403);

        // Once the dispute is decided, the rest goes in the same way at the other door.
        let body = json!({ "resolution": "seller", "resolution_notes": "It left whole." });
        let path = format!("/admin/marketplace/disputes/{dispute}/resolve");
        admin.send(admin.request(Method::PUT, &path, Some(body))).await.ok();
        let asked = "mutation Release($order: ID!) {
            releaseMarketplacePayment(input: { orderId: $order, reason: \"It left whole.\" }) { payment { orderStatus held released releaseReason releasedBy { restId } } }
        }";
        let shown = admin.graphql(asked, json!({ "order": second.to_string() })).await.ok().json()["data"]["releaseMarketplacePayment"]["payment"].clone();
        assert_eq!(shown, json!({
            "orderStatus": "COMPLETED", "held": 0.0, "released": 12.5, "releaseReason": "It left whole.", "releasedBy": { "restId": admin.id.to_string() },
        }));
        let shown = admin.graphql("{ marketplacePaymentSums { currency payments released platformFee } }", json!({})).await.ok().json()["data"]["marketplacePaymentSums"].clone();
        assert_eq!(shown[0], json!({ "currency": "EUR", "payments": 2, "released": 25.0, "platformFee": 1.26 }));
        town.db().run("UPDATE marketplace_card_payments SET currency = 'EUR' WHERE order_id = $1", params![own]).await.unwrap();
        all_is_sound(town).await;
    }
}
