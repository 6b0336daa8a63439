//! How an event goes, in numbers, and answers as a table: for those who look after it (spec events 24).

use serde_json::{Value, json};

use super::{confirm, publish, put, refusal};
use crate::each_engine;

const NUMBERS: &str = include_str!("../../../graphql/operations/events/event_analytics.graphql");

each_engine! {
    async fn those_who_decide_see_how_it_goes_and_take_answers_with_them(town: Town) {
        let [ada, ben, cleo, dora, emil, fay] = town.members(["ada", "ben", "cleo", "dora", "emil", "fay"]).await;
        let id = publish(&ada, json!({ "max_attendees": 3 })).await;
        let product = format!("/events/{id}/registration-product");
        for (person, role) in [(&dora, "registration_manager"), (&emil, "check_in_staff")] {
            ada.post(&format!("/events/{id}/staff"), json!({ "user_id": person.id, "role": role })).await.ok();
        }
        let numbers = format!("/events/{id}/analytics");
        let nothing = ada.get(&numbers).await.ok().json()["data"].clone();
        assert_eq!((&nothing["days"], &nothing["registrations"]["confirmed"], &nothing["answers"]), (&json!([]), &json!(0), &json!({ "complete": 0, "missing": 0 })));
        put(&ada, &format!("{product}/settings"), json!({ "answers": "none", "guests_per_member": 1, "expected_version": 0 })).await.ok();
        let questions = json!([
            { "key": "food", "kind": "short_text", "label": "What do you eat?", "required": true, "audience": "registration_managers" },
            { "key": "need", "kind": "short_text", "label": "What do you need?", "sensitive": true },
        ]);
        let form = ada.post(&format!("{product}/forms"), json!({ "title": "Before", "questions": questions })).await.json()["data"]["id"].clone();
        ada.post(&format!("{product}/forms/{form}/publish"), json!({ "expected_version": 1 })).await.ok();
        confirm(&ben, id).await;
        confirm(&cleo, id).await;
        let own = ben.get(&format!("/events/{id}/relationship")).await.ok().json()["data"]["registration"]["id"].clone();
        ben.post(&format!("{product}/registrations/{own}/guests"), json!({ "display_name": "Nora" })).await.ok();
        fay.post(&format!("/events/{id}/registration/waitlist"), json!({})).await.ok();
        cleo.post(&format!("/events/{id}/registration/withdraw"), json!({})).await.ok();
        fay.post(&format!("/events/{id}/registration/waitlist/accept"), json!({})).await.ok();
        let said = json!({ "form_id": form, "answers": [{ "key": "food", "value": "=Soup" }, { "key": "need", "value": "A ramp" }] });
        ben.post(&format!("{product}/submissions"), said).await.ok();
        // Numbers are for those who decide about registrations.
        for path in [numbers.clone(), format!("{numbers}/export.csv")] {
            for person in [&ben, &emil] {
                assert_eq!(person.get(&path).await.refusal(), refusal(403, "FORBIDDEN", ""));
            }
            assert_eq!(town.stranger().get(&path).await.status, 401);
        }
        let seen = dora.get(&numbers).await.ok().json()["data"].clone();
        assert_eq!(seen, json!({
            "event_id": id,
            "registrations": { "invited": 0, "pending": 0, "confirmed": 2, "declined": 0, "cancelled": 1 },
            "guests": { "confirmed": 1, "withdrawn": 0, "cancelled": 0, "came": 0, "no_show": 0 },
            "waitlist": { "waiting": 0, "offered": 0, "accepted": 1, "expired": 0, "cancelled": 0, "offers_made": 1, "offers_accepted": 1 },
            "attendance": { "came": 0, "gone": 0, "no_show": 0, "unknown": 2 },
            "tickets": { "units": 0, "holders": 0, "units_cancelled": 0, "units_left": 0 },
            "messages": { "reminders": 0, "reminders_pending": seen["messages"]["reminders_pending"], "broadcasts": 0, "broadcast_deliveries": 0 },
            "answers": { "complete": 1, "missing": 1 },
            "interested": 0,
            "days": [{ "date": "2026-01-05", "confirmed": 3, "left": 1, "waiting": 1 }],
        }));
        let table = ada.get(&format!("{numbers}/export.csv")).await.ok();
        assert_eq!((table.header("content-type"), table.header("cache-control")), (Some("text/csv; charset=utf-8"), Some("private, no-store")));
        let text = table.text();
        let lines: Vec<&str> = text.split("\r\n").collect();
        assert_eq!(lines[..4], ["part,name,day,number", "registrations,invited,,0", "registrations,pending,,0", "registrations,confirmed,,2"]);
        assert_eq!(lines[lines.len() - 4..], ["days,confirmed,2026-01-05,3", "days,left,2026-01-05,1", "days,waiting,2026-01-05,1", ""]);
        let graph = ada.graphql(NUMBERS, json!({ "event": id.to_string() })).await.ok().json()["data"]["eventAnalytics"].clone();
        assert_eq!(graph, json!({ "event": { "id": graph["event"]["id"] }, "registrations": { "confirmed": 2 }, "guests": { "confirmed": 1 }, "days": [{ "date": "2026-01-05", "confirmed": 3, "left": 1 }] }));
        // Answers as a table: what is for each, and that sensitive ones were read is noted.
        let export = format!("{product}/submissions/export");
        assert_eq!(ben.post(&export, json!({})).await.refusal(), refusal(403, "FORBIDDEN", ""));
        let reads = async || ben.get(&product).await.ok().json()["data"]["reads"].as_array().unwrap().len();
        let some = dora.post(&export, json!({})).await.ok().text();
        assert!(some.starts_with("member_id,name,registration_state,waitlist_state,complete,answered_at,answer_food\r\n"), "{some}");
        assert_eq!((some.lines().count(), reads().await), (3, 0));
        assert!(some.contains("'=Soup") && !some.contains("A ramp"), "{some}");
        let all = ada.post(&export, json!({ "state": "answered" })).await.ok().text();
        let lines: Vec<&str> = all.lines().collect();
        assert!(lines.len() == 2 && lines[0].ends_with(",answer_food,answer_need") && lines[1].ends_with(",'=Soup,A ramp"), "{all}");
        assert_eq!(reads().await, 1);
        let missing = ada.post(&export, json!({ "state": "missing" })).await.ok().text();
        assert!(missing.lines().nth(1).unwrap().starts_with(&format!("{},Fay,confirmed,accepted,no,,", fay.id)), "{missing}");
        assert_eq!(ada.post(&export, json!({ "state": "some" })).await.refusal(), refusal(422, "EVENT_FORM_VALIDATION_FAILED", "state"));
        assert_eq!(ada.post(&export, json!({ "stat": "missing" })).await.status, 422);
        assert_ne!(seen["messages"]["reminders_pending"], Value::Null);
    }
}
