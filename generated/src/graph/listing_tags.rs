// Made from contract/areas/listing_tags.yaml by codegen; edit the contract instead.

//! The area `listing_tags` in the graph.

use async_graphql::Value;
use async_trait::async_trait;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, InputTable,
    IntoFound, Object, Row, Show, Shown, Source, page_cost, plus, register_object,
};

/// `PopularListingTag`.
pub static POPULAR_LISTING_TAG: Object = Object {
    name: "PopularListingTag",
    description: "A tag that many listings have.",
    interfaces: &[],
    fields: &[
        Field {
            name: "tag",
            description: "The tag.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listingCount",
            description: "How many listings have it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::listing_tags::PopularListingTag {
    fn object(&self) -> &'static Object {
        &POPULAR_LISTING_TAG
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.tag),
            1 => Show::show(&self.count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::listing_tags::PopularListingTag, POPULAR_LISTING_TAG);

/// What the area `listing_tags` answers in the graph beside its operations.
#[async_trait]
pub trait ListingTagsEdges: Send + Sync {}

impl<T: Send + Sync> ListingTagsEdges for T {}

/// Fields of `Mutation` that operations of the area `listing_tags` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ListingTagsMutation;

static LISTING_TAGS_MUTATION: Object = Object {
    name: "ListingTagsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "setListingTags",
            description: "Replace a listing's tags. They are stored in lower case, with letters of any script, digits, spaces and hyphens only; duplicates and empty ones are dropped. `VALIDATION_ERROR` on `tags` for more than ten. `FORBIDDEN` for anybody but the listing's owner and administrators; `NOT_FOUND` for those who may not see it.",
            ty: "SetListingTagsPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SetListingTagsInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SET_LISTING_TAGS_ASKING),
        },
    ],
    types: &[
        |registry| SET_LISTING_TAGS_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SET_LISTING_TAGS_PAYLOAD),
    ],
};

impl Row for ListingTagsMutation {
    fn object(&self) -> &'static Object {
        &LISTING_TAGS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `listing_tags` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ListingTagsQuery;

static LISTING_TAGS_QUERY: Object = Object {
    name: "ListingTagsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "popularListingTags",
            description: "The most frequent tags, counted over listings that every member may see.",
            ty: "[PopularListingTag!]",
            arguments: &[
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 50. 20 by default.",
                    ty: "Int",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 50>),
            source: Source::Operation(&LIST_POPULAR_LISTING_TAGS_ASKING),
        },
        Field {
            name: "listingTagNames",
            description: "Tags that begin with `prefix`, in alphabetical order, of listings that every member may see. None for less than two letters.",
            ty: "[String!]",
            arguments: &[
                Argument {
                    name: "prefix",
                    description: "How the tag begins.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 20. 10 by default.",
                    ty: "Int",
                    default: None,
                },
            ],
            cost: Some(page_cost::<10, 20>),
            source: Source::Operation(&COMPLETE_LISTING_TAG_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::listing_tags::POPULAR_LISTING_TAG,
        ),
    ],
};

impl Row for ListingTagsQuery {
    fn object(&self) -> &'static Object {
        &LISTING_TAGS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_POPULAR_LISTING_TAGS_ASKING: Asking = Asking {
    operation: Operation::ListPopularListingTags,
    inputs: &[
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
    answer: list_popular_listing_tags,
};

fn list_popular_listing_tags(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::listing_tags::PopularListingTagsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static COMPLETE_LISTING_TAG_ASKING: Asking = Asking {
    operation: Operation::CompleteListingTag,
    inputs: &[
        Input {
            argument: "prefix",
            wire: "q",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "first",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::First { most: 20 },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: complete_listing_tag,
};

fn complete_listing_tag(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::listing_tags::ListingTagNamesResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static SET_LISTING_TAGS_ASKING: Asking = Asking {
    operation: Operation::SetListingTags,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Listing"),
        },
        Input {
            argument: "tags",
            wire: "tags",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: set_listing_tags,
};

static SET_LISTING_TAGS_INPUT_TABLE: InputTable = InputTable {
    name: "SetListingTagsInput",
    description: "Input of `setListingTags`.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "tags",
            description: "At most ten remain, each of up to 100 letters.",
            ty: "[String!]!",
            default: None,
        },
    ],
    types: &[],
};

static SET_LISTING_TAGS_PAYLOAD: Object = Object {
    name: "SetListingTagsPayload",
    description: "Result of `setListingTags`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The listing after the change. Null if the viewer cannot see it.",
            ty: "Listing",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::listing_search::LISTING),
    ],
};

fn set_listing_tags(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&SET_LISTING_TAGS_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_listing(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}
