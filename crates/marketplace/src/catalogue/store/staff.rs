//! What staff see of the catalogue.

use super::lists::{ListingWithSeller, shown};
use crate::base::MemberId;
use crate::call::Call;
use crate::catalogue::model::{Moderation, Status, marketplace_listing_columns};
use crate::db::Stored;
use crate::members::card_columns;
use crate::money::{Amount, Currency};
use crate::{params, record};

record! {
    /// The marketplace at a glance.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Glance {
        /// Listings, removed ones apart.
        pub total_listings: i64,
        /// Those that are active.
        pub active_listings: i64,
        /// Those that wait to be approved.
        pub pending_moderation: i64,
        /// Members who are sellers.
        pub total_sellers: i64,
    }
}

/// The marketplace at a glance.
pub async fn glance(call: &Call) -> Stored<Glance> {
    call.one(
        "SELECT COUNT(*) AS total_listings,
                COUNT(CASE WHEN l.status = 'active' THEN 1 END) AS active_listings,
                COUNT(CASE WHEN l.moderation_status = 'pending' THEN 1 END) AS pending_moderation,
                (SELECT COUNT(*) FROM marketplace_seller_profiles p WHERE p.tenant_id = $1) AS total_sellers
           FROM marketplace_listings l
          WHERE l.tenant_id = $1 AND l.status <> 'removed'",
        params![],
    )
    .await
}

record! {
    /// Orders in one currency.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Turnover {
        /// The currency.
        pub currency: Currency,
        /// How many there are, cancelled and refunded ones apart.
        pub orders: i64,
        /// What was paid for them in money.
        pub revenue: Amount,
    }
}

/// Orders by their currencies, in the order of the codes. `$whose`: which sellers' they are.
macro_rules! turnover {
    ($whose:literal) => {
        concat!(
            "SELECT o.currency, COUNT(*) AS orders,
                COALESCE(SUM(CASE WHEN o.paid_at IS NOT NULL THEN o.total_price END), 0)::bigint AS revenue
           FROM marketplace_orders o
          WHERE o.tenant_id = $1 AND o.status NOT IN ('cancelled', 'refunded')",
            $whose,
            "
          GROUP BY o.currency
          ORDER BY o.currency"
        )
    };
}

/// Orders by their currencies, in the order of the codes. What waits for its payment counts as an order, and was not paid.
pub async fn turnover(call: &Call) -> Stored<Vec<Turnover>> {
    call.all(turnover!(""), params![]).await
}

/// As [`turnover`], of what one member sold.
pub async fn turnover_of(call: &Call, seller: MemberId) -> Stored<Vec<Turnover>> {
    call.all(turnover!(" AND o.seller_id = $2"), params![seller]).await
}

/// What staff look for. What is `None` does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// What they decided.
    pub moderation: Option<Moderation>,
    /// Where it stands.
    pub status: Option<Status>,
    /// A pattern in title or description, in lower case.
    pub pattern: Option<String>,
}

/// Whether listing `l` is what staff look for.
macro_rules! wanted {
    () => {
        "l.tenant_id = $1 AND ($2 IS NULL OR l.moderation_status = $2) AND ($3 IS NULL OR l.status = $3)
                        AND ($4 IS NULL OR LOWER(l.title) LIKE $4 ESCAPE '\\' OR LOWER(l.description) LIKE $4 ESCAPE '\\')"
    };
}

/// How many listings staff look for.
pub async fn count(call: &Call, wanted: &Wanted) -> Stored<i64> {
    call.one(
        concat!("SELECT COUNT(*) FROM marketplace_listings l WHERE ", wanted!()),
        params![wanted.moderation, wanted.status, wanted.pattern.clone()],
    )
    .await
}

/// A page of what staff look for: the oldest first where they look for what waits, otherwise the newest.
pub async fn page(
    call: &Call,
    viewer: MemberId,
    wanted: &Wanted,
    limit: i64,
    offset: i64,
) -> Stored<Vec<ListingWithSeller>> {
    macro_rules! in_order {
        ($inner:literal, $outer:literal) => {
            shown!(
                "$7",
                concat!(
                    "SELECT l.id, CAST(NULL AS DOUBLE PRECISION) AS nearness
                       FROM marketplace_listings l
                      WHERE ",
                    wanted!(),
                    " ORDER BY ",
                    $inner,
                    " LIMIT $5 OFFSET $6"
                ),
                $outer
            )
        };
    }
    let sql = match wanted.moderation {
        Some(Moderation::Pending) => in_order!("l.id", "hit.id"),
        _ => in_order!("l.id DESC", "hit.id DESC"),
    };
    call.all(sql, params![wanted.moderation, wanted.status, wanted.pattern.clone(), limit, offset, viewer]).await
}
