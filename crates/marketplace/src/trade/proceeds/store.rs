//! The SQL of what sellers get of card payments. Below it: what lists show, what members have a copy of, and what is always so.

pub mod holdings;
pub mod lists;
pub mod sound;

use super::model::{
    AccountStatus, Chargeback, ChargebackId, ChargebackStatus, EntryKind, Payout, PayoutId, PayoutStatus,
    SellerAccount, SellerAccountId, chargeback_columns, payout_columns, seller_account_columns,
};
use crate::base::{MemberId, TenantId};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::money::{Amount, Currency};
use crate::queue::Subjects;
use crate::trade::cards::model::CardPaymentId;
use crate::trade::model::{OrderId, Status as OrderStatus};
use crate::{insert, params};

/// What the tasks are about.
pub const SUBJECTS: Subjects = Subjects {
    topic: "payouts",
    statement: "SELECT tenant_id, id, reference FROM marketplace_seller_accounts WHERE id = ANY($1)",
};

/// Notes that a seller begins. Nothing if they have begun before.
pub async fn begin(tx: &mut Tx, seller: MemberId, reference: String) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into marketplace_seller_accounts {
        user_id: seller,
        reference: reference,
        status: AccountStatus::Pending,
        created_at & updated_at: now,
    } then "ON CONFLICT (tenant_id, user_id) DO NOTHING" };
    tx.run(sql, params).await
}

/// A seller's account.
#[rustfmt::skip::macros(concat)]
pub async fn of_seller(from: &mut Reads<'_>, seller: MemberId) -> Stored<Option<SellerAccount>> {
    from.optional(
        concat!("SELECT ", seller_account_columns!("a"), " FROM marketplace_seller_accounts a WHERE a.tenant_id = $1 AND a.user_id = $2"),
        params![seller],
    )
    .await
}

/// An account.
#[rustfmt::skip::macros(concat)]
pub async fn find(from: &mut Reads<'_>, id: SellerAccountId) -> Stored<Option<SellerAccount>> {
    from.optional(
        concat!("SELECT ", seller_account_columns!("a"), " FROM marketplace_seller_accounts a WHERE a.tenant_id = $1 AND a.id = $2"),
        params![id],
    )
    .await
}

/// An account, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: SellerAccountId) -> Stored<Option<SellerAccount>> {
    tx.optional(
        concat!("SELECT ", seller_account_columns!("a"), " FROM marketplace_seller_accounts a WHERE a.tenant_id = $1 AND a.id = $2 FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// Whose the account is that a provider names, by the name of the seller or of a payout to them. Served by
/// `marketplace_seller_accounts_reference` and `marketplace_payouts_reference`.
pub async fn named(call: &Call, reference: &str) -> Stored<Option<(TenantId, SellerAccountId)>> {
    call.unscoped()
        .optional(
            "SELECT tenant_id, id FROM marketplace_seller_accounts WHERE reference = $1
             UNION ALL
             SELECT tenant_id, account_id FROM marketplace_payouts WHERE reference = $1",
            params![reference.to_owned()],
        )
        .await
}

/// Writes whether a seller is paid out.
pub async fn update(tx: &mut Tx, account: &SellerAccount) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_seller_accounts SET status = $3, updated_at = $4 WHERE tenant_id = $1 AND id = $2",
        params![account.id, account.status, now],
    )
    .await
}

/// Notes a change of a seller's balance, in hundredths, because of a payment.
pub async fn enter(
    tx: &mut Tx,
    seller: MemberId,
    (kind, amount, currency): (EntryKind, i64, Currency),
    payment: CardPaymentId,
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into marketplace_seller_entries {
        seller_id: seller,
        kind: kind,
        payment_id: payment,
        amount: amount,
        currency: currency,
        created_at: now,
    } };
    tx.run(sql, params).await
}

/// The same because of a payout.
pub async fn enter_payout(
    tx: &mut Tx,
    seller: MemberId,
    (kind, amount, currency): (EntryKind, i64, Currency),
    payout: PayoutId,
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into marketplace_seller_entries {
        seller_id: seller,
        kind: kind,
        payout_id: payout,
        amount: amount,
        currency: currency,
        created_at: now,
    } };
    tx.run(sql, params).await
}

/// What a seller's balances are that are not nothing and of which no payout is under way, in hundredths.
pub async fn due(tx: &mut Tx, account: SellerAccountId, seller: MemberId) -> Stored<Vec<(Currency, i64)>> {
    tx.all(
        "SELECT e.currency, SUM(e.amount)::bigint AS balance
           FROM marketplace_seller_entries e
          WHERE e.tenant_id = $1 AND e.seller_id = $3
            AND NOT EXISTS (SELECT 1
                              FROM marketplace_payouts y
                             WHERE y.tenant_id = $1 AND y.account_id = $2 AND y.currency = e.currency AND y.status = 'pending')
          GROUP BY e.currency
         HAVING SUM(e.amount) > 0
          ORDER BY e.currency",
        params![account, seller],
    )
    .await
}

/// Notes a payout that is to be made. A second one in its currency breaks `marketplace_payouts_waiting`.
pub async fn insert_payout(
    tx: &mut Tx,
    account: SellerAccountId,
    reference: String,
    (amount, currency): (Amount, Currency),
) -> Stored<PayoutId> {
    let now = tx.now();
    let (sql, params) = insert! { into marketplace_payouts {
        account_id: account,
        reference: reference,
        amount: amount,
        currency: currency,
        status: PayoutStatus::Pending,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Payouts that are under way, the oldest first.
#[rustfmt::skip::macros(concat)]
pub async fn under_way(from: &mut Reads<'_>, account: SellerAccountId) -> Stored<Vec<Payout>> {
    from.all(
        concat!("SELECT ", payout_columns!("y"), "
               FROM marketplace_payouts y
              WHERE y.tenant_id = $1 AND y.account_id = $2 AND y.status = 'pending'
              ORDER BY y.id"),
        params![account],
    )
    .await
}

/// Notes what became of a payout. Nothing if that is known.
pub async fn close_payout(tx: &mut Tx, id: PayoutId, status: PayoutStatus) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_payouts SET status = $3, done_at = $4 WHERE tenant_id = $1 AND id = $2 AND status = 'pending'",
        params![id, status, now],
    )
    .await
}

/// Notes what an administrator lets go to its seller before its time, and why. A second time breaks `marketplace_card_releases_once`.
pub async fn insert_release(
    tx: &mut Tx,
    payment: CardPaymentId,
    (by, reason): (MemberId, &str),
    amount: Amount,
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into marketplace_card_releases {
        payment_id: payment,
        released_by: by,
        reason: reason.to_owned(),
        amount: amount,
        created_at: now,
    } };
    tx.run(sql, params).await
}

/// Why an administrator let the money of an order go before its time.
pub async fn release_reason(tx: &mut Tx, order: OrderId) -> Stored<Option<String>> {
    tx.optional(
        "SELECT m.reason
           FROM marketplace_card_releases m
           JOIN marketplace_card_payments p ON p.tenant_id = $1 AND p.id = m.payment_id
          WHERE m.tenant_id = $1 AND p.order_id = $2",
        params![order],
    )
    .await
}

/// What a bank has taken of a payment, which is held, by the provider's name.
#[rustfmt::skip::macros(concat)]
pub async fn chargeback(tx: &mut Tx, payment: CardPaymentId, name: &str) -> Stored<Option<Chargeback>> {
    tx.optional(
        concat!("SELECT ", chargeback_columns!("c"), "
               FROM marketplace_card_chargebacks c
              WHERE c.tenant_id = $1 AND c.payment_id = $2 AND c.name = $3"),
        params![payment, name.to_owned()],
    )
    .await
}

/// Notes what a bank has taken.
pub async fn insert_chargeback(
    tx: &mut Tx,
    payment: CardPaymentId,
    name: &str,
    (amount, covered, from_seller): (Amount, Amount, Amount),
    prior: Option<OrderStatus>,
) -> Stored<ChargebackId> {
    let now = tx.now();
    let (sql, params) = insert! { into marketplace_card_chargebacks {
        payment_id: payment,
        name: name.to_owned(),
        amount: amount,
        covered: covered,
        from_seller: from_seller,
        status: ChargebackStatus::Open,
        prior_order_status: prior,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Notes how a bank decided.
pub async fn close_chargeback(tx: &mut Tx, id: ChargebackId, status: ChargebackStatus) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_card_chargebacks SET status = $3, closed_at = $4 WHERE tenant_id = $1 AND id = $2 AND status = 'open'",
        params![id, status, now],
    )
    .await
}

/// Another chargeback of the same payment has stopped the order from now on. Nothing if none is open.
pub async fn hand_on(tx: &mut Tx, payment: CardPaymentId, prior: OrderStatus) -> Stored<u64> {
    tx.run(
        "UPDATE marketplace_card_chargebacks
            SET prior_order_status = $3
          WHERE tenant_id = $1
            AND id = (SELECT MIN(c.id) FROM marketplace_card_chargebacks c WHERE c.tenant_id = $1 AND c.payment_id = $2 AND c.status = 'open')",
        params![payment, prior],
    )
    .await
}

/// Whether a bank decides about a payment.
pub async fn is_charged_back(tx: &mut Tx, payment: CardPaymentId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM marketplace_card_chargebacks WHERE tenant_id = $1 AND payment_id = $2 AND status = 'open')",
        params![payment],
    )
    .await
}
