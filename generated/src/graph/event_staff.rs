// Made from contract/areas/event_staff.yaml by codegen; edit the contract instead.

//! The area `event_staff` in the graph.

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

/// The words of `EventStaffRole`.
pub static EVENT_STAFF_ROLE_WORDS: EnumTable = EnumTable {
    name: "EventStaffRole",
    description: "How somebody helps with an event.",
    values: &[
        EnumValue {
            name: "CO_ORGANIZER",
            word: "co_organizer",
            description: "All but money, and handing the event on.",
        },
        EnumValue {
            name: "REGISTRATION_MANAGER",
            word: "registration_manager",
            description: "Who takes part.",
        },
        EnumValue {
            name: "COMMUNICATIONS_MANAGER",
            word: "communications_manager",
            description: "Writes to those who take part.",
        },
        EnumValue {
            name: "CHECK_IN_STAFF",
            word: "check_in_staff",
            description: "Notes who has come.",
        },
        EnumValue {
            name: "FINANCE_MANAGER",
            word: "finance_manager",
            description: "Tickets, and what they cost.",
        },
    ],
};

crate::graph_words!(crate ::event_staff::EventStaffRole, EVENT_STAFF_ROLE_WORDS);

/// The words of `EventStaffRoleName`.
pub static EVENT_STAFF_ROLE_NAME_WORDS: EnumTable = EnumTable {
    name: "EventStaffRoleName",
    description: "How somebody is to help with an event.",
    values: &[
        EnumValue {
            name: "OWNER",
            word: "owner",
            description: "Whoever organizes it is that; it cannot be granted.",
        },
        EnumValue {
            name: "CO_ORGANIZER",
            word: "co_organizer",
            description: "All but money, and handing the event on.",
        },
        EnumValue {
            name: "REGISTRATION_MANAGER",
            word: "registration_manager",
            description: "Who takes part.",
        },
        EnumValue {
            name: "COMMUNICATIONS_MANAGER",
            word: "communications_manager",
            description: "Writes to those who take part.",
        },
        EnumValue {
            name: "CHECK_IN_STAFF",
            word: "check_in_staff",
            description: "Notes who has come.",
        },
        EnumValue {
            name: "FINANCE_MANAGER",
            word: "finance_manager",
            description: "Tickets, and what they cost.",
        },
    ],
};

crate::graph_words!(
    crate ::event_staff::EventStaffRoleName, EVENT_STAFF_ROLE_NAME_WORDS
);

/// The words of `EventStaffStatus`.
pub static EVENT_STAFF_STATUS_WORDS: EnumTable = EnumTable {
    name: "EventStaffStatus",
    description: "Whether somebody helps.",
    values: &[
        EnumValue {
            name: "ACTIVE",
            word: "active",
            description: "They do.",
        },
        EnumValue {
            name: "REVOKED",
            word: "revoked",
            description: "They do no more.",
        },
    ],
};

crate::graph_words!(crate ::event_staff::EventStaffStatus, EVENT_STAFF_STATUS_WORDS);

/// `EventStaffAssignment`.
pub static EVENT_STAFF_ASSIGNMENT: Object = Object {
    name: "EventStaffAssignment",
    description: "That a member helps with an event.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the assignment.",
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
            name: "member",
            description: "Who helps.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "role",
            description: "How somebody helps with an event.",
            ty: "EventStaffRole!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "capabilities",
            description: "What the role may do, by the names of `permissions` of an event.",
            ty: "[String!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Whether somebody helps.",
            ty: "EventStaffStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isEffective",
            description: "Whether it counts now.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "version",
            description: "How often it was granted and ended.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "grantedAt",
            description: "When it was granted last.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "grantedBy",
            description: "Who granted it.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "revokedAt",
            description: "When it ended. Null while it has not.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "revokedBy",
            description: "Who ended it.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "expiresAt",
            description: "When it ends. Null if nobody has said.",
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
        |registry| crate::graph::event_staff::EVENT_STAFF_ROLE_WORDS.register(registry),
        |registry| {
            crate::graph::event_staff::EVENT_STAFF_STATUS_WORDS.register(registry)
        },
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_staff::EventStaffAssignment {
    fn object(&self) -> &'static Object {
        &EVENT_STAFF_ASSIGNMENT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventStaffAssignment", self.id)),
            3 => Show::show(&self.role),
            4 => Show::show(&self.capabilities),
            5 => Show::show(&self.status),
            6 => Show::show(&self.effective),
            7 => Show::show(&self.version),
            8 => Show::show(&self.granted_at),
            10 => Show::show(&self.revoked_at),
            12 => Show::show(&self.expires_at),
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
                2 => {
                    match numbered(&self.user_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                9 => {
                    match numbered(&self.granted_by_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                11 => {
                    match numbered(&self.revoked_by_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_staff::EventStaffAssignment, EVENT_STAFF_ASSIGNMENT);

/// What the area `event_staff` answers in the graph beside its operations.
#[async_trait]
pub trait EventStaffEdges: Send + Sync {
    /// The `EventStaffAssignment` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_staff_assignment(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "EventStaffAssignment",
                number,
                Some(Operation::ListEventStaff),
            )
            .await
    }
}

impl<T: Send + Sync> EventStaffEdges for T {}

/// Fields of `Mutation` that operations of the area `event_staff` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventStaffMutation;

static EVENT_STAFF_MUTATION: Object = Object {
    name: "EventStaffMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "grantEventStaffRole",
            description: "Let a member help with an event. Granting what a member has changes when it ends. `EVENT_STAFF_FORBIDDEN` for whoever may not say who helps; `NOT_FOUND` for a member who is not there; `EVENT_STAFF_OWNER_ROLE_IMPLICIT` for the role `OWNER`; `EVENT_STAFF_EXPIRY_INVALID` for an end that is not in the future; `EVENT_STAFF_VALIDATION_FAILED` for the organizer, and for more than a hundred helpers.",
            ty: "GrantEventStaffRolePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "GrantEventStaffRoleInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GRANT_EVENT_STAFF_ROLE_ASKING),
        },
        Field {
            name: "revokeEventStaffRole",
            description: "Let a member's help with an event end. Doing it again changes nothing. Whoever helps may end their own. `EVENT_STAFF_FORBIDDEN` for whoever may not say who helps; `EVENT_STAFF_ASSIGNMENT_NOT_FOUND` when there is no such one.",
            ty: "RevokeEventStaffRolePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RevokeEventStaffRoleInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REVOKE_EVENT_STAFF_ROLE_ASKING),
        },
    ],
    types: &[
        |registry| GRANT_EVENT_STAFF_ROLE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &GRANT_EVENT_STAFF_ROLE_PAYLOAD),
        |registry| REVOKE_EVENT_STAFF_ROLE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REVOKE_EVENT_STAFF_ROLE_PAYLOAD),
    ],
};

impl Row for EventStaffMutation {
    fn object(&self) -> &'static Object {
        &EVENT_STAFF_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `event_staff` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventStaffQuery;

static EVENT_STAFF_QUERY: Object = Object {
    name: "EventStaffQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventStaffAssignments",
            description: "Members who help with an event, whose help began last first, at most 500. For those who may say who does: `EVENT_STAFF_FORBIDDEN` for others who may see it.",
            ty: "[EventStaffAssignment!]",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
                Argument {
                    name: "includeInactive",
                    description: "Whether to list those, too, whose help has ended.",
                    ty: "Boolean",
                    default: Some("false"),
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_EVENT_STAFF_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_staff::EVENT_STAFF_ASSIGNMENT,
        ),
    ],
};

impl Row for EventStaffQuery {
    fn object(&self) -> &'static Object {
        &EVENT_STAFF_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_EVENT_STAFF_ASKING: Asking = Asking {
    operation: Operation::ListEventStaff,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "includeInactive",
            wire: "include_inactive",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_event_staff,
};

fn list_event_staff(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_staff::EventStaffList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static GRANT_EVENT_STAFF_ROLE_ASKING: Asking = Asking {
    operation: Operation::GrantEventStaffRole,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "memberId",
            wire: "user_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "role",
            wire: "role",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::event_staff::EVENT_STAFF_ROLE_NAME_WORDS,
            ),
        },
        Input {
            argument: "expiresAt",
            wire: "expires_at",
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
    answer: grant_event_staff_role,
};

static GRANT_EVENT_STAFF_ROLE_INPUT_TABLE: InputTable = InputTable {
    name: "GrantEventStaffRoleInput",
    description: "Input of `grantEventStaffRole`.",
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
            name: "role",
            description: "How somebody is to help with an event.",
            ty: "EventStaffRoleName!",
            default: None,
        },
        Argument {
            name: "expiresAt",
            description: "When it ends. Null or nothing for no end.",
            ty: "DateTime",
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
            crate::graph::event_staff::EVENT_STAFF_ROLE_NAME_WORDS.register(registry)
        },
        |registry| scalar(registry, "DateTime"),
    ],
};

static GRANT_EVENT_STAFF_ROLE_PAYLOAD: Object = Object {
    name: "GrantEventStaffRolePayload",
    description: "Result of `grantEventStaffRole`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "assignment",
            description: "The event staff assignment after the change.",
            ty: "EventStaffAssignment",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_staff::EVENT_STAFF_ASSIGNMENT),
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
            &crate::graph::event_staff::EVENT_STAFF_ASSIGNMENT,
        ),
    ],
};

fn grant_event_staff_role(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_staff::EventStaffResponse = ask.answer()?;
    Ok(
        Shown::of(&GRANT_EVENT_STAFF_ROLE_PAYLOAD)
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

static REVOKE_EVENT_STAFF_ROLE_ASKING: Asking = Asking {
    operation: Operation::RevokeEventStaffRole,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "assignmentId",
            wire: "assignmentId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventStaffAssignment"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: revoke_event_staff_role,
};

static REVOKE_EVENT_STAFF_ROLE_INPUT_TABLE: InputTable = InputTable {
    name: "RevokeEventStaffRoleInput",
    description: "Input of `revokeEventStaffRole`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "assignmentId",
            description: "Id of the assignment.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static REVOKE_EVENT_STAFF_ROLE_PAYLOAD: Object = Object {
    name: "RevokeEventStaffRolePayload",
    description: "Result of `revokeEventStaffRole`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "assignment",
            description: "The event staff assignment after the change.",
            ty: "EventStaffAssignment",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_staff::EVENT_STAFF_ASSIGNMENT),
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
            &crate::graph::event_staff::EVENT_STAFF_ASSIGNMENT,
        ),
    ],
};

fn revoke_event_staff_role(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_staff::EventStaffResponse = ask.made()?;
    Ok(
        Shown::of(&REVOKE_EVENT_STAFF_ROLE_PAYLOAD)
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
