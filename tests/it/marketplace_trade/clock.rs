//! What the clock does with orders.

use chrono::TimeDelta;

use super::pickups::{slot, with_slot};
use super::*;
use crate::each_engine;

each_engine! {
    async fn what_nobody_paid_is_cancelled_and_there_again(town: Town) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let about = listing(&town, &ben, Sold { stock: Some(1), ..CASH }).await;
        let made = id(&order(&ada, about, 1).await);
        assert_eq!(stock(&town, about).await, (Some(0), "sold".to_owned()));
        town.later(TimeDelta::minutes(30) - TimeDelta::seconds(1));
        assert_eq!(tick(&town).await, 0);
        town.later(TimeDelta::seconds(1));
        let (one, other) = tokio::join!(tick(&town), tick(&town));
        assert_eq!(one + other, 1, "two processes move it once");
        assert_eq!(stock(&town, about).await, (Some(1), "active".to_owned()));
        for person in [&mut ada, &mut ben] {
            person.signs_in().await;
        }
        let seen = ada.get(&format!("/marketplace/orders/{made}")).await.ok().json();
        let found = (&seen["data"]["status"], &seen["data"]["cancellation_reason"]);
        assert_eq!(found, (&json!("cancelled"), &json!("payment_expired")));
        assert_eq!(act(&ben, made, "confirm-payment").await.refusal().0, 422);
        all_is_sound(&town).await;
    }

    async fn both_hear_until_when_an_order_waits_and_why_it_ended(town: Town = UNLIMITED) {
        // Two hours ahead of UTC, whatever the season.
        let settings = json!({ "timezone": "Etc/GMT-2" });
        town.db().run("UPDATE tenants SET settings = $2 WHERE id = $1", params![town.harbour, settings]).await.unwrap();
        town.later(TimeDelta::seconds(6));
        let [ada, mut ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 1_000).await;
        // What is paid in hours, and what is given away, is confirmed at once.
        for (number, sold) in [HOURS, GIFT].into_iter().enumerate() {
            order(&ada, listing(&town, &ben, sold).await, number).await;
        }
        let kept = id(&order(&ada, listing(&town, &ben, CASH).await, 3).await);
        let lost = id(&order(&ada, listing(&town, &ben, CASH).await, 4).await);
        act(&ben, kept, "confirm-payment").await.ok();
        let due = town.clock.now() + TimeDelta::minutes(30);
        town.later(TimeDelta::minutes(30));
        assert_eq!(tick(&town).await, 1, "only the one that nobody confirmed");
        town.deliver().await;
        let due = (due + TimeDelta::hours(2)).format("%Y-%m-%d %H:%M (Etc/GMT-2)");
        let told = async |order: i64, person: &Person| -> Vec<(String, String)> {
            let sql = "SELECT type, message FROM notifications WHERE link = $1 AND user_id = $2 ORDER BY type DESC";
            town.db().all(sql, params![format!("/marketplace/orders/{order}"), person.id]).await.unwrap()
        };
        let line = |kind: &str, words: String| (format!("marketplace_order_{kind}"), words);
        let to_pay = line("unpaid", format!("You have ordered Wooden train. Please pay for it. If you pay in cash, ask the seller to confirm it. Otherwise the order is cancelled at: {due}"));
        let to_confirm = line("placed", format!("Wooden train is ordered. Please confirm once the buyer has paid you. Otherwise the order is cancelled at: {due}"));
        let expired = line("expired", "The order of Wooden train was cancelled, because its payment was not confirmed in time.".to_owned());
        let paid = line("paid", "The order of Wooden train is paid.".to_owned());
        assert_eq!(told(lost, &ada).await, [to_pay.clone(), expired.clone()]);
        assert_eq!(told(lost, &ben).await, [to_confirm.clone(), expired]);
        assert_eq!(told(kept, &ada).await, [to_pay, paid.clone()]);
        assert_eq!(told(kept, &ben).await, [to_confirm, paid]);
        let confirmed = "SELECT COUNT(*) FROM notifications WHERE type = 'marketplace_order_confirmed'";
        assert_eq!(count(&town, confirmed).await, 4, "each party of what needs no payment");
        // Why it ended stands in the order, too.
        ben.signs_in().await;
        let seen = ben.get(&format!("/marketplace/orders/{lost}")).await.ok().json()["data"].clone();
        assert_eq!((&seen["status"], &seen["cancellation_reason"]), (&json!("cancelled"), &json!("payment_expired")));
        all_is_sound(&town).await;
    }

    async fn what_waits_too_long_is_told_and_ends(town: Town = UNLIMITED) {
        let [mut ada, mut ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let mut admin = town.member_as("harbour", "warden", "admin").await;
        grant(&town, &ada, 1_000).await;
        // Ben says nothing of the first, has sent the second, and never sends the third, a parcel. The fourth is fetched in three weeks, and Cleo brings the fifth.
        let silent = id(&order(&ada, listing(&town, &ben, HOURS).await, 1).await);
        let sent = id(&order(&ada, listing(&town, &ben, GIFT).await, 2).await);
        act(&ben, sent, "ship").await.ok();
        let parcel = id(&order(&ada, listing(&town, &ben, HOURS).await, 3).await);
        town.db().run("UPDATE marketplace_orders SET shipping_option_id = 99 WHERE id = $1", params![parcel]).await.unwrap();
        let about = listing(&town, &cleo, GIFT).await;
        let place = slot(&town, &cleo, 21 * 24, 1).await;
        let fetched = id(&ada.post("/marketplace/orders", with_slot(about, 4, place)).await.ok().json()["data"]);
        let brought = id(&order(&ada, listing(&town, &ben, GIFT).await, 5).await);
        town.db().run("UPDATE marketplace_orders SET shipping_method = 'community_delivery' WHERE id = $1", params![brought]).await.unwrap();
        let offers = format!("/marketplace/orders/{brought}/delivery-offers");
        cleo.post(&offers, json!({ "time_credits": 1 })).await.ok();
        ada.send(ada.request(Method::PUT, &format!("{offers}/{}/accept", cleo.id), None)).await.ok();
        town.later(TimeDelta::days(7) - TimeDelta::seconds(1));
        assert_eq!(tick(&town).await, 0);
        town.later(TimeDelta::seconds(1));
        let (one, other) = tokio::join!(tick(&town), tick(&town));
        assert_eq!(one + other, 5, "each once; the fourth waits for its time");
        town.deliver().await;
        let lines = async |order: i64, person: &Person| -> Vec<(String, String)> {
            let sql = "SELECT type, message FROM notifications WHERE link = $1 AND user_id = $2 AND type LIKE '%due' ORDER BY id";
            town.db().all(sql, params![format!("/marketplace/orders/{order}"), person.id]).await.unwrap()
        };
        let until = "2026-02-04 12:00 (UTC)";
        let come = ("marketplace_order_arrival_due".to_owned(), format!("Has Wooden train come? Please confirm it, or open a dispute if something is wrong. Please answer by: {until}"));
        let ship = ("marketplace_order_ship_due".to_owned(), format!("Wooden train is waiting for you to send it or hand it over. Please say so once it is done, at the latest by: {until}"));
        for (made, to_ada, to_ben) in [(silent, vec![come.clone()], vec![ship.clone()]), (sent, vec![come.clone()], vec![]), (parcel, vec![come], vec![ship]), (fetched, vec![], vec![])] {
            assert_eq!((lines(made, &ada).await, lines(made, &ben).await), (to_ada, to_ben), "{made}");
        }
        // Staff see what waits, for whom and until when; nobody else does.
        for person in [&mut ada, &mut ben, &mut admin] {
            person.signs_in().await;
        }
        let path = "/admin/marketplace/orders/overdue";
        assert_eq!(ada.get(path).await.refusal().0, 403);
        let list = admin.get(path).await.ok().json();
        let found: Vec<(i64, &str)> = list["data"].as_array().unwrap().iter().map(|row| (row["order_id"].as_i64().unwrap(), row["waits_for"].as_str().unwrap())).collect();
        assert_eq!((found, &list["meta"]["total"]), (vec![(silent, "seller"), (sent, "buyer"), (parcel, "seller"), (brought, "seller")], &json!(4)));
        let row = &list["data"][0];
        assert_eq!(*row, json!({
            "order_id": silent, "order_number": row["order_number"], "order_status": "paid", "listing_title": "Wooden train", "waits_for": "seller",
            "reminded_at": "2026-01-12T12:00:00Z", "ends_at": "2026-02-04T12:00:00Z", "total_price": 0.0, "currency": "EUR", "time_credits_used": 1.5,
            "payment_method": "time_credits", "shipping_method": "pickup",
            "buyer": { "id": ada.id, "name": row["buyer"]["name"], "avatar_url": null }, "seller": { "id": ben.id, "name": row["seller"]["name"], "avatar_url": null },
        }));
        let list = admin.get(&format!("{path}?waits_for=buyer&per_page=1")).await.ok().json();
        assert_eq!((&list["data"][0]["order_id"], &list["meta"]["total"]), (&json!(sent), &json!(1)));
        assert_eq!(admin.get(&format!("{path}?waits_for=nobody")).await.refusal(), (422, "validation_failed".to_owned(), "waits_for".to_owned()));
        let asked = "{ overdueMarketplaceOrders(first: 1, waitsFor: BUYER) { totalCount nodes { orderStatus waitsFor timeCreditsUsed buyer { restId } } } }";
        let shown = admin.graphql(asked, json!({})).await.ok().json()["data"]["overdueMarketplaceOrders"].clone();
        assert_eq!(shown, json!({ "totalCount": 1, "nodes": [{ "orderStatus": "SHIPPED", "waitsFor": "BUYER", "timeCreditsUsed": null, "buyer": { "restId": ada.id.to_string() } }] }));
        // Nobody answers.
        town.later(TimeDelta::days(23) - TimeDelta::seconds(1));
        tick(&town).await;
        let stand = async || [status(&town, silent).await, status(&town, sent).await, status(&town, parcel).await, status(&town, fetched).await, status(&town, brought).await];
        assert_eq!(stand().await, ["paid", "shipped", "paid", "paid", "paid"]);
        town.later(TimeDelta::seconds(1));
        tokio::join!(tick(&town), tick(&town));
        assert_eq!(stand().await, ["delivered", "delivered", "disputed", "paid", "delivered"], "the fourth is asked about a week after its time");
        ada.signs_in().await;
        admin.signs_in().await;
        let seen = ada.get(&format!("/marketplace/orders/{silent}")).await.ok().json()["data"].clone();
        assert_eq!((&seen["buyer_confirmed_at"], &seen["auto_complete_at"]), (&Value::Null, &json!("2026-02-18T12:00:00Z")), "{seen}");
        let cases = admin.get("/admin/marketplace/disputes").await.ok().json()["data"].clone();
        let found = ["order_id", "reason", "description", "prior_order_status"].map(|name| cases[0][name].clone());
        assert_eq!(found, [json!(parcel), json!("not_received"), json!("The seller has not said for a month that this was sent."), json!("paid")]);
        assert_eq!((cases.as_array().unwrap().len(), &cases[0]["opened_by"]["id"]), (1, &json!(ada.id)));
        town.deliver().await;
        for (kind, times) in [("order_presumed", 6), ("order_unsent", 1), ("dispute_opened", 1), ("dispute_filed", 1)] {
            let found = count(&town, &format!("SELECT COUNT(*) FROM notifications WHERE type = 'marketplace_{kind}'")).await;
            assert_eq!(found, times, "{kind}");
        }
        // A decided dispute is the last word: the order waits anew, and then counts as received, too.
        let decision = json!({ "resolution": "seller", "resolution_notes": "The carrier has it." });
        let decide = admin.request(Method::PUT, &format!("/admin/marketplace/disputes/{}/resolve", id(&cases[0])), Some(decision));
        admin.send(decide).await.ok();
        assert_eq!(status(&town, parcel).await, "paid");
        let had = has(&town, &cleo).await;
        town.later(TimeDelta::days(14));
        tick(&town).await;
        assert_eq!(stand().await, ["completed", "completed", "paid", "paid", "completed"]);
        assert_eq!(has(&town, &cleo).await - had, 100, "whoever brought it is paid, too");
        town.later(TimeDelta::days(23));
        tick(&town).await;
        assert_eq!(stand().await, ["completed", "completed", "delivered", "delivered", "completed"]);
        all_is_sound(&town).await;
    }

    async fn a_removed_listing_stays_removed_when_an_order_is_called_off(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        for sold in [Sold { stock: Some(1), ..CASH }, CASH] {
            let about = listing(&town, &ben, sold).await;
            let made = id(&order(&ada, about, usize::try_from(about).unwrap()).await);
            let sql = "UPDATE marketplace_listings SET status = 'removed' WHERE id = $1";
            town.db().run(sql, params![about]).await.unwrap();
            act(&ada, made, "cancel").await.ok();
            assert_eq!(stock(&town, about).await, (sold.stock, "removed".to_owned()));
        }
    }

    async fn what_was_delivered_is_completed_after_two_weeks(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 1_000).await;
        let about = listing(&town, &ben, HOURS).await;
        let made = id(&order(&ada, about, 1).await);
        act(&ada, made, "confirm-delivery").await.ok();
        town.later(TimeDelta::days(14) - TimeDelta::seconds(1));
        assert_eq!(tick(&town).await, 0);
        town.later(TimeDelta::seconds(1));
        let (one, other) = tokio::join!(tick(&town), tick(&town));
        assert_eq!(one + other, 1);
        assert_eq!(status(&town, made).await, "completed");
        let sales = "SELECT total_sales FROM marketplace_seller_profiles WHERE user_id = $1";
        assert_eq!(town.db().one::<i64>(sales, params![ben.id]).await.unwrap(), 1);
        all_is_sound(&town).await;
    }
}
