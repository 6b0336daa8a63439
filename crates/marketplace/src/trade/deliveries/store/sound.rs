//! What is always so of offers of delivery: what an operator is told by `timeweave doctor`.

use crate::db::{Invariant, Unattended};

/// All of it.
pub const INVARIANTS: &[Invariant] = &[PAID, ASTRAY, ENDED];

/// Deliveries whose transaction moved something else, or between others.
pub const PAID: Invariant = Invariant {
    what: "payments of deliveries",
    count: "SELECT COUNT(*)
           FROM marketplace_deliveries d
           JOIN marketplace_orders o ON o.tenant_id = d.tenant_id AND o.id = d.order_id
           LEFT JOIN transactions t ON t.tenant_id = d.tenant_id AND t.id = d.wallet_transaction_id
          WHERE d.status = 'completed'
            AND (t.id IS NULL OR t.amount <> d.time_credits OR t.status <> 'completed' OR t.transaction_type <> 'community_delivery'
              OR (COALESCE(t.sender_id, 0) <> o.buyer_id AND (d.settled_by IS NULL OR t.sender_id IS NOT NULL))
              OR COALESCE(t.receiver_id, 0) <> d.deliverer_id)",
    advice: "deliveries whose payment is missing, of another amount or between others; restore a backup",
};

/// Hours that moved for a delivery that does not know it.
pub const ASTRAY: Invariant = Invariant {
    what: "hours of deliveries",
    count: "SELECT COUNT(*)
           FROM transactions t
          WHERE t.transaction_type = 'community_delivery'
            AND NOT EXISTS (SELECT 1
                              FROM marketplace_deliveries d
                             WHERE d.tenant_id = t.tenant_id AND d.wallet_transaction_id = t.id)",
    advice: "transactions for deliveries that are not noted as paid; restore a backup",
};

/// Offers of delivery that wait or hold, of orders for which nobody brings anything any more, and those that came and are never due.
pub const ENDED: Invariant = Invariant {
    what: "deliveries of orders",
    count: "SELECT COUNT(*)
           FROM marketplace_deliveries d
           JOIN marketplace_orders o ON o.tenant_id = d.tenant_id AND o.id = d.order_id
          WHERE (d.status = 'pending' AND o.status NOT IN ('paid', 'shipped', 'disputed'))
             OR (d.status = 'accepted' AND o.status IN ('cancelled', 'refunded') AND o.auto_complete_at IS NULL)
             OR (d.status = 'accepted' AND (o.auto_complete_at IS NOT NULL) <> (d.due_at IS NOT NULL))",
    advice: "offers of delivery that outlive their order, or are never paid; see marketplace_deliveries.status and due_at",
};

/// What waits for people.
pub const UNATTENDED: &[Unattended] = &[UNPAID];

/// Deliveries that nobody paid, and that staff have still to settle.
pub const UNPAID: Unattended = Unattended {
    what: "deliveries that nobody paid",
    count: "SELECT COUNT(*) FROM marketplace_deliveries WHERE tenant_id IS NOT NULL AND status = 'unpaid' AND unpaid_at <= $1",
    patience: Unattended::AS_THEY_SAY,
    advice: "deliveries could not be paid for a month; administrators settle them at /api/v2/admin/marketplace/deliveries/unpaid",
};
