//! The benchmark of orders: `cargo bench --bench orders`.
//!
//! How many orders a second are made, of one listing that everybody wants and of many, beside the same rows written by hand with the driver alone; and how
//! often a second somebody who has sold 10,000 things reads the first page of them, and what they sell at a glance, beside the statements alone. Both
//! run in this process on the same database, in turns, so that what else the machine does meets both alike. The checkout's side is the whole action:
//! the key, the listing, what the community allows, blocks, safeguarding, the price, stock, the ledger, the order, the outbox, and the order as it is
//! answered. The hand's side is the transaction only: five locks, the stock, the payment with its entries and balances, the order, the outbox, commit.
//!
//! | file | holds |
//! |---|---|
//! | `town` | a community with buyers who have hours, and what is for sale |
//! | `hand` | the transaction by hand |
//! | `reading` | what is read, by hand |
//! | `../http/beside` | rounds in turns, and what is told of them |
//! | `../http/harbour` | the community in this process, and calls of its members |
//! | `../http/database` | a database of its own for one run |
//!
//! | variable | default | means |
//! |---|---|---|
//! | `BENCH_CONNECTIONS` | 16 | buyers at once |
//! | `BENCH_SECONDS` | 3 | length of a round |
//! | `BENCH_ROUNDS` | 5 | rounds of everything |
//! | `BENCH_ENGINES` | both | `sqlite` or `postgres` for one alone |
//! | `TIMEWEAVE_TEST_POSTGRES` | | address of a PostgreSQL server on which databases may be made |

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "it is a program")]

#[path = "../http/beside.rs"]
mod beside;
#[path = "../http/database.rs"]
#[allow(dead_code, reason = "the other benchmark uses more of it")]
mod database;
mod hand;
#[path = "../http/harbour.rs"]
mod harbour;
mod reading;
mod town;

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use beside::{Outcome, Plan};
use database::{Database, Engine};
use hand::{Hand, Sale};
use reading::Reader;
use town::{PAGE, SOLD, Town};

/// What the checkout must reach of the transaction by hand.
const GOAL: f64 = 0.7;

/// What reading must reach of the statements by hand.
const READING: f64 = 0.5;

/// How many there are of each thing.
pub const STOCK: i64 = 100_000_000;

/// What is bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Load {
    ManyListings,
    HotListing,
}

impl Load {
    fn name(self) -> &'static str {
        match self {
            Self::ManyListings => "many listings",
            Self::HotListing => "one listing",
        }
    }

    /// Who buys what next.
    fn sale(self, number: u64, town: &Town) -> Sale {
        let mixed = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let place = |bits: u64, of: usize| usize::try_from(bits % of as u64).unwrap_or(0);
        let nth = match self {
            Self::HotListing => 0,
            Self::ManyListings => place(mixed >> 17, town.listings.len()),
        };
        let (listing, seller) = town.listings[nth];
        Sale { buyer: town.buyers[place(mixed >> 33, town.buyers.len())], seller, listing, number }
    }
}

/// Whoever makes orders.
#[derive(Clone)]
enum Maker {
    Checkout(Arc<Town>),
    Hand(Arc<Hand>),
}

impl Maker {
    async fn order(&self, town: &Town, load: Load, number: u64) -> Outcome<()> {
        let sale = load.sale(number, town);
        match self {
            Self::Checkout(town) => town.order(sale.buyer, sale.listing, number).await,
            Self::Hand(hand) => hand.order(sale).await,
        }
    }
}

/// What a seller reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    Sales,
    Dashboard,
}

impl Look {
    fn name(self) -> &'static str {
        match self {
            Self::Sales => "list of sales",
            Self::Dashboard => "dashboard",
        }
    }

    /// How many rows or orders it finds.
    fn expected(self) -> usize {
        match self {
            Self::Sales => usize::try_from(PAGE).unwrap_or_default(),
            Self::Dashboard => SOLD,
        }
    }
}

/// Whoever reads.
#[derive(Clone)]
enum Eyes {
    Gateway(Arc<Town>),
    Hand(Arc<Reader>),
}

impl Eyes {
    async fn read(&self, merchant: i64, look: Look, number: u64) -> Outcome<()> {
        let found = match (self, look) {
            (Self::Gateway(town), Look::Sales) => town.sales().await?,
            (Self::Gateway(town), Look::Dashboard) => town.dashboard().await?,
            (Self::Hand(reader), Look::Sales) => reader.sales(merchant, number).await?,
            (Self::Hand(reader), Look::Dashboard) => reader.dashboard(merchant, number).await?,
        };
        let expected = look.expected();
        if found == expected { Ok(()) } else { Err(format!("{}: {found}, not {expected}", look.name()).into()) }
    }
}

fn main() -> ExitCode {
    beside::start("orders", measure)
}

async fn measure(engine: Engine, plan: Plan) -> Outcome<bool> {
    let home = tempfile::tempdir()?;
    let database = Database::make(engine, home.path()).await?;
    let town = Arc::new(Town::settle(database.url(), home.path(), plan.at_once).await?);
    let hand = Arc::new(Hand::open(engine, database.url(), plan.at_once, town.harbour.tenant).await?);
    beside::headline(engine, plan, "buyers at once", "orders/s");
    let numbers = Arc::new(AtomicU64::new(0));
    let mut reached = true;
    for load in [Load::ManyListings, Load::HotListing] {
        let sides = [("checkout", Maker::Checkout(Arc::clone(&town))), ("by hand", Maker::Hand(Arc::clone(&hand)))];
        let sides = sides.map(|(who, side)| {
            let town = Arc::clone(&town);
            let work = move |number| {
                let (side, town) = (side.clone(), Arc::clone(&town));
                async move { side.order(&town, load, number).await }
            };
            (who, work)
        });
        reached &= beside::compare(plan, load.name(), &numbers, sides, GOAL).await?;
    }
    let reader = Arc::new(Reader::open(engine, database.url(), plan.at_once, town.harbour.tenant).await?);
    for look in [Look::Sales, Look::Dashboard] {
        let merchant = town.merchant;
        let sides = [("gateway", Eyes::Gateway(Arc::clone(&town))), ("by hand", Eyes::Hand(Arc::clone(&reader)))];
        let sides = sides.map(|(who, side)| {
            let work = move |number| {
                let side = side.clone();
                async move { side.read(merchant, look, number).await }
            };
            (who, work)
        });
        reached &= beside::compare(plan, look.name(), &numbers, sides, READING).await?;
    }
    town.is_sound().await?;
    drop((town, hand, reader));
    database.remove().await?;
    Ok(reached)
}
