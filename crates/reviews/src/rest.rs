//! The reviews' REST door.

use std::collections::HashMap;

use contract::reviews as wire;
use contract::{NoContent, ReviewsApi, Spoken};

use super::actions::{self, Wish};
use super::model::{ANONYMOUS, Action, Author, Review, Tally, Writer};
use super::moderation::actions::{self as moderation, Search};
use super::moderation::store::ModeratedReview;
use super::store::{self, ReviewInFull};
use crate::base::{Answer, Failure, MemberId, Page, ReviewId, ids_of};
use crate::call::Call;
use crate::language::Sentence;
use crate::members::model::absolute;
use crate::members::{Card, Eyes};
use crate::say;

/// Reviews at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &crate::BRINGS
    }
}

/// Whom the review that the arguments name is about.
async fn reviewed(call: &Call, said: &Spoken) -> Answer<Option<i64>> {
    let Some(number) = said.number("id") else { return Ok(None) };
    let found = actions::by_ids(call, &[number.into()]).await?.pop();
    Ok(found.map(|found| found.review.receiver_id.get()))
}

impl ReviewsApi for Rest {
    async fn member_review_stats_each(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<(i64, wire::ReviewStats)>> {
        let tallies: HashMap<_, _> = store::tallies(&call, &ids_of(&numbers)).await?.into_iter().collect();
        let of = |number| tallies.get(&MemberId::from(number)).copied().unwrap_or_default();
        Ok(numbers.into_iter().map(|number| (number, stats(&of(number)))).collect())
    }

    async fn delete_review_receiver_before(&self, call: Call, said: Spoken) -> Answer<Option<i64>> {
        reviewed(&call, &said).await
    }

    async fn remove_review_receiver_before(&self, call: Call, said: Spoken) -> Answer<Option<i64>> {
        reviewed(&call, &said).await
    }

    async fn list_pending_reviews(
        &self,
        call: Call,
        query: wire::ListPendingReviewsQuery,
    ) -> Answer<wire::PendingReviewList> {
        let (due, total) = actions::pending(&call, query.transaction_id, query.per_page).await?;
        let data = due.into_iter().map(|(due, card)| wire::PendingReview {
            exchange_id: due.transaction,
            exchange_title: Some(due.title).filter(|title| !title.is_empty()),
            receiver_id: card.id.get(),
            receiver_name: Eyes::of(&call).name(&card),
            receiver_avatar: picture(&call, card.avatar_url.as_deref()),
            transaction_id: due.transaction,
            completed_at: due.completed_at,
        });
        Ok(wire::PendingReviewList { data: data.collect(), meta: call.total_meta(total) })
    }

    async fn list_given_reviews(
        &self,
        call: Call,
        query: wire::ListGivenReviewsQuery,
    ) -> Answer<wire::GivenReviewPage> {
        let page = actions::given(&call, query.per_page, call.cursor(query.cursor.as_deref())?).await?;
        let meta = call.cursor_meta(query.per_page, page.next);
        let data = page.items.into_iter().map(|(review, receiver)| wire::GivenReview {
            id: review.id.get(),
            rating: review.rating,
            comment: review.comment,
            review_type: review.review_type,
            status: review.status,
            is_anonymous: review.is_anonymous,
            receiver: member(&call, receiver),
            created_at: review.created_at,
        });
        Ok(wire::GivenReviewPage { data: data.collect(), meta })
    }

    async fn list_received_reviews(
        &self,
        call: Call,
        path: wire::ListReceivedReviewsPath,
        query: wire::ListReceivedReviewsQuery,
    ) -> Answer<wire::ReceivedReviewPage> {
        received(&call, path.user_id, query.per_page, query.cursor.as_deref()).await
    }

    async fn list_member_reviews(
        &self,
        call: Call,
        path: wire::ListMemberReviewsPath,
        query: wire::ListMemberReviewsQuery,
    ) -> Answer<wire::ReceivedReviewPage> {
        received(&call, path.user_id, query.per_page, query.cursor.as_deref()).await
    }

    async fn get_review_stats(&self, call: Call, path: wire::GetReviewStatsPath) -> Answer<wire::ReviewStatsResponse> {
        let tally = actions::stats(&call, path.user_id.into()).await?;
        Ok(wire::ReviewStatsResponse { data: stats(&tally), meta: call.meta() })
    }

    async fn create_review(&self, call: Call, body: wire::CreateReviewBody) -> Answer<wire::CreatedReviewResponse> {
        let wish = Wish {
            receiver: body.receiver_id.into(),
            rating: body.rating,
            comment: body.comment,
            transaction: body.transaction_id,
            is_anonymous: body.is_anonymous.unwrap_or(false),
        };
        let (id, comment) = actions::create(&call, wish).await?;
        let data = wire::CreatedReview {
            id: id.get(),
            rating: body.rating,
            comment,
            receiver_id: body.receiver_id,
            message: call.say(&say!("reviewed")),
        };
        Ok(wire::CreatedReviewResponse { data, meta: call.meta() })
    }

    async fn get_review(&self, call: Call, path: wire::GetReviewPath) -> Answer<wire::ReviewResponse> {
        let data = self::review(&call, actions::find(&call, path.id.into()).await?);
        Ok(wire::ReviewResponse { data, meta: call.meta() })
    }

    async fn delete_review(&self, call: Call, path: wire::DeleteReviewPath) -> Answer<NoContent> {
        actions::withdraw(&call, path.id.into()).await?;
        Ok(NoContent)
    }

    async fn list_reviews_for_moderation(
        &self,
        call: Call,
        query: wire::ListReviewsForModerationQuery,
    ) -> Answer<wire::ModeratedReviewPage> {
        let search =
            Search { rating: query.rating, status: query.status, words: query.search, tenant: query.tenant_id };
        let (rows, total) = moderation::list(&call, search, query.limit, (query.page - 1) * query.limit).await?;
        let meta = call.page_meta(query.page, query.limit, total);
        let data = rows.into_iter().map(|row| brief(moderated(&call, row))).collect();
        Ok(wire::ModeratedReviewPage { data, meta })
    }

    async fn get_review_for_moderation(
        &self,
        call: Call,
        path: wire::GetReviewForModerationPath,
    ) -> Answer<wire::ModeratedReviewResponse> {
        let row = moderation::find(&call, path.id.into()).await?;
        Ok(wire::ModeratedReviewResponse { data: moderated(&call, row), meta: call.meta() })
    }

    async fn remove_review(&self, call: Call, path: wire::RemoveReviewPath) -> Answer<wire::ReviewModerated> {
        moderate(&call, path.id, Action::Remove, say!("review-removed")).await
    }

    async fn flag_review(&self, call: Call, path: wire::FlagReviewPath) -> Answer<wire::ReviewModerated> {
        moderate(&call, path.id, Action::Flag, say!("review-flagged")).await
    }

    async fn hide_review(&self, call: Call, path: wire::HideReviewPath) -> Answer<wire::ReviewModerated> {
        moderate(&call, path.id, Action::Hide, say!("review-hidden")).await
    }

    async fn approve_review(&self, call: Call, path: wire::ApproveReviewPath) -> Answer<wire::ReviewModerated> {
        moderate(&call, path.id, Action::Approve, say!("review-approved")).await
    }
}

async fn moderate(call: &Call, id: i64, action: Action, sentence: Sentence) -> Answer<wire::ReviewModerated> {
    moderation::moderate(call, ReviewId::from(id), action).await?;
    Ok(wire::ReviewModerated { success: true, message: call.say(&sentence) })
}

async fn received(call: &Call, user: i64, per_page: i64, cursor: Option<&str>) -> Answer<wire::ReceivedReviewPage> {
    let page = actions::received(call, MemberId::from(user), per_page, call.cursor(cursor)?).await?;
    let Page { items, next } = page;
    let data = items.into_iter().map(|(review, writer)| read(call, review, writer)).collect();
    Ok(wire::ReceivedReviewPage { data, meta: call.cursor_meta(per_page, next) })
}

/// One review.
#[must_use]
pub fn review(call: &Call, full: ReviewInFull) -> wire::Review {
    let ReviewInFull { review, more, writer, receiver } = full;
    let receiver = member(call, receiver);
    wire::Review { transaction_id: more.transaction_id, receiver, ..listed(call, review, writer) }
}

/// A review as far as a list of those that a member received knows it: of the receiver only the id, and no transaction.
#[must_use]
pub fn listed(call: &Call, review: Review, writer: Writer) -> wire::Review {
    let reviewer = author(call, writer.author(review.is_anonymous));
    let created_at = review.told_at();
    wire::Review {
        id: review.id.get(),
        reviewer_id: reviewer.id,
        receiver_id: review.receiver_id.get(),
        transaction_id: None,
        rating: review.rating,
        comment: review.comment,
        status: review.status,
        review_type: review.review_type,
        is_anonymous: review.is_anonymous,
        reviewer,
        receiver: wire::ReviewPerson { id: Some(review.receiver_id.get()), ..named(String::new()) },
        created_at,
    }
}

fn read(call: &Call, review: Review, writer: Writer) -> wire::ReceivedReview {
    let created_at = review.told_at();
    wire::ReceivedReview {
        id: review.id.get(),
        rating: review.rating,
        comment: review.comment,
        review_type: review.review_type,
        is_anonymous: review.is_anonymous,
        reviewer: author(call, writer.author(review.is_anonymous)),
        created_at,
    }
}

/// A review as staff see it.
#[must_use]
pub fn moderated(call: &Call, full: ModeratedReview) -> wire::ModeratedReviewDetail {
    let ModeratedReview { review, moderated, writer, receiver } = full;
    let (reviewer, receiver) = (author(call, writer.author(moderated.hidden)), member(call, receiver));
    let created_at = if moderated.hidden { review.told_at() } else { review.created_at };
    wire::ModeratedReviewDetail {
        id: review.id.get(),
        tenant_id: moderated.tenant_id.get(),
        tenant_name: moderated.tenant_name,
        reviewer_id: reviewer.id,
        reviewer_name: reviewer.name,
        reviewer_avatar: reviewer.avatar,
        receiver_id: review.receiver_id.get(),
        receiver_name: receiver.name,
        receiver_avatar: receiver.avatar,
        rating: review.rating,
        content: review.comment.clone(),
        comment: review.comment,
        status: review.status,
        review_type: review.review_type,
        is_anonymous: review.is_anonymous,
        deleted_by_author_at: moderated.deleted_by_author_at,
        created_at,
        reviewer_email: moderated.reviewer_email,
        receiver_email: Some(moderated.receiver_email),
        transaction_id: moderated.transaction_id,
        group_id: moderated.group_id,
    }
}

/// The same without what only one review shows.
fn brief(full: wire::ModeratedReviewDetail) -> wire::ModeratedReview {
    wire::ModeratedReview {
        id: full.id,
        tenant_id: full.tenant_id,
        tenant_name: full.tenant_name,
        reviewer_id: full.reviewer_id,
        reviewer_name: full.reviewer_name,
        reviewer_avatar: full.reviewer_avatar,
        receiver_id: full.receiver_id,
        receiver_name: full.receiver_name,
        receiver_avatar: full.receiver_avatar,
        rating: full.rating,
        comment: full.comment,
        content: full.content,
        status: full.status,
        review_type: full.review_type,
        is_anonymous: full.is_anonymous,
        deleted_by_author_at: full.deleted_by_author_at,
        created_at: full.created_at,
    }
}

fn author(call: &Call, author: Author) -> wire::ReviewPerson {
    match author {
        Author::Anonymous => named(ANONYMOUS.to_owned()),
        Author::Named(name) => named(name),
        Author::Member(card) => member(call, *card),
    }
}

/// Somebody of whom only the name is told.
fn named(name: String) -> wire::ReviewPerson {
    wire::ReviewPerson {
        id: None,
        name,
        first_name: None,
        last_name: None,
        avatar: None,
        avatar_url: None,
        organization_name: None,
        profile_type: None,
    }
}

fn member(call: &Call, card: Card) -> wire::ReviewPerson {
    let eyes = Eyes::of(call);
    let avatar = picture(call, card.avatar_url.as_deref());
    wire::ReviewPerson {
        id: Some(card.id.get()),
        name: eyes.name(&card),
        last_name: eyes.last_name(&card),
        first_name: Some(card.first_name),
        avatar: avatar.clone(),
        avatar_url: avatar,
        organization_name: card.organization_name,
        profile_type: Some(card.profile_type),
    }
}

/// Reviews in numbers.
#[must_use]
pub fn stats(tally: &Tally) -> wire::ReviewStats {
    wire::ReviewStats {
        total: tally.total(),
        average: tally.average(),
        positive: tally.four + tally.five,
        negative: tally.one + tally.two,
        distribution: wire::ReviewDistribution {
            x5: tally.five,
            x4: tally.four,
            x3: tally.three,
            x2: tally.two,
            x1: tally.one,
        },
    }
}

fn picture(call: &Call, address: Option<&str>) -> Option<String> {
    address.map(|address| absolute(&call.visit().base_url, address))
}
