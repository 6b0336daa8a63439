//! Whoever organizes what recurs hears that no new dates are made, as they cannot take over what was decided. Why is in the history of its attempts; a new decision lets it go on.

use services::notices::{Desk, NewNotification};

use crate::base::Answer;
use crate::call::Tx;
use crate::events::EventDatesStopped;
use crate::notices::DATES_STOPPED;
use crate::outbox::Heard;
use crate::queue::Progress;
use crate::store as events;

/// Tells whoever organizes an event that new dates of it cannot be made.
///
/// # Errors
/// A fault if the database fails.
pub(crate) async fn tell(tx: &mut Tx, desk: &dyn Desk, heard: &Heard, event: &EventDatesStopped) -> Answer<Progress> {
    let Some(title) = events::title(tx, event.event).await? else { return Ok(Progress::Done) };
    let (about, place) = (Some(event.event.get()), Some(title));
    let line = NewNotification { about, place, ..NewNotification::of(event, event.organizer, &DATES_STOPPED) };
    desk.notify(tx, heard, line).await?;
    Ok(Progress::Done)
}
