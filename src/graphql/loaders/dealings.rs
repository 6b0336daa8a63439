//! What members do for each other, and the hours that move.

use std::collections::HashMap;
use std::sync::Arc;

use async_graphql::dataloader::Loader;
use contract::exchanges::{ExchangeRating, ExchangeStep};

use super::Fetch;
use crate::base::{ExchangeId, MemberId, TransactionCategoryId, TransactionId};
use crate::exchanges::{self, rest};
use crate::graphql::errors::Shared;
use crate::members::Eyes;
use crate::wallet;
use crate::wallet::categories::store::Category;

/// An exchange that the viewer may see: theirs, any for those who look after the community.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExchangeOf(pub ExchangeId);

/// What happened to an exchange, oldest first; none if nothing did. Whoever asks has seen that the viewer may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StepsOf(pub ExchangeId);

/// What the two said of each other; none if nothing yet. Whoever asks has seen that the viewer is one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RatingsOf(pub ExchangeId);

/// How a member was rated after exchanges: the average in hundredths, and how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RatingOf(pub MemberId);

/// A transaction that the viewer may see: theirs, unless they have hidden it; any for administrators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TransactionOf(pub TransactionId);

/// What a transfer is about, also where it is not offered any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TransactionCategoryOf(pub TransactionCategoryId);

impl Loader<ExchangeOf> for Fetch {
    type Value = Arc<exchanges::store::Line>;
    type Error = Shared;

    async fn load(&self, keys: &[ExchangeOf]) -> Result<HashMap<ExchangeOf, Self::Value>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("exchanges_by_id", keys.len(), async {
            let everything = self.call.member()?.is_broker_or_admin();
            let lines = exchanges::store::several(&self.call, self.call.me()?, everything, &ids).await?;
            Ok(lines.into_iter().map(|line| (ExchangeOf(line.0.id), Arc::new(line))).collect())
        })
        .await
    }
}

impl Loader<StepsOf> for Fetch {
    type Value = Arc<Vec<ExchangeStep>>;
    type Error = Shared;

    async fn load(&self, keys: &[StepsOf]) -> Result<HashMap<StepsOf, Self::Value>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("exchange_steps", keys.len(), async {
            let eyes = Eyes::of(&self.call);
            let mut each: HashMap<StepsOf, Vec<ExchangeStep>> = HashMap::new();
            for (exchange, step, actor) in exchanges::store::steps_of_each(&self.call, &ids).await? {
                each.entry(StepsOf(exchange)).or_default().push(rest::step_of(eyes, step, actor));
            }
            Ok(each.into_iter().map(|(key, steps)| (key, Arc::new(steps))).collect())
        })
        .await
    }
}

impl Loader<RatingsOf> for Fetch {
    type Value = Arc<Vec<ExchangeRating>>;
    type Error = Shared;

    async fn load(&self, keys: &[RatingsOf]) -> Result<HashMap<RatingsOf, Self::Value>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("exchange_ratings", keys.len(), async {
            let mut each: HashMap<RatingsOf, Vec<ExchangeRating>> = HashMap::new();
            for (exchange, rating, rater, username) in exchanges::store::ratings_of_each(&self.call, &ids).await? {
                let rating = rest::rating_of(&self.call, rating, rater, username);
                each.entry(RatingsOf(exchange)).or_default().push(rating);
            }
            Ok(each.into_iter().map(|(key, ratings)| (key, Arc::new(ratings))).collect())
        })
        .await
    }
}

impl Loader<RatingOf> for Fetch {
    type Value = (i64, i64);
    type Error = Shared;

    async fn load(&self, keys: &[RatingOf]) -> Result<HashMap<RatingOf, Self::Value>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("member_ratings", keys.len(), async {
            let rated = exchanges::ratings::of_members(&self.call, &ids).await?;
            Ok(rated.into_iter().map(|(member, rated)| (RatingOf(member), rated)).collect())
        })
        .await
    }
}

impl Loader<TransactionOf> for Fetch {
    type Value = Arc<wallet::store::Line>;
    type Error = Shared;

    async fn load(&self, keys: &[TransactionOf]) -> Result<HashMap<TransactionOf, Self::Value>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("transactions", keys.len(), async {
            let lines = wallet::actions::seen(&self.call, &ids).await?;
            Ok(lines.into_iter().map(|line| (TransactionOf(line.0.id), Arc::new(line))).collect())
        })
        .await
    }
}

impl Loader<TransactionCategoryOf> for Fetch {
    type Value = Category;
    type Error = Shared;

    async fn load(&self, keys: &[TransactionCategoryOf]) -> Result<HashMap<TransactionCategoryOf, Category>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("transaction_categories", keys.len(), async {
            let found = wallet::categories::store::by_ids(&self.call, &ids).await?;
            Ok(found.into_iter().map(|category| (TransactionCategoryOf(category.id), category)).collect())
        })
        .await
    }
}
