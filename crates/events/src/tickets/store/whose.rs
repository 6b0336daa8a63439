//! Of which event things of tickets are.

use super::super::model::{EntitlementId, TicketTypeId, TransferId};
use crate::call::Call;
use crate::db::Stored;
use crate::model::EventId;
use crate::params;

/// The event of a type.
pub async fn of_type(call: &Call, id: TicketTypeId) -> Stored<Option<EventId>> {
    call.optional("SELECT event_id FROM event_ticket_types WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// The event of tickets that somebody has.
pub async fn of_tickets(call: &Call, id: EntitlementId) -> Stored<Option<EventId>> {
    call.optional("SELECT event_id FROM event_ticket_entitlements WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// The event of an offer.
pub async fn of_offer(call: &Call, id: TransferId) -> Stored<Option<EventId>> {
    call.optional("SELECT event_id FROM event_ticket_transfers WHERE tenant_id = $1 AND id = $2", params![id]).await
}
