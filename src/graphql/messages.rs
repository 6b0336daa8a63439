//! Messages: what their operations cannot say of them. Nobody else's can be asked for.

use std::sync::Arc;

use async_graphql::{Context, Enum, Result};
use async_trait::async_trait;
use contract::graph::{GroupsEdges as _, MessagesEdges, SharedEdges as _};
use contract::messages as wire;
use contract::runtime::graph::{Found, IntoFound as _, List, Page, encode_cursor};
use contract::{Operation, graph};

use super::edges::{Edges, argument};
use super::loaders::{CardOf, ConversationWith, MessageOf, ThreadOf};
use super::relay;
use super::session::Session;
use crate::base::{Failure, MemberId};
use crate::messages::attachments::actions as attachments;
use crate::messages::model::{missing, no_conversation};
use crate::messages::store::Direction;
use crate::messages::{actions, rest};

/// The most messages a list gives at a time.
pub const MOST: i64 = 100;

/// Messages.
pub type Thread = List<wire::Message>;

/// Which way a thread is read.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "Direction")]
pub enum ThreadDirection {
    /// Back from the newest message.
    Older,
    /// Forward from the oldest.
    Newer,
}

#[async_trait]
impl MessagesEdges for Edges {
    async fn find_message(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(Session::of(ctx)?.loaders().load_one(MessageOf(number.into())).await?.into_found())
    }

    async fn node_message(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter(Operation::GetMessageThread).await?;
        let message = session.loaders().load_one(MessageOf(number.into())).await?;
        Ok(message.ok_or_else(|| Failure::from(missing()))?.into_found())
    }

    async fn find_conversation(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(Session::of(ctx)?.loaders().load_one(ConversationWith(number.into())).await?.into_found())
    }

    async fn node_conversation(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter(Operation::ListConversations).await?;
        let conversation = session.loaders().load_one(ConversationWith(number.into())).await?;
        Ok(conversation.ok_or_else(|| Failure::from(no_conversation()))?.into_found())
    }

    async fn find_message_attachment(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.call();
        let file = attachments::find(call, number.into()).await?;
        Ok(file.map(|file| rest::attachment(call, file)).into_found())
    }

    async fn node_message_attachment(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.enter(Operation::GetMessageThread).await?;
        let file = attachments::find(call, number.into()).await?;
        Ok(rest::attachment(call, file.ok_or_else(|| Failure::from(missing()))?).into_found())
    }

    async fn conversation_partner(&self, ctx: &Context<'_>, row: &wire::ConversationItem) -> Result<Found> {
        self.find_member(ctx, row.id).await
    }

    async fn conversation_last_message(&self, ctx: &Context<'_>, row: &wire::ConversationItem) -> Result<Found> {
        self.find_message(ctx, row.last_message.id).await
    }

    async fn conversation_messages(&self, ctx: &Context<'_>, row: &wire::ConversationItem) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::GetMessageThread).await?;
        let direction: Option<ThreadDirection> = argument(ctx, "direction")?;
        let (first, after): (_, Option<String>) = (argument(ctx, "first")?, argument(ctx, "after")?);
        let after = relay::after(after.as_deref())?;
        let key = ThreadOf {
            partner: row.id.into(),
            direction: direction.map_or(Direction::Older, Into::into),
            after: after.map(|cursor| cursor.0),
            first: relay::first(first, MOST)?,
        };
        let found = session.loaders().load_one(key).await?;
        let (messages, more) = found.map_or((Vec::new(), false), |page| (page.items.clone(), page.next.is_some()));
        Ok(page(messages, after.is_some(), more).into_found())
    }

    async fn message_conversation(&self, ctx: &Context<'_>, row: &wire::Message) -> Result<Found> {
        let me = Session::of(ctx)?.call().me()?.get();
        self.find_conversation(ctx, if row.sender_id == me { row.receiver_id } else { row.sender_id }).await
    }

    async fn message_is_own(&self, ctx: &Context<'_>, row: &wire::Message) -> Result<Found> {
        Ok((Session::of(ctx)?.call().me()?.get() == row.sender_id).into_found())
    }

    async fn message_about(&self, ctx: &Context<'_>, row: &wire::Message) -> Result<Found> {
        let (Some(kind), Some(number)) = (row.context_type, row.context_id) else { return Ok(Found::Null) };
        let kind = match kind {
            wire::MessageContext::Group => return self.find_group(ctx, number).await,
            wire::MessageContext::Listing => "Listing",
            wire::MessageContext::Exchange => "Exchange",
            wire::MessageContext::Event
            | wire::MessageContext::Job
            | wire::MessageContext::MarketplaceListing
            | wire::MessageContext::Volunteering => return Ok(Found::Null),
        };
        Ok(graph::find(ctx, kind, number).await?.unwrap_or(Found::Null))
    }
}

/// A page of what the viewer and a member wrote to each other. Nothing is marked as read.
pub async fn thread(
    session: &Session,
    partner: MemberId,
    direction: ThreadDirection,
    first: Option<i32>,
    after: Option<&str>,
) -> Result<Thread> {
    let call = session.enter(Operation::GetMessageThread).await?;
    let after = relay::after(after)?;
    let (found, card) = actions::thread(call, partner, direction.into(), relay::first(first, MOST)?, after).await?;
    session.loaders().feed_one(CardOf(card.id), Arc::new(card)).await;
    let more = found.next.is_some();
    let messages = rest::messages(call, found.items).await?.into_iter().map(Arc::new).collect();
    Ok(page(messages, after.is_some(), more).into())
}

fn page(messages: Vec<Arc<wire::Message>>, has_previous: bool, has_next: bool) -> Page {
    let rows = messages.into_iter().map(|message| (encode_cursor(message.id), (*message).clone()));
    Page::new(rows, has_previous, has_next)
}
