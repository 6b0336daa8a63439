// Made from contract/areas/event_rewards.yaml by codegen; edit the contract instead.

//! The area `event_rewards` in the graph.

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

/// The words of `EventAttendanceClaimHold`.
pub static EVENT_ATTENDANCE_CLAIM_HOLD_WORDS: EnumTable = EnumTable {
    name: "EventAttendanceClaimHold",
    description: "What hours for coming to an event wait for.",
    values: &[
        EnumValue {
            name: "FUND",
            word: "fund",
            description: "The community fund has too few hours.",
        },
        EnumValue {
            name: "MEMBER",
            word: "member",
            description: "The member is not active, or has too few hours to take back.",
        },
        EnumValue {
            name: "DECISION",
            word: "decision",
            description: "The member decided about their own hours, or gets more in a month than the community gives by itself; an administrator has to decide, and in the first case another one.",
        },
    ],
};

crate::graph_words!(
    crate ::event_rewards::EventAttendanceClaimHold, EVENT_ATTENDANCE_CLAIM_HOLD_WORDS
);

/// The words of `EventAttendanceClaimStatus`.
pub static EVENT_ATTENDANCE_CLAIM_STATUS_WORDS: EnumTable = EnumTable {
    name: "EventAttendanceClaimStatus",
    description: "How hours for coming to an event stand.",
    values: &[
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "They are to be paid.",
        },
        EnumValue {
            name: "PAID",
            word: "paid",
            description: "They were paid.",
        },
        EnumValue {
            name: "REVERSAL_PENDING",
            word: "reversal_pending",
            description: "They were paid and are to be taken back.",
        },
        EnumValue {
            name: "REVERSED",
            word: "reversed",
            description: "They were paid and taken back.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "They are not paid.",
        },
    ],
};

crate::graph_words!(
    crate ::event_rewards::EventAttendanceClaimStatus,
    EVENT_ATTENDANCE_CLAIM_STATUS_WORDS
);

/// `EventAttendanceClaim`.
pub static EVENT_ATTENDANCE_CLAIM: Object = Object {
    name: "EventAttendanceClaim",
    description: "Hours that a member gets for coming to an event.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the claim.",
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
            name: "eventTitle",
            description: "What the event is called.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "Who came.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "hours",
            description: "How many.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "How hours for coming to an event stand.",
            ty: "EventAttendanceClaimStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "waitsFor",
            description: "What it waits for. Null if for nothing.",
            ty: "EventAttendanceClaimHold",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "version",
            description: "It grows with each change.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "payment",
            description: "The transaction that paid it.",
            ty: "Transaction",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "reversal",
            description: "The transaction that took it back.",
            ty: "Transaction",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "reason",
            description: "Why an administrator took it back.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "decidedBy",
            description: "The administrator who decided last. Null for the program.",
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
            name: "updatedAt",
            description: "When it changed last.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "paidAt",
            description: "When it was paid.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reversedAt",
            description: "When it was taken back.",
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
            crate::graph::event_rewards::EVENT_ATTENDANCE_CLAIM_HOLD_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::event_rewards::EVENT_ATTENDANCE_CLAIM_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Hours"),
    ],
};

impl Row for crate::event_rewards::EventAttendanceClaim {
    fn object(&self) -> &'static Object {
        &EVENT_ATTENDANCE_CLAIM
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventAttendanceClaim", self.id)),
            2 => Show::show(&self.event_title),
            4 => Show::show(&self.hours),
            5 => Show::show(&self.status),
            6 => Show::show(&self.waits_for),
            7 => Show::show(&self.version),
            10 => Show::show(&self.reason),
            12 => Show::show(&self.created_at),
            13 => Show::show(&self.updated_at),
            14 => Show::show(&self.paid_at),
            15 => Show::show(&self.reversed_at),
            16 => Got::Value(Value::String(self.id.to_string())),
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
                    match numbered(&self.user_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                8 => {
                    match numbered(&self.transaction_id) {
                        Some(number) => edges.find_transaction(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                9 => {
                    match numbered(&self.reversal_id) {
                        Some(number) => edges.find_transaction(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                11 => {
                    match numbered(&self.decided_by_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_rewards::EventAttendanceClaim, EVENT_ATTENDANCE_CLAIM);

/// A page of `EventAttendanceClaim`.
pub static EVENT_ATTENDANCE_CLAIM_CONNECTION: Object = Object {
    name: "EventAttendanceClaimConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[EventAttendanceClaimEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_ATTENDANCE_CLAIM_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[EventAttendanceClaim!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_ATTENDANCE_CLAIM),
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
        |registry| register_object(registry, &EVENT_ATTENDANCE_CLAIM_EDGE),
        |registry| register_object(registry, &EVENT_ATTENDANCE_CLAIM),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `EventAttendanceClaim`.
pub static EVENT_ATTENDANCE_CLAIM_EDGE: Object = Object {
    name: "EventAttendanceClaimEdge",
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
            ty: "EventAttendanceClaim!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_ATTENDANCE_CLAIM),
        },
    ],
    types: &[],
};

impl Listed for crate::event_rewards::EventAttendanceClaim {
    const CONNECTION: &'static Object = &EVENT_ATTENDANCE_CLAIM_CONNECTION;
    const EDGE: &'static Object = &EVENT_ATTENDANCE_CLAIM_EDGE;
}

/// `EventAttendanceReward`.
pub static EVENT_ATTENDANCE_REWARD: Object = Object {
    name: "EventAttendanceReward",
    description: "How many hours whoever comes to an event gets out of the community fund.",
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
            name: "hours",
            description: "How many. 0 for none.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "version",
            description: "It grows with each change; 0 as long as nothing was said.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "decidedBy",
            description: "Who said so. Null if nobody did, or no member.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "updatedAt",
            description: "When. Null if nobody did.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pendingCount",
            description: "How many members are to be paid.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "paidCount",
            description: "How many have been.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "paidHours",
            description: "How many hours they got.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pendingHours",
            description: "How many hours are to be paid.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "fundHours",
            description: "Hours in the community fund.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Hours"),
    ],
};

impl Row for crate::event_rewards::EventAttendanceReward {
    fn object(&self) -> &'static Object {
        &EVENT_ATTENDANCE_REWARD
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.hours),
            2 => Show::show(&self.version),
            4 => Show::show(&self.updated_at),
            5 => Show::show(&self.pending_count),
            6 => Show::show(&self.paid_count),
            7 => Show::show(&self.paid_hours),
            8 => Show::show(&self.pending_hours),
            9 => Show::show(&self.fund_hours),
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
                3 => {
                    match numbered(&self.decided_by_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_rewards::EventAttendanceReward, EVENT_ATTENDANCE_REWARD);

/// What the area `event_rewards` answers in the graph beside its operations.
#[async_trait]
pub trait EventRewardsEdges: Send + Sync {
    /// The `EventAttendanceClaim` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_attendance_claim(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "EventAttendanceClaim",
                number,
                Some(Operation::ListEventAttendanceClaims),
            )
            .await
    }
}

impl<T: Send + Sync> EventRewardsEdges for T {}

/// Fields of `Mutation` that operations of the area `event_rewards` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventRewardsMutation;

static EVENT_REWARDS_MUTATION: Object = Object {
    name: "EventRewardsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "setEventAttendanceReward",
            description: "For administrators: say how many hours whoever comes to an event gets out of the community fund; 0 for none. Whoever was noted as there before gets them, too. What somebody was promised already stays as it is. `EVENT_OCCURRENCE_REQUIRED` for the template of what recurs; `VERSION_CONFLICT` when somebody else has changed it; `FORBIDDEN` for whoever takes part in the event; `VALIDATION_ERROR` for hours finer than hundredths.",
            ty: "SetEventAttendanceRewardPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SetEventAttendanceRewardInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SET_EVENT_ATTENDANCE_REWARD_ASKING),
        },
        Field {
            name: "retryEventAttendanceClaim",
            description: "For administrators: pay what waits to be paid, or take back what waits to be taken back, now. `INVALID_STATE` when nothing waits; `INSUFFICIENT_FUNDS` when the fund, or the member, still has too few hours; `TRANSFER_FAILED` when the member is not active; `FORBIDDEN` for one's own claim; `NOT_FOUND` when the community has no such claim.",
            ty: "RetryEventAttendanceClaimPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RetryEventAttendanceClaimInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RETRY_EVENT_ATTENDANCE_CLAIM_ASKING),
        },
        Field {
            name: "reverseEventAttendanceClaim",
            description: "For administrators: take the hours of a claim back into the community fund, or decide that what waits is not paid. Once; that somebody came stays noted. `INVALID_STATE` for what was taken back or given up before; `INSUFFICIENT_FUNDS` when the member has spent the hours; `FORBIDDEN` for one's own claim; `NOT_FOUND` when the community has no such claim.",
            ty: "ReverseEventAttendanceClaimPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ReverseEventAttendanceClaimInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REVERSE_EVENT_ATTENDANCE_CLAIM_ASKING),
        },
    ],
    types: &[
        |registry| SET_EVENT_ATTENDANCE_REWARD_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SET_EVENT_ATTENDANCE_REWARD_PAYLOAD),
        |registry| RETRY_EVENT_ATTENDANCE_CLAIM_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RETRY_EVENT_ATTENDANCE_CLAIM_PAYLOAD),
        |registry| REVERSE_EVENT_ATTENDANCE_CLAIM_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REVERSE_EVENT_ATTENDANCE_CLAIM_PAYLOAD),
    ],
};

impl Row for EventRewardsMutation {
    fn object(&self) -> &'static Object {
        &EVENT_REWARDS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `event_rewards` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventRewardsQuery;

static EVENT_REWARDS_QUERY: Object = Object {
    name: "EventRewardsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventAttendanceReward",
            description: "How many hours whoever comes to an event gets. For administrators: what whoever comes gets out of the community fund, how many have it, and how many wait for it. `NOT_FOUND` when the community has no such event.",
            ty: "EventAttendanceReward",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EVENT_ATTENDANCE_REWARD_ASKING),
        },
        Field {
            name: "eventAttendanceClaims",
            description: "For administrators: who gets hours for coming to events, the newest first; with `status: PENDING` and `REVERSAL_PENDING`, what waits.",
            ty: "EventAttendanceClaimConnection",
            arguments: &[
                Argument {
                    name: "status",
                    description: "Only those that stand so.",
                    ty: "EventAttendanceClaimStatus",
                    default: None,
                },
                Argument {
                    name: "eventId",
                    description: "Only those of this event.",
                    ty: "ID",
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
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_EVENT_ATTENDANCE_CLAIMS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_rewards::EVENT_ATTENDANCE_REWARD,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_rewards::EVENT_ATTENDANCE_CLAIM_CONNECTION,
        ),
        |registry| {
            crate::graph::event_rewards::EVENT_ATTENDANCE_CLAIM_STATUS_WORDS
                .register(registry)
        },
    ],
};

impl Row for EventRewardsQuery {
    fn object(&self) -> &'static Object {
        &EVENT_REWARDS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_EVENT_ATTENDANCE_REWARD_ASKING: Asking = Asking {
    operation: Operation::GetEventAttendanceReward,
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
    answer: get_event_attendance_reward,
};

fn get_event_attendance_reward(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_rewards::EventAttendanceRewardResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static SET_EVENT_ATTENDANCE_REWARD_ASKING: Asking = Asking {
    operation: Operation::SetEventAttendanceReward,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "hours",
            wire: "hours",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
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
    answer: set_event_attendance_reward,
};

static SET_EVENT_ATTENDANCE_REWARD_INPUT_TABLE: InputTable = InputTable {
    name: "SetEventAttendanceRewardInput",
    description: "Input of `setEventAttendanceReward`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "hours",
            description: "How many. 0 for none.",
            ty: "Hours!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "Its `version` as it was read.",
            ty: "Int!",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

static SET_EVENT_ATTENDANCE_REWARD_PAYLOAD: Object = Object {
    name: "SetEventAttendanceRewardPayload",
    description: "Result of `setEventAttendanceReward`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "reward",
            description: "The event attendance reward after the change.",
            ty: "EventAttendanceReward",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_rewards::EVENT_ATTENDANCE_REWARD),
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
            &crate::graph::event_rewards::EVENT_ATTENDANCE_REWARD,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn set_event_attendance_reward(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_rewards::EventAttendanceRewardResponse = ask.answer()?;
    Ok(
        Shown::of(&SET_EVENT_ATTENDANCE_REWARD_PAYLOAD)
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

static LIST_EVENT_ATTENDANCE_CLAIMS_ASKING: Asking = Asking {
    operation: Operation::ListEventAttendanceClaims,
    inputs: &[
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::event_rewards::EVENT_ATTENDANCE_CLAIM_STATUS_WORDS,
            ),
        },
        Input {
            argument: "eventId",
            wire: "event_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Event"),
        },
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
    ],
    before: &[],
    keep: None,
    total: Some(|mut ask| {
        let answer: crate::event_rewards::EventAttendanceClaimPage = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_event_attendance_claims,
};

fn list_event_attendance_claims(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_rewards::EventAttendanceClaimPage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}

static RETRY_EVENT_ATTENDANCE_CLAIM_ASKING: Asking = Asking {
    operation: Operation::RetryEventAttendanceClaim,
    inputs: &[
        Input {
            argument: "claimId",
            wire: "claimId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventAttendanceClaim"),
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
    answer: retry_event_attendance_claim,
};

static RETRY_EVENT_ATTENDANCE_CLAIM_INPUT_TABLE: InputTable = InputTable {
    name: "RetryEventAttendanceClaimInput",
    description: "Input of `retryEventAttendanceClaim`.",
    fields: &[
        Argument {
            name: "claimId",
            description: "Id of the claim.",
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

static RETRY_EVENT_ATTENDANCE_CLAIM_PAYLOAD: Object = Object {
    name: "RetryEventAttendanceClaimPayload",
    description: "Result of `retryEventAttendanceClaim`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "claim",
            description: "The event attendance claim after the change.",
            ty: "EventAttendanceClaim",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_rewards::EVENT_ATTENDANCE_CLAIM),
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
            &crate::graph::event_rewards::EVENT_ATTENDANCE_CLAIM,
        ),
    ],
};

fn retry_event_attendance_claim(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_rewards::EventAttendanceClaimResponse = ask.answer()?;
    Ok(
        Shown::of(&RETRY_EVENT_ATTENDANCE_CLAIM_PAYLOAD)
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

static REVERSE_EVENT_ATTENDANCE_CLAIM_ASKING: Asking = Asking {
    operation: Operation::ReverseEventAttendanceClaim,
    inputs: &[
        Input {
            argument: "claimId",
            wire: "claimId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventAttendanceClaim"),
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
    answer: reverse_event_attendance_claim,
};

static REVERSE_EVENT_ATTENDANCE_CLAIM_INPUT_TABLE: InputTable = InputTable {
    name: "ReverseEventAttendanceClaimInput",
    description: "Input of `reverseEventAttendanceClaim`.",
    fields: &[
        Argument {
            name: "claimId",
            description: "Id of the claim.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why. The member reads it, once hours move.",
            ty: "String!",
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

static REVERSE_EVENT_ATTENDANCE_CLAIM_PAYLOAD: Object = Object {
    name: "ReverseEventAttendanceClaimPayload",
    description: "Result of `reverseEventAttendanceClaim`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "claim",
            description: "The event attendance claim after the change.",
            ty: "EventAttendanceClaim",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_rewards::EVENT_ATTENDANCE_CLAIM),
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
            &crate::graph::event_rewards::EVENT_ATTENDANCE_CLAIM,
        ),
    ],
};

fn reverse_event_attendance_claim(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_rewards::EventAttendanceClaimResponse = ask.answer()?;
    Ok(
        Shown::of(&REVERSE_EVENT_ATTENDANCE_CLAIM_PAYLOAD)
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
