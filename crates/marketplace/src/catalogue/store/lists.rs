//! Lists of listings. Every list is one statement: what it holds is found first, what is shown of it is joined to that.
//!
//! Without words, a list is a walk in its order: the indexes of what is listed hold all that a filter looks at. With words, it is what the
//! full-text index finds.

use crate::base::{GroupId, MemberId, Timestamp, Way};
use crate::call::Call;
use crate::catalogue::model::{
    Condition, DeliveryMethod, Listing, PriceType, SellerType, Status, marketplace_listing_columns,
};
use crate::db::{Engine, Part, SearchQuery, Stored, Value};
use crate::ids::{MarketplaceCategoryId, MarketplaceListingId};
use crate::members::{Card, card_columns};
use crate::money::Amount;
use crate::rules::MarketplaceRules;
use crate::{joined_record, newest_first, params, record};

record! {
    /// What is shown of a listing beside the listing and its seller.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Around {
        /// How often it was read.
        pub views_count: i64,
        /// The viewer has saved it.
        pub is_saved: bool,
        /// What its category is called.
        pub category_name: Option<String>,
        /// The category's short name.
        pub category_slug: Option<String>,
        /// The category's icon.
        pub category_icon: Option<String>,
        /// Name of the file of its video.
        pub video: Option<String>,
        /// Staff have verified its seller's business.
        pub is_verified: bool,
        /// When its seller joined the community.
        pub member_since: Timestamp,
        /// The square of the straight line to the place that was named.
        pub nearness: Option<f64>,
    }
}

joined_record! {
    /// A listing in a list.
    #[derive(Clone, Debug, PartialEq)]
    pub struct ListingWithSeller {
        /// The listing.
        pub listing: Listing,
        /// What is around it.
        pub around: Around,
        /// Its seller.
        pub seller: Card,
    }
}

/// What is shown to a viewer of the listings that were found as `hit`, in an order.
#[rustfmt::skip]
macro_rules! shown {
    ($viewer:literal, $hits:expr, $order:expr) => {
        concat!("SELECT ", marketplace_listing_columns!("l"), ",
                        v.views_count,
                        EXISTS (SELECT 1 FROM marketplace_saves s
                                 WHERE s.tenant_id = $1 AND s.user_id = ", $viewer, " AND s.listing_id = l.id) AS is_saved,
                        c.name AS category_name, c.slug AS category_slug, c.icon AS category_icon,
                        (SELECT f.name FROM media_files f WHERE f.tenant_id = $1 AND f.id = l.video_id) AS video,
                        EXISTS (SELECT 1 FROM marketplace_seller_profiles p
                                 WHERE p.tenant_id = $1 AND p.user_id = l.user_id AND p.business_verified) AS is_verified,
                        u.created_at AS member_since, hit.nearness,
                        ", card_columns!("u"), "
                   FROM (", $hits, ") hit
                  CROSS JOIN marketplace_listings l
                   JOIN marketplace_listing_views v ON v.tenant_id = $1 AND v.listing_id = l.id
                   JOIN users u ON u.tenant_id = $1 AND u.id = l.user_id
                   LEFT JOIN marketplace_categories c ON c.tenant_id = $1 AND c.id = l.category_id
                  WHERE l.tenant_id = $1 AND l.id = hit.id
                  ORDER BY ", $order)
    };
}

pub(crate) use shown;

/// What is looked for. What is `None` does not matter.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filter {
    /// Under this heading.
    pub category: Option<MarketplaceCategoryId>,
    /// Costs at least so much.
    pub min_price: Option<Amount>,
    /// Costs at most so much.
    pub max_price: Option<Amount>,
    /// With this kind of price.
    pub price_type: Option<PriceType>,
    /// In one of these conditions.
    pub conditions: Option<Vec<Condition>>,
    /// Of persons, or of businesses.
    pub seller_type: Option<SellerType>,
    /// Delivered so.
    pub delivery: Option<DeliveryMethod>,
    /// Made since.
    pub since: Option<Timestamp>,
    /// Has these words.
    pub words: Option<SearchQuery>,
    /// Whose they are.
    pub whose: Whose,
}

/// Whose listings are looked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Whose {
    /// Everybody's that are listed.
    #[default]
    Listed,
    /// The listed ones of a member.
    Of(MemberId),
    /// The listed ones of those who belong to a group.
    Together(GroupId),
    /// The viewer's own, in this state or in any.
    Own(Option<Status>),
}

/// How a list stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Newest first.
    Newest,
    /// Cheapest first, those without a price before all others.
    Cheapest,
    /// Dearest first, those without a price after all others.
    Dearest,
    /// Most read first.
    Popular,
}

record! {
    /// Where a listing stands in every order.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Key {
        /// Newer ones are higher.
        pub id: MarketplaceListingId,
        /// Its price, -1 without one.
        pub price_rank: i64,
        /// How often it was read.
        pub views_count: i64,
        /// It is promoted.
        pub is_promoted: bool,
    }
}

/// Whether listing `l` fits `$5` to `$13`. Looks at nothing that the walks' indexes have not.
macro_rules! fits {
    () => {
        "l.tenant_id = $1
                        AND ($5 IS NULL OR l.category_id = $5)
                        AND ($6 IS NULL OR l.price_rank >= $6)
                        AND ($7 IS NULL OR (l.price_rank >= 0 AND l.price_rank <= $7))
                        AND ($8 IS NULL OR l.price_type = $8)
                        AND ($9 IS NULL OR l.condition = ANY($9))
                        AND ($10 IS NULL OR l.seller_type = $10)
                        AND ($11 IS NULL OR l.delivery_method = $11)
                        AND ($12 IS NULL OR l.created_at >= $12)
                        AND ($13 IS NULL OR (l.promoted_until IS NOT NULL AND l.promoted_until > $3) = $13)"
    };
}

/// Whose listings `l` are read: `$17` says of whom, of which group, or in which state.
#[rustfmt::skip]
macro_rules! whose {
    (listed) => { concat!(is_listed!(), " AND ($17 IS NULL OR l.user_id = $17) AND ", seller_is_met!()) };
    (together) => {
        // Asked of each row, so that a large group is walked in the list's order, too.
        concat!(is_listed!(), " AND EXISTS (SELECT 1 FROM group_members g
                                     WHERE g.tenant_id = $1 AND g.group_id = $17 AND g.user_id = l.user_id AND g.status = 'active')
                        AND ", seller_is_met!())
    };
    (own) => { "l.user_id = $2 AND ($4 OR TRUE) AND $3 IS NOT NULL AND ($17 IS NULL OR l.status = $17)" };
}

/// Where listings are read: all of them, or those that the words `$18` find in an engine's index.
#[rustfmt::skip]
macro_rules! source {
    (all) => { "marketplace_listings l" };
    (sqlite) => {
        "marketplace_search s CROSS JOIN marketplace_listings l ON s.marketplace_search MATCH $18 AND l.id = s.rowid"
    };
    // The offset keeps the engine from walking in the list's order and asking each row for its words.
    (postgres) => {
        "(SELECT w.*
                           FROM marketplace_listings w
                          WHERE w.tenant_id = $1 AND w.status = 'active' AND w.moderation_status = 'approved'
                            AND listing_words(w.search_text) @@ $18::tsquery
                         OFFSET 0) l"
    };
    // The newest few, each asked for its words.
    (postgres newest few) => {
        "(SELECT f.*
                           FROM (SELECT w.*
                                   FROM marketplace_listings w
                                  WHERE w.tenant_id = $1 AND w.status = 'active' AND w.moderation_status = 'approved' AND w.id < $15
                                  ORDER BY w.id DESC
                                  LIMIT 20 * $14) f
                          WHERE array_to_tsvector(string_to_array(f.search_text, ' ')) @@ $18::tsquery) l"
    };
}

/// A page of those from a source that fit, behind a key.
#[rustfmt::skip]
macro_rules! page {
    ($columns:literal, $source:expr, $whose:expr, $behind:expr, $inner:expr, $outer:expr) => {
        shown!("$2", concat!("SELECT l.id, ", $columns, " AS place, CAST(NULL AS DOUBLE PRECISION) AS nearness
                       FROM ", $source, "
                      WHERE ", fits!(), " AND ", $whose, " AND ", $behind, "
                      ORDER BY ", $inner, "
                      LIMIT $14"), $outer)
    };
}

/// A source with how often each was read.
#[rustfmt::skip]
macro_rules! read {
    ($source:expr) => {
        concat!($source, "
                       JOIN marketplace_listing_views k ON k.tenant_id = $1 AND k.listing_id = l.id")
    };
}

#[rustfmt::skip]
macro_rules! ordered {
    // By its number in the engine's own index SQLite finds the newest first.
    ($way:expr, $order:expr, $id:literal, $source:expr, $whose:expr) => {
        match $order {
            Order::Newest => newest_first!($way, before, order => page!("l.id", $source, $whose,
                concat!($id, " ", before!(), " $15 AND $16 IS NOT NULL"), concat!($id, " ", order!()), concat!("hit.id ", order!()))),
            Order::Cheapest => page!("l.price_rank", $source, $whose,
                "l.price_rank >= $16 AND (l.price_rank > $16 OR l.id < $15)", "l.price_rank, l.id DESC", "hit.place, hit.id DESC"),
            Order::Dearest => page!("l.price_rank", $source, $whose,
                "l.price_rank <= $16 AND (l.price_rank < $16 OR l.id > $15)", "l.price_rank DESC, l.id", "hit.place DESC, hit.id"),
            Order::Popular => newest_first!($way, before, order => page!("k.views_count", read!($source), $whose,
                concat!("(k.views_count, k.listing_id) ", before!(), " ($16, $15)"),
                concat!("k.views_count ", order!(), ", k.listing_id ", order!()),
                concat!("hit.place ", order!(), ", hit.id ", order!()))),
        }
    };
}

/// The listings that fit, promoted ones or others if `promoted` says so, in an order, behind a key.
pub async fn page(
    call: &Call,
    viewer: MemberId,
    filter: &Filter,
    promoted: Option<bool>,
    order: Order,
    behind: Option<Key>,
    limit: i64,
) -> Stored<Vec<ListingWithSeller>> {
    let way = call.way();
    // The dearest first are the cheapest first, read backward.
    let order = match (way, order) {
        (Way::Backward, Order::Cheapest) => Order::Dearest,
        (Way::Backward, Order::Dearest) => Order::Cheapest,
        (_, order) => order,
    };
    let (first_id, first_value) = match (order, way) {
        (Order::Newest, Way::Forward) => (i64::MAX, 0),
        (Order::Newest, Way::Backward) => (0, 0),
        (Order::Cheapest, _) => (i64::MAX, -1),
        (Order::Dearest, _) => (0, i64::MAX),
        (Order::Popular, Way::Forward) => (i64::MAX, i64::MAX),
        (Order::Popular, Way::Backward) => (0, -1),
    };
    let value = |key: Key| match order {
        Order::Newest => 0,
        Order::Cheapest | Order::Dearest => key.price_rank,
        Order::Popular => key.views_count,
    };
    let mut arguments: Vec<Value> = params![
        viewer,
        call.now(),
        gives_away(call),
        filter.category,
        filter.min_price,
        filter.max_price,
        filter.price_type,
        filter.conditions.clone(),
        filter.seller_type,
        filter.delivery,
        filter.since,
        promoted,
        limit,
        behind.map_or(first_id, |key| key.id.get()),
        behind.map_or(first_value, value)
    ];
    if let (Order::Newest, Way::Forward, Some(words)) = (order, way, &filter.words)
        && let Some(found) = newest_soon(call, &arguments, filter.whose, words, limit).await?
    {
        return Ok(found);
    }
    let sql = match (filter.whose, &filter.words) {
        (Whose::Own(status), _) => {
            arguments.extend(params![status]);
            ordered!(way, order, "l.id", source!(all), whose!(own))
        }
        (Whose::Together(group), None) => {
            arguments.extend(params![group]);
            ordered!(way, order, "l.id", source!(all), whose!(together))
        }
        (Whose::Together(group), Some(words)) => {
            arguments.extend(params![group, words.of_index(Part::All)]);
            call.db().engine().pick(
                ordered!(way, order, "s.rowid", source!(sqlite), whose!(together)),
                ordered!(way, order, "l.id", source!(postgres), whose!(together)),
            )
        }
        (whose, None) => {
            arguments.extend(params![of(whose)]);
            ordered!(way, order, "l.id", source!(all), whose!(listed))
        }
        (whose, Some(words)) => {
            arguments.extend(params![of(whose), words.of_index(Part::All)]);
            call.db().engine().pick(
                ordered!(way, order, "s.rowid", source!(sqlite), whose!(listed)),
                ordered!(way, order, "l.id", source!(postgres), whose!(listed)),
            )
        }
    };
    call.all(sql, arguments).await
}

/// The newest that fit, for the same arguments, if they are found without looking far: where many have the words, PostgreSQL's index would first gather all
/// of them. `None` where they are not, and on SQLite, whose index gives the newest first by itself.
async fn newest_soon(
    call: &Call,
    arguments: &[Value],
    whose: Whose,
    words: &SearchQuery,
    limit: i64,
) -> Stored<Option<Vec<ListingWithSeller>>> {
    #[rustfmt::skip]
    macro_rules! newest {
        ($whose:expr) => {
            page!("l.id", source!(postgres newest few), $whose, "l.id < $15 AND $16 IS NOT NULL", "l.id DESC", "hit.id DESC")
        };
    }
    let text = words.of_text(Part::All);
    let (sql, whose) = match (call.db().engine(), whose) {
        (Engine::Sqlite, _) | (_, Whose::Own(_)) => return Ok(None),
        (Engine::Postgres, Whose::Together(group)) => (newest!(whose!(together)), params![group, text]),
        (Engine::Postgres, whose) => (newest!(whose!(listed)), params![of(whose), text]),
    };
    let found: Vec<ListingWithSeller> = call.all(sql, [arguments, &whose].concat()).await?;
    Ok((i64::try_from(found.len()).unwrap_or(i64::MAX) >= limit).then_some(found))
}

fn of(whose: Whose) -> Option<MemberId> {
    match whose {
        Whose::Of(member) => Some(member),
        Whose::Listed | Whose::Own(_) | Whose::Together(_) => None,
    }
}

/// Whether things may be given away in the community. Nowhere, where there is none.
pub(super) fn gives_away(call: &Call) -> bool {
    call.community().is_ok_and(|community| community.rules::<MarketplaceRules>().free_items)
}

/// Where a listing stands in every order, whatever became of it.
pub async fn key(call: &Call, id: MarketplaceListingId) -> Stored<Option<Key>> {
    call.optional(
        "SELECT l.id, l.price_rank, k.views_count, (l.promoted_until IS NOT NULL AND l.promoted_until > $3) AS is_promoted
           FROM marketplace_listings l
           JOIN marketplace_listing_views k ON k.tenant_id = $1 AND k.listing_id = l.id
          WHERE l.tenant_id = $1 AND l.id = $2",
        params![id, call.now()],
    )
    .await
}

mod others;

pub use others::{by_ids, featured, nearby, saved};
