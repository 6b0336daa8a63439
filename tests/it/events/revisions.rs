//! This and all following occurrences: what a change would do, and doing it.

use futures::future::join_all;
use http::Method;
use serde_json::{Value, json};
use timeweave::events::recurrence::tasks;
use timeweave::params;

use super::recurrence::{V2, is_sound, occurrences, weekly};
use super::{publish, put, read, refusal};
use crate::each_engine;
use crate::support::{Heard, Person, Town, leak};

pub async fn preview(person: &Person, id: i64, patch: Value) -> Heard {
    person.post(&format!("/events/{id}/recurrence-revisions/preview"), json!({ "patch": patch })).await
}

pub async fn commit(person: &Person, id: i64, patch: &Value, token: &Value, key: &str) -> Heard {
    let body = json!({ "patch": patch, "preview_token": token });
    let path = format!("/events/{id}/recurrence-revisions/commit");
    let mut request = person.request(Method::POST, &path, Some(body));
    request.headers_mut().insert("idempotency-key", key.parse().unwrap());
    person.send(request).await
}

async fn token(person: &Person, id: i64, patch: &Value) -> Value {
    preview(person, id, patch.clone()).await.ok().json()["data"]["preview_token"].clone()
}

/// Why nothing was done, beside the errors.
fn reason(heard: &Heard) -> String {
    heard.json()["reason"].as_str().unwrap_or_default().replace("event_recurrence_revision_", "")
}

/// Everything that could change.
async fn state(town: &Town) -> Vec<(i64, String, i64, i64)> {
    let sql = "SELECT id, title || local_start || COALESCE(location, ''), calendar_sequence, federation_version FROM events ORDER BY id";
    town.db().all(sql, params![]).await.unwrap()
}

/// What a date has of its template, but for its times.
const SAID: [&str; 26] = [
    "organizer_id",
    "title",
    "description",
    "timezone",
    "is_all_day",
    "location",
    "latitude",
    "longitude",
    "point_x",
    "point_y",
    "point_z",
    "accessibility",
    "step_free",
    "max_attendees",
    "is_online",
    "allow_remote_attendance",
    "online_link",
    "video_url",
    "image_url",
    "cover_image_url",
    "category_id",
    "group_id",
    "series_id",
    "federated_visibility",
    "search_text",
    "local_end",
];

/// How many dates of a template, but for some, say something else than it does.
async fn astray(town: &Town, root: i64, but: &[i64]) -> i64 {
    let differs: Vec<String> = SAID.iter().map(|name| format!("o.{name} IS DISTINCT FROM t.{name}")).collect();
    let sql = format!(
        "SELECT COUNT(*) FROM events o JOIN events t ON t.tenant_id = $1 AND t.id = o.parent_event_id
          WHERE o.tenant_id = $1 AND t.id = $2 AND o.id <> ALL($3) AND ({})",
        differs.join(" OR ")
    );
    town.db().one(leak(sql), params![town.harbour, root, but]).await.unwrap()
}

each_engine! {
    async fn every_date_says_what_its_template_says_until_it_is_revised(town: Town = "[events]\nrecurrence_v2 = true\nrecurrence_rolling = true\nmax_occurrences = 10\n") {
        let [ada] = town.members(["ada"]).await;
        let heading: i64 = town.db().one(
            "INSERT INTO categories (tenant_id, type, name, slug, is_active, created_at)
             VALUES ($1, 'event', 'Workshops', 'workshops', TRUE, $2) RETURNING id",
            params![town.harbour, town.clock.now()],
        ).await.unwrap();
        let group = ada.post("/groups", json!({ "name": "Menders" })).await.ok().json()["data"]["id"].clone();
        let (root, first) = weekly(&town, &ada, json!({
            "recurrence_ends_type": "never", "end_time": null, "category_id": heading, "group_id": group, "location": "Pier", "latitude": 53.27,
            "longitude": -9.05, "venue_accessibility": { "step_free_access": true, "notes": "Ring twice." }, "max_attendees": 12,
            "allow_remote_attendance": true, "online_link": "https://meet.example/mend", "video_url": "https://video.example/mend",
        })).await;
        assert_eq!((first.len(), astray(&town, root, &[]).await), (10, 0));
        // Dates that are made later say what it says by then.
        let series = ada.post("/events/series", json!({ "title": "Mending", "description": "Every week." })).await.ok().json()["data"]["id"].as_i64().unwrap();
        let pictures = "UPDATE events SET image_url = 'https://pictures.example/small', cover_image_url = 'https://pictures.example/large', series_id = $3,
                               federated_visibility = 'listed' WHERE tenant_id = $1 AND id = $2";
        town.db().run(pictures, params![town.harbour, root, series]).await.unwrap();
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 33);
        assert_eq!((astray(&town, root, &first).await, astray(&town, root, &[]).await), (0, 10));
        let all = occurrences(&town, root).await;
        let patch = json!({
            "local_start_time": "20:00", "local_end_time": "22:15", "location": "Quay", "latitude": 53.3, "longitude": -9.1, "max_attendees": 30,
            "allow_remote_attendance": false, "video_url": null, "accessibility_step_free": false, "title": "Mending",
        });
        let token = token(&ada, all[20], &patch).await;
        assert_eq!(commit(&ada, all[20], &patch, &token, "all of it").await.status, 201);
        let sql = "SELECT location || ' ' || step_free || ' ' || COALESCE(video_url, '-') || ' ' || online_link || ' ' || title, max_attendees, allow_remote_attendance,
                          SUBSTR(local_start, 12), SUBSTR(local_end, 12), COUNT(*)
                     FROM events WHERE parent_event_id = $1 AND latitude IN (53.27, 53.3) AND (point_x IS NULL) = (latitude IS NULL)
                    GROUP BY 1, 2, 3, 4, 5 ORDER BY max_attendees";
        let said: Vec<(String, i64, bool, String, Option<String>, i64)> = town.db().all(sql, params![root]).await.unwrap();
        let text = |text: &str| text.to_owned();
        assert_eq!(said, [
            (text("Pier yes https://video.example/mend https://meet.example/mend Repair evening"), 12, true, text("19:00:00"), None, 20),
            (text("Quay no - https://meet.example/mend Mending"), 30, false, text("20:00:00"), Some(text("22:15:00")), 23),
        ]);
        let found: i64 = town.db().one("SELECT COUNT(*) FROM events WHERE parent_event_id = $1 AND search_text LIKE '%mending%quay%'", params![root]).await.unwrap();
        assert_eq!(found, 23);
        is_sound(&town).await;
    }

    async fn this_and_all_that_follow_move_together(town: Town = V2) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let (root, all) = weekly(&town, &ada, json!({ "location": "Hall" })).await;
        for id in &all[1..3] {
            ben.post(&format!("/events/{id}/registration/confirm"), json!({})).await.ok();
        }
        cleo.post(&format!("/events/{}/registration/confirm", all[0]), json!({})).await.ok();
        put(&ada, &format!("/events/{}/recurring", all[2]), json!({ "location": "Garden" })).await.ok();
        town.deliver().await;
        town.db().run("DELETE FROM notifications WHERE tenant_id = $1", params![town.harbour]).await.unwrap();
        let before = state(&town).await;

        let patch = json!({ "local_start_time": "20:00", "location": "Kitchen" });
        let heard = preview(&ada, all[1], patch.clone()).await.ok();
        assert_eq!(heard.header("cache-control"), Some("private, no-store"));
        assert_eq!(state(&town).await, before, "a preview changes nothing");
        let mut shown = heard.json()["data"].clone();
        let token = shown["preview_token"].take();
        let text = token.as_str().unwrap();
        assert!(text.starts_with("errp1.") && text.len() < 8_192, "{text}");
        let day = |n: usize| ["2026-03-11", "2026-03-18", "2026-03-25", "2026-04-01"][n];
        let moved = |n: usize, from: [&str; 2], to: [&str; 2]| {
            let at = |hour: &str| format!("{}T{hour}:00:00Z", day(n));
            json!({ "event_id": all[n], "occurrence_date": day(n), "from_start_utc": at(from[0]), "from_end_utc": at(from[1]), "to_start_utc": at(to[0]), "to_end_utc": at(to[1]) })
        };
        assert_eq!(shown, json!({
            "preview_token": null, "preview_expires_at": "2026-01-05T12:10:00Z", "scope": "this_and_future", "selected_event_id": all[1],
            "root_event_id": root, "effective_from_utc": "2026-03-18T19:00:00Z", "can_commit": true,
            "impact": {
                "affected_event_ids": all[1..], "affected_count": 3, "changed_event_ids": all[1..], "changed_count": 3,
                "moved_occurrences": [
                    moved(1, ["19", "21"], ["20", "22"]), moved(2, ["19", "21"], ["20", "22"]), moved(3, ["18", "20"], ["19", "21"]),
                ],
                "created_occurrences": [], "retired_occurrences": [], "registrations_count": 2, "waitlist_count": 0, "ticket_count": 0,
                "reminder_count": 0, "unique_recipient_count": 1,
                "customized_exception_conflicts": [{ "event_id": all[2], "skipped_fields": ["location"] }], "blocking_conflicts": [],
            },
        }));

        let done = commit(&ada, all[1], &patch, &token, "one").await;
        assert_eq!(done.status, 201, "{}", done.text());
        let mut revision = done.json()["data"].clone();
        assert!(revision["revision_id"].is_i64() && revision["notification_outbox_id"].is_i64());
        let again = commit(&ada, all[1], &patch, &token, "one").await;
        assert_eq!(again.status, 200);
        revision["idempotent_replay"] = json!(true);
        assert_eq!(again.json()["data"], revision);
        assert_eq!((&revision["changed_event_ids"], &revision["revision_version"], &revision["notification_recipient_count"]), (&json!(all[1..]), &json!(1), &json!(1)));
        for (id, start, place) in [(all[0], "2026-03-11T19:00:00Z", "Hall"), (all[1], "2026-03-18T20:00:00Z", "Kitchen"), (all[2], "2026-03-25T20:00:00Z", "Garden"), (all[3], "2026-04-01T19:00:00Z", "Kitchen")] {
            let seen = read(&ben, id).await;
            assert_eq!((&seen["start_time"], &seen["location"]["label"]), (&json!(start), &json!(place)));
        }
        let kept = read(&ben, all[1]).await;
        assert_eq!(kept["series"]["recurrence"]["recurrence_id"], "20260318T190000Z");
        assert_eq!(kept["relationship"]["registration"]["state"], "confirmed");
        town.deliver().await;
        let told: Vec<(i64, String)> = town.db().all("SELECT user_id, type FROM notifications ORDER BY id", params![]).await.unwrap();
        assert_eq!(told, [(ben.id, "event_updated".to_owned())], "one line for all, and none for whoever comes earlier");
        let ledger: Vec<(i64, String)> = town.db().all("SELECT event_id, state FROM event_occurrence_ledger WHERE revision_version = 1 ORDER BY event_id", params![]).await.unwrap();
        let state = |state: &str| state.to_owned();
        assert_eq!(ledger, [(all[1], state("materialized")), (all[2], state("customized")), (all[3], state("materialized"))]);
        is_sound(&town).await;
    }

    async fn what_was_not_previewed_is_not_committed(town: Town = V2) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let (root, all) = weekly(&town, &ada, json!({})).await;
        let patch = json!({ "title": "Mending" });
        let token_ = token(&ada, all[1], &patch).await;
        let invalid = refusal(409, "EVENT_RECURRENCE_REVISION_PREVIEW_INVALID", "preview_token");
        let other = json!({ "title": "Baking" });
        for (heard, why) in [
            (commit(&ada, all[1], &patch, &json!("errp1.x.y"), "k").await, "token_invalid"),
            (commit(&ada, all[1], &other, &token_, "k").await, "token_scope_invalid"),
            (commit(&ada, all[2], &patch, &token_, "k").await, "token_scope_invalid"),
            (commit(&admin, all[1], &patch, &token_, "k").await, "token_scope_invalid"),
        ] {
            assert_eq!((heard.refusal(), reason(&heard)), (invalid.clone(), why.to_owned()));
        }
        let long = commit(&ada, all[1], &patch, &json!("x".repeat(8_193)), "k").await;
        assert_eq!((long.status.as_u16(), reason(&long)), (422, "token_invalid".to_owned()));
        let key = commit(&ada, all[1], &patch, &token_, &"k".repeat(192)).await;
        assert_eq!(key.refusal(), refusal(422, "EVENT_RECURRENCE_REVISION_VALIDATION_FAILED", "Idempotency-Key"));
        assert_eq!(commit(&ben, all[1], &patch, &token_, "k").await.refusal(), refusal(403, "EVENT_RECURRENCE_REVISION_FORBIDDEN", ""));
        for id in [root, publish(&ada, json!({ "title": "Alone" })).await] {
            let heard = preview(&ada, id, patch.clone()).await;
            assert_eq!((heard.refusal(), reason(&heard)), (refusal(404, "EVENT_RECURRENCE_REVISION_NOT_FOUND", ""), "concrete_occurrence_required".to_owned()));
        }
        let missing = preview(&ada, 999_999, patch.clone()).await.refusal();
        assert_eq!(missing, refusal(404, "EVENT_RECURRENCE_REVISION_NOT_FOUND", ""));
        for (wrong, field) in [
            (json!({}), "patch"), (json!({ "colour": "red" }), "patch.colour"), (json!({ "timezone": "Mars/One" }), "patch.timezone"),
            (json!({ "title": "x" }), "patch.title"), (json!({ "local_start_time": "25:00" }), "patch.local_start_time"),
            (json!({ "online_link": "javascript:alert(1)" }), "patch.online_link"), (json!({ "category_id": 999_999 }), "patch.category_id"),
        ] {
            let heard = preview(&ada, all[1], wrong.clone()).await;
            assert_eq!(heard.refusal(), refusal(422, "EVENT_RECURRENCE_REVISION_VALIDATION_FAILED", field), "{wrong}");
            let why = if field == "patch.timezone" { "timezone_invalid" } else { "patch_invalid" };
            assert_eq!(reason(&heard), why, "{wrong}");
        }
        // Something else changes meanwhile.
        put(&ada, &format!("/events/{}/recurring", all[3]), json!({ "description": "Another." })).await.ok();
        let stale = commit(&ada, all[1], &patch, &token_, "k").await;
        assert_eq!((stale.refusal(), reason(&stale)), (refusal(409, "EVENT_RECURRENCE_REVISION_CONFLICT", ""), "preview_stale".to_owned()));
        // It waits for too long; what was done before is still told.
        let fresh = token(&ada, all[1], &patch).await;
        commit(&ada, all[1], &patch, &fresh, "done").await.ok();
        let late = token(&ada, all[1], &other).await;
        town.later(chrono::TimeDelta::minutes(11));
        let expired = commit(&ada, all[1], &other, &late, "late").await;
        assert_eq!(expired.refusal(), refusal(409, "EVENT_RECURRENCE_REVISION_PREVIEW_EXPIRED", "preview_token"));
        assert_eq!(commit(&ada, all[1], &patch, &fresh, "done").await.status, 200);
        let used = commit(&ada, all[1], &other, &late, "done").await;
        assert_eq!((used.refusal(), reason(&used)), (refusal(409, "EVENT_RECURRENCE_REVISION_CONFLICT", ""), "idempotency_conflict".to_owned()));
        assert_eq!(town.count("event_recurrence_revisions").await, 1);
        is_sound(&town).await;
    }

    async fn what_stands_in_the_way_is_told(town: Town = V2) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let (_, all) = weekly(&town, &ada, json!({ "max_attendees": 5 })).await;
        for person in [&ben, &cleo] {
            person.post(&format!("/events/{}/registration/confirm", all[2]), json!({})).await.ok();
        }
        for (patch, blocks) in [
            (json!({ "recurrence_rrule": "FREQ=DAILY;COUNT=3" }), json!([{ "code": "schedule_mapping_resolution_required", "field": "recurrence_rrule" }])),
            (json!({ "image_url": null }), json!([{ "code": "unsupported_effective_field", "field": "image_url" }])),
            (json!({ "poll_ids": [3] }), json!([{ "code": "unsupported_effective_field", "field": "poll_ids" }])),
            (json!({ "max_attendees": 1 }), json!([{ "code": "capacity_below_committed_occupancy", "field": "max_attendees", "event_id": all[2] }])),
            (json!({ "longitude": 3.5 }), json!((1..4).map(|n| json!({ "code": "coordinate_pair_required", "field": "latitude", "event_id": all[n] })).collect::<Vec<_>>())),
            (json!({ "accessibility_hearing_loop": true }), json!((1..4).map(|n| json!({ "code": "venue_location_required", "field": "location", "event_id": all[n] })).collect::<Vec<_>>())),
            (json!({ "all_day": true }), json!((1..4).map(|n| json!({ "code": "all_day_boundary_invalid", "field": "all_day", "event_id": all[n] })).collect::<Vec<_>>())),
        ] {
            town.later(chrono::TimeDelta::seconds(20));
            let shown = preview(&ada, all[1], patch.clone()).await.ok().json()["data"].clone();
            assert_eq!((&shown["can_commit"], &shown["impact"]["blocking_conflicts"]), (&json!(false), &blocks), "{patch}");
            let refused = commit(&ada, all[1], &patch, &shown["preview_token"], "k").await;
            assert_eq!(refused.refusal(), refusal(409, "EVENT_RECURRENCE_REVISION_CONFLICT", ""));
            assert_eq!(refused.json()["blocking_conflicts"][0], blocks[0]["code"]);
        }
        assert_eq!(town.count("event_recurrence_revisions").await, 0);
    }

    async fn clocks_that_change_stand_in_the_way(town: Town = V2) {
        let [ada] = town.members(["ada"]).await;
        let sundays = json!({ "start_time": "2026-03-15T10:00:00", "end_time": "2026-03-15T11:00:00" });
        let (_, all) = weekly(&town, &ada, sundays).await;
        let shown = preview(&ada, all[0], json!({ "local_start_time": "01:30" })).await.ok().json()["data"].clone();
        assert_eq!(shown["impact"]["blocking_conflicts"], json!([{ "code": "wall_time_nonexistent", "field": "local_start_time", "event_id": all[2] }]));
    }

    async fn more_than_one_revision_takes_is_refused(town: Town = "[events]\nrecurrence_v2 = true\nrevision_cap = 2\n") {
        let [ada] = town.members(["ada"]).await;
        let (_, all) = weekly(&town, &ada, json!({})).await;
        let patch = json!({ "title": "Mending" });
        let heard = preview(&ada, all[1], patch.clone()).await;
        assert_eq!((heard.refusal(), reason(&heard)), (refusal(413, "EVENT_RECURRENCE_REVISION_LIMIT_EXCEEDED", ""), "size_limit".to_owned()));
        preview(&ada, all[2], patch).await.ok();
    }

    async fn without_the_switch_there_are_none(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let (_, all) = weekly(&town, &ada, json!({})).await;
        let heard = preview(&ada, all[1], json!({ "title": "Mending" })).await;
        assert_eq!((heard.refusal(), reason(&heard)), (refusal(503, "EVENT_RECURRENCE_REVISION_UNAVAILABLE", ""), "rollout_disabled".to_owned()));
    }

    async fn of_many_commits_at_once_one_counts(town: Town = V2) {
        let [ada] = town.members(["ada"]).await;
        let (_, all) = weekly(&town, &ada, json!({})).await;
        let mut tries = Vec::new();
        for number in 0..6 {
            let patch = json!({ "title": format!("Evening {}", number % 3) });
            let token = token(&ada, all[number % 2], &patch).await;
            tries.push((all[number % 2], patch, token, format!("key {number}")));
        }
        let heard = join_all(tries.iter().map(|(id, patch, token, key)| commit(&ada, *id, patch, token, key))).await;
        let mut statuses: Vec<u16> = heard.iter().map(|heard| heard.status.as_u16()).collect();
        statuses.sort_unstable();
        assert_eq!(statuses, [201, 409, 409, 409, 409, 409]);
        // The same call several times at once is one revision.
        let patch = json!({ "title": "Together" });
        let token = token(&ada, all[0], &patch).await;
        town.later(chrono::TimeDelta::minutes(2));
        let heard = join_all((0..4).map(|_| commit(&ada, all[0], &patch, &token, "same"))).await;
        let mut statuses: Vec<u16> = heard.iter().map(|heard| heard.status.as_u16()).collect();
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 200, 200, 201]);
        assert_eq!(town.count("event_recurrence_revisions").await, 2);
        is_sound(&town).await;
    }

    async fn places_that_are_added_go_to_those_who_wait_at_each_date(town: Town = "[limits]\nenabled = false\n[events]\nrecurrence_v2 = true\n") {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let more = json!({ "recurrence_frequency": "daily", "recurrence_ends_after_count": 25, "max_attendees": 1, "location": "Hall" });
        let (_, all) = weekly(&town, &ada, more).await;
        for id in &all {
            ben.post(&format!("/events/{id}/registration/confirm"), json!({})).await.ok();
            cleo.tap(&format!("/events/{id}/waitlist")).await.ok();
        }
        put(&ada, &format!("/events/{}/recurring", all[3]), json!({ "location": "Garden" })).await.ok();
        let patch = json!({ "max_attendees": 2, "title": "Mending", "location": "Kitchen" });
        let token_ = token(&ada, all[0], &patch).await;
        assert_eq!(commit(&ada, all[0], &patch, &token_, "more").await.status, 201);
        let offered = async || -> Vec<i64> {
            let sql = "SELECT event_id FROM event_waitlist_entries WHERE state = 'offered' ORDER BY event_id";
            town.db().all(sql, params![]).await.unwrap()
        };
        assert_eq!(offered().await, all[..20], "so many at once, as nobody else can write meanwhile");
        town.deliver().await;
        assert_eq!(offered().await, all, "and the others soon after");
        let says = "SELECT title, location, search_text, calendar_sequence, federation_version FROM events WHERE id = $1";
        for (id, place) in [(all[2], "Kitchen"), (all[3], "Garden"), (all[24], "Kitchen")] {
            let said: (String, String, String, i64, i64) = town.db().one(says, params![id]).await.unwrap();
            let changes = if place == "Garden" { 2 } else { 1 };
            let found = format!("mending bring what is broken. {}", place.to_lowercase());
            assert_eq!((said.0.as_str(), said.1.as_str(), said.4), ("Mending", place, changes + 1), "published, and changed");
            assert_eq!(said.2.split_whitespace().collect::<Vec<_>>().join(" "), found);
        }
        // Nobody loses the place that is held for them.
        let fewer = json!({ "max_attendees": 1 });
        let token_ = token(&ada, all[0], &fewer).await;
        let heard = commit(&ada, all[0], &fewer, &token_, "fewer").await;
        assert_eq!((heard.refusal(), reason(&heard)), (refusal(409, "EVENT_RECURRENCE_REVISION_CONFLICT", ""), "state_conflict".to_owned()));
        is_sound(&town).await;
    }

    async fn the_graph_revises_as_well(town: Town = V2) {
        let [ada] = town.members(["ada"]).await;
        let (_, all) = weekly(&town, &ada, json!({})).await;
        let variables = json!({ "event": all[1].to_string() });
        let asked = "mutation ($event: ID!) { previewEventRevision(input: {eventId: $event, patch: {title: \"Mending\", location: null}}) {
                         preview { previewToken canCommit impact { changedCount uniqueRecipientCount } } } }";
        let shown = ada.graphql(asked, variables.clone()).await.ok().json()["data"]["previewEventRevision"]["preview"].clone();
        assert_eq!((&shown["canCommit"], &shown["impact"]["changedCount"]), (&json!(true), &json!(3)), "{shown}");
        let asked = "mutation ($event: ID!, $token: String!) {
                         commitEventRevision(input: {eventId: $event, patch: {title: \"Mending\", location: null}, previewToken: $token, idempotencyKey: \"k\"}) {
                             revision { changedCount idempotentReplay } event { title } } }";
        let done = ada.graphql(asked, json!({ "event": all[1].to_string(), "token": shown["previewToken"] })).await.ok().json();
        let done = &done["data"]["commitEventRevision"];
        assert_eq!(done, &json!({ "revision": { "changedCount": 3, "idempotentReplay": false }, "event": { "title": "Mending" } }));
        let asked = "mutation ($event: ID!) { updateRecurringEvent(input: {eventId: $event, scope: ALL, description: \"Other.\"}) {
                         event { description series { recurrence { occurrenceCount recurrenceId } } } } }";
        let all_of_them = ada.graphql(asked, variables).await.ok().json()["data"]["updateRecurringEvent"]["event"].clone();
        assert_eq!(all_of_them, json!({ "description": "Other.", "series": { "recurrence": { "occurrenceCount": 4, "recurrenceId": "20260318T190000Z" } } }));
        let asked = "mutation ($event: ID!) { updateRecurringEvent(input: {eventId: $event, scope: SINGLE, title: \"Baking\"}) { event { title } } }";
        let one = ada.graphql(asked, json!({ "event": all[1].to_string() })).await.ok().json()["data"]["updateRecurringEvent"]["event"].clone();
        assert_eq!((one, &read(&ada, all[2]).await["title"]), (json!({ "title": "Baking" }), &json!("Mending")));
        let able = ada.graphql("{ eventRecurrenceCapabilities { rolloutState maxOccurrences supportedEndTypes } }", json!({})).await.ok().json();
        assert_eq!(able["data"]["eventRecurrenceCapabilities"], json!({ "rolloutState": "V2_FINITE", "maxOccurrences": 366, "supportedEndTypes": ["AFTER_COUNT", "ON_DATE"] }));
    }
}
