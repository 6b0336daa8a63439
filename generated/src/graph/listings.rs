// Made from contract/areas/listings.yaml by codegen; edit the contract instead.

//! The area `listings` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Object, Page, Row, Show, Shown, Source, numbered,
    page_cost, plus, register_object, scalar,
};

/// The words of `ListingContact`.
pub static LISTING_CONTACT_WORDS: EnumTable = EnumTable {
    name: "ListingContact",
    description: "How a member contacted the owner of a listing.",
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

crate::graph_words!(crate ::listings::ListingContact, LISTING_CONTACT_WORDS);

/// `ListingAnalytics`.
pub static LISTING_ANALYTICS: Object = Object {
    name: "ListingAnalytics",
    description: "Numbers of a listing: views, saves and contacts.",
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
            description: "Numbers of the last `days` days.",
            ty: "ListingAnalyticsPeriod!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::listings::LISTING_ANALYTICS_PERIOD),
        },
        Field {
            name: "series",
            description: "Numbers of each day, oldest first.",
            ty: "[ListingAnalyticsDay!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::listings::LISTING_ANALYTICS_DAY),
        },
        Field {
            name: "contactTypes",
            description: "How members contacted the owner in these days.",
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
    description: "How often members contacted the owner in one way.",
    interfaces: &[],
    fields: &[
        Field {
            name: "contactType",
            description: "How a member contacted the owner of a listing.",
            ty: "ListingContact!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "contactCount",
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
            description: "The day, in UTC.",
            ty: "Date!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "viewCount",
            description: "How many members viewed it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "contactCount",
            description: "How many members contacted the owner.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "saveCount",
            description: "How many members saved it then and still have it saved.",
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
    description: "Numbers of the last `days` days.",
    interfaces: &[],
    fields: &[
        Field {
            name: "viewCount",
            description: "How often it was viewed, counted once for each member and day.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "uniqueViewerCount",
            description: "How many members viewed it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "contactCount",
            description: "How often members contacted the owner.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "saveCount",
            description: "How many members saved it then and still have it saved.",
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
            name: "viewCount",
            description: "How often it was viewed, counted once for each member and day.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "uniqueViewerCount",
            description: "How many members viewed it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "contactCount",
            description: "How often members contacted the owner.",
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
            description: "Change of the views against as many days before, in percent with two decimals. 0 when there were none before.",
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
            submitted_at: row.submitted_at,
            submission: row.submission,
            moderation_reason: row.moderation_reason,
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

impl IntoFound for Vec<crate::listings::ListingDetail> {
    fn into_found(self) -> Found {
        self.into_iter()
            .map(crate::listing_search::ListingItem::from)
            .collect::<Vec<_>>()
            .into_found()
    }
}

/// What the area `listings` answers in the graph beside its operations.
#[async_trait]
pub trait ListingsEdges: Send + Sync {
    /// Keeps what a `ListingResponse` brought of things that edges look up, so that they are not read again.
    async fn keep_listing_response(
        &self,
        ctx: &Context<'_>,
        answer: &crate::listings::ListingResponse,
    ) -> async_graphql::Result<()>;
}

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
            description: "Create a listing. `VALIDATION_ERROR`, one item for each argument that breaks its bounds or the community's rules (`Community.listingRules`), and for a member who has as many listings as allowed. Where the community moderates listings, it starts as `PENDING`. `FORBIDDEN` for somebody who is no member of this community.",
            ty: "CreateListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_LISTING_ASKING),
        },
        Field {
            name: "updateListing",
            description: "Change a listing. What is left out stays. `FORBIDDEN` for anybody but its owner and administrators; `NOT_FOUND` for those who may not see it. `VALIDATION_ERROR`, one item for each argument that is wrong, `status` among them: owners choose between `ACTIVE`, `DRAFT` and `PAUSED`, and not for a listing that is pending, suspended or rejected; administrators may also choose `PENDING`, `SUSPENDED` and `EXPIRED`, and approve what they activate.",
            ty: "UpdateListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_LISTING_ASKING),
        },
        Field {
            name: "deleteListing",
            description: "Delete a listing with its tags, saves, views, contacts and pictures. `FORBIDDEN` for anybody but its owner and administrators; `NOT_FOUND` for those who may not see it.",
            ty: "DeleteListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_LISTING_ASKING),
        },
        Field {
            name: "saveListing",
            description: "Save a listing to find it again. Saving again changes nothing. The owner is notified once. `FEATURE_DISABLED` where the community has switched saving off; `NOT_FOUND` for a listing that the viewer may not see; `FORBIDDEN` for one's own.",
            ty: "SaveListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SaveListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SAVE_LISTING_ASKING),
        },
        Field {
            name: "unsaveListing",
            description: "Take a listing off the viewer's saved ones. Doing it again changes nothing. `NOT_FOUND` for a listing that the viewer may not see and has not saved.",
            ty: "UnsaveListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UnsaveListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UNSAVE_LISTING_ASKING),
        },
        Field {
            name: "renewListing",
            description: "Extend a listing's time. Its owner only: `RENEWAL_FAILED` for anybody else, and for a listing that is neither active nor expired, is not approved, or was renewed twelve times. A listing that never expires can be renewed too.",
            ty: "RenewListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RenewListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RENEW_LISTING_ASKING),
        },
        Field {
            name: "reportListing",
            description: "Report a listing to the community's staff. Its owner never learns who did. `FORBIDDEN` for one's own; `FEATURE_DISABLED` where the community has switched reports off; `ALREADY_REPORTED` the second time; `NOT_FOUND` for those who may not see it.",
            ty: "ReportListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
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
            description: "Listings that every member may see: active, approved and not expired, of active members, without those whose owner and the viewer have blocked one another. With `nearLatitude`, `nearLongitude` and `radiusKm` together, listings around a place, the nearest first. Keep all arguments when you pass `after`. `totalCount` counts up to 1000.",
            ty: "ListingConnection",
            arguments: &[
                Argument {
                    name: "types",
                    description: "Offers or requests; both by default.",
                    ty: "[ListingType!]",
                    default: None,
                },
                Argument {
                    name: "categoryId",
                    description: "Only those of this category.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "category",
                    description: "Slug of a category. An unknown one finds nothing. `categoryId` counts if both are given.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "search",
                    description: "Words that title, description or location begin words with; all of them must be found. Letter case, marks over letters and punctuation do not matter. Text without a letter or digit finds nothing.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "minHours",
                    description: "Only listings of at least so many estimated hours, 0 to 1000. A value out of bounds is moved to the nearest bound.",
                    ty: "Hours",
                    default: None,
                },
                Argument {
                    name: "maxHours",
                    description: "Only listings of at most so many estimated hours, 0 to 2000. A value out of bounds is moved to the nearest bound.",
                    ty: "Hours",
                    default: None,
                },
                Argument {
                    name: "serviceTypes",
                    description: "Only listings with one of these.",
                    ty: "[ListingServiceType!]",
                    default: None,
                },
                Argument {
                    name: "postedWithin",
                    description: "Only listings created in the last so many days, 1 to 365. A value out of bounds is moved to the nearest bound.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "ownerId",
                    description: "Only listings of this member.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "tags",
                    description: "Only listings with any of these tags.",
                    ty: "[String!]",
                    default: None,
                },
                Argument {
                    name: "featuredFirst",
                    description: "Whether featured listings come first.",
                    ty: "Boolean",
                    default: Some("false"),
                },
                Argument {
                    name: "withCoordinates",
                    description: "Only listings with coordinates.",
                    ty: "Boolean",
                    default: Some("false"),
                },
                Argument {
                    name: "nearLatitude",
                    description: "Degrees north of a place, -90 to 90, to list only what is around it. Ignored without `nearLongitude` and `radiusKm`. A value out of bounds is moved to the nearest bound.",
                    ty: "Float",
                    default: None,
                },
                Argument {
                    name: "nearLongitude",
                    description: "Degrees east of the place, -180 to 180. Ignored without `nearLatitude` and `radiusKm`. A value out of bounds is moved to the nearest bound.",
                    ty: "Float",
                    default: None,
                },
                Argument {
                    name: "radiusKm",
                    description: "No farther away, in kilometres, 0.1 to 500. Ignored without `nearLatitude` and `nearLongitude`. A value out of bounds is moved to the nearest bound.",
                    ty: "Float",
                    default: None,
                },
                Argument {
                    name: "order",
                    description: "Order of the list.",
                    ty: "ListingOrder",
                    default: Some("RANKED"),
                },
                Argument {
                    name: "personalised",
                    description: "Whether `reciprocityMatch` says how a listing matches the viewer's own.",
                    ty: "Boolean",
                    default: Some("false"),
                },
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
            source: Source::Operation(&LIST_LISTINGS_ASKING),
        },
        Field {
            name: "listing",
            description: "A listing. `NOT_FOUND` when there is none that the viewer may see: others' drafts and hidden ones, and those of a member who has blocked the viewer or is blocked. Each member's first look a day counts as a view, except the owner's.",
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
            description: "How often a listing is viewed, saved and contacted. For its owner and administrators: `FORBIDDEN` for others who may see it. Days are in UTC.",
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
                    description: "How many days back, 1 to 90, today included. A value out of bounds is moved to the nearest bound.",
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
            argument: "categoryId",
            wire: "category_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Category"),
        },
        Input {
            argument: "category",
            wire: "category",
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
            argument: "last",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 100 },
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
    answer: list_listings,
};

/// The words of `ListingOrder`.
pub static LISTING_ORDER_WORDS: EnumTable = EnumTable {
    name: "ListingOrder",
    description: "Order of the list.",
    values: &[
        EnumValue {
            name: "RANKED",
            word: "ranked",
            description: "By age and by how often members view, save and contact a listing. With search words, matches in the title come first, of a thousand or more matches the newest ones; around a place, the nearest come first.",
        },
        EnumValue {
            name: "NEWEST",
            word: "newest",
            description: "Newest first.",
        },
    ],
};

fn list_listings(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::listing_search::ListingPage = ask.made()?;
    let total = answer.meta.total;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind).of(total);
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
    before: &[],
    keep: Some(|ctx, reply| Box::pin(async move {
        match reply.made::<crate::listings::ListingResponse>() {
            Some(answer) => {
                crate::graph::edges(ctx)?.keep_listing_response(ctx, answer).await
            }
            None => Ok(()),
        }
    })),
    total: None,
    answer: create_listing,
};

static CREATE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "CreateListingInput",
    description: "Input of `createListing`.",
    fields: &[
        Argument {
            name: "title",
            description: "Title, one line. At least as long as the community requires, 5 letters by default.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "description",
            description: "Description. At least as long as the community requires, 20 letters by default.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "type",
            description: "Whether it is an offer or a request.",
            ty: "ListingType!",
            default: None,
        },
        Argument {
            name: "categoryId",
            description: "Id of a category for listings. Required unless the community says otherwise.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "location",
            description: "Place, in words. Left out or empty, it is the place of the owner's profile, with its coordinates.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "latitude",
            description: "Degrees north. Ignored without `longitude`.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "longitude",
            description: "Degrees east. Ignored without `latitude`.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "hoursEstimate",
            description: "How many hours it takes, 0.5 to 2000.",
            ty: "Hours",
            default: None,
        },
        Argument {
            name: "hoursAvailable",
            description: "How many hours its owner offers altogether, 0.5 to 100000, at least `hoursEstimate`. Left out, there is no limit.",
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
            description: "Whether partner communities see it, and whether their members may ask for it.",
            ty: "ListingVisibility",
            default: None,
        },
        Argument {
            name: "availability",
            description: "When its owner has time: an array or an object whose shape is up to the client. At most 8 KB.",
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
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
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
    description: "Result of `createListing`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The new listing.",
            ty: "Listing",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::listing_search::LISTING),
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
    before: &[],
    keep: Some(|ctx, reply| Box::pin(async move {
        match reply.made::<crate::listings::ListingResponse>() {
            Some(answer) => {
                crate::graph::edges(ctx)?.keep_listing_response(ctx, answer).await
            }
            None => Ok(()),
        }
    })),
    total: None,
    answer: get_listing,
};

fn get_listing(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::listings::ListingResponse = ask.made()?;
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
    before: &[],
    keep: Some(|ctx, reply| Box::pin(async move {
        match reply.made::<crate::listings::ListingResponse>() {
            Some(answer) => {
                crate::graph::edges(ctx)?.keep_listing_response(ctx, answer).await
            }
            None => Ok(()),
        }
    })),
    total: None,
    answer: update_listing,
};

static UPDATE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateListingInput",
    description: "Input of `updateListing`.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "title",
            description: "Title, one line. At least as long as the community requires, 5 letters by default.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "description",
            description: "Description. At least as long as the community requires, 20 letters by default.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "type",
            description: "Whether it is an offer or a request.",
            ty: "ListingType",
            default: None,
        },
        Argument {
            name: "categoryId",
            description: "Id of a category for listings. Left out, it stays; null clears it where the community requires none.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "location",
            description: "Place, in words. Left out, it stays; empty, it is the place of the owner's profile, with its coordinates.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "latitude",
            description: "Degrees north. Ignored without `longitude`.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "longitude",
            description: "Degrees east. Ignored without `latitude`.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "hoursEstimate",
            description: "How many hours it takes, 0.5 to 2000. Null clears it.",
            ty: "Hours",
            default: None,
        },
        Argument {
            name: "hoursAvailable",
            description: "How many hours its owner offers altogether, 0.5 to 100000, at least `hoursEstimate`. Null removes the limit.",
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
            description: "Whether partner communities see it, and whether their members may ask for it.",
            ty: "ListingVisibility",
            default: None,
        },
        Argument {
            name: "availability",
            description: "When its owner has time: an array or an object whose shape is up to the client. At most 8 KB.",
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
            description: "`ACTIVE`, `DRAFT` or `PAUSED`; for administrators also `PENDING`, `SUSPENDED` or `EXPIRED`. Its owner cannot change it while the listing is pending, suspended or rejected.",
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
    description: "Result of `updateListing`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The listing after the change.",
            ty: "Listing",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::listing_search::LISTING),
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

fn update_listing(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::listings::ListingResponse = ask.made()?;
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
    before: &[],
    keep: None,
    total: None,
    answer: delete_listing,
};

static DELETE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteListingInput",
    description: "Input of `deleteListing`.",
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
    description: "Result of `deleteListing`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedListingId",
            description: "Global id of the listing that is gone.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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
    before: &[],
    keep: None,
    total: None,
    answer: save_listing,
};

static SAVE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "SaveListingInput",
    description: "Input of `saveListing`.",
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
    description: "Result of `saveListing`.",
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
    before: &[],
    keep: None,
    total: None,
    answer: unsave_listing,
};

static UNSAVE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "UnsaveListingInput",
    description: "Input of `unsaveListing`.",
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
    description: "Result of `unsaveListing`.",
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
    before: &[],
    keep: None,
    total: None,
    answer: renew_listing,
};

static RENEW_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "RenewListingInput",
    description: "Input of `renewListing`.",
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
    description: "Result of `renewListing`.",
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
    before: &[],
    keep: None,
    total: None,
    answer: get_listing_analytics,
};

fn get_listing_analytics(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::listings::ListingAnalyticsResponse = ask.made()?;
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
    before: &[],
    keep: None,
    total: None,
    answer: report_listing,
};

static REPORT_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "ReportListingInput",
    description: "Input of `reportListing`.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Reason of a report.",
            ty: "ListingReportReason!",
            default: None,
        },
        Argument {
            name: "details",
            description: "Details in the viewer's words.",
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
    description: "Result of `reportListing`.",
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
