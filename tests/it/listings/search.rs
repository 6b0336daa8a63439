//! Words: what finds what, and that what is typed is never an expression.

use chrono::TimeDelta;
use serde_json::json;
use timeweave::listings::tasks::expire;
use timeweave::params;

use super::{decides, found, heading, lists, put};
use crate::each_engine;

fn encoded(typed: &str) -> String {
    form_urlencoded::Serializer::new(String::new()).append_pair("q", typed).finish()
}

each_engine! {
    async fn words_are_found_where_they_begin(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let story = |text: &str| json!({"title": text, "description": "Nothing that anybody looks for here."});
        let garden = lists(&ada, repairs, story("Garden-work on Özil Street")).await;
        let kitchen = lists(&ada, repairs, json!({"title": "Cooking 料理 lessons", "description": "Soups from the garden, it's O'Hara's way.", "location": "Old Quay 2nd floor"})).await;
        let greek = lists(&ada, repairs, story("ΝΙΚΟΣ mends roofs")).await;
        for (typed, expected) in [
            // In a title before a description, whichever is newer.
            ("garden", vec![garden, kitchen]),
            ("GARD", vec![garden, kitchen]),
            ("arden", vec![]),
            ("garden work", vec![garden]),
            ("work, garden!", vec![garden]),
            ("garden soup", vec![kitchen]),
            ("özil", vec![garden]),
            ("ÖZIL street", vec![garden]),
            ("ozil", vec![garden]),
            ("νικος", vec![greek]),
            ("料理", vec![kitchen]),
            ("理", vec![kitchen]),
            ("quay 2nd", vec![kitchen]),
            ("o'hara", vec![kitchen]),
            ("it's", vec![kitchen]),
            ("\"garden\"", vec![garden, kitchen]),
            ("garden*", vec![garden, kitchen]),
            ("garden OR roofs", vec![]),
            ("never garden", vec![]),
            ("garden AND work", vec![]),
            ("search_text:garden", vec![]),
            ("garden & !work | 'x':*", vec![]),
            ("NEAR(garden work)", vec![]),
            ("'; DROP TABLE listings; --", vec![]),
            ("_garden __1", vec![]),
            ("__1", vec![]),
            ("%", vec![]),
            ("garden\\", vec![garden, kitchen]),
            ("🚲", vec![]),
            ("🚲 garden", vec![garden, kitchen]),
            ("\0", vec![]),
            ("^garden", vec![garden, kitchen]),
            ("(garden", vec![garden, kitchen]),
            ("   ", vec![greek, kitchen, garden]),
        ] {
            assert_eq!(found(&ben, &format!("?{}", encoded(typed))).await, expected, "{typed}");
        }
        assert_eq!(found(&ben, "?search=garden&sort=newest").await, [kitchen, garden]);
        let long = "garden ".repeat(36);
        assert_eq!(found(&ben, &format!("?{}", encoded(long.trim()))).await, [garden, kitchen]);
        assert_eq!(ben.get(&format!("/listings?q={}", "x".repeat(256))).await.status, 422);
        for (query, total) in [("q=garden&per_page=1", 2), ("q=!!!", 0)] {
            assert_eq!(ben.get(&format!("/listings?{query}")).await.ok().json()["meta"]["total"], total, "{query}");
        }
    }

    async fn the_index_follows_the_listings(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({"title": "Garden work"})).await;
        let path = format!("/listings/{id}");
        let finds = async |word: &str| found(&ben, &format!("?q={word}")).await == [id];
        assert!(finds("garden").await);
        put(&ada, &path, json!({"title": "Kitchen work"})).await.ok();
        assert!(!finds("garden").await && finds("kitchen").await);
        put(&ada, &path, json!({"status": "paused"})).await.ok();
        assert!(!finds("kitchen").await);
        put(&ada, &path, json!({"title": "Cellar work"})).await.ok();
        put(&ada, &path, json!({"status": "active"})).await.ok();
        assert!(!finds("kitchen").await && finds("cellar").await);
        ben.tap(&format!("{path}/save")).await.ok();
        assert!(finds("cellar").await);
        ada.delete(&path).await.ok();
        assert!(!finds("cellar").await);
    }

    async fn one_community_finds_nothing_of_another(town: Town) {
        let (ada, far) = (town.member_as("harbour", "ada", "member").await, town.member_as("meadow", "ada", "member").await);
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({"title": "Garden work"})).await;
        assert_eq!(found(&ada, "?q=garden").await, [id]);
        for query in ["", "?q=garden", "?sort=newest&q=garden", "?near_lat=0&near_lng=0&radius_km=500"] {
            assert_eq!(found(&far, query).await, Vec::<i64>::new(), "{query}");
        }
    }

    async fn what_ran_out_is_not_found_and_its_owner_hears(town: Town) {
        decides(&town, json!({"listing.expiry_days": 1, "listing.renewal_days": 30})).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({"title": "Garden work"})).await;
        assert_eq!(found(&ben, "?q=garden").await, [id]);
        // Of what is no longer for all to see nobody is told.
        let draft = lists(&ada, repairs, json!({"title": "Soup for two"})).await;
        put(&ada, &format!("/listings/{draft}"), json!({"status": "draft"})).await.ok();
        // A quarter of the time is left.
        town.later(TimeDelta::hours(18) - TimeDelta::seconds(1));
        assert_eq!(expire(town.world()).await.unwrap(), 0);
        town.later(TimeDelta::seconds(1));
        let (one, other) = tokio::join!(expire(town.world()), expire(town.world()));
        assert_eq!((one.unwrap() + other.unwrap(), expire(town.world()).await.unwrap()), (1, 0));
        town.later(TimeDelta::hours(6));
        let [mut ada, mut ben] = [ada, ben];
        ada.signs_in().await;
        ben.signs_in().await;
        // Before anybody has tidied up, and after.
        for _ in 0..2 {
            for query in ["", "?q=garden", "?sort=newest"] {
                assert_eq!(found(&ben, query).await, Vec::<i64>::new(), "{query}");
            }
            assert_eq!(ben.get(&format!("/listings/{id}")).await.status, 404);
            expire(town.world()).await.unwrap();
        }
        assert_eq!(ada.get(&format!("/listings/{id}")).await.ok().json()["data"]["status"], "expired");
        ada.tap(&format!("/listings/{id}/renew")).await.ok();
        assert_eq!(found(&ben, "?q=garden").await, [id]);
        // Each time that it is given ends by itself, three days before.
        town.later(TimeDelta::days(27));
        assert_eq!((expire(town.world()).await.unwrap(), expire(town.world()).await.unwrap()), (1, 0));
        town.deliver().await;
        let sql = "SELECT user_id, type, link, message FROM notifications WHERE type LIKE 'listing_exp%' ORDER BY id";
        let bells: Vec<(i64, String, String, String)> = town.db().all(sql, params![]).await.unwrap();
        let told = |kind: &str, message: &str| (ada.id, kind.to_owned(), format!("/listings/{id}"), message.to_owned());
        let soon = |until: &str| format!("Your listing “Garden work” runs out soon. Renew it if it still holds. It is shown until: {until} (UTC)");
        assert_eq!(bells, [
            told("listing_expiry", &soon("2026-01-06 12:01")),
            told("listing_expired", "Your listing “Garden work” has run out and is not shown any more. You can renew it if it still holds."),
            told("listing_expiry", &soon("2026-02-05 12:01")),
        ]);
    }
}
