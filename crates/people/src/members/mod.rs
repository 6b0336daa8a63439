//! Members: who is here, what others may see of them, and whom they do not want to meet.
//!
//! - A profile shows what its viewer may see (`model.rs`): only administrators see a person's family name; `privacy_profile`
//!   hides it from members who are not connected; whoever was blocked, or blocked, sees nothing.
//! - The directory lists active members who let themselves be found.
//! - What members tell of themselves they change in `profile/`; `skills/` and `availability/` say what they can do and when.
//! - Staff grant and revoke badges (`badges/`).
//! - Where a member is, others are told to about a kilometre (`nearby.rs`).
//! - A block is between two members, works both ways, and ends whatever connection they had in the same transaction. What else it
//!   forbids is one rule with one table (`blocks.rs`).
//! - Being seen costs no write per request: [`LastSeen`] gathers and writes in batches.
//!
//! Source: spec platform 3.3 and 3.4.

pub mod actions;
pub mod availability;
pub mod badges;
pub mod blocks;
mod brings;
pub mod events;
mod last_seen;
pub mod model;
pub mod nearby;
pub mod profile;
pub(crate) mod rest;
pub mod skills;
pub mod store;
pub mod wanted;

pub use last_seen::LastSeen;
pub use model::card_columns;
pub use model::{Card, Eyes, Own, Privacy, Profile, ProfileType, Sought};
pub use rest::{Rest, badge, blocked, mini, public_profile, public_stats};
pub use store::{candidates, counted_review, readable_name, shown_name};

#[cfg(test)]
mod tests;

use brings::BRINGS;
