// Made from contract/areas/event_blueprints.yaml by codegen; edit the contract instead.

//! The area `event_blueprints` in the graph.

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

/// The words of `EventBlueprintConflictCode`.
pub static EVENT_BLUEPRINT_CONFLICT_CODE_WORDS: EnumTable = EnumTable {
    name: "EventBlueprintConflictCode",
    description: "Why a part of an event cannot be taken over.",
    values: &[
        EnumValue {
            name: "DEFINITION_LIMIT_EXCEEDED",
            word: "definition_limit_exceeded",
            description: "There is too much of it.",
        },
        EnumValue {
            name: "SPEAKER_LIMIT_EXCEEDED",
            word: "speaker_limit_exceeded",
            description: "Too many speak at a session.",
        },
        EnumValue {
            name: "RESOURCE_LIMIT_EXCEEDED",
            word: "resource_limit_exceeded",
            description: "A session has too much to read.",
        },
        EnumValue {
            name: "INVALID_SPEAKER_REFERENCE",
            word: "invalid_speaker_reference",
            description: "Somebody who speaks is no active member.",
        },
        EnumValue {
            name: "UNSUPPORTED_ACTIVE_TIME_CREDIT_TICKET",
            word: "unsupported_active_time_credit_ticket",
            description: "Tickets that cost hours cannot be had yet.",
        },
        EnumValue {
            name: "PUBLISHED_FORM_MISSING",
            word: "published_form_missing",
            description: "Nothing is asked.",
        },
        EnumValue {
            name: "QUESTION_LIMIT_EXCEEDED",
            word: "question_limit_exceeded",
            description: "Too much is asked.",
        },
        EnumValue {
            name: "PUBLISHED_REQUIREMENT_VERSION_MISSING",
            word: "published_requirement_version_missing",
            description: "Nothing is asked for safety.",
        },
        EnumValue {
            name: "INVALID_STAFF_REFERENCE",
            word: "invalid_staff_reference",
            description: "Somebody who helps is no active member.",
        },
        EnumValue {
            name: "NONPORTABLE_STAFF_EXPIRY",
            word: "nonportable_staff_expiry",
            description: "Somebody's help ends before the event begins.",
        },
    ],
};

crate::graph_words!(
    crate ::event_blueprints::EventBlueprintConflictCode,
    EVENT_BLUEPRINT_CONFLICT_CODE_WORDS
);

/// The words of `EventBlueprintSection`.
pub static EVENT_BLUEPRINT_SECTION_WORDS: EnumTable = EnumTable {
    name: "EventBlueprintSection",
    description: "A part of an event that new occurrences can take over.",
    values: &[
        EnumValue {
            name: "AGENDA",
            word: "agenda",
            description: "Its sessions.",
        },
        EnumValue {
            name: "TICKET_TYPES",
            word: "ticket_types",
            description: "Its ticket types.",
        },
        EnumValue {
            name: "REGISTRATION",
            word: "registration",
            description: "What those who register are asked, and whether they have to answer.",
        },
        EnumValue {
            name: "SAFETY",
            word: "safety",
            description: "What it asks for the safety of all.",
        },
        EnumValue {
            name: "STAFF",
            word: "staff",
            description: "Who helps with it.",
        },
    ],
};

crate::graph_words!(
    crate ::event_blueprints::EventBlueprintSection, EVENT_BLUEPRINT_SECTION_WORDS
);

/// `EventBlueprintCommit`.
pub static EVENT_BLUEPRINT_COMMIT: Object = Object {
    name: "EventBlueprintCommit",
    description: "A blueprint that was committed.",
    interfaces: &[],
    fields: &[
        Field {
            name: "blueprint",
            description: "The blueprint as it is kept.",
            ty: "EventBlueprint",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "blueprintVersion",
            description: "Which blueprint of the template it is.",
            ty: "Int!",
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
            name: "sourceEvent",
            description: "The occurrence of which it is taken.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "sourceRecurrence",
            description: "What that is known by.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "effectiveFrom",
            description: "What the first occurrence that it is about is known by.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "selectedSections",
            description: "Which parts are taken over.",
            ty: "EventBlueprintSections!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_blueprints::EVENT_BLUEPRINT_SECTIONS,
            ),
        },
        Field {
            name: "manifestHash",
            description: "SHA-256 of all that is taken over.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "counts",
            description: "How much is taken over.",
            ty: "EventBlueprintCounts!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_blueprints::EVENT_BLUEPRINT_COUNTS),
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
        |registry| register_object(
            registry,
            &crate::graph::event_blueprints::EVENT_BLUEPRINT,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_blueprints::EVENT_BLUEPRINT_COUNTS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_blueprints::EVENT_BLUEPRINT_SECTIONS,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_blueprints::EventBlueprint {
    fn object(&self) -> &'static Object {
        &EVENT_BLUEPRINT_COMMIT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.blueprint_version),
            4 => Show::show(&self.source_recurrence_id),
            5 => Show::show(&self.effective_from_recurrence_id),
            6 => Show::show(&self.selected_sections),
            7 => Show::show(&self.manifest_hash),
            8 => Show::show(&self.counts),
            9 => Show::show(&self.idempotent_replay),
            10 => Show::show(&self.created_at),
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
                    match numbered(&self.blueprint_id) {
                        Some(number) => edges.find_event_blueprint(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                2 => {
                    match numbered(&self.root_event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                3 => {
                    match numbered(&self.source_event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_blueprints::EventBlueprint, EVENT_BLUEPRINT_COMMIT);

/// `EventBlueprintConflict`.
pub static EVENT_BLUEPRINT_CONFLICT: Object = Object {
    name: "EventBlueprintConflict",
    description: "Why a blueprint cannot be committed.",
    interfaces: &[],
    fields: &[
        Field {
            name: "section",
            description: "A part of an event that new occurrences can take over.",
            ty: "EventBlueprintSection!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "code",
            description: "Why a part of an event cannot be taken over.",
            ty: "EventBlueprintConflictCode!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "conflictCount",
            description: "How many are in its way.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_blueprints::EVENT_BLUEPRINT_CONFLICT_CODE_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::event_blueprints::EVENT_BLUEPRINT_SECTION_WORDS
                .register(registry)
        },
    ],
};

impl Row for crate::event_blueprints::EventBlueprintConflict {
    fn object(&self) -> &'static Object {
        &EVENT_BLUEPRINT_CONFLICT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.section),
            1 => Show::show(&self.code),
            2 => Show::show(&self.count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_blueprints::EventBlueprintConflict, EVENT_BLUEPRINT_CONFLICT
);

/// `EventBlueprintCounts`.
pub static EVENT_BLUEPRINT_COUNTS: Object = Object {
    name: "EventBlueprintCounts",
    description: "How much is taken over.",
    interfaces: &[],
    fields: &[
        Field {
            name: "sessions",
            description: "Sessions that take place.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "speakers",
            description: "Those who speak at them.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "resources",
            description: "What there is to read at them.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "ticketTypes",
            description: "Ticket types that are not archived.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "registrationSettings",
            description: "1 if something is said of whether questions have to be answered, else 0.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "publishedForms",
            description: "1 if something is asked, else 0.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "formQuestions",
            description: "Questions of it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "safetyRequirements",
            description: "1 if something is asked for safety, else 0.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "staffAssignments",
            description: "Roles of those who help.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_blueprints::EventBlueprintCounts {
    fn object(&self) -> &'static Object {
        &EVENT_BLUEPRINT_COUNTS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.sessions),
            1 => Show::show(&self.speakers),
            2 => Show::show(&self.resources),
            3 => Show::show(&self.ticket_types),
            4 => Show::show(&self.registration_settings),
            5 => Show::show(&self.published_forms),
            6 => Show::show(&self.form_questions),
            7 => Show::show(&self.safety_requirements),
            8 => Show::show(&self.staff_assignments),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_blueprints::EventBlueprintCounts, EVENT_BLUEPRINT_COUNTS
);

/// `EventBlueprintHistory`.
pub static EVENT_BLUEPRINT_HISTORY: Object = Object {
    name: "EventBlueprintHistory",
    description: "Blueprints of an event that recurs.",
    interfaces: &[],
    fields: &[
        Field {
            name: "items",
            description: "The blueprints, the newest first.",
            ty: "[EventBlueprint!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_blueprints::EVENT_BLUEPRINT),
        },
        Field {
            name: "nextBeforeVersion",
            description: "`beforeVersion` of the next page. Null if there is none.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_blueprints::EVENT_BLUEPRINT,
        ),
    ],
};

impl Row for crate::event_blueprints::EventBlueprintHistory {
    fn object(&self) -> &'static Object {
        &EVENT_BLUEPRINT_HISTORY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.items),
            1 => Show::show(&self.next_before_version),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_blueprints::EventBlueprintHistory, EVENT_BLUEPRINT_HISTORY
);

/// `EventBlueprint`.
pub static EVENT_BLUEPRINT: Object = Object {
    name: "EventBlueprint",
    description: "What new occurrences of an event that recurs take over. It says neither what that is nor whom it names.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the blueprint.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "blueprintVersion",
            description: "Which blueprint of the template it is.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "effectiveFrom",
            description: "What the first occurrence that it is about is known by.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sourceEvent",
            description: "The occurrence of which it is taken.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "sourceRecurrence",
            description: "What that is known by.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "selectedSections",
            description: "Which parts are taken over.",
            ty: "EventBlueprintSections!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_blueprints::EVENT_BLUEPRINT_SECTIONS,
            ),
        },
        Field {
            name: "counts",
            description: "How much is taken over.",
            ty: "EventBlueprintCounts!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_blueprints::EVENT_BLUEPRINT_COUNTS),
        },
        Field {
            name: "manifestHash",
            description: "SHA-256 of all that is taken over.",
            ty: "String!",
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
            &crate::graph::event_blueprints::EVENT_BLUEPRINT_COUNTS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_blueprints::EVENT_BLUEPRINT_SECTIONS,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_blueprints::EventBlueprintLine {
    fn object(&self) -> &'static Object {
        &EVENT_BLUEPRINT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventBlueprint", self.blueprint_id)),
            1 => Show::show(&self.blueprint_version),
            2 => Show::show(&self.effective_from_recurrence_id),
            4 => Show::show(&self.source_recurrence_id),
            5 => Show::show(&self.selected_sections),
            6 => Show::show(&self.counts),
            7 => Show::show(&self.manifest_hash),
            8 => Show::show(&self.created_at),
            9 => Got::Value(Value::String(self.blueprint_id.to_string())),
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
                    match numbered(&self.source_event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_blueprints::EventBlueprintLine, EVENT_BLUEPRINT);

/// `EventBlueprintPreview`.
pub static EVENT_BLUEPRINT_PREVIEW: Object = Object {
    name: "EventBlueprintPreview",
    description: "What new occurrences would take over.",
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
            name: "rootEvent",
            description: "The template.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "sourceEvent",
            description: "The occurrence of which it is taken.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "sourceRecurrence",
            description: "What that is known by.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "effectiveFrom",
            description: "What the first occurrence that it is about is known by.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "selectedSections",
            description: "Which parts are taken over.",
            ty: "EventBlueprintSections!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_blueprints::EVENT_BLUEPRINT_SECTIONS,
            ),
        },
        Field {
            name: "manifestHash",
            description: "SHA-256 of all that is taken over.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "blueprintSetVersion",
            description: "Blueprints of the template so far.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "counts",
            description: "How much is taken over.",
            ty: "EventBlueprintCounts!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_blueprints::EVENT_BLUEPRINT_COUNTS),
        },
        Field {
            name: "conflicts",
            description: "Why it cannot be committed.",
            ty: "[EventBlueprintConflict!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_blueprints::EVENT_BLUEPRINT_CONFLICT,
            ),
        },
        Field {
            name: "canCommit",
            description: "Whether it can be committed.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_blueprints::EVENT_BLUEPRINT_CONFLICT,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_blueprints::EVENT_BLUEPRINT_COUNTS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_blueprints::EVENT_BLUEPRINT_SECTIONS,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_blueprints::EventBlueprintPreview {
    fn object(&self) -> &'static Object {
        &EVENT_BLUEPRINT_PREVIEW
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.preview_token),
            1 => Show::show(&self.preview_expires_at),
            4 => Show::show(&self.source_recurrence_id),
            5 => Show::show(&self.effective_from_recurrence_id),
            6 => Show::show(&self.selected_sections),
            7 => Show::show(&self.manifest_hash),
            8 => Show::show(&self.blueprint_set_version),
            9 => Show::show(&self.counts),
            10 => Show::show(&self.conflicts),
            11 => Show::show(&self.can_commit),
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
                    match numbered(&self.root_event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                3 => {
                    match numbered(&self.source_event_id) {
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
    crate ::event_blueprints::EventBlueprintPreview, EVENT_BLUEPRINT_PREVIEW
);

/// `EventBlueprintSections`.
pub static EVENT_BLUEPRINT_SECTIONS: Object = Object {
    name: "EventBlueprintSections",
    description: "Which parts are taken over.",
    interfaces: &[],
    fields: &[
        Field {
            name: "agenda",
            description: "Its sessions.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "ticketTypes",
            description: "Its ticket types.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "registration",
            description: "What those who register are asked, and whether they have to answer.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "safety",
            description: "What it asks for the safety of all.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "staff",
            description: "Who helps with it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_blueprints::EventBlueprintSections {
    fn object(&self) -> &'static Object {
        &EVENT_BLUEPRINT_SECTIONS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.agenda),
            1 => Show::show(&self.ticket_types),
            2 => Show::show(&self.registration),
            3 => Show::show(&self.safety),
            4 => Show::show(&self.staff),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_blueprints::EventBlueprintSections, EVENT_BLUEPRINT_SECTIONS
);

/// What the area `event_blueprints` answers in the graph beside its operations.
#[async_trait]
pub trait EventBlueprintsEdges: Send + Sync {
    /// The `EventBlueprint` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_blueprint(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "EventBlueprint",
                number,
                Some(Operation::ListEventBlueprints),
            )
            .await
    }
}

impl<T: Send + Sync> EventBlueprintsEdges for T {}

/// Fields of `Mutation` that operations of the area `event_blueprints` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventBlueprintsMutation;

static EVENT_BLUEPRINTS_MUTATION: Object = Object {
    name: "EventBlueprintsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "previewEventBlueprint",
            description: "What occurrences that are made from a moment on would take over of this one. Nothing changes; the token commits it. For those who manage the event and what is taken over: `EVENT_RECURRENCE_DEFINITION_FORBIDDEN`, `EVENT_RECURRENCE_DEFINITION_NOT_FOUND`, the latter also for what is no occurrence. `EVENT_RECURRENCE_DEFINITION_VALIDATION_FAILED` for no part at all, and for a beginning before this occurrence.",
            ty: "PreviewEventBlueprintPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "PreviewEventBlueprintInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&PREVIEW_EVENT_BLUEPRINT_ASKING),
        },
        Field {
            name: "commitEventBlueprint",
            description: "Let occurrences that are made from a moment on take over what was previewed, with the same parts and the token of the preview. Those that are there stay as they are. `EVENT_RECURRENCE_DEFINITION_PREVIEW_INVALID` for other parts, another event, somebody else's token, after ten minutes, and when something of it has changed; `EVENT_RECURRENCE_DEFINITION_CONFLICT` when the preview said that it cannot be, and for a key that was used for another one.",
            ty: "CommitEventBlueprintPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CommitEventBlueprintInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&COMMIT_EVENT_BLUEPRINT_ASKING),
        },
    ],
    types: &[
        |registry| PREVIEW_EVENT_BLUEPRINT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &PREVIEW_EVENT_BLUEPRINT_PAYLOAD),
        |registry| COMMIT_EVENT_BLUEPRINT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &COMMIT_EVENT_BLUEPRINT_PAYLOAD),
    ],
};

impl Row for EventBlueprintsMutation {
    fn object(&self) -> &'static Object {
        &EVENT_BLUEPRINTS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `event_blueprints` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventBlueprintsQuery;

static EVENT_BLUEPRINTS_QUERY: Object = Object {
    name: "EventBlueprintsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventBlueprintHistory",
            description: "What new occurrences of an event that recurs take over, the newest first: which parts, how much of each, and digests; never what they say, nor who they name. For those who manage the event: `EVENT_RECURRENCE_DEFINITION_FORBIDDEN`, `EVENT_RECURRENCE_DEFINITION_NOT_FOUND`, the latter also for what is no occurrence.",
            ty: "EventBlueprintHistory",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of an occurrence.",
                    ty: "ID!",
                    default: None,
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100. 25 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "beforeVersion",
                    description: "Only those before this version.",
                    ty: "Int",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_EVENT_BLUEPRINTS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_blueprints::EVENT_BLUEPRINT_HISTORY,
        ),
    ],
};

impl Row for EventBlueprintsQuery {
    fn object(&self) -> &'static Object {
        &EVENT_BLUEPRINTS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_EVENT_BLUEPRINTS_ASKING: Asking = Asking {
    operation: Operation::ListEventBlueprints,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "first",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "beforeVersion",
            wire: "before_version",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_event_blueprints,
};

fn list_event_blueprints(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_blueprints::EventBlueprintHistoryResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static PREVIEW_EVENT_BLUEPRINT_ASKING: Asking = Asking {
    operation: Operation::PreviewEventBlueprint,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "effectiveFrom",
            wire: "effective_from_recurrence_id",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "sections",
            wire: "sections",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_BLUEPRINT_SECTIONS_INPUT_INPUTS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: preview_event_blueprint,
};

static PREVIEW_EVENT_BLUEPRINT_INPUT_TABLE: InputTable = InputTable {
    name: "PreviewEventBlueprintInput",
    description: "Input of `previewEventBlueprint`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of an occurrence.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "effectiveFrom",
            description: "What the first occurrence that it is about is known by: the moment at which it begins when it is made. Not before this one.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "sections",
            description: "Which parts are taken over. At least one.",
            ty: "EventBlueprintSectionsInput!",
            default: None,
        },
    ],
    types: &[|registry| EVENT_BLUEPRINT_SECTIONS_INPUT_TABLE.register(registry)],
};

static EVENT_BLUEPRINT_SECTIONS_INPUT_TABLE: InputTable = InputTable {
    name: "EventBlueprintSectionsInput",
    description: "Which parts are taken over. At least one.",
    fields: &[
        Argument {
            name: "agenda",
            description: "Its sessions.",
            ty: "Boolean",
            default: Some("false"),
        },
        Argument {
            name: "ticketTypes",
            description: "Its ticket types.",
            ty: "Boolean",
            default: Some("false"),
        },
        Argument {
            name: "registration",
            description: "What those who register are asked, and whether they have to answer.",
            ty: "Boolean",
            default: Some("false"),
        },
        Argument {
            name: "safety",
            description: "What it asks for the safety of all.",
            ty: "Boolean",
            default: Some("false"),
        },
        Argument {
            name: "staff",
            description: "Who helps with it.",
            ty: "Boolean",
            default: Some("false"),
        },
    ],
    types: &[],
};

static EVENT_BLUEPRINT_SECTIONS_INPUT_INPUTS: [Input; 5] = [
    Input {
        argument: "agenda",
        wire: "agenda",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "ticketTypes",
        wire: "ticket_types",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "registration",
        wire: "registration",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "safety",
        wire: "safety",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "staff",
        wire: "staff",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
];

static PREVIEW_EVENT_BLUEPRINT_PAYLOAD: Object = Object {
    name: "PreviewEventBlueprintPayload",
    description: "Result of `previewEventBlueprint`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "preview",
            description: "The event blueprint preview after the change.",
            ty: "EventBlueprintPreview",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_blueprints::EVENT_BLUEPRINT_PREVIEW,
            ),
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
            &crate::graph::event_blueprints::EVENT_BLUEPRINT_PREVIEW,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn preview_event_blueprint(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_blueprints::EventBlueprintPreviewResponse = ask.made()?;
    Ok(
        Shown::of(&PREVIEW_EVENT_BLUEPRINT_PAYLOAD)
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

static COMMIT_EVENT_BLUEPRINT_ASKING: Asking = Asking {
    operation: Operation::CommitEventBlueprint,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "effectiveFrom",
            wire: "effective_from_recurrence_id",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "sections",
            wire: "sections",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_BLUEPRINT_SECTIONS_INPUT_INPUTS),
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
    answer: commit_event_blueprint,
};

static COMMIT_EVENT_BLUEPRINT_INPUT_TABLE: InputTable = InputTable {
    name: "CommitEventBlueprintInput",
    description: "Input of `commitEventBlueprint`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of an occurrence.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "effectiveFrom",
            description: "As in the preview.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "sections",
            description: "Which parts are taken over. At least one.",
            ty: "EventBlueprintSectionsInput!",
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
    types: &[|registry| EVENT_BLUEPRINT_SECTIONS_INPUT_TABLE.register(registry)],
};

static COMMIT_EVENT_BLUEPRINT_PAYLOAD: Object = Object {
    name: "CommitEventBlueprintPayload",
    description: "Result of `commitEventBlueprint`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "commit",
            description: "The event blueprint commit after the change.",
            ty: "EventBlueprintCommit",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_blueprints::EVENT_BLUEPRINT_COMMIT),
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
            &crate::graph::event_blueprints::EVENT_BLUEPRINT_COMMIT,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn commit_event_blueprint(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_blueprints::EventBlueprintResponse = ask.answer()?;
    Ok(
        Shown::of(&COMMIT_EVENT_BLUEPRINT_PAYLOAD)
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
