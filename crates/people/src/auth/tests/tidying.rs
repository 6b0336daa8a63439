use super::*;
use crate::auth::tasks::tidy;
use crate::auth::tokens::actions::{refresh, revoke_all};

#[tokio::test]
async fn only_what_nobody_can_ask_for_is_forgotten() {
    let town = Town::new().await;
    town.member(&town.harbour, "ada@harbour.example", "member").await;
    let ended = town.sign_in("ada@harbour.example").await.pair;
    revoke_all(&town.call_with(&ended.access).await).await.unwrap();
    let alive = town.sign_in("ada@harbour.example").await.pair;
    let alive = refresh(&town.call(), alive.refresh.reveal()).await.unwrap();
    login(&town.call(), "ada@harbour.example", "wrong").await.err().unwrap();

    town.later(TimeDelta::hours(6) - TimeDelta::seconds(1));
    assert_eq!(tidy(&town.world).await.unwrap(), 0);
    town.later(TimeDelta::seconds(2));
    assert_eq!(tidy(&town.world).await.unwrap(), 1, "the failure");
    town.later(TimeDelta::days(7));
    assert_eq!(tidy(&town.world).await.unwrap(), 1, "the family that was revoked");
    assert!(refresh(&town.call(), alive.refresh.reveal()).await.is_ok());
    town.later(TimeDelta::days(31));
    assert_eq!(tidy(&town.world).await.unwrap(), 1);
    assert_eq!(town.count("SELECT COUNT(*) FROM refresh_tokens").await, 0);
}
