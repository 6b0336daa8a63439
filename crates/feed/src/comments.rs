//! What members do with comments.

use std::collections::HashMap;

use contract::Code;

use super::actions::{Target, look, look_held, look_held_at};
use super::events::{FeedCommentReplied, FeedCommented};
use super::mentions::{self, Spot};
use super::model::{AuthoredComment, Comment, CommentId, LEVELS, LineId, Node, Tally, text, tree};
use super::store;
use super::store::comments as rows;
use crate::base::{Answer, Failure, MemberId, Refusal};
use crate::call::{Call, Reads, Tx};
use crate::members;
use crate::outbox;
use crate::safeguarding::{self, Interaction};
use crate::say;

/// So many comments on a thing are shown.
const MOST: i64 = 1_000;

/// Says of what is not in the feed what clients of comments know.
fn missing(failure: Failure) -> Failure {
    match failure {
        Failure::Refusal(refusal) if refusal.code() == Code::NotFound => {
            Refusal::new(Code::ResourceNotFound, say!("feed-item-missing")).into()
        }
        other => other,
    }
}

/// The refusal of a comment that is not the viewer's, or not there: they are not told which.
#[must_use]
pub fn forbidden() -> Refusal {
    Refusal::new(Code::ResourceForbidden, say!("comment-not-yours"))
}

/// The refusal of a comment that is not there for the viewer.
#[must_use]
pub fn no_comment() -> Refusal {
    Refusal::new(Code::NotFound, say!("comment-missing"))
}

/// The lines to which some comments belong, each once.
fn lines_of(found: &[AuthoredComment]) -> Vec<LineId> {
    let mut lines: Vec<LineId> = found.iter().map(|row| row.comment.activity_id).collect();
    lines.sort_unstable();
    lines.dedup();
    lines
}

async fn tallies(
    from: &mut Reads<'_>,
    viewer: MemberId,
    found: &[AuthoredComment],
) -> Answer<HashMap<CommentId, Tally>> {
    let lines = lines_of(found);
    let ids: Vec<CommentId> = found.iter().map(|row| row.comment.id).collect();
    let mut tallies: HashMap<CommentId, Tally> = HashMap::new();
    if !ids.is_empty() {
        for (comment, reaction, count, own) in store::reactions::of_comments(from, viewer, &lines, &ids).await? {
            tallies.entry(comment).or_default().note(reaction, count, own > 0);
        }
    }
    Ok(tallies)
}

/// How many comments these are, with all that reply to them.
fn size(nodes: &[Node]) -> i64 {
    nodes.iter().map(|node| 1 + size(&node.replies)).sum()
}

/// Comments on a thing, the oldest first, each with its replies; and how many there are.
///
/// Refuses with `RESOURCE_NOT_FOUND` for what is not there for the viewer. Source: spec content 6.
pub async fn list(call: &Call, target: Target) -> Answer<(Vec<Node>, i64)> {
    let me = call.me()?;
    let item = look(call, target).await.map_err(missing)?;
    let mut from = call.reads();
    let found = rows::of_lines(&mut from, me, &[item.line.id], MOST).await?;
    let is_whole = i64::try_from(found.len()).is_ok_and(|read| read < MOST);
    let tallies = tallies(&mut from, me, &found).await?;
    let nodes = tree(found, tallies);
    // Of more than are read, the number is that beside the thing.
    let count = if is_whole { size(&nodes) } else { item.line.comments_count };
    Ok((nodes, count))
}

/// Those of some comments that belong to what the viewer sees, whether or not they see whoever wrote what these reply to.
async fn asked(call: &Call, ids: &[CommentId]) -> Answer<Vec<AuthoredComment>> {
    let found = rows::by_ids(&mut call.reads(), call.me()?, ids).await?;
    let seen = super::actions::each(call, &lines_of(&found)).await?;
    let seen: Vec<LineId> = seen.into_iter().map(|item| item.line.id).collect();
    Ok(found.into_iter().filter(|row| seen.contains(&row.comment.activity_id)).collect())
}

/// Those of some comments that the viewer sees, with what replies to them. What replies to a comment that they do not see is not among them, as in the list.
/// Three statements whatever their number, and one for what they are about.
pub async fn find_each(call: &Call, ids: &[CommentId]) -> Answer<Vec<Node>> {
    let me = call.me()?;
    let asked = asked(call, ids).await?;
    let lines = lines_of(&asked);
    if lines.is_empty() {
        return Ok(Vec::new());
    }
    let mut from = call.reads();
    let found = rows::of_lines(&mut from, me, &lines, MOST).await?;
    let mut counts: HashMap<LineId, i64> = HashMap::new();
    for row in &found {
        *counts.entry(row.comment.activity_id).or_default() += 1;
    }
    let known = tallies(&mut from, me, &found).await?;
    let trees = tree(found, known);
    let (mut nodes, mut beyond) = (Vec::new(), Vec::new());
    for row in asked {
        match within(&trees, row.comment.id) {
            Some(node) => nodes.push(node.clone()),
            // Of a thing with more comments than are read here, what stands above one of them is not known.
            None if counts.get(&row.comment.activity_id).is_some_and(|count| *count >= MOST) => beyond.push(row),
            None => {}
        }
    }
    let mut rest = tallies(&mut from, me, &beyond).await?;
    nodes.extend(beyond.into_iter().map(|AuthoredComment { comment, author }| Node {
        reactions: rest.remove(&comment.id).unwrap_or_default(),
        replies: Vec::new(),
        comment,
        author,
    }));
    Ok(nodes)
}

/// A comment that the viewer sees, with what replies to it.
///
/// # Errors
/// A fault if the database fails.
pub async fn find(call: &Call, id: CommentId) -> Answer<Option<Node>> {
    Ok(find_each(call, &[id]).await?.pop())
}

/// A comment in a tree.
fn within(nodes: &[Node], id: CommentId) -> Option<&Node> {
    nodes.iter().find_map(|node| if node.comment.id == id { Some(node) } else { within(&node.replies, id) })
}

/// Comments on a thing, or replies to a comment.
///
/// Emits `FeedCommented` for another member's thing, and `FeedCommentReplied` for another member's comment; who would hear of both hears of the reply, and whoever else the text speaks of of that. Refuses with
/// 422 `VALIDATION_ERROR` if nothing is left of the text, and on `parent_id` for a comment that is not there, belongs to another thing or is the tenth in a row; with
/// `RESOURCE_NOT_FOUND` for what is not there for the viewer; as [`safeguarding::allow`] does. Source: spec content 6.
pub async fn create(
    call: &Call,
    target: Target,
    parent: Option<CommentId>,
    (content, named): (&str, &[MemberId]),
) -> Answer<Node> {
    let (me, content) = (call.me()?, text(content)?);
    // Neither the other's row nor those above are held: a block that is just being made may come after the reply.
    let is_seen = match parent {
        Some(id) => find(call, id).await?.is_some(),
        None => true,
    };
    let mut tx = call.begin().await?;
    let found = look_held(call, &mut tx, target).await.map_err(missing)?;
    let (line, owner) = (found.line.id, found.author.id);
    let parent = match parent {
        Some(id) => Some(answered(rows::find(&mut tx, line, id).await?.filter(|_| is_seen))?),
        None => None,
    };
    let replied = parent.as_ref().map(|parent| parent.author_id).filter(|author| *author != me);
    may_reach(call, &mut tx, me, (owner, replied)).await?;
    let comment = rows::insert(&mut tx, line, parent.as_ref(), me, content).await?;
    if let Some(author) = replied {
        outbox::tell(&mut tx, FeedCommentReplied { comment, line, author, by: me }).await?;
    }
    if owner != me && replied != Some(owner) {
        outbox::tell(&mut tx, FeedCommented { comment, line, owner, by: me }).await?;
    }
    let told = [owner, replied.unwrap_or(owner)];
    mentions::tell(call, &mut tx, Spot { line, comment: Some(comment) }, (content, named), &told).await?;
    tx.commit().await?;
    Ok(find(call, comment).await?.ok_or_else(no_comment)?)
}

/// Asks safeguarding whether the viewer's words may come to whoever owns a thing, and to whose comment they reply.
async fn may_reach(
    call: &Call,
    tx: &mut Tx,
    me: MemberId,
    (owner, replied): (MemberId, Option<MemberId>),
) -> Answer<()> {
    let others = [Some(owner), replied.filter(|author| *author != owner)];
    for other in others.into_iter().flatten().filter(|other| *other != me) {
        safeguarding::allow(call, tx, me, other, Interaction::Message).await?;
    }
    Ok(())
}

/// A comment to which somebody replies.
fn answered(found: Option<Comment>) -> Answer<Comment> {
    let wrong = |sentence| Failure::from(Refusal::new(Code::ValidationError, sentence).status(422).field("parent_id"));
    let parent = found.ok_or_else(|| wrong(say!("comment-missing")))?;
    if parent.depth + 1 < LEVELS { Ok(parent) } else { Err(wrong(say!("comment-too-deep"))) }
}

/// Writes another text. Whoever does not see the comment any more, for a block, a group or a thing that is out of the feed, adds no words to it.
///
/// Refuses with 422 `VALIDATION_ERROR` if nothing is left of it; with 403 `RESOURCE_FORBIDDEN` a comment that is not the viewer's, or not there for them; as
/// [`safeguarding::allow`] does.
pub async fn update(call: &Call, id: CommentId, (content, named): (&str, &[MemberId])) -> Answer<Node> {
    let (me, content) = (call.me()?, text(content)?);
    let seen = find(call, id).await?.filter(|seen| seen.author.id == me).ok_or_else(forbidden)?;
    let mut tx = call.begin().await?;
    let about = look_held_at(call, &mut tx, seen.comment.activity_id).await.map_err(|failure| match failure {
        Failure::Refusal(refusal) if refusal.code() == Code::NotFound => forbidden().into(),
        other => other,
    })?;
    let held = rows::hold_own(&mut tx, me, id).await?.ok_or_else(forbidden)?;
    let replied = match held.parent_id {
        Some(parent) => rows::find(&mut tx, held.activity_id, parent).await?.map(|parent| parent.author_id),
        None => None,
    };
    may_reach(call, &mut tx, me, (about.author.id, replied)).await?;
    rows::rewrite(&mut tx, held.id, content).await?;
    let spot = Spot { line: held.activity_id, comment: Some(held.id) };
    mentions::tell(call, &mut tx, spot, (content, named), &[]).await?;
    tx.commit().await?;
    Ok(find(call, id).await?.ok_or_else(forbidden)?)
}

/// Deletes a comment with what replies to it: its line, and how many comments that were. Staff delete anybody's.
///
/// Refuses with 403 `RESOURCE_FORBIDDEN` a comment that is not the viewer's, or not there.
pub async fn delete(call: &Call, id: CommentId) -> Answer<(LineId, i64)> {
    let viewer = call.member()?;
    let mut tx = call.begin().await?;
    let held = if viewer.is_broker_or_admin() {
        rows::hold(&mut tx, id).await?
    } else {
        members::actions::hold_own(&mut tx, viewer.id).await?;
        rows::hold_own(&mut tx, viewer.id, id).await?
    };
    let held = held.ok_or_else(forbidden)?;
    let count = rows::count_below(&mut tx, held.activity_id, id).await?;
    rows::delete(&mut tx, id).await?;
    tx.commit().await?;
    Ok((held.activity_id, count))
}
