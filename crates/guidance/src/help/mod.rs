//! Questions that are asked often, with answers.

pub mod actions;
pub mod rest;
pub mod store;
