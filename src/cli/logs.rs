//! Log lines, on standard error.

use std::io::{self, IsTerminal as _};

use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt;

use crate::config::{Log, LogFormat};

/// Starts writing log lines. Once a process; a second start changes nothing.
pub fn start(log: &Log) {
    // Checked when the configuration was read.
    let filter = EnvFilter::new(log.filter.as_str());
    let json = match log.format {
        LogFormat::Json => true,
        LogFormat::Pretty => false,
        LogFormat::Auto => !io::stderr().is_terminal(),
    };
    let lines = fmt().with_env_filter(filter).with_writer(io::stderr);
    let started = if json {
        lines.json().flatten_event(true).with_current_span(true).with_span_list(false).try_init().is_ok()
    } else {
        lines.with_ansi(io::stderr().is_terminal()).try_init().is_ok()
    };
    if !started {
        tracing::debug!("log lines are written already");
    }
}
