//! The areas that tell members something, each once.

use serde_json::Value;

use crate::campaigns::events::PushCampaignDue;
use crate::groups::events::GroupMessageSent;
use crate::messages::events::MessageErased;
use crate::notices::{Notice, Notifier};
use crate::outbox::{EventType, Heard, Subject};
use crate::wallet::events::TransactionCompleted;
use crate::{
    auth, connections, events, exchanges, feed, groups, guidance, legal, listings, marketplace, members, messages,
    privacy, reviews, safeguarding, searches, wallet,
};

static AREAS: &[&dyn Notifier] = &[
    &legal::notices::Notices,
    &auth::notices::Notices,
    &safeguarding::notices::Notices,
    &members::badges::notices::Notices,
    &connections::notices::Notices,
    &messages::notices::Notices,
    &reviews::notices::Notices,
    &listings::notices::Notices,
    &marketplace::catalogue::notices::Notices,
    &marketplace::seller::notices::Notices,
    &marketplace::discovery::searches::notices::Notices,
    &groups::notices::Notices,
    &wallet::notices::Notices,
    &exchanges::notices::Notices,
    &marketplace::discounts::coupons::notices::Notices,
    &marketplace::trade::notices::Notices,
    &marketplace::trade::cards::notices::Notices,
    &marketplace::trade::proceeds::notices::Notices,
    &marketplace::trade::deliveries::notices::Notices,
    &marketplace::trade::offers::notices::Notices,
    &marketplace::trade::pickups::notices::Notices,
    &marketplace::trust::disputes::notices::Notices,
    &marketplace::trust::reports::notices::Notices,
    &events::notices::Notices,
    &feed::notices::Notices,
    &privacy::notices::Notices,
    &guidance::support::notices::Notices,
    &searches::notices::Notices,
    &crate::campaigns::notices::Notices,
];

/// All kinds of lines.
pub(super) fn kinds() -> impl Iterator<Item = &'static Notice> {
    AREAS.iter().flat_map(|area| area.kinds().iter().copied())
}

/// A kind by its name; none of those that only other programs, or other versions of this one, write.
pub(super) fn kind(name: &str) -> Option<&'static Notice> {
    kinds().find(|kind| kind.name == name)
}

/// Whoever makes an event's lines.
pub(super) fn of(heard: &Heard) -> Option<&'static dyn Notifier> {
    AREAS.iter().copied().find(|area| area.hears().iter().any(|event| event.name() == heard.name))
}

/// All types of events that become lines.
pub(super) fn heard() -> Vec<EventType> {
    let ours = [
        EventType::of::<GroupMessageSent>(),
        EventType::of::<TransactionCompleted>(),
        EventType::of::<MessageErased>(),
        EventType::of::<PushCampaignDue>(),
    ];
    AREAS.iter().flat_map(|area| area.hears().iter().copied()).chain(ours).collect()
}

/// What the lines of an event are about, from its name and what is stored of it. What a later version of the program tells is about nothing that this
/// one knows.
pub(super) fn subject(name: &str, stored: &Value) -> Option<Subject> {
    heard().iter().find(|event| event.name() == name)?.subject(stored)
}
