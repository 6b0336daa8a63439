//! Finding things again: saved searches, and collections of listings.
//!
//! | folder | holds |
//! |---|---|
//! | `searches` | searches whose finds a member is told of |
//! | `collections` | listings that a member gathers under a name |
//!
//! Source: spec marketplace 6.

pub mod collections;
pub mod searches;
