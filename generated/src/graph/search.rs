// Made from contract/areas/search.yaml by codegen; edit the contract instead.

//! The area `search` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Source, numbered,
    page_cost, plus, register_object, scalar,
};

/// The words of `SearchOrder`.
pub static SEARCH_ORDER_WORDS: EnumTable = EnumTable {
    name: "SearchOrder",
    description: "How results stand.",
    values: &[
        EnumValue {
            name: "RELEVANCE",
            word: "relevance",
            description: "The kinds take turns, each in the order of its own list.",
        },
        EnumValue {
            name: "NEWEST",
            word: "newest",
            description: "The newest first.",
        },
        EnumValue {
            name: "OLDEST",
            word: "oldest",
            description: "The oldest first.",
        },
    ],
};

crate::graph_words!(crate ::search::SearchSort, SEARCH_ORDER_WORDS);

/// The words of `SearchResultType`.
pub static SEARCH_RESULT_TYPE_WORDS: EnumTable = EnumTable {
    name: "SearchResultType",
    description: "What was found.",
    values: &[
        EnumValue {
            name: "USER",
            word: "user",
            description: "A member.",
        },
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
            name: "GROUP",
            word: "group",
            description: "A group.",
        },
        EnumValue {
            name: "MARKETPLACE_LISTING",
            word: "marketplace_listing",
            description: "Something that is sold or given away.",
        },
    ],
};

crate::graph_words!(crate ::search::SearchResultType, SEARCH_RESULT_TYPE_WORDS);

/// The words of `SearchScope`.
pub static SEARCH_SCOPE_WORDS: EnumTable = EnumTable {
    name: "SearchScope",
    description: "What is looked for.",
    values: &[
        EnumValue {
            name: "ALL",
            word: "all",
            description: "Everything.",
        },
        EnumValue {
            name: "LISTINGS",
            word: "listings",
            description: "Offers and requests.",
        },
        EnumValue {
            name: "USERS",
            word: "users",
            description: "Members.",
        },
        EnumValue {
            name: "EVENTS",
            word: "events",
            description: "Events.",
        },
        EnumValue {
            name: "GROUPS",
            word: "groups",
            description: "Groups.",
        },
        EnumValue {
            name: "MARKETPLACE",
            word: "marketplace",
            description: "What is sold or given away.",
        },
    ],
};

crate::graph_words!(crate ::search::SearchScope, SEARCH_SCOPE_WORDS);

/// `SearchResult`.
pub static SEARCH_RESULT: Object = Object {
    name: "SearchResult",
    description: "Something that was found. What its kind does not have is null.",
    interfaces: &[],
    fields: &[
        Field {
            name: "position",
            description: "Its place in the list.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "type",
            description: "What was found.",
            ty: "SearchResultType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "itemId",
            description: "Its id among those of its kind.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "title",
            description: "What it is called.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "How its text begins.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "The member, or whose it is. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "listingType",
            description: "Whether a listing offers or asks.",
            ty: "ListingType",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "categoryName",
            description: "Name of the category of a listing, an event or a marketplace listing.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "avatarUrl",
            description: "Picture of a member.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "tagline",
            description: "One line about a member or a marketplace listing.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "memberCount",
            description: "How many members a group has.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "startsAt",
            description: "When an event begins.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "location",
            description: "Where it is.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "imageUrl",
            description: "Picture of a listing, a group or a marketplace listing.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was made, or the member joined.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "item",
            description: "What was found. Null when it has gone since.",
            ty: "Node",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| crate::graph::listing_search::LISTING_TYPE_WORDS.register(registry),
        |registry| crate::graph::search::SEARCH_RESULT_TYPE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::search::SearchResult {
    fn object(&self) -> &'static Object {
        &SEARCH_RESULT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.position),
            1 => Show::show(&self.type_),
            2 => {
                match numbered(&self.id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            3 => Show::show(&self.title),
            4 => Show::show(&self.description),
            6 => Show::show(&self.listing_type),
            7 => Show::show(&self.category_name),
            8 => Show::show(&self.avatar_url),
            9 => Show::show(&self.tagline),
            10 => Show::show(&self.members_count),
            11 => Show::show(&self.start_date),
            12 => Show::show(&self.location),
            13 => Show::show(&self.image_url),
            14 => Show::show(&self.created_at),
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
                5 => {
                    match numbered(&self.user_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                15 => {
                    match (self.type_.as_str(), numbered(&self.id)) {
                        (word, Some(number)) => {
                            match word {
                                "user" => edges.find_member(ctx, number).await,
                                "listing" => edges.find_listing(ctx, number).await,
                                "event" => edges.find_event(ctx, number).await,
                                "group" => edges.find_group(ctx, number).await,
                                "marketplace_listing" => {
                                    edges.find_marketplace_listing(ctx, number).await
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

crate::graph_row!(crate ::search::SearchResult, SEARCH_RESULT);

/// A page of `SearchResult`.
pub static SEARCH_RESULT_CONNECTION: Object = Object {
    name: "SearchResultConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[SearchResultEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SEARCH_RESULT_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[SearchResult!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SEARCH_RESULT),
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
        |registry| register_object(registry, &SEARCH_RESULT_EDGE),
        |registry| register_object(registry, &SEARCH_RESULT),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `SearchResult`.
pub static SEARCH_RESULT_EDGE: Object = Object {
    name: "SearchResultEdge",
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
            ty: "SearchResult!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SEARCH_RESULT),
        },
    ],
    types: &[],
};

impl Listed for crate::search::SearchResult {
    const CONNECTION: &'static Object = &SEARCH_RESULT_CONNECTION;
    const EDGE: &'static Object = &SEARCH_RESULT_EDGE;
}

/// `SearchSuggestion`.
pub static SEARCH_SUGGESTION: Object = Object {
    name: "SearchSuggestion",
    description: "Something that may be looked for.",
    interfaces: &[],
    fields: &[
        Field {
            name: "itemId",
            description: "Its id among those of its kind.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "title",
            description: "What it is called.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "avatarUrl",
            description: "Picture of a member.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "URL")],
};

impl Row for crate::search::SearchSuggestion {
    fn object(&self) -> &'static Object {
        &SEARCH_SUGGESTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => {
                match numbered(&self.id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            1 => Show::show(&self.title),
            2 => Show::show(&self.avatar_url),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::search::SearchSuggestion, SEARCH_SUGGESTION);

/// `SearchSuggestions`.
pub static SEARCH_SUGGESTIONS: Object = Object {
    name: "SearchSuggestions",
    description: "What somebody who is typing may be looking for.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listings",
            description: "Offers and requests.",
            ty: "[SearchSuggestion!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::search::SEARCH_SUGGESTION),
        },
        Field {
            name: "members",
            description: "Members.",
            ty: "[SearchSuggestion!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::search::SEARCH_SUGGESTION),
        },
        Field {
            name: "events",
            description: "Events.",
            ty: "[SearchSuggestion!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::search::SEARCH_SUGGESTION),
        },
        Field {
            name: "groups",
            description: "Groups.",
            ty: "[SearchSuggestion!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::search::SEARCH_SUGGESTION),
        },
        Field {
            name: "marketplaceListings",
            description: "What is sold or given away.",
            ty: "[SearchSuggestion!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::search::SEARCH_SUGGESTION),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::search::SEARCH_SUGGESTION),
    ],
};

impl Row for crate::search::SearchSuggestions {
    fn object(&self) -> &'static Object {
        &SEARCH_SUGGESTIONS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.listings),
            1 => Show::show(&self.users),
            2 => Show::show(&self.events),
            3 => Show::show(&self.groups),
            4 => Show::show(&self.marketplace_listings),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::search::SearchSuggestions, SEARCH_SUGGESTIONS);

/// `TrendingSearch`.
pub static TRENDING_SEARCH: Object = Object {
    name: "TrendingSearch",
    description: "What members look for.",
    interfaces: &[],
    fields: &[
        Field {
            name: "query",
            description: "The words, in lower case.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "searchCount",
            description: "How many members looked for them.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::search::TrendingSearch {
    fn object(&self) -> &'static Object {
        &TRENDING_SEARCH
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.query),
            1 => Show::show(&self.count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::search::TrendingSearch, TRENDING_SEARCH);

/// What the area `search` answers in the graph beside its operations.
#[async_trait]
pub trait SearchEdges: Send + Sync {}

impl<T: Send + Sync> SearchEdges for T {}

/// Fields of `Query` that operations of the area `search` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct SearchQuery;

static SEARCH_QUERY: Object = Object {
    name: "SearchQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "search",
            description: "What the viewer may see that has some words: members, listings, events, groups and marketplace listings, the kinds taking turns. Of each kind the first hundred; its own list has all. What the community has switched off is left out.",
            ty: "SearchResultConnection",
            arguments: &[
                Argument {
                    name: "search",
                    description: "Words to find.",
                    ty: "String!",
                    default: None,
                },
                Argument {
                    name: "type",
                    description: "What is looked for.",
                    ty: "SearchScope",
                    default: Some("ALL"),
                },
                Argument {
                    name: "categoryId",
                    description: "Only listings or events of this category.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "order",
                    description: "How the results stand.",
                    ty: "SearchOrder",
                    default: Some("RELEVANCE"),
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 50. 20 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "after",
                    description: "Cursor of the row after which the page begins. Without it, the first page.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 50>),
            source: Source::Operation(&SEARCH_ASKING),
        },
        Field {
            name: "searchSuggestions",
            description: "What somebody who is typing may be looking for. Nothing below two characters.",
            ty: "SearchSuggestions",
            arguments: &[
                Argument {
                    name: "search",
                    description: "What was typed so far.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 10. 5 by default.",
                    ty: "Int",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_SEARCH_SUGGESTIONS_ASKING),
        },
        Field {
            name: "trendingSearches",
            description: "What members look for these days, most of them first. Only what at least three of them looked for.",
            ty: "[TrendingSearch!]",
            arguments: &[
                Argument {
                    name: "days",
                    description: "Of the last so many days. A value out of bounds is moved to the nearest bound.",
                    ty: "Int",
                    default: Some("7"),
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 50. 10 by default.",
                    ty: "Int",
                    default: None,
                },
            ],
            cost: Some(page_cost::<10, 50>),
            source: Source::Operation(&LIST_TRENDING_SEARCHES_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::search::SEARCH_RESULT_CONNECTION,
        ),
        |registry| crate::graph::search::SEARCH_SCOPE_WORDS.register(registry),
        |registry| crate::graph::search::SEARCH_ORDER_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::search::SEARCH_SUGGESTIONS),
        |registry| register_object(registry, &crate::graph::search::TRENDING_SEARCH),
    ],
};

impl Row for SearchQuery {
    fn object(&self) -> &'static Object {
        &SEARCH_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static SEARCH_ASKING: Asking = Asking {
    operation: Operation::Search,
    inputs: &[
        Input {
            argument: "search",
            wire: "q",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "type",
            wire: "type",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::search::SEARCH_SCOPE_WORDS),
        },
        Input {
            argument: "categoryId",
            wire: "category_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Category"),
        },
        Input {
            argument: "order",
            wire: "sort",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::search::SEARCH_ORDER_WORDS),
        },
        Input {
            argument: "first",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::First { most: 50 },
        },
        Input {
            argument: "after",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::After,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: search,
};

fn search(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::search::SearchPage = ask.made()?;
    let total = answer.meta.total;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.position), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}

static LIST_SEARCH_SUGGESTIONS_ASKING: Asking = Asking {
    operation: Operation::ListSearchSuggestions,
    inputs: &[
        Input {
            argument: "search",
            wire: "q",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "first",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::First { most: 10 },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_search_suggestions,
};

fn list_search_suggestions(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::search::SearchSuggestionsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_TRENDING_SEARCHES_ASKING: Asking = Asking {
    operation: Operation::ListTrendingSearches,
    inputs: &[
        Input {
            argument: "days",
            wire: "days",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "first",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::First { most: 50 },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_trending_searches,
};

fn list_trending_searches(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::search::TrendingSearchList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}
