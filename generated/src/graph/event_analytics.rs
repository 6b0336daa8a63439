// Made from contract/areas/event_analytics.yaml by codegen; edit the contract instead.

//! The area `event_analytics` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, IntoFound,
    Object, Row, Show, Source, numbered, plus, register_object, scalar,
};

/// `EventAnalytics`.
pub static EVENT_ANALYTICS: Object = Object {
    name: "EventAnalytics",
    description: "How an event goes, in numbers.",
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
            name: "registrations",
            description: "Registrations, by how they stand.",
            ty: "EventAnalyticsRegistrations!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_analytics::EVENT_ANALYTICS_REGISTRATIONS,
            ),
        },
        Field {
            name: "guests",
            description: "Guests whom members bring.",
            ty: "EventAnalyticsGuests!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_analytics::EVENT_ANALYTICS_GUESTS),
        },
        Field {
            name: "waitlist",
            description: "The waiting list, by how its entries stand, and what was offered so far.",
            ty: "EventAnalyticsWaitlist!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_analytics::EVENT_ANALYTICS_WAITLIST,
            ),
        },
        Field {
            name: "attendance",
            description: "Members who were there.",
            ty: "EventAnalyticsAttendance!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_analytics::EVENT_ANALYTICS_ATTENDANCE,
            ),
        },
        Field {
            name: "tickets",
            description: "Tickets.",
            ty: "EventAnalyticsTickets!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_analytics::EVENT_ANALYTICS_TICKETS),
        },
        Field {
            name: "messages",
            description: "What members were told.",
            ty: "EventAnalyticsMessages!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_analytics::EVENT_ANALYTICS_MESSAGES,
            ),
        },
        Field {
            name: "answers",
            description: "Answers to what the event asks.",
            ty: "EventAnalyticsAnswers!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_analytics::EVENT_ANALYTICS_ANSWERS),
        },
        Field {
            name: "interested",
            description: "Members who are interested.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "days",
            description: "Days on which something moved, the oldest first.",
            ty: "[EventAnalyticsDay!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_analytics::EVENT_ANALYTICS_DAY),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_analytics::EVENT_ANALYTICS_ANSWERS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_analytics::EVENT_ANALYTICS_ATTENDANCE,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_analytics::EVENT_ANALYTICS_DAY,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_analytics::EVENT_ANALYTICS_GUESTS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_analytics::EVENT_ANALYTICS_MESSAGES,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_analytics::EVENT_ANALYTICS_REGISTRATIONS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_analytics::EVENT_ANALYTICS_TICKETS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_analytics::EVENT_ANALYTICS_WAITLIST,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

impl Row for crate::event_analytics::EventAnalytics {
    fn object(&self) -> &'static Object {
        &EVENT_ANALYTICS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.registrations),
            2 => Show::show(&self.guests),
            3 => Show::show(&self.waitlist),
            4 => Show::show(&self.attendance),
            5 => Show::show(&self.tickets),
            6 => Show::show(&self.messages),
            7 => Show::show(&self.answers),
            8 => Show::show(&self.interested),
            9 => Show::show(&self.days),
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

crate::graph_row!(crate ::event_analytics::EventAnalytics, EVENT_ANALYTICS);

/// `EventAnalyticsAnswers`.
pub static EVENT_ANALYTICS_ANSWERS: Object = Object {
    name: "EventAnalyticsAnswers",
    description: "Answers to what the event asks.",
    interfaces: &[],
    fields: &[
        Field {
            name: "complete",
            description: "Members who have answered every required question.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "missing",
            description: "Members who have not.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_analytics::EventAnalyticsAnswers {
    fn object(&self) -> &'static Object {
        &EVENT_ANALYTICS_ANSWERS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.complete),
            1 => Show::show(&self.missing),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_analytics::EventAnalyticsAnswers, EVENT_ANALYTICS_ANSWERS
);

/// `EventAnalyticsAttendance`.
pub static EVENT_ANALYTICS_ATTENDANCE: Object = Object {
    name: "EventAnalyticsAttendance",
    description: "Members who were there.",
    interfaces: &[],
    fields: &[
        Field {
            name: "came",
            description: "They have come, whether or not they have gone.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "gone",
            description: "They have come and gone.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "noShow",
            description: "They did not come.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "unknown",
            description: "They take part, and nothing is noted of them.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_analytics::EventAnalyticsAttendance {
    fn object(&self) -> &'static Object {
        &EVENT_ANALYTICS_ATTENDANCE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.came),
            1 => Show::show(&self.gone),
            2 => Show::show(&self.no_show),
            3 => Show::show(&self.unknown),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_analytics::EventAnalyticsAttendance, EVENT_ANALYTICS_ATTENDANCE
);

/// `EventAnalyticsDay`.
pub static EVENT_ANALYTICS_DAY: Object = Object {
    name: "EventAnalyticsDay",
    description: "What moved on a day.",
    interfaces: &[],
    fields: &[
        Field {
            name: "date",
            description: "The day, in UTC.",
            ty: "Date!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "confirmed",
            description: "How many registrations were confirmed.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "left",
            description: "How many members who took part do no more.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "waiting",
            description: "How many members began to wait.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "Date")],
};

impl Row for crate::event_analytics::EventAnalyticsDay {
    fn object(&self) -> &'static Object {
        &EVENT_ANALYTICS_DAY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.date),
            1 => Show::show(&self.confirmed),
            2 => Show::show(&self.left),
            3 => Show::show(&self.waiting),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_analytics::EventAnalyticsDay, EVENT_ANALYTICS_DAY);

/// `EventAnalyticsGuests`.
pub static EVENT_ANALYTICS_GUESTS: Object = Object {
    name: "EventAnalyticsGuests",
    description: "Guests whom members bring.",
    interfaces: &[],
    fields: &[
        Field {
            name: "confirmed",
            description: "They come and have a place.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "withdrawn",
            description: "Whoever brings them says that they do not come.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "cancelled",
            description: "Others decided that they do not come.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "came",
            description: "They have come.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "noShow",
            description: "They did not come.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_analytics::EventAnalyticsGuests {
    fn object(&self) -> &'static Object {
        &EVENT_ANALYTICS_GUESTS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.confirmed),
            1 => Show::show(&self.withdrawn),
            2 => Show::show(&self.cancelled),
            3 => Show::show(&self.came),
            4 => Show::show(&self.no_show),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_analytics::EventAnalyticsGuests, EVENT_ANALYTICS_GUESTS);

/// `EventAnalyticsMessages`.
pub static EVENT_ANALYTICS_MESSAGES: Object = Object {
    name: "EventAnalyticsMessages",
    description: "What members were told.",
    interfaces: &[],
    fields: &[
        Field {
            name: "reminders",
            description: "How often those who take part were reminded.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "remindersPending",
            description: "How often they will be.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "broadcasts",
            description: "Broadcasts that were sent.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "broadcastDeliveries",
            description: "How many members these reached, each counted once a broadcast.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_analytics::EventAnalyticsMessages {
    fn object(&self) -> &'static Object {
        &EVENT_ANALYTICS_MESSAGES
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.reminders),
            1 => Show::show(&self.reminders_pending),
            2 => Show::show(&self.broadcasts),
            3 => Show::show(&self.broadcast_deliveries),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_analytics::EventAnalyticsMessages, EVENT_ANALYTICS_MESSAGES
);

/// `EventAnalyticsRegistrations`.
pub static EVENT_ANALYTICS_REGISTRATIONS: Object = Object {
    name: "EventAnalyticsRegistrations",
    description: "Registrations, by how they stand.",
    interfaces: &[],
    fields: &[
        Field {
            name: "invited",
            description: "They are invited.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pending",
            description: "They have asked.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "confirmed",
            description: "They take part.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "declined",
            description: "They were turned down or declined.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "cancelled",
            description: "Their registration was withdrawn.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_analytics::EventAnalyticsRegistrations {
    fn object(&self) -> &'static Object {
        &EVENT_ANALYTICS_REGISTRATIONS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.invited),
            1 => Show::show(&self.pending),
            2 => Show::show(&self.confirmed),
            3 => Show::show(&self.declined),
            4 => Show::show(&self.cancelled),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_analytics::EventAnalyticsRegistrations, EVENT_ANALYTICS_REGISTRATIONS
);

/// `EventAnalyticsTickets`.
pub static EVENT_ANALYTICS_TICKETS: Object = Object {
    name: "EventAnalyticsTickets",
    description: "Tickets.",
    interfaces: &[],
    fields: &[
        Field {
            name: "units",
            description: "Seats that are given out.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "holders",
            description: "Members who have some.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "unitsCancelled",
            description: "Seats that were given back.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "unitsLeft",
            description: "Seats that can be given out.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_analytics::EventAnalyticsTickets {
    fn object(&self) -> &'static Object {
        &EVENT_ANALYTICS_TICKETS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.units),
            1 => Show::show(&self.holders),
            2 => Show::show(&self.units_cancelled),
            3 => Show::show(&self.units_left),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_analytics::EventAnalyticsTickets, EVENT_ANALYTICS_TICKETS
);

/// `EventAnalyticsWaitlist`.
pub static EVENT_ANALYTICS_WAITLIST: Object = Object {
    name: "EventAnalyticsWaitlist",
    description: "The waiting list, by how its entries stand, and what was offered so far.",
    interfaces: &[],
    fields: &[
        Field {
            name: "waiting",
            description: "They wait.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "offered",
            description: "A place is held for them.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "accepted",
            description: "They took it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expired",
            description: "It was held for too long.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "cancelled",
            description: "They left the line.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "offersMade",
            description: "How often a place was held for somebody.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "offersAccepted",
            description: "How often it was taken.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_analytics::EventAnalyticsWaitlist {
    fn object(&self) -> &'static Object {
        &EVENT_ANALYTICS_WAITLIST
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.waiting),
            1 => Show::show(&self.offered),
            2 => Show::show(&self.accepted),
            3 => Show::show(&self.expired),
            4 => Show::show(&self.cancelled),
            5 => Show::show(&self.offers_made),
            6 => Show::show(&self.offers_accepted),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_analytics::EventAnalyticsWaitlist, EVENT_ANALYTICS_WAITLIST
);

/// What the area `event_analytics` answers in the graph beside its operations.
#[async_trait]
pub trait EventAnalyticsEdges: Send + Sync {}

impl<T: Send + Sync> EventAnalyticsEdges for T {}

/// Fields of `Query` that operations of the area `event_analytics` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventAnalyticsQuery;

static EVENT_ANALYTICS_QUERY: Object = Object {
    name: "EventAnalyticsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventAnalytics",
            description: "How an event goes, in numbers, for those who decide about its registrations: `FORBIDDEN` for others who may see it. Days are those of UTC.",
            ty: "EventAnalytics",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EVENT_ANALYTICS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_analytics::EVENT_ANALYTICS,
        ),
    ],
};

impl Row for EventAnalyticsQuery {
    fn object(&self) -> &'static Object {
        &EVENT_ANALYTICS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_EVENT_ANALYTICS_ASKING: Asking = Asking {
    operation: Operation::GetEventAnalytics,
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
    answer: get_event_analytics,
};

fn get_event_analytics(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_analytics::EventAnalyticsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}
