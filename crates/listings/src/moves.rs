//! Listings are where their owner is: a member who moves takes them along.

use async_trait::async_trait;

use super::actions::index;
use super::store;
use crate::base::Answer;
use crate::call::Tx;
use crate::members::events::ProfileUpdated;
use crate::outbox::{Consumer, EventType, Heard, Listener};
use crate::queue::Progress;

/// Writes the place of a profile into its owner's listings (spec accounts 1).
///
/// A listener, so that profiles, a tier below, need not know of listings. Told twice it does the same: what it writes is where the member is now.
pub struct PlacesListings;

#[async_trait]
impl Listener for PlacesListings {
    fn consumer(&self) -> Consumer {
        Consumer::new("event.listing_places")
    }

    fn hears(&self) -> Vec<EventType> {
        vec![EventType::of::<ProfileUpdated>()]
    }

    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<Progress> {
        let Some(ProfileUpdated { member, changed }) = heard.event()? else { return Ok(Progress::Done) };
        if !changed.iter().any(|field| field == "location") {
            return Ok(Progress::Done);
        }
        let Some(home) = store::home(tx, member).await? else { return Ok(Progress::Done) };
        for mut listing in store::lock_all_of(tx, member).await? {
            listing.location.clone_from(&home.location);
            (listing.latitude, listing.longitude) = (home.latitude, home.longitude);
            let index = index(tx.call(), &listing, listing.fresh());
            store::update(tx, &listing, &index).await?;
        }
        Ok(Progress::Done)
    }
}
