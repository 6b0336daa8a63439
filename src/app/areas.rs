//! What areas bring to the program, each once. What they tell members is gathered in `notifications`, whose room is above theirs.

use std::sync::Arc;

use contract::Area;

use crate::db::{Holding, Invariant};
use crate::events::CancelsEvents;
use crate::exchanges::CancelsExchanges;
use crate::listings::PlacesListings;
use crate::live::Live;
use crate::notifications::BellListener;
use crate::notifications::email::MailListener;
use crate::notifications::push::PushListener;
use crate::outbox::{Consumer, Listener};
use crate::realtime::Announcer;
use crate::wallet::WelcomeCredits;
use crate::{
    auth, categories, connections, endorsements, events, exchanges, groups, guidance, idempotency, legal, listings,
    media, members, messages, notifications, outbox, privacy, queue, realtime, reviews, safeguarding, tenancy, wallet,
};

/// Who hears of domain events.
#[must_use]
pub fn listeners(live: &Live) -> Vec<Arc<dyn Listener>> {
    vec![
        Arc::new(BellListener::new(live.clone())),
        Arc::new(Announcer),
        Arc::new(WelcomeCredits),
        Arc::new(PlacesListings),
        Arc::new(CancelsExchanges),
        Arc::new(CancelsEvents),
        Arc::new(MailListener),
        Arc::new(PushListener),
    ]
}

/// As whom they hear.
#[must_use]
pub fn consumers() -> Vec<Consumer> {
    listeners(&Live::new()).iter().map(|listener| listener.consumer()).collect()
}

/// What all tables hold of a member.
pub fn holdings() -> impl Iterator<Item = &'static Holding> {
    [
        // Those who ask others' tables come before those.
        <notifications::Rest as Area>::holdings(),
        <auth::Rest as Area>::holdings(),
        <categories::rest::Rest as Area>::holdings(),
        <connections::rest::Rest as Area>::holdings(),
        <endorsements::rest::Rest as Area>::holdings(),
        <exchanges::rest::Rest as Area>::holdings(),
        <events::rest::Rest as Area>::holdings(),
        <groups::rest::Rest as Area>::holdings(),
        <guidance::rest::Rest as Area>::holdings(),
        <legal::Rest as Area>::holdings(),
        <wallet::rest::Rest as Area>::holdings(),
        <listings::rest::Rest as Area>::holdings(),
        <messages::rest::Rest as Area>::holdings(),
        <privacy::rest::Rest as Area>::holdings(),
        <queue::Rest as Area>::holdings(),
        <realtime::rest::Rest as Area>::holdings(),
        <reviews::rest::Rest as Area>::holdings(),
        <safeguarding::rest::Rest as Area>::holdings(),
        <tenancy::Rest as Area>::holdings(),
        <members::Rest as Area>::holdings(),
        idempotency::HOLDINGS,
        media::HOLDINGS,
        outbox::HOLDINGS,
    ]
    .into_iter()
    .flatten()
}

/// What is always so of their tables.
pub fn invariants() -> impl Iterator<Item = &'static Invariant> {
    [
        connections::store::sound::INVARIANTS,
        notifications::store::sound::INVARIANTS,
        groups::store::sound::INVARIANTS,
        events::store::sound::INVARIANTS,
        members::store::sound::INVARIANTS,
        wallet::store::audit::INVARIANTS,
    ]
    .into_iter()
    .flatten()
}
