//! What the tables of recognition are asked.

use super::model::{Activity, Badge, Earned, Granted, granted_columns};
use crate::base::{MemberId, TenantId};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, params};

/// How many comments on line `a` of the feed viewer `$2` can read, as text for `concat!`: neither those of members whom a block keeps apart from them, nor what
/// replies to these. Served by `feed_comments_by_activity` and `feed_comments_by_parent`.
#[macro_export]
macro_rules! readable_comments {
    () => {
        "((SELECT COUNT(*) FROM feed_comments k WHERE k.tenant_id = $1 AND k.activity_id = a.id)
                         - (WITH RECURSIVE unread (id) AS (
                                    SELECT k.id
                                      FROM feed_comments k
                                     WHERE k.tenant_id = $1 AND k.activity_id = a.id
                                       AND k.author_id IN (SELECT blocked_user_id FROM user_blocks WHERE tenant_id = $1 AND user_id = $2
                                                            UNION ALL
                                                           SELECT user_id FROM user_blocks WHERE tenant_id = $1 AND blocked_user_id = $2)
                                     UNION
                                    SELECT k.id
                                      FROM unread n
                                     CROSS JOIN feed_comments k
                                     WHERE k.tenant_id = $1 AND k.activity_id = a.id AND k.parent_id = n.id)
                            SELECT COUNT(*) FROM unread))"
    };
}
pub use readable_comments;

/// Notes points; those for the same thing stay as they are. Served by `xp_entries_cause`.
pub(super) async fn insert_points(tx: &mut Tx, member: MemberId, what: Earned, subject: i64) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into xp_entries {
        user_id: member,
        points: what.points(),
        reason: what,
        subject,
        created_at: now,
    } then "ON CONFLICT (tenant_id, user_id, reason, subject) DO NOTHING" };
    tx.run(sql, params).await
}

/// Removes the points for something. Served by `xp_entries_by_subject`.
pub(super) async fn delete_points(tx: &mut Tx, what: Earned, subject: i64) -> Stored<u64> {
    tx.run("DELETE FROM xp_entries WHERE tenant_id = $1 AND reason = $2 AND subject = $3", params![what, subject]).await
}

/// Notes a line; one about the same thing stays as it is. Served by `feed_activities_subject`.
pub(super) async fn insert_activity(tx: &mut Tx, actor: Option<MemberId>, what: Activity, subject: i64) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into feed_activities {
        actor_id: actor,
        kind: what,
        subject,
        is_visible: true,
        created_at: now,
    } then "ON CONFLICT (tenant_id, kind, subject) DO NOTHING" };
    tx.run(sql, params).await
}

/// Shows or hides a line.
pub(super) async fn show_activity(tx: &mut Tx, what: Activity, subject: i64, visible: bool) -> Stored<u64> {
    tx.run(
        "UPDATE feed_activities SET is_visible = $4 WHERE tenant_id = $1 AND kind = $2 AND subject = $3",
        params![what, subject, visible],
    )
    .await
}

/// Removes a line.
pub(super) async fn delete_activity(tx: &mut Tx, what: Activity, subject: i64) -> Stored<u64> {
    tx.run("DELETE FROM feed_activities WHERE tenant_id = $1 AND kind = $2 AND subject = $3", params![what, subject])
        .await
}

/// Notes a badge; none if it was granted before, which stays as it is.
pub(super) async fn insert_badge(
    tx: &mut Tx,
    member: MemberId,
    badge: Badge,
    note: &'static str,
) -> Stored<Option<i64>> {
    let now = tx.now();
    let (sql, params) = insert! { into member_verification_badges {
        user_id: member,
        badge_type: badge,
        verification_note: note,
        granted_at: now,
    } then "ON CONFLICT (tenant_id, user_id, badge_type) DO NOTHING RETURNING id" };
    tx.optional(sql, params).await
}

/// The badges of some members of a community that count now, the first granted first. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub(super) async fn badges(call: &Call, home: TenantId, members: &[MemberId]) -> Stored<Vec<Granted>> {
    call.unscoped()
        .all(
            concat!("SELECT ", granted_columns!(), "
                   FROM member_verification_badges
                  WHERE tenant_id = $1 AND user_id = ANY($2) AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $3)
                  ORDER BY user_id, granted_at, id"),
            params![home, members, call.now()],
        )
        .await
}
