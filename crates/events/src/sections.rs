//! Which parts of an event are chosen: for what comes after it, and for what is kept of it.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use contract::Word;
use serde::{Deserialize, Serialize};

/// Parts, each by its name, and whether it is chosen. Kept as such.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sections<S>(BTreeMap<String, bool>, PhantomData<S>);

impl<S> Default for Sections<S> {
    fn default() -> Self {
        Self(BTreeMap::new(), PhantomData)
    }
}

impl<S: Word> Sections<S> {
    /// Those that are chosen.
    #[must_use]
    pub fn of(is_chosen: impl Fn(S) -> bool) -> Self {
        let all = S::ALL.iter().map(|section| (section.as_str().to_owned(), is_chosen(*section)));
        Self(all.collect(), PhantomData)
    }

    /// Whether a part is among them.
    #[must_use]
    pub fn has(&self, section: S) -> bool {
        self.0.get(section.as_str()).copied().unwrap_or_default()
    }

    /// Those that are chosen, in the order of the contract.
    pub fn chosen(&self) -> impl Iterator<Item = S> {
        S::ALL.iter().copied().filter(|section| self.has(*section))
    }
}

#[cfg(test)]
mod tests {
    use contract::event_blueprints::EventBlueprintSection as Section;
    use serde_json::json;

    use super::Sections;

    #[test]
    fn parts_are_kept_by_their_names() {
        let kept = Sections::of(|section| section == Section::Staff);
        assert_eq!(kept.chosen().collect::<Vec<_>>(), [Section::Staff]);
        let text =
            json!({ "agenda": false, "ticket_types": false, "registration": false, "safety": false, "staff": true });
        assert_eq!(serde_json::to_value(&kept).unwrap(), text);
        assert_eq!(serde_json::from_value::<Sections<Section>>(text).unwrap(), kept);
        assert!(!serde_json::from_value::<Sections<Section>>(json!({})).unwrap().has(Section::Staff));
    }
}
