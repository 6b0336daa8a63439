//! Reviews for those who look after the community.

use async_graphql::{Context, ID, Object, Result, SimpleObject};
use contract::Operation;

use super::{ReviewStatus, ReviewType};
use crate::graphql::ids::{self, NodeId};
use crate::graphql::members::Member;
use crate::graphql::moment::Moment;
use crate::graphql::relay;
use crate::graphql::session::Session;
use crate::members::Eyes;
use crate::reviews::model::{ANONYMOUS, Author};
use crate::reviews::moderation::actions::{self, Search};
use crate::reviews::moderation::store::Row;

/// A review as those who look after the community see it.
#[derive(SimpleObject)]
pub struct ModeratedReview {
    /// Id of the review, global.
    id: ID,
    /// Id of the review, as the REST API uses it.
    rest_id: ID,
    /// Id of the community, as the REST API uses it.
    tenant_id: ID,
    /// Name of the community.
    tenant_name: String,
    /// Whoever wrote it. Null if they do not belong to this community or are gone, and for its receiver if it is anonymous.
    reviewer: Option<Member>,
    /// Name of whoever wrote it: `Anonymous` for its receiver if it is anonymous.
    reviewer_name: String,
    /// Address of whoever wrote it, as far as the viewer may know them.
    reviewer_email: Option<String>,
    /// Whom it is about.
    receiver: Member,
    /// Address of whom it is about.
    receiver_email: Option<String>,
    /// One to five, five is best.
    rating: i64,
    /// What the reviewer says. Null if nothing.
    comment: Option<String>,
    /// What became of it.
    status: ReviewStatus,
    /// Whether whoever wrote it belongs to this community.
    review_type: ReviewType,
    /// Whether nobody but those who look after the community is told who wrote it.
    is_anonymous: bool,
    /// When its author took it back.
    deleted_by_author_at: Option<Moment>,
    /// When it was written.
    created_at: Moment,
    /// Id of the transaction it is about, as the REST API uses it.
    transaction_id: Option<ID>,
    /// Id of the group it is about, as the REST API uses it.
    group_id: Option<ID>,
}

/// One page of reviews.
#[derive(SimpleObject)]
pub struct ModeratedReviews {
    /// How many there are on all pages.
    total: i64,
    /// The newest first.
    nodes: Vec<ModeratedReview>,
}

fn shown(session: &Session, (review, more, writer, receiver): Row) -> ModeratedReview {
    let eyes = Eyes::of(session.call());
    let (reviewer, reviewer_name) = match writer.author(more.hidden) {
        Author::Anonymous => (None, ANONYMOUS.to_owned()),
        Author::Named(name) => (None, name),
        Author::Member(card) => {
            let name = eyes.name(&card);
            (Some(Member::from(std::sync::Arc::new(*card))), name)
        }
    };
    ModeratedReview {
        id: NodeId::Review(review.id).encode(),
        rest_id: review.id.get().into(),
        tenant_id: more.tenant_id.get().into(),
        tenant_name: more.tenant_name,
        reviewer,
        reviewer_name,
        reviewer_email: more.reviewer_email,
        receiver: std::sync::Arc::new(receiver).into(),
        receiver_email: Some(more.receiver_email),
        rating: review.rating,
        comment: review.comment,
        status: review.status.into(),
        review_type: review.review_type.into(),
        is_anonymous: review.is_anonymous,
        deleted_by_author_at: more.deleted_by_author_at.map(Moment),
        created_at: review.created_at.into(),
        transaction_id: more.transaction_id.map(ID::from),
        group_id: more.group_id.map(ID::from),
    }
}

/// What those who look after the community can ask about reviews.
#[derive(Default)]
pub struct ModerationQuery;

#[Object]
impl ModerationQuery {
    /// Reviews, newest first, without those that their author has taken back. For those who look after the community. Whoever received an
    /// anonymous one does not learn here either who wrote it.
    #[graphql(complexity = "relay::cost(limit, 100, child_complexity)")]
    #[allow(clippy::too_many_arguments, reason = "each is an argument of the field")]
    async fn reviews_for_moderation(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Number of the page, from 1.")] page: Option<i32>,
        #[graphql(desc = "How many on a page, 1 to 100; 20 if not said.")] limit: Option<i32>,
        #[graphql(desc = "Only with this rating.")] rating: Option<i32>,
        #[graphql(desc = "Only in this state.")] status: Option<ReviewStatus>,
        #[graphql(desc = "Letters to find in the comment or in a name.")] search: Option<String>,
        #[graphql(desc = "Id of a community, or `all`; counts for administrators of the platform alone.")]
        tenant_id: Option<String>,
    ) -> Result<Option<ModeratedReviews>> {
        let session = Session::of(ctx)?;
        let call = session.enter(Operation::ListReviewsForModeration).await?;
        let (limit, page) = (relay::length("limit", limit, relay::USUAL, 100)?, relay::page(page)?);
        let search = Search {
            rating: rating.map_or(0, |rating| i64::from(rating.clamp(0, 5))),
            status: status.map(Into::into),
            words: search,
            tenant: tenant_id,
        };
        let (rows, total) = actions::list(call, search, limit, (page - 1) * limit).await?;
        Ok(Some(ModeratedReviews { total, nodes: rows.into_iter().map(|row| shown(session, row)).collect() }))
    }

    /// One review. For those who look after the community; `NOT_FOUND` when there is none or its author has taken it back,
    /// `AUTH_INSUFFICIENT_PERMISSIONS` for a broker or coordinator who wrote or received it.
    async fn review_for_moderation(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the review, or the id that the REST API uses.")] id: ID,
    ) -> Result<Option<ModeratedReview>> {
        let session = Session::of(ctx)?;
        let call = session.enter(Operation::GetReviewForModeration).await?;
        let row = actions::find(call, ids::review(&id, "id")?).await?;
        Ok(Some(shown(session, row)))
    }
}
