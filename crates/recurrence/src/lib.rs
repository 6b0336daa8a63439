//! Rules by which events recur (a subset of RFC 5545), and the moments that follow from them. Pure.

use std::collections::BTreeSet;
use std::fmt::{self, Display};

use chrono::{
    DateTime, Datelike as _, Days, LocalResult, Months, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, TimeZone as _,
    Utc, Weekday,
};
use chrono_tz::Tz;

/// The longest text of a rule.
pub const LONGEST: usize = 2_048;

/// How often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Frequency {
    Daily,
    Weekly,
    Monthly,
    Yearly,
}

/// Until when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// The end of a day on the clock.
    Day(NaiveDate),
    /// A moment.
    Instant(DateTime<Utc>),
}

/// When it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Never.
    Never,
    /// After so many.
    Count(u32),
    /// After a moment.
    Until(Until),
}

/// A rule.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Rule {
    pub frequency: Frequency,
    pub interval: u16,
    pub days: Vec<Weekday>,
    pub month_days: Vec<i8>,
    pub months: Vec<u8>,
    pub week_start: Option<Weekday>,
    pub end: End,
}

/// Why a rule cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Fault {
    Text,
    Interval,
    Days,
    MonthDays,
    Months,
    WeekStart,
    Combination(&'static str),
    Count,
    End,
    Addition,
    TooMany,
    TooFar,
}

impl Fault {
    /// The member that it is about.
    #[must_use]
    pub fn field(&self) -> &'static str {
        match self {
            Self::Text | Self::WeekStart => "recurrence_rrule",
            Self::Interval => "recurrence_interval",
            Self::Days => "recurrence_days",
            Self::MonthDays => "recurrence_day_of_month",
            Self::Months => "recurrence_month_of_year",
            Self::Combination(field) => field,
            Self::Count | Self::TooMany => "recurrence_ends_after_count",
            Self::End | Self::TooFar => "recurrence_ends_on_date",
            Self::Addition => "recurrence_rdates",
        }
    }
}

const DAYS: [(&str, Weekday); 7] = [
    ("MO", Weekday::Mon),
    ("TU", Weekday::Tue),
    ("WE", Weekday::Wed),
    ("TH", Weekday::Thu),
    ("FR", Weekday::Fri),
    ("SA", Weekday::Sat),
    ("SU", Weekday::Sun),
];

fn day(text: &str) -> Option<Weekday> {
    DAYS.iter().find(|(name, _)| *name == text).map(|(_, day)| *day)
}

fn name(day: Weekday) -> &'static str {
    DAYS.iter().find(|(_, one)| *one == day).map_or("MO", |(name, _)| name)
}

impl Rule {
    /// Reads a rule.
    ///
    /// # Errors
    /// What cannot be used.
    pub fn parse(text: &str) -> Result<Self, Fault> {
        let text = text.trim();
        if text.len() > LONGEST || text.contains(['\r', '\n']) {
            return Err(Fault::Text);
        }
        let text = text.to_ascii_uppercase();
        let text = text.strip_prefix("RRULE:").unwrap_or(&text);
        let mut seen = BTreeSet::new();
        let mut frequency = None;
        let mut rule = Self {
            frequency: Frequency::Daily,
            interval: 1,
            days: Vec::new(),
            month_days: Vec::new(),
            months: Vec::new(),
            week_start: None,
            end: End::Never,
        };
        for part in text.split(';').filter(|part| !part.is_empty()) {
            let (key, value) = part.split_once('=').ok_or(Fault::Text)?;
            if !seen.insert(key.to_owned()) {
                return Err(Fault::Text);
            }
            match key {
                "FREQ" => {
                    frequency = Some(match value {
                        "DAILY" => Frequency::Daily,
                        "WEEKLY" => Frequency::Weekly,
                        "MONTHLY" => Frequency::Monthly,
                        "YEARLY" => Frequency::Yearly,
                        _ => return Err(Fault::Text),
                    });
                }
                "INTERVAL" => rule.interval = value.parse().map_err(|_| Fault::Interval)?,
                "BYDAY" => rule.days = value.split(',').map(day).collect::<Option<_>>().ok_or(Fault::Text)?,
                "BYMONTHDAY" => {
                    rule.month_days =
                        value.split(',').map(|n| n.parse().ok()).collect::<Option<_>>().ok_or(Fault::Text)?;
                }
                "BYMONTH" => {
                    rule.months = value.split(',').map(|n| n.parse().ok()).collect::<Option<_>>().ok_or(Fault::Text)?;
                }
                "WKST" => rule.week_start = Some(day(value).ok_or(Fault::Text)?),
                "COUNT" if rule.end == End::Never => rule.end = End::Count(value.parse().map_err(|_| Fault::Text)?),
                "UNTIL" if rule.end == End::Never => {
                    let instant =
                        NaiveDateTime::parse_from_str(value, "%Y%m%dT%H%M%SZ").map(|at| Until::Instant(at.and_utc()));
                    let until = instant.or_else(|_| NaiveDate::parse_from_str(value, "%Y%m%d").map(Until::Day));
                    rule.end = End::Until(until.map_err(|_| Fault::Text)?);
                }
                _ => return Err(Fault::Text),
            }
        }
        rule.frequency = frequency.ok_or(Fault::Text)?;
        rule.checked().map_err(|_| Fault::Text)
    }

    /// The same in canonical order, if it can be used.
    ///
    /// # Errors
    /// What cannot be used.
    pub fn checked(mut self) -> Result<Self, Fault> {
        use Frequency::{Daily, Monthly, Weekly, Yearly};
        if !(1..=365).contains(&self.interval) {
            return Err(Fault::Interval);
        }
        if self.month_days.iter().any(|day| *day == 0 || !(-31..=31).contains(day)) {
            return Err(Fault::MonthDays);
        }
        if self.months.iter().any(|month| !(1..=12).contains(month)) {
            return Err(Fault::Months);
        }
        if matches!(self.end, End::Count(0)) {
            return Err(Fault::Count);
        }
        self.days.sort_unstable_by_key(Weekday::num_days_from_monday);
        self.days.dedup();
        self.month_days.sort_unstable();
        self.month_days.dedup();
        self.months.sort_unstable();
        self.months.dedup();
        let (days, months) = (!self.month_days.is_empty(), !self.months.is_empty());
        match self.frequency {
            Weekly if days => Err(Fault::MonthDays),
            Weekly if months => Err(Fault::Months),
            Monthly if months => Err(Fault::Months),
            Daily if days => Err(Fault::MonthDays),
            Daily | Monthly | Yearly if self.week_start.is_some() => Err(Fault::WeekStart),
            Yearly if (days || !self.days.is_empty()) && !months => Err(Fault::Months),
            _ => Ok(self),
        }
    }
}

impl Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let frequency = match self.frequency {
            Frequency::Daily => "DAILY",
            Frequency::Weekly => "WEEKLY",
            Frequency::Monthly => "MONTHLY",
            Frequency::Yearly => "YEARLY",
        };
        write!(f, "FREQ={frequency};INTERVAL={}", self.interval)?;
        let list = |items: Vec<String>| items.join(",");
        if !self.days.is_empty() {
            write!(f, ";BYDAY={}", list(self.days.iter().map(|day| name(*day).to_owned()).collect()))?;
        }
        if !self.month_days.is_empty() {
            write!(f, ";BYMONTHDAY={}", list(self.month_days.iter().map(i8::to_string).collect()))?;
        }
        if !self.months.is_empty() {
            write!(f, ";BYMONTH={}", list(self.months.iter().map(u8::to_string).collect()))?;
        }
        if let Some(day) = self.week_start {
            write!(f, ";WKST={}", name(day))?;
        }
        match self.end {
            End::Never => Ok(()),
            End::Count(count) => write!(f, ";COUNT={count}"),
            End::Until(Until::Day(day)) => write!(f, ";UNTIL={}", day.format("%Y%m%d")),
            End::Until(Until::Instant(at)) => write!(f, ";UNTIL={}", at.format("%Y%m%dT%H%M%SZ")),
        }
    }
}

/// What follows from a clock's hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instant {
    /// One moment.
    One(DateTime<Utc>),
    /// The clock leaves them out: the moment as far after its being put forward.
    Gap(DateTime<Utc>),
    /// The clock shows them twice.
    Twice(DateTime<Utc>, DateTime<Utc>),
}

/// The moments at which a clock shows something.
#[must_use]
pub fn instant(wall: NaiveDateTime, zone: Tz) -> Instant {
    match zone.from_local_datetime(&wall) {
        LocalResult::Single(at) => Instant::One(at.to_utc()),
        LocalResult::Ambiguous(first, second) => Instant::Twice(first.to_utc(), second.to_utc()),
        LocalResult::None => {
            let before = zone.offset_from_utc_datetime(&(wall - TimeDelta::days(1)));
            let offset = chrono::Offset::fix(&before).local_minus_utc();
            Instant::Gap((wall - TimeDelta::seconds(offset.into())).and_utc())
        }
    }
}

fn at(wall: NaiveDateTime, zone: Tz) -> DateTime<Utc> {
    match instant(wall, zone) {
        Instant::One(at) | Instant::Gap(at) | Instant::Twice(at, _) => at,
    }
}

/// One date of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Occurrence {
    /// What the clock shows.
    pub wall: NaiveDateTime,
    /// When it begins.
    pub starts: DateTime<Utc>,
}

impl Occurrence {
    /// What it is known by for ever.
    #[must_use]
    pub fn recurrence_id(&self) -> String {
        self.starts.format("%Y%m%dT%H%M%SZ").to_string()
    }
}

/// When an occurrence ends: the wall clock of the first one's end is kept.
#[must_use]
pub fn ends(starts: (NaiveDateTime, NaiveDateTime), occurrence: NaiveDateTime, zone: Tz) -> DateTime<Utc> {
    let days = (starts.1.date() - starts.0.date()).num_days().max(0);
    let date = occurrence.date() + Days::new(u64::try_from(days).unwrap_or(0));
    at(date.and_time(starts.1.time()), zone)
}

/// A rule with its first date.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Series {
    pub zone: Tz,
    pub starts: NaiveDateTime,
    pub rule: Rule,
    pub additions: Vec<NaiveDateTime>,
    pub exclusions: Vec<NaiveDateTime>,
}

/// Some dates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// They.
    pub occurrences: Vec<Occurrence>,
    /// Where the next page begins, if this one was cut.
    pub more_from: Option<DateTime<Utc>>,
}

impl Series {
    /// Every occurrence of a finite rule, or the first `limit` of an endless one.
    ///
    /// # Errors
    /// [`Fault::TooMany`] for a finite rule with more.
    pub fn all(&self, limit: usize, horizon_years: u16) -> Result<Vec<Occurrence>, Fault> {
        let last = self.starts.date() + Months::new(u32::from(horizon_years) * 12);
        let mut found: BTreeSet<NaiveDateTime> = BTreeSet::new();
        let finite = self.rule.end != End::Never;
        for wall in self.walls(last) {
            if found.len() > limit {
                break;
            }
            found.insert(wall);
        }
        found.extend(self.additions.iter().copied().filter(|wall| *wall >= self.starts && wall.date() <= last));
        for gone in &self.exclusions {
            found.remove(gone);
        }
        let mut all: Vec<Occurrence> =
            found.into_iter().map(|wall| Occurrence { wall, starts: at(wall, self.zone) }).collect();
        all.sort_unstable_by_key(|one| one.starts);
        all.dedup_by_key(|one| one.starts);
        if finite && all.len() > limit {
            return Err(Fault::TooMany);
        }
        all.truncate(limit);
        Ok(all)
    }

    /// Those that start in `[from, to)`.
    ///
    /// # Errors
    /// None yet.
    pub fn between(&self, from: DateTime<Utc>, to: DateTime<Utc>, limit: usize) -> Result<Page, Fault> {
        let last = to.with_timezone(&self.zone).date_naive() + Days::new(1);
        let mut walls: BTreeSet<NaiveDateTime> = self.walls(last).into_iter().collect();
        walls.extend(self.additions.iter().copied());
        for gone in &self.exclusions {
            walls.remove(gone);
        }
        let all = walls.into_iter().map(|wall| Occurrence { wall, starts: at(wall, self.zone) });
        let mut occurrences: Vec<Occurrence> = all.filter(|one| one.starts >= from && one.starts < to).collect();
        let more_from = occurrences.get(limit).map(|one| one.starts);
        occurrences.truncate(limit);
        Ok(Page { occurrences, more_from })
    }

    fn walls(&self, last: NaiveDate) -> Vec<NaiveDateTime> {
        let (rule, first) = (&self.rule, self.starts.date());
        let mut walls = vec![self.starts];
        let most = match rule.end {
            End::Count(count) => usize::try_from(count).unwrap_or(usize::MAX),
            _ => usize::MAX,
        };
        let time: NaiveTime = self.starts.time();
        let mut date = first;
        while walls.len() < most {
            let Some(next) = date.succ_opt() else { break };
            date = next;
            if date > last {
                break;
            }
            let wall = date.and_time(time);
            let over = match rule.end {
                End::Until(Until::Day(day)) => date > day,
                End::Until(Until::Instant(until)) => at(wall, self.zone) > until,
                _ => false,
            };
            if over {
                break;
            }
            if self.has(date) {
                walls.push(wall);
            }
        }
        walls
    }

    fn has(&self, date: NaiveDate) -> bool {
        let (rule, first) = (&self.rule, self.starts.date());
        let every = i64::from(rule.interval);
        let months = i64::from(date.year() - first.year()) * 12 + i64::from(date.month()) - i64::from(first.month());
        let by_day = rule.days.is_empty() || rule.days.contains(&date.weekday());
        let by_month = rule.months.is_empty() || rule.months.iter().any(|month| u32::from(*month) == date.month());
        let length = (date.with_day(1).unwrap_or(date) + Months::new(1)).pred_opt().unwrap_or(date).day();
        let numbered = |day: &i8| match i64::from(*day) {
            day if day > 0 => i64::from(date.day()) == day,
            day => i64::from(date.day()) == i64::from(length) + day + 1,
        };
        let by_number = rule.month_days.is_empty() || rule.month_days.iter().any(numbered);
        let plain = rule.days.is_empty() && rule.month_days.is_empty();
        by_day
            && by_month
            && by_number
            && match rule.frequency {
                Frequency::Daily => (date - first).num_days() % every == 0,
                Frequency::Weekly => {
                    let start = rule.week_start.unwrap_or(Weekday::Mon);
                    let weeks = (date.week(start).first_day() - first.week(start).first_day()).num_weeks();
                    weeks % every == 0 && (!rule.days.is_empty() || date.weekday() == first.weekday())
                }
                Frequency::Monthly => months % every == 0 && (!plain || date.day() == first.day()),
                Frequency::Yearly => {
                    i64::from(date.year() - first.year()) % every == 0
                        && (!plain || date.day() == first.day())
                        && (!rule.months.is_empty() || date.month() == first.month())
                }
            }
    }
}
