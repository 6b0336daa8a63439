//! The ground floor, which every other crate stands on.
//!
//! | room | holds |
//! |---|---|
//! | `language` | what people read, in all languages |
//! | `db` | one SQL text, two engines |
//! | `base` | hours, ids, cursors, refusals and faults, time and chance |
//! | `config` | what the operator decides |
//! | `call` | who asks, in which community, when, and the only key to the database |
//!
//! A room uses those that stand before it.

pub mod base;
pub mod call;
pub mod config;
pub mod db;
pub mod language;

// To its own tests this crate is another than the one that `testing` knows.
#[cfg(test)]
#[path = "../../testing/src/engines.rs"]
mod engines;
