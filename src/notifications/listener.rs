//! From domain events to lines, and from lines to channels.

use async_trait::async_trait;

use super::dispatch::actions::{Staff, dispatch, dispatch_chat, dispatch_to_staff};
use super::dispatch::ledger::{self, Moved};
use super::dispatch::store::organisers;
use super::dispatch::together::dispatch_together;
use super::model::{Kind, NewNotification};
use crate::base::{Answer, DomainEventId, GroupId, ListingId, MemberId};
use crate::call::Tx;
use crate::groups;
use crate::listings;
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

    /// Tells members of a listing, by its title; nobody if it is gone.
    async fn tell_of_listing(
        &self,
        tx: &mut Tx,
        heard: &Heard,
        listing: ListingId,
        told: &[(MemberId, Kind, Option<&str>)],
    ) -> Answer<Progress> {
        let Some(title) = listings::store::moderation::title(tx, listing).await? else { return Ok(Progress::Done) };
        for (to, kind, reason) in told {
            let (about, place, reason) = (Some(listing.get()), Some(title.clone()), reason.map(str::to_owned));
            let line = NewNotification { about, place, reason, ..line(&heard.event, *to, *kind) };
            dispatch(tx, &self.live, heard, line).await?;
        }
        Ok(Progress::Done)
    }

    /// Tells members of a group, by its name; nobody if it is gone. `follows`: what they decided about the group counts.
    async fn tell_of_group(
        &self,
        tx: &mut Tx,
        heard: &Heard,
        (group, kind): (GroupId, Kind),
        to: &[MemberId],
        follows: bool,
    ) -> Answer<Progress> {
        let Some(found) = groups::store::read(tx, group).await? else { return Ok(Progress::Done) };
        for to in to {
            let (about, place) = (Some(group.get()), Some(found.name.clone()));
            let line = line(&heard.event, *to, kind);
            let line = NewNotification { about, place, group: follows.then_some(group), ..line };
            dispatch(tx, &self.live, heard, line).await?;
        }
        Ok(Progress::Done)
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
            DomainEvent::ListingSubmitted { listing, owner } => {
                let line = |to| NewNotification { about: Some(listing.get()), ..line(to, Kind::ListingPendingReview) };
                self.tell_staff(tx, heard, (Staff::All, &[owner]), line).await
            }
            DomainEvent::ListingApproved { listing, owner } => {
                self.tell_of_listing(tx, heard, listing, &[(owner, Kind::ListingApproved, None)]).await
            }
            DomainEvent::ListingRejected { listing, owner, ref reason } => {
                self.tell_of_listing(tx, heard, listing, &[(owner, Kind::ListingRejected, Some(reason.as_str()))]).await
            }
            DomainEvent::ListingReportUpheld { listing, owner, by } => {
                let mut told = [(owner, Kind::ListingReported, None), (by, Kind::ListingReportUpheld, None)];
                // Rows of members are held in the order of their ids.
                told.sort_by_key(|(to, ..)| *to);
                self.tell_of_listing(tx, heard, listing, &told).await
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
                let mut told = organisers(tx, group).await?;
                told.retain(|organiser| *organiser != member);
                self.tell_of_group(tx, heard, (group, Kind::GroupMemberJoined), &told, true).await
            }
            DomainEvent::GroupJoinRequested { group, member } => {
                let mut told = organisers(tx, group).await?;
                told.retain(|organiser| *organiser != member);
                self.tell_of_group(tx, heard, (group, Kind::GroupJoinRequest), &told, true).await
            }
            DomainEvent::GroupInvited { group, member, .. } => {
                self.tell_of_group(tx, heard, (group, Kind::GroupInvite), &[member], false).await
            }
            DomainEvent::GroupJoinAccepted { group, member } => {
                self.tell_of_group(tx, heard, (group, Kind::GroupJoin), &[member], false).await
            }
            DomainEvent::GroupJoinRejected { group, member } => {
                self.tell_of_group(tx, heard, (group, Kind::GroupJoinRejected), &[member], false).await
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
    NewNotification { to, kind, actor: event.actor(), about: None, place: None, group: None, reason: None }
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
        DomainEvent::ReviewHidden { author, .. } => line(author, Kind::ReviewHidden),
        DomainEvent::ReviewRemoved { author } => line(author, Kind::ReviewRemoved),
        _ => return None,
    })
}
