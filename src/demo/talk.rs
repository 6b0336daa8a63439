//! Demo conversations, of two members and of groups: pure.

use chrono::TimeDelta;

use super::dice::Dice;
use super::groups::Membership;
use super::people::Person;
use super::ties::Tie;
use super::words;
use crate::base::{ConversationId, Timestamp};

/// A row of `messages` to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Letter {
    pub(super) id: i64,
    pub(super) tenant: i64,
    pub(super) sender: i64,
    pub(super) receiver: i64,
    pub(super) body: &'static str,
    pub(super) created_at: Timestamp,
    pub(super) read_at: Option<Timestamp>,
}

impl Letter {
    pub(super) fn conversation(&self) -> ConversationId {
        ConversationId::of(self.sender.into(), self.receiver.into())
    }
}

/// A row of `group_messages` to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shout {
    pub(super) id: i64,
    pub(super) tenant: i64,
    pub(super) group: i64,
    pub(super) sender: i64,
    pub(super) body: &'static str,
    pub(super) created_at: Timestamp,
}

/// What members of one community wrote to each other. Those whom everybody signs in as write to all whom they know, the others to
/// some. Ids go on from `first_id`, in the order of time.
pub(super) fn letters(people: &[Person], ties: &[Tie], first_id: i64, now: Timestamp, dice: &mut Dice) -> Vec<Letter> {
    let three: Vec<i64> = people.iter().take(3).map(|person| person.id).collect();
    let mut letters = Vec::new();
    for tie in ties.iter().filter(|tie| tie.accepted) {
        let known = three.contains(&tie.requester) || three.contains(&tie.receiver);
        if !known && !dice.percent(5) {
            continue;
        }
        let (question, replies) = dice.pick(words::TALKS);
        let mut at = now - TimeDelta::minutes(dice.between(60, 60 * 24 * 30));
        let unread = dice.below(3);
        for (place, body) in std::iter::once(&question).chain(replies).enumerate() {
            let (sender, receiver) =
                if place % 2 == 0 { (tie.requester, tie.receiver) } else { (tie.receiver, tie.requester) };
            let read = place + unread <= replies.len();
            letters.push(Letter {
                id: 0,
                tenant: tie.tenant,
                sender,
                receiver,
                body,
                created_at: at,
                read_at: read.then(|| at + TimeDelta::minutes(5)),
            });
            at += TimeDelta::minutes(dice.between(6, 12));
        }
    }
    letters.sort_by_key(|letter| letter.created_at);
    for (id, letter) in (first_id..).zip(&mut letters) {
        letter.id = id;
    }
    letters
}

/// What members wrote to the groups of one community. Ids go on from `first_id`.
pub(super) fn shouts(memberships: &[Membership], first_id: i64, now: Timestamp, dice: &mut Dice) -> Vec<Shout> {
    let active = memberships.iter().filter(|membership| membership.status == "active");
    let mut shouts = Vec::new();
    for membership in active {
        if !dice.percent(15) {
            continue;
        }
        let since = (now - membership.joined_at).num_minutes().clamp(1, 60 * 24 * 20);
        shouts.push(Shout {
            id: 0,
            tenant: membership.tenant,
            group: membership.group,
            sender: membership.user,
            body: dice.pick(words::SHOUTS),
            created_at: now - TimeDelta::minutes(dice.between(0, since - 1)),
        });
    }
    shouts.sort_by_key(|shout| shout.created_at);
    for (id, shout) in (first_id..).zip(&mut shouts) {
        shout.id = id;
    }
    shouts
}
