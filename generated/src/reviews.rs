// Made from contract/areas/reviews.yaml by codegen; edit the contract instead.

//! The area `reviews`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, NoContent, Parameter, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `reviews`: one method an operation.
pub trait ReviewsApi: Area {
    /// Transactions that the caller has not reviewed yet
    ///
    /// `GET /api/v2/reviews/pending`
    ///
    /// Completed transactions of the caller with another member of which the caller has written no review, newest first. Grants, starting balances, reversals, what they took back and what the caller has hidden are left out, and those whose other side is suspended, banned or gone.
    fn list_pending_reviews(
        &self,
        call: Self::Call,
        query: ListPendingReviewsQuery,
    ) -> impl Future<Output = Result<PendingReviewList, Self::Failure>> + Send;

    /// Reviews that the caller wrote
    ///
    /// `GET /api/v2/reviews/given`
    ///
    /// Newest first, whatever became of them; those that the caller has taken back are left out.
    fn list_given_reviews(
        &self,
        call: Self::Call,
        query: ListGivenReviewsQuery,
    ) -> impl Future<Output = Result<GivenReviewPage, Self::Failure>> + Send;

    /// Reviews that a member received
    ///
    /// `GET /api/v2/reviews/user/{userId}`
    ///
    /// Newest first: approved reviews, and those of other communities that are shown here. Whoever wrote an anonymous one is called `Anonymous` and has no id and no picture. 404 `NOT_FOUND` when the community has no such member.
    fn list_received_reviews(
        &self,
        call: Self::Call,
        path: ListReceivedReviewsPath,
        query: ListReceivedReviewsQuery,
    ) -> impl Future<Output = Result<ReceivedReviewPage, Self::Failure>> + Send;

    /// Reviews that a member received (alias)
    ///
    /// `GET /api/v2/users/{userId}/reviews`
    ///
    /// Newest first: approved reviews, and those of other communities that are shown here. Whoever wrote an anonymous one is called `Anonymous` and has no id and no picture. 404 `NOT_FOUND` when the community has no such member.
    fn list_member_reviews(
        &self,
        call: Self::Call,
        path: ListMemberReviewsPath,
        query: ListMemberReviewsQuery,
    ) -> impl Future<Output = Result<ReceivedReviewPage, Self::Failure>> + Send;

    /// Reviews of a member in numbers
    ///
    /// `GET /api/v2/reviews/user/{userId}/stats`
    ///
    /// Of the reviews that are shown: approved ones, and those of other communities that are shown here. 404 `NOT_FOUND` when the community has no such member.
    fn get_review_stats(
        &self,
        call: Self::Call,
        path: GetReviewStatsPath,
    ) -> impl Future<Output = Result<ReviewStatsResponse, Self::Failure>> + Send;

    /// Review a member
    ///
    /// `POST /api/v2/reviews`
    ///
    /// 400 `VALIDATION_ERROR` for oneself and for a transaction of which the two are not the sides. 422 `VALIDATION_ERROR` names a field that breaks its bounds, a receiver or a transaction that the community does not have; a reversal and what it took back count as none. 409 `VALIDATION_ERROR` for a second review of the same transaction, and without one for a second review of the same member within 24 hours. 403 `BLOCKED` when either has blocked the other, unless it is about a transaction from before. 403 `SAFEGUARDING_CONTACT_RESTRICTED` or `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED` when a safeguarding rule keeps the two apart; 503 `SAFEGUARDING_POLICY_UNAVAILABLE` when it cannot be asked. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn create_review(
        &self,
        call: Self::Call,
        body: CreateReviewBody,
    ) -> impl Future<Output = Result<CreatedReviewResponse, Self::Failure>> + Send;

    /// One review
    ///
    /// `GET /api/v2/reviews/{id}`
    ///
    /// Whoever wrote an anonymous one is called `Anonymous` and has no id and no picture, and its transaction is not named. 404 `NOT_FOUND` when it is not shown; its author reads it unless they have taken it back.
    fn get_review(
        &self,
        call: Self::Call,
        path: GetReviewPath,
    ) -> impl Future<Output = Result<ReviewResponse, Self::Failure>> + Send;

    /// Delete one's own review
    ///
    /// `DELETE /api/v2/reviews/{id}`
    ///
    /// Only its author may, and nobody brings it back. 403 `FORBIDDEN` for anybody else; 404 `NOT_FOUND` when it is not shown to the caller or was taken back before.
    fn delete_review(
        &self,
        call: Self::Call,
        path: DeleteReviewPath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// Reviews for staff
    ///
    /// `GET /api/v2/admin/reviews`
    ///
    /// Newest first, without those that their author has taken back. Whoever received an anonymous review does not learn here either who wrote it. `tenant_id` is for administrators of the platform; for others it does not count. An unknown `status` is 422 `VALIDATION_ERROR`.
    fn list_reviews_for_moderation(
        &self,
        call: Self::Call,
        query: ListReviewsForModerationQuery,
    ) -> impl Future<Output = Result<ModeratedReviewPage, Self::Failure>> + Send;

    /// One review for staff
    ///
    /// `GET /api/v2/admin/reviews/{id}`
    ///
    /// 404 `NOT_FOUND` when the community has none, or its author has taken it back. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for a broker or coordinator who wrote or received it.
    fn get_review_for_moderation(
        &self,
        call: Self::Call,
        path: GetReviewForModerationPath,
    ) -> impl Future<Output = Result<ModeratedReviewResponse, Self::Failure>> + Send;

    /// Delete a review for good
    ///
    /// `DELETE /api/v2/admin/reviews/{id}`
    ///
    /// Its author is told. 404 `NOT_FOUND` when the community has none. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for whoever wrote or received it.
    fn remove_review(
        &self,
        call: Self::Call,
        path: RemoveReviewPath,
    ) -> impl Future<Output = Result<ReviewModerated, Self::Failure>> + Send;

    /// Set a review aside
    ///
    /// `POST /api/v2/admin/reviews/{id}/flag`
    ///
    /// It becomes `pending` and is no longer shown. 404 `NOT_FOUND` when the community has none, or its author has taken it back. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for whoever wrote or received it.
    fn flag_review(
        &self,
        call: Self::Call,
        path: FlagReviewPath,
    ) -> impl Future<Output = Result<ReviewModerated, Self::Failure>> + Send;

    /// Hide a review
    ///
    /// `POST /api/v2/admin/reviews/{id}/hide`
    ///
    /// It becomes `rejected` and is no longer shown; its author is told. 404 `NOT_FOUND` when the community has none, or its author has taken it back. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for whoever wrote or received it.
    fn hide_review(
        &self,
        call: Self::Call,
        path: HideReviewPath,
    ) -> impl Future<Output = Result<ReviewModerated, Self::Failure>> + Send;

    /// Show a review again
    ///
    /// `POST /api/v2/admin/reviews/{id}/approve`
    ///
    /// What was set aside or hidden becomes `approved` and is shown again; nobody is told. 400 `ALREADY_PROCESSED` when it is shown already, 404 `NOT_FOUND` when the community has none, or its author has taken it back. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for whoever wrote or received it.
    fn approve_review(
        &self,
        call: Self::Call,
        path: ApproveReviewPath,
    ) -> impl Future<Output = Result<ReviewModerated, Self::Failure>> + Send;

    /// `Member.reviewStats` of those with these numbers, in any order. It is null where none is given. The same statements whatever their number.
    fn member_review_stats_each(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<
        Output = Result<Vec<(i64, crate::reviews::ReviewStats)>, Self::Failure>,
    > + Send;

    /// `receiver` in the payload of `deleteReview`: its number as it is before the change, which has yet to be allowed. None where there is none.
    fn delete_review_receiver_before(
        &self,
        call: Self::Call,
        said: crate::runtime::Spoken,
    ) -> impl Future<Output = Result<Option<i64>, Self::Failure>> + Send;

    /// `receiver` in the payload of `removeReview`: its number as it is before the change, which has yet to be allowed. None where there is none.
    fn remove_review_receiver_before(
        &self,
        call: Self::Call,
        said: crate::runtime::Spoken,
    ) -> impl Future<Output = Result<Option<i64>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: ReviewsApi>() -> [Served<A>; 14] {
    [
        (Operation::ListPendingReviews, list_pending_reviews::<A>),
        (Operation::ListGivenReviews, list_given_reviews::<A>),
        (Operation::ListReceivedReviews, list_received_reviews::<A>),
        (Operation::ListMemberReviews, list_member_reviews::<A>),
        (Operation::GetReviewStats, get_review_stats::<A>),
        (Operation::CreateReview, create_review::<A>),
        (Operation::GetReview, get_review::<A>),
        (Operation::DeleteReview, delete_review::<A>),
        (Operation::ListReviewsForModeration, list_reviews_for_moderation::<A>),
        (Operation::GetReviewForModeration, get_review_for_moderation::<A>),
        (Operation::RemoveReview, remove_review::<A>),
        (Operation::FlagReview, flag_review::<A>),
        (Operation::HideReview, hide_review::<A>),
        (Operation::ApproveReview, approve_review::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 14] {
    [
        (
            Operation::ListPendingReviews,
            |asked| list_pending_reviews_input(asked).map(drop),
        ),
        (Operation::ListGivenReviews, |asked| list_given_reviews_input(asked).map(drop)),
        (
            Operation::ListReceivedReviews,
            |asked| list_received_reviews_input(asked).map(drop),
        ),
        (
            Operation::ListMemberReviews,
            |asked| list_member_reviews_input(asked).map(drop),
        ),
        (Operation::GetReviewStats, |asked| get_review_stats_input(asked).map(drop)),
        (Operation::CreateReview, |asked| create_review_input(asked).map(drop)),
        (Operation::GetReview, |asked| get_review_input(asked).map(drop)),
        (Operation::DeleteReview, |asked| delete_review_input(asked).map(drop)),
        (
            Operation::ListReviewsForModeration,
            |asked| list_reviews_for_moderation_input(asked).map(drop),
        ),
        (
            Operation::GetReviewForModeration,
            |asked| get_review_for_moderation_input(asked).map(drop),
        ),
        (Operation::RemoveReview, |asked| remove_review_input(asked).map(drop)),
        (Operation::FlagReview, |asked| flag_review_input(asked).map(drop)),
        (Operation::HideReview, |asked| hide_review_input(asked).map(drop)),
        (Operation::ApproveReview, |asked| approve_review_input(asked).map(drop)),
    ]
}

fn list_pending_reviews_input(
    asked: &mut Asked,
) -> Result<ListPendingReviewsQuery, Rejection> {
    let query: ListPendingReviewsQuery = asked.query(&LIST_PENDING_REVIEWS_QUERY)?;
    Ok(query)
}

fn list_pending_reviews<A: ReviewsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_pending_reviews_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_pending_reviews(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_given_reviews_input(
    asked: &mut Asked,
) -> Result<ListGivenReviewsQuery, Rejection> {
    let query: ListGivenReviewsQuery = asked.query(&LIST_GIVEN_REVIEWS_QUERY)?;
    Ok(query)
}

fn list_given_reviews<A: ReviewsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_given_reviews_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_given_reviews(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_received_reviews_input(
    asked: &mut Asked,
) -> Result<(ListReceivedReviewsPath, ListReceivedReviewsQuery), Rejection> {
    let path: ListReceivedReviewsPath = asked.path(&LIST_RECEIVED_REVIEWS_PATH)?;
    let query: ListReceivedReviewsQuery = asked.query(&LIST_RECEIVED_REVIEWS_QUERY)?;
    Ok((path, query))
}

fn list_received_reviews<A: ReviewsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_received_reviews_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_received_reviews(call, path, query)
                    .await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn list_member_reviews_input(
    asked: &mut Asked,
) -> Result<(ListMemberReviewsPath, ListMemberReviewsQuery), Rejection> {
    let path: ListMemberReviewsPath = asked.path(&LIST_MEMBER_REVIEWS_PATH)?;
    let query: ListMemberReviewsQuery = asked.query(&LIST_MEMBER_REVIEWS_QUERY)?;
    Ok((path, query))
}

fn list_member_reviews<A: ReviewsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_member_reviews_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default().list_member_reviews(call, path, query).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn get_review_stats_input(asked: &mut Asked) -> Result<GetReviewStatsPath, Rejection> {
    let path: GetReviewStatsPath = asked.path(&GET_REVIEW_STATS_PATH)?;
    Ok(path)
}

fn get_review_stats<A: ReviewsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_review_stats_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_review_stats(call, path).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn create_review_input(asked: &mut Asked) -> Result<CreateReviewBody, Rejection> {
    let body: CreateReviewBody = asked.body(true)?;
    Ok(body)
}

fn create_review<A: ReviewsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_review_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().create_review(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn get_review_input(asked: &mut Asked) -> Result<GetReviewPath, Rejection> {
    let path: GetReviewPath = asked.path(&GET_REVIEW_PATH)?;
    Ok(path)
}

fn get_review<A: ReviewsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_review_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_review(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_review_input(asked: &mut Asked) -> Result<DeleteReviewPath, Rejection> {
    let path: DeleteReviewPath = asked.path(&DELETE_REVIEW_PATH)?;
    Ok(path)
}

fn delete_review<A: ReviewsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_review_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().delete_review(call, path).await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

fn list_reviews_for_moderation_input(
    asked: &mut Asked,
) -> Result<ListReviewsForModerationQuery, Rejection> {
    let query: ListReviewsForModerationQuery = asked
        .query(&LIST_REVIEWS_FOR_MODERATION_QUERY)?;
    Ok(query)
}

fn list_reviews_for_moderation<A: ReviewsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_reviews_for_moderation_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_reviews_for_moderation(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_review_for_moderation_input(
    asked: &mut Asked,
) -> Result<GetReviewForModerationPath, Rejection> {
    let path: GetReviewForModerationPath = asked.path(&GET_REVIEW_FOR_MODERATION_PATH)?;
    Ok(path)
}

fn get_review_for_moderation<A: ReviewsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_review_for_moderation_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_review_for_moderation(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn remove_review_input(asked: &mut Asked) -> Result<RemoveReviewPath, Rejection> {
    let path: RemoveReviewPath = asked.path(&REMOVE_REVIEW_PATH)?;
    Ok(path)
}

fn remove_review<A: ReviewsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = remove_review_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().remove_review(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn flag_review_input(asked: &mut Asked) -> Result<FlagReviewPath, Rejection> {
    let path: FlagReviewPath = asked.path(&FLAG_REVIEW_PATH)?;
    Ok(path)
}

fn flag_review<A: ReviewsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = flag_review_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().flag_review(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn hide_review_input(asked: &mut Asked) -> Result<HideReviewPath, Rejection> {
    let path: HideReviewPath = asked.path(&HIDE_REVIEW_PATH)?;
    Ok(path)
}

fn hide_review<A: ReviewsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = hide_review_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().hide_review(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn approve_review_input(asked: &mut Asked) -> Result<ApproveReviewPath, Rejection> {
    let path: ApproveReviewPath = asked.path(&APPROVE_REVIEW_PATH)?;
    Ok(path)
}

fn approve_review<A: ReviewsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = approve_review_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().approve_review(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_PENDING_REVIEWS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "transaction_id",
        kind: Kind::Integer {
            minimum: 0,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: true,
    },
];

static LIST_GIVEN_REVIEWS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_RECEIVED_REVIEWS_PATH: [Parameter; 1] = [
    Parameter {
        name: "userId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_RECEIVED_REVIEWS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_MEMBER_REVIEWS_PATH: [Parameter; 1] = [
    Parameter {
        name: "userId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_MEMBER_REVIEWS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static GET_REVIEW_STATS_PATH: [Parameter; 1] = [
    Parameter {
        name: "userId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static GET_REVIEW_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static DELETE_REVIEW_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_REVIEWS_FOR_MODERATION_QUERY: [Parameter; 6] = [
    Parameter {
        name: "page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 1000000,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "rating",
        kind: Kind::Integer {
            minimum: 0,
            maximum: 5,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "status",
        kind: Kind::Word(&["pending", "approved", "rejected"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "search",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "tenant_id",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static GET_REVIEW_FOR_MODERATION_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static REMOVE_REVIEW_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static FLAG_REVIEW_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static HIDE_REVIEW_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static APPROVE_REVIEW_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// The path parameters of `POST /api/v2/admin/reviews/{id}/approve`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ApproveReviewPath {
    /// Id of the review.
    pub id: i64,
}

/// The review to write.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateReviewBody {
    /// Id of the member whom it is about.
    pub receiver_id: i64,
    /// Rating, 1 to 5; 5 is best.
    pub rating: i64,
    /// The review in words.
    pub comment: Option<String>,
    /// Id of the transaction that it is about. It must be between the two.
    pub transaction_id: Option<i64>,
    /// Whether to hide who wrote it. The receiver is then not notified of it either, and others see it when its day (UTC) is over.
    pub is_anonymous: Option<bool>,
}

/// A review just written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreatedReview {
    /// Id of the review.
    pub id: i64,
    /// Rating, 1 to 5; 5 is best.
    pub rating: i64,
    /// The review in words. Null if there are none.
    #[serde(deserialize_with = "Option::deserialize")]
    pub comment: Option<String>,
    /// Id of the member whom it is about.
    pub receiver_id: i64,
    /// Sentence for people, in the language of the call.
    pub message: String,
}

/// A review just written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreatedReviewResponse {
    /// The data.
    pub data: CreatedReview,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `DELETE /api/v2/reviews/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteReviewPath {
    /// Id of the review.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/admin/reviews/{id}/flag`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct FlagReviewPath {
    /// Id of the review.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/admin/reviews/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetReviewForModerationPath {
    /// Id of the review.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/reviews/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetReviewPath {
    /// Id of the review.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/reviews/user/{userId}/stats`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetReviewStatsPath {
    /// Id of the member.
    #[serde(rename = "userId")]
    pub user_id: i64,
}

/// A review by the caller.
#[derive(Clone, Debug, Serialize)]
pub struct GivenReview {
    /// Id of the review.
    pub id: i64,
    /// Rating, 1 to 5; 5 is best.
    pub rating: i64,
    /// The review in words. Null if there are none.
    pub comment: Option<String>,
    /// The review type.
    pub review_type: ReviewType,
    /// The status.
    pub status: ReviewStatus,
    /// Whether its author is hidden.
    pub is_anonymous: bool,
    /// The receiver.
    pub receiver: ReviewPerson,
    /// When it was written.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// One page of reviews by the caller.
#[derive(Clone, Debug, Serialize)]
pub struct GivenReviewPage {
    /// The newest first.
    pub data: Vec<GivenReview>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// The path parameters of `POST /api/v2/admin/reviews/{id}/hide`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct HideReviewPath {
    /// Id of the review.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/reviews/given`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListGivenReviewsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListGivenReviewsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The path parameters of `GET /api/v2/users/{userId}/reviews`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMemberReviewsPath {
    /// Id of the member.
    #[serde(rename = "userId")]
    pub user_id: i64,
}

/// The query parameters of `GET /api/v2/users/{userId}/reviews`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMemberReviewsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListMemberReviewsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The query parameters of `GET /api/v2/reviews/pending`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListPendingReviewsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Only this transaction. Anything but a number counts as none.
    #[serde(default)]
    pub transaction_id: i64,
}

impl std::default::Default for ListPendingReviewsQuery {
    fn default() -> Self {
        Self {
            per_page: defaults::default_u64::<i64, 20>(),
            transaction_id: Default::default(),
        }
    }
}

/// The path parameters of `GET /api/v2/reviews/user/{userId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListReceivedReviewsPath {
    /// Id of the member.
    #[serde(rename = "userId")]
    pub user_id: i64,
}

/// The query parameters of `GET /api/v2/reviews/user/{userId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListReceivedReviewsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListReceivedReviewsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The query parameters of `GET /api/v2/admin/reviews`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListReviewsForModerationQuery {
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// Only with this rating, 1 to 5; 0 for all. A value out of bounds is moved to the nearest bound.
    #[serde(default)]
    pub rating: i64,
    /// The status.
    pub status: Option<ReviewStatus>,
    /// Text to find in the comment or in a name.
    pub search: Option<String>,
    /// Id of a community, or `all`.
    pub tenant_id: Option<String>,
}

impl std::default::Default for ListReviewsForModerationQuery {
    fn default() -> Self {
        Self {
            limit: defaults::default_u64::<i64, 20>(),
            page: defaults::default_u64::<i64, 1>(),
            rating: Default::default(),
            search: Default::default(),
            status: Default::default(),
            tenant_id: Default::default(),
        }
    }
}

/// What staff see of a review.
#[derive(Clone, Debug, Serialize)]
pub struct ModeratedReview {
    /// Id of the review.
    pub id: i64,
    /// Id of the community.
    pub tenant_id: i64,
    /// Name of the community.
    pub tenant_name: String,
    /// Id of whoever wrote it. Null if they are not of this community, and for its receiver if it is anonymous.
    pub reviewer_id: Option<i64>,
    /// Name of whoever wrote it to show.
    pub reviewer_name: String,
    /// Absolute address of their picture.
    pub reviewer_avatar: Option<String>,
    /// Id of the member whom it is about.
    pub receiver_id: i64,
    /// Name of whom it is about to show.
    pub receiver_name: String,
    /// Absolute address of their picture.
    pub receiver_avatar: Option<String>,
    /// Rating, 1 to 5; 5 is best.
    pub rating: i64,
    /// The review in words. Null if there are none.
    pub comment: Option<String>,
    /// The same as `comment`, for older clients.
    pub content: Option<String>,
    /// The status.
    pub status: ReviewStatus,
    /// The review type.
    pub review_type: ReviewType,
    /// Whether its author is hidden.
    pub is_anonymous: bool,
    /// When its author deleted it. Null if they have not.
    pub deleted_by_author_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was written.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// What staff see of a review.
#[derive(Clone, Debug, Serialize)]
pub struct ModeratedReviewDetail {
    /// Id of the review.
    pub id: i64,
    /// Id of the community.
    pub tenant_id: i64,
    /// Name of the community.
    pub tenant_name: String,
    /// Id of whoever wrote it. Null if they are not of this community, and for its receiver if it is anonymous.
    pub reviewer_id: Option<i64>,
    /// Name of whoever wrote it to show.
    pub reviewer_name: String,
    /// Absolute address of their picture.
    pub reviewer_avatar: Option<String>,
    /// Id of the member whom it is about.
    pub receiver_id: i64,
    /// Name of whom it is about to show.
    pub receiver_name: String,
    /// Absolute address of their picture.
    pub receiver_avatar: Option<String>,
    /// Rating, 1 to 5; 5 is best.
    pub rating: i64,
    /// The review in words. Null if there are none.
    pub comment: Option<String>,
    /// The same as `comment`, for older clients.
    pub content: Option<String>,
    /// The status.
    pub status: ReviewStatus,
    /// The review type.
    pub review_type: ReviewType,
    /// Whether its author is hidden.
    pub is_anonymous: bool,
    /// When its author deleted it. Null if they have not.
    pub deleted_by_author_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was written.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// Address of whoever wrote it.
    pub reviewer_email: Option<String>,
    /// E-mail address of the member whom it is about.
    pub receiver_email: Option<String>,
    /// Id of the transaction it is about.
    pub transaction_id: Option<i64>,
    /// Id of the group it is about.
    pub group_id: Option<i64>,
}

/// One page of reviews.
#[derive(Clone, Debug, Serialize)]
pub struct ModeratedReviewPage {
    /// The newest first.
    pub data: Vec<ModeratedReview>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
}

/// One review.
#[derive(Clone, Debug, Serialize)]
pub struct ModeratedReviewResponse {
    /// The data.
    pub data: ModeratedReviewDetail,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A completed transaction that the caller has not reviewed.
#[derive(Clone, Debug, Serialize)]
pub struct PendingReview {
    /// Id of the transaction.
    pub exchange_id: i64,
    /// What the transaction was for.
    pub exchange_title: Option<String>,
    /// Id of the other side.
    pub receiver_id: i64,
    /// Name of the other side to show.
    pub receiver_name: String,
    /// Absolute address of the picture of the other side.
    pub receiver_avatar: Option<String>,
    /// The same as `exchange_id`.
    pub transaction_id: i64,
    /// When the hours moved.
    pub completed_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Transactions that the caller has not reviewed.
#[derive(Clone, Debug, Serialize)]
pub struct PendingReviewList {
    /// The newest first.
    pub data: Vec<PendingReview>,
    /// The meta.
    pub meta: crate::shared::TotalMeta,
}

/// A review as everybody reads it.
#[derive(Clone, Debug, Serialize)]
pub struct ReceivedReview {
    /// Id of the review.
    pub id: i64,
    /// Rating, 1 to 5; 5 is best.
    pub rating: i64,
    /// The review in words. Null if there are none.
    pub comment: Option<String>,
    /// The review type.
    pub review_type: ReviewType,
    /// Whether its author is hidden.
    pub is_anonymous: bool,
    /// The reviewer.
    pub reviewer: ReviewPerson,
    /// When it was written; of an anonymous review only the day.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// One page of reviews that a member received.
#[derive(Clone, Debug, Serialize)]
pub struct ReceivedReviewPage {
    /// The newest first.
    pub data: Vec<ReceivedReview>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// The path parameters of `DELETE /api/v2/admin/reviews/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RemoveReviewPath {
    /// Id of the review.
    pub id: i64,
}

/// One review.
#[derive(Clone, Debug, Serialize)]
pub struct Review {
    /// Id of the review.
    pub id: i64,
    /// Id of whoever wrote it. Null if it is anonymous or not of this community.
    pub reviewer_id: Option<i64>,
    /// Id of the member whom it is about.
    pub receiver_id: i64,
    /// Id of the transaction it is about. Null if it is anonymous or about none.
    pub transaction_id: Option<i64>,
    /// Rating, 1 to 5; 5 is best.
    pub rating: i64,
    /// The review in words. Null if there are none.
    pub comment: Option<String>,
    /// The status.
    pub status: ReviewStatus,
    /// The review type.
    pub review_type: ReviewType,
    /// Whether its author is hidden.
    pub is_anonymous: bool,
    /// The reviewer.
    pub reviewer: ReviewPerson,
    /// The receiver.
    pub receiver: ReviewPerson,
    /// When it was written; of an anonymous review only the day.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// How many reviews there are with each rating.
#[derive(Clone, Debug, Serialize)]
pub struct ReviewDistribution {
    /// Reviews with 5.
    #[serde(rename = "5")]
    pub x5: i64,
    /// Reviews with 4.
    #[serde(rename = "4")]
    pub x4: i64,
    /// Reviews with 3.
    #[serde(rename = "3")]
    pub x3: i64,
    /// Reviews with 2.
    #[serde(rename = "2")]
    pub x2: i64,
    /// Reviews with 1.
    #[serde(rename = "1")]
    pub x1: i64,
}

/// What became of a review.
#[derive(Clone, Debug, Serialize)]
pub struct ReviewModerated {
    /// Always true.
    pub success: bool,
    /// Sentence for people, in the language of the call.
    pub message: String,
}

/// Somebody in a review. Whoever wrote an anonymous one is called `Anonymous` and has nothing else; of whoever belongs to another community, or is gone, only the name is known.
#[derive(Clone, Debug, Serialize)]
pub struct ReviewPerson {
    /// Id of the member.
    pub id: Option<i64>,
    /// Name to show.
    pub name: String,
    /// Given name.
    pub first_name: Option<String>,
    /// Family name. Null unless the viewer administers the community.
    pub last_name: Option<String>,
    /// The same as `avatar_url`, for older clients.
    pub avatar: Option<String>,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
    /// Name of the organisation. Null for persons.
    pub organization_name: Option<String>,
    /// Whether the account belongs to a person or to an organisation.
    pub profile_type: Option<crate::shared::ProfileType>,
}

/// One review.
#[derive(Clone, Debug, Serialize)]
pub struct ReviewResponse {
    /// The data.
    pub data: Review,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Reviews of a member in numbers.
#[derive(Clone, Debug, Serialize)]
pub struct ReviewStats {
    /// How many there are.
    pub total: i64,
    /// Mean rating, two decimals; 0 without reviews.
    pub average: f64,
    /// Reviews with 4 or 5.
    pub positive: i64,
    /// Reviews with 1 or 2.
    pub negative: i64,
    /// The distribution.
    pub distribution: ReviewDistribution,
}

/// Reviews of a member in numbers.
#[derive(Clone, Debug, Serialize)]
pub struct ReviewStatsResponse {
    /// The data.
    pub data: ReviewStats,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Status of a review. Only approved reviews are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReviewStatus {
    /// `pending`.
    Pending,
    /// `approved`.
    Approved,
    /// `rejected`.
    Rejected,
}

crate::word! {
    ReviewStatus { Pending = "pending", Approved = "approved", Rejected = "rejected" }
}

crate::runtime::wire! {
    ReviewStatus
}

/// Whether its author belongs to this community.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReviewType {
    /// `local`.
    Local,
    /// `federated`.
    Federated,
}

crate::word! {
    ReviewType { Local = "local", Federated = "federated" }
}

crate::runtime::wire! {
    ReviewType
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn default_u64<T, const V: u64>() -> T
    where
        T: TryFrom<u64>,
        <T as std::convert::TryFrom<u64>>::Error: std::fmt::Debug,
    {
        T::try_from(V).unwrap()
    }
}
