// Made from contract/areas/saved_items.yaml by codegen; edit the contract instead.

//! The area `saved_items`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, NoContent, Parameter, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `saved_items`: one method an operation.
pub trait SavedItemsApi: Area {
    /// The caller's collections of saved things
    ///
    /// `GET /api/v2/me/collections`
    ///
    /// The newest first.
    fn list_saved_collections(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<SavedCollectionList, Self::Failure>> + Send;

    /// Make a collection of saved things
    ///
    /// `POST /api/v2/me/collections`
    ///
    /// 422 `VALIDATION_ERROR` on `name` for a blank one, and for more than 100 collections.
    fn create_saved_collection(
        &self,
        call: Self::Call,
        body: CreateSavedCollectionBody,
    ) -> impl Future<Output = Result<SavedCollectionResponse, Self::Failure>> + Send;

    /// Change a collection of saved things
    ///
    /// `PATCH /api/v2/me/collections/{id}`
    ///
    /// What is left out stays as it is. 404 `NOT_FOUND` for one that is not the caller's, 422 `VALIDATION_ERROR` on `name` for a blank one.
    fn update_saved_collection(
        &self,
        call: Self::Call,
        path: UpdateSavedCollectionPath,
        body: UpdateSavedCollectionBody,
    ) -> impl Future<Output = Result<SavedCollectionResponse, Self::Failure>> + Send;

    /// Delete a collection of saved things
    ///
    /// `DELETE /api/v2/me/collections/{id}`
    ///
    /// All that is saved in it goes with it. 404 `NOT_FOUND` for one that is not the caller's.
    fn delete_saved_collection(
        &self,
        call: Self::Call,
        path: DeleteSavedCollectionPath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// What is saved in a collection
    ///
    /// `GET /api/v2/me/collections/{id}/items`
    ///
    /// The newest first. For the caller's own collections, and for public ones of members whose profile they may see: 403 `FORBIDDEN` for any other. Notes are shown to their writer alone, and of things that are not for the caller, only what they are.
    fn list_saved_items(
        &self,
        call: Self::Call,
        path: ListSavedItemsPath,
        query: ListSavedItemsQuery,
    ) -> impl Future<Output = Result<SavedItemPage, Self::Failure>> + Send;

    /// Save a thing in a collection
    ///
    /// `POST /api/v2/me/saved-items`
    ///
    /// In the collection that is named, else in the one called Default, which is made where there is none. What is saved already stays where it is, with its first note. 422 `VALIDATION_ERROR` on `item_id` for a thing that is not there or not for the caller, and for more than 1,000 things in a collection; 404 `NOT_FOUND` for a collection that is not the caller's.
    fn save_item(
        &self,
        call: Self::Call,
        body: SaveItemBody,
    ) -> impl Future<Output = Result<SavedItemResponse, Self::Failure>> + Send;

    /// Let a saved thing go
    ///
    /// `DELETE /api/v2/me/saved-items`
    ///
    /// 404 `NOT_FOUND` for what is not saved.
    fn unsave_item(
        &self,
        call: Self::Call,
        query: UnsaveItemQuery,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// Let a saved thing go by its entry
    ///
    /// `DELETE /api/v2/me/saved-items/{id}`
    ///
    /// 404 `NOT_FOUND` for an entry that is not the caller's.
    fn delete_saved_item(
        &self,
        call: Self::Call,
        path: DeleteSavedItemPath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// Whether the caller has saved a thing
    ///
    /// `GET /api/v2/me/saved-items/check`
    ///
    /// Says no of what is not there.
    fn check_saved_item(
        &self,
        call: Self::Call,
        query: CheckSavedItemQuery,
    ) -> impl Future<Output = Result<SavedItemStatusResponse, Self::Failure>> + Send;

    /// Which of some things the caller has saved
    ///
    /// `POST /api/v2/me/saved-items/check-bulk`
    ///
    /// By `type:id`. Says no of what is not there.
    fn check_saved_items(
        &self,
        call: Self::Call,
        body: CheckSavedItemsBody,
    ) -> impl Future<Output = Result<SavedItemStatuses, Self::Failure>> + Send;

    /// A member's public collections
    ///
    /// `GET /api/v2/users/{id}/public-collections`
    ///
    /// The newest first. 404 `NOT_FOUND` and 403 `FORBIDDEN` as for their profile.
    fn list_public_collections(
        &self,
        call: Self::Call,
        path: ListPublicCollectionsPath,
    ) -> impl Future<Output = Result<SavedCollectionList, Self::Failure>> + Send;

    /// Those of the `SavedCollection` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn saved_collection_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<SavedCollection>, Self::Failure>> + Send;

    /// Those of the `SavedItem` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn saved_item_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<SavedItem>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: SavedItemsApi>() -> [Served<A>; 11] {
    [
        (Operation::ListSavedCollections, list_saved_collections::<A>),
        (Operation::CreateSavedCollection, create_saved_collection::<A>),
        (Operation::UpdateSavedCollection, update_saved_collection::<A>),
        (Operation::DeleteSavedCollection, delete_saved_collection::<A>),
        (Operation::ListSavedItems, list_saved_items::<A>),
        (Operation::SaveItem, save_item::<A>),
        (Operation::UnsaveItem, unsave_item::<A>),
        (Operation::DeleteSavedItem, delete_saved_item::<A>),
        (Operation::CheckSavedItem, check_saved_item::<A>),
        (Operation::CheckSavedItems, check_saved_items::<A>),
        (Operation::ListPublicCollections, list_public_collections::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 11] {
    [
        (Operation::ListSavedCollections, |_| Ok(())),
        (
            Operation::CreateSavedCollection,
            |asked| create_saved_collection_input(asked).map(drop),
        ),
        (
            Operation::UpdateSavedCollection,
            |asked| update_saved_collection_input(asked).map(drop),
        ),
        (
            Operation::DeleteSavedCollection,
            |asked| delete_saved_collection_input(asked).map(drop),
        ),
        (Operation::ListSavedItems, |asked| list_saved_items_input(asked).map(drop)),
        (Operation::SaveItem, |asked| save_item_input(asked).map(drop)),
        (Operation::UnsaveItem, |asked| unsave_item_input(asked).map(drop)),
        (Operation::DeleteSavedItem, |asked| delete_saved_item_input(asked).map(drop)),
        (Operation::CheckSavedItem, |asked| check_saved_item_input(asked).map(drop)),
        (Operation::CheckSavedItems, |asked| check_saved_items_input(asked).map(drop)),
        (
            Operation::ListPublicCollections,
            |asked| list_public_collections_input(asked).map(drop),
        ),
    ]
}

fn list_saved_collections<A: SavedItemsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_saved_collections(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_saved_collection_input(
    asked: &mut Asked,
) -> Result<CreateSavedCollectionBody, Rejection> {
    let body: CreateSavedCollectionBody = asked.body(true)?;
    Ok(body)
}

fn create_saved_collection<A: SavedItemsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_saved_collection_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().create_saved_collection(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn update_saved_collection_input(
    asked: &mut Asked,
) -> Result<(UpdateSavedCollectionPath, UpdateSavedCollectionBody), Rejection> {
    let path: UpdateSavedCollectionPath = asked.path(&UPDATE_SAVED_COLLECTION_PATH)?;
    let body: UpdateSavedCollectionBody = asked.body(true)?;
    Ok((path, body))
}

fn update_saved_collection<A: SavedItemsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_saved_collection_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .update_saved_collection(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_saved_collection_input(
    asked: &mut Asked,
) -> Result<DeleteSavedCollectionPath, Rejection> {
    let path: DeleteSavedCollectionPath = asked.path(&DELETE_SAVED_COLLECTION_PATH)?;
    Ok(path)
}

fn delete_saved_collection<A: SavedItemsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_saved_collection_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().delete_saved_collection(call, path).await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

fn list_saved_items_input(
    asked: &mut Asked,
) -> Result<(ListSavedItemsPath, ListSavedItemsQuery), Rejection> {
    let path: ListSavedItemsPath = asked.path(&LIST_SAVED_ITEMS_PATH)?;
    let query: ListSavedItemsQuery = asked.query(&LIST_SAVED_ITEMS_QUERY)?;
    Ok((path, query))
}

fn list_saved_items<A: SavedItemsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_saved_items_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default().list_saved_items(call, path, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn save_item_input(asked: &mut Asked) -> Result<SaveItemBody, Rejection> {
    let body: SaveItemBody = asked.body(true)?;
    Ok(body)
}

fn save_item<A: SavedItemsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = save_item_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().save_item(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn unsave_item_input(asked: &mut Asked) -> Result<UnsaveItemQuery, Rejection> {
    let query: UnsaveItemQuery = asked.query(&UNSAVE_ITEM_QUERY)?;
    Ok(query)
}

fn unsave_item<A: SavedItemsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = unsave_item_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().unsave_item(call, query).await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

fn delete_saved_item_input(asked: &mut Asked) -> Result<DeleteSavedItemPath, Rejection> {
    let path: DeleteSavedItemPath = asked.path(&DELETE_SAVED_ITEM_PATH)?;
    Ok(path)
}

fn delete_saved_item<A: SavedItemsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_saved_item_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().delete_saved_item(call, path).await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

fn check_saved_item_input(asked: &mut Asked) -> Result<CheckSavedItemQuery, Rejection> {
    let query: CheckSavedItemQuery = asked.query(&CHECK_SAVED_ITEM_QUERY)?;
    Ok(query)
}

fn check_saved_item<A: SavedItemsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = check_saved_item_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().check_saved_item(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn check_saved_items_input(asked: &mut Asked) -> Result<CheckSavedItemsBody, Rejection> {
    let body: CheckSavedItemsBody = asked.body(true)?;
    Ok(body)
}

fn check_saved_items<A: SavedItemsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = check_saved_items_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().check_saved_items(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn list_public_collections_input(
    asked: &mut Asked,
) -> Result<ListPublicCollectionsPath, Rejection> {
    let path: ListPublicCollectionsPath = asked.path(&LIST_PUBLIC_COLLECTIONS_PATH)?;
    Ok(path)
}

fn list_public_collections<A: SavedItemsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = list_public_collections_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().list_public_collections(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static UPDATE_SAVED_COLLECTION_PATH: [Parameter; 1] = [
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

static DELETE_SAVED_COLLECTION_PATH: [Parameter; 1] = [
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

static LIST_SAVED_ITEMS_PATH: [Parameter; 1] = [
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

static LIST_SAVED_ITEMS_QUERY: [Parameter; 2] = [
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

static UNSAVE_ITEM_QUERY: [Parameter; 2] = [
    Parameter {
        name: "item_type",
        kind: Kind::Word(&["listing", "event", "group", "marketplace_listing"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "item_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static DELETE_SAVED_ITEM_PATH: [Parameter; 1] = [
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

static CHECK_SAVED_ITEM_QUERY: [Parameter; 2] = [
    Parameter {
        name: "item_type",
        kind: Kind::Word(&["listing", "event", "group", "marketplace_listing"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "item_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_PUBLIC_COLLECTIONS_PATH: [Parameter; 1] = [
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

/// The query parameters of `GET /api/v2/me/saved-items/check`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CheckSavedItemQuery {
    /// The item type.
    pub item_type: SavedItemType,
    /// Id of the thing.
    pub item_id: i64,
}

/// Some things.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CheckSavedItemsBody {
    /// The things.
    pub items: Vec<SavedItemKey>,
}

/// A collection.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateSavedCollectionBody {
    /// Its name.
    pub name: String,
    /// What it is for.
    pub description: Option<String>,
    /// Whether others may read it.
    #[serde(default)]
    pub is_public: bool,
    /// Its colour.
    pub color: Option<String>,
    /// Name of its icon.
    pub icon: Option<String>,
}

/// The path parameters of `DELETE /api/v2/me/collections/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteSavedCollectionPath {
    /// Id of the collection.
    pub id: i64,
}

/// The path parameters of `DELETE /api/v2/me/saved-items/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteSavedItemPath {
    /// Id of the entry.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/users/{id}/public-collections`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListPublicCollectionsPath {
    /// Id of the member.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/me/collections/{id}/items`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListSavedItemsPath {
    /// Id of the collection.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/me/collections/{id}/items`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListSavedItemsQuery {
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a full page.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
}

impl std::default::Default for ListSavedItemsQuery {
    fn default() -> Self {
        Self {
            page: defaults::default_u64::<i64, 1>(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// What is to be saved.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SaveItemBody {
    /// The item type.
    pub item_type: SavedItemType,
    /// Id of the thing.
    pub item_id: i64,
    /// In which collection.
    pub collection_id: Option<i64>,
    /// A note for oneself.
    pub note: Option<String>,
}

/// A collection of saved things, which its owner may show to others.
#[derive(Clone, Debug, Serialize)]
pub struct SavedCollection {
    /// Id of the collection.
    pub id: i64,
    /// Id of its owner.
    pub user_id: i64,
    /// Its name.
    pub name: String,
    /// What it is for. Null if nobody said.
    pub description: Option<String>,
    /// Whether others may read it.
    pub is_public: bool,
    /// Its colour, as its owner said it. Null if they did not.
    pub color: Option<String>,
    /// Name of its icon, as its owner said it. Null if they did not.
    pub icon: Option<String>,
    /// How much is in it.
    pub items_count: i64,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was changed last.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Collections of a member.
#[derive(Clone, Debug, Serialize)]
pub struct SavedCollectionList {
    /// The newest first.
    pub data: Vec<SavedCollection>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A collection.
#[derive(Clone, Debug, Serialize)]
pub struct SavedCollectionResponse {
    /// The data.
    pub data: SavedCollection,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A thing in a collection.
#[derive(Clone, Debug, Serialize)]
pub struct SavedItem {
    /// Id of the entry.
    pub id: i64,
    /// Id of the collection.
    pub collection_id: i64,
    /// What the thing is.
    pub item_type: SavedItemType,
    /// Id of the thing. Null in somebody else's collection if the thing is not for the caller.
    pub item_id: Option<i64>,
    /// Title of the thing. Null if it is gone, or not for the caller.
    pub title: Option<String>,
    /// What its owner noted. Null for everybody else, and if they noted nothing.
    pub note: Option<String>,
    /// When it was saved.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// A thing.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SavedItemKey {
    /// The item type.
    pub item_type: SavedItemType,
    /// Id of the thing.
    pub item_id: i64,
}

/// A collection with a page of what is in it.
#[derive(Clone, Debug, Serialize)]
pub struct SavedItemList {
    /// The newest first.
    pub items: Vec<SavedItem>,
    /// The collection.
    pub collection: SavedCollection,
}

/// A collection with a page of what is in it.
#[derive(Clone, Debug, Serialize)]
pub struct SavedItemPage {
    /// The data.
    pub data: SavedItemList,
    /// The meta.
    pub meta: crate::shared::LastPageMeta,
}

/// A thing in a collection.
#[derive(Clone, Debug, Serialize)]
pub struct SavedItemResponse {
    /// The data.
    pub data: SavedItem,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Whether a thing is saved.
#[derive(Clone, Debug, Serialize)]
pub struct SavedItemStatus {
    /// Whether the caller has saved it.
    pub saved: bool,
}

/// Whether a thing is saved.
#[derive(Clone, Debug, Serialize)]
pub struct SavedItemStatusResponse {
    /// The data.
    pub data: SavedItemStatus,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Which things are saved.
#[derive(Clone, Debug, Serialize)]
pub struct SavedItemStatuses {
    /// By type and id, as `listing:31`.
    pub data: std::collections::BTreeMap<String, bool>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What can be saved in a collection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SavedItemType {
    /// `listing`.
    Listing,
    /// `event`.
    Event,
    /// `group`.
    Group,
    /// `marketplace_listing`.
    MarketplaceListing,
}

crate::word! {
    SavedItemType { Listing = "listing", Event = "event", Group = "group",
    MarketplaceListing = "marketplace_listing" }
}

crate::runtime::wire! {
    SavedItemType
}

/// The query parameters of `DELETE /api/v2/me/saved-items`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UnsaveItemQuery {
    /// The item type.
    pub item_type: SavedItemType,
    /// Id of the thing.
    pub item_id: i64,
}

/// What is to change of a collection.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateSavedCollectionBody {
    /// Its name.
    pub name: Option<String>,
    /// What it is for. Null takes it away.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub description: Option<Option<String>>,
    /// Whether others may read it.
    pub is_public: Option<bool>,
    /// Its colour. Null takes it away.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub color: Option<Option<String>>,
    /// Name of its icon. Null takes it away.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub icon: Option<Option<String>>,
}

/// The path parameters of `PATCH /api/v2/me/collections/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateSavedCollectionPath {
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
