// Made from contract/areas/marketplace_searches.yaml by codegen; edit the contract instead.

//! The area `marketplace_searches` in the graph.

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

/// The words of `MarketplaceAlertChannel`.
pub static MARKETPLACE_ALERT_CHANNEL_WORDS: EnumTable = EnumTable {
    name: "MarketplaceAlertChannel",
    description: "How somebody is told what a saved search finds. The bell rings in any case.",
    values: &[
        EnumValue {
            name: "EMAIL",
            word: "email",
            description: "By mail.",
        },
        EnumValue {
            name: "PUSH",
            word: "push",
            description: "On their phones.",
        },
        EnumValue {
            name: "BOTH",
            word: "both",
            description: "By mail and on their phones.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_searches::MarketplaceAlertChannel,
    MARKETPLACE_ALERT_CHANNEL_WORDS
);

/// The words of `MarketplaceAlertFrequency`.
pub static MARKETPLACE_ALERT_FREQUENCY_WORDS: EnumTable = EnumTable {
    name: "MarketplaceAlertFrequency",
    description: "How often somebody is told what a saved search finds.",
    values: &[
        EnumValue {
            name: "INSTANT",
            word: "instant",
            description: "At once.",
        },
        EnumValue {
            name: "DAILY",
            word: "daily",
            description: "Once a day, of all together.",
        },
        EnumValue {
            name: "WEEKLY",
            word: "weekly",
            description: "Once a week, of all together.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_searches::MarketplaceAlertFrequency,
    MARKETPLACE_ALERT_FREQUENCY_WORDS
);

/// `MarketplaceSavedSearch`.
pub static MARKETPLACE_SAVED_SEARCH: Object = Object {
    name: "MarketplaceSavedSearch",
    description: "A search whose finds its owner is told of.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the search.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "name",
            description: "Its name.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "searchQuery",
            description: "Words that title, tagline, description or location begin words with.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "filters",
            description: "What a saved search asks for beside its words. Null asks for nothing.",
            ty: "MarketplaceSearchFilters!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_searches::MARKETPLACE_SEARCH_FILTERS,
            ),
        },
        Field {
            name: "alertFrequency",
            description: "How often somebody is told what a saved search finds.",
            ty: "MarketplaceAlertFrequency!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "alertChannel",
            description: "How somebody is told what a saved search finds. The bell rings in any case.",
            ty: "MarketplaceAlertChannel!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "lastAlertedAt",
            description: "When its owner was told of something last. Null if never.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was saved.",
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
            crate::graph::marketplace_searches::MARKETPLACE_ALERT_CHANNEL_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_searches::MARKETPLACE_ALERT_FREQUENCY_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_searches::MARKETPLACE_SEARCH_FILTERS,
        ),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::marketplace_searches::MarketplaceSavedSearch {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_SAVED_SEARCH
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("MarketplaceSavedSearch", self.id)),
            1 => Show::show(&self.name),
            2 => Show::show(&self.search_query),
            3 => Show::show(&self.filters),
            4 => Show::show(&self.alert_frequency),
            5 => Show::show(&self.alert_channel),
            6 => Show::show(&self.last_alerted_at),
            7 => Show::show(&self.created_at),
            8 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_searches::MarketplaceSavedSearch, MARKETPLACE_SAVED_SEARCH
);

/// `MarketplaceSearchFilters`.
pub static MARKETPLACE_SEARCH_FILTERS: Object = Object {
    name: "MarketplaceSearchFilters",
    description: "What a saved search asks for beside its words. Null asks for nothing.",
    interfaces: &[],
    fields: &[
        Field {
            name: "category",
            description: "The category.",
            ty: "MarketplaceCategory",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "priceMin",
            description: "Costs at least so much.",
            ty: "Money",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "priceMax",
            description: "Costs at most so much.",
            ty: "Money",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "condition",
            description: "In this condition.",
            ty: "MarketplaceCondition",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "location",
            description: "Words that begin words of the place, as its seller wrote it.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "radiusKm",
            description: "No farther away from the place in the owner's profile, in kilometres. It does not count without such a place.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_CONDITION_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_categories::MARKETPLACE_CATEGORY,
        ),
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::marketplace_searches::MarketplaceSearchFilters {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_SEARCH_FILTERS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.price_min),
            2 => Show::show(&self.price_max),
            3 => Show::show(&self.condition),
            4 => Show::show(&self.location),
            5 => Show::show(&self.radius),
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
                    match numbered(&self.category_id) {
                        Some(number) => {
                            edges.find_marketplace_category(ctx, number).await
                        }
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(
    crate ::marketplace_searches::MarketplaceSearchFilters, MARKETPLACE_SEARCH_FILTERS
);

/// What the area `marketplace_searches` answers in the graph beside its operations.
#[async_trait]
pub trait MarketplaceSearchesEdges: Send + Sync {
    /// The `MarketplaceSavedSearch` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_marketplace_saved_search(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "MarketplaceSavedSearch",
                number,
                Some(Operation::ListMarketplaceSavedSearches),
            )
            .await
    }
}

impl<T: Send + Sync> MarketplaceSearchesEdges for T {}

/// Fields of `Mutation` that operations of the area `marketplace_searches` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceSearchesMutation;

static MARKETPLACE_SEARCHES_MUTATION: Object = Object {
    name: "MarketplaceSearchesMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createMarketplaceSavedSearch",
            description: "Save a search, whose finds the viewer is told of, each once. `VALIDATION_ERROR` for more than 50, for a search that asks for nothing, for a category that is not in use and for a range of prices that is empty. `FORBIDDEN` for somebody who is no member of this community.",
            ty: "CreateMarketplaceSavedSearchPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateMarketplaceSavedSearchInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_MARKETPLACE_SAVED_SEARCH_ASKING),
        },
        Field {
            name: "deleteMarketplaceSavedSearch",
            description: "Delete a saved search. Nothing is told of it any more.",
            ty: "DeleteMarketplaceSavedSearchPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteMarketplaceSavedSearchInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_MARKETPLACE_SAVED_SEARCH_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_MARKETPLACE_SAVED_SEARCH_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_MARKETPLACE_SAVED_SEARCH_PAYLOAD),
        |registry| DELETE_MARKETPLACE_SAVED_SEARCH_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_MARKETPLACE_SAVED_SEARCH_PAYLOAD),
    ],
};

impl Row for MarketplaceSearchesMutation {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_SEARCHES_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `marketplace_searches` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceSearchesQuery;

static MARKETPLACE_SEARCHES_QUERY: Object = Object {
    name: "MarketplaceSearchesQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceSavedSearches",
            description: "The viewer's saved searches, newest first.",
            ty: "[MarketplaceSavedSearch!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MARKETPLACE_SAVED_SEARCHES_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_searches::MARKETPLACE_SAVED_SEARCH,
        ),
    ],
};

impl Row for MarketplaceSearchesQuery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_SEARCHES_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_MARKETPLACE_SAVED_SEARCHES_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceSavedSearches,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_marketplace_saved_searches,
};

fn list_marketplace_saved_searches(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_searches::MarketplaceSavedSearchList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CREATE_MARKETPLACE_SAVED_SEARCH_ASKING: Asking = Asking {
    operation: Operation::CreateMarketplaceSavedSearch,
    inputs: &[
        Input {
            argument: "name",
            wire: "name",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "searchQuery",
            wire: "search_query",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "filters",
            wire: "filters",
            place: InputPlace::Body,
            kind: InputKind::Object(&MARKETPLACE_SEARCH_FILTERS_INPUT_INPUTS),
        },
        Input {
            argument: "alertFrequency",
            wire: "alert_frequency",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_searches::MARKETPLACE_ALERT_FREQUENCY_WORDS,
            ),
        },
        Input {
            argument: "alertChannel",
            wire: "alert_channel",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_searches::MARKETPLACE_ALERT_CHANNEL_WORDS,
            ),
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
    answer: create_marketplace_saved_search,
};

static CREATE_MARKETPLACE_SAVED_SEARCH_INPUT_TABLE: InputTable = InputTable {
    name: "CreateMarketplaceSavedSearchInput",
    description: "Input of `createMarketplaceSavedSearch`.",
    fields: &[
        Argument {
            name: "name",
            description: "Its name.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "searchQuery",
            description: "Words that title, tagline, description or location begin words with; all of them must be found.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "filters",
            description: "What a search asks for beside its words.",
            ty: "MarketplaceSearchFiltersInput",
            default: None,
        },
        Argument {
            name: "alertFrequency",
            description: "How often its owner is told.",
            ty: "MarketplaceAlertFrequency",
            default: Some("DAILY"),
        },
        Argument {
            name: "alertChannel",
            description: "How its owner is told.",
            ty: "MarketplaceAlertChannel",
            default: Some("BOTH"),
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[
        |registry| MARKETPLACE_SEARCH_FILTERS_INPUT_TABLE.register(registry),
        |registry| {
            crate::graph::marketplace_searches::MARKETPLACE_ALERT_FREQUENCY_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_searches::MARKETPLACE_ALERT_CHANNEL_WORDS
                .register(registry)
        },
    ],
};

static MARKETPLACE_SEARCH_FILTERS_INPUT_TABLE: InputTable = InputTable {
    name: "MarketplaceSearchFiltersInput",
    description: "What a search asks for beside its words.",
    fields: &[
        Argument {
            name: "categoryId",
            description: "Id of the category.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "priceMin",
            description: "Costs at least so much.",
            ty: "Money",
            default: None,
        },
        Argument {
            name: "priceMax",
            description: "Costs at most so much.",
            ty: "Money",
            default: None,
        },
        Argument {
            name: "condition",
            description: "In this condition.",
            ty: "MarketplaceCondition",
            default: None,
        },
        Argument {
            name: "location",
            description: "Words that begin words of the place, as its seller wrote it.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "radiusKm",
            description: "No farther away from the place in the owner's profile, in kilometres. It does not count without such a place.",
            ty: "Float",
            default: None,
        },
    ],
    types: &[
        |registry| scalar(registry, "Money"),
        |registry| scalar(registry, "Money"),
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_CONDITION_WORDS
                .register(registry)
        },
    ],
};

static MARKETPLACE_SEARCH_FILTERS_INPUT_INPUTS: [Input; 6] = [
    Input {
        argument: "categoryId",
        wire: "category_id",
        place: InputPlace::Body,
        kind: InputKind::Id("MarketplaceCategory"),
    },
    Input {
        argument: "priceMin",
        wire: "price_min",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "priceMax",
        wire: "price_max",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "condition",
        wire: "condition",
        place: InputPlace::Body,
        kind: InputKind::Word(
            &crate::graph::marketplace_listings::MARKETPLACE_CONDITION_WORDS,
        ),
    },
    Input {
        argument: "location",
        wire: "location",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "radiusKm",
        wire: "radius",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
];

static CREATE_MARKETPLACE_SAVED_SEARCH_PAYLOAD: Object = Object {
    name: "CreateMarketplaceSavedSearchPayload",
    description: "Result of `createMarketplaceSavedSearch`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "savedSearch",
            description: "The new marketplace saved search.",
            ty: "MarketplaceSavedSearch",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_searches::MARKETPLACE_SAVED_SEARCH,
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
            &crate::graph::marketplace_searches::MARKETPLACE_SAVED_SEARCH,
        ),
    ],
};

fn create_marketplace_saved_search(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_searches::MarketplaceSavedSearchResponse = ask
        .answer()?;
    Ok(
        Shown::of(&CREATE_MARKETPLACE_SAVED_SEARCH_PAYLOAD)
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

static DELETE_MARKETPLACE_SAVED_SEARCH_ASKING: Asking = Asking {
    operation: Operation::DeleteMarketplaceSavedSearch,
    inputs: &[
        Input {
            argument: "savedSearchId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceSavedSearch"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_marketplace_saved_search,
};

static DELETE_MARKETPLACE_SAVED_SEARCH_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteMarketplaceSavedSearchInput",
    description: "Input of `deleteMarketplaceSavedSearch`.",
    fields: &[
        Argument {
            name: "savedSearchId",
            description: "Id of the saved search.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_MARKETPLACE_SAVED_SEARCH_PAYLOAD: Object = Object {
    name: "DeleteMarketplaceSavedSearchPayload",
    description: "Result of `deleteMarketplaceSavedSearch`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedMarketplaceSavedSearchId",
            description: "Global id of the marketplace saved search that is gone.",
            ty: "ID",
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
    types: &[],
};

fn delete_marketplace_saved_search(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_MARKETPLACE_SAVED_SEARCH_PAYLOAD)
            .removed("MarketplaceSavedSearch", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}
