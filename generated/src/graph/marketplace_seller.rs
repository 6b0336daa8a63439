// Made from contract/areas/marketplace_seller.yaml by codegen; edit the contract instead.

//! The area `marketplace_seller` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, InputTable,
    IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown, Source, found_together,
    global_id, numbered, page_cost, plus, register_object, scalar,
};

/// `MarketplacePickupSlot`.
pub static MARKETPLACE_PICKUP_SLOT: Object = Object {
    name: "MarketplacePickupSlot",
    description: "A time at which a seller hands things over.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the slot.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "seller",
            description: "Who hands things over.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "slotStart",
            description: "When it begins.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "slotEnd",
            description: "When it ends.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "capacity",
            description: "How many orders are handed over in it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "bookedCount",
            description: "How many of them there are.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "remaining",
            description: "How many more there may be.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isRecurring",
            description: "Whether it comes again.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "recurringPattern",
            description: "How it comes again.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isActive",
            description: "Whether it can be booked.",
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
    types: &[
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::marketplace_seller::MarketplacePickupSlot {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_PICKUP_SLOT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("MarketplacePickupSlot", self.id)),
            2 => Show::show(&self.slot_start),
            3 => Show::show(&self.slot_end),
            4 => Show::show(&self.capacity),
            5 => Show::show(&self.booked_count),
            6 => Show::show(&self.remaining),
            7 => Show::show(&self.is_recurring),
            8 => Show::show(&self.recurring_pattern),
            9 => Show::show(&self.is_active),
            10 => Got::Value(Value::String(self.id.to_string())),
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
                    match numbered(&self.seller_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(
    crate ::marketplace_seller::MarketplacePickupSlot, MARKETPLACE_PICKUP_SLOT
);

/// `MarketplaceSeller`.
pub static MARKETPLACE_SELLER: Object = Object {
    name: "MarketplaceSeller",
    description: "A member as a seller.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the profile.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "The member.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "displayName",
            description: "The name under which they sell: one of their own choice, or that of the member.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "bio",
            description: "What they say about themselves as a seller.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "avatarUrl",
            description: "Absolute address of the picture.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "coverImageUrl",
            description: "Absolute address of a wide picture.",
            ty: "URL",
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
            name: "businessName",
            description: "What the business is called.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "businessVerified",
            description: "Whether staff have verified the business.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isSuspended",
            description: "Whether staff have suspended them. Only they and administrators see suspended sellers.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "saleCount",
            description: "How many of their orders were completed.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "averageRating",
            description: "Mean rating by buyers, 1 to 5 with two decimals. Null without one.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "ratingCount",
            description: "How many buyers rated them.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "responseTimeAvg",
            description: "How long buyers wait for an answer, in minutes. Null where nobody knows.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "responseRate",
            description: "How many buyers get an answer, in percent. Null where nobody knows.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "communityTrustScore",
            description: "How far the community trusts them. Null where nobody knows.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isCommunityEndorsed",
            description: "Whether the community stands by them.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "activeListingCount",
            description: "How many active and approved listings they have.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "joinedMarketplaceAt",
            description: "When they became a seller.",
            ty: "DateTime!",
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
    types: &[
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_SELLER_TYPE_WORDS
                .register(registry)
        },
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::marketplace_seller::MarketplaceSeller {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_SELLER
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("MarketplaceSeller", self.id)),
            2 => Show::show(&self.display_name),
            3 => Show::show(&self.bio),
            4 => Show::show(&self.avatar_url),
            5 => Show::show(&self.cover_image_url),
            6 => Show::show(&self.seller_type),
            7 => Show::show(&self.business_name),
            8 => Show::show(&self.business_verified),
            9 => Show::show(&self.is_suspended),
            10 => Show::show(&self.total_sales),
            11 => Show::show(&self.avg_rating),
            12 => Show::show(&self.total_ratings),
            13 => Show::show(&self.response_time_avg),
            14 => Show::show(&self.response_rate),
            15 => Show::show(&self.community_trust_score),
            16 => Show::show(&self.is_community_endorsed),
            17 => Show::show(&self.active_listings),
            18 => Show::show(&self.joined_marketplace_at),
            19 => Got::Value(Value::String(self.id.to_string())),
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
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::marketplace_seller::MarketplaceSeller, MARKETPLACE_SELLER);

/// A page of `MarketplaceSeller`.
pub static MARKETPLACE_SELLER_CONNECTION: Object = Object {
    name: "MarketplaceSellerConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MarketplaceSellerEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_SELLER_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[MarketplaceSeller!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_SELLER),
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
        |registry| register_object(registry, &MARKETPLACE_SELLER_EDGE),
        |registry| register_object(registry, &MARKETPLACE_SELLER),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `MarketplaceSeller`.
pub static MARKETPLACE_SELLER_EDGE: Object = Object {
    name: "MarketplaceSellerEdge",
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
            ty: "MarketplaceSeller!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_SELLER),
        },
    ],
    types: &[],
};

impl Listed for crate::marketplace_seller::MarketplaceSeller {
    const CONNECTION: &'static Object = &MARKETPLACE_SELLER_CONNECTION;
    const EDGE: &'static Object = &MARKETPLACE_SELLER_EDGE;
}

/// `MarketplaceSellerDashboard`.
pub static MARKETPLACE_SELLER_DASHBOARD: Object = Object {
    name: "MarketplaceSellerDashboard",
    description: "What somebody sells, at a glance.",
    interfaces: &[],
    fields: &[
        Field {
            name: "activeListingCount",
            description: "How many listings are active.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "draftListingCount",
            description: "How many are drafts.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "soldListingCount",
            description: "How many are sold.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiredListingCount",
            description: "How many have run out.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listingCount",
            description: "How many there are, removed ones apart.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "viewCount",
            description: "How often they were looked at.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "saveCount",
            description: "How many members keep one in mind.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pendingOfferCount",
            description: "How many offers wait for the seller.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "orderCount",
            description: "How many orders there are, cancelled and refunded ones apart.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "totalRevenue",
            description: "What was paid for them in money. Null when it was paid in several currencies.",
            ty: "Money",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "revenueCurrency",
            description: "Its currency. Null when nothing was paid, and when it was paid in several currencies.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "revenues",
            description: "What was paid for them in money, by currency in the order of the codes.",
            ty: "[MarketplaceRevenue!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_moderation::MARKETPLACE_REVENUE,
            ),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_moderation::MARKETPLACE_REVENUE,
        ),
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::marketplace_seller::MarketplaceSellerDashboard {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_SELLER_DASHBOARD
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.active_listings),
            1 => Show::show(&self.draft_listings),
            2 => Show::show(&self.sold_listings),
            3 => Show::show(&self.expired_listings),
            4 => Show::show(&self.total_listings),
            5 => Show::show(&self.total_views),
            6 => Show::show(&self.total_saves),
            7 => Show::show(&self.pending_offers),
            8 => Show::show(&self.total_orders),
            9 => Show::show(&self.total_revenue),
            10 => Show::show(&self.revenue_currency),
            11 => Show::show(&self.revenue_by_currency),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_seller::MarketplaceSellerDashboard, MARKETPLACE_SELLER_DASHBOARD
);

/// `MarketplaceShippingOption`.
pub static MARKETPLACE_SHIPPING_OPTION: Object = Object {
    name: "MarketplaceShippingOption",
    description: "A way in which a seller ships.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the way to ship.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "courierName",
            description: "Who carries it.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "courierCode",
            description: "Short name of the courier.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "price",
            description: "What it costs, in `currency`.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "currency",
            description: "Currency of the price (ISO 4217).",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "estimatedDays",
            description: "How many days it takes. Null where nobody knows.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isDefault",
            description: "Whether it is the one that is offered first.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isActive",
            description: "Whether it is offered.",
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
    types: &[|registry| scalar(registry, "Money")],
};

impl Row for crate::marketplace_seller::MarketplaceShippingOption {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_SHIPPING_OPTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("MarketplaceShippingOption", self.id)),
            1 => Show::show(&self.courier_name),
            2 => Show::show(&self.courier_code),
            3 => Show::show(&self.price),
            4 => Show::show(&self.currency),
            5 => Show::show(&self.estimated_days),
            6 => Show::show(&self.is_default),
            7 => Show::show(&self.is_active),
            8 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_seller::MarketplaceShippingOption, MARKETPLACE_SHIPPING_OPTION
);

/// What the area `marketplace_seller` answers in the graph beside its operations.
#[async_trait]
pub trait MarketplaceSellerEdges: Send + Sync {
    /// The `MarketplacePickupSlot` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_marketplace_pickup_slot(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "MarketplacePickupSlot",
                number,
                Some(Operation::ListMyMarketplacePickupSlots),
            )
            .await
    }

    /// The `MarketplaceSeller` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_marketplace_seller(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "MarketplaceSeller",
                number,
                Some(Operation::GetMarketplaceSeller),
            )
            .await
    }

    /// The `MarketplaceShippingOption` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_marketplace_shipping_option(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "MarketplaceShippingOption",
                number,
                Some(Operation::ListMyMarketplaceShippingOptions),
            )
            .await
    }
}

impl<T: Send + Sync> MarketplaceSellerEdges for T {}

/// Fields of `Mutation` that operations of the area `marketplace_seller` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceSellerMutation;

static MARKETPLACE_SELLER_MUTATION: Object = Object {
    name: "MarketplaceSellerMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "saveMarketplaceSellerProfile",
            description: "Say who the viewer is as a seller; they become one with it. What is left out stays. A business that changes its name has to be verified anew. `VALIDATION_ERROR` for a business without a name, for names with hidden characters, and where the community has no businesses; `FORBIDDEN` for somebody who is no member of this community.",
            ty: "SaveMarketplaceSellerProfilePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SaveMarketplaceSellerProfileInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SAVE_MARKETPLACE_SELLER_PROFILE_ASKING),
        },
        Field {
            name: "createMarketplaceShippingOption",
            description: "Add a way to ship. The viewer becomes a seller with it. `FEATURE_DISABLED` where the community ships nothing; `VALIDATION_ERROR` for a currency that is not supported and an amount that is too fine for it.",
            ty: "CreateMarketplaceShippingOptionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateMarketplaceShippingOptionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_MARKETPLACE_SHIPPING_OPTION_ASKING),
        },
        Field {
            name: "updateMarketplaceShippingOption",
            description: "Change a way to ship. What is left out stays. `NOT_FOUND` for what is not the viewer's; `VALIDATION_ERROR` as for a new one.",
            ty: "UpdateMarketplaceShippingOptionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateMarketplaceShippingOptionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_MARKETPLACE_SHIPPING_OPTION_ASKING),
        },
        Field {
            name: "deleteMarketplaceShippingOption",
            description: "Offer a way to ship no longer. Orders still name it. Doing it again changes nothing. `NOT_FOUND` for what is not the viewer's.",
            ty: "DeleteMarketplaceShippingOptionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteMarketplaceShippingOptionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_MARKETPLACE_SHIPPING_OPTION_ASKING),
        },
        Field {
            name: "createMarketplacePickupSlot",
            description: "Add a time at which the viewer hands things over. The viewer becomes a seller with it. `SLOT_END_BEFORE_START` unless it ends after its start, `VALIDATION_ERROR` when it is over.",
            ty: "CreateMarketplacePickupSlotPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateMarketplacePickupSlotInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_MARKETPLACE_PICKUP_SLOT_ASKING),
        },
        Field {
            name: "updateMarketplacePickupSlot",
            description: "Change a time at which the viewer hands things over. What is left out stays. `NOT_FOUND` for what is not the viewer's, `SLOT_END_BEFORE_START` unless it ends after its start, `VALIDATION_ERROR` when the new time is over, `CAPACITY_BELOW_BOOKINGS` for less than is booked.",
            ty: "UpdateMarketplacePickupSlotPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateMarketplacePickupSlotInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_MARKETPLACE_PICKUP_SLOT_ASKING),
        },
        Field {
            name: "deleteMarketplacePickupSlot",
            description: "Take away a time at which the viewer hands things over. `NOT_FOUND` for what is not the viewer's, `SLOT_HAS_RESERVATIONS` for one that is or was booked.",
            ty: "DeleteMarketplacePickupSlotPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteMarketplacePickupSlotInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_MARKETPLACE_PICKUP_SLOT_ASKING),
        },
        Field {
            name: "verifyMarketplaceSeller",
            description: "For administrators: verify a business. Doing it again changes nothing. `NOT_FOUND` without such a seller, `VALIDATION_ERROR` for one that is no business, `FORBIDDEN` for the viewer.",
            ty: "VerifyMarketplaceSellerPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "VerifyMarketplaceSellerInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&VERIFY_MARKETPLACE_SELLER_ASKING),
        },
        Field {
            name: "suspendMarketplaceSeller",
            description: "For administrators: suspend a seller. Nobody sees what they sell until they are restored; they let nothing new be seen. They are told. Doing it again changes nothing. `NOT_FOUND` without such a seller, `FORBIDDEN` for the viewer.",
            ty: "SuspendMarketplaceSellerPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SuspendMarketplaceSellerInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SUSPEND_MARKETPLACE_SELLER_ASKING),
        },
        Field {
            name: "restoreMarketplaceSeller",
            description: "For administrators: restore a seller. What they sell is seen again as it was. They are told. Doing it again changes nothing. `NOT_FOUND` without such a seller, `FORBIDDEN` for the viewer.",
            ty: "RestoreMarketplaceSellerPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RestoreMarketplaceSellerInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RESTORE_MARKETPLACE_SELLER_ASKING),
        },
    ],
    types: &[
        |registry| SAVE_MARKETPLACE_SELLER_PROFILE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SAVE_MARKETPLACE_SELLER_PROFILE_PAYLOAD),
        |registry| CREATE_MARKETPLACE_SHIPPING_OPTION_INPUT_TABLE.register(registry),
        |registry| register_object(
            registry,
            &CREATE_MARKETPLACE_SHIPPING_OPTION_PAYLOAD,
        ),
        |registry| UPDATE_MARKETPLACE_SHIPPING_OPTION_INPUT_TABLE.register(registry),
        |registry| register_object(
            registry,
            &UPDATE_MARKETPLACE_SHIPPING_OPTION_PAYLOAD,
        ),
        |registry| DELETE_MARKETPLACE_SHIPPING_OPTION_INPUT_TABLE.register(registry),
        |registry| register_object(
            registry,
            &DELETE_MARKETPLACE_SHIPPING_OPTION_PAYLOAD,
        ),
        |registry| CREATE_MARKETPLACE_PICKUP_SLOT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_MARKETPLACE_PICKUP_SLOT_PAYLOAD),
        |registry| UPDATE_MARKETPLACE_PICKUP_SLOT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_MARKETPLACE_PICKUP_SLOT_PAYLOAD),
        |registry| DELETE_MARKETPLACE_PICKUP_SLOT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_MARKETPLACE_PICKUP_SLOT_PAYLOAD),
        |registry| VERIFY_MARKETPLACE_SELLER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &VERIFY_MARKETPLACE_SELLER_PAYLOAD),
        |registry| SUSPEND_MARKETPLACE_SELLER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SUSPEND_MARKETPLACE_SELLER_PAYLOAD),
        |registry| RESTORE_MARKETPLACE_SELLER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RESTORE_MARKETPLACE_SELLER_PAYLOAD),
    ],
};

impl Row for MarketplaceSellerMutation {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_SELLER_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `marketplace_seller` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceSellerQuery;

static MARKETPLACE_SELLER_QUERY: Object = Object {
    name: "MarketplaceSellerQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceSeller",
            description: "A member as a seller. `NOT_FOUND` for somebody who does not sell, may not take part, is suspended, or whom a block separates from the viewer.",
            ty: "MarketplaceSeller",
            arguments: &[
                Argument {
                    name: "id",
                    description: "Id of the member, or of the profile as a seller.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MARKETPLACE_SELLER_ASKING),
        },
        Field {
            name: "marketplaceSellerListings",
            description: "What a seller sells and every member may see, newest first. `NOT_FOUND` as for the seller.",
            ty: "MarketplaceListingConnection",
            arguments: &[
                Argument {
                    name: "sellerId",
                    description: "Id of the member, or of the profile as a seller.",
                    ty: "ID!",
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
            source: Source::Operation(&LIST_MARKETPLACE_SELLER_LISTINGS_ASKING),
        },
        Field {
            name: "marketplaceSellerShippingOptions",
            description: "Ways in which a seller ships; none where the community ships nothing. `NOT_FOUND` as for the seller.",
            ty: "[MarketplaceShippingOption!]",
            arguments: &[
                Argument {
                    name: "sellerId",
                    description: "Id of the member, or of the profile as a seller.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MARKETPLACE_SELLER_SHIPPING_OPTIONS_ASKING),
        },
        Field {
            name: "marketplaceSellersForStaff",
            description: "For administrators: the community's sellers, newest first.",
            ty: "MarketplaceSellerConnection",
            arguments: &[
                Argument {
                    name: "sellerType",
                    description: "Only persons, or only businesses.",
                    ty: "MarketplaceSellerType",
                    default: None,
                },
                Argument {
                    name: "verified",
                    description: "Only those whose business is verified, or is not.",
                    ty: "Boolean",
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
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_MARKETPLACE_SELLERS_FOR_STAFF_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_seller::MARKETPLACE_SELLER,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING_CONNECTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_seller::MARKETPLACE_SHIPPING_OPTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_seller::MARKETPLACE_SELLER_CONNECTION,
        ),
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_SELLER_TYPE_WORDS
                .register(registry)
        },
    ],
};

impl Row for MarketplaceSellerQuery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_SELLER_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `marketplace_seller` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceSellerViewer;

static MARKETPLACE_SELLER_VIEWER: Object = Object {
    name: "MarketplaceSellerViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceSellerDashboard",
            description: "What the viewer sells, at a glance; all zero for whoever has never sold anything.",
            ty: "MarketplaceSellerDashboard",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MARKETPLACE_SELLER_DASHBOARD_ASKING),
        },
        Field {
            name: "marketplaceShippingOptions",
            description: "Ways in which the viewer ships as a seller: the default first, then by the courier's name.",
            ty: "[MarketplaceShippingOption!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MY_MARKETPLACE_SHIPPING_OPTIONS_ASKING),
        },
        Field {
            name: "marketplacePickupSlots",
            description: "Times at which the viewer hands things over as a seller, the earliest first, at most 500.",
            ty: "[MarketplacePickupSlot!]",
            arguments: &[
                Argument {
                    name: "from",
                    description: "Only those that begin at this moment or later.",
                    ty: "DateTime",
                    default: None,
                },
                Argument {
                    name: "to",
                    description: "Only those that begin at this moment or earlier.",
                    ty: "DateTime",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MY_MARKETPLACE_PICKUP_SLOTS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_seller::MARKETPLACE_SELLER_DASHBOARD,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_seller::MARKETPLACE_SHIPPING_OPTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_seller::MARKETPLACE_PICKUP_SLOT,
        ),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for MarketplaceSellerViewer {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_SELLER_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_MARKETPLACE_SELLER_ASKING: Asking = Asking {
    operation: Operation::GetMarketplaceSeller,
    inputs: &[
        Input {
            argument: "id",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceSeller"),
        },
        Input {
            argument: "",
            wire: "id_kind",
            place: InputPlace::Query,
            kind: InputKind::Fixed("profile"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_marketplace_seller,
};

fn get_marketplace_seller(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_seller::MarketplaceSellerResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_MARKETPLACE_SELLER_LISTINGS_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceSellerListings,
    inputs: &[
        Input {
            argument: "sellerId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceSeller"),
        },
        Input {
            argument: "",
            wire: "id_kind",
            place: InputPlace::Query,
            kind: InputKind::Fixed("profile"),
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
    answer: list_marketplace_seller_listings,
};

fn list_marketplace_seller_listings(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_listings::MarketplaceListingPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static LIST_MARKETPLACE_SELLER_SHIPPING_OPTIONS_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceSellerShippingOptions,
    inputs: &[
        Input {
            argument: "sellerId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceSeller"),
        },
        Input {
            argument: "",
            wire: "id_kind",
            place: InputPlace::Query,
            kind: InputKind::Fixed("profile"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_marketplace_seller_shipping_options,
};

fn list_marketplace_seller_shipping_options(
    mut ask: Ask,
) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_seller::MarketplaceShippingOptionList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static GET_MARKETPLACE_SELLER_DASHBOARD_ASKING: Asking = Asking {
    operation: Operation::GetMarketplaceSellerDashboard,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_marketplace_seller_dashboard,
};

fn get_marketplace_seller_dashboard(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_seller::MarketplaceSellerDashboardResponse = ask
        .made()?;
    Ok(IntoFound::into_found(answer.data))
}

static SAVE_MARKETPLACE_SELLER_PROFILE_ASKING: Asking = Asking {
    operation: Operation::SaveMarketplaceSellerProfile,
    inputs: &[
        Input {
            argument: "displayName",
            wire: "display_name",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "bio",
            wire: "bio",
            place: InputPlace::Body,
            kind: InputKind::Plain,
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
            argument: "businessName",
            wire: "business_name",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: save_marketplace_seller_profile,
};

static SAVE_MARKETPLACE_SELLER_PROFILE_INPUT_TABLE: InputTable = InputTable {
    name: "SaveMarketplaceSellerProfileInput",
    description: "Input of `saveMarketplaceSellerProfile`.",
    fields: &[
        Argument {
            name: "displayName",
            description: "The name under which they sell. Null for that of the member.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "bio",
            description: "Some words about themselves.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "sellerType",
            description: "Whether a person or a business sells.",
            ty: "MarketplaceSellerType",
            default: None,
        },
        Argument {
            name: "businessName",
            description: "What the business is called. Businesses must have a name.",
            ty: "String",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_SELLER_TYPE_WORDS
                .register(registry)
        },
    ],
};

static SAVE_MARKETPLACE_SELLER_PROFILE_PAYLOAD: Object = Object {
    name: "SaveMarketplaceSellerProfilePayload",
    description: "Result of `saveMarketplaceSellerProfile`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "seller",
            description: "The marketplace seller after the change.",
            ty: "MarketplaceSeller",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::marketplace_seller::MARKETPLACE_SELLER),
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
            &crate::graph::marketplace_seller::MARKETPLACE_SELLER,
        ),
    ],
};

fn save_marketplace_seller_profile(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_seller::MarketplaceSellerResponse = ask.made()?;
    Ok(
        Shown::of(&SAVE_MARKETPLACE_SELLER_PROFILE_PAYLOAD)
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

static LIST_MY_MARKETPLACE_SHIPPING_OPTIONS_ASKING: Asking = Asking {
    operation: Operation::ListMyMarketplaceShippingOptions,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_my_marketplace_shipping_options,
};

fn list_my_marketplace_shipping_options(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_seller::MarketplaceShippingOptionList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CREATE_MARKETPLACE_SHIPPING_OPTION_ASKING: Asking = Asking {
    operation: Operation::CreateMarketplaceShippingOption,
    inputs: &[
        Input {
            argument: "courierName",
            wire: "courier_name",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "courierCode",
            wire: "courier_code",
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
            argument: "currency",
            wire: "currency",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "estimatedDays",
            wire: "estimated_days",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isDefault",
            wire: "is_default",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_marketplace_shipping_option,
};

static CREATE_MARKETPLACE_SHIPPING_OPTION_INPUT_TABLE: InputTable = InputTable {
    name: "CreateMarketplaceShippingOptionInput",
    description: "Input of `createMarketplaceShippingOption`.",
    fields: &[
        Argument {
            name: "courierName",
            description: "Who carries it.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "courierCode",
            description: "Short name of the courier.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "price",
            description: "What it costs, as fine as its currency allows.",
            ty: "Money!",
            default: None,
        },
        Argument {
            name: "currency",
            description: "Currency of the price (ISO 4217). The community's by default.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "estimatedDays",
            description: "How many days it takes.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "isDefault",
            description: "Whether it is the one that is offered first, instead of another.",
            ty: "Boolean",
            default: Some("false"),
        },
    ],
    types: &[|registry| scalar(registry, "Money")],
};

static CREATE_MARKETPLACE_SHIPPING_OPTION_PAYLOAD: Object = Object {
    name: "CreateMarketplaceShippingOptionPayload",
    description: "Result of `createMarketplaceShippingOption`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "shippingOption",
            description: "The new marketplace shipping option.",
            ty: "MarketplaceShippingOption",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_seller::MARKETPLACE_SHIPPING_OPTION,
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
            &crate::graph::marketplace_seller::MARKETPLACE_SHIPPING_OPTION,
        ),
    ],
};

fn create_marketplace_shipping_option(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_seller::MarketplaceShippingOptionResponse = ask
        .made()?;
    Ok(
        Shown::of(&CREATE_MARKETPLACE_SHIPPING_OPTION_PAYLOAD)
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

static UPDATE_MARKETPLACE_SHIPPING_OPTION_ASKING: Asking = Asking {
    operation: Operation::UpdateMarketplaceShippingOption,
    inputs: &[
        Input {
            argument: "shippingOptionId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceShippingOption"),
        },
        Input {
            argument: "courierName",
            wire: "courier_name",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "courierCode",
            wire: "courier_code",
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
            argument: "currency",
            wire: "currency",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "estimatedDays",
            wire: "estimated_days",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isDefault",
            wire: "is_default",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isActive",
            wire: "is_active",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_marketplace_shipping_option,
};

static UPDATE_MARKETPLACE_SHIPPING_OPTION_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateMarketplaceShippingOptionInput",
    description: "Input of `updateMarketplaceShippingOption`.",
    fields: &[
        Argument {
            name: "shippingOptionId",
            description: "Id of the way to ship.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "courierName",
            description: "Who carries it.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "courierCode",
            description: "Short name of the courier.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "price",
            description: "What it costs, as fine as its currency allows.",
            ty: "Money",
            default: None,
        },
        Argument {
            name: "currency",
            description: "Currency of the price (ISO 4217).",
            ty: "String",
            default: None,
        },
        Argument {
            name: "estimatedDays",
            description: "How many days it takes.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "isDefault",
            description: "Whether it is the one that is offered first, instead of another.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "isActive",
            description: "Whether it is offered.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "Money")],
};

static UPDATE_MARKETPLACE_SHIPPING_OPTION_PAYLOAD: Object = Object {
    name: "UpdateMarketplaceShippingOptionPayload",
    description: "Result of `updateMarketplaceShippingOption`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "shippingOption",
            description: "The marketplace shipping option after the change.",
            ty: "MarketplaceShippingOption",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_seller::MARKETPLACE_SHIPPING_OPTION,
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
            &crate::graph::marketplace_seller::MARKETPLACE_SHIPPING_OPTION,
        ),
    ],
};

fn update_marketplace_shipping_option(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_seller::MarketplaceShippingOptionResponse = ask
        .made()?;
    Ok(
        Shown::of(&UPDATE_MARKETPLACE_SHIPPING_OPTION_PAYLOAD)
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

static DELETE_MARKETPLACE_SHIPPING_OPTION_ASKING: Asking = Asking {
    operation: Operation::DeleteMarketplaceShippingOption,
    inputs: &[
        Input {
            argument: "shippingOptionId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceShippingOption"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_marketplace_shipping_option,
};

static DELETE_MARKETPLACE_SHIPPING_OPTION_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteMarketplaceShippingOptionInput",
    description: "Input of `deleteMarketplaceShippingOption`.",
    fields: &[
        Argument {
            name: "shippingOptionId",
            description: "Id of the way to ship.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_MARKETPLACE_SHIPPING_OPTION_PAYLOAD: Object = Object {
    name: "DeleteMarketplaceShippingOptionPayload",
    description: "Result of `deleteMarketplaceShippingOption`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "shippingOption",
            description: "The marketplace shipping option after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceShippingOption",
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
            &crate::graph::marketplace_seller::MARKETPLACE_SHIPPING_OPTION,
        ),
    ],
};

fn delete_marketplace_shipping_option(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_MARKETPLACE_SHIPPING_OPTION_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?
                        .find_marketplace_shipping_option(ctx, number)
                        .await
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

static LIST_MY_MARKETPLACE_PICKUP_SLOTS_ASKING: Asking = Asking {
    operation: Operation::ListMyMarketplacePickupSlots,
    inputs: &[
        Input {
            argument: "from",
            wire: "from",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "to",
            wire: "to",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_my_marketplace_pickup_slots,
};

fn list_my_marketplace_pickup_slots(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_seller::MarketplacePickupSlotList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CREATE_MARKETPLACE_PICKUP_SLOT_ASKING: Asking = Asking {
    operation: Operation::CreateMarketplacePickupSlot,
    inputs: &[
        Input {
            argument: "slotStart",
            wire: "slot_start",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "slotEnd",
            wire: "slot_end",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "capacity",
            wire: "capacity",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isRecurring",
            wire: "is_recurring",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "recurringPattern",
            wire: "recurring_pattern",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isActive",
            wire: "is_active",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_marketplace_pickup_slot,
};

static CREATE_MARKETPLACE_PICKUP_SLOT_INPUT_TABLE: InputTable = InputTable {
    name: "CreateMarketplacePickupSlotInput",
    description: "Input of `createMarketplacePickupSlot`.",
    fields: &[
        Argument {
            name: "slotStart",
            description: "When it begins.",
            ty: "DateTime!",
            default: None,
        },
        Argument {
            name: "slotEnd",
            description: "When it ends.",
            ty: "DateTime!",
            default: None,
        },
        Argument {
            name: "capacity",
            description: "How many orders are handed over in it.",
            ty: "Int",
            default: Some("1"),
        },
        Argument {
            name: "isRecurring",
            description: "Whether it comes again.",
            ty: "Boolean",
            default: Some("false"),
        },
        Argument {
            name: "recurringPattern",
            description: "How it comes again.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "isActive",
            description: "Whether it can be booked.",
            ty: "Boolean",
            default: Some("true"),
        },
    ],
    types: &[
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "DateTime"),
    ],
};

static CREATE_MARKETPLACE_PICKUP_SLOT_PAYLOAD: Object = Object {
    name: "CreateMarketplacePickupSlotPayload",
    description: "Result of `createMarketplacePickupSlot`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "pickupSlot",
            description: "The new marketplace pickup slot.",
            ty: "MarketplacePickupSlot",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_seller::MARKETPLACE_PICKUP_SLOT,
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
            &crate::graph::marketplace_seller::MARKETPLACE_PICKUP_SLOT,
        ),
    ],
};

fn create_marketplace_pickup_slot(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_seller::MarketplacePickupSlotResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_MARKETPLACE_PICKUP_SLOT_PAYLOAD)
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

static UPDATE_MARKETPLACE_PICKUP_SLOT_ASKING: Asking = Asking {
    operation: Operation::UpdateMarketplacePickupSlot,
    inputs: &[
        Input {
            argument: "pickupSlotId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplacePickupSlot"),
        },
        Input {
            argument: "slotStart",
            wire: "slot_start",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "slotEnd",
            wire: "slot_end",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "capacity",
            wire: "capacity",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isRecurring",
            wire: "is_recurring",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "recurringPattern",
            wire: "recurring_pattern",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isActive",
            wire: "is_active",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_marketplace_pickup_slot,
};

static UPDATE_MARKETPLACE_PICKUP_SLOT_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateMarketplacePickupSlotInput",
    description: "Input of `updateMarketplacePickupSlot`.",
    fields: &[
        Argument {
            name: "pickupSlotId",
            description: "Id of the slot.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "slotStart",
            description: "When it begins.",
            ty: "DateTime",
            default: None,
        },
        Argument {
            name: "slotEnd",
            description: "When it ends.",
            ty: "DateTime",
            default: None,
        },
        Argument {
            name: "capacity",
            description: "How many orders are handed over in it.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "isRecurring",
            description: "Whether it comes again.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "recurringPattern",
            description: "How it comes again.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "isActive",
            description: "Whether it can be booked.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "DateTime"),
    ],
};

static UPDATE_MARKETPLACE_PICKUP_SLOT_PAYLOAD: Object = Object {
    name: "UpdateMarketplacePickupSlotPayload",
    description: "Result of `updateMarketplacePickupSlot`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "pickupSlot",
            description: "The marketplace pickup slot after the change.",
            ty: "MarketplacePickupSlot",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_seller::MARKETPLACE_PICKUP_SLOT,
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
            &crate::graph::marketplace_seller::MARKETPLACE_PICKUP_SLOT,
        ),
    ],
};

fn update_marketplace_pickup_slot(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_seller::MarketplacePickupSlotResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_MARKETPLACE_PICKUP_SLOT_PAYLOAD)
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

static DELETE_MARKETPLACE_PICKUP_SLOT_ASKING: Asking = Asking {
    operation: Operation::DeleteMarketplacePickupSlot,
    inputs: &[
        Input {
            argument: "pickupSlotId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplacePickupSlot"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_marketplace_pickup_slot,
};

static DELETE_MARKETPLACE_PICKUP_SLOT_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteMarketplacePickupSlotInput",
    description: "Input of `deleteMarketplacePickupSlot`.",
    fields: &[
        Argument {
            name: "pickupSlotId",
            description: "Id of the slot.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_MARKETPLACE_PICKUP_SLOT_PAYLOAD: Object = Object {
    name: "DeleteMarketplacePickupSlotPayload",
    description: "Result of `deleteMarketplacePickupSlot`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedMarketplacePickupSlotId",
            description: "Global id of the marketplace pickup slot that is gone.",
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

fn delete_marketplace_pickup_slot(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_MARKETPLACE_PICKUP_SLOT_PAYLOAD)
            .removed("MarketplacePickupSlot", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static LIST_MARKETPLACE_SELLERS_FOR_STAFF_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceSellersForStaff,
    inputs: &[
        Input {
            argument: "sellerType",
            wire: "seller_type",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_SELLER_TYPE_WORDS,
            ),
        },
        Input {
            argument: "verified",
            wire: "verified",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "after",
            wire: "page",
            place: InputPlace::Query,
            kind: InputKind::Place {
                usual: 20,
                most: 100,
            },
        },
        Input {
            argument: "before",
            wire: "page",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
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
    ],
    before: &[],
    keep: None,
    total: Some(|mut ask| {
        let answer: crate::marketplace_seller::StaffMarketplaceSellerPage = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_marketplace_sellers_for_staff,
};

fn list_marketplace_sellers_for_staff(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_seller::StaffMarketplaceSellerPage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}

static VERIFY_MARKETPLACE_SELLER_ASKING: Asking = Asking {
    operation: Operation::VerifyMarketplaceSeller,
    inputs: &[
        Input {
            argument: "sellerId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceSeller"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: verify_marketplace_seller,
};

static VERIFY_MARKETPLACE_SELLER_INPUT_TABLE: InputTable = InputTable {
    name: "VerifyMarketplaceSellerInput",
    description: "Input of `verifyMarketplaceSeller`.",
    fields: &[
        Argument {
            name: "sellerId",
            description: "Id of the profile as a seller.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static VERIFY_MARKETPLACE_SELLER_PAYLOAD: Object = Object {
    name: "VerifyMarketplaceSellerPayload",
    description: "Result of `verifyMarketplaceSeller`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "seller",
            description: "The marketplace seller after the change.",
            ty: "MarketplaceSeller",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::marketplace_seller::MARKETPLACE_SELLER),
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
            &crate::graph::marketplace_seller::MARKETPLACE_SELLER,
        ),
    ],
};

fn verify_marketplace_seller(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_seller::MarketplaceSellerResponse = ask.made()?;
    Ok(
        Shown::of(&VERIFY_MARKETPLACE_SELLER_PAYLOAD)
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

static SUSPEND_MARKETPLACE_SELLER_ASKING: Asking = Asking {
    operation: Operation::SuspendMarketplaceSeller,
    inputs: &[
        Input {
            argument: "sellerId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceSeller"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: suspend_marketplace_seller,
};

static SUSPEND_MARKETPLACE_SELLER_INPUT_TABLE: InputTable = InputTable {
    name: "SuspendMarketplaceSellerInput",
    description: "Input of `suspendMarketplaceSeller`.",
    fields: &[
        Argument {
            name: "sellerId",
            description: "Id of the profile as a seller.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static SUSPEND_MARKETPLACE_SELLER_PAYLOAD: Object = Object {
    name: "SuspendMarketplaceSellerPayload",
    description: "Result of `suspendMarketplaceSeller`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "seller",
            description: "The marketplace seller after the change.",
            ty: "MarketplaceSeller",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::marketplace_seller::MARKETPLACE_SELLER),
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
            &crate::graph::marketplace_seller::MARKETPLACE_SELLER,
        ),
    ],
};

fn suspend_marketplace_seller(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_seller::MarketplaceSellerResponse = ask.made()?;
    Ok(
        Shown::of(&SUSPEND_MARKETPLACE_SELLER_PAYLOAD)
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

static RESTORE_MARKETPLACE_SELLER_ASKING: Asking = Asking {
    operation: Operation::RestoreMarketplaceSeller,
    inputs: &[
        Input {
            argument: "sellerId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceSeller"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: restore_marketplace_seller,
};

static RESTORE_MARKETPLACE_SELLER_INPUT_TABLE: InputTable = InputTable {
    name: "RestoreMarketplaceSellerInput",
    description: "Input of `restoreMarketplaceSeller`.",
    fields: &[
        Argument {
            name: "sellerId",
            description: "Id of the profile as a seller.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static RESTORE_MARKETPLACE_SELLER_PAYLOAD: Object = Object {
    name: "RestoreMarketplaceSellerPayload",
    description: "Result of `restoreMarketplaceSeller`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "seller",
            description: "The marketplace seller after the change.",
            ty: "MarketplaceSeller",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::marketplace_seller::MARKETPLACE_SELLER),
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
            &crate::graph::marketplace_seller::MARKETPLACE_SELLER,
        ),
    ],
};

fn restore_marketplace_seller(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_seller::MarketplaceSellerResponse = ask.made()?;
    Ok(
        Shown::of(&RESTORE_MARKETPLACE_SELLER_PAYLOAD)
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
