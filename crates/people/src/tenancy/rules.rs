//! A community's rules as they are stored, and what of them can be used: pure.
//!
//! Somebody may write a rule that this program does not know, or a value that it cannot read. Neither closes the community. What is unknown
//! is ignored; what cannot be read counts as if it were not there, unless being there would be the stricter choice (`strict`): whoever
//! wrote `registration_mode` meant to say something about who comes in, and nobody is the safe side. `doctor` tells of both.

use std::borrow::Cow;

use serde_json::{Map, Value, json};

use crate::call::{AppVersion, Settings};
use crate::queue::is_zone;

/// What is wrong with a stored rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Oddity {
    /// There is no such rule. It is ignored.
    Unknown(String),
    /// The value of this rule cannot be read. Its default counts, or what is stricter.
    Unreadable(String),
}

/// Rules that are objects of rules themselves.
const NESTED: [&str; 7] = ["wallet", "exchanges", "events", "notifications", "onboarding", "two_factor", "mobile"];

/// What counts where a value cannot be read and the default would be less strict than what somebody may have meant.
fn strict(rule: &str) -> Option<Value> {
    Some(match rule {
        "registration_mode" => json!("closed"),
        "legal_acceptance" => json!("all"),
        "requires_approval"
        | "requires_verification"
        | "maintenance_mode"
        | "two_factor.required"
        | "two_factor.required_for_staff"
        | "listing.moderation_enabled"
        | "exchanges.require_broker_approval"
        | "events.moderation_required" => {
            json!(true)
        }
        "two_factor.allow_trusted_devices"
        | "marketplace.allow_free_items"
        | "marketplace.allow_business_sellers"
        | "events.registration_enabled" => json!(false),
        "events.creation_role" => json!("admins"),
        _ => return None,
    })
}

/// Rules whose names begin like this, with a dot in them, may also be written as one object.
const DOTTED: [&str; 3] = ["listing", "group", "marketplace"];

/// The words of `notifications.default_frequency`.
const FREQUENCIES: [&str; 4] = ["instant", "daily", "monthly", "off"];

/// The rules that a community's stored settings make, and what is wrong with them.
#[must_use]
pub fn read(stored: &Value) -> (Settings, Vec<Oddity>) {
    let stored = &*spread(stored);
    let (settings, mut odd) = usable(stored);
    odd.extend(meaningless(&settings));
    (settings, odd)
}

/// `{"listing": {"max_images": 3}}` as `{"listing.max_images": 3}`: whoever writes it like the other rules means the same.
fn spread(stored: &Value) -> Cow<'_, Value> {
    let nested = |rules: &Map<String, Value>| DOTTED.iter().any(|name| rules.get(*name).is_some_and(Value::is_object));
    let Some(rules) = stored.as_object().filter(|rules| nested(rules)) else {
        return Cow::Borrowed(stored);
    };
    let mut flat = rules.clone();
    for name in DOTTED {
        match flat.remove(name) {
            Some(Value::Object(inner)) => {
                for (part, value) in inner {
                    flat.entry(format!("{name}.{part}")).or_insert(value);
                }
            }
            Some(other) => drop(flat.insert(name.to_owned(), other)),
            None => {}
        }
    }
    Cow::Owned(Value::Object(flat))
}

/// Texts that are read as such and say nothing: their defaults count.
fn meaningless(settings: &Settings) -> impl Iterator<Item = Oddity> {
    let zone = !is_zone(&settings.timezone);
    let frequency = settings.notifications.default_frequency.as_deref();
    let frequency = frequency.is_some_and(|word| !FREQUENCIES.contains(&word));
    let no_version = |text: &Option<String>| text.as_deref().is_some_and(|text| AppVersion::parse(text).is_none());
    let found = [
        ("timezone", zone),
        ("notifications.default_frequency", frequency),
        ("mobile.minimum_version", no_version(&settings.mobile.minimum_version)),
        ("mobile.current_version", no_version(&settings.mobile.current_version)),
    ];
    found.into_iter().filter(|(_, odd)| *odd).map(|(rule, _)| Oddity::Unreadable(rule.to_owned()))
}

fn usable(stored: &Value) -> (Settings, Vec<Oddity>) {
    let mut odd = unknown(stored);
    if let Ok(settings) = serde_json::from_value(stored.clone()) {
        return (settings, odd);
    }
    let mut kept = Map::new();
    for (name, value) in stored.as_object().into_iter().flatten() {
        if is_readable(name, value) {
            kept.insert(name.clone(), value.clone());
            continue;
        }
        match value.as_object().filter(|_| NESTED.contains(&name.as_str())) {
            Some(inner) => {
                let mut rest = Map::new();
                for (part, value) in inner {
                    let rule = format!("{name}.{part}");
                    if is_readable(name, &json!({ part: value })) {
                        rest.insert(part.clone(), value.clone());
                    } else {
                        rest.extend(strict(&rule).map(|value| (part.clone(), value)));
                        odd.push(Oddity::Unreadable(rule));
                    }
                }
                kept.insert(name.clone(), Value::Object(rest));
            }
            None => {
                kept.extend(strict(name).map(|value| (name.clone(), value)));
                odd.push(Oddity::Unreadable(name.clone()));
            }
        }
    }
    // Each rule can be read by itself, so all of them together can.
    (serde_json::from_value(Value::Object(kept)).unwrap_or_default(), odd)
}

fn is_readable(name: &str, value: &Value) -> bool {
    serde_json::from_value::<Settings>(json!({ name: value })).is_ok()
}

/// Rules that mean nothing to this program. The names of the known ones are those that the defaults have when they are written down.
fn unknown(stored: &Value) -> Vec<Oddity> {
    let known = serde_json::to_value(Settings::default()).unwrap_or_default();
    let mut odd = Vec::new();
    for (name, value) in stored.as_object().into_iter().flatten() {
        match known.get(name) {
            None => odd.push(Oddity::Unknown(name.clone())),
            Some(parts) if NESTED.contains(&name.as_str()) => {
                let inner = value.as_object().into_iter().flatten();
                let strangers = inner.filter(|(part, _)| parts.get(part.as_str()).is_none());
                odd.extend(strangers.map(|(part, _)| Oddity::Unknown(format!("{name}.{part}"))));
            }
            Some(_) => {}
        }
    }
    odd
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Hours;
    use crate::call::RegistrationMode;

    #[test]
    fn sound_rules_are_taken_as_they_are() {
        let (settings, odd) = read(&json!({
            "registration_mode": "waitlist", "timezone": "Europe/Dublin", "wallet": {"overdraft": 500},
            "listing.max_images": 3, "modules": {"feed": false}, "notifications": {"default_frequency": "daily"},
        }));
        assert_eq!(
            (settings.registration_mode, settings.timezone.as_str()),
            (RegistrationMode::Waitlist, "Europe/Dublin")
        );
        assert_eq!((settings.wallet.overdraft, settings.listings.max_images), (Hours::whole(5), 3));
        assert_eq!(odd, []);
        assert_eq!(read(&json!({})), (Settings::default(), vec![]));
        assert_eq!(read(&json!([])).0, Settings::default());
    }

    #[test]
    fn rules_with_a_dot_may_be_written_as_an_object() {
        let (settings, odd) = read(&json!({ "listing": {"max_images": 3, "moderation_enabled": "yes", "colour": 1} }));
        assert_eq!((settings.listings.max_images, settings.listings.moderation), (3, true));
        let told: Vec<String> = odd.iter().map(|odd| format!("{odd:?}")).collect();
        assert_eq!(told, ["Unknown(\"listing.colour\")", "Unreadable(\"listing.moderation_enabled\")"]);
    }

    #[test]
    fn words_that_say_nothing_are_told() {
        let (_, odd) = read(&json!({
            "timezone": "Mars/One", "notifications": {"default_frequency": "hourly"},
            "mobile": {"minimum_version": "two", "current_version": "2.4"},
        }));
        let told: Vec<String> = odd.iter().map(|odd| format!("{odd:?}")).collect();
        assert_eq!(
            told,
            [
                "Unreadable(\"timezone\")",
                "Unreadable(\"notifications.default_frequency\")",
                "Unreadable(\"mobile.minimum_version\")",
            ]
        );
    }

    #[test]
    fn what_cannot_be_read_counts_as_absent_or_strict_and_all_else_holds() {
        let (settings, odd) = read(&json!({
            "registration_mode": "perhaps", "requires_approval": "yes", "timezone": 3, "welcome_message": "Hello",
            "wallet": {"overdraft": "much", "starting_balance": 200, "gold": 1}, "exchanges": {"require_broker_approval": 1},
            "colour": "red",
        }));
        assert_eq!(settings.registration_mode, RegistrationMode::Closed);
        assert!(settings.requires_approval && settings.exchanges.require_broker_approval);
        assert_eq!(settings.timezone, "UTC");
        assert_eq!(settings.face.welcome_message.as_deref(), Some("Hello"));
        assert_eq!((settings.wallet.overdraft, settings.wallet.starting_balance), (Hours::ZERO, Hours::whole(2)));
        let mut told: Vec<String> = odd.iter().map(|odd| format!("{odd:?}")).collect();
        told.sort();
        assert_eq!(
            told,
            [
                "Unknown(\"colour\")",
                "Unknown(\"wallet.gold\")",
                "Unreadable(\"exchanges.require_broker_approval\")",
                "Unreadable(\"registration_mode\")",
                "Unreadable(\"requires_approval\")",
                "Unreadable(\"timezone\")",
                "Unreadable(\"wallet.overdraft\")",
            ]
        );
    }
}
