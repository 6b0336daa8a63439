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
    Source, encode_cursor, global_id, numbered, page_cost, plus, register_object, scalar,
};

/// The words of `ListingReportReason`.
pub static LISTING_REPORT_REASON_WORDS: EnumTable = EnumTable {
    name: "ListingReportReason",
    description: "What is wrong with a listing.",
    values: &[
        EnumValue {
            name: "INAPPROPRIATE",
            word: "inappropriate",
            description: "It does not belong here.",
        },
        EnumValue {
            name: "SAFETY_CONCERN",
            word: "safety_concern",
            description: "Somebody may come to harm.",
        },
        EnumValue {
            name: "MISLEADING",
            word: "misleading",
            description: "It says what is not so.",
        },
        EnumValue {
            name: "SPAM",
            word: "spam",
            description: "It is an advertisement.",
        },
        EnumValue {
            name: "NOT_TIMEBANK_SERVICE",
            word: "not_timebank_service",
            description: "It is nothing that members do for hours.",
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
    description: "What became of a report. `upheld` says that it is right, `dismissed` that it is not.",
    values: &[
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "Nobody has decided yet.",
        },
        EnumValue {
            name: "UPHELD",
            word: "upheld",
            description: "It is right.",
        },
        EnumValue {
            name: "DISMISSED",
            word: "dismissed",
            description: "It is not.",
        },
    ],
};

crate::graph_words!(
    crate ::listing_reports::ListingReportStatus, LISTING_REPORT_STATUS_WORDS
);

/// The words of `ReportedListingStatus`.
pub static REPORTED_LISTING_STATUS_WORDS: EnumTable = EnumTable {
    name: "ReportedListingStatus",
    description: "Where it stands now. `deleted` is gone; only its title is left.",
    values: &[
        EnumValue {
            name: "ACTIVE",
            word: "active",
            description: "Visible, once approved.",
        },
        EnumValue {
            name: "DRAFT",
            word: "draft",
            description: "Being written.",
        },
        EnumValue {
            name: "PAUSED",
            word: "paused",
            description: "Taken out of sight for a while by its owner.",
        },
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "Waiting for somebody to look at it.",
        },
        EnumValue {
            name: "SUSPENDED",
            word: "suspended",
            description: "Taken out of sight by an administrator.",
        },
        EnumValue {
            name: "EXPIRED",
            word: "expired",
            description: "Its time ran out.",
        },
        EnumValue {
            name: "DELETED",
            word: "deleted",
            description: "Gone.",
        },
    ],
};

crate::graph_words!(
    crate ::listing_reports::ListingUnderReportStatus, REPORTED_LISTING_STATUS_WORDS
);

/// `ListingReport`.
pub static LISTING_REPORT: Object = Object {
    name: "ListingReport",
    description: "What a member says is wrong with a listing, and what became of that.",
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
            description: "What it is about, as far as whoever reads the report needs it.",
            ty: "ReportedListing!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::listing_reports::REPORTED_LISTING),
        },
        Field {
            name: "reason",
            description: "What is wrong with a listing.",
            ty: "ListingReportReason!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "details",
            description: "In the reporter's words.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "What became of a report. `upheld` says that it is right, `dismissed` that it is not.",
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
            description: "Whoever decided. Null while nobody has, and for an administrator from another community.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "decidedAt",
            description: "When it was decided.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "notes",
            description: "What whoever decided noted.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reporter",
            description: "Whoever made it.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "restId",
            description: "Its id at the REST door.",
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
                9 => edges.listing_report_reporter(ctx, self).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::listing_reports::ListingReport, LISTING_REPORT);

/// A page of `ListingReport`.
pub static LISTING_REPORT_CONNECTION: Object = Object {
    name: "ListingReportConnection",
    description: "Some rows of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows with their places.",
            ty: "[ListingReportEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&LISTING_REPORT_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows.",
            ty: "[ListingReport!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&LISTING_REPORT),
        },
        Field {
            name: "pageInfo",
            description: "Whether there is more.",
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
    description: "A row of a list with its place.",
    interfaces: &[],
    fields: &[
        Field {
            name: "cursor",
            description: "The row's place.",
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
            description: "One line.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Where it stands now. `deleted` is gone; only its title is left.",
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
            2 => Show::show(&self.status),
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
    ) -> async_graphql::Result<Found>;

    /// The `ListingReport` with this number, as `node(id:)` finds it, with REST's refusals.
    async fn node_listing_report(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// `ListingReport.reporter`: Whoever made it.
    async fn listing_report_reporter(
        &self,
        ctx: &Context<'_>,
        row: &crate::listing_reports::ListingReport,
    ) -> async_graphql::Result<Found>;
}

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
            description: "For brokers and administrators: says what becomes of a report; the listing stays as it is. `INVALID_STATE` when it was decided before, `FORBIDDEN` for the viewer's own report, `NOT_FOUND` when the community has no such report and for one of the viewer's own listing.",
            ty: "ResolveListingReportPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
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

crate::graph_row!(ListingReportsMutation, LISTING_REPORTS_MUTATION);

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
            description: "What members say is wrong with listings. For brokers and administrators: newest first, also of listings that are not listed or were deleted. Reports of the caller's own listings are left out: their owner does not learn who made them.",
            ty: "ListingReportConnection",
            arguments: &[
                Argument {
                    name: "status",
                    description: "Only those in this state.",
                    ty: "ListingReportStatus",
                    default: None,
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100; 20 if not said.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "after",
                    description: "The cursor of the last row seen. Without it the page is the first.",
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

crate::graph_row!(ListingReportsQuery, LISTING_REPORTS_QUERY);

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
            argument: "first",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "after",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::After,
        },
    ],
    answer: list_listing_reports,
};

fn list_listing_reports(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::listing_reports::ListingReportPage = ask.answer()?;
    let rows = answer.data.into_iter().map(|row| (encode_cursor(row.id), row));
    let more = answer.meta.has_more;
    let page = Page::new(rows, ask.is_later_page(), more);
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
            kind: InputKind::Word(&LISTING_REPORT_OUTCOME_WORDS),
        },
        Input {
            argument: "notes",
            wire: "notes",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    answer: resolve_listing_report,
};

static RESOLVE_LISTING_REPORT_INPUT_TABLE: InputTable = InputTable {
    name: "ResolveListingReportInput",
    description: "What `resolveListingReport` takes.",
    fields: &[
        Argument {
            name: "reportId",
            description: "Id of the report.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "outcome",
            description: "Whether the report is right.",
            ty: "ListingReportOutcome!",
            default: None,
        },
        Argument {
            name: "notes",
            description: "Why, for those who look after the community.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| LISTING_REPORT_OUTCOME_WORDS.register(registry)],
};

/// The words of `ListingReportOutcome`.
pub static LISTING_REPORT_OUTCOME_WORDS: EnumTable = EnumTable {
    name: "ListingReportOutcome",
    description: "Whether the report is right.",
    values: &[
        EnumValue {
            name: "DISMISSED",
            word: "dismissed",
            description: "It is not.",
        },
        EnumValue {
            name: "UPHELD",
            word: "upheld",
            description: "It is.",
        },
    ],
};

static RESOLVE_LISTING_REPORT_PAYLOAD: Object = Object {
    name: "ResolveListingReportPayload",
    description: "What came of resolveListingReport.",
    interfaces: &[],
    fields: &[
        Field {
            name: "report",
            description: "As it is now.",
            ty: "ListingReport",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::listing_reports::LISTING_REPORT),
        },
        Field {
            name: "viewer",
            description: "Whoever asked, as they are now.",
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
    let answer: crate::listing_reports::ListingReportResponse = ask.answer()?;
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
