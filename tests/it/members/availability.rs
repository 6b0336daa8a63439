//! When members have time.

use http::Method;
use serde_json::{Value, json};

use super::{block, change};
use crate::each_engine;
use crate::support::{Heard, Person};

const PATH: &str = "/users/me/availability";
const MUTATION: &str = include_str!("../../../graphql/operations/members/set_availability.graphql");

async fn put(person: &Person, path: &str, body: Value) -> Heard {
    person.send(person.request(Method::PUT, path, Some(body))).await
}

/// Day, beginning and end of each time.
fn times(answer: &Value) -> Vec<(i64, String, String)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let slots = answer["data"]["weekly"].as_array().unwrap().iter();
    slots
        .map(|slot| (slot["day_of_week"].as_i64().unwrap(), text(&slot["start_time"]), text(&slot["end_time"])))
        .collect()
}

fn time(day: i64, start: &str, end: &str) -> (i64, String, String) {
    (day, start.to_owned(), end.to_owned())
}

each_engine! {
    async fn a_member_says_when_they_have_time(town: Town) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        assert_eq!(ada.get(PATH).await.ok().json()["data"]["weekly"], json!([]));
        let week = json!({ "schedule": [
            { "day_of_week": 3, "start_time": "18:00", "end_time": "20:00" },
            { "day_of_week": 1, "start_time": "09:00:30", "end_time": "12:00", "note": " Mornings " },
        ] });
        let said = put(&ada, PATH, week).await.ok().json();
        let slot = &said["data"]["weekly"][0];
        assert_eq!(slot, &json!({ "id": slot["id"], "day_of_week": 1, "start_time": "09:00", "end_time": "12:00", "is_recurring": true, "specific_date": null, "note": "Mornings" }));
        let said = put(&ada, &format!("{PATH}/1"), json!({ "slots": [{ "start_time": "08:00", "end_time": "09:00" }] })).await.ok().json();
        assert_eq!(times(&said), [time(1, "08:00", "09:00"), time(3, "18:00", "20:00")]);
        let said = ada.post(&format!("{PATH}/date"), json!({ "date": "2026-01-11", "start_time": "10:00", "end_time": "16:00" })).await.ok();
        assert_eq!(said.status, 201);
        let single = said.json()["data"]["weekly"][2].clone();
        assert_eq!((&single["day_of_week"], &single["specific_date"], &single["is_recurring"]), (&json!(0), &json!("2026-01-11"), &json!(false)));
        // A week may also be said day by day.
        let days = json!({ "schedule": { "5": [{ "start_time": "08:00", "end_time": "09:00" }], "0": [] } });
        assert_eq!(times(&put(&ada, PATH, days).await.ok().json())[..1], [time(5, "08:00", "09:00")]);
        // A new week leaves the single day.
        put(&ada, PATH, json!({ "slots": [] })).await.ok();
        assert_eq!(times(&ben.get(&format!("/users/{}/availability", ada.id)).await.ok().json()), [time(0, "10:00", "16:00")]);
        let path = format!("{PATH}/{}", single["id"]);
        ben.delete(&path).await.ok();
        assert_eq!(times(&ada.get(PATH).await.ok().json()).len(), 1, "nobody takes back what another said");
        town.later(chrono::TimeDelta::days(7));
        ada.signs_in().await;
        ben.signs_in().await;
        assert_eq!(times(&ben.get(&format!("/users/{}/availability", ada.id)).await.ok().json()), [], "what is over");
        ada.delete(&path).await.ok();
        assert_eq!(times(&ada.get(PATH).await.ok().json()), []);
    }

    async fn times_that_cannot_be_are_refused_and_change_nothing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        put(&ada, PATH, json!({ "schedule": [{ "day_of_week": 1, "start_time": "09:00", "end_time": "10:00" }] })).await.ok();
        let slot = |day: i64, start: &str, end: &str| json!({ "day_of_week": day, "start_time": start, "end_time": end });
        let many: Vec<Value> = (1..7).map(|hour| slot(2, &format!("0{hour}:00"), &format!("0{hour}:30"))).collect();
        for (schedule, field) in [
            (json!([slot(1, "10:00", "09:00")]), "schedule.0"),
            (json!([slot(1, "09:00", "10:00"), slot(1, "09:30", "11:00")]), "schedule.1"),
            (json!(many), "schedule.5"),
            (json!({ "1": [{ "start_time": "10:00", "end_time": "09:00" }] }), "schedule.1.0"),
            (json!({ "7": [] }), "schedule.7"),
            (json!({ "1": [{ "start_time": "10:00", "end_time": "9" }] }), "schedule.1.0.end_time"),
        ] {
            assert_eq!(put(&ada, PATH, json!({ "schedule": schedule })).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), field.to_owned()));
            town.later(chrono::TimeDelta::minutes(1));
        }
        for body in [json!({}), json!({ "schedule": null }), json!({ "weekly": [] })] {
            assert_eq!(put(&ada, PATH, body.clone()).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "schedule".to_owned()), "{body}");
            town.later(chrono::TimeDelta::seconds(20));
        }
        for schedule in [json!([slot(7, "09:00", "10:00")]), json!([slot(1, "9:00", "10:00")]), json!([{ "day_of_week": 1, "start_time": "09:00" }]), json!("always")] {
            assert_eq!(put(&ada, PATH, json!({ "schedule": schedule })).await.refusal().0, 422, "{schedule}");
            town.later(chrono::TimeDelta::minutes(1));
        }
        assert_eq!(put(&ada, &format!("{PATH}/7"), json!({ "slots": [] })).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "day_of_week".to_owned()));
        for (body, field) in [
            (json!({ "date": "2026-01-04", "start_time": "10:00", "end_time": "11:00" }), "date"),
            (json!({ "date": "2026-02-04", "start_time": "10:00", "end_time": "10:00" }), "end_time"),
        ] {
            assert_eq!(ada.post(&format!("{PATH}/date"), body).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), field.to_owned()));
        }
        assert_eq!(times(&ada.get(PATH).await.ok().json()), [time(1, "09:00", "10:00")]);
        block(&ben, &ada).await.ok();
        assert_eq!(ada.get(&format!("/users/{}/availability", ben.id)).await.refusal().0, 403);
        assert_eq!(ada.get(&format!("/members/availability/compatible?user_id={}", ben.id)).await.refusal().0, 403);
        assert_eq!(ada.get("/members/availability/compatible").await.refusal(), (400, "VALIDATION_ERROR".to_owned(), "user_id".to_owned()));
    }

    async fn who_has_time_is_found(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        // The clock stands on a Monday.
        for (person, start, end) in [(&ada, "08:00", "11:00"), (&ben, "10:00", "12:00"), (&cleo, "09:00", "10:00")] {
            put(person, PATH, json!({ "schedule": [{ "day_of_week": 1, "start_time": start, "end_time": end }] })).await.ok();
        }
        let both = ada.get(&format!("/members/availability/compatible?user_id={}", ben.id)).await.ok().json();
        assert_eq!(both["data"], json!([{ "day_of_week": 1, "day_name": "Monday", "start_time": "10:00", "end_time": "11:00" }]));
        let found = |answer: Value| -> Vec<i64> { answer["data"].as_array().unwrap().iter().map(|one| one["user_id"].as_i64().unwrap()).collect() };
        let path = "/members/availability/available";
        assert_eq!(found(ada.get(path).await.ok().json()), [cleo.id, ben.id]);
        assert_eq!(found(ada.get(&format!("{path}?day=1&time=10:00")).await.ok().json()), [ben.id]);
        assert_eq!(found(ada.get(&format!("{path}?day=2")).await.ok().json()), Vec::<i64>::new());
        change(&town, &cleo, "privacy_search = FALSE").await;
        block(&ben, &ada).await.ok();
        assert_eq!(found(ada.get(path).await.ok().json()), Vec::<i64>::new());
    }

    async fn the_graph_tells_the_same(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let slots = json!([{ "dayOfWeek": 1, "startTime": "09:00", "endTime": "12:00" }]);
        let answer = ada.graphql(MUTATION, json!({ "slots": slots })).await.ok().json();
        let slot = answer["data"]["setMyAvailability"]["availabilitySlots"][0].clone();
        assert_eq!((&slot["dayOfWeek"], &slot["startTime"]), (&json!(1), &json!("09:00")), "{answer}");
        let node = ada.graphql("query($id: ID!) { node(id: $id) { ... on AvailabilitySlot { endTime } } viewer { availabilitySlots { endTime } } }", json!({ "id": slot["id"] })).await.ok().json();
        assert_eq!((&node["data"]["node"]["endTime"], &node["data"]["viewer"]["availabilitySlots"][0]["endTime"]), (&json!("12:00"), &json!("12:00")), "{node}");
    }
}
