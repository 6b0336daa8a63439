// Made from contract/areas/marketplace_offers.yaml by codegen; edit the contract instead.

//! The area `marketplace_offers` in the graph.

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

/// The words of `MarketplaceOfferStatus`.
pub static MARKETPLACE_OFFER_STATUS_WORDS: EnumTable = EnumTable {
    name: "MarketplaceOfferStatus",
    description: "Status of an offer.",
    values: &[
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "Waits for the seller.",
        },
        EnumValue {
            name: "COUNTERED",
            word: "countered",
            description: "The seller named another amount; waits for either.",
        },
        EnumValue {
            name: "ACCEPTED",
            word: "accepted",
            description: "Agreed on; the buyer can order.",
        },
        EnumValue {
            name: "DECLINED",
            word: "declined",
            description: "The seller declined it, or accepted another one.",
        },
        EnumValue {
            name: "WITHDRAWN",
            word: "withdrawn",
            description: "The buyer withdrew it.",
        },
        EnumValue {
            name: "EXPIRED",
            word: "expired",
            description: "Nobody answered in time, or it was not ordered in time.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_offers::MarketplaceOfferStatus, MARKETPLACE_OFFER_STATUS_WORDS
);

/// `MarketplaceOffer`.
pub static MARKETPLACE_OFFER: Object = Object {
    name: "MarketplaceOffer",
    description: "What a member offers for a listing.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the offer.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "amount",
            description: "What is offered, or agreed on.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "currency",
            description: "Currency of both amounts.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "message",
            description: "What the buyer wrote.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of an offer.",
            ty: "MarketplaceOfferStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "counterAmount",
            description: "What the seller wants instead.",
            ty: "Money",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "counterMessage",
            description: "What the seller wrote.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "Until when it can be answered; once accepted, until when it can be ordered.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "acceptedAt",
            description: "When it was accepted.",
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
            name: "listingTitle",
            description: "What the listing is called.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listing",
            description: "The listing. Null when the viewer may not see it any more.",
            ty: "MarketplaceListing",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "buyer",
            description: "The member who offers. Null if they are gone.",
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
            crate::graph::marketplace_offers::MARKETPLACE_OFFER_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::marketplace_offers::MarketplaceOffer {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_OFFER
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("MarketplaceOffer", self.id)),
            1 => Show::show(&self.amount),
            2 => Show::show(&self.currency),
            3 => Show::show(&self.message),
            4 => Show::show(&self.status),
            5 => Show::show(&self.counter_amount),
            6 => Show::show(&self.counter_message),
            7 => Show::show(&self.expires_at),
            8 => Show::show(&self.accepted_at),
            9 => Show::show(&self.created_at),
            10 => Show::show(&self.listing.title),
            14 => Got::Value(Value::String(self.id.to_string())),
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
                11 => {
                    match numbered(&self.listing.id) {
                        Some(number) => edges.find_marketplace_listing(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
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

crate::graph_row!(crate ::marketplace_offers::MarketplaceOffer, MARKETPLACE_OFFER);

/// A page of `MarketplaceOffer`.
pub static MARKETPLACE_OFFER_CONNECTION: Object = Object {
    name: "MarketplaceOfferConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MarketplaceOfferEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_OFFER_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[MarketplaceOffer!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_OFFER),
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
        |registry| register_object(registry, &MARKETPLACE_OFFER_EDGE),
        |registry| register_object(registry, &MARKETPLACE_OFFER),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `MarketplaceOffer`.
pub static MARKETPLACE_OFFER_EDGE: Object = Object {
    name: "MarketplaceOfferEdge",
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
            ty: "MarketplaceOffer!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_OFFER),
        },
    ],
    types: &[],
};

impl Listed for crate::marketplace_offers::MarketplaceOffer {
    const CONNECTION: &'static Object = &MARKETPLACE_OFFER_CONNECTION;
    const EDGE: &'static Object = &MARKETPLACE_OFFER_EDGE;
}

/// What the area `marketplace_offers` answers in the graph beside its operations.
#[async_trait]
pub trait MarketplaceOffersEdges: Send + Sync {
    /// The `MarketplaceOffer` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_marketplace_offer(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "MarketplaceOffer",
                number,
                Some(Operation::ListMarketplaceOffersSent),
            )
            .await
    }
}

impl<T: Send + Sync> MarketplaceOffersEdges for T {}

/// Fields of `Mutation` that operations of the area `marketplace_offers` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceOffersMutation;

static MARKETPLACE_OFFERS_MUTATION: Object = Object {
    name: "MarketplaceOffersMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createMarketplaceOffer",
            description: "Offer an amount for a listing. It can be answered for two days. `RESOURCE_NOT_FOUND` for a listing that is hidden, `VALIDATION_ERROR` for one that is not for sale any more, for one's own, and while an earlier offer waits.",
            ty: "CreateMarketplaceOfferPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateMarketplaceOfferInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_MARKETPLACE_OFFER_ASKING),
        },
        Field {
            name: "acceptMarketplaceOffer",
            description: "Accept an offer. Only the seller. The listing is reserved for the buyer, who can order it for two days; other offers for it are declined. `VALIDATION_ERROR` when its status does not allow this, and when it has expired.",
            ty: "AcceptMarketplaceOfferPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AcceptMarketplaceOfferInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ACCEPT_MARKETPLACE_OFFER_ASKING),
        },
        Field {
            name: "declineMarketplaceOffer",
            description: "Decline an offer. Only the seller. `VALIDATION_ERROR` when its status does not allow this, and when it has expired.",
            ty: "DeclineMarketplaceOfferPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeclineMarketplaceOfferInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DECLINE_MARKETPLACE_OFFER_ASKING),
        },
        Field {
            name: "acceptMarketplaceCounterOffer",
            description: "Accept a counter-offer. Only the buyer. Its amount is what is agreed on; the listing is reserved for two days, other offers for it are declined. `VALIDATION_ERROR` when its status does not allow this, and when it has expired.",
            ty: "AcceptMarketplaceCounterOfferPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AcceptMarketplaceCounterOfferInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ACCEPT_MARKETPLACE_COUNTER_OFFER_ASKING),
        },
        Field {
            name: "counterMarketplaceOffer",
            description: "Answer an offer with another amount in the same currency. Only the seller. The buyer can accept it for two days. `VALIDATION_ERROR` when its status does not allow this, and when it has expired.",
            ty: "CounterMarketplaceOfferPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CounterMarketplaceOfferInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&COUNTER_MARKETPLACE_OFFER_ASKING),
        },
        Field {
            name: "withdrawMarketplaceOffer",
            description: "Withdraw an offer. Only the buyer. `VALIDATION_ERROR` when its status does not allow this.",
            ty: "WithdrawMarketplaceOfferPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "WithdrawMarketplaceOfferInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&WITHDRAW_MARKETPLACE_OFFER_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_MARKETPLACE_OFFER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_MARKETPLACE_OFFER_PAYLOAD),
        |registry| ACCEPT_MARKETPLACE_OFFER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ACCEPT_MARKETPLACE_OFFER_PAYLOAD),
        |registry| DECLINE_MARKETPLACE_OFFER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DECLINE_MARKETPLACE_OFFER_PAYLOAD),
        |registry| ACCEPT_MARKETPLACE_COUNTER_OFFER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ACCEPT_MARKETPLACE_COUNTER_OFFER_PAYLOAD),
        |registry| COUNTER_MARKETPLACE_OFFER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &COUNTER_MARKETPLACE_OFFER_PAYLOAD),
        |registry| WITHDRAW_MARKETPLACE_OFFER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &WITHDRAW_MARKETPLACE_OFFER_PAYLOAD),
    ],
};

impl Row for MarketplaceOffersMutation {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_OFFERS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `marketplace_offers` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceOffersViewer;

static MARKETPLACE_OFFERS_VIEWER: Object = Object {
    name: "MarketplaceOffersViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceListingOffers",
            description: "Offers for a listing of the viewer's, newest first. `FORBIDDEN` for anybody else's, `RESOURCE_NOT_FOUND` for one that the viewer may not see.",
            ty: "[MarketplaceOffer!]",
            arguments: &[
                Argument {
                    name: "listingId",
                    description: "Id of the listing.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MARKETPLACE_LISTING_OFFERS_ASKING),
        },
        Field {
            name: "marketplaceOffersSent",
            description: "Offers that the viewer made, newest first.",
            ty: "MarketplaceOfferConnection",
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
            source: Source::Operation(&LIST_MARKETPLACE_OFFERS_SENT_ASKING),
        },
        Field {
            name: "marketplaceOffersReceived",
            description: "Offers that the viewer got, newest first.",
            ty: "MarketplaceOfferConnection",
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
            source: Source::Operation(&LIST_MARKETPLACE_OFFERS_RECEIVED_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_offers::MARKETPLACE_OFFER,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_offers::MARKETPLACE_OFFER_CONNECTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_offers::MARKETPLACE_OFFER_CONNECTION,
        ),
    ],
};

impl Row for MarketplaceOffersViewer {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_OFFERS_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_MARKETPLACE_LISTING_OFFERS_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceListingOffers,
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
    answer: list_marketplace_listing_offers,
};

fn list_marketplace_listing_offers(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_offers::MarketplaceOfferList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CREATE_MARKETPLACE_OFFER_ASKING: Asking = Asking {
    operation: Operation::CreateMarketplaceOffer,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListing"),
        },
        Input {
            argument: "amount",
            wire: "amount",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "message",
            wire: "message",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_marketplace_offer,
};

static CREATE_MARKETPLACE_OFFER_INPUT_TABLE: InputTable = InputTable {
    name: "CreateMarketplaceOfferInput",
    description: "Input of `createMarketplaceOffer`.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "amount",
            description: "How much, in the currency of the listing.",
            ty: "Money!",
            default: None,
        },
        Argument {
            name: "message",
            description: "What the other reads.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "Money")],
};

static CREATE_MARKETPLACE_OFFER_PAYLOAD: Object = Object {
    name: "CreateMarketplaceOfferPayload",
    description: "Result of `createMarketplaceOffer`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "offer",
            description: "The new marketplace offer.",
            ty: "MarketplaceOffer",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::marketplace_offers::MARKETPLACE_OFFER),
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
            &crate::graph::marketplace_offers::MARKETPLACE_OFFER,
        ),
    ],
};

fn create_marketplace_offer(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_offers::MarketplaceOfferResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_MARKETPLACE_OFFER_PAYLOAD)
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

static LIST_MARKETPLACE_OFFERS_SENT_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceOffersSent,
    inputs: &[
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
    answer: list_marketplace_offers_sent,
};

fn list_marketplace_offers_sent(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_offers::MarketplaceOfferPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static LIST_MARKETPLACE_OFFERS_RECEIVED_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceOffersReceived,
    inputs: &[
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
    answer: list_marketplace_offers_received,
};

fn list_marketplace_offers_received(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_offers::MarketplaceOfferPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static ACCEPT_MARKETPLACE_OFFER_ASKING: Asking = Asking {
    operation: Operation::AcceptMarketplaceOffer,
    inputs: &[
        Input {
            argument: "offerId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceOffer"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: accept_marketplace_offer,
};

static ACCEPT_MARKETPLACE_OFFER_INPUT_TABLE: InputTable = InputTable {
    name: "AcceptMarketplaceOfferInput",
    description: "Input of `acceptMarketplaceOffer`.",
    fields: &[
        Argument {
            name: "offerId",
            description: "Id of the offer.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static ACCEPT_MARKETPLACE_OFFER_PAYLOAD: Object = Object {
    name: "AcceptMarketplaceOfferPayload",
    description: "Result of `acceptMarketplaceOffer`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "offer",
            description: "The marketplace offer after the change.",
            ty: "MarketplaceOffer",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::marketplace_offers::MARKETPLACE_OFFER),
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
            &crate::graph::marketplace_offers::MARKETPLACE_OFFER,
        ),
    ],
};

fn accept_marketplace_offer(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_offers::MarketplaceOfferResponse = ask.made()?;
    Ok(
        Shown::of(&ACCEPT_MARKETPLACE_OFFER_PAYLOAD)
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

static DECLINE_MARKETPLACE_OFFER_ASKING: Asking = Asking {
    operation: Operation::DeclineMarketplaceOffer,
    inputs: &[
        Input {
            argument: "offerId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceOffer"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: decline_marketplace_offer,
};

static DECLINE_MARKETPLACE_OFFER_INPUT_TABLE: InputTable = InputTable {
    name: "DeclineMarketplaceOfferInput",
    description: "Input of `declineMarketplaceOffer`.",
    fields: &[
        Argument {
            name: "offerId",
            description: "Id of the offer.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DECLINE_MARKETPLACE_OFFER_PAYLOAD: Object = Object {
    name: "DeclineMarketplaceOfferPayload",
    description: "Result of `declineMarketplaceOffer`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "offer",
            description: "The marketplace offer after the change.",
            ty: "MarketplaceOffer",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::marketplace_offers::MARKETPLACE_OFFER),
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
            &crate::graph::marketplace_offers::MARKETPLACE_OFFER,
        ),
    ],
};

fn decline_marketplace_offer(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_offers::MarketplaceOfferResponse = ask.made()?;
    Ok(
        Shown::of(&DECLINE_MARKETPLACE_OFFER_PAYLOAD)
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

static ACCEPT_MARKETPLACE_COUNTER_OFFER_ASKING: Asking = Asking {
    operation: Operation::AcceptMarketplaceCounterOffer,
    inputs: &[
        Input {
            argument: "offerId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceOffer"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: accept_marketplace_counter_offer,
};

static ACCEPT_MARKETPLACE_COUNTER_OFFER_INPUT_TABLE: InputTable = InputTable {
    name: "AcceptMarketplaceCounterOfferInput",
    description: "Input of `acceptMarketplaceCounterOffer`.",
    fields: &[
        Argument {
            name: "offerId",
            description: "Id of the offer.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static ACCEPT_MARKETPLACE_COUNTER_OFFER_PAYLOAD: Object = Object {
    name: "AcceptMarketplaceCounterOfferPayload",
    description: "Result of `acceptMarketplaceCounterOffer`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "offer",
            description: "The marketplace offer after the change.",
            ty: "MarketplaceOffer",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::marketplace_offers::MARKETPLACE_OFFER),
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
            &crate::graph::marketplace_offers::MARKETPLACE_OFFER,
        ),
    ],
};

fn accept_marketplace_counter_offer(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_offers::MarketplaceOfferResponse = ask.made()?;
    Ok(
        Shown::of(&ACCEPT_MARKETPLACE_COUNTER_OFFER_PAYLOAD)
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

static COUNTER_MARKETPLACE_OFFER_ASKING: Asking = Asking {
    operation: Operation::CounterMarketplaceOffer,
    inputs: &[
        Input {
            argument: "offerId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceOffer"),
        },
        Input {
            argument: "amount",
            wire: "amount",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "message",
            wire: "message",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: counter_marketplace_offer,
};

static COUNTER_MARKETPLACE_OFFER_INPUT_TABLE: InputTable = InputTable {
    name: "CounterMarketplaceOfferInput",
    description: "Input of `counterMarketplaceOffer`.",
    fields: &[
        Argument {
            name: "offerId",
            description: "Id of the offer.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "amount",
            description: "How much, in the currency of the listing.",
            ty: "Money!",
            default: None,
        },
        Argument {
            name: "message",
            description: "What the other reads.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "Money")],
};

static COUNTER_MARKETPLACE_OFFER_PAYLOAD: Object = Object {
    name: "CounterMarketplaceOfferPayload",
    description: "Result of `counterMarketplaceOffer`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "offer",
            description: "The marketplace offer after the change.",
            ty: "MarketplaceOffer",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::marketplace_offers::MARKETPLACE_OFFER),
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
            &crate::graph::marketplace_offers::MARKETPLACE_OFFER,
        ),
    ],
};

fn counter_marketplace_offer(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_offers::MarketplaceOfferResponse = ask.made()?;
    Ok(
        Shown::of(&COUNTER_MARKETPLACE_OFFER_PAYLOAD)
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

static WITHDRAW_MARKETPLACE_OFFER_ASKING: Asking = Asking {
    operation: Operation::WithdrawMarketplaceOffer,
    inputs: &[
        Input {
            argument: "offerId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceOffer"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: withdraw_marketplace_offer,
};

static WITHDRAW_MARKETPLACE_OFFER_INPUT_TABLE: InputTable = InputTable {
    name: "WithdrawMarketplaceOfferInput",
    description: "Input of `withdrawMarketplaceOffer`.",
    fields: &[
        Argument {
            name: "offerId",
            description: "Id of the offer.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static WITHDRAW_MARKETPLACE_OFFER_PAYLOAD: Object = Object {
    name: "WithdrawMarketplaceOfferPayload",
    description: "Result of `withdrawMarketplaceOffer`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "offer",
            description: "The marketplace offer after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceOffer",
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
            &crate::graph::marketplace_offers::MARKETPLACE_OFFER,
        ),
    ],
};

fn withdraw_marketplace_offer(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&WITHDRAW_MARKETPLACE_OFFER_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_marketplace_offer(ctx, number).await
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
