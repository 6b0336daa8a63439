//! What members of a group discuss: a text that begins it, and replies.
//!
//! Read by active members, by those who look after the group and by administrators of the community; written by active members. Whoever wrote
//! something changes and deletes it while they belong to the group; whoever looks after the group pins and deletes. Tells the outbox
//! `GroupDiscussionStarted` and `GroupDiscussionReplied`, without the text. Source: spec accounts 14; contract/decisions/groups.md.

pub mod actions;
pub mod model;
pub mod store;

crate::ids! {
    /// A discussion in a group.
    DiscussionId,
    /// A reply in a discussion.
    ReplyId,
}
