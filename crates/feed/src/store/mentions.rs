//! Whom posts and comments speak of.

use crate::base::MemberId;
use crate::call::{Reads, Tx};
use crate::db::Stored;
use crate::members::shown_name;
use crate::mentions::Spot;
use crate::params;

/// Active members who are called so by everybody, with the name as it is compared. Served by `users_by_shown_name`.
#[rustfmt::skip::macros(concat)]
pub async fn called(from: &mut Reads<'_>, names: &[String]) -> Stored<Vec<(MemberId, String)>> {
    from.all(
        concat!("SELECT u.id, ", shown_name!(), " AS name
               FROM users u
              WHERE u.tenant_id = $1 AND u.status = 'active' AND u.deleted_at IS NULL AND ", shown_name!(), " = ANY($2)"),
        params![names.to_vec()],
    )
    .await
}

/// Notes that a text speaks of some members. Gives those of whom it was not known.
pub async fn insert(tx: &mut Tx, spot: Spot, members: &[MemberId]) -> Stored<Vec<MemberId>> {
    let now = tx.now();
    tx.all(
        "INSERT INTO feed_mentions (tenant_id, activity_id, comment_id, user_id, created_at)
         SELECT $1, $2, $3, u.id, $4
           FROM users u
          WHERE u.tenant_id = $1 AND u.id = ANY($5)
         ON CONFLICT DO NOTHING
         RETURNING user_id",
        params![spot.line, spot.comment, now, members],
    )
    .await
}
