//! From domain events to lines.

use async_trait::async_trait;

use super::live::Live;
use super::model::{Kind, Line, message};
use super::store;
use crate::base::{Answer, MemberId};
use crate::call::Tx;
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

    /// Writes a line, unless this event has written it already, the same one rang a moment ago, one of the two has left, or
    /// one has blocked the other meanwhile.
    async fn ring(&self, tx: &mut Tx, heard: &Heard, line: Line) -> Answer<()> {
        let Some(reader) = store::reader(tx, line.to).await? else { return Ok(()) };
        let mut actor = None;
        if let Some(member) = line.actor {
            let Some(card) = store::actor(tx, member).await? else { return Ok(()) };
            if members::store::blocked_either_way(tx, line.to, member).await? {
                return Ok(());
            }
            actor = Some(card);
        }
        let link = line.link(&reader);
        let lately = line.kind.once_since(tx.now());
        if store::rang_after(tx, &line, &link, lately).await? {
            return Ok(());
        }
        let text = message(line.kind, actor.as_ref(), &reader, &tx.call().community()?.name.clone());
        if let Some(id) = store::insert(tx, heard.id, &line, &link, &text).await? {
            let (live, tenant, to) = (self.live.clone(), tx.tenant(), line.to);
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
        let line = |to: MemberId, kind: Kind| Line { to, kind, actor: heard.event.actor(), about: None };
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
            DomainEvent::GroupCreated { .. }
            | DomainEvent::GroupMemberJoined { .. }
            | DomainEvent::GroupMessageSent { .. } => Ok(()),
            DomainEvent::TransactionCompleted { receiver: Some(receiver), actor, ref transaction_type, .. }
                if receiver != actor =>
            {
                let kind = if transaction_type == "transfer" { Kind::Transaction } else { Kind::CreditsReceived };
                self.ring(tx, heard, line(receiver, kind)).await
            }
            DomainEvent::TransactionCompleted { .. } | DomainEvent::MemberActivated { .. } => Ok(()),
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
