//! What a search asks for, and whether a listing is a find: pure.

use chrono::TimeDelta;
use contract::Code;
use serde::{Deserialize, Serialize};

use crate::base::name::hides_letters;
use crate::base::place::{Circle, Point};
use crate::base::{MemberId, Refusal, Timestamp};
use crate::catalogue::model::{Condition, Listing};
use crate::db::{Engine, Json, SearchQuery, search_words};
use crate::ids::{MarketplaceCategoryId, SavedSearchId};
use crate::money::Amount;
use crate::{record, say};

/// How often its owner is told.
pub use contract::marketplace_searches::MarketplaceAlertFrequency as Frequency;

/// How they are told.
pub use contract::marketplace_searches::MarketplaceAlertChannel as Channel;

/// A member has at most so many searches.
pub const MOST: i64 = 50;

/// What is asked for beside the words. What is `None` does not matter.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Filters {
    /// Under this heading.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category_id: Option<MarketplaceCategoryId>,
    /// Costs at least so much.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price_min: Option<f64>,
    /// Costs at most so much.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price_max: Option<f64>,
    /// In this condition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub condition: Option<Condition>,
    /// Words of the place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub location: Option<String>,
    /// So many kilometres around its owner's place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub radius: Option<f64>,
}

record! {
    /// A saved search.
    #[derive(Clone, Debug, PartialEq)]
    pub struct SavedSearch {
        /// `marketplace_saved_searches.id`.
        pub id: SavedSearchId,
        /// Whose it is.
        pub user_id: MemberId,
        /// Its name.
        pub name: String,
        /// Words that are looked for.
        pub search_query: Option<String>,
        /// What else is asked for.
        pub filters: Json<Filters>,
        /// How often its owner is told.
        pub alert_frequency: Frequency,
        /// How they are told.
        pub alert_channel: Channel,
        /// When they were told last; when it was made, if never.
        pub alerted_at: Timestamp,
        /// When something is to be told; none if nothing waits.
        pub alert_due_at: Option<Timestamp>,
        /// When it was made.
        pub created_at: Timestamp,
    }
    select saved_search_columns
}

/// Where its owner is, in degrees north and east.
pub type Home = Option<(f64, f64)>;

/// What is looked for, as it is compared.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// How the engine at hand is asked.
    pub engine: Engine,
    /// In which community.
    pub community: i64,
}

impl Place {
    /// The words that somebody typed; none if there are none.
    #[must_use]
    pub fn words(self, typed: &str) -> Option<SearchQuery> {
        SearchQuery::new(self.engine, self.community, typed)
    }
}

/// Whether a listing, whose words are `words`, is what a search looks for. Who may see it is asked elsewhere.
#[must_use]
pub fn fits(search: &SavedSearch, home: Home, listing: &Listing, words: &str, place: Place) -> bool {
    let filters = &search.filters.0;
    let has = |typed: &Option<String>, text: &str| {
        typed.as_deref().is_none_or(|typed| place.words(typed).is_some_and(|words| words.is_in(text)))
    };
    let location = || search_words(place.community, "", &[listing.location.as_deref().unwrap_or_default()]);
    let costs = listing.price.map(Amount::hundredths);
    let is_far = |radius: f64| {
        let Some((latitude, longitude)) = home else { return false };
        let Some((north, east)) = listing.latitude.zip(listing.longitude) else { return true };
        let (from, to) = (Point::of(latitude, longitude), Point::of(north, east));
        let chord = (from.x - to.x).powi(2) + (from.y - to.y).powi(2) + (from.z - to.z).powi(2);
        chord > Circle { latitude, longitude, radius_km: radius }.chord()
    };
    filters.category_id.is_none_or(|category| listing.category_id == Some(category))
        && filters.condition.is_none_or(|condition| listing.condition == Some(condition))
        // As in lists: what has no price costs less than everything, and is not within any.
        && filters.price_min.is_none_or(|least| costs.is_some_and(|costs| costs >= Amount::nearest(least).hundredths()))
        && filters.price_max.is_none_or(|most| costs.is_some_and(|costs| costs <= Amount::nearest(most).hundredths()))
        && !filters.radius.is_some_and(is_far)
        && has(&search.search_query, words)
        && (filters.location.is_none() || has(&filters.location, &location()))
}

/// What cannot be looked for.
///
/// # Errors
/// 422 `VALIDATION_ERROR`, an item a field.
pub fn check(name: &str, query: Option<&str>, filters: &Filters, place: Place) -> Result<(), Refusal> {
    let wrong = |field: &'static str, sentence| Refusal::new(Code::ValidationError, sentence).field(field);
    let mut broken = Vec::new();
    if name.is_empty() {
        broken.push(wrong("name", say!("field-required")));
    } else if hides_letters(name) {
        broken.push(wrong("name", say!("title-unseen-letters")));
    }
    let is_unread = |typed: Option<&str>| typed.is_some_and(|typed| place.words(typed).is_none());
    if is_unread(query) || (query.is_none() && *filters == Filters::default()) {
        broken.push(wrong("search_query", say!("marketplace-search-empty")));
    }
    if is_unread(filters.location.as_deref()) {
        broken.push(wrong("filters.location", say!("marketplace-search-empty")));
    }
    if filters.price_min.zip(filters.price_max).is_some_and(|(least, most)| most < least) {
        broken.push(wrong("filters.price_max", say!("marketplace-search-prices")));
    }
    let mut broken = broken.into_iter();
    let Some(mut first) = broken.next() else { return Ok(()) };
    first.items.extend(broken.flat_map(|refusal| refusal.items));
    Err(first)
}

/// When finds are told of, if the first of them comes now.
#[must_use]
pub fn due(frequency: Frequency, now: Timestamp) -> Timestamp {
    match frequency {
        Frequency::Instant => now,
        Frequency::Daily => now + TimeDelta::days(1),
        Frequency::Weekly => now + TimeDelta::weeks(1),
    }
}
