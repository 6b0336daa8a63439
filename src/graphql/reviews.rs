//! Reviews: what members say about one another, in lists, one by one and in numbers.

mod moderation;
mod moves;

use std::sync::Arc;

use async_graphql::{Context, Enum, ID, Object, Result, SimpleObject};
use contract::Operation;

pub use moderation::ModerationQuery;
pub use moves::ReviewsMutation;

use super::ids::{self, NodeId};
use super::loaders::{CardOf, ReviewsOf, TallyOf};
use super::members::Member;
use super::moment::Moment;
use super::relay::{self, List};
use super::session::Session;
use crate::base::{MemberId, Page, ReviewId};
use crate::members::Eyes;
use crate::reviews::model::{self, ANONYMOUS, Author, Tally};
use crate::reviews::store::Due;
use crate::reviews::{self, Writer};

/// The most reviews a list gives at a time.
pub const MOST: i64 = 100;

/// What became of a review.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "model::Status")]
pub enum ReviewStatus {
    /// Set aside by those who look after the community.
    Pending,
    /// Shown.
    Approved,
    /// Hidden, or taken back.
    Rejected,
}

/// Whether whoever wrote a review belongs to this community.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "model::Kind")]
pub enum ReviewType {
    /// They do.
    Local,
    /// They belong to another one.
    Federated,
}

/// Who is said to have written a review.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Said {
    Anonymous,
    Member(MemberId),
    Named(String),
}

/// A review, as far as the viewer may read it.
pub struct Review {
    row: reviews::Review,
    said: Said,
}

/// A review, as far as the viewer may read it.
#[Object]
impl Review {
    /// Id of the review, global.
    pub(super) async fn id(&self) -> ID {
        NodeId::Review(self.row.id).encode()
    }

    /// Id of the review, as the REST API uses it.
    async fn rest_id(&self) -> ID {
        self.row.id.get().into()
    }

    /// One to five, five is best.
    async fn rating(&self) -> i64 {
        self.row.rating
    }

    /// What the reviewer says. Null if nothing.
    async fn comment(&self) -> Option<&str> {
        self.row.comment.as_deref()
    }

    /// What became of it. Only its author sees another than APPROVED.
    async fn status(&self) -> ReviewStatus {
        self.row.status.into()
    }

    /// Whether whoever wrote it belongs to this community.
    async fn review_type(&self) -> ReviewType {
        self.row.review_type.into()
    }

    /// Whether nobody is told who wrote it.
    async fn is_anonymous(&self) -> bool {
        self.row.is_anonymous
    }

    /// When it was written.
    async fn created_at(&self) -> Moment {
        self.row.created_at.into()
    }

    /// Whoever wrote it. Null if it is anonymous, or they do not belong to this community or are gone.
    async fn reviewer(&self, ctx: &Context<'_>) -> Result<Option<Member>> {
        match self.said {
            Said::Member(id) => Member::find(Session::of(ctx)?, id).await,
            Said::Anonymous | Said::Named(_) => Ok(None),
        }
    }

    /// Name of whoever wrote it: `Anonymous` if nobody is told.
    async fn reviewer_name(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        let session = Session::of(ctx)?;
        Ok(match &self.said {
            Said::Anonymous => Some(ANONYMOUS.to_owned()),
            Said::Named(name) => Some(name.clone()),
            Said::Member(id) => {
                let card = session.loaders().load_one(CardOf(*id)).await?;
                card.map(|card| Eyes::of(session.call()).name(&card))
            }
        })
    }

    /// Whom it is about. Null if they are gone.
    async fn receiver(&self, ctx: &Context<'_>) -> Result<Option<Member>> {
        Member::find(Session::of(ctx)?, self.row.receiver_id).await
    }
}

impl Review {
    /// A review whose writer came with it; what is known of them need not be read again.
    async fn of(session: &Session, row: reviews::Review, writer: Writer) -> Self {
        let said = match writer.author(row.is_anonymous) {
            Author::Anonymous => Said::Anonymous,
            Author::Named(name) => Said::Named(name),
            Author::Member(card) => {
                let id = card.id;
                session.loaders().feed_one(CardOf(id), Arc::new(*card)).await;
                Said::Member(id)
            }
        };
        Self { row, said }
    }

    /// A review as `review(id:)` and `node(id:)` find it, with REST's refusals.
    pub async fn look_at(session: &Session, id: ReviewId) -> Result<Self> {
        session.enter(Operation::GetReview).await?;
        Self::found(session, id).await
    }

    /// The same for whoever has come in.
    async fn found(session: &Session, id: ReviewId) -> Result<Self> {
        let (row, _, writer, receiver) = reviews::actions::find(session.call(), id).await?;
        session.loaders().feed_one(CardOf(receiver.id), Arc::new(receiver)).await;
        Ok(Self::of(session, row, writer).await)
    }

    /// Reviews that a member received, newest first.
    pub async fn received(
        session: &Session,
        member: MemberId,
        first: Option<i32>,
        after: Option<&str>,
    ) -> Result<List<Self>> {
        session.enter_once(Operation::ListReceivedReviews).await?;
        let after = relay::after(after)?;
        let key = ReviewsOf { member, after: after.map(|cursor| cursor.0), first: relay::first(first, MOST)? };
        let page = session.loaders().load_one(key).await?;
        let page = page.map_or_else(|| Page { items: Vec::new(), next: None }, |page| (*page).clone());
        let mut items = Vec::with_capacity(page.items.len());
        for (row, writer) in page.items {
            items.push(Self::of(session, row, writer).await);
        }
        Ok(relay::list(Page { items, next: page.next }, after, |review| review.row.id.get(), |review| review))
    }

    /// Reviews by the viewer, newest first.
    pub async fn given(session: &Session, first: Option<i32>, after: Option<&str>) -> Result<List<Self>> {
        let call = session.enter(Operation::ListGivenReviews).await?;
        let (me, after) = (call.me()?, relay::after(after)?);
        let page = reviews::actions::given(call, relay::first(first, MOST)?, after).await?;
        let mut items = Vec::with_capacity(page.items.len());
        for (row, receiver) in page.items {
            session.loaders().feed_one(CardOf(receiver.id), Arc::new(receiver)).await;
            let said = if row.is_anonymous { Said::Anonymous } else { Said::Member(me) };
            items.push(Self { row, said });
        }
        Ok(relay::list(Page { items, next: page.next }, after, |review| review.row.id.get(), |review| review))
    }
}

/// Reviews of a member in numbers.
#[derive(SimpleObject)]
pub struct ReviewStats {
    /// How many there are.
    total: i64,
    /// Mean of the ratings, to two places. Zero when there is none.
    average: f64,
    /// Reviews of four and five.
    positive: i64,
    /// Reviews of one and two.
    negative: i64,
    /// How many give one, two, three, four and five points, in this order.
    distribution: Vec<i64>,
}

impl From<Tally> for ReviewStats {
    fn from(tally: Tally) -> Self {
        Self {
            total: tally.total(),
            average: tally.average(),
            positive: tally.four + tally.five,
            negative: tally.one + tally.two,
            distribution: vec![tally.one, tally.two, tally.three, tally.four, tally.five],
        }
    }
}

impl ReviewStats {
    /// Reviews of a member in numbers.
    pub async fn of(session: &Session, member: MemberId) -> Result<Self> {
        session.enter_once(Operation::GetReviewStats).await?;
        Ok(session.loaders().load_one(TallyOf(member)).await?.unwrap_or_default().into())
    }
}

/// A completed transaction that the viewer has not reviewed.
pub struct PendingReview {
    due: Due,
    other: MemberId,
}

/// A completed transaction that the viewer has not reviewed.
#[Object]
impl PendingReview {
    /// Id of the transaction, as the REST API uses it.
    async fn transaction_id(&self) -> ID {
        self.due.transaction.into()
    }

    /// What the transaction was for. Null if nobody said.
    async fn exchange_title(&self) -> Option<&str> {
        Some(self.due.title.as_str()).filter(|title| !title.is_empty())
    }

    /// When the hours moved.
    async fn completed_at(&self) -> Moment {
        self.due.completed_at.into()
    }

    /// The other side. Null if they are gone.
    async fn receiver(&self, ctx: &Context<'_>) -> Result<Option<Member>> {
        Member::find(Session::of(ctx)?, self.other).await
    }
}

/// Transactions that the viewer has not reviewed.
#[derive(SimpleObject)]
pub struct PendingReviews {
    /// How many there are.
    total: i64,
    /// The newest of them.
    nodes: Vec<PendingReview>,
}

impl PendingReviews {
    /// What the viewer has not reviewed, newest first.
    pub async fn of_viewer(session: &Session, first: Option<i32>) -> Result<Self> {
        let call = session.enter(Operation::ListPendingReviews).await?;
        let (due, total) = reviews::actions::pending(call, 0, relay::first(first, MOST)?).await?;
        let mut nodes = Vec::with_capacity(due.len());
        for (due, card) in due {
            let other = card.id;
            session.loaders().feed_one(CardOf(other), Arc::new(card)).await;
            nodes.push(PendingReview { due, other });
        }
        Ok(Self { total, nodes })
    }
}

/// What can be asked about reviews.
#[derive(Default)]
pub struct ReviewsQuery;

#[Object]
impl ReviewsQuery {
    /// One review. `NOT_FOUND` when it is not shown; its author reads it unless they have taken it back.
    async fn review(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the review, or the id that the REST API uses.")] id: ID,
    ) -> Result<Option<Review>> {
        let session = Session::of(ctx)?;
        session.call().me()?;
        Review::look_at(session, ids::review(&id, "id")?).await.map(Some)
    }
}
