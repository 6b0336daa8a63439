//! Told cases of RFC 5545 and of clocks; many more are compared with other people's code in `tests/differential.rs`.

use chrono::{NaiveDate, NaiveDateTime};
use chrono_tz::Tz;

use crate::{Fault, Instant, Rule, Series, ends, instant};

fn wall(text: &str) -> NaiveDateTime {
    NaiveDateTime::parse_from_str(text, "%Y-%m-%d %H:%M").unwrap()
}

fn series(zone: &str, starts: &str, rule: &str) -> Series {
    let zone: Tz = zone.parse().unwrap();
    Series { zone, starts: wall(starts), rule: Rule::parse(rule).unwrap(), additions: vec![], exclusions: vec![] }
}

fn days(series: &Series, limit: usize) -> Vec<String> {
    series.all(limit, 20).unwrap().iter().map(|one| one.wall.format("%y%m%d").to_string()).collect()
}

#[test]
fn a_rule_has_one_form() {
    for (typed, canonical) in [
        ("freq=weekly;byday=su,mo,mo;interval=2", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU"),
        ("RRULE:COUNT=3;FREQ=MONTHLY;BYMONTHDAY=+31,-1", "FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=-1,31;COUNT=3"),
        (" FREQ=YEARLY;BYMONTH=12,2;UNTIL=20300101 ", "FREQ=YEARLY;INTERVAL=1;BYMONTH=2,12;UNTIL=20300101"),
        ("FREQ=WEEKLY;WKST=SU;UNTIL=20300101T090000Z", "FREQ=WEEKLY;INTERVAL=1;WKST=SU;UNTIL=20300101T090000Z"),
    ] {
        let rule = Rule::parse(typed).unwrap();
        assert_eq!(rule.to_string(), canonical);
        assert_eq!(Rule::parse(canonical), Ok(rule));
    }
}

#[test]
fn what_is_no_rule_here() {
    for text in [
        "",
        "DAILY",
        "FREQ=HOURLY",
        "INTERVAL=1",
        "FREQ=DAILY;FREQ=DAILY",
        "FREQ=DAILY;INTERVAL=0",
        "FREQ=DAILY;INTERVAL=366",
        "FREQ=DAILY;INTERVAL=+2",
        "FREQ=DAILY;COUNT=0",
        "FREQ=DAILY;COUNT=+2",
        "FREQ=DAILY;COUNT=2;UNTIL=20300101",
        "FREQ=DAILY;UNTIL=2030-01-01",
        "FREQ=DAILY;UNTIL=20300101T090000",
        "FREQ=DAILY;UNTIL=20300231",
        "FREQ=DAILY;BYMONTHDAY=1",
        "FREQ=DAILY;WKST=MO",
        "FREQ=WEEKLY;BYMONTH=1",
        "FREQ=WEEKLY;BYMONTHDAY=1",
        "FREQ=WEEKLY;BYDAY=",
        "FREQ=WEEKLY;BYDAY=1MO",
        "FREQ=MONTHLY;BYMONTH=1",
        "FREQ=MONTHLY;BYMONTHDAY=0",
        "FREQ=MONTHLY;BYMONTHDAY=32",
        "FREQ=MONTHLY;BYMONTHDAY=-32",
        "FREQ=MONTHLY;BYSETPOS=1",
        "FREQ=MONTHLY;WKST=MO",
        "FREQ=YEARLY;BYMONTHDAY=1",
        "FREQ=YEARLY;BYDAY=MO",
        "FREQ=YEARLY;BYMONTH=13",
        "FREQ=YEARLY;BYMONTH=-1",
        "FREQ=DAILY\nCOUNT=2",
        "FREQ=DAILY;X-PART=1",
    ] {
        assert_eq!(Rule::parse(text), Err(Fault::Text), "{text}");
    }
    assert_eq!(Rule::parse(&format!("FREQ=DAILY{}", ";".repeat(2_040))), Err(Fault::Text));
}

#[test]
fn short_months_and_years_are_left_out() {
    let last_days = series("Europe/Berlin", "2026-01-31 18:00", "FREQ=MONTHLY;COUNT=4");
    assert_eq!(days(&last_days, 9), ["260131", "260331", "260531", "260731"]);
    let from_the_end = series("Europe/Berlin", "2026-01-31 18:00", "FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=4");
    assert_eq!(days(&from_the_end, 9), ["260131", "260228", "260331", "260430"]);
    let leap = series("UTC", "2028-02-29 09:00", "FREQ=YEARLY");
    assert_eq!(days(&leap, 3), ["280229", "320229", "360229"]);
}

#[test]
fn weeks_begin_where_the_rule_says() {
    // The example of RFC 5545, 3.3.10, under WKST.
    let monday = series("America/New_York", "1997-08-05 09:00", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO");
    assert_eq!(days(&monday, 9), ["970805", "970810", "970819", "970824"]);
    let sunday = series("America/New_York", "1997-08-05 09:00", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU");
    assert_eq!(days(&sunday, 9), ["970805", "970817", "970819", "970831"]);
}

#[test]
fn the_first_date_counts_and_what_is_left_out_counts_before() {
    let mut odd = series("UTC", "2026-01-07 09:00", "FREQ=WEEKLY;BYDAY=MO;COUNT=3");
    assert_eq!(days(&odd, 9), ["260107", "260112", "260119"]);
    odd.exclusions = vec![wall("2026-01-12 09:00"), wall("2026-02-01 09:00")];
    odd.additions =
        vec![wall("2026-02-01 09:00"), wall("2026-01-08 09:00"), wall("2026-01-19 09:00"), wall("2026-01-01 09:00")];
    // An exclusion has the last word; what is there twice is there once; nothing is before the first.
    assert_eq!(days(&odd, 9), ["260107", "260108", "260119"]);
}

#[test]
fn an_end_is_its_whole_day_or_its_moment() {
    assert_eq!(days(&series("UTC", "2026-01-05 23:59", "FREQ=DAILY;UNTIL=20260107"), 9).len(), 3);
    let until = |moment: &str| {
        days(&series("America/New_York", "2026-01-05 20:00", &format!("FREQ=DAILY;UNTIL={moment}")), 9).len()
    };
    assert_eq!((until("20260107T010000Z"), until("20260107T005959Z")), (2, 1));
}

#[test]
fn a_rule_that_ends_is_not_cut() {
    let finite = series("UTC", "2026-01-05 09:00", "FREQ=DAILY;COUNT=11");
    assert_eq!(finite.all(10, 20), Err(Fault::TooMany));
    assert_eq!(finite.all(11, 20).map(|all| all.len()), Ok(11));
    let endless = series("UTC", "2026-01-05 09:00", "FREQ=DAILY");
    assert_eq!(endless.all(10, 20).map(|all| all.len()), Ok(10));
    assert_eq!(endless.all(100_000, 1).map(|all| all.len()), Ok(366));
    assert!(finite.is_whole(1) && endless.is_whole(1));
    // Three leap days in twenty years, and no thirtieth of February at all.
    for (rule, whole) in [("COUNT=3", true), ("COUNT=6", false), ("BYMONTH=2;BYMONTHDAY=30;COUNT=2", false)] {
        let rare = series("UTC", "2028-02-29 09:00", &format!("FREQ=YEARLY;{rule}"));
        assert_eq!(rare.is_whole(12), whole, "{rule}");
    }
}

#[test]
fn the_clock_on_the_wall_stays_when_it_is_put_forward_and_back() {
    let told = |starts: &str, hour: &str| {
        let mut daily = series("Europe/Berlin", starts, "FREQ=DAILY;COUNT=3");
        daily.additions = vec![wall(hour)];
        daily.all(9, 1).unwrap().iter().map(|one| one.starts.format("%d %H:%M").to_string()).collect::<Vec<_>>()
    };
    assert_eq!(told("2026-03-28 18:00", "2026-03-28 18:00"), ["28 17:00", "29 16:00", "30 16:00"]);
    // Half past two is left out on the 29th: half past three takes its place, once.
    assert_eq!(told("2026-03-28 02:30", "2026-03-29 03:30"), ["28 01:30", "29 01:30", "30 00:30"]);
    // And is there twice on 25 October: the first.
    assert_eq!(told("2026-10-24 02:30", "2026-10-24 02:30"), ["24 00:30", "25 00:30", "26 01:30"]);
    let berlin: Tz = "Europe/Berlin".parse().unwrap();
    assert!(matches!(instant(wall("2026-03-29 02:30"), berlin), Instant::Gap(_)));
    assert!(matches!(instant(wall("2026-10-25 02:30"), berlin), Instant::Twice(first, second) if first < second));
}

#[test]
fn what_is_left_out_is_a_moment() {
    let mut daily = series("Europe/Berlin", "2026-03-28 02:30", "FREQ=DAILY;COUNT=3");
    // As its identity is told: 01:30 UTC, which is half past three there.
    daily.exclusions = vec![wall("2026-03-29 03:30")];
    assert_eq!(days(&daily, 9), ["260328", "260330"]);
}

#[test]
fn an_end_keeps_its_clock() {
    let berlin: Tz = "Europe/Berlin".parse().unwrap();
    let hands = (wall("2026-03-21 22:00"), wall("2026-03-22 04:00"));
    let told =
        |day| ends(hands, NaiveDate::parse_from_str(day, "%F").unwrap().and_time(hands.0.time()), berlin).to_rfc3339();
    assert_eq!(told("2026-03-21"), "2026-03-22T03:00:00+00:00");
    assert_eq!(told("2026-03-28"), "2026-03-29T02:00:00+00:00");
}

#[test]
fn a_window_is_a_part_of_the_whole() {
    let weekly = series("Europe/Berlin", "2026-01-05 09:00", "FREQ=WEEKLY");
    let all = weekly.all(60, 20).unwrap();
    let page = weekly.between(all[10].starts, all[50].starts, 25);
    assert_eq!((page.occurrences.as_slice(), page.more_from), (&all[10..35], Some(all[35].starts)));
    let rest = weekly.between(all[35].starts, all[50].starts, 25);
    assert_eq!((rest.occurrences.as_slice(), rest.more_from), (&all[35..50], None));
}
