//! What is always so of orders: what an operator is told by `timeweave doctor`.

use crate::db::Invariant;

/// All of it.
pub const INVARIANTS: &[Invariant] = &[UNPAID, UNRETURNED, KEPT, UNRATED];

/// Orders in hours whose transaction moved something else, or between others.
pub const UNPAID: Invariant = Invariant {
    what: "payments of orders",
    count: "SELECT COUNT(*)
           FROM marketplace_orders o
           JOIN transactions t ON t.tenant_id = o.tenant_id AND t.id = o.wallet_transaction_id
          WHERE t.amount <> o.time_credits_used OR t.status <> 'completed' OR t.transaction_type <> 'marketplace_purchase'
             OR COALESCE(t.sender_id, 0) <> o.buyer_id OR COALESCE(t.receiver_id, 0) <> o.seller_id",
    advice: "orders whose payment is of another amount or between others; restore a backup",
};

/// Orders that were refunded in hours without a transaction that moved the same hours back, or the other way round.
pub const UNRETURNED: Invariant = Invariant {
    what: "refunds of orders",
    count: "SELECT COUNT(*)
           FROM marketplace_orders o
           LEFT JOIN transactions t ON t.tenant_id = o.tenant_id AND t.id = o.wallet_refund_transaction_id
          WHERE o.wallet_transaction_id IS NOT NULL
            AND ((o.status = 'refunded') <> (t.id IS NOT NULL)
              OR (t.id IS NOT NULL AND (t.amount <> o.time_credits_used OR COALESCE(t.sender_id, 0) <> o.seller_id
                                     OR COALESCE(t.receiver_id, 0) <> o.buyer_id)))",
    advice: "orders whose hours were not given back as they were paid; restore a backup",
};

/// Orders that are off and still keep something of their listing's stock.
pub const KEPT: Invariant = Invariant {
    what: "stock of cancelled orders",
    count: "SELECT COUNT(*)
           FROM marketplace_orders
          WHERE tenant_id IS NOT NULL AND status IN ('cancelled', 'refunded') AND stock_taken <> 0",
    advice: "cancelled or refunded orders that keep something of a stock; restore a backup",
};

/// Ratings of orders that were never completed.
pub const UNRATED: Invariant = Invariant {
    what: "ratings of orders",
    count: "SELECT COUNT(*)
           FROM marketplace_order_ratings r
           JOIN marketplace_orders o ON o.tenant_id = r.tenant_id AND o.id = r.order_id
          WHERE o.completed_at IS NULL
             OR r.rater_id <> CASE r.rater_role WHEN 'buyer' THEN o.buyer_id ELSE o.seller_id END
             OR r.ratee_id <> CASE r.rater_role WHEN 'buyer' THEN o.seller_id ELSE o.buyer_id END",
    advice: "ratings of orders that were not completed, or by others than its parties; restore a backup",
};
