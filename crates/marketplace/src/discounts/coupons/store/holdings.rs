//! What coupons hold of a member. What was used stays with the orders, without the seller's words.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::both(
        "marketplace_coupon_tokens",
        "marketplace_coupon_tokens",
        "SELECT c.title, t.expires_at FROM marketplace_coupon_tokens t JOIN marketplace_coupons c ON c.tenant_id = t.tenant_id AND c.id = t.coupon_id WHERE t.tenant_id = $1 AND t.user_id = $2 ORDER BY t.id",
        &["DELETE FROM marketplace_coupon_tokens WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::shown(
        "marketplace_coupon_redemptions",
        "marketplace_coupon_redemptions",
        "SELECT c.code, c.title, o.order_number, CAST(o.discount AS DOUBLE PRECISION) / 100 AS discount, o.currency, r.redemption_method, r.redeemed_at, r.reversed_at FROM marketplace_coupon_redemptions r JOIN marketplace_coupons c ON c.tenant_id = r.tenant_id AND c.id = r.coupon_id LEFT JOIN marketplace_orders o ON o.tenant_id = r.tenant_id AND o.id = r.order_id WHERE r.tenant_id = $1 AND r.user_id = $2 ORDER BY r.id",
    ),
    Holding::both(
        "marketplace_coupons",
        "marketplace_coupons",
        "SELECT c.code, c.title, c.description, c.discount_type, CAST(c.discount_value AS DOUBLE PRECISION) / 100 AS discount_value, c.max_uses, c.usage_count, c.valid_from, c.valid_until, c.status, c.created_at, c.deleted_at FROM marketplace_coupons c JOIN marketplace_seller_profiles p ON p.tenant_id = c.tenant_id AND p.id = c.seller_profile_id WHERE c.tenant_id = $1 AND p.user_id = $2 ORDER BY c.id",
        &[
            "UPDATE marketplace_coupons SET code = '-', title = '-', description = NULL, deleted_at = COALESCE(deleted_at, $3), updated_at = $3 WHERE tenant_id = $1 AND seller_profile_id IN (SELECT id FROM marketplace_seller_profiles WHERE tenant_id = $1 AND user_id = $2)",
        ],
    ),
];
