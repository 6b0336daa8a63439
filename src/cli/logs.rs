//! Log lines, on standard error.
//!
//! Nothing secret is in a line of ours. Libraries that speak with other machines write whole headers and bodies down when they are asked for
//! much, and tokens with them: of these nothing more than information is taken, whatever the filter says.

use std::io::{self, IsTerminal as _};
use std::sync::LazyLock;

use tracing::{Level, Metadata};
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{EnvFilter, registry};

use crate::config::{Log, LogFormat};

/// What filters call the whole program.
const PROGRAM: &str = "timeweave";

/// The other crates of ours, as the manifest names them. The lines of all are known to hold nothing secret.
static CRATES: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let manifest: &str = include_str!("../../Cargo.toml");
    let ours = manifest.lines().filter_map(|line| line.strip_prefix("timeweave-")?.split_once(" = { path"));
    ours.map(|(name, _)| name).filter(|name| *name != "testing").chain(["contract"]).collect()
});

/// Those of them that have several rooms.
const SHARED: [&str; 3] = ["kernel", "services", "people"];

/// Starts writing log lines. Once a process; a second start changes nothing.
pub fn start(log: &Log) {
    // Checked when the configuration was read.
    let filter = EnvFilter::new(spelled_out(log.filter.as_str()));
    let json = match log.format {
        LogFormat::Json => true,
        LogFormat::Pretty => false,
        LogFormat::Auto => !io::stderr().is_terminal(),
    };
    let lines = fmt::layer().with_writer(io::stderr);
    let discreet = filter_fn(|about: &Metadata<'_>| is_discreet(about.target(), *about.level()));
    let lines = if json {
        lines.json().flatten_event(true).with_current_span(true).with_span_list(false).with_filter(discreet).boxed()
    } else {
        lines.with_ansi(io::stderr().is_terminal()).with_filter(discreet).boxed()
    };
    if registry().with(filter).with(lines).try_init().is_err() {
        tracing::debug!("log lines are written already");
    }
}

/// A filter in which `timeweave` stands for all crates of ours, and `timeweave::wallet` for the one of that name or the room in one.
fn spelled_out(filter: &str) -> String {
    let spelled = |directive: &str| {
        let (target, rest) = directive.split_at(directive.find(['=', '[']).unwrap_or(directive.len()));
        let crates: Vec<String> = match target.trim().strip_prefix(PROGRAM) {
            Some("") => CRATES.iter().map(|name| (*name).to_owned()).collect(),
            Some(inside) => match inside.strip_prefix("::") {
                Some(room) if CRATES.contains(&room.split("::").next().unwrap_or_default()) => vec![room.to_owned()],
                Some(room) => SHARED.map(|name| format!("{name}::{room}")).to_vec(),
                None => Vec::new(),
            },
            None => Vec::new(),
        };
        let more: String = crates.iter().map(|name| format!(",{name}{rest}")).collect();
        format!("{directive}{more}")
    };
    filter.split(',').map(spelled).collect::<Vec<_>>().join(",")
}

/// Whether what a module says at a level is said without secrets.
fn is_discreet(target: &str, level: Level) -> bool {
    let name = target.split("::").next().unwrap_or_default();
    level <= Level::INFO || name == PROGRAM || CRATES.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libraries_write_no_headers_down() {
        for (target, level, said) in [
            ("timeweave::http", Level::TRACE, true),
            ("contract::runtime", Level::DEBUG, true),
            ("people::auth::actions", Level::DEBUG, true),
            ("h2::codec::framed_read", Level::INFO, true),
            ("h2::codec::framed_read", Level::DEBUG, false),
            ("h2::hpack::decoder", Level::TRACE, false),
            ("hyper::proto::h1::conn", Level::TRACE, false),
            ("sqlx::query", Level::DEBUG, false),
            ("timeweaver", Level::TRACE, false),
        ] {
            assert_eq!(is_discreet(target, level), said, "{target} {level}");
        }
    }

    #[test]
    fn the_program_is_all_its_crates() {
        let all: String = CRATES.iter().map(|name| format!(",{name}=debug")).collect();
        for (filter, expected) in [
            ("info,sqlx=warn", "info,sqlx=warn".to_owned()),
            ("info,timeweave=debug", format!("info,timeweave=debug{all}")),
            ("timeweave::wallet=debug", "timeweave::wallet=debug,wallet=debug".to_owned()),
            (
                "timeweave::mail::smtp",
                "timeweave::mail::smtp,kernel::mail::smtp,services::mail::smtp,people::mail::smtp".to_owned(),
            ),
            ("timeweaver=debug", "timeweaver=debug".to_owned()),
            ("[call{id}]=debug,warn", "[call{id}]=debug,warn".to_owned()),
        ] {
            assert_eq!(spelled_out(filter), expected);
            assert!(EnvFilter::try_new(&expected).is_ok(), "{expected}");
        }
    }

    #[test]
    fn every_crate_of_ours_is_known() {
        for name in ["contract", "kernel", "services", "people", "wallet", "notifications"] {
            assert!(CRATES.contains(&name), "{name}");
        }
        assert!(!CRATES.contains(&"testing"));
    }
}
