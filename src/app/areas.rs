//! What areas bring to the program, each once. What they tell members is gathered in `notifications`, whose room is above theirs.

use std::collections::HashSet;
use std::sync::Arc;

use contract::Area;

use crate::call::{Brings, Demo, demo_in_order};
use crate::db::{Bound, Holding, Invariant, Unattended};
use crate::events::{AddedPlaces, CancelsEvents, IssuesInvitations, PaysAttendance};
use crate::exchanges::CancelsExchanges;
use crate::http::Areas;
use crate::listings::PlacesListings;
use crate::live::Live;
use crate::marketplace::discovery::searches::listener::FindsListings;
use crate::notifications::BellListener;
use crate::notifications::email::MailListener;
use crate::notifications::push::PushListener;
use crate::outbox::{Consumer, Listener};
use crate::privacy::Opener;
use crate::realtime::Announcer;
use crate::tenancy::Choices;
use crate::wallet::WelcomeCredits;
use crate::{events, idempotency, media, members, notifications, outbox};

/// Who hears of domain events.
#[must_use]
pub fn listeners(live: &Live) -> Vec<Arc<dyn Listener>> {
    vec![
        Arc::new(BellListener::new(live.clone())),
        Arc::new(Announcer),
        Arc::new(WelcomeCredits),
        Arc::new(PlacesListings),
        Arc::new(FindsListings),
        Arc::new(CancelsExchanges),
        Arc::new(CancelsEvents),
        Arc::new(IssuesInvitations),
        Arc::new(AddedPlaces),
        Arc::new(PaysAttendance),
        Arc::new(MailListener),
        Arc::new(PushListener),
    ]
}

/// As whom they hear.
#[must_use]
pub fn consumers() -> Vec<Consumer> {
    listeners(&Live::new()).iter().map(|listener| listener.consumer()).collect()
}

/// What the areas bring, each once.
fn brings() -> impl Iterator<Item = &'static Brings> {
    let mut seen: Vec<&'static Brings> = Vec::new();
    contract::brings::<Areas>().filter(move |one| {
        let is_new = !seen.iter().any(|other| std::ptr::eq(*other, *one));
        seen.extend(is_new.then_some(*one));
        is_new
    })
}

/// What communities may choose.
#[must_use]
pub fn choices() -> Choices {
    Choices::of(brings())
}

/// What all tables hold of a member, each table once. What notifications hold asks other tables, and what members hold is asked by all: the first goes
/// first and the last last.
#[must_use]
pub fn holdings() -> Vec<&'static Holding> {
    let of = |area: &'static Brings| area.holdings.iter().copied().flatten();
    let last: Vec<_> = of(<members::Rest as Area>::brings()).collect();
    let services = [idempotency::HOLDINGS, media::HOLDINGS, outbox::HOLDINGS].into_iter().flatten();
    let is_last = |one: &&Holding| last.iter().any(|other| other.table == one.table);
    let between = brings().flat_map(of).chain(services).filter(|one| !is_last(one));
    let mut seen = HashSet::new();
    let all = of(<notifications::Rest as Area>::brings()).chain(between).chain(last.iter().copied());
    all.filter(|one| seen.insert(one.table)).collect()
}

/// Parts of a member's copy in which something is sealed, and what opens it.
#[must_use]
pub fn sealed() -> Vec<(&'static str, Opener)> {
    vec![("event_answers", events::forms::opened), ("event_guests", events::guests::opened)]
}

/// What is always so of their tables.
pub fn invariants() -> impl Iterator<Item = &'static Invariant> {
    brings().flat_map(|area| area.invariants.iter().copied().flatten())
}

/// What in them waits for people.
pub fn unattended() -> impl Iterator<Item = &'static Unattended> {
    brings().flat_map(|area| area.unattended.iter().copied().flatten())
}

/// What they add to the communities of the demo, in an order that their rows allow.
#[must_use]
pub fn demo() -> Vec<&'static dyn Demo> {
    demo_in_order(brings().filter_map(|area| area.demo).collect())
}

/// The constraints of their tables that list words, and these.
pub fn words() -> impl Iterator<Item = &'static Bound> {
    brings().flat_map(|area| area.words)
}

#[cfg(test)]
mod tests {
    use contract::Operation;
    use serde_json::Map;

    use super::*;
    use crate::tenancy::choices::modules;

    #[test]
    fn nothing_is_brought_twice() {
        let features = brings().flat_map(|area| area.features).map(|feature| feature.name);
        let rules = brings().flat_map(|area| area.rules).map(|rules| rules.name);
        let lists = words().map(|one| one.constraint);
        for mut all in [features.collect::<Vec<_>>(), rules.collect(), lists.collect()] {
            all.sort_unstable();
            let before = all.len();
            all.dedup();
            assert_eq!(all.len(), before, "{all:?}");
        }
    }

    #[test]
    fn each_feature_that_an_operation_needs_is_an_areas() {
        let (features, parts) = (choices().features(&Map::new()), modules(&std::collections::BTreeMap::new()));
        let needed = Operation::ALL.iter().filter_map(|operation| operation.row().feature);
        let unknown: Vec<_> =
            needed.filter(|name| !features.contains_key(*name) && !parts.contains_key(*name)).collect();
        assert!(unknown.is_empty(), "{unknown:?}");
    }
}
