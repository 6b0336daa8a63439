//! Being seen, without a write per request.

use chrono::TimeDelta;
use serde_json::json;
use timeweave::base::{MemberId, Timestamp};
use timeweave::members::LastSeen;
use timeweave::params;

use super::{change, profile};
use crate::each_engine;
use crate::support::{Person, Town};

async fn last_active(town: &Town, person: &Person) -> Option<Timestamp> {
    let sql = "SELECT last_active_at FROM users WHERE tenant_id = $1 AND id = $2";
    town.db().one(sql, params![town.harbour, MemberId::from(person.id)]).await.unwrap()
}

/// Writes down who was seen, as the program does every half minute.
async fn flush(town: &Town) {
    town.world().room::<LastSeen>().unwrap().flush(town.world()).await.unwrap();
}

each_engine! {
    async fn being_seen_costs_no_write_a_request(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let shown = async || profile(&ben, &ada).await.ok().json()["data"]["online_status"].clone();
        flush(&town).await;
        let before = town.db().statements();
        for _ in 0..10 {
            ada.get("/users/me").await.ok();
        }
        assert_eq!(town.db().statements() - before, 50, "who asks, what was asked, the numbers, the badges and how pages look");
        assert_eq!(last_active(&town, &ada).await, None);
        assert_eq!(shown().await, "offline");

        let before = town.db().statements();
        flush(&town).await;
        assert_eq!(town.db().statements() - before, 1, "one for all of a community");
        assert_eq!(last_active(&town, &ada).await, Some(town.clock.now()));
        assert_eq!(last_active(&town, &ben).await, Some(town.clock.now()));

        // Whoever was seen within the minute is not written down again.
        town.later(TimeDelta::seconds(59));
        let before = last_active(&town, &ada).await;
        ada.get("/users/me").await.ok();
        flush(&town).await;
        assert_eq!(last_active(&town, &ada).await, before);
        town.later(TimeDelta::seconds(1));
        ada.get("/users/me").await.ok();
        flush(&town).await;
        assert_eq!(last_active(&town, &ada).await, Some(town.clock.now()));

    }

    async fn only_staff_are_told_to_the_second_when_somebody_left(town: Town) {
        let [ada, mut ben] = town.members(["ada", "ben"]).await;
        let mut broker = town.member_as("harbour", "bo", "broker").await;
        ada.post("/messages", json!({ "recipient_id": ben.id, "body": "Hello" })).await.ok();
        town.later(TimeDelta::seconds(60));
        flush(&town).await;
        change(&town, &ada, "last_active_at = '2026-01-05T12:01:00.000000Z'").await;
        for (later, online, exactly) in [
            (299, "online", "online"),
            (1, "online", "away"),
            (239, "online", "away"),
            (1, "away", "away"),
            (3_059, "away", "away"),
            (1, "away", "offline"),
            (239, "away", "offline"),
            (1, "offline", "offline"),
        ] {
            town.later(TimeDelta::seconds(later));
            for (viewer, online) in [(&mut ben, online), (&mut broker, exactly)] {
                viewer.signs_in().await;
                let seen = profile(viewer, &ada).await.ok().json()["data"].clone();
                let told = (&seen["online_status"], &seen["is_online"]);
                assert_eq!(told, (&json!(online), &json!(online == "online")), "{} at {}", viewer.name, town.clock.now());
            }
            let document = "query($id: ID!) { member(id: $id) { profile { onlineStatus } } }";
            let graph = ben.graphql(document, json!({ "id": ada.id.to_string() })).await.json();
            assert_eq!(graph["data"]["member"]["profile"]["onlineStatus"], online.to_uppercase());
            let partner = ben.get("/messages").await.ok().json()["data"][0]["other_user"].clone();
            assert_eq!(partner["is_online"], online == "online");
        }
    }

    async fn whoever_signs_in_is_online_at_once(town: Town) {
        let [ada, mut ben] = town.members(["ada", "ben"]).await;
        town.later(TimeDelta::minutes(10));
        ben.signs_in().await;
        let mut ada = ada;
        ada.signs_in().await;
        assert_eq!(profile(&ada, &ben).await.ok().json()["data"]["online_status"], "online");
    }

    async fn a_stranger_is_not_seen(town: Town) {
        let [ada] = town.members(["ada"]).await;
        change(&town, &ada, "status = 'suspended'").await;
        assert_eq!(ada.get("/users/me").await.status, 401);
        flush(&town).await;
        assert_eq!(last_active(&town, &ada).await, None);
    }
}
