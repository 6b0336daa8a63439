// Made from contract/areas/event_broadcasts.yaml by codegen; edit the contract instead.

//! The area `event_broadcasts` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Object, Row, Show, Shown, Source, found_together,
    global_id, numbered, plus, register_object, scalar,
};

/// The words of `EventBroadcastSegment`.
pub static EVENT_BROADCAST_SEGMENT_WORDS: EnumTable = EnumTable {
    name: "EventBroadcastSegment",
    description: "To whom a broadcast of an event goes, as they stand when it is sent.",
    values: &[
        EnumValue {
            name: "CONFIRMED",
            word: "confirmed",
            description: "Who takes part.",
        },
        EnumValue {
            name: "INVITED",
            word: "invited",
            description: "Who is invited and has not answered.",
        },
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "Who has asked and waits for a decision.",
        },
        EnumValue {
            name: "WAITING",
            word: "waiting",
            description: "Who waits for a place or has one held.",
        },
        EnumValue {
            name: "INTERESTED",
            word: "interested",
            description: "Who is interested.",
        },
        EnumValue {
            name: "ATTENDED",
            word: "attended",
            description: "Who came.",
        },
        EnumValue {
            name: "NO_SHOW",
            word: "no_show",
            description: "Who did not come.",
        },
    ],
};

crate::graph_words!(
    crate ::event_broadcasts::EventBroadcastSegment, EVENT_BROADCAST_SEGMENT_WORDS
);

/// The words of `EventBroadcastStatus`.
pub static EVENT_BROADCAST_STATUS_WORDS: EnumTable = EnumTable {
    name: "EventBroadcastStatus",
    description: "How far a broadcast has come.",
    values: &[
        EnumValue {
            name: "DRAFT",
            word: "draft",
            description: "Nobody gets it.",
        },
        EnumValue {
            name: "SCHEDULED",
            word: "scheduled",
            description: "It is sent at its moment.",
        },
        EnumValue {
            name: "SENDING",
            word: "sending",
            description: "It is being sent.",
        },
        EnumValue {
            name: "SENT",
            word: "sent",
            description: "Everybody has it.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "Nobody gets it any more.",
        },
    ],
};

crate::graph_words!(
    crate ::event_broadcasts::EventBroadcastStatus, EVENT_BROADCAST_STATUS_WORDS
);

/// `EventBroadcast`.
pub static EVENT_BROADCAST: Object = Object {
    name: "EventBroadcast",
    description: "Something that is told to all who take part in an event.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the broadcast.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "author",
            description: "Who wrote it.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "subject",
            description: "What it is about.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "body",
            description: "What is said, as plain text.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "segments",
            description: "To whom. Nothing for whoever was told it.",
            ty: "[EventBroadcastSegment!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "How far a broadcast has come.",
            ty: "EventBroadcastStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "version",
            description: "It grows with each change.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "scheduledAt",
            description: "When it is to be sent.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "startedAt",
            description: "When sending began.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "finishedAt",
            description: "When everybody had it.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "toldCount",
            description: "How many have been told. Null for whoever was told it.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "keptBackCount",
            description: "From how many it was kept by a block. Null for whoever was told it.",
            ty: "Int",
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
            name: "updatedAt",
            description: "When it changed last.",
            ty: "DateTime!",
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
        |registry| {
            crate::graph::event_broadcasts::EVENT_BROADCAST_SEGMENT_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::event_broadcasts::EVENT_BROADCAST_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_broadcasts::EventBroadcast {
    fn object(&self) -> &'static Object {
        &EVENT_BROADCAST
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventBroadcast", self.id)),
            3 => Show::show(&self.subject),
            4 => Show::show(&self.body),
            5 => Show::show(&self.segments),
            6 => Show::show(&self.status),
            7 => Show::show(&self.version),
            8 => Show::show(&self.scheduled_at),
            9 => Show::show(&self.started_at),
            10 => Show::show(&self.finished_at),
            11 => Show::show(&self.told_count),
            12 => Show::show(&self.kept_back_count),
            13 => Show::show(&self.created_at),
            14 => Show::show(&self.updated_at),
            15 => Got::Value(Value::String(self.id.to_string())),
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
                    match numbered(&self.event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                2 => {
                    match numbered(&self.author_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_broadcasts::EventBroadcast, EVENT_BROADCAST);

/// `EventBroadcastPreview`.
pub static EVENT_BROADCAST_PREVIEW: Object = Object {
    name: "EventBroadcastPreview",
    description: "How many a broadcast would reach.",
    interfaces: &[],
    fields: &[
        Field {
            name: "segments",
            description: "To whom.",
            ty: "[EventBroadcastSegment!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reachedCount",
            description: "How many would be told.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "keptBackCount",
            description: "From how many it would be kept by a block.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_broadcasts::EVENT_BROADCAST_SEGMENT_WORDS
                .register(registry)
        },
    ],
};

impl Row for crate::event_broadcasts::EventBroadcastPreview {
    fn object(&self) -> &'static Object {
        &EVENT_BROADCAST_PREVIEW
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.segments),
            1 => Show::show(&self.reached_count),
            2 => Show::show(&self.kept_back_count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_broadcasts::EventBroadcastPreview, EVENT_BROADCAST_PREVIEW
);

/// What the area `event_broadcasts` answers in the graph beside its operations.
#[async_trait]
pub trait EventBroadcastsEdges: Send + Sync {
    /// The `EventBroadcast` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_broadcast(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "EventBroadcast", number, Some(Operation::GetEventBroadcast))
            .await
    }
}

impl<T: Send + Sync> EventBroadcastsEdges for T {}

/// Fields of `Mutation` that operations of the area `event_broadcasts` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventBroadcastsMutation;

static EVENT_BROADCASTS_MUTATION: Object = Object {
    name: "EventBroadcastsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createEventBroadcast",
            description: "Write to all who take part in an event: a draft, which nobody gets before it is scheduled. `EVENT_BROADCAST_VALIDATION_FAILED` for what cannot be read, and for more than a hundred broadcasts; `EVENT_BROADCAST_DISABLED` where the community has none; `FORBIDDEN` for whoever may not.",
            ty: "CreateEventBroadcastPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateEventBroadcastInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_EVENT_BROADCAST_ASKING),
        },
        Field {
            name: "previewEventBroadcast",
            description: "How many members a broadcast would reach now. Nothing is written. `FORBIDDEN` for whoever may not tell something to all who take part; `EVENT_BROADCAST_DISABLED` where the community has no broadcasts; `EVENT_BROADCAST_VALIDATION_FAILED` for what cannot be read.",
            ty: "PreviewEventBroadcastPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "PreviewEventBroadcastInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&PREVIEW_EVENT_BROADCAST_ASKING),
        },
        Field {
            name: "reviseEventBroadcast",
            description: "Change a broadcast that nobody has got yet. What was scheduled is a draft again. `EVENT_BROADCAST_CONFLICT` once it is being sent, was sent or cancelled. `EVENT_BROADCAST_NOT_FOUND` when there is none that the viewer may see, `FORBIDDEN` for whoever was only told it; `VERSION_CONFLICT` when somebody else has changed it.",
            ty: "ReviseEventBroadcastPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ReviseEventBroadcastInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REVISE_EVENT_BROADCAST_ASKING),
        },
        Field {
            name: "scheduleEventBroadcast",
            description: "Send a broadcast, at once or at a moment. `EVENT_BROADCAST_CONFLICT` once it is being sent, was sent or cancelled; `EVENT_UNAVAILABLE` where the event is not published; `EVENT_BROADCAST_DISABLED` where the community has no broadcasts; `EVENT_BROADCAST_VALIDATION_FAILED` for a moment that is past or more than a year away. `EVENT_BROADCAST_NOT_FOUND` when there is none that the viewer may see, `FORBIDDEN` for whoever was only told it; `VERSION_CONFLICT` when somebody else has changed it.",
            ty: "ScheduleEventBroadcastPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ScheduleEventBroadcastInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SCHEDULE_EVENT_BROADCAST_ASKING),
        },
        Field {
            name: "cancelEventBroadcast",
            description: "Cancel a broadcast: whoever has not got it gets it no more. Doing it again changes nothing. `EVENT_BROADCAST_CONFLICT` once it was sent. `EVENT_BROADCAST_NOT_FOUND` when there is none that the viewer may see, `FORBIDDEN` for whoever was only told it; `VERSION_CONFLICT` when somebody else has changed it.",
            ty: "CancelEventBroadcastPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CancelEventBroadcastInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CANCEL_EVENT_BROADCAST_ASKING),
        },
        Field {
            name: "retryEventBroadcast",
            description: "Go on sending a broadcast that stands still: who has not got it gets it, each once. `EVENT_BROADCAST_CONFLICT` for what is not being sent, and within ten minutes of its beginning or of the last time. `EVENT_BROADCAST_NOT_FOUND` when there is none that the viewer may see, `FORBIDDEN` for whoever was only told it; `EVENT_BROADCAST_DISABLED` where the community has no broadcasts; `VERSION_CONFLICT` when somebody else has changed it.",
            ty: "RetryEventBroadcastPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RetryEventBroadcastInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RETRY_EVENT_BROADCAST_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_EVENT_BROADCAST_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_EVENT_BROADCAST_PAYLOAD),
        |registry| PREVIEW_EVENT_BROADCAST_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &PREVIEW_EVENT_BROADCAST_PAYLOAD),
        |registry| REVISE_EVENT_BROADCAST_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REVISE_EVENT_BROADCAST_PAYLOAD),
        |registry| SCHEDULE_EVENT_BROADCAST_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SCHEDULE_EVENT_BROADCAST_PAYLOAD),
        |registry| CANCEL_EVENT_BROADCAST_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CANCEL_EVENT_BROADCAST_PAYLOAD),
        |registry| RETRY_EVENT_BROADCAST_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RETRY_EVENT_BROADCAST_PAYLOAD),
    ],
};

impl Row for EventBroadcastsMutation {
    fn object(&self) -> &'static Object {
        &EVENT_BROADCASTS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `event_broadcasts` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventBroadcastsQuery;

static EVENT_BROADCASTS_QUERY: Object = Object {
    name: "EventBroadcastsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventBroadcasts",
            description: "What those who look after an event told all who take part, or are about to, the newest first, at most a hundred. For them alone: `FORBIDDEN` for others who may see the event.",
            ty: "[EventBroadcast!]",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_EVENT_BROADCASTS_ASKING),
        },
        Field {
            name: "eventBroadcast",
            description: "A broadcast: for those who may tell something to all who take part, and for whoever was told it. `EVENT_BROADCAST_NOT_FOUND` for everybody else.",
            ty: "EventBroadcast",
            arguments: &[
                Argument {
                    name: "id",
                    description: "Id of the broadcast.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EVENT_BROADCAST_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_broadcasts::EVENT_BROADCAST,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_broadcasts::EVENT_BROADCAST,
        ),
    ],
};

impl Row for EventBroadcastsQuery {
    fn object(&self) -> &'static Object {
        &EVENT_BROADCASTS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_EVENT_BROADCASTS_ASKING: Asking = Asking {
    operation: Operation::ListEventBroadcasts,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "eventId",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_event_broadcasts,
};

fn list_event_broadcasts(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_broadcasts::EventBroadcastList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CREATE_EVENT_BROADCAST_ASKING: Asking = Asking {
    operation: Operation::CreateEventBroadcast,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "eventId",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "subject",
            wire: "subject",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "body",
            wire: "body",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "segments",
            wire: "segments",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::event_broadcasts::EVENT_BROADCAST_SEGMENT_WORDS,
            ),
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
    answer: create_event_broadcast,
};

static CREATE_EVENT_BROADCAST_INPUT_TABLE: InputTable = InputTable {
    name: "CreateEventBroadcastInput",
    description: "Input of `createEventBroadcast`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "subject",
            description: "What it is about.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "body",
            description: "What is said, as plain text.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "segments",
            description: "To whom: everybody who is in any of them, once.",
            ty: "[EventBroadcastSegment!]!",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_broadcasts::EVENT_BROADCAST_SEGMENT_WORDS
                .register(registry)
        },
    ],
};

static CREATE_EVENT_BROADCAST_PAYLOAD: Object = Object {
    name: "CreateEventBroadcastPayload",
    description: "Result of `createEventBroadcast`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "broadcast",
            description: "The new event broadcast.",
            ty: "EventBroadcast",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_broadcasts::EVENT_BROADCAST),
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
            &crate::graph::event_broadcasts::EVENT_BROADCAST,
        ),
    ],
};

fn create_event_broadcast(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_broadcasts::EventBroadcastResponse = ask.answer()?;
    Ok(
        Shown::of(&CREATE_EVENT_BROADCAST_PAYLOAD)
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

static PREVIEW_EVENT_BROADCAST_ASKING: Asking = Asking {
    operation: Operation::PreviewEventBroadcast,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "eventId",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "segments",
            wire: "segments",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::event_broadcasts::EVENT_BROADCAST_SEGMENT_WORDS,
            ),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: preview_event_broadcast,
};

static PREVIEW_EVENT_BROADCAST_INPUT_TABLE: InputTable = InputTable {
    name: "PreviewEventBroadcastInput",
    description: "Input of `previewEventBroadcast`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "segments",
            description: "To whom: everybody who is in any of them, once.",
            ty: "[EventBroadcastSegment!]!",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_broadcasts::EVENT_BROADCAST_SEGMENT_WORDS
                .register(registry)
        },
    ],
};

static PREVIEW_EVENT_BROADCAST_PAYLOAD: Object = Object {
    name: "PreviewEventBroadcastPayload",
    description: "Result of `previewEventBroadcast`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "preview",
            description: "The event broadcast preview after the change.",
            ty: "EventBroadcastPreview",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_broadcasts::EVENT_BROADCAST_PREVIEW,
            ),
        },
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
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
            &crate::graph::event_broadcasts::EVENT_BROADCAST_PREVIEW,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn preview_event_broadcast(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_broadcasts::EventBroadcastPreviewResponse = ask.made()?;
    Ok(
        Shown::of(&PREVIEW_EVENT_BROADCAST_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("eventId"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_event(ctx, number).await
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

static GET_EVENT_BROADCAST_ASKING: Asking = Asking {
    operation: Operation::GetEventBroadcast,
    inputs: &[
        Input {
            argument: "id",
            wire: "broadcastId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventBroadcast"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_event_broadcast,
};

fn get_event_broadcast(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_broadcasts::EventBroadcastResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static REVISE_EVENT_BROADCAST_ASKING: Asking = Asking {
    operation: Operation::ReviseEventBroadcast,
    inputs: &[
        Input {
            argument: "broadcastId",
            wire: "broadcastId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventBroadcast"),
        },
        Input {
            argument: "subject",
            wire: "subject",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "body",
            wire: "body",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "segments",
            wire: "segments",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::event_broadcasts::EVENT_BROADCAST_SEGMENT_WORDS,
            ),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
            place: InputPlace::Body,
            kind: InputKind::Plain,
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
    answer: revise_event_broadcast,
};

static REVISE_EVENT_BROADCAST_INPUT_TABLE: InputTable = InputTable {
    name: "ReviseEventBroadcastInput",
    description: "Input of `reviseEventBroadcast`.",
    fields: &[
        Argument {
            name: "broadcastId",
            description: "Id of the broadcast.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "subject",
            description: "What it is about.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "body",
            description: "What is said, as plain text.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "segments",
            description: "To whom: everybody who is in any of them, once.",
            ty: "[EventBroadcastSegment!]!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "Its `version` as it was read.",
            ty: "Int!",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_broadcasts::EVENT_BROADCAST_SEGMENT_WORDS
                .register(registry)
        },
    ],
};

static REVISE_EVENT_BROADCAST_PAYLOAD: Object = Object {
    name: "ReviseEventBroadcastPayload",
    description: "Result of `reviseEventBroadcast`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "broadcast",
            description: "The event broadcast after the change.",
            ty: "EventBroadcast",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_broadcasts::EVENT_BROADCAST),
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
            &crate::graph::event_broadcasts::EVENT_BROADCAST,
        ),
    ],
};

fn revise_event_broadcast(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_broadcasts::EventBroadcastResponse = ask.answer()?;
    Ok(
        Shown::of(&REVISE_EVENT_BROADCAST_PAYLOAD)
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

static SCHEDULE_EVENT_BROADCAST_ASKING: Asking = Asking {
    operation: Operation::ScheduleEventBroadcast,
    inputs: &[
        Input {
            argument: "broadcastId",
            wire: "broadcastId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventBroadcast"),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "scheduledAt",
            wire: "scheduled_at",
            place: InputPlace::Body,
            kind: InputKind::Plain,
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
    answer: schedule_event_broadcast,
};

static SCHEDULE_EVENT_BROADCAST_INPUT_TABLE: InputTable = InputTable {
    name: "ScheduleEventBroadcastInput",
    description: "Input of `scheduleEventBroadcast`.",
    fields: &[
        Argument {
            name: "broadcastId",
            description: "Id of the broadcast.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "Its `version` as it was read.",
            ty: "Int!",
            default: None,
        },
        Argument {
            name: "scheduledAt",
            description: "When it is sent. At once if nothing is said.",
            ty: "DateTime",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "DateTime")],
};

static SCHEDULE_EVENT_BROADCAST_PAYLOAD: Object = Object {
    name: "ScheduleEventBroadcastPayload",
    description: "Result of `scheduleEventBroadcast`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "broadcast",
            description: "The event broadcast after the change.",
            ty: "EventBroadcast",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_broadcasts::EVENT_BROADCAST),
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
            &crate::graph::event_broadcasts::EVENT_BROADCAST,
        ),
    ],
};

fn schedule_event_broadcast(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_broadcasts::EventBroadcastResponse = ask.answer()?;
    Ok(
        Shown::of(&SCHEDULE_EVENT_BROADCAST_PAYLOAD)
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

static CANCEL_EVENT_BROADCAST_ASKING: Asking = Asking {
    operation: Operation::CancelEventBroadcast,
    inputs: &[
        Input {
            argument: "broadcastId",
            wire: "broadcastId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventBroadcast"),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
            place: InputPlace::Body,
            kind: InputKind::Plain,
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
    answer: cancel_event_broadcast,
};

static CANCEL_EVENT_BROADCAST_INPUT_TABLE: InputTable = InputTable {
    name: "CancelEventBroadcastInput",
    description: "Input of `cancelEventBroadcast`.",
    fields: &[
        Argument {
            name: "broadcastId",
            description: "Id of the broadcast.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "Its `version` as it was read.",
            ty: "Int!",
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

static CANCEL_EVENT_BROADCAST_PAYLOAD: Object = Object {
    name: "CancelEventBroadcastPayload",
    description: "Result of `cancelEventBroadcast`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "broadcast",
            description: "The event broadcast after the change.",
            ty: "EventBroadcast",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_broadcasts::EVENT_BROADCAST),
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
            &crate::graph::event_broadcasts::EVENT_BROADCAST,
        ),
    ],
};

fn cancel_event_broadcast(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_broadcasts::EventBroadcastResponse = ask.answer()?;
    Ok(
        Shown::of(&CANCEL_EVENT_BROADCAST_PAYLOAD)
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

static RETRY_EVENT_BROADCAST_ASKING: Asking = Asking {
    operation: Operation::RetryEventBroadcast,
    inputs: &[
        Input {
            argument: "broadcastId",
            wire: "broadcastId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventBroadcast"),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
            place: InputPlace::Body,
            kind: InputKind::Plain,
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
    answer: retry_event_broadcast,
};

static RETRY_EVENT_BROADCAST_INPUT_TABLE: InputTable = InputTable {
    name: "RetryEventBroadcastInput",
    description: "Input of `retryEventBroadcast`.",
    fields: &[
        Argument {
            name: "broadcastId",
            description: "Id of the broadcast.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "Its `version` as it was read.",
            ty: "Int!",
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

static RETRY_EVENT_BROADCAST_PAYLOAD: Object = Object {
    name: "RetryEventBroadcastPayload",
    description: "Result of `retryEventBroadcast`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "broadcast",
            description: "The event broadcast after the change.",
            ty: "EventBroadcast",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_broadcasts::EVENT_BROADCAST),
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
            &crate::graph::event_broadcasts::EVENT_BROADCAST,
        ),
    ],
};

fn retry_event_broadcast(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_broadcasts::EventBroadcastResponse = ask.answer()?;
    Ok(
        Shown::of(&RETRY_EVENT_BROADCAST_PAYLOAD)
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
