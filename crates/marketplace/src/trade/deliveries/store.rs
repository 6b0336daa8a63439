//! The SQL of offers of delivery.

use super::model::{Delivery, DeliveryId, delivery_columns};
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::{Holding, Stored};
use crate::ids::MarketplaceListingId;
use crate::trade::model::{Order, OrderId};
use crate::wallet::store::{Party, party_columns};
use crate::{insert, joined_record, newest_first, params, record};

pub mod sound;
pub mod staff;

record! {
    /// The order that is brought.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Brought {
        /// What its listing was called.
        pub listing_title: String,
        /// Where it goes, in the buyer's form.
        pub delivery_address: Option<serde_json::Value>,
        /// What the buyer wrote about that.
        pub delivery_notes: Option<String>,
    }
}

joined_record! {
    /// An offer of delivery with what a list shows beside.
    #[derive(Clone, Debug, PartialEq)]
    pub struct DeliveryWithParties {
        /// The offer.
        pub delivery: Delivery,
        /// Its order.
        pub order: Brought,
        /// Who brings it.
        pub deliverer: Party,
        /// Who ordered.
        pub buyer: Party,
        /// Who sold.
        pub seller: Party,
    }
}

/// An offer of delivery `d` with what is around it.
#[rustfmt::skip]
macro_rules! shown {
    ($which:expr) => {
        concat!("SELECT ", delivery_columns!("d"), ", o.listing_title, o.delivery_address, o.delivery_notes,
                        ", party_columns!("w"), ", ", party_columns!("b"), ", ", party_columns!("s"), "
                   FROM marketplace_deliveries d
                   JOIN marketplace_orders o ON o.tenant_id = $1 AND o.id = d.order_id
                   JOIN users w ON w.tenant_id = $1 AND w.id = d.deliverer_id
                   JOIN users b ON b.tenant_id = $1 AND b.id = o.buyer_id
                   JOIN users s ON s.tenant_id = $1 AND s.id = o.seller_id
                  WHERE d.tenant_id = $1 AND ", $which)
    };
}

/// Notes an offer of delivery. A second one of a member's that waits or holds breaks `marketplace_deliveries_open`.
pub async fn insert(tx: &mut Tx, delivery: &Delivery) -> Stored<DeliveryId> {
    let (sql, params) = insert! { into marketplace_deliveries {
        order_id: delivery.order_id,
        deliverer_id: delivery.deliverer_id,
        time_credits: delivery.time_credits,
        estimated_minutes: delivery.estimated_minutes,
        notes: delivery.notes.clone(),
        status: delivery.status,
        is_reminded: delivery.is_reminded,
        created_at & updated_at: delivery.created_at,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// A member's latest offer to bring an order, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock_latest(tx: &mut Tx, order: OrderId, deliverer: MemberId) -> Stored<Option<Delivery>> {
    tx.optional(
        concat!("SELECT ", delivery_columns!("d"), "
               FROM marketplace_deliveries d
              WHERE d.tenant_id = $1 AND d.order_id = $2 AND d.deliverer_id = $3
              ORDER BY d.id DESC
              LIMIT 1
                FOR NO KEY UPDATE"),
        params![order, deliverer],
    )
    .await
}

/// An offer of delivery, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: DeliveryId) -> Stored<Option<Delivery>> {
    tx.optional(
        concat!("SELECT ", delivery_columns!("d"), " FROM marketplace_deliveries d WHERE d.tenant_id = $1 AND d.id = $2 FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// Those that wait or hold for an order, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock_live(tx: &mut Tx, order: OrderId) -> Stored<Vec<Delivery>> {
    tx.all(
        concat!("SELECT ", delivery_columns!("d"), "
               FROM marketplace_deliveries d
              WHERE d.tenant_id = $1 AND d.order_id = $2 AND d.status IN ('pending', 'accepted')
              ORDER BY d.id
                FOR NO KEY UPDATE"),
        params![order],
    )
    .await
}

/// Writes where an offer of delivery stands. A second one that is accepted for an order breaks `marketplace_deliveries_once`.
pub async fn update(tx: &mut Tx, delivery: &Delivery) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_deliveries
            SET status = $3, wallet_transaction_id = $4, due_at = $5, is_reminded = $6, accepted_at = $7, completed_at = $8,
                pay_until = $9, unpaid_at = $10, updated_at = $11
          WHERE tenant_id = $1 AND id = $2",
        params![
            delivery.id,
            delivery.status,
            delivery.wallet_transaction_id,
            delivery.due_at,
            delivery.is_reminded,
            delivery.accepted_at,
            delivery.completed_at,
            delivery.pay_until,
            delivery.unpaid_at,
            now
        ],
    )
    .await
}

/// Whether somebody was paid for bringing an order.
pub async fn is_brought(tx: &mut Tx, order: &Order) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM marketplace_deliveries WHERE tenant_id = $1 AND order_id = $2 AND status = 'completed')",
        params![order.id],
    )
    .await
}

/// An offer of delivery with what is around it.
pub async fn any(from: &mut Reads<'_>, id: DeliveryId) -> Stored<Option<DeliveryWithParties>> {
    from.optional(shown!("d.id = $2"), params![id]).await
}

/// Those of these that a member would bring, ordered or sold, in no order. One statement whatever their number.
pub async fn several(call: &Call, member: MemberId, ids: &[DeliveryId]) -> Stored<Vec<DeliveryWithParties>> {
    call.all(
        shown!("d.id = ANY($3) AND (d.deliverer_id = $2 OR o.buyer_id = $2 OR o.seller_id = $2)"),
        params![member, ids],
    )
    .await
}

/// Those for an order, the latest first. Served by `marketplace_deliveries_by_order`.
pub async fn of_order(call: &Call, order: OrderId, limit: i64) -> Stored<Vec<DeliveryWithParties>> {
    call.all(shown!("d.order_id = $2 ORDER BY d.id DESC LIMIT $3"), params![order, limit]).await
}

/// What a member has offered to bring before `before`, newest first. Served by `marketplace_deliveries_by_deliverer`.
pub async fn of_deliverer(call: &Call, member: MemberId, before: i64, limit: i64) -> Stored<Vec<DeliveryWithParties>> {
    call.all(newest_first!(call.way(), before, order => shown!(concat!("d.deliverer_id = $2 AND d.id ", before!(), " $3 ORDER BY d.id ", order!(), " LIMIT $4"))), params![member, before, limit])
        .await
}

record! {
    /// An order that waits for somebody who brings it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Wish {
        /// The order.
        pub order_id: OrderId,
        /// Its listing.
        pub listing_id: MarketplaceListingId,
        /// What that was called.
        pub listing_title: String,
        /// How many.
        pub quantity: i64,
        /// Where it is fetched.
        pub location: Option<String>,
        /// When it was ordered.
        pub ordered_at: Timestamp,
    }
}

joined_record! {
    /// What is to be brought, and from whom.
    #[derive(Clone, Debug, PartialEq)]
    pub struct OpenDelivery {
        /// The order.
        pub wish: Wish,
        /// Who sold.
        pub seller: Party,
    }
}

/// Orders of others before `before` that nobody brings yet, newest first, without those that the member has offered to bring and those of whom a
/// block keeps them apart from. Served by `marketplace_orders_to_deliver`.
#[rustfmt::skip::macros(concat)]
pub async fn open(call: &Call, member: MemberId, before: i64, limit: i64) -> Stored<Vec<OpenDelivery>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT o.id AS order_id, o.listing_id, o.listing_title, o.quantity, l.location, o.created_at AS ordered_at,
                    ", party_columns!("s"), "
               FROM marketplace_orders o
               LEFT JOIN marketplace_listings l ON l.tenant_id = $1 AND l.id = o.listing_id
               JOIN users s ON s.tenant_id = $1 AND s.id = o.seller_id
              WHERE o.tenant_id = $1 AND o.shipping_method = 'community_delivery' AND o.status IN ('paid', 'shipped')
                AND o.id ", before!(), " $3 AND o.buyer_id <> $2 AND o.seller_id <> $2
                AND NOT EXISTS (SELECT 1 FROM marketplace_deliveries d
                                 WHERE d.tenant_id = $1 AND d.order_id = o.id
                                   AND (d.status IN ('accepted', 'completed') OR (d.status = 'pending' AND d.deliverer_id = $2)))
                AND NOT EXISTS (SELECT 1 FROM user_blocks x
                                 WHERE x.tenant_id = $1
                                   AND ((x.user_id = $2 AND x.blocked_user_id IN (o.buyer_id, o.seller_id))
                                     OR (x.blocked_user_id = $2 AND x.user_id IN (o.buyer_id, o.seller_id))))
              ORDER BY o.id ", order!(), "
              LIMIT $4")),
        params![member, before, limit],
    )
    .await
}

record! {
    /// What the clock has to look at.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct DueDelivery {
        /// Whose community it is.
        pub tenant_id: TenantId,
        /// The offer of delivery.
        pub id: DeliveryId,
        /// Its order, which is held first.
        pub order_id: OrderId,
    }
}

/// Those of all communities that are due to be paid, the longest first. Served by `marketplace_deliveries_overdue`.
pub async fn due(call: &Call, now: Timestamp, limit: i64) -> Stored<Vec<DueDelivery>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id, order_id FROM marketplace_deliveries WHERE due_at <= $1 ORDER BY due_at LIMIT $2",
            params![now, limit],
        )
        .await
}

/// What offers of delivery hold of a member: what was brought and paid stays, without their words. What they have not brought they do not bring.
pub const HOLDINGS: &[Holding] = &[Holding::both(
    "marketplace_deliveries",
    "marketplace_deliveries",
    "SELECT d.order_id, o.listing_title, d.deliverer_id = $2 AS is_brought_by_me, CAST(d.time_credits AS DOUBLE PRECISION) / 100 AS time_credits, d.estimated_minutes, CASE WHEN d.deliverer_id = $2 THEN d.notes END AS notes, d.status, d.accepted_at, d.completed_at, d.created_at FROM marketplace_deliveries d JOIN marketplace_orders o ON o.tenant_id = d.tenant_id AND o.id = d.order_id WHERE d.tenant_id = $1 AND (d.deliverer_id = $2 OR o.buyer_id = $2) ORDER BY d.id",
    &[
        "UPDATE marketplace_deliveries SET notes = NULL WHERE tenant_id = $1 AND deliverer_id = $2",
        "UPDATE marketplace_deliveries SET status = 'withdrawn', due_at = NULL, updated_at = $3 WHERE tenant_id = $1 AND deliverer_id = $2 AND status IN ('pending', 'accepted', 'unpaid')",
        "UPDATE marketplace_deliveries SET status = 'cancelled', due_at = NULL, updated_at = $3 WHERE tenant_id = $1 AND status IN ('pending', 'accepted') AND order_id IN (SELECT id FROM marketplace_orders WHERE tenant_id = $1 AND buyer_id = $2)",
    ],
)];
