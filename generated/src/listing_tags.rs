// Made from contract/areas/listing_tags.yaml by codegen; edit the contract instead.

//! The area `listing_tags`: types, trait and routes.
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

/// What the gateway answers in the area `listing_tags`: one method an operation.
pub trait ListingTagsApi: Area {
    /// The most frequent tags
    ///
    /// `GET /api/v2/listings/tags/popular`
    ///
    /// Of listings that every member may see; the most frequent first.
    fn list_popular_listing_tags(
        &self,
        call: Self::Call,
        query: ListPopularListingTagsQuery,
    ) -> impl Future<Output = Result<PopularListingTagsResponse, Self::Failure>> + Send;

    /// Complete a tag
    ///
    /// `GET /api/v2/listings/tags/autocomplete`
    ///
    /// Of listings that every member may see, in alphabetical order. Less than two letters find nothing.
    fn complete_listing_tag(
        &self,
        call: Self::Call,
        query: CompleteListingTagQuery,
    ) -> impl Future<Output = Result<ListingTagNamesResponse, Self::Failure>> + Send;

    /// Replace a listing's tags
    ///
    /// `PUT /api/v2/listings/{id}/tags`
    ///
    /// Replaces all of them. Tags are written in lower case; anything but letters of any script, digits, spaces and hyphens is left out of them, and what is left twice or empty is dropped. 400 `VALIDATION_ERROR` on `tags` without a list of texts, or for more than ten tags. 403 `FORBIDDEN` for anybody but the listing's owner and administrators; 404 `NOT_FOUND` for those who may not see it.
    fn set_listing_tags(
        &self,
        call: Self::Call,
        path: SetListingTagsPath,
        body: SetListingTagsBody,
    ) -> impl Future<Output = Result<ListingTagsResponse, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: ListingTagsApi>() -> [Served<A>; 3] {
    [
        (Operation::ListPopularListingTags, list_popular_listing_tags::<A>),
        (Operation::CompleteListingTag, complete_listing_tag::<A>),
        (Operation::SetListingTags, set_listing_tags::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 3] {
    [
        (
            Operation::ListPopularListingTags,
            |asked| list_popular_listing_tags_input(asked).map(drop),
        ),
        (
            Operation::CompleteListingTag,
            |asked| complete_listing_tag_input(asked).map(drop),
        ),
        (Operation::SetListingTags, |asked| set_listing_tags_input(asked).map(drop)),
    ]
}

fn list_popular_listing_tags_input(
    asked: &mut Asked,
) -> Result<ListPopularListingTagsQuery, Rejection> {
    let query: ListPopularListingTagsQuery = asked
        .query(&LIST_POPULAR_LISTING_TAGS_QUERY)?;
    Ok(query)
}

fn list_popular_listing_tags<A: ListingTagsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_popular_listing_tags_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_popular_listing_tags(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn complete_listing_tag_input(
    asked: &mut Asked,
) -> Result<CompleteListingTagQuery, Rejection> {
    let query: CompleteListingTagQuery = asked.query(&COMPLETE_LISTING_TAG_QUERY)?;
    Ok(query)
}

fn complete_listing_tag<A: ListingTagsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = complete_listing_tag_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().complete_listing_tag(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn set_listing_tags_input(
    asked: &mut Asked,
) -> Result<(SetListingTagsPath, SetListingTagsBody), Rejection> {
    let path: SetListingTagsPath = asked.path(&SET_LISTING_TAGS_PATH)?;
    let body: SetListingTagsBody = asked.body(true)?;
    Ok((path, body))
}

fn set_listing_tags<A: ListingTagsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = set_listing_tags_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().set_listing_tags(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_POPULAR_LISTING_TAGS_QUERY: [Parameter; 1] = [
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 50,
        },
        many: Many::One,
        clamp: true,
    },
];

static COMPLETE_LISTING_TAG_QUERY: [Parameter; 2] = [
    Parameter {
        name: "q",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 20,
        },
        many: Many::One,
        clamp: true,
    },
];

static SET_LISTING_TAGS_PATH: [Parameter; 1] = [
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

/// The query parameters of `GET /api/v2/listings/tags/autocomplete`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CompleteListingTagQuery {
    /// How the tag begins.
    pub q: Option<String>,
    /// How many at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 10>")]
    pub limit: i64,
}

impl std::default::Default for CompleteListingTagQuery {
    fn default() -> Self {
        Self {
            limit: defaults::default_u64::<i64, 10>(),
            q: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/listings/tags/popular`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListPopularListingTagsQuery {
    /// How many at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
}

impl std::default::Default for ListPopularListingTagsQuery {
    fn default() -> Self {
        Self {
            limit: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// Tags that begin so.
#[derive(Clone, Debug, Serialize)]
pub struct ListingTagNamesResponse {
    /// In alphabetical order.
    pub data: Vec<String>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The tags of a listing.
#[derive(Clone, Debug, Serialize)]
pub struct ListingTags {
    /// Id of the listing.
    pub listing_id: i64,
    /// In alphabetical order.
    pub tags: Vec<String>,
}

/// The tags of a listing.
#[derive(Clone, Debug, Serialize)]
pub struct ListingTagsResponse {
    /// The data.
    pub data: ListingTags,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A tag that many listings have.
#[derive(Clone, Debug, Serialize)]
pub struct PopularListingTag {
    /// The tag.
    pub tag: String,
    /// How many listings have it.
    pub count: i64,
}

/// Tags that many listings have.
#[derive(Clone, Debug, Serialize)]
pub struct PopularListingTagsResponse {
    /// The most frequent first.
    pub data: Vec<PopularListingTag>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The tags of a listing.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SetListingTagsBody {
    /// At most ten remain, each of up to 100 letters.
    pub tags: Vec<String>,
}

/// The path parameters of `PUT /api/v2/listings/{id}/tags`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SetListingTagsPath {
    /// Id of the listing.
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
