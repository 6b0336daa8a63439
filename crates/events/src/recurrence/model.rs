//! What an installation can do, and how a rule follows from what somebody says. Pure.

use ::recurrence::{End, Fault, Frequency, Occurrence, Rule, Until};
use chrono::{DateTime, Datelike as _, Months, NaiveDate, NaiveDateTime, TimeZone as _, Weekday};
use chrono_tz::Tz;
use contract::Code;
use contract::event_recurrence::{EventFrequency, EventRecurrenceEnd};
use sha2::{Digest as _, Sha256};

use crate::base::{Refusal, TenantId};
use crate::model::{EventId, wrong};
use crate::say;

/// What makes occurrences, as clients know it.
pub const ENGINE: &str = "sabre-vobject";

/// In which version.
pub const ENGINE_VERSION: &str = "2";

/// So far into the future occurrences are made at once.
pub const HORIZON_YEARS: u16 = 20;

/// The most occurrences at once where the installation says nothing.
const LEGACY: usize = 52;

/// What is known of an installation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Installed {
    /// Revisions are switched on.
    pub v2: bool,
    /// Occurrences of what never ends are made as time goes by.
    pub rolling: bool,
    /// The most occurrences at once; usable up to 5,000.
    pub most: u32,
    /// The tables are there.
    pub has_schema: bool,
}

/// Where an installation stands.
pub use contract::event_recurrence::EventRecurrenceRollout as Rollout;

/// What an installation can do. What is not known for sure is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capabilities {
    /// Where it stands.
    pub rollout: Rollout,
    /// The most occurrences at once.
    pub most: usize,
    /// The tables are there.
    pub schema_ready: bool,
    /// Something may recur for ever.
    pub never: bool,
    /// This and all following occurrences can be changed together.
    pub revisions: bool,
}

impl Capabilities {
    /// Whether events can recur at all.
    #[must_use]
    pub fn creates(&self) -> bool {
        self.rollout != Rollout::V2Degraded
    }
}

/// What an installation can do. Source: spec events 12.
#[must_use]
pub fn capabilities(installed: Installed) -> Capabilities {
    let Installed { v2, rolling, most, has_schema } = installed;
    if !v2 {
        let rollout = Rollout::Legacy;
        return Capabilities { rollout, most: LEGACY, schema_ready: true, never: false, revisions: false };
    }
    let most = usize::try_from(most).ok().filter(|most| (1..=5_000).contains(most));
    let finite = has_schema && most.is_some();
    let rollout = match (finite, rolling) {
        (false, _) => Rollout::V2Degraded,
        (true, false) => Rollout::V2Finite,
        (true, true) => Rollout::V2Rolling,
    };
    let never = rollout == Rollout::V2Rolling;
    Capabilities { rollout, most: most.unwrap_or(1), schema_ready: has_schema, never, revisions: finite }
}

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

/// The rule that somebody says. What is said as a rule counts. Source: spec events 11.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on the part that cannot be.
pub fn rule(said: &Said, start: NaiveDateTime, zone: Tz, able: &Capabilities) -> Result<Rule, Refusal> {
    let text = said.rrule.as_deref().map(str::trim).filter(|text| !text.is_empty());
    let rule = match text {
        Some(text) => Rule::parse(text).map_err(|_| wrong("recurrence_rrule", say!("event-rule-unusable")))?,
        None => of_parts(said, start)?.checked().map_err(|fault| refused(fault, able.most))?,
    };
    let field = if text.is_some() { "recurrence_rrule" } else { "recurrence_ends_after_count" };
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

/// What the caller learns of a rule that cannot be.
#[must_use]
pub fn refused(fault: Fault, most: usize) -> Refusal {
    match fault {
        Fault::TooMany => wrong(fault.field(), say!("event-recurrence-many", most = most)),
        _ => wrong(fault.field(), say!("event-recurrence-part")),
    }
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

/// By which an occurrence is known in calendars for ever. Source: spec events 10.
#[must_use]
pub fn key(tenant: TenantId, root: EventId, recurrence_id: &str) -> String {
    let hash = hex(&[ENGINE, ENGINE_VERSION, recurrence_id]);
    format!("recurrence:{tenant}:{root}:{}", hash.get(..32).unwrap_or_default())
}

/// What two rules have in common that make the same dates. Source: spec events 10.
#[must_use]
pub fn rule_hash(
    zone: Tz,
    start: NaiveDateTime,
    rule: &Rule,
    out: &[NaiveDateTime],
    beside: &[NaiveDateTime],
) -> String {
    let list = |walls: &[NaiveDateTime]| walls.iter().map(stored).collect::<Vec<_>>().join(",");
    let offset = zone.offset_from_local_datetime(&start).earliest().map(|offset| offset.to_string());
    let local = format!("{}{}", stored(&start), offset.unwrap_or_default());
    hex(&[ENGINE, ENGINE_VERSION, zone.name(), &local, &rule.to_string(), &list(out), &list(beside)])
}

/// Hands of a clock as they are stored.
#[must_use]
pub fn stored(wall: &NaiveDateTime) -> String {
    wall.format("%Y-%m-%dT%H:%M:%S").to_string()
}

/// SHA-256 of parts, in hexadecimal digits.
#[must_use]
pub fn hex(parts: &[&str]) -> String {
    Sha256::digest(parts.join("|").as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// When something is over, by its rule.
#[must_use]
pub fn ends_type(rule: &Rule) -> EventRecurrenceEnd {
    match rule.end {
        End::Never => EventRecurrenceEnd::Never,
        End::Count(_) => EventRecurrenceEnd::AfterCount,
        End::Until(_) => EventRecurrenceEnd::OnDate,
    }
}

/// How often something is, by its rule.
#[must_use]
pub fn frequency(rule: &Rule) -> EventFrequency {
    match rule.frequency {
        Frequency::Daily => EventFrequency::Daily,
        Frequency::Weekly => EventFrequency::Weekly,
        Frequency::Monthly => EventFrequency::Monthly,
        Frequency::Yearly => EventFrequency::Yearly,
    }
}

/// A row of a new occurrence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewOccurrence {
    /// What it is known by for ever.
    pub recurrence_id: String,
    /// By which calendars know it.
    pub key: String,
    /// When it begins.
    pub starts: crate::time::WallTime,
    /// When it ends.
    pub ends: Option<crate::time::WallTime>,
}

/// The rows of some dates of a template that begins and ends at these hands.
#[must_use]
pub fn occurrences(
    tenant: TenantId,
    root: EventId,
    zone: Tz,
    (start, end): (NaiveDateTime, Option<NaiveDateTime>),
    dates: &[Occurrence],
) -> Vec<NewOccurrence> {
    let row = |date: &Occurrence| {
        let recurrence_id = date.recurrence_id();
        let ends = end.map(|end| ::recurrence::ends((start, end), date.wall, zone)).filter(|end| *end > date.starts);
        NewOccurrence {
            key: key(tenant, root, &recurrence_id),
            recurrence_id,
            starts: crate::time::WallTime { local: date.wall, at: date.starts },
            ends: ends.map(|end| crate::time::WallTime::at(end, zone)),
        }
    };
    dates.iter().map(row).collect()
}

/// What whoever asks for what the installation cannot do is told.
#[must_use]
pub fn unavailable() -> Refusal {
    Refusal::new(Code::EventRecurrenceUnavailable, say!("event-recurrence-unavailable"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(v2: bool, rolling: bool, most: u32, has_schema: bool) -> String {
        let able = capabilities(Installed { v2, rolling, most, has_schema });
        format!("{} {} {} {} {}", able.rollout.as_str(), able.most, able.schema_ready, able.never, able.revisions)
    }

    #[test]
    fn what_is_not_known_for_sure_is_not_possible() {
        for (v2, rolling, most, schema, told) in [
            (false, true, 366, true, "legacy 52 true false false"),
            (false, false, 9_999, false, "legacy 52 true false false"),
            (true, false, 366, true, "v2_finite 366 true false true"),
            (true, true, 366, true, "v2_rolling 366 true true true"),
            (true, true, 5_000, true, "v2_rolling 5000 true true true"),
            (true, true, 5_001, true, "v2_degraded 1 true false false"),
            (true, true, 366, false, "v2_degraded 366 false false false"),
        ] {
            assert_eq!(row(v2, rolling, most, schema), told);
        }
    }

    #[test]
    fn an_occurrence_is_known_by_its_moment() {
        let key = key(TenantId::from(1), EventId::from(2), "20300501T170000Z");
        assert_eq!(key.len(), "recurrence:1:2:".len() + 32);
        assert!(key.starts_with("recurrence:1:2:"));
    }
}
