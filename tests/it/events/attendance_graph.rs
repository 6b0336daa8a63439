//! Attendance in the graph: what those who manage an event note there, and the code that a member shows.

use chrono::TimeDelta;
use serde_json::json;

use super::{publish, read};
use crate::each_engine;

each_engine! {
    async fn the_graph_notes_who_came(town: Town) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        ben.post(&format!("/events/{id}/registration/confirm"), json!({})).await.ok();
        // Ten minutes before the beginning.
        town.later(TimeDelta::days(116) + TimeDelta::minutes(290));
        for person in [&mut ada, &mut ben] {
            person.signs_in().await;
        }
        let shows = "query ($id: ID!) { eventCheckInCode(eventId: $id) { action credential expiresAt event { restId } } }";
        let code = ben.graphql(shows, json!({ "id": id.to_string() })).await.ok().json()["data"]["eventCheckInCode"].clone();
        assert_eq!((&code["action"], &code["event"]["restId"]), (&json!("CHECK_IN"), &json!(id.to_string())));
        let redeems = "mutation ($id: ID!, $code: String!) { redeemEventCheckInCode(input: {eventId: $id, action: CHECK_IN, credential: $code}) {
            attendance { action fromState toState attendanceVersion checkedInAt member { restId } } event { restId } } }";
        let variables = json!({ "id": id.to_string(), "code": code["credential"] });
        let done = ada.graphql(redeems, variables.clone()).await.ok().json()["data"]["redeemEventCheckInCode"].clone();
        assert_eq!(done, json!({
            "attendance": {
                "action": "CHECK_IN", "fromState": "NOT_CHECKED_IN", "toState": "CHECKED_IN", "attendanceVersion": 1,
                "checkedInAt": "2026-05-01T16:50:00Z", "member": { "restId": ben.id.to_string() },
            },
            "event": { "restId": id.to_string() },
        }));
        let again = ada.graphql(redeems, variables).await.json();
        assert_eq!(again["errors"][0]["extensions"]["code"], "EVENT_CHECKIN_CODE_INVALID", "{again}");
        let notes = "mutation ($id: ID!, $member: ID!, $version: Int!) { recordEventAttendance(input: {eventId: $id, memberId: $member, action: UNDO,
            expectedVersion: $version, reason: \"Somebody else.\"}) { attendance { toState attendanceVersion } } }";
        let variables = |version: i64| json!({ "id": id.to_string(), "member": ben.id.to_string(), "version": version });
        let stale = ada.graphql(notes, variables(0)).await.json();
        assert_eq!(stale["errors"][0]["extensions"]["code"], "EVENT_REGISTRATION_CONFLICT", "{stale}");
        let undone = ada.graphql(notes, variables(1)).await.ok().json();
        assert_eq!(undone["data"]["recordEventAttendance"]["attendance"], json!({ "toState": "NOT_CHECKED_IN", "attendanceVersion": 2 }));
        let some = "mutation ($id: ID!, $members: [ID!]!) { checkInEventMembers(input: {eventId: $id, memberIds: $members}) {
            result { memberCount marked failed complete outcomes { success outcome code member { restId } } } } }";
        let both = ada.graphql(some, json!({ "id": id.to_string(), "members": [ben.id.to_string(), ada.id.to_string()] })).await.ok().json();
        assert_eq!(both["data"]["checkInEventMembers"]["result"], json!({
            "memberCount": 2, "marked": 1, "failed": 1, "complete": false,
            "outcomes": [
                { "success": true, "outcome": "CHECKED_IN", "code": null, "member": { "restId": ben.id.to_string() } },
                { "success": false, "outcome": "FAILED", "code": "EVENT_ATTENDANCE_REGISTRATION_REQUIRED", "member": { "restId": ada.id.to_string() } },
            ],
        }));
        // A client's tools read the codes from the schema.
        let codes = ada.graphql("{ __type(name: \"ErrorCode\") { kind enumValues { name } } }", json!({})).await.ok().json()["data"]["__type"].clone();
        assert!(codes["kind"] == "ENUM" && codes["enumValues"].to_string().contains("EVENT_ATTENDANCE_REGISTRATION_REQUIRED"), "{codes}");
        let list = "query ($id: ID!) { eventAttendanceRecords(eventId: $id, first: 5) { nodes { state attendanceVersion reason registrationState
            member { restId } changedBy { restId } } pageInfo { hasNextPage } } }";
        let page = ada.graphql(list, json!({ "id": id.to_string() })).await.ok().json()["data"]["eventAttendanceRecords"].clone();
        assert_eq!(page, json!({
            "nodes": [{
                "state": "CHECKED_IN", "attendanceVersion": 3, "reason": null, "registrationState": "CONFIRMED",
                "member": { "restId": ben.id.to_string() }, "changedBy": { "restId": ada.id.to_string() },
            }],
            "pageInfo": { "hasNextPage": false },
        }));
        let closed = ben.graphql(list, json!({ "id": id.to_string() })).await.json();
        assert_eq!(closed["errors"][0]["extensions"]["code"], "FORBIDDEN", "{closed}");
        assert_eq!(read(&ben, id).await["relationship"]["attendance"]["state"], "checked_in");
    }
}
