//! What an event asks for the safety of all: requirements, guardians, and who may not take part (spec events 21 and 24).

use axum::body::Body;
use chrono::TimeDelta;
use http::{Method, header};
use serde_json::{Value, json};
use timeweave::events::safety::tasks;
use timeweave::params;

use super::recurrence::is_sound;
use super::secrets::rows;
use super::{confirm, decide, draft, minutes_before, publish, put, refusal};
use crate::each_engine;
use crate::mail::posting;
use crate::support::{Arrived, Heard, MailServer, Person, Town, leak};

const SAFETY: &str = include_str!("../../../graphql/operations/events/event_safety.graphql");
const ASK: &str = include_str!("../../../graphql/operations/events/request_event_guardian_consent.graphql");

/// Where guardians get their letters.
pub const ADDRESS: &str = "dora-marked@meadow.example";

/// Lets an event ask something, in force at once.
pub async fn asks(by: &Person, event: i64, what: Value) {
    let mut body = what;
    body["expected_revision"] = json!(0);
    put(by, &format!("/events/{event}/safety/requirements"), body).await.ok();
    by.post(&format!("/events/{event}/safety/requirements/publish"), json!({ "expected_revision": 1 })).await.ok();
}

fn everything() -> Value {
    json!({ "minimum_age": 12, "guardian_consent_below_age": 18, "code_of_conduct": "Be kind.", "note_for_guardians": "Back by six <b>sharp</b>." })
}

async fn safety(person: &Person, event: i64) -> Value {
    person.get(&format!("/events/{event}/safety")).await.ok().json()["data"].clone()
}

/// Says when somebody was born.
pub async fn born(town: &Town, person: &Person, day: &str) {
    town.db().run("UPDATE users SET date_of_birth = $2 WHERE id = $1", params![person.id, day]).await.unwrap();
}

async fn register(person: &Person, event: i64) -> Heard {
    person.post(&format!("/events/{event}/registration/confirm"), json!({})).await
}

/// Code and field of each item of a refusal.
fn items(heard: &Heard) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    heard.json()["errors"].as_array().unwrap().iter().map(|item| (text(&item["code"]), text(&item["field"]))).collect()
}

fn left(rules: &[&str]) -> Vec<(String, String)> {
    rules.iter().map(|rule| ("EVENT_SAFETY_ACTION_REQUIRED".to_owned(), (*rule).to_owned())).collect()
}

async fn acknowledge(person: &Person, event: i64, version: i64) -> Heard {
    person
        .post(&format!("/events/{event}/safety/code-of-conduct/acknowledgements"), json!({ "version": version }))
        .await
}

/// Asks a guardian.
pub async fn ask(person: &Person, event: i64) -> Heard {
    let body = json!({ "guardian_name": "Dora Marked", "guardian_email": ADDRESS, "relation": "parent" });
    person.post(&format!("/events/{event}/safety/guardian-consents"), body).await
}

/// The latest letter to the guardian. Others get no link of theirs.
async fn letter(town: &Town, server: &MailServer) -> Arrived {
    town.post().await;
    let (theirs, others): (Vec<_>, Vec<_>) = server.letters().into_iter().partition(|letter| letter.to == ADDRESS);
    assert!(others.iter().all(|letter| !letter.text().contains("ngc_")));
    theirs.into_iter().next_back().unwrap()
}

/// Where a link of a letter leads.
fn link_of(letter: &Arrived) -> String {
    let text = letter.text();
    let begin = text.find("/api/v2/events/safety/").unwrap();
    text[begin..].split_whitespace().next().unwrap().to_owned()
}

async fn link(town: &Town, server: &MailServer) -> String {
    link_of(&letter(town, server).await)
}

fn token(link: &str) -> &str {
    link.rsplit('/').next().unwrap()
}

/// What a guardian says by their link.
pub async fn says(guardian: &Person, link: &str, decision: &str) -> Heard {
    guardian.post("/events/safety/guardian-consents/grant", json!({ "token": token(link), "decision": decision })).await
}

/// What the page's form sends.
async fn form(guardian: &Person, link: &str, decision: &str) -> Heard {
    let mut request = guardian.request(Method::POST, "/events/safety/guardian-consents/grant", None);
    request.headers_mut().insert(header::CONTENT_TYPE, "application/x-www-form-urlencoded".parse().unwrap());
    *request.body_mut() = Body::from(format!("token={}&decision={decision}&page=1", token(link)));
    guardian.send(request).await
}

async fn kinds(town: &Town, person: &Person) -> Vec<String> {
    town.deliver().await;
    let sql = "SELECT type FROM notifications WHERE user_id = $1 ORDER BY id";
    town.db().all(sql, params![person.id]).await.unwrap()
}

each_engine! {
    async fn whoever_begins_has_met_all_that_is_asked(town: Town) {
        let [ada, ben, cleo, gus] = town.members(["ada", "ben", "cleo", "gus"]).await;
        let id = publish(&ada, json!({ "max_attendees": 1 })).await;
        // A draft holds for nobody, and nobody but those who manage the event sees it.
        let written = put(&ada, &format!("/events/{id}/safety/requirements"), json!({ "minimum_age": 18, "expected_revision": 0 })).await.ok().json();
        assert_eq!((&written["data"]["draft"]["version"], &written["data"]["requirements"]), (&json!(1), &Value::Null));
        assert_eq!((&safety(&ben, id).await["draft"], &safety(&ben, id).await["may_participate"]), (&Value::Null, &json!(true)));
        let stale = put(&ada, &format!("/events/{id}/safety/requirements"), json!({ "minimum_age": 18, "expected_revision": 0 })).await;
        assert_eq!(stale.refusal(), refusal(409, "VERSION_CONFLICT", "expected_revision"));
        let mut all = everything();
        all["expected_revision"] = json!(1);
        put(&ada, &format!("/events/{id}/safety/requirements"), all).await.ok();
        // Two publish at once: one does.
        let path = format!("/events/{id}/safety/requirements/publish");
        let (one, two) = futures::join!(ada.post(&path, json!({ "expected_revision": 2 })), ada.post(&path, json!({ "expected_revision": 2 })));
        let mut statuses = [one.status.as_u16(), two.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 404]);
        // Everything that is left is told at once; an unknown age is none.
        let refused = register(&ben, id).await;
        assert_eq!((refused.status.as_u16(), items(&refused)), (409, left(&["date_of_birth", "guardian_consent", "code_of_conduct"])));
        born(&town, &ben, "2014-05-02").await;
        assert_eq!(items(&register(&ben, id).await), left(&["minimum_age", "guardian_consent", "code_of_conduct"]));
        born(&town, &ben, "1990-01-01").await;
        assert_eq!(items(&register(&ben, id).await), left(&["code_of_conduct"]));
        assert_eq!(acknowledge(&ben, id, 2).await.refusal(), refusal(409, "VERSION_CONFLICT", "version"));
        let met = acknowledge(&ben, id, 1).await.ok().json()["data"].clone();
        assert_eq!(met, json!({
            "event_id": id, "enforcement": "enforce", "draft": null, "may_participate": true, "unmet": [], "guardian_consent": null, "guardian_consents": [],
            "requirements": {
                "version": 1, "revision": 2, "status": "published", "minimum_age": 12, "guardian_consent_below_age": 18, "code_of_conduct": "Be kind.",
                "note_for_guardians": "Back by six <b>sharp</b>.", "updated_at": "2026-01-05T12:00:00Z", "published_at": "2026-01-05T12:00:00Z",
            },
            "acknowledgement": { "id": met["acknowledgement"]["id"], "version": 1, "acknowledged_at": "2026-01-05T12:00:00Z" },
        }));
        acknowledge(&ben, id, 1).await.ok();
        assert_eq!(town.count("event_code_acknowledgements").await, 1);
        confirm(&ben, id).await;
        // The waiting list asks the same; interest asks nothing. Staff let nobody in who has not met it.
        let waits = cleo.post(&format!("/events/{id}/registration/waitlist"), json!({})).await;
        assert_eq!(items(&waits), left(&["date_of_birth", "guardian_consent", "code_of_conduct"]));
        cleo.post(&format!("/events/{id}/rsvp"), json!({ "status": "interested" })).await.ok();
        born(&town, &cleo, "1990-01-01").await;
        acknowledge(&cleo, id, 1).await.ok();
        cleo.post(&format!("/events/{id}/registration/waitlist"), json!({})).await.ok();
        // New words are acknowledged anew, by whoever has an offer, too; the same words in a newer version are not. Who takes part stays.
        for (words, revision) in [("Be kind.", 0), ("Be very kind.", 0)] {
            let body = json!({ "code_of_conduct": words, "expected_revision": revision });
            put(&ada, &format!("/events/{id}/safety/requirements"), body).await.ok();
            ada.post(&format!("/events/{id}/safety/requirements/publish"), json!({ "expected_revision": 1 })).await.ok();
            assert_eq!(safety(&cleo, id).await["may_participate"], json!(words == "Be kind."));
        }
        let place = "SELECT COUNT(*) FROM event_registrations WHERE user_id = $1 AND state = 'confirmed'";
        assert_eq!(town.db().one::<i64>(place, params![ben.id]).await.unwrap(), 1);
        // Taking an acknowledgement of old words back gives the place up all the same.
        let own = met["acknowledgement"]["id"].as_i64().unwrap();
        let path = format!("/events/{id}/safety/code-of-conduct/acknowledgements/{own}");
        assert_eq!(cleo.delete(&path).await.refusal(), refusal(404, "EVENT_SAFETY_NOT_FOUND", ""));
        ben.delete(&path).await.ok();
        assert_eq!(town.db().one::<i64>(place, params![ben.id]).await.unwrap(), 0);
        let accepts = cleo.post(&format!("/events/{id}/registration/waitlist/accept"), json!({})).await;
        assert_eq!(items(&accepts), left(&["code_of_conduct"]));
        acknowledge(&cleo, id, 3).await.ok();
        cleo.post(&format!("/events/{id}/registration/waitlist/accept"), json!({})).await.ok();
        // A community may ask nothing, or only count.
        for (mode, status) in [("off", 409), ("shadow", 409)] {
            decide(&town, json!({ "safety_enforcement_mode": mode })).await;
            let heard = register(&gus, id).await;
            assert_eq!((heard.status.as_u16(), heard.code().as_str()), (status, "EVENT_CAPACITY_FULL"), "{mode}");
        }
        decide(&town, json!({})).await;
        // What cannot be told lets nobody in.
        born(&town, &gus, "nonsense").await;
        assert_eq!(register(&gus, id).await.refusal(), refusal(503, "EVENT_SAFETY_UNAVAILABLE", ""));
        ada.tap(&format!("/events/{id}/safety/requirements/archive")).await.ok();
        assert_eq!((&safety(&ben, id).await["requirements"], &safety(&ada, id).await["draft"]), (&Value::Null, &Value::Null));
        is_sound(&town).await;
    }

    async fn a_guardian_decides_by_a_link_that_is_good_once(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada, mut ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = publish(&ada, json!({})).await;
        asks(&ada, id, json!({ "guardian_consent_below_age": 18, "note_for_guardians": "Back by six <b>sharp</b>." })).await;
        born(&town, &ben, "2012-03-04").await;
        let asked = ask(&ben, id).await.ok().json()["data"].clone();
        assert_eq!((&asked["guardian_consent"]["state"], &asked["unmet"]), (&json!("requested"), &json!(["guardian_consent"])));
        assert_eq!(asked["guardian_consent"]["expires_at"], "2026-01-12T12:00:00Z");
        let asking = letter(&town, &server).await;
        let first = link_of(&asking);
        assert_eq!(asking.subject(), "Ben asks for your consent: Repair evening");
        assert!(asking.text().contains("2026-05-01 18:00 (Europe/Dublin)") && asking.text().contains("Back by six"), "{}", asking.text());
        // Asking again takes the place of what was asked.
        ask(&ben, id).await.ok();
        let second = link(&town, &server).await;
        assert_ne!(first, second);
        let guardian = town.stranger().in_community(None);
        assert_eq!(says(&guardian, &first, "grant").await.refusal(), refusal(409, "EVENT_SAFETY_CONFLICT", ""));
        // Opening the page grants nothing, however often.
        for _ in 0..3 {
            let page = guardian.get(&second).await.ok();
            assert!(page.text().contains("Do you consent?") && page.text().contains("&lt;b&gt;sharp&lt;/b&gt;"), "{}", page.text());
            assert_eq!((page.header("cache-control"), page.header("referrer-policy")), (Some("no-store"), Some("no-referrer")));
        }
        assert_eq!(items(&register(&ben, id).await), left(&["guardian_consent"]));
        assert_eq!(says(&guardian, &second, "maybe").await.refusal(), refusal(422, "EVENT_SAFETY_VALIDATION_FAILED", "decision"));
        assert_eq!(says(&guardian, &second, "withdraw").await.refusal(), refusal(409, "EVENT_SAFETY_CONFLICT", ""));
        // The guardian consents twice at once: once.
        let (one, two) = futures::join!(says(&guardian, &second, "grant"), form(&guardian, &second, "grant"));
        assert_eq!(one.ok().json()["data"], json!({ "state": "granted" }));
        assert_eq!((two.status.as_u16(), two.header("location")), (303, Some(second.as_str())));
        assert!(guardian.get(&second).await.ok().text().contains("You consent"));
        assert_eq!(says(&guardian, &second, "decline").await.refusal(), refusal(409, "EVENT_SAFETY_CONFLICT", ""));
        assert_eq!(ask(&ben, id).await.refusal(), refusal(409, "EVENT_SAFETY_CONFLICT", ""));
        confirm(&ben, id).await;
        assert_eq!(kinds(&town, &ben).await, ["event_guardian_consented", "event_registered"]);
        // Who sees the event's people sees how it stands; others see nothing of it.
        assert_eq!(safety(&ada, id).await["guardian_consents"].as_array().unwrap().len(), 1);
        assert_eq!((&safety(&cleo, id).await["guardian_consents"], &safety(&cleo, id).await["guardian_consent"]), (&json!([]), &Value::Null));
        // The receipt withdraws it, and with it the place.
        let receipt = link(&town, &server).await;
        assert_ne!(receipt, second);
        assert!(guardian.get(&receipt).await.ok().text().contains("Withdraw your consent?"));
        assert_eq!(form(&guardian, &receipt, "withdraw").await.status, 303);
        assert_eq!(says(&guardian, &receipt, "withdraw").await.ok().json()["data"]["state"], "withdrawn");
        let state = "SELECT state FROM event_registrations WHERE user_id = $1";
        assert_eq!(town.db().one::<String>(state, params![ben.id]).await.unwrap(), "cancelled");
        let heard = kinds(&town, &ben).await;
        assert!(heard[2..].contains(&"event_removed".to_owned()) && heard[2..].contains(&"event_guardian_withdrawn".to_owned()), "{heard:?}");
        assert!(kinds(&town, &ada).await.contains(&"event_guardian_withdrawn".to_owned()));
        is_sound(&town).await;
        // Nobody but the guardian knows the links, and the address stands sealed: neither is in any table, nor in what members are told.
        let tables = crate::keys::owned(town.db()).await;
        for secret in [ADDRESS, "Dora Marked", token(&first), token(&second), token(&receipt)] {
            for table in &tables {
                let found = rows(&town, table).await.iter().any(|row| row.contains(secret));
                assert!(!found, "{secret} is in {table}");
            }
        }
        // Some weeks after the event nothing is left of the guardian.
        town.later(TimeDelta::days(150));
        tasks::tick(town.world()).await.unwrap();
        let kept = "SELECT COUNT(*) FROM event_guardian_consents WHERE contact IS NOT NULL OR grant_hash IS NOT NULL OR withdraw_hash IS NOT NULL";
        assert_eq!(town.db().one::<i64>(kept, params![]).await.unwrap(), 0);
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        assert_eq!(guardian.get(&receipt).await.status, 410);
        ben.signs_in().await;
        assert_eq!(safety(&ben, id).await["guardian_consent"]["state"], "withdrawn");
    }

    async fn what_was_asked_ends_in_one_way_or_another(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada, mut ben, cleo, gus, adult] = town.members(["ada", "ben", "cleo", "gus", "adult"]).await;
        let id = publish(&ada, json!({})).await;
        let path = format!("/events/{id}/safety/guardian-consents");
        assert_eq!(ask(&ben, id).await.refusal(), refusal(404, "EVENT_SAFETY_NOT_FOUND", ""));
        asks(&ada, id, json!({ "guardian_consent_below_age": 18 })).await;
        ada.post(&format!("/events/{id}/staff"), json!({ "user_id": gus.id, "role": "registration_manager" })).await.ok();
        born(&town, &adult, "1990-01-01").await;
        born(&town, &ben, "2012-03-04").await;
        assert_eq!(ask(&adult, id).await.refusal(), refusal(409, "EVENT_SAFETY_CONFLICT", ""));
        confirm(&adult, id).await;
        let body = |name: &str, email: &str| json!({ "guardian_name": name, "guardian_email": email, "relation": "parent" });
        for (body, fields) in [
            (body(" ", "nowhere"), vec!["guardian_name", "guardian_email"]),
            (body("Dora", "Ben@Harbour.example"), vec!["guardian_email"]),
            (body("Win at www.dora.example", ADDRESS), vec!["guardian_name"]),
            (json!({ "guardian_name": "Dora", "guardian_email": ADDRESS, "relation": "friend" }), vec!["relation"]),
        ] {
            let heard = ben.post(&path, body.clone()).await;
            let told: Vec<_> = items(&heard).into_iter().map(|(_, field)| field).collect();
            assert_eq!((heard.status.as_u16(), told), (422, fields.iter().map(|field| (*field).to_owned()).collect()), "{body}");
        }
        assert_eq!(town.count("event_guardian_consents").await, 0);
        town.later(TimeDelta::minutes(2));
        // Somebody declines.
        ask(&ben, id).await.ok();
        let guardian = town.stranger().in_community(None);
        let declined = link(&town, &server).await;
        assert_eq!(says(&guardian, &declined, "decline").await.ok().json()["data"]["state"], "declined");
        assert!(guardian.get(&declined).await.ok().text().contains("You don&#39;t consent"));
        // Nobody answers.
        ask(&ben, id).await.ok();
        let late = link(&town, &server).await;
        town.later(TimeDelta::days(7));
        assert_eq!(says(&guardian, &late, "grant").await.refusal(), refusal(409, "EVENT_SAFETY_CONFLICT", ""));
        assert_eq!((tasks::tick(town.world()).await.unwrap(), tasks::tick(town.world()).await.unwrap()), (1, 0));
        assert_eq!(kinds(&town, &ben).await, ["event_guardian_declined", "event_guardian_expired"]);
        // Those who manage the event withdraw it, and say why; those who only see it do not.
        let [mut ada, mut gus, mut cleo] = [ada, gus, cleo];
        for person in [&mut ada, &mut ben, &mut gus, &mut cleo] {
            person.signs_in().await;
        }
        let consent = ask(&ben, id).await.ok().json()["data"]["guardian_consent"]["id"].clone();
        let granted = link(&town, &server).await;
        says(&guardian, &granted, "grant").await.ok();
        confirm(&ben, id).await;
        let one = format!("{path}/{consent}");
        assert_eq!(cleo.delete(&one).await.refusal(), refusal(404, "EVENT_SAFETY_NOT_FOUND", ""));
        assert_eq!(gus.delete(&one).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(ada.delete(&one).await.refusal(), refusal(422, "EVENT_SAFETY_VALIDATION_FAILED", "reason"));
        let withdrawn = ada.send(ada.request(Method::DELETE, &one, Some(json!({ "reason": "The form was not theirs." })))).await.ok().json();
        let shown = &withdrawn["data"]["guardian_consents"][0];
        assert_eq!((&shown["state"], &shown["ended_by"], &shown["reason"]), (&json!("withdrawn"), &json!("staff"), &json!("The form was not theirs.")));
        assert_eq!(items(&register(&ben, id).await), left(&["guardian_consent"]));
        assert_eq!(letter(&town, &server).await.subject(), "Your consent no longer counts: Repair evening");
        // The member withdraws what they asked, and can ask five times a day.
        for _ in 0..4 {
            town.later(TimeDelta::minutes(5));
            ben.signs_in().await;
            ask(&ben, id).await.ok();
        }
        assert_eq!(ask(&ben, id).await.refusal(), refusal(409, "EVENT_GUARDIAN_CONSENT_LIMIT", ""));
        let own = safety(&ben, id).await["guardian_consent"]["id"].clone();
        let ended = ben.delete(&format!("{path}/{own}")).await.ok().json()["data"]["guardian_consent"].clone();
        assert_eq!((&ended["state"], &ended["ended_by"]), (&json!("withdrawn"), &json!("member")));
        // Tokens that are none of ours lead nowhere.
        for bad in ["ngc_1_0f", "nonsense", &token(&granted).replace("ngc_1_", "ngc_2_"), &format!("ngc_{}_{}", town.meadow, "0".repeat(64))] {
            assert_eq!(guardian.get(&format!("/events/safety/guardian-consents/grant/{bad}")).await.status, 410);
            assert_eq!(says(&guardian, bad, "grant").await.refusal(), refusal(404, "EVENT_GUARDIAN_LINK_INVALID", ""));
        }
        // Once the event has begun nobody is asked.
        minutes_before(&town, -1, &mut [&mut ben]).await;
        assert_eq!(ask(&ben, id).await.refusal(), refusal(409, "EVENT_SAFETY_CONFLICT", ""));
        is_sound(&town).await;
    }

    async fn who_may_not_take_part_is_flagged(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let broker = town.member_as("harbour", "broker", "broker").await;
        let far = town.member_as("meadow", "far", "admin").await;
        let id = publish(&ada, json!({ "max_attendees": 1 })).await;
        let hidden = draft(&ada, json!({})).await;
        confirm(&ben, id).await;
        cleo.post(&format!("/events/{id}/registration/waitlist"), json!({})).await.ok();
        let path = format!("/events/{id}/safety/reviews");
        let says = |member: i64| json!({ "user_id": member, "reason": " A concern: SECRET-REASON. " });
        for (who, told) in [(&cleo, refusal(403, "FORBIDDEN", "")), (&far, refusal(404, "NOT_FOUND", ""))] {
            assert_eq!(who.get(&path).await.refusal(), told);
            assert_eq!(who.post(&path, says(ben.id)).await.refusal(), told);
            assert_eq!(put(who, &format!("/events/{id}/safety/requirements"), json!({ "minimum_age": 18, "expected_revision": 0 })).await.refusal(), told);
        }
        assert_eq!(cleo.get(&format!("/events/{hidden}/safety")).await.refusal(), refusal(404, "NOT_FOUND", ""));
        assert_eq!(ada.post(&path, says(far.id)).await.refusal(), refusal(404, "EVENT_REGISTRATION_MEMBER_NOT_FOUND", ""));
        assert_eq!(ada.post(&path, says(ada.id)).await.refusal(), refusal(409, "EVENT_SAFETY_CONFLICT", ""));
        assert_eq!(ada.post(&path, json!({ "user_id": ben.id, "reason": " " })).await.refusal(), refusal(422, "EVENT_SAFETY_VALIDATION_FAILED", "reason"));
        assert_eq!((town.count("event_safety_denials").await, town.count("event_safety_requirements").await), (0, 0));
        let made = ada.post(&path, says(ben.id)).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let made = made.json()["data"].clone();
        assert_eq!((&made["reason"], &made["user_id"], &made["created_by_id"], &made["lifted_at"]), (&json!("A concern: SECRET-REASON."), &json!(ben.id), &json!(ada.id), &Value::Null));
        assert_eq!(ada.post(&path, says(ben.id)).await.refusal(), refusal(409, "EVENT_SAFETY_CONFLICT", ""));
        // The place is held for whoever waits; who is kept out hears that, not why; those who look after the community are told.
        assert_eq!(items(&register(&ben, id).await), left(&["participation"]));
        cleo.post(&format!("/events/{id}/registration/waitlist/accept"), json!({})).await.ok();
        assert!(kinds(&town, &ben).await.contains(&"event_removed".to_owned()));
        assert!(kinds(&town, &broker).await.contains(&"safeguarding_flag".to_owned()));
        assert!(!kinds(&town, &ada).await.contains(&"safeguarding_flag".to_owned()));
        for (table, column) in [("domain_events", "payload"), ("notifications", "message"), ("notification_queue", "content_snippet"), ("push_queue", "body"), ("event_registration_history", "reason")] {
            let sql = leak(format!("SELECT COUNT(*) FROM {table} WHERE CAST({column} AS TEXT) LIKE '%SECRET%'"));
            assert_eq!(town.db().one::<i64>(sql, params![]).await.unwrap(), 0, "{table}.{column}");
        }
        decide(&town, json!({ "safety_enforcement_mode": "off" })).await;
        assert_eq!(items(&register(&ben, id).await), left(&["participation"]), "it binds whatever else is asked");
        is_sound(&town).await;
        let one = format!("{path}/{}", made["id"]);
        let lifted = ada.delete(&one).await.ok().json()["data"].clone();
        assert_eq!(lifted["lifted_by_id"], json!(ada.id));
        assert_eq!(ada.delete(&one).await.ok().json()["data"], lifted);
        assert_eq!(register(&ben, id).await.code(), "EVENT_CAPACITY_FULL");
        assert_eq!(ada.get(&path).await.ok().json()["data"], json!([lifted]));
    }

    async fn the_graph_says_the_same(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        let writes = "mutation($event: ID!) { updateEventSafetyRequirements(input: { eventId: $event, guardianConsentBelowAge: 18, codeOfConduct: \"Be kind.\", expectedRevision: 0 }) { safety { draft { version revision } } } }";
        let written = ada.graphql(writes, json!({ "event": id.to_string() })).await.ok().json();
        assert_eq!(written["data"]["updateEventSafetyRequirements"]["safety"]["draft"], json!({ "version": 1, "revision": 1 }), "{written}");
        ada.post(&format!("/events/{id}/safety/requirements/publish"), json!({ "expected_revision": 1 })).await.ok();
        let registers = "mutation($event: ID!) { confirmEventRegistration(input: { eventId: $event }) { event { id } } }";
        let refused = ben.graphql(registers, json!({ "event": id.to_string() })).await.json();
        assert_eq!(refused["errors"][0]["extensions"]["code"], "EVENT_SAFETY_ACTION_REQUIRED", "{refused}");
        let input = json!({ "input": { "eventId": id.to_string(), "guardianName": "Dora", "guardianEmail": ADDRESS, "relation": "PARENT" } });
        let asked = ben.graphql(ASK, input).await.ok().json()["data"]["requestEventGuardianConsent"]["safety"].clone();
        assert_eq!((&asked["unmet"], &asked["guardianConsent"]["state"]), (&json!(["DATE_OF_BIRTH", "GUARDIAN_CONSENT", "CODE_OF_CONDUCT"]), &json!("REQUESTED")), "{asked}");
        let seen = ada.graphql(SAFETY, json!({ "event": id.to_string() })).await.ok().json()["data"]["eventSafety"].clone();
        assert_eq!((&seen["enforcement"], &seen["guardianConsents"][0]["member"]["name"]), (&json!("ENFORCE"), &json!("Ben")), "{seen}");
    }
}
