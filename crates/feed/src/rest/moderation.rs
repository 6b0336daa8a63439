//! What staff do with the feed, at the REST door.

use contract::FeedModerationApi;
use contract::feed_moderation as wire;

use super::Rest;
use super::items::{picture, shown};
use crate::base::{Answer, MemberId, ids_of};
use crate::call::Call;
use crate::members::Eyes;
use crate::moderation::{self, Case, ModeratedLine, Wanted};

impl FeedModerationApi for Rest {
    async fn moderated_feed_item_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::ModeratedFeedItem>> {
        let found = moderation::by_ids(&call, &ids_of(&numbers)).await?;
        Ok(found.into_iter().map(|found| case(&call, found)).collect())
    }

    async fn list_feed_for_staff(
        &self,
        call: Call,
        query: wire::ListFeedForStaffQuery,
    ) -> Answer<wire::ModeratedFeedPage> {
        let wanted = Wanted {
            kind: query.type_,
            author: query.user_id.map(MemberId::from),
            is_hidden: query.is_hidden,
            is_reported: query.is_reported,
        };
        let cursor = call.cursor(query.cursor.as_deref())?;
        let page = moderation::list(&call, wanted, query.per_page, cursor).await?;
        let data = page.items.into_iter().map(|found| case(&call, found)).collect();
        Ok(wire::ModeratedFeedPage { data, meta: call.cursor_meta(query.per_page, page.next) })
    }

    async fn hide_feed_item(
        &self,
        call: Call,
        path: wire::HideFeedItemPath,
        body: wire::DecideFeedItemBody,
    ) -> Answer<wire::ModeratedFeedItemResponse> {
        let data = case(&call, moderation::hide(&call, path.id.into(), body.reason).await?);
        Ok(wire::ModeratedFeedItemResponse { data, meta: call.meta() })
    }

    async fn approve_feed_item(
        &self,
        call: Call,
        path: wire::ApproveFeedItemPath,
    ) -> Answer<wire::ModeratedFeedItemResponse> {
        let data = case(&call, moderation::approve(&call, path.id.into()).await?);
        Ok(wire::ModeratedFeedItemResponse { data, meta: call.meta() })
    }
}

/// A thing in the feed as staff see it, as the contract has it.
#[must_use]
pub fn case(call: &Call, case: Case) -> wire::ModeratedFeedItem {
    let Case { found: ModeratedLine { line, author }, reasons, media } = case;
    wire::ModeratedFeedItem {
        activity_id: line.id.get(),
        id: line.subject,
        type_: line.kind,
        user_id: author.id.get(),
        user_name: Eyes::of(call).name(&author),
        user_avatar: picture(call, &author),
        content: line.content,
        media: shown(call, media),
        likes_count: line.likes_count,
        comments_count: line.comments_count,
        reports_count: line.reports_count,
        reasons,
        is_hidden: line.is_hidden,
        created_at: line.created_at,
    }
}
