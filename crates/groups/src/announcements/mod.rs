//! What those who administer a group announce to its members.
//!
//! Written by the group's owner and administrators and by administrators of the community; read by them and by active members. Tells the outbox
//! `GroupAnnounced`, without the text. Source: spec accounts 14; contract/decisions/groups.md.

pub mod actions;
pub mod store;

crate::ids! {
    /// An announcement to a group.
    AnnouncementId,
}
