//! People You May Know.
//!
//! Score: mutual connections x 5, shared groups x 2, and 2 for whoever was active in the last 30 days. The highest score
//! first, then whoever was active last. Left out: oneself, and everybody with whom there is a connection, a request or a
//! block, in either direction, and everybody who does not let themselves be found. If the scoring statement fails, the most recently active are shown without counts.
//!
//! Source: seed 0, "Connections", suggestion ranking; spec platform 6.1.

pub mod actions;
pub mod model;
pub mod store;
