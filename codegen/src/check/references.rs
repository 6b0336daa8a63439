//! Every `$ref` leads somewhere inside the contract.

use super::walk;
use crate::problem::Problems;
use crate::read::Contract;

pub fn check(contract: &Contract, problems: &mut Problems) {
    walk::objects(contract, &mut |node| {
        let Some(reference) = node.text("$ref") else { return };
        if !reference.starts_with("#/components/") {
            problems.add(node.problem_at("$ref", format!("{reference} does not start with #/components/")));
        } else if contract.document.pointer(&reference[1..]).is_none() {
            problems.add(node.problem_at("$ref", format!("{reference} leads nowhere")));
        } else if node.resolved().is_none() {
            problems.add(node.problem_at("$ref", format!("{reference} leads in a circle")));
        }
    });
}
