//! Where things of an event can go from where, by whose hand: each move from each state, over HTTP (spec events 5.1, 5.2, 6.1, 6.3 and 7 to 9).

use http::Method;
use serde_json::{Value, json};
use timeweave::base::Timestamp;
use timeweave::params;

use super::{confirm, draft, minutes_before, publish};
use crate::each_engine;
use crate::support::{Person, Town};

const UNLIMITED: &str = "[limits]\nenabled = false\n";

/// What became of it, or the refusal.
async fn outcome(
    town: &Town,
    (by, method, path): (&Person, Method, String),
    (state, id): (&'static str, i64),
) -> String {
    let body = json!({ "reason": "So it is." });
    let heard = by.send(by.request(method, &path, Some(body))).await;
    if heard.status.is_success() {
        return town.db().one(state, params![id]).await.unwrap();
    }
    heard.refusal().1
}

/// What became of it; or why it was refused, as far as that is told, and else the refusal.
async fn result(
    town: &Town,
    (by, method, path, body): (&Person, Method, String, Value),
    (state, id): (&'static str, i64),
) -> String {
    let heard = by.send(by.request(method, &path, Some(body))).await;
    if heard.status.is_success() {
        return town.db().one(state, params![id]).await.unwrap();
    }
    let reason = heard.json()["reason"].as_str().map(|reason| reason.trim_start_matches("event_ticket_").to_owned());
    reason.unwrap_or_else(|| heard.refusal().1)
}

async fn help(by: &Person, event: i64, member: &Person, role: &str) {
    by.post(&format!("/events/{event}/staff"), json!({ "user_id": member.id, "role": role })).await.ok();
}

const PLACES: [(&str, &str); 8] = [
    ("draft", "scheduled"),
    ("pending_review", "scheduled"),
    ("published", "scheduled"),
    ("published", "postponed"),
    ("published", "cancelled"),
    ("published", "completed"),
    ("archived", "cancelled"),
    ("archived", "completed"),
];

/// Steps of those who manage an event, and, from the fifth on, of those who look after the community.
const STEPS: [&str; 9] =
    ["submit", "publish", "cancel", "archive", "approve", "reject", "postpone", "complete", "restore"];

/// The same in the words of administrators; `-`: 409, `=`: it stays.
const STEPPED: &str = "\
draft/scheduled          - published/scheduled - archived/cancelled published/scheduled - - - -
pending_review/scheduled - published/scheduled - archived/cancelled published/scheduled draft/scheduled - - -
published/scheduled      - = published/cancelled archived/cancelled = - published/postponed published/completed =
published/postponed      - = published/cancelled archived/cancelled = - = - published/scheduled
published/cancelled      - = = archived/cancelled = - - - published/scheduled
published/completed      - = - archived/completed = - - = -
archived/cancelled       - - - = - - - - draft/scheduled
archived/completed       - - - = - - - - -";

const REGISTERED: &str = "\
invited   confirm confirmed, withdraw declined | approve confirmed, reject declined, cancel cancelled
pending   confirm confirmed, withdraw cancelled | approve confirmed, reject declined, cancel cancelled
confirmed confirm confirmed, withdraw cancelled | approve confirmed, reject -, cancel cancelled
declined  confirm confirmed, withdraw declined | approve -, reject declined, cancel -
cancelled confirm confirmed, withdraw cancelled | approve -, reject -, cancel cancelled";

/// `late`: a place was held, and is no more. `confirm` says what becomes of the waiting.
const WAITED: &str = "\
waiting   join waiting, leave cancelled, accept EVENT_WAITLIST_OFFER_INACTIVE, confirm EVENT_CAPACITY_FULL
offered   join offered, leave cancelled, accept accepted, confirm EVENT_OFFER_ACCEPTANCE_REQUIRED
late      join EVENT_CAPACITY_AVAILABLE, leave cancelled, accept EVENT_WAITLIST_OFFER_EXPIRED, confirm expired
accepted  join waiting, leave accepted, accept EVENT_WAITLIST_OFFER_INACTIVE, confirm EVENT_CAPACITY_FULL
expired   join waiting, leave expired, accept EVENT_WAITLIST_OFFER_EXPIRED, confirm EVENT_CAPACITY_FULL
cancelled join waiting, leave cancelled, accept EVENT_WAITLIST_OFFER_INACTIVE, confirm EVENT_CAPACITY_FULL";

/// How a member is noted, by which note, and on what that followed.
const NOTES: [(&str, &str, &str); 5] = [
    ("not_checked_in", "undo", "checked_in"),
    ("checked_in", "check_in", "not_checked_in"),
    ("checked_out", "check_out", "checked_in"),
    ("attended", "check_in", "not_checked_in"),
    ("no_show", "no_show", "not_checked_in"),
];

/// `come`: who is checked in by an older client, to which it is no mistake that they are; `-`: it does not follow.
const NOTED: &str = "\
not_checked_in check_in checked_in, check_out -, no_show no_show, undo -, come checked_in
checked_in     check_in -, check_out checked_out, no_show -, undo not_checked_in, come checked_in
checked_out    check_in -, check_out -, no_show -, undo checked_in, come checked_out
attended       check_in -, check_out -, no_show -, undo not_checked_in, come attended
no_show        check_in -, check_out -, no_show -, undo not_checked_in, come -";

/// By where a type of tickets stands: whether it can be changed, and whether a member who takes part can take some of it, and is given some.
const SOLD: &str = "\
draft    edit draft, take EVENT_TICKET_NOT_FOUND, give not_active
active   edit not_editable, take confirmed, give confirmed
paused   edit paused, take EVENT_TICKET_NOT_FOUND, give not_active
archived edit not_editable, take EVENT_TICKET_NOT_FOUND, give not_active";

/// Offers of tickets; whoever is offered some accepts or declines, whoever has them withdraws. `-`: it is over.
const OFFERED: &str = "\
offered   accept accepted, decline declined, withdraw withdrawn
accepted  accept accepted, decline -, withdraw -
declined  accept -, decline declined, withdraw -
withdrawn accept -, decline -, withdraw withdrawn
ended     accept -, decline -, withdraw -";

/// A body with a key that no call before had.
fn keyed(calls: &mut u64, mut body: Value) -> Value {
    *calls += 1;
    body["idempotency_key"] = json!(format!("call {calls}"));
    body
}

/// Tickets that a member takes.
async fn taken(by: &Person, path: &str, body: Value) -> i64 {
    by.post(path, body).await.ok().json()["data"]["entitlement"]["id"].as_i64().unwrap()
}

each_engine! {
    async fn every_step_from_every_place_by_whose_hand(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "dana", "admin").await;
        let id = draft(&ada, json!({})).await;
        help(&ada, id, &ben, "co_organizer").await;
        help(&ada, id, &cleo, "registration_manager").await;
        let mut lines = Vec::new();
        for (publication, operation) in PLACES {
            let place = format!("{publication}/{operation}");
            let mut rows = Vec::new();
            for who in [&admin, &ada, &ben, &cleo] {
                let mut row = Vec::new();
                for (number, step) in STEPS.into_iter().enumerate() {
                    let put = "UPDATE events SET publication_state = $2, operational_state = $3 WHERE id = $1";
                    town.db().run(put, params![id, publication, operation]).await.unwrap();
                    let (method, path) = match step {
                        "archive" => (Method::DELETE, format!("/events/{id}")),
                        _ if number < 4 => (Method::POST, format!("/events/{id}/{step}")),
                        _ => (Method::POST, format!("/admin/events/{id}/{step}")),
                    };
                    let state = "SELECT publication_state || '/' || operational_state FROM events WHERE id = $1";
                    let found = outcome(&town, (who, method, path), (state, id)).await;
                    row.push(match found.as_str() {
                        same if same == place => "=".to_owned(),
                        "EVENT_LIFECYCLE_CONFLICT" | "EVENT_REVIEW_NOT_REQUIRED" => "-".to_owned(),
                        other => other.to_owned(),
                    });
                }
                rows.push(row);
            }
            // Who manages it does the first four as administrators do, and none of theirs; who helps otherwise, none at all.
            for row in &rows[1..3] {
                assert_eq!(row[..4], rows[0][..4], "{place}");
                assert!(row[4..].iter().all(|one| one == "forbidden"), "{place}: {row:?}");
            }
            assert!(rows[3].iter().all(|one| one.eq_ignore_ascii_case("forbidden")), "{place}: {:?}", rows[3]);
            lines.push(format!("{place:<24} {}", rows[0].join(" ")));
        }
        assert_eq!(lines.join("\n"), STEPPED);
    }

    async fn every_move_of_a_registration_and_of_who_waits(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let [helper, door, other] = town.members(["helper", "door", "other"]).await;
        let admin = town.member_as("harbour", "dana", "admin").await;
        let id = publish(&ada, json!({})).await;
        help(&ada, id, &helper, "registration_manager").await;
        help(&ada, id, &door, "check_in_staff").await;
        confirm(&ben, id).await;
        let state = "SELECT state FROM event_registrations WHERE event_id = $1";
        let mut lines = Vec::new();
        for from in ["invited", "pending", "confirmed", "declined", "cancelled"] {
            let mut rows = Vec::new();
            for who in [&ben, &ada, &helper, &admin, &door, &other] {
                let mut row = Vec::new();
                let moves: &[&str] = if who.id == ben.id { &["confirm", "withdraw"] } else { &["approve", "reject", "cancel"] };
                for step in moves {
                    town.db().run("UPDATE event_registrations SET state = $2 WHERE event_id = $1", params![id, from]).await.unwrap();
                    let path = if who.id == ben.id { format!("/events/{id}/registration/{step}") } else { format!("/events/{id}/people/{}/{step}", ben.id) };
                    let found = outcome(&town, (who, Method::POST, path), (state, id)).await;
                    row.push(format!("{step} {}", if found == "EVENT_REGISTRATION_TRANSITION_INVALID" { "-" } else { &found }));
                }
                rows.push(row.join(", "));
            }
            assert_eq!((&rows[2], &rows[3]), (&rows[1], &rows[1]), "{from}: whoever decides about registrations");
            for row in &rows[4..] {
                assert_eq!(row, "approve FORBIDDEN, reject FORBIDDEN, cancel FORBIDDEN", "{from}");
            }
            lines.push(format!("{from:<9} {} | {}", rows[0], rows[1]));
        }
        assert_eq!(lines.join("\n"), REGISTERED);

        let full = publish(&ada, json!({ "max_attendees": 1 })).await;
        confirm(&cleo, full).await;
        ben.post(&format!("/events/{full}/registration/waitlist"), json!({})).await.ok();
        let state = "SELECT state FROM event_waitlist_entries WHERE event_id = $1";
        let moments = ["2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z"].map(|at| at.parse::<Timestamp>().unwrap());
        let mut lines = Vec::new();
        for from in ["waiting", "offered", "late", "accepted", "expired", "cancelled"] {
            let mut row = Vec::new();
            for step in ["join", "leave", "accept", "confirm"] {
                let (stands, until) = if from == "late" { ("offered", moments[0]) } else { (from, moments[1]) };
                let taken = if stands == "offered" { "cancelled" } else { "confirmed" };
                let places = "UPDATE event_registrations SET state = CASE WHEN user_id = $2 THEN $3 ELSE 'cancelled' END WHERE event_id = $1";
                town.db().run(places, params![full, cleo.id, taken]).await.unwrap();
                let waits = "UPDATE event_waitlist_entries SET state = $2, offered_at = $3, offer_expires_at = $4 WHERE event_id = $1";
                town.db().run(waits, params![full, stands, moments[0], until]).await.unwrap();
                let path = match step {
                    "join" => "waitlist".to_owned(),
                    "confirm" => "confirm".to_owned(),
                    other => format!("waitlist/{other}"),
                };
                let path = format!("/events/{full}/registration/{path}");
                let found = outcome(&town, (&ben, Method::POST, path), (state, full)).await;
                row.push(format!("{step} {found}"));
            }
            lines.push(format!("{from:<9} {}", row.join(", ")));
        }
        assert_eq!(lines.join("\n"), WAITED);
    }

    async fn every_note_of_who_was_there_by_whose_hand(town: Town = UNLIMITED) {
        let [mut ada, mut ben, mut helper] = town.members(["ada", "ben", "helper"]).await;
        let [mut door, mut desk, mut other] = town.members(["door", "desk", "other"]).await;
        let mut admin = town.member_as("harbour", "dana", "admin").await;
        let id = publish(&ada, json!({})).await;
        for (who, role) in [(&helper, "co_organizer"), (&door, "check_in_staff"), (&desk, "registration_manager")] {
            help(&ada, id, who, role).await;
        }
        confirm(&ben, id).await;
        minutes_before(&town, -5, &mut [&mut ada, &mut ben, &mut helper, &mut door, &mut desk, &mut other, &mut admin]).await;
        let note = format!("/events/{id}/people/{}/attendance", ben.id);
        ada.post(&note, json!({ "action": "check_in", "expected_version": 0 })).await.ok();
        let state = "SELECT state FROM event_attendance WHERE event_id = $1";
        let mut lines = Vec::new();
        for (from, action, before) in NOTES {
            let mut rows = Vec::new();
            for who in [&ada, &admin, &helper, &door, &desk, &ben, &other] {
                let mut row = Vec::new();
                for step in ["check_in", "check_out", "no_show", "undo", "come"] {
                    town.db().run("DELETE FROM event_attendance_activity WHERE version > 1", params![]).await.unwrap();
                    let latest = "UPDATE event_attendance_activity SET action = $1, from_state = $2, to_state = $3";
                    town.db().run(latest, params![action, before, from]).await.unwrap();
                    let stands = "UPDATE event_attendance SET state = $2, version = 1, checked_in_at = created_at,
                                         checked_out_at = CASE WHEN $2 = 'checked_out' THEN created_at END WHERE event_id = $1";
                    town.db().run(stands, params![id, from]).await.unwrap();
                    let (path, body) = if step == "come" {
                        (format!("/events/{id}/attendance"), json!({ "user_id": ben.id }))
                    } else {
                        (note.clone(), json!({ "action": step, "expected_version": 1, "reason": "So it is." }))
                    };
                    let found = result(&town, (who, Method::POST, path, body), (state, id)).await;
                    row.push(format!("{step} {}", if found == "EVENT_REGISTRATION_TRANSITION_INVALID" { "-" } else { &found }));
                }
                rows.push(row.join(", "));
            }
            for row in &rows[1..4] {
                assert_eq!(row, &rows[0], "{from}: whoever notes who is there");
            }
            for row in &rows[4..] {
                assert_eq!(row, "check_in FORBIDDEN, check_out FORBIDDEN, no_show FORBIDDEN, undo FORBIDDEN, come FORBIDDEN", "{from}");
            }
            lines.push(format!("{from:<14} {}", rows[0]));
        }
        assert_eq!(lines.join("\n"), NOTED);
    }

    async fn every_move_of_tickets_by_whose_hand(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let [helper, money, other] = town.members(["helper", "money", "other"]).await;
        let admin = town.member_as("harbour", "dana", "admin").await;
        let mut calls = 0;
        let id = publish(&ada, json!({})).await;
        help(&ada, id, &helper, "co_organizer").await;
        help(&ada, id, &money, "finance_manager").await;
        confirm(&ben, id).await;
        let types = format!("/events/{id}/ticket-types");
        let seat = json!({
            "name": "Seat", "kind": "free", "allocation_limit": 900, "per_member_limit": 90,
            "sales_opens_at_utc": "2026-01-01T00:00:00Z", "sales_closes_at_utc": "2026-05-01T17:00:00Z",
        });
        let made = ada.post(&types, keyed(&mut calls, seat)).await.ok().json();
        let of = made["data"]["ticket_type"]["id"].as_i64().unwrap();
        let state = "SELECT status FROM event_ticket_types WHERE id = $1";
        let newest = "SELECT status FROM event_ticket_entitlements WHERE ticket_type_id = $1 ORDER BY id DESC";
        let stands = "UPDATE event_ticket_types SET status = $2 WHERE id = $1";
        let tickets = format!("/events/{id}/tickets/{of}/allocate");
        let mut lines = Vec::new();
        for from in ["draft", "active", "paused", "archived"] {
            town.db().run(stands, params![of, from]).await.unwrap();
            let body = keyed(&mut calls, json!({ "units": 1 }));
            let took = result(&town, (&ben, Method::POST, tickets.clone(), body), (newest, of)).await;
            let mut rows = Vec::new();
            for who in [&ada, &admin, &money, &helper, &ben, &other] {
                let version: i64 = town.db().one("SELECT version FROM event_ticket_types WHERE id = $1", params![of]).await.unwrap();
                let body = keyed(&mut calls, json!({ "name": "Seat", "expected_version": version }));
                let edited = result(&town, (who, Method::PUT, format!("{types}/{of}"), body), (state, of)).await;
                let body = keyed(&mut calls, json!({ "units": 1 }));
                let given = result(&town, (who, Method::POST, format!("{tickets}/{}", ben.id), body), (newest, of)).await;
                rows.push([edited, given]);
            }
            assert_eq!((&rows[1], &rows[2]), (&rows[0], &rows[0]), "{from}: whoever gives tickets out");
            for row in &rows[3..] {
                assert_eq!(row, &["EVENT_TICKET_FORBIDDEN"; 2], "{from}");
            }
            lines.push(format!("{from:<8} edit {}, take {took}, give {}", rows[0][0], rows[0][1]));
        }
        assert_eq!(lines.join("\n"), SOLD);

        // Tickets are given back by whoever has them, or by those who look after what was given out, once; for all others there are none.
        town.db().run(stands, params![of, "active"]).await.unwrap();
        let body = keyed(&mut calls, json!({ "units": 1 }));
        assert_eq!(result(&town, (&cleo, Method::POST, tickets.clone(), body), (newest, of)).await, "registration_required");
        let found = "SELECT status || ' ' || version FROM event_ticket_entitlements WHERE id = $1";
        for who in [&ben, &ada, &admin, &money, &helper, &cleo, &other] {
            let one = taken(&ben, &tickets, keyed(&mut calls, json!({ "units": 1 }))).await;
            let mut became = Vec::new();
            for version in [1, 2] {
                let body = keyed(&mut calls, json!({ "expected_version": version, "reason": "So it is." }));
                became.push(result(&town, (who, Method::POST, format!("/events/{id}/ticket-entitlements/{one}/cancel"), body), (found, one)).await);
            }
            let may = [&ben, &ada, &admin, &money].iter().any(|person| person.id == who.id);
            assert_eq!(became, [if may { "cancelled 2" } else { "EVENT_TICKET_NOT_FOUND" }; 2]);
        }

        let state = "SELECT status FROM event_ticket_transfers WHERE id = $1";
        let mut lines = Vec::new();
        for from in ["offered", "accepted", "declined", "withdrawn", "ended"] {
            let mut row = Vec::new();
            for step in ["accept", "decline", "withdraw"] {
                let one = taken(&ben, &tickets, keyed(&mut calls, json!({ "units": 1 }))).await;
                let offer = ben.post(&format!("/events/{id}/ticket-entitlements/{one}/transfer"), json!({ "user_id": cleo.id, "expected_version": 1 })).await;
                let offer = offer.ok().json()["data"]["id"].as_i64().unwrap();
                let stands = "UPDATE event_ticket_transfers SET status = $2, closed_at = CASE WHEN $2 <> 'offered' THEN created_at END WHERE id = $1";
                town.db().run(stands, params![offer, from]).await.unwrap();
                let path = format!("/events/{id}/ticket-transfers/{offer}/{step}");
                let (whose, theirs) = if step == "withdraw" { (&ben, &cleo) } else { (&cleo, &ben) };
                for who in [theirs, &ada, &admin, &money, &helper, &other] {
                    let found = result(&town, (who, Method::POST, path.clone(), json!({})), (state, offer)).await;
                    assert_eq!(found, "EVENT_TICKET_NOT_FOUND", "{from}, {step}: nobody else's");
                }
                let found = result(&town, (whose, Method::POST, path, json!({})), (state, offer)).await;
                row.push(format!("{step} {}", if found == "transfer_over" { "-" } else { &found }));
            }
            lines.push(format!("{from:<9} {}", row.join(", ")));
        }
        assert_eq!(lines.join("\n"), OFFERED);
    }
}
