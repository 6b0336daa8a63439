//! Who knows whom, and who does not want to: pure.

use std::collections::HashSet;

use chrono::TimeDelta;

use super::dice::Dice;
use super::people::Person;
use crate::base::Timestamp;

/// A row of `connections` to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tie {
    pub(super) tenant: i64,
    pub(super) requester: i64,
    pub(super) receiver: i64,
    pub(super) accepted: bool,
    pub(super) created_at: Timestamp,
    pub(super) updated_at: Timestamp,
}

/// A row of `user_blocks` to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Block {
    pub(super) tenant: i64,
    pub(super) user: i64,
    pub(super) blocked: i64,
    pub(super) created_at: Timestamp,
}

/// Ada, Ben and Cleo: the first so many of each community.
const TRIO: usize = 3;

/// With so many each of the three has an accepted connection, and a request to and from half as many each.
const SURE: usize = 8;

/// Blocks in a community.
const BLOCKS: usize = 30;

/// The pairs of a community, of which none is taken twice.
struct Pairs<'p> {
    people: &'p [Person],
    taken: HashSet<(usize, usize)>,
}

impl Pairs<'_> {
    /// Takes a pair of two different people, unless it is taken or lies within the three.
    fn take(&mut self, one: usize, other: usize) -> bool {
        let pair = (one.min(other), one.max(other));
        pair.0 != pair.1 && pair.1 >= TRIO && self.taken.insert(pair)
    }

    fn tie(&self, requester: usize, receiver: usize, accepted: bool, now: Timestamp, dice: &mut Dice) -> Tie {
        let (one, other) = (&self.people[requester], &self.people[receiver]);
        let since = one.created_at.max(other.created_at);
        let created_at = since + TimeDelta::minutes(dice.between(0, (now - since).num_minutes().max(0)));
        let answered = created_at + TimeDelta::minutes(dice.between(1, 5 * 24 * 60));
        let updated_at = if accepted { answered.min(now) } else { created_at };
        Tie { tenant: one.tenant, requester: one.id, receiver: other.id, accepted, created_at, updated_at }
    }
}

/// Blocks and then connections among the people of one community, oldest first. Nobody is connected with whom they block.
pub(super) fn ties(people: &[Person], count: usize, now: Timestamp, dice: &mut Dice) -> (Vec<Tie>, Vec<Block>) {
    let mut pairs = Pairs { people, taken: HashSet::new() };
    let blocks = blocks(&mut pairs, now, dice);
    let mut ties = sure_ties(&mut pairs, now, dice);
    let most = people.len() * people.len().saturating_sub(1) / 10;
    while ties.len() < count.min(most) {
        let one = dice.below(people.len());
        // Most people know those around them, so that friends have friends in common.
        let other = if dice.percent(60) { (one + 1 + dice.below(40)) % people.len() } else { dice.below(people.len()) };
        if pairs.take(one, other) {
            let (requester, receiver) = if dice.percent(50) { (one, other) } else { (other, one) };
            let accepted = dice.percent(85);
            ties.push(pairs.tie(requester, receiver, accepted, now, dice));
        }
    }
    ties.sort_by_key(|tie| (tie.created_at, tie.requester, tie.receiver));
    (ties, blocks)
}

/// Each of the three has connections of every kind.
fn sure_ties(pairs: &mut Pairs<'_>, now: Timestamp, dice: &mut Dice) -> Vec<Tie> {
    let mut ties = Vec::new();
    for one in 0..TRIO {
        let mut made = 0;
        while made < SURE * 2 {
            let other = TRIO + dice.below(pairs.people.len() - TRIO);
            if pairs.take(one, other) {
                let sent = made % 2 == 0;
                let (requester, receiver) = if sent { (one, other) } else { (other, one) };
                ties.push(pairs.tie(requester, receiver, made < SURE, now, dice));
                made += 1;
            }
        }
    }
    ties
}

fn blocks(pairs: &mut Pairs<'_>, now: Timestamp, dice: &mut Dice) -> Vec<Block> {
    let mut blocks = Vec::new();
    while blocks.len() < BLOCKS {
        // Beyond those whom people sign in as.
        let (one, other) = (dice.below(pairs.people.len()), dice.below(pairs.people.len()));
        if one.min(other) > TRIO * 2 && pairs.take(one, other) {
            let (user, blocked) = (&pairs.people[one], &pairs.people[other]);
            let since = user.created_at.max(blocked.created_at);
            let created_at = since + TimeDelta::minutes(dice.between(0, (now - since).num_minutes().max(0)));
            blocks.push(Block { tenant: user.tenant, user: user.id, blocked: blocked.id, created_at });
        }
    }
    blocks
}
