//! When a seller hands things over.

use contract::Code;

use super::shipping::held;
use super::store::{self, PickupSlot};
use crate::base::{Answer, Failure, Refusal, Timestamp};
use crate::call::Call;
use crate::catalogue::bounds::resident;
use crate::db::DbError;
use crate::ids::PickupSlotId;
use crate::trade::pickups::actions::time_moved;
use crate::{days, say};

/// What a seller says of a slot. What is `None` stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// When it begins.
    pub start: Option<Timestamp>,
    /// When it ends.
    pub end: Option<Timestamp>,
    /// How many orders are handed over in it.
    pub capacity: Option<i64>,
    /// It comes again.
    pub is_recurring: Option<bool>,
    /// How, in the client's words.
    pub recurring_pattern: Option<Option<String>>,
    /// It can be booked.
    pub is_active: Option<bool>,
}

/// The viewer's slots, the earliest first.
pub async fn own(call: &Call) -> Answer<Vec<PickupSlot>> {
    Ok(store::pickup_slots(call, call.me()?, None, None).await?)
}

/// Those of them that begin between two moments, or days on the community's clock.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `from` and on `to` for what is neither.
pub async fn between(call: &Call, from: Option<&str>, to: Option<&str>) -> Answer<Vec<PickupSlot>> {
    let [from, to] = days::span(call, [("from", from), ("to", to)])?;
    Ok(store::pickup_slots(call, call.me()?, from, to).await?)
}

/// Adds a slot. Its seller becomes one with the first.
///
/// Refuses as [`checked`] does.
pub async fn add(call: &Call, said: Said) -> Answer<PickupSlot> {
    let me = resident(call)?;
    let mut tx = call.begin().await?;
    let seller = held(&mut tx, me).await?;
    let slot = checked(said, store::blank_slot(seller, call.now()), call.now())?;
    let id = store::insert_pickup_slot(&mut tx, &slot).await?;
    tx.commit().await?;
    Ok(PickupSlot { id, ..slot })
}

/// Changes a slot. Whoever is to come at a time that is moved is told.
///
/// Refuses with `NOT_FOUND` what is not the viewer's, and as [`checked`] does.
pub async fn change(call: &Call, id: PickupSlotId, said: Said) -> Answer<PickupSlot> {
    let me = resident(call)?;
    let mut tx = call.begin().await?;
    let seller = held(&mut tx, me).await?;
    let before = store::lock_pickup_slot(&mut tx, seller, id).await?.ok_or_else(missing)?;
    let span = (before.slot_start, before.slot_end);
    let after = checked(said, before, call.now())?;
    store::update_pickup_slot(&mut tx, &after).await?;
    if span != (after.slot_start, after.slot_end) {
        time_moved(&mut tx, id, me).await?;
    }
    tx.commit().await?;
    Ok(after)
}

/// Takes a slot away.
///
/// Refuses with `NOT_FOUND` what is not the viewer's, with 409 `SLOT_HAS_RESERVATIONS` one that is booked.
pub async fn remove(call: &Call, id: PickupSlotId) -> Answer<()> {
    let me = resident(call)?;
    let mut tx = call.begin().await?;
    let seller = held(&mut tx, me).await?;
    let slot = store::lock_pickup_slot(&mut tx, seller, id).await?.ok_or_else(missing)?;
    let is_booked = || Refusal::new(Code::SlotHasReservations, say!("marketplace-slot-booked"));
    if slot.booked_count > 0 {
        return Err(is_booked().into());
    }
    // Orders of the past may name it.
    store::delete_pickup_slot(&mut tx, id).await.map_err(|error| match error {
        DbError::ForeignKey(_) => is_booked().into(),
        other => Failure::from(other),
    })?;
    tx.commit().await
}

/// A slot as it is said to be.
///
/// # Errors
/// 422 `SLOT_END_BEFORE_START` on `slot_end`, 422 `VALIDATION_ERROR` on it for a new time that is over, 422 `CAPACITY_BELOW_BOOKINGS` on
/// `capacity`.
fn checked(said: Said, mut slot: PickupSlot, now: Timestamp) -> Result<PickupSlot, Refusal> {
    let is_moved = said.start.is_some() || said.end.is_some();
    slot.slot_start = said.start.unwrap_or(slot.slot_start);
    slot.slot_end = said.end.unwrap_or(slot.slot_end);
    slot.capacity = said.capacity.unwrap_or(slot.capacity);
    slot.is_recurring = said.is_recurring.unwrap_or(slot.is_recurring);
    slot.recurring_pattern = said.recurring_pattern.unwrap_or(slot.recurring_pattern);
    slot.is_active = said.is_active.unwrap_or(slot.is_active);
    if slot.slot_end <= slot.slot_start {
        return Err(Refusal::new(Code::SlotEndBeforeStart, say!("marketplace-slot-order")).field("slot_end"));
    }
    if is_moved && slot.slot_end <= now {
        return Err(Refusal::new(Code::ValidationError, say!("marketplace-slot-over")).field("slot_end"));
    }
    if slot.capacity < slot.booked_count {
        return Err(Refusal::new(Code::CapacityBelowBookings, say!("marketplace-slot-capacity")).field("capacity"));
    }
    Ok(slot)
}

fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("marketplace-slot-missing"))
}
