//! Bookmarks: what members keep for later, in collections of their own or in none.
//!
//! - What can be kept belongs to other areas, and they say who sees it ([`items`]). A bookmark of what is gone, or hidden by now, stays without a title.
//! - Nobody learns who keeps a thing, only how many do.
//!
//! Beside them stand collections of saved things that members may show to others ([`saved`]).
//!
//! Source: spec accounts 10; contract/decisions/bookmarks.md.

pub mod actions;
mod brings;
pub mod items;
pub mod rest;
pub mod saved;
pub mod store;

pub(crate) use brings::BRINGS;
pub(crate) use kernel::{base, call, db, ids, insert, params, record, say};
pub(crate) use people::members;
