//! What members of a group sell, in numbers.

use super::lists::gives_away;
use crate::base::{GroupId, MemberId};
use crate::call::Call;
use crate::db::Stored;
use crate::ids::MarketplaceCategoryId;
use crate::{params, record};

record! {
    /// What members of a group sell, in numbers.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Figures {
        /// What the viewer may see.
        pub active_listings: i64,
        /// Approved ones in any state but drafts and removed ones.
        pub total_listed: i64,
        /// Members who sell what the viewer may see.
        pub total_sellers: i64,
    }
}

record! {
    /// How many of them stand in a category.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct InCategory {
        /// The category.
        pub id: MarketplaceCategoryId,
        /// What it is called.
        pub name: String,
        /// Its short name.
        pub slug: String,
        /// How many.
        pub listings: i64,
    }
}

/// The listings `l` of those who belong to group `$5`, whom viewer `$2` may meet. The members come first, and lead to theirs by
/// `marketplace_listings_by_user`.
macro_rules! of_group {
    () => {
        "group_members g
           CROSS JOIN marketplace_listings l
          WHERE g.tenant_id = $1 AND g.group_id = $5 AND g.status = 'active'
            AND l.tenant_id = $1 AND l.user_id = g.user_id AND l.moderation_status = 'approved'
            AND l.status NOT IN ('draft', 'removed')"
    };
}

/// What members of a group sell, in numbers.
#[rustfmt::skip::macros(concat)]
pub async fn figures(call: &Call, viewer: MemberId, group: GroupId) -> Stored<Figures> {
    call.one(
        concat!("SELECT COUNT(CASE WHEN ", is_listed!(), " THEN 1 END) AS active_listings,
                COUNT(*) AS total_listed,
                COUNT(DISTINCT CASE WHEN ", is_listed!(), " THEN l.user_id END) AS total_sellers
           FROM ", of_group!(), " AND ", seller_is_met!()),
        params![viewer, call.now(), gives_away(call), group],
    )
    .await
}

/// The same by category, the fullest first.
#[rustfmt::skip::macros(concat)]
pub async fn by_category(call: &Call, viewer: MemberId, group: GroupId) -> Stored<Vec<InCategory>> {
    call.all(
        concat!("SELECT c.id, c.name, c.slug, n.listings
           FROM (SELECT l.category_id, COUNT(*) AS listings
                   FROM ", of_group!(), " AND l.category_id IS NOT NULL AND ", is_listed!(), " AND ", seller_is_met!(), "
                  GROUP BY l.category_id) n
           JOIN marketplace_categories c ON c.tenant_id = $1 AND c.id = n.category_id
          ORDER BY n.listings DESC, c.id"),
        params![viewer, call.now(), gives_away(call), group],
    )
    .await
}
