// Made from contract/areas/event_recurrence.yaml by codegen; edit the contract instead.

//! The area `event_recurrence` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Object, Row, Show, Shown, Source, numbered, plus,
    register_object, scalar,
};

/// The words of `EventFrequency`.
pub static EVENT_FREQUENCY_WORDS: EnumTable = EnumTable {
    name: "EventFrequency",
    description: "How often an event takes place.",
    values: &[
        EnumValue {
            name: "DAILY",
            word: "daily",
            description: "On days.",
        },
        EnumValue {
            name: "WEEKLY",
            word: "weekly",
            description: "In weeks.",
        },
        EnumValue {
            name: "MONTHLY",
            word: "monthly",
            description: "In months.",
        },
        EnumValue {
            name: "YEARLY",
            word: "yearly",
            description: "In years.",
        },
    ],
};

crate::graph_words!(crate ::event_recurrence::EventFrequency, EVENT_FREQUENCY_WORDS);

/// The words of `EventRecurrenceEnd`.
pub static EVENT_RECURRENCE_END_WORDS: EnumTable = EnumTable {
    name: "EventRecurrenceEnd",
    description: "When an event that recurs is over.",
    values: &[
        EnumValue {
            name: "AFTER_COUNT",
            word: "after_count",
            description: "After so many occurrences.",
        },
        EnumValue {
            name: "ON_DATE",
            word: "on_date",
            description: "After a day.",
        },
        EnumValue {
            name: "NEVER",
            word: "never",
            description: "Never: occurrences are made as time goes by.",
        },
    ],
};

crate::graph_words!(
    crate ::event_recurrence::EventRecurrenceEnd, EVENT_RECURRENCE_END_WORDS
);

/// The words of `EventRecurrenceEngine`.
pub static EVENT_RECURRENCE_ENGINE_WORDS: EnumTable = EnumTable {
    name: "EventRecurrenceEngine",
    description: "What makes occurrences.",
    values: &[
        EnumValue {
            name: "LEGACY",
            word: "legacy",
            description: "As older clients know it: a few, and nothing more.",
        },
        EnumValue {
            name: "V2",
            word: "v2",
            description: "As this contract says.",
        },
    ],
};

crate::graph_words!(
    crate ::event_recurrence::EventRecurrenceEngine, EVENT_RECURRENCE_ENGINE_WORDS
);

/// The words of `EventRecurrenceRollout`.
pub static EVENT_RECURRENCE_ROLLOUT_WORDS: EnumTable = EnumTable {
    name: "EventRecurrenceRollout",
    description: "How far an installation has come with events that recur.",
    values: &[
        EnumValue {
            name: "LEGACY",
            word: "legacy",
            description: "As older clients know it.",
        },
        EnumValue {
            name: "V2_DEGRADED",
            word: "v2_degraded",
            description: "It is switched on, and something is missing.",
        },
        EnumValue {
            name: "V2_FINITE",
            word: "v2_finite",
            description: "Those that end.",
        },
        EnumValue {
            name: "V2_ROLLING",
            word: "v2_rolling",
            description: "Those that never end as well.",
        },
    ],
};

crate::graph_words!(
    crate ::event_recurrence::EventRecurrenceRollout, EVENT_RECURRENCE_ROLLOUT_WORDS
);

/// The words of `EventRecurrenceScope`.
pub static EVENT_RECURRENCE_SCOPE_WORDS: EnumTable = EnumTable {
    name: "EventRecurrenceScope",
    description: "Which occurrences a change is about.",
    values: &[
        EnumValue {
            name: "SINGLE",
            word: "single",
            description: "The one that is named.",
        },
        EnumValue {
            name: "ALL",
            word: "all",
            description: "The template, and all that begin from now on.",
        },
    ],
};

crate::graph_words!(
    crate ::event_recurrence::EventRecurrenceScope, EVENT_RECURRENCE_SCOPE_WORDS
);

/// The words of `EventRevisionConflictCode`.
pub static EVENT_REVISION_CONFLICT_CODE_WORDS: EnumTable = EnumTable {
    name: "EventRevisionConflictCode",
    description: "Why a revision cannot be committed.",
    values: &[
        EnumValue {
            name: "SCHEDULE_MAPPING_RESOLUTION_REQUIRED",
            word: "schedule_mapping_resolution_required",
            description: "With another rule, people have to say which date becomes which.",
        },
        EnumValue {
            name: "UNSUPPORTED_EFFECTIVE_FIELD",
            word: "unsupported_effective_field",
            description: "It cannot be changed for some dates alone.",
        },
        EnumValue {
            name: "WALL_TIME_NONEXISTENT",
            word: "wall_time_nonexistent",
            description: "The clock leaves this time out, as it is put forward.",
        },
        EnumValue {
            name: "WALL_TIME_AMBIGUOUS",
            word: "wall_time_ambiguous",
            description: "The clock shows this time twice, as it is put back.",
        },
        EnumValue {
            name: "COORDINATE_PAIR_REQUIRED",
            word: "coordinate_pair_required",
            description: "A place on the map needs both coordinates.",
        },
        EnumValue {
            name: "VENUE_LOCATION_REQUIRED",
            word: "venue_location_required",
            description: "Facts about a place need its name.",
        },
        EnumValue {
            name: "ALL_DAY_BOUNDARY_INVALID",
            word: "all_day_boundary_invalid",
            description: "What is about days begins and ends at midnight.",
        },
        EnumValue {
            name: "CAPACITY_BELOW_COMMITTED_OCCUPANCY",
            word: "capacity_below_committed_occupancy",
            description: "More places are taken.",
        },
    ],
};

crate::graph_words!(
    crate ::event_recurrence::EventRevisionConflictCode,
    EVENT_REVISION_CONFLICT_CODE_WORDS
);

/// The words of `EventRevisionScope`.
pub static EVENT_REVISION_SCOPE_WORDS: EnumTable = EnumTable {
    name: "EventRevisionScope",
    description: "Which occurrences a revision is about.",
    values: &[
        EnumValue {
            name: "THIS_AND_FUTURE",
            word: "this_and_future",
            description: "The one that is named and all that follow it.",
        },
    ],
};

crate::graph_words!(
    crate ::event_recurrence::EventRevisionScope, EVENT_REVISION_SCOPE_WORDS
);

/// `EventRecurrenceCapabilities`.
pub static EVENT_RECURRENCE_CAPABILITIES: Object = Object {
    name: "EventRecurrenceCapabilities",
    description: "What an installation can do with events that recur.",
    interfaces: &[],
    fields: &[
        Field {
            name: "engine",
            description: "What makes occurrences.",
            ty: "EventRecurrenceEngine!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "structuredInput",
            description: "Always true: rules can be said in parts.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "supportedFrequencies",
            description: "How often events can recur.",
            ty: "[EventFrequency!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "maxOccurrences",
            description: "How many occurrences there can be at once.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "supportedEndTypes",
            description: "When it can be over.",
            ty: "[EventRecurrenceEnd!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "supportsRollingNever",
            description: "Whether there are some that never end.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "supportsEffectiveRevisions",
            description: "Whether this and all following occurrences can be changed together.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "supportsDefinitionBlueprints",
            description: "Whether new occurrences take over agenda, tickets and the like.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "schemaReady",
            description: "Whether the database is ready.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "rolloutState",
            description: "How far an installation has come with events that recur.",
            ty: "EventRecurrenceRollout!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_recurrence::EVENT_FREQUENCY_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_recurrence::EVENT_RECURRENCE_END_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_recurrence::EVENT_RECURRENCE_ENGINE_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::event_recurrence::EVENT_RECURRENCE_ROLLOUT_WORDS
                .register(registry)
        },
    ],
};

impl Row for crate::event_recurrence::EventRecurrenceCapabilities {
    fn object(&self) -> &'static Object {
        &EVENT_RECURRENCE_CAPABILITIES
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.engine),
            1 => Show::show(&self.structured_input),
            2 => Show::show(&self.supported_frequencies),
            3 => Show::show(&self.max_occurrences),
            4 => Show::show(&self.supported_end_types),
            5 => Show::show(&self.supports_rolling_never),
            6 => Show::show(&self.supports_effective_revisions),
            7 => Show::show(&self.supports_definition_blueprints),
            8 => Show::show(&self.schema_ready),
            9 => Show::show(&self.rollout_state),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_recurrence::EventRecurrenceCapabilities, EVENT_RECURRENCE_CAPABILITIES
);

/// `EventRevision`.
pub static EVENT_REVISION: Object = Object {
    name: "EventRevision",
    description: "A change of an occurrence and all that follow it.",
    interfaces: &[],
    fields: &[
        Field {
            name: "rootEvent",
            description: "The template.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "revisionVersion",
            description: "Which revision of the template it is.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "effectiveFrom",
            description: "From when on.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "changedCount",
            description: "How many changed.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "notificationRecipientCount",
            description: "How many members are told.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "idempotentReplay",
            description: "Whether the same call made it before.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_recurrence::EventRevision {
    fn object(&self) -> &'static Object {
        &EVENT_REVISION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.revision_version),
            2 => Show::show(&self.effective_from_utc),
            3 => Show::show(&self.changed_count),
            4 => Show::show(&self.notification_recipient_count),
            5 => Show::show(&self.idempotent_replay),
            6 => Show::show(&self.created_at),
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
                    match numbered(&self.root_event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_recurrence::EventRevision, EVENT_REVISION);

/// `EventRevisionConflict`.
pub static EVENT_REVISION_CONFLICT: Object = Object {
    name: "EventRevisionConflict",
    description: "Why a revision cannot be committed.",
    interfaces: &[],
    fields: &[
        Field {
            name: "code",
            description: "Why a revision cannot be committed.",
            ty: "EventRevisionConflictCode!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "field",
            description: "What of the change it is about.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "event",
            description: "The occurrence that it is about.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_recurrence::EVENT_REVISION_CONFLICT_CODE_WORDS
                .register(registry)
        },
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

impl Row for crate::event_recurrence::EventRevisionConflict {
    fn object(&self) -> &'static Object {
        &EVENT_REVISION_CONFLICT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.code),
            1 => Show::show(&self.field),
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
                2 => {
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
    crate ::event_recurrence::EventRevisionConflict, EVENT_REVISION_CONFLICT
);

/// `EventRevisionException`.
pub static EVENT_REVISION_EXCEPTION: Object = Object {
    name: "EventRevisionException",
    description: "An occurrence that keeps something of its own.",
    interfaces: &[],
    fields: &[
        Field {
            name: "event",
            description: "The occurrence.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "skippedFields",
            description: "What stays as it is.",
            ty: "[String!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::events::EVENT)],
};

impl Row for crate::event_recurrence::EventRevisionException {
    fn object(&self) -> &'static Object {
        &EVENT_REVISION_EXCEPTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.skipped_fields),
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
    crate ::event_recurrence::EventRevisionException, EVENT_REVISION_EXCEPTION
);

/// `EventRevisionImpact`.
pub static EVENT_REVISION_IMPACT: Object = Object {
    name: "EventRevisionImpact",
    description: "What a revision would do. Nothing says who takes part.",
    interfaces: &[],
    fields: &[
        Field {
            name: "affectedCount",
            description: "How many occurrences it is about.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "changedCount",
            description: "How many would change.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "movedOccurrences",
            description: "Those whose times would change.",
            ty: "[EventRevisionMove!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_recurrence::EVENT_REVISION_MOVE),
        },
        Field {
            name: "registrationCount",
            description: "Registrations of those that would change: invited, pending and confirmed.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "waitlistCount",
            description: "Entries of their waiting lists.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "ticketCount",
            description: "Their tickets.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reminderCount",
            description: "Their reminders.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "uniqueRecipientCount",
            description: "How many members would be told.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "customizedExceptionConflicts",
            description: "Those that keep something of their own.",
            ty: "[EventRevisionException!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_recurrence::EVENT_REVISION_EXCEPTION,
            ),
        },
        Field {
            name: "blockingConflicts",
            description: "Why it cannot be committed.",
            ty: "[EventRevisionConflict!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_recurrence::EVENT_REVISION_CONFLICT,
            ),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_recurrence::EVENT_REVISION_CONFLICT,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_recurrence::EVENT_REVISION_EXCEPTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_recurrence::EVENT_REVISION_MOVE,
        ),
    ],
};

impl Row for crate::event_recurrence::EventRevisionImpact {
    fn object(&self) -> &'static Object {
        &EVENT_REVISION_IMPACT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.affected_count),
            1 => Show::show(&self.changed_count),
            2 => Show::show(&self.moved_occurrences),
            3 => Show::show(&self.registrations_count),
            4 => Show::show(&self.waitlist_count),
            5 => Show::show(&self.ticket_count),
            6 => Show::show(&self.reminder_count),
            7 => Show::show(&self.unique_recipient_count),
            8 => Show::show(&self.customized_exception_conflicts),
            9 => Show::show(&self.blocking_conflicts),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_recurrence::EventRevisionImpact, EVENT_REVISION_IMPACT);

/// `EventRevisionMove`.
pub static EVENT_REVISION_MOVE: Object = Object {
    name: "EventRevisionMove",
    description: "An occurrence whose times change.",
    interfaces: &[],
    fields: &[
        Field {
            name: "event",
            description: "The occurrence.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "occurrenceDate",
            description: "On which day it is.",
            ty: "Date!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "fromStart",
            description: "When it begins now.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "fromEnd",
            description: "When it ends now.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "toStart",
            description: "When it would begin.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "toEnd",
            description: "When it would end.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| scalar(registry, "Date"),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_recurrence::EventRevisionMove {
    fn object(&self) -> &'static Object {
        &EVENT_REVISION_MOVE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.occurrence_date),
            2 => Show::show(&self.from_start_utc),
            3 => Show::show(&self.from_end_utc),
            4 => Show::show(&self.to_start_utc),
            5 => Show::show(&self.to_end_utc),
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

crate::graph_row!(crate ::event_recurrence::EventRevisionMove, EVENT_REVISION_MOVE);

/// `EventRevisionPreview`.
pub static EVENT_REVISION_PREVIEW: Object = Object {
    name: "EventRevisionPreview",
    description: "What a revision would do.",
    interfaces: &[],
    fields: &[
        Field {
            name: "previewToken",
            description: "What commits it.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "previewExpiresAt",
            description: "Until when.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "scope",
            description: "Which occurrences a revision is about.",
            ty: "EventRevisionScope!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "rootEvent",
            description: "The template.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "effectiveFrom",
            description: "From when on.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "canCommit",
            description: "Whether it can be committed.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "impact",
            description: "What a revision would do. Nothing says who takes part.",
            ty: "EventRevisionImpact!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_recurrence::EVENT_REVISION_IMPACT),
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_recurrence::EVENT_REVISION_SCOPE_WORDS.register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::event_recurrence::EVENT_REVISION_IMPACT,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_recurrence::EventRevisionPreview {
    fn object(&self) -> &'static Object {
        &EVENT_REVISION_PREVIEW
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.preview_token),
            1 => Show::show(&self.preview_expires_at),
            2 => Show::show(&self.scope),
            4 => Show::show(&self.effective_from_utc),
            5 => Show::show(&self.can_commit),
            6 => Show::show(&self.impact),
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
                3 => {
                    match numbered(&self.root_event_id) {
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
    crate ::event_recurrence::EventRevisionPreview, EVENT_REVISION_PREVIEW
);

/// What the area `event_recurrence` answers in the graph beside its operations.
#[async_trait]
pub trait EventRecurrenceEdges: Send + Sync {}

impl<T: Send + Sync> EventRecurrenceEdges for T {}

/// Fields of `Mutation` that operations of the area `event_recurrence` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventRecurrenceMutation;

static EVENT_RECURRENCE_MUTATION: Object = Object {
    name: "EventRecurrenceMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createRecurringEvent",
            description: "Create an event that recurs: a template, at which nobody can register, and an occurrence for each of its dates, all of them drafts. Publishing one publishes all. Refusals as for `createEvent`; `VALIDATION_ERROR` on the part of the rule that cannot be; `FORBIDDEN` where the community has no events that recur.",
            ty: "CreateRecurringEventPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateRecurringEventInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_RECURRING_EVENT_ASKING),
        },
        Field {
            name: "updateRecurringEvent",
            description: "Change one occurrence of an event that recurs, or, with the scope `ALL`, the template and all occurrences that begin from now on; what was changed on a single one stays there. For its organizer and administrators: `FORBIDDEN` for others who may see it. `EVENT_RECURRENCE_SCHEDULE_REVISION_REQUIRED` for other times of all; `EVENT_RECURRENCE_TEMPLATE_ALL_SCOPE_REQUIRED` for the template alone; `EVENT_REVIEW_PENDING` while it waits for a decision.",
            ty: "UpdateRecurringEventPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateRecurringEventInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_RECURRING_EVENT_ASKING),
        },
        Field {
            name: "previewEventRevision",
            description: "What a change of an occurrence and all that follow it would do. Nothing changes; the token commits it. For those who manage the event: `EVENT_RECURRENCE_REVISION_FORBIDDEN`, `EVENT_RECURRENCE_REVISION_NOT_FOUND`, the latter also for what is no occurrence. `EVENT_RECURRENCE_REVISION_VALIDATION_FAILED` for a change that cannot be; `EVENT_RECURRENCE_REVISION_CONFLICT` while the event waits for a decision.",
            ty: "PreviewEventRevisionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "PreviewEventRevisionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&PREVIEW_EVENT_REVISION_ASKING),
        },
        Field {
            name: "commitEventRevision",
            description: "Change an occurrence and all that follow it, as previewed: with the same change and the token of the preview. Who takes part in a published one is told once. `EVENT_RECURRENCE_REVISION_PREVIEW_INVALID` for another change, another event or somebody else's token; `EVENT_RECURRENCE_REVISION_PREVIEW_EXPIRED` after ten minutes; `EVENT_RECURRENCE_REVISION_CONFLICT` when something else has changed, when the preview said that it cannot be, and for a key that was used for another change.",
            ty: "CommitEventRevisionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CommitEventRevisionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&COMMIT_EVENT_REVISION_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_RECURRING_EVENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_RECURRING_EVENT_PAYLOAD),
        |registry| UPDATE_RECURRING_EVENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_RECURRING_EVENT_PAYLOAD),
        |registry| PREVIEW_EVENT_REVISION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &PREVIEW_EVENT_REVISION_PAYLOAD),
        |registry| COMMIT_EVENT_REVISION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &COMMIT_EVENT_REVISION_PAYLOAD),
    ],
};

impl Row for EventRecurrenceMutation {
    fn object(&self) -> &'static Object {
        &EVENT_RECURRENCE_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `event_recurrence` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventRecurrenceQuery;

static EVENT_RECURRENCE_QUERY: Object = Object {
    name: "EventRecurrenceQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventRecurrenceCapabilities",
            description: "What this installation can do with events that recur. Clients ask before they show anything of it.",
            ty: "EventRecurrenceCapabilities",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EVENT_RECURRENCE_CAPABILITIES_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_recurrence::EVENT_RECURRENCE_CAPABILITIES,
        ),
    ],
};

impl Row for EventRecurrenceQuery {
    fn object(&self) -> &'static Object {
        &EVENT_RECURRENCE_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_EVENT_RECURRENCE_CAPABILITIES_ASKING: Asking = Asking {
    operation: Operation::GetEventRecurrenceCapabilities,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_event_recurrence_capabilities,
};

fn get_event_recurrence_capabilities(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_recurrence::EventRecurrenceCapabilitiesResponse = ask
        .made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CREATE_RECURRING_EVENT_ASKING: Asking = Asking {
    operation: Operation::CreateRecurringEvent,
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
            argument: "timezone",
            wire: "timezone",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "allDay",
            wire: "all_day",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "location",
            wire: "location",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "latitude",
            wire: "latitude",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "longitude",
            wire: "longitude",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "maxAttendees",
            wire: "max_attendees",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isOnline",
            wire: "is_online",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "allowRemoteAttendance",
            wire: "allow_remote_attendance",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "onlineLink",
            wire: "online_link",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "videoUrl",
            wire: "video_url",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "imageUrl",
            wire: "image_url",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "coverImage",
            wire: "cover_image",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "categoryId",
            wire: "category_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Category"),
        },
        Input {
            argument: "groupId",
            wire: "group_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "seriesId",
            wire: "series_id",
            place: InputPlace::Body,
            kind: InputKind::Id("EventSeries"),
        },
        Input {
            argument: "federatedVisibility",
            wire: "federated_visibility",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::groups::GROUP_FEDERATION_WORDS),
        },
        Input {
            argument: "venueAccessibility",
            wire: "venue_accessibility",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_ACCESSIBILITY_INPUT_INPUTS),
        },
        Input {
            argument: "recurrenceFrequency",
            wire: "recurrence_frequency",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::event_recurrence::EVENT_FREQUENCY_WORDS),
        },
        Input {
            argument: "recurrenceInterval",
            wire: "recurrence_interval",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "recurrenceDays",
            wire: "recurrence_days",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "recurrenceDayOfMonth",
            wire: "recurrence_day_of_month",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "recurrenceMonthOfYear",
            wire: "recurrence_month_of_year",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "recurrenceEndsType",
            wire: "recurrence_ends_type",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::event_recurrence::EVENT_RECURRENCE_END_WORDS,
            ),
        },
        Input {
            argument: "recurrenceEndsAfterCount",
            wire: "recurrence_ends_after_count",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "recurrenceEndsOnDate",
            wire: "recurrence_ends_on_date",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "recurrenceRrule",
            wire: "recurrence_rrule",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "recurrenceExdates",
            wire: "recurrence_exdates",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "recurrenceRdates",
            wire: "recurrence_rdates",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_recurring_event,
};

static CREATE_RECURRING_EVENT_INPUT_TABLE: InputTable = InputTable {
    name: "CreateRecurringEventInput",
    description: "Input of `createRecurringEvent`.",
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
            ty: "String!",
            default: None,
        },
        Argument {
            name: "startTime",
            description: "When it begins: a day, a moment on the clock of `timezone`, or a moment with its offset (ISO 8601).",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "endTime",
            description: "When it ends.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "timezone",
            description: "IANA name of the time zone. The community's unless said.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "allDay",
            description: "Whether it is about days. It then begins and ends at midnight.",
            ty: "Boolean",
            default: Some("false"),
        },
        Argument {
            name: "location",
            description: "The place in words.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "latitude",
            description: "Degrees north. Needs `longitude`.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "longitude",
            description: "Degrees east. Needs `latitude`.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "maxAttendees",
            description: "How many places there are. Any number unless said.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "isOnline",
            description: "Whether it is over the internet.",
            ty: "Boolean",
            default: Some("false"),
        },
        Argument {
            name: "allowRemoteAttendance",
            description: "Whether one may take part over the internet.",
            ty: "Boolean",
            default: Some("false"),
        },
        Argument {
            name: "onlineLink",
            description: "Where to join, http or https. Those who take part see it shortly before the event begins.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "videoUrl",
            description: "Where to watch, http or https.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "imageUrl",
            description: "Address of a picture, http or https.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "coverImage",
            description: "Address of a picture for the top, http or https.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "categoryId",
            description: "Its category.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "groupId",
            description: "The group that it belongs to.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "seriesId",
            description: "Id of the series that it belongs to.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "federatedVisibility",
            description: "Whether partners see it.",
            ty: "GroupFederation",
            default: Some("NONE"),
        },
        Argument {
            name: "venueAccessibility",
            description: "How accessible the place is.",
            ty: "EventAccessibilityInput",
            default: None,
        },
        Argument {
            name: "recurrenceFrequency",
            description: "How often it takes place. Needed unless a rule says it.",
            ty: "EventFrequency",
            default: None,
        },
        Argument {
            name: "recurrenceInterval",
            description: "Every so many days, weeks, months or years. 1 unless said.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "recurrenceDays",
            description: "On which days of the week, for weekly ones: `MO,TH`, or digits from 0 for Sunday to 6 for Saturday. The day of the first one unless said.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "recurrenceDayOfMonth",
            description: "On which day of the month, for monthly and yearly ones; -1 for the last. The day of the first one unless said.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "recurrenceMonthOfYear",
            description: "In which month, for yearly ones. The month of the first one unless said.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "recurrenceEndsType",
            description: "When it is over. After so many occurrences unless said.",
            ty: "EventRecurrenceEnd",
            default: None,
        },
        Argument {
            name: "recurrenceEndsAfterCount",
            description: "How often it takes place, where it is over after so many. 10 unless said.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "recurrenceEndsOnDate",
            description: "The last day on which it may take place, where it is over on a day.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "recurrenceRrule",
            description: "The same as a rule (RFC 5545), such as `FREQ=WEEKLY;BYDAY=MO;COUNT=6`. It counts where it is said.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "recurrenceExdates",
            description: "When it does not take place: days, moments on the clock of `timezone`, or moments with their offset.",
            ty: "[String!]",
            default: None,
        },
        Argument {
            name: "recurrenceRdates",
            description: "When it takes place beside what the rule says.",
            ty: "[String!]",
            default: None,
        },
    ],
    types: &[
        |registry| crate::graph::groups::GROUP_FEDERATION_WORDS.register(registry),
        |registry| EVENT_ACCESSIBILITY_INPUT_TABLE.register(registry),
        |registry| {
            crate::graph::event_recurrence::EVENT_FREQUENCY_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_recurrence::EVENT_RECURRENCE_END_WORDS.register(registry)
        },
    ],
};

static EVENT_ACCESSIBILITY_INPUT_TABLE: InputTable = InputTable {
    name: "EventAccessibilityInput",
    description: "How accessible the place of an event is.",
    fields: &[
        Argument {
            name: "stepFreeAccess",
            description: "Whether there is step-free access.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "accessibleToilet",
            description: "Whether there is an accessible toilet.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "hearingLoop",
            description: "Whether there is a hearing loop.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "quietSpace",
            description: "Whether there is a quiet place.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "seatingAvailable",
            description: "Whether there are seats.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "accessibleParking",
            description: "Whether there is accessible parking.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "parkingDetails",
            description: "Where to park.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "transitDetails",
            description: "How to come by public transport.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "assistanceContact",
            description: "Whom to ask for help.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "notes",
            description: "What else to know.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static EVENT_ACCESSIBILITY_INPUT_INPUTS: [Input; 10] = [
    Input {
        argument: "stepFreeAccess",
        wire: "step_free_access",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "accessibleToilet",
        wire: "accessible_toilet",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "hearingLoop",
        wire: "hearing_loop",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "quietSpace",
        wire: "quiet_space",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "seatingAvailable",
        wire: "seating_available",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "accessibleParking",
        wire: "accessible_parking",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "parkingDetails",
        wire: "parking_details",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "transitDetails",
        wire: "transit_details",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "assistanceContact",
        wire: "assistance_contact",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "notes",
        wire: "notes",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
];

static CREATE_RECURRING_EVENT_PAYLOAD: Object = Object {
    name: "CreateRecurringEventPayload",
    description: "Result of `createRecurringEvent`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "event",
            description: "The new event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT),
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

fn create_recurring_event(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_recurrence::RecurringEventResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_RECURRING_EVENT_PAYLOAD)
            .with(IntoFound::into_found(answer.data.template))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static UPDATE_RECURRING_EVENT_ASKING: Asking = Asking {
    operation: Operation::UpdateRecurringEvent,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "scope",
            wire: "scope",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::event_recurrence::EVENT_RECURRENCE_SCOPE_WORDS,
            ),
        },
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
            argument: "timezone",
            wire: "timezone",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "allDay",
            wire: "all_day",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "location",
            wire: "location",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "latitude",
            wire: "latitude",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "longitude",
            wire: "longitude",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "maxAttendees",
            wire: "max_attendees",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isOnline",
            wire: "is_online",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "allowRemoteAttendance",
            wire: "allow_remote_attendance",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "onlineLink",
            wire: "online_link",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "videoUrl",
            wire: "video_url",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "imageUrl",
            wire: "image_url",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "coverImage",
            wire: "cover_image",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "categoryId",
            wire: "category_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Category"),
        },
        Input {
            argument: "groupId",
            wire: "group_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "seriesId",
            wire: "series_id",
            place: InputPlace::Body,
            kind: InputKind::Id("EventSeries"),
        },
        Input {
            argument: "federatedVisibility",
            wire: "federated_visibility",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::groups::GROUP_FEDERATION_WORDS),
        },
        Input {
            argument: "venueAccessibility",
            wire: "venue_accessibility",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_ACCESSIBILITY_INPUT_INPUTS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_recurring_event,
};

static UPDATE_RECURRING_EVENT_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateRecurringEventInput",
    description: "Input of `updateRecurringEvent`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the occurrence, or of the template.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "scope",
            description: "Which occurrences.",
            ty: "EventRecurrenceScope",
            default: Some("SINGLE"),
        },
        Argument {
            name: "title",
            description: "Its name.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "description",
            description: "What it is about.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "startTime",
            description: "When it begins.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "endTime",
            description: "When it ends.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "timezone",
            description: "IANA name of the time zone. Times that are not sent keep what their clock shows.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "allDay",
            description: "Whether it is about days.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "location",
            description: "The place in words.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "latitude",
            description: "Degrees north. Needs `longitude`.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "longitude",
            description: "Degrees east. Needs `latitude`.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "maxAttendees",
            description: "How many places there are.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "isOnline",
            description: "Whether it is over the internet.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "allowRemoteAttendance",
            description: "Whether one may take part over the internet.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "onlineLink",
            description: "Where to join, http or https.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "videoUrl",
            description: "Where to watch, http or https.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "imageUrl",
            description: "Address of a picture, http or https.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "coverImage",
            description: "Address of a picture for the top, http or https.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "categoryId",
            description: "Its category.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "groupId",
            description: "The group that it belongs to.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "seriesId",
            description: "Id of the series that it belongs to.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "federatedVisibility",
            description: "Whether partners see it.",
            ty: "GroupFederation",
            default: None,
        },
        Argument {
            name: "venueAccessibility",
            description: "How accessible the place is. It takes the place of all that was said.",
            ty: "EventAccessibilityInput",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_recurrence::EVENT_RECURRENCE_SCOPE_WORDS
                .register(registry)
        },
        |registry| crate::graph::groups::GROUP_FEDERATION_WORDS.register(registry),
        |registry| EVENT_ACCESSIBILITY_INPUT_TABLE.register(registry),
    ],
};

static UPDATE_RECURRING_EVENT_PAYLOAD: Object = Object {
    name: "UpdateRecurringEventPayload",
    description: "Result of `updateRecurringEvent`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "event",
            description: "The event after the change.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT),
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

fn update_recurring_event(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::events::EventResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_RECURRING_EVENT_PAYLOAD)
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

static PREVIEW_EVENT_REVISION_ASKING: Asking = Asking {
    operation: Operation::PreviewEventRevision,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "patch",
            wire: "patch",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_REVISION_PATCH_INPUTS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: preview_event_revision,
};

static PREVIEW_EVENT_REVISION_INPUT_TABLE: InputTable = InputTable {
    name: "PreviewEventRevisionInput",
    description: "Input of `previewEventRevision`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the occurrence from which on it changes.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "patch",
            description: "What to change of an occurrence and all that follow it. At least one member.",
            ty: "EventRevisionPatch!",
            default: None,
        },
    ],
    types: &[|registry| EVENT_REVISION_PATCH_TABLE.register(registry)],
};

static EVENT_REVISION_PATCH_TABLE: InputTable = InputTable {
    name: "EventRevisionPatch",
    description: "What to change of an occurrence and all that follow it. At least one member.",
    fields: &[
        Argument {
            name: "title",
            description: "Its name.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "description",
            description: "What it is about.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "location",
            description: "The place in words.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "latitude",
            description: "Degrees north. Needs `longitude`.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "longitude",
            description: "Degrees east. Needs `latitude`.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "maxAttendees",
            description: "How many places there are.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "isOnline",
            description: "Whether it is over the internet.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "allowRemoteAttendance",
            description: "Whether one may take part over the internet.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "allDay",
            description: "Whether it is about days.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "onlineLink",
            description: "Where to join, http or https.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "videoUrl",
            description: "Where to watch, http or https.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "categoryId",
            description: "Its category.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "accessibilityStepFree",
            description: "Whether there is step-free access.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "accessibilityToilet",
            description: "Whether there is an accessible toilet.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "accessibilityHearingLoop",
            description: "Whether there is a hearing loop.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "accessibilityQuietSpace",
            description: "Whether there is a quiet place.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "accessibilitySeating",
            description: "Whether there are seats.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "accessibilityParking",
            description: "Whether there is accessible parking.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "accessibilityParkingDetails",
            description: "Where to park.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "accessibilityTransitDetails",
            description: "How to come by public transport.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "accessibilityAssistanceContact",
            description: "Whom to ask for help.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "accessibilityNotes",
            description: "What else to know.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "timezone",
            description: "IANA name of the time zone. Times that are not said keep what their clock shows.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "localStartTime",
            description: "When it begins on its day, `18:00` or `18:00:00`.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "localEndTime",
            description: "When it ends. What is not after the beginning is on the next day.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "recurrenceRrule",
            description: "Another rule. It cannot be committed: which date would become which is for people to say.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "recurrenceExdates",
            description: "Dates to leave out. They cannot be committed, either.",
            ty: "[String!]",
            default: None,
        },
        Argument {
            name: "recurrenceRdates",
            description: "Dates to add. They cannot be committed, either.",
            ty: "[String!]",
            default: None,
        },
        Argument {
            name: "groupId",
            description: "A group. It cannot be changed for some dates alone.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "seriesId",
            description: "Id of a series. It cannot be changed for some dates alone.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "imageUrl",
            description: "Address of a picture. It cannot be changed for some dates alone.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "coverImage",
            description: "Address of a picture. It cannot be changed for some dates alone.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "federatedVisibility",
            description: "Whether partners see it. It cannot be changed for some dates alone.",
            ty: "GroupFederation",
            default: None,
        },
    ],
    types: &[|registry| crate::graph::groups::GROUP_FEDERATION_WORDS.register(registry)],
};

static EVENT_REVISION_PATCH_INPUTS: [Input; 33] = [
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
    Input {
        argument: "location",
        wire: "location",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "latitude",
        wire: "latitude",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "longitude",
        wire: "longitude",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "maxAttendees",
        wire: "max_attendees",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "isOnline",
        wire: "is_online",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "allowRemoteAttendance",
        wire: "allow_remote_attendance",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "allDay",
        wire: "all_day",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "onlineLink",
        wire: "online_link",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "videoUrl",
        wire: "video_url",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "categoryId",
        wire: "category_id",
        place: InputPlace::Body,
        kind: InputKind::Id("Category"),
    },
    Input {
        argument: "accessibilityStepFree",
        wire: "accessibility_step_free",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "accessibilityToilet",
        wire: "accessibility_toilet",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "accessibilityHearingLoop",
        wire: "accessibility_hearing_loop",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "accessibilityQuietSpace",
        wire: "accessibility_quiet_space",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "accessibilitySeating",
        wire: "accessibility_seating",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "accessibilityParking",
        wire: "accessibility_parking",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "accessibilityParkingDetails",
        wire: "accessibility_parking_details",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "accessibilityTransitDetails",
        wire: "accessibility_transit_details",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "accessibilityAssistanceContact",
        wire: "accessibility_assistance_contact",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "accessibilityNotes",
        wire: "accessibility_notes",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "timezone",
        wire: "timezone",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "localStartTime",
        wire: "local_start_time",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "localEndTime",
        wire: "local_end_time",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "recurrenceRrule",
        wire: "recurrence_rrule",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "recurrenceExdates",
        wire: "recurrence_exdates",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "recurrenceRdates",
        wire: "recurrence_rdates",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "groupId",
        wire: "group_id",
        place: InputPlace::Body,
        kind: InputKind::Id("Group"),
    },
    Input {
        argument: "seriesId",
        wire: "series_id",
        place: InputPlace::Body,
        kind: InputKind::Id("EventSeries"),
    },
    Input {
        argument: "imageUrl",
        wire: "image_url",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "coverImage",
        wire: "cover_image",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "federatedVisibility",
        wire: "federated_visibility",
        place: InputPlace::Body,
        kind: InputKind::Word(&crate::graph::groups::GROUP_FEDERATION_WORDS),
    },
];

static PREVIEW_EVENT_REVISION_PAYLOAD: Object = Object {
    name: "PreviewEventRevisionPayload",
    description: "Result of `previewEventRevision`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "preview",
            description: "The event revision preview after the change.",
            ty: "EventRevisionPreview",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_recurrence::EVENT_REVISION_PREVIEW),
        },
        Field {
            name: "event",
            description: "The occurrence.",
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
            &crate::graph::event_recurrence::EVENT_REVISION_PREVIEW,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn preview_event_revision(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_recurrence::EventRevisionPreviewResponse = ask.made()?;
    Ok(
        Shown::of(&PREVIEW_EVENT_REVISION_PAYLOAD)
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

static COMMIT_EVENT_REVISION_ASKING: Asking = Asking {
    operation: Operation::CommitEventRevision,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "patch",
            wire: "patch",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_REVISION_PATCH_INPUTS),
        },
        Input {
            argument: "previewToken",
            wire: "preview_token",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: commit_event_revision,
};

static COMMIT_EVENT_REVISION_INPUT_TABLE: InputTable = InputTable {
    name: "CommitEventRevisionInput",
    description: "Input of `commitEventRevision`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the occurrence from which on it changes.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "patch",
            description: "What to change of an occurrence and all that follow it. At least one member.",
            ty: "EventRevisionPatch!",
            default: None,
        },
        Argument {
            name: "previewToken",
            description: "From the preview.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "By which the same call is known, 1 to 191 letters.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[|registry| EVENT_REVISION_PATCH_TABLE.register(registry)],
};

static COMMIT_EVENT_REVISION_PAYLOAD: Object = Object {
    name: "CommitEventRevisionPayload",
    description: "Result of `commitEventRevision`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "revision",
            description: "The event revision after the change.",
            ty: "EventRevision",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_recurrence::EVENT_REVISION),
        },
        Field {
            name: "event",
            description: "The occurrence.",
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
            &crate::graph::event_recurrence::EVENT_REVISION,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn commit_event_revision(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_recurrence::EventRevisionResponse = ask.answer()?;
    Ok(
        Shown::of(&COMMIT_EVENT_REVISION_PAYLOAD)
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
