//! The SQL of staff who act as members.

use crate::base::{MemberId, TenantId};
use crate::call::Tx;
use crate::db::Stored;
use crate::params;

/// First and last name of an account; none if it is gone.
pub(in crate::auth) async fn name(tx: &mut Tx, tenant: TenantId, member: MemberId) -> Stored<Option<String>> {
    tx.unscoped()
        .optional(
            "SELECT first_name || ' ' || last_name FROM users WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL",
            params![tenant, member],
        )
        .await
}
