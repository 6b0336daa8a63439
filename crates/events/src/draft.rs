//! What somebody wishes an event to be, and whether it can be so. Pure.

use chrono_tz::Tz;

use super::model::{Accessibility, Event, Federation, SeriesId, wrong};
use super::store::Content;
use super::time::{Unusable, WallTime};
use crate::base::name::hides_letters;
use crate::base::{Answer, CategoryId, GroupId, Refusal, Timestamp};
use crate::media;
use crate::say;

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
/// 422 `VALIDATION_ERROR` for what cannot be so.
pub fn drafted(wish: Wish, zone: &str, places: Option<i64>, now: Timestamp) -> Answer<Content> {
    let timezone = wish.timezone.as_deref().unwrap_or(zone).trim().to_owned();
    let zone = known(&timezone)?;
    let start = wish.start.as_deref().map(|typed| read("start_time", typed, zone)).transpose()?;
    let start = start.ok_or_else(|| wrong("start_time", say!("event-time-unreadable")))?;
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
    applied(wish, blank, now)
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
/// 422 `VALIDATION_ERROR` for what cannot be so. Source: spec events 4.
pub fn applied(wish: Wish, old: Content, now: Timestamp) -> Answer<Content> {
    let title = wish.title.as_deref().map(line).transpose()?.unwrap_or(old.title);
    let description = wish.description.map(|text| text.trim().to_owned()).unwrap_or(old.description);
    if description.is_empty() {
        return Err(wrong("description", say!("event-description-required")).into());
    }
    seen_whole("description", &description)?;
    let timezone = wish.timezone.map_or_else(|| old.timezone.clone(), |typed| typed.trim().to_owned());
    let zone = known(&timezone)?;
    // On its own clock a time stays the moment that was meant, also in an hour that is shown twice.
    let moved = |time: WallTime| if timezone == old.timezone { Ok(time) } else { time.moved(zone) };
    let start = match &wish.start {
        Some(typed) => future(read("start_time", typed, zone)?, now)?,
        None => moved(old.start).map_err(|why| unusable("start_time", why))?,
    };
    let end = match wish.end {
        Some(typed) => typed.as_deref().map(|typed| read("end_time", typed, zone)).transpose()?,
        None => old.end.map(moved).transpose().map_err(|why| unusable("end_time", why))?,
    };
    if end.is_some_and(|end| end.at <= start.at) {
        return Err(wrong("end_time", say!("event-end-before-start")).into());
    }
    let is_all_day = wish.is_all_day.unwrap_or(old.is_all_day);
    if is_all_day && !(start.is_midnight() && end.is_some_and(WallTime::is_midnight)) {
        return Err(wrong("all_day", say!("event-all-day-midnight")).into());
    }
    let location = wish.location.map_or(old.location, words);
    seen_whole("location", location.as_deref().unwrap_or_default())?;
    let (latitude, longitude) = old.coordinates.unzip();
    let coordinates = match (wish.latitude.unwrap_or(latitude), wish.longitude.unwrap_or(longitude)) {
        (None, None) => None,
        (Some(latitude), Some(longitude)) => Some((latitude, longitude)),
        (None, Some(_)) => return Err(wrong("latitude", say!("event-half-a-place")).into()),
        (Some(_), None) => return Err(wrong("longitude", say!("event-half-a-place")).into()),
    };
    let accessibility = wish.accessibility.map_or(old.accessibility, |said| trimmed(said.unwrap_or_default()));
    for text in accessibility.texts() {
        seen_whole("venue_accessibility", text)?;
    }
    if accessibility.provided() && location.is_none() {
        return Err(wrong("venue_accessibility", say!("event-place-required")).into());
    }
    Ok(Content {
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
        online_link: address("online_link", wish.online_link, old.online_link)?,
        video_url: address("video_url", wish.video_url, old.video_url)?,
        image_url: picture("image_url", wish.image_url, old.image_url)?,
        cover_image_url: picture("cover_image", wish.cover_image_url, old.cover_image_url)?,
        category: wish.category.unwrap_or(old.category),
        group: wish.group.unwrap_or(old.group),
        series: wish.series.unwrap_or(old.series),
        federated_visibility: wish.federated_visibility.unwrap_or(old.federated_visibility),
    })
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

fn known(timezone: &str) -> Answer<Tz> {
    Ok(timezone.trim().parse().map_err(|_| wrong("timezone", say!("event-timezone-unknown")))?)
}

fn read(field: &'static str, typed: &str, zone: Tz) -> Result<WallTime, Refusal> {
    WallTime::read(typed, zone).map_err(|why| unusable(field, why))
}

fn unusable(field: &'static str, why: Unusable) -> Refusal {
    wrong(field, why.sentence())
}

fn future(time: WallTime, now: Timestamp) -> Answer<WallTime> {
    if time.at > now { Ok(time) } else { Err(wrong("start_time", say!("event-time-past")).into()) }
}

fn line(typed: &str) -> Answer<String> {
    let line = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() < 3 {
        return Err(wrong("title", say!("event-title-short")).into());
    }
    if hides_letters(&line) {
        return Err(wrong("title", say!("event-title-hidden")).into());
    }
    Ok(line)
}

fn words(typed: Option<String>) -> Option<String> {
    typed.map(|text| text.split_whitespace().collect::<Vec<_>>().join(" ")).filter(|text| !text.is_empty())
}

fn trimmed(said: Accessibility) -> Accessibility {
    let text =
        |text: Option<String>| text.map(|text| without_tags(&text).trim().to_owned()).filter(|text| !text.is_empty());
    Accessibility {
        parking_details: text(said.parking_details),
        transit_details: text(said.transit_details),
        assistance_contact: text(said.assistance_contact),
        notes: text(said.notes),
        ..said
    }
}

/// Refuses a text of several lines in which something hides (see [`hides_letters`]).
fn seen_whole(field: &'static str, text: &str) -> Answer<()> {
    if hides(text) { Err(wrong(field, say!("event-text-hidden")).into()) } else { Ok(()) }
}

/// Whether something hides in a text of several lines.
pub(crate) fn hides(text: &str) -> bool {
    text.lines().any(|line| !line.trim().is_empty() && hides_letters(&line.replace('\t', " ")))
}

/// A text without HTML. A `<` that begins no tag stays, as in `1 < 2`. Source: spec events 2.1.
fn without_tags(text: &str) -> String {
    let begins = |after: &str| after.starts_with(|letter: char| letter.is_ascii_alphabetic() || "/!?".contains(letter));
    let (mut kept, mut rest) = (String::with_capacity(text.len()), text);
    while let Some((before, after)) = rest.split_once('<') {
        kept.push_str(before);
        match after.split_once('>') {
            Some((_, behind)) if begins(after) => rest = behind,
            _ => {
                kept.push('<');
                rest = after;
            }
        }
    }
    kept.push_str(rest);
    // What stood around a tag may make one.
    if kept.len() < text.len() { without_tags(&kept) } else { kept }
}

/// An address on the web, or none for a blank one.
fn address(field: &'static str, wish: Option<Option<String>>, old: Option<String>) -> Answer<Option<String>> {
    let Some(wish) = wish else { return Ok(old) };
    let Some(typed) = wish.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty()) else { return Ok(None) };
    if is_address(&typed) { Ok(Some(typed)) } else { Err(wrong(field, say!("event-address-unusable")).into()) }
}

/// An address of a picture: on the web, or of one that was uploaded.
fn picture(field: &'static str, wish: Option<Option<String>>, old: Option<String>) -> Answer<Option<String>> {
    let is_ours = |typed: &str| media::small_of(typed.trim()).is_some();
    match wish {
        Some(Some(typed)) if is_ours(&typed) => Ok(Some(typed.trim().to_owned())),
        wish => address(field, wish, old),
    }
}

/// Whether this is an address on the web: http or https, with a host, and nothing in it that is no letter of an address.
pub(crate) fn is_address(typed: &str) -> bool {
    let rest = ["https://", "http://"].iter().find_map(|scheme| {
        let (begin, rest) = typed.split_at_checked(scheme.len())?;
        begin.eq_ignore_ascii_case(scheme).then_some(rest)
    });
    let has_host = rest.is_some_and(|rest| rest.starts_with(|letter: char| letter.is_alphanumeric() || letter == '['));
    has_host && !typed.chars().any(|letter| letter.is_whitespace() || letter.is_control())
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;
    use crate::base::Failure;

    fn now() -> Timestamp {
        DateTime::from_timestamp(1_800_000_000, 0).unwrap()
    }

    fn wish() -> Wish {
        Wish {
            title: Some("Repair evening".to_owned()),
            description: Some("Bring what is broken.".to_owned()),
            start: Some("2030-05-01T18:00:00".to_owned()),
            end: Some(Some("2030-05-01T20:00:00".to_owned())),
            timezone: Some("Europe/Dublin".to_owned()),
            ..Wish::default()
        }
    }

    fn refused(wish: Wish) -> String {
        match drafted(wish, "UTC", None, now()) {
            Err(Failure::Refusal(refusal)) => refusal.items[0].field.clone().unwrap_or_default().into_owned(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_cannot_be_is_refused_by_its_name() {
        let text = |text: &str| Some(text.to_owned());
        let facts = Accessibility { step_free_access: Some(true), ..Accessibility::default() };
        for (wish, field) in [
            (Wish { title: text("ab  "), ..wish() }, "title"),
            (Wish { description: text("  "), ..wish() }, "description"),
            (Wish { start: text("2020-05-01T18:00:00"), ..wish() }, "start_time"),
            (Wish { start: text("2030-03-31T01:30:00"), ..wish() }, "start_time"),
            (Wish { end: Some(text("2030-05-01T18:00:00")), ..wish() }, "end_time"),
            (Wish { timezone: text("Mars/One"), ..wish() }, "timezone"),
            (Wish { is_all_day: Some(true), ..wish() }, "all_day"),
            (Wish { latitude: Some(Some(1.0)), ..wish() }, "longitude"),
            (Wish { accessibility: Some(Some(facts)), ..wish() }, "venue_accessibility"),
            (Wish { online_link: Some(text("javascript:alert(1)")), ..wish() }, "online_link"),
            (Wish { image_url: Some(text("https:// host")), ..wish() }, "image_url"),
            (Wish { description: text("Bring\n\u{202e}what is broken."), ..wish() }, "description"),
            (Wish { location: Some(text("Har\u{200b}bour")), ..wish() }, "location"),
        ] {
            assert_eq!(refused(wish.clone()), field, "{wish:?}");
        }
    }

    #[test]
    fn what_is_said_of_a_place_has_no_tags() {
        for (typed, kept) in [
            ("<b>Ramp</b> at the <i class=\"x\">side</i>", "Ramp at the side"),
            ("<<b>script>alert(1)</script>", "alert(1)"),
            ("1 < 2 > 0, <3", "1 < 2 > 0, <3"),
            ("<!-- nothing -->Two steps<br/>", "Two steps"),
        ] {
            assert_eq!(without_tags(typed), kept, "{typed}");
        }
    }

    #[test]
    fn another_zone_keeps_what_the_clock_shows() {
        let old = drafted(wish(), "UTC", Some(20), now()).unwrap();
        let moved = Wish { timezone: Some("Asia/Tokyo".to_owned()), ..Wish::default() };
        let new = applied(moved, old.clone(), now()).unwrap();
        assert_eq!((new.start.local, new.max_attendees), (old.start.local, Some(20)));
        assert_eq!(changed(&old, &new), ["start_time", "end_time", "timezone"]);
        assert!(on_calendars(&changed(&old, &new)) && matters(&changed(&old, &new)));
        assert_eq!(changed(&old, &applied(Wish::default(), old.clone(), now()).unwrap()), [""; 0]);
    }

    #[test]
    fn whole_days_begin_and_end_at_midnight() {
        let days = Wish {
            start: Some("2030-05-01".to_owned()),
            end: Some(Some("2030-05-03".to_owned())),
            is_all_day: Some(true),
            ..wish()
        };
        assert_eq!(drafted(days, "UTC", None, now()).unwrap().start.stored(), "2030-05-01T00:00:00");
    }
}
