// Made from contract/areas/categories.yaml by codegen; edit the contract instead.

//! The area `categories`: types, trait and routes.
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

/// What the gateway answers in the area `categories`: one method an operation.
pub trait CategoriesApi: Area {
    /// List categories
    ///
    /// `GET /api/v2/categories`
    ///
    /// The active headings of one kind, by name. No sign-in is needed. An unknown `type` counts as the default.
    fn list_categories(
        &self,
        call: Self::Call,
        query: ListCategoriesQuery,
    ) -> impl Future<Output = Result<CategoryList, Self::Failure>> + Send;

    /// Those of the `Category` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn category_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<Category>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: CategoriesApi>() -> [Served<A>; 1] {
    [(Operation::ListCategories, list_categories::<A>)]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 1] {
    [(Operation::ListCategories, |asked| list_categories_input(asked).map(drop))]
}

fn list_categories_input(asked: &mut Asked) -> Result<ListCategoriesQuery, Rejection> {
    let query: ListCategoriesQuery = asked.query(&LIST_CATEGORIES_QUERY)?;
    Ok(query)
}

fn list_categories<A: CategoriesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_categories_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_categories(call, query).await?;
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

/// A category of listings, events, resources or volunteering.
#[derive(Clone, Debug, Serialize)]
pub struct Category {
    /// Id of the category.
    pub id: i64,
    /// Name of the category.
    pub name: String,
    /// Short name for addresses, unique among the categories of its type.
    pub slug: String,
    /// The type.
    #[serde(rename = "type")]
    pub type_: CategoryType,
    /// Colour, such as `#b45309`.
    pub color: Option<String>,
}

/// Headings of one kind.
#[derive(Clone, Debug, Serialize)]
pub struct CategoryList {
    /// By name.
    pub data: Vec<Category>,
}

/// What a category is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CategoryType {
    /// `listing`.
    Listing,
    /// `event`.
    Event,
    /// `volunteering`.
    Volunteering,
    /// `resource`.
    Resource,
}

crate::word! {
    CategoryType { Listing = "listing", Event = "event", Volunteering = "volunteering",
    Resource = "resource" }
}

crate::runtime::wire! {
    CategoryType
}

/// The query parameters of `GET /api/v2/categories`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListCategoriesQuery {
    /// What the categories are for.
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

/// What the categories are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListCategoriesQueryType {
    /// `listing`.
    Listing,
    /// `event`.
    Event,
    /// `events`.
    Events,
    /// `volunteering`.
    Volunteering,
    /// `resource`.
    Resource,
}

crate::word! {
    ListCategoriesQueryType { Listing = "listing", Event = "event", Events = "events",
    Volunteering = "volunteering", Resource = "resource" }
}

crate::runtime::wire! {
    ListCategoriesQueryType
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
