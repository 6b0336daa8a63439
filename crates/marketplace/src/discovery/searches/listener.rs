//! Whoever looks for a thing hears when it is there.

use async_trait::async_trait;

use super::actions::{fitting, public};
use super::store;
use crate::base::Answer;
use crate::call::Tx;
use crate::catalogue::events::MarketplaceListingListed;
use crate::outbox::{Consumer, EventType, Heard, Listener};
use crate::queue::Progress;

/// So many searches are looked at in one transaction.
const PART: i64 = 500;

/// Notes which searches a listing is a find for.
///
/// A listener, so that whoever lists a thing does not wait for those who look for it. Told twice it does the same: a find is noted once.
pub struct FindsListings;

#[async_trait]
impl Listener for FindsListings {
    fn consumer(&self) -> Consumer {
        Consumer::new("event.marketplace_searches")
    }

    fn hears(&self) -> Vec<EventType> {
        vec![EventType::of::<MarketplaceListingListed>()]
    }

    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<Progress> {
        let Some(event) = heard.event::<MarketplaceListingListed>()? else { return Ok(Progress::Done) };
        let Some(found) = public(tx, event.listing).await? else { return Ok(Progress::Done) };
        let from = heard.resume.unwrap_or_default();
        let part = store::after(tx, event.seller, from.into(), PART).await?;
        let call = tx.call().clone();
        let fitting: Vec<_> = fitting(&call, &part, &found).map(|search| search.id).collect();
        if !fitting.is_empty() {
            let new = store::note(tx, event.listing, &fitting).await?;
            store::make_due(tx, &new).await?;
        }
        Ok(match part.last() {
            Some(last) if i64::try_from(part.len()).is_ok_and(|count| count >= PART) => {
                Progress::More(last.search.id.get())
            }
            _ => Progress::Done,
        })
    }
}
