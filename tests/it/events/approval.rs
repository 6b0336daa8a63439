//! Those who look after an event decide about each registration (spec events 6.1, 6.2 and 14).

use futures::future::{join_all, join3};
use serde_json::{Value, json};
use timeweave::events::people::tasks;
use timeweave::params;

use super::recurrence::is_sound;
use super::{minutes_before, publish, put, read, refusal};
use crate::each_engine;
use crate::support::{Heard, Person, Town};

async fn act(person: &Person, id: i64, what: &str) -> Heard {
    person.post(&format!("/events/{id}/registration/{what}"), json!({})).await
}

/// Lets those who look after an event decide, or lets everybody come.
async fn mode(organizer: &Person, id: i64, mode: &str, version: i64) -> Value {
    let body = json!({ "answers": "none", "approval_mode": mode, "expected_version": version });
    put(organizer, &format!("/events/{id}/registration-product/settings"), body).await.ok().json()["data"].clone()
}

/// An evening with so many places at which somebody decides.
async fn judged(organizer: &Person, places: Value) -> i64 {
    let id = publish(organizer, json!({ "max_attendees": places })).await;
    let settings = mode(organizer, id, "manual", 0).await;
    assert_eq!((&settings["approval_mode"], &settings["version"]), (&json!("manual"), &json!(1)));
    id
}

/// How the registration of whoever makes a call stands.
fn state(answer: &Heard) -> Value {
    answer.json()["data"]["relationship"]["registration"]["state"].clone()
}

/// Lets some members in, all at once.
async fn let_in(by: &Person, id: i64, guests: &[Person]) -> Vec<Heard> {
    let paths: Vec<String> = guests.iter().map(|guest| format!("/events/{id}/people/{}/approve", guest.id)).collect();
    join_all(paths.iter().map(|path| by.post(path, json!({})))).await
}

async fn bell(town: &Town, person: &Person) -> Vec<String> {
    town.deliver().await;
    let sql = "SELECT message FROM notifications WHERE user_id = $1 AND type LIKE 'event_re%' ORDER BY id";
    town.db().all(sql, params![person.id]).await.unwrap()
}

/// Who has asked, as those who decide see it.
async fn asking(organizer: &Person, id: i64) -> Vec<i64> {
    let page = organizer.get(&format!("/events/{id}/people?registration_state=pending")).await.ok().json();
    page["data"].as_array().unwrap().iter().map(|row| row["user_id"].as_i64().unwrap()).collect()
}

each_engine! {
    async fn whoever_registers_asks_and_is_decided_about(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let id = judged(&ada, json!(1)).await;
        let asks = json!({
            "state": "none", "waitlist_position": null, "requires_approval": true, "can_register": true, "can_withdraw": false,
            "can_join_waitlist": false, "can_leave_waitlist": false,
        });
        assert_eq!(read(&ben, id).await["relationship"]["registration"], asks);
        for person in [&ben, &cleo, &dora] {
            assert_eq!(state(&act(person, id, "confirm").await.ok()), "pending");
        }
        let again = act(&ben, id, "confirm").await.ok().json()["data"]["mutation"].clone();
        assert_eq!((&again["changed"], &again["history_entry_id"]), (&json!(false), &Value::Null), "once");
        let own = read(&ben, id).await;
        let (place, mine) = (&own["relationship"]["capacity"], &own["relationship"]["registration"]);
        assert_eq!((&place["remaining"], &mine["state"], &mine["can_register"], &mine["can_withdraw"]), (&json!(1), &json!("pending"), &json!(false), &json!(true)));
        assert_eq!(asking(&ada, id).await, [ben.id, cleo.id, dora.id]);
        let hidden = ben.get(&format!("/events/{id}/people?registration_state=pending")).await.refusal();
        assert_eq!(hidden, refusal(403, "FORBIDDEN", ""));
        // One by one and many at once; the first who is let in has the place.
        let path = |who: &Person, what: &str| format!("/events/{id}/people/{}/{what}", who.id);
        assert_eq!(state(&ada.post(&path(&ben, "approve"), json!({})).await.ok()), "confirmed");
        assert_eq!(ada.post(&path(&cleo, "approve"), json!({})).await.refusal(), refusal(409, "EVENT_CAPACITY_FULL", ""));
        let operations = json!([
            { "user_id": cleo.id, "action": "approve", "expected_version": 1 },
            { "user_id": dora.id, "action": "reject", "expected_version": 1, "reason": "It is for beginners." },
        ]);
        let done = ada.post(&format!("/events/{id}/people/bulk"), json!({ "operations": operations })).await.ok().json();
        let became: Vec<_> = done["data"]["outcomes"].as_array().unwrap().iter().map(|row| (row["code"].clone(), row["registration_state"].clone())).collect();
        assert_eq!(became, [(json!("EVENT_CAPACITY_FULL"), Value::Null), (Value::Null, json!("declined"))]);
        // Nobody waits in a line beside it, and no other way leads around the decision.
        assert_eq!(act(&dora, id, "waitlist").await.refusal(), refusal(409, "EVENT_APPROVAL_REQUIRED", ""));
        let answer = dora.post(&format!("/events/{id}/rsvp"), json!({ "status": "going" })).await.ok().json();
        assert_eq!((&answer["data"]["status"], &answer["data"]["message"]), (&json!("pending"), &json!("The organizers decide who takes part. You will hear from them.")));
        // Who asks no more is not in the list, and a place that comes free goes to whom they choose.
        act(&dora, id, "withdraw").await.ok();
        act(&ben, id, "withdraw").await.ok();
        assert_eq!(asking(&ada, id).await, [cleo.id]);
        assert_eq!(state(&ada.post(&path(&cleo, "approve"), json!({})).await.ok()), "confirmed");
        let asked = "You have asked to take part in “Repair evening”. The organizers will decide.";
        let accepted = "Your registration for “Repair evening” was accepted.";
        assert_eq!(bell(&town, &cleo).await, [asked, accepted]);
        let declined = "Your registration for “Repair evening” was not accepted. The reason: It is for beginners.";
        assert_eq!(bell(&town, &dora).await, [asked, declined, asked]);
        assert_eq!(bell(&town, &ada).await, ["Somebody would like to take part in “Repair evening”. Please decide."], "once, however many ask");
        is_sound(&town).await;
    }

    async fn what_is_undecided_ends_and_invitations_are_decisions(town: Town) {
        let [mut ada, mut ben, mut cleo, mut dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let id = judged(&ada, Value::Null).await;
        act(&ben, id, "confirm").await.ok();
        let invited = json!({ "operations": [{ "user_id": cleo.id, "action": "invite" }] });
        ada.post(&format!("/events/{id}/people/bulk"), invited).await.ok();
        let own = &read(&cleo, id).await["relationship"]["registration"];
        assert_eq!((&own["requires_approval"], &own["can_register"]), (&json!(false), &json!(true)));
        assert_eq!(state(&act(&cleo, id, "confirm").await.ok()), "confirmed");
        act(&dora, id, "confirm").await.ok();
        // Where everybody may come again, whoever had asked goes on waiting, and may come as everybody does.
        assert_eq!(mode(&ada, id, "automatic", 1).await["approval_mode"], "automatic");
        assert_eq!(asking(&ada, id).await, [ben.id, dora.id]);
        assert_eq!(state(&act(&dora, id, "confirm").await.ok()), "confirmed");
        assert_eq!(mode(&ada, id, "manual", 2).await["version"], 3);
        minutes_before(&town, -1, &mut [&mut ada, &mut ben, &mut cleo, &mut dora]).await;
        tasks::tick(town.world()).await.unwrap();
        assert_eq!(read(&ben, id).await["relationship"]["registration"]["state"], "cancelled");
        let asked = "You have asked to take part in “Repair evening”. The organizers will decide.";
        assert_eq!(bell(&town, &ben).await, [asked, "“Repair evening” has begun, and nobody had decided about your request."]);
        is_sound(&town).await;
    }

    async fn many_are_let_in_at_once_and_no_place_is_taken_twice(town: Town) {
        let [ada, eve] = town.members(["ada", "eve"]).await;
        let id = judged(&ada, json!(3)).await;
        ada.post(&format!("/events/{id}/staff"), json!({ "user_id": eve.id, "role": "registration_manager" })).await.ok();
        let names = ["g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8"];
        let guests = town.members(names).await;
        join_all(guests.iter().map(|guest| act(guest, id, "confirm"))).await.into_iter().for_each(|heard| drop(heard.ok()));
        let leaves = join_all(guests.iter().take(4).map(|guest| act(guest, id, "withdraw")));
        let (one, other, left) = join3(let_in(&ada, id, &guests), let_in(&eve, id, &guests), leaves).await;
        for heard in one.iter().chain(&other).chain(&left) {
            assert!(matches!(heard.status.as_u16(), 200 | 409), "{}", heard.text());
        }
        let taken: i64 = town.db().one("SELECT COUNT(*) FROM event_registrations WHERE event_id = $1 AND state = 'confirmed'", params![id]).await.unwrap();
        assert!(taken <= 3, "{taken} of 3 places");
        is_sound(&town).await;
    }
}
