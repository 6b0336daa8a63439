//! Legal documents of a community: their versions, and who has accepted which.
//!
//! | file | holds |
//! |---|---|
//! | `gate` | what is closed to whoever has one left to accept: pure |
//! | `actions` | reading, accepting and publishing |
//! | `store`, `rest` | their SQL, their door |
//!
//! A version that was published is never changed, and neither is an acceptance. Source: spec accounts 7, platform 2.7.

pub mod actions;
pub mod gate;
pub mod rest;
pub mod store;

pub use rest::Rest;
