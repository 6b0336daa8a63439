// Made from contract/areas/listings.yaml by codegen; edit the contract instead.

//! The area `listings` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Object, Page, Row, Show, Shown, Source,
    encode_cursor, numbered, page_cost, plus, register_object, scalar,
};

/// The words of `ListingContact`.
pub static LISTING_CONTACT_WORDS: EnumTable = EnumTable {
    name: "ListingContact",
    description: "In which way.",
    values: &[
        EnumValue {
            name: "MESSAGE",
            word: "message",
            description: "By a message about it.",
        },
        EnumValue {
            name: "EXCHANGE",
            word: "exchange",
            description: "By asking for an exchange.",
        },
    ],
};

crate::graph_words!(
    crate ::listings::ListingAnalyticsContactContactType, LISTING_CONTACT_WORDS
);

/// `ListingAnalytics`.
pub static LISTING_ANALYTICS: Object = Object {
    name: "ListingAnalytics",
    description: "Who reads a listing.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The listing.",
            ty: "Listing",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "days",
            description: "How many days back, today included.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "summary",
            description: "Numbers since the listing was made.",
            ty: "ListingAnalyticsSummary!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::listings::LISTING_ANALYTICS_SUMMARY),
        },
        Field {
            name: "period",
            description: "Numbers of the days asked for.",
            ty: "ListingAnalyticsPeriod!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::listings::LISTING_ANALYTICS_PERIOD),
        },
        Field {
            name: "series",
            description: "Day by day, oldest first.",
            ty: "[ListingAnalyticsDay!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::listings::LISTING_ANALYTICS_DAY),
        },
        Field {
            name: "contactTypes",
            description: "In which ways members turned to the owner in the days asked for: by a message about it, or by asking for an exchange.",
            ty: "[ListingAnalyticsContact!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::listings::LISTING_ANALYTICS_CONTACT),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::listing_search::LISTING),
        |registry| register_object(
            registry,
            &crate::graph::listings::LISTING_ANALYTICS_CONTACT,
        ),
        |registry| register_object(
            registry,
            &crate::graph::listings::LISTING_ANALYTICS_DAY,
        ),
        |registry| register_object(
            registry,
            &crate::graph::listings::LISTING_ANALYTICS_PERIOD,
        ),
        |registry| register_object(
            registry,
            &crate::graph::listings::LISTING_ANALYTICS_SUMMARY,
        ),
    ],
};

impl Row for crate::listings::ListingAnalytics {
    fn object(&self) -> &'static Object {
        &LISTING_ANALYTICS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.days),
            2 => Show::show(&self.summary),
            3 => Show::show(&self.period),
            4 => Show::show(&self.series),
            5 => Show::show(&self.contact_types),
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
                0 => {
                    match numbered(&self.listing_id) {
                        Some(number) => edges.find_listing(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::listings::ListingAnalytics, LISTING_ANALYTICS);

/// `ListingAnalyticsContact`.
pub static LISTING_ANALYTICS_CONTACT: Object = Object {
    name: "ListingAnalyticsContact",
    description: "How often members turned to the owner in one way.",
    interfaces: &[],
    fields: &[
        Field {
            name: "contactType",
            description: "In which way.",
            ty: "ListingContact!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "count",
            description: "How often.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| crate::graph::listings::LISTING_CONTACT_WORDS.register(registry)],
};

impl Row for crate::listings::ListingAnalyticsContact {
    fn object(&self) -> &'static Object {
        &LISTING_ANALYTICS_CONTACT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.contact_type),
            1 => Show::show(&self.count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::listings::ListingAnalyticsContact, LISTING_ANALYTICS_CONTACT);

/// `ListingAnalyticsDay`.
pub static LISTING_ANALYTICS_DAY: Object = Object {
    name: "ListingAnalyticsDay",
    description: "Numbers of one day.",
    interfaces: &[],
    fields: &[
        Field {
            name: "date",
            description: "The day, of UTC.",
            ty: "Date!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "views",
            description: "How many members read it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "contacts",
            description: "How many members turned to the owner.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "saves",
            description: "How many members began to keep it in mind and still do.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "Date")],
};

impl Row for crate::listings::ListingAnalyticsDay {
    fn object(&self) -> &'static Object {
        &LISTING_ANALYTICS_DAY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.date),
            1 => Show::show(&self.views),
            2 => Show::show(&self.contacts),
            3 => Show::show(&self.saves),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::listings::ListingAnalyticsDay, LISTING_ANALYTICS_DAY);

/// `ListingAnalyticsPeriod`.
pub static LISTING_ANALYTICS_PERIOD: Object = Object {
    name: "ListingAnalyticsPeriod",
    description: "Numbers of the days asked for.",
    interfaces: &[],
    fields: &[
        Field {
            name: "views",
            description: "How often it was read, once for each member and day.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "uniqueViewers",
            description: "How many members read it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "contacts",
            description: "How often somebody turned to the owner.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "saves",
            description: "How many members began to keep it in mind and still do.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::listings::ListingAnalyticsPeriod {
    fn object(&self) -> &'static Object {
        &LISTING_ANALYTICS_PERIOD
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.views),
            1 => Show::show(&self.unique_viewers),
            2 => Show::show(&self.contacts),
            3 => Show::show(&self.saves),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::listings::ListingAnalyticsPeriod, LISTING_ANALYTICS_PERIOD);

/// `ListingAnalyticsSummary`.
pub static LISTING_ANALYTICS_SUMMARY: Object = Object {
    name: "ListingAnalyticsSummary",
    description: "Numbers since the listing was made.",
    interfaces: &[],
    fields: &[
        Field {
            name: "views",
            description: "How often it was read, once for each member and day.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "uniqueViewers",
            description: "How many members read it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "contacts",
            description: "How often somebody turned to the owner.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "saves",
            description: "How many members keep it in mind.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "contactRate",
            description: "Contacts for a hundred views, two decimals.",
            ty: "Float!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "saveRate",
            description: "Saves for a hundred views, two decimals.",
            ty: "Float!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "viewsTrendPercent",
            description: "How many views more, or less, the days asked for had than as many days before them, for a hundred of those; two decimals. 0 when there was none before.",
            ty: "Float!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::listings::ListingAnalyticsSummary {
    fn object(&self) -> &'static Object {
        &LISTING_ANALYTICS_SUMMARY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.views),
            1 => Show::show(&self.unique_viewers),
            2 => Show::show(&self.contacts),
            3 => Show::show(&self.saves),
            4 => Show::show(&self.contact_rate),
            5 => Show::show(&self.save_rate),
            6 => Show::show(&self.views_trend_percent),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::listings::ListingAnalyticsSummary, LISTING_ANALYTICS_SUMMARY);

impl From<crate::listings::ListingDetail> for crate::listing_search::ListingItem {
    fn from(row: crate::listings::ListingDetail) -> Self {
        Self {
            id: row.id,
            user_id: row.user_id,
            category_id: row.category_id,
            title: row.title,
            description: row.description,
            location: row.location,
            latitude: row.latitude,
            longitude: row.longitude,
            type_: row.type_,
            status: row.status,
            moderation_status: row.moderation_status,
            image_url: row.image_url,
            thumbnail_url: row.thumbnail_url,
            sdg_goals: row.sdg_goals,
            price: row.price,
            federated_visibility: row.federated_visibility,
            service_type: row.service_type,
            availability: row.availability,
            hours_estimate: row.hours_estimate,
            hours_available: row.hours_available,
            expires_at: row.expires_at,
            renewed_at: row.renewed_at,
            renewal_count: row.renewal_count,
            view_count: row.view_count,
            contact_count: row.contact_count,
            save_count: row.save_count,
            is_featured: row.is_featured,
            featured_until: row.featured_until,
            created_at: row.created_at,
            updated_at: row.updated_at,
            user: row.user,
            author_name: row.author_name,
            author_avatar: row.author_avatar,
            author_verified: row.author_verified,
            author_rating: row.author_rating,
            category_name: row.category_name,
            category_color: row.category_color,
            category_slug: row.category_slug,
            is_favorited: row.is_favorited,
            reciprocity_match: row.reciprocity_match,
            distance_km: None,
            can_edit: Some(row.can_edit),
            can_delete: Some(row.can_delete),
        }
    }
}

impl IntoFound for crate::listings::ListingDetail {
    fn into_found(self) -> Found {
        IntoFound::into_found(crate::listing_search::ListingItem::from(self))
    }
}

/// What the area `listings` answers in the graph beside its operations.
#[async_trait]
pub trait ListingsEdges: Send + Sync {}

/// Fields of `Mutation` that operations of the area `listings` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ListingsMutation;

static LISTINGS_MUTATION: Object = Object {
    name: "ListingsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createListing",
            description: "Offers or asks for something. `VALIDATION_ERROR`, one item for each argument, for what breaks its bounds or the community's own rules, and for a member who has as many listings as the community allows. Where the community looks at listings first, it waits as `PENDING`. `FORBIDDEN` for visitors from another community.",
            ty: "CreateListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "CreateListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_LISTING_ASKING),
        },
        Field {
            name: "updateListing",
            description: "Change a listing. Only what is sent changes. 403 `FORBIDDEN` for anybody but its owner and administrators; 404 `NOT_FOUND` for those who may not see it. 422 `VALIDATION_ERROR`, one item for each field, `status` among them for a move that is not theirs to make: owners choose between active, draft and paused, and cannot bring back what waits, was suspended or rejected; administrators may also choose pending, suspended and expired, and approve what they activate.",
            ty: "UpdateListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "UpdateListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_LISTING_ASKING),
        },
        Field {
            name: "deleteListing",
            description: "Take a listing away. Its tags, saves, views, contacts and pictures go with it. 403 `FORBIDDEN` for anybody but its owner and administrators; 404 `NOT_FOUND` for those who may not see it.",
            ty: "DeleteListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "DeleteListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_LISTING_ASKING),
        },
        Field {
            name: "saveListing",
            description: "Keep a listing in mind. Doing it again changes nothing. The owner is told once. 403 `FEATURE_DISABLED` where the community has switched saving off; 404 `NOT_FOUND` for a listing that the caller may not see.",
            ty: "SaveListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "SaveListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SAVE_LISTING_ASKING),
        },
        Field {
            name: "unsaveListing",
            description: "Keep a listing in mind no longer. Doing it again changes nothing. 404 `NOT_FOUND` for a listing that the caller may not see and does not keep.",
            ty: "UnsaveListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "UnsaveListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UNSAVE_LISTING_ASKING),
        },
        Field {
            name: "renewListing",
            description: "Give a listing more time. Its owner only: 403 `RENEWAL_FAILED` for others who may see it, 404 `RENEWAL_FAILED` for everybody else. 422 `RENEWAL_FAILED` for a listing that is neither active nor run out, is not approved, or was renewed twelve times. A listing that never runs out is renewed too, and still never does.",
            ty: "RenewListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "RenewListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RENEW_LISTING_ASKING),
        },
        Field {
            name: "reportListing",
            description: "Tells those who look after the community that something is wrong with a listing; its owner never learns who did. `FORBIDDEN` for one's own and `FEATURE_DISABLED` where the community has switched it off; `ALREADY_REPORTED` the second time; `NOT_FOUND` for those who may not see it.",
            ty: "ReportListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "ReportListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REPORT_LISTING_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_LISTING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_LISTING_PAYLOAD),
        |registry| UPDATE_LISTING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_LISTING_PAYLOAD),
        |registry| DELETE_LISTING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_LISTING_PAYLOAD),
        |registry| SAVE_LISTING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SAVE_LISTING_PAYLOAD),
        |registry| UNSAVE_LISTING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UNSAVE_LISTING_PAYLOAD),
        |registry| RENEW_LISTING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RENEW_LISTING_PAYLOAD),
        |registry| REPORT_LISTING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REPORT_LISTING_PAYLOAD),
    ],
};

impl Row for ListingsMutation {
    fn object(&self) -> &'static Object {
        &LISTINGS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

crate::graph_row!(ListingsMutation, LISTINGS_MUTATION);

/// Fields of `Query` that operations of the area `listings` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ListingsQuery;

static LISTINGS_QUERY: Object = Object {
    name: "ListingsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "listings",
            description: "What every member may see: active, approved, not run out, of members who may take part and between whom and the viewer there is no block. With `nearLatitude`, `nearLongitude` and `radiusKm`, all three, what is around a place, the nearest first. A cursor belongs to the order it was made for, here and at the REST door. `totalCount` counts no further than 1000.",
            ty: "ListingConnection",
            arguments: &[
                Argument {
                    name: "types",
                    description: "Offers or requests; both if not said.",
                    ty: "[ListingType!]",
                    default: None,
                },
                Argument {
                    name: "category",
                    description: "Id or slug of a heading, as the REST API uses them. An unknown one finds nothing.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "search",
                    description: "Words that title, description or location begin words with; all of them must be found. Letter case and punctuation do not matter. Text without a letter or digit finds nothing.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "minHours",
                    description: "Estimated to take at least so many hours. Moved into its bounds, never refused.",
                    ty: "Hours",
                    default: None,
                },
                Argument {
                    name: "maxHours",
                    description: "Estimated to take at most so many hours. Moved into its bounds, never refused.",
                    ty: "Hours",
                    default: None,
                },
                Argument {
                    name: "serviceTypes",
                    description: "Done in one of these ways.",
                    ty: "[ListingServiceType!]",
                    default: None,
                },
                Argument {
                    name: "postedWithin",
                    description: "Made in so many days. Moved into its bounds, never refused.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "ownerId",
                    description: "Of this member only.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "tags",
                    description: "With any of these tags.",
                    ty: "[String!]",
                    default: None,
                },
                Argument {
                    name: "featuredFirst",
                    description: "Puts what stands out before the rest.",
                    ty: "Boolean",
                    default: Some("false"),
                },
                Argument {
                    name: "withCoordinates",
                    description: "Only what has a place on the map.",
                    ty: "Boolean",
                    default: Some("false"),
                },
                Argument {
                    name: "nearLatitude",
                    description: "Degrees north of a place; with `nearLongitude` and `radiusKm` only what is around it. Moved into its bounds, never refused.",
                    ty: "Float",
                    default: None,
                },
                Argument {
                    name: "nearLongitude",
                    description: "Degrees east. Moved into its bounds, never refused.",
                    ty: "Float",
                    default: None,
                },
                Argument {
                    name: "radiusKm",
                    description: "No farther away, in kilometres. Moved into its bounds, never refused.",
                    ty: "Float",
                    default: None,
                },
                Argument {
                    name: "order",
                    description: "How they stand.",
                    ty: "ListingOrder",
                    default: Some("RANKED"),
                },
                Argument {
                    name: "personalised",
                    description: "Tells in `reciprocityMatch` how a listing fits the viewer's own.",
                    ty: "Boolean",
                    default: Some("false"),
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100; 20 if not said.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "after",
                    description: "The cursor of the last row seen. Without it the page is the first.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_LISTINGS_ASKING),
        },
        Field {
            name: "listing",
            description: "A listing. 404 `NOT_FOUND` for a listing that only its owner and administrators may see, and between members of whom one has blocked the other. Reading it counts once a day for each member, the owner apart.",
            ty: "Listing",
            arguments: &[
                Argument {
                    name: "id",
                    description: "Id of the listing.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_LISTING_ASKING),
        },
        Field {
            name: "listingAnalytics",
            description: "Who reads a listing. For its owner and administrators: 403 `FORBIDDEN` for others who may see it. Days are those of UTC.",
            ty: "ListingAnalytics",
            arguments: &[
                Argument {
                    name: "listingId",
                    description: "Id of the listing.",
                    ty: "ID!",
                    default: None,
                },
                Argument {
                    name: "days",
                    description: "How many days back, today included. Moved into its bounds, never refused.",
                    ty: "Int",
                    default: Some("30"),
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_LISTING_ANALYTICS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::listing_search::LISTING_CONNECTION,
        ),
        |registry| crate::graph::listing_search::LISTING_TYPE_WORDS.register(registry),
        |registry| scalar(registry, "Hours"),
        |registry| scalar(registry, "Hours"),
        |registry| {
            crate::graph::listing_search::LISTING_SERVICE_TYPE_WORDS.register(registry)
        },
        |registry| LISTING_ORDER_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::listing_search::LISTING),
        |registry| register_object(registry, &crate::graph::listings::LISTING_ANALYTICS),
    ],
};

impl Row for ListingsQuery {
    fn object(&self) -> &'static Object {
        &LISTINGS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

crate::graph_row!(ListingsQuery, LISTINGS_QUERY);

static LIST_LISTINGS_ASKING: Asking = Asking {
    operation: Operation::ListListings,
    inputs: &[
        Input {
            argument: "types",
            wire: "type",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::listing_search::LISTING_TYPE_WORDS),
        },
        Input {
            argument: "category",
            wire: "category_id",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "search",
            wire: "q",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "minHours",
            wire: "min_hours",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "maxHours",
            wire: "max_hours",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "serviceTypes",
            wire: "service_type",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::listing_search::LISTING_SERVICE_TYPE_WORDS,
            ),
        },
        Input {
            argument: "postedWithin",
            wire: "posted_within",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "ownerId",
            wire: "user_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "tags",
            wire: "skills",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "featuredFirst",
            wire: "featured_first",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "withCoordinates",
            wire: "with_coordinates",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "nearLatitude",
            wire: "near_lat",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "nearLongitude",
            wire: "near_lng",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "radiusKm",
            wire: "radius_km",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "order",
            wire: "sort",
            place: InputPlace::Query,
            kind: InputKind::Word(&LISTING_ORDER_WORDS),
        },
        Input {
            argument: "personalised",
            wire: "personalised",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "first",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "after",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::After,
        },
    ],
    answer: list_listings,
};

/// The words of `ListingOrder`.
pub static LISTING_ORDER_WORDS: EnumTable = EnumTable {
    name: "ListingOrder",
    description: "How they stand; an unknown word counts as the default.",
    values: &[
        EnumValue {
            name: "RANKED",
            word: "ranked",
            description: "By freshness and by the interest that others took. With words, titles that have them come first, and where a thousand or more have them, the newest of both; around a place, the nearest.",
        },
        EnumValue {
            name: "NEWEST",
            word: "newest",
            description: "Newest first.",
        },
    ],
};

fn list_listings(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::listing_search::ListingPage = ask.answer()?;
    let total = answer.meta.total;
    let rows = answer.data.into_iter().map(|row| (encode_cursor(row.id), row));
    let more = answer.meta.has_more;
    let page = Page::new(rows, ask.is_later_page(), more).of(total);
    Ok(IntoFound::into_found(page))
}

static CREATE_LISTING_ASKING: Asking = Asking {
    operation: Operation::CreateListing,
    inputs: &[
        Input {
            argument: "title",
            wire: "title",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "description",
            wire: "description",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "type",
            wire: "type",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::listing_search::LISTING_TYPE_WORDS),
        },
        Input {
            argument: "categoryId",
            wire: "category_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Category"),
        },
        Input {
            argument: "location",
            wire: "location",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "latitude",
            wire: "latitude",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "longitude",
            wire: "longitude",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "hoursEstimate",
            wire: "hours_estimate",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "hoursAvailable",
            wire: "hours_available",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "serviceType",
            wire: "service_type",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::listing_search::LISTING_SERVICE_TYPE_WORDS,
            ),
        },
        Input {
            argument: "federatedVisibility",
            wire: "federated_visibility",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::listing_search::LISTING_VISIBILITY_WORDS,
            ),
        },
        Input {
            argument: "availability",
            wire: "availability",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "sdgGoals",
            wire: "sdg_goals",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Key,
            kind: InputKind::Plain,
        },
    ],
    answer: create_listing,
};

static CREATE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "CreateListingInput",
    description: "What `createListing` takes.",
    fields: &[
        Argument {
            name: "title",
            description: "One line; at least as long as the community wants it, five letters unless it says otherwise.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "description",
            description: "The whole story; at least as long as the community wants it, twenty letters unless it says otherwise.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "type",
            description: "Whether it is given or looked for.",
            ty: "ListingType!",
            default: None,
        },
        Argument {
            name: "categoryId",
            description: "Id of a heading for listings. Needed unless the community says otherwise.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "location",
            description: "Where it is, in words. Without it, or empty, the place that the owner's profile names, with its coordinates.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "latitude",
            description: "Degrees north. Counts together with `longitude` only.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "longitude",
            description: "Degrees east. Counts together with `latitude` only.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "hoursEstimate",
            description: "How long it takes.",
            ty: "Hours",
            default: None,
        },
        Argument {
            name: "hoursAvailable",
            description: "How many hours there are to give altogether; at least `hoursEstimate`. Without them there is no limit.",
            ty: "Hours",
            default: None,
        },
        Argument {
            name: "serviceType",
            description: "Where the work is done.",
            ty: "ListingServiceType",
            default: None,
        },
        Argument {
            name: "federatedVisibility",
            description: "What partner communities may do with it: nothing, see it, or ask for it.",
            ty: "ListingVisibility",
            default: None,
        },
        Argument {
            name: "availability",
            description: "When there is time for it: an array or an object, in whatever shape the client keeps. At most 8 KB.",
            ty: "JSON",
            default: None,
        },
        Argument {
            name: "sdgGoals",
            description: "Sustainable development goals, by number.",
            ty: "[Int!]",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "Chosen by the client, 1 to 191 visible characters. The same call under the same key happens once.",
            ty: "String",
            default: None,
        },
    ],
    types: &[
        |registry| crate::graph::listing_search::LISTING_TYPE_WORDS.register(registry),
        |registry| scalar(registry, "Hours"),
        |registry| scalar(registry, "Hours"),
        |registry| {
            crate::graph::listing_search::LISTING_SERVICE_TYPE_WORDS.register(registry)
        },
        |registry| {
            crate::graph::listing_search::LISTING_VISIBILITY_WORDS.register(registry)
        },
        |registry| scalar(registry, "JSON"),
    ],
};

static CREATE_LISTING_PAYLOAD: Object = Object {
    name: "CreateListingPayload",
    description: "What came of createListing.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "As it is now.",
            ty: "Listing",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::listing_search::LISTING),
        },
        Field {
            name: "viewer",
            description: "Whoever asked, as they are now.",
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

fn create_listing(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::listings::ListingResponse = ask.answer()?;
    Ok(
        Shown::of(&CREATE_LISTING_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static GET_LISTING_ASKING: Asking = Asking {
    operation: Operation::GetListing,
    inputs: &[
        Input {
            argument: "id",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Listing"),
        },
    ],
    answer: get_listing,
};

fn get_listing(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::listings::ListingResponse = ask.answer()?;
    Ok(IntoFound::into_found(answer.data))
}

static UPDATE_LISTING_ASKING: Asking = Asking {
    operation: Operation::UpdateListing,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Listing"),
        },
        Input {
            argument: "title",
            wire: "title",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "description",
            wire: "description",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "type",
            wire: "type",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::listing_search::LISTING_TYPE_WORDS),
        },
        Input {
            argument: "categoryId",
            wire: "category_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Category"),
        },
        Input {
            argument: "location",
            wire: "location",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "latitude",
            wire: "latitude",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "longitude",
            wire: "longitude",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "hoursEstimate",
            wire: "hours_estimate",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "hoursAvailable",
            wire: "hours_available",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "serviceType",
            wire: "service_type",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::listing_search::LISTING_SERVICE_TYPE_WORDS,
            ),
        },
        Input {
            argument: "federatedVisibility",
            wire: "federated_visibility",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::listing_search::LISTING_VISIBILITY_WORDS,
            ),
        },
        Input {
            argument: "availability",
            wire: "availability",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "sdgGoals",
            wire: "sdg_goals",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::listing_search::LISTING_STATUS_WORDS),
        },
    ],
    answer: update_listing,
};

static UPDATE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateListingInput",
    description: "What `updateListing` takes.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "title",
            description: "One line; at least as long as the community wants it, five letters unless it says otherwise.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "description",
            description: "The whole story; at least as long as the community wants it, twenty letters unless it says otherwise.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "type",
            description: "Whether it is given or looked for.",
            ty: "ListingType",
            default: None,
        },
        Argument {
            name: "categoryId",
            description: "Id of a heading for listings. Needed unless the community says otherwise.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "location",
            description: "Where it is, in words. Without it, or empty, the place that the owner's profile names, with its coordinates.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "latitude",
            description: "Degrees north. Counts together with `longitude` only.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "longitude",
            description: "Degrees east. Counts together with `latitude` only.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "hoursEstimate",
            description: "How long it takes. Null takes it away.",
            ty: "Hours",
            default: None,
        },
        Argument {
            name: "hoursAvailable",
            description: "How many hours there are to give altogether; at least `hoursEstimate`. Null takes the limit away.",
            ty: "Hours",
            default: None,
        },
        Argument {
            name: "serviceType",
            description: "Where the work is done.",
            ty: "ListingServiceType",
            default: None,
        },
        Argument {
            name: "federatedVisibility",
            description: "What partner communities may do with it: nothing, see it, or ask for it.",
            ty: "ListingVisibility",
            default: None,
        },
        Argument {
            name: "availability",
            description: "When there is time for it: an array or an object, in whatever shape the client keeps. At most 8 KB.",
            ty: "JSON",
            default: None,
        },
        Argument {
            name: "sdgGoals",
            description: "Sustainable development goals, by number.",
            ty: "[Int!]",
            default: None,
        },
        Argument {
            name: "status",
            description: "Where it stands. `pending` waits to be looked at, `suspended` was taken out of sight by an administrator, `expired` has run out.",
            ty: "ListingStatus",
            default: None,
        },
    ],
    types: &[
        |registry| crate::graph::listing_search::LISTING_TYPE_WORDS.register(registry),
        |registry| scalar(registry, "Hours"),
        |registry| scalar(registry, "Hours"),
        |registry| {
            crate::graph::listing_search::LISTING_SERVICE_TYPE_WORDS.register(registry)
        },
        |registry| {
            crate::graph::listing_search::LISTING_VISIBILITY_WORDS.register(registry)
        },
        |registry| scalar(registry, "JSON"),
        |registry| crate::graph::listing_search::LISTING_STATUS_WORDS.register(registry),
    ],
};

static UPDATE_LISTING_PAYLOAD: Object = Object {
    name: "UpdateListingPayload",
    description: "What came of updateListing.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "As it is now.",
            ty: "Listing",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::listing_search::LISTING),
        },
        Field {
            name: "viewer",
            description: "Whoever asked, as they are now.",
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

fn update_listing(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::listings::ListingResponse = ask.answer()?;
    Ok(
        Shown::of(&UPDATE_LISTING_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static DELETE_LISTING_ASKING: Asking = Asking {
    operation: Operation::DeleteListing,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Listing"),
        },
    ],
    answer: delete_listing,
};

static DELETE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteListingInput",
    description: "What `deleteListing` takes.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_LISTING_PAYLOAD: Object = Object {
    name: "DeleteListingPayload",
    description: "What came of deleteListing.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedListingId",
            description: "The id of what is gone.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "viewer",
            description: "Whoever asked, as they are now.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[],
};

fn delete_listing(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_LISTING_PAYLOAD)
            .removed("Listing", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static SAVE_LISTING_ASKING: Asking = Asking {
    operation: Operation::SaveListing,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Listing"),
        },
    ],
    answer: save_listing,
};

static SAVE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "SaveListingInput",
    description: "What `saveListing` takes.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static SAVE_LISTING_PAYLOAD: Object = Object {
    name: "SaveListingPayload",
    description: "What came of saveListing.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "As it is now.",
            ty: "Listing",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "Whoever asked, as they are now.",
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

fn save_listing(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&SAVE_LISTING_PAYLOAD)
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

static UNSAVE_LISTING_ASKING: Asking = Asking {
    operation: Operation::UnsaveListing,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Listing"),
        },
    ],
    answer: unsave_listing,
};

static UNSAVE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "UnsaveListingInput",
    description: "What `unsaveListing` takes.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static UNSAVE_LISTING_PAYLOAD: Object = Object {
    name: "UnsaveListingPayload",
    description: "What came of unsaveListing.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "As it is now.",
            ty: "Listing",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "Whoever asked, as they are now.",
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

fn unsave_listing(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&UNSAVE_LISTING_PAYLOAD)
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

static RENEW_LISTING_ASKING: Asking = Asking {
    operation: Operation::RenewListing,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Listing"),
        },
    ],
    answer: renew_listing,
};

static RENEW_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "RenewListingInput",
    description: "What `renewListing` takes.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static RENEW_LISTING_PAYLOAD: Object = Object {
    name: "RenewListingPayload",
    description: "What came of renewListing.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "As it is now.",
            ty: "Listing",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "Whoever asked, as they are now.",
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

fn renew_listing(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&RENEW_LISTING_PAYLOAD)
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

static GET_LISTING_ANALYTICS_ASKING: Asking = Asking {
    operation: Operation::GetListingAnalytics,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Listing"),
        },
        Input {
            argument: "days",
            wire: "days",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
    ],
    answer: get_listing_analytics,
};

fn get_listing_analytics(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::listings::ListingAnalyticsResponse = ask.answer()?;
    Ok(IntoFound::into_found(answer.data))
}

static REPORT_LISTING_ASKING: Asking = Asking {
    operation: Operation::ReportListing,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Listing"),
        },
        Input {
            argument: "reason",
            wire: "reason",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::listing_reports::LISTING_REPORT_REASON_WORDS,
            ),
        },
        Input {
            argument: "details",
            wire: "details",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    answer: report_listing,
};

static REPORT_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "ReportListingInput",
    description: "What `reportListing` takes.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "What is wrong with a listing.",
            ty: "ListingReportReason!",
            default: None,
        },
        Argument {
            name: "details",
            description: "In the caller's words.",
            ty: "String",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::listing_reports::LISTING_REPORT_REASON_WORDS.register(registry)
        },
    ],
};

static REPORT_LISTING_PAYLOAD: Object = Object {
    name: "ReportListingPayload",
    description: "What came of reportListing.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "As it is now.",
            ty: "Listing",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "Whoever asked, as they are now.",
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

fn report_listing(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&REPORT_LISTING_PAYLOAD)
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
