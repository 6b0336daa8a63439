//! Lists with an order of their own: what is near, what is promoted, what somebody keeps, and what is known by its number.

use super::{Filter, ListingWithSeller, gives_away};
use crate::base::MemberId;
use crate::base::place::{Circle, Point};
use crate::call::{Call, Reads};
use crate::catalogue::model::marketplace_listing_columns;
use crate::db::{Part, Stored, Value};
use crate::ids::MarketplaceListingId;
use crate::members::card_columns;
use crate::{newest_first, params};

/// The square of the straight line between listing `l` and the point `$7`, `$8`, `$9`.
macro_rules! nearness {
    () => {
        "((l.point_x - $7) * (l.point_x - $7) + (l.point_y - $8) * (l.point_y - $8) + (l.point_z - $9) * (l.point_z - $9))"
    };
}

/// What is listed in a circle, the nearest first. Served by `marketplace_listings_by_place`.
pub async fn nearby(
    call: &Call,
    viewer: MemberId,
    circle: Circle,
    filter: &Filter,
    limit: i64,
) -> Stored<Vec<ListingWithSeller>> {
    #[rustfmt::skip]
    macro_rules! around {
        ($source:expr) => {
            shown!("$2", concat!("SELECT l.id, ", nearness!(), " AS nearness
                       FROM ", $source, "
                      WHERE l.tenant_id = $1 AND ($5 IS NULL OR l.category_id = $5)
                        AND l.latitude >= $11 AND l.latitude <= $12 AND l.longitude >= $13 AND l.longitude <= $14
                        AND ", nearness!(), " <= $10 AND ", is_listed!(), " AND ", seller_is_met!(), "
                      ORDER BY nearness, l.id
                      LIMIT $6"), "hit.nearness, hit.id")
        };
    }
    let (point, square) = (Point::of(circle.latitude, circle.longitude), circle.square());
    let mut arguments: Vec<Value> = params![
        viewer,
        call.now(),
        gives_away(call),
        filter.category,
        limit,
        point.x,
        point.y,
        point.z,
        circle.chord(),
        square.south,
        square.north,
        square.west,
        square.east
    ];
    let Some(words) = &filter.words else { return call.all(around!(source!(all)), arguments).await };
    // The words' place in a text of their own.
    arguments.extend(params![None::<i64>, None::<i64>, None::<i64>, words.of_index(Part::All)]);
    let sql = call.db().engine().pick(around!(source!(sqlite)), around!(source!(postgres)));
    call.all(sql, arguments).await
}

/// What is promoted, longest first. Served by `marketplace_listings_promoted`.
pub async fn featured(call: &Call, viewer: MemberId, limit: i64) -> Stored<Vec<ListingWithSeller>> {
    call.all(
        shown!(
            "$2",
            concat!(
                "SELECT l.id, l.promoted_until, CAST(NULL AS DOUBLE PRECISION) AS nearness
                   FROM marketplace_listings l
                  WHERE l.tenant_id = $1 AND l.promoted_until > $3 AND ",
                is_listed!(),
                " AND ",
                seller_is_met!(),
                "
                  ORDER BY l.promoted_until DESC, l.id DESC
                  LIMIT $5"
            ),
            "hit.promoted_until DESC, hit.id DESC"
        ),
        params![viewer, call.now(), gives_away(call), limit],
    )
    .await
}

/// What the viewer has saved and may still see, latest first, behind a listing. One that they have not saved is followed by nothing.
pub async fn saved(
    call: &Call,
    viewer: MemberId,
    behind: Option<MarketplaceListingId>,
    limit: i64,
) -> Stored<Vec<ListingWithSeller>> {
    call.all(
        newest_first!(call.way(), before, order => shown!(
            "$2",
            concat!(
                "SELECT l.id, CAST(NULL AS DOUBLE PRECISION) AS nearness, s.id AS place
                   FROM marketplace_saves s
                   JOIN marketplace_listings l ON l.tenant_id = $1 AND l.id = s.listing_id
                  WHERE s.tenant_id = $1 AND s.user_id = $2
                    AND ($5 IS NULL OR s.id ", before!(), " (SELECT b.id FROM marketplace_saves b
                                                WHERE b.tenant_id = $1 AND b.user_id = $2 AND b.listing_id = $5))
                    AND (l.user_id = $2 OR (",
                is_listed!(),
                " AND ",
                seller_is_met!(),
                "))
                  ORDER BY s.id ", order!(), "
                  LIMIT $6"
            ),
            concat!("hit.place ", order!())
        )),
        params![viewer, call.now(), gives_away(call), behind, limit],
    )
    .await
}

/// Some listings, in no order: those of `viewer`, those that are listed for them, and, for staff, all.
pub async fn by_ids(
    from: &mut Reads<'_>,
    viewer: MemberId,
    everything: bool,
    ids: &[MarketplaceListingId],
) -> Stored<Vec<ListingWithSeller>> {
    let (now, free) = (from.call().now(), gives_away(from.call()));
    from.all(
        shown!(
            "$2",
            concat!(
                "SELECT l.id, CAST(NULL AS DOUBLE PRECISION) AS nearness
                   FROM marketplace_listings l
                  WHERE l.tenant_id = $1 AND l.id = ANY($6) AND ($5 OR l.user_id = $2 OR (",
                is_listed!(),
                " AND ",
                seller_is_met!(),
                "))"
            ),
            "hit.id DESC"
        ),
        params![viewer, now, free, everything, ids],
    )
    .await
}
