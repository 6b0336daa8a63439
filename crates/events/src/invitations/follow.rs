//! A member's invitation follows their registration.

use services::notices::{Desk, NewNotification};

use super::model::outcome;
use super::store;
use crate::base::{Answer, MemberId};
use crate::call::Tx;
use crate::events::{EventInvitationIssued, EventInvitationRevoked};
use crate::model::{EventId, Registration};
use crate::notices::INVITATION_REVOKED;
use crate::outbox;
use crate::outbox::Heard;
use crate::queue::Progress;
use crate::store as events;

/// Makes the invitation of a member whose registration becomes `invited`, and ends that of one who is so no longer. The event's row is held.
///
/// # Errors
/// A fault if the database fails.
pub(crate) async fn follow(
    tx: &mut Tx,
    event: EventId,
    (member, actor): (MemberId, Option<MemberId>),
    (from, to): (Option<Registration>, Registration),
    by_itself: bool,
) -> Answer<()> {
    if from == Some(Registration::Invited) {
        store::close_of(tx, event, member, outcome(to, actor == Some(member), by_itself)).await?;
    }
    if to == Registration::Invited {
        let invitation = store::insert(tx, event, member, actor).await?;
        outbox::tell(tx, EventInvitationIssued { event, invitation, member, actor }).await?;
    }
    Ok(())
}

/// Tells a member that they are no longer invited. Who of those who look after the event withdrew it is not told.
///
/// # Errors
/// A fault if the database fails.
pub(crate) async fn tell_revoked(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    event: &EventInvitationRevoked,
) -> Answer<Progress> {
    let Some(title) = events::title(tx, event.event).await? else { return Ok(Progress::Done) };
    let (about, place) = (Some(event.event.get()), Some(title));
    let line =
        NewNotification { actor: None, about, place, ..NewNotification::of(event, event.member, &INVITATION_REVOKED) };
    desk.notify(tx, heard, line).await?;
    Ok(Progress::Done)
}
