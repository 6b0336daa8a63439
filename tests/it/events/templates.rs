//! Templates: an event that went well is kept without anybody who took part, revised, archived, and others are made of it (spec events 24).

use std::collections::BTreeSet;

use futures::future::join_all;
use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use super::blueprints::{add_session, add_type, ask, open, require, sales, tables};
use super::recurrence::{is_sound, weekly};
use super::secrets::rows;
use super::{confirm, decide, draft, publish, put, read, refusal};
use crate::each_engine;
use crate::support::{Heard, PASSWORD, Person, Town};

const LIST: &str = include_str!("../../../graphql/operations/events/event_templates.graphql");
const KEEP: &str = include_str!("../../../graphql/operations/events/create_event_template.graphql");
const MAKE: &str = include_str!("../../../graphql/operations/events/create_event_from_template.graphql");

async fn keep(by: &Person, event: i64, more: Value) -> Heard {
    let mut said = json!({ "name": "Repair evening" });
    said.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    by.post(&format!("/events/{event}/templates"), said).await
}

async fn kept(by: &Person, event: i64, more: Value) -> Value {
    let heard = keep(by, event, more).await;
    assert_eq!(heard.status, 201, "{}", heard.text());
    heard.json()["data"].clone()
}

async fn act(by: &Person, template: &Value, what: &str, body: Value) -> Heard {
    by.post(&format!("/event-templates/{}/{what}", template["id"]), body).await
}

/// Makes an event of a template under a key.
async fn make(by: &Person, template: &Value, body: Value, key: &str) -> Heard {
    let path = format!("/event-templates/{}/materializations", template["id"]);
    let mut request = by.request(Method::POST, &path, Some(body));
    request.headers_mut().insert("idempotency-key", key.parse().unwrap());
    by.send(request).await
}

async fn history(by: &Person, template: &Value) -> Vec<Value> {
    let path = format!("/event-templates/{}/history", template["id"]);
    by.get(&path).await.ok().json()["data"].as_array().unwrap().clone()
}

async fn co_organizer(by: &Person, event: i64, member: &Person) {
    by.post(&format!("/events/{event}/staff"), json!({ "user_id": member.id, "role": "co_organizer" })).await.ok();
}

fn ids(page: &Value) -> Vec<&Value> {
    page["data"].as_array().unwrap().iter().map(|row| &row["id"]).collect()
}

/// An evening of 1 May 2026 with everything that there is, in which Ben takes part in all ways.
async fn furnished(town: &Town, ada: &Person, ben: &Person) -> i64 {
    let said = json!({
        "location": "Harbour Street 4", "max_attendees": 2, "online_link": "https://meet.example/x?pwd=marked-pwd",
        "cover_image": "https://pictures.example/marked-picture.png", "venue_accessibility": { "step_free_access": true },
    });
    let id = publish(ada, said).await;
    let speakers = json!([{ "user_id": ben.id, "headline": "marked-headline" }, { "name": "marked-guest" }]);
    let resources = json!([{ "title": "Plans", "url": "https://files.example/marked-plans", "visibility": "public" }]);
    let times = json!({ "start_time": "2026-05-01T18:30:00", "end_time": "2026-05-01T19:15:00", "speakers": speakers, "resources": resources });
    let session = add_session(ada, id, times).await;
    // A week and an hour before, when the clock shows seventeen hours.
    let times = json!({ "sales_opens_at_utc": "2026-03-20T09:00:00Z", "sales_closes_at_utc": "2026-05-01T15:00:00Z" });
    let seat = add_type(ada, id, "Seat", times).await;
    town.db()
        .run("UPDATE event_ticket_types SET sales_opens_at = created_at WHERE id = $1", params![seat])
        .await
        .unwrap();
    open(ada, id, seat).await;
    let form = ask(ada, id).await;
    require(ada, id).await;
    let rules = json!({ "rules": [{ "offset_minutes": 2880 }, { "offset_minutes": 30 }], "expected_revision": 0 });
    put(ada, &format!("/events/{id}/reminders"), rules).await.ok();
    town.db().run("UPDATE users SET date_of_birth = '1990-01-01' WHERE id = $1", params![ben.id]).await.unwrap();
    ben.post(&format!("/events/{id}/safety/code-of-conduct/acknowledgements"), json!({ "version": 1 })).await.ok();
    confirm(ben, id).await;
    let answers = json!({ "form_id": form, "answers": [{ "key": "food", "value": "Soup" }] });
    ben.post(&format!("/events/{id}/registration-product/submissions"), answers).await.ok();
    let units = json!({ "units": 1, "idempotency_key": "t" });
    ben.post(&format!("/events/{id}/tickets/{seat}/allocate"), units).await.ok();
    ben.tap(&format!("/events/{id}/agenda/sessions/{}/registration", session["id"])).await.ok();
    let said = json!({ "subject": "marked-subject", "body": "marked-body", "segments": ["confirmed"] });
    ada.post(&format!("/events/{id}/broadcasts"), said).await.ok();
    ada.post(&format!("/events/{id}/registration-product/invitations/link"), json!({ "max_uses": 20 })).await.ok();
    id
}

each_engine! {
    async fn an_evening_is_kept_without_anybody(town: Town = "[limits]\nenabled = false\n") {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let broker = town.member_as("harbour", "broker", "broker").await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let far = town.member_as("meadow", "far", "admin").await;
        let id = furnished(&town, &ada, &ben).await;
        co_organizer(&ada, id, &cleo).await;

        let seen = ada.post(&format!("/events/{id}/template-preview"), json!({})).await.ok().json()["data"].clone();
        let sections = json!({ "agenda": true, "ticket_types": true, "registration": true, "safety": true, "reminders": true });
        let counts = json!({
            "sessions": 1, "ticket_types": 1, "registration_settings": 1, "published_forms": 1, "form_questions": 2, "safety_requirements": 1, "reminder_rules": 2,
        });
        let content = json!({
            "title": "Repair evening", "description": "Bring what is broken.", "duration_seconds": 7200, "timezone": "Europe/Dublin", "all_day": false,
            "location": "Harbour Street 4", "latitude": null, "longitude": null, "venue_accessibility": seen["content"]["venue_accessibility"],
            "max_attendees": 2, "is_online": false, "allow_remote_attendance": true, "category_id": null, "group_id": null, "federated_visibility": "none",
        });
        assert_eq!(seen, json!({
            "source_event_id": id, "sections": sections, "counts": counts, "content": content, "content_hash": seen["content_hash"],
            "left_out": { "speakers": 2, "session_links": 1, "join_links": 1, "pictures": 1 },
            "never_taken": ["people", "registrations", "guests", "answers", "tickets_given_out", "attendance", "invitations", "staff", "speakers", "join_links",
                "session_links", "pictures", "broadcasts", "own_reminders", "series", "history"],
            "issues": [], "can_commit": true,
        }));
        assert_eq!(content["venue_accessibility"]["step_free_access"], true);
        assert_eq!(town.count("event_templates").await, 0, "a preview writes nothing");

        // Who manages it keeps it, and only what they may change.
        for (person, body, refused) in [
            (&ben, json!({}), refusal(403, "FORBIDDEN", "")),
            (&broker, json!({}), refusal(403, "FORBIDDEN", "")),
            (&far, json!({}), refusal(404, "NOT_FOUND", "")),
            (&cleo, json!({ "sections": { "ticket_types": true } }), refusal(403, "FORBIDDEN", "sections")),
            (&ada, json!({ "sections": { "guests": true } }), refusal(422, "EVENT_TEMPLATE_VALIDATION_FAILED", "sections.guests")),
            (&ada, json!({ "sections": { "agenda": "yes" } }), refusal(422, "EVENT_TEMPLATE_VALIDATION_FAILED", "sections.agenda")),
        ] {
            assert_eq!(person.post(&format!("/events/{id}/template-preview"), body.clone()).await.refusal(), refused, "{body}");
            assert_eq!(keep(person, id, body.clone()).await.refusal(), refused, "{body}");
        }
        for (body, field) in [
            (json!({ "name": " " }), "name"), (json!({ "name": "" }), "name"), (json!({ "name": null }), "name"), (json!({ "name": "x".repeat(121) }), "name"),
            (json!({ "description": "x".repeat(2_001) }), "description"), (json!({ "content_hash": "x" }), "content_hash"), (json!({ "owner_id": 7 }), "owner_id"),
        ] {
            assert_eq!(keep(&ada, id, body.clone()).await.refusal(), refusal(422, "EVENT_TEMPLATE_VALIDATION_FAILED", field), "{body}");
        }
        let (root, _) = weekly(&town, &ada, json!({ "recurrence_ends_after_count": 2 })).await;
        assert_eq!(keep(&ada, root, json!({})).await.refusal(), refusal(409, "EVENT_OCCURRENCE_REQUIRED", ""));
        let mut other = "0".repeat(64);
        assert_eq!(keep(&ada, id, json!({ "content_hash": other })).await.refusal(), refusal(409, "EVENT_TEMPLATE_CONFLICT", "content_hash"));
        assert_eq!(town.count("event_templates").await, 0, "a refusal writes nothing");
        let own = kept(&cleo, id, json!({ "name": "  Cleo's   own " })).await;
        assert_eq!((&own["name"], &own["sections"]["ticket_types"], &own["counts"]["ticket_types"]), (&json!("Cleo's own"), &json!(false), &json!(0)));
        other = seen["content_hash"].as_str().unwrap().to_owned();
        let made = kept(&ada, id, json!({ "description": " As in May. ", "content_hash": other })).await;
        let now = "2026-01-05T12:00:00Z";
        let all = json!({ "materialize": true, "revise": true, "archive": true });
        assert_eq!(made, json!({
            "id": made["id"], "name": "Repair evening", "description": "As in May.", "status": "active", "version": 1, "source_event_id": id, "owner_id": ada.id,
            "owner": { "id": ada.id, "display_name": made["owner"]["display_name"] }, "sections": sections, "counts": counts, "content": content,
            "content_hash": other, "permissions": all, "created_at": now, "updated_at": now, "archived_at": null,
        }));
        // Neither who took part nor a way in stands anywhere in it.
        let written = [rows(&town, "event_templates").await, rows(&town, "event_template_versions").await].concat().concat();
        assert!(written.contains("Before you come") && written.contains("Be kind."), "{written}");
        for word in ["marked", "Soup\"]}", "https://"] {
            assert!(!written.contains(word), "{word} in {written}");
        }

        // Who uses it: whoever made it, who manages the event, staff. For others there is none.
        let path = format!("/event-templates/{}", made["id"]);
        let only = json!({ "materialize": true, "revise": false, "archive": false });
        for (person, may) in [(&ada, &all), (&cleo, &all), (&admin, &all), (&broker, &only)] {
            assert_eq!(person.get(&path).await.ok().json()["data"]["permissions"], *may);
            assert_eq!(ids(&person.get("/event-templates").await.ok().json()), [&made["id"], &own["id"]]);
        }
        let gone = refusal(404, "EVENT_TEMPLATE_NOT_FOUND", "");
        let body = json!({ "expected_version": 1, "name": "Mine" });
        for person in [&ben, &dora, &far] {
            assert_eq!(person.get("/event-templates").await.ok().json()["data"], json!([]));
            assert_eq!(person.get(&path).await.refusal(), gone);
            assert_eq!(person.get(&format!("{path}/history")).await.refusal(), gone);
            assert_eq!(act(person, &made, "archive", json!({ "expected_version": 1 })).await.refusal(), gone);
            assert_eq!(act(person, &made, "revisions", body.clone()).await.refusal(), gone);
            assert_eq!(act(person, &made, "materialization-preview", json!({ "start_time": "2026-12-16T19:00:00" })).await.refusal(), gone);
            assert_eq!(make(person, &made, json!({ "start_time": "2026-12-16T19:00:00", "expected_version": 1 }), "k").await.refusal(), gone);
        }
        assert_eq!(act(&broker, &made, "revisions", body.clone()).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(act(&broker, &made, "archive", json!({ "expected_version": 1 })).await.refusal(), refusal(403, "FORBIDDEN", ""));

        // Versions: two at once are one; what changes nothing makes none; everything is taken anew from an event.
        let twice = join_all([&ada, &admin].map(|person| act(person, &made, "revisions", body.clone()))).await;
        let mut statuses: Vec<u16> = twice.iter().map(|heard| heard.status.as_u16()).collect();
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409]);
        let stale = act(&ada, &made, "revisions", body).await;
        assert_eq!(stale.refusal(), refusal(409, "VERSION_CONFLICT", "expected_version"));
        let same = act(&ada, &made, "revisions", json!({ "expected_version": 2, "name": "Mine", "source_event_id": id })).await.ok().json();
        assert_eq!((&same["data"]["version"], &same["data"]["content_hash"]), (&json!(2), &json!(other)));
        put(&ada, &format!("/events/{id}"), json!({ "title": "Mending" })).await.ok();
        let anew = json!({ "expected_version": 2, "description": null, "source_event_id": id, "sections": { "safety": false } });
        let anew = act(&ada, &made, "revisions", anew).await.ok().json()["data"].clone();
        assert_eq!((&anew["version"], &anew["content"]["title"], &anew["description"], &anew["sections"]["safety"]), (&json!(3), &json!("Mending"), &Value::Null, &json!(false)));
        for (body, refused) in [
            (json!({ "expected_version": 3, "sections": {} }), refusal(422, "EVENT_TEMPLATE_VALIDATION_FAILED", "source_event_id")),
            (json!({ "expected_version": 3, "source_event_id": 999_999 }), refusal(404, "NOT_FOUND", "")),
            (json!({ "expected_version": 0 }), refusal(422, "EVENT_TEMPLATE_VALIDATION_FAILED", "expected_version")),
            (json!({ "name": "x" }), refusal(422, "EVENT_TEMPLATE_VALIDATION_FAILED", "expected_version")),
        ] {
            assert_eq!(act(&ada, &made, "revisions", body.clone()).await.refusal(), refused, "{body}");
        }
        let theirs = publish(&dora, json!({})).await;
        let taken = act(&ada, &made, "revisions", json!({ "expected_version": 3, "source_event_id": theirs })).await;
        assert_eq!(taken.refusal(), refusal(403, "FORBIDDEN", ""));

        // Archived is the end of it, told to whoever asks; the history says who.
        let done = act(&cleo, &made, "archive", json!({ "expected_version": 3 })).await.ok().json()["data"].clone();
        assert_eq!((&done["status"], &done["archived_at"], &done["permissions"]["materialize"]), (&json!("archived"), &json!(now), &json!(false)));
        let again = act(&ada, &made, "archive", json!({ "expected_version": 3 })).await.ok().json()["data"].clone();
        assert_eq!(again["archived_at"], done["archived_at"]);
        let closed = refusal(409, "EVENT_TEMPLATE_CONFLICT", "");
        assert_eq!(act(&ada, &made, "revisions", json!({ "expected_version": 3, "name": "x" })).await.refusal(), closed);
        assert_eq!(act(&ada, &made, "materialization-preview", json!({ "start_time": "2026-12-16T19:00:00" })).await.refusal(), closed);
        assert_eq!(make(&ada, &made, json!({ "start_time": "2026-12-16T19:00:00", "expected_version": 3 }), "k").await.refusal(), closed);
        for (query, found) in [("", vec![&own["id"]]), ("?status=archived", vec![&made["id"]]), ("?status=all&q=MINE", vec![&made["id"]]), ("?status=all&q=%25", vec![])] {
            assert_eq!(ids(&ada.get(&format!("/event-templates{query}")).await.ok().json()), found, "{query}");
        }
        assert_eq!(ada.get("/event-templates?status=gone").await.refusal(), refusal(422, "EVENT_TEMPLATE_VALIDATION_FAILED", "status"));
        assert_eq!(ada.get("/event-templates?cursor=x").await.refusal(), refusal(422, "INVALID_CURSOR", "cursor"));
        let steps: Vec<(Value, Value, Value)> =
            history(&broker, &made).await.iter().map(|step| (step["action"].clone(), step["version"].clone(), step["event_id"].clone())).collect();
        let step = |action: &str, version: i64, event: Value| (json!(action), json!(version), event);
        assert_eq!(steps, [
            step("archived", 3, Value::Null), step("revised", 3, json!(id)), step("revised", 2, Value::Null), step("created", 1, json!(id)),
        ]);
        assert_eq!(history(&ada, &made).await[0]["actor_id"], cleo.id);
        let first = ada.get(&format!("{path}/history?per_page=3")).await.ok().json();
        let rest = ada.get(&format!("{path}/history?per_page=3&cursor={}", first["meta"]["cursor"].as_str().unwrap())).await.ok().json();
        assert_eq!((first["data"].as_array().unwrap().len(), &rest["data"][0]["action"], &rest["meta"]["has_more"]), (3, &json!("created"), &json!(false)));
        assert!(town.db().run("UPDATE event_template_versions SET content_hash = 'x' WHERE version = 1", params![]).await.is_err(), "versions stay");
        is_sound(&town).await;
    }

    async fn others_are_made_of_it(town: Town = "[limits]\nenabled = false\n") {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let broker = town.member_as("harbour", "broker", "broker").await;
        let id = furnished(&town, &ada, &ben).await;
        let made = kept(&ada, id, json!({})).await;
        // It was in summer; in winter every clock shows what it did.
        let wish = json!({ "start_time": "2026-12-16T18:00:00" });
        let seen = act(&broker, &made, "materialization-preview", wish.clone()).await.ok().json()["data"].clone();
        assert_eq!(seen, json!({
            "template_id": made["id"], "template_version": 1, "title": "Repair evening", "start_at": "2026-12-16T18:00:00Z", "end_at": "2026-12-16T20:00:00Z",
            "timezone": "Europe/Dublin", "all_day": false, "group_id": null,
            "sessions": [{ "title": "Radios", "start_at": "2026-12-16T18:30:00Z", "end_at": "2026-12-16T19:15:00Z" }],
            // It opened on 5 January at noon, 116 days before, when the clock was not put forward yet, and closed two hours before the evening.
            "ticket_types": [{ "name": "Seat", "status": "active", "sales_opens_at": "2026-08-22T11:00:00Z", "sales_closes_at": "2026-12-16T16:00:00Z" }],
            "answers_due_at": "2026-12-16T16:30:00Z", "reminders_at": ["2026-12-14T18:00:00Z", "2026-12-16T17:30:00Z"],
            "counts": made["counts"], "issues": [], "can_commit": true,
        }));
        assert_eq!(town.count("events").await, 1, "a preview writes nothing");

        // The same call twice at once is one event, another key another one.
        let mut body = wish;
        body["expected_version"] = json!(1);
        let twice = join_all((0..2).map(|_| make(&broker, &made, body.clone(), "one"))).await;
        assert_eq!(twice.iter().map(|heard| heard.status.as_u16()).collect::<Vec<_>>(), [201, 201], "{}", twice[0].text());
        assert_eq!(twice[0].json(), twice[1].json());
        let event = twice[0].json()["data"].clone();
        let new = event["id"].as_i64().unwrap();
        assert_eq!(make(&broker, &made, json!({ "start_time": "2026-12-17T18:00:00", "expected_version": 1 }), "one").await.refusal(), refusal(422, "IDEMPOTENCY_KEY_REUSED", "idempotency_key"));
        assert_eq!(make(&ada, &made, body.clone(), "one").await.status, 201, "keys are everybody's own");
        assert_eq!((town.count("events").await, history(&ada, &made).await.len()), (3, 3));
        assert_eq!(act(&ada, &made, "materializations", body.clone()).await.refusal(), refusal(422, "VALIDATION_ERROR", "idempotency_key"));

        // A draft that whoever makes it organizes, with everything that the template has.
        assert_eq!((&event["organizer_id"], &event["schedule"]["publication_state"], &event["location_label"], &event["max_attendees"]), (&json!(broker.id), &json!("draft"), &json!("Harbour Street 4"), &json!(2)));
        assert_eq!((&event["online_link"], &event["online_access"]["reveal_state"], &event["primary_image"]), (&Value::Null, &json!("not_configured"), &Value::Null));
        let agenda = broker.get(&format!("/events/{new}/agenda")).await.ok().json()["data"]["sessions"].clone();
        assert_eq!((&agenda[0]["start_at"], &agenda[0]["speakers"], &agenda[0]["resources"]), (&json!("2026-12-16T18:30:00Z"), &json!([]), &json!([])));
        assert_eq!(sales(&town, new).await, [("Seat".to_owned(), "active".to_owned(), 2, "2026-08-22T11:00".to_owned(), "2026-12-16T16:00".to_owned())]);
        let asked = broker.get(&format!("/events/{new}/registration-product/manage")).await.ok().json()["data"].clone();
        assert_eq!((&asked["forms"][0]["title"], &asked["forms"][0]["status"], &asked["settings"]["due_minutes"]), (&json!("Before you come"), &json!("published"), &json!(90)));
        let safety = broker.get(&format!("/events/{new}/safety")).await.ok().json()["data"].clone();
        assert_eq!(safety["requirements"]["code_of_conduct"], "Be kind.");
        let reminders = broker.get(&format!("/events/{new}/reminders")).await.ok().json()["data"].clone();
        assert_eq!(reminders["effective_offsets"], json!([2880, 30]));
        let own = ["event_agendas", "event_form_settings", "event_forms", "event_reminder_rules", "event_safety_requirements", "event_sessions", "event_template_history", "event_ticket_types"];
        assert_eq!(tables(&town, new).await, own.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>());
        broker.tap(&format!("/events/{new}/publish")).await.ok();
        assert_eq!(read(&dora, new).await["title"], "Repair evening");
        assert_eq!(history(&broker, &made).await.iter().map(|step| step["actor_id"].clone()).collect::<Vec<_>>(), [json!(ada.id), json!(broker.id), json!(ada.id)]);

        // What may be otherwise, what cannot be, and what is told and goes on.
        let wish = json!({ "start_time": "2026-02-01T18:00:00", "end_time": "2026-02-01T18:40:00", "timezone": "Europe/Berlin", "title": "Mending  again" });
        let soon = act(&ada, &made, "materialization-preview", wish).await.ok().json()["data"].clone();
        assert_eq!((&soon["start_at"], &soon["title"], &soon["sessions"][0]["start_at"]), (&json!("2026-02-01T17:00:00Z"), &json!("Mending again"), &json!("2026-02-01T17:30:00Z")));
        assert_eq!(soon["issues"], json!([{ "code": "session_outside", "section": "agenda", "count": 1, "is_blocking": false }]));
        let today = act(&ada, &made, "materialization-preview", json!({ "start_time": "2026-01-05T13:30:00" })).await.ok().json()["data"].clone();
        assert_eq!((&today["issues"][0]["code"], &today["ticket_types"][0]["status"], &today["can_commit"]), (&json!("sales_over"), &json!("draft"), &json!(true)));
        for (body, field) in [
            (json!({ "start_time": "2026-01-05T11:00:00" }), "start_time"), (json!({ "start_time": "2026-03-29T01:30:00" }), "start_time"), (json!({ "start_time": "soon, perhaps" }), "start_time"),
            (json!({ "start_time": "2026-12-16T18:00:00", "end_time": "2026-12-16T17:00:00" }), "end_time"), (json!({ "start_time": "2026-12-16T18:00:00", "timezone": "Moon/Sea" }), "timezone"),
            (json!({ "start_time": "2026-12-16T18:00:00", "title": "x" }), "title"), (json!({ "start_time": "2026-12-16T18:00:00", "places": 3 }), "places"), (json!({}), "start_time"),
            (json!({ "start_time": "2026-12-16T18:00:00", "group_id": 999_999 }), "group_id"), (json!({ "start_time": 7 }), "start_time"),
        ] {
            assert_eq!(act(&ada, &made, "materialization-preview", body.clone()).await.refusal(), refusal(422, "VALIDATION_ERROR", field), "{body}");
            let mut said = body.clone();
            said["expected_version"] = json!(1);
            assert_eq!(make(&ada, &made, said, "k").await.refusal(), refusal(422, "VALIDATION_ERROR", field), "{body}");
        }
        assert_eq!(make(&ada, &made, json!({ "start_time": "2026-12-16T18:00:00", "expected_version": 2 }), "k").await.refusal(), refusal(409, "VERSION_CONFLICT", "expected_version"));

        // A group that is not theirs stands in the way, unless they say another one, or none.
        let group = ada.post("/groups", json!({ "name": "Menders", "visibility": "private" })).await.ok().json()["data"]["id"].clone();
        let inside = draft(&ada, json!({ "group_id": group })).await;
        let ours = kept(&ada, inside, json!({ "name": "Ours" })).await;
        let body = json!({ "start_time": "2026-12-16T18:00:00", "expected_version": 1 });
        assert_eq!(make(&ada, &ours, body.clone(), "in").await.json()["data"]["group_id"], group);
        let shut = make(&broker, &ours, body.clone(), "in").await;
        assert_eq!(shut.refusal(), refusal(409, "EVENT_TEMPLATE_CONFLICT", ""));
        assert_eq!(shut.json()["issues"], json!([{ "code": "group_unavailable", "section": null, "count": 1, "is_blocking": true }]));
        let mut out = body.clone();
        out["group_id"] = Value::Null;
        assert_eq!(make(&broker, &ours, out, "out").await.json()["data"]["group_id"], Value::Null);

        // Where only staff create events, nobody else makes any of a template; at the other door it is the same.
        decide(&town, json!({ "creation_role": "staff" })).await;
        assert_eq!(make(&ada, &ours, body, "staff").await.refusal(), refusal(403, "FORBIDDEN", ""));
        let node = |value: &Value, kind: &str| json!(crate::graphql::global(kind, value.as_i64().unwrap()));
        let input = json!({ "templateId": node(&made["id"], "EventTemplate"), "startTime": "2026-12-18T18:00:00", "expectedVersion": 1, "idempotencyKey": "g" });
        let both = [broker.graphql(MAKE, json!({ "input": input })).await.ok().json(), broker.graphql(MAKE, json!({ "input": input })).await.ok().json()];
        assert_eq!(both[0], both[1]);
        let told = &both[0]["data"]["createEventFromTemplate"];
        assert_eq!((&told["event"]["schedule"]["startAt"], &told["template"]["version"]), (&json!("2026-12-18T18:00:00Z"), &json!(1)), "{}", both[0]);
        let input = json!({ "eventId": node(&json!(id), "Event"), "name": "By graph", "sections": { "safety": false } });
        let told = ada.graphql(KEEP, json!({ "input": input })).await.ok().json()["data"]["createEventTemplate"].clone();
        assert_eq!((&told["template"]["name"], &told["event"]["title"]), (&json!("By graph"), &json!("Repair evening")), "{told}");
        let list = cleo.graphql(LIST, json!({ "first": 5 })).await.ok().json();
        assert_eq!(list["data"]["eventTemplates"]["nodes"], json!([]), "{list}");
        let list = broker.graphql(LIST, json!({ "first": 1, "status": "ACTIVE", "search": "graph" })).await.ok().json();
        let node = &list["data"]["eventTemplates"]["nodes"][0];
        assert_eq!((&node["name"], &node["content"]["durationSeconds"], &node["permissions"]["revise"]), (&json!("By graph"), &json!(7200), &json!(false)), "{list}");
        is_sound(&town).await;
    }

    async fn what_an_event_said_goes_with_whoever_organized_it(town: Town = "[limits]\nenabled = false\n") {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let id = publish(&ada, json!({ "title": "Ada's words" })).await;
        let other = publish(&ben, json!({ "title": "Ben's words" })).await;
        let (own, adas, bens) = (kept(&ada, id, json!({ "name": "Ada's name" })).await, kept(&admin, id, json!({})).await, kept(&admin, other, json!({})).await);
        co_organizer(&ben, other, &ada).await;
        let called = kept(&ada, other, json!({ "name": "Ada's other name" })).await;
        let copy = ada.get(&format!("/event-templates/{}", own["id"])).await.ok().json()["data"].clone();
        assert_eq!(copy["content"]["title"], "Ada's words");
        ada.send(ada.request(Method::DELETE, "/users/me", Some(json!({ "password": PASSWORD })))).await.ok();
        town.deliver().await;
        let written = [rows(&town, "event_templates").await, rows(&town, "event_template_versions").await].concat().concat();
        assert!(!written.contains("Ada's") && written.contains("Ben's words"), "{written}");
        for (template, status, usable) in [(&own, "archived", false), (&adas, "archived", false), (&bens, "active", true), (&called, "active", true)] {
            let shown = admin.get(&format!("/event-templates/{}", template["id"])).await.ok().json()["data"].clone();
            assert_eq!((&shown["status"], &shown["permissions"]["materialize"], shown["content"].is_null()), (&json!(status), &json!(usable), !usable), "{shown}");
        }
        let body = json!({ "start_time": "2026-12-16T18:00:00", "expected_version": 1 });
        assert_eq!(make(&admin, &adas, body.clone(), "k").await.refusal(), refusal(409, "EVENT_TEMPLATE_CONFLICT", ""));
        assert_eq!(make(&admin, &called, body, "k").await.status, 201);
        assert_eq!(history(&admin, &called).await.iter().map(|step| step["actor_id"].clone()).collect::<Vec<_>>(), [json!(admin.id), Value::Null]);
        is_sound(&town).await;
    }

    async fn an_archived_template_makes_nothing(town: Town = "[limits]\nenabled = false\n") {
        let [ada] = town.members(["ada"]).await;
        let id = publish(&ada, json!({})).await;
        for round in 0..4 {
            let template = kept(&ada, id, json!({ "name": format!("Round {round}") })).await;
            let body = json!({ "start_time": "2026-12-16T18:00:00", "expected_version": 1 });
            let before = town.count("events").await;
            let keys = ["a", "b"].map(|key| format!("{key}{round}"));
            let (one, two, end) = futures::join!(
                make(&ada, &template, body.clone(), &keys[0]),
                make(&ada, &template, body.clone(), &keys[1]),
                act(&ada, &template, "archive", json!({ "expected_version": 1 }))
            );
            end.ok();
            let done = [&one, &two].iter().filter(|heard| heard.status == 201).count();
            for heard in [&one, &two].into_iter().filter(|heard| heard.status != 201) {
                assert_eq!(heard.refusal(), refusal(409, "EVENT_TEMPLATE_CONFLICT", ""));
            }
            assert_eq!(town.count("events").await - before, i64::try_from(done).unwrap());
            assert_eq!(history(&ada, &template).await.len(), 2 + done);
        }
        is_sound(&town).await;
    }
}
