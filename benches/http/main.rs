//! The load benchmark: `cargo bench --bench http`.
//!
//! The gateway is the real program with its defaults, except that limits and log lines are off. Beside it stand servers that
//! somebody could have written by hand for one page (`baseline`). All of them are processes of their own over the same
//! database of demo communities, and are loaded in turns, so that what else the machine does meets all alike.
//!
//! | file | holds |
//! |---|---|
//! | `load` | the load |
//! | `process` | servers as child processes, and what they use |
//! | `baseline` | the hand-written servers |
//! | `database` | a database of the demo communities for one run |
//! | `town` | who asks, and what |
//! | `report` | the table, the JSON, the goals |
//!
//! | variable | default | means |
//! |---|---|---|
//! | `BENCH_CONNECTIONS` | 16 | connections of the load |
//! | `BENCH_SECONDS` | 3 | length of a round |
//! | `BENCH_ROUNDS` | 5 | rounds of everything that reads |
//! | `BENCH_ENGINES` | both | `sqlite` or `postgres` for one alone |
//! | `TIMEWEAVE_TEST_POSTGRES` | | address of a PostgreSQL server on which databases may be made |

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "it is a program")]

mod baseline;
mod database;
mod load;
mod process;
mod report;
mod town;

use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use database::{Database, Engine};
use process::Server;
use report::{Report, Series};
use town::Town;

/// The hand-written servers have the gateway's allocator, so that it makes no difference.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The result of whatever may fail.
type Outcome<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// The gateway.
const GATEWAY: &str = env!("CARGO_BIN_EXE_timeweave");

/// The key that signs access tokens.
const SECRET: &str = "a secret for one benchmark on one machine";

/// Where the demo community says that it is reached.
const BASE_URL: &str = "https://harbour.example";

/// How often the gateway is started to see how soon it answers.
const STARTS: usize = 5;

/// What to do, as the environment says.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    connections: usize,
    length: Duration,
    rounds: usize,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--baseline", kind, url] => baseline::serve(kind, url, SECRET),
        _ if arguments.iter().any(|argument| argument == "--bench") => bench(),
        // `cargo test --all-targets` comes here too, with a gateway that was not built for speed.
        _ => {
            println!("run it with: cargo bench --bench http");
            Ok(())
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench: {error}");
            ExitCode::FAILURE
        }
    }
}

fn bench() -> Outcome<()> {
    let plan = Plan {
        connections: setting("BENCH_CONNECTIONS", 16)?.max(1),
        length: Duration::from_secs(setting("BENCH_SECONDS", 3)?.max(1) as u64),
        rounds: setting("BENCH_ROUNDS", 5)?.max(1),
    };
    let wanted = std::env::var("BENCH_ENGINES").unwrap_or_default();
    let mut reports = Vec::new();
    for engine in Engine::all() {
        if !wanted.is_empty() && wanted != engine.name() {
            continue;
        }
        match engine.available() {
            // The load takes one core at most and leaves the others to the servers.
            Ok(()) => reports.push(
                tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(measure(engine, plan))?,
            ),
            Err(reason) => println!("\n{}: did not run: {reason}", engine.name()),
        }
    }
    report::write(&plan, &reports)
}

fn setting(name: &str, default: usize) -> Outcome<usize> {
    match std::env::var(name) {
        Ok(text) => text.parse().map_err(|_| format!("{name}: {text:?} is not a number").into()),
        Err(_) => Ok(default),
    }
}

async fn measure(engine: Engine, plan: Plan) -> Outcome<Report> {
    let began = Instant::now();
    let home = tempfile::tempdir()?;
    let database = Database::make(engine, home.path()).await?;
    process::run(Path::new(GATEWAY), &["seed"], &environment(&database, home.path()), home.path())?;
    let ready = readiness(&database, home.path()).await?;

    let gateway = start(&database, home.path())?;
    let town = Town::visit(&database, gateway.address).await?;
    let itself = std::env::current_exe()?;
    let baseline = |kind| Server::start(&itself, &["--baseline", kind, database.url()], &[], home.path());
    let sqlx = baseline("sqlx")?;
    let rusqlite = if engine == Engine::Sqlite { Some(baseline("rusqlite")?) } else { None };

    let rows = town.rows_of_a_page(gateway.address, [Some(&sqlx), rusqlite.as_ref()]).await?;
    let graph_rows = town.rows_of_a_graph(gateway.address, &town.graph()).await?;
    let member_rows = town.rows_of_a_graph(gateway.address, &town.member()).await?;

    let mut series = vec![
        (&gateway, Series::new("REST page, gateway", rows), town.page()),
        (&sqlx, Series::new("REST page, axum + sqlx by hand", rows), town.page()),
        (&gateway, Series::new("GraphQL, three levels, gateway", graph_rows), town.graph()),
        (&gateway, Series::new("GraphQL, a member with all, gateway", member_rows), town.member()),
    ];
    if let Some(rusqlite) = &rusqlite {
        series.insert(2, (rusqlite, Series::new("REST page, axum + rusqlite by hand", rows), town.page()));
    }
    for (server, _, make) in &series {
        server.round(&plan, Duration::from_secs(1), make.clone()).await?;
    }
    for _ in 0..plan.rounds {
        for (server, series, make) in &mut series {
            series.rounds.push(server.round(&plan, plan.length, make.clone()).await?);
        }
    }
    let mut series: Vec<Series> = series.into_iter().map(|(_, series, _)| series).collect();

    let mut asking = Series::new("REST request a connection, gateway", 1.0);
    asking.rounds.push(gateway.round(&plan, plan.length, town.requests()).await?);
    series.push(asking);

    let report = Report::new(engine.name(), series, gateway.peak_mib()?, ready);
    gateway.stop()?;
    drop((sqlx, rusqlite));
    database.remove().await?;
    report.print(began.elapsed());
    Ok(report)
}

/// The time from the gateway's start to its first answer that it is well, on a database that is there, in milliseconds.
async fn readiness(database: &Database, home: &Path) -> Outcome<Vec<f64>> {
    let mut took = Vec::new();
    for _ in 0..STARTS {
        let began = Instant::now();
        let gateway = start(database, home)?;
        town::well(gateway.address).await?;
        took.push(began.elapsed().as_secs_f64() * 1_000.0);
        gateway.stop()?;
    }
    Ok(took)
}

fn start(database: &Database, home: &Path) -> Outcome<Server> {
    Server::start(Path::new(GATEWAY), &["serve"], &environment(database, home), home)
}

fn environment(database: &Database, home: &Path) -> Vec<(&'static str, String)> {
    vec![
        ("TIMEWEAVE_SERVER_LISTEN", "127.0.0.1:0".to_owned()),
        ("TIMEWEAVE_METRICS_LISTEN", "127.0.0.1:0".to_owned()),
        ("TIMEWEAVE_DATA_DIR", home.display().to_string()),
        ("TIMEWEAVE_DATABASE_URL", database.url().to_owned()),
        ("TIMEWEAVE_AUTH_KEYS", format!("bench:{SECRET}")),
        ("TIMEWEAVE_LIMITS_ENABLED", "false".to_owned()),
        ("TIMEWEAVE_LOG_FILTER", "off".to_owned()),
    ]
}
