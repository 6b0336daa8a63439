//! What does not fit: those who note who comes decide about it.

use services::notices::{Desk, NewNotification};

use super::devices::{conflict, gone, hold, sight};
use super::door::{Whom, people};
use super::model::{Action, Decision, ItemId};
use super::store::{self, OpenItem};
use crate::attendance::actions::Hindered;
use crate::attendance::model::{State, open};
use crate::base::{Answer, Refusal};
use crate::call::{Call, Tx};
use crate::events::EventOfflineConflictsFound;
use crate::model::EventId;
use crate::notices::CHECKIN_CONFLICTS;
use crate::outbox::Heard;
use crate::queue::Progress;
use crate::say;
use crate::store as events;
use contract::Code;

/// So many are shown.
const MOST: i64 = 200;

/// Conflicts of an event that wait, the oldest first.
///
/// # Errors
/// As the contract says of `listEventOfflineConflicts`.
pub(super) async fn list(call: &Call, id: EventId) -> Answer<Vec<OpenItem>> {
    sight(call, id).await?;
    Ok(store::open_items(call, id, MOST).await?)
}

/// Decides about a conflict.
///
/// # Errors
/// As the contract says of `decideEventOfflineConflict`.
pub(super) async fn decide(
    call: &Call,
    id: EventId,
    item: ItemId,
    decision: Decision,
    reason: Option<&str>,
) -> Answer<OpenItem> {
    let mut tx = call.begin().await?;
    let (event, actor) = hold(call, &mut tx, id).await?;
    let found = store::find_item(&mut tx.reads(), id, item).await?.ok_or_else(gone)?;
    match found.decision {
        None => {}
        Some(before) if before == decision => return Ok(found),
        Some(_) => return Err(conflict().into()),
    }
    if decision == Decision::Apply {
        open(&event, found.action, found.occurred_at)?;
        let reason = reason.map(str::trim).filter(|reason| !reason.is_empty());
        let nobody = || Refusal::new(Code::EventOfflineNotFound, say!("member-missing"));
        let whom = Whom::of(found.user_id, found.guest_id);
        let mut person = people(&mut tx, id, &[whom]).await?.remove(&whom).ok_or_else(nobody)?;
        let by = (reason, actor);
        // Who was noted as absent has come after all.
        if person.state() == State::NoShow && found.action == Action::CheckIn {
            let undone = person.note(&mut tx, id, (Action::Undo, call.now()), by).await?;
            person = undone.map_err(Hindered::refusal)?;
        }
        let noted = person.note(&mut tx, id, (found.action, found.occurred_at), by).await?;
        noted.map_err(Hindered::refusal)?;
    }
    store::close_item(&mut tx, found.id, decision, actor).await?;
    let found = store::find_item(&mut tx.reads(), id, item).await?.ok_or_else(gone)?;
    tx.commit().await?;
    Ok(found)
}

/// Tells whoever registered a device, and the organizer, that what it brought has conflicts.
///
/// # Errors
/// A fault if the database fails.
pub(crate) async fn tell(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    event: &EventOfflineConflictsFound,
) -> Answer<Progress> {
    let Some(title) = events::title(tx, event.event).await? else { return Ok(Progress::Done) };
    let mut told = vec![event.owner, event.organizer];
    told.sort_unstable();
    told.dedup();
    for to in told {
        let (about, place) = (Some(event.event.get()), Some(title.clone()));
        let line = NewNotification { actor: None, about, place, ..NewNotification::of(event, to, &CHECKIN_CONFLICTS) };
        desk.notify(tx, heard, line).await?;
    }
    Ok(Progress::Done)
}
