//! How events end for those who take part, wait or organize: what each is told, and what is left.

use serde_json::{Value, json};
use timeweave::events::tasks;
use timeweave::params;

use super::{publish, put, read, refusal};
use crate::each_engine;
use crate::support::{Heard, Person, Town};

async fn act(person: &Person, id: i64, what: &str) -> Heard {
    person.post(&format!("/events/{id}/registration/{what}"), json!({})).await
}

/// The bell's lines of a member about events, oldest first: type, sentence, link.
async fn bell(town: &Town, person: &Person) -> Vec<(String, String, String)> {
    town.deliver().await;
    let sql = "SELECT type, message, link FROM notifications WHERE user_id = $1 AND type LIKE 'event%' AND type NOT IN ('event_registered', 'event_withdrawn') ORDER BY id";
    town.db().all(sql, params![person.id]).await.unwrap()
}

fn line(kind: &str, text: &str, link: String) -> (String, String, String) {
    (kind.to_owned(), text.to_owned(), link)
}

/// What mails about events say below their sentence, oldest first.
async fn mailed(town: &Town, person: &Person) -> Vec<Option<String>> {
    let sql = "SELECT email_body FROM notification_queue WHERE user_id = $1 AND activity_type LIKE 'event%' AND activity_type <> 'event_registered' ORDER BY id";
    town.db().all(sql, params![person.id]).await.unwrap()
}

/// The moves of somebody on waiting lists, oldest first: version, from where, to where, by whom.
async fn moves(town: &Town, person: &Person) -> Vec<(i64, Option<String>, String, Option<i64>)> {
    let sql = "SELECT h.version, h.from_state, h.to_state, h.actor_id FROM event_waitlist_history h
                 JOIN event_waitlist_entries w ON w.id = h.entry_id
                WHERE w.user_id = $1 ORDER BY h.id";
    town.db().all(sql, params![person.id]).await.unwrap()
}

fn step(version: i64, from: Option<&str>, to: &str, by: Option<i64>) -> (i64, Option<String>, String, Option<i64>) {
    (version, from.map(str::to_owned), to.to_owned(), by)
}

each_engine! {
    async fn what_is_called_off_is_told_once_and_with_the_reason(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let id = publish(&ada, json!({})).await;
        act(&ben, id, "confirm").await.ok();
        admin.post(&format!("/events/{id}/cancel"), json!({ "reason": "No hall." })).await.ok();
        admin.post(&format!("/admin/events/{id}/archive"), json!({ "reason": "Tidying." })).await.ok();
        // The list stands also for whoever may not see the event any more.
        let list = format!("/events?event={id}");
        let told = line("event_cancelled", "“Repair evening” was cancelled. No hall.", list);
        assert_eq!(bell(&town, &ben).await, std::slice::from_ref(&told));
        assert_eq!(mailed(&town, &ben).await, [Some("No hall.".to_owned())]);
        let archived = line("event_archived", "Your event “Repair evening” was archived. Tidying.", format!("/events/{id}"));
        assert_eq!(bell(&town, &ada).await, [told, archived]);
        // Why it was cancelled stays with it, and it is found by those who manage it.
        let seen = read(&ada, id).await;
        assert_eq!((&seen["schedule"]["state"], &seen["cancellation_reason"]), (&json!("archived"), &json!("No hall.")));
        let listed = async |person: &Person, query: &str| {
            let page = person.get(&format!("/events?{query}")).await.ok().json();
            page["data"].as_array().unwrap().iter().map(|event| event["id"].as_i64().unwrap()).collect::<Vec<_>>()
        };
        for (person, found) in [(&ada, vec![id]), (&admin, vec![id]), (&ben, vec![])] {
            assert_eq!(listed(person, "when=all").await, found);
            assert_eq!(listed(person, "when=upcoming").await, [0; 0]);
        }
    }

    async fn what_took_place_is_archived_without_a_word(town: Town) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let mut admin = town.member_as("harbour", "admin", "admin").await;
        let id = publish(&ada, json!({})).await;
        let other = publish(&ada, json!({ "title": "Second evening" })).await;
        for event in [id, other] {
            act(&ben, event, "confirm").await.ok();
        }
        town.later(chrono::TimeDelta::days(117));
        for person in [&mut ada, &mut ben, &mut admin] {
            person.signs_in().await;
        }
        let gone = ada.delete(&format!("/events/{id}?reason=Over")).await.ok().json()["data"].clone();
        assert_eq!((&gone["outcome"], &gone["cancelled"], &gone["operational_status"]), (&json!("archived"), &json!(false), &json!("scheduled")));
        assert_eq!(gone["cascade"]["registrations_cancelled"], 0);
        assert_eq!(ada.delete(&format!("/events/{id}")).await.ok().json()["data"]["outcome"], "already_archived");
        // Also what an administrator noted as completed, and archives; the organizer hears of that.
        admin.post(&format!("/admin/events/{other}/complete"), json!({})).await.ok();
        let gone = admin.post(&format!("/admin/events/{other}/archive"), json!({ "reason": "Long ago." })).await.ok().json()["data"].clone();
        assert_eq!((&gone["operational_state"], &gone["transition"]["cascade"]["registrations_cancelled"]), (&json!("completed"), &json!(0)));
        assert_eq!(bell(&town, &ben).await, []);
        let told = line("event_archived", "Your event “Second evening” was archived. Long ago.", format!("/events/{other}"));
        assert_eq!(bell(&town, &ada).await, [told]);
        let states: Vec<String> = town.db().all("SELECT state FROM event_registrations ORDER BY id", params![]).await.unwrap();
        assert_eq!(states, ["confirmed", "confirmed"]);
    }

    async fn nobody_waits_for_what_has_begun(town: Town) {
        let [mut ada, mut ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let mut admin = town.member_as("harbour", "admin", "admin").await;
        let id = publish(&ada, json!({ "max_attendees": 1 })).await;
        act(&ben, id, "confirm").await.ok();
        act(&cleo, id, "waitlist").await.ok();
        let later = publish(&ada, json!({ "max_attendees": 1, "title": "Put off" })).await;
        act(&ben, later, "confirm").await.ok();
        act(&cleo, later, "waitlist").await.ok();
        admin.post(&format!("/admin/events/{later}/postpone"), json!({})).await.ok();
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        town.later(chrono::TimeDelta::days(117));
        for person in [&mut ada, &mut ben, &mut cleo, &mut admin] {
            person.signs_in().await;
        }
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 1);
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0, "once");
        let told = line("event_waitlist_ended", "“Repair evening” has begun, and no place became free for you.", format!("/events/{id}"));
        let heard = bell(&town, &cleo).await;
        assert_eq!(heard.iter().filter(|line| line.0 == "event_waitlist_ended").collect::<Vec<_>>(), [&told]);
        let standing = async |event: i64| cleo.get(&format!("/events/{event}/relationship")).await.ok().json()["data"].clone();
        let ended = standing(id).await;
        assert_eq!((&ended["waitlist"]["state"], &ended["capacity"]["waitlist_count"]), (&json!("expired"), &json!(0)));
        assert_eq!(standing(later).await["waitlist"]["state"], "waiting", "it begins later");
        let all = moves(&town, &cleo).await;
        assert_eq!(all, [
            step(1, None, "waiting", Some(cleo.id)),
            step(1, None, "waiting", Some(cleo.id)),
            step(2, Some("waiting"), "expired", None),
        ]);
    }

    async fn an_offer_says_until_when(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = publish(&ada, json!({ "max_attendees": 1, "timezone": "Asia/Tokyo" })).await;
        act(&ben, id, "confirm").await.ok();
        let joined = act(&cleo, id, "waitlist").await;
        assert_eq!(joined.status, 201);
        assert!(joined.json()["data"]["mutation"]["history_entry_id"].is_i64());
        let again = act(&cleo, id, "waitlist").await;
        assert_eq!((again.status.as_u16(), &again.json()["data"]["mutation"]["history_entry_id"]), (200, &Value::Null));
        act(&ben, id, "withdraw").await.ok();
        // Noon in UTC is nine in the evening on the event's clock.
        let until = "2026-01-05 21:15 (Asia/Tokyo)";
        let told = format!("A place at “Repair evening” is being held for you. Please accept it if you would like to come. It is held until: {until}");
        assert_eq!(bell(&town, &cleo).await, [line("event_waitlist_offered", &told, format!("/events/{id}"))]);
        assert_eq!(mailed(&town, &cleo).await, [Some(until.to_owned())]);
        assert!(act(&cleo, id, "waitlist/leave").await.ok().json()["data"]["mutation"]["history_entry_id"].is_i64());
        assert_eq!(moves(&town, &cleo).await, [
            step(1, None, "waiting", Some(cleo.id)),
            step(2, Some("waiting"), "offered", None),
            step(3, Some("offered"), "cancelled", Some(cleo.id)),
        ]);
    }

    async fn who_manages_an_event_sees_the_order_of_the_line(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let dora = town.member_as("harbour", "dora", "member").await;
        let id = publish(&ada, json!({ "max_attendees": 1 })).await;
        act(&ben, id, "confirm").await.ok();
        for person in [&dora, &cleo] {
            act(person, id, "waitlist").await.ok();
        }
        act(&ben, id, "withdraw").await.ok();
        act(&ben, id, "waitlist").await.ok();
        let (mut seen, mut cursor) = (Vec::new(), String::new());
        loop {
            let page = ada.get(&format!("/events/{id}/attendees?status=waitlisted&per_page=1&cursor={cursor}")).await.ok().json();
            for row in page["data"].as_array().unwrap() {
                seen.push((row["id"].as_i64().unwrap(), row["waitlist_position"].clone(), row["offer_expires_at"].clone()));
            }
            let Some(next) = page["meta"]["cursor"].as_str() else { break };
            cursor = next.to_owned();
        }
        assert_eq!(seen, [
            (dora.id, json!(1), json!("2026-01-05T12:15:00Z")),
            (cleo.id, json!(2), Value::Null),
            (ben.id, json!(3), Value::Null),
        ]);
        act(&dora, id, "waitlist/accept").await.ok();
        let going = ada.get(&format!("/events/{id}/attendees")).await.ok().json()["data"][0].clone();
        assert_eq!((&going["id"], &going["waitlist_position"], &going["offer_expires_at"]), (&json!(dora.id), &Value::Null, &Value::Null));
    }

    async fn an_event_is_not_moved_away_from_those_who_take_part(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let choir = ada.post("/groups", json!({ "name": "Choir", "visibility": "private" })).await.ok().json()["data"]["id"].as_i64().unwrap();
        let open = ada.post("/groups", json!({ "name": "Garden", "visibility": "public" })).await.ok().json()["data"]["id"].as_i64().unwrap();
        let id = publish(&ada, json!({ "max_attendees": 1 })).await;
        let path = format!("/events/{id}");
        act(&ben, id, "confirm").await.ok();
        act(&cleo, id, "waitlist").await.ok();
        let refused = put(&ada, &path, json!({ "group_id": choir, "title": "Choir evening" })).await;
        assert_eq!(refused.refusal(), refusal(422, "VALIDATION_ERROR", "group_id"));
        assert_eq!(read(&ben, id).await["title"], "Repair evening", "nothing is changed");
        put(&ada, &path, json!({ "group_id": open })).await.ok();
        // Once those who take part belong to it, and nobody else waits, it may move.
        ada.post(&format!("/groups/{choir}/invitations"), json!({ "user_id": ben.id })).await.ok();
        ben.tap(&format!("/groups/{choir}/join")).await.ok();
        assert_eq!(put(&ada, &path, json!({ "group_id": choir })).await.refusal(), refusal(422, "VALIDATION_ERROR", "group_id"));
        act(&cleo, id, "waitlist/leave").await.ok();
        put(&ada, &path, json!({ "group_id": choir })).await.ok();
        read(&ben, id).await;
        assert_eq!(cleo.get(&path).await.refusal(), refusal(404, "NOT_FOUND", ""));
        put(&ada, &path, json!({ "group_id": null })).await.ok();
    }
}
