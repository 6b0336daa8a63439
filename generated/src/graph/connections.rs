// Made from contract/areas/connections.yaml by codegen; edit the contract instead.

//! The area `connections` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Before, EnumTable, EnumValue, Field, Found, Got, Input,
    InputKind, InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row,
    Show, Shown, Source, found_together, global_id, numbered, page_cost, plus,
    register_object, scalar,
};

/// The words of `ConnectionStanding`.
pub static CONNECTION_STANDING_WORDS: EnumTable = EnumTable {
    name: "ConnectionStanding",
    description: "How the viewer and another member are connected.",
    values: &[
        EnumValue {
            name: "NONE",
            word: "none",
            description: "There is neither a connection nor a request.",
        },
        EnumValue {
            name: "PENDING_SENT",
            word: "pending_sent",
            description: "The viewer sent the other member a request.",
        },
        EnumValue {
            name: "PENDING_RECEIVED",
            word: "pending_received",
            description: "The other member sent the viewer a request.",
        },
        EnumValue {
            name: "CONNECTED",
            word: "connected",
            description: "The two are connected.",
        },
    ],
};

crate::graph_words!(crate ::connections::ConnectionStanding, CONNECTION_STANDING_WORDS);

/// The words of `ConnectionState`.
pub static CONNECTION_STATE_WORDS: EnumTable = EnumTable {
    name: "ConnectionState",
    description: "Whether a connection is pending or accepted.",
    values: &[
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "Requested, not answered yet.",
        },
        EnumValue {
            name: "ACCEPTED",
            word: "accepted",
            description: "Accepted.",
        },
    ],
};

crate::graph_words!(crate ::connections::ConnectionState, CONNECTION_STATE_WORDS);

/// `AcceptConnectionPayload`.
pub static ACCEPT_CONNECTION_PAYLOAD: Object = Object {
    name: "AcceptConnectionPayload",
    description: "A request just accepted.",
    interfaces: &[],
    fields: &[
        Field {
            name: "connection",
            description: "The connection.",
            ty: "Relationship",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "status",
            description: "How the viewer and another member are connected.",
            ty: "ConnectionStanding!",
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
    types: &[
        |registry| {
            crate::graph::connections::CONNECTION_STANDING_WORDS.register(registry)
        },
        |registry| register_object(registry, &crate::graph::connections::RELATIONSHIP),
    ],
};

impl Row for crate::connections::AcceptedConnection {
    fn object(&self) -> &'static Object {
        &ACCEPT_CONNECTION_PAYLOAD
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.status),
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
                    match numbered(&self.connection_id) {
                        Some(number) => edges.find_relationship(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                2 => edges.find_viewer(ctx, 0).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::connections::AcceptedConnection, ACCEPT_CONNECTION_PAYLOAD);

/// `Relationship`.
pub static RELATIONSHIP: Object = Object {
    name: "Relationship",
    description: "A connection between two members, or a pending request for one.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the connection.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Whether a connection is pending or accepted.",
            ty: "ConnectionState!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When the request was made.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "requester",
            description: "The member who asked.",
            ty: "Member!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::shared::MEMBER),
        },
        Field {
            name: "receiver",
            description: "The member who was asked.",
            ty: "Member!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::shared::MEMBER),
        },
        Field {
            name: "partner",
            description: "The other one of the two, seen from the viewer.",
            ty: "Member!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::shared::MEMBER),
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
        |registry| crate::graph::connections::CONNECTION_STATE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::connections::ConnectionItem {
    fn object(&self) -> &'static Object {
        &RELATIONSHIP
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("Relationship", self.id)),
            1 => Show::show(&self.status),
            2 => Show::show(&self.created_at),
            3 => Show::show(&self.requester),
            4 => Show::show(&self.receiver),
            5 => Show::show(&self.partner),
            6 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::connections::ConnectionItem, RELATIONSHIP);

/// A page of `Relationship`.
pub static RELATIONSHIP_CONNECTION: Object = Object {
    name: "RelationshipConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[RelationshipEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&RELATIONSHIP_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[Relationship!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&RELATIONSHIP),
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
        |registry| register_object(registry, &RELATIONSHIP_EDGE),
        |registry| register_object(registry, &RELATIONSHIP),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `Relationship`.
pub static RELATIONSHIP_EDGE: Object = Object {
    name: "RelationshipEdge",
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
            ty: "Relationship!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&RELATIONSHIP),
        },
    ],
    types: &[],
};

impl Listed for crate::connections::ConnectionItem {
    const CONNECTION: &'static Object = &RELATIONSHIP_CONNECTION;
    const EDGE: &'static Object = &RELATIONSHIP_EDGE;
}

/// `ConnectionSuggestion`.
pub static CONNECTION_SUGGESTION: Object = Object {
    name: "ConnectionSuggestion",
    description: "A member whom the viewer may know.",
    interfaces: &[],
    fields: &[
        Field {
            name: "member",
            description: "The member.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "mutualConnectionCount",
            description: "How many members are connected with both.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sharedSkills",
            description: "Skills that both name in their profiles.",
            ty: "[String!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "connectionStatus",
            description: "How the viewer and another member are connected.",
            ty: "ConnectionStanding!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::connections::CONNECTION_STANDING_WORDS.register(registry)
        },
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
    ],
};

impl Row for crate::connections::ConnectionSuggestion {
    fn object(&self) -> &'static Object {
        &CONNECTION_SUGGESTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.mutual_connections_count),
            2 => Show::show(&self.shared_skills),
            3 => Show::show(&self.connection_status),
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
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::connections::ConnectionSuggestion, CONNECTION_SUGGESTION);

/// A page of `ConnectionSuggestion`.
pub static CONNECTION_SUGGESTION_CONNECTION: Object = Object {
    name: "ConnectionSuggestionConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[ConnectionSuggestionEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&CONNECTION_SUGGESTION_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[ConnectionSuggestion!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&CONNECTION_SUGGESTION),
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
        |registry| register_object(registry, &CONNECTION_SUGGESTION_EDGE),
        |registry| register_object(registry, &CONNECTION_SUGGESTION),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `ConnectionSuggestion`.
pub static CONNECTION_SUGGESTION_EDGE: Object = Object {
    name: "ConnectionSuggestionEdge",
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
            ty: "ConnectionSuggestion!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&CONNECTION_SUGGESTION),
        },
    ],
    types: &[],
};

impl Listed for crate::connections::ConnectionSuggestion {
    const CONNECTION: &'static Object = &CONNECTION_SUGGESTION_CONNECTION;
    const EDGE: &'static Object = &CONNECTION_SUGGESTION_EDGE;
}

/// `PendingConnectionCounts`.
pub static PENDING_CONNECTION_COUNTS: Object = Object {
    name: "PendingConnectionCounts",
    description: "Counts of the viewer's connection requests and connections.",
    interfaces: &[],
    fields: &[
        Field {
            name: "received",
            description: "Pending requests to the viewer.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sent",
            description: "Pending requests by the viewer.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "connectionCount",
            description: "Accepted connections of the viewer.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::connections::PendingConnectionCounts {
    fn object(&self) -> &'static Object {
        &PENDING_CONNECTION_COUNTS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.received),
            1 => Show::show(&self.sent),
            2 => Show::show(&self.total_friends),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::connections::PendingConnectionCounts, PENDING_CONNECTION_COUNTS
);

/// `RequestConnectionPayload`.
pub static REQUEST_CONNECTION_PAYLOAD: Object = Object {
    name: "RequestConnectionPayload",
    description: "A request just made.",
    interfaces: &[],
    fields: &[
        Field {
            name: "status",
            description: "How the viewer and another member are connected.",
            ty: "ConnectionStanding!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "connection",
            description: "The request.",
            ty: "Relationship",
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
        |registry| {
            crate::graph::connections::CONNECTION_STANDING_WORDS.register(registry)
        },
        |registry| register_object(registry, &crate::graph::connections::RELATIONSHIP),
    ],
};

impl Row for crate::connections::RequestedConnection {
    fn object(&self) -> &'static Object {
        &REQUEST_CONNECTION_PAYLOAD
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.status),
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
                    match numbered(&self.connection_id) {
                        Some(number) => edges.find_relationship(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                2 => edges.find_viewer(ctx, 0).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::connections::RequestedConnection, REQUEST_CONNECTION_PAYLOAD);

/// What the area `connections` answers in the graph beside its operations.
#[async_trait]
pub trait ConnectionsEdges: Send + Sync {
    /// The `Relationship` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_relationship(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "Relationship", number, Some(Operation::ListConnections))
            .await
    }

    /// Keeps what a `ConnectionPage` brought of things that edges look up, so that they are not read again.
    async fn keep_connection_page(
        &self,
        ctx: &Context<'_>,
        answer: &crate::connections::ConnectionPage,
    ) -> async_graphql::Result<()>;
}

/// Fields of `Mutation` that operations of the area `connections` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ConnectionsMutation;

static CONNECTIONS_MUTATION: Object = Object {
    name: "ConnectionsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "requestConnection",
            description: "Ask a member to connect. `VALIDATION_ERROR` for oneself, `NOT_FOUND` when the community has no such active member, `BLOCKED` when either has blocked the other. `ALREADY_EXISTS` when there is a request or connection between the two. `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED` or `SAFEGUARDING_JURISDICTION_REQUIRED` when a safeguarding measure keeps the two apart; `SAFEGUARDING_POLICY_UNAVAILABLE` when the measures cannot be read.",
            ty: "RequestConnectionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RequestConnectionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REQUEST_CONNECTION_ASKING),
        },
        Field {
            name: "acceptConnection",
            description: "Accept a connection request. Only its receiver may: `INVALID_STATE` for the requester, `NOT_FOUND` for anybody else. `INVALID_STATE` when it is no longer pending. `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED` or `SAFEGUARDING_JURISDICTION_REQUIRED` when a safeguarding measure keeps the two apart; `SAFEGUARDING_POLICY_UNAVAILABLE` when the measures cannot be read.",
            ty: "AcceptConnectionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AcceptConnectionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ACCEPT_CONNECTION_ASKING),
        },
        Field {
            name: "declineConnection",
            description: "Decline a connection request. It is removed; the requester is told and may ask again. `INVALID_STATE` when the viewer is not its receiver or it is no longer pending; `NOT_FOUND` for anybody who is not part of it.",
            ty: "DeclineConnectionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeclineConnectionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DECLINE_CONNECTION_ASKING),
        },
        Field {
            name: "removeConnection",
            description: "Remove a connection or cancel a request. Either member may. `NOT_FOUND` for anybody who is not part of it.",
            ty: "RemoveConnectionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RemoveConnectionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REMOVE_CONNECTION_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::connections::REQUEST_CONNECTION_PAYLOAD,
        ),
        |registry| REQUEST_CONNECTION_INPUT_TABLE.register(registry),
        |registry| register_object(
            registry,
            &crate::graph::connections::ACCEPT_CONNECTION_PAYLOAD,
        ),
        |registry| ACCEPT_CONNECTION_INPUT_TABLE.register(registry),
        |registry| DECLINE_CONNECTION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DECLINE_CONNECTION_PAYLOAD),
        |registry| REMOVE_CONNECTION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REMOVE_CONNECTION_PAYLOAD),
    ],
};

impl Row for ConnectionsMutation {
    fn object(&self) -> &'static Object {
        &CONNECTIONS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `connections` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ConnectionsViewer;

static CONNECTIONS_VIEWER: Object = Object {
    name: "ConnectionsViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "connections",
            description: "The viewer's connections, newest first. Connections whose other member has left are not among them, so a page may be short.",
            ty: "RelationshipConnection",
            arguments: &[
                Argument {
                    name: "status",
                    description: "Which connections.",
                    ty: "ConnectionFilter",
                    default: Some("ACCEPTED"),
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
            source: Source::Operation(&LIST_CONNECTIONS_ASKING),
        },
        Field {
            name: "pendingConnectionCounts",
            description: "How many connection requests the viewer sent and received, and how many connections they have.",
            ty: "PendingConnectionCounts",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_PENDING_CONNECTION_COUNTS_ASKING),
        },
        Field {
            name: "connectionSuggestions",
            description: "Members whom the viewer may know, best match first: five points for each mutual connection, two for each shared group, two for having been active in the last 30 days; then by last activity. Members who are connected with the viewer, have a pending request, or are blocked in either direction are not among them. There are at most 20.",
            ty: "ConnectionSuggestionConnection",
            arguments: &[
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 20. 5 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "last",
                    description: "How many before `before` at most, 1 to 20; 5 by default. Not together with `first` or `after`.",
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
            cost: Some(page_cost::<5, 20>),
            source: Source::Operation(&LIST_CONNECTION_SUGGESTIONS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::connections::RELATIONSHIP_CONNECTION,
        ),
        |registry| CONNECTION_FILTER_WORDS.register(registry),
        |registry| register_object(
            registry,
            &crate::graph::connections::PENDING_CONNECTION_COUNTS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::connections::CONNECTION_SUGGESTION_CONNECTION,
        ),
    ],
};

impl Row for ConnectionsViewer {
    fn object(&self) -> &'static Object {
        &CONNECTIONS_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_CONNECTIONS_ASKING: Asking = Asking {
    operation: Operation::ListConnections,
    inputs: &[
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(&CONNECTION_FILTER_WORDS),
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
    keep: Some(|ctx, reply| Box::pin(async move {
        match reply.made::<crate::connections::ConnectionPage>() {
            Some(answer) => {
                crate::graph::edges(ctx)?.keep_connection_page(ctx, answer).await
            }
            None => Ok(()),
        }
    })),
    total: None,
    answer: list_connections,
};

/// The words of `ConnectionFilter`.
pub static CONNECTION_FILTER_WORDS: EnumTable = EnumTable {
    name: "ConnectionFilter",
    description: "Which connections.",
    values: &[
        EnumValue {
            name: "ACCEPTED",
            word: "accepted",
            description: "Accepted.",
        },
        EnumValue {
            name: "PENDING_SENT",
            word: "pending_sent",
            description: "Pending requests by the viewer.",
        },
        EnumValue {
            name: "PENDING_RECEIVED",
            word: "pending_received",
            description: "Pending requests from others.",
        },
    ],
};

fn list_connections(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::connections::ConnectionPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static GET_PENDING_CONNECTION_COUNTS_ASKING: Asking = Asking {
    operation: Operation::GetPendingConnectionCounts,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_pending_connection_counts,
};

fn get_pending_connection_counts(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::connections::PendingConnectionCountsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static REQUEST_CONNECTION_ASKING: Asking = Asking {
    operation: Operation::RequestConnection,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "user_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Key,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: request_connection,
};

static REQUEST_CONNECTION_INPUT_TABLE: InputTable = InputTable {
    name: "RequestConnectionInput",
    description: "Input of `requestConnection`.",
    fields: &[
        Argument {
            name: "memberId",
            description: "Id of the member to connect with.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

fn request_connection(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::connections::RequestedConnectionResponse = ask.answer()?;
    Ok(IntoFound::into_found(answer.data))
}

static ACCEPT_CONNECTION_ASKING: Asking = Asking {
    operation: Operation::AcceptConnection,
    inputs: &[
        Input {
            argument: "connectionId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Relationship"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: accept_connection,
};

static ACCEPT_CONNECTION_INPUT_TABLE: InputTable = InputTable {
    name: "AcceptConnectionInput",
    description: "Input of `acceptConnection`.",
    fields: &[
        Argument {
            name: "connectionId",
            description: "Id of the connection.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

fn accept_connection(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::connections::AcceptedConnectionResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static DECLINE_CONNECTION_ASKING: Asking = Asking {
    operation: Operation::DeclineConnection,
    inputs: &[
        Input {
            argument: "connectionId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Relationship"),
        },
    ],
    before: &[
        Before {
            field: "member",
            key: "declineConnection.member",
        },
    ],
    keep: None,
    total: None,
    answer: decline_connection,
};

static DECLINE_CONNECTION_INPUT_TABLE: InputTable = InputTable {
    name: "DeclineConnectionInput",
    description: "Input of `declineConnection`.",
    fields: &[
        Argument {
            name: "connectionId",
            description: "Id of the connection.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DECLINE_CONNECTION_PAYLOAD: Object = Object {
    name: "DeclineConnectionPayload",
    description: "Result of `declineConnection`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedRelationshipId",
            description: "Global id of the relationship that is gone.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "The member after the change. Null if the viewer cannot see it.",
            ty: "Member",
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
    types: &[|registry| register_object(registry, &crate::graph::shared::MEMBER)],
};

fn decline_connection(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DECLINE_CONNECTION_PAYLOAD)
            .removed("Relationship", ask.number("id"))
            .beside(
                ask.before("member"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_member(ctx, number).await
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

static REMOVE_CONNECTION_ASKING: Asking = Asking {
    operation: Operation::RemoveConnection,
    inputs: &[
        Input {
            argument: "connectionId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Relationship"),
        },
    ],
    before: &[
        Before {
            field: "member",
            key: "removeConnection.member",
        },
    ],
    keep: None,
    total: None,
    answer: remove_connection,
};

static REMOVE_CONNECTION_INPUT_TABLE: InputTable = InputTable {
    name: "RemoveConnectionInput",
    description: "Input of `removeConnection`.",
    fields: &[
        Argument {
            name: "connectionId",
            description: "Id of the connection.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static REMOVE_CONNECTION_PAYLOAD: Object = Object {
    name: "RemoveConnectionPayload",
    description: "Result of `removeConnection`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedRelationshipId",
            description: "Global id of the relationship that is gone.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "The member after the change. Null if the viewer cannot see it.",
            ty: "Member",
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
    types: &[|registry| register_object(registry, &crate::graph::shared::MEMBER)],
};

fn remove_connection(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&REMOVE_CONNECTION_PAYLOAD)
            .removed("Relationship", ask.number("id"))
            .beside(
                ask.before("member"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_member(ctx, number).await
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

static LIST_CONNECTION_SUGGESTIONS_ASKING: Asking = Asking {
    operation: Operation::ListConnectionSuggestions,
    inputs: &[
        Input {
            argument: "first",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::First { most: 20 },
        },
        Input {
            argument: "last",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 20 },
        },
        Input {
            argument: "after",
            wire: "",
            place: InputPlace::Query,
            kind: InputKind::Beginning {
                usual: 5,
                most: 20,
            },
        },
        Input {
            argument: "before",
            wire: "",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
        },
    ],
    before: &[],
    keep: None,
    total: Some(|mut ask| {
        let answer: crate::connections::ConnectionSuggestionsResponse = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_connection_suggestions,
};

fn list_connection_suggestions(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::connections::ConnectionSuggestionsResponse = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data.suggestions);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}
