// Made from contract/areas/availability.yaml by codegen; edit the contract instead.

//! The area `availability` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, InputTable,
    IntoFound, Object, Row, Show, Shown, Source, found_together, global_id, numbered,
    page_cost, plus, register_object, scalar,
};

/// `AvailabilitySlot`.
pub static AVAILABILITY_SLOT: Object = Object {
    name: "AvailabilitySlot",
    description: "When a member has time.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the time.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "dayOfWeek",
            description: "Day of the week: 0 is Sunday.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "startTime",
            description: "When it begins, `HH:MM`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "endTime",
            description: "When it ends, `HH:MM`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isRecurring",
            description: "Whether it is so every week.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "specificDate",
            description: "The single day. Null if it is so every week.",
            ty: "Date",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "note",
            description: "What the member says of it.",
            ty: "String",
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
    types: &[|registry| scalar(registry, "Date")],
};

impl Row for crate::availability::AvailabilitySlot {
    fn object(&self) -> &'static Object {
        &AVAILABILITY_SLOT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("AvailabilitySlot", self.id)),
            1 => Show::show(&self.day_of_week),
            2 => Show::show(&self.start_time),
            3 => Show::show(&self.end_time),
            4 => Show::show(&self.is_recurring),
            5 => Show::show(&self.specific_date),
            6 => Show::show(&self.note),
            7 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::availability::AvailabilitySlot, AVAILABILITY_SLOT);

/// `AvailableMember`.
pub static AVAILABLE_MEMBER: Object = Object {
    name: "AvailableMember",
    description: "A member who has time.",
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
            name: "startTime",
            description: "When it begins, `HH:MM`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "endTime",
            description: "When it ends, `HH:MM`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::shared::MEMBER)],
};

impl Row for crate::availability::AvailableMember {
    fn object(&self) -> &'static Object {
        &AVAILABLE_MEMBER
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.start_time),
            2 => Show::show(&self.end_time),
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

crate::graph_row!(crate ::availability::AvailableMember, AVAILABLE_MEMBER);

/// `CompatibleTime`.
pub static COMPATIBLE_TIME: Object = Object {
    name: "CompatibleTime",
    description: "When two members have time.",
    interfaces: &[],
    fields: &[
        Field {
            name: "dayOfWeek",
            description: "Day of the week: 0 is Sunday.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "dayName",
            description: "Name of the day, in the language of the call.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "startTime",
            description: "When it begins, `HH:MM`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "endTime",
            description: "When it ends, `HH:MM`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::availability::CompatibleTime {
    fn object(&self) -> &'static Object {
        &COMPATIBLE_TIME
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.day_of_week),
            1 => Show::show(&self.day_name),
            2 => Show::show(&self.start_time),
            3 => Show::show(&self.end_time),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::availability::CompatibleTime, COMPATIBLE_TIME);

/// What the area `availability` answers in the graph beside its operations.
#[async_trait]
pub trait AvailabilityEdges: Send + Sync {
    /// The `AvailabilitySlot` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_availability_slot(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "AvailabilitySlot",
                number,
                Some(Operation::GetMyAvailability),
            )
            .await
    }
}

impl<T: Send + Sync> AvailabilityEdges for T {}

/// Fields of `Mutation` that operations of the area `availability` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct AvailabilityMutation;

static AVAILABILITY_MUTATION: Object = Object {
    name: "AvailabilityMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "setMyAvailability",
            description: "Say when the viewer has time every week; replaces what was said before. `VALIDATION_ERROR` for times that overlap or end before they start, and for more than five on a day.",
            ty: "SetMyAvailabilityPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SetMyAvailabilityInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SET_MY_AVAILABILITY_ASKING),
        },
        Field {
            name: "setMyAvailabilityOfDay",
            description: "Say when the viewer has time on a day of every week; replaces what was said of it before.",
            ty: "SetMyAvailabilityOfDayPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SetMyAvailabilityOfDayInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SET_MY_AVAILABILITY_OF_DAY_ASKING),
        },
        Field {
            name: "removeMyAvailability",
            description: "Take back that the viewer has time.",
            ty: "RemoveMyAvailabilityPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RemoveMyAvailabilityInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REMOVE_MY_AVAILABILITY_ASKING),
        },
        Field {
            name: "addMyAvailabilityOnDate",
            description: "Say that the viewer has time on a single day.",
            ty: "AddMyAvailabilityOnDatePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AddMyAvailabilityOnDateInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ADD_MY_AVAILABILITY_ON_DATE_ASKING),
        },
    ],
    types: &[
        |registry| SET_MY_AVAILABILITY_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SET_MY_AVAILABILITY_PAYLOAD),
        |registry| SET_MY_AVAILABILITY_OF_DAY_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SET_MY_AVAILABILITY_OF_DAY_PAYLOAD),
        |registry| REMOVE_MY_AVAILABILITY_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REMOVE_MY_AVAILABILITY_PAYLOAD),
        |registry| ADD_MY_AVAILABILITY_ON_DATE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ADD_MY_AVAILABILITY_ON_DATE_PAYLOAD),
    ],
};

impl Row for AvailabilityMutation {
    fn object(&self) -> &'static Object {
        &AVAILABILITY_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `availability` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct AvailabilityQuery;

static AVAILABILITY_QUERY: Object = Object {
    name: "AvailabilityQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "memberAvailabilitySlots",
            description: "When a member has time, every week and on single days to come. `NOT_FOUND` and `BLOCKED` as for the profile.",
            ty: "[AvailabilitySlot!]",
            arguments: &[
                Argument {
                    name: "memberId",
                    description: "Id of the member.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MEMBER_AVAILABILITY_ASKING),
        },
        Field {
            name: "compatibleTimes",
            description: "When the viewer and a member both have time in every week. `NOT_FOUND` and `BLOCKED` as for the profile.",
            ty: "[CompatibleTime!]",
            arguments: &[
                Argument {
                    name: "memberId",
                    description: "Id of the member.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_COMPATIBLE_TIMES_ASKING),
        },
        Field {
            name: "availableMembers",
            description: "Members of the directory who said that they have time on a day of every week, by the time at which it begins.",
            ty: "[AvailableMember!]",
            arguments: &[
                Argument {
                    name: "dayOfWeek",
                    description: "Day of the week: 0 is Sunday. Today in the community's time zone unless it is said; a value out of bounds is moved to the nearest bound.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "time",
                    description: "Only those who have time at this moment of the day, `HH:MM`.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100. 50 by default.",
                    ty: "Int",
                    default: None,
                },
            ],
            cost: Some(page_cost::<50, 100>),
            source: Source::Operation(&LIST_AVAILABLE_MEMBERS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::availability::AVAILABILITY_SLOT,
        ),
        |registry| register_object(
            registry,
            &crate::graph::availability::COMPATIBLE_TIME,
        ),
        |registry| register_object(
            registry,
            &crate::graph::availability::AVAILABLE_MEMBER,
        ),
    ],
};

impl Row for AvailabilityQuery {
    fn object(&self) -> &'static Object {
        &AVAILABILITY_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `availability` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct AvailabilityViewer;

static AVAILABILITY_VIEWER: Object = Object {
    name: "AvailabilityViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "availabilitySlots",
            description: "When the viewer has time, every week and on single days; times of the community's time zone.",
            ty: "[AvailabilitySlot!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MY_AVAILABILITY_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::availability::AVAILABILITY_SLOT,
        ),
    ],
};

impl Row for AvailabilityViewer {
    fn object(&self) -> &'static Object {
        &AVAILABILITY_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_MY_AVAILABILITY_ASKING: Asking = Asking {
    operation: Operation::GetMyAvailability,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_my_availability,
};

fn get_my_availability(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::availability::AvailabilityResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data.weekly))
}

static SET_MY_AVAILABILITY_ASKING: Asking = Asking {
    operation: Operation::SetMyAvailability,
    inputs: &[
        Input {
            argument: "slots",
            wire: "slots",
            place: InputPlace::Body,
            kind: InputKind::Object(&AVAILABILITY_SLOT_INPUT_INPUTS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: set_my_availability,
};

static SET_MY_AVAILABILITY_INPUT_TABLE: InputTable = InputTable {
    name: "SetMyAvailabilityInput",
    description: "Input of `setMyAvailability`.",
    fields: &[
        Argument {
            name: "slots",
            description: "The times.",
            ty: "[AvailabilitySlotInput!]!",
            default: None,
        },
    ],
    types: &[|registry| AVAILABILITY_SLOT_INPUT_TABLE.register(registry)],
};

static AVAILABILITY_SLOT_INPUT_TABLE: InputTable = InputTable {
    name: "AvailabilitySlotInput",
    description: "A time of every week.",
    fields: &[
        Argument {
            name: "dayOfWeek",
            description: "Day of the week: 0 is Sunday.",
            ty: "Int!",
            default: None,
        },
        Argument {
            name: "startTime",
            description: "When it begins, `HH:MM`.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "endTime",
            description: "When it ends, `HH:MM`.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "note",
            description: "What to say of it.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static AVAILABILITY_SLOT_INPUT_INPUTS: [Input; 4] = [
    Input {
        argument: "dayOfWeek",
        wire: "day_of_week",
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
        argument: "note",
        wire: "note",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
];

static SET_MY_AVAILABILITY_PAYLOAD: Object = Object {
    name: "SetMyAvailabilityPayload",
    description: "Result of `setMyAvailability`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "availabilitySlots",
            description: "The availability slots after the change.",
            ty: "[AvailabilitySlot!]",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::availability::AVAILABILITY_SLOT),
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
            &crate::graph::availability::AVAILABILITY_SLOT,
        ),
    ],
};

fn set_my_availability(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::availability::AvailabilityResponse = ask.made()?;
    Ok(
        Shown::of(&SET_MY_AVAILABILITY_PAYLOAD)
            .with(IntoFound::into_found(answer.data.weekly))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static SET_MY_AVAILABILITY_OF_DAY_ASKING: Asking = Asking {
    operation: Operation::SetMyAvailabilityOfDay,
    inputs: &[
        Input {
            argument: "dayOfWeek",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Plain,
        },
        Input {
            argument: "slots",
            wire: "slots",
            place: InputPlace::Body,
            kind: InputKind::Object(&AVAILABILITY_OF_DAY_INPUT_INPUTS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: set_my_availability_of_day,
};

static SET_MY_AVAILABILITY_OF_DAY_INPUT_TABLE: InputTable = InputTable {
    name: "SetMyAvailabilityOfDayInput",
    description: "Input of `setMyAvailabilityOfDay`.",
    fields: &[
        Argument {
            name: "dayOfWeek",
            description: "Day of the week: 0 is Sunday, 6 is Saturday.",
            ty: "Int!",
            default: None,
        },
        Argument {
            name: "slots",
            description: "The times.",
            ty: "[AvailabilityOfDayInput!]!",
            default: None,
        },
    ],
    types: &[|registry| AVAILABILITY_OF_DAY_INPUT_TABLE.register(registry)],
};

static AVAILABILITY_OF_DAY_INPUT_TABLE: InputTable = InputTable {
    name: "AvailabilityOfDayInput",
    description: "A time of a day.",
    fields: &[
        Argument {
            name: "startTime",
            description: "When it begins, `HH:MM`.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "endTime",
            description: "When it ends, `HH:MM`.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "note",
            description: "What to say of it.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static AVAILABILITY_OF_DAY_INPUT_INPUTS: [Input; 3] = [
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
        argument: "note",
        wire: "note",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
];

static SET_MY_AVAILABILITY_OF_DAY_PAYLOAD: Object = Object {
    name: "SetMyAvailabilityOfDayPayload",
    description: "Result of `setMyAvailabilityOfDay`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "availabilitySlots",
            description: "The availability slots after the change.",
            ty: "[AvailabilitySlot!]",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::availability::AVAILABILITY_SLOT),
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
            &crate::graph::availability::AVAILABILITY_SLOT,
        ),
    ],
};

fn set_my_availability_of_day(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::availability::AvailabilityResponse = ask.made()?;
    Ok(
        Shown::of(&SET_MY_AVAILABILITY_OF_DAY_PAYLOAD)
            .with(IntoFound::into_found(answer.data.weekly))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static REMOVE_MY_AVAILABILITY_ASKING: Asking = Asking {
    operation: Operation::RemoveMyAvailability,
    inputs: &[
        Input {
            argument: "slotId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("AvailabilitySlot"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: remove_my_availability,
};

static REMOVE_MY_AVAILABILITY_INPUT_TABLE: InputTable = InputTable {
    name: "RemoveMyAvailabilityInput",
    description: "Input of `removeMyAvailability`.",
    fields: &[
        Argument {
            name: "slotId",
            description: "Id of the time.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static REMOVE_MY_AVAILABILITY_PAYLOAD: Object = Object {
    name: "RemoveMyAvailabilityPayload",
    description: "Result of `removeMyAvailability`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedAvailabilitySlotId",
            description: "Global id of the availability slot that is gone.",
            ty: "ID",
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
    types: &[],
};

fn remove_my_availability(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&REMOVE_MY_AVAILABILITY_PAYLOAD)
            .removed("AvailabilitySlot", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static ADD_MY_AVAILABILITY_ON_DATE_ASKING: Asking = Asking {
    operation: Operation::AddMyAvailabilityOnDate,
    inputs: &[
        Input {
            argument: "date",
            wire: "date",
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
            argument: "note",
            wire: "note",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: add_my_availability_on_date,
};

static ADD_MY_AVAILABILITY_ON_DATE_INPUT_TABLE: InputTable = InputTable {
    name: "AddMyAvailabilityOnDateInput",
    description: "Input of `addMyAvailabilityOnDate`.",
    fields: &[
        Argument {
            name: "date",
            description: "The day.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "startTime",
            description: "When it begins, `HH:MM`.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "endTime",
            description: "When it ends, `HH:MM`.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "note",
            description: "What to say of it.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static ADD_MY_AVAILABILITY_ON_DATE_PAYLOAD: Object = Object {
    name: "AddMyAvailabilityOnDatePayload",
    description: "Result of `addMyAvailabilityOnDate`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "availabilitySlots",
            description: "The new availability slots.",
            ty: "[AvailabilitySlot!]",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::availability::AVAILABILITY_SLOT),
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
            &crate::graph::availability::AVAILABILITY_SLOT,
        ),
    ],
};

fn add_my_availability_on_date(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::availability::AvailabilityResponse = ask.made()?;
    Ok(
        Shown::of(&ADD_MY_AVAILABILITY_ON_DATE_PAYLOAD)
            .with(IntoFound::into_found(answer.data.weekly))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static GET_MEMBER_AVAILABILITY_ASKING: Asking = Asking {
    operation: Operation::GetMemberAvailability,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_member_availability,
};

fn get_member_availability(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::availability::AvailabilityResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data.weekly))
}

static LIST_COMPATIBLE_TIMES_ASKING: Asking = Asking {
    operation: Operation::ListCompatibleTimes,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "user_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Member"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_compatible_times,
};

fn list_compatible_times(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::availability::CompatibleTimeList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_AVAILABLE_MEMBERS_ASKING: Asking = Asking {
    operation: Operation::ListAvailableMembers,
    inputs: &[
        Input {
            argument: "dayOfWeek",
            wire: "day",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "time",
            wire: "time",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "first",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_available_members,
};

fn list_available_members(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::availability::AvailableMemberList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}
