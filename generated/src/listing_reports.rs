// Made from contract/areas/listing_reports.yaml by codegen; edit the contract instead.

//! The area `listing_reports`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `listing_reports`: one method an operation.
pub trait ListingReportsApi: Area {
    /// List reports about listings
    ///
    /// `GET /api/v2/admin/listings/reports`
    ///
    /// For brokers and administrators: newest first, also of listings that are not listed or were deleted. Reports of the caller's own listings are left out: their owner does not learn who made them.
    fn list_listing_reports(
        &self,
        call: Self::Call,
        query: ListListingReportsQuery,
    ) -> impl Future<Output = Result<ListingReportPage, Self::Failure>> + Send;

    /// Decide a report about a listing
    ///
    /// `POST /api/v2/admin/listings/reports/{id}/resolve`
    ///
    /// For brokers and administrators. The listing stays as it is: an administrator suspends it at `PUT /api/v2/listings/{id}`. 409 `INVALID_STATE` when it was decided before, 403 `FORBIDDEN` for the caller's own report, 404 `NOT_FOUND` when the community has no such report, and for a report of the caller's own listing.
    fn resolve_listing_report(
        &self,
        call: Self::Call,
        path: ResolveListingReportPath,
        body: ResolveListingReportBody,
    ) -> impl Future<Output = Result<ListingReportResponse, Self::Failure>> + Send;

    /// Those of the `ListingReport` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn listing_report_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<ListingReport>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: ListingReportsApi>() -> [Served<A>; 2] {
    [
        (Operation::ListListingReports, list_listing_reports::<A>),
        (Operation::ResolveListingReport, resolve_listing_report::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 2] {
    [
        (
            Operation::ListListingReports,
            |asked| list_listing_reports_input(asked).map(drop),
        ),
        (
            Operation::ResolveListingReport,
            |asked| resolve_listing_report_input(asked).map(drop),
        ),
    ]
}

fn list_listing_reports_input(
    asked: &mut Asked,
) -> Result<ListListingReportsQuery, Rejection> {
    let query: ListListingReportsQuery = asked.query(&LIST_LISTING_REPORTS_QUERY)?;
    Ok(query)
}

fn list_listing_reports<A: ListingReportsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_listing_reports_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_listing_reports(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn resolve_listing_report_input(
    asked: &mut Asked,
) -> Result<(ResolveListingReportPath, ResolveListingReportBody), Rejection> {
    let path: ResolveListingReportPath = asked.path(&RESOLVE_LISTING_REPORT_PATH)?;
    let body: ResolveListingReportBody = asked.body(true)?;
    Ok((path, body))
}

fn resolve_listing_report<A: ListingReportsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = resolve_listing_report_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .resolve_listing_report(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_LISTING_REPORTS_QUERY: [Parameter; 4] = [
    Parameter {
        name: "status",
        kind: Kind::Word(&["pending", "upheld", "dismissed"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "listing_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static RESOLVE_LISTING_REPORT_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// The query parameters of `GET /api/v2/admin/listings/reports`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListListingReportsQuery {
    /// The status.
    pub status: Option<ListingReportStatus>,
    /// Only those about this listing.
    pub listing_id: Option<i64>,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListListingReportsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            listing_id: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            status: Default::default(),
        }
    }
}

/// A report about a listing.
#[derive(Clone, Debug, Serialize)]
pub struct ListingReport {
    /// Id of the report.
    pub id: i64,
    /// The listing.
    pub listing: ListingUnderReport,
    /// The reason.
    pub reason: ListingReportReason,
    /// Details in the reporter's words.
    pub details: Option<String>,
    /// The status.
    pub status: ListingReportStatus,
    /// The reporter.
    pub reporter: ListingReporter,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// Id of whoever decided. Null while nobody has, and for an administrator from another community.
    pub decided_by: Option<i64>,
    /// When it was decided. Null if it is not decided yet.
    pub decided_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Notes of the person who decided.
    pub notes: Option<String>,
}

/// Decision about a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListingReportOutcome {
    /// `dismissed`.
    Dismissed,
    /// `upheld`.
    Upheld,
}

crate::word! {
    ListingReportOutcome { Dismissed = "dismissed", Upheld = "upheld" }
}

crate::runtime::wire! {
    ListingReportOutcome
}

/// A page of reports.
#[derive(Clone, Debug, Serialize)]
pub struct ListingReportPage {
    /// Reports, newest first.
    pub data: Vec<ListingReport>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// Reason of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListingReportReason {
    /// `inappropriate`.
    Inappropriate,
    /// `safety_concern`.
    SafetyConcern,
    /// `misleading`.
    Misleading,
    /// `spam`.
    Spam,
    /// `not_timebank_service`.
    NotTimebankService,
    /// `other`.
    Other,
}

crate::word! {
    ListingReportReason { Inappropriate = "inappropriate", SafetyConcern =
    "safety_concern", Misleading = "misleading", Spam = "spam", NotTimebankService =
    "not_timebank_service", Other = "other" }
}

crate::runtime::wire! {
    ListingReportReason
}

/// A report.
#[derive(Clone, Debug, Serialize)]
pub struct ListingReportResponse {
    /// The data.
    pub data: ListingReport,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Status of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListingReportStatus {
    /// `pending`.
    Pending,
    /// `upheld`.
    Upheld,
    /// `dismissed`.
    Dismissed,
}

crate::word! {
    ListingReportStatus { Pending = "pending", Upheld = "upheld", Dismissed = "dismissed"
    }
}

crate::runtime::wire! {
    ListingReportStatus
}

/// Whoever made a report.
#[derive(Clone, Debug, Serialize)]
pub struct ListingReporter {
    /// Id of the member.
    pub id: i64,
    /// The name as far as the caller may see it.
    pub name: String,
}

/// The listing that a report is about.
#[derive(Clone, Debug, Serialize)]
pub struct ListingUnderReport {
    /// Id of the listing.
    pub id: i64,
    /// Title, one line.
    pub title: String,
    /// Status of the listing now. Of a deleted one only the title is left.
    pub status: crate::listing_search::ListingStatus,
    /// Id of its owner.
    pub user_id: i64,
}

/// What becomes of a report.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ResolveListingReportBody {
    /// The outcome.
    pub outcome: ListingReportOutcome,
    /// Why. Only staff can read it.
    pub notes: Option<String>,
}

/// The path parameters of `POST /api/v2/admin/listings/reports/{id}/resolve`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ResolveListingReportPath {
    /// Id of the report.
    pub id: i64,
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn default_u64<T, const V: u64>() -> T
    where
        T: TryFrom<u64>,
        <T as std::convert::TryFrom<u64>>::Error: std::fmt::Debug,
    {
        T::try_from(V).unwrap()
    }
}
