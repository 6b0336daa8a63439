// Made from contract/areas/event_agenda.yaml by codegen; edit the contract instead.

//! The area `event_agenda` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Row, Show, Shown,
    Source, found_together, global_id, ids_of, numbered, plus, register_object, scalar,
};

/// The words of `EventSessionClock`.
pub static EVENT_SESSION_CLOCK_WORDS: EnumTable = EnumTable {
    name: "EventSessionClock",
    description: "On whose clock a session of an event is.",
    values: &[
        EnumValue {
            name: "INHERIT",
            word: "inherit",
            description: "On that of the event, whichever that is.",
        },
        EnumValue {
            name: "FIXED",
            word: "fixed",
            description: "On one of its own.",
        },
    ],
};

crate::graph_words!(crate ::event_agenda::EventSessionClock, EVENT_SESSION_CLOCK_WORDS);

/// The words of `EventSessionOverlap`.
pub static EVENT_SESSION_OVERLAP_WORDS: EnumTable = EnumTable {
    name: "EventSessionOverlap",
    description: "What is done about a room or a speaker that is taken at the same time.",
    values: &[
        EnumValue {
            name: "WARN",
            word: "warn",
            description: "The session says so in `warnings`.",
        },
        EnumValue {
            name: "REFUSE",
            word: "refuse",
            description: "Nothing is changed.",
        },
    ],
};

crate::graph_words!(
    crate ::event_agenda::EventSessionOverlap, EVENT_SESSION_OVERLAP_WORDS
);

/// The words of `EventSessionPlace`.
pub static EVENT_SESSION_PLACE_WORDS: EnumTable = EnumTable {
    name: "EventSessionPlace",
    description: "How a member stands to a session of an event.",
    values: &[
        EnumValue {
            name: "REGISTERED",
            word: "registered",
            description: "They have a place.",
        },
        EnumValue {
            name: "WITHDRAWN",
            word: "withdrawn",
            description: "They gave it back.",
        },
        EnumValue {
            name: "RELEASED",
            word: "released",
            description: "They do not take part in the event any more, so the place is free.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "The session was cancelled.",
        },
    ],
};

crate::graph_words!(crate ::event_agenda::EventSessionPlace, EVENT_SESSION_PLACE_WORDS);

/// The words of `EventSessionStatus`.
pub static EVENT_SESSION_STATUS_WORDS: EnumTable = EnumTable {
    name: "EventSessionStatus",
    description: "Whether a session of an event takes place.",
    values: &[
        EnumValue {
            name: "SCHEDULED",
            word: "scheduled",
            description: "It takes place.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "It does not.",
        },
    ],
};

crate::graph_words!(
    crate ::event_agenda::EventSessionStatus, EVENT_SESSION_STATUS_WORDS
);

/// The words of `EventSessionType`.
pub static EVENT_SESSION_TYPE_WORDS: EnumTable = EnumTable {
    name: "EventSessionType",
    description: "What a session of an event is.",
    values: &[
        EnumValue {
            name: "TALK",
            word: "talk",
            description: "Somebody tells something.",
        },
        EnumValue {
            name: "WORKSHOP",
            word: "workshop",
            description: "Everybody does something.",
        },
        EnumValue {
            name: "DISCUSSION",
            word: "discussion",
            description: "Everybody says something.",
        },
        EnumValue {
            name: "DEMONSTRATION",
            word: "demonstration",
            description: "Something is shown.",
        },
        EnumValue {
            name: "SOCIAL",
            word: "social",
            description: "People meet.",
        },
        EnumValue {
            name: "BREAK",
            word: "break",
            description: "Nothing is on.",
        },
        EnumValue {
            name: "OTHER",
            word: "other",
            description: "Something else.",
        },
    ],
};

crate::graph_words!(crate ::event_agenda::EventSessionType, EVENT_SESSION_TYPE_WORDS);

/// The words of `EventSessionVisibility`.
pub static EVENT_SESSION_VISIBILITY_WORDS: EnumTable = EnumTable {
    name: "EventSessionVisibility",
    description: "Who sees a session of an event, or one of its resources.",
    values: &[
        EnumValue {
            name: "PUBLIC",
            word: "public",
            description: "Everybody who may see the event.",
        },
        EnumValue {
            name: "PARTICIPANTS",
            word: "participants",
            description: "Who takes part in the event and who helps with it.",
        },
        EnumValue {
            name: "STAFF",
            word: "staff",
            description: "Who helps with the event.",
        },
    ],
};

crate::graph_words!(
    crate ::event_agenda::EventSessionVisibility, EVENT_SESSION_VISIBILITY_WORDS
);

/// The words of `EventSessionWarningKind`.
pub static EVENT_SESSION_WARNING_KIND_WORDS: EnumTable = EnumTable {
    name: "EventSessionWarningKind",
    description: "What does not go together in an agenda.",
    values: &[
        EnumValue {
            name: "ROOM",
            word: "room",
            description: "Another session is in the same room at the same time.",
        },
        EnumValue {
            name: "SPEAKER",
            word: "speaker",
            description: "A speaker speaks elsewhere at the same time.",
        },
        EnumValue {
            name: "OUTSIDE",
            word: "outside",
            description: "The session is not within the event any more.",
        },
        EnumValue {
            name: "OWN",
            word: "own",
            description: "The member has a place at another session at the same time.",
        },
    ],
};

crate::graph_words!(
    crate ::event_agenda::EventSessionWarningKind, EVENT_SESSION_WARNING_KIND_WORDS
);

/// `EventAgenda`.
pub static EVENT_AGENDA: Object = Object {
    name: "EventAgenda",
    description: "The agenda of an event.",
    interfaces: &[],
    fields: &[
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "version",
            description: "It grows with each change of a session or of their order. 0 as long as there was none.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "timezone",
            description: "IANA name of the event's clock.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "canManage",
            description: "Whether the viewer manages the agenda.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sessions",
            description: "The sessions in their order; those that were cancelled come last.",
            ty: "[EventSession!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_agenda::EVENT_SESSION),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::event_agenda::EVENT_SESSION),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

impl Row for crate::event_agenda::EventAgenda {
    fn object(&self) -> &'static Object {
        &EVENT_AGENDA
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.version),
            2 => Show::show(&self.timezone),
            3 => Show::show(&self.can_manage),
            4 => Show::show(&self.sessions),
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
                    match numbered(&self.event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_agenda::EventAgenda, EVENT_AGENDA);

/// `EventSession`.
pub static EVENT_SESSION: Object = Object {
    name: "EventSession",
    description: "A session of an event.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the session.",
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
            name: "title",
            description: "What it is called.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "What it is about.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "type",
            description: "What a session of an event is.",
            ty: "EventSessionType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "visibility",
            description: "Who sees a session of an event, or one of its resources.",
            ty: "EventSessionVisibility!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Whether a session of an event takes place.",
            ty: "EventSessionStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "cancellationReason",
            description: "Why it was cancelled.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "startAt",
            description: "When it begins.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "endAt",
            description: "When it ends.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "localStart",
            description: "What its clock shows when it begins.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "localEnd",
            description: "What its clock shows when it ends.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "timezone",
            description: "IANA name of its clock.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "timezoneMode",
            description: "On whose clock a session of an event is.",
            ty: "EventSessionClock!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "track",
            description: "To which part of the event it belongs.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "room",
            description: "Where it is.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "position",
            description: "By which it is ordered, the smallest first.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "capacity",
            description: "How many places there are. Null for any number.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "registeredCount",
            description: "How many are taken. Null for whoever does not manage the agenda.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "placesLeft",
            description: "How many are left. Null for any number.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "registration",
            description: "How the viewer stands to a session, and what they can do about it.",
            ty: "EventSessionRegistration!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_agenda::EVENT_SESSION_REGISTRATION),
        },
        Field {
            name: "speakers",
            description: "Who speaks.",
            ty: "[EventSessionSpeaker!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_agenda::EVENT_SESSION_SPEAKER),
        },
        Field {
            name: "resources",
            description: "What there is to read or to look at, as far as the viewer may see it.",
            ty: "[EventSessionResource!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_agenda::EVENT_SESSION_RESOURCE),
        },
        Field {
            name: "warnings",
            description: "What does not go together: `own` for whoever has a place, the others for those who manage the agenda.",
            ty: "[EventSessionWarning!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_agenda::EVENT_SESSION_WARNING),
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
            name: "createdAt",
            description: "When it was added.",
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
            crate::graph::event_agenda::EVENT_SESSION_CLOCK_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_agenda::EVENT_SESSION_STATUS_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_agenda::EVENT_SESSION_TYPE_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_agenda::EVENT_SESSION_VISIBILITY_WORDS.register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::event_agenda::EVENT_SESSION_REGISTRATION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_agenda::EVENT_SESSION_RESOURCE,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_agenda::EVENT_SESSION_SPEAKER,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_agenda::EVENT_SESSION_WARNING,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_agenda::EventSession {
    fn object(&self) -> &'static Object {
        &EVENT_SESSION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventSession", self.id)),
            2 => Show::show(&self.title),
            3 => Show::show(&self.description),
            4 => Show::show(&self.type_),
            5 => Show::show(&self.visibility),
            6 => Show::show(&self.status),
            7 => Show::show(&self.cancellation_reason),
            8 => Show::show(&self.start_at),
            9 => Show::show(&self.end_at),
            10 => Show::show(&self.local_start),
            11 => Show::show(&self.local_end),
            12 => Show::show(&self.timezone),
            13 => Show::show(&self.timezone_mode),
            14 => Show::show(&self.track),
            15 => Show::show(&self.room),
            16 => Show::show(&self.position),
            17 => Show::show(&self.capacity),
            18 => Show::show(&self.registered_count),
            19 => Show::show(&self.places_left),
            20 => Show::show(&self.registration),
            21 => Show::show(&self.speakers),
            22 => Show::show(&self.resources),
            23 => Show::show(&self.warnings),
            24 => Show::show(&self.version),
            25 => Show::show(&self.created_at),
            26 => Show::show(&self.updated_at),
            27 => Got::Value(Value::String(self.id.to_string())),
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
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_agenda::EventSession, EVENT_SESSION);

/// A page of `EventSession`.
pub static EVENT_SESSION_CONNECTION: Object = Object {
    name: "EventSessionConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[EventSessionEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_SESSION_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[EventSession!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_SESSION),
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
        |registry| register_object(registry, &EVENT_SESSION_EDGE),
        |registry| register_object(registry, &EVENT_SESSION),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `EventSession`.
pub static EVENT_SESSION_EDGE: Object = Object {
    name: "EventSessionEdge",
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
            ty: "EventSession!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_SESSION),
        },
    ],
    types: &[],
};

impl Listed for crate::event_agenda::EventSession {
    const CONNECTION: &'static Object = &EVENT_SESSION_CONNECTION;
    const EDGE: &'static Object = &EVENT_SESSION_EDGE;
}

/// `EventSessionRegistration`.
pub static EVENT_SESSION_REGISTRATION: Object = Object {
    name: "EventSessionRegistration",
    description: "How the viewer stands to a session, and what they can do about it.",
    interfaces: &[],
    fields: &[
        Field {
            name: "state",
            description: "How they stand to it. Null if they never registered.",
            ty: "EventSessionPlace",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "canRegister",
            description: "Whether they can take a place now.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "canWithdraw",
            description: "Whether they can give one back.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_agenda::EVENT_SESSION_PLACE_WORDS.register(registry)
        },
    ],
};

impl Row for crate::event_agenda::EventSessionRegistration {
    fn object(&self) -> &'static Object {
        &EVENT_SESSION_REGISTRATION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.state),
            1 => Show::show(&self.can_register),
            2 => Show::show(&self.can_withdraw),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_agenda::EventSessionRegistration, EVENT_SESSION_REGISTRATION
);

/// `EventSessionResource`.
pub static EVENT_SESSION_RESOURCE: Object = Object {
    name: "EventSessionResource",
    description: "Something to read or to look at.",
    interfaces: &[],
    fields: &[
        Field {
            name: "title",
            description: "What it is called.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "url",
            description: "Its address. Null when the key with which it was kept is gone.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "visibility",
            description: "Who sees a session of an event, or one of its resources.",
            ty: "EventSessionVisibility!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_agenda::EVENT_SESSION_VISIBILITY_WORDS.register(registry)
        },
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::event_agenda::EventSessionResource {
    fn object(&self) -> &'static Object {
        &EVENT_SESSION_RESOURCE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.title),
            1 => Show::show(&self.url),
            2 => Show::show(&self.visibility),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_agenda::EventSessionResource, EVENT_SESSION_RESOURCE);

/// `EventSessionSpeaker`.
pub static EVENT_SESSION_SPEAKER: Object = Object {
    name: "EventSessionSpeaker",
    description: "Who speaks at a session.",
    interfaces: &[],
    fields: &[
        Field {
            name: "member",
            description: "The member. Null for a guest.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "name",
            description: "What they are called.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "headline",
            description: "What to know of them, in a few words.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::shared::MEMBER)],
};

impl Row for crate::event_agenda::EventSessionSpeaker {
    fn object(&self) -> &'static Object {
        &EVENT_SESSION_SPEAKER
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.name),
            2 => Show::show(&self.headline),
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
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_agenda::EventSessionSpeaker, EVENT_SESSION_SPEAKER);

/// `EventSessionWarning`.
pub static EVENT_SESSION_WARNING: Object = Object {
    name: "EventSessionWarning",
    description: "What does not go together in an agenda.",
    interfaces: &[],
    fields: &[
        Field {
            name: "kind",
            description: "What does not go together in an agenda.",
            ty: "EventSessionWarningKind!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sessionId",
            description: "Id of the other session. Null where there is none.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_agenda::EVENT_SESSION_WARNING_KIND_WORDS
                .register(registry)
        },
    ],
};

impl Row for crate::event_agenda::EventSessionWarning {
    fn object(&self) -> &'static Object {
        &EVENT_SESSION_WARNING
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.kind),
            1 => ids_of("EventSession", Show::show(&self.session_id)),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_agenda::EventSessionWarning, EVENT_SESSION_WARNING);

/// What the area `event_agenda` answers in the graph beside its operations.
#[async_trait]
pub trait EventAgendaEdges: Send + Sync {
    /// The `EventSession` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_session(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "EventSession", number, Some(Operation::GetEventAgenda))
            .await
    }
}

impl<T: Send + Sync> EventAgendaEdges for T {}

/// Fields of `Mutation` that operations of the area `event_agenda` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventAgendaMutation;

static EVENT_AGENDA_MUTATION: Object = Object {
    name: "EventAgendaMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "orderEventAgenda",
            description: "Put all sessions of an event in another order. For those who manage its agenda: `FORBIDDEN` for others who may see the event. `EVENT_AGENDA_CONFLICT` when these are not all sessions that take place, and for an event that is over or does not take place; `VERSION_CONFLICT` when the agenda has changed since it was read.",
            ty: "OrderEventAgendaPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "OrderEventAgendaInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ORDER_EVENT_AGENDA_ASKING),
        },
        Field {
            name: "createEventSession",
            description: "Add a session to the agenda of an event; it comes last. For those who manage its agenda: `FORBIDDEN` for others who may see the event. `EVENT_AGENDA_VALIDATION_FAILED` for what cannot be, such as a time outside of the event; `EVENT_SESSION_OVERLAP` for a room or a speaker that is taken, if that is asked for; `EVENT_AGENDA_CONFLICT` for an event that is over or does not take place and for more than 100 sessions; `EVENT_OCCURRENCE_REQUIRED` for the template of what recurs.",
            ty: "CreateEventSessionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateEventSessionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_EVENT_SESSION_ASKING),
        },
        Field {
            name: "updateEventSession",
            description: "Change a session. What is left out stays; null clears what may be empty; speakers and resources are replaced as a whole. Whoever has registered and whoever speaks is told of another time, room or zone. `VERSION_CONFLICT` when it has changed since it was read; `EVENT_AGENDA_CONFLICT` for one that was cancelled; `EVENT_SESSION_NOT_FOUND` when there is none that the viewer may see; otherwise as `createEventSession`.",
            ty: "UpdateEventSessionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateEventSessionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_EVENT_SESSION_ASKING),
        },
        Field {
            name: "cancelEventSession",
            description: "Cancel a session. Whoever has registered for it and whoever speaks at it is told once. Doing it again changes nothing. `VERSION_CONFLICT` when it has changed since it was read; `EVENT_SESSION_NOT_FOUND` when there is none that the viewer may see; `FORBIDDEN` for whoever may not manage the agenda.",
            ty: "CancelEventSessionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CancelEventSessionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CANCEL_EVENT_SESSION_ASKING),
        },
        Field {
            name: "registerForEventSession",
            description: "Take a place at a session, for those who take part in the event: `EVENT_SESSION_REGISTRATION_REQUIRED` for others. Doing it again changes nothing. `EVENT_SESSION_FULL` where no place is left; `EVENT_SESSION_CLOSED` for one that has begun, was cancelled or does not take place; `EVENT_SESSION_NOT_FOUND` when there is none that the viewer may see.",
            ty: "RegisterForEventSessionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RegisterForEventSessionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REGISTER_FOR_EVENT_SESSION_ASKING),
        },
        Field {
            name: "withdrawFromEventSession",
            description: "Give a place at a session back. Doing it again changes nothing. `EVENT_SESSION_NOT_FOUND` when there is no such session that the viewer may see.",
            ty: "WithdrawFromEventSessionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "WithdrawFromEventSessionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&WITHDRAW_FROM_EVENT_SESSION_ASKING),
        },
    ],
    types: &[
        |registry| ORDER_EVENT_AGENDA_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ORDER_EVENT_AGENDA_PAYLOAD),
        |registry| CREATE_EVENT_SESSION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_EVENT_SESSION_PAYLOAD),
        |registry| UPDATE_EVENT_SESSION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_EVENT_SESSION_PAYLOAD),
        |registry| CANCEL_EVENT_SESSION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CANCEL_EVENT_SESSION_PAYLOAD),
        |registry| REGISTER_FOR_EVENT_SESSION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REGISTER_FOR_EVENT_SESSION_PAYLOAD),
        |registry| WITHDRAW_FROM_EVENT_SESSION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &WITHDRAW_FROM_EVENT_SESSION_PAYLOAD),
    ],
};

impl Row for EventAgendaMutation {
    fn object(&self) -> &'static Object {
        &EVENT_AGENDA_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `event_agenda` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventAgendaQuery;

static EVENT_AGENDA_QUERY: Object = Object {
    name: "EventAgendaQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventAgenda",
            description: "The agenda of an event: its sessions in their order, as far as the viewer may see them, and those for which they have registered. `NOT_FOUND` when there is no such event that the viewer may see.",
            ty: "EventAgenda",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EVENT_AGENDA_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::event_agenda::EVENT_AGENDA),
    ],
};

impl Row for EventAgendaQuery {
    fn object(&self) -> &'static Object {
        &EVENT_AGENDA_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_EVENT_AGENDA_ASKING: Asking = Asking {
    operation: Operation::GetEventAgenda,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_event_agenda,
};

fn get_event_agenda(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_agenda::EventAgendaResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static ORDER_EVENT_AGENDA_ASKING: Asking = Asking {
    operation: Operation::OrderEventAgenda,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "sessionIds",
            wire: "session_ids",
            place: InputPlace::Body,
            kind: InputKind::Id("EventSession"),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: order_event_agenda,
};

static ORDER_EVENT_AGENDA_INPUT_TABLE: InputTable = InputTable {
    name: "OrderEventAgendaInput",
    description: "Input of `orderEventAgenda`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "sessionIds",
            description: "Their ids.",
            ty: "[ID!]!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "The `version` of the agenda as it was read.",
            ty: "Int!",
            default: None,
        },
    ],
    types: &[],
};

static ORDER_EVENT_AGENDA_PAYLOAD: Object = Object {
    name: "OrderEventAgendaPayload",
    description: "Result of `orderEventAgenda`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "agenda",
            description: "The event agenda after the change.",
            ty: "EventAgenda",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_agenda::EVENT_AGENDA),
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
        |registry| register_object(registry, &crate::graph::event_agenda::EVENT_AGENDA),
    ],
};

fn order_event_agenda(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_agenda::EventAgendaResponse = ask.made()?;
    Ok(
        Shown::of(&ORDER_EVENT_AGENDA_PAYLOAD)
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

static CREATE_EVENT_SESSION_ASKING: Asking = Asking {
    operation: Operation::CreateEventSession,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "title",
            wire: "title",
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
            argument: "type",
            wire: "type",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::event_agenda::EVENT_SESSION_TYPE_WORDS),
        },
        Input {
            argument: "visibility",
            wire: "visibility",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::event_agenda::EVENT_SESSION_VISIBILITY_WORDS,
            ),
        },
        Input {
            argument: "capacity",
            wire: "capacity",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "startTime",
            wire: "start_time",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "endTime",
            wire: "end_time",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "timezone",
            wire: "timezone",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "track",
            wire: "track",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "room",
            wire: "room",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "speakers",
            wire: "speakers",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_SESSION_SPEAKER_INPUT_INPUTS),
        },
        Input {
            argument: "resources",
            wire: "resources",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_SESSION_RESOURCE_INPUT_INPUTS),
        },
        Input {
            argument: "onOverlap",
            wire: "on_overlap",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::event_agenda::EVENT_SESSION_OVERLAP_WORDS,
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
    answer: create_event_session,
};

static CREATE_EVENT_SESSION_INPUT_TABLE: InputTable = InputTable {
    name: "CreateEventSessionInput",
    description: "Input of `createEventSession`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "title",
            description: "What it is called.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "description",
            description: "What it is about.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "type",
            description: "What it is.",
            ty: "EventSessionType",
            default: Some("TALK"),
        },
        Argument {
            name: "visibility",
            description: "Who sees it.",
            ty: "EventSessionVisibility",
            default: Some("PUBLIC"),
        },
        Argument {
            name: "capacity",
            description: "How many places there are. Any number if nothing is said.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "startTime",
            description: "When it begins: a moment on its clock, or one with its offset.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "endTime",
            description: "When it ends.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "timezone",
            description: "IANA name of a clock of its own. That of the event if nothing is said.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "track",
            description: "To which part of the event it belongs.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "room",
            description: "Where it is.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "speakers",
            description: "Who speaks.",
            ty: "[EventSessionSpeakerInput!]",
            default: None,
        },
        Argument {
            name: "resources",
            description: "What there is to read or to look at.",
            ty: "[EventSessionResourceInput!]",
            default: None,
        },
        Argument {
            name: "onOverlap",
            description: "What is done about a room or a speaker that is taken at the same time.",
            ty: "EventSessionOverlap",
            default: Some("WARN"),
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
            crate::graph::event_agenda::EVENT_SESSION_TYPE_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_agenda::EVENT_SESSION_VISIBILITY_WORDS.register(registry)
        },
        |registry| EVENT_SESSION_SPEAKER_INPUT_TABLE.register(registry),
        |registry| EVENT_SESSION_RESOURCE_INPUT_TABLE.register(registry),
        |registry| {
            crate::graph::event_agenda::EVENT_SESSION_OVERLAP_WORDS.register(registry)
        },
    ],
};

static EVENT_SESSION_SPEAKER_INPUT_TABLE: InputTable = InputTable {
    name: "EventSessionSpeakerInput",
    description: "Who speaks: a member, or a guest with a name.",
    fields: &[
        Argument {
            name: "memberId",
            description: "Id of the member.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "name",
            description: "Name of a guest. Needed where no member is named.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "headline",
            description: "What to know of them, in a few words.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static EVENT_SESSION_SPEAKER_INPUT_INPUTS: [Input; 3] = [
    Input {
        argument: "memberId",
        wire: "user_id",
        place: InputPlace::Body,
        kind: InputKind::Id("Member"),
    },
    Input {
        argument: "name",
        wire: "name",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "headline",
        wire: "headline",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
];

static EVENT_SESSION_RESOURCE_INPUT_TABLE: InputTable = InputTable {
    name: "EventSessionResourceInput",
    description: "Something to read or to look at.",
    fields: &[
        Argument {
            name: "title",
            description: "What it is called.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "url",
            description: "Its address, which begins with `https://` or `http://`. It is kept encrypted.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "visibility",
            description: "Who sees it.",
            ty: "EventSessionVisibility",
            default: Some("PARTICIPANTS"),
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_agenda::EVENT_SESSION_VISIBILITY_WORDS.register(registry)
        },
    ],
};

static EVENT_SESSION_RESOURCE_INPUT_INPUTS: [Input; 3] = [
    Input {
        argument: "title",
        wire: "title",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "url",
        wire: "url",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "visibility",
        wire: "visibility",
        place: InputPlace::Body,
        kind: InputKind::Word(
            &crate::graph::event_agenda::EVENT_SESSION_VISIBILITY_WORDS,
        ),
    },
];

static CREATE_EVENT_SESSION_PAYLOAD: Object = Object {
    name: "CreateEventSessionPayload",
    description: "Result of `createEventSession`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "session",
            description: "The new event session.",
            ty: "EventSession",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_agenda::EVENT_SESSION),
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
        |registry| register_object(registry, &crate::graph::event_agenda::EVENT_SESSION),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn create_event_session(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_agenda::EventSessionResponse = ask.answer()?;
    Ok(
        Shown::of(&CREATE_EVENT_SESSION_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("id"),
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

static UPDATE_EVENT_SESSION_ASKING: Asking = Asking {
    operation: Operation::UpdateEventSession,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "sessionId",
            wire: "sessionId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventSession"),
        },
        Input {
            argument: "title",
            wire: "title",
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
            argument: "type",
            wire: "type",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::event_agenda::EVENT_SESSION_TYPE_WORDS),
        },
        Input {
            argument: "visibility",
            wire: "visibility",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::event_agenda::EVENT_SESSION_VISIBILITY_WORDS,
            ),
        },
        Input {
            argument: "capacity",
            wire: "capacity",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "startTime",
            wire: "start_time",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "endTime",
            wire: "end_time",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "timezone",
            wire: "timezone",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "track",
            wire: "track",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "room",
            wire: "room",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "speakers",
            wire: "speakers",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_SESSION_SPEAKER_INPUT_INPUTS),
        },
        Input {
            argument: "resources",
            wire: "resources",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_SESSION_RESOURCE_INPUT_INPUTS),
        },
        Input {
            argument: "onOverlap",
            wire: "on_overlap",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::event_agenda::EVENT_SESSION_OVERLAP_WORDS,
            ),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_event_session,
};

static UPDATE_EVENT_SESSION_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateEventSessionInput",
    description: "Input of `updateEventSession`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "sessionId",
            description: "Id of the session.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "title",
            description: "What it is called.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "description",
            description: "What it is about.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "type",
            description: "What it is.",
            ty: "EventSessionType",
            default: None,
        },
        Argument {
            name: "visibility",
            description: "Who sees it.",
            ty: "EventSessionVisibility",
            default: None,
        },
        Argument {
            name: "capacity",
            description: "How many places there are. Null for any number.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "startTime",
            description: "When it begins: a moment on its clock, or one with its offset.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "endTime",
            description: "When it ends.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "timezone",
            description: "IANA name of a clock of its own; null for that of the event.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "track",
            description: "To which part of the event it belongs.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "room",
            description: "Where it is.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "speakers",
            description: "Who speaks.",
            ty: "[EventSessionSpeakerInput!]",
            default: None,
        },
        Argument {
            name: "resources",
            description: "What there is to read or to look at.",
            ty: "[EventSessionResourceInput!]",
            default: None,
        },
        Argument {
            name: "onOverlap",
            description: "What is done about a room or a speaker that is taken at the same time.",
            ty: "EventSessionOverlap",
            default: Some("WARN"),
        },
        Argument {
            name: "expectedVersion",
            description: "Its `version` as it was read.",
            ty: "Int!",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_agenda::EVENT_SESSION_TYPE_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_agenda::EVENT_SESSION_VISIBILITY_WORDS.register(registry)
        },
        |registry| EVENT_SESSION_SPEAKER_INPUT_TABLE.register(registry),
        |registry| EVENT_SESSION_RESOURCE_INPUT_TABLE.register(registry),
        |registry| {
            crate::graph::event_agenda::EVENT_SESSION_OVERLAP_WORDS.register(registry)
        },
    ],
};

static UPDATE_EVENT_SESSION_PAYLOAD: Object = Object {
    name: "UpdateEventSessionPayload",
    description: "Result of `updateEventSession`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "session",
            description: "The event session after the change.",
            ty: "EventSession",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_agenda::EVENT_SESSION),
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
        |registry| register_object(registry, &crate::graph::event_agenda::EVENT_SESSION),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn update_event_session(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_agenda::EventSessionResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_EVENT_SESSION_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("id"),
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

static CANCEL_EVENT_SESSION_ASKING: Asking = Asking {
    operation: Operation::CancelEventSession,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "sessionId",
            wire: "sessionId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventSession"),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "reason",
            wire: "reason",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: cancel_event_session,
};

static CANCEL_EVENT_SESSION_INPUT_TABLE: InputTable = InputTable {
    name: "CancelEventSessionInput",
    description: "Input of `cancelEventSession`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "sessionId",
            description: "Id of the session.",
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
            name: "reason",
            description: "Why, in words that whoever has registered reads.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static CANCEL_EVENT_SESSION_PAYLOAD: Object = Object {
    name: "CancelEventSessionPayload",
    description: "Result of `cancelEventSession`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "session",
            description: "The event session after the change.",
            ty: "EventSession",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_agenda::EVENT_SESSION),
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
        |registry| register_object(registry, &crate::graph::event_agenda::EVENT_SESSION),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn cancel_event_session(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_agenda::EventSessionResponse = ask.made()?;
    Ok(
        Shown::of(&CANCEL_EVENT_SESSION_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("id"),
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

static REGISTER_FOR_EVENT_SESSION_ASKING: Asking = Asking {
    operation: Operation::RegisterForEventSession,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "sessionId",
            wire: "sessionId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventSession"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: register_for_event_session,
};

static REGISTER_FOR_EVENT_SESSION_INPUT_TABLE: InputTable = InputTable {
    name: "RegisterForEventSessionInput",
    description: "Input of `registerForEventSession`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "sessionId",
            description: "Id of the session.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static REGISTER_FOR_EVENT_SESSION_PAYLOAD: Object = Object {
    name: "RegisterForEventSessionPayload",
    description: "Result of `registerForEventSession`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "session",
            description: "The event session after the change.",
            ty: "EventSession",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_agenda::EVENT_SESSION),
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
        |registry| register_object(registry, &crate::graph::event_agenda::EVENT_SESSION),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn register_for_event_session(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_agenda::EventSessionResponse = ask.made()?;
    Ok(
        Shown::of(&REGISTER_FOR_EVENT_SESSION_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("id"),
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

static WITHDRAW_FROM_EVENT_SESSION_ASKING: Asking = Asking {
    operation: Operation::WithdrawFromEventSession,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "sessionId",
            wire: "sessionId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventSession"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: withdraw_from_event_session,
};

static WITHDRAW_FROM_EVENT_SESSION_INPUT_TABLE: InputTable = InputTable {
    name: "WithdrawFromEventSessionInput",
    description: "Input of `withdrawFromEventSession`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "sessionId",
            description: "Id of the session.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static WITHDRAW_FROM_EVENT_SESSION_PAYLOAD: Object = Object {
    name: "WithdrawFromEventSessionPayload",
    description: "Result of `withdrawFromEventSession`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "session",
            description: "The event session after the change.",
            ty: "EventSession",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_agenda::EVENT_SESSION),
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
        |registry| register_object(registry, &crate::graph::event_agenda::EVENT_SESSION),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn withdraw_from_event_session(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_agenda::EventSessionResponse = ask.made()?;
    Ok(
        Shown::of(&WITHDRAW_FROM_EVENT_SESSION_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("id"),
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
