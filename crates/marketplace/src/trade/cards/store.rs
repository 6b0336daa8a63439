//! The SQL of card payments.

use super::model::{
    CardPayment, CardPaymentId, CardRefund, CardRefundId, Reason, RefundStatus, Status, payment_columns, refund_columns,
};
use crate::base::TenantId;
use crate::call::{Call, Reads, Tx};
use crate::db::{Holding, Invariant, Stored, Unattended};
use crate::money::Amount;
use crate::queue::Subjects;
use crate::trade::model::{Order, OrderId};
use crate::{insert, params};

pub mod refused;

/// Notes the card payment that an order waits for. A second one breaks `marketplace_card_payments_once`.
pub async fn insert(tx: &mut Tx, order: &Order) -> Stored<CardPaymentId> {
    let now = tx.now();
    let (sql, params) = insert! { into marketplace_card_payments {
        order_id: order.id,
        reference: order.order_number.clone(),
        amount: order.total_price,
        currency: order.currency,
        status: Status::Pending,
        refunded: Amount::ZERO,
        created_at & updated_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// The card payment of an order.
#[rustfmt::skip::macros(concat)]
pub async fn of_order(from: &mut Reads<'_>, order: OrderId) -> Stored<Option<CardPayment>> {
    from.optional(
        concat!("SELECT ", payment_columns!("p"), " FROM marketplace_card_payments p WHERE p.tenant_id = $1 AND p.order_id = $2"),
        params![order],
    )
    .await
}

/// The same, held until the end of the transaction, after its order.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, order: OrderId) -> Stored<Option<CardPayment>> {
    tx.optional(
        concat!("SELECT ", payment_columns!("p"), " FROM marketplace_card_payments p WHERE p.tenant_id = $1 AND p.order_id = $2 FOR NO KEY UPDATE"),
        params![order],
    )
    .await
}

/// A card payment.
#[rustfmt::skip::macros(concat)]
pub async fn find(from: &mut Reads<'_>, id: CardPaymentId) -> Stored<Option<CardPayment>> {
    from.optional(
        concat!("SELECT ", payment_columns!("p"), " FROM marketplace_card_payments p WHERE p.tenant_id = $1 AND p.id = $2"),
        params![id],
    )
    .await
}

/// Whose the payment is that a provider names, and of which order. Served by `marketplace_card_payments_reference`.
pub async fn named(call: &Call, reference: &str) -> Stored<Option<(TenantId, OrderId)>> {
    call.unscoped()
        .optional(
            "SELECT tenant_id, order_id FROM marketplace_card_payments WHERE reference = $1",
            params![reference.to_owned()],
        )
        .await
}

/// Writes where a card payment stands.
pub async fn update(tx: &mut Tx, payment: &CardPayment) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_card_payments
            SET intent = $3, status = $4, refunded = $5, escrow = $6, release_after = $7, released_at = $8, release_trigger = $9,
                paid_at = $10, released = $11, charged_back = $12, fee_basis = $13, updated_at = $14
          WHERE tenant_id = $1 AND id = $2",
        params![
            payment.id,
            payment.intent.clone(),
            payment.status,
            payment.refunded,
            payment.escrow,
            payment.release_after,
            payment.released_at,
            payment.release_trigger,
            payment.paid_at,
            payment.released,
            payment.charged_back,
            payment.fee_basis,
            now
        ],
    )
    .await
}

/// Notes that an event was heard. Nothing if it was heard before.
pub async fn note_event(tx: &mut Tx, payment: CardPaymentId, event: &str, kind: &str) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into marketplace_card_events {
        payment_id: payment,
        event: event.to_owned(),
        kind: kind.to_owned(),
        received_at: now,
    } then "ON CONFLICT (tenant_id, event) DO NOTHING" };
    tx.run(sql, params).await
}

/// Notes money that is to go back, or went. Nothing if it is noted under this key already.
pub async fn insert_refund(
    tx: &mut Tx,
    payment: CardPaymentId,
    (key, reason, dispute): (&str, Reason, Option<i64>),
    amount: Amount,
    status: RefundStatus,
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into marketplace_card_refunds {
        payment_id: payment,
        dispute_id: dispute,
        refund_key: key.to_owned(),
        reason: reason,
        amount: amount,
        status: status,
        done_at: (status == RefundStatus::Succeeded).then_some(now),
        created_at: now,
    } then "ON CONFLICT (tenant_id, payment_id, refund_key) DO NOTHING" };
    tx.run(sql, params).await
}

/// What is to go back of a payment, and has not yet, the oldest first.
#[rustfmt::skip::macros(concat)]
pub async fn waiting(from: &mut Reads<'_>, payment: CardPaymentId) -> Stored<Vec<CardRefund>> {
    from.all(
        concat!("SELECT ", refund_columns!("r"), "
               FROM marketplace_card_refunds r
              WHERE r.tenant_id = $1 AND r.payment_id = $2 AND r.status = 'pending'
              ORDER BY r.id"),
        params![payment],
    )
    .await
}

/// A refund by its key, of a payment that is held.
#[rustfmt::skip::macros(concat)]
pub async fn refund(tx: &mut Tx, payment: CardPaymentId, key: &str) -> Stored<Option<CardRefund>> {
    tx.optional(
        concat!("SELECT ", refund_columns!("r"), "
               FROM marketplace_card_refunds r
              WHERE r.tenant_id = $1 AND r.payment_id = $2 AND r.refund_key = $3"),
        params![payment, key.to_owned()],
    )
    .await
}

/// Notes that money went back, also after the provider had refused it.
pub async fn done(tx: &mut Tx, id: CardRefundId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_card_refunds
            SET status = 'succeeded', done_at = $3
          WHERE tenant_id = $1 AND id = $2 AND status IN ('pending', 'refused')",
        params![id, now],
    )
    .await
}

/// How much of a payment went back or is to.
pub async fn promised(tx: &mut Tx, payment: CardPaymentId) -> Stored<Amount> {
    tx.one(
        "SELECT COALESCE(SUM(amount), 0)::bigint FROM marketplace_card_refunds WHERE tenant_id = $1 AND payment_id = $2",
        params![payment],
    )
    .await
}

/// What the tasks are about.
pub const SUBJECTS: Subjects = Subjects {
    topic: "cards",
    statement: "SELECT tenant_id, id, reference FROM marketplace_card_payments WHERE id = ANY($1)",
};

/// What card payments hold of a member: what was paid and given back stays. Who had the card, only the provider knows.
pub const HOLDINGS: &[Holding] = &[
    Holding::shown(
        "marketplace_card_payments",
        "marketplace_card_payments",
        "SELECT p.reference, CAST(p.amount AS DOUBLE PRECISION) / 100 AS amount, CAST(p.refunded AS DOUBLE PRECISION) / 100 AS refunded, p.currency, p.status, p.paid_at, p.created_at FROM marketplace_card_payments p JOIN marketplace_orders o ON o.tenant_id = p.tenant_id AND o.id = p.order_id WHERE p.tenant_id = $1 AND o.buyer_id = $2 ORDER BY p.id",
    ),
    Holding::nothing("marketplace_card_refunds"),
    Holding::nothing("marketplace_card_events"),
];

/// What is always so of them.
pub const INVARIANTS: &[Invariant] = &[PAID, RETURNED, AGREED, KEPT];

/// What waits for people.
pub const UNATTENDED: &[Unattended] = &[REFUSED];

/// Money that the provider refuses to give back, and that staff have still to settle.
pub const REFUSED: Unattended = Unattended {
    what: "refunds that were refused",
    count: "SELECT COUNT(*) FROM marketplace_card_refunds WHERE tenant_id IS NOT NULL AND status = 'refused' AND refused_at <= $1",
    patience: Unattended::AS_THEY_SAY,
    advice: "refunds were refused by the provider of card payments; administrators try them again or settle them at /api/v2/admin/marketplace/refunds",
};

/// Orders by card whose payment is missing, of another amount, or not paid although they are.
pub const PAID: Invariant = Invariant {
    what: "card payments of orders",
    count: "SELECT COUNT(*)
           FROM marketplace_orders o
           LEFT JOIN marketplace_card_payments p ON p.tenant_id = o.tenant_id AND p.order_id = o.id
          WHERE o.by_card
            AND (p.id IS NULL OR p.amount <> o.total_price OR p.currency <> o.currency OR p.reference <> o.order_number
              OR (o.paid_at IS NOT NULL AND p.status <> 'succeeded')
              OR (o.status = 'pending_payment' AND p.status = 'succeeded'))",
    advice: "orders that are paid by card without a payment that fits; compare them with the provider",
};

/// Payments of which more went back, or is to, than was paid, or another sum than is noted.
pub const RETURNED: Invariant = Invariant {
    what: "refunds of card payments",
    count: "SELECT COUNT(*)
           FROM (SELECT p.amount, p.refunded, p.status,
                        COALESCE(SUM(r.amount), 0) AS promised,
                        COALESCE(SUM(CASE WHEN r.status IN ('succeeded', 'settled') THEN r.amount ELSE 0 END), 0) AS gone
                   FROM marketplace_card_payments p
                   LEFT JOIN marketplace_card_refunds r ON r.tenant_id = p.tenant_id AND r.payment_id = p.id
                  GROUP BY p.id, p.amount, p.refunded, p.status) sums
          WHERE promised > amount OR gone <> refunded OR (promised > 0 AND status <> 'succeeded')",
    advice: "card payments of which more goes back than was paid, or another sum than is noted; compare them with the provider",
};

/// Money that was paid for an order that is off, of which a part stays.
pub const AGREED: Invariant = Invariant {
    what: "card payments of orders that are off",
    count: "SELECT COUNT(*)
           FROM marketplace_card_payments p
           JOIN marketplace_orders o ON o.tenant_id = p.tenant_id AND o.id = p.order_id
          WHERE p.status = 'succeeded' AND o.status IN ('cancelled', 'refunded')
            AND p.amount - p.charged_back <> (SELECT COALESCE(SUM(r.amount), 0)
                               FROM marketplace_card_refunds r
                              WHERE r.tenant_id = p.tenant_id AND r.payment_id = p.id)",
    advice: "orders that are off and whose money does not go back; give it back at the provider",
};

/// Held money of orders that are over, or in another state than their dispute.
pub const KEPT: Invariant = Invariant {
    what: "money that is held",
    count: "SELECT COUNT(*)
           FROM marketplace_card_payments p
           JOIN marketplace_orders o ON o.tenant_id = p.tenant_id AND o.id = p.order_id
          WHERE (p.escrow IN ('held', 'disputed') AND o.status IN ('completed', 'refunded', 'cancelled', 'pending_payment'))
             OR (p.escrow = 'disputed' AND o.status <> 'disputed')
             OR (p.escrow = 'held' AND o.status = 'disputed')
             OR (p.escrow = 'released' AND o.completed_at IS NULL)",
    advice: "held money that does not follow its order; see marketplace_card_payments.escrow",
};
