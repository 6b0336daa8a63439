//! Lists of listings that are looked for.
//!
//! Without words, a list is a walk in its order: the indexes `listings_ranked` and `listings_newest` hold all that a filter looks at,
//! so that one that finds little is not much dearer than one that finds much. Around a place it is what `listings_by_place` has
//! between two latitudes and two longitudes. With words, it is what the full-text index finds.

use super::ListingWithOwner;
use crate::base::place::{Circle, Point};
use crate::base::{CategoryId, Hours, ListingId, MemberId, Timestamp, Way};
use crate::call::Call;
use crate::db::{Engine, Part, SearchQuery, Stored, Value};
use crate::listings::model::{ServiceType, Side, listing_columns};
use crate::members::card_columns;
use crate::{lowest_first, newest_first, params, record};

/// What is looked for. What is `None` does not matter.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filter {
    /// Offers or requests.
    pub side: Option<Side>,
    /// Under this heading.
    pub category: Option<CategoryId>,
    /// Of this member.
    pub owner: Option<MemberId>,
    /// With one of these tags.
    pub tags: Option<Vec<String>>,
    /// Takes at least so long.
    pub min_hours: Option<Hours>,
    /// Takes at most so long.
    pub max_hours: Option<Hours>,
    /// Done in one of these ways.
    pub services: Option<Vec<ServiceType>>,
    /// Made since.
    pub since: Option<Timestamp>,
    /// Has a place on the map.
    pub with_coordinates: bool,
    /// Lies in here.
    pub near: Option<Circle>,
    /// Has these words.
    pub words: Option<SearchQuery>,
}

/// A part of what a filter finds: a list may put one part before another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// What stands out, or what does not; `None` for both.
    pub featured: Option<bool>,
    /// What has the words where.
    pub part: Part,
}

impl Band {
    /// All that a filter finds.
    pub const ALL: Self = Self { featured: None, part: Part::All };
}

/// How a list stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// By ranking.
    Ranked,
    /// Newest first.
    Newest,
    /// Nearest first. Only where a place is named.
    Nearest,
}

record! {
    /// Where a listing stands in every order.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Key {
        /// Newer ones are higher.
        pub id: ListingId,
        /// Higher stands before lower.
        pub ranking: i64,
        /// Farther away stands later.
        pub nearness: Option<f64>,
        /// Stands out.
        pub featured: bool,
        /// The words that find it.
        pub text: String,
    }
}

/// The square of the straight line between listing `l` and a point; null without one of them.
#[rustfmt::skip]
macro_rules! nearness {
    ($x:literal, $y:literal, $z:literal) => {
        concat!("((l.point_x - ", $x, ") * (l.point_x - ", $x, ") + (l.point_y - ", $y, ") * (l.point_y - ", $y, ")
                         + (l.point_z - ", $z, ") * (l.point_z - ", $z, "))")
    };
    (from_centre) => {
        nearness!("$15", "$16", "$17")
    };
    (none) => {
        "CAST(NULL AS DOUBLE PRECISION)"
    };
}

/// Whether listing `l` is listed and fits `$4` to `$13`. Looks at nothing that the walks' indexes have not.
#[rustfmt::skip]
macro_rules! fits {
    () => {
        concat!("l.tenant_id = $1 AND ", is_listed!(), "
                        AND ($4 IS NULL OR l.type = $4)
                        AND ($5 IS NULL OR l.category_id = $5)
                        AND ($6 IS NULL OR l.user_id = $6)
                        AND ($7 IS NULL OR l.id IN (SELECT t.listing_id FROM listing_tags t
                                                     WHERE t.tenant_id = $1 AND t.is_listed AND t.tag = ANY($7)))
                        AND ($8 IS NULL OR l.hours_estimate >= $8)
                        AND ($9 IS NULL OR l.hours_estimate <= $9)
                        AND ($10 IS NULL OR l.service_type = ANY($10))
                        AND ($11 IS NULL OR l.created_at >= $11)
                        AND (NOT $12 OR l.latitude IS NOT NULL)
                        AND ($13 IS NULL OR (l.featured_until IS NOT NULL AND l.featured_until > $3) = $13)")
    };
}

/// Whether listing `l` lies in the circle of `$15` to `$22`: first in the square around it, which an index knows.
#[rustfmt::skip]
macro_rules! lies_inside {
    () => {
        concat!("l.latitude >= $19 AND l.latitude <= $20 AND l.longitude >= $21 AND l.longitude <= $22
                        AND ", nearness!(from_centre), " <= $18")
    };
    (if_named) => {
        concat!("($18 IS NULL OR (", lies_inside!(), "))")
    };
}

/// Where listings are read: all of them, or those that the words `$26` find in an engine's index.
#[rustfmt::skip]
macro_rules! source {
    (all) => {
        "listings l WHERE "
    };
    (sqlite) => {
        "listings_search s CROSS JOIN listings l WHERE s.listings_search MATCH $26 AND l.id = s.rowid AND "
    };
    // The offset keeps the engine from walking in the list's order and asking each row for its words.
    (postgres) => {
        "(SELECT w.*
                           FROM listings w
                          WHERE w.tenant_id = $1 AND w.status = 'active' AND w.moderation_status = 'approved'
                            AND listing_words(w.search_text) @@ $26::tsquery
                         OFFSET 0) l WHERE "
    };
    // The newest few, each asked for its words.
    (postgres newest few) => {
        "(SELECT w.*
                           FROM listings w
                          WHERE w.tenant_id = $1 AND w.status = 'active' AND w.moderation_status = 'approved' AND w.id < $23
                          ORDER BY w.id DESC
                          LIMIT 3000) l
                      WHERE array_to_tsvector(string_to_array(l.search_text, ' ')) @@ $26::tsquery AND "
    };
}

/// A page of those from a source that fit and lie inside, behind a key.
#[rustfmt::skip]
macro_rules! page {
    ($source:expr, $inside:expr, $nearness:expr, $behind:expr, $inner:expr, $outer:expr) => {
        shown!(concat!("SELECT l.id, l.ranking, ", $nearness, " AS nearness
                       FROM ", $source, fits!(), " AND ", $inside, " AND ", $behind, " AND ", owner_is_met!(), "
                      ORDER BY ", $inner, "
                      LIMIT $14"), $outer)
    };
}

#[rustfmt::skip]
macro_rules! ranked {
    ($way:expr, $source:expr, $inside:expr, $nearness:expr) => {
        newest_first!($way, before, order => page!($source, $inside, $nearness,
            concat!("(l.ranking, l.id) ", before!(), " ($24, $23)"),
            concat!("l.ranking ", order!(), ", l.id ", order!()),
            concat!("hit.ranking ", order!(), ", hit.id ", order!())))
    };
}

#[rustfmt::skip]
macro_rules! newest {
    ($way:expr, $id:literal, $source:expr, $inside:expr, $nearness:expr) => {
        newest_first!($way, before, order => page!($source, $inside, $nearness,
            concat!($id, " ", before!(), " $23"), concat!($id, " ", order!()), concat!("hit.id ", order!())))
    };
}

#[rustfmt::skip]
macro_rules! nearest {
    ($way:expr, $source:expr, $inside:expr) => {
        lowest_first!($way, behind, order => page!($source, $inside, nearness!(from_centre),
            concat!("(", nearness!(from_centre), ", l.id) ", behind!(), " ($25, $23)"),
            concat!("nearness ", order!(), ", l.id ", order!()),
            concat!("hit.nearness ", order!(), ", hit.id ", order!())))
    };
}

/// The arguments `$2` to `$26`. A statement is given as many as it names.
fn arguments(
    call: &Call,
    viewer: MemberId,
    filter: &Filter,
    band: Band,
    behind: Option<&Key>,
    limit: i64,
) -> Vec<Value> {
    let point = filter.near.map(|circle| Point::of(circle.latitude, circle.longitude));
    let square = filter.near.map(|circle| circle.square());
    // No line is shorter than none, or longer than from pole to pole.
    let (id, ranking, nearness) = match call.way() {
        Way::Forward => (i64::MAX, i64::MAX, -1.0),
        Way::Backward => (0, i64::MIN, 1e9),
    };
    params![
        viewer,
        call.now(),
        filter.side,
        filter.category,
        filter.owner,
        filter.tags.clone(),
        filter.min_hours,
        filter.max_hours,
        filter.services.clone(),
        filter.since,
        filter.with_coordinates,
        band.featured,
        limit,
        point.map(|point| point.x),
        point.map(|point| point.y),
        point.map(|point| point.z),
        filter.near.map(|circle| circle.chord()),
        square.map(|square| square.south),
        square.map(|square| square.north),
        square.map(|square| square.west),
        square.map(|square| square.east),
        behind.map_or(id, |key| key.id.get()),
        behind.map_or(ranking, |key| key.ranking),
        behind.and_then(|key| key.nearness).unwrap_or(nearness),
        filter.words.as_ref().map(|words| words.of_index(band.part))
    ]
}

/// The listings of a band that fit, in an order, behind a key.
pub async fn page(
    call: &Call,
    viewer: MemberId,
    filter: &Filter,
    band: Band,
    order: Order,
    behind: Option<&Key>,
    limit: i64,
) -> Stored<Vec<ListingWithOwner>> {
    let (engine, way) = (call.db().engine(), call.way());
    let (sql, used) = match (order, filter.words.is_some(), filter.near.is_some()) {
        (Order::Ranked, false, false) => (ranked!(way, source!(all), "TRUE", nearness!(none)), 24),
        (Order::Newest, false, false) => (newest!(way, "l.id", source!(all), "TRUE", nearness!(none)), 23),
        (Order::Ranked, false, true) => (ranked!(way, source!(all), lies_inside!(), nearness!(from_centre)), 24),
        (Order::Newest, false, true) => {
            (newest!(way, "l.id", source!(all), lies_inside!(), nearness!(from_centre)), 23)
        }
        (Order::Nearest, false, _) => (nearest!(way, source!(all), lies_inside!()), 25),
        (Order::Ranked, true, _) => (
            engine.pick(
                ranked!(way, source!(sqlite), lies_inside!(if_named), nearness!(from_centre)),
                ranked!(way, source!(postgres), lies_inside!(if_named), nearness!(from_centre)),
            ),
            26,
        ),
        (Order::Newest, true, _) => (
            engine.pick(
                newest!(way, "s.rowid", source!(sqlite), lies_inside!(if_named), nearness!(from_centre)),
                newest!(way, "l.id", source!(postgres), lies_inside!(if_named), nearness!(from_centre)),
            ),
            26,
        ),
        (Order::Nearest, true, _) => (
            engine.pick(
                nearest!(way, source!(sqlite), lies_inside!(if_named)),
                nearest!(way, source!(postgres), lies_inside!(if_named)),
            ),
            26,
        ),
    };
    let mut arguments = arguments(call, viewer, filter, band, behind, limit);
    arguments.truncate(used - 1);
    call.all(sql, arguments).await
}

/// The newest listings of a band that fit, behind a key, if they are found without looking far: where many have the words,
/// PostgreSQL's index would first gather all of them, and a walk meets enough of them soon. `None` where it does not, and on
/// SQLite, whose index gives the newest first by itself.
pub async fn newest_soon(
    call: &Call,
    viewer: MemberId,
    filter: &Filter,
    band: Band,
    behind: Option<&Key>,
    limit: i64,
) -> Stored<Option<Vec<ListingWithOwner>>> {
    let (Engine::Postgres, Some(words)) = (call.db().engine(), &filter.words) else { return Ok(None) };
    let mut arguments = arguments(call, viewer, filter, band, behind, limit);
    arguments.pop();
    arguments.extend(params![words.of_text(band.part)]);
    let sql =
        newest!(Way::Forward, "l.id", source!(postgres newest few), lies_inside!(if_named), nearness!(from_centre));
    let found: Vec<ListingWithOwner> = call.all(sql, arguments).await?;
    Ok((i64::try_from(found.len()).unwrap_or(i64::MAX) >= limit).then_some(found))
}

/// How many listings fit, counted no further than `limit`.
pub async fn count(call: &Call, viewer: MemberId, filter: &Filter, limit: i64) -> Stored<i64> {
    #[rustfmt::skip]
    macro_rules! counted {
        ($source:expr, $inside:expr) => {
            concat!("SELECT COUNT(*)
                   FROM (SELECT 1 FROM ", $source, fits!(), " AND ", $inside, " AND ", owner_is_met!(), " LIMIT $14) counted")
        };
    }
    let (sql, used) = match (filter.words.is_some(), filter.near.is_some()) {
        (false, false) => (counted!(source!(all), "TRUE"), 14),
        (false, true) => (counted!(source!(all), lies_inside!()), 22),
        (true, _) => (
            call.db().engine().pick(
                counted!(source!(sqlite), lies_inside!(if_named)),
                counted!(source!(postgres), lies_inside!(if_named)),
            ),
            26,
        ),
    };
    let mut arguments = arguments(call, viewer, filter, Band::ALL, None, limit);
    arguments.truncate(used - 1);
    call.one(sql, arguments).await
}

/// Where a listing stands in every order that a filter can have, whatever became of it.
pub async fn key(call: &Call, filter: &Filter, id: ListingId) -> Stored<Option<Key>> {
    let point = filter.near.map(|circle| Point::of(circle.latitude, circle.longitude));
    let (x, y, z) = (point.map(|point| point.x), point.map(|point| point.y), point.map(|point| point.z));
    call.optional(
        concat!(
            "SELECT l.id, l.ranking, ",
            nearness!("$3", "$4", "$5"),
            " AS nearness, (l.featured_until IS NOT NULL AND l.featured_until > $6) AS featured, l.search_text AS text
               FROM listings l
              WHERE l.tenant_id = $1 AND l.id = $2"
        ),
        params![id, x, y, z, call.now()],
    )
    .await
}

/// The id of a heading for listings, by its slug.
pub async fn category(call: &Call, slug: &str) -> Stored<Option<CategoryId>> {
    call.optional("SELECT id FROM categories WHERE tenant_id = $1 AND type = 'listing' AND slug = $2", params![slug])
        .await
}
