//! States of what waits to be sent, and what becomes of it: pure.

use chrono::TimeDelta;
use contract::members::AccountStatus;

use super::unsubscribe::topic;
use crate::base::Timestamp;
use crate::mail::Outcome;
use crate::notifications::prefs::model::{Frequency, Preferences};
use crate::queue::Fate;
use crate::words;

words! {
    /// Where something that is to be sent stands.
    pub enum Status {
        /// It waits until it is due.
        Pending = "pending",
        /// Its letter is on its way; or it was, when whoever sent it crashed.
        Processing = "processing",
        /// The mail server has taken it.
        Sent = "sent",
        /// It was given up.
        Failed = "failed",
        /// Nobody wants it any more.
        Suppressed = "suppressed",
    }
}

/// What happens to something that is to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// Its letter goes on its way.
    Begin,
    /// The mail server has taken the letter.
    Accepted,
    /// The attempt came to nothing, and there may be another one.
    Again,
    /// The attempt came to nothing for good.
    GiveUp,
    /// It is handed back untried: the server is away, or the address has had enough for now.
    HandBack,
    /// The member wants none of it, or the address takes none.
    Unwanted,
    /// Nobody is there to read it, or it has waited too long.
    Gone,
}

impl Trigger {
    /// All of them.
    pub const ALL: &[Self] =
        &[Self::Begin, Self::Accepted, Self::Again, Self::GiveUp, Self::HandBack, Self::Unwanted, Self::Gone];
}

/// A legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Where it stands.
    pub from: Status,
    /// What happens.
    pub on: Trigger,
    /// Where it stands then.
    pub to: Status,
}

const fn on(from: Status, on: Trigger, to: Status) -> Move {
    Move { from, on, to }
}

/// What may happen. Anything else is a mistake of ours. What a crash found on its way begins once more, and so does what was given up and revived.
/// Source: spec notifications 11.1.
pub const MOVES: &[Move] = &[
    on(Status::Pending, Trigger::Begin, Status::Processing),
    on(Status::Processing, Trigger::Begin, Status::Processing),
    on(Status::Failed, Trigger::Begin, Status::Processing),
    on(Status::Pending, Trigger::Again, Status::Pending),
    on(Status::Pending, Trigger::HandBack, Status::Pending),
    on(Status::Pending, Trigger::GiveUp, Status::Failed),
    on(Status::Pending, Trigger::Gone, Status::Failed),
    on(Status::Pending, Trigger::Unwanted, Status::Suppressed),
    on(Status::Processing, Trigger::Accepted, Status::Sent),
    on(Status::Processing, Trigger::Again, Status::Pending),
    on(Status::Processing, Trigger::HandBack, Status::Pending),
    on(Status::Processing, Trigger::GiveUp, Status::Failed),
    on(Status::Processing, Trigger::Gone, Status::Failed),
    on(Status::Processing, Trigger::Unwanted, Status::Suppressed),
];

/// Where it stands then, if that may happen.
#[must_use]
pub fn step(from: Status, trigger: Trigger) -> Option<Status> {
    MOVES.iter().find(|one| one.from == from && one.on == trigger).map(|one| one.to)
}

/// So often a letter is tried.
pub const ATTEMPTS: i64 = 3;

/// Which attempt the next one is at something that was tried so often; none if a crash found the last one on its way. What was given up and revived
/// begins anew.
#[must_use]
pub fn next_attempt(found: Status, attempts: i64) -> Option<i64> {
    match found {
        Status::Failed => Some(1),
        Status::Processing if attempts >= ATTEMPTS => None,
        _ => Some(attempts + 1),
    }
}

/// What waits longer is given up (a monthly digest: this long after it was due).
pub const EXPIRES: TimeDelta = TimeDelta::days(7);

/// What is over is forgotten after this time.
pub const KEPT: TimeDelta = TimeDelta::days(30);

/// Attempts are on record for this time.
pub const LOGGED: TimeDelta = TimeDelta::days(90);

/// The time until a letter is tried again that came to nothing for the `attempts`th time: long enough for servers that turn
/// strangers away at first.
#[must_use]
pub fn pause(attempts: i64) -> TimeDelta {
    if attempts <= 1 { TimeDelta::minutes(5) } else { TimeDelta::hours(1) }
}

/// What to write down after an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// What happened.
    pub trigger: Trigger,
    /// When it may be tried again.
    pub due: Option<Timestamp>,
    /// What was met.
    pub error: Option<String>,
    /// Nothing was tried, so the attempt does not count.
    pub uncounted: bool,
    /// It would come to nothing again, whoever revived it.
    pub hopeless: bool,
}

impl Settled {
    /// Something that needs no more words.
    #[must_use]
    pub fn plain(trigger: Trigger, error: &str) -> Self {
        Self { trigger, due: None, error: Some(error.to_owned()), uncounted: false, hopeless: false }
    }

    /// Untried, until `due`.
    #[must_use]
    pub fn handed_back(due: Timestamp, error: Option<String>) -> Self {
        Self { trigger: Trigger::HandBack, due: Some(due), error, uncounted: true, hopeless: false }
    }

    /// What becomes of its task in the queue. What was given up can be revived there, unless that has no hope.
    #[must_use]
    pub fn fate(&self) -> Fate {
        match self.trigger {
            Trigger::Again | Trigger::HandBack => Fate::Again(self.due),
            Trigger::GiveUp if !self.hopeless => Fate::GivenUp,
            _ => Fate::Done,
        }
    }
}

/// What becomes of a letter after its `attempts`th attempt.
///
/// A letter whose fate is unknown is tried again like one that was not taken, with the same identity and so bytes: a member rather
/// gets it twice, and programs can tell, than not at all (contract/decisions/mail.md).
#[must_use]
pub fn settle(outcome: &Outcome, attempts: i64, now: Timestamp) -> Settled {
    let (trigger, error) = match outcome {
        Outcome::Accepted => (Trigger::Accepted, None),
        Outcome::Refused { why, .. } => (Trigger::GiveUp, Some(why.clone())),
        // It is due as it was: whoever looks after mails sees how long it has waited.
        Outcome::Unreachable { why } => {
            return Settled { due: None, ..Settled::handed_back(now, Some(why.clone())) };
        }
        Outcome::Later { why } | Outcome::Unknown { why } if attempts >= ATTEMPTS => {
            (Trigger::GiveUp, Some(why.clone()))
        }
        Outcome::Later { why } | Outcome::Unknown { why } => (Trigger::Again, Some(why.clone())),
    };
    let due = (trigger == Trigger::Again).then(|| now + pause(attempts));
    let hopeless = matches!(outcome, Outcome::Refused { bad_address: true, .. });
    Settled { trigger, due, error, uncounted: false, hopeless }
}

words! {
    /// How an attempt ended, in the log.
    pub enum Logged {
        /// The mail server has taken it.
        Accepted = "accepted",
        /// It will not be taken.
        Refused = "refused",
        /// Not now.
        Later = "later",
        /// Nobody knows.
        Unknown = "unknown",
        /// It was not sent, because its address takes nothing.
        Suppressed = "suppressed",
    }
}

impl Logged {
    /// What the log says of an outcome; nothing where there was no attempt.
    #[must_use]
    pub fn of(outcome: &Outcome) -> Option<Self> {
        Some(match outcome {
            Outcome::Accepted => Self::Accepted,
            Outcome::Refused { .. } => Self::Refused,
            Outcome::Later { .. } => Self::Later,
            Outcome::Unknown { .. } => Self::Unknown,
            Outcome::Unreachable { .. } => return None,
        })
    }
}

/// To a new member who can sign in.
pub const WELCOME: &str = "welcome";
/// To whoever has to confirm an address.
pub const VERIFICATION: &str = "email_verification";
/// To a new member who waits for the team.
pub const RECEIVED: &str = "registration_received";

/// To whoever has an account with whose address somebody registered once more.
pub const REPEATED: &str = "registration_repeated";
/// To whoever registered and is not taken.
pub const REJECTED: &str = "registration_rejected";

/// To whoever has forgotten the password.
pub const PASSWORD_RESET: &str = "password_reset";
/// To a member whose password is another one.
pub const PASSWORD_CHANGED: &str = "password_changed";
/// To a new address, which confirms it.
pub const EMAIL_CONFIRM: &str = "email_change";
/// To the old address, which can stop it.
pub const EMAIL_STOP: &str = "email_change_requested";
/// To the old address, once it is no longer the member's.
pub const EMAIL_CHANGED: &str = "email_changed";

/// To a member who signs in with a second factor from now on.
pub const SECOND_FACTOR_ON: &str = "2fa_enabled";
/// To a member who signs in without one from now on.
pub const SECOND_FACTOR_OFF: &str = "2fa_disabled";

/// To a member whose second factor staff have switched off.
pub const SECOND_FACTOR_RESET: &str = "2fa_reset";

/// A member hears of repeated registrations at most once in this time, however often somebody tries.
pub const REPEATED_PAUSE: TimeDelta = TimeDelta::days(1);

/// Mails that follow from an event itself. Nobody can switch them off.
#[must_use]
pub fn is_about_the_account(kind: &str) -> bool {
    matches!(kind, WELCOME | VERIFICATION | RECEIVED | REPEATED | REJECTED) || is_about_security(kind)
}

/// Mails about what signs in.
#[must_use]
pub fn is_about_security(kind: &str) -> bool {
    matches!(
        kind,
        PASSWORD_RESET
            | PASSWORD_CHANGED
            | EMAIL_CONFIRM
            | EMAIL_STOP
            | EMAIL_CHANGED
            | SECOND_FACTOR_ON
            | SECOND_FACTOR_OFF
            | SECOND_FACTOR_RESET
    )
}

/// Whether a member in this state may get a mail of this type: whoever waits only hears of the own account.
#[must_use]
pub fn may_hear(kind: &str, status: AccountStatus) -> bool {
    match status {
        AccountStatus::Active => !matches!(kind, RECEIVED | REJECTED),
        AccountStatus::Pending => matches!(kind, VERIFICATION | RECEIVED | REPEATED) || is_about_security(kind),
        AccountStatus::Rejected => kind == REJECTED,
        AccountStatus::Inactive | AccountStatus::Suspended | AccountStatus::Banned => false,
    }
}

/// Whether a member still wants something, now that it is about to be sent.
#[must_use]
pub fn is_wanted(kind: &str, frequency: Frequency, preferences: &Preferences) -> bool {
    if is_about_the_account(kind) {
        return true;
    }
    let topic =
        topic::of_kind(kind).map_or_else(|| preferences.any_mail(), |topic| topic::is_wanted(topic, preferences));
    topic && (frequency == Frequency::Instant || preferences.email_digest)
}

/// What the log calls mails of a type (spec notifications 11.3).
#[must_use]
pub fn log_category(kind: &str) -> &'static str {
    let begins = |beginnings: &[&str]| beginnings.iter().any(|beginning| kind.starts_with(beginning));
    match kind {
        WELCOME => "welcome",
        VERIFICATION => "email_verification",
        RECEIVED | REPEATED | REJECTED => "activation",
        PASSWORD_RESET => "password_reset",
        _ if is_about_security(kind) => "security_alert",
        "new_message" | "message_received" | "voice_message" => "message",
        "goal_reminder" => "goal_reminder",
        "new_topic"
        | "new_reply"
        | "mention"
        | "group_announcement"
        | "group_file"
        | "group_member_joined"
        | "group_role_changed" => "group",
        "saved_search_match" => "listing",
        "support_action_withdrawn" | "support_action_lapsed" => "sub_account",
        _ if begins(&["connection_", "friend_"]) => "connection",
        _ if begins(&["vol_"]) => "volunteering",
        _ if begins(&["marketplace_"]) => "marketplace",
        _ if begins(&["listing_"]) => "listing",
        _ if kind == "job_alert" || kind.contains("match") => "job_alert",
        _ if begins(&["exchange_"]) => "exchange",
        _ if begins(&["sub_account_"]) => "sub_account",
        _ if begins(&["event_"]) => "event_reminder",
        _ => "notification_queue",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_moves_but_as_the_table_says() {
        let told: Vec<_> = Status::ALL
            .iter()
            .flat_map(|from| Trigger::ALL.iter().filter_map(|on| Some((*from, *on, step(*from, *on)?))))
            .collect();
        let table: Vec<_> = Status::ALL
            .iter()
            .flat_map(|from| Trigger::ALL.iter().map(move |on| (*from, *on)))
            .filter_map(|(from, on)| {
                MOVES.iter().find(|one| (one.from, one.on) == (from, on)).map(|one| (from, on, one.to))
            })
            .collect();
        assert_eq!(told, table);
        assert_eq!(told.len(), MOVES.len(), "no move is in the table twice");
        for over in [Status::Sent, Status::Suppressed] {
            assert!(MOVES.iter().all(|one| one.from != over), "{over} is the end");
        }
    }

    #[test]
    fn what_becomes_of_a_letter() {
        let now = Timestamp::UNIX_EPOCH;
        let why = || "x".to_owned();
        let (later, unknown) = (Outcome::Later { why: why() }, Outcome::Unknown { why: why() });
        let refused = Outcome::Refused { why: why(), bad_address: true };
        let away = Outcome::Unreachable { why: why() };
        for (outcome, attempts, trigger, minutes, uncounted) in [
            (&Outcome::Accepted, 1, Trigger::Accepted, None, false),
            (&Outcome::Accepted, 3, Trigger::Accepted, None, false),
            (&refused, 1, Trigger::GiveUp, None, false),
            (&later, 1, Trigger::Again, Some(5), false),
            (&later, 2, Trigger::Again, Some(60), false),
            (&later, 3, Trigger::GiveUp, None, false),
            (&unknown, 1, Trigger::Again, Some(5), false),
            (&unknown, 3, Trigger::GiveUp, None, false),
            (&away, 1, Trigger::HandBack, None, true),
            (&away, 3, Trigger::HandBack, None, true),
        ] {
            let settled = settle(outcome, attempts, now);
            assert_eq!(settled.trigger, trigger, "{outcome:?} {attempts}");
            assert_eq!(settled.due, minutes.map(|minutes| now + TimeDelta::minutes(minutes)), "{outcome:?} {attempts}");
            assert_eq!(settled.uncounted, uncounted, "{outcome:?} {attempts}");
            assert!(step(Status::Processing, settled.trigger).is_some());
        }
        assert_eq!(settle(&refused, 1, now).fate(), Fate::Done, "nobody is there, whoever revives it");
        let spam = Outcome::Refused { why: why(), bad_address: false };
        assert_eq!(settle(&spam, 1, now).fate(), Fate::GivenUp);
        assert_eq!(settle(&later, 3, now).fate(), Fate::GivenUp);
        assert_eq!(settle(&later, 1, now).fate(), Fate::Again(Some(now + TimeDelta::minutes(5))));
        assert_eq!(settle(&away, 1, now).fate(), Fate::Again(None));
    }

    #[test]
    fn what_a_crash_found_on_its_way_counts_and_what_was_revived_begins_anew() {
        for (found, attempts, next) in [
            (Status::Pending, 0, Some(1)),
            (Status::Pending, 2, Some(3)),
            (Status::Processing, 1, Some(2)),
            (Status::Processing, 3, None),
            (Status::Failed, 3, Some(1)),
        ] {
            assert_eq!(next_attempt(found, attempts), next, "{found} {attempts}");
        }
    }

    #[test]
    fn who_hears_of_what() {
        for (kind, status, hears) in [
            ("new_message", AccountStatus::Active, true),
            ("new_message", AccountStatus::Pending, false),
            ("new_message", AccountStatus::Suspended, false),
            (WELCOME, AccountStatus::Active, true),
            (WELCOME, AccountStatus::Pending, false),
            (VERIFICATION, AccountStatus::Pending, true),
            (VERIFICATION, AccountStatus::Active, true),
            (VERIFICATION, AccountStatus::Banned, false),
            (RECEIVED, AccountStatus::Pending, true),
            (RECEIVED, AccountStatus::Active, false),
            (PASSWORD_RESET, AccountStatus::Pending, true),
            (PASSWORD_RESET, AccountStatus::Banned, false),
        ] {
            assert_eq!(may_hear(kind, status), hears, "{kind} {status}");
        }
        let all = Preferences { email_digest: true, ..Preferences::default() };
        let no_connections = Preferences { email_connections: false, ..all };
        let no_digest = Preferences { email_digest: false, ..all };
        for (kind, frequency, preferences, wanted) in [
            ("connection_request", Frequency::Instant, all, true),
            ("connection_request", Frequency::Instant, no_connections, false),
            ("connection_request", Frequency::Instant, no_digest, true),
            ("connection_request", Frequency::Daily, no_digest, false),
            ("connection_request", Frequency::Daily, no_connections, false),
            ("group_member_joined", Frequency::Daily, no_connections, true),
            ("new_message", Frequency::Monthly, all, true),
            (WELCOME, Frequency::Instant, no_connections, true),
        ] {
            assert_eq!(is_wanted(kind, frequency, &preferences), wanted, "{kind} {frequency}");
        }
    }

    #[test]
    fn the_log_knows_what_a_type_is_about() {
        for (kind, category) in [
            ("new_message", "message"),
            ("connection_request", "connection"),
            ("friend_accepted", "connection"),
            ("listing_saved", "listing"),
            ("hot_match", "job_alert"),
            ("exchange_completed", "exchange"),
            ("event_reminder", "event_reminder"),
            ("group_member_joined", "group"),
            ("new_user_registered", "notification_queue"),
            ("password_reset", "password_reset"),
            ("email_changed", "security_alert"),
        ] {
            assert_eq!(log_category(kind), category, "{kind}");
        }
    }
}
