//! New events and changes of them.

use serde_json::{Value, json};
use timeweave::params;

use super::{decide, draft, publish, put, read, refusal};
use crate::each_engine;

each_engine! {
    async fn whoever_creates_an_event_organizes_a_draft(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = draft(&ada, json!({ "location": " The  hall ", "max_attendees": 20, "online_link": "https://meet.example/secret" })).await;
        let facts = json!({
            "schema_version": 1, "step_free_access": null, "accessible_toilet": null, "hearing_loop": null, "quiet_space": null,
            "seating_available": null, "accessible_parking": null, "parking_details": null, "transit_details": null,
            "assistance_contact": null, "notes": null, "provided": false,
        });
        let (start, end) = ("2026-05-01T17:00:00Z", "2026-05-01T19:00:00Z");
        let event = json!({
            "contract_version": 2, "id": id, "title": "Repair evening", "description": "Bring what is broken.", "primary_image": null,
            "organizer": {
                "id": ada.id, "display_name": "Ada Harbour", "avatar_url": null, "relationship": "self",
                "actions": { "view_profile": true, "message": false },
            },
            "category": null,
            "location": { "label": "The hall", "latitude": null, "longitude": null, "mode": "hybrid", "accessibility": facts },
            "schedule": {
                "start_at": start, "end_at": end, "timezone": "Europe/Dublin", "all_day": false, "state": "draft", "publication_state": "draft",
                "operational_state": "scheduled", "lifecycle_version": 0, "cancellation_reason": null,
            },
            "relationship": {
                "engagement": { "state": "none", "can_change": false },
                "registration": {
                    "state": "none", "waitlist_position": null, "requires_approval": false, "can_register": false, "can_withdraw": false,
                    "can_join_waitlist": false, "can_leave_waitlist": false,
                },
                "attendance": { "state": "not_checked_in", "checked_in_at": null, "checked_out_at": null },
                "capacity": { "limit": 20, "confirmed": 0, "guests": 0, "remaining": 20, "is_full": false, "waitlist_count": 0 },
            },
            "online_access": {
                "mode": "hybrid", "reveal_state": "available", "join_url": "https://meet.example/secret", "video_url": null,
                "reveal_at": "2026-05-01T16:30:00Z", "expires_at": "2026-05-01T21:00:00Z",
            },
            "series": { "named": null, "recurrence": null },
            "permissions": {
                "edit": true, "cancel": true, "manage_people": true, "check_in": true, "message": true, "export": true, "publish": true,
                "submit_for_review": false, "manage_agenda": true, "manage_staff": true, "manage_registration": true, "broadcast": true,
                "manage_finance": true, "reconcile_credits": true, "reconcile_tickets": true, "transfer_ownership": true,
            },
            "metrics": { "confirmed_count": 0, "interested_count": 0, "waitlist_count": 0 },
            "created_at": "2026-01-05T12:00:00Z", "updated_at": "2026-01-05T12:00:00Z", "group": null, "federated_visibility": "none",
            "organizer_id": ada.id, "user": { "id": ada.id, "name": "Ada Harbour", "avatar": null, "avatar_url": null },
            "category_id": null, "group_id": null, "category_name": null, "category_slug": null, "location_label": "The hall", "latitude": null,
            "longitude": null, "coordinates": null, "venue_accessibility": facts, "start_time": start, "end_time": end, "start_date": start,
            "end_date": end, "status": "draft", "cancellation_reason": null, "is_online": false, "allow_remote_attendance": false,
            "online_link": "https://meet.example/secret", "online_url": "https://meet.example/secret", "video_url": null,
            "cover_image": null, "image_url": null, "max_attendees": 20, "spots_left": 20, "is_full": false, "attendee_count": 0,
            "attendees_count": 0, "interested_count": 0, "waitlist_count": 0, "rsvp_counts": { "going": 0, "interested": 0 },
            "my_rsvp": null, "user_rsvp": null, "rsvp_status": null, "series_id": null, "is_series": false, "parent_event_id": null,
            "recurrence_frequency": null, "series_count": 0, "series_occurrences": [], "can_edit": true,
        });
        let mut seen = read(&ada, id).await;
        let name = seen["organizer"]["display_name"].take();
        seen["organizer"]["display_name"] = json!("Ada Harbour");
        seen["user"]["name"] = json!("Ada Harbour");
        assert_eq!(seen, event);
        assert!(name.as_str().unwrap().starts_with("Ada"), "{name}");
        assert_eq!(ben.get(&format!("/events/{id}")).await.refusal(), refusal(404, "NOT_FOUND", ""));
        let heard = ada.get(&format!("/events/{id}")).await;
        assert_eq!(heard.header("x-events-contract"), Some("2"));
        let stranger = town.stranger().in_community(Some("harbour")).get(&format!("/events/{id}")).await;
        assert_eq!((stranger.status.as_u16(), stranger.header("x-events-contract")), (401, Some("2")));
    }

    async fn what_cannot_be_is_refused(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let ben = town.member_as("harbour", "ben", "member").await;
        let hidden = ben.post("/groups", json!({ "name": "Secret", "visibility": "secret" })).await.ok().json()["data"]["id"].clone();
        let public = ben.post("/groups", json!({ "name": "Garden" })).await.ok().json()["data"]["id"].clone();
        let table = [
            (json!({ "title": "ab" }), refusal(422, "VALIDATION_ERROR", "title")),
            (json!({ "description": " " }), refusal(422, "VALIDATION_ERROR", "description")),
            (json!({ "start_time": "2025-05-01T18:00:00" }), refusal(422, "VALIDATION_ERROR", "start_time")),
            (json!({ "start_time": "2026-03-29T01:30:00" }), refusal(422, "VALIDATION_ERROR", "start_time")),
            (json!({ "start_time": "+12000-01-01T10:00:00" }), refusal(422, "VALIDATION_ERROR", "start_time")),
            (json!({ "end_time": "9999-12-31T23:59:59-01:00" }), refusal(422, "VALIDATION_ERROR", "end_time")),
            (json!({ "end_time": "2026-10-25T01:30:00" }), refusal(422, "VALIDATION_ERROR", "end_time")),
            (json!({ "end_time": "2026-05-01T18:00:00" }), refusal(422, "VALIDATION_ERROR", "end_time")),
            (json!({ "timezone": "Mars/One" }), refusal(422, "VALIDATION_ERROR", "timezone")),
            (json!({ "all_day": true }), refusal(422, "VALIDATION_ERROR", "all_day")),
            (json!({ "latitude": 53.0 }), refusal(422, "VALIDATION_ERROR", "longitude")),
            (json!({ "venue_accessibility": { "hearing_loop": true } }), refusal(422, "VALIDATION_ERROR", "venue_accessibility")),
            (json!({ "online_link": "javascript:alert(1)" }), refusal(422, "VALIDATION_ERROR", "online_link")),
            (json!({ "category_id": 999 }), refusal(422, "VALIDATION_ERROR", "category_id")),
            (json!({ "category_name": "nowhere" }), refusal(422, "VALIDATION_ERROR", "category_name")),
            (json!({ "series_id": 999 }), refusal(422, "VALIDATION_ERROR", "series_id")),
            (json!({ "group_id": hidden }), refusal(422, "VALIDATION_ERROR", "group_id")),
            (json!({ "group_id": public }), refusal(403, "FORBIDDEN", "group_id")),
            (json!({ "max_attendees": 0 }), refusal(422, "VALIDATION_ERROR", "max_attendees")),
        ];
        for (more, told) in table {
            town.later(chrono::TimeDelta::seconds(10));
            let mut event = json!({
                "title": "Repair evening", "description": "x", "timezone": "Europe/Dublin", "start_time": "2026-05-01T18:00:00",
            });
            event.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            assert_eq!(ada.post("/events", event).await.refusal(), told, "{more}");
        }
        let wrong = json!({
            "title": "a  b", "description": " ", "timezone": "Mars/One", "start_time": "in the evening", "end_time": "2026-02-30", "latitude": 53.0, "online_link": "x",
        });
        let told = ada.post("/events", wrong).await.json();
        let fields: Vec<&str> = told["errors"].as_array().unwrap().iter().map(|item| item["field"].as_str().unwrap()).collect();
        assert_eq!(fields, ["description", "timezone", "start_time", "end_time", "longitude", "online_link"], "all at once: {told}");
        assert_eq!(town.count("events").await, 0);
    }

    async fn a_community_decides_who_creates_events(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let broker = town.member_as("harbour", "broker", "broker").await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let event = json!({ "title": "Evening", "description": "x", "start_time": "2026-05-01T18:00:00Z" });
        for (creators, statuses) in [("members", [201, 201, 201]), ("staff", [403, 201, 201]), ("admins", [403, 403, 201])] {
            decide(&town, json!({ "creation_role": creators, "default_capacity": 12 })).await;
            for (person, status) in [&ada, &broker, &admin].into_iter().zip(statuses) {
                let heard = person.post("/events", event.clone()).await;
                assert_eq!(heard.status.as_u16(), status, "{creators}");
                let told = person.get("/users/me").await.ok().json()["data"]["can_create_events"].clone();
                assert_eq!(told, status == 201, "{creators}");
                if status == 201 {
                    assert_eq!(heard.json()["data"]["max_attendees"], 12);
                }
            }
        }
    }

    async fn nothing_hides_in_what_is_said(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let event = json!({ "title": "Repair evening", "description": "x", "start_time": "2026-05-01T18:00:00Z", "location": "Hall" });
        let with = |field: &str, value: Value| {
            let mut event = event.clone();
            event[field] = value;
            event
        };
        for (field, value) in [
            ("location", json!("A\u{202e}B")),
            ("description", json!("Bring\n\u{200b}tools")),
            ("venue_accessibility", json!({ "notes": "n\u{202e}x" })),
        ] {
            assert_eq!(ada.post("/events", with(field, value)).await.refusal(), refusal(422, "VALIDATION_ERROR", field));
        }
        let said = json!({ "notes": "<b>Two</b> steps\n1 < 2", "assistance_contact": "<script>x</script>" });
        let made = ada.post("/events", with("venue_accessibility", said)).await.ok().json();
        let kept = &made["data"]["location"]["accessibility"];
        assert_eq!((&kept["notes"], &kept["assistance_contact"]), (&json!("Two steps\n1 < 2"), &json!("x")));
    }

    async fn a_change_keeps_what_is_not_said(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({ "location": "The hall", "venue_accessibility": { "step_free_access": true } })).await;
        let path = format!("/events/{id}");
        assert_eq!(put(&ben, &path, json!({ "title": "Mine now" })).await.refusal(), refusal(403, "FORBIDDEN", ""));
        let moved = put(&ada, &path, json!({ "timezone": "Asia/Tokyo", "end_time": null })).await.ok().json();
        let schedule = &moved["data"]["schedule"];
        assert_eq!((&schedule["start_at"], &schedule["end_at"]), (&json!("2026-05-01T09:00:00Z"), &json!(null)));
        assert_eq!(moved["data"]["location"]["accessibility"]["step_free_access"], true);
        let sequences = "SELECT calendar_sequence, federation_version FROM events WHERE tenant_id = $1 AND id = $2";
        let read: (i64, i64) = town.db().one(sequences, params![town.harbour, id]).await.unwrap();
        assert_eq!(read, (1, 2), "publishing and moving it");
        put(&ada, &path, json!({ "timezone": "Asia/Tokyo" })).await.ok();
        let again: (i64, i64) = town.db().one(sequences, params![town.harbour, id]).await.unwrap();
        assert_eq!(again, read, "what changes nothing leaves no trace");
        let half = put(&ada, &path, json!({ "location": null })).await;
        assert_eq!(half.refusal(), refusal(422, "VALIDATION_ERROR", "venue_accessibility"));
        put(&ada, &path, json!({ "location": null, "venue_accessibility": null })).await.ok();
    }
}
