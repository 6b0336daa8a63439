//! Headings under which listings, events and other things stand: one small list for each kind.
//!
//! Source: spec platform 3.1.

mod brings;
pub mod rest;
pub mod store;

use brings::BRINGS;

pub use store::{Category, Kind};
