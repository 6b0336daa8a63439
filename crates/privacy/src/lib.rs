//! Data protection: what members may ask for, the copies of their data, and leaving.
//!
//! | file | holds |
//! |---|---|
//! | `model` | how requests move on, pure |
//! | `requests` | what members ask for, and what staff make of it |
//! | `export` | a copy of everything, as JSON or as a zip |
//! | `copies` | copies that are made on the queue, and their links |
//! | `erasure` | leaving: what is left of a member is what others and the ledger need |
//! | `zip` | the container of files |
//! | `events`, `notices` | what happens, and who hears of it |
//!
//! What there is of a member, each area says itself ([`Holding`](kernel::db::Holding)); [`Holdings`] is all of it.
//! Source: spec accounts 1.4 and 8; contract/decisions/privacy.md.

mod brings;
pub mod copies;
pub mod erasure;
pub mod events;
pub mod export;
pub mod model;
pub mod notices;
pub mod requests;
pub mod rest;
pub mod store;
mod zip;

pub(crate) use brings::BRINGS;
pub(crate) use kernel::{base, call, db, ids, insert, joined_record, language, newest_first, params, record, say};
pub(crate) use people::{auth, members, tenancy};
pub(crate) use services::{media, outbox, queue};

use kernel::db::Holding;

/// What all areas hold of members. Installed at start-up, as areas do not know one another.
pub struct Holdings(pub Vec<&'static Holding>);

/// Opens what is sealed in a row of a member's copy.
pub type Opener = fn(&kernel::call::Call, &mut kernel::db::Fields);

/// Parts of a copy in which something is sealed at rest, and what opens it. Installed at start-up, too.
pub struct Sealed(pub Vec<(&'static str, Opener)>);
