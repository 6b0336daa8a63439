//! What the area brings to the program beside its answers.

use crate::call::{Brings, Feature};
use crate::db::Bound;

/// What it brings.
pub(crate) static BRINGS: Brings = Brings {
    holdings: &[crate::store::holdings::HOLDINGS],
    invariants: &[crate::store::sound::INVARIANTS],
    words: &[Bound::set::<crate::State>("connections_status")],
    features: &[Feature::on("connections")],
    ..Brings::NOTHING
};
