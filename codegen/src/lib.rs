//! Turns the published contract into the crate `contract`.
//!
//! ```text
//! read     openapi.yaml and areas/*.yaml become one document that remembers its files
//! check    every mistake, with file, JSON pointer and a sentence
//! types    the types of an area, through typify           tidy    in the manner of the house
//! ways     which of them are read, which are written
//! forms    bodies that may be JSON or a form with files
//! routes   its trait and the functions that serve it      operations   the table of operations and codes
//! graph    the graph's types and the fields that operations answer
//! settle   writes what changed
//! ```

pub mod check;
pub mod emit;
pub mod extensions;
pub mod forms;
pub mod graph;
pub mod lint;
pub mod model;
pub mod operations;
pub mod outdated;
pub mod problem;
pub mod publish;
pub mod read;
pub mod routes;
pub mod schema;
pub mod settle;
pub mod tidy;
pub mod types;
pub mod validation;
pub mod ways;
pub mod words;

use std::path::Path;

use problem::{Problem, Problems};
use read::Contract;

/// Reads, checks and emits the contract in `folder`.
///
/// # Errors
/// Every mistake of the contract at once.
pub fn generate(folder: &Path) -> Result<emit::Files, Problems> {
    let contract = Contract::read(folder)?;
    check::check(&contract)?;
    emit::files(&contract).map_err(|reason| {
        let mut problems = Problems::default();
        problems.add(Problem { file: "contract/".to_owned(), pointer: String::new(), reason });
        problems
    })
}

/// The whole build script of the crate in `generated`: emits what `contract` says and writes what changed. With
/// `TIMEWEAVE_CONTRACT=check` nothing is written and a difference is a mistake.
///
/// # Errors
/// The text with which the build stops.
pub fn build(contract: &Path, generated: &Path) -> Result<(), String> {
    watch(contract);
    let files = generate(contract).map_err(|problems| format!("the contract has mistakes:\n{problems}"))?;
    if std::env::var("TIMEWEAVE_CONTRACT").is_ok_and(|mode| mode == "check") {
        return compare(generated, &files);
    }
    settle::write(generated, &files).map(|_| ()).map_err(|error| format!("generated/ cannot be written: {error}"))
}

/// Says which of the committed files are not what the contract says.
///
/// # Errors
/// The list of those files.
pub fn compare(generated: &Path, files: &emit::Files) -> Result<(), String> {
    let differing = settle::differing(generated, files);
    if differing.is_empty() {
        return Ok(());
    }
    let listed: String = differing.iter().map(|file| format!("\n  generated/{file}")).collect();
    Err(format!("these files are not what contract/ says; build once and commit them:{listed}"))
}

/// Tells cargo when to run again.
#[allow(clippy::print_stdout, reason = "a build script speaks to cargo on standard output")]
fn watch(contract: &Path) {
    println!("cargo:rerun-if-env-changed=TIMEWEAVE_CONTRACT");
    println!("cargo:rerun-if-changed={}", contract.display());
    let areas = contract.join("areas");
    println!("cargo:rerun-if-changed={}", areas.display());
    println!("cargo:rerun-if-changed={}", contract.join("openapi.yaml").display());
    for entry in std::fs::read_dir(areas).into_iter().flatten().flatten() {
        println!("cargo:rerun-if-changed={}", entry.path().display());
    }
}
