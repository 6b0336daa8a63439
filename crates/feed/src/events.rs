//! What happens in the feed.

use serde::{Deserialize, Serialize};

use crate::base::MemberId;
use crate::model::{CommentId, LineId, PostId};
use crate::outbox::{DomainEvent, Subject};

/// A member wrote a post that everybody in the community may read (spec notifications 13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeedPostPublished {
    /// The post.
    pub post: PostId,
    /// Its line.
    pub line: LineId,
    /// Who wrote it.
    pub author: MemberId,
}

impl DomainEvent for FeedPostPublished {
    const NAME: &'static str = "feed_post_published";

    fn actor(&self) -> Option<MemberId> {
        Some(self.author)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("FeedItem", self.line))
    }
}

/// A member commented on another's thing (spec content 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeedCommented {
    /// The comment.
    pub comment: CommentId,
    /// The line of the thing.
    pub line: LineId,
    /// Whose the thing is.
    pub owner: MemberId,
    /// Who commented.
    pub by: MemberId,
}

impl DomainEvent for FeedCommented {
    const NAME: &'static str = "feed_commented";

    fn actor(&self) -> Option<MemberId> {
        Some(self.by)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("FeedItem", self.line))
    }
}

/// A member replied to another's comment (spec content 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeedCommentReplied {
    /// The reply.
    pub comment: CommentId,
    /// The line of the thing that is talked about.
    pub line: LineId,
    /// Whose the other comment is.
    pub author: MemberId,
    /// Who replied.
    pub by: MemberId,
}

impl DomainEvent for FeedCommentReplied {
    const NAME: &'static str = "feed_comment_replied";

    fn actor(&self) -> Option<MemberId> {
        Some(self.by)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("FeedItem", self.line))
    }
}

/// A member's text speaks of another one, who may read it (spec content 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeedMentioned {
    /// The line of the thing that it is, or is about.
    pub line: LineId,
    /// The comment, if it is one.
    pub comment: Option<CommentId>,
    /// Of whom it speaks.
    pub member: MemberId,
    /// Who wrote it.
    pub by: MemberId,
}

impl DomainEvent for FeedMentioned {
    const NAME: &'static str = "feed_mentioned";

    fn actor(&self) -> Option<MemberId> {
        Some(self.by)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("FeedItem", self.line))
    }
}

/// A member likes another's thing, or reacted to it or to a comment of theirs (spec content 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeedLiked {
    /// The line of the thing.
    pub line: LineId,
    /// Whose the thing or the comment is.
    pub owner: MemberId,
    /// Who likes it.
    pub by: MemberId,
}

impl DomainEvent for FeedLiked {
    const NAME: &'static str = "feed_liked";

    fn actor(&self) -> Option<MemberId> {
        Some(self.by)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("FeedItem", self.line))
    }
}

/// A member says that something is wrong with a thing (spec accounts 11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeedItemReported {
    /// The line of the thing.
    pub line: LineId,
    /// Whose the thing is.
    pub owner: MemberId,
    /// Who says so.
    pub by: MemberId,
}

impl DomainEvent for FeedItemReported {
    const NAME: &'static str = "feed_item_reported";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("FeedItem", self.line))
    }
}

/// Staff took a thing out of the feed. Who it was is not told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeedItemHidden {
    /// The line of the thing.
    pub line: LineId,
    /// Whose the thing is.
    pub owner: MemberId,
    /// Why, in the words of whoever decided.
    pub reason: Option<String>,
}

impl DomainEvent for FeedItemHidden {
    const NAME: &'static str = "feed_item_hidden";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("FeedItem", self.line))
    }
}

/// Staff let a thing into the feed again. Who it was is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeedItemRestored {
    /// The line of the thing.
    pub line: LineId,
    /// Whose the thing is.
    pub owner: MemberId,
}

impl DomainEvent for FeedItemRestored {
    const NAME: &'static str = "feed_item_restored";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("FeedItem", self.line))
    }
}

/// A post went into the feed at the moment that its author had chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeedPostCameOut {
    /// The post.
    pub post: PostId,
    /// Its line.
    pub line: LineId,
    /// Who wrote it.
    pub author: MemberId,
}

impl DomainEvent for FeedPostCameOut {
    const NAME: &'static str = "feed_post_came_out";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("FeedItem", self.line))
    }
}

/// A post could not go into the feed at its moment: its author may not write there any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeedPostHeld {
    /// The post.
    pub post: PostId,
    /// Its line.
    pub line: LineId,
    /// Who wrote it.
    pub author: MemberId,
}

impl DomainEvent for FeedPostHeld {
    const NAME: &'static str = "feed_post_held";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("FeedItem", self.line))
    }
}
