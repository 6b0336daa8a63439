//! One mail to one person.

use std::time::SystemTime;

use lettre::Address;
use lettre::error::Error as MakeError;
use lettre::message::header::{ContentTransferEncoding, ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, Body, Mailbox as LettreMailbox, Message, MultiPart, SinglePart};

use crate::base::Timestamp;

/// The longest subject, in letters: what lists of mails show, and some more.
const LONGEST_SUBJECT: usize = 150;

/// A name with its address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mailbox {
    /// How the person is called; may be empty.
    pub name: String,
    /// The address.
    pub address: String,
}

/// What a letter tells the reader's calendar (RFC 6047).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalendarPart {
    /// What the calendar is asked to do: `REQUEST` or `CANCEL`.
    pub method: &'static str,
    /// The calendar (RFC 5545), which says the same.
    pub file: String,
}

/// One mail to one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// Whom it is for.
    pub to: Mailbox,
    /// Who writes.
    pub from: Mailbox,
    /// Where answers go, if not to `from`.
    pub reply_to: Option<String>,
    /// The subject. Line breaks and other control characters become spaces.
    pub subject: String,
    /// The part for programs that show HTML.
    pub html: String,
    /// The same for all others.
    pub text: String,
    /// The same for calendars.
    pub calendar: Option<CalendarPart>,
    /// The language of both (BCP 47).
    pub language: &'static str,
    /// `Message-ID` without brackets: the same for every attempt, so that a receiver can recognise a repetition.
    pub message_id: String,
    /// The address that ends mails of this kind with one POST (RFC 8058); none where nobody can.
    pub unsubscribe: Option<String>,
    /// When it was written.
    pub date: Timestamp,
}

impl Letter {
    /// The letter as it goes over the wire.
    ///
    /// Says that no person wrote it (`Auto-Submitted`, RFC 3834), so that absence notes do not answer.
    pub(super) fn message(&self) -> Result<Message, String> {
        let date = SystemTime::from(self.date);
        let mut builder = Message::builder()
            .date(date)
            .from(mailbox(&self.from)?)
            .to(mailbox(&self.to)?)
            .subject(short(&one_line(&self.subject)))
            .message_id(Some(format!("<{}>", one_line(&self.message_id))))
            .raw_header(header("Auto-Submitted", "auto-generated"))
            .raw_header(header("X-Auto-Response-Suppress", "All"))
            .raw_header(header("Content-Language", self.language));
        if let Some(reply_to) = &self.reply_to {
            builder = builder.reply_to(LettreMailbox::new(None, address(reply_to)?));
        }
        if let Some(link) = &self.unsubscribe {
            builder = builder
                .raw_header(whole("List-Unsubscribe", format!("<{}>", one_line(link))))
                .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        let parts = MultiPart::alternative()
            // As every name in a letter, made of its identity: the same letter has the same bytes.
            .boundary(boundary("", &self.message_id))
            .singlepart(part(ContentType::TEXT_PLAIN, &self.text))
            .singlepart(part(ContentType::TEXT_HTML, &self.html));
        let parts = match &self.calendar {
            None => parts,
            Some(calendar) => with_calendar(parts, calendar, &self.message_id)?,
        };
        builder.multipart(parts).map_err(|error: MakeError| error.to_string())
    }
}

/// A letter as calendars look for it: an alternative that programs act on, and a file for whoever opens it by hand.
fn with_calendar(parts: MultiPart, calendar: &CalendarPart, message_id: &str) -> Result<MultiPart, String> {
    let kind = format!("text/calendar; method={}; charset=utf-8", calendar.method);
    let kind = ContentType::parse(&kind).map_err(|error| error.to_string())?;
    let body = || Body::new_with_encoding(calendar.file.clone(), ContentTransferEncoding::Base64);
    let body = || body().map_err(|_| "a calendar cannot be written".to_owned());
    let named = ContentType::parse("application/ics; name=\"invite.ics\"").map_err(|error| error.to_string())?;
    let parts = parts.singlepart(SinglePart::builder().header(kind).body(body()?));
    Ok(MultiPart::mixed()
        .boundary(boundary("_", message_id))
        .multipart(parts)
        .singlepart(Attachment::new("invite.ics".to_owned()).body(body()?, named)))
}

fn part(kind: ContentType, body: &str) -> SinglePart {
    SinglePart::builder().header(kind).header(ContentTransferEncoding::QuotedPrintable).body(body.to_owned())
}

/// A line that cannot stand in a quoted-printable part, because it has a `=_`.
fn boundary(mark: &str, message_id: &str) -> String {
    let plain: String = message_id.chars().filter(char::is_ascii_alphanumeric).take(40).collect();
    format!("=_{mark}{plain}")
}

fn header(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
}

/// A header whose ASCII value must stay in one piece: a folded link is none.
fn whole(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::dangerous_new_pre_encoded(HeaderName::new_from_ascii_str(name), value.clone(), value)
}

pub(super) fn address(text: &str) -> Result<Address, String> {
    // What is said of a bad address must not repeat it: it goes into logs.
    text.parse().map_err(|error: lettre::address::AddressError| error.to_string())
}

fn mailbox(of: &Mailbox) -> Result<LettreMailbox, String> {
    let name = one_line(&of.name);
    Ok(LettreMailbox::new((!name.is_empty()).then_some(name), address(&of.address)?))
}

/// A text that can stand in a header: one line, without control characters and without marks that change the direction of what
/// follows.
#[must_use]
pub fn one_line(text: &str) -> String {
    let plain = text.chars().filter(|letter| !turns(*letter)).map(|letter| if breaks(letter) { ' ' } else { letter });
    let mut line = String::with_capacity(text.len());
    for letter in plain {
        if letter != ' ' || !line.ends_with(' ') {
            line.push(letter);
        }
    }
    line.trim().to_owned()
}

fn breaks(letter: char) -> bool {
    letter.is_control() || letter.is_whitespace() || matches!(letter, '\u{2028}' | '\u{2029}')
}

/// Whether a letter turns the direction of others.
fn turns(letter: char) -> bool {
    matches!(letter, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{200E}' | '\u{200F}' | '\u{061C}')
}

fn short(line: &str) -> String {
    if line.chars().count() <= LONGEST_SUBJECT {
        return line.to_owned();
    }
    line.chars().take(LONGEST_SUBJECT - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter() -> Letter {
        Letter {
            to: Mailbox { name: "Ben \"the\" Ångström".to_owned(), address: "ben@harbour.example".to_owned() },
            from: Mailbox { name: "Harbour".to_owned(), address: "post@timeweave.example".to_owned() },
            reply_to: None,
            subject: "Hello".to_owned(),
            html: "<p>Hello</p>".to_owned(),
            text: "Hello".to_owned(),
            calendar: None,
            language: "en",
            message_id: "abc.1@timeweave.example".to_owned(),
            unsubscribe: Some(format!(
                "https://harbour.example/api/v2/notifications/unsubscribe?token={}",
                "x".repeat(150)
            )),
            date: Timestamp::UNIX_EPOCH,
        }
    }

    fn written(letter: &Letter) -> String {
        String::from_utf8(letter.message().unwrap().formatted()).unwrap()
    }

    #[test]
    fn nobody_smuggles_a_header_in() {
        let hostile = "x\r\nBcc: everybody@harbour.example\r\n\r\nbody";
        let mut bad = letter();
        bad.subject = hostile.to_owned();
        bad.to.name = hostile.to_owned();
        bad.from.name = hostile.to_owned();
        bad.message_id = "a\r\nBcc: everybody@harbour.example".to_owned();
        bad.unsubscribe = Some("https://a/\r\nBcc: everybody@harbour.example".to_owned());
        let written = written(&bad);
        let head = written.split("\r\n\r\n").next().unwrap();
        assert!(!head.lines().any(|line| line.to_ascii_lowercase().starts_with("bcc")), "{head}");
        assert!(!head.contains("\r\nbody"), "{head}");
        for address in ["a@b\r\nRCPT TO:<c@d>", "a b@c", "a@b>c", ""] {
            bad.to.address = address.to_owned();
            assert!(bad.message().is_err(), "{address:?}");
        }
    }

    #[test]
    fn a_link_to_unsubscribe_stays_in_one_piece() {
        let written = written(&letter());
        assert!(written.contains(&format!("List-Unsubscribe: <{}>\r\n", letter().unsubscribe.unwrap())), "{written}");
        assert!(written.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"), "{written}");
        let none = Letter { unsubscribe: None, ..letter() };
        assert!(!self::written(&none).contains("List-Unsubscribe"));
    }

    #[test]
    fn a_calendar_stands_beside_the_words_and_as_a_file() {
        let file = "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n".to_owned();
        let calendar = Some(CalendarPart { method: "REQUEST", file });
        let with = Letter { calendar, ..letter() };
        let written = written(&with);
        assert_eq!(written, self::written(&with), "the same bytes each time");
        for line in [
            "Content-Type: multipart/mixed;",
            "Content-Type: multipart/alternative;",
            "Content-Type: text/calendar; method=REQUEST; charset=utf-8\r\n",
            "Content-Disposition: attachment; filename=\"invite.ics\"\r\n",
        ] {
            assert_eq!(written.matches(line).count(), 1, "{line}\n{written}");
        }
        assert!(!self::written(&letter()).contains("calendar"));
    }

    #[test]
    fn the_same_letter_has_the_same_bytes() {
        assert_eq!(written(&letter()), written(&letter()));
    }

    #[test]
    fn a_header_is_one_line_and_turns_nothing_around() {
        for (text, line) in [
            ("a\r\nb\tc", "a b c"),
            ("  a \u{0} b ", "a b"),
            ("\u{202E}evil\u{202C} \u{2067}x\u{2069}", "evil x"),
            ("line\u{2028}line", "line line"),
            ("Größe 漢字 مرحبا", "Größe 漢字 مرحبا"),
        ] {
            assert_eq!(one_line(text), line, "{text:?}");
        }
        assert_eq!(short(&"ä".repeat(200)).chars().count(), LONGEST_SUBJECT);
    }
}
