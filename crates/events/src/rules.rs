//! What communities decide about events: a member's own profile says whether they may create one, so it stands with communities.

pub use crate::tenancy::{EventRules, SafetyMode};
