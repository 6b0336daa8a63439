//! Listings: what members offer and ask for, who sees it, what is found (spec platform 4).

mod authors;
mod changing;
mod desk;
pub mod fixtures;
mod graph;
pub mod images;
mod lists;
mod making;
mod moderation;
mod races;
mod reading;
mod reports;
mod saving;
mod scale;
mod search;
mod tags;
mod visibility;

use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use crate::support::{Heard, Person, Town};

/// A heading for listings.
pub async fn heading(town: &Town, slug: &str) -> i64 {
    heading_of(town, town.harbour, "listing", slug).await
}

async fn heading_of(town: &Town, tenant: i64, kind: &str, slug: &str) -> i64 {
    town.db()
        .one(
            "INSERT INTO categories (tenant_id, type, name, slug, color, is_active, created_at)
             VALUES ($1, $2, $3, $3, '#b45309', TRUE, $4)
             RETURNING id",
            params![tenant, kind, slug, town.clock.now()],
        )
        .await
        .unwrap()
}

/// Gives a listing a picture, past the doors; its id. The file is not there.
pub async fn pictured(town: &Town, listing: i64) -> i64 {
    let (db, now) = (town.db(), town.clock.now());
    let file: i64 = db
        .one(
            "INSERT INTO media_files (tenant_id, name, media_type, bytes, created_at) VALUES ($1, $2, 'image/jpeg', 1, $3) RETURNING id",
            params![town.harbour, format!("{listing:032x}.jpg"), now],
        )
        .await
        .unwrap();
    db.one(
        "INSERT INTO listing_images (tenant_id, listing_id, file_id, sort_order, created_at) VALUES ($1, $2, $3, 0, $4) RETURNING id",
        params![town.harbour, listing, file, now],
    )
    .await
    .unwrap()
}

/// The community decides otherwise than usual. Known after a moment.
async fn decides(town: &Town, settings: Value) {
    town.db().run("UPDATE tenants SET settings = $2 WHERE id = $1", params![town.harbour, settings]).await.unwrap();
    town.later(chrono::TimeDelta::seconds(60));
}

fn body(heading: i64) -> Value {
    json!({
        "title": "Bicycle repair", "description": "Punctures, brakes and gears of every kind.", "type": "offer",
        "category_id": heading
    })
}

/// The same with other members.
fn with(base: &Value, changes: Value) -> Value {
    let mut body = base.clone();
    for (name, value) in changes.as_object().unwrap() {
        body[name] = value.clone();
    }
    body
}

/// Lists something through the door; its id.
pub async fn lists(person: &Person, heading: i64, changes: Value) -> i64 {
    let made = person.post("/listings", with(&body(heading), changes)).await.ok();
    made.json()["data"]["id"].as_i64().unwrap()
}

async fn put(person: &Person, path: &str, body: Value) -> Heard {
    person.send(person.request(Method::PUT, path, Some(body))).await
}

/// The ids that a person finds, in their order.
async fn found(person: &Person, query: &str) -> Vec<i64> {
    ids(&person.get(&format!("/listings{query}")).await.ok().json())
}

fn ids(page: &Value) -> Vec<i64> {
    page["data"].as_array().unwrap().iter().map(|item| item["id"].as_i64().unwrap()).collect()
}

/// Everything that a refused call must leave alone.
async fn traces(town: &Town) -> Vec<i64> {
    let mut counts = Vec::new();
    for table in [
        "listings",
        "listing_tags",
        "listing_saves",
        "listing_images",
        "listing_reports",
        "media_files",
        "domain_events",
    ] {
        counts.push(town.count(table).await);
    }
    counts
}
