// Made from contract/areas/event_offline_checkin.yaml by codegen; edit the contract instead.

//! The area `event_offline_checkin` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Object, Row, Show, Shown, Source, found_together,
    global_id, ids_of, numbered, plus, register_object, scalar,
};

/// The words of `EventOfflineDecision`.
pub static EVENT_OFFLINE_DECISION_WORDS: EnumTable = EnumTable {
    name: "EventOfflineDecision",
    description: "What is decided about a conflict.",
    values: &[
        EnumValue {
            name: "APPLY",
            word: "apply",
            description: "What the device says is noted.",
        },
        EnumValue {
            name: "DISMISS",
            word: "dismiss",
            description: "What is noted stays.",
        },
        EnumValue {
            name: "LAPSE",
            word: "lapse",
            description: "Nobody decided in time.",
        },
    ],
};

crate::graph_words!(
    crate ::event_offline_checkin::EventOfflineDecision, EVENT_OFFLINE_DECISION_WORDS
);

/// The words of `EventOfflineOutcome`.
pub static EVENT_OFFLINE_OUTCOME_WORDS: EnumTable = EnumTable {
    name: "EventOfflineOutcome",
    description: "What became of something that a device noted.",
    values: &[
        EnumValue {
            name: "APPLIED",
            word: "applied",
            description: "It is noted.",
        },
        EnumValue {
            name: "ALREADY_APPLIED",
            word: "already_applied",
            description: "It was noted before.",
        },
        EnumValue {
            name: "CONFLICT",
            word: "conflict",
            description: "Somebody has to decide.",
        },
        EnumValue {
            name: "REFUSED",
            word: "refused",
            description: "It cannot be.",
        },
    ],
};

crate::graph_words!(
    crate ::event_offline_checkin::EventOfflineOutcome, EVENT_OFFLINE_OUTCOME_WORDS
);

/// The words of `EventOfflineReason`.
pub static EVENT_OFFLINE_REASON_WORDS: EnumTable = EnumTable {
    name: "EventOfflineReason",
    description: "Why something that a device noted is a conflict, or refused.",
    values: &[
        EnumValue {
            name: "CHECKED_IN_TWICE",
            word: "checked_in_twice",
            description: "Somebody else checked the member in.",
        },
        EnumValue {
            name: "REGISTRATION_WITHDRAWN",
            word: "registration_withdrawn",
            description: "The member does not take part any more.",
        },
        EnumValue {
            name: "EVENT_NOT_TAKING_PLACE",
            word: "event_not_taking_place",
            description: "The event does not take place.",
        },
        EnumValue {
            name: "CHANGED_SINCE",
            word: "changed_since",
            description: "Something else was noted of the member since.",
        },
        EnumValue {
            name: "UNKNOWN_PASS",
            word: "unknown_pass",
            description: "The pass is none of the event, or is good no more.",
        },
        EnumValue {
            name: "UNKNOWN_PERSON",
            word: "unknown_person",
            description: "Nobody of the event is meant.",
        },
        EnumValue {
            name: "TOO_EARLY",
            word: "too_early",
            description: "It was before check-in opened.",
        },
        EnumValue {
            name: "WINDOW_CLOSED",
            word: "window_closed",
            description: "It was after check-in had closed.",
        },
    ],
};

crate::graph_words!(
    crate ::event_offline_checkin::EventOfflineReason, EVENT_OFFLINE_REASON_WORDS
);

/// The words of `EventOfflineStatus`.
pub static EVENT_OFFLINE_STATUS_WORDS: EnumTable = EnumTable {
    name: "EventOfflineStatus",
    description: "Whether a device or a pass is good.",
    values: &[
        EnumValue {
            name: "ACTIVE",
            word: "active",
            description: "It is good.",
        },
        EnumValue {
            name: "REVOKED",
            word: "revoked",
            description: "It was withdrawn.",
        },
        EnumValue {
            name: "EXPIRED",
            word: "expired",
            description: "Its time is over.",
        },
    ],
};

crate::graph_words!(
    crate ::event_offline_checkin::EventOfflineStatus, EVENT_OFFLINE_STATUS_WORDS
);

/// `EventOfflineBatch`.
pub static EVENT_OFFLINE_BATCH: Object = Object {
    name: "EventOfflineBatch",
    description: "What a device brought.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the batch.",
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
            name: "deviceId",
            description: "Id of the device.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "batchKey",
            description: "By which the device knows it.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "clockSkewSeconds",
            description: "By how much the clock of the device was late.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "appliedCount",
            description: "How many were noted.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "alreadyAppliedCount",
            description: "How many were noted before.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "conflictCount",
            description: "How many somebody has to decide about.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "refusedCount",
            description: "How many cannot be.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "results",
            description: "What became of each, in their order.",
            ty: "[EventOfflineResult!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_offline_checkin::EVENT_OFFLINE_RESULT,
            ),
        },
        Field {
            name: "createdAt",
            description: "When it was brought.",
            ty: "DateTime!",
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
        |registry| register_object(
            registry,
            &crate::graph::event_offline_checkin::EVENT_OFFLINE_RESULT,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_offline_checkin::EventOfflineBatch {
    fn object(&self) -> &'static Object {
        &EVENT_OFFLINE_BATCH
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventOfflineBatch", self.id)),
            2 => ids_of("EventOfflineDevice", Show::show(&self.device_id)),
            3 => Show::show(&self.batch_key),
            4 => Show::show(&self.clock_skew_seconds),
            5 => Show::show(&self.applied_count),
            6 => Show::show(&self.already_applied_count),
            7 => Show::show(&self.conflict_count),
            8 => Show::show(&self.refused_count),
            9 => Show::show(&self.results),
            10 => Show::show(&self.created_at),
            11 => Got::Value(Value::String(self.id.to_string())),
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
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_offline_checkin::EventOfflineBatch, EVENT_OFFLINE_BATCH);

/// `EventOfflineBatchSummary`.
pub static EVENT_OFFLINE_BATCH_SUMMARY: Object = Object {
    name: "EventOfflineBatchSummary",
    description: "What a device brought, in numbers.",
    interfaces: &[],
    fields: &[
        Field {
            name: "batchId",
            description: "Id of the batch.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "deviceId",
            description: "Id of the device.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "batchKey",
            description: "By which the device knows it.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "clockSkewSeconds",
            description: "By how much the clock of the device was late.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "appliedCount",
            description: "How many were noted.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "alreadyAppliedCount",
            description: "How many were noted before.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "conflictCount",
            description: "How many somebody had to decide about.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "refusedCount",
            description: "How many could not be.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was brought.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "DateTime")],
};

impl Row for crate::event_offline_checkin::EventOfflineBatchSummary {
    fn object(&self) -> &'static Object {
        &EVENT_OFFLINE_BATCH_SUMMARY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => ids_of("EventOfflineBatch", Show::show(&self.id)),
            1 => ids_of("EventOfflineDevice", Show::show(&self.device_id)),
            2 => Show::show(&self.batch_key),
            3 => Show::show(&self.clock_skew_seconds),
            4 => Show::show(&self.applied_count),
            5 => Show::show(&self.already_applied_count),
            6 => Show::show(&self.conflict_count),
            7 => Show::show(&self.refused_count),
            8 => Show::show(&self.created_at),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_offline_checkin::EventOfflineBatchSummary, EVENT_OFFLINE_BATCH_SUMMARY
);

/// `EventOfflineCheckin`.
pub static EVENT_OFFLINE_CHECKIN: Object = Object {
    name: "EventOfflineCheckin",
    description: "How check-in without a network stands at an event.",
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
            name: "enabled",
            description: "The community has it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "openConflictCount",
            description: "How many conflicts wait.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "devices",
            description: "Its devices, the newest first.",
            ty: "[EventOfflineDevice!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_offline_checkin::EVENT_OFFLINE_DEVICE,
            ),
        },
        Field {
            name: "batches",
            description: "What they brought last, at most twenty.",
            ty: "[EventOfflineBatchSummary!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_offline_checkin::EVENT_OFFLINE_BATCH_SUMMARY,
            ),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_offline_checkin::EVENT_OFFLINE_BATCH_SUMMARY,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_offline_checkin::EVENT_OFFLINE_DEVICE,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

impl Row for crate::event_offline_checkin::EventOfflineCheckin {
    fn object(&self) -> &'static Object {
        &EVENT_OFFLINE_CHECKIN
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.enabled),
            2 => Show::show(&self.open_conflict_count),
            3 => Show::show(&self.devices),
            4 => Show::show(&self.batches),
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

crate::graph_row!(
    crate ::event_offline_checkin::EventOfflineCheckin, EVENT_OFFLINE_CHECKIN
);

/// `EventOfflineConflict`.
pub static EVENT_OFFLINE_CONFLICT: Object = Object {
    name: "EventOfflineConflict",
    description: "Something that a device noted and that does not fit.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the conflict.",
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
            name: "batchId",
            description: "With which batch it came.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "deviceId",
            description: "Id of the device.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "Of whom.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "guest",
            description: "The guest of theirs, where it is about one.",
            ty: "EventGuest",
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
            name: "occurredAt",
            description: "When, by the clock of the device put right.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reason",
            description: "Why something that a device noted is a conflict, or refused.",
            ty: "EventOfflineReason!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "decision",
            description: "What was decided.",
            ty: "EventOfflineDecision",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "decidedBy",
            description: "By whom.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "decidedAt",
            description: "When.",
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
            description: "How often something was noted of them.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was brought.",
            ty: "DateTime!",
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
            crate::graph::event_attendance::EVENT_ATTENDANCE_ACTION_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::event_offline_checkin::EVENT_OFFLINE_DECISION_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::event_offline_checkin::EVENT_OFFLINE_REASON_WORDS
                .register(registry)
        },
        |registry| crate::graph::events::EVENT_ATTENDANCE_STATE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::event_guests::EVENT_GUEST),
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_offline_checkin::EventOfflineConflict {
    fn object(&self) -> &'static Object {
        &EVENT_OFFLINE_CONFLICT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventOfflineConflict", self.id)),
            2 => ids_of("EventOfflineBatch", Show::show(&self.batch_id)),
            3 => ids_of("EventOfflineDevice", Show::show(&self.device_id)),
            6 => Show::show(&self.action),
            7 => Show::show(&self.occurred_at),
            8 => Show::show(&self.reason),
            9 => Show::show(&self.decision),
            11 => Show::show(&self.decided_at),
            12 => Show::show(&self.attendance_state),
            13 => Show::show(&self.attendance_version),
            14 => Show::show(&self.created_at),
            15 => Got::Value(Value::String(self.id.to_string())),
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
                4 => {
                    match numbered(&self.user_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                5 => {
                    match numbered(&self.guest_id) {
                        Some(number) => edges.find_event_guest(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                10 => {
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

crate::graph_row!(
    crate ::event_offline_checkin::EventOfflineConflict, EVENT_OFFLINE_CONFLICT
);

/// `EventOfflineCredential`.
pub static EVENT_OFFLINE_CREDENTIAL: Object = Object {
    name: "EventOfflineCredential",
    description: "A pass for the door of an event.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the pass.",
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
            description: "Whose it is.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "status",
            description: "Whether a device or a pass is good.",
            ty: "EventOfflineStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "version",
            description: "How many secrets it has had.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "issuedAt",
            description: "When it got its secret.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "revokedAt",
            description: "When it was withdrawn.",
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
            crate::graph::event_offline_checkin::EVENT_OFFLINE_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_offline_checkin::EventOfflineCredential {
    fn object(&self) -> &'static Object {
        &EVENT_OFFLINE_CREDENTIAL
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventOfflineCredential", self.id)),
            3 => Show::show(&self.status),
            4 => Show::show(&self.version),
            5 => Show::show(&self.issued_at),
            6 => Show::show(&self.revoked_at),
            7 => Got::Value(Value::String(self.id.to_string())),
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
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(
    crate ::event_offline_checkin::EventOfflineCredential, EVENT_OFFLINE_CREDENTIAL
);

/// `EventOfflineDevice`.
pub static EVENT_OFFLINE_DEVICE: Object = Object {
    name: "EventOfflineDevice",
    description: "A device that notes who comes.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the device.",
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
            name: "label",
            description: "A name for those who note who comes.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "registeredBy",
            description: "Who registered it.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "status",
            description: "Whether a device or a pass is good.",
            ty: "EventOfflineStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "version",
            description: "How many secrets it has had.",
            ty: "Int!",
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
        Field {
            name: "lastSeenAt",
            description: "When it was here last.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was registered.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "revokedAt",
            description: "When it was withdrawn.",
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
            crate::graph::event_offline_checkin::EVENT_OFFLINE_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_offline_checkin::EventOfflineDevice {
    fn object(&self) -> &'static Object {
        &EVENT_OFFLINE_DEVICE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventOfflineDevice", self.id)),
            2 => Show::show(&self.label),
            4 => Show::show(&self.status),
            5 => Show::show(&self.version),
            6 => Show::show(&self.expires_at),
            7 => Show::show(&self.last_seen_at),
            8 => Show::show(&self.created_at),
            9 => Show::show(&self.revoked_at),
            10 => Got::Value(Value::String(self.id.to_string())),
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
                    match numbered(&self.registered_by_id) {
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
    crate ::event_offline_checkin::EventOfflineDevice, EVENT_OFFLINE_DEVICE
);

/// `EventOfflineDeviceSecret`.
pub static EVENT_OFFLINE_DEVICE_SECRET: Object = Object {
    name: "EventOfflineDeviceSecret",
    description: "A device with its secret.",
    interfaces: &[],
    fields: &[
        Field {
            name: "device",
            description: "A device that notes who comes.",
            ty: "EventOfflineDevice!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_offline_checkin::EVENT_OFFLINE_DEVICE,
            ),
        },
        Field {
            name: "token",
            description: "Its secret, which is not told again.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_offline_checkin::EVENT_OFFLINE_DEVICE,
        ),
    ],
};

impl Row for crate::event_offline_checkin::EventOfflineDeviceSecret {
    fn object(&self) -> &'static Object {
        &EVENT_OFFLINE_DEVICE_SECRET
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.device),
            1 => Show::show(&self.token),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_offline_checkin::EventOfflineDeviceSecret, EVENT_OFFLINE_DEVICE_SECRET
);

/// `EventOfflinePass`.
pub static EVENT_OFFLINE_PASS: Object = Object {
    name: "EventOfflinePass",
    description: "A pass with its secret.",
    interfaces: &[],
    fields: &[
        Field {
            name: "credential",
            description: "A pass for the door of an event.",
            ty: "EventOfflineCredential!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_offline_checkin::EVENT_OFFLINE_CREDENTIAL,
            ),
        },
        Field {
            name: "token",
            description: "What is shown at the door, which is not told again.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_offline_checkin::EVENT_OFFLINE_CREDENTIAL,
        ),
    ],
};

impl Row for crate::event_offline_checkin::EventOfflinePass {
    fn object(&self) -> &'static Object {
        &EVENT_OFFLINE_PASS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.credential),
            1 => Show::show(&self.token),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_offline_checkin::EventOfflinePass, EVENT_OFFLINE_PASS);

/// `EventOfflineResult`.
pub static EVENT_OFFLINE_RESULT: Object = Object {
    name: "EventOfflineResult",
    description: "What became of an item.",
    interfaces: &[],
    fields: &[
        Field {
            name: "itemKey",
            description: "Which item.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "outcome",
            description: "What became of something that a device noted.",
            ty: "EventOfflineOutcome!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reason",
            description: "Why, of a conflict and what is refused.",
            ty: "EventOfflineReason",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "message",
            description: "The same for people.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "attendanceVersion",
            description: "How often something was noted of them then.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_offline_checkin::EVENT_OFFLINE_OUTCOME_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::event_offline_checkin::EVENT_OFFLINE_REASON_WORDS
                .register(registry)
        },
    ],
};

impl Row for crate::event_offline_checkin::EventOfflineResult {
    fn object(&self) -> &'static Object {
        &EVENT_OFFLINE_RESULT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.item_key),
            1 => Show::show(&self.outcome),
            2 => Show::show(&self.reason),
            3 => Show::show(&self.message),
            4 => Show::show(&self.attendance_version),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_offline_checkin::EventOfflineResult, EVENT_OFFLINE_RESULT
);

/// What the area `event_offline_checkin` answers in the graph beside its operations.
#[async_trait]
pub trait EventOfflineCheckinEdges: Send + Sync {
    /// The `EventOfflineBatch` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_offline_batch(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "EventOfflineBatch",
                number,
                Some(Operation::GetEventOfflineBatch),
            )
            .await
    }

    /// The `EventOfflineConflict` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_offline_conflict(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "EventOfflineConflict",
                number,
                Some(Operation::ListEventOfflineConflicts),
            )
            .await
    }

    /// The `EventOfflineCredential` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_offline_credential(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "EventOfflineCredential",
                number,
                Some(Operation::GetOwnEventOfflineCredential),
            )
            .await
    }

    /// The `EventOfflineDevice` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_offline_device(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "EventOfflineDevice",
                number,
                Some(Operation::GetEventOfflineCheckin),
            )
            .await
    }
}

impl<T: Send + Sync> EventOfflineCheckinEdges for T {}

/// Fields of `Mutation` that operations of the area `event_offline_checkin` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventOfflineCheckinMutation;

static EVENT_OFFLINE_CHECKIN_MUTATION: Object = Object {
    name: "EventOfflineCheckinMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "registerEventOfflineDevice",
            description: "Let a device note who comes to an event without a network. Its secret is told once. `EVENT_OFFLINE_DISABLED` where the community has none; `EVENT_OCCURRENCE_REQUIRED` and `EVENT_UNAVAILABLE` where nobody comes; `EVENT_OFFLINE_VALIDATION_FAILED` for what cannot be read, an end that is past, and for more than twenty devices; `FORBIDDEN` for whoever does not note who comes.",
            ty: "RegisterEventOfflineDevicePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RegisterEventOfflineDeviceInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REGISTER_EVENT_OFFLINE_DEVICE_ASKING),
        },
        Field {
            name: "rotateEventOfflineDevice",
            description: "Give a device another secret. The one before is good no more. `EVENT_OFFLINE_NOT_FOUND` when the event has no such device; `EVENT_OFFLINE_CONFLICT` when it was withdrawn; `FORBIDDEN` for whoever does not note who comes.",
            ty: "RotateEventOfflineDevicePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RotateEventOfflineDeviceInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ROTATE_EVENT_OFFLINE_DEVICE_ASKING),
        },
        Field {
            name: "revokeEventOfflineDevice",
            description: "Let a device note nothing more. Doing it again changes nothing. `EVENT_OFFLINE_NOT_FOUND` when the event has no such device; `FORBIDDEN` for whoever does not note who comes.",
            ty: "RevokeEventOfflineDevicePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RevokeEventOfflineDeviceInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REVOKE_EVENT_OFFLINE_DEVICE_ASKING),
        },
        Field {
            name: "issueEventOfflineCredential",
            description: "Make a pass that the viewer shows at the door of an event in which they take part, also where there is no network. Its secret is told once. `EVENT_OFFLINE_DISABLED` where the community has none; `EVENT_ATTENDANCE_REGISTRATION_REQUIRED` for whoever does not take part; `EVENT_OFFLINE_CONFLICT` for whoever has one that is good.",
            ty: "IssueEventOfflineCredentialPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "IssueEventOfflineCredentialInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ISSUE_EVENT_OFFLINE_CREDENTIAL_ASKING),
        },
        Field {
            name: "rotateEventOfflineCredential",
            description: "Give the viewer's pass another secret. The one before is good no more. `EVENT_OFFLINE_NOT_FOUND` when they have none; `EVENT_OFFLINE_CONFLICT` when it was withdrawn; `EVENT_ATTENDANCE_REGISTRATION_REQUIRED` for whoever does not take part.",
            ty: "RotateEventOfflineCredentialPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RotateEventOfflineCredentialInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ROTATE_EVENT_OFFLINE_CREDENTIAL_ASKING),
        },
        Field {
            name: "revokeEventOfflineCredential",
            description: "Withdraw a pass: the viewer's own, or one of an event at which they note who comes. Doing it again changes nothing. `EVENT_OFFLINE_NOT_FOUND` when there is none.",
            ty: "RevokeEventOfflineCredentialPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RevokeEventOfflineCredentialInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REVOKE_EVENT_OFFLINE_CREDENTIAL_ASKING),
        },
        Field {
            name: "decideEventOfflineConflict",
            description: "Decide about a conflict: note what the device says, or leave it. The same decision again changes nothing. `EVENT_OFFLINE_CONFLICT` when it was decided otherwise; `EVENT_OFFLINE_NOT_FOUND` when the event has no such conflict; `EVENT_ATTENDANCE_REGISTRATION_REQUIRED`, `EVENT_REGISTRATION_TRANSITION_INVALID` and `EVENT_UNAVAILABLE` where it cannot be noted; `FORBIDDEN` for whoever does not note who comes.",
            ty: "DecideEventOfflineConflictPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DecideEventOfflineConflictInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DECIDE_EVENT_OFFLINE_CONFLICT_ASKING),
        },
    ],
    types: &[
        |registry| REGISTER_EVENT_OFFLINE_DEVICE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REGISTER_EVENT_OFFLINE_DEVICE_PAYLOAD),
        |registry| ROTATE_EVENT_OFFLINE_DEVICE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ROTATE_EVENT_OFFLINE_DEVICE_PAYLOAD),
        |registry| REVOKE_EVENT_OFFLINE_DEVICE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REVOKE_EVENT_OFFLINE_DEVICE_PAYLOAD),
        |registry| ISSUE_EVENT_OFFLINE_CREDENTIAL_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ISSUE_EVENT_OFFLINE_CREDENTIAL_PAYLOAD),
        |registry| ROTATE_EVENT_OFFLINE_CREDENTIAL_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ROTATE_EVENT_OFFLINE_CREDENTIAL_PAYLOAD),
        |registry| REVOKE_EVENT_OFFLINE_CREDENTIAL_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REVOKE_EVENT_OFFLINE_CREDENTIAL_PAYLOAD),
        |registry| DECIDE_EVENT_OFFLINE_CONFLICT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DECIDE_EVENT_OFFLINE_CONFLICT_PAYLOAD),
    ],
};

impl Row for EventOfflineCheckinMutation {
    fn object(&self) -> &'static Object {
        &EVENT_OFFLINE_CHECKIN_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `event_offline_checkin` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventOfflineCheckinQuery;

static EVENT_OFFLINE_CHECKIN_QUERY: Object = Object {
    name: "EventOfflineCheckinQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventOfflineCheckin",
            description: "Devices that note who comes to an event without a network, what they brought last, and how many conflicts wait. `FORBIDDEN` for whoever does not note who comes.",
            ty: "EventOfflineCheckin",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EVENT_OFFLINE_CHECKIN_ASKING),
        },
        Field {
            name: "ownEventOfflineCredential",
            description: "The viewer's pass for an event, without its secret. `EVENT_OFFLINE_NOT_FOUND` when they have none.",
            ty: "EventOfflineCredential",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_OWN_EVENT_OFFLINE_CREDENTIAL_ASKING),
        },
        Field {
            name: "eventOfflineBatch",
            description: "What became of what a device brought. `EVENT_OFFLINE_NOT_FOUND` when the event has no such batch; `FORBIDDEN` for whoever does not note who comes.",
            ty: "EventOfflineBatch",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
                Argument {
                    name: "id",
                    description: "Id of the batch.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EVENT_OFFLINE_BATCH_ASKING),
        },
        Field {
            name: "eventOfflineConflicts",
            description: "What devices noted and what does not fit, the oldest first, at most two hundred that wait. `FORBIDDEN` for whoever does not note who comes.",
            ty: "[EventOfflineConflict!]",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_EVENT_OFFLINE_CONFLICTS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_offline_checkin::EVENT_OFFLINE_CHECKIN,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_offline_checkin::EVENT_OFFLINE_CREDENTIAL,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_offline_checkin::EVENT_OFFLINE_BATCH,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_offline_checkin::EVENT_OFFLINE_CONFLICT,
        ),
    ],
};

impl Row for EventOfflineCheckinQuery {
    fn object(&self) -> &'static Object {
        &EVENT_OFFLINE_CHECKIN_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_EVENT_OFFLINE_CHECKIN_ASKING: Asking = Asking {
    operation: Operation::GetEventOfflineCheckin,
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
    answer: get_event_offline_checkin,
};

fn get_event_offline_checkin(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_offline_checkin::EventOfflineCheckinResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static REGISTER_EVENT_OFFLINE_DEVICE_ASKING: Asking = Asking {
    operation: Operation::RegisterEventOfflineDevice,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "label",
            wire: "label",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "expiresAt",
            wire: "expires_at",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: register_event_offline_device,
};

static REGISTER_EVENT_OFFLINE_DEVICE_INPUT_TABLE: InputTable = InputTable {
    name: "RegisterEventOfflineDeviceInput",
    description: "Input of `registerEventOfflineDevice`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "label",
            description: "A name for those who note who comes.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "expiresAt",
            description: "Until when it is good. Until a day after the end of the event, if nothing is said.",
            ty: "DateTime",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "DateTime")],
};

static REGISTER_EVENT_OFFLINE_DEVICE_PAYLOAD: Object = Object {
    name: "RegisterEventOfflineDevicePayload",
    description: "Result of `registerEventOfflineDevice`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "device",
            description: "The event offline device secret after the change.",
            ty: "EventOfflineDeviceSecret",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_offline_checkin::EVENT_OFFLINE_DEVICE_SECRET,
            ),
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
            &crate::graph::event_offline_checkin::EVENT_OFFLINE_DEVICE_SECRET,
        ),
    ],
};

fn register_event_offline_device(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_offline_checkin::EventOfflineDeviceSecretResponse = ask
        .made()?;
    Ok(
        Shown::of(&REGISTER_EVENT_OFFLINE_DEVICE_PAYLOAD)
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

static ROTATE_EVENT_OFFLINE_DEVICE_ASKING: Asking = Asking {
    operation: Operation::RotateEventOfflineDevice,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "deviceId",
            wire: "deviceId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventOfflineDevice"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: rotate_event_offline_device,
};

static ROTATE_EVENT_OFFLINE_DEVICE_INPUT_TABLE: InputTable = InputTable {
    name: "RotateEventOfflineDeviceInput",
    description: "Input of `rotateEventOfflineDevice`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "deviceId",
            description: "Id of the device.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static ROTATE_EVENT_OFFLINE_DEVICE_PAYLOAD: Object = Object {
    name: "RotateEventOfflineDevicePayload",
    description: "Result of `rotateEventOfflineDevice`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "device",
            description: "The event offline device secret after the change.",
            ty: "EventOfflineDeviceSecret",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_offline_checkin::EVENT_OFFLINE_DEVICE_SECRET,
            ),
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
            &crate::graph::event_offline_checkin::EVENT_OFFLINE_DEVICE_SECRET,
        ),
    ],
};

fn rotate_event_offline_device(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_offline_checkin::EventOfflineDeviceSecretResponse = ask
        .made()?;
    Ok(
        Shown::of(&ROTATE_EVENT_OFFLINE_DEVICE_PAYLOAD)
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

static REVOKE_EVENT_OFFLINE_DEVICE_ASKING: Asking = Asking {
    operation: Operation::RevokeEventOfflineDevice,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "deviceId",
            wire: "deviceId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventOfflineDevice"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: revoke_event_offline_device,
};

static REVOKE_EVENT_OFFLINE_DEVICE_INPUT_TABLE: InputTable = InputTable {
    name: "RevokeEventOfflineDeviceInput",
    description: "Input of `revokeEventOfflineDevice`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "deviceId",
            description: "Id of the device.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static REVOKE_EVENT_OFFLINE_DEVICE_PAYLOAD: Object = Object {
    name: "RevokeEventOfflineDevicePayload",
    description: "Result of `revokeEventOfflineDevice`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "device",
            description: "The event offline device after the change.",
            ty: "EventOfflineDevice",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_offline_checkin::EVENT_OFFLINE_DEVICE,
            ),
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
            &crate::graph::event_offline_checkin::EVENT_OFFLINE_DEVICE,
        ),
    ],
};

fn revoke_event_offline_device(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_offline_checkin::EventOfflineDeviceResponse = ask.made()?;
    Ok(
        Shown::of(&REVOKE_EVENT_OFFLINE_DEVICE_PAYLOAD)
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

static ISSUE_EVENT_OFFLINE_CREDENTIAL_ASKING: Asking = Asking {
    operation: Operation::IssueEventOfflineCredential,
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
    answer: issue_event_offline_credential,
};

static ISSUE_EVENT_OFFLINE_CREDENTIAL_INPUT_TABLE: InputTable = InputTable {
    name: "IssueEventOfflineCredentialInput",
    description: "Input of `issueEventOfflineCredential`.",
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

static ISSUE_EVENT_OFFLINE_CREDENTIAL_PAYLOAD: Object = Object {
    name: "IssueEventOfflineCredentialPayload",
    description: "Result of `issueEventOfflineCredential`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "pass",
            description: "The event offline pass after the change.",
            ty: "EventOfflinePass",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_offline_checkin::EVENT_OFFLINE_PASS,
            ),
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
            &crate::graph::event_offline_checkin::EVENT_OFFLINE_PASS,
        ),
    ],
};

fn issue_event_offline_credential(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_offline_checkin::EventOfflinePassResponse = ask.made()?;
    Ok(
        Shown::of(&ISSUE_EVENT_OFFLINE_CREDENTIAL_PAYLOAD)
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

static GET_OWN_EVENT_OFFLINE_CREDENTIAL_ASKING: Asking = Asking {
    operation: Operation::GetOwnEventOfflineCredential,
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
    answer: get_own_event_offline_credential,
};

fn get_own_event_offline_credential(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_offline_checkin::EventOfflineCredentialResponse = ask
        .made()?;
    Ok(IntoFound::into_found(answer.data))
}

static ROTATE_EVENT_OFFLINE_CREDENTIAL_ASKING: Asking = Asking {
    operation: Operation::RotateEventOfflineCredential,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "credentialId",
            wire: "credentialId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventOfflineCredential"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: rotate_event_offline_credential,
};

static ROTATE_EVENT_OFFLINE_CREDENTIAL_INPUT_TABLE: InputTable = InputTable {
    name: "RotateEventOfflineCredentialInput",
    description: "Input of `rotateEventOfflineCredential`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "credentialId",
            description: "Id of the pass.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static ROTATE_EVENT_OFFLINE_CREDENTIAL_PAYLOAD: Object = Object {
    name: "RotateEventOfflineCredentialPayload",
    description: "Result of `rotateEventOfflineCredential`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "pass",
            description: "The event offline pass after the change.",
            ty: "EventOfflinePass",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_offline_checkin::EVENT_OFFLINE_PASS,
            ),
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
            &crate::graph::event_offline_checkin::EVENT_OFFLINE_PASS,
        ),
    ],
};

fn rotate_event_offline_credential(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_offline_checkin::EventOfflinePassResponse = ask.made()?;
    Ok(
        Shown::of(&ROTATE_EVENT_OFFLINE_CREDENTIAL_PAYLOAD)
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

static REVOKE_EVENT_OFFLINE_CREDENTIAL_ASKING: Asking = Asking {
    operation: Operation::RevokeEventOfflineCredential,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "credentialId",
            wire: "credentialId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventOfflineCredential"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: revoke_event_offline_credential,
};

static REVOKE_EVENT_OFFLINE_CREDENTIAL_INPUT_TABLE: InputTable = InputTable {
    name: "RevokeEventOfflineCredentialInput",
    description: "Input of `revokeEventOfflineCredential`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "credentialId",
            description: "Id of the pass.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static REVOKE_EVENT_OFFLINE_CREDENTIAL_PAYLOAD: Object = Object {
    name: "RevokeEventOfflineCredentialPayload",
    description: "Result of `revokeEventOfflineCredential`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "credential",
            description: "The event offline credential after the change.",
            ty: "EventOfflineCredential",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_offline_checkin::EVENT_OFFLINE_CREDENTIAL,
            ),
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
            &crate::graph::event_offline_checkin::EVENT_OFFLINE_CREDENTIAL,
        ),
    ],
};

fn revoke_event_offline_credential(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_offline_checkin::EventOfflineCredentialResponse = ask
        .made()?;
    Ok(
        Shown::of(&REVOKE_EVENT_OFFLINE_CREDENTIAL_PAYLOAD)
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

static GET_EVENT_OFFLINE_BATCH_ASKING: Asking = Asking {
    operation: Operation::GetEventOfflineBatch,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "id",
            wire: "batchId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventOfflineBatch"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_event_offline_batch,
};

fn get_event_offline_batch(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_offline_checkin::EventOfflineBatchResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_EVENT_OFFLINE_CONFLICTS_ASKING: Asking = Asking {
    operation: Operation::ListEventOfflineConflicts,
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
    answer: list_event_offline_conflicts,
};

fn list_event_offline_conflicts(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_offline_checkin::EventOfflineConflictList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static DECIDE_EVENT_OFFLINE_CONFLICT_ASKING: Asking = Asking {
    operation: Operation::DecideEventOfflineConflict,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "itemId",
            wire: "itemId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventOfflineConflict"),
        },
        Input {
            argument: "decision",
            wire: "decision",
            place: InputPlace::Body,
            kind: InputKind::Word(&EVENT_OFFLINE_CHOICE_WORDS),
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
    answer: decide_event_offline_conflict,
};

static DECIDE_EVENT_OFFLINE_CONFLICT_INPUT_TABLE: InputTable = InputTable {
    name: "DecideEventOfflineConflictInput",
    description: "Input of `decideEventOfflineConflict`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "itemId",
            description: "Id of the conflict.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "decision",
            description: "What to do.",
            ty: "EventOfflineChoice!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why. It stands in the history.",
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
    types: &[|registry| EVENT_OFFLINE_CHOICE_WORDS.register(registry)],
};

/// The words of `EventOfflineChoice`.
pub static EVENT_OFFLINE_CHOICE_WORDS: EnumTable = EnumTable {
    name: "EventOfflineChoice",
    description: "What to do.",
    values: &[
        EnumValue {
            name: "APPLY",
            word: "apply",
            description: "What the device says is noted.",
        },
        EnumValue {
            name: "DISMISS",
            word: "dismiss",
            description: "What is noted stays.",
        },
    ],
};

static DECIDE_EVENT_OFFLINE_CONFLICT_PAYLOAD: Object = Object {
    name: "DecideEventOfflineConflictPayload",
    description: "Result of `decideEventOfflineConflict`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "conflict",
            description: "The event offline conflict after the change.",
            ty: "EventOfflineConflict",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_offline_checkin::EVENT_OFFLINE_CONFLICT,
            ),
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
            &crate::graph::event_offline_checkin::EVENT_OFFLINE_CONFLICT,
        ),
    ],
};

fn decide_event_offline_conflict(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_offline_checkin::EventOfflineConflictResponse = ask
        .answer()?;
    Ok(
        Shown::of(&DECIDE_EVENT_OFFLINE_CONFLICT_PAYLOAD)
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
