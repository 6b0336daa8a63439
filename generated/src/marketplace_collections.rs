// Made from contract/areas/marketplace_collections.yaml by codegen; edit the contract instead.

//! The area `marketplace_collections`: types, trait and routes.
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

/// What the gateway answers in the area `marketplace_collections`: one method an operation.
pub trait MarketplaceCollectionsApi: Area {
    /// The caller's collections of listings
    ///
    /// `GET /api/v2/marketplace/collections`
    ///
    /// Newest first.
    fn list_marketplace_collections(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<MarketplaceCollectionList, Self::Failure>> + Send;

    /// Make a collection of listings
    ///
    /// `POST /api/v2/marketplace/collections`
    ///
    /// 422 `VALIDATION_ERROR` on `name` for a blank one, and for more than 100 collections. 403 `FORBIDDEN` for visitors from another community.
    fn create_marketplace_collection(
        &self,
        call: Self::Call,
        body: CreateMarketplaceCollectionBody,
    ) -> impl Future<
        Output = Result<MarketplaceCollectionResponse, Self::Failure>,
    > + Send;

    /// Read a collection of listings
    ///
    /// `GET /api/v2/marketplace/collections/{id}`
    ///
    /// The caller's own, and public ones of members whose profile they may see. 404 `RESOURCE_NOT_FOUND` for any other.
    fn get_marketplace_collection(
        &self,
        call: Self::Call,
        path: GetMarketplaceCollectionPath,
    ) -> impl Future<
        Output = Result<MarketplaceCollectionResponse, Self::Failure>,
    > + Send;

    /// Change a collection of listings
    ///
    /// `PUT /api/v2/marketplace/collections/{id}`
    ///
    /// What is left out stays as it is. 422 `VALIDATION_ERROR` on `name` for a blank one. 404 `RESOURCE_NOT_FOUND` for one that is not the caller's.
    fn update_marketplace_collection(
        &self,
        call: Self::Call,
        path: UpdateMarketplaceCollectionPath,
        body: UpdateMarketplaceCollectionBody,
    ) -> impl Future<
        Output = Result<MarketplaceCollectionResponse, Self::Failure>,
    > + Send;

    /// Delete a collection of listings
    ///
    /// `DELETE /api/v2/marketplace/collections/{id}`
    ///
    /// With what is in it; the listings stay. 404 `RESOURCE_NOT_FOUND` for one that is not the caller's.
    fn delete_marketplace_collection(
        &self,
        call: Self::Call,
        path: DeleteMarketplaceCollectionPath,
    ) -> impl Future<
        Output = Result<DeletedMarketplaceCollectionResponse, Self::Failure>,
    > + Send;

    /// What is in a collection
    ///
    /// `GET /api/v2/marketplace/collections/{id}/items`
    ///
    /// Latest first, without listings that the caller may not see. The caller's own collections, and public ones of members whose profile they may see: 404 `RESOURCE_NOT_FOUND` for any other. Notes are shown to their writer alone.
    fn list_marketplace_collection_items(
        &self,
        call: Self::Call,
        path: ListMarketplaceCollectionItemsPath,
        query: ListMarketplaceCollectionItemsQuery,
    ) -> impl Future<
        Output = Result<MarketplaceCollectionItemPage, Self::Failure>,
    > + Send;

    /// Put a listing into a collection
    ///
    /// `POST /api/v2/marketplace/collections/{id}/items`
    ///
    /// One that the caller may see, or their own. What is in it already stays, with the note that is said now, if one is. 404 `RESOURCE_NOT_FOUND` for any other listing, 422 `VALIDATION_ERROR` on `listing_id` for more than 500 in a collection. 404 `RESOURCE_NOT_FOUND` for one that is not the caller's.
    fn add_marketplace_collection_item(
        &self,
        call: Self::Call,
        path: AddMarketplaceCollectionItemPath,
        body: AddMarketplaceCollectionItemBody,
    ) -> impl Future<
        Output = Result<AddedMarketplaceCollectionItemResponse, Self::Failure>,
    > + Send;

    /// Take a listing out of a collection
    ///
    /// `DELETE /api/v2/marketplace/collections/{id}/items/{listingId}`
    ///
    /// 404 `RESOURCE_NOT_FOUND` also for a listing that is not in it. 404 `RESOURCE_NOT_FOUND` for one that is not the caller's.
    fn remove_marketplace_collection_item(
        &self,
        call: Self::Call,
        path: RemoveMarketplaceCollectionItemPath,
    ) -> impl Future<
        Output = Result<RemovedMarketplaceCollectionItemResponse, Self::Failure>,
    > + Send;

    /// Those of the `MarketplaceCollection` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn marketplace_collection_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<MarketplaceCollection>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplaceCollectionsApi>() -> [Served<A>; 8] {
    [
        (Operation::ListMarketplaceCollections, list_marketplace_collections::<A>),
        (Operation::CreateMarketplaceCollection, create_marketplace_collection::<A>),
        (Operation::GetMarketplaceCollection, get_marketplace_collection::<A>),
        (Operation::UpdateMarketplaceCollection, update_marketplace_collection::<A>),
        (Operation::DeleteMarketplaceCollection, delete_marketplace_collection::<A>),
        (
            Operation::ListMarketplaceCollectionItems,
            list_marketplace_collection_items::<A>,
        ),
        (Operation::AddMarketplaceCollectionItem, add_marketplace_collection_item::<A>),
        (
            Operation::RemoveMarketplaceCollectionItem,
            remove_marketplace_collection_item::<A>,
        ),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 8] {
    [
        (Operation::ListMarketplaceCollections, |_| Ok(())),
        (
            Operation::CreateMarketplaceCollection,
            |asked| create_marketplace_collection_input(asked).map(drop),
        ),
        (
            Operation::GetMarketplaceCollection,
            |asked| get_marketplace_collection_input(asked).map(drop),
        ),
        (
            Operation::UpdateMarketplaceCollection,
            |asked| update_marketplace_collection_input(asked).map(drop),
        ),
        (
            Operation::DeleteMarketplaceCollection,
            |asked| delete_marketplace_collection_input(asked).map(drop),
        ),
        (
            Operation::ListMarketplaceCollectionItems,
            |asked| list_marketplace_collection_items_input(asked).map(drop),
        ),
        (
            Operation::AddMarketplaceCollectionItem,
            |asked| add_marketplace_collection_item_input(asked).map(drop),
        ),
        (
            Operation::RemoveMarketplaceCollectionItem,
            |asked| remove_marketplace_collection_item_input(asked).map(drop),
        ),
    ]
}

fn list_marketplace_collections<A: MarketplaceCollectionsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_marketplace_collections(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_marketplace_collection_input(
    asked: &mut Asked,
) -> Result<CreateMarketplaceCollectionBody, Rejection> {
    let body: CreateMarketplaceCollectionBody = asked.body(true)?;
    Ok(body)
}

fn create_marketplace_collection<A: MarketplaceCollectionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_marketplace_collection_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .create_marketplace_collection(call, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn get_marketplace_collection_input(
    asked: &mut Asked,
) -> Result<GetMarketplaceCollectionPath, Rejection> {
    let path: GetMarketplaceCollectionPath = asked
        .path(&GET_MARKETPLACE_COLLECTION_PATH)?;
    Ok(path)
}

fn get_marketplace_collection<A: MarketplaceCollectionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_marketplace_collection_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_marketplace_collection(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_marketplace_collection_input(
    asked: &mut Asked,
) -> Result<
    (UpdateMarketplaceCollectionPath, UpdateMarketplaceCollectionBody),
    Rejection,
> {
    let path: UpdateMarketplaceCollectionPath = asked
        .path(&UPDATE_MARKETPLACE_COLLECTION_PATH)?;
    let body: UpdateMarketplaceCollectionBody = asked.body(true)?;
    Ok((path, body))
}

fn update_marketplace_collection<A: MarketplaceCollectionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_marketplace_collection_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .update_marketplace_collection(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_marketplace_collection_input(
    asked: &mut Asked,
) -> Result<DeleteMarketplaceCollectionPath, Rejection> {
    let path: DeleteMarketplaceCollectionPath = asked
        .path(&DELETE_MARKETPLACE_COLLECTION_PATH)?;
    Ok(path)
}

fn delete_marketplace_collection<A: MarketplaceCollectionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_marketplace_collection_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .delete_marketplace_collection(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_marketplace_collection_items_input(
    asked: &mut Asked,
) -> Result<
    (ListMarketplaceCollectionItemsPath, ListMarketplaceCollectionItemsQuery),
    Rejection,
> {
    let path: ListMarketplaceCollectionItemsPath = asked
        .path(&LIST_MARKETPLACE_COLLECTION_ITEMS_PATH)?;
    let query: ListMarketplaceCollectionItemsQuery = asked
        .query(&LIST_MARKETPLACE_COLLECTION_ITEMS_QUERY)?;
    Ok((path, query))
}

fn list_marketplace_collection_items<A: MarketplaceCollectionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_marketplace_collection_items_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_collection_items(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn add_marketplace_collection_item_input(
    asked: &mut Asked,
) -> Result<
    (AddMarketplaceCollectionItemPath, AddMarketplaceCollectionItemBody),
    Rejection,
> {
    let path: AddMarketplaceCollectionItemPath = asked
        .path(&ADD_MARKETPLACE_COLLECTION_ITEM_PATH)?;
    let body: AddMarketplaceCollectionItemBody = asked.body(true)?;
    Ok((path, body))
}

fn add_marketplace_collection_item<A: MarketplaceCollectionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = add_marketplace_collection_item_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .add_marketplace_collection_item(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn remove_marketplace_collection_item_input(
    asked: &mut Asked,
) -> Result<RemoveMarketplaceCollectionItemPath, Rejection> {
    let path: RemoveMarketplaceCollectionItemPath = asked
        .path(&REMOVE_MARKETPLACE_COLLECTION_ITEM_PATH)?;
    Ok(path)
}

fn remove_marketplace_collection_item<A: MarketplaceCollectionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = remove_marketplace_collection_item_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .remove_marketplace_collection_item(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static GET_MARKETPLACE_COLLECTION_PATH: [Parameter; 1] = [
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

static UPDATE_MARKETPLACE_COLLECTION_PATH: [Parameter; 1] = [
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

static DELETE_MARKETPLACE_COLLECTION_PATH: [Parameter; 1] = [
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

static LIST_MARKETPLACE_COLLECTION_ITEMS_PATH: [Parameter; 1] = [
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

static LIST_MARKETPLACE_COLLECTION_ITEMS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static ADD_MARKETPLACE_COLLECTION_ITEM_PATH: [Parameter; 1] = [
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

static REMOVE_MARKETPLACE_COLLECTION_ITEM_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "listingId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// A listing for a collection.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AddMarketplaceCollectionItemBody {
    /// Id of the listing.
    pub listing_id: i64,
    /// A note for oneself.
    pub note: Option<String>,
}

/// The path parameters of `POST /api/v2/marketplace/collections/{id}/items`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AddMarketplaceCollectionItemPath {
    /// Id of the collection.
    pub id: i64,
}

/// That a listing is in a collection.
#[derive(Clone, Debug, Serialize)]
pub struct AddedMarketplaceCollectionItem {
    /// Always true.
    pub added: bool,
}

/// That a listing is in a collection.
#[derive(Clone, Debug, Serialize)]
pub struct AddedMarketplaceCollectionItemResponse {
    /// The data.
    pub data: AddedMarketplaceCollectionItem,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A collection.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateMarketplaceCollectionBody {
    /// Its name.
    pub name: String,
    /// What it is for.
    pub description: Option<String>,
    /// Whether others may read it.
    #[serde(default)]
    pub is_public: bool,
}

/// The path parameters of `DELETE /api/v2/marketplace/collections/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteMarketplaceCollectionPath {
    /// Id of the collection.
    pub id: i64,
}

/// That a collection is gone.
#[derive(Clone, Debug, Serialize)]
pub struct DeletedMarketplaceCollection {
    /// Always true.
    pub deleted: bool,
}

/// That a collection is gone.
#[derive(Clone, Debug, Serialize)]
pub struct DeletedMarketplaceCollectionResponse {
    /// The data.
    pub data: DeletedMarketplaceCollection,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `GET /api/v2/marketplace/collections/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetMarketplaceCollectionPath {
    /// Id of the collection.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/marketplace/collections/{id}/items`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceCollectionItemsPath {
    /// Id of the collection.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/marketplace/collections/{id}/items`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceCollectionItemsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListMarketplaceCollectionItemsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            limit: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// Listings that a member gathers under a name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplaceCollection {
    /// Id of the collection.
    pub id: i64,
    /// Id of its owner.
    pub user_id: i64,
    /// Its name.
    pub name: String,
    /// What it is for. Null if nobody said.
    #[serde(deserialize_with = "Option::deserialize")]
    pub description: Option<String>,
    /// Whether others may read it.
    pub is_public: bool,
    /// How many listings are in it, also those that the caller may not see.
    pub item_count: i64,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was changed last.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
}

/// A listing in a collection.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCollectionItem {
    /// Id of the entry.
    pub id: i64,
    /// Id of the listing.
    pub listing_id: i64,
    /// What its owner noted. Null for everybody else, and if they noted nothing.
    pub note: Option<String>,
    /// When it was put there.
    pub added_at: chrono::DateTime<chrono::offset::Utc>,
    /// The listing.
    pub listing: crate::marketplace_listings::MarketplaceListing,
}

/// One page of what is in a collection.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCollectionItemPage {
    /// Latest first.
    pub data: Vec<MarketplaceCollectionItem>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// Collections of a member.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCollectionList {
    /// Newest first.
    pub data: Vec<MarketplaceCollection>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A collection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplaceCollectionResponse {
    /// The data.
    pub data: MarketplaceCollection,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `DELETE /api/v2/marketplace/collections/{id}/items/{listingId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RemoveMarketplaceCollectionItemPath {
    /// Id of the collection.
    pub id: i64,
    /// Id of the listing.
    #[serde(rename = "listingId")]
    pub listing_id: i64,
}

/// That a listing is not in a collection any more.
#[derive(Clone, Debug, Serialize)]
pub struct RemovedMarketplaceCollectionItem {
    /// Always true.
    pub removed: bool,
}

/// That a listing is not in a collection any more.
#[derive(Clone, Debug, Serialize)]
pub struct RemovedMarketplaceCollectionItemResponse {
    /// The data.
    pub data: RemovedMarketplaceCollectionItem,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What is to change of a collection.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateMarketplaceCollectionBody {
    /// Its name.
    pub name: Option<String>,
    /// What it is for. Null takes it away.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub description: Option<Option<String>>,
    /// Whether others may read it.
    pub is_public: Option<bool>,
}

/// The path parameters of `PUT /api/v2/marketplace/collections/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateMarketplaceCollectionPath {
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
