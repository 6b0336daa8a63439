//! The reports' SQL.

use super::enforcement::Snapshot;
use super::model::{ACKNOWLEDGED_WITHIN, Reason, Report, ReportId, Status, report_columns};
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::catalogue::model::Status as ListingStatus;
use crate::db::{Holding, Json, Stored};
use crate::ids::MarketplaceListingId;
use crate::trust::deadline::Deadline;
use crate::wallet::store::{Party, party_columns};
use crate::{insert, joined_record, params, record};

pub mod sound;

record! {
    /// The listing of a report, all null where it is gone.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct ReportedListing {
        /// What it is called.
        pub title: Option<String>,
        /// Where it stands.
        pub listing_status: Option<ListingStatus>,
    }
}

joined_record! {
    /// A report with its listing and everybody in it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct ReportInFull {
        /// The report.
        pub report: Report,
        /// Its listing.
        pub listing: ReportedListing,
        /// Who made it.
        pub reporter: Party,
        /// The administrator who acted last, if they belong to the community.
        pub handler: Party,
    }
}

/// A report `r` with what is around it.
#[rustfmt::skip]
macro_rules! shown {
    ($which:literal) => {
        concat!("SELECT ", report_columns!("r"), ", l.title, l.status AS listing_status,
                        ", party_columns!("m"), ", ", party_columns!("h"), "
                   FROM marketplace_reports r
                   LEFT JOIN marketplace_listings l ON l.tenant_id = $1 AND l.id = r.listing_id
                   LEFT JOIN users m ON m.tenant_id = $1 AND m.id = r.reporter_id
                   LEFT JOIN users h ON h.tenant_id = $1 AND h.id = r.handled_by
                  WHERE r.tenant_id = $1 AND ", $which)
    };
}

/// What somebody reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReport {
    /// Why.
    pub reason: Reason,
    /// What is wrong.
    pub description: String,
    /// Web addresses of what shows it.
    pub evidence_urls: Vec<String>,
}

/// Notes a report about a listing of a seller's. A second one that is still open breaks `marketplace_reports_once`.
pub async fn insert(
    tx: &mut Tx,
    (listing, seller): (MarketplaceListingId, MemberId),
    by: MemberId,
    new: &NewReport,
) -> Stored<ReportId> {
    let now = tx.now();
    let deadline = Deadline::begins(now, ACKNOWLEDGED_WITHIN);
    let (sql, params) = insert! { into marketplace_reports {
        listing_id: listing,
        seller_id: seller,
        reporter_id: by,
        reason: new.reason,
        description: new.description.clone(),
        evidence_urls: Json(new.evidence_urls.clone()),
        status: Status::Received,
        acknowledge_by: now + ACKNOWLEDGED_WITHIN,
        attend_by: deadline.attend_by,
        remind_at: deadline.remind_at,
        transparency_report_included: false,
        created_at & updated_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Whether a member has ordered a listing.
pub async fn has_ordered(call: &Call, buyer: MemberId, listing: MarketplaceListingId) -> Stored<bool> {
    call.one(
        "SELECT EXISTS (SELECT 1 FROM marketplace_orders WHERE tenant_id = $1 AND listing_id = $2 AND buyer_id = $3)",
        params![listing, buyer],
    )
    .await
}

/// A report, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: ReportId) -> Stored<Option<Report>> {
    tx.optional(
        concat!("SELECT ", report_columns!("r"), " FROM marketplace_reports r WHERE r.tenant_id = $1 AND r.id = $2 FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// Writes where a report stands. One that is open again breaks `marketplace_reports_once` where there is another.
pub async fn update(tx: &mut Tx, report: &Report) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_reports
            SET status = $3, acknowledged_at = $4, resolved_at = $5, resolution_seconds = $6, resolution_reason = $7,
                action_taken = $8, appealed_by = $9, appeal_text = $10, appeal_resolved_at = $11, handled_by = $12,
                transparency_report_included = $13, enforcement_snapshot = $14, attend_by = $15, remind_at = $16, updated_at = $17
          WHERE tenant_id = $1 AND id = $2",
        params![
            report.id,
            report.status,
            report.acknowledged_at,
            report.resolved_at,
            report.resolution_seconds,
            &report.resolution_reason,
            report.action_taken,
            report.appealed_by,
            &report.appeal_text,
            report.appeal_resolved_at,
            report.handled_by,
            report.transparency_report_included,
            report.enforcement_snapshot.clone(),
            report.attend_by,
            report.remind_at,
            now
        ],
    )
    .await
}

/// A report with what is around it.
pub async fn any(from: &mut Reads<'_>, id: ReportId) -> Stored<Option<ReportInFull>> {
    from.optional(shown!("r.id = $2"), params![id]).await
}

/// Some reports with what is around them.
pub async fn by_ids(call: &Call, ids: &[ReportId]) -> Stored<Vec<ReportInFull>> {
    call.all(shown!("r.id = ANY($2)"), params![ids]).await
}

/// Why a report was decided as it was, the last time.
pub async fn decided_because(tx: &mut Tx, id: ReportId) -> Stored<Option<Option<String>>> {
    tx.optional("SELECT resolution_reason FROM marketplace_reports WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// The reports that a member made, and those about their listings, the newest first.
pub async fn of_member(call: &Call, member: MemberId, limit: i64) -> Stored<Vec<ReportInFull>> {
    call.all(shown!("(r.reporter_id = $2 OR r.seller_id = $2) ORDER BY r.id DESC LIMIT $3"), params![member, limit])
        .await
}

/// The reports about a listing that is not the viewer's, the newest first.
pub async fn of_listing(
    call: &Call,
    viewer: MemberId,
    listing: MarketplaceListingId,
    limit: i64,
) -> Stored<Vec<ReportInFull>> {
    call.all(
        shown!("r.listing_id = $2 AND r.seller_id <> $3 ORDER BY r.id DESC LIMIT $4"),
        params![listing, viewer, limit],
    )
    .await
}

/// Reports in one of some states that are not about the viewer's listings, the oldest first.
pub async fn page(
    call: &Call,
    viewer: MemberId,
    statuses: &[Status],
    limit: i64,
    offset: i64,
) -> Stored<Vec<ReportInFull>> {
    call.all(
        shown!("r.status = ANY($2) AND r.seller_id <> $3 ORDER BY r.id LIMIT $4 OFFSET $5"),
        params![words(statuses), viewer, limit, offset],
    )
    .await
}

/// How many there are.
pub async fn count(call: &Call, viewer: MemberId, statuses: &[Status]) -> Stored<i64> {
    call.one(
        "SELECT COUNT(*) FROM marketplace_reports WHERE tenant_id = $1 AND status = ANY($2) AND seller_id <> $3",
        params![words(statuses), viewer],
    )
    .await
}

fn words(statuses: &[Status]) -> Vec<String> {
    statuses.iter().map(|status| status.as_str().to_owned()).collect()
}

/// The active listings of a seller.
pub async fn active_listings(tx: &mut Tx, seller: MemberId) -> Stored<Vec<MarketplaceListingId>> {
    tx.all(
        "SELECT id FROM marketplace_listings WHERE tenant_id = $1 AND user_id = $2 AND status = 'active' ORDER BY id",
        params![seller],
    )
    .await
}

/// Whether a listing is still reserved: an offer for it was accepted, and is neither over nor ordered.
pub async fn is_reserved(tx: &mut Tx, listing: MarketplaceListingId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM marketplace_offers f
                         WHERE f.tenant_id = $1 AND f.listing_id = $2 AND f.status = 'accepted'
                           AND NOT EXISTS (SELECT 1 FROM marketplace_orders o
                                            WHERE o.tenant_id = $1 AND o.offer_id = f.id AND o.status <> 'cancelled'))",
        params![listing],
    )
    .await
}

/// What other reports about a seller have changed, held until the end of the transaction, in the order of their ids.
pub async fn other_snapshots(tx: &mut Tx, report: &Report) -> Stored<Vec<(ReportId, Json<Snapshot>)>> {
    tx.all(
        "SELECT id, enforcement_snapshot
           FROM marketplace_reports
          WHERE tenant_id = $1 AND seller_id = $2 AND id <> $3 AND enforcement_snapshot IS NOT NULL
          ORDER BY id
            FOR NO KEY UPDATE",
        params![report.seller_id, report.id],
    )
    .await
}

/// Writes what a report has changed.
pub async fn set_snapshot(tx: &mut Tx, id: ReportId, snapshot: Snapshot) -> Stored<u64> {
    tx.run(
        "UPDATE marketplace_reports SET enforcement_snapshot = $3 WHERE tenant_id = $1 AND id = $2",
        params![id, Json(snapshot)],
    )
    .await
}

record! {
    /// The reports of a community in numbers.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Figures {
        /// All of them.
        pub total: i64,
        /// Wait for an administrator.
        pub received: i64,
        /// Wait for more than a day.
        pub acknowledged: i64,
        /// Are looked at.
        pub under_review: i64,
        /// Led to something.
        pub action_taken: i64,
        /// Led to nothing.
        pub no_action: i64,
        /// Are appealed.
        pub appealed: i64,
        /// Were decided again.
        pub appeal_resolved: i64,
        /// Led to nothing, in the last decision.
        pub none: i64,
        /// To a warning.
        pub warning: i64,
        /// To a listing that was taken away.
        pub listing_removed: i64,
        /// To a seller who was suspended.
        pub seller_suspended: i64,
        /// Were decided.
        pub decided: i64,
        /// How long that took, all together.
        pub seconds: i64,
        /// Were acknowledged.
        pub total_acknowledged: i64,
        /// By an administrator, in time.
        pub in_time: i64,
    }
}

/// The reports of the community in numbers.
pub async fn figures(call: &Call) -> Stored<Figures> {
    call.one(
        "SELECT COUNT(*) AS total,
                COUNT(CASE WHEN status = 'received' THEN 1 END) AS received,
                COUNT(CASE WHEN status = 'acknowledged' THEN 1 END) AS acknowledged,
                COUNT(CASE WHEN status = 'under_review' THEN 1 END) AS under_review,
                COUNT(CASE WHEN status = 'action_taken' THEN 1 END) AS action_taken,
                COUNT(CASE WHEN status = 'no_action' THEN 1 END) AS no_action,
                COUNT(CASE WHEN status = 'appealed' THEN 1 END) AS appealed,
                COUNT(CASE WHEN status = 'appeal_resolved' THEN 1 END) AS appeal_resolved,
                COUNT(CASE WHEN action_taken = 'none' THEN 1 END) AS none,
                COUNT(CASE WHEN action_taken = 'warning' THEN 1 END) AS warning,
                COUNT(CASE WHEN action_taken = 'listing_removed' THEN 1 END) AS listing_removed,
                COUNT(CASE WHEN action_taken = 'seller_suspended' THEN 1 END) AS seller_suspended,
                COUNT(resolution_seconds) AS decided,
                CAST(COALESCE(SUM(resolution_seconds), 0) AS BIGINT) AS seconds,
                COUNT(acknowledged_at) AS total_acknowledged,
                COUNT(CASE WHEN acknowledged_at < acknowledge_by THEN 1 END) AS in_time
           FROM marketplace_reports
          WHERE tenant_id = $1",
        params![],
    )
    .await
}

record! {
    /// What the clock has to look at.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct DueReport {
        /// Whose community it is.
        pub tenant_id: TenantId,
        /// The report.
        pub id: ReportId,
    }
}

/// Reports of all communities that nobody has taken up in time, the longest first. Served by `marketplace_reports_due`.
pub async fn due(call: &Call, now: Timestamp, limit: i64) -> Stored<Vec<DueReport>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id
               FROM marketplace_reports
              WHERE status = 'received' AND acknowledge_by <= $1
              ORDER BY acknowledge_by
              LIMIT $2",
            params![now, limit],
        )
        .await
}

/// Reports of all communities of which staff are to be reminded, the longest first. Served by `marketplace_reports_to_remind`.
pub async fn to_remind(call: &Call, now: Timestamp, limit: i64) -> Stored<Vec<(TenantId, ReportId)>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id FROM marketplace_reports WHERE remind_at <= $1 ORDER BY remind_at LIMIT $2",
            params![now, limit],
        )
        .await
}

/// What reports hold of a member: what was decided stays, without their words.
pub const HOLDINGS: &[Holding] = &[Holding::both(
    "marketplace_reports",
    "marketplace_reports",
    "SELECT listing_id, CASE WHEN reporter_id = $2 THEN 'reporter' ELSE 'seller' END AS role, reason, CASE WHEN reporter_id = $2 THEN description END AS description, CASE WHEN reporter_id = $2 THEN evidence_urls END AS evidence_urls, status, action_taken, resolution_reason, CASE WHEN appealed_by = $2 THEN appeal_text END AS appeal_text, created_at, resolved_at, appeal_resolved_at FROM marketplace_reports WHERE tenant_id = $1 AND (reporter_id = $2 OR seller_id = $2) ORDER BY id",
    &[
        "UPDATE marketplace_reports SET description = '', evidence_urls = '[]' WHERE tenant_id = $1 AND reporter_id = $2",
        "UPDATE marketplace_reports SET appeal_text = NULL WHERE tenant_id = $1 AND appealed_by = $2",
        "UPDATE marketplace_reports SET resolution_reason = NULL, enforcement_snapshot = NULL WHERE tenant_id = $1 AND seller_id = $2",
    ],
)];
