//! Everything there will be: pure.

use super::Options;
use super::dice::Dice;
use super::esteem::{self, Esteem};
use super::exchanges::{self, Agreed};
use super::groups::{self, Group, Membership};
use super::hours::{self, Account, Movement};
use super::listings::{self, Heading, Listed};
use super::market::{self, DemoCoupon, ForSale, Gathered, Promise, Sale, Shelf, Wish};
use super::people::{self, Person};
use super::talk::{self, Letter, Shout};
use super::ties::{self, Block, Tie};
use crate::base::Timestamp;

/// A demo community.
#[derive(Clone, Copy, Debug)]
pub(super) struct Town {
    pub(super) id: i64,
    pub(super) slug: &'static str,
    pub(super) name: &'static str,
    pub(super) tagline: &'static str,
    pub(super) domain: &'static str,
    pub(super) currency: &'static str,
    pub(super) timezone: &'static str,
    pub(super) has_super_admin: bool,
    /// Name, latitude, longitude.
    pub(super) places: &'static [(&'static str, f64, f64)],
}

pub(super) const HARBOUR: Town = Town {
    id: 1,
    slug: "harbour",
    name: "Harbour",
    tagline: "An hour is an hour, by the sea",
    domain: "harbour.example",
    currency: "EUR",
    timezone: "Europe/Dublin",
    has_super_admin: true,
    places: &[
        ("Harbour, Old Quay", 53.271, -9.056),
        ("Harbour, Lighthouse Hill", 53.263, -9.083),
        ("Harbour, Ropewalk", 53.277, -9.041),
        ("Harbour, Saltmarsh", 53.284, -9.012),
    ],
};

pub(super) const MEADOW: Town = Town {
    id: 2,
    slug: "meadow",
    name: "Meadow",
    tagline: "Neighbours with time for each other",
    domain: "meadow.example",
    currency: "GBP",
    timezone: "Europe/London",
    has_super_admin: false,
    places: &[
        ("Meadow, Mill Lane", 51.752, -1.257),
        ("Meadow, Orchard End", 51.764, -1.235),
        ("Meadow, Station Road", 51.741, -1.262),
    ],
};

/// Every row to be written.
#[derive(Debug, Default)]
pub(super) struct Plan {
    pub(super) people: Vec<Person>,
    /// Who has registered and waits for a decision.
    pub(super) waiting: Vec<Person>,
    pub(super) connections: Vec<Tie>,
    pub(super) blocks: Vec<Block>,
    pub(super) groups: Vec<Group>,
    pub(super) memberships: Vec<Membership>,
    pub(super) accounts: Vec<Account>,
    pub(super) movements: Vec<Movement>,
    /// One for each community.
    pub(super) esteem: Vec<Esteem>,
    pub(super) letters: Vec<Letter>,
    pub(super) shouts: Vec<Shout>,
    pub(super) headings: Vec<Heading>,
    pub(super) listings: Vec<Listed>,
    pub(super) exchanges: Vec<Agreed>,
    pub(super) shelves: Vec<Shelf>,
    pub(super) for_sale: Vec<ForSale>,
    pub(super) wishes: Vec<Wish>,
    pub(super) sales: Vec<Sale>,
    pub(super) promises: Vec<Promise>,
    pub(super) coupons: Vec<DemoCoupon>,
    pub(super) gathered: Vec<Gathered>,
}

impl Plan {
    /// The number of a group's picture; a listing's is the listing's own.
    pub(super) fn picture_of(&self, group: &Group) -> i64 {
        i64::try_from(self.listings.len()).unwrap_or(0) + group.id
    }

    /// How many rows, the communities' own not counted.
    pub(super) fn total(&self) -> usize {
        self.people.len()
            + self.waiting.len()
            + self.connections.len()
            + self.blocks.len()
            + self.groups.len()
            + self.memberships.len()
            + self.accounts.len()
            + self.movements.len()
            + self.esteem.iter().map(Esteem::total).sum::<usize>()
            + self.letters.len()
            + self.shouts.len()
            + self.listings.len()
            + self.exchanges.len()
            + self.for_sale.len()
    }
}

/// The same for the same arguments.
pub(super) fn make(options: Options, now: Timestamp) -> Plan {
    let mut plan = Plan::default();
    let members = (options.members / 2).max(50);
    for town in [&HARBOUR, &MEADOW] {
        let mut dice = Dice::new(options.seed.wrapping_mul(31).wrapping_add(town.id.unsigned_abs()));
        let people = people::people(town, next_id(&plan.people), members, now, &mut dice);
        let (ties, blocks) = ties::ties(&people, options.connections / 2, now, &mut dice);
        let (groups, memberships) = groups::groups(&people, next_id(&plan.groups), now, &mut dice);
        // Dice of their own, so that what was there before stays as it was.
        let mut own = Dice::new(options.seed.wrapping_mul(37).wrapping_add(town.id.unsigned_abs()));
        let headings = listings::headings(town.id, next_id(&plan.headings));
        let listed = listings::listings(&people, &headings, next_id(&plan.listings), now, &mut own);
        let mut agreed = exchanges::exchanges(&people, &listed, &blocks, next_id(&plan.exchanges), now, &mut own);
        let (next_account, next_movement) = (next_id(&plan.accounts), next_id(&plan.movements));
        let (accounts, movements) = hours::hours(&people, &mut agreed, next_account, next_movement, now, &mut dice);
        // Those that nobody could pay have left holes.
        for (id, one) in (next_id(&plan.exchanges)..).zip(&mut agreed) {
            one.id = id;
        }
        plan.esteem.push(esteem::esteem(&people, &movements, now, &mut dice));
        plan.letters.extend(talk::letters(&people, &ties, next_id(&plan.letters), now, &mut dice));
        plan.shouts.extend(talk::shouts(&memberships, next_id(&plan.shouts), now, &mut dice));
        let shelves = market::shelves(town.id, next_id(&plan.shelves));
        let next_for_sale = next_id(&plan.for_sale);
        let for_sale = market::for_sale(&people, &shelves, town.currency, next_for_sale, now);
        plan.wishes.extend(market::wishes(&people, &for_sale, now));
        plan.sales.extend(market::sales(&people, &for_sale, now));
        plan.promises.extend(market::promise(&people, &for_sale, now));
        plan.coupons.extend(market::coupons(&for_sale, now));
        plan.gathered.extend(market::gathered(&people, &for_sale));
        plan.for_sale.extend(for_sale);
        plan.shelves.extend(shelves);
        plan.listings.extend(listed);
        plan.exchanges.extend(agreed);
        plan.headings.extend(headings);
        plan.accounts.extend(accounts);
        plan.movements.extend(movements);
        plan.people.extend(people);
        plan.connections.extend(ties);
        plan.blocks.extend(blocks);
        plan.groups.extend(groups);
        plan.memberships.extend(memberships);
    }
    // After all others, so that their ids stay as they were.
    for town in [&HARBOUR, &MEADOW] {
        let first_id = next_id(&plan.people) + next_id(&plan.waiting) - 1;
        let mut own = Dice::new(options.seed.wrapping_mul(41).wrapping_add(town.id.unsigned_abs()));
        plan.waiting.extend(people::waiting(town, first_id, now, &mut own));
    }
    plan
}

fn next_id<T>(so_far: &[T]) -> i64 {
    i64::try_from(so_far.len()).unwrap_or(0) + 1
}
