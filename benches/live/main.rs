//! The benchmark of live updates: `cargo bench --bench live`.
//!
//! The gateway is the real program with its defaults, except that limits and log lines are off; it runs with the demo communities, and
//! works in the same process as `serve` does.
//!
//! - How much resident memory an idle socket costs: so many sockets, each signed in, on its member's own channel and on the
//!   community's. Fails above [`BOUND_KIB`].
//! - How long it takes from the answer to a call, when what it did is committed, until an event of it is in a client's hands: for typing, which
//!   goes over the bus alone, for a message, which goes through the outbox, and for a line in the bell, which two steps later is read from the
//!   database. With all the idle sockets there, on each engine.
//!
//! | variable | default | means |
//! |---|---|---|
//! | `BENCH_SOCKETS` | 5000 | idle sockets |
//! | `BENCH_TIMES` | 200 | how often each time is taken |
//! | `BENCH_ENGINES` | both | `sqlite` or `postgres` for one alone |
//! | `TIMEWEAVE_TEST_POSTGRES` | | address of a PostgreSQL server on which databases may be made |

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "it is a program")]

#[path = "../http/database.rs"]
#[allow(dead_code, reason = "the other benchmark uses more of it")]
mod database;
mod gateway;
mod visitor;

use std::os::unix::process::CommandExt as _;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use database::{Database, Engine};
use futures::{StreamExt as _, TryStreamExt as _, stream};
use gateway::Gateway;
use visitor::{Line, Visitor};

/// The result of whatever may fail.
type Outcome<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// The most resident memory that an idle socket may cost.
const BOUND_KIB: f64 = 24.0;

/// So many sockets are opened between two looks at the memory. What signing in took and gave back hides the growth of the first of them, so
/// the thousand that grew most counts.
const STEP: usize = 1_000;

/// Sockets that are opened at the same time.
const AT_ONCE: usize = 32;

/// Says that the limit on open files was raised already.
const RAISED: &str = "BENCH_LIVE_RAISED";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.iter().any(|argument| argument == "--test" || argument == "--list") {
        return ExitCode::SUCCESS;
    }
    let (sockets, times) = (number("BENCH_SOCKETS", 5_000), number("BENCH_TIMES", 200));
    // Every socket is a file here and one in the gateway, which inherits the limit.
    if std::env::var_os(RAISED).is_none() {
        let script =
            format!("ulimit -n {} 2>/dev/null || ulimit -n $(ulimit -H -n); exec \"$0\" \"$@\"", sockets + 1_000);
        let Ok(own) = std::env::current_exe() else { return ExitCode::FAILURE };
        let error = Command::new("sh").arg("-c").arg(script).arg(own).args(arguments).env(RAISED, "1").exec();
        eprintln!("cannot start again with more files: {error}");
        return ExitCode::FAILURE;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let measured = runtime.map_err(Into::into).and_then(|runtime| runtime.block_on(measure(sockets, times)));
    match measured {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => {
            eprintln!("an idle socket costs more than {BOUND_KIB} KiB");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn number(name: &str, otherwise: usize) -> usize {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// Measures on every engine. Whether memory kept within its bound.
async fn measure(sockets: usize, times: usize) -> Outcome<bool> {
    let wanted = std::env::var("BENCH_ENGINES").ok();
    let mut within = true;
    for engine in Engine::all() {
        if wanted.as_deref().is_some_and(|wanted| wanted != engine.name()) {
            continue;
        }
        if let Err(why) = engine.available() {
            println!("{}: not measured, {why}", engine.name());
            continue;
        }
        let home = tempfile::tempdir()?;
        let database = Database::make(engine, home.path()).await?;
        let measured = one(engine, &database, home.path(), sockets, times).await;
        database.remove().await?;
        within &= measured?;
    }
    Ok(within)
}

async fn one(
    engine: Engine,
    database: &Database,
    home: &std::path::Path,
    sockets: usize,
    times: usize,
) -> Outcome<bool> {
    let gateway = Gateway::start(database.url(), home, sockets)?;
    let (ada, ben) = (Visitor::of(&gateway, "ada").await?, Visitor::of(&gateway, "ben").await?);
    let people = gateway.strangers(database, times).await?;
    // Whatever is made once is made before memory is looked at.
    drop(open(&gateway, &people, 64).await?);
    tokio::time::sleep(Duration::from_secs(1)).await;
    let mut known = gateway.resident_kib()?;
    let (mut idle, mut each, began) = (Vec::with_capacity(sockets), 0.0_f64, Instant::now());
    while idle.len() < sockets {
        let more = STEP.min(sockets - idle.len());
        idle.extend(open(&gateway, &people, more).await?);
        tokio::time::sleep(Duration::from_secs(1)).await;
        let now = gateway.resident_kib()?;
        each = each.max((now - known) / more as f64);
        known = now;
    }
    println!(
        "{}: {} idle sockets, at most {each:.1} KiB of resident memory each (bound {BOUND_KIB}), opened in {:.1} s; the whole gateway {:.0} MiB",
        engine.name(),
        idle.len(),
        began.elapsed().as_secs_f64() - (sockets.div_ceil(STEP)) as f64,
        known / 1024.0
    );

    let mut line = Line::open(&gateway).await?;
    line.listen(&ben, &ben.own()).await?;
    line.listen(&ben, &ada.chat(&ben)).await?;
    for (what, event) in [("typing", "typing"), ("message", "message")] {
        let mut waits = Vec::with_capacity(times);
        for nth in 0..times {
            let answered = match what {
                "typing" => ada.types(&ben).await?,
                _ => ada.writes(&ben, nth).await?,
            };
            let came = line.waits_for(event).await?;
            waits.push(came.saturating_duration_since(answered));
            // Typing is told twice: to the two, and to the other.
            if what == "typing" {
                line.waits_for(event).await?;
            }
        }
        report(engine, what, waits);
    }
    let mut waits = Vec::with_capacity(times);
    for member in &people {
        let answered = member.asks(&ben).await?;
        waits.push(line.waits_for("notification").await?.saturating_duration_since(answered));
    }
    report(engine, "line in the bell", waits);
    drop(idle);
    gateway.stop()?;
    Ok(each <= BOUND_KIB)
}

/// Idle sockets of these people, in turns.
async fn open(gateway: &Gateway, people: &[Visitor], sockets: usize) -> Outcome<Vec<Line>> {
    let opening = people.iter().cycle().take(sockets).map(async |person| -> Outcome<Line> {
        let mut line = Line::open(gateway).await?;
        line.listen(person, &person.own()).await?;
        line.listen(person, "private-tenant.1.presence").await?;
        Ok(line)
    });
    stream::iter(opening).buffer_unordered(AT_ONCE).try_collect().await
}

fn report(engine: Engine, what: &str, mut waits: Vec<Duration>) {
    waits.sort_unstable();
    let at = |share: f64| {
        let place = ((waits.len() as f64 * share) as usize).min(waits.len().saturating_sub(1));
        waits.get(place).map_or(f64::NAN, |wait| wait.as_secs_f64() * 1e3)
    };
    println!(
        "{}: {what}, from the answer to the client: p50 {:.2} ms, p99 {:.2} ms, {} times",
        engine.name(),
        at(0.5),
        at(0.99),
        waits.len()
    );
}
