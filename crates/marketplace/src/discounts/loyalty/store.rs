//! The redemptions' SQL.

use super::model::{Redemption, Settings, Status, loyalty_columns, settings_columns};
use crate::base::{Hours, MemberId, TenantId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::{Holding, Invariant, Stored};
use crate::ids::{LoyaltyRedemptionId, MarketplaceListingId};
use crate::trade::model::OrderId;
use crate::{insert, params, record};

/// What was decided about a seller.
#[rustfmt::skip::macros(concat)]
pub async fn settings(from: &mut Reads<'_>, seller: MemberId) -> Stored<Option<Settings>> {
    from.optional(
        concat!("SELECT ", settings_columns!("s"), " FROM marketplace_loyalty_settings s WHERE s.tenant_id = $1 AND s.user_id = $2"),
        params![seller],
    )
    .await
}

/// Of whom something was decided, newest first.
#[rustfmt::skip::macros(concat)]
pub async fn settings_page(call: &Call, limit: i64, offset: i64) -> Stored<Vec<Settings>> {
    call.all(
        concat!("SELECT ", settings_columns!("s"), "
               FROM marketplace_loyalty_settings s
              WHERE s.tenant_id = $1
              ORDER BY s.id DESC
              LIMIT $2 OFFSET $3"),
        params![limit, offset],
    )
    .await
}

/// Of how many something was decided.
pub async fn count_settings(call: &Call) -> Stored<i64> {
    call.one("SELECT COUNT(*) FROM marketplace_loyalty_settings WHERE tenant_id = $1", params![]).await
}

/// Notes what was decided about a seller.
pub async fn put_settings(tx: &mut Tx, settings: &Settings) -> Stored<u64> {
    let (sql, params) = insert! { into marketplace_loyalty_settings {
        user_id: settings.user_id,
        accepts: settings.accepts,
        exchange_rate_chf: settings.exchange_rate_chf,
        max_discount_pct: settings.max_discount_pct,
        updated_at: settings.updated_at,
    } or update on [user_id] };
    tx.run(sql, params).await
}

/// Hours that a member has reserved at a moment, but for one listing.
pub async fn reserved(
    from: &mut Reads<'_>,
    member: MemberId,
    but: MarketplaceListingId,
    now: Timestamp,
) -> Stored<Hours> {
    let found: Option<Hours> = from
        .optional(
            "SELECT COALESCE(SUM(credits_used), 0)::bigint
               FROM marketplace_loyalty_redemptions
              WHERE tenant_id = $1 AND member_user_id = $2 AND status = 'pending' AND expires_at > $4 AND listing_id <> $3",
            params![member, but, now],
        )
        .await?;
    Ok(found.unwrap_or_default())
}

/// The latest redemptions of a member.
#[rustfmt::skip::macros(concat)]
pub async fn of_member(call: &Call, member: MemberId, limit: i64) -> Stored<Vec<Redemption>> {
    call.all(
        concat!("SELECT ", loyalty_columns!("r"), "
               FROM marketplace_loyalty_redemptions r
              WHERE r.tenant_id = $1 AND r.member_user_id = $2
              ORDER BY r.id DESC
              LIMIT $3"),
        params![member, limit],
    )
    .await
}

/// A slice of all redemptions, newest first; only with one status, if it is named.
#[rustfmt::skip::macros(concat)]
pub async fn page(call: &Call, status: Option<Status>, limit: i64, offset: i64) -> Stored<Vec<Redemption>> {
    call.all(
        concat!("SELECT ", loyalty_columns!("r"), "
               FROM marketplace_loyalty_redemptions r
              WHERE r.tenant_id = $1 AND ($2 IS NULL OR r.status = $2)
              ORDER BY r.id DESC
              LIMIT $3 OFFSET $4"),
        params![status, limit, offset],
    )
    .await
}

/// How many there are.
pub async fn count(call: &Call, status: Option<Status>) -> Stored<i64> {
    call.one(
        "SELECT COUNT(*) FROM marketplace_loyalty_redemptions WHERE tenant_id = $1 AND ($2 IS NULL OR status = $2)",
        params![status],
    )
    .await
}

/// A redemption, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: LoyaltyRedemptionId) -> Stored<Option<Redemption>> {
    tx.optional(
        concat!("SELECT ", loyalty_columns!("r"), "
               FROM marketplace_loyalty_redemptions r
              WHERE r.tenant_id = $1 AND r.id = $2
                FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// What a member has reserved for a listing, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock_pending(tx: &mut Tx, member: MemberId, listing: MarketplaceListingId) -> Stored<Option<Redemption>> {
    tx.optional(
        concat!("SELECT ", loyalty_columns!("r"), "
               FROM marketplace_loyalty_redemptions r
              WHERE r.tenant_id = $1 AND r.member_user_id = $2 AND r.listing_id = $3 AND r.status = 'pending'
                FOR NO KEY UPDATE"),
        params![member, listing],
    )
    .await
}

/// Which order used a redemption: it is held first.
pub async fn order_of(tx: &mut Tx, id: LoyaltyRedemptionId) -> Stored<Option<Option<OrderId>>> {
    tx.optional("SELECT order_id FROM marketplace_loyalty_redemptions WHERE tenant_id = $1 AND id = $2", params![id])
        .await
}

/// The redemption that an order used, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock_of_order(tx: &mut Tx, order: OrderId) -> Stored<Option<Redemption>> {
    tx.optional(
        concat!("SELECT ", loyalty_columns!("r"), "
               FROM marketplace_loyalty_redemptions r
              WHERE r.tenant_id = $1 AND r.order_id = $2
                FOR NO KEY UPDATE"),
        params![order],
    )
    .await
}

/// Writes what is reserved. A second one of a member for a listing breaks `marketplace_loyalty_redemptions_pending`.
pub async fn insert(tx: &mut Tx, redemption: &Redemption) -> Stored<LoyaltyRedemptionId> {
    let (sql, params) = insert! { into marketplace_loyalty_redemptions {
        member_user_id: redemption.member_user_id,
        merchant_user_id: redemption.merchant_user_id,
        listing_id: redemption.listing_id,
        credits_used: redemption.credits_used,
        exchange_rate_chf: redemption.exchange_rate_chf,
        discount_chf: redemption.discount_chf,
        order_total_chf: redemption.order_total_chf,
        status: redemption.status,
        redeemed_at: redemption.redeemed_at,
        expires_at: redemption.expires_at,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Writes where a redemption stands.
pub async fn update(tx: &mut Tx, redemption: &Redemption) -> Stored<u64> {
    tx.run(
        "UPDATE marketplace_loyalty_redemptions
            SET order_id = $3, status = $4, reversed_at = $5, reversal_reason = $6, wallet_transaction_id = $7,
                wallet_refund_transaction_id = $8
          WHERE tenant_id = $1 AND id = $2",
        params![
            redemption.id,
            redemption.order_id,
            redemption.status,
            redemption.reversed_at,
            redemption.reversal_reason.clone(),
            redemption.wallet_transaction_id,
            redemption.wallet_refund_transaction_id
        ],
    )
    .await
}

record! {
    /// What the clock has to look at.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct DueRedemption {
        /// Whose community it is.
        pub tenant_id: TenantId,
        /// The redemption.
        pub id: LoyaltyRedemptionId,
    }
}

/// What nobody used in time, in all communities, the longest overdue first. Served by `marketplace_loyalty_redemptions_due`.
pub async fn due(call: &Call, now: Timestamp, limit: i64) -> Stored<Vec<DueRedemption>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id
               FROM marketplace_loyalty_redemptions
              WHERE status = 'pending' AND expires_at <= $1
              ORDER BY expires_at
              LIMIT $2",
            params![now, limit],
        )
        .await
}

/// What redemptions hold of a member: what was given for hours stays with the ledger, without the words of administrators.
pub const HOLDINGS: &[Holding] = &[
    Holding::both(
        "marketplace_loyalty_redemptions",
        "marketplace_loyalty_redemptions",
        "SELECT r.listing_id, r.member_user_id = $2 AS is_used_by_me, CAST(r.credits_used AS DOUBLE PRECISION) / 100 AS credits_used, CAST(r.discount_chf AS DOUBLE PRECISION) / 100 AS discount_chf, r.status, r.redeemed_at, r.reversed_at, r.reversal_reason FROM marketplace_loyalty_redemptions r WHERE r.tenant_id = $1 AND (r.member_user_id = $2 OR r.merchant_user_id = $2) ORDER BY r.id",
        &[
            "UPDATE marketplace_loyalty_redemptions SET reversal_reason = '-' WHERE tenant_id = $1 AND reversal_reason IS NOT NULL AND (member_user_id = $2 OR merchant_user_id = $2)",
        ],
    ),
    Holding::both(
        "marketplace_loyalty_settings",
        "marketplace_loyalty_settings",
        "SELECT accepts AS is_accepting, CAST(exchange_rate_chf AS DOUBLE PRECISION) / 100 AS exchange_rate_chf, max_discount_pct, updated_at FROM marketplace_loyalty_settings WHERE tenant_id = $1 AND user_id = $2",
        &["DELETE FROM marketplace_loyalty_settings WHERE tenant_id = $1 AND user_id = $2"],
    ),
];

/// What is always so of them.
pub const INVARIANTS: &[Invariant] = &[PAID, RETURNED, FREED];

/// The hours of a discount that was used have moved from the member to the seller.
pub const PAID: Invariant = Invariant {
    what: "hours of discounts",
    count: "SELECT COUNT(*)
           FROM marketplace_loyalty_redemptions r
           JOIN transactions t ON t.tenant_id = r.tenant_id AND t.id = r.wallet_transaction_id
           JOIN marketplace_orders o ON o.tenant_id = r.tenant_id AND o.id = r.order_id
          WHERE t.amount <> r.credits_used OR COALESCE(t.sender_id, 0) <> r.member_user_id
             OR COALESCE(t.receiver_id, 0) <> r.merchant_user_id OR o.discount <> r.discount_chf OR o.loyalty_redemption_id <> r.id
             OR o.total_price <> o.unit_price * o.quantity + o.shipping_cost - o.discount",
    advice: "discounts for hours whose hours did not move as noted; restore a backup",
};

/// And moved back, all of them, when it was reversed.
pub const RETURNED: Invariant = Invariant {
    what: "hours of reversed discounts",
    count: "SELECT COUNT(*)
           FROM marketplace_loyalty_redemptions r
           LEFT JOIN transactions t ON t.tenant_id = r.tenant_id AND t.id = r.wallet_refund_transaction_id
          WHERE r.wallet_transaction_id IS NOT NULL
            AND ((r.status = 'reversed') <> (t.id IS NOT NULL)
              OR (t.id IS NOT NULL AND (t.amount <> r.credits_used OR COALESCE(t.sender_id, 0) <> r.merchant_user_id
                                     OR COALESCE(t.receiver_id, 0) <> r.member_user_id)))",
    advice: "discounts for hours that were reversed without their hours; restore a backup",
};

/// An order that is off keeps no hours.
pub const FREED: Invariant = Invariant {
    what: "discounts of cancelled orders",
    count: "SELECT COUNT(*)
           FROM marketplace_loyalty_redemptions r
           JOIN marketplace_orders o ON o.tenant_id = r.tenant_id AND o.id = r.order_id
          WHERE r.status = 'applied' AND o.status IN ('cancelled', 'refunded')",
    advice: "cancelled or refunded orders that keep hours; see marketplace_loyalty_redemptions.status",
};
