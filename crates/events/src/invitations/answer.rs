//! What members do with invitations: accept and decline them, or register with a link.

use contract::{Code, Operation as Door};

use super::model::{InvitationId, Status, is_secret};
use super::store::{self, Invitation};
use crate::actions::hold_seen;
use crate::base::{Answer, Refusal};
use crate::call::{Call, Tx};
use crate::model::{Event, EventId, Registration};
use crate::registration::{self, Held, Moved};
use crate::say;
use crate::store as events;
use sha2::{Digest as _, Sha256};

/// What is told of an invitation that there is not.
pub(super) fn gone() -> Refusal {
    Refusal::new(Code::EventInvitationNotFound, say!("event-invitation-missing"))
}

/// What is told of one that is good for nothing any more.
pub(super) fn inactive() -> Refusal {
    Refusal::new(Code::EventInvitationInactive, say!("event-invitation-inactive"))
}

/// What is told of one whose time is over.
pub(super) fn expired() -> Refusal {
    Refusal::new(Code::EventInvitationExpired, say!("event-invitation-expired"))
}

/// What is kept of a link's secret.
pub(super) fn digest(secret: &str) -> [u8; 32] {
    Sha256::digest(secret).into()
}

/// An event, held, and the viewer's own invitation to it.
async fn own(call: &Call, tx: &mut Tx, id: EventId, invitation: InvitationId) -> Answer<(Event, Invitation)> {
    let me = call.me()?;
    let event = events::lock(tx, id).await?.ok_or_else(gone)?;
    let found = store::find(&mut tx.reads(), id, invitation).await?;
    Ok((event, found.filter(|found| found.user_id == Some(me)).ok_or_else(gone)?))
}

/// Accepts the viewer's own invitation.
///
/// # Errors
/// As the contract says of `acceptEventInvitation`.
pub async fn accept(call: &Call, id: EventId, invitation: InvitationId) -> Answer<Moved> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let (_, invitation) = own(call, &mut tx, id, invitation).await?;
    if invitation.is_over(call.now()) {
        return Err(expired().into());
    }
    match invitation.status {
        Status::Issued => {}
        Status::Accepted if is_confirmed(&mut tx, id, me).await? => return Ok(Moved::default()),
        _ => return Err(inactive().into()),
    }
    let held = registration::enter(call, &mut tx, id, Door::AcceptEventInvitation).await?;
    let moved = registration::confirm_held(&mut tx, &held).await?;
    tx.commit().await?;
    Ok(moved)
}

async fn is_confirmed(tx: &mut Tx, id: EventId, member: crate::base::MemberId) -> Answer<bool> {
    let row = events::registration(tx, id, member).await?;
    Ok(row.is_some_and(|row| row.state == Registration::Confirmed))
}

/// Declines the viewer's own invitation.
///
/// # Errors
/// As the contract says of `declineEventInvitation`.
pub async fn decline(call: &Call, id: EventId, invitation: InvitationId) -> Answer<Moved> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let (event, invitation) = own(call, &mut tx, id, invitation).await?;
    if invitation.is_over(call.now()) {
        return Err(expired().into());
    }
    match invitation.status {
        Status::Issued => {}
        Status::Declined => return Ok(Moved::default()),
        _ => return Err(inactive().into()),
    }
    let registration = events::registration(&mut tx, id, me).await?;
    let held = Held { event, me, actor: Some(me), registration, entry: None, approach: None };
    let moved = registration::withdraw_held(&mut tx, &held, None).await?;
    tx.commit().await?;
    Ok(moved)
}

/// Registers the viewer with a link. Whoever has used it before, or takes part already, uses nothing up.
///
/// # Errors
/// As the contract says of `acceptEventInvitationLink`.
pub async fn accept_link(call: &Call, id: EventId, secret: &str) -> Answer<Moved> {
    let viewer = call.member()?;
    let mut tx = call.begin().await?;
    hold_seen(call, &mut tx, id).await?;
    let secret = Some(secret.trim()).filter(|secret| is_secret(secret)).ok_or_else(|| gone().field("token"))?;
    let link = store::by_secret(&mut tx, id, digest(secret)).await?.ok_or_else(|| gone().field("token"))?;
    if link.is_over(call.now()) {
        return Err(expired().field("token").into());
    }
    let has_used = store::has_used(&mut tx, link.id, viewer.id).await?;
    match link.status {
        Status::Issued => {}
        Status::Accepted if has_used => {}
        _ => return Err(inactive().field("token").into()),
    }
    if is_confirmed(&mut tx, id, viewer.id).await? {
        return Ok(Moved::default());
    }
    let held = registration::enter(call, &mut tx, id, Door::AcceptEventInvitationLink).await?;
    let moved = registration::confirm_held(&mut tx, &held).await?;
    if moved.changed && !has_used {
        store::use_link(&mut tx, link.id, viewer.id).await?;
    }
    tx.commit().await?;
    Ok(moved)
}
