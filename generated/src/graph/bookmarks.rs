// Made from contract/areas/bookmarks.yaml by codegen; edit the contract instead.

//! The area `bookmarks` in the graph.

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

/// The words of `BookmarkType`.
pub static BOOKMARK_TYPE_WORDS: EnumTable = EnumTable {
    name: "BookmarkType",
    description: "What can be kept for later.",
    values: &[
        EnumValue {
            name: "LISTING",
            word: "listing",
            description: "An offer or a request.",
        },
        EnumValue {
            name: "EVENT",
            word: "event",
            description: "An event.",
        },
        EnumValue {
            name: "DISCUSSION",
            word: "discussion",
            description: "A discussion of a group.",
        },
        EnumValue {
            name: "POST",
            word: "post",
            description: "A post in the feed.",
        },
    ],
};

crate::graph_words!(crate ::bookmarks::BookmarkType, BOOKMARK_TYPE_WORDS);

/// `Bookmark`.
pub static BOOKMARK: Object = Object {
    name: "Bookmark",
    description: "A thing that a member keeps for later.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the bookmark.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "type",
            description: "What the thing is.",
            ty: "BookmarkType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "itemId",
            description: "Id of the thing.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "collection",
            description: "The collection. Null if it is in none.",
            ty: "BookmarkCollection",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "title",
            description: "Title of the thing. Null if it is gone, or not for the viewer any more.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was kept.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "item",
            description: "The thing. Null when it is gone or the viewer may not see it, and for posts, which `feedItem` shows.",
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
        |registry| crate::graph::bookmarks::BOOKMARK_TYPE_WORDS.register(registry),
        |registry| register_object(
            registry,
            &crate::graph::bookmarks::BOOKMARK_COLLECTION,
        ),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::bookmarks::Bookmark {
    fn object(&self) -> &'static Object {
        &BOOKMARK
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("Bookmark", self.id)),
            1 => Show::show(&self.bookmarkable_type),
            2 => {
                match numbered(&self.bookmarkable_id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            4 => Show::show(&self.title),
            5 => Show::show(&self.created_at),
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
                3 => {
                    match numbered(&self.collection_id) {
                        Some(number) => edges.find_bookmark_collection(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                6 => {
                    match (
                        self.bookmarkable_type.as_str(),
                        numbered(&self.bookmarkable_id),
                    ) {
                        (word, Some(number)) => {
                            match word {
                                "listing" => edges.find_listing(ctx, number).await,
                                "event" => edges.find_event(ctx, number).await,
                                "discussion" => {
                                    edges.find_group_discussion(ctx, number).await
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

crate::graph_row!(crate ::bookmarks::Bookmark, BOOKMARK);

/// A page of `Bookmark`.
pub static BOOKMARK_CONNECTION: Object = Object {
    name: "BookmarkConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[BookmarkEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&BOOKMARK_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[Bookmark!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&BOOKMARK),
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
        |registry| register_object(registry, &BOOKMARK_EDGE),
        |registry| register_object(registry, &BOOKMARK),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `Bookmark`.
pub static BOOKMARK_EDGE: Object = Object {
    name: "BookmarkEdge",
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
            ty: "Bookmark!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&BOOKMARK),
        },
    ],
    types: &[],
};

impl Listed for crate::bookmarks::Bookmark {
    const CONNECTION: &'static Object = &BOOKMARK_CONNECTION;
    const EDGE: &'static Object = &BOOKMARK_EDGE;
}

/// `BookmarkCollection`.
pub static BOOKMARK_COLLECTION: Object = Object {
    name: "BookmarkCollection",
    description: "A collection of what a member keeps for later.",
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
            name: "bookmarkCount",
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

impl Row for crate::bookmarks::BookmarkCollection {
    fn object(&self) -> &'static Object {
        &BOOKMARK_COLLECTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("BookmarkCollection", self.id)),
            1 => Show::show(&self.name),
            2 => Show::show(&self.description),
            3 => Show::show(&self.bookmarks_count),
            4 => Show::show(&self.created_at),
            5 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::bookmarks::BookmarkCollection, BOOKMARK_COLLECTION);

/// `BookmarkStatus`.
pub static BOOKMARK_STATUS: Object = Object {
    name: "BookmarkStatus",
    description: "Whether a thing is kept.",
    interfaces: &[],
    fields: &[
        Field {
            name: "isBookmarked",
            description: "Whether the viewer keeps it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "bookmarkCount",
            description: "How many members keep it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::bookmarks::BookmarkStatus {
    fn object(&self) -> &'static Object {
        &BOOKMARK_STATUS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.bookmarked),
            1 => Show::show(&self.count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::bookmarks::BookmarkStatus, BOOKMARK_STATUS);

/// What the area `bookmarks` answers in the graph beside its operations.
#[async_trait]
pub trait BookmarksEdges: Send + Sync {
    /// The `Bookmark` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_bookmark(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "Bookmark", number, Some(Operation::ListBookmarks)).await
    }

    /// The `BookmarkCollection` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_bookmark_collection(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "BookmarkCollection",
                number,
                Some(Operation::ListBookmarkCollections),
            )
            .await
    }
}

impl<T: Send + Sync> BookmarksEdges for T {}

/// Fields of `Mutation` that operations of the area `bookmarks` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct BookmarksMutation;

static BOOKMARKS_MUTATION: Object = Object {
    name: "BookmarksMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "toggleBookmark",
            description: "Keep a thing for later, or let it go if it is kept. `INVALID_TYPE` for what is not there or not for the viewer, `NOT_FOUND` for a collection that is not the viewer's.",
            ty: "ToggleBookmarkPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ToggleBookmarkInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&TOGGLE_BOOKMARK_ASKING),
        },
        Field {
            name: "moveBookmark",
            description: "Put what is kept into a collection, or into none.",
            ty: "MoveBookmarkPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "MoveBookmarkInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&MOVE_BOOKMARK_ASKING),
        },
        Field {
            name: "createBookmarkCollection",
            description: "Make a collection. `DUPLICATE` if the viewer has one of this name; `VALIDATION_ERROR` for more than a hundred.",
            ty: "CreateBookmarkCollectionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateBookmarkCollectionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_BOOKMARK_COLLECTION_ASKING),
        },
        Field {
            name: "updateBookmarkCollection",
            description: "Change a collection. What is left out stays as it is. `DUPLICATE` if the viewer has one of this name.",
            ty: "UpdateBookmarkCollectionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateBookmarkCollectionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_BOOKMARK_COLLECTION_ASKING),
        },
        Field {
            name: "deleteBookmarkCollection",
            description: "Delete a collection. What is in it stays kept, in none.",
            ty: "DeleteBookmarkCollectionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteBookmarkCollectionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_BOOKMARK_COLLECTION_ASKING),
        },
    ],
    types: &[
        |registry| TOGGLE_BOOKMARK_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &TOGGLE_BOOKMARK_PAYLOAD),
        |registry| MOVE_BOOKMARK_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &MOVE_BOOKMARK_PAYLOAD),
        |registry| CREATE_BOOKMARK_COLLECTION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_BOOKMARK_COLLECTION_PAYLOAD),
        |registry| UPDATE_BOOKMARK_COLLECTION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_BOOKMARK_COLLECTION_PAYLOAD),
        |registry| DELETE_BOOKMARK_COLLECTION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_BOOKMARK_COLLECTION_PAYLOAD),
    ],
};

impl Row for BookmarksMutation {
    fn object(&self) -> &'static Object {
        &BOOKMARKS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `bookmarks` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct BookmarksQuery;

static BOOKMARKS_QUERY: Object = Object {
    name: "BookmarksQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "bookmarkStatus",
            description: "Whether the viewer keeps a thing, and how many members do. `INVALID_TYPE` for what is not there or not for the viewer.",
            ty: "BookmarkStatus",
            arguments: &[
                Argument {
                    name: "type",
                    description: "What the thing is.",
                    ty: "BookmarkType!",
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
            source: Source::Operation(&GET_BOOKMARK_STATUS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::bookmarks::BOOKMARK_STATUS),
        |registry| crate::graph::bookmarks::BOOKMARK_TYPE_WORDS.register(registry),
    ],
};

impl Row for BookmarksQuery {
    fn object(&self) -> &'static Object {
        &BOOKMARKS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `bookmarks` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct BookmarksViewer;

static BOOKMARKS_VIEWER: Object = Object {
    name: "BookmarksViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "bookmarks",
            description: "What the viewer keeps for later, the newest first.",
            ty: "BookmarkConnection",
            arguments: &[
                Argument {
                    name: "type",
                    description: "Only of this type.",
                    ty: "BookmarkType",
                    default: None,
                },
                Argument {
                    name: "collectionId",
                    description: "Only in this collection.",
                    ty: "ID",
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
            source: Source::Operation(&LIST_BOOKMARKS_ASKING),
        },
        Field {
            name: "bookmarkCollections",
            description: "The viewer's collections by name.",
            ty: "[BookmarkCollection!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_BOOKMARK_COLLECTIONS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::bookmarks::BOOKMARK_CONNECTION,
        ),
        |registry| crate::graph::bookmarks::BOOKMARK_TYPE_WORDS.register(registry),
        |registry| register_object(
            registry,
            &crate::graph::bookmarks::BOOKMARK_COLLECTION,
        ),
    ],
};

impl Row for BookmarksViewer {
    fn object(&self) -> &'static Object {
        &BOOKMARKS_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_BOOKMARKS_ASKING: Asking = Asking {
    operation: Operation::ListBookmarks,
    inputs: &[
        Input {
            argument: "type",
            wire: "type",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::bookmarks::BOOKMARK_TYPE_WORDS),
        },
        Input {
            argument: "collectionId",
            wire: "collection_id",
            place: InputPlace::Query,
            kind: InputKind::Id("BookmarkCollection"),
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
        let answer: crate::bookmarks::BookmarkPage = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_bookmarks,
};

fn list_bookmarks(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::bookmarks::BookmarkPage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}

static TOGGLE_BOOKMARK_ASKING: Asking = Asking {
    operation: Operation::ToggleBookmark,
    inputs: &[
        Input {
            argument: "type",
            wire: "type",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::bookmarks::BOOKMARK_TYPE_WORDS),
        },
        Input {
            argument: "itemId",
            wire: "id",
            place: InputPlace::Body,
            kind: InputKind::Id("anything"),
        },
        Input {
            argument: "collectionId",
            wire: "collection_id",
            place: InputPlace::Body,
            kind: InputKind::Id("BookmarkCollection"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: toggle_bookmark,
};

static TOGGLE_BOOKMARK_INPUT_TABLE: InputTable = InputTable {
    name: "ToggleBookmarkInput",
    description: "Input of `toggleBookmark`.",
    fields: &[
        Argument {
            name: "type",
            description: "What can be kept for later.",
            ty: "BookmarkType!",
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
            description: "In which collection it is kept.",
            ty: "ID",
            default: None,
        },
    ],
    types: &[|registry| crate::graph::bookmarks::BOOKMARK_TYPE_WORDS.register(registry)],
};

static TOGGLE_BOOKMARK_PAYLOAD: Object = Object {
    name: "ToggleBookmarkPayload",
    description: "Result of `toggleBookmark`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "bookmarkStatus",
            description: "The bookmark status after the change.",
            ty: "BookmarkStatus",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::bookmarks::BOOKMARK_STATUS),
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
        |registry| register_object(registry, &crate::graph::bookmarks::BOOKMARK_STATUS),
    ],
};

fn toggle_bookmark(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::bookmarks::BookmarkStatusResponse = ask.made()?;
    Ok(
        Shown::of(&TOGGLE_BOOKMARK_PAYLOAD)
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

static GET_BOOKMARK_STATUS_ASKING: Asking = Asking {
    operation: Operation::GetBookmarkStatus,
    inputs: &[
        Input {
            argument: "type",
            wire: "type",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::bookmarks::BOOKMARK_TYPE_WORDS),
        },
        Input {
            argument: "itemId",
            wire: "id",
            place: InputPlace::Query,
            kind: InputKind::Id("anything"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_bookmark_status,
};

fn get_bookmark_status(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::bookmarks::BookmarkStatusResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static MOVE_BOOKMARK_ASKING: Asking = Asking {
    operation: Operation::MoveBookmark,
    inputs: &[
        Input {
            argument: "bookmarkId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Bookmark"),
        },
        Input {
            argument: "collectionId",
            wire: "collection_id",
            place: InputPlace::Body,
            kind: InputKind::Id("BookmarkCollection"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: move_bookmark,
};

static MOVE_BOOKMARK_INPUT_TABLE: InputTable = InputTable {
    name: "MoveBookmarkInput",
    description: "Input of `moveBookmark`.",
    fields: &[
        Argument {
            name: "bookmarkId",
            description: "Id of the bookmark.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "collectionId",
            description: "The collection. None if null or left out.",
            ty: "ID",
            default: None,
        },
    ],
    types: &[],
};

static MOVE_BOOKMARK_PAYLOAD: Object = Object {
    name: "MoveBookmarkPayload",
    description: "Result of `moveBookmark`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "bookmark",
            description: "The bookmark after the change.",
            ty: "Bookmark",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::bookmarks::BOOKMARK),
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
    types: &[|registry| register_object(registry, &crate::graph::bookmarks::BOOKMARK)],
};

fn move_bookmark(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::bookmarks::BookmarkMovedResponse = ask.made()?;
    Ok(
        Shown::of(&MOVE_BOOKMARK_PAYLOAD)
            .with(IntoFound::into_found(answer.data.bookmark))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static LIST_BOOKMARK_COLLECTIONS_ASKING: Asking = Asking {
    operation: Operation::ListBookmarkCollections,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_bookmark_collections,
};

fn list_bookmark_collections(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::bookmarks::BookmarkCollectionList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CREATE_BOOKMARK_COLLECTION_ASKING: Asking = Asking {
    operation: Operation::CreateBookmarkCollection,
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
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_bookmark_collection,
};

static CREATE_BOOKMARK_COLLECTION_INPUT_TABLE: InputTable = InputTable {
    name: "CreateBookmarkCollectionInput",
    description: "Input of `createBookmarkCollection`.",
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
    ],
    types: &[],
};

static CREATE_BOOKMARK_COLLECTION_PAYLOAD: Object = Object {
    name: "CreateBookmarkCollectionPayload",
    description: "Result of `createBookmarkCollection`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "bookmarkCollection",
            description: "The new bookmark collection.",
            ty: "BookmarkCollection",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::bookmarks::BOOKMARK_COLLECTION),
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
            &crate::graph::bookmarks::BOOKMARK_COLLECTION,
        ),
    ],
};

fn create_bookmark_collection(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::bookmarks::BookmarkCollectionResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_BOOKMARK_COLLECTION_PAYLOAD)
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

static UPDATE_BOOKMARK_COLLECTION_ASKING: Asking = Asking {
    operation: Operation::UpdateBookmarkCollection,
    inputs: &[
        Input {
            argument: "bookmarkCollectionId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("BookmarkCollection"),
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
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_bookmark_collection,
};

static UPDATE_BOOKMARK_COLLECTION_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateBookmarkCollectionInput",
    description: "Input of `updateBookmarkCollection`.",
    fields: &[
        Argument {
            name: "bookmarkCollectionId",
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
    ],
    types: &[],
};

static UPDATE_BOOKMARK_COLLECTION_PAYLOAD: Object = Object {
    name: "UpdateBookmarkCollectionPayload",
    description: "Result of `updateBookmarkCollection`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "bookmarkCollection",
            description: "The bookmark collection after the change.",
            ty: "BookmarkCollection",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::bookmarks::BOOKMARK_COLLECTION),
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
            &crate::graph::bookmarks::BOOKMARK_COLLECTION,
        ),
    ],
};

fn update_bookmark_collection(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::bookmarks::BookmarkCollectionResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_BOOKMARK_COLLECTION_PAYLOAD)
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

static DELETE_BOOKMARK_COLLECTION_ASKING: Asking = Asking {
    operation: Operation::DeleteBookmarkCollection,
    inputs: &[
        Input {
            argument: "bookmarkCollectionId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("BookmarkCollection"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_bookmark_collection,
};

static DELETE_BOOKMARK_COLLECTION_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteBookmarkCollectionInput",
    description: "Input of `deleteBookmarkCollection`.",
    fields: &[
        Argument {
            name: "bookmarkCollectionId",
            description: "Id of the collection.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_BOOKMARK_COLLECTION_PAYLOAD: Object = Object {
    name: "DeleteBookmarkCollectionPayload",
    description: "Result of `deleteBookmarkCollection`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedBookmarkCollectionId",
            description: "Global id of the bookmark collection that is gone.",
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

fn delete_bookmark_collection(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_BOOKMARK_COLLECTION_PAYLOAD)
            .removed("BookmarkCollection", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}
