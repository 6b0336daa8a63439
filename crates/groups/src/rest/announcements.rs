//! The REST door to a group's announcements.

use contract::group_announcements as wire;
use contract::{GroupAnnouncementsApi, NoContent};

use super::Rest;
use super::wired::{Authors, cursor_meta};
use crate::base::{Answer, ids_of};
use crate::call::Call;
use crate::groups::announcements::actions::{self, Change, Draft};
use crate::groups::announcements::store::{Announcement, Wanted};

impl GroupAnnouncementsApi for Rest {
    async fn group_announcement_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::GroupAnnouncement>> {
        let found = actions::each(&call, &ids_of(&numbers)).await?.into_iter();
        Ok(found.map(|row| announcement(&call, row, &Authors::default())).collect())
    }

    async fn list_group_announcements(
        &self,
        call: Call,
        path: wire::ListGroupAnnouncementsPath,
        query: wire::ListGroupAnnouncementsQuery,
    ) -> Answer<wire::GroupAnnouncementPage> {
        let (group, wanted) = (path.id.into(), Wanted { expired: query.include_expired, pinned: query.pinned });
        let page = actions::list(&call, group, wanted, query.limit, query.cursor.as_deref()).await?;
        let meta = cursor_meta(&call, &actions::place(&call, group, wanted), &page, query.limit)?;
        let authors = Authors::of(&call, page.items.iter().map(|row| row.author_id)).await?;
        let items = page.items.into_iter().map(|row| announcement(&call, row, &authors)).collect();
        let data = wire::GroupAnnouncementList { items, cursor: meta.cursor.clone(), has_more: meta.has_more };
        Ok(wire::GroupAnnouncementPage { data, meta })
    }

    async fn create_group_announcement(
        &self,
        call: Call,
        path: wire::CreateGroupAnnouncementPath,
        body: wire::CreateGroupAnnouncementBody,
    ) -> Answer<wire::GroupAnnouncementResponse> {
        let draft = Draft {
            title: body.title,
            content: body.content,
            is_pinned: body.is_pinned,
            priority: body.priority,
            expires_at: body.expires_at,
        };
        shown(&call, actions::create(&call, path.id.into(), draft).await?).await
    }

    async fn update_group_announcement(
        &self,
        call: Call,
        path: wire::UpdateGroupAnnouncementPath,
        body: wire::UpdateGroupAnnouncementBody,
    ) -> Answer<wire::GroupAnnouncementResponse> {
        let change = Change {
            title: body.title,
            content: body.content,
            is_pinned: body.is_pinned,
            priority: body.priority,
            expires_at: body.expires_at,
        };
        shown(&call, actions::update(&call, path.id.into(), path.announcement_id.into(), change).await?).await
    }

    async fn delete_group_announcement(
        &self,
        call: Call,
        path: wire::DeleteGroupAnnouncementPath,
    ) -> Answer<NoContent> {
        actions::delete(&call, path.id.into(), path.announcement_id.into()).await?;
        Ok(NoContent)
    }
}

async fn shown(call: &Call, row: Announcement) -> Answer<wire::GroupAnnouncementResponse> {
    let authors = Authors::of(call, [row.author_id]).await?;
    Ok(wire::GroupAnnouncementResponse { data: announcement(call, row, &authors), meta: call.meta() })
}

/// An announcement, its author among `authors`.
#[must_use]
pub fn announcement(call: &Call, row: Announcement, authors: &Authors) -> wire::GroupAnnouncement {
    wire::GroupAnnouncement {
        id: row.id.get(),
        group_id: row.group_id.get(),
        title: row.title,
        content: row.content,
        is_pinned: row.is_pinned,
        priority: row.priority,
        is_expired: row.expires_at.is_some_and(|end| end <= call.now()),
        author_id: row.author_id.get(),
        author: authors.named(call, row.author_id),
        created_at: row.created_at,
        updated_at: row.updated_at,
        expires_at: row.expires_at,
    }
}
