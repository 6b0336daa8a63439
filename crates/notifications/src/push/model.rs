//! What may be sent where, what becomes of it, and when it is tried again: pure.

use std::time::Duration;

use chrono::TimeDelta;

use crate::base::{DomainEventId, MemberId, Timestamp};
use crate::language::Language;
use crate::words;

/// The same is not said again within this time (spec notifications 6.1.2).
pub const ONCE_WITHIN: TimeDelta = TimeDelta::seconds(60);

/// A message that did not arrive within this time is of no use any more.
pub const LASTS: TimeDelta = TimeDelta::hours(24);

/// So many browsers, and so many phones, has a member at most.
pub const MOST_TARGETS: i64 = 20;

/// So often a browser or phone is tried.
pub const MOST_TRIES: i64 = 6;

/// The wait after the first failure; it doubles with each further one.
const FIRST_WAIT: Duration = Duration::from_secs(30);

/// The longest wait that nobody asked for.
const LONGEST_WAIT: Duration = Duration::from_secs(60 * 60);

/// Of an error so many letters are kept (spec notifications 1, `push_log`).
const MOST_ERROR: usize = 2_000;

words! {
    /// By which way a message goes.
    pub enum Channel {
        /// To a browser.
        Web = "web",
        /// To a phone.
        Native = "native",
    }
}

words! {
    /// How far a message has come with one browser or phone.
    pub enum State {
        /// It may have been sent. Nobody sends it again, whatever became of whoever began.
        Begun = "begun",
        /// It certainly did not arrive, and is tried again.
        Again = "again",
        /// The push service has it.
        Sent = "sent",
        /// There is nobody any more.
        Gone = "gone",
        /// It did not arrive, or nobody knows, and it is not tried again.
        Failed = "failed",
    }
}

/// How a message as a whole ended (spec notifications 6.1.5).
pub use contract::push::PushOutcome as Status;

/// What a push service said, or did not say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It has the message.
    Sent,
    /// There is nobody any more: the browser or phone is to be forgotten.
    Gone,
    /// It certainly does not have it, and may take it later; after so long, if it said so.
    Again {
        /// How long it asked us to wait.
        after: Option<TimeDelta>,
        /// One line, without addresses.
        why: String,
    },
    /// It does not have it and never will, or nobody knows.
    Failed {
        /// One line, without addresses.
        why: String,
    },
}

impl Verdict {
    /// A failure for good.
    #[must_use]
    pub fn failed(why: impl Into<String>) -> Self {
        Self::Failed { why: why.into() }
    }

    /// A failure that may pass.
    #[must_use]
    pub fn again(after: Option<TimeDelta>, why: impl Into<String>) -> Self {
        Self::Again { after, why: why.into() }
    }

    /// The same, where nothing is tried again any more.
    #[must_use]
    pub fn for_good(self) -> Self {
        match self {
            Self::Again { why, .. } => Self::Failed { why },
            other => other,
        }
    }
}

/// When to try again after the `tries`th try of what was said at `said`; none if it is over. What the push service asked for counts, if it
/// is longer. `dice` spreads what failed together.
#[must_use]
pub fn next_try(tries: i64, said: Timestamp, now: Timestamp, asked: Option<TimeDelta>, dice: u32) -> Option<Timestamp> {
    if tries >= MOST_TRIES {
        return None;
    }
    let doublings = tries.saturating_sub(1).clamp(0, 31);
    let whole = FIRST_WAIT.saturating_mul(1 << doublings).min(LONGEST_WAIT);
    let own = whole / 2 + (whole / 2).mul_f64(f64::from(dice) / f64::from(u32::MAX));
    let own = TimeDelta::from_std(own).unwrap_or(LASTS);
    let wait = asked.map_or(own, |asked| asked.max(own));
    let due = now.checked_add_signed(wait)?;
    (due - said < LASTS).then_some(due)
}

/// For how many seconds from now on a push service keeps a message that is of use until then; 0 is now or never.
#[must_use]
pub fn keeps(until: Timestamp, now: Timestamp) -> i64 {
    (until - now).num_seconds().max(0)
}

/// What became of one message by each way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Browsers that have it.
    pub web_sent: i64,
    /// Browsers that do not.
    pub web_failed: i64,
    /// Phones that have it.
    pub native_sent: i64,
    /// Phones that do not.
    pub native_failed: i64,
    /// Why not, once each.
    pub errors: Vec<String>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// Whether a browser has it; none if there was no browser.
    pub web_ok: Option<bool>,
    /// Phones that have it.
    pub fcm_sent: i64,
    /// Phones that do not.
    pub fcm_failed: i64,
    /// How it ended.
    pub status: Status,
    /// Why it did not come everywhere.
    pub error: Option<String>,
}

impl Tally {
    /// Notes what became of it with one browser or phone. Whoever is gone is no failure.
    pub fn note(&mut self, channel: Channel, state: State, error: Option<&str>) {
        match (channel, state) {
            (Channel::Web, State::Sent) => self.web_sent += 1,
            (Channel::Native, State::Sent) => self.native_sent += 1,
            (_, State::Gone) => {}
            (Channel::Web, _) => self.web_failed += 1,
            (Channel::Native, _) => self.native_failed += 1,
        }
        if let (State::Failed | State::Again | State::Begun, Some(error)) = (state, error) {
            let error = format!("{channel}: {error}");
            if !self.errors.contains(&error) {
                self.errors.push(error);
            }
        }
    }

    /// Its line in the log; none if nothing was sent and nothing failed.
    #[must_use]
    pub fn logged(&self) -> Option<Logged> {
        let (sent, failed) = (self.web_sent + self.native_sent, self.web_failed + self.native_failed);
        let status = match (sent > 0, failed > 0) {
            (false, false) => return None,
            (true, false) => Status::Delivered,
            (true, true) => Status::Partial,
            (false, true) => Status::Failed,
        };
        let error: String = self.errors.join(" | ").chars().take(MOST_ERROR).collect();
        Some(Logged {
            web_ok: (self.web_sent + self.web_failed > 0).then_some(self.web_sent > 0),
            fcm_sent: self.native_sent,
            fcm_failed: self.native_failed,
            status,
            error: (!error.is_empty()).then_some(error),
        })
    }
}

/// Whether and how a message of some type goes to phones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnPhones {
    /// It does not.
    Never,
    /// As any other.
    Plainly,
    /// As loudly as phones can.
    Loudly,
}

/// Types for those who look after the community: no phone shows them (spec notifications 7.1).
const STAFF: &[&str] = &[
    "broker_review",
    "event_report_created",
    "exchange_needs_broker",
    "feed_report_created",
    "group_report_created",
    "job_flagged_spam",
    "listing_pending_review",
    "listing_report_created",
    "listing_risk_tagged",
    "marketplace_dispute_filed",
    "marketplace_enforcement",
    "marketplace_report_filed",
    "member_report_created",
    "new_event_created",
    "new_group_created",
    "new_listing_created",
    "new_user_registered",
    "new_vol_opp_created",
    "push_campaign_submitted",
    "registration_waiting",
    "social_report_created",
    "support_request_created",
];

/// Beginnings of such types.
const STAFF_BEGINNINGS: &[&str] = &["safeguarding_", "gdpr_", "admin_", "moderation_"];

/// Beginnings of types that stay away from phones: stories, and what members write to groups.
const QUIET_BEGINNINGS: &[&str] = &["story", "stories_", "group_chat", "group_message"];

/// Whether and how a message of this type goes to phones. Source: seed 2, "Dispatch behaviour" 8; spec notifications 7.1.
#[must_use]
pub fn on_phones(kind: &str) -> OnPhones {
    let begins = |beginnings: &[&str]| beginnings.iter().any(|beginning| kind.starts_with(beginning));
    if STAFF.contains(&kind) || begins(STAFF_BEGINNINGS) || begins(QUIET_BEGINNINGS) {
        return OnPhones::Never;
    }
    match kind.strip_prefix("caring") {
        Some(rest) if rest.split('_').any(|word| word == "emergency") => OnPhones::Loudly,
        Some(_) => OnPhones::Never,
        None => OnPhones::Plainly,
    }
}

/// The name of a type's own title among the sentences.
#[must_use]
pub fn title_name(kind: &str) -> String {
    format!("push-{}", kind.replace('_', "-"))
}

/// A message that is to be written down. [`super::enqueue`] takes one.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// To whom.
    pub to: MemberId,
    /// What it is about, such as `new_message`.
    pub kind: &'a str,
    /// The member's language.
    pub language: Language,
    /// Where it leads, relative to the app.
    pub link: &'a str,
    /// Only if its type has a title of its own.
    pub only_curated: bool,
    /// What happened.
    pub event: DomainEventId,
}

#[cfg(test)]
mod tests;
