// Made from contract/areas/support.yaml by codegen; edit the contract instead.

//! The area `support` in the graph.

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

/// The words of `SupportImpact`.
pub static SUPPORT_IMPACT_WORDS: EnumTable = EnumTable {
    name: "SupportImpact",
    description: "How much a problem is in the way.",
    values: &[
        EnumValue {
            name: "BLOCKED",
            word: "blocked",
            description: "Nothing goes on.",
        },
        EnumValue {
            name: "MAJOR",
            word: "major",
            description: "It is much in the way.",
        },
        EnumValue {
            name: "MINOR",
            word: "minor",
            description: "It is a little in the way.",
        },
        EnumValue {
            name: "COSMETIC",
            word: "cosmetic",
            description: "It only looks wrong.",
        },
    ],
};

crate::graph_words!(crate ::support::SupportImpact, SUPPORT_IMPACT_WORDS);

/// The words of `SupportRequestStatus`.
pub static SUPPORT_REQUEST_STATUS_WORDS: EnumTable = EnumTable {
    name: "SupportRequestStatus",
    description: "How a request to staff stands.",
    values: &[
        EnumValue {
            name: "OPEN",
            word: "open",
            description: "It waits for staff.",
        },
        EnumValue {
            name: "ANSWERED",
            word: "answered",
            description: "Staff have answered.",
        },
        EnumValue {
            name: "CLOSED",
            word: "closed",
            description: "Staff have closed it, without an answer.",
        },
    ],
};

crate::graph_words!(crate ::support::SupportRequestStatus, SUPPORT_REQUEST_STATUS_WORDS);

/// The words of `SupportRequestType`.
pub static SUPPORT_REQUEST_TYPE_WORDS: EnumTable = EnumTable {
    name: "SupportRequestType",
    description: "What somebody writes to staff about.",
    values: &[
        EnumValue {
            name: "CONTACT",
            word: "contact",
            description: "A message from the contact form.",
        },
        EnumValue {
            name: "BROKEN",
            word: "broken",
            description: "Something does not work.",
        },
        EnumValue {
            name: "HOW_TO",
            word: "how_to",
            description: "How something is done.",
        },
        EnumValue {
            name: "ACCOUNT",
            word: "account",
            description: "Their account.",
        },
        EnumValue {
            name: "SUGGESTION",
            word: "suggestion",
            description: "What could be better.",
        },
    ],
};

crate::graph_words!(crate ::support::SupportRequestType, SUPPORT_REQUEST_TYPE_WORDS);

/// `SupportRequest`.
pub static SUPPORT_REQUEST: Object = Object {
    name: "SupportRequest",
    description: "Something that somebody wrote to the community's staff.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the request.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reference",
            description: "What people call it.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "requestType",
            description: "What somebody writes to staff about.",
            ty: "SupportRequestType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "How a request to staff stands.",
            ty: "SupportRequestStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "impact",
            description: "How much it is in the way. Null unless something does not work.",
            ty: "SupportImpact",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "summary",
            description: "What it is about, in one line.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "What was written, as plain text.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pagePath",
            description: "The path of the page that it is about. Null if none was named.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "The member. Null for whoever was not signed in.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "name",
            description: "Name of whoever wrote. Null unless staff ask.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "email",
            description: "Address of whoever wrote. Null unless staff ask.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "answer",
            description: "What staff answered, as plain text. Null while they have not.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was written.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "decidedAt",
            description: "When it was answered or closed. Null as long as it is open.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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
        |registry| crate::graph::support::SUPPORT_IMPACT_WORDS.register(registry),
        |registry| {
            crate::graph::support::SUPPORT_REQUEST_STATUS_WORDS.register(registry)
        },
        |registry| crate::graph::support::SUPPORT_REQUEST_TYPE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::support::SupportRequest {
    fn object(&self) -> &'static Object {
        &SUPPORT_REQUEST
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("SupportRequest", self.id)),
            1 => Show::show(&self.reference),
            2 => Show::show(&self.request_type),
            3 => Show::show(&self.status),
            4 => Show::show(&self.impact),
            5 => Show::show(&self.summary),
            6 => Show::show(&self.description),
            7 => Show::show(&self.page_url),
            9 => Show::show(&self.name),
            10 => Show::show(&self.email),
            11 => Show::show(&self.answer),
            12 => Show::show(&self.created_at),
            13 => Show::show(&self.decided_at),
            14 => Got::Value(Value::String(self.id.to_string())),
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
                8 => {
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

crate::graph_row!(crate ::support::SupportRequest, SUPPORT_REQUEST);

/// A page of `SupportRequest`.
pub static SUPPORT_REQUEST_CONNECTION: Object = Object {
    name: "SupportRequestConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[SupportRequestEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SUPPORT_REQUEST_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[SupportRequest!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SUPPORT_REQUEST),
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
        |registry| register_object(registry, &SUPPORT_REQUEST_EDGE),
        |registry| register_object(registry, &SUPPORT_REQUEST),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `SupportRequest`.
pub static SUPPORT_REQUEST_EDGE: Object = Object {
    name: "SupportRequestEdge",
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
            ty: "SupportRequest!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SUPPORT_REQUEST),
        },
    ],
    types: &[],
};

impl Listed for crate::support::SupportRequest {
    const CONNECTION: &'static Object = &SUPPORT_REQUEST_CONNECTION;
    const EDGE: &'static Object = &SUPPORT_REQUEST_EDGE;
}

/// What the area `support` answers in the graph beside its operations.
#[async_trait]
pub trait SupportEdges: Send + Sync {
    /// The `SupportRequest` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_support_request(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "SupportRequest",
                number,
                Some(Operation::ListMySupportRequests),
            )
            .await
    }
}

impl<T: Send + Sync> SupportEdges for T {}

/// Fields of `Mutation` that operations of the area `support` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct SupportMutation;

static SUPPORT_MUTATION: Object = Object {
    name: "SupportMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "reportProblem",
            description: "Tell the community's staff of a problem, or ask them something. They are told, and answer. The same again while it waits is one request.",
            ty: "ReportProblemPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ReportProblemInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REPORT_PROBLEM_ASKING),
        },
        Field {
            name: "resolveSupportRequest",
            description: "For brokers and administrators: answer a request, or close it without an answer. A member finds the answer with the request and is told; others get it by mail. `INVALID_STATE` once that was done, `NOT_FOUND` when there is no such request.",
            ty: "ResolveSupportRequestPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ResolveSupportRequestInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RESOLVE_SUPPORT_REQUEST_ASKING),
        },
    ],
    types: &[
        |registry| REPORT_PROBLEM_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REPORT_PROBLEM_PAYLOAD),
        |registry| RESOLVE_SUPPORT_REQUEST_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RESOLVE_SUPPORT_REQUEST_PAYLOAD),
    ],
};

impl Row for SupportMutation {
    fn object(&self) -> &'static Object {
        &SUPPORT_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `support` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct SupportQuery;

static SUPPORT_QUERY: Object = Object {
    name: "SupportQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "supportRequests",
            description: "For brokers and administrators: what members and others wrote to staff, the newest first.",
            ty: "SupportRequestConnection",
            arguments: &[
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
                Argument {
                    name: "status",
                    description: "Only requests that stand so.",
                    ty: "SupportRequestStatus",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_SUPPORT_REQUESTS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::support::SUPPORT_REQUEST_CONNECTION,
        ),
        |registry| crate::graph::support::SUPPORT_REQUEST_STATUS_WORDS.register(registry),
    ],
};

impl Row for SupportQuery {
    fn object(&self) -> &'static Object {
        &SUPPORT_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `support` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct SupportViewer;

static SUPPORT_VIEWER: Object = Object {
    name: "SupportViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "supportRequests",
            description: "What the viewer wrote to the community's staff, and what they answered, the newest first.",
            ty: "[SupportRequest!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MY_SUPPORT_REQUESTS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::support::SUPPORT_REQUEST),
    ],
};

impl Row for SupportViewer {
    fn object(&self) -> &'static Object {
        &SUPPORT_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static REPORT_PROBLEM_ASKING: Asking = Asking {
    operation: Operation::ReportProblem,
    inputs: &[
        Input {
            argument: "requestType",
            wire: "request_type",
            place: InputPlace::Body,
            kind: InputKind::Word(&REPORT_PROBLEM_REQUEST_TYPE_WORDS),
        },
        Input {
            argument: "summary",
            wire: "summary",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "description",
            wire: "description",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "impact",
            wire: "impact",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::support::SUPPORT_IMPACT_WORDS),
        },
        Input {
            argument: "pagePath",
            wire: "page_url",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: report_problem,
};

static REPORT_PROBLEM_INPUT_TABLE: InputTable = InputTable {
    name: "ReportProblemInput",
    description: "Input of `reportProblem`.",
    fields: &[
        Argument {
            name: "requestType",
            description: "What it is about. `BROKEN` unless it is said.",
            ty: "ReportProblemRequestType",
            default: None,
        },
        Argument {
            name: "summary",
            description: "What it is about, in one line.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "description",
            description: "What happens, as plain text.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "impact",
            description: "How much it is in the way. `MINOR` unless it is said; kept only where something does not work.",
            ty: "SupportImpact",
            default: None,
        },
        Argument {
            name: "pagePath",
            description: "The page that it is about.",
            ty: "String",
            default: None,
        },
    ],
    types: &[
        |registry| REPORT_PROBLEM_REQUEST_TYPE_WORDS.register(registry),
        |registry| crate::graph::support::SUPPORT_IMPACT_WORDS.register(registry),
    ],
};

/// The words of `ReportProblemRequestType`.
pub static REPORT_PROBLEM_REQUEST_TYPE_WORDS: EnumTable = EnumTable {
    name: "ReportProblemRequestType",
    description: "What it is about. `BROKEN` unless it is said.",
    values: &[
        EnumValue {
            name: "BROKEN",
            word: "broken",
            description: "Something does not work.",
        },
        EnumValue {
            name: "HOW_TO",
            word: "how_to",
            description: "How something is done.",
        },
        EnumValue {
            name: "ACCOUNT",
            word: "account",
            description: "Their account.",
        },
        EnumValue {
            name: "SUGGESTION",
            word: "suggestion",
            description: "What could be better.",
        },
    ],
};

static REPORT_PROBLEM_PAYLOAD: Object = Object {
    name: "ReportProblemPayload",
    description: "Result of `reportProblem`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "supportRequest",
            description: "The support request after the change.",
            ty: "SupportRequest",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::support::SUPPORT_REQUEST),
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
        |registry| register_object(registry, &crate::graph::support::SUPPORT_REQUEST),
    ],
};

fn report_problem(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::support::ReportedProblemResponse = ask.made()?;
    Ok(
        Shown::of(&REPORT_PROBLEM_PAYLOAD)
            .with(IntoFound::into_found(answer.data.report))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static LIST_MY_SUPPORT_REQUESTS_ASKING: Asking = Asking {
    operation: Operation::ListMySupportRequests,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_my_support_requests,
};

fn list_my_support_requests(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::support::SupportRequestList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_SUPPORT_REQUESTS_ASKING: Asking = Asking {
    operation: Operation::ListSupportRequests,
    inputs: &[
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
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::support::SUPPORT_REQUEST_STATUS_WORDS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_support_requests,
};

fn list_support_requests(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::support::SupportRequestPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static RESOLVE_SUPPORT_REQUEST_ASKING: Asking = Asking {
    operation: Operation::ResolveSupportRequest,
    inputs: &[
        Input {
            argument: "requestId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("SupportRequest"),
        },
        Input {
            argument: "answer",
            wire: "answer",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: resolve_support_request,
};

static RESOLVE_SUPPORT_REQUEST_INPUT_TABLE: InputTable = InputTable {
    name: "ResolveSupportRequestInput",
    description: "Input of `resolveSupportRequest`.",
    fields: &[
        Argument {
            name: "requestId",
            description: "Id of the request.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "answer",
            description: "The answer, as plain text. Without one the request is closed.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static RESOLVE_SUPPORT_REQUEST_PAYLOAD: Object = Object {
    name: "ResolveSupportRequestPayload",
    description: "Result of `resolveSupportRequest`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "supportRequest",
            description: "The support request after the change.",
            ty: "SupportRequest",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::support::SUPPORT_REQUEST),
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
        |registry| register_object(registry, &crate::graph::support::SUPPORT_REQUEST),
    ],
};

fn resolve_support_request(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::support::SupportRequestResponse = ask.made()?;
    Ok(
        Shown::of(&RESOLVE_SUPPORT_REQUEST_PAYLOAD)
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
