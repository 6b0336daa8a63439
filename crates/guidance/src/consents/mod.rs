//! What members agreed to. A decision is a row that nobody changes: the last one counts, and the others are evidence.

pub mod actions;
pub mod cookies;
mod rest;
pub mod store;
