//! When members have time: every week, and on single days. Times are those of the community's time zone.
//!
//! Source: spec accounts 3.

pub mod actions;
pub mod model;
pub mod rest;
pub mod store;
