//! Who hears of offers.

use async_trait::async_trait;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::events::MarketplaceOfferMoved;
use crate::base::Answer;
use crate::outbox::{EventType, Heard};
use services::notices::{Mail, NewNotification, Notice, Notifier, Once};

const LINE: Notice = Notice {
    once: Once::EachTime,
    ..Notice::of(Category::Listings, Some(Topic::Listings), |_, _| "/marketplace/offers".to_owned())
};

/// Somebody offers something for the member's listing.
pub static RECEIVED: Notice = Notice { name: "marketplace_offer_received", ..LINE };
/// The seller accepts the member's offer.
pub static ACCEPTED: Notice = Notice { name: "marketplace_offer_accepted", ..LINE };
/// The seller declines it, accepts another one, or the listing is taken away.
pub static DECLINED: Notice = Notice { name: "marketplace_offer_declined", ..LINE };
/// The seller names another amount.
pub static COUNTERED: Notice = Notice { name: "marketplace_offer_countered", ..LINE };
/// The buyer accepts that.
pub static COUNTER_ACCEPTED: Notice = Notice { name: "marketplace_offer_counter_accepted", ..LINE };
/// An accepted offer was not ordered in time, or its listing was taken away.
pub static EXPIRED: Notice = Notice { name: "marketplace_offer_expired", ..LINE };
/// The buyer takes the offer back.
pub static WITHDRAWN: Notice = Notice { name: "marketplace_offer_withdrawn", mail: Mail::Never, ..LINE };

/// What a move tells, if anything.
fn of_move(action: &str) -> Option<&'static Notice> {
    Some(match action {
        "make" => &RECEIVED,
        "accept" => &ACCEPTED,
        "decline" | "outbid" | "remove" => &DECLINED,
        "expire" => &EXPIRED,
        "counter" => &COUNTERED,
        "accept_counter" => &COUNTER_ACCEPTED,
        "withdraw" => &WITHDRAWN,
        _ => return None,
    })
}

/// Tells members of offers.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&RECEIVED, &ACCEPTED, &DECLINED, &COUNTERED, &COUNTER_ACCEPTED, &EXPIRED, &WITHDRAWN] }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[EventType::of::<MarketplaceOfferMoved>()] }
    }

    fn for_one(&self, heard: &Heard) -> Answer<Option<NewNotification>> {
        let Some(event) = heard.event::<MarketplaceOfferMoved>()? else { return Ok(None) };
        let about = Some(event.offer.get());
        Ok(of_move(&event.action).map(|kind| NewNotification { about, ..NewNotification::of(&event, event.to, kind) }))
    }
}
