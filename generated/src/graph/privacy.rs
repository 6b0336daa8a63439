// Made from contract/areas/privacy.yaml by codegen; edit the contract instead.

//! The area `privacy` in the graph.

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

/// The words of `DataExportFormat`.
pub static DATA_EXPORT_FORMAT_WORDS: EnumTable = EnumTable {
    name: "DataExportFormat",
    description: "What kind of file a copy is.",
    values: &[
        EnumValue {
            name: "JSON",
            word: "json",
            description: "One JSON file.",
        },
        EnumValue {
            name: "ZIP",
            word: "zip",
            description: "A zip with a JSON file and the member's own uploads.",
        },
    ],
};

crate::graph_words!(crate ::privacy::DataExportFormat, DATA_EXPORT_FORMAT_WORDS);

/// The words of `DataExportStatus`.
pub static DATA_EXPORT_STATUS_WORDS: EnumTable = EnumTable {
    name: "DataExportStatus",
    description: "How a copy stands.",
    values: &[
        EnumValue {
            name: "PREPARING",
            word: "preparing",
            description: "It is being made.",
        },
        EnumValue {
            name: "READY",
            word: "ready",
            description: "It is made, and its file is kept.",
        },
        EnumValue {
            name: "DELIVERED",
            word: "delivered",
            description: "Its file was sent at once and is not kept.",
        },
        EnumValue {
            name: "EXPIRED",
            word: "expired",
            description: "Its file is kept no longer.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "Its member stopped it or deleted its file.",
        },
    ],
};

crate::graph_words!(crate ::privacy::DataExportStatus, DATA_EXPORT_STATUS_WORDS);

/// The words of `DataRequestStatus`.
pub static DATA_REQUEST_STATUS_WORDS: EnumTable = EnumTable {
    name: "DataRequestStatus",
    description: "How a request stands.",
    values: &[
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "It waits for staff.",
        },
        EnumValue {
            name: "PROCESSING",
            word: "processing",
            description: "Staff have taken it up.",
        },
        EnumValue {
            name: "COMPLETED",
            word: "completed",
            description: "It was carried out.",
        },
        EnumValue {
            name: "REJECTED",
            word: "rejected",
            description: "It was rejected, with a reason.",
        },
        EnumValue {
            name: "WITHDRAWN",
            word: "withdrawn",
            description: "Its member took it back.",
        },
    ],
};

crate::graph_words!(crate ::privacy::DataRequestStatus, DATA_REQUEST_STATUS_WORDS);

/// The words of `DataRequestType`.
pub static DATA_REQUEST_TYPE_WORDS: EnumTable = EnumTable {
    name: "DataRequestType",
    description: "What a member asks for.",
    values: &[
        EnumValue {
            name: "ACCESS",
            word: "access",
            description: "To be told what is stored.",
        },
        EnumValue {
            name: "ERASURE",
            word: "erasure",
            description: "To be erased.",
        },
        EnumValue {
            name: "PORTABILITY",
            word: "portability",
            description: "To get their data in a form that another service reads.",
        },
        EnumValue {
            name: "RECTIFICATION",
            word: "rectification",
            description: "That something wrong is put right.",
        },
        EnumValue {
            name: "RESTRICTION",
            word: "restriction",
            description: "That their data is not used for a while.",
        },
        EnumValue {
            name: "OBJECTION",
            word: "objection",
            description: "That their data is not used for something.",
        },
    ],
};

crate::graph_words!(crate ::privacy::DataRequestType, DATA_REQUEST_TYPE_WORDS);

/// `DataExport`.
pub static DATA_EXPORT: Object = Object {
    name: "DataExport",
    description: "A copy of their data that a member asked for.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the copy.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "format",
            description: "What kind of file a copy is.",
            ty: "DataExportFormat!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "How a copy stands.",
            ty: "DataExportStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "progress",
            description: "How far it has come, in percent.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "requestedAt",
            description: "When it was asked for.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "completedAt",
            description: "When it was made. Null until then.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "bytes",
            description: "How large it is. Null until it is made.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "Until when its file is kept. Null if none is.",
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
        |registry| crate::graph::privacy::DATA_EXPORT_FORMAT_WORDS.register(registry),
        |registry| crate::graph::privacy::DATA_EXPORT_STATUS_WORDS.register(registry),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::privacy::DataExport {
    fn object(&self) -> &'static Object {
        &DATA_EXPORT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("DataExport", self.id)),
            1 => Show::show(&self.format),
            2 => Show::show(&self.status),
            3 => Show::show(&self.progress),
            4 => Show::show(&self.requested_at),
            5 => Show::show(&self.completed_at),
            6 => Show::show(&self.file_size_bytes),
            7 => Show::show(&self.expires_at),
            8 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::privacy::DataExport, DATA_EXPORT);

/// `DataExportLink`.
pub static DATA_EXPORT_LINK: Object = Object {
    name: "DataExportLink",
    description: "A link to the file of a copy.",
    interfaces: &[],
    fields: &[
        Field {
            name: "url",
            description: "The link. Its owner alone can use it, signed in.",
            ty: "URL!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "Until when it is good.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "DateTime"), |registry| scalar(registry, "URL")],
};

impl Row for crate::privacy::DataExportLink {
    fn object(&self) -> &'static Object {
        &DATA_EXPORT_LINK
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.url),
            1 => Show::show(&self.expires_at),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::privacy::DataExportLink, DATA_EXPORT_LINK);

/// `DataRequest`.
pub static DATA_REQUEST: Object = Object {
    name: "DataRequest",
    description: "Something that a member asked for by data protection law.",
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
            name: "member",
            description: "The member.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "name",
            description: "Name of the member. Null unless an administrator asks for what others requested.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "email",
            description: "Address of the member. Null unless an administrator asks for what others requested.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "type",
            description: "What a member asks for.",
            ty: "DataRequestType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "How a request stands.",
            ty: "DataRequestStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "notes",
            description: "What the member wrote. Null if nothing.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "decision",
            description: "What staff wrote when they decided. Null if nothing.",
            ty: "String",
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
            name: "dueAt",
            description: "Until when staff have to answer.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "decidedAt",
            description: "When it was decided or withdrawn. Null as long as it is open.",
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
        |registry| crate::graph::privacy::DATA_REQUEST_STATUS_WORDS.register(registry),
        |registry| crate::graph::privacy::DATA_REQUEST_TYPE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::privacy::DataRequest {
    fn object(&self) -> &'static Object {
        &DATA_REQUEST
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("DataRequest", self.id)),
            2 => Show::show(&self.name),
            3 => Show::show(&self.email),
            4 => Show::show(&self.type_),
            5 => Show::show(&self.status),
            6 => Show::show(&self.notes),
            7 => Show::show(&self.decision),
            8 => Show::show(&self.created_at),
            9 => Show::show(&self.due_at),
            10 => Show::show(&self.decided_at),
            11 => Got::Value(Value::String(self.id.to_string())),
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

crate::graph_row!(crate ::privacy::DataRequest, DATA_REQUEST);

/// A page of `DataRequest`.
pub static DATA_REQUEST_CONNECTION: Object = Object {
    name: "DataRequestConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[DataRequestEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&DATA_REQUEST_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[DataRequest!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&DATA_REQUEST),
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
        |registry| register_object(registry, &DATA_REQUEST_EDGE),
        |registry| register_object(registry, &DATA_REQUEST),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `DataRequest`.
pub static DATA_REQUEST_EDGE: Object = Object {
    name: "DataRequestEdge",
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
            ty: "DataRequest!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&DATA_REQUEST),
        },
    ],
    types: &[],
};

impl Listed for crate::privacy::DataRequest {
    const CONNECTION: &'static Object = &DATA_REQUEST_CONNECTION;
    const EDGE: &'static Object = &DATA_REQUEST_EDGE;
}

/// What the area `privacy` answers in the graph beside its operations.
#[async_trait]
pub trait PrivacyEdges: Send + Sync {
    /// The `DataExport` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_data_export(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "DataExport", number, Some(Operation::GetDataExport)).await
    }

    /// The `DataRequest` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_data_request(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "DataRequest", number, Some(Operation::ListMyDataRequests))
            .await
    }
}

impl<T: Send + Sync> PrivacyEdges for T {}

/// Fields of `Mutation` that operations of the area `privacy` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct PrivacyMutation;

static PRIVACY_MUTATION: Object = Object {
    name: "PrivacyMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createDataRequest",
            description: "Ask staff for something that data protection law gives: they answer within 30 days. `DUPLICATE_REQUEST` while one of this type is open.",
            ty: "CreateDataRequestPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateDataRequestInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_DATA_REQUEST_ASKING),
        },
        Field {
            name: "withdrawDataRequest",
            description: "Withdraw a request of one's own that staff have not decided about. `INVALID_STATE` once they have.",
            ty: "WithdrawDataRequestPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "WithdrawDataRequestInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&WITHDRAW_DATA_REQUEST_ASKING),
        },
        Field {
            name: "prepareDataExport",
            description: "Let a copy of all data about the viewer be made, however large it is. They hear when it is ready. While one is being made, it is that one.",
            ty: "PrepareDataExportPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "PrepareDataExportInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&PREPARE_DATA_EXPORT_ASKING),
        },
        Field {
            name: "cancelDataExport",
            description: "Stop making a copy, or delete the file that is kept. `INVALID_STATE` if neither is so.",
            ty: "CancelDataExportPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CancelDataExportInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CANCEL_DATA_EXPORT_ASKING),
        },
        Field {
            name: "createDataExportLink",
            description: "A link to the file of a copy that is ready. It is shown once, is good for fifteen minutes and for its owner alone, and ends the one before. `INVALID_STATE` if no file is kept.",
            ty: "CreateDataExportLinkPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateDataExportLinkInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_DATA_EXPORT_LINK_ASKING),
        },
        Field {
            name: "decideDataRequest",
            description: "For administrators: take a request up, carry it out or reject it. Completing one of the type `ERASURE` erases the account. `INVALID_STATE` for a move that its status does not allow; `FORBIDDEN` for a request of one's own.",
            ty: "DecideDataRequestPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DecideDataRequestInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DECIDE_DATA_REQUEST_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_DATA_REQUEST_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_DATA_REQUEST_PAYLOAD),
        |registry| WITHDRAW_DATA_REQUEST_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &WITHDRAW_DATA_REQUEST_PAYLOAD),
        |registry| PREPARE_DATA_EXPORT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &PREPARE_DATA_EXPORT_PAYLOAD),
        |registry| CANCEL_DATA_EXPORT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CANCEL_DATA_EXPORT_PAYLOAD),
        |registry| CREATE_DATA_EXPORT_LINK_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_DATA_EXPORT_LINK_PAYLOAD),
        |registry| DECIDE_DATA_REQUEST_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DECIDE_DATA_REQUEST_PAYLOAD),
    ],
};

impl Row for PrivacyMutation {
    fn object(&self) -> &'static Object {
        &PRIVACY_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `privacy` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct PrivacyQuery;

static PRIVACY_QUERY: Object = Object {
    name: "PrivacyQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "dataExport",
            description: "A copy that the viewer asked for: how far it has come, and until when it is kept.",
            ty: "DataExport",
            arguments: &[
                Argument {
                    name: "id",
                    description: "Id of the copy.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_DATA_EXPORT_ASKING),
        },
        Field {
            name: "dataRequests",
            description: "For administrators: what members asked for by data protection law, the newest first.",
            ty: "DataRequestConnection",
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
                    ty: "DataRequestStatus",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_DATA_REQUESTS_ASKING),
        },
        Field {
            name: "dataRequest",
            description: "For administrators: something that a member asked for by data protection law.",
            ty: "DataRequest",
            arguments: &[
                Argument {
                    name: "id",
                    description: "Id of the request.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_DATA_REQUEST_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::privacy::DATA_EXPORT),
        |registry| register_object(
            registry,
            &crate::graph::privacy::DATA_REQUEST_CONNECTION,
        ),
        |registry| crate::graph::privacy::DATA_REQUEST_STATUS_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::privacy::DATA_REQUEST),
    ],
};

impl Row for PrivacyQuery {
    fn object(&self) -> &'static Object {
        &PRIVACY_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `privacy` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct PrivacyViewer;

static PRIVACY_VIEWER: Object = Object {
    name: "PrivacyViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "dataRequests",
            description: "What the viewer asked of staff by data protection law, the newest first.",
            ty: "[DataRequest!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MY_DATA_REQUESTS_ASKING),
        },
        Field {
            name: "dataExports",
            description: "The last ten copies of their data that the viewer asked for, the newest first.",
            ty: "[DataExport!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MY_DATA_EXPORTS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::privacy::DATA_REQUEST),
        |registry| register_object(registry, &crate::graph::privacy::DATA_EXPORT),
    ],
};

impl Row for PrivacyViewer {
    fn object(&self) -> &'static Object {
        &PRIVACY_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static CREATE_DATA_REQUEST_ASKING: Asking = Asking {
    operation: Operation::CreateDataRequest,
    inputs: &[
        Input {
            argument: "type",
            wire: "type",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::privacy::DATA_REQUEST_TYPE_WORDS),
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
    answer: create_data_request,
};

static CREATE_DATA_REQUEST_INPUT_TABLE: InputTable = InputTable {
    name: "CreateDataRequestInput",
    description: "Input of `createDataRequest`.",
    fields: &[
        Argument {
            name: "type",
            description: "What a member asks for.",
            ty: "DataRequestType!",
            default: None,
        },
        Argument {
            name: "notes",
            description: "More about it.",
            ty: "String",
            default: None,
        },
    ],
    types: &[
        |registry| crate::graph::privacy::DATA_REQUEST_TYPE_WORDS.register(registry),
    ],
};

static CREATE_DATA_REQUEST_PAYLOAD: Object = Object {
    name: "CreateDataRequestPayload",
    description: "Result of `createDataRequest`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "dataRequest",
            description: "The new data request.",
            ty: "DataRequest",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::privacy::DATA_REQUEST),
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
    types: &[|registry| register_object(registry, &crate::graph::privacy::DATA_REQUEST)],
};

fn create_data_request(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::privacy::CreatedDataRequestResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_DATA_REQUEST_PAYLOAD)
            .with(IntoFound::into_found(answer.data.request))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static LIST_MY_DATA_REQUESTS_ASKING: Asking = Asking {
    operation: Operation::ListMyDataRequests,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_my_data_requests,
};

fn list_my_data_requests(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::privacy::DataRequestList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static WITHDRAW_DATA_REQUEST_ASKING: Asking = Asking {
    operation: Operation::WithdrawDataRequest,
    inputs: &[
        Input {
            argument: "requestId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("DataRequest"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: withdraw_data_request,
};

static WITHDRAW_DATA_REQUEST_INPUT_TABLE: InputTable = InputTable {
    name: "WithdrawDataRequestInput",
    description: "Input of `withdrawDataRequest`.",
    fields: &[
        Argument {
            name: "requestId",
            description: "Id of the request.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static WITHDRAW_DATA_REQUEST_PAYLOAD: Object = Object {
    name: "WithdrawDataRequestPayload",
    description: "Result of `withdrawDataRequest`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "dataRequest",
            description: "The data request after the change.",
            ty: "DataRequest",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::privacy::DATA_REQUEST),
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
    types: &[|registry| register_object(registry, &crate::graph::privacy::DATA_REQUEST)],
};

fn withdraw_data_request(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::privacy::DataRequestResponse = ask.made()?;
    Ok(
        Shown::of(&WITHDRAW_DATA_REQUEST_PAYLOAD)
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

static PREPARE_DATA_EXPORT_ASKING: Asking = Asking {
    operation: Operation::PrepareDataExport,
    inputs: &[
        Input {
            argument: "format",
            wire: "format",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::privacy::DATA_EXPORT_FORMAT_WORDS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: prepare_data_export,
};

static PREPARE_DATA_EXPORT_INPUT_TABLE: InputTable = InputTable {
    name: "PrepareDataExportInput",
    description: "Input of `prepareDataExport`.",
    fields: &[
        Argument {
            name: "format",
            description: "What kind of file.",
            ty: "DataExportFormat",
            default: Some("JSON"),
        },
    ],
    types: &[
        |registry| crate::graph::privacy::DATA_EXPORT_FORMAT_WORDS.register(registry),
    ],
};

static PREPARE_DATA_EXPORT_PAYLOAD: Object = Object {
    name: "PrepareDataExportPayload",
    description: "Result of `prepareDataExport`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "dataExport",
            description: "The data export after the change.",
            ty: "DataExport",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::privacy::DATA_EXPORT),
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
    types: &[|registry| register_object(registry, &crate::graph::privacy::DATA_EXPORT)],
};

fn prepare_data_export(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::privacy::DataExportResponse = ask.made()?;
    Ok(
        Shown::of(&PREPARE_DATA_EXPORT_PAYLOAD)
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

static LIST_MY_DATA_EXPORTS_ASKING: Asking = Asking {
    operation: Operation::ListMyDataExports,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_my_data_exports,
};

fn list_my_data_exports(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::privacy::DataExportListResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data.exports))
}

static GET_DATA_EXPORT_ASKING: Asking = Asking {
    operation: Operation::GetDataExport,
    inputs: &[
        Input {
            argument: "id",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("DataExport"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_data_export,
};

fn get_data_export(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::privacy::DataExportResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CANCEL_DATA_EXPORT_ASKING: Asking = Asking {
    operation: Operation::CancelDataExport,
    inputs: &[
        Input {
            argument: "dataExportId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("DataExport"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: cancel_data_export,
};

static CANCEL_DATA_EXPORT_INPUT_TABLE: InputTable = InputTable {
    name: "CancelDataExportInput",
    description: "Input of `cancelDataExport`.",
    fields: &[
        Argument {
            name: "dataExportId",
            description: "Id of the copy.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static CANCEL_DATA_EXPORT_PAYLOAD: Object = Object {
    name: "CancelDataExportPayload",
    description: "Result of `cancelDataExport`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "dataExport",
            description: "The data export after the change.",
            ty: "DataExport",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::privacy::DATA_EXPORT),
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
    types: &[|registry| register_object(registry, &crate::graph::privacy::DATA_EXPORT)],
};

fn cancel_data_export(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::privacy::DataExportResponse = ask.made()?;
    Ok(
        Shown::of(&CANCEL_DATA_EXPORT_PAYLOAD)
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

static CREATE_DATA_EXPORT_LINK_ASKING: Asking = Asking {
    operation: Operation::CreateDataExportLink,
    inputs: &[
        Input {
            argument: "dataExportId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("DataExport"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_data_export_link,
};

static CREATE_DATA_EXPORT_LINK_INPUT_TABLE: InputTable = InputTable {
    name: "CreateDataExportLinkInput",
    description: "Input of `createDataExportLink`.",
    fields: &[
        Argument {
            name: "dataExportId",
            description: "Id of the copy.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static CREATE_DATA_EXPORT_LINK_PAYLOAD: Object = Object {
    name: "CreateDataExportLinkPayload",
    description: "Result of `createDataExportLink`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "link",
            description: "The new data export link.",
            ty: "DataExportLink",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::privacy::DATA_EXPORT_LINK),
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
        |registry| register_object(registry, &crate::graph::privacy::DATA_EXPORT_LINK),
    ],
};

fn create_data_export_link(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::privacy::DataExportLinkResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_DATA_EXPORT_LINK_PAYLOAD)
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

static LIST_DATA_REQUESTS_ASKING: Asking = Asking {
    operation: Operation::ListDataRequests,
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
            kind: InputKind::Word(&crate::graph::privacy::DATA_REQUEST_STATUS_WORDS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_data_requests,
};

fn list_data_requests(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::privacy::DataRequestPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static GET_DATA_REQUEST_ASKING: Asking = Asking {
    operation: Operation::GetDataRequest,
    inputs: &[
        Input {
            argument: "id",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("DataRequest"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_data_request,
};

fn get_data_request(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::privacy::DataRequestResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static DECIDE_DATA_REQUEST_ASKING: Asking = Asking {
    operation: Operation::DecideDataRequest,
    inputs: &[
        Input {
            argument: "requestId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("DataRequest"),
        },
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Body,
            kind: InputKind::Word(&DATA_REQUEST_DECISION_WORDS),
        },
        Input {
            argument: "decision",
            wire: "decision",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: decide_data_request,
};

static DECIDE_DATA_REQUEST_INPUT_TABLE: InputTable = InputTable {
    name: "DecideDataRequestInput",
    description: "Input of `decideDataRequest`.",
    fields: &[
        Argument {
            name: "requestId",
            description: "Id of the request.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "status",
            description: "How it stands from now on.",
            ty: "DataRequestDecision!",
            default: None,
        },
        Argument {
            name: "decision",
            description: "What the member is told. Needed to reject.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| DATA_REQUEST_DECISION_WORDS.register(registry)],
};

/// The words of `DataRequestDecision`.
pub static DATA_REQUEST_DECISION_WORDS: EnumTable = EnumTable {
    name: "DataRequestDecision",
    description: "How it stands from now on.",
    values: &[
        EnumValue {
            name: "PROCESSING",
            word: "processing",
            description: "Staff work on it.",
        },
        EnumValue {
            name: "COMPLETED",
            word: "completed",
            description: "It was carried out.",
        },
        EnumValue {
            name: "REJECTED",
            word: "rejected",
            description: "It was rejected.",
        },
    ],
};

static DECIDE_DATA_REQUEST_PAYLOAD: Object = Object {
    name: "DecideDataRequestPayload",
    description: "Result of `decideDataRequest`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "dataRequest",
            description: "The data request after the change.",
            ty: "DataRequest",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::privacy::DATA_REQUEST),
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
    types: &[|registry| register_object(registry, &crate::graph::privacy::DATA_REQUEST)],
};

fn decide_data_request(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::privacy::DataRequestResponse = ask.made()?;
    Ok(
        Shown::of(&DECIDE_DATA_REQUEST_PAYLOAD)
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
