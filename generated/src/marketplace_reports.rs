// Made from contract/areas/marketplace_reports.yaml by codegen; edit the contract instead.

//! The area `marketplace_reports`: types, trait and routes.
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

/// What the gateway answers in the area `marketplace_reports`: one method an operation.
pub trait MarketplaceReportsApi: Area {
    /// Report a listing to the administrators
    ///
    /// `POST /api/v2/marketplace/listings/{id}/report`
    ///
    /// An administrator decides, and the caller hears of it within 24 hours. The seller learns what is decided, and not who reported. 404 `RESOURCE_NOT_FOUND` for a listing that the caller does not see and has not ordered. 422 `VALIDATION_ERROR` for their own, while an earlier report of theirs about it is open, and for evidence that is no web address. 403 `FORBIDDEN` for visitors from another community.
    fn report_marketplace_listing(
        &self,
        call: Self::Call,
        path: ReportMarketplaceListingPath,
        body: ReportMarketplaceListingBody,
    ) -> impl Future<
        Output = Result<MarketplaceReportActionResponse, Self::Failure>,
    > + Send;

    /// The caller's reports, and reports about their listings
    ///
    /// `GET /api/v2/marketplace/reports`
    ///
    /// Newest first, the latest hundred. What each side does not learn is null: a seller neither the words nor the evidence of a report, and nobody the other's appeal. Who reported stands nowhere.
    fn list_marketplace_reports(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<MarketplaceReportList, Self::Failure>> + Send;

    /// One report
    ///
    /// `GET /api/v2/marketplace/reports/{id}`
    ///
    /// For whoever made it and for the seller of the listing, each without what they do not learn: 403 `FORBIDDEN` for anybody else, 404 `NOT_FOUND` for a report that the community does not have.
    fn get_marketplace_report(
        &self,
        call: Self::Call,
        path: GetMarketplaceReportPath,
    ) -> impl Future<Output = Result<MarketplaceReportResponse, Self::Failure>> + Send;

    /// Appeal a decision about a report
    ///
    /// `POST /api/v2/marketplace/reports/{id}/appeal`
    ///
    /// The reporter when nothing was done, the seller when something was; once. What is then decided is final. 422 `VALIDATION_ERROR` when its status does not allow this, and while the reporter has another open report about the same listing. 404 `NOT_FOUND` for a report that the community does not have, 403 `FORBIDDEN` for whoever neither made it nor sells the listing.
    fn appeal_marketplace_report(
        &self,
        call: Self::Call,
        path: AppealMarketplaceReportPath,
        body: AppealMarketplaceReportBody,
    ) -> impl Future<
        Output = Result<MarketplaceReportActionResponse, Self::Failure>,
    > + Send;

    /// Reports about listings, for administrators
    ///
    /// `GET /api/v2/admin/marketplace/reports`
    ///
    /// For administrators. The oldest first; those that wait for a decision by default. Reports about the caller's own listings are not among them: a seller does not learn who reported. 422 `validation_failed` for unknown words.
    fn list_marketplace_reports_for_staff(
        &self,
        call: Self::Call,
        query: ListMarketplaceReportsForStaffQuery,
    ) -> impl Future<Output = Result<MarketplaceReportCasePage, Self::Failure>> + Send;

    /// Take a report up
    ///
    /// `POST /api/v2/admin/marketplace/reports/{id}/acknowledge`
    ///
    /// For administrators. Both sides are told that it is looked at. 422 `VALIDATION_ERROR` when its status does not allow this. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for a report of one's own and about a listing of one's own. 404 `NOT_FOUND` for a report that the community does not have.
    fn acknowledge_marketplace_report(
        &self,
        call: Self::Call,
        path: AcknowledgeMarketplaceReportPath,
    ) -> impl Future<
        Output = Result<
            crate::marketplace_disputes::MarketplaceDecisionResponse,
            Self::Failure,
        >,
    > + Send;

    /// Decide a report
    ///
    /// `PUT /api/v2/admin/marketplace/reports/{id}/resolve`
    ///
    /// For administrators. `none` and `warning` change nothing, `listing_removed` takes the listing away, `seller_suspended` suspends its seller and takes away all their active listings. What there was is kept, so that an appeal can bring back exactly that. 422 `VALIDATION_ERROR` when its status does not allow this. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for a report of one's own and about a listing of one's own. 404 `NOT_FOUND` for a report that the community does not have.
    fn resolve_marketplace_report(
        &self,
        call: Self::Call,
        path: ResolveMarketplaceReportPath,
        body: ResolveMarketplaceReportBody,
    ) -> impl Future<
        Output = Result<
            crate::marketplace_disputes::MarketplaceDecisionResponse,
            Self::Failure,
        >,
    > + Send;

    /// Decide an appeal
    ///
    /// `PUT /api/v2/admin/marketplace/reports/{id}/resolve-appeal`
    ///
    /// For administrators, and for good. Where another action is taken than before, what the first did is undone: listings and seller are as they were, as far as nobody else changed them meanwhile. Then the new one is done. 422 `VALIDATION_ERROR` when its status does not allow this. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for a report of one's own and about a listing of one's own. 404 `NOT_FOUND` for a report that the community does not have.
    fn resolve_marketplace_report_appeal(
        &self,
        call: Self::Call,
        path: ResolveMarketplaceReportAppealPath,
        body: ResolveMarketplaceReportBody,
    ) -> impl Future<
        Output = Result<
            crate::marketplace_disputes::MarketplaceDecisionResponse,
            Self::Failure,
        >,
    > + Send;

    /// Reports about a listing, for administrators
    ///
    /// `GET /api/v2/admin/marketplace/listings/{id}/reports`
    ///
    /// For administrators: newest first, the latest hundred, whatever their state. None for a listing of the caller's own. 404 `RESOURCE_NOT_FOUND` for a listing that the community does not have.
    fn list_marketplace_listing_reports(
        &self,
        call: Self::Call,
        path: ListMarketplaceListingReportsPath,
    ) -> impl Future<Output = Result<MarketplaceReportCaseList, Self::Failure>> + Send;

    /// Reports in numbers
    ///
    /// `GET /api/v2/admin/marketplace/transparency`
    ///
    /// For administrators: what a community publishes of its reports.
    fn get_marketplace_transparency(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<MarketplaceTransparencyResponse, Self::Failure>,
    > + Send;

    /// Those of the `MarketplaceReport` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn marketplace_report_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<MarketplaceReport>, Self::Failure>> + Send;

    /// Those of the `MarketplaceReportCase` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn marketplace_report_case_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<MarketplaceReportCase>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplaceReportsApi>() -> [Served<A>; 10] {
    [
        (Operation::ReportMarketplaceListing, report_marketplace_listing::<A>),
        (Operation::ListMarketplaceReports, list_marketplace_reports::<A>),
        (Operation::GetMarketplaceReport, get_marketplace_report::<A>),
        (Operation::AppealMarketplaceReport, appeal_marketplace_report::<A>),
        (
            Operation::ListMarketplaceReportsForStaff,
            list_marketplace_reports_for_staff::<A>,
        ),
        (Operation::AcknowledgeMarketplaceReport, acknowledge_marketplace_report::<A>),
        (Operation::ResolveMarketplaceReport, resolve_marketplace_report::<A>),
        (
            Operation::ResolveMarketplaceReportAppeal,
            resolve_marketplace_report_appeal::<A>,
        ),
        (
            Operation::ListMarketplaceListingReports,
            list_marketplace_listing_reports::<A>,
        ),
        (Operation::GetMarketplaceTransparency, get_marketplace_transparency::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 10] {
    [
        (
            Operation::ReportMarketplaceListing,
            |asked| report_marketplace_listing_input(asked).map(drop),
        ),
        (Operation::ListMarketplaceReports, |_| Ok(())),
        (
            Operation::GetMarketplaceReport,
            |asked| get_marketplace_report_input(asked).map(drop),
        ),
        (
            Operation::AppealMarketplaceReport,
            |asked| appeal_marketplace_report_input(asked).map(drop),
        ),
        (
            Operation::ListMarketplaceReportsForStaff,
            |asked| list_marketplace_reports_for_staff_input(asked).map(drop),
        ),
        (
            Operation::AcknowledgeMarketplaceReport,
            |asked| acknowledge_marketplace_report_input(asked).map(drop),
        ),
        (
            Operation::ResolveMarketplaceReport,
            |asked| resolve_marketplace_report_input(asked).map(drop),
        ),
        (
            Operation::ResolveMarketplaceReportAppeal,
            |asked| resolve_marketplace_report_appeal_input(asked).map(drop),
        ),
        (
            Operation::ListMarketplaceListingReports,
            |asked| list_marketplace_listing_reports_input(asked).map(drop),
        ),
        (Operation::GetMarketplaceTransparency, |_| Ok(())),
    ]
}

fn report_marketplace_listing_input(
    asked: &mut Asked,
) -> Result<(ReportMarketplaceListingPath, ReportMarketplaceListingBody), Rejection> {
    let path: ReportMarketplaceListingPath = asked
        .path(&REPORT_MARKETPLACE_LISTING_PATH)?;
    let body: ReportMarketplaceListingBody = asked.body(true)?;
    Ok((path, body))
}

fn report_marketplace_listing<A: MarketplaceReportsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = report_marketplace_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .report_marketplace_listing(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn list_marketplace_reports<A: MarketplaceReportsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_marketplace_reports(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_marketplace_report_input(
    asked: &mut Asked,
) -> Result<GetMarketplaceReportPath, Rejection> {
    let path: GetMarketplaceReportPath = asked.path(&GET_MARKETPLACE_REPORT_PATH)?;
    Ok(path)
}

fn get_marketplace_report<A: MarketplaceReportsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_marketplace_report_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_marketplace_report(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn appeal_marketplace_report_input(
    asked: &mut Asked,
) -> Result<(AppealMarketplaceReportPath, AppealMarketplaceReportBody), Rejection> {
    let path: AppealMarketplaceReportPath = asked.path(&APPEAL_MARKETPLACE_REPORT_PATH)?;
    let body: AppealMarketplaceReportBody = asked.body(true)?;
    Ok((path, body))
}

fn appeal_marketplace_report<A: MarketplaceReportsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = appeal_marketplace_report_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .appeal_marketplace_report(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_marketplace_reports_for_staff_input(
    asked: &mut Asked,
) -> Result<ListMarketplaceReportsForStaffQuery, Rejection> {
    let query: ListMarketplaceReportsForStaffQuery = asked
        .query(&LIST_MARKETPLACE_REPORTS_FOR_STAFF_QUERY)?;
    Ok(query)
}

fn list_marketplace_reports_for_staff<A: MarketplaceReportsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_marketplace_reports_for_staff_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_reports_for_staff(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn acknowledge_marketplace_report_input(
    asked: &mut Asked,
) -> Result<AcknowledgeMarketplaceReportPath, Rejection> {
    let path: AcknowledgeMarketplaceReportPath = asked
        .path(&ACKNOWLEDGE_MARKETPLACE_REPORT_PATH)?;
    Ok(path)
}

fn acknowledge_marketplace_report<A: MarketplaceReportsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = acknowledge_marketplace_report_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .acknowledge_marketplace_report(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn resolve_marketplace_report_input(
    asked: &mut Asked,
) -> Result<(ResolveMarketplaceReportPath, ResolveMarketplaceReportBody), Rejection> {
    let path: ResolveMarketplaceReportPath = asked
        .path(&RESOLVE_MARKETPLACE_REPORT_PATH)?;
    let body: ResolveMarketplaceReportBody = asked.body(true)?;
    Ok((path, body))
}

fn resolve_marketplace_report<A: MarketplaceReportsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = resolve_marketplace_report_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .resolve_marketplace_report(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn resolve_marketplace_report_appeal_input(
    asked: &mut Asked,
) -> Result<
    (ResolveMarketplaceReportAppealPath, ResolveMarketplaceReportBody),
    Rejection,
> {
    let path: ResolveMarketplaceReportAppealPath = asked
        .path(&RESOLVE_MARKETPLACE_REPORT_APPEAL_PATH)?;
    let body: ResolveMarketplaceReportBody = asked.body(true)?;
    Ok((path, body))
}

fn resolve_marketplace_report_appeal<A: MarketplaceReportsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = resolve_marketplace_report_appeal_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .resolve_marketplace_report_appeal(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_marketplace_listing_reports_input(
    asked: &mut Asked,
) -> Result<ListMarketplaceListingReportsPath, Rejection> {
    let path: ListMarketplaceListingReportsPath = asked
        .path(&LIST_MARKETPLACE_LISTING_REPORTS_PATH)?;
    Ok(path)
}

fn list_marketplace_listing_reports<A: MarketplaceReportsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = list_marketplace_listing_reports_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_listing_reports(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_marketplace_transparency<A: MarketplaceReportsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_marketplace_transparency(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static REPORT_MARKETPLACE_LISTING_PATH: [Parameter; 1] = [
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

static GET_MARKETPLACE_REPORT_PATH: [Parameter; 1] = [
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

static APPEAL_MARKETPLACE_REPORT_PATH: [Parameter; 1] = [
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

static LIST_MARKETPLACE_REPORTS_FOR_STAFF_QUERY: [Parameter; 3] = [
    Parameter {
        name: "status",
        kind: Kind::Word(
            &[
                "received",
                "acknowledged",
                "under_review",
                "action_taken",
                "no_action",
                "appealed",
                "appeal_resolved",
            ],
        ),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 1000000,
        },
        many: Many::One,
        clamp: true,
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
];

static ACKNOWLEDGE_MARKETPLACE_REPORT_PATH: [Parameter; 1] = [
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

static RESOLVE_MARKETPLACE_REPORT_PATH: [Parameter; 1] = [
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

static RESOLVE_MARKETPLACE_REPORT_APPEAL_PATH: [Parameter; 1] = [
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

static LIST_MARKETPLACE_LISTING_REPORTS_PATH: [Parameter; 1] = [
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

/// The path parameters of `POST /api/v2/admin/marketplace/reports/{id}/acknowledge`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AcknowledgeMarketplaceReportPath {
    /// Id of the report.
    pub id: i64,
}

/// Why a decision is wrong.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AppealMarketplaceReportBody {
    /// Why the decision is wrong.
    pub appeal_text: String,
}

/// The path parameters of `POST /api/v2/marketplace/reports/{id}/appeal`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AppealMarketplaceReportPath {
    /// Id of the report.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/marketplace/reports/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetMarketplaceReportPath {
    /// Id of the report.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/admin/marketplace/listings/{id}/reports`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceListingReportsPath {
    /// Id of the listing.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/admin/marketplace/reports`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceReportsForStaffQuery {
    /// The status.
    pub status: Option<MarketplaceReportStatus>,
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
}

impl std::default::Default for ListMarketplaceReportsForStaffQuery {
    fn default() -> Self {
        Self {
            page: defaults::default_u64::<i64, 1>(),
            per_page: defaults::default_u64::<i64, 20>(),
            status: Default::default(),
        }
    }
}

/// A report about a listing, as whoever made it or the seller of the listing sees it.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceReport {
    /// Id of the report.
    pub id: i64,
    /// Id of the listing.
    pub marketplace_listing_id: i64,
    /// The reason.
    pub reason: MarketplaceReportReason,
    /// What is wrong. Null for the seller.
    pub description: Option<String>,
    /// Web addresses of what shows it. Null for the seller.
    pub evidence_urls: Option<Vec<String>>,
    /// The status.
    pub status: MarketplaceReportStatus,
    /// When it was acknowledged, by an administrator or after 24 hours.
    pub acknowledged_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was decided.
    pub resolved_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When an appeal was decided.
    pub appeal_resolved_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Why it was decided so.
    pub resolution_reason: Option<String>,
    /// What was done about the listing or its seller. Null until it is decided.
    pub action_taken: Option<MarketplaceReportAction>,
    /// Why the decision is wrong, for whoever appealed it. Null for the other side.
    pub appeal_text: Option<String>,
    /// The caller can appeal the decision.
    pub can_appeal: bool,
    /// How the caller is part of it.
    pub viewer_role: MarketplaceReportRole,
    /// What it is about. Null when the listing is gone.
    pub listing: Option<MarketplaceReportListing>,
}

/// What an administrator does about a reported listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceReportAction {
    /// `none`.
    None,
    /// `warning`.
    Warning,
    /// `listing_removed`.
    ListingRemoved,
    /// `seller_suspended`.
    SellerSuspended,
}

crate::word! {
    MarketplaceReportAction { None = "none", Warning = "warning", ListingRemoved =
    "listing_removed", SellerSuspended = "seller_suspended" }
}

crate::runtime::wire! {
    MarketplaceReportAction
}

/// What became of a report.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceReportActionResponse {
    /// The data.
    pub data: MarketplaceReportAnswer,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What became of a report.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceReportAnswer {
    /// Id of the report.
    pub id: i64,
    /// The status.
    pub status: MarketplaceReportStatus,
    /// Sentence for people.
    pub message: String,
}

/// A report about a listing, as administrators see it.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceReportCase {
    /// Id of the report.
    pub id: i64,
    /// Id of the listing.
    pub marketplace_listing_id: i64,
    /// The reason.
    pub reason: MarketplaceReportReason,
    /// What is wrong.
    pub description: Option<String>,
    /// Web addresses of what shows it.
    pub evidence_urls: Option<Vec<String>>,
    /// The status.
    pub status: MarketplaceReportStatus,
    /// When it was acknowledged, by an administrator or after 24 hours.
    pub acknowledged_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was decided.
    pub resolved_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When an appeal was decided.
    pub appeal_resolved_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Why it was decided so.
    pub resolution_reason: Option<String>,
    /// What was done about the listing or its seller. Null until it is decided.
    pub action_taken: Option<MarketplaceReportAction>,
    /// Why the decision is wrong.
    pub appeal_text: Option<String>,
    /// Id of whoever appealed. Null unless somebody has.
    pub appealed_by: Option<i64>,
    /// It counts among what the community publishes.
    pub transparency_report_included: bool,
    /// What it is about. Null when the listing is gone.
    pub listing: Option<MarketplaceReportListing>,
    /// The reporter.
    pub reporter: crate::marketplace_orders::MarketplacePerson,
    /// The administrator who acted last. Null while nobody has, and for one of another community.
    pub handler: Option<crate::marketplace_orders::MarketplacePerson>,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it last changed.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Reports about a listing.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceReportCaseList {
    /// Newest first.
    pub data: Vec<MarketplaceReportCase>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A page of reports.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceReportCasePage {
    /// Oldest first.
    pub data: Vec<MarketplaceReportCase>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
}

/// Reports.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceReportList {
    /// Newest first.
    pub data: Vec<MarketplaceReport>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a report is about.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceReportListing {
    /// Id of the listing.
    pub id: i64,
    /// What it is called.
    pub title: String,
    /// The status.
    pub status: crate::marketplace_listings::MarketplaceListingStatus,
}

/// Why somebody reports a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceReportReason {
    /// `counterfeit`.
    Counterfeit,
    /// `illegal`.
    Illegal,
    /// `unsafe`.
    Unsafe,
    /// `misleading`.
    Misleading,
    /// `discrimination`.
    Discrimination,
    /// `ip_violation`.
    IpViolation,
    /// `other`.
    Other,
}

crate::word! {
    MarketplaceReportReason { Counterfeit = "counterfeit", Illegal = "illegal", Unsafe =
    "unsafe", Misleading = "misleading", Discrimination = "discrimination", IpViolation =
    "ip_violation", Other = "other" }
}

crate::runtime::wire! {
    MarketplaceReportReason
}

/// A report.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceReportResponse {
    /// The data.
    pub data: MarketplaceReport,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How somebody is part of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceReportRole {
    /// `reporter`.
    Reporter,
    /// `seller`.
    Seller,
}

crate::word! {
    MarketplaceReportRole { Reporter = "reporter", Seller = "seller" }
}

crate::runtime::wire! {
    MarketplaceReportRole
}

/// Status of a report about a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceReportStatus {
    /// `received`.
    Received,
    /// `acknowledged`.
    Acknowledged,
    /// `under_review`.
    UnderReview,
    /// `action_taken`.
    ActionTaken,
    /// `no_action`.
    NoAction,
    /// `appealed`.
    Appealed,
    /// `appeal_resolved`.
    AppealResolved,
}

crate::word! {
    MarketplaceReportStatus { Received = "received", Acknowledged = "acknowledged",
    UnderReview = "under_review", ActionTaken = "action_taken", NoAction = "no_action",
    Appealed = "appealed", AppealResolved = "appeal_resolved" }
}

crate::runtime::wire! {
    MarketplaceReportStatus
}

/// How many reports led to what.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceReportsByAction {
    /// To nothing.
    pub none: i64,
    /// To a warning.
    pub warning: i64,
    /// To a listing that was taken away.
    pub listing_removed: i64,
    /// To a seller who was suspended.
    pub seller_suspended: i64,
}

/// How many reports there are with each status.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceReportsByStatus {
    /// Wait for an administrator.
    pub received: i64,
    /// Wait for an administrator for more than 24 hours.
    pub acknowledged: i64,
    /// Are looked at.
    pub under_review: i64,
    /// Led to something.
    pub action_taken: i64,
    /// Led to nothing.
    pub no_action: i64,
    /// Are appealed.
    pub appealed: i64,
    /// Were decided again after an appeal.
    pub appeal_resolved: i64,
}

/// Reports about listings in numbers.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceTransparency {
    /// How many there are.
    pub total_reports: i64,
    /// The by status.
    pub by_status: MarketplaceReportsByStatus,
    /// The by action.
    pub by_action: MarketplaceReportsByAction,
    /// Hours from a report to its first decision, on average. Null if none was decided.
    pub avg_resolution_hours: Option<f64>,
    /// How many an administrator acknowledged within 24 hours.
    pub acknowledged_within_24h: i64,
    /// How many were acknowledged.
    pub total_acknowledged: i64,
    /// How many of those within 24 hours, in percent. Null if none was.
    pub acknowledgement_rate_24h: Option<f64>,
    /// How many wait for a decision or for one about an appeal.
    pub pending_reports: i64,
}

/// Reports in numbers.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceTransparencyResponse {
    /// The data.
    pub data: MarketplaceTransparency,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What is wrong with a listing.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReportMarketplaceListingBody {
    /// The reason.
    pub reason: MarketplaceReportReason,
    /// What is wrong.
    pub description: String,
    /// Web addresses of what shows it, `http` or `https`.
    pub evidence_urls: Option<Vec<String>>,
}

/// The path parameters of `POST /api/v2/marketplace/listings/{id}/report`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReportMarketplaceListingPath {
    /// Id of the listing.
    pub id: i64,
}

/// The path parameters of `PUT /api/v2/admin/marketplace/reports/{id}/resolve-appeal`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ResolveMarketplaceReportAppealPath {
    /// Id of the report.
    pub id: i64,
}

/// What is decided about a report.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ResolveMarketplaceReportBody {
    /// The action taken.
    pub action_taken: MarketplaceReportAction,
    /// Why, for the reporter and the seller to read.
    pub resolution_reason: String,
}

/// The path parameters of `PUT /api/v2/admin/marketplace/reports/{id}/resolve`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ResolveMarketplaceReportPath {
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
