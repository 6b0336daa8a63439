//! What groups show beside their members and their chat: announcements and discussions.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::graph::{GroupAnnouncementsEdges, GroupDiscussionsEdges, GroupInvitesEdges};
use contract::runtime::graph::{Found, IntoFound as _};

use super::edges::{Edges, seen};
use super::loaders::DiscussionOf;
use super::session::Session;
use crate::groups::rest::{self, Authors};
use crate::groups::{announcements, discussions, invites};

#[async_trait]
impl GroupAnnouncementsEdges for Edges {
    async fn find_group_announcement(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.enter_once(Operation::ListGroupAnnouncements).await?;
        let found = seen(announcements::actions::look_at(call, number.into()).await)?;
        Ok(found.map(|row| rest::announcement(call, row, &Authors::default())).into_found())
    }

    async fn node_group_announcement(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.enter(Operation::ListGroupAnnouncements).await?;
        let row = announcements::actions::look_at(call, number.into()).await?;
        Ok(rest::announcement(call, row, &Authors::default()).into_found())
    }
}

#[async_trait]
impl GroupDiscussionsEdges for Edges {
    async fn find_group_discussion(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        let call = session.enter_once(Operation::ListGroupDiscussions).await?;
        let found = session.loaders().load_one(DiscussionOf(number.into())).await?;
        Ok(found.map(|row| rest::discussion(call, row, &Authors::default())).into_found())
    }

    async fn node_group_discussion(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.enter(Operation::ListGroupDiscussions).await?;
        let row = discussions::actions::look_at(call, number.into()).await?;
        Ok(rest::discussion(call, row, &Authors::default()).into_found())
    }

    async fn find_group_discussion_reply(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.enter_once(Operation::GetGroupDiscussion).await?;
        let (found, me) = (seen(discussions::actions::look_at_reply(call, number.into()).await)?, call.me()?);
        Ok(found.map(|row| rest::reply(call, row, me, &Authors::default())).into_found())
    }

    async fn node_group_discussion_reply(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.enter(Operation::GetGroupDiscussion).await?;
        let row = discussions::actions::look_at_reply(call, number.into()).await?;
        Ok(rest::reply(call, row, call.me()?, &Authors::default()).into_found())
    }
}

#[async_trait]
impl GroupInvitesEdges for Edges {
    async fn find_group_invite(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.call();
        let invite = invites::actions::find(call, number.into()).await?;
        Ok(invite.map(|invite| rest::invite(call, invite, &Authors::default())).transpose()?.into_found())
    }
}
