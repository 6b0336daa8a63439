//! What the two say of each other afterwards.

use contract::{Code, Operation};

use super::model::{Status, missing, unusable};
use super::store::{self, Rating};
use crate::base::{Answer, ExchangeId, MemberId, Refusal};
use crate::call::Call;
use crate::members::blocks::{self, Errand};
use crate::{members, say, wallet};

/// Says how it was. Either party, once, after the exchange was completed. Gives what both have said.
///
/// # Errors
/// 404 `NOT_FOUND`; 400 `EXCHANGE_ERROR` before it is completed, after its hours were taken back, and the second time, which the constraint has the last word on;
/// 403 `BLOCKED` for a comment if either has blocked the other.
pub async fn rate(call: &Call, id: ExchangeId, rating: i64, comment: Option<&str>) -> Answer<Vec<Rating>> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let exchange = store::lock(&mut tx, id).await?.filter(|exchange| exchange.role(me).is_some());
    let exchange = exchange.ok_or_else(missing)?;
    if exchange.status != Status::Completed {
        return Err(unusable(say!("exchange-rating-early")));
    }
    if let Some(paid) = exchange.transaction_id
        && wallet::store::is_reversed(&mut tx, paid).await?
    {
        return Err(unusable(say!("exchange-reversed")));
    }
    let comment = comment.map(str::trim).filter(|comment| !comment.is_empty());
    let (other, errand) = (exchange.other(me), Errand { words: comment.is_some(), ..Errand::default() });
    members::store::hold(&mut tx, &[me, other]).await?;
    blocks::pass(&mut tx, Operation::RateExchange, me, other, errand).await?;
    let noted = store::insert_rating(&mut tx, id, me, exchange.other(me), rating, comment).await;
    noted.map_err(|error| match error.is_unique("exchange_ratings_once") {
        true => unusable(say!("exchange-rating-exists")),
        false => error.into(),
    })?;
    let all = store::ratings(&mut tx.reads(), id).await?;
    tx.commit().await?;
    Ok(all)
}

/// What the two said. Only for them.
///
/// # Errors
/// 404 `NOT_FOUND` for anybody else.
pub async fn of_exchange(call: &Call, id: ExchangeId) -> Answer<Vec<Rating>> {
    super::actions::one(call, id).await?;
    Ok(store::ratings(&mut call.reads(), id).await?)
}

/// How a member was rated: the average in hundredths, and how often.
///
/// # Errors
/// 404 `NOT_FOUND` if the community has no such member.
pub async fn of_member(call: &Call, member: MemberId) -> Answer<(i64, i64)> {
    let rated = store::rated(call, member).await?;
    if !rated.known {
        return Err(Refusal::new(Code::NotFound, say!("member-missing")).into());
    }
    Ok(average(rated.sum, rated.count))
}

/// How each of these members was rated; those whom the community does not have are left out. One statement whatever their number.
pub async fn of_members(call: &Call, members: &[MemberId]) -> Answer<Vec<(MemberId, (i64, i64))>> {
    let rows = store::rated_each(call, members).await?;
    Ok(rows.into_iter().map(|(member, sum, count)| (member, average(sum, count))).collect())
}

/// The average in hundredths, and of how many.
fn average(sum: i64, count: i64) -> (i64, i64) {
    (if count == 0 { 0 } else { (sum * 100 + count / 2) / count }, count)
}
