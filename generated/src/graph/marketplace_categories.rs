// Made from contract/areas/marketplace_categories.yaml by codegen; edit the contract instead.

//! The area `marketplace_categories` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, IntoFound,
    Object, Page, Row, Show, Source, found_together, global_id, numbered, page_cost,
    plus, register_object, scalar,
};

impl Show for crate::marketplace_categories::MarketplaceTemplateFields {
    fn show(&self) -> Got<'_> {
        self.0.show()
    }
}

/// `MarketplaceCategory`.
pub static MARKETPLACE_CATEGORY: Object = Object {
    name: "MarketplaceCategory",
    description: "A category of the marketplace.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the category.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "name",
            description: "Name of the category.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "slug",
            description: "Short name for addresses, unique in the community.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "What stands in it.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "icon",
            description: "Name of an icon.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listingCount",
            description: "How many active and approved listings it has.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "parent",
            description: "The category of which it is a part. Null if it is none.",
            ty: "MarketplaceCategory",
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
        |registry| register_object(
            registry,
            &crate::graph::marketplace_categories::MARKETPLACE_CATEGORY,
        ),
    ],
};

impl Row for crate::marketplace_categories::MarketplaceCategory {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_CATEGORY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("MarketplaceCategory", self.id)),
            1 => Show::show(&self.name),
            2 => Show::show(&self.slug),
            3 => Show::show(&self.description),
            4 => Show::show(&self.icon),
            5 => Show::show(&self.listing_count),
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
                6 => {
                    match numbered(&self.parent_id) {
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
    crate ::marketplace_categories::MarketplaceCategory, MARKETPLACE_CATEGORY
);

/// `MarketplaceCategoryTemplate`.
pub static MARKETPLACE_CATEGORY_TEMPLATE: Object = Object {
    name: "MarketplaceCategoryTemplate",
    description: "What sellers of a category are asked beside the usual.",
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
            name: "name",
            description: "Name of the form.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "fields",
            description: "The fields of a form: an array of objects whose shape is up to the client.",
            ty: "JSON!",
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
        |registry| scalar(registry, "JSON"),
    ],
};

impl Row for crate::marketplace_categories::MarketplaceCategoryTemplate {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_CATEGORY_TEMPLATE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.name),
            2 => Show::show(&self.fields),
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
    crate ::marketplace_categories::MarketplaceCategoryTemplate,
    MARKETPLACE_CATEGORY_TEMPLATE
);

/// What the area `marketplace_categories` answers in the graph beside its operations.
#[async_trait]
pub trait MarketplaceCategoriesEdges: Send + Sync {
    /// The `MarketplaceCategory` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_marketplace_category(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "MarketplaceCategory",
                number,
                Some(Operation::ListMarketplaceCategories),
            )
            .await
    }
}

impl<T: Send + Sync> MarketplaceCategoriesEdges for T {}

/// Fields of `Query` that operations of the area `marketplace_categories` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceCategoriesQuery;

static MARKETPLACE_CATEGORIES_QUERY: Object = Object {
    name: "MarketplaceCategoriesQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceCategories",
            description: "The active categories of the marketplace in their order.",
            ty: "[MarketplaceCategory!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MARKETPLACE_CATEGORIES_ASKING),
        },
        Field {
            name: "marketplaceCategoryListings",
            description: "Things for sale of a category, newest first. An unknown category has none.",
            ty: "MarketplaceListingConnection",
            arguments: &[
                Argument {
                    name: "slug",
                    description: "Slug of the category.",
                    ty: "String!",
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
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_MARKETPLACE_CATEGORY_LISTINGS_ASKING),
        },
        Field {
            name: "marketplaceCategoryTemplate",
            description: "What sellers of a category are asked beside the usual. `RESOURCE_NOT_FOUND` without such a category.",
            ty: "MarketplaceCategoryTemplate",
            arguments: &[
                Argument {
                    name: "categoryId",
                    description: "Id of the category.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MARKETPLACE_CATEGORY_TEMPLATE_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_categories::MARKETPLACE_CATEGORY,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING_CONNECTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_categories::MARKETPLACE_CATEGORY_TEMPLATE,
        ),
    ],
};

impl Row for MarketplaceCategoriesQuery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_CATEGORIES_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_MARKETPLACE_CATEGORIES_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceCategories,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_marketplace_categories,
};

fn list_marketplace_categories(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_categories::MarketplaceCategoryList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_MARKETPLACE_CATEGORY_LISTINGS_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceCategoryListings,
    inputs: &[
        Input {
            argument: "slug",
            wire: "slug",
            place: InputPlace::Path,
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
    answer: list_marketplace_category_listings,
};

fn list_marketplace_category_listings(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_listings::MarketplaceListingPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static GET_MARKETPLACE_CATEGORY_TEMPLATE_ASKING: Asking = Asking {
    operation: Operation::GetMarketplaceCategoryTemplate,
    inputs: &[
        Input {
            argument: "categoryId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceCategory"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_marketplace_category_template,
};

fn get_marketplace_category_template(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_categories::MarketplaceCategoryTemplateResponse = ask
        .made()?;
    Ok(IntoFound::into_found(answer.data))
}
