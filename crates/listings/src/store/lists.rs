//! Lists of listings that are not looked for: of a member, by id, kept in mind, standing out. Every list is one statement: what it
//! holds is found first, what is shown of it is joined to that.

use crate::base::{ListingId, MemberId};
use crate::call::{Call, Member, Reads};
use crate::db::Stored;
use crate::listings::model::{Listing, Side, listing_columns};
use crate::members::{Card, card_columns};
use crate::{joined_record, newest_first, params, record};

record! {
    /// What a list shows of a listing beside the listing and its owner.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Around {
        /// Name of the file of its picture: its own, else the first of its others.
        pub picture: Option<String>,
        /// The viewer keeps it in mind.
        pub is_saved: bool,
        /// Name of its heading.
        pub category_name: Option<String>,
        /// Colour of its heading.
        pub category_color: Option<String>,
        /// Slug of its heading.
        pub category_slug: Option<String>,
        /// The square of the straight line to the place that was named.
        pub nearness: Option<f64>,
    }
}

joined_record! {
    /// A listing in a list.
    #[derive(Clone, Debug, PartialEq)]
    pub struct ListingWithOwner {
        /// The listing.
        pub listing: Listing,
        /// What is around it.
        pub around: Around,
        /// Its owner.
        pub owner: Card,
    }
}

/// What is shown of the listings that were found as `hit`, in an order.
#[rustfmt::skip]
macro_rules! shown {
    ($hits:expr, $order:expr) => {
        concat!("SELECT ", listing_columns!("l"), ",
                        (SELECT f.name FROM media_files f
                          WHERE f.tenant_id = $1
                            AND f.id = COALESCE(l.cover_id, (SELECT i.file_id FROM listing_images i
                                                              WHERE i.tenant_id = $1 AND i.listing_id = l.id
                                                              ORDER BY i.sort_order, i.id
                                                              LIMIT 1))) AS picture,
                        EXISTS (SELECT 1 FROM listing_saves s
                                 WHERE s.tenant_id = $1 AND s.user_id = $2 AND s.listing_id = l.id) AS is_saved,
                        c.name AS category_name, c.color AS category_color, c.slug AS category_slug, hit.nearness,
                        ", card_columns!("u"), "
                   FROM (", $hits, ") hit
                  CROSS JOIN listings l
                   JOIN users u ON u.tenant_id = $1 AND u.id = l.user_id
                   LEFT JOIN categories c ON c.tenant_id = $1 AND c.id = l.category_id
                  WHERE l.tenant_id = $1 AND l.id = hit.id
                  ORDER BY ", $order)
    };
}

pub mod desk;
pub mod matches;
pub mod search;
pub mod waiting;

/// Which listings of others are shown to somebody beside those that are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// None.
    Listed,
    /// What waits to be approved.
    Waiting,
    /// All that were not deleted.
    Everything,
}

impl Sight {
    /// What a member may see, by their role.
    #[must_use]
    pub fn of(member: &Member) -> Self {
        match (member.is_admin(), member.is_broker_or_admin()) {
            (true, _) => Self::Everything,
            (false, true) => Self::Waiting,
            (false, false) => Self::Listed,
        }
    }
}

/// What stands out, longest first. Served by `listings_featured`.
pub async fn featured(call: &Call, viewer: MemberId, limit: i64) -> Stored<Vec<ListingWithOwner>> {
    call.all(
        shown!(
            concat!(
                "SELECT l.id, l.featured_until, CAST(NULL AS DOUBLE PRECISION) AS nearness
                   FROM listings l
                  WHERE l.tenant_id = $1 AND l.featured_until > $3 AND ",
                is_listed!(),
                " AND ",
                owner_is_met!(),
                "
                  ORDER BY l.featured_until DESC, l.id DESC
                  LIMIT $4"
            ),
            "hit.featured_until DESC, hit.id DESC"
        ),
        params![viewer, call.now(), limit],
    )
    .await
}

/// A member's listings, newest first, before an id: all that were not deleted, or those that `viewer` may see. Served by
/// `listings_by_user`.
pub async fn of_member(
    from: &mut Reads<'_>,
    viewer: MemberId,
    owner: MemberId,
    everything: bool,
    side: Option<Side>,
    before: i64,
    limit: i64,
) -> Stored<Vec<ListingWithOwner>> {
    let (now, way) = (from.call().now(), from.call().way());
    from.all(
        newest_first!(way, before, order => shown!(
            concat!(
                "SELECT l.id, CAST(NULL AS DOUBLE PRECISION) AS nearness
                       FROM listings l
                      WHERE l.tenant_id = $1 AND l.user_id = $4 AND l.id ", before!(), " $7 AND l.status <> 'deleted'
                        AND ($6 IS NULL OR l.type = $6)
                        AND ($5 OR (",
                is_listed!(),
                " AND ",
                owner_is_met!(),
                "))
                      ORDER BY l.id ", order!(), "
                      LIMIT $8"
            ),
            concat!("hit.id ", order!())
        )),
        params![viewer, now, owner, everything, side, before, limit],
    )
    .await
}

/// Some listings, in no order: those of `viewer`, those that are listed for them, and what `sight` adds to that. What was deleted is left
/// out.
pub async fn by_ids(
    from: &mut Reads<'_>,
    viewer: MemberId,
    sight: Sight,
    ids: &[ListingId],
) -> Stored<Vec<ListingWithOwner>> {
    let now = from.call().now();
    from.all(
        shown!(
            concat!(
                "SELECT l.id, CAST(NULL AS DOUBLE PRECISION) AS nearness
                       FROM listings l
                      WHERE l.tenant_id = $1 AND l.id = ANY($5) AND l.status <> 'deleted'
                        AND ($4 OR l.user_id = $2 OR ($6 AND ",
                is_waiting!(),
                ") OR (",
                is_listed!(),
                " AND ",
                owner_is_met!(),
                "))"
            ),
            "hit.id DESC"
        ),
        params![viewer, now, sight == Sight::Everything, ids, sight == Sight::Waiting],
    )
    .await
}

/// What each of some members lists, newest first, at most `limit` each behind an id. One statement whatever their number.
pub async fn of_members(
    call: &Call,
    viewer: MemberId,
    owners: &[MemberId],
    side: Option<Side>,
    before: i64,
    limit: i64,
) -> Stored<Vec<ListingWithOwner>> {
    call.all(
        shown!(
            concat!(
                "SELECT p.id, p.nearness
                   FROM (SELECT l.id, CAST(NULL AS DOUBLE PRECISION) AS nearness,
                                ROW_NUMBER() OVER (PARTITION BY l.user_id ORDER BY l.id DESC) AS place
                           FROM listings l
                          WHERE l.tenant_id = $1 AND l.user_id = ANY($4) AND l.id < $6
                            AND ($5 IS NULL OR l.type = $5)
                            AND ",
                is_listed!(),
                " AND ",
                owner_is_met!(),
                ") p
                  WHERE p.place <= $7"
            ),
            "hit.id DESC"
        ),
        params![viewer, call.now(), owners, side, before, limit],
    )
    .await
}

/// What a member keeps in mind and may still see, latest first, at most a thousand.
#[rustfmt::skip::macros(concat)]
pub async fn saved(call: &Call, member: MemberId) -> Stored<Vec<ListingId>> {
    call.all(
        concat!("SELECT s.listing_id
               FROM listing_saves s
               JOIN listings l ON l.tenant_id = $1 AND l.id = s.listing_id
              WHERE s.tenant_id = $1 AND s.user_id = $2 AND l.status <> 'deleted'
                AND (l.user_id = $2 OR (", is_listed!(), " AND ", owner_is_met!(), "))
              ORDER BY s.id DESC
              LIMIT 1000"),
        params![member, call.now()],
    )
    .await
}
