//! Events: gatherings of members, from the draft to the end (spec events).

mod agenda;
mod approval;
mod attendance;
mod attendance_graph;
mod blueprints;
mod broadcasts;
mod calendar;
mod client;
mod drafts;
mod ends;
pub mod fixtures;
mod form_drafts;
mod forms;
mod guests;
mod invitations;
mod keys;
mod letters;
mod lifecycle;
mod lists;
mod moderation;
mod nodes;
mod notices;
mod numbers;
mod offline_checkin;
mod people;
mod permissions;
mod pictures;
mod places;
mod previews;
mod race;
mod recurrence;
mod recurrence_scale;
mod recurrence_storm;
mod reminders;
mod revisions;
mod rewards;
pub mod safety;
mod secrets;
mod series;
mod staff;
mod tables;
mod templates;
mod tickets;

use chrono::{DateTime, TimeDelta};
use http::Method;
use serde_json::{Value, json};
use timeweave::params;
use timeweave::tenancy::Tenants;

use crate::support::{Heard, Person, Town};

async fn put(person: &Person, path: &str, body: Value) -> Heard {
    person.send(person.request(Method::PUT, path, Some(body))).await
}

/// A draft of an evening on 1 May 2026, with what else is said of it; its id.
pub async fn draft(organizer: &Person, more: Value) -> i64 {
    let mut event = json!({
        "title": "Repair evening", "description": "Bring what is broken.", "timezone": "Europe/Dublin",
        "start_time": "2026-05-01T18:00:00", "end_time": "2026-05-01T20:00:00",
    });
    event.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let made = organizer.post("/events", event).await;
    assert_eq!(made.status, 201, "{}", made.text());
    made.json()["data"]["id"].as_i64().unwrap()
}

/// The same, published.
pub async fn publish(organizer: &Person, more: Value) -> i64 {
    let id = draft(organizer, more).await;
    organizer.tap(&format!("/events/{id}/publish")).await.ok();
    id
}

/// Turns the clock to so many minutes before the evening, which begins on 1 May 2026 at 17:00 in UTC. These people sign in again.
async fn minutes_before(town: &Town, minutes: i64, people: &mut [&mut Person]) {
    let begins = DateTime::parse_from_rfc3339("2026-05-01T17:00:00Z").unwrap().to_utc();
    town.later(begins - TimeDelta::minutes(minutes) - town.clock.now());
    for person in people {
        person.signs_in().await;
    }
}

async fn confirm(person: &Person, id: i64) {
    person.post(&format!("/events/{id}/registration/confirm"), json!({})).await.ok();
}

/// An event as somebody reads it.
async fn read(person: &Person, id: i64) -> Value {
    person.get(&format!("/events/{id}")).await.ok().json()["data"].clone()
}

/// What the community decides about events.
async fn decide(town: &Town, rules: Value) {
    let settings = json!({ "events": rules });
    town.db().run("UPDATE tenants SET settings = $2 WHERE id = $1", params![town.harbour, settings]).await.unwrap();
    town.world().room::<Tenants>().unwrap().forget();
}

fn refusal(status: u16, code: &str, field: &str) -> (u16, String, String) {
    (status, code.to_owned(), field.to_owned())
}
