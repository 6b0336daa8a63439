//! What hours take off, and which moves a redemption has: pure.

use chrono::TimeDelta;
use contract::Code;

use crate::base::{Hours, MemberId, Refusal, Timestamp, TransactionId};
use crate::catalogue::model::{Listing, PriceType};
use crate::ids::{LoyaltyRedemptionId, MarketplaceListingId};
use crate::money::Amount;
use crate::trade::model::unusable;
use crate::{record, say};

#[cfg(test)]
mod tests;

/// Where a redemption stands.
pub use contract::marketplace_loyalty::MarketplaceLoyaltyStatus as Status;

/// Why hours take nothing off.
pub use contract::marketplace_loyalty::MarketplaceLoyaltyReason as Reason;

/// For how long a discount is reserved.
pub const RESERVED_FOR: TimeDelta = TimeDelta::minutes(30);

/// The only currency that hours take something off.
const CURRENCY: &str = "CHF";

record! {
    /// What was decided about a seller.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Settings {
        /// The member.
        pub user_id: MemberId,
        /// They take hours.
        pub accepts: bool,
        /// How many francs an hour takes off.
        pub exchange_rate_chf: Amount,
        /// How many percent of a price hours take off at most.
        pub max_discount_pct: i64,
        /// When it was decided.
        pub updated_at: Option<Timestamp>,
    }
    select settings_columns
}

impl Settings {
    /// What goes for a seller about whom nothing was decided.
    #[must_use]
    pub fn usual(seller: MemberId) -> Self {
        Self {
            user_id: seller,
            accepts: false,
            exchange_rate_chf: Amount::from_hundredths(2_500),
            max_discount_pct: 50,
            updated_at: None,
        }
    }
}

record! {
    /// A row of `marketplace_loyalty_redemptions`.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Redemption {
        /// `marketplace_loyalty_redemptions.id`.
        pub id: LoyaltyRedemptionId,
        /// Who gives hours.
        pub member_user_id: MemberId,
        /// Who sells.
        pub merchant_user_id: MemberId,
        /// What.
        pub listing_id: MarketplaceListingId,
        /// The order that used it.
        pub order_id: Option<i64>,
        /// How many hours.
        pub credits_used: Hours,
        /// How many francs an hour takes off.
        pub exchange_rate_chf: Amount,
        /// What is taken off.
        pub discount_chf: Amount,
        /// What the listing costs without it.
        pub order_total_chf: Amount,
        /// Where it stands.
        pub status: Status,
        /// When it was reserved.
        pub redeemed_at: Timestamp,
        /// Until when.
        pub expires_at: Timestamp,
        /// When it was reversed.
        pub reversed_at: Option<Timestamp>,
        /// Why.
        pub reversal_reason: Option<String>,
        /// What moved the hours.
        pub wallet_transaction_id: Option<TransactionId>,
        /// What moved them back.
        pub wallet_refund_transaction_id: Option<TransactionId>,
    }
    select loyalty_columns
}

/// What hours would take off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quote {
    /// What was decided about the seller.
    pub settings: Settings,
    /// Hours that the member has and has not reserved.
    pub credits: Hours,
    /// How many of them can be used.
    pub usable: Hours,
    /// What those take off.
    pub discount: Amount,
    /// Why nothing.
    pub reason: Option<Reason>,
}

/// What so many hours take off, to the nearest hundredth; none out of bounds.
#[must_use]
pub fn worth(hours: Hours, rate: Amount) -> Option<Amount> {
    let product = i128::from(hours.hundredths()) * i128::from(rate.hundredths());
    let amount = Amount::from_hundredths(i64::try_from((product + 50) / 100).ok()?);
    (amount <= Amount::MOST).then_some(amount)
}

/// The most that hours may take off a price, without a fraction of a hundredth.
#[must_use]
pub fn most_off(price: Amount, percent: i64) -> Amount {
    let part = i128::from(price.hundredths()) * i128::from(percent.clamp(0, 100)) / 100;
    Amount::from_hundredths(i64::try_from(part).unwrap_or_default())
}

/// What a member who has so many hours could get for them.
///
/// `listing` is the seller's that can be ordered now; none for anything else.
#[must_use]
pub fn quote(settings: Settings, listing: Option<&Listing>, credits: Hours) -> Quote {
    let nothing =
        |reason| Quote { settings, credits, usable: Hours::ZERO, discount: Amount::ZERO, reason: Some(reason) };
    let Some(price) = listing.and_then(price_in_francs) else { return nothing(Reason::InvalidListing) };
    if !settings.accepts {
        return nothing(Reason::MerchantDisabled);
    }
    let (rate, most) = (settings.exchange_rate_chf, most_off(price, settings.max_discount_pct));
    if !rate.is_positive() || !most.is_positive() {
        return nothing(Reason::MerchantMisconfigured);
    }
    // As many whole hundredths of an hour as do not take off more than allowed.
    let fitting = i128::from(most.hundredths()) * 100 / i128::from(rate.hundredths());
    let fitting = i64::try_from(fitting).unwrap_or(i64::MAX);
    let usable = Hours::from_hundredths(fitting.min(credits.hundredths()).clamp(0, 100_000));
    let discount = worth(usable, rate).unwrap_or_default().min(most);
    Quote { settings, credits, usable, discount, reason: None }
}

/// What a listing costs that hours may take something off: one that has a price of its own in francs.
fn price_in_francs(listing: &Listing) -> Option<Amount> {
    let fits = listing.price_type == PriceType::Fixed && listing.price_currency.as_str() == CURRENCY;
    listing.price.filter(|price| fits && price.is_positive())
}

/// What so many hours take off a listing.
///
/// # Errors
/// 422 `REDEMPTION_FAILED`, `MERCHANT_DISABLED`, `EXCEEDS_MAX_DISCOUNT`, `INSUFFICIENT_CREDITS`, the last two on `credits_to_use`.
pub fn redeem(
    settings: Settings,
    listing: Option<&Listing>,
    credits: Hours,
    hours: Hours,
) -> Result<(Amount, Amount), Refusal> {
    let price = listing.and_then(price_in_francs);
    let price = price.ok_or_else(|| Refusal::new(Code::RedemptionFailed, say!("marketplace-loyalty-listing")))?;
    if !settings.accepts {
        return Err(Refusal::new(Code::MerchantDisabled, say!("marketplace-loyalty-disabled")));
    }
    let (rate, most) = (settings.exchange_rate_chf, most_off(price, settings.max_discount_pct));
    let discount = worth(hours, rate).filter(|discount| discount.is_positive() && *discount <= most);
    let Some(discount) = discount else {
        return Err(
            Refusal::new(Code::ExceedsMaxDiscount, say!("marketplace-loyalty-too-much")).field("credits_to_use")
        );
    };
    if hours > credits {
        return Err(
            Refusal::new(Code::InsufficientCredits, say!("marketplace-insufficient-credits")).field("credits_to_use")
        );
    }
    Ok((discount, price))
}

/// There is no such redemption: 404 `NOT_FOUND`.
#[must_use]
pub fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("marketplace-loyalty-missing"))
}

/// What an order says of itself, as far as a redemption depends on it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Purchase<'a> {
    /// Who orders.
    pub buyer: MemberId,
    /// What.
    pub listing: &'a Listing,
    /// How many.
    pub quantity: i64,
    /// It is what an offer was about.
    pub from_offer: bool,
}

impl Redemption {
    /// Whether an order can use it at a moment.
    ///
    /// # Errors
    /// 422 `VALIDATION_ERROR` on `loyalty_redemption_id`. Source: spec marketplace 7.
    pub fn fits(&self, buy: Purchase<'_>, now: Timestamp) -> Result<(), Refusal> {
        let is_theirs = self.member_user_id == buy.buyer
            && self.merchant_user_id == buy.listing.user_id
            && self.listing_id == buy.listing.id;
        let is_open = self.status == Status::Pending && self.expires_at > now;
        let is_same =
            buy.quantity == 1 && !buy.from_offer && price_in_francs(buy.listing) == Some(self.order_total_chf);
        if is_theirs && is_open && is_same {
            return Ok(());
        }
        Err(unusable(say!("marketplace-redemption-unusable")).field("loyalty_redemption_id"))
    }

    /// Notes, in memory, that its hours are the member's again. False if they were before.
    pub fn reverse(&mut self, reason: &str, now: Timestamp) -> bool {
        if self.status == Status::Reversed {
            return false;
        }
        (self.status, self.reversed_at, self.reversal_reason) = (Status::Reversed, Some(now), Some(reason.to_owned()));
        true
    }
}
