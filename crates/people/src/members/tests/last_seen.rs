//! Being seen, without a write per request.

use chrono::TimeDelta;

use crate::base::Timestamp;
use crate::members::LastSeen;
use crate::params;
use crate::town::{Person, in_town};

async fn stored(person: &Person) -> Option<Timestamp> {
    let call = person.call();
    let sql = "SELECT last_active_at FROM users WHERE tenant_id = $1 AND id = $2";
    call.db().one(sql, params![call.tenant(), person.id]).await.unwrap()
}

#[tokio::test]
async fn many_calls_become_one_statement_a_community() {
    in_town(async |town| {
        let [ada, ben] = town.people(["Ada", "Ben"]).await;
        let zoe = town.join(&town.meadow, "Zoe").await;
        let seen = LastSeen::default();
        for person in [&ada, &ben, &zoe, &ada, &ada] {
            seen.note(&person.tenant, person.id, None, town.now());
        }
        let before = ada.call().db().statements();
        seen.flush(&town.world).await.unwrap();
        assert_eq!(ada.call().db().statements() - before, 2);
        for person in [&ada, &ben, &zoe] {
            assert_eq!(stored(person).await, Some(town.now()));
        }
        seen.flush(&town.world).await.unwrap();
        assert_eq!(ada.call().db().statements() - before, 2 + 3);
    })
    .await;
}

#[tokio::test]
async fn whoever_was_just_seen_is_not_noted_again() {
    in_town(async |town| {
        let [ada] = town.people(["Ada"]).await;
        let seen = LastSeen::default();
        let now = town.now();
        seen.note(&ada.tenant, ada.id, Some(now - TimeDelta::seconds(59)), now);
        seen.flush(&town.world).await.unwrap();
        assert_eq!(stored(&ada).await, None);
        seen.note(&ada.tenant, ada.id, Some(now - TimeDelta::seconds(60)), now);
        seen.flush(&town.world).await.unwrap();
        assert_eq!(stored(&ada).await, Some(now));
        // A clock that lags behind moves nobody back.
        seen.note(&ada.tenant, ada.id, None, now - TimeDelta::hours(1));
        seen.flush(&town.world).await.unwrap();
        assert_eq!(stored(&ada).await, Some(now));
    })
    .await;
}

#[tokio::test]
async fn what_could_not_be_written_is_kept_for_the_next_time() {
    in_town(async |town| {
        let [ada] = town.people(["Ada"]).await;
        let seen = LastSeen::default();
        seen.note(&ada.tenant, ada.id, None, town.now());
        town.run("ALTER TABLE users RENAME TO hidden", Vec::new()).await;
        seen.flush(&town.world).await.unwrap_err();
        town.run("ALTER TABLE hidden RENAME TO users", Vec::new()).await;
        seen.flush(&town.world).await.unwrap();
        assert_eq!(stored(&ada).await, Some(town.now()));
    })
    .await;
}
