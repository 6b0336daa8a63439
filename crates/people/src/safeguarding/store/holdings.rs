//! What safeguarding holds of members: records of staff, which protect others and stay.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[Holding::nothing("safeguarding_measures")];
