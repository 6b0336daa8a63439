// Made from contract/areas/listing_reports.yaml by codegen; edit the contract instead.

//! The area `listing_reports` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, found_together, global_id, numbered, page_cost, plus, register_object, scalar,
};

/// The words of `ListingReportOutcome`.
pub static LISTING_REPORT_OUTCOME_WORDS: EnumTable = EnumTable {
    name: "ListingReportOutcome",
    description: "Decision about a report.",
    values: &[
        EnumValue {
            name: "DISMISSED",
            word: "dismissed",
            description: "Dismissed: the report is wrong.",
        },
        EnumValue {
            name: "UPHELD",
            word: "upheld",
            description: "Upheld: the report is right.",
        },
    ],
};

crate::graph_words!(
    crate ::listing_reports::ListingReportOutcome, LISTING_REPORT_OUTCOME_WORDS
);

/// The words of `ListingReportReason`.
pub static LISTING_REPORT_REASON_WORDS: EnumTable = EnumTable {
    name: "ListingReportReason",
    description: "Reason of a report.",
    values: &[
        EnumValue {
            name: "INAPPROPRIATE",
            word: "inappropriate",
            description: "Inappropriate content.",
        },
        EnumValue {
            name: "SAFETY_CONCERN",
            word: "safety_concern",
            description: "Somebody could be harmed.",
        },
        EnumValue {
            name: "MISLEADING",
            word: "misleading",
            description: "False or misleading.",
        },
        EnumValue {
            name: "SPAM",
            word: "spam",
            description: "Advertising or spam.",
        },
        EnumValue {
            name: "NOT_TIMEBANK_SERVICE",
            word: "not_timebank_service",
            description: "Not a service that members exchange for hours.",
        },
        EnumValue {
            name: "OTHER",
            word: "other",
            description: "Something else.",
        },
    ],
};

crate::graph_words!(
    crate ::listing_reports::ListingReportReason, LISTING_REPORT_REASON_WORDS
);

/// The words of `ListingReportStatus`.
pub static LISTING_REPORT_STATUS_WORDS: EnumTable = EnumTable {
    name: "ListingReportStatus",
    description: "Status of a report.",
    values: &[
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "Not decided yet.",
        },
        EnumValue {
            name: "UPHELD",
            word: "upheld",
            description: "Upheld: the report is right.",
        },
        EnumValue {
            name: "DISMISSED",
            word: "dismissed",
            description: "Dismissed: the report is wrong.",
        },
    ],
};

crate::graph_words!(
    crate ::listing_reports::ListingReportStatus, LISTING_REPORT_STATUS_WORDS
);

/// The words of `ReportedListingStatus`.
pub static REPORTED_LISTING_STATUS_WORDS: EnumTable = EnumTable {
    name: "ReportedListingStatus",
    description: "Status of a listing.",
    values: &[
        EnumValue {
            name: "ACTIVE",
            word: "active",
            description: "Visible, once approved.",
        },
        EnumValue {
            name: "DRAFT",
            word: "draft",
            description: "A draft, or rejected by staff.",
        },
        EnumValue {
            name: "PAUSED",
            word: "paused",
            description: "Hidden by its owner for a while.",
        },
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "Waits to be approved.",
        },
        EnumValue {
            name: "SUSPENDED",
            word: "suspended",
            description: "Hidden by an administrator.",
        },
        EnumValue {
            name: "EXPIRED",
            word: "expired",
            description: "Expired.",
        },
        EnumValue {
            name: "DELETED",
            word: "deleted",
            description: "Deleted. Only reports still name it.",
        },
    ],
};

/// `ListingReport`.
pub static LISTING_REPORT: Object = Object {
    name: "ListingReport",
    description: "A report about a listing.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the report.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "subject",
            description: "The reported listing.",
            ty: "ReportedListing!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::listing_reports::REPORTED_LISTING),
        },
        Field {
            name: "reason",
            description: "Reason of a report.",
            ty: "ListingReportReason!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "details",
            description: "Details in the reporter's words.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of a report.",
            ty: "ListingReportStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was made.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "decidedBy",
            description: "Who decided. Null while nobody has, and for an administrator of another community.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "decidedAt",
            description: "When it was decided. Null if it is not decided yet.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "notes",
            description: "Notes of the person who decided.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reporter",
            description: "The member who reported.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "restId",
            description: "REST's number for it; arguments of type `ID` accept it too.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::listing_reports::LISTING_REPORT_REASON_WORDS.register(registry)
        },
        |registry| {
            crate::graph::listing_reports::LISTING_REPORT_STATUS_WORDS.register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::listing_reports::REPORTED_LISTING,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::listing_reports::ListingReport {
    fn object(&self) -> &'static Object {
        &LISTING_REPORT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("ListingReport", self.id)),
            1 => Show::show(&self.listing),
            2 => Show::show(&self.reason),
            3 => Show::show(&self.details),
            4 => Show::show(&self.status),
            5 => Show::show(&self.created_at),
            7 => Show::show(&self.decided_at),
            8 => Show::show(&self.notes),
            10 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }

    fn edge<'a>(
        &'a self,
        at: usize,
        ctx: &'a Context<'a>,
    ) -> BoxFuture<'a, async_graphql::Result<Found>> {
        Box::pin(async move {
            let edges = crate::graph::edges(ctx)?;
            match at {
                6 => {
                    match numbered(&self.decided_by) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                9 => {
                    match numbered(&self.reporter.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::listing_reports::ListingReport, LISTING_REPORT);

/// A page of `ListingReport`.
pub static LISTING_REPORT_CONNECTION: Object = Object {
    name: "ListingReportConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[ListingReportEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&LISTING_REPORT_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[ListingReport!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&LISTING_REPORT),
        },
        Field {
            name: "pageInfo",
            description: "Whether the list goes on, and from which cursor.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
    ],
    types: &[
        |registry| register_object(registry, &LISTING_REPORT_EDGE),
        |registry| register_object(registry, &LISTING_REPORT),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `ListingReport`.
pub static LISTING_REPORT_EDGE: Object = Object {
    name: "ListingReportEdge",
    description: "A row of a page, with its cursor.",
    interfaces: &[],
    fields: &[
        Field {
            name: "cursor",
            description: "Cursor of the row, for `after`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "node",
            description: "The row.",
            ty: "ListingReport!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&LISTING_REPORT),
        },
    ],
    types: &[],
};

impl Listed for crate::listing_reports::ListingReport {
    const CONNECTION: &'static Object = &LISTING_REPORT_CONNECTION;
    const EDGE: &'static Object = &LISTING_REPORT_EDGE;
}

/// `ReportedListing`.
pub static REPORTED_LISTING: Object = Object {
    name: "ReportedListing",
    description: "The listing that a report is about.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The listing. Null where it was deleted or the viewer may not see it.",
            ty: "Listing",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "title",
            description: "Title, one line.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of the listing now. Of a deleted one only the title is left.",
            ty: "ReportedListingStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "owner",
            description: "Whose it is. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| {
            crate::graph::listing_reports::REPORTED_LISTING_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(registry, &crate::graph::listing_search::LISTING),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
    ],
};

impl Row for crate::listing_reports::ListingUnderReport {
    fn object(&self) -> &'static Object {
        &REPORTED_LISTING
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.title),
            2 => Got::Value(REPORTED_LISTING_STATUS_WORDS.value(self.status.as_str())),
            _ => Got::Value(Value::Null),
        }
    }

    fn edge<'a>(
        &'a self,
        at: usize,
        ctx: &'a Context<'a>,
    ) -> BoxFuture<'a, async_graphql::Result<Found>> {
        Box::pin(async move {
            let edges = crate::graph::edges(ctx)?;
            match at {
                0 => {
                    match numbered(&self.id) {
                        Some(number) => edges.find_listing(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                3 => {
                    match numbered(&self.user_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::listing_reports::ListingUnderReport, REPORTED_LISTING);

/// What the area `listing_reports` answers in the graph beside its operations.
#[async_trait]
pub trait ListingReportsEdges: Send + Sync {
    /// The `ListingReport` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_listing_report(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "ListingReport", number, Some(Operation::ListListingReports))
            .await
    }
}

impl<T: Send + Sync> ListingReportsEdges for T {}

/// Fields of `Mutation` that operations of the area `listing_reports` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ListingReportsMutation;

static LISTING_REPORTS_MUTATION: Object = Object {
    name: "ListingReportsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "resolveListingReport",
            description: "For brokers and administrators: decide a report. The listing itself does not change. `INVALID_STATE` when it was decided before, `FORBIDDEN` for the viewer's own report, `NOT_FOUND` when the community has no such report, and for a report about the viewer's own listing.",
            ty: "ResolveListingReportPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ResolveListingReportInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RESOLVE_LISTING_REPORT_ASKING),
        },
    ],
    types: &[
        |registry| RESOLVE_LISTING_REPORT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RESOLVE_LISTING_REPORT_PAYLOAD),
    ],
};

impl Row for ListingReportsMutation {
    fn object(&self) -> &'static Object {
        &LISTING_REPORTS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `listing_reports` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ListingReportsQuery;

static LISTING_REPORTS_QUERY: Object = Object {
    name: "ListingReportsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "listingReports",
            description: "For brokers and administrators: reports about listings, newest first, also about listings that are hidden or deleted. Reports about the viewer's own listings are not among them: an owner does not learn who reported.",
            ty: "ListingReportConnection",
            arguments: &[
                Argument {
                    name: "status",
                    description: "Only those with this status.",
                    ty: "ListingReportStatus",
                    default: None,
                },
                Argument {
                    name: "listingId",
                    description: "Only those about this listing.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100. 20 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "last",
                    description: "How many before `before` at most, 1 to 100; 20 by default. Not together with `first` or `after`.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "after",
                    description: "Cursor of the row after which the page begins. Without it, the first page.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "before",
                    description: "Cursor of the row before which the page ends. Without it, the last page.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_LISTING_REPORTS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::listing_reports::LISTING_REPORT_CONNECTION,
        ),
        |registry| {
            crate::graph::listing_reports::LISTING_REPORT_STATUS_WORDS.register(registry)
        },
    ],
};

impl Row for ListingReportsQuery {
    fn object(&self) -> &'static Object {
        &LISTING_REPORTS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_LISTING_REPORTS_ASKING: Asking = Asking {
    operation: Operation::ListListingReports,
    inputs: &[
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::listing_reports::LISTING_REPORT_STATUS_WORDS,
            ),
        },
        Input {
            argument: "listingId",
            wire: "listing_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Listing"),
        },
        Input {
            argument: "first",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "last",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 100 },
        },
        Input {
            argument: "after",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::After,
        },
        Input {
            argument: "before",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_listing_reports,
};

fn list_listing_reports(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::listing_reports::ListingReportPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static RESOLVE_LISTING_REPORT_ASKING: Asking = Asking {
    operation: Operation::ResolveListingReport,
    inputs: &[
        Input {
            argument: "reportId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("ListingReport"),
        },
        Input {
            argument: "outcome",
            wire: "outcome",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::listing_reports::LISTING_REPORT_OUTCOME_WORDS,
            ),
        },
        Input {
            argument: "notes",
            wire: "notes",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: resolve_listing_report,
};

static RESOLVE_LISTING_REPORT_INPUT_TABLE: InputTable = InputTable {
    name: "ResolveListingReportInput",
    description: "Input of `resolveListingReport`.",
    fields: &[
        Argument {
            name: "reportId",
            description: "Id of the report.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "outcome",
            description: "Decision about a report.",
            ty: "ListingReportOutcome!",
            default: None,
        },
        Argument {
            name: "notes",
            description: "Why. Only staff can read it.",
            ty: "String",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::listing_reports::LISTING_REPORT_OUTCOME_WORDS
                .register(registry)
        },
    ],
};

static RESOLVE_LISTING_REPORT_PAYLOAD: Object = Object {
    name: "ResolveListingReportPayload",
    description: "Result of `resolveListingReport`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "report",
            description: "The listing report after the change.",
            ty: "ListingReport",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::listing_reports::LISTING_REPORT),
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::listing_reports::LISTING_REPORT,
        ),
    ],
};

fn resolve_listing_report(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::listing_reports::ListingReportResponse = ask.made()?;
    Ok(
        Shown::of(&RESOLVE_LISTING_REPORT_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}
