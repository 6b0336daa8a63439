//! What the two do with an order, what others may not, and what both hear.

use super::*;
use crate::each_engine;

/// Brings an order to a status by the moves that lead there.
pub async fn bring(town: &Town, buyer: &Person, seller: &Person, to: &str, number: usize) -> i64 {
    let about = listing(town, seller, CASH).await;
    let made = id(&order(buyer, about, number).await);
    let moves: &[(&Person, &str)] = match to {
        "pending_payment" => &[],
        "paid" | "disputed" | "refunded" => &[(seller, "confirm-payment")],
        "shipped" => &[(seller, "confirm-payment"), (seller, "ship")],
        "delivered" | "completed" => &[(seller, "confirm-payment"), (seller, "ship"), (buyer, "confirm-delivery")],
        "cancelled" => &[(buyer, "cancel")],
        other => panic!("no way to {other}"),
    };
    for (person, action) in moves {
        act(person, made, action).await.ok();
    }
    if to == "completed" {
        let sql = "UPDATE marketplace_orders SET status = 'completed', completed_at = $2 WHERE id = $1";
        town.db().run(sql, params![made, town.clock.now()]).await.unwrap();
    }
    if let "disputed" | "refunded" = to {
        // As a decision leaves it, which stories of disputes tell.
        let sql = "UPDATE marketplace_orders SET status = $2, stock_taken = 0 WHERE id = $1";
        town.db().run(sql, params![made, to.to_owned()]).await.unwrap();
    }
    assert_eq!(status(town, made).await, to);
    made
}

each_engine! {
    async fn every_move_in_every_status_by_everybody(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        // What becomes of it when the buyer or the seller does this; a number is the refusal.
        let table = [
            ("confirm-payment", [
                ("pending_payment", "403", "paid"), ("paid", "403", "paid"), ("shipped", "403", "422"),
                ("delivered", "403", "422"), ("completed", "403", "422"), ("cancelled", "403", "422"),
                ("disputed", "403", "422"), ("refunded", "403", "422"),
            ]),
            ("ship", [
                ("pending_payment", "403", "422"), ("paid", "403", "shipped"), ("shipped", "403", "shipped"),
                ("delivered", "403", "422"), ("completed", "403", "422"), ("cancelled", "403", "422"),
                ("disputed", "403", "422"), ("refunded", "403", "422"),
            ]),
            ("confirm-delivery", [
                ("pending_payment", "422", "403"), ("paid", "delivered", "403"), ("shipped", "delivered", "403"),
                ("delivered", "delivered", "403"), ("completed", "422", "403"), ("cancelled", "422", "403"),
                ("disputed", "422", "403"), ("refunded", "422", "403"),
            ]),
            ("cancel", [
                ("pending_payment", "cancelled", "cancelled"), ("paid", "422", "422"), ("shipped", "422", "422"),
                ("delivered", "422", "422"), ("completed", "422", "422"), ("cancelled", "cancelled", "cancelled"),
                ("disputed", "422", "422"), ("refunded", "422", "422"),
            ]),
        ];
        let mut number = 0;
        for (action, rows) in table {
            for (from, buyer, seller) in rows {
                for (person, expected) in [(&ada, buyer), (&ben, seller), (&cleo, "403")] {
                    number += 1;
                    let made = bring(&town, &ada, &ben, from, number).await;
                    let heard = act(person, made, action).await;
                    let found = if heard.status == 200 {
                        heard.json()["data"]["status"].as_str().unwrap().to_owned()
                    } else {
                        heard.status.as_u16().to_string()
                    };
                    assert_eq!(found, expected, "{action} from {from}: {}", heard.text());
                    let now = status(&town, made).await;
                    assert_eq!(now, if heard.status == 200 { expected } else { from }, "{action} from {from}");
                }
            }
        }
        assert_eq!(act(&ada, 99_999, "cancel").await.refusal().0, 404);
        all_is_sound(&town).await;
    }

    async fn both_hear_of_their_order_once(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let due = (town.clock.now() + chrono::TimeDelta::minutes(30)).format("%Y-%m-%d %H:%M");
        let made = bring(&town, &ada, &ben, "delivered", 1).await;
        act(&ada, made, "confirm-delivery").await.ok();
        act(&ben, made, "ship").await;
        town.later(chrono::TimeDelta::days(14));
        assert_eq!(tick(&town).await, 1);
        town.deliver().await;
        let sql = "SELECT user_id, type, message, link FROM notifications WHERE type LIKE 'marketplace_order%' ORDER BY id";
        let mut lines: Vec<(i64, String, String, String)> = town.db().all(sql, params![]).await.unwrap();
        lines.sort();
        let link = format!("/marketplace/orders/{made}");
        let line = |to: &Person, kind: &str, message: &str| {
            (to.id, format!("marketplace_order_{kind}"), message.to_owned(), link.clone())
        };
        let mut expected = Vec::new();
        for person in [&ada, &ben] {
            expected.push(line(person, "paid", "The order of Wooden train is paid."));
            expected.push(line(person, "completed", "The order of Wooden train is completed."));
        }
        // What is still to be paid is not confirmed. `due` is half an hour after it was ordered.
        let unpaid = "You have ordered Wooden train. Please pay for it. If you pay in cash, ask the seller to confirm it. Otherwise the order is cancelled at:";
        let placed = "Wooden train is ordered. Please confirm once the buyer has paid you. Otherwise the order is cancelled at:";
        expected.push(line(&ada, "unpaid", &format!("{unpaid} {due} (UTC)")));
        expected.push(line(&ben, "placed", &format!("{placed} {due} (UTC)")));
        expected.push(line(&ada, "shipped", "Wooden train is on its way to you."));
        expected.push(line(&ben, "delivered", "The buyer says that Wooden train has come."));
        expected.sort();
        assert_eq!(lines, expected);
    }

    async fn lists_show_each_side_its_own(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let mut all = Vec::new();
        for (number, to) in ["pending_payment", "paid", "cancelled"].into_iter().enumerate() {
            all.push(bring(&town, &ada, &ben, to, number).await);
        }
        all.reverse();
        let ids = |answer: &Value| answer["data"].as_array().unwrap().iter().map(id).collect::<Vec<_>>();
        for (person, list) in [(&ada, "purchases"), (&ben, "sales")] {
            let whole = person.get(&format!("/marketplace/orders/{list}")).await.ok().json();
            assert_eq!(ids(&whole), all);
            assert_eq!(whole["meta"]["has_more"], false);
            let some = person.get(&format!("/marketplace/orders/{list}?status=paid,cancelled")).await.ok().json();
            assert_eq!(ids(&some), all[..2]);
            let first = person.get(&format!("/marketplace/orders/{list}?limit=2")).await.ok().json();
            let cursor = first["meta"]["cursor"].as_str().unwrap();
            let rest = person.get(&format!("/marketplace/orders/{list}?limit=2&cursor={cursor}")).await.ok().json();
            assert_eq!((ids(&first), ids(&rest)), (all[..2].to_vec(), all[2..].to_vec()));
        }
        for (person, list) in [(&ada, "sales"), (&ben, "purchases"), (&cleo, "purchases"), (&cleo, "sales")] {
            let none = person.get(&format!("/marketplace/orders/{list}")).await.ok().json();
            assert_eq!(none["data"], json!([]));
        }
        assert_eq!(cleo.get(&format!("/marketplace/orders/{}", all[0])).await.refusal().0, 403);
        let document = "query { viewer { marketplacePurchases(statuses: [PAID]) {
            nodes { orderNumber status totalPrice listingTitle buyer { name } seller { name } ratings { rating } } } } }";
        let seen = ada.graphql(document, json!({})).await.ok().json();
        assert_eq!(seen.get("errors"), None, "{seen}");
        let node = &seen["data"]["viewer"]["marketplacePurchases"]["nodes"][0];
        assert_eq!((&node["status"], &node["seller"]["name"]), (&json!("PAID"), &json!("Ben")));
        assert_eq!((&node["listingTitle"], &node["ratings"]), (&json!("Wooden train"), &json!([])));
    }

    async fn each_rates_the_other_once_and_anonymous_words_stay_unsaid(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let early = bring(&town, &ada, &ben, "delivered", 1).await;
        let rate = async |person: &Person, order: i64, body: Value| {
            person.post(&format!("/marketplace/orders/{order}/rate"), body).await
        };
        assert_eq!(rate(&ada, early, json!({ "rating": 5 })).await.refusal().0, 422);
        let made = bring(&town, &ada, &ben, "completed", 2).await;
        for rating in [json!(0), json!(6), Value::Null] {
            let heard = rate(&ada, made, json!({ "rating": rating })).await;
            assert_eq!(heard.refusal(), (422, "validation_failed".to_owned(), "rating".to_owned()));
        }
        let said = rate(&ada, made, json!({ "rating": 4, "comment": " As described. " })).await;
        assert_eq!(said.status, 201);
        let said = said.json()["data"].clone();
        assert_eq!((&said["comment"], &said["rater"]["name"]), (&json!("As described."), &json!("Ada Tester")));
        assert_eq!(rate(&ada, made, json!({ "rating": 5 })).await.refusal().0, 422);
        let hidden = rate(&ben, made, json!({ "rating": 2, "comment": "Late.", "is_anonymous": true })).await.json();
        assert_eq!((&hidden["data"]["comment"], &hidden["data"]["rater"]), (&Value::Null, &Value::Null));
        assert_eq!(rate(&cleo, made, json!({ "rating": 1 })).await.refusal().0, 403);
        let all = ada.get(&format!("/marketplace/orders/{made}/ratings")).await.ok().json();
        let roles: Vec<&Value> = all["data"].as_array().unwrap().iter().map(|one| &one["rater_role"]).collect();
        assert_eq!(roles, [&json!("buyer"), &json!("seller")]);
        assert!(!all.to_string().contains("Late."));
        let sql = "SELECT avg_rating, total_ratings FROM marketplace_seller_profiles WHERE user_id = $1";
        let known: (Option<i64>, i64) = town.db().one(sql, params![ben.id]).await.unwrap();
        assert_eq!(known, (Some(400), 1));
        town.deliver().await;
        let told = "SELECT COUNT(*) FROM notifications WHERE type = 'marketplace_order_rated'";
        assert_eq!(count(&town, told).await, 1, "of an anonymous rating nobody is told");
        all_is_sound(&town).await;
    }
}
