//! What members do for each other, and the hours that move.

use std::sync::Arc;

use contract::exchanges::ExchangeRating;

use super::list_of_each;
use crate::base::{ExchangeId, TransactionId};
use crate::exchanges::{self, rest};
use crate::wallet;

by_number! {
    /// An exchange that the viewer may see: theirs, any for staff.
    ExchangeOf(ExchangeId) => Arc<exchanges::store::ExchangeWithParties>, "exchanges_by_id",
        |call, ids| exchanges::store::several(call, call.me()?, call.member()?.is_broker_or_admin(), &ids).await?,
        |row| (row.exchange.id, Arc::new(row));

    /// What the two said of each other; none if nothing yet. Whoever asks has seen that the viewer is one of them.
    RatingsOf(ExchangeId) => Arc<Vec<ExchangeRating>>, "exchange_ratings",
        |call, ids| {
            let ratings = exchanges::store::ratings_of_each(call, &ids).await?;
            list_of_each(ratings.into_iter().map(|(exchange, rating)| (exchange, rest::rating_of(call, rating))))
        },
        |of_exchange| of_exchange;

    /// A transaction that the viewer may see: theirs, unless they have hidden it; any for administrators.
    TransactionOf(TransactionId) => Arc<wallet::store::TransactionWithParties>, "transactions",
        |call, ids| wallet::actions::seen(call, &ids).await?, |row| (row.transaction.id, Arc::new(row));
}
