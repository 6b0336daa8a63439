// Made from contract/areas/marketplace_orders.yaml by codegen; edit the contract instead.

//! The area `marketplace_orders` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, found_together, global_id, ids_of, is_viewer_among, numbered, page_cost,
    plus, register_object, scalar,
};

/// The words of `MarketplaceOrderRole`.
pub static MARKETPLACE_ORDER_ROLE_WORDS: EnumTable = EnumTable {
    name: "MarketplaceOrderRole",
    description: "Which of the two parties of an order somebody is.",
    values: &[
        EnumValue {
            name: "BUYER",
            word: "buyer",
            description: "The member who ordered.",
        },
        EnumValue {
            name: "SELLER",
            word: "seller",
            description: "The member whose listing it is.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_orders::MarketplaceOrderRole, MARKETPLACE_ORDER_ROLE_WORDS
);

/// The words of `MarketplaceOrderStatus`.
pub static MARKETPLACE_ORDER_STATUS_WORDS: EnumTable = EnumTable {
    name: "MarketplaceOrderStatus",
    description: "Status of an order.",
    values: &[
        EnumValue {
            name: "PENDING_PAYMENT",
            word: "pending_payment",
            description: "Waits for its payment.",
        },
        EnumValue {
            name: "PAID",
            word: "paid",
            description: "Paid, or nothing is to be paid.",
        },
        EnumValue {
            name: "SHIPPED",
            word: "shipped",
            description: "The seller sent it or handed it over.",
        },
        EnumValue {
            name: "DELIVERED",
            word: "delivered",
            description: "The buyer has it.",
        },
        EnumValue {
            name: "COMPLETED",
            word: "completed",
            description: "It is over.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "It was cancelled before anything was paid.",
        },
        EnumValue {
            name: "REFUNDED",
            word: "refunded",
            description: "The buyer got back what was paid.",
        },
        EnumValue {
            name: "DISPUTED",
            word: "disputed",
            description: "An administrator decides.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_orders::MarketplaceOrderStatus, MARKETPLACE_ORDER_STATUS_WORDS
);

/// The words of `MarketplacePaymentMethod`.
pub static MARKETPLACE_PAYMENT_METHOD_WORDS: EnumTable = EnumTable {
    name: "MarketplacePaymentMethod",
    description: "How an order is paid.",
    values: &[
        EnumValue {
            name: "CASH",
            word: "cash",
            description: "In money, as the two agree.",
        },
        EnumValue {
            name: "CARD",
            word: "card",
            description: "In money, by card, where the community takes cards.",
        },
        EnumValue {
            name: "TIME_CREDITS",
            word: "time_credits",
            description: "In hours.",
        },
        EnumValue {
            name: "FREE",
            word: "free",
            description: "Nothing is to be paid.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_orders::MarketplacePaymentMethod,
    MARKETPLACE_PAYMENT_METHOD_WORDS
);

impl Show for crate::marketplace_orders::MarketplaceOrderAddress {
    fn show(&self) -> Got<'_> {
        self.0.show()
    }
}

/// `MarketplaceListingSummary`.
pub static MARKETPLACE_LISTING_SUMMARY: Object = Object {
    name: "MarketplaceListingSummary",
    description: "What an order is about.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "title",
            description: "What it was called when it was ordered.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "price",
            description: "Its price now.",
            ty: "Money",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "priceCurrency",
            description: "Currency of the price.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Its status now.",
            ty: "MarketplaceListingStatus",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "deliveryMethod",
            description: "How it can be had.",
            ty: "MarketplaceDeliveryMethod",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "image",
            description: "Its first picture.",
            ty: "MarketplaceListingSummaryImage",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_orders::MARKETPLACE_LISTING_SUMMARY_IMAGE,
            ),
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_DELIVERY_METHOD_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_LISTING_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_LISTING_SUMMARY_IMAGE,
        ),
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::marketplace_orders::MarketplaceListingSummary {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_LISTING_SUMMARY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => ids_of("MarketplaceListing", Show::show(&self.id)),
            1 => Show::show(&self.title),
            2 => Show::show(&self.price),
            3 => Show::show(&self.price_currency),
            4 => Show::show(&self.status),
            5 => Show::show(&self.delivery_method),
            6 => Show::show(&self.image),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_orders::MarketplaceListingSummary, MARKETPLACE_LISTING_SUMMARY
);

/// `MarketplaceListingSummaryImage`.
pub static MARKETPLACE_LISTING_SUMMARY_IMAGE: Object = Object {
    name: "MarketplaceListingSummaryImage",
    description: "A picture.",
    interfaces: &[],
    fields: &[
        Field {
            name: "url",
            description: "Absolute address.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "thumbnailUrl",
            description: "Absolute address of the small one.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "URL")],
};

impl Row for crate::marketplace_orders::MarketplaceListingSummaryImage {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_LISTING_SUMMARY_IMAGE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.url),
            1 => Show::show(&self.thumbnail_url),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_orders::MarketplaceListingSummaryImage,
    MARKETPLACE_LISTING_SUMMARY_IMAGE
);

/// `MarketplaceOrder`.
pub static MARKETPLACE_ORDER: Object = Object {
    name: "MarketplaceOrder",
    description: "An order: what a member buys from another.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the order.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "orderNumber",
            description: "How people name it.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of an order.",
            ty: "MarketplaceOrderStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "quantity",
            description: "How many.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "unitPrice",
            description: "Price of one.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "totalPrice",
            description: "What is to be paid in money.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "currency",
            description: "Currency of all amounts.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "timeCreditsUsed",
            description: "Hours that were paid.",
            ty: "Hours",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "payment",
            description: "The transaction that paid for it. Null without one, and when the viewer has hidden it.",
            ty: "Transaction",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "refund",
            description: "The transaction that paid it back. Null without one, and when the viewer has hidden it.",
            ty: "Transaction",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "paymentMethod",
            description: "How an order is paid.",
            ty: "MarketplacePaymentMethod!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "requiresPayment",
            description: "Whether the buyer has still to pay.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "paymentExpiresAt",
            description: "When it is cancelled unless it is paid. That cash is paid, the seller confirms.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "shippingMethod",
            description: "How it comes to the buyer: fetched, brought by a member, or by which carrier.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "shippingCost",
            description: "What sending costs.",
            ty: "Money",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "trackingNumber",
            description: "The carrier's number.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "trackingUrl",
            description: "Where the carrier shows it.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "deliveryAddress",
            description: "Where an order goes, as its buyer wrote it: an object. Null if nothing was said.",
            ty: "JSON",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "deliveryNotes",
            description: "What the seller should know about the delivery.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "buyerConfirmedAt",
            description: "When the buyer said that it has come.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sellerConfirmedAt",
            description: "When the seller sent it.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "autoCompleteAt",
            description: "When it is completed by itself.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "cancelledAt",
            description: "When it was cancelled.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "cancellationReason",
            description: "Why, in the words of whoever cancelled it, or that its payment was not confirmed in time.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "escrowReleasedAt",
            description: "When money that was paid by card and held went to the seller. Null if none was held, or it still is.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was ordered.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "updatedAt",
            description: "When it last changed.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listingSummary",
            description: "What it is about, as both parties see it, also when others cannot see the listing any more. Null when it is gone.",
            ty: "MarketplaceListingSummary",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_orders::MARKETPLACE_LISTING_SUMMARY,
            ),
        },
        Field {
            name: "listingTitle",
            description: "What the listing was called when it was ordered. Null when it is gone.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listing",
            description: "The listing. Null when it is gone or the viewer may not see it.",
            ty: "MarketplaceListing",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "buyer",
            description: "The member who ordered. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "seller",
            description: "The member whose listing it is. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "dispute",
            description: "Its latest dispute. Null without one, and unless the viewer is one of the two parties.",
            ty: "MarketplaceOrderDispute",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Edge,
        },
        Field {
            name: "ratings",
            description: "What the two said of each other, the buyer first. Null unless the viewer is one of them.",
            ty: "[MarketplaceOrderRating!]",
            arguments: &[],
            cost: Some(plus::<3>),
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
            crate::graph::marketplace_orders::MARKETPLACE_ORDER_STATUS_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_orders::MARKETPLACE_PAYMENT_METHOD_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_LISTING_SUMMARY,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER_DISPUTE,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER_RATING,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Hours"),
        |registry| scalar(registry, "JSON"),
        |registry| scalar(registry, "Money"),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::marketplace_orders::MarketplaceOrder {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_ORDER
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("MarketplaceOrder", self.id)),
            1 => Show::show(&self.order_number),
            2 => Show::show(&self.status),
            3 => Show::show(&self.quantity),
            4 => Show::show(&self.unit_price),
            5 => Show::show(&self.total_price),
            6 => Show::show(&self.currency),
            7 => Show::show(&self.time_credits_used),
            10 => Show::show(&self.payment_method),
            11 => Show::show(&self.requires_payment),
            12 => Show::show(&self.payment_expires_at),
            13 => Show::show(&self.shipping_method),
            14 => Show::show(&self.shipping_cost),
            15 => Show::show(&self.tracking_number),
            16 => Show::show(&self.tracking_url),
            17 => Show::show(&self.delivery_address),
            18 => Show::show(&self.delivery_notes),
            19 => Show::show(&self.buyer_confirmed_at),
            20 => Show::show(&self.seller_confirmed_at),
            21 => Show::show(&self.auto_complete_at),
            22 => Show::show(&self.cancelled_at),
            23 => Show::show(&self.cancellation_reason),
            24 => Show::show(&self.escrow_released_at),
            25 => Show::show(&self.created_at),
            26 => Show::show(&self.updated_at),
            27 => Show::show(&self.listing),
            28 => {
                match &self.listing {
                    Some(row) => Show::show(&row.title),
                    None => Got::Value(Value::Null),
                }
            }
            34 => Got::Value(Value::String(self.id.to_string())),
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
                8 => {
                    match numbered(&self.wallet_transaction_id) {
                        Some(number) => edges.find_transaction(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                9 => {
                    match numbered(&self.wallet_refund_transaction_id) {
                        Some(number) => edges.find_transaction(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                29 => {
                    match match &self.listing {
                        Some(row) => numbered(&row.id),
                        None => None,
                    } {
                        Some(number) => edges.find_marketplace_listing(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                30 => {
                    match numbered(&self.buyer.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                31 => {
                    match numbered(&self.seller.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                32 => {
                    if is_viewer_among(
                        ctx,
                        &[numbered(&self.buyer.id), numbered(&self.seller.id)],
                    )? {
                        found_together(
                                ctx,
                                "MarketplaceOrder.dispute",
                                self.id,
                                Some(Operation::GetMarketplaceOrder),
                            )
                            .await
                    } else {
                        Ok(Found::Null)
                    }
                }
                33 => {
                    if is_viewer_among(
                        ctx,
                        &[numbered(&self.buyer.id), numbered(&self.seller.id)],
                    )? {
                        found_together(
                                ctx,
                                "MarketplaceOrder.ratings",
                                self.id,
                                Some(Operation::ListMarketplaceOrderRatings),
                            )
                            .await
                    } else {
                        Ok(Found::Null)
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::marketplace_orders::MarketplaceOrder, MARKETPLACE_ORDER);

/// A page of `MarketplaceOrder`.
pub static MARKETPLACE_ORDER_CONNECTION: Object = Object {
    name: "MarketplaceOrderConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MarketplaceOrderEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_ORDER_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[MarketplaceOrder!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_ORDER),
        },
        Field {
            name: "pageInfo",
            description: "Whether the list goes on, and from which cursor.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
    ],
    types: &[
        |registry| register_object(registry, &MARKETPLACE_ORDER_EDGE),
        |registry| register_object(registry, &MARKETPLACE_ORDER),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `MarketplaceOrder`.
pub static MARKETPLACE_ORDER_EDGE: Object = Object {
    name: "MarketplaceOrderEdge",
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
            ty: "MarketplaceOrder!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_ORDER),
        },
    ],
    types: &[],
};

impl Listed for crate::marketplace_orders::MarketplaceOrder {
    const CONNECTION: &'static Object = &MARKETPLACE_ORDER_CONNECTION;
    const EDGE: &'static Object = &MARKETPLACE_ORDER_EDGE;
}

/// `MarketplaceOrderDispute`.
pub static MARKETPLACE_ORDER_DISPUTE: Object = Object {
    name: "MarketplaceOrderDispute",
    description: "What somebody complains of in an order.",
    interfaces: &[],
    fields: &[
        Field {
            name: "disputeId",
            description: "Id of the dispute.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reason",
            description: "What somebody complains of in an order.",
            ty: "MarketplaceDisputeReason!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of a dispute.",
            ty: "MarketplaceDisputeStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "resolutionNotes",
            description: "Why it was decided so. Null until then.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "refundAmount",
            description: "What the buyer gets back: hours if the order was paid in hours, which have moved back; else money in the currency of the order, by card if it was paid by card, and otherwise from the seller, off the platform. Null without a decision for the buyer.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "resolvedAt",
            description: "When it was decided. Null until then.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_disputes::MARKETPLACE_DISPUTE_REASON_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_disputes::MARKETPLACE_DISPUTE_STATUS_WORDS
                .register(registry)
        },
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::marketplace_orders::MarketplaceOrderDispute {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_ORDER_DISPUTE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => ids_of("MarketplaceDispute", Show::show(&self.id)),
            1 => Show::show(&self.reason),
            2 => Show::show(&self.status),
            3 => Show::show(&self.resolution_notes),
            4 => Show::show(&self.refund_amount),
            5 => Show::show(&self.created_at),
            6 => Show::show(&self.resolved_at),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_orders::MarketplaceOrderDispute, MARKETPLACE_ORDER_DISPUTE
);

/// `MarketplaceOrderRating`.
pub static MARKETPLACE_ORDER_RATING: Object = Object {
    name: "MarketplaceOrderRating",
    description: "What one party of an order said of the other.",
    interfaces: &[],
    fields: &[
        Field {
            name: "raterRole",
            description: "Which of the two parties of an order somebody is.",
            ty: "MarketplaceOrderRole!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "rating",
            description: "From 1 to 5.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "comment",
            description: "The rating in words. Null if it is anonymous.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isAnonymous",
            description: "Whether its author is not shown.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "rater",
            description: "The member who rates. Null if the rating is anonymous.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "order",
            description: "The order that it is about.",
            ty: "MarketplaceOrder",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_orders::MARKETPLACE_ORDER_ROLE_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::marketplace_orders::MarketplaceOrderRating {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_ORDER_RATING
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.rater_role),
            1 => Show::show(&self.rating),
            2 => Show::show(&self.comment),
            3 => Show::show(&self.is_anonymous),
            4 => Show::show(&self.created_at),
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
                    match match &self.rater {
                        Some(row) => numbered(&row.id),
                        None => None,
                    } {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                6 => {
                    match numbered(&self.order_id) {
                        Some(number) => edges.find_marketplace_order(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(
    crate ::marketplace_orders::MarketplaceOrderRating, MARKETPLACE_ORDER_RATING
);

/// `MarketplaceOverdueOrder`.
pub static MARKETPLACE_OVERDUE_ORDER: Object = Object {
    name: "MarketplaceOverdueOrder",
    description: "An order that waits too long for one of its parties.",
    interfaces: &[],
    fields: &[
        Field {
            name: "orderId",
            description: "Id of the order, which only its buyer and seller see.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "orderNumber",
            description: "How people name the order.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "orderStatus",
            description: "Status of an order.",
            ty: "MarketplaceOrderStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listingTitle",
            description: "What was ordered.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "waitsFor",
            description: "Whose turn it is.",
            ty: "MarketplaceOrderRole!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "remindedAt",
            description: "When they were reminded.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "endsAt",
            description: "When the clock moves it.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "totalPrice",
            description: "What is paid in money.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "currency",
            description: "Its currency.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "timeCreditsUsed",
            description: "What was paid in hours.",
            ty: "Hours",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "paymentMethod",
            description: "How an order is paid.",
            ty: "MarketplacePaymentMethod!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "shippingMethod",
            description: "How it comes.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "buyer",
            description: "The member who ordered. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "seller",
            description: "The member whose listing it is. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_orders::MARKETPLACE_ORDER_ROLE_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_orders::MARKETPLACE_ORDER_STATUS_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_orders::MARKETPLACE_PAYMENT_METHOD_WORDS
                .register(registry)
        },
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Hours"),
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::marketplace_orders::MarketplaceOverdueOrder {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_OVERDUE_ORDER
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => ids_of("MarketplaceOrder", Show::show(&self.order_id)),
            1 => Show::show(&self.order_number),
            2 => Show::show(&self.order_status),
            3 => Show::show(&self.listing_title),
            4 => Show::show(&self.waits_for),
            5 => Show::show(&self.reminded_at),
            6 => Show::show(&self.ends_at),
            7 => Show::show(&self.total_price),
            8 => Show::show(&self.currency),
            9 => Show::show(&self.time_credits_used),
            10 => Show::show(&self.payment_method),
            11 => Show::show(&self.shipping_method),
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
                12 => {
                    match numbered(&self.buyer.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                13 => {
                    match numbered(&self.seller.id) {
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
    crate ::marketplace_orders::MarketplaceOverdueOrder, MARKETPLACE_OVERDUE_ORDER
);

/// A page of `MarketplaceOverdueOrder`.
pub static MARKETPLACE_OVERDUE_ORDER_CONNECTION: Object = Object {
    name: "MarketplaceOverdueOrderConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MarketplaceOverdueOrderEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_OVERDUE_ORDER_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[MarketplaceOverdueOrder!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_OVERDUE_ORDER),
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
        |registry| register_object(registry, &MARKETPLACE_OVERDUE_ORDER_EDGE),
        |registry| register_object(registry, &MARKETPLACE_OVERDUE_ORDER),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `MarketplaceOverdueOrder`.
pub static MARKETPLACE_OVERDUE_ORDER_EDGE: Object = Object {
    name: "MarketplaceOverdueOrderEdge",
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
            ty: "MarketplaceOverdueOrder!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_OVERDUE_ORDER),
        },
    ],
    types: &[],
};

impl Listed for crate::marketplace_orders::MarketplaceOverdueOrder {
    const CONNECTION: &'static Object = &MARKETPLACE_OVERDUE_ORDER_CONNECTION;
    const EDGE: &'static Object = &MARKETPLACE_OVERDUE_ORDER_EDGE;
}

/// What the area `marketplace_orders` answers in the graph beside its operations.
#[async_trait]
pub trait MarketplaceOrdersEdges: Send + Sync {
    /// The `MarketplaceOrder` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_marketplace_order(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "MarketplaceOrder",
                number,
                Some(Operation::GetMarketplaceOrder),
            )
            .await
    }
}

impl<T: Send + Sync> MarketplaceOrdersEdges for T {}

/// Fields of `Mutation` that operations of the area `marketplace_orders` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceOrdersMutation;

static MARKETPLACE_ORDERS_MUTATION: Object = Object {
    name: "MarketplaceOrdersMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createMarketplaceOrder",
            description: "Order what a listing offers. Prices are the listing's, or those of the accepted offer. The same key with the same order answers with that order as it is now; with another one it is refused. `FORBIDDEN` for somebody else's offer, `OUT_OF_STOCK` when there are too few, `INSUFFICIENT_CREDITS` when the viewer has too few hours, `VALIDATION_ERROR` for anything else that the listing, its seller or the community does not allow.",
            ty: "CreateMarketplaceOrderPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateMarketplaceOrderInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_MARKETPLACE_ORDER_ASKING),
        },
        Field {
            name: "confirmMarketplacePayment",
            description: "Say that the buyer has paid cash. Only the seller: `FORBIDDEN` for the buyer. `VALIDATION_ERROR` when its status does not allow this.",
            ty: "ConfirmMarketplacePaymentPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ConfirmMarketplacePaymentInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CONFIRM_MARKETPLACE_PAYMENT_ASKING),
        },
        Field {
            name: "shipMarketplaceOrder",
            description: "Say that an order was sent or handed over. Only the seller: `FORBIDDEN` for the buyer. `VALIDATION_ERROR` when its status does not allow this.",
            ty: "ShipMarketplaceOrderPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ShipMarketplaceOrderInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SHIP_MARKETPLACE_ORDER_ASKING),
        },
        Field {
            name: "confirmMarketplaceDelivery",
            description: "Say that an order has come. Only the buyer: `FORBIDDEN` for the seller. It is completed two weeks later, unless somebody disputes it. `VALIDATION_ERROR` when its status does not allow this.",
            ty: "ConfirmMarketplaceDeliveryPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ConfirmMarketplaceDeliveryInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CONFIRM_MARKETPLACE_DELIVERY_ASKING),
        },
        Field {
            name: "cancelMarketplaceOrder",
            description: "Cancel an order for which nothing was paid. Either party. What was taken from the stock is there again. `VALIDATION_ERROR` when its status does not allow this, or when something was paid: a dispute can refund it.",
            ty: "CancelMarketplaceOrderPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CancelMarketplaceOrderInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CANCEL_MARKETPLACE_ORDER_ASKING),
        },
        Field {
            name: "rateMarketplaceOrder",
            description: "Rate the other party of a completed order, once. An anonymous rating shows neither a name nor the comment. `VALIDATION_ERROR` before it is completed and for a second time. `BLOCKED` for a comment when either has blocked the other.",
            ty: "RateMarketplaceOrderPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RateMarketplaceOrderInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RATE_MARKETPLACE_ORDER_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_MARKETPLACE_ORDER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_MARKETPLACE_ORDER_PAYLOAD),
        |registry| CONFIRM_MARKETPLACE_PAYMENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CONFIRM_MARKETPLACE_PAYMENT_PAYLOAD),
        |registry| SHIP_MARKETPLACE_ORDER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SHIP_MARKETPLACE_ORDER_PAYLOAD),
        |registry| CONFIRM_MARKETPLACE_DELIVERY_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CONFIRM_MARKETPLACE_DELIVERY_PAYLOAD),
        |registry| CANCEL_MARKETPLACE_ORDER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CANCEL_MARKETPLACE_ORDER_PAYLOAD),
        |registry| RATE_MARKETPLACE_ORDER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RATE_MARKETPLACE_ORDER_PAYLOAD),
    ],
};

impl Row for MarketplaceOrdersMutation {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_ORDERS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `marketplace_orders` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceOrdersQuery;

static MARKETPLACE_ORDERS_QUERY: Object = Object {
    name: "MarketplaceOrdersQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceOrder",
            description: "An order of the viewer's. `NOT_FOUND` for one that the community does not have, `FORBIDDEN` for whoever neither ordered nor sold it.",
            ty: "MarketplaceOrder",
            arguments: &[
                Argument {
                    name: "id",
                    description: "Id of the order.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MARKETPLACE_ORDER_ASKING),
        },
        Field {
            name: "overdueMarketplaceOrders",
            description: "For administrators: orders that wait too long for one of their parties, who was reminded, and when the clock moves them; the first due first.",
            ty: "MarketplaceOverdueOrderConnection",
            arguments: &[
                Argument {
                    name: "waitsFor",
                    description: "Only those that wait for their buyers, or for their sellers.",
                    ty: "MarketplaceOrderRole",
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
            source: Source::Operation(&LIST_OVERDUE_MARKETPLACE_ORDERS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_OVERDUE_ORDER_CONNECTION,
        ),
        |registry| {
            crate::graph::marketplace_orders::MARKETPLACE_ORDER_ROLE_WORDS
                .register(registry)
        },
    ],
};

impl Row for MarketplaceOrdersQuery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_ORDERS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `marketplace_orders` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceOrdersViewer;

static MARKETPLACE_ORDERS_VIEWER: Object = Object {
    name: "MarketplaceOrdersViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplacePurchases",
            description: "Orders of what the viewer has ordered, newest first.",
            ty: "MarketplaceOrderConnection",
            arguments: &[
                Argument {
                    name: "statuses",
                    description: "Only orders with one of these statuses. All by default.",
                    ty: "[MarketplaceOrderStatus!]",
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
            source: Source::Operation(&LIST_MARKETPLACE_PURCHASES_ASKING),
        },
        Field {
            name: "marketplaceSales",
            description: "Orders of what the viewer has sold, newest first.",
            ty: "MarketplaceOrderConnection",
            arguments: &[
                Argument {
                    name: "statuses",
                    description: "Only orders with one of these statuses. All by default.",
                    ty: "[MarketplaceOrderStatus!]",
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
            source: Source::Operation(&LIST_MARKETPLACE_SALES_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER_CONNECTION,
        ),
        |registry| {
            crate::graph::marketplace_orders::MARKETPLACE_ORDER_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER_CONNECTION,
        ),
        |registry| {
            crate::graph::marketplace_orders::MARKETPLACE_ORDER_STATUS_WORDS
                .register(registry)
        },
    ],
};

impl Row for MarketplaceOrdersViewer {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_ORDERS_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static CREATE_MARKETPLACE_ORDER_ASKING: Asking = Asking {
    operation: Operation::CreateMarketplaceOrder,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "listing_id",
            place: InputPlace::Body,
            kind: InputKind::Id("MarketplaceListing"),
        },
        Input {
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "offerId",
            wire: "offer_id",
            place: InputPlace::Body,
            kind: InputKind::Id("anything"),
        },
        Input {
            argument: "quantity",
            wire: "quantity",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "shippingOptionId",
            wire: "shipping_option_id",
            place: InputPlace::Body,
            kind: InputKind::Id("anything"),
        },
        Input {
            argument: "shippingMethod",
            wire: "shipping_method",
            place: InputPlace::Body,
            kind: InputKind::Word(&CREATE_MARKETPLACE_ORDER_SHIPPING_METHOD_WORDS),
        },
        Input {
            argument: "pickupSlotId",
            wire: "pickup_slot_id",
            place: InputPlace::Body,
            kind: InputKind::Id("anything"),
        },
        Input {
            argument: "deliveryAddress",
            wire: "delivery_address",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "deliveryNotes",
            wire: "delivery_notes",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "couponCode",
            wire: "coupon_code",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "loyaltyRedemptionId",
            wire: "loyalty_redemption_id",
            place: InputPlace::Body,
            kind: InputKind::Id("anything"),
        },
        Input {
            argument: "paymentMethod",
            wire: "payment_method",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_orders::MARKETPLACE_PAYMENT_METHOD_WORDS,
            ),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_marketplace_order,
};

static CREATE_MARKETPLACE_ORDER_INPUT_TABLE: InputTable = InputTable {
    name: "CreateMarketplaceOrderInput",
    description: "Input of `createMarketplaceOrder`.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "Chosen by the client, the same for each attempt at one order: 16 characters at least, without blanks around them.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "offerId",
            description: "Id of the viewer's accepted offer.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "quantity",
            description: "How many.",
            ty: "Int",
            default: Some("1"),
        },
        Argument {
            name: "shippingOptionId",
            description: "Id of one of the seller's shipping options, whose price and currency count.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "shippingMethod",
            description: "How it comes at no cost.",
            ty: "CreateMarketplaceOrderShippingMethod",
            default: None,
        },
        Argument {
            name: "pickupSlotId",
            description: "Id of the seller's pickup slot.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "deliveryAddress",
            description: "Where it goes.",
            ty: "JSON",
            default: None,
        },
        Argument {
            name: "deliveryNotes",
            description: "What the seller should know about the delivery.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "couponCode",
            description: "A coupon of the seller's.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "loyaltyRedemptionId",
            description: "Id of a pending redemption; not together with a coupon.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "paymentMethod",
            description: "How it is paid. Cash by default.",
            ty: "MarketplacePaymentMethod",
            default: None,
        },
    ],
    types: &[
        |registry| CREATE_MARKETPLACE_ORDER_SHIPPING_METHOD_WORDS.register(registry),
        |registry| scalar(registry, "JSON"),
        |registry| {
            crate::graph::marketplace_orders::MARKETPLACE_PAYMENT_METHOD_WORDS
                .register(registry)
        },
    ],
};

/// The words of `CreateMarketplaceOrderShippingMethod`.
pub static CREATE_MARKETPLACE_ORDER_SHIPPING_METHOD_WORDS: EnumTable = EnumTable {
    name: "CreateMarketplaceOrderShippingMethod",
    description: "How it comes at no cost.",
    values: &[
        EnumValue {
            name: "PICKUP",
            word: "pickup",
            description: "The buyer fetches it.",
        },
        EnumValue {
            name: "COMMUNITY_DELIVERY",
            word: "community_delivery",
            description: "A member brings it.",
        },
    ],
};

static CREATE_MARKETPLACE_ORDER_PAYLOAD: Object = Object {
    name: "CreateMarketplaceOrderPayload",
    description: "Result of `createMarketplaceOrder`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "order",
            description: "The new marketplace order.",
            ty: "MarketplaceOrder",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::marketplace_orders::MARKETPLACE_ORDER),
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
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
    ],
};

fn create_marketplace_order(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_orders::MarketplaceOrderResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_MARKETPLACE_ORDER_PAYLOAD)
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

static LIST_MARKETPLACE_PURCHASES_ASKING: Asking = Asking {
    operation: Operation::ListMarketplacePurchases,
    inputs: &[
        Input {
            argument: "statuses",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_orders::MARKETPLACE_ORDER_STATUS_WORDS,
            ),
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
    answer: list_marketplace_purchases,
};

fn list_marketplace_purchases(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_orders::MarketplaceOrderPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static LIST_MARKETPLACE_SALES_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceSales,
    inputs: &[
        Input {
            argument: "statuses",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_orders::MARKETPLACE_ORDER_STATUS_WORDS,
            ),
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
    answer: list_marketplace_sales,
};

fn list_marketplace_sales(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_orders::MarketplaceOrderPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static GET_MARKETPLACE_ORDER_ASKING: Asking = Asking {
    operation: Operation::GetMarketplaceOrder,
    inputs: &[
        Input {
            argument: "id",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceOrder"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_marketplace_order,
};

fn get_marketplace_order(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_orders::MarketplaceOrderResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CONFIRM_MARKETPLACE_PAYMENT_ASKING: Asking = Asking {
    operation: Operation::ConfirmMarketplacePayment,
    inputs: &[
        Input {
            argument: "orderId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceOrder"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: confirm_marketplace_payment,
};

static CONFIRM_MARKETPLACE_PAYMENT_INPUT_TABLE: InputTable = InputTable {
    name: "ConfirmMarketplacePaymentInput",
    description: "Input of `confirmMarketplacePayment`.",
    fields: &[
        Argument {
            name: "orderId",
            description: "Id of the order.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static CONFIRM_MARKETPLACE_PAYMENT_PAYLOAD: Object = Object {
    name: "ConfirmMarketplacePaymentPayload",
    description: "Result of `confirmMarketplacePayment`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "order",
            description: "The marketplace order after the change.",
            ty: "MarketplaceOrder",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::marketplace_orders::MARKETPLACE_ORDER),
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
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
    ],
};

fn confirm_marketplace_payment(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_orders::MarketplaceOrderResponse = ask.made()?;
    Ok(
        Shown::of(&CONFIRM_MARKETPLACE_PAYMENT_PAYLOAD)
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

static SHIP_MARKETPLACE_ORDER_ASKING: Asking = Asking {
    operation: Operation::ShipMarketplaceOrder,
    inputs: &[
        Input {
            argument: "orderId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceOrder"),
        },
        Input {
            argument: "trackingNumber",
            wire: "tracking_number",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "trackingUrl",
            wire: "tracking_url",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: ship_marketplace_order,
};

static SHIP_MARKETPLACE_ORDER_INPUT_TABLE: InputTable = InputTable {
    name: "ShipMarketplaceOrderInput",
    description: "Input of `shipMarketplaceOrder`.",
    fields: &[
        Argument {
            name: "orderId",
            description: "Id of the order.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "trackingNumber",
            description: "The carrier's number.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "trackingUrl",
            description: "Where the carrier shows it, `http` or `https`.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static SHIP_MARKETPLACE_ORDER_PAYLOAD: Object = Object {
    name: "ShipMarketplaceOrderPayload",
    description: "Result of `shipMarketplaceOrder`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "order",
            description: "The marketplace order after the change.",
            ty: "MarketplaceOrder",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::marketplace_orders::MARKETPLACE_ORDER),
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
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
    ],
};

fn ship_marketplace_order(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_orders::MarketplaceOrderResponse = ask.made()?;
    Ok(
        Shown::of(&SHIP_MARKETPLACE_ORDER_PAYLOAD)
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

static CONFIRM_MARKETPLACE_DELIVERY_ASKING: Asking = Asking {
    operation: Operation::ConfirmMarketplaceDelivery,
    inputs: &[
        Input {
            argument: "orderId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceOrder"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: confirm_marketplace_delivery,
};

static CONFIRM_MARKETPLACE_DELIVERY_INPUT_TABLE: InputTable = InputTable {
    name: "ConfirmMarketplaceDeliveryInput",
    description: "Input of `confirmMarketplaceDelivery`.",
    fields: &[
        Argument {
            name: "orderId",
            description: "Id of the order.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static CONFIRM_MARKETPLACE_DELIVERY_PAYLOAD: Object = Object {
    name: "ConfirmMarketplaceDeliveryPayload",
    description: "Result of `confirmMarketplaceDelivery`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "order",
            description: "The marketplace order after the change.",
            ty: "MarketplaceOrder",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::marketplace_orders::MARKETPLACE_ORDER),
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
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
    ],
};

fn confirm_marketplace_delivery(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_orders::MarketplaceOrderResponse = ask.made()?;
    Ok(
        Shown::of(&CONFIRM_MARKETPLACE_DELIVERY_PAYLOAD)
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

static CANCEL_MARKETPLACE_ORDER_ASKING: Asking = Asking {
    operation: Operation::CancelMarketplaceOrder,
    inputs: &[
        Input {
            argument: "orderId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceOrder"),
        },
        Input {
            argument: "reason",
            wire: "reason",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: cancel_marketplace_order,
};

static CANCEL_MARKETPLACE_ORDER_INPUT_TABLE: InputTable = InputTable {
    name: "CancelMarketplaceOrderInput",
    description: "Input of `cancelMarketplaceOrder`.",
    fields: &[
        Argument {
            name: "orderId",
            description: "Id of the order.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static CANCEL_MARKETPLACE_ORDER_PAYLOAD: Object = Object {
    name: "CancelMarketplaceOrderPayload",
    description: "Result of `cancelMarketplaceOrder`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "order",
            description: "The marketplace order after the change.",
            ty: "MarketplaceOrder",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::marketplace_orders::MARKETPLACE_ORDER),
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
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
    ],
};

fn cancel_marketplace_order(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_orders::MarketplaceOrderResponse = ask.made()?;
    Ok(
        Shown::of(&CANCEL_MARKETPLACE_ORDER_PAYLOAD)
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

static RATE_MARKETPLACE_ORDER_ASKING: Asking = Asking {
    operation: Operation::RateMarketplaceOrder,
    inputs: &[
        Input {
            argument: "orderId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceOrder"),
        },
        Input {
            argument: "rating",
            wire: "rating",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "comment",
            wire: "comment",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isAnonymous",
            wire: "is_anonymous",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: rate_marketplace_order,
};

static RATE_MARKETPLACE_ORDER_INPUT_TABLE: InputTable = InputTable {
    name: "RateMarketplaceOrderInput",
    description: "Input of `rateMarketplaceOrder`.",
    fields: &[
        Argument {
            name: "orderId",
            description: "Id of the order.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "rating",
            description: "From 1 to 5.",
            ty: "Int!",
            default: None,
        },
        Argument {
            name: "comment",
            description: "The rating in words.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "isAnonymous",
            description: "Whether the other is not told who said it and what.",
            ty: "Boolean",
            default: Some("false"),
        },
    ],
    types: &[],
};

static RATE_MARKETPLACE_ORDER_PAYLOAD: Object = Object {
    name: "RateMarketplaceOrderPayload",
    description: "Result of `rateMarketplaceOrder`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "rating",
            description: "The marketplace order rating after the change.",
            ty: "MarketplaceOrderRating",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_orders::MARKETPLACE_ORDER_RATING,
            ),
        },
        Field {
            name: "order",
            description: "The marketplace order after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceOrder",
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
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER_RATING,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
    ],
};

fn rate_marketplace_order(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_orders::MarketplaceOrderRatingResponse = ask.made()?;
    Ok(
        Shown::of(&RATE_MARKETPLACE_ORDER_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_marketplace_order(ctx, number).await
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

static LIST_OVERDUE_MARKETPLACE_ORDERS_ASKING: Asking = Asking {
    operation: Operation::ListOverdueMarketplaceOrders,
    inputs: &[
        Input {
            argument: "waitsFor",
            wire: "waits_for",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_orders::MARKETPLACE_ORDER_ROLE_WORDS,
            ),
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
        let answer: crate::marketplace_orders::MarketplaceOverdueOrderPage = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_overdue_marketplace_orders,
};

fn list_overdue_marketplace_orders(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_orders::MarketplaceOverdueOrderPage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}
