//! What the tables of recognition are asked.

use super::model::{Activity, Badge, Earned, Granted};
use crate::base::{MemberId, TenantId};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::params;

/// Notes points; those for the same thing stay as they are. Served by `xp_entries_cause`.
pub(super) async fn insert_points(tx: &mut Tx, member: MemberId, what: Earned, subject: i64) -> Stored<u64> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.run(
        "INSERT INTO xp_entries (tenant_id, user_id, points, reason, subject, created_at)
         VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (tenant_id, user_id, reason, subject) DO NOTHING",
        params![tenant, member, what.points(), what, subject, now],
    )
    .await
}

/// Notes a line; one about the same thing stays as it is. Served by `feed_activities_subject`.
pub(super) async fn insert_activity(tx: &mut Tx, actor: Option<MemberId>, what: Activity, subject: i64) -> Stored<u64> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.run(
        "INSERT INTO feed_activities (tenant_id, actor_id, kind, subject, is_visible, created_at)
         VALUES ($1, $2, $3, $4, TRUE, $5)
             ON CONFLICT (tenant_id, kind, subject) DO NOTHING",
        params![tenant, actor, what, subject, now],
    )
    .await
}

/// Shows or hides a line.
pub(super) async fn show_activity(tx: &mut Tx, what: Activity, subject: i64, visible: bool) -> Stored<u64> {
    let tenant = tx.tenant();
    tx.run(
        "UPDATE feed_activities SET is_visible = $4 WHERE tenant_id = $1 AND kind = $2 AND subject = $3",
        params![tenant, what, subject, visible],
    )
    .await
}

/// Removes a line.
pub(super) async fn delete_activity(tx: &mut Tx, what: Activity, subject: i64) -> Stored<u64> {
    let tenant = tx.tenant();
    tx.run(
        "DELETE FROM feed_activities WHERE tenant_id = $1 AND kind = $2 AND subject = $3",
        params![tenant, what, subject],
    )
    .await
}

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

/// The badges of some members of a community that count now, the first granted first. One statement whatever their number.
pub(super) async fn badges(call: &Call, home: TenantId, members: &[MemberId]) -> Stored<Vec<Granted>> {
    call.db()
        .all(
            "SELECT user_id, badge_type, granted_at, expires_at
               FROM member_verification_badges
              WHERE tenant_id = $1 AND user_id = ANY($2) AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $3)
              ORDER BY user_id, granted_at, id",
            params![home, members, call.now()],
        )
        .await
}
