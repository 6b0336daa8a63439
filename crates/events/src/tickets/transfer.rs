//! Tickets that a member gives to another: offered, and accepted or not.

use std::collections::HashMap;

use contract::{Code, Operation as Door};

use super::model::{self, EntitlementId, Kind, Offer, Standing, Status, TransferId, invalid, refused};
use super::store::transfers::{self, Shown};
use super::store::{self, EntitlementAction};
use super::types::{MOST, forbidden, missing, stale};
use crate::base::{Answer, Fault, MemberId, Refusal};
use crate::call::{Call, Tx};
use crate::events::EventTicketTransferChanged;
use crate::members::{self, blocks, blocks::Errand};
use crate::model::EventId;
use crate::outbox;
use crate::registration;
use crate::say;
use crate::store as events;

fn over() -> Refusal {
    refused(Code::EventTicketConflict, "transfer_over", say!("event-ticket-offer-over"))
}

fn nobody() -> Refusal {
    Refusal::new(Code::NotFound, say!("member-missing"))
}

/// Offers to the viewer and by them.
///
/// # Errors
/// 404 `EVENT_TICKET_NOT_FOUND` if they may not see the event.
pub async fn list(call: &Call, id: EventId) -> Answer<Vec<Shown>> {
    let viewer = call.member()?;
    let seen = crate::actions::each(call, &[id]).await?.pop().ok_or_else(missing)?;
    if viewer.tenant != call.tenant() {
        return Ok(Vec::new());
    }
    let begun = seen.event.has_begun(call.now());
    let rows = transfers::of_member(call, id, viewer.id, MOST).await?;
    Ok(rows.into_iter().map(|row| timely(row, begun)).collect())
}

/// Those of some offers that are to or by the viewer. The same statements whatever their number.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn by_ids(call: &Call, ids: &[TransferId]) -> Answer<Vec<Shown>> {
    let viewer = call.member()?;
    if viewer.tenant != call.tenant() {
        return Ok(Vec::new());
    }
    let rows = transfers::by_ids(call, viewer.id, ids).await?;
    let seen = crate::actions::each_once(call, rows.iter().map(|row| row.transfer.event_id)).await?;
    let begun: HashMap<EventId, bool> =
        seen.into_iter().map(|seen| (seen.event.id, seen.event.has_begun(call.now()))).collect();
    let shown = |row: Shown| {
        let begun = *begun.get(&row.transfer.event_id)?;
        Some(timely(row, begun))
    };
    Ok(rows.into_iter().filter_map(shown).collect())
}

/// With the beginning of the event nothing can be accepted any more.
fn timely(mut row: Shown, begun: bool) -> Shown {
    if begun && row.transfer.status == Offer::Offered {
        row.transfer.status = Offer::Ended;
    }
    row
}

/// Offers the viewer's tickets to a member; and whether that is new.
///
/// # Errors
/// As the contract says of `offerEventTicketTransfer`.
pub async fn offer(
    call: &Call,
    id: EventId,
    tickets: EntitlementId,
    (to, version): (MemberId, i64),
) -> Answer<(Shown, bool)> {
    let viewer = call.member()?;
    if viewer.tenant != call.tenant() {
        return Err(missing().into());
    }
    let me = viewer.id;
    let mut tx = call.begin().await?;
    let event = events::lock(&mut tx, id).await?.ok_or_else(missing)?;
    let found = store::ticket(&mut tx.reads(), id, tickets).await?.ok_or_else(missing)?.entitlement;
    if found.user_id != me || found.status != Standing::Confirmed || found.kind != Kind::Free {
        return Err(missing().into());
    }
    if found.version != version {
        return Err(stale().into());
    }
    if to == me {
        return Err(invalid("user_id", say!("event-ticket-offer-self")).into());
    }
    if !event.is_registrable(call.now()) {
        return Err(refused(Code::EventTicketConflict, "event_closed", say!("event-ticket-event-closed")).into());
    }
    let present = members::store::hold(&mut tx, &[me, to]).await?;
    if !present.iter().any(|one| one.id == to && one.active) {
        return Err(nobody().into());
    }
    blocks::pass(&mut tx, Door::OfferEventTicketTransfer, me, to, Errand::default()).await?;
    if events::read_seen(&mut tx, to, false, id).await?.is_none() {
        return Err(nobody().into());
    }
    let (number, is_new) = match transfers::standing(&mut tx, tickets).await? {
        Some(standing) if standing.recipient_id == to => (standing.id, false),
        Some(_) => {
            return Err(refused(Code::EventTicketConflict, "transfer_open", say!("event-ticket-offer-open")).into());
        }
        None => (transfers::insert(&mut tx, id, tickets, (me, to)).await?, true),
    };
    let row = shown(&mut tx, id, me, number).await?;
    if is_new {
        tell(&mut tx, &row, Offer::Offered, me).await?;
        tx.commit().await?;
    }
    Ok((row, is_new))
}

async fn shown(tx: &mut Tx, event: EventId, me: MemberId, id: TransferId) -> Answer<Shown> {
    let row = transfers::find(&mut tx.reads(), event, me, id).await?;
    Ok(row.ok_or_else(|| Fault::new("an offer has no row"))?)
}

async fn tell(tx: &mut Tx, row: &Shown, to: Offer, actor: MemberId) -> Answer<()> {
    let transfer = &row.transfer;
    let told = EventTicketTransferChanged {
        action: format!("event.ticket.transfer_{}", to.as_str()),
        event: transfer.event_id,
        transfer: transfer.id,
        sender: transfer.sender_id,
        recipient: transfer.recipient_id,
        actor,
        units: row.offered.units,
    };
    outbox::tell(tx, told).await?;
    Ok(())
}

/// Takes tickets that the viewer was offered. Whoever does not take part yet registers with it.
///
/// # Errors
/// As the contract says of `acceptEventTicketTransfer`.
pub async fn accept(call: &Call, id: EventId, offer: TransferId) -> Answer<Shown> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    // Nobody learns by it what somebody else was offered.
    let event = events::lock(&mut tx, id).await?.ok_or_else(missing)?;
    let row = transfers::find(&mut tx.reads(), event.id, me, offer).await?;
    let row = row.filter(|row| row.transfer.recipient_id == me).ok_or_else(missing)?;
    match row.transfer.status {
        Offer::Accepted => return Ok(row),
        Offer::Offered => {}
        Offer::Declined | Offer::Withdrawn | Offer::Ended => return Err(over().into()),
    }
    let (event, registration) = registration::take_part(call, &mut tx, id, Door::AcceptEventTicketTransfer).await?;
    let sender = row.transfer.sender_id;
    members::store::hold(&mut tx, &[sender]).await?;
    blocks::pass(&mut tx, Door::AcceptEventTicketTransfer, me, sender, Errand::default()).await?;
    let of = store::lock(&mut tx, id, row.offered.ticket_type_id).await?.ok_or_else(missing)?;
    let tickets =
        store::ticket(&mut tx.reads(), id, row.transfer.entitlement_id).await?.ok_or_else(missing)?.entitlement;
    if tickets.status != Standing::Confirmed || of.status == Status::Archived || !event.is_registrable(call.now()) {
        return Err(over().into());
    }
    let person = store::person(&mut tx.reads(), me).await?.ok_or_else(forbidden)?;
    let has = store::held(&mut tx.reads(), &[id], me).await?;
    let has = has.iter().find(|held| held.ticket_type_id == of.id).map_or(0, |held| held.units);
    model::may_hold(&of, (&person, has), tickets.units, call.now())?;
    transfers::close(&mut tx, offer, Offer::Accepted).await?;
    store::cancel(&mut tx, &tickets, EntitlementAction::Transferred, None, Some(me)).await?;
    let given = (me, registration, tickets.units);
    store::allocate(&mut tx, &of, given, Some(me), EntitlementAction::Transferred).await?;
    let row = shown(&mut tx, id, me, offer).await?;
    tell(&mut tx, &row, Offer::Accepted, me).await?;
    tx.commit().await?;
    Ok(row)
}

/// Ends an offer: the viewer does not want what they were offered, or keeps what they have offered.
///
/// # Errors
/// As the contract says of `declineEventTicketTransfer` and `withdrawEventTicketTransfer`.
pub async fn close(call: &Call, id: EventId, offer: TransferId, to: Offer) -> Answer<Shown> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let event = events::lock(&mut tx, id).await?.ok_or_else(missing)?;
    let row = transfers::find(&mut tx.reads(), id, me, offer).await?;
    let whose = |row: &Shown| if to == Offer::Withdrawn { row.transfer.sender_id } else { row.transfer.recipient_id };
    let row = row.filter(|row| whose(row) == me).ok_or_else(missing)?;
    let row = timely(row, event.has_begun(call.now()));
    if row.transfer.status == to {
        return Ok(row);
    }
    if row.transfer.status != Offer::Offered {
        return Err(over().into());
    }
    transfers::close(&mut tx, offer, to).await?;
    let row = shown(&mut tx, id, me, offer).await?;
    tell(&mut tx, &row, to, me).await?;
    tx.commit().await?;
    Ok(row)
}
