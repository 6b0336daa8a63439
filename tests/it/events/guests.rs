//! Guests whom members bring: they take places as members do, are seen by those who look after the event, and go with whoever brings them (spec events 24).

use std::sync::Arc;

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::events::guests::tasks;
use timeweave::params;

use super::recurrence::is_sound;
use super::{confirm, decide, minutes_before, publish, put, read, refusal};
use crate::each_engine;
use crate::support::{Heard, Person, Town};

const LIST: &str = include_str!("../../../graphql/operations/events/event_guests.graphql");
const ADD: &str = include_str!("../../../graphql/operations/events/add_event_guest.graphql");

fn product(event: i64, rest: &str) -> String {
    format!("/events/{event}/registration-product{rest}")
}

pub async fn let_bring(by: &Person, event: i64, guests: i64, version: i64) -> Heard {
    let body = json!({ "answers": "none", "guests_per_member": guests, "expected_version": version });
    put(by, &product(event, "/settings"), body).await
}

/// The id of somebody's registration.
async fn registration(person: &Person, event: i64) -> i64 {
    let own = person.get(&format!("/events/{event}/relationship")).await.ok().json();
    own["data"]["registration"]["id"].as_i64().unwrap()
}

pub async fn bring(person: &Person, event: i64, name: &str) -> Heard {
    let of = registration(person, event).await;
    person.post(&product(event, &format!("/registrations/{of}/guests")), json!({ "display_name": name })).await
}

async fn cancel(person: &Person, event: i64, guest: &Value, reason: Option<&str>) -> Heard {
    person.post(&product(event, &format!("/guests/{guest}/cancel")), json!({ "reason": reason })).await
}

async fn note(person: &Person, event: i64, guest: &Value, action: &str, body: Value) -> Heard {
    person.post(&product(event, &format!("/guests/{guest}/attendance/{action}")), body).await
}

/// Names of guests whom somebody sees, and whether these come.
async fn seen(person: &Person, event: i64) -> Vec<(Value, String)> {
    let rows = person.get(&product(event, "/guests")).await.ok().json()["data"].clone();
    let rows = rows.as_array().unwrap().iter();
    rows.map(|row| (row["display_name"].clone(), row["state"].as_str().unwrap().to_owned())).collect()
}

/// Guests, free places, and whether none is free, as an event says.
async fn places(person: &Person, event: i64) -> (i64, i64, bool) {
    let capacity = read(person, event).await["relationship"]["capacity"].clone();
    (
        capacity["guests"].as_i64().unwrap(),
        capacity["remaining"].as_i64().unwrap(),
        capacity["is_full"].as_bool().unwrap(),
    )
}

async fn kept(town: &Town) -> i64 {
    town.db().one("SELECT COUNT(*) FROM event_guests WHERE sealed IS NOT NULL", params![]).await.unwrap()
}

async fn tick(town: &Town) -> u64 {
    tasks::tick(&Arc::clone(town.world())).await.unwrap()
}

each_engine! {
    async fn guests_take_places_and_go_with_whoever_brings_them(town: Town) {
        let [ada, ben, cleo, dora, emil] = town.members(["ada", "ben", "cleo", "dora", "emil"]).await;
        let id = publish(&ada, json!({ "max_attendees": 5 })).await;
        ada.post(&format!("/events/{id}/staff"), json!({ "user_id": dora.id, "role": "check_in_staff" })).await.ok();
        confirm(&ben, id).await;
        confirm(&cleo, id).await;
        // Nobody brings anybody as long as the organizer says nothing, and where the community lets nobody.
        assert_eq!(bring(&ben, id, "Nora").await.refusal(), refusal(409, "EVENT_GUEST_LIMIT", ""));
        assert_eq!(let_bring(&ben, id, 2, 0).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(let_bring(&ada, id, 21, 0).await.refusal(), refusal(422, "EVENT_FORM_VALIDATION_FAILED", "guests_per_member"));
        assert_eq!(let_bring(&ada, id, 2, 0).await.ok().json()["data"]["guests_per_member"], 2);
        // Older clients, who know of no guests, leave that as it is.
        let older = put(&ada, &product(id, "/settings"), json!({ "answers": "none", "expected_version": 1 })).await.ok().json();
        assert_eq!((&older["data"]["guests_per_member"], &older["data"]["version"]), (&json!(2), &json!(2)));
        decide(&town, json!({ "guest_registration_enabled": false })).await;
        assert_eq!(bring(&ben, id, "Nora").await.refusal(), refusal(409, "EVENT_GUEST_LIMIT", ""));
        decide(&town, json!({})).await;
        let made = bring(&ben, id, "  Nora  Byrne ").await;
        assert_eq!(made.status, 201, "{}", made.text());
        let nora = made.json()["data"].clone();
        assert_eq!(nora, json!({
            "id": nora["id"], "event_id": id, "registration_id": registration(&ben, id).await, "host_id": ben.id,
            "host": { "id": ben.id, "display_name": "Ben Tester", "avatar_url": null }, "display_name": "Nora Byrne", "state": "confirmed",
            "attendance_state": "not_checked_in", "attendance_version": 0, "next_action": "check_in", "checked_in_at": null, "checked_out_at": null,
            "created_at": "2026-01-05T12:00:00Z", "cancelled_at": null,
        }));
        // The same name once more is the same guest.
        let again = bring(&ben, id, "nora byrne").await;
        assert_eq!((again.status.as_u16(), &again.json()["data"]), (200, &nora));
        for name in ["  ", "\u{7}", "Do\u{202e}ra", "<b>Dora", "dora.example"] {
            assert_eq!(bring(&ben, id, name).await.refusal(), refusal(422, "EVENT_GUEST_VALIDATION_FAILED", "display_name"));
        }
        // Nobody brings anybody with another's registration.
        let foreign = product(id, &format!("/registrations/{}/guests", registration(&ben, id).await));
        assert_eq!(cleo.post(&foreign, json!({ "display_name": "Tom" })).await.refusal(), refusal(404, "EVENT_GUEST_NOT_FOUND", ""));
        // At the other door. Names are sealed where they are kept.
        let input = json!({ "eventId": id.to_string(), "registrationId": registration(&ben, id).await.to_string(), "displayName": "Tom" });
        let tom = ben.graphql(ADD, json!({ "input": input })).await.ok().json()["data"]["addEventGuest"].clone();
        assert_eq!((&tom["guest"]["displayName"], &tom["event"]["relationship"]["capacity"]), (&json!("Tom"), &json!({ "guests": 2, "remaining": 1 })));
        assert_eq!(bring(&ben, id, "Lia").await.refusal(), refusal(409, "EVENT_GUEST_LIMIT", ""));
        let plain: i64 = town.db().one("SELECT COUNT(*) FROM event_guests WHERE sealed LIKE '%Tom%' OR sealed LIKE '%Nora%'", params![]).await.unwrap();
        assert_eq!(plain, 0);
        // Two want the last place at once: one has it.
        let path = format!("/events/{id}/registration/confirm");
        let (one, two) = futures::join!(bring(&cleo, id, "Lia"), emil.post(&path, json!({})));
        let mut statuses = [one.status.as_u16(), two.status.as_u16()];
        statuses.sort_unstable();
        assert!(statuses == [200, 409] || statuses == [201, 409], "{statuses:?}");
        if one.status == 409 {
            emil.post(&format!("/events/{id}/registration/withdraw"), json!({})).await.ok();
            bring(&cleo, id, "Lia").await.ok();
        }
        assert_eq!(places(&ben, id).await, (3, 0, true));
        assert_eq!(bring(&cleo, id, "Max").await.refusal(), refusal(409, "EVENT_CAPACITY_FULL", ""));
        let refused = put(&ada, &format!("/events/{id}"), json!({ "max_attendees": 4 })).await;
        assert_eq!(refused.refusal(), refusal(422, "VALIDATION_ERROR", "max_attendees"));
        // Each sees whom they bring; those at the door and the organizer see all.
        let all = [("Nora Byrne", "confirmed"), ("Tom", "confirmed"), ("Lia", "confirmed")].map(|(name, state)| (json!(name), state.to_owned()));
        assert_eq!(seen(&ben, id).await, all[..2]);
        assert_eq!(seen(&cleo, id).await, all[2..]);
        assert_eq!(seen(&emil, id).await, []);
        assert_eq!(seen(&ada, id).await, all);
        let listed = dora.graphql(LIST, json!({ "event": id.to_string() })).await.ok().json()["data"]["eventGuests"]["nodes"].clone();
        assert_eq!((&listed[1]["displayName"], &listed[1]["host"]["name"], &listed[1]["nextAction"]), (&json!("Tom"), &json!("Ben"), &json!("CHECK_IN")));
        let people = ada.get(&format!("/events/{id}/people?registration_state=confirmed")).await.ok().json();
        assert_eq!((&people["meta"]["metrics"]["guests"], &people["data"][0]["guest_count"], &people["data"][1]["guest_count"]), (&json!(3), &json!(2), &json!(1)));
        let coming = cleo.get(&format!("/events/{id}/attendees")).await.ok().json();
        assert_eq!((&coming["data"][0]["guest_count"], &coming["data"][1]["guest_count"]), (&json!(2), &json!(1)));
        let table = ada.get(&format!("/events/{id}/people/export.csv")).await.ok().text();
        assert!(table.lines().nth(1).unwrap().ends_with(",no,2"), "{table}");
        // Emil waits. The place of a guest who does not come is his; those who decide say why, and Ben hears of it.
        emil.post(&format!("/events/{id}/registration/waitlist"), json!({})).await.ok();
        assert_eq!(cancel(&cleo, id, &nora["id"], None).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(cancel(&ada, id, &nora["id"], Some(" ")).await.refusal(), refusal(422, "EVENT_REGISTRATION_REASON_REQUIRED", "reason"));
        assert_eq!(cancel(&ada, id, &json!(999_999), Some("x")).await.refusal(), refusal(404, "EVENT_GUEST_NOT_FOUND", ""));
        let gone = cancel(&ada, id, &nora["id"], Some("The hall is small.")).await.ok().json()["data"].clone();
        assert_eq!((&gone["state"], &gone["display_name"], &gone["next_action"]), (&json!("cancelled"), &json!("Nora Byrne"), &Value::Null));
        assert_eq!(cancel(&ada, id, &nora["id"], Some("Again.")).await.ok().json()["data"], gone, "what is cancelled stays so");
        town.deliver().await;
        let heard: Vec<String> = town.db().all("SELECT message FROM notifications WHERE user_id = $1 AND type = 'event_guest_cancelled'", params![ben.id]).await.unwrap();
        assert!(heard.len() == 1 && heard[0].contains("Repair evening") && !heard[0].contains("Nora"), "{heard:?}");
        let offered = emil.get(&format!("/events/{id}/relationship")).await.ok().json()["data"]["waitlist"]["state"].clone();
        assert_eq!(offered, "offered");
        assert_eq!(bring(&ben, id, "Max").await.refusal(), refusal(409, "EVENT_CAPACITY_FULL", ""), "the place is held");
        emil.post(&format!("/events/{id}/registration/waitlist/accept"), json!({})).await.ok();
        // Whoever leaves takes their guests with them, and their names are gone.
        ben.post(&format!("/events/{id}/registration/withdraw"), json!({})).await.ok();
        assert_eq!(places(&ada, id).await, (1, 2, false));
        assert_eq!(seen(&ben, id).await, [(json!("Nora Byrne"), "cancelled".to_owned()), (Value::Null, "withdrawn".to_owned())]);
        assert_eq!(bring(&ben, id, "Max").await.refusal(), refusal(409, "EVENT_GUEST_CONFLICT", ""));
        is_sound(&town).await;
        // With the end of the event, everything ends.
        ada.post(&format!("/events/{id}/cancel"), json!({ "reason": "No hall." })).await.ok();
        assert_eq!(places(&ada, id).await.0, 0);
        is_sound(&town).await;
    }

    async fn guests_are_checked_in_and_forgotten(town: Town) {
        let [mut ada, mut ben, mut dora] = town.members(["ada", "ben", "dora"]).await;
        let id = publish(&ada, json!({})).await;
        ada.post(&format!("/events/{id}/staff"), json!({ "user_id": dora.id, "role": "check_in_staff" })).await.ok();
        let_bring(&ada, id, 3, 0).await.ok();
        confirm(&ben, id).await;
        let mut ids = Vec::new();
        for name in ["Nora", "Tom", "Lia"] {
            ids.push(bring(&ben, id, name).await.ok().json()["data"]["id"].clone());
        }
        assert_eq!(note(&dora, id, &ids[0], "check_in", json!({ "expected_version": 0 })).await.refusal(), refusal(409, "EVENT_ATTENDANCE_TOO_EARLY", ""));
        minutes_before(&town, 10, &mut [&mut ada, &mut ben, &mut dora]).await;
        cancel(&ben, id, &ids[2], None).await.ok();
        let at_once = || note(&dora, id, &ids[0], "check_in", json!({ "expected_version": 0 }));
        let (one, two) = futures::join!(at_once(), at_once());
        let mut statuses = [one.status.as_u16(), two.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409]);
        for (person, guest, action, body, expected) in [
            (&ben, &ids[1], "check_in", json!({ "expected_version": 0 }), refusal(403, "FORBIDDEN", "")),
            (&dora, &ids[0], "check_out", json!({ "expected_version": 0 }), refusal(409, "EVENT_REGISTRATION_CONFLICT", "expected_version")),
            (&dora, &ids[0], "check_in", json!({ "expected_version": 1 }), refusal(409, "EVENT_REGISTRATION_TRANSITION_INVALID", "")),
            (&dora, &ids[0], "undo", json!({ "expected_version": 1 }), refusal(422, "EVENT_PEOPLE_VALIDATION_FAILED", "reason")),
            (&dora, &ids[1], "no_show", json!({ "expected_version": 0 }), refusal(409, "EVENT_ATTENDANCE_TOO_EARLY", "")),
            (&dora, &ids[2], "check_in", json!({ "expected_version": 0 }), refusal(409, "EVENT_GUEST_CONFLICT", "")),
            (&dora, &json!(999_999), "check_in", json!({ "expected_version": 0 }), refusal(404, "EVENT_GUEST_NOT_FOUND", "")),
        ] {
            assert_eq!(note(person, id, guest, action, body).await.refusal(), expected, "{action}");
        }
        let undone = note(&dora, id, &ids[0], "undo", json!({ "expected_version": 1, "reason": "Somebody else." })).await.ok().json()["data"].clone();
        assert_eq!((&undone["attendance_state"], &undone["attendance_version"], &undone["checked_in_at"]), (&json!("not_checked_in"), &json!(2), &Value::Null));
        let came = note(&ada, id, &ids[0], "check_in", json!({ "expected_version": 2 })).await.ok().json()["data"].clone();
        assert_eq!((&came["attendance_state"], &came["checked_in_at"], &came["next_action"]), (&json!("checked_in"), &json!("2026-05-01T16:50:00Z"), &json!("check_out")));
        // What Ben takes with him says whom he brought.
        let copy = ben.post("/me/data-export", json!({ "format": "json" })).await.ok().json()["data"].clone();
        let names: Vec<_> = copy["event_guests"].as_array().unwrap().iter().map(|row| row["name"].clone()).collect();
        assert_eq!(names, ["Nora", "Tom", "Lia"]);
        is_sound(&town).await;
        // The evening ends at 19:00. Who did not come is forgotten a week later, who came after a month: of the evening as it was at last.
        assert_eq!((tick(&town).await, kept(&town).await), (0, 3));
        town.later(TimeDelta::days(8));
        assert_eq!((tick(&town).await, kept(&town).await), (1, 2));
        let later = "UPDATE events SET ends_at = $2 WHERE id = $1";
        town.db().run(later, params![id, town.clock.now()]).await.unwrap();
        town.later(TimeDelta::days(24));
        assert_eq!((tick(&town).await, kept(&town).await), (2, 2), "they are kept for longer");
        town.later(TimeDelta::days(7));
        assert_eq!((tick(&town).await, kept(&town).await, tick(&town).await), (2, 0, 0));
        is_sound(&town).await;
    }
}
