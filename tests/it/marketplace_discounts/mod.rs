//! What is taken off orders: coupons, and discounts for hours (spec marketplace 7).

mod coupons;
pub mod fixtures;
mod graph;
mod loyalty;
mod races;
mod shop;
mod uses;

use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use crate::marketplace_trade::{CASH, Sold, UNLIMITED, act, all_is_sound, body, count, id, listing, status, tick};
use crate::support::{Heard, Person, Town};

/// What every coupon says unless it says otherwise.
fn tenth() -> Value {
    json!({ "title": "A tenth off", "discount_type": "percent", "discount_value": 10, "status": "active" })
}

fn with(changes: Value) -> Value {
    let mut said = tenth();
    for (name, value) in changes.as_object().unwrap() {
        said[name] = value.clone();
    }
    said
}

/// A coupon of somebody's who sells.
async fn coupon(seller: &Person, changes: Value) -> Value {
    let made = seller.post("/marketplace/seller/coupons", with(changes)).await;
    assert_eq!(made.status, 201, "{}", made.text());
    made.json()["data"].clone()
}

async fn put(person: &Person, path: &str, body: Value) -> Heard {
    person.send(person.request(Method::PUT, path, Some(body))).await
}

fn own(coupon: &Value) -> String {
    format!("/marketplace/seller/coupons/{}", id(coupon))
}

/// An order with a coupon, under a key that its number makes.
fn using(listing: i64, number: usize, code: &Value) -> Value {
    let mut wish = body(listing, number);
    wish["coupon_code"] = code.clone();
    wish
}

async fn used(town: &Town, coupon: &Value) -> i64 {
    town.db().one("SELECT usage_count FROM marketplace_coupons WHERE id = $1", params![id(coupon)]).await.unwrap()
}

/// The ids in a list.
async fn ids(person: &Person, path: &str) -> Vec<i64> {
    let items = person.get(path).await.ok().json()["data"]["items"].clone();
    items.as_array().unwrap().iter().map(id).collect()
}

/// What a community switches on.
async fn features(town: &Town, features: Value) {
    town.db().run("UPDATE tenants SET features = $2 WHERE id = $1", params![town.harbour, features]).await.unwrap();
    town.later(chrono::TimeDelta::seconds(60));
}
