// Made from contract/areas/wallet.yaml by codegen; edit the contract instead.

//! The area `wallet` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, encode_cursor, global_id, numbered, page_cost, plus, register_object, scalar,
};

/// The words of `DonationDirection`.
pub static DONATION_DIRECTION_WORDS: EnumTable = EnumTable {
    name: "DonationDirection",
    description: "Whether the caller gave it.",
    values: &[
        EnumValue {
            name: "GIVEN",
            word: "given",
            description: "The caller gave.",
        },
        EnumValue {
            name: "RECEIVED",
            word: "received",
            description: "The caller was given.",
        },
    ],
};

crate::graph_words!(crate ::wallet::DonationDirection, DONATION_DIRECTION_WORDS);

/// The words of `DonationRecipientType`.
pub static DONATION_RECIPIENT_TYPE_WORDS: EnumTable = EnumTable {
    name: "DonationRecipientType",
    description: "To whom it went.",
    values: &[
        EnumValue {
            name: "COMMUNITY_FUND",
            word: "community_fund",
            description: "To all.",
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
    description: "Put in by administrators, paid out, or given by a member.",
    values: &[
        EnumValue {
            name: "DEPOSIT",
            word: "deposit",
            description: "Put in by administrators.",
        },
        EnumValue {
            name: "WITHDRAWAL",
            word: "withdrawal",
            description: "Paid out.",
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
    description: "Whether the caller's hours became fewer or more.",
    values: &[
        EnumValue {
            name: "DEBIT",
            word: "debit",
            description: "Fewer.",
        },
        EnumValue {
            name: "CREDIT",
            word: "credit",
            description: "More.",
        },
    ],
};

crate::graph_words!(crate ::wallet::TransactionDirection, TRANSACTION_DIRECTION_WORDS);

/// The words of `TransactionStatus`.
pub static TRANSACTION_STATUS_WORDS: EnumTable = EnumTable {
    name: "TransactionStatus",
    description: "Whether the hours have moved.",
    values: &[
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "Not yet.",
        },
        EnumValue {
            name: "COMPLETED",
            word: "completed",
            description: "They have.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "They never will.",
        },
    ],
};

crate::graph_words!(crate ::wallet::WalletTransactionStatus, TRANSACTION_STATUS_WORDS);

/// `CommunityFund`.
pub static COMMUNITY_FUND: Object = Object {
    name: "CommunityFund",
    description: "The hours that the community holds in common.",
    interfaces: &[],
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
            description: "What moved in and out of the fund, newest first.",
            ty: "FundTransactionConnection",
            arguments: &[
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
            source: Source::Operation(&LIST_COMMUNITY_FUND_TRANSACTIONS_ASKING),
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
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::wallet::CommunityFund, COMMUNITY_FUND);

/// `FundTransaction`.
pub static FUND_TRANSACTION: Object = Object {
    name: "FundTransaction",
    description: "Hours that moved in or out of the fund.",
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
            description: "Put in by administrators, paid out, or given by a member.",
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
            description: "What its maker wrote about it. Empty for a correction of somebody else.",
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
            description: "Who gave or was paid. Null for new hours, for somebody who is gone, and for a correction of somebody else, unless the viewer is an administrator.",
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
    description: "Some rows of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows with their places.",
            ty: "[FundTransactionEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&FUND_TRANSACTION_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows.",
            ty: "[FundTransaction!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&FUND_TRANSACTION),
        },
        Field {
            name: "pageInfo",
            description: "Whether there is more.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
        Field {
            name: "totalCount",
            description: "How many rows the whole list has. Null where nobody counts them.",
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
    description: "A row of a list with its place.",
    interfaces: &[],
    fields: &[
        Field {
            name: "cursor",
            description: "The row's place.",
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
    description: "A gift.",
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
            description: "Whether the caller gave it.",
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
            description: "What its giver wrote about it.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "recipientType",
            description: "To whom it went.",
            ty: "DonationRecipientType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "partner",
            description: "The one of the two who is not the caller.",
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
    description: "Some rows of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows with their places.",
            ty: "[DonationEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&DONATION_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows.",
            ty: "[Donation!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&DONATION),
        },
        Field {
            name: "pageInfo",
            description: "Whether there is more.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
        Field {
            name: "totalCount",
            description: "How many rows the whole list has. Null where nobody counts them.",
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
    description: "A row of a list with its place.",
    interfaces: &[],
    fields: &[
        Field {
            name: "cursor",
            description: "The row's place.",
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
            description: "Name by which hours can be sent. Null without one.",
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
    description: "What a transfer may be about.",
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
            description: "What belongs to it.",
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
            description: "Lower ones come first.",
            ty: "Int!",
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
            description: "Its id at the REST door.",
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
    description: "Hours of a member.",
    interfaces: &[],
    fields: &[
        Field {
            name: "balance",
            description: "Hours to spend; below zero where the community allows it.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "totalEarned",
            description: "All hours that came.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "totalSpent",
            description: "All hours that went.",
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
            description: "Hours on their way to the member.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pendingOutgoing",
            description: "Hours on their way to somebody else.",
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
                    description: "Which ones.",
                    ty: "TransactionFilter",
                    default: Some("ALL"),
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
            source: Source::Operation(&LIST_WALLET_TRANSACTIONS_ASKING),
        },
        Field {
            name: "pendingTransferCount",
            description: "How many transfers wait for the viewer. Always zero while transfers settle at once.",
            ty: "Int",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_PENDING_TRANSFER_COUNT_ASKING),
        },
        Field {
            name: "donations",
            description: "What the viewer gave and was given, newest first, without hidden ones.",
            ty: "DonationConnection",
            arguments: &[
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
            source: Source::Operation(&LIST_DONATIONS_ASKING),
        },
    ],
    types: &[
        |registry| TRANSACTION_FILTER_WORDS.register(registry),
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
    description: "Who stands on a side of a transaction.",
    interfaces: &[],
    fields: &[
        Field {
            name: "name",
            description: "Name to show, also where it is no member.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "The member. Null where it is none.",
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

/// `Transaction`.
pub static TRANSACTION: Object = Object {
    name: "Transaction",
    description: "Hours that moved, as one of the two sides sees it.",
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
            description: "What its maker wrote about it. Empty for an administrator where two other members moved the hours themselves.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "transactionType",
            description: "Why the hours moved: `transfer`, `exchange`, `donation`, `starting_balance`, `admin_grant`, `admin_reclaim`, `community_fund`, `reversal`; more kinds may come.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sender",
            description: "Whose hours became fewer.",
            ty: "TransactionParty!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::wallet::TRANSACTION_PARTY),
        },
        Field {
            name: "receiver",
            description: "Whose hours became more.",
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
            name: "direction",
            description: "Whether the viewer's hours became fewer or more. Null for an administrator who is no side of it.",
            ty: "TransactionDirection",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "partner",
            description: "The one of the two sides that is not the viewer. Null for an administrator who is no side of it.",
            ty: "TransactionParty",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "actingMember",
            description: "Who moved the hours, where that is neither side. Null for anybody but administrators.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "reverses",
            description: "The transaction that it takes back. Null for anybody but administrators.",
            ty: "Transaction",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "restId",
            description: "Its id at the REST door.",
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
            13 => Got::Value(Value::String(self.id.to_string())),
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
                9 => edges.transaction_direction(ctx, self).await,
                10 => edges.transaction_partner(ctx, self).await,
                11 => edges.transaction_acting_member(ctx, self).await,
                12 => edges.transaction_reverses(ctx, self).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::wallet::WalletTransaction, TRANSACTION);

/// A page of `Transaction`.
pub static TRANSACTION_CONNECTION: Object = Object {
    name: "TransactionConnection",
    description: "Some rows of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows with their places.",
            ty: "[TransactionEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&TRANSACTION_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows.",
            ty: "[Transaction!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&TRANSACTION),
        },
        Field {
            name: "pageInfo",
            description: "Whether there is more.",
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
    description: "A row of a list with its place.",
    interfaces: &[],
    fields: &[
        Field {
            name: "cursor",
            description: "The row's place.",
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
    ) -> async_graphql::Result<Found>;

    /// The `Transaction` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_transaction(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// The `TransactionCategory` with this number, as `node(id:)` finds it, with REST's refusals.
    async fn node_transaction_category(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// The `Transaction` with this number, as `node(id:)` finds it, with REST's refusals.
    async fn node_transaction(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// `FundTransaction.member`: Who gave or was paid. Null for new hours, for somebody who is gone, and for a correction of somebody else, unless the viewer is an administrator.
    async fn fund_transaction_member(
        &self,
        ctx: &Context<'_>,
        row: &crate::wallet::CommunityFundTransaction,
    ) -> async_graphql::Result<Found>;

    /// `TransactionParty.member`: The member. Null where it is none.
    async fn transaction_party_member(
        &self,
        ctx: &Context<'_>,
        row: &crate::wallet::WalletParty,
    ) -> async_graphql::Result<Found>;

    /// `Transaction.direction`: Whether the viewer's hours became fewer or more. Null for an administrator who is no side of it.
    async fn transaction_direction(
        &self,
        ctx: &Context<'_>,
        row: &crate::wallet::WalletTransaction,
    ) -> async_graphql::Result<Found>;

    /// `Transaction.partner`: The one of the two sides that is not the viewer. Null for an administrator who is no side of it.
    async fn transaction_partner(
        &self,
        ctx: &Context<'_>,
        row: &crate::wallet::WalletTransaction,
    ) -> async_graphql::Result<Found>;

    /// `Transaction.actingMember`: Who moved the hours, where that is neither side. Null for anybody but administrators.
    async fn transaction_acting_member(
        &self,
        ctx: &Context<'_>,
        row: &crate::wallet::WalletTransaction,
    ) -> async_graphql::Result<Found>;

    /// `Transaction.reverses`: The transaction that it takes back. Null for anybody but administrators.
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
            description: "Hide a transaction from oneself. The other party goes on seeing it, and the balance stays. `NOT_FOUND` for anybody who is no side of it, and for those who have hidden it.",
            ty: "HideTransactionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "HideTransactionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&HIDE_WALLET_TRANSACTION_ASKING),
        },
        Field {
            name: "transferHours",
            description: "Send hours to a member, named by `memberId`, `username` or `email`, whichever is there first. `VALIDATION_ERROR` without a member, for an amount that is not positive, above the cap or finer than hundredths, and for oneself. `NOT_FOUND` when the community has no such member, `TRANSFER_FAILED` when the member takes no part now, `SAFEGUARDING_CONTACT_RESTRICTED` when a safeguarding rule keeps the two apart, `INSUFFICIENT_FUNDS` when the balance does not suffice. Without a key, the same transfer within 120 seconds answers with the first one and moves nothing.",
            ty: "TransferHoursPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "TransferHoursInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&TRANSFER_HOURS_ASKING),
        },
        Field {
            name: "createTransactionCategory",
            description: "For administrators: something more that transfers may be about. `ALREADY_EXISTS` when there is one of this name.",
            ty: "CreateTransactionCategoryPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "CreateTransactionCategoryInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_TRANSACTION_CATEGORY_ASKING),
        },
        Field {
            name: "updateTransactionCategory",
            description: "For administrators: changes what transfers may be about. What is left out stays. `ALREADY_EXISTS` when another one has this name.",
            ty: "UpdateTransactionCategoryPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "UpdateTransactionCategoryInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_TRANSACTION_CATEGORY_ASKING),
        },
        Field {
            name: "deleteTransactionCategory",
            description: "For administrators: no transfer can be about this any more. Those that were keep it.",
            ty: "DeleteTransactionCategoryPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "DeleteTransactionCategoryInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_TRANSACTION_CATEGORY_ASKING),
        },
        Field {
            name: "depositToCommunityFund",
            description: "For administrators: new hours for the community fund, from issuance. `VALIDATION_ERROR` for an amount that is not positive or finer than hundredths.",
            ty: "DepositToCommunityFundPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "DepositToCommunityFundInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DEPOSIT_TO_COMMUNITY_FUND_ASKING),
        },
        Field {
            name: "withdrawFromCommunityFund",
            description: "For administrators: pay a member out of the community fund. `INSUFFICIENT_FUNDS` when the fund does not suffice, `NOT_FOUND` when the community has no such member, `TRANSFER_FAILED` when the member takes no part now.",
            ty: "WithdrawFromCommunityFundPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "WithdrawFromCommunityFundInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&WITHDRAW_FROM_COMMUNITY_FUND_ASKING),
        },
        Field {
            name: "donateToCommunityFund",
            description: "Give hours to the community fund. `VALIDATION_ERROR` for an amount that is not positive, above 1000 or finer than hundredths, `INSUFFICIENT_FUNDS` when the balance does not suffice. The same gift again within 120 seconds moves nothing, unless it has an idempotency key of its own.",
            ty: "DonateToCommunityFundPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "DonateToCommunityFundInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DONATE_TO_COMMUNITY_FUND_ASKING),
        },
        Field {
            name: "donateHours",
            description: "Give hours to a member. `VALIDATION_ERROR` for an amount that is not positive, above 1000 or finer than hundredths, and without a member; `INSUFFICIENT_FUNDS` when the balance does not suffice; `DONATION_FAILED` when the member is not there or takes no part now. The same gift again within 120 seconds moves nothing, unless it has an idempotency key of its own.",
            ty: "DonateHoursPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "DonateHoursInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DONATE_HOURS_ASKING),
        },
        Field {
            name: "setStartingBalance",
            description: "For administrators: decide with how many hours new members start. Whoever is there already gets nothing. `VALIDATION_ERROR` for an amount that is negative, above 1000 or finer than hundredths.",
            ty: "SetStartingBalancePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "SetStartingBalanceInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SET_STARTING_BALANCE_ASKING),
        },
        Field {
            name: "adjustBalance",
            description: "For administrators: give a member hours, or take some back, from and to a named account. `VALIDATION_ERROR` for an amount that is zero, beyond 1000 or finer than hundredths, `NOT_FOUND` when the community has no such member, `INSUFFICIENT_FUNDS` when the account that gives does not suffice.",
            ty: "AdjustBalancePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "AdjustBalanceInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ADJUST_BALANCE_ASKING),
        },
        Field {
            name: "reverseTransaction",
            description: "For administrators: take a transaction back. Nothing is erased: the same hours move the other way in a transaction of its own, which the payload shows. `INVALID_STATE` when it was taken back before or takes another one back itself, `INSUFFICIENT_FUNDS` when whoever got the hours has spent them.",
            ty: "ReverseTransactionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
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

crate::graph_row!(WalletMutation, WALLET_MUTATION);

/// Fields of `Query` that operations of the area `wallet` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct WalletQuery;

static WALLET_QUERY: Object = Object {
    name: "WalletQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "transaction",
            description: "A transaction of the viewer's. `NOT_FOUND` for anybody who is no side of it, and for those who have hidden it.",
            ty: "Transaction",
            arguments: &[
                Argument {
                    name: "id",
                    description: "Id of the transaction.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_WALLET_TRANSACTION_ASKING),
        },
        Field {
            name: "payees",
            description: "Members to whom hours can be sent, by name or user name, without the viewer. Nobody for an empty search.",
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
                    description: "How many at most, 1 to 20; 10 if not said.",
                    ty: "Int",
                    default: None,
                },
            ],
            cost: Some(page_cost::<10, 20>),
            source: Source::Operation(&SEARCH_PAYEES_ASKING),
        },
        Field {
            name: "transactionCategories",
            description: "What a transfer may be about, in the community's order.",
            ty: "[TransactionCategory!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_TRANSACTION_CATEGORIES_ASKING),
        },
        Field {
            name: "communityFund",
            description: "The hours that the community holds in common.",
            ty: "CommunityFund",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_COMMUNITY_FUND_ASKING),
        },
        Field {
            name: "startingBalance",
            description: "With how many hours new members start.",
            ty: "Hours",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_STARTING_BALANCE_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION),
        |registry| register_object(registry, &crate::graph::wallet::PAYEE),
        |registry| register_object(
            registry,
            &crate::graph::wallet::TRANSACTION_CATEGORY,
        ),
        |registry| register_object(registry, &crate::graph::wallet::COMMUNITY_FUND),
        |registry| scalar(registry, "Hours"),
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

crate::graph_row!(WalletQuery, WALLET_QUERY);

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

crate::graph_row!(WalletViewer, WALLET_VIEWER);

static GET_WALLET_CONFIG_ASKING: Asking = Asking {
    operation: Operation::GetWalletConfig,
    inputs: &[],
    answer: get_wallet_config,
};

fn get_wallet_config(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::WalletConfigResponse = ask.answer()?;
    Ok(IntoFound::into_found(answer.data.max_transfer))
}

static GET_WALLET_BALANCE_ASKING: Asking = Asking {
    operation: Operation::GetWalletBalance,
    inputs: &[],
    answer: get_wallet_balance,
};

fn get_wallet_balance(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::WalletBalanceResponse = ask.answer()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_WALLET_TRANSACTIONS_ASKING: Asking = Asking {
    operation: Operation::ListWalletTransactions,
    inputs: &[
        Input {
            argument: "type",
            wire: "type",
            place: InputPlace::Query,
            kind: InputKind::Word(&TRANSACTION_FILTER_WORDS),
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
    answer: list_wallet_transactions,
};

/// The words of `TransactionFilter`.
pub static TRANSACTION_FILTER_WORDS: EnumTable = EnumTable {
    name: "TransactionFilter",
    description: "Which ones. Another word counts as `all`.",
    values: &[
        EnumValue {
            name: "ALL",
            word: "all",
            description: "All.",
        },
        EnumValue {
            name: "SENT",
            word: "sent",
            description: "Those that took hours.",
        },
        EnumValue {
            name: "RECEIVED",
            word: "received",
            description: "Those that brought hours.",
        },
    ],
};

fn list_wallet_transactions(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::WalletTransactionPage = ask.answer()?;
    let rows = answer.data.into_iter().map(|row| (encode_cursor(row.id), row));
    let more = answer.meta.has_more;
    let page = Page::new(rows, ask.is_later_page(), more);
    Ok(IntoFound::into_found(page))
}

static GET_WALLET_TRANSACTION_ASKING: Asking = Asking {
    operation: Operation::GetWalletTransaction,
    inputs: &[
        Input {
            argument: "id",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Transaction"),
        },
    ],
    answer: get_wallet_transaction,
};

fn get_wallet_transaction(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::WalletTransactionResponse = ask.answer()?;
    Ok(IntoFound::into_found(answer.data))
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
    answer: hide_wallet_transaction,
};

static HIDE_TRANSACTION_INPUT_TABLE: InputTable = InputTable {
    name: "HideTransactionInput",
    description: "What `hideTransaction` takes.",
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
    description: "What came of hideTransaction.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedTransactionId",
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
    answer: transfer_hours,
};

static TRANSFER_HOURS_INPUT_TABLE: InputTable = InputTable {
    name: "TransferHoursInput",
    description: "What `transferHours` takes.",
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
            description: "Chosen by the client, 1 to 191 visible characters. The same call under the same key happens once.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

static TRANSFER_HOURS_PAYLOAD: Object = Object {
    name: "TransferHoursPayload",
    description: "What came of transferHours.",
    interfaces: &[],
    fields: &[
        Field {
            name: "transaction",
            description: "As it is now.",
            ty: "Transaction",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::wallet::TRANSACTION),
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
    answer: search_payees,
};

fn search_payees(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::PayeeSearchResponse = ask.answer()?;
    Ok(IntoFound::into_found(answer.data.users))
}

static GET_PENDING_TRANSFER_COUNT_ASKING: Asking = Asking {
    operation: Operation::GetPendingTransferCount,
    inputs: &[],
    answer: get_pending_transfer_count,
};

fn get_pending_transfer_count(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::PendingTransferCountResponse = ask.answer()?;
    Ok(IntoFound::into_found(answer.data.count))
}

static LIST_TRANSACTION_CATEGORIES_ASKING: Asking = Asking {
    operation: Operation::ListTransactionCategories,
    inputs: &[],
    answer: list_transaction_categories,
};

fn list_transaction_categories(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::TransactionCategoryList = ask.answer()?;
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
    answer: create_transaction_category,
};

static CREATE_TRANSACTION_CATEGORY_INPUT_TABLE: InputTable = InputTable {
    name: "CreateTransactionCategoryInput",
    description: "What `createTransactionCategory` takes.",
    fields: &[
        Argument {
            name: "name",
            description: "Name of the category.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "description",
            description: "What belongs to it.",
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
            description: "Lower ones come first.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "isActive",
            description: "Whether it is offered.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[],
};

static CREATE_TRANSACTION_CATEGORY_PAYLOAD: Object = Object {
    name: "CreateTransactionCategoryPayload",
    description: "What came of createTransactionCategory.",
    interfaces: &[],
    fields: &[
        Field {
            name: "transactionCategory",
            description: "As it is now.",
            ty: "TransactionCategory",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::wallet::TRANSACTION_CATEGORY),
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
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION_CATEGORY),
    ],
};

fn create_transaction_category(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::TransactionCategoryResponse = ask.answer()?;
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
    answer: update_transaction_category,
};

static UPDATE_TRANSACTION_CATEGORY_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateTransactionCategoryInput",
    description: "What `updateTransactionCategory` takes.",
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
            description: "What belongs to it.",
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
            description: "Lower ones come first.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "isActive",
            description: "Whether it is offered.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[],
};

static UPDATE_TRANSACTION_CATEGORY_PAYLOAD: Object = Object {
    name: "UpdateTransactionCategoryPayload",
    description: "What came of updateTransactionCategory.",
    interfaces: &[],
    fields: &[
        Field {
            name: "transactionCategory",
            description: "As it is now.",
            ty: "TransactionCategory",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::wallet::TRANSACTION_CATEGORY),
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
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION_CATEGORY),
    ],
};

fn update_transaction_category(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::TransactionCategoryResponse = ask.answer()?;
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
    answer: delete_transaction_category,
};

static DELETE_TRANSACTION_CATEGORY_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteTransactionCategoryInput",
    description: "What `deleteTransactionCategory` takes.",
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
    description: "What came of deleteTransactionCategory.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedTransactionCategoryId",
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
    answer: get_community_fund,
};

fn get_community_fund(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::CommunityFundResponse = ask.answer()?;
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
            argument: "after",
            wire: "offset",
            place: InputPlace::Query,
            kind: InputKind::Offset,
        },
    ],
    answer: list_community_fund_transactions,
};

fn list_community_fund_transactions(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::CommunityFundTransactionList = ask.answer()?;
    let total = answer.meta.total;
    let rows = (ask.left_out() + 1..)
        .map(encode_cursor)
        .zip(answer.data)
        .collect::<Vec<_>>();
    let more = i64::try_from(rows.len())
        .is_ok_and(|rows| rows > 0 && ask.left_out() + rows < total);
    let page = Page::new(rows, ask.is_later_page(), more).of(total);
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
    answer: deposit_to_community_fund,
};

static DEPOSIT_TO_COMMUNITY_FUND_INPUT_TABLE: InputTable = InputTable {
    name: "DepositToCommunityFundInput",
    description: "What `depositToCommunityFund` takes.",
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
            description: "Chosen by the client, 1 to 191 visible characters. The same call under the same key happens once.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

static DEPOSIT_TO_COMMUNITY_FUND_PAYLOAD: Object = Object {
    name: "DepositToCommunityFundPayload",
    description: "What came of depositToCommunityFund.",
    interfaces: &[],
    fields: &[
        Field {
            name: "communityFund",
            description: "As it is now.",
            ty: "CommunityFund",
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
    types: &[|registry| register_object(registry, &crate::graph::wallet::COMMUNITY_FUND)],
};

fn deposit_to_community_fund(_: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DEPOSIT_TO_COMMUNITY_FUND_PAYLOAD)
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
    answer: withdraw_from_community_fund,
};

static WITHDRAW_FROM_COMMUNITY_FUND_INPUT_TABLE: InputTable = InputTable {
    name: "WithdrawFromCommunityFundInput",
    description: "What `withdrawFromCommunityFund` takes.",
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
            description: "Chosen by the client, 1 to 191 visible characters. The same call under the same key happens once.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

static WITHDRAW_FROM_COMMUNITY_FUND_PAYLOAD: Object = Object {
    name: "WithdrawFromCommunityFundPayload",
    description: "What came of withdrawFromCommunityFund.",
    interfaces: &[],
    fields: &[
        Field {
            name: "communityFund",
            description: "As it is now.",
            ty: "CommunityFund",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "member",
            description: "As it is now.",
            ty: "Member",
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
        |registry| register_object(registry, &crate::graph::wallet::COMMUNITY_FUND),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
    ],
};

fn withdraw_from_community_fund(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&WITHDRAW_FROM_COMMUNITY_FUND_PAYLOAD)
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
    answer: donate_to_community_fund,
};

static DONATE_TO_COMMUNITY_FUND_INPUT_TABLE: InputTable = InputTable {
    name: "DonateToCommunityFundInput",
    description: "What `donateToCommunityFund` takes.",
    fields: &[
        Argument {
            name: "amount",
            description: "Hours, positive, at most 1000, two decimals at most.",
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
            description: "Chosen by the client, 1 to 191 visible characters. The same call under the same key happens once.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

static DONATE_TO_COMMUNITY_FUND_PAYLOAD: Object = Object {
    name: "DonateToCommunityFundPayload",
    description: "What came of donateToCommunityFund.",
    interfaces: &[],
    fields: &[
        Field {
            name: "communityFund",
            description: "As it is now.",
            ty: "CommunityFund",
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
    types: &[|registry| register_object(registry, &crate::graph::wallet::COMMUNITY_FUND)],
};

fn donate_to_community_fund(_: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DONATE_TO_COMMUNITY_FUND_PAYLOAD)
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
    answer: donate_hours,
};

static DONATE_HOURS_INPUT_TABLE: InputTable = InputTable {
    name: "DonateHoursInput",
    description: "What `donateHours` takes.",
    fields: &[
        Argument {
            name: "amount",
            description: "Hours, positive, at most 1000, two decimals at most.",
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
            description: "Chosen by the client, 1 to 191 visible characters. The same call under the same key happens once.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

static DONATE_HOURS_PAYLOAD: Object = Object {
    name: "DonateHoursPayload",
    description: "What came of donateHours.",
    interfaces: &[],
    fields: &[
        Field {
            name: "member",
            description: "As it is now.",
            ty: "Member",
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
    types: &[|registry| register_object(registry, &crate::graph::shared::MEMBER)],
};

fn donate_hours(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DONATE_HOURS_PAYLOAD)
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
            argument: "after",
            wire: "offset",
            place: InputPlace::Query,
            kind: InputKind::Offset,
        },
    ],
    answer: list_donations,
};

fn list_donations(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::DonationList = ask.answer()?;
    let total = answer.meta.total;
    let rows = (ask.left_out() + 1..)
        .map(encode_cursor)
        .zip(answer.data)
        .collect::<Vec<_>>();
    let more = i64::try_from(rows.len())
        .is_ok_and(|rows| rows > 0 && ask.left_out() + rows < total);
    let page = Page::new(rows, ask.is_later_page(), more).of(total);
    Ok(IntoFound::into_found(page))
}

static GET_STARTING_BALANCE_ASKING: Asking = Asking {
    operation: Operation::GetStartingBalance,
    inputs: &[],
    answer: get_starting_balance,
};

fn get_starting_balance(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::StartingBalanceResponse = ask.answer()?;
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
    answer: set_starting_balance,
};

static SET_STARTING_BALANCE_INPUT_TABLE: InputTable = InputTable {
    name: "SetStartingBalanceInput",
    description: "What `setStartingBalance` takes.",
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
    description: "What came of setStartingBalance.",
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
            description: "Whoever asked, as they are now.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

fn set_starting_balance(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::StartingBalanceResponse = ask.answer()?;
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
            kind: InputKind::Word(&ADJUSTMENT_ACCOUNT_WORDS),
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
    answer: adjust_balance,
};

static ADJUST_BALANCE_INPUT_TABLE: InputTable = InputTable {
    name: "AdjustBalanceInput",
    description: "What `adjustBalance` takes.",
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
            description: "Chosen by the client, 1 to 191 visible characters. The same call under the same key happens once.",
            ty: "String",
            default: None,
        },
    ],
    types: &[
        |registry| scalar(registry, "Hours"),
        |registry| ADJUSTMENT_ACCOUNT_WORDS.register(registry),
    ],
};

/// The words of `AdjustmentAccount`.
pub static ADJUSTMENT_ACCOUNT_WORDS: EnumTable = EnumTable {
    name: "AdjustmentAccount",
    description: "The account on the other side.",
    values: &[
        EnumValue {
            name: "ISSUANCE",
            word: "issuance",
            description: "Where hours come from and go back to.",
        },
        EnumValue {
            name: "COMMUNITY_FUND",
            word: "community_fund",
            description: "What the community holds in common.",
        },
    ],
};

static ADJUST_BALANCE_PAYLOAD: Object = Object {
    name: "AdjustBalancePayload",
    description: "What came of adjustBalance.",
    interfaces: &[],
    fields: &[
        Field {
            name: "transaction",
            description: "As it is now.",
            ty: "Transaction",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "member",
            description: "As it is now.",
            ty: "Member",
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
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
    ],
};

fn adjust_balance(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::wallet::LedgerTransactionResponse = ask.answer()?;
    let transaction = numbered(&answer.data.id);
    Ok(
        Shown::of(&ADJUST_BALANCE_PAYLOAD)
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
    answer: reverse_transaction,
};

static REVERSE_TRANSACTION_INPUT_TABLE: InputTable = InputTable {
    name: "ReverseTransactionInput",
    description: "What `reverseTransaction` takes.",
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
            description: "Chosen by the client, 1 to 191 visible characters. The same call under the same key happens once.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static REVERSE_TRANSACTION_PAYLOAD: Object = Object {
    name: "ReverseTransactionPayload",
    description: "What came of reverseTransaction.",
    interfaces: &[],
    fields: &[
        Field {
            name: "transaction",
            description: "As it is now.",
            ty: "Transaction",
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
