//! What the area brings to the program beside its answers.

use crate::call::Brings;

/// What it brings.
pub(crate) static BRINGS: Brings = Brings { holdings: &[crate::store::holdings::HOLDINGS], ..Brings::NOTHING };
