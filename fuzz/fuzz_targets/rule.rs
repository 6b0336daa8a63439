//! Recurrence rules: a rule has one form, which reads as the same rule; its dates are in order, each once, from the first one on, and no more than asked for.
//!
//! The first bytes choose zone, first day and hour; the others are the rule, with lists of days after it that are added (`+`) and left out (`-`).
#![no_main]

use chrono::{Days, NaiveDate, NaiveDateTime, TimeDelta};
use chrono_tz::TZ_VARIANTS;
use libfuzzer_sys::fuzz_target;
use recurrence::{End, Fault, Rule, Series, ends};

const LIMIT: usize = 366;
const YEARS: u16 = 20;

fn moment(days: u16, minutes: u16) -> NaiveDateTime {
    let day = NaiveDate::from_ymd_opt(1970, 1, 1).expect("a day") + Days::new(u64::from(days));
    day.and_hms_opt(0, 0, 0).expect("midnight") + TimeDelta::minutes(i64::from(minutes % 1_440))
}

fuzz_target!(|input: (u16, u16, u16, Vec<(bool, u16, u16)>, &str)| {
    let (zone, days, minutes, beside, text) = input;
    let Ok(rule) = Rule::parse(text) else { return };
    assert_eq!(Rule::parse(&rule.to_string()).as_ref(), Ok(&rule));
    assert_eq!(rule.clone().checked().as_ref(), Ok(&rule));

    let zone = TZ_VARIANTS[usize::from(zone) % TZ_VARIANTS.len()];
    let starts = moment(days, minutes);
    let list = |adds| beside.iter().filter(move |one| one.0 == adds).map(|(_, days, minutes)| moment(*days, *minutes));
    let series = Series { zone, starts, rule, additions: list(true).collect(), exclusions: list(false).collect() };
    let all = match series.all(LIMIT, YEARS) {
        Ok(all) => all,
        Err(fault) => {
            assert_eq!((fault, series.rule.end == End::Never), (Fault::TooMany, false));
            return;
        }
    };
    assert!(all.len() <= LIMIT);
    assert!(all.is_sorted_by(|one, next| one.starts < next.starts), "{series:?}");
    assert!(all.iter().all(|one| one.wall >= starts), "{series:?}");
    if let End::Count(count) = series.rule.end {
        assert!(all.len() <= count as usize + series.additions.len());
    }
    for one in &all {
        assert!(ends((starts, starts + TimeDelta::hours(30)), one.wall, zone) > one.starts, "{series:?}");
    }
    if let (Some(first), Some(last)) = (all.first(), all.last()) {
        let page = series.between(first.starts, last.starts + TimeDelta::seconds(1), LIMIT);
        assert_eq!((page.occurrences, page.more_from), (all, None), "{series:?}");
    }
});
