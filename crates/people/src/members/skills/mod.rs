//! What members can do and what they look for, and the categories that a community sorts it into.
//!
//! The list of names in a profile (`users.skills`) is made from the table of skills, in the same transaction.
//! Source: spec accounts 2.

pub mod actions;
pub mod categories;
pub mod model;
pub mod rest;
pub mod store;
