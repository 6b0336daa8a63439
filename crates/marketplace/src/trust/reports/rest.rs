//! The reports' REST door.

use contract::MarketplaceReportsApi;
use contract::marketplace_disputes::{MarketplaceDecision, MarketplaceDecisionResponse};
use contract::marketplace_reports as wire;

use super::actions;
use super::model::{Measure, Report, Role, Verdict};
use super::store::{self, Figures, NewReport, ReportInFull, ReportedListing};
use crate::base::{Answer, Failure, MemberId, ids_of};
use crate::call::Call;
use crate::language::Sentence;
use crate::say;
use crate::trade::rest::{person, somebody};

/// Reports at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &crate::BRINGS
    }
}

impl MarketplaceReportsApi for Rest {
    async fn marketplace_report_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::MarketplaceReport>> {
        let (me, found) = (call.me()?, store::by_ids(&call, &ids_of(&numbers)).await?);
        Ok(found.into_iter().filter_map(|row| seen_by(me, row)).collect())
    }

    async fn marketplace_report_case_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::MarketplaceReportCase>> {
        let found = actions::cases(&call, &ids_of(&numbers)).await?.into_iter();
        Ok(found.map(|row| case(&call, row)).collect())
    }

    async fn report_marketplace_listing(
        &self,
        call: Call,
        path: wire::ReportMarketplaceListingPath,
        body: wire::ReportMarketplaceListingBody,
    ) -> Answer<wire::MarketplaceReportActionResponse> {
        let new = NewReport {
            reason: body.reason,
            description: body.description,
            evidence_urls: body.evidence_urls.unwrap_or_default(),
        };
        let made = actions::report(&call, path.id.into(), new).await?;
        Ok(answered(&call, &made, &say!("marketplace-report-received")))
    }

    async fn list_marketplace_reports(&self, call: Call) -> Answer<wire::MarketplaceReportList> {
        let me = call.me()?;
        let data = actions::list(&call).await?.into_iter().filter_map(|row| seen_by(me, row)).collect();
        Ok(wire::MarketplaceReportList { data, meta: call.meta() })
    }

    async fn get_marketplace_report(
        &self,
        call: Call,
        path: wire::GetMarketplaceReportPath,
    ) -> Answer<wire::MarketplaceReportResponse> {
        let (row, role) = actions::read(&call, path.id.into()).await?;
        Ok(wire::MarketplaceReportResponse { data: shown(row, role), meta: call.meta() })
    }

    async fn appeal_marketplace_report(
        &self,
        call: Call,
        path: wire::AppealMarketplaceReportPath,
        body: wire::AppealMarketplaceReportBody,
    ) -> Answer<wire::MarketplaceReportActionResponse> {
        let appealed = actions::appeal(&call, path.id.into(), &body.appeal_text).await?;
        Ok(answered(&call, &appealed, &say!("marketplace-report-appealed")))
    }

    async fn list_marketplace_reports_for_staff(
        &self,
        call: Call,
        query: wire::ListMarketplaceReportsForStaffQuery,
    ) -> Answer<wire::MarketplaceReportCasePage> {
        let (rows, total) = actions::queue(&call, query.status, query.page, query.per_page).await?;
        let data = rows.into_iter().map(|row| case(&call, row)).collect();
        Ok(wire::MarketplaceReportCasePage { data, meta: call.page_meta(query.page, query.per_page, total) })
    }

    async fn acknowledge_marketplace_report(
        &self,
        call: Call,
        path: wire::AcknowledgeMarketplaceReportPath,
    ) -> Answer<MarketplaceDecisionResponse> {
        let report = actions::take_up(&call, path.id.into()).await?;
        Ok(decision(&call, &report, &say!("marketplace-report-taken-up")))
    }

    async fn resolve_marketplace_report(
        &self,
        call: Call,
        path: wire::ResolveMarketplaceReportPath,
        body: wire::ResolveMarketplaceReportBody,
    ) -> Answer<MarketplaceDecisionResponse> {
        let report = actions::decide(&call, path.id.into(), &verdict(body)).await?;
        Ok(decision(&call, &report, &say!("marketplace-report-decided")))
    }

    async fn resolve_marketplace_report_appeal(
        &self,
        call: Call,
        path: wire::ResolveMarketplaceReportAppealPath,
        body: wire::ResolveMarketplaceReportBody,
    ) -> Answer<MarketplaceDecisionResponse> {
        let report = actions::decide_appeal(&call, path.id.into(), &verdict(body)).await?;
        Ok(decision(&call, &report, &say!("marketplace-report-appeal-decided")))
    }

    async fn list_marketplace_listing_reports(
        &self,
        call: Call,
        path: wire::ListMarketplaceListingReportsPath,
    ) -> Answer<wire::MarketplaceReportCaseList> {
        let rows = actions::of_listing(&call, path.id.into()).await?;
        let data = rows.into_iter().map(|row| case(&call, row)).collect();
        Ok(wire::MarketplaceReportCaseList { data, meta: call.meta() })
    }

    async fn get_marketplace_transparency(&self, call: Call) -> Answer<wire::MarketplaceTransparencyResponse> {
        let data = figures(actions::figures(&call).await?);
        Ok(wire::MarketplaceTransparencyResponse { data, meta: call.meta() })
    }
}

fn verdict(body: wire::ResolveMarketplaceReportBody) -> Verdict {
    Verdict { measure: body.action_taken, reason: body.resolution_reason }
}

fn answered(call: &Call, report: &Report, sentence: &Sentence) -> wire::MarketplaceReportActionResponse {
    let data =
        wire::MarketplaceReportAnswer { id: report.id.get(), status: report.status, message: call.say(sentence) };
    wire::MarketplaceReportActionResponse { data, meta: call.meta() }
}

fn decision(call: &Call, report: &Report, sentence: &Sentence) -> MarketplaceDecisionResponse {
    let data = MarketplaceDecision {
        message: call.say(sentence),
        status: report.status.as_str().to_owned(),
        action_taken: report.action_taken.map(|measure: Measure| measure.as_str().to_owned()),
    };
    MarketplaceDecisionResponse { data, meta: call.meta() }
}

fn listing(report: &Report, listing: ReportedListing) -> Option<wire::MarketplaceReportListing> {
    let (title, status) = (listing.title?, listing.listing_status?);
    Some(wire::MarketplaceReportListing { id: report.listing_id.get(), title, status })
}

/// A report as one of its two sides sees it; nothing for anybody else.
#[must_use]
pub fn seen_by(member: MemberId, row: ReportInFull) -> Option<wire::MarketplaceReport> {
    let role = row.report.role(member)?;
    Some(shown(row, role))
}

/// A report as one side sees it: the seller neither its words nor its evidence, and each only their own appeal (spec marketplace 9).
#[must_use]
pub fn shown(row: ReportInFull, role: Role) -> wire::MarketplaceReport {
    let ReportInFull { report, listing: about, .. } = row;
    let is_reporter = role == Role::Reporter;
    let me = if is_reporter { report.reporter_id } else { report.seller_id };
    wire::MarketplaceReport {
        id: report.id.get(),
        marketplace_listing_id: report.listing_id.get(),
        listing: listing(&report, about),
        can_appeal: report.can_appeal(role),
        viewer_role: role,
        appeal_text: report.appeal_text.filter(|_| report.appealed_by == Some(me)),
        reason: report.reason,
        description: is_reporter.then_some(report.description),
        evidence_urls: is_reporter.then_some(report.evidence_urls.0),
        status: report.status,
        acknowledged_at: report.acknowledged_at,
        resolved_at: report.resolved_at,
        appeal_resolved_at: report.appeal_resolved_at,
        resolution_reason: report.resolution_reason,
        action_taken: report.action_taken,
    }
}

/// A report as administrators see it.
#[must_use]
pub fn case(call: &Call, row: ReportInFull) -> wire::MarketplaceReportCase {
    let ReportInFull { report, listing: about, reporter, handler } = row;
    wire::MarketplaceReportCase {
        id: report.id.get(),
        marketplace_listing_id: report.listing_id.get(),
        listing: listing(&report, about),
        reporter: person(call, reporter),
        handler: somebody(call, handler),
        reason: report.reason,
        description: Some(report.description),
        evidence_urls: Some(report.evidence_urls.0),
        status: report.status,
        acknowledged_at: report.acknowledged_at,
        resolved_at: report.resolved_at,
        appeal_resolved_at: report.appeal_resolved_at,
        resolution_reason: report.resolution_reason,
        action_taken: report.action_taken,
        appeal_text: report.appeal_text,
        appealed_by: report.appealed_by.map(MemberId::get),
        transparency_report_included: report.transparency_report_included,
        created_at: report.created_at,
        updated_at: report.updated_at,
    }
}

/// One decimal, as rates and hours are published.
fn decimal(number: i64, of: i64, times: i64) -> Option<f64> {
    if of == 0 {
        return None;
    }
    let tenths = (number * times * 10 + of / 2) / of;
    Some(f64::from(i32::try_from(tenths).unwrap_or(i32::MAX)) / 10.0)
}

fn figures(seen: Figures) -> wire::MarketplaceTransparency {
    wire::MarketplaceTransparency {
        total_reports: seen.total,
        by_status: wire::MarketplaceReportsByStatus {
            received: seen.received,
            acknowledged: seen.acknowledged,
            under_review: seen.under_review,
            action_taken: seen.action_taken,
            no_action: seen.no_action,
            appealed: seen.appealed,
            appeal_resolved: seen.appeal_resolved,
        },
        by_action: wire::MarketplaceReportsByAction {
            none: seen.none,
            warning: seen.warning,
            listing_removed: seen.listing_removed,
            seller_suspended: seen.seller_suspended,
        },
        avg_resolution_hours: decimal(seen.seconds, seen.decided * 3_600, 1),
        acknowledged_within_24h: seen.in_time,
        total_acknowledged: seen.total_acknowledged,
        acknowledgement_rate_24h: decimal(seen.in_time, seen.total_acknowledged, 100),
        pending_reports: seen.received + seen.acknowledged + seen.under_review + seen.appealed,
    }
}
