//! What a rule says, and which rules there are.

use std::collections::BTreeSet;
use std::fmt::{self, Display};
use std::str::FromStr;

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc, Weekday};

/// The longest text of a rule.
pub const LONGEST: usize = 2_048;

/// `FREQ`: what the interval counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frequency {
    /// Days.
    Daily,
    /// Weeks, which begin with [`Rule::week_start`].
    Weekly,
    /// Months of the calendar.
    Monthly,
    /// Years of the calendar.
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

/// A recurrence rule (RFC 5545, 3.3.10) of the parts that the specification allows (events 10).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// `FREQ`.
    pub frequency: Frequency,
    /// `INTERVAL`, 1 to 365: every how many days, weeks, months or years.
    pub interval: u16,
    /// `BYDAY` without ordinals; empty for the weekday of the first date, or for all.
    pub days: Vec<Weekday>,
    /// `BYMONTHDAY`, from -31, counted from the month's end, to 31.
    pub month_days: Vec<i8>,
    /// `BYMONTH`, 1 to 12.
    pub months: Vec<u8>,
    /// `WKST`, Monday unless told.
    pub week_start: Option<Weekday>,
    /// `COUNT`, `UNTIL`, or neither.
    pub end: End,
}

/// Why a rule cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The text is no rule of the parts that are allowed.
    Text,
    /// The interval is not from 1 to 365.
    Interval,
    /// A day of a month is none, or the frequency takes none.
    MonthDays,
    /// A month is none, the frequency takes none, or days of a year have no month.
    Months,
    /// The frequency has no weeks.
    WeekStart,
    /// No date at all is wanted.
    Count,
    /// A rule that ends makes more dates than it may.
    TooMany,
}

impl Fault {
    /// The member that it is about.
    #[must_use]
    pub fn field(self) -> &'static str {
        match self {
            Self::Text | Self::WeekStart => "recurrence_rrule",
            Self::Interval => "recurrence_interval",
            Self::MonthDays => "recurrence_day_of_month",
            Self::Months => "recurrence_month_of_year",
            Self::Count | Self::TooMany => "recurrence_ends_after_count",
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

/// A number of digits alone: only days of a month have a sign (RFC 5545, 3.3.10).
fn number<N: FromStr>(text: &str) -> Option<N> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
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
                "INTERVAL" => rule.interval = number(value).ok_or(Fault::Text)?,
                "BYDAY" => rule.days = value.split(',').map(day).collect::<Option<_>>().ok_or(Fault::Text)?,
                "BYMONTHDAY" => {
                    rule.month_days =
                        value.split(',').map(|n| n.parse().ok()).collect::<Option<_>>().ok_or(Fault::Text)?;
                }
                "BYMONTH" => {
                    rule.months = value.split(',').map(number).collect::<Option<_>>().ok_or(Fault::Text)?;
                }
                "WKST" => rule.week_start = Some(day(value).ok_or(Fault::Text)?),
                "COUNT" if rule.end == End::Never => rule.end = End::Count(number(value).ok_or(Fault::Text)?),
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
