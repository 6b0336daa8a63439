// Made from contract/areas/marketplace_groups.yaml by codegen; edit the contract instead.

//! The area `marketplace_groups`: types, trait and routes.
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

/// What the gateway answers in the area `marketplace_groups`: one method an operation.
pub trait MarketplaceGroupsApi: Area {
    /// What members of a group sell
    ///
    /// `GET /api/v2/marketplace/groups/{groupId}/listings`
    ///
    /// What every member may see, of those who belong to the group. Members of the group and administrators only: 403 `FORBIDDEN` for others who see it, 404 `NOT_FOUND` for everybody else. Newest first unless `sort` says otherwise. A cursor stands for a listing and is good in every order.
    fn list_marketplace_group_listings(
        &self,
        call: Self::Call,
        path: ListMarketplaceGroupListingsPath,
        query: ListMarketplaceGroupListingsQuery,
    ) -> impl Future<
        Output = Result<
            crate::marketplace_listings::MarketplaceListingPage,
            Self::Failure,
        >,
    > + Send;

    /// What members of a group sell, in numbers
    ///
    /// `GET /api/v2/marketplace/groups/{groupId}/stats`
    ///
    /// Members of the group and administrators only: 403 `FORBIDDEN` for others who see it, 404 `NOT_FOUND` for everybody else.
    fn get_marketplace_group_stats(
        &self,
        call: Self::Call,
        path: GetMarketplaceGroupStatsPath,
    ) -> impl Future<
        Output = Result<MarketplaceGroupStatsResponse, Self::Failure>,
    > + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplaceGroupsApi>() -> [Served<A>; 2] {
    [
        (Operation::ListMarketplaceGroupListings, list_marketplace_group_listings::<A>),
        (Operation::GetMarketplaceGroupStats, get_marketplace_group_stats::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 2] {
    [
        (
            Operation::ListMarketplaceGroupListings,
            |asked| list_marketplace_group_listings_input(asked).map(drop),
        ),
        (
            Operation::GetMarketplaceGroupStats,
            |asked| get_marketplace_group_stats_input(asked).map(drop),
        ),
    ]
}

fn list_marketplace_group_listings_input(
    asked: &mut Asked,
) -> Result<
    (ListMarketplaceGroupListingsPath, ListMarketplaceGroupListingsQuery),
    Rejection,
> {
    let path: ListMarketplaceGroupListingsPath = asked
        .path(&LIST_MARKETPLACE_GROUP_LISTINGS_PATH)?;
    let query: ListMarketplaceGroupListingsQuery = asked
        .query(&LIST_MARKETPLACE_GROUP_LISTINGS_QUERY)?;
    Ok((path, query))
}

fn list_marketplace_group_listings<A: MarketplaceGroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_marketplace_group_listings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_group_listings(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_marketplace_group_stats_input(
    asked: &mut Asked,
) -> Result<GetMarketplaceGroupStatsPath, Rejection> {
    let path: GetMarketplaceGroupStatsPath = asked
        .path(&GET_MARKETPLACE_GROUP_STATS_PATH)?;
    Ok(path)
}

fn get_marketplace_group_stats<A: MarketplaceGroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_marketplace_group_stats_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_marketplace_group_stats(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_MARKETPLACE_GROUP_LISTINGS_PATH: [Parameter; 1] = [
    Parameter {
        name: "groupId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_MARKETPLACE_GROUP_LISTINGS_QUERY: [Parameter; 8] = [
    Parameter {
        name: "category_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "search",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "price_min",
        kind: Kind::Number {
            minimum: Some(0.0),
            maximum: Some(99999999.99),
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "price_max",
        kind: Kind::Number {
            minimum: Some(0.0),
            maximum: Some(99999999.99),
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "condition",
        kind: Kind::Word(&["new", "like_new", "good", "fair", "poor"]),
        many: Many::Commas,
        clamp: false,
    },
    Parameter {
        name: "sort",
        kind: Kind::Word(&["newest", "price_asc", "price_desc", "popular"]),
        many: Many::One,
        clamp: true,
    },
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

static GET_MARKETPLACE_GROUP_STATS_PATH: [Parameter; 1] = [
    Parameter {
        name: "groupId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// The path parameters of `GET /api/v2/marketplace/groups/{groupId}/stats`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetMarketplaceGroupStatsPath {
    /// Id of the group.
    #[serde(rename = "groupId")]
    pub group_id: i64,
}

/// The path parameters of `GET /api/v2/marketplace/groups/{groupId}/listings`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceGroupListingsPath {
    /// Id of the group.
    #[serde(rename = "groupId")]
    pub group_id: i64,
}

/// The query parameters of `GET /api/v2/marketplace/groups/{groupId}/listings`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceGroupListingsQuery {
    /// Only those of this category.
    pub category_id: Option<i64>,
    /// Words that title, tagline, description or location begin words with; all of them must be found.
    pub search: Option<String>,
    /// Only those that cost at least so much.
    pub price_min: Option<f64>,
    /// Only those that cost at most so much.
    pub price_max: Option<f64>,
    /// Only those in one of these conditions, a comma between two.
    #[serde(default)]
    pub condition: Option<Vec<crate::marketplace_listings::MarketplaceCondition>>,
    /// Order of the list. An unknown word counts as the default.
    #[serde(default = "defaults::list_marketplace_group_listings_query_sort")]
    pub sort: crate::marketplace_listings::MarketplaceListingSort,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListMarketplaceGroupListingsQuery {
    fn default() -> Self {
        Self {
            category_id: Default::default(),
            condition: Default::default(),
            cursor: Default::default(),
            limit: defaults::default_u64::<i64, 20>(),
            price_max: Default::default(),
            price_min: Default::default(),
            search: Default::default(),
            sort: defaults::list_marketplace_group_listings_query_sort(),
        }
    }
}

/// How many listings of a group stand in a category.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceGroupCategory {
    /// Id of the category.
    pub id: i64,
    /// Name of the category.
    pub name: String,
    /// Short name for addresses.
    pub slug: String,
    /// How many active ones.
    pub count: i64,
}

/// What members of a group sell, in numbers.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceGroupStats {
    /// How many the caller may see.
    pub active_listings: i64,
    /// How many were ever listed: approved ones in any state but removed and drafts.
    pub total_listed: i64,
    /// How many members sell what the caller may see.
    pub total_sellers: i64,
    /// The fullest first.
    pub categories: Vec<MarketplaceGroupCategory>,
}

/// What members of a group sell, in numbers.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceGroupStatsResponse {
    /// The data.
    pub data: MarketplaceGroupStats,
    /// The meta.
    pub meta: crate::shared::Meta,
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

    pub(super) fn list_marketplace_group_listings_query_sort() -> crate::marketplace_listings::MarketplaceListingSort {
        serde_json::from_str::<
            crate::marketplace_listings::MarketplaceListingSort,
        >("\"newest\"")
            .unwrap()
    }
}
