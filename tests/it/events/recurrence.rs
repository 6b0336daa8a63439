//! Events that recur: a template, and an event for each of its dates.

use serde_json::{Value, json};
use timeweave::db::Json;
use timeweave::events::recurrence::tasks;
use timeweave::params;
use timeweave::tenancy::Tenants;

use super::{decide, put, read, refusal};
use crate::each_engine;
use crate::support::{Engine, Person, Town, leak};

/// What every story here needs switched on.
pub const V2: &str = "[events]\nrecurrence_v2 = true\n";

const ROLLING: &str = "[events]\nrecurrence_v2 = true\nrecurrence_rolling = true\nmax_occurrences = 10\n";

/// A weekly evening at seven in Dublin from 11 March 2026 on, over the night of 29 March on which clocks are put forward.
pub fn evening(more: &Value) -> Value {
    let mut event = json!({
        "title": "Repair evening", "description": "Bring what is broken.", "timezone": "Europe/Dublin",
        "start_time": "2026-03-11T19:00:00", "end_time": "2026-03-11T21:00:00",
        "recurrence_frequency": "weekly", "recurrence_ends_after_count": 4,
    });
    event.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    event
}

/// Creates and publishes it: the template, and its occurrences in their order.
pub async fn weekly(town: &Town, organizer: &Person, more: Value) -> (i64, Vec<i64>) {
    let made = organizer.post("/events/recurring", evening(&more)).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let root = made.json()["data"]["template"]["id"].as_i64().unwrap();
    organizer.tap(&format!("/events/{root}/publish")).await.ok();
    (root, occurrences(town, root).await)
}

pub async fn occurrences(town: &Town, root: i64) -> Vec<i64> {
    let sql = "SELECT id FROM events WHERE tenant_id = $1 AND parent_event_id = $2 ORDER BY recurrence_id";
    town.db().all(sql, params![town.harbour, root]).await.unwrap()
}

/// What `doctor` looks at holds.
pub async fn is_sound(town: &Town) {
    for invariant in timeweave::events::store::sound::INVARIANTS {
        let wrong: i64 = town.db().one(leak(invariant.count.to_owned()), params![]).await.unwrap();
        assert_eq!(wrong, 0, "{}", invariant.what);
    }
}

async fn capabilities(town: &Town) -> Value {
    let [ada] = town.members(["ada"]).await;
    capabilities_of(&ada).await
}

async fn capabilities_of(ada: &Person) -> Value {
    let heard = ada.get("/events/recurrence-capabilities").await.ok();
    assert_eq!(heard.header("cache-control"), Some("private, no-store"));
    assert_eq!(heard.header("pragma"), Some("no-cache"));
    let vary: Vec<String> =
        heard.headers.get_all("vary").iter().map(|line| line.to_str().unwrap().to_lowercase()).collect();
    assert_eq!(vary.len(), 1, "{vary:?}");
    for name in ["authorization", "cookie", "x-tenant-id", "x-events-contract"] {
        assert_eq!(vary[0].split(", ").filter(|said| *said == name).count(), 1, "{vary:?}");
    }
    heard.json()["data"].clone()
}

fn able(engine: &str, most: i64, ends: &Value, flags: [bool; 3], rollout: &str) -> Value {
    let [never, revisions, schema] = flags;
    json!({
        "contract_version": 1, "engine": engine, "structured_input": true,
        "supported_frequencies": ["daily", "weekly", "monthly", "yearly"], "max_occurrences": most, "supported_end_types": ends,
        "supports_rolling_never": never, "supports_effective_revisions": revisions, "supports_definition_blueprints": false,
        "schema_ready": schema, "rollout_state": rollout,
    })
}

each_engine! {
    async fn nothing_is_promised_where_nothing_is_switched_on(town: Town) {
        let finite = json!(["after_count", "on_date"]);
        assert_eq!(capabilities(&town).await, able("legacy", 52, &finite, [false, false, true], "legacy"));
        let stranger = town.stranger().in_community(Some("harbour")).get("/events/recurrence-capabilities").await;
        assert_eq!(stranger.status, 401);
    }

    async fn what_ends_can_be_revised(town: Town = "[events]\nrecurrence_v2 = true\nrecurrence_blueprints = true\nmax_occurrences = 40\n") {
        let finite = json!(["after_count", "on_date"]);
        assert_eq!(capabilities(&town).await, able("v2", 40, &finite, [false, true, true], "v2_finite"));
    }

    async fn what_cannot_be_used_is_degraded(town: Town = "[events]\nrecurrence_v2 = true\nrecurrence_rolling = true\nmax_occurrences = 5001\n") {
        let finite = json!(["after_count", "on_date"]);
        assert_eq!(capabilities(&town).await, able("v2", 1, &finite, [false, false, true], "v2_degraded"));
        let [ben] = town.members(["ben"]).await;
        let refused = ben.post("/events/recurring", evening(&json!({}))).await.refusal();
        assert_eq!(refused, refusal(503, "EVENT_RECURRENCE_UNAVAILABLE", ""));
        assert_eq!(town.count("events").await, 0);
    }

    async fn a_missing_table_is_found_out(town: Town = V2) {
        if town.engine == Engine::Sqlite {
            // Only its one writer changes tables there, and only at the start.
            return;
        }
        town.db().run("ALTER TABLE event_recurrence_revisions RENAME TO gone", params![]).await.unwrap();
        let finite = json!(["after_count", "on_date"]);
        assert_eq!(capabilities(&town).await, able("v2", 366, &finite, [false, false, false], "v2_degraded"));
    }

    async fn a_weekly_evening_keeps_its_hour(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let made = ada.post("/events/recurring", evening(&json!({}))).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let data = made.json()["data"].clone();
        assert_eq!(data["occurrences_created"], 4);
        let root = data["template"]["id"].as_i64().unwrap();
        let all = occurrences(&town, root).await;
        let starts = ["2026-03-11T19:00:00Z", "2026-03-18T19:00:00Z", "2026-03-25T19:00:00Z", "2026-04-01T18:00:00Z"];
        let shown: Vec<Value> = all.iter().zip(starts).map(|(id, start)| json!({ "id": id, "start_at": start, "date": start[..10] })).collect();
        let mut projection = json!({
            "parent_event_id": null, "root_event_id": root, "is_template": true, "recurrence_id": null, "engine": null, "engine_version": null,
            "frequency": "weekly", "interval": 1, "rrule": "FREQ=WEEKLY;INTERVAL=1;COUNT=4", "occurrence_count": 4, "occurrences": shown,
        });
        assert_eq!(data["template"]["series"]["recurrence"], projection);
        let last = read(&ada, all[3]).await;
        projection["parent_event_id"] = json!(root);
        projection["is_template"] = json!(false);
        projection["recurrence_id"] = json!("20260401T180000Z");
        projection["engine"] = json!("sabre-vobject");
        projection["engine_version"] = json!("2");
        assert_eq!(last["series"]["recurrence"], projection);
        assert_eq!((&last["start_time"], &last["end_time"]), (&json!("2026-04-01T18:00:00Z"), &json!("2026-04-01T20:00:00Z")));
        assert_eq!((&last["is_series"], &last["series_count"], &last["recurrence_frequency"]), (&json!(true), &json!(4), &json!("weekly")));
        assert_eq!(last["schedule"]["state"], "draft");
        // Nobody else sees a draft; whoever sends the same again gets the same.
        assert_eq!(ben.get(&format!("/events/{root}")).await.refusal(), refusal(404, "NOT_FOUND", ""));
        let again = ada.post("/events/recurring", evening(&json!({}))).await;
        assert_eq!((again.status.as_u16(), &again.json()["data"]["template"]["id"]), (201, &json!(root)));
        assert_eq!(town.count("events").await, 5);
        assert_eq!(town.count("event_occurrence_ledger").await, 4);
        town.later(chrono::TimeDelta::minutes(11));
        let anew = ada.post("/events/recurring", evening(&json!({}))).await.ok().json();
        assert_ne!(anew["data"]["template"]["id"], json!(root));
        is_sound(&town).await;
    }

    async fn two_at_once_create_one(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let body = evening(&json!({}));
        let (one, other) = futures::join!(ada.post("/events/recurring", body.clone()), ada.post("/events/recurring", body));
        assert_eq!(one.ok().json()["data"]["template"]["id"], other.ok().json()["data"]["template"]["id"]);
        assert_eq!(town.count("events").await, 5);
    }

    async fn one_publishes_all_and_members_register_for_one(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let made = ada.post("/events/recurring", evening(&json!({}))).await.ok().json();
        let root = made["data"]["template"]["id"].as_i64().unwrap();
        let all = occurrences(&town, root).await;
        ada.tap(&format!("/events/{}/publish", all[1])).await.ok();
        for id in all.iter().chain([&root]) {
            assert_eq!(read(&ben, *id).await["schedule"]["publication_state"], "published");
        }
        // Staff hear of one new event.
        let told: i64 = town.db().one("SELECT COUNT(*) FROM domain_events WHERE kind = 'community_event_created'", params![]).await.unwrap();
        assert_eq!(told, 1);
        let steps = ada.get(&format!("/events/{}/lifecycle-history", all[1])).await.ok().json();
        assert_eq!(steps["data"][0]["evidence"]["notifications_suppressed"], true);
        let refused = ben.post(&format!("/events/{root}/registration/confirm"), json!({})).await.refusal();
        assert_eq!(refused, refusal(409, "EVENT_OCCURRENCE_REQUIRED", ""));
        ben.post(&format!("/events/{}/registration/confirm", all[0]), json!({})).await.ok();
        // One card stands for all; calendars have each.
        let list = ben.get("/events").await.ok().json();
        let cards: Vec<&Value> = list["data"].as_array().unwrap().iter().map(|event| &event["id"]).collect();
        assert_eq!(cards, [&json!(all[0])]);
        let days = ben.get("/events/calendar?from=2026-03-01&to=2026-04-30").await.ok().json();
        assert_eq!(days["data"].as_array().unwrap().len(), 4);
        // A single one is cancelled alone; the others stay.
        ada.post(&format!("/events/{}/cancel", all[0]), json!({ "reason": "The hall is closed." })).await.ok();
        assert_eq!(read(&ben, all[1]).await["schedule"]["operational_state"], "scheduled");
        let list = ben.get("/events").await.ok().json();
        assert_eq!(list["data"][0]["id"], all[1]);
        is_sound(&town).await;
    }

    async fn the_template_ends_what_is_to_come(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let (root, all) = weekly(&town, &ada, json!({})).await;
        for id in &all[1..3] {
            ben.post(&format!("/events/{id}/registration/confirm"), json!({})).await.ok();
        }
        cleo.post(&format!("/events/{}/rsvp", all[2]), json!({ "status": "interested" })).await.ok();
        let mut ada = ada;
        town.later(chrono::TimeDelta::days(66));
        ada.signs_in().await;
        let gone = ada.post(&format!("/events/{root}/cancel"), json!({ "reason": "We move." })).await.ok().json();
        let series = &gone["data"]["series"];
        assert_eq!((&series["is_series"], &series["target_count"], &series["changed_count"]), (&json!(true), &json!(4), &json!(4)));
        assert_eq!(series["event_ids"], json!([root, all[1], all[2], all[3]]));
        assert_eq!(gone["data"]["cascade"]["registrations_cancelled"], 2);
        assert_eq!(read(&ada, all[0]).await["schedule"]["operational_state"], "scheduled");
        assert_eq!(read(&ada, all[3]).await["schedule"]["operational_state"], "cancelled");
        town.deliver().await;
        // Each is told once, whatever they had registered for.
        let told: Vec<i64> = town.db().all("SELECT user_id FROM notifications WHERE type = 'event_cancelled' ORDER BY user_id", params![]).await.unwrap();
        let mut expected = vec![ben.id, cleo.id];
        expected.sort_unstable();
        assert_eq!(told, expected);
        is_sound(&town).await;
    }

    async fn dates_of_whoever_leaves_end_together(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (root, all) = weekly(&town, &ada, json!({})).await;
        for id in &all[..2] {
            ben.post(&format!("/events/{id}/registration/confirm"), json!({})).await.ok();
        }
        ada.post("/events/recurring", evening(&json!({ "title": "Not yet" }))).await.ok();
        let goodbye = Some(json!({ "password": crate::support::PASSWORD }));
        ada.send(ada.request(http::Method::DELETE, "/users/me", goodbye)).await.ok();
        town.deliver().await;
        let sql = "SELECT publication_state, operational_state, COUNT(*) FROM events GROUP BY 1, 2 ORDER BY 1";
        let standing: Vec<(String, String, i64)> = town.db().all(sql, params![]).await.unwrap();
        let word = |word: &str| word.to_owned();
        assert_eq!(standing, [(word("archived"), word("cancelled"), 5), (word("published"), word("cancelled"), 5)]);
        // What ended is told once, and known of each date.
        let told = "SELECT COUNT(*) FROM notifications WHERE user_id = $1 AND type = 'event_cancelled'";
        let told: i64 = town.db().one(told, params![ben.id]).await.unwrap();
        assert_eq!(told, 1);
        let sql = "SELECT h.event_id, h.cascade FROM event_status_history h JOIN events e ON e.id = h.event_id
                    WHERE e.parent_event_id = $1 AND h.lifecycle_version = 2 AND h.is_suppressed ORDER BY h.event_id";
        let ended: Vec<(i64, Json<Value>)> = town.db().all(sql, params![root]).await.unwrap();
        let ended: Vec<(i64, Value)> = ended.into_iter().map(|(id, cascade)| (id, cascade.0["registrations_cancelled"].clone())).collect();
        assert_eq!(ended, all.iter().zip([1, 1, 0, 0]).map(|(id, ended)| (*id, json!(ended))).collect::<Vec<_>>());
        let sql = "SELECT actor_id, payload FROM domain_events WHERE kind = 'event.lifecycle.transitioned' ORDER BY id";
        let facts: Vec<(Option<i64>, Json<Value>)> = town.db().all(sql, params![]).await.unwrap();
        let kept = facts.iter().filter(|(_, fact)| fact.0["event"] == all[1]).map(|(actor, fact)| (*actor, fact.0.clone()));
        let fact = |actor: Option<i64>, action: &str, version: i64, from: &str, to: &str| {
            (actor, json!({
                "kind": "event.lifecycle.transitioned", "event": all[1], "organizer": ada.id, "actor": actor, "action": action,
                "lifecycle_version": version, "from_publication": from, "to_publication": "published", "from_operational": "scheduled",
                "to_operational": to, "suppressed": true,
            }))
        };
        let first = fact(Some(ada.id), "publish", 1, "draft", "scheduled");
        assert_eq!(kept.collect::<Vec<_>>(), [first, fact(None, "cancel", 2, "published", "cancelled")]);
        is_sound(&town).await;
    }

    async fn rules_that_cannot_be_are_refused(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let table = [
            (json!({ "recurrence_frequency": null }), "recurrence_frequency"),
            (json!({ "recurrence_frequency": "hourly" }), "recurrence_frequency"),
            (json!({ "recurrence_interval": 0 }), "recurrence_interval"),
            (json!({ "recurrence_interval": 366 }), "recurrence_interval"),
            (json!({ "recurrence_days": "MO,XX" }), "recurrence_days"),
            (json!({ "recurrence_frequency": "daily", "recurrence_days": "MO" }), "recurrence_days"),
            (json!({ "recurrence_day_of_month": 3 }), "recurrence_day_of_month"),
            (json!({ "recurrence_frequency": "monthly", "recurrence_day_of_month": 0 }), "recurrence_day_of_month"),
            (json!({ "recurrence_month_of_year": 3 }), "recurrence_month_of_year"),
            (json!({ "recurrence_ends_type": "never" }), "recurrence_ends_type"),
            (json!({ "recurrence_ends_type": "on_date" }), "recurrence_ends_on_date"),
            (json!({ "recurrence_ends_type": "on_date", "recurrence_ends_on_date": "2026-03-01" }), "recurrence_ends_on_date"),
            (json!({ "recurrence_ends_after_count": 53 }), "recurrence_ends_after_count"),
            (json!({ "recurrence_rrule": "FREQ=MONTHLY;BYDAY=2MO;COUNT=3" }), "recurrence_rrule"),
            (json!({ "recurrence_rrule": "FREQ=WEEKLY;FREQ=DAILY;COUNT=3" }), "recurrence_rrule"),
            (json!({ "recurrence_rrule": "FREQ=WEEKLY;BYSETPOS=1;COUNT=3" }), "recurrence_rrule"),
            (json!({ "recurrence_rrule": "FREQ=WEEKLY" }), "recurrence_rrule"),
            (json!({ "recurrence_rrule": "FREQ=WEEKLY;UNTIL=20260101" }), "recurrence_rrule"),
            (json!({ "recurrence_rrule": "FREQ=YEARLY;UNTIL=20470101T000000Z" }), "recurrence_rrule"),
            (json!({ "recurrence_rrule": "FREQ=DAILY;UNTIL=20260601" }), "recurrence_rrule"),
            (json!({ "recurrence_frequency": "daily", "recurrence_ends_type": "on_date", "recurrence_ends_on_date": "2026-06-01" }), "recurrence_ends_on_date"),
            // More years than twenty, and a day that there is not: what is promised is made, or refused.
            (json!({ "recurrence_frequency": "yearly", "recurrence_ends_after_count": 22 }), "recurrence_ends_after_count"),
            (json!({ "recurrence_rrule": "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=2" }), "recurrence_rrule"),
            // Years that are not kept, of a date and of an end.
            (json!({ "start_time": "9998-12-20T19:00:00", "end_time": null }), "recurrence_ends_after_count"),
            (json!({ "start_time": "9990-12-20T19:00:00", "end_time": "9998-12-20T20:00:00", "recurrence_frequency": "yearly" }), "recurrence_ends_after_count"),
            (json!({ "recurrence_exdates": ["soon"] }), "recurrence_exdates"),
            (json!({ "recurrence_rdates": ["2025-01-01"] }), "recurrence_rdates"),
            (json!({ "recurrence_exdates": ["2026-03-11", "2026-03-18", "2026-03-25", "2026-04-01"] }), "recurrence_exdates"),
            (json!({ "timezone": "Mars/One" }), "timezone"),
            (json!({ "title": "x" }), "title"),
        ];
        for (more, field) in table {
            town.later(chrono::TimeDelta::seconds(20));
            let heard = ada.post("/events/recurring", evening(&more)).await;
            assert_eq!(heard.refusal(), refusal(422, "VALIDATION_ERROR", field), "{more}");
        }
        let wrong = json!({ "recurrence_rrule": "FREQ=HOURLY", "recurrence_exdates": ["soon"], "recurrence_rdates": ["2025-01-01"] });
        let heard = ada.post("/events/recurring", evening(&wrong)).await.json();
        let fields: Vec<&Value> = heard["errors"].as_array().unwrap().iter().map(|error| &error["field"]).collect();
        assert_eq!(fields, ["recurrence_rrule", "recurrence_exdates", "recurrence_rdates"], "all of it at once");
        decide(&town, json!({ "recurrence_enabled": false })).await;
        town.later(chrono::TimeDelta::seconds(60));
        let refused = ada.post("/events/recurring", evening(&json!({}))).await.refusal();
        assert_eq!(refused, refusal(403, "FORBIDDEN", ""));
        assert_eq!(town.count("events").await, 0);
    }

    async fn dates_are_left_out_and_added(town: Town) {
        let [ada] = town.members(["ada"]).await;
        for (number, (more, days)) in [
            (json!({ "recurrence_exdates": ["2026-03-18"], "rdates": ["2026-03-20T20:00:00", "2026-03-21T18:00:00Z"] }),
             vec!["20260311T190000Z", "20260320T200000Z", "20260321T180000Z", "20260325T190000Z", "20260401T180000Z"]),
            (json!({ "recurrence_days": "3,FR" }), vec!["20260311T190000Z", "20260313T190000Z", "20260318T190000Z", "20260320T190000Z"]),
            (json!({ "recurrence_frequency": "monthly", "recurrence_day_of_month": -1, "recurrence_ends_after_count": 3 }),
             vec!["20260311T190000Z", "20260331T180000Z", "20260430T180000Z"]),
            (json!({ "recurrence_rrule": "RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20260315" }), vec!["20260311T190000Z", "20260313T190000Z", "20260315T190000Z"]),
            (json!({ "recurrence_ends_type": "on_date", "recurrence_ends_on_date": "2026-03-25" }), vec!["20260311T190000Z", "20260318T190000Z", "20260325T190000Z"]),
        ].into_iter().enumerate() {
            town.later(chrono::TimeDelta::seconds(20));
            let mut body = evening(&more);
            body["title"] = json!(format!("Evening {number}"));
            let made = ada.post("/events/recurring", body).await;
            assert_eq!(made.status, 201, "{more}: {}", made.text());
            let root = made.json()["data"]["template"]["id"].as_i64().unwrap();
            let sql = "SELECT recurrence_id FROM events WHERE parent_event_id = $1 ORDER BY recurrence_id";
            let known: Vec<String> = town.db().all(sql, params![root]).await.unwrap();
            assert_eq!(known, days, "{more}");
        }
        is_sound(&town).await;
    }

    async fn what_is_changed_on_one_date_stays_there(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (root, all) = weekly(&town, &ada, json!({ "location": "Hall" })).await;
        let path = |id: i64| format!("/events/{id}/recurring");
        assert_eq!(put(&ben, &path(all[1]), json!({ "title": "Mine" })).await.refusal(), refusal(403, "FORBIDDEN", ""));
        let refused = put(&ada, &path(root), json!({ "title": "Theirs" })).await.refusal();
        assert_eq!(refused, refusal(422, "EVENT_RECURRENCE_TEMPLATE_ALL_SCOPE_REQUIRED", ""));
        let refused = put(&ada, &format!("/events/{}", all[1]), json!({ "title": "Theirs" })).await.refusal();
        assert_eq!(refused, refusal(422, "EVENT_RECURRENCE_SCOPE_REQUIRED", ""));
        let refused = put(&ada, &path(all[1]), json!({ "scope": "all", "start_time": "2026-03-18T20:00:00" })).await.refusal();
        assert_eq!(refused, refusal(422, "EVENT_RECURRENCE_SCHEDULE_REVISION_REQUIRED", "scope"));
        let refused = put(&ada, &path(all[1]), json!({ "scope": "some" })).await.refusal();
        assert_eq!(refused, refusal(422, "VALIDATION_ERROR", "scope"));

        let one = put(&ada, &path(all[1]), json!({ "location": "Garden", "start_time": "2026-03-18T18:00:00" })).await.ok().json();
        assert_eq!(one["data"]["location"]["label"], "Garden");
        assert_eq!(one["data"]["series"]["recurrence"]["recurrence_id"], "20260318T190000Z", "it is known as before");
        let own: (Json<Vec<String>>, i64) = town.db().one("SELECT fields, version FROM event_occurrence_overrides WHERE event_id = $1", params![all[1]]).await.unwrap();
        assert_eq!((own.0.0, own.1), (vec!["location".to_owned(), "start_time".to_owned()], 1));

        put(&ada, &path(all[2]), json!({ "scope": "all", "location": "Kitchen", "title": "Mending" })).await.ok();
        for (id, place) in [(root, "Kitchen"), (all[0], "Kitchen"), (all[1], "Garden"), (all[3], "Kitchen")] {
            let seen = read(&ben, id).await;
            assert_eq!((&seen["location"]["label"], &seen["title"]), (&json!(place), &json!("Mending")), "{id}");
        }
        let states: Vec<String> = town.db().all("SELECT state FROM event_occurrence_ledger WHERE event_id = $1 ORDER BY state_version", params![all[1]]).await.unwrap();
        assert_eq!(states, ["materialized", "customized", "customized"]);
        is_sound(&town).await;
    }

    async fn what_never_ends_goes_on(town: Town = ROLLING) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let able_ = capabilities_of(&ada).await;
        assert_eq!(able_, able("v2", 10, &json!(["after_count", "on_date", "never"]), [true, true, true], "v2_rolling"));
        let (root, first) = weekly(&town, &ada, json!({ "recurrence_ends_type": "never" })).await;
        assert_eq!(first.len(), 10);
        ben.post(&format!("/events/{}/registration/confirm", first[2]), json!({})).await.ok();
        // Several workers look at the same moment.
        let ticks = futures::future::join_all((0..4).map(|_| tasks::tick(town.world()))).await;
        let made: u64 = ticks.into_iter().map(Result::unwrap).sum();
        let all = occurrences(&town, root).await;
        assert_eq!((made, all.len()), (33, 43), "until a year from now");
        assert_eq!(all[..10], first, "what was there stays");
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        for id in [all[10], all[42]] {
            let seen = read(&ben, id).await;
            assert_eq!((&seen["schedule"]["state"], &seen["relationship"]["registration"]["can_register"]), (&json!("upcoming"), &json!(true)));
        }
        // What is new follows what was changed for all that follow.
        let patch = json!({ "local_start_time": "20:30", "title": "Mending" });
        let shown = ada.post(&format!("/events/{}/recurrence-revisions/preview", all[5]), json!({ "patch": patch })).await.ok().json();
        let body = json!({ "patch": patch, "preview_token": shown["data"]["preview_token"], "idempotency_key": "k" });
        ada.post(&format!("/events/{}/recurrence-revisions/commit", all[5]), body).await.ok();
        town.later(chrono::TimeDelta::days(60));
        let mut ada = ada;
        ada.signs_in().await;
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 9);
        let all = occurrences(&town, root).await;
        let last = read(&ada, *all.last().unwrap()).await;
        assert_eq!((&last["title"], &last["start_time"], &last["end_time"]), (&json!("Mending"), &json!("2027-03-03T20:30:00Z"), &json!("2027-03-03T22:30:00Z")));
        assert_eq!(last["series"]["recurrence"]["recurrence_id"], "20270303T190000Z");
        // Members hear of none of this, and what is cancelled does not go on.
        town.deliver().await;
        let told: i64 = town.db().one("SELECT COUNT(*) FROM domain_events WHERE kind = 'community_event_created'", params![]).await.unwrap();
        assert_eq!(told, 1);
        ada.post(&format!("/events/{root}/cancel"), json!({ "reason": "We move." })).await.ok();
        town.later(chrono::TimeDelta::days(60));
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        is_sound(&town).await;
    }

    async fn what_breaks_off_is_taken_up_again(town: Town = ROLLING) {
        let [ada] = town.members(["ada"]).await;
        let (root, _) = weekly(&town, &ada, json!({ "recurrence_ends_type": "never", "recurrence_frequency": "daily" })).await;
        // A rule that cannot be read any more keeps nobody else waiting, and is looked at again later.
        town.db().run("UPDATE event_recurrence_rules SET rrule = 'nonsense'", params![]).await.unwrap();
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        let code: Option<String> = town.db().one("SELECT error_code FROM event_recurrence_rules", params![]).await.unwrap();
        assert_eq!(code.as_deref(), Some("event_recurrence_materialization_failed"));
        town.db().run("UPDATE event_recurrence_rules SET rrule = 'FREQ=DAILY;INTERVAL=1'", params![]).await.unwrap();
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0, "it waits for a while");
        town.later(chrono::TimeDelta::minutes(16));
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 290);
        // Where there are no events now, it waits, too, and goes on when there are.
        let switched = async |is_on: bool| {
            let sql = "UPDATE tenants SET features = $2 WHERE id = $1";
            town.db().run(sql, params![town.harbour, json!({ "events": is_on })]).await.unwrap();
            town.world().room::<Tenants>().unwrap().forget();
            town.later(chrono::TimeDelta::minutes(16));
            tasks::tick(town.world()).await.unwrap()
        };
        town.db().run("UPDATE event_recurrence_rules SET resume_at = NULL, materialized_until = NULL", params![]).await.unwrap();
        assert_eq!(switched(false).await, 0);
        let code: Option<String> = town.db().one("SELECT error_code FROM event_recurrence_rules", params![]).await.unwrap();
        assert_eq!(code.as_deref(), Some("event_recurrence_paused"));
        assert_eq!(switched(true).await, 0, "all of them are there");
        let code: Option<String> = town.db().one("SELECT error_code FROM event_recurrence_rules", params![]).await.unwrap();
        assert_eq!(code, None);
        // A run that was lost with its transaction is as if it had not been; what is made twice is there once.
        town.db().run("UPDATE event_recurrence_rules SET materialized_until = NULL", params![]).await.unwrap();
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        assert_eq!(occurrences(&town, root).await.len(), 300);
        is_sound(&town).await;
    }
}
