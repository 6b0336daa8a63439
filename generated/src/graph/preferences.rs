// Made from contract/areas/preferences.yaml by codegen; edit the contract instead.

//! The area `preferences` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, InputTable,
    IntoFound, Object, Row, Show, Shown, Source, found_each, plus, register_object,
};

/// `AccessibilityPreferences`.
pub static ACCESSIBILITY_PREFERENCES: Object = Object {
    name: "AccessibilityPreferences",
    description: "What eases reading.",
    interfaces: &[],
    fields: &[
        Field {
            name: "largeText",
            description: "Whether text is large everywhere.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "highContrast",
            description: "Whether colours differ more than usual.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reducedMotion",
            description: "Whether animations are reduced.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "simplifiedLayout",
            description: "Whether pages show only what is needed.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::preferences::AccessibilityPreferences {
    fn object(&self) -> &'static Object {
        &ACCESSIBILITY_PREFERENCES
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.large_text),
            1 => Show::show(&self.high_contrast),
            2 => Show::show(&self.reduced_motion),
            3 => Show::show(&self.simplified_layout),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::preferences::AccessibilityPreferences, ACCESSIBILITY_PREFERENCES
);

/// `FeedPreferences`.
pub static FEED_PREFERENCES: Object = Object {
    name: "FeedPreferences",
    description: "How the feed is shown.",
    interfaces: &[],
    fields: &[
        Field {
            name: "prefersChronological",
            description: "Whether the newest comes first.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::preferences::FeedPreferences {
    fn object(&self) -> &'static Object {
        &FEED_PREFERENCES
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.prefers_chronological),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::preferences::FeedPreferences, FEED_PREFERENCES);

/// `OwnMatchPreferences`.
pub static OWN_MATCH_PREFERENCES: Object = Object {
    name: "OwnMatchPreferences",
    description: "Which listings fit a member, and how often they are told.",
    interfaces: &[],
    fields: &[
        Field {
            name: "maxDistanceKm",
            description: "No farther away, in kilometres.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "minMatchScore",
            description: "How well a listing fits at least, of 100.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "notificationFrequency",
            description: "How often.",
            ty: "MatchFrequency!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "notifyHotMatches",
            description: "Whether to send very good matches at once.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "notifyMutualMatches",
            description: "Whether to send mutual matches at once.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "matchingPaused",
            description: "Whether the member gets no matches for the time being.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "availability",
            description: "When the member has time, in words of the client's.",
            ty: "[String!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "categories",
            description: "Only listings under these headings. Empty for all.",
            ty: "[Category!]",
            arguments: &[],
            cost: Some(plus::<2>),
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| {
            crate::graph::notification_settings::MATCH_FREQUENCY_WORDS.register(registry)
        },
        |registry| register_object(registry, &crate::graph::categories::CATEGORY),
    ],
};

impl Row for crate::preferences::OwnMatchPreferences {
    fn object(&self) -> &'static Object {
        &OWN_MATCH_PREFERENCES
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.max_distance_km),
            1 => Show::show(&self.min_match_score),
            2 => Show::show(&self.notification_frequency),
            3 => Show::show(&self.notify_hot_matches),
            4 => Show::show(&self.notify_mutual_matches),
            5 => Show::show(&self.matching_paused),
            6 => Show::show(&self.availability),
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
                7 => {
                    found_each(
                            self
                                .categories
                                .iter()
                                .map(|number| edges.find_category(ctx, *number))
                                .collect(),
                        )
                        .await
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::preferences::OwnMatchPreferences, OWN_MATCH_PREFERENCES);

/// `Preferences`.
pub static PREFERENCES: Object = Object {
    name: "Preferences",
    description: "What a member prefers.",
    interfaces: &[],
    fields: &[
        Field {
            name: "privacy",
            description: "Who may read the profile and find it.",
            ty: "PrivacyPreferences!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::preferences::PRIVACY_PREFERENCES),
        },
        Field {
            name: "notificationPreferences",
            description: "What to be notified about.",
            ty: "NotificationPreferences!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::notification_settings::NOTIFICATION_PREFERENCES,
            ),
        },
        Field {
            name: "accessibility",
            description: "What eases reading.",
            ty: "AccessibilityPreferences!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::preferences::ACCESSIBILITY_PREFERENCES),
        },
        Field {
            name: "feed",
            description: "How the feed is shown.",
            ty: "FeedPreferences!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::preferences::FEED_PREFERENCES),
        },
        Field {
            name: "translation",
            description: "In which language posts of others are shown.",
            ty: "TranslationPreferences!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::preferences::TRANSLATION_PREFERENCES),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::notification_settings::NOTIFICATION_PREFERENCES,
        ),
        |registry| register_object(
            registry,
            &crate::graph::preferences::ACCESSIBILITY_PREFERENCES,
        ),
        |registry| register_object(
            registry,
            &crate::graph::preferences::FEED_PREFERENCES,
        ),
        |registry| register_object(
            registry,
            &crate::graph::preferences::PRIVACY_PREFERENCES,
        ),
        |registry| register_object(
            registry,
            &crate::graph::preferences::TRANSLATION_PREFERENCES,
        ),
    ],
};

impl Row for crate::preferences::Preferences {
    fn object(&self) -> &'static Object {
        &PREFERENCES
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.privacy),
            1 => Show::show(&self.notifications),
            2 => Show::show(&self.accessibility),
            3 => Show::show(&self.feed),
            4 => Show::show(&self.translation),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::preferences::Preferences, PREFERENCES);

/// `PrivacyPreferences`.
pub static PRIVACY_PREFERENCES: Object = Object {
    name: "PrivacyPreferences",
    description: "Who may read the profile and find it.",
    interfaces: &[],
    fields: &[
        Field {
            name: "privacyProfile",
            description: "Who may read the profile.",
            ty: "ProfilePrivacy!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "privacySearch",
            description: "Whether the member is found in directory and search.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| crate::graph::members::PROFILE_PRIVACY_WORDS.register(registry)],
};

impl Row for crate::preferences::PrivacyPreferences {
    fn object(&self) -> &'static Object {
        &PRIVACY_PREFERENCES
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.privacy_profile),
            1 => Show::show(&self.privacy_search),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::preferences::PrivacyPreferences, PRIVACY_PREFERENCES);

/// `TranslationPreferences`.
pub static TRANSLATION_PREFERENCES: Object = Object {
    name: "TranslationPreferences",
    description: "In which language posts of others are shown.",
    interfaces: &[],
    fields: &[
        Field {
            name: "autoTranslateUgc",
            description: "Whether clients translate them by themselves.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "autoTranslateTargetLocale",
            description: "Language tag. Null for the preferred language.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::preferences::TranslationPreferences {
    fn object(&self) -> &'static Object {
        &TRANSLATION_PREFERENCES
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.auto_translate_ugc),
            1 => Show::show(&self.auto_translate_target_locale),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::preferences::TranslationPreferences, TRANSLATION_PREFERENCES);

/// What the area `preferences` answers in the graph beside its operations.
#[async_trait]
pub trait PreferencesEdges: Send + Sync {}

impl<T: Send + Sync> PreferencesEdges for T {}

/// Fields of `Mutation` that operations of the area `preferences` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct PreferencesMutation;

static PREFERENCES_MUTATION: Object = Object {
    name: "PreferencesMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "updatePreferences",
            description: "Change preferences. What is left out stays as it is. All of it is saved or nothing. `NOT_FOUND` for somebody who is no member of this community.",
            ty: "UpdatePreferencesPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdatePreferencesInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_PREFERENCES_ASKING),
        },
        Field {
            name: "updateMatchPreferences",
            description: "Say which listings fit the viewer, and how often to be told. What is left out stays as it is; distance and score out of bounds are moved to the nearest bound. `VALIDATION_ERROR` for categories of listings that the community does not have. `NOT_FOUND` for somebody who is no member of this community.",
            ty: "UpdateMatchPreferencesPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateMatchPreferencesInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_MATCH_PREFERENCES_ASKING),
        },
    ],
    types: &[
        |registry| UPDATE_PREFERENCES_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_PREFERENCES_PAYLOAD),
        |registry| UPDATE_MATCH_PREFERENCES_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_MATCH_PREFERENCES_PAYLOAD),
    ],
};

impl Row for PreferencesMutation {
    fn object(&self) -> &'static Object {
        &PREFERENCES_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `preferences` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct PreferencesViewer;

static PREFERENCES_VIEWER: Object = Object {
    name: "PreferencesViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "preferences",
            description: "Who may read the viewer's profile and find it, what eases reading, and how posts of others are shown. `NOT_FOUND` for somebody who is no member of this community.",
            ty: "Preferences",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_PREFERENCES_ASKING),
        },
        Field {
            name: "matchPreferences",
            description: "Which listings fit the viewer, and how often to be told. `NOT_FOUND` for somebody who is no member of this community.",
            ty: "OwnMatchPreferences",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MATCH_PREFERENCES_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::preferences::PREFERENCES),
        |registry| register_object(
            registry,
            &crate::graph::preferences::OWN_MATCH_PREFERENCES,
        ),
    ],
};

impl Row for PreferencesViewer {
    fn object(&self) -> &'static Object {
        &PREFERENCES_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_PREFERENCES_ASKING: Asking = Asking {
    operation: Operation::GetPreferences,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_preferences,
};

fn get_preferences(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::preferences::PreferencesResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static UPDATE_PREFERENCES_ASKING: Asking = Asking {
    operation: Operation::UpdatePreferences,
    inputs: &[
        Input {
            argument: "privacy",
            wire: "privacy",
            place: InputPlace::Body,
            kind: InputKind::Object(&PRIVACY_PREFERENCES_INPUT_INPUTS),
        },
        Input {
            argument: "feed",
            wire: "feed",
            place: InputPlace::Body,
            kind: InputKind::Object(&FEED_PREFERENCES_INPUT_INPUTS),
        },
        Input {
            argument: "translation",
            wire: "translation",
            place: InputPlace::Body,
            kind: InputKind::Object(&TRANSLATION_PREFERENCES_INPUT_INPUTS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_preferences,
};

static UPDATE_PREFERENCES_INPUT_TABLE: InputTable = InputTable {
    name: "UpdatePreferencesInput",
    description: "Input of `updatePreferences`.",
    fields: &[
        Argument {
            name: "privacy",
            description: "Who may read the profile and find it.",
            ty: "PrivacyPreferencesInput",
            default: None,
        },
        Argument {
            name: "feed",
            description: "How the feed is shown.",
            ty: "FeedPreferencesInput",
            default: None,
        },
        Argument {
            name: "translation",
            description: "In which language posts of others are shown.",
            ty: "TranslationPreferencesInput",
            default: None,
        },
    ],
    types: &[
        |registry| PRIVACY_PREFERENCES_INPUT_TABLE.register(registry),
        |registry| FEED_PREFERENCES_INPUT_TABLE.register(registry),
        |registry| TRANSLATION_PREFERENCES_INPUT_TABLE.register(registry),
    ],
};

static PRIVACY_PREFERENCES_INPUT_TABLE: InputTable = InputTable {
    name: "PrivacyPreferencesInput",
    description: "Who may read the profile and find it.",
    fields: &[
        Argument {
            name: "privacyProfile",
            description: "Who may read the profile.",
            ty: "ProfilePrivacy",
            default: None,
        },
        Argument {
            name: "privacySearch",
            description: "Whether the member is found in directory and search.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[|registry| crate::graph::members::PROFILE_PRIVACY_WORDS.register(registry)],
};

static PRIVACY_PREFERENCES_INPUT_INPUTS: [Input; 2] = [
    Input {
        argument: "privacyProfile",
        wire: "privacy_profile",
        place: InputPlace::Body,
        kind: InputKind::Word(&crate::graph::members::PROFILE_PRIVACY_WORDS),
    },
    Input {
        argument: "privacySearch",
        wire: "privacy_search",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
];

static FEED_PREFERENCES_INPUT_TABLE: InputTable = InputTable {
    name: "FeedPreferencesInput",
    description: "How the feed is shown.",
    fields: &[
        Argument {
            name: "prefersChronological",
            description: "Whether the newest comes first.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[],
};

static FEED_PREFERENCES_INPUT_INPUTS: [Input; 1] = [
    Input {
        argument: "prefersChronological",
        wire: "prefers_chronological",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
];

static TRANSLATION_PREFERENCES_INPUT_TABLE: InputTable = InputTable {
    name: "TranslationPreferencesInput",
    description: "In which language posts of others are shown.",
    fields: &[
        Argument {
            name: "autoTranslateUgc",
            description: "Whether clients translate them by themselves.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "autoTranslateTargetLocale",
            description: "Language tag. Null for the preferred language.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static TRANSLATION_PREFERENCES_INPUT_INPUTS: [Input; 2] = [
    Input {
        argument: "autoTranslateUgc",
        wire: "auto_translate_ugc",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "autoTranslateTargetLocale",
        wire: "auto_translate_target_locale",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
];

static UPDATE_PREFERENCES_PAYLOAD: Object = Object {
    name: "UpdatePreferencesPayload",
    description: "Result of `updatePreferences`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "preferences",
            description: "The preferences after the change.",
            ty: "Preferences",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::preferences::PREFERENCES),
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
        |registry| register_object(registry, &crate::graph::preferences::PREFERENCES),
    ],
};

fn update_preferences(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::preferences::PreferencesResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_PREFERENCES_PAYLOAD)
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

static GET_MATCH_PREFERENCES_ASKING: Asking = Asking {
    operation: Operation::GetMatchPreferences,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_match_preferences,
};

fn get_match_preferences(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::preferences::OwnMatchPreferencesResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static UPDATE_MATCH_PREFERENCES_ASKING: Asking = Asking {
    operation: Operation::UpdateMatchPreferences,
    inputs: &[
        Input {
            argument: "maxDistanceKm",
            wire: "max_distance_km",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "minMatchScore",
            wire: "min_match_score",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "notificationFrequency",
            wire: "notification_frequency",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::notification_settings::MATCH_FREQUENCY_WORDS,
            ),
        },
        Input {
            argument: "notifyHotMatches",
            wire: "notify_hot_matches",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "notifyMutualMatches",
            wire: "notify_mutual_matches",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "matchingPaused",
            wire: "matching_paused",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "categoryIds",
            wire: "categories",
            place: InputPlace::Body,
            kind: InputKind::Id("Category"),
        },
        Input {
            argument: "availability",
            wire: "availability",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_match_preferences,
};

static UPDATE_MATCH_PREFERENCES_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateMatchPreferencesInput",
    description: "Input of `updateMatchPreferences`.",
    fields: &[
        Argument {
            name: "maxDistanceKm",
            description: "No farther away, in kilometres, 1 to 100.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "minMatchScore",
            description: "How well a listing fits at least, 0 to 100.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "notificationFrequency",
            description: "How often.",
            ty: "MatchFrequency",
            default: None,
        },
        Argument {
            name: "notifyHotMatches",
            description: "Whether to send very good matches at once.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "notifyMutualMatches",
            description: "Whether to send mutual matches at once.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "matchingPaused",
            description: "Whether the member gets no matches for the time being.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "categoryIds",
            description: "Ids of categories of listings. Empty for all.",
            ty: "[ID!]",
            default: None,
        },
        Argument {
            name: "availability",
            description: "When the member has time, in words of the client's.",
            ty: "[String!]",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::notification_settings::MATCH_FREQUENCY_WORDS.register(registry)
        },
    ],
};

static UPDATE_MATCH_PREFERENCES_PAYLOAD: Object = Object {
    name: "UpdateMatchPreferencesPayload",
    description: "Result of `updateMatchPreferences`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "matchPreferences",
            description: "The own match preferences after the change.",
            ty: "OwnMatchPreferences",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::preferences::OWN_MATCH_PREFERENCES),
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
            &crate::graph::preferences::OWN_MATCH_PREFERENCES,
        ),
    ],
};

fn update_match_preferences(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::preferences::OwnMatchPreferencesResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_MATCH_PREFERENCES_PAYLOAD)
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
