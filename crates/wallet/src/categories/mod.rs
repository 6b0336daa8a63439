//! What a transfer may be about: a list that administrators keep.
//!
//! A category that is removed is offered no more; transactions go on naming it.

pub mod actions;
pub mod store;
