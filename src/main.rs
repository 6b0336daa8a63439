//! The program. What it does is in `timeweave::cli`.

use std::process::ExitCode;

use clap::Parser as _;
use timeweave::cli::{Cli, run};

/// Gives what is freed back to the system: glibc would keep the memory of every password that is hashed, once a thread.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    run(Cli::parse())
}
