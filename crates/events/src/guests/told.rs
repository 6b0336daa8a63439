//! Members hear that somebody else took a guest of theirs away. Whom is shown in the list of guests, as names stand nowhere else.

use services::notices::{Desk, NewNotification};

use super::store;
use crate::base::Answer;
use crate::call::Tx;
use crate::events::EventGuestChanged;
use crate::notices::GUEST_CANCELLED;
use crate::outbox::Heard;
use crate::queue::Progress;
use crate::store as events;

/// Tells a member what somebody else did with a guest of theirs. Who decided is not told.
///
/// # Errors
/// A fault if the database fails.
pub(crate) async fn tell(tx: &mut Tx, desk: &dyn Desk, heard: &Heard, event: &EventGuestChanged) -> Answer<Progress> {
    if event.action != "event.registration_guest.cancelled" || event.actor == Some(event.host) {
        return Ok(Progress::Done);
    }
    let Some(title) = events::title(tx, event.event).await? else { return Ok(Progress::Done) };
    let reason = store::reason_of(tx, event.guest).await?.flatten();
    let (about, place) = (Some(event.event.get()), Some(title));
    let line = NewNotification {
        actor: None,
        about,
        place,
        reason,
        ..NewNotification::of(event, event.host, &GUEST_CANCELLED)
    };
    desk.notify(tx, heard, line).await?;
    Ok(Progress::Done)
}
