//! Legal documents of a community: their versions, and who has accepted which.
//!
//! | file | holds |
//! |---|---|
//! | `compare` | what is different in two versions: pure |
//! | `gate` | what is closed to whoever has one left to accept: pure |
//! | `actions` | reading, accepting and publishing |
//! | `store`, `rest` | their SQL, their door |
//! | `events`, `notices` | what happens, and who hears of it |
//!
//! A version that was published is never changed, and neither is an acceptance. Source: spec accounts 7, platform 2.7.

pub mod actions;
mod brings;
pub mod compare;
pub mod events;
pub mod gate;
pub mod notices;
pub mod rest;
pub mod store;

use brings::BRINGS;

pub use rest::Rest;
