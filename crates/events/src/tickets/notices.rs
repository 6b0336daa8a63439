//! What members hear of their tickets: what others did with them.

use super::store;
use crate::base::Answer;
use crate::call::Tx;
use crate::events::{EventTicketChanged, EventTicketTransferChanged};
use crate::notices::{TICKETS_ACCEPTED, TICKETS_CANCELLED, TICKETS_DECLINED, TICKETS_GIVEN, TICKETS_OFFERED};
use crate::outbox::Heard;
use crate::queue::Progress;
use crate::store as events;
use services::notices::{Desk, NewNotification};

/// Tells a member what somebody else did with their tickets.
pub(crate) async fn tell(tx: &mut Tx, desk: &dyn Desk, heard: &Heard, event: &EventTicketChanged) -> Answer<Progress> {
    if event.by_member {
        return Ok(Progress::Done);
    }
    let kind = match event.action.as_str() {
        "event.ticket.allocated" => &TICKETS_GIVEN,
        "event.ticket.cancelled" => &TICKETS_CANCELLED,
        _ => return Ok(Progress::Done),
    };
    let Some(title) = events::title(tx, event.event).await? else { return Ok(Progress::Done) };
    let reason = store::reason_of(tx, event.entitlement, event.entitlement_version).await?.flatten();
    let (about, place) = (Some(event.event.get()), Some(title));
    // Who of those who manage the event did it is not told.
    let line = NewNotification { actor: None, about, place, reason, ..NewNotification::of(event, event.member, kind) };
    desk.notify(tx, heard, line).await?;
    Ok(Progress::Done)
}

/// Tells a member that they are offered tickets, or what became of those that they have offered.
pub(crate) async fn tell_transfer(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    event: &EventTicketTransferChanged,
) -> Answer<Progress> {
    let (kind, to) = match event.action.as_str() {
        "event.ticket.transfer_offered" => (&TICKETS_OFFERED, event.recipient),
        "event.ticket.transfer_accepted" => (&TICKETS_ACCEPTED, event.sender),
        "event.ticket.transfer_declined" => (&TICKETS_DECLINED, event.sender),
        _ => return Ok(Progress::Done),
    };
    let Some(title) = events::title(tx, event.event).await? else { return Ok(Progress::Done) };
    let (about, place) = (Some(event.event.get()), Some(title));
    let line = NewNotification { about, place, ..NewNotification::of(event, to, kind) };
    desk.notify(tx, heard, line).await?;
    Ok(Progress::Done)
}
