//! The orders' SQL.

pub mod holdings;
pub mod overdue;
pub mod ratings;
pub mod sale;
pub mod sound;

use super::model::{Order, OrderId, Status, order_columns};
use super::offers::model::OfferId;
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::catalogue::model::{DeliveryMethod, Status as ListingStatus};
use crate::db::Stored;
use crate::ids::{MarketplaceListingId, ShippingOptionId};
use crate::money::{Amount, Currency};
use crate::wallet::store::{Party, party_columns};
use crate::{insert, joined_record, newest_first, params, record};

record! {
    /// The listing of an order, as it is now; nothing where it is gone.
    #[derive(Clone, Debug, Default, PartialEq)]
    pub struct Subject {
        /// What one costs in money.
        pub price: Option<Amount>,
        /// The currency of the price.
        pub price_currency: Option<Currency>,
        /// Where it stands.
        pub listing_status: Option<ListingStatus>,
        /// How it comes to its buyer.
        pub delivery_method: Option<DeliveryMethod>,
        /// Name of the file of its first picture.
        pub picture: Option<String>,
    }
}

record! {
    /// The card payment of an order, as far as the order shows it; nothing where there is none.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct ByCard {
        /// When money that was held went to the seller.
        pub escrow_released_at: Option<Timestamp>,
    }
}

joined_record! {
    /// An order with what a list shows beside.
    #[derive(Clone, Debug, PartialEq)]
    pub struct OrderWithParties {
        /// The order.
        pub order: Order,
        /// Its listing.
        pub subject: Subject,
        /// Its card payment.
        pub card: ByCard,
        /// Who ordered.
        pub buyer: Party,
        /// Whose listing it is.
        pub seller: Party,
    }
}

/// An order `o` with what is around it, from where `$hits` finds it.
#[rustfmt::skip]
macro_rules! shown {
    ($hits:expr) => {
        concat!("SELECT ", order_columns!("o"), ",
                        l.price, l.price_currency, l.status AS listing_status, l.delivery_method,
                        (SELECT f.name
                           FROM marketplace_listing_images i
                           JOIN media_files f ON f.tenant_id = $1 AND f.id = i.file_id
                          WHERE i.tenant_id = $1 AND i.listing_id = o.listing_id
                          ORDER BY i.sort_order, i.id
                          LIMIT 1) AS picture,
                        p.released_at AS escrow_released_at,
                        ", party_columns!("b"), ", ", party_columns!("s"), "
                   FROM marketplace_orders o
                   LEFT JOIN marketplace_listings l ON l.tenant_id = $1 AND l.id = o.listing_id
                   LEFT JOIN marketplace_card_payments p ON p.tenant_id = $1 AND p.order_id = o.id
                   JOIN users b ON b.tenant_id = $1 AND b.id = o.buyer_id
                   JOIN users s ON s.tenant_id = $1 AND s.id = o.seller_id
                  WHERE o.tenant_id = $1 AND ", $hits)
    };
}

/// Notes an order, the digest of its buyer's key, and that of what was ordered under it. A second one under the same key of its buyer breaks `marketplace_orders_checkout`, a second one from the same offer
/// `marketplace_orders_offer`.
pub async fn insert(tx: &mut Tx, order: &Order, [key, fingerprint]: [[u8; 32]; 2]) -> Stored<OrderId> {
    let (sql, params) = insert! { into marketplace_orders {
        order_number: order.order_number.clone(),
        listing_id: order.listing_id,
        listing_title: order.listing_title.clone(),
        buyer_id: order.buyer_id,
        seller_id: order.seller_id,
        offer_id: order.offer_id,
        quantity: order.quantity,
        stock_taken: order.stock_taken,
        unit_price: order.unit_price,
        shipping_cost: order.shipping_cost,
        discount: order.discount,
        total_price: order.total_price,
        currency: order.currency,
        time_credits_used: order.time_credits_used,
        payment_method: order.payment_method,
        by_card: order.by_card,
        wallet_transaction_id: order.wallet_transaction_id,
        loyalty_redemption_id: order.loyalty_redemption_id,
        status: order.status,
        payment_expires_at: order.payment_expires_at,
        paid_at: order.paid_at,
        overdue_at: order.overdue_at,
        shipping_option_id: order.shipping_option_id,
        shipping_method: order.shipping_method.clone(),
        delivery_address: order.delivery_address.clone(),
        delivery_notes: order.delivery_notes.clone(),
        checkout_key: key,
        checkout_fingerprint: fingerprint,
        created_at & updated_at: order.created_at,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// An order, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: OrderId) -> Stored<Option<Order>> {
    tx.optional(
        concat!("SELECT ", order_columns!("o"), " FROM marketplace_orders o WHERE o.tenant_id = $1 AND o.id = $2 FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// Which listing an order is of, and who its two parties are: what is held before the order itself.
pub async fn parties(tx: &mut Tx, id: OrderId) -> Stored<Option<(MarketplaceListingId, MemberId, MemberId)>> {
    tx.optional(
        "SELECT listing_id, buyer_id, seller_id FROM marketplace_orders WHERE tenant_id = $1 AND id = $2",
        params![id],
    )
    .await
}

/// The order that a buyer made under a key, and what was ordered then.
pub async fn repeated(from: &mut Reads<'_>, buyer: MemberId, key: [u8; 32]) -> Stored<Option<(OrderId, Vec<u8>)>> {
    from.optional(
        "SELECT id, checkout_fingerprint
           FROM marketplace_orders
          WHERE tenant_id = $1 AND buyer_id = $2 AND checkout_key = $3",
        params![buyer, key],
    )
    .await
}

/// The order that an offer became and that was not cancelled, and what was ordered then.
pub async fn of_offer(from: &mut Reads<'_>, offer: OfferId) -> Stored<Option<(OrderId, Vec<u8>)>> {
    from.optional(
        "SELECT id, checkout_fingerprint
           FROM marketplace_orders
          WHERE tenant_id = $1 AND offer_id = $2 AND status <> 'cancelled'",
        params![offer],
    )
    .await
}

/// Takes an offer, and the key that it was ordered under, from the order that was cancelled, for another one.
pub async fn detach(tx: &mut Tx, offer: OfferId) -> Stored<u64> {
    tx.run(
        "UPDATE marketplace_orders
            SET offer_id = NULL, checkout_key = NULL
          WHERE tenant_id = $1 AND offer_id = $2 AND status = 'cancelled'",
        params![offer],
    )
    .await
}

/// Writes where an order stands.
pub async fn update(tx: &mut Tx, order: &Order) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_orders
            SET status = $3, payment_expires_at = $4, paid_at = $5, tracking_number = $6, tracking_url = $7,
                buyer_confirmed_at = $8, seller_confirmed_at = $9, auto_complete_at = $10, completed_at = $11, cancelled_at = $12,
                cancellation_reason = $13, wallet_refund_transaction_id = $14, stock_taken = $15, overdue_at = $16, reminded_at = $17,
                updated_at = $18
          WHERE tenant_id = $1 AND id = $2",
        params![
            order.id,
            order.status,
            order.payment_expires_at,
            order.paid_at,
            order.tracking_number.clone(),
            order.tracking_url.clone(),
            order.buyer_confirmed_at,
            order.seller_confirmed_at,
            order.auto_complete_at,
            order.completed_at,
            order.cancelled_at,
            order.cancellation_reason.clone(),
            order.wallet_refund_transaction_id,
            order.stock_taken,
            order.overdue_at,
            order.reminded_at,
            now
        ],
    )
    .await
}

/// An order of the community, with what is around it.
pub async fn any(from: &mut Reads<'_>, id: OrderId) -> Stored<Option<OrderWithParties>> {
    from.optional(shown!("o.id = $2"), params![id]).await
}

/// Those of these orders that a member is a party to, in no order. One statement whatever their number.
pub async fn several(call: &Call, member: MemberId, ids: &[OrderId]) -> Stored<Vec<OrderWithParties>> {
    call.all(shown!("o.id = ANY($3) AND (o.buyer_id = $2 OR o.seller_id = $2)"), params![member, ids]).await
}

/// What a member ordered before `before`, newest first; with `statuses` only orders in one of these. Served by `marketplace_orders_by_buyer`.
pub async fn purchases(
    call: &Call,
    buyer: MemberId,
    statuses: &[Status],
    before: i64,
    limit: i64,
) -> Stored<Vec<OrderWithParties>> {
    call.all(
        newest_first!(call.way(), before, order => shown!(concat!("o.buyer_id = $2 AND o.id ", before!(), " $3 AND ($5 OR o.status = ANY($6)) ORDER BY o.id ", order!(), " LIMIT $4"))),
        params![buyer, before, limit, statuses.is_empty(), words(statuses)],
    )
    .await
}

/// What a member sold before `before`, as [`purchases`]. Served by `marketplace_orders_by_seller`.
pub async fn sales(
    call: &Call,
    seller: MemberId,
    statuses: &[Status],
    before: i64,
    limit: i64,
) -> Stored<Vec<OrderWithParties>> {
    call.all(
        newest_first!(call.way(), before, order => shown!(concat!("o.seller_id = $2 AND o.id ", before!(), " $3 AND ($5 OR o.status = ANY($6)) ORDER BY o.id ", order!(), " LIMIT $4"))),
        params![seller, before, limit, statuses.is_empty(), words(statuses)],
    )
    .await
}

fn words(statuses: &[Status]) -> Vec<String> {
    statuses.iter().map(|status| status.as_str().to_owned()).collect()
}

record! {
    /// A way in which a seller ships, as far as an order depends on it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Courier {
        /// `marketplace_shipping_options.id`.
        pub id: ShippingOptionId,
        /// Who brings it.
        pub courier_name: String,
        /// The same for programs.
        pub courier_code: Option<String>,
        /// What it costs.
        pub price: Amount,
        /// In which currency.
        pub currency: Currency,
    }
}

/// One of a seller's ways to ship that can be chosen now.
pub async fn courier(tx: &mut Tx, seller: MemberId, id: ShippingOptionId) -> Stored<Option<Courier>> {
    tx.optional(
        "SELECT s.id, s.courier_name, s.courier_code, s.price, s.currency
           FROM marketplace_shipping_options s
           JOIN marketplace_seller_profiles p ON p.tenant_id = $1 AND p.id = s.seller_profile_id
          WHERE s.tenant_id = $1 AND s.id = $3 AND p.user_id = $2 AND s.is_active
            FOR NO KEY UPDATE",
        params![seller, id],
    )
    .await
}

/// The same for whoever only asks, so that nothing is held.
pub async fn offered_courier(call: &Call, seller: MemberId, id: ShippingOptionId) -> Stored<Option<Courier>> {
    call.optional(
        "SELECT s.id, s.courier_name, s.courier_code, s.price, s.currency
           FROM marketplace_shipping_options s
           JOIN marketplace_seller_profiles p ON p.tenant_id = $1 AND p.id = s.seller_profile_id
          WHERE s.tenant_id = $1 AND s.id = $3 AND p.user_id = $2 AND s.is_active",
        params![seller, id],
    )
    .await
}

/// Whether a seller may not sell now. Nobody has suspended whoever has no profile.
pub async fn is_suspended(tx: &mut Tx, seller: MemberId) -> Stored<bool> {
    let found: Option<bool> = tx
        .optional(
            "SELECT is_suspended FROM marketplace_seller_profiles WHERE tenant_id = $1 AND user_id = $2 FOR NO KEY UPDATE",
            params![seller],
        )
        .await?;
    Ok(found.unwrap_or(false))
}

/// Counts a sale of a seller's.
pub async fn count_sale(tx: &mut Tx, seller: MemberId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_seller_profiles
            SET total_sales = total_sales + 1, updated_at = $3
          WHERE tenant_id = $1 AND user_id = $2",
        params![seller, now],
    )
    .await
}

record! {
    /// What the clock has to look at.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct DueOrder {
        /// Whose community it is.
        pub tenant_id: TenantId,
        /// The order.
        pub id: OrderId,
    }
}

/// Orders of all communities whose time to be paid is over, the longest overdue first. Those that wait for a card end with a task of their own. Served by `marketplace_orders_unpaid`.
pub async fn unpaid(call: &Call, now: Timestamp, limit: i64) -> Stored<Vec<DueOrder>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id
               FROM marketplace_orders
              WHERE status = 'pending_payment' AND payment_expires_at <= $1 AND NOT by_card
              ORDER BY payment_expires_at
              LIMIT $2",
            params![now, limit],
        )
        .await
}

/// Orders of all communities that were delivered long enough ago and whose money is held no longer, the longest first. Served by `marketplace_orders_delivered`.
pub async fn delivered(call: &Call, now: Timestamp, limit: i64) -> Stored<Vec<DueOrder>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id
               FROM marketplace_orders
              WHERE status = 'delivered' AND auto_complete_at <= $1
                AND NOT EXISTS (SELECT 1
                                  FROM marketplace_card_payments p
                                 WHERE p.tenant_id = marketplace_orders.tenant_id AND p.order_id = marketplace_orders.id
                                   AND p.escrow = 'held' AND p.release_after > $1)
              ORDER BY auto_complete_at
              LIMIT $2",
            params![now, limit],
        )
        .await
}

/// What the listing of an order was called when it was ordered.
pub async fn title(tx: &mut Tx, id: OrderId) -> Stored<Option<String>> {
    tx.optional("SELECT listing_title FROM marketplace_orders WHERE tenant_id = $1 AND id = $2", params![id]).await
}
