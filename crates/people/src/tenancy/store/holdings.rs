//! What communities hold of a member: nothing.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[Holding::nothing("tenants")];
