//! What happens in groups.

use serde::{Deserialize, Serialize};

use super::announcements::AnnouncementId;
use super::discussions::{DiscussionId, ReplyId};
use super::files::GroupFileId;
use super::model::Role;
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

/// A member asked to join a group (spec notifications 3.1, `group_join_request`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupJoinRequested {
    /// The group.
    pub group: GroupId,
    /// Who asked.
    pub member: MemberId,
}

impl DomainEvent for GroupJoinRequested {
    const NAME: &'static str = "group_join_requested";

    fn actor(&self) -> Option<MemberId> {
        Some(self.member)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Group", self.group))
    }
}

/// A member was asked to join a group (spec notifications 3.1, `group_invite`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupInvited {
    /// The group.
    pub group: GroupId,
    /// Who was asked.
    pub member: MemberId,
    /// Who asked them.
    pub by: MemberId,
}

impl DomainEvent for GroupInvited {
    const NAME: &'static str = "group_invited";

    fn actor(&self) -> Option<MemberId> {
        Some(self.by)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Group", self.group))
    }
}

/// Somebody who had asked belongs to a group now (spec notifications 3.1, `group_join`). Who let them in is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupJoinAccepted {
    /// The group.
    pub group: GroupId,
    /// Who had asked.
    pub member: MemberId,
}

impl DomainEvent for GroupJoinAccepted {
    const NAME: &'static str = "group_join_accepted";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Group", self.group))
    }
}

/// Somebody who had asked was turned away by a group (spec notifications 3.1, `group_join_rejected`). By whom is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupJoinRejected {
    /// The group.
    pub group: GroupId,
    /// Who had asked.
    pub member: MemberId,
}

impl DomainEvent for GroupJoinRejected {
    const NAME: &'static str = "group_join_rejected";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Group", self.group))
    }
}

/// A member of a group has another role in it (spec notifications 11.3, `group_role_changed`). Who decided it is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupRoleChanged {
    /// The group.
    pub group: GroupId,
    /// Whose role it is.
    pub member: MemberId,
    /// The new one.
    pub role: Role,
}

impl DomainEvent for GroupRoleChanged {
    const NAME: &'static str = "group_role_changed";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Group", self.group))
    }
}

/// Those who look after a group took a member out of it, or keep somebody out who belonged to it, had asked, or was invited. By whom is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupMemberRemoved {
    /// The group.
    pub group: GroupId,
    /// Who belongs to it no longer.
    pub member: MemberId,
    /// They cannot come back.
    pub is_banned: bool,
}

impl DomainEvent for GroupMemberRemoved {
    const NAME: &'static str = "group_member_removed";

    fn actor(&self) -> Option<MemberId> {
        None
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

/// Whoever looks after a group announced something to its members (spec accounts 14). The text is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupAnnounced {
    /// The announcement.
    pub announcement: AnnouncementId,
    /// The group.
    pub group: GroupId,
    /// Who wrote it.
    pub author: MemberId,
}

impl DomainEvent for GroupAnnounced {
    const NAME: &'static str = "group_announced";

    fn actor(&self) -> Option<MemberId> {
        Some(self.author)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("GroupAnnouncement", self.announcement))
    }
}

/// A member started a discussion in a group (spec notifications 3.1, `new_topic`). The text is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupDiscussionStarted {
    /// The discussion.
    pub discussion: DiscussionId,
    /// The group.
    pub group: GroupId,
    /// Who started it.
    pub author: MemberId,
}

impl DomainEvent for GroupDiscussionStarted {
    const NAME: &'static str = "group_discussion_started";

    fn actor(&self) -> Option<MemberId> {
        Some(self.author)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("GroupDiscussion", self.discussion))
    }
}

/// A member replied in a discussion of a group (spec notifications 3.1, `new_reply`). The text is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupDiscussionReplied {
    /// The reply.
    pub reply: ReplyId,
    /// The discussion.
    pub discussion: DiscussionId,
    /// The group.
    pub group: GroupId,
    /// Who replied.
    pub author: MemberId,
}

impl DomainEvent for GroupDiscussionReplied {
    const NAME: &'static str = "group_discussion_replied";

    fn actor(&self) -> Option<MemberId> {
        Some(self.author)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("GroupDiscussion", self.discussion))
    }
}

/// A member gave a group a file (spec accounts 14). Neither its name nor what it is is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupFileAdded {
    /// The file.
    pub file: GroupFileId,
    /// The group.
    pub group: GroupId,
    /// Who uploaded it.
    pub uploader: MemberId,
}

impl DomainEvent for GroupFileAdded {
    const NAME: &'static str = "group_file_added";

    fn actor(&self) -> Option<MemberId> {
        Some(self.uploader)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("GroupFile", self.file))
    }
}
