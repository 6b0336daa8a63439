//! What orders hold of a member. What was sold and paid stays, without their words and where they live.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::both(
        "marketplace_orders",
        "marketplace_orders",
        "SELECT o.order_number, o.listing_title, o.buyer_id = $2 AS is_ordered_by_me, u.first_name AS name, o.quantity, CAST(o.total_price AS DOUBLE PRECISION) / 100 AS total_price, o.currency, CAST(o.time_credits_used AS DOUBLE PRECISION) / 100 AS time_credits_used, CASE WHEN o.by_card THEN 'card' ELSE o.payment_method END AS payment_method, o.status, o.shipping_method, CASE WHEN o.buyer_id = $2 THEN o.delivery_address END AS delivery_address, CASE WHEN o.buyer_id = $2 THEN o.delivery_notes END AS delivery_notes, o.cancellation_reason, o.created_at, o.updated_at FROM marketplace_orders o JOIN users u ON u.tenant_id = o.tenant_id AND u.id = CASE WHEN o.buyer_id = $2 THEN o.seller_id ELSE o.buyer_id END WHERE o.tenant_id = $1 AND (o.buyer_id = $2 OR o.seller_id = $2) ORDER BY o.id",
        &[
            "UPDATE marketplace_orders SET delivery_address = NULL, delivery_notes = NULL WHERE tenant_id = $1 AND buyer_id = $2",
            "UPDATE marketplace_orders SET listing_title = '', tracking_number = NULL, tracking_url = NULL WHERE tenant_id = $1 AND seller_id = $2",
            "UPDATE marketplace_orders SET cancellation_reason = NULL WHERE tenant_id = $1 AND (buyer_id = $2 OR seller_id = $2)",
        ],
    ),
    Holding::both(
        "marketplace_order_ratings",
        "marketplace_order_ratings",
        "SELECT order_id, rater_role, rating, comment, is_anonymous, created_at FROM marketplace_order_ratings WHERE tenant_id = $1 AND rater_id = $2 ORDER BY id",
        &["UPDATE marketplace_order_ratings SET comment = NULL WHERE tenant_id = $1 AND rater_id = $2"],
    ),
];
