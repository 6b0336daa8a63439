//! What a revision makes of an occurrence. Pure.

use std::collections::BTreeMap;

use chrono::{Days, NaiveDate, NaiveDateTime, NaiveTime};
use chrono_tz::Tz;
use contract::event_recurrence::EventRevisionPatch;
use serde_json::Value;

use crate::base::{Answer, Timestamp};
use crate::draft::{self, Wish};
use crate::model::{Accessibility, Event};
use crate::recurrence::model::hex;
use crate::store::Content;
use crate::time::{Unusable, WallTime};

/// Why a revision cannot be committed.
pub use contract::event_recurrence::EventRevisionConflictCode as Blocked;

/// What of the change cannot be done for some dates alone: another rule, and what concerns all of them.
const SHAPE: [&str; 3] = ["recurrence_rrule", "recurrence_exdates", "recurrence_rdates"];
const UNSUPPORTED: [&str; 6] =
    ["group_id", "series_id", "poll_ids", "image_url", "cover_image", "federated_visibility"];

/// A change with one spelling, by which two are the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Patch {
    /// The change.
    pub said: EventRevisionPatch,
    /// Its members in order.
    pub members: BTreeMap<String, Value>,
    /// SHA-256 of these.
    pub hash: String,
}

/// A change with one spelling; none if it changes nothing.
#[must_use]
pub fn patch(said: EventRevisionPatch) -> Option<Patch> {
    let mut members: BTreeMap<String, Value> = match serde_json::to_value(&said).ok()? {
        Value::Object(members) => members.into_iter().collect(),
        _ => return None,
    };
    for (name, value) in &mut members {
        match value {
            Value::String(text) if name.starts_with("local_") && text.len() == 5 => text.push_str(":00"),
            Value::String(text) => *text = text.trim().to_owned(),
            Value::Array(items) => {
                items.sort_by_key(ToString::to_string);
                items.dedup();
            }
            _ => {}
        }
    }
    if members.is_empty() {
        return None;
    }
    let hash = hex(&[&serde_json::to_string(&members).ok()?]);
    Some(Patch { said, members, hash })
}

impl Patch {
    /// What of it cannot be done at all.
    pub fn blocked(&self) -> impl Iterator<Item = (Blocked, &'static str)> + '_ {
        let shape = SHAPE.into_iter().map(|name| (Blocked::ScheduleMappingResolutionRequired, name));
        let unsupported = UNSUPPORTED.into_iter().map(|name| (Blocked::UnsupportedEffectiveField, name));
        shape.chain(unsupported).filter(|(_, name)| self.members.contains_key(*name))
    }

    /// The words of the change as they are kept, read on an occurrence.
    ///
    /// # Errors
    /// 422 `VALIDATION_ERROR` for what cannot be.
    pub fn words(&self, base: Content, now: Timestamp) -> Answer<Content> {
        let said = &self.said;
        let facts = Accessibility {
            parking_details: said.accessibility_parking_details.clone().flatten(),
            transit_details: said.accessibility_transit_details.clone().flatten(),
            assistance_contact: said.accessibility_assistance_contact.clone().flatten(),
            notes: said.accessibility_notes.clone().flatten(),
            ..Accessibility::default()
        };
        let wish = Wish {
            title: said.title.clone(),
            description: said.description.clone(),
            timezone: said.timezone.as_ref().map(|_| base.timezone.clone()),
            location: said.location.clone(),
            online_link: said.online_link.clone(),
            video_url: said.video_url.clone(),
            is_all_day: Some(false),
            accessibility: Some(None),
            ..Wish::default()
        };
        let words = draft::applied(wish, Content { is_all_day: false, ..base }, now)?;
        // Facts are read beside a place, whether there is one or not.
        let beside = Content { location: Some("-".to_owned()), ..words.clone() };
        let facts = draft::applied(Wish { accessibility: Some(Some(facts)), ..Wish::default() }, beside, now)?;
        Ok(Content { accessibility: facts.accessibility, ..words })
    }
}

/// What becomes of an occurrence.
#[derive(Clone, Debug, PartialEq)]
pub struct Projected {
    /// What it would say.
    pub content: Content,
    /// What stays because it is its own.
    pub skipped: Vec<String>,
    /// Why it cannot be.
    pub blocked: Vec<(Blocked, &'static str)>,
}

/// What an occurrence becomes that has some things of its own. `words`: the words of the change as they are kept.
///
/// # Errors
/// A fault if what is stored is no time. Source: spec events 13.2.
pub fn project(patch: &Patch, words: &Content, event: &Event, own: &[String]) -> Answer<Projected> {
    let said = &patch.said;
    let mut new = draft::present(event)?;
    let mut skipped = Vec::new();
    let mut blocked = Vec::new();
    let mut takes = |is_said: bool, name: &'static str, kept: &'static str| {
        let is_own = own.iter().any(|field| field == kept);
        if is_said && is_own {
            skipped.push(name.to_owned());
        }
        is_said && !is_own
    };
    macro_rules! take {
        ($($field:ident: $value:expr),+ $(,)?) => {
            $(if takes(said.$field.is_some(), stringify!($field), stringify!($field)) {
                new.$field = $value;
            })+
        };
    }
    take! {
        title: words.title.clone(),
        description: words.description.clone(),
        location: words.location.clone(),
        max_attendees: said.max_attendees.flatten(),
        is_online: said.is_online.unwrap_or_default(),
        allow_remote_attendance: said.allow_remote_attendance.unwrap_or_default(),
        online_link: words.online_link.clone(),
        video_url: words.video_url.clone(),
    }
    if takes(said.category_id.is_some(), "category_id", "category_id") {
        new.category = said.category_id.flatten().map(Into::into);
    }
    let (mut latitude, mut longitude) = new.coordinates.unzip();
    if takes(said.latitude.is_some(), "latitude", "latitude") {
        latitude = said.latitude.flatten();
    }
    if takes(said.longitude.is_some(), "longitude", "longitude") {
        longitude = said.longitude.flatten();
    }
    macro_rules! facts {
        ($($field:ident => $kept:ident: $value:expr),+ $(,)?) => {
            $(if takes(said.$field.is_some(), stringify!($field), stringify!($field)) {
                new.accessibility.$kept = $value;
            })+
        };
    }
    facts! {
        accessibility_step_free => step_free_access: said.accessibility_step_free.flatten(),
        accessibility_toilet => accessible_toilet: said.accessibility_toilet.flatten(),
        accessibility_hearing_loop => hearing_loop: said.accessibility_hearing_loop.flatten(),
        accessibility_quiet_space => quiet_space: said.accessibility_quiet_space.flatten(),
        accessibility_seating => seating_available: said.accessibility_seating.flatten(),
        accessibility_parking => accessible_parking: said.accessibility_parking.flatten(),
        accessibility_parking_details => parking_details: words.accessibility.parking_details.clone(),
        accessibility_transit_details => transit_details: words.accessibility.transit_details.clone(),
        accessibility_assistance_contact => assistance_contact: words.accessibility.assistance_contact.clone(),
        accessibility_notes => notes: words.accessibility.notes.clone(),
    }
    let times = Times {
        zone: takes(said.timezone.is_some(), "timezone", "timezone"),
        start: takes(said.local_start_time.is_some(), "local_start_time", "start_time"),
        end: takes(said.local_end_time.is_some(), "local_end_time", "end_time"),
    };
    let is_all_day = takes(said.all_day.is_some(), "all_day", "all_day");
    match (latitude, longitude) {
        (Some(latitude), Some(longitude)) => new.coordinates = Some((latitude, longitude)),
        (None, None) => new.coordinates = None,
        (None, Some(_)) => blocked.push((Blocked::CoordinatePairRequired, "latitude")),
        (Some(_), None) => blocked.push((Blocked::CoordinatePairRequired, "longitude")),
    }
    if new.accessibility.provided() && new.location.is_none() {
        blocked.push((Blocked::VenueLocationRequired, "location"));
    }
    if let Err(fault) = scheduled(patch, times, event, own, &mut new) {
        blocked.push(fault);
    }
    if is_all_day {
        new.is_all_day = said.all_day.unwrap_or_default();
    }
    if new.is_all_day && !(new.start.is_midnight() && new.end.is_some_and(WallTime::is_midnight)) {
        blocked.push((Blocked::AllDayBoundaryInvalid, "all_day"));
    }
    Ok(Projected { content: new, skipped, blocked })
}

/// Which times an occurrence takes over.
#[derive(Clone, Copy)]
struct Times {
    zone: bool,
    start: bool,
    end: bool,
}

/// Gives an occurrence its times. Hands are kept in another zone; where only the beginning changes, it lasts as long as before.
fn scheduled(
    patch: &Patch,
    times: Times,
    event: &Event,
    own: &[String],
    new: &mut Content,
) -> Result<(), (Blocked, &'static str)> {
    if !(times.zone || times.start || times.end) {
        return Ok(());
    }
    let said = &patch.said;
    let zone = match &said.timezone {
        Some(typed) if times.zone => {
            new.timezone = typed.trim().to_owned();
            typed.trim().parse().unwrap_or(Tz::UTC)
        }
        _ => event.zone(),
    };
    let old = (new.start, new.end);
    let field = if times.start { "local_start_time" } else { "timezone" };
    if times.zone || times.start {
        let day = event.occurrence_date.as_deref().and_then(|day| NaiveDate::parse_from_str(day, "%Y-%m-%d").ok());
        let moved = own.iter().any(|name| name == "start_time");
        let day = day.filter(|_| !moved).unwrap_or(old.0.local.date());
        let time =
            said.local_start_time.as_deref().filter(|_| times.start).and_then(clock).unwrap_or(old.0.local.time());
        new.start = on_clock(day.and_time(time), zone, old.0, event.zone(), field)?;
    }
    new.end = match (&said.local_end_time, old.1) {
        (Some(typed), _) if times.end => match typed.as_deref().and_then(clock) {
            None => None,
            Some(time) => {
                let day = new.start.local.date();
                let next = if time <= new.start.local.time() { day + Days::new(1) } else { day };
                let known = old.1.unwrap_or(old.0);
                Some(on_clock(next.and_time(time), zone, known, event.zone(), "local_end_time")?)
            }
        },
        (_, Some(end)) if times.start => Some(WallTime::at(new.start.at + (end.at - old.0.at), zone)),
        (_, Some(end)) if times.zone => {
            let moved = on_clock(end.local, zone, end, event.zone(), "timezone")?;
            Some(if moved.at > new.start.at { moved } else { WallTime::at(new.start.at + (end.at - old.0.at), zone) })
        }
        (_, end) => end,
    };
    Ok(())
}

fn on_clock(
    local: NaiveDateTime,
    zone: Tz,
    old: WallTime,
    old_zone: Tz,
    field: &'static str,
) -> Result<WallTime, (Blocked, &'static str)> {
    if local == old.local && zone == old_zone {
        return Ok(old);
    }
    WallTime::on_clock(local, zone).map_err(|why| match why {
        Unusable::Twice => (Blocked::WallTimeAmbiguous, field),
        Unusable::LeftOut | Unusable::Unreadable => (Blocked::WallTimeNonexistent, field),
    })
}

/// A time of the day, with or without seconds.
fn clock(typed: &str) -> Option<NaiveTime> {
    let typed = typed.trim();
    NaiveTime::parse_from_str(typed, "%H:%M:%S").or_else(|_| NaiveTime::parse_from_str(typed, "%H:%M")).ok()
}
