//! The benchmark of events: `cargo bench --bench events`.
//!
//! How often a second the first page of 10,000 events, one of them, and a page of a roster of 5,000 members are read, and how many registrations a second
//! are made when an event opens and a thousand want its thousand places at once; each beside the same by hand with the driver alone. Both run in this
//! process on the same database, in turns, so that what else the machine does meets both alike. The gateway's side is the whole action: who sees it,
//! everything that is shown around it, blocks, safeguarding, what was held for too long, the waiting list, the outbox. The hand's side is what nobody
//! could do without: one statement of all columns that are shown (two for a roster); or the transaction with its lock, the places that are taken, the registration with
//! its history, the outbox, commit.
//!
//! | file | holds |
//! |---|---|
//! | `town` | a community with members and events |
//! | `hand` | the same by hand |
//! | `../http/beside` | rounds in turns, and what is told of them |
//! | `../http/harbour` | the community in this process, and calls of its members |
//! | `../http/database` | a database of its own for one run |
//!
//! | variable | default | means |
//! |---|---|---|
//! | `BENCH_CONNECTIONS` | 16 | readers at once |
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
#[allow(dead_code, reason = "another benchmark uses more of it")]
mod harbour;
mod town;

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use beside::{Outcome, Plan};
use database::{Database, Engine};
use hand::Hand;
use town::{OPENING, PAGE, ROSTER, Town};

/// What reading must reach of one statement by hand.
const READING: f64 = 0.5;

/// What registering must reach of the transaction by hand.
const REGISTERING: f64 = 0.5;

/// What is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Load {
    List,
    Detail,
    Roster,
    Opening,
}

impl Load {
    fn name(self) -> &'static str {
        match self {
            Self::List => "list",
            Self::Detail => "detail",
            Self::Roster => "roster",
            Self::Opening => "opening",
        }
    }

    fn goal(self) -> f64 {
        if self == Self::Opening { REGISTERING } else { READING }
    }
}

/// The place of a row among so many, for a number that is new each time.
fn place(number: u64, of: usize) -> usize {
    usize::try_from((number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33) % of as u64).unwrap_or(0)
}

/// Which thousand it is, and which of them.
fn seat(number: u64, events: usize) -> (usize, usize) {
    let (turn, nth) = (number / OPENING as u64, number % OPENING as u64);
    (usize::try_from(turn).unwrap_or(0) % events, usize::try_from(nth).unwrap_or(0))
}

/// Whoever does it.
#[derive(Clone)]
enum Side {
    Gateway(Arc<Town>),
    Hand(Arc<Hand>),
}

impl Side {
    async fn do_it(&self, town: &Town, load: Load, number: u64) -> Outcome<()> {
        let reader = town.members[place(number, town.members.len())];
        let event = town.events[place(number, town.events.len())];
        let page = place(number, ROSTER / PAGE);
        let (turn, nth) = seat(number, town.openings.len());
        let (opened, comer) = (town.openings[turn], town.members[nth]);
        let found = match (self, load) {
            (Self::Gateway(town), Load::List) => town.list(reader).await?,
            (Self::Gateway(town), Load::Detail) => town.detail(reader, event).await?,
            (Self::Gateway(town), Load::Roster) => town.roster(page).await?,
            (Self::Gateway(town), Load::Opening) => town.register(comer, opened).await?,
            (Self::Hand(hand), Load::List) => hand.list(reader, number).await?,
            (Self::Hand(hand), Load::Detail) => hand.detail(reader, event, number).await?,
            (Self::Hand(hand), Load::Roster) => hand.roster(town.crowded, page, number).await?,
            (Self::Hand(hand), Load::Opening) => hand.register(comer, opened).await?,
        };
        let expected = match load {
            Load::List => 20,
            Load::Roster => PAGE,
            Load::Detail | Load::Opening => 1,
        };
        if found == expected { Ok(()) } else { Err(format!("{}: {found} rows, not {expected}", load.name()).into()) }
    }
}

fn main() -> ExitCode {
    beside::start("events", measure)
}

async fn measure(engine: Engine, plan: Plan) -> Outcome<bool> {
    let home = tempfile::tempdir()?;
    let database = Database::make(engine, home.path()).await?;
    let town = Arc::new(Town::settle(database.url(), home.path(), plan.at_once).await?);
    let hand = Arc::new(Hand::open(engine, database.url(), plan.at_once, town.harbour.tenant).await?);
    beside::headline(engine, plan, "members at once", "a second");
    let mut reached = true;
    for load in [Load::List, Load::Detail, Load::Roster, Load::Opening] {
        let numbers = Arc::new(AtomicU64::new(0));
        let mut plan = plan;
        if load == Load::Opening {
            plan.at_once = OPENING;
        }
        let sides = [("gateway", Side::Gateway(Arc::clone(&town))), ("by hand", Side::Hand(Arc::clone(&hand)))];
        let sides = sides.map(|(who, side)| {
            let town = Arc::clone(&town);
            let work = move |number| {
                let (side, town) = (side.clone(), Arc::clone(&town));
                async move { side.do_it(&town, load, number).await }
            };
            (who, work)
        });
        reached &= beside::compare(plan, load.name(), &numbers, sides, load.goal()).await?;
    }
    town.is_sound().await?;
    drop((town, hand));
    database.remove().await?;
    Ok(reached)
}
