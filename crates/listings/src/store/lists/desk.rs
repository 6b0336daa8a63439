//! The listings of the community as staff go through them.

use contract::listing_moderation::ListListingsForStaffQuerySort as Sort;
use contract::shared::SortDirection as Direction;

use super::Sight;
use crate::base::MemberId;
use crate::call::Call;
use crate::db::Stored;
use crate::listings::model::{Listing, Side, Status, listing_columns};
use crate::members::{Card, card_columns, shown_name};
use crate::{joined_record, params, record};

record! {
    /// What staff see of a listing beside the listing and its owner.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Desk {
        /// Name of the community.
        pub tenant_name: String,
        /// Address of its owner.
        pub owner_email: String,
        /// Name of its category.
        pub category_name: Option<String>,
    }
}

joined_record! {
    /// A listing in the list of staff.
    #[derive(Clone, Debug, PartialEq)]
    pub struct StaffListing {
        /// The listing.
        pub listing: Listing,
        /// What staff see beside it.
        pub desk: Desk,
        /// Its owner.
        pub owner: Card,
    }
}

record! {
    /// How many listings stand where; deleted ones are not counted.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Standings {
        /// All of them.
        pub total: i64,
        /// Those that wait for staff.
        pub pending: i64,
        /// Those that may be shown.
        pub approved: i64,
        /// Those that were rejected.
        pub rejected: i64,
    }
}

/// Which listings staff ask for.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// In this status.
    pub status: Option<Status>,
    /// Offers or requests.
    pub side: Option<Side>,
    /// Whose words, or whose owner's name or place, this pattern finds.
    pub pattern: Option<String>,
}

/// Which listings `l` of owners `u` a viewer `$2` sees who sees everything (`$4`), or else what waits beside what is listed.
macro_rules! wanted {
    () => {
        concat!(
            "l.tenant_id = $1 AND l.status <> 'deleted'
                    AND ($4 OR l.user_id = $2 OR (",
            is_waiting!(),
            ") OR (",
            is_listed!(),
            " AND ",
            owner_is_met!(),
            "))
                    AND ($5 IS NULL OR l.status = $5) AND ($6 IS NULL OR l.type = $6)
                    AND ($7 IS NULL OR l.search_text LIKE $7 ESCAPE '\\' OR u.search_text LIKE $7 ESCAPE '\\')"
        )
    };
}

/// One page, in an order; those that are alike in it, by their ids.
#[rustfmt::skip::macros(concat)]
pub async fn page(
    call: &Call,
    viewer: MemberId,
    sight: Sight,
    wanted: &Wanted,
    order: (Sort, Direction),
    slice: (i64, i64),
) -> Stored<Vec<StaffListing>> {
    let (sort, descends) = (order.0.as_str(), order.1 == Direction::Desc);
    call.all(
        concat!("SELECT ", listing_columns!("l"), ", t.name AS tenant_name, u.email AS owner_email, c.name AS category_name,
                    ", card_columns!("u"), "
               FROM (SELECT l.id,
                            CASE $8 WHEN 'title' THEN LOWER(l.title) WHEN 'type' THEN l.type WHEN 'status' THEN l.status
                                    WHEN 'user_name' THEN ", shown_name!(), " ELSE '' END AS place
                       FROM listings l
                       JOIN users u ON u.tenant_id = $1 AND u.id = l.user_id
                      WHERE ", wanted!(), ") hit
               JOIN listings l ON l.tenant_id = $1 AND l.id = hit.id
               JOIN users u ON u.tenant_id = $1 AND u.id = l.user_id
               JOIN tenants t ON t.id = $1
               LEFT JOIN categories c ON c.tenant_id = $1 AND c.id = l.category_id
              WHERE l.tenant_id = $1
              ORDER BY CASE WHEN $9 THEN hit.place END DESC, CASE WHEN NOT $9 THEN hit.place END, CASE WHEN $9 THEN hit.id END DESC, hit.id
              LIMIT $10 OFFSET $11"),
        params![
            viewer, call.now(), sight == Sight::Everything, wanted.status, wanted.side, wanted.pattern.as_deref(), sort, descends, slice.0,
            slice.1
        ],
    )
    .await
}

/// How many there are.
#[rustfmt::skip::macros(concat)]
pub async fn count(call: &Call, viewer: MemberId, sight: Sight, wanted: &Wanted) -> Stored<i64> {
    call.one(
        concat!("SELECT COUNT(*)
               FROM listings l
               JOIN users u ON u.tenant_id = $1 AND u.id = l.user_id
              WHERE ", wanted!()),
        params![viewer, call.now(), sight == Sight::Everything, wanted.status, wanted.side, wanted.pattern.as_deref()],
    )
    .await
}

/// How many listings of the community stand where.
#[rustfmt::skip::macros(concat)]
pub async fn standings(call: &Call) -> Stored<Standings> {
    call.one(
        concat!("SELECT COUNT(*) AS total,
                    COUNT(CASE WHEN ", is_waiting!(), " THEN 1 END) AS pending,
                    COUNT(CASE WHEN l.moderation_status = 'approved' THEN 1 END) AS approved,
                    COUNT(CASE WHEN l.moderation_status = 'rejected' THEN 1 END) AS rejected
               FROM listings l
              WHERE l.tenant_id = $1 AND l.status <> 'deleted'"),
        params![],
    )
    .await
}
