// Made from contract/areas/exchanges.yaml by codegen; edit the contract instead.

//! The area `exchanges` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, found_together, global_id, is_viewer_among, numbered, page_cost, plus,
    register_object, scalar,
};

/// The words of `ExchangeAction`.
pub static EXCHANGE_ACTION_WORDS: EnumTable = EnumTable {
    name: "ExchangeAction",
    description: "What is done with an exchange.",
    values: &[
        EnumValue {
            name: "REQUEST",
            word: "request",
            description: "Ask.",
        },
        EnumValue {
            name: "ACCEPT",
            word: "accept",
            description: "Agree.",
        },
        EnumValue {
            name: "SUBMIT",
            word: "submit",
            description: "Agree, where a broker looks at it next.",
        },
        EnumValue {
            name: "DECLINE",
            word: "decline",
            description: "Turn down.",
        },
        EnumValue {
            name: "START",
            word: "start",
            description: "Begin.",
        },
        EnumValue {
            name: "COMPLETE",
            word: "complete",
            description: "Say that it is done.",
        },
        EnumValue {
            name: "CONFIRM",
            word: "confirm",
            description: "Say how long it took.",
        },
        EnumValue {
            name: "SETTLE",
            word: "settle",
            description: "Both have said how long it took, near enough, and it is paid.",
        },
        EnumValue {
            name: "DISAGREE",
            word: "disagree",
            description: "Both have said how long it took, too far apart.",
        },
        EnumValue {
            name: "DISPUTE",
            word: "dispute",
            description: "Ask a broker to decide.",
        },
        EnumValue {
            name: "CANCEL",
            word: "cancel",
            description: "Call off.",
        },
        EnumValue {
            name: "APPROVE",
            word: "approve",
            description: "Let it go on.",
        },
        EnumValue {
            name: "REJECT",
            word: "reject",
            description: "Stop it.",
        },
        EnumValue {
            name: "RESOLVE_COMPLETE",
            word: "resolve_complete",
            description: "Decide that it is paid.",
        },
        EnumValue {
            name: "RESOLVE_CANCEL",
            word: "resolve_cancel",
            description: "Decide that it is not paid.",
        },
        EnumValue {
            name: "EXPIRE",
            word: "expire",
            description: "Nobody answered in time.",
        },
    ],
};

crate::graph_words!(crate ::exchanges::ExchangeAction, EXCHANGE_ACTION_WORDS);

/// The words of `ExchangeActor`.
pub static EXCHANGE_ACTOR_WORDS: EnumTable = EnumTable {
    name: "ExchangeActor",
    description: "In which role somebody took a step of an exchange.",
    values: &[
        EnumValue {
            name: "REQUESTER",
            word: "requester",
            description: "The member who asked.",
        },
        EnumValue {
            name: "PROVIDER",
            word: "provider",
            description: "The listing's owner.",
        },
        EnumValue {
            name: "BROKER",
            word: "broker",
            description: "A broker or administrator.",
        },
        EnumValue {
            name: "SYSTEM",
            word: "system",
            description: "The system, when a deadline passed.",
        },
    ],
};

crate::graph_words!(crate ::exchanges::ExchangeActor, EXCHANGE_ACTOR_WORDS);

/// The words of `ExchangeRole`.
pub static EXCHANGE_ROLE_WORDS: EnumTable = EnumTable {
    name: "ExchangeRole",
    description: "Role of a party of an exchange.",
    values: &[
        EnumValue {
            name: "REQUESTER",
            word: "requester",
            description: "The member who asked.",
        },
        EnumValue {
            name: "PROVIDER",
            word: "provider",
            description: "The listing's owner.",
        },
    ],
};

crate::graph_words!(crate ::exchanges::ExchangeRole, EXCHANGE_ROLE_WORDS);

/// The words of `ExchangeStatus`.
pub static EXCHANGE_STATUS_WORDS: EnumTable = EnumTable {
    name: "ExchangeStatus",
    description: "Status of an exchange.",
    values: &[
        EnumValue {
            name: "PENDING_PROVIDER",
            word: "pending_provider",
            description: "Waits for the listing's owner to answer.",
        },
        EnumValue {
            name: "PENDING_BROKER",
            word: "pending_broker",
            description: "Waits for a broker's approval.",
        },
        EnumValue {
            name: "ACCEPTED",
            word: "accepted",
            description: "Accepted.",
        },
        EnumValue {
            name: "IN_PROGRESS",
            word: "in_progress",
            description: "In progress.",
        },
        EnumValue {
            name: "PENDING_CONFIRMATION",
            word: "pending_confirmation",
            description: "Done; waits for both to confirm the hours.",
        },
        EnumValue {
            name: "DISPUTED",
            word: "disputed",
            description: "A broker decides.",
        },
        EnumValue {
            name: "COMPLETED",
            word: "completed",
            description: "Paid.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "Cancelled.",
        },
        EnumValue {
            name: "EXPIRED",
            word: "expired",
            description: "The listing's owner did not answer in time, or the hours were not confirmed in time.",
        },
    ],
};

crate::graph_words!(crate ::exchanges::ExchangeStatus, EXCHANGE_STATUS_WORDS);

/// `Exchange`.
pub static EXCHANGE: Object = Object {
    name: "Exchange",
    description: "An exchange: work of one member for another over a listing, from the request to the payment.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the exchange.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listing",
            description: "The listing that it is about. Null when it was deleted or the viewer may not see it.",
            ty: "Listing",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "requester",
            description: "The member who asked. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "provider",
            description: "The listing's owner. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "proposedHours",
            description: "Hours as agreed beforehand.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "prepTime",
            description: "Hours of preparation, as information only.",
            ty: "Hours",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "finalHours",
            description: "Hours that were paid.",
            ty: "Hours",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of an exchange.",
            ty: "ExchangeStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "riskLevel",
            description: "Risk level that staff have set. Null if none.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "message",
            description: "The requester's message.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "requesterConfirmedAt",
            description: "When the requester confirmed.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "requesterConfirmedHours",
            description: "What the requester confirmed.",
            ty: "Hours",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "providerConfirmedAt",
            description: "When the provider confirmed.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "providerConfirmedHours",
            description: "What the provider confirmed.",
            ty: "Hours",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "brokerNotes",
            description: "The broker's notes.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was requested.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isReversed",
            description: "True if the payment was reversed after it was completed. Else null.",
            ty: "Boolean",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listingTitle",
            description: "What the listing was called when it was asked for.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listingType",
            description: "Type of the listing when the exchange was requested: the requester pays for an offer, the provider for a request.",
            ty: "ListingType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "history",
            description: "Its steps, oldest first.",
            ty: "[ExchangeStep!]",
            arguments: &[],
            cost: Some(plus::<20>),
            source: Source::Edge,
        },
        Field {
            name: "ratings",
            description: "Ratings by the two parties, oldest first. Null unless the viewer is one of them.",
            ty: "[ExchangeRating!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Edge,
        },
        Field {
            name: "hasRated",
            description: "Whether the viewer has rated it. Null unless the viewer is one of the two parties.",
            ty: "Boolean",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewerRole",
            description: "Which of the two parties the viewer is. Null if they are neither.",
            ty: "ExchangeRole",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "dueAt",
            description: "When it moves on by itself: a request that nobody answered expires; hours that were not confirmed by both are paid as the payer confirmed them, or a broker decides. Null while it waits for nobody's time.",
            ty: "DateTime",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Edge,
        },
        Field {
            name: "transaction",
            description: "The transaction that paid for it, which the two parties can review. Null until then, and when the viewer may not see it.",
            ty: "Transaction",
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
        |registry| crate::graph::exchanges::EXCHANGE_STATUS_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::exchanges::EXCHANGE_RATING),
        |registry| register_object(registry, &crate::graph::exchanges::EXCHANGE_STEP),
        |registry| register_object(registry, &crate::graph::listing_search::LISTING),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Hours"),
    ],
};

impl Row for crate::exchanges::Exchange {
    fn object(&self) -> &'static Object {
        &EXCHANGE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("Exchange", self.id)),
            4 => Show::show(&self.proposed_hours),
            5 => Show::show(&self.prep_time),
            6 => Show::show(&self.final_hours),
            7 => Show::show(&self.status),
            8 => Show::show(&self.risk_level),
            9 => Show::show(&self.message),
            10 => Show::show(&self.requester_confirmed_at),
            11 => Show::show(&self.requester_confirmed_hours),
            12 => Show::show(&self.provider_confirmed_at),
            13 => Show::show(&self.provider_confirmed_hours),
            14 => Show::show(&self.broker_notes),
            15 => Show::show(&self.created_at),
            16 => Show::show(&self.is_reversed),
            17 => Show::show(&self.listing.title),
            18 => Show::show(&self.listing.type_),
            25 => Got::Value(Value::String(self.id.to_string())),
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
                    match numbered(&self.listing_id) {
                        Some(number) => edges.find_listing(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                2 => {
                    match numbered(&self.requester_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                3 => {
                    match numbered(&self.provider_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                19 => {
                    found_together(
                            ctx,
                            "Exchange.history",
                            self.id,
                            Some(Operation::GetExchange),
                        )
                        .await
                }
                20 => edges.exchange_ratings(ctx, self).await,
                21 => edges.exchange_has_rated(ctx, self).await,
                22 => {
                    Ok(
                        if is_viewer_among(ctx, &[numbered(&self.requester_id)])? {
                            Found::Value(
                                Value::Enum(async_graphql::Name::new("REQUESTER")),
                            )
                        } else if is_viewer_among(ctx, &[numbered(&self.provider_id)])? {
                            Found::Value(
                                Value::Enum(async_graphql::Name::new("PROVIDER")),
                            )
                        } else {
                            Found::Null
                        },
                    )
                }
                23 => edges.exchange_due_at(ctx, self).await,
                24 => edges.exchange_transaction(ctx, self).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::exchanges::Exchange, EXCHANGE);

/// A page of `Exchange`.
pub static EXCHANGE_CONNECTION: Object = Object {
    name: "ExchangeConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[ExchangeEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EXCHANGE_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[Exchange!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EXCHANGE),
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
        |registry| register_object(registry, &EXCHANGE_EDGE),
        |registry| register_object(registry, &EXCHANGE),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `Exchange`.
pub static EXCHANGE_EDGE: Object = Object {
    name: "ExchangeEdge",
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
            ty: "Exchange!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EXCHANGE),
        },
    ],
    types: &[],
};

impl Listed for crate::exchanges::Exchange {
    const CONNECTION: &'static Object = &EXCHANGE_CONNECTION;
    const EDGE: &'static Object = &EXCHANGE_EDGE;
}

/// `ExchangesThatNeedAttention`.
pub static EXCHANGES_THAT_NEED_ATTENTION: Object = Object {
    name: "ExchangesThatNeedAttention",
    description: "Exchanges that wait for the viewer.",
    interfaces: &[],
    fields: &[
        Field {
            name: "exchangeCount",
            description: "How many.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "exchanges",
            description: "The latest of them, five at most.",
            ty: "[Exchange!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::exchanges::EXCHANGE),
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::exchanges::EXCHANGE)],
};

impl Row for crate::exchanges::ExchangeAttention {
    fn object(&self) -> &'static Object {
        &EXCHANGES_THAT_NEED_ATTENTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.count),
            1 => Show::show(&self.items),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::exchanges::ExchangeAttention, EXCHANGES_THAT_NEED_ATTENTION);

/// `OpenExchange`.
pub static OPEN_EXCHANGE: Object = Object {
    name: "OpenExchange",
    description: "An open exchange about a listing.",
    interfaces: &[],
    fields: &[
        Field {
            name: "exchange",
            description: "The exchange.",
            ty: "Exchange",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "role",
            description: "Who of the two the viewer is.",
            ty: "ExchangeRole!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::exchanges::EXCHANGE_ROLE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::exchanges::EXCHANGE),
    ],
};

impl Row for crate::exchanges::ExchangeCheck {
    fn object(&self) -> &'static Object {
        &OPEN_EXCHANGE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.role),
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
                    match numbered(&self.id) {
                        Some(number) => edges.find_exchange(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::exchanges::ExchangeCheck, OPEN_EXCHANGE);

/// `ExchangeRules`.
pub static EXCHANGE_RULES: Object = Object {
    name: "ExchangeRules",
    description: "The community's rules for exchanges.",
    interfaces: &[],
    fields: &[
        Field {
            name: "exchangeWorkflowEnabled",
            description: "Whether exchanges are switched on.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "directMessagingEnabled",
            description: "Whether members can write to each other.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "requireBrokerApproval",
            description: "Whether a broker has to approve accepted exchanges.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "confirmationDeadlineHours",
            description: "Within how many hours both parties have to confirm.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "allowHourAdjustment",
            description: "Whether other hours than proposed may be confirmed.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "maxHourVariancePercent",
            description: "By how many percent confirmed hours may differ from proposed ones.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::exchanges::ExchangeConfig {
    fn object(&self) -> &'static Object {
        &EXCHANGE_RULES
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.exchange_workflow_enabled),
            1 => Show::show(&self.direct_messaging_enabled),
            2 => Show::show(&self.require_broker_approval),
            3 => Show::show(&self.confirmation_deadline_hours),
            4 => Show::show(&self.allow_hour_adjustment),
            5 => Show::show(&self.max_hour_variance_percent),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::exchanges::ExchangeConfig, EXCHANGE_RULES);

/// `ExchangeRating`.
pub static EXCHANGE_RATING: Object = Object {
    name: "ExchangeRating",
    description: "A rating of one party of an exchange by the other.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the rating.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "rater",
            description: "The member who rates. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "rated",
            description: "The member who is rated. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
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
            description: "The rating in words.",
            ty: "String",
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

impl Row for crate::exchanges::ExchangeRating {
    fn object(&self) -> &'static Object {
        &EXCHANGE_RATING
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("ExchangeRating", self.id)),
            3 => Show::show(&self.rating),
            4 => Show::show(&self.comment),
            5 => Show::show(&self.created_at),
            6 => Got::Value(Value::String(self.id.to_string())),
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
                    match numbered(&self.rater_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                2 => {
                    match numbered(&self.rated_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::exchanges::ExchangeRating, EXCHANGE_RATING);

/// `ExchangeStep`.
pub static EXCHANGE_STEP: Object = Object {
    name: "ExchangeStep",
    description: "A step of an exchange.",
    interfaces: &[],
    fields: &[
        Field {
            name: "action",
            description: "What is done with an exchange.",
            ty: "ExchangeAction!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "actorRole",
            description: "In which role somebody took a step of an exchange.",
            ty: "ExchangeActor!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "actorName",
            description: "Name of the person who took the step. Null for the system.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "oldStatus",
            description: "Status before the step. Null for the first step.",
            ty: "ExchangeStatus",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "newStatus",
            description: "Status of an exchange.",
            ty: "ExchangeStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "notes",
            description: "Why.",
            ty: "String",
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
    ],
    types: &[
        |registry| crate::graph::exchanges::EXCHANGE_ACTION_WORDS.register(registry),
        |registry| crate::graph::exchanges::EXCHANGE_ACTOR_WORDS.register(registry),
        |registry| crate::graph::exchanges::EXCHANGE_STATUS_WORDS.register(registry),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::exchanges::ExchangeStep {
    fn object(&self) -> &'static Object {
        &EXCHANGE_STEP
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.action),
            1 => Show::show(&self.actor_role),
            2 => Show::show(&self.actor_name),
            3 => Show::show(&self.old_status),
            4 => Show::show(&self.new_status),
            5 => Show::show(&self.notes),
            6 => Show::show(&self.created_at),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::exchanges::ExchangeStep, EXCHANGE_STEP);

/// `MemberRating`.
pub static MEMBER_RATING: Object = Object {
    name: "MemberRating",
    description: "Marks that a member was given after exchanges. Reviews are apart.",
    interfaces: &[],
    fields: &[
        Field {
            name: "average",
            description: "Mean rating, two decimals; 0 without ratings.",
            ty: "Float!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "ratingCount",
            description: "How often.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::exchanges::MemberRating {
    fn object(&self) -> &'static Object {
        &MEMBER_RATING
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.average),
            1 => Show::show(&self.count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::exchanges::MemberRating, MEMBER_RATING);

impl From<crate::exchanges::ExchangeDetail> for crate::exchanges::Exchange {
    fn from(row: crate::exchanges::ExchangeDetail) -> Self {
        Self {
            id: row.id,
            listing_id: row.listing_id,
            requester_id: row.requester_id,
            provider_id: row.provider_id,
            listing: row.listing,
            requester: row.requester,
            provider: row.provider,
            proposed_hours: row.proposed_hours,
            prep_time: row.prep_time,
            final_hours: row.final_hours,
            status: row.status,
            risk_level: row.risk_level,
            message: row.message,
            requester_confirmed_at: row.requester_confirmed_at,
            requester_confirmed_hours: row.requester_confirmed_hours,
            provider_confirmed_at: row.provider_confirmed_at,
            provider_confirmed_hours: row.provider_confirmed_hours,
            broker_notes: row.broker_notes,
            created_at: row.created_at,
            is_reversed: row.is_reversed,
        }
    }
}

impl IntoFound for crate::exchanges::ExchangeDetail {
    fn into_found(self) -> Found {
        IntoFound::into_found(crate::exchanges::Exchange::from(self))
    }
}

impl IntoFound for Vec<crate::exchanges::ExchangeDetail> {
    fn into_found(self) -> Found {
        self.into_iter()
            .map(crate::exchanges::Exchange::from)
            .collect::<Vec<_>>()
            .into_found()
    }
}

/// What the area `exchanges` answers in the graph beside its operations.
#[async_trait]
pub trait ExchangesEdges: Send + Sync {
    /// The `Exchange` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_exchange(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// The `ExchangeRating` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_exchange_rating(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "ExchangeRating",
                number,
                Some(Operation::ListExchangeRatings),
            )
            .await
    }

    /// The `Exchange` with this number, as `node(id:)` finds it, with REST's refusals.
    async fn node_exchange(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// `Exchange.ratings`: Ratings by the two parties, oldest first. Null unless the viewer is one of them.
    async fn exchange_ratings(
        &self,
        ctx: &Context<'_>,
        row: &crate::exchanges::Exchange,
    ) -> async_graphql::Result<Found>;

    /// `Exchange.hasRated`: Whether the viewer has rated it. Null unless the viewer is one of the two parties.
    async fn exchange_has_rated(
        &self,
        ctx: &Context<'_>,
        row: &crate::exchanges::Exchange,
    ) -> async_graphql::Result<Found>;

    /// `Exchange.dueAt`: When it moves on by itself: a request that nobody answered expires; hours that were not confirmed by both are paid as the payer confirmed them, or a broker decides. Null while it waits for nobody's time.
    async fn exchange_due_at(
        &self,
        ctx: &Context<'_>,
        row: &crate::exchanges::Exchange,
    ) -> async_graphql::Result<Found>;

    /// `Exchange.transaction`: The transaction that paid for it, which the two parties can review. Null until then, and when the viewer may not see it.
    async fn exchange_transaction(
        &self,
        ctx: &Context<'_>,
        row: &crate::exchanges::Exchange,
    ) -> async_graphql::Result<Found>;

    /// Keeps what a `ExchangeDetailResponse` brought of things that edges look up, so that they are not read again.
    async fn keep_exchange_detail_response(
        &self,
        ctx: &Context<'_>,
        answer: &crate::exchanges::ExchangeDetailResponse,
    ) -> async_graphql::Result<()>;
}

/// Fields of `Mutation` that operations of the area `exchanges` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ExchangesMutation;

static EXCHANGES_MUTATION: Object = Object {
    name: "ExchangesMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "requestExchange",
            description: "Ask for what a listing offers, or offer what it asks for. `EXCHANGE_ERROR` for a listing that is not shown, for one's own, and when the two have an open exchange about it. `BLOCKED` when either has blocked the other. `LISTING_OWNER_UNAVAILABLE` when its owner is not an active member. `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED` or `SAFEGUARDING_JURISDICTION_REQUIRED` when a safeguarding measure keeps the two apart. `FEATURE_DISABLED` when the community has switched exchanges off.",
            ty: "RequestExchangePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RequestExchangeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REQUEST_EXCHANGE_ASKING),
        },
        Field {
            name: "cancelExchange",
            description: "Cancel an exchange. Either party may, until the hours are to be confirmed. `EXCHANGE_ERROR` when its status does not allow this; `BLOCKED` for a reason when either has blocked the other.",
            ty: "CancelExchangePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CancelExchangeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CANCEL_EXCHANGE_ASKING),
        },
        Field {
            name: "acceptExchange",
            description: "Accept an exchange that was asked for. Only the listing's owner: `FORBIDDEN` for the requester. If the community requires it, a broker approves it next. `EXCHANGE_ERROR` when its status does not allow this. `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED` or `SAFEGUARDING_JURISDICTION_REQUIRED` when a safeguarding measure keeps the two apart.",
            ty: "AcceptExchangePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AcceptExchangeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ACCEPT_EXCHANGE_ASKING),
        },
        Field {
            name: "declineExchange",
            description: "Decline an exchange that was asked for. Only the listing's owner: `FORBIDDEN` for the requester. `EXCHANGE_ERROR` when its status does not allow this; `BLOCKED` for a reason when either has blocked the other.",
            ty: "DeclineExchangePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeclineExchangeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DECLINE_EXCHANGE_ASKING),
        },
        Field {
            name: "startExchange",
            description: "Start an exchange that was accepted. Either party may. `EXCHANGE_ERROR` when its status does not allow this. `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED` or `SAFEGUARDING_JURISDICTION_REQUIRED` when a safeguarding measure keeps the two apart.",
            ty: "StartExchangePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "StartExchangeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&START_EXCHANGE_ASKING),
        },
        Field {
            name: "completeExchange",
            description: "Say that the work is done. Either party may; both then confirm the hours. `EXCHANGE_ERROR` when its status does not allow this. `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED` or `SAFEGUARDING_JURISDICTION_REQUIRED` when a safeguarding measure keeps the two apart.",
            ty: "CompleteExchangePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CompleteExchangeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&COMPLETE_EXCHANGE_ASKING),
        },
        Field {
            name: "confirmExchange",
            description: "Confirm how many hours it took. The number is brought as near to the proposed hours as the community requires. Once both have confirmed, equal hours are paid; if they differ by a quarter of an hour at most, their average is; otherwise the exchange is disputed. Confirming again replaces the viewer's number. `INSUFFICIENT_BALANCE` when whoever pays has too few hours (the confirmation is not kept then), `EXCHANGE_PARTY_UNAVAILABLE` when the other party is not an active member, `EXCHANGE_ERROR` when its status does not allow this.",
            ty: "ConfirmExchangePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ConfirmExchangeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CONFIRM_EXCHANGE_ASKING),
        },
        Field {
            name: "disputeExchange",
            description: "Ask a broker to decide. Either party may, once the hours are to be confirmed. `EXCHANGE_ERROR` when its status does not allow this.",
            ty: "DisputeExchangePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DisputeExchangeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DISPUTE_EXCHANGE_ASKING),
        },
        Field {
            name: "rateExchange",
            description: "Rate a completed exchange. Either party may, once; `EXCHANGE_ERROR` otherwise. `BLOCKED` for a comment when either has blocked the other.",
            ty: "RateExchangePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RateExchangeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RATE_EXCHANGE_ASKING),
        },
        Field {
            name: "approveExchange",
            description: "For brokers and administrators: approve an exchange that waits for it. `FORBIDDEN` for an exchange of one's own. `EXCHANGE_ERROR` when its status does not allow this.",
            ty: "ApproveExchangePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ApproveExchangeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&APPROVE_EXCHANGE_ASKING),
        },
        Field {
            name: "rejectExchange",
            description: "For brokers and administrators: reject an exchange that waits for approval. `FORBIDDEN` for an exchange of one's own. `EXCHANGE_ERROR` when its status does not allow this.",
            ty: "RejectExchangePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RejectExchangeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REJECT_EXCHANGE_ASKING),
        },
        Field {
            name: "resolveExchange",
            description: "For brokers and administrators: settle a dispute. `COMPLETE` pays `hours`, `CANCEL` pays nothing. `VALIDATION_REQUIRED_FIELD` for `COMPLETE` without `hours`, `INSUFFICIENT_BALANCE` when whoever pays has too few, `FORBIDDEN` for an exchange of one's own. `EXCHANGE_ERROR` when its status does not allow this.",
            ty: "ResolveExchangePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ResolveExchangeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RESOLVE_EXCHANGE_ASKING),
        },
    ],
    types: &[
        |registry| REQUEST_EXCHANGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REQUEST_EXCHANGE_PAYLOAD),
        |registry| CANCEL_EXCHANGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CANCEL_EXCHANGE_PAYLOAD),
        |registry| ACCEPT_EXCHANGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ACCEPT_EXCHANGE_PAYLOAD),
        |registry| DECLINE_EXCHANGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DECLINE_EXCHANGE_PAYLOAD),
        |registry| START_EXCHANGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &START_EXCHANGE_PAYLOAD),
        |registry| COMPLETE_EXCHANGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &COMPLETE_EXCHANGE_PAYLOAD),
        |registry| CONFIRM_EXCHANGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CONFIRM_EXCHANGE_PAYLOAD),
        |registry| DISPUTE_EXCHANGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DISPUTE_EXCHANGE_PAYLOAD),
        |registry| RATE_EXCHANGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RATE_EXCHANGE_PAYLOAD),
        |registry| APPROVE_EXCHANGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &APPROVE_EXCHANGE_PAYLOAD),
        |registry| REJECT_EXCHANGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REJECT_EXCHANGE_PAYLOAD),
        |registry| RESOLVE_EXCHANGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RESOLVE_EXCHANGE_PAYLOAD),
    ],
};

impl Row for ExchangesMutation {
    fn object(&self) -> &'static Object {
        &EXCHANGES_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `exchanges` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ExchangesQuery;

static EXCHANGES_QUERY: Object = Object {
    name: "ExchangesQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "exchangeRules",
            description: "The community's rules for exchanges.",
            ty: "ExchangeRules",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EXCHANGE_CONFIG_ASKING),
        },
        Field {
            name: "exchange",
            description: "An exchange of the viewer's. `NOT_FOUND` for anybody who is no party to it.",
            ty: "Exchange",
            arguments: &[
                Argument {
                    name: "id",
                    description: "Id of the exchange.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EXCHANGE_ASKING),
        },
        Field {
            name: "exchangesForBrokers",
            description: "For brokers and administrators: all exchanges of the community, newest first.",
            ty: "ExchangeConnection",
            arguments: &[
                Argument {
                    name: "status",
                    description: "Only those with this status.",
                    ty: "ExchangeStatus",
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
            source: Source::Operation(&LIST_EXCHANGES_FOR_BROKERS_ASKING),
        },
        Field {
            name: "exchangeForBrokers",
            description: "For brokers and administrators: any exchange of the community. `NOT_FOUND` when it has no such one.",
            ty: "Exchange",
            arguments: &[
                Argument {
                    name: "id",
                    description: "Id of the exchange.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EXCHANGE_FOR_BROKERS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::exchanges::EXCHANGE_RULES),
        |registry| register_object(registry, &crate::graph::exchanges::EXCHANGE),
        |registry| register_object(
            registry,
            &crate::graph::exchanges::EXCHANGE_CONNECTION,
        ),
        |registry| crate::graph::exchanges::EXCHANGE_STATUS_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::exchanges::EXCHANGE),
    ],
};

impl Row for ExchangesQuery {
    fn object(&self) -> &'static Object {
        &EXCHANGES_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `exchanges` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ExchangesViewer;

static EXCHANGES_VIEWER: Object = Object {
    name: "ExchangesViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "openExchange",
            description: "The viewer's open exchange about a listing. Null when there is none.",
            ty: "OpenExchange",
            arguments: &[
                Argument {
                    name: "listingId",
                    description: "Id of the listing.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CHECK_EXCHANGE_ASKING),
        },
        Field {
            name: "exchangesThatNeedAttention",
            description: "Exchanges that wait for the viewer: requests to answer and hours to confirm.",
            ty: "ExchangesThatNeedAttention",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&COUNT_EXCHANGES_THAT_NEED_ATTENTION_ASKING),
        },
        Field {
            name: "exchanges",
            description: "The viewer's exchanges, on either side, newest first. `FEATURE_DISABLED` when the community has switched exchanges off.",
            ty: "ExchangeConnection",
            arguments: &[
                Argument {
                    name: "status",
                    description: "Only those with this status.",
                    ty: "ExchangeStatus",
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
            source: Source::Operation(&LIST_EXCHANGES_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::exchanges::OPEN_EXCHANGE),
        |registry| register_object(
            registry,
            &crate::graph::exchanges::EXCHANGES_THAT_NEED_ATTENTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::exchanges::EXCHANGE_CONNECTION,
        ),
        |registry| crate::graph::exchanges::EXCHANGE_STATUS_WORDS.register(registry),
    ],
};

impl Row for ExchangesViewer {
    fn object(&self) -> &'static Object {
        &EXCHANGES_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_EXCHANGE_CONFIG_ASKING: Asking = Asking {
    operation: Operation::GetExchangeConfig,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_exchange_config,
};

fn get_exchange_config(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::exchanges::ExchangeConfigResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CHECK_EXCHANGE_ASKING: Asking = Asking {
    operation: Operation::CheckExchange,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "listing_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Listing"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: check_exchange,
};

fn check_exchange(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::exchanges::ExchangeCheckResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static COUNT_EXCHANGES_THAT_NEED_ATTENTION_ASKING: Asking = Asking {
    operation: Operation::CountExchangesThatNeedAttention,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: count_exchanges_that_need_attention,
};

fn count_exchanges_that_need_attention(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::exchanges::ExchangeAttentionResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_EXCHANGES_ASKING: Asking = Asking {
    operation: Operation::ListExchanges,
    inputs: &[
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::exchanges::EXCHANGE_STATUS_WORDS),
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
    answer: list_exchanges,
};

fn list_exchanges(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::exchanges::ExchangePage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static REQUEST_EXCHANGE_ASKING: Asking = Asking {
    operation: Operation::RequestExchange,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "listing_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Listing"),
        },
        Input {
            argument: "proposedHours",
            wire: "proposed_hours",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "prepTime",
            wire: "prep_time",
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
    answer: request_exchange,
};

static REQUEST_EXCHANGE_INPUT_TABLE: InputTable = InputTable {
    name: "RequestExchangeInput",
    description: "Input of `requestExchange`.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "proposedHours",
            description: "How many hours it may take, 0.25 to 24 with two decimals at most; 1 by default. A value out of bounds is moved to the nearest bound.",
            ty: "Hours",
            default: None,
        },
        Argument {
            name: "prepTime",
            description: "Hours of preparation, 0 to 1000, as information only.",
            ty: "Hours",
            default: None,
        },
        Argument {
            name: "message",
            description: "A message to the listing's owner.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "Hours"), |registry| scalar(registry, "Hours")],
};

static REQUEST_EXCHANGE_PAYLOAD: Object = Object {
    name: "RequestExchangePayload",
    description: "Result of `requestExchange`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "exchange",
            description: "The new exchange.",
            ty: "Exchange",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::exchanges::EXCHANGE),
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
    types: &[|registry| register_object(registry, &crate::graph::exchanges::EXCHANGE)],
};

fn request_exchange(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::exchanges::ExchangeResponse = ask.made()?;
    Ok(
        Shown::of(&REQUEST_EXCHANGE_PAYLOAD)
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

static GET_EXCHANGE_ASKING: Asking = Asking {
    operation: Operation::GetExchange,
    inputs: &[
        Input {
            argument: "id",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Exchange"),
        },
    ],
    before: &[],
    keep: Some(|ctx, reply| Box::pin(async move {
        match reply.made::<crate::exchanges::ExchangeDetailResponse>() {
            Some(answer) => {
                crate::graph::edges(ctx)?
                    .keep_exchange_detail_response(ctx, answer)
                    .await
            }
            None => Ok(()),
        }
    })),
    total: None,
    answer: get_exchange,
};

fn get_exchange(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::exchanges::ExchangeDetailResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CANCEL_EXCHANGE_ASKING: Asking = Asking {
    operation: Operation::CancelExchange,
    inputs: &[
        Input {
            argument: "exchangeId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Exchange"),
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
    answer: cancel_exchange,
};

static CANCEL_EXCHANGE_INPUT_TABLE: InputTable = InputTable {
    name: "CancelExchangeInput",
    description: "Input of `cancelExchange`.",
    fields: &[
        Argument {
            name: "exchangeId",
            description: "Id of the exchange.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static CANCEL_EXCHANGE_PAYLOAD: Object = Object {
    name: "CancelExchangePayload",
    description: "Result of `cancelExchange`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "exchange",
            description: "The exchange after the change. Null if the viewer cannot see it.",
            ty: "Exchange",
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
    types: &[|registry| register_object(registry, &crate::graph::exchanges::EXCHANGE)],
};

fn cancel_exchange(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&CANCEL_EXCHANGE_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_exchange(ctx, number).await
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

static ACCEPT_EXCHANGE_ASKING: Asking = Asking {
    operation: Operation::AcceptExchange,
    inputs: &[
        Input {
            argument: "exchangeId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Exchange"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: accept_exchange,
};

static ACCEPT_EXCHANGE_INPUT_TABLE: InputTable = InputTable {
    name: "AcceptExchangeInput",
    description: "Input of `acceptExchange`.",
    fields: &[
        Argument {
            name: "exchangeId",
            description: "Id of the exchange.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static ACCEPT_EXCHANGE_PAYLOAD: Object = Object {
    name: "AcceptExchangePayload",
    description: "Result of `acceptExchange`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "exchange",
            description: "The exchange after the change.",
            ty: "Exchange",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::exchanges::EXCHANGE),
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
    types: &[|registry| register_object(registry, &crate::graph::exchanges::EXCHANGE)],
};

fn accept_exchange(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::exchanges::ExchangeResponse = ask.made()?;
    Ok(
        Shown::of(&ACCEPT_EXCHANGE_PAYLOAD)
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

static DECLINE_EXCHANGE_ASKING: Asking = Asking {
    operation: Operation::DeclineExchange,
    inputs: &[
        Input {
            argument: "exchangeId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Exchange"),
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
    answer: decline_exchange,
};

static DECLINE_EXCHANGE_INPUT_TABLE: InputTable = InputTable {
    name: "DeclineExchangeInput",
    description: "Input of `declineExchange`.",
    fields: &[
        Argument {
            name: "exchangeId",
            description: "Id of the exchange.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static DECLINE_EXCHANGE_PAYLOAD: Object = Object {
    name: "DeclineExchangePayload",
    description: "Result of `declineExchange`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "exchange",
            description: "The exchange after the change. Null if the viewer cannot see it.",
            ty: "Exchange",
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
    types: &[|registry| register_object(registry, &crate::graph::exchanges::EXCHANGE)],
};

fn decline_exchange(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DECLINE_EXCHANGE_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_exchange(ctx, number).await
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

static START_EXCHANGE_ASKING: Asking = Asking {
    operation: Operation::StartExchange,
    inputs: &[
        Input {
            argument: "exchangeId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Exchange"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: start_exchange,
};

static START_EXCHANGE_INPUT_TABLE: InputTable = InputTable {
    name: "StartExchangeInput",
    description: "Input of `startExchange`.",
    fields: &[
        Argument {
            name: "exchangeId",
            description: "Id of the exchange.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static START_EXCHANGE_PAYLOAD: Object = Object {
    name: "StartExchangePayload",
    description: "Result of `startExchange`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "exchange",
            description: "The exchange after the change.",
            ty: "Exchange",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::exchanges::EXCHANGE),
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
    types: &[|registry| register_object(registry, &crate::graph::exchanges::EXCHANGE)],
};

fn start_exchange(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::exchanges::ExchangeResponse = ask.made()?;
    Ok(
        Shown::of(&START_EXCHANGE_PAYLOAD)
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

static COMPLETE_EXCHANGE_ASKING: Asking = Asking {
    operation: Operation::CompleteExchange,
    inputs: &[
        Input {
            argument: "exchangeId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Exchange"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: complete_exchange,
};

static COMPLETE_EXCHANGE_INPUT_TABLE: InputTable = InputTable {
    name: "CompleteExchangeInput",
    description: "Input of `completeExchange`.",
    fields: &[
        Argument {
            name: "exchangeId",
            description: "Id of the exchange.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static COMPLETE_EXCHANGE_PAYLOAD: Object = Object {
    name: "CompleteExchangePayload",
    description: "Result of `completeExchange`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "exchange",
            description: "The exchange after the change.",
            ty: "Exchange",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::exchanges::EXCHANGE),
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
    types: &[|registry| register_object(registry, &crate::graph::exchanges::EXCHANGE)],
};

fn complete_exchange(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::exchanges::ExchangeResponse = ask.made()?;
    Ok(
        Shown::of(&COMPLETE_EXCHANGE_PAYLOAD)
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

static CONFIRM_EXCHANGE_ASKING: Asking = Asking {
    operation: Operation::ConfirmExchange,
    inputs: &[
        Input {
            argument: "exchangeId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Exchange"),
        },
        Input {
            argument: "hours",
            wire: "hours",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: confirm_exchange,
};

static CONFIRM_EXCHANGE_INPUT_TABLE: InputTable = InputTable {
    name: "ConfirmExchangeInput",
    description: "Input of `confirmExchange`.",
    fields: &[
        Argument {
            name: "exchangeId",
            description: "Id of the exchange.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "hours",
            description: "Hours, two decimals at most.",
            ty: "Hours!",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

static CONFIRM_EXCHANGE_PAYLOAD: Object = Object {
    name: "ConfirmExchangePayload",
    description: "Result of `confirmExchange`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "exchange",
            description: "The exchange after the change. Null if the viewer cannot see it.",
            ty: "Exchange",
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
    types: &[|registry| register_object(registry, &crate::graph::exchanges::EXCHANGE)],
};

fn confirm_exchange(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&CONFIRM_EXCHANGE_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_exchange(ctx, number).await
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

static DISPUTE_EXCHANGE_ASKING: Asking = Asking {
    operation: Operation::DisputeExchange,
    inputs: &[
        Input {
            argument: "exchangeId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Exchange"),
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
    answer: dispute_exchange,
};

static DISPUTE_EXCHANGE_INPUT_TABLE: InputTable = InputTable {
    name: "DisputeExchangeInput",
    description: "Input of `disputeExchange`.",
    fields: &[
        Argument {
            name: "exchangeId",
            description: "Id of the exchange.",
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

static DISPUTE_EXCHANGE_PAYLOAD: Object = Object {
    name: "DisputeExchangePayload",
    description: "Result of `disputeExchange`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "exchange",
            description: "The exchange after the change.",
            ty: "Exchange",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::exchanges::EXCHANGE),
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
    types: &[|registry| register_object(registry, &crate::graph::exchanges::EXCHANGE)],
};

fn dispute_exchange(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::exchanges::ExchangeResponse = ask.made()?;
    Ok(
        Shown::of(&DISPUTE_EXCHANGE_PAYLOAD)
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

static RATE_EXCHANGE_ASKING: Asking = Asking {
    operation: Operation::RateExchange,
    inputs: &[
        Input {
            argument: "exchangeId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Exchange"),
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
    ],
    before: &[],
    keep: None,
    total: None,
    answer: rate_exchange,
};

static RATE_EXCHANGE_INPUT_TABLE: InputTable = InputTable {
    name: "RateExchangeInput",
    description: "Input of `rateExchange`.",
    fields: &[
        Argument {
            name: "exchangeId",
            description: "Id of the exchange.",
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
    ],
    types: &[],
};

static RATE_EXCHANGE_PAYLOAD: Object = Object {
    name: "RateExchangePayload",
    description: "Result of `rateExchange`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "ratings",
            description: "The exchange ratings after the change.",
            ty: "[ExchangeRating!]",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::exchanges::EXCHANGE_RATING),
        },
        Field {
            name: "exchange",
            description: "The exchange after the change. Null if the viewer cannot see it.",
            ty: "Exchange",
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
        |registry| register_object(registry, &crate::graph::exchanges::EXCHANGE_RATING),
        |registry| register_object(registry, &crate::graph::exchanges::EXCHANGE),
    ],
};

fn rate_exchange(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::exchanges::ExchangeRatingsResponse = ask.made()?;
    Ok(
        Shown::of(&RATE_EXCHANGE_PAYLOAD)
            .with(IntoFound::into_found(answer.data.ratings))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_exchange(ctx, number).await
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

static LIST_EXCHANGES_FOR_BROKERS_ASKING: Asking = Asking {
    operation: Operation::ListExchangesForBrokers,
    inputs: &[
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::exchanges::EXCHANGE_STATUS_WORDS),
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
    answer: list_exchanges_for_brokers,
};

fn list_exchanges_for_brokers(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::exchanges::ExchangePage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static GET_EXCHANGE_FOR_BROKERS_ASKING: Asking = Asking {
    operation: Operation::GetExchangeForBrokers,
    inputs: &[
        Input {
            argument: "id",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Exchange"),
        },
    ],
    before: &[],
    keep: Some(|ctx, reply| Box::pin(async move {
        match reply.made::<crate::exchanges::ExchangeDetailResponse>() {
            Some(answer) => {
                crate::graph::edges(ctx)?
                    .keep_exchange_detail_response(ctx, answer)
                    .await
            }
            None => Ok(()),
        }
    })),
    total: None,
    answer: get_exchange_for_brokers,
};

fn get_exchange_for_brokers(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::exchanges::ExchangeDetailResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static APPROVE_EXCHANGE_ASKING: Asking = Asking {
    operation: Operation::ApproveExchange,
    inputs: &[
        Input {
            argument: "exchangeId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Exchange"),
        },
        Input {
            argument: "notes",
            wire: "notes",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: approve_exchange,
};

static APPROVE_EXCHANGE_INPUT_TABLE: InputTable = InputTable {
    name: "ApproveExchangeInput",
    description: "Input of `approveExchange`.",
    fields: &[
        Argument {
            name: "exchangeId",
            description: "Id of the exchange.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "notes",
            description: "A note that both parties can read.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static APPROVE_EXCHANGE_PAYLOAD: Object = Object {
    name: "ApproveExchangePayload",
    description: "Result of `approveExchange`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "exchange",
            description: "The exchange after the change.",
            ty: "Exchange",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::exchanges::EXCHANGE),
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
    types: &[|registry| register_object(registry, &crate::graph::exchanges::EXCHANGE)],
};

fn approve_exchange(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::exchanges::ExchangeResponse = ask.made()?;
    Ok(
        Shown::of(&APPROVE_EXCHANGE_PAYLOAD)
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

static REJECT_EXCHANGE_ASKING: Asking = Asking {
    operation: Operation::RejectExchange,
    inputs: &[
        Input {
            argument: "exchangeId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Exchange"),
        },
        Input {
            argument: "notes",
            wire: "notes",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: reject_exchange,
};

static REJECT_EXCHANGE_INPUT_TABLE: InputTable = InputTable {
    name: "RejectExchangeInput",
    description: "Input of `rejectExchange`.",
    fields: &[
        Argument {
            name: "exchangeId",
            description: "Id of the exchange.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "notes",
            description: "A note that both parties can read.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static REJECT_EXCHANGE_PAYLOAD: Object = Object {
    name: "RejectExchangePayload",
    description: "Result of `rejectExchange`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "exchange",
            description: "The exchange after the change.",
            ty: "Exchange",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::exchanges::EXCHANGE),
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
    types: &[|registry| register_object(registry, &crate::graph::exchanges::EXCHANGE)],
};

fn reject_exchange(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::exchanges::ExchangeResponse = ask.made()?;
    Ok(
        Shown::of(&REJECT_EXCHANGE_PAYLOAD)
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

static RESOLVE_EXCHANGE_ASKING: Asking = Asking {
    operation: Operation::ResolveExchange,
    inputs: &[
        Input {
            argument: "exchangeId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Exchange"),
        },
        Input {
            argument: "outcome",
            wire: "outcome",
            place: InputPlace::Body,
            kind: InputKind::Word(&DISPUTE_OUTCOME_WORDS),
        },
        Input {
            argument: "hours",
            wire: "hours",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "notes",
            wire: "notes",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: resolve_exchange,
};

static RESOLVE_EXCHANGE_INPUT_TABLE: InputTable = InputTable {
    name: "ResolveExchangeInput",
    description: "Input of `resolveExchange`.",
    fields: &[
        Argument {
            name: "exchangeId",
            description: "Id of the exchange.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "outcome",
            description: "Whether hours are paid.",
            ty: "DisputeOutcome!",
            default: None,
        },
        Argument {
            name: "hours",
            description: "Hours to pay, with `COMPLETE`.",
            ty: "Hours",
            default: None,
        },
        Argument {
            name: "notes",
            description: "A note that both parties can read.",
            ty: "String",
            default: None,
        },
    ],
    types: &[
        |registry| DISPUTE_OUTCOME_WORDS.register(registry),
        |registry| scalar(registry, "Hours"),
    ],
};

/// The words of `DisputeOutcome`.
pub static DISPUTE_OUTCOME_WORDS: EnumTable = EnumTable {
    name: "DisputeOutcome",
    description: "Whether hours are paid.",
    values: &[
        EnumValue {
            name: "COMPLETE",
            word: "complete",
            description: "Hours are paid.",
        },
        EnumValue {
            name: "CANCEL",
            word: "cancel",
            description: "None are paid.",
        },
    ],
};

static RESOLVE_EXCHANGE_PAYLOAD: Object = Object {
    name: "ResolveExchangePayload",
    description: "Result of `resolveExchange`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "exchange",
            description: "The exchange after the change.",
            ty: "Exchange",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::exchanges::EXCHANGE),
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
    types: &[|registry| register_object(registry, &crate::graph::exchanges::EXCHANGE)],
};

fn resolve_exchange(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::exchanges::ExchangeResponse = ask.made()?;
    Ok(
        Shown::of(&RESOLVE_EXCHANGE_PAYLOAD)
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
