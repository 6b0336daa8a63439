// Made from contract/areas/profile.yaml by codegen; edit the contract instead.

//! The area `profile` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, numbered, page_cost, plus, register_object,
};

/// The words of `Density`.
pub static DENSITY_WORDS: EnumTable = EnumTable {
    name: "Density",
    description: "How much room there is between lines.",
    values: &[
        EnumValue {
            name: "COMPACT",
            word: "compact",
            description: "Less than usual.",
        },
        EnumValue {
            name: "COMFORTABLE",
            word: "comfortable",
            description: "As usual.",
        },
        EnumValue {
            name: "SPACIOUS",
            word: "spacious",
            description: "More than usual.",
        },
    ],
};

crate::graph_words!(crate ::profile::Density, DENSITY_WORDS);

/// The words of `FontSize`.
pub static FONT_SIZE_WORDS: EnumTable = EnumTable {
    name: "FontSize",
    description: "How large letters are.",
    values: &[
        EnumValue {
            name: "SMALL",
            word: "small",
            description: "Smaller than usual.",
        },
        EnumValue {
            name: "MEDIUM",
            word: "medium",
            description: "As usual.",
        },
        EnumValue {
            name: "LARGE",
            word: "large",
            description: "Larger than usual.",
        },
    ],
};

crate::graph_words!(crate ::profile::FontSize, FONT_SIZE_WORDS);

/// The words of `Theme`.
pub static THEME_WORDS: EnumTable = EnumTable {
    name: "Theme",
    description: "How pages look.",
    values: &[
        EnumValue {
            name: "LIGHT",
            word: "light",
            description: "Dark letters on a light page.",
        },
        EnumValue {
            name: "DARK",
            word: "dark",
            description: "Light letters on a dark page.",
        },
        EnumValue {
            name: "SYSTEM",
            word: "system",
            description: "As the device says.",
        },
    ],
};

crate::graph_words!(crate ::profile::Theme, THEME_WORDS);

/// `NearbyMember`.
pub static NEARBY_MEMBER: Object = Object {
    name: "NearbyMember",
    description: "A member as the directory shows them, and how far away they are.",
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
            name: "latitude",
            description: "Degrees north, -90 to 90, rounded to two decimals.",
            ty: "Float!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "longitude",
            description: "Degrees east, -180 to 180, rounded to two decimals.",
            ty: "Float!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "distanceKm",
            description: "Kilometres between the place and the rounded place of the member, one decimal.",
            ty: "Float!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::shared::MEMBER)],
};

impl Row for crate::profile::NearbyMember {
    fn object(&self) -> &'static Object {
        &NEARBY_MEMBER
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.latitude),
            2 => Show::show(&self.longitude),
            3 => Show::show(&self.distance),
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
                    match numbered(&self.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::profile::NearbyMember, NEARBY_MEMBER);

/// A page of `NearbyMember`.
pub static NEARBY_MEMBER_CONNECTION: Object = Object {
    name: "NearbyMemberConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[NearbyMemberEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&NEARBY_MEMBER_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[NearbyMember!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&NEARBY_MEMBER),
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
        |registry| register_object(registry, &NEARBY_MEMBER_EDGE),
        |registry| register_object(registry, &NEARBY_MEMBER),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `NearbyMember`.
pub static NEARBY_MEMBER_EDGE: Object = Object {
    name: "NearbyMemberEdge",
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
            ty: "NearbyMember!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&NEARBY_MEMBER),
        },
    ],
    types: &[],
};

impl Listed for crate::profile::NearbyMember {
    const CONNECTION: &'static Object = &NEARBY_MEMBER_CONNECTION;
    const EDGE: &'static Object = &NEARBY_MEMBER_EDGE;
}

/// `ThemePreferences`.
pub static THEME_PREFERENCES: Object = Object {
    name: "ThemePreferences",
    description: "Colours, sizes, and what eases reading.",
    interfaces: &[],
    fields: &[
        Field {
            name: "accentColor",
            description: "Colour of what stands out, such as `#2563eb`. Null for the community's own.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "fontSize",
            description: "How large letters are.",
            ty: "FontSize!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "density",
            description: "How much room there is between lines.",
            ty: "Density!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
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
    types: &[
        |registry| crate::graph::profile::DENSITY_WORDS.register(registry),
        |registry| crate::graph::profile::FONT_SIZE_WORDS.register(registry),
    ],
};

impl Row for crate::profile::ThemePreferences {
    fn object(&self) -> &'static Object {
        &THEME_PREFERENCES
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.accent_color),
            1 => Show::show(&self.font_size),
            2 => Show::show(&self.density),
            3 => Show::show(&self.large_text),
            4 => Show::show(&self.high_contrast),
            5 => Show::show(&self.reduced_motion),
            6 => Show::show(&self.simplified_layout),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::profile::ThemePreferences, THEME_PREFERENCES);

/// What the area `profile` answers in the graph beside its operations.
#[async_trait]
pub trait ProfileEdges: Send + Sync {}

impl<T: Send + Sync> ProfileEdges for T {}

/// Fields of `Mutation` that operations of the area `profile` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ProfileMutation;

static PROFILE_MUTATION: Object = Object {
    name: "ProfileMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "setTheme",
            description: "Choose how pages look: light, dark, or as the device says. `NOT_FOUND` when the account is gone.",
            ty: "SetThemePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SetThemeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SET_THEME_ASKING),
        },
        Field {
            name: "updateThemePreferences",
            description: "Choose colours, sizes and what eases reading. What is left out stays as it is. `NOT_FOUND` when the account is gone.",
            ty: "UpdateThemePreferencesPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateThemePreferencesInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_THEME_PREFERENCES_ASKING),
        },
    ],
    types: &[
        |registry| SET_THEME_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SET_THEME_PAYLOAD),
        |registry| UPDATE_THEME_PREFERENCES_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_THEME_PREFERENCES_PAYLOAD),
    ],
};

impl Row for ProfileMutation {
    fn object(&self) -> &'static Object {
        &PROFILE_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `profile` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ProfileQuery;

static PROFILE_QUERY: Object = Object {
    name: "ProfileQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "nearbyMembers",
            description: "Members of the directory around a place, the nearest first. Places of members are rounded to about a kilometre, and so are distances.",
            ty: "NearbyMemberConnection",
            arguments: &[
                Argument {
                    name: "latitude",
                    description: "Degrees north.",
                    ty: "Float!",
                    default: None,
                },
                Argument {
                    name: "longitude",
                    description: "Degrees east.",
                    ty: "Float!",
                    default: None,
                },
                Argument {
                    name: "radiusKm",
                    description: "No farther away, in kilometres; 25 unless it is said. A value out of bounds is moved to the nearest bound.",
                    ty: "Float",
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
                    name: "search",
                    description: "Words to find in name, tagline, bio, skills or location.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_NEARBY_MEMBERS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::profile::NEARBY_MEMBER_CONNECTION,
        ),
    ],
};

impl Row for ProfileQuery {
    fn object(&self) -> &'static Object {
        &PROFILE_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static SET_THEME_ASKING: Asking = Asking {
    operation: Operation::SetTheme,
    inputs: &[
        Input {
            argument: "theme",
            wire: "theme",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::profile::THEME_WORDS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: set_theme,
};

static SET_THEME_INPUT_TABLE: InputTable = InputTable {
    name: "SetThemeInput",
    description: "Input of `setTheme`.",
    fields: &[
        Argument {
            name: "theme",
            description: "How pages look.",
            ty: "Theme!",
            default: None,
        },
    ],
    types: &[|registry| crate::graph::profile::THEME_WORDS.register(registry)],
};

static SET_THEME_PAYLOAD: Object = Object {
    name: "SetThemePayload",
    description: "Result of `setTheme`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "theme",
            description: "How pages look.",
            ty: "Theme",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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
    types: &[|registry| crate::graph::profile::THEME_WORDS.register(registry)],
};

fn set_theme(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::profile::ThemeResponse = ask.made()?;
    Ok(
        Shown::of(&SET_THEME_PAYLOAD)
            .with(IntoFound::into_found(answer.data.theme))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static UPDATE_THEME_PREFERENCES_ASKING: Asking = Asking {
    operation: Operation::UpdateThemePreferences,
    inputs: &[
        Input {
            argument: "accentColor",
            wire: "accent_color",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "fontSize",
            wire: "font_size",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::profile::FONT_SIZE_WORDS),
        },
        Input {
            argument: "density",
            wire: "density",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::profile::DENSITY_WORDS),
        },
        Input {
            argument: "largeText",
            wire: "large_text",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "highContrast",
            wire: "high_contrast",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "reducedMotion",
            wire: "reduced_motion",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "simplifiedLayout",
            wire: "simplified_layout",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_theme_preferences,
};

static UPDATE_THEME_PREFERENCES_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateThemePreferencesInput",
    description: "Input of `updateThemePreferences`.",
    fields: &[
        Argument {
            name: "accentColor",
            description: "Colour of what stands out, such as `#2563eb`. Null for the community's own.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "fontSize",
            description: "How large letters are.",
            ty: "FontSize",
            default: None,
        },
        Argument {
            name: "density",
            description: "How much room there is between lines.",
            ty: "Density",
            default: None,
        },
        Argument {
            name: "largeText",
            description: "Whether text is large everywhere.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "highContrast",
            description: "Whether colours differ more than usual.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "reducedMotion",
            description: "Whether animations are reduced.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "simplifiedLayout",
            description: "Whether pages show only what is needed.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[
        |registry| crate::graph::profile::FONT_SIZE_WORDS.register(registry),
        |registry| crate::graph::profile::DENSITY_WORDS.register(registry),
    ],
};

static UPDATE_THEME_PREFERENCES_PAYLOAD: Object = Object {
    name: "UpdateThemePreferencesPayload",
    description: "Result of `updateThemePreferences`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "themePreferences",
            description: "The theme preferences after the change.",
            ty: "ThemePreferences",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::profile::THEME_PREFERENCES),
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
        |registry| register_object(registry, &crate::graph::profile::THEME_PREFERENCES),
    ],
};

fn update_theme_preferences(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::profile::ThemePreferencesResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_THEME_PREFERENCES_PAYLOAD)
            .with(IntoFound::into_found(answer.data.theme_preferences))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static LIST_NEARBY_MEMBERS_ASKING: Asking = Asking {
    operation: Operation::ListNearbyMembers,
    inputs: &[
        Input {
            argument: "latitude",
            wire: "lat",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "longitude",
            wire: "lon",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "radiusKm",
            wire: "radius_km",
            place: InputPlace::Query,
            kind: InputKind::Plain,
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
        Input {
            argument: "after",
            wire: "offset",
            place: InputPlace::Query,
            kind: InputKind::Offset { usual: 20 },
        },
        Input {
            argument: "before",
            wire: "offset",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
        },
        Input {
            argument: "search",
            wire: "q",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: Some(|mut ask| {
        let answer: crate::profile::NearbyMemberPage = ask.made()?;
        Ok(answer.meta.total_items)
    }),
    answer: list_nearby_members,
};

fn list_nearby_members(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::profile::NearbyMemberPage = ask.made()?;
    let total = answer.meta.total_items;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}
