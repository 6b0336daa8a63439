//! Vouching, and the badge at three.

use futures::future::join_all;
use serde_json::json;
use timeweave::params;

use super::vouches;
use crate::each_engine;
use crate::support::Town;

async fn badges(town: &Town) -> i64 {
    town.count("member_verification_badges WHERE badge_type = 'peer_endorsed'").await
}

each_engine! {
    async fn the_third_makes_a_badge_and_nobody_counts_twice(town: Town) {
        let [ada, ben, cleo, dora, eve] = town.members(["ada", "ben", "cleo", "dora", "eve"]).await;
        let told = |count: i64, granted: bool| {
            json!({
                "endorsed_id": ada.id, "endorsement_count": count, "threshold": 3, "badge_granted": granted,
                "message": "You have endorsed this member.",
            })
        };
        let story =
            [(&ben, 1, false), (&ben, 1, false), (&cleo, 2, false), (&cleo, 2, false), (&dora, 3, true), (&dora, 3, false), (&eve, 4, false)];
        for (who, count, granted) in story {
            let heard = vouches(who, &ada).await;
            assert_eq!((heard.status.as_u16(), &heard.json()["data"]), (200, &told(count, granted)), "{}", who.name);
        }
        assert_eq!((badges(&town).await, town.count("peer_endorsements").await), (1, 4));
    }

    async fn a_badge_that_was_revoked_stays_revoked(town: Town) {
        let [ada, ben, cleo, dora, eve] = town.members(["ada", "ben", "cleo", "dora", "eve"]).await;
        for who in [&ben, &cleo, &dora] {
            vouches(who, &ada).await.ok();
        }
        let now = town.clock.now();
        town.db().run("UPDATE member_verification_badges SET revoked_at = $1", params![now]).await.unwrap();
        assert_eq!(vouches(&eve, &ada).await.ok().json()["data"]["badge_granted"], false);
        assert_eq!(town.count("member_verification_badges WHERE revoked_at IS NULL").await, 0);
    }

    async fn whoever_is_gone_vouches_for_nobody(town: Town) {
        let [ada, ben, cleo, dora, eve] = town.members(["ada", "ben", "cleo", "dora", "eve"]).await;
        for who in [&ben, &cleo] {
            vouches(who, &ada).await.ok();
        }
        let gone = "UPDATE users SET deleted_at = $2 WHERE id = $1";
        town.db().run(gone, params![ben.id, town.clock.now()]).await.unwrap();
        for (who, count, granted) in [(&dora, 2, false), (&eve, 3, true)] {
            let told = vouches(who, &ada).await.ok().json()["data"].clone();
            assert_eq!((&told["endorsement_count"], &told["badge_granted"]), (&json!(count), &json!(granted)), "{}", who.name);
        }
        assert_eq!(badges(&town).await, 1);
    }

    async fn of_five_at_once_exactly_one_is_told_of_the_badge(town: Town) {
        let [ada, ben, cleo, dora, eve, finn] = town.members(["ada", "ben", "cleo", "dora", "eve", "finn"]).await;
        let all = [&ben, &cleo, &dora, &eve, &finn, &ben, &cleo];
        let heard = join_all(all.iter().map(|who| vouches(who, &ada))).await;
        let granted = heard.into_iter().filter(|heard| heard.json()["data"]["badge_granted"] == true).count();
        assert_eq!((granted, badges(&town).await, town.count("peer_endorsements").await), (1, 1, 5));
    }

    async fn whom_nobody_can_vouch_for(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let away = town.newcomer("harbour", "away", "member").await;
        town.db().run("UPDATE users SET status = 'banned' WHERE id = $1", params![away.id]).await.unwrap();
        for (member, status, code) in [
            (ada.id, 422, "SELF_ENDORSEMENT"),
            (far.id, 404, "RESOURCE_NOT_FOUND"),
            (away.id, 404, "RESOURCE_NOT_FOUND"),
            (9_999_999, 404, "RESOURCE_NOT_FOUND"),
        ] {
            let heard = ada.tap(&format!("/members/{member}/peer-endorse")).await;
            assert_eq!(heard.refusal(), (status, code.into(), String::new()), "{member}");
        }
        assert_eq!(town.count("peer_endorsements").await, 0);
    }
}
