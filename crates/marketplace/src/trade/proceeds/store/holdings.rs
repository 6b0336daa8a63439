//! What a seller's money holds of a member: what was sold and paid out stays.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::shown(
        "marketplace_seller_accounts",
        "marketplace_seller_accounts",
        "SELECT reference, status, created_at, updated_at FROM marketplace_seller_accounts WHERE tenant_id = $1 AND user_id = $2",
    ),
    Holding::shown(
        "marketplace_seller_entries",
        "marketplace_seller_entries",
        "SELECT kind, CAST(amount AS DOUBLE PRECISION) / 100 AS amount, currency, created_at FROM marketplace_seller_entries WHERE tenant_id = $1 AND seller_id = $2 ORDER BY id",
    ),
    Holding::shown(
        "marketplace_payouts",
        "marketplace_payouts",
        "SELECT y.reference, CAST(y.amount AS DOUBLE PRECISION) / 100 AS amount, y.currency, y.status, y.created_at, y.done_at FROM marketplace_payouts y JOIN marketplace_seller_accounts a ON a.tenant_id = y.tenant_id AND a.id = y.account_id WHERE y.tenant_id = $1 AND a.user_id = $2 ORDER BY y.id",
    ),
    Holding::nothing("marketplace_card_chargebacks"),
    Holding::nothing("marketplace_card_releases"),
];
