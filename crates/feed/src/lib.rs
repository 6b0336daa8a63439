//! The feed: what members write to their community, what else happens in it, and what others say to that.
//!
//! - Each thing in the feed has a line, which stands in `feed_activities` (`people::recognition`): whoever makes the thing gives the feed its line in
//!   the same transaction. Comments, likes, reactions, hides and reports belong to the line, and go with it.
//! - A line shows what its thing is now. Who sees it is one condition of SQL (`store::lines`), the same for lists, for a single thing, and
//!   for whatever is said to it: the thing's own rule, an active author, and no block between author and viewer.
//! - Comments are a tree of at most ten levels. Deleting one deletes what replies to it.
//! - Likes and reactions are toggles under the lock of the line, so that two at once are one after the other.
//! - Staff take any line out of the feed and let it in again; the thing itself stays as it is.
//! - A post may have pictures (`media`), which are made anew when they are sent and go with it.
//! - A post may wait for a moment of its own (`scheduled`).
//!
//! Tells the outbox `FeedPostPublished`, `FeedPostCameOut`, `FeedPostHeld`, `FeedCommented`, `FeedCommentReplied`, `FeedMentioned`, `FeedLiked`, `FeedItemReported`, `FeedItemHidden` and `FeedItemRestored`.
//!
//! Source: spec accounts 11 and 12, content 6; contract/decisions/feed.md.

pub mod actions;
mod around;
mod brings;
pub mod comments;
mod demo;
pub mod events;
pub mod hashtags;
pub mod media;
pub mod mentions;
pub mod model;
pub mod moderation;
pub mod notices;
pub mod reactions;
pub mod rest;
pub mod scheduled;
pub mod store;

pub(crate) use brings::BRINGS;
pub(crate) use kernel::{base, call, db, ids, insert, joined_record, language, newest_first, params, record, say};
pub(crate) use people::{members, recognition, safeguarding, tenancy};
pub(crate) use services::{media as files, outbox};
