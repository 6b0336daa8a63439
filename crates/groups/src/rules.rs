//! What communities decide about groups: strangers read it with the community.

pub use crate::tenancy::GroupRules;
