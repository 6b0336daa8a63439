//! Words behind `#` in posts that everybody in the community may read: which there are, which are used most, and the posts that have one.

use super::actions::tagged;
use super::model::{Item, PostId, Visibility, hashtag, hashtags};
use super::store::hashtags as store;
use crate::base::{Answer, Cursor, GroupId, Page};
use crate::call::{Call, Tx};
use crate::db::bare;

pub use store::Hashtag;

/// Notes which tags a post has that had none; none if it is not for everybody.
pub(super) async fn note(
    tx: &mut Tx,
    post: PostId,
    (visibility, group): (Visibility, Option<GroupId>),
    content: &str,
) -> Answer<()> {
    if visibility == Visibility::Public && group.is_none() {
        for tag in hashtags(content) {
            store::insert(tx, post, &tag).await?;
        }
    }
    Ok(())
}

/// Notes which tags a post has from now on, in place of those that it had.
pub(super) async fn note_anew(
    tx: &mut Tx,
    post: PostId,
    place: (Visibility, Option<GroupId>),
    content: &str,
) -> Answer<()> {
    store::forget(tx, post).await?;
    note(tx, post, place, content).await
}

/// Tags that most members used in the last days, and how often, without posts of those whom a block keeps apart from the viewer. Source: spec accounts 11.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn trending(call: &Call, days: i64, limit: i64) -> Answer<Vec<Hashtag>> {
    let since = call.now() - chrono::TimeDelta::days(days);
    Ok(store::trending(call, call.me()?, since, limit).await?)
}

/// Tags that begin so, marks over letters or not, the most used first; none for nothing. Posts count as in [`trending`].
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn search(call: &Call, begins: &str, limit: i64) -> Answer<Vec<Hashtag>> {
    let first = bare(&hashtag(begins));
    if first.is_empty() {
        return Ok(Vec::new());
    }
    // After all that begin so: no letter comes later.
    let end = format!("{first}\u{10ffff}");
    Ok(store::search(call, call.me()?, (&first, &end), limit).await?)
}

/// Posts with a tag that the viewer sees and wants to see, the newest first.
pub async fn list(call: &Call, tag: &str, limit: i64, cursor: Option<Cursor>) -> Answer<Page<Item>> {
    let before = call.newest_behind(cursor);
    let items = tagged(call, &hashtag(tag), before, limit + 1).await?;
    Ok(call.page(items, limit, |item| item.line.id.get()))
}
