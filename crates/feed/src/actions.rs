//! What members do in the feed.

use contract::Code;
use groups::actions::sight_held;
use groups::membership::unavailable;
use groups::model::forbidden;

use super::around::around;
use super::events::{FeedItemReported, FeedLiked, FeedPostPublished};
use super::hashtags;
use super::media::{self, Made, Sent};
use super::mentions::{self, Spot};
use super::model::{
    AuthoredLine, Item, Kind, LineId, Only, PostId, PublishStatus, SHOWN, Visibility, WAITING, When, beginning,
    missing, text_beside, worded,
};
use super::store::lines::{self, Eye};
use super::store::waiting::{self, Waiting};
use super::store::{self, NewPost};
use crate::base::{Answer, Cursor, Fault, GroupId, MemberId, OrRefuse as _, Page, Refusal, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Json;
use crate::members;
use crate::outbox;
use crate::recognition;
use crate::say;

/// All of a text: more than it may have.
const WHOLE: i64 = 1_000_000;

/// What a list reads of a text: one letter more than is shown, so that it is known whether the text goes on.
pub(super) fn listed() -> i64 {
    i64::try_from(SHOWN).unwrap_or(WHOLE) + 1
}

/// So many letters of a report's reason are kept.
const REASON: usize = 1_000;

/// A thing in the feed as clients name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// What it is.
    pub kind: Kind,
    /// Its number among those of its kind.
    pub id: i64,
}

/// What the viewer asks of the feed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wish {
    /// Only of this kind.
    pub kind: Option<Kind>,
    /// Only what is theirs in some way.
    pub only: Only,
    /// Only by this member.
    pub author: Option<MemberId>,
    /// Only posts of this group.
    pub group: Option<GroupId>,
}

/// How the viewer sees things of a kind, or of all, in lists or alone.
pub(super) fn eye(call: &Call, kind: Option<Kind>, letters: i64) -> Answer<Eye> {
    let community = call.community()?;
    let is_on = |one: &Kind| match one {
        Kind::Listing => community.has("listings"),
        Kind::Event => community.has("events"),
        Kind::Post | Kind::Review | Kind::BadgeEarned => true,
    };
    let all = [Kind::Post, Kind::Listing, Kind::Event, Kind::Review, Kind::BadgeEarned];
    let kinds = all.into_iter().filter(|one| kind.is_none_or(|wanted| wanted == *one)).filter(is_on).collect();
    Ok(Eye { viewer: call.me()?, kinds, has_groups: community.has("groups"), letters })
}

/// What stands in the viewer's feed, the newest first. Source: spec accounts 11.
pub async fn list(call: &Call, wish: Wish, limit: i64, cursor: Option<Cursor>) -> Answer<Page<Item>> {
    let eye = eye(call, wish.kind, listed())?;
    let before = call.newest_behind(cursor);
    let mut from = call.reads();
    let rows = match wish.only {
        Only::Any => lines::page(&mut from, &eye, (wish.author, wish.group), before, limit + 1).await?,
        only => lines::page_of(&mut from, &eye, (only, wish.author, wish.group), before, limit + 1).await?,
    };
    let items = around(&mut from, eye.viewer, rows).await?;
    Ok(call.page(items, limit, |item| item.line.id.get()))
}

/// Those of some lines that the viewer sees, whether they have hidden them or not, with whole texts.
pub async fn each(call: &Call, ids: &[LineId]) -> Answer<Vec<Item>> {
    each_from(&mut call.reads(), ids).await
}

async fn each_from(from: &mut Reads<'_>, ids: &[LineId]) -> Answer<Vec<Item>> {
    let eye = eye(from.call(), None, WHOLE)?;
    let mut rows = lines::by_ids(from, &eye, ids).await?;
    if rows.len() < ids.len() {
        // Own posts that are not in the feed are there for their author, when they are asked for.
        rows.extend(waiting::by_ids(from, eye.viewer, WHOLE, ids).await?);
    }
    around(from, eye.viewer, rows).await
}

/// Those of some posts that the viewer sees: their numbers, and how they begin.
pub async fn titles(call: &Call, posts: &[PostId]) -> Answer<Vec<(PostId, String)>> {
    if !call.community()?.has("feed") {
        return Ok(Vec::new());
    }
    let mut from = call.reads();
    let ids = store::lines_of_posts(&mut from, posts).await?;
    let rows = lines::by_ids(&mut from, &eye(call, Some(Kind::Post), 100)?, &ids).await?;
    Ok(rows.into_iter().map(|row| (row.line.subject.into(), row.line.content.unwrap_or_default())).collect())
}

/// A thing in the feed that the viewer sees.
///
/// Refuses with `NOT_FOUND` if there is none.
pub async fn look(call: &Call, target: Target) -> Answer<Item> {
    let line = store::line_of(&mut call.reads(), target.kind, target.id).await?.ok_or_else(missing)?;
    Ok(each(call, &[line]).await?.pop().ok_or_else(missing)?)
}

/// The same inside a transaction, with the viewer, the author and the line held, so that neither a block nor the thing's end comes between.
///
/// Refuses with `NOT_FOUND` if there is none, and with 403 `FORBIDDEN` whoever is no member of this community.
pub(super) async fn look_held(call: &Call, tx: &mut Tx, target: Target) -> Answer<AuthoredLine> {
    let line = store::line_of(&mut tx.reads(), target.kind, target.id).await?.ok_or_else(missing)?;
    look_held_at(call, tx, line).await
}

/// The same of a line.
pub(super) async fn look_held_at(call: &Call, tx: &mut Tx, line: LineId) -> Answer<AuthoredLine> {
    let me = call.me()?;
    let author = store::author_of(&mut tx.reads(), line).await?.ok_or_else(missing)?;
    let held = members::store::hold(tx, &[me, author]).await?;
    if !held.iter().any(|member| member.id == me) {
        return Err(Refusal::new(Code::Forbidden, say!("not-a-member")).into());
    }
    if !store::hold(tx, line).await? {
        return Err(missing().into());
    }
    let found = lines::by_ids(&mut tx.reads(), &eye(call, None, WHOLE)?, &[line]).await?.pop();
    Ok(found.ok_or_else(missing)?)
}

/// The number of a thing's line that the viewer sees, for what is told before a change.
pub async fn line_seen(call: &Call, target: Target) -> Answer<Option<LineId>> {
    let Some(line) = store::line_of(&mut call.reads(), target.kind, target.id).await? else { return Ok(None) };
    Ok(each(call, &[line]).await?.pop().map(|item| item.line.id))
}

/// Those of some members who see a line that the viewer writes of, in no way kept apart from them. One statement whatever their number.
pub(super) async fn seers(call: &Call, tx: &mut Tx, line: LineId, members: &[MemberId]) -> Answer<Vec<MemberId>> {
    Ok(lines::seers(&mut tx.reads(), &eye(call, None, 0)?, line, members).await?)
}

/// A post to be.
#[derive(Clone, Copy, Debug)]
pub struct Entry<'a> {
    /// Its text.
    pub content: &'a str,
    /// Whom its author names beside the text.
    pub named: &'a [MemberId],
    /// Whom it is for.
    pub visibility: Visibility,
    /// The group that it is for.
    pub group: Option<GroupId>,
    /// The post that it quotes.
    pub quoted: Option<PostId>,
}

/// Whose post the viewer wants to quote, with the post held.
///
/// Refuses with 422 `VALIDATION_ERROR` on `quoted_post_id` what is not there for them, and what was said in a group.
async fn quotable(call: &Call, tx: &mut Tx, quoted: PostId) -> Answer<MemberId> {
    let wrong = || Refusal::new(Code::ValidationError, say!("feed-item-missing")).status(422).field("quoted_post_id");
    let author = store::quotes::hold(tx, quoted).await?.ok_or_else(wrong)?;
    let line = store::line_of(&mut tx.reads(), Kind::Post, quoted.get()).await?.ok_or_else(wrong)?;
    let seen = lines::by_ids(&mut tx.reads(), &eye(call, Some(Kind::Post), 1)?, &[line]).await?;
    if seen.is_empty() { Err(wrong().into()) } else { Ok(author) }
}

/// Whether the viewer may write a post there, with the group held.
///
/// Refuses with `NOT_FOUND` for a group that they may not see; with 403 `FORBIDDEN` unless they belong to it; with 409 `GROUP_UNAVAILABLE`.
pub(super) async fn enter(call: &Call, tx: &mut Tx, group: Option<GroupId>) -> Answer<()> {
    let Some(group) = group else { return Ok(()) };
    if !call.community()?.has("groups") {
        return Err(Refusal::new(Code::FeatureDisabled, say!("feature-disabled")).into());
    }
    let sight = sight_held(call, tx, group).await?;
    if !sight.standing.belongs() {
        return Err(forbidden().into());
    }
    if !sight.group.open() {
        return Err(unavailable().into());
    }
    Ok(())
}

/// The line of a post, which has one.
pub(super) async fn line_of_post(tx: &mut Tx, post: PostId) -> Answer<LineId> {
    let line = store::line_of(&mut tx.reads(), Kind::Post, post.get()).await?;
    Ok(line.ok_or_else(|| Fault::new("a post has no line"))?)
}

/// Tells of a post that is in the feed from now on, and those of whom it speaks.
pub(super) async fn come_out(call: &Call, tx: &mut Tx, (post, line): (PostId, LineId), entry: Entry<'_>) -> Answer<()> {
    if entry.visibility == Visibility::Public && entry.group.is_none() {
        outbox::tell(tx, FeedPostPublished { post, line, author: call.me()? }).await?;
    }
    hashtags::note(tx, post, (entry.visibility, entry.group), entry.content).await?;
    mentions::tell(call, tx, Spot { line, comment: None }, (entry.content, entry.named), &[]).await
}

/// Writes a post, with pictures or without. One that goes into the feed at once tells those of whom it speaks.
///
/// Emits `FeedPostPublished` if everybody may read it. Refuses with 422 `VALIDATION_ERROR` if nothing is left of the text of a post without pictures, for a moment that
/// cannot be, and when too many wait already, and for a post that it may not quote; as [`media::make`] and [`enter`] do. Source: spec accounts 11.
pub async fn create(call: &Call, entry: Entry<'_>, when: When, sent: Vec<Sent>) -> Answer<Item> {
    let entry = Entry { content: text_beside(entry.content, !sent.is_empty())?, ..entry };
    let at = when.moment(call.now())?;
    let made = media::make(call, sent).await?;
    let written = written(call, entry, at, &made).await;
    media::unless_refused(call, written, made)
}

async fn written(call: &Call, entry: Entry<'_>, at: Option<Timestamp>, made: &[Made]) -> Answer<Item> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    if members::store::hold(&mut tx, &[me]).await?.is_empty() {
        return Err(Refusal::new(Code::Forbidden, say!("not-a-member")).into());
    }
    enter(call, &mut tx, entry.group).await?;
    if at.is_some() && waiting::count(&mut tx, me).await? >= WAITING {
        let refusal = Refusal::new(Code::ValidationError, say!("too-many-scheduled-posts", most = WAITING));
        return Err(refusal.status(422).field("scheduled_at").into());
    }
    // Whoever is quoted hears of it as whoever is spoken of does.
    let mut named = entry.named.to_vec();
    if let Some(quoted) = entry.quoted {
        named.push(quotable(call, &mut tx, quoted).await?);
    }
    let entry = Entry { named: &named, ..entry };
    let later = at.map(|at| (at, entry.named));
    let new = NewPost { group: entry.group, content: entry.content, visibility: entry.visibility, later };
    let post = store::insert_post(&mut tx, me, new).await?;
    if let Some(quoted) = entry.quoted {
        store::quotes::insert(&mut tx, post, quoted).await?;
    }
    media::attach(&mut tx, post, made).await?;
    recognition::post(&mut tx, Some(me), Kind::Post, post.get()).await?;
    let line = line_of_post(&mut tx, post).await?;
    if at.is_some() {
        recognition::show(&mut tx, Kind::Post, post.get(), false).await?;
    } else {
        come_out(call, &mut tx, (post, line), entry).await?;
    }
    // Under an idempotency key the answer is kept with what it tells of: nobody else reads the post before.
    let written = each_from(&mut tx.reads(), &[line]).await?.pop().ok_or_else(missing)?;
    tx.commit().await?;
    Ok(written)
}

/// Posts with a tag that the viewer sees and wants to see, the newest first, before a line.
pub(super) async fn tagged(call: &Call, tag: &str, before: i64, limit: i64) -> Answer<Vec<Item>> {
    let eye = eye(call, Some(Kind::Post), listed())?;
    let mut from = call.reads();
    let rows = lines::tagged(&mut from, &eye, tag, before, limit).await?;
    around(&mut from, eye.viewer, rows).await
}

/// The viewer's posts that are not in the feed, the newest first, before a line.
pub(super) async fn own_waiting(call: &Call, before: i64, limit: i64) -> Answer<Vec<Item>> {
    let me = call.me()?;
    let mut from = call.reads();
    let rows = waiting::page(&mut from, me, listed(), before, limit).await?;
    around(&mut from, me, rows).await
}

/// Whether a post is the viewer's.
fn own(found: &AuthoredLine, me: MemberId) -> Answer<PostId> {
    if found.author.id == me {
        return Ok(found.line.subject.into());
    }
    Err(Refusal::new(Code::Forbidden, say!("feed-post-not-yours")).into())
}

/// Writes another text, and tells those of whom it speaks now. A post that is not in the feed yet may get another moment.
///
/// Refuses with 422 `VALIDATION_ERROR` if nothing is left of it, for a moment that cannot be, and for one of a post that is in the feed; with `NOT_FOUND` for a post that
/// is not there for the viewer; with 403 `FORBIDDEN` for another member's.
pub async fn update(
    call: &Call,
    id: PostId,
    (content, named): (&str, &[MemberId]),
    at: Option<Timestamp>,
) -> Answer<Item> {
    let me = call.me()?;
    let at = at.map_or(When::Now, |at| When::Then(Some(at))).moment(call.now())?;
    let target = Target { kind: Kind::Post, id: id.get() };
    let mut tx = call.begin().await?;
    let is_pictured = !store::media::of_posts(&mut tx.reads(), &[id]).await?.is_empty();
    let content = text_beside(content, is_pictured)?;
    if let Some(post) = waiting::lock(&mut tx, me, id).await? {
        let publish_status = if at.is_some() { PublishStatus::Scheduled } else { post.publish_status };
        let (scheduled_at, content) = (at.unwrap_or(post.scheduled_at), content.to_owned());
        let named = Some(Json(named.to_vec()));
        waiting::rewrite(&mut tx, &Waiting { content, scheduled_at, publish_status, named, ..post }).await?;
        tx.commit().await?;
        return look(call, target).await;
    }
    let found = look_held(call, &mut tx, target).await?;
    let post = own(&found, me)?;
    if at.is_some() {
        let refusal = Refusal::new(Code::ValidationError, say!("feed-post-came-out"));
        return Err(refusal.status(422).field("scheduled_at").into());
    }
    store::rewrite_post(&mut tx, post, content).await?;
    let visibility = found.line.visibility.unwrap_or(Visibility::Private);
    hashtags::note_anew(&mut tx, post, (visibility, found.line.group_id), content).await?;
    mentions::tell(call, &mut tx, Spot { line: found.line.id, comment: None }, (content, named), &[]).await?;
    tx.commit().await?;
    look(call, target).await
}

/// Deletes a post with whatever was said to it, also one that staff have hidden.
///
/// Refuses as [`update`] does.
pub async fn delete(call: &Call, id: PostId) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let post = if store::is_author(&mut tx, me, id).await? {
        id
    } else {
        own(&look_held(call, &mut tx, Target { kind: Kind::Post, id: id.get() }).await?, me)?
    };
    recognition::remove(&mut tx, Kind::Post, post.get()).await?;
    media::remove(&mut tx, post).await?;
    store::delete_post(&mut tx, post).await?;
    tx.commit().await
}

/// Leaves a thing out of the viewer's feed.
///
/// Refuses with `NOT_FOUND` what is not there for them.
pub async fn hide(call: &Call, target: Target) -> Answer<()> {
    let mut tx = call.begin().await?;
    let found = look_held(call, &mut tx, target).await?;
    store::hide(&mut tx, call.me()?, found.line.id).await?;
    tx.commit().await
}

/// Tells staff that something is wrong with a thing.
///
/// Emits `FeedItemReported`. Refuses with `NOT_FOUND` what is not there for the viewer; with 403 `FORBIDDEN` what is theirs; with 409 `DUPLICATE` while a
/// report of theirs waits.
pub async fn report(call: &Call, target: Target, reason: &str) -> Answer<()> {
    let me = call.me()?;
    let reason = beginning(worded("reason", reason)?, REASON).0;
    let mut tx = call.begin().await?;
    let found = look_held(call, &mut tx, target).await?;
    if found.author.id == me {
        return Err(Refusal::new(Code::Forbidden, say!("feed-report-own")).into());
    }
    if store::report(&mut tx, me, found.line.id, reason).await? == 0 {
        return Err(Refusal::new(Code::Duplicate, say!("feed-report-exists")).status(409).into());
    }
    outbox::tell(&mut tx, FeedItemReported { line: found.line.id, owner: found.author.id, by: me }).await?;
    tx.commit().await
}

/// What became of a like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Liked {
    /// The line.
    pub line: LineId,
    /// The viewer likes it now.
    pub is_liked: bool,
    /// How many members do.
    pub count: i64,
}

/// Likes a thing, or likes it no longer.
///
/// Emits `FeedLiked` for another member's thing that is liked now. Refuses with `NOT_FOUND` what is not there for the viewer.
pub async fn toggle_like(call: &Call, target: Target) -> Answer<Liked> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let found = look_held(call, &mut tx, target).await?;
    let (line, owner) = (found.line.id, found.author.id);
    let is_liked = store::unlike(&mut tx, me, line).await? == 0;
    if is_liked {
        store::like(&mut tx, me, line).await?;
        if owner != me {
            outbox::tell(&mut tx, FeedLiked { line, owner, by: me }).await?;
        }
    }
    let count = store::likes(&mut tx, line).await?;
    tx.commit().await?;
    Ok(Liked { line, is_liked, count })
}

/// A line, as far as the viewer sees it.
///
/// # Errors
/// A fault if the database fails.
pub async fn find(call: &Call, id: LineId) -> Answer<Option<Item>> {
    Ok(each(call, &[id]).await?.pop())
}

/// A line that the viewer sees.
///
/// Refuses with `NOT_FOUND` if there is none.
pub async fn look_at(call: &Call, id: LineId) -> Answer<Item> {
    find(call, id).await?.or_refuse(Code::NotFound, say!("feed-item-missing"))
}
