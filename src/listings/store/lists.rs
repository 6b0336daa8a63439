//! Lists of listings. Every list is one statement: what it holds is found first, what is shown of it is joined to that.

use crate::base::{CategoryId, Hours, ListingId, MemberId, Timestamp};
use crate::call::Call;
use crate::db::{SearchQuery, Stored, Value};
use crate::listings::model::{Listing, ServiceType, Side};
use crate::listings::place::{Circle, Point};
use crate::listings::store::Source;
use crate::members::{Card, card_columns};
use crate::{params, record};

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

/// A listing, what is around it, and its owner.
pub type Line = (Listing, Around, Card);

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
    /// What stands out, or what does not.
    pub featured: Option<bool>,
    /// Has these words.
    pub words: Option<SearchQuery>,
}

/// How a list stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Those with the words in the title first, if words are looked for; then by ranking.
    Ranked,
    /// Newest first.
    Newest,
    /// Nearest first. Only where a place is named.
    Nearest,
}

record! {
    /// Where a listing stands in every order.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Key {
        /// Newer ones are higher.
        pub id: ListingId,
        /// Higher stands before lower.
        pub ranking: i64,
        /// Farther away stands later.
        pub nearness: Option<f64>,
        /// Has the words in the title.
        pub titled: bool,
        /// Stands out.
        pub featured: bool,
    }
}

/// The square of the straight line between listing `l` and a point; null without one of them.
#[rustfmt::skip]
macro_rules! nearness {
    ($x:literal, $y:literal, $z:literal) => {
        concat!("((l.point_x - ", $x, ") * (l.point_x - ", $x, ") + (l.point_y - ", $y, ") * (l.point_y - ", $y, ")
                         + (l.point_z - ", $z, ") * (l.point_z - ", $z, "))")
    };
}

/// Whether listing `l` is listed, met by viewer `$2`, and fits `$4` to `$19`.
#[rustfmt::skip]
macro_rules! fits {
    () => {
        concat!("l.tenant_id = $1 AND ", is_listed!(), "
                        AND ($4 IS NULL OR l.type = $4)
                        AND ($5 IS NULL OR l.category_id = $5)
                        AND ($6 IS NULL OR l.user_id = $6)
                        AND ($7 IS NULL OR EXISTS (SELECT 1 FROM listing_tags t
                                                    WHERE t.tenant_id = $1 AND t.listing_id = l.id AND t.tag = ANY($7)))
                        AND ($8 IS NULL OR l.hours_estimate >= $8)
                        AND ($9 IS NULL OR l.hours_estimate <= $9)
                        AND ($10 IS NULL OR l.service_type = ANY($10))
                        AND ($11 IS NULL OR l.created_at >= $11)
                        AND (NOT $12 OR l.latitude IS NOT NULL)
                        AND ($16 IS NULL OR ", nearness!("$13", "$14", "$15"), " <= $16)
                        AND ($17 IS NULL OR (l.latitude >= $17 AND l.latitude <= $18))
                        AND ($19 IS NULL OR (l.featured_until IS NOT NULL AND l.featured_until > $3) = $19)
                        AND ", owner_is_met!())
    };
}

/// Whether listing `l` has the words of a parameter, in an engine's index.
#[rustfmt::skip]
macro_rules! has {
    (sqlite $words:literal) => {
        concat!("l.id IN (SELECT rowid FROM listings_search WHERE listings_search MATCH ", $words, ")")
    };
    (postgres $words:literal) => {
        concat!("l.id IN (SELECT w.id FROM listings w
                                         WHERE w.tenant_id = $1 AND w.status = 'active' AND w.moderation_status = 'approved'
                                           AND array_to_tsvector(string_to_array(w.search_text, ' ')) @@ ", $words, "::tsquery)")
    };
}

/// What is shown of the listings that were found as `hit`, in an order.
#[rustfmt::skip]
macro_rules! shown {
    ($hits:expr, $order:literal) => {
        concat!("SELECT ", listing!(), ",
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

/// A page of those that fit and have the words, behind a key.
#[rustfmt::skip]
macro_rules! page {
    ($has:expr, $behind:expr, $inner:literal, $outer:literal) => {
        shown!(concat!("SELECT l.id, l.ranking, ", nearness!("$13", "$14", "$15"), " AS nearness
                       FROM listings l
                      WHERE ", fits!(), "
                        AND ", $has, "
                        AND ", $behind, "
                      ORDER BY ", $inner, "
                      LIMIT $20"), $outer)
    };
}

macro_rules! newest {
    ($has:expr) => {
        page!($has, "l.id < $21", "l.id DESC", "hit.id DESC")
    };
}

#[rustfmt::skip]
macro_rules! nearest {
    ($has:expr) => {
        page!($has, concat!("(", nearness!("$13", "$14", "$15"), ", l.id) > ($22, $21)"), "nearness, l.id", "hit.nearness, hit.id")
    };
}

/// Those with the words in the title first.
#[rustfmt::skip]
macro_rules! titled {
    ($has:expr, $titled:expr) => {
        shown!(concat!("SELECT w.id, w.ranking, w.nearness, w.titled
                       FROM (SELECT l.id, l.ranking, ", nearness!("$13", "$14", "$15"), " AS nearness, ", $titled, " AS titled
                               FROM listings l
                              WHERE ", fits!(), "
                                AND ", $has, ") w
                      WHERE (w.titled, w.ranking, w.id) < ($25, $22, $21)
                      ORDER BY w.titled DESC, w.ranking DESC, w.id DESC
                      LIMIT $20"), "hit.titled DESC, hit.ranking DESC, hit.id DESC")
    };
}

/// The arguments `$1` to `$20`.
fn arguments(call: &Call, viewer: MemberId, filter: &Filter, limit: i64) -> Vec<Value> {
    let point = filter.near.map(|circle| Point::of(circle.latitude, circle.longitude));
    let latitudes = filter.near.map(|circle| circle.latitudes());
    params![
        call.tenant(),
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
        point.map(|point| point.x),
        point.map(|point| point.y),
        point.map(|point| point.z),
        filter.near.map(|circle| circle.chord()),
        latitudes.map(|(south, _)| south),
        latitudes.map(|(_, north)| north),
        filter.featured,
        limit
    ]
}

/// The listings that fit, in an order, behind a key.
pub async fn page(
    call: &Call,
    viewer: MemberId,
    filter: &Filter,
    order: Order,
    behind: Option<Key>,
    limit: i64,
) -> Stored<Vec<Line>> {
    let mut arguments = arguments(call, viewer, filter, limit);
    arguments.extend(params![behind.map_or(i64::MAX, |key| key.id.get())]);
    let ranking = behind.map_or(i64::MAX, |key| key.ranking);
    // No line is shorter than none.
    let nearness = behind.and_then(|key| key.nearness).unwrap_or(-1.0);
    let engine = call.db().engine();
    let sql = match (order, &filter.words) {
        (Order::Ranked, None) => {
            arguments.extend(params![ranking]);
            page!(
                "TRUE",
                "(l.ranking, l.id) < ($22, $21)",
                "l.ranking DESC, l.id DESC",
                "hit.ranking DESC, hit.id DESC"
            )
        }
        (Order::Ranked, Some(words)) => {
            arguments.extend(params![ranking, &words.anywhere, &words.title, behind.is_none_or(|key| key.titled)]);
            engine.pick(
                titled!(has!(sqlite "$23"), has!(sqlite "$24")),
                titled!(has!(postgres "$23"), has!(postgres "$24")),
            )
        }
        (Order::Newest, None) => newest!("TRUE"),
        (Order::Newest, Some(words)) => {
            arguments.extend(params![&words.anywhere]);
            engine.pick(newest!(has!(sqlite "$22")), newest!(has!(postgres "$22")))
        }
        (Order::Nearest, None) => {
            arguments.extend(params![nearness]);
            nearest!("TRUE")
        }
        (Order::Nearest, Some(words)) => {
            arguments.extend(params![nearness, &words.anywhere]);
            engine.pick(nearest!(has!(sqlite "$23")), nearest!(has!(postgres "$23")))
        }
    };
    call.db().all(sql, arguments).await
}

/// How many listings fit, counted no further than `limit`.
#[rustfmt::skip::macros(concat)]
pub async fn count(call: &Call, viewer: MemberId, filter: &Filter, limit: i64) -> Stored<i64> {
    macro_rules! counted {
        ($has:expr) => {
            concat!(
                "SELECT COUNT(*) FROM (SELECT 1 FROM listings l WHERE ",
                fits!(),
                " AND ",
                $has,
                " LIMIT $20) counted"
            )
        };
    }
    let mut arguments = arguments(call, viewer, filter, limit);
    let sql = match &filter.words {
        None => counted!("TRUE"),
        Some(words) => {
            arguments.extend(params![&words.anywhere]);
            call.db().engine().pick(counted!(has!(sqlite "$21")), counted!(has!(postgres "$21")))
        }
    };
    call.db().one(sql, arguments).await
}

/// Where a listing stands in every order that a filter can have, whatever became of it.
#[rustfmt::skip::macros(concat)]
pub async fn key(call: &Call, filter: &Filter, id: ListingId) -> Stored<Option<Key>> {
    macro_rules! keyed {
        ($titled:expr) => {
            concat!(
                "SELECT l.id, l.ranking, ",
                nearness!("$3", "$4", "$5"),
                " AS nearness, ",
                $titled,
                " AS titled,
                        (l.featured_until IS NOT NULL AND l.featured_until > $6) AS featured
                   FROM listings l
                  WHERE l.tenant_id = $1 AND l.id = $2"
            )
        };
    }
    let point = filter.near.map(|circle| Point::of(circle.latitude, circle.longitude));
    let (x, y, z) = (point.map(|point| point.x), point.map(|point| point.y), point.map(|point| point.z));
    let mut arguments = params![call.tenant(), id, x, y, z, call.now()];
    let sql = match &filter.words {
        None => keyed!("FALSE"),
        Some(words) => {
            arguments.extend(params![&words.title]);
            call.db().engine().pick(keyed!(has!(sqlite "$7")), keyed!(has!(postgres "$7")))
        }
    };
    call.db().optional(sql, arguments).await
}

/// What stands out, longest first. Served by `listings_featured`.
pub async fn featured(call: &Call, viewer: MemberId, limit: i64) -> Stored<Vec<Line>> {
    call.db()
        .all(
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
            params![call.tenant(), viewer, call.now(), limit],
        )
        .await
}

/// A member's listings, newest first, before an id: all that were not deleted, or those that `viewer` may see. Served by
/// `listings_by_user`.
pub async fn of_member(
    from: &mut Source<'_>,
    viewer: MemberId,
    owner: MemberId,
    everything: bool,
    side: Option<Side>,
    before: i64,
    limit: i64,
) -> Stored<Vec<Line>> {
    let (tenant, now) = (from.call().tenant(), from.call().now());
    from.all(
        shown!(
            concat!(
                "SELECT l.id, CAST(NULL AS DOUBLE PRECISION) AS nearness
                       FROM listings l
                      WHERE l.tenant_id = $1 AND l.user_id = $4 AND l.id < $7 AND l.status <> 'deleted'
                        AND ($6 IS NULL OR l.type = $6)
                        AND ($5 OR (",
                is_listed!(),
                " AND ",
                owner_is_met!(),
                "))
                      ORDER BY l.id DESC
                      LIMIT $8"
            ),
            "hit.id DESC"
        ),
        params![tenant, viewer, now, owner, everything, side, before, limit],
    )
    .await
}

/// Some listings, in no order: those of `viewer`, and the others that `viewer` may see, or with `everything` all of them. What was
/// deleted is left out.
pub async fn by_ids(from: &mut Source<'_>, viewer: MemberId, everything: bool, ids: &[ListingId]) -> Stored<Vec<Line>> {
    let (tenant, now) = (from.call().tenant(), from.call().now());
    from.all(
        shown!(
            concat!(
                "SELECT l.id, CAST(NULL AS DOUBLE PRECISION) AS nearness
                       FROM listings l
                      WHERE l.tenant_id = $1 AND l.id = ANY($5) AND l.status <> 'deleted'
                        AND ($4 OR l.user_id = $2 OR (",
                is_listed!(),
                " AND ",
                owner_is_met!(),
                "))"
            ),
            "hit.id DESC"
        ),
        params![tenant, viewer, now, everything, ids],
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
) -> Stored<Vec<Line>> {
    call.db()
        .all(
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
            params![call.tenant(), viewer, call.now(), owners, side, before, limit],
        )
        .await
}

/// What a member keeps in mind and may still see, latest first, at most a thousand.
#[rustfmt::skip::macros(concat)]
pub async fn saved(call: &Call, member: MemberId) -> Stored<Vec<ListingId>> {
    call.db()
        .all(
            concat!("SELECT s.listing_id
                   FROM listing_saves s
                   JOIN listings l ON l.tenant_id = $1 AND l.id = s.listing_id
                  WHERE s.tenant_id = $1 AND s.user_id = $2 AND l.status <> 'deleted'
                    AND (l.user_id = $2 OR (", is_listed!(), " AND ", owner_is_met!(), "))
                  ORDER BY s.id DESC
                  LIMIT 1000"),
            params![call.tenant(), member, call.now()],
        )
        .await
}

/// The id of a heading for listings, by its slug.
pub async fn category(call: &Call, slug: &str) -> Stored<Option<CategoryId>> {
    call.db()
        .optional(
            "SELECT id FROM categories WHERE tenant_id = $1 AND type = 'listing' AND slug = $2",
            params![call.tenant(), slug],
        )
        .await
}

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
    call.db()
        .all(
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
            params![call.tenant(), viewer, ids],
        )
        .await
}
