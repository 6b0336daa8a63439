//! Many at once over few uses.

use futures::future::join_all;

use super::*;
use crate::each_engine;

each_engine! {
    async fn a_coupon_is_never_used_more_often_than_it_may_be(town: Town = UNLIMITED) {
        let [ben, ada, cleo, dora] = town.members(["ben", "ada", "cleo", "dora"]).await;
        let (one, other) = (listing(&town, &ben, CASH).await, listing(&town, &ben, CASH).await);
        let few = coupon(&ben, json!({ "max_uses": 3, "max_uses_per_member": 9 })).await;
        let buyers = [&ada, &cleo, &dora];
        let all = buyers.iter().flat_map(|buyer| (0..4).map(move |nth| (*buyer, nth)));
        let heard = join_all(all.map(|(buyer, nth)| {
            let wish = using(if nth % 2 == 0 { one } else { other }, nth, &few["code"]);
            async move {
                let heard = buyer.post("/marketplace/orders", wish).await;
                // Some change their mind at once, and others get what they give back.
                if heard.status == 201 && nth == 3 {
                    act(buyer, id(&heard.json()["data"]), "cancel").await.ok();
                }
                heard.status.as_u16()
            }
        }))
        .await;
        assert!(heard.iter().all(|status| [201, 422].contains(status)), "{heard:?}");
        assert!(heard.iter().filter(|status| **status == 201).count() >= 3, "{heard:?}");
        let live = count(&town, "SELECT COUNT(*) FROM marketplace_orders WHERE status <> 'cancelled' AND discount > 0").await;
        assert_eq!(used(&town, &few).await, live);
        assert!(live <= 3, "{live}");
        all_is_sound(&town).await;
    }

    async fn the_last_use_is_one_members(town: Town = UNLIMITED) {
        let [ben, ada, cleo, dora] = town.members(["ben", "ada", "cleo", "dora"]).await;
        let about = listing(&town, &ben, CASH).await;
        let last = coupon(&ben, json!({ "max_uses": 1 })).await;
        let once = coupon(&ben, json!({})).await;
        let heard = join_all([&ada, &cleo, &dora].map(|buyer| buyer.post("/marketplace/orders", using(about, 1, &last["code"])))).await;
        assert_eq!(heard.iter().filter(|one| one.status == 201).count(), 1);
        // And one of several orders of the same member.
        let heard = join_all((2..6).map(|nth| ada.post("/marketplace/orders", using(about, nth, &once["code"])))).await;
        assert_eq!(heard.iter().filter(|one| one.status == 201).count(), 1);
        for one in heard.iter().filter(|one| one.status != 201) {
            assert_eq!(one.refusal(), (422, "VALIDATION_ERROR".to_owned(), "coupon_code".to_owned()));
        }
        assert_eq!((used(&town, &last).await, used(&town, &once).await, town.count("marketplace_orders").await), (1, 1, 2));
        all_is_sound(&town).await;
    }

    async fn what_is_deleted_while_it_is_used_is_used_or_not(town: Town = UNLIMITED) {
        let [ben, ada, cleo] = town.members(["ben", "ada", "cleo"]).await;
        let about = listing(&town, &ben, CASH).await;
        let one = coupon(&ben, json!({ "max_uses": 5 })).await;
        let fewer = own(&one);
        let (first, second, less, gone) = tokio::join!(
            ada.post("/marketplace/orders", using(about, 1, &one["code"])),
            cleo.post("/marketplace/orders", using(about, 1, &one["code"])),
            put(&ben, &fewer, json!({ "max_uses": 1 })),
            ben.delete(&fewer)
        );
        assert_eq!(gone.status, 200);
        assert!([200, 404, 422].contains(&less.status.as_u16()), "{}", less.text());
        let made = [first, second].iter().filter(|heard| heard.status == 201).count();
        assert_eq!(used(&town, &one).await, i64::try_from(made).unwrap());
        all_is_sound(&town).await;
    }
}
