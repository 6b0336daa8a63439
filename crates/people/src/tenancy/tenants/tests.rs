use serde_json::json;

use super::*;
use crate::call::RegistrationMode;
use crate::tenancy::town::{Town, choices};

#[tokio::test]
async fn one_statement_serves_everybody_for_five_seconds() {
    let town = Town::new().await;
    town.found("harbour", "active", json!({}), json!({})).await;
    let tenants = Tenants::new(false, choices());
    let before = town.db.statements();
    let crowd = (0..20).map(|_| tenants.by_slug(&town.world, "harbour"));
    for found in futures::future::join_all(crowd).await {
        assert!(found.unwrap().is_some());
    }
    assert_eq!(town.db.statements() - before, 1);

    town.found("meadow", "active", json!({}), json!({})).await;
    town.clock.turn(TimeDelta::milliseconds(4_999));
    assert!(tenants.by_slug(&town.world, "meadow").await.unwrap().is_none());
    town.clock.turn(TimeDelta::milliseconds(1));
    assert!(tenants.by_slug(&town.world, "meadow").await.unwrap().is_some());
}

#[tokio::test]
async fn what_was_changed_here_is_seen_at_once() {
    let town = Town::new().await;
    let tenants = Tenants::new(false, choices());
    assert!(tenants.active(&town.world).await.unwrap().is_empty());
    town.found("harbour", "active", json!({}), json!({})).await;
    tenants.forget();
    assert_eq!(tenants.active(&town.world).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_passenger_who_leaves_does_not_ground_the_others() {
    let town = Town::new().await;
    town.found("harbour", "active", json!({}), json!({})).await;
    let tenants = Tenants::new(false, choices());
    let _ = tenants.snapshot(&town.world).now_or_never();
    assert!(tenants.by_slug(&town.world, "harbour").await.unwrap().is_some());
}

#[tokio::test]
async fn rules_are_merged_over_the_defaults_and_unreadable_ones_close_nothing_but_what_they_are_about() {
    let town = Town::new().await;
    let rules = json!({"registration_mode": "closed", "welcome_message": "Hello", "unknown": 1});
    town.found("harbour", "active", json!({"podcasts": true}), rules).await;
    town.found("meadow", "inactive", json!({}), json!({})).await;
    town.found("ruin", "active", json!({}), json!({"registration_mode": "perhaps"})).await;
    let tenants = Tenants::new(false, choices());
    let harbour = tenants.by_slug(&town.world, "harbour").await.unwrap().unwrap();
    assert!(harbour.active && harbour.has("podcasts") && harbour.has("connections") && !harbour.has("marketplace"));
    assert_eq!(harbour.settings.registration_mode, RegistrationMode::Closed);
    assert_eq!(harbour.settings.face.welcome_message.as_deref(), Some("Hello"));
    assert_eq!((harbour.currency.as_str(), harbour.settings.timezone.as_str()), ("EUR", "UTC"));
    assert!(!tenants.by_slug(&town.world, "meadow").await.unwrap().unwrap().active);
    let ruin = tenants.by_slug(&town.world, "ruin").await.unwrap().unwrap();
    assert!(ruin.active);
    assert_eq!(ruin.settings.registration_mode, RegistrationMode::Closed);
    assert_eq!(tenants.active(&town.world).await.unwrap().len(), 2);
}

#[tokio::test]
async fn an_old_snapshot_serves_for_a_minute_while_the_database_is_away() {
    let town = Town::new().await;
    town.found("harbour", "active", json!({}), json!({})).await;
    let tenants = Tenants::new(false, choices());
    tenants.snapshot(&town.world).await.unwrap();
    town.db.close().await;
    town.clock.turn(TimeDelta::seconds(30));
    assert!(tenants.by_slug(&town.world, "harbour").await.unwrap().is_some());
    town.clock.turn(TimeDelta::seconds(30));
    let failure = tenants.snapshot(&town.world).await.unwrap_err();
    assert!(matches!(failure, Failure::Fault(fault) if fault.is_unavailable()));
}
