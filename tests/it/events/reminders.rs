//! Reminders of events (spec events 17.3 and 19).

use serde_json::{Value, json};
use timeweave::events::reminders::tasks;
use timeweave::params;

use super::recurrence::weekly;
use super::{confirm, decide, draft, minutes_before, publish, put, refusal};
use crate::each_engine;
use crate::support::{Heard, Person, Town};

const REMINDERS: &str = include_str!("../../../graphql/operations/events/event_reminders.graphql");
const UPDATE: &str = include_str!("../../../graphql/operations/events/update_event_reminders.graphql");

async fn tick(town: &Town) -> u64 {
    tasks::tick(town.world()).await.unwrap()
}

/// What a member was reminded of, oldest first.
async fn reminded(town: &Town, person: &Person) -> Vec<(String, String)> {
    town.deliver().await;
    let sql = "SELECT message, link FROM notifications WHERE user_id = $1 AND type = 'event_reminder' ORDER BY id";
    town.db().all(sql, params![person.id]).await.unwrap()
}

/// Reminders of an event, the earliest first.
async fn lines(town: &Town, id: i64) -> Vec<String> {
    let sql = "SELECT offset_minutes, state FROM event_reminders WHERE event_id = $1 ORDER BY due_at, id";
    let rows: Vec<(i64, String)> = town.db().all(sql, params![id]).await.unwrap();
    rows.into_iter().map(|(offset, state)| format!("{offset} {state}")).collect()
}

async fn reminders(person: &Person, id: i64) -> Value {
    person.get(&format!("/events/{id}/reminders")).await.ok().json()["data"].clone()
}

async fn say(person: &Person, id: i64, body: Value) -> Heard {
    put(person, &format!("/events/{id}/reminders"), body).await
}

fn rule(offset_minutes: i64, enabled: bool) -> Value {
    json!({ "offset_minutes": offset_minutes, "enabled": enabled })
}

each_engine! {
    async fn those_who_take_part_are_reminded_once(town: Town) {
        let [mut ada, mut ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let mut dora = town.member_as("harbour", "dora", "member").await;
        let id = publish(&ada, json!({})).await;
        confirm(&ben, id).await;
        confirm(&cleo, id).await;
        cleo.post(&format!("/events/{id}/registration/withdraw"), json!({})).await.ok();
        assert_eq!(tick(&town).await, 0);
        assert_eq!(lines(&town, id).await, ["1440 pending", "60 pending"]);
        minutes_before(&town, 1_441, &mut [&mut ada, &mut ben, &mut cleo, &mut dora]).await;
        assert_eq!(tick(&town).await, 0);
        assert_eq!(reminded(&town, &ben).await, []);

        minutes_before(&town, 1_440, &mut []).await;
        assert_eq!(tick(&town).await, 1);
        assert_eq!(tick(&town).await, 0, "once");
        assert_eq!(lines(&town, id).await, ["1440 queued", "60 pending"]);
        let line = ("“Repair evening” begins soon: 2026-05-01 18:00 (Europe/Dublin)".to_owned(), format!("/events/{id}"));
        assert_eq!(reminded(&town, &ben).await, std::slice::from_ref(&line));
        for other in [&ada, &cleo, &dora] {
            assert_eq!(reminded(&town, other).await, [], "who manages it, withdrew or does not take part");
        }

        // Who joins later is reminded of what is still to come.
        confirm(&dora, id).await;
        minutes_before(&town, 59, &mut [&mut ada]).await;
        assert_eq!(tick(&town).await, 1);
        assert_eq!(reminded(&town, &ben).await, [line.clone(), line.clone()]);
        assert_eq!(reminded(&town, &dora).await, [line]);
    }

    async fn rules_are_the_events_and_choices_are_everybodys_own(town: Town) {
        let [mut ada, mut ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = publish(&ada, json!({})).await;
        confirm(&ben, id).await;
        confirm(&cleo, id).await;
        let mut expected = json!({
            "event_id": id, "revision": 0, "reminders_enabled": true, "rules": [rule(1_440, true), rule(60, true)], "is_default": true,
            "overrides": [], "effective_offsets": [1_440, 60],
            "limits": { "max_rules": 10, "min_offset_minutes": 5, "max_offset_minutes": 525_600 },
            "capabilities": { "manage_rules": false, "set_overrides": true },
        });
        assert_eq!(reminders(&ben, id).await, expected);

        let wish = json!({ "overrides": [{ "offset_minutes": 30 }, rule(60, false)], "expected_revision": 0 });
        expected["revision"] = json!(1);
        expected["overrides"] = json!([rule(60, false), rule(30, true)]);
        expected["effective_offsets"] = json!([1_440, 30]);
        assert_eq!(say(&ben, id, wish.clone()).await.ok().json()["data"], expected);
        assert_eq!(say(&ben, id, wish).await.refusal(), refusal(409, "VERSION_CONFLICT", "expected_revision"));
        assert_eq!(reminders(&cleo, id).await["overrides"], json!([]), "what one chose is one's own");

        let said = say(&ada, id, json!({ "rules": [rule(120, true), rule(60, true)], "expected_revision": 0 })).await.ok().json()["data"].clone();
        assert_eq!((&said["rules"], &said["is_default"], &said["capabilities"]), (
            &json!([rule(120, true), rule(60, true)]), &json!(false), &json!({ "manage_rules": true, "set_overrides": false }),
        ));
        assert_eq!(reminders(&ben, id).await["effective_offsets"], json!([120, 30]));
        tick(&town).await;
        assert_eq!(lines(&town, id).await, ["120 pending", "60 pending", "30 pending"]);
        minutes_before(&town, 30, &mut [&mut ada, &mut ben, &mut cleo]).await;
        assert_eq!(tick(&town).await, 3);
        assert_eq!((reminded(&town, &ben).await.len(), reminded(&town, &cleo).await.len()), (2, 2));

        let back = ben.delete(&format!("/events/{id}/reminders")).await.ok().json()["data"].clone();
        assert_eq!((&back["revision"], &back["overrides"], &back["effective_offsets"]), (&json!(3), &json!([]), &json!([120, 60])));
        assert_eq!(ben.delete(&format!("/events/{id}/reminders")).await.ok().json()["data"], back, "nothing is left to take back");
        let back = ada.delete(&format!("/events/{id}/reminders")).await.ok().json()["data"].clone();
        assert_eq!((&back["revision"], &back["is_default"]), (&json!(2), &json!(true)));
    }

    async fn what_cannot_be_said_is_refused_and_changes_nothing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "admin").await;
        let id = publish(&ada, json!({})).await;
        let hidden = draft(&ada, json!({})).await;
        let wrong = |field: &str| refusal(422, "VALIDATION_ERROR", field);
        for (body, field) in [
            (json!({ "overrides": [] }), "expected_revision"),
            (json!({ "expected_revision": 0 }), "rules"),
            (json!({ "overrides": [rule(4, true)], "expected_revision": 0 }), "overrides.0.offset_minutes"),
            (json!({ "overrides": [rule(525_601, true)], "expected_revision": 0 }), "overrides.0.offset_minutes"),
            (json!({ "overrides": [rule(60, true), rule(60, false)], "expected_revision": 0 }), "overrides.1.offset_minutes"),
            (json!({ "overrides": (1..=11).map(|n| rule(n * 10, true)).collect::<Vec<_>>(), "expected_revision": 0 }), "overrides"),
        ] {
            assert_eq!(say(&ben, id, body.clone()).await.refusal(), wrong(field), "{body}");
        }
        let forbidden = refusal(403, "FORBIDDEN", "");
        assert_eq!(say(&ben, id, json!({ "rules": [], "expected_revision": 0 })).await.refusal(), forbidden);
        assert_eq!(say(&ada, id, json!({ "overrides": [], "expected_revision": 0 })).await.refusal(), forbidden);
        let missing = refusal(404, "NOT_FOUND", "");
        for (person, id) in [(&ben, hidden), (&far, id)] {
            assert_eq!(person.get(&format!("/events/{id}/reminders")).await.refusal(), missing);
            assert_eq!(say(person, id, json!({ "overrides": [], "expected_revision": 0 })).await.refusal(), missing);
            assert_eq!(person.delete(&format!("/events/{id}/reminders")).await.refusal(), missing);
        }
        assert_eq!(town.count("event_reminder_rules").await, 0);
    }

    async fn what_changes_is_planned_anew(town: Town) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        confirm(&ben, id).await;
        tick(&town).await;
        let moved = json!({ "start_time": "2026-05-02T18:00:00", "end_time": "2026-05-02T20:00:00" });
        put(&ada, &format!("/events/{id}"), moved).await.ok();
        minutes_before(&town, 1_440, &mut [&mut ada, &mut ben]).await;
        assert_eq!(tick(&town).await, 0, "it begins a day later");
        assert_eq!(lines(&town, id).await, ["1440 superseded", "60 superseded", "1440 pending", "60 pending"]);

        let called_off = ada.post(&format!("/events/{id}/cancel"), json!({ "reason": "The hall is closed." })).await.ok();
        assert_eq!(called_off.json()["data"]["cascade"]["reminders_cancelled"], 2);
        minutes_before(&town, 0, &mut [&mut ada, &mut ben]).await;
        assert_eq!(tick(&town).await, 0);
        assert_eq!(lines(&town, id).await, ["1440 superseded", "60 superseded", "1440 cancelled", "60 cancelled"]);
        assert_eq!(reminded(&town, &ben).await, []);
    }

    async fn what_was_due_while_the_server_stood_still_is_made_up_for(town: Town) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let (id, later) = (publish(&ada, json!({})).await, publish(&ada, json!({ "start_time": "2026-05-02T18:00:00", "end_time": "2026-05-02T20:00:00" })).await);
        for id in [id, later] {
            confirm(&ben, id).await;
        }
        tick(&town).await;
        // The first begins in half an hour, the second in a day and a half hour.
        minutes_before(&town, 30, &mut [&mut ada, &mut ben]).await;
        assert_eq!(tick(&town).await, 2);
        assert_eq!(lines(&town, id).await, ["1440 queued", "60 queued"]);
        assert_eq!(lines(&town, later).await, ["1440 pending", "60 pending"]);
        minutes_before(&town, -1_441, &mut [&mut ada, &mut ben]).await;
        assert_eq!(tick(&town).await, 0, "it has begun");
        assert_eq!(lines(&town, later).await, ["1440 suppressed", "60 suppressed"]);
    }

    async fn a_community_may_have_none(town: Town) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        decide(&town, json!({ "reminders_enabled": false })).await;
        let id = publish(&ada, json!({})).await;
        confirm(&ben, id).await;
        assert_eq!(reminders(&ben, id).await["reminders_enabled"], false);
        tick(&town).await;
        minutes_before(&town, 60, &mut [&mut ada, &mut ben]).await;
        assert_eq!(tick(&town).await, 0);
        assert_eq!(lines(&town, id).await, ["1440 suppressed", "60 suppressed"]);
        assert_eq!(reminded(&town, &ben).await, []);
    }

    async fn occurrences_follow_their_template(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (root, days) = weekly(&town, &ada, json!({})).await;
        say(&ada, root, json!({ "rules": [rule(30, true)], "expected_revision": 0 })).await.ok();
        let seen = reminders(&ben, days[0]).await;
        assert_eq!((&seen["effective_offsets"], &seen["is_default"], &seen["revision"]), (&json!([30]), &json!(false), &json!(1)));
        say(&ada, days[0], json!({ "rules": [rule(45, true)], "expected_revision": 1 })).await.ok();
        assert_eq!(reminders(&ben, days[0]).await["effective_offsets"], json!([45]));
        assert_eq!(reminders(&ben, days[1]).await["effective_offsets"], json!([30]));
        let refused = say(&ben, root, json!({ "overrides": [], "expected_revision": 1 })).await.refusal();
        assert_eq!(refused, refusal(409, "EVENT_OCCURRENCE_REQUIRED", ""));
        tick(&town).await;
        assert_eq!(lines(&town, days[0]).await, ["45 pending"]);
        assert_eq!(lines(&town, root).await, Vec::<String>::new());
    }

    async fn the_graph_says_the_same(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        let event = ben.graphql(REMINDERS, json!({ "event": id.to_string() })).await.ok().json()["data"]["eventReminderSettings"].clone();
        assert_eq!((&event["revision"], &event["effectiveOffsets"]), (&json!(0), &json!([1_440, 60])), "{event}");
        let input = json!({ "input": { "eventId": id.to_string(), "overrides": [{ "offsetMinutes": 60, "isEnabled": false }], "expectedRevision": 0 } });
        let said = ben.graphql(UPDATE, input.clone()).await.ok().json()["data"]["updateEventReminders"]["eventReminderSettings"].clone();
        assert_eq!((&said["revision"], &said["effectiveOffsets"], &said["event"]["id"]), (&json!(1), &json!([1_440]), &event["event"]["id"]));
        let refused = ben.graphql(UPDATE, input).await.json();
        assert_eq!(refused["errors"][0]["extensions"]["code"], "VERSION_CONFLICT", "{refused}");
    }
}
