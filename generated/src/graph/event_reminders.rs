// Made from contract/areas/event_reminders.yaml by codegen; edit the contract instead.

//! The area `event_reminders` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, InputTable,
    IntoFound, Object, Row, Show, Shown, Source, numbered, plus, register_object,
};

/// `EventReminderCapabilities`.
pub static EVENT_REMINDER_CAPABILITIES: Object = Object {
    name: "EventReminderCapabilities",
    description: "What the viewer may do with reminders.",
    interfaces: &[],
    fields: &[
        Field {
            name: "canManageRules",
            description: "Replace the event's rules.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "canSetOverrides",
            description: "Choose for themselves.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_reminders::EventReminderCapabilities {
    fn object(&self) -> &'static Object {
        &EVENT_REMINDER_CAPABILITIES
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.manage_rules),
            1 => Show::show(&self.set_overrides),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_reminders::EventReminderCapabilities, EVENT_REMINDER_CAPABILITIES
);

/// `EventReminderLimits`.
pub static EVENT_REMINDER_LIMITS: Object = Object {
    name: "EventReminderLimits",
    description: "What reminders have to keep to.",
    interfaces: &[],
    fields: &[
        Field {
            name: "maxRules",
            description: "So many in a list.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "minOffsetMinutes",
            description: "No later than so many minutes before.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "maxOffsetMinutes",
            description: "No earlier than so many minutes before.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_reminders::EventReminderLimits {
    fn object(&self) -> &'static Object {
        &EVENT_REMINDER_LIMITS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.max_rules),
            1 => Show::show(&self.min_offset_minutes),
            2 => Show::show(&self.max_offset_minutes),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_reminders::EventReminderLimits, EVENT_REMINDER_LIMITS);

/// `EventReminderRule`.
pub static EVENT_REMINDER_RULE: Object = Object {
    name: "EventReminderRule",
    description: "A reminder before the beginning of an event.",
    interfaces: &[],
    fields: &[
        Field {
            name: "offsetMinutes",
            description: "So many minutes before.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isEnabled",
            description: "Whether it is sent.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_reminders::EventReminderRule {
    fn object(&self) -> &'static Object {
        &EVENT_REMINDER_RULE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.offset_minutes),
            1 => Show::show(&self.enabled),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_reminders::EventReminderRule, EVENT_REMINDER_RULE);

/// `EventReminderSettings`.
pub static EVENT_REMINDER_SETTINGS: Object = Object {
    name: "EventReminderSettings",
    description: "When people are reminded of an event.",
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
            name: "revision",
            description: "It grows with each change of the rules or of the viewer's choices; whoever changes them says which one they read.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "areEnabled",
            description: "Whether the community sends any.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "rules",
            description: "The event's, the earliest first.",
            ty: "[EventReminderRule!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_reminders::EVENT_REMINDER_RULE),
        },
        Field {
            name: "isDefault",
            description: "Nobody has said anything else for the event.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "overrides",
            description: "What the viewer has chosen for themselves, the earliest first.",
            ty: "[EventReminderRule!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_reminders::EVENT_REMINDER_RULE),
        },
        Field {
            name: "effectiveOffsets",
            description: "So many minutes before the beginning the viewer is reminded if they take part.",
            ty: "[Int!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "limits",
            description: "What reminders have to keep to.",
            ty: "EventReminderLimits!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_reminders::EVENT_REMINDER_LIMITS),
        },
        Field {
            name: "capabilities",
            description: "What the viewer may do with reminders.",
            ty: "EventReminderCapabilities!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_reminders::EVENT_REMINDER_CAPABILITIES,
            ),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_reminders::EVENT_REMINDER_CAPABILITIES,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_reminders::EVENT_REMINDER_LIMITS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_reminders::EVENT_REMINDER_RULE,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

impl Row for crate::event_reminders::EventReminders {
    fn object(&self) -> &'static Object {
        &EVENT_REMINDER_SETTINGS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.revision),
            2 => Show::show(&self.reminders_enabled),
            3 => Show::show(&self.rules),
            4 => Show::show(&self.is_default),
            5 => Show::show(&self.overrides),
            6 => Show::show(&self.effective_offsets),
            7 => Show::show(&self.limits),
            8 => Show::show(&self.capabilities),
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

crate::graph_row!(crate ::event_reminders::EventReminders, EVENT_REMINDER_SETTINGS);

/// What the area `event_reminders` answers in the graph beside its operations.
#[async_trait]
pub trait EventRemindersEdges: Send + Sync {}

impl<T: Send + Sync> EventRemindersEdges for T {}

/// Fields of `Mutation` that operations of the area `event_reminders` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventRemindersMutation;

static EVENT_REMINDERS_MUTATION: Object = Object {
    name: "EventRemindersMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "updateEventReminders",
            description: "Say when people are reminded of an event: `rules` by those who manage it, `overrides` by everybody else for themselves. `VERSION_CONFLICT` unless `expectedRevision` is the one that was read; `FORBIDDEN` for rules of somebody who does not manage it, and for overrides of somebody who does; `EVENT_OCCURRENCE_REQUIRED` for overrides of what recurs.",
            ty: "UpdateEventRemindersPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateEventRemindersInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_EVENT_REMINDERS_ASKING),
        },
        Field {
            name: "resetEventReminders",
            description: "Take back what was said of reminders of an event: the event's rules for those who manage it, the viewer's own choices for everybody else. `FORBIDDEN` for whoever is no member of the community.",
            ty: "ResetEventRemindersPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ResetEventRemindersInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RESET_EVENT_REMINDERS_ASKING),
        },
    ],
    types: &[
        |registry| UPDATE_EVENT_REMINDERS_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_EVENT_REMINDERS_PAYLOAD),
        |registry| RESET_EVENT_REMINDERS_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RESET_EVENT_REMINDERS_PAYLOAD),
    ],
};

impl Row for EventRemindersMutation {
    fn object(&self) -> &'static Object {
        &EVENT_REMINDERS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `event_reminders` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventRemindersQuery;

static EVENT_REMINDERS_QUERY: Object = Object {
    name: "EventRemindersQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventReminderSettings",
            description: "When those who take part in an event are reminded of it, and what the viewer has chosen for themselves. `NOT_FOUND` when there is no such event that the viewer may see.",
            ty: "EventReminderSettings",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EVENT_REMINDERS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_reminders::EVENT_REMINDER_SETTINGS,
        ),
    ],
};

impl Row for EventRemindersQuery {
    fn object(&self) -> &'static Object {
        &EVENT_REMINDERS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_EVENT_REMINDERS_ASKING: Asking = Asking {
    operation: Operation::GetEventReminders,
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
    answer: get_event_reminders,
};

fn get_event_reminders(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_reminders::EventRemindersResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static UPDATE_EVENT_REMINDERS_ASKING: Asking = Asking {
    operation: Operation::UpdateEventReminders,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "rules",
            wire: "rules",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_REMINDER_RULE_INPUT_INPUTS),
        },
        Input {
            argument: "overrides",
            wire: "overrides",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_REMINDER_RULE_INPUT_INPUTS),
        },
        Input {
            argument: "expectedRevision",
            wire: "expected_revision",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_event_reminders,
};

static UPDATE_EVENT_REMINDERS_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateEventRemindersInput",
    description: "Input of `updateEventReminders`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "rules",
            description: "The event's, for those who manage it.",
            ty: "[EventReminderRuleInput!]",
            default: None,
        },
        Argument {
            name: "overrides",
            description: "The viewer's own.",
            ty: "[EventReminderRuleInput!]",
            default: None,
        },
        Argument {
            name: "expectedRevision",
            description: "The `revision` that was read.",
            ty: "Int!",
            default: None,
        },
    ],
    types: &[
        |registry| EVENT_REMINDER_RULE_INPUT_TABLE.register(registry),
        |registry| EVENT_REMINDER_RULE_INPUT_TABLE.register(registry),
    ],
};

static EVENT_REMINDER_RULE_INPUT_TABLE: InputTable = InputTable {
    name: "EventReminderRuleInput",
    description: "A reminder before the beginning of an event.",
    fields: &[
        Argument {
            name: "offsetMinutes",
            description: "So many minutes before.",
            ty: "Int!",
            default: None,
        },
        Argument {
            name: "isEnabled",
            description: "Whether it is sent.",
            ty: "Boolean",
            default: Some("true"),
        },
    ],
    types: &[],
};

static EVENT_REMINDER_RULE_INPUT_INPUTS: [Input; 2] = [
    Input {
        argument: "offsetMinutes",
        wire: "offset_minutes",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "isEnabled",
        wire: "enabled",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
];

static UPDATE_EVENT_REMINDERS_PAYLOAD: Object = Object {
    name: "UpdateEventRemindersPayload",
    description: "Result of `updateEventReminders`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventReminderSettings",
            description: "The event reminder settings after the change.",
            ty: "EventReminderSettings",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_reminders::EVENT_REMINDER_SETTINGS),
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
            &crate::graph::event_reminders::EVENT_REMINDER_SETTINGS,
        ),
    ],
};

fn update_event_reminders(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_reminders::EventRemindersResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_EVENT_REMINDERS_PAYLOAD)
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

static RESET_EVENT_REMINDERS_ASKING: Asking = Asking {
    operation: Operation::ResetEventReminders,
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
    answer: reset_event_reminders,
};

static RESET_EVENT_REMINDERS_INPUT_TABLE: InputTable = InputTable {
    name: "ResetEventRemindersInput",
    description: "Input of `resetEventReminders`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static RESET_EVENT_REMINDERS_PAYLOAD: Object = Object {
    name: "ResetEventRemindersPayload",
    description: "Result of `resetEventReminders`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventReminderSettings",
            description: "The event reminder settings after the change.",
            ty: "EventReminderSettings",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_reminders::EVENT_REMINDER_SETTINGS),
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
            &crate::graph::event_reminders::EVENT_REMINDER_SETTINGS,
        ),
    ],
};

fn reset_event_reminders(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_reminders::EventRemindersResponse = ask.made()?;
    Ok(
        Shown::of(&RESET_EVENT_REMINDERS_PAYLOAD)
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
