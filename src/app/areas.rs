//! What areas bring to the program, each once. What they tell members is gathered in `notifications`, whose room is above theirs.

use std::collections::HashSet;
use std::sync::Arc;

use contract::Area;

use crate::db::{Holding, Invariant};
use crate::events::{CancelsEvents, IssuesInvitations};
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
use crate::wallet::WelcomeCredits;
use crate::{
    connections, events, feed, groups, idempotency, marketplace, media, members, notifications, outbox, safeguarding,
    wallet,
};

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
        Arc::new(MailListener),
        Arc::new(PushListener),
    ]
}

/// As whom they hear.
#[must_use]
pub fn consumers() -> Vec<Consumer> {
    listeners(&Live::new()).iter().map(|listener| listener.consumer()).collect()
}

/// What all tables hold of a member, each table once. What notifications hold asks other tables, and what members hold is asked by all: the first goes
/// first and the last last.
#[must_use]
pub fn holdings() -> Vec<&'static Holding> {
    let first = <notifications::Rest as Area>::holdings();
    let last = <members::Rest as Area>::holdings();
    let services = [idempotency::HOLDINGS, media::HOLDINGS, outbox::HOLDINGS].into_iter().flatten();
    let is_last = |one: &&Holding| last.iter().any(|other| other.table == one.table);
    let between = contract::holdings::<Areas>().filter(|one| !is_last(one)).chain(services);
    let mut seen = HashSet::new();
    first.iter().chain(between).chain(last).filter(|one| seen.insert(one.table)).collect()
}

/// Parts of a member's copy in which something is sealed, and what opens it.
#[must_use]
pub fn sealed() -> Vec<(&'static str, Opener)> {
    vec![("event_answers", events::forms::opened), ("event_guests", events::guests::opened)]
}

/// What is always so of their tables.
pub fn invariants() -> impl Iterator<Item = &'static Invariant> {
    [
        connections::store::sound::INVARIANTS,
        notifications::store::sound::INVARIANTS,
        groups::store::sound::INVARIANTS,
        marketplace::trade::store::sound::INVARIANTS,
        marketplace::trust::reports::store::sound::INVARIANTS,
        marketplace::trade::deliveries::store::INVARIANTS,
        marketplace::trade::cards::store::INVARIANTS,
        marketplace::trade::proceeds::store::sound::INVARIANTS,
        marketplace::trade::pickups::store::INVARIANTS,
        marketplace::discounts::coupons::store::sound::INVARIANTS,
        marketplace::discounts::loyalty::store::INVARIANTS,
        events::store::sound::INVARIANTS,
        feed::store::sound::INVARIANTS,
        members::store::sound::INVARIANTS,
        safeguarding::store::sound::INVARIANTS,
        reviews::store::sound::INVARIANTS,
        wallet::store::audit::INVARIANTS,
        marketplace::store::sound::INVARIANTS,
    ]
    .into_iter()
    .flatten()
}
