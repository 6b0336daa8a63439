//! What members are known for, in numbers.
//!
//! Reviews, exchanges, transactions and listings belong to rooms above; the statements stand here because profiles, directory and
//! listings show them, and so that all of them count alike.

use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::Call;
use crate::db::Stored;
use crate::members::model::{Esteem, Numbers};
use crate::params;

/// How many reviews a member `u` received that count and how many stars those give, their exchanges, and whether they are verified at `$3`.
#[rustfmt::skip]
macro_rules! esteem {
    () => {
        concat!("(SELECT COUNT(*) FROM reviews r
                          WHERE r.tenant_id = $1 AND r.receiver_id = u.id AND ", counted_review!("r"), ") AS reviews,
                        COALESCE((SELECT SUM(r.rating) FROM reviews r
                                   WHERE r.tenant_id = $1 AND r.receiver_id = u.id AND ", counted_review!("r"), "), 0)::bigint AS points,
                        (SELECT COUNT(*) FROM exchanges e
                          WHERE e.tenant_id = $1 AND e.requester_id = u.id AND e.status = 'completed')
                        + (SELECT COUNT(*) FROM exchanges e
                            WHERE e.tenant_id = $1 AND e.provider_id = u.id AND e.status = 'completed') AS exchanges,
                        EXISTS (SELECT 1 FROM member_verification_badges v
                                 WHERE v.tenant_id = $1 AND v.user_id = u.id AND v.badge_type = 'id_verified' AND v.revoked_at IS NULL
                                   AND (v.expires_at IS NULL OR v.expires_at > $3)) AS is_verified")
    };
}

/// How many listings of a member `u` everybody may see at `$3`, or how many of them are of one side.
#[rustfmt::skip]
macro_rules! lists {
    ($side:literal) => {
        concat!("(SELECT COUNT(*) FROM listings l
                          WHERE l.tenant_id = $1 AND l.user_id = u.id AND l.type = '", $side, "' AND l.status = 'active'
                            AND l.moderation_status = 'approved' AND (l.expires_at IS NULL OR l.expires_at > $3))")
    };
}

/// What members are known for by others, in no order. One statement whatever their number. Served by `reviews_counted`,
/// `exchanges_completed_by_requester`, `exchanges_completed_by_provider` and `member_verification_badges_once`.
#[rustfmt::skip::macros(concat)]
pub async fn esteem(call: &Call, members: &[MemberId]) -> Stored<Vec<Esteem>> {
    call.all(
        concat!("SELECT u.id AS member, ", esteem!(), "
               FROM users u
              WHERE u.tenant_id = $1 AND u.id = ANY($2)"),
        params![members, call.now()],
    )
    .await
}

/// What members did and are known for, in no order. One statement whatever their number. Transactions are served by
/// `transactions_given` and `transactions_received`.
#[rustfmt::skip::macros(concat)]
pub async fn numbers(
    call: &Call,
    home: TenantId,
    members: &[MemberId],
    now: Timestamp,
) -> Stored<Vec<(Esteem, Numbers)>> {
    call.unscoped()
        .all(
            concat!("SELECT u.id AS member, ", esteem!(), ",
                        ", lists!("offer"), " AS offers,
                        ", lists!("request"), " AS requests,
                        ", moved!("COUNT(*)", "sender_id", "receiver_id"), " AS given,
                        ", moved!("COUNT(*)", "receiver_id", "sender_id"), " AS received,
                        COALESCE(", moved!("SUM(t.amount)", "sender_id", "receiver_id"), ", 0)::bigint AS hours_given,
                        COALESCE(", moved!("SUM(t.amount)", "receiver_id", "sender_id"), ", 0)::bigint AS hours_received
                   FROM users u
                  WHERE u.tenant_id = $1 AND u.id = ANY($2)"),
            params![home, members, now],
        )
        .await
}
