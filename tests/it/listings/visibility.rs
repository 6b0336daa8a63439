//! Who sees what: blocks, owners who left, states, other communities.

use serde_json::json;
use timeweave::params;

use super::{found, heading, ids, lists};
use crate::each_engine;
use crate::support::leak;

each_engine! {
    async fn a_blocked_pair_does_not_meet_in_listings(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let repairs = heading(&town, "repairs").await;
        let (hers, his) = (lists(&ada, repairs, json!({})).await, lists(&ben, repairs, json!({})).await);
        ben.tap(&format!("/listings/{hers}/save")).await.ok();
        ada.post(&format!("/users/{}/block", ben.id), json!({})).await.ok();
        assert_eq!(found(&ada, "").await, [hers]);
        assert_eq!(found(&ben, "?q=bicycle").await, [his]);
        assert_eq!(found(&cleo, "").await, [hers, his]);
        assert_eq!(ben.get(&format!("/listings/{hers}")).await.status, 404);
        assert_eq!(ada.get(&format!("/listings/{his}")).await.status, 404);
        assert_eq!(ada.tap(&format!("/listings/{his}/save")).await.status, 404);
        assert_eq!(ben.get("/listings/saved").await.ok().json()["data"], json!([]));
        let staff = town.member_as("harbour", "bea", "admin").await;
        staff.post(&format!("/users/{}/block", ben.id), json!({})).await.ok();
        staff.get(&format!("/listings/{his}")).await.ok();
    }

    async fn what_only_owners_and_administrators_see(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let staff = town.member_as("harbour", "bea", "admin").await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let far = town.member_as("meadow", "far", "member").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = format!("/listings/{id}");
        for (status, moderation) in [
            ("draft", "approved"), ("paused", "approved"), ("pending", "pending_review"), ("suspended", "approved"), ("expired", "approved"),
            ("active", "rejected"), ("active", "pending_review"),
        ] {
            let set = leak(format!("UPDATE listings SET status = '{status}', moderation_status = '{moderation}' WHERE id = $1"));
            town.db().run(set, params![id]).await.unwrap();
            assert_eq!(found(&ada, "").await, Vec::<i64>::new(), "{status} {moderation}");
            // What waits is for all staff to decide about.
            let waiting = if (status, moderation) == ("pending", "pending_review") { 200 } else { 404 };
            for (who, expected) in [(&ada, 200), (&staff, 200), (&ben, 404), (&broker, waiting), (&far, 404)] {
                assert_eq!(who.get(&path).await.status, expected, "{status} {moderation} {}", who.name);
            }
            assert_eq!(ids(&staff.get(&format!("/users/{}/listings", ada.id)).await.ok().json()), [id]);
            assert_eq!(ids(&ben.get(&format!("/users/{}/listings", ada.id)).await.ok().json()), Vec::<i64>::new());
        }
    }

    async fn listings_of_whoever_may_not_take_part_are_out_of_sight(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        for set in ["status = 'suspended'", "status = 'active', deleted_at = '2026-01-05T12:00:00Z'"] {
            town.db().run(leak(format!("UPDATE users SET {set} WHERE id = $1")), params![ada.id]).await.unwrap();
            assert_eq!(found(&ben, "").await, Vec::<i64>::new(), "{set}");
            assert_eq!(found(&ben, "?q=bicycle").await, Vec::<i64>::new(), "{set}");
            assert_eq!(ben.get(&format!("/listings/{id}")).await.status, 404, "{set}");
        }
    }
}
