//! The SQL of money that the provider refuses to give back.

use super::super::model::{CardPaymentId, CardRefund, CardRefundId, Reason, RefundStatus, refund_columns};
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::money::{Amount, Currency};
use crate::trade::model::{OrderId, Status as OrderStatus};
use crate::wallet::store::{Party, party_columns};
use crate::{joined_record, params, record};

record! {
    /// Money that goes back, as staff see it, without the parties of the order.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct GoesBack {
        /// `marketplace_card_refunds.id`.
        pub id: CardRefundId,
        /// The order.
        pub order_id: OrderId,
        /// How people name it.
        pub order_number: String,
        /// Where it stands.
        pub order_status: OrderStatus,
        /// How much.
        pub amount: Amount,
        /// In which currency.
        pub currency: Currency,
        /// Why.
        pub reason: Reason,
        /// How far it is.
        pub status: RefundStatus,
        /// When the provider refused it the last time.
        pub refused_at: Option<Timestamp>,
        /// What it said.
        pub refusal: Option<String>,
        /// How staff settled it.
        pub settlement_reason: Option<String>,
        /// When it was noted.
        pub created_at: Timestamp,
        /// When it went.
        pub done_at: Option<Timestamp>,
    }
}

joined_record! {
    /// The same with both parties.
    #[derive(Clone, Debug, PartialEq)]
    pub struct StaffRefund {
        /// What goes back.
        pub refund: GoesBack,
        /// Who ordered.
        pub buyer: Party,
        /// Whose listing it is.
        pub seller: Party,
        /// Who settled it.
        pub settler: Party,
    }
}

/// Refunds with what is around them.
#[rustfmt::skip]
macro_rules! shown {
    ($which:expr) => {
        concat!("SELECT r.id, o.id AS order_id, o.order_number, o.status AS order_status, r.amount, p.currency, r.reason, r.status,
                        r.refused_at, r.refusal, r.settlement_reason, r.created_at, r.done_at,
                        ", party_columns!("b"), ", ", party_columns!("s"), ", ", party_columns!("h"), "
                   FROM marketplace_card_refunds r
                   JOIN marketplace_card_payments p ON p.tenant_id = $1 AND p.id = r.payment_id
                   JOIN marketplace_orders o ON o.tenant_id = $1 AND o.id = p.order_id
                   JOIN users b ON b.tenant_id = $1 AND b.id = o.buyer_id
                   JOIN users s ON s.tenant_id = $1 AND s.id = o.seller_id
                   LEFT JOIN users h ON h.tenant_id = $1 AND h.id = r.settled_by
                  WHERE r.tenant_id = $1 AND ", $which)
    };
}

/// A page of those with a status, the oldest first. Served by `marketplace_card_refunds_by_status`.
pub async fn page(call: &Call, status: RefundStatus, limit: i64, offset: i64) -> Stored<Vec<StaffRefund>> {
    call.all(shown!("r.status = $2 ORDER BY r.id LIMIT $3 OFFSET $4"), params![status, limit, offset]).await
}

/// How many there are.
pub async fn count(call: &Call, status: RefundStatus) -> Stored<i64> {
    call.one("SELECT COUNT(*) FROM marketplace_card_refunds WHERE tenant_id = $1 AND status = $2", params![status])
        .await
}

/// One of them.
pub async fn any(from: &mut Reads<'_>, id: CardRefundId) -> Stored<Option<StaffRefund>> {
    from.optional(shown!("r.id = $2"), params![id]).await
}

/// Of which order a refund is: the order is held first.
pub async fn order_of(tx: &mut Tx, id: CardRefundId) -> Stored<Option<OrderId>> {
    tx.optional(
        "SELECT p.order_id
           FROM marketplace_card_refunds r
           JOIN marketplace_card_payments p ON p.tenant_id = $1 AND p.id = r.payment_id
          WHERE r.tenant_id = $1 AND r.id = $2",
        params![id],
    )
    .await
}

/// A refund of a payment that is held.
#[rustfmt::skip::macros(concat)]
pub async fn find(tx: &mut Tx, payment: CardPaymentId, id: CardRefundId) -> Stored<Option<CardRefund>> {
    tx.optional(
        concat!("SELECT ", refund_columns!("r"), "
               FROM marketplace_card_refunds r
              WHERE r.tenant_id = $1 AND r.payment_id = $2 AND r.id = $3"),
        params![payment, id],
    )
    .await
}

/// Notes that the provider refuses it.
pub async fn refuse(tx: &mut Tx, id: CardRefundId, why: &str) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_card_refunds
            SET status = 'refused', refused_at = $3, refusal = $4
          WHERE tenant_id = $1 AND id = $2 AND status = 'pending'",
        params![id, now, why.to_owned()],
    )
    .await
}

/// Lets the provider be asked again.
pub async fn retry(tx: &mut Tx, id: CardRefundId) -> Stored<u64> {
    tx.run(
        "UPDATE marketplace_card_refunds SET status = 'pending' WHERE tenant_id = $1 AND id = $2 AND status = 'refused'",
        params![id],
    )
    .await
}

/// Notes that it was given back in another way.
pub async fn settle(tx: &mut Tx, id: CardRefundId, by: MemberId, reason: &str) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_card_refunds
            SET status = 'settled', done_at = $3, settled_by = $4, settlement_reason = $5
          WHERE tenant_id = $1 AND id = $2 AND status = 'refused'",
        params![id, now, by, reason.to_owned()],
    )
    .await
}

/// How a refund was settled.
pub async fn reason(tx: &mut Tx, id: CardRefundId) -> Stored<Option<String>> {
    let found: Option<Option<String>> = tx
        .optional(
            "SELECT settlement_reason FROM marketplace_card_refunds WHERE tenant_id = $1 AND id = $2",
            params![id],
        )
        .await?;
    Ok(found.flatten())
}
