//! Which listings fit a member, and how often they are told.

use contract::Code;
use serde_json::Value;

use super::actions::lock;
use super::model::MatchFrequency;
use super::store;
use crate::base::{Answer, OrRefuse as _, Refusal, Rules};
use crate::call::Call;
use crate::categories::{self, Kind as Heading};
use crate::record;
use crate::say;

/// Kilometres that count.
const DISTANCES: std::ops::RangeInclusive<i64> = 1..=100;
/// Scores that count.
const SCORES: std::ops::RangeInclusive<i64> = 0..=100;

record! {
    /// Which listings fit a member, and how often they are told.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Fit {
        /// No farther away, in kilometres.
        pub max_distance_km: i64,
        /// How well at least, of 100.
        pub min_match_score: i64,
        /// How often.
        pub notification_frequency: MatchFrequency,
        /// At once of those that fit very well.
        pub notify_hot_matches: bool,
        /// At once of those that fit both ways.
        pub notify_mutual_matches: bool,
        /// Nothing is looked for at the moment.
        pub matching_paused: bool,
        /// Of these categories; of all if there are none.
        pub categories: Vec<i64>,
        /// When the member has time, in clients' words.
        pub availability: Vec<String>,
    }
    select fit_columns
}

impl Default for Fit {
    /// For whoever decided nothing (spec accounts 9).
    fn default() -> Self {
        Self {
            max_distance_km: 25,
            min_match_score: 50,
            notification_frequency: MatchFrequency::Monthly,
            notify_hot_matches: true,
            notify_mutual_matches: true,
            matching_paused: false,
            categories: Vec::new(),
            availability: Vec::new(),
        }
    }
}

impl Fit {
    /// With distance and score within their bounds, and every category and time once.
    #[must_use]
    pub fn within_bounds(mut self) -> Self {
        self.max_distance_km = self.max_distance_km.clamp(*DISTANCES.start(), *DISTANCES.end());
        self.min_match_score = self.min_match_score.clamp(*SCORES.start(), *SCORES.end());
        self.categories.sort_unstable();
        self.categories.dedup();
        self.availability.sort();
        self.availability.dedup();
        self
    }

    /// Both lists as they are stored.
    #[must_use]
    pub fn lists(&self) -> (Value, Value) {
        (self.categories.clone().into(), self.availability.clone().into())
    }
}

/// Which listings fit the viewer.
///
/// Refuses with `NOT_FOUND` for whoever is no member of this community.
pub async fn mine(call: &Call) -> Answer<Fit> {
    let me = call.me()?;
    store::read(call, me).await?.or_refuse(Code::NotFound, say!("not-a-member"))?;
    Ok(store::fit(&mut call.reads(), me).await?.unwrap_or_default())
}

/// Changes which listings fit the viewer. Gives what holds from now on. Categories that were chosen before may stay, though they are out of use.
///
/// Refuses with `NOT_FOUND` for whoever is no member of this community, and with 422 `VALIDATION_ERROR`, each by its place, categories of listings that the community
/// does not have. Source: spec accounts 9.
pub async fn change(call: &Call, change: impl FnOnce(&mut Fit) + Send) -> Answer<Fit> {
    let me = call.me()?;
    let known = categories::store::active(call, Heading::Listing).await?;
    let mut tx = call.begin().await?;
    lock(&mut tx, me).await?;
    let mut fit = store::fit(&mut tx.reads(), me).await?.unwrap_or_default();
    let before = fit.categories.clone();
    change(&mut fit);
    let mut rules = Rules::default();
    for (at, category) in fit.categories.iter().enumerate() {
        if !before.contains(category) && !known.iter().any(|one| one.id.get() == *category) {
            let refusal = Refusal::new(Code::ValidationError, say!("listing-category-missing"));
            rules.note(refusal.field(format!("categories.{at}")));
        }
    }
    rules.kept()?;
    let fit = fit.within_bounds();
    store::write_fit(&mut tx, me, &fit).await?;
    tx.commit().await?;
    Ok(fit)
}
