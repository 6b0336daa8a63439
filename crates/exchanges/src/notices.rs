//! What members and staff hear of exchanges.

use async_trait::async_trait;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::events::{ExchangeMoved, ExchangeNeedsBroker};
use crate::base::Answer;
use crate::call::Tx;
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;
use services::notices::{Desk, NewNotification, Notice, Notifier, Staff, about};

/// An exchange is about hours from its first step on.
const LINE: Notice =
    Notice::of(Category::Transactions, Some(Topic::Transactions), |line, _| about("/exchanges/", line));

/// Somebody asks for an exchange.
pub static REQUESTED: Notice = Notice { name: "exchange_request_received", ..LINE };
/// A broker looks at an exchange.
pub static PENDING_BROKER: Notice = Notice { name: "exchange_pending_broker", ..LINE };
/// An exchange was agreed to.
pub static ACCEPTED: Notice = Notice { name: "exchange_accepted", ..LINE };
/// A broker lets an exchange go on.
pub static APPROVED: Notice = Notice { name: "exchange_approved", ..LINE };
/// A broker stopped an exchange.
pub static REJECTED: Notice = Notice { name: "exchange_rejected", ..LINE };
/// An exchange was turned down.
pub static DECLINED: Notice =
    Notice { name: "exchange_request_declined", link: |_, _| "/exchanges".to_owned(), ..LINE };
/// An exchange has begun.
pub static STARTED: Notice = Notice { name: "exchange_started", ..LINE };
/// The hours of an exchange are to be confirmed.
pub static TO_CONFIRM: Notice = Notice { name: "exchange_ready_confirmation", ..LINE };
/// An exchange was paid.
pub static COMPLETED: Notice = Notice { name: "exchange_completed", ..LINE };
/// An exchange was called off.
pub static CANCELLED: Notice = Notice { name: "exchange_cancelled", ..LINE };
/// A broker is asked to decide.
pub static DISPUTED: Notice = Notice { name: "exchange_disputed", ..LINE };
/// The two confirmed different hours.
pub static HOURS_DIFFER: Notice = Notice { name: "exchange_hours_differ", ..LINE };
/// To those who look after the community: an exchange waits for one of them.
pub static NEEDS_BROKER: Notice = Notice {
    name: "exchange_needs_broker",
    link: |line, _| about("/broker/exchanges/", line),
    switch: None,
    for_staff: true,
    ..LINE
};

/// What the other learns of a step (`exchange_history.action`), if anything.
fn of_step(action: &str) -> Option<&'static Notice> {
    Some(match action {
        "request" => &REQUESTED,
        "submit" => &PENDING_BROKER,
        "accept" => &ACCEPTED,
        "approve" => &APPROVED,
        "reject" => &REJECTED,
        "decline" => &DECLINED,
        "start" => &STARTED,
        "complete" | "confirm" => &TO_CONFIRM,
        "settle" | "resolve_complete" => &COMPLETED,
        "cancel" | "resolve_cancel" | "expire" => &CANCELLED,
        "dispute" => &DISPUTED,
        "disagree" => &HOURS_DIFFER,
        _ => return None,
    })
}

/// Tells members and staff of exchanges.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const {
            &[
                &REQUESTED,
                &PENDING_BROKER,
                &ACCEPTED,
                &APPROVED,
                &REJECTED,
                &DECLINED,
                &STARTED,
                &TO_CONFIRM,
                &COMPLETED,
                &CANCELLED,
                &DISPUTED,
                &HOURS_DIFFER,
                &NEEDS_BROKER,
            ]
        }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[EventType::of::<ExchangeMoved>(), EventType::of::<ExchangeNeedsBroker>()] }
    }

    fn for_one(&self, heard: &Heard) -> Answer<Option<NewNotification>> {
        let Some(event) = heard.event::<ExchangeMoved>()? else { return Ok(None) };
        let about = Some(event.exchange.get());
        Ok(of_step(&event.action).map(|kind| NewNotification { about, ..NewNotification::of(&event, event.to, kind) }))
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        let Some(event) = heard.event::<ExchangeNeedsBroker>()? else { return Ok(Progress::Done) };
        // It waits all the same if whoever brought it there has left.
        let (actor, about) = (None, Some(event.exchange.get()));
        let line = |to| NewNotification { actor, about, ..NewNotification::of(&event, to, &NEEDS_BROKER) };
        desk.notify_staff(tx, heard, (Staff::All, &[event.requester, event.provider]), &line).await
    }
}
