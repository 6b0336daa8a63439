//! What members and staff hear of the feed.

use async_trait::async_trait;
use chrono::TimeDelta;
use contract::notifications::NotificationCategory as Category;

use super::events::{
    FeedCommentReplied, FeedCommented, FeedItemHidden, FeedItemReported, FeedItemRestored, FeedLiked, FeedMentioned,
    FeedPostCameOut, FeedPostHeld,
};
use crate::base::Answer;
use crate::call::Tx;
use crate::outbox::{EventType, Heard};
use services::notices::{Desk, Mail, NewNotification, Notice, Notifier, Once, Staff, about};
use services::queue::Progress;

const LINE: Notice =
    Notice { mail: Mail::AsDecided, ..Notice::of(Category::Social, None, |line, _| about("/feed/items/", line)) };

/// Somebody commented on what is the member's.
pub static COMMENT: Notice = Notice { name: "comment", ..LINE };
/// Somebody replied to a comment of the member's.
pub static COMMENT_REPLY: Notice = Notice { name: "comment_reply", ..LINE };
/// Somebody spoke of the member. It is said once of each text.
pub static MENTION: Notice = Notice { name: "mention", once: Once::EachTime, ..LINE };
/// Somebody likes what is the member's, or reacted to it. However often they take it back and like it again, it is said once.
pub static LIKE: Notice = Notice { name: "like", mail: Mail::Never, once: Once::Ever, ..LINE };
/// Staff took what is the member's out of the feed.
pub static FEED_ITEM_HIDDEN: Notice =
    Notice { name: "feed_item_hidden", mail: Mail::AtOnce, once: Once::EachTime, ..LINE };
/// Staff let what is the member's into the feed again.
pub static FEED_ITEM_RESTORED: Notice =
    Notice { name: "feed_item_restored", mail: Mail::AtOnce, once: Once::EachTime, ..LINE };
/// A post of the member's went into the feed at its moment.
pub static SCHEDULED_POST_PUBLISHED: Notice = Notice {
    name: "scheduled_post_published",
    link: |line, _| about("/feed/posts/", line),
    once: Once::EachTime,
    ..LINE
};
/// A post of the member's could not go into the feed at its moment.
pub static SCHEDULED_POST_HELD: Notice =
    Notice { name: "scheduled_post_held", mail: Mail::AtOnce, ..SCHEDULED_POST_PUBLISHED };
/// To staff: something in the feed was reported. Not again of the same thing for a while.
pub static FEED_REPORT_CREATED: Notice = Notice {
    name: "feed_report_created",
    link: |line, _| about("/broker/feed?item=", line),
    mail: Mail::AtOnce,
    for_staff: true,
    once: Once::Within(TimeDelta::minutes(10)),
    ..LINE
};

/// Tells members and staff of the feed.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const {
            &[
                &COMMENT,
                &COMMENT_REPLY,
                &MENTION,
                &LIKE,
                &FEED_ITEM_HIDDEN,
                &FEED_ITEM_RESTORED,
                &SCHEDULED_POST_PUBLISHED,
                &SCHEDULED_POST_HELD,
                &FEED_REPORT_CREATED,
            ]
        }
    }

    fn hears(&self) -> &'static [EventType] {
        const {
            &[
                EventType::of::<FeedCommented>(),
                EventType::of::<FeedCommentReplied>(),
                EventType::of::<FeedMentioned>(),
                EventType::of::<FeedLiked>(),
                EventType::of::<FeedItemHidden>(),
                EventType::of::<FeedItemRestored>(),
                EventType::of::<FeedItemReported>(),
                EventType::of::<FeedPostCameOut>(),
                EventType::of::<FeedPostHeld>(),
            ]
        }
    }

    fn for_one(&self, heard: &Heard) -> Answer<Option<NewNotification>> {
        if let Some(event) = heard.event::<FeedCommented>()? {
            let about = Some(event.line.get());
            return Ok(Some(NewNotification { about, ..NewNotification::of(&event, event.owner, &COMMENT) }));
        }
        if let Some(event) = heard.event::<FeedCommentReplied>()? {
            let about = Some(event.line.get());
            return Ok(Some(NewNotification { about, ..NewNotification::of(&event, event.author, &COMMENT_REPLY) }));
        }
        if let Some(event) = heard.event::<FeedMentioned>()? {
            let about = Some(event.line.get());
            return Ok(Some(NewNotification { about, ..NewNotification::of(&event, event.member, &MENTION) }));
        }
        if let Some(event) = heard.event::<FeedLiked>()? {
            let about = Some(event.line.get());
            return Ok(Some(NewNotification { about, ..NewNotification::of(&event, event.owner, &LIKE) }));
        }
        if let Some(event) = heard.event::<FeedItemHidden>()? {
            let line = NewNotification::of(&event, event.owner, &FEED_ITEM_HIDDEN);
            let about = Some(event.line.get());
            return Ok(Some(NewNotification { about, reason: event.reason, ..line }));
        }
        if let Some(event) = heard.event::<FeedItemRestored>()? {
            let about = Some(event.line.get());
            return Ok(Some(NewNotification {
                about,
                ..NewNotification::of(&event, event.owner, &FEED_ITEM_RESTORED)
            }));
        }
        if let Some(event) = heard.event::<FeedPostCameOut>()? {
            let line = NewNotification::of(&event, event.author, &SCHEDULED_POST_PUBLISHED);
            return Ok(Some(NewNotification { about: Some(event.post.get()), ..line }));
        }
        if let Some(event) = heard.event::<FeedPostHeld>()? {
            let line = NewNotification::of(&event, event.author, &SCHEDULED_POST_HELD);
            return Ok(Some(NewNotification { about: Some(event.post.get()), ..line }));
        }
        Ok(None)
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        let Some(event) = heard.event::<FeedItemReported>()? else { return Ok(Progress::Done) };
        let about = Some(event.line.get());
        let line = |to| NewNotification { about, ..NewNotification::of(&event, to, &FEED_REPORT_CREATED) };
        desk.notify_staff(tx, heard, (Staff::All, &[event.owner, event.by]), &line).await
    }
}
