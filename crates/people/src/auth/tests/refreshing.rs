use super::*;
use crate::auth::tokens::actions::{Pair, refresh};

async fn exchange(town: &Town, pair: &Pair) -> Answer<Pair> {
    refresh(&town.call(), pair.refresh.reveal()).await
}

#[tokio::test]
async fn a_family_goes_on_from_token_to_token_but_not_beyond_its_thirty_days() {
    let town = Town::new().await;
    town.member(&town.harbour, "ada@harbour.example", "member").await;
    let mut pair = town.sign_in("ada@harbour.example").await.pair;
    let ends = pair.family_ends_at;

    for _ in 0..29 {
        town.later(TimeDelta::days(1));
        pair = exchange(&town, &pair).await.unwrap();
        assert_eq!(pair.family_ends_at, ends);
        assert!(town.seen(&town.harbour, &pair.access).await.is_some());
    }
    town.later(TimeDelta::days(1));
    assert_eq!(told(exchange(&town, &pair).await), (401, Code::AuthTokenExpired));
    assert_eq!(town.count("SELECT COUNT(*) FROM refresh_families").await, 1);
}

#[tokio::test]
async fn a_token_shown_twice_at_once_is_superseded_and_harms_nobody() {
    let town = Town::new().await;
    town.member(&town.harbour, "ada@harbour.example", "member").await;
    let first = town.sign_in("ada@harbour.example").await.pair;
    let second = exchange(&town, &first).await.unwrap();

    town.later(TimeDelta::seconds(5));
    let refused = refusal(exchange(&town, &first).await);
    assert_eq!((refused.status, refused.code()), (409, Code::AuthRefreshSuperseded));
    assert_eq!(refused.extras.get("success"), Some(&false.into()));
    assert!(town.seen(&town.harbour, &second.access).await.is_some());
    assert!(exchange(&town, &second).await.is_ok());
}

#[tokio::test]
async fn a_used_token_that_comes_back_takes_its_family_with_it() {
    let town = Town::new().await;
    town.member(&town.harbour, "ada@harbour.example", "member").await;
    let stolen = town.sign_in("ada@harbour.example").await.pair;
    let other = town.sign_in("ada@harbour.example").await.pair;
    let next = exchange(&town, &stolen).await.unwrap();

    town.later(TimeDelta::milliseconds(5_001));
    assert_eq!(told(exchange(&town, &stolen).await), (401, Code::AuthTokenExpired));
    assert!(town.seen(&town.harbour, &next.access).await.is_none());
    assert!(town.seen(&town.harbour, &stolen.access).await.is_none());
    assert_eq!(told(exchange(&town, &next).await), (401, Code::AuthTokenExpired));
    assert_eq!(town.count("SELECT COUNT(*) FROM refresh_families WHERE revocation_reason = 'reuse_detected'").await, 1);
    assert!(exchange(&town, &other).await.is_ok(), "another sign-in is another family");
}

#[tokio::test]
async fn a_used_token_whose_successor_is_used_too_is_no_second_window() {
    let town = Town::new().await;
    town.member(&town.harbour, "ada@harbour.example", "member").await;
    let first = town.sign_in("ada@harbour.example").await.pair;
    let second = exchange(&town, &first).await.unwrap();
    exchange(&town, &second).await.unwrap();
    assert_eq!(told(exchange(&town, &first).await), (401, Code::AuthTokenExpired));
    assert!(town.seen(&town.harbour, &second.access).await.is_none());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_exchanges_at_once_one_wins_and_the_others_are_superseded() {
    let town = Arc::new(Town::new().await);
    town.member(&town.harbour, "ada@harbour.example", "member").await;
    let pair = town.sign_in("ada@harbour.example").await.pair;

    let asked = (0..8).map(|_| {
        let (town, token) = (Arc::clone(&town), pair.refresh.clone());
        tokio::spawn(async move { refresh(&town.call(), token.reveal()).await })
    });
    let mut won = Vec::new();
    for answer in futures::future::join_all(asked).await {
        match answer.unwrap() {
            Ok(pair) => won.push(pair),
            refused => assert_eq!(told(refused), (409, Code::AuthRefreshSuperseded)),
        }
    }
    assert_eq!(won.len(), 1);
    assert_eq!(town.count("SELECT COUNT(*) FROM refresh_families WHERE revoked_at IS NULL").await, 1);
    assert_eq!(town.count("SELECT COUNT(*) FROM refresh_tokens").await, 2);
    assert!(exchange(&town, &won[0]).await.is_ok());
}

#[tokio::test]
async fn a_refresh_token_is_nothing_elsewhere_and_nothing_for_the_suspended() {
    let town = Town::new().await;
    let ada = town.member(&town.harbour, "ada@harbour.example", "member").await;
    let pair = town.sign_in("ada@harbour.example").await.pair;

    let elsewhere = town.world.call(town.visit(&town.meadow));
    assert_eq!(told(refresh(&elsewhere, pair.refresh.reveal()).await), (401, Code::AuthTokenExpired));
    for token in [pair.access.reveal(), "nonsense", ""] {
        assert_eq!(told(refresh(&town.call(), token).await), (401, Code::AuthTokenExpired));
    }
    town.set("UPDATE users SET status = 'suspended' WHERE id = $1", ada).await;
    assert_eq!(told(exchange(&town, &pair).await), (403, Code::AuthAccountSuspended));
    town.set("UPDATE users SET status = 'active' WHERE id = $1", ada).await;
    assert!(exchange(&town, &pair).await.is_ok(), "a refusal uses nothing up");
}

#[tokio::test]
async fn the_database_does_not_know_the_tokens() {
    let town = Town::new().await;
    town.member(&town.harbour, "ada@harbour.example", "member").await;
    let pair = town.sign_in("ada@harbour.example").await.pair;
    let claims: serde_json::Value = town.world.room::<Auth>().unwrap().keys().read(pair.refresh.reveal()).unwrap();
    let texts: Vec<Vec<u8>> = town
        .world
        .errand(None)
        .db()
        .all("SELECT family_hash FROM refresh_families UNION ALL SELECT jti_hash FROM refresh_tokens", params![])
        .await
        .unwrap();
    for name in ["family_id", "jti"] {
        let secret = claims[name].as_str().unwrap();
        assert_eq!(secret.len(), 64);
        assert!(texts.iter().all(|text| crate::base::text::hex(text) != secret && text != secret.as_bytes()));
    }
}
