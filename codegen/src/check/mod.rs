//! Everything that may be wrong with a contract, all of it told at once.

mod codes;
mod examples;
mod extensions;
mod forms;
mod graph;
mod links;
mod openness;
mod operations;
mod references;
mod schemas;
mod shape;
mod statuses;
pub(crate) mod walk;

use crate::problem::Problems;
use crate::read::Contract;

/// Checks the whole contract.
///
/// # Errors
/// Every mistake found. What builds on sound references is looked at only once these are sound.
pub fn check(contract: &Contract) -> Result<(), Problems> {
    let mut problems = Problems::default();
    shape::check(contract, &mut problems);
    references::check(contract, &mut problems);
    extensions::check(contract, &mut problems);
    codes::check(contract, &mut problems);
    operations::check(contract, &mut problems);
    forms::check(contract, &mut problems);
    statuses::check(contract, &mut problems);
    schemas::check(contract, &mut problems);
    openness::check(contract, &mut problems);
    if problems.is_empty() {
        graph::check(contract, &mut problems);
        links::check(contract, &mut problems);
        examples::check(contract, &mut problems);
    }
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}
