//! Parts of groups that a community may switch off for all of its groups.

use contract::Code;

use crate::base::{Answer, Refusal};
use crate::call::Call;
use crate::rules::GroupRules;
use crate::say;

/// A part of groups that a community may switch off.
pub use contract::groups::GroupTab as Tab;

/// All of them.
const ALL: [Tab; 4] = [Tab::Announcements, Tab::Discussions, Tab::Files, Tab::Chat];

/// Whether a community has a tab.
#[must_use]
pub const fn has(rules: GroupRules, tab: Tab) -> bool {
    match tab {
        Tab::Announcements => rules.announcements,
        Tab::Discussions => rules.discussions,
        Tab::Files => rules.files,
        Tab::Chat => rules.chat,
    }
}

/// Those that the community of a call has.
///
/// # Errors
/// 400 `tenant_required` if the call names no community.
pub fn open(call: &Call) -> Answer<Vec<Tab>> {
    let rules = *call.community()?.rules::<GroupRules>();
    Ok(ALL.into_iter().filter(|tab| has(rules, *tab)).collect())
}

/// Lets a call into a tab.
///
/// Refuses with 403 `FEATURE_DISABLED` if the community has switched it off. Source: spec accounts 14.
pub(super) fn enter(call: &Call, tab: Tab) -> Answer<()> {
    if has(*call.community()?.rules::<GroupRules>(), tab) {
        Ok(())
    } else {
        Err(Refusal::new(Code::FeatureDisabled, say!("group-tab-off")).into())
    }
}
