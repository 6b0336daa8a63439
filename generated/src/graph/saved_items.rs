// Made from contract/areas/saved_items.yaml by codegen; edit the contract instead.

//! The area `saved_items` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, found_together, global_id, numbered, page_cost, plus, register_object, scalar,
};

/// The words of `SavedItemType`.
pub static SAVED_ITEM_TYPE_WORDS: EnumTable = EnumTable {
    name: "SavedItemType",
    description: "What can be saved in a collection.",
    values: &[
        EnumValue {
            name: "LISTING",
            word: "listing",
            description: "An offer or a request of the time bank.",
        },
        EnumValue {
            name: "EVENT",
            word: "event",
            description: "An event.",
        },
        EnumValue {
            name: "GROUP",
            word: "group",
            description: "A group.",
        },
        EnumValue {
            name: "MARKETPLACE_LISTING",
            word: "marketplace_listing",
            description: "A listing of the marketplace.",
        },
    ],
};

crate::graph_words!(crate ::saved_items::SavedItemType, SAVED_ITEM_TYPE_WORDS);

/// `SavedCollection`.
pub static SAVED_COLLECTION: Object = Object {
    name: "SavedCollection",
    description: "A collection of saved things, which its owner may show to others.",
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
            name: "color",
            description: "Its colour, as its owner said it. Null if they did not.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "icon",
            description: "Name of its icon, as its owner said it. Null if they did not.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "itemCount",
            description: "How much is in it.",
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

impl Row for crate::saved_items::SavedCollection {
    fn object(&self) -> &'static Object {
        &SAVED_COLLECTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("SavedCollection", self.id)),
            2 => Show::show(&self.name),
            3 => Show::show(&self.description),
            4 => Show::show(&self.is_public),
            5 => Show::show(&self.color),
            6 => Show::show(&self.icon),
            7 => Show::show(&self.items_count),
            8 => Show::show(&self.created_at),
            9 => Show::show(&self.updated_at),
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

crate::graph_row!(crate ::saved_items::SavedCollection, SAVED_COLLECTION);

/// `SavedItem`.
pub static SAVED_ITEM: Object = Object {
    name: "SavedItem",
    description: "A thing in a collection.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the entry.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "collection",
            description: "The collection.",
            ty: "SavedCollection",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "itemType",
            description: "What the thing is.",
            ty: "SavedItemType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "itemId",
            description: "Id of the thing. Null in somebody else's collection if the thing is not for the viewer.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "title",
            description: "Title of the thing. Null if it is gone, or not for the viewer.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "note",
            description: "What its owner noted. Null for everybody else, and if they noted nothing.",
            ty: "String",
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
            name: "item",
            description: "The thing. Null when it is gone or the viewer may not see it.",
            ty: "Node",
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
        |registry| crate::graph::saved_items::SAVED_ITEM_TYPE_WORDS.register(registry),
        |registry| register_object(
            registry,
            &crate::graph::saved_items::SAVED_COLLECTION,
        ),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::saved_items::SavedItem {
    fn object(&self) -> &'static Object {
        &SAVED_ITEM
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("SavedItem", self.id)),
            2 => Show::show(&self.item_type),
            3 => {
                match numbered(&self.item_id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            4 => Show::show(&self.title),
            5 => Show::show(&self.note),
            6 => Show::show(&self.created_at),
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
                    match numbered(&self.collection_id) {
                        Some(number) => edges.find_saved_collection(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                7 => {
                    match (self.item_type.as_str(), numbered(&self.item_id)) {
                        (word, Some(number)) => {
                            match word {
                                "listing" => edges.find_listing(ctx, number).await,
                                "event" => edges.find_event(ctx, number).await,
                                "group" => edges.find_group(ctx, number).await,
                                "marketplace_listing" => {
                                    edges.find_marketplace_listing(ctx, number).await
                                }
                                _ => Ok(Found::Null),
                            }
                        }
                        _ => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::saved_items::SavedItem, SAVED_ITEM);

/// A page of `SavedItem`.
pub static SAVED_ITEM_CONNECTION: Object = Object {
    name: "SavedItemConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[SavedItemEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SAVED_ITEM_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[SavedItem!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SAVED_ITEM),
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
        |registry| register_object(registry, &SAVED_ITEM_EDGE),
        |registry| register_object(registry, &SAVED_ITEM),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `SavedItem`.
pub static SAVED_ITEM_EDGE: Object = Object {
    name: "SavedItemEdge",
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
            ty: "SavedItem!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SAVED_ITEM),
        },
    ],
    types: &[],
};

impl Listed for crate::saved_items::SavedItem {
    const CONNECTION: &'static Object = &SAVED_ITEM_CONNECTION;
    const EDGE: &'static Object = &SAVED_ITEM_EDGE;
}

/// `SavedItemStatus`.
pub static SAVED_ITEM_STATUS: Object = Object {
    name: "SavedItemStatus",
    description: "Whether a thing is saved.",
    interfaces: &[],
    fields: &[
        Field {
            name: "isSaved",
            description: "Whether the viewer has saved it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::saved_items::SavedItemStatus {
    fn object(&self) -> &'static Object {
        &SAVED_ITEM_STATUS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.saved),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::saved_items::SavedItemStatus, SAVED_ITEM_STATUS);

/// What the area `saved_items` answers in the graph beside its operations.
#[async_trait]
pub trait SavedItemsEdges: Send + Sync {
    /// The `SavedCollection` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_saved_collection(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "SavedCollection", number, Some(Operation::ListSavedItems))
            .await
    }

    /// The `SavedItem` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_saved_item(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "SavedItem", number, Some(Operation::ListSavedItems)).await
    }
}

impl<T: Send + Sync> SavedItemsEdges for T {}

/// Fields of `Mutation` that operations of the area `saved_items` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct SavedItemsMutation;

static SAVED_ITEMS_MUTATION: Object = Object {
    name: "SavedItemsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createSavedCollection",
            description: "Make a collection of saved things. `VALIDATION_ERROR` for more than a hundred.",
            ty: "CreateSavedCollectionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateSavedCollectionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_SAVED_COLLECTION_ASKING),
        },
        Field {
            name: "updateSavedCollection",
            description: "Change a collection of saved things. What is left out stays as it is.",
            ty: "UpdateSavedCollectionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateSavedCollectionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_SAVED_COLLECTION_ASKING),
        },
        Field {
            name: "deleteSavedCollection",
            description: "Delete a collection with all that is saved in it.",
            ty: "DeleteSavedCollectionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteSavedCollectionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_SAVED_COLLECTION_ASKING),
        },
        Field {
            name: "saveItem",
            description: "Save a thing in a collection, by default in the one called Default, which is made. What is saved already stays where it is. `VALIDATION_ERROR` for what is not there or not for the viewer, `NOT_FOUND` for a collection that is not theirs.",
            ty: "SaveItemPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SaveItemInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SAVE_ITEM_ASKING),
        },
        Field {
            name: "deleteSavedItem",
            description: "Let a saved thing go.",
            ty: "DeleteSavedItemPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteSavedItemInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_SAVED_ITEM_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_SAVED_COLLECTION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_SAVED_COLLECTION_PAYLOAD),
        |registry| UPDATE_SAVED_COLLECTION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_SAVED_COLLECTION_PAYLOAD),
        |registry| DELETE_SAVED_COLLECTION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_SAVED_COLLECTION_PAYLOAD),
        |registry| SAVE_ITEM_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SAVE_ITEM_PAYLOAD),
        |registry| DELETE_SAVED_ITEM_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_SAVED_ITEM_PAYLOAD),
    ],
};

impl Row for SavedItemsMutation {
    fn object(&self) -> &'static Object {
        &SAVED_ITEMS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `saved_items` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct SavedItemsQuery;

static SAVED_ITEMS_QUERY: Object = Object {
    name: "SavedItemsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "savedItems",
            description: "What is saved in a collection of the viewer's, or in a public one of somebody else's whose profile they may see; the newest first. `FORBIDDEN` for any other.",
            ty: "SavedItemConnection",
            arguments: &[
                Argument {
                    name: "savedCollectionId",
                    description: "Id of the collection.",
                    ty: "ID!",
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
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_SAVED_ITEMS_ASKING),
        },
        Field {
            name: "savedItemStatus",
            description: "Whether the viewer has saved a thing.",
            ty: "SavedItemStatus",
            arguments: &[
                Argument {
                    name: "itemType",
                    description: "What the thing is.",
                    ty: "SavedItemType!",
                    default: None,
                },
                Argument {
                    name: "itemId",
                    description: "Id of the thing.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CHECK_SAVED_ITEM_ASKING),
        },
        Field {
            name: "publicCollections",
            description: "The public collections of a member whose profile the viewer may see, the newest first. `NOT_FOUND` and `FORBIDDEN` as for the profile.",
            ty: "[SavedCollection!]",
            arguments: &[
                Argument {
                    name: "memberId",
                    description: "Id of the member.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_PUBLIC_COLLECTIONS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::saved_items::SAVED_ITEM_CONNECTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::saved_items::SAVED_ITEM_STATUS,
        ),
        |registry| crate::graph::saved_items::SAVED_ITEM_TYPE_WORDS.register(registry),
        |registry| register_object(
            registry,
            &crate::graph::saved_items::SAVED_COLLECTION,
        ),
    ],
};

impl Row for SavedItemsQuery {
    fn object(&self) -> &'static Object {
        &SAVED_ITEMS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `saved_items` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct SavedItemsViewer;

static SAVED_ITEMS_VIEWER: Object = Object {
    name: "SavedItemsViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "savedCollections",
            description: "The viewer's collections of saved things, the newest first.",
            ty: "[SavedCollection!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_SAVED_COLLECTIONS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::saved_items::SAVED_COLLECTION,
        ),
    ],
};

impl Row for SavedItemsViewer {
    fn object(&self) -> &'static Object {
        &SAVED_ITEMS_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_SAVED_COLLECTIONS_ASKING: Asking = Asking {
    operation: Operation::ListSavedCollections,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_saved_collections,
};

fn list_saved_collections(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::saved_items::SavedCollectionList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CREATE_SAVED_COLLECTION_ASKING: Asking = Asking {
    operation: Operation::CreateSavedCollection,
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
            argument: "color",
            wire: "color",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "icon",
            wire: "icon",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_saved_collection,
};

static CREATE_SAVED_COLLECTION_INPUT_TABLE: InputTable = InputTable {
    name: "CreateSavedCollectionInput",
    description: "Input of `createSavedCollection`.",
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
            name: "color",
            description: "Its colour.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "icon",
            description: "Name of its icon.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static CREATE_SAVED_COLLECTION_PAYLOAD: Object = Object {
    name: "CreateSavedCollectionPayload",
    description: "Result of `createSavedCollection`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "savedCollection",
            description: "The new saved collection.",
            ty: "SavedCollection",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::saved_items::SAVED_COLLECTION),
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
            &crate::graph::saved_items::SAVED_COLLECTION,
        ),
    ],
};

fn create_saved_collection(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::saved_items::SavedCollectionResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_SAVED_COLLECTION_PAYLOAD)
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

static UPDATE_SAVED_COLLECTION_ASKING: Asking = Asking {
    operation: Operation::UpdateSavedCollection,
    inputs: &[
        Input {
            argument: "savedCollectionId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("SavedCollection"),
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
        Input {
            argument: "color",
            wire: "color",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "icon",
            wire: "icon",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_saved_collection,
};

static UPDATE_SAVED_COLLECTION_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateSavedCollectionInput",
    description: "Input of `updateSavedCollection`.",
    fields: &[
        Argument {
            name: "savedCollectionId",
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
        Argument {
            name: "color",
            description: "Its colour. Null takes it away.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "icon",
            description: "Name of its icon. Null takes it away.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static UPDATE_SAVED_COLLECTION_PAYLOAD: Object = Object {
    name: "UpdateSavedCollectionPayload",
    description: "Result of `updateSavedCollection`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "savedCollection",
            description: "The saved collection after the change.",
            ty: "SavedCollection",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::saved_items::SAVED_COLLECTION),
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
            &crate::graph::saved_items::SAVED_COLLECTION,
        ),
    ],
};

fn update_saved_collection(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::saved_items::SavedCollectionResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_SAVED_COLLECTION_PAYLOAD)
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

static DELETE_SAVED_COLLECTION_ASKING: Asking = Asking {
    operation: Operation::DeleteSavedCollection,
    inputs: &[
        Input {
            argument: "savedCollectionId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("SavedCollection"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_saved_collection,
};

static DELETE_SAVED_COLLECTION_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteSavedCollectionInput",
    description: "Input of `deleteSavedCollection`.",
    fields: &[
        Argument {
            name: "savedCollectionId",
            description: "Id of the collection.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_SAVED_COLLECTION_PAYLOAD: Object = Object {
    name: "DeleteSavedCollectionPayload",
    description: "Result of `deleteSavedCollection`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedSavedCollectionId",
            description: "Global id of the saved collection that is gone.",
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

fn delete_saved_collection(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_SAVED_COLLECTION_PAYLOAD)
            .removed("SavedCollection", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static LIST_SAVED_ITEMS_ASKING: Asking = Asking {
    operation: Operation::ListSavedItems,
    inputs: &[
        Input {
            argument: "savedCollectionId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("SavedCollection"),
        },
        Input {
            argument: "after",
            wire: "page",
            place: InputPlace::Query,
            kind: InputKind::Place {
                usual: 20,
                most: 100,
            },
        },
        Input {
            argument: "before",
            wire: "page",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
        },
        Input {
            argument: "first",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "last",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 100 },
        },
    ],
    before: &[],
    keep: None,
    total: Some(|mut ask| {
        let answer: crate::saved_items::SavedItemPage = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_saved_items,
};

fn list_saved_items(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::saved_items::SavedItemPage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data.items);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}

static SAVE_ITEM_ASKING: Asking = Asking {
    operation: Operation::SaveItem,
    inputs: &[
        Input {
            argument: "itemType",
            wire: "item_type",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::saved_items::SAVED_ITEM_TYPE_WORDS),
        },
        Input {
            argument: "itemId",
            wire: "item_id",
            place: InputPlace::Body,
            kind: InputKind::Id("anything"),
        },
        Input {
            argument: "collectionId",
            wire: "collection_id",
            place: InputPlace::Body,
            kind: InputKind::Id("SavedCollection"),
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
    answer: save_item,
};

static SAVE_ITEM_INPUT_TABLE: InputTable = InputTable {
    name: "SaveItemInput",
    description: "Input of `saveItem`.",
    fields: &[
        Argument {
            name: "itemType",
            description: "What can be saved in a collection.",
            ty: "SavedItemType!",
            default: None,
        },
        Argument {
            name: "itemId",
            description: "Id of the thing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "collectionId",
            description: "In which collection.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "note",
            description: "A note for oneself.",
            ty: "String",
            default: None,
        },
    ],
    types: &[
        |registry| crate::graph::saved_items::SAVED_ITEM_TYPE_WORDS.register(registry),
    ],
};

static SAVE_ITEM_PAYLOAD: Object = Object {
    name: "SaveItemPayload",
    description: "Result of `saveItem`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "savedItem",
            description: "The saved item after the change.",
            ty: "SavedItem",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::saved_items::SAVED_ITEM),
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
        |registry| register_object(registry, &crate::graph::saved_items::SAVED_ITEM),
    ],
};

fn save_item(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::saved_items::SavedItemResponse = ask.made()?;
    Ok(
        Shown::of(&SAVE_ITEM_PAYLOAD)
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

static DELETE_SAVED_ITEM_ASKING: Asking = Asking {
    operation: Operation::DeleteSavedItem,
    inputs: &[
        Input {
            argument: "savedItemId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("SavedItem"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_saved_item,
};

static DELETE_SAVED_ITEM_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteSavedItemInput",
    description: "Input of `deleteSavedItem`.",
    fields: &[
        Argument {
            name: "savedItemId",
            description: "Id of the entry.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_SAVED_ITEM_PAYLOAD: Object = Object {
    name: "DeleteSavedItemPayload",
    description: "Result of `deleteSavedItem`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedSavedItemId",
            description: "Global id of the saved item that is gone.",
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

fn delete_saved_item(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_SAVED_ITEM_PAYLOAD)
            .removed("SavedItem", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static CHECK_SAVED_ITEM_ASKING: Asking = Asking {
    operation: Operation::CheckSavedItem,
    inputs: &[
        Input {
            argument: "itemType",
            wire: "item_type",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::saved_items::SAVED_ITEM_TYPE_WORDS),
        },
        Input {
            argument: "itemId",
            wire: "item_id",
            place: InputPlace::Query,
            kind: InputKind::Id("anything"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: check_saved_item,
};

fn check_saved_item(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::saved_items::SavedItemStatusResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_PUBLIC_COLLECTIONS_ASKING: Asking = Asking {
    operation: Operation::ListPublicCollections,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_public_collections,
};

fn list_public_collections(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::saved_items::SavedCollectionList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}
