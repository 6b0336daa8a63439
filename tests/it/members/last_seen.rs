//! Being seen, without a write per request.

use chrono::TimeDelta;
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

        for (later, online) in [(299, "online"), (1, "away"), (3_299, "away")] {
            town.later(TimeDelta::seconds(later));
            let mut ben = ben.clone();
            ben.signs_in().await;
            assert_eq!(profile(&ben, &ada).await.ok().json()["data"]["online_status"], online);
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
