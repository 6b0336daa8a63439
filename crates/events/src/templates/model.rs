//! What a template keeps, and what follows from it. Pure.

use chrono::TimeDelta;
use chrono_tz::Tz;
use contract::Code;
use serde::{Deserialize, Serialize};

use crate::base::text::one_line;
use crate::base::{CategoryId, GroupId, Refusal, Timestamp};
use crate::ids;
use crate::language::Sentence;
use crate::model::{Accessibility, Event, Federation};
use crate::recurrence::blueprint::model::{Definitions, canonical};
use crate::recurrence::model::hex;
use crate::reminders::model::Rule;
use crate::say;
use crate::store::Content;
use crate::time::WallTime;

/// Whether events are made of a template.
pub use contract::event_templates::EventTemplateStatus as Status;

/// Which templates a list shows.
pub use contract::event_templates::EventTemplateFilter as Filter;

/// What was done with a template.
pub use contract::event_templates::EventTemplateAction as Action;

/// A part of an event that a template can take.
pub use contract::event_templates::EventTemplateSection as Section;

/// What stands in the way, or is otherwise than one may think.
pub use contract::event_templates::EventTemplateIssueCode as Trouble;

ids! {
    /// What events are made of.
    TemplateId,
}

/// So many templates that are not archived a member has.
pub const MOST: i64 = 100;

/// So many versions a template has.
pub const VERSIONS: i64 = 500;

/// Which parts a template has, by their names.
pub type Sections = crate::sections::Sections<Section>;

/// How much a template has of each part. What is not said is nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Counts {
    /// Sessions.
    pub sessions: i64,
    /// Ticket types.
    pub ticket_types: i64,
    /// 1 if something is demanded of those who register.
    pub registration_settings: i64,
    /// 1 if something is asked.
    pub published_forms: i64,
    /// Questions of it.
    pub form_questions: i64,
    /// 1 if something is asked for safety.
    pub safety_requirements: i64,
    /// Reminders.
    pub reminder_rules: i64,
}

/// What an event that is made of a template says about itself. It has neither a way in nor a picture.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outline {
    /// Its name.
    pub title: String,
    /// What it is about.
    pub description: String,
    /// Seconds that it takes, as its clock shows it.
    pub duration: Option<i64>,
    /// IANA name of its zone.
    pub timezone: String,
    /// It is about days.
    pub is_all_day: bool,
    /// The place in words.
    pub location: Option<String>,
    /// The place on the map, degrees north and east.
    pub coordinates: Option<(f64, f64)>,
    /// How accessible it is.
    pub accessibility: Accessibility,
    /// How many places there are.
    pub max_attendees: Option<i64>,
    /// It is over the internet.
    pub is_online: bool,
    /// One may take part over the internet.
    pub allow_remote_attendance: bool,
    /// Its heading.
    pub category: Option<CategoryId>,
    /// Its group.
    pub group: Option<GroupId>,
    /// Whether partners see it.
    pub federated_visibility: Federation,
}

impl Outline {
    /// That of an event as it is.
    #[must_use]
    pub fn of(content: &Content) -> Self {
        Self {
            title: content.title.clone(),
            description: content.description.clone(),
            duration: content.end.map(|end| (end.local - content.start.local).num_seconds()),
            timezone: content.timezone.clone(),
            is_all_day: content.is_all_day,
            location: content.location.clone(),
            coordinates: content.coordinates,
            accessibility: content.accessibility.clone(),
            max_attendees: content.max_attendees,
            is_online: content.is_online,
            // Where one joins or watches is not taken; that one can is.
            allow_remote_attendance: content.allow_remote_attendance
                || !content.is_online && (content.online_link.is_some() || content.video_url.is_some()),
            category: content.category,
            group: content.group,
            federated_visibility: content.federated_visibility,
        }
    }
}

/// The parts of an event. Times are seconds from its beginning on its clock.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Parts {
    /// Those that blueprints have, too.
    pub definitions: Definitions,
    /// When those who take part are reminded; none where it is as for all events.
    pub reminders: Option<Vec<Rule>>,
}

/// SHA-256 of all that is taken; none if it cannot be written.
#[must_use]
pub fn digest(outline: &Outline, parts: &Parts) -> Option<String> {
    let outline = canonical(&serde_json::to_value(outline).ok()?);
    let parts = canonical(&serde_json::to_value(parts).ok()?);
    Some(hex(&["event template", &outline, &parts]))
}

/// Seconds from the beginning of an event to a moment on its clock, from the seconds as time goes.
#[must_use]
pub fn on_clock(start: WallTime, zone: Tz, seconds: i64) -> Option<i64> {
    let at = start.at.checked_add_signed(TimeDelta::try_seconds(seconds)?)?;
    Some((WallTime::at(at, zone).local - start.local).num_seconds())
}

/// The moment at which the clock of an event stands so many seconds from its beginning. Of two such moments the one that is as far as time goes; the moment of its being put forward where the clock leaves it out.
#[must_use]
pub fn moment_of(start: WallTime, zone: Tz, seconds: i64) -> Option<Timestamp> {
    let by = TimeDelta::try_seconds(seconds)?;
    let (local, at) = (start.local.checked_add_signed(by)?, start.at.checked_add_signed(by)?);
    // Nobody asks what the last clock on earth shows.
    local.checked_add_signed(TimeDelta::days(2))?;
    local.checked_sub_signed(TimeDelta::days(2))?;
    Some(WallTime { local, at }.recomputed(zone).at)
}

/// Seconds as time goes, from the seconds on the clock of an event.
#[must_use]
pub fn as_time_goes(start: WallTime, zone: Tz, seconds: i64) -> Option<i64> {
    Some((moment_of(start, zone, seconds)? - start.at).num_seconds())
}

/// What stands in the way, or is otherwise than one may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Issue {
    /// What.
    pub code: Trouble,
    /// Which part it is about; none for the event itself.
    pub section: Option<Section>,
    /// How many.
    pub count: i64,
}

impl Issue {
    /// One of them, if it is any.
    #[must_use]
    pub fn of(code: Trouble, section: Option<Section>, count: usize) -> Option<Self> {
        let count = i64::try_from(count).unwrap_or(i64::MAX);
        (count > 0).then_some(Self { code, section, count })
    }

    /// Whether nothing can be done before it is mended.
    #[must_use]
    pub fn is_blocking(&self) -> bool {
        !matches!(self.code, Trouble::CategoryMissing | Trouble::SalesOver | Trouble::SessionOutside)
    }
}

/// Whether nothing stands in the way.
#[must_use]
pub fn can_commit(issues: &[Issue]) -> bool {
    !issues.iter().any(Issue::is_blocking)
}

/// Refuses what something stands in the way of.
///
/// # Errors
/// 409 `EVENT_TEMPLATE_CONFLICT` with `issues` beside `errors`.
pub fn unblocked(issues: &[Issue]) -> Result<(), Refusal> {
    if can_commit(issues) {
        return Ok(());
    }
    let told = issues.iter().map(|one| {
        let section = one.section.map(Section::as_str);
        serde_json::json!({ "code": one.code.as_str(), "section": section, "count": one.count, "is_blocking": one.is_blocking() })
    });
    Err(conflict(say!("event-template-blocked")).extra("issues", told.collect::<Vec<_>>()))
}

/// What whoever may not use a template learns of it: nothing.
#[must_use]
pub fn gone() -> Refusal {
    Refusal::new(Code::EventTemplateNotFound, say!("event-template-missing"))
}

/// A template, or an event, does not stand so that this can be done.
#[must_use]
pub fn conflict(sentence: Sentence) -> Refusal {
    Refusal::new(Code::EventTemplateConflict, sentence)
}

/// An input that cannot be used.
#[must_use]
pub fn unusable(field: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(Code::EventTemplateValidationFailed, sentence).field(field)
}

/// Whether an event can be kept: one that takes place, or did, and not all dates of what recurs.
///
/// # Errors
/// 409 `EVENT_OCCURRENCE_REQUIRED`.
pub fn concrete(event: &Event) -> Result<(), Refusal> {
    if event.is_recurring_template {
        return Err(Refusal::new(Code::EventOccurrenceRequired, say!("event-occurrence-required")));
    }
    Ok(())
}

/// A name or a description without blanks around it.
#[must_use]
pub fn trimmed(text: Option<String>) -> Option<String> {
    text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// A name that people can read.
///
/// # Errors
/// 422 `EVENT_TEMPLATE_VALIDATION_FAILED` on `name`.
pub fn named(name: &str) -> Result<String, Refusal> {
    let name = one_line(name);
    if name.is_empty() || crate::draft::hides(&name) {
        return Err(unusable("name", say!("event-template-name")));
    }
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dublin(text: &str) -> (WallTime, Tz) {
        let zone: Tz = "Europe/Dublin".parse().unwrap();
        (WallTime::read(text, zone).unwrap(), zone)
    }

    #[test]
    fn what_opens_at_nine_does_so_in_summer_and_in_winter() {
        // The clock was put forward on 29 March: a week before the evening of 1 April at nine is ten hours and a week as time goes.
        let (spring, zone) = dublin("2026-04-01T19:00:00");
        let opens = WallTime::read("2026-03-25T09:00:00", zone).unwrap();
        let seconds = on_clock(spring, zone, (opens.at - spring.at).num_seconds()).unwrap();
        assert_eq!(seconds, -(7 * 24 + 10) * 3_600);
        let (winter, _) = dublin("2026-12-16T19:00:00");
        let expected = WallTime::read("2026-12-09T09:00:00", zone).unwrap().at;
        assert_eq!(moment_of(winter, zone, seconds), Some(expected));
        assert_eq!(as_time_goes(winter, zone, seconds), Some(seconds));
        assert_eq!(as_time_goes(spring, zone, seconds), Some(seconds + 3_600));
    }

    #[test]
    fn a_moment_that_the_clock_leaves_out_or_shows_twice_is_one_all_the_same() {
        let (spring, zone) = dublin("2026-03-29T00:30:00");
        assert_eq!(
            moment_of(spring, zone, 3_600).map(|at| at.to_rfc3339()),
            Some("2026-03-29T01:30:00+00:00".to_owned())
        );
        let (autumn, _) = dublin("2026-10-25T00:30:00");
        assert_eq!(as_time_goes(autumn, zone, 3_600), Some(3_600));
        assert_eq!(as_time_goes(autumn, zone, 2 * 3_600), Some(3 * 3_600));
    }

    #[test]
    fn what_no_calendar_has_is_none() {
        let (start, zone) = dublin("2026-05-01T18:00:00");
        for seconds in [i64::MAX, i64::MIN, 9_000_000_000_000, -9_000_000_000_000] {
            assert_eq!(moment_of(start, zone, seconds), None, "{seconds}");
        }
    }

    #[test]
    fn warnings_do_not_stand_in_the_way() {
        let blocking = Trouble::ALL.iter().filter(|code| {
            let issue = Issue { code: **code, section: None, count: 1 };
            !can_commit(&[issue])
        });
        let words: Vec<_> = blocking.map(|code| code.as_str()).collect();
        assert_eq!(
            words,
            ["limit_exceeded", "unsupported_ticket", "group_unavailable", "ticket_group_missing", "time_impossible"]
        );
        assert_eq!(Issue::of(Trouble::SalesOver, None, 0), None);
    }
}
