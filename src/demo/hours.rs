//! Demo hours: what everybody started with and how it moved since. Pure; every balance is the sum of what is written.

use std::borrow::Cow;
use std::collections::BTreeMap;

use chrono::TimeDelta;

use super::dice::Dice;
use super::exchanges::{Agreed, PATRONS};
use super::people::Person;
use super::words;
use crate::base::Timestamp;
use crate::exchanges::Status;

/// A row of `accounts` to be. Hundredths of hours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Account {
    pub(super) id: i64,
    pub(super) tenant: i64,
    pub(super) kind: &'static str,
    pub(super) user: Option<i64>,
    pub(super) total_in: i64,
    pub(super) total_out: i64,
    pub(super) transactions: i64,
    /// Whoever gave has a floor.
    pub(super) floor: Option<i64>,
    pub(super) created_at: Timestamp,
}

impl Account {
    pub(super) fn balance(&self) -> i64 {
        self.total_in - self.total_out
    }
}

/// A row of `transactions` to be, with what is in the two accounts after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Movement {
    pub(super) id: i64,
    pub(super) tenant: i64,
    pub(super) from: (i64, Option<i64>, i64),
    pub(super) to: (i64, Option<i64>, i64),
    pub(super) amount: i64,
    pub(super) kind: &'static str,
    pub(super) description: Cow<'static, str>,
    pub(super) at: Timestamp,
}

/// Ada, Ben and Cleo have this, whatever happens to the others.
pub(super) const TRIO: (usize, i64) = (3, 2_000);

/// What everybody else started with.
const START: i64 = 800;

/// The ledger of one community while it is made up.
struct Ledger {
    tenant: i64,
    first_id: i64,
    accounts: Vec<Account>,
    by_user: BTreeMap<i64, usize>,
    movements: Vec<Movement>,
    next_movement: i64,
}

/// Places of the two accounts that are nobody's.
const ISSUANCE: usize = 0;
const FUND: usize = 1;

impl Ledger {
    fn new(tenant: i64, first_account: i64, first_movement: i64, at: Timestamp) -> Self {
        let mut ledger = Self {
            tenant,
            first_id: first_account,
            accounts: Vec::new(),
            by_user: BTreeMap::new(),
            movements: Vec::new(),
            next_movement: first_movement,
        };
        ledger.open("issuance", None, at);
        ledger.open("community_fund", None, at);
        ledger
    }

    fn open(&mut self, kind: &'static str, user: Option<i64>, created_at: Timestamp) -> usize {
        let place = self.accounts.len();
        let id = self.first_id + i64::try_from(place).unwrap_or(0);
        let tenant = self.tenant;
        let (total_in, total_out, transactions, floor) = (0, 0, 0, None);
        self.accounts.push(Account { id, tenant, kind, user, total_in, total_out, transactions, floor, created_at });
        if let Some(user) = user {
            self.by_user.insert(user, place);
        }
        place
    }

    /// Moves hours, unless the giver has too few. Gives the row of `transactions`.
    fn move_hours(
        &mut self,
        (from, to): (usize, usize),
        amount: i64,
        kind: &'static str,
        description: impl Into<Cow<'static, str>>,
        at: Timestamp,
    ) -> Option<i64> {
        if from != ISSUANCE && self.accounts[from].balance() < amount {
            return None;
        }
        let giver = &mut self.accounts[from];
        giver.total_out += amount;
        giver.transactions += 1;
        giver.floor = (from != ISSUANCE).then_some(0);
        let giver = (giver.id, giver.user, giver.balance());
        let taker = &mut self.accounts[to];
        taker.total_in += amount;
        taker.transactions += 1;
        let taker = (taker.id, taker.user, taker.balance());
        let (id, tenant) = (self.next_movement, self.tenant);
        self.movements.push(Movement {
            id,
            tenant,
            from: giver,
            to: taker,
            amount,
            kind,
            description: description.into(),
            at,
        });
        self.next_movement += 1;
        Some(id)
    }
}

/// The ledger of one community, oldest first. An exchange that somebody cannot pay does not happen.
pub(super) fn hours(
    people: &[Person],
    agreed: &mut Vec<Agreed>,
    first_account: i64,
    first_movement: i64,
    now: Timestamp,
    dice: &mut Dice,
) -> (Vec<Account>, Vec<Movement>) {
    let tenant = people.first().map_or(0, |person| person.tenant);
    let oldest = people.iter().map(|person| person.created_at).min().unwrap_or(now);
    let mut ledger = Ledger::new(tenant, first_account, first_movement, oldest);
    // Everything that is to happen, and when; then one after the other.
    let mut plans: Vec<(Timestamp, Deed)> = vec![(oldest, Deed::Deposit)];
    let active: Vec<usize> = (0..people.len()).filter(|index| people[*index].status == "active").collect();
    for &index in &active {
        plans.push((people[index].created_at, Deed::Welcome(index)));
    }
    let others: Vec<usize> = active.iter().copied().filter(|index| *index >= TRIO.0 + PATRONS).collect();
    for _ in 0..others.len() * 2 {
        let (one, other) = (dice.pick(&others), dice.pick(&others));
        let since = people[one].created_at.max(people[other].created_at);
        let at = since + TimeDelta::minutes(dice.between(1, (now - since).num_minutes().max(1)));
        // Quarters of hours, as people count.
        let (amount, word) = (dice.between(1, 12) * 25, dice.pick(words::DEEDS));
        if one != other {
            let deed =
                if dice.percent(4) { Deed::Donate(one, amount) } else { Deed::Transfer(one, other, amount, word) };
            plans.push((at.min(now), deed));
        }
    }
    for (index, one) in agreed.iter().enumerate().filter(|(_, one)| one.status == Status::Completed) {
        plans.push((one.moved_at(), Deed::Settle(index)));
    }
    plans.sort_by_key(|(at, deed)| (*at, deed.rank()));
    for (at, deed) in plans {
        deed.happen(&mut ledger, people, agreed, at);
    }
    agreed.retain(|one| one.status != Status::Completed || one.transaction.is_some());
    (ledger.accounts, ledger.movements)
}

fn is_trio(people: &[Person], id: i64) -> bool {
    people.iter().take(TRIO.0).any(|person| person.id == id)
}

/// Something that happens to hours. People by their places in the community.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Deposit,
    Welcome(usize),
    Donate(usize, i64),
    Transfer(usize, usize, i64, &'static str),
    /// By its place among the exchanges.
    Settle(usize),
}

impl Deed {
    /// What happens first of what happens at once.
    fn rank(self) -> (u8, usize) {
        match self {
            Self::Deposit => (0, 0),
            Self::Welcome(one) => (1, one),
            Self::Donate(one, _) | Self::Transfer(one, ..) => (2, one),
            Self::Settle(index) => (3, index),
        }
    }

    fn happen(self, ledger: &mut Ledger, people: &[Person], agreed: &mut [Agreed], at: Timestamp) {
        match self {
            Self::Deposit => {
                ledger.move_hours((ISSUANCE, FUND), 5_000, "community_fund", "A start", at);
            }
            Self::Welcome(one) => {
                let account = ledger.open("member", Some(people[one].id), at);
                let amount = if one < TRIO.0 { TRIO.1 } else { START };
                ledger.move_hours((ISSUANCE, account), amount, "starting_balance", "Welcome credits", at);
            }
            Self::Donate(one, amount) => {
                if let Some(from) = ledger.by_user.get(&people[one].id).copied() {
                    ledger.move_hours((from, FUND), amount, "donation", "For everybody", at);
                }
            }
            Self::Transfer(one, other, amount, word) => {
                let place = |index: usize| ledger.by_user.get(&people[index].id).copied();
                if let (Some(from), Some(to)) = (place(one), place(other)) {
                    ledger.move_hours((from, to), amount, "transfer", word, at);
                }
            }
            Self::Settle(index) => {
                let one = &mut agreed[index];
                let (payer, payee) = one.parties();
                let places = (ledger.by_user.get(&payer).copied(), ledger.by_user.get(&payee).copied());
                if let (Some(from), Some(to)) = places
                    // Of the three, nobody pays what they have not earned.
                    && (ledger.accounts[from].balance() - one.hours >= TRIO.1 || !is_trio(people, payer))
                {
                    one.transaction = ledger.move_hours((from, to), one.hours, "exchange", one.title.clone(), at);
                }
            }
        }
    }
}
