//! Members are reminded of answers that they lack: part by part, by their ids. What they are asked is not told, only where.

use services::notices::{Desk, NewNotification};

use super::store::{due, given};
use crate::base::{Answer, MemberId};
use crate::call::Tx;
use crate::events::{EventAnswersDue, EventAnswersOverdue};
use crate::model::{Operation, Publication};
use crate::notices::{ANSWERS_DUE, ANSWERS_OVERDUE, PART, progress};
use crate::outbox::Heard;
use crate::queue::Progress;
use crate::store as events;
use crate::time::told;

/// Tells a part of those who take part and lack answers, until they are due.
///
/// # Errors
/// A fault if the database fails.
pub(crate) async fn tell(tx: &mut Tx, desk: &dyn Desk, heard: &Heard, event: &EventAnswersDue) -> Answer<Progress> {
    let Some(found) = events::lock(tx, event.event).await? else { return Ok(Progress::Done) };
    let takes_place =
        found.publication_state == Publication::Published && found.operational_state == Operation::Scheduled;
    if !takes_place || event.due_at <= tx.now() {
        return Ok(Progress::Done);
    }
    let Some(title) = events::title(tx, event.event).await? else { return Ok(Progress::Done) };
    let after = MemberId::from(heard.resume.unwrap_or(0));
    let part = given::missing_after(tx, event.event, after, PART).await?;
    let when = told(event.due_at, found.zone());
    for member in &part {
        let (about, place, reason) = (Some(event.event.get()), Some(title.clone()), Some(when.clone()));
        let line = NewNotification { about, place, reason, ..NewNotification::of(event, *member, &ANSWERS_DUE) };
        desk.notify(tx, heard, line).await?;
    }
    Ok(progress(&part))
}

/// Tells those who decide about registrations how many members still lack answers.
///
/// # Errors
/// A fault if the database fails.
pub(crate) async fn tell_overdue(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    event: &EventAnswersOverdue,
) -> Answer<Progress> {
    let Some(title) = events::title(tx, event.event).await? else { return Ok(Progress::Done) };
    for to in due::deciders(tx, event.event).await? {
        let (about, place, reason) = (Some(event.event.get()), Some(title.clone()), Some(event.missing.to_string()));
        let line = NewNotification { about, place, reason, ..NewNotification::of(event, to, &ANSWERS_OVERDUE) };
        desk.notify(tx, heard, line).await?;
    }
    Ok(Progress::Done)
}
