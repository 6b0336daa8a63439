//! The same dates as other people's code: `python-dateutil`, and `recurring-ical-events` where RFC 5545 says what happens.
//!
//! `scripts/test` compares 1,000 rules. All of them:
//! `TIMEWEAVE_TEST_PYTHON=target/venv/bin/python TIMEWEAVE_TEST_RULES=20000 cargo test -p timeweave-recurrence --test differential -- --ignored --nocapture`,
//! with `TIMEWEAVE_TEST_SEED` for those of another seed, which is printed.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a test says what it compared, and ends where nothing can be compared"
)]

use std::collections::BTreeSet;
use std::env;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::thread;

use chrono::{Datelike as _, Days, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, Weekday};
use chrono_tz::Tz;
use recurrence::{End, Frequency, Instant, Occurrence, Rule, Series, Until, instant};
use serde_json::{Value, json};

/// Zones whose clocks are put forward and back at odd hours, by odd amounts, the other way round, or never.
const ZONES: [&str; 12] = [
    "Europe/Berlin",
    "Europe/Dublin",
    "America/New_York",
    "America/St_Johns",
    "America/Sao_Paulo",
    "Australia/Lord_Howe",
    "Pacific/Auckland",
    "Pacific/Chatham",
    "Antarctica/Troll",
    "America/Nuuk",
    "Asia/Kathmandu",
    "UTC",
];

/// A generator of numbers that is the same everywhere (splitmix64).
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % below
    }

    fn one_in(&mut self, chances: u64) -> bool {
        self.roll(chances) == 0
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.roll(from.len() as u64) as usize]
    }

    fn some<T>(&mut self, most: u64, mut one: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..=self.roll(most)).map(|_| one(self)).collect()
    }
}

/// A day that is likely to be a month's end, a leap day, or one on which a clock is put forward or back.
fn day(dice: &mut Dice) -> NaiveDate {
    let year = 2024 + dice.roll(7) as i32;
    let of = |month, day| NaiveDate::from_ymd_opt(year, month, day);
    let found = match dice.roll(5) {
        0 => of(2, 29).or(of(2, 28)),
        1 => (28..=31).rev().find_map(|last| of(1 + dice.roll(12) as u32, last)),
        2 => of(dice.pick(&[3, 4, 9, 10, 11]), 1)
            .map(|first| first + Days::new(6 - u64::from(first.weekday().num_days_from_monday()))),
        3 => of(3, 31).map(|last| last - Days::new(u64::from(last.weekday().num_days_from_sunday()))),
        _ => of(1 + dice.roll(12) as u32, 1 + dice.roll(28) as u32),
    };
    found.unwrap()
}

fn hour(dice: &mut Dice) -> NaiveTime {
    let (hour, minute) =
        dice.pick(&[(0, 0), (0, 30), (1, 15), (1, 59), (2, 0), (2, 30), (3, 0), (9, 0), (18, 45), (23, 30)]);
    NaiveTime::from_hms_opt(hour, minute, 0).unwrap()
}

fn rule(dice: &mut Dice, starts: NaiveDateTime) -> Rule {
    let frequency = dice.pick(&[Frequency::Daily, Frequency::Weekly, Frequency::Monthly, Frequency::Yearly]);
    let weekly = frequency == Frequency::Weekly;
    loop {
        let days = |dice: &mut Dice| Weekday::try_from(dice.roll(7) as u8).unwrap();
        let month_day = |dice: &mut Dice| match dice.roll(3) {
            0 => -1 - dice.roll(31) as i8,
            1 => 28 + dice.roll(4) as i8,
            _ => 1 + dice.roll(31) as i8,
        };
        let end = match dice.roll(4) {
            0 => End::Never,
            1 => End::Count(1 + dice.roll(60) as u32),
            2 => End::Until(Until::Day(starts.date() + Days::new(dice.roll(1_500)))),
            _ => End::Until(Until::Instant((starts + TimeDelta::minutes(dice.roll(2_000_000) as i64)).and_utc())),
        };
        let rule = Rule {
            frequency,
            interval: if dice.one_in(12) { 1 + dice.roll(365) } else { 1 + dice.roll(4) } as u16,
            days: if dice.one_in(2) { dice.some(4, days) } else { vec![] },
            month_days: if !weekly && dice.one_in(2) { dice.some(3, month_day) } else { vec![] },
            months: if !weekly && dice.one_in(2) { dice.some(4, |dice| 1 + dice.roll(12) as u8) } else { vec![] },
            week_start: if weekly && dice.one_in(2) { Some(days(dice)) } else { None },
            end,
        };
        // What may not stand together is thrown again.
        if let Ok(rule) = rule.checked() {
            return rule;
        }
    }
}

fn series(dice: &mut Dice) -> Series {
    let zone: Tz = dice.pick(&ZONES).parse().unwrap();
    let starts = loop {
        let starts = day(dice).and_time(hour(dice));
        // Nobody begins at an hour that the clock leaves out.
        if !matches!(instant(starts, zone), Instant::Gap(_)) {
            break starts;
        }
    };
    let mut series = Series { zone, starts, rule: rule(dice, starts), additions: vec![], exclusions: vec![] };
    let near = |dice: &mut Dice| (starts.date() + Days::new(dice.roll(400))).and_time(hour(dice));
    if dice.one_in(3) {
        series.additions = dice.some(3, near);
    }
    if dice.one_in(3) {
        let made: Vec<NaiveDateTime> = series.all(60, 3).into_iter().flatten().map(|one| one.wall).collect();
        series.exclusions = dice.some(3, |dice| if made.is_empty() { near(dice) } else { dice.pick(&made) });
        // One that is added and left out: left out.
        series.exclusions.extend(series.additions.iter().copied().filter(|_| dice.one_in(4)));
    }
    series
}

/// How far to look, so that there are some hundreds of dates at most.
fn until(series: &Series) -> NaiveDateTime {
    let years = match series.rule.frequency {
        Frequency::Daily => 1,
        Frequency::Weekly => 3,
        Frequency::Monthly => 6,
        Frequency::Yearly => 12,
    };
    (series.starts.date() + Days::new(366 * years)).and_time(series.starts.time())
}

fn ours(series: &Series, until: NaiveDateTime) -> Vec<String> {
    let utc = |wall| match instant(wall, series.zone) {
        Instant::One(at) | Instant::Gap(at) | Instant::Twice(at, _) => at,
    };
    let page = series.between(utc(series.starts), utc(until) + TimeDelta::seconds(1), usize::MAX);
    assert_eq!(page.more_from, None);
    let found: Vec<Occurrence> = page.occurrences;
    if let Ok(all) = series.all(100_000, 20) {
        let within: Vec<Occurrence> = all.into_iter().filter(|one| one.starts <= utc(until)).collect();
        assert_eq!(found, within, "a window is a part of the whole: {series:?}");
    }
    found.iter().map(Occurrence::recurrence_id).collect()
}

/// Whether RFC 5545 says what happens: the first date is one of the rule, and no date lies in an hour that the clock leaves out or shows twice, of
/// which each program makes what it likes.
fn is_plain(series: &Series, until: NaiveDateTime) -> bool {
    let mut endless = series.rule.clone();
    endless.end = End::Never;
    let by_rule = {
        let rule = &endless;
        let first = series.starts.date();
        let length = first.num_days_in_month();
        let numbered = |day: &i8| {
            if *day > 0 { *day as u8 == first.day() as u8 } else { first.day() as i8 == length as i8 + day + 1 }
        };
        (rule.days.is_empty() || rule.days.contains(&first.weekday()))
            && (rule.month_days.is_empty() || rule.month_days.iter().any(numbered))
            && (rule.months.is_empty() || rule.months.contains(&(first.month() as u8)))
    };
    let whole = Series { additions: series.additions.clone(), exclusions: vec![], rule: endless, ..series.clone() };
    let walls: BTreeSet<NaiveDateTime> = whole.all(100_000, 20).into_iter().flatten().map(|one| one.wall).collect();
    let beside = series.additions.iter().chain(&series.exclusions).copied();
    by_rule && walls.into_iter().chain(beside).all(|wall| wall > until || matches!(instant(wall, series.zone), Instant::One(_)))
        // It takes an addition before the first date, too.
        && series.additions.iter().all(|wall| *wall >= series.starts)
}

#[test]
#[ignore = "needs Python: scripts/test runs it"]
fn rules_make_the_dates_that_other_programs_make() {
    let python = env::var("TIMEWEAVE_TEST_PYTHON")
        .expect("TIMEWEAVE_TEST_PYTHON names a Python with tests/recurrence/requirements.txt");
    let number = |name, otherwise| env::var(name).map_or(otherwise, |text| text.parse().expect(name));
    let (how_many, seed) = (number("TIMEWEAVE_TEST_RULES", 1_000), number("TIMEWEAVE_TEST_SEED", 5_545));
    println!("{how_many} rules of seed {seed}");
    let mut dice = Dice(seed);
    let cases: Vec<Series> = (0..how_many).map(|_| series(&mut dice)).collect();

    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/recurrence/expand.py");
    let mut theirs = Command::new(python)
        .arg(script)
        // Its own table of time zones, not the machine's.
        .env("PYTHONTZPATH", "")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("Python starts");
    let mut input = theirs.stdin.take().unwrap();
    let lines: Vec<String> = cases.iter().map(asked).map(|case| case.to_string()).collect();
    let writing = thread::spawn(move || lines.into_iter().try_for_each(|line| writeln!(input, "{line}")));
    let mut answers = BufReader::new(theirs.stdout.take().unwrap()).lines();

    let (mut compared, mut dates, mut wrong) = (0, 0, Vec::new());
    for series in &cases {
        let Some(Ok(line)) = answers.next() else { break };
        let answer: Value = serde_json::from_str(&line).unwrap();
        let ours = ours(series, until(series));
        dates += ours.len();
        for (program, told) in answer.as_object().unwrap() {
            compared += 1;
            if *told != json!(ours) {
                let told: Vec<&str> = told.as_array().unwrap().iter().filter_map(Value::as_str).collect();
                let more: Vec<&&str> = told.iter().filter(|one| !ours.iter().any(|own| own == *one)).take(5).collect();
                let less: Vec<&String> = ours.iter().filter(|own| !told.contains(&own.as_str())).take(5).collect();
                wrong.push(format!("{program} has {more:?} beside and lacks {less:?}: {}", asked(series)));
            }
        }
    }
    writing.join().unwrap().expect("all of them were read");
    assert!(theirs.wait().unwrap().success());
    println!("{compared} comparisons, {dates} dates");
    assert!(wrong.is_empty(), "{} of {compared} differ\n{}", wrong.len(), wrong[..wrong.len().min(10)].join("\n"));
    assert!(compared > cases.len());
}

fn asked(series: &Series) -> Value {
    let form = |wall: &NaiveDateTime| wall.format("%Y-%m-%dT%H:%M:%S").to_string();
    let list = |walls: &[NaiveDateTime]| walls.iter().map(form).collect::<Vec<_>>();
    let until = until(series);
    json!({
        "zone": series.zone.name(), "start": form(&series.starts), "until": form(&until), "rule": series.rule.to_string(),
        "additions": list(&series.additions), "exclusions": list(&series.exclusions), "plain": is_plain(series, until),
    })
}
