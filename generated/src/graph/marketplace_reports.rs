// Made from contract/areas/marketplace_reports.yaml by codegen; edit the contract instead.

//! The area `marketplace_reports` in the graph.

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

/// The words of `MarketplaceReportAction`.
pub static MARKETPLACE_REPORT_ACTION_WORDS: EnumTable = EnumTable {
    name: "MarketplaceReportAction",
    description: "What an administrator does about a reported listing.",
    values: &[
        EnumValue {
            name: "NONE",
            word: "none",
            description: "Nothing.",
        },
        EnumValue {
            name: "WARNING",
            word: "warning",
            description: "The seller is warned.",
        },
        EnumValue {
            name: "LISTING_REMOVED",
            word: "listing_removed",
            description: "The listing is taken away.",
        },
        EnumValue {
            name: "SELLER_SUSPENDED",
            word: "seller_suspended",
            description: "The seller is suspended, and all their active listings are taken away.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_reports::MarketplaceReportAction, MARKETPLACE_REPORT_ACTION_WORDS
);

/// The words of `MarketplaceReportReason`.
pub static MARKETPLACE_REPORT_REASON_WORDS: EnumTable = EnumTable {
    name: "MarketplaceReportReason",
    description: "Why somebody reports a listing.",
    values: &[
        EnumValue {
            name: "COUNTERFEIT",
            word: "counterfeit",
            description: "It is an imitation.",
        },
        EnumValue {
            name: "ILLEGAL",
            word: "illegal",
            description: "Selling it is against the law.",
        },
        EnumValue {
            name: "UNSAFE",
            word: "unsafe",
            description: "Somebody could be harmed.",
        },
        EnumValue {
            name: "MISLEADING",
            word: "misleading",
            description: "It is not what its words say.",
        },
        EnumValue {
            name: "DISCRIMINATION",
            word: "discrimination",
            description: "It discriminates against people.",
        },
        EnumValue {
            name: "IP_VIOLATION",
            word: "ip_violation",
            description: "It breaks somebody's copyright or trademark.",
        },
        EnumValue {
            name: "OTHER",
            word: "other",
            description: "Something else is wrong.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_reports::MarketplaceReportReason, MARKETPLACE_REPORT_REASON_WORDS
);

/// The words of `MarketplaceReportRole`.
pub static MARKETPLACE_REPORT_ROLE_WORDS: EnumTable = EnumTable {
    name: "MarketplaceReportRole",
    description: "How somebody is part of a report.",
    values: &[
        EnumValue {
            name: "REPORTER",
            word: "reporter",
            description: "They made it.",
        },
        EnumValue {
            name: "SELLER",
            word: "seller",
            description: "It is about a listing of theirs.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_reports::MarketplaceReportRole, MARKETPLACE_REPORT_ROLE_WORDS
);

/// The words of `MarketplaceReportStatus`.
pub static MARKETPLACE_REPORT_STATUS_WORDS: EnumTable = EnumTable {
    name: "MarketplaceReportStatus",
    description: "Status of a report about a listing.",
    values: &[
        EnumValue {
            name: "RECEIVED",
            word: "received",
            description: "Waits for an administrator.",
        },
        EnumValue {
            name: "ACKNOWLEDGED",
            word: "acknowledged",
            description: "Waits for an administrator for more than 24 hours.",
        },
        EnumValue {
            name: "UNDER_REVIEW",
            word: "under_review",
            description: "An administrator looks at it.",
        },
        EnumValue {
            name: "ACTION_TAKEN",
            word: "action_taken",
            description: "Something was done about the listing or its seller.",
        },
        EnumValue {
            name: "NO_ACTION",
            word: "no_action",
            description: "Nothing was done.",
        },
        EnumValue {
            name: "APPEALED",
            word: "appealed",
            description: "The decision is appealed.",
        },
        EnumValue {
            name: "APPEAL_RESOLVED",
            word: "appeal_resolved",
            description: "The appeal is decided.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_reports::MarketplaceReportStatus, MARKETPLACE_REPORT_STATUS_WORDS
);

/// `MarketplaceReport`.
pub static MARKETPLACE_REPORT: Object = Object {
    name: "MarketplaceReport",
    description: "A report about a listing, as whoever made it or the seller of the listing sees it.",
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
            name: "reason",
            description: "Why somebody reports a listing.",
            ty: "MarketplaceReportReason!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "What is wrong. Null for the seller.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "evidenceUrls",
            description: "Web addresses of what shows it. Null for the seller.",
            ty: "[URL!]",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of a report about a listing.",
            ty: "MarketplaceReportStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "acknowledgedAt",
            description: "When it was acknowledged, by an administrator or after 24 hours.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "resolvedAt",
            description: "When it was decided.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "appealResolvedAt",
            description: "When an appeal was decided.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "resolutionReason",
            description: "Why it was decided so.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "actionTaken",
            description: "What was done about the listing or its seller. Null until it is decided.",
            ty: "MarketplaceReportAction",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "appealText",
            description: "Why the decision is wrong, for whoever appealed it. Null for the other side.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "canAppeal",
            description: "The viewer can appeal the decision.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "viewerRole",
            description: "How the viewer is part of it.",
            ty: "MarketplaceReportRole!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "subject",
            description: "What it is about. Null when the listing is gone.",
            ty: "MarketplaceReportListing",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_reports::MARKETPLACE_REPORT_LISTING,
            ),
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
            crate::graph::marketplace_reports::MARKETPLACE_REPORT_ACTION_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_reports::MARKETPLACE_REPORT_REASON_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_reports::MARKETPLACE_REPORT_ROLE_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_reports::MARKETPLACE_REPORT_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_reports::MARKETPLACE_REPORT_LISTING,
        ),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::marketplace_reports::MarketplaceReport {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_REPORT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("MarketplaceReport", self.id)),
            1 => Show::show(&self.reason),
            2 => Show::show(&self.description),
            3 => Show::show(&self.evidence_urls),
            4 => Show::show(&self.status),
            5 => Show::show(&self.acknowledged_at),
            6 => Show::show(&self.resolved_at),
            7 => Show::show(&self.appeal_resolved_at),
            8 => Show::show(&self.resolution_reason),
            9 => Show::show(&self.action_taken),
            10 => Show::show(&self.appeal_text),
            11 => Show::show(&self.can_appeal),
            12 => Show::show(&self.viewer_role),
            13 => Show::show(&self.listing),
            14 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::marketplace_reports::MarketplaceReport, MARKETPLACE_REPORT);

/// `MarketplaceReportCase`.
pub static MARKETPLACE_REPORT_CASE: Object = Object {
    name: "MarketplaceReportCase",
    description: "A report about a listing, as administrators see it.",
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
            name: "listing",
            description: "The listing. Null when it is gone.",
            ty: "MarketplaceListing",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "reason",
            description: "Why somebody reports a listing.",
            ty: "MarketplaceReportReason!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "What is wrong.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "evidenceUrls",
            description: "Web addresses of what shows it.",
            ty: "[URL!]",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of a report about a listing.",
            ty: "MarketplaceReportStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "acknowledgedAt",
            description: "When it was acknowledged, by an administrator or after 24 hours.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "resolvedAt",
            description: "When it was decided.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "appealResolvedAt",
            description: "When an appeal was decided.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "resolutionReason",
            description: "Why it was decided so.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "actionTaken",
            description: "What was done about the listing or its seller. Null until it is decided.",
            ty: "MarketplaceReportAction",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "appealText",
            description: "Why the decision is wrong.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "appealedBy",
            description: "Who appealed. Null unless somebody has, and if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "transparencyReportIncluded",
            description: "It counts among what the community publishes.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "subject",
            description: "What it is about. Null when the listing is gone.",
            ty: "MarketplaceReportListing",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_reports::MARKETPLACE_REPORT_LISTING,
            ),
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
            name: "updatedAt",
            description: "When it last changed.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reporter",
            description: "The member who reported. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "handler",
            description: "The administrator who acted last. Null while nobody has, and for one of another community.",
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
            crate::graph::marketplace_reports::MARKETPLACE_REPORT_ACTION_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_reports::MARKETPLACE_REPORT_REASON_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_reports::MARKETPLACE_REPORT_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_reports::MARKETPLACE_REPORT_LISTING,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::marketplace_reports::MarketplaceReportCase {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_REPORT_CASE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("MarketplaceReportCase", self.id)),
            2 => Show::show(&self.reason),
            3 => Show::show(&self.description),
            4 => Show::show(&self.evidence_urls),
            5 => Show::show(&self.status),
            6 => Show::show(&self.acknowledged_at),
            7 => Show::show(&self.resolved_at),
            8 => Show::show(&self.appeal_resolved_at),
            9 => Show::show(&self.resolution_reason),
            10 => Show::show(&self.action_taken),
            11 => Show::show(&self.appeal_text),
            13 => Show::show(&self.transparency_report_included),
            14 => Show::show(&self.listing),
            15 => Show::show(&self.created_at),
            16 => Show::show(&self.updated_at),
            19 => Got::Value(Value::String(self.id.to_string())),
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
                1 => {
                    match numbered(&self.marketplace_listing_id) {
                        Some(number) => edges.find_marketplace_listing(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                12 => {
                    match numbered(&self.appealed_by) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                17 => {
                    match numbered(&self.reporter.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                18 => {
                    match match &self.handler {
                        Some(row) => numbered(&row.id),
                        None => None,
                    } {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(
    crate ::marketplace_reports::MarketplaceReportCase, MARKETPLACE_REPORT_CASE
);

/// A page of `MarketplaceReportCase`.
pub static MARKETPLACE_REPORT_CASE_CONNECTION: Object = Object {
    name: "MarketplaceReportCaseConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MarketplaceReportCaseEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_REPORT_CASE_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[MarketplaceReportCase!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_REPORT_CASE),
        },
        Field {
            name: "pageInfo",
            description: "Whether the list goes on, and from which cursor.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
        Field {
            name: "totalCount",
            description: "How many rows the whole list has. Null if they are not counted.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &MARKETPLACE_REPORT_CASE_EDGE),
        |registry| register_object(registry, &MARKETPLACE_REPORT_CASE),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `MarketplaceReportCase`.
pub static MARKETPLACE_REPORT_CASE_EDGE: Object = Object {
    name: "MarketplaceReportCaseEdge",
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
            ty: "MarketplaceReportCase!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_REPORT_CASE),
        },
    ],
    types: &[],
};

impl Listed for crate::marketplace_reports::MarketplaceReportCase {
    const CONNECTION: &'static Object = &MARKETPLACE_REPORT_CASE_CONNECTION;
    const EDGE: &'static Object = &MARKETPLACE_REPORT_CASE_EDGE;
}

/// `MarketplaceReportListing`.
pub static MARKETPLACE_REPORT_LISTING: Object = Object {
    name: "MarketplaceReportListing",
    description: "What a report is about.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The listing. Null when it is gone or the viewer may not see it.",
            ty: "MarketplaceListing",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "title",
            description: "What it is called.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of a thing for sale.",
            ty: "MarketplaceListingStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_LISTING_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
    ],
};

impl Row for crate::marketplace_reports::MarketplaceReportListing {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_REPORT_LISTING
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
                        Some(number) => edges.find_marketplace_listing(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(
    crate ::marketplace_reports::MarketplaceReportListing, MARKETPLACE_REPORT_LISTING
);

/// `MarketplaceReportsByAction`.
pub static MARKETPLACE_REPORTS_BY_ACTION: Object = Object {
    name: "MarketplaceReportsByAction",
    description: "How many reports led to what.",
    interfaces: &[],
    fields: &[
        Field {
            name: "none",
            description: "To nothing.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "warning",
            description: "To a warning.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listingRemoved",
            description: "To a listing that was taken away.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sellerSuspended",
            description: "To a seller who was suspended.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::marketplace_reports::MarketplaceReportsByAction {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_REPORTS_BY_ACTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.none),
            1 => Show::show(&self.warning),
            2 => Show::show(&self.listing_removed),
            3 => Show::show(&self.seller_suspended),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_reports::MarketplaceReportsByAction,
    MARKETPLACE_REPORTS_BY_ACTION
);

/// `MarketplaceReportsByStatus`.
pub static MARKETPLACE_REPORTS_BY_STATUS: Object = Object {
    name: "MarketplaceReportsByStatus",
    description: "How many reports there are with each status.",
    interfaces: &[],
    fields: &[
        Field {
            name: "received",
            description: "Wait for an administrator.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "acknowledged",
            description: "Wait for an administrator for more than 24 hours.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "underReview",
            description: "Are looked at.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "actionTaken",
            description: "Led to something.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "noAction",
            description: "Led to nothing.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "appealed",
            description: "Are appealed.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "appealResolved",
            description: "Were decided again after an appeal.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::marketplace_reports::MarketplaceReportsByStatus {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_REPORTS_BY_STATUS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.received),
            1 => Show::show(&self.acknowledged),
            2 => Show::show(&self.under_review),
            3 => Show::show(&self.action_taken),
            4 => Show::show(&self.no_action),
            5 => Show::show(&self.appealed),
            6 => Show::show(&self.appeal_resolved),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_reports::MarketplaceReportsByStatus,
    MARKETPLACE_REPORTS_BY_STATUS
);

/// `MarketplaceTransparency`.
pub static MARKETPLACE_TRANSPARENCY: Object = Object {
    name: "MarketplaceTransparency",
    description: "Reports about listings in numbers.",
    interfaces: &[],
    fields: &[
        Field {
            name: "reportCount",
            description: "How many there are.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "byStatus",
            description: "How many reports there are with each status.",
            ty: "MarketplaceReportsByStatus!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_reports::MARKETPLACE_REPORTS_BY_STATUS,
            ),
        },
        Field {
            name: "byAction",
            description: "How many reports led to what.",
            ty: "MarketplaceReportsByAction!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_reports::MARKETPLACE_REPORTS_BY_ACTION,
            ),
        },
        Field {
            name: "averageResolutionHours",
            description: "Hours from a report to its first decision, on average. Null if none was decided.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "acknowledgedWithin24h",
            description: "How many an administrator acknowledged within 24 hours.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "acknowledgedCount",
            description: "How many were acknowledged.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "acknowledgementRate24h",
            description: "How many of those within 24 hours, in percent. Null if none was.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pendingReportCount",
            description: "How many wait for a decision or for one about an appeal.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_reports::MARKETPLACE_REPORTS_BY_ACTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_reports::MARKETPLACE_REPORTS_BY_STATUS,
        ),
    ],
};

impl Row for crate::marketplace_reports::MarketplaceTransparency {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_TRANSPARENCY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.total_reports),
            1 => Show::show(&self.by_status),
            2 => Show::show(&self.by_action),
            3 => Show::show(&self.avg_resolution_hours),
            4 => Show::show(&self.acknowledged_within_24h),
            5 => Show::show(&self.total_acknowledged),
            6 => Show::show(&self.acknowledgement_rate_24h),
            7 => Show::show(&self.pending_reports),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_reports::MarketplaceTransparency, MARKETPLACE_TRANSPARENCY
);

/// What the area `marketplace_reports` answers in the graph beside its operations.
#[async_trait]
pub trait MarketplaceReportsEdges: Send + Sync {
    /// The `MarketplaceReport` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_marketplace_report(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "MarketplaceReport",
                number,
                Some(Operation::GetMarketplaceReport),
            )
            .await
    }

    /// The `MarketplaceReportCase` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_marketplace_report_case(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "MarketplaceReportCase",
                number,
                Some(Operation::ListMarketplaceReportsForStaff),
            )
            .await
    }
}

impl<T: Send + Sync> MarketplaceReportsEdges for T {}

/// Fields of `Mutation` that operations of the area `marketplace_reports` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceReportsMutation;

static MARKETPLACE_REPORTS_MUTATION: Object = Object {
    name: "MarketplaceReportsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "reportMarketplaceListing",
            description: "Report a listing to the administrators. Its seller learns what is decided, and not who reported. `RESOURCE_NOT_FOUND` for a listing that the viewer does not see and has not ordered. `VALIDATION_ERROR` for their own, while an earlier report of theirs is open, and for evidence that is no web address.",
            ty: "ReportMarketplaceListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ReportMarketplaceListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REPORT_MARKETPLACE_LISTING_ASKING),
        },
        Field {
            name: "appealMarketplaceReport",
            description: "Appeal a decision: the reporter when nothing was done, the seller when something was. Once. `VALIDATION_ERROR` when its status does not allow this.",
            ty: "AppealMarketplaceReportPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AppealMarketplaceReportInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&APPEAL_MARKETPLACE_REPORT_ASKING),
        },
        Field {
            name: "acknowledgeMarketplaceReport",
            description: "For administrators: take a report up. Both sides are told. `VALIDATION_ERROR` when its status does not allow this; `AUTH_INSUFFICIENT_PERMISSIONS` for a report of the viewer's own and about a listing of the viewer's own.",
            ty: "AcknowledgeMarketplaceReportPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AcknowledgeMarketplaceReportInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ACKNOWLEDGE_MARKETPLACE_REPORT_ASKING),
        },
        Field {
            name: "resolveMarketplaceReport",
            description: "For administrators: decide a report. `LISTING_REMOVED` takes the listing away, `SELLER_SUSPENDED` suspends its seller and takes away all their active listings; an appeal can bring back exactly what there was. `VALIDATION_ERROR` when its status does not allow this; `AUTH_INSUFFICIENT_PERMISSIONS` for a report of the viewer's own and about a listing of the viewer's own.",
            ty: "ResolveMarketplaceReportPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ResolveMarketplaceReportInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RESOLVE_MARKETPLACE_REPORT_ASKING),
        },
        Field {
            name: "resolveMarketplaceReportAppeal",
            description: "For administrators: decide an appeal, for good. Where another action is taken than before, the listing and its seller are first as they were. `VALIDATION_ERROR` when its status does not allow this; `AUTH_INSUFFICIENT_PERMISSIONS` for a report of the viewer's own and about a listing of the viewer's own.",
            ty: "ResolveMarketplaceReportAppealPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ResolveMarketplaceReportAppealInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RESOLVE_MARKETPLACE_REPORT_APPEAL_ASKING),
        },
    ],
    types: &[
        |registry| REPORT_MARKETPLACE_LISTING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REPORT_MARKETPLACE_LISTING_PAYLOAD),
        |registry| APPEAL_MARKETPLACE_REPORT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &APPEAL_MARKETPLACE_REPORT_PAYLOAD),
        |registry| ACKNOWLEDGE_MARKETPLACE_REPORT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ACKNOWLEDGE_MARKETPLACE_REPORT_PAYLOAD),
        |registry| RESOLVE_MARKETPLACE_REPORT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RESOLVE_MARKETPLACE_REPORT_PAYLOAD),
        |registry| RESOLVE_MARKETPLACE_REPORT_APPEAL_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RESOLVE_MARKETPLACE_REPORT_APPEAL_PAYLOAD),
    ],
};

impl Row for MarketplaceReportsMutation {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_REPORTS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `marketplace_reports` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceReportsQuery;

static MARKETPLACE_REPORTS_QUERY: Object = Object {
    name: "MarketplaceReportsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceReport",
            description: "A report that the viewer made, or about a listing of the viewer's. `NOT_FOUND` for one that the community does not have, `FORBIDDEN` for anybody else's.",
            ty: "MarketplaceReport",
            arguments: &[
                Argument {
                    name: "id",
                    description: "Id of the report.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MARKETPLACE_REPORT_ASKING),
        },
        Field {
            name: "marketplaceReportCases",
            description: "For administrators: reports about listings, the oldest first. Those that wait for a decision by default. Reports about the viewer's own listings are not among them: a seller does not learn who reported.",
            ty: "MarketplaceReportCaseConnection",
            arguments: &[
                Argument {
                    name: "status",
                    description: "Only those with this status.",
                    ty: "MarketplaceReportStatus",
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
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_MARKETPLACE_REPORTS_FOR_STAFF_ASKING),
        },
        Field {
            name: "marketplaceListingReportCases",
            description: "For administrators: reports about a listing, newest first; the latest hundred. `RESOURCE_NOT_FOUND` when the community has no such listing, and none for the viewer's own.",
            ty: "[MarketplaceReportCase!]",
            arguments: &[
                Argument {
                    name: "listingId",
                    description: "Id of the listing.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MARKETPLACE_LISTING_REPORTS_ASKING),
        },
        Field {
            name: "marketplaceTransparency",
            description: "For administrators: reports about listings in numbers, as they are published.",
            ty: "MarketplaceTransparency",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MARKETPLACE_TRANSPARENCY_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_reports::MARKETPLACE_REPORT,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_reports::MARKETPLACE_REPORT_CASE_CONNECTION,
        ),
        |registry| {
            crate::graph::marketplace_reports::MARKETPLACE_REPORT_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_reports::MARKETPLACE_REPORT_CASE,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_reports::MARKETPLACE_TRANSPARENCY,
        ),
    ],
};

impl Row for MarketplaceReportsQuery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_REPORTS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `marketplace_reports` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceReportsViewer;

static MARKETPLACE_REPORTS_VIEWER: Object = Object {
    name: "MarketplaceReportsViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceReports",
            description: "Reports that the viewer made, and reports about listings of the viewer's, newest first; the latest hundred.",
            ty: "[MarketplaceReport!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MARKETPLACE_REPORTS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_reports::MARKETPLACE_REPORT,
        ),
    ],
};

impl Row for MarketplaceReportsViewer {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_REPORTS_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static REPORT_MARKETPLACE_LISTING_ASKING: Asking = Asking {
    operation: Operation::ReportMarketplaceListing,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListing"),
        },
        Input {
            argument: "reason",
            wire: "reason",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_reports::MARKETPLACE_REPORT_REASON_WORDS,
            ),
        },
        Input {
            argument: "description",
            wire: "description",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "evidenceUrls",
            wire: "evidence_urls",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: report_marketplace_listing,
};

static REPORT_MARKETPLACE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "ReportMarketplaceListingInput",
    description: "Input of `reportMarketplaceListing`.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why somebody reports a listing.",
            ty: "MarketplaceReportReason!",
            default: None,
        },
        Argument {
            name: "description",
            description: "What is wrong.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "evidenceUrls",
            description: "Web addresses of what shows it, `http` or `https`.",
            ty: "[String!]",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_reports::MARKETPLACE_REPORT_REASON_WORDS
                .register(registry)
        },
    ],
};

static REPORT_MARKETPLACE_LISTING_PAYLOAD: Object = Object {
    name: "ReportMarketplaceListingPayload",
    description: "Result of `reportMarketplaceListing`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "report",
            description: "The marketplace report after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceReport",
            arguments: &[],
            cost: None,
            source: Source::Edge,
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
            &crate::graph::marketplace_reports::MARKETPLACE_REPORT,
        ),
    ],
};

fn report_marketplace_listing(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_reports::MarketplaceReportActionResponse = ask
        .made()?;
    let report = numbered(&answer.data.id);
    Ok(
        Shown::of(&REPORT_MARKETPLACE_LISTING_PAYLOAD)
            .beside(
                report,
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_marketplace_report(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static LIST_MARKETPLACE_REPORTS_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceReports,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_marketplace_reports,
};

fn list_marketplace_reports(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_reports::MarketplaceReportList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static GET_MARKETPLACE_REPORT_ASKING: Asking = Asking {
    operation: Operation::GetMarketplaceReport,
    inputs: &[
        Input {
            argument: "id",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceReport"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_marketplace_report,
};

fn get_marketplace_report(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_reports::MarketplaceReportResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static APPEAL_MARKETPLACE_REPORT_ASKING: Asking = Asking {
    operation: Operation::AppealMarketplaceReport,
    inputs: &[
        Input {
            argument: "reportId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceReport"),
        },
        Input {
            argument: "appealText",
            wire: "appeal_text",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: appeal_marketplace_report,
};

static APPEAL_MARKETPLACE_REPORT_INPUT_TABLE: InputTable = InputTable {
    name: "AppealMarketplaceReportInput",
    description: "Input of `appealMarketplaceReport`.",
    fields: &[
        Argument {
            name: "reportId",
            description: "Id of the report.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "appealText",
            description: "Why the decision is wrong.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static APPEAL_MARKETPLACE_REPORT_PAYLOAD: Object = Object {
    name: "AppealMarketplaceReportPayload",
    description: "Result of `appealMarketplaceReport`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "report",
            description: "The marketplace report after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceReport",
            arguments: &[],
            cost: None,
            source: Source::Edge,
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
            &crate::graph::marketplace_reports::MARKETPLACE_REPORT,
        ),
    ],
};

fn appeal_marketplace_report(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&APPEAL_MARKETPLACE_REPORT_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_marketplace_report(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static LIST_MARKETPLACE_REPORTS_FOR_STAFF_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceReportsForStaff,
    inputs: &[
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_reports::MARKETPLACE_REPORT_STATUS_WORDS,
            ),
        },
        Input {
            argument: "after",
            wire: "page",
            place: InputPlace::Query,
            kind: InputKind::Place {
                usual: 20,
                most: 100,
            },
        },
        Input {
            argument: "before",
            wire: "page",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
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
    ],
    before: &[],
    keep: None,
    total: Some(|mut ask| {
        let answer: crate::marketplace_reports::MarketplaceReportCasePage = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_marketplace_reports_for_staff,
};

fn list_marketplace_reports_for_staff(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_reports::MarketplaceReportCasePage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}

static ACKNOWLEDGE_MARKETPLACE_REPORT_ASKING: Asking = Asking {
    operation: Operation::AcknowledgeMarketplaceReport,
    inputs: &[
        Input {
            argument: "reportId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceReportCase"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: acknowledge_marketplace_report,
};

static ACKNOWLEDGE_MARKETPLACE_REPORT_INPUT_TABLE: InputTable = InputTable {
    name: "AcknowledgeMarketplaceReportInput",
    description: "Input of `acknowledgeMarketplaceReport`.",
    fields: &[
        Argument {
            name: "reportId",
            description: "Id of the report.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static ACKNOWLEDGE_MARKETPLACE_REPORT_PAYLOAD: Object = Object {
    name: "AcknowledgeMarketplaceReportPayload",
    description: "Result of `acknowledgeMarketplaceReport`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "report",
            description: "The marketplace report case after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceReportCase",
            arguments: &[],
            cost: None,
            source: Source::Edge,
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
            &crate::graph::marketplace_reports::MARKETPLACE_REPORT_CASE,
        ),
    ],
};

fn acknowledge_marketplace_report(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&ACKNOWLEDGE_MARKETPLACE_REPORT_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?
                        .find_marketplace_report_case(ctx, number)
                        .await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static RESOLVE_MARKETPLACE_REPORT_ASKING: Asking = Asking {
    operation: Operation::ResolveMarketplaceReport,
    inputs: &[
        Input {
            argument: "reportId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceReportCase"),
        },
        Input {
            argument: "actionTaken",
            wire: "action_taken",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_reports::MARKETPLACE_REPORT_ACTION_WORDS,
            ),
        },
        Input {
            argument: "resolutionReason",
            wire: "resolution_reason",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: resolve_marketplace_report,
};

static RESOLVE_MARKETPLACE_REPORT_INPUT_TABLE: InputTable = InputTable {
    name: "ResolveMarketplaceReportInput",
    description: "Input of `resolveMarketplaceReport`.",
    fields: &[
        Argument {
            name: "reportId",
            description: "Id of the report.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "actionTaken",
            description: "What an administrator does about a reported listing.",
            ty: "MarketplaceReportAction!",
            default: None,
        },
        Argument {
            name: "resolutionReason",
            description: "Why, for the reporter and the seller to read.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_reports::MARKETPLACE_REPORT_ACTION_WORDS
                .register(registry)
        },
    ],
};

static RESOLVE_MARKETPLACE_REPORT_PAYLOAD: Object = Object {
    name: "ResolveMarketplaceReportPayload",
    description: "Result of `resolveMarketplaceReport`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "report",
            description: "The marketplace report case after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceReportCase",
            arguments: &[],
            cost: None,
            source: Source::Edge,
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
            &crate::graph::marketplace_reports::MARKETPLACE_REPORT_CASE,
        ),
    ],
};

fn resolve_marketplace_report(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&RESOLVE_MARKETPLACE_REPORT_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?
                        .find_marketplace_report_case(ctx, number)
                        .await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static RESOLVE_MARKETPLACE_REPORT_APPEAL_ASKING: Asking = Asking {
    operation: Operation::ResolveMarketplaceReportAppeal,
    inputs: &[
        Input {
            argument: "reportId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceReportCase"),
        },
        Input {
            argument: "actionTaken",
            wire: "action_taken",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_reports::MARKETPLACE_REPORT_ACTION_WORDS,
            ),
        },
        Input {
            argument: "resolutionReason",
            wire: "resolution_reason",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: resolve_marketplace_report_appeal,
};

static RESOLVE_MARKETPLACE_REPORT_APPEAL_INPUT_TABLE: InputTable = InputTable {
    name: "ResolveMarketplaceReportAppealInput",
    description: "Input of `resolveMarketplaceReportAppeal`.",
    fields: &[
        Argument {
            name: "reportId",
            description: "Id of the report.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "actionTaken",
            description: "What an administrator does about a reported listing.",
            ty: "MarketplaceReportAction!",
            default: None,
        },
        Argument {
            name: "resolutionReason",
            description: "Why, for the reporter and the seller to read.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_reports::MARKETPLACE_REPORT_ACTION_WORDS
                .register(registry)
        },
    ],
};

static RESOLVE_MARKETPLACE_REPORT_APPEAL_PAYLOAD: Object = Object {
    name: "ResolveMarketplaceReportAppealPayload",
    description: "Result of `resolveMarketplaceReportAppeal`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "report",
            description: "The marketplace report case after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceReportCase",
            arguments: &[],
            cost: None,
            source: Source::Edge,
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
            &crate::graph::marketplace_reports::MARKETPLACE_REPORT_CASE,
        ),
    ],
};

fn resolve_marketplace_report_appeal(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&RESOLVE_MARKETPLACE_REPORT_APPEAL_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?
                        .find_marketplace_report_case(ctx, number)
                        .await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static LIST_MARKETPLACE_LISTING_REPORTS_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceListingReports,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListing"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_marketplace_listing_reports,
};

fn list_marketplace_listing_reports(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_reports::MarketplaceReportCaseList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static GET_MARKETPLACE_TRANSPARENCY_ASKING: Asking = Asking {
    operation: Operation::GetMarketplaceTransparency,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_marketplace_transparency,
};

fn get_marketplace_transparency(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_reports::MarketplaceTransparencyResponse = ask
        .made()?;
    Ok(IntoFound::into_found(answer.data))
}
