//! What communities decide about what members hear of.

use serde::{Deserialize, Serialize};

use crate::call::AreaRules;

/// The words of `default_frequency`.
const FREQUENCIES: [&str; 4] = ["instant", "daily", "monthly", "off"];

/// What members of a community hear of (spec notifications 6, step 4).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NotificationRules {
    /// How often they get mails about what needs no answer: `instant`, `daily`, `monthly` or `off`. Nothing, or another word, is `off`.
    pub default_frequency: Option<String>,
}

impl AreaRules for NotificationRules {
    const NAME: &'static str = "notifications";

    fn meaningless(&self) -> Vec<&'static str> {
        let word = self.default_frequency.as_deref().filter(|word| !FREQUENCIES.contains(word));
        word.map(|_| "default_frequency").into_iter().collect()
    }
}
