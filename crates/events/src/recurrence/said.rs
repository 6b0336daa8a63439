//! How a rule and its dates follow from what somebody says. Pure.

use ::recurrence::{End, Fault, Frequency, Occurrence, Rule, Series, Until};
use chrono::{DateTime, Datelike as _, Months, NaiveDate, NaiveDateTime, Weekday};
use chrono_tz::Tz;
use contract::event_recurrence::{EventFrequency, EventRecurrenceEnd};

use super::model::{Capabilities, HORIZON_YEARS, unavailable};
use crate::base::{Refusal, Rules};
use crate::model::wrong;
use crate::say;
use crate::time::is_kept;

/// How somebody says that an event recurs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Said {
    /// How often.
    pub frequency: Option<EventFrequency>,
    /// Every so many of these.
    pub interval: Option<i64>,
    /// On which days of the week.
    pub days: Option<String>,
    /// On which day of the month.
    pub day_of_month: Option<i64>,
    /// In which month.
    pub month_of_year: Option<i64>,
    /// When it is over.
    pub ends: Option<EventRecurrenceEnd>,
    /// After so many.
    pub count: Option<i64>,
    /// After a day.
    pub last_day: Option<String>,
    /// The same as a rule.
    pub rrule: Option<String>,
    /// When it does not take place.
    pub exclusions: Vec<String>,
    /// When it does beside.
    pub additions: Vec<String>,
}

impl Said {
    /// The rule as a text, which counts if it is said.
    fn text(&self) -> Option<&str> {
        self.rrule.as_deref().map(str::trim).filter(|text| !text.is_empty())
    }

    /// The member that says when it is over.
    fn end(&self) -> &'static str {
        match self.ends {
            _ if self.text().is_some() => "recurrence_rrule",
            Some(EventRecurrenceEnd::OnDate) => "recurrence_ends_on_date",
            _ => "recurrence_ends_after_count",
        }
    }
}

/// The series that somebody says, whose first date is at these hands.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on all that cannot be.
pub fn series(said: &Said, starts: NaiveDateTime, zone: Tz, able: &Capabilities) -> Result<Series, Refusal> {
    let mut rules = Rules::default();
    let rule = rules.of(rule(said, starts, zone, able));
    let exclusions = rules.of(dates(&said.exclusions, "recurrence_exdates", starts, zone, able.most));
    let additions = rules.of(dates(&said.additions, "recurrence_rdates", starts, zone, able.most));
    match (rule, exclusions, additions) {
        (Some(rule), Some(exclusions), Some(additions)) => {
            rules.kept().map(|()| Series { zone, starts, rule, additions, exclusions })
        }
        _ => Err(rules.kept().err().unwrap_or_else(unavailable)),
    }
}

/// Its dates: all of them, or the first of what never ends. `ends`: when the first is over.
///
/// # Errors
/// 422 `VALIDATION_ERROR` if there are too many, or none, or if some would be later than they can be.
pub fn all(
    series: &Series,
    ends: Option<NaiveDateTime>,
    said: &Said,
    able: &Capabilities,
) -> Result<Vec<Occurrence>, Refusal> {
    let too_many = |_| wrong(said.end(), say!("event-recurrence-many", most = able.most));
    let dates = series.all(able.most, HORIZON_YEARS).map_err(too_many)?;
    if !series.is_whole(HORIZON_YEARS) {
        return Err(wrong(said.end(), say!("event-recurrence-far")));
    }
    let last = dates.last().map(|date| date.wall);
    let over =
        ends.zip(last).map(|(end, last)| ::recurrence::ends((series.starts, end), last, series.zone).naive_utc());
    if [last, over].into_iter().flatten().any(|time| !is_kept(time)) {
        return Err(wrong(said.end(), say!("event-recurrence-date")));
    }
    if dates.is_empty() { Err(wrong("recurrence_exdates", say!("event-recurrence-none"))) } else { Ok(dates) }
}

/// The rule that somebody says. What is said as a rule counts. Source: spec events 11.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on the part that cannot be.
pub fn rule(said: &Said, start: NaiveDateTime, zone: Tz, able: &Capabilities) -> Result<Rule, Refusal> {
    let text = said.text();
    let rule = match text {
        Some(text) => Rule::parse(text).map_err(|_| wrong("recurrence_rrule", say!("event-rule-unusable")))?,
        None => of_parts(said, start)?.checked().map_err(refused)?,
    };
    let field = said.end();
    match rule.end {
        End::Never if !able.never => {
            let field = if text.is_some() { "recurrence_rrule" } else { "recurrence_ends_type" };
            Err(wrong(field, say!("event-recurrence-endless")))
        }
        End::Count(count) if usize::try_from(count).map_or(true, |count| count > able.most) => {
            Err(wrong(field, say!("event-recurrence-many", most = able.most)))
        }
        // What is told in parts was looked at above.
        End::Until(until) if text.is_some() && !is_near(start, last_wall(until, start, zone)) => {
            Err(wrong(field, say!("event-recurrence-date")))
        }
        _ => Ok(rule),
    }
}

fn of_parts(said: &Said, start: NaiveDateTime) -> Result<Rule, Refusal> {
    use EventFrequency::{Daily, Monthly, Weekly, Yearly};
    let frequency = said.frequency;
    let frequency = frequency.ok_or_else(|| wrong("recurrence_frequency", say!("event-frequency-required")))?;
    let part = |field| wrong(field, say!("event-recurrence-part"));
    let text = said.days.as_deref().map(str::trim).filter(|text| !text.is_empty());
    let days = match text {
        Some(_) if frequency != Weekly => return Err(part("recurrence_days")),
        Some(text) => {
            text.split(',').map(weekday).collect::<Option<Vec<_>>>().ok_or_else(|| part("recurrence_days"))?
        }
        None => Vec::new(),
    };
    let month_days = match said.day_of_month {
        Some(_) if !matches!(frequency, Monthly | Yearly) => return Err(part("recurrence_day_of_month")),
        Some(day) => vec![i8::try_from(day).map_err(|_| part("recurrence_day_of_month"))?],
        None => Vec::new(),
    };
    let months = match said.month_of_year {
        Some(_) if frequency != Yearly => return Err(part("recurrence_month_of_year")),
        Some(month) => vec![u8::try_from(month).map_err(|_| part("recurrence_month_of_year"))?],
        None if frequency == Yearly && !month_days.is_empty() => {
            vec![u8::try_from(start.month()).unwrap_or(1)]
        }
        None => Vec::new(),
    };
    let end = match said.ends.unwrap_or(EventRecurrenceEnd::AfterCount) {
        EventRecurrenceEnd::AfterCount => {
            End::Count(u32::try_from(said.count.unwrap_or(10)).map_err(|_| part("recurrence_ends_after_count"))?)
        }
        EventRecurrenceEnd::OnDate => {
            let day = said.last_day.as_deref().and_then(|day| NaiveDate::parse_from_str(day.trim(), "%Y-%m-%d").ok());
            let soon_enough = |day: &NaiveDate| is_near(start, day.and_time(start.time()));
            let day = day.filter(soon_enough);
            End::Until(Until::Day(day.ok_or_else(|| wrong("recurrence_ends_on_date", say!("event-recurrence-date")))?))
        }
        EventRecurrenceEnd::Never => End::Never,
    };
    Ok(Rule {
        frequency: match frequency {
            Daily => Frequency::Daily,
            Weekly => Frequency::Weekly,
            Monthly => Frequency::Monthly,
            Yearly => Frequency::Yearly,
        },
        interval: u16::try_from(said.interval.unwrap_or(1)).map_err(|_| part("recurrence_interval"))?,
        days,
        month_days,
        months,
        week_start: None,
        end,
    })
}

/// The last moment of a rule on the clock of its first date.
fn last_wall(until: Until, start: NaiveDateTime, zone: Tz) -> NaiveDateTime {
    match until {
        Until::Day(day) => day.and_time(start.time()),
        Until::Instant(at) => at.with_timezone(&zone).naive_local(),
    }
}

/// Whether something is no earlier than the first date and no more than 20 years later.
fn is_near(start: NaiveDateTime, wall: NaiveDateTime) -> bool {
    wall >= start && wall <= start + Months::new(u32::from(HORIZON_YEARS) * 12)
}

/// A day of the week by two letters of its English name, or from 0 for Sunday.
fn weekday(typed: &str) -> Option<Weekday> {
    Some(match typed.trim().to_ascii_uppercase().as_str() {
        "MO" | "1" => Weekday::Mon,
        "TU" | "2" => Weekday::Tue,
        "WE" | "3" => Weekday::Wed,
        "TH" | "4" => Weekday::Thu,
        "FR" | "5" => Weekday::Fri,
        "SA" | "6" => Weekday::Sat,
        "SU" | "0" => Weekday::Sun,
        _ => return None,
    })
}

/// What the caller learns of a part of a rule that cannot be.
fn refused(fault: Fault) -> Refusal {
    wrong(fault.field(), say!("event-recurrence-part"))
}

/// Dates beside or out of the rule: days, which are those of the first one's hour, moments on the clock, or moments with their offset. In order, each once.
///
/// # Errors
/// 422 `VALIDATION_ERROR` for what is none of these, for what is before the first one or too far away, and for too many.
pub fn dates(
    typed: &[String],
    field: &'static str,
    start: NaiveDateTime,
    zone: Tz,
    most: usize,
) -> Result<Vec<NaiveDateTime>, Refusal> {
    if typed.len() > most {
        return Err(wrong(field, say!("event-recurrence-many", most = most)));
    }
    let read = |typed: &String| date(typed.trim(), start, zone).filter(|wall| is_near(start, *wall));
    let mut walls = typed
        .iter()
        .map(read)
        .collect::<Option<Vec<_>>>()
        .ok_or_else(|| wrong(field, say!("event-recurrence-date")))?;
    walls.sort_unstable();
    walls.dedup();
    Ok(walls)
}

fn date(typed: &str, start: NaiveDateTime, zone: Tz) -> Option<NaiveDateTime> {
    if let Ok(at) = DateTime::parse_from_rfc3339(typed) {
        return Some(at.with_timezone(&zone).naive_local());
    }
    if let Ok(at) = NaiveDateTime::parse_from_str(typed, "%Y%m%dT%H%M%SZ") {
        return Some(at.and_utc().with_timezone(&zone).naive_local());
    }
    let days = ["%Y-%m-%d", "%Y%m%d"];
    if let Some(day) = days.iter().find_map(|form| NaiveDate::parse_from_str(typed, form).ok()) {
        return Some(day.and_time(start.time()));
    }
    let moments = ["%Y-%m-%dT%H:%M:%S", "%Y-%m-%dT%H:%M", "%Y-%m-%d %H:%M:%S", "%Y-%m-%d %H:%M", "%Y%m%dT%H%M%S"];
    moments.iter().find_map(|form| NaiveDateTime::parse_from_str(typed, form).ok())
}
