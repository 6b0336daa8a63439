//! What can be done with reviews.

use async_graphql::{Context, ID, Object, Result, SimpleObject};
use contract::Operation;
use serde_json::json;

use super::{Review, Said};
use crate::base::ReviewId;
use crate::call::{Call, patiently};
use crate::graphql::bounds::{self, named};
use crate::graphql::ids::{self, NodeId};
use crate::graphql::once::{Made, make_once};
use crate::graphql::session::Session;
use crate::reviews::actions::{self, Wish};
use crate::reviews::model::Action;
use crate::reviews::moderation::actions as moderation;
use crate::reviews::{Kind, Status};

/// A review just written.
#[derive(SimpleObject)]
pub struct CreateReviewPayload {
    /// The review.
    review: Review,
}

/// A review that its author took back.
#[derive(SimpleObject)]
pub struct DeleteReviewPayload {
    /// Global id of the review.
    review_id: ID,
}

/// A review that was moderated.
#[derive(SimpleObject)]
pub struct ModerateReviewPayload {
    /// Global id of the review.
    review_id: ID,
    /// What became of it. Null if it was removed.
    status: Option<super::ReviewStatus>,
}

/// What can be done with reviews.
#[derive(Default)]
pub struct ReviewsMutation;

#[Object]
impl ReviewsMutation {
    /// Reviews a member. `VALIDATION_ERROR` for oneself, for a receiver or transaction that the community does not have, for a transaction
    /// of which the two are not the sides, for a second review of the same transaction, and without one for a second review of the same
    /// member within 24 hours. `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED` or `SAFEGUARDING_JURISDICTION_REQUIRED` when a
    /// safeguarding rule keeps the two apart.
    #[allow(clippy::too_many_arguments, reason = "each is an argument of the field")]
    async fn create_review(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] receiver_id: ID,
        #[graphql(desc = "One to five, five is best.")] rating: i32,
        #[graphql(desc = "What there is to say, at most 2000 characters.")] comment: Option<String>,
        #[graphql(desc = "Id of the transaction it is about, as the REST API uses it.")] transaction_id: Option<ID>,
        #[graphql(desc = "Nobody is told who wrote it, and the receiver is not told that it came.", default = false)]
        is_anonymous: bool,
        #[graphql(
            desc = "Chosen by the client, 1 to 191 visible characters: the same call under the same key happens once in 24 hours."
        )]
        idempotency_key: Option<String>,
    ) -> Result<Option<CreateReviewPayload>> {
        let session = Session::of(ctx)?;
        let call = session.enter(Operation::CreateReview).await?;
        let receiver = ids::member(&receiver_id, "receiverId")?;
        let transaction = bounds::number(transaction_id.as_ref(), "transactionId")?;
        let mut said =
            json!({ "receiver_id": receiver, "rating": rating, "comment": comment, "transaction_id": transaction });
        bounds::check(Operation::CreateReview, said.clone())?;
        said["is_anonymous"] = json!(is_anonymous);
        let wish = Wish { receiver, rating: rating.into(), comment, transaction, is_anonymous };
        let write = |call: Call| {
            let wish = wish.clone();
            async move { actions::create(&call, wish).await }
        };
        let number = |made: &(ReviewId, Option<String>)| made.0.get();
        let made = make_once(call, Operation::CreateReview, idempotency_key, &said, write, number).await;
        let (id, comment) = match named(made)? {
            Made::Now(made) => made,
            Made::Before(id) => {
                let review = Review::found(session, id.into()).await?;
                return Ok(Some(CreateReviewPayload { review }));
            }
        };
        let row = crate::reviews::Review {
            id,
            receiver_id: receiver,
            rating: wish.rating,
            comment,
            review_type: Kind::Local,
            status: Status::Approved,
            is_anonymous,
            created_at: call.now(),
        };
        let said = if is_anonymous { Said::Anonymous } else { Said::Member(call.me()?) };
        Ok(Some(CreateReviewPayload { review: Review { row, said } }))
    }

    /// Takes a review back, for good. Only its author may: `FORBIDDEN` for anybody else, `NOT_FOUND` when it is not shown to the viewer
    /// or was taken back before.
    async fn delete_review(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the review, or the id that the REST API uses.")] review_id: ID,
    ) -> Result<Option<DeleteReviewPayload>> {
        let call = Session::of(ctx)?.enter(Operation::DeleteReview).await?;
        let id = ids::review(&review_id, "reviewId")?;
        patiently(call, |call| async move { actions::withdraw(&call, id).await }).await?;
        Ok(Some(DeleteReviewPayload { review_id: NodeId::Review(id).encode() }))
    }

    /// Sets a review aside. For those who look after the community; `AUTH_INSUFFICIENT_PERMISSIONS` for a broker or coordinator who wrote
    /// or received it, `NOT_FOUND` when there is none or its author has taken it back.
    async fn flag_review(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the review, or the id that the REST API uses.")] review_id: ID,
    ) -> Result<Option<ModerateReviewPayload>> {
        moderate(ctx, Operation::FlagReview, &review_id, Action::Flag, Some(Status::Pending)).await
    }

    /// Hides a review; its author is told. Refuses as `flagReview` does.
    async fn hide_review(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the review, or the id that the REST API uses.")] review_id: ID,
    ) -> Result<Option<ModerateReviewPayload>> {
        moderate(ctx, Operation::HideReview, &review_id, Action::Hide, Some(Status::Rejected)).await
    }

    /// Removes a review for good, also one that its author has taken back; its author is told. Refuses as `flagReview` does.
    async fn remove_review(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the review, or the id that the REST API uses.")] review_id: ID,
    ) -> Result<Option<ModerateReviewPayload>> {
        moderate(ctx, Operation::RemoveReview, &review_id, Action::Remove, None).await
    }
}

async fn moderate(
    ctx: &Context<'_>,
    operation: Operation,
    review: &ID,
    action: Action,
    becomes: Option<Status>,
) -> Result<Option<ModerateReviewPayload>> {
    let call = Session::of(ctx)?.enter(operation).await?;
    let id: ReviewId = ids::review(review, "reviewId")?;
    patiently(call, |call| async move { moderation::moderate(&call, id, action).await }).await?;
    Ok(Some(ModerateReviewPayload { review_id: NodeId::Review(id).encode(), status: becomes.map(Into::into) }))
}
