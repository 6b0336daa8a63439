//! The limit on wrong passwords, by account and by network address (spec platform 2.3, brute force).
//!
//! Failures live in the database, so that a restart forgives nobody and several gateways count together. An attempt is
//! recorded as a failure before the password is looked at and taken back if it was right: so many guesses at once are
//! counted like as many one after another.

pub mod actions;
pub mod model;
pub mod store;
