//! What the tables of recognition are asked.

use super::model::{Badge, Granted};
use crate::base::MemberId;
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::params;

/// Notes a badge; one that was granted before stays as it is.
pub(super) async fn insert_badge(tx: &mut Tx, member: MemberId, badge: Badge, note: &'static str) -> Stored<u64> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.run(
        "INSERT INTO member_verification_badges (tenant_id, user_id, badge_type, verification_note, granted_at)
         VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (tenant_id, user_id, badge_type) DO NOTHING",
        params![tenant, member, badge, note, now],
    )
    .await
}

/// The badges of some members that count now, the first granted first. One statement whatever their number.
pub async fn badges(call: &Call, members: &[MemberId]) -> Stored<Vec<Granted>> {
    call.db()
        .all(
            "SELECT user_id, badge_type, granted_at, expires_at
               FROM member_verification_badges
              WHERE tenant_id = $1 AND user_id = ANY($2) AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $3)
              ORDER BY user_id, granted_at, id",
            params![call.tenant(), members, call.now()],
        )
        .await
}
