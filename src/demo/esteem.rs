//! What demo people say about one another, and whom those who look after them keep apart: pure.

use std::collections::HashSet;

use chrono::TimeDelta;

use super::dice::Dice;
use super::hours::Movement;
use super::people::Person;
use super::words;
use crate::base::Timestamp;

/// A row of `reviews` to be, with its author's points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Review {
    pub(super) tenant: i64,
    /// Nobody of this community, if it came from afar.
    pub(super) reviewer: Option<i64>,
    pub(super) receiver: i64,
    pub(super) transaction: Option<i64>,
    pub(super) rating: i64,
    pub(super) comment: Option<&'static str>,
    pub(super) status: &'static str,
    pub(super) withdrawn: bool,
    pub(super) is_anonymous: bool,
    /// Of one from afar: whether it is shown here.
    pub(super) shown: bool,
    pub(super) at: Timestamp,
}

/// A row of `skill_endorsements` to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Endorsement {
    pub(super) tenant: i64,
    pub(super) endorser: i64,
    pub(super) endorsed: i64,
    pub(super) skill: &'static str,
    pub(super) comment: Option<&'static str>,
    pub(super) at: Timestamp,
}

/// A row of `peer_endorsements` to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Vouch {
    pub(super) tenant: i64,
    pub(super) endorser: i64,
    pub(super) endorsed: i64,
    pub(super) at: Timestamp,
    /// The third: it grants the badge.
    pub(super) grants: bool,
}

/// A row of `safeguarding_measures` to be, about a pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Measure {
    pub(super) tenant: i64,
    pub(super) member: i64,
    pub(super) partner: i64,
    pub(super) by: i64,
    pub(super) at: Timestamp,
}

/// Everything of one community.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Esteem {
    pub(super) reviews: Vec<Review>,
    pub(super) endorsements: Vec<Endorsement>,
    pub(super) vouches: Vec<Vouch>,
    pub(super) measures: Vec<Measure>,
}

impl Esteem {
    /// How many rows.
    pub(super) fn total(&self) -> usize {
        self.reviews.len() + self.endorsements.len() + self.vouches.len() + self.measures.len()
    }
}

/// Ada, Ben and Cleo: the first so many of each community. They say nothing about one another.
pub(super) const TRIO: usize = 3;

/// Where the broker stands among the people, and the two who are kept apart.
const BROKER: usize = 3;
const APART: (usize, usize) = (7, 8);

/// The two who are kept apart, both ways round.
pub(super) fn kept_apart(people: &[Person]) -> Vec<(i64, i64)> {
    let pair = people.get(APART.0).zip(people.get(APART.1));
    pair.map_or_else(Vec::new, |(one, other)| vec![(one.id, other.id), (other.id, one.id)])
}

/// So many vouch at most for one member.
const VOUCHERS: usize = 5;

/// Statuses in turn, so that there are reviews in every state.
fn state(nth: usize) -> (&'static str, bool) {
    match nth % 25 {
        3 => ("pending", false),
        8 => ("rejected", false),
        13 => ("rejected", true),
        _ => ("approved", false),
    }
}

/// What the people of one community say about one another.
pub(super) fn esteem(people: &[Person], movements: &[Movement], now: Timestamp, dice: &mut Dice) -> Esteem {
    let trio: HashSet<i64> = people.iter().take(TRIO).map(|person| person.id).collect();
    let strangers = |one: i64, other: i64| one != other && !(trio.contains(&one) && trio.contains(&other));
    let (endorsements, vouches) = praise(people, &strangers, now, dice);
    Esteem {
        reviews: reviews(people, movements, &strangers, now, dice),
        endorsements,
        vouches,
        measures: apart(people, now),
    }
}

fn reviews(
    people: &[Person],
    movements: &[Movement],
    strangers: &dyn Fn(i64, i64) -> bool,
    now: Timestamp,
    dice: &mut Dice,
) -> Vec<Review> {
    let mut reviews = Vec::new();
    for movement in movements {
        let (Some(giver), Some(taker)) = (movement.from.1, movement.to.1) else { continue };
        for (reviewer, receiver) in [(giver, taker), (taker, giver)] {
            if !strangers(reviewer, receiver) || !dice.percent(55) {
                continue;
            }
            let (status, withdrawn) = state(reviews.len());
            reviews.push(Review {
                tenant: movement.tenant,
                reviewer: Some(reviewer),
                receiver,
                transaction: Some(movement.id),
                rating: dice.pick(&[5, 5, 5, 5, 4, 4, 3, 2, 1]),
                comment: dice.percent(80).then(|| dice.pick(words::PRAISE)),
                status,
                withdrawn,
                is_anonymous: reviews.len() % 9 == 4,
                shown: true,
                at: (movement.at + TimeDelta::minutes(dice.between(5, 2 * 24 * 60))).min(now),
            });
        }
    }
    // From another community: one that is shown here, and one that is not.
    for (person, shown) in people.iter().skip(TRIO).take(2).zip([true, false]) {
        reviews.push(Review {
            tenant: person.tenant,
            reviewer: None,
            receiver: person.id,
            transaction: None,
            rating: 4,
            comment: Some("Came all the way to help us."),
            status: "approved",
            withdrawn: false,
            is_anonymous: false,
            shown,
            at: now - TimeDelta::days(9),
        });
    }
    reviews.sort_by_key(|review| (review.at, review.transaction, review.receiver));
    reviews
}

fn praise(
    people: &[Person],
    strangers: &dyn Fn(i64, i64) -> bool,
    now: Timestamp,
    dice: &mut Dice,
) -> (Vec<Endorsement>, Vec<Vouch>) {
    let (mut endorsements, mut vouches) = (Vec::new(), Vec::new());
    for person in people {
        let mut vouched: HashSet<i64> = HashSet::new();
        for _ in 0..dice.below(VOUCHERS + 3) {
            let other = &people[dice.below(people.len())];
            if !strangers(person.id, other.id) || !vouched.insert(other.id) {
                continue;
            }
            let at = now - TimeDelta::hours(dice.between(1, 90 * 24));
            let at = at.max(person.created_at).max(other.created_at);
            if let Some(skill) = person.skills.get(dice.below(person.skills.len())) {
                let comment = dice.percent(40).then(|| dice.pick(words::PRAISE));
                let (tenant, endorser, endorsed) = (person.tenant, other.id, person.id);
                endorsements.push(Endorsement { tenant, endorser, endorsed, skill, comment, at });
            }
            if vouched.len() <= VOUCHERS {
                let grants = vouched.len() == 3;
                vouches.push(Vouch { tenant: person.tenant, endorser: other.id, endorsed: person.id, at, grants });
            }
        }
    }
    (endorsements, vouches)
}

fn apart(people: &[Person], now: Timestamp) -> Vec<Measure> {
    match (people.get(BROKER), people.get(APART.0), people.get(APART.1)) {
        (Some(broker), Some(member), Some(partner)) => vec![Measure {
            tenant: member.tenant,
            member: member.id,
            partner: partner.id,
            by: broker.id,
            at: now - TimeDelta::days(20),
        }],
        _ => Vec::new(),
    }
}
