//! What members meet: the code, and no reason.

use chrono::TimeDelta;
use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use super::{PATH, lifts, takes};
use crate::each_engine;
use crate::support::Person;

const RESTRICTED: (u16, &str) = (403, "SAFEGUARDING_CONTACT_RESTRICTED");
const VETTING: (u16, &str) = (403, "VETTING_REQUIRED");
const JURISDICTION: (u16, &str) = (409, "SAFEGUARDING_JURISDICTION_REQUIRED");
const MADE: (u16, &str) = (201, "");

/// What comes of a wish to connect. A request that was made is taken back.
async fn asks(one: &Person, other: &Person) -> (u16, String) {
    let heard = one.post("/connections/request", json!({ "user_id": other.id })).await;
    if let Some(id) = heard.json()["data"]["connection_id"].as_i64() {
        one.delete(&format!("/connections/{id}")).await.ok();
    }
    let (status, code, field) = heard.refusal();
    assert_eq!(field, "", "nobody is told which field, or whom, it is about");
    (status, code)
}

fn told((status, code): (u16, &str)) -> (u16, String) {
    (status, code.to_owned())
}

each_engine! {
    async fn measures_keep_members_apart_until_they_are_lifted(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let about = |kind: &str, who: &Person| json!({ "kind": kind, "member_id": who.id });
        let toward = |direction: &str| json!({ "kind": "no_contact", "member_id": ada.id, "direction": direction });
        let of = |mut measure: Value, name: &str, value: Value| {
            measure[name] = value;
            measure
        };
        let pair = of(about("no_contact", &ada), "partner_id", json!(ben.id));
        // The measures, then what Ada hears who asks Ben, and Ben who asks Ada.
        let table = [
            (vec![toward("to")], MADE, RESTRICTED),
            (vec![toward("from")], RESTRICTED, MADE),
            (vec![toward("both")], RESTRICTED, RESTRICTED),
            (vec![pair], RESTRICTED, RESTRICTED),
            (vec![of(about("no_contact", &ada), "interactions", json!(["message", "review"]))], MADE, MADE),
            (vec![of(about("no_contact", &ada), "interactions", json!(["connection_request"]))], RESTRICTED, RESTRICTED),
            (vec![about("vetting_required", &ada)], VETTING, VETTING),
            (vec![about("vetting_required", &ada), about("vetted", &ben)], MADE, MADE),
            (
                vec![of(about("vetting_required", &ada), "jurisdiction", json!("IE")), about("vetted", &ben)],
                VETTING,
                VETTING,
            ),
            (vec![about("jurisdiction_required", &ada)], JURISDICTION, JURISDICTION),
            (
                vec![
                    about("jurisdiction_required", &ada),
                    of(about("jurisdiction_known", &ben), "jurisdiction", json!("IE")),
                ],
                MADE,
                MADE,
            ),
        ];
        for (measures, there, back) in table {
            let mut taken = Vec::new();
            for measure in &measures {
                taken.push(takes(&broker, measure.clone()).await);
            }
            assert_eq!(asks(&ada, &ben).await, told(there), "{measures:?}");
            assert_eq!(asks(&ben, &ada).await, told(back), "{measures:?}");
            for id in taken {
                lifts(&broker, id).await;
            }
            assert_eq!(asks(&ada, &ben).await, told(MADE), "lifted: {measures:?}");
            // A member may not ask for ever.
            town.later(TimeDelta::minutes(1));
        }
        assert_eq!(town.count("connections").await, 0);
    }

    async fn a_measure_holds_for_its_time(town: Town) {
        let [mut ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let at = |hours: i64| (town.clock.now() + TimeDelta::hours(hours)).to_rfc3339();
        let measure = json!({ "kind": "no_contact", "member_id": ben.id, "starts_at": at(1), "ends_at": at(2) });
        takes(&broker, measure).await;
        for (minutes, expected) in [(59, MADE), (1, RESTRICTED), (59, RESTRICTED), (1, MADE)] {
            town.later(TimeDelta::minutes(minutes));
            ada.signs_in().await;
            assert_eq!(asks(&ada, &ben).await, told(expected), "{}", town.clock.now());
        }
    }

    async fn a_request_cannot_be_accepted_once_the_two_are_kept_apart(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let request = town.ask(&ada, &ben).await;
        let measure = takes(&broker, json!({ "kind": "no_contact", "member_id": ada.id, "partner_id": ben.id })).await;

        let heard = ben.tap(&format!("/connections/{request}/accept")).await;
        assert_eq!(heard.refusal(), (403, "SAFEGUARDING_CONTACT_RESTRICTED".into(), String::new()));
        assert_eq!(ben.get("/connections/pending").await.ok().json()["data"]["received"], 1);
        // The message is the same whoever it is about, and whoever asks.
        assert_eq!(heard.json()["errors"][0]["message"], "This isn't possible with this member.");

        lifts(&broker, measure).await;
        ben.tap(&format!("/connections/{request}/accept")).await.ok();
    }

    async fn whoever_is_kept_from_an_organizer_either_way_does_not_come(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let id = crate::events::publish(&ada, json!({})).await;
        let path = format!("/events/{id}/registration/confirm");
        for (direction, interaction) in [("to", "event_join"), ("from", "event_join"), ("both", "event_join"), ("both", "message")] {
            let measure = json!({ "kind": "no_contact", "member_id": ada.id, "direction": direction, "interactions": [interaction] });
            let taken = takes(&broker, measure).await;
            let heard = ben.post(&path, json!({})).await;
            if interaction == "message" {
                heard.ok();
            } else {
                assert_eq!(heard.refusal(), (403, RESTRICTED.1.to_owned(), String::new()), "{direction}");
                assert_eq!(town.count("event_registrations").await, 0);
            }
            lifts(&broker, taken).await;
        }
        // Each attempt is told once, whichever of the two it is.
        let events = "SELECT COUNT(*) FROM domain_events WHERE kind = 'safeguarding_contact_blocked'";
        assert_eq!(town.db().one::<i64>(events, params![]).await.unwrap(), 3);
    }

    async fn a_rule_that_cannot_be_asked_lets_nobody_meet(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let mut tx = town.db().begin().await.unwrap();
        tx.run("ALTER TABLE safeguarding_measures RENAME TO away", params![]).await.unwrap();
        tx.commit().await.unwrap();

        let heard = ada.post("/connections/request", json!({ "user_id": ben.id })).await;
        assert_eq!(heard.refusal(), (503, "SAFEGUARDING_POLICY_UNAVAILABLE".into(), String::new()));
        assert_eq!((town.count("connections").await, town.count("domain_events").await), (0, 0));
    }

    async fn measures_of_one_community_do_not_bind_another(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let far = town.member_as("meadow", "far", "broker").await;
        let id = takes(&broker, json!({ "kind": "no_contact", "member_id": ada.id })).await;

        let lift = far.post(&format!("{}/{id}/lift", PATH), json!({ "reason": "Not mine." })).await;
        assert_eq!(lift.refusal(), (404, "NOT_FOUND".into(), String::new()));
        assert_eq!(far.get(PATH).await.ok().json()["data"], json!([]));
        assert_eq!(asks(&ben, &ada).await, told(RESTRICTED));
    }
}

each_engine! {
    async fn those_who_look_after_the_community_hear_of_what_was_stopped(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let measure = json!({ "kind": "no_contact", "member_id": ada.id, "partner_id": ben.id });
        takes(&broker, measure).await;
        for _ in 0..2 {
            assert_eq!(asks(&ada, &ben).await, told(RESTRICTED));
        }
        // Before the answer, at whatever door, and also with a key.
        let mut keyed = ada.request(Method::POST, "/messages", Some(json!({ "recipient_id": ben.id, "body": "Hello" })));
        keyed.headers_mut().insert("idempotency-key", "a-key-of-mine".parse().unwrap());
        assert_eq!(ada.send(keyed).await.refusal().1, RESTRICTED.1);
        let mutation = "mutation($id: ID!) { requestConnection(input: { memberId: $id }) { status } }";
        let graph = ada.graphql(mutation, json!({ "id": ben.id })).await.json();
        assert_eq!(graph["errors"][0]["extensions"]["code"], RESTRICTED.1, "{graph}");
        let events = "SELECT COUNT(*) FROM domain_events WHERE kind = 'safeguarding_contact_blocked'";
        assert_eq!(town.db().one::<i64>(events, params![]).await.unwrap(), 4);
        town.deliver().await;
        let lines = "SELECT type, message, link FROM notifications WHERE user_id = $1";
        let bell: Vec<(String, String, String)> = town.db().all(lines, params![broker.id]).await.unwrap();
        let expected = (
            "safeguarding_contact_blocked".to_owned(),
            "An attempt at contact was stopped in harbour to protect a member. Please look at it.".to_owned(),
            format!("/broker/safeguarding?from={}&to={}", ada.id, ben.id),
        );
        assert_eq!(bell, [expected], "once for the same two");
        let mails = "SELECT COUNT(*) FROM notification_queue WHERE user_id = $1";
        assert_eq!(town.db().one::<i64>(mails, params![broker.id]).await.unwrap(), 1, "nor are there more mails");
        for member in [&ada, &ben] {
            assert!(town.db().all::<(String, String, String)>(lines, params![member.id]).await.unwrap().is_empty());
        }
    }
}
