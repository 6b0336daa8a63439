//! Calendars: events of a period, one event as a file, and secret links that calendar programs subscribe to.
//!
//! A calendar shows when and what, and where to read more; never the place, the description or the way to take part over the internet.
//! Source: spec events 18.

use chrono::{DateTime, Datelike as _, Months, NaiveDate, TimeDelta, TimeZone as _, Utc};
use chrono_tz::Tz;
use contract::Code;
use sha2::{Digest as _, Sha256};

use super::ics::{self, Entry, Moment, Standing};
use super::model::{EventId, Operation};
use super::store::calendar::{self as store, CalendarRow, Feed};
use crate::base::{Answer, Failure, Refusal, Timestamp, text::hex};
use crate::call::{Call, Tenant};
use crate::language::{Language, Sentence};
use crate::members;
use crate::queue;
use crate::rules::EventRules;
use crate::say;
use crate::tenancy::{self, Tenants};

/// So many events a calendar shows at most.
const MOST: i64 = 2_000;

/// So many links a member has at a time.
const LINKS: i64 = 10;

/// How secrets begin.
const SECRET: &str = "nxc_";

/// So many letters of a secret its owner sees again.
const PREFIX: usize = 12;

/// What a period of the list, or of the file, may have in days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// The list: a month unless something is said.
    List,
    /// The file: from 30 days ago for 396 days unless something is said.
    File,
}

impl Reach {
    fn days(self) -> i64 {
        match self {
            Self::List => 366,
            Self::File => 396,
        }
    }
}

/// Days on the community's clock; the last one is not among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The first day.
    pub from: NaiveDate,
    /// The day after the last one.
    pub to: NaiveDate,
    /// The community's clock.
    pub zone: Tz,
}

impl Period {
    fn moments(self) -> (Timestamp, Timestamp) {
        (midnight(self.from, self.zone), midnight(self.to, self.zone))
    }
}

/// When a day begins on a clock; where the clock leaves midnight out, when it shows the first moment after it.
fn midnight(day: NaiveDate, zone: Tz) -> Timestamp {
    let local = day.and_time(chrono::NaiveTime::MIN);
    let shown = |hours| zone.from_local_datetime(&(local + TimeDelta::hours(hours))).earliest();
    shown(0).or_else(|| shown(1)).map_or_else(|| local.and_utc(), |at| at.to_utc())
}

/// The period that somebody asks for.
///
/// # Errors
/// 422 `EVENT_CALENDAR_RANGE_INVALID` for half a period, for one that ends before it begins, and for one that is too long.
fn period(
    said: (Option<NaiveDate>, Option<NaiveDate>),
    reach: Reach,
    zone: Tz,
    now: Timestamp,
) -> Result<Period, Refusal> {
    let wrong = |field| {
        let sentence = say!("event-calendar-range", most = reach.days());
        Refusal::new(Code::EventCalendarRangeInvalid, sentence).field(field)
    };
    let today = now.with_timezone(&zone).date_naive();
    let (from, to) = match (said, reach) {
        ((Some(from), Some(to)), _) => (from, to),
        ((Some(_), None), _) => return Err(wrong("to")),
        ((None, Some(_)), _) => return Err(wrong("from")),
        ((None, None), Reach::List) => {
            let first = today.with_day(1).unwrap_or(today);
            (first, first + Months::new(1))
        }
        ((None, None), Reach::File) => (today - TimeDelta::days(30), today + TimeDelta::days(366)),
    };
    let days = (to - from).num_days();
    let is_readable = (1970..=9998).contains(&from.year()) && to.year() <= 9999;
    if is_readable && (1..=reach.days()).contains(&days) { Ok(Period { from, to, zone }) } else { Err(wrong("to")) }
}

fn forbidden() -> Refusal {
    Refusal::new(Code::EventCalendarForbidden, say!("event-calendar-disabled"))
}

/// Whether calendars are for whoever asks.
fn open(call: &Call) -> Answer<()> {
    at_home(call)?;
    if call.community()?.rules::<EventRules>().calendar_feeds_enabled { Ok(()) } else { Err(forbidden().into()) }
}

fn at_home(call: &Call) -> Answer<()> {
    if call.member()?.tenant == call.tenant() { Ok(()) } else { Err(forbidden().into()) }
}

/// Events of a period that the viewer may see, the earliest first.
///
/// # Errors
/// 403 `EVENT_CALENDAR_FORBIDDEN` where the community has no calendars, and for somebody who is no member of it; 422 `EVENT_CALENDAR_RANGE_INVALID`.
pub async fn list(
    call: &Call,
    said: (Option<NaiveDate>, Option<NaiveDate>),
    reach: Reach,
) -> Answer<(Vec<CalendarRow>, Period)> {
    open(call)?;
    let viewer = call.member()?;
    let zone = queue::zone(&call.community()?.settings.timezone);
    let period = period(said, reach, zone, call.now())?;
    let rows = store::between(call, viewer.id, viewer.is_admin(), period.moments(), MOST).await?;
    Ok((rows, period))
}

/// A published event that the viewer may see.
///
/// # Errors
/// 404 `EVENT_NOT_FOUND` if there is none; 403 `EVENT_CALENDAR_FORBIDDEN` where the community has no calendars, and for somebody who is no member of it.
pub async fn one(call: &Call, id: EventId) -> Answer<CalendarRow> {
    open(call)?;
    let viewer = call.member()?;
    let found = store::one(call, viewer.id, viewer.is_admin(), id).await?;
    Ok(found.ok_or_else(|| Refusal::new(Code::EventNotFound, say!("event-missing")))?)
}

/// The viewer's links, the newest first.
///
/// # Errors
/// 403 `EVENT_CALENDAR_FORBIDDEN` for somebody who is no member of the community.
pub async fn feeds(call: &Call) -> Answer<Vec<Feed>> {
    at_home(call)?;
    Ok(store::feeds(call, call.me()?).await?)
}

/// Makes a link. Gives it with its secret, which is not kept.
///
/// # Errors
/// 403 `EVENT_CALENDAR_FORBIDDEN` where the community has no calendars, and for somebody who is no member of it; 409 `EVENT_CALENDAR_TOKEN_LIMIT` when the
/// viewer has ten.
pub async fn make_feed(call: &Call, label: Option<&str>) -> Answer<(Feed, String)> {
    open(call)?;
    let me = call.me()?;
    let label = label.map(str::trim).filter(|label| !label.is_empty());
    let secret = format!("{SECRET}{}", call.chance().secret());
    let mut tx = call.begin().await?;
    // Two links that are made at once are counted one after the other.
    if members::store::hold(&mut tx, &[me]).await?.is_empty() {
        return Err(forbidden().into());
    }
    if store::active(&mut tx, me).await? >= LINKS {
        let sentence = say!("event-calendar-links-many", most = LINKS);
        return Err(Refusal::new(Code::EventCalendarTokenLimit, sentence).into());
    }
    let prefix = secret.get(..PREFIX).unwrap_or(SECRET);
    let language = call.language().code();
    let made = store::insert_feed(&mut tx, me, label, digest(&secret), (prefix, language)).await?;
    tx.commit().await?;
    Ok((made, secret))
}

/// Revokes a link of the viewer's; nothing happens if it was revoked before.
///
/// # Errors
/// 404 `EVENT_CALENDAR_TOKEN_NOT_FOUND` if they have no such one.
pub async fn revoke_feed(call: &Call, id: i64) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    if store::revoke(&mut tx, me, id).await? == 0 {
        return Err(Refusal::new(Code::EventCalendarTokenNotFound, say!("event-calendar-link-missing")).into());
    }
    tx.commit().await
}

/// The calendar behind a link, as a file: what its member takes part in, and what they organize, from a year ago to two years from now.
///
/// # Errors
/// 404 `EVENT_CALENDAR_FEED_NOT_FOUND` for whatever is wrong.
pub async fn read_feed(call: &Call, slug: &str, feed: &str) -> Answer<String> {
    let missing = || Failure::from(Refusal::new(Code::EventCalendarFeedNotFound, say!("event-calendar-feed-missing")));
    let secret = feed.strip_suffix(".ics").filter(|secret| is_secret(secret)).ok_or_else(missing)?;
    let tenant = call.room::<Tenants>()?.by_slug(call.world(), slug).await?;
    let open =
        |tenant: &Tenant| tenant.active && tenant.has("events") && tenant.rules::<EventRules>().calendar_feeds_enabled;
    let tenant = tenant.filter(|tenant| open(tenant)).ok_or_else(missing)?;
    let address = tenancy::base_url(Some(&tenant), &call.visit().base_url);
    let call = call.in_community(tenant, address);
    let mut tx = call.begin().await?;
    // Who revokes it meanwhile waits, or was first.
    let feed = store::use_feed(&mut tx, digest(secret)).await?.ok_or_else(missing)?;
    tx.commit().await?;
    let now = call.now();
    let moments = (now - TimeDelta::days(365), now + TimeDelta::days(730));
    let rows = store::own(&call, feed.user_id, moments, MOST).await?;
    file(&call, &rows, Language::of(&feed.language))
}

fn is_secret(text: &str) -> bool {
    let digits = text.strip_prefix(SECRET).unwrap_or_default();
    digits.len() == 64 && digits.bytes().all(|letter| letter.is_ascii_digit() || (b'a'..=b'f').contains(&letter))
}

fn digest(secret: &str) -> [u8; 32] {
    Sha256::digest(secret).into()
}

/// The path of a calendar behind a link.
#[must_use]
pub fn feed_path(slug: &str, secret: &str) -> String {
    format!("/api/v2/events/calendar/personal/{slug}/{secret}.ics")
}

/// An event as calendars show it, in a language.
///
/// # Errors
/// A fault if what is stored is no time, or the call is in no community.
pub fn entry(call: &Call, row: &CalendarRow, language: Language) -> Answer<Entry> {
    entry_at(call, row, language, format!("{}/events/{}", call.visit().base_url, row.id))
}

/// The same with the address where the event is shown.
///
/// # Errors
/// As [`entry`].
pub(super) fn entry_at(call: &Call, row: &CalendarRow, language: Language, url: String) -> Answer<Entry> {
    let tenant = call.tenant();
    let key = row.occurrence_key.clone().unwrap_or_else(|| format!("event:{tenant}:{}", row.id));
    let (start, end) = row.moments()?;
    Ok(Entry {
        uid: format!("{}@events.timeweave", hex(&Sha256::digest(format!("event|{tenant}|{}|{key}", row.id))[..20])),
        title: row.title.clone(),
        details: put(&say!("event-calendar-details", link = url.clone()), language),
        url,
        start,
        end,
        zone: row.zone(),
        is_all_day: row.is_all_day,
        standing: match row.operational_state {
            Operation::Scheduled | Operation::Completed => Standing::Confirmed,
            Operation::Postponed => Standing::Tentative,
            Operation::Cancelled => Standing::Cancelled,
        },
        sequence: row.calendar_sequence + row.lifecycle_version,
        updated_at: row.updated_at,
    })
}

/// Events as a file.
///
/// # Errors
/// A fault if what is stored is no time, or the call is in no community.
pub fn file(call: &Call, rows: &[CalendarRow], language: Language) -> Answer<String> {
    let entries = rows.iter().map(|row| entry(call, row, language)).collect::<Answer<Vec<_>>>()?;
    let name = put(&say!("event-calendar-name", place = call.community()?.name.clone()), language);
    Ok(ics::published(&name, &entries, call.now()))
}

fn put(sentence: &Sentence, language: Language) -> String {
    sentence.put(language, None)
}

/// A link that puts an event into Google's calendar.
#[must_use]
pub fn google(entry: &Entry) -> String {
    let moment = |moment: Moment| {
        if entry.is_all_day {
            moment.local.format("%Y%m%d").to_string()
        } else {
            moment.at.format("%Y%m%dT%H%M%SZ").to_string()
        }
    };
    let dates = format!("{}/{}", moment(entry.start), moment(entry.end));
    query(
        "https://calendar.google.com/calendar/render",
        &[
            ("action", "TEMPLATE"),
            ("text", &entry.title),
            ("dates", &dates),
            ("details", &entry.details),
            ("ctz", entry.zone.name()),
        ],
    )
}

/// A link that puts an event into Outlook's calendar.
#[must_use]
pub fn outlook(entry: &Entry) -> String {
    let moment = |moment: Moment| {
        if entry.is_all_day {
            moment.local.format("%Y-%m-%d").to_string()
        } else {
            moment.at.format("%Y-%m-%dT%H:%M:%SZ").to_string()
        }
    };
    query(
        "https://outlook.live.com/calendar/0/deeplink/compose",
        &[
            ("path", "/calendar/action/compose"),
            ("rru", "addevent"),
            ("subject", &entry.title),
            ("startdt", &moment(entry.start)),
            ("enddt", &moment(entry.end)),
            ("body", &entry.details),
            ("allday", if entry.is_all_day { "true" } else { "false" }),
        ],
    )
}

fn query(address: &str, said: &[(&str, &str)]) -> String {
    let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(said).finish();
    format!("{address}?{query}")
}

/// A moment as a list says it: on the clock of its zone with the offset, or a day.
#[must_use]
pub fn written(entry: &Entry, moment: Moment) -> String {
    if entry.is_all_day {
        return moment.local.format("%Y-%m-%d").to_string();
    }
    let at: DateTime<Utc> = moment.at;
    at.with_timezone(&entry.zone).format("%Y-%m-%dT%H:%M:%S%:z").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    #[test]
    fn a_period_is_whole_and_not_too_long() {
        let zone = Tz::Europe__Dublin;
        // Half past midnight on 1 May in Dublin is still April in UTC.
        let now = DateTime::parse_from_rfc3339("2030-04-30T23:30:00Z").unwrap().to_utc();
        let asked = |from: Option<&str>, to: Option<&str>, reach| {
            period((from.map(day), to.map(day)), reach, zone, now)
                .map(|period| (period.from.to_string(), period.to.to_string()))
                .map_err(|refusal| refusal.items[0].field.clone().unwrap_or_default().into_owned())
        };
        let days = |from: &str, to: &str| Ok((from.to_owned(), to.to_owned()));
        assert_eq!(asked(None, None, Reach::List), days("2030-05-01", "2030-06-01"));
        assert_eq!(asked(None, None, Reach::File), days("2030-04-01", "2031-05-02"));
        assert_eq!(asked(Some("2030-01-01"), Some("2031-01-02"), Reach::List), days("2030-01-01", "2031-01-02"));
        for (from, to, field) in [
            (Some("2030-01-01"), None, "to"),
            (None, Some("2030-01-01"), "from"),
            (Some("2030-01-01"), Some("2030-01-01"), "to"),
            (Some("2030-01-01"), Some("2031-01-03"), "to"),
        ] {
            assert_eq!(asked(from, to, Reach::List), Err(field.to_owned()), "{from:?} {to:?}");
        }
    }

    #[test]
    fn a_day_without_midnight_begins_an_hour_later() {
        let begins = midnight(day("2030-03-31"), Tz::Asia__Beirut);
        assert_eq!(begins.to_rfc3339(), "2030-03-30T22:00:00+00:00");
    }

    #[test]
    fn a_secret_is_told_from_other_words() {
        assert!(is_secret(&format!("nxc_{}", "0f".repeat(32))));
        for text in ["", "nxc_", &format!("nxc_{}", "0F".repeat(32)), &"0f".repeat(34)] {
            assert!(!is_secret(text), "{text}");
        }
    }
}
