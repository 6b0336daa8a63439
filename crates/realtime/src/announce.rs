//! From domain events to events on channels (spec notifications 13).

use std::collections::{HashMap, HashSet};

use async_trait::async_trait;
use serde_json::{Value, json};

use super::store;
use crate::base::{Answer, DomainEventId, MemberId, Timestamp};
use crate::call::Tx;
use crate::connections::events::{ConnectionAccepted, ConnectionRequested};
use crate::feed::events::FeedPostPublished;
use crate::groups::events::GroupMessageSent;
use crate::listings::events::ListingCreated;
use crate::live::{Guard, Live, Rows, names};
use crate::members::{Card, Eyes};
use crate::messages::events::MessageSent;
use crate::outbox::{Consumer, EventType, Heard, Listener};
use crate::queue::Progress;
use crate::wallet::events::TransactionCompleted;

/// So many letters of a description are told.
const DESCRIPTION: usize = 200;

/// So many letters of a post are told.
const POST: usize = 500;

/// So many letters of a message stand in its summary.
const PREVIEW: usize = 200;

/// What others see of names: those who hear of it may be anybody.
const EYES: Eyes = Eyes { admin: false, me: None };

/// Tells channels what happened.
#[derive(Clone, Copy, Debug, Default)]
pub struct Announcer;

#[async_trait]
impl Listener for Announcer {
    fn consumer(&self) -> Consumer {
        Consumer::new("event.live")
    }

    fn hears(&self) -> Vec<EventType> {
        vec![
            EventType::of::<ConnectionRequested>(),
            EventType::of::<ConnectionAccepted>(),
            EventType::of::<TransactionCompleted>(),
            EventType::of::<MessageSent>(),
            EventType::of::<GroupMessageSent>(),
            EventType::of::<ListingCreated>(),
            EventType::of::<FeedPostPublished>(),
        ]
    }

    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<Progress> {
        let known = Known::of(tx, std::slice::from_ref(heard)).await?;
        announce(tx, heard, &known).await?;
        Ok(Progress::Done)
    }

    fn shares(&self) -> bool {
        true
    }

    /// It only reads.
    async fn hear_together(&self, tx: &mut Tx, heard: &[Heard]) -> Answer<Vec<DomainEventId>> {
        let known = Known::of(tx, heard).await?;
        for one in heard {
            announce(tx, one, &known).await?;
        }
        Ok(heard.iter().map(|one| one.id).collect())
    }
}

/// Whom of others those know who hear of some events.
struct Known {
    cards: HashMap<MemberId, Card>,
    /// Members, each with somebody of whom they want to hear nothing, or from whom a block keeps them apart.
    apart: HashSet<(MemberId, MemberId)>,
}

impl Known {
    /// Two statements, however many events there are, and none if nobody has to be known.
    async fn of(tx: &mut Tx, heard: &[Heard]) -> Answer<Self> {
        let pairs: Vec<(MemberId, MemberId)> =
            heard.iter().filter_map(|one| pair(one).transpose()).collect::<Answer<_>>()?;
        if pairs.is_empty() {
            return Ok(Self { cards: HashMap::new(), apart: HashSet::new() });
        }
        let members: Vec<MemberId> = pairs.iter().map(|(member, _)| *member).collect();
        let others: Vec<MemberId> = pairs.iter().map(|(_, other)| *other).collect();
        let cards = store::cards(tx, &others).await?;
        let apart = store::apart(tx, &members, &others).await?;
        Ok(Self { cards: cards.into_iter().map(|card| (card.id, card)).collect(), apart: apart.into_iter().collect() })
    }

    /// Another member, if they are still there, and this one wants to hear of them and no block keeps them apart.
    fn get(&self, member: MemberId, other: MemberId) -> Option<&Card> {
        self.cards.get(&other).filter(|_| !self.apart.contains(&(member, other)))
    }
}

/// Who hears of an event, and of whom.
fn pair(heard: &Heard) -> Answer<Option<(MemberId, MemberId)>> {
    if let Some(ConnectionRequested { requester, target, .. }) = heard.event()? {
        return Ok(Some((target, requester)));
    }
    if let Some(ConnectionAccepted { requester, receiver, .. }) = heard.event()? {
        return Ok(Some((requester, receiver)));
    }
    Ok(heard.event()?.map(|MessageSent { receiver, sender, .. }| (receiver, sender)))
}

/// Tells channels what happened, once the transaction has committed. Only lines in bells are not told here: whoever writes them
/// publishes them.
///
/// # Errors
/// A fault if the database fails. Whether somebody listens makes no difference.
async fn announce(tx: &mut Tx, heard: &Heard, known: &Known) -> Answer<()> {
    let mut news = News { told: Vec::new(), rows: Vec::new(), recounts: Vec::new() };
    if let Some(ConnectionRequested { connection, requester, target }) = heard.event()?
        && let Some(card) = known.get(target, requester)
    {
        let payload = json!({
            "id": connection, "requester_id": requester, "requester_name": EYES.name(card),
            "created_at": time(heard.occurred_at),
        });
        news.user(tx, target, "connection.requested", &payload);
    }
    if let Some(ConnectionAccepted { connection, requester, receiver }) = heard.event()?
        && let Some(card) = known.get(requester, receiver)
    {
        let payload = json!({
            "id": connection, "acceptor_id": receiver, "acceptor_name": EYES.name(card),
            "created_at": time(heard.occurred_at),
        });
        news.user(tx, requester, "connection.accepted", &payload);
    }
    if let Some(TransactionCompleted { transaction, sender, receiver, .. }) = heard.event()?
        && let Some(row) = store::transaction(tx, transaction).await?
    {
        let payload = json!({
            "id": transaction, "amount": row.amount.decimal(), "description": row.description,
            "sender_id": sender, "receiver_id": receiver, "created_at": time(row.created_at),
        });
        for member in [sender, receiver].into_iter().flatten() {
            news.user(tx, member, "transaction.completed", &payload);
        }
    }
    if let Some(MessageSent { message, receiver, sender, .. }) = heard.event()?
        && let Some(row) = store::message(tx, message).await?
    {
        news.message(tx, &row, known.get(receiver, sender));
    }
    if let Some(GroupMessageSent { message, group, sender }) = heard.event()? {
        let (row, card) = (store::group_message(tx, message).await?, store::card(tx, sender).await?);
        if let (Some(row), Some(card)) = (row, card) {
            let payload = json!({
                "chatroom_id": group,
                "message": {
                    "id": row.id, "body": row.body, "created_at": time(row.created_at),
                    "sender": { "id": sender, "name": EYES.name(&card) },
                },
            });
            let channel = names::group(tx.tenant(), group);
            news.told.push((channel, "chatroom.message_posted", payload, Some(Guard::Group(group))));
            news.rows.push((Rows::GroupMessages(group), message.get()));
        }
    }
    if let Some(ListingCreated { listing, owner, .. }) = heard.event()? {
        let (row, card) = (store::listing(tx, listing).await?, store::card(tx, owner).await?);
        if let (Some(row), Some(card)) = (row, card) {
            let payload = json!({
                "id": listing, "title": row.title, "type": row.kind.as_str(), "description": first(&row.description, DESCRIPTION),
                "user_id": owner, "user_name": EYES.name(&card), "created_at": time(row.created_at),
            });
            let channel = names::feed(tx.tenant());
            news.told.push((channel, "listing.created", payload, Some(Guard::From(owner))));
        }
    }
    if let Some(FeedPostPublished { post, line, author }) = heard.event()? {
        let (content, card) = (store::post(tx, post).await?, store::card(tx, author).await?);
        if let (Some(content), Some(card)) = (content, card) {
            let shown = first(&content, POST);
            let payload = json!({
                "post": {
                    "activity_id": line, "id": post, "type": "post", "user_id": author,
                    "author": { "id": author, "name": EYES.name(&card) }, "content": shown,
                    "content_truncated": shown.len() < content.len(), "created_at": time(heard.occurred_at),
                },
            });
            let channel = names::feed(tx.tenant());
            news.told.push((channel, "feed.post_created", payload, Some(Guard::From(author))));
        }
    }
    news.tell(tx)
}

/// What is told after the commit.
struct News {
    told: Vec<(String, &'static str, Value, Option<Guard>)>,
    rows: Vec<(Rows, i64)>,
    recounts: Vec<MemberId>,
}

impl News {
    fn user(&mut self, tx: &Tx, member: MemberId, name: &'static str, payload: &Value) {
        self.told.push((names::user(tx.tenant(), member), name, payload.clone(), None));
    }

    /// The two see it in their thread; the receiver's other pages learn that something came, unless they want to hear nothing of its
    /// sender.
    fn message(&mut self, tx: &Tx, row: &store::LiveMessage, sender: Option<&Card>) {
        let tenant = tx.tenant();
        let audio = row.voice.map(|id| format!("/api/v2/messages/attachments/{id}"));
        let whole = json!({
            "id": row.id, "conversation_id": row.conversation, "sender_id": row.sender_id, "receiver_id": row.receiver_id,
            "body": row.body, "is_voice": row.is_voice, "audio_url": audio, "audio_duration": row.audio_duration,
            "attachment_count": row.attachment_count, "created_at": time(row.created_at),
        });
        self.told.push((names::chat(tenant, row.conversation), "message", whole, None));
        let sent = json!({
            "id": row.id, "body": row.body, "sender_id": row.sender_id, "created_at": time(row.created_at),
            "is_voice": row.is_voice, "audio_url": audio,
        });
        self.told.push((names::conversation(tenant, row.conversation), "message.sent", sent, None));
        if let Some(card) = sender {
            let summary = json!({
                "id": row.id, "conversation_id": row.conversation, "sender_id": row.sender_id,
                "sender_name": EYES.name(card), "preview": first(&row.body, PREVIEW), "is_voice": row.is_voice,
                "created_at": time(row.created_at),
            });
            self.user(tx, row.receiver_id, "new-message", &summary);
        }
        self.recounts.push(row.receiver_id);
        let followed =
            [Rows::Messages(row.sender_id), Rows::Messages(row.receiver_id), Rows::Conversation(row.conversation)];
        self.rows.extend(followed.map(|rows| (rows, row.id.get())));
    }

    fn tell(self, tx: &mut Tx) -> Answer<()> {
        let tenant = tx.tenant();
        let live = tx.call().room::<Live>()?.clone();
        tx.after_commit(Box::new(move || {
            for (channel, name, payload, guard) in self.told {
                live.tell_guarded(tenant, &channel, name, &payload, guard);
            }
            for (rows, row) in self.rows {
                live.changed(tenant, rows, row);
            }
            for member in self.recounts {
                live.recount(tenant, member);
            }
        }));
        Ok(())
    }
}

/// As every answer writes times.
pub(super) fn time(moment: Timestamp) -> Value {
    json!(moment)
}

/// The first letters of a text.
fn first(text: &str, letters: usize) -> &str {
    text.char_indices().nth(letters).map_or(text, |(end, _)| &text[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_not_bytes() {
        assert_eq!(first("grüße", 3), "grü");
        assert_eq!(first("grüße", 5), "grüße");
        assert_eq!(first("", 5), "");
    }
}
