//! The SQL of orders that wait too long.

use super::DueOrder;
use crate::base::{Hours, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::money::{Amount, Currency};
use crate::trade::model::{OrderId, Payment, Role, Status};
use crate::wallet::store::{Party, party_columns};
use crate::{joined_record, params, record};

record! {
    /// An order that waits too long, without its parties.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Waiting {
        /// `marketplace_orders.id`.
        pub id: OrderId,
        /// How people name it.
        pub order_number: String,
        /// Where it stands.
        pub status: Status,
        /// What was ordered.
        pub listing_title: String,
        /// When whose turn it is was reminded.
        pub reminded_at: Timestamp,
        /// When the clock moves it.
        pub overdue_at: Option<Timestamp>,
        /// What is paid in money.
        pub total_price: Amount,
        /// In which currency.
        pub currency: Currency,
        /// What was paid in hours.
        pub time_credits_used: Option<Hours>,
        /// How it is paid; by card it is cash here.
        pub payment_method: Payment,
        /// Whether it was paid by card.
        pub by_card: bool,
        /// How it comes.
        pub shipping_method: Option<String>,
    }
}

joined_record! {
    /// The same with both parties.
    #[derive(Clone, Debug, PartialEq)]
    pub struct OverdueOrder {
        /// The order.
        pub order: Waiting,
        /// Who ordered.
        pub buyer: Party,
        /// Whose listing it is.
        pub seller: Party,
    }
}

/// Orders of all communities that have waited long enough, the longest first. Served by `marketplace_orders_overdue`.
pub async fn due(call: &Call, now: Timestamp, limit: i64) -> Stored<Vec<DueOrder>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id
               FROM marketplace_orders
              WHERE status IN ('paid', 'shipped') AND overdue_at <= $1
              ORDER BY overdue_at
              LIMIT $2",
            params![now, limit],
        )
        .await
}

/// Until when a buyer is expected to pick an order up, if a time is reserved for it.
pub async fn expected_until(tx: &mut Tx, order: OrderId) -> Stored<Option<Timestamp>> {
    tx.optional(
        "SELECT s.slot_end
           FROM marketplace_pickup_reservations r
           JOIN marketplace_pickup_slots s ON s.tenant_id = $1 AND s.id = r.slot_id
          WHERE r.tenant_id = $1 AND r.order_id = $2 AND r.status = 'reserved'",
        params![order],
    )
    .await
}

/// Where an order stands that waits for one of its parties, or for either.
fn stands(turn: Option<Role>) -> Option<Status> {
    turn.map(|turn| if turn == Role::Seller { Status::Paid } else { Status::Shipped })
}

/// A page of those about which somebody was reminded, the first due first. Served by `marketplace_orders_reminded`.
#[rustfmt::skip::macros(concat)]
pub async fn page(call: &Call, turn: Option<Role>, limit: i64, offset: i64) -> Stored<Vec<OverdueOrder>> {
    call.all(
        concat!("SELECT o.id, o.order_number, o.status, o.listing_title, o.reminded_at, o.overdue_at, o.total_price, o.currency,
                        o.time_credits_used, o.payment_method, o.by_card, o.shipping_method,
                        ", party_columns!("b"), ", ", party_columns!("s"), "
                   FROM marketplace_orders o
                   JOIN users b ON b.tenant_id = $1 AND b.id = o.buyer_id
                   JOIN users s ON s.tenant_id = $1 AND s.id = o.seller_id
                  WHERE o.tenant_id = $1 AND o.status IN ('paid', 'shipped') AND o.reminded_at IS NOT NULL
                    AND ($2 IS NULL OR o.status = $2)
                  ORDER BY o.overdue_at, o.id
                  LIMIT $3 OFFSET $4"),
        params![stands(turn), limit, offset],
    )
    .await
}

/// How many there are.
pub async fn count(call: &Call, turn: Option<Role>) -> Stored<i64> {
    call.one(
        "SELECT COUNT(*)
           FROM marketplace_orders o
          WHERE o.tenant_id = $1 AND o.status IN ('paid', 'shipped') AND o.reminded_at IS NOT NULL AND ($2 IS NULL OR o.status = $2)",
        params![stands(turn)],
    )
    .await
}
