//! What the parties of an order hear of its reservation.

use async_trait::async_trait;

use super::events::MarketplacePickupMoved;
use crate::base::Answer;
use crate::call::Tx;
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;
use crate::trade::notices::LINE;
use crate::trade::store;
use services::notices::{Desk, NewNotification, Notice, Notifier};

/// The buyer of an order says when they come for it.
pub static RESERVED: Notice = Notice { name: "marketplace_pickup_reserved", ..LINE };
/// The seller says that they handed it over.
pub static HANDED_OVER: Notice = Notice { name: "marketplace_pickup_handed_over", ..LINE };

/// The seller moves the time at which they come for it.
pub static MOVED: Notice = Notice { name: "marketplace_pickup_moved", ..LINE };
/// To both: nobody came for it.
pub static MISSED: Notice = Notice { name: "marketplace_pickup_missed", ..LINE };

/// What a reservation's standing tells, if anything.
fn of_status(status: &str) -> Option<&'static Notice> {
    match status {
        "reserved" => Some(&RESERVED),
        "picked_up" => Some(&HANDED_OVER),
        "moved" => Some(&MOVED),
        "no_show" => Some(&MISSED),
        _ => None,
    }
}

/// Tells members of reservations.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&RESERVED, &HANDED_OVER, &MOVED, &MISSED] }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[EventType::of::<MarketplacePickupMoved>()] }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        let Some(event) = heard.event::<MarketplacePickupMoved>()? else { return Ok(Progress::Done) };
        let Some(kind) = of_status(&event.status) else { return Ok(Progress::Done) };
        let (about, place) = (Some(event.order.get()), store::title(tx, event.order).await?);
        desk.notify(tx, heard, NewNotification { about, place, ..NewNotification::of(&event, event.to, kind) }).await?;
        Ok(Progress::Done)
    }
}
