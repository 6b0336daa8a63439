// Made from contract/areas/marketplace_payouts.yaml by codegen; edit the contract instead.

//! The area `marketplace_payouts` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, ids_of, numbered, page_cost, plus, register_object, scalar,
};

/// The words of `MarketplaceBalanceEntryKind`.
pub static MARKETPLACE_BALANCE_ENTRY_KIND_WORDS: EnumTable = EnumTable {
    name: "MarketplaceBalanceEntryKind",
    description: "Why a seller's balance changed.",
    values: &[
        EnumValue {
            name: "SALE",
            word: "sale",
            description: "An order was completed.",
        },
        EnumValue {
            name: "REFUND",
            word: "refund",
            description: "Money went back to a buyer whose order was completed.",
        },
        EnumValue {
            name: "CHARGEBACK",
            word: "chargeback",
            description: "A bank has taken it.",
        },
        EnumValue {
            name: "CHARGEBACK_WON",
            word: "chargeback_won",
            description: "And has given it back.",
        },
        EnumValue {
            name: "PAYOUT",
            word: "payout",
            description: "It goes to the seller.",
        },
        EnumValue {
            name: "PAYOUT_FAILED",
            word: "payout_failed",
            description: "And did not arrive.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_payouts::MarketplaceBalanceEntryKind,
    MARKETPLACE_BALANCE_ENTRY_KIND_WORDS
);

/// The words of `MarketplaceChargebackStatus`.
pub static MARKETPLACE_CHARGEBACK_STATUS_WORDS: EnumTable = EnumTable {
    name: "MarketplaceChargebackStatus",
    description: "Where a chargeback stands.",
    values: &[
        EnumValue {
            name: "OPEN",
            word: "open",
            description: "The bank has taken the money and decides.",
        },
        EnumValue {
            name: "WON",
            word: "won",
            description: "The money came back.",
        },
        EnumValue {
            name: "LOST",
            word: "lost",
            description: "The money is the buyer's for good.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_payouts::MarketplaceChargebackStatus,
    MARKETPLACE_CHARGEBACK_STATUS_WORDS
);

/// The words of `MarketplaceMoneyState`.
pub static MARKETPLACE_MONEY_STATE_WORDS: EnumTable = EnumTable {
    name: "MarketplaceMoneyState",
    description: "Where money of a card payment is.",
    values: &[
        EnumValue {
            name: "HELD",
            word: "held",
            description: "It waits until the order is completed.",
        },
        EnumValue {
            name: "DISPUTED",
            word: "disputed",
            description: "It waits for a decision about its order.",
        },
        EnumValue {
            name: "RELEASED",
            word: "released",
            description: "It is the seller's.",
        },
        EnumValue {
            name: "REFUNDED",
            word: "refunded",
            description: "It went back to the buyer, or is on its way.",
        },
        EnumValue {
            name: "CHARGED_BACK",
            word: "charged_back",
            description: "The buyer's bank has taken it.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_payouts::MarketplaceMoneyState, MARKETPLACE_MONEY_STATE_WORDS
);

/// The words of `MarketplacePayoutStatus`.
pub static MARKETPLACE_PAYOUT_STATUS_WORDS: EnumTable = EnumTable {
    name: "MarketplacePayoutStatus",
    description: "How far money is that goes to a seller.",
    values: &[
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "It is on its way.",
        },
        EnumValue {
            name: "PAID",
            word: "paid",
            description: "The provider has sent it.",
        },
        EnumValue {
            name: "FAILED",
            word: "failed",
            description: "It did not go, and is the seller's balance again.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_payouts::MarketplacePayoutStatus, MARKETPLACE_PAYOUT_STATUS_WORDS
);

/// The words of `MarketplaceSellerAccountStatus`.
pub static MARKETPLACE_SELLER_ACCOUNT_STATUS_WORDS: EnumTable = EnumTable {
    name: "MarketplaceSellerAccountStatus",
    description: "Whether a seller is paid out.",
    values: &[
        EnumValue {
            name: "NONE",
            word: "none",
            description: "The seller has not begun.",
        },
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "The provider has still to know something.",
        },
        EnumValue {
            name: "ACTIVE",
            word: "active",
            description: "The seller is paid out.",
        },
        EnumValue {
            name: "RESTRICTED",
            word: "restricted",
            description: "The provider does not pay the seller out at the moment.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_payouts::MarketplaceSellerAccountStatus,
    MARKETPLACE_SELLER_ACCOUNT_STATUS_WORDS
);

/// `MarketplaceBalance`.
pub static MARKETPLACE_BALANCE: Object = Object {
    name: "MarketplaceBalance",
    description: "Where a seller's money from card payments is, in one currency.",
    interfaces: &[],
    fields: &[
        Field {
            name: "currency",
            description: "Currency of all amounts.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "held",
            description: "What buyers have paid and orders wait for, before the fee.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "disputed",
            description: "What waits for a decision, before the fee.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "available",
            description: "What is paid out next. Below nothing if more went back than was there: later sales make up for it.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "onItsWay",
            description: "What the provider is sending.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "paidOut",
            description: "What it has sent.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "Money")],
};

impl Row for crate::marketplace_payouts::MarketplaceBalance {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_BALANCE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.currency),
            1 => Show::show(&self.held),
            2 => Show::show(&self.disputed),
            3 => Show::show(&self.available),
            4 => Show::show(&self.on_its_way),
            5 => Show::show(&self.paid_out),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::marketplace_payouts::MarketplaceBalance, MARKETPLACE_BALANCE);

/// `MarketplaceBalanceEntry`.
pub static MARKETPLACE_BALANCE_ENTRY: Object = Object {
    name: "MarketplaceBalanceEntry",
    description: "A change of a seller's balance.",
    interfaces: &[],
    fields: &[
        Field {
            name: "restId",
            description: "Id that the REST API uses.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "kind",
            description: "Why a seller's balance changed.",
            ty: "MarketplaceBalanceEntryKind!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "amount",
            description: "By how much, without the fee; below nothing if it left the seller.",
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
            name: "order",
            description: "The order that was the cause. Null for a payout.",
            ty: "MarketplaceOrder",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "payoutReference",
            description: "What the provider knows the payout by. Null for an order.",
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
        |registry| {
            crate::graph::marketplace_payouts::MARKETPLACE_BALANCE_ENTRY_KIND_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::marketplace_payouts::MarketplaceBalanceEntry {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_BALANCE_ENTRY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => {
                match numbered(&self.id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            1 => Show::show(&self.kind),
            2 => Show::show(&self.amount),
            3 => Show::show(&self.currency),
            5 => Show::show(&self.payout_reference),
            6 => Show::show(&self.created_at),
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
                4 => {
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
    crate ::marketplace_payouts::MarketplaceBalanceEntry, MARKETPLACE_BALANCE_ENTRY
);

/// A page of `MarketplaceBalanceEntry`.
pub static MARKETPLACE_BALANCE_ENTRY_CONNECTION: Object = Object {
    name: "MarketplaceBalanceEntryConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MarketplaceBalanceEntryEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_BALANCE_ENTRY_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[MarketplaceBalanceEntry!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_BALANCE_ENTRY),
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
        |registry| register_object(registry, &MARKETPLACE_BALANCE_ENTRY_EDGE),
        |registry| register_object(registry, &MARKETPLACE_BALANCE_ENTRY),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `MarketplaceBalanceEntry`.
pub static MARKETPLACE_BALANCE_ENTRY_EDGE: Object = Object {
    name: "MarketplaceBalanceEntryEdge",
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
            ty: "MarketplaceBalanceEntry!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_BALANCE_ENTRY),
        },
    ],
    types: &[],
};

impl Listed for crate::marketplace_payouts::MarketplaceBalanceEntry {
    const CONNECTION: &'static Object = &MARKETPLACE_BALANCE_ENTRY_CONNECTION;
    const EDGE: &'static Object = &MARKETPLACE_BALANCE_ENTRY_EDGE;
}

/// `MarketplaceChargeback`.
pub static MARKETPLACE_CHARGEBACK: Object = Object {
    name: "MarketplaceChargeback",
    description: "Money that the buyer's bank took back.",
    interfaces: &[],
    fields: &[
        Field {
            name: "restId",
            description: "Id that the REST API uses.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
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
            name: "status",
            description: "Where a chargeback stands.",
            ty: "MarketplaceChargebackStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "amount",
            description: "What the bank took.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "uncovered",
            description: "What of it was given back already, so that somebody has to bear it.",
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
            name: "createdAt",
            description: "When it was told.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "closedAt",
            description: "When the bank decided. Null until then.",
            ty: "DateTime",
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
            crate::graph::marketplace_orders::MARKETPLACE_ORDER_STATUS_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_payouts::MARKETPLACE_CHARGEBACK_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::marketplace_payouts::MarketplaceChargeback {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_CHARGEBACK
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => {
                match numbered(&self.id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            1 => ids_of("MarketplaceOrder", Show::show(&self.order_id)),
            2 => Show::show(&self.order_number),
            3 => Show::show(&self.order_status),
            4 => Show::show(&self.status),
            5 => Show::show(&self.amount),
            6 => Show::show(&self.uncovered),
            7 => Show::show(&self.currency),
            8 => Show::show(&self.created_at),
            9 => Show::show(&self.closed_at),
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
                10 => {
                    match numbered(&self.buyer.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                11 => {
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
    crate ::marketplace_payouts::MarketplaceChargeback, MARKETPLACE_CHARGEBACK
);

/// A page of `MarketplaceChargeback`.
pub static MARKETPLACE_CHARGEBACK_CONNECTION: Object = Object {
    name: "MarketplaceChargebackConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MarketplaceChargebackEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_CHARGEBACK_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[MarketplaceChargeback!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_CHARGEBACK),
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
        |registry| register_object(registry, &MARKETPLACE_CHARGEBACK_EDGE),
        |registry| register_object(registry, &MARKETPLACE_CHARGEBACK),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `MarketplaceChargeback`.
pub static MARKETPLACE_CHARGEBACK_EDGE: Object = Object {
    name: "MarketplaceChargebackEdge",
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
            ty: "MarketplaceChargeback!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_CHARGEBACK),
        },
    ],
    types: &[],
};

impl Listed for crate::marketplace_payouts::MarketplaceChargeback {
    const CONNECTION: &'static Object = &MARKETPLACE_CHARGEBACK_CONNECTION;
    const EDGE: &'static Object = &MARKETPLACE_CHARGEBACK_EDGE;
}

/// `MarketplacePaymentSum`.
pub static MARKETPLACE_PAYMENT_SUM: Object = Object {
    name: "MarketplacePaymentSum",
    description: "Card payments in one currency, added up.",
    interfaces: &[],
    fields: &[
        Field {
            name: "currency",
            description: "Currency of all amounts.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "payments",
            description: "How many payments.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "amount",
            description: "What was paid.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "held",
            description: "What of it waits until orders are completed.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "disputed",
            description: "What of it waits for decisions.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "released",
            description: "What of it is the sellers', with the fee.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "platformFee",
            description: "What of that the community keeps.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "refunded",
            description: "What of it went back to buyers, or is on its way.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "chargedBack",
            description: "What of it banks have taken.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "Money")],
};

impl Row for crate::marketplace_payouts::MarketplacePaymentSum {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_PAYMENT_SUM
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.currency),
            1 => Show::show(&self.payments),
            2 => Show::show(&self.amount),
            3 => Show::show(&self.held),
            4 => Show::show(&self.disputed),
            5 => Show::show(&self.released),
            6 => Show::show(&self.platform_fee),
            7 => Show::show(&self.refunded),
            8 => Show::show(&self.charged_back),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_payouts::MarketplacePaymentSum, MARKETPLACE_PAYMENT_SUM
);

/// `MarketplacePayout`.
pub static MARKETPLACE_PAYOUT: Object = Object {
    name: "MarketplacePayout",
    description: "Money that goes to a seller.",
    interfaces: &[],
    fields: &[
        Field {
            name: "restId",
            description: "Id that the REST API uses.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reference",
            description: "What the provider knows it by.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "amount",
            description: "How much.",
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
            name: "status",
            description: "How far money is that goes to a seller.",
            ty: "MarketplacePayoutStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was begun.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "doneAt",
            description: "When it went or failed. Null while it is on its way.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_payouts::MARKETPLACE_PAYOUT_STATUS_WORDS
                .register(registry)
        },
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::marketplace_payouts::MarketplacePayout {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_PAYOUT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => {
                match numbered(&self.id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            1 => Show::show(&self.reference),
            2 => Show::show(&self.amount),
            3 => Show::show(&self.currency),
            4 => Show::show(&self.status),
            5 => Show::show(&self.created_at),
            6 => Show::show(&self.done_at),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::marketplace_payouts::MarketplacePayout, MARKETPLACE_PAYOUT);

/// A page of `MarketplacePayout`.
pub static MARKETPLACE_PAYOUT_CONNECTION: Object = Object {
    name: "MarketplacePayoutConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MarketplacePayoutEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_PAYOUT_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[MarketplacePayout!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_PAYOUT),
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
        |registry| register_object(registry, &MARKETPLACE_PAYOUT_EDGE),
        |registry| register_object(registry, &MARKETPLACE_PAYOUT),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `MarketplacePayout`.
pub static MARKETPLACE_PAYOUT_EDGE: Object = Object {
    name: "MarketplacePayoutEdge",
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
            ty: "MarketplacePayout!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_PAYOUT),
        },
    ],
    types: &[],
};

impl Listed for crate::marketplace_payouts::MarketplacePayout {
    const CONNECTION: &'static Object = &MARKETPLACE_PAYOUT_CONNECTION;
    const EDGE: &'static Object = &MARKETPLACE_PAYOUT_EDGE;
}

/// `MarketplaceSellerAccount`.
pub static MARKETPLACE_SELLER_ACCOUNT: Object = Object {
    name: "MarketplaceSellerAccount",
    description: "Whether a seller is paid out what they sell by card.",
    interfaces: &[],
    fields: &[
        Field {
            name: "status",
            description: "Whether a seller is paid out.",
            ty: "MarketplaceSellerAccountStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isPaidOut",
            description: "Whether they are. Only then others can order from them by card.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "detailsUrl",
            description: "Where the provider asks for what it has to know. Only in the answer to who begins.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "startedAt",
            description: "When they began. Null if they have not.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "updatedAt",
            description: "When the status was learned. Null if they have not begun.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_payouts::MARKETPLACE_SELLER_ACCOUNT_STATUS_WORDS
                .register(registry)
        },
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::marketplace_payouts::MarketplaceSellerAccount {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_SELLER_ACCOUNT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.status),
            1 => Show::show(&self.is_paid_out),
            2 => Show::show(&self.details_url),
            3 => Show::show(&self.started_at),
            4 => Show::show(&self.updated_at),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_payouts::MarketplaceSellerAccount, MARKETPLACE_SELLER_ACCOUNT
);

/// `MarketplaceStaffPayment`.
pub static MARKETPLACE_STAFF_PAYMENT: Object = Object {
    name: "MarketplaceStaffPayment",
    description: "A card payment, and where its money is.",
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
            name: "amount",
            description: "What was paid.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "held",
            description: "What of it waits until the order is completed.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "disputed",
            description: "What of it waits for a decision.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "released",
            description: "What of it is the seller's, with the fee.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "platformFee",
            description: "What of that the community keeps.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "refunded",
            description: "What of it went back to the buyer, or is on its way.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "chargedBack",
            description: "What of it the buyer's bank has taken.",
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
            name: "paidAt",
            description: "When it was paid.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "releaseAfter",
            description: "Until when it is held at least. Null where none is.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "releasedAt",
            description: "When held money went to the seller. Null if none was held, or it still is.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "releaseReason",
            description: "Why an administrator let the money go before its time. Null if nobody did.",
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
        Field {
            name: "releasedBy",
            description: "The administrator who let the money go before its time. Null if nobody did, or they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_orders::MARKETPLACE_ORDER_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::marketplace_payouts::MarketplaceStaffPayment {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_STAFF_PAYMENT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => ids_of("MarketplaceOrder", Show::show(&self.order_id)),
            1 => Show::show(&self.order_number),
            2 => Show::show(&self.order_status),
            3 => Show::show(&self.amount),
            4 => Show::show(&self.held),
            5 => Show::show(&self.disputed),
            6 => Show::show(&self.released),
            7 => Show::show(&self.platform_fee),
            8 => Show::show(&self.refunded),
            9 => Show::show(&self.charged_back),
            10 => Show::show(&self.currency),
            11 => Show::show(&self.paid_at),
            12 => Show::show(&self.release_after),
            13 => Show::show(&self.released_at),
            14 => Show::show(&self.release_reason),
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
                15 => {
                    match numbered(&self.buyer.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                16 => {
                    match numbered(&self.seller.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                17 => {
                    match match &self.released_by {
                        Some(row) => numbered(&row.id),
                        None => None,
                    } {
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
    crate ::marketplace_payouts::MarketplaceStaffPayment, MARKETPLACE_STAFF_PAYMENT
);

/// A page of `MarketplaceStaffPayment`.
pub static MARKETPLACE_STAFF_PAYMENT_CONNECTION: Object = Object {
    name: "MarketplaceStaffPaymentConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MarketplaceStaffPaymentEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_STAFF_PAYMENT_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[MarketplaceStaffPayment!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_STAFF_PAYMENT),
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
        |registry| register_object(registry, &MARKETPLACE_STAFF_PAYMENT_EDGE),
        |registry| register_object(registry, &MARKETPLACE_STAFF_PAYMENT),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `MarketplaceStaffPayment`.
pub static MARKETPLACE_STAFF_PAYMENT_EDGE: Object = Object {
    name: "MarketplaceStaffPaymentEdge",
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
            ty: "MarketplaceStaffPayment!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_STAFF_PAYMENT),
        },
    ],
    types: &[],
};

impl Listed for crate::marketplace_payouts::MarketplaceStaffPayment {
    const CONNECTION: &'static Object = &MARKETPLACE_STAFF_PAYMENT_CONNECTION;
    const EDGE: &'static Object = &MARKETPLACE_STAFF_PAYMENT_EDGE;
}

/// What the area `marketplace_payouts` answers in the graph beside its operations.
#[async_trait]
pub trait MarketplacePayoutsEdges: Send + Sync {}

impl<T: Send + Sync> MarketplacePayoutsEdges for T {}

/// Fields of `Mutation` that operations of the area `marketplace_payouts` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplacePayoutsMutation;

static MARKETPLACE_PAYOUTS_MUTATION: Object = Object {
    name: "MarketplacePayoutsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "onboardMarketplaceSeller",
            description: "Begin to be paid out what is sold by card, or go on: the provider of card payments asks the seller at `detailsUrl` for what it has to know. Asking again tells how far it is. `PAYMENT_UNAVAILABLE` where no cards are taken, and while the provider does not answer.",
            ty: "OnboardMarketplaceSellerPayload",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&ONBOARD_MARKETPLACE_SELLER_ASKING),
        },
        Field {
            name: "releaseMarketplacePayment",
            description: "For administrators: let the held money of an order go to its seller before its time; the order is completed. Both parties are told why. `AUTH_INSUFFICIENT_PERMISSIONS` for an order of one's own; `VALIDATION_ERROR` when nothing of it is held, when a dispute or a bank has still to decide, and for a reason that says nothing.",
            ty: "ReleaseMarketplacePaymentPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ReleaseMarketplacePaymentInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RELEASE_MARKETPLACE_PAYMENT_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &ONBOARD_MARKETPLACE_SELLER_PAYLOAD),
        |registry| RELEASE_MARKETPLACE_PAYMENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RELEASE_MARKETPLACE_PAYMENT_PAYLOAD),
    ],
};

impl Row for MarketplacePayoutsMutation {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_PAYOUTS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `marketplace_payouts` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplacePayoutsQuery;

static MARKETPLACE_PAYOUTS_QUERY: Object = Object {
    name: "MarketplacePayoutsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplacePaymentsForStaff",
            description: "For administrators: what was paid by card, newest first, and where that money is.",
            ty: "MarketplaceStaffPaymentConnection",
            arguments: &[
                Argument {
                    name: "money",
                    description: "Only payments of which something is there now.",
                    ty: "MarketplaceMoneyState",
                    default: None,
                },
                Argument {
                    name: "sellerId",
                    description: "Only sales of this member.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "currency",
                    description: "Only in this currency.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "paidFrom",
                    description: "Only what was paid then or later.",
                    ty: "DateTime",
                    default: None,
                },
                Argument {
                    name: "paidTo",
                    description: "Only what was paid before.",
                    ty: "DateTime",
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
            source: Source::Operation(&LIST_MARKETPLACE_PAYMENTS_FOR_STAFF_ASKING),
        },
        Field {
            name: "marketplacePaymentSums",
            description: "For administrators: what was paid by card and where that money is, added up by currency, with the filters of `marketplacePaymentsForStaff`.",
            ty: "[MarketplacePaymentSum!]",
            arguments: &[
                Argument {
                    name: "money",
                    description: "Only payments of which something is there now.",
                    ty: "MarketplaceMoneyState",
                    default: None,
                },
                Argument {
                    name: "sellerId",
                    description: "Only sales of this member.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "currency",
                    description: "Only in this currency.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "paidFrom",
                    description: "Only what was paid then or later.",
                    ty: "DateTime",
                    default: None,
                },
                Argument {
                    name: "paidTo",
                    description: "Only what was paid before.",
                    ty: "DateTime",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MARKETPLACE_PAYMENT_SUMS_ASKING),
        },
        Field {
            name: "marketplaceChargebacks",
            description: "For administrators: money that banks took back for buyers, newest first.",
            ty: "MarketplaceChargebackConnection",
            arguments: &[
                Argument {
                    name: "status",
                    description: "Only those with this status.",
                    ty: "MarketplaceChargebackStatus",
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
            source: Source::Operation(&LIST_MARKETPLACE_CHARGEBACKS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_payouts::MARKETPLACE_STAFF_PAYMENT_CONNECTION,
        ),
        |registry| {
            crate::graph::marketplace_payouts::MARKETPLACE_MONEY_STATE_WORDS
                .register(registry)
        },
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "DateTime"),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_payouts::MARKETPLACE_PAYMENT_SUM,
        ),
        |registry| {
            crate::graph::marketplace_payouts::MARKETPLACE_MONEY_STATE_WORDS
                .register(registry)
        },
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "DateTime"),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_payouts::MARKETPLACE_CHARGEBACK_CONNECTION,
        ),
        |registry| {
            crate::graph::marketplace_payouts::MARKETPLACE_CHARGEBACK_STATUS_WORDS
                .register(registry)
        },
    ],
};

impl Row for MarketplacePayoutsQuery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_PAYOUTS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `marketplace_payouts` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplacePayoutsViewer;

static MARKETPLACE_PAYOUTS_VIEWER: Object = Object {
    name: "MarketplacePayoutsViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceSellerAccount",
            description: "Whether the viewer is paid out what they sell by card, as far as it is known here.",
            ty: "MarketplaceSellerAccount",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MARKETPLACE_SELLER_ACCOUNT_ASKING),
        },
        Field {
            name: "marketplaceBalance",
            description: "What the viewer has sold by card, and where that money is, by currency.",
            ty: "[MarketplaceBalance!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MARKETPLACE_SELLER_BALANCE_ASKING),
        },
        Field {
            name: "marketplaceBalanceEntries",
            description: "What has changed the viewer's balance, newest first: it is the sum of these.",
            ty: "MarketplaceBalanceEntryConnection",
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
            source: Source::Operation(&LIST_MARKETPLACE_BALANCE_ENTRIES_ASKING),
        },
        Field {
            name: "marketplacePayouts",
            description: "What was paid out to the viewer, newest first.",
            ty: "MarketplacePayoutConnection",
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
            source: Source::Operation(&LIST_MARKETPLACE_PAYOUTS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_payouts::MARKETPLACE_SELLER_ACCOUNT,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_payouts::MARKETPLACE_BALANCE,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_payouts::MARKETPLACE_BALANCE_ENTRY_CONNECTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_payouts::MARKETPLACE_PAYOUT_CONNECTION,
        ),
    ],
};

impl Row for MarketplacePayoutsViewer {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_PAYOUTS_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static ONBOARD_MARKETPLACE_SELLER_ASKING: Asking = Asking {
    operation: Operation::OnboardMarketplaceSeller,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: onboard_marketplace_seller,
};

static ONBOARD_MARKETPLACE_SELLER_PAYLOAD: Object = Object {
    name: "OnboardMarketplaceSellerPayload",
    description: "Result of `onboardMarketplaceSeller`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "account",
            description: "The marketplace seller account after the change.",
            ty: "MarketplaceSellerAccount",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_payouts::MARKETPLACE_SELLER_ACCOUNT,
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
            &crate::graph::marketplace_payouts::MARKETPLACE_SELLER_ACCOUNT,
        ),
    ],
};

fn onboard_marketplace_seller(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_payouts::MarketplaceSellerAccountResponse = ask
        .made()?;
    Ok(
        Shown::of(&ONBOARD_MARKETPLACE_SELLER_PAYLOAD)
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

static GET_MARKETPLACE_SELLER_ACCOUNT_ASKING: Asking = Asking {
    operation: Operation::GetMarketplaceSellerAccount,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_marketplace_seller_account,
};

fn get_marketplace_seller_account(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_payouts::MarketplaceSellerAccountResponse = ask
        .made()?;
    Ok(IntoFound::into_found(answer.data))
}

static GET_MARKETPLACE_SELLER_BALANCE_ASKING: Asking = Asking {
    operation: Operation::GetMarketplaceSellerBalance,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_marketplace_seller_balance,
};

fn get_marketplace_seller_balance(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_payouts::MarketplaceBalanceResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data.items))
}

static LIST_MARKETPLACE_BALANCE_ENTRIES_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceBalanceEntries,
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
    answer: list_marketplace_balance_entries,
};

fn list_marketplace_balance_entries(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_payouts::MarketplaceBalanceEntryPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static LIST_MARKETPLACE_PAYOUTS_ASKING: Asking = Asking {
    operation: Operation::ListMarketplacePayouts,
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
    answer: list_marketplace_payouts,
};

fn list_marketplace_payouts(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_payouts::MarketplacePayoutPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static LIST_MARKETPLACE_PAYMENTS_FOR_STAFF_ASKING: Asking = Asking {
    operation: Operation::ListMarketplacePaymentsForStaff,
    inputs: &[
        Input {
            argument: "money",
            wire: "money",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_payouts::MARKETPLACE_MONEY_STATE_WORDS,
            ),
        },
        Input {
            argument: "sellerId",
            wire: "seller_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "currency",
            wire: "currency",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "paidFrom",
            wire: "paid_from",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "paidTo",
            wire: "paid_to",
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
        let answer: crate::marketplace_payouts::MarketplaceStaffPaymentPage = ask
            .made()?;
        Ok(answer.meta.total)
    }),
    answer: list_marketplace_payments_for_staff,
};

fn list_marketplace_payments_for_staff(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_payouts::MarketplaceStaffPaymentPage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}

static LIST_MARKETPLACE_PAYMENT_SUMS_ASKING: Asking = Asking {
    operation: Operation::ListMarketplacePaymentSums,
    inputs: &[
        Input {
            argument: "money",
            wire: "money",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_payouts::MARKETPLACE_MONEY_STATE_WORDS,
            ),
        },
        Input {
            argument: "sellerId",
            wire: "seller_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "currency",
            wire: "currency",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "paidFrom",
            wire: "paid_from",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "paidTo",
            wire: "paid_to",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_marketplace_payment_sums,
};

fn list_marketplace_payment_sums(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_payouts::MarketplacePaymentSumsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data.items))
}

static RELEASE_MARKETPLACE_PAYMENT_ASKING: Asking = Asking {
    operation: Operation::ReleaseMarketplacePayment,
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
    answer: release_marketplace_payment,
};

static RELEASE_MARKETPLACE_PAYMENT_INPUT_TABLE: InputTable = InputTable {
    name: "ReleaseMarketplacePaymentInput",
    description: "Input of `releaseMarketplacePayment`.",
    fields: &[
        Argument {
            name: "orderId",
            description: "Id of the order.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why. Both parties read it.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static RELEASE_MARKETPLACE_PAYMENT_PAYLOAD: Object = Object {
    name: "ReleaseMarketplacePaymentPayload",
    description: "Result of `releaseMarketplacePayment`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "payment",
            description: "The marketplace staff payment after the change.",
            ty: "MarketplaceStaffPayment",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_payouts::MARKETPLACE_STAFF_PAYMENT,
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
            &crate::graph::marketplace_payouts::MARKETPLACE_STAFF_PAYMENT,
        ),
    ],
};

fn release_marketplace_payment(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_payouts::MarketplaceStaffPaymentResponse = ask
        .made()?;
    Ok(
        Shown::of(&RELEASE_MARKETPLACE_PAYMENT_PAYLOAD)
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

static LIST_MARKETPLACE_CHARGEBACKS_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceChargebacks,
    inputs: &[
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_payouts::MARKETPLACE_CHARGEBACK_STATUS_WORDS,
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
        let answer: crate::marketplace_payouts::MarketplaceChargebackPage = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_marketplace_chargebacks,
};

fn list_marketplace_chargebacks(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_payouts::MarketplaceChargebackPage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}
