//! From domain events to lines.

use async_trait::async_trait;

use super::model::{Kind, Line, message, wrote};
use super::{mutes, store};
use crate::base::{Answer, GroupId, MemberId};
use crate::call::Tx;
use crate::groups;
use crate::live::Live;
use crate::members;
use crate::outbox::{Consumer, DomainEvent, Heard, Listener};

/// Writes lines into bells.
pub struct BellListener {
    live: Live,
}

impl BellListener {
    /// A listener that announces what it wrote.
    #[must_use]
    pub fn new(live: Live) -> Self {
        Self { live }
    }

    /// Writes a line, unless this event has written it already, the same one rang a moment ago, one of the two has left,
    /// one has blocked the other meanwhile, or the reader has muted the other.
    async fn ring(&self, tx: &mut Tx, heard: &Heard, line: Line) -> Answer<()> {
        let Some(reader) = store::reader(tx, line.to).await? else { return Ok(()) };
        let mut actor = None;
        if let Some(member) = line.actor {
            let Some(card) = store::actor(tx, member).await? else { return Ok(()) };
            if members::store::blocked_either_way(tx, line.to, member).await?
                || mutes::store::is_muted(tx, line.to, member).await?
            {
                return Ok(());
            }
            actor = Some(card);
        }
        let link = line.link(&reader);
        let lately = line.kind.once_since(tx.now());
        if store::rang_after(tx, &line, &link, lately).await? {
            return Ok(());
        }
        let community = tx.call().community()?.name.clone();
        let place = line.place.as_ref().unwrap_or(&community);
        let text = message(line.kind, actor.as_ref(), &reader, place);
        if let Some(id) = store::insert(tx, heard.id, &line, &link, &text).await? {
            let (live, tenant, to) = (self.live.clone(), tx.tenant(), line.to);
            tx.after_commit(Box::new(move || live.publish(tenant, to, id)));
        }
        Ok(())
    }

    /// Writes a line for everybody in a group but who wrote to it, with one statement: a group may be large. Not for whoever wants to
    /// hear nothing of it or of the writer, has blocked them or is blocked by them, or was told of the group a moment ago.
    async fn ring_group(&self, tx: &mut Tx, heard: &Heard, group: GroupId, sender: MemberId) -> Answer<()> {
        let Some(found) = groups::store::read(tx, group).await? else { return Ok(()) };
        let Some(actor) = store::actor(tx, sender).await? else { return Ok(()) };
        let text = wrote(&actor, &found.name);
        for (id, to) in store::insert_for_group(tx, heard.id, group, sender, &text).await? {
            let (live, tenant) = (self.live.clone(), tx.tenant());
            tx.after_commit(Box::new(move || live.publish(tenant, to, id)));
        }
        Ok(())
    }
}

#[async_trait]
impl Listener for BellListener {
    fn consumer(&self) -> Consumer {
        Consumer::Bell
    }

    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<()> {
        let line = |to: MemberId, kind: Kind| Line { to, kind, actor: heard.event.actor(), about: None, place: None };
        match heard.event {
            DomainEvent::ConnectionRequested { target, .. } => {
                self.ring(tx, heard, line(target, Kind::ConnectionRequest)).await
            }
            DomainEvent::ConnectionAccepted { requester, .. } => {
                self.ring(tx, heard, line(requester, Kind::ConnectionAccepted)).await
            }
            DomainEvent::ConnectionDeclined { requester, .. } => {
                self.ring(tx, heard, line(requester, Kind::ConnectionDeclined)).await
            }
            DomainEvent::MessageSent { receiver, .. } => self.ring(tx, heard, line(receiver, Kind::NewMessage)).await,
            DomainEvent::ListingCreated { listing, owner } => {
                for one in store::staff(tx).await? {
                    if one != owner {
                        let line = line(one, Kind::NewListingCreated);
                        self.ring(tx, heard, Line { about: Some(listing.get()), ..line }).await?;
                    }
                }
                Ok(())
            }
            DomainEvent::ListingSaved { listing, owner, .. } => {
                let line = line(owner, Kind::ListingSaved);
                self.ring(tx, heard, Line { about: Some(listing.get()), ..line }).await
            }
            DomainEvent::GroupCreated { group, owner } => {
                let Some(found) = groups::store::read(tx, group).await? else { return Ok(()) };
                // Of a secret group only those hear who may see it.
                let secret = found.visibility == groups::Visibility::Secret;
                let staff = if secret { store::admins(tx).await? } else { store::staff(tx).await? };
                for one in staff {
                    if one != owner {
                        let line = line(one, Kind::NewGroupCreated);
                        let place = Some(found.name.clone());
                        self.ring(tx, heard, Line { about: Some(group.get()), place, ..line }).await?;
                    }
                }
                Ok(())
            }
            DomainEvent::GroupMemberJoined { group, member } => match groups::store::read(tx, group).await? {
                Some(found) if found.owner_id != member => {
                    let line = line(found.owner_id, Kind::GroupMemberJoined);
                    self.ring(tx, heard, Line { about: Some(group.get()), place: Some(found.name), ..line }).await
                }
                _ => Ok(()),
            },
            DomainEvent::GroupMessageSent { group, sender, .. } => self.ring_group(tx, heard, group, sender).await,
            DomainEvent::TransactionCompleted { receiver: Some(receiver), actor, ref transaction_type, .. }
                if receiver != actor =>
            {
                let kind = if transaction_type == "transfer" { Kind::Transaction } else { Kind::CreditsReceived };
                self.ring(tx, heard, line(receiver, kind)).await
            }
            DomainEvent::TransactionCompleted { .. } | DomainEvent::MemberActivated { .. } => Ok(()),
            DomainEvent::ExchangeMoved { exchange, to, ref action, .. } => {
                let Some(kind) = Kind::of_exchange(action) else { return Ok(()) };
                self.ring(tx, heard, Line { about: Some(exchange.get()), ..line(to, kind) }).await
            }
            DomainEvent::ReviewCreated { receiver, reviewer: Some(_), .. } => {
                self.ring(tx, heard, line(receiver, Kind::ReviewReceived)).await
            }
            DomainEvent::ReviewCreated { reviewer: None, .. } => Ok(()),
            DomainEvent::ReviewHidden { author } => self.ring(tx, heard, line(author, Kind::ReviewHidden)).await,
            DomainEvent::ReviewRemoved { author } => self.ring(tx, heard, line(author, Kind::ReviewRemoved)).await,
            DomainEvent::MemberRegistered { member } => {
                self.ring(tx, heard, line(member, Kind::Welcome)).await?;
                for one in store::staff(tx).await? {
                    if one != member {
                        self.ring(tx, heard, line(one, Kind::NewUserRegistered)).await?;
                    }
                }
                Ok(())
            }
        }
    }
}
