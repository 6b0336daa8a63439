//! What the groups' tables are asked.

use crate::base::MemberId;
use crate::call::Call;
use crate::db::Stored;
use crate::params;

/// To how many groups each of these members belongs; a member of none is not in the answer. One statement whatever their number.
pub async fn counts(call: &Call, members: &[MemberId]) -> Stored<Vec<(MemberId, i64)>> {
    call.db()
        .all(
            "SELECT user_id, COUNT(*) AS memberships
               FROM group_members
              WHERE tenant_id = $1 AND user_id = ANY($2) AND status = 'active'
              GROUP BY user_id",
            params![call.tenant(), members],
        )
        .await
}
