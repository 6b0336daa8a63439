// Made from contract/areas/marketplace_listings.yaml by codegen; edit the contract instead.

//! The area `marketplace_listings` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, found_together, global_id, numbered, page_cost, plus, register_object, scalar,
};

/// The words of `MarketplaceBulkAction`.
pub static MARKETPLACE_BULK_ACTION_WORDS: EnumTable = EnumTable {
    name: "MarketplaceBulkAction",
    description: "What is done with several listings.",
    values: &[
        EnumValue {
            name: "ACTIVATE",
            word: "activate",
            description: "They are to be seen.",
        },
        EnumValue {
            name: "DEACTIVATE",
            word: "deactivate",
            description: "They become drafts.",
        },
        EnumValue {
            name: "RENEW",
            word: "renew",
            description: "They get more time, as much as the community's listings have.",
        },
        EnumValue {
            name: "REMOVE",
            word: "remove",
            description: "They are taken away.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_listings::MarketplaceBulkAction, MARKETPLACE_BULK_ACTION_WORDS
);

/// The words of `MarketplaceCondition`.
pub static MARKETPLACE_CONDITION_WORDS: EnumTable = EnumTable {
    name: "MarketplaceCondition",
    description: "Condition of a thing for sale.",
    values: &[
        EnumValue {
            name: "NEW",
            word: "new",
            description: "Never used.",
        },
        EnumValue {
            name: "LIKE_NEW",
            word: "like_new",
            description: "Used, and nobody sees it.",
        },
        EnumValue {
            name: "GOOD",
            word: "good",
            description: "Some traces of use.",
        },
        EnumValue {
            name: "FAIR",
            word: "fair",
            description: "Many traces of use.",
        },
        EnumValue {
            name: "POOR",
            word: "poor",
            description: "Needs repair.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_listings::MarketplaceCondition, MARKETPLACE_CONDITION_WORDS
);

/// The words of `MarketplaceDeliveryMethod`.
pub static MARKETPLACE_DELIVERY_METHOD_WORDS: EnumTable = EnumTable {
    name: "MarketplaceDeliveryMethod",
    description: "How a thing comes to its buyer.",
    values: &[
        EnumValue {
            name: "PICKUP",
            word: "pickup",
            description: "The buyer fetches it.",
        },
        EnumValue {
            name: "SHIPPING",
            word: "shipping",
            description: "The seller ships it.",
        },
        EnumValue {
            name: "BOTH",
            word: "both",
            description: "The buyer fetches it, or the seller ships it.",
        },
        EnumValue {
            name: "COMMUNITY_DELIVERY",
            word: "community_delivery",
            description: "Another member brings it, for hours.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_listings::MarketplaceDeliveryMethod,
    MARKETPLACE_DELIVERY_METHOD_WORDS
);

/// The words of `MarketplaceListingOrder`.
pub static MARKETPLACE_LISTING_ORDER_WORDS: EnumTable = EnumTable {
    name: "MarketplaceListingOrder",
    description: "Order of a list of things for sale.",
    values: &[
        EnumValue {
            name: "NEWEST",
            word: "newest",
            description: "Newest first.",
        },
        EnumValue {
            name: "PRICE_ASC",
            word: "price_asc",
            description: "Cheapest first; those without a price before all others.",
        },
        EnumValue {
            name: "PRICE_DESC",
            word: "price_desc",
            description: "Dearest first; those without a price after all others.",
        },
        EnumValue {
            name: "POPULAR",
            word: "popular",
            description: "Those that were read most first.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_listings::MarketplaceListingSort, MARKETPLACE_LISTING_ORDER_WORDS
);

/// The words of `MarketplaceListingStatus`.
pub static MARKETPLACE_LISTING_STATUS_WORDS: EnumTable = EnumTable {
    name: "MarketplaceListingStatus",
    description: "Status of a thing for sale.",
    values: &[
        EnumValue {
            name: "DRAFT",
            word: "draft",
            description: "A draft.",
        },
        EnumValue {
            name: "ACTIVE",
            word: "active",
            description: "Visible, once approved.",
        },
        EnumValue {
            name: "SOLD",
            word: "sold",
            description: "None are left.",
        },
        EnumValue {
            name: "RESERVED",
            word: "reserved",
            description: "Reserved for the buyer of an accepted offer.",
        },
        EnumValue {
            name: "EXPIRED",
            word: "expired",
            description: "Expired.",
        },
        EnumValue {
            name: "REMOVED",
            word: "removed",
            description: "Removed by its seller or by staff.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_listings::MarketplaceListingStatus,
    MARKETPLACE_LISTING_STATUS_WORDS
);

/// The words of `MarketplaceModerationStatus`.
pub static MARKETPLACE_MODERATION_STATUS_WORDS: EnumTable = EnumTable {
    name: "MarketplaceModerationStatus",
    description: "What staff decided about a thing for sale.",
    values: &[
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "Waits to be approved.",
        },
        EnumValue {
            name: "APPROVED",
            word: "approved",
            description: "Approved: it may be shown.",
        },
        EnumValue {
            name: "REJECTED",
            word: "rejected",
            description: "Rejected: it may not be shown.",
        },
        EnumValue {
            name: "FLAGGED",
            word: "flagged",
            description: "Looked at again.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_listings::MarketplaceModerationStatus,
    MARKETPLACE_MODERATION_STATUS_WORDS
);

/// The words of `MarketplacePriceType`.
pub static MARKETPLACE_PRICE_TYPE_WORDS: EnumTable = EnumTable {
    name: "MarketplacePriceType",
    description: "How a price is to be read.",
    values: &[
        EnumValue {
            name: "FIXED",
            word: "fixed",
            description: "It costs so much.",
        },
        EnumValue {
            name: "NEGOTIABLE",
            word: "negotiable",
            description: "Members make offers.",
        },
        EnumValue {
            name: "FREE",
            word: "free",
            description: "It is given away.",
        },
        EnumValue {
            name: "AUCTION",
            word: "auction",
            description: "The best offer counts.",
        },
        EnumValue {
            name: "CONTACT",
            word: "contact",
            description: "The seller tells it.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_listings::MarketplacePriceType, MARKETPLACE_PRICE_TYPE_WORDS
);

/// The words of `MarketplacePromotionType`.
pub static MARKETPLACE_PROMOTION_TYPE_WORDS: EnumTable = EnumTable {
    name: "MarketplacePromotionType",
    description: "How a thing for sale is promoted.",
    values: &[
        EnumValue {
            name: "BUMP",
            word: "bump",
            description: "For a day.",
        },
        EnumValue {
            name: "FEATURED",
            word: "featured",
            description: "For a week.",
        },
        EnumValue {
            name: "TOP_OF_CATEGORY",
            word: "top_of_category",
            description: "In its category, for three days.",
        },
        EnumValue {
            name: "HOMEPAGE_CAROUSEL",
            word: "homepage_carousel",
            description: "On the first page, for a week.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_listings::MarketplacePromotionType,
    MARKETPLACE_PROMOTION_TYPE_WORDS
);

/// The words of `MarketplaceSellerType`.
pub static MARKETPLACE_SELLER_TYPE_WORDS: EnumTable = EnumTable {
    name: "MarketplaceSellerType",
    description: "Whether a person or a business sells.",
    values: &[
        EnumValue {
            name: "PRIVATE",
            word: "private",
            description: "A person.",
        },
        EnumValue {
            name: "BUSINESS",
            word: "business",
            description: "A business.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_listings::MarketplaceSellerType, MARKETPLACE_SELLER_TYPE_WORDS
);

impl Show for crate::marketplace_listings::MarketplaceTemplateData {
    fn show(&self) -> Got<'_> {
        self.0.show()
    }
}

/// `MarketplaceListing`.
pub static MARKETPLACE_LISTING: Object = Object {
    name: "MarketplaceListing",
    description: "A thing that a member sells, lends or gives.",
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
            name: "tagline",
            description: "A second line.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "price",
            description: "What one costs, in `priceCurrency`. Null where that is not said.",
            ty: "Money",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "priceCurrency",
            description: "Currency of the price (ISO 4217).",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "priceType",
            description: "How a price is to be read.",
            ty: "MarketplacePriceType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "timeCreditPrice",
            description: "What one costs in hours. Null where it cannot be had for hours.",
            ty: "Hours",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "condition",
            description: "Condition of the thing. Null where that is not said.",
            ty: "MarketplaceCondition",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "quantity",
            description: "How many belong together.",
            ty: "Int!",
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
            description: "Degrees north; for others than the seller with two decimals.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "longitude",
            description: "Degrees east; for others than the seller with two decimals.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "distanceKm",
            description: "Distance in kilometres, one decimal, in a list around a place. Null otherwise.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "shippingAvailable",
            description: "Whether the seller ships it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "localPickup",
            description: "Whether buyers may fetch it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "deliveryMethod",
            description: "How a thing comes to its buyer.",
            ty: "MarketplaceDeliveryMethod!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sellerType",
            description: "Whether a person or a business sells.",
            ty: "MarketplaceSellerType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of a thing for sale.",
            ty: "MarketplaceListingStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "templateData",
            description: "What its seller wrote into the form of its category: an object whose members are those of the form, each as its field takes it; what a field requires may be missing in a draft. Any object where the category has no form. At most 8 KB.",
            ty: "JSON",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "images",
            description: "Its pictures in their order.",
            ty: "[MarketplaceListingImage!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_listings::MARKETPLACE_LISTING_IMAGE,
            ),
        },
        Field {
            name: "videoUrl",
            description: "Absolute address of its video.",
            ty: "URL",
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
            name: "isOwn",
            description: "Whether the viewer sells it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isPromoted",
            description: "Whether it is promoted.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "viewCount",
            description: "How often it was read.",
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
            name: "inventoryCount",
            description: "How many there are, for its seller and administrators. Null where there is no end of it, and for others.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "lowStockThreshold",
            description: "At how many the seller is notified that few are left. Null for never, and for others than its seller and administrators.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isOversoldProtected",
            description: "Whether nobody can buy more than there are. Null for others than its seller and administrators.",
            ty: "Boolean",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "moderationStatus",
            description: "What staff decided. Only for its seller and administrators.",
            ty: "MarketplaceModerationStatus",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "moderationNotes",
            description: "Why staff decided so, for its seller and administrators.",
            ty: "String",
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
            name: "seller",
            description: "Who sells it.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "category",
            description: "Its category. Null without one.",
            ty: "MarketplaceCategory",
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
            crate::graph::marketplace_listings::MARKETPLACE_CONDITION_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_DELIVERY_METHOD_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_LISTING_STATUS_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_MODERATION_STATUS_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_PRICE_TYPE_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_SELLER_TYPE_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_categories::MARKETPLACE_CATEGORY,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING_IMAGE,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Hours"),
        |registry| scalar(registry, "JSON"),
        |registry| scalar(registry, "Money"),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::marketplace_listings::MarketplaceListing {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_LISTING
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("MarketplaceListing", self.id)),
            1 => Show::show(&self.title),
            2 => Show::show(&self.description),
            3 => Show::show(&self.tagline),
            4 => Show::show(&self.price),
            5 => Show::show(&self.price_currency),
            6 => Show::show(&self.price_type),
            7 => Show::show(&self.time_credit_price),
            8 => Show::show(&self.condition),
            9 => Show::show(&self.quantity),
            10 => Show::show(&self.location),
            11 => Show::show(&self.latitude),
            12 => Show::show(&self.longitude),
            13 => Show::show(&self.distance_km),
            14 => Show::show(&self.shipping_available),
            15 => Show::show(&self.local_pickup),
            16 => Show::show(&self.delivery_method),
            17 => Show::show(&self.seller_type),
            18 => Show::show(&self.status),
            19 => Show::show(&self.template_data),
            20 => Show::show(&self.images),
            21 => Show::show(&self.video_url),
            22 => Show::show(&self.is_saved),
            23 => Show::show(&self.is_own),
            24 => Show::show(&self.is_promoted),
            25 => Show::show(&self.views_count),
            26 => Show::show(&self.saves_count),
            27 => Show::show(&self.inventory_count),
            28 => Show::show(&self.low_stock_threshold),
            29 => Show::show(&self.is_oversold_protected),
            30 => Show::show(&self.moderation_status),
            31 => Show::show(&self.moderation_notes),
            32 => Show::show(&self.expires_at),
            33 => Show::show(&self.created_at),
            34 => Show::show(&self.updated_at),
            37 => Got::Value(Value::String(self.id.to_string())),
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
                35 => {
                    match numbered(&self.user.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                36 => {
                    match match &self.category {
                        Some(row) => numbered(&row.id),
                        None => None,
                    } {
                        Some(number) => {
                            edges.find_marketplace_category(ctx, number).await
                        }
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::marketplace_listings::MarketplaceListing, MARKETPLACE_LISTING);

/// A page of `MarketplaceListing`.
pub static MARKETPLACE_LISTING_CONNECTION: Object = Object {
    name: "MarketplaceListingConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MarketplaceListingEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_LISTING_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[MarketplaceListing!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_LISTING),
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
        |registry| register_object(registry, &MARKETPLACE_LISTING_EDGE),
        |registry| register_object(registry, &MARKETPLACE_LISTING),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `MarketplaceListing`.
pub static MARKETPLACE_LISTING_EDGE: Object = Object {
    name: "MarketplaceListingEdge",
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
            ty: "MarketplaceListing!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_LISTING),
        },
    ],
    types: &[],
};

impl Listed for crate::marketplace_listings::MarketplaceListing {
    const CONNECTION: &'static Object = &MARKETPLACE_LISTING_CONNECTION;
    const EDGE: &'static Object = &MARKETPLACE_LISTING_EDGE;
}

/// `MarketplaceListingAnalytics`.
pub static MARKETPLACE_LISTING_ANALYTICS: Object = Object {
    name: "MarketplaceListingAnalytics",
    description: "A listing in numbers.",
    interfaces: &[],
    fields: &[
        Field {
            name: "viewCount",
            description: "How often it was read.",
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
            name: "contactCount",
            description: "How often members turned to the seller because of it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "offerCount",
            description: "How many offers were made for it.",
            ty: "Int!",
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
            name: "expiresAt",
            description: "When it expires. Null means never.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "daysActive",
            description: "How many whole days ago it was made.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "DateTime")],
};

impl Row for crate::marketplace_listings::MarketplaceListingAnalytics {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_LISTING_ANALYTICS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.views),
            1 => Show::show(&self.saves),
            2 => Show::show(&self.contacts),
            3 => Show::show(&self.offers),
            4 => Show::show(&self.created_at),
            5 => Show::show(&self.expires_at),
            6 => Show::show(&self.days_active),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_listings::MarketplaceListingAnalytics,
    MARKETPLACE_LISTING_ANALYTICS
);

/// `MarketplaceListingImage`.
pub static MARKETPLACE_LISTING_IMAGE: Object = Object {
    name: "MarketplaceListingImage",
    description: "A picture of a thing for sale.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the picture.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "url",
            description: "Absolute address.",
            ty: "URL!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "thumbnailUrl",
            description: "Absolute address of its thumbnail.",
            ty: "URL!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "altText",
            description: "Text alternative: what the picture shows.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isPrimary",
            description: "Whether it is the one that lists show.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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
    types: &[|registry| scalar(registry, "URL")],
};

impl Row for crate::marketplace_listings::MarketplaceListingImage {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_LISTING_IMAGE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("MarketplaceListingImage", self.id)),
            1 => Show::show(&self.url),
            2 => Show::show(&self.thumbnail_url),
            3 => Show::show(&self.alt_text),
            4 => Show::show(&self.is_primary),
            5 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_listings::MarketplaceListingImage, MARKETPLACE_LISTING_IMAGE
);

/// What the area `marketplace_listings` answers in the graph beside its operations.
#[async_trait]
pub trait MarketplaceListingsEdges: Send + Sync {
    /// The `MarketplaceListing` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_marketplace_listing(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "MarketplaceListing",
                number,
                Some(Operation::GetMarketplaceListing),
            )
            .await
    }

    /// The `MarketplaceListingImage` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_marketplace_listing_image(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "MarketplaceListingImage",
                number,
                Some(Operation::GetMarketplaceListing),
            )
            .await
    }
}

impl<T: Send + Sync> MarketplaceListingsEdges for T {}

/// Fields of `Mutation` that operations of the area `marketplace_listings` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceListingsMutation;

static MARKETPLACE_LISTINGS_MUTATION: Object = Object {
    name: "MarketplaceListingsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createMarketplaceListing",
            description: "Put up a thing for sale. `VALIDATION_ERROR`, one item for each argument that breaks its bounds or the community's rules. Where the community moderates, it waits to be approved. `SELLER_SUSPENDED` for a suspended seller, `FORBIDDEN` for somebody who is no member of this community.",
            ty: "CreateMarketplaceListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateMarketplaceListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_MARKETPLACE_LISTING_ASKING),
        },
        Field {
            name: "bulkActOnMarketplaceListings",
            description: "Change several of the viewer's listings at once. `FORBIDDEN`, and nothing is changed, if one is not the viewer's. A listing whose status does not allow the action is passed over. `processed` says how many were changed.",
            ty: "BulkActOnMarketplaceListingsPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "BulkActOnMarketplaceListingsInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&BULK_ACT_ON_MARKETPLACE_LISTINGS_ASKING),
        },
        Field {
            name: "updateMarketplaceListing",
            description: "Change a listing. Its seller only: `FORBIDDEN` for others who may see it, `RESOURCE_NOT_FOUND` for everybody else. What is left out stays. `VALIDATION_ERROR` for what breaks bounds or the community's rules, and on `status` unless it is active or a draft; `SELLER_SUSPENDED` when a suspended seller activates it. Where the community moderates, a change of what members read or pay makes it wait again.",
            ty: "UpdateMarketplaceListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateMarketplaceListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_MARKETPLACE_LISTING_ASKING),
        },
        Field {
            name: "deleteMarketplaceListing",
            description: "Take a listing away. Its seller only: `FORBIDDEN` for others who may see it, `RESOURCE_NOT_FOUND` for everybody else. Doing it again changes nothing.",
            ty: "DeleteMarketplaceListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteMarketplaceListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_MARKETPLACE_LISTING_ASKING),
        },
        Field {
            name: "renewMarketplaceListing",
            description: "Give a listing more time, from now on, and activate it. Its seller only. `VALIDATION_ERROR` unless it is active, a draft or expired, and when the seller has as many active listings as allowed; `SELLER_SUSPENDED` for a suspended seller.",
            ty: "RenewMarketplaceListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RenewMarketplaceListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RENEW_MARKETPLACE_LISTING_ASKING),
        },
        Field {
            name: "saveMarketplaceListing",
            description: "Save a listing to find it again. Saving again changes nothing. `RESOURCE_NOT_FOUND` for a listing that the viewer may not see.",
            ty: "SaveMarketplaceListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SaveMarketplaceListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SAVE_MARKETPLACE_LISTING_ASKING),
        },
        Field {
            name: "unsaveMarketplaceListing",
            description: "Take a listing off the viewer's saved ones. Doing it again changes nothing. `RESOURCE_NOT_FOUND` for a listing that the viewer may not see and has not saved.",
            ty: "UnsaveMarketplaceListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UnsaveMarketplaceListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UNSAVE_MARKETPLACE_LISTING_ASKING),
        },
        Field {
            name: "updateMarketplaceInventory",
            description: "Say how many there are of a thing. Its seller only: `FORBIDDEN` for others', `NOT_FOUND` without such a listing. None left makes it sold, some again makes it active: `SELLER_SUSPENDED` for a suspended seller, `VALIDATION_ERROR` when they have as many active listings as allowed.",
            ty: "UpdateMarketplaceInventoryPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateMarketplaceInventoryInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_MARKETPLACE_INVENTORY_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_MARKETPLACE_LISTING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_MARKETPLACE_LISTING_PAYLOAD),
        |registry| BULK_ACT_ON_MARKETPLACE_LISTINGS_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &BULK_ACT_ON_MARKETPLACE_LISTINGS_PAYLOAD),
        |registry| UPDATE_MARKETPLACE_LISTING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_MARKETPLACE_LISTING_PAYLOAD),
        |registry| DELETE_MARKETPLACE_LISTING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_MARKETPLACE_LISTING_PAYLOAD),
        |registry| RENEW_MARKETPLACE_LISTING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RENEW_MARKETPLACE_LISTING_PAYLOAD),
        |registry| SAVE_MARKETPLACE_LISTING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SAVE_MARKETPLACE_LISTING_PAYLOAD),
        |registry| UNSAVE_MARKETPLACE_LISTING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UNSAVE_MARKETPLACE_LISTING_PAYLOAD),
        |registry| UPDATE_MARKETPLACE_INVENTORY_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_MARKETPLACE_INVENTORY_PAYLOAD),
    ],
};

impl Row for MarketplaceListingsMutation {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_LISTINGS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `marketplace_listings` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceListingsQuery;

static MARKETPLACE_LISTINGS_QUERY: Object = Object {
    name: "MarketplaceListingsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceListings",
            description: "Things for sale that every member may see: active, approved and not expired, of active sellers who are not suspended, without those whose seller and the viewer have blocked one another. With the viewer as `sellerId`, the viewer's own, whatever their status. Keep all arguments when you pass `after`.",
            ty: "MarketplaceListingConnection",
            arguments: &[
                Argument {
                    name: "search",
                    description: "Words that title, tagline, description or location begin words with; all of them must be found.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "categoryId",
                    description: "Only those of this category.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "priceMin",
                    description: "Only those that cost at least so much.",
                    ty: "Money",
                    default: None,
                },
                Argument {
                    name: "priceMax",
                    description: "Only those that cost at most so much.",
                    ty: "Money",
                    default: None,
                },
                Argument {
                    name: "priceType",
                    description: "Only those with this kind of price.",
                    ty: "MarketplacePriceType",
                    default: None,
                },
                Argument {
                    name: "conditions",
                    description: "Only those in one of these conditions.",
                    ty: "[MarketplaceCondition!]",
                    default: None,
                },
                Argument {
                    name: "sellerType",
                    description: "Only those of persons, or of businesses.",
                    ty: "MarketplaceSellerType",
                    default: None,
                },
                Argument {
                    name: "deliveryMethod",
                    description: "Only those that are delivered so.",
                    ty: "MarketplaceDeliveryMethod",
                    default: None,
                },
                Argument {
                    name: "postedWithin",
                    description: "Only those made in the last so many days, 1 to 365. A value out of bounds is moved to the nearest bound.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "order",
                    description: "Order of the list.",
                    ty: "MarketplaceListingOrder",
                    default: Some("NEWEST"),
                },
                Argument {
                    name: "featuredFirst",
                    description: "Whether promoted listings come first.",
                    ty: "Boolean",
                    default: Some("false"),
                },
                Argument {
                    name: "status",
                    description: "Only those with this status, among the viewer's own.",
                    ty: "MarketplaceListingStatus",
                    default: None,
                },
                Argument {
                    name: "sellerId",
                    description: "Only listings of this member; all of them, whatever their status, for the viewer.",
                    ty: "ID",
                    default: None,
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
            source: Source::Operation(&LIST_MARKETPLACE_LISTINGS_ASKING),
        },
        Field {
            name: "nearbyMarketplaceListings",
            description: "Things for sale around a place, the nearest first.",
            ty: "[MarketplaceListing!]",
            arguments: &[
                Argument {
                    name: "latitude",
                    description: "Degrees north, -90 to 90. A value out of bounds is moved to the nearest bound.",
                    ty: "Float!",
                    default: None,
                },
                Argument {
                    name: "longitude",
                    description: "Degrees east, -180 to 180. A value out of bounds is moved to the nearest bound.",
                    ty: "Float!",
                    default: None,
                },
                Argument {
                    name: "radiusKm",
                    description: "No farther away, in kilometres, 1 to 200; 25 by default. A value out of bounds is moved to the nearest bound.",
                    ty: "Float",
                    default: None,
                },
                Argument {
                    name: "search",
                    description: "Words that title, tagline, description or location begin words with; all of them must be found.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "categoryId",
                    description: "Only those of this category.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100. 20 by default.",
                    ty: "Int",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_NEARBY_MARKETPLACE_LISTINGS_ASKING),
        },
        Field {
            name: "featuredMarketplaceListings",
            description: "Promoted things for sale, those that are promoted longest first.",
            ty: "[MarketplaceListing!]",
            arguments: &[
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 50. 20 by default.",
                    ty: "Int",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 50>),
            source: Source::Operation(&LIST_FEATURED_MARKETPLACE_LISTINGS_ASKING),
        },
        Field {
            name: "freeMarketplaceListings",
            description: "Things that are given away, newest first. None where the community does not allow that.",
            ty: "MarketplaceListingConnection",
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
            source: Source::Operation(&LIST_FREE_MARKETPLACE_LISTINGS_ASKING),
        },
        Field {
            name: "marketplaceListing",
            description: "A thing for sale. `RESOURCE_NOT_FOUND` when there is none that the viewer may see. Each look counts as a view.",
            ty: "MarketplaceListing",
            arguments: &[
                Argument {
                    name: "id",
                    description: "Id of the listing.",
                    ty: "ID!",
                    default: None,
                },
                Argument {
                    name: "offerId",
                    description: "The viewer's accepted offer for it, as the REST API names it.",
                    ty: "ID",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MARKETPLACE_LISTING_ASKING),
        },
        Field {
            name: "marketplaceListingAnalytics",
            description: "A listing in numbers. Its seller only: `FORBIDDEN` for others who may see it, `RESOURCE_NOT_FOUND` for everybody else.",
            ty: "MarketplaceListingAnalytics",
            arguments: &[
                Argument {
                    name: "listingId",
                    description: "Id of the listing.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MARKETPLACE_LISTING_ANALYTICS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING_CONNECTION,
        ),
        |registry| scalar(registry, "Money"),
        |registry| scalar(registry, "Money"),
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_PRICE_TYPE_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_CONDITION_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_SELLER_TYPE_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_DELIVERY_METHOD_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_LISTING_ORDER_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_LISTING_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING_CONNECTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING_ANALYTICS,
        ),
    ],
};

impl Row for MarketplaceListingsQuery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_LISTINGS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `marketplace_listings` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceListingsViewer;

static MARKETPLACE_LISTINGS_VIEWER: Object = Object {
    name: "MarketplaceListingsViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "savedMarketplaceListings",
            description: "Things for sale that the viewer has saved and may still see, latest first.",
            ty: "MarketplaceListingConnection",
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
            source: Source::Operation(&LIST_SAVED_MARKETPLACE_LISTINGS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING_CONNECTION,
        ),
    ],
};

impl Row for MarketplaceListingsViewer {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_LISTINGS_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_MARKETPLACE_LISTINGS_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceListings,
    inputs: &[
        Input {
            argument: "search",
            wire: "q",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "categoryId",
            wire: "category_id",
            place: InputPlace::Query,
            kind: InputKind::Id("MarketplaceCategory"),
        },
        Input {
            argument: "priceMin",
            wire: "price_min",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "priceMax",
            wire: "price_max",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "priceType",
            wire: "price_type",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_PRICE_TYPE_WORDS,
            ),
        },
        Input {
            argument: "conditions",
            wire: "condition",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_CONDITION_WORDS,
            ),
        },
        Input {
            argument: "sellerType",
            wire: "seller_type",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_SELLER_TYPE_WORDS,
            ),
        },
        Input {
            argument: "deliveryMethod",
            wire: "delivery_method",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_DELIVERY_METHOD_WORDS,
            ),
        },
        Input {
            argument: "postedWithin",
            wire: "posted_within",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "order",
            wire: "sort",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_LISTING_ORDER_WORDS,
            ),
        },
        Input {
            argument: "featuredFirst",
            wire: "featured_first",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_LISTING_STATUS_WORDS,
            ),
        },
        Input {
            argument: "sellerId",
            wire: "seller_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Member"),
        },
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
    answer: list_marketplace_listings,
};

fn list_marketplace_listings(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_listings::MarketplaceListingPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static CREATE_MARKETPLACE_LISTING_ASKING: Asking = Asking {
    operation: Operation::CreateMarketplaceListing,
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
            argument: "tagline",
            wire: "tagline",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "price",
            wire: "price",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "priceCurrency",
            wire: "price_currency",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "priceType",
            wire: "price_type",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_PRICE_TYPE_WORDS,
            ),
        },
        Input {
            argument: "timeCreditPrice",
            wire: "time_credit_price",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "categoryId",
            wire: "category_id",
            place: InputPlace::Body,
            kind: InputKind::Id("MarketplaceCategory"),
        },
        Input {
            argument: "condition",
            wire: "condition",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_CONDITION_WORDS,
            ),
        },
        Input {
            argument: "quantity",
            wire: "quantity",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "inventoryCount",
            wire: "inventory_count",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "lowStockThreshold",
            wire: "low_stock_threshold",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isOversoldProtected",
            wire: "is_oversold_protected",
            place: InputPlace::Body,
            kind: InputKind::Plain,
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
            argument: "shippingAvailable",
            wire: "shipping_available",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "localPickup",
            wire: "local_pickup",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "deliveryMethod",
            wire: "delivery_method",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_DELIVERY_METHOD_WORDS,
            ),
        },
        Input {
            argument: "sellerType",
            wire: "seller_type",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_SELLER_TYPE_WORDS,
            ),
        },
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_LISTING_STATUS_WORDS,
            ),
        },
        Input {
            argument: "durationDays",
            wire: "duration_days",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "templateData",
            wire: "template_data",
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
    keep: None,
    total: None,
    answer: create_marketplace_listing,
};

static CREATE_MARKETPLACE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "CreateMarketplaceListingInput",
    description: "Input of `createMarketplaceListing`.",
    fields: &[
        Argument {
            name: "title",
            description: "Title, one line.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "description",
            description: "Description.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "tagline",
            description: "A second line.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "price",
            description: "What one costs, in `priceCurrency`, as fine as that allows.",
            ty: "Money",
            default: None,
        },
        Argument {
            name: "priceCurrency",
            description: "Currency of the price (ISO 4217). The community's by default.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "priceType",
            description: "How the price is to be read.",
            ty: "MarketplacePriceType",
            default: Some("FIXED"),
        },
        Argument {
            name: "timeCreditPrice",
            description: "What one costs in hours.",
            ty: "Hours",
            default: None,
        },
        Argument {
            name: "categoryId",
            description: "Id of an active category.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "condition",
            description: "Condition of the thing.",
            ty: "MarketplaceCondition",
            default: None,
        },
        Argument {
            name: "quantity",
            description: "How many belong together.",
            ty: "Int",
            default: Some("1"),
        },
        Argument {
            name: "inventoryCount",
            description: "How many there are. Left out, there is no end of it.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "lowStockThreshold",
            description: "At how many the seller is told that few are left; 5 by default.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "isOversoldProtected",
            description: "Whether nobody can buy more than there are.",
            ty: "Boolean",
            default: Some("true"),
        },
        Argument {
            name: "location",
            description: "Place, in words.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "latitude",
            description: "Degrees north. Needed with `longitude`.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "longitude",
            description: "Degrees east. Needed with `latitude`.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "shippingAvailable",
            description: "Whether the seller ships it.",
            ty: "Boolean",
            default: Some("false"),
        },
        Argument {
            name: "localPickup",
            description: "Whether buyers may fetch it.",
            ty: "Boolean",
            default: Some("true"),
        },
        Argument {
            name: "deliveryMethod",
            description: "How it comes to its buyer.",
            ty: "MarketplaceDeliveryMethod",
            default: Some("PICKUP"),
        },
        Argument {
            name: "sellerType",
            description: "Whether a person or a business sells it.",
            ty: "MarketplaceSellerType",
            default: Some("PRIVATE"),
        },
        Argument {
            name: "status",
            description: "`ACTIVE` or `DRAFT`.",
            ty: "MarketplaceListingStatus",
            default: Some("ACTIVE"),
        },
        Argument {
            name: "durationDays",
            description: "After how many days it expires. The community's number of days by default.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "templateData",
            description: "What its seller wrote into the form of its category: an object whose members are those of the form, each as its field takes it; what a field requires may be missing in a draft. Any object where the category has no form. At most 8 KB.",
            ty: "JSON",
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
        |registry| scalar(registry, "Money"),
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_PRICE_TYPE_WORDS
                .register(registry)
        },
        |registry| scalar(registry, "Hours"),
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_CONDITION_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_DELIVERY_METHOD_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_SELLER_TYPE_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_LISTING_STATUS_WORDS
                .register(registry)
        },
        |registry| scalar(registry, "JSON"),
    ],
};

static CREATE_MARKETPLACE_LISTING_PAYLOAD: Object = Object {
    name: "CreateMarketplaceListingPayload",
    description: "Result of `createMarketplaceListing`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The new marketplace listing.",
            ty: "MarketplaceListing",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
            ),
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
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
    ],
};

fn create_marketplace_listing(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_listings::MarketplaceListingResponse = ask.answer()?;
    Ok(
        Shown::of(&CREATE_MARKETPLACE_LISTING_PAYLOAD)
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

static LIST_NEARBY_MARKETPLACE_LISTINGS_ASKING: Asking = Asking {
    operation: Operation::ListNearbyMarketplaceListings,
    inputs: &[
        Input {
            argument: "latitude",
            wire: "latitude",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "longitude",
            wire: "longitude",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "radiusKm",
            wire: "radius",
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
            argument: "categoryId",
            wire: "category_id",
            place: InputPlace::Query,
            kind: InputKind::Id("MarketplaceCategory"),
        },
        Input {
            argument: "first",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_nearby_marketplace_listings,
};

fn list_nearby_marketplace_listings(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_listings::MarketplaceListingList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_FEATURED_MARKETPLACE_LISTINGS_ASKING: Asking = Asking {
    operation: Operation::ListFeaturedMarketplaceListings,
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
    answer: list_featured_marketplace_listings,
};

fn list_featured_marketplace_listings(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_listings::MarketplaceListingList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_FREE_MARKETPLACE_LISTINGS_ASKING: Asking = Asking {
    operation: Operation::ListFreeMarketplaceListings,
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
    answer: list_free_marketplace_listings,
};

fn list_free_marketplace_listings(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_listings::MarketplaceListingPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static LIST_SAVED_MARKETPLACE_LISTINGS_ASKING: Asking = Asking {
    operation: Operation::ListSavedMarketplaceListings,
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
    answer: list_saved_marketplace_listings,
};

fn list_saved_marketplace_listings(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_listings::MarketplaceListingPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static BULK_ACT_ON_MARKETPLACE_LISTINGS_ASKING: Asking = Asking {
    operation: Operation::BulkActOnMarketplaceListings,
    inputs: &[
        Input {
            argument: "listingIds",
            wire: "listing_ids",
            place: InputPlace::Body,
            kind: InputKind::Id("MarketplaceListing"),
        },
        Input {
            argument: "action",
            wire: "action",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_BULK_ACTION_WORDS,
            ),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: bulk_act_on_marketplace_listings,
};

static BULK_ACT_ON_MARKETPLACE_LISTINGS_INPUT_TABLE: InputTable = InputTable {
    name: "BulkActOnMarketplaceListingsInput",
    description: "Input of `bulkActOnMarketplaceListings`.",
    fields: &[
        Argument {
            name: "listingIds",
            description: "Ids of listings.",
            ty: "[ID!]!",
            default: None,
        },
        Argument {
            name: "action",
            description: "What is done with several listings.",
            ty: "MarketplaceBulkAction!",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_BULK_ACTION_WORDS
                .register(registry)
        },
    ],
};

static BULK_ACT_ON_MARKETPLACE_LISTINGS_PAYLOAD: Object = Object {
    name: "BulkActOnMarketplaceListingsPayload",
    description: "Result of `bulkActOnMarketplaceListings`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "processed",
            description: "How many were changed.",
            ty: "Int",
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

fn bulk_act_on_marketplace_listings(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_listings::MarketplaceBulkActionResponse = ask.made()?;
    Ok(
        Shown::of(&BULK_ACT_ON_MARKETPLACE_LISTINGS_PAYLOAD)
            .with(IntoFound::into_found(answer.data.processed))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static GET_MARKETPLACE_LISTING_ASKING: Asking = Asking {
    operation: Operation::GetMarketplaceListing,
    inputs: &[
        Input {
            argument: "id",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListing"),
        },
        Input {
            argument: "offerId",
            wire: "offer_id",
            place: InputPlace::Query,
            kind: InputKind::Id("anything"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_marketplace_listing,
};

fn get_marketplace_listing(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_listings::MarketplaceListingResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static UPDATE_MARKETPLACE_LISTING_ASKING: Asking = Asking {
    operation: Operation::UpdateMarketplaceListing,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListing"),
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
            argument: "tagline",
            wire: "tagline",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "price",
            wire: "price",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "priceCurrency",
            wire: "price_currency",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "priceType",
            wire: "price_type",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_PRICE_TYPE_WORDS,
            ),
        },
        Input {
            argument: "timeCreditPrice",
            wire: "time_credit_price",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "categoryId",
            wire: "category_id",
            place: InputPlace::Body,
            kind: InputKind::Id("MarketplaceCategory"),
        },
        Input {
            argument: "condition",
            wire: "condition",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_CONDITION_WORDS,
            ),
        },
        Input {
            argument: "quantity",
            wire: "quantity",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "inventoryCount",
            wire: "inventory_count",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "lowStockThreshold",
            wire: "low_stock_threshold",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isOversoldProtected",
            wire: "is_oversold_protected",
            place: InputPlace::Body,
            kind: InputKind::Plain,
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
            argument: "shippingAvailable",
            wire: "shipping_available",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "localPickup",
            wire: "local_pickup",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "deliveryMethod",
            wire: "delivery_method",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_DELIVERY_METHOD_WORDS,
            ),
        },
        Input {
            argument: "sellerType",
            wire: "seller_type",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_SELLER_TYPE_WORDS,
            ),
        },
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_LISTING_STATUS_WORDS,
            ),
        },
        Input {
            argument: "durationDays",
            wire: "duration_days",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "templateData",
            wire: "template_data",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_marketplace_listing,
};

static UPDATE_MARKETPLACE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateMarketplaceListingInput",
    description: "Input of `updateMarketplaceListing`.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "title",
            description: "Title, one line.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "description",
            description: "Description.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "tagline",
            description: "A second line.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "price",
            description: "What one costs, in `priceCurrency`, as fine as that allows. Null clears it.",
            ty: "Money",
            default: None,
        },
        Argument {
            name: "priceCurrency",
            description: "Currency of the price (ISO 4217).",
            ty: "String",
            default: None,
        },
        Argument {
            name: "priceType",
            description: "How a price is to be read.",
            ty: "MarketplacePriceType",
            default: None,
        },
        Argument {
            name: "timeCreditPrice",
            description: "What one costs in hours. Null clears it.",
            ty: "Hours",
            default: None,
        },
        Argument {
            name: "categoryId",
            description: "Id of an active category.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "condition",
            description: "Condition of the thing.",
            ty: "MarketplaceCondition",
            default: None,
        },
        Argument {
            name: "quantity",
            description: "How many belong together.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "inventoryCount",
            description: "How many there are; null where there is no end of it.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "lowStockThreshold",
            description: "At how many the seller is told that few are left; null for never.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "isOversoldProtected",
            description: "Whether nobody can buy more than there are.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "location",
            description: "Place, in words.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "latitude",
            description: "Degrees north. Needed with `longitude`; null takes both away.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "longitude",
            description: "Degrees east. Needed with `latitude`; null takes both away.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "shippingAvailable",
            description: "Whether the seller ships it.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "localPickup",
            description: "Whether buyers may fetch it.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "deliveryMethod",
            description: "How a thing comes to its buyer.",
            ty: "MarketplaceDeliveryMethod",
            default: None,
        },
        Argument {
            name: "sellerType",
            description: "Whether a person or a business sells.",
            ty: "MarketplaceSellerType",
            default: None,
        },
        Argument {
            name: "status",
            description: "`ACTIVE` or `DRAFT`.",
            ty: "MarketplaceListingStatus",
            default: None,
        },
        Argument {
            name: "durationDays",
            description: "After how many days from now on it expires.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "templateData",
            description: "What its seller wrote into the form of its category: an object whose members are those of the form, each as its field takes it; what a field requires may be missing in a draft. Any object where the category has no form. At most 8 KB.",
            ty: "JSON",
            default: None,
        },
    ],
    types: &[
        |registry| scalar(registry, "Money"),
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_PRICE_TYPE_WORDS
                .register(registry)
        },
        |registry| scalar(registry, "Hours"),
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_CONDITION_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_DELIVERY_METHOD_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_SELLER_TYPE_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_LISTING_STATUS_WORDS
                .register(registry)
        },
        |registry| scalar(registry, "JSON"),
    ],
};

static UPDATE_MARKETPLACE_LISTING_PAYLOAD: Object = Object {
    name: "UpdateMarketplaceListingPayload",
    description: "Result of `updateMarketplaceListing`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The marketplace listing after the change.",
            ty: "MarketplaceListing",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
            ),
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
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
    ],
};

fn update_marketplace_listing(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_listings::MarketplaceListingResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_MARKETPLACE_LISTING_PAYLOAD)
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

static DELETE_MARKETPLACE_LISTING_ASKING: Asking = Asking {
    operation: Operation::DeleteMarketplaceListing,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListing"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_marketplace_listing,
};

static DELETE_MARKETPLACE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteMarketplaceListingInput",
    description: "Input of `deleteMarketplaceListing`.",
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

static DELETE_MARKETPLACE_LISTING_PAYLOAD: Object = Object {
    name: "DeleteMarketplaceListingPayload",
    description: "Result of `deleteMarketplaceListing`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedMarketplaceListingId",
            description: "Global id of the marketplace listing that is gone.",
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

fn delete_marketplace_listing(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_MARKETPLACE_LISTING_PAYLOAD)
            .removed("MarketplaceListing", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static RENEW_MARKETPLACE_LISTING_ASKING: Asking = Asking {
    operation: Operation::RenewMarketplaceListing,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListing"),
        },
        Input {
            argument: "durationDays",
            wire: "duration_days",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: renew_marketplace_listing,
};

static RENEW_MARKETPLACE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "RenewMarketplaceListingInput",
    description: "Input of `renewMarketplaceListing`.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "durationDays",
            description: "After how many days from now on it expires.",
            ty: "Int",
            default: Some("30"),
        },
    ],
    types: &[],
};

static RENEW_MARKETPLACE_LISTING_PAYLOAD: Object = Object {
    name: "RenewMarketplaceListingPayload",
    description: "Result of `renewMarketplaceListing`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The marketplace listing after the change.",
            ty: "MarketplaceListing",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
            ),
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
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
    ],
};

fn renew_marketplace_listing(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_listings::MarketplaceListingResponse = ask.made()?;
    Ok(
        Shown::of(&RENEW_MARKETPLACE_LISTING_PAYLOAD)
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

static GET_MARKETPLACE_LISTING_ANALYTICS_ASKING: Asking = Asking {
    operation: Operation::GetMarketplaceListingAnalytics,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListing"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_marketplace_listing_analytics,
};

fn get_marketplace_listing_analytics(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_listings::MarketplaceListingAnalyticsResponse = ask
        .made()?;
    Ok(IntoFound::into_found(answer.data))
}

static SAVE_MARKETPLACE_LISTING_ASKING: Asking = Asking {
    operation: Operation::SaveMarketplaceListing,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListing"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: save_marketplace_listing,
};

static SAVE_MARKETPLACE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "SaveMarketplaceListingInput",
    description: "Input of `saveMarketplaceListing`.",
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

static SAVE_MARKETPLACE_LISTING_PAYLOAD: Object = Object {
    name: "SaveMarketplaceListingPayload",
    description: "Result of `saveMarketplaceListing`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The marketplace listing after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceListing",
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
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
    ],
};

fn save_marketplace_listing(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&SAVE_MARKETPLACE_LISTING_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_marketplace_listing(ctx, number).await
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

static UNSAVE_MARKETPLACE_LISTING_ASKING: Asking = Asking {
    operation: Operation::UnsaveMarketplaceListing,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListing"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: unsave_marketplace_listing,
};

static UNSAVE_MARKETPLACE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "UnsaveMarketplaceListingInput",
    description: "Input of `unsaveMarketplaceListing`.",
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

static UNSAVE_MARKETPLACE_LISTING_PAYLOAD: Object = Object {
    name: "UnsaveMarketplaceListingPayload",
    description: "Result of `unsaveMarketplaceListing`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The marketplace listing after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceListing",
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
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
    ],
};

fn unsave_marketplace_listing(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&UNSAVE_MARKETPLACE_LISTING_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_marketplace_listing(ctx, number).await
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

static UPDATE_MARKETPLACE_INVENTORY_ASKING: Asking = Asking {
    operation: Operation::UpdateMarketplaceInventory,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListing"),
        },
        Input {
            argument: "inventoryCount",
            wire: "inventory_count",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "lowStockThreshold",
            wire: "low_stock_threshold",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isOversoldProtected",
            wire: "is_oversold_protected",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_marketplace_inventory,
};

static UPDATE_MARKETPLACE_INVENTORY_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateMarketplaceInventoryInput",
    description: "Input of `updateMarketplaceInventory`.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "inventoryCount",
            description: "How many there are; null where there is no end of it.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "lowStockThreshold",
            description: "At how many the seller is told that few are left; null for never.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "isOversoldProtected",
            description: "Whether nobody can buy more than there are.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[],
};

static UPDATE_MARKETPLACE_INVENTORY_PAYLOAD: Object = Object {
    name: "UpdateMarketplaceInventoryPayload",
    description: "Result of `updateMarketplaceInventory`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The marketplace listing after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceListing",
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
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
    ],
};

fn update_marketplace_inventory(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&UPDATE_MARKETPLACE_INVENTORY_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_marketplace_listing(ctx, number).await
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
