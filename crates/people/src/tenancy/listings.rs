//! What communities decide about what members list. Strangers read it with the community (`public`), so it stands here, below the area.

use chrono::TimeDelta;
use serde::{Deserialize, Serialize};

use crate::base::Timestamp;
use crate::call::{AreaRules, Strict, marked};

/// What members of a community may list (spec platform 4.3), under the keys that clients read in `listing_config`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct ListingRules {
    /// Letters of a title, at least.
    pub min_title_length: usize,
    /// Letters of a description, at least.
    pub min_description_length: usize,
    /// Every listing stands under a heading.
    pub require_category: bool,
    /// Every listing says where it is.
    pub require_location: bool,
    /// Listings of one member at a time.
    pub max_per_user: i64,
    /// Pictures of one listing, beside the one that it shows.
    pub max_images: usize,
    /// Somebody looks at a listing before others see it.
    #[serde(rename = "moderation_enabled")]
    pub moderation: bool,
    /// Members may offer.
    #[serde(rename = "allow_offers")]
    pub offers: bool,
    /// Members may ask.
    #[serde(rename = "allow_requests")]
    pub requests: bool,
    /// Members may keep listings in mind.
    #[serde(rename = "enable_favourites")]
    pub favourites: bool,
    /// Members may report listings.
    #[serde(rename = "enable_reporting")]
    pub reporting: bool,
    /// Days until a listing runs out; 0 for never.
    pub expiry_days: u32,
    /// Days that a renewal adds.
    pub renewal_days: u32,
}

impl AreaRules for ListingRules {
    const NAME: &'static str = "listing";
    const DOTTED: bool = true;
    const STRICT: &'static [(&'static str, Strict)] = &[("moderation_enabled", Strict::On)];

    fn meaningless(&self) -> Vec<&'static str> {
        marked(&[("max_per_user", self.max_per_user < 0)])
    }
}

impl ListingRules {
    /// When what begins now runs out.
    #[must_use]
    pub fn expiry(&self, now: Timestamp) -> Option<Timestamp> {
        (self.expiry_days > 0).then(|| now + TimeDelta::days(self.expiry_days.into()))
    }
}

impl Default for ListingRules {
    fn default() -> Self {
        Self {
            min_title_length: 5,
            min_description_length: 20,
            require_category: true,
            require_location: false,
            max_per_user: 50,
            max_images: 5,
            moderation: false,
            offers: true,
            requests: true,
            favourites: true,
            reporting: true,
            expiry_days: 0,
            renewal_days: 30,
        }
    }
}
