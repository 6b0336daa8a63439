// Made from contract/areas/reviews.yaml by codegen; edit the contract instead.

//! The area `reviews` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Before, EnumTable, EnumValue, Field, Found, Got, Input,
    InputKind, InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row,
    Show, Shown, Sought, Source, global_id, numbered, page_cost, plus, register_object,
    scalar,
};

/// The words of `ReviewStatus`.
pub static REVIEW_STATUS_WORDS: EnumTable = EnumTable {
    name: "ReviewStatus",
    description: "Status of a review. Only approved reviews are shown.",
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
            description: "Hidden by staff, or deleted by its author.",
        },
    ],
};

crate::graph_words!(crate ::reviews::ReviewStatus, REVIEW_STATUS_WORDS);

/// The words of `ReviewType`.
pub static REVIEW_TYPE_WORDS: EnumTable = EnumTable {
    name: "ReviewType",
    description: "Whether its author belongs to this community.",
    values: &[
        EnumValue {
            name: "LOCAL",
            word: "local",
            description: "Its author belongs to this community.",
        },
        EnumValue {
            name: "FEDERATED",
            word: "federated",
            description: "Its author belongs to another community.",
        },
    ],
};

crate::graph_words!(crate ::reviews::ReviewType, REVIEW_TYPE_WORDS);

/// `ReviewModeration`.
pub static REVIEW_MODERATION: Object = Object {
    name: "ReviewModeration",
    description: "What staff see of a review.",
    interfaces: &[],
    fields: &[
        Field {
            name: "community",
            description: "The community.",
            ty: "Community",
            arguments: &[],
            cost: None,
            source: Source::Edge,
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
            description: "Its author, also of an anonymous review. Null if they belong to another community or are gone, and for the receiver of an anonymous review.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "authorName",
            description: "Name of its author; `Anonymous` for the receiver of an anonymous review.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "deletedByAuthorAt",
            description: "When its author deleted it. Null if they have not.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "authorEmail",
            description: "E-mail address of its author, if the viewer may know who that is.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "receiverEmail",
            description: "E-mail address of the member whom it is about.",
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
        |registry| register_object(registry, &crate::graph::platform::COMMUNITY),
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
                0 => {
                    match numbered(&self.tenant_id) {
                        Some(number) => edges.find_community(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
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
    description: "A completed transaction that the viewer has not reviewed.",
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
            description: "The other party. Null if they are gone.",
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
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[PendingReviewEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PENDING_REVIEW_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[PendingReview!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PENDING_REVIEW),
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
        |registry| register_object(registry, &PENDING_REVIEW_EDGE),
        |registry| register_object(registry, &PENDING_REVIEW),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `PendingReview`.
pub static PENDING_REVIEW_EDGE: Object = Object {
    name: "PendingReviewEdge",
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
            description: "Its author. Null if it is anonymous, and if they belong to another community or are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "receiver",
            description: "The member whom it is about. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "rating",
            description: "Rating, 1 to 5; 5 is best.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "comment",
            description: "The review in words. Null if there are none.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of a review. Only approved reviews are shown.",
            ty: "ReviewStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reviewType",
            description: "Whether its author belongs to this community.",
            ty: "ReviewType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isAnonymous",
            description: "Whether its author is hidden.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was written; of an anonymous review only the day.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reviewerName",
            description: "Name of its author; `Anonymous` if the author is hidden.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "transaction",
            description: "The transaction that it is about, for the two parties of it. Null if it is anonymous or about none.",
            ty: "Transaction",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Edge,
        },
        Field {
            name: "moderation",
            description: "What only staff see of the review. Null for others, and for whoever wrote or received it.",
            ty: "ReviewModeration",
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
            9 => Show::show(&self.reviewer.name),
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
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[ReviewEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&REVIEW_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[Review!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&REVIEW),
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
        |registry| register_object(registry, &REVIEW_EDGE),
        |registry| register_object(registry, &REVIEW),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `Review`.
pub static REVIEW_EDGE: Object = Object {
    name: "ReviewEdge",
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
    description: "How many reviews there are with each rating.",
    interfaces: &[],
    fields: &[
        Field {
            name: "five",
            description: "Reviews with 5.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "four",
            description: "Reviews with 4.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "three",
            description: "Reviews with 3.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "two",
            description: "Reviews with 2.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "one",
            description: "Reviews with 1.",
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
            name: "reviewCount",
            description: "How many there are.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "average",
            description: "Mean rating, two decimals; 0 without reviews.",
            ty: "Float!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "positive",
            description: "Reviews with 4 or 5.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "negative",
            description: "Reviews with 1 or 2.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "distribution",
            description: "How many reviews there are with each rating.",
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

    /// `Review.transaction`: The transaction that it is about, for the two parties of it. Null if it is anonymous or about none.
    async fn review_transaction(
        &self,
        ctx: &Context<'_>,
        row: &crate::reviews::Review,
    ) -> async_graphql::Result<Found>;

    /// `Review.moderation`: What only staff see of the review. Null for others, and for whoever wrote or received it.
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
            description: "Review a member. `NOT_FOUND` for a member whom the community does not have. `VALIDATION_ERROR` for oneself, for a transaction that the community does not have, for one between others, reversed or itself a reversal, and for a second review of the same transaction; without a transaction, for a second review of the same member within 24 hours. `BLOCKED` when either has blocked the other, unless it is about a transaction from before. `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED` or `SAFEGUARDING_JURISDICTION_REQUIRED` when a safeguarding measure keeps the two apart; `SAFEGUARDING_POLICY_UNAVAILABLE` when the measures cannot be read.",
            ty: "CreateReviewPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateReviewInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_REVIEW_ASKING),
        },
        Field {
            name: "deleteReview",
            description: "Delete one's own review, for good. `FORBIDDEN` for anybody but its author; `NOT_FOUND` when the viewer cannot see it or it was deleted before.",
            ty: "DeleteReviewPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteReviewInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_REVIEW_ASKING),
        },
        Field {
            name: "removeReview",
            description: "For staff: delete a review for good. Its author is notified. `NOT_FOUND` when the community has none. `AUTH_INSUFFICIENT_PERMISSIONS` for whoever wrote or received it.",
            ty: "RemoveReviewPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RemoveReviewInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REMOVE_REVIEW_ASKING),
        },
        Field {
            name: "flagReview",
            description: "For staff: set a review aside. It becomes `PENDING` and is no longer shown. `NOT_FOUND` when the community has none, or its author has deleted it. `AUTH_INSUFFICIENT_PERMISSIONS` for whoever wrote or received it.",
            ty: "FlagReviewPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "FlagReviewInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&FLAG_REVIEW_ASKING),
        },
        Field {
            name: "hideReview",
            description: "For staff: hide a review. It becomes `REJECTED` and is no longer shown; its author is notified. `NOT_FOUND` when the community has none, or its author has deleted it. `AUTH_INSUFFICIENT_PERMISSIONS` for whoever wrote or received it.",
            ty: "HideReviewPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "HideReviewInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&HIDE_REVIEW_ASKING),
        },
        Field {
            name: "approveReview",
            description: "For staff: show a review that was set aside or hidden again. It becomes `APPROVED`. `ALREADY_PROCESSED` when it is shown already, `NOT_FOUND` when the community has none, or its author has deleted it. `AUTH_INSUFFICIENT_PERMISSIONS` for whoever wrote or received it.",
            ty: "ApproveReviewPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ApproveReviewInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&APPROVE_REVIEW_ASKING),
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
        |registry| APPROVE_REVIEW_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &APPROVE_REVIEW_PAYLOAD),
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
            description: "A review. The author of an anonymous one is named `Anonymous`; neither they nor the transaction can be told from it. `NOT_FOUND` when it is not shown; its author can read it unless they have deleted it.",
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
            description: "For staff: the community's reviews, newest first, without those that their author has deleted. Whoever received an anonymous review does not learn here either who wrote it.",
            ty: "ReviewConnection",
            arguments: &[
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
                Argument {
                    name: "rating",
                    description: "Only with this rating, 1 to 5; 0 for all. A value out of bounds is moved to the nearest bound.",
                    ty: "Int",
                    default: Some("0"),
                },
                Argument {
                    name: "status",
                    description: "Only those with this status.",
                    ty: "ReviewStatus",
                    default: None,
                },
                Argument {
                    name: "search",
                    description: "Text to find in the comment or in a name.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "communityId",
                    description: "For administrators of the platform: id of a community as the REST API uses it, or `all`. Ignored for others.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_REVIEWS_FOR_MODERATION_ASKING),
        },
        Field {
            name: "reviewForModeration",
            description: "For staff: a review of the community. `NOT_FOUND` when there is none, or its author has deleted it. `AUTH_INSUFFICIENT_PERMISSIONS` for a broker or coordinator who wrote or received it.",
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
            description: "Completed transactions with another member that the viewer has not reviewed yet, newest first. Grants, starting balances, reversals, reversed and hidden transactions are not among them, nor those with a member who is suspended, banned or gone.",
            ty: "PendingReviewConnection",
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
                Argument {
                    name: "transactionId",
                    description: "Only this transaction.",
                    ty: "ID",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_PENDING_REVIEWS_ASKING),
        },
        Field {
            name: "reviewsGiven",
            description: "Reviews that the viewer wrote, newest first, whatever their status. Those that the viewer has deleted are not among them.",
            ty: "ReviewConnection",
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
            argument: "last",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 100 },
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
            argument: "before",
            wire: "",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
        },
        Input {
            argument: "transactionId",
            wire: "transaction_id",
            place: InputPlace::Query,
            kind: InputKind::Id("anything"),
        },
    ],
    before: &[],
    keep: None,
    total: Some(|mut ask| {
        let answer: crate::reviews::PendingReviewList = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_pending_reviews,
};

fn list_pending_reviews(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::reviews::PendingReviewList = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
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
    answer: list_given_reviews,
};

fn list_given_reviews(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::reviews::GivenReviewPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let rows = rows.into_iter().map(|(cursor, row)| (cursor, row.id));
    let page = Sought::new::<
        crate::reviews::Review,
    >(
        rows,
        |ctx, number| Box::pin(async move {
            crate::graph::edges(ctx)?.find_review(ctx, number).await
        }),
        before,
        behind,
    );
    Ok(IntoFound::into_found(page))
}

static CREATE_REVIEW_ASKING: Asking = Asking {
    operation: Operation::CreateReview,
    inputs: &[
        Input {
            argument: "memberId",
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
    before: &[],
    keep: None,
    total: None,
    answer: create_review,
};

static CREATE_REVIEW_INPUT_TABLE: InputTable = InputTable {
    name: "CreateReviewInput",
    description: "Input of `createReview`.",
    fields: &[
        Argument {
            name: "memberId",
            description: "Id of the member whom it is about.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "rating",
            description: "Rating, 1 to 5; 5 is best.",
            ty: "Int!",
            default: None,
        },
        Argument {
            name: "comment",
            description: "The review in words.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "transactionId",
            description: "Id of the transaction that it is about. It must be between the two.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "isAnonymous",
            description: "Whether to hide who wrote it. The receiver is then not notified of it either, and others see it when its day (UTC) is over.",
            ty: "Boolean",
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

static CREATE_REVIEW_PAYLOAD: Object = Object {
    name: "CreateReviewPayload",
    description: "Result of `createReview`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "review",
            description: "The review after the change. Null if the viewer cannot see it.",
            ty: "Review",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "receiver",
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
    before: &[],
    keep: None,
    total: None,
    answer: get_review,
};

fn get_review(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::reviews::ReviewResponse = ask.made()?;
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
    before: &[
        Before {
            field: "receiver",
            key: "deleteReview.receiver",
        },
    ],
    keep: None,
    total: None,
    answer: delete_review,
};

static DELETE_REVIEW_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteReviewInput",
    description: "Input of `deleteReview`.",
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
    description: "Result of `deleteReview`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedReviewId",
            description: "Global id of the review that is gone.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "receiver",
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

fn delete_review(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_REVIEW_PAYLOAD)
            .removed("Review", ask.number("id"))
            .beside(
                ask.before("receiver"),
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
            argument: "before",
            wire: "page",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
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
    before: &[],
    keep: None,
    total: Some(|mut ask| {
        let answer: crate::reviews::ModeratedReviewPage = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_reviews_for_moderation,
};

fn list_reviews_for_moderation(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::reviews::ModeratedReviewPage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let rows = rows.into_iter().map(|(cursor, row)| (cursor, row.id));
    let page = Sought::new::<
        crate::reviews::Review,
    >(
            rows,
            |ctx, number| Box::pin(async move {
                crate::graph::edges(ctx)?.find_review(ctx, number).await
            }),
            before,
            behind,
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
    before: &[],
    keep: None,
    total: None,
    answer: get_review_for_moderation,
};

fn get_review_for_moderation(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::reviews::ModeratedReviewResponse = ask.made()?;
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
    before: &[
        Before {
            field: "receiver",
            key: "removeReview.receiver",
        },
    ],
    keep: None,
    total: None,
    answer: remove_review,
};

static REMOVE_REVIEW_INPUT_TABLE: InputTable = InputTable {
    name: "RemoveReviewInput",
    description: "Input of `removeReview`.",
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
    description: "Result of `removeReview`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedReviewId",
            description: "Global id of the review that is gone.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "receiver",
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

fn remove_review(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&REMOVE_REVIEW_PAYLOAD)
            .removed("Review", ask.number("id"))
            .beside(
                ask.before("receiver"),
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
    before: &[],
    keep: None,
    total: None,
    answer: flag_review,
};

static FLAG_REVIEW_INPUT_TABLE: InputTable = InputTable {
    name: "FlagReviewInput",
    description: "Input of `flagReview`.",
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
    description: "Result of `flagReview`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "review",
            description: "The review after the change. Null if the viewer cannot see it.",
            ty: "Review",
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
    before: &[],
    keep: None,
    total: None,
    answer: hide_review,
};

static HIDE_REVIEW_INPUT_TABLE: InputTable = InputTable {
    name: "HideReviewInput",
    description: "Input of `hideReview`.",
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
    description: "Result of `hideReview`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "review",
            description: "The review after the change. Null if the viewer cannot see it.",
            ty: "Review",
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

static APPROVE_REVIEW_ASKING: Asking = Asking {
    operation: Operation::ApproveReview,
    inputs: &[
        Input {
            argument: "reviewId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Review"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: approve_review,
};

static APPROVE_REVIEW_INPUT_TABLE: InputTable = InputTable {
    name: "ApproveReviewInput",
    description: "Input of `approveReview`.",
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

static APPROVE_REVIEW_PAYLOAD: Object = Object {
    name: "ApproveReviewPayload",
    description: "Result of `approveReview`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "review",
            description: "The review after the change. Null if the viewer cannot see it.",
            ty: "Review",
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
    types: &[|registry| register_object(registry, &crate::graph::reviews::REVIEW)],
};

fn approve_review(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&APPROVE_REVIEW_PAYLOAD)
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
