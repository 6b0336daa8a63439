//! What the unit tests of several crates share. No part of the program.
#![allow(clippy::unwrap_used, reason = "a test that cannot be set up fails")]

pub mod engines;
pub mod ground;
pub mod town;

pub use engines::{crashing, everybody_home, on_each_engine};
pub use ground::Ground;

pub(crate) use kernel::{base, call, db, language, params};
pub(crate) use people::safeguarding;
pub(crate) use services::{outbox, queue};
