//! What administrators see and decide.

use serde_json::{Value, json};
use timeweave::params;

use super::{decide, draft, publish, put, read, refusal};
use crate::each_engine;
use crate::support::{Heard, Person, Town};

/// A step of an event's life, as an administrator takes it.
async fn step(admin: &Person, id: i64, action: &str, reason: Option<&str>) -> Heard {
    admin.post(&format!("/admin/events/{id}/{action}"), json!({ "reason": reason })).await
}

/// Ids of a list for administrators.
async fn listed(admin: &Person, query: &str) -> Vec<i64> {
    let page = admin.get(&format!("/admin/events?{query}")).await.ok().json();
    let rows = page["data"].as_array().unwrap().iter().map(|row| row["id"].as_i64().unwrap()).collect::<Vec<_>>();
    assert_eq!(page["meta"]["total"], rows.len(), "{query}");
    rows
}

/// The bell's lines of a member about events, oldest first.
async fn bell(town: &Town, person: &Person) -> Vec<String> {
    town.deliver().await;
    let sql = "SELECT message FROM notifications WHERE user_id = $1 AND type LIKE 'event%' AND type NOT IN ('event_registered', 'event_withdrawn') ORDER BY id";
    town.db().all(sql, params![person.id]).await.unwrap()
}

/// Where an event stands on both axes.
async fn place(person: &Person, id: i64) -> (Value, Value) {
    let schedule = read(person, id).await["schedule"].clone();
    (schedule["publication_state"].clone(), schedule["operational_state"].clone())
}

each_engine! {
    async fn what_waits_is_listed_sent_back_and_published(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        decide(&town, json!({ "moderation_required": true })).await;
        let id = draft(&ada, json!({ "location": "Hall", "max_attendees": 20 })).await;
        assert_eq!(step(&admin, id, "reject", Some("No.")).await.refusal(), refusal(409, "EVENT_LIFECYCLE_CONFLICT", ""), "it does not wait");
        ada.tap(&format!("/events/{id}/submit")).await.ok();
        assert_eq!(listed(&admin, "publication_state=pending_review").await, [id]);
        let now = "2026-01-05T12:00:00Z";
        let mut seen = admin.get(&format!("/admin/events/{id}")).await.ok().json()["data"].clone();
        let name = seen["organizer"]["display_name"].take();
        assert!(name.as_str().unwrap().starts_with("Ada"), "{name}");
        assert_eq!(seen, json!({
            "id": id, "title": "Repair evening", "description": "Bring what is broken.", "status": "draft", "publication_state": "pending_review",
            "operational_state": "scheduled", "lifecycle_version": 1, "start_at": "2026-05-01T17:00:00Z", "end_at": "2026-05-01T19:00:00Z",
            "timezone": "Europe/Dublin", "all_day": false, "location": "Hall", "is_recurring_template": false,
            "series": { "root_event_id": id, "is_recurring": false, "occurrence_count": 0, "future_occurrence_count": 0 },
            "organizer": { "id": ada.id, "display_name": null }, "group": null, "category": null,
            "capacity": { "limit": 20, "confirmed": 0, "guests": 0, "remaining": 20, "is_full": false, "waitlist_count": 0 },
            "metrics": { "confirmed": 0, "interested": 0, "waitlist": 0, "attendance": 0, "legacy_attended": 0 },
            "moderation": { "submitted_at": now, "submitted_by": ada.id, "decided_at": null, "decided_by": null, "reason": null },
            "lifecycle_reason": null, "created_at": now, "updated_at": now,
        }));
        assert_eq!(step(&admin, id, "reject", None).await.refusal(), refusal(422, "VALIDATION_REQUIRED_FIELD", "reason"));
        let long = "x".repeat(4_001);
        assert_eq!(step(&admin, id, "reject", Some(&long)).await.refusal(), refusal(422, "VALIDATION_INVALID_REASON", "reason"));
        let back = step(&admin, id, "reject", Some(" Where is it? ")).await.ok().json()["data"].clone();
        assert_eq!((&back["publication_state"], &back["transition"]["action"], &back["transition"]["changed"]),
            (&json!("draft"), &json!("reject"), &json!(true)));
        assert_eq!(back["moderation"], json!({
            "submitted_at": now, "submitted_by": ada.id, "decided_at": now, "decided_by": admin.id, "reason": "Where is it?",
        }));
        assert_eq!(step(&admin, id, "reject", Some("No.")).await.refusal(), refusal(409, "EVENT_LIFECYCLE_CONFLICT", ""), "it is decided");
        let told = "Your event “Repair evening” was not approved and is a draft again. The reason: Where is it?";
        assert_eq!(bell(&town, &ada).await, [told]);
        put(&ada, &format!("/events/{id}"), json!({ "location": "Harbour Street 4" })).await.ok();
        ada.tap(&format!("/events/{id}/submit")).await.ok();
        let live = step(&admin, id, "approve", None).await.ok().json()["data"].clone();
        assert_eq!((&live["publication_state"], &live["status"], &live["moderation"]["reason"]), (&json!("published"), &json!("active"), &json!(null)));
        assert_eq!(step(&admin, id, "approve", None).await.ok().json()["data"]["transition"]["changed"], false);
        assert_eq!(bell(&town, &ada).await[1..], ["Your event “Repair evening” was approved and is published."]);
        read(&ben, id).await;
        assert_eq!(listed(&admin, "publication_state=pending_review").await, [0; 0]);
    }

    async fn what_is_put_off_takes_place_after_all(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let id = publish(&ada, json!({})).await;
        ben.post(&format!("/events/{id}/registration/confirm"), json!({})).await.ok();
        let put_off = step(&admin, id, "postpone", None).await.ok().json()["data"].clone();
        assert_eq!((&put_off["operational_state"], &put_off["capacity"]["confirmed"]), (&json!("postponed"), &json!(1)), "registrations stay");
        assert_eq!(step(&admin, id, "postpone", None).await.ok().json()["data"]["transition"]["changed"], false);
        assert_eq!(step(&admin, id, "complete", None).await.refusal(), refusal(409, "EVENT_LIFECYCLE_CONFLICT", ""));
        step(&admin, id, "reschedule", None).await.ok();
        assert_eq!(place(&ben, id).await, (json!("published"), json!("scheduled")));
        let (later, after_all) = ("“Repair evening” was postponed. There is no new time yet.", "“Repair evening” will take place after all.");
        assert_eq!((bell(&town, &ben).await, bell(&town, &ada).await), (vec![later.to_owned(), after_all.to_owned()], vec![later.to_owned(), after_all.to_owned()]));

        // Who was registered when it was cancelled hears that it takes place after all.
        let refused = step(&admin, id, "cancel", None).await.refusal();
        assert_eq!(refused, refusal(422, "VALIDATION_REQUIRED_FIELD", "reason"));
        let cancelled = step(&admin, id, "cancel", Some("No hall.")).await.ok().json()["data"].clone();
        assert_eq!(cancelled["transition"]["cascade"]["registrations_cancelled"], 1);
        town.later(chrono::TimeDelta::minutes(10));
        step(&admin, id, "restore", None).await.ok();
        assert_eq!(bell(&town, &ben).await[2..], ["“Repair evening” was cancelled. No hall.", after_all]);
        assert_eq!(bell(&town, &ada).await[2..], ["“Repair evening” was cancelled. No hall.", after_all]);
        assert_eq!(read(&ben, id).await["relationship"]["registration"]["can_register"], true);

        step(&admin, id, "complete", None).await.ok();
        for action in ["restore", "postpone", "cancel"] {
            let refused = step(&admin, id, action, Some("x")).await.refusal();
            assert_eq!(refused, refusal(409, "EVENT_LIFECYCLE_CONFLICT", ""), "{action}");
        }
        assert_eq!(step(&admin, id, "archive", None).await.refusal(), refusal(409, "EVENT_LIFECYCLE_CONFLICT", "reason"));
        step(&admin, id, "archive", Some("Long ago.")).await.ok();
        assert_eq!(step(&admin, id, "restore", None).await.refusal(), refusal(409, "EVENT_LIFECYCLE_CONFLICT", ""));
    }

    async fn what_was_archived_is_a_draft_again(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let id = publish(&ada, json!({})).await;
        assert_eq!(admin.delete(&format!("/admin/events/{id}")).await.refusal(), refusal(409, "EVENT_LIFECYCLE_CONFLICT", "reason"));
        step(&admin, id, "archive", Some("By mistake.")).await.ok();
        step(&admin, id, "restore", None).await.ok();
        assert_eq!(place(&ada, id).await, (json!("draft"), json!("scheduled")));
        assert_eq!(bell(&town, &ada).await, [
            "“Repair evening” was cancelled. By mistake.",
            "Your event “Repair evening” is no longer archived. It is a draft again.",
        ]);
    }

    async fn administrators_find_events(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let one = draft(&ada, json!({ "title": "Soup for all" })).await;
        let two = publish(&ben, json!({ "max_attendees": 1, "start_time": "2026-06-01T23:30:00Z", "end_time": null })).await;
        ada.post(&format!("/events/{two}/registration/confirm"), json!({})).await.ok();
        let three = publish(&ada, json!({ "max_attendees": 5 })).await;
        ada.post(&format!("/events/{three}/cancel"), json!({ "reason": "x" })).await.ok();
        for (query, found) in [
            ("", vec![three, two, one]),
            ("search=soup", vec![one]),
            ("status=draft", vec![one]),
            ("status=cancelled", vec![three]),
            ("status=active", vec![two]),
            ("publication_state=published", vec![three, two]),
            ("publication_status=draft", vec![one]),
            ("operational_state=cancelled", vec![three]),
            ("operational_status=scheduled", vec![two, one]),
            ("capacity=full", vec![two]),
            ("capacity=available", vec![three, one]),
            ("capacity=limited", vec![three, two]),
            ("capacity=unlimited", vec![one]),
            ("date_from=2026-06-01", vec![two]),
            ("date_from=2026-06-02", vec![]),
            ("date_to=2026-06-01", vec![three, two, one]),
            ("date_to=2026-05-31", vec![three, one]),
            (leaked(format!("organizer_id={}", ben.id)), vec![two]),
            ("group_id=999", vec![]),
        ] {
            assert_eq!(listed(&admin, query).await, found, "{query}");
        }
        let page = admin.get("/admin/events?per_page=2&page=2").await.ok().json();
        assert_eq!((&page["data"][0]["id"], &page["meta"]["total_pages"]), (&json!(one), &json!(2)));
        for (query, field) in [("status=open", "status"), ("capacity=much", "capacity"), ("date_to=soon", "date_to"), ("organizer_id=0", "organizer_id")] {
            let refused = admin.get(&format!("/admin/events?{query}")).await.refusal();
            assert_eq!(refused, refusal(422, "VALIDATION_INVALID_FILTER", field), "{query}");
        }
    }

    async fn others_see_and_decide_nothing(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let broker = town.member_as("harbour", "broker", "broker").await;
        let far = town.member_as("meadow", "far", "admin").await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let id = publish(&ada, json!({})).await;
        for person in [&ada, &broker] {
            for path in ["/admin/events".to_owned(), format!("/admin/events/{id}")] {
                assert_eq!(person.get(&path).await.refusal(), refusal(403, "forbidden", ""));
            }
            for action in ["approve", "reject", "postpone", "reschedule", "cancel", "complete", "archive", "restore"] {
                let refused = step(person, id, action, Some("x")).await.refusal();
                assert_eq!(refused, refusal(403, "forbidden", ""), "{action}");
            }
        }
        assert_eq!(step(&far, id, "cancel", Some("x")).await.refusal(), refusal(404, "NOT_FOUND", ""), "another community's");
        assert_eq!(far.get("/admin/events").await.ok().json()["data"], json!([]));
        assert_eq!(step(&admin, 999, "postpone", None).await.refusal(), refusal(404, "NOT_FOUND", ""));
        assert_eq!(place(&ada, id).await, (json!("published"), json!("scheduled")));
    }

    async fn the_graph_decides_as_well(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        decide(&town, json!({ "moderation_required": true })).await;
        let id = draft(&ada, json!({})).await;
        ada.tap(&format!("/events/{id}/submit")).await.ok();
        let queue = "{ eventsForStaff(publicationState: PENDING_REVIEW) { totalCount nodes { id title } } }";
        let waiting = admin.graphql(queue, json!({})).await.ok().json()["data"]["eventsForStaff"].clone();
        assert_eq!((&waiting["totalCount"], &waiting["nodes"][0]["title"]), (&json!(1), &json!("Repair evening")));
        let reject = "mutation ($id: ID!) { rejectEvent(input: {eventId: $id, reason: \"Where?\"}) { step { changed } event { schedule { state } } } }";
        let heard = admin.graphql(reject, json!({ "id": waiting["nodes"][0]["id"] })).await.ok().json();
        assert_eq!(heard["data"]["rejectEvent"], json!({ "step": { "changed": true }, "event": { "schedule": { "state": "DRAFT" } } }));
    }

    async fn without_offers_whoever_waits_hears_of_a_free_place(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        decide(&town, json!({ "timed_waitlist_offers_enabled": false })).await;
        let id = publish(&ada, json!({ "max_attendees": 1 })).await;
        let act = async |person: &Person, what: &str| person.post(&format!("/events/{id}/registration/{what}"), json!({})).await;
        act(&ben, "confirm").await.ok();
        act(&cleo, "waitlist").await.ok();
        assert_eq!(act(&cleo, "waitlist/accept").await.refusal(), refusal(409, "EVENT_WAITLIST_TIMED_OFFERS_DISABLED", ""));
        assert_eq!(read(&cleo, id).await["relationship"]["registration"]["can_register"], false);
        assert_eq!(act(&ben, "withdraw").await.ok().json()["data"]["mutation"]["next_offer_created"], false);
        assert_eq!(bell(&town, &cleo).await, ["A place at “Repair evening” is free. Please register if you would like to come, before it is taken."]);
        let seen = read(&cleo, id).await["relationship"]["registration"].clone();
        assert_eq!((&seen["state"], &seen["can_register"]), (&json!("waitlisted"), &json!(true)));
        let taken = act(&cleo, "confirm").await.ok().json();
        assert_eq!(taken["data"]["relationship"]["waitlist"]["state"], "cancelled");
        assert_eq!(read(&cleo, id).await["relationship"]["registration"]["state"], "confirmed");
    }
}

fn leaked(text: String) -> &'static str {
    crate::support::leak(text)
}
