// Made from contract/areas/listing_search.yaml by codegen; edit the contract instead.

//! The area `listing_search` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Source, as_hours,
    global_id, numbered, page_cost, plus, register_object, scalar,
};

/// The words of `ListingModeration`.
pub static LISTING_MODERATION_WORDS: EnumTable = EnumTable {
    name: "ListingModeration",
    description: "Result of moderation.",
    values: &[
        EnumValue {
            name: "PENDING_REVIEW",
            word: "pending_review",
            description: "Not approved yet.",
        },
        EnumValue {
            name: "APPROVED",
            word: "approved",
            description: "Approved: it may be shown.",
        },
        EnumValue {
            name: "REJECTED",
            word: "rejected",
            description: "Rejected: it may not be shown until it is changed and approved.",
        },
    ],
};

crate::graph_words!(crate ::listing_search::ListingModeration, LISTING_MODERATION_WORDS);

/// The words of `ListingReciprocity`.
pub static LISTING_RECIPROCITY_WORDS: EnumTable = EnumTable {
    name: "ListingReciprocity",
    description: "How a listing matches the viewer's own.",
    values: &[
        EnumValue {
            name: "MUTUAL",
            word: "mutual",
            description: "Each of the two lists what the other asks for.",
        },
        EnumValue {
            name: "ONE_WAY",
            word: "one_way",
            description: "The viewer lists the counterpart of it, in the same category.",
        },
    ],
};

crate::graph_words!(
    crate ::listing_search::ListingReciprocity, LISTING_RECIPROCITY_WORDS
);

/// The words of `ListingServiceType`.
pub static LISTING_SERVICE_TYPE_WORDS: EnumTable = EnumTable {
    name: "ListingServiceType",
    description: "Where the work is done.",
    values: &[
        EnumValue {
            name: "PHYSICAL_ONLY",
            word: "physical_only",
            description: "At one place.",
        },
        EnumValue {
            name: "REMOTE_ONLY",
            word: "remote_only",
            description: "Remotely.",
        },
        EnumValue {
            name: "HYBRID",
            word: "hybrid",
            description: "At a place or remotely.",
        },
        EnumValue {
            name: "LOCATION_DEPENDENT",
            word: "location_dependent",
            description: "At a place that depends on where the other member lives.",
        },
    ],
};

crate::graph_words!(
    crate ::listing_search::ListingServiceType, LISTING_SERVICE_TYPE_WORDS
);

/// The words of `ListingStatus`.
pub static LISTING_STATUS_WORDS: EnumTable = EnumTable {
    name: "ListingStatus",
    description: "Status of a listing.",
    values: &[
        EnumValue {
            name: "ACTIVE",
            word: "active",
            description: "Visible, once approved.",
        },
        EnumValue {
            name: "DRAFT",
            word: "draft",
            description: "A draft, or rejected by staff.",
        },
        EnumValue {
            name: "PAUSED",
            word: "paused",
            description: "Hidden by its owner for a while.",
        },
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "Waits to be approved.",
        },
        EnumValue {
            name: "SUSPENDED",
            word: "suspended",
            description: "Hidden by an administrator.",
        },
        EnumValue {
            name: "EXPIRED",
            word: "expired",
            description: "Expired.",
        },
    ],
};

crate::graph_words!(crate ::listing_search::ListingStatus, LISTING_STATUS_WORDS);

/// The words of `ListingType`.
pub static LISTING_TYPE_WORDS: EnumTable = EnumTable {
    name: "ListingType",
    description: "Whether it is an offer or a request.",
    values: &[
        EnumValue {
            name: "OFFER",
            word: "offer",
            description: "A member offers it.",
        },
        EnumValue {
            name: "REQUEST",
            word: "request",
            description: "A member asks for it.",
        },
    ],
};

crate::graph_words!(crate ::listing_search::ListingType, LISTING_TYPE_WORDS);

/// The words of `ListingVisibility`.
pub static LISTING_VISIBILITY_WORDS: EnumTable = EnumTable {
    name: "ListingVisibility",
    description: "Whether partner communities see it, and whether their members may ask for it.",
    values: &[
        EnumValue {
            name: "NONE",
            word: "none",
            description: "Partners do not see it.",
        },
        EnumValue {
            name: "LISTED",
            word: "listed",
            description: "Partners see it.",
        },
        EnumValue {
            name: "BOOKABLE",
            word: "bookable",
            description: "Partners see it, and their members may ask for it.",
        },
    ],
};

crate::graph_words!(crate ::listing_search::ListingVisibility, LISTING_VISIBILITY_WORDS);

impl Show for crate::listing_search::ListingAvailability {
    fn show(&self) -> Got<'_> {
        self.0.show()
    }
}

/// `Listing`.
pub static LISTING: Object = Object {
    name: "Listing",
    description: "An offer or request of a member.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the listing.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "owner",
            description: "Its owner. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "title",
            description: "Title, one line.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "Description.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "location",
            description: "Place, in words.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "latitude",
            description: "Degrees north.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "longitude",
            description: "Degrees east.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "type",
            description: "Whether it is an offer or a request.",
            ty: "ListingType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of a listing.",
            ty: "ListingStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "moderationStatus",
            description: "Result of moderation.",
            ty: "ListingModeration!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "imageUrl",
            description: "Absolute address of its main picture, or else of the first of its other pictures.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "thumbnailUrl",
            description: "Absolute address of its thumbnail.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sdgGoals",
            description: "Sustainable development goals, by number.",
            ty: "[Int!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "federatedVisibility",
            description: "Whether partner communities see it, and whether their members may ask for it.",
            ty: "ListingVisibility!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "serviceType",
            description: "Where the work is done.",
            ty: "ListingServiceType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "availability",
            description: "When its owner has time: an array or an object whose shape is up to the client. At most 8 KB.",
            ty: "JSON",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "hoursEstimate",
            description: "How many hours it takes.",
            ty: "Hours",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "hoursAvailable",
            description: "How many hours its owner offers altogether. Null means no limit.",
            ty: "Hours",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "When it expires. Null means never.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "renewedAt",
            description: "When it was last renewed.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "renewalCount",
            description: "How often it was renewed.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "viewCount",
            description: "How often it was viewed, counted once for each member and day.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "contactCount",
            description: "How often members contacted the owner about it, counted once for each member and day.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "saveCount",
            description: "How many members have saved it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isFeatured",
            description: "Whether it is featured.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "featuredUntil",
            description: "Until when it is featured. Null if it is not.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "submittedAt",
            description: "Since when it waits to be approved. Null if it does not.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "submission",
            description: "Number of what waits to be approved, another one whenever its owner changes what members read. Null if it does not wait.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "moderationReason",
            description: "Why staff rejected it last. Null if they did not, and once it is approved.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was made.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "updatedAt",
            description: "When it was last changed.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isSaved",
            description: "Whether the viewer has saved it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reciprocityMatch",
            description: "How it matches the viewer's own listings, in a list with `personalised: true`. Null if it does not match, and in other lists.",
            ty: "ListingReciprocity",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "distanceKm",
            description: "Distance in kilometres, two decimals, in a list around a place. Null otherwise.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "authorRating",
            description: "Mean rating of the reviews in `authorReviewCount`, one decimal; `Member.reviewStats` of its owner has it with two. Null without one.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "authorReviewCount",
            description: "Reviews its owner received: approved ones, anonymous ones among them.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "authorExchangeCount",
            description: "How many exchanges its owner completed, on either side.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "category",
            description: "Its category.",
            ty: "Category",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "images",
            description: "Its pictures in their order.",
            ty: "[ListingImage!]",
            arguments: &[],
            cost: Some(plus::<5>),
            source: Source::Edge,
        },
        Field {
            name: "tags",
            description: "Its tags, in alphabetical order.",
            ty: "[String!]",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "canEdit",
            description: "Whether the viewer may change and delete it.",
            ty: "Boolean",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "restId",
            description: "REST's number for it; arguments of type `ID` accept it too.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::listing_search::LISTING_MODERATION_WORDS.register(registry)
        },
        |registry| {
            crate::graph::listing_search::LISTING_RECIPROCITY_WORDS.register(registry)
        },
        |registry| {
            crate::graph::listing_search::LISTING_SERVICE_TYPE_WORDS.register(registry)
        },
        |registry| crate::graph::listing_search::LISTING_STATUS_WORDS.register(registry),
        |registry| crate::graph::listing_search::LISTING_TYPE_WORDS.register(registry),
        |registry| {
            crate::graph::listing_search::LISTING_VISIBILITY_WORDS.register(registry)
        },
        |registry| register_object(registry, &crate::graph::categories::CATEGORY),
        |registry| register_object(
            registry,
            &crate::graph::listing_images::LISTING_IMAGE,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Hours"),
        |registry| scalar(registry, "JSON"),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::listing_search::ListingItem {
    fn object(&self) -> &'static Object {
        &LISTING
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("Listing", self.id)),
            2 => Show::show(&self.title),
            3 => Show::show(&self.description),
            4 => Show::show(&self.location),
            5 => Show::show(&self.latitude),
            6 => Show::show(&self.longitude),
            7 => Show::show(&self.type_),
            8 => Show::show(&self.status),
            9 => Show::show(&self.moderation_status),
            10 => Show::show(&self.image_url),
            11 => Show::show(&self.thumbnail_url),
            12 => Show::show(&self.sdg_goals),
            13 => Show::show(&self.federated_visibility),
            14 => Show::show(&self.service_type),
            15 => Show::show(&self.availability),
            16 => as_hours(Show::show(&self.hours_estimate)),
            17 => as_hours(Show::show(&self.hours_available)),
            18 => Show::show(&self.expires_at),
            19 => Show::show(&self.renewed_at),
            20 => Show::show(&self.renewal_count),
            21 => Show::show(&self.view_count),
            22 => Show::show(&self.contact_count),
            23 => Show::show(&self.save_count),
            24 => Show::show(&self.is_featured),
            25 => Show::show(&self.featured_until),
            26 => Show::show(&self.submitted_at),
            27 => Show::show(&self.submission),
            28 => Show::show(&self.moderation_reason),
            29 => Show::show(&self.created_at),
            30 => Show::show(&self.updated_at),
            31 => Show::show(&self.is_favorited),
            32 => Show::show(&self.reciprocity_match),
            33 => Show::show(&self.distance_km),
            41 => Got::Value(Value::String(self.id.to_string())),
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
                1 => {
                    match numbered(&self.user_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                34 => edges.listing_author_rating(ctx, self).await,
                35 => edges.listing_author_review_count(ctx, self).await,
                36 => edges.listing_author_exchange_count(ctx, self).await,
                37 => edges.listing_category(ctx, self).await,
                38 => edges.listing_images(ctx, self).await,
                39 => edges.listing_tags(ctx, self).await,
                40 => edges.listing_can_edit(ctx, self).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::listing_search::ListingItem, LISTING);

/// A page of `Listing`.
pub static LISTING_CONNECTION: Object = Object {
    name: "ListingConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[ListingEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&LISTING_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[Listing!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&LISTING),
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
        |registry| register_object(registry, &LISTING_EDGE),
        |registry| register_object(registry, &LISTING),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `Listing`.
pub static LISTING_EDGE: Object = Object {
    name: "ListingEdge",
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
            ty: "Listing!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&LISTING),
        },
    ],
    types: &[],
};

impl Listed for crate::listing_search::ListingItem {
    const CONNECTION: &'static Object = &LISTING_CONNECTION;
    const EDGE: &'static Object = &LISTING_EDGE;
}

/// What the area `listing_search` answers in the graph beside its operations.
#[async_trait]
pub trait ListingSearchEdges: Send + Sync {
    /// The `Listing` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_listing(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// The `Listing` with this number, as `node(id:)` finds it, with REST's refusals.
    async fn node_listing(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// `Listing.authorRating`: Mean rating of the reviews in `authorReviewCount`, one decimal; `Member.reviewStats` of its owner has it with two. Null without one.
    async fn listing_author_rating(
        &self,
        ctx: &Context<'_>,
        row: &crate::listing_search::ListingItem,
    ) -> async_graphql::Result<Found>;

    /// `Listing.authorReviewCount`: Reviews its owner received: approved ones, anonymous ones among them.
    async fn listing_author_review_count(
        &self,
        ctx: &Context<'_>,
        row: &crate::listing_search::ListingItem,
    ) -> async_graphql::Result<Found>;

    /// `Listing.authorExchangeCount`: How many exchanges its owner completed, on either side.
    async fn listing_author_exchange_count(
        &self,
        ctx: &Context<'_>,
        row: &crate::listing_search::ListingItem,
    ) -> async_graphql::Result<Found>;

    /// `Listing.category`: Its category.
    async fn listing_category(
        &self,
        ctx: &Context<'_>,
        row: &crate::listing_search::ListingItem,
    ) -> async_graphql::Result<Found>;

    /// `Listing.images`: Its pictures in their order.
    async fn listing_images(
        &self,
        ctx: &Context<'_>,
        row: &crate::listing_search::ListingItem,
    ) -> async_graphql::Result<Found>;

    /// `Listing.tags`: Its tags, in alphabetical order.
    async fn listing_tags(
        &self,
        ctx: &Context<'_>,
        row: &crate::listing_search::ListingItem,
    ) -> async_graphql::Result<Found>;

    /// `Listing.canEdit`: Whether the viewer may change and delete it.
    async fn listing_can_edit(
        &self,
        ctx: &Context<'_>,
        row: &crate::listing_search::ListingItem,
    ) -> async_graphql::Result<Found>;
}

/// Fields of `Query` that operations of the area `listing_search` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ListingSearchQuery;

static LISTING_SEARCH_QUERY: Object = Object {
    name: "ListingSearchQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "featuredListings",
            description: "Featured listings, the longest featured first.",
            ty: "[Listing!]",
            arguments: &[
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 50. 10 by default.",
                    ty: "Int",
                    default: None,
                },
            ],
            cost: Some(page_cost::<10, 50>),
            source: Source::Operation(&LIST_FEATURED_LISTINGS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::listing_search::LISTING),
    ],
};

impl Row for ListingSearchQuery {
    fn object(&self) -> &'static Object {
        &LISTING_SEARCH_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `listing_search` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ListingSearchViewer;

static LISTING_SEARCH_VIEWER: Object = Object {
    name: "ListingSearchViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "listings",
            description: "The viewer's own listings, newest first, whatever their status. Deleted ones are not among them.",
            ty: "ListingConnection",
            arguments: &[
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100. 20 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "last",
                    description: "How many before `before` at most, 1 to 100; 20 by default. Not together with `first` or `after`.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "type",
                    description: "Offers or requests; both by default.",
                    ty: "ListingType",
                    default: None,
                },
                Argument {
                    name: "after",
                    description: "Cursor of the row after which the page begins. Without it, the first page.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "before",
                    description: "Cursor of the row before which the page ends. Without it, the last page.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_MY_LISTINGS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::listing_search::LISTING_CONNECTION,
        ),
        |registry| crate::graph::listing_search::LISTING_TYPE_WORDS.register(registry),
    ],
};

impl Row for ListingSearchViewer {
    fn object(&self) -> &'static Object {
        &LISTING_SEARCH_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_FEATURED_LISTINGS_ASKING: Asking = Asking {
    operation: Operation::ListFeaturedListings,
    inputs: &[
        Input {
            argument: "first",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::First { most: 50 },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_featured_listings,
};

fn list_featured_listings(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::listing_search::FeaturedListingsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_MY_LISTINGS_ASKING: Asking = Asking {
    operation: Operation::ListMyListings,
    inputs: &[
        Input {
            argument: "first",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "last",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 100 },
        },
        Input {
            argument: "type",
            wire: "type",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::listing_search::LISTING_TYPE_WORDS),
        },
        Input {
            argument: "after",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::After,
        },
        Input {
            argument: "before",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_my_listings,
};

fn list_my_listings(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::listing_search::MemberListingPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}
