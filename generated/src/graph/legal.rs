// Made from contract/areas/legal.yaml by codegen; edit the contract instead.

//! The area `legal` in the graph.

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

/// The words of `LegalAcceptanceStatus`.
pub static LEGAL_ACCEPTANCE_STATUS_WORDS: EnumTable = EnumTable {
    name: "LegalAcceptanceStatus",
    description: "How a member stands to a legal document.",
    values: &[
        EnumValue {
            name: "CURRENT",
            word: "current",
            description: "Nothing is left to accept.",
        },
        EnumValue {
            name: "OUTDATED",
            word: "outdated",
            description: "An older version was accepted; the present one is left.",
        },
        EnumValue {
            name: "NOT_ACCEPTED",
            word: "not_accepted",
            description: "No version was accepted.",
        },
    ],
};

crate::graph_words!(crate ::legal::LegalAcceptanceStatus, LEGAL_ACCEPTANCE_STATUS_WORDS);

/// The words of `LegalDocumentType`.
pub static LEGAL_DOCUMENT_TYPE_WORDS: EnumTable = EnumTable {
    name: "LegalDocumentType",
    description: "Which legal document.",
    values: &[
        EnumValue {
            name: "TERMS",
            word: "terms",
            description: "Terms of use.",
        },
        EnumValue {
            name: "PRIVACY",
            word: "privacy",
            description: "What is done with personal data.",
        },
        EnumValue {
            name: "COOKIES",
            word: "cookies",
            description: "Cookies and similar storage in browsers.",
        },
        EnumValue {
            name: "ACCESSIBILITY",
            word: "accessibility",
            description: "How the pages can be used.",
        },
        EnumValue {
            name: "COMMUNITY_GUIDELINES",
            word: "community_guidelines",
            description: "How members treat each other.",
        },
        EnumValue {
            name: "ACCEPTABLE_USE",
            word: "acceptable_use",
            description: "What the service may not be used for.",
        },
    ],
};

crate::graph_words!(crate ::legal::LegalDocumentType, LEGAL_DOCUMENT_TYPE_WORDS);

/// `LegalAcceptance`.
pub static LEGAL_ACCEPTANCE: Object = Object {
    name: "LegalAcceptance",
    description: "Which legal documents are left to accept.",
    interfaces: &[],
    fields: &[
        Field {
            name: "hasPending",
            description: "Whether there is one.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isEnforced",
            description: "Whether the community lets nobody on without it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isBlocking",
            description: "Whether the viewer is blocked until they accept.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "documents",
            description: "The documents that members accept.",
            ty: "[LegalDocumentAcceptance!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::legal::LEGAL_DOCUMENT_ACCEPTANCE),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::legal::LEGAL_DOCUMENT_ACCEPTANCE,
        ),
    ],
};

impl Row for crate::legal::LegalAcceptance {
    fn object(&self) -> &'static Object {
        &LEGAL_ACCEPTANCE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.has_pending),
            1 => Show::show(&self.enforcement_blocking),
            2 => Show::show(&self.blocking_pending),
            3 => Show::show(&self.documents),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::legal::LegalAcceptance, LEGAL_ACCEPTANCE);

/// `LegalComparison`.
pub static LEGAL_COMPARISON: Object = Object {
    name: "LegalComparison",
    description: "What is different in two versions of a legal document.",
    interfaces: &[],
    fields: &[
        Field {
            name: "version",
            description: "The one version.",
            ty: "LegalVersion!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::legal::LEGAL_VERSION),
        },
        Field {
            name: "otherVersion",
            description: "The other version.",
            ty: "LegalVersion!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::legal::LEGAL_VERSION),
        },
        Field {
            name: "diffHtml",
            description: "The words of both as HTML: what only the one has stands in `del`, what only the other has in `ins`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "changeCount",
            description: "At how many places they differ.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::legal::LEGAL_VERSION)],
};

impl Row for crate::legal::LegalComparison {
    fn object(&self) -> &'static Object {
        &LEGAL_COMPARISON
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.version1),
            1 => Show::show(&self.version2),
            2 => Show::show(&self.diff_html),
            3 => Show::show(&self.changes_count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::legal::LegalComparison, LEGAL_COMPARISON);

/// `LegalDocument`.
pub static LEGAL_DOCUMENT: Object = Object {
    name: "LegalDocument",
    description: "A legal document as it is in force.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "version",
            description: "Id of the version in force.",
            ty: "LegalVersion",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "id",
            description: "Id of the document.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "type",
            description: "Which legal document.",
            ty: "LegalDocumentType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "title",
            description: "Its title.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "content",
            description: "Its words: plain text, which clients show as such.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "versionNumber",
            description: "Number of the version in force.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "effectiveAt",
            description: "Since when it is in force.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "summaryOfChanges",
            description: "What is new in it.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "requiresAcceptance",
            description: "Whether members accept this version anew.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "hasPreviousVersions",
            description: "Whether there was one before.",
            ty: "Boolean!",
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
        |registry| crate::graph::legal::LEGAL_DOCUMENT_TYPE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::legal::LEGAL_VERSION),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::legal::LegalDocument {
    fn object(&self) -> &'static Object {
        &LEGAL_DOCUMENT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Got::Value(global_id("LegalDocument", self.document_id)),
            2 => Show::show(&self.type_),
            3 => Show::show(&self.title),
            4 => Show::show(&self.content),
            5 => Show::show(&self.version_number),
            6 => Show::show(&self.effective_date),
            7 => Show::show(&self.summary_of_changes),
            8 => Show::show(&self.requires_acceptance),
            9 => Show::show(&self.has_previous_versions),
            10 => Got::Value(Value::String(self.document_id.to_string())),
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
                        Some(number) => edges.find_legal_version(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::legal::LegalDocument, LEGAL_DOCUMENT);

/// `LegalDocumentAcceptance`.
pub static LEGAL_DOCUMENT_ACCEPTANCE: Object = Object {
    name: "LegalDocumentAcceptance",
    description: "How the viewer stands to a legal document.",
    interfaces: &[],
    fields: &[
        Field {
            name: "document",
            description: "Id of the document.",
            ty: "LegalDocument",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "type",
            description: "Which document.",
            ty: "LegalDocumentType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "title",
            description: "Its title.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "version",
            description: "Id of the version in force.",
            ty: "LegalVersion",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "versionNumber",
            description: "Number of the version in force.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Whether it is left to accept.",
            ty: "LegalAcceptanceStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "acceptedAt",
            description: "When it was accepted last. Null if never.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::legal::LEGAL_ACCEPTANCE_STATUS_WORDS.register(registry),
        |registry| crate::graph::legal::LEGAL_DOCUMENT_TYPE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::legal::LEGAL_DOCUMENT),
        |registry| register_object(registry, &crate::graph::legal::LEGAL_VERSION),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::legal::LegalDocumentAcceptance {
    fn object(&self) -> &'static Object {
        &LEGAL_DOCUMENT_ACCEPTANCE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.document_type),
            2 => Show::show(&self.title),
            4 => Show::show(&self.current_version),
            5 => Show::show(&self.acceptance_status),
            6 => Show::show(&self.accepted_at),
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
                    match numbered(&self.document_id) {
                        Some(number) => edges.find_legal_document(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                3 => {
                    match numbered(&self.current_version_id) {
                        Some(number) => edges.find_legal_version(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::legal::LegalDocumentAcceptance, LEGAL_DOCUMENT_ACCEPTANCE);

/// `LegalDocumentAccepted`.
pub static LEGAL_DOCUMENT_ACCEPTED: Object = Object {
    name: "LegalDocumentAccepted",
    description: "That a member accepted a version.",
    interfaces: &[],
    fields: &[
        Field {
            name: "member",
            description: "Id of the member.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "version",
            description: "Id of the version.",
            ty: "LegalVersion",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "versionNumber",
            description: "Its number.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "acceptedAt",
            description: "When.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::legal::LEGAL_VERSION),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::legal::LegalDocumentAccepted {
    fn object(&self) -> &'static Object {
        &LEGAL_DOCUMENT_ACCEPTED
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            2 => Show::show(&self.version_number),
            3 => Show::show(&self.accepted_at),
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
                    match numbered(&self.user_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                1 => {
                    match numbered(&self.version_id) {
                        Some(number) => edges.find_legal_version(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::legal::LegalDocumentAccepted, LEGAL_DOCUMENT_ACCEPTED);

/// A page of `LegalDocumentAccepted`.
pub static LEGAL_DOCUMENT_ACCEPTED_CONNECTION: Object = Object {
    name: "LegalDocumentAcceptedConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[LegalDocumentAcceptedEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&LEGAL_DOCUMENT_ACCEPTED_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[LegalDocumentAccepted!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&LEGAL_DOCUMENT_ACCEPTED),
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
        |registry| register_object(registry, &LEGAL_DOCUMENT_ACCEPTED_EDGE),
        |registry| register_object(registry, &LEGAL_DOCUMENT_ACCEPTED),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `LegalDocumentAccepted`.
pub static LEGAL_DOCUMENT_ACCEPTED_EDGE: Object = Object {
    name: "LegalDocumentAcceptedEdge",
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
            ty: "LegalDocumentAccepted!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&LEGAL_DOCUMENT_ACCEPTED),
        },
    ],
    types: &[],
};

impl Listed for crate::legal::LegalDocumentAccepted {
    const CONNECTION: &'static Object = &LEGAL_DOCUMENT_ACCEPTED_CONNECTION;
    const EDGE: &'static Object = &LEGAL_DOCUMENT_ACCEPTED_EDGE;
}

/// `LegalVersion`.
pub static LEGAL_VERSION: Object = Object {
    name: "LegalVersion",
    description: "A version of a legal document.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the version.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "versionNumber",
            description: "Its number.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "title",
            description: "Its title.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "content",
            description: "Its words: plain text, which clients show as such.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "effectiveAt",
            description: "Since when it is or was in force.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "summaryOfChanges",
            description: "What was new in it.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "requiresAcceptance",
            description: "Whether members accepted it anew.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isCurrent",
            description: "Whether it is in force.",
            ty: "Boolean!",
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
    types: &[|registry| scalar(registry, "DateTime")],
};

impl Row for crate::legal::LegalVersion {
    fn object(&self) -> &'static Object {
        &LEGAL_VERSION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("LegalVersion", self.id)),
            1 => Show::show(&self.version_number),
            2 => Show::show(&self.title),
            3 => Show::show(&self.content),
            4 => Show::show(&self.effective_date),
            5 => Show::show(&self.summary_of_changes),
            6 => Show::show(&self.requires_acceptance),
            7 => Show::show(&self.is_current),
            8 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::legal::LegalVersion, LEGAL_VERSION);

/// `LegalDocumentHistory`.
pub static LEGAL_DOCUMENT_HISTORY: Object = Object {
    name: "LegalDocumentHistory",
    description: "A legal document with its versions.",
    interfaces: &[],
    fields: &[
        Field {
            name: "type",
            description: "Which legal document.",
            ty: "LegalDocumentType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "title",
            description: "Its title. Null if there is no version.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "versions",
            description: "Versions, the newest first.",
            ty: "[LegalVersion!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::legal::LEGAL_VERSION),
        },
    ],
    types: &[
        |registry| crate::graph::legal::LEGAL_DOCUMENT_TYPE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::legal::LEGAL_VERSION),
    ],
};

impl Row for crate::legal::LegalVersions {
    fn object(&self) -> &'static Object {
        &LEGAL_DOCUMENT_HISTORY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.type_),
            1 => Show::show(&self.title),
            2 => Show::show(&self.versions),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::legal::LegalVersions, LEGAL_DOCUMENT_HISTORY);

/// What the area `legal` answers in the graph beside its operations.
#[async_trait]
pub trait LegalEdges: Send + Sync {
    /// The `LegalDocument` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_legal_document(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "LegalDocument", number, Some(Operation::GetLegalDocument))
            .await
    }

    /// The `LegalVersion` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_legal_version(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "LegalVersion", number, Some(Operation::ListLegalVersions))
            .await
    }
}

impl<T: Send + Sync> LegalEdges for T {}

/// Fields of `Mutation` that operations of the area `legal` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct LegalMutation;

static LEGAL_MUTATION: Object = Object {
    name: "LegalMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "acceptLegalDocuments",
            description: "Accept every legal document that is left to accept, as it is in force.",
            ty: "AcceptLegalDocumentsPayload",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&ACCEPT_LEGAL_DOCUMENTS_ASKING),
        },
        Field {
            name: "acceptLegalDocument",
            description: "Accept a legal document as it is in force. `VALIDATION_ERROR` on `versionId` for another version. `NOT_FOUND` when the community has no such document, and for whoever is no member of it.",
            ty: "AcceptLegalDocumentPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AcceptLegalDocumentInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ACCEPT_LEGAL_DOCUMENT_ASKING),
        },
        Field {
            name: "publishLegalVersion",
            description: "For administrators: publish a version of a legal document. It is in force at once, and members accept it anew unless `requiresAcceptance` is false.",
            ty: "PublishLegalVersionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "PublishLegalVersionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&PUBLISH_LEGAL_VERSION_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &ACCEPT_LEGAL_DOCUMENTS_PAYLOAD),
        |registry| ACCEPT_LEGAL_DOCUMENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ACCEPT_LEGAL_DOCUMENT_PAYLOAD),
        |registry| PUBLISH_LEGAL_VERSION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &PUBLISH_LEGAL_VERSION_PAYLOAD),
    ],
};

impl Row for LegalMutation {
    fn object(&self) -> &'static Object {
        &LEGAL_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `legal` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct LegalQuery;

static LEGAL_QUERY: Object = Object {
    name: "LegalQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "legalDocument",
            description: "A legal document of the community as it is in force, before anybody signs in. Null when there is none.",
            ty: "LegalDocument",
            arguments: &[
                Argument {
                    name: "type",
                    description: "Which document.",
                    ty: "LegalDocumentType!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_LEGAL_DOCUMENT_ASKING),
        },
        Field {
            name: "legalDocumentHistory",
            description: "Every version of a legal document that was published, the newest first, before anybody signs in.",
            ty: "LegalDocumentHistory",
            arguments: &[
                Argument {
                    name: "type",
                    description: "Which document.",
                    ty: "LegalDocumentType!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_LEGAL_VERSIONS_ASKING),
        },
        Field {
            name: "legalAcceptances",
            description: "For administrators: who has accepted which version of a legal document and when, the newest first.",
            ty: "LegalDocumentAcceptedConnection",
            arguments: &[
                Argument {
                    name: "type",
                    description: "Which document.",
                    ty: "LegalDocumentType!",
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
            source: Source::Operation(&LIST_LEGAL_ACCEPTANCES_ASKING),
        },
        Field {
            name: "legalComparison",
            description: "What is different in two versions of a legal document, line by line, before anybody signs in. `VALIDATION_ERROR` when they are of different documents, `NOT_FOUND` for a version that there is not.",
            ty: "LegalComparison",
            arguments: &[
                Argument {
                    name: "versionId",
                    description: "Id of the one version.",
                    ty: "ID!",
                    default: None,
                },
                Argument {
                    name: "otherVersionId",
                    description: "Id of the other.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&COMPARE_LEGAL_VERSIONS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::legal::LEGAL_DOCUMENT),
        |registry| crate::graph::legal::LEGAL_DOCUMENT_TYPE_WORDS.register(registry),
        |registry| register_object(
            registry,
            &crate::graph::legal::LEGAL_DOCUMENT_HISTORY,
        ),
        |registry| crate::graph::legal::LEGAL_DOCUMENT_TYPE_WORDS.register(registry),
        |registry| register_object(
            registry,
            &crate::graph::legal::LEGAL_DOCUMENT_ACCEPTED_CONNECTION,
        ),
        |registry| crate::graph::legal::LEGAL_DOCUMENT_TYPE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::legal::LEGAL_COMPARISON),
    ],
};

impl Row for LegalQuery {
    fn object(&self) -> &'static Object {
        &LEGAL_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `legal` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct LegalViewer;

static LEGAL_VIEWER: Object = Object {
    name: "LegalViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "legalAcceptance",
            description: "Legal documents that members of the community accept, and how the viewer stands to them.",
            ty: "LegalAcceptance",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_LEGAL_ACCEPTANCE_STATUS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::legal::LEGAL_ACCEPTANCE),
    ],
};

impl Row for LegalViewer {
    fn object(&self) -> &'static Object {
        &LEGAL_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_LEGAL_DOCUMENT_ASKING: Asking = Asking {
    operation: Operation::GetLegalDocument,
    inputs: &[
        Input {
            argument: "type",
            wire: "type",
            place: InputPlace::Path,
            kind: InputKind::Word(&crate::graph::legal::LEGAL_DOCUMENT_TYPE_WORDS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_legal_document,
};

fn get_legal_document(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::legal::LegalDocumentResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_LEGAL_VERSIONS_ASKING: Asking = Asking {
    operation: Operation::ListLegalVersions,
    inputs: &[
        Input {
            argument: "type",
            wire: "type",
            place: InputPlace::Path,
            kind: InputKind::Word(&crate::graph::legal::LEGAL_DOCUMENT_TYPE_WORDS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_legal_versions,
};

fn list_legal_versions(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::legal::LegalVersionList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static GET_LEGAL_ACCEPTANCE_STATUS_ASKING: Asking = Asking {
    operation: Operation::GetLegalAcceptanceStatus,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_legal_acceptance_status,
};

fn get_legal_acceptance_status(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::legal::LegalAcceptanceResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static ACCEPT_LEGAL_DOCUMENTS_ASKING: Asking = Asking {
    operation: Operation::AcceptLegalDocuments,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: accept_legal_documents,
};

static ACCEPT_LEGAL_DOCUMENTS_PAYLOAD: Object = Object {
    name: "AcceptLegalDocumentsPayload",
    description: "Result of `acceptLegalDocuments`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[],
};

fn accept_legal_documents(_: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&ACCEPT_LEGAL_DOCUMENTS_PAYLOAD)
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static ACCEPT_LEGAL_DOCUMENT_ASKING: Asking = Asking {
    operation: Operation::AcceptLegalDocument,
    inputs: &[
        Input {
            argument: "documentId",
            wire: "document_id",
            place: InputPlace::Body,
            kind: InputKind::Id("LegalDocument"),
        },
        Input {
            argument: "versionId",
            wire: "version_id",
            place: InputPlace::Body,
            kind: InputKind::Id("LegalVersion"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: accept_legal_document,
};

static ACCEPT_LEGAL_DOCUMENT_INPUT_TABLE: InputTable = InputTable {
    name: "AcceptLegalDocumentInput",
    description: "Input of `acceptLegalDocument`.",
    fields: &[
        Argument {
            name: "documentId",
            description: "Id of the document.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "versionId",
            description: "Id of the version in force.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static ACCEPT_LEGAL_DOCUMENT_PAYLOAD: Object = Object {
    name: "AcceptLegalDocumentPayload",
    description: "Result of `acceptLegalDocument`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "acceptedAt",
            description: "When it was accepted.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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
    types: &[|registry| scalar(registry, "DateTime")],
};

fn accept_legal_document(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::legal::AcceptedLegalDocument = ask.made()?;
    Ok(
        Shown::of(&ACCEPT_LEGAL_DOCUMENT_PAYLOAD)
            .with(IntoFound::into_found(answer.accepted_at))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static PUBLISH_LEGAL_VERSION_ASKING: Asking = Asking {
    operation: Operation::PublishLegalVersion,
    inputs: &[
        Input {
            argument: "type",
            wire: "type",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::legal::LEGAL_DOCUMENT_TYPE_WORDS),
        },
        Input {
            argument: "title",
            wire: "title",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "content",
            wire: "content",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "summaryOfChanges",
            wire: "summary_of_changes",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "requiresAcceptance",
            wire: "requires_acceptance",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: publish_legal_version,
};

static PUBLISH_LEGAL_VERSION_INPUT_TABLE: InputTable = InputTable {
    name: "PublishLegalVersionInput",
    description: "Input of `publishLegalVersion`.",
    fields: &[
        Argument {
            name: "type",
            description: "Which legal document.",
            ty: "LegalDocumentType!",
            default: None,
        },
        Argument {
            name: "title",
            description: "Its title.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "content",
            description: "Its words.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "summaryOfChanges",
            description: "What is new in it.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "requiresAcceptance",
            description: "Whether members accept it anew; they do unless it says no.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[
        |registry| crate::graph::legal::LEGAL_DOCUMENT_TYPE_WORDS.register(registry),
    ],
};

static PUBLISH_LEGAL_VERSION_PAYLOAD: Object = Object {
    name: "PublishLegalVersionPayload",
    description: "Result of `publishLegalVersion`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "document",
            description: "The legal document after the change.",
            ty: "LegalDocument",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::legal::LEGAL_DOCUMENT),
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
    types: &[|registry| register_object(registry, &crate::graph::legal::LEGAL_DOCUMENT)],
};

fn publish_legal_version(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::legal::LegalDocumentPublishedResponse = ask.made()?;
    Ok(
        Shown::of(&PUBLISH_LEGAL_VERSION_PAYLOAD)
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

static LIST_LEGAL_ACCEPTANCES_ASKING: Asking = Asking {
    operation: Operation::ListLegalAcceptances,
    inputs: &[
        Input {
            argument: "type",
            wire: "type",
            place: InputPlace::Path,
            kind: InputKind::Word(&crate::graph::legal::LEGAL_DOCUMENT_TYPE_WORDS),
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
    answer: list_legal_acceptances,
};

fn list_legal_acceptances(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::legal::LegalAcceptancePage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static COMPARE_LEGAL_VERSIONS_ASKING: Asking = Asking {
    operation: Operation::CompareLegalVersions,
    inputs: &[
        Input {
            argument: "versionId",
            wire: "v1",
            place: InputPlace::Query,
            kind: InputKind::Id("LegalVersion"),
        },
        Input {
            argument: "otherVersionId",
            wire: "v2",
            place: InputPlace::Query,
            kind: InputKind::Id("LegalVersion"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: compare_legal_versions,
};

fn compare_legal_versions(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::legal::LegalComparisonResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}
