//! The benchmark of the ledger: `cargo bench --bench wallet`.
//!
//! How many transfers a second the wallet makes, between random pairs of members and on one pair that everybody wants, beside the
//! same rows written by hand with the driver alone. Both run in this process on the same database, in turns, so that what else the
//! machine does meets both alike. The wallet's side is the whole action: who is paid, safeguarding, the window, the ledger, the
//! outbox. The hand's side is the transaction only: two locks, the row, two entries, two balances, the outbox, commit.
//!
//! | file | holds |
//! |---|---|
//! | `town` | a community with members who have hours |
//! | `hand` | the transaction by hand |
//! | `../http/beside` | rounds in turns, and what is told of them |
//! | `../http/harbour` | the community in this process, and calls of its members |
//! | `../http/database` | a database of its own for one run |
//!
//! | variable | default | means |
//! |---|---|---|
//! | `BENCH_CONNECTIONS` | 16 | payers at once |
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
mod town;

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use beside::{Outcome, Plan};
use database::{Database, Engine};
use hand::Hand;
use town::Town;

/// What the wallet must reach of the transaction by hand.
const GOAL: f64 = 0.7;

/// Who pays whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Load {
    RandomPairs,
    HotPair,
}

impl Load {
    fn name(self) -> &'static str {
        match self {
            Self::RandomPairs => "random pairs",
            Self::HotPair => "one hot pair",
        }
    }

    /// The two members of the next transfer, by place.
    fn pair(self, number: u64, members: usize) -> (usize, usize) {
        let members = members as u64;
        let mixed = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let (one, other) = match self {
            Self::HotPair => (number % 2, (number + 1) % 2),
            Self::RandomPairs => {
                let one = (mixed >> 33) % members;
                (one, (one + 1 + (mixed >> 17) % (members - 1)) % members)
            }
        };
        (usize::try_from(one).unwrap_or(0), usize::try_from(other).unwrap_or(1))
    }
}

/// Whoever moves hours.
#[derive(Clone)]
enum Mover {
    Wallet(Arc<Town>),
    Hand(Arc<Hand>),
}

impl Mover {
    async fn pay(&self, town: &Town, load: Load, number: u64) -> Outcome<()> {
        let (from, to) = load.pair(number, town.members.len());
        match self {
            Self::Wallet(town) => town.pay(from, to, number).await,
            Self::Hand(hand) => hand.pay(town.members[from], town.members[to], number).await,
        }
    }
}

fn main() -> ExitCode {
    beside::start("wallet", measure)
}

async fn measure(engine: Engine, plan: Plan) -> Outcome<bool> {
    let home = tempfile::tempdir()?;
    let database = Database::make(engine, home.path()).await?;
    let town = Arc::new(Town::settle(database.url(), home.path(), plan.at_once).await?);
    let hand = Arc::new(Hand::open(engine, database.url(), plan.at_once, town.harbour.tenant).await?);
    beside::headline(engine, plan, "payers", "transfers/s");
    let numbers = Arc::new(AtomicU64::new(0));
    let mut reached = true;
    for load in [Load::RandomPairs, Load::HotPair] {
        let sides = [("wallet", Mover::Wallet(Arc::clone(&town))), ("by hand", Mover::Hand(Arc::clone(&hand)))];
        let sides = sides.map(|(who, side)| {
            let town = Arc::clone(&town);
            let work = move |number| {
                let (side, town) = (side.clone(), Arc::clone(&town));
                async move { side.pay(&town, load, number).await }
            };
            (who, work)
        });
        reached &= beside::compare(plan, load.name(), &numbers, sides, GOAL).await?;
    }
    town.is_sound().await?;
    drop((town, hand));
    database.remove().await?;
    Ok(reached)
}
