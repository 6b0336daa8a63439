//! The coupons' SQL.

use super::model::{Coupon, Method, Redemption, coupon_columns};
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::ids::{CouponId, CouponRedemptionId, MarketplaceListingId, SellerProfileId};
use crate::trade::model::OrderId;
use crate::{insert, joined_record, params, record};

pub mod holdings;
pub mod sound;

record! {
    /// Whose coupon it is, and how the viewer stands to them.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct CouponSeller {
        /// The member.
        pub seller_id: MemberId,
        /// They may sell, and neither has blocked the other.
        pub is_met: bool,
    }
}

joined_record! {
    /// A coupon and whose it is.
    #[derive(Clone, Debug, PartialEq)]
    pub struct CouponWithSeller {
        /// The coupon.
        pub coupon: Coupon,
        /// Its seller.
        pub seller: CouponSeller,
    }
}

/// Coupons `c` that are not deleted, as viewer `$2` stands to their sellers.
#[rustfmt::skip]
macro_rules! coupons {
    ($where:expr) => {
        concat!("SELECT ", coupon_columns!("c"), ", p.user_id AS seller_id, ", met!(), " AS is_met
                   FROM marketplace_coupons c
                   JOIN marketplace_seller_profiles p ON p.tenant_id = $1 AND p.id = c.seller_profile_id
                   JOIN users u ON u.tenant_id = $1 AND u.id = p.user_id
                  WHERE c.tenant_id = $1 AND c.deleted_at IS NULL AND ", $where)
    };
}

/// Whether seller `p`, member `u`, may sell, and no block is between them and viewer `$2`.
#[rustfmt::skip]
macro_rules! met {
    () => {
        "(NOT p.is_suspended AND u.status = 'active' AND u.is_approved AND u.deleted_at IS NULL
          AND u.id NOT IN (SELECT blocked_user_id FROM user_blocks WHERE tenant_id = $1 AND user_id = $2
                            UNION ALL
                           SELECT user_id FROM user_blocks WHERE tenant_id = $1 AND blocked_user_id = $2))"
    };
}

/// Coupons that a viewer can use now, of all sellers or of one, newest first. Served by `marketplace_coupons_active`.
pub async fn usable(
    call: &Call,
    viewer: MemberId,
    seller: Option<SellerProfileId>,
    limit: i64,
) -> Stored<Vec<CouponWithSeller>> {
    call.all(
        coupons!(concat!(
            "c.status = 'active' AND (c.valid_from IS NULL OR c.valid_from <= $4) AND (c.valid_until IS NULL OR c.valid_until > $4)
             AND ($3 IS NULL OR c.seller_profile_id = $3) AND ", met!(), " ORDER BY c.id DESC LIMIT $5"
        )),
        params![viewer, seller, call.now(), limit],
    )
    .await
}

/// A coupon.
pub async fn find(from: &mut Reads<'_>, viewer: MemberId, id: CouponId) -> Stored<Option<CouponWithSeller>> {
    from.optional(coupons!("c.id = $3"), params![viewer, id]).await
}

/// Some coupons, in no order.
pub async fn by_ids(call: &Call, viewer: MemberId, ids: &[CouponId]) -> Stored<Vec<CouponWithSeller>> {
    call.all(coupons!("c.id = ANY($3)"), params![viewer, ids]).await
}

/// The coupons of a seller, newest first. Served by `marketplace_coupons_by_seller`.
#[rustfmt::skip::macros(concat)]
pub async fn of_seller(call: &Call, seller: SellerProfileId, limit: i64) -> Stored<Vec<Coupon>> {
    call.all(
        concat!("SELECT ", coupon_columns!("c"), "
               FROM marketplace_coupons c
              WHERE c.tenant_id = $1 AND c.seller_profile_id = $2 AND c.deleted_at IS NULL
              ORDER BY c.id DESC
              LIMIT $3"),
        params![seller, limit],
    )
    .await
}

/// All coupons of the community, newest first.
#[rustfmt::skip::macros(concat)]
pub async fn newest(call: &Call, limit: i64) -> Stored<Vec<Coupon>> {
    call.all(
        concat!("SELECT ", coupon_columns!("c"), "
               FROM marketplace_coupons c
              WHERE c.tenant_id = $1 AND c.deleted_at IS NULL
              ORDER BY c.id DESC
              LIMIT $2"),
        params![limit],
    )
    .await
}

/// How many coupons a seller has.
pub async fn count(tx: &mut Tx, seller: SellerProfileId) -> Stored<i64> {
    tx.one(
        "SELECT COUNT(*) FROM marketplace_coupons WHERE tenant_id = $1 AND seller_profile_id = $2 AND deleted_at IS NULL",
        params![seller],
    )
    .await
}

/// The coupon with a code.
#[rustfmt::skip::macros(concat)]
pub async fn with_code(from: &mut Reads<'_>, code: &str) -> Stored<Option<Coupon>> {
    from.optional(
        concat!("SELECT ", coupon_columns!("c"), "
               FROM marketplace_coupons c
              WHERE c.tenant_id = $1 AND c.code = $2 AND c.deleted_at IS NULL"),
        params![code.to_owned()],
    )
    .await
}

/// A coupon, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: CouponId) -> Stored<Option<Coupon>> {
    tx.optional(
        concat!("SELECT ", coupon_columns!("c"), "
               FROM marketplace_coupons c
              WHERE c.tenant_id = $1 AND c.id = $2 AND c.deleted_at IS NULL
                FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// Whose a coupon is, even of one that is deleted.
pub async fn seller_of(tx: &mut Tx, id: CouponId) -> Stored<Option<MemberId>> {
    tx.optional(
        "SELECT p.user_id
           FROM marketplace_coupons c
           JOIN marketplace_seller_profiles p ON p.tenant_id = $1 AND p.id = c.seller_profile_id
          WHERE c.tenant_id = $1 AND c.id = $2",
        params![id],
    )
    .await
}

/// Writes a new coupon. A code that another has breaks `marketplace_coupons_code`.
pub async fn insert(tx: &mut Tx, coupon: &Coupon) -> Stored<CouponId> {
    let (sql, params) = insert! { into marketplace_coupons {
        seller_profile_id: coupon.seller_profile_id,
        code: coupon.code.clone(),
        title: coupon.title.clone(),
        description: coupon.description.clone(),
        discount_type: coupon.discount_type,
        discount_value: coupon.discount_value,
        min_order_cents: coupon.min_order_cents,
        max_uses: coupon.max_uses,
        max_uses_per_member: coupon.max_uses_per_member,
        valid_from: coupon.valid_from,
        valid_until: coupon.valid_until,
        status: coupon.status,
        suspended_at: coupon.suspended_at,
        applies_to: coupon.applies_to,
        applies_to_ids: coupon.applies_to_ids.clone(),
        usage_count: coupon.usage_count,
        created_at & updated_at: coupon.created_at,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Writes what its seller and staff may change. How often it was used is not theirs.
pub async fn update(tx: &mut Tx, coupon: &Coupon) -> Stored<u64> {
    tx.run(
        "UPDATE marketplace_coupons
            SET code = $3, title = $4, description = $5, discount_type = $6, discount_value = $7, min_order_cents = $8, max_uses = $9,
                max_uses_per_member = $10, valid_from = $11, valid_until = $12, status = $13, suspended_at = $14, applies_to = $15,
                applies_to_ids = $16, updated_at = $17
          WHERE tenant_id = $1 AND id = $2",
        params![
            coupon.id,
            coupon.code.clone(),
            coupon.title.clone(),
            coupon.description.clone(),
            coupon.discount_type,
            coupon.discount_value,
            coupon.min_order_cents,
            coupon.max_uses,
            coupon.max_uses_per_member,
            coupon.valid_from,
            coupon.valid_until,
            coupon.status,
            coupon.suspended_at,
            coupon.applies_to,
            coupon.applies_to_ids.clone(),
            coupon.updated_at
        ],
    )
    .await
}

/// Deletes a coupon. Its row stays for what it was used for.
pub async fn delete(tx: &mut Tx, id: CouponId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_coupons SET deleted_at = $3, updated_at = $3 WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL",
        params![id, now],
    )
    .await
}

/// Counts one use more of a coupon, or one less. More than there are breaks `marketplace_coupons_uses`.
pub async fn count_use(tx: &mut Tx, id: CouponId, change: i64) -> Stored<u64> {
    tx.run(
        "UPDATE marketplace_coupons SET usage_count = usage_count + $3 WHERE tenant_id = $1 AND id = $2",
        params![id, change],
    )
    .await
}

/// How often a member has used a coupon.
pub async fn uses(from: &mut Reads<'_>, coupon: CouponId, member: MemberId) -> Stored<i64> {
    let found: Option<i64> = from
        .optional(
            "SELECT COUNT(*)
               FROM marketplace_coupon_redemptions
              WHERE tenant_id = $1 AND user_id = $2 AND coupon_id = $3 AND reversed_at IS NULL",
            params![member, coupon],
        )
        .await?;
    Ok(found.unwrap_or_default())
}

/// Who used a coupon, newest first. Served by `marketplace_coupon_redemptions_by_coupon`.
pub async fn redemptions(call: &Call, coupon: CouponId, limit: i64) -> Stored<Vec<Redemption>> {
    call.all(
        "SELECT r.id, r.coupon_id, r.user_id, r.order_id, r.discount_applied_cents, o.currency, r.redeemed_at, r.redemption_method
           FROM marketplace_coupon_redemptions r
           LEFT JOIN marketplace_orders o ON o.tenant_id = $1 AND o.id = r.order_id
          WHERE r.tenant_id = $1 AND r.coupon_id = $2 AND r.reversed_at IS NULL
          ORDER BY r.id DESC
          LIMIT $3",
        params![coupon, limit],
    )
    .await
}

/// Notes a use. A second one with the same order breaks `marketplace_coupon_redemptions_once`.
pub async fn insert_redemption(
    tx: &mut Tx,
    coupon: CouponId,
    (member, order): (MemberId, Option<OrderId>),
    cents: i64,
) -> Stored<CouponRedemptionId> {
    let now = tx.now();
    let (sql, params) = insert! { into marketplace_coupon_redemptions {
        coupon_id: coupon,
        user_id: member,
        order_id: order,
        discount_applied_cents: cents,
        redemption_method: if order.is_some() { Method::Online } else { Method::QrScan },
        redeemed_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Takes back the use of a coupon with an order that is off. Nothing if it used none, or it was taken back before.
pub async fn reverse(tx: &mut Tx, order: OrderId, reason: &str) -> Stored<Option<CouponId>> {
    let now = tx.now();
    tx.optional(
        "UPDATE marketplace_coupon_redemptions
            SET reversed_at = $3, reversal_reason = $4
          WHERE tenant_id = $1 AND order_id = $2 AND reversed_at IS NULL
      RETURNING coupon_id",
        params![order, now, reason.to_owned()],
    )
    .await
}

/// Notes what a member shows in a shop, instead of what they could show before.
pub async fn put_token(
    tx: &mut Tx,
    coupon: CouponId,
    member: MemberId,
    hash: [u8; 32],
    until: Timestamp,
) -> Stored<u64> {
    let (sql, params) = insert! { into marketplace_coupon_tokens {
        coupon_id: coupon,
        user_id: member,
        token_hash: hash,
        expires_at: until,
    } or update on [coupon_id, user_id] };
    tx.run(sql, params).await
}

/// Whose a token is, of which coupon, and until when it is good.
pub async fn token(tx: &mut Tx, hash: [u8; 32]) -> Stored<Option<(CouponId, MemberId, Timestamp)>> {
    tx.optional(
        "SELECT coupon_id, user_id, expires_at FROM marketplace_coupon_tokens WHERE tenant_id = $1 AND token_hash = $2",
        params![hash],
    )
    .await
}

/// Uses a token up. None if somebody was faster.
pub async fn take_token(tx: &mut Tx, hash: [u8; 32]) -> Stored<u64> {
    tx.run("DELETE FROM marketplace_coupon_tokens WHERE tenant_id = $1 AND token_hash = $2", params![hash]).await
}

/// How many of these listings a seller has that were not removed.
pub async fn own_listings(tx: &mut Tx, seller: MemberId, ids: &[MarketplaceListingId]) -> Stored<i64> {
    tx.one(
        "SELECT COUNT(*) FROM marketplace_listings WHERE tenant_id = $1 AND user_id = $2 AND id = ANY($3) AND status <> 'removed'",
        params![seller, ids],
    )
    .await
}

/// How many of these categories are in use.
pub async fn active_categories(tx: &mut Tx, ids: &[i64]) -> Stored<i64> {
    tx.one(
        "SELECT COUNT(*) FROM marketplace_categories WHERE tenant_id = $1 AND id = ANY($2) AND is_active",
        params![ids],
    )
    .await
}

/// What a coupon is called.
pub async fn title(tx: &mut Tx, id: CouponId) -> Stored<Option<String>> {
    tx.optional("SELECT title FROM marketplace_coupons WHERE tenant_id = $1 AND id = $2", params![id]).await
}
