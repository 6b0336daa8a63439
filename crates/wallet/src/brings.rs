//! What the area brings to the program beside its answers.

use crate::call::{Brings, RuleSet};
use crate::db::Bound;

/// What it brings.
pub(crate) static BRINGS: Brings = Brings {
    holdings: &[crate::store::holdings::HOLDINGS],
    invariants: &[crate::store::audit::INVARIANTS],
    words: &[
        Bound::set::<crate::model::AccountKind>("accounts_kind"),
        Bound::set::<crate::model::Status>("transactions_status"),
    ],
    rules: &[RuleSet::of::<crate::rules::WalletRules>()],
    ..Brings::NOTHING
};
