//! Check-in where there is no network: devices, passes, what devices bring, and what does not fit (spec events 9 and 24).

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::events::offline::tasks;
use timeweave::params;

use super::guests::{bring, let_bring};
use super::recurrence::is_sound;
use super::{confirm, decide, minutes_before, publish, refusal};
use crate::each_engine;
use crate::support::{Heard, Person, Town, leak};

const OVERVIEW: &str = include_str!("../../../graphql/operations/events/event_offline_checkin.graphql");

fn at(event: i64, rest: &str) -> String {
    format!("/events/{event}/offline-checkin{rest}")
}

/// A new device; its id and its secret.
async fn device(by: &Person, event: i64) -> (i64, String) {
    let made = by.post(&at(event, "/devices"), json!({ "label": "Tablet at the door" })).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let data = made.json()["data"].clone();
    (data["device"]["id"].as_i64().unwrap(), data["token"].as_str().unwrap().to_owned())
}

/// A new pass; its id and its secret.
async fn pass(by: &Person, event: i64) -> (i64, String) {
    let made = by.tap(&at(event, "/credentials")).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let data = made.json()["data"].clone();
    (data["credential"]["id"].as_i64().unwrap(), data["token"].as_str().unwrap().to_owned())
}

/// Anybody at all: the secret of the device is the only key.
async fn manifest(anybody: &Person, event: i64, token: &str) -> Heard {
    anybody.post(&at(event, "/manifest"), json!({ "device_token": token })).await
}

async fn sync(anybody: &Person, event: i64, token: &str, key: &str, time: &str, items: &Value) -> Heard {
    let body = json!({ "device_token": token, "batch_key": key, "device_time": time, "items": items });
    anybody.post(&at(event, "/sync"), body).await
}

/// What became of each item.
fn outcomes(batch: &Value) -> Vec<(String, String, Value)> {
    let row = |row: &Value| {
        (
            row["item_key"].as_str().unwrap().to_owned(),
            row["outcome"].as_str().unwrap().to_owned(),
            row["reason"].clone(),
        )
    };
    batch["data"]["results"].as_array().unwrap().iter().map(row).collect()
}

fn became(key: &str, outcome: &str, reason: &str) -> (String, String, Value) {
    (key.to_owned(), outcome.to_owned(), if reason.is_empty() { Value::Null } else { json!(reason) })
}

fn item(key: &str, reference: &Value, time: &str, base: i64) -> Value {
    json!({ "item_key": key, "action": "check_in", "reference": reference, "occurred_at": time, "base_version": base })
}

async fn noted(town: &Town, person: &Person) -> (String, i64, Option<String>) {
    let sql = "SELECT state, version, checked_in_at FROM event_attendance WHERE user_id = $1";
    let row: (String, i64, Option<chrono::DateTime<chrono::Utc>>) =
        town.db().one(sql, params![person.id]).await.unwrap();
    (row.0, row.1, row.2.map(|at| at.format("%H:%M:%S").to_string()))
}

/// The reference of somebody in a manifest, by their name.
fn named(manifest: &Value, name: &str) -> Value {
    let entries = manifest["data"]["entries"].as_array().unwrap();
    entries.iter().find(|entry| entry["name"] == name).unwrap()["reference"].clone()
}

/// Takes the note of a guest back and notes that they did not come. How they stand since.
async fn absent_after_all(by: &Person, town: &Town, event: i64, guest: &Value) -> Value {
    let version: i64 = town
        .db()
        .one("SELECT attendance_version FROM event_guests WHERE id = $1", params![guest.as_i64()])
        .await
        .unwrap();
    let path = |action: &str| format!("/events/{event}/registration-product/guests/{guest}/attendance/{action}");
    by.post(&path("undo"), json!({ "expected_version": version, "reason": "It was somebody else." })).await.ok();
    let noted = by.post(&path("no_show"), json!({ "expected_version": version + 1 })).await.ok().json();
    noted["data"]["attendance_state"].clone()
}

each_engine! {
    async fn a_device_notes_without_a_network_and_each_note_counts_once(town: Town) {
        let [mut ada, mut ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let door = town.stranger();
        let id = publish(&ada, json!({})).await;
        for person in [&ben, &cleo] {
            confirm(person, id).await;
        }
        let (_, secret) = pass(&ben, id).await;
        assert!(secret.starts_with("nqx2_") && secret.len() == 69);
        minutes_before(&town, 10, &mut [&mut ada, &mut ben, &mut cleo]).await;
        let (tablet, token) = device(&ada, id).await;
        let got = manifest(&door, id, &token).await.ok();
        assert_eq!(got.headers["cache-control"], "private, no-store");
        let got = got.json();
        let entries: Vec<_> = got["data"]["entries"].as_array().unwrap().iter().map(|entry| (&entry["name"], entry["pass_hash"].is_string(), &entry["state"], &entry["attendance_version"])).collect();
        let none = json!("not_checked_in");
        assert_eq!(entries, [(&json!("Ben"), true, &none, &json!(0)), (&json!("Cleo"), false, &none, &json!(0))]);
        let told = ["event_id", "device_id", "title", "starts_at", "ends_at", "generated_at", "expires_at"].map(|name| got["data"][name].clone());
        assert_eq!(told, [json!(id), json!(tablet), json!("Repair evening"), json!("2026-05-01T17:00:00Z"), json!("2026-05-01T19:00:00Z"), json!("2026-05-01T16:50:00Z"), json!("2026-05-02T16:50:00Z")]);
        let text = got.to_string();
        for secret in ["nqx2_", "nxd_", "@"] {
            assert!(!text.contains(secret), "{secret} in {text}");
        }
        // Its clock is two minutes late; it says so when it comes back an hour later.
        town.later(TimeDelta::hours(1));
        ada.signs_in().await;
        let hash = got["data"]["entries"][0]["pass_hash"].clone();
        let items = json!([
            { "item_key": "a", "action": "check_in", "pass_hash": hash, "occurred_at": "2026-05-01T16:58:00Z", "base_version": 0 },
            item("b", &named(&got, "Cleo"), "2026-05-01T17:03:00Z", 0),
            { "item_key": "c", "action": "check_out", "reference": named(&got, "Ben"), "occurred_at": "2026-05-01T17:28:00Z" },
            item("d", &json!("Zm9vYmFyYmF6cXV4Zm9vYg"), "2026-05-01T17:03:00Z", 0),
            { "item_key": "e", "action": "check_in", "pass_hash": "0f".repeat(32), "occurred_at": "2026-05-01T17:03:00Z" },
            item("f", &named(&got, "Cleo"), "2026-05-01T10:00:00Z", 0),
        ]);
        let first = sync(&door, id, &token, "door-1", "2026-05-01T17:48:00Z", &items).await.ok().json();
        assert_eq!(outcomes(&first), [
            became("a", "applied", ""), became("b", "applied", ""), became("c", "applied", ""), became("d", "refused", "unknown_person"),
            became("e", "refused", "unknown_pass"), became("f", "refused", "too_early"),
        ]);
        let numbers = ["clock_skew_seconds", "applied_count", "already_applied_count", "conflict_count", "refused_count"].map(|name| first["data"][name].as_i64().unwrap());
        assert_eq!((numbers, &first["data"]["replayed"], &first["data"]["results"][3]["message"]), ([120, 3, 0, 0, 3], &json!(false), &json!("Nobody at this event is meant by that.")));
        assert_eq!(noted(&town, &ben).await, ("checked_out".to_owned(), 2, Some("17:00:00".to_owned())));
        assert_eq!(noted(&town, &cleo).await, ("checked_in".to_owned(), 1, Some("17:05:00".to_owned())));
        // Brought again, as the same batch or in another, nothing is noted twice; another batch under the same key is none.
        let again = sync(&door, id, &token, "door-1", "2026-05-01T17:48:30Z", &items).await.ok().json();
        assert_eq!((&again["data"]["id"], &again["data"]["replayed"], &again["data"]["results"]), (&first["data"]["id"], &json!(true), &first["data"]["results"]));
        let less = json!([items[0]]);
        assert_eq!(sync(&door, id, &token, "door-1", "2026-05-01T17:48:00Z", &less).await.refusal(), refusal(409, "EVENT_OFFLINE_CONFLICT", "batch_key"));
        let (one, two) = futures::join!(sync(&door, id, &token, "door-2", "2026-05-01T17:48:00Z", &less), sync(&door, id, &token, "door-2", "2026-05-01T17:48:00Z", &less));
        for heard in [one, two] {
            assert_eq!(outcomes(&heard.ok().json()), [became("a", "already_applied", "")]);
        }
        assert_eq!((town.count("event_attendance_activity").await, town.count("event_offline_batches").await, town.count("event_offline_items").await), (3, 2, 6));
        let kept = ada.get(&at(id, &format!("/batches/{}", first["data"]["id"]))).await.ok().json();
        assert_eq!((&kept["data"]["results"], &kept["data"]["device_id"]), (&first["data"]["results"], &json!(tablet)));
        let overview = ada.get(&at(id, "")).await.ok().json()["data"].clone();
        assert_eq!((&overview["enabled"], &overview["open_conflict_count"], overview["batches"].as_array().unwrap().len()), (&json!(true), &json!(0), 2));
        assert_eq!((&overview["devices"][0]["last_seen_at"], &overview["devices"][0]["registered_by"]["id"]), (&json!("2026-05-01T17:50:00Z"), &json!(ada.id)));
        // A manifest that is fetched now says what is noted, under a higher number.
        let newer = manifest(&door, id, &token).await.ok().json();
        assert!(newer["data"]["version"].as_i64() > got["data"]["version"].as_i64());
        assert_eq!((&newer["data"]["entries"][1]["state"], named(&newer, "Cleo")), (&json!("checked_in"), named(&got, "Cleo")));
        is_sound(&town).await;
    }

    async fn what_does_not_fit_waits_for_a_decision(town: Town) {
        let [mut ada, mut ben, mut cleo, mut dora, mut emil] = town.members(["ada", "ben", "cleo", "dora", "emil"]).await;
        let id = publish(&ada, json!({})).await;
        for person in [&ben, &cleo, &dora, &emil] {
            confirm(person, id).await;
        }
        minutes_before(&town, 10, &mut [&mut ada, &mut ben, &mut cleo, &mut dora, &mut emil]).await;
        let (_, token) = device(&ada, id).await;
        let got = manifest(&ada, id, &token).await.ok().json();
        // Meanwhile: Ben is checked in by hand, Cleo withdraws, Dora is noted as absent.
        let by_hand = json!({ "action": "check_in", "expected_version": 0 });
        ada.post(&format!("/events/{id}/people/{}/attendance", ben.id), by_hand).await.ok();
        cleo.post(&format!("/events/{id}/registration/withdraw"), json!({})).await.ok();
        town.later(TimeDelta::minutes(14));
        ada.post(&format!("/events/{id}/people/{}/attendance", dora.id), json!({ "action": "no_show", "expected_version": 0 })).await.ok();
        let items = json!([
            item("b", &named(&got, "Ben"), "2026-05-01T16:55:00Z", 0), item("c", &named(&got, "Cleo"), "2026-05-01T16:55:00Z", 0),
            item("d", &named(&got, "Dora"), "2026-05-01T16:56:00Z", 0),
        ]);
        let now = "2026-05-01T17:04:00Z";
        let brought = sync(&emil, id, &token, "door-1", now, &items).await.ok().json();
        assert_eq!(outcomes(&brought), [became("b", "conflict", "checked_in_twice"), became("c", "conflict", "registration_withdrawn"), became("d", "conflict", "changed_since")]);
        town.deliver().await;
        let lines: Vec<(i64, String)> = town.db().all("SELECT user_id, message FROM notifications WHERE type = 'event_checkin_conflicts'", params![]).await.unwrap();
        assert_eq!(lines, [(ada.id, "Notes of who came to “Repair evening” don’t fit together. Please decide.".to_owned())]);
        let rows = ada.get(&at(id, "/conflicts")).await.ok().json()["data"].clone();
        let (of_ben, of_cleo, of_dora) = (rows[0]["id"].clone(), rows[1]["id"].clone(), rows[2]["id"].clone());
        assert_eq!(rows[0], json!({
            "id": of_ben, "event_id": id, "batch_id": brought["data"]["id"], "device_id": brought["data"]["device_id"], "user_id": ben.id, "member": rows[0]["member"], "guest_id": null, "guest_name": null,
            "action": "check_in", "occurred_at": "2026-05-01T16:55:00Z", "reason": "checked_in_twice", "decision": null, "decided_by_id": null, "decided_at": null,
            "attendance_state": "checked_in", "attendance_version": 1, "created_at": now,
        }));
        let decide_on = |which: &Value, what: &str| {
            let (path, body) = (at(id, &format!("/conflicts/{which}")), json!({ "decision": what, "reason": "We saw her." }));
            let ada = &ada;
            async move { ada.post(&path, body).await }
        };
        for _ in 0..2 {
            let left = decide_on(&of_ben, "dismiss").await.ok().json()["data"].clone();
            assert_eq!((&left["decision"], &left["decided_by_id"], &left["decided_at"]), (&json!("dismiss"), &json!(ada.id), &json!(now)));
        }
        assert_eq!(decide_on(&of_ben, "apply").await.refusal(), refusal(409, "EVENT_OFFLINE_CONFLICT", ""));
        assert_eq!(decide_on(&of_cleo, "apply").await.refusal(), refusal(409, "EVENT_ATTENDANCE_REGISTRATION_REQUIRED", ""));
        // Dora came after all: what was noted is taken back, and that she came is noted at its time.
        let (one, two) = futures::join!(decide_on(&of_dora, "apply"), decide_on(&of_dora, "apply"));
        for heard in [one, two] {
            let applied = heard.ok().json()["data"].clone();
            assert_eq!((&applied["decision"], &applied["attendance_state"], &applied["attendance_version"]), (&json!("apply"), &json!("checked_in"), &json!(3)));
        }
        assert_eq!(noted(&town, &dora).await, ("checked_in".to_owned(), 3, Some("16:56:00".to_owned())));
        // The event is cancelled: who was noted before it was is a conflict, too.
        ada.post(&format!("/events/{id}/cancel"), json!({ "reason": "Rain." })).await.ok();
        let late = json!([item("e", &named(&got, "Emil"), "2026-05-01T16:57:00Z", 0)]);
        let brought = sync(&emil, id, &token, "door-2", now, &late).await.ok().json();
        assert_eq!(outcomes(&brought), [became("e", "conflict", "event_not_taking_place")]);
        assert_eq!(outcomes(&sync(&emil, id, &token, "door-3", now, &late).await.ok().json()), [became("e", "conflict", "event_not_taking_place")], "it waits once");
        let waiting: Vec<Value> = ada.get(&at(id, "/conflicts")).await.ok().json()["data"].as_array().unwrap().iter().map(|row| row["user_id"].clone()).collect();
        assert_eq!(waiting, [json!(cleo.id), json!(emil.id)]);
        // Nobody decides: a week after the end nobody has to any more.
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        town.later(TimeDelta::days(8));
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 2);
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        let lapsed: Vec<(String, Option<i64>)> = town.db().all("SELECT decision, decided_by FROM event_offline_items WHERE decision = 'lapse'", params![]).await.unwrap();
        assert_eq!(lapsed, [("lapse".to_owned(), None), ("lapse".to_owned(), None)]);
        is_sound(&town).await;
    }

    async fn guests_stand_beside_whoever_brings_them_and_are_noted_on_their_own(town: Town) {
        let [mut ada, mut ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = publish(&ada, json!({})).await;
        let_bring(&ada, id, 3, 0).await.ok();
        for person in [&ben, &cleo] {
            confirm(person, id).await;
        }
        let mut named = Vec::new();
        for name in ["Nora Byrne", "Otto", "Pia"] {
            named.push(bring(&ben, id, name).await.ok().json()["data"]["id"].clone());
        }
        let [nora, otto, pia] = <[Value; 3]>::try_from(named).unwrap();
        minutes_before(&town, 10, &mut [&mut ada, &mut ben, &mut cleo]).await;
        let (_, token) = device(&ada, id).await;
        let got = manifest(&cleo, id, &token).await.ok().json();
        let brought = |whom: &str| got["data"]["entries"].as_array().unwrap().iter().find(|entry| entry["name"] == whom).unwrap()["guests"].clone();
        assert_eq!(brought("Cleo"), json!([]));
        let guests = brought("Ben");
        let word = |nth: usize| guests[nth]["reference"].clone();
        assert_eq!(guests, json!([
            { "reference": word(0), "name": "Nora Byrne", "state": "not_checked_in", "attendance_version": 0 },
            { "reference": word(1), "name": "Otto", "state": "not_checked_in", "attendance_version": 0 },
            { "reference": word(2), "name": "Pia", "state": "not_checked_in", "attendance_version": 0 },
        ]));
        // Meanwhile somebody at the desk checks Otto in, and Pia does not come.
        ada.post(&format!("/events/{id}/registration-product/guests/{otto}/attendance/check_in"), json!({ "expected_version": 0 })).await.ok();
        ben.post(&format!("/events/{id}/registration-product/guests/{pia}/cancel"), json!({})).await.ok();
        let newer = manifest(&cleo, id, &token).await.ok().json();
        assert!(newer["data"]["version"].as_i64() > got["data"]["version"].as_i64());
        let now = "2026-05-01T16:50:00Z";
        let items = json!([
            item("n", &word(0), "2026-05-01T16:45:00Z", 0), item("o", &word(1), "2026-05-01T16:46:00Z", 0), item("p", &word(2), "2026-05-01T16:47:00Z", 0),
            { "item_key": "q", "action": "check_out", "reference": word(0), "occurred_at": "2026-05-01T16:49:00Z" },
        ]);
        let told = sync(&cleo, id, &token, "door-1", now, &items).await.ok().json();
        assert_eq!(outcomes(&told), [
            became("n", "applied", ""), became("o", "conflict", "checked_in_twice"), became("p", "conflict", "registration_withdrawn"), became("q", "applied", ""),
        ]);
        let stands = |which: &Value| {
            let (ada, which) = (&ada, which.clone());
            async move {
                let rows = ada.get(&format!("/events/{id}/registration-product/guests")).await.ok().json()["data"].clone();
                let row = rows.as_array().unwrap().iter().find(|row| row["id"] == which).unwrap().clone();
                (row["attendance_state"].clone(), row["attendance_version"].clone(), row["checked_in_at"].clone())
            }
        };
        assert_eq!(stands(&nora).await, (json!("checked_out"), json!(2), json!("2026-05-01T16:45:00Z")));
        assert_eq!(town.count("event_attendance").await, 0, "of whoever brings her nothing is noted");
        // It is known by its key alone, and a conflict says about whom it is.
        assert_eq!(outcomes(&sync(&cleo, id, &token, "door-2", now, &json!([items[0]])).await.ok().json()), [became("n", "already_applied", "")]);
        let rows = ada.get(&at(id, "/conflicts")).await.ok().json()["data"].clone();
        let about: Vec<_> = rows.as_array().unwrap().iter().map(|row| (&row["user_id"], &row["guest_id"], &row["guest_name"], &row["attendance_state"], &row["attendance_version"])).collect();
        assert_eq!(about, [
            (&json!(ben.id), &otto, &json!("Otto"), &json!("checked_in"), &json!(1)), (&json!(ben.id), &pia, &json!("Pia"), &json!("not_checked_in"), &json!(0)),
        ]);
        let shown = "query($id: ID!) { eventOfflineConflicts(eventId: $id) { member { restId } guest { displayName } attendanceState } }";
        let seen = ada.graphql(shown, json!({ "id": id.to_string() })).await.ok().json()["data"]["eventOfflineConflicts"].clone();
        assert_eq!((&seen[0]["guest"]["displayName"], &seen[0]["member"]["restId"]), (&json!("Otto"), &json!(ben.id.to_string())), "{seen}");
        let decide_on = |nth: usize, what: &str| {
            let (path, body, ada) = (at(id, &format!("/conflicts/{}", rows[nth]["id"])), json!({ "decision": what }), &ada);
            async move { ada.post(&path, body).await }
        };
        assert_eq!(decide_on(1, "apply").await.refusal(), refusal(409, "EVENT_GUEST_CONFLICT", ""));
        assert_eq!(decide_on(0, "apply").await.refusal(), refusal(409, "EVENT_REGISTRATION_TRANSITION_INVALID", ""));
        for nth in 0..2 {
            assert_eq!(decide_on(nth, "dismiss").await.ok().json()["data"]["decision"], "dismiss");
        }
        // Whoever was noted as absent and came after all.
        town.later(TimeDelta::minutes(20));
        ada.signs_in().await;
        let absent = absent_after_all(&ada, &town, id, &otto).await;
        assert_eq!(absent, json!("no_show"));
        let late = json!([item("r", &word(1), "2026-05-01T16:58:00Z", 3)]);
        let told = sync(&cleo, id, &token, "door-3", "2026-05-01T17:10:00Z", &late).await.ok().json();
        assert_eq!(outcomes(&told), [became("r", "conflict", "changed_since")]);
        let row = ada.get(&at(id, "/conflicts")).await.ok().json()["data"][0]["id"].clone();
        let applied = ada.post(&at(id, &format!("/conflicts/{row}")), json!({ "decision": "apply", "reason": "We saw him." })).await.ok().json()["data"].clone();
        assert_eq!((&applied["attendance_state"], &applied["attendance_version"]), (&json!("checked_in"), &json!(5)));
        is_sound(&town).await;
        // Ben leaves: nothing is left of whom he brought.
        ben.signs_in().await;
        let leaves = ben.request(http::Method::DELETE, "/users/me", Some(json!({ "password": crate::support::PASSWORD })));
        ben.send(leaves).await.ok();
        town.deliver().await;
        assert_eq!((town.count("event_guests").await, town.count("event_offline_items").await), (0, 0));
        is_sound(&town).await;
    }

    async fn secrets_are_told_once_rotated_and_withdrawn(town: Town) {
        let [mut ada, mut ben, mut cleo, mut gus] = town.members(["ada", "ben", "cleo", "gus"]).await;
        let id = publish(&ada, json!({})).await;
        confirm(&ben, id).await;
        confirm(&cleo, id).await;
        let granted = ada.post(&format!("/events/{id}/staff"), json!({ "user_id": gus.id, "role": "check_in_staff" })).await.json()["data"].clone();
        let (mine, first) = pass(&ben, id).await;
        assert_eq!(ben.tap(&at(id, "/credentials")).await.refusal(), refusal(409, "EVENT_OFFLINE_CONFLICT", ""));
        assert_eq!(gus.tap(&at(id, "/credentials")).await.refusal(), refusal(409, "EVENT_ATTENDANCE_REGISTRATION_REQUIRED", ""));
        let own = ben.get(&at(id, "/credentials/me")).await.ok().json()["data"].clone();
        assert_eq!(own, json!({ "id": mine, "event_id": id, "user_id": ben.id, "status": "active", "version": 1, "issued_at": "2026-01-05T12:00:00Z", "revoked_at": null }));
        assert_eq!(cleo.get(&at(id, "/credentials/me")).await.refusal(), refusal(404, "EVENT_OFFLINE_NOT_FOUND", ""));
        for what in ["rotate", "revoke"] {
            assert_eq!(cleo.tap(&at(id, &format!("/credentials/{mine}/{what}"))).await.refusal(), refusal(404, "EVENT_OFFLINE_NOT_FOUND", ""));
        }
        let second = ben.tap(&at(id, &format!("/credentials/{mine}/rotate"))).await.ok().json()["data"].clone();
        assert_eq!(second["credential"]["version"], 2);
        minutes_before(&town, 10, &mut [&mut ada, &mut ben, &mut cleo, &mut gus]).await;
        let (tablet, token) = device(&gus, id).await;
        let scan = |token: String, credential: Value, action: &'static str| {
            let (path, cleo) = (at(id, "/scan"), &cleo);
            async move { cleo.post(&path, json!({ "device_token": token, "credential": credential, "action": action })).await }
        };
        // The first secret is good no more; the second checks in, at a device and at the desk.
        assert_eq!(scan(token.clone(), json!(first), "check_in").await.refusal(), refusal(422, "EVENT_CHECKIN_CODE_INVALID", "credential"));
        let came = scan(token.clone(), second["token"].clone(), "check_in").await.ok().json()["data"].clone();
        assert_eq!((&came["name"], &came["state"], &came["attendance_version"], &came["noted_at"]), (&json!("Ben"), &json!("checked_in"), &json!(1), &json!("2026-05-01T16:50:00Z")));
        assert_eq!(scan(token.clone(), second["token"].clone(), "check_in").await.refusal(), refusal(409, "EVENT_REGISTRATION_TRANSITION_INVALID", ""));
        let desk = json!({ "action": "check_out", "credential": second["token"], "confirmation": "1" });
        ada.post(&format!("/events/{id}/attendance/code"), desk).await.ok();
        assert_eq!(noted(&town, &ben).await.0, "checked_out");
        let code = cleo.get(&format!("/events/{id}/check-in-code")).await.ok().json()["data"]["credential"].clone();
        assert_eq!(scan(token.clone(), code.clone(), "check_in").await.ok().json()["data"]["name"], "Cleo");
        assert_eq!(scan(token.clone(), code, "check_out").await.refusal(), refusal(422, "EVENT_CHECKIN_CODE_INVALID", "credential"));
        let revoked = gus.tap(&at(id, &format!("/credentials/{mine}/revoke"))).await.ok().json()["data"].clone();
        assert_eq!((&revoked["status"], &revoked["revoked_at"]), (&json!("revoked"), &json!("2026-05-01T16:50:00Z")));
        assert_eq!(ben.tap(&at(id, &format!("/credentials/{mine}/rotate"))).await.refusal(), refusal(409, "EVENT_OFFLINE_CONFLICT", ""));
        // What is kept of secrets is a hash.
        for (table, secret) in [("event_offline_credentials", &first), ("event_offline_devices", &token)] {
            let rows: Vec<Vec<u8>> = town.db().all(leak(format!("SELECT token_hash FROM {table}")), params![]).await.unwrap();
            assert!(rows.iter().all(|hash| hash.len() == 32 && hash != secret.as_bytes()), "{table}");
        }
        // Another secret, none any more, another event, and whoever registered it helps no more.
        let invalid = refusal(404, "EVENT_OFFLINE_DEVICE_INVALID", "");
        let turned = ada.tap(&at(id, &format!("/devices/{tablet}/rotate"))).await.ok().json()["data"].clone();
        assert_eq!(turned["device"]["version"], 2);
        assert_eq!(manifest(&cleo, id, &token).await.refusal(), invalid);
        let newer = turned["token"].as_str().unwrap().to_owned();
        manifest(&cleo, id, &newer).await.ok();
        let other = publish(&ada, json!({})).await;
        assert_eq!(manifest(&cleo, other, &newer).await.refusal(), invalid);
        ada.delete(&format!("/events/{id}/staff/{}", granted["id"])).await.ok();
        assert_eq!(manifest(&cleo, id, &newer).await.refusal(), invalid);
        let (mine, token) = device(&ada, id).await;
        for _ in 0..2 {
            let gone = ada.tap(&at(id, &format!("/devices/{mine}/revoke"))).await.ok().json()["data"].clone();
            assert_eq!(gone["status"], "revoked");
        }
        assert_eq!(sync(&cleo, id, &token, "x", "2026-05-01T16:50:00Z", &json!([item("a", &json!("x"), "2026-05-01T16:50:00Z", 0)])).await.refusal(), invalid);
        assert_eq!(ada.tap(&at(id, &format!("/devices/{mine}/rotate"))).await.refusal(), refusal(409, "EVENT_OFFLINE_CONFLICT", ""));
        is_sound(&town).await;
    }

    async fn what_cannot_be_is_refused_at_both_doors(town: Town) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "admin").await;
        let id = publish(&ada, json!({})).await;
        for (who, told) in [(&ben, refusal(403, "FORBIDDEN", "")), (&far, refusal(404, "NOT_FOUND", ""))] {
            assert_eq!(who.get(&at(id, "")).await.refusal(), told);
            assert_eq!(who.get(&at(id, "/conflicts")).await.refusal(), told);
            assert_eq!(who.get(&at(id, "/batches/1")).await.refusal(), told);
            assert_eq!(who.post(&at(id, "/devices"), json!({ "label": "x" })).await.refusal(), told);
        }
        let invalid = |field: &str| refusal(422, "EVENT_OFFLINE_VALIDATION_FAILED", field);
        for (body, field) in [(json!({}), "label"), (json!({ "label": " " }), "label"), (json!({ "label": "x", "expires_at": "2026-01-05T12:00:00Z" }), "expires_at")] {
            assert_eq!(ada.post(&at(id, "/devices"), body).await.refusal(), invalid(field));
        }
        let (_, token) = device(&ada, id).await;
        let one = item("a", &json!("x"), "2026-01-05T12:00:00Z", 0);
        for (time, items, field) in [
            ("2026-01-06T12:00:01Z", json!([one]), "device_time"),
            ("2026-01-04T11:59:59Z", json!([one]), "device_time"),
            ("2026-01-05T12:00:00Z", json!([]), "items"),
            ("2026-01-05T12:00:00Z", json!([one, one]), "items.1.item_key"),
            ("2026-01-05T12:00:00Z", json!([{ "item_key": "a", "action": "check_in", "occurred_at": "2026-01-05T12:00:00Z" }]), "items.0.reference"),
            ("2026-01-05T12:00:00Z", json!([{ "item_key": "a", "action": "undo", "reference": "x", "occurred_at": "2026-01-05T12:00:00Z" }]), "items.0.action"),
        ] {
            assert_eq!(sync(&ben, id, &token, "door-1", time, &items).await.refusal(), invalid(field), "{items}");
        }
        assert_eq!(town.count("event_offline_batches").await, 0);
        let missing = refusal(404, "EVENT_OFFLINE_NOT_FOUND", "");
        for path in ["/devices/9999/rotate", "/devices/9999/revoke"] {
            assert_eq!(ada.tap(&at(id, path)).await.refusal(), missing, "{path}");
        }
        assert_eq!(ada.post(&at(id, "/conflicts/9999"), json!({ "decision": "apply" })).await.refusal(), missing);
        assert_eq!(ada.post(&at(id, "/conflicts/9999"), json!({ "decision": "lapse" })).await.refusal(), invalid("decision"));
        // The graph shows the same, and has no secrets but where they are made.
        let shown = ada.graphql(OVERVIEW, json!({ "event": id.to_string() })).await.ok().json()["data"]["eventOfflineCheckin"].clone();
        assert_eq!((&shown["enabled"], &shown["devices"][0]["label"], &shown["devices"][0]["status"]), (&json!(true), &json!("Tablet at the door"), &json!("ACTIVE")));
        let closed = ben.graphql(OVERVIEW, json!({ "event": id.to_string() })).await.json();
        assert_eq!(closed["errors"][0]["extensions"]["code"], "FORBIDDEN", "{closed}");
        confirm(&ben, id).await;
        let passes = "mutation($id: ID!) { issueEventOfflineCredential(input: { eventId: $id }) { pass { token credential { status version member { restId } } } } }";
        let made = ben.graphql(passes, json!({ "id": id.to_string() })).await.ok().json()["data"]["issueEventOfflineCredential"]["pass"].clone();
        assert_eq!(made["credential"], json!({ "status": "ACTIVE", "version": 1, "member": { "restId": ben.id.to_string() } }), "{made}");
        // A community may do without.
        decide(&town, json!({ "offline_checkin_enabled": false })).await;
        ada.signs_in().await;
        ben.signs_in().await;
        let disabled = refusal(403, "EVENT_OFFLINE_DISABLED", "");
        assert_eq!(ada.post(&at(id, "/devices"), json!({ "label": "x" })).await.refusal(), disabled);
        assert_eq!(manifest(&ben, id, &token).await.refusal(), disabled);
        assert_eq!(ben.tap(&at(id, "/credentials")).await.refusal(), disabled);
        assert_eq!(ada.get(&at(id, "")).await.ok().json()["data"]["enabled"], false);
    }
}
