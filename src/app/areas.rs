//! What areas bring to the program, each once. What they tell members is gathered in `notifications`, whose room is above theirs.

use std::sync::Arc;

use crate::db::Invariant;
use crate::listings::PlacesListings;
use crate::live::Live;
use crate::notifications::BellListener;
use crate::notifications::email::MailListener;
use crate::notifications::push::PushListener;
use crate::outbox::{Consumer, Listener};
use crate::realtime::Announcer;
use crate::wallet::WelcomeCredits;
use crate::{connections, groups, members, notifications, wallet};

/// Who hears of domain events.
#[must_use]
pub fn listeners(live: &Live) -> Vec<Arc<dyn Listener>> {
    vec![
        Arc::new(BellListener::new(live.clone())),
        Arc::new(Announcer),
        Arc::new(WelcomeCredits),
        Arc::new(PlacesListings),
        Arc::new(MailListener),
        Arc::new(PushListener),
    ]
}

/// As whom they hear.
#[must_use]
pub fn consumers() -> Vec<Consumer> {
    listeners(&Live::new()).iter().map(|listener| listener.consumer()).collect()
}

/// What is always so of their tables.
pub fn invariants() -> impl Iterator<Item = &'static Invariant> {
    [
        connections::store::sound::INVARIANTS,
        notifications::store::sound::INVARIANTS,
        groups::store::sound::INVARIANTS,
        members::store::sound::INVARIANTS,
        wallet::store::audit::INVARIANTS,
    ]
    .into_iter()
    .flatten()
}
