//! From domain events to lines, and from lines to channels.

use async_trait::async_trait;

use super::areas;
use super::dispatch::actions::{dispatch, dispatch_chat, dispatch_to_members, dispatch_to_staff};
use super::dispatch::ledger::{self, Moved};
use super::dispatch::together::dispatch_together;
use super::store;
use crate::base::{Answer, DomainEventId, MemberId};
use crate::call::Tx;
use crate::campaigns::events::PushCampaignDue;
use crate::campaigns::told;
use crate::groups::events::GroupMessageSent;
use crate::live::Live;
use crate::messages::actions::recount;
use crate::messages::events::MessageErased;
use crate::messages::notices::{NEW_MESSAGE, thread};
use crate::notices::{Desk, NewNotification, Staff};
use crate::outbox::{Consumer, EventType, Heard, Listener, Subject};
use crate::queue::Progress;
use crate::wallet;
use crate::wallet::events::TransactionCompleted;

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
}

#[async_trait]
impl Desk for BellListener {
    async fn notify(&self, tx: &mut Tx, heard: &Heard, line: NewNotification) -> Answer<()> {
        dispatch(tx, &self.live, heard, line).await.map(drop)
    }

    async fn notify_staff(
        &self,
        tx: &mut Tx,
        heard: &Heard,
        staff: (Staff, &[MemberId]),
        line: &(dyn Fn(MemberId) -> NewNotification + Send + Sync),
    ) -> Answer<Progress> {
        dispatch_to_staff(tx, &self.live, heard, staff, line).await
    }

    async fn notify_members(
        &self,
        tx: &mut Tx,
        heard: &Heard,
        except: &[MemberId],
        line: &(dyn Fn(MemberId) -> NewNotification + Send + Sync),
    ) -> Answer<Progress> {
        dispatch_to_members(tx, &self.live, heard, except, line).await
    }
}

#[async_trait]
impl Listener for BellListener {
    fn consumer(&self) -> Consumer {
        Consumer::new("event.bell")
    }

    fn hears(&self) -> Vec<EventType> {
        areas::heard()
    }

    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<Progress> {
        // These are told to many at once, or by letters of their own, or take lines back.
        if let Some(GroupMessageSent { message, group, sender }) = heard.event()? {
            return dispatch_chat(tx, &self.live, heard, (group, message), sender).await;
        }
        if let Some(event) = heard.event::<TransactionCompleted>()? {
            let TransactionCompleted { transaction, sender, receiver, actor, amount, transaction_type, runs_low } =
                event;
            let kind = wallet::Kind::parse(&transaction_type);
            let moved = Moved { transaction, sender, receiver, actor, amount, kind, runs_low };
            ledger::tell(tx, &self.live, heard, &moved).await?;
            return Ok(Progress::Done);
        }
        if let Some(event) = heard.event::<MessageErased>()? {
            retract(tx, event).await?;
            return Ok(Progress::Done);
        }
        if let Some(event) = heard.event::<PushCampaignDue>()? {
            return told::tell(tx, &self.live, heard, event).await;
        }
        let Some(area) = areas::of(heard) else { return Ok(Progress::Done) };
        if let Some(line) = area.for_one(heard)? {
            self.notify(tx, heard, line).await?;
            return Ok(Progress::Done);
        }
        area.tell(tx, self, heard).await
    }

    fn shares(&self) -> bool {
        true
    }

    /// Events that one member hears of hold nobody else's row.
    async fn hear_together(&self, tx: &mut Tx, heard: &[Heard]) -> Answer<Vec<DomainEventId>> {
        let mut lines = Vec::with_capacity(heard.len());
        for one in heard {
            let Some(area) = areas::of(one) else { break };
            let Some(line) = area.for_one(one)? else { break };
            lines.push((one.id, line));
        }
        let ids = lines.iter().map(|(id, _)| *id).collect();
        if !lines.is_empty() {
            dispatch_together(tx, &self.live, lines).await?;
        }
        Ok(ids)
    }
}

/// The receiver's lines about a message that was taken back count as read: what they lead to is gone.
async fn retract(tx: &mut Tx, MessageErased { message, sender, receiver }: MessageErased) -> Answer<()> {
    let about = Subject::new("Message", message);
    let mut marked = 0;
    for (line, event, stored) in store::unread_of(tx, receiver, &NEW_MESSAGE, &thread(sender)).await? {
        if areas::subject(&event, &stored.0) == Some(about) {
            store::mark_read(tx, receiver, line).await?;
            marked += 1;
        }
    }
    recount(tx, receiver, marked)
}
