//! What new members start with: once, when they are active, however often it is told.

use serde_json::json;
use timeweave::auth::events::{MemberActivated, MemberRegistered};
use timeweave::base::MemberId;
use timeweave::outbox::{self, DomainEvent};
use timeweave::params;

use super::*;
use crate::each_engine;

async fn register(town: &Town, name: &str) -> i64 {
    let body = json!({
        "email": format!("{name}@harbour.example"), "password": "a long and quiet sentence",
        "password_confirmation": "a long and quiet sentence", "first_name": name, "last_name": "New", "terms_accepted": true,
    });
    town.stranger().post("/auth/register", body).await.ok();
    town.db().one("SELECT id FROM users WHERE email = $1", params![format!("{name}@harbour.example")]).await.unwrap()
}

async fn tell(town: &Town, event: impl DomainEvent) {
    let call = errand(town).await;
    let mut tx = call.begin().await.unwrap();
    outbox::tell(&mut tx, event).await.unwrap();
    tx.commit().await.unwrap();
}

async fn had(town: &Town, member: i64) -> i64 {
    town.db()
        .optional("SELECT balance FROM accounts WHERE user_id = $1", params![member])
        .await
        .unwrap()
        .unwrap_or_default()
}

each_engine! {
    async fn a_new_member_starts_with_what_the_community_decided(town: Town) {
        decide(&town, json!({ "starting_balance": 500 })).await;
        let dora = register(&town, "dora").await;
        assert_eq!(had(&town, dora).await, 0);
        town.deliver().await;
        assert_eq!(had(&town, dora).await, 500);
        // Told again, in every way, it changes nothing.
        let member = MemberId::from(dora);
        tell(&town, MemberRegistered { member }).await;
        tell(&town, MemberActivated { member }).await;
        let (first, second) = (town.app.worker(), town.app.worker());
        let (one, other) = tokio::join!(first.work_off(), second.work_off());
        assert!(one.is_ok() && other.is_ok());
        assert_eq!(had(&town, dora).await, 500);
        assert_eq!(count(&town, "SELECT COUNT(*) FROM transactions").await, 1);
        is_sound(&town).await;
    }

    async fn whoever_waits_for_approval_gets_it_with_the_approval(town: Town) {
        let settings = json!({ "requires_approval": true, "wallet": { "starting_balance": 500 } });
        town.db().run("UPDATE tenants SET settings = $2 WHERE id = $1", params![town.harbour, settings]).await.unwrap();
        town.world().room::<Tenants>().unwrap().forget();
        let dora = register(&town, "dora").await;
        town.deliver().await;
        assert_eq!(had(&town, dora).await, 0);
        town.db().run("UPDATE users SET status = 'active', is_approved = TRUE WHERE id = $1", params![dora]).await.unwrap();
        tell(&town, MemberActivated { member: dora.into() }).await;
        town.deliver().await;
        assert_eq!(had(&town, dora).await, 500);
    }

    async fn where_nothing_is_decided_nothing_moves(town: Town) {
        register(&town, "dora").await;
        town.deliver().await;
        assert_eq!((town.count("accounts").await, town.count("transactions").await), (0, 0));
    }
}
