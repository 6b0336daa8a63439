//! What happens to reports. Of a line to the seller none says who reported.

use serde::{Deserialize, Serialize};

use super::model::{Measure, Report, ReportId};
use crate::base::MemberId;
use crate::ids::MarketplaceListingId;
use crate::outbox::{DomainEvent, Subject};
use crate::trust::deadline::Due;

/// The kind of thing that these events are about, as the graph calls it.
const REPORT: &str = "MarketplaceReport";

/// A member reports a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceReportFiled {
    /// The report.
    pub report: ReportId,
    /// The listing.
    pub listing: MarketplaceListingId,
    /// Who made it.
    pub reporter: MemberId,
    /// Whose listing it is.
    pub seller: MemberId,
}

impl DomainEvent for MarketplaceReportFiled {
    const NAME: &'static str = "marketplace_report_filed";

    fn actor(&self) -> Option<MemberId> {
        Some(self.reporter)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new(REPORT, self.report))
    }
}

/// An administrator has taken a report up, or nobody has within a day. Who it was is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceReportAcknowledged {
    /// The report.
    pub report: ReportId,
    /// The listing.
    pub listing: MarketplaceListingId,
    /// Who made it.
    pub reporter: MemberId,
    /// Whose listing it is.
    pub seller: MemberId,
}

impl MarketplaceReportAcknowledged {
    /// What became of a report.
    #[must_use]
    pub fn of(report: &Report) -> Self {
        Self { report: report.id, listing: report.listing_id, reporter: report.reporter_id, seller: report.seller_id }
    }
}

impl DomainEvent for MarketplaceReportAcknowledged {
    const NAME: &'static str = "marketplace_report_acknowledged";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new(REPORT, self.report))
    }
}

/// A report was decided. Who did is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceReportResolved {
    /// The report.
    pub report: ReportId,
    /// The listing.
    pub listing: MarketplaceListingId,
    /// What is done about the listing or its seller.
    pub measure: Measure,
    /// Who made it.
    pub reporter: MemberId,
    /// Whose listing it is.
    pub seller: MemberId,
}

impl MarketplaceReportResolved {
    /// What became of a report.
    #[must_use]
    pub fn of(report: &Report) -> Self {
        Self {
            report: report.id,
            listing: report.listing_id,
            measure: report.action_taken.unwrap_or(Measure::None),
            reporter: report.reporter_id,
            seller: report.seller_id,
        }
    }
}

impl DomainEvent for MarketplaceReportResolved {
    const NAME: &'static str = "marketplace_report_resolved";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new(REPORT, self.report))
    }
}

/// The decision about a report is appealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceReportAppealed {
    /// The report.
    pub report: ReportId,
    /// The listing.
    pub listing: MarketplaceListingId,
    /// Who does.
    pub by: MemberId,
    /// Who made it.
    pub reporter: MemberId,
    /// Whose listing it is.
    pub seller: MemberId,
}

impl DomainEvent for MarketplaceReportAppealed {
    const NAME: &'static str = "marketplace_report_appealed";

    fn actor(&self) -> Option<MemberId> {
        Some(self.by)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new(REPORT, self.report))
    }
}

/// An appeal was decided. Who did is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceReportAppealResolved {
    /// The report.
    pub report: ReportId,
    /// The listing.
    pub listing: MarketplaceListingId,
    /// What is done about the listing or its seller.
    pub measure: Measure,
    /// Who made it.
    pub reporter: MemberId,
    /// Whose listing it is.
    pub seller: MemberId,
}

impl MarketplaceReportAppealResolved {
    /// What became of a report.
    #[must_use]
    pub fn of(report: &Report) -> Self {
        Self {
            report: report.id,
            listing: report.listing_id,
            measure: report.action_taken.unwrap_or(Measure::None),
            reporter: report.reporter_id,
            seller: report.seller_id,
        }
    }
}

impl DomainEvent for MarketplaceReportAppealResolved {
    const NAME: &'static str = "marketplace_report_appeal_resolved";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new(REPORT, self.report))
    }
}

/// The time that staff have for a report runs out, or has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceReportDue {
    /// The report.
    pub report: ReportId,
    /// Who made it.
    pub reporter: MemberId,
    /// Whose listing it is.
    pub seller: MemberId,
    /// Whether it has.
    pub is_over: bool,
}

impl MarketplaceReportDue {
    /// What staff are told of a report.
    #[must_use]
    pub fn of(report: &Report, due: Due) -> Self {
        let (reporter, seller) = (report.reporter_id, report.seller_id);
        Self { report: report.id, reporter, seller, is_over: due == Due::Over }
    }
}

impl DomainEvent for MarketplaceReportDue {
    const NAME: &'static str = "marketplace_report_due";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new(REPORT, self.report))
    }
}
