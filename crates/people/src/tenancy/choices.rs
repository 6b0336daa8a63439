//! What communities may choose: gathered from all areas, each of which says it once (`brings.rs` there).

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::rules::Oddity;
use crate::call::{Brings, RuleSet};

/// Parts of the client, all on (spec platform 3.2).
const MODULES: &[&str] =
    &["dashboard", "feed", "listings", "messages", "notifications", "profile", "settings", "wallet"];

/// What communities may choose.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    features: BTreeMap<&'static str, bool>,
    rules: Vec<RuleSet>,
}

impl Choices {
    /// What these areas let communities choose.
    pub fn of(areas: impl IntoIterator<Item = &'static Brings>) -> Self {
        let mut choices = Self::default();
        for area in areas {
            choices.features.extend(area.features.iter().map(|feature| (feature.name, feature.is_on)));
            choices.rules.extend(area.rules);
        }
        choices
    }

    /// What they decide about areas.
    #[must_use]
    pub fn rules(&self) -> &[RuleSet] {
        &self.rules
    }

    /// What is wrong with the features that were chosen: those that nobody knows, and those that are neither on nor off.
    #[must_use]
    pub fn odd_features(&self, chosen: &Value) -> Vec<Oddity> {
        let Some(chosen) = chosen.as_object() else { return vec![Oddity::Unreadable("features".to_owned())] };
        let odd = chosen.iter().filter_map(|(name, on)| match self.features.contains_key(&**name) {
            false => Some(Oddity::Unknown(name.clone())),
            true => (!on.is_boolean()).then(|| Oddity::Unreadable(name.clone())),
        });
        odd.collect()
    }

    /// Every feature with its value. A choice that is neither true nor false counts as off: whoever wrote it meant to say
    /// something, and closed is the safe side.
    #[must_use]
    pub fn features(&self, chosen: &Map<String, Value>) -> BTreeMap<String, bool> {
        let usual = self.features.iter().map(|(name, on)| ((*name).to_owned(), *on));
        usual.chain(chosen.iter().map(|(name, on)| (name.clone(), on.as_bool().unwrap_or(false)))).collect()
    }
}

/// Every part of the client with its value.
#[must_use]
pub fn modules(chosen: &BTreeMap<String, bool>) -> BTreeMap<String, bool> {
    let mut modules: BTreeMap<String, bool> = MODULES.iter().map(|name| ((*name).to_owned(), true)).collect();
    modules.extend(chosen.iter().map(|(name, on)| (name.clone(), *on)));
    modules
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::call::Feature;

    static AREAS: [Brings; 2] = [
        Brings { features: &[Feature::on("connections"), Feature::on("reviews")], ..Brings::NOTHING },
        Brings { features: &[Feature::off("podcasts"), Feature::off("maps")], ..Brings::NOTHING },
    ];

    #[test]
    fn a_communitys_choice_wins_and_the_rest_is_as_usual() {
        let chosen = json!({"connections": false, "podcasts": true, "maps": "yes", "own_idea": true});
        let features = Choices::of(&AREAS).features(chosen.as_object().unwrap());
        let expected =
            [("connections", false), ("maps", false), ("own_idea", true), ("podcasts", true), ("reviews", true)];
        assert_eq!(features, expected.map(|(name, on)| (name.to_owned(), on)).into());
    }

    #[test]
    fn parts_of_the_client_are_on_unless_switched_off() {
        let modules = modules(&BTreeMap::from([("wallet".to_owned(), false)]));
        assert_eq!(modules.len(), 8);
        assert!(!modules["wallet"] && modules["listings"]);
    }
}
