//! What the ledger holds of a member. It stays whole: who moved how much to whom and when. Their own words go.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::shown(
        "accounts",
        "balance",
        "SELECT CAST(balance AS DOUBLE PRECISION) / 100 AS balance, CAST(total_in AS DOUBLE PRECISION) / 100 AS total_in, CAST(total_out AS DOUBLE PRECISION) / 100 AS total_out FROM accounts WHERE tenant_id = $1 AND user_id = $2",
    ),
    Holding::nothing("entries"),
    Holding::both(
        "transactions",
        "transactions",
        "SELECT t.id, t.sender_id = $2 AS is_sent, u.first_name AS name, CAST(t.amount AS DOUBLE PRECISION) / 100 AS amount, t.description, t.status, t.transaction_type, t.created_at FROM transactions t LEFT JOIN users u ON u.tenant_id = t.tenant_id AND u.id = CASE WHEN t.sender_id = $2 THEN t.receiver_id ELSE t.sender_id END WHERE t.tenant_id = $1 AND (t.sender_id = $2 OR t.receiver_id = $2) ORDER BY t.id",
        &[
            "UPDATE transactions SET description = '' WHERE tenant_id = $1 AND (sender_id = $2 OR acting_user_id = $2 OR listing_id IN (SELECT id FROM listings WHERE tenant_id = $1 AND user_id = $2))",
        ],
    ),
    Holding::nothing("transaction_categories"),
];
