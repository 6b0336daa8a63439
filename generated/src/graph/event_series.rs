// Made from contract/areas/event_series.yaml by codegen; edit the contract instead.

//! The area `event_series` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, InputTable,
    IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown, Source, found_together,
    global_id, numbered, page_cost, plus, register_object, scalar,
};

/// `EventSeries`.
pub static EVENT_SERIES: Object = Object {
    name: "EventSeries",
    description: "Some events with a name in common.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the series.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "title",
            description: "Its name.",
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
            name: "eventCount",
            description: "Its published events that the viewer may see.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "nextEventAt",
            description: "When the next one begins.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "creator",
            description: "Who made it.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
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
            name: "occurrences",
            description: "Its published events that the viewer may see, the earliest first: the first 50 of them.",
            ty: "[EventSeriesOccurrence!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_series::EVENT_SERIES_OCCURRENCE),
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
        |registry| register_object(
            registry,
            &crate::graph::event_series::EVENT_SERIES_OCCURRENCE,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_series::EventSeries {
    fn object(&self) -> &'static Object {
        &EVENT_SERIES
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventSeries", self.id)),
            1 => Show::show(&self.title),
            2 => Show::show(&self.description),
            3 => Show::show(&self.event_count),
            4 => Show::show(&self.next_event_at),
            6 => Show::show(&self.created_at),
            7 => Show::show(&self.occurrences),
            8 => Got::Value(Value::String(self.id.to_string())),
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
                5 => {
                    match numbered(&self.creator_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_series::EventSeries, EVENT_SERIES);

/// A page of `EventSeries`.
pub static EVENT_SERIES_CONNECTION: Object = Object {
    name: "EventSeriesConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[EventSeriesEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_SERIES_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[EventSeries!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_SERIES),
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
        |registry| register_object(registry, &EVENT_SERIES_EDGE),
        |registry| register_object(registry, &EVENT_SERIES),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `EventSeries`.
pub static EVENT_SERIES_EDGE: Object = Object {
    name: "EventSeriesEdge",
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
            ty: "EventSeries!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_SERIES),
        },
    ],
    types: &[],
};

impl Listed for crate::event_series::EventSeries {
    const CONNECTION: &'static Object = &EVENT_SERIES_CONNECTION;
    const EDGE: &'static Object = &EVENT_SERIES_EDGE;
}

/// `EventSeriesOccurrence`.
pub static EVENT_SERIES_OCCURRENCE: Object = Object {
    name: "EventSeriesOccurrence",
    description: "An event of a series.",
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
            name: "title",
            description: "Its name.",
            ty: "String!",
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
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Where it stands.",
            ty: "EventStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "locationLabel",
            description: "The place in words.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::events::EVENT_STATUS_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_series::EventSeriesOccurrence {
    fn object(&self) -> &'static Object {
        &EVENT_SERIES_OCCURRENCE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.title),
            2 => Show::show(&self.start_at),
            3 => Show::show(&self.end_at),
            4 => Show::show(&self.status),
            5 => Show::show(&self.location_label),
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
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_series::EventSeriesOccurrence, EVENT_SERIES_OCCURRENCE);

/// What the area `event_series` answers in the graph beside its operations.
#[async_trait]
pub trait EventSeriesEdges: Send + Sync {
    /// The `EventSeries` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_series(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "EventSeries", number, Some(Operation::GetEventSeries)).await
    }
}

impl<T: Send + Sync> EventSeriesEdges for T {}

/// Fields of `Mutation` that operations of the area `event_series` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventSeriesMutation;

static EVENT_SERIES_MUTATION: Object = Object {
    name: "EventSeriesMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createEventSeries",
            description: "Create a series, to which the viewer adds events of theirs. `VALIDATION_ERROR` for an empty or long title; `FORBIDDEN` when the community lets only staff create events.",
            ty: "CreateEventSeriesPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateEventSeriesInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_EVENT_SERIES_ASKING),
        },
        Field {
            name: "linkEventToSeries",
            description: "Add an event to a series of the viewer's, or take it out of its series. For its organizer and administrators: `FORBIDDEN` for others who may see it, and for somebody else's series. `VALIDATION_ERROR` for a series that there is not; `EVENT_REVIEW_PENDING` while the event waits for a decision.",
            ty: "LinkEventToSeriesPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "LinkEventToSeriesInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LINK_EVENT_TO_SERIES_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_EVENT_SERIES_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_EVENT_SERIES_PAYLOAD),
        |registry| LINK_EVENT_TO_SERIES_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &LINK_EVENT_TO_SERIES_PAYLOAD),
    ],
};

impl Row for EventSeriesMutation {
    fn object(&self) -> &'static Object {
        &EVENT_SERIES_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `event_series` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventSeriesQuery;

static EVENT_SERIES_QUERY: Object = Object {
    name: "EventSeriesQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventSeriesList",
            description: "Series of events, the newest first, each with its events that the viewer may see.",
            ty: "EventSeriesConnection",
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
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_EVENT_SERIES_ASKING),
        },
        Field {
            name: "eventSeries",
            description: "A series of events with its events that the viewer may see. `NOT_FOUND` when there is none.",
            ty: "EventSeries",
            arguments: &[
                Argument {
                    name: "id",
                    description: "Id of the series.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EVENT_SERIES_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_series::EVENT_SERIES_CONNECTION,
        ),
        |registry| register_object(registry, &crate::graph::event_series::EVENT_SERIES),
    ],
};

impl Row for EventSeriesQuery {
    fn object(&self) -> &'static Object {
        &EVENT_SERIES_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_EVENT_SERIES_ASKING: Asking = Asking {
    operation: Operation::ListEventSeries,
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
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_event_series,
};

fn list_event_series(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_series::EventSeriesPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static CREATE_EVENT_SERIES_ASKING: Asking = Asking {
    operation: Operation::CreateEventSeries,
    inputs: &[
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
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_event_series,
};

static CREATE_EVENT_SERIES_INPUT_TABLE: InputTable = InputTable {
    name: "CreateEventSeriesInput",
    description: "Input of `createEventSeries`.",
    fields: &[
        Argument {
            name: "title",
            description: "Its name.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "description",
            description: "What it is about.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static CREATE_EVENT_SERIES_PAYLOAD: Object = Object {
    name: "CreateEventSeriesPayload",
    description: "Result of `createEventSeries`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "series",
            description: "The new event series.",
            ty: "EventSeries",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_series::EVENT_SERIES),
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
        |registry| register_object(registry, &crate::graph::event_series::EVENT_SERIES),
    ],
};

fn create_event_series(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_series::EventSeriesResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_EVENT_SERIES_PAYLOAD)
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

static GET_EVENT_SERIES_ASKING: Asking = Asking {
    operation: Operation::GetEventSeries,
    inputs: &[
        Input {
            argument: "id",
            wire: "seriesId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventSeries"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_event_series,
};

fn get_event_series(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_series::EventSeriesResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LINK_EVENT_TO_SERIES_ASKING: Asking = Asking {
    operation: Operation::LinkEventToSeries,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "seriesId",
            wire: "series_id",
            place: InputPlace::Body,
            kind: InputKind::Id("EventSeries"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: link_event_to_series,
};

static LINK_EVENT_TO_SERIES_INPUT_TABLE: InputTable = InputTable {
    name: "LinkEventToSeriesInput",
    description: "Input of `linkEventToSeries`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "seriesId",
            description: "Id of the series, or null for none.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static LINK_EVENT_TO_SERIES_PAYLOAD: Object = Object {
    name: "LinkEventToSeriesPayload",
    description: "Result of `linkEventToSeries`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "linked",
            description: "Whether it is in one.",
            ty: "Boolean",
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
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::events::EVENT)],
};

fn link_event_to_series(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_series::LinkedEventResponse = ask.made()?;
    Ok(
        Shown::of(&LINK_EVENT_TO_SERIES_PAYLOAD)
            .with(IntoFound::into_found(answer.data.linked))
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
