// Made from contract/areas/wallet.yaml by codegen; edit the contract instead.

//! The area `wallet` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, ONLY, Object, PAGE_INFO, Page, Row, Show,
    Shown, Source, found_together, global_id, is_viewer_among, numbered, page_cost, plus,
    register_object, scalar,
};

/// The words of `AdjustmentAccount`.
pub static ADJUSTMENT_ACCOUNT_WORDS: EnumTable = EnumTable {
    name: "AdjustmentAccount",
    description: "The account on the other side.",
    values: &[
        EnumValue {
            name: "ISSUANCE",
            word: "issuance",
            description: "The source of all hours; reclaimed hours go back to it.",
        },
        EnumValue {
            name: "COMMUNITY_FUND",
            word: "community_fund",
            description: "The community fund.",
        },
    ],
};

crate::graph_words!(crate ::wallet::AdjustmentAccount, ADJUSTMENT_ACCOUNT_WORDS);

/// The words of `DonationDirection`.
pub static DONATION_DIRECTION_WORDS: EnumTable = EnumTable {
    name: "DonationDirection",
    description: "Whether the viewer gave or received it.",
    values: &[
        EnumValue {
            name: "GIVEN",
            word: "given",
            description: "The viewer gave.",
        },
        EnumValue {
            name: "RECEIVED",
            word: "received",
            description: "The viewer received.",
        },
    ],
};

crate::graph_words!(crate ::wallet::DonationDirection, DONATION_DIRECTION_WORDS);

/// The words of `DonationRecipientType`.
pub static DONATION_RECIPIENT_TYPE_WORDS: EnumTable = EnumTable {
    name: "DonationRecipientType",
    description: "To whom the hours go.",
    values: &[
        EnumValue {
            name: "COMMUNITY_FUND",
            word: "community_fund",
            description: "To the community fund.",
        },
        EnumValue {
            name: "USER",
            word: "user",
            description: "To a member.",
        },
    ],
};

crate::graph_words!(
    crate ::wallet::DonationRecipientType, DONATION_RECIPIENT_TYPE_WORDS
);

/// The words of `FundTransactionType`.
pub static FUND_TRANSACTION_TYPE_WORDS: EnumTable = EnumTable {
    name: "FundTransactionType",
    description: "Kind of a transaction of the community fund.",
    values: &[
        EnumValue {
            name: "DEPOSIT",
            word: "deposit",
            description: "Deposited by administrators.",
        },
        EnumValue {
            name: "WITHDRAWAL",
            word: "withdrawal",
            description: "Paid to a member.",
        },
        EnumValue {
            name: "DONATION",
            word: "donation",
            description: "Given by a member.",
        },
    ],
};

crate::graph_words!(
    crate ::wallet::CommunityFundTransactionType, FUND_TRANSACTION_TYPE_WORDS
);

/// The words of `TransactionDirection`.
pub static TRANSACTION_DIRECTION_WORDS: EnumTable = EnumTable {
    name: "TransactionDirection",
    description: "Whether the viewer paid or received the hours.",
    values: &[
        EnumValue {
            name: "DEBIT",
            word: "debit",
            description: "Paid.",
        },
        EnumValue {
            name: "CREDIT",
            word: "credit",
            description: "Received.",
        },
    ],
};

crate::graph_words!(crate ::wallet::TransactionDirection, TRANSACTION_DIRECTION_WORDS);

/// The words of `TransactionFilter`.
pub static TRANSACTION_FILTER_WORDS: EnumTable = EnumTable {
    name: "TransactionFilter",
    description: "Which transactions of the viewer.",
    values: &[
        EnumValue {
            name: "ALL",
            word: "all",
            description: "All.",
        },
        EnumValue {
            name: "SENT",
            word: "sent",
            description: "Sent ones.",
        },
        EnumValue {
            name: "RECEIVED",
            word: "received",
            description: "Received ones.",
        },
    ],
};

crate::graph_words!(crate ::wallet::WalletTransactionFilter, TRANSACTION_FILTER_WORDS);

/// The words of `TransactionStatus`.
pub static TRANSACTION_STATUS_WORDS: EnumTable = EnumTable {
    name: "TransactionStatus",
    description: "Whether the hours have moved.",
    values: &[
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "Pending.",
        },
        EnumValue {
            name: "COMPLETED",
            word: "completed",
            description: "Completed.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "Cancelled.",
        },
    ],
};

crate::graph_words!(crate ::wallet::WalletTransactionStatus, TRANSACTION_STATUS_WORDS);

/// `CommunityFund`.
pub static COMMUNITY_FUND: Object = Object {
    name: "CommunityFund",
    description: "The community fund: hours that belong to the community.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "balance",
            description: "Hours in the fund.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "totalDeposited",
            description: "Hours that administrators put in.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "totalWithdrawn",
            description: "Hours that were paid out.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "totalDonated",
            description: "Hours that members gave.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "What it is for.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "transactions",
            description: "Transactions of the fund, newest first.",
            ty: "FundTransactionConnection",
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
            source: Source::Operation(&LIST_COMMUNITY_FUND_TRANSACTIONS_ASKING),
        },
        Field {
            name: "id",
            description: "Its global id: the community has only one.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::wallet::FUND_TRANSACTION_CONNECTION,
        ),
        |registry| scalar(registry, "Hours"),
    ],
};

impl Row for crate::wallet::CommunityFund {
    fn object(&self) -> &'static Object {
        &COMMUNITY_FUND
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.balance),
            1 => Show::show(&self.total_deposited),
            2 => Show::show(&self.total_withdrawn),
            3 => Show::show(&self.total_donated),
            4 => Show::show(&self.description),
            6 => Got::Value(global_id("CommunityFund", ONLY)),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::wallet::CommunityFund, COMMUNITY_FUND);

/// `FundTransaction`.
pub static FUND_TRANSACTION: Object = Object {
    name: "FundTransaction",
    description: "A transaction of the community fund.",
    interfaces: &[],
    fields: &[
        Field {
            name: "transaction",
            description: "The transaction. Null unless the viewer is a side of it or an administrator.",
            ty: "Transaction",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "type",
            description: "Kind of a transaction of the community fund.",
            ty: "FundTransactionType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "amount",
            description: "Hours, always positive.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "Description. Empty for a correction of another member's balance.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When the hours moved.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "The member who gave or was paid. Null for new hours and for a member who is gone; also, except for administrators, for a correction of another member's balance.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| crate::graph::wallet::FUND_TRANSACTION_TYPE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Hours"),
    ],
};

impl Row for crate::wallet::CommunityFundTransaction {
    fn object(&self) -> &'static Object {
        &FUND_TRANSACTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.type_),
            2 => Show::show(&self.amount),
            3 => Show::show(&self.description),
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
                0 => {
                    match numbered(&self.id) {
                        Some(number) => edges.find_transaction(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                5 => edges.fund_transaction_member(ctx, self).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::wallet::CommunityFundTransaction, FUND_TRANSACTION);

/// A page of `FundTransaction`.
pub static FUND_TRANSACTION_CONNECTION: Object = Object {
    name: "FundTransactionConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[FundTransactionEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&FUND_TRANSACTION_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[FundTransaction!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&FUND_TRANSACTION),
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
        |registry| register_object(registry, &FUND_TRANSACTION_EDGE),
        |registry| register_object(registry, &FUND_TRANSACTION),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `FundTransaction`.
pub static FUND_TRANSACTION_EDGE: Object = Object {
    name: "FundTransactionEdge",
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
            ty: "FundTransaction!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&FUND_TRANSACTION),
        },
    ],
    types: &[],
};

impl Listed for crate::wallet::CommunityFundTransaction {
    const CONNECTION: &'static Object = &FUND_TRANSACTION_CONNECTION;
    const EDGE: &'static Object = &FUND_TRANSACTION_EDGE;
}

/// `Donation`.
pub static DONATION: Object = Object {
    name: "Donation",
    description: "Hours that were donated.",
    interfaces: &[],
    fields: &[
        Field {
            name: "transaction",
            description: "The transaction.",
            ty: "Transaction",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "direction",
            description: "Whether the viewer gave or received it.",
            ty: "DonationDirection!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "amount",
            description: "Hours, always positive.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "message",
            description: "What the giver wrote.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "recipientType",
            description: "To whom the hours go.",
            ty: "DonationRecipientType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "partner",
            description: "The other one of the two, seen from the viewer.",
            ty: "TransactionParty!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::wallet::TRANSACTION_PARTY),
        },
        Field {
            name: "createdAt",
            description: "When the hours moved.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::wallet::DONATION_DIRECTION_WORDS.register(registry),
        |registry| {
            crate::graph::wallet::DONATION_RECIPIENT_TYPE_WORDS.register(registry)
        },
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION),
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION_PARTY),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Hours"),
    ],
};

impl Row for crate::wallet::Donation {
    fn object(&self) -> &'static Object {
        &DONATION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.direction),
            2 => Show::show(&self.amount),
            3 => Show::show(&self.message),
            4 => Show::show(&self.recipient_type),
            5 => Show::show(&self.other_user),
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
                0 => {
                    match numbered(&self.id) {
                        Some(number) => edges.find_transaction(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::wallet::Donation, DONATION);

/// A page of `Donation`.
pub static DONATION_CONNECTION: Object = Object {
    name: "DonationConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[DonationEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&DONATION_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[Donation!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&DONATION),
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
        |registry| register_object(registry, &DONATION_EDGE),
        |registry| register_object(registry, &DONATION),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `Donation`.
pub static DONATION_EDGE: Object = Object {
    name: "DonationEdge",
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
            ty: "Donation!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&DONATION),
        },
    ],
    types: &[],
};

impl Listed for crate::wallet::Donation {
    const CONNECTION: &'static Object = &DONATION_CONNECTION;
    const EDGE: &'static Object = &DONATION_EDGE;
}

/// `Payee`.
pub static PAYEE: Object = Object {
    name: "Payee",
    description: "A member who can be paid.",
    interfaces: &[],
    fields: &[
        Field {
            name: "member",
            description: "The member.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "username",
            description: "User name, which `transferHours` takes. Null without one, and where it holds a family name that the viewer may not see.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::shared::MEMBER)],
};

impl Row for crate::wallet::Payee {
    fn object(&self) -> &'static Object {
        &PAYEE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.username),
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
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::wallet::Payee, PAYEE);

/// `TransactionCategory`.
pub static TRANSACTION_CATEGORY: Object = Object {
    name: "TransactionCategory",
    description: "A category of transfers.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the category.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "name",
            description: "Name of the category.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "What the category is for.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "color",
            description: "Colour, `#rrggbb`.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sortOrder",
            description: "Position in lists: lower ones come first.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isActive",
            description: "Whether members can choose it.",
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
    types: &[],
};

impl Row for crate::wallet::TransactionCategory {
    fn object(&self) -> &'static Object {
        &TRANSACTION_CATEGORY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("TransactionCategory", self.id)),
            1 => Show::show(&self.name),
            2 => Show::show(&self.description),
            3 => Show::show(&self.color),
            4 => Show::show(&self.sort_order),
            5 => Show::show(&self.is_active),
            6 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::wallet::TransactionCategory, TRANSACTION_CATEGORY);

/// `Wallet`.
pub static WALLET: Object = Object {
    name: "Wallet",
    description: "A member's hours.",
    interfaces: &[],
    fields: &[
        Field {
            name: "balance",
            description: "Balance in hours; below zero where the community allows it.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "totalEarned",
            description: "All hours received.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "totalSpent",
            description: "All hours paid.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "transactionCount",
            description: "How many transactions.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pendingIncoming",
            description: "Hours in pending transfers to the member.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pendingOutgoing",
            description: "Hours in pending transfers to others.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "maxTransfer",
            description: "The most hours of one transfer.",
            ty: "Hours",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_WALLET_CONFIG_ASKING),
        },
        Field {
            name: "transactions",
            description: "The viewer's completed transactions, newest first, without those they have hidden.",
            ty: "TransactionConnection",
            arguments: &[
                Argument {
                    name: "type",
                    description: "Which transactions.",
                    ty: "TransactionFilter",
                    default: Some("ALL"),
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
            source: Source::Operation(&LIST_WALLET_TRANSACTIONS_ASKING),
        },
        Field {
            name: "pendingTransferCount",
            description: "How many transfers wait for the viewer. Always 0, as transfers settle at once.",
            ty: "Int",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_PENDING_TRANSFER_COUNT_ASKING),
        },
        Field {
            name: "donations",
            description: "The viewer's donations, given and received, newest first, without hidden ones.",
            ty: "DonationConnection",
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
            source: Source::Operation(&LIST_DONATIONS_ASKING),
        },
    ],
    types: &[
        |registry| crate::graph::wallet::TRANSACTION_FILTER_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::wallet::DONATION_CONNECTION),
        |registry| register_object(
            registry,
            &crate::graph::wallet::TRANSACTION_CONNECTION,
        ),
        |registry| scalar(registry, "Hours"),
    ],
};

impl Row for crate::wallet::WalletBalance {
    fn object(&self) -> &'static Object {
        &WALLET
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.balance),
            1 => Show::show(&self.total_earned),
            2 => Show::show(&self.total_spent),
            3 => Show::show(&self.transaction_count),
            4 => Show::show(&self.pending_incoming),
            5 => Show::show(&self.pending_outgoing),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::wallet::WalletBalance, WALLET);

/// `TransactionParty`.
pub static TRANSACTION_PARTY: Object = Object {
    name: "TransactionParty",
    description: "A party of a transaction: a member or an account of the community.",
    interfaces: &[],
    fields: &[
        Field {
            name: "name",
            description: "Name to show.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "The member. Null for an account of the community.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::shared::MEMBER)],
};

impl Row for crate::wallet::WalletParty {
    fn object(&self) -> &'static Object {
        &TRANSACTION_PARTY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.name),
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
                1 => edges.transaction_party_member(ctx, self).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::wallet::WalletParty, TRANSACTION_PARTY);

/// `WalletSummary`.
pub static WALLET_SUMMARY: Object = Object {
    name: "WalletSummary",
    description: "A community's hours at a glance.",
    interfaces: &[],
    fields: &[
        Field {
            name: "issuedHours",
            description: "Hours issued, less those withdrawn.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "memberHours",
            description: "Hours that members have together.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "fundHours",
            description: "Hours in the community fund.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "partnerHours",
            description: "Hours owed to partner installations; below zero, owed by them.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "negativeMemberCount",
            description: "How many members are below zero.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "dormantMemberCount",
            description: "How many members have 10 hours or more and neither gave nor got any for 90 days.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

impl Row for crate::wallet::WalletSummary {
    fn object(&self) -> &'static Object {
        &WALLET_SUMMARY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.issued_hours),
            1 => Show::show(&self.member_hours),
            2 => Show::show(&self.fund_hours),
            3 => Show::show(&self.partner_hours),
            4 => Show::show(&self.negative_members),
            5 => Show::show(&self.dormant_members),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::wallet::WalletSummary, WALLET_SUMMARY);

/// `Transaction`.
pub static TRANSACTION: Object = Object {
    name: "Transaction",
    description: "A transaction: hours that moved, as the viewer sees it.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the transaction.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Whether the hours have moved.",
            ty: "TransactionStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "amount",
            description: "Hours, always positive, two decimals at most.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "Description. Empty for an administrator who looks at a transfer between two other members.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "transactionType",
            description: "Why the hours moved: `transfer`, `exchange`, `donation`, `starting_balance`, `admin_grant`, `admin_reclaim`, `community_fund`, `event_attendance`, `reversal`; more kinds may come.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sender",
            description: "The party that paid the hours.",
            ty: "TransactionParty!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::wallet::TRANSACTION_PARTY),
        },
        Field {
            name: "receiver",
            description: "The party that received the hours.",
            ty: "TransactionParty!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::wallet::TRANSACTION_PARTY),
        },
        Field {
            name: "category",
            description: "What it is about.",
            ty: "TransactionCategory",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "createdAt",
            description: "When the hours moved.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "repeated",
            description: "True after a transfer that moved nothing: the same was made less than 120 seconds ago, and this is it. Else null.",
            ty: "Boolean",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "direction",
            description: "Whether the viewer paid or received the hours. Null for an administrator who is not a party.",
            ty: "TransactionDirection",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "partner",
            description: "The other party, seen from the viewer. Null for an administrator who is not a party.",
            ty: "TransactionParty",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "actingMember",
            description: "Who moved the hours, if that is neither of the parties. Only administrators see it.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "reverses",
            description: "The transaction that it reverses. Only administrators see it.",
            ty: "Transaction",
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
        |registry| crate::graph::wallet::TRANSACTION_DIRECTION_WORDS.register(registry),
        |registry| crate::graph::wallet::TRANSACTION_STATUS_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION),
        |registry| register_object(
            registry,
            &crate::graph::wallet::TRANSACTION_CATEGORY,
        ),
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION_PARTY),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Hours"),
    ],
};

impl Row for crate::wallet::WalletTransaction {
    fn object(&self) -> &'static Object {
        &TRANSACTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("Transaction", self.id)),
            1 => Show::show(&self.status),
            2 => Show::show(&self.amount),
            3 => Show::show(&self.description),
            4 => Show::show(&self.transaction_type),
            5 => Show::show(&self.sender),
            6 => Show::show(&self.receiver),
            8 => Show::show(&self.created_at),
            9 => Show::show(&self.repeated),
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
                7 => {
                    match numbered(&self.category_id) {
                        Some(number) => {
                            edges.find_transaction_category(ctx, number).await
                        }
                        None => Ok(Found::Null),
                    }
                }
                10 => {
                    Ok(
                        if is_viewer_among(
                            ctx,
                            &[numbered(&self.sender.id), numbered(&self.receiver.id)],
                        )? {
                            match Show::show(&self.type_) {
                                Got::Value(value) => Found::Value(value),
                                Got::Row(_) | Got::List(_) => Found::Null,
                            }
                        } else {
                            Found::Null
                        },
                    )
                }
                11 => {
                    Ok(
                        if is_viewer_among(
                            ctx,
                            &[numbered(&self.sender.id), numbered(&self.receiver.id)],
                        )? {
                            IntoFound::into_found(self.other_user.clone())
                        } else {
                            Found::Null
                        },
                    )
                }
                12 => edges.transaction_acting_member(ctx, self).await,
                13 => edges.transaction_reverses(ctx, self).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::wallet::WalletTransaction, TRANSACTION);

/// A page of `Transaction`.
pub static TRANSACTION_CONNECTION: Object = Object {
    name: "TransactionConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[TransactionEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&TRANSACTION_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[Transaction!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&TRANSACTION),
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
        |registry| register_object(registry, &TRANSACTION_EDGE),
        |registry| register_object(registry, &TRANSACTION),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `Transaction`.
pub static TRANSACTION_EDGE: Object = Object {
    name: "TransactionEdge",
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
            ty: "Transaction!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&TRANSACTION),
        },
    ],
    types: &[],
};

impl Listed for crate::wallet::WalletTransaction {
    const CONNECTION: &'static Object = &TRANSACTION_CONNECTION;
    const EDGE: &'static Object = &TRANSACTION_EDGE;
}

/// What the area `wallet` answers in the graph beside its operations.
#[async_trait]
pub trait WalletEdges: Send + Sync {
    /// The `CommunityFund` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_community_fund(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// The `TransactionCategory` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_transaction_category(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "TransactionCategory", number, None).await
    }

    /// The `Transaction` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_transaction(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// The `CommunityFund` with this number, as `node(id:)` finds it, with REST's refusals.
    async fn node_community_fund(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// `FundTransaction.member`: The member who gave or was paid. Null for new hours and for a member who is gone; also, except for administrators, for a correction of another member's balance.
    async fn fund_transaction_member(
        &self,
        ctx: &Context<'_>,
        row: &crate::wallet::CommunityFundTransaction,
    ) -> async_graphql::Result<Found>;

    /// `TransactionParty.member`: The member. Null for an account of the community.
    async fn transaction_party_member(
        &self,
        ctx: &Context<'_>,
        row: &crate::wallet::WalletParty,
    ) -> async_graphql::Result<Found>;

    /// `Transaction.actingMember`: Who moved the hours, if that is neither of the parties. Only administrators see it.
    async fn transaction_acting_member(
        &self,
        ctx: &Context<'_>,
        row: &crate::wallet::WalletTransaction,
    ) -> async_graphql::Result<Found>;

    /// `Transaction.reverses`: The transaction that it reverses. Only administrators see it.
    async fn transaction_reverses(
        &self,
        ctx: &Context<'_>,
        row: &crate::wallet::WalletTransaction,
    ) -> async_graphql::Result<Found>;
}

/// Fields of `Mutation` that operations of the area `wallet` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct WalletMutation;

static WALLET_MUTATION: Object = Object {
    name: "WalletMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "hideTransaction",
            description: "Hide a transaction from the viewer's history. The other party still sees it, and the balance stays. `NOT_FOUND` for anybody who is no party to it, and for a party who has hidden it.",
            ty: "HideTransactionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "HideTransactionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&HIDE_WALLET_TRANSACTION_ASKING),
        },
        Field {
            name: "transferHours",
            description: "Send hours to a member, named by the first of `memberId`, `username` and `email` that is given. `VALIDATION_ERROR` without a member, for an amount that is not positive, more than `Wallet.maxTransfer` or finer than hundredths, and for oneself. `NOT_FOUND` when the community has no such member, `TRANSFER_FAILED` when the member is not active, `BLOCKED` for a `description` when either has blocked the other (without one the hours go), `INSUFFICIENT_FUNDS` when the balance does not suffice. Without a key, the same transfer within 120 seconds answers with the first one, marked `repeated`, and moves nothing. `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED` or `SAFEGUARDING_JURISDICTION_REQUIRED` when a safeguarding measure keeps the two apart. `IMPERSONATION_NOT_ALLOWED` when whoever acts as the member would pay themselves.",
            ty: "TransferHoursPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "TransferHoursInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&TRANSFER_HOURS_ASKING),
        },
        Field {
            name: "createTransactionCategory",
            description: "For administrators: add a category of transfers. `ALREADY_EXISTS` when there is one of this name.",
            ty: "CreateTransactionCategoryPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateTransactionCategoryInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_TRANSACTION_CATEGORY_ASKING),
        },
        Field {
            name: "updateTransactionCategory",
            description: "For administrators: change a category of transfers. What is left out stays. `ALREADY_EXISTS` when another one has this name.",
            ty: "UpdateTransactionCategoryPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateTransactionCategoryInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_TRANSACTION_CATEGORY_ASKING),
        },
        Field {
            name: "deleteTransactionCategory",
            description: "For administrators: delete a category of transfers. Transactions that have it keep it.",
            ty: "DeleteTransactionCategoryPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteTransactionCategoryInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_TRANSACTION_CATEGORY_ASKING),
        },
        Field {
            name: "depositToCommunityFund",
            description: "For administrators: new hours for the community fund, from issuance. `VALIDATION_ERROR` for an amount that is not positive or finer than hundredths. Without a key, the same deposit again within 120 seconds moves nothing and is marked `repeated`.",
            ty: "DepositToCommunityFundPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DepositToCommunityFundInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DEPOSIT_TO_COMMUNITY_FUND_ASKING),
        },
        Field {
            name: "withdrawFromCommunityFund",
            description: "For administrators: pay hours from the community fund to a member. `INSUFFICIENT_FUNDS` when the fund does not suffice, `NOT_FOUND` when the community has no such member, `TRANSFER_FAILED` when the member is not active, `FORBIDDEN` for oneself. Without a key, the same payment again within 120 seconds moves nothing and is marked `repeated`.",
            ty: "WithdrawFromCommunityFundPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "WithdrawFromCommunityFundInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&WITHDRAW_FROM_COMMUNITY_FUND_ASKING),
        },
        Field {
            name: "donateToCommunityFund",
            description: "Give hours to the community fund. `VALIDATION_ERROR` for an amount that is not positive, above `Wallet.maxTransfer` or finer than hundredths, `INSUFFICIENT_FUNDS` when the balance does not suffice. The same donation again within 120 seconds moves nothing and is marked `repeated`, unless it has an idempotency key of its own.",
            ty: "DonateToCommunityFundPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DonateToCommunityFundInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DONATE_TO_COMMUNITY_FUND_ASKING),
        },
        Field {
            name: "donateHours",
            description: "Give hours to a member. `VALIDATION_ERROR` for an amount that is not positive, above `Wallet.maxTransfer` or finer than hundredths, and without a member; `INSUFFICIENT_FUNDS` when the balance does not suffice; `DONATION_FAILED` when the community has no such member or they are not active; `BLOCKED` for a `message` when either has blocked the other (without one the hours go); `IMPERSONATION_NOT_ALLOWED` when whoever acts as the member would give to themselves. The same donation again within 120 seconds moves nothing and is marked `repeated`, unless it has an idempotency key of its own.",
            ty: "DonateHoursPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DonateHoursInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DONATE_HOURS_ASKING),
        },
        Field {
            name: "setStartingBalance",
            description: "For administrators: set how many hours new members start with. Existing members get nothing. `VALIDATION_ERROR` for an amount that is negative, above 1000 or finer than hundredths.",
            ty: "SetStartingBalancePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SetStartingBalanceInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SET_STARTING_BALANCE_ASKING),
        },
        Field {
            name: "adjustBalance",
            description: "For administrators: give a member hours, or take some back, from and to a named account. `VALIDATION_ERROR` for an amount that is zero, beyond 1000 or finer than hundredths, `NOT_FOUND` when the community has no such member, `FORBIDDEN` for one's own hours, `INSUFFICIENT_FUNDS` when the account that gives does not suffice. Without a key, the same adjustment within 120 seconds answers with the first one, marked `repeated`, and moves nothing.",
            ty: "AdjustBalancePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AdjustBalanceInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ADJUST_BALANCE_ASKING),
        },
        Field {
            name: "reverseTransaction",
            description: "For administrators: reverse a transaction. Nothing is erased: the same hours move back in a transaction of its own, which the payload shows. `INVALID_STATE` when it was reversed before or is a reversal itself, `INSUFFICIENT_FUNDS` when whoever got the hours has spent them, `FORBIDDEN` for whoever is a party to it.",
            ty: "ReverseTransactionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ReverseTransactionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REVERSE_TRANSACTION_ASKING),
        },
    ],
    types: &[
        |registry| HIDE_TRANSACTION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &HIDE_TRANSACTION_PAYLOAD),
        |registry| TRANSFER_HOURS_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &TRANSFER_HOURS_PAYLOAD),
        |registry| CREATE_TRANSACTION_CATEGORY_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_TRANSACTION_CATEGORY_PAYLOAD),
        |registry| UPDATE_TRANSACTION_CATEGORY_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_TRANSACTION_CATEGORY_PAYLOAD),
        |registry| DELETE_TRANSACTION_CATEGORY_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_TRANSACTION_CATEGORY_PAYLOAD),
        |registry| DEPOSIT_TO_COMMUNITY_FUND_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DEPOSIT_TO_COMMUNITY_FUND_PAYLOAD),
        |registry| WITHDRAW_FROM_COMMUNITY_FUND_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &WITHDRAW_FROM_COMMUNITY_FUND_PAYLOAD),
        |registry| DONATE_TO_COMMUNITY_FUND_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DONATE_TO_COMMUNITY_FUND_PAYLOAD),
        |registry| DONATE_HOURS_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DONATE_HOURS_PAYLOAD),
        |registry| SET_STARTING_BALANCE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SET_STARTING_BALANCE_PAYLOAD),
        |registry| ADJUST_BALANCE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ADJUST_BALANCE_PAYLOAD),
        |registry| REVERSE_TRANSACTION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REVERSE_TRANSACTION_PAYLOAD),
    ],
};

impl Row for WalletMutation {
    fn object(&self) -> &'static Object {
        &WALLET_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `wallet` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct WalletQuery;

static WALLET_QUERY: Object = Object {
    name: "WalletQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "payees",
            description: "Members to whom the viewer can send hours, found by name or whole user name; those whose name begins with it come first. None for an empty search.",
            ty: "[Payee!]",
            arguments: &[
                Argument {
                    name: "search",
                    description: "Part of a name.",
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
            source: Source::Operation(&SEARCH_PAYEES_ASKING),
        },
        Field {
            name: "transactionCategories",
            description: "Categories of transfers, in the community's order.",
            ty: "[TransactionCategory!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_TRANSACTION_CATEGORIES_ASKING),
        },
        Field {
            name: "communityFund",
            description: "The community fund: hours that belong to the community.",
            ty: "CommunityFund",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_COMMUNITY_FUND_ASKING),
        },
        Field {
            name: "startingBalance",
            description: "How many hours new members start with.",
            ty: "Hours",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_STARTING_BALANCE_ASKING),
        },
        Field {
            name: "walletSummary",
            description: "The community's hours at a glance. For brokers and administrators. What was issued is what members, the fund and partner installations hold together.",
            ty: "WalletSummary",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_WALLET_SUMMARY_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::wallet::PAYEE),
        |registry| register_object(
            registry,
            &crate::graph::wallet::TRANSACTION_CATEGORY,
        ),
        |registry| register_object(registry, &crate::graph::wallet::COMMUNITY_FUND),
        |registry| scalar(registry, "Hours"),
        |registry| register_object(registry, &crate::graph::wallet::WALLET_SUMMARY),
    ],
};

impl Row for WalletQuery {
    fn object(&self) -> &'static Object {
        &WALLET_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `wallet` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct WalletViewer;

static WALLET_VIEWER: Object = Object {
    name: "WalletViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "wallet",
            description: "The viewer's hours. Nobody else's can be read.",
            ty: "Wallet",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_WALLET_BALANCE_ASKING),
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::wallet::WALLET)],
};

impl Row for WalletViewer {
    fn object(&self) -> &'static Object {
        &WALLET_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_WALLET_CONFIG_ASKING: Asking = Asking {
    operation: Operation::GetWalletConfig,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_wallet_config,
};

fn get_wallet_config(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::WalletConfigResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data.max_transfer))
}

static GET_WALLET_BALANCE_ASKING: Asking = Asking {
    operation: Operation::GetWalletBalance,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_wallet_balance,
};

fn get_wallet_balance(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::WalletBalanceResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_WALLET_TRANSACTIONS_ASKING: Asking = Asking {
    operation: Operation::ListWalletTransactions,
    inputs: &[
        Input {
            argument: "type",
            wire: "type",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::wallet::TRANSACTION_FILTER_WORDS),
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
    answer: list_wallet_transactions,
};

fn list_wallet_transactions(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::WalletTransactionPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static HIDE_WALLET_TRANSACTION_ASKING: Asking = Asking {
    operation: Operation::HideWalletTransaction,
    inputs: &[
        Input {
            argument: "transactionId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Transaction"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: hide_wallet_transaction,
};

static HIDE_TRANSACTION_INPUT_TABLE: InputTable = InputTable {
    name: "HideTransactionInput",
    description: "Input of `hideTransaction`.",
    fields: &[
        Argument {
            name: "transactionId",
            description: "Id of the transaction.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static HIDE_TRANSACTION_PAYLOAD: Object = Object {
    name: "HideTransactionPayload",
    description: "Result of `hideTransaction`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedTransactionId",
            description: "Global id of the transaction that is gone.",
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

fn hide_wallet_transaction(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&HIDE_TRANSACTION_PAYLOAD)
            .removed("Transaction", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static TRANSFER_HOURS_ASKING: Asking = Asking {
    operation: Operation::TransferHours,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "user_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "username",
            wire: "username",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "email",
            wire: "email",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "amount",
            wire: "amount",
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
            argument: "categoryId",
            wire: "category_id",
            place: InputPlace::Body,
            kind: InputKind::Id("TransactionCategory"),
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
    answer: transfer_hours,
};

static TRANSFER_HOURS_INPUT_TABLE: InputTable = InputTable {
    name: "TransferHoursInput",
    description: "Input of `transferHours`.",
    fields: &[
        Argument {
            name: "memberId",
            description: "The member who gets the hours; `username` or `email` may say it instead.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "username",
            description: "Username of the member.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "email",
            description: "E-mail address of the member.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "amount",
            description: "Hours, positive, two decimals at most.",
            ty: "Hours!",
            default: None,
        },
        Argument {
            name: "description",
            description: "What it is for.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "categoryId",
            description: "What it is about.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

static TRANSFER_HOURS_PAYLOAD: Object = Object {
    name: "TransferHoursPayload",
    description: "Result of `transferHours`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "transaction",
            description: "The new transaction.",
            ty: "Transaction",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::wallet::TRANSACTION),
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
    types: &[|registry| register_object(registry, &crate::graph::wallet::TRANSACTION)],
};

fn transfer_hours(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::WalletTransactionResponse = ask.answer()?;
    Ok(
        Shown::of(&TRANSFER_HOURS_PAYLOAD)
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

static SEARCH_PAYEES_ASKING: Asking = Asking {
    operation: Operation::SearchPayees,
    inputs: &[
        Input {
            argument: "search",
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
    answer: search_payees,
};

fn search_payees(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::PayeeSearchResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data.users))
}

static GET_PENDING_TRANSFER_COUNT_ASKING: Asking = Asking {
    operation: Operation::GetPendingTransferCount,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_pending_transfer_count,
};

fn get_pending_transfer_count(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::PendingTransferCountResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data.count))
}

static LIST_TRANSACTION_CATEGORIES_ASKING: Asking = Asking {
    operation: Operation::ListTransactionCategories,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_transaction_categories,
};

fn list_transaction_categories(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::TransactionCategoryList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CREATE_TRANSACTION_CATEGORY_ASKING: Asking = Asking {
    operation: Operation::CreateTransactionCategory,
    inputs: &[
        Input {
            argument: "name",
            wire: "name",
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
            argument: "color",
            wire: "color",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "sortOrder",
            wire: "sort_order",
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
    answer: create_transaction_category,
};

static CREATE_TRANSACTION_CATEGORY_INPUT_TABLE: InputTable = InputTable {
    name: "CreateTransactionCategoryInput",
    description: "Input of `createTransactionCategory`.",
    fields: &[
        Argument {
            name: "name",
            description: "Name of the category.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "description",
            description: "What the category is for.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "color",
            description: "Colour, `#rrggbb`.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "sortOrder",
            description: "Position in lists: lower ones come first.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "isActive",
            description: "Whether members can choose it.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[],
};

static CREATE_TRANSACTION_CATEGORY_PAYLOAD: Object = Object {
    name: "CreateTransactionCategoryPayload",
    description: "Result of `createTransactionCategory`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "transactionCategory",
            description: "The new transaction category.",
            ty: "TransactionCategory",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::wallet::TRANSACTION_CATEGORY),
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
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION_CATEGORY),
    ],
};

fn create_transaction_category(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::TransactionCategoryResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_TRANSACTION_CATEGORY_PAYLOAD)
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

static UPDATE_TRANSACTION_CATEGORY_ASKING: Asking = Asking {
    operation: Operation::UpdateTransactionCategory,
    inputs: &[
        Input {
            argument: "categoryId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("TransactionCategory"),
        },
        Input {
            argument: "name",
            wire: "name",
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
            argument: "color",
            wire: "color",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "sortOrder",
            wire: "sort_order",
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
    answer: update_transaction_category,
};

static UPDATE_TRANSACTION_CATEGORY_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateTransactionCategoryInput",
    description: "Input of `updateTransactionCategory`.",
    fields: &[
        Argument {
            name: "categoryId",
            description: "Id of the category.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "name",
            description: "Name of the category.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "description",
            description: "What the category is for.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "color",
            description: "Colour, `#rrggbb`.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "sortOrder",
            description: "Position in lists: lower ones come first.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "isActive",
            description: "Whether members can choose it.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[],
};

static UPDATE_TRANSACTION_CATEGORY_PAYLOAD: Object = Object {
    name: "UpdateTransactionCategoryPayload",
    description: "Result of `updateTransactionCategory`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "transactionCategory",
            description: "The transaction category after the change.",
            ty: "TransactionCategory",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::wallet::TRANSACTION_CATEGORY),
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
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION_CATEGORY),
    ],
};

fn update_transaction_category(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::TransactionCategoryResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_TRANSACTION_CATEGORY_PAYLOAD)
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

static DELETE_TRANSACTION_CATEGORY_ASKING: Asking = Asking {
    operation: Operation::DeleteTransactionCategory,
    inputs: &[
        Input {
            argument: "categoryId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("TransactionCategory"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_transaction_category,
};

static DELETE_TRANSACTION_CATEGORY_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteTransactionCategoryInput",
    description: "Input of `deleteTransactionCategory`.",
    fields: &[
        Argument {
            name: "categoryId",
            description: "Id of the category.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_TRANSACTION_CATEGORY_PAYLOAD: Object = Object {
    name: "DeleteTransactionCategoryPayload",
    description: "Result of `deleteTransactionCategory`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedTransactionCategoryId",
            description: "Global id of the transaction category that is gone.",
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

fn delete_transaction_category(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_TRANSACTION_CATEGORY_PAYLOAD)
            .removed("TransactionCategory", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static GET_COMMUNITY_FUND_ASKING: Asking = Asking {
    operation: Operation::GetCommunityFund,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_community_fund,
};

fn get_community_fund(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::CommunityFundResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_COMMUNITY_FUND_TRANSACTIONS_ASKING: Asking = Asking {
    operation: Operation::ListCommunityFundTransactions,
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
            wire: "offset",
            place: InputPlace::Query,
            kind: InputKind::Offset { usual: 20 },
        },
        Input {
            argument: "before",
            wire: "offset",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
        },
    ],
    before: &[],
    keep: None,
    total: Some(|mut ask| {
        let answer: crate::wallet::CommunityFundTransactionList = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_community_fund_transactions,
};

fn list_community_fund_transactions(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::CommunityFundTransactionList = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}

static DEPOSIT_TO_COMMUNITY_FUND_ASKING: Asking = Asking {
    operation: Operation::DepositToCommunityFund,
    inputs: &[
        Input {
            argument: "amount",
            wire: "amount",
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
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Key,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: deposit_to_community_fund,
};

static DEPOSIT_TO_COMMUNITY_FUND_INPUT_TABLE: InputTable = InputTable {
    name: "DepositToCommunityFundInput",
    description: "Input of `depositToCommunityFund`.",
    fields: &[
        Argument {
            name: "amount",
            description: "Hours, positive, two decimals at most.",
            ty: "Hours!",
            default: None,
        },
        Argument {
            name: "description",
            description: "What they are for.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

static DEPOSIT_TO_COMMUNITY_FUND_PAYLOAD: Object = Object {
    name: "DepositToCommunityFundPayload",
    description: "Result of `depositToCommunityFund`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "repeated",
            description: "True if nothing moved: the same was done less than 120 seconds ago. Else null.",
            ty: "Boolean",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "communityFund",
            description: "The community fund after the change. Null if the viewer cannot see it.",
            ty: "CommunityFund",
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
    types: &[|registry| register_object(registry, &crate::graph::wallet::COMMUNITY_FUND)],
};

fn deposit_to_community_fund(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::FundBalanceResponse = ask.answer()?;
    Ok(
        Shown::of(&DEPOSIT_TO_COMMUNITY_FUND_PAYLOAD)
            .with(IntoFound::into_found(answer.data.repeated))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_community_fund(ctx, number).await
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

static WITHDRAW_FROM_COMMUNITY_FUND_ASKING: Asking = Asking {
    operation: Operation::WithdrawFromCommunityFund,
    inputs: &[
        Input {
            argument: "amount",
            wire: "amount",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "memberId",
            wire: "recipient_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "description",
            wire: "description",
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
    answer: withdraw_from_community_fund,
};

static WITHDRAW_FROM_COMMUNITY_FUND_INPUT_TABLE: InputTable = InputTable {
    name: "WithdrawFromCommunityFundInput",
    description: "Input of `withdrawFromCommunityFund`.",
    fields: &[
        Argument {
            name: "amount",
            description: "Hours, positive, two decimals at most.",
            ty: "Hours!",
            default: None,
        },
        Argument {
            name: "memberId",
            description: "The member who gets the hours.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "description",
            description: "What they are for.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

static WITHDRAW_FROM_COMMUNITY_FUND_PAYLOAD: Object = Object {
    name: "WithdrawFromCommunityFundPayload",
    description: "Result of `withdrawFromCommunityFund`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "repeated",
            description: "True if nothing moved: the same was done less than 120 seconds ago. Else null.",
            ty: "Boolean",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "communityFund",
            description: "The community fund after the change. Null if the viewer cannot see it.",
            ty: "CommunityFund",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "member",
            description: "The member after the change. Null if the viewer cannot see it.",
            ty: "Member",
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
        |registry| register_object(registry, &crate::graph::wallet::COMMUNITY_FUND),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
    ],
};

fn withdraw_from_community_fund(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::FundBalanceResponse = ask.answer()?;
    Ok(
        Shown::of(&WITHDRAW_FROM_COMMUNITY_FUND_PAYLOAD)
            .with(IntoFound::into_found(answer.data.repeated))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_community_fund(ctx, number).await
                }),
            )
            .beside(
                ask.number("recipient_id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_member(ctx, number).await
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

static DONATE_TO_COMMUNITY_FUND_ASKING: Asking = Asking {
    operation: Operation::DonateToCommunityFund,
    inputs: &[
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
    answer: donate_to_community_fund,
};

static DONATE_TO_COMMUNITY_FUND_INPUT_TABLE: InputTable = InputTable {
    name: "DonateToCommunityFundInput",
    description: "Input of `donateToCommunityFund`.",
    fields: &[
        Argument {
            name: "amount",
            description: "Hours, positive, at most what a transfer may move, two decimals at most.",
            ty: "Hours!",
            default: None,
        },
        Argument {
            name: "message",
            description: "What it is for.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

static DONATE_TO_COMMUNITY_FUND_PAYLOAD: Object = Object {
    name: "DonateToCommunityFundPayload",
    description: "Result of `donateToCommunityFund`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "repeated",
            description: "True if nothing moved: the same donation was made less than 120 seconds ago. Else null.",
            ty: "Boolean",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "communityFund",
            description: "The community fund after the change. Null if the viewer cannot see it.",
            ty: "CommunityFund",
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
    types: &[|registry| register_object(registry, &crate::graph::wallet::COMMUNITY_FUND)],
};

fn donate_to_community_fund(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::DonationMadeResponse = ask.answer()?;
    Ok(
        Shown::of(&DONATE_TO_COMMUNITY_FUND_PAYLOAD)
            .with(IntoFound::into_found(answer.data.repeated))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_community_fund(ctx, number).await
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

static DONATE_HOURS_ASKING: Asking = Asking {
    operation: Operation::DonateHours,
    inputs: &[
        Input {
            argument: "amount",
            wire: "amount",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "",
            wire: "recipient_type",
            place: InputPlace::Body,
            kind: InputKind::Fixed("user"),
        },
        Input {
            argument: "memberId",
            wire: "recipient_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "message",
            wire: "message",
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
    answer: donate_hours,
};

static DONATE_HOURS_INPUT_TABLE: InputTable = InputTable {
    name: "DonateHoursInput",
    description: "Input of `donateHours`.",
    fields: &[
        Argument {
            name: "amount",
            description: "Hours, positive, at most what a transfer may move, two decimals at most.",
            ty: "Hours!",
            default: None,
        },
        Argument {
            name: "memberId",
            description: "The member who gets the hours.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "message",
            description: "What it is for.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

static DONATE_HOURS_PAYLOAD: Object = Object {
    name: "DonateHoursPayload",
    description: "Result of `donateHours`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "repeated",
            description: "True if nothing moved: the same donation was made less than 120 seconds ago. Else null.",
            ty: "Boolean",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "The member after the change. Null if the viewer cannot see it.",
            ty: "Member",
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
    types: &[|registry| register_object(registry, &crate::graph::shared::MEMBER)],
};

fn donate_hours(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::DonationMadeResponse = ask.answer()?;
    Ok(
        Shown::of(&DONATE_HOURS_PAYLOAD)
            .with(IntoFound::into_found(answer.data.repeated))
            .beside(
                ask.number("recipient_id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_member(ctx, number).await
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

static LIST_DONATIONS_ASKING: Asking = Asking {
    operation: Operation::ListDonations,
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
            wire: "offset",
            place: InputPlace::Query,
            kind: InputKind::Offset { usual: 20 },
        },
        Input {
            argument: "before",
            wire: "offset",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
        },
    ],
    before: &[],
    keep: None,
    total: Some(|mut ask| {
        let answer: crate::wallet::DonationList = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_donations,
};

fn list_donations(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::DonationList = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}

static GET_STARTING_BALANCE_ASKING: Asking = Asking {
    operation: Operation::GetStartingBalance,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_starting_balance,
};

fn get_starting_balance(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::StartingBalanceResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data.starting_balance))
}

static SET_STARTING_BALANCE_ASKING: Asking = Asking {
    operation: Operation::SetStartingBalance,
    inputs: &[
        Input {
            argument: "amount",
            wire: "amount",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: set_starting_balance,
};

static SET_STARTING_BALANCE_INPUT_TABLE: InputTable = InputTable {
    name: "SetStartingBalanceInput",
    description: "Input of `setStartingBalance`.",
    fields: &[
        Argument {
            name: "amount",
            description: "Hours, not negative, two decimals at most.",
            ty: "Hours!",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

static SET_STARTING_BALANCE_PAYLOAD: Object = Object {
    name: "SetStartingBalancePayload",
    description: "Result of `setStartingBalance`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "startingBalance",
            description: "Hours.",
            ty: "Hours",
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
    types: &[|registry| scalar(registry, "Hours")],
};

fn set_starting_balance(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::StartingBalanceResponse = ask.made()?;
    Ok(
        Shown::of(&SET_STARTING_BALANCE_PAYLOAD)
            .with(IntoFound::into_found(answer.data.starting_balance))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static ADJUST_BALANCE_ASKING: Asking = Asking {
    operation: Operation::AdjustBalance,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "user_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "amount",
            wire: "amount",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "account",
            wire: "account",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::wallet::ADJUSTMENT_ACCOUNT_WORDS),
        },
        Input {
            argument: "reason",
            wire: "reason",
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
    answer: adjust_balance,
};

static ADJUST_BALANCE_INPUT_TABLE: InputTable = InputTable {
    name: "AdjustBalanceInput",
    description: "Input of `adjustBalance`.",
    fields: &[
        Argument {
            name: "memberId",
            description: "The member.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "amount",
            description: "Hours, two decimals at most; negative takes them back.",
            ty: "Hours!",
            default: None,
        },
        Argument {
            name: "account",
            description: "The account on the other side.",
            ty: "AdjustmentAccount!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why. Both sides can read it.",
            ty: "String!",
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
        |registry| scalar(registry, "Hours"),
        |registry| crate::graph::wallet::ADJUSTMENT_ACCOUNT_WORDS.register(registry),
    ],
};

static ADJUST_BALANCE_PAYLOAD: Object = Object {
    name: "AdjustBalancePayload",
    description: "Result of `adjustBalance`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "repeated",
            description: "True if nothing moved: the same adjustment was made less than 120 seconds ago, and this is it. Else null.",
            ty: "Boolean",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "transaction",
            description: "The transaction that moved the hours. Null if the viewer cannot see it.",
            ty: "Transaction",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "member",
            description: "The member after the change. Null if the viewer cannot see it.",
            ty: "Member",
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
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
    ],
};

fn adjust_balance(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::LedgerTransactionResponse = ask.answer()?;
    let transaction = numbered(&answer.data.id);
    Ok(
        Shown::of(&ADJUST_BALANCE_PAYLOAD)
            .with(IntoFound::into_found(answer.data.repeated))
            .beside(
                transaction,
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_transaction(ctx, number).await
                }),
            )
            .beside(
                ask.number("user_id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_member(ctx, number).await
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

static REVERSE_TRANSACTION_ASKING: Asking = Asking {
    operation: Operation::ReverseTransaction,
    inputs: &[
        Input {
            argument: "transactionId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Transaction"),
        },
        Input {
            argument: "reason",
            wire: "reason",
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
    answer: reverse_transaction,
};

static REVERSE_TRANSACTION_INPUT_TABLE: InputTable = InputTable {
    name: "ReverseTransactionInput",
    description: "Input of `reverseTransaction`.",
    fields: &[
        Argument {
            name: "transactionId",
            description: "Id of the transaction.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why. Both sides can read it.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static REVERSE_TRANSACTION_PAYLOAD: Object = Object {
    name: "ReverseTransactionPayload",
    description: "Result of `reverseTransaction`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "transaction",
            description: "The new transaction, which moves them back. Null if the viewer cannot see it.",
            ty: "Transaction",
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
    types: &[|registry| register_object(registry, &crate::graph::wallet::TRANSACTION)],
};

fn reverse_transaction(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::LedgerTransactionResponse = ask.answer()?;
    let transaction = numbered(&answer.data.id);
    Ok(
        Shown::of(&REVERSE_TRANSACTION_PAYLOAD)
            .beside(
                transaction,
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_transaction(ctx, number).await
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

static GET_WALLET_SUMMARY_ASKING: Asking = Asking {
    operation: Operation::GetWalletSummary,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_wallet_summary,
};

fn get_wallet_summary(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::WalletSummaryResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}
