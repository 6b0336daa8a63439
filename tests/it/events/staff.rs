//! Who helps with an event (spec events 2.6 and 19).

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::events::staff::tasks;
use timeweave::params;

use super::{draft, publish, put, read, refusal};
use crate::each_engine;
use crate::support::{Heard, Person, Town};

const STAFF: &str = include_str!("../../../graphql/operations/events/event_staff.graphql");
const GRANT: &str = include_str!("../../../graphql/operations/events/grant_event_staff_role.graphql");

async fn grant(by: &Person, event: i64, member: &Person, role: &str) -> Heard {
    by.post(&format!("/events/{event}/staff"), json!({ "user_id": member.id, "role": role })).await
}

async fn revoke(by: &Person, event: i64, assignment: &Value) -> Heard {
    by.delete(&format!("/events/{event}/staff/{assignment}")).await
}

async fn staff(by: &Person, event: i64, query: &str) -> Value {
    by.get(&format!("/events/{event}/staff{query}")).await.ok().json()["data"].clone()
}

/// What somebody may do with an event, in the order of the contract.
async fn abilities(person: &Person, event: i64) -> Vec<String> {
    let all = read(person, event).await["permissions"].as_object().unwrap().clone();
    all.into_iter().filter(|(_, may)| *may == json!(true)).map(|(name, _)| name).collect()
}

/// The bell's lines of a member about their roles, oldest first.
async fn bell(town: &Town, person: &Person) -> Vec<(String, String)> {
    town.deliver().await;
    let sql = "SELECT type, message FROM notifications WHERE user_id = $1 AND type LIKE 'event_staff%' ORDER BY id";
    town.db().all(sql, params![person.id]).await.unwrap()
}

async fn history(town: &Town, assignment: &Value) -> Vec<String> {
    let sql = "SELECT action, version FROM event_staff_history WHERE assignment_id = $1 ORDER BY version";
    let rows: Vec<(String, i64)> = town.db().all(sql, params![assignment.as_i64().unwrap()]).await.unwrap();
    rows.into_iter().map(|(action, version)| format!("{version} {action}")).collect()
}

each_engine! {
    async fn a_role_is_given_and_taken(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = publish(&ada, json!({})).await;
        assert_eq!(abilities(&ben, id).await, Vec::<String>::new());
        let granted = grant(&ada, id, &ben, "check_in_staff").await;
        assert_eq!(granted.status, 201);
        let made = granted.json()["data"].clone();
        let mut expected = json!({
            "id": made["id"], "event_id": id, "user_id": ben.id, "member": { "id": ben.id, "display_name": made["member"]["display_name"], "avatar_url": null },
            "role": "check_in_staff", "capabilities": ["manage_people", "check_in"], "status": "active", "effective": true, "version": 1,
            "granted_at": "2026-01-05T12:00:00Z", "granted_by_id": ada.id, "revoked_at": null, "revoked_by_id": null, "expires_at": null,
        });
        assert_eq!(made, expected);
        assert_eq!(abilities(&ben, id).await, ["manage_people", "check_in"]);
        assert_eq!(ben.get(&format!("/events/{id}/attendance")).await.status, 200);
        assert_eq!(put(&ben, &format!("/events/{id}"), json!({ "title": "Mine" })).await.refusal(), refusal(403, "FORBIDDEN", ""));

        // What they have is theirs already.
        let again = grant(&ada, id, &ben, "check_in_staff").await;
        assert_eq!((again.status.as_u16(), &again.json()["data"]), (200, &expected));
        assert_eq!(staff(&ada, id, "").await, json!([expected]));
        let roles = ada.get(&format!("/events/{id}/staff")).await.ok().json()["meta"]["role_capabilities"].clone();
        assert_eq!(roles["finance_manager"], json!(["manage_finance", "reconcile_credits", "reconcile_tickets"]));

        let ended = revoke(&ada, id, &made["id"]).await.ok().json()["data"].clone();
        expected["status"] = json!("revoked");
        expected["effective"] = json!(false);
        expected["version"] = json!(2);
        expected["revoked_at"] = json!("2026-01-05T12:00:00Z");
        expected["revoked_by_id"] = json!(ada.id);
        assert_eq!(ended, expected);
        assert_eq!(revoke(&ada, id, &made["id"]).await.ok().json()["data"], expected, "once");
        assert_eq!(abilities(&ben, id).await, Vec::<String>::new());
        assert_eq!(ben.get(&format!("/events/{id}/attendance")).await.refusal().1, "FORBIDDEN");
        assert_eq!((staff(&ada, id, "").await, staff(&ada, id, "?include_inactive=true").await), (json!([]), json!([expected])));
        grant(&ada, id, &ben, "check_in_staff").await.ok();
        assert_eq!(history(&town, &made["id"]).await, ["1 granted", "2 revoked", "3 granted"]);
        let line = |kind: &str, text: &str| (kind.to_owned(), text.to_owned());
        assert_eq!(bell(&town, &ben).await, [
            line("event_staff_granted", "You now help with “Repair evening”."), line("event_staff_revoked", "You no longer help with “Repair evening”."),
            line("event_staff_granted", "You now help with “Repair evening”."),
        ]);
        // One's own role one ends oneself, and is told nothing.
        assert_eq!(revoke(&cleo, id, &made["id"]).await.refusal(), refusal(403, "EVENT_STAFF_FORBIDDEN", ""));
        revoke(&ben, id, &made["id"]).await.ok();
        assert_eq!(bell(&town, &ben).await.len(), 3);
    }

    async fn a_co_organizer_manages_but_for_money(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = draft(&ada, json!({})).await;
        assert_eq!(ben.get(&format!("/events/{id}")).await.status, 404);
        grant(&ada, id, &ben, "co_organizer").await.ok();
        assert_eq!(abilities(&ben, id).await, [
            "edit", "cancel", "manage_people", "check_in", "message", "export", "publish", "manage_agenda", "manage_staff", "manage_registration", "broadcast",
        ]);
        put(&ben, &format!("/events/{id}"), json!({ "title": "Repair night" })).await.ok();
        ben.tap(&format!("/events/{id}/publish")).await.ok();
        grant(&ben, id, &cleo, "registration_manager").await.ok();
        grant(&ben, id, &cleo, "communications_manager").await.ok();
        assert_eq!(abilities(&cleo, id).await, ["manage_people", "message", "export", "manage_registration", "broadcast"], "several roles add up");
        let confirm = format!("/events/{id}/registration/confirm");
        assert_eq!(ben.post(&confirm, json!({})).await.refusal().1, "EVENT_REGISTRATION_FORBIDDEN");
        cleo.post(&confirm, json!({})).await.ok();
    }

    async fn a_role_ends_in_time(town: Town) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        let until = json!({ "user_id": ben.id, "role": "check_in_staff", "expires_at": "2026-01-05T13:00:00Z" });
        let made = ada.post(&format!("/events/{id}/staff"), until).await.ok().json()["data"].clone();
        town.later(TimeDelta::hours(1));
        ada.signs_in().await;
        ben.signs_in().await;
        assert_eq!(abilities(&ben, id).await, Vec::<String>::new(), "at that moment, whenever the clock comes by");
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 1);
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        let rows = staff(&ada, id, "?include_inactive=true").await;
        assert_eq!((&rows[0]["status"], &rows[0]["revoked_by_id"], &rows[0]["revoked_at"]), (&json!("revoked"), &Value::Null, &json!("2026-01-05T13:00:00Z")));
        assert_eq!(history(&town, &made["id"]).await, ["1 granted", "2 expired"]);
    }

    async fn what_cannot_be_granted_is_refused_and_changes_nothing(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let far = town.member_as("meadow", "far", "admin").await;
        let id = publish(&ada, json!({})).await;
        let path = format!("/events/{id}/staff");
        for (body, wanted) in [
            (json!({ "user_id": ben.id, "role": "owner" }), refusal(422, "EVENT_STAFF_OWNER_ROLE_IMPLICIT", "role")),
            (json!({ "user_id": ben.id, "role": "king" }), refusal(422, "EVENT_STAFF_VALIDATION_FAILED", "role")),
            (json!({ "role": "co_organizer" }), refusal(422, "EVENT_STAFF_VALIDATION_FAILED", "user_id")),
            (json!({ "user_id": ada.id, "role": "co_organizer" }), refusal(422, "EVENT_STAFF_VALIDATION_FAILED", "user_id")),
            (json!({ "user_id": ben.id, "role": "co_organizer", "expires_at": "2026-01-05T12:00:00Z" }), refusal(422, "EVENT_STAFF_EXPIRY_INVALID", "expires_at")),
            (json!({ "user_id": far.id, "role": "co_organizer" }), refusal(404, "NOT_FOUND", "")),
        ] {
            assert_eq!(ada.post(&path, body.clone()).await.refusal(), wanted, "{body}");
        }
        let forbidden = refusal(403, "EVENT_STAFF_FORBIDDEN", "");
        assert_eq!(grant(&ben, id, &cleo, "co_organizer").await.refusal(), forbidden);
        assert_eq!(ben.get(&path).await.refusal(), forbidden);
        assert_eq!(grant(&far, id, &ben, "co_organizer").await.refusal(), refusal(404, "NOT_FOUND", ""));
        assert_eq!(revoke(&ada, id, &json!(999_999)).await.refusal(), refusal(404, "EVENT_STAFF_ASSIGNMENT_NOT_FOUND", ""));
        ben.tap(&format!("/users/{}/block", ada.id)).await.ok();
        assert_eq!(grant(&ada, id, &ben, "co_organizer").await.refusal(), refusal(404, "NOT_FOUND", ""));
        assert_eq!((town.count("event_staff_assignments").await, town.count("event_staff_history").await), (0, 0));
    }

    async fn an_event_is_handed_to_a_co_organizer(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "dana", "admin").await;
        let far = town.member_as("meadow", "far", "admin").await;
        let id = publish(&ada, json!({})).await;
        let path = format!("/events/{id}/transfer");
        let give = |to: &Person| json!({ "user_id": to.id });
        let co = grant(&ada, id, &ben, "co_organizer").await.ok().json()["data"]["id"].clone();
        let desk = grant(&ada, id, &ben, "finance_manager").await.ok().json()["data"]["id"].clone();
        grant(&ada, id, &cleo, "check_in_staff").await.ok();
        let forbidden = refusal(403, "EVENT_STAFF_FORBIDDEN", "");
        let unusable = refusal(422, "EVENT_STAFF_VALIDATION_FAILED", "user_id");
        for (who, body, wanted) in [
            (&ben, give(&ben), &forbidden),
            (&cleo, give(&cleo), &forbidden),
            (&far, give(&ben), &refusal(404, "NOT_FOUND", "")),
            (&ada, give(&cleo), &unusable),
            (&ada, give(&far), &refusal(404, "NOT_FOUND", "")),
            (&ada, json!({ "user_id": "ben" }), &unusable),
            (&ada, json!({}), &unusable),
        ] {
            assert_eq!(who.post(&path, body.clone()).await.refusal(), *wanted, "{body}");
        }
        let series = ada.post("/events/recurring", json!({ "title": "Weekly", "description": "x", "start_time": "2026-02-01T18:00:00",
            "recurrence_frequency": "weekly", "recurrence_ends_after_count": 2 })).await.ok().json()["data"]["template"]["id"].clone();
        let whole = ada.post(&format!("/events/{series}/transfer"), give(&ada)).await;
        assert_eq!(whole.refusal(), refusal(409, "EVENT_OCCURRENCE_REQUIRED", ""));

        town.deliver().await;
        let event = ada.post(&path, give(&ben)).await.ok().json()["data"].clone();
        assert_eq!((&event["organizer"]["id"], &event["organizer"]["relationship"]), (&json!(ben.id), &json!("member")));
        assert_eq!((&event["permissions"]["edit"], &event["permissions"]["transfer_ownership"]), (&json!(true), &json!(false)), "she helps on");
        assert_eq!(ada.post(&path, give(&ada)).await.refusal(), forbidden);
        assert!(abilities(&ben, id).await.contains(&"transfer_ownership".to_owned()));
        assert_eq!((history(&town, &co).await, history(&town, &desk).await), (vec!["1 granted".to_owned(), "2 revoked".to_owned()], vec!["1 granted".to_owned(), "2 revoked".to_owned()]));
        let roles: Vec<(Value, Value)> = staff(&ben, id, "").await.as_array().unwrap().iter().map(|row| (row["user_id"].clone(), row["role"].clone())).collect();
        assert_eq!(roles, [(json!(ada.id), json!("co_organizer")), (json!(cleo.id), json!("check_in_staff"))]);

        // Again, nothing changes and nobody is told; staff may take it back for her, and tell both.
        ben.post(&path, give(&ben)).await.ok();
        assert_eq!(town.count("event_staff_history").await, 6);
        admin.post(&path, give(&ada)).await.ok();
        town.deliver().await;
        let told = "SELECT type, message FROM notifications WHERE user_id = $1 AND type LIKE 'event_ownership%' ORDER BY id";
        let [to_ada, to_ben]: [Vec<(String, String)>; 2] = [town.db().all(told, params![ada.id]).await.unwrap(), town.db().all(told, params![ben.id]).await.unwrap()];
        let line = |kind: &str, text: &str| (kind.to_owned(), text.to_owned());
        let received = line("event_ownership_received", "You now organize “Repair evening”.");
        assert_eq!(to_ada, std::slice::from_ref(&received));
        assert_eq!(to_ben, [received, line("event_ownership_transferred", "“Repair evening” is organized by somebody else now. You are its co-organizer.")]);

        // Two at once: one of them has it.
        for who in [&ben, &cleo] {
            grant(&ada, id, who, "co_organizer").await.ok();
        }
        let (one, other) = tokio::join!(ada.post(&path, give(&ben)), ada.post(&path, give(&cleo)));
        let mut statuses = [one.status.as_u16(), other.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 403]);

        // The graph does the same.
        let organizer = read(&admin, id).await["organizer"]["id"].clone();
        let input = json!({ "input": { "eventId": id.to_string(), "memberId": ada.id.to_string() } });
        let back = "mutation($input: TransferEventOwnershipInput!) { transferEventOwnership(input: $input) { event { organizer { id } permissions { transferOwnership } } } }";
        assert_ne!(organizer, json!(ada.id));
        let event = admin.graphql(back, input).await.ok().json()["data"]["transferEventOwnership"]["event"].clone();
        assert_eq!(event["permissions"]["transferOwnership"], json!(true));
        assert_eq!(read(&admin, id).await["organizer"]["id"], json!(ada.id));
    }

    async fn the_graph_says_the_same(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        let input = json!({ "input": { "eventId": id.to_string(), "memberId": ben.id.to_string(), "role": "CHECK_IN_STAFF" } });
        let made = ada.graphql(GRANT, input).await.ok().json()["data"]["grantEventStaffRole"]["assignment"].clone();
        assert_eq!((&made["role"], &made["isEffective"]), (&json!("CHECK_IN_STAFF"), &json!(true)), "{made}");
        let rows = ada.graphql(STAFF, json!({ "event": id.to_string() })).await.ok().json()["data"]["eventStaffAssignments"].clone();
        assert_eq!((&rows[0]["id"], &rows[0]["member"]["id"]), (&made["id"], &made["member"]["id"]));
        let refused = ben.graphql(STAFF, json!({ "event": id.to_string() })).await.json();
        assert_eq!(refused["errors"][0]["extensions"]["code"], "EVENT_STAFF_FORBIDDEN", "{refused}");
        let gone = "mutation($input: RevokeEventStaffRoleInput!) { revokeEventStaffRole(input: $input) { assignment { status } } }";
        let input = json!({ "input": { "eventId": id.to_string(), "assignmentId": made["id"] } });
        let ended = ada.graphql(gone, input).await.ok().json()["data"]["revokeEventStaffRole"]["assignment"].clone();
        assert_eq!(ended["status"], "REVOKED");
    }
}
