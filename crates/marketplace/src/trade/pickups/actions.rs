//! What buyers and sellers do about handing things over.

use contract::Code;

use super::events::MarketplacePickupMoved;
use super::model::{
    Reservation, ReservationId, Status, has_room, is_handed_over, is_missed, is_picked_up_later, refused,
};
use super::store::{self, Pickup};
use crate::base::{Answer, Cursor, Failure, MemberId, Page};
use crate::call::{Call, Tx};
use crate::catalogue::actions::is_seen;
use crate::catalogue::model as catalogue;
use crate::ids::{MarketplaceListingId, PickupSlotId};
use crate::outbox;
use crate::seller::store::PickupSlot;
use crate::trade::actions::hold;
use crate::trade::model::{Order, OrderId, order_number};
use crate::trade::{is_for, store as orders};

/// How many slots are shown.
const SHOWN: i64 = 50;

/// When a listing can be picked up, and by whom it is handed over. Nothing for one that is not picked up.
///
/// # Errors
/// 404 `RESOURCE_NOT_FOUND` for a listing that the viewer does not see.
pub async fn slots(
    call: &Call,
    listing: MarketplaceListingId,
    offer: Option<i64>,
) -> Answer<Vec<(PickupSlot, MemberId)>> {
    let reserved = match offer {
        Some(offer) => is_for(call, offer, listing).await?,
        None => false,
    };
    if !reserved && !is_seen(call, listing).await? {
        return Err(catalogue::missing().into());
    }
    let Some(seller) = store::handed_over_by(call, listing).await? else { return Ok(Vec::new()) };
    let open = store::open_slots(call, seller, SHOWN).await?;
    Ok(open.into_iter().map(|slot| (slot, seller)).collect())
}

/// What the viewer picks up, the latest first.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn mine(call: &Call, limit: i64, cursor: Option<Cursor>) -> Answer<Page<Pickup>> {
    let before = call.newest_behind(cursor);
    let rows = store::of_buyer(call, call.me()?, before, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.reservation.id.get()))
}

/// Some of them, as far as they are the viewer's.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn each(call: &Call, ids: &[ReservationId]) -> Answer<Vec<Pickup>> {
    Ok(store::several_of_buyer(call, call.me()?, ids).await?)
}

/// Reserves a time for an order of the viewer's that was made without one.
///
/// Emits `MarketplacePickupMoved`. Of a time that is chosen with the order its seller hears by the order.
///
/// # Errors
/// 404 `ORDER_NOT_FOUND`; 422 `ORDER_NOT_PICKUP_ELIGIBLE`, and as [`reserve`] does. Source: spec marketplace 6.
pub async fn reserve_later(call: &Call, order: OrderId, slot: PickupSlotId) -> Answer<Reservation> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let known = orders::parties(&mut tx, order).await?.is_some();
    let order = if known { hold(&mut tx, order).await? } else { return Err(refused(Code::OrderNotFound).into()) };
    if order.buyer_id != me {
        return Err(refused(Code::OrderNotFound).into());
    }
    if !is_picked_up_later(&order) {
        return Err(refused(Code::OrderNotPickupEligible).into());
    }
    let made = reserve(&mut tx, &order, slot).await?;
    outbox::tell(&mut tx, MarketplacePickupMoved::of(&order, me, made.status)).await?;
    tx.commit().await?;
    Ok(made)
}

/// Takes a place in a slot for an order, which is held, in the same transaction. Whoever missed their time gives that place back.
///
/// # Errors
/// 422 `SLOT_NOT_FOUND`, `DUPLICATE_RESERVATION`, and as [`has_room`] does.
pub(crate) async fn reserve(tx: &mut Tx, order: &Order, slot: PickupSlotId) -> Answer<Reservation> {
    if let Some(mut missed) = store::lock_of_order(tx, order.id).await? {
        if missed.status != Status::NoShow {
            return Err(refused(Code::DuplicateReservation).into());
        }
        // Slots are held in the order of their ids.
        for id in [missed.slot_id.min(slot), missed.slot_id.max(slot)] {
            store::lock_slot(tx, id).await?;
        }
        missed.status = Status::Cancelled;
        store::update(tx, &missed).await?;
        store::count_booking(tx, missed.slot_id, -1).await?;
    }
    let (held, seller) = store::lock_slot(tx, slot).await?.ok_or_else(|| Failure::from(refused(Code::SlotNotFound)))?;
    has_room(&held, seller, order, tx.now())?;
    // A ULID, as the number of an order is.
    let number = order_number(tx.now(), tx.call().chance().bytes());
    let made = store::insert(tx, order, slot, number.trim_start_matches("MKT-")).await;
    let made = made.map_err(|error| match error.is_unique("marketplace_pickup_reservations_once") {
        true => Failure::from(refused(Code::DuplicateReservation)),
        false => error.into(),
    })?;
    store::count_booking(tx, slot, 1).await?;
    Ok(made)
}

/// Frees the place of an order that is off. What was handed over stays so.
///
/// # Errors
/// A fault.
pub(crate) async fn release(tx: &mut Tx, order: OrderId) -> Answer<()> {
    let Some(mut reservation) = store::lock_of_order(tx, order).await? else { return Ok(()) };
    if reservation.status == Status::Reserved {
        store::lock_slot(tx, reservation.slot_id).await?;
        reservation.status = Status::Cancelled;
        store::update(tx, &reservation).await?;
        store::count_booking(tx, reservation.slot_id, -1).await?;
    }
    Ok(())
}

/// Notes that the viewer has handed over what this code stands for.
///
/// Emits `MarketplacePickupMoved`.
///
/// # Errors
/// 422 `QR_NOT_FOUND`, and as [`Reservation::hand_over`] does.
pub async fn scan(call: &Call, code: &str) -> Answer<Reservation> {
    // A code that somebody types may come in small letters.
    let (me, code) = (call.me()?, code.trim().to_ascii_uppercase());
    let unknown = || refused(Code::QrNotFound);
    let mut tx = call.begin().await?;
    let order = store::order_of(&mut tx, &code).await?.ok_or_else(unknown)?;
    let order = hold(&mut tx, order).await?;
    let mut reservation = store::lock(&mut tx, &code).await?.ok_or_else(unknown)?;
    reservation.hand_over(me, &order, tx.now())?;
    store::update(&mut tx, &reservation).await?;
    outbox::tell(&mut tx, MarketplacePickupMoved::of(&order, me, reservation.status)).await?;
    tx.commit().await?;
    Ok(reservation)
}

/// Tells everybody who is to come at a time of the viewer's, which is held, that it was moved.
///
/// Emits `MarketplacePickupMoved` for each of them.
///
/// # Errors
/// A fault.
pub(crate) async fn time_moved(tx: &mut Tx, slot: PickupSlotId, seller: MemberId) -> Answer<()> {
    for (order, buyer) in store::expected(tx, slot).await? {
        outbox::tell(tx, MarketplacePickupMoved::time(order, seller, buyer)).await?;
    }
    Ok(())
}

/// Notes what became of an order whose pickup time is over: whoever says that it has come has picked it up, all others did not come. False if there is
/// nothing to be noted any more.
///
/// Emits `MarketplacePickupMoved` to both parties of what was missed.
pub(super) async fn look_back(call: &Call, order: OrderId) -> Answer<bool> {
    let mut tx = call.begin().await?;
    let order = hold(&mut tx, order).await?;
    let Some(mut reservation) = store::lock_of_order(&mut tx, order.id).await? else { return Ok(false) };
    let Some((slot, _)) = store::lock_slot(&mut tx, reservation.slot_id).await? else { return Ok(false) };
    if reservation.status != Status::Reserved || !is_missed(&slot, tx.now()) {
        return Ok(false);
    }
    match order.buyer_confirmed_at {
        Some(at) => (reservation.status, reservation.picked_up_at) = (Status::PickedUp, Some(at)),
        None if is_handed_over(&order) => {
            reservation.status = Status::NoShow;
            let mut parties = [order.buyer_id, order.seller_id];
            parties.sort_unstable();
            for to in parties {
                outbox::tell(&mut tx, MarketplacePickupMoved::missed(order.id, to)).await?;
            }
        }
        None => return Ok(false),
    }
    store::update(&mut tx, &reservation).await?;
    tx.commit().await?;
    Ok(true)
}
