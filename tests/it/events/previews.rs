//! What a preview tells, in words: `tests/golden/previews.txt`.

use std::fmt::Write as _;

use serde_json::{Value, json};
use timeweave::params;

use super::recurrence::{V2, weekly};
use super::revisions::preview;
use super::{confirm, put};
use crate::each_engine;
use crate::support::{Person, Town, is_as_agreed};

/// A preview as somebody would read it. Dates stand for the events.
async fn told(town: &Town, person: &Person, id: i64, situation: &str, patch: Value) -> String {
    // Not more often than the gateway lets anybody.
    town.later(chrono::TimeDelta::seconds(10));
    let data = preview(person, id, patch.clone()).await.ok().json()["data"].clone();
    let sql = "SELECT id, occurrence_date FROM events WHERE occurrence_date IS NOT NULL";
    let days: Vec<(i64, String)> = town.db().all(sql, params![]).await.unwrap();
    let day = |id: &Value| days.iter().find(|(known, _)| id == known).map_or("all", |(_, day)| day.as_str()).to_owned();
    let (mut text, impact) = (format!("## {situation}\n"), &data["impact"]);
    let list = |name: &str| impact[name].as_array().unwrap().clone();
    let all = |name: &str| list(name).iter().map(day).collect::<Vec<_>>().join(", ");
    let number = |name: &str| impact[name].as_i64().unwrap();
    let clock = |time: &Value| time.as_str().map_or("open", |time| &time[5..16]).replace('T', " ");
    writeln!(text, "From {}: {patch}", day(&data["selected_event_id"])).unwrap();
    writeln!(
        text,
        "It is about {}. Of these {} change: {}.",
        all("affected_event_ids"),
        number("changed_count"),
        all("changed_event_ids")
    )
    .unwrap();
    for moved in list("moved_occurrences") {
        let [from, end, to, until] =
            ["from_start_utc", "from_end_utc", "to_start_utc", "to_end_utc"].map(|name| clock(&moved[name]));
        writeln!(text, "{} moves from {from} to {end}, to {to} to {until} (UTC).", day(&moved["event_id"])).unwrap();
    }
    let numbers = ["registrations", "waitlist", "ticket", "reminder"].map(|name| number(&format!("{name}_count")));
    writeln!(
        text,
        "Registrations {}, waiting {}, tickets {}, reminders {}; {} are told.",
        numbers[0],
        numbers[1],
        numbers[2],
        numbers[3],
        number("unique_recipient_count")
    )
    .unwrap();
    for kept in list("customized_exception_conflicts") {
        writeln!(text, "{} keeps its own: {}.", day(&kept["event_id"]), kept["skipped_fields"]).unwrap();
    }
    for block in list("blocking_conflicts") {
        writeln!(text, "{}: {} of {}.", day(&block["event_id"]), block["code"].as_str().unwrap(), block["field"])
            .unwrap();
    }
    let can = if data["can_commit"] == true { "can" } else { "cannot" };
    writeln!(text, "It {can} be committed.\n").unwrap();
    text
}

each_engine! {
    async fn twenty_situations_are_told_as_agreed(town: Town = V2) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let (_, all) = weekly(&town, &ada, json!({ "location": "Hall", "max_attendees": 2 })).await;
        let dan = town.member_as("harbour", "dan", "member").await;
        for (person, id) in [(&ben, all[1]), (&ben, all[2]), (&cleo, all[2])] {
            confirm(person, id).await;
        }
        dan.post(&format!("/events/{}/registration/waitlist", all[2]), json!({})).await.ok();
        cleo.post(&format!("/events/{}/rsvp", all[3]), json!({ "status": "interested" })).await.ok();
        put(&ada, &format!("/events/{}/recurring", all[3]), json!({ "location": "Garden", "start_time": "2026-04-01T17:00:00" })).await.ok();
        let (_, springs) = weekly(&town, &ada, json!({ "title": "Spring", "start_time": "2026-03-15T10:00:00", "end_time": "2026-03-15T11:00:00" })).await;
        let (_, autumns) = weekly(&town, &ada, json!({ "title": "Autumn", "start_time": "2026-10-18T10:00:00", "end_time": null })).await;
        ada.post(&format!("/events/{}/cancel", springs[3]), json!({ "reason": "The hall is closed." })).await.ok();

        let mut text = String::from("# What previews tell\n\n");
        for (id, situation, patch) in [
            (all[0], "Another title for all", json!({ "title": "Mending" })),
            (all[0], "The title that they have", json!({ "title": "Repair evening" })),
            (all[1], "An hour later, for those who are registered", json!({ "local_start_time": "20:00" })),
            (all[1], "Past midnight", json!({ "local_start_time": "22:30", "local_end_time": "00:30" })),
            (all[1], "Longer", json!({ "local_end_time": "22:00:00" })),
            (all[1], "Without an end", json!({ "local_end_time": null })),
            (all[2], "The same hands on another clock", json!({ "timezone": "Europe/Berlin" })),
            (all[1], "Another place, but for the date that has its own", json!({ "location": "Kitchen" })),
            (all[3], "The last one alone, which has its own hours and place", json!({ "location": "Kitchen", "local_start_time": "20:00", "title": "Last" })),
            (all[1], "More places", json!({ "max_attendees": 8 })),
            (all[1], "Fewer places than are taken", json!({ "max_attendees": 1 })),
            (all[1], "Online as well", json!({ "allow_remote_attendance": true, "online_link": "https://meet.example/evening" })),
            (springs[0], "One of them is called off", json!({ "title": "Sundays" })),
            (springs[0], "An hour that a clock leaves out", json!({ "local_start_time": "01:30" })),
            (autumns[0], "An hour that a clock strikes twice", json!({ "local_start_time": "01:30" })),
            (autumns[0], "An end for what has none", json!({ "local_end_time": "12:00" })),
            (all[1], "Another rule", json!({ "recurrence_rrule": "FREQ=DAILY;COUNT=3" })),
            (all[1], "Another picture and group", json!({ "image_url": null, "group_id": null })),
            (springs[1], "Half of a position, and a loop without a place", json!({ "longitude": 3.5, "accessibility_hearing_loop": true })),
            (all[2], "All day", json!({ "all_day": true })),
        ] {
            text += &told(&town, &ada, id, situation, patch).await;
        }
        is_as_agreed("previews.txt", &text);
    }
}
