//! Registrations, the waiting list, and races for places.

use futures::future::join_all;
use http::Method;
use serde_json::{Value, json};
use timeweave::events::tasks;
use timeweave::params;

use super::{decide, publish, put, read, refusal};
use crate::each_engine;
use crate::support::{Heard, PASSWORD, Person, Town};

async fn act(person: &Person, id: i64, what: &str) -> Heard {
    person.post(&format!("/events/{id}/registration/{what}"), json!({})).await
}

/// How somebody takes part, as the resource says it.
async fn standing(person: &Person, id: i64) -> Value {
    person.get(&format!("/events/{id}/relationship")).await.ok().json()["data"].clone()
}

/// The bell's lines of a member about events, oldest first: their types.
async fn bell(town: &Town, person: &Person) -> Vec<String> {
    town.deliver().await;
    let sql = "SELECT type FROM notifications WHERE user_id = $1 AND type LIKE 'event%' AND type NOT IN ('event_registered', 'event_withdrawn') ORDER BY id";
    town.db().all(sql, params![person.id]).await.unwrap()
}

/// Members with names of their own.
async fn crowd(town: &Town, number: usize) -> Vec<Person> {
    let mut people = Vec::new();
    for n in 0..number {
        people.push(town.member_as("harbour", &format!("person{n}"), "member").await);
    }
    people
}

/// Places that are taken, and those that are held.
async fn taken(town: &Town, id: i64) -> (i64, i64) {
    let sql = "SELECT (SELECT COUNT(*) FROM event_registrations WHERE event_id = $1 AND state = 'confirmed'),
                      (SELECT COUNT(*) FROM event_waitlist_entries WHERE event_id = $1 AND state = 'offered')";
    town.db().one(sql, params![id]).await.unwrap()
}

each_engine! {
    async fn a_member_registers_and_withdraws(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({ "max_attendees": 2 })).await;
        let mut answer = act(&ben, id, "confirm").await.ok().json();
        let now = "2026-01-05T12:00:00Z";
        assert!(answer["data"]["mutation"]["history_entry_id"].take().is_i64());
        assert!(answer["data"]["relationship"]["registration"]["id"].take().is_i64());
        assert_eq!(answer["data"], json!({
            "relationship": {
                "contract_version": 1, "event_id": id, "member_id": ben.id,
                "engagement": { "state": "none", "consumes_capacity": false },
                "registration": {
                    "id": null, "state": "confirmed", "version": 1, "capacity_pool_key": "event", "allocation_key": null, "changed_at": now,
                    "invited_at": null, "pending_at": null, "confirmed_at": now, "declined_at": null, "cancelled_at": null,
                },
                "waitlist": {
                    "id": null, "state": null, "version": null, "position": null, "offered_at": null, "offer_expires_at": null,
                    "offer_active": false, "accepted_at": null, "expired_at": null, "cancelled_at": null,
                },
                "attendance": { "state": null, "checked_in_at": null, "checked_out_at": null },
                "capacity": { "limit": 2, "confirmed": 1, "guests": 0, "remaining": 1, "is_full": false, "waitlist_count": 0 },
                "actions": {
                    "registrable": true, "confirm": false, "withdraw": true, "join_waitlist": false, "leave_waitlist": false,
                    "accept_offer": false, "idempotency_key_required": false,
                },
                "privacy": { "sensitive_fields_redacted": true },
            },
            "mutation": {
                "changed": true, "idempotent_replay": false, "history_entry_id": null, "released_capacity": false, "next_offer_created": false,
            },
        }));
        assert_eq!(act(&ben, id, "confirm").await.ok().json()["data"]["mutation"]["changed"], false);
        let gone = act(&ben, id, "withdraw").await.ok().json();
        assert_eq!(gone["data"]["mutation"]["released_capacity"], true);
        assert_eq!(gone["data"]["relationship"]["registration"]["state"], "cancelled");
        act(&ben, id, "confirm").await.ok();
        let history = "SELECT h.version, h.to_state FROM event_registration_history h JOIN event_registrations r ON r.id = h.registration_id
                        WHERE r.user_id = $1 ORDER BY h.version";
        let steps: Vec<(i64, String)> = town.db().all(history, params![ben.id]).await.unwrap();
        let steps: Vec<_> = steps.iter().map(|(version, state)| (*version, state.as_str())).collect();
        assert_eq!(steps, [(1, "confirmed"), (2, "cancelled"), (3, "confirmed")]);
        assert_eq!(taken(&town, id).await, (1, 0));
    }

    async fn a_key_that_is_none_is_told_as_such(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        let bad = refusal(422, "EVENT_REGISTRATION_IDEMPOTENCY_INVALID", "idempotency_key");
        let long = json!({ "idempotency_key": "k".repeat(192) });
        for what in ["confirm", "withdraw", "waitlist", "waitlist/leave", "waitlist/accept"] {
            let path = format!("/events/{id}/registration/{what}");
            assert_eq!(ben.post(&path, long.clone()).await.refusal(), bad, "{what}");
            let mut request = ben.request(Method::POST, &path, Some(json!({ "idempotency_key": "one" })));
            request.headers_mut().insert("idempotency-key", "two".parse().unwrap());
            assert_eq!(ben.send(request).await.refusal(), bad, "{what}");
        }
        let answered = ben.post(&format!("/events/{id}/rsvp"), json!({ "status": "going", "idempotency_key": "k".repeat(192) })).await;
        assert_eq!(answered.refusal(), refusal(422, "VALIDATION_ERROR", "idempotency_key"));
        assert_eq!(town.count("event_registrations").await, 0);
    }

    async fn clients_of_the_first_contract_wait_in_fewer_words(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let dora = town.member_as("harbour", "dora", "member").await;
        let far = town.member_as("meadow", "far", "member").await;
        let (free, id) = (publish(&ada, json!({})).await, publish(&ada, json!({ "max_attendees": 1 })).await);
        let line = |event: i64| format!("/events/{event}/waitlist");
        assert_eq!(ben.tap(&line(free)).await.refusal(), refusal(400, "WAITLIST_FAILED", ""), "any number of places");
        assert_eq!(ben.tap(&line(id)).await.refusal(), refusal(400, "WAITLIST_FAILED", ""), "a place is free");
        act(&ben, id, "confirm").await.ok();
        assert_eq!(ben.tap(&line(id)).await.refusal(), refusal(400, "WAITLIST_FAILED", ""), "who takes part");
        assert_eq!(ada.tap(&line(id)).await.refusal(), refusal(422, "RSVP_FAILED", ""), "who manages it");
        for who in [&far, &town.member_as("meadow", "boss", "admin").await] {
            assert_eq!(who.tap(&line(id)).await.refusal(), refusal(404, "NOT_FOUND", ""));
            assert_eq!(who.get(&line(id)).await.refusal(), refusal(404, "NOT_FOUND", ""));
            assert_eq!(who.delete(&line(id)).await.refusal(), refusal(404, "NOT_FOUND", ""));
        }
        for (who, position) in [(&cleo, 1), (&dora, 2), (&cleo, 1)] {
            assert_eq!(who.tap(&line(id)).await.ok().json()["data"], json!({ "waitlisted": true, "position": position }));
        }
        // Who waits is for those who manage the event; everybody sees where they stand.
        let seen = |who: &'static str| {
            let person = match who { "ada" => &ada, "ben" => &ben, _ => &dora };
            let path = line(id);
            async move {
                let heard = person.get(&path).await.ok().json();
                let names: Vec<String> = heard["data"].as_array().unwrap().iter().map(|row| row["name"].as_str().unwrap().to_owned()).collect();
                (names.join(" "), heard["meta"]["user_position"].clone())
            }
        };
        assert_eq!(seen("ada").await, ("Cleo Dora".to_owned(), Value::Null));
        assert_eq!((seen("ben").await, seen("dora").await), ((String::new(), Value::Null), (String::new(), json!(2))));
        let first = ada.get(&format!("{}?per_page=1", line(id))).await.ok().json();
        let cursor = first["meta"]["cursor"].as_str().unwrap();
        let second = ada.get(&format!("{}?per_page=1&cursor={cursor}", line(id))).await.ok().json();
        assert_eq!((&second["data"][0]["id"], &second["meta"]["has_more"]), (&json!(dora.id), &json!(false)));
        assert_eq!(dora.get(&format!("{}?cursor={cursor}x", line(id))).await.refusal(), refusal(422, "INVALID_CURSOR", "cursor"));
        for _ in 0..2 {
            assert_eq!(cleo.delete(&line(id)).await.status, 204);
        }
        assert_eq!((taken(&town, id).await, seen("dora").await.1), ((1, 0), json!(1)));
        ada.post(&format!("/events/{id}/cancel"), json!({ "reason": "No hall." })).await.ok();
        assert_eq!(cleo.tap(&line(id)).await.refusal(), refusal(404, "NOT_FOUND", ""), "it takes place no more");
    }

    async fn where_nobody_can_register_that_is_said(town: Town) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        assert_eq!(act(&ada, id, "confirm").await.refusal(), refusal(403, "EVENT_REGISTRATION_FORBIDDEN", ""));
        assert_eq!(act(&ben, 999, "confirm").await.refusal(), refusal(404, "NOT_FOUND", ""));
        assert_eq!(act(&ben, 999, "withdraw").await.refusal(), refusal(404, "NOT_FOUND", ""));
        assert_eq!(act(&ben, id, "waitlist").await.refusal(), refusal(409, "EVENT_WAITLIST_CAPACITY_REQUIRED", ""));
        assert_eq!(act(&ben, id, "waitlist/accept").await.refusal(), refusal(409, "EVENT_WAITLIST_OFFER_INACTIVE", ""));
        let token = ben.post(&format!("/events/{id}/registration/waitlist/accept"), json!({ "token": "x" })).await;
        assert_eq!(token.refusal(), refusal(422, "EVENT_WAITLIST_OFFER_TOKEN_INVALID", "token"));
        decide(&town, json!({ "registration_enabled": false })).await;
        assert_eq!(act(&ben, id, "confirm").await.refusal(), refusal(403, "EVENT_REGISTRATION_DISABLED", ""));
        decide(&town, json!({})).await;
        ben.post(&format!("/users/{}/block", ada.id), json!({})).await.ok();
        assert_eq!(act(&ben, id, "confirm").await.refusal(), refusal(403, "BLOCKED", ""));
        ben.delete(&format!("/users/{}/block", ada.id)).await.ok();
        town.later(chrono::TimeDelta::days(117));
        for person in [&mut ada, &mut ben] {
            person.signs_in().await;
        }
        assert_eq!(act(&ben, id, "confirm").await.refusal(), refusal(409, "EVENT_REGISTRATION_CLOSED", ""));
        let next = publish(&ada, json!({ "start_time": "2026-06-01T18:00:00", "end_time": null })).await;
        ada.post(&format!("/events/{next}/cancel"), json!({ "reason": "No hall." })).await.ok();
        assert_eq!(act(&ben, next, "confirm").await.refusal(), refusal(409, "EVENT_REGISTRATION_UNAVAILABLE", ""));
        assert_eq!(town.count("event_registrations").await, 0);
    }

    async fn places_are_offered_in_the_order_of_the_line(town: Town) {
        let [mut ada, mut ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let mut dora = town.member_as("harbour", "dora", "member").await;
        let id = publish(&ada, json!({ "max_attendees": 1 })).await;
        act(&ben, id, "confirm").await.ok();
        assert_eq!(act(&cleo, id, "confirm").await.refusal(), refusal(409, "EVENT_CAPACITY_FULL", ""));
        for person in [&cleo, &dora] {
            act(person, id, "waitlist").await.ok();
        }
        assert_eq!(act(&ben, id, "waitlist").await.refusal(), refusal(409, "EVENT_ALREADY_CONFIRMED", ""));
        let seen = read(&dora, id).await;
        assert_eq!(seen["relationship"]["registration"]["waitlist_position"], 2);

        let gone = act(&ben, id, "withdraw").await.ok().json();
        assert_eq!(gone["data"]["mutation"]["next_offer_created"], true);
        assert_eq!(standing(&cleo, id).await["waitlist"]["offer_active"], true);
        assert_eq!(act(&cleo, id, "confirm").await.refusal(), refusal(409, "EVENT_OFFER_ACCEPTANCE_REQUIRED", ""));
        assert_eq!(act(&ben, id, "confirm").await.refusal(), refusal(409, "EVENT_CAPACITY_FULL", ""), "the place is held");
        assert_eq!(bell(&town, &cleo).await, ["event_waitlist_offered"]);

        // Nobody accepts: a quarter of an hour later the place is held for the next one, once.
        town.later(chrono::TimeDelta::minutes(16));
        for person in [&mut ada, &mut ben, &mut cleo, &mut dora] {
            person.signs_in().await;
        }
        assert_eq!(act(&cleo, id, "waitlist/accept").await.refusal(), refusal(410, "EVENT_WAITLIST_OFFER_EXPIRED", ""));
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 1);
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        assert_eq!(bell(&town, &cleo).await, ["event_waitlist_offered", "event_offer_expired"]);
        assert_eq!(bell(&town, &dora).await, ["event_waitlist_offered"]);
        let accepted = act(&dora, id, "waitlist/accept").await.ok().json();
        assert_eq!(accepted["data"]["relationship"]["registration"]["state"], "confirmed");
        assert_eq!(act(&dora, id, "waitlist/accept").await.refusal(), refusal(409, "EVENT_WAITLIST_OFFER_INACTIVE", ""), "once");
        assert_eq!(taken(&town, id).await, (1, 0));

        // More places are held for whoever waits; whoever leaves gives theirs to the next.
        act(&cleo, id, "waitlist").await.ok();
        act(&ben, id, "waitlist").await.ok();
        put(&ada, &format!("/events/{id}"), json!({ "max_attendees": 2 })).await.ok();
        assert_eq!(standing(&cleo, id).await["waitlist"]["state"], "offered");
        let left = act(&cleo, id, "waitlist/leave").await.ok().json();
        assert_eq!(left["data"]["mutation"]["next_offer_created"], true);
        assert_eq!(standing(&ben, id).await["waitlist"]["state"], "offered");
        let fewer = put(&ada, &format!("/events/{id}"), json!({ "max_attendees": 1 })).await;
        assert_eq!(fewer.refusal(), refusal(422, "VALIDATION_ERROR", "max_attendees"));
    }

    async fn no_place_passes_whoever_waits(town: Town) {
        let [mut ada, mut ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let mut dora = town.member_as("harbour", "dora", "member").await;
        let id = publish(&ada, json!({ "max_attendees": 1 })).await;
        act(&ben, id, "confirm").await.ok();
        for person in [&cleo, &dora] {
            act(person, id, "waitlist").await.ok();
        }
        act(&ben, id, "withdraw").await.ok();
        // What was held for too long is the next one's, also before the clock has looked.
        town.later(chrono::TimeDelta::minutes(16));
        for person in [&mut ada, &mut ben, &mut cleo, &mut dora] {
            person.signs_in().await;
        }
        assert_eq!(act(&ben, id, "confirm").await.refusal(), refusal(409, "EVENT_CAPACITY_FULL", ""));
        act(&dora, id, "waitlist/accept").await.ok();
        assert_eq!(bell(&town, &cleo).await, ["event_waitlist_offered", "event_offer_expired"]);

        // Without a limit everybody who waits is asked.
        for person in [&ben, &cleo] {
            act(person, id, "waitlist").await.ok();
        }
        put(&ada, &format!("/events/{id}"), json!({ "max_attendees": null })).await.ok();
        for person in [&ben, &cleo] {
            assert_eq!(standing(person, id).await["waitlist"]["state"], "offered");
        }

        // Whoever could not accept is not asked: the next one is.
        let next = publish(&ada, json!({ "max_attendees": 1 })).await;
        act(&ben, next, "confirm").await.ok();
        for person in [&cleo, &dora] {
            act(person, next, "waitlist").await.ok();
        }
        ada.post(&format!("/users/{}/block", cleo.id), json!({})).await.ok();
        // Stepping back is kept from nobody.
        ada.post(&format!("/users/{}/block", ben.id), json!({})).await.ok();
        ben.post(&format!("/events/{next}/rsvp"), json!({ "status": "not_going" })).await.ok();
        assert_eq!(standing(&cleo, next).await["waitlist"]["state"], "waiting");
        assert_eq!(standing(&dora, next).await["waitlist"]["state"], "offered");
    }

    async fn the_place_of_a_member_who_leaves_is_the_next_ones(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = publish(&ada, json!({ "max_attendees": 1 })).await;
        act(&ben, id, "confirm").await.ok();
        act(&cleo, id, "waitlist").await.ok();
        let goodbye = json!({ "password": PASSWORD });
        assert!(ben.send(ben.request(Method::DELETE, "/users/me", Some(goodbye))).await.status.is_success());
        town.deliver().await;
        assert_eq!(standing(&cleo, id).await["waitlist"]["state"], "offered");
        act(&cleo, id, "waitlist/accept").await.ok();

        // Whoever takes part hears when the organizer leaves; what it was called is gone, so it is named by its time.
        let goodbye = json!({ "password": PASSWORD });
        assert!(ada.send(ada.request(Method::DELETE, "/users/me", Some(goodbye))).await.status.is_success());
        town.deliver().await;
        let lines = cleo.get("/notifications").await.ok().json()["data"].clone();
        let told = lines[0]["message"].as_str().unwrap();
        assert!(told.contains("2026-05-01 18:00"), "{told}");
    }

    async fn whoever_asks_at_once_never_gets_more_places_than_there_are(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let id = publish(&ada, json!({ "max_attendees": 3 })).await;
        let people = crowd(&town, 8).await;
        let heard = join_all(people.iter().map(|person| act(person, id, "confirm"))).await;
        assert_eq!(heard.iter().filter(|heard| heard.status == 200).count(), 3);
        assert_eq!(taken(&town, id).await, (3, 0));
        join_all(people.iter().map(|person| act(person, id, "waitlist"))).await;
        // Everybody withdraws, accepts and registers at the same time, twice.
        for _ in 0..2 {
            let moves = people.iter().flat_map(|person| {
                ["withdraw", "waitlist/accept", "confirm", "waitlist"].map(|what| act(person, id, what))
            });
            join_all(moves).await;
            let (confirmed, held) = taken(&town, id).await;
            assert!(confirmed + held <= 3, "{confirmed} + {held}");
        }
        let waiting = "SELECT COUNT(*) FROM event_waitlist_entries WHERE event_id = $1 AND state = 'waiting'";
        let waiting: i64 = town.db().one(waiting, params![id]).await.unwrap();
        let (confirmed, held) = taken(&town, id).await;
        assert!(waiting == 0 || confirmed + held == 3, "no place is lost: {confirmed} + {held}, {waiting} wait");
    }

    async fn one_question_is_enough(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = publish(&ada, json!({ "max_attendees": 1 })).await;
        let path = format!("/events/{id}/rsvp");
        let answer = async |person: &Person, word: &str| person.post(&path, json!({ "status": word })).await;
        let going = answer(&ben, "going").await.ok().json()["data"].clone();
        assert_eq!((&going["status"], &going["message"], &going["contract_version"]), (&json!("going"), &json!("You are registered."), &json!(2)));
        let waiting = answer(&cleo, "going").await.ok().json()["data"].clone();
        assert_eq!((&waiting["status"], &waiting["waitlist_position"]), (&json!("waitlisted"), &json!(1)));
        assert_eq!(answer(&ben, "maybe").await.refusal(), refusal(422, "VALIDATION_ERROR", "status"));
        for heard in [ben.post(&path, json!({})).await, ben.tap(&path).await] {
            assert_eq!(heard.refusal(), refusal(400, "VALIDATION_ERROR", "status"));
        }
        let interested = answer(&ben, "interested").await.ok().json()["data"].clone();
        assert_eq!(interested["rsvp_counts"], json!({ "going": 0, "interested": 1 }));
        assert_eq!(answer(&cleo, "going").await.refusal(), refusal(409, "RSVP_FAILED", ""), "the place has to be accepted");
        assert_eq!(cleo.delete(&path).await.status, 204);
        assert_eq!(standing(&cleo, id).await["waitlist"]["state"], "cancelled");
        assert_eq!(cleo.delete("/events/999/rsvp").await.refusal(), refusal(400, "NOT_FOUND", ""));
        answer(&cleo, "going").await.ok();
        decide(&town, json!({ "waitlist_enabled": false })).await;
        assert_eq!(answer(&ben, "going").await.refusal(), refusal(409, "EVENT_FULL", ""));
        assert_eq!(town.count("event_engagements").await, 1);
    }

    async fn who_comes_is_for_those_who_manage_the_event_and_those_who_come(town: Town) {
        let [ada, mut ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = publish(&ada, json!({ "online_link": "https://meet.example/secret" })).await;
        act(&ben, id, "confirm").await.ok();
        let list = ada.get(&format!("/events/{id}/attendees")).await.ok().json();
        let row = &list["data"][0];
        assert_eq!((&row["id"], &row["registration"]["state"], &row["rsvp_status"]), (&json!(ben.id), &json!("confirmed"), &json!("going")));
        ben.get(&format!("/events/{id}/attendees")).await.ok();
        assert_eq!(ben.get(&format!("/events/{id}/attendees?status=interested")).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(cleo.get(&format!("/events/{id}/attendees")).await.refusal(), refusal(403, "FORBIDDEN", ""));
        // How to come over the internet is shown to those who come, and only then.
        let access = async |person: &Person| read(person, id).await["online_access"].clone();
        assert_eq!(access(&cleo).await["reveal_state"], "restricted");
        assert_eq!((access(&ben).await["reveal_state"].clone(), access(&ben).await["join_url"].clone()), (json!("scheduled"), json!(null)));
        town.later(chrono::TimeDelta::hours(116 * 24 + 4) + chrono::TimeDelta::minutes(35));
        for person in [&mut ben, &mut cleo] {
            person.signs_in().await;
        }
        assert_eq!(access(&ben).await["join_url"], "https://meet.example/secret");
        assert_eq!(access(&cleo).await["join_url"], json!(null));
    }

    async fn what_happens_is_told_without_words_or_addresses(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({ "online_link": "https://meet.example/secret-room", "description": "secret-words" })).await;
        act(&ben, id, "confirm").await.ok();
        put(&ada, &format!("/events/{id}"), json!({ "online_link": "https://meet.example/secret-hall" })).await.ok();
        ben.post(&format!("/events/{id}/registration/withdraw"), json!({ "reason": "secret-reason" })).await.ok();
        ada.post(&format!("/events/{id}/cancel"), json!({ "reason": "secret-ground" })).await.ok();
        town.deliver().await;
        for table in ["domain_events", "notification_queue", "push_queue"] {
            let sql = match table {
                "domain_events" => "SELECT CAST(payload AS TEXT) FROM domain_events ORDER BY id",
                "notification_queue" => "SELECT content_snippet FROM notification_queue ORDER BY id",
                _ => "SELECT body FROM push_queue ORDER BY id",
            };
            let texts: Vec<String> = town.db().all(sql, params![]).await.unwrap();
            assert!(texts.iter().all(|text| !text.contains("secret")), "{table}: {texts:?}");
        }
    }
}
