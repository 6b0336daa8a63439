//! What becomes of the exchanges of somebody who leaves.

use async_trait::async_trait;

use super::actions::{move_on, note};
use super::model::{self, Action};
use super::store;
use crate::base::Answer;
use crate::call::Tx;
use crate::members::events::AccountErased;
use crate::outbox::{Consumer, EventType, Heard, Listener};
use crate::queue::Progress;
use crate::rules::ExchangeRules;

/// Calls off the exchanges of a member who has left, and tells the others.
///
/// What waits for hours to be confirmed is left to the clock, which pays or asks a broker. Told twice, it finds nothing to call off.
pub struct CancelsExchanges;

#[async_trait]
impl Listener for CancelsExchanges {
    fn consumer(&self) -> Consumer {
        Consumer::new("event.exchanges_of_leavers")
    }

    fn hears(&self) -> Vec<EventType> {
        vec![EventType::of::<AccountErased>()]
    }

    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<Progress> {
        let Some(AccountErased { member }) = heard.event()? else { return Ok(Progress::Done) };
        let rules = *tx.call().community()?.rules::<ExchangeRules>();
        for id in store::open_of(tx, member).await? {
            let Some(mut exchange) = store::lock(tx, id).await? else { continue };
            let Some(role) = exchange.role(member) else { continue };
            if model::step(exchange.status, role, Action::Cancel).is_err() {
                continue;
            }
            let step = move_on(&mut exchange, role, Action::Cancel, &rules, tx)?;
            note(tx, &exchange, Some(member), &step).await?;
        }
        Ok(Progress::Done)
    }
}
