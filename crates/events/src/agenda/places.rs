//! Who takes a place at a session, and who gives it back.

use contract::Code;

use super::model::{Place, SessionId, Slot, gone, is_open};
use super::store::{self, SessionSeen};
use super::view::{Agenda, Shown, eyes, one};
use crate::actions::hold_seen;
use crate::base::{Answer, Refusal};
use crate::call::{Call, Tx};
use crate::events::EventSessionRegistrationChanged;
use crate::members;
use crate::model::EventId;
use crate::outbox;
use crate::say;
use crate::store::EventSeen;

fn outside() -> Refusal {
    Refusal::new(Code::EventSessionRegistrationRequired, say!("event-session-registration"))
}

/// A session that the viewer sees, with its event, both held.
async fn hold(call: &Call, tx: &mut Tx, id: EventId, session: SessionId) -> Answer<(EventSeen, SessionSeen)> {
    let me = call.me()?;
    let seen = hold_seen(call, tx, id).await?;
    let found = store::lock(tx, id, session, me).await?.ok_or_else(gone)?;
    let speakers = store::speakers(&mut tx.reads(), &[session]).await?;
    let speaks = speakers.iter().any(|one| one.user_id == Some(me));
    if !eyes(call, &seen)?.see(found.session.visibility, speaks) {
        return Err(gone().into());
    }
    Ok((seen, found))
}

/// Takes a place for the viewer, who takes part in the event.
///
/// # Errors
/// As the contract says of `registerForEventSession`.
pub async fn register(call: &Call, id: EventId, session: SessionId) -> Answer<(Agenda, Shown)> {
    let viewer = call.member()?;
    let mut tx = call.begin().await?;
    let (seen, found) = hold(call, &mut tx, id, session).await?;
    let event = &seen.event;
    if !eyes(call, &seen)?.takes_part {
        return Err(outside().into());
    }
    if found.own.own_state != Some(Place::Registered) {
        let slot = Slot::of(&found.session, event)?;
        if !is_open(&found.session, &slot, event, call.now()) {
            return Err(Refusal::new(Code::EventSessionClosed, say!("event-session-closed")).into());
        }
        if found.session.capacity.is_some_and(|places| found.session.registered >= places) {
            return Err(Refusal::new(Code::EventSessionFull, say!("event-session-full")).into());
        }
        let present = members::store::hold(&mut tx, &[viewer.id]).await?;
        if !present.iter().any(|one| one.active) {
            return Err(outside().into());
        }
        store::take(&mut tx, id, session, viewer.id).await?;
        let action = "event.session.registered".to_owned();
        outbox::tell(&mut tx, EventSessionRegistrationChanged { action, event: id, session, member: viewer.id })
            .await?;
    }
    tx.commit().await?;
    one(call, id, session).await
}

/// Gives the viewer's place back.
///
/// # Errors
/// As the contract says of `withdrawFromEventSession`.
pub async fn withdraw(call: &Call, id: EventId, session: SessionId) -> Answer<(Agenda, Shown)> {
    let member = call.me()?;
    let mut tx = call.begin().await?;
    let (_, found) = hold(call, &mut tx, id, session).await?;
    if found.own.own_state == Some(Place::Registered) {
        store::give_back(&mut tx, session, member).await?;
        let action = "event.session.withdrawn".to_owned();
        outbox::tell(&mut tx, EventSessionRegistrationChanged { action, event: id, session, member }).await?;
    }
    tx.commit().await?;
    one(call, id, session).await
}
