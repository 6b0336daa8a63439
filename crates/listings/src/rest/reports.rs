//! The REST door to reports, for those who look after the community.

use contract::ListingReportsApi;
use contract::listing_reports as wire;

use super::Rest;
use crate::base::{Answer, MemberId, ids_of};
use crate::call::Call;
use crate::listings::reports::{self, ReportWithReporter};
use crate::members::Eyes;

impl ListingReportsApi for Rest {
    async fn listing_report_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::ListingReport>> {
        Ok(reports::each(&call, &ids_of(&numbers)).await?.into_iter().map(|row| report(&call, row)).collect())
    }

    async fn list_listing_reports(
        &self,
        call: Call,
        query: wire::ListListingReportsQuery,
    ) -> Answer<wire::ListingReportPage> {
        let wanted = (query.status, query.listing_id.map(Into::into));
        let page = reports::list(&call, wanted, query.per_page, call.cursor(query.cursor.as_deref())?).await?;
        let data = page.items.into_iter().map(|row| report(&call, row)).collect();
        Ok(wire::ListingReportPage { data, meta: call.cursor_meta(query.per_page, page.next) })
    }

    async fn resolve_listing_report(
        &self,
        call: Call,
        path: wire::ResolveListingReportPath,
        body: wire::ResolveListingReportBody,
    ) -> Answer<wire::ListingReportResponse> {
        let row = reports::resolve(&call, path.id.into(), body.outcome, body.notes).await?;
        Ok(wire::ListingReportResponse { data: report(&call, row), meta: call.meta() })
    }
}

/// A report as its reader sees it.
pub fn report(call: &Call, row: ReportWithReporter) -> wire::ListingReport {
    let ReportWithReporter { report, reporter } = row;
    wire::ListingReport {
        id: report.id.get(),
        listing: wire::ListingUnderReport {
            id: report.listing_id.get(),
            title: report.listing_title,
            status: report.listing_status,
            user_id: report.owner_id.get(),
        },
        reason: report.reason,
        details: report.details,
        status: report.status,
        reporter: wire::ListingReporter { id: reporter.id.get(), name: Eyes::of(call).name(&reporter) },
        created_at: report.created_at,
        decided_by: report.decided_by.map(MemberId::get),
        decided_at: report.decided_at,
        notes: report.notes,
    }
}
