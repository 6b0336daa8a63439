//! Messages: who may write to whom, what each side sees, what is unread, and races (spec platform 7.1).

mod acts;
mod coordination;
mod extras;
mod files;
pub mod fixtures;
mod graph;
mod lists;
mod races;
mod sending;
mod threads;

use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use crate::support::{Heard, Person, Town};

/// Writes through the door; the message's id.
async fn write(from: &Person, to: &Person, body: &str) -> i64 {
    let sent = from.post("/messages", json!({ "recipient_id": to.id, "body": body })).await.ok();
    sent.json()["data"]["id"].as_i64().unwrap()
}

async fn put(person: &Person, path: &str, body: Option<Value>) -> Heard {
    person.send(person.request(Method::PUT, path, body)).await
}

async fn delete(person: &Person, path: &str, body: Value) -> Heard {
    person.send(person.request(Method::DELETE, path, Some(body))).await
}

/// The texts that `reader` sees of the conversation with `other`, newest first. Marks them as read.
async fn bodies(reader: &Person, other: &Person) -> Vec<String> {
    let thread = reader.get(&format!("/messages/{}?per_page=100", other.id)).await.ok().json();
    let items = thread["data"].as_array().unwrap().iter();
    items.map(|item| item["body"].as_str().unwrap().to_owned()).collect()
}

async fn unread(person: &Person) -> i64 {
    person.get("/messages/unread-count").await.ok().json()["data"]["count"].as_i64().unwrap()
}

/// The partners in a list with how much of each is unread.
async fn inbox(person: &Person, query: &str) -> Vec<(i64, i64)> {
    let page = person.get(&format!("/messages{query}")).await.ok().json();
    let number = |item: &Value, field: &str| item[field].as_i64().unwrap();
    page["data"].as_array().unwrap().iter().map(|item| (number(item, "id"), number(item, "unread_count"))).collect()
}

fn partner(person: &Person) -> Value {
    let mut first = person.name.clone();
    first[..1].make_ascii_uppercase();
    json!({ "id": person.id, "name": first, "first_name": first, "last_name": null, "avatar_url": null, "is_online": false })
}

fn pair(one: &Person, other: &Person) -> String {
    format!("{}-{}", one.id.min(other.id), one.id.max(other.id))
}

/// Everything that a refused call must leave alone.
async fn traces(town: &Town) -> (i64, i64, i64) {
    // That something was stopped is told apart from it.
    let events = "SELECT COUNT(*) FROM domain_events WHERE kind <> 'safeguarding_contact_blocked'";
    let events = town.db().one(events, params![]).await.unwrap();
    (town.count("messages").await, town.count("conversations").await, events)
}
