//! Agendas: sessions of events, who sees them, and who has a place at which (spec events 14 and 24).

use chrono::TimeDelta;
use futures::future::join_all;
use serde_json::{Value, json};
use timeweave::params;

use super::recurrence::{V2, is_sound, weekly};
use super::{confirm, draft, publish, put, refusal};
use crate::each_engine;
use crate::support::{Dice, Heard, Person, Town};

const AGENDA: &str = include_str!("../../../graphql/operations/events/event_agenda.graphql");
const CREATE: &str = include_str!("../../../graphql/operations/events/create_event_session.graphql");

/// A session of the evening, from half past six to half past seven in Dublin, with what else is said of it.
fn talk(more: Value) -> Value {
    let mut session =
        json!({ "title": " Mending  radios ", "start_time": "2026-05-01T18:30:00", "end_time": "2026-05-01T19:30:00" });
    session.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    session
}

async fn try_add(by: &Person, event: i64, more: Value) -> Heard {
    by.post(&format!("/events/{event}/agenda/sessions"), talk(more)).await
}

async fn add(by: &Person, event: i64, more: Value) -> Value {
    let made = try_add(by, event, more).await;
    assert_eq!(made.status, 201, "{}", made.text());
    made.json()["data"].clone()
}

async fn change(by: &Person, session: &Value, version: i64, more: Value) -> Heard {
    let mut body = json!({ "expected_version": version });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    put(by, &path(session, ""), body).await
}

fn path(session: &Value, more: &str) -> String {
    format!("/events/{}/agenda/sessions/{}{more}", session["event_id"], session["id"])
}

async fn cancel(by: &Person, session: &Value, version: i64) -> Heard {
    by.post(&path(session, "/cancel"), json!({ "expected_version": version, "reason": " The speaker is ill. " })).await
}

async fn take(person: &Person, session: &Value) -> Heard {
    person.tap(&path(session, "/registration")).await
}

async fn give_back(person: &Person, session: &Value) -> Heard {
    person.tap(&path(session, "/registration/withdraw")).await
}

async fn agenda(person: &Person, event: i64) -> Value {
    person.get(&format!("/events/{event}/agenda")).await.ok().json()["data"].clone()
}

async fn titles(person: &Person, event: i64) -> Vec<String> {
    let all = agenda(person, event).await;
    all["sessions"].as_array().unwrap().iter().map(|one| one["title"].as_str().unwrap().to_owned()).collect()
}

/// The bell's lines of a member about sessions, oldest first.
async fn bell(town: &Town, person: &Person) -> Vec<(String, String)> {
    town.deliver().await;
    let sql = "SELECT type, message FROM notifications WHERE user_id = $1 AND type LIKE 'event_session%' ORDER BY id";
    town.db().all(sql, params![person.id]).await.unwrap()
}

fn line(kind: &str, text: &str) -> (String, String) {
    (format!("event_session_{kind}"), text.to_owned())
}

each_engine! {
    async fn sessions_are_added_changed_ordered_and_cancelled(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let id = publish(&ada, json!({})).await;
        for person in [&cleo, &dora] {
            confirm(person, id).await;
        }
        ada.post(&format!("/events/{id}/staff"), json!({ "user_id": ben.id, "role": "co_organizer" })).await.ok();
        let empty = json!({ "event_id": id, "version": 0, "timezone": "Europe/Dublin", "can_manage": true, "own_session_ids": [], "sessions": [] });
        assert_eq!(agenda(&ben, id).await, empty);
        let speakers = json!([{ "user_id": dora.id, "headline": " Knows  wires " }, { "name": "Nora Byrne" }]);
        let made = add(&ben, id, json!({ "type": "workshop", "capacity": 2, "room": " Hall  1 ", "speakers": speakers })).await;
        let now = "2026-01-05T12:00:00Z";
        let dora_name = made["speakers"][0]["name"].clone();
        let mut expected = json!({
            "id": made["id"], "event_id": id, "title": "Mending radios", "description": null, "type": "workshop", "visibility": "public",
            "status": "scheduled", "cancellation_reason": null, "start_at": "2026-05-01T17:30:00Z", "end_at": "2026-05-01T18:30:00Z",
            "local_start": "2026-05-01T18:30:00", "local_end": "2026-05-01T19:30:00", "timezone": "Europe/Dublin", "timezone_mode": "inherit",
            "track": null, "room": "Hall 1", "position": 1, "capacity": 2, "registered_count": 0, "places_left": 2,
            "registration": { "state": null, "can_register": false, "can_withdraw": false },
            "speakers": [
                { "user_id": dora.id, "member": { "id": dora.id, "display_name": dora_name, "avatar_url": null }, "name": dora_name, "headline": "Knows wires" },
                { "user_id": null, "member": null, "name": "Nora Byrne", "headline": null },
            ],
            "resources": [], "warnings": [], "version": 1, "created_at": now, "updated_at": now,
        });
        assert_eq!(made, expected);
        let told = line("speaker", "You are named as a speaker at “Repair evening”.");
        assert_eq!(bell(&town, &dora).await, std::slice::from_ref(&told));

        // Others come last; all are put in another order at once, or none.
        let lamps = add(&ada, id, json!({ "title": "Lamps", "start_time": "2026-05-01T18:00:00", "end_time": "2026-05-01T18:30:00" })).await;
        let tea = add(&ada, id, json!({ "title": "Tea", "type": "break", "start_time": "2026-05-01T19:30:00", "end_time": "2026-05-01T20:00:00" })).await;
        assert_eq!(titles(&cleo, id).await, ["Mending radios", "Lamps", "Tea"]);
        let order = async |by: &Person, ids: &[&Value], version: i64| {
            put(by, &format!("/events/{id}/agenda/order"), json!({ "session_ids": ids, "expected_version": version })).await
        };
        let all = [&tea["id"], &lamps["id"], &made["id"]];
        assert_eq!(order(&ada, &all, 2).await.refusal(), refusal(409, "VERSION_CONFLICT", "expected_version"));
        for wrong in [&all[..2], &[all[0], all[1], all[1]][..], &[all[0], all[1], &json!(999_999)][..]] {
            assert_eq!(order(&ada, wrong, 3).await.refusal(), refusal(409, "EVENT_AGENDA_CONFLICT", "session_ids"));
        }
        let other = [all[2], all[0], all[1]];
        let (one, two) = futures::join!(order(&ada, &all, 3), order(&ben, &other, 3));
        let mut statuses = [one.status.as_u16(), two.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "of two who order it at once the second is told");
        let kept = titles(&cleo, id).await;
        order(&ada, &all, 4).await.ok();
        assert_eq!(titles(&cleo, id).await, ["Tea", "Lamps", "Mending radios"], "it was {kept:?}");
        let same = order(&ada, &all, agenda(&ada, id).await["version"].as_i64().unwrap()).await.ok().json();
        assert_eq!(same["data"]["version"], agenda(&ada, id).await["version"], "nothing changes it");

        // Whoever has a place, and whoever speaks, hears of another room, and that it was cancelled, once.
        take(&cleo, &made).await.ok();
        assert_eq!(agenda(&cleo, id).await["own_session_ids"], json!([made["id"]]));
        assert_eq!(change(&ada, &made, 2, json!({ "room": "Yard" })).await.refusal(), refusal(409, "VERSION_CONFLICT", "expected_version"));
        change(&ada, &made, 1, json!({ "description": "Bring one." })).await.ok();
        let moved = change(&ada, &made, 2, json!({ "room": "Yard" })).await.ok().json()["data"].clone();
        assert_eq!((&moved["room"], &moved["version"], &moved["registered_count"]), (&json!("Yard"), &json!(3), &json!(1)));
        let updated = line("updated", "The time or room of the session “Mending radios” has changed.");
        assert_eq!(bell(&town, &cleo).await, std::slice::from_ref(&updated));
        let gone = cancel(&ada, &made, 3).await.ok().json()["data"].clone();
        expected["room"] = json!("Yard");
        expected["description"] = json!("Bring one.");
        expected["status"] = json!("cancelled");
        expected["cancellation_reason"] = json!("The speaker is ill.");
        expected["version"] = json!(4);
        expected["position"] = json!(3);
        assert_eq!(gone, expected);
        cancel(&ada, &made, 3).await.ok();
        let cancelled = line("cancelled", "The session “Mending radios” was cancelled. The speaker is ill.");
        assert_eq!(bell(&town, &cleo).await, [updated.clone(), cancelled.clone()]);
        assert_eq!(bell(&town, &dora).await, [told, updated, cancelled]);
        assert_eq!((bell(&town, &ada).await, bell(&town, &ben).await), (Vec::new(), Vec::new()));
        assert_eq!(titles(&cleo, id).await, ["Tea", "Lamps", "Mending radios"], "it stands at the end");
        let mine = agenda(&cleo, id).await;
        assert_eq!((&mine["own_session_ids"], &mine["sessions"][2]["registration"]["state"]), (&json!([]), &json!("cancelled")));
        assert_eq!(take(&cleo, &made).await.refusal(), refusal(409, "EVENT_SESSION_CLOSED", ""));
        assert_eq!(change(&ada, &made, 4, json!({ "title": "x" })).await.refusal(), refusal(409, "EVENT_AGENDA_CONFLICT", ""));
        is_sound(&town).await;
    }

    async fn what_cannot_be_is_refused_and_changes_nothing(town: Town = V2) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let id = publish(&ada, json!({})).await;
        let made = add(&ada, id, json!({ "capacity": 3, "room": "Hall", "speakers": [{ "name": "Nora" }] })).await;
        let fields = async |more: Value| {
            let heard = try_add(&ada, id, more.clone()).await;
            let body = heard.json();
            let errors = body["errors"].as_array().cloned().unwrap_or_default();
            assert!(heard.status == 422 && errors.iter().all(|one| one["code"] == "EVENT_AGENDA_VALIDATION_FAILED"), "{more} {body}");
            errors.iter().map(|one| one["field"].as_str().unwrap_or_default().to_owned()).collect::<Vec<_>>()
        };
        for (more, wrong) in [
            (json!({ "title": "  " }), &["title"][..]),
            (json!({ "title": "a\u{200b}b" }), &["title"]),
            (json!({ "room": "Ha\u{202e}ll", "description": "x\n\u{200b}y" }), &["description", "room"]),
            (json!({ "start_time": "2026-05-01T17:59:00" }), &["start_time"]),
            (json!({ "end_time": "2026-05-01T20:00:01" }), &["end_time"]),
            (json!({ "end_time": "2026-05-01T18:30:00" }), &["end_time"]),
            (json!({ "start_time": "tomorrow at six" }), &["start_time"]),
            (json!({ "timezone": "Mars/One" }), &["timezone"]),
            (json!({ "title": " ", "start_time": "2026-05-01T17:00:00", "speakers": [{}], "resources": [{ "title": " ", "url": "javascript:alert(1)" }] }),
                &["title", "start_time", "speakers.0.name", "resources.0.title", "resources.0.url"]),
            (json!({ "speakers": [{ "name": "Nora" }, { "name": "nora" }, { "user_id": 1, "name": "x" }] }), &["speakers.1.name", "speakers.2.name"]),
            (json!({ "capacity": 0 }), &["capacity"]),
            (json!({ "type": "party" }), &["type"]),
            (json!({ "visible": "staff" }), &["visible"]),
        ] {
            assert_eq!(fields(more.clone()).await, wrong, "{more}");
        }
        // Who may not, and what is not there.
        ada.tap(&format!("/users/{}/block", cleo.id)).await.ok();
        dora.tap(&format!("/users/{}/block", ada.id)).await.ok();
        let speaks = |who: i64| json!({ "speakers": [{ "user_id": who }] });
        assert_eq!(try_add(&ada, id, speaks(cleo.id)).await.refusal(), refusal(403, "BLOCKED", ""));
        for who in [dora.id, 999_999] {
            assert_eq!(try_add(&ada, id, speaks(who)).await.refusal(), refusal(404, "NOT_FOUND", ""), "nobody learns who blocked them");
        }
        assert_eq!(try_add(&ben, id, json!({})).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(change(&ben, &made, 1, json!({})).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(cancel(&ben, &made, 1).await.refusal(), refusal(403, "FORBIDDEN", ""));
        let other = draft(&ada, json!({})).await;
        let elsewhere = json!({ "event_id": other, "id": made["id"] });
        assert_eq!(change(&ada, &elsewhere, 1, json!({})).await.refusal(), refusal(404, "EVENT_SESSION_NOT_FOUND", ""));
        assert_eq!(try_add(&ben, other, json!({})).await.refusal(), refusal(404, "NOT_FOUND", ""));
        assert_eq!(take(&ben, &made).await.refusal(), refusal(409, "EVENT_SESSION_REGISTRATION_REQUIRED", ""));
        // A room or a speaker that is taken is told, or refused.
        let twice = json!({ "title": "Another", "room": "hall", "speakers": [{ "name": "NORA" }], "start_time": "2026-05-01T19:00:00" });
        let mut refuses = twice.clone();
        refuses["on_overlap"] = json!("refuse");
        let heard = try_add(&ada, id, refuses).await.json()["errors"].clone();
        let taken: Vec<_> = heard.as_array().unwrap().iter().map(|one| (one["code"].clone(), one["field"].clone())).collect();
        assert_eq!(taken, [(json!("EVENT_SESSION_OVERLAP"), json!("room")), (json!("EVENT_SESSION_OVERLAP"), json!("speakers"))]);
        assert_eq!(town.count("event_sessions").await, 1);
        let warned = add(&ada, id, twice).await;
        assert_eq!(warned["warnings"], json!([{ "kind": "room", "session_id": made["id"] }, { "kind": "speaker", "session_id": made["id"] }]));
        confirm(&ben, id).await;
        assert_eq!(agenda(&ben, id).await["sessions"][0]["warnings"], json!([]), "they are for those who manage it");
        take(&ben, &made).await.ok();
        let seen = agenda(&ben, id).await;
        assert_eq!(seen["sessions"][1]["warnings"], json!([{ "kind": "own", "session_id": made["id"] }]), "at both at once is nobody");
        let later = change(&ada, &warned, 1, json!({ "start_time": "2026-05-01T19:30:00", "end_time": "2026-05-01T20:00:00", "on_overlap": "refuse" })).await.ok();
        assert_eq!(later.json()["data"]["warnings"], json!([]));
        // Places that are taken stay.
        let small = async |person: &Person| { confirm(person, id).await; take(person, &made).await.ok() };
        small(&town.member_as("harbour", "emil", "member").await).await;
        assert_eq!(change(&ada, &made, 1, json!({ "capacity": 1 })).await.refusal(), refusal(422, "EVENT_AGENDA_VALIDATION_FAILED", "capacity"));
        let wide = change(&ada, &made, 1, json!({ "capacity": null, "room": null })).await.ok().json()["data"].clone();
        assert_eq!((&wide["capacity"], &wide["places_left"], &wide["room"]), (&Value::Null, &Value::Null, &Value::Null));
        // What recurs has an agenda on each of its dates; what does not take place has none that changes.
        let (root, dates) = weekly(&town, &ada, json!({})).await;
        let first = json!({ "start_time": "2026-03-11T19:00:00", "end_time": "2026-03-11T19:30:00" });
        assert_eq!(try_add(&ada, root, first.clone()).await.refusal(), refusal(409, "EVENT_OCCURRENCE_REQUIRED", ""));
        add(&ada, dates[0], first).await;
        assert_eq!((titles(&ben, dates[0]).await.len(), titles(&ben, dates[1]).await.len()), (1, 0));
        ada.post(&format!("/events/{id}/cancel"), json!({ "reason": "Rain." })).await.ok();
        assert_eq!(try_add(&ada, id, json!({})).await.refusal(), refusal(409, "EVENT_AGENDA_CONFLICT", ""));
        is_sound(&town).await;
    }

    async fn places_are_never_more_than_there_are_and_go_with_the_registration(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let id = publish(&ada, json!({})).await;
        let session = add(&ada, id, json!({ "capacity": 3 })).await;
        let open = add(&ada, id, json!({ "title": "Tea", "start_time": "2026-05-01T19:30:00", "end_time": "2026-05-01T20:00:00" })).await;
        let mut people = Vec::new();
        for number in 0..8 {
            let person = town.member_as("harbour", &format!("guest{number}"), "member").await;
            confirm(&person, id).await;
            people.push(person);
        }
        let heard = join_all(people.iter().map(|person| take(person, &session))).await;
        let count = |status: u16| heard.iter().filter(|one| one.status.as_u16() == status).count();
        assert_eq!((count(200), count(409)), (3, 5));
        let full = heard.iter().find(|one| one.status == 409).unwrap();
        assert_eq!(full.refusal(), refusal(409, "EVENT_SESSION_FULL", ""));
        let shown = agenda(&ada, id).await["sessions"][0].clone();
        assert_eq!((&shown["registered_count"], &shown["places_left"]), (&json!(3), &json!(0)));
        // Whims of all at once, with the organizer changing her mind about how many places there are.
        let mut dice = Dice(7);
        for round in 0..6 {
            let whims: Vec<(usize, usize)> = (0..10).map(|_| (dice.below(people.len()), dice.below(6))).collect();
            let moves = whims.iter().map(async |(who, what)| {
                let person = &people[*who];
                match what {
                    0 | 1 => take(person, &session).await.status.as_u16(),
                    2 => give_back(person, &session).await.status.as_u16(),
                    3 => person.post(&format!("/events/{id}/registration/withdraw"), json!({})).await.status.as_u16(),
                    4 => person.post(&format!("/events/{id}/registration/confirm"), json!({})).await.status.as_u16(),
                    _ => take(person, &open).await.status.as_u16(),
                }
            });
            let version = agenda(&ada, id).await["sessions"][0]["version"].as_i64().unwrap();
            let (heard, _) = futures::join!(join_all(moves), change(&ada, &session, version, json!({ "capacity": 2 + round % 3 })));
            assert!(heard.iter().all(|status| [200, 409].contains(status)), "{heard:?}");
            is_sound(&town).await;
        }
        // Nobody hears twice: leaving the event frees both places, and so does its end.
        let (ben, cleo) = (&people[0], &people[1]);
        for person in [ben, cleo] {
            confirm(person, id).await;
            take(person, &open).await.ok();
        }
        take(ben, &open).await.ok();
        ben.post(&format!("/events/{id}/registration/withdraw"), json!({})).await.ok();
        let left = agenda(ben, id).await;
        let tea = |all: &Value| all["sessions"].as_array().unwrap().iter().find(|one| one["title"] == "Tea").unwrap().clone();
        assert_eq!((&left["own_session_ids"], &tea(&left)["registration"]), (&json!([]), &json!({ "state": "released", "can_register": false, "can_withdraw": false })));
        confirm(ben, id).await;
        assert_eq!(agenda(ben, id).await["own_session_ids"], json!([]), "who comes back chooses anew");
        ada.post(&format!("/events/{id}/people/{}/cancel", cleo.id), json!({ "reason": "There is no room." })).await.ok();
        assert_eq!(tea(&agenda(cleo, id).await)["registration"]["state"], "released");
        take(ben, &open).await.ok();
        let nora = town.member_as("harbour", "nora", "member").await;
        change(&ada, &open, 1, json!({ "speakers": [{ "user_id": nora.id }] })).await.ok();
        ada.post(&format!("/events/{id}/cancel"), json!({ "reason": "Rain." })).await.ok();
        let ends = agenda(ben, id).await;
        assert_eq!(tea(&ends)["registration"]["state"], "released");
        assert_eq!(bell(&town, ben).await, []);
        let sql = "SELECT message FROM notifications WHERE user_id = $1 AND type = 'event_cancelled'";
        let heard: Vec<String> = town.db().all(sql, params![nora.id]).await.unwrap();
        assert_eq!(heard, ["“Repair evening” was cancelled. Rain."], "who speaks hears of it, too");
        let taken: i64 = town.db().one("SELECT SUM(registered)::bigint FROM event_sessions WHERE event_id = $1", params![id]).await.unwrap();
        assert_eq!(taken, 0);
        is_sound(&town).await;
    }

    async fn each_sees_what_is_for_them(town: Town) {
        let [ada, ben, cleo, dora, emil] = town.members(["ada", "ben", "cleo", "dora", "emil"]).await;
        let id = draft(&ada, json!({})).await;
        let file = |name: &str, visibility: &str| json!({ "title": name, "url": format!("https://files.example/marked-{name}"), "visibility": visibility });
        let resources = json!([file("plan", "public"), file("slides", "participants"), file("keys", "staff")]);
        add(&ada, id, json!({ "title": "Open", "resources": resources })).await;
        add(&ada, id, json!({ "title": "Guests", "visibility": "participants" })).await;
        add(&ada, id, json!({ "title": "Helpers", "visibility": "staff", "resources": resources, "speakers": [{ "user_id": emil.id }] })).await;
        assert_eq!(bell(&town, &emil).await, [], "nobody sees a draft");
        ada.tap(&format!("/events/{id}/publish")).await.ok();
        assert_eq!(bell(&town, &emil).await, [line("speaker", "You are named as a speaker at “Repair evening”.")]);
        confirm(&ben, id).await;
        ada.post(&format!("/events/{id}/staff"), json!({ "user_id": cleo.id, "role": "check_in_staff" })).await.ok();
        let (all, some, few) = (&["plan", "slides", "keys"][..], &["plan", "slides"][..], &["plan"][..]);
        for (who, person, sees) in [
            ("organizer", &ada, vec![("Open", all), ("Guests", &[][..]), ("Helpers", all)]),
            ("guest", &ben, vec![("Open", some), ("Guests", &[])]),
            ("helper", &cleo, vec![("Open", all), ("Guests", &[]), ("Helpers", all)]),
            ("speaker", &emil, vec![("Open", few), ("Helpers", all)]),
            ("anybody", &dora, vec![("Open", few)]),
        ] {
            let shown = agenda(person, id).await["sessions"].clone();
            let shown: Vec<_> = shown.as_array().unwrap().iter().map(|one| {
                let resources = one["resources"].as_array().unwrap().iter();
                let titles = resources.map(|file| {
                    assert_eq!(file["url"], format!("https://files.example/marked-{}", file["title"].as_str().unwrap()));
                    file["title"].as_str().unwrap().to_owned()
                });
                (one["title"].as_str().unwrap().to_owned(), titles.collect::<Vec<_>>())
            }).collect();
            let sees: Vec<_> = sees.into_iter().map(|(title, files)| (title.to_owned(), files.iter().map(|file| (*file).to_owned()).collect::<Vec<_>>())).collect();
            assert_eq!(shown, sees, "{who}");
        }
        let helpers = agenda(&ada, id).await["sessions"][2].clone();
        assert_eq!(take(&ben, &helpers).await.refusal(), refusal(404, "EVENT_SESSION_NOT_FOUND", ""));
        assert_eq!((&agenda(&ben, id).await["sessions"][0]["registered_count"], &agenda(&ben, id).await["can_manage"]), (&Value::Null, &json!(false)));
        // At rest an address is nobody's to read; what is not said again stays.
        let stored: Vec<String> = town.db().all("SELECT CAST(resources AS TEXT) FROM event_sessions WHERE event_id = $1 ORDER BY id", params![id]).await.unwrap();
        assert!(stored[0].contains("evr1.") && stored.iter().all(|row| !row.contains("marked")), "{stored:?}");
        town.deliver().await;
        let told: i64 = town.db().one("SELECT COUNT(*) FROM domain_events WHERE CAST(payload AS TEXT) LIKE '%marked%'", params![]).await.unwrap();
        assert_eq!(told, 0);
        let renamed = change(&ada, &helpers, 1, json!({ "title": "Crew" })).await.ok().json()["data"].clone();
        assert_eq!(renamed["resources"], helpers["resources"]);
        let bare = change(&ada, &helpers, 2, json!({ "resources": [] })).await.ok().json()["data"].clone();
        assert_eq!(bare["resources"], json!([]));
    }

    async fn sessions_move_with_their_event(town: Town) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        // A weekend on which clocks are put forward.
        let more = json!({ "start_time": "2026-03-28T10:00:00", "end_time": "2026-03-29T18:00:00" });
        let id = publish(&ada, more).await;
        let sunday = add(&ada, id, json!({ "title": "Sunday", "start_time": "2026-03-29T11:00:00", "end_time": "2026-03-29T12:00:00" })).await;
        let far = json!({ "title": "From afar", "timezone": "America/New_York", "start_time": "2026-03-28T12:00:00", "end_time": "2026-03-28T13:00:00" });
        let far = add(&ada, id, far).await;
        assert_eq!((&sunday["start_at"], &far["start_at"]), (&json!("2026-03-29T10:00:00Z"), &json!("2026-03-28T16:00:00Z")));
        confirm(&ben, id).await;
        take(&ben, &far).await.ok();
        put(&ada, &format!("/events/{id}"), json!({ "start_time": "2026-04-04T10:00:00", "end_time": "2026-04-05T12:30:00" })).await.ok();
        let moved = agenda(&ada, id).await;
        let times = |one: &Value| (one["local_start"].clone(), one["start_at"].clone(), one["timezone_mode"].clone(), one["warnings"].clone());
        assert_eq!(times(&moved["sessions"][0]), (json!("2026-04-05T11:00:00"), json!("2026-04-05T10:00:00Z"), json!("inherit"), json!([])), "the hands stay");
        assert_eq!(times(&moved["sessions"][1]), (json!("2026-04-04T12:00:00"), json!("2026-04-04T16:00:00Z"), json!("fixed"), json!([])));
        // What does not fit any more is told, and can still be changed.
        put(&ada, &format!("/events/{id}"), json!({ "end_time": "2026-04-04T20:00:00" })).await.ok();
        assert_eq!(agenda(&ada, id).await["sessions"][0]["warnings"], json!([{ "kind": "outside", "session_id": null }]));
        change(&ada, &sunday, 1, json!({ "title": "Later" })).await.ok();
        let inherits = change(&ada, &far, 1, json!({ "timezone": null })).await.ok().json()["data"].clone();
        assert_eq!(times(&inherits), (json!("2026-04-04T12:00:00"), json!("2026-04-04T11:00:00Z"), json!("inherit"), json!([])));
        assert_eq!(bell(&town, &ben).await, [line("updated", "The time or room of the session “From afar” has changed.")]);
        // What has begun takes nobody any more.
        let begins = chrono::DateTime::parse_from_rfc3339("2026-04-04T11:00:00Z").unwrap().to_utc();
        town.later(begins - town.clock.now());
        ada.signs_in().await;
        ben.signs_in().await;
        give_back(&ben, &far).await.ok();
        give_back(&ben, &far).await.ok();
        assert_eq!(take(&ben, &far).await.refusal(), refusal(409, "EVENT_SESSION_CLOSED", ""));
        town.later(TimeDelta::hours(9));
        ada.signs_in().await;
        assert_eq!(change(&ada, &far, 2, json!({ "title": "x" })).await.refusal(), refusal(409, "EVENT_AGENDA_CONFLICT", ""));
    }

    async fn the_graph_says_the_same_of_agendas(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        let input = |title: &str| json!({ "input": {
            "eventId": id.to_string(), "title": title, "startTime": "2026-05-01T18:30:00", "endTime": "2026-05-01T19:30:00", "room": "Hall",
            "speakers": [{ "memberId": ben.id.to_string() }, { "name": title }], "resources": [{ "title": "Plan", "url": "https://files.example/plan", "visibility": "PUBLIC" }],
        } });
        let mut made = Vec::new();
        for title in ["One", "Two", "Three"] {
            let one = ada.graphql(CREATE, input(title)).await.ok().json();
            made.push(one["data"]["createEventSession"]["session"].clone());
        }
        assert_eq!(made[1]["warnings"][0], json!({ "kind": "ROOM", "sessionId": made[0]["id"] }), "{made:?}");
        let order = "mutation($input: OrderEventAgendaInput!) { orderEventAgenda(input: $input) { agenda { version sessions { title } } } }";
        let said = json!({ "input": { "eventId": id.to_string(), "sessionIds": [made[2]["id"], made[0]["id"], made[1]["id"]], "expectedVersion": 3 } });
        let ordered = ada.graphql(order, said).await.ok().json()["data"]["orderEventAgenda"]["agenda"].clone();
        assert_eq!(ordered, json!({ "version": 4, "sessions": [{ "title": "Three" }, { "title": "One" }, { "title": "Two" }] }));
        confirm(&ben, id).await;
        let takes = "mutation($input: RegisterForEventSessionInput!) { registerForEventSession(input: $input) { session { registration { state canWithdraw } } } }";
        let said = json!({ "input": { "eventId": id.to_string(), "sessionId": made[0]["id"] } });
        let taken = ben.graphql(takes, said).await.ok().json()["data"]["registerForEventSession"]["session"].clone();
        assert_eq!(taken, json!({ "registration": { "state": "REGISTERED", "canWithdraw": true } }));
        let seen = ben.graphql(AGENDA, json!({ "event": id.to_string() })).await.ok().json()["data"]["eventAgenda"].clone();
        let one = &seen["sessions"][1];
        assert_eq!((&one["speakers"][1]["name"], &one["resources"][0]["url"], &one["registration"]["state"]), (&json!("One"), &json!("https://files.example/plan"), &json!("REGISTERED")), "{seen}");
        // From an event to its agenda, page by page.
        let pages = "query($event: ID!, $after: String) { event(id: $event) { agenda(first: 2, after: $after) { nodes { title speakers { member { restId } } } pageInfo { hasNextPage endCursor } } } }";
        let page = ben.graphql(pages, json!({ "event": id.to_string() })).await.ok().json()["data"]["event"]["agenda"].clone();
        assert_eq!((&page["nodes"][0]["title"], &page["nodes"][0]["speakers"][0]["member"]["restId"], &page["pageInfo"]["hasNextPage"]), (&json!("Three"), &json!(ben.id.to_string()), &json!(true)), "{page}");
        let rest = ben.graphql(pages, json!({ "event": id.to_string(), "after": page["pageInfo"]["endCursor"] })).await.ok().json()["data"]["event"]["agenda"].clone();
        assert_eq!((&rest["nodes"].as_array().unwrap().len(), &rest["nodes"][0]["title"], &rest["pageInfo"]["hasNextPage"]), (&1, &json!("Two"), &json!(false)), "{rest}");
        let other = ben.graphql(pages, json!({ "event": id.to_string(), "after": "bm9uZQ" })).await.json();
        assert_eq!(other["errors"][0]["extensions"]["code"], "INVALID_CURSOR", "{other}");
    }
}
