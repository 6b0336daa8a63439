//! Which statuses a coupon may take, what it may say, and what it takes off: pure.

use contract::Code;

use crate::base::name::hides_letters;
use crate::base::text::one_line;
use crate::base::{MemberId, Refusal, Timestamp};
use crate::db::Json;
use crate::ids::{CouponId, CouponRedemptionId, MarketplaceCategoryId, MarketplaceListingId, SellerProfileId};
use crate::language::Sentence;
use crate::money::{Amount, Currency};
use crate::trade::model::unusable;
use crate::{record, say};

#[cfg(test)]
mod tests;

/// Where a coupon stands.
pub use contract::marketplace_coupons::MarketplaceCouponStatus as Status;

/// What it takes off.
pub use contract::marketplace_coupons::MarketplaceCouponDiscount as Discount;

/// What it is for.
pub use contract::marketplace_coupons::MarketplaceCouponScope as Scope;

/// How it was used.
pub use contract::marketplace_coupons::MarketplaceCouponRedemptionMethod as Method;

/// How many coupons a seller has at most, and how many are shown.
pub const MOST: i64 = 500;

/// How many listings or categories one is for at most.
const MOST_IDS: usize = 100;

/// For how long a member may show a coupon in a shop.
pub const TOKEN_TIME: chrono::TimeDelta = chrono::TimeDelta::seconds(300);

const CROCKFORD: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

record! {
    /// A row of `marketplace_coupons`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Coupon {
        /// `marketplace_coupons.id`.
        pub id: CouponId,
        /// Whose it is.
        pub seller_profile_id: SellerProfileId,
        /// What buyers enter, in capital letters.
        pub code: String,
        /// What it is called.
        pub title: String,
        /// More about it.
        pub description: Option<String>,
        /// What it takes off.
        pub discount_type: Discount,
        /// How much, in hundredths of a percent, or of a unit of the order's currency.
        pub discount_value: Amount,
        /// What the order has to cost before, in minor units.
        pub min_order_cents: Option<i64>,
        /// How often it can be used.
        pub max_uses: Option<i64>,
        /// How often by one member.
        pub max_uses_per_member: i64,
        /// From when.
        pub valid_from: Option<Timestamp>,
        /// Until when.
        pub valid_until: Option<Timestamp>,
        /// Where it stands.
        pub status: Status,
        /// When staff suspended it.
        pub suspended_at: Option<Timestamp>,
        /// What it is for.
        pub applies_to: Scope,
        /// The listings or categories.
        pub applies_to_ids: Json<Vec<i64>>,
        /// How often it was used.
        pub usage_count: i64,
        /// When it was made.
        pub created_at: Timestamp,
        /// When it last changed.
        pub updated_at: Timestamp,
    }
    select coupon_columns
}

record! {
    /// A row of `marketplace_coupon_redemptions` that counts, with the currency of its order.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Redemption {
        /// `marketplace_coupon_redemptions.id`.
        pub id: CouponRedemptionId,
        /// The coupon.
        pub coupon_id: CouponId,
        /// Who used it.
        pub user_id: MemberId,
        /// With which order; none in the shop.
        pub order_id: Option<i64>,
        /// What it took off, in minor units.
        pub discount_applied_cents: i64,
        /// In which currency; none in the shop.
        pub currency: Option<Currency>,
        /// When.
        pub redeemed_at: Timestamp,
        /// How.
        pub redemption_method: Method,
    }
}

impl Redemption {
    /// What it took off. Nothing in the shop, where the seller takes it off.
    #[must_use]
    pub fn discount(&self) -> Amount {
        self.currency.map_or(Amount::ZERO, |currency| currency.of_minor_units(self.discount_applied_cents))
    }
}

/// What a seller says of a coupon. What is `None` stays as it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Said {
    /// What buyers enter.
    pub code: Option<String>,
    /// What it is called.
    pub title: Option<String>,
    /// More about it.
    pub description: Option<Option<String>>,
    /// What it takes off.
    pub discount_type: Option<Discount>,
    /// How much, as the wire says it.
    pub discount_value: Option<f64>,
    /// What the order has to cost before.
    pub min_order_cents: Option<Option<i64>>,
    /// How often it can be used.
    pub max_uses: Option<Option<i64>>,
    /// How often by one member.
    pub max_uses_per_member: Option<i64>,
    /// From when.
    pub valid_from: Option<Option<Timestamp>>,
    /// Until when.
    pub valid_until: Option<Option<Timestamp>>,
    /// Where it stands.
    pub status: Option<Status>,
    /// What it is for.
    pub applies_to: Option<Scope>,
    /// The listings or categories.
    pub applies_to_ids: Option<Vec<i64>>,
}

/// There is no such coupon: 404 `NOT_FOUND`.
#[must_use]
pub fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("marketplace-coupon-missing"))
}

/// What a seller may do with the status of a coupon of theirs: from where to where. What was shown to buyers is no draft again.
pub const MOVES: &[(Status, Status)] = {
    use Status::*;
    &[
        (Draft, Active),
        (Draft, Paused),
        (Draft, Expired),
        (Active, Paused),
        (Active, Expired),
        (Paused, Active),
        (Paused, Expired),
        (Expired, Active),
        (Expired, Paused),
    ]
};

/// So many characters of chance, eight for each five bytes.
#[must_use]
pub fn characters(chance: &[u8]) -> String {
    let mut text = String::with_capacity(chance.len() * 8 / 5);
    for five in chance.chunks_exact(5) {
        let bits = five.iter().fold(0_u64, |all, byte| (all << 8) | u64::from(*byte));
        text.extend(
            (0..8).rev().map(|place| char::from(CROCKFORD[usize::try_from((bits >> (place * 5)) & 31).unwrap_or(0)])),
        );
    }
    text
}

/// A code as it is kept and looked for: without blanks around it, in capital letters.
#[must_use]
pub fn kept_code(code: &str) -> String {
    code.trim().to_uppercase()
}

fn wrong(field: &'static str, sentence: Sentence) -> Refusal {
    unusable(sentence).field(field)
}

impl Coupon {
    /// A coupon of a seller's about which nothing is said yet.
    #[must_use]
    pub fn blank(seller: SellerProfileId, code: String, now: Timestamp) -> Self {
        Self {
            id: CouponId::new(0),
            seller_profile_id: seller,
            code,
            title: String::new(),
            description: None,
            discount_type: Discount::Percent,
            discount_value: Amount::ZERO,
            min_order_cents: None,
            max_uses: None,
            max_uses_per_member: 1,
            valid_from: None,
            valid_until: None,
            status: Status::Draft,
            suspended_at: None,
            applies_to: Scope::AllListings,
            applies_to_ids: Json(Vec::new()),
            usage_count: 0,
            created_at: now,
            updated_at: now,
        }
    }

    /// The coupon as its seller says it is to be, whether it is new or not.
    ///
    /// # Errors
    /// 422 `VALIDATION_ERROR` on the member that breaks a rule: see the contract.
    pub fn said(&self, said: Said, is_new: bool) -> Result<Self, Refusal> {
        let mut after = self.clone();
        if let Some(code) = said.code {
            after.code = kept_code(&code);
            let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
            if after.code.is_empty() || !after.code.chars().all(fits) {
                return Err(wrong("code", say!("marketplace-coupon-code-unusable")));
            }
        }
        if let Some(title) = said.title {
            after.title = one_line(&title);
            if after.title.is_empty() {
                return Err(wrong("title", say!("field-required")));
            }
            if hides_letters(&after.title) {
                return Err(wrong("title", say!("title-unseen-letters")));
            }
        }
        if let Some(description) = said.description {
            let text = description.map(|text| text.trim().to_owned());
            after.description = text.filter(|text| !text.is_empty());
        }
        after.discount_type = said.discount_type.unwrap_or(after.discount_type);
        if let Some(value) = said.discount_value {
            after.discount_value = Amount::exactly(value)
                .ok_or_else(|| wrong("discount_value", say!("marketplace-coupon-value-unusable")))?;
        }
        after.min_order_cents = said.min_order_cents.unwrap_or(after.min_order_cents);
        after.max_uses = said.max_uses.unwrap_or(after.max_uses);
        if after.max_uses.is_some_and(|most| most < after.usage_count) {
            return Err(wrong("max_uses", say!("marketplace-coupon-uses")));
        }
        after.max_uses_per_member = said.max_uses_per_member.unwrap_or(after.max_uses_per_member);
        after.valid_from = said.valid_from.unwrap_or(after.valid_from);
        after.valid_until = said.valid_until.unwrap_or(after.valid_until);
        if after.valid_from.zip(after.valid_until).is_some_and(|(from, until)| until <= from) {
            return Err(wrong("valid_until", say!("marketplace-coupon-window")));
        }
        if let Some(status) = said.status {
            after.step(status, is_new)?;
        }
        after.scope(said.applies_to, said.applies_to_ids)?;
        Ok(after)
    }

    fn step(&mut self, to: Status, is_new: bool) -> Result<(), Refusal> {
        if to == self.status {
            return Ok(());
        }
        if self.suspended_at.is_some() {
            return Err(wrong("status", say!("marketplace-coupon-suspended")));
        }
        if !is_new && !MOVES.contains(&(self.status, to)) {
            return Err(wrong("status", say!("marketplace-coupon-wrong-status")));
        }
        self.status = to;
        Ok(())
    }

    fn scope(&mut self, to: Option<Scope>, ids: Option<Vec<i64>>) -> Result<(), Refusal> {
        let has_changed = to.is_some_and(|to| to != self.applies_to);
        self.applies_to = to.unwrap_or(self.applies_to);
        if self.applies_to == Scope::AllListings {
            // Whoever names some does not mean all.
            if ids.is_some_and(|ids| !ids.is_empty()) {
                return Err(wrong("applies_to_ids", say!("marketplace-coupon-scope-all")));
            }
            self.applies_to_ids = Json(Vec::new());
            return Ok(());
        }
        if has_changed || ids.is_some() {
            self.applies_to_ids = Json(ids.unwrap_or_default());
        }
        let mut once = self.applies_to_ids.0.clone();
        once.sort_unstable();
        once.dedup();
        if once.is_empty() || once.len() > MOST_IDS || once.len() != self.applies_to_ids.0.len() {
            return Err(wrong("applies_to_ids", say!("marketplace-coupon-scope-missing")));
        }
        Ok(())
    }

    /// Suspends it, in memory. False if it is suspended already.
    pub fn suspend(&mut self, now: Timestamp) -> bool {
        let is_new = self.suspended_at.is_none();
        (self.status, self.suspended_at) = (Status::Paused, self.suspended_at.or(Some(now)));
        is_new
    }

    /// Whether it can be used at a moment, as far as it says so itself.
    #[must_use]
    pub fn is_valid(&self, now: Timestamp) -> bool {
        let begins = self.valid_from.is_none_or(|from| from <= now);
        self.status == Status::Active && begins && self.valid_until.is_none_or(|until| until > now)
    }

    /// Whether a member who has used it so often may use it once more.
    ///
    /// # Errors
    /// 422 `VALIDATION_ERROR` on `field`: it cannot be used now, is used up, or the member has used it often enough.
    pub fn has_use(&self, field: &'static str, by_member: i64, now: Timestamp) -> Result<(), Refusal> {
        if !self.is_valid(now) {
            return Err(wrong(field, say!("marketplace-coupon-inactive")));
        }
        if self.max_uses.is_some_and(|most| self.usage_count >= most) {
            return Err(wrong(field, say!("marketplace-coupon-used-up")));
        }
        if by_member >= self.max_uses_per_member {
            return Err(wrong(field, say!("marketplace-coupon-used-by-you")));
        }
        Ok(())
    }

    fn covers(&self, listing: MarketplaceListingId, category: Option<MarketplaceCategoryId>) -> bool {
        let ids = &self.applies_to_ids.0;
        match self.applies_to {
            Scope::AllListings => true,
            Scope::ListingIds => ids.contains(&listing.get()),
            Scope::CategoryIds => category.is_some_and(|category| ids.contains(&category.get())),
        }
    }
}

/// What is bought, as far as a coupon depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purchase {
    /// What.
    pub listing: MarketplaceListingId,
    /// Under which heading that is.
    pub category: Option<MarketplaceCategoryId>,
    /// How many.
    pub quantity: i64,
    /// What one costs.
    pub unit: Amount,
    /// What all of it costs, with shipping.
    pub total: Amount,
    /// In which currency.
    pub currency: Currency,
}

/// What a coupon takes off, for a member who has used it so often: never more than all of it, and as fine as the currency.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `field` if it cannot be used, in the order of the spec's checks. Source: spec marketplace 7.
pub fn discount(
    coupon: &Coupon,
    buy: Purchase,
    field: &'static str,
    by_member: i64,
    now: Timestamp,
) -> Result<Amount, Refusal> {
    if !coupon.is_valid(now) {
        return Err(wrong(field, say!("marketplace-coupon-inactive")));
    }
    let in_minor_units = coupon.discount_type == Discount::Fixed || coupon.min_order_cents.is_some();
    if in_minor_units && buy.currency.is_zero_decimal() {
        return Err(wrong(field, say!("marketplace-coupon-currency", currency = buy.currency.as_str())));
    }
    if coupon.min_order_cents.is_some_and(|least| buy.currency.minor_units(buy.total) < least) {
        return Err(wrong(field, say!("marketplace-coupon-min-order")));
    }
    coupon.has_use(field, by_member, now)?;
    if !coupon.covers(buy.listing, buy.category) {
        return Err(wrong(field, say!("marketplace-coupon-unusable")));
    }
    let total = buy.total.hundredths();
    let off = match coupon.discount_type {
        Discount::Percent => {
            let part = i128::from(coupon.discount_value.hundredths().clamp(0, 10_000));
            i64::try_from((i128::from(total) * part + 5_000) / 10_000).unwrap_or(total)
        }
        Discount::Fixed => coupon.discount_value.hundredths(),
        Discount::Bogo if buy.quantity < 2 => return Err(wrong(field, say!("marketplace-coupon-two"))),
        Discount::Bogo => buy.unit.times(buy.quantity / 2).map_or(total, Amount::hundredths),
    };
    Ok(buy.currency.rounded(Amount::from_hundredths(off.min(total))))
}
