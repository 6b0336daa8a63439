// Made from contract/areas/onboarding.yaml by codegen; edit the contract instead.

//! The area `onboarding` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Object, Row, Show, Shown, Source, numbered, plus,
    register_object,
};

/// The words of `OnboardingStepSlug`.
pub static ONBOARDING_STEP_SLUG_WORDS: EnumTable = EnumTable {
    name: "OnboardingStepSlug",
    description: "Which step of new members.",
    values: &[
        EnumValue {
            name: "WELCOME",
            word: "welcome",
            description: "What the community is.",
        },
        EnumValue {
            name: "PROFILE",
            word: "profile",
            description: "Picture and words about oneself.",
        },
        EnumValue {
            name: "INTERESTS",
            word: "interests",
            description: "What they look for.",
        },
        EnumValue {
            name: "SKILLS",
            word: "skills",
            description: "What they can do.",
        },
        EnumValue {
            name: "CONFIRM",
            word: "confirm",
            description: "Look at it once more and finish.",
        },
    ],
};

crate::graph_words!(crate ::onboarding::OnboardingStepSlug, ONBOARDING_STEP_SLUG_WORDS);

/// `OnboardingInterest`.
pub static ONBOARDING_INTEREST: Object = Object {
    name: "OnboardingInterest",
    description: "Something that a member named in the first steps.",
    interfaces: &[],
    fields: &[
        Field {
            name: "category",
            description: "The category.",
            ty: "Category",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::categories::CATEGORY)],
};

impl Row for crate::onboarding::OnboardingInterest {
    fn object(&self) -> &'static Object {
        &ONBOARDING_INTEREST
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
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
                    match numbered(&self.category_id) {
                        Some(number) => edges.find_category(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::onboarding::OnboardingInterest, ONBOARDING_INTEREST);

/// `OnboardingStatus`.
pub static ONBOARDING_STATUS: Object = Object {
    name: "OnboardingStatus",
    description: "How far a member is with the first steps.",
    interfaces: &[],
    fields: &[
        Field {
            name: "isCompleted",
            description: "Whether they are done.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "hasAvatar",
            description: "Whether there is a picture.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "hasBio",
            description: "Whether the member says something about themselves.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "interests",
            description: "What the member is interested in, by name.",
            ty: "[OnboardingInterest!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::onboarding::ONBOARDING_INTEREST),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::onboarding::ONBOARDING_INTEREST,
        ),
    ],
};

impl Row for crate::onboarding::OnboardingStatus {
    fn object(&self) -> &'static Object {
        &ONBOARDING_STATUS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.onboarding_completed),
            1 => Show::show(&self.has_avatar),
            2 => Show::show(&self.has_bio),
            3 => Show::show(&self.interests),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::onboarding::OnboardingStatus, ONBOARDING_STATUS);

/// `OnboardingStep`.
pub static ONBOARDING_STEP: Object = Object {
    name: "OnboardingStep",
    description: "A step of new members.",
    interfaces: &[],
    fields: &[
        Field {
            name: "slug",
            description: "Which step of new members.",
            ty: "OnboardingStepSlug!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isRequired",
            description: "Whether it cannot be skipped.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::onboarding::ONBOARDING_STEP_SLUG_WORDS.register(registry)
        },
    ],
};

impl Row for crate::onboarding::OnboardingStep {
    fn object(&self) -> &'static Object {
        &ONBOARDING_STEP
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.slug),
            1 => Show::show(&self.required),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::onboarding::OnboardingStep, ONBOARDING_STEP);

/// What the area `onboarding` answers in the graph beside its operations.
#[async_trait]
pub trait OnboardingEdges: Send + Sync {}

/// Fields of `Mutation` that operations of the area `onboarding` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct OnboardingMutation;

static ONBOARDING_MUTATION: Object = Object {
    name: "OnboardingMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "completeOnboarding",
            description: "Finish the first steps. Doing it again changes nothing. `VALIDATION_REQUIRED_FIELD` while the community asks for a picture or a text that is not there.",
            ty: "CompleteOnboardingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CompleteOnboardingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&COMPLETE_ONBOARDING_ASKING),
        },
    ],
    types: &[
        |registry| COMPLETE_ONBOARDING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &COMPLETE_ONBOARDING_PAYLOAD),
    ],
};

impl Row for OnboardingMutation {
    fn object(&self) -> &'static Object {
        &ONBOARDING_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

crate::graph_row!(OnboardingMutation, ONBOARDING_MUTATION);

/// Fields of `Query` that operations of the area `onboarding` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct OnboardingQuery;

static ONBOARDING_QUERY: Object = Object {
    name: "OnboardingQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "onboardingSteps",
            description: "The first steps of new members, in their order.",
            ty: "[OnboardingStep!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_ONBOARDING_CONFIG_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::onboarding::ONBOARDING_STEP),
    ],
};

impl Row for OnboardingQuery {
    fn object(&self) -> &'static Object {
        &ONBOARDING_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

crate::graph_row!(OnboardingQuery, ONBOARDING_QUERY);

/// Fields of `Viewer` that operations of the area `onboarding` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct OnboardingViewer;

static ONBOARDING_VIEWER: Object = Object {
    name: "OnboardingViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "onboarding",
            description: "How far the viewer is with the first steps.",
            ty: "OnboardingStatus",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_ONBOARDING_STATUS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::onboarding::ONBOARDING_STATUS,
        ),
    ],
};

impl Row for OnboardingViewer {
    fn object(&self) -> &'static Object {
        &ONBOARDING_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

crate::graph_row!(OnboardingViewer, ONBOARDING_VIEWER);

static GET_ONBOARDING_STATUS_ASKING: Asking = Asking {
    operation: Operation::GetOnboardingStatus,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_onboarding_status,
};

fn get_onboarding_status(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::onboarding::OnboardingStatusResponse = ask.answer()?;
    Ok(IntoFound::into_found(answer.data))
}

static GET_ONBOARDING_CONFIG_ASKING: Asking = Asking {
    operation: Operation::GetOnboardingConfig,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_onboarding_config,
};

fn get_onboarding_config(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::onboarding::OnboardingConfigResponse = ask.answer()?;
    Ok(IntoFound::into_found(answer.data.steps))
}

static COMPLETE_ONBOARDING_ASKING: Asking = Asking {
    operation: Operation::CompleteOnboarding,
    inputs: &[
        Input {
            argument: "interests",
            wire: "interests",
            place: InputPlace::Body,
            kind: InputKind::Id("Category"),
        },
        Input {
            argument: "offers",
            wire: "offers",
            place: InputPlace::Body,
            kind: InputKind::Id("Category"),
        },
        Input {
            argument: "needs",
            wire: "needs",
            place: InputPlace::Body,
            kind: InputKind::Id("Category"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: complete_onboarding,
};

static COMPLETE_ONBOARDING_INPUT_TABLE: InputTable = InputTable {
    name: "CompleteOnboardingInput",
    description: "Input of `completeOnboarding`.",
    fields: &[
        Argument {
            name: "interests",
            description: "What the viewer is interested in: ids of categories.",
            ty: "[ID!]",
            default: None,
        },
        Argument {
            name: "offers",
            description: "What the viewer can offer: ids of categories.",
            ty: "[ID!]",
            default: None,
        },
        Argument {
            name: "needs",
            description: "What the viewer looks for: ids of categories.",
            ty: "[ID!]",
            default: None,
        },
    ],
    types: &[],
};

static COMPLETE_ONBOARDING_PAYLOAD: Object = Object {
    name: "CompleteOnboardingPayload",
    description: "Result of `completeOnboarding`.",
    interfaces: &[],
    fields: &[
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

fn complete_onboarding(_: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&COMPLETE_ONBOARDING_PAYLOAD)
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}
