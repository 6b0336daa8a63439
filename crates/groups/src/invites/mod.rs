//! Invitations to a group by link and by mail.
//!
//! - The secret in a link is the invitation's number with a seal over it (`auth::seals`): nothing of it is stored, and whoever reads the database cannot
//!   make one.
//! - A link is for any member, as often as it is used; what was mailed is good once, for the member with this address.
//! - Whoever uses one belongs to the group at once, to a private or secret one, too.
//! - Mails are written when they are sent: the queue's task ([`LETTER`]) names the invitation alone.
//!
//! Source: spec accounts 14; contract/decisions/groups.md.

pub mod actions;
pub mod model;
pub mod store;

pub use store::Invite;

use crate::queue::Kind;

/// Tasks of mails with invitations, by `group_invites.id`.
pub const LETTER: Kind = Kind::new("invite.letter");

crate::ids! {
    /// An invitation to a group.
    GroupInviteId,
}
