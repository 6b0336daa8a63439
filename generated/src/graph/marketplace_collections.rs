// Made from contract/areas/marketplace_collections.yaml by codegen; edit the contract instead.

//! The area `marketplace_collections` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, InputTable,
    IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown, Source, found_together,
    global_id, numbered, page_cost, plus, register_object, scalar,
};

/// `MarketplaceCollection`.
pub static MARKETPLACE_COLLECTION: Object = Object {
    name: "MarketplaceCollection",
    description: "Listings that a member gathers under a name.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the collection.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "owner",
            description: "Its owner.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
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
            name: "description",
            description: "What it is for. Null if nobody said.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isPublic",
            description: "Whether others may read it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "itemCount",
            description: "How many listings are in it, also those that the viewer may not see.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was made.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "updatedAt",
            description: "When it was changed last.",
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
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::marketplace_collections::MarketplaceCollection {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_COLLECTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("MarketplaceCollection", self.id)),
            2 => Show::show(&self.name),
            3 => Show::show(&self.description),
            4 => Show::show(&self.is_public),
            5 => Show::show(&self.item_count),
            6 => Show::show(&self.created_at),
            7 => Show::show(&self.updated_at),
            8 => Got::Value(Value::String(self.id.to_string())),
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

crate::graph_row!(
    crate ::marketplace_collections::MarketplaceCollection, MARKETPLACE_COLLECTION
);

/// `MarketplaceCollectionItem`.
pub static MARKETPLACE_COLLECTION_ITEM: Object = Object {
    name: "MarketplaceCollectionItem",
    description: "A listing in a collection.",
    interfaces: &[],
    fields: &[
        Field {
            name: "note",
            description: "What its owner noted. Null for everybody else, and if they noted nothing.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "addedAt",
            description: "When it was put there.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listing",
            description: "A thing that a member sells, lends or gives.",
            ty: "MarketplaceListing!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
            ),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::marketplace_collections::MarketplaceCollectionItem {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_COLLECTION_ITEM
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.note),
            1 => Show::show(&self.added_at),
            2 => Show::show(&self.listing),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_collections::MarketplaceCollectionItem,
    MARKETPLACE_COLLECTION_ITEM
);

/// A page of `MarketplaceCollectionItem`.
pub static MARKETPLACE_COLLECTION_ITEM_CONNECTION: Object = Object {
    name: "MarketplaceCollectionItemConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MarketplaceCollectionItemEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_COLLECTION_ITEM_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[MarketplaceCollectionItem!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_COLLECTION_ITEM),
        },
        Field {
            name: "pageInfo",
            description: "Whether the list goes on, and from which cursor.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
    ],
    types: &[
        |registry| register_object(registry, &MARKETPLACE_COLLECTION_ITEM_EDGE),
        |registry| register_object(registry, &MARKETPLACE_COLLECTION_ITEM),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `MarketplaceCollectionItem`.
pub static MARKETPLACE_COLLECTION_ITEM_EDGE: Object = Object {
    name: "MarketplaceCollectionItemEdge",
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
            ty: "MarketplaceCollectionItem!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_COLLECTION_ITEM),
        },
    ],
    types: &[],
};

impl Listed for crate::marketplace_collections::MarketplaceCollectionItem {
    const CONNECTION: &'static Object = &MARKETPLACE_COLLECTION_ITEM_CONNECTION;
    const EDGE: &'static Object = &MARKETPLACE_COLLECTION_ITEM_EDGE;
}

/// What the area `marketplace_collections` answers in the graph beside its operations.
#[async_trait]
pub trait MarketplaceCollectionsEdges: Send + Sync {
    /// The `MarketplaceCollection` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_marketplace_collection(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "MarketplaceCollection",
                number,
                Some(Operation::GetMarketplaceCollection),
            )
            .await
    }
}

impl<T: Send + Sync> MarketplaceCollectionsEdges for T {}

/// Fields of `Mutation` that operations of the area `marketplace_collections` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceCollectionsMutation;

static MARKETPLACE_COLLECTIONS_MUTATION: Object = Object {
    name: "MarketplaceCollectionsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createMarketplaceCollection",
            description: "Make a collection of listings. `VALIDATION_ERROR` for more than a hundred. `FORBIDDEN` for somebody who is no member of this community.",
            ty: "CreateMarketplaceCollectionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateMarketplaceCollectionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_MARKETPLACE_COLLECTION_ASKING),
        },
        Field {
            name: "updateMarketplaceCollection",
            description: "Change a collection of listings. What is left out stays as it is.",
            ty: "UpdateMarketplaceCollectionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateMarketplaceCollectionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_MARKETPLACE_COLLECTION_ASKING),
        },
        Field {
            name: "deleteMarketplaceCollection",
            description: "Delete a collection with what is in it; the listings stay.",
            ty: "DeleteMarketplaceCollectionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteMarketplaceCollectionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_MARKETPLACE_COLLECTION_ASKING),
        },
        Field {
            name: "addMarketplaceCollectionItem",
            description: "Put a listing that the viewer may see into a collection. What is in it already stays. `VALIDATION_ERROR` for more than 500.",
            ty: "AddMarketplaceCollectionItemPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AddMarketplaceCollectionItemInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ADD_MARKETPLACE_COLLECTION_ITEM_ASKING),
        },
        Field {
            name: "removeMarketplaceCollectionItem",
            description: "Take a listing out of a collection.",
            ty: "RemoveMarketplaceCollectionItemPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RemoveMarketplaceCollectionItemInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REMOVE_MARKETPLACE_COLLECTION_ITEM_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_MARKETPLACE_COLLECTION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_MARKETPLACE_COLLECTION_PAYLOAD),
        |registry| UPDATE_MARKETPLACE_COLLECTION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_MARKETPLACE_COLLECTION_PAYLOAD),
        |registry| DELETE_MARKETPLACE_COLLECTION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_MARKETPLACE_COLLECTION_PAYLOAD),
        |registry| ADD_MARKETPLACE_COLLECTION_ITEM_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ADD_MARKETPLACE_COLLECTION_ITEM_PAYLOAD),
        |registry| REMOVE_MARKETPLACE_COLLECTION_ITEM_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REMOVE_MARKETPLACE_COLLECTION_ITEM_PAYLOAD),
    ],
};

impl Row for MarketplaceCollectionsMutation {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_COLLECTIONS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `marketplace_collections` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceCollectionsQuery;

static MARKETPLACE_COLLECTIONS_QUERY: Object = Object {
    name: "MarketplaceCollectionsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceCollections",
            description: "The viewer's collections of listings, newest first.",
            ty: "[MarketplaceCollection!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MARKETPLACE_COLLECTIONS_ASKING),
        },
        Field {
            name: "marketplaceCollection",
            description: "A collection of listings: the viewer's own, or a public one of a member whose profile they may see. `RESOURCE_NOT_FOUND` for any other.",
            ty: "MarketplaceCollection",
            arguments: &[
                Argument {
                    name: "id",
                    description: "Id of the collection.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MARKETPLACE_COLLECTION_ASKING),
        },
        Field {
            name: "marketplaceCollectionItems",
            description: "What is in a collection, latest first, without listings that the viewer may not see. `RESOURCE_NOT_FOUND` unless it is the viewer's, or a public one of a member whose profile they may see.",
            ty: "MarketplaceCollectionItemConnection",
            arguments: &[
                Argument {
                    name: "collectionId",
                    description: "Id of the collection.",
                    ty: "ID!",
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
            source: Source::Operation(&LIST_MARKETPLACE_COLLECTION_ITEMS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_collections::MARKETPLACE_COLLECTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_collections::MARKETPLACE_COLLECTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_collections::MARKETPLACE_COLLECTION_ITEM_CONNECTION,
        ),
    ],
};

impl Row for MarketplaceCollectionsQuery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_COLLECTIONS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_MARKETPLACE_COLLECTIONS_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceCollections,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_marketplace_collections,
};

fn list_marketplace_collections(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_collections::MarketplaceCollectionList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CREATE_MARKETPLACE_COLLECTION_ASKING: Asking = Asking {
    operation: Operation::CreateMarketplaceCollection,
    inputs: &[
        Input {
            argument: "name",
            wire: "name",
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
            argument: "isPublic",
            wire: "is_public",
            place: InputPlace::Body,
            kind: InputKind::Plain,
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
    answer: create_marketplace_collection,
};

static CREATE_MARKETPLACE_COLLECTION_INPUT_TABLE: InputTable = InputTable {
    name: "CreateMarketplaceCollectionInput",
    description: "Input of `createMarketplaceCollection`.",
    fields: &[
        Argument {
            name: "name",
            description: "Its name.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "description",
            description: "What it is for.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "isPublic",
            description: "Whether others may read it.",
            ty: "Boolean",
            default: Some("false"),
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static CREATE_MARKETPLACE_COLLECTION_PAYLOAD: Object = Object {
    name: "CreateMarketplaceCollectionPayload",
    description: "Result of `createMarketplaceCollection`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "collection",
            description: "The new marketplace collection.",
            ty: "MarketplaceCollection",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_collections::MARKETPLACE_COLLECTION,
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
            &crate::graph::marketplace_collections::MARKETPLACE_COLLECTION,
        ),
    ],
};

fn create_marketplace_collection(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_collections::MarketplaceCollectionResponse = ask
        .answer()?;
    Ok(
        Shown::of(&CREATE_MARKETPLACE_COLLECTION_PAYLOAD)
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

static GET_MARKETPLACE_COLLECTION_ASKING: Asking = Asking {
    operation: Operation::GetMarketplaceCollection,
    inputs: &[
        Input {
            argument: "id",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceCollection"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_marketplace_collection,
};

fn get_marketplace_collection(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_collections::MarketplaceCollectionResponse = ask
        .made()?;
    Ok(IntoFound::into_found(answer.data))
}

static UPDATE_MARKETPLACE_COLLECTION_ASKING: Asking = Asking {
    operation: Operation::UpdateMarketplaceCollection,
    inputs: &[
        Input {
            argument: "collectionId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceCollection"),
        },
        Input {
            argument: "name",
            wire: "name",
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
            argument: "isPublic",
            wire: "is_public",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_marketplace_collection,
};

static UPDATE_MARKETPLACE_COLLECTION_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateMarketplaceCollectionInput",
    description: "Input of `updateMarketplaceCollection`.",
    fields: &[
        Argument {
            name: "collectionId",
            description: "Id of the collection.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "name",
            description: "Its name.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "description",
            description: "What it is for. Null takes it away.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "isPublic",
            description: "Whether others may read it.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[],
};

static UPDATE_MARKETPLACE_COLLECTION_PAYLOAD: Object = Object {
    name: "UpdateMarketplaceCollectionPayload",
    description: "Result of `updateMarketplaceCollection`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "collection",
            description: "The marketplace collection after the change.",
            ty: "MarketplaceCollection",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_collections::MARKETPLACE_COLLECTION,
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
            &crate::graph::marketplace_collections::MARKETPLACE_COLLECTION,
        ),
    ],
};

fn update_marketplace_collection(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_collections::MarketplaceCollectionResponse = ask
        .made()?;
    Ok(
        Shown::of(&UPDATE_MARKETPLACE_COLLECTION_PAYLOAD)
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

static DELETE_MARKETPLACE_COLLECTION_ASKING: Asking = Asking {
    operation: Operation::DeleteMarketplaceCollection,
    inputs: &[
        Input {
            argument: "collectionId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceCollection"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_marketplace_collection,
};

static DELETE_MARKETPLACE_COLLECTION_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteMarketplaceCollectionInput",
    description: "Input of `deleteMarketplaceCollection`.",
    fields: &[
        Argument {
            name: "collectionId",
            description: "Id of the collection.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_MARKETPLACE_COLLECTION_PAYLOAD: Object = Object {
    name: "DeleteMarketplaceCollectionPayload",
    description: "Result of `deleteMarketplaceCollection`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedMarketplaceCollectionId",
            description: "Global id of the marketplace collection that is gone.",
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

fn delete_marketplace_collection(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_MARKETPLACE_COLLECTION_PAYLOAD)
            .removed("MarketplaceCollection", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static LIST_MARKETPLACE_COLLECTION_ITEMS_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceCollectionItems,
    inputs: &[
        Input {
            argument: "collectionId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceCollection"),
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
    answer: list_marketplace_collection_items,
};

fn list_marketplace_collection_items(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_collections::MarketplaceCollectionItemPage = ask
        .made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static ADD_MARKETPLACE_COLLECTION_ITEM_ASKING: Asking = Asking {
    operation: Operation::AddMarketplaceCollectionItem,
    inputs: &[
        Input {
            argument: "collectionId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceCollection"),
        },
        Input {
            argument: "listingId",
            wire: "listing_id",
            place: InputPlace::Body,
            kind: InputKind::Id("MarketplaceListing"),
        },
        Input {
            argument: "note",
            wire: "note",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: add_marketplace_collection_item,
};

static ADD_MARKETPLACE_COLLECTION_ITEM_INPUT_TABLE: InputTable = InputTable {
    name: "AddMarketplaceCollectionItemInput",
    description: "Input of `addMarketplaceCollectionItem`.",
    fields: &[
        Argument {
            name: "collectionId",
            description: "Id of the collection.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "note",
            description: "A note for oneself.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static ADD_MARKETPLACE_COLLECTION_ITEM_PAYLOAD: Object = Object {
    name: "AddMarketplaceCollectionItemPayload",
    description: "Result of `addMarketplaceCollectionItem`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "collection",
            description: "The marketplace collection after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceCollection",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "listing",
            description: "The marketplace listing after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceListing",
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
            &crate::graph::marketplace_collections::MARKETPLACE_COLLECTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
    ],
};

fn add_marketplace_collection_item(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&ADD_MARKETPLACE_COLLECTION_ITEM_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?
                        .find_marketplace_collection(ctx, number)
                        .await
                }),
            )
            .beside(
                ask.number("listing_id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_marketplace_listing(ctx, number).await
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

static REMOVE_MARKETPLACE_COLLECTION_ITEM_ASKING: Asking = Asking {
    operation: Operation::RemoveMarketplaceCollectionItem,
    inputs: &[
        Input {
            argument: "collectionId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceCollection"),
        },
        Input {
            argument: "listingId",
            wire: "listingId",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListing"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: remove_marketplace_collection_item,
};

static REMOVE_MARKETPLACE_COLLECTION_ITEM_INPUT_TABLE: InputTable = InputTable {
    name: "RemoveMarketplaceCollectionItemInput",
    description: "Input of `removeMarketplaceCollectionItem`.",
    fields: &[
        Argument {
            name: "collectionId",
            description: "Id of the collection.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static REMOVE_MARKETPLACE_COLLECTION_ITEM_PAYLOAD: Object = Object {
    name: "RemoveMarketplaceCollectionItemPayload",
    description: "Result of `removeMarketplaceCollectionItem`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "collection",
            description: "The marketplace collection after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceCollection",
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
            &crate::graph::marketplace_collections::MARKETPLACE_COLLECTION,
        ),
    ],
};

fn remove_marketplace_collection_item(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&REMOVE_MARKETPLACE_COLLECTION_ITEM_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?
                        .find_marketplace_collection(ctx, number)
                        .await
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
