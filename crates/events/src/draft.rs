//! What somebody wishes an event to be, and whether it can be so. Pure.

mod texts;

pub(crate) use texts::{hides, is_address};

use chrono_tz::Tz;

use super::model::{Accessibility, Event, Federation, SeriesId, wrong};
use super::store::Content;
use super::time::{Unusable, WallTime};
use crate::base::{Answer, CategoryId, GroupId, Refusal, Rules, Timestamp};
use crate::say;
use texts::{address, line, picture, seen_whole, trimmed, words};

/// What somebody wishes. The outer `None` leaves things as they are, the inner one takes them away.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wish {
    /// Its name.
    pub title: Option<String>,
    /// What it is about.
    pub description: Option<String>,
    /// When it begins, as typed.
    pub start: Option<String>,
    /// When it ends, as typed.
    pub end: Option<Option<String>>,
    /// IANA name.
    pub timezone: Option<String>,
    /// It is about days.
    pub is_all_day: Option<bool>,
    /// The place in words.
    pub location: Option<Option<String>>,
    /// Degrees north.
    pub latitude: Option<Option<f64>>,
    /// Degrees east.
    pub longitude: Option<Option<f64>>,
    /// How accessible it is.
    pub accessibility: Option<Option<Accessibility>>,
    /// How many places there are.
    pub max_attendees: Option<Option<i64>>,
    /// It is over the internet.
    pub is_online: Option<bool>,
    /// One may take part over the internet.
    pub allow_remote_attendance: Option<bool>,
    /// Where to join.
    pub online_link: Option<Option<String>>,
    /// Where to watch.
    pub video_url: Option<Option<String>>,
    /// Its picture.
    pub image_url: Option<Option<String>>,
    /// The picture at the top.
    pub cover_image_url: Option<Option<String>>,
    /// Its heading, which there is.
    pub category: Option<Option<CategoryId>>,
    /// Its group, which whoever wishes looks after.
    pub group: Option<Option<GroupId>>,
    /// Its series, which is theirs.
    pub series: Option<Option<SeriesId>>,
    /// Whether partners see it.
    pub federated_visibility: Option<Federation>,
}

/// A new event.
///
/// # Errors
/// 422 `VALIDATION_ERROR` for what cannot be so, with everything that cannot.
pub fn drafted(wish: Wish, zone: &str, places: Option<i64>, now: Timestamp) -> Answer<Content> {
    let timezone = wish.timezone.as_deref().unwrap_or(zone).trim().to_owned();
    // Whatever this makes of what cannot be read is told, and not kept.
    let zone = known(&timezone).unwrap_or(Tz::UTC);
    let typed = wish.start.as_deref().ok_or_else(|| wrong("start_time", say!("event-time-unreadable")))?;
    let start = read("start_time", typed, zone).unwrap_or_else(|_| WallTime::at(now, zone));
    let blank = Content {
        title: String::new(),
        description: String::new(),
        start,
        end: None,
        timezone,
        is_all_day: false,
        location: None,
        coordinates: None,
        accessibility: Accessibility::default(),
        max_attendees: places,
        is_online: false,
        allow_remote_attendance: false,
        online_link: None,
        video_url: None,
        image_url: None,
        cover_image_url: None,
        category: None,
        group: None,
        series: None,
        federated_visibility: Federation::None,
    };
    settled(wish, blank, now, None)
}

/// What an event says about itself now.
///
/// # Errors
/// A fault if what is stored is no time.
pub fn present(event: &Event) -> Answer<Content> {
    Ok(Content {
        title: event.title.clone(),
        description: event.description.clone(),
        start: event.start()?,
        end: event.end()?,
        timezone: event.timezone.clone(),
        is_all_day: event.is_all_day,
        location: event.location.clone(),
        coordinates: event.latitude.zip(event.longitude),
        accessibility: event.accessibility.0.clone(),
        max_attendees: event.max_attendees,
        is_online: event.is_online,
        allow_remote_attendance: event.allow_remote_attendance,
        online_link: event.online_link.clone(),
        video_url: event.video_url.clone(),
        image_url: event.image_url.clone(),
        cover_image_url: event.cover_image_url.clone(),
        category: event.category_id,
        group: event.group_id,
        series: event.series_id,
        federated_visibility: event.federated_visibility,
    })
}

/// An event as wished.
///
/// # Errors
/// 422 `VALIDATION_ERROR` for what cannot be so, with everything that cannot. Source: spec events 4.
pub fn applied(wish: Wish, old: Content, now: Timestamp) -> Answer<Content> {
    let begins = old.start.at;
    settled(wish, old, now, Some(begins))
}

/// What an event is as wished. `begins`: when it does so far, which may be past, and may be said again.
fn settled(wish: Wish, old: Content, now: Timestamp, begins: Option<Timestamp>) -> Answer<Content> {
    let mut rules = Rules::default();
    let title = match wish.title.as_deref().map(line) {
        Some(title) => rules.of(title).unwrap_or(old.title),
        None => old.title,
    };
    let description = wish.description.map(|text| text.trim().to_owned()).unwrap_or(old.description);
    if description.is_empty() {
        rules.note(wrong("description", say!("event-description-required")));
    }
    rules.of(seen_whole("description", &description));
    let timezone = wish.timezone.map_or_else(|| old.timezone.clone(), |typed| typed.trim().to_owned());
    let same = timezone == old.timezone;
    let typed = (wish.start.as_deref(), wish.end.as_ref().map(|end| end.as_deref()));
    let is_all_day = wish.is_all_day.unwrap_or(old.is_all_day);
    let clock = (timezone.as_str(), same, is_all_day);
    let (start, end) = times(&mut rules, typed, clock, (old.start, old.end), (now, begins));
    let location = wish.location.map_or(old.location, words);
    rules.of(seen_whole("location", location.as_deref().unwrap_or_default()));
    let (latitude, longitude) = old.coordinates.unzip();
    let coordinates = match (wish.latitude.unwrap_or(latitude), wish.longitude.unwrap_or(longitude)) {
        (Some(latitude), Some(longitude)) => Some((latitude, longitude)),
        (None, None) => None,
        (half, _) => {
            let missing = if half.is_none() { "latitude" } else { "longitude" };
            rules.note(wrong(missing, say!("event-half-a-place")));
            None
        }
    };
    let accessibility = wish.accessibility.map_or(old.accessibility, |said| trimmed(said.unwrap_or_default()));
    if let Some(hidden) = accessibility.texts().find_map(|text| seen_whole("venue_accessibility", text).err()) {
        rules.note(hidden);
    }
    if accessibility.provided() && location.is_none() {
        rules.note(wrong("venue_accessibility", say!("event-place-required")));
    }
    let content = Content {
        title,
        description,
        start,
        end,
        timezone,
        is_all_day,
        location,
        coordinates,
        accessibility,
        max_attendees: wish.max_attendees.unwrap_or(old.max_attendees),
        is_online: wish.is_online.unwrap_or(old.is_online),
        allow_remote_attendance: wish.allow_remote_attendance.unwrap_or(old.allow_remote_attendance),
        online_link: rules.of(address("online_link", wish.online_link, old.online_link)).flatten(),
        video_url: rules.of(address("video_url", wish.video_url, old.video_url)).flatten(),
        image_url: rules.of(picture("image_url", wish.image_url, old.image_url)).flatten(),
        cover_image_url: rules.of(picture("cover_image", wish.cover_image_url, old.cover_image_url)).flatten(),
        category: wish.category.unwrap_or(old.category),
        group: wish.group.unwrap_or(old.group),
        series: wish.series.unwrap_or(old.series),
        federated_visibility: wish.federated_visibility.unwrap_or(old.federated_visibility),
    };
    rules.kept()?;
    Ok(content)
}

/// When an event begins and ends as typed, or as it did, on the clock of its zone; `same`: that is the clock which it had.
/// What is about days begins and ends at midnight.
fn times(
    rules: &mut Rules,
    (start, end): (Option<&str>, Option<Option<&str>>),
    (timezone, same, is_all_day): (&str, bool, bool),
    (old_start, old_end): (WallTime, Option<WallTime>),
    (now, begins): (Timestamp, Option<Timestamp>),
) -> (WallTime, Option<WallTime>) {
    let zone = rules.of(known(timezone)).unwrap_or(Tz::UTC);
    // On its own clock a time stays the moment that was meant, also in an hour that is shown twice.
    let moved = |time: WallTime| if same { Ok(time) } else { time.moved(zone) };
    let start = match start {
        Some(typed) => read("start_time", typed, zone)
            .and_then(|time| if Some(time.at) == begins { Ok(time) } else { future(time, now) }),
        None => moved(old_start).map_err(|why| unusable("start_time", why)),
    };
    let end = match end {
        Some(typed) => typed.map(|typed| read("end_time", typed, zone)).transpose(),
        None => old_end.map(moved).transpose().map_err(|why| unusable("end_time", why)),
    };
    if let (Ok(start), Ok(end)) = (start.as_ref(), end.as_ref()) {
        if end.is_some_and(|end| end.at <= start.at) {
            rules.note(wrong("end_time", say!("event-end-before-start")));
        }
        if is_all_day && !(start.is_midnight() && end.is_some_and(WallTime::is_midnight)) {
            rules.note(wrong("all_day", say!("event-all-day-midnight")));
        }
    }
    (rules.of(start).unwrap_or(old_start), rules.of(end).flatten())
}

/// What of an event changed, by the contract's names.
#[must_use]
pub fn changed(old: &Content, new: &Content) -> Vec<&'static str> {
    let differs: [(&'static str, bool); 20] = [
        ("title", old.title != new.title),
        ("description", old.description != new.description),
        ("start_time", old.start.at != new.start.at),
        ("end_time", old.end.map(|end| end.at) != new.end.map(|end| end.at)),
        ("timezone", old.timezone != new.timezone),
        ("all_day", old.is_all_day != new.is_all_day),
        ("location", old.location != new.location),
        ("coordinates", old.coordinates != new.coordinates),
        ("venue_accessibility", old.accessibility != new.accessibility),
        ("max_attendees", old.max_attendees != new.max_attendees),
        ("is_online", old.is_online != new.is_online),
        ("allow_remote_attendance", old.allow_remote_attendance != new.allow_remote_attendance),
        ("online_link", old.online_link != new.online_link),
        ("video_url", old.video_url != new.video_url),
        ("image_url", old.image_url != new.image_url),
        ("cover_image", old.cover_image_url != new.cover_image_url),
        ("category_id", old.category != new.category),
        ("group_id", old.group != new.group),
        ("series_id", old.series != new.series),
        ("federated_visibility", old.federated_visibility != new.federated_visibility),
    ];
    differs.into_iter().filter(|(_, differs)| *differs).map(|(name, _)| name).collect()
}

/// Whether calendars show any of these.
#[must_use]
pub fn on_calendars(changed: &[&str]) -> bool {
    changed.iter().any(|name| matches!(*name, "title" | "start_time" | "end_time" | "timezone" | "all_day"))
}

/// Whether another picture is shown with any of these.
#[must_use]
pub fn is_pictured(changed: &[&str]) -> bool {
    changed.iter().any(|name| matches!(*name, "image_url" | "cover_image"))
}

/// Whether members who take part are told of any of these.
#[must_use]
pub fn matters(changed: &[&str]) -> bool {
    const MATTER: [&str; 8] = [
        "start_time",
        "end_time",
        "timezone",
        "all_day",
        "location",
        "is_online",
        "allow_remote_attendance",
        "online_link",
    ];
    changed.iter().any(|name| MATTER.contains(name))
}

fn known(timezone: &str) -> Result<Tz, Refusal> {
    timezone.trim().parse().map_err(|_| wrong("timezone", say!("event-timezone-unknown")))
}

fn read(field: &'static str, typed: &str, zone: Tz) -> Result<WallTime, Refusal> {
    WallTime::read(typed, zone).map_err(|why| unusable(field, why))
}

fn unusable(field: &'static str, why: Unusable) -> Refusal {
    wrong(field, why.sentence())
}

fn future(time: WallTime, now: Timestamp) -> Result<WallTime, Refusal> {
    if time.at > now { Ok(time) } else { Err(wrong("start_time", say!("event-time-past"))) }
}

#[cfg(test)]
mod tests;
