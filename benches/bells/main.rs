//! The benchmark of bells: `cargo bench --bench bells`.
//!
//! How many domain events a second become lines in bells (with the rows for mail and push that belong to them), by one worker and by
//! two; and what a message to a group of ten thousand does to everybody else: the time of `GET /api/v2/connections` while it goes out, beside the
//! same without it, in one process on one database. The goals: at least 1,500 events a second on SQLite and 2,500 on PostgreSQL with one worker, and a
//! p99 at most three times the quiet one.
//!
//! | variable | default | means |
//! |---|---|---|
//! | `BENCH_EVENTS` | 2000 | events that become bells |
//! | `BENCH_MEMBERS` | 10000 | members of the group |
//! | `BENCH_READERS` | 4 | who read at once |
//! | `BENCH_ENGINES` | both | `sqlite` or `postgres` for one alone |
//! | `TIMEWEAVE_TEST_POSTGRES` | | address of a PostgreSQL server on which databases may be made |

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "it is a program")]

#[path = "../http/database.rs"]
#[allow(dead_code, reason = "another benchmark uses more of it")]
mod database;
mod town;

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use database::{Database, Engine};
use town::Town;

/// The result of whatever may fail.
type Outcome<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// How much slower a reader may become while a message goes out to very many.
const GOAL: f64 = 3.0;

/// So many events a second become lines with one worker, at least.
fn least(engine: Engine) -> f64 {
    match engine {
        Engine::Sqlite => 1_500.0,
        Engine::Postgres => 2_500.0,
    }
}

/// So many messages go out to the whole group.
const ROUNDS: usize = 5;

/// How long readers read while nothing goes out.
const QUIET: Duration = Duration::from_secs(3);

fn main() -> ExitCode {
    if !std::env::args().any(|argument| argument == "--bench") {
        // `cargo test --all-targets` comes here too.
        println!("run it with: cargo bench --bench bells");
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

fn setting(name: &str, default: usize) -> Outcome<usize> {
    match std::env::var(name) {
        Ok(text) => text.parse().map_err(|_| format!("{name}: {text:?} is not a number").into()),
        Err(_) => Ok(default),
    }
}

fn bench() -> Outcome<bool> {
    let wanted = std::env::var("BENCH_ENGINES").unwrap_or_default();
    let mut reached = true;
    for engine in Engine::all() {
        if !wanted.is_empty() && wanted != engine.name() {
            continue;
        }
        match engine.available() {
            Ok(()) => {
                let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
                reached &= runtime.block_on(measure(engine))?;
            }
            Err(reason) => println!("\n{}: did not run: {reason}", engine.name()),
        }
    }
    Ok(reached)
}

async fn measure(engine: Engine) -> Outcome<bool> {
    let (events, members) = (setting("BENCH_EVENTS", 2_000)?, setting("BENCH_MEMBERS", 10_000)?);
    let readers = setting("BENCH_READERS", 4)?.max(1);
    let home = tempfile::tempdir()?;
    let database = Database::make(engine, home.path()).await?;
    let town = Arc::new(Town::settle(database.url(), home.path(), members).await?);
    println!("\n{}: {events} events, a group of {members}, {readers} readers", engine.name());
    if 2 * events >= members {
        return Err("BENCH_MEMBERS must be more than twice BENCH_EVENTS: nobody is asked twice".into());
    }
    let mut is_reached = true;
    for workers in [1, 2] {
        town.connections(events, workers - 1).await?;
        let began = Instant::now();
        town.work(workers).await?;
        let per_second = events as f64 / began.elapsed().as_secs_f64();
        let asked = town.asked().await?;
        if asked != i64::try_from(workers * events)? {
            return Err(format!("{asked} bells rang").into());
        }
        // Two workers show what sharing costs; the goal is for one.
        let goal = (workers == 1).then(|| least(engine));
        let verdict = goal.map(|goal| {
            is_reached &= per_second >= goal;
            format!("   goal at least {goal} {}", if per_second >= goal { "reached" } else { "MISSED" })
        });
        println!(
            "  events to bells, {workers} worker(s)      {per_second:>10.0} a second{}",
            verdict.unwrap_or_default()
        );
    }

    let quiet = read(&town, readers, &Arc::new(AtomicBool::new(false)), QUIET).await?;
    let stop = Arc::new(AtomicBool::new(false));
    let reading = tokio::spawn({
        let (town, stop) = (Arc::clone(&town), Arc::clone(&stop));
        async move { read(&town, readers, &stop, Duration::from_secs(600)).await }
    });
    let began = Instant::now();
    for round in 0..ROUNDS {
        town.shout(round).await?;
        town.work(1).await?;
    }
    let took = began.elapsed() / u32::try_from(ROUNDS).unwrap_or(1);
    stop.store(true, Ordering::Relaxed);
    let busy = reading.await??;
    let rang = town.rang().await?;
    if rang != i64::try_from(ROUNDS * (members - 1))? {
        return Err(format!("{rang} bells rang").into());
    }
    let ratio = busy.p99_ms / quiet.p99_ms;
    println!("  a message to all of them            {:>10.0} ms", took.as_secs_f64() * 1_000.0);
    println!(
        "  GET connections, quiet        p50 {:>8.2} ms, p99 {:>8.2} ms ({} answers)",
        quiet.p50_ms, quiet.p99_ms, quiet.answers
    );
    println!(
        "  GET connections, meanwhile    p50 {:>8.2} ms, p99 {:>8.2} ms ({} answers)",
        busy.p50_ms, busy.p99_ms, busy.answers
    );
    let verdict = if ratio <= GOAL { "reached" } else { "MISSED" };
    println!("  p99 meanwhile against quiet   {ratio:>8.2}   goal at most {GOAL} {verdict}");
    drop(town);
    database.remove().await?;
    Ok(is_reached && ratio <= GOAL)
}

/// How long readers waited.
struct Reading {
    p50_ms: f64,
    p99_ms: f64,
    answers: usize,
}

/// Everybody reads until told to stop, or the time is over.
async fn read(town: &Arc<Town>, readers: usize, stop: &Arc<AtomicBool>, length: Duration) -> Outcome<Reading> {
    let began = Instant::now();
    let mut all = tokio::task::JoinSet::new();
    for _ in 0..readers {
        let (town, stop) = (Arc::clone(town), Arc::clone(stop));
        all.spawn(async move {
            let mut took = Vec::new();
            while began.elapsed() < length && !stop.load(Ordering::Relaxed) {
                let start = Instant::now();
                town.reads().await?;
                took.push(start.elapsed());
            }
            Ok::<_, Box<dyn std::error::Error + Send + Sync>>(took)
        });
    }
    let mut took = Vec::new();
    while let Some(done) = all.join_next().await {
        took.extend(done??);
    }
    took.sort_unstable();
    let at = |percent: usize| took.get(took.len() * percent / 100).map_or(0.0, |one| one.as_secs_f64() * 1_000.0);
    Ok(Reading { p50_ms: at(50), p99_ms: at(99), answers: took.len() })
}
