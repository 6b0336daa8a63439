//! What members do with reactions.

pub use contract::reactions::ReactionTarget as On;

use super::actions::{Target, look, look_held, look_held_at};
use super::comments;
use super::events::FeedLiked;
use super::model::{CommentId, Kind, LineId, Reaction, Tally};
use super::store::reactions as rows;
use crate::base::{Answer, MemberId, Timestamp};
use crate::call::{Call, Reads};
use crate::members::Card;
use crate::outbox;

/// So many who reacted are shown beside the numbers.
const TOP: i64 = 3;

/// A line, and the comment of it that is meant, if one is.
pub type Place = (LineId, Option<CommentId>);

/// What reactions there are to something.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// How many by reaction.
    pub tally: Tally,
    /// Who reacted last.
    pub top: Vec<Card>,
}

/// What became of a reaction.
#[derive(Clone, Debug, PartialEq)]
pub struct Changed {
    /// What was there before.
    pub before: Option<Reaction>,
    /// What is there now.
    pub now: Option<Reaction>,
    /// To what.
    pub place: Place,
    /// All reactions to it now.
    pub summary: Summary,
}

/// The kind of a thing in the feed; none for a comment.
fn kind(on: On) -> Option<Kind> {
    Some(match on {
        On::Post => Kind::Post,
        On::Listing => Kind::Listing,
        On::Event => Kind::Event,
        On::Review => Kind::Review,
        On::BadgeEarned => Kind::BadgeEarned,
        On::Comment => return None,
    })
}

/// Where something is to which one reacts, as far as the viewer sees it.
async fn seek(call: &Call, on: On, id: i64) -> Answer<Place> {
    match kind(on) {
        Some(kind) => Ok((look(call, Target { kind, id }).await?.line.id, None)),
        None => {
            let found = comments::find(call, id.into()).await?.ok_or_else(comments::no_comment)?;
            Ok((found.comment.activity_id, Some(found.comment.id)))
        }
    }
}

async fn summary(from: &mut Reads<'_>, viewer: MemberId, (line, comment): Place) -> Answer<Summary> {
    let mut tally = Tally::default();
    match comment {
        Some(comment) => {
            for (_, reaction, count, own) in rows::of_comments(from, viewer, &[line], &[comment]).await? {
                tally.note(reaction, count, own > 0);
            }
        }
        None => {
            for (_, reaction, count, own) in rows::of_lines(from, viewer, &[line]).await? {
                tally.note(reaction, count, own > 0);
            }
        }
    }
    let top = rows::latest(from, viewer, line, comment, TOP).await?;
    Ok(Summary { tally, top })
}

/// Reactions to something.
///
/// Refuses with `NOT_FOUND` for what is not there for the viewer.
pub async fn read(call: &Call, on: On, id: i64) -> Answer<Summary> {
    let place = seek(call, on, id).await?;
    summary(&mut call.reads(), call.me()?, place).await
}

/// Reacts: the same reaction again takes it away, another one replaces it.
///
/// Emits `FeedLiked` for what is another member's and to which the viewer had not reacted. Refuses with `NOT_FOUND` for what is not there for the viewer. Source:
/// spec accounts 12.
pub async fn toggle(call: &Call, on: On, id: i64, reaction: Reaction) -> Answer<Changed> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let (place, owner) = match kind(on) {
        Some(kind) => {
            let found = look_held(call, &mut tx, Target { kind, id }).await?;
            ((found.line.id, None), found.author.id)
        }
        None => {
            let found = comments::find(call, id.into()).await?.ok_or_else(comments::no_comment)?;
            let line = look_held_at(call, &mut tx, found.comment.activity_id).await?.line.id;
            let held = super::store::comments::find(&mut tx, line, found.comment.id).await?;
            let held = held.ok_or_else(comments::no_comment)?;
            ((line, Some(held.id)), held.author_id)
        }
    };
    let (line, comment) = place;
    let before = rows::own(&mut tx, me, line, comment).await?;
    let now = (before != Some(reaction)).then_some(reaction);
    if before.is_some() {
        rows::delete(&mut tx, me, line, comment).await?;
    }
    if let Some(now) = now {
        rows::insert(&mut tx, me, line, comment, now).await?;
        if before.is_none() && owner != me {
            outbox::tell(&mut tx, FeedLiked { line, owner, by: me }).await?;
        }
    }
    let summary = summary(&mut tx.reads(), me, place).await?;
    tx.commit().await?;
    Ok(Changed { before, now, place, summary })
}

/// Who reacted in a way and when, the latest first, and how many these are.
///
/// Refuses with `NOT_FOUND` for what is not there for the viewer.
pub async fn reactors(
    call: &Call,
    (on, id): (On, i64),
    reaction: Reaction,
    part: (i64, i64),
) -> Answer<(Vec<(Timestamp, Card)>, i64)> {
    let me = call.me()?;
    let place = seek(call, on, id).await?;
    let total = rows::total(call, me, place, reaction).await?;
    Ok((rows::page(call, me, place, reaction, part).await?, total))
}
