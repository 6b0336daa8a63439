use chrono::DateTime;

use super::*;
use crate::base::Failure;

fn now() -> Timestamp {
    DateTime::from_timestamp(1_800_000_000, 0).unwrap()
}

fn wish() -> Wish {
    Wish {
        title: Some("Repair evening".to_owned()),
        description: Some("Bring what is broken.".to_owned()),
        start: Some("2030-05-01T18:00:00".to_owned()),
        end: Some(Some("2030-05-01T20:00:00".to_owned())),
        timezone: Some("Europe/Dublin".to_owned()),
        ..Wish::default()
    }
}

fn refused(wish: Wish) -> String {
    match drafted(wish, "UTC", None, now()) {
        Err(Failure::Refusal(refusal)) => refusal.items[0].field.clone().unwrap_or_default().into_owned(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_cannot_be_is_refused_by_its_name() {
    let text = |text: &str| Some(text.to_owned());
    let facts = Accessibility { step_free_access: Some(true), ..Accessibility::default() };
    for (wish, field) in [
        (Wish { title: text("ab  "), ..wish() }, "title"),
        (Wish { description: text("  "), ..wish() }, "description"),
        (Wish { start: text("2020-05-01T18:00:00"), ..wish() }, "start_time"),
        (Wish { start: text("2030-03-31T01:30:00"), ..wish() }, "start_time"),
        (Wish { end: Some(text("2030-05-01T18:00:00")), ..wish() }, "end_time"),
        (Wish { timezone: text("Mars/One"), ..wish() }, "timezone"),
        (Wish { is_all_day: Some(true), ..wish() }, "all_day"),
        (Wish { latitude: Some(Some(1.0)), ..wish() }, "longitude"),
        (Wish { accessibility: Some(Some(facts)), ..wish() }, "venue_accessibility"),
        (Wish { online_link: Some(text("javascript:alert(1)")), ..wish() }, "online_link"),
        (Wish { image_url: Some(text("https:// host")), ..wish() }, "image_url"),
        (Wish { description: text("Bring\n\u{202e}what is broken."), ..wish() }, "description"),
        (Wish { location: Some(text("Har\u{200b}bour")), ..wish() }, "location"),
    ] {
        assert_eq!(refused(wish.clone()), field, "{wish:?}");
    }
}

#[test]
fn what_has_begun_may_say_again_when_it_began() {
    let old = drafted(wish(), "UTC", None, now()).unwrap();
    let later = old.start.at + chrono::TimeDelta::hours(1);
    let again = Wish { title: Some("Repair night".to_owned()), ..wish() };
    assert_eq!(changed(&old, &applied(again, old.clone(), later).unwrap()), ["title"]);
    let other = Wish { start: Some("2030-05-01T18:30:00".to_owned()), ..Wish::default() };
    assert!(applied(other, old, later).is_err(), "another past start is none");
}

#[test]
fn all_that_cannot_be_is_told_at_once() {
    let text = |text: &str| Some(text.to_owned());
    let wish = Wish {
        title: text("ab"),
        description: text("  "),
        start: text("soon"),
        end: Some(text("2030-02-30")),
        timezone: text("Mars/One"),
        latitude: Some(Some(1.0)),
        online_link: Some(text("javascript:alert(1)")),
        ..wish()
    };
    let Err(Failure::Refusal(refusal)) = drafted(wish, "UTC", None, now()) else { panic!("it can be") };
    let fields: Vec<_> = refusal.items.iter().filter_map(|item| item.field.as_deref()).collect();
    assert_eq!(fields, ["title", "description", "timezone", "start_time", "end_time", "longitude", "online_link"]);
}

#[test]
fn another_zone_keeps_what_the_clock_shows() {
    let old = drafted(wish(), "UTC", Some(20), now()).unwrap();
    let moved = Wish { timezone: Some("Asia/Tokyo".to_owned()), ..Wish::default() };
    let new = applied(moved, old.clone(), now()).unwrap();
    assert_eq!((new.start.local, new.max_attendees), (old.start.local, Some(20)));
    assert_eq!(changed(&old, &new), ["start_time", "end_time", "timezone"]);
    assert!(on_calendars(&changed(&old, &new)) && matters(&changed(&old, &new)));
    assert_eq!(changed(&old, &applied(Wish::default(), old.clone(), now()).unwrap()), [""; 0]);
}

#[test]
fn whole_days_begin_and_end_at_midnight() {
    let days = Wish {
        start: Some("2030-05-01".to_owned()),
        end: Some(Some("2030-05-03".to_owned())),
        is_all_day: Some(true),
        ..wish()
    };
    assert_eq!(drafted(days, "UTC", None, now()).unwrap().start.stored(), "2030-05-01T00:00:00");
}
