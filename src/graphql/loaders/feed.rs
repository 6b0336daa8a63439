//! What stands in the feed, and comments.

use contract::comments::Comment;
use contract::feed::FeedItem;

use crate::feed::model::{CommentId, LineId};
use crate::feed::{actions, comments, rest};

by_number! {
    /// A line that the viewer sees.
    FeedItemOf(LineId) => FeedItem, "feed_items",
        |call, ids| actions::each(call, &ids).await?,
        |found| (found.line.id, rest::item(call, found, usize::MAX));

    /// A comment that the viewer sees, with what replies to it.
    CommentOf(CommentId) => Comment, "comments",
        |call, ids| comments::find_each(call, &ids).await?,
        |found| (found.comment.id, rest::comment(call, found));
}
