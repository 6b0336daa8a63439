//! Promotions: a listing is shown before others for a while.
//!
//! No payments are taken for them, so only those can be had that the community lets cost nothing. They end by themselves: lists look at the
//! time, and the clock clears what is over.
//!
//! Source: spec marketplace 6, 11.

use std::sync::Arc;

use chrono::TimeDelta;
use contract::Code;

use super::actions::{own, owned};
use super::bounds::{rules, sells_if};
use super::model::{Listing, PromotionType};
use super::store;
use crate::base::{Answer, Refusal};
use crate::call::Call;
use crate::ids::MarketplaceListingId;
use crate::money::Amount;
use crate::rules::MarketplaceRules;
use crate::say;

/// So many of a seller's promotions are shown.
const MOST: i64 = 500;

/// A way to promote a listing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Product {
    /// How.
    pub kind: PromotionType,
    /// What it costs.
    pub price: Amount,
    /// How many hours it lasts.
    pub hours: i64,
}

impl Product {
    /// Whether it can be had.
    #[must_use]
    pub fn is_available(self) -> bool {
        !self.price.is_positive()
    }
}

/// A way to promote, as a community decided.
#[must_use]
pub fn product(kind: PromotionType, rules: &MarketplaceRules) -> Product {
    let (price, hours) = match kind {
        PromotionType::Bump => (rules.bump_price, 24),
        PromotionType::TopOfCategory => (rules.featured_price * 1.5, 72),
        PromotionType::Featured => (rules.featured_price, 168),
        PromotionType::HomepageCarousel => (rules.featured_price * 2.0, 168),
    };
    Product { kind, price: Amount::nearest(price.max(0.0)), hours }
}

/// The ways to promote a listing, the shortest first.
///
/// Refuses with `FEATURE_DISABLED` where the community has none.
pub fn products(call: &Call) -> Answer<Vec<Product>> {
    let rules = switched_on(call)?;
    let all =
        [PromotionType::Bump, PromotionType::TopOfCategory, PromotionType::Featured, PromotionType::HomepageCarousel];
    Ok(all.into_iter().map(|kind| product(kind, &rules)).collect())
}

fn switched_on(call: &Call) -> Answer<Arc<MarketplaceRules>> {
    let rules = rules(call)?;
    if rules.promotions {
        Ok(rules)
    } else {
        Err(Refusal::new(Code::FeatureDisabled, say!("marketplace-promotions-off")).into())
    }
}

/// The viewer's listings that are promoted, the longest first.
///
/// Refuses with `FEATURE_DISABLED` where the community has none.
pub async fn mine(call: &Call) -> Answer<Vec<Listing>> {
    switched_on(call)?;
    Ok(store::promoted_of(call, call.me()?, MOST).await?)
}

/// How the viewer's listing is promoted.
///
/// Refuses with `FEATURE_DISABLED` where the community has none, and as [`owned`] does.
pub async fn of(call: &Call, id: MarketplaceListingId) -> Answer<Listing> {
    switched_on(call)?;
    owned(call, id).await
}

/// Promotes the viewer's listing for a while.
///
/// Refuses with `FEATURE_DISABLED` where the community has none; with `SELLER_SUSPENDED` a suspended seller; with 422 `VALIDATION_ERROR`
/// what members do not see and what is promoted already; with 503 `PAYMENT_UNAVAILABLE` what costs something; as [`own`] does.
pub async fn promote(call: &Call, id: MarketplaceListingId, kind: PromotionType) -> Answer<Listing> {
    let (rules, me, now) = (switched_on(call)?, call.me()?, call.now());
    let product = product(kind, &rules);
    let mut tx = call.begin().await?;
    sells_if(&mut tx, me, true).await?;
    let mut listing = own(&mut tx, id).await?;
    if !listing.is_listed(now) {
        return Err(Refusal::new(Code::ValidationError, say!("marketplace-promotion-hidden")).field("status").into());
    }
    if listing.is_promoted(now) {
        let sentence = say!("marketplace-promotion-runs");
        return Err(Refusal::new(Code::ValidationError, sentence).field("promotion_type").into());
    }
    if !product.is_available() {
        return Err(Refusal::new(Code::PaymentUnavailable, say!("marketplace-promotion-unpayable")).into());
    }
    listing.promoted_until = Some(now + TimeDelta::hours(product.hours));
    listing.promotion_type = Some(kind);
    store::set_state(&mut tx, &listing).await?;
    tx.commit().await?;
    Ok(listing)
}
