//! Endorsements: skills, members who are vouched for, and the community's list.

pub mod fixtures;
mod peers;
mod reading;
mod skills;

use serde_json::{Value, json};

use crate::support::{Heard, Person};

/// Endorses a skill through the door.
pub async fn endorses(one: &Person, other: &Person, skill: &str) -> Heard {
    one.post(&format!("/members/{}/endorse", other.id), json!({ "skill_name": skill })).await
}

/// Vouches for a member through the door.
pub async fn vouches(one: &Person, other: &Person) -> Heard {
    one.tap(&format!("/members/{}/peer-endorse", other.id)).await
}

/// The endorsements of a member as somebody reads them.
pub async fn read(one: &Person, other: &Person, query: &str) -> Value {
    one.get(&format!("/members/{}/endorsements{query}", other.id)).await.ok().json()["data"].clone()
}
