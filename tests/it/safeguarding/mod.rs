//! Safeguarding: members who are kept apart, and those who decide it.

pub mod fixtures;
mod measures;
mod options;
mod rule;

use serde_json::{Value, json};

use crate::support::Person;

const PATH: &str = "/admin/safeguarding/measures";

/// Takes a measure through the door and gives its id.
pub async fn takes(staff: &Person, mut measure: Value) -> i64 {
    measure["reason"] = json!("For their protection.");
    staff.post(PATH, measure).await.ok().json()["data"]["id"].as_i64().unwrap()
}

/// Lifts one.
pub async fn lifts(staff: &Person, id: i64) {
    staff.post(&format!("{PATH}/{id}/lift"), json!({ "reason": "It is over." })).await.ok();
}
