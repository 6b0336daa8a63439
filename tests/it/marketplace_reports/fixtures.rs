//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use serde_json::{Value, json};
use timeweave::params;

use crate::areas::{Fixtures, InPath, OfField, OfOperations, Pairs, Things, Written};
use crate::marketplace_trade::{CASH, listing};

/// This area.
pub struct Area;

/// A report of `member`'s about a listing of `friend`'s.
async fn report(name: &'static str, status: &str, things: &mut Things<'_>) {
    let (town, member, friend) = (things.town, things.member.id, things.friend.id);
    let (about, now) = (listing(town, &things.friend, CASH).await, town.clock.now());
    let decided = (status != "received").then_some(now);
    let sql = "INSERT INTO marketplace_reports (tenant_id, listing_id, seller_id, reporter_id, reason, description, evidence_urls, status,
                      acknowledge_by, resolved_at, resolution_seconds, action_taken, appealed_by, transparency_report_included,
                      created_at, updated_at)
               VALUES ($1, $2, $3, $4, 'other', 'It is pine.', '[]', $5, $6, $7, $8, $9, $10, FALSE, $6, $6)
               RETURNING id";
    let given = params![
        town.harbour,
        about,
        friend,
        member,
        status.to_owned(),
        now,
        decided,
        decided.map(|_| 0_i64),
        decided.map(|_| "none"),
        (status == "appealed").then_some(member)
    ];
    things.insert(name, sql, given).await;
}

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["marketplace_reports"]
    }

    fn rows(&self) -> Pairs {
        &[(
            "marketplace_reports",
            "INSERT INTO marketplace_reports (id, tenant_id, listing_id, seller_id, reporter_id, reason, description, evidence_urls, status,
                    acknowledge_by, transparency_report_included, created_at, updated_at)
             VALUES ({n}, {t}, {n}, {n}1, {n}, 'other', 'It is pine.', '[]', 'received', {now}, {no}, {now}, {now})",
        )]
    }

    fn written(&self) -> Written {
        &[("marketplace_reports", "reporter_id", &["description"])]
    }

    fn unguarded(&self) -> &'static [(&'static str, &'static str, &'static str)] {
        &[("marketplace_reports", "listing_id", "a report outlives its listing")]
    }

    fn open(&self) -> OfOperations {
        &[(Operation::ReportMarketplaceListing, "one reports what others sell")]
    }

    fn anchors(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[("MarketplaceReport", &["marketplaceReport(id: $marketplace_report)"])]
    }

    fn inputs(&self) -> Pairs {
        &[(
            "appealMarketplaceReport",
            "{ reportId: $marketplace_report, appealText: \"The bill names another table.\" }",
        )]
    }

    fn things(&self) -> &'static [&'static str] {
        &["marketplace_report", "open_marketplace_report", "appealed_marketplace_report", "reported_listing"]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        match name {
            "marketplace_report" => report(name, "no_action", things).await,
            "open_marketplace_report" => report(name, "received", things).await,
            "appealed_marketplace_report" => report(name, "appealed", things).await,
            "reported_listing" => {
                let about = listing(things.town, &things.friend, CASH).await;
                things.keep(name, json!(about));
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (collection, operation) {
            (_, Operation::ReportMarketplaceListing | Operation::ListMarketplaceListingReports) => {
                things.get("reported_listing").await
            }
            (_, Operation::GetMarketplaceReport | Operation::AppealMarketplaceReport) => {
                things.get("marketplace_report").await
            }
            (_, Operation::AcknowledgeMarketplaceReport | Operation::ResolveMarketplaceReport) => {
                things.get("open_marketplace_report").await
            }
            (_, Operation::ResolveMarketplaceReportAppeal) => things.get("appealed_marketplace_report").await,
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("listingId", "reportMarketplaceListing" | "marketplaceListingReportCases") => {
                things.get("reported_listing").await
            }
            ("id", "marketplaceReport") | ("reportId", "appealMarketplaceReport") => {
                things.get("marketplace_report").await
            }
            ("reportId", "acknowledgeMarketplaceReport" | "resolveMarketplaceReport") => {
                things.get("open_marketplace_report").await
            }
            ("reportId", "resolveMarketplaceReportAppeal") => things.get("appealed_marketplace_report").await,
            _ => return None,
        })
    }
}
