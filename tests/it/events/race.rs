//! Hundreds of moves at once: nobody's place is somebody else's, no place is lost, and the line is fair.

use std::pin::pin;

use futures::StreamExt as _;
use futures::future::{Either, join_all, select};
use futures::stream::FuturesUnordered;
use serde_json::{Value, json};
use timeweave::app::App;
use timeweave::base::Chance;
use timeweave::config::Config;
use timeweave::events::{store::sound, tasks};
use timeweave::params;

use super::{decide, publish, put};
use crate::each_engine;
use crate::support::{Dice, Heard, Person, Town, leak};

/// What is always so, between two moves as well.
async fn is_sound(town: &Town, id: i64) {
    let (limit, taken, waiting): (i64, i64, i64) = town.db().one(
        "SELECT e.max_attendees,
                (SELECT COUNT(*) FROM event_registrations r WHERE r.event_id = e.id AND r.state = 'confirmed')
                + (SELECT COUNT(*) FROM event_guests g WHERE g.event_id = e.id AND g.state = 'confirmed')
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

/// What somebody takes into their head.
#[derive(Clone, Copy, Debug)]
enum Whim {
    /// To register, wait, take what is held, or step back.
    Move(&'static str),
    /// To say whether they come.
    Reply(&'static str),
    /// To take so many tickets.
    Take(usize),
    /// To give their tickets back.
    GiveBack,
    /// To offer them to somebody.
    Offer(usize),
    /// To take what they are offered.
    Accept,
    /// To bring somebody.
    Bring,
    /// To come without them.
    Leave,
}

impl Whim {
    fn of(dice: &mut Dice, people: usize) -> Self {
        match dice.below(15) {
            0..=2 => Self::Move("confirm"),
            3 => Self::Move("withdraw"),
            4 => Self::Move("waitlist"),
            5 => Self::Move(["waitlist/accept", "waitlist/leave"][dice.below(2)]),
            6 => Self::Reply(["going", "not_going", "interested"][dice.below(3)]),
            7 | 8 => Self::Take(1 + dice.below(2)),
            9 => Self::GiveBack,
            10 => Self::Offer(dice.below(people)),
            11 | 12 => Self::Bring,
            13 => Self::Leave,
            _ => Self::Accept,
        }
    }

    async fn follow(self, person: &Person, others: &[i64], (id, of): (i64, i64), key: String) -> Vec<u16> {
        let post =
            async |path: &str, body: Value| person.post(&format!("/events/{id}{path}"), body).await.status.as_u16();
        let own = async |status: &str| {
            let all = person.get(&format!("/events/{id}/tickets")).await.json()["data"]["own_entitlements"].clone();
            all.as_array().into_iter().flatten().find(|one| one["status"] == status).cloned()
        };
        match self {
            Self::Move(what) => vec![act(person, id, what).await],
            Self::Reply(status) => vec![post("/rsvp", json!({ "status": status })).await],
            Self::Take(units) => {
                let (path, body) =
                    (format!("/tickets/{of}/allocate"), json!({ "units": units, "idempotency_key": key }));
                // The same call twice at once is one call.
                let (one, two) = futures::join!(post(&path, body.clone()), post(&path, body));
                vec![one, two]
            }
            Self::GiveBack => {
                let Some(tickets) = own("confirmed").await else { return Vec::new() };
                let body = json!({ "expected_version": tickets["version"], "idempotency_key": key });
                vec![post(&format!("/ticket-entitlements/{}/cancel", tickets["id"]), body).await]
            }
            Self::Offer(to) => {
                let Some(tickets) = own("confirmed").await else { return Vec::new() };
                let body = json!({ "user_id": others[to], "expected_version": tickets["version"] });
                vec![post(&format!("/ticket-entitlements/{}/transfer", tickets["id"]), body).await]
            }
            Self::Bring => {
                let own =
                    person.get(&format!("/events/{id}/relationship")).await.json()["data"]["registration"].clone();
                let path = format!("/registration-product/registrations/{}/guests", own["id"].as_i64().unwrap_or(1));
                // The same guest named twice at once is one guest.
                let body = json!({ "display_name": format!("Guest {key}") });
                let (one, two) = futures::join!(post(&path, body.clone()), post(&path, body));
                vec![one, two]
            }
            Self::Leave => {
                let path = format!("/events/{id}/registration-product/guests");
                let all = person.get(&format!("{path}?state=confirmed")).await.json()["data"].clone();
                let Some(guest) = all.as_array().into_iter().flatten().next().cloned() else { return Vec::new() };
                vec![person.tap(&format!("{path}/{}/cancel", guest["id"])).await.status.as_u16()]
            }
            Self::Accept => {
                let all = person.get(&format!("/events/{id}/ticket-transfers")).await.json()["data"].clone();
                let open = |one: &&Value| one["status"] == "offered" && one["direction"] == "incoming";
                let Some(offer) = all.as_array().into_iter().flatten().find(open).cloned() else { return Vec::new() };
                vec![person.tap(&format!("/events/{id}/ticket-transfers/{}/accept", offer["id"])).await.status.as_u16()]
            }
        }
    }
}

/// Does something, or lets go of it half-way, as a crash would: after it has waited so often (0: never).
pub async fn perhaps<T>(waits: usize, work: impl Future<Output = T>) -> Option<T> {
    if waits == 0 {
        return Some(work.await);
    }
    let patience = async {
        for _ in 0..waits {
            tokio::task::yield_now().await;
        }
    };
    match select(pin!(work), pin!(patience)).await {
        Either::Left((done, _)) => Some(done),
        Either::Right(_) => None,
    }
}

async fn act(person: &Person, id: i64, what: &str) -> u16 {
    person.post(&format!("/events/{id}/registration/{what}"), json!({})).await.status.as_u16()
}

/// Too many came at once: it is said so, and when to come again.
fn is_sent_away(heard: &Heard) {
    assert_eq!(heard.refusal(), (503, "SERVER_DEPENDENCY_FAILED".to_owned(), String::new()));
    assert_eq!(heard.header("retry-after"), Some("1"));
}

/// Registrations of an event, lines in their histories, and what was told of them.
async fn registered(town: &Town, id: i64) -> [i64; 3] {
    let sql = "SELECT (SELECT COUNT(*) FROM event_registrations WHERE event_id = $1), (SELECT COUNT(*) FROM event_registration_history),
                      (SELECT COUNT(*) FROM domain_events WHERE kind = 'event.registration.changed')";
    let (rows, lines, told): (i64, i64, i64) = town.db().one(sql, params![id]).await.unwrap();
    [rows, lines, told]
}

each_engine! {
    async fn whoever_waits_too_long_for_a_place_is_told_to_come_again(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let id = publish(&ada, json!({ "max_attendees": 6 })).await;
        // A gateway at which nobody waits for longer than a second.
        let config = format!(
            "[database]\nurl = {:?}\nmax_connections = 4\nacquire_timeout_seconds = 1\n[data]\ndir = {:?}",
            town.url,
            town.data().display().to_string(),
        );
        let app = App::open(&Config::parse(&config).unwrap(), town.clock.clone(), Chance::System).await.unwrap();
        let mut people = Vec::new();
        for number in 0..6 {
            let person = town.member_as("harbour", &format!("person{number}"), "member").await;
            people.push(Person { router: app.router(), ..person });
        }
        // While somebody else holds the event, some wait for it, and the others for a connection.
        let mut held = town.db().begin().await.unwrap();
        held.run("UPDATE events SET updated_at = updated_at WHERE id = $1", params![id]).await.unwrap();
        let path = &format!("/events/{id}/registration/confirm");
        let mut asked: FuturesUnordered<_> = people.iter().map(|person| async move { (person, person.post(path, json!({})).await) }).collect();
        let mut again = Vec::new();
        while again.len() < 3 {
            let (person, heard) = asked.next().await.unwrap();
            is_sent_away(&heard);
            again.push(person);
        }
        held.rollback().await.unwrap();
        while let Some((person, heard)) = asked.next().await {
            if heard.status == 503 {
                is_sent_away(&heard);
                again.push(person);
            } else {
                heard.ok();
            }
        }
        // Nothing of theirs was kept, and each has a place who comes again.
        let taken = i64::try_from(people.len() - again.len()).unwrap();
        assert_eq!(registered(&town, id).await, [taken; 3]);
        for person in again {
            person.post(path, json!({})).await.ok();
        }
        assert_eq!(registered(&town, id).await, [6; 3]);
        is_sound(&town, id).await;
        app.close().await;
    }

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

    async fn a_storm_of_whims_and_crashes_leaves_order(town: Town) {
        let seed = std::env::var("TIMEWEAVE_STORM_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(20_260_105);
        eprintln!("TIMEWEAVE_STORM_SEED={seed}");
        let mut dice = Dice(seed);
        let [ada] = town.members(["ada"]).await;
        decide(&town, json!({ "waitlist_offer_minutes": 1 })).await;
        let id = publish(&ada, json!({ "max_attendees": 5 })).await;
        let made = ada.post(&format!("/events/{id}/ticket-types"), json!({
            "name": "Soup", "kind": "free", "allocation_limit": 6, "per_member_limit": 2, "sales_opens_at_utc": "2026-01-01T00:00:00Z",
            "sales_closes_at_utc": "2026-05-01T17:00:00Z", "idempotency_key": "soup",
        })).await.ok().json();
        let of = made["data"]["ticket_type"]["id"].as_i64().unwrap();
        let step = json!({ "expected_version": 1, "idempotency_key": "ladle" });
        ada.post(&format!("/events/{id}/ticket-types/{of}/activate"), step).await.ok();
        let demand = json!({ "answers": "none", "guests_per_member": 2, "expected_version": 0 });
        put(&ada, &format!("/events/{id}/registration-product/settings"), demand).await.ok();
        let mut people = Vec::new();
        for number in 0..12 {
            people.push(town.member_as("harbour", &format!("person{number}"), "member").await);
        }
        let ids: Vec<i64> = people.iter().map(|person| person.id).collect();
        for round in 0..13 {
            let whims: Vec<_> = people.iter().map(|_| (Whim::of(&mut dice, ids.len()), Whim::of(&mut dice, ids.len()), [0, 0, 0, 1][dice.below(4)] * dice.below(40))).collect();
            let asked = people.iter().zip(&whims).enumerate().map(|(number, (person, (one, two, waits)))| {
                let (ids, place) = (&ids, (id, of));
                perhaps(*waits, async move {
                    let mut heard = one.follow(person, ids, place, format!("{round} {number}")).await;
                    heard.extend(two.follow(person, ids, place, format!("{round} {number} more")).await);
                    heard
                })
            });
            let places = json!({ "max_attendees": 3 + dice.below(5) });
            let path = format!("/events/{id}");
            let hurry = dice.below(2) * dice.below(40);
            let (heard, changed, ticked) =
                futures::join!(join_all(asked), perhaps(hurry, put(&ada, &path, places)), tasks::tick(town.world()));
            let heard: Vec<u16> = heard.into_iter().flatten().flatten().collect();
            let usual = [200, 201, 204, 400, 403, 404, 409, 410, 422];
            assert!(heard.iter().all(|status| usual.contains(status)), "{heard:?} of {whims:?}");
            assert!(changed.is_none_or(|changed| [200, 422].contains(&changed.status.as_u16())));
            ticked.unwrap();
            // What was held for too long goes to whoever is next; what was let go of half-way has done nothing.
            town.later(chrono::TimeDelta::seconds(61));
            tasks::tick(town.world()).await.unwrap();
            is_sound(&town, id).await;
        }
        assert!(town.count("event_ticket_inventory_history").await > 0 && town.count("event_waitlist_history").await > 0, "they moved");
        ada.post(&format!("/events/{id}/cancel"), json!({ "reason": "The storm." })).await.ok();
        is_sound(&town, id).await;
        assert!(town.count("event_guests").await > 0, "they brought somebody");
        let left: i64 = town.db().one("SELECT allocated FROM event_ticket_types WHERE id = $1", params![of]).await.unwrap();
        assert_eq!(left, 0);
    }
}
