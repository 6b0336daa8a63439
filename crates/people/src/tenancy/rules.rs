//! A community's rules as they are stored, and what of them can be used: pure.
//!
//! Somebody may write a rule that this program does not know, or a value that it cannot read. Neither closes the community. What is unknown
//! is ignored; what cannot be read counts as if it were not there, unless being there would be the stricter choice (`strict`): whoever
//! wrote `registration_mode` meant to say something about who comes in, and nobody is the safe side. `doctor` tells of both.
//!
//! Areas say themselves what is decided about them ([`AreaRules`](crate::call::AreaRules)); those of the platform are below.

use std::borrow::Cow;
use std::collections::HashMap;

use serde_json::{Map, Value, json};

use crate::call::{AppVersion, Chosen, Decided, RuleSet, Settings};
use crate::queue::is_zone;

/// What is wrong with a stored rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Oddity {
    /// There is no such rule. It is ignored.
    Unknown(String),
    /// The value of this rule cannot be read. Its default counts, or what is stricter.
    Unreadable(String),
}

/// What a community's stored rules make.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// Its rules about itself.
    pub settings: Settings,
    /// Those about the areas.
    pub decided: Decided,
    /// What is wrong with them.
    pub odd: Vec<Oddity>,
}

/// Rules of the platform that are objects of rules themselves.
const NESTED: [&str; 2] = ["two_factor", "mobile"];

/// What counts where a value of the platform's cannot be read and the default would be less strict than what somebody may have meant.
fn strict(rule: &str) -> Option<Value> {
    Some(match rule {
        "registration_mode" => json!("closed"),
        "legal_acceptance" => json!("all"),
        "requires_approval"
        | "requires_verification"
        | "maintenance_mode"
        | "two_factor.required"
        | "two_factor.required_for_staff" => json!(true),
        "two_factor.allow_trusted_devices" => json!(false),
        _ => return None,
    })
}

/// The rules that a community's stored settings make, and what is wrong with them. `areas`: what is decided about areas.
#[must_use]
pub fn read(stored: &Value, areas: &[RuleSet]) -> Reading {
    let stored = &*spread(stored, areas);
    let mut notes = Notes::of(stored);
    let (mut own, mut theirs) = (Map::new(), HashMap::<&str, Value>::new());
    for (name, value) in stored.as_object().into_iter().flatten() {
        match about(name, areas) {
            Some((area, Some(rule))) => {
                let all = theirs.entry(area.name).or_insert_with(|| Value::Object(Map::new()));
                if let Value::Object(all) = all {
                    all.insert(rule.to_owned(), value.clone());
                }
            }
            Some((area, None)) => drop(theirs.insert(area.name, value.clone())),
            None => drop(own.insert(name.clone(), value.clone())),
        }
    }
    let settings = platform(own, &mut notes);
    let mut decided = Decided::default();
    for area in areas {
        if let Some(stored) = theirs.get(area.name) {
            of_area(area, stored, &mut notes).into_iter().for_each(|chosen| decided.add(chosen));
        }
    }
    Reading { settings, decided, odd: notes.in_order() }
}

/// The area that a stored rule is about, and the rule's name there; none if it is the object of all of them.
fn about<'a, 'n>(name: &'n str, areas: &'a [RuleSet]) -> Option<(&'a RuleSet, Option<&'n str>)> {
    let is_whole = |area: &&RuleSet| !area.is_dotted && area.name == name;
    let whole = areas.iter().find(is_whole).map(|area| (area, None));
    whole.or_else(|| {
        let (head, rule) = name.split_once('.')?;
        areas.iter().find(|area| area.is_dotted && area.name == head).map(|area| (area, Some(rule)))
    })
}

/// `{"listing": {"max_images": 3}}` as `{"listing.max_images": 3}`: whoever writes it like the other rules means the same.
fn spread<'v>(stored: &'v Value, areas: &[RuleSet]) -> Cow<'v, Value> {
    let dotted = || areas.iter().filter(|area| area.is_dotted).map(|area| area.name);
    let nested = |rules: &Map<String, Value>| dotted().any(|name| rules.get(name).is_some_and(Value::is_object));
    let Some(rules) = stored.as_object().filter(|rules| nested(rules)) else {
        return Cow::Borrowed(stored);
    };
    let mut flat = rules.clone();
    for name in dotted() {
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

/// What is wrong, to be told in the order in which it is stored: first what is unknown, then what cannot be read, then what says nothing.
struct Notes<'s> {
    places: HashMap<&'s str, usize>,
    notes: Vec<((u8, usize), Oddity)>,
}

impl<'s> Notes<'s> {
    fn of(stored: &'s Value) -> Self {
        let names = stored.as_object().into_iter().flatten().map(|(name, _)| name.as_str());
        Self { places: names.zip(0..).collect(), notes: Vec::new() }
    }

    fn note(&mut self, kind: u8, rule: String, odd: fn(String) -> Oddity) {
        let object = rule.split('.').next().unwrap_or_default();
        let place = self.places.get(rule.as_str()).or_else(|| self.places.get(object)).copied();
        self.notes.push(((kind, place.unwrap_or(usize::MAX)), odd(rule)));
    }

    fn unknown(&mut self, rule: String) {
        self.note(0, rule, Oddity::Unknown);
    }

    fn unreadable(&mut self, rule: String) {
        self.note(1, rule, Oddity::Unreadable);
    }

    fn meaningless(&mut self, rule: String) {
        self.note(2, rule, Oddity::Unreadable);
    }

    fn in_order(mut self) -> Vec<Oddity> {
        self.notes.sort_by_key(|(place, _)| *place);
        self.notes.into_iter().map(|(_, odd)| odd).collect()
    }
}

/// What of the rules about an area can be used.
fn of_area(area: &RuleSet, stored: &Value, notes: &mut Notes<'_>) -> Option<Chosen> {
    let usual = area.usual();
    for (rule, _) in stored.as_object().into_iter().flatten() {
        if usual.get(rule).is_none() {
            notes.unknown(format!("{}.{rule}", area.name));
        }
    }
    // An array would be read as an object without names.
    let whole = Some(stored).filter(|stored| stored.is_object()).and_then(|stored| area.read(stored));
    let chosen = whole.or_else(|| area.read(&Value::Object(readable(area, stored, notes))))?;
    for rule in &chosen.meaningless {
        notes.meaningless(format!("{}.{rule}", area.name));
    }
    Some(chosen)
}

/// Those of an area's rules that can be read, and the strict values of others. Each can be read by itself, so all of them together can.
fn readable(area: &RuleSet, stored: &Value, notes: &mut Notes<'_>) -> Map<String, Value> {
    let Some(all) = stored.as_object() else {
        notes.unreadable(area.name.to_owned());
        return Map::new();
    };
    let is_readable = |rule: &str, value: &Value| area.read(&json!({ rule: value })).is_some();
    sifted(area.name, all, is_readable, |rule| area.strict(rule), notes)
}

/// Of the rules in an object those that can be read, and the strict values of others.
fn sifted(
    object: &str,
    all: &Map<String, Value>,
    is_readable: impl Fn(&str, &Value) -> bool,
    strict: impl Fn(&str) -> Option<Value>,
    notes: &mut Notes<'_>,
) -> Map<String, Value> {
    let mut kept = Map::new();
    for (rule, value) in all {
        if is_readable(rule, value) {
            kept.insert(rule.clone(), value.clone());
        } else {
            kept.extend(strict(rule).map(|value| (rule.clone(), value)));
            notes.unreadable(format!("{object}.{rule}"));
        }
    }
    kept
}

/// What of the platform's own rules can be used.
fn platform(stored: Map<String, Value>, notes: &mut Notes<'_>) -> Settings {
    unknown(&stored, notes);
    let whole = Value::Object(stored.clone());
    let settings = serde_json::from_value(whole).unwrap_or_else(|_| piece_by_piece(stored, notes));
    for rule in meaningless(&settings) {
        notes.meaningless(rule.to_owned());
    }
    settings
}

fn piece_by_piece(stored: Map<String, Value>, notes: &mut Notes<'_>) -> Settings {
    let mut kept = Map::new();
    for (name, value) in stored {
        if is_readable(&name, &value) {
            kept.insert(name, value);
            continue;
        }
        match value.as_object().filter(|_| NESTED.contains(&name.as_str())) {
            Some(inner) => {
                let reads = |part: &str, value: &Value| is_readable(&name, &json!({ part: value }));
                let rest = sifted(&name, inner, reads, |part| strict(&format!("{name}.{part}")), notes);
                kept.insert(name, Value::Object(rest));
            }
            None => {
                kept.extend(strict(&name).map(|value| (name.clone(), value)));
                notes.unreadable(name);
            }
        }
    }
    // Each rule can be read by itself, so all of them together can.
    serde_json::from_value(Value::Object(kept)).unwrap_or_default()
}

/// Texts that are read as such and say nothing, so that their defaults count, and a number that is out of its bounds.
fn meaningless(settings: &Settings) -> impl Iterator<Item = &'static str> {
    let no_version = |text: &Option<String>| text.as_deref().is_some_and(|text| AppVersion::parse(text).is_none());
    let found = [
        ("timezone", !is_zone(&settings.timezone)),
        ("mobile.minimum_version", no_version(&settings.mobile.minimum_version)),
        ("mobile.current_version", no_version(&settings.mobile.current_version)),
        ("two_factor.trusted_device_days", settings.two_factor.trusted_device_days != settings.two_factor.days()),
    ];
    found.into_iter().filter(|(_, odd)| *odd).map(|(rule, _)| rule)
}

fn is_readable(name: &str, value: &Value) -> bool {
    serde_json::from_value::<Settings>(json!({ name: value })).is_ok()
}

/// Rules that mean nothing to this program. The names of the known ones are those that the defaults have when they are written down.
fn unknown(stored: &Map<String, Value>, notes: &mut Notes<'_>) {
    let known = serde_json::to_value(Settings::default()).unwrap_or_default();
    for (name, value) in stored {
        match known.get(name) {
            None => notes.unknown(name.clone()),
            Some(parts) if NESTED.contains(&name.as_str()) => {
                let inner = value.as_object().into_iter().flatten();
                for (part, _) in inner.filter(|(part, _)| parts.get(part.as_str()).is_none()) {
                    notes.unknown(format!("{name}.{part}"));
                }
            }
            Some(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    use super::*;
    use crate::call::{AreaRules, RegistrationMode, Strict};
    use crate::tenancy::ListingRules;

    /// What communities decide about gardens.
    #[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct Gardens {
        beds: i64,
        asks: bool,
        colour: Option<String>,
    }

    impl AreaRules for Gardens {
        const NAME: &'static str = "gardens";
        const STRICT: &'static [(&'static str, Strict)] = &[("asks", Strict::On)];

        fn meaningless(&self) -> Vec<&'static str> {
            self.colour.as_deref().filter(|word| *word != "green").map(|_| "colour").into_iter().collect()
        }
    }

    fn read(stored: &Value) -> Reading {
        super::read(stored, &[RuleSet::of::<Gardens>(), RuleSet::of::<ListingRules>()])
    }

    fn told(reading: &Reading) -> Vec<String> {
        reading.odd.iter().map(|odd| format!("{odd:?}")).collect()
    }

    #[test]
    fn sound_rules_are_taken_as_they_are() {
        let reading = read(&json!({
            "registration_mode": "waitlist", "timezone": "Europe/Dublin", "gardens": {"beds": 5, "colour": "green"},
            "listing.max_images": 3, "modules": {"feed": false}, "mobile": {"current_version": "2.4"},
        }));
        assert_eq!(
            (reading.settings.registration_mode, reading.settings.timezone.as_str()),
            (RegistrationMode::Waitlist, "Europe/Dublin")
        );
        assert_eq!(reading.decided.of::<Gardens>().beds, 5);
        assert_eq!(reading.decided.of::<ListingRules>().max_images, 3);
        assert_eq!(reading.odd, []);
        for nothing in [json!({}), json!([])] {
            let reading = read(&nothing);
            assert_eq!((reading.settings, reading.odd), (Settings::default(), vec![]));
            assert_eq!(*reading.decided.of::<Gardens>(), Gardens::default());
        }
    }

    #[test]
    fn rules_with_a_dot_may_be_written_as_an_object_and_others_may_not_be_written_with_one() {
        let reading = read(&json!({
            "listing": {"max_images": 3, "moderation_enabled": "yes", "colour": 1, "max_per_user": 7}, "listing.max_per_user": 6,
            "gardens.beds": 5,
        }));
        let rules = reading.decided.of::<ListingRules>();
        assert_eq!((rules.max_images, rules.moderation, rules.max_per_user), (3, true, 6));
        assert_eq!(reading.decided.of::<Gardens>().beds, 0);
        let mut told = told(&reading);
        told.sort();
        assert_eq!(
            told,
            ["Unknown(\"gardens.beds\")", "Unknown(\"listing.colour\")", "Unreadable(\"listing.moderation_enabled\")"]
        );
        assert_eq!(self::told(&read(&json!({"listing": 5}))), ["Unknown(\"listing\")"]);
    }

    #[test]
    fn words_that_say_nothing_are_told() {
        let reading = read(&json!({
            "timezone": "Mars/One", "gardens": {"colour": "loud"},
            "mobile": {"minimum_version": "two", "current_version": "2.4"},
        }));
        assert_eq!(
            told(&reading),
            ["Unreadable(\"timezone\")", "Unreadable(\"gardens.colour\")", "Unreadable(\"mobile.minimum_version\")"]
        );
    }

    #[test]
    fn what_cannot_be_read_counts_as_absent_or_strict_and_all_else_holds() {
        let reading = read(&json!({
            "gardens": {"beds": "many", "asks": 1, "colour": "green", "gold": 1},
            "registration_mode": "perhaps", "requires_approval": "yes", "timezone": 3, "welcome_message": "Hello",
            "two_factor": {"required": 1, "trusted_device_days": 7}, "colour": "red", "listing.max_images": -1,
        }));
        assert_eq!(reading.settings.registration_mode, RegistrationMode::Closed);
        assert!(reading.settings.requires_approval && reading.settings.two_factor.required);
        assert_eq!((reading.settings.timezone.as_str(), reading.settings.two_factor.trusted_device_days), ("UTC", 7));
        assert_eq!(reading.settings.face.welcome_message.as_deref(), Some("Hello"));
        let gardens = Gardens { beds: 0, asks: true, colour: Some("green".to_owned()) };
        assert_eq!(*reading.decided.of::<Gardens>(), gardens);
        assert_eq!(*reading.decided.of::<ListingRules>(), ListingRules::default());
        assert_eq!(
            told(&reading),
            [
                "Unknown(\"gardens.gold\")",
                "Unknown(\"colour\")",
                "Unreadable(\"gardens.beds\")",
                "Unreadable(\"gardens.asks\")",
                "Unreadable(\"registration_mode\")",
                "Unreadable(\"requires_approval\")",
                "Unreadable(\"timezone\")",
                "Unreadable(\"two_factor.required\")",
                "Unreadable(\"listing.max_images\")",
            ]
        );
        assert_eq!(told(&read(&json!({"gardens": 5}))), ["Unreadable(\"gardens\")"]);
    }
}
