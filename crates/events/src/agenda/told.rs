//! What members hear of sessions: that they speak, and what becomes of those at which they speak or have a place.

use services::notices::{Desk, NewNotification};

use super::store;
use crate::base::{Answer, MemberId};
use crate::call::Tx;
use crate::events::EventAgendaChanged;
use crate::notices::{PART, SESSION_CANCELLED, SESSION_SPEAKER, SESSION_UPDATED, progress};
use crate::outbox::Heard;
use crate::queue::Progress;
use crate::store as events;

/// Tells those who speak for the first time with the first part, and a part of those whom a change concerns, by their ids.
///
/// # Errors
/// A fault if the database fails.
pub(crate) async fn tell(tx: &mut Tx, desk: &dyn Desk, heard: &Heard, event: &EventAgendaChanged) -> Answer<Progress> {
    let about = Some(event.event.get());
    let Some(title) = events::title(tx, event.event).await? else { return Ok(Progress::Done) };
    if heard.resume.is_none() {
        for member in event.speakers.iter().filter(|member| Some(**member) != event.actor) {
            let place = Some(title.clone());
            let line = NewNotification { about, place, ..NewNotification::of(event, *member, &SESSION_SPEAKER) };
            desk.notify(tx, heard, line).await?;
        }
    }
    let kind = match event.action.as_str() {
        "event.agenda.session_cancelled" => &SESSION_CANCELLED,
        "event.agenda.session_updated" => &SESSION_UPDATED,
        _ => return Ok(Progress::Done),
    };
    let Some(session) = event.session.filter(|_| event.matters) else { return Ok(Progress::Done) };
    let Some(named) = store::named(tx, session).await? else { return Ok(Progress::Done) };
    let after = MemberId::from(heard.resume.unwrap_or(0));
    let part = store::concerned_after(tx, session, after, PART).await?;
    for member in &part {
        if Some(*member) == event.actor || event.speakers.contains(member) {
            continue;
        }
        let (place, reason) = (Some(named.title.clone()), named.cancellation_reason.clone());
        // Who of those who manage the agenda did it is not told.
        let line = NewNotification { actor: None, about, place, reason, ..NewNotification::of(event, *member, kind) };
        desk.notify(tx, heard, line).await?;
    }
    Ok(progress(&part))
}
