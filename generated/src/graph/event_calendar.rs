// Made from contract/areas/event_calendar.yaml by codegen; edit the contract instead.

//! The area `event_calendar` in the graph.

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

/// The words of `EventCalendarStatus`.
pub static EVENT_CALENDAR_STATUS_WORDS: EnumTable = EnumTable {
    name: "EventCalendarStatus",
    description: "What calendars say of an event.",
    values: &[
        EnumValue {
            name: "CONFIRMED",
            word: "confirmed",
            description: "It takes place.",
        },
        EnumValue {
            name: "TENTATIVE",
            word: "tentative",
            description: "It takes place later; nobody knows when.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "It does not take place.",
        },
    ],
};

crate::graph_words!(
    crate ::event_calendar::EventCalendarStatus, EVENT_CALENDAR_STATUS_WORDS
);

/// `EventCalendarEntry`.
pub static EVENT_CALENDAR_ENTRY: Object = Object {
    name: "EventCalendarEntry",
    description: "An event as calendars show it.",
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
            name: "uid",
            description: "By which calendars know it for ever.",
            ty: "String!",
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
            description: "Where more is said about it.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "startsAt",
            description: "When it begins, on the clock of its time zone; a day where it is about days.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "endsAt",
            description: "When it ends. An hour, or a day, after it begins, if nothing is said.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "timezone",
            description: "IANA name of its time zone.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "allDay",
            description: "Whether it is about days.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "operationalStatus",
            description: "Whether it takes place.",
            ty: "EventOperationalState!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "calendarStatus",
            description: "The same in the words of calendars.",
            ty: "EventCalendarStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sequence",
            description: "The higher of two is the later one.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "updatedAt",
            description: "When it was changed last.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "detailUrl",
            description: "Where it is shown.",
            ty: "URL!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_calendar::EVENT_CALENDAR_STATUS_WORDS.register(registry)
        },
        |registry| {
            crate::graph::events::EVENT_OPERATIONAL_STATE_WORDS.register(registry)
        },
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::event_calendar::EventCalendarEntry {
    fn object(&self) -> &'static Object {
        &EVENT_CALENDAR_ENTRY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.uid),
            2 => Show::show(&self.title),
            3 => Show::show(&self.description),
            4 => Show::show(&self.starts_at),
            5 => Show::show(&self.ends_at),
            6 => Show::show(&self.timezone),
            7 => Show::show(&self.all_day),
            8 => Show::show(&self.operational_status),
            9 => Show::show(&self.calendar_status),
            10 => Show::show(&self.sequence),
            11 => Show::show(&self.updated_at),
            12 => Show::show(&self.detail_url),
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

crate::graph_row!(crate ::event_calendar::EventCalendarEntry, EVENT_CALENDAR_ENTRY);

/// `EventCalendarFeed`.
pub static EVENT_CALENDAR_FEED: Object = Object {
    name: "EventCalendarFeed",
    description: "A calendar link, without its secret.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the link.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "label",
            description: "What its member calls it.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "tokenPrefix",
            description: "How its secret begins.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "locale",
            description: "Its language (BCP 47).",
            ty: "String!",
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
            name: "lastUsedAt",
            description: "When it was read last.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "revokedAt",
            description: "When it was revoked.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "active",
            description: "Whether it leads anywhere.",
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

impl Row for crate::event_calendar::EventCalendarFeed {
    fn object(&self) -> &'static Object {
        &EVENT_CALENDAR_FEED
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventCalendarFeed", self.id)),
            1 => Show::show(&self.label),
            2 => Show::show(&self.token_prefix),
            3 => Show::show(&self.locale),
            4 => Show::show(&self.created_at),
            5 => Show::show(&self.last_used_at),
            6 => Show::show(&self.revoked_at),
            7 => Show::show(&self.active),
            8 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_calendar::EventCalendarFeed, EVENT_CALENDAR_FEED);

/// `EventCalendarLinks`.
pub static EVENT_CALENDAR_LINKS: Object = Object {
    name: "EventCalendarLinks",
    description: "Links that put an event into calendars.",
    interfaces: &[],
    fields: &[
        Field {
            name: "googleUrl",
            description: "Into Google's calendar.",
            ty: "URL!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "outlookUrl",
            description: "Into Outlook's.",
            ty: "URL!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "downloadPath",
            description: "Path of the file, for all others.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "URL")],
};

impl Row for crate::event_calendar::EventCalendarLinks {
    fn object(&self) -> &'static Object {
        &EVENT_CALENDAR_LINKS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.google_url),
            1 => Show::show(&self.outlook_url),
            2 => Show::show(&self.download_path),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_calendar::EventCalendarLinks, EVENT_CALENDAR_LINKS);

/// `NewEventCalendarFeed`.
pub static NEW_EVENT_CALENDAR_FEED: Object = Object {
    name: "NewEventCalendarFeed",
    description: "A new calendar link, with its secret.",
    interfaces: &[],
    fields: &[
        Field {
            name: "feed",
            description: "The link.",
            ty: "EventCalendarFeed",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "label",
            description: "What its member calls it.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "tokenPrefix",
            description: "How its secret begins.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "locale",
            description: "Its language (BCP 47).",
            ty: "String!",
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
            name: "lastUsedAt",
            description: "When it was read last.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "revokedAt",
            description: "When it was revoked.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "active",
            description: "Whether it leads anywhere.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "secret",
            description: "Its secret, shown this once.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "feedUrl",
            description: "What a calendar program subscribes to, shown this once.",
            ty: "URL!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_calendar::EVENT_CALENDAR_FEED,
        ),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::event_calendar::NewEventCalendarFeed {
    fn object(&self) -> &'static Object {
        &NEW_EVENT_CALENDAR_FEED
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.label),
            2 => Show::show(&self.token_prefix),
            3 => Show::show(&self.locale),
            4 => Show::show(&self.created_at),
            5 => Show::show(&self.last_used_at),
            6 => Show::show(&self.revoked_at),
            7 => Show::show(&self.active),
            8 => Show::show(&self.secret),
            9 => Show::show(&self.feed_url),
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
                        Some(number) => edges.find_event_calendar_feed(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_calendar::NewEventCalendarFeed, NEW_EVENT_CALENDAR_FEED);

/// What the area `event_calendar` answers in the graph beside its operations.
#[async_trait]
pub trait EventCalendarEdges: Send + Sync {
    /// The `EventCalendarFeed` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_calendar_feed(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "EventCalendarFeed",
                number,
                Some(Operation::ListEventCalendarFeeds),
            )
            .await
    }
}

impl<T: Send + Sync> EventCalendarEdges for T {}

/// Fields of `Mutation` that operations of the area `event_calendar` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventCalendarMutation;

static EVENT_CALENDAR_MUTATION: Object = Object {
    name: "EventCalendarMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createEventCalendarFeed",
            description: "Make a calendar link: whoever has it reads what the viewer takes part in, and what they organize, until it is revoked. Its secret is shown this once. `EVENT_CALENDAR_TOKEN_LIMIT` when the viewer has ten; `EVENT_CALENDAR_LABEL_INVALID` for a label that is too long; `EVENT_CALENDAR_FORBIDDEN` where the community has no calendars, and for somebody who is no member of it.",
            ty: "CreateEventCalendarFeedPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateEventCalendarFeedInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_EVENT_CALENDAR_FEED_ASKING),
        },
        Field {
            name: "revokeEventCalendarFeed",
            description: "Revoke one of the viewer's calendar links: it leads nowhere from now on. Doing it again changes nothing. `EVENT_CALENDAR_TOKEN_NOT_FOUND` when the viewer has no such one.",
            ty: "RevokeEventCalendarFeedPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RevokeEventCalendarFeedInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REVOKE_EVENT_CALENDAR_FEED_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_EVENT_CALENDAR_FEED_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_EVENT_CALENDAR_FEED_PAYLOAD),
        |registry| REVOKE_EVENT_CALENDAR_FEED_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REVOKE_EVENT_CALENDAR_FEED_PAYLOAD),
    ],
};

impl Row for EventCalendarMutation {
    fn object(&self) -> &'static Object {
        &EVENT_CALENDAR_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `event_calendar` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventCalendarQuery;

static EVENT_CALENDAR_QUERY: Object = Object {
    name: "EventCalendarQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventCalendarEntries",
            description: "Events of a period as calendars show them, the earliest first; of this month unless something is said. `EVENT_CALENDAR_RANGE_INVALID` for half a period, and for more than 366 days; `EVENT_CALENDAR_FORBIDDEN` where the community has no calendars, and for somebody who is no member of it.",
            ty: "[EventCalendarEntry!]",
            arguments: &[
                Argument {
                    name: "from",
                    description: "The first day, on the community's clock.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "to",
                    description: "The day after the last one.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_EVENT_CALENDAR_ASKING),
        },
        Field {
            name: "eventCalendarFeeds",
            description: "The viewer's calendar links, the newest first, without their secrets. `EVENT_CALENDAR_FORBIDDEN` for somebody who is no member of this community.",
            ty: "[EventCalendarFeed!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_EVENT_CALENDAR_FEEDS_ASKING),
        },
        Field {
            name: "eventCalendarLinks",
            description: "Links that put an event into calendars. `EVENT_NOT_FOUND` when there is no such published event that the viewer may see; `EVENT_CALENDAR_FORBIDDEN` where the community has no calendars, and for somebody who is no member of it.",
            ty: "EventCalendarLinks",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EVENT_CALENDAR_LINKS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_calendar::EVENT_CALENDAR_ENTRY,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_calendar::EVENT_CALENDAR_FEED,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_calendar::EVENT_CALENDAR_LINKS,
        ),
    ],
};

impl Row for EventCalendarQuery {
    fn object(&self) -> &'static Object {
        &EVENT_CALENDAR_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_EVENT_CALENDAR_ASKING: Asking = Asking {
    operation: Operation::ListEventCalendar,
    inputs: &[
        Input {
            argument: "from",
            wire: "from",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "to",
            wire: "to",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_event_calendar,
};

fn list_event_calendar(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_calendar::EventCalendarResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_EVENT_CALENDAR_FEEDS_ASKING: Asking = Asking {
    operation: Operation::ListEventCalendarFeeds,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_event_calendar_feeds,
};

fn list_event_calendar_feeds(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_calendar::EventCalendarFeedsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CREATE_EVENT_CALENDAR_FEED_ASKING: Asking = Asking {
    operation: Operation::CreateEventCalendarFeed,
    inputs: &[
        Input {
            argument: "label",
            wire: "label",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_event_calendar_feed,
};

static CREATE_EVENT_CALENDAR_FEED_INPUT_TABLE: InputTable = InputTable {
    name: "CreateEventCalendarFeedInput",
    description: "Input of `createEventCalendarFeed`.",
    fields: &[
        Argument {
            name: "label",
            description: "What to call it.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static CREATE_EVENT_CALENDAR_FEED_PAYLOAD: Object = Object {
    name: "CreateEventCalendarFeedPayload",
    description: "Result of `createEventCalendarFeed`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "feed",
            description: "The new new event calendar feed.",
            ty: "NewEventCalendarFeed",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_calendar::NEW_EVENT_CALENDAR_FEED),
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
            &crate::graph::event_calendar::NEW_EVENT_CALENDAR_FEED,
        ),
    ],
};

fn create_event_calendar_feed(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_calendar::NewEventCalendarFeedResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_EVENT_CALENDAR_FEED_PAYLOAD)
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

static REVOKE_EVENT_CALENDAR_FEED_ASKING: Asking = Asking {
    operation: Operation::RevokeEventCalendarFeed,
    inputs: &[
        Input {
            argument: "feedId",
            wire: "tokenId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventCalendarFeed"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: revoke_event_calendar_feed,
};

static REVOKE_EVENT_CALENDAR_FEED_INPUT_TABLE: InputTable = InputTable {
    name: "RevokeEventCalendarFeedInput",
    description: "Input of `revokeEventCalendarFeed`.",
    fields: &[
        Argument {
            name: "feedId",
            description: "Id of the link.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static REVOKE_EVENT_CALENDAR_FEED_PAYLOAD: Object = Object {
    name: "RevokeEventCalendarFeedPayload",
    description: "Result of `revokeEventCalendarFeed`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "revoked",
            description: "Always true.",
            ty: "Boolean",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "feed",
            description: "The calendar link, which is revoked now.",
            ty: "EventCalendarFeed",
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
            &crate::graph::event_calendar::EVENT_CALENDAR_FEED,
        ),
    ],
};

fn revoke_event_calendar_feed(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_calendar::EventCalendarFeedRevokedResponse = ask.made()?;
    Ok(
        Shown::of(&REVOKE_EVENT_CALENDAR_FEED_PAYLOAD)
            .with(IntoFound::into_found(answer.data.revoked))
            .beside(
                ask.number("tokenId"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_event_calendar_feed(ctx, number).await
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

static GET_EVENT_CALENDAR_LINKS_ASKING: Asking = Asking {
    operation: Operation::GetEventCalendarLinks,
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
    answer: get_event_calendar_links,
};

fn get_event_calendar_links(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_calendar::EventCalendarLinksResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}
