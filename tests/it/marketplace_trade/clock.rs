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
