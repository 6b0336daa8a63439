//! Messages: what their operations cannot say of them. Nobody else's can be asked for.

use std::sync::Arc;

use async_graphql::{Context, ID, Object, Result, Subscription};
use async_trait::async_trait;
use contract::Operation;
use contract::graph::MessagesEdges;
use contract::messages as wire;
use contract::runtime::encode_cursor;
use contract::runtime::graph::{Found, IntoFound as _, List, Page};
use contract::shared::UserMini;
use futures::Stream;

use super::edges::{Edges, argument};
use super::ids;
use super::listening::{self, MISSED_MOST, Source};
use super::loaders::{CardOf, ThreadOf};
use super::members;
use super::relay;
use super::session::Session;
use crate::base::{Answer, MemberId, MessageId};
use crate::call::Call;
use crate::live::{Rows, Told, Topic, names};
use crate::messages::store::Direction;
use crate::messages::{actions, following, rest};

/// The most messages a list gives at a time.
pub const MOST: i64 = 100;

/// By what a thread is read.
const THREAD: Operation = Operation::GetMessageThread;

/// Messages.
pub type Thread = List<wire::Message>;

#[async_trait]
impl MessagesEdges for Edges {
    async fn conversation_messages(&self, ctx: &Context<'_>, row: &wire::ConversationItem) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(THREAD).await?;
        let direction: Option<Direction> = argument(ctx, "direction")?;
        let (first, after): (_, Option<String>) = (argument(ctx, "first")?, argument(ctx, "after")?);
        let after = relay::after(THREAD.id(), after.as_deref())?;
        let key = ThreadOf {
            partner: row.id.into(),
            direction: direction.unwrap_or(Direction::Older),
            after: after.map(|cursor| cursor.0),
            first: relay::first(first, MOST)?,
        };
        let found = session.loaders().load_one(key).await?;
        let (messages, more) = found.map_or((Vec::new(), false), |page| (page.items.clone(), page.next.is_some()));
        Ok(page(messages, after.is_some(), more).into_found())
    }

    async fn message_conversation(&self, ctx: &Context<'_>, row: &wire::Message) -> Result<Found> {
        self.find_conversation(ctx, partner(row, Session::of(ctx)?.call().me()?)).await
    }
}

/// The other one of the two, which is a conversation's number.
fn partner(message: &wire::Message, me: MemberId) -> i64 {
    if message.sender_id == me.get() { message.receiver_id } else { message.sender_id }
}

/// A page of what the viewer and a member wrote to each other. Nothing is marked as read.
pub async fn thread(
    session: &Session,
    partner: MemberId,
    direction: Direction,
    first: Option<i32>,
    after: Option<&str>,
) -> Result<Thread> {
    let call = session.enter(THREAD).await?;
    let after = relay::after(THREAD.id(), after)?;
    let (found, card) = actions::thread(call, partner, direction, relay::first(first, MOST)?, after).await?;
    session.loaders().feed_one(CardOf(card.id), Arc::new(card)).await;
    let more = found.next.is_some();
    let messages = rest::messages(call, found.items).await?.into_iter().map(Arc::new).collect();
    Ok(page(messages, after.is_some(), more).into())
}

fn page(messages: Vec<Arc<wire::Message>>, has_previous: bool, has_next: bool) -> Page {
    let rows = messages.into_iter().map(|message| (encode_cursor(THREAD.id(), message.id), (*message).clone()));
    Page::new(rows, has_previous, has_next)
}

/// What can be listened to.
#[derive(Default)]
pub struct MessagesSubscription;

#[Subscription]
impl MessagesSubscription {
    /// Every new message to or from the viewer, as it comes. Without `memberId`: of all conversations, except from muted members. With it: of
    /// that conversation. Nothing comes while either of the two has blocked the other. `NOT_FOUND` when the community has no such member, and
    /// for oneself. Ends when the sign-in does.
    async fn message_added(
        &self,
        ctx: &Context<'_>,
        #[graphql(
            desc = "Global id of the other member, or the id that the REST API uses. Of all conversations if it is not given."
        )]
        member_id: Option<ID>,
    ) -> Result<impl Stream<Item = Result<Option<wire::Message>>> + use<>> {
        let session = Session::of(ctx)?;
        let (call, rows, partner) = match member_id {
            Some(id) => {
                let call = session.enter(THREAD).await?;
                let partner = ids::named("Member", &id, "memberId")?;
                (call, Rows::Conversation(following::conversation(call, partner).await?), Some(partner))
            }
            None => {
                let call = session.enter(Operation::ListConversations).await?;
                (call, Rows::Messages(call.me()?), None)
            }
        };
        let ear = listening::ear(call, &[Topic::Rows(call.tenant(), rows)])?;
        let seen = following::newest(call).await?;
        Ok(listening::follow(ear, Added { call: call.clone(), partner, seen }))
    }

    /// Whether a member is writing to the viewer: each time that their client says so with `tellTyping`. Nothing comes when that client goes
    /// away, so show it for five seconds after the last word. `NOT_FOUND` when the community has no such member, and for oneself. Ends when
    /// the sign-in does.
    async fn typing(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the other member, or the id that the REST API uses.")] member_id: ID,
    ) -> Result<impl Stream<Item = Result<Option<Typing>>> + use<>> {
        let call = Session::of(ctx)?.enter(Operation::GetMessageThread).await?;
        let partner = ids::named("Member", &member_id, "memberId")?;
        let conversation = following::conversation(call, partner).await?;
        let channel = names::chat(call.tenant(), conversation);
        let ear = listening::ear(call, &[Topic::Channel(call.tenant(), channel.into())])?;
        Ok(listening::follow(ear, Writing { call: call.clone(), partner }))
    }
}

/// New messages.
struct Added {
    call: Call,
    partner: Option<MemberId>,
    /// The newest one that was given, or that there was at the beginning: after a gap, what is newer is new.
    seen: MessageId,
}

#[async_trait]
impl Source for Added {
    type Word = MessageId;
    type Row = wire::Message;

    fn hears(&self, told: &Told) -> Option<MessageId> {
        told.row().map(Into::into)
    }

    async fn read(&mut self, ids: Vec<MessageId>, missed: bool) -> Answer<Vec<wire::Message>> {
        let after = missed.then_some(self.seen);
        let found = following::added(&self.call, self.partner, &ids, after, MISSED_MOST).await?;
        let newest = found.last().map(|message| message.id);
        let shown = rest::messages(&self.call, found).await?;
        self.seen = newest.map_or(self.seen, |id| id.max(self.seen));
        Ok(shown)
    }
}

/// That a member is writing to the viewer, or has stopped.
pub struct Typing {
    who: MemberId,
    is_typing: bool,
}

/// That a member is writing to the viewer, or has stopped.
#[Object]
impl Typing {
    /// Who.
    async fn member(&self, ctx: &Context<'_>) -> Result<Option<UserMini>> {
        members::find(ctx, self.who).await
    }

    /// Whether they write now.
    async fn is_typing(&self) -> bool {
        self.is_typing
    }
}

/// What one of two says of their writing, for the other.
struct Writing {
    call: Call,
    partner: MemberId,
}

#[async_trait]
impl Source for Writing {
    type Word = bool;
    type Row = Typing;

    fn hears(&self, told: &Told) -> Option<bool> {
        let Told::Event(event) = told else { return None };
        let said: following::Typing =
            (event.name == following::TYPING).then(|| serde_json::from_str(&event.payload).ok()).flatten()?;
        (said.user_id == self.partner).then_some(said.is_typing)
    }

    /// Only the last word counts. What was missed nobody misses: it was true for a moment.
    async fn read(&mut self, words: Vec<bool>, _: bool) -> Answer<Vec<Typing>> {
        let Some(is_typing) = words.last().copied() else { return Ok(Vec::new()) };
        let heard = following::may_hear(&self.call, self.partner).await?;
        Ok(heard.then_some(Typing { who: self.partner, is_typing }).into_iter().collect())
    }
}
