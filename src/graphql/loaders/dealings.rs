//! What members do for each other, and the hours that move.

use std::sync::Arc;

use contract::exchanges::{ExchangeRating, ExchangeStep};
use contract::marketplace_orders::MarketplaceOrderRating;

use super::list_of_each;
use crate::base::{ExchangeId, MemberId, TransactionId};
use crate::exchanges::{self, rest};
use crate::marketplace::trade::{self, model::OrderId};
use crate::marketplace::trust::disputes;
use crate::members::Eyes;
use crate::wallet;

by_number! {
    /// An exchange that the viewer may see: theirs, any for staff.
    ExchangeOf(ExchangeId) => Arc<exchanges::store::ExchangeWithParties>, "exchanges_by_id",
        |call, ids| exchanges::store::several(call, call.me()?, call.member()?.is_broker_or_admin(), &ids).await?,
        |row| (row.exchange.id, Arc::new(row));

    /// What happened to an exchange, oldest first; none if nothing did. Whoever asks has seen that the viewer may know it.
    StepsOf(ExchangeId) => Arc<Vec<ExchangeStep>>, "exchange_steps",
        |call, ids| {
            let (eyes, steps) = (Eyes::of(call), exchanges::store::steps_of_each(call, &ids).await?);
            list_of_each(steps.into_iter().map(|(exchange, step, actor)| (exchange, rest::step_of(eyes, step, actor))))
        },
        |of_exchange| of_exchange;

    /// What the two said of each other; none if nothing yet. Whoever asks has seen that the viewer is one of them.
    RatingsOf(ExchangeId) => Arc<Vec<ExchangeRating>>, "exchange_ratings",
        |call, ids| {
            let ratings = exchanges::store::ratings_of_each(call, &ids).await?;
            list_of_each(ratings.into_iter().map(|(exchange, rating)| (exchange, rest::rating_of(call, rating))))
        },
        |of_exchange| of_exchange;

    /// What the two parties of an order said of each other; none if nothing yet. Whoever asks has seen that the viewer is one of them.
    OrderRatingsOf(OrderId) => Arc<Vec<MarketplaceOrderRating>>, "marketplace_order_ratings",
        |call, ids| {
            let said = trade::store::ratings::of_each(&mut call.reads(), &ids).await?;
            list_of_each(said.into_iter().map(|said| (said.rating.order_id, trade::rest::rating_of(call, said))))
        },
        |of_order| of_order;

    /// The latest dispute of an order. Whoever asks has seen that the viewer is one of its parties.
    OrderDisputeOf(OrderId) => disputes::store::Latest, "marketplace_order_disputes",
        |call, ids| disputes::store::latest_of_each(&mut call.reads(), &ids).await?, |latest| (latest.order_id, latest);

    /// How a member was rated after exchanges: the average in hundredths, and how often.
    RatingOf(MemberId) => (i64, i64), "member_ratings",
        |call, ids| exchanges::ratings::of_members(call, &ids).await?, |of_member| of_member;

    /// A transaction that the viewer may see: theirs, unless they have hidden it; any for administrators.
    TransactionOf(TransactionId) => Arc<wallet::store::TransactionWithParties>, "transactions",
        |call, ids| wallet::actions::seen(call, &ids).await?, |row| (row.transaction.id, Arc::new(row));
}
