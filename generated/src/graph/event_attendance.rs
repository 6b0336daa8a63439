// Made from contract/areas/event_attendance.yaml by codegen; edit the contract instead.

//! The area `event_attendance` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, numbered, page_cost, plus, register_object, scalar,
};

/// The words of `EventAttendanceAction`.
pub static EVENT_ATTENDANCE_ACTION_WORDS: EnumTable = EnumTable {
    name: "EventAttendanceAction",
    description: "What is noted of a member at an event.",
    values: &[
        EnumValue {
            name: "CHECK_IN",
            word: "check_in",
            description: "They come.",
        },
        EnumValue {
            name: "CHECK_OUT",
            word: "check_out",
            description: "They go.",
        },
        EnumValue {
            name: "NO_SHOW",
            word: "no_show",
            description: "They did not come.",
        },
        EnumValue {
            name: "UNDO",
            word: "undo",
            description: "The latest note was wrong.",
        },
    ],
};

crate::graph_words!(
    crate ::event_attendance::EventAttendanceAction, EVENT_ATTENDANCE_ACTION_WORDS
);

/// The words of `EventCheckInOutcome`.
pub static EVENT_CHECK_IN_OUTCOME_WORDS: EnumTable = EnumTable {
    name: "EventCheckInOutcome",
    description: "What became of checking somebody in.",
    values: &[
        EnumValue {
            name: "CHECKED_IN",
            word: "checked_in",
            description: "They are checked in.",
        },
        EnumValue {
            name: "ALREADY_CHECKED_IN",
            word: "already_checked_in",
            description: "They were before.",
        },
        EnumValue {
            name: "FAILED",
            word: "failed",
            description: "They cannot be.",
        },
    ],
};

crate::graph_words!(
    crate ::event_attendance::EventCheckInOutcome, EVENT_CHECK_IN_OUTCOME_WORDS
);

/// `EventAttendanceChange`.
pub static EVENT_ATTENDANCE_CHANGE: Object = Object {
    name: "EventAttendanceChange",
    description: "What was noted of a member at an event.",
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
            name: "action",
            description: "What is noted of a member at an event.",
            ty: "EventAttendanceAction!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "fromState",
            description: "Whether a member was there.",
            ty: "EventAttendanceState!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "toState",
            description: "Whether a member was there.",
            ty: "EventAttendanceState!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "attendanceVersion",
            description: "How often it was noted.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "changedAt",
            description: "When.",
            ty: "DateTime!",
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
    ],
    types: &[
        |registry| {
            crate::graph::event_attendance::EVENT_ATTENDANCE_ACTION_WORDS
                .register(registry)
        },
        |registry| crate::graph::events::EVENT_ATTENDANCE_STATE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_attendance::EventAttendanceMutation {
    fn object(&self) -> &'static Object {
        &EVENT_ATTENDANCE_CHANGE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.action),
            2 => Show::show(&self.from_state),
            3 => Show::show(&self.to_state),
            4 => Show::show(&self.attendance_version),
            5 => Show::show(&self.changed_at),
            6 => Show::show(&self.checked_in_at),
            7 => Show::show(&self.checked_out_at),
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

crate::graph_row!(
    crate ::event_attendance::EventAttendanceMutation, EVENT_ATTENDANCE_CHANGE
);

/// `EventAttendanceRecord`.
pub static EVENT_ATTENDANCE_RECORD: Object = Object {
    name: "EventAttendanceRecord",
    description: "Whether a member was at an event.",
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
            name: "registrationState",
            description: "How their registration stands.",
            ty: "EventRegistrationState",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "state",
            description: "Whether a member was there.",
            ty: "EventAttendanceState!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "attendanceVersion",
            description: "How often it was noted, 0 where nothing is.",
            ty: "Int!",
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
            name: "changedAt",
            description: "When it was noted last.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "changedBy",
            description: "Who noted it.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "reason",
            description: "What was said with it.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::events::EVENT_ATTENDANCE_STATE_WORDS.register(registry),
        |registry| {
            crate::graph::events::EVENT_REGISTRATION_STATE_WORDS.register(registry)
        },
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_attendance::EventAttendanceRecord {
    fn object(&self) -> &'static Object {
        &EVENT_ATTENDANCE_RECORD
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.registration_state),
            2 => Show::show(&self.state),
            3 => Show::show(&self.attendance_version),
            4 => Show::show(&self.checked_in_at),
            5 => Show::show(&self.checked_out_at),
            6 => Show::show(&self.changed_at),
            8 => Show::show(&self.reason),
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
                7 => {
                    match numbered(&self.changed_by_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(
    crate ::event_attendance::EventAttendanceRecord, EVENT_ATTENDANCE_RECORD
);

/// A page of `EventAttendanceRecord`.
pub static EVENT_ATTENDANCE_RECORD_CONNECTION: Object = Object {
    name: "EventAttendanceRecordConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[EventAttendanceRecordEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_ATTENDANCE_RECORD_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[EventAttendanceRecord!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_ATTENDANCE_RECORD),
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
        |registry| register_object(registry, &EVENT_ATTENDANCE_RECORD_EDGE),
        |registry| register_object(registry, &EVENT_ATTENDANCE_RECORD),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `EventAttendanceRecord`.
pub static EVENT_ATTENDANCE_RECORD_EDGE: Object = Object {
    name: "EventAttendanceRecordEdge",
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
            ty: "EventAttendanceRecord!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_ATTENDANCE_RECORD),
        },
    ],
    types: &[],
};

impl Listed for crate::event_attendance::EventAttendanceRecord {
    const CONNECTION: &'static Object = &EVENT_ATTENDANCE_RECORD_CONNECTION;
    const EDGE: &'static Object = &EVENT_ATTENDANCE_RECORD_EDGE;
}

/// `EventBulkCheckIn`.
pub static EVENT_BULK_CHECK_IN: Object = Object {
    name: "EventBulkCheckIn",
    description: "What became of some members.",
    interfaces: &[],
    fields: &[
        Field {
            name: "memberCount",
            description: "How many members there are.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "successful",
            description: "How many are checked in now.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "marked",
            description: "How many are by this call.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "alreadyCheckedIn",
            description: "How many were before.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "failed",
            description: "How many cannot be.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "complete",
            description: "Whether all are.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "partialSuccess",
            description: "Whether some are and some are not.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "outcomes",
            description: "Each of them, in the order of the call.",
            ty: "[EventBulkCheckInOutcome!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_attendance::EVENT_BULK_CHECK_IN_OUTCOME,
            ),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_attendance::EVENT_BULK_CHECK_IN_OUTCOME,
        ),
    ],
};

impl Row for crate::event_attendance::EventBulkCheckIn {
    fn object(&self) -> &'static Object {
        &EVENT_BULK_CHECK_IN
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.total),
            1 => Show::show(&self.successful),
            2 => Show::show(&self.marked),
            3 => Show::show(&self.already_checked_in),
            4 => Show::show(&self.failed),
            5 => Show::show(&self.complete),
            6 => Show::show(&self.partial_success),
            7 => Show::show(&self.outcomes),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_attendance::EventBulkCheckIn, EVENT_BULK_CHECK_IN);

/// `EventBulkCheckInOutcome`.
pub static EVENT_BULK_CHECK_IN_OUTCOME: Object = Object {
    name: "EventBulkCheckInOutcome",
    description: "What became of one member.",
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
            name: "success",
            description: "Whether they are checked in now.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "outcome",
            description: "What became of checking somebody in.",
            ty: "EventCheckInOutcome!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "attendanceVersion",
            description: "How often it was noted. Null where they cannot be checked in.",
            ty: "Int",
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
            name: "code",
            description: "Why not: `EVENT_ATTENDANCE_REGISTRATION_REQUIRED`, `EVENT_REGISTRATION_MEMBER_NOT_FOUND` or `EVENT_REGISTRATION_TRANSITION_INVALID`.",
            ty: "ErrorCode",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "message",
            description: "The same for people, in the language of the call.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::ERROR_CODE_WORDS.register(registry),
        |registry| {
            crate::graph::event_attendance::EVENT_CHECK_IN_OUTCOME_WORDS
                .register(registry)
        },
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_attendance::EventBulkCheckInOutcome {
    fn object(&self) -> &'static Object {
        &EVENT_BULK_CHECK_IN_OUTCOME
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.success),
            2 => Show::show(&self.outcome),
            3 => Show::show(&self.attendance_version),
            4 => Show::show(&self.checked_in_at),
            5 => Show::show(&self.code),
            6 => Show::show(&self.message),
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

crate::graph_row!(
    crate ::event_attendance::EventBulkCheckInOutcome, EVENT_BULK_CHECK_IN_OUTCOME
);

/// `EventCheckInCode`.
pub static EVENT_CHECK_IN_CODE: Object = Object {
    name: "EventCheckInCode",
    description: "A code for the door.",
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
            name: "action",
            description: "What it is good for now.",
            ty: "EventAttendanceAction!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "credential",
            description: "The code, which a picture may show.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "Until when it is good.",
            ty: "DateTime!",
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
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_attendance::EventCheckInCode {
    fn object(&self) -> &'static Object {
        &EVENT_CHECK_IN_CODE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.action),
            2 => Show::show(&self.credential),
            3 => Show::show(&self.expires_at),
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

crate::graph_row!(crate ::event_attendance::EventCheckInCode, EVENT_CHECK_IN_CODE);

/// What the area `event_attendance` answers in the graph beside its operations.
#[async_trait]
pub trait EventAttendanceEdges: Send + Sync {}

impl<T: Send + Sync> EventAttendanceEdges for T {}

/// Fields of `Mutation` that operations of the area `event_attendance` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventAttendanceMutation;

static EVENT_ATTENDANCE_MUTATION: Object = Object {
    name: "EventAttendanceMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "checkInEventMembers",
            description: "Note that some members have come, in one step. Each has an outcome of their own; who cannot be checked in is told there and holds nobody up. `FORBIDDEN` for whoever does not manage the event; `EVENT_UNAVAILABLE`, `TOO_EARLY` and `EVENT_ENDED` where nobody can be checked in.",
            ty: "CheckInEventMembersPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CheckInEventMembersInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CHECK_IN_EVENT_MEMBERS_ASKING),
        },
        Field {
            name: "redeemEventCheckInCode",
            description: "Note that the member who shows a code has come or goes. A code is good once, for a few minutes, for this event alone: `EVENT_CHECKIN_CODE_INVALID` otherwise. Everything else as for `recordEventAttendance`.",
            ty: "RedeemEventCheckInCodePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RedeemEventCheckInCodeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REDEEM_EVENT_CHECK_IN_CODE_ASKING),
        },
        Field {
            name: "recordEventAttendance",
            description: "Note that a member has come, goes, or did not come, or take the latest note back, with a reason. `expectedVersion` is the member's version in `eventAttendanceRecords`, 0 where nothing is noted: `EVENT_REGISTRATION_CONFLICT` when it is another one. `FORBIDDEN` for whoever does not manage the event; `EVENT_REGISTRATION_MEMBER_NOT_FOUND` for nobody; `EVENT_ATTENDANCE_REGISTRATION_REQUIRED` for whoever does not take part; `EVENT_ATTENDANCE_TOO_EARLY` and `EVENT_ATTENDANCE_WINDOW_CLOSED` outside of the time around the event; `EVENT_REGISTRATION_TRANSITION_INVALID` for what does not follow; `EVENT_OCCURRENCE_REQUIRED` and `EVENT_UNAVAILABLE` where nobody comes.",
            ty: "RecordEventAttendancePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RecordEventAttendanceInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RECORD_EVENT_ATTENDANCE_ASKING),
        },
    ],
    types: &[
        |registry| CHECK_IN_EVENT_MEMBERS_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CHECK_IN_EVENT_MEMBERS_PAYLOAD),
        |registry| REDEEM_EVENT_CHECK_IN_CODE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REDEEM_EVENT_CHECK_IN_CODE_PAYLOAD),
        |registry| RECORD_EVENT_ATTENDANCE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RECORD_EVENT_ATTENDANCE_PAYLOAD),
    ],
};

impl Row for EventAttendanceMutation {
    fn object(&self) -> &'static Object {
        &EVENT_ATTENDANCE_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `event_attendance` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventAttendanceQuery;

static EVENT_ATTENDANCE_QUERY: Object = Object {
    name: "EventAttendanceQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventAttendanceRecords",
            description: "Who was at an event: everybody who takes part or of whom something is noted, by their ids. For those who manage it: `FORBIDDEN` for others who may see it.",
            ty: "EventAttendanceRecordConnection",
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
                    ty: "EventAttendanceState",
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
            source: Source::Operation(&LIST_EVENT_ATTENDANCE_ASKING),
        },
        Field {
            name: "eventCheckInCode",
            description: "A code that the viewer shows at the door of an event in which they take part. It is good once, for five minutes. `EVENT_ATTENDANCE_REGISTRATION_REQUIRED` for whoever does not take part; `EVENT_ATTENDANCE_TOO_EARLY` until half an hour before the beginning, `EVENT_ATTENDANCE_WINDOW_CLOSED` from a day after the end on; `EVENT_REGISTRATION_TRANSITION_INVALID` for whoever has come and gone; `EVENT_OCCURRENCE_REQUIRED` and `EVENT_UNAVAILABLE` where nobody comes.",
            ty: "EventCheckInCode",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EVENT_CHECK_IN_CODE_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_attendance::EVENT_ATTENDANCE_RECORD_CONNECTION,
        ),
        |registry| crate::graph::events::EVENT_ATTENDANCE_STATE_WORDS.register(registry),
        |registry| register_object(
            registry,
            &crate::graph::event_attendance::EVENT_CHECK_IN_CODE,
        ),
    ],
};

impl Row for EventAttendanceQuery {
    fn object(&self) -> &'static Object {
        &EVENT_ATTENDANCE_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_EVENT_ATTENDANCE_ASKING: Asking = Asking {
    operation: Operation::ListEventAttendance,
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
            kind: InputKind::Word(&crate::graph::events::EVENT_ATTENDANCE_STATE_WORDS),
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
    answer: list_event_attendance,
};

fn list_event_attendance(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_attendance::EventAttendancePage = ask.made()?;
    let rows = answer
        .data
        .into_iter()
        .map(|row| async_graphql::Result::Ok((ask.seal(row.user_id)?, row)))
        .collect::<async_graphql::Result<Vec<_>>>()?;
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static CHECK_IN_EVENT_MEMBERS_ASKING: Asking = Asking {
    operation: Operation::CheckInEventMembers,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "memberIds",
            wire: "user_ids",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "notes",
            wire: "notes",
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
    answer: check_in_event_members,
};

static CHECK_IN_EVENT_MEMBERS_INPUT_TABLE: InputTable = InputTable {
    name: "CheckInEventMembersInput",
    description: "Input of `checkInEventMembers`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "memberIds",
            description: "Ids of the members.",
            ty: "[ID!]!",
            default: None,
        },
        Argument {
            name: "notes",
            description: "A note for those who manage the event.",
            ty: "String",
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

static CHECK_IN_EVENT_MEMBERS_PAYLOAD: Object = Object {
    name: "CheckInEventMembersPayload",
    description: "Result of `checkInEventMembers`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "result",
            description: "The event bulk check in after the change.",
            ty: "EventBulkCheckIn",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_attendance::EVENT_BULK_CHECK_IN),
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
            &crate::graph::event_attendance::EVENT_BULK_CHECK_IN,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn check_in_event_members(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_attendance::EventBulkCheckInResponse = ask.answer()?;
    Ok(
        Shown::of(&CHECK_IN_EVENT_MEMBERS_PAYLOAD)
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

static REDEEM_EVENT_CHECK_IN_CODE_ASKING: Asking = Asking {
    operation: Operation::RedeemEventCheckInCode,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "action",
            wire: "action",
            place: InputPlace::Body,
            kind: InputKind::Word(&EVENT_DOOR_ACTION_WORDS),
        },
        Input {
            argument: "credential",
            wire: "credential",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "",
            wire: "confirmation",
            place: InputPlace::Body,
            kind: InputKind::Fixed("1"),
        },
        Input {
            argument: "reason",
            wire: "reason",
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
    answer: redeem_event_check_in_code,
};

static REDEEM_EVENT_CHECK_IN_CODE_INPUT_TABLE: InputTable = InputTable {
    name: "RedeemEventCheckInCodeInput",
    description: "Input of `redeemEventCheckInCode`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "action",
            description: "Whether they come or go.",
            ty: "EventDoorAction!",
            default: None,
        },
        Argument {
            name: "credential",
            description: "The code, `nqx2_` and what follows.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "A note for those who manage the event.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| EVENT_DOOR_ACTION_WORDS.register(registry)],
};

/// The words of `EventDoorAction`.
pub static EVENT_DOOR_ACTION_WORDS: EnumTable = EnumTable {
    name: "EventDoorAction",
    description: "Whether they come or go.",
    values: &[
        EnumValue {
            name: "CHECK_IN",
            word: "check_in",
            description: "They come.",
        },
        EnumValue {
            name: "CHECK_OUT",
            word: "check_out",
            description: "They go.",
        },
    ],
};

static REDEEM_EVENT_CHECK_IN_CODE_PAYLOAD: Object = Object {
    name: "RedeemEventCheckInCodePayload",
    description: "Result of `redeemEventCheckInCode`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "attendance",
            description: "The event attendance change after the change.",
            ty: "EventAttendanceChange",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_attendance::EVENT_ATTENDANCE_CHANGE,
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
            &crate::graph::event_attendance::EVENT_ATTENDANCE_CHANGE,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn redeem_event_check_in_code(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_attendance::EventAttendanceResponse = ask.answer()?;
    Ok(
        Shown::of(&REDEEM_EVENT_CHECK_IN_CODE_PAYLOAD)
            .with(IntoFound::into_found(answer.data.mutation))
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

static GET_EVENT_CHECK_IN_CODE_ASKING: Asking = Asking {
    operation: Operation::GetEventCheckInCode,
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
    answer: get_event_check_in_code,
};

fn get_event_check_in_code(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_attendance::EventCheckInCodeResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static RECORD_EVENT_ATTENDANCE_ASKING: Asking = Asking {
    operation: Operation::RecordEventAttendance,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "memberId",
            wire: "userId",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "action",
            wire: "action",
            place: InputPlace::Body,
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
    answer: record_event_attendance,
};

static RECORD_EVENT_ATTENDANCE_INPUT_TABLE: InputTable = InputTable {
    name: "RecordEventAttendanceInput",
    description: "Input of `recordEventAttendance`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "memberId",
            description: "Id of the member.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "action",
            description: "What is noted of a member at an event.",
            ty: "EventAttendanceAction!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "How often something was noted of the member, as it was read; 0 where nothing is.",
            ty: "Int!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why, for those who manage the event. `undo` needs it.",
            ty: "String",
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
            crate::graph::event_attendance::EVENT_ATTENDANCE_ACTION_WORDS
                .register(registry)
        },
    ],
};

static RECORD_EVENT_ATTENDANCE_PAYLOAD: Object = Object {
    name: "RecordEventAttendancePayload",
    description: "Result of `recordEventAttendance`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "attendance",
            description: "The event attendance change after the change.",
            ty: "EventAttendanceChange",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_attendance::EVENT_ATTENDANCE_CHANGE,
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
            &crate::graph::event_attendance::EVENT_ATTENDANCE_CHANGE,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn record_event_attendance(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_attendance::EventAttendanceResponse = ask.answer()?;
    Ok(
        Shown::of(&RECORD_EVENT_ATTENDANCE_PAYLOAD)
            .with(IntoFound::into_found(answer.data.mutation))
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
