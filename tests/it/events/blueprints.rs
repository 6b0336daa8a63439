//! What new dates of an event that recurs take over of one that is there: looking at it, deciding it, and what becomes of it (spec events 14).

use std::collections::BTreeSet;

use chrono::TimeDelta;
use futures::future::join_all;
use http::Method;
use serde_json::{Value, json};
use timeweave::events::recurrence::tasks;
use timeweave::params;

use super::recurrence::{is_sound, occurrences, weekly};
use super::secrets::rows;
use super::{confirm, publish, put, read, refusal};
use crate::each_engine;
use crate::support::{Engine, Heard, Person, Town, leak};

/// What stands in a row: two words, a number, and two moments.
type Dated = (String, String, i64, chrono::DateTime<chrono::Utc>, chrono::DateTime<chrono::Utc>);

/// What every story here needs switched on. Ten dates are there at once, others are made as time goes by.
const ON: &str =
    "[events]\nrecurrence_v2 = true\nrecurrence_rolling = true\nrecurrence_blueprints = true\nmax_occurrences = 10\n";

/// The first date that is not there yet.
const NEXT: &str = "20260520T180000Z";

const HISTORY: &str = include_str!("../../../graphql/operations/events/event_blueprint_history.graphql");
const COMMIT: &str = include_str!("../../../graphql/operations/events/commit_event_blueprint.graphql");

fn path(event: i64, rest: &str) -> String {
    format!("/events/{event}/recurrence-definition-blueprints{rest}")
}

fn wish(from: &str, parts: &[&str]) -> Value {
    let parts: serde_json::Map<String, Value> = parts.iter().map(|part| ((*part).to_owned(), json!(true))).collect();
    json!({ "effective_from_recurrence_id": from, "sections": parts })
}

async fn preview(by: &Person, event: i64, wish: &Value) -> Heard {
    by.post(&path(event, "/preview"), wish.clone()).await
}

async fn token(by: &Person, event: i64, wish: &Value) -> Value {
    preview(by, event, wish).await.ok().json()["data"]["preview_token"].clone()
}

async fn commit(by: &Person, event: i64, wish: &Value, token: &Value, key: &str) -> Heard {
    let mut body = wish.clone();
    body["preview_token"] = token.clone();
    let mut request = by.request(Method::POST, &path(event, "/commit"), Some(body));
    request.headers_mut().insert("idempotency-key", key.parse().unwrap());
    by.send(request).await
}

/// Looks and decides at once.
async fn decide(by: &Person, event: i64, wish: &Value, key: &str) -> Heard {
    let token = token(by, event, wish).await;
    commit(by, event, wish, &token, key).await
}

/// Why nothing was done, beside the errors.
fn reason(heard: &Heard) -> String {
    heard.json()["reason"].as_str().unwrap_or_default().replace("event_recurrence_definition_", "")
}

/// An evening that never ends, and its first dates.
async fn endless(town: &Town, by: &Person, more: Value) -> (i64, Vec<i64>) {
    let mut said = json!({ "recurrence_ends_type": "never" });
    said.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    weekly(town, by, said).await
}

/// Makes dates until a year from now; those that are new.
async fn make(town: &Town, root: i64) -> Vec<i64> {
    let before: BTreeSet<i64> = occurrences(town, root).await.into_iter().collect();
    while tasks::tick(town.world()).await.unwrap() > 0 {}
    occurrences(town, root).await.into_iter().filter(|id| !before.contains(id)).collect()
}

async fn error_code(town: &Town, root: i64) -> Option<String> {
    let sql = "SELECT error_code FROM event_recurrence_rules WHERE event_id = $1";
    town.db().one(sql, params![root]).await.unwrap()
}

fn talk(more: Value) -> Value {
    let mut said = json!({ "title": "Radios", "start_time": "2026-03-18T19:30:00", "end_time": "2026-03-18T20:15:00" });
    said.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    said
}

pub(super) async fn add_session(by: &Person, event: i64, more: Value) -> Value {
    let made = by.post(&format!("/events/{event}/agenda/sessions"), talk(more)).await;
    assert_eq!(made.status, 201, "{}", made.text());
    made.json()["data"].clone()
}

/// A ticket type that is for sale until the event of 18 March begins; its number.
pub(super) async fn add_type(by: &Person, event: i64, name: &str, more: Value) -> i64 {
    let mut said = json!({
        "name": name, "kind": "free", "allocation_limit": 9, "per_member_limit": 2, "idempotency_key": name,
        "sales_opens_at_utc": "2026-01-01T00:00:00Z", "sales_closes_at_utc": "2026-03-18T18:00:00Z",
    });
    said.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let made = by.post(&format!("/events/{event}/ticket-types"), said).await.ok().json();
    made["data"]["ticket_type"]["id"].as_i64().unwrap()
}

pub(super) async fn open(by: &Person, event: i64, of: i64) {
    let said = json!({ "expected_version": 1, "idempotency_key": format!("{of} opens") });
    by.post(&format!("/events/{event}/ticket-types/{of}/activate"), said).await.ok();
}

pub(super) async fn ask(by: &Person, event: i64) -> Value {
    let forms = format!("/events/{event}/registration-product/forms");
    let questions = json!([
        { "key": "food", "kind": "single_choice", "label": "What do you eat?", "options": ["Soup", "Bread"], "required": true, "retention": "week" },
        { "key": "need", "kind": "long_text", "label": "What do you need?", "sensitive": true, "audience": "registration_managers" },
    ]);
    let form = by.post(&forms, json!({ "title": "Before you come", "questions": questions })).await.ok().json();
    let form = form["data"]["id"].clone();
    by.post(&format!("{forms}/{form}/publish"), json!({ "expected_version": 1 })).await.ok();
    let said = json!({ "answers": "after", "due_minutes": 90, "guests_per_member": 1, "expected_version": 0 });
    put(by, &format!("/events/{event}/registration-product/settings"), said).await.ok();
    form
}

pub(super) async fn require(by: &Person, event: i64) {
    let said = json!({ "minimum_age": 12, "code_of_conduct": "Be kind.", "expected_revision": 0 });
    put(by, &format!("/events/{event}/safety/requirements"), said).await.ok();
    by.post(&format!("/events/{event}/safety/requirements/publish"), json!({ "expected_revision": 1 })).await.ok();
}

async fn grant(by: &Person, event: i64, member: &Person, role: &str, expires: Value) -> i64 {
    let said = json!({ "user_id": member.id, "role": role, "expires_at": expires });
    by.post(&format!("/events/{event}/staff"), said).await.ok().json()["data"]["id"].as_i64().unwrap()
}

/// Tables that have rows of an event.
pub(super) async fn tables(town: &Town, event: i64) -> BTreeSet<String> {
    let sql = match town.engine {
        Engine::Sqlite => {
            "SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c ON c.name = 'event_id' WHERE m.type = 'table'"
        }
        Engine::Postgres => {
            "SELECT table_name::text FROM information_schema.columns WHERE table_schema = current_schema() AND column_name = 'event_id'"
        }
    };
    let all: Vec<String> = town.db().all(sql, params![]).await.unwrap();
    let mut found = BTreeSet::new();
    for table in all.into_iter().filter(|table| table.starts_with("event_")) {
        let sql = leak(format!("SELECT COUNT(*) FROM {table} WHERE event_id = $1"));
        let count: i64 = town.db().one(sql, params![event]).await.unwrap();
        if count > 0 {
            found.insert(table);
        }
    }
    found
}

/// When sessions of an event begin, on whose clock, and what these show beside that of the event, in seconds.
async fn slots(town: &Town, event: i64) -> Vec<(String, i64, i64, i64, Option<String>)> {
    let sql = "SELECT title, starts_after, local_offset, duration, timezone FROM event_sessions WHERE event_id = $1 ORDER BY nth";
    town.db().all(sql, params![event]).await.unwrap()
}

/// Ticket types of an event: status, and when they are for sale.
pub(super) async fn sales(town: &Town, event: i64) -> Vec<(String, String, i64, String, String)> {
    let sql = "SELECT name, status, version, sales_opens_at, sales_closes_at FROM event_ticket_types WHERE event_id = $1 ORDER BY id";
    let rows: Vec<Dated> = town.db().all(sql, params![event]).await.unwrap();
    let told = |at: chrono::DateTime<chrono::Utc>| at.format("%Y-%m-%dT%H:%M").to_string();
    rows.into_iter()
        .map(|(name, status, version, opens, closes)| (name, status, version, told(opens), told(closes)))
        .collect()
}

/// Who helps with an event: whom, as what, until when.
async fn helpers(town: &Town, event: i64) -> Vec<(i64, String, Option<chrono::DateTime<chrono::Utc>>)> {
    let sql = "SELECT user_id, role, expires_at FROM event_staff_assignments WHERE event_id = $1 AND status = 'active' ORDER BY id";
    town.db().all(sql, params![event]).await.unwrap()
}

/// Who speaks at an event: the member or the guest, and what to know of them.
async fn speakers(town: &Town, event: i64) -> Vec<(Option<i64>, Option<String>, Option<String>)> {
    let sql = "SELECT k.user_id, k.name, k.headline FROM event_session_speakers k JOIN event_sessions s ON s.id = k.session_id WHERE s.event_id = $1 ORDER BY s.nth, k.nth";
    town.db().all(sql, params![event]).await.unwrap()
}

const ALL: [&str; 5] = ["agenda", "ticket_types", "registration", "safety", "staff"];

each_engine! {
    async fn new_dates_take_over_what_was_looked_at(town: Town = ON) {
        let [ada, ben, cleo, dora, emil] = town.members(["ada", "ben", "cleo", "dora", "emil"]).await;
        let able = ada.get("/events/recurrence-capabilities").await.ok().json();
        assert_eq!(able["data"]["supports_definition_blueprints"], true);
        let (root, first) = endless(&town, &ada, json!({ "max_attendees": 1 })).await;
        let source = first[1];
        let speakers_ = json!([{ "user_id": ben.id, "headline": "Mends what hums" }, { "name": "Nora", "headline": "A guest" }]);
        let resources = json!([{ "title": "Plans", "url": "https://files.example/marked-plans", "visibility": "participants" }]);
        let session = add_session(&ada, source, json!({ "speakers": speakers_, "resources": resources, "room": "Hall", "capacity": 3 })).await;
        add_session(&ada, source, json!({ "title": "Soup", "type": "social", "timezone": "Europe/Berlin", "start_time": "2026-03-18T21:20:00", "end_time": "2026-03-18T21:50:00" })).await;
        let (seat, bench) = (add_type(&ada, source, "Seat", json!({})).await, add_type(&ada, source, "Bench", json!({})).await);
        open(&ada, source, seat).await;
        open(&ada, source, bench).await;
        ada.post(&format!("/events/{source}/ticket-types/{bench}/pause"), json!({ "expected_version": 2, "reason": "No bench.", "idempotency_key": "p" })).await.ok();
        let form = ask(&ada, source).await;
        require(&ada, source).await;
        grant(&ada, source, &cleo, "check_in_staff", json!("2026-03-18T23:00:00Z")).await;
        grant(&ada, source, &ben, "co_organizer", Value::Null).await;
        // Members take part in all ways that there are.
        for member in [&dora, &emil] {
            town.db().run("UPDATE users SET date_of_birth = '1990-01-01' WHERE id = $1", params![member.id]).await.unwrap();
            member.post(&format!("/events/{source}/safety/code-of-conduct/acknowledgements"), json!({ "version": 1 })).await.ok();
        }
        confirm(&dora, source).await;
        emil.post(&format!("/events/{source}/registration/waitlist"), json!({})).await.ok();
        emil.post(&format!("/events/{source}/rsvp"), json!({ "status": "interested" })).await.ok();
        dora.post(&format!("/events/{source}/tickets/{seat}/allocate"), json!({ "units": 1, "idempotency_key": "t" })).await.ok();
        dora.tap(&format!("/events/{source}/agenda/sessions/{}/registration", session["id"])).await.ok();
        let answers = json!({ "form_id": form, "answers": [{ "key": "food", "value": "Soup" }] });
        dora.post(&format!("/events/{source}/registration-product/submissions"), answers).await.ok();
        put(&dora, &format!("/events/{source}/reminders"), json!({ "overrides": [{ "offset_minutes": 30 }], "expected_revision": 0 })).await.ok();
        ada.post(&format!("/events/{source}/broadcasts"), json!({ "subject": "News", "body": "Soup.", "segments": ["confirmed"] })).await.ok();
        ada.post(&format!("/events/{source}/registration-product/invitations/link"), json!({ "max_uses": 20 })).await.ok();
        town.deliver().await;
        town.db().run("DELETE FROM notifications WHERE tenant_id = $1", params![town.harbour]).await.unwrap();

        let wish_ = wish(NEXT, &ALL);
        let heard = preview(&ada, source, &wish_).await.ok();
        assert_eq!(heard.header("cache-control"), Some("private, no-store"));
        let mut shown = heard.json()["data"].clone();
        let (token, hash) = (shown["preview_token"].take(), shown["manifest_hash"].take());
        assert!(token.as_str().unwrap().starts_with("errp1."), "{token}");
        assert_eq!(hash.as_str().unwrap().len(), 64);
        let counts = json!({
            "sessions": 2, "speakers": 2, "resources": 1, "ticket_types": 2, "registration_settings": 1, "published_forms": 1, "form_questions": 2,
            "safety_requirements": 1, "staff_assignments": 2,
        });
        let everything = json!({ "agenda": true, "ticket_types": true, "registration": true, "safety": true, "staff": true });
        assert_eq!(shown, json!({
            "preview_token": null, "preview_expires_at": "2026-01-05T12:10:00Z", "schema_version": 1, "root_event_id": root, "source_event_id": source,
            "source_recurrence_id": "20260318T190000Z", "effective_from_recurrence_id": NEXT, "selected_sections": everything, "manifest_hash": null,
            "blueprint_set_version": 0, "counts": counts, "conflicts": [], "can_commit": true,
        }));
        assert_eq!(town.count("event_recurrence_definition_blueprints").await, 0, "a preview changes nothing");
        // Twice at once is once.
        let twice = join_all((0..2).map(|_| commit(&ada, source, &wish_, &token, "one"))).await;
        let mut statuses: Vec<u16> = twice.iter().map(|heard| heard.status.as_u16()).collect();
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 201], "{} {}", twice[0].text(), twice[1].text());
        let mut made = twice.iter().find(|heard| heard.status == 201).unwrap().json()["data"].clone();
        let mut again = twice.iter().find(|heard| heard.status == 200).unwrap().json()["data"].clone();
        assert_eq!((made["idempotent_replay"].take(), again["idempotent_replay"].take()), (json!(false), json!(true)));
        assert_eq!(made, again);
        let blueprint = made["blueprint_id"].clone();
        assert_eq!((&made["blueprint_version"], &made["manifest_hash"], &made["counts"]), (&json!(1), &hash, &counts));

        // The history says neither what is taken over nor whom it names.
        let told = ada.get(&path(source, "")).await.ok();
        assert_eq!(told.json()["data"], json!({
            "items": [{
                "blueprint_id": blueprint, "blueprint_version": 1, "schema_version": 1, "effective_from_recurrence_id": NEXT, "source_event_id": source,
                "source_recurrence_id": "20260318T190000Z", "selected_sections": everything, "counts": counts, "manifest_hash": hash,
                "captured_by_user_id": ada.id, "created_at": made["created_at"],
            }],
            "next_before_version": null,
        }));
        let text = [told.text(), heard.text(), twice[0].text()].concat();
        for word in ["Radios", "Nora", "Mends what hums", "marked-plans", "Be kind", "Before you come", "Seat"] {
            assert!(!text.contains(word), "{word}");
        }
        let kept = rows(&town, "event_recurrence_definition_blueprints").await.concat();
        assert!(kept.contains("Radios") && !kept.contains("marked-plans") && !kept.contains("Mends what hums"), "{kept}");

        // Several workers make the other dates; those that are there stay as they are.
        let before = occurrences(&town, root).await;
        join_all((0..3).map(|_| tasks::tick(town.world()))).await.into_iter().for_each(|made| { made.unwrap(); });
        let new: Vec<i64> = occurrences(&town, root).await.into_iter().filter(|id| !before.contains(id)).collect();
        assert_eq!((new.len(), town.count("event_recurrence_definition_applications").await), (33, 33));
        for id in first.iter().filter(|id| **id != source) {
            assert!(!tables(&town, *id).await.contains("event_sessions"), "{id} is not new");
        }
        // The first begins in summer, the last in winter: what is as far from the beginning as it was.
        for (id, begins) in [(new[0], "2026-05-20T18:00:00Z"), (*new.last().unwrap(), "2026-12-30T19:00:00Z")] {
            let day = &begins[..10];
            let hour = begins[11..13].parse::<i64>().unwrap();
            assert_eq!(read(&ada, id).await["start_time"], begins);
            assert_eq!(slots(&town, id).await, slots(&town, source).await);
            let agenda = ada.get(&format!("/events/{id}/agenda")).await.ok().json()["data"]["sessions"].clone();
            assert_eq!(agenda[0]["start_at"], format!("{day}T{hour}:30:00Z"));
            assert_eq!((&agenda[1]["start_at"], &agenda[1]["timezone_mode"]), (&json!(format!("{day}T{}:20:00Z", hour + 1)), &session_clock(&ada, source).await));
            assert_eq!((&agenda[0]["room"], &agenda[0]["capacity"], &agenda[0]["registered_count"]), (&json!("Hall"), &json!(3), &json!(0)));
            assert_eq!(agenda[0]["resources"][0]["url"], "https://files.example/marked-plans");
            let nora = (None, Some("Nora".to_owned()), Some("A guest".to_owned()));
            assert_eq!(speakers(&town, id).await, [(Some(ben.id), None, Some("Mends what hums".to_owned())), nora]);
            let closes = format!("{day}T{}:00", hour - 1);
            let [seat, bench] = sales(&town, id).await.try_into().unwrap();
            assert_eq!((seat.0.as_str(), seat.1.as_str(), seat.2, seat.4), ("Seat", "active", 2, closes));
            assert_eq!((bench.0.as_str(), bench.1.as_str(), bench.2), ("Bench", "draft", 1), "what was paused is not for sale");
            let form = ben.get(&format!("/events/{id}/registration-product")).await.ok().json()["data"].clone();
            let asked: Vec<&Value> = form["form"]["questions"].as_array().unwrap().iter().map(|one| &one["key"]).collect();
            assert_eq!((asked, &form["settings"]["answers"], &form["settings"]["due_minutes"]), (vec![&json!("food"), &json!("need")], &json!("after"), &json!(90)));
            assert_eq!((&form["settings"]["guests_per_member"], &form["submission"]), (&json!(1), &Value::Null));
            let safety = ben.get(&format!("/events/{id}/safety")).await.ok().json()["data"].clone();
            assert_eq!(safety["requirements"]["code_of_conduct"], "Be kind.");
            let ends: chrono::DateTime<chrono::Utc> = begins.parse::<chrono::DateTime<chrono::Utc>>().unwrap() + TimeDelta::hours(4);
            assert_eq!(helpers(&town, id).await, [(cleo.id, "check_in_staff".to_owned(), Some(ends)), (ben.id, "co_organizer".to_owned(), None)]);
        }

        // Nothing of those who take part goes along, of all that there is.
        let own = ["event_agendas", "event_form_settings", "event_forms", "event_occurrence_ledger", "event_recurrence_definition_applications",
            "event_safety_requirements", "event_sessions", "event_staff_assignments", "event_status_history", "event_ticket_types"];
        let own: BTreeSet<String> = own.iter().map(|name| (*name).to_owned()).collect();
        for id in &new {
            assert_eq!(tables(&town, *id).await, own, "{id}");
        }
        let there = tables(&town, source).await;
        for never in ["event_registrations", "event_waitlist_entries", "event_ticket_entitlements", "event_session_registrations", "event_submissions",
            "event_broadcasts", "event_reminder_rules", "event_engagements", "event_invitations", "event_code_acknowledgements"] {
            assert!(there.contains(never), "{never}: nobody takes part so, and nothing was looked at");
        }
        let given: i64 = town.db().one("SELECT SUM(allocated)::bigint FROM event_ticket_types WHERE event_id <> $1", params![source]).await.unwrap();
        assert_eq!(given, 0);
        town.deliver().await;
        assert_eq!(town.count("notifications").await, 0, "nobody is told of dates that come to be by themselves");
        is_sound(&town).await;
    }

    async fn what_was_not_looked_at_is_not_taken_over(town: Town = ON) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let (root, first) = endless(&town, &ada, json!({})).await;
        let source = first[1];
        let session = add_session(&ada, source, json!({})).await;
        let agenda = wish(NEXT, &["agenda"]);
        let token_ = token(&ada, source, &agenda).await;
        let invalid = refusal(409, "EVENT_RECURRENCE_DEFINITION_PREVIEW_INVALID", "preview_token");
        for (heard, why) in [
            (commit(&ada, source, &agenda, &json!("errp1.x.y"), "k").await, "token_invalid"),
            (commit(&ada, source, &wish(NEXT, &["agenda", "staff"]), &token_, "k").await, "token_invalid"),
            (commit(&ada, source, &wish("20260527T180000Z", &["agenda"]), &token_, "k").await, "token_invalid"),
            (commit(&ada, first[2], &agenda, &token_, "k").await, "token_invalid"),
            (commit(&admin, source, &agenda, &token_, "k").await, "token_invalid"),
        ] {
            assert_eq!((heard.refusal(), reason(&heard)), (invalid.clone(), why.to_owned()));
        }
        // The token of a revision is none of these.
        let revision = ada.post(&format!("/events/{source}/recurrence-revisions/preview"), json!({ "patch": { "title": "Mending" } })).await.ok().json();
        let heard = commit(&ada, source, &agenda, &revision["data"]["preview_token"], "k").await;
        assert_eq!(reason(&heard), "token_invalid");

        // Who may: those who manage this date and all of them, and what is taken over.
        grant(&ada, source, &cleo, "co_organizer", Value::Null).await;
        let not_theirs = refusal(403, "EVENT_RECURRENCE_DEFINITION_FORBIDDEN", "");
        assert_eq!(preview(&ben, source, &agenda).await.refusal(), not_theirs);
        assert_eq!(preview(&cleo, source, &agenda).await.refusal(), not_theirs, "she manages this date alone");
        grant(&ada, root, &cleo, "co_organizer", Value::Null).await;
        preview(&cleo, source, &agenda).await.ok();
        let tickets = preview(&cleo, source, &wish(NEXT, &["agenda", "ticket_types"])).await;
        assert_eq!((tickets.refusal(), reason(&tickets)), (not_theirs.clone(), "authorization_denied".to_owned()));
        assert_eq!(ben.get(&path(source, "")).await.refusal(), not_theirs);
        for id in [root, publish(&ada, json!({ "title": "Alone" })).await, 999_999] {
            let heard = preview(&ada, id, &agenda).await;
            let missing = refusal(404, "EVENT_RECURRENCE_DEFINITION_NOT_FOUND", "");
            assert_eq!((heard.refusal(), reason(&heard)), (missing.clone(), "source_invalid".to_owned()));
            assert_eq!(ada.get(&path(id, "")).await.refusal(), missing);
        }

        // What cannot be said.
        for (body, field) in [
            (json!({ "effective_from_recurrence_id": NEXT, "sections": {} }), "sections"),
            (json!({ "effective_from_recurrence_id": NEXT, "sections": { "agenda": false } }), "sections"),
            (json!({ "effective_from_recurrence_id": NEXT, "sections": { "agenda": true, "guests": true } }), "sections.guests"),
            (json!({ "effective_from_recurrence_id": NEXT, "sections": { "agenda": true }, "scope": "all" }), "scope"),
            (wish("20260311T190000Z", &["agenda"]), "effective_from_recurrence_id"),
            (wish("20261345T180000Z", &["agenda"]), "effective_from_recurrence_id"),
            (wish("2026-05-20", &["agenda"]), "effective_from_recurrence_id"),
        ] {
            let refused = refusal(422, "EVENT_RECURRENCE_DEFINITION_VALIDATION_FAILED", field);
            assert_eq!(preview(&ada, source, &body).await.refusal(), refused, "{body}");
        }
        let both = preview(&ada, source, &wish("20260311T190000Z", &[])).await.json();
        let fields: Vec<&Value> = both["errors"].as_array().unwrap().iter().map(|error| &error["field"]).collect();
        assert_eq!(fields, ["sections", "effective_from_recurrence_id"], "all at once");
        let key = commit(&ada, source, &agenda, &token_, &"k".repeat(192)).await;
        assert_eq!(key.refusal(), refusal(422, "EVENT_RECURRENCE_DEFINITION_VALIDATION_FAILED", "Idempotency-Key"));
        for query in ["before_version=0", "before_version=01", "before_version=x", "before_version=9999999999999999999", "limit=0", "limit=101"] {
            let heard = ada.get(&path(source, &format!("?{query}"))).await;
            let field = query.split('=').next().unwrap();
            assert_eq!(heard.refusal(), refusal(422, "EVENT_RECURRENCE_DEFINITION_VALIDATION_FAILED", field), "{query}");
            assert_eq!(reason(&heard), "history_cursor_invalid", "{query}");
        }

        // What has changed since is looked at again; what is over as well.
        put(&ada, &format!("/events/{source}/agenda/sessions/{}", session["id"]), json!({ "title": "Clocks", "expected_version": 1 })).await.ok();
        let stale = commit(&ada, source, &agenda, &token_, "k").await;
        assert_eq!((stale.refusal(), reason(&stale)), (invalid.clone(), "preview_stale".to_owned()));
        assert_eq!(town.count("event_recurrence_definition_blueprints").await, 0);
        town.later(TimeDelta::minutes(1));
        let [one, other] = [token(&ada, source, &agenda).await, token(&ada, source, &agenda).await];
        assert_eq!(commit(&ada, source, &agenda, &one, "one").await.status, 201);
        let late = commit(&ada, source, &agenda, &other, "two").await;
        assert_eq!((late.refusal(), reason(&late)), (invalid.clone(), "preview_stale".to_owned()), "another one came first");
        let used = decide(&ada, source, &wish("20260527T180000Z", &["agenda"]), "one").await;
        assert_eq!((used.refusal(), reason(&used)), (refusal(409, "EVENT_RECURRENCE_DEFINITION_CONFLICT", ""), "idempotency_conflict".to_owned()));
        town.later(TimeDelta::minutes(10));
        let expired = commit(&ada, source, &agenda, &one, "one").await;
        assert_eq!((expired.refusal(), reason(&expired)), (invalid, "token_expired".to_owned()), "also what was done");
        assert_eq!(town.count("event_recurrence_definition_blueprints").await, 1);

        // At the other door, and page by page.
        let event = ada.graphql("query ($id: ID!) { event(id: $id) { id } }", json!({ "id": source.to_string() })).await;
        let id = event.json()["data"]["event"]["id"].clone();
        let asked = "mutation ($event: ID!) { previewEventBlueprint(input: {eventId: $event, effectiveFrom: \"20260603T180000Z\", sections: {agenda: true}}) {
                         preview { previewToken canCommit blueprintSetVersion sourceRecurrence rootEvent { title } selectedSections { agenda staff } } } }";
        let shown = ada.graphql(asked, json!({ "event": id })).await.ok().json()["data"]["previewEventBlueprint"]["preview"].clone();
        assert_eq!((&shown["canCommit"], &shown["blueprintSetVersion"], &shown["sourceRecurrence"]), (&json!(true), &json!(1), &json!("20260318T190000Z")));
        let input = json!({ "eventId": id, "effectiveFrom": "20260603T180000Z", "sections": { "agenda": true }, "previewToken": shown["previewToken"], "idempotencyKey": "g" });
        let done = ada.graphql(COMMIT, json!({ "input": input })).await.ok().json()["data"]["commitEventBlueprint"].clone();
        assert_eq!((&done["commit"]["blueprintVersion"], &done["commit"]["idempotentReplay"]), (&json!(2), &json!(false)));
        let again = ada.graphql(COMMIT, json!({ "input": input })).await.ok().json()["data"]["commitEventBlueprint"]["commit"].clone();
        assert_eq!((&again["blueprint"]["id"], &again["idempotentReplay"]), (&done["commit"]["blueprint"]["id"], &json!(true)));
        let found = "query ($id: ID!) { node(id: $id) { ... on EventBlueprint { blueprintVersion sourceEvent { title } selectedSections { agenda } } } }";
        let node = ada.graphql(found, json!({ "id": again["blueprint"]["id"] })).await.ok().json()["data"]["node"].clone();
        assert_eq!((&node["blueprintVersion"], &node["selectedSections"]["agenda"]), (&json!(2), &json!(true)));
        assert_eq!(ben.graphql(found, json!({ "id": again["blueprint"]["id"] })).await.json()["data"]["node"], Value::Null);
        let page = ada.get(&path(source, "?limit=1")).await.ok().json()["data"].clone();
        assert_eq!((&page["items"][0]["blueprint_version"], &page["next_before_version"]), (&json!(2), &json!(2)));
        let rest = ada.get(&path(source, "?limit=1&before_version=2")).await.ok().json()["data"].clone();
        assert_eq!((&rest["items"][0]["blueprint_version"], &rest["next_before_version"]), (&json!(1), &Value::Null));
        let told = ada.graphql(HISTORY, json!({ "event": id, "first": 1, "beforeVersion": 2 })).await.ok().json()["data"]["eventBlueprintHistory"].clone();
        assert_eq!((&told["items"][0]["manifestHash"], &told["nextBeforeVersion"]), (&rest["items"][0]["manifest_hash"], &Value::Null));
        // Nobody changes what was decided.
        let changed = town.db().run("UPDATE event_recurrence_definition_blueprints SET effective_from = 'x'", params![]).await;
        assert!(changed.is_err());
        is_sound(&town).await;
    }

    async fn what_stands_in_the_way_is_told(town: Town = ON) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let (_, first) = endless(&town, &ada, json!({})).await;
        let (source, now) = (first[1], town.clock.now());
        let told = async |parts: &[&str]| {
            let data = preview(&ada, source, &wish(NEXT, parts)).await.ok().json()["data"].clone();
            let list: Vec<String> = data["conflicts"].as_array().unwrap().iter().map(|one| {
                format!("{} {} {}", one["section"].as_str().unwrap(), one["code"].as_str().unwrap(), one["count"])
            }).collect();
            assert_eq!(data["can_commit"], list.is_empty());
            list
        };
        // Nothing to take over is no trouble, but where something is always asked.
        assert_eq!(told(&ALL).await, ["registration published_form_missing 1", "safety published_requirement_version_missing 1"]);
        let wish_ = wish(NEXT, &["safety", "agenda"]);
        let refused = decide(&ada, source, &wish_, "k").await;
        assert_eq!((refused.refusal(), reason(&refused)), (refusal(409, "EVENT_RECURRENCE_DEFINITION_CONFLICT", ""), "conflict".to_owned()));
        assert_eq!(refused.json()["conflicts"], json!([{ "section": "safety", "code": "published_requirement_version_missing", "count": 1 }]));

        let crowd: Vec<Value> = (0..51).map(|nth| json!({ "name": format!("Guest {nth}") })).collect();
        let speakers = json!([{ "user_id": ben.id }]);
        let session = add_session(&ada, source, json!({ "speakers": speakers })).await["id"].as_i64().unwrap();
        let book = json!({ "title": "x", "sealed_url": "x", "visibility": "public" });
        town.db().run("UPDATE event_sessions SET resources = $2 WHERE id = $1", params![session, json!(vec![book; 51])]).await.unwrap();
        for (nth, guest) in (2_i64..).zip(&crowd) {
            let sql = "INSERT INTO event_session_speakers (tenant_id, session_id, nth, name) VALUES ($1, $2, $3, $4)";
            town.db().run(sql, params![town.harbour, session, nth, guest["name"].as_str().unwrap()]).await.unwrap();
        }
        for _ in 0..100 {
            let sql = "INSERT INTO event_sessions (tenant_id, event_id, title, kind, visibility, registered, starts_after, local_offset, duration, nth, resources, status, version, created_at, updated_at)
                       VALUES ($1, $2, 'x', 'talk', 'public', 0, 0, 0, 60, 9, '[]', 'scheduled', 1, $3, $3)";
            town.db().run(sql, params![town.harbour, source, now]).await.unwrap();
        }
        let hours = add_type(&ada, source, "Paid", json!({ "kind": "time_credit", "unit_price_credits": 1 })).await;
        assert_eq!(told(&["ticket_types"]).await, Vec::<String>::new(), "a draft that costs hours stays a draft");
        assert!(town.db().run("UPDATE event_ticket_types SET status = 'active' WHERE id = $1", params![hours]).await.is_err(), "nor can it be more");
        for _ in 0..100 {
            let sql = "INSERT INTO event_ticket_types (tenant_id, event_id, name, kind, unit_price, allocation_limit, per_member_limit, sales_opens_at, sales_closes_at, is_refundable, policy, status, version, allocated, inventory_version, created_at, updated_at)
                       SELECT tenant_id, event_id, name, kind, unit_price, allocation_limit, per_member_limit, sales_opens_at, sales_closes_at, is_refundable, policy, status, version, allocated, inventory_version, created_at, updated_at FROM event_ticket_types WHERE id = $1";
            town.db().run(sql, params![hours]).await.unwrap();
        }
        let form = ask(&ada, source).await;
        for nth in 0..199_i64 {
            let sql = "INSERT INTO event_form_questions (tenant_id, form_id, position, question_key, kind, label, options, is_required, is_sensitive, audience, retention)
                       SELECT tenant_id, form_id, $3, $4, kind, label, options, is_required, is_sensitive, audience, retention FROM event_form_questions WHERE form_id = $1 AND question_key = $2";
            town.db().run(sql, params![form.as_i64().unwrap(), "need", nth + 2, format!("k{nth}")]).await.unwrap();
        }
        grant(&ada, source, &ben, "check_in_staff", Value::Null).await;
        grant(&ada, source, &cleo, "check_in_staff", json!("2026-03-18T18:59:00Z")).await;
        town.db().run("UPDATE users SET status = 'suspended' WHERE id = $1", params![ben.id]).await.unwrap();
        assert_eq!(told(&ALL).await, [
            "agenda definition_limit_exceeded 1", "agenda speaker_limit_exceeded 1", "agenda resource_limit_exceeded 1", "agenda invalid_speaker_reference 1",
            "ticket_types definition_limit_exceeded 1", "registration question_limit_exceeded 1", "safety published_requirement_version_missing 1",
            "staff invalid_staff_reference 1", "staff nonportable_staff_expiry 1",
        ]);
        assert_eq!(town.count("event_recurrence_definition_blueprints").await, 0);
    }

    async fn what_cannot_be_taken_over_makes_no_dates(town: Town = ON) {
        let [mut ada, mut ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let (root, first) = endless(&town, &ada, json!({})).await;
        let (other, _) = endless(&town, &ada, json!({ "title": "Garden evening" })).await;
        let source = first[1];
        add_session(&ada, source, json!({ "speakers": [{ "user_id": ben.id, "headline": "Mends what hums" }, { "user_id": cleo.id }] })).await;
        let group = ada.post("/groups", json!({ "name": "Cooks", "description": "We cook." })).await.ok().json()["data"]["id"].as_i64().unwrap();
        add_type(&ada, source, "Seat", json!({ "eligibility_policy": { "required_group_ids": [group] } })).await;
        grant(&ada, source, &ben, "check_in_staff", Value::Null).await;
        grant(&ada, source, &cleo, "communications_manager", Value::Null).await;
        assert_eq!(decide(&ada, source, &wish(NEXT, &["agenda", "ticket_types", "staff"]), "one").await.status, 201);
        // The group is gone: no date is made by halves, and another series goes on.
        town.db().run("UPDATE groups SET is_active = $2 WHERE id = $1", params![group, false]).await.unwrap();
        let sessions = town.count("event_sessions").await;
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 33);
        assert_eq!((occurrences(&town, root).await.len(), occurrences(&town, other).await.len()), (10, 43));
        assert_eq!(error_code(&town, root).await.as_deref(), Some("event_recurrence_definition_reference_invalid"));
        assert_eq!((town.count("event_sessions").await, town.count("event_recurrence_definition_applications").await), (sessions, 0));
        assert_eq!(error_code(&town, other).await, None);
        // Whoever organizes it hears so, once.
        town.later(TimeDelta::minutes(16));
        ada.signs_in().await;
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        town.deliver().await;
        let told: Vec<(i64, String, String)> = town.db().all("SELECT user_id, message, link FROM notifications WHERE type = 'event_dates_stopped'", params![]).await.unwrap();
        let sentence = "New dates of “Repair evening” can’t be made as they are planned. Please look at what they take over.";
        assert_eq!(told, [(ada.id, sentence.to_owned(), format!("/events/{root}"))]);
        // Whoever decides anew lets it go on. For later dates there is one more, which counts from then on.
        town.later(TimeDelta::minutes(16));
        ada.signs_in().await;
        assert_eq!(decide(&ada, source, &wish(NEXT, &["agenda", "staff"]), "two").await.status, 201);
        assert_eq!(decide(&ada, source, &wish("20261104T190000Z", &["staff"]), "three").await.status, 201);
        // Whoever has left or may not come is left out, as of dates that are there.
        ben.signs_in().await;
        ben.send(ben.request(Method::DELETE, "/users/me", Some(json!({ "password": crate::support::PASSWORD })))).await.ok();
        town.deliver().await;
        town.db().run("UPDATE users SET status = 'suspended' WHERE id = $1", params![cleo.id]).await.unwrap();
        let kept = rows(&town, "event_recurrence_definition_people").await.concat();
        assert!(!kept.contains("Mends what hums"), "{kept}");
        let new = make(&town, root).await;
        assert_eq!((new.len(), error_code(&town, root).await), (33, None));
        let versions: Vec<(String, i64)> = town.db().all("SELECT recurrence, blueprint_version FROM event_recurrence_definition_applications ORDER BY recurrence", params![]).await.unwrap();
        assert!(versions.len() == 33 && versions.iter().all(|(at, version)| *version == if at.as_str() < "20261104T190000Z" { 2 } else { 3 }), "{versions:?}");
        assert_eq!((speakers(&town, new[0]).await, helpers(&town, new[0]).await), (vec![], vec![]));
        let last = *new.last().unwrap();
        assert!(slots(&town, last).await.is_empty() && !slots(&town, new[0]).await.is_empty());
        // Each date takes over once, whatever is made again.
        town.db().run("UPDATE event_recurrence_rules SET materialized_until = NULL", params![]).await.unwrap();
        assert_eq!(make(&town, root).await, Vec::<i64>::new());
        assert_eq!(town.count("event_recurrence_definition_applications").await, 33);
        // What is as far from the beginning as it was moves with whatever a revision says of the beginning.
        town.db().run("UPDATE users SET status = 'active' WHERE id = $1", params![cleo.id]).await.unwrap();
        town.later(TimeDelta::days(60));
        ada.signs_in().await;
        let patch = json!({ "local_start_time": "20:30" });
        let shown = ada.post(&format!("/events/{last}/recurrence-revisions/preview"), json!({ "patch": patch })).await.ok().json();
        let body = json!({ "patch": patch, "preview_token": shown["data"]["preview_token"], "idempotency_key": "k" });
        ada.post(&format!("/events/{last}/recurrence-revisions/commit"), body).await.ok();
        assert_eq!(decide(&ada, source, &wish("20270106T190000Z", &["agenda"]), "four").await.status, 201);
        let later = make(&town, root).await;
        let agenda = ada.get(&format!("/events/{}/agenda", later[0])).await.ok().json()["data"]["sessions"].clone();
        assert_eq!(agenda[0]["start_at"], "2027-01-06T21:00:00Z", "half an hour after the event, as it begins now");
        is_sound(&town).await;
    }

    async fn nothing_is_taken_over_where_it_is_not_switched_on(town: Town = "[events]\nrecurrence_v2 = true\nrecurrence_blueprints = true\n") {
        let [ada] = town.members(["ada"]).await;
        let (_, first) = weekly(&town, &ada, json!({})).await;
        let agenda = wish("20260401T180000Z", &["agenda"]);
        let off = refusal(503, "EVENT_RECURRENCE_DEFINITION_UNAVAILABLE", "");
        for heard in [preview(&ada, first[1], &agenda).await, commit(&ada, first[1], &agenda, &json!("x"), "k").await] {
            assert_eq!((heard.refusal(), reason(&heard)), (off.clone(), "rollout_disabled".to_owned()));
        }
        // What was decided is told all the same.
        assert_eq!(ada.get(&path(first[1], "")).await.ok().json()["data"], json!({ "items": [], "next_before_version": null }));
        assert_eq!(ada.get("/events/recurrence-capabilities").await.ok().json()["data"]["supports_definition_blueprints"], false);
    }
}

async fn session_clock(by: &Person, event: i64) -> Value {
    by.get(&format!("/events/{event}/agenda")).await.ok().json()["data"]["sessions"][1]["timezone_mode"].clone()
}
