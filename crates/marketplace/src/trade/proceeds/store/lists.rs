//! What sellers and administrators see of money from card payments.

use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads};
use crate::db::Stored;
use crate::money::{Amount, Currency};
use crate::trade::cards::model::{CardPayment, payment_columns};
use crate::trade::model::{OrderId, Status as OrderStatus};
use crate::trade::proceeds::model::{
    ChargebackId, ChargebackStatus, EntryId, EntryKind, MoneyState, Payout, payout_columns,
};
use crate::wallet::store::{Party, party_columns};
use crate::{joined_record, newest_first, params, record};

record! {
    /// Where a seller's money is, in one currency.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Balance {
        /// The currency.
        pub currency: Currency,
        /// What orders wait for, before the fee.
        pub held: Amount,
        /// What waits for a decision, before the fee.
        pub disputed: Amount,
        /// What is paid out next; below nothing if more went back than was there.
        pub available: Amount,
        /// What the provider is sending.
        pub on_its_way: Amount,
        /// What it has sent.
        pub paid_out: Amount,
    }
}

/// What of payment `p` is promised to its buyer.
macro_rules! promised {
    () => {
        "(SELECT COALESCE(SUM(r.amount), 0)::bigint
                    FROM marketplace_card_refunds r
                   WHERE r.tenant_id = $1 AND r.payment_id = p.id)"
    };
}

/// What of payment `p` nobody has yet.
macro_rules! kept {
    () => {
        concat!("p.amount - p.released - p.charged_back - ", promised!())
    };
}

/// Where a seller's money is: one row for each currency. One statement whatever they sold.
#[rustfmt::skip::macros(concat)]
pub async fn balances(from: &mut Reads<'_>, seller: MemberId) -> Stored<Vec<Balance>> {
    from.all(
        concat!("SELECT currency, SUM(held)::bigint AS held, SUM(disputed)::bigint AS disputed, SUM(available)::bigint AS available,
                        SUM(on_its_way)::bigint AS on_its_way, SUM(paid_out)::bigint AS paid_out
                   FROM (SELECT p.currency, CASE o.status WHEN 'disputed' THEN 0 ELSE ", kept!(), " END AS held,
                                CASE o.status WHEN 'disputed' THEN ", kept!(), " ELSE 0 END AS disputed,
                                0 AS available, 0 AS on_its_way, 0 AS paid_out
                           FROM marketplace_orders o
                           JOIN marketplace_card_payments p ON p.tenant_id = $1 AND p.order_id = o.id AND p.status = 'succeeded'
                          WHERE o.tenant_id = $1 AND o.seller_id = $2 AND o.by_card
                         UNION ALL
                         SELECT e.currency, 0, 0, e.amount, 0, 0
                           FROM marketplace_seller_entries e
                          WHERE e.tenant_id = $1 AND e.seller_id = $2
                         UNION ALL
                         SELECT y.currency, 0, 0, 0, CASE y.status WHEN 'pending' THEN y.amount ELSE 0 END,
                                CASE y.status WHEN 'paid' THEN y.amount ELSE 0 END
                           FROM marketplace_seller_accounts a
                           JOIN marketplace_payouts y ON y.tenant_id = $1 AND y.account_id = a.id
                          WHERE a.tenant_id = $1 AND a.user_id = $2) parts
                  GROUP BY currency
                  ORDER BY currency"),
        params![seller],
    )
    .await
}

record! {
    /// A change of a seller's balance.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Entry {
        /// `marketplace_seller_entries.id`.
        pub id: EntryId,
        /// Why.
        pub kind: EntryKind,
        /// By how much; below nothing if it left the seller.
        pub amount: Amount,
        /// In which currency.
        pub currency: Currency,
        /// The order that was the cause.
        pub order_id: Option<OrderId>,
        /// The payout that was it, as the provider knows it.
        pub payout_reference: Option<String>,
        /// When.
        pub created_at: Timestamp,
    }
}

/// What changed a seller's balance before `before`, newest first.
#[rustfmt::skip::macros(concat)]
pub async fn entries(call: &Call, seller: MemberId, before: i64, limit: i64) -> Stored<Vec<Entry>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT e.id, e.kind, e.amount, e.currency, p.order_id, y.reference AS payout_reference, e.created_at
               FROM marketplace_seller_entries e
               LEFT JOIN marketplace_card_payments p ON p.tenant_id = $1 AND p.id = e.payment_id
               LEFT JOIN marketplace_payouts y ON y.tenant_id = $1 AND y.id = e.payout_id
              WHERE e.tenant_id = $1 AND e.seller_id = $2 AND e.id ", before!(), " $3 ORDER BY e.id ", order!(), " LIMIT $4")),
        params![seller, before, limit],
    )
    .await
}

/// What was paid out to a seller before `before`, newest first.
#[rustfmt::skip::macros(concat)]
pub async fn payouts(call: &Call, seller: MemberId, before: i64, limit: i64) -> Stored<Vec<Payout>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT ", payout_columns!("y"), "
               FROM marketplace_payouts y
               JOIN marketplace_seller_accounts a ON a.tenant_id = $1 AND a.id = y.account_id
              WHERE y.tenant_id = $1 AND a.user_id = $2 AND y.id ", before!(), " $3 ORDER BY y.id ", order!(), " LIMIT $4")),
        params![seller, before, limit],
    )
    .await
}

record! {
    /// The order of a card payment, as far as staff see it beside.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct OfOrder {
        /// What is promised to the buyer, or has gone back.
        pub promised: Amount,
        /// How people name the order.
        pub order_number: String,
        /// Where it stands.
        pub order_status: OrderStatus,
        /// Why an administrator let the money go before its time.
        pub release_reason: Option<String>,
    }
}

joined_record! {
    /// A card payment as staff see it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct StaffPayment {
        /// The payment.
        pub payment: CardPayment,
        /// Its order.
        pub order: OfOrder,
        /// Who ordered.
        pub buyer: Party,
        /// Whose listing it is.
        pub seller: Party,
        /// Who let the money go before its time.
        pub releaser: Party,
    }
}

/// What staff look for. What is `None` does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Where there is money now.
    pub money: Option<MoneyState>,
    /// Whose sales.
    pub seller: Option<MemberId>,
    /// In which currency.
    pub currency: Option<Currency>,
    /// Paid then or later.
    pub from: Option<Timestamp>,
    /// Paid before.
    pub to: Option<Timestamp>,
}

/// Whether payment `p` of order `o` is what staff look for.
#[rustfmt::skip]
macro_rules! wanted {
    () => {
        concat!("p.tenant_id = $1 AND p.status = 'succeeded'
                AND ($2 IS NULL OR CASE $2 WHEN 'held' THEN o.status <> 'disputed' AND ", kept!(), " > 0
                                           WHEN 'disputed' THEN o.status = 'disputed' AND ", kept!(), " > 0
                                           WHEN 'released' THEN p.released > 0
                                           WHEN 'refunded' THEN ", promised!(), " > 0
                                           ELSE p.charged_back > 0 END)
                AND ($3 IS NULL OR o.seller_id = $3) AND ($4 IS NULL OR p.currency = $4)
                AND ($5 IS NULL OR p.paid_at >= $5) AND ($6 IS NULL OR p.paid_at < $6)")
    };
}

/// Card payments with what is around them.
#[rustfmt::skip]
macro_rules! shown {
    ($hits:expr) => {
        concat!("SELECT ", payment_columns!("p"), ", ", promised!(), " AS promised, o.order_number, o.status AS order_status,
                        m.reason AS release_reason, ", party_columns!("b"), ", ", party_columns!("s"), ", ", party_columns!("h"), "
                   FROM marketplace_card_payments p
                   JOIN marketplace_orders o ON o.tenant_id = $1 AND o.id = p.order_id
                   JOIN users b ON b.tenant_id = $1 AND b.id = o.buyer_id
                   JOIN users s ON s.tenant_id = $1 AND s.id = o.seller_id
                   LEFT JOIN marketplace_card_releases m ON m.tenant_id = $1 AND m.payment_id = p.id
                   LEFT JOIN users h ON h.tenant_id = $1 AND h.id = m.released_by
                  WHERE ", $hits)
    };
}

/// The card payment of an order.
pub async fn of_order(from: &mut Reads<'_>, order: OrderId) -> Stored<Option<StaffPayment>> {
    from.optional(shown!("p.tenant_id = $1 AND p.order_id = $2"), params![order]).await
}

/// A page of what staff look for, newest first.
#[rustfmt::skip::macros(concat)]
pub async fn payments(call: &Call, wanted: &Wanted, limit: i64, offset: i64) -> Stored<Vec<StaffPayment>> {
    call.all(
        shown!(concat!(wanted!(), " ORDER BY p.id DESC LIMIT $7 OFFSET $8")),
        params![wanted.money, wanted.seller, wanted.currency, wanted.from, wanted.to, limit, offset],
    )
    .await
}

/// How many there are.
#[rustfmt::skip::macros(concat)]
pub async fn count(call: &Call, wanted: &Wanted) -> Stored<i64> {
    call.one(
        concat!("SELECT COUNT(*)
                   FROM marketplace_card_payments p
                   JOIN marketplace_orders o ON o.tenant_id = $1 AND o.id = p.order_id
                  WHERE ", wanted!()),
        params![wanted.money, wanted.seller, wanted.currency, wanted.from, wanted.to],
    )
    .await
}

record! {
    /// Card payments in one currency, added up.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Sum {
        /// The currency.
        pub currency: Currency,
        /// How many.
        pub payments: i64,
        /// What was paid.
        pub amount: Amount,
        /// What waits until orders are completed.
        pub held: Amount,
        /// What waits for decisions.
        pub disputed: Amount,
        /// What is the sellers', with the fee.
        pub released: Amount,
        /// What of that the community keeps.
        pub platform_fee: Amount,
        /// What is promised to buyers, or has gone back.
        pub refunded: Amount,
        /// What banks have taken.
        pub charged_back: Amount,
    }
}

/// What staff look for, added up: one row for each currency. The fee is what sellers did not get of what is released.
#[rustfmt::skip::macros(concat)]
pub async fn sums(call: &Call, wanted: &Wanted) -> Stored<Vec<Sum>> {
    call.all(
        concat!("SELECT currency, COUNT(*) AS payments, SUM(amount)::bigint AS amount,
                        SUM(CASE order_status WHEN 'disputed' THEN 0 ELSE kept END)::bigint AS held,
                        SUM(CASE order_status WHEN 'disputed' THEN kept ELSE 0 END)::bigint AS disputed,
                        SUM(released)::bigint AS released, SUM(fee)::bigint AS platform_fee, SUM(promised)::bigint AS refunded,
                        SUM(charged_back)::bigint AS charged_back
                   FROM (SELECT p.currency, p.amount, p.released, p.charged_back, o.status AS order_status, ", kept!(), " AS kept,
                                ", promised!(), " AS promised,
                                CASE WHEN p.is_outside THEN 0
                                     ELSE p.released - (SELECT COALESCE(SUM(e.amount), 0)::bigint
                                                          FROM marketplace_seller_entries e
                                                         WHERE e.tenant_id = $1 AND e.payment_id = p.id) END AS fee
                           FROM marketplace_card_payments p
                           JOIN marketplace_orders o ON o.tenant_id = $1 AND o.id = p.order_id
                          WHERE ", wanted!(), ") parts
                  GROUP BY currency
                  ORDER BY currency"),
        params![wanted.money, wanted.seller, wanted.currency, wanted.from, wanted.to],
    )
    .await
}

record! {
    /// What a bank has taken, as staff see it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Taken {
        /// `marketplace_card_chargebacks.id`.
        pub id: ChargebackId,
        /// How much.
        pub amount: Amount,
        /// What of it was there to be taken.
        pub covered: Amount,
        /// Where it stands.
        pub status: ChargebackStatus,
        /// When it was told.
        pub created_at: Timestamp,
        /// When the bank decided.
        pub closed_at: Option<Timestamp>,
        /// The currency.
        pub currency: Currency,
        /// The order.
        pub order_id: OrderId,
        /// How people name it.
        pub order_number: String,
        /// Where it stands.
        pub order_status: OrderStatus,
    }
}

joined_record! {
    /// The same with both parties.
    #[derive(Clone, Debug, PartialEq)]
    pub struct StaffChargeback {
        /// What was taken.
        pub taken: Taken,
        /// Who ordered.
        pub buyer: Party,
        /// Whose listing it is.
        pub seller: Party,
    }
}

/// What banks have taken, newest first.
#[rustfmt::skip::macros(concat)]
pub async fn chargebacks(
    call: &Call,
    status: Option<ChargebackStatus>,
    limit: i64,
    offset: i64,
) -> Stored<Vec<StaffChargeback>> {
    call.all(
        concat!("SELECT c.id, c.amount, c.covered, c.status, c.created_at, c.closed_at, p.currency, o.id AS order_id, o.order_number,
                        o.status AS order_status, ", party_columns!("b"), ", ", party_columns!("s"), "
                   FROM marketplace_card_chargebacks c
                   JOIN marketplace_card_payments p ON p.tenant_id = $1 AND p.id = c.payment_id
                   JOIN marketplace_orders o ON o.tenant_id = $1 AND o.id = p.order_id
                   JOIN users b ON b.tenant_id = $1 AND b.id = o.buyer_id
                   JOIN users s ON s.tenant_id = $1 AND s.id = o.seller_id
                  WHERE c.tenant_id = $1 AND ($2 IS NULL OR c.status = $2)
                  ORDER BY c.id DESC
                  LIMIT $3 OFFSET $4"),
        params![status, limit, offset],
    )
    .await
}

/// How many there are.
pub async fn count_chargebacks(call: &Call, status: Option<ChargebackStatus>) -> Stored<i64> {
    call.one(
        "SELECT COUNT(*) FROM marketplace_card_chargebacks c WHERE c.tenant_id = $1 AND ($2 IS NULL OR c.status = $2)",
        params![status],
    )
    .await
}
