//! The queue from the command line: what waits, what was given up, and what to do about it.

use std::fmt::Write as _;

use clap::Subcommand;
use clap::builder::PossibleValuesParser;

use super::print;
use crate::app::{self, App, StartError};
use crate::auth::doorkeeper::Doorman;
use crate::base::{Chance, Clock};
use crate::call::{Call, Rooms, World};
use crate::config::Config;
use crate::queue;

/// So many tasks that were given up are listed.
const LISTED: u32 = 20;

/// What to do with the queue.
#[derive(Debug, Subcommand)]
pub(super) enum Action {
    /// Start anew what was given up after too many failures, in all communities
    Revive {
        /// Only tasks of this kind
        #[arg(value_parser = kinds())]
        kind: Option<String>,
    },
    /// Let nobody begin tasks of a kind, until they are resumed
    Pause {
        /// Of which kind
        #[arg(value_parser = kinds())]
        kind: String,
    },
    /// Let tasks of a kind be done again
    Resume {
        /// Of which kind
        #[arg(value_parser = kinds())]
        kind: String,
    },
}

fn kinds() -> PossibleValuesParser {
    PossibleValuesParser::new(app::kinds().names())
}

/// Does it, or lists what waits and what was given up.
pub(super) async fn run(config: &Config, action: Option<Action>) -> Result<(), StartError> {
    let db = App::connect_to_what_is_there(config).await?;
    // None of the other rooms is needed.
    let rooms = Rooms::default().with(app::kinds());
    let world = World::new(db.clone(), Clock::System, Chance::System, Box::new(Doorman::default()), rooms);
    let call = world.errand(None);
    let said = match action {
        None => overview(&call).await?,
        Some(Action::Revive { kind }) => {
            format!("{} tasks are due again", queue::revive(&call, kind.as_deref()).await?)
        }
        Some(Action::Pause { kind }) if queue::pause(&call, &kind).await? => format!("{kind} is paused"),
        Some(Action::Pause { kind }) => format!("{kind} was paused before"),
        Some(Action::Resume { kind }) if queue::go_on(&call, &kind).await? => format!("{kind} goes on"),
        Some(Action::Resume { kind }) => format!("{kind} was not paused"),
    };
    print(&said);
    db.close().await;
    Ok(())
}

async fn overview(call: &Call) -> Result<String, StartError> {
    let mut text =
        format!("{:24}{:>10}{:>10}{:>10}{:>10}{:>10}\n", "kind", "later", "ready", "leased", "overdue", "dead");
    for one in queue::by_kind(call).await? {
        let paused = if one.paused { "  paused" } else { "" };
        let _ = writeln!(
            text,
            "{:24}{:>10}{:>10}{:>10}{:>10}{:>10}{paused}",
            one.kind, one.later, one.ready, one.leased, one.overdue, one.dead
        );
    }
    let dead = queue::dead(call, None, None, LISTED).await?;
    let about = queue::about(call, &dead).await?;
    for one in &dead {
        let _ = writeln!(
            text,
            "dead: {} of row {} ({}) in community {}, after {} attempts, at {}: {}",
            one.kind,
            one.subject,
            about.get(&one.id).map_or("gone", String::as_str),
            one.tenant_id,
            one.attempts,
            one.finished_at.to_rfc3339(),
            one.last_error.as_deref().unwrap_or("-")
        );
    }
    Ok(text)
}
