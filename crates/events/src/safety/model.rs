//! What is asked, and what is left. Pure.

use chrono::{NaiveDate, TimeDelta};
use contract::Code;

use crate::base::{MemberId, Refusal};
use crate::ids;
use crate::language::Sentence;
use crate::model::Event;
use crate::rules::SafetyMode;
use crate::say;

/// Who ended a guardian's consent.
pub use contract::event_safety::EventConsentEnd as End;
/// Where a guardian's consent stands.
pub use contract::event_safety::EventGuardianConsentState as State;
/// What a guardian is to a member.
pub use contract::event_safety::EventGuardianRelation as Relation;
/// What becomes of whoever has not met the requirements.
pub use contract::event_safety::EventSafetyEnforcement as Enforcement;
/// Something that is asked.
pub use contract::event_safety::EventSafetyRule as Rule;
/// How far requirements have come.
pub use contract::event_safety::EventSafetyStatus as Status;

ids! {
    /// A guardian's consent.
    ConsentId,
}

/// A guardian's link is good for so long.
pub const ASKED: TimeDelta = TimeDelta::days(7);

/// So often a member asks guardians in a day.
pub const ASKS: i64 = 5;

/// So long after the event name and address of a guardian are kept.
pub const KEPT: TimeDelta = TimeDelta::days(30);

/// So many rows are listed.
pub const LISTED: i64 = 500;

/// What requirements ask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Demands {
    /// So old, at least.
    pub minimum_age: Option<i64>,
    /// Who is younger needs a guardian's consent.
    pub guardian_below: Option<i64>,
    /// A code of conduct is acknowledged.
    pub code: bool,
}

/// What is known of a member.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// When they were born.
    pub born: Option<NaiveDate>,
    /// They have acknowledged the words in force.
    pub acknowledged: bool,
    /// A guardian consents.
    pub consented: bool,
    /// Somebody decided that they may not take part.
    pub denied: bool,
}

/// How old somebody is on a day; none for whoever is not born yet.
#[must_use]
pub fn age(born: NaiveDate, day: NaiveDate) -> Option<i64> {
    day.years_since(born).map(i64::from)
}

/// What is left to do, in the order of the contract. Where nobody knows how old somebody is, they are not old enough, and a guardian has to consent.
#[must_use]
pub fn unmet(demands: Demands, facts: Facts, day: NaiveDate) -> Vec<Rule> {
    let age = facts.born.and_then(|born| age(born, day));
    let asks_age = demands.minimum_age.is_some() || demands.guardian_below.is_some();
    let is_young = |limit: Option<i64>| limit.is_some_and(|limit| age.is_none_or(|age| age < limit));
    let mut left = Vec::new();
    if asks_age && age.is_none() {
        left.push(Rule::DateOfBirth);
    }
    if age.is_some() && is_young(demands.minimum_age) {
        left.push(Rule::MinimumAge);
    }
    if is_young(demands.guardian_below) && !facts.consented {
        left.push(Rule::GuardianConsent);
    }
    if demands.code && !facts.acknowledged {
        left.push(Rule::CodeOfConduct);
    }
    if facts.denied {
        left.push(Rule::Participation);
    }
    left
}

/// What a community's settings mean. Where nothing is said, requirements hold.
#[must_use]
pub fn enforcement(mode: Option<SafetyMode>) -> Enforcement {
    match mode {
        Some(SafetyMode::Off) => Enforcement::Off,
        Some(SafetyMode::Shadow) => Enforcement::Shadow,
        Some(SafetyMode::Enforce) | None => Enforcement::Enforce,
    }
}

/// What keeps somebody out, of what is left. That they may not take part always does.
#[must_use]
pub fn binding(enforcement: Enforcement, left: &[Rule]) -> Vec<Rule> {
    let binds = |rule: &Rule| enforcement == Enforcement::Enforce || *rule == Rule::Participation;
    left.iter().copied().filter(binds).collect()
}

/// Tells all that is left.
#[must_use]
pub fn refused(left: &[Rule], minimum_age: Option<i64>) -> Option<Refusal> {
    let one = |rule: &Rule| {
        let sentence = match rule {
            Rule::DateOfBirth => say!("event-safety-need-birth"),
            Rule::MinimumAge => say!("event-safety-need-age", age = minimum_age.unwrap_or_default()),
            Rule::GuardianConsent => say!("event-safety-need-guardian"),
            Rule::CodeOfConduct => say!("event-safety-need-code"),
            Rule::Participation => say!("event-safety-need-participation"),
        };
        Refusal::new(Code::EventSafetyActionRequired, sentence).field(rule.as_str())
    };
    left.iter().map(one).reduce(Refusal::and)
}

/// Who wins when several say something about a consent: what a guardian may do with it by a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// They consent.
    Grant,
    /// They do not.
    Decline,
    /// They do no more.
    Withdraw,
}

impl Decision {
    /// From a word on the wire.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        match word {
            "grant" => Some(Self::Grant),
            "decline" => Some(Self::Decline),
            "withdraw" => Some(Self::Withdraw),
            _ => None,
        }
    }
}

/// Which link somebody holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// That of the letter that asks.
    Asks,
    /// That of the receipt.
    Receipt,
}

/// What a decision makes of a consent; none if nothing is to be done, for it stands so.
///
/// # Errors
/// 409 `EVENT_SAFETY_CONFLICT` for what does not follow.
pub fn follow(link: Link, state: State, decision: Decision) -> Result<Option<State>, Refusal> {
    match (link, state, decision) {
        (Link::Asks, State::Requested, Decision::Grant) => Ok(Some(State::Granted)),
        (Link::Asks, State::Requested, Decision::Decline) => Ok(Some(State::Declined)),
        (Link::Receipt, State::Granted, Decision::Withdraw) => Ok(Some(State::Withdrawn)),
        (Link::Asks, State::Granted, Decision::Grant)
        | (Link::Asks, State::Declined, Decision::Decline)
        | (Link::Receipt, State::Withdrawn, Decision::Withdraw) => Ok(None),
        _ => Err(conflict(say!("event-safety-link-used"))),
    }
}

/// What an event is called: its day and hour where the words went with whoever organized it.
#[must_use]
pub fn titled(event: &Event) -> String {
    if event.title == "-" {
        event.local_start.chars().take(16).collect::<String>().replace('T', " ")
    } else {
        event.title.clone()
    }
}

/// The day of an event, on its own clock.
#[must_use]
pub fn day_of(event: &Event) -> Option<NaiveDate> {
    event.local_start.get(..10)?.parse().ok()
}

/// An input that cannot be used.
#[must_use]
pub fn wrong(field: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(Code::EventSafetyValidationFailed, sentence).field(field)
}

/// What is not there.
#[must_use]
pub fn gone() -> Refusal {
    Refusal::new(Code::EventSafetyNotFound, say!("event-safety-missing"))
}

/// What does not follow on how it stands.
#[must_use]
pub fn conflict(sentence: Sentence) -> Refusal {
    Refusal::new(Code::EventSafetyConflict, sentence)
}

/// Why somebody has lost their place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss<'a> {
    /// Whose place.
    pub member: MemberId,
    /// Who did it; none for a guardian and the clock.
    pub actor: Option<MemberId>,
    /// Why.
    pub reason: Option<&'a str>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    #[test]
    fn what_is_left_is_this_table() {
        let all = Demands { minimum_age: Some(12), guardian_below: Some(18), code: true };
        let of = |born: Option<&str>| Facts { born: born.map(day), ..Facts::default() };
        let (evening, words) = (day("2026-05-01"), Rule::CodeOfConduct);
        for (facts, left) in [
            (of(None), vec![Rule::DateOfBirth, Rule::GuardianConsent, words]),
            (of(Some("2014-05-02")), vec![Rule::MinimumAge, Rule::GuardianConsent, words]),
            (of(Some("2014-05-01")), vec![Rule::GuardianConsent, words]),
            (of(Some("2008-05-02")), vec![Rule::GuardianConsent, words]),
            (of(Some("2008-05-01")), vec![words]),
            // Who is not born yet is of no age.
            (of(Some("2030-01-01")), vec![Rule::DateOfBirth, Rule::GuardianConsent, words]),
            (Facts { consented: true, acknowledged: true, ..of(Some("2010-01-01")) }, vec![]),
            (Facts { acknowledged: true, denied: true, ..of(Some("1990-01-01")) }, vec![Rule::Participation]),
        ] {
            assert_eq!(unmet(all, facts, evening), left, "{facts:?}");
        }
        assert_eq!(unmet(Demands::default(), of(None), evening), []);
        assert_eq!(binding(Enforcement::Shadow, &[words, Rule::Participation]), [Rule::Participation]);
        assert_eq!(binding(Enforcement::Enforce, &[words]), [words]);
    }

    #[test]
    fn a_link_is_good_once() {
        use Decision::{Decline, Grant, Withdraw};
        let rows = [Link::Asks, Link::Receipt].into_iter().flat_map(|link| {
            State::ALL.iter().flat_map(move |state| {
                [Grant, Decline, Withdraw].map(move |decision| (link, *state, decision, follow(link, *state, decision)))
            })
        });
        let allowed: Vec<_> =
            rows.filter_map(|(link, state, decision, next)| Some((link, state, decision, next.ok()?))).collect();
        assert_eq!(
            allowed,
            [
                (Link::Asks, State::Requested, Grant, Some(State::Granted)),
                (Link::Asks, State::Requested, Decline, Some(State::Declined)),
                (Link::Asks, State::Granted, Grant, None),
                (Link::Asks, State::Declined, Decline, None),
                (Link::Receipt, State::Granted, Withdraw, Some(State::Withdrawn)),
                (Link::Receipt, State::Withdrawn, Withdraw, None),
            ]
        );
    }
}
