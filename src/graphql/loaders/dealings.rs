//! What members do for each other, and the hours that move.

use std::sync::Arc;

use contract::exchanges::{ExchangeRating, ExchangeStep};

use super::list_of_each;
use crate::base::{ExchangeId, MemberId, TransactionCategoryId, TransactionId};
use crate::exchanges::{self, rest};
use crate::members::Eyes;
use crate::wallet;
use crate::wallet::categories::store::TransactionCategory;

by_number! {
    /// An exchange that the viewer may see: theirs, any for those who look after the community.
    ExchangeOf(ExchangeId) => Arc<exchanges::store::ExchangeWithParties>, "exchanges_by_id", |call, ids| {
        let everything = call.member()?.is_broker_or_admin();
        let rows = exchanges::store::several(call, call.me()?, everything, &ids).await?;
        Ok(rows.into_iter().map(|row| (Self(row.exchange.id), Arc::new(row))).collect())
    }
}

by_number! {
    /// What happened to an exchange, oldest first; none if nothing did. Whoever asks has seen that the viewer may know it.
    StepsOf(ExchangeId) => Arc<Vec<ExchangeStep>>, "exchange_steps", |call, ids| {
        let (eyes, steps) = (Eyes::of(call), exchanges::store::steps_of_each(call, &ids).await?);
        let shown = steps.into_iter().map(|(exchange, step, actor)| (Self(exchange), rest::step_of(eyes, step, actor)));
        Ok(list_of_each(shown))
    }
}

by_number! {
    /// What the two said of each other; none if nothing yet. Whoever asks has seen that the viewer is one of them.
    RatingsOf(ExchangeId) => Arc<Vec<ExchangeRating>>, "exchange_ratings", |call, ids| {
        let ratings = exchanges::store::ratings_of_each(call, &ids).await?.into_iter();
        let shown = ratings.map(|(exchange, rating)| (Self(exchange), rest::rating_of(call, rating)));
        Ok(list_of_each(shown))
    }
}

by_number! {
    /// How a member was rated after exchanges: the average in hundredths, and how often.
    RatingOf(MemberId) => (i64, i64), "member_ratings", |call, ids| {
        let rated = exchanges::ratings::of_members(call, &ids).await?;
        Ok(rated.into_iter().map(|(member, rated)| (Self(member), rated)).collect())
    }
}

by_number! {
    /// A transaction that the viewer may see: theirs, unless they have hidden it; any for administrators.
    TransactionOf(TransactionId) => Arc<wallet::store::TransactionWithParties>, "transactions", |call, ids| {
        let rows = wallet::actions::seen(call, &ids).await?;
        Ok(rows.into_iter().map(|row| (Self(row.transaction.id), Arc::new(row))).collect())
    }
}

by_number! {
    /// What a transfer is about, also where it is not offered any more.
    TransactionCategoryOf(TransactionCategoryId) => TransactionCategory, "transaction_categories", |call, ids| {
        let found = wallet::categories::store::by_ids(call, &ids).await?;
        Ok(found.into_iter().map(|category| (Self(category.id), category)).collect())
    }
}
