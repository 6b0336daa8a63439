//! What members do with messages.

use std::collections::HashMap;
use std::convert::Infallible;

use super::attachments::actions::{self as attachments, Sealed, Sent};
use super::events::{MessageErased, MessageSent};
use super::model::{self, Act, Context, Message, missing, no_conversation, nobody, wrong};
use super::reading;
use super::store::{self, ConversationWithPartner, Direction, NewMessage};
use crate::base::{
    Answer, ConversationId, Cursor, Failure, ListingId, MemberId, MessageId, OrRefuse as _, Page, Refusal, Rules,
};
use crate::call::{Call, Tx};
use crate::listings;
use crate::live::Live;
use crate::members::{self, Card, blocks, blocks::Errand};
use crate::outbox;
use crate::safeguarding::{self, Interaction};
use crate::say;
use contract::{Code, Operation};

/// The feature by which a community switches messages off.
const FEATURE: &str = "direct_messaging";

/// The part of the client that goes with it.
const MODULE: &str = "messages";

/// What a member wants to write.
#[derive(Clone, Debug)]
pub struct Draft {
    /// To whom.
    pub recipient: MemberId,
    /// As typed.
    pub body: String,
    /// What kind of thing it is about.
    pub context_type: Option<Context>,
    /// Which one.
    pub context_number: Option<i64>,
    /// What goes with it.
    pub files: Vec<Sent>,
}

/// The viewer's conversations, the one with the latest message first: the inbox or the archive, without those with members who have blocked the
/// viewer. One statement.
pub async fn list(
    call: &Call,
    archived: bool,
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<Page<ConversationWithPartner>> {
    let rows = store::page(call, call.me()?, archived, cursor, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.message.id.get()))
}

/// How many messages the viewer has not read.
pub async fn unread_count(call: &Call) -> Answer<i64> {
    Ok(store::unread_count(call, call.me()?).await?)
}

/// What the viewer and a member wrote to each other, with the member. Nothing is marked as read: see [`read_through`].
///
/// Refuses with `NOT_FOUND` if the community has no such member, if they have blocked the viewer, and for oneself.
pub async fn thread(
    call: &Call,
    partner: MemberId,
    direction: Direction,
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<(Page<Message>, Card)> {
    let me = call.me()?;
    if me == partner {
        return Err(nobody().into());
    }
    let card = store::partner(call, me, partner).await?.ok_or_else(nobody)?;
    let conversation = ConversationId::of(me, partner);
    let rows = store::thread(call, me, conversation, direction, cursor, limit + 1).await?;
    Ok((Page::from_probe(rows, limit, |message| message.id.get()), card))
}

/// Those of some messages that the viewer sees. One statement whatever their number.
pub async fn each(call: &Call, ids: &[MessageId]) -> Answer<Vec<Message>> {
    Ok(store::by_ids(call, call.me()?, ids).await?)
}

/// The viewer's conversations with some members, wherever they lie. One statement whatever their number.
pub async fn with_each(call: &Call, partners: &[MemberId]) -> Answer<Vec<ConversationWithPartner>> {
    Ok(store::with_each(call, call.me()?, partners).await?)
}

/// A page of each of some conversations of the viewer, by the other member. One statement whatever their number.
pub async fn threads(
    call: &Call,
    partners: &[MemberId],
    direction: Direction,
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<HashMap<MemberId, Page<Message>>> {
    let me = call.me()?;
    let conversations: Vec<_> = partners.iter().map(|partner| ConversationId::of(me, *partner)).collect();
    let mut rows: HashMap<MemberId, Vec<Message>> = HashMap::new();
    for message in store::threads(call, me, &conversations, direction, cursor, limit + 1).await? {
        rows.entry(message.other(me)).or_default().push(message);
    }
    let page = |(partner, rows)| (partner, Page::from_probe(rows, limit, |message: &Message| message.id.get()));
    Ok(rows.into_iter().map(page).collect())
}

pub(super) async fn partner_of(call: &Call, me: MemberId, partner: MemberId) -> Answer<Card> {
    if me == partner {
        return Err(nobody().into());
    }
    members::store::by_ids(call, &[partner]).await?.pop().or_refuse(Code::NotFound, say!("member-missing"))
}

/// Marks as read what a member wrote to the viewer, up to the newest of some messages that the viewer is shown. What comes in
/// the meantime stays unread, and so does its line in the viewer's bell; once all is read, the lines are too.
pub async fn read_through(call: &Call, partner: MemberId, shown: &[Message]) -> Answer<()> {
    let me = call.me()?;
    let unread =
        |message: &&Message| message.receiver_id == me && message.read_at.is_none() && message.deleted_at.is_none();
    let Some(newest) = shown.iter().filter(unread).map(|message| message.id).max() else { return Ok(()) };
    let mut tx = call.begin().await?;
    reading::mark(&mut tx, me, partner, newest).await?;
    tx.commit().await
}

/// Marks as read all that a member wrote to the viewer, and the lines in the bell that tell of it; how many messages that were.
///
/// Refuses with `NOT_FOUND` if the community has no such member, and for oneself.
pub async fn mark_read(call: &Call, partner: MemberId) -> Answer<u64> {
    let me = call.me()?;
    partner_of(call, me, partner).await?;
    let mut tx = call.begin().await?;
    let marked = reading::mark(&mut tx, me, partner, MessageId::new(i64::MAX)).await?;
    tx.commit().await?;
    Ok(marked)
}

/// Has a member's sockets told anew how much they have not read once it is committed, if so many lines or messages changed: another device
/// shows it too.
///
/// # Errors
/// A fault if start-up forgot live updates.
pub fn recount(tx: &mut Tx, member: MemberId, changed: u64) -> Answer<()> {
    if changed > 0 {
        let (live, tenant) = (tx.call().room::<Live>()?.clone(), tx.tenant());
        tx.after_commit(Box::new(move || live.recount(tenant, member)));
    }
    Ok(())
}

/// Writes to a member.
///
/// Emits `MessageSent`, without the text. Refuses with 422 `VALIDATION_ERROR` if there is neither a text nor a file,
/// for files that are not taken, for oneself, for half a context, and on `context_id` for a listing that the viewer may not see; otherwise like
/// [`may_reach`]. Source: spec platform 7.1.
pub async fn send(call: &Call, draft: Draft) -> Answer<Message> {
    let me = call.me()?;
    let mut rules = Rules::default();
    let body = if draft.files.is_empty() { model::body(&draft.body) } else { Ok(draft.body.trim().to_owned()) };
    let body = rules.look(body)?.unwrap_or_default();
    match (draft.context_type, draft.context_number) {
        (Some(_), None) => {
            rules.note(wrong("context_id", say!("message-context-id-missing", other_field = "context_type")))
        }
        (None, Some(_)) => {
            rules.note(wrong("context_type", say!("message-context-type-missing", other_field = "context_id")))
        }
        (Some(_), Some(_)) | (None, None) => {}
    }
    if me == draft.recipient {
        rules.note(to_yourself());
    }
    rules.kept()?;
    let context = draft.context_type.zip(draft.context_number);
    let mut new = NewMessage {
        sender: me,
        receiver: draft.recipient,
        body: &body,
        context,
        is_voice: false,
        audio_duration: None,
        attachment_count: 0,
    };
    if draft.files.is_empty() {
        return write(call, new, &[]).await;
    }
    // Nobody makes us decode pictures for somebody whom they cannot reach.
    reachable(call, draft.recipient).await?;
    let sealed = attachments::seal(call, draft.files).await?;
    new.attachment_count = i64::try_from(sealed.len()).unwrap_or_default();
    let written = write(call, new, &sealed).await;
    attachments::unless_refused(call, written, sealed)
}

/// Speaks to a member: a message that is a recording.
///
/// Emits `MessageSent`. Refuses with 422 `VALIDATION_ERROR` on `voice` for what is no recording; otherwise like [`may_reach`]. Source: spec
/// platform 7.1.
pub async fn speak(call: &Call, recipient: MemberId, recording: Sent, seconds: Option<i64>) -> Answer<Message> {
    reachable(call, recipient).await?;
    let sealed = attachments::seal_voice(call, recording).await?;
    let new = NewMessage {
        sender: call.me()?,
        receiver: recipient,
        body: "",
        context: None,
        is_voice: true,
        audio_duration: seconds,
        attachment_count: 0,
    };
    let written = write(call, new, &sealed).await;
    attachments::unless_refused(call, written, sealed)
}

/// Writes a message and what goes with it, all or nothing. One about a listing, to its owner, counts as contact.
async fn write(call: &Call, new: NewMessage<'_>, sealed: &[Sealed]) -> Answer<Message> {
    let (sender, receiver) = (new.sender, new.receiver);
    let about = match new.context {
        Some((Context::Listing, number)) => Some(ListingId::from(number)),
        _ => None,
    };
    let shown = match about {
        Some(id) => listings::actions::is_seen(call, id).await?,
        None => true,
    };
    let mut tx = call.begin().await?;
    // Held before the two members, in the order in which a request for an exchange takes them.
    let listing = match about {
        Some(id) => listings::store::lock(&mut tx, id).await?,
        None => None,
    };
    may_reach(call, &mut tx, sender, receiver).await?;
    // Nobody learns by writing about it that there is a listing which they may not see, not even one that they once saw.
    if !shown || (about.is_some() && listing.is_none()) {
        return Err(wrong("context_id", say!("listing-missing")).into());
    }
    let message = store::insert(&mut tx, new).await?;
    attachments::attach(&mut tx, message.id, sealed).await?;
    store::bring_up(&mut tx, sender, receiver, message.id).await?;
    let (id, conversation) = (message.id, message.conversation);
    outbox::tell(&mut tx, MessageSent { message: id, conversation, sender, receiver }).await?;
    if let Some(listing) = listing.filter(|listing| listing.user_id == receiver && listing.is_listed(tx.now())) {
        listings::actions::contacted(&mut tx, &listing, sender, listings::Contact::Message).await?;
    }
    tx.commit().await?;
    Ok(message)
}

/// Whether something of the viewer's may reach a member: [`may_reach`] in a transaction of its own.
pub(super) async fn reachable(call: &Call, other: MemberId) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    may_reach(call, &mut tx, me, other).await?;
    tx.commit().await
}

/// Whether something of the viewer's may reach a member now. Holds both, so that messages of a pair are written one after another
/// and a block is before or after.
///
/// Refuses with 422 `VALIDATION_ERROR` for oneself; with 403 `FORBIDDEN` if the viewer, with `NOT_FOUND` if the other is no active member
/// of the community, or has blocked the viewer; with 403 `BLOCKED` if the viewer has blocked the other; with 403 `MESSAGING_DISABLED` if the community or one of the two
/// has switched messages off; and with what the safeguarding rule says.
async fn may_reach(call: &Call, tx: &mut Tx, me: MemberId, other: MemberId) -> Answer<()> {
    if me == other {
        return Err(to_yourself().into());
    }
    let off = |sentence| Refusal::new(Code::MessagingDisabled, sentence).into();
    if !community_enabled(call)? {
        return Err(off(say!("messages-off")));
    }
    let held = members::store::hold(tx, &[me, other]).await?;
    if !held.iter().any(|member| member.id == me) {
        return Err(Refusal::new(Code::Forbidden, say!("not-a-member")).into());
    }
    if !held.iter().any(|member| member.id == other && member.active) {
        return Err(nobody().into());
    }
    blocks::pass(tx, Operation::SendMessage, me, other, Errand::default()).await?;
    if !store::all_switched_on(tx, &[me, other]).await? {
        return Err(off(say!("messages-off-for-one")));
    }
    safeguarding::allow(call, tx, me, other, Interaction::Message).await
}

fn to_yourself() -> Refusal {
    wrong("recipient_id", say!("message-to-yourself"))
}

/// Whether the community has messages switched on.
///
/// # Errors
/// 400 `tenant_required` if the call names no community.
pub fn community_enabled(call: &Call) -> Answer<bool> {
    let community = call.community()?;
    let shown = community.settings.face.modules.get(MODULE).copied().unwrap_or(true);
    Ok(shown && community.has(FEATURE))
}

/// Changes the text of a message.
///
/// Refuses with 422 `VALIDATION_ERROR` for an empty text and for a voice message; with what [`Message::allow`] says; otherwise like [`may_reach`]: a change reaches the
/// other as a message does. Source: spec platform 7.1.
pub async fn edit(call: &Call, id: MessageId, typed: &str) -> Answer<Message> {
    let me = call.me()?;
    let body = model::body(typed)?;
    let seen = store::find(call, me, id).await?.ok_or_else(missing)?;
    seen.allow(me, Act::Edit, call.now())?;
    let mut tx = call.begin().await?;
    may_reach(call, &mut tx, me, seen.other(me)).await?;
    let mut message = store::lock(&mut tx, me, id).await?.ok_or_else(missing)?;
    let now = tx.now();
    message.allow(me, Act::Edit, now)?;
    if message.is_voice {
        return Err(wrong("body", say!("voice-message-without-text")).into());
    }
    store::rewrite(&mut tx, id, &body, now).await?;
    tx.commit().await?;
    message.body = body;
    message.edited_at = Some(now);
    Ok(message)
}

/// For whom something is deleted.
pub use contract::messages::MessageDeletionScope as Scope;

/// Deletes a message.
///
/// Refuses with what [`Message::allow`] says. Source: spec platform 7.1.
pub async fn delete(call: &Call, id: MessageId, scope: Scope) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let message = store::lock(&mut tx, me, id).await?.ok_or_else(missing)?;
    let (reader, unread) = (message.receiver_id, message.read_at.is_none());
    match scope {
        Scope::Self_ => {
            message.allow(me, Act::DeleteForMe, tx.now())?;
            store::hide(&mut tx, me, id).await?;
            store::fall_back(&mut tx, me, message.other(me), id).await?;
        }
        Scope::Everyone => {
            message.allow(me, Act::DeleteForEveryone, tx.now())?;
            store::erase(&mut tx, id).await?;
            attachments::remove(&mut tx, id).await?;
            let event = MessageErased { message: id, sender: me, receiver: message.other(me) };
            outbox::tell(&mut tx, event).await?;
        }
    }
    if unread && (scope == Scope::Everyone || reader == me) {
        recount(&mut tx, reader, 1)?;
    }
    tx.commit().await
}

/// Puts an emoji under a message, or takes it back; the message as it is then, and whether the emoji is there.
///
/// Refuses with 400 `VALIDATION_ERROR` for what is none of the six; with what [`Message::allow`] says; with 403 `BLOCKED` if the viewer has
/// blocked the other, with `NOT_FOUND` if the other has blocked them.
pub async fn react(call: &Call, id: MessageId, emoji: &str) -> Answer<(Message, bool)> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let mut message = store::lock(&mut tx, me, id).await?.ok_or_else(missing)?;
    message.allow(me, Act::React, tx.now())?;
    blocks::pass(&mut tx, Operation::ReactToMessage, me, message.other(me), Errand::default()).await?;
    let added = message.toggle(me, emoji)?;
    store::react(&mut tx, id, &message.reactions.0).await?;
    tx.commit().await?;
    Ok((message, added))
}

/// Moves a conversation from the viewer's inbox into the archive. With [`Scope::Everyone`], all that the viewer wrote in it is
/// erased first.
///
/// Refuses with `NOT_FOUND` if the viewer has no such conversation.
pub async fn archive(call: &Call, partner: MemberId, scope: Scope) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    if store::lock_side(&mut tx, me, partner).await?.is_none() {
        return Err(no_conversation().into());
    }
    if scope == Scope::Everyone {
        store::erase_own(&mut tx, me, ConversationId::of(me, partner)).await?;
        attachments::remove_own(&mut tx, ConversationId::of(me, partner)).await?;
    }
    store::archive(&mut tx, me, partner).await?;
    tx.commit().await
}

/// Brings a conversation back into the viewer's inbox; how many messages came with it, none if it was there.
///
/// Refuses with `NOT_FOUND` if the viewer has no such conversation.
pub async fn restore(call: &Call, partner: MemberId) -> Answer<i64> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let restored = match store::lock_side(&mut tx, me, partner).await? {
        None => return Err(no_conversation().into()),
        Some(false) => 0,
        Some(true) => {
            store::restore(&mut tx, me, partner).await?;
            store::seen_count(&mut tx, me, ConversationId::of(me, partner)).await?
        }
    };
    tx.commit().await?;
    Ok(restored)
}

/// Why something of the viewer's would reach nobody, or one member not; none if nothing keeps it.
///
/// Refuses with `NOT_FOUND` for whoever is no member of this community; with `partner` if the community has no such active member, or it is oneself, or has blocked the viewer. Source: spec accounts 13.
pub async fn restriction(call: &Call, partner: Option<MemberId>) -> Answer<Option<Refusal>> {
    let off = |sentence| Refusal::new(Code::MessagingDisabled, sentence);
    if !community_enabled(call)? {
        return Ok(Some(off(say!("messages-off"))));
    }
    if !enabled(call).await? {
        return Ok(Some(off(say!("messages-off-for-one"))));
    }
    let Some(partner) = partner else { return Ok(None) };
    partner_of(call, call.me()?, partner).await?;
    match reachable(call, partner).await {
        Ok(()) => Ok(None),
        Err(Failure::Refusal(refusal)) if refusal.code() != Code::NotFound => Ok(Some(*refusal)),
        Err(failure) => Err(failure),
    }
}

/// Has a message translated. No service does so here.
///
/// Refuses with `NOT_FOUND` if the viewer does not see it or it was deleted; with 422 `NO_CONTENT` if it has no text; else with 503 `AI_SERVICE_ERROR`. Source: spec accounts 13.
pub async fn translate(call: &Call, id: MessageId) -> Answer<Infallible> {
    let message = store::find(call, call.me()?, id).await?.ok_or_else(missing)?;
    if message.deleted_at.is_some() {
        return Err(missing().into());
    }
    if message.body.is_empty() {
        return Err(Refusal::new(Code::NoContent, say!("message-without-text")).into());
    }
    Err(Refusal::new(Code::AiServiceError, say!("translator-missing")).into())
}

/// Whether the viewer has messages switched on.
///
/// Refuses with `NOT_FOUND` for whoever is no member of this community.
pub async fn enabled(call: &Call) -> Answer<bool> {
    Ok(store::switched_on(call, call.me()?).await?.ok_or_else(nobody)?)
}

/// Switches messages on or off for the viewer.
///
/// Refuses with `NOT_FOUND` for whoever is no member of this community.
pub async fn switch(call: &Call, on: bool) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    if store::switch(&mut tx, me, on).await? == 0 {
        return Err(nobody().into());
    }
    tx.commit().await
}
