//! From domain events to lines, and from lines to channels.

use async_trait::async_trait;

use super::dispatch::actions::{Staff, dispatch, dispatch_chat, dispatch_to_staff};
use super::dispatch::ledger::{self, Moved};
use super::dispatch::store::organisers;
use super::model::{Kind, Line};
use crate::base::{Answer, MemberId};
use crate::call::Tx;
use crate::groups;
use crate::live::Live;
use crate::outbox::{Consumer, DomainEvent, Heard, Listener, Progress};
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

    async fn tell(&self, tx: &mut Tx, heard: &Heard, line: Line) -> Answer<Progress> {
        dispatch(tx, &self.live, heard, line).await?;
        Ok(Progress::Done)
    }

    async fn tell_staff(
        &self,
        tx: &mut Tx,
        heard: &Heard,
        staff: (Staff, &[MemberId]),
        line: impl Fn(MemberId) -> Line + Send + Sync,
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
        let actor = heard.event.actor();
        let line = |to: MemberId, kind: Kind| Line { to, kind, actor, about: None, place: None, group: None };
        match heard.event {
            DomainEvent::ConnectionRequested { target, .. } => {
                self.tell(tx, heard, line(target, Kind::ConnectionRequest)).await
            }
            DomainEvent::ConnectionAccepted { requester, .. } => {
                self.tell(tx, heard, line(requester, Kind::ConnectionAccepted)).await
            }
            DomainEvent::ConnectionDeclined { requester, .. } => {
                self.tell(tx, heard, line(requester, Kind::ConnectionDeclined)).await
            }
            DomainEvent::MessageSent { message, receiver, .. } => {
                let line = Line { about: Some(message.get()), ..line(receiver, Kind::NewMessage) };
                self.tell(tx, heard, line).await
            }
            DomainEvent::ListingCreated { listing, owner } => {
                let line = |to| Line { about: Some(listing.get()), ..line(to, Kind::NewListingCreated) };
                self.tell_staff(tx, heard, (Staff::All, &[owner]), line).await
            }
            DomainEvent::ListingReported { listing, owner, by } => {
                let line = |to| Line { about: Some(listing.get()), ..line(to, Kind::ListingReportCreated) };
                self.tell_staff(tx, heard, (Staff::All, &[owner, by]), line).await
            }
            DomainEvent::ListingSaved { listing, owner, .. } => {
                let line = Line { about: Some(listing.get()), ..line(owner, Kind::ListingSaved) };
                self.tell(tx, heard, line).await
            }
            DomainEvent::GroupCreated { group, owner } => {
                let Some(found) = groups::store::read(tx, group).await? else { return Ok(Progress::Done) };
                // Of a secret group only those hear who may see it.
                let secret = found.visibility == groups::Visibility::Secret;
                let staff = if secret { Staff::Stewards } else { Staff::All };
                let line = |to| {
                    let place = Some(found.name.clone());
                    Line { about: Some(group.get()), place, ..line(to, Kind::NewGroupCreated) }
                };
                self.tell_staff(tx, heard, (staff, &[owner]), line).await
            }
            DomainEvent::GroupMemberJoined { group, member } => {
                let Some(found) = groups::store::read(tx, group).await? else { return Ok(Progress::Done) };
                for organiser in organisers(tx, group).await?.into_iter().filter(|organiser| *organiser != member) {
                    let line = line(organiser, Kind::GroupMemberJoined);
                    let (about, place) = (Some(group.get()), Some(found.name.clone()));
                    dispatch(tx, &self.live, heard, Line { about, place, group: Some(group), ..line }).await?;
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
            DomainEvent::MemberActivated { .. }
            | DomainEvent::VerificationAsked { .. }
            | DomainEvent::AnnouncementSent { .. }
            | DomainEvent::ReviewCreated { reviewer: None, .. } => Ok(Progress::Done),
            DomainEvent::ExchangeMoved { exchange, to, ref action, .. } => {
                let Some(kind) = Kind::of_exchange(action) else { return Ok(Progress::Done) };
                self.tell(tx, heard, Line { about: Some(exchange.get()), ..line(to, kind) }).await
            }
            DomainEvent::ExchangeNeedsBroker { exchange, requester, provider, .. } => {
                // It waits all the same if whoever brought it there has left.
                let line = |to| {
                    let (actor, about) = (None, Some(exchange.get()));
                    Line { actor, about, ..line(to, Kind::ExchangeNeedsBroker) }
                };
                self.tell_staff(tx, heard, (Staff::All, &[requester, provider]), line).await
            }
            DomainEvent::ReviewCreated { receiver, reviewer: Some(_), .. } => {
                self.tell(tx, heard, line(receiver, Kind::ReviewReceived)).await
            }
            DomainEvent::ReviewHidden { author } => self.tell(tx, heard, line(author, Kind::ReviewHidden)).await,
            DomainEvent::ReviewRemoved { author } => self.tell(tx, heard, line(author, Kind::ReviewRemoved)).await,
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
                let line = |staff| Line { about: Some(to.get()), ..line(staff, Kind::SafeguardingContactBlocked) };
                self.tell_staff(tx, heard, (Staff::All, &[from]), line).await
            }
        }
    }
}
