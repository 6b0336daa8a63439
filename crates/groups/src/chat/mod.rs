//! What members write to their group.
//!
//! Read and written by active members, whatever their role in the community; taken out by who wrote it or by whoever looks after the
//! group. Tells the outbox `GroupMessageSent`, without the text. Whoever reads the newest has read what the bell says of it ([`reading`]). Source: spec notifications, `GroupChatroomMessagePosted`;
//! contract/decisions/groups.md.

pub mod actions;
pub mod reading;
pub mod store;

pub use store::GroupMessage;
