//! Demo exchanges, in every state: pure. What they pay is in `hours.rs`, with everything else that moves.

use std::collections::{BTreeMap, HashSet};

use chrono::TimeDelta;

use super::dice::Dice;
use super::esteem;
use super::listings::Listed;
use super::people::Person;
use super::ties::Block;
use super::words::PRAISE;
use crate::base::Timestamp;
use crate::exchanges::model::step;
use crate::exchanges::rules::ExchangeRules;
use crate::exchanges::{Action, Actor, Exchange, Status};
use crate::listings::Side;

/// A row of `exchanges` to be, with its history and its ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Agreed {
    pub(super) id: i64,
    pub(super) tenant: i64,
    pub(super) listing: i64,
    pub(super) title: String,
    pub(super) side: Side,
    pub(super) requester: i64,
    pub(super) provider: i64,
    /// Hundredths of an hour, as agreed, confirmed and paid.
    pub(super) hours: i64,
    pub(super) message: Option<&'static str>,
    pub(super) status: Status,
    pub(super) steps: Vec<Step>,
    /// Of a completed one: the row of `transactions` that pays it.
    pub(super) transaction: Option<i64>,
    pub(super) ratings: Vec<Rating>,
    pub(super) due_at: Option<Timestamp>,
}

impl Agreed {
    /// Who pays whom: whoever does the work is paid.
    pub(super) fn parties(&self) -> (i64, i64) {
        match self.side {
            Side::Offer => (self.requester, self.provider),
            Side::Request => (self.provider, self.requester),
        }
    }

    /// When its last step was made.
    pub(super) fn moved_at(&self) -> Timestamp {
        self.steps.last().map_or(Timestamp::MIN_UTC, |step| step.at)
    }

    /// When `who` confirmed how long it took.
    pub(super) fn confirmed_at(&self, who: Actor) -> Option<Timestamp> {
        let confirms = [Action::Confirm, Action::Settle, Action::Disagree];
        self.steps.iter().find(|step| step.by == who && confirms.contains(&step.action)).map(|step| step.at)
    }
}

/// A row of `exchange_history` to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) action: Action,
    pub(super) by: Actor,
    pub(super) old: Option<Status>,
    pub(super) new: Status,
    pub(super) notes: Option<&'static str>,
    pub(super) at: Timestamp,
}

/// A row of `exchange_ratings` to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rating {
    pub(super) rater: i64,
    pub(super) rated: i64,
    pub(super) rating: i64,
    pub(super) comment: &'static str,
}

/// Stories that end in every state, by the moves after the request. The first is told most.
const STORIES: &[&[(Actor, Action)]] = &[
    &[
        (Actor::Provider, Action::Accept),
        (Actor::Requester, Action::Start),
        (Actor::Provider, Action::Complete),
        (Actor::Provider, Action::Confirm),
        (Actor::Requester, Action::Settle),
    ],
    &[],
    &[(Actor::Provider, Action::Submit)],
    &[(Actor::Provider, Action::Accept)],
    &[(Actor::Provider, Action::Accept), (Actor::Requester, Action::Start)],
    &[
        (Actor::Provider, Action::Accept),
        (Actor::Provider, Action::Start),
        (Actor::Requester, Action::Complete),
        (Actor::Requester, Action::Confirm),
    ],
    &[
        (Actor::Provider, Action::Accept),
        (Actor::Provider, Action::Start),
        (Actor::Provider, Action::Complete),
        (Actor::Provider, Action::Confirm),
        (Actor::Requester, Action::Disagree),
    ],
    &[(Actor::Provider, Action::Decline)],
    &[(Actor::System, Action::Expire)],
];

/// What requesters write.
const ASKS: &[&str] = &[
    "Would Saturday morning suit you?",
    "A friend told me how well you do this.",
    "There is no hurry; whenever you find the time.",
    "I can come to you, or you to me.",
    "It is the first time that I ask, so tell me what you need.",
];

/// The story in which hours move.
const PAID: usize = 0;

/// The exchanges of a community. Everybody whom people sign in as has them in every state, and was paid and has paid as much.
/// Ids go on from `first_id`.
pub(super) fn exchanges(
    people: &[Person],
    listed: &[Listed],
    blocks: &[Block],
    first_id: i64,
    now: Timestamp,
    dice: &mut Dice,
) -> Vec<Agreed> {
    let mut made = Making {
        people: people.iter().map(|person| (person.id, person)).collect(),
        apart: blocks.iter().flat_map(|block| [(block.user, block.blocked), (block.blocked, block.user)]).collect(),
        taken: HashSet::new(),
        next_id: first_id,
        now,
        all: Vec::new(),
    };
    made.apart.extend(esteem::kept_apart(people));
    let trio: Vec<i64> = people.iter().take(esteem::TRIO).map(|person| person.id).collect();
    let crowd = people.iter().skip(esteem::TRIO + PATRONS);
    let active: Vec<&Person> = crowd.filter(|person| person.status == "active").collect();
    let known: HashSet<i64> = people.iter().take(esteem::TRIO + PATRONS).map(|person| person.id).collect();
    let others: Vec<&Listed> =
        listed.iter().filter(|one| one.listing.is_indexed() && !known.contains(&one.listing.user_id.get())).collect();
    let offers: Vec<&Listed> = others.iter().copied().filter(|one| one.listing.side == Side::Offer).collect();
    for (place, member) in trio.into_iter().enumerate() {
        let patron = people.get(esteem::TRIO + place % PATRONS).map_or(member, |person| person.id);
        let own = listed.iter().filter(|one| one.listing.user_id.get() == member);
        let (asked, offered): (Vec<_>, Vec<_>) = own.partition(|one| one.listing.side == Side::Request);
        // What they earn with their own offer they spend on somebody else's, later.
        let earned = made.until(PAID, Some((days(5), days(9), None)), dice, |dice| any(&offered, patron, dice));
        if let Some(earned) = earned {
            made.until(PAID, Some((days(2), days(4), Some(earned))), dice, |dice| any(&offers, member, dice));
        }
        for story in 1..STORIES.len() {
            made.until(story, None, dice, |dice| match story % 4 {
                0 | 2 => any(&others, member, dice),
                1 => any(&offered, dice.pick(&active).id, dice),
                _ => any(&asked, dice.pick(&active).id, dice),
            });
        }
    }
    for (nth, one) in others.into_iter().enumerate() {
        let story = if nth % 3 == 0 { 1 + (nth / 3) % (STORIES.len() - 1) } else { PAID };
        let asker = dice.pick(&active).id;
        if dice.percent(70) {
            made.tell(story, None, (asker, one), dice);
        }
    }
    made.all
}

/// Broker and admin, who come behind the three: they save their hours for them.
pub(super) const PATRONS: usize = 2;

/// In minutes.
const fn days(number: i64) -> i64 {
    number * 24 * 60
}

/// One of some listings, and who asks about it.
fn any<'l>(listed: &[&'l Listed], asker: i64, dice: &mut Dice) -> Option<(i64, &'l Listed)> {
    Some((asker, *listed.get(dice.below(listed.len()))?))
}

/// How many minutes ago it begins, at least and at most, and how many hours it takes if not what the listing says.
type Terms = Option<(i64, i64, Option<i64>)>;

struct Making<'p> {
    people: BTreeMap<i64, &'p Person>,
    /// Pairs who do not meet.
    apart: HashSet<(i64, i64)>,
    /// Who has asked about which listing.
    taken: HashSet<(i64, i64)>,
    next_id: i64,
    now: Timestamp,
    all: Vec<Agreed>,
}

impl Making<'_> {
    /// Tells a story about the first pair of many that can have it. Gives the hours it takes.
    fn until<'l>(
        &mut self,
        story: usize,
        terms: Terms,
        dice: &mut Dice,
        pair: impl Fn(&mut Dice) -> Option<(i64, &'l Listed)>,
    ) -> Option<i64> {
        for _ in 0..200 {
            if let Some(hours) = self.tell(story, terms, pair(dice)?, dice) {
                return Some(hours);
            }
        }
        None
    }

    /// Gives the hours it takes; none if these two cannot have it.
    fn tell(&mut self, story: usize, terms: Terms, pair: (i64, &Listed), dice: &mut Dice) -> Option<i64> {
        let (asker, listed) = pair;
        let (listing, owner) = (&listed.listing, listed.listing.user_id.get());
        let known = listing.created_at.max(self.people.get(&asker)?.created_at);
        let age = (self.now - known).num_minutes();
        // Long enough ago for what ran out, lately for what goes on.
        let (least, most, hours) = terms.unwrap_or(match story {
            8 => (days(15), days(40), None),
            PAID | 7 => (days(1), days(60), None),
            _ => (60, 20 * 60, None),
        });
        let ago = dice.between(least, most.min(age - 1).max(least));
        let hours = hours.or(listing.hours_estimate.map(crate::base::Hours::hundredths)).unwrap_or(100);
        let apart = owner == asker || self.apart.contains(&(owner, asker));
        if apart || ago >= age || !self.taken.insert((listing.id.get(), asker)) {
            return None;
        }
        let rules = ExchangeRules::default();
        let start = self.now - TimeDelta::minutes(ago);
        let mut told = vec![Step {
            action: Action::Request,
            by: Actor::Requester,
            old: None,
            new: Status::PendingProvider,
            notes: None,
            at: start,
        }];
        let mut status = Status::PendingProvider;
        let (pace, moves) = (ago.min(days(1)), i64::try_from(STORIES[story].len()).unwrap_or(0) + 1);
        for (nth, (by, action)) in (1..).zip(STORIES[story]) {
            let new = step(status, *by, *action).ok()?;
            let at = match by {
                Actor::System => Exchange::due(status, &rules, start).unwrap_or(start),
                _ => start + TimeDelta::minutes(pace * nth / moves),
            };
            let notes = match action {
                Action::Decline => Some("Not this month, I am sorry."),
                Action::Disagree => Some("It was half of that."),
                _ => None,
            };
            told.push(Step { action: *action, by: *by, old: Some(status), new, notes, at });
            status = new;
        }
        let entered = told.iter().rev().take_while(|step| step.new == status).last().map_or(start, |step| step.at);
        self.all.push(Agreed {
            id: self.next_id,
            tenant: listed.tenant,
            listing: listing.id.get(),
            title: listing.title.clone(),
            side: listing.side,
            requester: asker,
            provider: owner,
            hours,
            message: dice.percent(60).then(|| dice.pick(ASKS)),
            status,
            steps: told,
            transaction: None,
            ratings: ratings(story == PAID, (asker, owner), dice),
            due_at: Exchange::due(status, &rules, entered),
        });
        self.next_id += 1;
        Some(hours)
    }
}

fn ratings(paid: bool, (one, other): (i64, i64), dice: &mut Dice) -> Vec<Rating> {
    let mut ratings = Vec::new();
    for (rater, rated) in [(one, other), (other, one)] {
        let (rating, comment) = (dice.pick(&[5, 5, 5, 4, 4, 3]), dice.pick(PRAISE));
        if paid && dice.percent(60) {
            ratings.push(Rating { rater, rated, rating, comment });
        }
    }
    ratings
}
