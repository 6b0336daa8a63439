//! The REST door.

mod comments;
mod items;
mod moderation;
mod reactions;

use contract::feed as wire;
use contract::{FeedApi, Spoken, Upload};

pub use comments::comment;
pub use items::item;
pub use moderation::case;

use super::actions::{self, Entry, Target, Wish};
use super::hashtags::{self, Hashtag};
use super::media::Sent;
use super::model::{Item, Kind, Only, PostId, SHOWN, Visibility, When};
use super::scheduled;
use crate::base::{Answer, Failure, GroupId, MemberId, Page, ids_of};
use crate::call::Call;
use crate::tenancy;

/// Whom a client names beside a text.
fn named(ids: Option<Vec<i64>>) -> Vec<MemberId> {
    ids.unwrap_or_default().into_iter().map(MemberId::from).collect()
}

/// Pictures as they came: first the one that a form of older clients has, then the others. Texts are theirs in this order; an empty part is no picture.
fn sent(form: &Upload, alt_texts: Vec<String>) -> Vec<Sent> {
    let parts = ["image", "media"].into_iter().flat_map(|field| form.parts(field).map(move |part| (field, part)));
    let mut texts = alt_texts.into_iter();
    parts
        .filter(|(_, part)| !part.bytes.is_empty())
        .map(|(field, part)| Sent { field, bytes: part.bytes.clone(), alt_text: texts.next() })
        .collect()
}

/// The line of what the arguments name, while it stands in the feed: a post, if no other type is said.
async fn standing(call: &Call, said: &Spoken) -> Answer<Option<i64>> {
    let Some(id) = said.number("id") else { return Ok(None) };
    let kind = said.text("type").and_then(Kind::parse).unwrap_or(Kind::Post);
    Ok(actions::line_seen(call, Target { kind, id }).await?.map(i64::from))
}

/// Of which kind a list shows things, and whose.
fn shows(asked: Option<wire::FeedFilter>) -> (Option<Kind>, Only) {
    use wire::FeedFilter as Filter;
    let kind = match asked {
        None => None,
        Some(Filter::Saved) => return (None, Only::Saved),
        Some(Filter::Following) => return (None, Only::Following),
        Some(Filter::Post) => Some(Kind::Post),
        Some(Filter::Listing) => Some(Kind::Listing),
        Some(Filter::Event) => Some(Kind::Event),
        Some(Filter::Review) => Some(Kind::Review),
        Some(Filter::BadgeEarned) => Some(Kind::BadgeEarned),
    };
    (kind, Only::Any)
}

/// Whom a new post is for.
fn audience(asked: wire::FeedAudience) -> Visibility {
    use wire::FeedAudience as Asked;
    match asked {
        Asked::Public => Visibility::Public,
        Asked::Friends | Asked::Connections => Visibility::Friends,
        Asked::Private => Visibility::Private,
    }
}

/// That something is taken of which nothing is kept.
fn noted(call: &Call) -> wire::FeedNotedResponse {
    wire::FeedNotedResponse { data: wire::FeedNoted { ok: true }, meta: call.meta() }
}

/// The feed at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &crate::BRINGS
    }
}

impl FeedApi for Rest {
    async fn feed_item_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::FeedItem>> {
        let found = actions::each(&call, &ids_of(&numbers)).await?;
        Ok(found.into_iter().map(|found| item(&call, found, usize::MAX)).collect())
    }

    async fn delete_feed_post_removed_feed_item_id_before(&self, call: Call, said: Spoken) -> Answer<Option<i64>> {
        standing(&call, &said).await
    }

    async fn hide_feed_item_removed_feed_item_id_before(&self, call: Call, said: Spoken) -> Answer<Option<i64>> {
        standing(&call, &said).await
    }

    async fn dismiss_feed_item_removed_feed_item_id_before(&self, call: Call, said: Spoken) -> Answer<Option<i64>> {
        standing(&call, &said).await
    }

    async fn list_feed(&self, call: Call, query: wire::ListFeedQuery) -> Answer<wire::FeedPage> {
        let (kind, only) = shows(query.type_);
        let wish =
            Wish { kind, only, author: query.user_id.map(MemberId::from), group: query.group_id.map(GroupId::from) };
        let cursor = call.cursor(query.cursor.as_deref())?;
        let page = actions::list(&call, wish, query.per_page, cursor).await?;
        Ok(listed(&call, page, query.per_page))
    }

    async fn create_feed_post(
        &self,
        call: Call,
        body: wire::CreateFeedPostBody,
        form: Upload,
    ) -> Answer<wire::FeedItemResponse> {
        use wire::FeedPublishWish as Status;
        let when = match (body.publish_status, body.scheduled_at) {
            (Some(Status::Published), _) | (None, None) => When::Now,
            (Some(Status::Scheduled), at) | (None, at) => When::Then(at),
        };
        let named = named(body.mentions);
        let group = body.group_id.map(GroupId::from);
        let content = body.body.filter(|_| body.content.is_empty()).unwrap_or(body.content);
        let entry = Entry {
            content: &content,
            named: &named,
            visibility: audience(body.visibility),
            group,
            quoted: body.quoted_post_id.map(PostId::from),
        };
        let made = actions::create(&call, entry, when, sent(&form, body.alt_texts.unwrap_or_default())).await?;
        Ok(whole(&call, made))
    }

    async fn list_scheduled_feed_posts(
        &self,
        call: Call,
        query: wire::ListScheduledFeedPostsQuery,
    ) -> Answer<wire::FeedPage> {
        let cursor = call.cursor(query.cursor.as_deref())?;
        let page = scheduled::list(&call, query.per_page, cursor).await?;
        Ok(listed(&call, page, query.per_page))
    }

    async fn list_trending_hashtags(
        &self,
        call: Call,
        query: wire::ListTrendingHashtagsQuery,
    ) -> Answer<wire::FeedHashtagsResponse> {
        let found = hashtags::trending(&call, query.days, query.limit).await?;
        Ok(tags(&call, found))
    }

    async fn search_hashtags(
        &self,
        call: Call,
        query: wire::SearchHashtagsQuery,
    ) -> Answer<wire::FeedHashtagsResponse> {
        let found = hashtags::search(&call, query.q.as_deref().unwrap_or_default(), query.limit).await?;
        Ok(tags(&call, found))
    }

    async fn list_feed_of_hashtag(
        &self,
        call: Call,
        path: wire::ListFeedOfHashtagPath,
        query: wire::ListFeedOfHashtagQuery,
    ) -> Answer<wire::FeedPage> {
        let cursor = call.cursor(query.cursor.as_deref())?;
        let page = hashtags::list(&call, &path.tag, query.per_page, cursor).await?;
        Ok(listed(&call, page, query.per_page))
    }

    async fn get_feed_post(&self, call: Call, path: wire::GetFeedPostPath) -> Answer<wire::FeedItemResponse> {
        let found = actions::look(&call, Target { kind: Kind::Post, id: path.id }).await?;
        Ok(whole(&call, found))
    }

    async fn update_feed_post(
        &self,
        call: Call,
        path: wire::UpdateFeedPostPath,
        body: wire::UpdateFeedPostBody,
    ) -> Answer<wire::FeedItemResponse> {
        let named = named(body.mentions);
        let changed = actions::update(&call, path.id.into(), (&body.content, &named), body.scheduled_at).await?;
        Ok(whole(&call, changed))
    }

    async fn delete_feed_post(
        &self,
        call: Call,
        path: wire::DeleteFeedPostPath,
    ) -> Answer<wire::FeedPostDeletedResponse> {
        actions::delete(&call, path.id.into()).await?;
        let data = wire::FeedPostDeleted { deleted: true, id: path.id };
        Ok(wire::FeedPostDeletedResponse { data, meta: call.meta() })
    }

    async fn delete_feed_post_by_post(
        &self,
        call: Call,
        path: wire::DeleteFeedPostByPostPath,
    ) -> Answer<wire::FeedPostDeletedResponse> {
        self.delete_feed_post(call, wire::DeleteFeedPostPath { id: path.id }).await
    }

    async fn report_feed_post(
        &self,
        call: Call,
        path: wire::ReportFeedPostPath,
        body: wire::ReportFeedItemBody,
    ) -> Answer<wire::FeedItemReportedResponse> {
        self.report_feed_item(call, wire::ReportFeedItemPath { type_: Kind::Post, id: path.id }, body).await
    }

    async fn get_feed_sidebar(&self, call: Call) -> Answer<wire::FeedSidebarResponse> {
        let community_stats = stats(&call).await?;
        let data = wire::FeedSidebar { community_stats, suggested_members: Vec::new(), trending_hashtags: Vec::new() };
        Ok(wire::FeedSidebarResponse { data, meta: call.meta() })
    }

    async fn get_community_stats(&self, call: Call) -> Answer<wire::FeedCommunityStatsResponse> {
        Ok(wire::FeedCommunityStatsResponse { data: stats(&call).await?, meta: call.meta() })
    }

    async fn note_feed_impression(&self, call: Call, _: wire::FeedNoteBody) -> Answer<wire::FeedNotedResponse> {
        Ok(noted(&call))
    }

    async fn note_feed_click(&self, call: Call, _: wire::FeedNoteBody) -> Answer<wire::FeedNotedResponse> {
        Ok(noted(&call))
    }

    async fn note_feed_post_view(
        &self,
        call: Call,
        path: wire::NoteFeedPostViewPath,
        _: wire::FeedNoteBody,
    ) -> Answer<wire::FeedNotedResponse> {
        actions::look(&call, Target { kind: Kind::Post, id: path.id }).await?;
        Ok(noted(&call))
    }

    async fn get_feed_item(&self, call: Call, path: wire::GetFeedItemPath) -> Answer<wire::FeedItemResponse> {
        let found = actions::look(&call, Target { kind: path.type_, id: path.id }).await?;
        Ok(whole(&call, found))
    }

    async fn hide_feed_post(
        &self,
        call: Call,
        path: wire::HideFeedPostPath,
        body: wire::HideFeedItemBody,
    ) -> Answer<wire::FeedItemHiddenResponse> {
        actions::hide(&call, Target { kind: body.type_, id: path.id }).await?;
        let data = wire::FeedItemHidden { hidden: true, post_id: path.id };
        Ok(wire::FeedItemHiddenResponse { data, meta: call.meta() })
    }

    async fn dismiss_feed_post(
        &self,
        call: Call,
        path: wire::DismissFeedPostPath,
        body: wire::HideFeedItemBody,
    ) -> Answer<wire::FeedItemDismissedResponse> {
        actions::hide(&call, Target { kind: body.type_, id: path.id }).await?;
        let data = wire::FeedItemDismissed { success: true, post_id: path.id };
        Ok(wire::FeedItemDismissedResponse { data, meta: call.meta() })
    }

    async fn report_feed_item(
        &self,
        call: Call,
        path: wire::ReportFeedItemPath,
        body: wire::ReportFeedItemBody,
    ) -> Answer<wire::FeedItemReportedResponse> {
        actions::report(&call, Target { kind: path.type_, id: path.id }, &body.reason).await?;
        let data = wire::FeedItemReported { reported: true, target_type: path.type_, target_id: path.id };
        Ok(wire::FeedItemReportedResponse { data, meta: call.meta() })
    }

    async fn toggle_feed_like(&self, call: Call, body: wire::ToggleFeedLikeBody) -> Answer<wire::FeedLikeResponse> {
        let liked = actions::toggle_like(&call, Target { kind: body.target_type, id: body.target_id }).await?;
        let action = if liked.is_liked { wire::FeedLikeAction::Liked } else { wire::FeedLikeAction::Unliked };
        let data = wire::FeedLike { action, likes_count: liked.count, activity_id: liked.line.get() };
        Ok(wire::FeedLikeResponse { data, meta: call.meta() })
    }
}

/// The community in numbers.
async fn stats(call: &Call) -> Answer<wire::FeedCommunityStats> {
    let found = tenancy::store::stats(call).await?;
    Ok(wire::FeedCommunityStats {
        members: found.members,
        listings: found.listings,
        skills: found.skills,
        hours_exchanged: found.hundredths / 100,
    })
}

/// Tags, as the contract has them.
fn tags(call: &Call, found: Vec<Hashtag>) -> wire::FeedHashtagsResponse {
    let data = found.into_iter().map(|one| wire::FeedHashtag { tag: one.tag, posts_count: one.posts }).collect();
    wire::FeedHashtagsResponse { data, meta: call.meta() }
}

/// A page of things in the feed, each with the beginning of its text.
fn listed(call: &Call, page: Page<Item>, per_page: i64) -> wire::FeedPage {
    let data = page.items.into_iter().map(|found| item(call, found, SHOWN)).collect();
    wire::FeedPage { data, meta: call.cursor_meta(per_page, page.next) }
}

fn whole(call: &Call, found: Item) -> wire::FeedItemResponse {
    wire::FeedItemResponse { data: item(call, found, usize::MAX), meta: call.meta() }
}
