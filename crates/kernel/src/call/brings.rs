//! What an area brings to the program. It says so in its own crate; the program gathers it from whoever answers the contract's areas.

use super::demo::Demo;
use super::rules::RuleSet;
use crate::db::{Bound, Holding, Invariant, Unattended};

/// What an area brings, each thing once. What it tells members, and what it hears of, needs rooms that stand higher: `notices` and `outbox`.
#[derive(Clone, Copy)]
pub struct Brings {
    /// What its tables hold of a member.
    pub holdings: &'static [&'static [Holding]],
    /// What is always so of its tables, for `doctor`.
    pub invariants: &'static [&'static [Invariant]],
    /// What in its tables waits for people, for `doctor`.
    pub unattended: &'static [&'static [Unattended]],
    /// Constraints of its tables that list words, and the sets of these words.
    pub words: &'static [Bound],
    /// What communities switch on and off.
    pub features: &'static [Feature],
    /// What communities decide about it.
    pub rules: &'static [RuleSet],
    /// What it adds to the communities of the demo.
    pub demo: Option<&'static dyn Demo>,
}

impl Brings {
    /// For an area that brings little.
    pub const NOTHING: Self =
        Self { holdings: &[], invariants: &[], unattended: &[], words: &[], features: &[], rules: &[], demo: None };
}

/// Something that a community switches on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// Its name, as in `x-feature` of the contract.
    pub name: &'static str,
    /// Whether it is on unless a community says otherwise.
    pub is_on: bool,
}

impl Feature {
    /// One that is on unless a community says otherwise.
    #[must_use]
    pub const fn on(name: &'static str) -> Self {
        Self { name, is_on: true }
    }

    /// One that is off unless a community says otherwise.
    #[must_use]
    pub const fn off(name: &'static str) -> Self {
        Self { name, is_on: false }
    }
}
