//! The REST door to a group's discussions.

use contract::group_discussions as wire;
use contract::{GroupDiscussionsApi, NoContent};

use super::Rest;
use super::wired::{Authors, cursor_meta};
use crate::base::{Answer, MemberId, ids_of};
use crate::call::Call;
use crate::groups::discussions::actions::{self, Change};
use crate::groups::discussions::store::{Discussion, Reply};

impl GroupDiscussionsApi for Rest {
    async fn group_discussion_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::GroupDiscussion>> {
        let found = actions::each(&call, &ids_of(&numbers)).await?.into_iter();
        Ok(found.map(|row| discussion(&call, row, &Authors::default())).collect())
    }

    async fn group_discussion_reply_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::GroupDiscussionReply>> {
        let (found, me) = (actions::each_reply(&call, &ids_of(&numbers)).await?.into_iter(), call.me()?);
        Ok(found.map(|row| reply(&call, row, me, &Authors::default())).collect())
    }

    async fn list_group_discussions(
        &self,
        call: Call,
        path: wire::ListGroupDiscussionsPath,
        query: wire::ListGroupDiscussionsQuery,
    ) -> Answer<wire::GroupDiscussionPage> {
        let group = path.id.into();
        let page = actions::list(&call, group, query.per_page, query.cursor.as_deref()).await?;
        let meta = cursor_meta(&call, &actions::place(&call, group), &page, query.per_page)?;
        let authors = Authors::of(&call, page.items.iter().map(|row| row.author_id)).await?;
        let data = page.items.into_iter().map(|row| discussion(&call, row, &authors)).collect();
        Ok(wire::GroupDiscussionPage { data, meta })
    }

    async fn create_group_discussion(
        &self,
        call: Call,
        path: wire::CreateGroupDiscussionPath,
        body: wire::CreateGroupDiscussionBody,
    ) -> Answer<wire::GroupDiscussionResponse> {
        shown(&call, actions::start(&call, path.id.into(), &body.title, &body.content).await?).await
    }

    async fn get_group_discussion(
        &self,
        call: Call,
        path: wire::GetGroupDiscussionPath,
        query: wire::GetGroupDiscussionQuery,
    ) -> Answer<wire::GroupDiscussionThreadResponse> {
        let (id, me) = (path.discussion_id.into(), call.me()?);
        let (found, page) = actions::thread(&call, path.id.into(), id, query.per_page, query.cursor.as_deref()).await?;
        let meta = cursor_meta(&call, &actions::replies_place(&call, id), &page, query.per_page)?;
        let writers = page.items.iter().map(|row| row.author_id).chain([found.author_id]);
        let authors = Authors::of(&call, writers).await?;
        let messages = page.items.into_iter().map(|row| reply(&call, row, me, &authors)).collect();
        let data = wire::GroupDiscussionThread { discussion: discussion(&call, found, &authors), messages };
        Ok(wire::GroupDiscussionThreadResponse { data, meta })
    }

    async fn update_group_discussion(
        &self,
        call: Call,
        path: wire::UpdateGroupDiscussionPath,
        body: wire::UpdateGroupDiscussionBody,
    ) -> Answer<wire::GroupDiscussionResponse> {
        let change = Change { title: body.title, content: body.content, is_pinned: body.is_pinned };
        shown(&call, actions::update(&call, path.id.into(), path.discussion_id.into(), change).await?).await
    }

    async fn delete_group_discussion(&self, call: Call, path: wire::DeleteGroupDiscussionPath) -> Answer<NoContent> {
        actions::delete(&call, path.id.into(), path.discussion_id.into()).await?;
        Ok(NoContent)
    }

    async fn reply_to_group_discussion(
        &self,
        call: Call,
        path: wire::ReplyToGroupDiscussionPath,
        body: wire::GroupDiscussionReplyBody,
    ) -> Answer<wire::GroupDiscussionReplyResponse> {
        let row = actions::reply(&call, path.id.into(), path.discussion_id.into(), &body.content).await?;
        let (me, authors) = (call.me()?, Authors::of(&call, [row.author_id]).await?);
        Ok(wire::GroupDiscussionReplyResponse { data: reply(&call, row, me, &authors), meta: call.meta() })
    }

    async fn delete_group_discussion_reply(
        &self,
        call: Call,
        path: wire::DeleteGroupDiscussionReplyPath,
    ) -> Answer<NoContent> {
        let (group, discussion) = (path.id.into(), path.discussion_id.into());
        actions::delete_reply(&call, group, discussion, path.reply_id.into()).await?;
        Ok(NoContent)
    }
}

async fn shown(call: &Call, row: Discussion) -> Answer<wire::GroupDiscussionResponse> {
    let authors = Authors::of(call, [row.author_id]).await?;
    Ok(wire::GroupDiscussionResponse { data: discussion(call, row, &authors), meta: call.meta() })
}

/// A discussion, its author among `authors`.
#[must_use]
pub fn discussion(call: &Call, row: Discussion, authors: &Authors) -> wire::GroupDiscussion {
    wire::GroupDiscussion {
        id: row.id.get(),
        group_id: row.group_id.get(),
        title: row.title,
        content: row.content,
        author_id: row.author_id.get(),
        author: authors.named(call, row.author_id),
        reply_count: row.reply_count,
        is_pinned: row.is_pinned,
        created_at: row.created_at,
        updated_at: row.updated_at,
        last_reply_at: row.last_reply_at,
    }
}

/// A reply as `viewer` sees it, its author among `authors`.
#[must_use]
pub fn reply(call: &Call, row: Reply, viewer: MemberId, authors: &Authors) -> wire::GroupDiscussionReply {
    wire::GroupDiscussionReply {
        id: row.id.get(),
        discussion_id: row.discussion_id.get(),
        content: row.content,
        is_own: row.author_id == viewer,
        author_id: row.author_id.get(),
        author: authors.named(call, row.author_id),
        created_at: row.created_at,
    }
}
