// Made from contract/areas/search.yaml by codegen; edit the contract instead.

//! The area `search`: types, trait and routes.
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

/// What the gateway answers in the area `search`: one method an operation.
pub trait SearchApi: Area {
    /// Find things by words
    ///
    /// `GET /api/v2/search`
    ///
    /// Members, listings, events, groups and marketplace listings that have the words, each by the rules of its own list: whoever does not want to be found, has blocked the caller or is blocked by them, what is not published, and groups that the caller may not see are not there. By relevance the kinds take turns, each in the order of its own list; else by the day on which they were made. Of each kind the first hundred; its own list has all. A kind that the community has switched off finds nothing; so does a category for kinds that have none. 400 `VALIDATION_ERROR` on `q` for fewer than two characters.
    fn search(
        &self,
        call: Self::Call,
        query: SearchQuery,
    ) -> impl Future<Output = Result<SearchPage, Self::Failure>> + Send;

    /// What somebody who is typing may look for
    ///
    /// `GET /api/v2/search/suggestions`
    ///
    /// The first of each kind, as in the search. Empty lists below two characters, and for what the community has switched off.
    fn list_search_suggestions(
        &self,
        call: Self::Call,
        query: ListSearchSuggestionsQuery,
    ) -> impl Future<Output = Result<SearchSuggestionsResponse, Self::Failure>> + Send;

    /// What members look for these days
    ///
    /// `GET /api/v2/search/trending`
    ///
    /// By how many members looked for it, most first. Only what at least three members looked for and what found more than members, so that nobody learns what one looks for, nor whom.
    fn list_trending_searches(
        &self,
        call: Self::Call,
        query: ListTrendingSearchesQuery,
    ) -> impl Future<Output = Result<TrendingSearchList, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: SearchApi>() -> [Served<A>; 3] {
    [
        (Operation::Search, search::<A>),
        (Operation::ListSearchSuggestions, list_search_suggestions::<A>),
        (Operation::ListTrendingSearches, list_trending_searches::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 3] {
    [
        (Operation::Search, |asked| search_input(asked).map(drop)),
        (
            Operation::ListSearchSuggestions,
            |asked| list_search_suggestions_input(asked).map(drop),
        ),
        (
            Operation::ListTrendingSearches,
            |asked| list_trending_searches_input(asked).map(drop),
        ),
    ]
}

fn search_input(asked: &mut Asked) -> Result<SearchQuery, Rejection> {
    let query: SearchQuery = asked.query(&SEARCH_QUERY)?;
    Ok(query)
}

fn search<A: SearchApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = search_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().search(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_search_suggestions_input(
    asked: &mut Asked,
) -> Result<ListSearchSuggestionsQuery, Rejection> {
    let query: ListSearchSuggestionsQuery = asked.query(&LIST_SEARCH_SUGGESTIONS_QUERY)?;
    Ok(query)
}

fn list_search_suggestions<A: SearchApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_search_suggestions_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_search_suggestions(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_trending_searches_input(
    asked: &mut Asked,
) -> Result<ListTrendingSearchesQuery, Rejection> {
    let query: ListTrendingSearchesQuery = asked.query(&LIST_TRENDING_SEARCHES_QUERY)?;
    Ok(query)
}

fn list_trending_searches<A: SearchApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_trending_searches_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_trending_searches(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static SEARCH_QUERY: [Parameter; 6] = [
    Parameter {
        name: "q",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "type",
        kind: Kind::Word(
            &["all", "listings", "users", "events", "groups", "marketplace"],
        ),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "category_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "sort",
        kind: Kind::Word(&["relevance", "newest", "oldest"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 50,
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

static LIST_SEARCH_SUGGESTIONS_QUERY: [Parameter; 2] = [
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
            maximum: 10,
        },
        many: Many::One,
        clamp: true,
    },
];

static LIST_TRENDING_SEARCHES_QUERY: [Parameter; 2] = [
    Parameter {
        name: "days",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 30,
        },
        many: Many::One,
        clamp: true,
    },
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

/// The query parameters of `GET /api/v2/search/suggestions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListSearchSuggestionsQuery {
    /// What was typed so far.
    pub q: Option<String>,
    /// How many of each kind at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 5>")]
    pub limit: i64,
}

impl std::default::Default for ListSearchSuggestionsQuery {
    fn default() -> Self {
        Self {
            limit: defaults::default_u64::<i64, 5>(),
            q: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/search/trending`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListTrendingSearchesQuery {
    /// Of the last so many days. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 7>")]
    pub days: i64,
    /// How many at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 10>")]
    pub limit: i64,
}

impl std::default::Default for ListTrendingSearchesQuery {
    fn default() -> Self {
        Self {
            days: defaults::default_u64::<i64, 7>(),
            limit: defaults::default_u64::<i64, 10>(),
        }
    }
}

/// What was asked.
#[derive(Clone, Debug, Serialize)]
pub struct SearchAsked {
    /// The words.
    pub query: String,
    /// How many results there are.
    pub total: i64,
    /// The type.
    #[serde(rename = "type")]
    pub type_: SearchScope,
}

/// Where a page of results stands.
#[derive(Clone, Debug, Serialize)]
pub struct SearchMeta {
    /// Address of the community.
    pub base_url: String,
    /// Items on a full page.
    pub per_page: i64,
    /// Whether there is another page.
    pub has_more: bool,
    /// Opaque start of the next page. Null on the last one.
    pub cursor: Option<String>,
    /// How many results there are, at most a hundred of each kind.
    pub total: i64,
    /// The pagination.
    pub pagination: SearchPagination,
    /// The search.
    pub search: SearchAsked,
}

/// A page of results.
#[derive(Clone, Debug, Serialize)]
pub struct SearchPage {
    /// In the order that was asked for.
    pub data: Vec<SearchResult>,
    /// The meta.
    pub meta: SearchMeta,
}

/// The same as beside it.
#[derive(Clone, Debug, Serialize)]
pub struct SearchPagination {
    /// Opaque start of the next page. Null on the last one.
    pub cursor: Option<String>,
    /// Items on a full page.
    pub per_page: i64,
    /// Whether there is another page.
    pub has_more: bool,
}

/// The query parameters of `GET /api/v2/search`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SearchQuery {
    /// Words to find.
    pub q: String,
    /// What is looked for.
    #[serde(rename = "type", default = "defaults::search_query_type")]
    pub type_: SearchScope,
    /// Only listings or events of this category.
    pub category_id: Option<i64>,
    /// How the results stand.
    #[serde(default = "defaults::search_query_sort")]
    pub sort: SearchSort,
    /// Items on a full page. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

/// Something that was found. What its kind does not have is null.
#[derive(Clone, Debug, Serialize)]
pub struct SearchResult {
    /// Its place in the list.
    pub position: i64,
    /// The type.
    #[serde(rename = "type")]
    pub type_: SearchResultType,
    /// Its id among those of its kind.
    pub id: i64,
    /// What it is called.
    pub title: String,
    /// The same of a member or a group.
    pub name: Option<String>,
    /// How its text begins.
    pub description: Option<String>,
    /// The member, or whose it is.
    pub user_id: Option<i64>,
    /// Whether a listing offers or asks.
    pub listing_type: Option<crate::listing_search::ListingType>,
    /// Name of the category of a listing, an event or a marketplace listing.
    pub category_name: Option<String>,
    /// The same as `avatar_url`.
    pub avatar: Option<String>,
    /// Picture of a member.
    pub avatar_url: Option<String>,
    /// One line about a member or a marketplace listing.
    pub tagline: Option<String>,
    /// How many members a group has.
    pub members_count: Option<i64>,
    /// When an event begins.
    pub start_date: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Where it is.
    pub location: Option<String>,
    /// Picture of a listing, a group or a marketplace listing.
    pub image_url: Option<String>,
    /// When it was made, or the member joined.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SearchResultType {
    /// `user`.
    User,
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
    SearchResultType { User = "user", Listing = "listing", Event = "event", Group =
    "group", MarketplaceListing = "marketplace_listing" }
}

crate::runtime::wire! {
    SearchResultType
}

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SearchScope {
    /// `all`.
    All,
    /// `listings`.
    Listings,
    /// `users`.
    Users,
    /// `events`.
    Events,
    /// `groups`.
    Groups,
    /// `marketplace`.
    Marketplace,
}

crate::word! {
    SearchScope { All = "all", Listings = "listings", Users = "users", Events = "events",
    Groups = "groups", Marketplace = "marketplace" }
}

crate::runtime::wire! {
    SearchScope
}

/// How results stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SearchSort {
    /// `relevance`.
    Relevance,
    /// `newest`.
    Newest,
    /// `oldest`.
    Oldest,
}

crate::word! {
    SearchSort { Relevance = "relevance", Newest = "newest", Oldest = "oldest" }
}

crate::runtime::wire! {
    SearchSort
}

/// Something that may be looked for.
#[derive(Clone, Debug, Serialize)]
pub struct SearchSuggestion {
    /// Its id among those of its kind.
    pub id: i64,
    /// What it is called.
    pub title: String,
    /// The same as `title`.
    pub name: String,
    /// Picture of a member.
    pub avatar_url: Option<String>,
}

/// What somebody who is typing may be looking for.
#[derive(Clone, Debug, Serialize)]
pub struct SearchSuggestions {
    /// Offers and requests.
    pub listings: Vec<SearchSuggestion>,
    /// Members.
    pub users: Vec<SearchSuggestion>,
    /// Events.
    pub events: Vec<SearchSuggestion>,
    /// Groups.
    pub groups: Vec<SearchSuggestion>,
    /// What is sold or given away.
    pub marketplace_listings: Vec<SearchSuggestion>,
}

/// What somebody who is typing may be looking for.
#[derive(Clone, Debug, Serialize)]
pub struct SearchSuggestionsResponse {
    /// The data.
    pub data: SearchSuggestions,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What members look for.
#[derive(Clone, Debug, Serialize)]
pub struct TrendingSearch {
    /// The words, in lower case.
    pub query: String,
    /// How many members looked for them.
    pub count: i64,
}

/// What members look for.
#[derive(Clone, Debug, Serialize)]
pub struct TrendingSearchList {
    /// What most members looked for, first.
    pub data: Vec<TrendingSearch>,
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

    pub(super) fn search_query_sort() -> super::SearchSort {
        super::SearchSort::Relevance
    }

    pub(super) fn search_query_type() -> super::SearchScope {
        super::SearchScope::All
    }
}
