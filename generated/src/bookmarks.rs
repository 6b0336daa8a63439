// Made from contract/areas/bookmarks.yaml by codegen; edit the contract instead.

//! The area `bookmarks`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `bookmarks`: one method an operation.
pub trait BookmarksApi: Area {
    /// What the caller keeps for later
    ///
    /// `GET /api/v2/bookmarks`
    ///
    /// The newest first; of one type or one collection if it is named. 404 `NOT_FOUND` for a collection that is not the caller's.
    fn list_bookmarks(
        &self,
        call: Self::Call,
        query: ListBookmarksQuery,
    ) -> impl Future<Output = Result<BookmarkPage, Self::Failure>> + Send;

    /// Keep a thing for later, or let it go
    ///
    /// `POST /api/v2/bookmarks`
    ///
    /// What is kept is let go; everything else is kept, in a collection if one is named. 400 `INVALID_INPUT` for a type that there is not, 400 `INVALID_TYPE` on `id` for a thing that is not there or not for the caller, 404 `NOT_FOUND` for a collection that is not the caller's.
    fn toggle_bookmark(
        &self,
        call: Self::Call,
        body: ToggleBookmarkBody,
    ) -> impl Future<Output = Result<BookmarkStatusResponse, Self::Failure>> + Send;

    /// Whether the caller keeps a thing
    ///
    /// `GET /api/v2/bookmarks/status`
    ///
    /// And how many members do. 400 `INVALID_TYPE` on `id` for a thing that is not there or not for the caller.
    fn get_bookmark_status(
        &self,
        call: Self::Call,
        query: GetBookmarkStatusQuery,
    ) -> impl Future<Output = Result<BookmarkStatusResponse, Self::Failure>> + Send;

    /// Put what is kept into a collection
    ///
    /// `POST /api/v2/bookmarks/{id}/move`
    ///
    /// Or into none. 404 `NOT_FOUND` for a bookmark or a collection that is not the caller's.
    fn move_bookmark(
        &self,
        call: Self::Call,
        path: MoveBookmarkPath,
        body: MoveBookmarkBody,
    ) -> impl Future<Output = Result<BookmarkMovedResponse, Self::Failure>> + Send;

    /// The caller's collections
    ///
    /// `GET /api/v2/bookmark-collections`
    ///
    /// By name.
    fn list_bookmark_collections(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<BookmarkCollectionList, Self::Failure>> + Send;

    /// Make a collection
    ///
    /// `POST /api/v2/bookmark-collections`
    ///
    /// 409 `DUPLICATE` on `name` if the caller has one of this name, however it is spelled; 422 `VALIDATION_ERROR` on `name` for a blank one, and for more than 100 collections.
    fn create_bookmark_collection(
        &self,
        call: Self::Call,
        body: CreateBookmarkCollectionBody,
    ) -> impl Future<Output = Result<BookmarkCollectionResponse, Self::Failure>> + Send;

    /// Change a collection
    ///
    /// `PUT /api/v2/bookmark-collections/{id}`
    ///
    /// What is left out stays as it is. 404 `NOT_FOUND` for one that is not the caller's, 409 `DUPLICATE` on `name` if they have one of this name, 422 `VALIDATION_ERROR` on `name` for a blank one.
    fn update_bookmark_collection(
        &self,
        call: Self::Call,
        path: UpdateBookmarkCollectionPath,
        body: UpdateBookmarkCollectionBody,
    ) -> impl Future<Output = Result<BookmarkCollectionResponse, Self::Failure>> + Send;

    /// Delete a collection
    ///
    /// `DELETE /api/v2/bookmark-collections/{id}`
    ///
    /// What is in it stays kept, in none. 404 `NOT_FOUND` for one that is not the caller's.
    fn delete_bookmark_collection(
        &self,
        call: Self::Call,
        path: DeleteBookmarkCollectionPath,
    ) -> impl Future<
        Output = Result<BookmarkCollectionDeletedResponse, Self::Failure>,
    > + Send;

    /// Those of the `Bookmark` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn bookmark_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<Bookmark>, Self::Failure>> + Send;

    /// Those of the `BookmarkCollection` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn bookmark_collection_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<BookmarkCollection>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: BookmarksApi>() -> [Served<A>; 8] {
    [
        (Operation::ListBookmarks, list_bookmarks::<A>),
        (Operation::ToggleBookmark, toggle_bookmark::<A>),
        (Operation::GetBookmarkStatus, get_bookmark_status::<A>),
        (Operation::MoveBookmark, move_bookmark::<A>),
        (Operation::ListBookmarkCollections, list_bookmark_collections::<A>),
        (Operation::CreateBookmarkCollection, create_bookmark_collection::<A>),
        (Operation::UpdateBookmarkCollection, update_bookmark_collection::<A>),
        (Operation::DeleteBookmarkCollection, delete_bookmark_collection::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 8] {
    [
        (Operation::ListBookmarks, |asked| list_bookmarks_input(asked).map(drop)),
        (Operation::ToggleBookmark, |asked| toggle_bookmark_input(asked).map(drop)),
        (
            Operation::GetBookmarkStatus,
            |asked| get_bookmark_status_input(asked).map(drop),
        ),
        (Operation::MoveBookmark, |asked| move_bookmark_input(asked).map(drop)),
        (Operation::ListBookmarkCollections, |_| Ok(())),
        (
            Operation::CreateBookmarkCollection,
            |asked| create_bookmark_collection_input(asked).map(drop),
        ),
        (
            Operation::UpdateBookmarkCollection,
            |asked| update_bookmark_collection_input(asked).map(drop),
        ),
        (
            Operation::DeleteBookmarkCollection,
            |asked| delete_bookmark_collection_input(asked).map(drop),
        ),
    ]
}

fn list_bookmarks_input(asked: &mut Asked) -> Result<ListBookmarksQuery, Rejection> {
    let query: ListBookmarksQuery = asked.query(&LIST_BOOKMARKS_QUERY)?;
    Ok(query)
}

fn list_bookmarks<A: BookmarksApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_bookmarks_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_bookmarks(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn toggle_bookmark_input(asked: &mut Asked) -> Result<ToggleBookmarkBody, Rejection> {
    let body: ToggleBookmarkBody = asked.body(true)?;
    Ok(body)
}

fn toggle_bookmark<A: BookmarksApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = toggle_bookmark_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().toggle_bookmark(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_bookmark_status_input(
    asked: &mut Asked,
) -> Result<GetBookmarkStatusQuery, Rejection> {
    let query: GetBookmarkStatusQuery = asked.query(&GET_BOOKMARK_STATUS_QUERY)?;
    Ok(query)
}

fn get_bookmark_status<A: BookmarksApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = get_bookmark_status_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().get_bookmark_status(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn move_bookmark_input(
    asked: &mut Asked,
) -> Result<(MoveBookmarkPath, MoveBookmarkBody), Rejection> {
    let path: MoveBookmarkPath = asked.path(&MOVE_BOOKMARK_PATH)?;
    let body: MoveBookmarkBody = asked.body(true)?;
    Ok((path, body))
}

fn move_bookmark<A: BookmarksApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = move_bookmark_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().move_bookmark(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_bookmark_collections<A: BookmarksApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_bookmark_collections(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_bookmark_collection_input(
    asked: &mut Asked,
) -> Result<CreateBookmarkCollectionBody, Rejection> {
    let body: CreateBookmarkCollectionBody = asked.body(true)?;
    Ok(body)
}

fn create_bookmark_collection<A: BookmarksApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_bookmark_collection_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().create_bookmark_collection(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn update_bookmark_collection_input(
    asked: &mut Asked,
) -> Result<(UpdateBookmarkCollectionPath, UpdateBookmarkCollectionBody), Rejection> {
    let path: UpdateBookmarkCollectionPath = asked
        .path(&UPDATE_BOOKMARK_COLLECTION_PATH)?;
    let body: UpdateBookmarkCollectionBody = asked.body(true)?;
    Ok((path, body))
}

fn update_bookmark_collection<A: BookmarksApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_bookmark_collection_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .update_bookmark_collection(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_bookmark_collection_input(
    asked: &mut Asked,
) -> Result<DeleteBookmarkCollectionPath, Rejection> {
    let path: DeleteBookmarkCollectionPath = asked
        .path(&DELETE_BOOKMARK_COLLECTION_PATH)?;
    Ok(path)
}

fn delete_bookmark_collection<A: BookmarksApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_bookmark_collection_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().delete_bookmark_collection(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_BOOKMARKS_QUERY: [Parameter; 4] = [
    Parameter {
        name: "type",
        kind: Kind::Word(&["listing", "event", "discussion", "post"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "collection_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 1000000,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: false,
    },
];

static GET_BOOKMARK_STATUS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "type",
        kind: Kind::Word(&["listing", "event", "discussion", "post"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static MOVE_BOOKMARK_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static UPDATE_BOOKMARK_COLLECTION_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static DELETE_BOOKMARK_COLLECTION_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// A thing that a member keeps for later.
#[derive(Clone, Debug, Serialize)]
pub struct Bookmark {
    /// Id of the bookmark.
    pub id: i64,
    /// What the thing is.
    pub bookmarkable_type: BookmarkType,
    /// Id of the thing.
    pub bookmarkable_id: i64,
    /// Id of the collection. Null if it is in none.
    pub collection_id: Option<i64>,
    /// Title of the thing. Null if it is gone, or not for the caller any more.
    pub title: Option<String>,
    /// When it was kept.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// A collection of what a member keeps for later.
#[derive(Clone, Debug, Serialize)]
pub struct BookmarkCollection {
    /// Id of the collection.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// What it is for. Null if nobody said.
    pub description: Option<String>,
    /// How much is in it.
    pub bookmarks_count: i64,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// That a collection is gone.
#[derive(Clone, Debug, Serialize)]
pub struct BookmarkCollectionDeleted {
    /// Always true.
    pub success: bool,
}

/// That a collection is gone.
#[derive(Clone, Debug, Serialize)]
pub struct BookmarkCollectionDeletedResponse {
    /// The data.
    pub data: BookmarkCollectionDeleted,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A member's collections.
#[derive(Clone, Debug, Serialize)]
pub struct BookmarkCollectionList {
    /// By name.
    pub data: Vec<BookmarkCollection>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A collection.
#[derive(Clone, Debug, Serialize)]
pub struct BookmarkCollectionResponse {
    /// The data.
    pub data: BookmarkCollection,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// That a bookmark was moved.
#[derive(Clone, Debug, Serialize)]
pub struct BookmarkMoved {
    /// Always true.
    pub success: bool,
    /// The bookmark.
    pub bookmark: Bookmark,
}

/// That a bookmark was moved.
#[derive(Clone, Debug, Serialize)]
pub struct BookmarkMovedResponse {
    /// The data.
    pub data: BookmarkMoved,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A page of what a member keeps for later.
#[derive(Clone, Debug, Serialize)]
pub struct BookmarkPage {
    /// The newest first.
    pub data: Vec<Bookmark>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
}

/// Whether a thing is kept.
#[derive(Clone, Debug, Serialize)]
pub struct BookmarkStatus {
    /// Whether the caller keeps it.
    pub bookmarked: bool,
    /// How many members keep it.
    pub count: i64,
}

/// Whether a thing is kept.
#[derive(Clone, Debug, Serialize)]
pub struct BookmarkStatusResponse {
    /// The data.
    pub data: BookmarkStatus,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What can be kept for later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BookmarkType {
    /// `listing`.
    Listing,
    /// `event`.
    Event,
    /// `discussion`.
    Discussion,
    /// `post`.
    Post,
}

crate::word! {
    BookmarkType { Listing = "listing", Event = "event", Discussion = "discussion", Post
    = "post" }
}

crate::runtime::wire! {
    BookmarkType
}

/// A collection.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateBookmarkCollectionBody {
    /// Its name.
    pub name: String,
    /// What it is for.
    pub description: Option<String>,
}

/// The path parameters of `DELETE /api/v2/bookmark-collections/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteBookmarkCollectionPath {
    /// Id of the collection.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/bookmarks/status`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetBookmarkStatusQuery {
    /// The type.
    #[serde(rename = "type")]
    pub type_: BookmarkType,
    /// Id of the thing.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/bookmarks`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListBookmarksQuery {
    /// The type.
    #[serde(rename = "type")]
    pub type_: Option<BookmarkType>,
    /// Only in this collection.
    pub collection_id: Option<i64>,
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a full page.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
}

impl std::default::Default for ListBookmarksQuery {
    fn default() -> Self {
        Self {
            collection_id: Default::default(),
            page: defaults::default_u64::<i64, 1>(),
            per_page: defaults::default_u64::<i64, 20>(),
            type_: Default::default(),
        }
    }
}

/// Where it is to be.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct MoveBookmarkBody {
    /// The collection. None if null or left out.
    pub collection_id: Option<i64>,
}

/// The path parameters of `POST /api/v2/bookmarks/{id}/move`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct MoveBookmarkPath {
    /// Id of the bookmark.
    pub id: i64,
}

/// A thing that is to be kept or let go.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ToggleBookmarkBody {
    /// The type.
    #[serde(rename = "type")]
    pub type_: BookmarkType,
    /// Id of the thing.
    pub id: i64,
    /// In which collection it is kept.
    pub collection_id: Option<i64>,
}

/// What is to change of a collection.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateBookmarkCollectionBody {
    /// Its name.
    pub name: Option<String>,
    /// What it is for. Null takes it away.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub description: Option<Option<String>>,
}

/// The path parameters of `PUT /api/v2/bookmark-collections/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateBookmarkCollectionPath {
    /// Id of the collection.
    pub id: i64,
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn default_u64<T, const V: u64>() -> T
    where
        T: TryFrom<u64>,
        <T as std::convert::TryFrom<u64>>::Error: std::fmt::Debug,
    {
        T::try_from(V).unwrap()
    }
}
