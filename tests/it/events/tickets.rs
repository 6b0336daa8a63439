//! Tickets of events: types, who gets some, and what comes back (spec events 8).

use chrono::TimeDelta;
use futures::future::join_all;
use serde_json::{Value, json};
use timeweave::params;

use super::recurrence::is_sound;
use super::{draft, publish, put, refusal};
use crate::each_engine;
use crate::support::{Heard, Person, Town};

const TICKETS: &str = include_str!("../../../graphql/operations/events/event_tickets.graphql");
const ALLOCATE: &str = include_str!("../../../graphql/operations/events/allocate_event_ticket.graphql");

/// What a type says that is open from the beginning on.
fn seat(more: Value) -> Value {
    let mut body = json!({
        "name": "Seat", "kind": "free", "allocation_limit": 3, "per_member_limit": 2,
        "sales_opens_at_utc": "2026-01-01T00:00:00Z", "sales_closes_at": "2026-05-01T18:00:00+01:00",
    });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    body
}

fn keyed(mut body: Value, key: &str) -> Value {
    body["idempotency_key"] = json!(key);
    body
}

async fn create(by: &Person, event: i64, key: &str, more: Value) -> i64 {
    let made = by.post(&format!("/events/{event}/ticket-types"), keyed(seat(more), key)).await.ok().json();
    made["data"]["ticket_type"]["id"].as_i64().unwrap()
}

async fn step(by: &Person, event: i64, of: i64, (what, version, key): (&str, i64, &str)) -> Heard {
    let body = keyed(json!({ "expected_version": version, "reason": "So it is." }), key);
    by.post(&format!("/events/{event}/ticket-types/{of}/{what}"), body).await
}

/// A type that members can have.
async fn opened(by: &Person, event: i64, key: &str, more: Value) -> i64 {
    let of = create(by, event, key, more).await;
    step(by, event, of, ("activate", 1, &format!("{key}, opened"))).await.ok();
    of
}

async fn take(person: &Person, event: i64, of: i64, (units, key): (i64, &str)) -> Heard {
    let body = keyed(json!({ "units": units }), key);
    person.post(&format!("/events/{event}/tickets/{of}/allocate"), body).await
}

async fn give(by: &Person, event: i64, of: i64, to: &Person, (units, key): (i64, &str)) -> Heard {
    let body = keyed(json!({ "units": units }), key);
    by.post(&format!("/events/{event}/tickets/{of}/allocate/{}", to.id), body).await
}

async fn cancel(by: &Person, event: i64, tickets: &Value, body: Value) -> Heard {
    by.post(&format!("/events/{event}/ticket-entitlements/{tickets}/cancel"), body).await
}

async fn confirm(person: &Person, event: i64) {
    person.post(&format!("/events/{event}/registration/confirm"), json!({})).await.ok();
}

async fn catalogue(person: &Person, event: i64) -> Value {
    person.get(&format!("/events/{event}/tickets")).await.ok().json()["data"].clone()
}

/// The book of a type: what happened, by how many, and how many were given out since.
async fn book(town: &Town, of: i64) -> Vec<(String, i64, i64)> {
    let sql = "SELECT action, change, allocated_after FROM event_ticket_inventory_history WHERE ticket_type_id = $1 ORDER BY version";
    town.db().all(sql, params![of]).await.unwrap()
}

fn entry(action: &str, change: i64, after: i64) -> (String, i64, i64) {
    (action.to_owned(), change, after)
}

/// What became of all tickets of an event: of whom, what, by whom.
async fn moves(town: &Town, event: i64) -> Vec<(i64, String, Option<i64>)> {
    let sql = "SELECT t.user_id, h.action, h.actor_id FROM event_ticket_entitlement_history h JOIN event_ticket_entitlements t ON t.id = h.entitlement_id
                WHERE t.event_id = $1 ORDER BY h.id";
    town.db().all(sql, params![event]).await.unwrap()
}

async fn bell(town: &Town, person: &Person) -> Vec<String> {
    town.deliver().await;
    let sql = "SELECT message FROM notifications WHERE user_id = $1 AND type LIKE 'event_ticket%' ORDER BY id";
    town.db().all(sql, params![person.id]).await.unwrap()
}

each_engine! {
    async fn tickets_are_described_opened_taken_and_given_back(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = publish(&ada, json!({})).await;
        let path = format!("/events/{id}/ticket-types");
        let made = ada.post(&path, keyed(seat(json!({ "description": " With soup. " })), "one")).await;
        assert_eq!((made.status.as_u16(), made.header("cache-control")), (201, Some("private, no-store")));
        let made = made.json()["data"].clone();
        let of = made["ticket_type"]["id"].as_i64().unwrap();
        let availability = json!({
            "eligibility": { "eligible": true, "reasons": [] }, "allocation_remaining": 3, "member_remaining": 2, "sales_window_open": false,
            "materialization_supported": true, "gateway_status": "not_required", "attendance_reward_included": false,
            "refund_policy": { "cutoff_at": null, "organizer_cancel_refundable": false, "execution_status": "not_applicable" },
        });
        let mut expected = json!({
            "id": of, "event_id": id, "version": 1, "name": "Seat", "description": "With soup.", "kind": "free", "unit_price_credits": "0.00",
            "allocation_limit": 3, "sales_opens_at": "2026-01-01T00:00:00Z", "sales_closes_at": "2026-05-01T17:00:00Z", "per_member_limit": 2,
            "refund_cutoff_at": null, "organizer_cancel_refundable": false, "status": "draft", "availability": availability,
            "eligibility_policy": { "approved_member_required": true, "minimum_account_age_days": 0, "required_group_ids": [] },
        });
        assert_eq!(made, json!({ "ticket_type": expected, "changed": true, "idempotent_replay": false }));
        // The same call again makes no second one; another one under its key is told so.
        let again = ada.post(&path, keyed(seat(json!({ "description": " With soup. " })), "one")).await;
        assert_eq!((again.status.as_u16(), &again.json()["data"]["ticket_type"], &again.json()["data"]["idempotent_replay"]), (200, &expected, &json!(true)));
        let other = ada.post(&path, keyed(seat(json!({ "name": "Stool" })), "one")).await;
        assert_eq!(other.refusal(), refusal(409, "EVENT_TICKET_CONFLICT", "Idempotency-Key"));
        assert_eq!(other.json()["reason"], "event_ticket_idempotency_conflict");

        let changed = put(&ada, &format!("{path}/{of}"), keyed(json!({ "expected_version": 1, "description": null }), "two")).await.ok().json();
        expected["version"] = json!(2);
        expected["description"] = Value::Null;
        assert_eq!(changed["data"], json!({ "ticket_type": expected, "changed": true, "idempotent_replay": false }));
        let same = put(&ada, &format!("{path}/{of}"), keyed(json!({ "expected_version": 2, "name": "Seat" }), "three")).await.ok().json();
        assert_eq!(same["data"], json!({ "ticket_type": expected, "changed": false, "idempotent_replay": false }));
        let stale = put(&ada, &format!("{path}/{of}"), keyed(json!({ "expected_version": 1, "name": "Chair" }), "four")).await;
        assert_eq!(stale.refusal(), refusal(409, "EVENT_TICKET_CONFLICT", "expected_version"));
        assert_eq!(catalogue(&ben, id).await["ticket_types"], json!([]), "a draft is for those who manage tickets");

        let open = step(&ada, id, of, ("activate", 2, "five")).await.ok().json()["data"]["ticket_type"].clone();
        expected["version"] = json!(3);
        expected["status"] = json!("active");
        expected["availability"]["sales_window_open"] = json!(true);
        assert_eq!(open, expected);

        // Others see no policy, and take some once they take part.
        expected["eligibility_policy"] = Value::Null;
        let seen = catalogue(&ben, id).await;
        assert_eq!(seen, json!({
            "contract_version": 1, "event_id": id, "currency": "time_credit",
            "payment_gateway": { "free_supported": true, "time_credit_supported": false, "money_supported": false },
            "permissions": { "manage": false, "reconcile": false, "allocate_self": false }, "ticket_types": [expected], "own_entitlements": [],
        }));
        assert_eq!(take(&ben, id, of, (1, "b1")).await.refusal(), refusal(422, "EVENT_TICKET_VALIDATION_FAILED", ""));
        for person in [&ben, &cleo] {
            confirm(person, id).await;
        }
        let quote = ben.post(&format!("/events/{id}/tickets/{of}/quote"), json!({ "units": 2 })).await.ok().json()["data"].clone();
        assert_eq!((&quote["units"], &quote["total_price_credits"], &quote["allocation_remaining"]), (&json!(2), &json!("0.00"), &json!(3)));
        let taken = take(&ben, id, of, (2, "b1")).await;
        assert_eq!(taken.status, 201);
        let taken = taken.json()["data"].clone();
        let own = &taken["entitlement"];
        let entitlement = json!({
            "id": own["id"], "event_id": id, "ticket_type_id": of, "ticket_type_name": "Seat", "user_id": ben.id,
            "member": { "id": ben.id, "display_name": own["member"]["display_name"], "avatar_url": null }, "units": 2, "kind": "free",
            "unit_price_credits": "0.00", "total_price_credits": "0.00", "status": "confirmed", "version": 1,
            "confirmed_at": "2026-01-05T12:00:00Z", "cancelled_at": null,
        });
        assert_eq!(taken, json!({ "entitlement": entitlement, "confirmed_units_after": 2, "changed": true, "idempotent_replay": false }));
        let again = take(&ben, id, of, (2, "b1")).await;
        assert_eq!((again.status.as_u16(), &again.json()["data"]), (200, &json!({ "entitlement": entitlement, "confirmed_units_after": 2, "changed": false, "idempotent_replay": true })));
        assert_eq!(take(&ben, id, of, (1, "b1")).await.refusal().0, 409);
        assert_eq!(take(&ben, id, of, (1, "b2")).await.refusal(), refusal(422, "EVENT_TICKET_VALIDATION_FAILED", "units"), "no more than one may have");
        let full = take(&cleo, id, of, (2, "b1")).await;
        assert_eq!(full.refusal(), refusal(409, "EVENT_TICKET_CONFLICT", "units"), "a key is one's own, and there is one left");
        assert_eq!(full.json()["reason"], "event_ticket_exhausted");
        assert_eq!(give(&ben, id, of, &cleo, (1, "b3")).await.refusal(), refusal(403, "EVENT_TICKET_FORBIDDEN", ""));
        let given = give(&ada, id, of, &cleo, (1, "a6")).await.ok().json()["data"]["entitlement"].clone();
        assert_eq!(catalogue(&ben, id).await["own_entitlements"], json!([entitlement]));
        let listed = ada.get(&format!("/events/{id}/ticket-entitlements?per_page=1")).await.ok().json();
        assert_eq!((&listed["data"], &listed["meta"]["has_more"]), (&json!([given]), &json!(true)));
        let rest = format!("/events/{id}/ticket-entitlements?per_page=1&cursor={}", listed["meta"]["cursor"].as_str().unwrap());
        let rows = ada.get(&rest).await.ok().json()["data"].clone();
        assert_eq!((rows.as_array().unwrap().len(), &rows[0]["id"], &rows[0]["units"]), (1, &entitlement["id"], &json!(2)));
        assert_eq!(ben.get(&rest).await.refusal(), refusal(403, "EVENT_TICKET_FORBIDDEN", ""));
        assert_eq!(ben.get(&format!("/events/{id}/tickets/reconciliation")).await.refusal(), refusal(403, "EVENT_TICKET_FORBIDDEN", ""));

        // What was given out fixes what it costs and how many there are, not its name.
        step(&ada, id, of, ("pause", 3, "a7")).await.ok();
        let fixed = put(&ada, &format!("{path}/{of}"), keyed(json!({ "expected_version": 4, "allocation_limit": 9, "per_member_limit": 3, "kind": "time_credit", "unit_price_credits": 1 }), "a8")).await;
        let fields: Vec<_> = fixed.json()["errors"].as_array().unwrap().iter().map(|one| one["field"].clone()).collect();
        assert_eq!((fixed.status.as_u16(), fields), (422, vec![json!("kind"), json!("unit_price_credits"), json!("allocation_limit"), json!("per_member_limit")]));
        put(&ada, &format!("{path}/{of}"), keyed(json!({ "expected_version": 4, "name": "Chair" }), "a9")).await.ok();

        // One's own one gives back; somebody else's needs a reason, and they hear of it.
        let body = |version, key: &str| keyed(json!({ "expected_version": version }), key);
        assert_eq!(cancel(&cleo, id, &entitlement["id"], body(1, "c1")).await.refusal(), refusal(404, "EVENT_TICKET_NOT_FOUND", ""));
        assert_eq!(cancel(&ben, id, &entitlement["id"], body(2, "b4")).await.refusal(), refusal(409, "EVENT_TICKET_CONFLICT", "expected_version"));
        let gone = cancel(&ben, id, &entitlement["id"], body(1, "b5")).await.ok().json()["data"].clone();
        assert_eq!((&gone["entitlement"]["status"], &gone["entitlement"]["cancelled_at"], &gone["confirmed_units_after"]), (&json!("cancelled"), &json!("2026-01-05T12:00:00Z"), &json!(1)));
        assert_eq!(cancel(&ben, id, &entitlement["id"], body(1, "b5")).await.ok().json()["data"]["idempotent_replay"], true);
        assert_eq!(cancel(&ben, id, &entitlement["id"], body(2, "b6")).await.ok().json()["data"]["changed"], false);
        assert_eq!(cancel(&ada, id, &given["id"], body(1, "a10")).await.refusal(), refusal(422, "EVENT_TICKET_VALIDATION_FAILED", "reason"));
        cancel(&ada, id, &given["id"], keyed(json!({ "expected_version": 1, "reason": "The hall is smaller." }), "a11")).await.ok();
        assert_eq!(book(&town, of).await, [entry("allocated", 2, 2), entry("allocated", 1, 3), entry("released", -2, 1), entry("released", -1, 0)]);
        let line = |person: &Person, action: &str, by: &Person| (person.id, action.to_owned(), Some(by.id));
        assert_eq!(moves(&town, id).await, [line(&ben, "allocated", &ben), line(&cleo, "allocated", &ada), line(&ben, "cancelled", &ben), line(&cleo, "cancelled", &ada)]);
        let row = ada.get(&format!("/events/{id}/tickets/reconciliation")).await.ok().json()["data"].clone();
        assert_eq!(row, json!({ "contract_version": 1, "event_id": id, "agrees": true, "ticket_types": [{
            "ticket_type_id": of, "kind": "free", "status": "paused", "allocation_limit": 3, "confirmed_units": 0, "cancelled_units": 3,
            "confirmed_entitlements": 0, "cancelled_entitlements": 2, "registration_mismatches": 0, "price_snapshot_violations": 0,
            "inventory_delta": 0, "latest_inventory_after": 0, "allocation_overrun": 0, "inventory_mismatch": false,
        }] }));
        assert_eq!(bell(&town, &cleo).await, ["You were given tickets for “Repair evening”.", "Your tickets for “Repair evening” were cancelled. The hall is smaller."]);
        assert_eq!(bell(&town, &ben).await, [""; 0], "what one does oneself is not told");
        is_sound(&town).await;
    }

    async fn who_may_move_a_type_from_where_to_where(town: Town) {
        let [ada, ben, cleo, dora, eve] = town.members(["ada", "ben", "cleo", "dora", "eve"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let far = town.member_as("meadow", "far", "admin").await;
        let id = publish(&ada, json!({})).await;
        for (person, role) in [(&ben, "finance_manager"), (&cleo, "co_organizer"), (&dora, "registration_manager")] {
            ada.post(&format!("/events/{id}/staff"), json!({ "user_id": person.id, "role": role })).await.ok();
        }
        // Each row: where it stands, and what becomes of activate, pause and archive for those who may.
        let table = [
            ("draft", ["active", "", "archived"]),
            ("active", ["", "paused", "archived"]),
            ("paused", ["active", "", "archived"]),
            ("archived", ["", "", ""]),
        ];
        let of = create(&ada, id, "one", json!({})).await;
        let (mut number, people) = (0, [(&ben, 200), (&admin, 200), (&cleo, 403), (&dora, 403), (&eve, 403), (&far, 404)]);
        for (from, ends) in table {
            for (what, end) in ["activate", "pause", "archive"].into_iter().zip(ends) {
                for (by, may) in people {
                    number += 1;
                    town.db().run("DELETE FROM event_ticket_type_history WHERE ticket_type_id = $1 AND version > 1", params![of]).await.unwrap();
                    town.db().run("UPDATE event_ticket_types SET status = $2, version = 1 WHERE id = $1", params![of, from]).await.unwrap();
                    let heard = step(by, id, of, (what, 1, &format!("{number}"))).await;
                    let stands: (String, i64) = town.db().one("SELECT status, version FROM event_ticket_types WHERE id = $1", params![of]).await.unwrap();
                    let (status, stays) = if may == 200 && end.is_empty() { (409, true) } else { (may, may != 200) };
                    let (end, version) = if stays { (from, 1) } else { (end, 2) };
                    assert_eq!((heard.status.as_u16(), stands.0.as_str(), stands.1), (status, end, version), "{from} {what}");
                }
            }
        }
        is_sound(&town).await;
    }

    async fn what_cannot_be_is_refused_and_changes_nothing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        let path = format!("/events/{id}/ticket-types");
        for (number, (more, fields)) in [
            (json!({ "name": "  " }), &["name"][..]),
            (json!({ "name": "Se\u{200b}at" }), &["name"]),
            (json!({ "kind": "gold" }), &["kind"]),
            (json!({ "seats": 4 }), &["seats"]),
            (json!({ "unit_price_credits": 1 }), &["unit_price_credits"]),
            (json!({ "kind": "time_credit" }), &["unit_price_credits"]),
            (json!({ "kind": "time_credit", "unit_price_credits": 0.125 }), &["unit_price_credits"]),
            (json!({ "allocation_limit": 0 }), &["allocation_limit"]),
            (json!({ "allocation_limit": 1 }), &["per_member_limit"]),
            (json!({ "sales_opens_at": "2026-01-01T00:00:00+00:00" }), &["sales_opens_at"]),
            (json!({ "sales_opens_at_utc": null }), &["sales_opens_at"]),
            (json!({ "sales_closes_at": "2026-05-01T17:00:00Z" }), &["sales_closes_at"]),
            (json!({ "sales_closes_at": "2026-05-01T18:00+01:00" }), &["sales_closes_at"]),
            (json!({ "sales_closes_at": "2026-05-01T18:00:01+01:00" }), &["sales_closes_at"]),
            (json!({ "sales_closes_at": "2025-05-01T18:00:00+01:00" }), &["sales_closes_at"]),
            (json!({ "kind": "time_credit", "unit_price_credits": 1, "refund_cutoff_at_utc": "2026-05-01T17:00:01Z" }), &["refund_cutoff_at"]),
            (json!({ "eligibility_policy": { "everybody": true } }), &["eligibility_policy.everybody"]),
            (json!({ "eligibility_policy": { "required_group_ids": [999_999] } }), &["eligibility_policy.required_group_ids"]),
            (json!({ "name": " ", "unit_price_credits": 2, "sales_closes_at": "soon" }), &["name", "unit_price_credits", "sales_closes_at"]),
        ].into_iter().enumerate() {
            let heard = ada.post(&path, keyed(seat(more.clone()), &format!("{number}"))).await;
            let told: Vec<_> = heard.json()["errors"].as_array().unwrap().iter().map(|one| (one["code"].clone(), one["field"].clone())).collect();
            let wanted: Vec<_> = fields.iter().map(|field| (json!("EVENT_TICKET_VALIDATION_FAILED"), json!(field))).collect();
            assert_eq!((heard.status.as_u16(), told), (422, wanted), "{more}");
            town.later(TimeDelta::seconds(5));
        }
        for body in [seat(json!({})), keyed(seat(json!({})), "  "), keyed(seat(json!({})), &"k".repeat(192))] {
            assert_eq!(ada.post(&path, body).await.refusal(), refusal(422, "EVENT_TICKET_VALIDATION_FAILED", "Idempotency-Key"));
        }
        let mut twice = ada.request(http::Method::POST, &path, Some(keyed(seat(json!({})), "one")));
        twice.headers_mut().insert("idempotency-key", "two".parse().unwrap());
        assert_eq!(ada.send(twice).await.refusal().0, 422);
        assert_eq!(ben.post(&path, keyed(seat(json!({})), "x")).await.refusal(), refusal(403, "EVENT_TICKET_FORBIDDEN", ""));
        let body = json!({ "title": "Evenings", "description": "x", "start_time": "2026-05-01T18:00:00", "recurrence_frequency": "weekly", "recurrence_ends_after_count": 2 });
        let template = ada.post("/events/recurring", body).await.ok().json()["data"]["template"].clone();
        let made = ada.post(&format!("/events/{}/ticket-types", template["id"]), keyed(seat(json!({})), "y")).await;
        assert_eq!(made.refusal(), refusal(409, "EVENT_OCCURRENCE_REQUIRED", ""));
        for table in ["event_ticket_types", "event_ticket_type_history", "event_ticket_keys"] {
            assert_eq!(town.count(table).await, 0, "{table}");
        }
        // Each date has its own.
        create(&ada, template["series"]["recurrence"]["occurrences"][0]["id"].as_i64().unwrap(), "z", json!({ "sales_closes_at": null, "sales_closes_at_utc": "2026-05-01T18:00:00Z" })).await;

        // Nothing can be paid with hours.
        let hours = create(&ada, id, "hours", json!({ "kind": "time_credit", "unit_price_credits": 1.5, "organizer_cancel_refundable": true })).await;
        let shut = step(&ada, id, hours, ("activate", 1, "open")).await;
        assert_eq!(shut.refusal(), refusal(422, "EVENT_TICKET_VALIDATION_FAILED", ""));
        assert_eq!(shut.json()["reason"], "event_ticket_time_credit_gateway_unavailable");
        confirm(&ben, id).await;
        let given = give(&ada, id, hours, &ben, (1, "give")).await;
        assert_eq!((given.refusal().0, &given.json()["reason"]), (422, &json!("event_ticket_time_credit_gateway_unavailable")));
        let shown = catalogue(&ada, id).await["ticket_types"][0].clone();
        assert_eq!((&shown["unit_price_credits"], &shown["availability"]["gateway_status"], &shown["availability"]["refund_policy"]["execution_status"]), (&json!("1.50"), &json!("unavailable"), &json!("not_integrated")));
        assert!(town.db().run("UPDATE event_ticket_types SET status = 'active' WHERE id = $1", params![hours]).await.is_err(), "the database says so, too");

        // Nobody gets tickets before their time, after it, whom they are not for, or who is not there.
        let late = opened(&ada, id, "late", json!({ "sales_opens_at_utc": "2026-01-06T00:00:00Z" })).await;
        let group = ada.post("/groups", json!({ "name": "Cooks", "description": "We cook." })).await.ok().json()["data"]["id"].as_i64().unwrap();
        let cooks = opened(&ada, id, "cooks", json!({ "eligibility_policy": { "minimum_account_age_days": 30, "required_group_ids": [group] } })).await;
        for (of, reason) in [(late, "event_ticket_sales_closed"), (cooks, "event_ticket_not_eligible")] {
            let heard = take(&ben, id, of, (1, "early")).await;
            assert_eq!((heard.refusal().0, &heard.json()["reason"]), (422, &json!(reason)));
        }
        let quote = ben.post(&format!("/events/{id}/tickets/{cooks}/quote"), json!({})).await.ok().json()["data"].clone();
        assert_eq!(quote["eligibility"], json!({ "eligible": false, "reasons": ["account_too_new", "group_required"] }));
        assert_eq!(take(&ben, id, hours, (1, "x")).await.refusal(), refusal(404, "EVENT_TICKET_NOT_FOUND", ""), "what is not active is not for members to see");
        let far = town.member_as("meadow", "far", "member").await;
        assert_eq!(far.get(&format!("/events/{id}/tickets")).await.refusal(), refusal(404, "EVENT_TICKET_NOT_FOUND", ""));
        assert_eq!(give(&ada, id, late, &far, (1, "far")).await.refusal(), refusal(404, "NOT_FOUND", ""));
        let hidden = draft(&ada, json!({})).await;
        assert_eq!(ben.get(&format!("/events/{hidden}/tickets")).await.refusal().0, 404);
        town.later(TimeDelta::days(1));
        let [mut ada, mut ben] = [ada, ben];
        ada.signs_in().await;
        ben.signs_in().await;
        ben.tap(&format!("/users/{}/block", ada.id)).await.ok();
        assert_eq!(take(&ben, id, late, (1, "blocked")).await.refusal(), refusal(403, "BLOCKED", ""));
        assert_eq!(give(&ada, id, late, &ben, (1, "blocked")).await.refusal(), refusal(404, "NOT_FOUND", ""));
        assert_eq!(town.count("event_ticket_entitlements").await, 0);
    }

    async fn whoever_stops_taking_part_has_no_tickets(town: Town) {
        let [ada, ben, cleo, dora, eve] = town.members(["ada", "ben", "cleo", "dora", "eve"]).await;
        let id = publish(&ada, json!({})).await;
        let (soup, bread) = (opened(&ada, id, "soup", json!({ "allocation_limit": 9 })).await, opened(&ada, id, "bread", json!({ "allocation_limit": 9 })).await);
        for person in [&ben, &cleo, &dora, &eve] {
            confirm(person, id).await;
            take(person, id, soup, (2, "soup")).await.ok();
        }
        take(&ben, id, bread, (1, "bread")).await.ok();
        ben.post(&format!("/events/{id}/registration/withdraw"), json!({})).await.ok();
        assert_eq!(catalogue(&ben, id).await["own_entitlements"].as_array().unwrap().iter().map(|one| one["status"].clone()).collect::<Vec<_>>(), ["cancelled", "cancelled"]);
        cleo.post(&format!("/events/{id}/rsvp"), json!({ "status": "not_going" })).await.ok();
        assert_eq!(book(&town, bread).await, [entry("allocated", 1, 1), entry("released", -1, 0)]);
        is_sound(&town).await;
        // They come back without tickets, and may have some again.
        confirm(&ben, id).await;
        take(&ben, id, soup, (2, "soup again")).await.ok();
        // What others know of an account that is erased is how many there are.
        dora.send(dora.request(http::Method::DELETE, "/users/me", Some(json!({ "password": crate::support::PASSWORD })))).await.ok();
        assert_eq!(book(&town, soup).await[4..], [entry("released", -2, 6), entry("released", -2, 4), entry("allocated", 2, 6), entry("released", -2, 4)]);
        is_sound(&town).await;
        ada.post(&format!("/events/{id}/cancel"), json!({ "reason": "No hall." })).await.ok();
        assert_eq!(book(&town, soup).await.last(), Some(&entry("released", -4, 0)), "everybody's in one line");
        let released: Vec<_> = moves(&town, id).await.into_iter().filter(|(_, action, _)| action == "released").collect();
        assert_eq!(released.len(), 5);
        is_sound(&town).await;
        assert_eq!(bell(&town, &eve).await, [""; 0], "that the event is cancelled is told once");
        let after = ada.post(&format!("/events/{id}/ticket-types"), keyed(seat(json!({})), "after")).await;
        assert_eq!(after.refusal(), refusal(409, "EVENT_TICKET_CONFLICT", ""));
    }

    async fn tickets_pass_from_one_to_another(town: Town) {
        let [ada, ben, cleo, dora, eve] = town.members(["ada", "ben", "cleo", "dora", "eve"]).await;
        let id = publish(&ada, json!({ "max_attendees": 3 })).await;
        let soup = opened(&ada, id, "soup", json!({ "allocation_limit": 2 })).await;
        for person in [&ben, &dora] {
            confirm(person, id).await;
        }
        let own = take(&ben, id, soup, (2, "soup")).await.ok().json()["data"]["entitlement"]["id"].clone();
        let offer = async |to: &Person, version: i64| {
            ben.post(&format!("/events/{id}/ticket-entitlements/{own}/transfer"), json!({ "user_id": to.id, "expected_version": version })).await
        };
        let answer = async |by: &Person, transfer: &Value, what: &str| by.tap(&format!("/events/{id}/ticket-transfers/{transfer}/{what}")).await;
        let far = town.member_as("meadow", "far", "member").await;
        for (heard, wanted) in [
            (offer(&ben, 1).await, refusal(422, "EVENT_TICKET_VALIDATION_FAILED", "user_id")),
            (offer(&cleo, 2).await, refusal(409, "EVENT_TICKET_CONFLICT", "expected_version")),
            (offer(&far, 1).await, refusal(404, "NOT_FOUND", "")),
            (cleo.post(&format!("/events/{id}/ticket-entitlements/{own}/transfer"), json!({ "user_id": dora.id, "expected_version": 1 })).await, refusal(404, "EVENT_TICKET_NOT_FOUND", "")),
        ] {
            assert_eq!(heard.refusal(), wanted);
        }
        let first = offer(&dora, 1).await;
        assert_eq!(first.status, 201);
        let first = first.json()["data"].clone();
        assert_eq!(first, json!({
            "id": first["id"], "event_id": id, "entitlement_id": own, "ticket_type_id": soup, "ticket_type_name": "Seat", "units": 2,
            "sender_id": ben.id, "sender": { "id": ben.id, "display_name": first["sender"]["display_name"], "avatar_url": null },
            "recipient_id": dora.id, "recipient": { "id": dora.id, "display_name": first["recipient"]["display_name"], "avatar_url": null },
            "direction": "outgoing", "status": "offered", "created_at": "2026-01-05T12:00:00Z", "closed_at": null,
        }));
        let again = offer(&dora, 1).await;
        assert_eq!((again.status.as_u16(), &again.json()["data"]), (200, &first));
        assert_eq!(offer(&cleo, 1).await.refusal(), refusal(409, "EVENT_TICKET_CONFLICT", ""), "to one at a time");
        assert_eq!(answer(&cleo, &first["id"], "accept").await.refusal(), refusal(404, "EVENT_TICKET_NOT_FOUND", ""));
        assert_eq!(answer(&dora, &first["id"], "withdraw").await.refusal().0, 404, "it is not hers to take back");
        assert_eq!(answer(&dora, &first["id"], "decline").await.ok().json()["data"]["status"], "declined");
        assert_eq!(answer(&dora, &first["id"], "decline").await.ok().json()["data"]["status"], "declined");
        assert_eq!(answer(&dora, &first["id"], "accept").await.refusal(), refusal(409, "EVENT_TICKET_CONFLICT", ""));

        // Whoever does not take part yet registers with it, if there is a place.
        let second = offer(&cleo, 1).await.ok().json()["data"].clone();
        assert_eq!(answer(&ben, &second["id"], "withdraw").await.ok().json()["data"]["status"], "withdrawn");
        let third = offer(&cleo, 1).await.ok().json()["data"].clone();
        confirm(&eve, id).await;
        assert_eq!(answer(&cleo, &third["id"], "accept").await.refusal(), refusal(409, "EVENT_CAPACITY_FULL", ""));
        eve.post(&format!("/events/{id}/registration/withdraw"), json!({})).await.ok();
        let (one, two, back) = futures::join!(answer(&cleo, &third["id"], "accept"), answer(&cleo, &third["id"], "accept"), answer(&ben, &third["id"], "withdraw"));
        let has: Vec<(i64, i64)> = town.db().all("SELECT user_id, units FROM event_ticket_entitlements WHERE event_id = $1 AND status = 'confirmed' ORDER BY id", params![id]).await.unwrap();
        if back.status == 200 {
            assert_eq!((one.status.as_u16(), two.status.as_u16(), has), (409, 409, vec![(ben.id, 2)]), "one of the two came first");
        } else {
            assert_eq!((one.status.as_u16(), two.status.as_u16(), back.status.as_u16(), has), (200, 200, 409, vec![(cleo.id, 2)]));
            assert_eq!(cleo.get(&format!("/events/{id}/relationship")).await.ok().json()["data"]["registration"]["state"], "confirmed");
            assert_eq!(book(&town, soup).await, [entry("allocated", 2, 2), entry("released", -2, 0), entry("allocated", 2, 2)], "never more than there are");
            let line = |person: &Person, action: &str, by: &Person| (person.id, action.to_owned(), Some(by.id));
            assert_eq!(moves(&town, id).await, [line(&ben, "allocated", &ben), line(&ben, "transferred", &cleo), line(&cleo, "transferred", &cleo)]);
            let listed = cleo.get(&format!("/events/{id}/ticket-transfers")).await.ok().json()["data"].clone();
            assert_eq!(listed.as_array().unwrap().iter().map(|row| (row["direction"].clone(), row["status"].clone())).collect::<Vec<_>>(), [(json!("incoming"), json!("accepted")), (json!("incoming"), json!("withdrawn"))]);
            assert_eq!(bell(&town, &ben).await, [
                "Dora doesn't want your tickets for “Repair evening”.", "Cleo has your tickets for “Repair evening” now.",
            ]);
            assert_eq!(bell(&town, &dora).await, ["Ben offers you tickets for “Repair evening”."]);
        }
        is_sound(&town).await;
        // What is cancelled is offered no more.
        let owner = if back.status == 200 { &ben } else { &cleo };
        let held = catalogue(owner, id).await["own_entitlements"].as_array().unwrap().iter().find(|one| one["status"] == "confirmed").unwrap().clone();
        let made = owner.post(&format!("/events/{id}/ticket-entitlements/{}/transfer", held["id"]), json!({ "user_id": dora.id, "expected_version": 1 })).await.ok().json()["data"].clone();
        owner.post(&format!("/events/{id}/registration/withdraw"), json!({})).await.ok();
        assert_eq!(answer(&dora, &made["id"], "accept").await.refusal(), refusal(409, "EVENT_TICKET_CONFLICT", ""));
        let ended: String = town.db().one("SELECT status FROM event_ticket_transfers WHERE id = $1", params![made["id"].as_i64().unwrap()]).await.unwrap();
        assert_eq!(ended, "ended");
        is_sound(&town).await;
    }

    async fn the_last_ticket_is_had_by_one(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let id = publish(&ada, json!({})).await;
        let (soup, bread) = (opened(&ada, id, "soup", json!({ "allocation_limit": 7, "per_member_limit": 3 })).await, opened(&ada, id, "bread", json!({ "allocation_limit": 5 })).await);
        let mut people = Vec::new();
        for number in 0..12 {
            people.push(town.member_as("harbour", &format!("person{number}"), "member").await);
        }
        for person in &people {
            confirm(person, id).await;
        }
        for round in 0..4_usize {
            let asked = people.iter().enumerate().map(|(number, person)| {
                let ada = &ada;
                async move {
                    let key = |what: &str| format!("{what} {round}");
                    match (number + round) % 5 {
                        0 => {
                            person.post(&format!("/events/{id}/registration/withdraw"), json!({})).await.ok();
                            confirm(person, id).await;
                            vec![take(person, id, bread, (2, &key("again"))).await]
                        }
                        1 => {
                            let own = catalogue(person, id).await["own_entitlements"].clone();
                            let own: Vec<_> = own.as_array().unwrap().iter().filter(|one| one["status"] == "confirmed").cloned().collect();
                            join_all(own.iter().map(|one| cancel(person, id, &one["id"], keyed(json!({ "expected_version": 1 }), &format!("back {}", one["id"]))))).await
                        }
                        2 => vec![give(ada, id, soup, person, (2, &format!("give {number} {round}"))).await],
                        // The same call twice at once is one call.
                        _ => {
                            let pressed = (key("soup"), key("bread"));
                            let (one, two, three) = futures::join!(
                                take(person, id, soup, (2, &pressed.0)), take(person, id, soup, (2, &pressed.0)), take(person, id, bread, (1, &pressed.1))
                            );
                            vec![one, two, three]
                        }
                    }
                }
            });
            let heard: Vec<_> = join_all(asked).await.into_iter().flatten().collect();
            assert!(heard.iter().all(|one| [200, 201, 409, 422].contains(&one.status.as_u16())), "{:?}", heard.iter().map(Heard::text).collect::<Vec<_>>());
            is_sound(&town).await;
            town.later(TimeDelta::minutes(2));
        }
        let report = ada.get(&format!("/events/{id}/tickets/reconciliation")).await.ok().json()["data"].clone();
        assert_eq!(report["agrees"], true, "{report}");
        assert!(book(&town, soup).await.len() > 3, "they moved");
    }

    async fn the_graph_says_the_same_of_tickets(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        let create = "mutation($input: CreateEventTicketTypeInput!) { createEventTicketType(input: $input) { ticketType { id status eligibilityPolicy { requiredGroupIds } } event { id } } }";
        let input = json!({ "input": {
            "eventId": id.to_string(), "name": "Seat", "kind": "FREE", "allocationLimit": 2, "salesOpensAtUtc": "2026-01-01T00:00:00Z",
            "salesClosesAtUtc": "2026-05-01T17:00:00Z", "idempotencyKey": "one",
        } });
        let made = ada.graphql(create, input).await.ok().json()["data"]["createEventTicketType"]["ticketType"].clone();
        assert_eq!((&made["status"], &made["eligibilityPolicy"]), (&json!("DRAFT"), &json!({ "requiredGroupIds": [] })), "{made}");
        let open = "mutation($input: ActivateEventTicketTypeInput!) { activateEventTicketType(input: $input) { ticketType { status } } }";
        let input = json!({ "input": { "eventId": id.to_string(), "ticketTypeId": made["id"], "expectedVersion": 1, "idempotencyKey": "two" } });
        ada.graphql(open, input).await.ok();
        confirm(&ben, id).await;
        let input = json!({ "input": { "eventId": id.to_string(), "ticketTypeId": made["id"], "idempotencyKey": "three" } });
        let taken = ben.graphql(ALLOCATE, input.clone()).await.ok().json()["data"]["allocateEventTicket"]["entitlement"].clone();
        assert_eq!((&taken["units"], &taken["status"]), (&json!(1), &json!("CONFIRMED")), "{taken}");
        assert_eq!(ben.graphql(ALLOCATE, input).await.ok().json()["data"]["allocateEventTicket"]["entitlement"]["id"], taken["id"]);
        let nodes = "query($ids: [ID!]!) { nodes(ids: $ids) { __typename ... on EventTicketType { name } ... on EventTicketEntitlement { units ticketTypeId } } }";
        let seat = json!({ "__typename": "EventTicketType", "name": "Seat" });
        let own = json!({ "__typename": "EventTicketEntitlement", "units": 1, "ticketTypeId": made["id"] });
        let [cleo] = town.members(["cleo"]).await;
        for (person, theirs) in [(&ada, &own), (&ben, &own), (&cleo, &Value::Null)] {
            let both = person.graphql(nodes, json!({ "ids": [made["id"], taken["id"]] })).await.ok().json();
            assert_eq!(both["data"]["nodes"], json!([seat, theirs]), "{both}");
        }
        let seen = ben.graphql(TICKETS, json!({ "event": id.to_string() })).await.ok().json()["data"]["eventTicketCatalogue"].clone();
        assert_eq!((&seen["ownEntitlements"][0]["id"], &seen["ticketTypes"][0]["availability"]["allocationRemaining"], &seen["ticketTypes"][0]["eligibilityPolicy"]), (&taken["id"], &json!(1), &Value::Null));
        let list = "query($event: ID!) { eventTicketEntitlements(eventId: $event, first: 5) { nodes { member { name } ticketTypeName } } eventTicketReconciliation(eventId: $event) { agrees } }";
        let listed = ada.graphql(list, json!({ "event": id.to_string() })).await.ok().json()["data"].clone();
        assert_eq!((&listed["eventTicketEntitlements"]["nodes"][0]["ticketTypeName"], &listed["eventTicketReconciliation"]["agrees"]), (&json!("Seat"), &json!(true)));
        let refused = ben.graphql(list, json!({ "event": id.to_string() })).await.json();
        assert_eq!(refused["errors"][0]["extensions"]["code"], "EVENT_TICKET_FORBIDDEN", "{refused}");
    }
}
