//! What is always so of coupons: what an operator is told by `timeweave doctor`.

use crate::db::Invariant;

/// All of it.
pub const INVARIANTS: &[Invariant] = &[COUNTED, FREED, TAKEN_OFF];

/// A coupon counts the uses that stand, and has no more of them than it may have.
pub const COUNTED: Invariant = Invariant {
    what: "uses of coupons",
    count: "SELECT COUNT(*)
           FROM marketplace_coupons c
          WHERE c.usage_count > COALESCE(c.max_uses, c.usage_count)
             OR c.usage_count <> (SELECT COUNT(*)
                                    FROM marketplace_coupon_redemptions r
                                   WHERE r.tenant_id = c.tenant_id AND r.coupon_id = c.id AND r.reversed_at IS NULL)",
    advice: "coupons whose count is not that of their redemptions; see marketplace_coupons.usage_count",
};

/// An order that is off uses none.
pub const FREED: Invariant = Invariant {
    what: "coupons of cancelled orders",
    count: "SELECT COUNT(*)
           FROM marketplace_coupon_redemptions r
           JOIN marketplace_orders o ON o.tenant_id = r.tenant_id AND o.id = r.order_id
          WHERE r.reversed_at IS NULL AND o.status IN ('cancelled', 'refunded')",
    advice: "cancelled or refunded orders that still use a coupon; see marketplace_coupon_redemptions.reversed_at",
};

/// An order was made cheaper by exactly what is noted with its coupon's use.
pub const TAKEN_OFF: Invariant = Invariant {
    what: "discounts of orders",
    count: "SELECT COUNT(*)
           FROM marketplace_coupon_redemptions r
           JOIN marketplace_orders o ON o.tenant_id = r.tenant_id AND o.id = r.order_id
          WHERE (r.discount_applied_cents <> o.discount AND r.discount_applied_cents * 100 <> o.discount)
             OR o.total_price <> o.unit_price * o.quantity + o.shipping_cost - o.discount",
    advice: "orders whose discount is not what their coupon took off; restore a backup",
};
