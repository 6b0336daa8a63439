//! Many at once over few things: no stock and no hour appears or vanishes.

use futures::future::join_all;

use super::*;
use crate::each_engine;

each_engine! {
    async fn the_same_order_sent_at_once_is_made_once(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 1_000).await;
        let about = listing(&town, &ben, HOURS).await;
        let heard = join_all((0..6).map(|_| ada.post("/marketplace/orders", body(about, 1)))).await;
        let ids: Vec<i64> = heard.into_iter().map(|one| id(&one.ok().json()["data"])).collect();
        assert!(ids.iter().all(|one| *one == ids[0]), "{ids:?}");
        assert_eq!((has(&town, &ada).await, stock(&town, about).await.0), (850, Some(2)));
        all_is_sound(&town).await;
    }

    async fn many_buyers_never_take_more_than_there_is(town: Town = UNLIMITED) {
        let [ben, ada, cleo, dora] = town.members(["ben", "ada", "cleo", "dora"]).await;
        let buyers = [&ada, &cleo, &dora];
        for buyer in buyers {
            grant(&town, buyer, 600).await;
        }
        let hours = listing(&town, &ben, Sold { stock: Some(7), ..HOURS }).await;
        let cash = listing(&town, &ben, Sold { stock: Some(4), ..CASH }).await;
        // Each asks for more than there is, and calls every third order off at once.
        let all = buyers.iter().flat_map(|buyer| (0..6).map(move |nth| (*buyer, nth)));
        let heard = join_all(all.map(|(buyer, nth)| async move {
            let about = if nth % 2 == 0 { hours } else { cash };
            let heard = buyer.post("/marketplace/orders", body(about, nth)).await;
            if heard.status != 201 {
                assert_eq!(heard.status, 422, "{}", heard.text());
                return 0;
            }
            if nth % 3 == 1 {
                act(buyer, id(&heard.json()["data"]), "cancel").await;
            }
            1
        }))
        .await;
        assert!(heard.iter().sum::<i64>() >= 11, "{heard:?}");
        town.later(chrono::TimeDelta::minutes(30));
        tokio::join!(tick(&town), tick(&town));
        for (about, first) in [(hours, 7), (cash, 4)] {
            let taken = "SELECT COALESCE(SUM(stock_taken), 0)::bigint FROM marketplace_orders WHERE listing_id = $1";
            let taken: i64 = town.db().one(taken, params![about]).await.unwrap();
            let (left, status) = stock(&town, about).await;
            assert_eq!(left, Some(first - taken));
            assert_eq!(status, if left == Some(0) { "sold" } else { "active" });
        }
        let mut there = has(&town, &ben).await;
        for buyer in buyers {
            there += has(&town, buyer).await;
        }
        assert_eq!(there, 1_800);
        all_is_sound(&town).await;
    }
}
