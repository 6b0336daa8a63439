//! Calendars: lists, files and secret links.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use timeweave::events::zones;
use timeweave::params;

use super::{confirm, decide, draft, publish, put, read, refusal};
use crate::each_engine;
use crate::support::{Heard, Person, Town};

/// A calendar file as a program reads it: the lines of each component, by the component's name.
fn parsed(file: &str) -> Vec<(String, BTreeMap<String, String>)> {
    assert!(
        file.ends_with("\r\n") && !file.replace("\r\n", "").contains(['\r', '\n']),
        "lines end as they have to: {file:?}"
    );
    assert!(file.split("\r\n").all(|line| line.len() <= 75), "long lines are folded");
    let mut open: Vec<(String, BTreeMap<String, String>)> = Vec::new();
    let mut done = Vec::new();
    for line in file.replace("\r\n ", "").trim_end().split("\r\n") {
        let (name, value) = line.split_once(':').unwrap();
        match name {
            "BEGIN" => open.push((value.to_owned(), BTreeMap::new())),
            "END" => {
                let component = open.pop().unwrap();
                assert_eq!(component.0, value, "components are nested");
                done.push(component);
            }
            _ => {
                let property = name.split(';').next().unwrap();
                let earlier = open.last_mut().unwrap().1.insert(property.to_owned(), line[property.len()..].to_owned());
                assert!(earlier.is_none(), "{property} comes twice");
            }
        }
    }
    assert!(open.is_empty());
    let head = &done.last().unwrap().1;
    assert_eq!((head["VERSION"].as_str(), head["METHOD"].as_str()), (":2.0", ":PUBLISH"));
    for (name, lines) in &done {
        let needed: &[&str] = match name.as_str() {
            "VEVENT" => &["UID", "DTSTAMP", "DTSTART", "DTEND", "SEQUENCE", "STATUS", "SUMMARY", "URL"],
            "STANDARD" | "DAYLIGHT" => &["DTSTART", "TZOFFSETFROM", "TZOFFSETTO"],
            "VTIMEZONE" => &["TZID"],
            _ => &["PRODID"],
        };
        assert!(needed.iter().all(|property| lines.contains_key(*property)), "{name}: {lines:?}");
    }
    done
}

/// The events of a file.
fn events(file: &str) -> Vec<BTreeMap<String, String>> {
    parsed(file).into_iter().filter(|(name, _)| name == "VEVENT").map(|(_, lines)| lines).collect()
}

async fn list(person: &Person, query: &str) -> Vec<Value> {
    person.get(&format!("/events/calendar?{query}")).await.ok().json()["data"].as_array().unwrap().clone()
}

/// A new link: its id and the path behind it.
async fn link(person: &Person) -> (i64, String) {
    let made =
        person.post("/events/calendar/feed-tokens", json!({ "label": " Phone " })).await.ok().json()["data"].clone();
    let path = made["feed_url"].as_str().unwrap().split_once("/api/v2").unwrap().1.to_owned();
    (made["id"].as_i64().unwrap(), path)
}

async fn follow(town: &Town, path: &str) -> Heard {
    town.stranger().in_community(None).get(path).await
}

each_engine! {
    async fn a_calendar_shows_when_and_what_and_no_more(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let secret = json!({ "location": "secret-hall", "online_link": "https://meet.example/secret-room", "description": "secret-words" });
        let id = publish(&ada, secret).await;
        draft(&ada, json!({})).await;
        let day = publish(&ada, json!({
            "title": "Fair", "start_time": "2026-05-09", "end_time": "2026-05-10", "all_day": true,
        })).await;
        let rows = list(&ben, "from=2026-05-01&to=2026-06-01").await;
        let mut first = rows[0].clone();
        let uid = first["uid"].take();
        let uid = uid.as_str().unwrap().to_owned();
        let (name, house) = uid.split_once('@').unwrap();
        assert_eq!((name.len(), house), (40, "events.timeweave"));
        let url = first["detail_url"].as_str().unwrap().to_owned();
        assert!(url.ends_with(&format!("/events/{id}")), "{url}");
        assert_eq!(first, json!({
            "id": id, "uid": null, "title": "Repair evening", "description": format!("Details: {url}"), "starts_at": "2026-05-01T18:00:00+01:00",
            "ends_at": "2026-05-01T20:00:00+01:00", "timezone": "Europe/Dublin", "all_day": false, "operational_status": "scheduled",
            "calendar_status": "confirmed", "sequence": 1, "updated_at": "2026-01-05T12:00:00Z", "detail_url": url,
        }));
        assert_eq!((&rows[1]["id"], &rows[1]["starts_at"], &rows[1]["ends_at"]), (&json!(day), &json!("2026-05-09"), &json!("2026-05-10")));
        assert_eq!(rows.len(), 2, "drafts are in no calendar");
        assert_eq!(list(&ben, "from=2026-05-02&to=2026-05-08").await, [json!(null); 0]);
        let meta = ben.get("/events/calendar").await.ok().json()["meta"].clone();
        assert_eq!(meta["range"], json!({ "from": "2026-01-01", "to": "2026-02-01", "timezone": "UTC" }));

        let heard = ben.get(&format!("/events/{id}/calendar.ics")).await.ok();
        let name = format!("attachment; filename=\"event-{id}.ics\"");
        for (header, value) in [
            ("content-type", "text/calendar; charset=utf-8"),
            ("content-disposition", name.as_str()),
            ("cache-control", "private, no-store, max-age=0"),
            ("referrer-policy", "no-referrer"),
            ("x-content-type-options", "nosniff"),
            ("x-robots-tag", "noindex, nofollow"),
        ] {
            assert_eq!(heard.header(header), Some(value));
        }
        let file = heard.text();
        assert!(!file.contains("secret"), "{file}");
        let event = &events(&file)[0];
        assert_eq!(event["UID"], format!(":{uid}"));
        assert_eq!((event["DTSTART"].as_str(), event["DTEND"].as_str()), (";TZID=Europe/Dublin:20260501T180000", ";TZID=Europe/Dublin:20260501T200000"));
        assert!(file.contains("BEGIN:VTIMEZONE\r\nTZID:Europe/Dublin\r\n"));
        let whole = events(&ben.get("/events/calendar/feed.ics?from=2026-05-01&to=2026-06-01").await.ok().text());
        assert_eq!((whole.len(), whole[1]["DTSTART"].as_str(), whole[1]["DTEND"].as_str()), (2, ";VALUE=DATE:20260509", ";VALUE=DATE:20260510"));

        // A later change has a higher number, and what does not take place says so.
        put(&ada, &format!("/events/{id}"), json!({ "start_time": "2026-05-01T19:00:00" })).await.ok();
        ada.post(&format!("/events/{id}/cancel"), json!({ "reason": "secret-ground" })).await.ok();
        let file = ben.get(&format!("/events/{id}/calendar.ics")).await.ok().text();
        let event = &events(&file)[0];
        assert_eq!((event["SEQUENCE"].as_str(), event["STATUS"].as_str(), event["UID"].clone()), (":3", ":CANCELLED", format!(":{uid}")));
        assert!(!file.contains("secret"));

        let links = ben.get(&format!("/events/{day}/calendar-actions")).await.ok().json()["data"].clone();
        assert!(links["google_url"].as_str().unwrap().contains("text=Fair&dates=20260509%2F20260510&"), "{links}");
        assert!(links["outlook_url"].as_str().unwrap().contains("startdt=2026-05-09&enddt=2026-05-10&"), "{links}");
        assert_eq!(links["download_path"], format!("/api/v2/events/{day}/calendar.ics"));
    }

    async fn the_hands_stay_when_the_rules_of_a_zone_change(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let times = json!({ "start_time": "2026-07-01T19:00:00", "end_time": "2026-07-01T21:00:00", "timezone": "Europe/Dublin" });
        let id = publish(&ada, times).await;
        let other = publish(&ada, json!({ "timezone": "UTC" })).await;
        let before = read(&ada, other).await;
        confirm(&ben, id).await;
        town.deliver().await;
        let bells = town.count("notifications").await;
        // As if it had been written while this zone had no summer time.
        let old = "UPDATE events SET starts_at = $2, ends_at = $3 WHERE id = $1";
        let [start, end] = ["2026-07-01T19:00:00Z", "2026-07-01T21:00:00Z"].map(|at| at.parse::<timeweave::base::Timestamp>().unwrap());
        town.db().run(old, params![id, start, end]).await.unwrap();
        assert_eq!(zones::tick(town.world()).await.unwrap(), 1);
        let schedule = read(&ben, id).await["schedule"].clone();
        assert_eq!((&schedule["start_at"], &schedule["end_at"]), (&json!("2026-07-01T18:00:00Z"), &json!("2026-07-01T20:00:00Z")));
        let sequence: i64 = town.db().one("SELECT calendar_sequence FROM events WHERE id = $1", params![id]).await.unwrap();
        assert_eq!(sequence, 1, "calendars hear of it");
        town.deliver().await;
        assert_eq!((town.count("notifications").await, read(&ada, other).await), (bells, before), "nobody is told, and nothing else moves");
        // This process has looked at everything.
        town.db().run(old, params![id, start, end]).await.unwrap();
        assert_eq!(zones::tick(town.world()).await.unwrap(), 0);
    }

    async fn what_cannot_be_is_refused(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let hidden = draft(&ada, json!({})).await;
        let table = [
            ("/events/calendar?from=2026-05-01".to_owned(), refusal(422, "EVENT_CALENDAR_RANGE_INVALID", "to")),
            ("/events/calendar?to=2026-05-01".to_owned(), refusal(422, "EVENT_CALENDAR_RANGE_INVALID", "from")),
            ("/events/calendar?from=2026-05-02&to=2026-05-01".to_owned(), refusal(422, "EVENT_CALENDAR_RANGE_INVALID", "to")),
            ("/events/calendar?from=2026-01-01&to=2027-01-03".to_owned(), refusal(422, "EVENT_CALENDAR_RANGE_INVALID", "to")),
            ("/events/calendar?from=soon&to=later".to_owned(), refusal(422, "EVENT_CALENDAR_RANGE_INVALID", "from")),
            ("/events/calendar/feed.ics?from=2026-01-01&to=2027-02-02".to_owned(), refusal(422, "EVENT_CALENDAR_RANGE_INVALID", "to")),
            (format!("/events/{hidden}/calendar.ics"), refusal(404, "EVENT_NOT_FOUND", "")),
            (format!("/events/{hidden}/calendar-actions"), refusal(404, "EVENT_NOT_FOUND", "")),
        ];
        for (path, told) in table {
            assert_eq!(ben.get(&path).await.refusal(), told, "{path}");
        }
        decide(&town, json!({ "calendar_feeds_enabled": false })).await;
        let closed = refusal(403, "EVENT_CALENDAR_FORBIDDEN", "");
        for path in ["/events/calendar", "/events/calendar/feed.ics", "/events/1/calendar.ics", "/events/1/calendar-actions"] {
            assert_eq!(ben.get(path).await.refusal(), closed, "{path}");
        }
        assert_eq!(ben.post("/events/calendar/feed-tokens", json!({})).await.refusal(), closed);
        ben.get("/events/calendar/feed-tokens").await.ok();
    }

    async fn a_secret_link_leads_to_ones_own_calendar_until_it_is_revoked(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let [one, two] = [publish(&ada, json!({})).await, publish(&ada, json!({ "title": "Soup" })).await];
        ben.post(&format!("/events/{one}/registration/confirm"), json!({})).await.ok();
        let (id, path) = link(&ben).await;
        let mine = events(&follow(&town, &path).await.ok().text());
        assert_eq!(mine.iter().map(|event| event["SUMMARY"].as_str()).collect::<Vec<_>>(), [":Repair evening"]);
        let (_, organizers) = link(&ada).await;
        assert_eq!(events(&follow(&town, &organizers).await.ok().text()).len(), 2, "what one organizes as well: {two}");
        let rows = ben.get("/events/calendar/feed-tokens").await.ok().json();
        let mut row = rows["data"][0].clone();
        let prefix = row["token_prefix"].take();
        assert!(path.contains(prefix.as_str().unwrap()) && prefix.as_str().unwrap().len() == 12);
        assert_eq!(row, json!({
            "id": id, "label": "Phone", "token_prefix": null, "locale": "en", "created_at": "2026-01-05T12:00:00Z",
            "last_used_at": "2026-01-05T12:00:00Z", "revoked_at": null, "active": true,
        }));
        assert_eq!(rows["meta"]["secrets_returned"], false);
        // The secret itself is nowhere in the database.
        let secret = path.rsplit('/').next().unwrap().trim_end_matches(".ics");
        let kept: Vec<String> = town.db().all("SELECT prefix FROM event_calendar_feeds", params![]).await.unwrap();
        assert!(kept.iter().all(|prefix| secret.len() > prefix.len()));

        let missing = refusal(404, "EVENT_CALENDAR_FEED_NOT_FOUND", "");
        for wrong in [
            path.replace("/harbour/", "/meadow/"),
            path.replace("/harbour/", "/nowhere/"),
            path.replace(".ics", ""),
            path.replace("nxc_", "nxc_0"),
            format!("/events/calendar/personal/harbour/nxc_{}.ics", "0".repeat(64)),
        ] {
            assert_eq!(follow(&town, &wrong).await.refusal(), missing, "{wrong}");
        }
        decide(&town, json!({ "calendar_feeds_enabled": false })).await;
        assert_eq!(follow(&town, &path).await.refusal(), missing);
        decide(&town, json!({})).await;
        let gone = refusal(404, "EVENT_CALENDAR_TOKEN_NOT_FOUND", "");
        assert_eq!(cleo.delete(&format!("/events/calendar/feed-tokens/{id}")).await.refusal(), gone, "it is not theirs");
        for _ in 0..2 {
            let answer = ben.delete(&format!("/events/calendar/feed-tokens/{id}")).await.ok().json();
            assert_eq!(answer["data"], json!({ "revoked": true }));
        }
        assert_eq!(follow(&town, &path).await.refusal(), missing);
        assert_eq!(ben.get("/events/calendar/feed-tokens").await.ok().json()["data"][0]["active"], false);
    }

    async fn a_member_has_ten_links_at_a_time(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let mut last = 0;
        for _ in 0..10 {
            last = link(&ada).await.0;
        }
        town.later(chrono::TimeDelta::minutes(1));
        let full = ada.post("/events/calendar/feed-tokens", json!({})).await.refusal();
        assert_eq!(full, refusal(409, "EVENT_CALENDAR_TOKEN_LIMIT", ""));
        ada.delete(&format!("/events/calendar/feed-tokens/{last}")).await.ok();
        let long = ada.post("/events/calendar/feed-tokens", json!({ "label": "x".repeat(101) })).await.refusal();
        assert_eq!(long, refusal(422, "EVENT_CALENDAR_LABEL_INVALID", "label"));
        link(&ada).await;
    }

    async fn the_graph_has_calendars_as_well(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let id = publish(&ada, json!({})).await;
        let month = "{ eventCalendarEntries(from: \"2026-05-01\", to: \"2026-06-01\") { title calendarStatus event { id } } eventCalendarFeeds { id } }";
        let shown = ada.graphql(month, json!({})).await.ok().json()["data"].clone();
        assert_eq!((&shown["eventCalendarEntries"][0]["title"], &shown["eventCalendarFeeds"]), (&json!("Repair evening"), &json!([])));
        let event = shown["eventCalendarEntries"][0]["event"]["id"].clone();
        let links = ada.graphql("query ($id: ID!) { eventCalendarLinks(eventId: $id) { downloadPath } }", json!({ "id": event })).await.ok().json();
        assert_eq!(links["data"]["eventCalendarLinks"]["downloadPath"], format!("/api/v2/events/{id}/calendar.ics"));
        let made = ada.graphql("mutation { createEventCalendarFeed(input: {label: \"Phone\"}) { feed { secret feed { id } } } }", json!({})).await.ok().json();
        let feed = made["data"]["createEventCalendarFeed"]["feed"].clone();
        assert!(feed["secret"].as_str().unwrap().starts_with("nxc_"));
        let revoke = "mutation ($id: ID!) { revokeEventCalendarFeed(input: {feedId: $id}) { revoked } }";
        let gone = ada.graphql(revoke, json!({ "id": feed["feed"]["id"] })).await.ok().json();
        assert_eq!(gone["data"]["revokeEventCalendarFeed"]["revoked"], true);
    }
}
