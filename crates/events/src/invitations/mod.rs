//! Invitations to events.
//!
//! A member is invited by an invitation of their own, which follows their registration ([`follow`]): it is there as long as that stands at `invited`, and says
//! what became of it. Many are invited by a campaign, planned, looked at and issued part by part ([`issue`]), so that each is told once whatever becomes of the
//! process. A link is for whoever has its secret, of which only a hash is kept; it opens no door that the rules of registration keep shut ([`answer`]). What is
//! not answered in time ends ([`tasks`]).
//!
//! Source: spec events 17.2, 24; contract/decisions/event-invitations.md.

pub mod actions;
mod answer;
pub(crate) mod events;
mod follow;
mod issue;
pub mod model;
mod rest;
pub mod store;
pub mod tasks;

pub use actions::invitations_place;
pub(crate) use follow::{follow, tell_revoked};
pub use issue::IssuesInvitations;
