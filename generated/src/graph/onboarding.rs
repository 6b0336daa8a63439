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
    register_object, scalar,
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
            name: "SAFEGUARDING",
            word: "safeguarding",
            description: "What they tell of their safety.",
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

/// `OnboardingSafeguardingOption`.
pub static ONBOARDING_SAFEGUARDING_OPTION: Object = Object {
    name: "OnboardingSafeguardingOption",
    description: "Something that members can tell of their safety, and whether the viewer told it.",
    interfaces: &[],
    fields: &[
        Field {
            name: "restId",
            description: "Id that the REST API uses.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "key",
            description: "Its name for programs.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "type",
            description: "How something is told.",
            ty: "SafeguardingOptionType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "label",
            description: "What is told.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "More about it. Null if there is no more to say.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "helpUrl",
            description: "Where to read on. Null if nowhere.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isRequired",
            description: "Whether the first steps do not end without it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "selectOptions",
            description: "The values of a `SELECT`. Empty for other types.",
            ty: "[SafeguardingSelectOption!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::safeguarding::SAFEGUARDING_SELECT_OPTION),
        },
        Field {
            name: "isChosen",
            description: "Whether the viewer told it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "value",
            description: "Which of several values the viewer told. Null for none.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::safeguarding::SAFEGUARDING_OPTION_TYPE_WORDS.register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::safeguarding::SAFEGUARDING_SELECT_OPTION,
        ),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::onboarding::OnboardingSafeguardingOption {
    fn object(&self) -> &'static Object {
        &ONBOARDING_SAFEGUARDING_OPTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => {
                match numbered(&self.id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            1 => Show::show(&self.option_key),
            2 => Show::show(&self.option_type),
            3 => Show::show(&self.label),
            4 => Show::show(&self.description),
            5 => Show::show(&self.help_url),
            6 => Show::show(&self.is_required),
            7 => Show::show(&self.select_options),
            8 => Show::show(&self.is_chosen),
            9 => Show::show(&self.value),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::onboarding::OnboardingSafeguardingOption, ONBOARDING_SAFEGUARDING_OPTION
);

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

impl<T: Send + Sync> OnboardingEdges for T {}

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
        Field {
            name: "chooseOnboardingSafeguarding",
            description: "Tell of the viewer's safety: all that holds from now on. What was told before and is not named is taken back. Only staff read it. `VALIDATION_ERROR` for what is not offered, named twice, or needed and missing.",
            ty: "ChooseOnboardingSafeguardingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ChooseOnboardingSafeguardingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CHOOSE_ONBOARDING_SAFEGUARDING_ASKING),
        },
    ],
    types: &[
        |registry| COMPLETE_ONBOARDING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &COMPLETE_ONBOARDING_PAYLOAD),
        |registry| CHOOSE_ONBOARDING_SAFEGUARDING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CHOOSE_ONBOARDING_SAFEGUARDING_PAYLOAD),
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
        Field {
            name: "safeguardingOptions",
            description: "What members can tell of their safety, in their order, with what the viewer told.",
            ty: "[OnboardingSafeguardingOption!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_ONBOARDING_SAFEGUARDING_OPTIONS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::onboarding::ONBOARDING_STATUS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::onboarding::ONBOARDING_SAFEGUARDING_OPTION,
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

static GET_ONBOARDING_STATUS_ASKING: Asking = Asking {
    operation: Operation::GetOnboardingStatus,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_onboarding_status,
};

fn get_onboarding_status(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::onboarding::OnboardingStatusResponse = ask.made()?;
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
    let answer: crate::onboarding::OnboardingConfigResponse = ask.made()?;
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

static LIST_ONBOARDING_SAFEGUARDING_OPTIONS_ASKING: Asking = Asking {
    operation: Operation::ListOnboardingSafeguardingOptions,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_onboarding_safeguarding_options,
};

fn list_onboarding_safeguarding_options(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::onboarding::OnboardingSafeguardingOptionList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CHOOSE_ONBOARDING_SAFEGUARDING_ASKING: Asking = Asking {
    operation: Operation::ChooseOnboardingSafeguarding,
    inputs: &[
        Input {
            argument: "preferences",
            wire: "preferences",
            place: InputPlace::Body,
            kind: InputKind::Object(&ONBOARDING_SAFEGUARDING_PREFERENCE_INPUT_INPUTS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: choose_onboarding_safeguarding,
};

static CHOOSE_ONBOARDING_SAFEGUARDING_INPUT_TABLE: InputTable = InputTable {
    name: "ChooseOnboardingSafeguardingInput",
    description: "Input of `chooseOnboardingSafeguarding`.",
    fields: &[
        Argument {
            name: "preferences",
            description: "All of it.",
            ty: "[OnboardingSafeguardingPreferenceInput!]!",
            default: None,
        },
    ],
    types: &[
        |registry| ONBOARDING_SAFEGUARDING_PREFERENCE_INPUT_TABLE.register(registry),
    ],
};

static ONBOARDING_SAFEGUARDING_PREFERENCE_INPUT_TABLE: InputTable = InputTable {
    name: "OnboardingSafeguardingPreferenceInput",
    description: "Something told.",
    fields: &[
        Argument {
            name: "optionId",
            description: "Id of what is told.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "value",
            description: "Which of several values, or for a `CHECKBOX` `false`, `0` or an empty text for no.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static ONBOARDING_SAFEGUARDING_PREFERENCE_INPUT_INPUTS: [Input; 2] = [
    Input {
        argument: "optionId",
        wire: "option_id",
        place: InputPlace::Body,
        kind: InputKind::Id("anything"),
    },
    Input {
        argument: "value",
        wire: "value",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
];

static CHOOSE_ONBOARDING_SAFEGUARDING_PAYLOAD: Object = Object {
    name: "ChooseOnboardingSafeguardingPayload",
    description: "Result of `chooseOnboardingSafeguarding`.",
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

fn choose_onboarding_safeguarding(_: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&CHOOSE_ONBOARDING_SAFEGUARDING_PAYLOAD)
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}
