//! What members hear of what they look for.

use async_trait::async_trait;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::actions::{fitting, public};
use super::events::MarketplaceSearchFound;
use super::model::Channel;
use super::store;
use crate::base::{Answer, MemberId};
use crate::call::Tx;
use crate::catalogue::events::MarketplaceRestocked;
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;
use services::notices::{Desk, Mail, NewNotification, Notice, Notifier, Once};

/// Where several finds are seen.
const SEARCHES: &str = "/marketplace/saved-searches";

/// So many searches hear that something is there again (spec marketplace 3.4).
const RESTOCKED_FOR: usize = 200;

/// So many of them in one transaction.
const PART: usize = 25;

/// So many searches are read at a time.
const READ: i64 = 500;

/// So many titles stand in a line.
const TITLES: usize = 3;

const LINE: Notice = Notice {
    once: Once::EachTime,
    ..Notice::of(Category::Listings, Some(Topic::Listings), |line, _| match line.about {
        Some(id) => format!("/marketplace/{id}"),
        None => SEARCHES.to_owned(),
    })
};

/// A search found something: by mail and on the phone.
pub static FOUND: Notice = Notice { name: "marketplace_search_found", ..LINE };
/// The same, by mail.
pub static FOUND_BY_MAIL: Notice = Notice { name: "marketplace_search_found_email", pushed: false, ..LINE };
/// The same, on the phone.
pub static FOUND_BY_PUSH: Notice = Notice { name: "marketplace_search_found_push", mail: Mail::Never, ..LINE };
/// What somebody looks for is there again.
pub static RESTOCKED: Notice = Notice { name: "marketplace_restocked", once: Once::AMinute, ..LINE };

/// Tells members of what they look for.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&FOUND, &FOUND_BY_MAIL, &FOUND_BY_PUSH, &RESTOCKED] }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[EventType::of::<MarketplaceSearchFound>(), EventType::of::<MarketplaceRestocked>()] }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        if let Some(event) = heard.event::<MarketplaceSearchFound>()? {
            return found(tx, desk, heard, &event).await;
        }
        if let Some(event) = heard.event::<MarketplaceRestocked>()? {
            return restocked(tx, desk, heard, event).await;
        }
        Ok(Progress::Done)
    }
}

async fn found(tx: &mut Tx, desk: &dyn Desk, heard: &Heard, event: &MarketplaceSearchFound) -> Answer<Progress> {
    // Of a search that was deleted meanwhile nothing is told.
    let Some((name, channel)) = store::named(tx, event.search).await? else { return Ok(Progress::Done) };
    let kind = match channel {
        Channel::Both => &FOUND,
        Channel::Email => &FOUND_BY_MAIL,
        Channel::Push => &FOUND_BY_PUSH,
    };
    let titles = store::titles(tx, &event.listings).await?;
    let more = if titles.len() > TITLES { ", …" } else { "" };
    let reason = format!("{}{more}", titles.iter().take(TITLES).cloned().collect::<Vec<_>>().join(", "));
    let about = match event.listings.as_slice() {
        [only] => Some(only.get()),
        _ => None,
    };
    let line = NewNotification::of(event, event.owner, kind);
    desk.notify(tx, heard, NewNotification { about, place: Some(name), reason: Some(reason), ..line }).await?;
    Ok(Progress::Done)
}

async fn restocked(tx: &mut Tx, desk: &dyn Desk, heard: &Heard, event: MarketplaceRestocked) -> Answer<Progress> {
    let Some(row) = public(tx, event.listing).await? else { return Ok(Progress::Done) };
    let call = tx.call().clone();
    let (mut owners, mut after): (Vec<MemberId>, _) = (Vec::new(), 0.into());
    while owners.len() < RESTOCKED_FOR {
        let part = store::after(tx, event.seller, after, READ).await?;
        for search in fitting(&call, &part, &row) {
            if !owners.contains(&search.user_id) {
                owners.push(search.user_id);
            }
        }
        match part.last() {
            Some(last) if i64::try_from(part.len()).is_ok_and(|count| count >= READ) => after = last.search.id,
            _ => break,
        }
    }
    owners.truncate(RESTOCKED_FOR);
    let told = usize::try_from(heard.resume.unwrap_or_default()).unwrap_or_default();
    for owner in owners.iter().skip(told).take(PART) {
        let line = NewNotification::of(&event, *owner, &RESTOCKED);
        let (about, place) = (Some(event.listing.get()), Some(row.listing.title.clone()));
        desk.notify(tx, heard, NewNotification { about, place, ..line }).await?;
    }
    let next = told + PART;
    Ok(if next < owners.len() { Progress::More(i64::try_from(next).unwrap_or_default()) } else { Progress::Done })
}
