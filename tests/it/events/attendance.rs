//! Who was at an event: what is noted when, by whom, and once.

use chrono::TimeDelta;
use futures::future::join_all;
use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use super::recurrence::is_sound;
use super::{confirm, decide, draft, minutes_before, publish, read, refusal};
use crate::each_engine;
use crate::support::{Heard, Person, Town};

async fn note(person: &Person, id: i64, of: &Person, body: Value) -> Heard {
    person.post(&format!("/events/{id}/people/{}/attendance", of.id), body).await
}

async fn code(person: &Person, id: i64) -> String {
    let answer = person.get(&format!("/events/{id}/check-in-code")).await.ok().json();
    answer["data"]["credential"].as_str().unwrap().to_owned()
}

async fn redeem(person: &Person, id: i64, code: &str, action: &str) -> Heard {
    let body = json!({ "action": action, "credential": code, "confirmation": "1" });
    person.post(&format!("/events/{id}/attendance/code"), body).await
}

/// How everybody stands: id, state and version.
async fn roster(person: &Person, id: i64) -> Vec<(i64, String, i64)> {
    let page = person.get(&format!("/events/{id}/attendance")).await.ok().json();
    let row = |row: &Value| {
        let state = row["state"].as_str().unwrap().to_owned();
        (row["user_id"].as_i64().unwrap(), state, row["attendance_version"].as_i64().unwrap())
    };
    page["data"].as_array().unwrap().iter().map(row).collect()
}

async fn bell(town: &Town, person: &Person) -> Vec<(String, String, String)> {
    town.deliver().await;
    let sql = "SELECT type, message, link FROM notifications WHERE user_id = $1 AND type LIKE 'event_no%' ORDER BY id";
    town.db().all(sql, params![person.id]).await.unwrap()
}

const CONFLICT: (u16, &str, &str) = (409, "EVENT_REGISTRATION_CONFLICT", "expected_version");
const ILLEGAL: (u16, &str, &str) = (409, "EVENT_REGISTRATION_TRANSITION_INVALID", "");

fn refused((status, code, field): (u16, &str, &str)) -> (u16, String, String) {
    refusal(status, code, field)
}

each_engine! {
    async fn a_member_comes_and_goes(town: Town) {
        let [mut ada, mut ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let mut admin = town.member_as("harbour", "admin", "admin").await;
        let id = publish(&ada, json!({})).await;
        confirm(&ben, id).await;
        minutes_before(&town, 10, &mut [&mut ada, &mut ben, &mut cleo, &mut admin]).await;
        let mut answer = note(&ada, id, &ben, json!({ "action": "check_in", "expected_version": 0 })).await.ok().json();
        let now = "2026-05-01T16:50:00Z";
        let [attendance, line] = ["attendance_id", "history_entry_id"].map(|name| answer["data"]["mutation"][name].take());
        assert!(attendance.is_i64() && line.is_i64());
        let name = answer["data"]["member"]["display_name"].take();
        assert_eq!(answer["data"], json!({
            "member": { "id": ben.id, "display_name": null },
            "mutation": {
                "attendance_id": null, "event_id": id, "user_id": ben.id, "action": "check_in", "from_state": "not_checked_in",
                "to_state": "checked_in", "changed": true, "idempotent_replay": false, "attendance_version": 1, "changed_at": now,
                "checked_in_at": now, "checked_out_at": null, "history_entry_id": null, "credit_status": "disabled",
            },
        }));
        assert_eq!(note(&ada, id, &ben, json!({ "action": "check_in", "expected_version": 1 })).await.refusal(), refused(ILLEGAL));
        assert_eq!(note(&ada, id, &ben, json!({ "action": "check_out", "expected_version": 0 })).await.refusal(), refused(CONFLICT));
        minutes_before(&town, 0, &mut []).await;
        let gone = note(&admin, id, &ben, json!({ "action": "check_out", "expected_version": 1, "reason": " Early bus. " })).await.ok().json();
        assert_eq!(gone["data"]["mutation"]["checked_out_at"], "2026-05-01T17:00:00Z");
        let page = ada.get(&format!("/events/{id}/attendance")).await.ok().json();
        assert_eq!(page["data"], json!([{
            "attendance_id": attendance, "event_id": id, "user_id": ben.id,
            "member": { "id": ben.id, "display_name": name, "avatar_url": null }, "registration_state": "confirmed",
            "state": "checked_out", "attendance_version": 2, "checked_in_at": now, "checked_out_at": "2026-05-01T17:00:00Z",
            "changed_at": "2026-05-01T17:00:00Z", "changed_by_id": admin.id, "reason": "Early bus.",
        }]));
        // Everywhere the same.
        let own = json!({ "state": "checked_out", "checked_in_at": now, "checked_out_at": "2026-05-01T17:00:00Z" });
        assert_eq!(read(&ben, id).await["relationship"]["attendance"], own);
        let standing = ben.get(&format!("/events/{id}/relationship")).await.ok().json();
        assert_eq!(standing["data"]["attendance"], own);
        assert_eq!(read(&cleo, id).await["relationship"]["attendance"]["state"], "not_checked_in");
        let metrics = admin.get(&format!("/admin/events/{id}")).await.ok().json()["data"]["metrics"].clone();
        assert_eq!((&metrics["attendance"], &metrics["legacy_attended"]), (&json!(1), &json!(0)));
        // Those who take part see who takes part, and not who was there.
        let seen = async |person: &Person| {
            let page = person.get(&format!("/events/{id}/attendees")).await.ok().json();
            page["data"][0]["attendance"]["state"].clone()
        };
        assert_eq!((seen(&ada).await, seen(&ben).await), (json!("checked_out"), json!("not_checked_in")));
        for person in [&ben, &cleo] {
            assert_eq!(person.get(&format!("/events/{id}/attendance")).await.refusal(), refusal(403, "FORBIDDEN", ""));
        }
        is_sound(&town).await;
    }

    async fn a_profile_counts_the_events_that_are_over(town: Town) {
        let [mut ada, mut ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let [open, closed] = [publish(&ada, json!({})).await, publish(&ada, json!({})).await];
        let group = ada.post("/groups", json!({ "name": "Choir", "visibility": "private" })).await.ok().json()["data"]["id"].as_i64().unwrap();
        for id in [open, closed] {
            confirm(&ben, id).await;
        }
        town.db().run("UPDATE events SET group_id = $2 WHERE id = $1", params![closed, group]).await.unwrap();
        let whose = ben.id;
        let counts = async |viewer: &Person| {
            let data = viewer.get(&format!("/users/{whose}")).await.ok().json()["data"].clone();
            assert_eq!(data["events_attended"], data["stats"]["events_attended"]);
            let document = "query($id: ID!) { member(id: $id) { profile { stats { attendedEventCount } } } }";
            let graph = viewer.graphql(document, json!({ "id": whose.to_string() })).await.ok().json();
            assert_eq!(graph["data"]["member"]["profile"]["stats"]["attendedEventCount"], data["events_attended"], "{graph}");
            data["events_attended"].clone()
        };
        minutes_before(&town, 10, &mut [&mut ada, &mut ben, &mut cleo]).await;
        for id in [open, closed] {
            note(&ada, id, &ben, json!({ "action": "check_in", "expected_version": 0 })).await.ok();
        }
        // Nobody reads of it where somebody is.
        assert_eq!((counts(&cleo).await, counts(&ben).await), (json!(0), json!(0)));
        minutes_before(&town, -24 * 60, &mut [&mut ada, &mut ben, &mut cleo]).await;
        assert_eq!((counts(&cleo).await, counts(&ben).await), (json!(1), json!(2)));
    }

    async fn the_latest_note_is_taken_back_once(town: Town) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        confirm(&ben, id).await;
        minutes_before(&town, -5, &mut [&mut ada, &mut ben]).await;
        let undo = |version: i64| json!({ "action": "undo", "expected_version": version, "reason": "Wrong person." });
        assert_eq!(note(&ada, id, &ben, undo(0)).await.refusal(), refused(ILLEGAL));
        note(&ada, id, &ben, json!({ "action": "no_show", "expected_version": 0 })).await.ok();
        assert_eq!(note(&ada, id, &ben, json!({ "action": "check_in", "expected_version": 1 })).await.refusal(), refused(ILLEGAL));
        let unexplained = refusal(422, "EVENT_PEOPLE_VALIDATION_FAILED", "reason");
        for reason in [Value::Null, json!("  ")] {
            let body = json!({ "action": "undo", "expected_version": 1, "reason": reason });
            assert_eq!(note(&ada, id, &ben, body).await.refusal(), unexplained);
        }
        let undone = note(&ada, id, &ben, undo(1)).await.ok().json()["data"]["mutation"].clone();
        assert_eq!((&undone["from_state"], &undone["to_state"]), (&json!("no_show"), &json!("not_checked_in")));
        assert_eq!(note(&ada, id, &ben, undo(2)).await.refusal(), refused(ILLEGAL));
        note(&ada, id, &ben, json!({ "action": "check_in", "expected_version": 2 })).await.ok();
        note(&ada, id, &ben, json!({ "action": "check_out", "expected_version": 3 })).await.ok();
        let back = note(&ada, id, &ben, undo(4)).await.ok().json()["data"]["mutation"].clone();
        assert_eq!((&back["to_state"], &back["checked_in_at"], &back["checked_out_at"]), (&json!("checked_in"), &json!("2026-05-01T17:05:00Z"), &Value::Null));
        assert_eq!(roster(&ada, id).await, [(ben.id, "checked_in".to_owned(), 5)]);
        let history = "SELECT h.version, h.action, h.from_state, h.to_state FROM event_attendance_activity h
                         JOIN event_attendance a ON a.id = h.attendance_id WHERE a.user_id = $1 ORDER BY h.version";
        let lines: Vec<(i64, String, String, String)> = town.db().all(history, params![ben.id]).await.unwrap();
        let words: Vec<_> = lines.iter().map(|(_, action, from, to)| format!("{action}: {from} to {to}")).collect();
        assert_eq!(words, [
            "no_show: not_checked_in to no_show", "undo: no_show to not_checked_in", "check_in: not_checked_in to checked_in",
            "check_out: checked_in to checked_out", "undo: checked_out to checked_in",
        ]);
        // Told to the member alone, of the note that matters to them and its end.
        let line = |kind: &str, text: &str| (kind.to_owned(), text.to_owned(), format!("/events/{id}"));
        assert_eq!(bell(&town, &ben).await, [
            line("event_no_show", "You were noted as absent from “Repair evening”. If this is wrong, please talk to the organizers."),
            line("event_no_show_undone", "It is no longer noted that you were absent from “Repair evening”."),
        ]);
        assert_eq!(bell(&town, &ada).await, []);
        is_sound(&town).await;
    }

    async fn there_is_a_time_for_everything(town: Town) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        confirm(&ben, id).await;
        let body = |action: &str| json!({ "action": action, "expected_version": 0 });
        let early = refusal(409, "EVENT_ATTENDANCE_TOO_EARLY", "");
        minutes_before(&town, 31, &mut [&mut ada, &mut ben]).await;
        assert_eq!(note(&ada, id, &ben, body("check_in")).await.refusal(), early);
        assert_eq!(ben.get(&format!("/events/{id}/check-in-code")).await.refusal(), early);
        let older = format!("/events/{id}/attendees/{}/check-in", ben.id);
        assert_eq!(ada.post(&older, json!({})).await.refusal(), refusal(422, "TOO_EARLY", ""));
        minutes_before(&town, 1, &mut [&mut ada, &mut ben]).await;
        assert_eq!(note(&ada, id, &ben, body("no_show")).await.refusal(), early);
        // It ends at 19:00.
        minutes_before(&town, -(2 * 60 + 24 * 60), &mut [&mut ada, &mut ben]).await;
        code(&ben, id).await;
        minutes_before(&town, -(2 * 60 + 24 * 60 + 1), &mut []).await;
        assert_eq!(note(&ada, id, &ben, body("check_in")).await.refusal(), refusal(409, "EVENT_ATTENDANCE_WINDOW_CLOSED", ""));
        assert_eq!(ben.get(&format!("/events/{id}/check-in-code")).await.refusal(), refusal(409, "EVENT_ATTENDANCE_WINDOW_CLOSED", ""));
        assert_eq!(ada.post(&older, json!({})).await.refusal(), refusal(422, "EVENT_ENDED", ""));
        assert_eq!(town.count("event_attendance").await, 0);
        note(&ada, id, &ben, body("no_show")).await.ok();
    }

    async fn nobody_is_noted_who_does_not_take_part(town: Town) {
        let [mut ada, mut ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let mut admin = town.member_as("harbour", "admin", "admin").await;
        let id = publish(&ada, json!({})).await;
        let (hidden, off) = (draft(&ada, json!({})).await, publish(&ada, json!({})).await);
        confirm(&ben, id).await;
        confirm(&ben, off).await;
        let mut gull = town.member_as("meadow", "gull", "admin").await;
        minutes_before(&town, 5, &mut [&mut ada, &mut ben, &mut cleo, &mut admin, &mut gull]).await;
        let body = || json!({ "action": "check_in", "expected_version": 0 });
        let older = async |who: &Person, event: i64, of: i64| {
            let path = format!("/events/{event}/attendees/{of}/check-in");
            (who.post(&path, json!({})).await.refusal(), who.post(&format!("/events/{event}/attendance"), json!({ "user_id": of })).await.refusal())
        };
        let both = |refusal: (u16, String, String)| (refusal.clone(), refusal);
        let missing = || refusal(404, "NOT_FOUND", "");
        assert_eq!(note(&ada, id, &cleo, body()).await.refusal(), refusal(409, "EVENT_ATTENDANCE_REGISTRATION_REQUIRED", ""));
        assert_eq!(older(&ada, id, cleo.id).await, both(missing()));
        assert_eq!(cleo.get(&format!("/events/{id}/check-in-code")).await.refusal(), refusal(409, "EVENT_ATTENDANCE_REGISTRATION_REQUIRED", ""));
        assert_eq!(note(&ada, id, &gull, body()).await.refusal(), refusal(404, "EVENT_REGISTRATION_MEMBER_NOT_FOUND", ""));
        assert_eq!(older(&ada, id, gull.id).await, both(missing()));
        for who in [&ben, &cleo] {
            assert_eq!(note(who, id, &ben, body()).await.refusal(), refusal(403, "FORBIDDEN", ""));
            assert_eq!(older(who, id, ben.id).await, both(refusal(403, "FORBIDDEN", "")));
            assert_eq!(redeem(who, id, "nqx2_x", "check_in").await.refusal(), refusal(403, "FORBIDDEN", ""));
        }
        assert_eq!(note(&gull, id, &ben, body()).await.refusal(), missing(), "another community");
        assert_eq!(gull.get(&format!("/events/{id}/attendance")).await.refusal(), missing());
        assert_eq!(note(&ben, hidden, &ben, body()).await.refusal(), missing());
        assert_eq!(note(&ada, hidden, &ben, body()).await.refusal(), refusal(409, "EVENT_UNAVAILABLE", ""));
        assert_eq!(older(&ada, hidden, ben.id).await, both(refusal(409, "EVENT_UNAVAILABLE", "")));
        admin.post(&format!("/admin/events/{off}/postpone"), json!({})).await.ok();
        assert_eq!(note(&ada, off, &ben, body()).await.refusal(), refusal(409, "EVENT_UNAVAILABLE", ""));
        let hours = ada.post(&format!("/events/{id}/attendees/{}/check-in", ben.id), json!({ "hours": 1 })).await;
        assert_eq!(hours.refusal(), refusal(422, "HOURS_OVERRIDE_UNAVAILABLE", "hours"));
        for (input, field) in [
            (json!({ "action": "check_in" }), "expected_version"),
            (json!({ "action": "check_in", "expected_version": -1 }), "expected_version"),
            (json!({ "action": "vanish", "expected_version": 0 }), "action"),
            (json!({ "action": "check_in", "expected_version": 0, "version": 1 }), "version"),
            (json!({ "action": "check_in", "expected_version": 0, "reason": "x".repeat(4001) }), "reason"),
            (json!({ "action": "check_in", "expected_version": 0, "idempotency_key": "k".repeat(192) }), "idempotency_key"),
        ] {
            assert_eq!(note(&ada, id, &ben, input.clone()).await.refusal(), refusal(422, "EVENT_PEOPLE_VALIDATION_FAILED", field), "{input}");
        }
        assert_eq!(town.count("event_attendance").await, 0);
        assert_eq!(town.count("event_attendance_activity").await, 0);
    }

    async fn a_code_is_good_once(town: Town) {
        let [mut ada, mut ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = publish(&ada, json!({})).await;
        let other = publish(&ada, json!({})).await;
        for event in [id, other] {
            confirm(&ben, event).await;
        }
        confirm(&cleo, id).await;
        minutes_before(&town, 20, &mut [&mut ada, &mut ben, &mut cleo]).await;
        let invalid = || refusal(422, "EVENT_CHECKIN_CODE_INVALID", "credential");
        let shown = ben.get(&format!("/events/{id}/check-in-code")).await.ok();
        assert_eq!(shown.headers["cache-control"], "private, no-store");
        let data = shown.json()["data"].clone();
        assert_eq!((&data["action"], &data["expires_at"]), (&json!("check_in"), &json!("2026-05-01T16:45:00Z")));
        let pass = data["credential"].as_str().unwrap().to_owned();
        assert_eq!(redeem(&ada, other, &pass, "check_in").await.refusal(), invalid(), "another event");
        for wrong in ["nqx2_", "x", &pass[..pass.len() - 2], &pass.replace("nqx2_", "nqx1_")] {
            assert_eq!(redeem(&ada, id, wrong, "check_in").await.refusal(), invalid(), "{wrong}");
        }
        let unsure = json!({ "action": "check_in", "credential": pass, "confirmation": "0" });
        let heard = ada.post(&format!("/events/{id}/attendance/code"), unsure).await;
        assert_eq!(heard.refusal(), refusal(422, "EVENT_PEOPLE_VALIDATION_FAILED", "confirmation"));
        // Two scanners see the same code at once.
        let (one, two) = futures::join!(redeem(&ada, id, &pass, "check_in"), redeem(&ada, id, &pass, "check_in"));
        let mut statuses = [one.status.as_u16(), two.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 422]);
        assert_eq!(redeem(&ada, id, &pass, "check_out").await.refusal(), invalid(), "it was used");
        // What somebody else notes in the meantime uses a code up, too; a new one lets them go.
        let going = ben.get(&format!("/events/{id}/check-in-code")).await.ok().json()["data"].clone();
        assert_eq!(going["action"], "check_out");
        redeem(&ada, id, going["credential"].as_str().unwrap(), "check_out").await.ok();
        assert_eq!(ben.get(&format!("/events/{id}/check-in-code")).await.refusal(), refused(ILLEGAL));
        let late = code(&cleo, id).await;
        town.later(TimeDelta::minutes(5));
        assert_eq!(redeem(&ada, id, &late, "check_in").await.refusal(), invalid(), "it has expired");
        assert_eq!(roster(&ada, id).await, [(ben.id, "checked_out".to_owned(), 2), (cleo.id, "not_checked_in".to_owned(), 0)]);
        is_sound(&town).await;
    }

    async fn a_call_is_repeated_under_its_key(town: Town) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        confirm(&ben, id).await;
        minutes_before(&town, 5, &mut [&mut ada, &mut ben]).await;
        let body = json!({ "action": "check_in", "expected_version": 0, "idempotency_key": "door-7" });
        let first = note(&ada, id, &ben, body.clone()).await.ok().json();
        assert_eq!(note(&ada, id, &ben, body).await.ok().json()["data"], first["data"]);
        let other = json!({ "action": "check_out", "expected_version": 1, "idempotency_key": "door-7" });
        assert_eq!(note(&ada, id, &ben, other).await.refusal(), refusal(422, "IDEMPOTENCY_KEY_REUSED", "idempotency_key"));
        let mut request = ada.request(Method::POST, &format!("/events/{id}/attendance"), Some(json!({ "user_id": ben.id })));
        request.headers_mut().insert("idempotency-key", "door-8".parse().unwrap());
        let older = ada.send(request).await.ok().json()["data"].clone();
        assert_eq!((&older["outcome"], &older["marked"], &older["attendance_version"]), (&json!("already_checked_in"), &json!(false), &json!(1)));
        assert_eq!(town.count("event_attendance_activity").await, 1);
    }

    async fn some_are_checked_in_at_once(town: Town) {
        let [mut ada, mut ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let mut dora = town.member_as("harbour", "dora", "member").await;
        let id = publish(&ada, json!({})).await;
        for person in [&ben, &cleo, &dora] {
            confirm(person, id).await;
        }
        minutes_before(&town, -5, &mut [&mut ada, &mut ben, &mut cleo, &mut dora]).await;
        note(&ada, id, &ben, json!({ "action": "check_in", "expected_version": 0 })).await.ok();
        note(&ada, id, &dora, json!({ "action": "no_show", "expected_version": 0 })).await.ok();
        let path = format!("/events/{id}/attendance/bulk");
        let ids = [cleo.id, ben.id, dora.id, ada.id, 999_999, cleo.id];
        let answer = ada.post(&path, json!({ "user_ids": ids, "notes": "All with one bus." })).await.ok().json()["data"].clone();
        let now = "2026-05-01T17:05:00Z";
        let failed = |id: i64, code: &str, message: &str| json!({
            "user_id": id, "success": false, "outcome": "failed", "attendance_version": null, "checked_in_at": null, "code": code, "message": message,
        });
        assert_eq!(answer, json!({
            "event_id": id, "total": 5, "processed": 5, "successful": 2, "marked": 1, "already_checked_in": 1, "failed": 3, "complete": false,
            "partial_success": true,
            "outcomes": [
                { "user_id": cleo.id, "success": true, "outcome": "checked_in", "attendance_version": 1, "checked_in_at": now, "code": null, "message": null },
                { "user_id": ben.id, "success": true, "outcome": "already_checked_in", "attendance_version": 1, "checked_in_at": now, "code": null, "message": null },
                failed(dora.id, "EVENT_REGISTRATION_TRANSITION_INVALID", "This doesn't follow on what is noted of this member. Please look at the list once more."),
                failed(ada.id, "EVENT_ATTENDANCE_REGISTRATION_REQUIRED", "Only members who take part can be checked in."),
                failed(999_999, "EVENT_REGISTRATION_MEMBER_NOT_FOUND", "This member doesn't exist."),
            ],
        }));
        for wrong in [json!([]), json!((1..=101).collect::<Vec<i64>>()), json!(["x"])] {
            let heard = ada.post(&path, json!({ "user_ids": wrong })).await;
            assert_eq!((heard.status.as_u16(), heard.code()), (422, "VALIDATION_ERROR".to_owned()));
        }
        assert_eq!(ben.post(&path, json!({ "user_ids": ids })).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(town.count("event_attendance").await, 3);
        is_sound(&town).await;
    }

    async fn many_note_at_once_and_each_note_counts_once(town: Town) {
        let [mut ada] = town.members(["ada"]).await;
        decide(&town, json!({ "default_capacity": 0 })).await;
        let id = publish(&ada, json!({})).await;
        let mut people = Vec::new();
        for number in 0..8 {
            let person = town.member_as("harbour", &format!("person{number}"), "member").await;
            confirm(&person, id).await;
            people.push(person);
        }
        minutes_before(&town, -1, &mut [&mut ada]).await;
        let (all, event): (Vec<i64>, _) = (people.iter().map(|person| person.id).collect(), &ada);
        let asked = people.iter().flat_map(|person| {
            (0..3).map(move |_| note(event, id, person, json!({ "action": "check_in", "expected_version": 0 })))
        });
        let path = format!("/events/{id}/attendance/bulk");
        let (noted, bulk) = futures::join!(join_all(asked), ada.post(&path, json!({ "user_ids": all })));
        let marked = bulk.ok().json()["data"]["marked"].as_u64().unwrap();
        let won = noted.iter().filter(|heard| heard.status == 200).count() as u64;
        assert_eq!(marked + won, 8, "each came once");
        assert!(noted.iter().all(|heard| heard.status == 200 || heard.refusal() == refused(CONFLICT)));
        assert!(roster(&ada, id).await.iter().all(|(_, state, version)| (state.as_str(), *version) == ("checked_in", 1)));
        is_sound(&town).await;
    }

    async fn the_list_is_read_in_pages(town: Town) {
        let [mut ada] = town.members(["ada"]).await;
        let id = publish(&ada, json!({})).await;
        let mut people = Vec::new();
        for number in 0..5 {
            let person = town.member_as("harbour", &format!("person{number}"), "member").await;
            confirm(&person, id).await;
            people.push(person);
        }
        minutes_before(&town, -1, &mut [&mut ada]).await;
        note(&ada, id, &people[4], json!({ "action": "check_in", "expected_version": 0 })).await.ok();
        let (mut seen, mut cursor) = (Vec::new(), String::new());
        loop {
            let page = ada.get(&format!("/events/{id}/attendance?per_page=2&cursor={cursor}")).await.ok().json();
            seen.extend(page["data"].as_array().unwrap().iter().map(|row| row["user_id"].as_i64().unwrap()));
            let Some(next) = page["meta"]["cursor"].as_str() else { break };
            cursor = next.to_owned();
        }
        assert_eq!(seen, people.iter().map(|person| person.id).collect::<Vec<_>>());
        let foreign = ada.get(&format!("/events/{id}/attendance?state=checked_in&cursor={cursor}")).await;
        assert_eq!(foreign.refusal(), refusal(422, "INVALID_CURSOR", "cursor"));
        let came = ada.get(&format!("/events/{id}/attendance?state=checked_in")).await.ok().json();
        assert_eq!(came["data"].as_array().unwrap().len(), 1);
        let absent = ada.get(&format!("/events/{id}/attendance?state=not_checked_in")).await.ok().json();
        assert_eq!(absent["data"].as_array().unwrap().len(), 4);
    }
}
