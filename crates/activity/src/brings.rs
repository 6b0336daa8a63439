//! What the area brings to the program beside its answers.

use crate::call::Brings;

/// Nothing.
pub(crate) static BRINGS: Brings = Brings::NOTHING;
