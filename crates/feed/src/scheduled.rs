//! Posts that go into the feed at a moment of their own.
//!
//! Until then a post has a line that is shown to nobody; at its moment it gets a new one, because the number of a line is its place. It goes into the feed in its
//! author's name: who may not write there any more does not, and finds the post held for them.

use std::sync::Arc;

use super::actions::{Entry, come_out, enter, line_of_post, own_waiting};
use super::events::{FeedPostCameOut, FeedPostHeld};
use super::model::{Item, Kind, PostId, PublishStatus};
use super::store::waiting::{self, Due};
use crate::base::{Answer, Cursor, Failure, Page};
use crate::call::{Call, World, patiently};
use crate::members;
use crate::outbox;
use crate::recognition;
use crate::tenancy::{Tenants, as_member};

/// So many are looked at in one go.
const BATCH: i64 = 100;

/// The viewer's posts that are not in the feed, the newest first.
pub async fn list(call: &Call, limit: i64, cursor: Option<Cursor>) -> Answer<Page<Item>> {
    let before = call.newest_behind(cursor);
    let items = own_waiting(call, before, limit + 1).await?;
    Ok(call.page(items, limit, |item| item.line.id.get()))
}

/// Lets posts whose moment has come into the feed, in all communities. Gives how many were decided about.
///
/// Each is a transaction of its own that looks again under its row's lock, so two processes that find the same one do it once.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let mut moved = 0;
    for due in waiting::due(&world.errand(None), BATCH).await? {
        match one(world, due).await {
            Ok(more) => moved += more,
            Err(failure) => tracing::warn!(post = due.id.get(), %failure, "a scheduled post could not be published"),
        }
    }
    Ok(moved)
}

async fn one(world: &Arc<World>, due: Due) -> Answer<u64> {
    let Some(tenant) = world.room::<Tenants>()?.by_id(world, due.tenant_id).await? else { return Ok(0) };
    let author = as_member(world, tenant, due.author_id);
    patiently(&author, |call| async move { publish(&call, due.id).await }).await
}

/// Lets one of the viewer's posts into the feed, or holds it.
///
/// Emits `FeedPostCameOut`, and `FeedPostPublished` if everybody may read it; else `FeedPostHeld`.
async fn publish(call: &Call, id: PostId) -> Answer<u64> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let is_active = members::store::hold(&mut tx, &[me]).await?.iter().any(|held| held.active);
    let Some(post) = waiting::lock(&mut tx, me, id).await? else { return Ok(0) };
    if post.publish_status != PublishStatus::Scheduled || post.scheduled_at > call.now() {
        return Ok(0);
    }
    let stands = match enter(call, &mut tx, post.group_id).await {
        Ok(()) => is_active && call.community()?.has("feed"),
        Err(Failure::Refusal(_)) => false,
        Err(fault) => return Err(fault),
    };
    if !stands {
        waiting::hold(&mut tx, id).await?;
        let line = line_of_post(&mut tx, id).await?;
        outbox::tell(&mut tx, FeedPostHeld { post: id, line, author: me }).await?;
        tx.commit().await?;
        return Ok(1);
    }
    waiting::publish(&mut tx, id).await?;
    recognition::remove(&mut tx, Kind::Post, id.get()).await?;
    recognition::post(&mut tx, Some(me), Kind::Post, id.get()).await?;
    let line = line_of_post(&mut tx, id).await?;
    let named = post.named.map(|named| named.0).unwrap_or_default();
    let entry = Entry {
        content: &post.content,
        named: &named,
        visibility: post.visibility,
        group: post.group_id,
        quoted: None,
    };
    come_out(call, &mut tx, (id, line), entry).await?;
    outbox::tell(&mut tx, FeedPostCameOut { post: id, line, author: me }).await?;
    tx.commit().await?;
    Ok(1)
}
