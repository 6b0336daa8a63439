//! What happens in groups.

use serde::{Deserialize, Serialize};

use crate::base::{GroupId, GroupMessageId, MemberId};
use crate::outbox::{DomainEvent, Subject};

/// A member founded a group (spec notifications, `GroupCreated`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupCreated {
    /// The group.
    pub group: GroupId,
    /// Who founded it.
    pub owner: MemberId,
}

impl DomainEvent for GroupCreated {
    const NAME: &'static str = "group_created";

    fn actor(&self) -> Option<MemberId> {
        Some(self.owner)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Group", self.group))
    }
}

/// A member belongs to a group now (spec notifications, `GroupMemberJoined`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupMemberJoined {
    /// The group.
    pub group: GroupId,
    /// Who joined.
    pub member: MemberId,
}

impl DomainEvent for GroupMemberJoined {
    const NAME: &'static str = "group_member_joined";

    fn actor(&self) -> Option<MemberId> {
        Some(self.member)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Group", self.group))
    }
}

/// A member wrote to a group (spec notifications, `GroupChatroomMessagePosted`). The text is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupMessageSent {
    /// The message.
    pub message: GroupMessageId,
    /// The group.
    pub group: GroupId,
    /// Who wrote it.
    pub sender: MemberId,
}

impl DomainEvent for GroupMessageSent {
    const NAME: &'static str = "group_message_sent";

    fn actor(&self) -> Option<MemberId> {
        Some(self.sender)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Group", self.group))
    }
}
