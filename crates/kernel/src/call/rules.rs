//! What communities may decide about an area. The area says it as a type of its own; `people::tenancy` reads what is stored.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// What a community may decide about an area, one field a rule. Its default is what counts where the community says nothing.
pub trait AreaRules: Default + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name of the object in `tenants.settings` that holds the rules under the names of their fields.
    const NAME: &'static str;

    /// Whether each rule stands by itself there, with the name before it, as `listing.max_images`. They may also be written as one object.
    const DOTTED: bool = false;

    /// What counts where a value cannot be read, of the rules whose default would be less strict than what somebody may have meant.
    const STRICT: &'static [(&'static str, Strict)] = &[];

    /// Rules whose values can be read and not used: they say nothing, or are out of their bounds.
    fn meaningless(&self) -> Vec<&'static str> {
        Vec::new()
    }
}

/// The rules of a list that are marked, such as those whose number is out of its bounds.
#[must_use]
pub fn marked(rules: &[(&'static str, bool)]) -> Vec<&'static str> {
    rules.iter().filter(|(_, is_marked)| *is_marked).map(|(rule, _)| *rule).collect()
}

/// The strict value of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strict {
    /// It holds.
    On,
    /// It does not.
    Off,
    /// One of several words.
    Word(&'static str),
}

impl Strict {
    /// As it would be stored.
    #[must_use]
    pub fn value(self) -> Value {
        match self {
            Self::On => Value::Bool(true),
            Self::Off => Value::Bool(false),
            Self::Word(word) => Value::String(word.to_owned()),
        }
    }
}

/// The rules of one area, as they are read.
#[derive(Clone, Copy, Debug)]
pub struct RuleSet {
    /// See [`AreaRules::NAME`].
    pub name: &'static str,
    /// See [`AreaRules::DOTTED`].
    pub is_dotted: bool,
    strict: &'static [(&'static str, Strict)],
    usual: fn() -> Value,
    read: fn(&Value) -> Option<Chosen>,
}

/// The rules of one area that could be read.
pub struct Chosen {
    id: TypeId,
    rules: Arc<dyn Any + Send + Sync>,
    /// See [`AreaRules::meaningless`].
    pub meaningless: Vec<&'static str>,
}

impl RuleSet {
    /// The rules that a type says.
    #[must_use]
    pub const fn of<R: AreaRules>() -> Self {
        Self {
            name: R::NAME,
            is_dotted: R::DOTTED,
            strict: R::STRICT,
            usual: || serde_json::to_value(R::default()).unwrap_or_default(),
            read: |stored| R::deserialize(stored).ok().map(Chosen::of),
        }
    }

    /// What counts where the value of a rule cannot be read; none if its default does.
    #[must_use]
    pub fn strict(&self, rule: &str) -> Option<Value> {
        self.strict.iter().find(|(name, _)| *name == rule).map(|(_, strict)| strict.value())
    }

    /// The rules with what counts where a community says nothing.
    #[must_use]
    pub fn usual(&self) -> Value {
        (self.usual)()
    }

    /// The rules as they are stored, if all of them can be read.
    #[must_use]
    pub fn read(&self, stored: &Value) -> Option<Chosen> {
        (self.read)(stored)
    }
}

impl Chosen {
    fn of<R: AreaRules>(rules: R) -> Self {
        let meaningless = rules.meaningless();
        Self { id: TypeId::of::<R>(), rules: Arc::new(rules), meaningless }
    }
}

/// What a community decided about the areas, one of a type. Where nothing was read of an area, what is usual counts.
#[derive(Clone, Default)]
pub struct Decided(HashMap<TypeId, Arc<dyn Any + Send + Sync>>);

impl Decided {
    /// With other rules of an area.
    #[must_use]
    pub fn with<R: AreaRules>(mut self, rules: R) -> Self {
        self.add(Chosen::of(rules));
        self
    }

    /// Adds what could be read of an area.
    pub fn add(&mut self, chosen: Chosen) {
        self.0.insert(chosen.id, chosen.rules);
    }

    /// The rules of an area.
    #[must_use]
    pub fn of<R: AreaRules>(&self) -> Arc<R> {
        let found = self.0.get(&TypeId::of::<R>()).cloned();
        found.and_then(|rules| rules.downcast().ok()).unwrap_or_default()
    }
}

impl fmt::Debug for Decided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Decided(about {} areas)", self.0.len())
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct Garden {
        beds: i64,
        fence: bool,
    }

    impl AreaRules for Garden {
        const NAME: &'static str = "garden";
        const STRICT: &'static [(&'static str, Strict)] = &[("fence", Strict::On)];

        fn meaningless(&self) -> Vec<&'static str> {
            if self.beds < 0 { vec!["beds"] } else { Vec::new() }
        }
    }

    #[test]
    fn an_area_gets_the_rules_of_its_own_type_and_what_is_usual_otherwise() {
        let mut decided = Decided::default();
        assert_eq!(*decided.of::<Garden>(), Garden::default());
        let set = RuleSet::of::<Garden>();
        decided.add(set.read(&json!({"beds": 3, "gnomes": 7})).unwrap());
        assert_eq!(*decided.of::<Garden>(), Garden { beds: 3, fence: false });
        let other = decided.clone().with(Garden { beds: 4, fence: true });
        assert_eq!((decided.of::<Garden>().beds, other.of::<Garden>().beds), (3, 4));
    }

    #[test]
    fn what_cannot_be_read_says_nothing_and_what_is_strict_is_known_by_name() {
        let set = RuleSet::of::<Garden>();
        assert!(set.read(&json!({"beds": "many"})).is_none() && set.read(&json!(null)).is_none());
        assert_eq!(set.read(&json!({"beds": -1})).unwrap().meaningless, ["beds"]);
        assert_eq!((set.strict("fence"), set.strict("beds")), (Some(json!(true)), None));
        assert_eq!(set.usual(), json!({"beds": 0, "fence": false}));
    }
}
