//! Hundreds of moves at once: nobody's place is somebody else's, no place is lost, and the line is fair.

use futures::future::join_all;
use serde_json::json;
use timeweave::events::{store::sound, tasks};
use timeweave::params;

use super::{decide, publish, put};
use crate::each_engine;
use crate::support::{Person, Town, leak};

/// What is always so, between two moves as well.
async fn is_sound(town: &Town, id: i64) {
    let (limit, taken, waiting): (i64, i64, i64) = town.db().one(
        "SELECT e.max_attendees,
                (SELECT COUNT(*) FROM event_registrations r WHERE r.event_id = e.id AND r.state = 'confirmed')
                + (SELECT COUNT(*) FROM event_waitlist_entries w WHERE w.event_id = e.id AND w.state = 'offered' AND w.offer_expires_at > $2),
                (SELECT COUNT(*) FROM event_waitlist_entries w WHERE w.event_id = e.id AND w.state = 'waiting')
           FROM events e WHERE e.id = $1",
        params![id, town.clock.now()],
    ).await.unwrap();
    assert!(taken <= limit, "{taken} of {limit} places are taken or held");
    assert!(waiting == 0 || taken == limit, "no place is lost: {taken} of {limit}, {waiting} wait");
    let passed: i64 = town.db().one(
        "SELECT COUNT(*) FROM event_waitlist_entries o JOIN event_waitlist_entries w ON w.event_id = o.event_id
          WHERE o.event_id = $1 AND o.state = 'offered' AND w.state = 'waiting' AND w.queue_sequence < o.queue_sequence",
        params![id],
    ).await.unwrap();
    assert_eq!(passed, 0, "nobody is passed over");
    for invariant in sound::INVARIANTS {
        let wrong: i64 = town.db().one(leak(invariant.count.to_owned()), params![]).await.unwrap();
        assert_eq!(wrong, 0, "{}", invariant.what);
    }
}

async fn act(person: &Person, id: i64, what: &str) -> u16 {
    person.post(&format!("/events/{id}/registration/{what}"), json!({})).await.status.as_u16()
}

each_engine! {
    async fn hundreds_of_moves_at_once_leave_order(town: Town) {
        let [ada] = town.members(["ada"]).await;
        decide(&town, json!({ "waitlist_offer_minutes": 1 })).await;
        let id = publish(&ada, json!({ "max_attendees": 7 })).await;
        let mut people = Vec::new();
        for number in 0..30 {
            people.push(town.member_as("harbour", &format!("person{number}"), "member").await);
        }
        let rounds: [&[&str]; 5] = [
            &["confirm"],
            &["waitlist", "waitlist"],
            &["withdraw", "waitlist", "waitlist/accept"],
            &["waitlist/accept", "confirm", "waitlist/leave"],
            &["waitlist", "withdraw", "confirm"],
        ];
        for (round, moves) in rounds.into_iter().enumerate() {
            let asked = people.iter().enumerate().flat_map(|(number, person)| {
                // Each begins elsewhere in the row, so that all kinds of moves meet.
                let moves = (0..moves.len()).map(move |place| moves[(place + number) % moves.len()]);
                moves.map(move |what| act(person, id, what))
            });
            let number = [7, 9, 5, 8, 6][round];
            let places = json!({ "max_attendees": number });
            let path = format!("/events/{id}");
            let (heard, changed, ticked) =
                futures::join!(join_all(asked), put(&ada, &path, places), tasks::tick(town.world()));
            assert!(heard.iter().all(|status| [200, 201, 403, 409, 410].contains(status)), "{heard:?}");
            assert!([200, 422].contains(&changed.status.as_u16()), "{}", changed.text());
            ticked.unwrap();
            // What was held for too long goes to whoever is next, once, whoever asks for it.
            town.later(chrono::TimeDelta::minutes(2));
            let ticks = join_all((0..3).map(|_| tasks::tick(town.world()))).await;
            assert!(ticks.iter().all(Result::is_ok));
            is_sound(&town, id).await;
        }
        let versions: i64 = town.db().one("SELECT CAST(COALESCE(SUM(version), 0) AS BIGINT) FROM event_registrations WHERE event_id = $1", params![id]).await.unwrap();
        assert_eq!(versions, town.count("event_registration_history").await, "each move is in the history, once");
        assert!(versions > 30, "they moved: {versions}");
        // With the end of the event, everything ends.
        ada.post(&format!("/events/{id}/cancel"), json!({ "reason": "No hall." })).await.ok();
        let left: i64 = town.db().one(
            "SELECT (SELECT COUNT(*) FROM event_registrations WHERE event_id = $1 AND state = 'confirmed')
                  + (SELECT COUNT(*) FROM event_waitlist_entries WHERE event_id = $1 AND state IN ('waiting', 'offered'))",
            params![id],
        ).await.unwrap();
        assert_eq!(left, 0);
    }
}
