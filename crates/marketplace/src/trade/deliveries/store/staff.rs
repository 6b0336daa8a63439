//! The SQL of deliveries that nobody paid, and that staff settle.

use super::super::model::{Delivery, DeliveryId, Status};
use crate::base::{Hours, MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::trade::model::{OrderId, Status as OrderStatus};
use crate::wallet::store::{Party, party_columns};
use crate::{joined_record, params, record};

record! {
    /// A delivery that nobody paid, without those whom it concerns.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Unpaid {
        /// `marketplace_deliveries.id`.
        pub id: DeliveryId,
        /// The order.
        pub order_id: OrderId,
        /// How people name it.
        pub order_number: String,
        /// Where it stands.
        pub order_status: OrderStatus,
        /// What was brought.
        pub listing_title: String,
        /// What was agreed on for that.
        pub time_credits: Hours,
        /// Where the delivery stands.
        pub status: Status,
        /// When the clock gave up.
        pub unpaid_at: Timestamp,
        /// When staff settled it.
        pub settled_at: Option<Timestamp>,
        /// Why so.
        pub settlement_reason: Option<String>,
    }
}

joined_record! {
    /// The same with everybody whom it concerns.
    #[derive(Clone, Debug, PartialEq)]
    pub struct UnpaidDelivery {
        /// The delivery.
        pub unpaid: Unpaid,
        /// Who brought it.
        pub deliverer: Party,
        /// Who ordered.
        pub buyer: Party,
        /// Who sold.
        pub seller: Party,
        /// Who settled it.
        pub settler: Party,
    }
}

/// A delivery `d` that nobody paid, with what is around it.
#[rustfmt::skip]
macro_rules! shown {
    ($which:expr) => {
        concat!("SELECT d.id, d.order_id, o.order_number, o.status AS order_status, o.listing_title, d.time_credits, d.status, d.unpaid_at,
                        d.settled_at, d.settlement_reason,
                        ", party_columns!("w"), ", ", party_columns!("b"), ", ", party_columns!("s"), ", ", party_columns!("h"), "
                   FROM marketplace_deliveries d
                   JOIN marketplace_orders o ON o.tenant_id = $1 AND o.id = d.order_id
                   JOIN users w ON w.tenant_id = $1 AND w.id = d.deliverer_id
                   JOIN users b ON b.tenant_id = $1 AND b.id = o.buyer_id
                   JOIN users s ON s.tenant_id = $1 AND s.id = o.seller_id
                   LEFT JOIN users h ON h.tenant_id = $1 AND h.id = d.settled_by
                  WHERE d.tenant_id = $1 AND ", $which)
    };
}

/// A page of those that wait for staff, the longest first. Served by `marketplace_deliveries_unpaid`.
pub async fn page(call: &Call, limit: i64, offset: i64) -> Stored<Vec<UnpaidDelivery>> {
    call.all(shown!("d.status = 'unpaid' ORDER BY d.unpaid_at, d.id LIMIT $2 OFFSET $3"), params![limit, offset]).await
}

/// How many there are.
pub async fn count(call: &Call) -> Stored<i64> {
    call.one("SELECT COUNT(*) FROM marketplace_deliveries WHERE tenant_id = $1 AND status = 'unpaid'", params![]).await
}

/// One of them, also if it is settled by now.
pub async fn any(from: &mut Reads<'_>, id: DeliveryId) -> Stored<Option<UnpaidDelivery>> {
    from.optional(shown!("d.id = $2 AND d.unpaid_at IS NOT NULL"), params![id]).await
}

/// Of which order a delivery is that nobody paid: the order is held first.
pub async fn order_of(tx: &mut Tx, id: DeliveryId) -> Stored<Option<OrderId>> {
    tx.optional(
        "SELECT order_id FROM marketplace_deliveries WHERE tenant_id = $1 AND id = $2 AND unpaid_at IS NOT NULL",
        params![id],
    )
    .await
}

/// Notes how staff settled a delivery.
pub async fn settle(tx: &mut Tx, delivery: &Delivery, by: MemberId, reason: &str) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_deliveries
            SET status = $3, wallet_transaction_id = $4, completed_at = $5, due_at = $6, pay_until = $7, is_reminded = $8, settled_by = $9,
                settled_at = $10, settlement_reason = $11, updated_at = $10
          WHERE tenant_id = $1 AND id = $2",
        params![
            delivery.id,
            delivery.status,
            delivery.wallet_transaction_id,
            delivery.completed_at,
            delivery.due_at,
            delivery.pay_until,
            delivery.is_reminded,
            by,
            now,
            reason.to_owned()
        ],
    )
    .await
}

/// Why staff settled a delivery as they did.
pub async fn reason(tx: &mut Tx, id: DeliveryId) -> Stored<Option<String>> {
    let found: Option<Option<String>> = tx
        .optional("SELECT settlement_reason FROM marketplace_deliveries WHERE tenant_id = $1 AND id = $2", params![id])
        .await?;
    Ok(found.flatten())
}
