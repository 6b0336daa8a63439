// Made from contract/areas/event_safety.yaml by codegen; edit the contract instead.

//! The area `event_safety` in the graph.

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

/// The words of `EventConsentEnd`.
pub static EVENT_CONSENT_END_WORDS: EnumTable = EnumTable {
    name: "EventConsentEnd",
    description: "Who ended a guardian's consent.",
    values: &[
        EnumValue {
            name: "GUARDIAN",
            word: "guardian",
            description: "The guardian.",
        },
        EnumValue {
            name: "MEMBER",
            word: "member",
            description: "The member whom it is about.",
        },
        EnumValue {
            name: "STAFF",
            word: "staff",
            description: "Whoever manages the event.",
        },
        EnumValue {
            name: "CLOCK",
            word: "clock",
            description: "Its time was over.",
        },
    ],
};

crate::graph_words!(crate ::event_safety::EventConsentEnd, EVENT_CONSENT_END_WORDS);

/// The words of `EventGuardianConsentState`.
pub static EVENT_GUARDIAN_CONSENT_STATE_WORDS: EnumTable = EnumTable {
    name: "EventGuardianConsentState",
    description: "Where a guardian's consent stands.",
    values: &[
        EnumValue {
            name: "REQUESTED",
            word: "requested",
            description: "The guardian was asked.",
        },
        EnumValue {
            name: "GRANTED",
            word: "granted",
            description: "They consent.",
        },
        EnumValue {
            name: "DECLINED",
            word: "declined",
            description: "They do not.",
        },
        EnumValue {
            name: "WITHDRAWN",
            word: "withdrawn",
            description: "It was withdrawn by them or by somebody else.",
        },
        EnumValue {
            name: "EXPIRED",
            word: "expired",
            description: "They did not answer in time.",
        },
        EnumValue {
            name: "REPLACED",
            word: "replaced",
            description: "They were asked anew.",
        },
    ],
};

crate::graph_words!(
    crate ::event_safety::EventGuardianConsentState, EVENT_GUARDIAN_CONSENT_STATE_WORDS
);

/// The words of `EventGuardianRelation`.
pub static EVENT_GUARDIAN_RELATION_WORDS: EnumTable = EnumTable {
    name: "EventGuardianRelation",
    description: "What the guardian is to the member.",
    values: &[
        EnumValue {
            name: "PARENT",
            word: "parent",
            description: "Mother or father.",
        },
        EnumValue {
            name: "LEGAL_GUARDIAN",
            word: "legal_guardian",
            description: "A guardian by law.",
        },
        EnumValue {
            name: "CARER",
            word: "carer",
            description: "Whoever looks after them.",
        },
        EnumValue {
            name: "OTHER",
            word: "other",
            description: "Somebody else who may decide.",
        },
    ],
};

crate::graph_words!(
    crate ::event_safety::EventGuardianRelation, EVENT_GUARDIAN_RELATION_WORDS
);

/// The words of `EventSafetyEnforcement`.
pub static EVENT_SAFETY_ENFORCEMENT_WORDS: EnumTable = EnumTable {
    name: "EventSafetyEnforcement",
    description: "What becomes of whoever has not met an event's requirements.",
    values: &[
        EnumValue {
            name: "OFF",
            word: "off",
            description: "Nothing is asked.",
        },
        EnumValue {
            name: "SHADOW",
            word: "shadow",
            description: "They may take part; it is only counted.",
        },
        EnumValue {
            name: "ENFORCE",
            word: "enforce",
            description: "They may not take part.",
        },
    ],
};

crate::graph_words!(
    crate ::event_safety::EventSafetyEnforcement, EVENT_SAFETY_ENFORCEMENT_WORDS
);

/// The words of `EventSafetyRule`.
pub static EVENT_SAFETY_RULE_WORDS: EnumTable = EnumTable {
    name: "EventSafetyRule",
    description: "Something that an event asks of whoever takes part.",
    values: &[
        EnumValue {
            name: "DATE_OF_BIRTH",
            word: "date_of_birth",
            description: "The profile says when they were born.",
        },
        EnumValue {
            name: "MINIMUM_AGE",
            word: "minimum_age",
            description: "They are old enough on the day of the event.",
        },
        EnumValue {
            name: "GUARDIAN_CONSENT",
            word: "guardian_consent",
            description: "A guardian has consented.",
        },
        EnumValue {
            name: "CODE_OF_CONDUCT",
            word: "code_of_conduct",
            description: "They have acknowledged the code of conduct in force.",
        },
        EnumValue {
            name: "PARTICIPATION",
            word: "participation",
            description: "Nobody has decided that they may not take part.",
        },
    ],
};

crate::graph_words!(crate ::event_safety::EventSafetyRule, EVENT_SAFETY_RULE_WORDS);

/// The words of `EventSafetyStatus`.
pub static EVENT_SAFETY_STATUS_WORDS: EnumTable = EnumTable {
    name: "EventSafetyStatus",
    description: "How far an event's requirements have come.",
    values: &[
        EnumValue {
            name: "DRAFT",
            word: "draft",
            description: "They hold for nobody yet.",
        },
        EnumValue {
            name: "PUBLISHED",
            word: "published",
            description: "They are in force.",
        },
        EnumValue {
            name: "SUPERSEDED",
            word: "superseded",
            description: "A newer version is in force.",
        },
        EnumValue {
            name: "ARCHIVED",
            word: "archived",
            description: "They hold no more.",
        },
    ],
};

crate::graph_words!(crate ::event_safety::EventSafetyStatus, EVENT_SAFETY_STATUS_WORDS);

/// `EventCodeAcknowledgement`.
pub static EVENT_CODE_ACKNOWLEDGEMENT: Object = Object {
    name: "EventCodeAcknowledgement",
    description: "That a member keeps to a code of conduct.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the acknowledgement.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "version",
            description: "Version of the requirements whose words were read.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "acknowledgedAt",
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
    types: &[|registry| scalar(registry, "DateTime")],
};

impl Row for crate::event_safety::EventCodeAcknowledgement {
    fn object(&self) -> &'static Object {
        &EVENT_CODE_ACKNOWLEDGEMENT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventCodeAcknowledgement", self.id)),
            1 => Show::show(&self.version),
            2 => Show::show(&self.acknowledged_at),
            3 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_safety::EventCodeAcknowledgement, EVENT_CODE_ACKNOWLEDGEMENT
);

/// `EventGuardianConsent`.
pub static EVENT_GUARDIAN_CONSENT: Object = Object {
    name: "EventGuardianConsent",
    description: "A guardian's consent. Their name and address are shown to nobody.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the consent.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "Whom it is about.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "state",
            description: "Where a guardian's consent stands.",
            ty: "EventGuardianConsentState!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "relation",
            description: "What the guardian is to the member.",
            ty: "EventGuardianRelation!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "requestedAt",
            description: "When the guardian was asked.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "Until when they can answer.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "decidedAt",
            description: "When they answered.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "endedAt",
            description: "When it ended.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "endedBy",
            description: "Who ended it.",
            ty: "EventConsentEnd",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reason",
            description: "Why whoever manages the event withdrew it.",
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
    types: &[
        |registry| {
            crate::graph::event_safety::EVENT_CONSENT_END_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_safety::EVENT_GUARDIAN_CONSENT_STATE_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::event_safety::EVENT_GUARDIAN_RELATION_WORDS.register(registry)
        },
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_safety::EventGuardianConsent {
    fn object(&self) -> &'static Object {
        &EVENT_GUARDIAN_CONSENT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventGuardianConsent", self.id)),
            2 => Show::show(&self.state),
            3 => Show::show(&self.relation),
            4 => Show::show(&self.requested_at),
            5 => Show::show(&self.expires_at),
            6 => Show::show(&self.decided_at),
            7 => Show::show(&self.ended_at),
            8 => Show::show(&self.ended_by),
            9 => Show::show(&self.reason),
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

crate::graph_row!(crate ::event_safety::EventGuardianConsent, EVENT_GUARDIAN_CONSENT);

/// `EventSafety`.
pub static EVENT_SAFETY: Object = Object {
    name: "EventSafety",
    description: "How safety stands at an event.",
    interfaces: &[],
    fields: &[
        Field {
            name: "enforcement",
            description: "What becomes of whoever has not met an event's requirements.",
            ty: "EventSafetyEnforcement!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "requirements",
            description: "What is in force.",
            ty: "EventSafetyRequirements",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_safety::EVENT_SAFETY_REQUIREMENTS),
        },
        Field {
            name: "draft",
            description: "What is being written. For those who manage the event.",
            ty: "EventSafetyRequirements",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_safety::EVENT_SAFETY_REQUIREMENTS),
        },
        Field {
            name: "mayParticipate",
            description: "Whether the requirements let the viewer take part.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "unmet",
            description: "What is left.",
            ty: "[EventSafetyRule!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "acknowledgement",
            description: "The viewer's acknowledgement of the words in force.",
            ty: "EventCodeAcknowledgement",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_safety::EVENT_CODE_ACKNOWLEDGEMENT),
        },
        Field {
            name: "guardianConsent",
            description: "The latest consent about the viewer.",
            ty: "EventGuardianConsent",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_safety::EVENT_GUARDIAN_CONSENT),
        },
        Field {
            name: "guardianConsents",
            description: "Consents of guardians, for those who see the people of the event.",
            ty: "[EventGuardianConsent!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_safety::EVENT_GUARDIAN_CONSENT),
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_safety::EVENT_SAFETY_ENFORCEMENT_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_safety::EVENT_SAFETY_RULE_WORDS.register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::event_safety::EVENT_CODE_ACKNOWLEDGEMENT,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_safety::EVENT_GUARDIAN_CONSENT,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_safety::EVENT_SAFETY_REQUIREMENTS,
        ),
    ],
};

impl Row for crate::event_safety::EventSafety {
    fn object(&self) -> &'static Object {
        &EVENT_SAFETY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.enforcement),
            1 => Show::show(&self.requirements),
            2 => Show::show(&self.draft),
            3 => Show::show(&self.may_participate),
            4 => Show::show(&self.unmet),
            5 => Show::show(&self.acknowledgement),
            6 => Show::show(&self.guardian_consent),
            7 => Show::show(&self.guardian_consents),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_safety::EventSafety, EVENT_SAFETY);

/// `EventSafetyRequirements`.
pub static EVENT_SAFETY_REQUIREMENTS: Object = Object {
    name: "EventSafetyRequirements",
    description: "What an event asks of those who take part.",
    interfaces: &[],
    fields: &[
        Field {
            name: "version",
            description: "Versions of the event's requirements so far.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "revision",
            description: "It grows with each change of the draft.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "How far an event's requirements have come.",
            ty: "EventSafetyStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "minimumAge",
            description: "So many years old on the day of the event, at least.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "guardianConsentBelowAge",
            description: "Who is younger needs a guardian's consent.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "codeOfConduct",
            description: "What everybody acknowledges.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "noteForGuardians",
            description: "What guardians read before they consent.",
            ty: "String",
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
            name: "publishedAt",
            description: "Since when it is in force.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_safety::EVENT_SAFETY_STATUS_WORDS.register(registry)
        },
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_safety::EventSafetyRequirements {
    fn object(&self) -> &'static Object {
        &EVENT_SAFETY_REQUIREMENTS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.version),
            1 => Show::show(&self.revision),
            2 => Show::show(&self.status),
            3 => Show::show(&self.minimum_age),
            4 => Show::show(&self.guardian_consent_below_age),
            5 => Show::show(&self.code_of_conduct),
            6 => Show::show(&self.note_for_guardians),
            7 => Show::show(&self.updated_at),
            8 => Show::show(&self.published_at),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_safety::EventSafetyRequirements, EVENT_SAFETY_REQUIREMENTS
);

/// `EventSafetyReview`.
pub static EVENT_SAFETY_REVIEW: Object = Object {
    name: "EventSafetyReview",
    description: "A decision that somebody may not take part in an event.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the decision.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "Whom it is about.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "reason",
            description: "Why.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was decided.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdBy",
            description: "Who decided it.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "liftedAt",
            description: "When it was lifted.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "liftedBy",
            description: "Who lifted it.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
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
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_safety::EventSafetyReview {
    fn object(&self) -> &'static Object {
        &EVENT_SAFETY_REVIEW
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventSafetyReview", self.id)),
            2 => Show::show(&self.reason),
            3 => Show::show(&self.created_at),
            5 => Show::show(&self.lifted_at),
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
                    match numbered(&self.user_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                4 => {
                    match numbered(&self.created_by_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                6 => {
                    match numbered(&self.lifted_by_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_safety::EventSafetyReview, EVENT_SAFETY_REVIEW);

/// What the area `event_safety` answers in the graph beside its operations.
#[async_trait]
pub trait EventSafetyEdges: Send + Sync {
    /// The `EventCodeAcknowledgement` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_code_acknowledgement(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "EventCodeAcknowledgement",
                number,
                Some(Operation::GetEventSafety),
            )
            .await
    }

    /// The `EventGuardianConsent` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_guardian_consent(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "EventGuardianConsent",
                number,
                Some(Operation::GetEventSafety),
            )
            .await
    }

    /// The `EventSafetyReview` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_safety_review(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "EventSafetyReview",
                number,
                Some(Operation::ListEventSafetyReviews),
            )
            .await
    }
}

impl<T: Send + Sync> EventSafetyEdges for T {}

/// Fields of `Mutation` that operations of the area `event_safety` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventSafetyMutation;

static EVENT_SAFETY_MUTATION: Object = Object {
    name: "EventSafetyMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "updateEventSafetyRequirements",
            description: "Write what an event asks of those who take part: a draft, which says all of it. `VERSION_CONFLICT` when somebody else has changed it; `FORBIDDEN` for whoever does not manage the event; `EVENT_SAFETY_VALIDATION_FAILED` for requirements that ask nothing.",
            ty: "UpdateEventSafetyRequirementsPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateEventSafetyRequirementsInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_EVENT_SAFETY_REQUIREMENTS_ASKING),
        },
        Field {
            name: "publishEventSafetyRequirements",
            description: "Let the draft of an event's requirements hold. `EVENT_SAFETY_NOT_FOUND` when there is none; `VERSION_CONFLICT` when it is not the one that was read; `FORBIDDEN` for whoever does not manage the event.",
            ty: "PublishEventSafetyRequirementsPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "PublishEventSafetyRequirementsInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&PUBLISH_EVENT_SAFETY_REQUIREMENTS_ASKING),
        },
        Field {
            name: "archiveEventSafetyRequirements",
            description: "Let an event ask nothing any more of those who take part. `FORBIDDEN` for whoever does not manage the event.",
            ty: "ArchiveEventSafetyRequirementsPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ArchiveEventSafetyRequirementsInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ARCHIVE_EVENT_SAFETY_REQUIREMENTS_ASKING),
        },
        Field {
            name: "acknowledgeEventCodeOfConduct",
            description: "Acknowledge the code of conduct of an event. `EVENT_SAFETY_NOT_FOUND` when it has none; `VERSION_CONFLICT` when another version is in force; `FORBIDDEN` for whoever is no member of the community.",
            ty: "AcknowledgeEventCodeOfConductPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AcknowledgeEventCodeOfConductInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ACKNOWLEDGE_EVENT_CODE_OF_CONDUCT_ASKING),
        },
        Field {
            name: "withdrawEventCodeOfConduct",
            description: "Take the viewer's acknowledgement of a code of conduct back, and with it their place. `EVENT_SAFETY_NOT_FOUND` when they have no such one.",
            ty: "WithdrawEventCodeOfConductPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "WithdrawEventCodeOfConductInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&WITHDRAW_EVENT_CODE_OF_CONDUCT_ASKING),
        },
        Field {
            name: "requestEventGuardianConsent",
            description: "Ask a guardian for their consent by mail. `EVENT_SAFETY_NOT_FOUND` when the event asks for none; `EVENT_SAFETY_CONFLICT` when the viewer needs none or has one, and once the event has begun; `EVENT_GUARDIAN_CONSENT_LIMIT` when they have asked too often; `EVENT_SAFETY_VALIDATION_FAILED` for what is no address or is the viewer's own; `FORBIDDEN` for whoever is no member of the community.",
            ty: "RequestEventGuardianConsentPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RequestEventGuardianConsentInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REQUEST_EVENT_GUARDIAN_CONSENT_ASKING),
        },
        Field {
            name: "withdrawEventGuardianConsent",
            description: "Withdraw a guardian's consent, and with it the place. `EVENT_SAFETY_NOT_FOUND` when there is no such one that the viewer may see; `FORBIDDEN` for whoever does not manage the event; `EVENT_SAFETY_VALIDATION_FAILED` for staff who do not say why.",
            ty: "WithdrawEventGuardianConsentPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "WithdrawEventGuardianConsentInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&WITHDRAW_EVENT_GUARDIAN_CONSENT_ASKING),
        },
        Field {
            name: "denyEventParticipation",
            description: "Let a member not take part in an event, for the safety of all: they give up their place, and the community's staff are told. `EVENT_REGISTRATION_MEMBER_NOT_FOUND` when there is no such member; `EVENT_SAFETY_CONFLICT` when it was decided before, and for whoever manages the event; `EVENT_SAFETY_VALIDATION_FAILED` for what cannot be read; `FORBIDDEN` for whoever does not manage it.",
            ty: "DenyEventParticipationPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DenyEventParticipationInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DENY_EVENT_PARTICIPATION_ASKING),
        },
        Field {
            name: "allowEventParticipation",
            description: "Let a member take part in an event again. `EVENT_SAFETY_NOT_FOUND` when there is no such decision; `FORBIDDEN` for whoever does not manage the event.",
            ty: "AllowEventParticipationPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AllowEventParticipationInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ALLOW_EVENT_PARTICIPATION_ASKING),
        },
    ],
    types: &[
        |registry| UPDATE_EVENT_SAFETY_REQUIREMENTS_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_EVENT_SAFETY_REQUIREMENTS_PAYLOAD),
        |registry| PUBLISH_EVENT_SAFETY_REQUIREMENTS_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &PUBLISH_EVENT_SAFETY_REQUIREMENTS_PAYLOAD),
        |registry| ARCHIVE_EVENT_SAFETY_REQUIREMENTS_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ARCHIVE_EVENT_SAFETY_REQUIREMENTS_PAYLOAD),
        |registry| ACKNOWLEDGE_EVENT_CODE_OF_CONDUCT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ACKNOWLEDGE_EVENT_CODE_OF_CONDUCT_PAYLOAD),
        |registry| WITHDRAW_EVENT_CODE_OF_CONDUCT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &WITHDRAW_EVENT_CODE_OF_CONDUCT_PAYLOAD),
        |registry| REQUEST_EVENT_GUARDIAN_CONSENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REQUEST_EVENT_GUARDIAN_CONSENT_PAYLOAD),
        |registry| WITHDRAW_EVENT_GUARDIAN_CONSENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &WITHDRAW_EVENT_GUARDIAN_CONSENT_PAYLOAD),
        |registry| DENY_EVENT_PARTICIPATION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DENY_EVENT_PARTICIPATION_PAYLOAD),
        |registry| ALLOW_EVENT_PARTICIPATION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ALLOW_EVENT_PARTICIPATION_PAYLOAD),
    ],
};

impl Row for EventSafetyMutation {
    fn object(&self) -> &'static Object {
        &EVENT_SAFETY_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `event_safety` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventSafetyQuery;

static EVENT_SAFETY_QUERY: Object = Object {
    name: "EventSafetyQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventSafety",
            description: "What an event asks of those who take part, and what is left for the viewer to do.",
            ty: "EventSafety",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EVENT_SAFETY_ASKING),
        },
        Field {
            name: "eventSafetyReviews",
            description: "Decisions that somebody may not take part in an event, the newest first, at most 500. `FORBIDDEN` for whoever does not manage it.",
            ty: "[EventSafetyReview!]",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_EVENT_SAFETY_REVIEWS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::event_safety::EVENT_SAFETY),
        |registry| register_object(
            registry,
            &crate::graph::event_safety::EVENT_SAFETY_REVIEW,
        ),
    ],
};

impl Row for EventSafetyQuery {
    fn object(&self) -> &'static Object {
        &EVENT_SAFETY_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_EVENT_SAFETY_ASKING: Asking = Asking {
    operation: Operation::GetEventSafety,
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
    answer: get_event_safety,
};

fn get_event_safety(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_safety::EventSafetyResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static UPDATE_EVENT_SAFETY_REQUIREMENTS_ASKING: Asking = Asking {
    operation: Operation::UpdateEventSafetyRequirements,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "minimumAge",
            wire: "minimum_age",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "guardianConsentBelowAge",
            wire: "guardian_consent_below_age",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "codeOfConduct",
            wire: "code_of_conduct",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "noteForGuardians",
            wire: "note_for_guardians",
            place: InputPlace::Body,
            kind: InputKind::Plain,
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
    answer: update_event_safety_requirements,
};

static UPDATE_EVENT_SAFETY_REQUIREMENTS_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateEventSafetyRequirementsInput",
    description: "Input of `updateEventSafetyRequirements`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "minimumAge",
            description: "So many years old on the day of the event, at least.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "guardianConsentBelowAge",
            description: "Who is younger than this on the day of the event needs a guardian's consent.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "codeOfConduct",
            description: "What everybody acknowledges, as plain text.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "noteForGuardians",
            description: "What guardians read before they consent, as plain text.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "expectedRevision",
            description: "The `revision` of the draft as it was read; 0 if there was none.",
            ty: "Int!",
            default: None,
        },
    ],
    types: &[],
};

static UPDATE_EVENT_SAFETY_REQUIREMENTS_PAYLOAD: Object = Object {
    name: "UpdateEventSafetyRequirementsPayload",
    description: "Result of `updateEventSafetyRequirements`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "safety",
            description: "The event safety after the change.",
            ty: "EventSafety",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_safety::EVENT_SAFETY),
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
        |registry| register_object(registry, &crate::graph::event_safety::EVENT_SAFETY),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn update_event_safety_requirements(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_safety::EventSafetyResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_EVENT_SAFETY_REQUIREMENTS_PAYLOAD)
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

static PUBLISH_EVENT_SAFETY_REQUIREMENTS_ASKING: Asking = Asking {
    operation: Operation::PublishEventSafetyRequirements,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
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
    answer: publish_event_safety_requirements,
};

static PUBLISH_EVENT_SAFETY_REQUIREMENTS_INPUT_TABLE: InputTable = InputTable {
    name: "PublishEventSafetyRequirementsInput",
    description: "Input of `publishEventSafetyRequirements`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "expectedRevision",
            description: "The `revision` of the draft as it was read.",
            ty: "Int!",
            default: None,
        },
    ],
    types: &[],
};

static PUBLISH_EVENT_SAFETY_REQUIREMENTS_PAYLOAD: Object = Object {
    name: "PublishEventSafetyRequirementsPayload",
    description: "Result of `publishEventSafetyRequirements`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "safety",
            description: "The event safety after the change.",
            ty: "EventSafety",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_safety::EVENT_SAFETY),
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
        |registry| register_object(registry, &crate::graph::event_safety::EVENT_SAFETY),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn publish_event_safety_requirements(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_safety::EventSafetyResponse = ask.made()?;
    Ok(
        Shown::of(&PUBLISH_EVENT_SAFETY_REQUIREMENTS_PAYLOAD)
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

static ARCHIVE_EVENT_SAFETY_REQUIREMENTS_ASKING: Asking = Asking {
    operation: Operation::ArchiveEventSafetyRequirements,
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
    answer: archive_event_safety_requirements,
};

static ARCHIVE_EVENT_SAFETY_REQUIREMENTS_INPUT_TABLE: InputTable = InputTable {
    name: "ArchiveEventSafetyRequirementsInput",
    description: "Input of `archiveEventSafetyRequirements`.",
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

static ARCHIVE_EVENT_SAFETY_REQUIREMENTS_PAYLOAD: Object = Object {
    name: "ArchiveEventSafetyRequirementsPayload",
    description: "Result of `archiveEventSafetyRequirements`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "safety",
            description: "The event safety after the change.",
            ty: "EventSafety",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_safety::EVENT_SAFETY),
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
        |registry| register_object(registry, &crate::graph::event_safety::EVENT_SAFETY),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn archive_event_safety_requirements(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_safety::EventSafetyResponse = ask.made()?;
    Ok(
        Shown::of(&ARCHIVE_EVENT_SAFETY_REQUIREMENTS_PAYLOAD)
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

static ACKNOWLEDGE_EVENT_CODE_OF_CONDUCT_ASKING: Asking = Asking {
    operation: Operation::AcknowledgeEventCodeOfConduct,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "version",
            wire: "version",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: acknowledge_event_code_of_conduct,
};

static ACKNOWLEDGE_EVENT_CODE_OF_CONDUCT_INPUT_TABLE: InputTable = InputTable {
    name: "AcknowledgeEventCodeOfConductInput",
    description: "Input of `acknowledgeEventCodeOfConduct`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "version",
            description: "The `version` of the requirements that was read.",
            ty: "Int!",
            default: None,
        },
    ],
    types: &[],
};

static ACKNOWLEDGE_EVENT_CODE_OF_CONDUCT_PAYLOAD: Object = Object {
    name: "AcknowledgeEventCodeOfConductPayload",
    description: "Result of `acknowledgeEventCodeOfConduct`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "safety",
            description: "The event safety after the change.",
            ty: "EventSafety",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_safety::EVENT_SAFETY),
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
        |registry| register_object(registry, &crate::graph::event_safety::EVENT_SAFETY),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn acknowledge_event_code_of_conduct(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_safety::EventSafetyResponse = ask.made()?;
    Ok(
        Shown::of(&ACKNOWLEDGE_EVENT_CODE_OF_CONDUCT_PAYLOAD)
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

static WITHDRAW_EVENT_CODE_OF_CONDUCT_ASKING: Asking = Asking {
    operation: Operation::WithdrawEventCodeOfConduct,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "acknowledgementId",
            wire: "acknowledgementId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventCodeAcknowledgement"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: withdraw_event_code_of_conduct,
};

static WITHDRAW_EVENT_CODE_OF_CONDUCT_INPUT_TABLE: InputTable = InputTable {
    name: "WithdrawEventCodeOfConductInput",
    description: "Input of `withdrawEventCodeOfConduct`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "acknowledgementId",
            description: "Id of the acknowledgement.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static WITHDRAW_EVENT_CODE_OF_CONDUCT_PAYLOAD: Object = Object {
    name: "WithdrawEventCodeOfConductPayload",
    description: "Result of `withdrawEventCodeOfConduct`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "safety",
            description: "The event safety after the change.",
            ty: "EventSafety",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_safety::EVENT_SAFETY),
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
        |registry| register_object(registry, &crate::graph::event_safety::EVENT_SAFETY),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn withdraw_event_code_of_conduct(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_safety::EventSafetyResponse = ask.made()?;
    Ok(
        Shown::of(&WITHDRAW_EVENT_CODE_OF_CONDUCT_PAYLOAD)
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

static REQUEST_EVENT_GUARDIAN_CONSENT_ASKING: Asking = Asking {
    operation: Operation::RequestEventGuardianConsent,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "guardianName",
            wire: "guardian_name",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "guardianEmail",
            wire: "guardian_email",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "relation",
            wire: "relation",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::event_safety::EVENT_GUARDIAN_RELATION_WORDS,
            ),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: request_event_guardian_consent,
};

static REQUEST_EVENT_GUARDIAN_CONSENT_INPUT_TABLE: InputTable = InputTable {
    name: "RequestEventGuardianConsentInput",
    description: "Input of `requestEventGuardianConsent`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "guardianName",
            description: "Name of the guardian.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "guardianEmail",
            description: "Address of the guardian.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "relation",
            description: "What the guardian is to the member.",
            ty: "EventGuardianRelation!",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_safety::EVENT_GUARDIAN_RELATION_WORDS.register(registry)
        },
    ],
};

static REQUEST_EVENT_GUARDIAN_CONSENT_PAYLOAD: Object = Object {
    name: "RequestEventGuardianConsentPayload",
    description: "Result of `requestEventGuardianConsent`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "safety",
            description: "The new event safety.",
            ty: "EventSafety",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_safety::EVENT_SAFETY),
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
        |registry| register_object(registry, &crate::graph::event_safety::EVENT_SAFETY),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn request_event_guardian_consent(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_safety::EventSafetyResponse = ask.made()?;
    Ok(
        Shown::of(&REQUEST_EVENT_GUARDIAN_CONSENT_PAYLOAD)
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

static WITHDRAW_EVENT_GUARDIAN_CONSENT_ASKING: Asking = Asking {
    operation: Operation::WithdrawEventGuardianConsent,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "consentId",
            wire: "consentId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventGuardianConsent"),
        },
        Input {
            argument: "reason",
            wire: "reason",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: withdraw_event_guardian_consent,
};

static WITHDRAW_EVENT_GUARDIAN_CONSENT_INPUT_TABLE: InputTable = InputTable {
    name: "WithdrawEventGuardianConsentInput",
    description: "Input of `withdrawEventGuardianConsent`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "consentId",
            description: "Id of the consent.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why. Whoever manages the event says it; the member is told.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static WITHDRAW_EVENT_GUARDIAN_CONSENT_PAYLOAD: Object = Object {
    name: "WithdrawEventGuardianConsentPayload",
    description: "Result of `withdrawEventGuardianConsent`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "safety",
            description: "The event safety after the change.",
            ty: "EventSafety",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_safety::EVENT_SAFETY),
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
        |registry| register_object(registry, &crate::graph::event_safety::EVENT_SAFETY),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn withdraw_event_guardian_consent(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_safety::EventSafetyResponse = ask.made()?;
    Ok(
        Shown::of(&WITHDRAW_EVENT_GUARDIAN_CONSENT_PAYLOAD)
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

static LIST_EVENT_SAFETY_REVIEWS_ASKING: Asking = Asking {
    operation: Operation::ListEventSafetyReviews,
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
    answer: list_event_safety_reviews,
};

fn list_event_safety_reviews(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_safety::EventSafetyReviewList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static DENY_EVENT_PARTICIPATION_ASKING: Asking = Asking {
    operation: Operation::DenyEventParticipation,
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
            argument: "reason",
            wire: "reason",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: deny_event_participation,
};

static DENY_EVENT_PARTICIPATION_INPUT_TABLE: InputTable = InputTable {
    name: "DenyEventParticipationInput",
    description: "Input of `denyEventParticipation`.",
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
            description: "Why, for those who manage the event and administrators alone.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static DENY_EVENT_PARTICIPATION_PAYLOAD: Object = Object {
    name: "DenyEventParticipationPayload",
    description: "Result of `denyEventParticipation`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "review",
            description: "The event safety review after the change.",
            ty: "EventSafetyReview",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_safety::EVENT_SAFETY_REVIEW),
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
            &crate::graph::event_safety::EVENT_SAFETY_REVIEW,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn deny_event_participation(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_safety::EventSafetyReviewResponse = ask.made()?;
    Ok(
        Shown::of(&DENY_EVENT_PARTICIPATION_PAYLOAD)
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

static ALLOW_EVENT_PARTICIPATION_ASKING: Asking = Asking {
    operation: Operation::AllowEventParticipation,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "denialId",
            wire: "denialId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventSafetyReview"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: allow_event_participation,
};

static ALLOW_EVENT_PARTICIPATION_INPUT_TABLE: InputTable = InputTable {
    name: "AllowEventParticipationInput",
    description: "Input of `allowEventParticipation`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "denialId",
            description: "Id of the decision.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static ALLOW_EVENT_PARTICIPATION_PAYLOAD: Object = Object {
    name: "AllowEventParticipationPayload",
    description: "Result of `allowEventParticipation`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "review",
            description: "The event safety review after the change.",
            ty: "EventSafetyReview",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_safety::EVENT_SAFETY_REVIEW),
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
            &crate::graph::event_safety::EVENT_SAFETY_REVIEW,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn allow_event_participation(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_safety::EventSafetyReviewResponse = ask.made()?;
    Ok(
        Shown::of(&ALLOW_EVENT_PARTICIPATION_PAYLOAD)
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
