// Made from contract/areas/marketplace_categories.yaml by codegen; edit the contract instead.

//! The area `marketplace_categories`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, WithHeaders, Work,
};

/// What the gateway answers in the area `marketplace_categories`: one method an operation.
pub trait MarketplaceCategoriesApi: Area {
    /// Categories of the marketplace
    ///
    /// `GET /api/v2/marketplace/categories`
    ///
    /// The active ones in their order, with how many listings every member may see in each. They may be five minutes old.
    fn list_marketplace_categories(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<WithHeaders<MarketplaceCategoryList>, Self::Failure>,
    > + Send;

    /// Things for sale of a category
    ///
    /// `GET /api/v2/marketplace/categories/{slug}/listings`
    ///
    /// Newest first. An unknown category has none.
    fn list_marketplace_category_listings(
        &self,
        call: Self::Call,
        path: ListMarketplaceCategoryListingsPath,
        query: ListMarketplaceCategoryListingsQuery,
    ) -> impl Future<
        Output = Result<
            crate::marketplace_listings::MarketplaceListingPage,
            Self::Failure,
        >,
    > + Send;

    /// The form of a category
    ///
    /// `GET /api/v2/marketplace/categories/{id}/template`
    ///
    /// What sellers are asked beside the usual. A category without a form has one without fields. It may be ten minutes old. 404 `RESOURCE_NOT_FOUND` without such a category.
    fn get_marketplace_category_template(
        &self,
        call: Self::Call,
        path: GetMarketplaceCategoryTemplatePath,
    ) -> impl Future<
        Output = Result<WithHeaders<MarketplaceCategoryTemplateResponse>, Self::Failure>,
    > + Send;

    /// Those of the `MarketplaceCategory` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn marketplace_category_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<MarketplaceCategory>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplaceCategoriesApi>() -> [Served<A>; 3] {
    [
        (Operation::ListMarketplaceCategories, list_marketplace_categories::<A>),
        (
            Operation::ListMarketplaceCategoryListings,
            list_marketplace_category_listings::<A>,
        ),
        (
            Operation::GetMarketplaceCategoryTemplate,
            get_marketplace_category_template::<A>,
        ),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 3] {
    [
        (Operation::ListMarketplaceCategories, |_| Ok(())),
        (
            Operation::ListMarketplaceCategoryListings,
            |asked| list_marketplace_category_listings_input(asked).map(drop),
        ),
        (
            Operation::GetMarketplaceCategoryTemplate,
            |asked| get_marketplace_category_template_input(asked).map(drop),
        ),
    ]
}

fn list_marketplace_categories<A: MarketplaceCategoriesApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_marketplace_categories(call).await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn list_marketplace_category_listings_input(
    asked: &mut Asked,
) -> Result<
    (ListMarketplaceCategoryListingsPath, ListMarketplaceCategoryListingsQuery),
    Rejection,
> {
    let path: ListMarketplaceCategoryListingsPath = asked
        .path(&LIST_MARKETPLACE_CATEGORY_LISTINGS_PATH)?;
    let query: ListMarketplaceCategoryListingsQuery = asked
        .query(&LIST_MARKETPLACE_CATEGORY_LISTINGS_QUERY)?;
    Ok((path, query))
}

fn list_marketplace_category_listings<A: MarketplaceCategoriesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_marketplace_category_listings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_category_listings(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_marketplace_category_template_input(
    asked: &mut Asked,
) -> Result<GetMarketplaceCategoryTemplatePath, Rejection> {
    let path: GetMarketplaceCategoryTemplatePath = asked
        .path(&GET_MARKETPLACE_CATEGORY_TEMPLATE_PATH)?;
    Ok(path)
}

fn get_marketplace_category_template<A: MarketplaceCategoriesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_marketplace_category_template_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .get_marketplace_category_template(call, path)
                    .await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

static LIST_MARKETPLACE_CATEGORY_LISTINGS_PATH: [Parameter; 1] = [
    Parameter {
        name: "slug",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_MARKETPLACE_CATEGORY_LISTINGS_QUERY: [Parameter; 2] = [
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

static GET_MARKETPLACE_CATEGORY_TEMPLATE_PATH: [Parameter; 1] = [
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

/// The path parameters of `GET /api/v2/marketplace/categories/{id}/template`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetMarketplaceCategoryTemplatePath {
    /// Id of the category.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/marketplace/categories/{slug}/listings`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceCategoryListingsPath {
    /// Slug of the category.
    pub slug: String,
}

/// The query parameters of `GET /api/v2/marketplace/categories/{slug}/listings`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceCategoryListingsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListMarketplaceCategoryListingsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            limit: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// A category of the marketplace.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCategory {
    /// Id of the category.
    pub id: i64,
    /// Name of the category.
    pub name: String,
    /// Short name for addresses, unique in the community.
    pub slug: String,
    /// What stands in it.
    pub description: Option<String>,
    /// Name of an icon.
    pub icon: Option<String>,
    /// Id of the category of which it is a part.
    pub parent_id: Option<i64>,
    /// How many active and approved listings it has.
    pub listing_count: i64,
}

/// Categories of the marketplace.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCategoryList {
    /// Categories in their order.
    pub data: Vec<MarketplaceCategory>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What sellers of a category are asked beside the usual.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCategoryTemplate {
    /// Id of the category.
    pub category_id: i64,
    /// Name of the form.
    pub name: String,
    /// The fields.
    pub fields: MarketplaceTemplateFields,
}

/// What sellers of a category are asked beside the usual.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCategoryTemplateResponse {
    /// The data.
    pub data: MarketplaceCategoryTemplate,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The fields of a form: an array of objects whose shape is up to the client.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct MarketplaceTemplateFields(
    /// The value.
    pub serde_json::Value,
);

impl std::ops::Deref for MarketplaceTemplateFields {
    type Target = serde_json::Value;
    fn deref(&self) -> &serde_json::Value {
        &self.0
    }
}

impl From<MarketplaceTemplateFields> for serde_json::Value {
    fn from(value: MarketplaceTemplateFields) -> Self {
        value.0
    }
}

impl From<serde_json::Value> for MarketplaceTemplateFields {
    fn from(value: serde_json::Value) -> Self {
        Self(value)
    }
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
