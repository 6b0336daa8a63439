// Made from contract/areas/marketplace_groups.yaml by codegen; edit the contract instead.

//! The area `marketplace_groups` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, IntoFound,
    Object, Page, Row, Show, Source, numbered, page_cost, plus, register_object, scalar,
};

/// `MarketplaceGroupCategory`.
pub static MARKETPLACE_GROUP_CATEGORY: Object = Object {
    name: "MarketplaceGroupCategory",
    description: "How many listings of a group stand in a category.",
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
            name: "activeListingCount",
            description: "How many active ones.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_categories::MARKETPLACE_CATEGORY,
        ),
    ],
};

impl Row for crate::marketplace_groups::MarketplaceGroupCategory {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_GROUP_CATEGORY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.count),
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
    crate ::marketplace_groups::MarketplaceGroupCategory, MARKETPLACE_GROUP_CATEGORY
);

/// `MarketplaceGroupStats`.
pub static MARKETPLACE_GROUP_STATS: Object = Object {
    name: "MarketplaceGroupStats",
    description: "What members of a group sell, in numbers.",
    interfaces: &[],
    fields: &[
        Field {
            name: "activeListingCount",
            description: "How many the viewer may see.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listedCount",
            description: "How many were ever listed: approved ones in any state but removed and drafts.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sellerCount",
            description: "How many members sell what the viewer may see.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "categories",
            description: "The fullest first.",
            ty: "[MarketplaceGroupCategory!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_groups::MARKETPLACE_GROUP_CATEGORY,
            ),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_groups::MARKETPLACE_GROUP_CATEGORY,
        ),
    ],
};

impl Row for crate::marketplace_groups::MarketplaceGroupStats {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_GROUP_STATS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.active_listings),
            1 => Show::show(&self.total_listed),
            2 => Show::show(&self.total_sellers),
            3 => Show::show(&self.categories),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_groups::MarketplaceGroupStats, MARKETPLACE_GROUP_STATS
);

/// What the area `marketplace_groups` answers in the graph beside its operations.
#[async_trait]
pub trait MarketplaceGroupsEdges: Send + Sync {}

impl<T: Send + Sync> MarketplaceGroupsEdges for T {}

/// Fields of `Query` that operations of the area `marketplace_groups` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceGroupsQuery;

static MARKETPLACE_GROUPS_QUERY: Object = Object {
    name: "MarketplaceGroupsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceGroupListings",
            description: "What members of a group sell. Members of the group and administrators only: `FORBIDDEN` for others who see it, `NOT_FOUND` for everybody else. Keep all arguments when you pass `after`.",
            ty: "MarketplaceListingConnection",
            arguments: &[
                Argument {
                    name: "groupId",
                    description: "Id of the group.",
                    ty: "ID!",
                    default: None,
                },
                Argument {
                    name: "categoryId",
                    description: "Only those of this category.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "search",
                    description: "Words that title, tagline, description or location begin words with; all of them must be found.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "priceMin",
                    description: "Only those that cost at least so much.",
                    ty: "Money",
                    default: None,
                },
                Argument {
                    name: "priceMax",
                    description: "Only those that cost at most so much.",
                    ty: "Money",
                    default: None,
                },
                Argument {
                    name: "conditions",
                    description: "Only those in one of these conditions.",
                    ty: "[MarketplaceCondition!]",
                    default: None,
                },
                Argument {
                    name: "order",
                    description: "Order of the list.",
                    ty: "MarketplaceListingOrder",
                    default: Some("NEWEST"),
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
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_MARKETPLACE_GROUP_LISTINGS_ASKING),
        },
        Field {
            name: "marketplaceGroupStats",
            description: "What members of a group sell, in numbers. Members of the group and administrators only: `FORBIDDEN` for others who see it, `NOT_FOUND` for everybody else.",
            ty: "MarketplaceGroupStats",
            arguments: &[
                Argument {
                    name: "groupId",
                    description: "Id of the group.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MARKETPLACE_GROUP_STATS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING_CONNECTION,
        ),
        |registry| scalar(registry, "Money"),
        |registry| scalar(registry, "Money"),
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_CONDITION_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_LISTING_ORDER_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_groups::MARKETPLACE_GROUP_STATS,
        ),
    ],
};

impl Row for MarketplaceGroupsQuery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_GROUPS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_MARKETPLACE_GROUP_LISTINGS_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceGroupListings,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "groupId",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "categoryId",
            wire: "category_id",
            place: InputPlace::Query,
            kind: InputKind::Id("MarketplaceCategory"),
        },
        Input {
            argument: "search",
            wire: "search",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "priceMin",
            wire: "price_min",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "priceMax",
            wire: "price_max",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "conditions",
            wire: "condition",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_CONDITION_WORDS,
            ),
        },
        Input {
            argument: "order",
            wire: "sort",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_LISTING_ORDER_WORDS,
            ),
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
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::After,
        },
        Input {
            argument: "before",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_marketplace_group_listings,
};

fn list_marketplace_group_listings(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_listings::MarketplaceListingPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static GET_MARKETPLACE_GROUP_STATS_ASKING: Asking = Asking {
    operation: Operation::GetMarketplaceGroupStats,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "groupId",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_marketplace_group_stats,
};

fn get_marketplace_group_stats(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_groups::MarketplaceGroupStatsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}
