//! What the machine can do at a time.

use std::num::NonZero;
use std::thread::available_parallelism;

/// How many cores long computations (hashing passwords, decoding pictures) may keep busy at a time: all but one, so that strangers who ask for
/// many of them do not keep everybody else waiting. At least one.
#[must_use]
pub fn for_long_work() -> usize {
    available_parallelism().map_or(1, NonZero::get).saturating_sub(1).max(1)
}
