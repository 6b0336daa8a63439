//! What is on and off unless a community says otherwise (spec platform 3.2).

use std::collections::BTreeMap;

use serde_json::Value;

/// Features that are on.
const ON: &[&str] = &[
    "ai_chat",
    "biometric_login",
    "blog",
    "connections",
    "direct_messaging",
    "events",
    "exchange_workflow",
    "explore",
    "federation",
    "gamification",
    "goals",
    "group_exchanges",
    "groups",
    "ideation_challenges",
    "identity_verification",
    "job_vacancies",
    "message_translation",
    "newsletter",
    "organisations",
    "polls",
    "resources",
    "reviews",
    "search",
    "two_factor_authentication",
    "volunteering",
];

/// Features that are off.
const OFF: &[&str] = &[
    "ai_agents",
    "caring_community",
    "courses",
    "event_attendance_credits",
    "fadp_compliance",
    "local_advertising",
    "maps",
    "marketplace",
    "member_premium",
    "merchant_coupons",
    "partner_api",
    "partner_venues",
    "podcasts",
    "public_events",
    "regional_analytics",
];

/// Parts of the client, all on.
const MODULES: &[&str] =
    &["dashboard", "feed", "listings", "messages", "notifications", "profile", "settings", "wallet"];

/// Every feature with its value. A choice that is neither true nor false counts as off: whoever wrote it meant to say
/// something, and closed is the safe side.
#[must_use]
pub fn merged(chosen: &serde_json::Map<String, Value>) -> BTreeMap<String, bool> {
    let defaults = ON.iter().map(|name| (*name, true)).chain(OFF.iter().map(|name| (*name, false)));
    let mut features: BTreeMap<String, bool> = defaults.map(|(name, on)| (name.to_owned(), on)).collect();
    features.extend(chosen.iter().map(|(name, on)| (name.clone(), on.as_bool().unwrap_or(false))));
    features
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

    #[test]
    fn a_communitys_choice_wins_and_the_rest_is_as_usual() {
        let chosen = json!({"connections": false, "podcasts": true, "maps": "yes", "own_idea": true});
        let features = merged(chosen.as_object().unwrap());
        for (name, on) in
            [("connections", false), ("podcasts", true), ("maps", false), ("own_idea", true), ("reviews", true)]
        {
            assert_eq!(features[name], on, "{name}");
        }
        assert_eq!(features.len(), ON.len() + OFF.len() + 1);
    }

    #[test]
    fn parts_of_the_client_are_on_unless_switched_off() {
        let modules = modules(&BTreeMap::from([("wallet".to_owned(), false)]));
        assert_eq!(modules.len(), 8);
        assert!(!modules["wallet"] && modules["listings"]);
    }
}
