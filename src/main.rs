//! The program. What it does is in `timeweave::cli`.

use std::process::ExitCode;

use clap::Parser as _;
use timeweave::cli::{Cli, run};

fn main() -> ExitCode {
    run(Cli::parse())
}
