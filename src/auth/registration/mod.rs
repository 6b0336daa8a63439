//! New members.
//!
//! A community takes everybody or nobody. Whoever is taken is active at once, unless the community wants to approve members or
//! to have addresses confirmed; then they are pending. Forms that a machine filled in are answered like real ones and forgotten.

pub mod actions;
pub mod model;
pub mod store;
