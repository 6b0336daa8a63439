//! The REST door to reports, for those who look after the community.

use contract::ListingReportsApi;
use contract::listing_reports as wire;

use crate::base::{Answer, Cursor, MemberId};
use crate::call::{Call, Gateway};
use crate::listings::model;
use crate::listings::reports::{self, Line, Outcome, Reason, Status};
use crate::members::Eyes;

impl ListingReportsApi for Gateway {
    async fn list_listing_reports(
        &self,
        call: Call,
        query: wire::ListListingReportsQuery,
    ) -> Answer<wire::ListingReportPage> {
        let status = query.status.and_then(|status| Status::parse(status.as_str()));
        let page = reports::list(&call, status, query.per_page, Cursor::decode(query.cursor.as_deref())).await?;
        let data = page.items.into_iter().map(|line| report(&call, line)).collect();
        Ok(wire::ListingReportPage { data, meta: call.cursor_meta(query.per_page, page.next) })
    }

    async fn resolve_listing_report(
        &self,
        call: Call,
        path: wire::ResolveListingReportPath,
        body: wire::ResolveListingReportBody,
    ) -> Answer<wire::ListingReportResponse> {
        let outcome = match body.outcome {
            wire::ResolveListingReportBodyOutcome::Dismissed => Outcome::Dismissed,
            wire::ResolveListingReportBodyOutcome::Upheld => Outcome::Upheld,
        };
        let line = reports::resolve(&call, path.id.into(), outcome, body.notes).await?;
        Ok(wire::ListingReportResponse { data: report(&call, line), meta: call.meta() })
    }
}

/// A report as its reader sees it.
pub fn report(call: &Call, (report, reporter): Line) -> wire::ListingReport {
    wire::ListingReport {
        id: report.id.get(),
        listing: wire::ListingUnderReport {
            id: report.listing_id.get(),
            title: report.listing_title,
            status: standing(report.listing_status),
            user_id: report.owner_id.get(),
        },
        reason: reason(report.reason),
        details: report.details,
        status: status(report.status),
        reporter: wire::ListingReporter { id: reporter.id.get(), name: Eyes::of(call).name(&reporter) },
        created_at: report.created_at,
        decided_by: report.decided_by.map(MemberId::get),
        decided_at: report.decided_at,
        notes: report.notes,
    }
}

fn standing(status: model::Status) -> wire::ListingUnderReportStatus {
    match status {
        model::Status::Active => wire::ListingUnderReportStatus::Active,
        model::Status::Draft => wire::ListingUnderReportStatus::Draft,
        model::Status::Paused => wire::ListingUnderReportStatus::Paused,
        model::Status::Pending => wire::ListingUnderReportStatus::Pending,
        model::Status::Suspended => wire::ListingUnderReportStatus::Suspended,
        model::Status::Expired => wire::ListingUnderReportStatus::Expired,
        model::Status::Deleted => wire::ListingUnderReportStatus::Deleted,
    }
}

fn reason(reason: Reason) -> wire::ListingReportReason {
    match reason {
        Reason::Inappropriate => wire::ListingReportReason::Inappropriate,
        Reason::SafetyConcern => wire::ListingReportReason::SafetyConcern,
        Reason::Misleading => wire::ListingReportReason::Misleading,
        Reason::Spam => wire::ListingReportReason::Spam,
        Reason::NotTimebankService => wire::ListingReportReason::NotTimebankService,
        Reason::Other => wire::ListingReportReason::Other,
    }
}

fn status(status: Status) -> wire::ListingReportStatus {
    match status {
        Status::Pending => wire::ListingReportStatus::Pending,
        Status::Upheld => wire::ListingReportStatus::Upheld,
        Status::Dismissed => wire::ListingReportStatus::Dismissed,
    }
}
