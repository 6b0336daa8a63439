//! The marketplace around its listings: pictures, saved searches, collections, tables, promotions, groups (spec marketplace 3, 6).

mod collections;
pub mod fixtures;
mod groups;
mod pictures;
mod promotions;
mod scale;
mod searches;
mod tables;

use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use crate::marketplace::{category, decides, sells, unmoderated};
use crate::support::{Heard, Person, Town};

async fn put(person: &Person, path: &str, body: Value) -> Heard {
    person.send(person.request(Method::PUT, path, Some(body))).await
}

fn ids(page: &Value) -> Vec<i64> {
    page["data"].as_array().unwrap().iter().map(|item| item["id"].as_i64().unwrap()).collect()
}

fn id(heard: &Heard) -> i64 {
    heard.json()["data"]["id"].as_i64().unwrap()
}

/// Where staff stand on a listing.
async fn moderation(town: &Town, id: i64) -> String {
    town.db().one("SELECT moderation_status FROM marketplace_listings WHERE id = $1", params![id]).await.unwrap()
}

/// What rang, in the order in which it did: for whom, of which type, where it leads.
async fn bells(town: &Town, like: &str) -> Vec<(i64, String, String)> {
    town.deliver().await;
    town.db()
        .all("SELECT user_id, type, link FROM notifications WHERE type LIKE $1 ORDER BY id", params![like])
        .await
        .unwrap()
}

/// One of them has blocked the other.
async fn blocks(one: &Person, other: &Person) {
    one.tap(&format!("/users/{}/block", other.id)).await.ok();
}
