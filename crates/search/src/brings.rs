//! What the area brings to the program beside its answers.

use crate::call::{Brings, Feature};

/// What it brings.
pub(crate) static BRINGS: Brings = Brings { features: &[Feature::on("search")], ..Brings::NOTHING };
