//! The marketplace: what members sell, lend and give (spec marketplace).

mod changing;
mod client;
pub mod fixtures;
mod graph;
mod levels;
mod lists;
mod making;
mod moderation;
mod sellers;
mod states;

use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use crate::support::{Heard, Person, Town};

/// A category of the marketplace.
pub async fn category(town: &Town, slug: &str) -> i64 {
    category_of(town, town.harbour, slug).await
}

async fn category_of(town: &Town, tenant: i64, slug: &str) -> i64 {
    town.db()
        .one(
            "INSERT INTO marketplace_categories (tenant_id, name, slug, icon, sort_order, is_active, template_name, template_fields, created_at)
             VALUES ($1, $2, $2, 'chair', 0, TRUE, 'A form', $3, $4)
             RETURNING id",
            params![tenant, slug, json!([{"name": "material", "type": "text"}]), town.clock.now()],
        )
        .await
        .unwrap()
}

/// The community decides otherwise than usual. Known after a moment.
pub async fn decides(town: &Town, settings: Value) {
    town.db().run("UPDATE tenants SET settings = $2 WHERE id = $1", params![town.harbour, settings]).await.unwrap();
    town.later(chrono::TimeDelta::seconds(60));
}

/// Staff do not look at listings first.
pub async fn unmoderated(town: &Town) {
    decides(town, json!({"marketplace.moderation_enabled": false})).await;
}

fn body() -> Value {
    json!({"title": "Oak table", "description": "Seats six. Some scratches on one leg.", "price": 80})
}

/// The same with other members.
fn with(base: &Value, changes: Value) -> Value {
    let mut body = base.clone();
    for (name, value) in changes.as_object().unwrap() {
        body[name] = value.clone();
    }
    body
}

/// Puts up a thing through the door; its id. Sellers wait for their next one as long as they must.
pub async fn sells(town: &Town, person: &Person, changes: Value) -> i64 {
    town.later(chrono::TimeDelta::seconds(7));
    let made = person.post("/marketplace/listings", with(&body(), changes)).await.ok();
    made.json()["data"]["id"].as_i64().unwrap()
}

fn path(id: i64) -> String {
    format!("/marketplace/listings/{id}")
}

async fn put(person: &Person, path: &str, body: Value) -> Heard {
    person.send(person.request(Method::PUT, path, Some(body))).await
}

async fn seen(person: &Person, id: i64) -> Value {
    person.get(&path(id)).await.ok().json()["data"].clone()
}

/// The ids of a list, in their order.
async fn found(person: &Person, query: &str) -> Vec<i64> {
    ids(&person.get(&format!("/marketplace/listings{query}")).await.ok().json())
}

fn ids(page: &Value) -> Vec<i64> {
    page["data"].as_array().unwrap().iter().map(|item| item["id"].as_i64().unwrap()).collect()
}

/// Everything that a refused call must leave alone.
async fn traces(town: &Town) -> Vec<i64> {
    let mut counts = Vec::new();
    for table in [
        "marketplace_listings",
        "marketplace_listing_views",
        "marketplace_saves",
        "marketplace_seller_profiles",
        "domain_events",
    ] {
        counts.push(town.count(table).await);
    }
    counts
}

/// Staff suspend a seller.
async fn suspend(town: &Town, person: &Person, is_suspended: bool) {
    let sql = "UPDATE marketplace_seller_profiles SET is_suspended = $3 WHERE tenant_id = $1 AND user_id = $2";
    town.db().run(sql, params![town.harbour, person.id, is_suspended]).await.unwrap();
}
