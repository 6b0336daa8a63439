//! What is only kept: settings that hold once they are published, answers that are given later; and answers that are erased before their time (spec events 24).

use serde_json::{Value, json};
use timeweave::params;

use super::recurrence::is_sound;
use super::{confirm, minutes_before, publish, put, refusal};
use crate::each_engine;
use crate::support::{Heard, Person, Town};

fn product(event: i64, rest: &str) -> String {
    format!("/events/{event}/registration-product{rest}")
}

/// A form that is asked: food has to be answered.
async fn ask(by: &Person, event: i64) -> i64 {
    let questions = json!([
        { "key": "food", "kind": "short_text", "label": "What do you eat?", "required": true, "retention": "year" },
        { "key": "need", "kind": "short_text", "label": "What do you need?", "retention": "year" },
    ]);
    let made = by
        .post(&product(event, "/forms"), json!({ "title": "Before you come", "questions": questions }))
        .await
        .ok()
        .json();
    let id = made["data"]["id"].as_i64().unwrap();
    by.post(&product(event, &format!("/forms/{id}/publish")), json!({ "expected_version": 1 })).await.ok();
    id
}

async fn answer(by: &Person, event: i64, form: i64, answers: Value, draft: bool) -> Heard {
    let body = json!({ "form_id": form, "answers": answers, "draft": draft });
    by.post(&product(event, "/submissions"), body).await
}

fn food() -> Value {
    json!([{ "key": "food", "value": "Soup" }])
}

async fn kept(town: &Town) -> i64 {
    town.db().one("SELECT COUNT(*) FROM event_answers", params![]).await.unwrap()
}

each_engine! {
    async fn what_is_kept_as_a_draft_holds_once_it_is_published(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        let settings = product(id, "/settings");
        let drafted = json!({ "answers": "after", "due_minutes": 60, "approval_mode": "manual", "draft": true, "expected_version": 0 });
        let kept = put(&ada, &settings, drafted).await.ok().json()["data"].clone();
        let draft = json!({ "answers": "after", "due_minutes": 60, "guests_per_member": 0, "approval_mode": "manual" });
        assert_eq!(kept, json!({
            "event_id": id, "answers": "none", "due_minutes": 0, "due_at": null, "guests_per_member": 0, "approval_mode": "automatic", "draft": draft, "version": 1,
        }));
        // Nothing of it holds, and nobody else sees it.
        assert_eq!(ben.get(&product(id, "")).await.ok().json()["data"]["settings"]["draft"], Value::Null);
        confirm(&ben, id).await;
        let publish = |version: i64| json!({ "expected_version": version });
        let path = product(id, "/settings/publish");
        assert_eq!(ben.post(&path, publish(1)).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(ada.post(&path, publish(2)).await.refusal(), refusal(409, "VERSION_CONFLICT", "expected_version"));
        let holds = ada.post(&path, publish(1)).await.ok().json()["data"].clone();
        assert_eq!((&holds["answers"], &holds["approval_mode"], &holds["draft"], &holds["version"]), (&json!("after"), &json!("manual"), &Value::Null, &json!(2)));
        assert_eq!(ada.post(&path, publish(2)).await.refusal(), refusal(409, "EVENT_FORM_CONFLICT", ""), "there is nothing more");
        let manage = ada.get(&product(id, "/manage")).await.ok().json();
        assert_eq!(manage["data"]["settings"], holds);
    }

    async fn answers_that_are_only_kept_answer_nothing(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = publish(&ada, json!({})).await;
        let form = ask(&ada, id).await;
        put(&ada, &product(id, "/settings"), json!({ "answers": "before", "expected_version": 0 })).await.ok();
        let made = answer(&ben, id, form, json!([{ "key": "need", "value": "A chair" }]), true).await.ok().json()["data"].clone();
        assert_eq!((&made["draft"], &made["complete"], &made["version"]), (&json!(true), &json!(false), &json!(1)));
        let submission = made["id"].as_i64().unwrap();
        let path = |what: &str| product(id, &format!("/submissions/{submission}/{what}"));
        let give = |version: i64| json!({ "form_id": form, "expected_version": version });
        // Nobody takes part by it, and nobody else reads it.
        let barred = ben.post(&format!("/events/{id}/registration/confirm"), json!({})).await.refusal();
        assert_eq!(barred, refusal(409, "EVENT_ANSWERS_REQUIRED", ""));
        assert_eq!(ada.post(&path("answers"), json!({})).await.refusal(), refusal(404, "EVENT_ANSWERS_NOT_FOUND", ""));
        assert_eq!(ben.get(&product(id, "")).await.ok().json()["data"]["missing"], json!(["food"]));
        let table = [
            (ben.post(&path("submit"), give(1)).await, refusal(422, "EVENT_ANSWERS_VALIDATION_FAILED", "answers.food")),
            (ben.post(&path("submit"), give(2)).await, refusal(409, "VERSION_CONFLICT", "expected_version")),
            (cleo.post(&path("submit"), give(1)).await, refusal(404, "EVENT_ANSWERS_NOT_FOUND", "")),
            (answer(&ben, id, form, food(), false).await, refusal(409, "EVENT_FORM_CONFLICT", "")),
        ];
        for (heard, refused) in table {
            assert_eq!(heard.refusal(), refused);
        }
        let amended = json!({ "form_id": form, "answers": food(), "expected_version": 1 });
        assert_eq!(ben.post(&path("amend"), amended).await.ok().json()["data"]["draft"], true);
        let barred = ben.post(&format!("/events/{id}/registration/confirm"), json!({})).await.refusal();
        assert_eq!(barred, refusal(409, "EVENT_ANSWERS_REQUIRED", ""), "answered, and not given");
        let given = ben.post(&path("submit"), give(2)).await.ok().json()["data"].clone();
        assert_eq!((&given["draft"], &given["complete"], &given["version"]), (&json!(false), &json!(true), &json!(3)));
        assert_eq!(ben.post(&path("submit"), give(3)).await.refusal(), refusal(409, "EVENT_FORM_CONFLICT", ""));
        confirm(&ben, id).await;
        let read = ada.post(&path("answers"), json!({})).await.ok().json();
        assert_eq!(read["data"]["answers"].as_array().unwrap().len(), 2);
        is_sound(&town).await;
    }

    async fn exactly_what_was_counted_is_erased(town: Town) {
        let [mut ada, mut ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = publish(&ada, json!({})).await;
        let form = ask(&ada, id).await;
        for person in [&ben, &cleo] {
            let both = json!([{ "key": "food", "value": "Soup" }, { "key": "need", "value": "A chair" }]);
            answer(person, id, form, both, false).await.ok();
            confirm(person, id).await;
        }
        let dry = product(id, "/retention/dry-run");
        assert_eq!(ada.post(&dry, json!({})).await.refusal(), refusal(409, "EVENT_FORM_CONFLICT", ""), "before it is over");
        minutes_before(&town, -180, &mut [&mut ada, &mut ben, &mut cleo]).await;
        assert_eq!(ben.post(&dry, json!({})).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(ada.post(&dry, json!({ "keys": [] })).await.refusal(), refusal(422, "EVENT_FORM_VALIDATION_FAILED", "keys"));
        let all = ada.post(&dry, json!({})).await.ok().json()["data"].clone();
        let questions = json!([{ "key": "food", "answers_count": 2 }, { "key": "need", "answers_count": 2 }]);
        assert_eq!((&all["questions"], &all["answers_count"], &all["members_count"], &all["keys"]), (&questions, &json!(4), &json!(2), &Value::Null));
        assert_eq!(kept(&town).await, 4, "nothing is erased by counting");
        let some = ada.post(&dry, json!({ "keys": ["need"] })).await.ok().json()["data"].clone();
        let apply = |of: &Value| product(id, &format!("/retention/{}/apply", of["id"]));
        let done = ada.tap(&apply(&some)).await.ok().json()["data"].clone();
        assert!(done["applied_at"].is_string(), "{done}");
        assert_eq!(kept(&town).await, 2);
        assert_eq!(ada.tap(&apply(&some)).await.ok().json()["data"], done, "once");
        // What was counted before is not what is there any more.
        assert_eq!(ada.tap(&apply(&all)).await.refusal(), refusal(409, "VERSION_CONFLICT", "dry_run_id"));
        assert_eq!(ada.tap(&product(id, "/retention/999999/apply")).await.refusal(), refusal(404, "EVENT_ANSWERS_NOT_FOUND", ""));
        let again = ada.post(&dry, json!({})).await.ok().json()["data"].clone();
        minutes_before(&town, -195, &mut [&mut ada]).await;
        assert_eq!(ada.tap(&apply(&again)).await.refusal(), refusal(409, "VERSION_CONFLICT", "dry_run_id"), "too long ago");
        let again = ada.post(&dry, json!({})).await.ok().json()["data"].clone();
        ada.tap(&apply(&again)).await.ok();
        let left: i64 = town.db().one("SELECT COUNT(*) FROM event_submissions", params![]).await.unwrap();
        assert_eq!((kept(&town).await, left), (0, 0));
        is_sound(&town).await;
    }
}
