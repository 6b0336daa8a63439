//! What happens at once.

use futures::future::join_all;
use serde_json::json;
use timeweave::params;
use tokio::join;

use super::{body, decides, heading, lists, put};
use crate::each_engine;
use crate::support::Person;

each_engine! {
    async fn two_saves_at_once_are_one(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = format!("/listings/{id}/save");
        for heard in join_all((0..6).map(|_| ben.tap(&path))).await {
            assert_eq!(heard.status, 200);
        }
        let row: (i64, i64) = town
            .db()
            .one("SELECT l.save_count, (SELECT COUNT(*) FROM listing_saves) AS saves FROM listings l WHERE l.id = $1", params![id])
            .await
            .unwrap();
        assert_eq!(row, (1, 1));
        let told: i64 = town.db().one("SELECT COUNT(*) FROM domain_events WHERE kind = 'listing_saved'", params![]).await.unwrap();
        assert_eq!(told, 1);
    }

    async fn many_members_save_at_once(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let readers: [Person; 5] = town.members(["ben", "cleo", "dan", "eve", "fay"]).await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let (path, save) = (format!("/listings/{id}"), format!("/listings/{id}/save"));
        let saves = join_all(readers.iter().map(|reader| reader.tap(&save)));
        let views = join_all(readers.iter().map(|reader| reader.get(&path)));
        let change = put(&ada, &path, json!({"title": "Bicycle tuning"}));
        let (saves, views, change) = join!(saves, views, change);
        assert!(saves.iter().chain(&views).chain([&change]).all(|heard| heard.status == 200));
        let seen = ada.get(&path).await.ok().json()["data"].clone();
        assert_eq!((&seen["save_count"], &seen["view_count"], &seen["title"]), (&json!(5), &json!(5), &json!("Bicycle tuning")));
    }

    async fn nobody_has_more_listings_than_allowed(town: Town) {
        decides(&town, json!({"listing.max_per_user": 3})).await;
        let ada = town.member_as("harbour", "ada", "member").await;
        let repairs = heading(&town, "repairs").await;
        let heard = join_all((0..8).map(|_| ada.post("/listings", body(repairs)))).await;
        assert_eq!(heard.iter().filter(|heard| heard.status == 201).count(), 3);
        for refused in heard.iter().filter(|heard| heard.status != 201) {
            assert_eq!(refused.refusal(), (422, "VALIDATION_ERROR".to_owned(), "user_id".to_owned()));
        }
        assert_eq!(town.count("listings").await, 3);
        // One that was deleted makes room.
        let id: i64 = town.db().one("SELECT MAX(id) FROM listings", params![]).await.unwrap();
        ada.delete(&format!("/listings/{id}")).await.ok();
        ada.post("/listings", body(repairs)).await.ok();
    }

    async fn a_listing_is_reported_once_by_one_member(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = format!("/listings/{id}/report");
        let heard = join_all((0..4).map(|_| ben.post(&path, json!({"reason": "spam"})))).await;
        let mut statuses: Vec<u16> = heard.iter().map(|heard| heard.status.as_u16()).collect();
        statuses.sort_unstable();
        assert_eq!(statuses, [201, 409, 409, 409]);
        assert_eq!(town.count("listing_reports").await, 1);
    }

    async fn saving_and_deleting_at_once_leaves_no_save(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        for _ in 0..5 {
            let id = lists(&ada, repairs, json!({})).await;
            let (path, save) = (format!("/listings/{id}"), format!("/listings/{id}/save"));
            let (gone, saved) = join!(ada.delete(&path), ben.tap(&save));
            assert_eq!(gone.status, 204);
            assert!([200, 404].contains(&saved.status.as_u16()));
        }
        assert_eq!(town.count("listing_saves").await, 0);
    }
}
