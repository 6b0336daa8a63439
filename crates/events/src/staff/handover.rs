//! How an event gets another organizer: somebody who manages it already.

use contract::{Code, Operation};

use super::actions::{refused, unusable};
use super::store::{self, Action};
use super::{StaffRole, Status};
use crate::base::{Answer, MemberId, Refusal};
use crate::call::{Call, Tx};
use crate::events::EventOwnershipTransferred;
use crate::members::{self, blocks, blocks::Errand};
use crate::model::EventId;
use crate::outbox;
use crate::permissions::{Permission, may};
use crate::say;
use crate::store::{EventSeen, hand_over};

/// Makes a co-organizer of an event its organizer. Whoever organized it before helps on as a co-organizer.
///
/// # Errors
/// As the contract says of `transferEventOwnership`.
pub async fn transfer(call: &Call, id: EventId, to: MemberId) -> Answer<EventSeen> {
    let viewer = call.member()?;
    let mut tx = call.begin().await?;
    let (event, role) = crate::actions::hold(call, &mut tx, id).await?;
    // Nothing of who may do so depends on whether new events are decided about.
    if !may(Permission::TransferOwnership, role, event.publication_state, false) {
        return Err(refused().into());
    }
    if event.is_recurring_template {
        return Err(Refusal::new(Code::EventOccurrenceRequired, say!("event-occurrence-required")).into());
    }
    let (from, actor) = (event.organizer_id, viewer.id_in(call.tenant()));
    if from != to {
        let mut held = vec![from, to];
        held.extend(actor);
        let present = members::store::hold(&mut tx, &held).await?;
        let active = |who: MemberId| present.iter().any(|one| one.id == who && one.active);
        if !active(to) {
            return Err(Refusal::new(Code::NotFound, say!("member-missing")).into());
        }
        if let Some(actor) = actor.filter(|actor| *actor != to) {
            blocks::pass(&mut tx, Operation::TransferEventOwnership, actor, to, Errand::default()).await?;
        }
        give(&mut tx, id, (to, actor)).await?;
        if active(from) {
            keep(&mut tx, id, (from, actor)).await?;
        }
        outbox::tell(&mut tx, EventOwnershipTransferred { event: id, from, to, actor }).await?;
    }
    tx.commit().await?;
    crate::actions::get(call, id).await
}

/// Makes a co-organizer the organizer, who needs no roles.
async fn give(tx: &mut Tx, id: EventId, (to, actor): (MemberId, Option<MemberId>)) -> Answer<()> {
    let now = tx.now();
    let roles = store::each_of(tx, id, to).await?;
    if !roles.iter().any(|one| one.role == StaffRole::CoOrganizer && one.counts(now)) {
        return Err(unusable("user_id", say!("event-transfer-helper")).into());
    }
    for role in roles.iter().filter(|one| one.status == Status::Active) {
        store::end(tx, role, Action::Revoked, actor).await?;
    }
    hand_over(tx, id, to).await?;
    Ok(())
}

/// Lets whoever organized it help on.
async fn keep(tx: &mut Tx, id: EventId, (from, actor): (MemberId, Option<MemberId>)) -> Answer<()> {
    let old = store::of(tx, id, from, StaffRole::CoOrganizer).await?;
    store::grant(tx, old.as_ref(), (id, from, StaffRole::CoOrganizer), None, actor).await?;
    Ok(())
}
