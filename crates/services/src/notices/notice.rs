//! A kind of notice: pure.

use std::fmt;
use std::hash::{Hash, Hasher};

use chrono::TimeDelta;
use chrono_tz::Tz;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::notifier::NewNotification;
use crate::base::Timestamp;

/// The same line does not ring again within this time (seed 1, "Dispatch behaviour" 3).
const A_MINUTE: TimeDelta = TimeDelta::seconds(60);

/// A kind of lines in bells, and of the mails and messages to phones that go out with them. Two are the same if their names are.
#[derive(Clone, Copy)]
pub struct Notice {
    /// Its `type` on the wire and in tables, for ever.
    pub name: &'static str,
    /// What it is about, roughly: how it is counted, and its heading in mails.
    pub category: Category,
    /// Where it leads, relative to the app, for a reader who passes the `admin` gate or not. Lines of one kind with one link are gathered in the inbox: five
    /// who want to connect are one entry with five actors.
    pub link: fn(&NewNotification, bool) -> String,
    /// How it goes out by mail.
    pub mail: Mail,
    /// What turns its mails off. Where there is no switch of its own, they come as long as the reader wants any mail.
    pub switch: Option<Topic>,
    /// Whether it may ring on the phone. What only says that nothing came of something does not.
    pub pushed: bool,
    /// Whether it is for those who look after the community, who hear of it whomever they have muted.
    pub for_staff: bool,
    /// When the same is not said again.
    pub once: Once,
}

/// How a kind of line goes out by mail. Source: seed 1, "Dispatch behaviour" 4; spec notifications 6 and 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mail {
    /// It does not.
    Never,
    /// As a letter of its own, at once, which is written beside the line.
    OfItsOwn,
    /// As often as the member decided.
    AsDecided,
    /// At once, whatever the member decided about gathered mails: somebody waits, or somebody is responsible.
    AtOnce,
}

/// When the same line, of the same kind, link and actor, is not said again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Once {
    /// It is said each time: it is a decision, and another one may follow at once.
    EachTime,
    /// It does not ring again within a minute; its mails go out all the same.
    AMinute,
    /// It does not ring again within a minute, nor go out by mail again within this time.
    MailedWithin(TimeDelta),
    /// Within this time it neither rings nor goes out by mail again.
    Within(TimeDelta),
    /// It is said once for ever. However often somebody takes a listing to mind and lets it go, its owner hears of it once.
    Ever,
}

impl Notice {
    /// What lines of an area have in common that are mailed at once and of no interest to staff: rows are made of it.
    #[must_use]
    pub const fn of(category: Category, switch: Option<Topic>, link: fn(&NewNotification, bool) -> String) -> Self {
        let (mail, once) = (Mail::AtOnce, Once::AMinute);
        Self { name: "", category, link, mail, switch, pushed: true, for_staff: false, once }
    }

    /// Its `type` on the wire.
    #[must_use]
    pub const fn as_str(&self) -> &'static str {
        self.name
    }

    /// The same line does not ring again if it rang after this moment.
    #[must_use]
    pub fn rings_once_since(&self, now: Timestamp) -> Timestamp {
        match self.once {
            Once::EachTime => now,
            Once::AMinute | Once::MailedWithin(_) => now - A_MINUTE,
            Once::Within(time) => now - time,
            Once::Ever => Timestamp::UNIX_EPOCH,
        }
    }

    /// The same line does not go out by mail again if it rang after this moment; none if it always does.
    #[must_use]
    pub fn mailed_once_since(&self, now: Timestamp) -> Option<Timestamp> {
        match self.once {
            Once::EachTime | Once::AMinute => None,
            Once::MailedWithin(time) | Once::Within(time) => Some(now - time),
            Once::Ever => Some(Timestamp::UNIX_EPOCH),
        }
    }

    /// What rang before this moment does not count.
    #[must_use]
    pub fn once_since(&self, now: Timestamp) -> Timestamp {
        let rings = self.rings_once_since(now);
        self.mailed_once_since(now).map_or(rings, |mailed| mailed.min(rings))
    }
}

/// A page about the thing that a line is about: `/listings/5`.
#[must_use]
pub fn about(path: &str, line: &NewNotification) -> String {
    format!("{path}{}", line.about.unwrap_or_default())
}

/// A moment as the clock of a zone shows it, for people who may sit elsewhere; by UTC where the zone is unknown.
#[must_use]
pub fn told_at(at: Timestamp, zone: &str) -> String {
    let zone: Tz = zone.parse().unwrap_or(Tz::UTC);
    format!("{} ({zone})", at.with_timezone(&zone).format("%Y-%m-%d %H:%M"))
}

impl PartialEq for Notice {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Notice {}

impl Hash for Notice {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl fmt::Debug for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}
