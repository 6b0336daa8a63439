// Made from contract/areas/event_guests.yaml by codegen; edit the contract instead.

//! The area `event_guests` in the graph.

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

/// The words of `EventGuestState`.
pub static EVENT_GUEST_STATE_WORDS: EnumTable = EnumTable {
    name: "EventGuestState",
    description: "Whether a guest comes.",
    values: &[
        EnumValue {
            name: "CONFIRMED",
            word: "confirmed",
            description: "They come and have a place.",
        },
        EnumValue {
            name: "WITHDRAWN",
            word: "withdrawn",
            description: "Whoever brings them says that they do not come.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "Others decided that they do not come.",
        },
    ],
};

crate::graph_words!(crate ::event_guests::EventGuestState, EVENT_GUEST_STATE_WORDS);

/// `EventGuest`.
pub static EVENT_GUEST: Object = Object {
    name: "EventGuest",
    description: "A guest whom a member brings to an event.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the guest.",
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
            name: "registrationId",
            description: "Id of the registration with which they come.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "host",
            description: "The member who brings them.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "displayName",
            description: "Their name. Null once it is erased.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "state",
            description: "Whether a guest comes.",
            ty: "EventGuestState!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "attendanceState",
            description: "Whether a member was there.",
            ty: "EventAttendanceState!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "attendanceVersion",
            description: "How often something was noted of them, 0 where nothing is.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "nextAction",
            description: "What is noted of them next at the door. Null where nothing is.",
            ty: "EventAttendanceAction",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "checkedInAt",
            description: "When they came.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "checkedOutAt",
            description: "When they went.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When they were named.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "cancelledAt",
            description: "Since when they do not come.",
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
        |registry| {
            crate::graph::event_attendance::EVENT_ATTENDANCE_ACTION_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::event_guests::EVENT_GUEST_STATE_WORDS.register(registry)
        },
        |registry| crate::graph::events::EVENT_ATTENDANCE_STATE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_guests::EventGuest {
    fn object(&self) -> &'static Object {
        &EVENT_GUEST
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventGuest", self.id)),
            2 => {
                match numbered(&self.registration_id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            4 => Show::show(&self.display_name),
            5 => Show::show(&self.state),
            6 => Show::show(&self.attendance_state),
            7 => Show::show(&self.attendance_version),
            8 => Show::show(&self.next_action),
            9 => Show::show(&self.checked_in_at),
            10 => Show::show(&self.checked_out_at),
            11 => Show::show(&self.created_at),
            12 => Show::show(&self.cancelled_at),
            13 => Got::Value(Value::String(self.id.to_string())),
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
                3 => {
                    match numbered(&self.host_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_guests::EventGuest, EVENT_GUEST);

/// A page of `EventGuest`.
pub static EVENT_GUEST_CONNECTION: Object = Object {
    name: "EventGuestConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[EventGuestEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_GUEST_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[EventGuest!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_GUEST),
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
        |registry| register_object(registry, &EVENT_GUEST_EDGE),
        |registry| register_object(registry, &EVENT_GUEST),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `EventGuest`.
pub static EVENT_GUEST_EDGE: Object = Object {
    name: "EventGuestEdge",
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
            ty: "EventGuest!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_GUEST),
        },
    ],
    types: &[],
};

impl Listed for crate::event_guests::EventGuest {
    const CONNECTION: &'static Object = &EVENT_GUEST_CONNECTION;
    const EDGE: &'static Object = &EVENT_GUEST_EDGE;
}

/// What the area `event_guests` answers in the graph beside its operations.
#[async_trait]
pub trait EventGuestsEdges: Send + Sync {
    /// The `EventGuest` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_guest(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "EventGuest", number, Some(Operation::ListEventGuests)).await
    }
}

impl<T: Send + Sync> EventGuestsEdges for T {}

/// Fields of `Mutation` that operations of the area `event_guests` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventGuestsMutation;

static EVENT_GUESTS_MUTATION: Object = Object {
    name: "EventGuestsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "addEventGuest",
            description: "Bring a guest, who takes a place of the event. Naming somebody whom one brings already changes nothing. `EVENT_GUEST_NOT_FOUND` when this is no registration of the viewer; `EVENT_GUEST_CONFLICT` when it is not confirmed; `EVENT_GUEST_LIMIT` for more guests than the event lets a member bring; `EVENT_CAPACITY_FULL` when no place is free; `EVENT_REGISTRATION_DISABLED`, `EVENT_OCCURRENCE_REQUIRED`, `EVENT_REGISTRATION_UNAVAILABLE` and `EVENT_REGISTRATION_CLOSED` when nobody can register.",
            ty: "AddEventGuestPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AddEventGuestInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ADD_EVENT_GUEST_ASKING),
        },
        Field {
            name: "cancelEventGuest",
            description: "Say that a guest does not come: the place goes to whoever waits. Whoever brings them may, and those who decide about registrations, who say why. What is cancelled stays so. `EVENT_GUEST_NOT_FOUND` when there is no such guest; `FORBIDDEN` for anybody else; `EVENT_REGISTRATION_REASON_REQUIRED` for those who decide and say nothing.",
            ty: "CancelEventGuestPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CancelEventGuestInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CANCEL_EVENT_GUEST_ASKING),
        },
        Field {
            name: "recordEventGuestAttendance",
            description: "Note whether a guest came, as of members. `FORBIDDEN` for whoever does not note who comes; `EVENT_GUEST_NOT_FOUND` when there is no such guest; `EVENT_REGISTRATION_CONFLICT` when something else was noted meanwhile; `EVENT_GUEST_CONFLICT` for a guest who is cancelled; `EVENT_REGISTRATION_TRANSITION_INVALID` for what does not follow; `EVENT_ATTENDANCE_TOO_EARLY`, `EVENT_ATTENDANCE_WINDOW_CLOSED`, `EVENT_OCCURRENCE_REQUIRED` and `EVENT_UNAVAILABLE` when nothing can be noted; `EVENT_PEOPLE_VALIDATION_FAILED` on `reason` for what is taken back without saying why.",
            ty: "RecordEventGuestAttendancePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RecordEventGuestAttendanceInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RECORD_EVENT_GUEST_ATTENDANCE_ASKING),
        },
    ],
    types: &[
        |registry| ADD_EVENT_GUEST_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ADD_EVENT_GUEST_PAYLOAD),
        |registry| CANCEL_EVENT_GUEST_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CANCEL_EVENT_GUEST_PAYLOAD),
        |registry| RECORD_EVENT_GUEST_ATTENDANCE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RECORD_EVENT_GUEST_ATTENDANCE_PAYLOAD),
    ],
};

impl Row for EventGuestsMutation {
    fn object(&self) -> &'static Object {
        &EVENT_GUESTS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `event_guests` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventGuestsQuery;

static EVENT_GUESTS_QUERY: Object = Object {
    name: "EventGuestsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventGuests",
            description: "Guests whom members bring to an event, in the order in which they were named: all of them for those who look after its people or note who comes, one's own for everybody else.",
            ty: "EventGuestConnection",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
                Argument {
                    name: "state",
                    description: "Only those who stand so.",
                    ty: "EventGuestState",
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
            source: Source::Operation(&LIST_EVENT_GUESTS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_guests::EVENT_GUEST_CONNECTION,
        ),
        |registry| crate::graph::event_guests::EVENT_GUEST_STATE_WORDS.register(registry),
    ],
};

impl Row for EventGuestsQuery {
    fn object(&self) -> &'static Object {
        &EVENT_GUESTS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_EVENT_GUESTS_ASKING: Asking = Asking {
    operation: Operation::ListEventGuests,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "state",
            wire: "state",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::event_guests::EVENT_GUEST_STATE_WORDS),
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
            kind: InputKind::Sealed,
        },
        Input {
            argument: "before",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: true },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_event_guests,
};

fn list_event_guests(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_guests::EventGuestPage = ask.made()?;
    let rows = answer
        .data
        .into_iter()
        .map(|row| async_graphql::Result::Ok((ask.seal(row.id)?, row)))
        .collect::<async_graphql::Result<Vec<_>>>()?;
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static ADD_EVENT_GUEST_ASKING: Asking = Asking {
    operation: Operation::AddEventGuest,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "registrationId",
            wire: "registrationId",
            place: InputPlace::Path,
            kind: InputKind::Id("anything"),
        },
        Input {
            argument: "displayName",
            wire: "display_name",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: add_event_guest,
};

static ADD_EVENT_GUEST_INPUT_TABLE: InputTable = InputTable {
    name: "AddEventGuestInput",
    description: "Input of `addEventGuest`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "registrationId",
            description: "Id of the registration.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "displayName",
            description: "The name of the guest, as it is called at the door.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static ADD_EVENT_GUEST_PAYLOAD: Object = Object {
    name: "AddEventGuestPayload",
    description: "Result of `addEventGuest`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "guest",
            description: "The new event guest.",
            ty: "EventGuest",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_guests::EVENT_GUEST),
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
        |registry| register_object(registry, &crate::graph::event_guests::EVENT_GUEST),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn add_event_guest(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_guests::EventGuestResponse = ask.answer()?;
    Ok(
        Shown::of(&ADD_EVENT_GUEST_PAYLOAD)
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

static CANCEL_EVENT_GUEST_ASKING: Asking = Asking {
    operation: Operation::CancelEventGuest,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "guestId",
            wire: "guestId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventGuest"),
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
    answer: cancel_event_guest,
};

static CANCEL_EVENT_GUEST_INPUT_TABLE: InputTable = InputTable {
    name: "CancelEventGuestInput",
    description: "Input of `cancelEventGuest`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "guestId",
            description: "Id of the guest.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why. Whoever brings the guest need not say; others must, and it is told to the member.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static CANCEL_EVENT_GUEST_PAYLOAD: Object = Object {
    name: "CancelEventGuestPayload",
    description: "Result of `cancelEventGuest`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "guest",
            description: "The event guest after the change.",
            ty: "EventGuest",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_guests::EVENT_GUEST),
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
        |registry| register_object(registry, &crate::graph::event_guests::EVENT_GUEST),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn cancel_event_guest(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_guests::EventGuestResponse = ask.made()?;
    Ok(
        Shown::of(&CANCEL_EVENT_GUEST_PAYLOAD)
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

static RECORD_EVENT_GUEST_ATTENDANCE_ASKING: Asking = Asking {
    operation: Operation::RecordEventGuestAttendance,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "guestId",
            wire: "guestId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventGuest"),
        },
        Input {
            argument: "action",
            wire: "action",
            place: InputPlace::Path,
            kind: InputKind::Word(
                &crate::graph::event_attendance::EVENT_ATTENDANCE_ACTION_WORDS,
            ),
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
    answer: record_event_guest_attendance,
};

static RECORD_EVENT_GUEST_ATTENDANCE_INPUT_TABLE: InputTable = InputTable {
    name: "RecordEventGuestAttendanceInput",
    description: "Input of `recordEventGuestAttendance`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "guestId",
            description: "Id of the guest.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "action",
            description: "What is noted.",
            ty: "EventAttendanceAction!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "How often something was noted of the guest, as it was read.",
            ty: "Int!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why. `undo` needs it.",
            ty: "String",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_attendance::EVENT_ATTENDANCE_ACTION_WORDS
                .register(registry)
        },
    ],
};

static RECORD_EVENT_GUEST_ATTENDANCE_PAYLOAD: Object = Object {
    name: "RecordEventGuestAttendancePayload",
    description: "Result of `recordEventGuestAttendance`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "guest",
            description: "The event guest after the change.",
            ty: "EventGuest",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_guests::EVENT_GUEST),
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
        |registry| register_object(registry, &crate::graph::event_guests::EVENT_GUEST),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn record_event_guest_attendance(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_guests::EventGuestResponse = ask.made()?;
    Ok(
        Shown::of(&RECORD_EVENT_GUEST_ATTENDANCE_PAYLOAD)
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
