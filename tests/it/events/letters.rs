//! Letters about events, as calendars read them: with somebody else's code (spec events 18; RFC 5546 and 6047).

use std::io::Write as _;
use std::mem::take;
use std::process::{Command, Stdio};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::{decide, publish, put};
use crate::each_engine;
use crate::mail::posting;
use crate::support::{Arrived, MailServer, Person, Town, needed};

/// What has arrived, and what of it was read.
#[derive(Default)]
struct Bag {
    unread: Vec<Arrived>,
    read: Vec<Arrived>,
}

/// What other people's code reads in some things, which it does without a fault.
fn others_read(things: impl Iterator<Item = Value>) -> Vec<Value> {
    let python = needed("TIMEWEAVE_TEST_PYTHON");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/calendar/read.py");
    let mut reader = Command::new(python).arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut pipe = reader.stdin.take().unwrap();
    for thing in things {
        writeln!(pipe, "{thing}").unwrap();
    }
    drop(pipe);
    let output = reader.wait_with_output().unwrap();
    assert!(output.status.success(), "others cannot read it");
    let told = String::from_utf8(output.stdout).unwrap();
    told.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()["calendar"].take()).collect()
}

/// The unread letters to one person, as other people's code reads them: subject and what they tell calendars.
async fn letters(town: &Town, server: &MailServer, to: &Person, bag: &mut Bag) -> Vec<(String, Value)> {
    for _ in 0..2 {
        town.deliver().await;
        town.post().await;
    }
    bag.unread.extend(server.letters());
    let address = format!("{}@harbour.example", to.name);
    let (fresh, others): (Vec<_>, Vec<_>) = take(&mut bag.unread).into_iter().partition(|letter| letter.to == address);
    bag.unread = others;
    let told = others_read(fresh.iter().map(|letter| json!({ "raw": STANDARD.encode(&letter.raw) })));
    let mut read: Vec<_> = fresh.iter().map(|letter| letter.subject()).zip(told).collect();
    read.sort_by(|one, other| one.0.cmp(&other.0));
    bag.read.extend(fresh);
    read
}

/// A letter in short: its subject, and what calendars are told: what to do, the number of the change, how the event stands.
type Told<'a> = (&'a str, Option<(&'a str, i64, &'a str)>);

/// What calendars are told, in short.
fn short(letters: &[(String, Value)]) -> Vec<Told<'_>> {
    let part = |told: &'_ Value| -> Option<(String, i64, String)> {
        Some((told["method"].as_str()?.to_owned(), told["sequence"].as_i64()?, told["status"].as_str()?.to_owned()))
    };
    letters
        .iter()
        .map(|(subject, told)| {
            (subject.as_str(), part(told).map(|(method, number, status)| (leaked(method), number, leaked(status))))
        })
        .collect()
}

fn leaked(text: String) -> &'static str {
    crate::support::leak(text)
}

each_engine! {
    #[ignore = "needs Python: scripts/test runs it"]
    async fn real_calendars_follow_what_letters_say(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let secret = json!({
            "location": "secret-hall", "online_link": "https://meet.example/secret-room", "description": "secret-words", "title": "Repair, mend; evening",
            "allow_remote_attendance": true,
        });
        let id = publish(&ada, secret).await;
        let mut bag = Bag::default();
        letters(&town, &server, &ben, &mut bag).await;
        ben.post(&format!("/events/{id}/registration/confirm"), json!({})).await.ok();
        cleo.post(&format!("/events/{id}/rsvp"), json!({ "status": "interested" })).await.ok();
        let first = letters(&town, &server, &ben, &mut bag).await;
        assert_eq!(short(&first), [("You are registered for “Repair, mend; evening”", Some(("REQUEST", 1, "CONFIRMED")))]);
        let file = ben.get(&format!("/events/{id}/calendar.ics")).await.ok().text();
        let mut told = first[0].1.clone();
        let uid = told["uid"].take();
        assert!(file.contains(&format!("\r\nUID:{}\r\n", uid.as_str().unwrap()[..40].to_owned() + "@events.timeweave")), "the event that calendars know: {file}");
        // The file of the event, and the member's own calendar behind a secret link, are read as well.
        let link = ben.post("/events/calendar/feed-tokens", json!({})).await.ok().json();
        let link = format!("/events/calendar/personal/harbour/{}.ics", link["data"]["secret"].as_str().unwrap());
        let own = town.stranger().in_community(None).get(&link).await.ok().text();
        let files = others_read([&file, &own].into_iter().map(|file| json!({ "file": STANDARD.encode(file) })));
        let evening = json!([{
            "uid": format!("{}@events.timeweave", &uid.as_str().unwrap()[..40]), "summary": "Repair, mend; evening",
            "start": "2026-05-01T17:00:00Z", "end": "2026-05-01T19:00:00Z", "zone": "Europe/Dublin",
        }]);
        assert_eq!(files, [evening.clone(), evening]);
        let url = told["url"].take();
        assert!(url.as_str().unwrap().starts_with("https://") && url.as_str().unwrap().ends_with(&format!("/events/{id}")), "{url}");
        let organizer = told["organizer"].take();
        assert!(organizer.as_str().unwrap().starts_with("mailto:"), "{organizer}");
        assert_eq!(told, json!({
            "method": "REQUEST", "uid": null, "sequence": 1, "status": "CONFIRMED", "summary": "Repair, mend; evening", "start": "2026-05-01T17:00:00Z",
            "end": "2026-05-01T19:00:00Z", "zone": "Europe/Dublin", "url": null, "organizer": null, "attendee": "mailto:ben@harbour.example", "answer": "ACCEPTED",
            "names": ["ATTENDEE", "DESCRIPTION", "DTEND", "DTSTAMP", "DTSTART", "LAST-MODIFIED", "ORGANIZER", "SEQUENCE", "STATUS", "SUMMARY", "TRANSP", "UID", "URL"],
        }));

        put(&ada, &format!("/events/{id}"), json!({ "start_time": "2026-05-01T19:00:00" })).await.ok();
        let moved = letters(&town, &server, &ben, &mut bag).await;
        assert_eq!(short(&moved), [("The time or place of “Repair, mend; evening” has changed", Some(("REQUEST", 2, "CONFIRMED")))]);
        assert_eq!((&moved[0].1["start"], &moved[0].1["uid"]), (&json!("2026-05-01T18:00:00Z"), &uid));
        admin.post(&format!("/admin/events/{id}/postpone"), json!({})).await.ok();
        admin.post(&format!("/admin/events/{id}/restore"), json!({})).await.ok();
        // Both letters leave when it takes place again, and say so.
        let back = letters(&town, &server, &ben, &mut bag).await;
        assert_eq!(back.iter().map(|(_, told)| (told["method"].as_str(), told["sequence"].as_i64())).collect::<Vec<_>>(), [(Some("REQUEST"), Some(4)); 2]);
        ben.post(&format!("/events/{id}/registration/withdraw"), json!({})).await.ok();
        let gone = letters(&town, &server, &ben, &mut bag).await;
        assert_eq!(short(&gone), [("You are no longer registered for “Repair, mend; evening”", Some(("CANCEL", 4, "CANCELLED")))]);
        assert_eq!((&gone[0].1["uid"], &gone[0].1["answer"]), (&uid, &json!("DECLINED")));
        ben.post(&format!("/events/{id}/registration/confirm"), json!({})).await.ok();
        ada.post(&format!("/events/{id}/people/{}/cancel", ben.id), json!({ "reason": "secret-ground" })).await.ok();
        // The receipt leaves after the place was cancelled, so it says nothing to calendars.
        let removed = letters(&town, &server, &ben, &mut bag).await;
        assert_eq!(short(&removed), [
            ("The organizers cancelled your place at “Repair, mend; evening”", Some(("CANCEL", 4, "CANCELLED"))),
            ("You are registered for “Repair, mend; evening”", None),
        ]);
        ben.post(&format!("/events/{id}/registration/confirm"), json!({})).await.ok();
        letters(&town, &server, &ben, &mut bag).await;
        ada.post(&format!("/events/{id}/cancel"), json!({ "reason": "secret-ground" })).await.ok();
        let off = letters(&town, &server, &ben, &mut bag).await;
        assert_eq!(short(&off), [("“Repair, mend; evening” was cancelled", Some(("CANCEL", 5, "CANCELLED")))]);
        // Who is only interested hears of it, and their calendar does not.
        let heard = letters(&town, &server, &cleo, &mut bag).await;
        assert!(heard.len() >= 2 && heard.iter().all(|(_, told)| told.is_null()), "{heard:?}");
        for letter in bag.read.iter().filter(|letter| letter.to == "ben@harbour.example") {
            let raw = String::from_utf8_lossy(&letter.raw).into_owned();
            let calendars: String = raw.split("\r\n\r\n").filter_map(|part| STANDARD.decode(part.split("\r\n--").next()?.replace("\r\n", "")).ok())
                .map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).collect();
            assert!(!calendars.contains("secret") && !calendars.contains("cleo@") && !calendars.contains("ada@"), "{calendars}");
            assert!(!raw.contains("secret-hall") && !raw.contains("secret-room"), "{raw}");
        }
        // Where the community has no calendars, letters have none.
        decide(&town, json!({ "calendar_feeds_enabled": false })).await;
        let other = publish(&ada, json!({})).await;
        ben.post(&format!("/events/{other}/registration/confirm"), json!({})).await.ok();
        assert_eq!(short(&letters(&town, &server, &ben, &mut bag).await), [("You are registered for “Repair evening”", None)]);
    }
}
