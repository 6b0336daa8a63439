//! Messages: the viewer's conversations, and what is in them. Nobody else's can be asked for.

mod files;
mod moves;

use std::sync::Arc;

use async_graphql::{Context, Enum, ID, Object, Result, SimpleObject};
use contract::Operation;

pub use files::MessageAttachment;
pub use moves::MessagesMutation;

use super::ids::NodeId;
use super::loaders::CardOf;
use super::members::Member;
use super::moment::Moment;
use super::relay::{self, List};
use super::session::Session;
use crate::base::{Failure, MemberId, MessageId, Page};
use crate::call::Call;
use crate::members::Card;
use crate::messages::model::{self, missing, tally};
use crate::messages::store::{self, Direction, Side};
use crate::messages::{self, actions};

/// The most conversations or messages a list gives at a time.
pub const MOST: i64 = 100;

/// Which way a thread is read.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "Direction")]
pub enum ThreadDirection {
    /// Back from the newest message.
    Older,
    /// Forward from the oldest.
    Newer,
}

/// What a message is about.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "model::Context")]
pub enum MessageContext {
    /// Something offered or asked for.
    Listing,
    /// An exchange of hours.
    Exchange,
    /// A group of members.
    Group,
    /// A gathering.
    Event,
    /// A vacancy.
    Job,
    /// Something for sale.
    MarketplaceListing,
    /// A voluntary task.
    Volunteering,
}

/// An emoji under a message.
#[derive(SimpleObject)]
pub struct MessageReaction {
    /// The emoji.
    emoji: String,
    /// How many of the two chose it.
    count: i64,
    /// Whether the viewer did.
    reacted: bool,
}

/// What the viewer wrote to a member, or got from one.
pub struct Message {
    row: messages::Message,
}

/// What the viewer wrote to a member, or got from one.
#[Object]
impl Message {
    /// Id of the message, global.
    pub(super) async fn id(&self) -> ID {
        NodeId::Message(self.row.id).encode()
    }

    /// Id of the message, as the REST API uses it.
    async fn rest_id(&self) -> ID {
        self.row.id.get().into()
    }

    /// Id of the conversation: the ids of both, the smaller one first.
    async fn conversation_id(&self) -> String {
        self.row.conversation.to_string()
    }

    /// Who wrote it. Null if they are no longer there.
    async fn sender(&self, ctx: &Context<'_>) -> Result<Option<Member>> {
        Member::find(Session::of(ctx)?, self.row.sender_id).await
    }

    /// To whom. Null if they are no longer there.
    async fn receiver(&self, ctx: &Context<'_>) -> Result<Option<Member>> {
        Member::find(Session::of(ctx)?, self.row.receiver_id).await
    }

    /// Whether the viewer wrote it.
    async fn is_own(&self, ctx: &Context<'_>) -> Result<bool> {
        Ok(Session::of(ctx)?.call().me()? == self.row.sender_id)
    }

    /// Plain text. Empty when it was deleted.
    async fn body(&self) -> &str {
        &self.row.body
    }

    /// What kind of thing it is about. Null when it is about nothing.
    async fn context_type(&self) -> Option<MessageContext> {
        self.row.context_type.map(Into::into)
    }

    /// Id of what it is about, as the REST API uses it.
    async fn context_id(&self) -> Option<ID> {
        self.row.context_number.map(Into::into)
    }

    /// Whether its receiver has read it.
    async fn is_read(&self) -> bool {
        self.row.read_at.is_some()
    }

    /// When its receiver read it.
    async fn read_at(&self) -> Option<Moment> {
        self.row.read_at.map(Moment)
    }

    /// Whether it was changed after it was sent.
    async fn is_edited(&self) -> bool {
        self.row.edited_at.is_some()
    }

    /// When it was changed last.
    async fn edited_at(&self) -> Option<Moment> {
        self.row.edited_at.map(Moment)
    }

    /// Whether it was deleted for everyone.
    async fn is_deleted(&self) -> bool {
        self.row.deleted_at.is_some()
    }

    /// Whether it is a voice message.
    async fn is_voice(&self) -> bool {
        self.row.is_voice
    }

    /// Absolute address of the recording, for the two alone. Null when there is none any more.
    async fn audio_url(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        files::voice(Session::of(ctx)?, &self.row).await
    }

    /// How long the recording is, in seconds, as its sender said.
    async fn audio_duration(&self) -> Option<i64> {
        self.row.audio_duration
    }

    /// How many files it has.
    async fn attachment_count(&self) -> i64 {
        self.row.attachment_count
    }

    /// Its files, in the order in which they were sent.
    #[graphql(complexity = "5 * child_complexity + 1")]
    async fn attachments(&self, ctx: &Context<'_>) -> Result<Vec<MessageAttachment>> {
        files::of(Session::of(ctx)?, &self.row).await
    }

    /// Reactions of both.
    async fn reactions(&self, ctx: &Context<'_>) -> Result<Vec<MessageReaction>> {
        reactions(Session::of(ctx)?, &self.row)
    }

    /// When it was sent.
    async fn created_at(&self) -> Moment {
        self.row.created_at.into()
    }
}

fn reactions(session: &Session, row: &messages::Message) -> Result<Vec<MessageReaction>> {
    let tallies = tally(&row.reactions.0, session.call().me()?).into_iter();
    Ok(tallies.map(|tally| MessageReaction { emoji: tally.emoji, count: tally.count, reacted: tally.mine }).collect())
}

impl Message {
    /// A message that the viewer sees.
    pub async fn look_at(session: &Session, id: MessageId) -> Result<Self> {
        Self::found(session.enter(Operation::GetMessageThread).await?, id).await
    }

    /// The same for whoever has come in.
    async fn found(call: &Call, id: MessageId) -> Result<Self> {
        let row = store::find(call, call.me()?, id).await?;
        Ok(Self { row: row.ok_or_else(|| Failure::from(missing()))? })
    }

    /// A page of what the viewer and a member wrote to each other. Nothing is marked as read.
    pub async fn thread(
        session: &Session,
        partner: MemberId,
        direction: ThreadDirection,
        first: Option<i32>,
        after: Option<&str>,
    ) -> Result<List<Self>> {
        let call = session.enter(Operation::GetMessageThread).await?;
        let after = relay::after(after)?;
        let (page, card) = actions::thread(call, partner, direction.into(), relay::first(first, MOST)?, after).await?;
        session.loaders().feed_one(CardOf(card.id), Arc::new(card)).await;
        Ok(relay::list(page, after, |row| row.id.get(), |row| Self { row }))
    }
}

/// What the viewer and another member wrote to each other, in short.
pub struct Conversation {
    side: Side,
    last: messages::Message,
    partner: Arc<Card>,
}

/// What the viewer and another member wrote to each other, in short.
#[Object]
impl Conversation {
    /// Id of the conversation: the ids of both, the smaller one first.
    async fn conversation_id(&self) -> String {
        self.last.conversation.to_string()
    }

    /// The other one.
    async fn other_user(&self) -> Member {
        Arc::clone(&self.partner).into()
    }

    /// How many messages of the other the viewer has not read.
    async fn unread_count(&self) -> i64 {
        self.side.unread_count
    }

    /// Whether the viewer has put it into the archive.
    async fn is_archived(&self) -> bool {
        self.side.archived_at.is_some()
    }

    /// The latest message that the viewer sees.
    async fn last_message(&self) -> Message {
        Message { row: self.last.clone() }
    }

    /// Reactions to the latest message.
    async fn reactions(&self, ctx: &Context<'_>) -> Result<Vec<MessageReaction>> {
        reactions(Session::of(ctx)?, &self.last)
    }
}

impl Conversation {
    /// A page of the viewer's conversations. What it brought of their members need not be read again.
    pub async fn page(
        session: &Session,
        archived: bool,
        first: Option<i32>,
        after: Option<&str>,
    ) -> Result<List<Self>> {
        let call = session.enter(Operation::ListConversations).await?;
        let after = relay::after(after)?;
        let page = actions::list(call, archived, relay::first(first, MOST)?, after).await?;
        let (mut items, mut cards) = (Vec::new(), Vec::new());
        for (side, last, card) in page.items {
            let partner = Arc::new(card);
            cards.push((CardOf(partner.id), Arc::clone(&partner)));
            items.push(Self { side, last, partner });
        }
        session.loaders().feed_many(cards).await;
        let page = Page { items, next: page.next };
        Ok(relay::list(page, after, |conversation| conversation.last.id.get(), |conversation| conversation))
    }
}

/// Whether messages are switched on.
#[derive(SimpleObject)]
pub struct MessagingSettings {
    /// By the viewer.
    messaging_enabled: bool,
    /// By the community.
    community_enabled: bool,
}

impl MessagingSettings {
    /// The viewer's.
    pub async fn of(session: &Session) -> Result<Self> {
        let call = session.enter(Operation::GetMessagingSettings).await?;
        let messaging_enabled = actions::enabled(call).await?;
        Ok(Self { messaging_enabled, community_enabled: actions::community_enabled(call)? })
    }
}
