//! What the clock does with orders.

use chrono::TimeDelta;

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
