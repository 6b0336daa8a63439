//! New members.
//!
//! Whom a community takes is its `registration_mode`: everybody; nobody; whoever has an invitation (`invites`); or whoever somebody who looks
//! after it has decided about, once there is a place, or an identity or a document has been looked at outside of this program (`desk`).
//! Whoever is taken is active at once, unless the community wants to approve members or to have addresses confirmed; then they are
//! pending. Forms that a machine filled in are answered like real ones and forgotten, and so are those with an address that has an
//! account: nobody learns here who is a member. A mailbox that is thrown away after an hour (`disposable`) is no address of a member, unless the
//! community allows it.

pub mod actions;
pub mod desk;
pub mod disposable;
pub mod invites;
pub mod model;
mod rest;
pub mod store;
