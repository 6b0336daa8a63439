//! How listings fit those of whoever looks at them.

use crate::base::{ListingId, MemberId};
use crate::call::Call;
use crate::db::Stored;
use crate::{params, record};

record! {
    /// How a listing fits those of its viewer.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Fit {
        /// The listing.
        pub id: ListingId,
        /// The viewer lists the other side of the same heading.
        pub one_way: bool,
        /// Its owner does so for something of the viewer's.
        pub other_way: bool,
    }
}

/// How some listings fit those of `viewer`.
pub async fn fits(call: &Call, viewer: MemberId, ids: &[ListingId]) -> Stored<Vec<Fit>> {
    call.all(
        "SELECT l.id,
                EXISTS (SELECT 1 FROM listings m
                         WHERE m.tenant_id = $1 AND m.user_id = $2 AND m.category_id = l.category_id AND m.type <> l.type
                           AND m.status = 'active' AND m.moderation_status = 'approved') AS one_way,
                EXISTS (SELECT 1 FROM listings t
                          JOIN listings m ON m.tenant_id = $1 AND m.category_id = t.category_id AND m.type <> t.type
                         WHERE t.tenant_id = $1 AND t.user_id = l.user_id AND m.user_id = $2 AND t.type <> l.type
                           AND t.status = 'active' AND t.moderation_status = 'approved'
                           AND m.status = 'active' AND m.moderation_status = 'approved') AS other_way
           FROM listings l
          WHERE l.tenant_id = $1 AND l.id = ANY($3) AND l.user_id <> $2",
        params![viewer, ids],
    )
    .await
}
