//! What the area brings to the program beside its answers.

use crate::call::{Brings, Feature, RuleSet};
use crate::db::Bound;

/// What it brings.
pub(crate) static BRINGS: Brings = Brings {
    holdings: &[crate::store::holdings::HOLDINGS],
    words: &[Bound::set::<crate::listings::Side>("exchanges_side"), Bound::set::<crate::Status>("exchanges_status")],
    features: &[Feature::on("exchange_workflow")],
    rules: &[RuleSet::of::<crate::rules::ExchangeRules>()],
    ..Brings::NOTHING
};
