//! What staff do with the feed. The door has asked for their role.

use std::collections::HashMap;

use contract::Code;

use super::around::pictures;
use super::events::{FeedItemHidden, FeedItemRestored};
use super::model::{Kind, LineId, PostId, PostPicture, missing};
use super::store;
use super::store::moderation as rows;
use crate::base::{Answer, Cursor, MemberId, Page, Refusal, Timestamp};
use crate::call::{Call, Tx};
use crate::members::Card;
use crate::outbox;
use crate::say;
use crate::{joined_record, record};

record! {
    /// A line as staff see it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Moderated {
        /// `feed_activities.id`.
        pub id: LineId,
        /// What its thing is.
        pub kind: Kind,
        /// The thing's number among those of its kind.
        pub subject: i64,
        /// Its title or text, or the beginning of it.
        pub content: Option<String>,
        /// How many members like it.
        pub likes_count: i64,
        /// How many comments there are.
        pub comments_count: i64,
        /// How many reports wait.
        pub reports_count: i64,
        /// Staff have taken it out of the feed.
        pub is_hidden: bool,
        /// When it came into the feed.
        pub created_at: Timestamp,
    }
}

joined_record! {
    /// A line as staff see it, and whose thing it is.
    #[derive(Clone, Debug, PartialEq)]
    pub struct ModeratedLine {
        /// The line.
        pub line: Moderated,
        /// Whose thing it is.
        pub author: Card,
    }
}

/// A line with what is said to be wrong with it.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// The line.
    pub found: ModeratedLine,
    /// In the words of reports that wait.
    pub reasons: Vec<String>,
    /// The pictures of a post, in their order.
    pub media: Vec<PostPicture>,
}

/// Which lines are asked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted {
    /// Only of this kind.
    pub kind: Option<Kind>,
    /// Only by this member.
    pub author: Option<MemberId>,
    /// Only what is hidden, or only what is not.
    pub is_hidden: Option<bool>,
    /// Only what reports wait about, or only the rest.
    pub is_reported: Option<bool>,
}

async fn cases(call: &Call, found: Vec<ModeratedLine>) -> Answer<Vec<Case>> {
    let ids: Vec<LineId> = found.iter().map(|row| row.line.id).collect();
    let mut reasons: HashMap<LineId, Vec<String>> = HashMap::new();
    if !ids.is_empty() {
        for (line, reason) in rows::reasons(&mut call.reads(), &ids).await? {
            reasons.entry(line).or_default().push(reason);
        }
    }
    let posts: Vec<PostId> = found.iter().filter_map(post).collect();
    let mut pictures = pictures(&mut call.reads(), &posts).await?;
    Ok(found
        .into_iter()
        .map(|found| Case {
            reasons: reasons.remove(&found.line.id).unwrap_or_default(),
            media: post(&found).and_then(|post| pictures.remove(&post)).unwrap_or_default(),
            found,
        })
        .collect())
}

/// The post that a line is about.
fn post(found: &ModeratedLine) -> Option<PostId> {
    (found.line.kind == Kind::Post).then(|| found.line.subject.into())
}

/// What stands in the feed, the newest first. Three statements.
pub async fn list(call: &Call, wanted: Wanted, limit: i64, cursor: Option<Cursor>) -> Answer<Page<Case>> {
    let before = call.newest_behind(cursor);
    let found = rows::page(call, &wanted, before, limit + 1).await?;
    Ok(call.page(cases(call, found).await?, limit, |case| case.found.line.id.get()))
}

/// Some lines as staff see them. The same statements whatever their number.
///
/// # Errors
/// A fault if the database fails.
pub async fn by_ids(call: &Call, ids: &[LineId]) -> Answer<Vec<Case>> {
    let found = rows::by_ids(&mut call.reads(), ids).await?;
    cases(call, found).await
}

/// Holds a line about which the viewer may decide.
async fn decide(call: &Call, tx: &mut Tx, id: LineId) -> Answer<ModeratedLine> {
    if !store::hold(tx, id).await? {
        return Err(missing().into());
    }
    let found = rows::find(&mut tx.reads(), id).await?.ok_or_else(missing)?;
    if found.author.id == call.me()? {
        return Err(Refusal::new(Code::Forbidden, say!("feed-decide-own")).into());
    }
    Ok(found)
}

/// A line about which somebody has decided. It is not read anew: what is for some alone may not concern staff any more.
async fn decided(tx: &mut Tx, mut found: ModeratedLine, is_hidden: bool) -> Answer<Case> {
    found.line.is_hidden = is_hidden;
    found.line.reports_count = 0;
    let posts: Vec<PostId> = post(&found).into_iter().collect();
    let media = pictures(&mut tx.reads(), &posts).await?.into_values().flatten().collect();
    Ok(Case { found, reasons: Vec::new(), media })
}

/// Takes a thing out of the feed, and settles reports about it.
///
/// Emits `FeedItemHidden` if it stood there. Refuses with `NOT_FOUND` what is not in the feed; with 403 `FORBIDDEN` what is the viewer's own.
pub async fn hide(call: &Call, id: LineId, reason: Option<String>) -> Answer<Case> {
    let mut tx = call.begin().await?;
    let found = decide(call, &mut tx, id).await?;
    if rows::set_hidden(&mut tx, id, true).await? > 0 {
        let reason = reason.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
        outbox::tell(&mut tx, FeedItemHidden { line: id, owner: found.author.id, reason }).await?;
    }
    rows::settle(&mut tx, id).await?;
    let decided = decided(&mut tx, found, true).await?;
    tx.commit().await?;
    Ok(decided)
}

/// Lets a thing stand in the feed, or lets it in again, and settles reports about it.
///
/// Emits `FeedItemRestored` if it was hidden. Refuses as [`hide`] does.
pub async fn approve(call: &Call, id: LineId) -> Answer<Case> {
    let mut tx = call.begin().await?;
    let found = decide(call, &mut tx, id).await?;
    if rows::set_hidden(&mut tx, id, false).await? > 0 {
        outbox::tell(&mut tx, FeedItemRestored { line: id, owner: found.author.id }).await?;
    }
    rows::settle(&mut tx, id).await?;
    let decided = decided(&mut tx, found, false).await?;
    tx.commit().await?;
    Ok(decided)
}
