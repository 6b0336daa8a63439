//! The benchmark of the checkout: `cargo bench --bench orders`.
//!
//! How many orders a second are made, of one listing that everybody wants and of many, beside the same rows written by hand with the driver alone. Both
//! run in this process on the same database, in turns, so that what else the machine does meets both alike. The checkout's side is the whole action:
//! the key, the listing, what the community allows, blocks, safeguarding, the price, stock, the ledger, the order, the outbox, and the order as it is
//! answered. The hand's side is the transaction only: five locks, the stock, the payment with its entries and balances, the order, the outbox, commit.
//!
//! | file | holds |
//! |---|---|
//! | `town` | a community with buyers who have hours, and what is for sale |
//! | `hand` | the transaction by hand |
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

#[path = "../http/database.rs"]
#[allow(dead_code, reason = "the other benchmark uses more of it")]
mod database;
mod hand;
mod town;

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use database::{Database, Engine};
use hand::{Hand, Sale};
use tokio::task::JoinSet;
use town::Town;

/// The result of whatever may fail.
type Outcome<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// What the checkout must reach of the transaction by hand.
const GOAL: f64 = 0.7;

/// How many there are of each thing.
pub const STOCK: i64 = 100_000_000;

/// What to do, as the environment says.
#[derive(Clone, Copy, Debug)]
struct Plan {
    at_once: usize,
    length: Duration,
    rounds: usize,
}

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

/// What one round measured.
#[derive(Clone, Copy, Debug)]
struct Round {
    per_second: f64,
    p99_ms: f64,
}

fn main() -> ExitCode {
    if !std::env::args().any(|argument| argument == "--bench") {
        // `cargo test --all-targets` comes here too.
        println!("run it with: cargo bench --bench orders");
        return ExitCode::SUCCESS;
    }
    match bench() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("bench: {error}");
            ExitCode::FAILURE
        }
    }
}

fn bench() -> Outcome<bool> {
    let plan = Plan {
        at_once: setting("BENCH_CONNECTIONS", 16)?.max(1),
        length: Duration::from_secs(setting("BENCH_SECONDS", 3)?.max(1) as u64),
        rounds: setting("BENCH_ROUNDS", 5)?.max(1),
    };
    let wanted = std::env::var("BENCH_ENGINES").unwrap_or_default();
    let mut reached = true;
    for engine in Engine::all() {
        if !wanted.is_empty() && wanted != engine.name() {
            continue;
        }
        match engine.available() {
            Ok(()) => {
                let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
                reached &= runtime.block_on(measure(engine, plan))?;
            }
            Err(reason) => println!("\n{}: did not run: {reason}", engine.name()),
        }
    }
    Ok(reached)
}

fn setting(name: &str, default: usize) -> Outcome<usize> {
    match std::env::var(name) {
        Ok(text) => text.parse().map_err(|_| format!("{name}: {text:?} is not a number").into()),
        Err(_) => Ok(default),
    }
}

async fn measure(engine: Engine, plan: Plan) -> Outcome<bool> {
    let home = tempfile::tempdir()?;
    let database = Database::make(engine, home.path()).await?;
    let town = Arc::new(Town::settle(database.url(), home.path(), plan.at_once).await?);
    let hand = Arc::new(Hand::open(engine, database.url(), plan.at_once, town.tenant).await?);
    println!("\n{}: {} buyers at once, {} rounds of {:?}", engine.name(), plan.at_once, plan.rounds, plan.length);
    println!("  {:<14} {:<10} {:>12} {:>10}", "load", "who", "orders/s", "p99 ms");
    let numbers = Arc::new(AtomicU64::new(0));
    let mut reached = true;
    for load in [Load::ManyListings, Load::HotListing] {
        let makers = [Maker::Checkout(Arc::clone(&town)), Maker::Hand(Arc::clone(&hand))];
        let mut rounds: [Vec<Round>; 2] = [Vec::new(), Vec::new()];
        for maker in &makers {
            round(plan, Duration::from_millis(500), &town, maker, load, &numbers).await?;
        }
        for _ in 0..plan.rounds {
            for (maker, rounds) in makers.iter().zip(&mut rounds) {
                rounds.push(round(plan, plan.length, &town, maker, load, &numbers).await?);
            }
        }
        let [checkout, by_hand] = rounds.map(middle);
        for (who, round) in [("checkout", checkout), ("by hand", by_hand)] {
            println!("  {:<14} {who:<10} {:>12.0} {:>10.2}", load.name(), round.per_second, round.p99_ms);
        }
        let ratio = checkout.per_second / by_hand.per_second;
        let verdict = if ratio >= GOAL { "reached" } else { "MISSED" };
        println!("  {:<14} ratio      {ratio:>12.2}   goal {GOAL} {verdict}", load.name());
        reached &= ratio >= GOAL;
    }
    town.is_sound().await?;
    drop((town, hand));
    database.remove().await?;
    Ok(reached)
}

/// Everybody buys until the time is over.
async fn round(
    plan: Plan,
    length: Duration,
    town: &Arc<Town>,
    maker: &Maker,
    load: Load,
    numbers: &Arc<AtomicU64>,
) -> Outcome<Round> {
    let began = Instant::now();
    let mut buyers = JoinSet::new();
    for _ in 0..plan.at_once {
        let (town, maker, numbers) = (Arc::clone(town), maker.clone(), Arc::clone(numbers));
        buyers.spawn(async move {
            let mut took = Vec::new();
            while began.elapsed() < length {
                let number = numbers.fetch_add(1, Ordering::Relaxed);
                let start = Instant::now();
                maker.order(&town, load, number).await?;
                took.push(start.elapsed());
            }
            Ok::<_, Box<dyn std::error::Error + Send + Sync>>(took)
        });
    }
    let mut took = Vec::new();
    while let Some(done) = buyers.join_next().await {
        took.extend(done??);
    }
    let elapsed = began.elapsed().as_secs_f64();
    took.sort_unstable();
    let p99 = took.get(took.len() * 99 / 100).copied().unwrap_or_default();
    Ok(Round { per_second: took.len() as f64 / elapsed, p99_ms: p99.as_secs_f64() * 1_000.0 })
}

/// The round in the middle, by orders a second.
fn middle(mut rounds: Vec<Round>) -> Round {
    rounds.sort_by(|one, other| one.per_second.total_cmp(&other.per_second));
    rounds[rounds.len() / 2]
}
