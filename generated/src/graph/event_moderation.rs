// Made from contract/areas/event_moderation.yaml by codegen; edit the contract instead.

//! The area `event_moderation` in the graph.

use async_graphql::Value;
use async_trait::async_trait;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Object, Row, Show, Shown, Sought, Source,
    page_cost, plus, register_object,
};

/// The words of `EventCapacityFilter`.
pub static EVENT_CAPACITY_FILTER_WORDS: EnumTable = EnumTable {
    name: "EventCapacityFilter",
    description: "What places an event has.",
    values: &[
        EnumValue {
            name: "FULL",
            word: "full",
            description: "All of them are taken or held for somebody.",
        },
        EnumValue {
            name: "AVAILABLE",
            word: "available",
            description: "Some are free.",
        },
        EnumValue {
            name: "UNLIMITED",
            word: "unlimited",
            description: "Any number.",
        },
        EnumValue {
            name: "LIMITED",
            word: "limited",
            description: "A certain number.",
        },
    ],
};

crate::graph_words!(
    crate ::event_moderation::EventCapacityFilter, EVENT_CAPACITY_FILTER_WORDS
);

/// `EventTransition`.
pub static EVENT_TRANSITION: Object = Object {
    name: "EventTransition",
    description: "What a step of an event's life did.",
    interfaces: &[],
    fields: &[
        Field {
            name: "changed",
            description: "Whether anything changed.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "cascade",
            description: "What ended with an event.",
            ty: "EventCascade!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_CASCADE),
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::events::EVENT_CASCADE)],
};

impl Row for crate::event_moderation::EventTransition {
    fn object(&self) -> &'static Object {
        &EVENT_TRANSITION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.changed),
            1 => Show::show(&self.cascade),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_moderation::EventTransition, EVENT_TRANSITION);

/// What the area `event_moderation` answers in the graph beside its operations.
#[async_trait]
pub trait EventModerationEdges: Send + Sync {}

impl<T: Send + Sync> EventModerationEdges for T {}

/// Fields of `Mutation` that operations of the area `event_moderation` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventModerationMutation;

static EVENT_MODERATION_MUTATION: Object = Object {
    name: "EventModerationMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "approveEvent",
            description: "For administrators: publish an event that waits for a decision. Its organizer is told. `EVENT_LIFECYCLE_CONFLICT` for what is archived.",
            ty: "ApproveEventPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ApproveEventInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&APPROVE_EVENT_ASKING),
        },
        Field {
            name: "rejectEvent",
            description: "For administrators: send an event that waits for a decision back to its organizer, who is told why. `VALIDATION_REQUIRED_FIELD` without a reason; `EVENT_LIFECYCLE_CONFLICT` for what does not wait: somebody else has decided.",
            ty: "RejectEventPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RejectEventInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REJECT_EVENT_ASKING),
        },
        Field {
            name: "postponeEvent",
            description: "For administrators: put an event off. Who takes part is told; registrations stay. `EVENT_LIFECYCLE_CONFLICT` for what is not published, and for what was cancelled or completed.",
            ty: "PostponeEventPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "PostponeEventInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&POSTPONE_EVENT_ASKING),
        },
        Field {
            name: "completeEvent",
            description: "For administrators: say that an event took place. It can neither be cancelled nor restored afterwards. `EVENT_LIFECYCLE_CONFLICT` for what is not published, and for what was postponed or cancelled.",
            ty: "CompleteEventPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CompleteEventInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&COMPLETE_EVENT_ASKING),
        },
        Field {
            name: "restoreEvent",
            description: "For administrators: what was postponed or cancelled takes place after all, and those who took part are told; whoever was registered for a cancelled event registers anew. What was archived is a draft again. `EVENT_LIFECYCLE_CONFLICT` for what is completed.",
            ty: "RestoreEventPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RestoreEventInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RESTORE_EVENT_ASKING),
        },
    ],
    types: &[
        |registry| APPROVE_EVENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &APPROVE_EVENT_PAYLOAD),
        |registry| REJECT_EVENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REJECT_EVENT_PAYLOAD),
        |registry| POSTPONE_EVENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &POSTPONE_EVENT_PAYLOAD),
        |registry| COMPLETE_EVENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &COMPLETE_EVENT_PAYLOAD),
        |registry| RESTORE_EVENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RESTORE_EVENT_PAYLOAD),
    ],
};

impl Row for EventModerationMutation {
    fn object(&self) -> &'static Object {
        &EVENT_MODERATION_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `event_moderation` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventModerationQuery;

static EVENT_MODERATION_QUERY: Object = Object {
    name: "EventModerationQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventsForStaff",
            description: "For administrators: the community's events, the newest first; with `publicationState: PENDING_REVIEW`, those that wait for a decision.",
            ty: "EventConnection",
            arguments: &[
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
                Argument {
                    name: "publicationState",
                    description: "Only those that these people see.",
                    ty: "EventPublicationState",
                    default: None,
                },
                Argument {
                    name: "operationalState",
                    description: "Only those that take place, or do not, in this way.",
                    ty: "EventOperationalState",
                    default: None,
                },
                Argument {
                    name: "organizerId",
                    description: "Only events that this member organizes.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "groupId",
                    description: "Only events of this group.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "dateFrom",
                    description: "Only events that begin on this day (UTC) or later.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "dateTo",
                    description: "Only events that begin on this day (UTC) or earlier.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "capacity",
                    description: "Only events with such places.",
                    ty: "EventCapacityFilter",
                    default: None,
                },
                Argument {
                    name: "search",
                    description: "Words to find in title, description or location.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_EVENTS_FOR_STAFF_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::events::EVENT_CONNECTION),
        |registry| {
            crate::graph::events::EVENT_PUBLICATION_STATE_WORDS.register(registry)
        },
        |registry| {
            crate::graph::events::EVENT_OPERATIONAL_STATE_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_moderation::EVENT_CAPACITY_FILTER_WORDS
                .register(registry)
        },
    ],
};

impl Row for EventModerationQuery {
    fn object(&self) -> &'static Object {
        &EVENT_MODERATION_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_EVENTS_FOR_STAFF_ASKING: Asking = Asking {
    operation: Operation::ListEventsForStaff,
    inputs: &[
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
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "last",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 100 },
        },
        Input {
            argument: "publicationState",
            wire: "publication_state",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::events::EVENT_PUBLICATION_STATE_WORDS),
        },
        Input {
            argument: "operationalState",
            wire: "operational_state",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::events::EVENT_OPERATIONAL_STATE_WORDS),
        },
        Input {
            argument: "organizerId",
            wire: "organizer_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "groupId",
            wire: "group_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "dateFrom",
            wire: "date_from",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "dateTo",
            wire: "date_to",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "capacity",
            wire: "capacity",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::event_moderation::EVENT_CAPACITY_FILTER_WORDS,
            ),
        },
        Input {
            argument: "search",
            wire: "search",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: Some(|mut ask| {
        let answer: crate::event_moderation::StaffEventPage = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_events_for_staff,
};

fn list_events_for_staff(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_moderation::StaffEventPage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let rows = rows.into_iter().map(|(cursor, row)| (cursor, row.id));
    let page = Sought::new::<
        crate::events::Event,
    >(
            rows,
            |ctx, number| Box::pin(async move {
                crate::graph::edges(ctx)?.find_event(ctx, number).await
            }),
            before,
            behind,
        )
        .of(total);
    Ok(IntoFound::into_found(page))
}

static APPROVE_EVENT_ASKING: Asking = Asking {
    operation: Operation::ApproveEvent,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
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
    answer: approve_event,
};

static APPROVE_EVENT_INPUT_TABLE: InputTable = InputTable {
    name: "ApproveEventInput",
    description: "Input of `approveEvent`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why, for those who take part and for the history.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static APPROVE_EVENT_PAYLOAD: Object = Object {
    name: "ApproveEventPayload",
    description: "Result of `approveEvent`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "step",
            description: "The event transition after the change.",
            ty: "EventTransition",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_moderation::EVENT_TRANSITION),
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
            &crate::graph::event_moderation::EVENT_TRANSITION,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn approve_event(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_moderation::StaffEventStepResponse = ask.made()?;
    Ok(
        Shown::of(&APPROVE_EVENT_PAYLOAD)
            .with(IntoFound::into_found(answer.data.transition))
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

static REJECT_EVENT_ASKING: Asking = Asking {
    operation: Operation::RejectEvent,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
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
    answer: reject_event,
};

static REJECT_EVENT_INPUT_TABLE: InputTable = InputTable {
    name: "RejectEventInput",
    description: "Input of `rejectEvent`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why, for those who take part and for the history.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static REJECT_EVENT_PAYLOAD: Object = Object {
    name: "RejectEventPayload",
    description: "Result of `rejectEvent`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "step",
            description: "The event transition after the change.",
            ty: "EventTransition",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_moderation::EVENT_TRANSITION),
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
            &crate::graph::event_moderation::EVENT_TRANSITION,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn reject_event(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_moderation::StaffEventStepResponse = ask.made()?;
    Ok(
        Shown::of(&REJECT_EVENT_PAYLOAD)
            .with(IntoFound::into_found(answer.data.transition))
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

static POSTPONE_EVENT_ASKING: Asking = Asking {
    operation: Operation::PostponeEvent,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
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
    answer: postpone_event,
};

static POSTPONE_EVENT_INPUT_TABLE: InputTable = InputTable {
    name: "PostponeEventInput",
    description: "Input of `postponeEvent`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why, for those who take part and for the history.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static POSTPONE_EVENT_PAYLOAD: Object = Object {
    name: "PostponeEventPayload",
    description: "Result of `postponeEvent`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "step",
            description: "The new event transition.",
            ty: "EventTransition",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_moderation::EVENT_TRANSITION),
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
            &crate::graph::event_moderation::EVENT_TRANSITION,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn postpone_event(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_moderation::StaffEventStepResponse = ask.made()?;
    Ok(
        Shown::of(&POSTPONE_EVENT_PAYLOAD)
            .with(IntoFound::into_found(answer.data.transition))
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

static COMPLETE_EVENT_ASKING: Asking = Asking {
    operation: Operation::CompleteEvent,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
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
    answer: complete_event,
};

static COMPLETE_EVENT_INPUT_TABLE: InputTable = InputTable {
    name: "CompleteEventInput",
    description: "Input of `completeEvent`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why, for those who take part and for the history.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static COMPLETE_EVENT_PAYLOAD: Object = Object {
    name: "CompleteEventPayload",
    description: "Result of `completeEvent`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "step",
            description: "The event transition after the change.",
            ty: "EventTransition",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_moderation::EVENT_TRANSITION),
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
            &crate::graph::event_moderation::EVENT_TRANSITION,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn complete_event(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_moderation::StaffEventStepResponse = ask.made()?;
    Ok(
        Shown::of(&COMPLETE_EVENT_PAYLOAD)
            .with(IntoFound::into_found(answer.data.transition))
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

static RESTORE_EVENT_ASKING: Asking = Asking {
    operation: Operation::RestoreEvent,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
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
    answer: restore_event,
};

static RESTORE_EVENT_INPUT_TABLE: InputTable = InputTable {
    name: "RestoreEventInput",
    description: "Input of `restoreEvent`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why, for those who take part and for the history.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static RESTORE_EVENT_PAYLOAD: Object = Object {
    name: "RestoreEventPayload",
    description: "Result of `restoreEvent`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "step",
            description: "The event transition after the change.",
            ty: "EventTransition",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_moderation::EVENT_TRANSITION),
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
            &crate::graph::event_moderation::EVENT_TRANSITION,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn restore_event(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_moderation::StaffEventStepResponse = ask.made()?;
    Ok(
        Shown::of(&RESTORE_EVENT_PAYLOAD)
            .with(IntoFound::into_found(answer.data.transition))
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
