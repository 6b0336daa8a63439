//! Administrators hear of hours for coming that wait; members hear of hours that move, from the wallet.

use services::notices::{Desk, NewNotification, Staff};

use super::events::EventAttendanceClaimWaits;
use crate::base::Answer;
use crate::call::Tx;
use crate::notices::REWARD_WAITING;
use crate::outbox::Heard;
use crate::queue::Progress;
use crate::store as events;

/// Tells administrators that hours wait. Whose they are, they see in the list.
///
/// # Errors
/// A fault if the database fails.
pub(crate) async fn tell(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    event: &EventAttendanceClaimWaits,
) -> Answer<Progress> {
    let Some(title) = events::title(tx, event.event).await? else { return Ok(Progress::Done) };
    let line = |to| {
        let (about, place) = (Some(event.event.get()), Some(title.clone()));
        NewNotification { about, place, ..NewNotification::of(event, to, &REWARD_WAITING) }
    };
    desk.notify_staff(tx, heard, (Staff::Stewards, &[]), &line).await
}
