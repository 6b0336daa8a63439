//! What waits for staff.

use super::ListingWithOwner;
use crate::base::MemberId;
use crate::call::Call;
use crate::db::Stored;
use crate::listings::model::{Side, listing_columns};
use crate::members::card_columns;
use crate::{lowest_first, params};

/// Which listings `l` wait for viewer `$2` to decide: not their own, and none of an owner who may not take part.
macro_rules! waits {
    () => {
        concat!(
            "l.tenant_id = $1 AND ",
            is_waiting!(),
            " AND l.user_id <> $2 AND ($3 IS NULL OR l.type = $3)
                        AND EXISTS (SELECT 1 FROM users o
                                     WHERE o.tenant_id = $1 AND o.id = l.user_id AND o.status = 'active' AND o.deleted_at IS NULL)"
        )
    };
}

/// What waits for somebody to decide, longest first, behind a submission. Served by `listings_waiting`.
pub async fn page(
    call: &Call,
    viewer: MemberId,
    side: Option<Side>,
    behind: i64,
    limit: i64,
    offset: i64,
) -> Stored<Vec<ListingWithOwner>> {
    call.all(
        lowest_first!(call.way(), behind, order => shown!(
            concat!(
                "SELECT l.id, l.submission, CAST(NULL AS DOUBLE PRECISION) AS nearness
                       FROM listings l
                      WHERE ",
                waits!(),
                "
                        AND l.submission ", behind!(), " $4
                      ORDER BY l.submission ", order!(), "
                      LIMIT $5 OFFSET $6"
            ),
            concat!("hit.submission ", order!())
        )),
        params![viewer, side, behind, limit, offset],
    )
    .await
}

/// How much that is.
pub async fn count(call: &Call, viewer: MemberId, side: Option<Side>) -> Stored<i64> {
    call.one(concat!("SELECT COUNT(*) FROM listings l WHERE ", waits!()), params![viewer, side]).await
}
