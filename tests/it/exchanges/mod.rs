//! Exchanges: from the question to the hours (spec platform 5.4).

mod brokers;
mod clock;
pub mod fixtures;
mod payment;
mod steps;

use http::Method;
use serde_json::{Value, json};
use timeweave::params;
use timeweave::tenancy::Tenants;

use crate::support::{Heard, Person, Town, leak};
use crate::wallet::{grant, is_sound};

/// No limits, for stories that do much.
const UNLIMITED: &str = "[limits]\nenabled = false\n";

/// A listing of somebody's that everybody may see.
pub async fn listing(town: &Town, owner: &Person, side: &str) -> i64 {
    let tenant = if owner.tenant.as_deref() == Some("meadow") { town.meadow } else { town.harbour };
    town.db()
        .one(
            "INSERT INTO listings (tenant_id, user_id, title, description, type, status, moderation_status, service_type,
                    federated_visibility, sdg_goals, renewal_count, view_count, contact_count, save_count, ranking, search_text,
                    created_at, updated_at)
             VALUES ($1, $2, 'Irish for beginners', 'Two evenings', $3, 'active', 'approved', 'hybrid', 'none', $4, 0, 0, 0, 0, 0,
                    '', $5, $5)
             RETURNING id",
            params![tenant, owner.id, side, json!([]), town.clock.now()],
        )
        .await
        .unwrap()
}

async fn ask(person: &Person, listing: i64, hours: f64) -> i64 {
    let heard = person.post("/exchanges", json!({ "listing_id": listing, "proposed_hours": hours })).await;
    assert_eq!(heard.status, 201, "{}", heard.text());
    heard.json()["data"]["id"].as_i64().unwrap()
}

async fn act(person: &Person, id: i64, action: &str) -> Heard {
    let path = format!("/exchanges/{id}/{action}");
    match action {
        "decline" => person.post(&path, json!({})).await,
        "dispute" => person.post(&path, json!({ "reason": "It took less." })).await,
        "confirm" => person.post(&path, json!({ "hours": 2 })).await,
        "cancel" => person.delete(&format!("/exchanges/{id}")).await,
        _ => person.tap(&path).await,
    }
}

/// Brings an exchange to a state by the steps that lead there.
pub async fn bring(town: &Town, requester: &Person, provider: &Person, to: &str) -> i64 {
    let about = listing(town, provider, "offer").await;
    let id = ask(requester, about, 2.0).await;
    let steps: &[(&Person, &str)] = match to {
        "pending_provider" => &[],
        "accepted" => &[(provider, "accept")],
        "in_progress" => &[(provider, "accept"), (requester, "start")],
        "pending_confirmation" => &[(provider, "accept"), (requester, "start"), (provider, "complete")],
        "disputed" => &[(provider, "accept"), (requester, "start"), (provider, "complete"), (provider, "dispute")],
        "completed" => &[
            (provider, "accept"),
            (requester, "start"),
            (provider, "complete"),
            (provider, "confirm"),
            (requester, "confirm"),
        ],
        "cancelled" => &[(requester, "cancel")],
        other => panic!("no way to {other}"),
    };
    for (person, action) in steps {
        act(person, id, action).await.ok();
    }
    assert_eq!(status(town, id).await, to);
    id
}

async fn status(town: &Town, id: i64) -> String {
    town.db().one("SELECT status FROM exchanges WHERE id = $1", params![id]).await.unwrap()
}

async fn decide(town: &Town, settings: Value) {
    town.db().run("UPDATE tenants SET settings = $2 WHERE id = $1", params![town.harbour, settings]).await.unwrap();
    town.world().room::<Tenants>().unwrap().forget();
}

async fn count(town: &Town, sql: &str) -> i64 {
    town.db().one(leak(sql.to_owned()), params![]).await.unwrap()
}

async fn has(town: &Town, person: &Person) -> i64 {
    let found =
        town.db().optional("SELECT balance FROM accounts WHERE user_id = $1", params![person.id]).await.unwrap();
    found.unwrap_or_default()
}
