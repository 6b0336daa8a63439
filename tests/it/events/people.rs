//! Who has to do with an event, what those who look after them see and decide, one by one and many at once (spec events 6.2, 9 and 19).

use chrono::TimeDelta;
use futures::future::join_all;
use serde_json::{Value, json};
use timeweave::events::people::tasks;
use timeweave::params;

use super::recurrence::is_sound;
use super::{decide, publish, refusal};
use crate::each_engine;
use crate::support::{Heard, Person, Town};

const PEOPLE: &str = include_str!("../../../graphql/operations/events/event_people.graphql");
const CHANGE: &str = include_str!("../../../graphql/operations/events/change_event_people.graphql");

async fn act(person: &Person, id: i64, what: &str) -> Heard {
    person.post(&format!("/events/{id}/registration/{what}"), json!({})).await
}

async fn grant(by: &Person, event: i64, member: &Person, role: &str) {
    by.post(&format!("/events/{event}/staff"), json!({ "user_id": member.id, "role": role })).await.ok();
}

async fn people(person: &Person, id: i64, query: &str) -> Value {
    person.get(&format!("/events/{id}/people{query}")).await.ok().json()
}

/// Whom a page shows, in its order.
fn ids(page: &Value) -> Vec<i64> {
    page["data"].as_array().unwrap().iter().map(|row| row["user_id"].as_i64().unwrap()).collect()
}

async fn bulk(person: &Person, id: i64, operations: Value) -> Heard {
    person.post(&format!("/events/{id}/people/bulk"), json!({ "operations": operations })).await
}

/// What became of each: changed or the code of a refusal, and how the registration stands.
async fn outcomes(person: &Person, id: i64, operations: Value) -> Vec<(String, Value, Value)> {
    let result = bulk(person, id, operations).await.ok().json()["data"].clone();
    let row = |row: &Value| {
        let became = match row["code"].as_str() {
            Some(code) => code.to_owned(),
            None if row["changed"] == true => "changed".to_owned(),
            None => "as it was".to_owned(),
        };
        (became, row["registration_state"].clone(), row["registration_version"].clone())
    };
    result["outcomes"].as_array().unwrap().iter().map(row).collect()
}

fn became(what: &str, state: &str, version: i64) -> (String, Value, Value) {
    (what.to_owned(), json!(state), json!(version))
}

fn failed(code: &str) -> (String, Value, Value) {
    (code.to_owned(), Value::Null, Value::Null)
}

async fn bell(town: &Town, person: &Person) -> Vec<(String, String)> {
    town.deliver().await;
    let sql = "SELECT type, message FROM notifications WHERE user_id = $1 AND type LIKE 'event%' ORDER BY id";
    town.db().all(sql, params![person.id]).await.unwrap()
}

/// An evening of two places at which ben takes part, cleo wrote that she is interested, dora has come and gone from the list, and emil waits.
async fn evening(town: &Town, ada: &Person) -> (i64, [Person; 4]) {
    let [ben, cleo, dora, emil] = town.members(["ben", "cleo", "dora", "emil"]).await;
    let id = publish(ada, json!({ "max_attendees": 2 })).await;
    act(&ben, id, "confirm").await.ok();
    cleo.post(&format!("/events/{id}/rsvp"), json!({ "status": "interested" })).await.ok();
    act(&dora, id, "confirm").await.ok();
    act(&emil, id, "waitlist").await.ok();
    (id, [ben, cleo, dora, emil])
}

each_engine! {
    async fn the_list_shows_everybody_as_they_stand(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let (id, [ben, cleo, dora, emil]) = evening(&town, &ada).await;
        let now = "2026-01-05T12:00:00Z";
        let page = people(&ada, id, "").await;
        assert_eq!(ids(&page), [ben.id, cleo.id, dora.id, emil.id], "by name");
        let member = page["data"][0]["member"].clone();
        assert_eq!(page["data"][0], json!({
            "event_id": id, "user_id": ben.id, "member": member, "registration_state": "confirmed", "registration_version": 1, "registration_changed_at": now,
            "waitlist_state": null, "waitlist_position": null, "offer_expires_at": null, "attendance_state": "not_checked_in", "attendance_version": 0,
            "checked_in_at": null, "checked_out_at": null, "attendance_changed_at": null, "engagement_state": "none", "guest_count": 0,
        }));
        assert_eq!((&page["data"][1]["registration_state"], &page["data"][1]["engagement_state"]), (&Value::Null, &json!("interested")));
        assert_eq!((&page["data"][3]["waitlist_state"], &page["data"][3]["waitlist_position"]), (&json!("waiting"), &json!(1)));
        let mut meta = page["meta"].clone();
        assert!(meta["base_url"].take().is_string());
        let metrics = json!({
            "people": 4, "invited": 0, "pending": 0, "confirmed": 2, "guests": 0, "declined": 0, "cancelled": 0, "waiting": 1, "offered": 0, "interested": 1,
            "checked_in": 0, "checked_out": 0, "no_show": 0,
        });
        assert_eq!(meta, json!({
            "base_url": null, "current_page": 1, "per_page": 25, "total": 4, "total_pages": 1, "has_more": false, "metrics": metrics, "projection": "full",
            "capabilities": { "manage_registration": true, "check_in": true, "export": true, "message": true },
        }));
        // What is asked for, and how it is sorted; the numbers beside it are those of everybody.
        for (query, found) in [
            ("?registration_state=confirmed", vec![&ben, &dora]),
            ("?registration_state=none", vec![&cleo, &emil]),
            ("?waitlist_state=active", vec![&emil]),
            ("?waitlist_state=offered", vec![]),
            ("?engagement_state=interested", vec![&cleo]),
            ("?engagement_state=none&attendance_state=not_checked_in", vec![&ben, &dora, &emil]),
            ("?attendance_state=checked_in", vec![]),
            ("?search=%20DOR", vec![&dora]),
            ("?search=harbour", vec![]),
            ("?search=%25", vec![]),
            ("?sort=name&direction=desc", vec![&emil, &dora, &cleo, &ben]),
            ("?sort=queue_rank", vec![&emil, &ben, &cleo, &dora]),
            ("?sort=registration_changed&direction=desc", vec![&ben, &dora, &cleo, &emil]),
            ("?per_page=3&page=2", vec![&emil]),
            ("?per_page=3&page=3", vec![]),
        ] {
            let page = people(&ada, id, query).await;
            assert_eq!(ids(&page), found.iter().map(|person| person.id).collect::<Vec<_>>(), "{query}");
            assert_eq!(page["meta"]["metrics"], metrics, "{query}");
        }
        assert_eq!(people(&ada, id, "?per_page=3").await["meta"]["has_more"], true);
        // Whoever has left is nowhere.
        town.db().run("UPDATE users SET deleted_at = created_at WHERE id = $1", params![cleo.id]).await.unwrap();
        assert_eq!(ids(&people(&ada, id, "").await), [ben.id, dora.id, emil.id]);
    }

    async fn roles_decide_what_is_shown(town: Town) {
        let [ada, fay, gus, hal, ivy] = town.members(["ada", "fay", "gus", "hal", "ivy"]).await;
        let (id, [ben, _cleo, dora, emil]) = evening(&town, &ada).await;
        for (person, role) in [(&fay, "registration_manager"), (&gus, "check_in_staff"), (&hal, "communications_manager")] {
            grant(&ada, id, person, role).await;
        }
        let admin = town.member_as("harbour", "admin", "admin").await;
        let far = town.member_as("meadow", "far", "admin").await;
        let forbidden = (refusal(403, "FORBIDDEN", ""), refusal(403, "FORBIDDEN", ""), refusal(403, "FORBIDDEN", ""));
        let missing = (refusal(404, "NOT_FOUND", ""), refusal(404, "NOT_FOUND", ""), refusal(404, "NOT_FOUND", ""));
        for (person, told) in [(&hal, &forbidden), (&ivy, &forbidden), (&ben, &forbidden), (&far, &missing)] {
            let list = person.get(&format!("/events/{id}/people")).await.refusal();
            let table = person.get(&format!("/events/{id}/people/export.csv")).await.refusal();
            let history = person.get(&format!("/events/{id}/people/{}/history", ben.id)).await.refusal();
            assert_eq!(&(list, table, history), told);
            assert_eq!(bulk(person, id, json!([{ "user_id": emil.id, "action": "cancel", "reason": "x" }])).await.refusal(), told.0);
            assert_eq!(person.post(&format!("/events/{id}/people/{}/cancel", emil.id), json!({ "reason": "x" })).await.refusal(), told.0);
        }
        for person in [&admin, &fay] {
            assert_eq!(people(person, id, "").await["meta"]["projection"], "full");
        }
        let narrow = people(&gus, id, "").await;
        assert_eq!((&narrow["meta"]["projection"], ids(&narrow)), (&json!("attendance"), vec![ben.id, dora.id]));
        assert_eq!(narrow["data"][0]["engagement_state"], Value::Null);
        assert_eq!((&narrow["meta"]["metrics"]["waiting"], &narrow["meta"]["metrics"]["people"]), (&Value::Null, &json!(2)));
        assert_eq!(narrow["meta"]["capabilities"], json!({ "manage_registration": false, "check_in": true, "export": false, "message": false }));
        assert_eq!(gus.get(&format!("/events/{id}/people/export.csv")).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(ids(&people(&gus, id, "?registration_state=confirmed&sort=attendance_changed").await), [ben.id, dora.id]);
        for (query, field) in [
            ("?waitlist_state=waiting", "waitlist_state"), ("?engagement_state=interested", "engagement_state"),
            ("?registration_state=declined", "registration_state"), ("?sort=queue_rank", "sort"),
        ] {
            assert_eq!(gus.get(&format!("/events/{id}/people{query}")).await.refusal(), refusal(422, "EVENT_PEOPLE_QUERY_INVALID", field), "{query}");
        }
        let unknown = refusal(404, "EVENT_REGISTRATION_MEMBER_NOT_FOUND", "");
        assert_eq!(gus.get(&format!("/events/{id}/people/{}/history", emil.id)).await.refusal(), unknown, "who waits is not theirs to see");
        // What cannot be read is told, all of it.
        for (query, field) in [
            ("?stat=confirmed", "stat"), ("?page=0", "page"), ("?per_page=101", "per_page"), ("?registration_state=asleep", "registration_state"),
            ("?sort=age", "sort"), ("?direction=up", "direction"), ("?page=401", "page"), ("?per_page=100&page=101", "page"),
        ] {
            assert_eq!(ada.get(&format!("/events/{id}/people{query}")).await.refusal(), refusal(422, "EVENT_PEOPLE_QUERY_INVALID", field), "{query}");
        }
        // Any answer is asked for in a language.
        ada.get(&format!("/events/{id}/people?locale=de")).await.ok();
        let told = ada.get(&format!("/events/{id}/people?locale=de&stat=confirmed")).await;
        assert_eq!((told.refusal().2.as_str(), told.header("content-language")), ("stat", Some("de")));
        let long = ada.get(&format!("/events/{id}/people?search={}&zeal=1", "x".repeat(101))).await.json();
        let fields: Vec<_> = long["errors"].as_array().unwrap().iter().map(|error| error["field"].as_str().unwrap()).collect();
        assert_eq!(fields, ["zeal", "search"]);
    }

    async fn the_table_is_for_spreadsheets(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let (id, [ben, cleo, dora, emil]) = evening(&town, &ada).await;
        town.db().run("UPDATE users SET first_name = '=1+1' WHERE id = $1", params![dora.id]).await.unwrap();
        act(&ben, id, "withdraw").await.ok();
        let heard = ada.get(&format!("/events/{id}/people/export.csv?sort=registration_changed")).await.ok();
        assert_eq!(heard.header("content-type"), Some("text/csv; charset=utf-8"));
        assert_eq!(heard.header("content-disposition"), Some("attachment; filename=\"people.csv\""));
        assert_eq!(heard.header("cache-control"), Some("private, no-store"));
        let now = "2026-01-05T12:00:00.000Z";
        let head = "member_id,name,registration_state,invited_at,confirmed_at,ended_at,waitlist_state,waitlist_position,attendance_state,checked_in_at,checked_out_at,interested,guests";
        let lines = [
            head.to_owned(),
            format!("{},Ben,cancelled,,{now},{now},none,,not_checked_in,,,no,0", ben.id),
            format!("{},'=1+1,confirmed,,{now},,none,,not_checked_in,,,no,0", dora.id),
            format!("{},Cleo,none,,,,none,,not_checked_in,,,yes,0", cleo.id),
            format!("{},Emil,none,,,,offered,1,not_checked_in,,,no,0", emil.id),
        ];
        let mut text = heard.text();
        // Who takes part is told with the family name to administrators alone.
        assert_eq!(text.split_off(text.len() - 2), "\r\n");
        let told: Vec<_> = text.split("\r\n").collect();
        assert_eq!(told[..3], lines[..3]);
        assert_eq!(told.len(), 5);
        for line in &lines[3..] {
            assert!(told.contains(&line.as_str()), "{line}\n{text}");
        }
        let one = ada.get(&format!("/events/{id}/people/export.csv?waitlist_state=active")).await.ok().text();
        assert_eq!(one, format!("{head}\r\n{}\r\n", lines[4]));
        let refused = ada.get(&format!("/events/{id}/people/export.csv?page=1")).await.refusal();
        assert_eq!(refused, refusal(422, "EVENT_PEOPLE_QUERY_INVALID", "page"));
    }

    async fn who_is_invited_answers_or_is_decided_about(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let id = publish(&ada, json!({})).await;
        let invite = |who: &Person| json!({ "user_id": who.id, "action": "invite", "expected_version": 0 });
        let invited = outcomes(&ada, id, json!([invite(&ben), invite(&cleo), invite(&dora)])).await;
        assert_eq!(invited, vec![became("changed", "invited", 1); 3]);
        assert_eq!(outcomes(&ada, id, json!([invite(&ben)])).await, [became("as it was", "invited", 1)], "once");
        // It takes no place, and whoever is invited says what they want.
        act(&ben, id, "confirm").await.ok();
        let answer = cleo.post(&format!("/events/{id}/rsvp"), json!({ "status": "declined" })).await.ok().json();
        assert_eq!(answer["data"]["metrics"]["confirmed_count"], 1, "{answer}");
        let path = |who: &Person, what: &str| format!("/events/{id}/people/{}/{what}", who.id);
        let mut approved = ada.post(&path(&dora, "approve"), json!({})).await.ok().json()["data"].clone();
        assert_eq!((&approved["relationship"]["member_id"], &approved["relationship"]["registration"]["state"]), (&json!(dora.id), &json!("confirmed")));
        assert!(approved["mutation"]["history_entry_id"].take().is_i64());
        let still = json!({ "changed": false, "idempotent_replay": true, "history_entry_id": null, "released_capacity": false, "next_offer_created": false });
        assert_eq!(ada.post(&path(&dora, "approve"), json!({})).await.ok().json()["data"]["mutation"], still);
        // A decision is explained.
        let unsaid = refusal(422, "EVENT_REGISTRATION_REASON_REQUIRED", "reason");
        for body in [json!({}), json!({ "reason": " " })] {
            assert_eq!(ada.post(&path(&dora, "cancel"), body).await.refusal(), unsaid);
        }
        let gone = ada.post(&path(&dora, "cancel"), json!({ "reason": "It is for beginners." })).await.ok().json()["data"].clone();
        assert_eq!((&gone["mutation"]["released_capacity"], &gone["relationship"]["registration"]["state"]), (&json!(true), &json!("cancelled")));
        let illegal = refusal(409, "EVENT_REGISTRATION_TRANSITION_INVALID", "");
        for (who, what) in [(&ben, "reject"), (&cleo, "approve"), (&dora, "reject"), (&cleo, "cancel")] {
            assert_eq!(ada.post(&path(who, what), json!({ "reason": "x" })).await.refusal(), illegal, "{what}");
        }
        let line = |kind: &str, text: &str| (kind.to_owned(), text.to_owned());
        assert_eq!(bell(&town, &dora).await, [
            line("event_invited", "You are invited to “Repair evening”. Please say whether you are coming."),
            line("event_registration_approved", "Your registration for “Repair evening” was accepted."),
            line("event_removed", "The organizers cancelled your place at “Repair evening”. The reason: It is for beginners."),
        ]);
        let why = "SELECT email_body FROM notification_queue WHERE user_id = $1 AND activity_type = 'event_removed'";
        let why: String = town.db().one(why, params![dora.id]).await.unwrap();
        assert_eq!(why, "It is for beginners.");
        assert_eq!(bell(&town, &ben).await[1], line("event_registered", "You are registered for “Repair evening”."));
        // The whole of it is in the history, the latest first.
        let history = ada.get(&format!("{}?per_page=2", path(&dora, "history"))).await.ok().json();
        let steps: Vec<_> = history["data"].as_array().unwrap().iter().map(|row| (&row["from_state"], &row["to_state"], &row["version"], &row["reason"])).collect();
        assert_eq!(steps, [
            (&json!("confirmed"), &json!("cancelled"), &json!(3), &json!("It is for beginners.")), (&json!("invited"), &json!("confirmed"), &json!(2), &Value::Null),
        ]);
        assert_eq!((&history["data"][0]["kind"], &history["data"][0]["actor"]["id"], &history["meta"]["total"]), (&json!("registration"), &json!(ada.id), &json!(3)));
        let cleos = ada.get(&path(&cleo, "history")).await.ok().json();
        assert_eq!(cleos["data"][0]["to_state"], "declined", "whoever does not accept an invitation declines it");
        is_sound(&town).await;
    }

    async fn many_are_decided_about_at_once(town: Town) {
        let [mut ada] = town.members(["ada"]).await;
        let (id, [ben, cleo, dora, emil]) = evening(&town, &ada).await;
        let [fay, gus, hal, ivy] = town.members(["fay", "gus", "hal", "ivy"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        grant(&ada, id, &gus, "check_in_staff").await;
        grant(&ada, id, &hal, "co_organizer").await;
        ivy.tap(&format!("/users/{}/block", ada.id)).await.ok();
        let order = |who: i64, action: &str, version: i64| json!({ "user_id": who, "action": action, "expected_version": version });
        let with = |who: i64, action: &str| json!({ "user_id": who, "action": action, "reason": "Too late." });
        let told = outcomes(&ada, id, json!([
            with(ben.id, "cancel"), order(cleo.id, "invite", 0), order(dora.id, "cancel", 9), with(emil.id, "approve"), order(fay.id, "invite", 3),
            order(far.id, "invite", 0), order(admin.id, "invite", 0), order(ada.id, "invite", 0), order(hal.id, "invite", 0), order(ivy.id, "invite", 0),
            order(999_999, "check_in", 0),
        ])).await;
        assert_eq!(told, [
            became("changed", "cancelled", 2), became("changed", "invited", 1), failed("EVENT_REGISTRATION_REASON_REQUIRED"),
            failed("EVENT_REGISTRATION_TRANSITION_INVALID"), failed("EVENT_REGISTRATION_CONFLICT"), failed("EVENT_REGISTRATION_MEMBER_NOT_FOUND"),
            failed("EVENT_REGISTRATION_FORBIDDEN"), failed("EVENT_REGISTRATION_FORBIDDEN"), failed("EVENT_REGISTRATION_FORBIDDEN"), failed("NOT_FOUND"),
            failed("EVENT_REGISTRATION_MEMBER_NOT_FOUND"),
        ]);
        // The place went to whoever waited, at once; taking them off the list frees it again.
        assert_eq!(people(&ada, id, "?waitlist_state=offered").await["meta"]["total"], 1);
        let done = bulk(&ada, id, json!([with(emil.id, "cancel")])).await.ok().json()["data"].clone();
        assert_eq!((&done["complete"], &done["changed"], &done["outcomes"][0]["registration_state"]), (&json!(true), &json!(1), &Value::Null));
        assert_eq!(bell(&town, &emil).await.last().unwrap().0, "event_removed");
        assert_eq!(outcomes(&ada, id, json!([with(emil.id, "cancel")])).await, [failed("EVENT_REGISTRATION_TRANSITION_INVALID")]);
        // Whoever notes who came decides about nobody.
        let mixed = json!([with(cleo.id, "reject"), order(dora.id, "check_in", 0)]);
        assert_eq!(outcomes(&gus, id, mixed).await, [failed("FORBIDDEN"), failed("EVENT_ATTENDANCE_TOO_EARLY")]);
        // The door is open ten minutes before the beginning.
        town.later(TimeDelta::days(116) + TimeDelta::minutes(290));
        ada.signs_in().await;
        let noted = json!([order(dora.id, "check_in", 0), order(cleo.id, "check_in", 0), order(fay.id, "no_show", 4)]);
        let noted = bulk(&ada, id, noted).await.ok().json()["data"]["outcomes"].clone();
        assert_eq!((&noted[0]["attendance_state"], &noted[0]["attendance_version"], &noted[0]["registration_state"]), (&json!("checked_in"), &json!(1), &Value::Null));
        assert_eq!((&noted[1]["code"], &noted[2]["code"]), (&json!("EVENT_ATTENDANCE_REGISTRATION_REQUIRED"), &json!("EVENT_REGISTRATION_CONFLICT")));
        let again = bulk(&ada, id, json!([order(dora.id, "check_in", 0)])).await.ok().json()["data"].clone();
        assert_eq!((&again["successful"], &again["changed"]), (&json!(1), &json!(0)), "a call that got lost is sent again");
        for (operations, field) in [
            (json!([]), "operations"), (json!([with(ben.id, "cancel"), with(ben.id, "cancel")]), "operations.1.user_id"),
            (json!([{ "user_id": ben.id, "action": "vanish" }]), "operations.0.action"), (json!([{ "user_id": ben.id, "action": "invite", "version": 1 }]), "operations.0.version"),
            (json!((1..=101).map(|n| order(n, "invite", 0)).collect::<Vec<_>>()), "operations"),
        ] {
            assert_eq!(bulk(&ada, id, operations).await.refusal(), refusal(422, "EVENT_PEOPLE_VALIDATION_FAILED", field), "{field}");
        }
        is_sound(&town).await;
    }

    async fn two_decide_at_once_and_places_are_not_given_twice(town: Town) {
        let [ada, fay] = town.members(["ada", "fay"]).await;
        decide(&town, json!({ "default_capacity": 0 })).await;
        let id = publish(&ada, json!({ "max_attendees": 3 })).await;
        grant(&ada, id, &fay, "registration_manager").await;
        let mut crowd = Vec::new();
        for number in 0..6 {
            crowd.push(town.member_as("harbour", &format!("person{number}"), "member").await);
        }
        let all: Vec<i64> = crowd.iter().map(|person| person.id).collect();
        let each = |ids: &[i64], action: &str, version: i64| {
            json!(ids.iter().map(|who| json!({ "user_id": who, "action": action, "expected_version": version })).collect::<Vec<_>>())
        };
        bulk(&ada, id, each(&all, "invite", 0)).await.ok();
        let back: Vec<i64> = all.iter().rev().copied().collect();
        let (one, two, own) = futures::join!(
            bulk(&ada, id, each(&all, "approve", 1)),
            bulk(&fay, id, each(&back, "approve", 1)),
            join_all(crowd.iter().map(|person| act(person, id, "confirm"))),
        );
        let codes = |heard: Heard| -> Vec<String> {
            let outcomes = heard.ok().json()["data"]["outcomes"].clone();
            outcomes.as_array().unwrap().iter().filter_map(|row| row["code"].as_str().map(str::to_owned)).collect()
        };
        for code in codes(one).into_iter().chain(codes(two)).chain(own.iter().filter(|heard| heard.status != 200).map(Heard::code)) {
            assert_eq!(code, "EVENT_CAPACITY_FULL");
        }
        let metrics = people(&ada, id, "").await["meta"]["metrics"].clone();
        assert_eq!((&metrics["confirmed"], &metrics["invited"]), (&json!(3), &json!(3)));
        is_sound(&town).await;
    }

    async fn what_nobody_answers_ends_with_the_beginning(town: Town) {
        let [mut ada, ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        bulk(&ada, id, json!([{ "user_id": ben.id, "action": "invite" }])).await.ok();
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        town.later(TimeDelta::days(117));
        ada.signs_in().await;
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 1);
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        let row = people(&ada, id, "").await["data"][0].clone();
        assert_eq!((&row["registration_state"], &row["registration_version"]), (&json!("cancelled"), &json!(2)));
        assert_eq!(bell(&town, &ben).await.len(), 1, "the invitation, and no more");
        let late = ada.post(&format!("/events/{id}/people/{}/approve", ben.id), json!({})).await;
        assert_eq!(late.refusal(), refusal(409, "EVENT_REGISTRATION_CLOSED", ""));
    }

    async fn the_graph_says_the_same(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let (id, [ben, cleo, ..]) = evening(&town, &ada).await;
        let page = ada.graphql(PEOPLE, json!({ "event": id.to_string(), "first": 2 })).await.ok().json()["data"]["eventPeople"].clone();
        assert_eq!((&page["totalCount"], &page["pageInfo"]["hasNextPage"]), (&json!(4), &json!(true)), "{page}");
        assert_eq!((&page["nodes"][0]["member"]["restId"], &page["nodes"][0]["registrationState"]), (&json!(ben.id.to_string()), &json!("CONFIRMED")));
        let after = json!({ "event": id.to_string(), "first": 2, "after": page["pageInfo"]["endCursor"], "order": "NAME" });
        let rest = ada.graphql(PEOPLE, after).await.ok().json()["data"]["eventPeople"].clone();
        assert_eq!((rest["nodes"].as_array().unwrap().len(), &rest["pageInfo"]["hasNextPage"]), (2, &json!(false)));
        let input = json!({ "input": { "eventId": id.to_string(), "operations": [{ "memberId": cleo.id.to_string(), "action": "INVITE", "expectedVersion": 0 }] } });
        let done = ada.graphql(CHANGE, input).await.ok().json()["data"]["changeEventPeople"].clone();
        assert_eq!((&done["result"]["changed"], &done["result"]["outcomes"][0]["registrationState"]), (&json!(1), &json!("INVITED")), "{done}");
        let history = "query($event: ID!, $member: ID!) { eventPersonLines(eventId: $event, memberId: $member) { nodes { kind toState actor { restId } } totalCount } }";
        let lines = ada.graphql(history, json!({ "event": id.to_string(), "member": cleo.id.to_string() })).await.ok().json();
        let line = json!({ "kind": "REGISTRATION", "toState": "INVITED", "actor": { "restId": ada.id.to_string() } });
        assert_eq!(lines["data"]["eventPersonLines"], json!({ "nodes": [line], "totalCount": 1 }));
        let closed = ben.graphql(PEOPLE, json!({ "event": id.to_string(), "first": 2 })).await.json();
        assert_eq!(closed["errors"][0]["extensions"]["code"], "FORBIDDEN", "{closed}");
    }
}
