//! Calendar files (RFC 5545). Pure.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use chrono::{DateTime, NaiveDateTime, Offset as _, TimeDelta, TimeZone as _, Utc};
use chrono_tz::{OffsetComponents as _, Tz};

use crate::base::Timestamp;

/// A line has so many bytes at most; what is longer goes on in the next one.
const LINE: usize = 75;

/// What calendars say of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It takes place.
    Confirmed,
    /// Nobody knows when.
    Tentative,
    /// It does not take place.
    Cancelled,
}

impl Standing {
    fn as_str(self) -> &'static str {
        match self {
            Self::Confirmed => "CONFIRMED",
            Self::Tentative => "TENTATIVE",
            Self::Cancelled => "CANCELLED",
        }
    }
}

/// A moment, and what the clock of the event's zone shows then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// What the clock shows.
    pub local: NaiveDateTime,
    /// The moment.
    pub at: Timestamp,
}

/// An event as calendars show it.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// By which calendars know it for ever.
    pub uid: String,
    /// Its name.
    pub title: String,
    /// Where more is said about it.
    pub details: String,
    /// Where it is shown.
    pub url: String,
    /// When it begins.
    pub start: Moment,
    /// When it ends.
    pub end: Moment,
    /// Its clock.
    pub zone: Tz,
    /// It is about days.
    pub is_all_day: bool,
    /// Whether it takes place.
    pub standing: Standing,
    /// The higher of two is the later one.
    pub sequence: i64,
    /// When it was changed last.
    pub updated_at: Timestamp,
}

/// A calendar of these events, with all that is needed to know their clocks.
#[must_use]
pub fn published(name: &str, entries: &[Entry], now: Timestamp) -> String {
    let mut file = File::begun("PUBLISH");
    file.line(&format!("X-WR-CALNAME:{}", text(name)));
    for (zone, (from, until)) in clocks(entries) {
        file.clock(zone, from, until);
    }
    for entry in entries {
        file.event(entry, now, &[]);
    }
    file.ended()
}

/// What a letter asks the reader's calendar to do (RFC 5546).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Show the event, as it is now.
    Request,
    /// Show it no more.
    Cancel,
}

impl Method {
    /// Its name.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Request => "REQUEST",
            Self::Cancel => "CANCEL",
        }
    }
}

/// Between whom an event is arranged: names and addresses of who invites and who comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parties {
    /// Who invites.
    pub organizer: (String, String),
    /// Who comes.
    pub attendee: (String, String),
}

/// One event, as the calendar of somebody who comes is asked to show it, or to show it no more.
#[must_use]
pub fn arranged(method: Method, entry: &Entry, parties: &Parties, now: Timestamp) -> String {
    let standing = if method == Method::Cancel { Standing::Cancelled } else { entry.standing };
    let entry = Entry { standing, ..entry.clone() };
    let (organizer, attendee) = (&parties.organizer, &parties.attendee);
    let state = if method == Method::Cancel { "DECLINED" } else { "ACCEPTED" };
    let arranged = [
        format!("ORGANIZER;CN={}:{}", quoted(&organizer.0), mailto(&organizer.1)),
        format!(
            "ATTENDEE;CN={};CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT={state};RSVP=FALSE:{}",
            quoted(&attendee.0),
            mailto(&attendee.1)
        ),
    ];
    let mut file = File::begun(method.as_str());
    for (zone, (from, until)) in clocks(std::slice::from_ref(&entry)) {
        file.clock(zone, from, until);
    }
    file.event(&entry, now, &arranged);
    file.ended()
}

/// A name as the value of a parameter, which can hold no quotes (RFC 5545, 3.2).
fn quoted(name: &str) -> String {
    let plain: String = name.chars().filter(|letter| !letter.is_control()).collect();
    format!("\"{}\"", plain.replace('"', "'"))
}

/// An address of mail as an address of the web (RFC 6068).
fn mailto(address: &str) -> String {
    let mut out = String::from("mailto:");
    for byte in address.bytes() {
        if byte.is_ascii_alphanumeric() || b"@.-_+~!$'*=".contains(&byte) {
            out.push(char::from(byte));
        } else {
            let _ = write!(out, "%{byte:02X}");
        }
    }
    out
}

/// The clocks that events name, each with the first and the last moment that is said on it.
fn clocks(entries: &[Entry]) -> impl Iterator<Item = (Tz, (Timestamp, Timestamp))> {
    let mut found: BTreeMap<&'static str, (Tz, (Timestamp, Timestamp))> = BTreeMap::new();
    for entry in entries.iter().filter(|entry| !entry.is_all_day && entry.zone != Tz::UTC) {
        let (start, end) = (entry.start.at, entry.end.at.max(entry.start.at));
        let known = found.entry(entry.zone.name()).or_insert((entry.zone, (start, end)));
        known.1 = (known.1.0.min(start), known.1.1.max(end));
    }
    found.into_values()
}

struct File(String);

impl File {
    /// With the lines that each begins with.
    fn begun(method: &str) -> Self {
        let mut file = Self(String::new());
        file.line("BEGIN:VCALENDAR");
        file.line("VERSION:2.0");
        file.line("PRODID:-//Timeweave//Events//EN");
        file.line("CALSCALE:GREGORIAN");
        file.line(&format!("METHOD:{method}"));
        file
    }

    fn ended(mut self) -> String {
        self.line("END:VCALENDAR");
        self.0
    }

    /// Writes a line, folded between letters.
    fn line(&mut self, line: &str) {
        let mut room = LINE;
        for letter in line.chars() {
            if letter.len_utf8() > room {
                self.0.push_str("\r\n ");
                room = LINE - 1;
            }
            self.0.push(letter);
            room -= letter.len_utf8();
        }
        self.0.push_str("\r\n");
    }

    fn event(&mut self, entry: &Entry, now: Timestamp, more: &[String]) {
        self.line("BEGIN:VEVENT");
        self.line(&format!("UID:{}", entry.uid));
        self.line(&format!("DTSTAMP:{}", utc(now)));
        self.line(&format!("LAST-MODIFIED:{}", utc(entry.updated_at)));
        self.line(&format!("SEQUENCE:{}", entry.sequence));
        self.line(&format!("DTSTART{}", said(entry, entry.start)));
        self.line(&format!("DTEND{}", said(entry, entry.end)));
        self.line(&format!("SUMMARY:{}", text(&entry.title)));
        self.line(&format!("DESCRIPTION:{}", text(&entry.details)));
        self.line(&format!("URL:{}", entry.url));
        self.line(&format!("STATUS:{}", entry.standing.as_str()));
        self.line("TRANSP:OPAQUE");
        for line in more {
            self.line(line);
        }
        self.line("END:VEVENT");
    }

    /// What a clock shows from one moment to another: one block for how it begins, and one for each time that it is put forward or back.
    fn clock(&mut self, zone: Tz, from: Timestamp, until: Timestamp) {
        let begin = from - TimeDelta::days(366);
        self.line("BEGIN:VTIMEZONE");
        self.line(&format!("TZID:{}", zone.name()));
        self.observance(zone, begin, offset(zone, begin));
        for at in turns(zone, begin, until + TimeDelta::days(366)) {
            self.observance(zone, at, offset(zone, at - TimeDelta::seconds(1)));
        }
        self.line("END:VTIMEZONE");
    }

    fn observance(&mut self, zone: Tz, at: Timestamp, before: i32) {
        let shown = at.with_timezone(&zone);
        let kind = if shown.offset().dst_offset() == TimeDelta::zero() { "STANDARD" } else { "DAYLIGHT" };
        // The beginning is said on the clock as it was before.
        let begins = at.naive_utc() + TimeDelta::seconds(before.into());
        self.line(&format!("BEGIN:{kind}"));
        self.line(&format!("DTSTART:{}", begins.format("%Y%m%dT%H%M%S")));
        self.line(&format!("TZOFFSETFROM:{}", signed(before)));
        self.line(&format!("TZOFFSETTO:{}", signed(offset(zone, at))));
        self.line(&format!("TZNAME:{}", shown.format("%Z")));
        self.line(&format!("END:{kind}"));
    }
}

/// When a clock is put forward or back between two moments.
fn turns(zone: Tz, from: Timestamp, until: Timestamp) -> Vec<Timestamp> {
    let mut found = Vec::new();
    let mut at = from;
    while at < until {
        let next = at + TimeDelta::days(1);
        if offset(zone, at) != offset(zone, next) {
            let (mut low, mut high) = (at, next);
            while high - low > TimeDelta::seconds(1) {
                let middle = low + (high - low) / 2;
                if offset(zone, middle) == offset(zone, low) { low = middle } else { high = middle }
            }
            // The halves are fractions of seconds; clocks turn at whole ones.
            found.push(DateTime::from_timestamp(high.timestamp(), 0).unwrap_or(high));
        }
        at = next;
    }
    found
}

fn offset(zone: Tz, at: Timestamp) -> i32 {
    zone.offset_from_utc_datetime(&at.naive_utc()).fix().local_minus_utc()
}

fn signed(seconds: i32) -> String {
    let (sign, size) = (if seconds < 0 { '-' } else { '+' }, seconds.abs());
    let mut out = format!("{sign}{:02}{:02}", size / 3_600, size / 60 % 60);
    if size % 60 != 0 {
        let _ = write!(out, "{:02}", size % 60);
    }
    out
}

fn utc(at: DateTime<Utc>) -> String {
    at.format("%Y%m%dT%H%M%SZ").to_string()
}

/// A moment of an event: a day; on its clock, if that shows it once; in UTC otherwise.
fn said(entry: &Entry, moment: Moment) -> String {
    if entry.is_all_day {
        return format!(";VALUE=DATE:{}", moment.local.format("%Y%m%d"));
    }
    let is_plain =
        matches!(entry.zone.from_local_datetime(&moment.local), chrono::LocalResult::Single(at) if at == moment.at);
    if entry.zone == Tz::UTC || !is_plain {
        return format!(":{}", utc(moment.at));
    }
    format!(";TZID={}:{}", entry.zone.name(), moment.local.format("%Y%m%dT%H%M%S"))
}

/// Words as a value (RFC 5545, 3.3.11).
fn text(words: &str) -> String {
    let mut out = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '\\' | ';' | ',' => out.extend(['\\', letter]),
            '\n' => out.push_str("\\n"),
            letter if letter.is_control() => {}
            letter => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const DUBLIN: Tz = Tz::Europe__Dublin;

    fn at(text: &str) -> Timestamp {
        DateTime::parse_from_rfc3339(text).unwrap().to_utc()
    }

    fn moment(text: &str, zone: Tz) -> Moment {
        let at = at(text);
        Moment { local: at.with_timezone(&zone).naive_local(), at }
    }

    fn entry(zone: Tz, start: &str, end: &str) -> Entry {
        Entry {
            uid: "1@events.timeweave".to_owned(),
            title: "Repair, mend; fix \\ more".to_owned(),
            details: "Details: https://harbour.example/events/1".to_owned(),
            url: "https://harbour.example/events/1".to_owned(),
            start: moment(start, zone),
            end: moment(end, zone),
            zone,
            is_all_day: false,
            standing: Standing::Confirmed,
            sequence: 2,
            updated_at: at("2030-01-01T00:00:00Z"),
        }
    }

    #[test]
    fn a_file_says_when_in_the_words_of_its_clock() {
        let file = published(
            "Harbour",
            &[entry(DUBLIN, "2030-05-01T17:00:00Z", "2030-05-01T19:00:00Z")],
            at("2030-02-01T00:00:00Z"),
        );
        for line in [
            "DTSTART;TZID=Europe/Dublin:20300501T180000",
            "DTEND;TZID=Europe/Dublin:20300501T200000",
            "SUMMARY:Repair\\, mend\\; fix \\\\ more",
            "TZID:Europe/Dublin",
            "DTSTART:20300331T010000",
            "DTSTART:20301027T020000",
            "SEQUENCE:2",
            "STATUS:CONFIRMED",
        ] {
            assert!(file.contains(&format!("\r\n{line}\r\n")), "{line}\n{file}");
        }
        assert!(file.starts_with("BEGIN:VCALENDAR\r\n") && file.ends_with("\r\nEND:VCALENDAR\r\n"));
    }

    #[test]
    fn what_a_clock_shows_twice_is_said_in_utc() {
        let later = entry(DUBLIN, "2030-10-27T01:30:00Z", "2030-10-27T03:00:00Z");
        assert_eq!(said(&later, later.start), ":20301027T013000Z");
        assert_eq!(said(&later, later.end), ";TZID=Europe/Dublin:20301027T030000");
        let zoneless = entry(Tz::UTC, "2030-05-01T17:00:00Z", "2030-05-01T19:00:00Z");
        let file = published("Harbour", std::slice::from_ref(&zoneless), zoneless.start.at);
        assert!(file.contains("DTSTART:20300501T170000Z") && !file.contains("VTIMEZONE"));
    }

    #[test]
    fn long_lines_go_on_between_letters() {
        let long = Entry { title: "ä".repeat(100), ..entry(Tz::UTC, "2030-05-01T17:00:00Z", "2030-05-01T19:00:00Z") };
        let file = published("Harbour", &[long], at("2030-02-01T00:00:00Z"));
        assert!(file.split("\r\n").all(|line| line.len() <= LINE));
        assert!(file.replace("\r\n ", "").contains(&"ä".repeat(100)));
    }

    #[test]
    fn offsets_are_signed() {
        assert_eq!(
            [signed(0), signed(-12_600), signed(20_700), signed(-1_521)],
            ["+0000", "-0330", "+0545", "-002521"]
        );
    }

    #[test]
    fn an_arrangement_names_two_and_nobody_smuggles_a_line_in() {
        let parties = Parties {
            organizer: ("Harbour \"Bank\"\r\nX-EVIL:1".to_owned(), "post@harbour.example".to_owned()),
            attendee: ("Änne; Ben, Co: x".to_owned(), "b\"e;n\r\n@harbour.example".to_owned()),
        };
        let one = entry(DUBLIN, "2030-05-01T17:00:00Z", "2030-05-01T19:00:00Z");
        let file = arranged(Method::Request, &one, &parties, one.updated_at).replace("\r\n ", "");
        for line in [
            "METHOD:REQUEST",
            "ORGANIZER;CN=\"Harbour 'Bank'X-EVIL:1\":mailto:post@harbour.example",
            "ATTENDEE;CN=\"Änne; Ben, Co: x\";CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:b%22e%3Bn%0D%0A@harbour.example",
            "STATUS:CONFIRMED",
        ] {
            assert!(file.contains(&format!("\r\n{line}\r\n")), "{line}\n{file}");
        }
        let gone = arranged(Method::Cancel, &one, &parties, one.updated_at);
        assert!(gone.contains("\r\nMETHOD:CANCEL\r\n") && gone.contains("\r\nSTATUS:CANCELLED\r\n"));
    }
}
