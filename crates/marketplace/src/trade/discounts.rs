//! What is taken off an order while it is made.

use super::checkout::{terms, unavailable};
use super::model::{self, Cost, Order, Wanted, unusable};
use super::store;
use crate::base::{Answer, MemberId};
use crate::call::{Call, Tx};
use crate::catalogue::model::{Listing, Status as ListingStatus};
use crate::discounts::coupons::{model::Purchase, uses as coupons};
use crate::discounts::loyalty::{
    model::{self as loyalty, Redemption},
    uses as hours,
};
use crate::ids::{CouponId, ShippingOptionId};
use crate::money::Amount;
use crate::rules::MarketplaceRules;
use crate::say;

/// What is taken off an order, held until the order is written.
pub(super) enum TakenOff {
    Nothing,
    Coupon(CouponId, Amount),
    Hours(Box<Redemption>),
}

impl TakenOff {
    /// What a coupon or hours take off what the buyer wants, and what is left to be paid.
    ///
    /// # Errors
    /// 422 `VALIDATION_ERROR` on `coupon_code` or `loyalty_redemption_id`. Source: spec marketplace 5.2 (13).
    pub(super) async fn of(
        tx: &mut Tx,
        buyer: MemberId,
        wanted: &Wanted,
        listing: &Listing,
        cost: Cost,
    ) -> Answer<Self> {
        let quantity = wanted.quantity;
        match (wanted.coupon(), wanted.loyalty_redemption) {
            (None, None) => Ok(Self::Nothing),
            (Some(_), Some(_)) => Err(unusable(say!("marketplace-coupon-one-discount")).field("coupon_code").into()),
            (Some(code), None) => {
                let buy = Purchase {
                    listing: listing.id,
                    category: listing.category_id,
                    quantity,
                    unit: cost.unit,
                    total: cost.total,
                    currency: listing.price_currency,
                };
                let parties = (buyer, listing.user_id);
                let (coupon, discount) = coupons::at_checkout(tx, parties, code, cost.method, buy).await?;
                Ok(Self::Coupon(coupon, discount))
            }
            (None, Some(id)) => {
                let buy = loyalty::Purchase { buyer, listing, quantity, from_offer: wanted.offer.is_some() };
                Ok(Self::Hours(Box::new(hours::at_checkout(tx, id, cost.method, buy).await?)))
            }
        }
    }

    /// How much.
    pub(super) fn amount(&self) -> Amount {
        match self {
            Self::Nothing => Amount::ZERO,
            Self::Coupon(_, discount) => *discount,
            Self::Hours(redemption) => redemption.discount_chf,
        }
    }

    /// Notes it with the order, and moves the hours, if it is for hours, before the order is written.
    ///
    /// # Errors
    /// 422 `INSUFFICIENT_CREDITS` on `loyalty_redemption_id`.
    pub(super) async fn before(&mut self, tx: &mut Tx, order: &mut Order) -> Answer<()> {
        order.discount = self.amount();
        if let Self::Hours(redemption) = self {
            order.loyalty_redemption_id = Some(redemption.id.get());
            hours::pay(tx, redemption, &order.listing_title).await?;
        }
        Ok(())
    }

    /// Notes which order used it.
    ///
    /// # Errors
    /// A fault.
    pub(super) async fn after(&mut self, tx: &mut Tx, order: &Order) -> Answer<()> {
        match self {
            Self::Nothing => Ok(()),
            Self::Coupon(coupon, _) => coupons::with_order(tx, *coupon, order).await,
            Self::Hours(redemption) => hours::with_order(tx, redemption, order).await,
        }
    }
}

/// Gives back what was taken off an order that is off, which is held. Once: nothing happens the second time.
///
/// # Errors
/// A fault.
pub(super) async fn give_back(tx: &mut Tx, order: &Order, reason: &str) -> Answer<()> {
    coupons::give_back(tx, order.id, reason).await?;
    hours::give_back(tx, order, reason).await
}

/// What an order of a listing would cost without an offer, sent in one of its seller's ways or not at all. Nothing is held.
///
/// # Errors
/// 422 `VALIDATION_ERROR` for what cannot be ordered so.
pub(crate) async fn cost_of(
    call: &Call,
    listing: &Listing,
    option: Option<ShippingOptionId>,
    quantity: i64,
) -> Answer<Cost> {
    if listing.status != ListingStatus::Active || !listing.is_listed(call.now()) {
        return Err(unavailable());
    }
    let price = match option {
        None => Amount::ZERO,
        Some(id) => {
            let offered = listing.shipping_available && call.community()?.rules::<MarketplaceRules>().shipping;
            let found = if offered { store::offered_courier(call, listing.user_id, id).await? } else { None };
            let fits = found.filter(|courier| courier.currency == listing.price_currency);
            fits.ok_or_else(|| unusable(say!("marketplace-order-no-way")).field("shipping_option_id"))?.price
        }
    };
    Ok(model::cost(terms(listing), None, quantity, price)?)
}
