//! Where things of an event can go from where, by whose hand: each move from each state, over HTTP (spec events 5.1, 5.2, 6.1, 6.3 and 7).

use http::Method;
use serde_json::json;
use timeweave::base::Timestamp;
use timeweave::params;

use super::{confirm, draft, publish};
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
}
