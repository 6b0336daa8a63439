//! One question for clients that ask no other: does somebody come?

use contract::Code;
use contract::Operation as Door;

use super::line::{join_held, leave_line};
use super::{Held, ask, asks, confirm_held, enter, fill, hold, withdraw_held};
use crate::base::{Answer, Refusal};
use crate::call::{Call, Tx};
use crate::model::{EventId, Waiting, missing};
use crate::rules::EventRules;
use crate::say;
use crate::store;

/// What somebody answers to the question whether they come.
pub use contract::event_registrations::EventAnswer as Reply;

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// They take part.
    Going,
    /// They have asked.
    Pending,
    /// They wait.
    Waitlisted,
    /// They are interested.
    Interested,
    /// They do not come.
    NotGoing,
}

/// Says whether the viewer comes.
///
/// # Errors
/// As the contract says of `respondToEvent`.
pub async fn reply(call: &Call, id: EventId, reply: Reply) -> Answer<Outcome> {
    if matches!(reply, Reply::NotGoing | Reply::Declined) {
        // Stepping back is kept from nobody.
        take_back(call, id).await?;
        return Ok(Outcome::NotGoing);
    }
    let mut tx = call.begin().await?;
    let held = enter(call, &mut tx, id, Door::RespondToEvent).await?;
    let outcome = match reply {
        Reply::Going if asks(&mut tx, &held).await? => {
            ask(&mut tx, &held).await?;
            store::interest(&mut tx, id, held.me, false).await?;
            Outcome::Pending
        }
        Reply::Going => {
            let limit = held.event.max_attendees;
            let is_full = match limit {
                Some(limit) => !held.is_confirmed() && store::occupied(&mut tx, id).await? >= limit,
                None => false,
            };
            let holds = held.entry.is_some_and(|entry| entry.holds(tx.now()));
            if is_full && !holds && !call.community()?.rules::<EventRules>().waitlist_enabled {
                return Err(Refusal::new(Code::EventFull, say!("event-full")).into());
            }
            if is_full && !holds {
                withdraw_held(&mut tx, &held, None).await?;
                join_held(call, &mut tx, &held).await?;
                Outcome::Waitlisted
            } else {
                confirm_held(&mut tx, &held).await?;
                store::interest(&mut tx, id, held.me, false).await?;
                Outcome::Going
            }
        }
        Reply::Interested | Reply::NotGoing | Reply::Declined => {
            step_back(&mut tx, &held).await?;
            store::interest(&mut tx, id, held.me, true).await?;
            Outcome::Interested
        }
    };
    tx.commit().await?;
    Ok(outcome)
}

/// Takes back whatever the viewer has of an event.
///
/// # Errors
/// 404 `NOT_FOUND` if there is no such event that the viewer may see or has to do with.
pub async fn take_back(call: &Call, id: EventId) -> Answer<()> {
    let viewer = call.member()?;
    let mut tx = call.begin().await?;
    let held = hold(call, &mut tx, id).await?;
    let is_known = held.registration.is_some() || held.entry.is_some();
    if !is_known && store::approach(&mut tx, viewer.id, viewer.is_admin(), id).await?.is_none() {
        return Err(missing().into());
    }
    step_back(&mut tx, &held).await?;
    store::interest(&mut tx, id, held.me, false).await?;
    tx.commit().await
}

async fn step_back(tx: &mut Tx, held: &Held) -> Answer<()> {
    let held_place = held.entry.is_some_and(|entry| entry.state == Waiting::Offered);
    leave_line(tx, held, None).await?;
    withdraw_held(tx, held, None).await?;
    if held_place {
        fill(tx, &held.event).await?;
    }
    Ok(())
}
