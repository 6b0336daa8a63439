//! The command line.
//!
//! | command | does |
//! |---|---|
//! | `serve` | answers requests, and does the background work too unless told otherwise |
//! | `work` | the background work alone |
//! | `migrate` | brings the database's schema up to date |
//! | `seed` | fills an empty database with the demo communities |
//! | `openapi` | prints the published REST contract |
//! | `schema` | prints the published GraphQL schema |
//! | `queue` | lists what waits and what was given up, starts the latter anew, pauses and resumes kinds of tasks |
//! | `doctor` | checks the installation and says what to do |
//!
//! Results go to standard output, log lines to standard error. Exit code 0 is success, 1 a failure, 2 a wrong command line.

mod demo;
mod doctor;
pub mod logs;
mod queue;
mod serve;

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::app::{App, StartError};
use crate::base::{Chance, Clock};
use crate::config::Config;
use crate::db;
use crate::demo::Options;
use crate::graphql;

/// One server for many time banks and mutual-aid communities.
#[derive(Debug, Parser)]
#[command(name = "timeweave", version, about)]
pub struct Cli {
    /// Configuration file [default: timeweave.toml, if it is there]
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Answer requests
    Serve {
        /// Fill an empty database with the demo communities first
        #[arg(long)]
        demo: bool,
        /// Let others reach the demo, whose passwords everybody knows
        #[arg(long, requires = "demo")]
        public_demo: bool,
        /// Leave the background work to `timeweave work`
        #[arg(long)]
        no_worker: bool,
    },
    /// Do the background work alone
    Work {
        /// Start anew what was given up after too many failures, in all communities
        #[arg(long)]
        revive: bool,
    },
    /// Bring the database's schema up to date
    Migrate,
    /// Fill an empty database with the demo communities
    Seed {
        /// People in both communities together
        #[arg(long, default_value_t = Options::default().members)]
        members: usize,
        /// Connections in both communities together
        #[arg(long, default_value_t = Options::default().connections)]
        connections: usize,
        /// Other numbers make other people
        #[arg(long, default_value_t = Options::default().seed)]
        seed: u64,
    },
    /// Print the REST contract (OpenAPI, JSON)
    Openapi,
    /// Print the GraphQL schema (SDL)
    Schema,
    /// Look at what waits and at what was given up
    Queue {
        /// Do something about it
        #[command(subcommand)]
        action: Option<queue::Action>,
    },
    /// Check the installation
    Doctor,
}

/// Does what the command line asks.
#[must_use]
pub fn run(cli: Cli) -> ExitCode {
    match cli.command {
        Command::Openapi => return print(&contract::openapi_json()),
        Command::Schema => return print(&graphql::sdl()),
        Command::Doctor => return start(doctor::run(cli.config.as_deref())),
        _ => {}
    }
    let config = match Config::load(cli.config.as_deref()) {
        Ok(config) => config,
        Err(error) => return fail(&error),
    };
    logs::start(&config.log);
    start(async move {
        let done = match cli.command {
            Command::Serve { demo, public_demo, no_worker } => {
                let demo = demo.then_some(serve::Demo { public: public_demo });
                serve::serve(&config, demo, config.worker.enabled && !no_worker).await
            }
            Command::Work { revive } => serve::work(&config, revive).await,
            Command::Queue { action } => queue::run(&config, action).await,
            Command::Migrate => migrate(&config).await,
            Command::Seed { members, connections, seed } => {
                plant(&config, Options { members, connections, seed }).await
            }
            Command::Openapi | Command::Schema | Command::Doctor => Ok(()),
        };
        done.map_or_else(|error| fail(&error), |()| ExitCode::SUCCESS)
    })
}

async fn migrate(config: &Config) -> Result<(), StartError> {
    let db = App::connect(config).await?;
    let applied = db::migrate(&db).await?;
    for name in &applied {
        print(&format!("applied {name}"));
    }
    if applied.is_empty() {
        print("the schema is up to date");
    }
    db.close().await;
    Ok(())
}

async fn plant(config: &Config, options: Options) -> Result<(), StartError> {
    let app = App::open(config, Clock::System, Chance::System).await?;
    app.migrate().await?;
    print(&demo::seed(app.world(), options).await?);
    print(&demo::sign_ins());
    app.close().await;
    Ok(())
}

/// After so many steps of tasks a thread looks whether something came from outside. The runtime's own 61 would let a newcomer wait for 61 steps, each of which may take a
/// millisecond where many ask for long answers; to look costs less than one.
const LOOKS_AFTER: u32 = 8;

/// Runs to the end on a runtime of its own.
fn start(work: impl Future<Output = ExitCode>) -> ExitCode {
    match tokio::runtime::Builder::new_multi_thread().enable_all().event_interval(LOOKS_AFTER).build() {
        Ok(runtime) => runtime.block_on(work),
        Err(error) => fail(&error),
    }
}

/// A line to standard output. A reader that went away is no failure of ours.
fn print(text: &str) -> ExitCode {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{}", text.trim_end()).and_then(|()| out.flush());
    ExitCode::SUCCESS
}

fn fail(error: &dyn std::error::Error) -> ExitCode {
    let mut text = format!("timeweave: {error}");
    let mut cause = error.source();
    while let Some(error) = cause {
        text.push_str(&format!(": {error}"));
        cause = error.source();
    }
    let _ = writeln!(io::stderr().lock(), "{text}");
    ExitCode::FAILURE
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }
}
