//! What members did: their hours, what they can do, whom they know, what they wrote, and the latest of all that.
//!
//! Nothing is kept here. What belongs to other areas is read where it lies, so that each part is one statement; others are told only what the profile says.
//!
//! Source: spec accounts 4.

pub mod actions;
mod brings;
pub mod model;
pub mod rest;
pub mod store;

pub(crate) use brings::BRINGS;
pub(crate) use kernel::{base, call, db, params, record, say};
pub(crate) use people::members;
