//! What becomes of the events of somebody who leaves.

use async_trait::async_trait;

use super::lifecycle::apply;
use super::moves::{Step, target};
use super::registration::fill;
use super::store;
use crate::base::Answer;
use crate::call::Tx;
use crate::members::events::AccountErased;
use crate::outbox::{Consumer, EventType, Heard, Listener};
use crate::queue::Progress;

/// Cancels the events of a member who has left and that have not begun, and archives what nobody has seen. Those who take part are told. Places that the
/// member had elsewhere are held for whoever waits.
pub struct CancelsEvents;

#[async_trait]
impl Listener for CancelsEvents {
    fn consumer(&self) -> Consumer {
        Consumer::new("event.events_of_leavers")
    }

    fn hears(&self) -> Vec<EventType> {
        vec![EventType::of::<AccountErased>()]
    }

    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<Progress> {
        let Some(AccountErased { member }) = heard.event()? else { return Ok(Progress::Done) };
        for id in store::left_by(tx, member).await? {
            let Some(event) = store::lock(tx, id).await? else { continue };
            let place = (event.publication_state, event.operational_state);
            let step = if target(Step::Cancel, place).is_some() { Step::Cancel } else { Step::Archive };
            apply(tx, &event, step, None, None).await?;
        }
        // A place of theirs goes to whoever is next.
        for id in store::with_line(tx).await? {
            let Some(event) = store::lock(tx, id).await? else { continue };
            fill(tx, &event).await?;
        }
        Ok(Progress::Done)
    }
}
