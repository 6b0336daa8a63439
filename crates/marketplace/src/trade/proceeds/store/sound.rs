//! What is always so of card payments and what sellers get of them: what an operator is told by `timeweave doctor`.

use crate::db::Invariant;

/// All of it.
pub const INVARIANTS: &[Invariant] = &[WHOLE, GAINED, TAKEN, SENT, STOPPED, RELEASED];

/// What is held, released, given back and charged back is what was paid; of an order that is over nothing is held.
pub const WHOLE: Invariant = Invariant {
    what: "parts of card payments",
    count: "SELECT COUNT(*)
           FROM (SELECT p.amount, p.released, p.charged_back, p.status, o.status AS order_status,
                        (SELECT COALESCE(SUM(r.amount), 0)
                           FROM marketplace_card_refunds r
                          WHERE r.tenant_id = p.tenant_id AND r.payment_id = p.id) AS promised
                   FROM marketplace_card_payments p
                   JOIN marketplace_orders o ON o.tenant_id = p.tenant_id AND o.id = p.order_id) parts
          WHERE promised + released + charged_back > amount
             OR (status <> 'succeeded' AND promised + released + charged_back > 0)
             OR (order_status IN ('completed', 'refunded', 'cancelled') AND status = 'succeeded'
                 AND promised + released + charged_back <> amount)",
    advice: "card payments whose parts do not add up to what was paid; compare them with the provider",
};

/// The lines of a seller for a payment are what is released of it, without the fee.
pub const GAINED: Invariant = Invariant {
    what: "sellers' shares of card payments",
    count: "SELECT COUNT(*)
           FROM (SELECT p.released, p.fee_basis, p.is_outside,
                        (SELECT COALESCE(SUM(e.amount), 0)
                           FROM marketplace_seller_entries e
                          WHERE e.tenant_id = p.tenant_id AND e.payment_id = p.id) AS gained
                   FROM marketplace_card_payments p) shares
          WHERE (is_outside AND gained <> 0)
             OR (NOT is_outside AND ABS(released * (10000 - fee_basis) - gained * 10000) > 500000)",
    advice: "sellers who got another share of a card payment than is released; see marketplace_seller_entries",
};

/// What banks have taken and not given back is what payments say.
pub const TAKEN: Invariant = Invariant {
    what: "chargebacks of card payments",
    count: "SELECT COUNT(*)
           FROM marketplace_card_payments p
          WHERE p.charged_back <> (SELECT COALESCE(SUM(c.covered), 0)
                                     FROM marketplace_card_chargebacks c
                                    WHERE c.tenant_id = p.tenant_id AND c.payment_id = p.id AND c.status <> 'won')",
    advice: "card payments of which another sum is charged back than is noted; compare them with the provider",
};

/// Each payout has left its seller's balance, and has come back if it failed.
pub const SENT: Invariant = Invariant {
    what: "payouts to sellers",
    count: "SELECT COUNT(*)
           FROM marketplace_payouts y
          WHERE (SELECT COALESCE(SUM(e.amount), 0)
                   FROM marketplace_seller_entries e
                  WHERE e.tenant_id = y.tenant_id AND e.payout_id = y.id) <> CASE y.status WHEN 'failed' THEN 0 ELSE -y.amount END",
    advice: "payouts that have not left their seller's balance as they went; see marketplace_seller_entries",
};

/// An order that only a chargeback has stopped is in dispute while the bank decides.
pub const STOPPED: Invariant = Invariant {
    what: "orders that chargebacks stop",
    count: "SELECT COUNT(*)
           FROM marketplace_card_chargebacks c
           JOIN marketplace_card_payments p ON p.tenant_id = c.tenant_id AND p.id = c.payment_id
           JOIN marketplace_orders o ON o.tenant_id = p.tenant_id AND o.id = p.order_id
          WHERE c.status = 'open' AND c.prior_order_status IS NOT NULL AND o.status <> 'disputed'",
    advice: "orders that go on although a bank decides about their payment; see marketplace_card_chargebacks",
};

/// What an administrator let go before its time was held of a payment, and its order was completed by that.
pub const RELEASED: Invariant = Invariant {
    what: "releases of held money",
    count: "SELECT COUNT(*)
           FROM marketplace_card_releases m
           JOIN marketplace_card_payments p ON p.tenant_id = m.tenant_id AND p.id = m.payment_id
           JOIN marketplace_orders o ON o.tenant_id = p.tenant_id AND o.id = p.order_id
          WHERE p.status <> 'succeeded' OR p.is_outside OR m.amount > p.amount OR o.completed_at IS NULL",
    advice: "money that was let go before its time and whose order is not completed; see marketplace_card_releases",
};
