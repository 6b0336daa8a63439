//! From domain events to lines, and from lines to channels.

use async_trait::async_trait;

use super::dispatch::actions::{Staff, dispatch, dispatch_chat, dispatch_to_staff};
use super::dispatch::ledger::{self, Moved};
use super::dispatch::store::organisers;
use super::dispatch::together::dispatch_together;
use super::model::{Kind, NewNotification};
use crate::auth::events::MemberRegistered;
use crate::base::{Answer, DomainEventId, MemberId};
use crate::call::Tx;
use crate::connections::events::{ConnectionAccepted, ConnectionDeclined, ConnectionRequested};
use crate::exchanges::events::{ExchangeMoved, ExchangeNeedsBroker};
use crate::groups;
use crate::groups::events::{GroupCreated, GroupMemberJoined, GroupMessageSent};
use crate::listings::events::{ListingCreated, ListingReported, ListingSaved};
use crate::live::Live;
use crate::messages::events::MessageSent;
use crate::outbox::{Consumer, DomainEvent, EventType, Heard, Listener};
use crate::queue::Progress;
use crate::reviews::events::{ReviewCreated, ReviewHidden, ReviewRemoved};
use crate::safeguarding::events::SafeguardingContactBlocked;
use crate::wallet;
use crate::wallet::events::TransactionCompleted;

/// What lines are written about.
pub(super) const HEARD: &[EventType] = &[
    EventType::of::<ConnectionRequested>(),
    EventType::of::<ConnectionAccepted>(),
    EventType::of::<ConnectionDeclined>(),
    EventType::of::<MessageSent>(),
    EventType::of::<TransactionCompleted>(),
    EventType::of::<ExchangeMoved>(),
    EventType::of::<ExchangeNeedsBroker>(),
    EventType::of::<ReviewCreated>(),
    EventType::of::<ReviewHidden>(),
    EventType::of::<ReviewRemoved>(),
    EventType::of::<ListingCreated>(),
    EventType::of::<ListingSaved>(),
    EventType::of::<ListingReported>(),
    EventType::of::<GroupCreated>(),
    EventType::of::<GroupMemberJoined>(),
    EventType::of::<GroupMessageSent>(),
    EventType::of::<MemberRegistered>(),
    EventType::of::<SafeguardingContactBlocked>(),
];

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
        Consumer::new("event.bell")
    }

    fn hears(&self) -> Vec<EventType> {
        HEARD.to_vec()
    }

    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<Progress> {
        if let Some(line) = for_one(heard)? {
            return self.tell(tx, heard, line).await;
        }
        if let Some(event) = heard.event::<ListingCreated>()? {
            let ListingCreated { listing, owner } = event;
            let line = |to| NewNotification { about: Some(listing.get()), ..line(&event, to, Kind::NewListingCreated) };
            return self.tell_staff(tx, heard, (Staff::All, &[owner]), line).await;
        }
        if let Some(event) = heard.event::<ListingReported>()? {
            let ListingReported { listing, owner, by } = event;
            let line =
                |to| NewNotification { about: Some(listing.get()), ..line(&event, to, Kind::ListingReportCreated) };
            return self.tell_staff(tx, heard, (Staff::All, &[owner, by]), line).await;
        }
        if let Some(event) = heard.event::<GroupCreated>()? {
            let GroupCreated { group, owner } = event;
            let Some(found) = groups::store::read(tx, group).await? else { return Ok(Progress::Done) };
            // Of a secret group only those hear who may see it.
            let secret = found.visibility == groups::Visibility::Secret;
            let staff = if secret { Staff::Stewards } else { Staff::All };
            let line = |to| {
                let place = Some(found.name.clone());
                NewNotification { about: Some(group.get()), place, ..line(&event, to, Kind::NewGroupCreated) }
            };
            return self.tell_staff(tx, heard, (staff, &[owner]), line).await;
        }
        if let Some(event) = heard.event::<GroupMemberJoined>()? {
            let GroupMemberJoined { group, member } = event;
            let Some(found) = groups::store::read(tx, group).await? else { return Ok(Progress::Done) };
            for organiser in organisers(tx, group).await?.into_iter().filter(|organiser| *organiser != member) {
                let line = line(&event, organiser, Kind::GroupMemberJoined);
                let (about, place) = (Some(group.get()), Some(found.name.clone()));
                dispatch(tx, &self.live, heard, NewNotification { about, place, group: Some(group), ..line }).await?;
            }
            return Ok(Progress::Done);
        }
        if let Some(GroupMessageSent { message, group, sender }) = heard.event()? {
            return dispatch_chat(tx, &self.live, heard, (group, message), sender).await;
        }
        if let Some(event) = heard.event::<TransactionCompleted>()? {
            let TransactionCompleted { transaction, sender, receiver, actor, amount, transaction_type } = event;
            let kind = wallet::Kind::parse(&transaction_type);
            let moved = Moved { transaction, sender, receiver, actor, amount, kind };
            ledger::tell(tx, &self.live, heard, &moved).await?;
            return Ok(Progress::Done);
        }
        if let Some(event) = heard.event::<ExchangeNeedsBroker>()? {
            // It waits all the same if whoever brought it there has left.
            let line = |to| {
                let (actor, about) = (None, Some(event.exchange.get()));
                NewNotification { actor, about, ..line(&event, to, Kind::ExchangeNeedsBroker) }
            };
            return self.tell_staff(tx, heard, (Staff::All, &[event.requester, event.provider]), line).await;
        }
        if let Some(event) = heard.event::<MemberRegistered>()? {
            let member = event.member;
            let about = |to| line(&event, to, Kind::NewUserRegistered);
            let told = self.tell_staff(tx, heard, (Staff::All, &[member]), about).await?;
            // Last, as rows of members are held in the order of their ids, and theirs is the newest.
            if told == Progress::Done {
                dispatch(tx, &self.live, heard, line(&event, member, Kind::Welcome)).await?;
            }
            return Ok(told);
        }
        if let Some(event) = heard.event::<SafeguardingContactBlocked>()? {
            let line = |staff| {
                let about = Some(event.to.get());
                NewNotification { about, ..line(&event, staff, Kind::SafeguardingContactBlocked) }
            };
            return self.tell_staff(tx, heard, (Staff::All, &[event.from]), line).await;
        }
        Ok(Progress::Done)
    }

    fn shares(&self) -> bool {
        true
    }

    /// Events that one member hears of hold nobody else's row.
    async fn hear_together(&self, tx: &mut Tx, heard: &[Heard]) -> Answer<Vec<DomainEventId>> {
        let mut lines = Vec::with_capacity(heard.len());
        for one in heard {
            let Some(line) = for_one(one)? else { break };
            lines.push((one.id, line));
        }
        let ids = lines.iter().map(|(id, _)| *id).collect();
        if !lines.is_empty() {
            dispatch_together(tx, &self.live, lines).await?;
        }
        Ok(ids)
    }
}

/// A line about an event, without what only some have.
fn line(event: &impl DomainEvent, to: MemberId, kind: Kind) -> NewNotification {
    NewNotification { to, kind, actor: event.actor(), about: None, place: None, group: None }
}

/// The line of an event that only one member hears of.
fn for_one(heard: &Heard) -> Answer<Option<NewNotification>> {
    if let Some(event) = heard.event::<ConnectionRequested>()? {
        return Ok(Some(line(&event, event.target, Kind::ConnectionRequest)));
    }
    if let Some(event) = heard.event::<ConnectionAccepted>()? {
        return Ok(Some(line(&event, event.requester, Kind::ConnectionAccepted)));
    }
    if let Some(event) = heard.event::<ConnectionDeclined>()? {
        return Ok(Some(line(&event, event.requester, Kind::ConnectionDeclined)));
    }
    if let Some(event) = heard.event::<MessageSent>()? {
        let about = Some(event.message.get());
        return Ok(Some(NewNotification { about, ..line(&event, event.receiver, Kind::NewMessage) }));
    }
    if let Some(event) = heard.event::<ListingSaved>()? {
        let about = Some(event.listing.get());
        return Ok(Some(NewNotification { about, ..line(&event, event.owner, Kind::ListingSaved) }));
    }
    if let Some(event) = heard.event::<ExchangeMoved>()? {
        let about = Some(event.exchange.get());
        let kind = Kind::of_exchange(&event.action);
        return Ok(kind.map(|kind| NewNotification { about, ..line(&event, event.to, kind) }));
    }
    if let Some(event) = heard.event::<ReviewCreated>()? {
        return Ok(event.reviewer.map(|_| line(&event, event.receiver, Kind::ReviewReceived)));
    }
    if let Some(event) = heard.event::<ReviewHidden>()? {
        return Ok(Some(line(&event, event.author, Kind::ReviewHidden)));
    }
    if let Some(event) = heard.event::<ReviewRemoved>()? {
        return Ok(Some(line(&event, event.author, Kind::ReviewRemoved)));
    }
    Ok(None)
}
