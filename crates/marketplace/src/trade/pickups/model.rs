//! Which order can be picked up in which slot, and who hands it over: pure.

use chrono::TimeDelta;
use contract::Code;

use crate::base::{MemberId, Refusal, Timestamp};
use crate::ids::{MarketplaceListingId, PickupSlotId};
use crate::seller::store::PickupSlot;
use crate::trade::model::{DeliveryMethod, Order, OrderId, Status as OrderStatus};
use crate::{record, say};

/// Where a reservation stands.
pub use contract::marketplace_pickups::MarketplacePickupStatus as Status;

kernel::ids! {
    /// A place in a slot.
    ReservationId,
}

/// How long after its time something may still be handed over before it counts as missed.
pub const MISSED_AFTER: TimeDelta = TimeDelta::days(1);

record! {
    /// A row of `marketplace_pickup_reservations`.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Reservation {
        /// `marketplace_pickup_reservations.id`.
        pub id: ReservationId,
        /// The slot.
        pub slot_id: PickupSlotId,
        /// The order.
        pub order_id: OrderId,
        /// What was ordered.
        pub listing_id: MarketplaceListingId,
        /// What the buyer shows.
        pub qr_code: String,
        /// Where it stands.
        pub status: Status,
        /// When it was made.
        pub reserved_at: Timestamp,
        /// When the thing was handed over.
        pub picked_up_at: Option<Timestamp>,
    }
    select pickup_reservation_columns
}

/// A refusal of a reservation or of a scan with this code.
pub(super) fn refused(code: Code) -> Refusal {
    Refusal::new(
        code,
        match code {
            Code::QrNotFound => say!("marketplace-pickup-code-unknown"),
            Code::NotForSeller => say!("marketplace-pickup-not-yours"),
            Code::OrderNotPaid => say!("marketplace-pickup-not-paid"),
            Code::AlreadyPickedUp => say!("marketplace-pickup-done"),
            Code::ReservationCancelled => say!("marketplace-pickup-cancelled"),
            Code::OrderNotFound => say!("marketplace-order-missing"),
            Code::OrderNotPickupEligible => say!("marketplace-pickup-not-eligible"),
            Code::DuplicateReservation => say!("marketplace-pickup-exists"),
            Code::SlotInactive => say!("marketplace-pickup-slot-closed"),
            Code::SlotPast => say!("marketplace-pickup-slot-over"),
            Code::SlotFull => say!("marketplace-pickup-slot-full"),
            _ => say!("marketplace-slot-missing"),
        },
    )
}

/// Whether an order still waits to be picked up.
#[must_use]
pub fn is_picked_up_later(order: &Order) -> bool {
    matches!(order.status, OrderStatus::PendingPayment | OrderStatus::Paid)
        && order.shipping_method.as_deref() == Some(DeliveryMethod::Pickup.as_str())
}

/// Whether an order can be handed over now.
#[must_use]
pub fn is_handed_over(order: &Order) -> bool {
    matches!(order.status, OrderStatus::Paid | OrderStatus::Shipped | OrderStatus::Delivered)
}

/// Whether a slot is over for so long that nobody comes any more.
#[must_use]
pub fn is_missed(slot: &PickupSlot, now: Timestamp) -> bool {
    slot.slot_end + MISSED_AFTER <= now
}

/// Whether there is room in a slot of a seller's for an order, at a moment.
///
/// # Errors
/// 422 `SLOT_SELLER_MISMATCH`, `SLOT_INACTIVE`, `SLOT_PAST`, `SLOT_FULL`.
pub fn has_room(slot: &PickupSlot, seller: MemberId, order: &Order, now: Timestamp) -> Result<(), Refusal> {
    if seller != order.seller_id {
        return Err(refused(Code::SlotSellerMismatch));
    }
    if !slot.is_active {
        return Err(refused(Code::SlotInactive));
    }
    if slot.slot_start <= now {
        return Err(refused(Code::SlotPast));
    }
    if slot.booked_count >= slot.capacity {
        return Err(refused(Code::SlotFull));
    }
    Ok(())
}

impl Reservation {
    /// Notes, in memory, that its seller has handed the thing over.
    ///
    /// # Errors
    /// 422 `NOT_FOR_SELLER`, `RESERVATION_CANCELLED`, `ALREADY_PICKED_UP`, `ORDER_NOT_PAID`.
    pub fn hand_over(&mut self, by: MemberId, order: &Order, now: Timestamp) -> Result<(), Refusal> {
        if order.seller_id != by {
            return Err(refused(Code::NotForSeller));
        }
        match self.status {
            Status::Cancelled => return Err(refused(Code::ReservationCancelled)),
            Status::PickedUp => return Err(refused(Code::AlreadyPickedUp)),
            Status::Reserved | Status::NoShow => {}
        }
        if !is_handed_over(order) {
            return Err(refused(Code::OrderNotPaid));
        }
        (self.status, self.picked_up_at) = (Status::PickedUp, Some(now));
        Ok(())
    }
}
