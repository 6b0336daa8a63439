//! What those who look after an event tell all who take part: written, looked at, sent once (spec events 17.3 and 24).

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::events::broadcasts::tasks;
use timeweave::params;

use super::recurrence::is_sound;
use super::{decide, draft, publish, refusal};
use crate::each_engine;
use crate::mail::posting;
use crate::support::{Heard, Person, Town, leak};

const CREATE: &str = include_str!("../../../graphql/operations/events/create_event_broadcast.graphql");
const LIST: &str = include_str!("../../../graphql/operations/events/event_broadcasts.graphql");

fn words(segments: &[&str]) -> Value {
    json!({ "subject": " Bring a lamp ", "body": "The hall is dark.\nSECRET-BODY", "segments": segments })
}

async fn write(by: &Person, event: i64, segments: &[&str]) -> Value {
    let made = by.post(&format!("/events/{event}/broadcasts"), words(segments)).await;
    assert_eq!(made.status, 201, "{}", made.text());
    made.json()["data"].clone()
}

async fn act(by: &Person, broadcast: &Value, what: &str, body: Value) -> Heard {
    by.post(&format!("/event-broadcasts/{}/{what}", broadcast["id"]), body).await
}

async fn send(by: &Person, broadcast: &Value) -> Heard {
    act(by, broadcast, "schedule", json!({ "expected_version": broadcast["version"] })).await
}

async fn show(by: &Person, broadcast: &Value) -> Value {
    by.get(&format!("/event-broadcasts/{}", broadcast["id"])).await.ok().json()["data"].clone()
}

async fn register(person: &Person, event: i64) {
    person.post(&format!("/events/{event}/registration/confirm"), json!({})).await.ok();
}

/// The bell's lines of a member about what they were told.
async fn bell(town: &Town, person: &Person) -> Vec<(String, String)> {
    town.deliver().await;
    let sql = "SELECT message, link FROM notifications WHERE user_id = $1 AND type = 'event_broadcast' ORDER BY id";
    town.db().all(sql, params![person.id]).await.unwrap()
}

each_engine! {
    async fn what_stands_still_goes_on_to_whom_it_has_not_reached(town: Town) {
        let [mut ada, mut ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = publish(&ada, json!({})).await;
        for person in [&ben, &cleo] {
            register(person, id).await;
        }
        let made = write(&ada, id, &["confirmed"]).await;
        let retry = |version: i64| json!({ "expected_version": version });
        assert_eq!(act(&ada, &made, "retry", retry(1)).await.refusal(), refusal(409, "EVENT_BROADCAST_CONFLICT", ""), "it is a draft");
        // Sent on its way, it reached Ben, and its task was given up.
        let now = town.clock.now();
        let stands = "UPDATE event_broadcasts SET status = 'sending', version = 2, started_at = $2, scheduled_at = $2, updated_at = $2 WHERE id = $1";
        town.db().run(stands, params![made["id"].as_i64().unwrap(), now]).await.unwrap();
        let told = "INSERT INTO event_broadcast_deliveries (tenant_id, broadcast_id, user_id, is_kept_back, created_at) VALUES ($1, $2, $3, FALSE, $4)";
        town.db().run(told, params![town.harbour, made["id"].as_i64().unwrap(), ben.id, now]).await.unwrap();
        assert_eq!(act(&ada, &made, "retry", retry(2)).await.refusal(), refusal(409, "EVENT_BROADCAST_CONFLICT", ""), "it may move still");
        town.later(TimeDelta::minutes(11));
        for person in [&mut ada, &mut ben, &mut cleo] {
            person.signs_in().await;
        }
        assert_eq!(act(&ben, &made, "retry", retry(2)).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(act(&ada, &made, "retry", retry(1)).await.refusal(), refusal(409, "VERSION_CONFLICT", "expected_version"));
        assert_eq!(act(&ada, &made, "retry", retry(2)).await.ok().json()["data"]["version"], 3);
        assert_eq!(act(&ada, &made, "retry", retry(3)).await.refusal(), refusal(409, "EVENT_BROADCAST_CONFLICT", ""), "it goes on");
        assert_eq!((bell(&town, &ben).await.len(), bell(&town, &cleo).await.len()), (0, 1));
        let sent = show(&ada, &made).await;
        assert_eq!((&sent["status"], &sent["told_count"]), (&json!("sent"), &json!(2)));
        is_sound(&town).await;
    }

    async fn a_draft_is_looked_at_and_sent_once(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada, ben, cleo, dora, emil, fay] = town.members(["ada", "ben", "cleo", "dora", "emil", "fay"]).await;
        let id = publish(&ada, json!({})).await;
        for person in [&ben, &cleo, &dora, &emil] {
            register(person, id).await;
        }
        fay.post(&format!("/events/{id}/rsvp"), json!({ "status": "interested" })).await.ok();
        ada.post(&format!("/events/{id}/staff"), json!({ "user_id": fay.id, "role": "communications_manager" })).await.ok();
        // Cleo has muted who writes, which nobody is to know, Dora has blocked them, Emil wants no mails about events.
        cleo.tap(&format!("/feed/users/{}/mute", fay.id)).await.ok();
        dora.tap(&format!("/users/{}/block", fay.id)).await.ok();
        let off = "UPDATE users SET notification_preferences = $2 WHERE id = $1";
        town.db().run(off, params![emil.id, json!({ "email_events": false })]).await.unwrap();
        let asked = json!({ "segments": ["confirmed", "interested"] });
        let preview = fay.post(&format!("/events/{id}/broadcasts/preview"), asked).await.ok().json()["data"].clone();
        assert_eq!(preview, json!({ "event_id": id, "segments": ["confirmed", "interested"], "reached_count": 3, "kept_back_count": 1 }));
        let mut made = write(&fay, id, &["confirmed", "interested"]).await;
        let now = "2026-01-05T12:00:00Z";
        let name = made["author"]["display_name"].clone();
        assert_eq!(made, json!({
            "id": made["id"], "event_id": id, "author_id": fay.id, "author": { "id": fay.id, "display_name": name }, "subject": "Bring a lamp",
            "body": "The hall is dark.\nSECRET-BODY", "segments": ["confirmed", "interested"], "status": "draft", "version": 1, "scheduled_at": null,
            "started_at": null, "finished_at": null, "told_count": 0, "kept_back_count": 0, "created_at": now, "updated_at": now,
        }));
        assert_eq!(ben.get(&format!("/event-broadcasts/{}", made["id"])).await.refusal(), refusal(404, "EVENT_BROADCAST_NOT_FOUND", ""));
        // Whoever else may speak changes it; what was read before is stale.
        let mut other = words(&["confirmed"]);
        other["expected_version"] = json!(1);
        let revised = act(&ada, &made, "revisions", other.clone()).await.ok().json()["data"].clone();
        assert_eq!((&revised["version"], &revised["author_id"], &revised["status"]), (&json!(2), &json!(ada.id), &json!("draft")));
        assert_eq!(act(&fay, &made, "revisions", other.clone()).await.refusal(), refusal(409, "VERSION_CONFLICT", "expected_version"));
        other["expected_version"] = json!(2);
        made = act(&fay, &made, "revisions", other).await.ok().json()["data"].clone();
        // Two send it at once: one does.
        let (one, two) = futures::join!(send(&fay, &made), send(&ada, &made));
        let mut statuses = [one.status.as_u16(), two.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409]);
        let line = ("Fay wrote to you about “Repair evening”.".to_owned(), format!("/events/broadcasts/{}", made["id"]));
        assert_eq!(bell(&town, &ben).await, std::slice::from_ref(&line));
        assert_eq!(bell(&town, &emil).await, [line]);
        assert_eq!((bell(&town, &cleo).await.len(), bell(&town, &dora).await.len(), bell(&town, &ada).await.len()), (0, 0, 0));
        let sent = show(&ada, &made).await;
        assert_eq!((&sent["status"], &sent["told_count"], &sent["kept_back_count"], &sent["finished_at"]), (&json!("sent"), &json!(3), &json!(1), &json!(now)));
        // Who was told it reads it, and learns nothing of whom else it reached.
        let read = show(&ben, &made).await;
        assert_eq!((&read["body"], &read["told_count"], &read["segments"]), (&json!("The hall is dark.\nSECRET-BODY"), &Value::Null, &json!([])));
        assert_eq!(dora.get(&format!("/event-broadcasts/{}", made["id"])).await.refusal(), refusal(404, "EVENT_BROADCAST_NOT_FOUND", ""));
        assert_eq!(act(&ben, &made, "cancel", json!({ "expected_version": 5 })).await.refusal(), refusal(403, "FORBIDDEN", ""));
        // What is said stands in no queue, no domain event and no line; letters quote it when they leave.
        for (table, column) in [("domain_events", "payload"), ("notification_queue", "email_body"), ("notification_queue", "content_snippet"), ("notifications", "message"), ("push_queue", "title"), ("push_queue", "body")] {
            let sql = leak(format!("SELECT COUNT(*) FROM {table} WHERE CAST({column} AS TEXT) LIKE '%SECRET%'"));
            let found: i64 = town.db().one(sql, params![]).await.unwrap();
            assert_eq!(found, 0, "{table}.{column}");
        }
        town.post().await;
        let letters: Vec<_> = server.letters().into_iter().filter(|letter| letter.subject() == "Bring a lamp").collect();
        assert_eq!(letters.iter().map(|letter| letter.to.as_str()).collect::<Vec<_>>(), ["ben@harbour.example"]);
        assert!(letters[0].text().contains("The hall is dark.") && letters[0].text().contains("SECRET-BODY"), "{}", letters[0].text());
        is_sound(&town).await;
    }

    async fn it_is_sent_at_its_moment_unless_somebody_thinks_again(town: Town) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        register(&ben, id).await;
        let (made, other, third) = (write(&ada, id, &["confirmed"]).await, write(&ada, id, &["confirmed"]).await, write(&ada, id, &["confirmed"]).await);
        let at = |version: i64, moment: &str| json!({ "expected_version": version, "scheduled_at": moment });
        for past in ["2026-01-05T12:00:00Z", "2027-02-05T12:00:00Z"] {
            assert_eq!(act(&ada, &made, "schedule", at(1, past)).await.refusal(), refusal(422, "EVENT_BROADCAST_VALIDATION_FAILED", "scheduled_at"));
        }
        let planned = act(&ada, &made, "schedule", at(1, "2026-01-05T13:00:00Z")).await.ok().json()["data"].clone();
        assert_eq!((&planned["status"], &planned["scheduled_at"]), (&json!("scheduled"), &json!("2026-01-05T13:00:00Z")));
        act(&ada, &other, "schedule", at(1, "2026-01-05T13:00:00Z")).await.ok();
        let cancelled = act(&ada, &other, "cancel", json!({ "expected_version": 2 })).await.ok().json()["data"].clone();
        assert_eq!(cancelled["status"], "cancelled");
        act(&ada, &other, "cancel", json!({ "expected_version": 3 })).await.ok();
        assert_eq!(act(&ada, &other, "schedule", json!({ "expected_version": 3 })).await.refusal(), refusal(409, "EVENT_BROADCAST_CONFLICT", ""));
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        town.later(TimeDelta::hours(1));
        ada.signs_in().await;
        ben.signs_in().await;
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 1);
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        assert_eq!(bell(&town, &ben).await.len(), 1);
        assert_eq!(act(&ada, &made, "cancel", json!({ "expected_version": 4 })).await.refusal(), refusal(409, "EVENT_BROADCAST_CONFLICT", ""));
        // Drafts end with the event.
        ada.post(&format!("/events/{id}/cancel"), json!({ "reason": "Rain." })).await.ok();
        assert_eq!(show(&ada, &third).await["status"], "cancelled");
        let all = ada.get(&format!("/events/{id}/broadcasts")).await.ok().json()["data"].clone();
        let all: Vec<_> = all.as_array().unwrap().iter().map(|row| (&row["status"], &row["told_count"])).collect();
        assert_eq!(all, [(&json!("cancelled"), &json!(0)), (&json!("cancelled"), &json!(0)), (&json!("sent"), &json!(1))], "the newest first");
        is_sound(&town).await;
    }

    async fn nothing_goes_out_in_the_name_of_who_may_not_speak_any_more(town: Town) {
        let [mut ada, mut ben, cleo, mut dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let id = publish(&ada, json!({})).await;
        register(&dora, id).await;
        let mut planned = Vec::new();
        for author in [&ben, &cleo] {
            let role = json!({ "user_id": author.id, "role": "communications_manager" });
            let grant = ada.post(&format!("/events/{id}/staff"), role).await.ok().json()["data"]["id"].clone();
            let made = write(author, id, &["confirmed"]).await;
            let moment = json!({ "expected_version": 1, "scheduled_at": "2026-01-05T13:00:00Z" });
            planned.push((act(author, &made, "schedule", moment).await.ok().json()["data"].clone(), grant));
        }
        // Ben helps no more, and Cleo is suspended.
        ada.delete(&format!("/events/{id}/staff/{}", planned[0].1)).await.ok();
        town.db().run("UPDATE users SET status = 'suspended' WHERE id = $1", params![cleo.id]).await.unwrap();
        town.later(TimeDelta::hours(1));
        for person in [&mut ada, &mut ben, &mut dora] {
            person.signs_in().await;
        }
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        for (made, _) in &planned {
            assert_eq!(show(&ada, made).await["status"], "cancelled");
        }
        assert_eq!(bell(&town, &dora).await, []);
        is_sound(&town).await;
    }

    async fn many_hear_it_part_by_part_each_once(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let id = publish(&ada, json!({})).await;
        let now = town.clock.now();
        let crowd = "INSERT INTO users (tenant_id, email, password_hash, first_name, last_name, profile_type, role, status, is_approved, is_tenant_super_admin, skills,
                            search_text, preferred_language, privacy_profile, privacy_search, onboarding_completed, newsletter_opt_in, created_at, updated_at)
                     VALUES ($1, $2, 'x', 'Person', 'Tester', 'individual', 'member', 'active', TRUE, FALSE, $3, '', 'en', 'members', TRUE, TRUE, FALSE, $4, $4)
                     RETURNING id";
        for number in 0..250 {
            let person: i64 = town.db().one(crowd, params![town.harbour, format!("p{number}@harbour.example"), json!([]), now]).await.unwrap();
            let comes = "INSERT INTO event_registrations (tenant_id, event_id, user_id, capacity_pool, state, version, confirmed_at, created_at, updated_at)
                         VALUES ($1, $2, $3, 'event', 'confirmed', 1, $4, $4, $4)";
            town.db().run(comes, params![town.harbour, id, person, now]).await.unwrap();
        }
        let made = write(&ada, id, &["confirmed"]).await;
        send(&ada, &made).await.ok();
        town.deliver().await;
        let sent = show(&ada, &made).await;
        assert_eq!((&sent["status"], &sent["told_count"]), (&json!("sent"), &json!(250)));
        let lines: i64 = town.db().one("SELECT COUNT(*) FROM notifications WHERE type = 'event_broadcast'", params![]).await.unwrap();
        assert_eq!((lines, town.count("event_broadcast_deliveries").await), (250, 250));
    }

    async fn what_cannot_be_is_refused_and_changes_nothing(town: Town) {
        let [ada, ben, gus] = town.members(["ada", "ben", "gus"]).await;
        let far = town.member_as("meadow", "far", "admin").await;
        let id = publish(&ada, json!({})).await;
        let hidden = draft(&ada, json!({})).await;
        ada.post(&format!("/events/{id}/staff"), json!({ "user_id": gus.id, "role": "registration_manager" })).await.ok();
        let path = format!("/events/{id}/broadcasts");
        for (who, told) in [(&ben, refusal(403, "FORBIDDEN", "")), (&gus, refusal(403, "FORBIDDEN", "")), (&far, refusal(404, "NOT_FOUND", ""))] {
            assert_eq!(who.get(&path).await.refusal(), told);
            assert_eq!(who.post(&path, words(&["confirmed"])).await.refusal(), told);
            assert_eq!(who.post(&format!("{path}/preview"), json!({ "segments": ["confirmed"] })).await.refusal(), told);
        }
        let invalid = |field: &str| refusal(422, "EVENT_BROADCAST_VALIDATION_FAILED", field);
        for (body, field) in [
            (json!({ "body": "x", "segments": ["confirmed"] }), "subject"),
            (json!({ "subject": " ", "body": "x", "segments": ["confirmed"] }), "subject"),
            (json!({ "subject": "x\u{202e}y", "body": "x", "segments": ["confirmed"] }), "subject"),
            (json!({ "subject": "x", "body": "\n", "segments": ["confirmed"] }), "body"),
            (json!({ "subject": "x", "body": "x", "segments": [] }), "segments"),
            (json!({ "subject": "x", "body": "x", "segments": ["everybody"] }), "segments.0"),
            (json!({ "subject": "x".repeat(192), "body": "x", "segments": ["confirmed"] }), "subject"),
            (json!({ "subject": "x", "body": "x", "segments": ["confirmed"], "to": "all" }), "to"),
        ] {
            assert_eq!(ada.post(&path, body.clone()).await.refusal(), invalid(field), "{body}");
        }
        assert_eq!(town.count("event_broadcasts").await, 0);
        let made = write(&ada, hidden, &["confirmed"]).await;
        assert_eq!(send(&ada, &made).await.refusal(), refusal(409, "EVENT_UNAVAILABLE", ""));
        assert_eq!(act(&ben, &made, "cancel", json!({ "expected_version": 1 })).await.refusal(), refusal(404, "EVENT_BROADCAST_NOT_FOUND", ""));
        decide(&town, json!({ "organizer_broadcasts_enabled": false })).await;
        let disabled = refusal(403, "EVENT_BROADCAST_DISABLED", "");
        assert_eq!(ada.post(&path, words(&["confirmed"])).await.refusal(), disabled);
        let draft = ada.get(&format!("/events/{hidden}/broadcasts")).await.ok().json()["data"][0].clone();
        assert_eq!((&draft["status"], &draft["version"]), (&json!("draft"), &json!(1)));
    }

    async fn the_graph_says_the_same(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        register(&ben, id).await;
        let input = json!({ "input": { "eventId": id.to_string(), "subject": "Bring a lamp", "body": "It is dark.", "segments": ["CONFIRMED"] } });
        let made = ada.graphql(CREATE, input).await.ok().json()["data"]["createEventBroadcast"]["broadcast"].clone();
        assert_eq!((&made["status"], &made["segments"]), (&json!("DRAFT"), &json!(["CONFIRMED"])), "{made}");
        let sends = "mutation($id: ID!) { scheduleEventBroadcast(input: { broadcastId: $id, expectedVersion: 1 }) { broadcast { status version } } }";
        let sent = ada.graphql(sends, json!({ "id": made["id"] })).await.ok().json();
        assert_eq!(sent["data"]["scheduleEventBroadcast"]["broadcast"], json!({ "status": "SENDING", "version": 2 }), "{sent}");
        town.deliver().await;
        let rows = ada.graphql(LIST, json!({ "event": id.to_string() })).await.ok().json()["data"]["eventBroadcasts"].clone();
        assert_eq!((&rows[0]["status"], &rows[0]["toldCount"]), (&json!("SENT"), &json!(1)), "{rows}");
        let reads = "query($id: ID!) { eventBroadcast(id: $id) { subject body toldCount author { restId } } }";
        let read = ben.graphql(reads, json!({ "id": made["id"] })).await.ok().json()["data"]["eventBroadcast"].clone();
        assert_eq!(read, json!({ "subject": "Bring a lamp", "body": "It is dark.", "toldCount": null, "author": { "restId": ada.id.to_string() } }));
        let node = "query($id: ID!) { node(id: $id) { ... on EventBroadcast { subject } } }";
        let told = ben.graphql(node, json!({ "id": made["id"] })).await.ok().json();
        assert_eq!(told["data"]["node"], json!({ "subject": "Bring a lamp" }), "{told}");
        let [cleo] = town.members(["cleo"]).await;
        let untold = cleo.graphql(node, json!({ "id": made["id"] })).await.json();
        assert_eq!(untold["errors"][0]["extensions"]["code"], "NOT_FOUND", "{untold}");
        let closed = ben.graphql(LIST, json!({ "event": id.to_string() })).await.json();
        assert_eq!(closed["errors"][0]["extensions"]["code"], "FORBIDDEN", "{closed}");
    }
}
