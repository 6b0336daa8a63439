// Made from contract/areas/event_people.yaml by codegen; edit the contract instead.

//! The area `event_people` in the graph.

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

/// The words of `EventPeopleOrder`.
pub static EVENT_PEOPLE_ORDER_WORDS: EnumTable = EnumTable {
    name: "EventPeopleOrder",
    description: "By what the people of an event are sorted.",
    values: &[
        EnumValue {
            name: "NAME",
            word: "name",
            description: "The name that everybody is shown.",
        },
        EnumValue {
            name: "REGISTRATION_CHANGED",
            word: "registration_changed",
            description: "When their registration moved last.",
        },
        EnumValue {
            name: "QUEUE_RANK",
            word: "queue_rank",
            description: "Their place on the waiting list.",
        },
        EnumValue {
            name: "ATTENDANCE_CHANGED",
            word: "attendance_changed",
            description: "When something was noted of them last.",
        },
    ],
};

crate::graph_words!(crate ::event_people::EventPeopleSort, EVENT_PEOPLE_ORDER_WORDS);

/// The words of `EventPeopleRegistration`.
pub static EVENT_PEOPLE_REGISTRATION_WORDS: EnumTable = EnumTable {
    name: "EventPeopleRegistration",
    description: "How the registration of a member in the list of people stands, or that there is none.",
    values: &[
        EnumValue {
            name: "NONE",
            word: "none",
            description: "There is none.",
        },
        EnumValue {
            name: "INVITED",
            word: "invited",
            description: "They are invited, and have not answered.",
        },
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "Those who manage the event decide.",
        },
        EnumValue {
            name: "CONFIRMED",
            word: "confirmed",
            description: "They take part and have a place.",
        },
        EnumValue {
            name: "DECLINED",
            word: "declined",
            description: "They were turned down or declined.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "It was withdrawn.",
        },
    ],
};

crate::graph_words!(
    crate ::event_people::EventPeopleRegistration, EVENT_PEOPLE_REGISTRATION_WORDS
);

/// The words of `EventPeopleWaitlist`.
pub static EVENT_PEOPLE_WAITLIST_WORDS: EnumTable = EnumTable {
    name: "EventPeopleWaitlist",
    description: "How a member in the list of people waits.",
    values: &[
        EnumValue {
            name: "NONE",
            word: "none",
            description: "They never waited.",
        },
        EnumValue {
            name: "ACTIVE",
            word: "active",
            description: "They wait or a place is held for them.",
        },
        EnumValue {
            name: "WAITING",
            word: "waiting",
            description: "They wait for a place.",
        },
        EnumValue {
            name: "OFFERED",
            word: "offered",
            description: "A place is held for them, for a while.",
        },
        EnumValue {
            name: "ACCEPTED",
            word: "accepted",
            description: "They took the place.",
        },
        EnumValue {
            name: "EXPIRED",
            word: "expired",
            description: "The place was held for too long.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "They wait no longer.",
        },
    ],
};

crate::graph_words!(
    crate ::event_people::EventPeopleWaitlist, EVENT_PEOPLE_WAITLIST_WORDS
);

/// The words of `EventPersonAction`.
pub static EVENT_PERSON_ACTION_WORDS: EnumTable = EnumTable {
    name: "EventPersonAction",
    description: "What to do with a member of an event.",
    values: &[
        EnumValue {
            name: "INVITE",
            word: "invite",
            description: "Invite them.",
        },
        EnumValue {
            name: "APPROVE",
            word: "approve",
            description: "Let them take part.",
        },
        EnumValue {
            name: "REJECT",
            word: "reject",
            description: "Turn them down.",
        },
        EnumValue {
            name: "CANCEL",
            word: "cancel",
            description: "Cancel their registration and their waiting.",
        },
        EnumValue {
            name: "CHECK_IN",
            word: "check_in",
            description: "They have come.",
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
            name: "UNDO_ATTENDANCE",
            word: "undo_attendance",
            description: "The latest note was wrong.",
        },
    ],
};

crate::graph_words!(crate ::event_people::EventPersonAction, EVENT_PERSON_ACTION_WORDS);

/// The words of `EventPersonLineKind`.
pub static EVENT_PERSON_LINE_KIND_WORDS: EnumTable = EnumTable {
    name: "EventPersonLineKind",
    description: "Of what a line in the history of a member at an event tells.",
    values: &[
        EnumValue {
            name: "REGISTRATION",
            word: "registration",
            description: "Their registration moved.",
        },
        EnumValue {
            name: "WAITLIST",
            word: "waitlist",
            description: "They moved on the waiting list.",
        },
        EnumValue {
            name: "ATTENDANCE",
            word: "attendance",
            description: "It was noted whether they came.",
        },
    ],
};

crate::graph_words!(
    crate ::event_people::EventPersonLineKind, EVENT_PERSON_LINE_KIND_WORDS
);

/// The words of `EventPersonState`.
pub static EVENT_PERSON_STATE_WORDS: EnumTable = EnumTable {
    name: "EventPersonState",
    description: "How a member stood to an event, in the words of the kind of the line that tells it.",
    values: &[
        EnumValue {
            name: "INVITED",
            word: "invited",
            description: "They are invited, and have not answered.",
        },
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "Those who manage the event decide.",
        },
        EnumValue {
            name: "CONFIRMED",
            word: "confirmed",
            description: "They take part and have a place.",
        },
        EnumValue {
            name: "DECLINED",
            word: "declined",
            description: "They were turned down or declined.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "They have withdrawn, or wait no longer.",
        },
        EnumValue {
            name: "WAITING",
            word: "waiting",
            description: "They wait for a place.",
        },
        EnumValue {
            name: "OFFERED",
            word: "offered",
            description: "A place is held for them, for a while.",
        },
        EnumValue {
            name: "ACCEPTED",
            word: "accepted",
            description: "They took the place.",
        },
        EnumValue {
            name: "EXPIRED",
            word: "expired",
            description: "The place was held for too long.",
        },
        EnumValue {
            name: "NOT_CHECKED_IN",
            word: "not_checked_in",
            description: "Nothing is known.",
        },
        EnumValue {
            name: "CHECKED_IN",
            word: "checked_in",
            description: "They have come.",
        },
        EnumValue {
            name: "CHECKED_OUT",
            word: "checked_out",
            description: "They have come and gone.",
        },
        EnumValue {
            name: "ATTENDED",
            word: "attended",
            description: "They were there.",
        },
        EnumValue {
            name: "NO_SHOW",
            word: "no_show",
            description: "They did not come.",
        },
    ],
};

crate::graph_words!(crate ::event_people::EventPersonState, EVENT_PERSON_STATE_WORDS);

/// `EventPeopleResult`.
pub static EVENT_PEOPLE_RESULT: Object = Object {
    name: "EventPeopleResult",
    description: "What became of several members.",
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
            description: "With how many it is so now.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "changed",
            description: "With how many it is by this call.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "failed",
            description: "With how many it could not be done.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "complete",
            description: "Whether it is so with all.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "partialSuccess",
            description: "Whether it is with some and is not with others.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "outcomes",
            description: "Each of them, in the order of the call.",
            ty: "[EventPersonOutcome!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_people::EVENT_PERSON_OUTCOME),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_people::EVENT_PERSON_OUTCOME,
        ),
    ],
};

impl Row for crate::event_people::EventPeopleResult {
    fn object(&self) -> &'static Object {
        &EVENT_PEOPLE_RESULT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.total),
            1 => Show::show(&self.successful),
            2 => Show::show(&self.changed),
            3 => Show::show(&self.failed),
            4 => Show::show(&self.complete),
            5 => Show::show(&self.partial_success),
            6 => Show::show(&self.outcomes),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_people::EventPeopleResult, EVENT_PEOPLE_RESULT);

/// `EventPerson`.
pub static EVENT_PERSON: Object = Object {
    name: "EventPerson",
    description: "How a member stands to an event.",
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
            description: "How their registration stands. Null where there is none.",
            ty: "EventRegistrationState",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "registrationVersion",
            description: "How often it moved, 0 where there is none. A change of several members says it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "registrationChangedAt",
            description: "When it moved last.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "waitlistState",
            description: "How they wait. Null where they never did and where the projection does not show it.",
            ty: "EventWaitlistState",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "waitlistPosition",
            description: "Their place on the waiting list, 1 for the first.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "offerExpiresAt",
            description: "Until when a place is held for them.",
            ty: "DateTime",
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
            name: "attendanceChangedAt",
            description: "When something was noted of them last.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "engagementState",
            description: "Whether they are interested. Null where the projection does not show it.",
            ty: "EventEngagementState",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "guestCount",
            description: "How many guests they bring.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::events::EVENT_ATTENDANCE_STATE_WORDS.register(registry),
        |registry| crate::graph::events::EVENT_ENGAGEMENT_STATE_WORDS.register(registry),
        |registry| {
            crate::graph::events::EVENT_REGISTRATION_STATE_WORDS.register(registry)
        },
        |registry| crate::graph::events::EVENT_WAITLIST_STATE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_people::EventPerson {
    fn object(&self) -> &'static Object {
        &EVENT_PERSON
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.registration_state),
            2 => Show::show(&self.registration_version),
            3 => Show::show(&self.registration_changed_at),
            4 => Show::show(&self.waitlist_state),
            5 => Show::show(&self.waitlist_position),
            6 => Show::show(&self.offer_expires_at),
            7 => Show::show(&self.attendance_state),
            8 => Show::show(&self.attendance_version),
            9 => Show::show(&self.checked_in_at),
            10 => Show::show(&self.checked_out_at),
            11 => Show::show(&self.attendance_changed_at),
            12 => Show::show(&self.engagement_state),
            13 => Show::show(&self.guest_count),
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

crate::graph_row!(crate ::event_people::EventPerson, EVENT_PERSON);

/// A page of `EventPerson`.
pub static EVENT_PERSON_CONNECTION: Object = Object {
    name: "EventPersonConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[EventPersonEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_PERSON_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[EventPerson!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_PERSON),
        },
        Field {
            name: "pageInfo",
            description: "Whether the list goes on, and from which cursor.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
        Field {
            name: "totalCount",
            description: "How many rows the whole list has. Null if they are not counted.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &EVENT_PERSON_EDGE),
        |registry| register_object(registry, &EVENT_PERSON),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `EventPerson`.
pub static EVENT_PERSON_EDGE: Object = Object {
    name: "EventPersonEdge",
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
            ty: "EventPerson!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_PERSON),
        },
    ],
    types: &[],
};

impl Listed for crate::event_people::EventPerson {
    const CONNECTION: &'static Object = &EVENT_PERSON_CONNECTION;
    const EDGE: &'static Object = &EVENT_PERSON_EDGE;
}

/// `EventPersonLine`.
pub static EVENT_PERSON_LINE: Object = Object {
    name: "EventPersonLine",
    description: "A line in the history of a member at an event. It is never changed.",
    interfaces: &[],
    fields: &[
        Field {
            name: "kind",
            description: "Of what a line in the history of a member at an event tells.",
            ty: "EventPersonLineKind!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "action",
            description: "What was noted. Null for what is no note.",
            ty: "EventAttendanceAction",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "fromState",
            description: "How they stood before, in the words of the kind. Null for the first line.",
            ty: "EventPersonState",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "toState",
            description: "How they stand since, in the words of the kind.",
            ty: "EventPersonState!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "version",
            description: "Number of the line among those of its kind and member.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reason",
            description: "What was said with it.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "actor",
            description: "Who did it. Null for the program, for whoever is none of this community, and when they have left.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "createdAt",
            description: "When.",
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
        |registry| {
            crate::graph::event_people::EVENT_PERSON_LINE_KIND_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_people::EVENT_PERSON_STATE_WORDS.register(registry)
        },
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_people::EventPersonLine {
    fn object(&self) -> &'static Object {
        &EVENT_PERSON_LINE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.kind),
            1 => Show::show(&self.action),
            2 => Show::show(&self.from_state),
            3 => Show::show(&self.to_state),
            4 => Show::show(&self.version),
            5 => Show::show(&self.reason),
            7 => Show::show(&self.created_at),
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
                6 => {
                    match numbered(&self.actor_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_people::EventPersonLine, EVENT_PERSON_LINE);

/// A page of `EventPersonLine`.
pub static EVENT_PERSON_LINE_CONNECTION: Object = Object {
    name: "EventPersonLineConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[EventPersonLineEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_PERSON_LINE_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[EventPersonLine!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_PERSON_LINE),
        },
        Field {
            name: "pageInfo",
            description: "Whether the list goes on, and from which cursor.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
        Field {
            name: "totalCount",
            description: "How many rows the whole list has. Null if they are not counted.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &EVENT_PERSON_LINE_EDGE),
        |registry| register_object(registry, &EVENT_PERSON_LINE),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `EventPersonLine`.
pub static EVENT_PERSON_LINE_EDGE: Object = Object {
    name: "EventPersonLineEdge",
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
            ty: "EventPersonLine!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_PERSON_LINE),
        },
    ],
    types: &[],
};

impl Listed for crate::event_people::EventPersonLine {
    const CONNECTION: &'static Object = &EVENT_PERSON_LINE_CONNECTION;
    const EDGE: &'static Object = &EVENT_PERSON_LINE_EDGE;
}

/// `EventPersonOutcome`.
pub static EVENT_PERSON_OUTCOME: Object = Object {
    name: "EventPersonOutcome",
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
            name: "action",
            description: "What to do with a member of an event.",
            ty: "EventPersonAction!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "success",
            description: "Whether it is so now.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "changed",
            description: "Whether it is by this call.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "registrationState",
            description: "How their registration stands. Null where there is none and where it was not decided about.",
            ty: "EventRegistrationState",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "registrationVersion",
            description: "How often it moved.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "attendanceState",
            description: "What is noted of them. Null where nothing was to be noted.",
            ty: "EventAttendanceState",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "attendanceVersion",
            description: "How often it was noted.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "code",
            description: "Why it could not be done.",
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
            crate::graph::event_people::EVENT_PERSON_ACTION_WORDS.register(registry)
        },
        |registry| crate::graph::events::EVENT_ATTENDANCE_STATE_WORDS.register(registry),
        |registry| {
            crate::graph::events::EVENT_REGISTRATION_STATE_WORDS.register(registry)
        },
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
    ],
};

impl Row for crate::event_people::EventPersonOutcome {
    fn object(&self) -> &'static Object {
        &EVENT_PERSON_OUTCOME
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.action),
            2 => Show::show(&self.success),
            3 => Show::show(&self.changed),
            4 => Show::show(&self.registration_state),
            5 => Show::show(&self.registration_version),
            6 => Show::show(&self.attendance_state),
            7 => Show::show(&self.attendance_version),
            8 => Show::show(&self.code),
            9 => Show::show(&self.message),
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

crate::graph_row!(crate ::event_people::EventPersonOutcome, EVENT_PERSON_OUTCOME);

/// What the area `event_people` answers in the graph beside its operations.
#[async_trait]
pub trait EventPeopleEdges: Send + Sync {}

impl<T: Send + Sync> EventPeopleEdges for T {}

/// Fields of `Mutation` that operations of the area `event_people` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventPeopleMutation;

static EVENT_PEOPLE_MUTATION: Object = Object {
    name: "EventPeopleMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "approveEventRegistration",
            description: "Let a member take part who is invited or has asked. Whoever takes part stays so. `EVENT_CAPACITY_FULL` when no place is free; `EVENT_ANSWERS_REQUIRED` when they have to answer something first; `EVENT_OFFER_ACCEPTANCE_REQUIRED` when one is held for them; `EVENT_REGISTRATION_TRANSITION_INVALID` for whoever is neither; `EVENT_REGISTRATION_MEMBER_NOT_FOUND` for a member who is not there or may not see the event; `EVENT_REGISTRATION_DISABLED`, `EVENT_REGISTRATION_FORBIDDEN`, `EVENT_OCCURRENCE_REQUIRED`, `EVENT_REGISTRATION_UNAVAILABLE` and `EVENT_REGISTRATION_CLOSED` where nobody, or not the member, can register; `BLOCKED`, `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED` or `SAFEGUARDING_JURISDICTION_REQUIRED` where something stands between the member and the organizer. `FORBIDDEN` for whoever does not decide about registrations.",
            ty: "ApproveEventRegistrationPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ApproveEventRegistrationInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&APPROVE_EVENT_REGISTRATION_ASKING),
        },
        Field {
            name: "rejectEventRegistration",
            description: "Turn a member down who is invited or has asked, and say why. Doing it again changes nothing. `EVENT_REGISTRATION_TRANSITION_INVALID` for whoever is neither; `EVENT_REGISTRATION_REASON_REQUIRED` without a reason. `FORBIDDEN` for whoever does not decide about registrations.",
            ty: "RejectEventRegistrationPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RejectEventRegistrationInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REJECT_EVENT_REGISTRATION_ASKING),
        },
        Field {
            name: "cancelEventRegistration",
            description: "Cancel the registration of a member, or take them off the waiting list, and say why. The place is held for whoever is next. Doing it again changes nothing. `EVENT_REGISTRATION_TRANSITION_INVALID` for whoever has neither; `EVENT_REGISTRATION_REASON_REQUIRED` without a reason. `FORBIDDEN` for whoever does not decide about registrations.",
            ty: "CancelEventRegistrationPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CancelEventRegistrationInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CANCEL_EVENT_REGISTRATION_ASKING),
        },
        Field {
            name: "changeEventPeople",
            description: "Do something with up to a hundred members of an event in one step: invite them, let them take part, turn them down, cancel, note who has come. Each has an outcome of their own; what cannot be done is told there and holds nobody up. Each member is named once. `FORBIDDEN` for whoever may do none of it; `EVENT_PEOPLE_VALIDATION_FAILED` for what cannot be read.",
            ty: "ChangeEventPeoplePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ChangeEventPeopleInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CHANGE_EVENT_PEOPLE_ASKING),
        },
    ],
    types: &[
        |registry| APPROVE_EVENT_REGISTRATION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &APPROVE_EVENT_REGISTRATION_PAYLOAD),
        |registry| REJECT_EVENT_REGISTRATION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REJECT_EVENT_REGISTRATION_PAYLOAD),
        |registry| CANCEL_EVENT_REGISTRATION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CANCEL_EVENT_REGISTRATION_PAYLOAD),
        |registry| CHANGE_EVENT_PEOPLE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CHANGE_EVENT_PEOPLE_PAYLOAD),
    ],
};

impl Row for EventPeopleMutation {
    fn object(&self) -> &'static Object {
        &EVENT_PEOPLE_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `event_people` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventPeopleQuery;

static EVENT_PEOPLE_QUERY: Object = Object {
    name: "EventPeopleQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventPeople",
            description: "Who has to do with an event and how: registrations, the waiting list, attendance and interest in one list. For those who look after its people: `FORBIDDEN` for others who may see it. Who only notes who has come sees who takes part and who was there, and may ask for no more: `EVENT_PEOPLE_QUERY_INVALID`.",
            ty: "EventPersonConnection",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
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
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100. 25 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "last",
                    description: "How many before `before` at most, 1 to 100; 25 by default. Not together with `first` or `after`.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "search",
                    description: "In the name that everybody is shown.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "registrationState",
                    description: "Only those whose registration stands so.",
                    ty: "EventPeopleRegistration",
                    default: None,
                },
                Argument {
                    name: "waitlistState",
                    description: "Only those who wait so.",
                    ty: "EventPeopleWaitlist",
                    default: None,
                },
                Argument {
                    name: "attendanceState",
                    description: "Only those of whom this is noted.",
                    ty: "EventAttendanceState",
                    default: None,
                },
                Argument {
                    name: "engagementState",
                    description: "Only those who are interested, or those who have not said so.",
                    ty: "EventEngagementState",
                    default: None,
                },
                Argument {
                    name: "order",
                    description: "By what they are sorted.",
                    ty: "EventPeopleOrder",
                    default: Some("NAME"),
                },
                Argument {
                    name: "direction",
                    description: "In which direction. Who has nothing to sort by comes last in any case.",
                    ty: "SortDirection",
                    default: Some("ASC"),
                },
            ],
            cost: Some(page_cost::<25, 100>),
            source: Source::Operation(&LIST_EVENT_PEOPLE_ASKING),
        },
        Field {
            name: "eventPersonLines",
            description: "What became of a member at an event, the latest first: each move of their registration, on the waiting list, and each note of whether they came. For those who look after its people; who only notes who has come sees only that. `FORBIDDEN` for others who may see the event, `EVENT_REGISTRATION_MEMBER_NOT_FOUND` for a member who has nothing to do with it.",
            ty: "EventPersonLineConnection",
            arguments: &[
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
                    description: "How many at most, 1 to 100. 50 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "last",
                    description: "How many before `before` at most, 1 to 100; 50 by default. Not together with `first` or `after`.",
                    ty: "Int",
                    default: None,
                },
            ],
            cost: Some(page_cost::<50, 100>),
            source: Source::Operation(&LIST_EVENT_PERSON_HISTORY_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_people::EVENT_PERSON_CONNECTION,
        ),
        |registry| {
            crate::graph::event_people::EVENT_PEOPLE_REGISTRATION_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::event_people::EVENT_PEOPLE_WAITLIST_WORDS.register(registry)
        },
        |registry| crate::graph::events::EVENT_ATTENDANCE_STATE_WORDS.register(registry),
        |registry| crate::graph::events::EVENT_ENGAGEMENT_STATE_WORDS.register(registry),
        |registry| {
            crate::graph::event_people::EVENT_PEOPLE_ORDER_WORDS.register(registry)
        },
        |registry| crate::graph::shared::SORT_DIRECTION_WORDS.register(registry),
        |registry| register_object(
            registry,
            &crate::graph::event_people::EVENT_PERSON_LINE_CONNECTION,
        ),
    ],
};

impl Row for EventPeopleQuery {
    fn object(&self) -> &'static Object {
        &EVENT_PEOPLE_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_EVENT_PEOPLE_ASKING: Asking = Asking {
    operation: Operation::ListEventPeople,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "after",
            wire: "page",
            place: InputPlace::Query,
            kind: InputKind::Place {
                usual: 25,
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
            argument: "search",
            wire: "search",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "registrationState",
            wire: "registration_state",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::event_people::EVENT_PEOPLE_REGISTRATION_WORDS,
            ),
        },
        Input {
            argument: "waitlistState",
            wire: "waitlist_state",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::event_people::EVENT_PEOPLE_WAITLIST_WORDS,
            ),
        },
        Input {
            argument: "attendanceState",
            wire: "attendance_state",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::events::EVENT_ATTENDANCE_STATE_WORDS),
        },
        Input {
            argument: "engagementState",
            wire: "engagement_state",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::events::EVENT_ENGAGEMENT_STATE_WORDS),
        },
        Input {
            argument: "order",
            wire: "sort",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::event_people::EVENT_PEOPLE_ORDER_WORDS),
        },
        Input {
            argument: "direction",
            wire: "direction",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::shared::SORT_DIRECTION_WORDS),
        },
    ],
    before: &[],
    keep: None,
    total: Some(|mut ask| {
        let answer: crate::event_people::EventPeoplePage = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_event_people,
};

fn list_event_people(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_people::EventPeoplePage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}

static LIST_EVENT_PERSON_HISTORY_ASKING: Asking = Asking {
    operation: Operation::ListEventPersonHistory,
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
            argument: "after",
            wire: "page",
            place: InputPlace::Query,
            kind: InputKind::Place {
                usual: 50,
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
    ],
    before: &[],
    keep: None,
    total: Some(|mut ask| {
        let answer: crate::event_people::EventPersonHistoryPage = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_event_person_history,
};

fn list_event_person_history(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_people::EventPersonHistoryPage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}

static APPROVE_EVENT_REGISTRATION_ASKING: Asking = Asking {
    operation: Operation::ApproveEventRegistration,
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
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Key,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: approve_event_registration,
};

static APPROVE_EVENT_REGISTRATION_INPUT_TABLE: InputTable = InputTable {
    name: "ApproveEventRegistrationInput",
    description: "Input of `approveEventRegistration`.",
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
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static APPROVE_EVENT_REGISTRATION_PAYLOAD: Object = Object {
    name: "ApproveEventRegistrationPayload",
    description: "Result of `approveEventRegistration`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "registration",
            description: "The event member relationship after the change.",
            ty: "EventMemberRelationship",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_registrations::EVENT_MEMBER_RELATIONSHIP,
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
            &crate::graph::event_registrations::EVENT_MEMBER_RELATIONSHIP,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn approve_event_registration(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_registrations::EventRegistrationResponse = ask.answer()?;
    Ok(
        Shown::of(&APPROVE_EVENT_REGISTRATION_PAYLOAD)
            .with(IntoFound::into_found(answer.data.relationship))
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

static REJECT_EVENT_REGISTRATION_ASKING: Asking = Asking {
    operation: Operation::RejectEventRegistration,
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
    answer: reject_event_registration,
};

static REJECT_EVENT_REGISTRATION_INPUT_TABLE: InputTable = InputTable {
    name: "RejectEventRegistrationInput",
    description: "Input of `rejectEventRegistration`.",
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
            name: "reason",
            description: "Why, for the member and those who manage the event. It has to be said.",
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

static REJECT_EVENT_REGISTRATION_PAYLOAD: Object = Object {
    name: "RejectEventRegistrationPayload",
    description: "Result of `rejectEventRegistration`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "registration",
            description: "The event member relationship after the change.",
            ty: "EventMemberRelationship",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_registrations::EVENT_MEMBER_RELATIONSHIP,
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
            &crate::graph::event_registrations::EVENT_MEMBER_RELATIONSHIP,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn reject_event_registration(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_registrations::EventRegistrationResponse = ask.answer()?;
    Ok(
        Shown::of(&REJECT_EVENT_REGISTRATION_PAYLOAD)
            .with(IntoFound::into_found(answer.data.relationship))
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

static CANCEL_EVENT_REGISTRATION_ASKING: Asking = Asking {
    operation: Operation::CancelEventRegistration,
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
    answer: cancel_event_registration,
};

static CANCEL_EVENT_REGISTRATION_INPUT_TABLE: InputTable = InputTable {
    name: "CancelEventRegistrationInput",
    description: "Input of `cancelEventRegistration`.",
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
            name: "reason",
            description: "Why, for the member and those who manage the event. It has to be said.",
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

static CANCEL_EVENT_REGISTRATION_PAYLOAD: Object = Object {
    name: "CancelEventRegistrationPayload",
    description: "Result of `cancelEventRegistration`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "registration",
            description: "The event member relationship after the change.",
            ty: "EventMemberRelationship",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_registrations::EVENT_MEMBER_RELATIONSHIP,
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
            &crate::graph::event_registrations::EVENT_MEMBER_RELATIONSHIP,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn cancel_event_registration(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_registrations::EventRegistrationResponse = ask.answer()?;
    Ok(
        Shown::of(&CANCEL_EVENT_REGISTRATION_PAYLOAD)
            .with(IntoFound::into_found(answer.data.relationship))
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

static CHANGE_EVENT_PEOPLE_ASKING: Asking = Asking {
    operation: Operation::ChangeEventPeople,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "operations",
            wire: "operations",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_PERSON_OPERATION_INPUTS),
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
    answer: change_event_people,
};

static CHANGE_EVENT_PEOPLE_INPUT_TABLE: InputTable = InputTable {
    name: "ChangeEventPeopleInput",
    description: "Input of `changeEventPeople`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "operations",
            description: "Each member once.",
            ty: "[EventPersonOperation!]!",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| EVENT_PERSON_OPERATION_TABLE.register(registry)],
};

static EVENT_PERSON_OPERATION_TABLE: InputTable = InputTable {
    name: "EventPersonOperation",
    description: "What to do with a member.",
    fields: &[
        Argument {
            name: "memberId",
            description: "Id of the member.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "action",
            description: "What to do with a member of an event.",
            ty: "EventPersonAction!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "How often their registration moved, or something was noted of them, as it was read; 0 where it never was. Another one is refused: somebody else has decided in the meantime.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why. `REJECT`, `CANCEL` and `UNDO_ATTENDANCE` need it.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "Taken as sent: each decision is safe to repeat, with and without it.",
            ty: "String",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_people::EVENT_PERSON_ACTION_WORDS.register(registry)
        },
    ],
};

static EVENT_PERSON_OPERATION_INPUTS: [Input; 5] = [
    Input {
        argument: "memberId",
        wire: "user_id",
        place: InputPlace::Body,
        kind: InputKind::Id("Member"),
    },
    Input {
        argument: "action",
        wire: "action",
        place: InputPlace::Body,
        kind: InputKind::Word(&crate::graph::event_people::EVENT_PERSON_ACTION_WORDS),
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
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
];

static CHANGE_EVENT_PEOPLE_PAYLOAD: Object = Object {
    name: "ChangeEventPeoplePayload",
    description: "Result of `changeEventPeople`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "result",
            description: "The event people result after the change.",
            ty: "EventPeopleResult",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_people::EVENT_PEOPLE_RESULT),
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
            &crate::graph::event_people::EVENT_PEOPLE_RESULT,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn change_event_people(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_people::EventPeopleResponse = ask.answer()?;
    Ok(
        Shown::of(&CHANGE_EVENT_PEOPLE_PAYLOAD)
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
