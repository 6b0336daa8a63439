//! What is always so of the marketplace.

use crate::db::Invariant;

/// All of it.
pub const INVARIANTS: &[Invariant] = &[SAVES, VIEWS];

/// The noted number of saves is that of the members who have saved it.
const SAVES: Invariant = Invariant {
    what: "saves of things for sale",
    count: "SELECT COUNT(*)
           FROM marketplace_listings l
          WHERE l.saves_count <> (SELECT COUNT(*)
                                    FROM marketplace_saves s
                                   WHERE s.tenant_id = l.tenant_id AND s.listing_id = l.id)",
    advice: "things for sale whose count is not that of the members who saved them; see marketplace_listings.saves_count",
};

/// Each thing for sale has its row of readers.
const VIEWS: Invariant = Invariant {
    what: "readers of things for sale",
    count: "SELECT COUNT(*)
           FROM marketplace_listings l
          WHERE NOT EXISTS (SELECT 1
                              FROM marketplace_listing_views v
                             WHERE v.tenant_id = l.tenant_id AND v.listing_id = l.id)",
    advice: "things for sale that no list shows, because nothing counts their readers; add their rows of marketplace_listing_views",
};
