//! Files of a group: its active members and those who look after it upload, read and download them. What a file is, is read from its content; how much a group's, and all
//! groups' may be is bounded. Whoever uploaded one, and those who look after the group, delete it.
//!
//! Source: spec accounts 14; contract/decisions/groups.md.

pub mod actions;
pub mod store;

crate::ids! {
    /// A file of a group.
    GroupFileId,
}
