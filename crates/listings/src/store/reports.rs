//! Reports, as those who look after the community read them and decide about them.

use crate::base::{ListingId, ListingReportId, MemberId};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::listings::reports::{Report, ReportWithReporter, Status};
use crate::members::card_columns;
use crate::{newest_first, params};

/// The columns of a [`Report`] of the table aliases `r` and `l`, in its order.
macro_rules! report {
    () => {
        "r.id, r.listing_id, l.title AS listing_title, l.status AS listing_status, l.user_id AS owner_id, r.reason, r.details,
                r.status, r.created_at, r.notes, r.decided_by, r.decided_at"
    };
}

/// The listing of report `r`, and whoever made it.
macro_rules! joined {
    () => {
        "JOIN listings l ON l.tenant_id = r.tenant_id AND l.id = r.listing_id
                   JOIN users u ON u.tenant_id = r.tenant_id AND u.id = r.user_id"
    };
}

/// The community's reports before `before`, newest first, without those of the viewer's own listings.
#[rustfmt::skip::macros(concat)]
pub async fn page(
    call: &Call,
    viewer: MemberId,
    (status, listing): (Option<Status>, Option<ListingId>),
    before: i64,
    limit: i64,
) -> Stored<Vec<ReportWithReporter>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT ", report!(), ", ", card_columns!("u"), "
               FROM listing_reports r
               ", joined!(), "
              WHERE r.tenant_id = $1 AND r.id ", before!(), " $2 AND l.user_id <> $4 AND ($5::text IS NULL OR r.status = $5)
                AND ($6::bigint IS NULL OR r.listing_id = $6)
              ORDER BY r.id ", order!(), "
              LIMIT $3")),
        params![before, limit, viewer, status, listing],
    )
    .await
}

/// Some reports; none of the viewer's own listings.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, viewer: MemberId, ids: &[ListingReportId]) -> Stored<Vec<ReportWithReporter>> {
    call.all(
        concat!("SELECT ", report!(), ", ", card_columns!("u"), "
               FROM listing_reports r
               ", joined!(), "
              WHERE r.tenant_id = $1 AND r.id = ANY($2) AND l.user_id <> $3"),
        params![ids, viewer],
    )
    .await
}

/// A report, held until the end of the transaction; none of the viewer's own listings.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, viewer: MemberId, id: ListingReportId) -> Stored<Option<ReportWithReporter>> {
    tx.optional(
        concat!("SELECT ", report!(), ", ", card_columns!("u"), "
               FROM listing_reports r
                   ", joined!(), "
              WHERE r.tenant_id = $1 AND r.id = $2 AND l.user_id <> $3
                FOR NO KEY UPDATE OF r"),
        params![id, viewer],
    )
    .await
}

/// Writes what was decided.
pub async fn decide(tx: &mut Tx, report: &Report) -> Stored<u64> {
    tx.run(
        "UPDATE listing_reports
            SET status = $3, notes = $4, decided_by = $5, decided_at = $6
          WHERE tenant_id = $1 AND id = $2",
        params![report.id, report.status, report.notes.clone(), report.decided_by, report.decided_at],
    )
    .await
}
