//! What the two parties of an order say of each other afterwards.

use contract::Operation;

use super::actions::take;
use super::events::MarketplaceOrderRated;
use super::model::{Actor, OrderId, Role, Status, unusable};
use super::store::ratings::{self, NewRating, RatingWithRater};
use crate::base::{Answer, Failure, Fault};
use crate::call::Call;
use crate::members::{self, blocks, blocks::Errand};
use crate::outbox;
use crate::safeguarding::{self, Interaction};
use crate::say;

/// Says how it was. Either party, once, after the order was completed.
///
/// Emits `MarketplaceOrderRated`, unless it is anonymous.
///
/// # Errors
/// 404 `NOT_FOUND`; 403 `FORBIDDEN`; 422 `VALIDATION_ERROR` before it is completed and the second time, which the constraint has the last word
/// on; 403 `BLOCKED` for a comment; as [`safeguarding::allow`] does. Source: spec marketplace 5.7.
pub async fn rate(
    call: &Call,
    id: OrderId,
    rating: i64,
    comment: Option<&str>,
    is_anonymous: bool,
) -> Answer<RatingWithRater> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let (order, by) = take(&mut tx, me, id).await?;
    if order.status != Status::Completed {
        return Err(unusable(say!("marketplace-rating-early")).into());
    }
    let comment = comment.map(str::trim).filter(|comment| !comment.is_empty());
    let ratee = order.other(me);
    members::store::hold(&mut tx, &[me, ratee]).await?;
    let errand = Errand { words: comment.is_some(), ..Errand::default() };
    blocks::pass(&mut tx, Operation::RateMarketplaceOrder, me, ratee, errand).await?;
    safeguarding::allow(call, &mut tx, me, ratee, Interaction::Review).await?;
    let role = if by == Actor::Buyer { Role::Buyer } else { Role::Seller };
    let new =
        NewRating { order: id, rater: me, ratee, role, rating, comment: comment.map(str::to_owned), is_anonymous };
    let noted = ratings::insert(&mut tx, &new).await;
    let rating_id = noted.map_err(|error| match error.is_unique("marketplace_order_ratings_once") {
        true => Failure::from(unusable(say!("marketplace-rating-exists"))),
        false => error.into(),
    })?;
    if role == Role::Buyer {
        ratings::refresh(&mut tx, order.seller_id).await?;
    }
    if !is_anonymous {
        outbox::tell(&mut tx, MarketplaceOrderRated { order: id, rater: me, ratee }).await?;
    }
    let all = ratings::of_each(&mut tx.reads(), &[id]).await?;
    tx.commit().await?;
    let found = all.into_iter().find(|one| one.rating.id == rating_id);
    found.ok_or_else(|| Fault::new("a rating that was written is not there").into())
}

/// What the two said. Only for them.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN`.
pub async fn of_order(call: &Call, id: OrderId) -> Answer<Vec<RatingWithRater>> {
    super::actions::one(call, id).await?;
    Ok(ratings::of_each(&mut call.reads(), &[id]).await?)
}
