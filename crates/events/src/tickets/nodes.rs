//! Types, tickets and offers by their own ids, for a door that does not know of which event they are: what the viewer sees of them.

use contract::event_tickets as wire;

use super::model::{EntitlementId, TicketTypeId, TransferId};
use super::store::whose;
use super::{allocation, shown, transfer};
use crate::base::Answer;
use crate::call::Call;

/// A type of tickets; none if there is no such.
///
/// # Errors
/// 404 `EVENT_TICKET_NOT_FOUND` if the viewer may not see it.
pub async fn ticket_type(call: &Call, id: TicketTypeId) -> Answer<Option<wire::EventTicketType>> {
    let Some(event) = whose::of_type(call, id).await? else { return Ok(None) };
    let (event, found, eyes) = allocation::quote(call, event, id).await?;
    Ok(Some(shown::ticket_type(call, &event, found, &eyes)))
}

/// Tickets that the viewer has, or looks after; none if there are no such.
///
/// # Errors
/// 404 `EVENT_TICKET_NOT_FOUND` if the viewer may not see the event.
pub async fn entitlement(call: &Call, id: EntitlementId) -> Answer<Option<wire::EventTicketEntitlement>> {
    let Some(event) = whose::of_tickets(call, id).await? else { return Ok(None) };
    Ok(allocation::one(call, event, id).await?.map(|ticket| shown::entitlement(call, ticket)))
}

/// An offer to the viewer or by them; none if there is no such.
///
/// # Errors
/// 404 `EVENT_TICKET_NOT_FOUND` if the viewer may not see the event.
pub async fn offer(call: &Call, id: TransferId) -> Answer<Option<wire::EventTicketTransfer>> {
    let Some(event) = whose::of_offer(call, id).await? else { return Ok(None) };
    let found = transfer::list(call, event).await?.into_iter().find(|row| row.transfer.id == id);
    found.map(|row| shown::transfer(call, row)).transpose()
}
