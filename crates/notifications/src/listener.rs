//! From domain events to lines, and from lines to channels.

use async_trait::async_trait;

use super::dispatch::actions::{Staff, dispatch, dispatch_chat, dispatch_to_staff};
use super::dispatch::ledger::{self, Moved};
use super::dispatch::store::organisers;
use super::dispatch::together::dispatch_together;
use super::model::{Kind, NewNotification};
use crate::base::{Answer, DomainEventId, MemberId};
use crate::call::Tx;
use crate::groups;
use crate::live::Live;
use crate::outbox::{Consumer, DomainEvent, Heard, Listener};
use crate::queue::Progress;
use crate::wallet;

/// Tells members what concerns them.
pub struct BellListener {
    live: Live,
}

impl BellListener {
    /// A listener that announces what it wrote.
    #[must_use]
    pub fn new(live: Live) -> Self {
        Self { live }
    }

    async fn tell(&self, tx: &mut Tx, heard: &Heard, line: NewNotification) -> Answer<Progress> {
        dispatch(tx, &self.live, heard, line).await?;
        Ok(Progress::Done)
    }

    async fn tell_staff(
        &self,
        tx: &mut Tx,
        heard: &Heard,
        staff: (Staff, &[MemberId]),
        line: impl Fn(MemberId) -> NewNotification + Send + Sync,
    ) -> Answer<Progress> {
        dispatch_to_staff(tx, &self.live, heard, staff, line).await
    }
}

#[async_trait]
impl Listener for BellListener {
    fn consumer(&self) -> Consumer {
        Consumer::Bell
    }

    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<Progress> {
        if let Some(line) = for_one(&heard.event) {
            return self.tell(tx, heard, line).await;
        }
        let line = |to: MemberId, kind: Kind| line(&heard.event, to, kind);
        match heard.event {
            DomainEvent::ListingCreated { listing, owner } => {
                let line = |to| NewNotification { about: Some(listing.get()), ..line(to, Kind::NewListingCreated) };
                self.tell_staff(tx, heard, (Staff::All, &[owner]), line).await
            }
            DomainEvent::ListingReported { listing, owner, by } => {
                let line = |to| NewNotification { about: Some(listing.get()), ..line(to, Kind::ListingReportCreated) };
                self.tell_staff(tx, heard, (Staff::All, &[owner, by]), line).await
            }
            DomainEvent::GroupCreated { group, owner } => {
                let Some(found) = groups::store::read(tx, group).await? else { return Ok(Progress::Done) };
                // Of a secret group only those hear who may see it.
                let secret = found.visibility == groups::Visibility::Secret;
                let staff = if secret { Staff::Stewards } else { Staff::All };
                let line = |to| {
                    let place = Some(found.name.clone());
                    NewNotification { about: Some(group.get()), place, ..line(to, Kind::NewGroupCreated) }
                };
                self.tell_staff(tx, heard, (staff, &[owner]), line).await
            }
            DomainEvent::GroupMemberJoined { group, member } => {
                let Some(found) = groups::store::read(tx, group).await? else { return Ok(Progress::Done) };
                for organiser in organisers(tx, group).await?.into_iter().filter(|organiser| *organiser != member) {
                    let line = line(organiser, Kind::GroupMemberJoined);
                    let (about, place) = (Some(group.get()), Some(found.name.clone()));
                    dispatch(tx, &self.live, heard, NewNotification { about, place, group: Some(group), ..line })
                        .await?;
                }
                Ok(Progress::Done)
            }
            DomainEvent::GroupMessageSent { message, group, sender } => {
                dispatch_chat(tx, &self.live, heard, (group, message), sender).await
            }
            DomainEvent::TransactionCompleted {
                transaction,
                sender,
                receiver,
                actor,
                amount,
                ref transaction_type,
            } => {
                let moved =
                    Moved { transaction, sender, receiver, actor, amount, kind: wallet::Kind::parse(transaction_type) };
                ledger::tell(tx, &self.live, heard, &moved).await?;
                Ok(Progress::Done)
            }
            // Nobody hears of these by a line, or one member did above.
            DomainEvent::MemberActivated { .. }
            | DomainEvent::VerificationAsked { .. }
            | DomainEvent::RegistrationRepeated { .. }
            | DomainEvent::RegistrationRejected { .. }
            | DomainEvent::AnnouncementSent { .. }
            | DomainEvent::ConnectionRequested { .. }
            | DomainEvent::ConnectionAccepted { .. }
            | DomainEvent::ConnectionDeclined { .. }
            | DomainEvent::MessageSent { .. }
            | DomainEvent::ListingSaved { .. }
            | DomainEvent::ExchangeMoved { .. }
            | DomainEvent::ReviewCreated { .. }
            | DomainEvent::ReviewHidden { .. }
            | DomainEvent::ReviewRemoved { .. } => Ok(Progress::Done),
            DomainEvent::ExchangeNeedsBroker { exchange, requester, provider, .. } => {
                // It waits all the same if whoever brought it there has left.
                let line = |to| {
                    let (actor, about) = (None, Some(exchange.get()));
                    NewNotification { actor, about, ..line(to, Kind::ExchangeNeedsBroker) }
                };
                self.tell_staff(tx, heard, (Staff::All, &[requester, provider]), line).await
            }
            DomainEvent::MemberRegistered { member } => {
                let about = |to| line(to, Kind::NewUserRegistered);
                let told = self.tell_staff(tx, heard, (Staff::All, &[member]), about).await?;
                // Last, as rows of members are held in the order of their ids, and theirs is the newest.
                if told == Progress::Done {
                    dispatch(tx, &self.live, heard, line(member, Kind::Welcome)).await?;
                }
                Ok(told)
            }
            DomainEvent::SafeguardingContactBlocked { from, to, .. } => {
                let line =
                    |staff| NewNotification { about: Some(to.get()), ..line(staff, Kind::SafeguardingContactBlocked) };
                self.tell_staff(tx, heard, (Staff::All, &[from]), line).await
            }
        }
    }

    fn shares(&self) -> bool {
        true
    }

    /// Events that one member hears of hold nobody else's row.
    async fn hear_together(&self, tx: &mut Tx, heard: &[Heard]) -> Answer<Vec<DomainEventId>> {
        let lines: Vec<_> = heard.iter().map_while(|one| Some((one.id, for_one(&one.event)?))).collect();
        let ids = lines.iter().map(|(id, _)| *id).collect();
        if !lines.is_empty() {
            dispatch_together(tx, &self.live, lines).await?;
        }
        Ok(ids)
    }
}

/// A line about an event, without what only some have.
fn line(event: &DomainEvent, to: MemberId, kind: Kind) -> NewNotification {
    NewNotification { to, kind, actor: event.actor(), about: None, place: None, group: None }
}

/// The line of an event that only one member hears of.
fn for_one(event: &DomainEvent) -> Option<NewNotification> {
    let line = |to: MemberId, kind: Kind| line(event, to, kind);
    Some(match *event {
        DomainEvent::ConnectionRequested { target, .. } => line(target, Kind::ConnectionRequest),
        DomainEvent::ConnectionAccepted { requester, .. } => line(requester, Kind::ConnectionAccepted),
        DomainEvent::ConnectionDeclined { requester, .. } => line(requester, Kind::ConnectionDeclined),
        DomainEvent::MessageSent { message, receiver, .. } => {
            NewNotification { about: Some(message.get()), ..line(receiver, Kind::NewMessage) }
        }
        DomainEvent::ListingSaved { listing, owner, .. } => {
            NewNotification { about: Some(listing.get()), ..line(owner, Kind::ListingSaved) }
        }
        DomainEvent::ExchangeMoved { exchange, to, ref action, .. } => {
            NewNotification { about: Some(exchange.get()), ..line(to, Kind::of_exchange(action)?) }
        }
        DomainEvent::ReviewCreated { receiver, reviewer: Some(_), .. } => line(receiver, Kind::ReviewReceived),
        DomainEvent::ReviewHidden { author } => line(author, Kind::ReviewHidden),
        DomainEvent::ReviewRemoved { author } => line(author, Kind::ReviewRemoved),
        _ => return None,
    })
}
