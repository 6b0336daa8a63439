//! How far a broadcast has come, and what may be done with it then. Pure.
//!
//! | | `draft` | `scheduled` | `sending` | `sent` | `cancelled` |
//! |---|---|---|---|---|---|
//! | revise | `draft` | `draft` | | | |
//! | schedule | `scheduled`, `sending` | `scheduled`, `sending` | | | |
//! | cancel | `cancelled` | `cancelled` | `cancelled` | | `cancelled` |
//! | retry | | | `sending` | | |

use chrono::TimeDelta;
use contract::Code;

use crate::base::name::hides_letters;
use crate::base::text::one_line;
use crate::base::{Refusal, Rules, Timestamp};
use crate::draft::hides;
use crate::ids;
use crate::language::Sentence;
use crate::say;

/// How far it has come.
pub use contract::event_broadcasts::EventBroadcastStatus as Status;

/// To whom it goes.
pub use contract::event_broadcasts::EventBroadcastSegment as Segment;

ids! {
    /// Something that is told to all who take part.
    BroadcastId,
}

/// So many broadcasts an event has at most.
pub const MOST: i64 = 100;

/// So far ahead one is scheduled at most.
const AHEAD: TimeDelta = TimeDelta::days(366);

/// A broadcast that has not moved for so long stands still.
pub const STILL: TimeDelta = TimeDelta::minutes(10);

/// What is done with a broadcast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// It says something else, or goes to others.
    Revise,
    /// It is sent, now or later.
    Schedule,
    /// Nobody gets it any more.
    Cancel,
    /// It stands still, and goes on.
    Retry,
}

/// Whether something may be done with it.
#[must_use]
pub fn may_follow(step: Step, status: Status) -> bool {
    match status {
        Status::Draft | Status::Scheduled => step != Step::Retry,
        Status::Sending => matches!(step, Step::Cancel | Step::Retry),
        Status::Cancelled => step == Step::Cancel,
        Status::Sent => false,
    }
}

/// An input that cannot be used.
#[must_use]
pub fn wrong(field: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(Code::EventBroadcastValidationFailed, sentence).field(field)
}

/// When it is sent.
///
/// # Errors
/// 422 `EVENT_BROADCAST_VALIDATION_FAILED` on `scheduled_at` for a moment that is past or too far away.
pub fn moment(said: Option<Timestamp>, now: Timestamp) -> Result<Timestamp, Refusal> {
    match said {
        None => Ok(now),
        Some(at) if at > now && at <= now + AHEAD => Ok(at),
        Some(_) => Err(wrong("scheduled_at", say!("event-broadcast-moment"))),
    }
}

/// What is said, without blanks around it: a subject of one line, which stands at the head of letters, and a text.
///
/// # Errors
/// 422 `EVENT_BROADCAST_VALIDATION_FAILED` where nothing is left, and where letters hide.
pub fn words(subject: &str, body: &str) -> Result<(String, String), Refusal> {
    let (subject, body) = (one_line(subject), body.trim());
    let mut rules = Rules::default();
    for (field, is_empty, hides, sentence) in [
        ("subject", subject.is_empty(), hides_letters(&subject), say!("title-unseen-letters")),
        ("body", body.is_empty(), hides(body), say!("event-text-hidden")),
    ] {
        if is_empty {
            rules.note(wrong(field, say!("event-broadcast-empty")));
        } else if hides {
            rules.note(wrong(field, sentence));
        }
    }
    rules.kept()?;
    Ok((subject, body.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_follow_is_this_table() {
        let rows = [Step::Revise, Step::Schedule, Step::Cancel, Step::Retry].map(|step| {
            let all = Status::ALL.iter().filter(|status| may_follow(step, **status)).map(|status| status.as_str());
            format!("{step:?}: {}", all.collect::<Vec<_>>().join(" "))
        });
        assert_eq!(
            rows,
            [
                "Revise: draft scheduled",
                "Schedule: draft scheduled",
                "Cancel: draft scheduled sending cancelled",
                "Retry: sending"
            ]
        );
    }

    #[test]
    fn a_subject_is_one_line_that_can_be_seen() {
        assert_eq!(
            words(" Bring\nsoup ", " and\nspoons ").unwrap(),
            ("Bring soup".to_owned(), "and\nspoons".to_owned())
        );
        for (subject, body, fields) in [
            ("", " ", &["subject", "body"][..]),
            ("\u{202e}puos", "x", &["subject"]),
            ("\u{200b}", "so\u{200b}up", &["subject", "body"]),
        ] {
            let told = words(subject, body).unwrap_err();
            assert_eq!(told.items.iter().filter_map(|item| item.field.as_deref()).collect::<Vec<_>>(), fields);
        }
    }

    #[test]
    fn a_moment_is_ahead_and_not_far() {
        let now = Timestamp::UNIX_EPOCH;
        assert_eq!(moment(None, now).unwrap(), now);
        assert!(moment(Some(now + TimeDelta::days(366)), now).is_ok());
        for at in [now, now - TimeDelta::seconds(1), now + TimeDelta::days(367)] {
            assert!(moment(Some(at), now).is_err());
        }
    }
}
