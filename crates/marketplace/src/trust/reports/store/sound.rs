//! What is always so of reports: what an operator is told by `timeweave doctor`.

use crate::db::{Invariant, Unattended};

/// All of it.
pub const INVARIANTS: &[Invariant] = &[LISTINGS, SELLERS];

/// What waits for people.
pub const UNATTENDED: &[Unattended] = &[NOT_TAKEN_UP, UNDECIDED];

/// Reports that no administrator has taken up within a day: the clock acknowledged them, or it does not run.
pub const NOT_TAKEN_UP: Unattended = Unattended {
    what: "reports that nobody took up",
    count: "SELECT COUNT(*)
           FROM marketplace_reports
          WHERE tenant_id IS NOT NULL AND status IN ('received', 'acknowledged') AND acknowledge_by <= $1",
    patience: Unattended::AS_THEY_SAY,
    advice: "reports of listings were not taken up within 24 hours; administrators find them at /api/v2/admin/marketplace/reports",
};

/// Reports and appeals that wait too long for a decision.
pub const UNDECIDED: Unattended = Unattended {
    what: "reports that wait for a decision",
    count: "SELECT COUNT(*)
           FROM marketplace_reports
          WHERE tenant_id IS NOT NULL AND status IN ('under_review', 'appealed') AND attend_by <= $1",
    patience: Unattended::AS_THEY_SAY,
    advice: "reports of listings, or appeals, have waited for a week to be decided; administrators find them at /api/v2/admin/marketplace/reports",
};

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
