//! What communities decide about what members sell.

use serde::{Deserialize, Serialize};

use crate::call::{AreaRules, Strict};

/// What members of a community may sell, and how (spec marketplace 1.1). Prices are in the community's currency.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools, reason = "one switch a rule")]
pub struct MarketplaceRules {
    /// Sellers may ship.
    #[serde(rename = "allow_shipping")]
    pub shipping: bool,
    /// Things may be given away.
    #[serde(rename = "allow_free_items")]
    pub free_items: bool,
    /// Businesses may sell.
    #[serde(rename = "allow_business_sellers")]
    pub business_sellers: bool,
    /// One listing may ask for money and for hours.
    #[serde(rename = "allow_hybrid_pricing")]
    pub hybrid_pricing: bool,
    /// Members may carry things to each other.
    #[serde(rename = "allow_community_delivery")]
    pub community_delivery: bool,
    /// Cards are taken.
    #[serde(rename = "stripe_enabled")]
    pub cards: bool,
    /// What was paid by card is held until the buyer has the thing.
    #[serde(rename = "escrow_enabled")]
    pub escrow: bool,
    /// What the community keeps of a card payment, in percent.
    pub platform_fee_percent: f64,
    /// Somebody looks at a listing before others see it.
    #[serde(rename = "moderation_enabled")]
    pub moderation: bool,
    /// Sellers may promote their listings.
    #[serde(rename = "promotions_enabled")]
    pub promotions: bool,
    /// What a bump costs.
    pub bump_price: f64,
    /// What it costs to be featured.
    pub featured_price: f64,
    /// Pictures of one listing.
    pub max_images: usize,
    /// Active listings of one member at a time; 0 for no limit.
    pub max_active_listings: i64,
    /// Days until a listing expires.
    pub listing_duration_days: u32,
    /// Days that a card payment is held at most.
    pub escrow_auto_release_days: u32,
}

impl AreaRules for MarketplaceRules {
    const NAME: &'static str = "marketplace";
    const DOTTED: bool = true;
    const STRICT: &'static [(&'static str, Strict)] =
        &[("allow_free_items", Strict::Off), ("allow_business_sellers", Strict::Off)];
}

impl Default for MarketplaceRules {
    fn default() -> Self {
        Self {
            shipping: false,
            free_items: true,
            business_sellers: true,
            hybrid_pricing: false,
            community_delivery: false,
            cards: false,
            escrow: false,
            platform_fee_percent: 5.0,
            moderation: true,
            promotions: false,
            bump_price: 5.0,
            featured_price: 10.0,
            max_images: 20,
            max_active_listings: 50,
            listing_duration_days: 30,
            escrow_auto_release_days: 14,
        }
    }
}
