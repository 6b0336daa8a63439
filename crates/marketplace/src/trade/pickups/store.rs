//! The reservations' SQL.

use super::model::{Reservation, ReservationId, Status, pickup_reservation_columns};
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::{Holding, Invariant, Stored};
use crate::ids::{MarketplaceListingId, PickupSlotId};
use crate::seller::store::{PickupSlot, pickup_slot_columns};
use crate::trade::model::{Order, OrderId};
use crate::{insert, joined_record, newest_first, params, record};

record! {
    /// When something is picked up, and what it was called when it was ordered.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Span {
        /// When the slot begins.
        pub slot_start: Timestamp,
        /// When it ends.
        pub slot_end: Timestamp,
        /// What it was called.
        pub listing_title: String,
    }
}

joined_record! {
    /// A reservation with its time.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Pickup {
        /// The reservation.
        pub reservation: Reservation,
        /// Its time.
        pub span: Span,
    }
}

/// A buyer's reservation `r` with its time, from where `$which` finds it.
#[rustfmt::skip]
macro_rules! of_buyer {
    ($which:expr) => {
        concat!("SELECT ", pickup_reservation_columns!("r"), ", s.slot_start, s.slot_end, o.listing_title
                   FROM marketplace_pickup_reservations r
                   JOIN marketplace_pickup_slots s ON s.tenant_id = $1 AND s.id = r.slot_id
                   JOIN marketplace_orders o ON o.tenant_id = $1 AND o.id = r.order_id
                  WHERE r.tenant_id = $1 AND r.buyer_id = $2 AND ", $which)
    };
}

/// A buyer's reservations before `before`, the latest first. Served by `marketplace_pickup_reservations_by_buyer`.
pub async fn of_buyer(call: &Call, buyer: MemberId, before: i64, limit: i64) -> Stored<Vec<Pickup>> {
    call.all(newest_first!(call.way(), before, order => of_buyer!(concat!("r.id ", before!(), " $3 ORDER BY r.id ", order!(), " LIMIT $4"))), params![buyer, before, limit]).await
}

/// Some of a buyer's reservations.
pub async fn several_of_buyer(call: &Call, buyer: MemberId, ids: &[ReservationId]) -> Stored<Vec<Pickup>> {
    call.all(of_buyer!("r.id = ANY($3)"), params![buyer, ids]).await
}

/// Which orders, of whom, are to be picked up in a slot, the first first.
pub async fn expected(tx: &mut Tx, slot: PickupSlotId) -> Stored<Vec<(OrderId, MemberId)>> {
    tx.all(
        "SELECT order_id, buyer_id
           FROM marketplace_pickup_reservations
          WHERE tenant_id = $1 AND slot_id = $2 AND status = 'reserved'
          ORDER BY id",
        params![slot],
    )
    .await
}

record! {
    /// What the clock has to look at.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct OverduePickup {
        /// Whose community it is.
        pub tenant_id: TenantId,
        /// The order.
        pub order_id: OrderId,
    }
}

/// Orders of all communities whose pickup time ended before `end` and of which nobody said that they were handed over, the longest first. Served by
/// `marketplace_pickup_reservations_waiting`.
pub async fn overdue(call: &Call, end: Timestamp, limit: i64) -> Stored<Vec<OverduePickup>> {
    call.unscoped()
        .all(
            "SELECT r.tenant_id, r.order_id
               FROM marketplace_pickup_reservations r
               JOIN marketplace_pickup_slots s ON s.tenant_id = r.tenant_id AND s.id = r.slot_id
               JOIN marketplace_orders o ON o.tenant_id = r.tenant_id AND o.id = r.order_id
              WHERE r.status = 'reserved' AND s.slot_end <= $1 AND o.status IN ('paid', 'shipped', 'delivered', 'completed')
              ORDER BY s.slot_end, r.id
              LIMIT $2",
            params![end, limit],
        )
        .await
}

/// A slot, held until the end of the transaction, and whose it is.
#[rustfmt::skip::macros(concat)]
pub async fn lock_slot(tx: &mut Tx, id: PickupSlotId) -> Stored<Option<(PickupSlot, MemberId)>> {
    tx.optional(
        concat!("SELECT ", pickup_slot_columns!("s"), ",
                    (SELECT p.user_id FROM marketplace_seller_profiles p WHERE p.tenant_id = $1 AND p.id = s.seller_profile_id) AS user_id
               FROM marketplace_pickup_slots s
              WHERE s.tenant_id = $1 AND s.id = $2
                FOR UPDATE"),
        params![id],
    )
    .await
}

/// Counts one reservation more of a slot, or one less. More than there is room for breaks `marketplace_pickup_slots_room`.
pub async fn count_booking(tx: &mut Tx, slot: PickupSlotId, change: i64) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_pickup_slots SET booked_count = booked_count + $3, updated_at = $4 WHERE tenant_id = $1 AND id = $2",
        params![slot, change, now],
    )
    .await
}

/// A seller's slots to come that have room, the earliest first.
#[rustfmt::skip::macros(concat)]
pub async fn open_slots(call: &Call, seller: MemberId, limit: i64) -> Stored<Vec<PickupSlot>> {
    call.all(
        concat!("SELECT ", pickup_slot_columns!("s"), "
               FROM marketplace_pickup_slots s
               JOIN marketplace_seller_profiles p ON p.tenant_id = $1 AND p.id = s.seller_profile_id
              WHERE s.tenant_id = $1 AND p.user_id = $2 AND s.is_active AND s.slot_start > $3 AND s.booked_count < s.capacity
              ORDER BY s.slot_start, s.id
              LIMIT $4"),
        params![seller, call.now(), limit],
    )
    .await
}

/// Writes a reservation. A second one of an order breaks `marketplace_pickup_reservations_once`.
#[rustfmt::skip::macros(concat)]
pub async fn insert(tx: &mut Tx, order: &Order, slot: PickupSlotId, code: &str) -> Stored<Reservation> {
    let now = tx.now();
    let (sql, params) = insert! { into marketplace_pickup_reservations {
        slot_id: slot,
        order_id: order.id,
        listing_id: order.listing_id,
        buyer_id: order.buyer_id,
        qr_code: code.to_owned(),
        status: Status::Reserved,
        reserved_at & updated_at: now,
    } then concat!("RETURNING ", pickup_reservation_columns!()) };
    tx.one(sql, params).await
}

/// The reservation of an order that was not cancelled, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock_of_order(tx: &mut Tx, order: OrderId) -> Stored<Option<Reservation>> {
    tx.optional(
        concat!("SELECT ", pickup_reservation_columns!("r"), "
               FROM marketplace_pickup_reservations r
              WHERE r.tenant_id = $1 AND r.order_id = $2 AND r.status <> 'cancelled'
                FOR NO KEY UPDATE"),
        params![order],
    )
    .await
}

/// Of which order a code is.
pub async fn order_of(tx: &mut Tx, code: &str) -> Stored<Option<OrderId>> {
    tx.optional(
        "SELECT order_id FROM marketplace_pickup_reservations WHERE tenant_id = $1 AND qr_code = $2",
        params![code],
    )
    .await
}

/// A reservation by its code, held until the end of the transaction, after its order.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, code: &str) -> Stored<Option<Reservation>> {
    tx.optional(
        concat!("SELECT ", pickup_reservation_columns!("r"), "
               FROM marketplace_pickup_reservations r
              WHERE r.tenant_id = $1 AND r.qr_code = $2
                FOR NO KEY UPDATE"),
        params![code],
    )
    .await
}

/// Writes where a reservation stands.
pub async fn update(tx: &mut Tx, reservation: &Reservation) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_pickup_reservations SET status = $3, picked_up_at = $4, updated_at = $5 WHERE tenant_id = $1 AND id = $2",
        params![reservation.id, reservation.status, reservation.picked_up_at, now],
    )
    .await
}

/// Who hands a listing over: its seller, if it can be picked up and is for sale, or reserved.
pub async fn handed_over_by(call: &Call, listing: MarketplaceListingId) -> Stored<Option<MemberId>> {
    call.optional(
        "SELECT user_id FROM marketplace_listings WHERE tenant_id = $1 AND id = $2 AND local_pickup AND status IN ('active', 'reserved')",
        params![listing],
    )
    .await
}

/// What reservations hold of a member: what was ordered stays.
pub const HOLDINGS: &[Holding] = &[Holding::shown(
    "marketplace_pickup_reservations",
    "marketplace_pickups",
    "SELECT r.order_id, o.listing_title, s.slot_start, s.slot_end, r.status, r.reserved_at, r.picked_up_at FROM marketplace_pickup_reservations r JOIN marketplace_orders o ON o.tenant_id = r.tenant_id AND o.id = r.order_id JOIN marketplace_pickup_slots s ON s.tenant_id = r.tenant_id AND s.id = r.slot_id WHERE r.tenant_id = $1 AND r.buyer_id = $2 ORDER BY r.id",
)];

/// What is always so of them.
pub const INVARIANTS: &[Invariant] = &[BOOKED, FREED];

/// The count of a slot is that of its reservations.
pub const BOOKED: Invariant = Invariant {
    what: "booked pickup times",
    count: "SELECT COUNT(*)
           FROM marketplace_pickup_slots s
          WHERE s.booked_count <> (SELECT COUNT(*)
                                     FROM marketplace_pickup_reservations r
                                    WHERE r.tenant_id = s.tenant_id AND r.slot_id = s.id AND r.status <> 'cancelled')",
    advice: "pickup times whose count is not that of their reservations; see marketplace_pickup_slots.booked_count",
};

/// An order that is off holds no time.
pub const FREED: Invariant = Invariant {
    what: "pickup times of cancelled orders",
    count: "SELECT COUNT(*)
           FROM marketplace_pickup_reservations r
           JOIN marketplace_orders o ON o.tenant_id = r.tenant_id AND o.id = r.order_id
          WHERE r.status = 'reserved' AND o.status IN ('cancelled', 'refunded')",
    advice: "cancelled or refunded orders that hold a pickup time; see marketplace_pickup_reservations.status",
};
