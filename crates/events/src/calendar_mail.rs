//! What letters about an event tell the calendar of whoever reads them (RFC 5546 and 6047).
//!
//! | letter | the reader takes part | they took part once |
//! |---|---|---|
//! | registered, accepted, changed, postponed, takes place after all | `REQUEST` | nothing: another letter says so |
//! | cancelled, withdrawn, place cancelled | nothing: they registered anew | `CANCEL` |
//!
//! It is said as they stand when the letter leaves, so letters that come late undo nothing. The event is the one that calendars know from files and links: the same
//! `UID`, and a `SEQUENCE` that grows. There is no place in it and no way to take part over the internet. Letters about a series as a whole say nothing to calendars.
//!
//! Source: spec events 18; contract/decisions/events.md.

use super::calendar::entry_at;
use super::ics::{self, Method, Parties};
use super::model::{EventId, Operation, Publication, Registration};
use super::notices;
use super::store::calendar::{self as store, LetterStanding};
use crate::base::{Answer, MemberId};
use crate::call::Call;
use crate::language::Language;
use crate::rules::EventRules;

/// A letter that is about to leave.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The kind of what it tells.
    pub kind: &'a str,
    /// Where it leads, as its line says.
    pub link: &'a str,
    /// The same as an absolute address.
    pub url: &'a str,
    /// In which language it is.
    pub language: Language,
}

/// What a letter tells the reader's calendar, if it tells anything: what to do, and the file.
///
/// # Errors
/// A fault if the database fails, or what is stored is no time.
pub async fn part(
    call: &Call,
    reader: MemberId,
    asked: &Asked<'_>,
    parties: &Parties,
) -> Answer<Option<(Method, String)>> {
    let Some((meant, event)) = notices::for_calendars(asked.kind).zip(event_of(asked.link)) else { return Ok(None) };
    if !call.community()?.rules::<EventRules>().calendar_feeds_enabled {
        return Ok(None);
    }
    let Some(found) = store::for_letter(call, event, reader).await? else { return Ok(None) };
    let Some(method) = method(meant, found.standing, found.row.operational_state) else { return Ok(None) };
    let entry = entry_at(call, &found.row, asked.language, asked.url.to_owned())?;
    Ok(Some((method, ics::arranged(method, &entry, parties, call.now()))))
}

/// The event to which a line of the bell leads.
fn event_of(link: &str) -> Option<EventId> {
    let number = link.strip_prefix("/events/").or_else(|| link.strip_prefix("/events?event="))?;
    number.parse::<i64>().ok().map(Into::into)
}

/// What is said to a calendar, of what a letter means to say.
fn method(meant: Method, standing: LetterStanding, operation: Operation) -> Option<Method> {
    let takes_part = standing.registration == Some(Registration::Confirmed)
        && standing.publication_state == Publication::Published
        && operation != Operation::Cancelled;
    let fits = match meant {
        Method::Request => takes_part,
        Method::Cancel => !takes_part && standing.confirmed_at.is_some(),
    };
    fits.then_some(meant)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Timestamp;

    #[test]
    fn a_line_leads_to_its_event() {
        assert_eq!(event_of("/events/12"), Some(12.into()));
        assert_eq!(event_of("/events?event=12"), Some(12.into()));
        for other in ["/events", "/events/x", "/events/12/staff", "/listings/12", ""] {
            assert_eq!(event_of(other), None, "{other}");
        }
    }

    #[test]
    fn what_comes_late_undoes_nothing() {
        let stands = |registration, once: bool| LetterStanding {
            publication_state: Publication::Published,
            registration,
            confirmed_at: once.then_some(Timestamp::UNIX_EPOCH),
        };
        let (here, gone) = (Some(Registration::Confirmed), Some(Registration::Cancelled));
        let scheduled = Operation::Scheduled;
        for (meant, standing, operation, said) in [
            (Method::Request, stands(here, true), scheduled, Some(Method::Request)),
            (Method::Request, stands(here, true), Operation::Postponed, Some(Method::Request)),
            (Method::Request, stands(gone, true), scheduled, None),
            (Method::Request, stands(here, true), Operation::Cancelled, None),
            (Method::Cancel, stands(gone, true), Operation::Cancelled, Some(Method::Cancel)),
            (Method::Cancel, stands(gone, true), scheduled, Some(Method::Cancel)),
            (Method::Cancel, stands(gone, false), scheduled, None),
            (Method::Cancel, stands(here, true), scheduled, None),
        ] {
            assert_eq!(method(meant, standing, operation), said, "{meant:?} {standing:?} {operation:?}");
        }
    }
}
