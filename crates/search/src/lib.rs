//! The search: members and things of all kinds by words, what somebody who is typing may look for, and what is new for saved searches.
//!
//! - Nothing is read here: each kind is asked of its own area, which says what the viewer sees of it. One statement a kind, whatever it finds.
//! - Of each kind there are at most a hundred; its own list has all. So a page is cut out of everything that was found, and its cursor is a place in that.
//! - A saved search is asked anew as its member, with nobody's rights but a member's.
//!
//! Source: spec accounts 10; contract/decisions/search.md.

pub mod actions;
mod brings;
pub mod kinds;
pub mod model;
pub mod rest;
pub mod tasks;

pub(crate) use brings::BRINGS;
pub(crate) use kernel::{base, call, db, say};
pub(crate) use people::{members, tenancy};
