//! Headings under which listings, events and other things stand: one small list for each kind.
//!
//! Source: spec platform 3.1.

pub mod rest;
pub mod store;

pub use store::{Category, Kind};
