//! What is always so of reports: what an operator is told by `timeweave doctor`.

use crate::db::Invariant;

/// All of it.
pub const INVARIANTS: &[Invariant] = &[LISTINGS, SELLERS];

/// A listing that is marked with a report was taken away because of it.
pub const LISTINGS: Invariant = Invariant {
    what: "listings that reports took away",
    count: "SELECT COUNT(*)
           FROM marketplace_listings l
          WHERE l.marketplace_enforcement_report_id IS NOT NULL
            AND (l.status <> 'removed' OR NOT EXISTS (
                 SELECT 1 FROM marketplace_reports r
                  WHERE r.tenant_id = l.tenant_id AND r.id = l.marketplace_enforcement_report_id AND r.seller_id = l.user_id
                    AND r.action_taken IN ('listing_removed', 'seller_suspended')))",
    advice: "things for sale that are marked with a report that did not take them away; see marketplace_listings.marketplace_enforcement_report_id",
};

/// A seller who is marked with a report was suspended because of it.
pub const SELLERS: Invariant = Invariant {
    what: "sellers whom reports suspended",
    count: "SELECT COUNT(*)
           FROM marketplace_seller_profiles p
          WHERE p.marketplace_suspension_report_id IS NOT NULL
            AND (NOT p.is_suspended OR NOT EXISTS (
                 SELECT 1 FROM marketplace_reports r
                  WHERE r.tenant_id = p.tenant_id AND r.id = p.marketplace_suspension_report_id AND r.seller_id = p.user_id
                    AND r.action_taken = 'seller_suspended'))",
    advice: "sellers who are marked with a report that did not suspend them; see marketplace_seller_profiles.marketplace_suspension_report_id",
};
