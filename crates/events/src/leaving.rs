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

/// So many of their events at a time, of which one may be a series of thousands.
const EVENTS: i64 = 1;

/// So many lines of events of others at a time.
const LINED: i64 = 20;

/// Where the lines begin: below zero, so that it is no event's.
const LINES: i64 = -1;

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
        // First their own events, by their ids; then, from a number below zero on, the others.
        let resume = heard.resume.unwrap_or(0);
        if resume >= 0 {
            let part = store::left_by(tx, member, resume.into(), EVENTS).await?;
            for event in &part {
                let place = (event.publication_state, event.operational_state);
                let step = if target(Step::Cancel, place).is_some() { Step::Cancel } else { Step::Archive };
                apply(tx, event.id, step, None, None).await?;
            }
            return Ok(Progress::More(part.last().map_or(LINES, |last| last.id.get())));
        }
        // A place of theirs goes to whoever is next.
        let part = store::with_line(tx, (LINES - resume).into(), LINED).await?;
        for id in &part {
            let Some(event) = store::lock(tx, *id).await? else { continue };
            fill(tx, &event).await?;
        }
        if let Some(last) = part.last() {
            return Ok(Progress::More(LINES - last.get()));
        }
        Ok(Progress::Done)
    }
}
