//! What benchmarks of two sides share: both do the same in turns, in one process on one database, so that what else the machine does meets both
//! alike; how often a second, and how one stands to the other, is told.

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use crate::database::Engine;

/// The result of whatever may fail.
pub type Outcome<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// What to do, as the environment says.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many do it at once.
    pub at_once: usize,
    length: Duration,
    rounds: usize,
}

impl Plan {
    fn told() -> Outcome<Self> {
        Ok(Self {
            at_once: setting("BENCH_CONNECTIONS", 16)?.max(1),
            length: Duration::from_secs(setting("BENCH_SECONDS", 3)?.max(1) as u64),
            rounds: setting("BENCH_ROUNDS", 5)?.max(1),
        })
    }
}

fn setting(name: &str, default: usize) -> Outcome<usize> {
    match std::env::var(name) {
        Ok(text) => text.parse().map_err(|_| format!("{name}: {text:?} is not a number").into()),
        Err(_) => Ok(default),
    }
}

/// What one round measured.
#[derive(Clone, Copy, Debug)]
struct Round {
    per_second: f64,
    p99_ms: f64,
}

/// The whole program of the benchmark of that name: `measure` says of each engine whether its goals are reached.
pub fn start<F: Future<Output = Outcome<bool>>>(name: &str, measure: impl Fn(Engine, Plan) -> F) -> ExitCode {
    if !std::env::args().any(|argument| argument == "--bench") {
        // `cargo test --all-targets` comes here too.
        println!("run it with: cargo bench --bench {name}");
        return ExitCode::SUCCESS;
    }
    match on_each_engine(measure) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("bench: {error}");
            ExitCode::FAILURE
        }
    }
}

fn on_each_engine<F: Future<Output = Outcome<bool>>>(measure: impl Fn(Engine, Plan) -> F) -> Outcome<bool> {
    let plan = Plan::told()?;
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

/// Tells what follows: who does it, and what is counted.
pub fn headline(engine: Engine, plan: Plan, who: &str, counted: &str) {
    println!("\n{}: {} {who}, {} rounds of {:?}", engine.name(), plan.at_once, plan.rounds, plan.length);
    println!("  {:<14} {:<10} {:>12} {:>10}", "load", "who", counted, "p99 ms");
}

/// Lets both sides do their work in turns, under numbers that are new each time, and tells what the middle rounds measured. Gives whether the first one
/// reached `goal` times what the second one did.
///
/// # Errors
/// The first one of the work's.
pub async fn compare<W, F>(
    plan: Plan,
    load: &str,
    numbers: &Arc<AtomicU64>,
    sides: [(&str, W); 2],
    goal: f64,
) -> Outcome<bool>
where
    W: Fn(u64) -> F + Clone + Send + 'static,
    F: Future<Output = Outcome<()>> + Send,
{
    let mut rounds: [Vec<Round>; 2] = [Vec::new(), Vec::new()];
    for (_, work) in &sides {
        round(plan.at_once, Duration::from_millis(500), work, numbers).await?;
    }
    for _ in 0..plan.rounds {
        for ((_, work), rounds) in sides.iter().zip(&mut rounds) {
            rounds.push(round(plan.at_once, plan.length, work, numbers).await?);
        }
    }
    let middles = rounds.map(middle);
    for ((who, _), round) in sides.iter().zip(middles) {
        println!("  {load:<14} {who:<10} {:>12.0} {:>10.2}", round.per_second, round.p99_ms);
    }
    let ratio = middles[0].per_second / middles[1].per_second;
    let verdict = if ratio >= goal { "reached" } else { "MISSED" };
    println!("  {load:<14} ratio      {ratio:>12.2}   goal {goal} {verdict}");
    Ok(ratio >= goal)
}

/// Everybody works until the time is over.
async fn round<W, F>(at_once: usize, length: Duration, work: &W, numbers: &Arc<AtomicU64>) -> Outcome<Round>
where
    W: Fn(u64) -> F + Clone + Send + 'static,
    F: Future<Output = Outcome<()>> + Send,
{
    let began = Instant::now();
    let mut workers = JoinSet::new();
    for _ in 0..at_once {
        let (work, numbers) = (work.clone(), Arc::clone(numbers));
        workers.spawn(async move {
            let mut took = Vec::new();
            while began.elapsed() < length {
                let number = numbers.fetch_add(1, Ordering::Relaxed);
                let start = Instant::now();
                work(number).await?;
                took.push(start.elapsed());
            }
            Ok::<_, Box<dyn std::error::Error + Send + Sync>>(took)
        });
    }
    let mut took = Vec::new();
    while let Some(done) = workers.join_next().await {
        took.extend(done??);
    }
    let elapsed = began.elapsed().as_secs_f64();
    took.sort_unstable();
    let p99 = took.get(took.len() * 99 / 100).copied().unwrap_or_default();
    Ok(Round { per_second: took.len() as f64 / elapsed, p99_ms: p99.as_secs_f64() * 1_000.0 })
}

/// The round in the middle, by how many a second.
fn middle(mut rounds: Vec<Round>) -> Round {
    rounds.sort_by(|one, other| one.per_second.total_cmp(&other.per_second));
    rounds[rounds.len() / 2]
}
