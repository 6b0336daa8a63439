//! The dates that follow from a rule.
//!
//! Days are looked at one by one, as no rule has more than one date a day: twenty years are 7,305 of them.

use std::collections::BTreeSet;

use chrono::{DateTime, Datelike as _, Days, Months, NaiveDate, NaiveDateTime, NaiveTime, Utc, Weekday};
use chrono_tz::Tz;

use crate::clock::at;
use crate::rule::{End, Fault, Frequency, Rule, Until};

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

/// A rule with its first date.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// By whose clock it recurs.
    pub zone: Tz,
    /// `DTSTART`: the first date, whether the rule makes it or not, which counts for `COUNT`.
    pub starts: NaiveDateTime,
    /// Which dates follow.
    pub rule: Rule,
    /// `RDATE`: dates beside those of the rule. Those before the first date are none.
    pub additions: Vec<NaiveDateTime>,
    /// `EXDATE`: moments that are left out, also among the additions.
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
    /// Every occurrence of a finite rule, or the first `limit` of an endless one, no more than so many years after the first date.
    ///
    /// # Errors
    /// [`Fault::TooMany`] for a finite rule with more.
    pub fn all(&self, limit: usize, horizon_years: u16) -> Result<Vec<Occurrence>, Fault> {
        let last = self.starts.date() + Months::new(u32::from(horizon_years) * 12);
        // One more than may be says that there are too many; what is left out must not make room for what was not looked at.
        let most = limit.saturating_add(self.exclusions.len()).saturating_add(1);
        let mut all = self.moments(last, most);
        if self.rule.end != End::Never && all.len() > limit {
            return Err(Fault::TooMany);
        }
        all.truncate(limit);
        Ok(all)
    }

    /// Whether all dates that a count promises are there so many years after the first one.
    #[must_use]
    pub fn is_whole(&self, horizon_years: u16) -> bool {
        let last = self.starts.date() + Months::new(u32::from(horizon_years) * 12);
        match self.rule.end {
            End::Count(count) => usize::try_from(count).is_ok_and(|count| self.walls(last, count).len() == count),
            End::Never | End::Until(_) => true,
        }
    }

    /// Those that start in `[from, to)`, the first `limit` of them.
    #[must_use]
    pub fn between(&self, from: DateTime<Utc>, to: DateTime<Utc>, limit: usize) -> Page {
        let last = to.with_timezone(&self.zone).date_naive() + Days::new(1);
        let mut occurrences = self.moments(last, usize::MAX);
        occurrences.retain(|one| one.starts >= from && one.starts < to);
        let more_from = occurrences.get(limit).map(|one| one.starts);
        occurrences.truncate(limit);
        Page { occurrences, more_from }
    }

    /// The dates until a day, of at most so many that the rule makes: each moment once, in order.
    fn moments(&self, last: NaiveDate, most: usize) -> Vec<Occurrence> {
        let beside = self.additions.iter().copied().filter(|wall| *wall >= self.starts && wall.date() <= last);
        let gone: BTreeSet<DateTime<Utc>> = self.exclusions.iter().map(|wall| at(*wall, self.zone)).collect();
        let walls = self.walls(last, most).into_iter().chain(beside);
        let mut all: Vec<Occurrence> = walls
            .map(|wall| Occurrence { wall, starts: at(wall, self.zone) })
            .filter(|one| !gone.contains(&one.starts))
            .collect();
        all.sort_unstable_by_key(|one| (one.starts, one.wall));
        all.dedup_by_key(|one| one.starts);
        all
    }

    /// What the rule makes until a day, at most so many.
    fn walls(&self, last: NaiveDate, most: usize) -> Vec<NaiveDateTime> {
        let (rule, first) = (&self.rule, self.starts.date());
        let mut walls = vec![self.starts];
        let most = match rule.end {
            End::Count(count) => usize::try_from(count).unwrap_or(usize::MAX).min(most),
            _ => most,
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

    /// Whether the rule makes a day after the first one.
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
