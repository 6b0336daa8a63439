//! Yes or no by kind, and how often by context: pure.

use contract::Code;

use crate::base::{GroupId, Refusal};
use crate::language::Sentence;
use crate::say;

pub use crate::members::wanted::{Change, Kept, Preferences};

/// How often a member hears of something by e-mail.
pub use contract::notification_settings::NotificationFrequency as Frequency;

/// How often a member hears of listings that fit.
pub use contract::notification_settings::MatchFrequency;

/// How a member hears of listings that fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Matches {
    /// How often.
    pub frequency: MatchFrequency,
    /// At once of those that fit very well.
    pub hot: bool,
    /// At once of those that fit both ways.
    pub mutual: bool,
}

/// The settings form (spec notifications 4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// What to hear of.
    pub preferences: Preferences,
    /// How to hear of listings that fit.
    pub matches: Matches,
    /// How often to hear of everything.
    pub digest: Frequency,
}

/// What kind of thing a frequency is about.
pub use contract::notification_settings::NotificationContext as Scope;

/// What a frequency is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// Everything.
    Global,
    /// A group.
    Group(GroupId),
    /// A thread in a group.
    Thread(i64),
}

impl Context {
    /// From what a client says. The number is not looked at for everything.
    ///
    /// Refuses with 400 `VALIDATION_ERROR` if a group or thread has no number.
    pub fn new(scope: Scope, number: Option<i64>) -> Result<Self, Refusal> {
        let number = || {
            let message = say!("notification-context-id-missing");
            number.filter(|number| *number > 0).ok_or_else(|| wrong(message).field("context_id"))
        };
        Ok(match scope {
            Scope::Global => Self::Global,
            Scope::Group => Self::Group(number()?.into()),
            Scope::Thread => Self::Thread(number()?),
        })
    }

    /// What kind of thing it is, and its number; 0 for everything.
    #[must_use]
    pub fn stored(self) -> (Scope, i64) {
        match self {
            Self::Global => (Scope::Global, 0),
            Self::Group(group) => (Scope::Group, group.get()),
            Self::Thread(thread) => (Scope::Thread, thread),
        }
    }
}

/// Refuses a setting.
pub(super) fn wrong(message: Sentence) -> Refusal {
    Refusal::new(Code::ValidationError, message).status(400)
}

/// What was decided about how often a member hears of something that happened in a thread, in a group, or anywhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Decided {
    /// By the member about the thread.
    pub thread: Option<Frequency>,
    /// By the member about its group.
    pub group: Option<Frequency>,
    /// By the member about everything.
    pub global: Option<Frequency>,
    /// By the community for whoever decides nothing.
    pub community: Option<Frequency>,
}

impl Decided {
    /// What was decided nearest to where it happened; none if nobody decided anything.
    #[must_use]
    pub fn nearest(&self) -> Option<Frequency> {
        self.thread.or(self.group).or(self.global).or(self.community)
    }
}

/// How often a member hears of something: what was decided nearest, and never if nobody decided anything. Source: seed 2, "Dispatch
/// behaviour" 4.
#[must_use]
pub fn frequency(decided: &Decided) -> Frequency {
    decided.nearest().unwrap_or(Frequency::Off)
}

#[cfg(test)]
mod tests;
