// Made from contract/areas/categories.yaml by codegen; edit the contract instead.

//! The area `categories`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Asked, Handler, House, Kind, Many, Parameter, Rejection, Reply, Work,
};

/// What the gateway answers in the area `categories`: one method an operation.
pub trait CategoriesApi: House {
    /// Headings
    ///
    /// `GET /api/v2/categories`
    ///
    /// The active headings of one kind, by name. No sign-in is needed. An unknown `type` counts as the default.
    fn list_categories(
        &self,
        call: Self::Call,
        query: ListCategoriesQuery,
    ) -> impl Future<Output = Result<CategoryList, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<H: CategoriesApi>() -> [(Operation, Handler<H>); 1] {
    [(Operation::ListCategories, list_categories::<H>)]
}

fn list_categories<H: CategoriesApi>(
    house: Arc<H>,
    asked: &mut Asked,
) -> Result<Work<H::Call, H::Failure>, Rejection> {
    let query: ListCategoriesQuery = asked.query(&LIST_CATEGORIES_QUERY)?;
    Ok(
        Box::new(move |call| {
            let (house, query) = (Arc::clone(&house), query.clone());
            Box::pin(async move {
                let answer = house.list_categories(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_CATEGORIES_QUERY: [Parameter; 1] = [
    Parameter {
        name: "type",
        kind: Kind::Word(&["listing", "event", "events", "volunteering", "resource"]),
        many: Many::One,
        clamp: true,
    },
];

/// A heading under which things stand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Category {
    /// Id of the heading.
    pub id: i64,
    /// The heading.
    pub name: String,
    /// Its short name, unique among those of its type.
    pub slug: String,
    /// The type.
    #[serde(rename = "type")]
    pub type_: CategoryType,
    /// Colour, such as `#b45309`.
    #[serde(deserialize_with = "Option::deserialize")]
    pub color: Option<String>,
}

/// Headings of one kind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CategoryList {
    /// By name.
    pub data: Vec<Category>,
}

/// What stands under a heading.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize
)]
pub enum CategoryType {
    /// `listing`.
    #[serde(rename = "listing")]
    Listing,
    /// `event`.
    #[serde(rename = "event")]
    Event,
    /// `volunteering`.
    #[serde(rename = "volunteering")]
    Volunteering,
    /// `resource`.
    #[serde(rename = "resource")]
    Resource,
}

impl CategoryType {
    /// Every value, in the order of the contract.
    pub const ALL: &'static [Self] = &[
        Self::Listing,
        Self::Event,
        Self::Volunteering,
        Self::Resource,
    ];

    /// The value as the wire spells it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Listing => "listing",
            Self::Event => "event",
            Self::Volunteering => "volunteering",
            Self::Resource => "resource",
        }
    }
}

impl std::fmt::Display for CategoryType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl std::str::FromStr for CategoryType {
    type Err = crate::runtime::UnknownValue;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        crate::runtime::one_of(Self::ALL, Self::as_str, text)
    }
}

/// The query parameters of `GET /api/v2/categories`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListCategoriesQuery {
    /// What stands under them.
    #[serde(rename = "type", default = "defaults::list_categories_query_type")]
    pub type_: ListCategoriesQueryType,
}

impl std::default::Default for ListCategoriesQuery {
    fn default() -> Self {
        Self {
            type_: defaults::list_categories_query_type(),
        }
    }
}

/// What stands under them.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize
)]
pub enum ListCategoriesQueryType {
    /// `listing`.
    #[serde(rename = "listing")]
    Listing,
    /// `event`.
    #[serde(rename = "event")]
    Event,
    /// `events`.
    #[serde(rename = "events")]
    Events,
    /// `volunteering`.
    #[serde(rename = "volunteering")]
    Volunteering,
    /// `resource`.
    #[serde(rename = "resource")]
    Resource,
}

impl ListCategoriesQueryType {
    /// Every value, in the order of the contract.
    pub const ALL: &'static [Self] = &[
        Self::Listing,
        Self::Event,
        Self::Events,
        Self::Volunteering,
        Self::Resource,
    ];

    /// The value as the wire spells it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Listing => "listing",
            Self::Event => "event",
            Self::Events => "events",
            Self::Volunteering => "volunteering",
            Self::Resource => "resource",
        }
    }
}

impl std::fmt::Display for ListCategoriesQueryType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl std::str::FromStr for ListCategoriesQueryType {
    type Err = crate::runtime::UnknownValue;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        crate::runtime::one_of(Self::ALL, Self::as_str, text)
    }
}

impl std::default::Default for ListCategoriesQueryType {
    fn default() -> Self {
        ListCategoriesQueryType::Listing
    }
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn list_categories_query_type() -> super::ListCategoriesQueryType {
        super::ListCategoriesQueryType::Listing
    }
}
