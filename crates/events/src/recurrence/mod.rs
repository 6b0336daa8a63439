//! Events that recur: a template, at which nobody can register, and an occurrence for each of its dates.
//!
//! | room | what |
//! |---|---|
//! | `model` | what an installation can do, and what is stored of a rule and of its dates. Pure |
//! | `said` | how a rule and its dates follow from what somebody says. Pure |
//! | `create` | the template with all of its occurrences, in one transaction |
//! | `change` | one occurrence, or all that begin from now on |
//! | `many` | the same change of many occurrences, with few statements; `places` holds places at them for those who wait |
//! | `blueprint` | what new occurrences take over of one that is there: preview, commit, and applying it |
//! | `revision` | this and all following occurrences: preview and commit |
//! | `tasks` | occurrences of what never ends, made as time goes by |
//!
//! The dates themselves are those of the crate `recurrence`. An occurrence is known for ever by the moment at which it begins when it is made
//! ([`recurrence_id`](crate::model::Event::recurrence_id)), also when its times change. What is an occurrence's own (`event_occurrence_overrides`) is left alone by
//! whatever changes several. `event_occurrence_ledger` says what became of each; its rows are never changed.
//!
//! Source: spec events 10 to 16; contract/decisions/event-recurrence.md.

pub mod blueprint;
pub mod change;
pub mod create;
pub mod many;
pub mod model;
pub mod places;
pub mod rest;
pub mod revision;
pub mod said;
pub mod store;
pub mod tasks;

use std::collections::HashMap;

use crate::base::Answer;
use crate::call::Call;
use crate::model::EventId;
use kernel::config;
use model::{Capabilities, Installed, capabilities};
use revision::TokenKeys;
use store::{Preview, Rule};

/// What an operator decides about events that recur, and the keys of the tokens of previews.
#[derive(Clone, Debug)]
pub struct Settings {
    pub(crate) installed: Installed,
    pub(crate) blueprints: bool,
    pub(crate) revision_cap: usize,
    pub(crate) keys: TokenKeys,
}

impl Settings {
    /// As the configuration says.
    #[must_use]
    pub fn new(config: &config::Events, keys: &[config::SigningKey]) -> Self {
        let installed = Installed {
            v2: config.recurrence_v2,
            rolling: config.recurrence_rolling,
            most: config.max_occurrences,
            has_schema: false,
        };
        let revision_cap = usize::try_from(config.revision_cap.clamp(1, 5_000)).unwrap_or(1_000);
        let blueprints = config.recurrence_blueprints;
        Self { installed, blueprints, revision_cap, keys: TokenKeys::of(keys) }
    }
}

/// What this installation can do.
///
/// # Errors
/// A fault if start-up installed no [`Settings`].
pub async fn able(call: &Call) -> Answer<Capabilities> {
    let settings = call.room::<Settings>()?;
    let has_schema = store::is_ready(call).await.unwrap_or(false);
    Ok(capabilities(Installed { has_schema, ..settings.installed }))
}

/// How a template recurs, and its next occurrences that the viewer may see.
#[derive(Clone, Debug, PartialEq)]
pub struct Recurring {
    /// The rule.
    pub rule: Option<Rule>,
    /// Occurrences, the earliest first.
    pub occurrences: Vec<Preview>,
    /// How many there are.
    pub total: i64,
}

/// How some templates recur. Two statements, and none for none.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn of(call: &Call, roots: impl Iterator<Item = EventId>) -> Answer<HashMap<EventId, Recurring>> {
    let mut ids: Vec<EventId> = roots.collect();
    ids.sort_unstable();
    ids.dedup();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let viewer = call.member()?;
    let mut known: HashMap<EventId, Recurring> = HashMap::new();
    for rule in store::rules(call, &ids).await? {
        known.insert(rule.event_id, Recurring { rule: Some(rule), occurrences: Vec::new(), total: 0 });
    }
    for row in store::previews(call, viewer.id, viewer.is_admin(), &ids).await? {
        let one = known.entry(row.root_id).or_insert(Recurring { rule: None, occurrences: Vec::new(), total: 0 });
        one.total = row.total;
        one.occurrences.push(row);
    }
    known.values_mut().for_each(|one| one.occurrences.sort_unstable_by_key(|row| (row.starts_at, row.id)));
    Ok(known)
}
