//! What those who register for an event are asked: forms, answers that are sealed, who reads them, and when they are gone (spec events 24).

use std::sync::Arc;

use chrono::TimeDelta;
use http::Method;
use serde_json::{Value, json};
use timeweave::events::forms::tasks;
use timeweave::params;

use super::recurrence::is_sound;
use super::{confirm, minutes_before, publish, put, refusal};
use crate::each_engine;
use crate::support::{Heard, Person, Town, leak};

const FORM: &str = include_str!("../../../graphql/operations/events/event_registration_form.graphql");
const SUBMIT: &str = include_str!("../../../graphql/operations/events/submit_event_answers.graphql");
const LIST: &str = include_str!("../../../graphql/operations/events/event_submissions.graphql");

fn product(event: i64, rest: &str) -> String {
    format!("/events/{event}/registration-product{rest}")
}

fn questions() -> Value {
    json!([
        { "key": "food", "kind": "multiple_choice", "label": " What do you eat? ", "options": ["Soup", "Bread"], "required": true, "audience": "check_in_staff", "retention": "week" },
        { "key": "need", "kind": "long_text", "label": "What do you need?", "sensitive": true, "audience": "registration_managers", "retention": "event" },
        { "key": "phone", "kind": "short_text", "label": "Whom do we call?", "sensitive": true },
        { "key": "rules", "kind": "consent", "label": "Do you keep the rules?", "required": true },
    ])
}

async fn draft(by: &Person, event: i64, questions: Value) -> Value {
    let made = by.post(&product(event, "/forms"), json!({ "title": "Before you come", "questions": questions })).await;
    assert_eq!(made.status, 201, "{}", made.text());
    made.json()["data"].clone()
}

async fn act(by: &Person, event: i64, form: &Value, what: &str) -> Heard {
    by.post(&product(event, &format!("/forms/{}/{what}", form["id"])), json!({ "expected_version": form["version"] }))
        .await
}

/// A form that is asked.
async fn ask(by: &Person, event: i64, questions: Value) -> Value {
    let form = draft(by, event, questions).await;
    act(by, event, &form, "publish").await.ok().json()["data"].clone()
}

async fn demand(by: &Person, event: i64, answers: &str, minutes: i64, version: i64) -> Heard {
    let body = json!({ "answers": answers, "due_minutes": minutes, "expected_version": version });
    put(by, &product(event, "/settings"), body).await
}

fn said(form: &Value, answers: &[(&str, Value)]) -> Value {
    let answers: Vec<Value> = answers.iter().map(|(key, value)| json!({ "key": key, "value": value })).collect();
    json!({ "form_id": form["id"], "answers": answers })
}

async fn submit(by: &Person, event: i64, body: Value) -> Heard {
    by.post(&product(event, "/submissions"), body).await
}

async fn shown(by: &Person, event: i64) -> Value {
    by.get(&product(event, "")).await.ok().json()["data"].clone()
}

/// The answers of a submission, by their keys.
fn values(submission: &Value) -> Vec<(String, Value)> {
    let answers = submission["answers"].as_array().unwrap().iter();
    answers.map(|one| (one["key"].as_str().unwrap().to_owned(), one["value"].clone())).collect()
}

fn keyed(answers: &[(&str, Value)]) -> Vec<(String, Value)> {
    answers.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect()
}

async fn kept(town: &Town) -> i64 {
    town.db().one("SELECT COUNT(*) FROM event_answers", params![]).await.unwrap()
}

async fn tick(town: &Town) -> u64 {
    tasks::tick(&Arc::clone(town.world())).await.unwrap()
}

/// What a member hears of answers that they lack.
async fn bell(town: &Town, person: &Person) -> Vec<String> {
    town.deliver().await;
    let sql = "SELECT message FROM notifications WHERE user_id = $1 AND type = 'event_answers_due' ORDER BY id";
    town.db().all(sql, params![person.id]).await.unwrap()
}

each_engine! {
    async fn a_form_is_written_published_and_answered_before_anybody_comes(town: Town) {
        let [ada, ben, cleo, dora, emil, fay] = town.members(["ada", "ben", "cleo", "dora", "emil", "fay"]).await;
        let id = publish(&ada, json!({ "max_attendees": 1 })).await;
        ada.post(&format!("/events/{id}/staff"), json!({ "user_id": dora.id, "role": "registration_manager" })).await.ok();
        ada.post(&format!("/events/{id}/staff"), json!({ "user_id": emil.id, "role": "check_in_staff" })).await.ok();
        // Nothing is asked, and nothing is demanded.
        let nothing = shown(&ben, id).await;
        assert_eq!((&nothing["form"], &nothing["submission"], &nothing["open"], &nothing["settings"]["answers"]), (&Value::Null, &Value::Null, &json!(true), &json!("none")));
        assert_eq!(submit(&ben, id, said(&json!({ "id": 1 }), &[])).await.refusal(), refusal(404, "EVENT_FORM_NOT_FOUND", ""));
        // A draft is for those who decide about registrations.
        for person in [&ben, &emil] {
            let refused = person.post(&product(id, "/forms"), json!({ "title": "x", "questions": [] })).await;
            assert_eq!(refused.refusal(), refusal(403, "FORBIDDEN", ""));
            assert_eq!(person.get(&product(id, "/manage")).await.refusal(), refusal(403, "FORBIDDEN", ""));
        }
        let wrong = json!([
            { "key": "a", "kind": "single_choice", "label": " " , "options": ["One", "One"] },
            { "key": "a", "kind": "date", "label": "When?", "options": ["x"] },
        ]);
        let refused = ada.post(&product(id, "/forms"), json!({ "title": " ", "questions": wrong })).await;
        let told: Vec<_> = refused.json()["errors"].as_array().unwrap().iter().map(|one| format!("{} {}", one["code"], one["field"])).collect();
        let code = "\"EVENT_FORM_VALIDATION_FAILED\"";
        assert_eq!(told, ["title", "questions.0.label", "questions.0.options", "questions.1.key", "questions.1.options"].map(|field| format!("{code} \"{field}\"")));
        let made = draft(&dora, id, questions()).await;
        assert_eq!((&made["status"], &made["number"], &made["version"], &made["questions"][0]["label"]), (&json!("draft"), &json!(1), &json!(1), &json!("What do you eat?")));
        assert_eq!(made["questions"][2], json!({
            "key": "phone", "kind": "short_text", "label": "Whom do we call?", "help": null, "options": [], "required": false, "sensitive": true, "audience": "organizers", "retention": "month",
        }));
        // Two publish it at once: one does.
        let (one, two) = futures::join!(act(&ada, id, &made, "publish"), act(&dora, id, &made, "publish"));
        let mut statuses = [one.status.as_u16(), two.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409]);
        // It never changes again.
        let change = json!({ "title": "x", "questions": [], "expected_version": 2 });
        let refused = put(&ada, &product(id, &format!("/forms/{}", made["id"])), change).await;
        assert_eq!(refused.refusal(), refusal(409, "EVENT_FORM_CONFLICT", ""));
        demand(&ada, id, "before", 90, 0).await.ok();
        assert_eq!(demand(&ada, id, "none", 0, 0).await.refusal(), refusal(409, "VERSION_CONFLICT", "expected_version"));
        // Nobody comes without answers, by whatever way.
        for (path, body) in [("registration/confirm", json!({})), ("rsvp", json!({ "status": "going" }))] {
            assert_eq!(ben.post(&format!("/events/{id}/{path}"), body).await.refusal(), refusal(409, "EVENT_ANSWERS_REQUIRED", ""));
        }
        ada.post(&format!("/events/{id}/people/bulk"), json!({ "operations": [{ "user_id": fay.id, "action": "invite" }] })).await.ok();
        let refused = ada.post(&format!("/events/{id}/people/{}/approve", fay.id), json!({})).await;
        assert_eq!(refused.refusal(), refusal(409, "EVENT_ANSWERS_REQUIRED", ""));
        // All that does not fit is told at once, and nothing is kept.
        let answers = [("food", json!(["Cake"])), ("need", json!(7)), ("colour", json!("red")), ("phone", json!("x")), ("phone", json!("y"))];
        let refused = submit(&ben, id, said(&made, &answers)).await;
        let told: Vec<_> = refused.json()["errors"].as_array().unwrap().iter().map(|one| one["field"].as_str().unwrap().to_owned()).collect();
        assert_eq!((refused.status.as_u16(), told), (422, ["answers.0.value", "answers.1.value", "answers.2.key", "answers.4.key", "answers.rules"].map(str::to_owned).to_vec()));
        assert_eq!(kept(&town).await, 0);
        assert_eq!(submit(&ada, id, said(&made, &[])).await.refusal(), refusal(403, "EVENT_REGISTRATION_FORBIDDEN", ""));
        assert_eq!(submit(&ben, id, said(&json!({ "id": 99_999 }), &[])).await.refusal(), refusal(409, "VERSION_CONFLICT", "form_id"));
        let answers = [("rules", json!(true)), ("food", json!(["Bread", "Soup"])), ("need", json!(" A ramp ")), ("phone", json!(""))];
        let given = submit(&ben, id, said(&made, &answers)).await;
        assert_eq!(given.status, 201, "{}", given.text());
        let given = given.json()["data"].clone();
        assert_eq!(values(&given), keyed(&[("food", json!(["Soup", "Bread"])), ("need", json!("A ramp")), ("rules", json!(true))]));
        assert_eq!((&given["complete"], &given["version"], &given["answers"][0]["erase_after"]), (&json!(true), &json!(1), &json!("2026-05-08T19:00:00Z")));
        assert_eq!(submit(&ben, id, said(&made, &answers)).await.refusal(), refusal(409, "EVENT_FORM_CONFLICT", ""));
        confirm(&ben, id).await;
        // Who waits has answered, too.
        assert_eq!(cleo.post(&format!("/events/{id}/registration/waitlist"), json!({})).await.refusal(), refusal(409, "EVENT_ANSWERS_REQUIRED", ""));
        submit(&cleo, id, said(&made, &[("food", json!(["Soup"])), ("rules", json!(true))])).await.ok();
        cleo.post(&format!("/events/{id}/registration/waitlist"), json!({})).await.ok();
        // Ben corrects himself; a required answer is not taken away, and others' answers are not his.
        let path = product(id, &format!("/submissions/{}/amend", given["id"]));
        let amend = |answers: &[(&str, Value)], version: i64| {
            let mut body = said(&made, answers);
            body["expected_version"] = json!(version);
            body
        };
        assert_eq!(ben.post(&path, amend(&[("food", Value::Null)], 1)).await.refusal(), refusal(422, "EVENT_ANSWERS_VALIDATION_FAILED", "answers.food"));
        assert_eq!(cleo.post(&path, amend(&[], 1)).await.refusal(), refusal(404, "EVENT_ANSWERS_NOT_FOUND", ""));
        let amended = ben.post(&path, amend(&[("need", Value::Null), ("food", json!(["Soup"]))], 1)).await.ok().json()["data"].clone();
        assert_eq!((values(&amended), &amended["version"]), (keyed(&[("food", json!(["Soup"])), ("rules", json!(true))]), &json!(2)));
        assert_eq!(ben.post(&path, amend(&[], 1)).await.refusal(), refusal(409, "VERSION_CONFLICT", "expected_version"));
        // Another form asks more. What it asks under a key that is known stays of one kind.
        let forked = act(&ada, id, &made, "fork").await;
        assert_eq!(forked.status, 201);
        let forked = forked.json()["data"].clone();
        let mut others = questions();
        others[0]["kind"] = json!("short_text");
        others[0].as_object_mut().unwrap().remove("options");
        let change = json!({ "title": "Again", "questions": others, "expected_version": 1 });
        let changed = put(&ada, &product(id, &format!("/forms/{}", forked["id"])), change).await.ok().json()["data"].clone();
        assert_eq!(act(&ada, id, &changed, "publish").await.refusal(), refusal(422, "EVENT_FORM_VALIDATION_FAILED", "questions.0.kind"));
        let more = json!([questions()[0], questions()[3], { "key": "day", "kind": "date", "label": "Since when?", "required": true }]);
        let change = json!({ "title": "Again", "questions": more, "expected_version": 2 });
        let changed = put(&ada, &product(id, &format!("/forms/{}", forked["id"])), change).await.ok().json()["data"].clone();
        act(&ada, id, &changed, "publish").await.ok();
        let desk = ada.get(&product(id, "/manage")).await.ok().json()["data"].clone();
        let states: Vec<_> = desk["forms"].as_array().unwrap().iter().map(|form| form["status"].as_str().unwrap()).collect();
        // Fay is invited, Cleo waits, Ben comes: each of them lacks the day.
        assert_eq!((states, &desk["answered_count"], &desk["missing_count"]), (vec!["published", "retired"], &json!(0), &json!(3)));
        let asked = shown(&ben, id).await;
        assert_eq!((&asked["missing"], &asked["submission"]["complete"]), (&json!(["day"]), &json!(false)));
        // Who leaves it there loses no place; who would take one does without no longer.
        ben.post(&format!("/events/{id}/registration/withdraw"), json!({})).await.ok();
        let refused = cleo.post(&format!("/events/{id}/registration/waitlist/accept"), json!({})).await;
        assert_eq!(refused.refusal(), refusal(409, "EVENT_ANSWERS_REQUIRED", ""));
        let own = shown(&cleo, id).await;
        let path = product(id, &format!("/submissions/{}/amend", own["submission"]["id"]));
        let mut body = said(&changed, &[("day", json!("2026-01-05"))]);
        body["expected_version"] = json!(1);
        cleo.post(&path, body).await.ok();
        cleo.post(&format!("/events/{id}/registration/waitlist/accept"), json!({})).await.ok();
        is_sound(&town).await;
    }

    async fn answers_are_read_by_those_for_whom_they_are_and_each_reading_is_noted(town: Town) {
        let [ada, ben, cleo, dora, emil, fay] = town.members(["ada", "ben", "cleo", "dora", "emil", "fay"]).await;
        let id = publish(&ada, json!({})).await;
        for (person, role) in [(&dora, "registration_manager"), (&emil, "check_in_staff"), (&fay, "communications_manager")] {
            ada.post(&format!("/events/{id}/staff"), json!({ "user_id": person.id, "role": role })).await.ok();
        }
        let form = ask(&ada, id, questions()).await;
        let answers = [("food", json!(["Soup"])), ("need", json!("=MARK-NEED")), ("phone", json!("MARK-PHONE")), ("rules", json!(true))];
        let given = submit(&ben, id, said(&form, &answers)).await.ok().json()["data"].clone();
        let path = product(id, "/submissions");
        let reveal = product(id, &format!("/submissions/{}/answers", given["id"]));
        // Whoever only answers is in no list, and in nobody's hands.
        assert_eq!(ada.get(&path).await.ok().json()["data"], json!([]));
        assert_eq!(ada.post(&reveal, json!({})).await.refusal(), refusal(404, "EVENT_ANSWERS_NOT_FOUND", ""));
        confirm(&ben, id).await;
        confirm(&cleo, id).await;
        // Lists leave sensitive answers out, and note nothing.
        for (person, keys, withheld) in [(&ada, vec!["food", "rules"], 2), (&dora, vec!["food"], 1), (&emil, vec!["food"], 0)] {
            let rows = person.get(&path).await.ok().json()["data"].clone();
            assert_eq!(rows.as_array().unwrap().len(), 2);
            let row = &rows[0];
            let shown: Vec<_> = values(row).into_iter().map(|(key, _)| key).collect();
            assert_eq!((row["user_id"].as_i64(), shown, &row["withheld_count"], &row["complete"]), (Some(ben.id), keys.into_iter().map(str::to_owned).collect(), &json!(withheld), &json!(true)));
            assert_eq!((&rows[1]["submission_id"], &rows[1]["complete"]), (&Value::Null, &json!(false)));
        }
        for (state, who) in [("answered", ben.id), ("missing", cleo.id)] {
            let rows = ada.get(&format!("{path}?state={state}")).await.ok().json();
            assert_eq!((&rows["data"][0]["user_id"], &rows["meta"]["total"]), (&json!(who), &json!(1)));
        }
        for person in [&fay, &cleo] {
            assert_eq!(person.get(&path).await.refusal(), refusal(403, "FORBIDDEN", ""));
            assert_eq!(person.post(&reveal, json!({})).await.refusal(), refusal(403, "FORBIDDEN", ""));
        }
        assert_eq!(shown(&ben, id).await["reads"], json!([]));
        // Each sees what is for them; who read sensitive ones is noted, and Ben sees it.
        town.later(TimeDelta::minutes(1));
        for (person, keys) in [(&emil, vec!["food"]), (&dora, vec!["food", "need"]), (&ada, vec!["food", "need", "phone", "rules"])] {
            let read = person.post(&reveal, json!({})).await.ok().json()["data"].clone();
            assert_eq!(values(&read).into_iter().map(|(key, _)| key).collect::<Vec<_>>(), keys);
            town.later(TimeDelta::minutes(1));
        }
        let reads = shown(&ben, id).await["reads"].clone();
        let reads: Vec<_> = reads.as_array().unwrap().iter().map(|read| (read["reader_id"].as_i64().unwrap(), read["answers"].as_i64().unwrap())).collect();
        assert_eq!(reads, [(ada.id, 2), (dora.id, 1)]);
        // A form that shows more shows nothing that was given under the other.
        let mut open = questions();
        open[2]["audience"] = json!("check_in_staff");
        open[2]["sensitive"] = json!(false);
        ask(&ada, id, open).await;
        let rows = emil.get(&path).await.ok().json()["data"].clone();
        assert_eq!(values(&rows[0]), keyed(&[("food", json!(["Soup"]))]));
        // Tables have answers for whoever asks for them and may read them, and notes that they were read.
        let table = format!("/events/{id}/people/export.csv");
        assert!(!ada.get(&table).await.ok().text().contains("MARK"));
        let all = ada.get(&format!("{table}?answers=true")).await.ok().text();
        let lines: Vec<&str> = all.lines().collect();
        assert!(lines[0].ends_with(",answer_food,answer_need,answer_phone,answer_rules"), "{}", lines[0]);
        assert!(lines[1].ends_with(",Soup,'=MARK-NEED,MARK-PHONE,yes") && lines[2].ends_with(",,,,"), "{all}");
        let some = dora.get(&format!("{table}?answers=true")).await.ok().text();
        assert!(some.contains("MARK-NEED") && !some.contains("MARK-PHONE"), "{some}");
        assert_eq!(emil.get(&format!("{table}?answers=true")).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(shown(&ben, id).await["reads"].as_array().unwrap().len(), 4);
        // At the other door.
        let asked = ben.graphql(FORM, json!({ "event": id.to_string() })).await.ok().json()["data"]["eventRegistrationForm"].clone();
        assert_eq!((&asked["isOpen"], &asked["missing"], &asked["reads"][0]["answerCount"]), (&json!(true), &json!([]), &json!(1)));
        let input = json!({ "eventId": id.to_string(), "formId": asked["form"]["id"], "answers": [{ "key": "food", "value": ["Bread"] }, { "key": "rules", "value": true }] });
        let made = cleo.graphql(SUBMIT, json!({ "input": input })).await.ok().json()["data"]["submitEventAnswers"].clone();
        assert_eq!((&made["submission"]["isComplete"], &made["submission"]["answers"][0]["value"]), (&json!(true), &json!(["Bread"])));
        let listed = dora.graphql(LIST, json!({ "event": id.to_string() })).await.ok().json()["data"]["eventSubmissions"].clone();
        assert_eq!((&listed["totalCount"], &listed["nodes"][0]["withheldCount"]), (&json!(2), &json!(1)));
        // What Ben takes with him has what he answered, and when it was read. What is kept opens nowhere else.
        let copy = ben.post("/me/data-export", json!({ "format": "json" })).await.ok().json()["data"].clone();
        let mine: Vec<_> = copy["event_answers"].as_array().unwrap().iter().map(|row| (row["question_key"].as_str().unwrap().to_owned(), row["answer"].clone())).collect();
        assert_eq!(mine, keyed(&[("food", json!(["Soup"])), ("need", json!("=MARK-NEED")), ("phone", json!("MARK-PHONE")), ("rules", json!(true))]));
        assert_eq!(copy["event_answer_reads"].as_array().unwrap().len(), 4);
        let moved = "UPDATE event_answers SET sealed = (SELECT o.sealed FROM event_answers o WHERE o.question_key = 'need') WHERE question_key = 'phone'";
        town.db().run(moved, params![]).await.unwrap();
        assert_eq!(values(&shown(&ben, id).await["submission"])[2], ("phone".to_owned(), Value::Null));
        is_sound(&town).await;
    }

    async fn answers_go_when_their_time_is_over_and_whoever_lacks_some_hears_of_it_once(town: Town) {
        let [mut ada, mut ben, mut cleo, mut dora, emil] = town.members(["ada", "ben", "cleo", "dora", "emil"]).await;
        let id = publish(&ada, json!({})).await;
        let form = ask(&ada, id, questions()).await;
        let answers = [("food", json!(["Soup"])), ("need", json!("A ramp")), ("phone", json!("1")), ("rules", json!(true))];
        // Emil answers and never comes: a day later he has answered nothing.
        submit(&emil, id, said(&form, &answers)).await.ok();
        for person in [&ben, &cleo] {
            submit(person, id, said(&form, &answers)).await.ok();
            confirm(person, id).await;
        }
        confirm(&dora, id).await;
        assert_eq!((tick(&town).await, kept(&town).await), (0, 12));
        town.later(TimeDelta::days(1));
        assert_eq!((tick(&town).await, kept(&town).await), (4, 8));
        // Cleo withdraws, and her answers go with the next look at the clock.
        cleo.signs_in().await;
        ben.signs_in().await;
        ada.signs_in().await;
        cleo.post(&format!("/events/{id}/registration/withdraw"), json!({})).await.ok();
        assert_eq!((tick(&town).await, kept(&town).await), (4, 4));
        assert_eq!(shown(&cleo, id).await["submission"], Value::Null);
        // Answers are due a day before the evening; Dora hears of it a day before that, once, and Ben never.
        demand(&ada, id, "after", 1440, 0).await.ok();
        assert_eq!(tick(&town).await, 0);
        minutes_before(&town, 2 * 1440 + 1, &mut [&mut ada]).await;
        assert_eq!(tick(&town).await, 0);
        town.later(TimeDelta::minutes(1));
        assert_eq!((tick(&town).await, tick(&town).await), (1, 0));
        let line = "“Repair evening” needs answers from you by: 2026-04-30 18:00 (Europe/Dublin)";
        assert_eq!((bell(&town, &dora).await, bell(&town, &ben).await.len()), (vec![line.to_owned()], 0));
        // An evening that is put off is not asked about twice.
        dora.signs_in().await;
        ben.signs_in().await;
        assert_eq!((tick(&town).await, bell(&town, &dora).await.len()), (0, 1));
        // When they are due, those who decide about registrations hear once how many lack some.
        ada.post(&format!("/events/{id}/staff"), json!({ "user_id": emil.id, "role": "registration_manager" })).await.ok();
        minutes_before(&town, 1440, &mut [&mut ada]).await;
        assert_eq!((tick(&town).await, tick(&town).await), (1, 0));
        town.deliver().await;
        let sql = "SELECT user_id, message FROM notifications WHERE type = 'event_answers_overdue' ORDER BY user_id";
        let heard: Vec<(i64, String)> = town.db().all(sql, params![]).await.unwrap();
        let line = "Answers for “Repair evening” are overdue. Members who have not answered: 1";
        assert_eq!(heard, [(ada.id, line.to_owned()), (emil.id, line.to_owned())]);
        // When it begins, nothing is answered or corrected any more.
        minutes_before(&town, 0, &mut [&mut ben, &mut dora]).await;
        assert_eq!(submit(&dora, id, said(&form, &answers)).await.refusal(), refusal(409, "EVENT_ANSWERS_CLOSED", ""));
        let own = shown(&ben, id).await;
        assert_eq!(own["open"], json!(false));
        let mut body = said(&form, &[("food", json!(["Bread"]))]);
        body["expected_version"] = json!(1);
        let path = product(id, &format!("/submissions/{}/amend", own["submission"]["id"]));
        assert_eq!(ben.post(&path, body).await.refusal(), refusal(409, "EVENT_ANSWERS_CLOSED", ""));
        // It ends two hours later: each answer goes at its time.
        for (later, gone, left) in [(TimeDelta::hours(2), 1, 3), (TimeDelta::days(7) - TimeDelta::seconds(1), 0, 3), (TimeDelta::seconds(1), 1, 2), (TimeDelta::days(23), 2, 0)] {
            town.later(later);
            assert_eq!((tick(&town).await, kept(&town).await), (gone, left), "{later}");
        }
        let rows: i64 = town.db().one("SELECT COUNT(*) FROM event_submissions", params![]).await.unwrap();
        assert_eq!(rows, 0);
        is_sound(&town).await;
    }

    async fn whoever_leaves_leaves_no_answer(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = publish(&ada, json!({})).await;
        let form = ask(&ada, id, questions()).await;
        let answers = [("food", json!(["Soup"])), ("need", json!("A ramp")), ("rules", json!(true))];
        for person in [&ben, &cleo] {
            submit(person, id, said(&form, &answers)).await.ok();
            confirm(person, id).await;
        }
        let own = shown(&ben, id).await["submission"]["id"].clone();
        ada.post(&product(id, &format!("/submissions/{own}/answers")), json!({})).await.ok();
        let body = json!({ "password": crate::support::PASSWORD });
        ben.send(ben.request(Method::DELETE, "/users/me", Some(body.clone()))).await.ok();
        town.deliver().await;
        for table in ["event_submissions", "event_answer_reads"] {
            let rows: i64 = town.db().one(leak(format!("SELECT COUNT(*) FROM {table} WHERE user_id = $1")), params![ben.id]).await.unwrap();
            assert_eq!(rows, 0, "{table}");
        }
        assert_eq!(kept(&town).await, 3);
        // Forms of whoever leaves lose their words; what others answered opens still, as they gave it.
        ada.send(ada.request(Method::DELETE, "/users/me", Some(body))).await.ok();
        town.deliver().await;
        let label: String = town.db().one("SELECT label FROM event_form_questions WHERE question_key = 'need'", params![]).await.unwrap();
        assert_eq!(label, "-");
        is_sound(&town).await;
    }
}
