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
use hand::Hand;
use tokio::task::JoinSet;
use town::Town;

/// The result of whatever may fail.
type Outcome<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// What the wallet must reach of the transaction by hand.
const GOAL: f64 = 0.7;

/// What to do, as the environment says.
#[derive(Clone, Copy, Debug)]
struct Plan {
    payers: usize,
    length: Duration,
    rounds: usize,
}

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

/// What one round measured.
#[derive(Clone, Copy, Debug)]
struct Round {
    per_second: f64,
    p99_ms: f64,
}

fn main() -> ExitCode {
    if !std::env::args().any(|argument| argument == "--bench") {
        // `cargo test --all-targets` comes here too.
        println!("run it with: cargo bench --bench wallet");
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
        payers: setting("BENCH_CONNECTIONS", 16)?.max(1),
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
    let town = Arc::new(Town::settle(database.url(), home.path(), plan.payers).await?);
    let hand = Arc::new(Hand::open(engine, database.url(), plan.payers, town.tenant).await?);
    println!("\n{}: {} payers, {} rounds of {:?}", engine.name(), plan.payers, plan.rounds, plan.length);
    println!("  {:<14} {:<10} {:>12} {:>10}", "load", "who", "transfers/s", "p99 ms");
    let numbers = Arc::new(AtomicU64::new(0));
    let mut reached = true;
    for load in [Load::RandomPairs, Load::HotPair] {
        let movers = [Mover::Wallet(Arc::clone(&town)), Mover::Hand(Arc::clone(&hand))];
        let mut rounds: [Vec<Round>; 2] = [Vec::new(), Vec::new()];
        for mover in &movers {
            round(plan, Duration::from_millis(500), &town, mover, load, &numbers).await?;
        }
        for _ in 0..plan.rounds {
            for (mover, rounds) in movers.iter().zip(&mut rounds) {
                rounds.push(round(plan, plan.length, &town, mover, load, &numbers).await?);
            }
        }
        let [wallet, by_hand] = rounds.map(middle);
        for (who, round) in [("wallet", wallet), ("by hand", by_hand)] {
            println!("  {:<14} {who:<10} {:>12.0} {:>10.2}", load.name(), round.per_second, round.p99_ms);
        }
        let ratio = wallet.per_second / by_hand.per_second;
        let verdict = if ratio >= GOAL { "reached" } else { "MISSED" };
        println!("  {:<14} ratio      {ratio:>12.2}   goal {GOAL} {verdict}", load.name());
        reached &= ratio >= GOAL;
    }
    town.is_sound().await?;
    drop((town, hand));
    database.remove().await?;
    Ok(reached)
}

/// Everybody pays until the time is over.
async fn round(
    plan: Plan,
    length: Duration,
    town: &Arc<Town>,
    mover: &Mover,
    load: Load,
    numbers: &Arc<AtomicU64>,
) -> Outcome<Round> {
    let began = Instant::now();
    let mut payers = JoinSet::new();
    for _ in 0..plan.payers {
        let (town, mover, numbers) = (Arc::clone(town), mover.clone(), Arc::clone(numbers));
        payers.spawn(async move {
            let mut took = Vec::new();
            while began.elapsed() < length {
                let number = numbers.fetch_add(1, Ordering::Relaxed);
                let start = Instant::now();
                mover.pay(&town, load, number).await?;
                took.push(start.elapsed());
            }
            Ok::<_, Box<dyn std::error::Error + Send + Sync>>(took)
        });
    }
    let mut took = Vec::new();
    while let Some(done) = payers.join_next().await {
        took.extend(done??);
    }
    let elapsed = began.elapsed().as_secs_f64();
    took.sort_unstable();
    let p99 = took.get(took.len() * 99 / 100).copied().unwrap_or_default();
    Ok(Round { per_second: took.len() as f64 / elapsed, p99_ms: p99.as_secs_f64() * 1_000.0 })
}

/// The round in the middle, by transfers a second.
fn middle(mut rounds: Vec<Round>) -> Round {
    rounds.sort_by(|one, other| one.per_second.total_cmp(&other.per_second));
    rounds[rounds.len() / 2]
}
