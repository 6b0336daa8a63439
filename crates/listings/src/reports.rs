//! Reports of listings, for those who look after the community. The door has asked for their role.
//!
//! A report waits (`pending`) until one of them says that it is right (`upheld`) or not (`dismissed`), once. That changes nothing about the
//! listing: suspending it is an administrator's move of its own. The reporter is told in any case, the owner of a report that is right.
//! Who made a report is hidden from the owner of the listing, whatever their role.

use contract::Code;

use super::events::{ListingReportDismissed, ListingReportUpheld};
use super::model;
use super::store::reports as store;
use crate::base::{Answer, Cursor, ListingId, ListingReportId, MemberId, Page, Refusal, Timestamp};
use crate::call::Call;
use crate::members::Card;
use crate::outbox;
use crate::say;
use crate::{joined_record, record};

/// What is wrong with a listing.
pub use contract::listing_reports::ListingReportReason as Reason;

/// What became of a report.
pub use contract::listing_reports::ListingReportStatus as Status;

/// What somebody decides about a report.
pub use contract::listing_reports::ListingReportOutcome as Outcome;

record! {
    /// A row of `listing_reports` with what it is about.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Report {
        /// `listing_reports.id`.
        pub id: ListingReportId,
        /// The listing.
        pub listing_id: ListingId,
        /// Its title.
        pub listing_title: String,
        /// Where the listing stands.
        pub listing_status: model::Status,
        /// Whose the listing is.
        pub owner_id: MemberId,
        /// What is wrong.
        pub reason: Reason,
        /// In the reporter's words.
        pub details: Option<String>,
        /// What became of it.
        pub status: Status,
        /// When it was made.
        pub created_at: Timestamp,
        /// What whoever decided noted.
        pub notes: Option<String>,
        /// Who decided, if they belong to this community.
        pub decided_by: Option<MemberId>,
        /// When it was decided.
        pub decided_at: Option<Timestamp>,
    }
}

joined_record! {
    /// A report and whoever made it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct ReportWithReporter {
        /// The report.
        pub report: Report,
        /// Who made it.
        pub reporter: Card,
    }
}

/// The reports of the community, newest first, without those of the viewer's own listings. One statement.
pub async fn list(
    call: &Call,
    (status, listing): (Option<Status>, Option<ListingId>),
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<Page<ReportWithReporter>> {
    let before = call.newest_behind(cursor);
    let rows = store::page(call, call.me()?, (status, listing), before, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.report.id.get()))
}

/// Some reports; none of the viewer's own listings.
pub async fn each(call: &Call, ids: &[ListingReportId]) -> Answer<Vec<ReportWithReporter>> {
    Ok(store::by_ids(call, call.me()?, ids).await?)
}

fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("listing-report-missing"))
}

/// Decides about a report. The listing stays as it is.
///
/// Emits `ListingReportUpheld` or `ListingReportDismissed`.
///
/// Refuses with `NOT_FOUND` if the community has no such report or it is of the viewer's own listing, with `FORBIDDEN` the viewer's own
/// report, with 409 `INVALID_STATE` if it was decided before.
pub async fn resolve(
    call: &Call,
    id: ListingReportId,
    outcome: Outcome,
    notes: Option<String>,
) -> Answer<ReportWithReporter> {
    let member = call.member()?;
    let mut tx = call.begin().await?;
    let found = store::lock(&mut tx, member.id, id).await?;
    let ReportWithReporter { mut report, reporter } = found.ok_or_else(missing)?;
    if reporter.id == member.id {
        return Err(Refusal::new(Code::Forbidden, say!("listing-report-decide-own")).into());
    }
    if report.status != Status::Pending {
        return Err(Refusal::new(Code::InvalidState, say!("listing-report-decided")).into());
    }
    report.status = match outcome {
        Outcome::Dismissed => Status::Dismissed,
        Outcome::Upheld => Status::Upheld,
    };
    report.notes = notes;
    // Rows of this community cannot name a member of another one.
    report.decided_by = member.id_in(call.tenant());
    report.decided_at = Some(tx.now());
    store::decide(&mut tx, &report).await?;
    let (listing, owner, by) = (report.listing_id, report.owner_id, reporter.id);
    match outcome {
        Outcome::Dismissed => outbox::tell(&mut tx, ListingReportDismissed { listing, by }).await?,
        Outcome::Upheld => outbox::tell(&mut tx, ListingReportUpheld { listing, owner, by }).await?,
    };
    tx.commit().await?;
    Ok(ReportWithReporter { report, reporter })
}
