//! Log lines, on standard error.
//!
//! Nothing secret is in a line of ours. Libraries that speak with other machines write whole headers and bodies down when they are asked for
//! much, and tokens with them: of these nothing more than information is taken, whatever the filter says.

use std::io::{self, IsTerminal as _};

use tracing::{Level, Metadata};
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{EnvFilter, registry};

use crate::config::{Log, LogFormat};

/// Crates of ours, whose lines are known to hold nothing secret.
const OURS: [&str; 2] = ["timeweave", "contract"];

/// Starts writing log lines. Once a process; a second start changes nothing.
pub fn start(log: &Log) {
    // Checked when the configuration was read.
    let filter = EnvFilter::new(log.filter.as_str());
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

/// Whether what a module says at a level is said without secrets.
fn is_discreet(target: &str, level: Level) -> bool {
    level <= Level::INFO || OURS.contains(&target.split("::").next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libraries_write_no_headers_down() {
        for (target, level, said) in [
            ("timeweave::http", Level::TRACE, true),
            ("contract::runtime", Level::DEBUG, true),
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
}
