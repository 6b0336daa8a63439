//! The first steps of new members.

pub mod actions;
mod rest;
pub mod rules;
pub mod store;
