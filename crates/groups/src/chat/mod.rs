//! What members write to their group.
//!
//! Read and written by active members, whatever their role in the community; taken out by who wrote it or by whoever looks after the
//! group. Tells the outbox `GroupMessageSent`, without the text. Source: spec notifications, `GroupChatroomMessagePosted`;
//! contract/decisions/groups.md.

pub mod actions;
pub mod store;

pub use store::GroupMessage;
