//! A community's hours at a glance.

use crate::base::{Hours, Timestamp};
use crate::call::Call;
use crate::db::Stored;
use crate::{params, record};

record! {
    /// What the accounts of a community hold. `issued` is what the three others sum up to.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Summary {
        /// Given out, less what was taken back.
        pub issued: Hours,
        /// What members have together.
        pub members: Hours,
        /// What lies in the community fund.
        pub fund: Hours,
        /// What partner installations are owed; below zero, what they owe.
        pub partners: Hours,
        /// How many members are below zero.
        pub negative: i64,
        /// How many members have much, and nothing moved for long.
        pub dormant: i64,
    }
}

/// Sums the accounts up. Members with `much` or more for whom nothing has moved since `quiet` are dormant.
pub async fn summary(call: &Call, much: Hours, quiet: Timestamp) -> Stored<Summary> {
    call.one(
        "SELECT COALESCE(SUM(CASE WHEN kind = 'issuance' THEN -balance END), 0)::bigint AS issued,
                    COALESCE(SUM(CASE WHEN kind = 'member' THEN balance END), 0)::bigint AS members,
                    COALESCE(SUM(CASE WHEN kind = 'community_fund' THEN balance END), 0)::bigint AS fund,
                    COALESCE(SUM(CASE WHEN kind = 'clearing' THEN balance END), 0)::bigint AS partners,
                    COUNT(CASE WHEN kind = 'member' AND balance < 0 THEN 1 END) AS negative,
                    COUNT(CASE WHEN kind = 'member' AND balance >= $2 AND updated_at < $3 THEN 1 END) AS dormant
               FROM accounts
              WHERE tenant_id = $1",
        params![much, quiet],
    )
    .await
}
