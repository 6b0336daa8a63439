//! What members do with reviews.

use chrono::TimeDelta;
use contract::{Code, Operation};

use super::events::ReviewCreated;
use super::model::{self, Action, Next, Review, State, Tally, Writer};
use super::store::{self, DueReview, NewReview, ReviewInFull};
use crate::base::name::says_something;
use crate::base::text::search_text;
use crate::base::{Answer, Cursor, Failure, Fault, MemberId, Page, Refusal, ReviewId, TenantId};
use crate::call::{Call, Tx};
use crate::db::DbError;
use crate::language::Sentence;
use crate::members::{self, Card, blocks, blocks::Errand};
use crate::outbox;
use crate::recognition::{self, Activity, Earned};
use crate::safeguarding::{self, Interaction};
use crate::say;

/// Without a transaction, a member reviews another one at most once within this time (seed 0, "Limits").
const ONCE_WITHIN: TimeDelta = TimeDelta::hours(24);

/// A review somebody wants to write. The door has checked the bounds of rating and comment.
#[derive(Clone, Debug)]
pub struct Wish {
    /// Whom it is about.
    pub receiver: MemberId,
    /// One to five.
    pub rating: i64,
    /// What there is to say.
    pub comment: Option<String>,
    /// `transactions.id`.
    pub transaction: Option<i64>,
    /// Nobody is told who wrote it.
    pub is_anonymous: bool,
}

fn wrong(status: u16, field: &'static str, sentence: Sentence) -> Failure {
    Refusal::new(Code::ValidationError, sentence).status(status).field(field).into()
}

/// Writes a review, gives its author points, and the feed a line.
///
/// Emits `ReviewCreated`, which names the author of an anonymous review no more than anything else does. Refuses with 400
/// `VALIDATION_ERROR` for oneself and for a transaction of which the two are not the sides; with 422 `VALIDATION_ERROR` for a receiver or a
/// transaction that the community does not have, or that was taken back or takes another one back; with 409 `VALIDATION_ERROR` for a second
/// review of a transaction, or without one of the same member within 24 hours; with 403 `BLOCKED` if either has blocked the other, unless it
/// is about a transaction from before; and as [`safeguarding::allow`] does.
/// Source: seed 0, "Reviews", rules 1 to 6.
pub async fn create(call: &Call, wish: Wish) -> Answer<(ReviewId, Option<String>)> {
    let me = call.me()?;
    if me == wish.receiver {
        return Err(wrong(400, "receiver_id", say!("review-yourself")));
    }
    let mut tx = call.begin().await?;
    // Held, so that two reviews by the same member happen one after the other.
    let held = members::store::hold(&mut tx, &[me, wish.receiver]).await?;
    if !held.iter().any(|member| member.id == me) {
        return Err(wrong(422, "receiver_id", say!("not-a-member")));
    }
    if held.len() < 2 || store::unreviewable(&mut tx, wish.receiver).await? {
        return Err(wrong(422, "receiver_id", say!("member-missing")));
    }
    let mut about = Errand { words: true, dealt_at: None };
    let again = match wish.transaction {
        Some(transaction) => {
            let sides = store::sides(&mut tx, transaction).await?;
            let (sender, receiver, moved_at) =
                sides.ok_or_else(|| wrong(422, "transaction_id", say!("transaction-missing")))?;
            let sides = (sender, receiver);
            let (we, they) = (Some(me), Some(wish.receiver));
            if sides != (we, they) && sides != (they, we) {
                return Err(wrong(400, "transaction_id", say!("review-not-between-you")));
            }
            about.dealt_at = Some(moved_at);
            store::has_reviewed(&mut tx, me, transaction).await?
        }
        None => {
            let lately = tx.now() - ONCE_WITHIN;
            store::reviewed_after(&mut tx, me, wish.receiver, lately).await?
        }
    };
    if again {
        return Err(model::already_reviewed().into());
    }
    blocks::pass(&mut tx, Operation::CreateReview, me, wish.receiver, about).await?;
    safeguarding::allow(call, &mut tx, me, wish.receiver, Interaction::Review).await?;
    let comment = wish.comment.as_deref().map(str::trim).filter(|text| says_something(text));
    let new = NewReview {
        reviewer: me,
        receiver: wish.receiver,
        transaction: wish.transaction,
        rating: wish.rating,
        comment,
        search_text: &search_text(comment),
        is_anonymous: wish.is_anonymous,
    };
    let review = insert(&mut tx, &new).await?;
    let reviewer = (!wish.is_anonymous).then_some(me);
    recognition::award(&mut tx, me, Earned::ReviewWritten, review.get()).await?;
    recognition::post(&mut tx, reviewer, Activity::Review, review.get()).await?;
    outbox::tell(&mut tx, ReviewCreated { review, receiver: wish.receiver, reviewer }).await?;
    tx.commit().await?;
    Ok((review, comment.map(str::to_owned)))
}

/// So many numbers are tried: more reviews are not written within a millisecond.
const ATTEMPTS: i64 = 1_000;

/// Notes a review under the first number that is free.
pub(super) async fn insert(tx: &mut Tx, new: &NewReview<'_>) -> Answer<ReviewId> {
    for attempt in 0..ATTEMPTS {
        let dice = u64::from_be_bytes(tx.call().world().chance().bytes());
        let id = model::number(tx.now(), new.is_anonymous, attempt, dice);
        if let Some(id) = store::insert(tx, id, new).await.map_err(told)? {
            return Ok(id);
        }
    }
    Err(Fault::new("no number is free for a review").into())
}

/// The constraint's last word is the same as the check's before it.
fn told(error: DbError) -> Failure {
    if error.is_unique("reviews_once") { model::already_reviewed().into() } else { error.into() }
}

/// Takes a review back, for good, and with it the points that it earned. Only its author may.
///
/// Refuses with 403 `FORBIDDEN` for anybody else who may read it; with `NOT_FOUND` for what is not there for the viewer any more.
/// Source: seed 0, "States and transitions", Review.
pub async fn withdraw(call: &Call, id: ReviewId) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let held = store::lock(&mut tx, id).await?.ok_or_else(model::missing)?;
    if let Next::Stays(state) = model::step(held.state(), held.person(me), Action::Withdraw)? {
        let now = tx.now();
        store::update(&mut tx, id, state.status(), Some(now)).await?;
        recognition::show(&mut tx, Activity::Review, id.get(), state == State::Approved).await?;
        recognition::take_back(&mut tx, Earned::ReviewWritten, id.get()).await?;
    }
    tx.commit().await
}

/// Reviews that a member received, newest first. One statement, and one more where there is nothing.
///
/// Refuses with `NOT_FOUND` if the community has no such member.
pub async fn received(
    call: &Call,
    member: MemberId,
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<Page<(Review, Writer)>> {
    call.me()?;
    let rows = store::received(call, member, cursor, limit + 1).await?;
    if rows.is_empty() {
        members::actions::known(call, member).await?;
    }
    Ok(Page::from_probe(rows, limit, |(review, _)| review.id.get()))
}

/// Reviews by the viewer, newest first, without those taken back.
pub async fn given(call: &Call, limit: i64, cursor: Option<Cursor>) -> Answer<Page<(Review, Card)>> {
    let rows = store::given(call, call.me()?, cursor, limit + 1).await?;
    Ok(call.page(rows, limit, |(review, _)| review.id.get()))
}

/// Reviews of a member in numbers.
///
/// Refuses with `NOT_FOUND` if the community has no such member.
pub async fn stats(call: &Call, member: MemberId) -> Answer<Tally> {
    call.me()?;
    match store::tallies(call, &[member]).await?.pop() {
        Some((_, tally)) => Ok(tally),
        None => members::actions::known(call, member).await.map(|()| Tally::default()),
    }
}

/// One review, with whom it is about.
///
/// Refuses with `NOT_FOUND` unless it is shown, or the viewer wrote it and has not taken it back.
pub async fn find(call: &Call, id: ReviewId) -> Answer<ReviewInFull> {
    let found = store::find(call, call.me()?, id).await?;
    Ok(found.filter(|found| found.more.shown || found.more.mine).ok_or_else(model::missing)?)
}

/// Some reviews, in no order. Whatever the viewer may not read is left out: for staff only what its author took back.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn by_ids(call: &Call, ids: &[ReviewId]) -> Answer<Vec<ReviewInFull>> {
    let viewer = call.member()?;
    let scope = if viewer.is_super_admin() { TenantId::from(0) } else { call.tenant() };
    Ok(store::by_ids(call, (scope, viewer.id, viewer.is_broker_or_admin()), ids).await?)
}

/// Completed transactions of which the viewer has written no review, newest first, and how many there are. Corrections, and what they took
/// back, are none.
pub async fn pending(call: &Call, transaction: i64, limit: i64) -> Answer<(Vec<(DueReview, Card)>, i64)> {
    let due = store::pending(call, call.me()?, transaction, limit).await?;
    let total = due.first().map_or(0, |(due, _)| due.total);
    Ok((due, total))
}
