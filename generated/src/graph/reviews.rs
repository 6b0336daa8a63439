// Made from contract/areas/reviews.yaml by codegen; edit the contract instead.

//! The area `reviews` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Sought, Source, encode_cursor, global_id, numbered, page_cost, plus, register_object,
    scalar,
};

/// The words of `ReviewStatus`.
pub static REVIEW_STATUS_WORDS: EnumTable = EnumTable {
    name: "ReviewStatus",
    description: "Only `approved` reviews are shown. `pending` waits for those who look after the community, `rejected` was hidden or taken back.",
    values: &[
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "Set aside by staff.",
        },
        EnumValue {
            name: "APPROVED",
            word: "approved",
            description: "Shown.",
        },
        EnumValue {
            name: "REJECTED",
            word: "rejected",
            description: "Hidden, or taken back.",
        },
    ],
};

crate::graph_words!(crate ::reviews::ReviewStatus, REVIEW_STATUS_WORDS);

/// The words of `ReviewType`.
pub static REVIEW_TYPE_WORDS: EnumTable = EnumTable {
    name: "ReviewType",
    description: "Whether whoever wrote it belongs to this community.",
    values: &[
        EnumValue {
            name: "LOCAL",
            word: "local",
            description: "They do.",
        },
        EnumValue {
            name: "FEDERATED",
            word: "federated",
            description: "They belong to another one.",
        },
    ],
};

crate::graph_words!(crate ::reviews::ReviewType, REVIEW_TYPE_WORDS);

/// `ReviewModeration`.
pub static REVIEW_MODERATION: Object = Object {
    name: "ReviewModeration",
    description: "A review as those who look after the community see it.",
    interfaces: &[],
    fields: &[
        Field {
            name: "communityId",
            description: "Id of the community, as the REST API uses it.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "communityName",
            description: "Name of the community.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "author",
            description: "Whoever wrote it, also of an anonymous one. Null if they do not belong to this community or are gone, and for its receiver if it is anonymous.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "authorName",
            description: "Name of whoever wrote it: `Anonymous` for its receiver if it is anonymous.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "deletedByAuthorAt",
            description: "When its author took it back.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "authorEmail",
            description: "Address of whoever wrote it, as far as the viewer may know them.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "receiverEmail",
            description: "Address of whom it is about.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "transaction",
            description: "The transaction it is about, where the viewer may see it.",
            ty: "Transaction",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "group",
            description: "The group it is about, where the viewer may see it.",
            ty: "Group",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::groups::GROUP),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::reviews::ModeratedReviewDetail {
    fn object(&self) -> &'static Object {
        &REVIEW_MODERATION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => {
                match numbered(&self.tenant_id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            1 => Show::show(&self.tenant_name),
            3 => Show::show(&self.reviewer_name),
            4 => Show::show(&self.deleted_by_author_at),
            5 => Show::show(&self.reviewer_email),
            6 => Show::show(&self.receiver_email),
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
                2 => {
                    match numbered(&self.reviewer_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                7 => {
                    match numbered(&self.transaction_id) {
                        Some(number) => edges.find_transaction(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                8 => {
                    match numbered(&self.group_id) {
                        Some(number) => edges.find_group(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::reviews::ModeratedReviewDetail, REVIEW_MODERATION);

/// `PendingReview`.
pub static PENDING_REVIEW: Object = Object {
    name: "PendingReview",
    description: "A completed transaction that the caller has not reviewed.",
    interfaces: &[],
    fields: &[
        Field {
            name: "title",
            description: "What the transaction was for.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "receiver",
            description: "The other side. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "transaction",
            description: "The transaction.",
            ty: "Transaction",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "completedAt",
            description: "When the hours moved.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::reviews::PendingReview {
    fn object(&self) -> &'static Object {
        &PENDING_REVIEW
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.exchange_title),
            3 => Show::show(&self.completed_at),
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
                    match numbered(&self.receiver_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                2 => {
                    match numbered(&self.transaction_id) {
                        Some(number) => edges.find_transaction(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::reviews::PendingReview, PENDING_REVIEW);

/// A page of `PendingReview`.
pub static PENDING_REVIEW_CONNECTION: Object = Object {
    name: "PendingReviewConnection",
    description: "Some rows of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows with their places.",
            ty: "[PendingReviewEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PENDING_REVIEW_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows.",
            ty: "[PendingReview!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PENDING_REVIEW),
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
        |registry| register_object(registry, &PENDING_REVIEW_EDGE),
        |registry| register_object(registry, &PENDING_REVIEW),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `PendingReview`.
pub static PENDING_REVIEW_EDGE: Object = Object {
    name: "PendingReviewEdge",
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
            ty: "PendingReview!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PENDING_REVIEW),
        },
    ],
    types: &[],
};

impl Listed for crate::reviews::PendingReview {
    const CONNECTION: &'static Object = &PENDING_REVIEW_CONNECTION;
    const EDGE: &'static Object = &PENDING_REVIEW_EDGE;
}

/// `Review`.
pub static REVIEW: Object = Object {
    name: "Review",
    description: "One review.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the review.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reviewer",
            description: "Whoever wrote it. Null if it is anonymous, and if they do not belong to this community or are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "receiver",
            description: "Whom it is about. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "rating",
            description: "One to five, five is best.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "comment",
            description: "What the reviewer says. Null if nothing.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Only `approved` reviews are shown. `pending` waits for those who look after the community, `rejected` was hidden or taken back.",
            ty: "ReviewStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reviewType",
            description: "Whether whoever wrote it belongs to this community.",
            ty: "ReviewType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isAnonymous",
            description: "Whether nobody is told who wrote it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was written.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reviewerName",
            description: "Name of whoever wrote it: `Anonymous` if nobody is told.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "transaction",
            description: "The transaction it is about, for its two sides. Null if it is anonymous or about none.",
            ty: "Transaction",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Edge,
        },
        Field {
            name: "moderation",
            description: "What staff see beside. Null to others, and to a broker or coordinator who wrote or received the review.",
            ty: "ReviewModeration",
            arguments: &[],
            cost: Some(plus::<3>),
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
        |registry| crate::graph::reviews::REVIEW_STATUS_WORDS.register(registry),
        |registry| crate::graph::reviews::REVIEW_TYPE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::reviews::REVIEW_MODERATION),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::reviews::Review {
    fn object(&self) -> &'static Object {
        &REVIEW
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("Review", self.id)),
            3 => Show::show(&self.rating),
            4 => Show::show(&self.comment),
            5 => Show::show(&self.status),
            6 => Show::show(&self.review_type),
            7 => Show::show(&self.is_anonymous),
            8 => Show::show(&self.created_at),
            12 => Got::Value(Value::String(self.id.to_string())),
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
                    match numbered(&self.reviewer_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                2 => {
                    match numbered(&self.receiver_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                9 => edges.review_reviewer_name(ctx, self).await,
                10 => edges.review_transaction(ctx, self).await,
                11 => edges.review_moderation(ctx, self).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::reviews::Review, REVIEW);

/// A page of `Review`.
pub static REVIEW_CONNECTION: Object = Object {
    name: "ReviewConnection",
    description: "Some rows of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows with their places.",
            ty: "[ReviewEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&REVIEW_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows.",
            ty: "[Review!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&REVIEW),
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
        |registry| register_object(registry, &REVIEW_EDGE),
        |registry| register_object(registry, &REVIEW),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `Review`.
pub static REVIEW_EDGE: Object = Object {
    name: "ReviewEdge",
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
            ty: "Review!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&REVIEW),
        },
    ],
    types: &[],
};

impl Listed for crate::reviews::Review {
    const CONNECTION: &'static Object = &REVIEW_CONNECTION;
    const EDGE: &'static Object = &REVIEW_EDGE;
}

/// `ReviewDistribution`.
pub static REVIEW_DISTRIBUTION: Object = Object {
    name: "ReviewDistribution",
    description: "How many reviews give how many points.",
    interfaces: &[],
    fields: &[
        Field {
            name: "five",
            description: "Five points.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "four",
            description: "Four points.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "three",
            description: "Three points.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "two",
            description: "Two points.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "one",
            description: "One point.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::reviews::ReviewDistribution {
    fn object(&self) -> &'static Object {
        &REVIEW_DISTRIBUTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.x5),
            1 => Show::show(&self.x4),
            2 => Show::show(&self.x3),
            3 => Show::show(&self.x2),
            4 => Show::show(&self.x1),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::reviews::ReviewDistribution, REVIEW_DISTRIBUTION);

/// `ReviewStats`.
pub static REVIEW_STATS: Object = Object {
    name: "ReviewStats",
    description: "Reviews of a member in numbers.",
    interfaces: &[],
    fields: &[
        Field {
            name: "total",
            description: "How many there are.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "average",
            description: "Mean of the ratings, to two places. Zero when there is none.",
            ty: "Float!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "positive",
            description: "Reviews of four and five.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "negative",
            description: "Reviews of one and two.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "distribution",
            description: "How many reviews give how many points.",
            ty: "ReviewDistribution!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::reviews::REVIEW_DISTRIBUTION),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::reviews::REVIEW_DISTRIBUTION),
    ],
};

impl Row for crate::reviews::ReviewStats {
    fn object(&self) -> &'static Object {
        &REVIEW_STATS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.total),
            1 => Show::show(&self.average),
            2 => Show::show(&self.positive),
            3 => Show::show(&self.negative),
            4 => Show::show(&self.distribution),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::reviews::ReviewStats, REVIEW_STATS);

/// What the area `reviews` answers in the graph beside its operations.
#[async_trait]
pub trait ReviewsEdges: Send + Sync {
    /// The `Review` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_review(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// The `Review` with this number, as `node(id:)` finds it, with REST's refusals.
    async fn node_review(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// `Review.reviewerName`: Name of whoever wrote it: `Anonymous` if nobody is told.
    async fn review_reviewer_name(
        &self,
        ctx: &Context<'_>,
        row: &crate::reviews::Review,
    ) -> async_graphql::Result<Found>;

    /// `Review.transaction`: The transaction it is about, for its two sides. Null if it is anonymous or about none.
    async fn review_transaction(
        &self,
        ctx: &Context<'_>,
        row: &crate::reviews::Review,
    ) -> async_graphql::Result<Found>;

    /// `Review.moderation`: What staff see beside. Null to others, and to a broker or coordinator who wrote or received the review.
    async fn review_moderation(
        &self,
        ctx: &Context<'_>,
        row: &crate::reviews::Review,
    ) -> async_graphql::Result<Found>;
}

/// Fields of `Mutation` that operations of the area `reviews` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReviewsMutation;

static REVIEWS_MUTATION: Object = Object {
    name: "ReviewsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createReview",
            description: "Review a member. 400 `VALIDATION_ERROR` for oneself and for a transaction of which the two are not the sides. 422 `VALIDATION_ERROR` names a field that breaks its bounds, a receiver or a transaction that the community does not have; a reversal and what it took back count as none. 409 `VALIDATION_ERROR` for a second review of the same transaction, and without one for a second review of the same member within 24 hours. 403 `SAFEGUARDING_CONTACT_RESTRICTED` or `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED` when a safeguarding rule keeps the two apart; 503 `SAFEGUARDING_POLICY_UNAVAILABLE` when it cannot be asked. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.",
            ty: "CreateReviewPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "CreateReviewInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_REVIEW_ASKING),
        },
        Field {
            name: "deleteReview",
            description: "Take a review back. Only its author may, and nobody brings it back. 403 `FORBIDDEN` for anybody else; 404 `NOT_FOUND` when it is not shown to the caller or was taken back before.",
            ty: "DeleteReviewPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "DeleteReviewInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_REVIEW_ASKING),
        },
        Field {
            name: "removeReview",
            description: "Remove a review for good. Its author is told. 404 `NOT_FOUND` when the community has none. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for a broker or coordinator who wrote or received it.",
            ty: "RemoveReviewPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "RemoveReviewInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REMOVE_REVIEW_ASKING),
        },
        Field {
            name: "flagReview",
            description: "Set a review aside. It becomes `pending` and is no longer shown. 404 `NOT_FOUND` when the community has none, or its author has taken it back. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for a broker or coordinator who wrote or received it.",
            ty: "FlagReviewPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "FlagReviewInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&FLAG_REVIEW_ASKING),
        },
        Field {
            name: "hideReview",
            description: "Hide a review. It becomes `rejected` and is no longer shown; its author is told. 404 `NOT_FOUND` when the community has none, or its author has taken it back. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for a broker or coordinator who wrote or received it.",
            ty: "HideReviewPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "HideReviewInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&HIDE_REVIEW_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_REVIEW_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_REVIEW_PAYLOAD),
        |registry| DELETE_REVIEW_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_REVIEW_PAYLOAD),
        |registry| REMOVE_REVIEW_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REMOVE_REVIEW_PAYLOAD),
        |registry| FLAG_REVIEW_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &FLAG_REVIEW_PAYLOAD),
        |registry| HIDE_REVIEW_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &HIDE_REVIEW_PAYLOAD),
    ],
};

impl Row for ReviewsMutation {
    fn object(&self) -> &'static Object {
        &REVIEWS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

crate::graph_row!(ReviewsMutation, REVIEWS_MUTATION);

/// Fields of `Query` that operations of the area `reviews` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReviewsQuery;

static REVIEWS_QUERY: Object = Object {
    name: "ReviewsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "review",
            description: "One review. Whoever wrote an anonymous one is called `Anonymous` and has no id and no picture, and its transaction is not named. 404 `NOT_FOUND` when it is not shown; its author reads it unless they have taken it back.",
            ty: "Review",
            arguments: &[
                Argument {
                    name: "id",
                    description: "Id of the review.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_REVIEW_ASKING),
        },
        Field {
            name: "reviewsForModeration",
            description: "Reviews for those who look after the community. Newest first, without those that their author has taken back. Whoever received an anonymous review does not learn here either who wrote it. `tenant_id` is for administrators of the platform; for others it does not count. An unknown `status` is 422 `VALIDATION_ERROR`.",
            ty: "ReviewConnection",
            arguments: &[
                Argument {
                    name: "after",
                    description: "The cursor of the last row seen. Without it the page is the first.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100; 20 if not said.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "rating",
                    description: "Only with this rating, 1 to 5; 0 for all. Moved into its bounds, never refused.",
                    ty: "Int",
                    default: Some("0"),
                },
                Argument {
                    name: "status",
                    description: "Only in this state.",
                    ty: "ReviewStatus",
                    default: None,
                },
                Argument {
                    name: "search",
                    description: "Letters to find in the comment or in a name.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "communityId",
                    description: "Id of a community, or `all`.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_REVIEWS_FOR_MODERATION_ASKING),
        },
        Field {
            name: "reviewForModeration",
            description: "One review for those who look after the community. 404 `NOT_FOUND` when the community has none, or its author has taken it back. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for a broker or coordinator who wrote or received it.",
            ty: "Review",
            arguments: &[
                Argument {
                    name: "reviewId",
                    description: "Id of the review.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_REVIEW_FOR_MODERATION_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::reviews::REVIEW),
        |registry| register_object(registry, &crate::graph::reviews::REVIEW_CONNECTION),
        |registry| crate::graph::reviews::REVIEW_STATUS_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::reviews::REVIEW),
    ],
};

impl Row for ReviewsQuery {
    fn object(&self) -> &'static Object {
        &REVIEWS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

crate::graph_row!(ReviewsQuery, REVIEWS_QUERY);

/// Fields of `Viewer` that operations of the area `reviews` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReviewsViewer;

static REVIEWS_VIEWER: Object = Object {
    name: "ReviewsViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "pendingReviews",
            description: "What the caller has not reviewed yet. Completed transactions of the caller with another member of which the caller has written no review, newest first. Grants, starting balances, reversals, what they took back and what the caller has hidden are left out, and those whose other side is suspended, banned or gone.",
            ty: "PendingReviewConnection",
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
                Argument {
                    name: "transactionId",
                    description: "Only this transaction. Anything but a number counts as none.",
                    ty: "ID",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_PENDING_REVIEWS_ASKING),
        },
        Field {
            name: "reviewsGiven",
            description: "Reviews by the caller. Newest first, whatever became of them; those that the caller has taken back are left out.",
            ty: "ReviewConnection",
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
            source: Source::Operation(&LIST_GIVEN_REVIEWS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::reviews::PENDING_REVIEW_CONNECTION,
        ),
        |registry| register_object(registry, &crate::graph::reviews::REVIEW_CONNECTION),
    ],
};

impl Row for ReviewsViewer {
    fn object(&self) -> &'static Object {
        &REVIEWS_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

crate::graph_row!(ReviewsViewer, REVIEWS_VIEWER);

static LIST_PENDING_REVIEWS_ASKING: Asking = Asking {
    operation: Operation::ListPendingReviews,
    inputs: &[
        Input {
            argument: "first",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "after",
            wire: "",
            place: InputPlace::Query,
            kind: InputKind::Beginning {
                usual: 20,
                most: 100,
            },
        },
        Input {
            argument: "transactionId",
            wire: "transaction_id",
            place: InputPlace::Query,
            kind: InputKind::Id("anything"),
        },
    ],
    answer: list_pending_reviews,
};

fn list_pending_reviews(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::reviews::PendingReviewList = ask.answer()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let more = ask.has_more(&rows, total);
    let page = Page::new(rows, ask.is_later_page(), more).of(total);
    Ok(IntoFound::into_found(page))
}

static LIST_GIVEN_REVIEWS_ASKING: Asking = Asking {
    operation: Operation::ListGivenReviews,
    inputs: &[
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
    answer: list_given_reviews,
};

fn list_given_reviews(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::reviews::GivenReviewPage = ask.answer()?;
    let rows = answer.data.into_iter().map(|row| (encode_cursor(row.id), row));
    let more = answer.meta.has_more;
    let rows = rows.into_iter().map(|(cursor, row)| (cursor, row.id));
    let page = Sought::new::<
        crate::reviews::Review,
    >(
        rows,
        |ctx, number| Box::pin(async move {
            crate::graph::edges(ctx)?.find_review(ctx, number).await
        }),
        ask.is_later_page(),
        more,
    );
    Ok(IntoFound::into_found(page))
}

static CREATE_REVIEW_ASKING: Asking = Asking {
    operation: Operation::CreateReview,
    inputs: &[
        Input {
            argument: "receiverId",
            wire: "receiver_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
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
            argument: "transactionId",
            wire: "transaction_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Transaction"),
        },
        Input {
            argument: "isAnonymous",
            wire: "is_anonymous",
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
    answer: create_review,
};

static CREATE_REVIEW_INPUT_TABLE: InputTable = InputTable {
    name: "CreateReviewInput",
    description: "What `createReview` takes.",
    fields: &[
        Argument {
            name: "receiverId",
            description: "Id of whom it is about.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "rating",
            description: "One to five, five is best.",
            ty: "Int!",
            default: None,
        },
        Argument {
            name: "comment",
            description: "What there is to say.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "transactionId",
            description: "Id of the transaction it is about. Both must be its sides.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "isAnonymous",
            description: "Nobody is told who wrote it, and the receiver is not told that it came.",
            ty: "Boolean",
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

static CREATE_REVIEW_PAYLOAD: Object = Object {
    name: "CreateReviewPayload",
    description: "What came of createReview.",
    interfaces: &[],
    fields: &[
        Field {
            name: "review",
            description: "As it is now.",
            ty: "Review",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "receiver",
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
        |registry| register_object(registry, &crate::graph::reviews::REVIEW),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
    ],
};

fn create_review(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::reviews::CreatedReviewResponse = ask.answer()?;
    let review = numbered(&answer.data.id);
    Ok(
        Shown::of(&CREATE_REVIEW_PAYLOAD)
            .beside(
                review,
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_review(ctx, number).await
                }),
            )
            .beside(
                ask.number("receiver_id"),
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

static GET_REVIEW_ASKING: Asking = Asking {
    operation: Operation::GetReview,
    inputs: &[
        Input {
            argument: "id",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Review"),
        },
    ],
    answer: get_review,
};

fn get_review(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::reviews::ReviewResponse = ask.answer()?;
    Ok(IntoFound::into_found(answer.data))
}

static DELETE_REVIEW_ASKING: Asking = Asking {
    operation: Operation::DeleteReview,
    inputs: &[
        Input {
            argument: "reviewId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Review"),
        },
    ],
    answer: delete_review,
};

static DELETE_REVIEW_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteReviewInput",
    description: "What `deleteReview` takes.",
    fields: &[
        Argument {
            name: "reviewId",
            description: "Id of the review.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_REVIEW_PAYLOAD: Object = Object {
    name: "DeleteReviewPayload",
    description: "What came of deleteReview.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedReviewId",
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

fn delete_review(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_REVIEW_PAYLOAD)
            .removed("Review", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static LIST_REVIEWS_FOR_MODERATION_ASKING: Asking = Asking {
    operation: Operation::ListReviewsForModeration,
    inputs: &[
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
            argument: "first",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "rating",
            wire: "rating",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::reviews::REVIEW_STATUS_WORDS),
        },
        Input {
            argument: "search",
            wire: "search",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "communityId",
            wire: "tenant_id",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
    ],
    answer: list_reviews_for_moderation,
};

fn list_reviews_for_moderation(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::reviews::ModeratedReviewPage = ask.answer()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let more = ask.has_more(&rows, total);
    let rows = rows.into_iter().map(|(cursor, row)| (cursor, row.id));
    let page = Sought::new::<
        crate::reviews::Review,
    >(
            rows,
            |ctx, number| Box::pin(async move {
                crate::graph::edges(ctx)?.find_review(ctx, number).await
            }),
            ask.is_later_page(),
            more,
        )
        .of(total);
    Ok(IntoFound::into_found(page))
}

static GET_REVIEW_FOR_MODERATION_ASKING: Asking = Asking {
    operation: Operation::GetReviewForModeration,
    inputs: &[
        Input {
            argument: "reviewId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Review"),
        },
    ],
    answer: get_review_for_moderation,
};

fn get_review_for_moderation(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::reviews::ModeratedReviewResponse = ask.answer()?;
    Ok(
        Found::Number(
            answer.data.id,
            |ctx, number| Box::pin(async move {
                crate::graph::edges(ctx)?.find_review(ctx, number).await
            }),
        ),
    )
}

static REMOVE_REVIEW_ASKING: Asking = Asking {
    operation: Operation::RemoveReview,
    inputs: &[
        Input {
            argument: "reviewId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Review"),
        },
    ],
    answer: remove_review,
};

static REMOVE_REVIEW_INPUT_TABLE: InputTable = InputTable {
    name: "RemoveReviewInput",
    description: "What `removeReview` takes.",
    fields: &[
        Argument {
            name: "reviewId",
            description: "Id of the review.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static REMOVE_REVIEW_PAYLOAD: Object = Object {
    name: "RemoveReviewPayload",
    description: "What came of removeReview.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedReviewId",
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

fn remove_review(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&REMOVE_REVIEW_PAYLOAD)
            .removed("Review", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static FLAG_REVIEW_ASKING: Asking = Asking {
    operation: Operation::FlagReview,
    inputs: &[
        Input {
            argument: "reviewId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Review"),
        },
    ],
    answer: flag_review,
};

static FLAG_REVIEW_INPUT_TABLE: InputTable = InputTable {
    name: "FlagReviewInput",
    description: "What `flagReview` takes.",
    fields: &[
        Argument {
            name: "reviewId",
            description: "Id of the review.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static FLAG_REVIEW_PAYLOAD: Object = Object {
    name: "FlagReviewPayload",
    description: "What came of flagReview.",
    interfaces: &[],
    fields: &[
        Field {
            name: "review",
            description: "As it is now.",
            ty: "Review",
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
    types: &[|registry| register_object(registry, &crate::graph::reviews::REVIEW)],
};

fn flag_review(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&FLAG_REVIEW_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_review(ctx, number).await
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

static HIDE_REVIEW_ASKING: Asking = Asking {
    operation: Operation::HideReview,
    inputs: &[
        Input {
            argument: "reviewId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Review"),
        },
    ],
    answer: hide_review,
};

static HIDE_REVIEW_INPUT_TABLE: InputTable = InputTable {
    name: "HideReviewInput",
    description: "What `hideReview` takes.",
    fields: &[
        Argument {
            name: "reviewId",
            description: "Id of the review.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static HIDE_REVIEW_PAYLOAD: Object = Object {
    name: "HideReviewPayload",
    description: "What came of hideReview.",
    interfaces: &[],
    fields: &[
        Field {
            name: "review",
            description: "As it is now.",
            ty: "Review",
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
    types: &[|registry| register_object(registry, &crate::graph::reviews::REVIEW)],
};

fn hide_review(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&HIDE_REVIEW_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_review(ctx, number).await
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
