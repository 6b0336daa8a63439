//! Places at many occurrences at once, which are held for those who wait, part by part.

use async_trait::async_trait;

use crate::base::Answer;
use crate::call::Tx;
use crate::events::EventPlacesAdded;
use crate::outbox::{Consumer, EventType, Heard, Listener};
use crate::queue::Progress;
use crate::registration::fill;
use crate::store;

/// So many occurrences at a time: nobody else can write meanwhile on SQLite.
const PART: usize = 20;

/// Holds places that were added at many occurrences for those who have waited longest. Told twice, it holds none twice, as only free places are held.
pub struct AddedPlaces;

#[async_trait]
impl Listener for AddedPlaces {
    fn consumer(&self) -> Consumer {
        Consumer::new("event.added_places")
    }

    fn hears(&self) -> Vec<EventType> {
        vec![EventType::of::<EventPlacesAdded>()]
    }

    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<Progress> {
        let Some(EventPlacesAdded { occurrences, .. }) = heard.event()? else { return Ok(Progress::Done) };
        let after = heard.resume.unwrap_or(0);
        let left = occurrences.iter().filter(|id| id.get() > after);
        let part: Vec<_> = left.copied().take(PART + 1).collect();
        for id in part.iter().take(PART) {
            if let Some(event) = store::lock(tx, *id).await? {
                fill(tx, &event).await?;
            }
        }
        let last = part.get(PART - 1).filter(|_| part.len() > PART);
        Ok(last.map_or(Progress::Done, |last| Progress::More(last.get())))
    }
}
