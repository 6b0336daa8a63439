//! When sellers hand things over.

use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::ids::{PickupSlotId, SellerProfileId};
use crate::{insert, params, record};

record! {
    /// A time at which a seller hands things over.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct PickupSlot {
        /// `marketplace_pickup_slots.id`.
        pub id: PickupSlotId,
        /// The seller.
        pub seller_profile_id: SellerProfileId,
        /// When it begins.
        pub slot_start: Timestamp,
        /// When it ends.
        pub slot_end: Timestamp,
        /// How many orders are handed over in it.
        pub capacity: i64,
        /// How many of them there are.
        pub booked_count: i64,
        /// It comes again.
        pub is_recurring: bool,
        /// How, in the client's words.
        pub recurring_pattern: Option<String>,
        /// It can be booked.
        pub is_active: bool,
    }
    select pub pickup_slot_columns
}

/// A slot before anything is said of it.
#[must_use]
pub fn blank_slot(seller: SellerProfileId, now: Timestamp) -> PickupSlot {
    PickupSlot {
        id: 0.into(),
        seller_profile_id: seller,
        slot_start: now,
        slot_end: now,
        capacity: 1,
        booked_count: 0,
        is_recurring: false,
        recurring_pattern: None,
        is_active: true,
    }
}

/// A member's slots that begin between two moments, the earliest first, at most five hundred.
#[rustfmt::skip::macros(concat)]
pub async fn pickup_slots(
    call: &Call,
    member: MemberId,
    from: Option<Timestamp>,
    to: Option<Timestamp>,
) -> Stored<Vec<PickupSlot>> {
    call.all(
        concat!("SELECT ", pickup_slot_columns!("s"), "
               FROM marketplace_pickup_slots s
               JOIN marketplace_seller_profiles p ON p.tenant_id = $1 AND p.id = s.seller_profile_id
              WHERE s.tenant_id = $1 AND p.user_id = $2
                AND ($3 IS NULL OR s.slot_start >= $3) AND ($4 IS NULL OR s.slot_start <= $4)
              ORDER BY s.slot_start, s.id
              LIMIT 500"),
        params![member, from, to],
    )
    .await
}

/// A seller's slot, held until the end of the transaction. Whoever also holds an order has held that before.
#[rustfmt::skip::macros(concat)]
pub async fn lock_pickup_slot(tx: &mut Tx, seller: SellerProfileId, id: PickupSlotId) -> Stored<Option<PickupSlot>> {
    tx.optional(
        concat!("SELECT ", pickup_slot_columns!("s"), "
               FROM marketplace_pickup_slots s
              WHERE s.tenant_id = $1 AND s.seller_profile_id = $2 AND s.id = $3
                FOR UPDATE"),
        params![seller, id],
    )
    .await
}

/// Writes a new slot.
pub async fn insert_pickup_slot(tx: &mut Tx, slot: &PickupSlot) -> Stored<PickupSlotId> {
    let now = tx.now();
    let (sql, params) = insert! { into marketplace_pickup_slots {
        seller_profile_id: slot.seller_profile_id,
        slot_start: slot.slot_start,
        slot_end: slot.slot_end,
        capacity: slot.capacity,
        booked_count: slot.booked_count,
        is_recurring: slot.is_recurring,
        recurring_pattern: &slot.recurring_pattern,
        is_active: slot.is_active,
        created_at & updated_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Writes what its seller may change.
pub async fn update_pickup_slot(tx: &mut Tx, slot: &PickupSlot) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_pickup_slots
            SET slot_start = $3, slot_end = $4, capacity = $5, is_recurring = $6, recurring_pattern = $7, is_active = $8,
                updated_at = $9
          WHERE tenant_id = $1 AND id = $2",
        params![
            slot.id,
            slot.slot_start,
            slot.slot_end,
            slot.capacity,
            slot.is_recurring,
            &slot.recurring_pattern,
            slot.is_active,
            now
        ],
    )
    .await
}

/// Takes a slot away.
pub async fn delete_pickup_slot(tx: &mut Tx, id: PickupSlotId) -> Stored<u64> {
    tx.run("DELETE FROM marketplace_pickup_slots WHERE tenant_id = $1 AND id = $2", params![id]).await
}
