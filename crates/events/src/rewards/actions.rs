//! What administrators do. The door has asked for their role.

use contract::Code;

use super::events::EventAttendanceClaimsDue;
use super::model::{ClaimId, MOST, Status};
use super::settle::{By, hold, settle, take_back};
use super::store::{self, Claim, Counts, Reward, Shown};
use crate::base::{Answer, Hours, MemberId, Refusal};
use crate::call::{Call, Tx};
use crate::model::{EventId, missing, wrong};
use crate::outbox;
use crate::say;
use crate::store as events;

/// What whoever comes to an event gets, and how it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The event.
    pub event: EventId,
    /// What was said; none if nothing was.
    pub reward: Option<Reward>,
    /// How many have their hours, and how many wait.
    pub counts: Counts,
}

fn nobody() -> Refusal {
    Refusal::new(Code::NotFound, say!("event-claim-missing"))
}

fn own() -> Refusal {
    Refusal::new(Code::Forbidden, say!("hours-of-your-own"))
}

fn over() -> Refusal {
    Refusal::new(Code::InvalidState, say!("event-claim-over"))
}

/// What whoever comes to an event gets.
///
/// # Errors
/// As the contract says of `getEventAttendanceReward`.
pub async fn standing(call: &Call, event: EventId) -> Answer<Standing> {
    if !store::is_there(call, event).await? {
        return Err(missing().into());
    }
    let reward = store::reward(&mut call.reads(), event).await?;
    Ok(Standing { event, reward, counts: store::counts(call, event).await? })
}

/// Says how many hours whoever comes to an event gets. Whoever is noted as there already gets them, too.
///
/// # Errors
/// As the contract says of `setEventAttendanceReward`.
pub async fn set(call: &Call, id: EventId, hours: f64, expected: i64) -> Answer<Standing> {
    let exact = Hours::exactly(hours).filter(|hours| (Hours::ZERO..=MOST).contains(hours));
    let hours = exact.ok_or_else(|| wrong("hours", say!("hours-too-fine")))?;
    let actor = call.member()?.id_in(call.tenant());
    let mut tx = call.begin().await?;
    let event = events::lock(&mut tx, id).await?.ok_or_else(missing)?;
    if event.is_recurring_template {
        return Err(Refusal::new(Code::EventOccurrenceRequired, say!("event-occurrence-required")).into());
    }
    if let Some(actor) = actor
        && store::takes_part(&mut tx, id, actor).await?
    {
        return Err(own().into());
    }
    let old = store::reward(&mut tx.reads(), id).await?;
    if old.as_ref().map_or(0, |reward| reward.version) != expected {
        let refusal = Refusal::new(Code::VersionConflict, say!("event-reward-stale"));
        return Err(refusal.field("expected_version").into());
    }
    store::set(&mut tx, id, (hours, expected), actor).await?;
    if hours.is_positive() && store::catch_up(&mut tx, id, (hours, actor)).await? > 0 {
        outbox::tell(&mut tx, EventAttendanceClaimsDue { event: id, claim: None, actor }).await?;
    }
    tx.commit().await?;
    standing(call, id).await
}

/// Claims that are wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// How they stand.
    pub status: Option<Status>,
    /// Of which event.
    pub event: Option<EventId>,
}

/// One page of claims, the newest first, and how many there are.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn list(call: &Call, wanted: Wanted, (limit, offset): (i64, i64)) -> Answer<(Vec<Shown>, i64)> {
    let total = store::count(call, wanted).await?;
    Ok((store::page(call, wanted, (limit, offset)).await?, total))
}

/// Those of some claims that there are, for administrators.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn by_ids(call: &Call, ids: &[ClaimId]) -> Answer<Vec<Shown>> {
    Ok(store::by_ids(call, ids).await?)
}

/// A claim that somebody else decides about than its member, held.
async fn held(call: &Call, tx: &mut Tx, id: ClaimId) -> Answer<(Claim, Option<MemberId>)> {
    let viewer = call.member()?;
    let (claim, _) = hold(tx, id).await?.ok_or_else(nobody)?;
    if viewer.id == claim.user_id {
        return Err(own().into());
    }
    Ok((claim, viewer.id_in(call.tenant())))
}

async fn shown(call: &Call, id: ClaimId) -> Answer<Shown> {
    Ok(store::by_ids(call, &[id]).await?.pop().ok_or_else(nobody)?)
}

/// Pays what waits to be paid, or takes back what waits for that.
///
/// # Errors
/// As the contract says of `retryEventAttendanceClaim`.
pub async fn retry(call: &Call, id: ClaimId) -> Answer<Shown> {
    let mut tx = call.begin().await?;
    let (claim, actor) = held(call, &mut tx, id).await?;
    if !matches!(claim.status, Status::Pending | Status::ReversalPending) {
        return Err(over().into());
    }
    if claim.status == Status::Pending && !store::is_active(&mut tx, claim.user_id).await? {
        return Err(Refusal::new(Code::TransferFailed, say!("recipient-inactive")).into());
    }
    settle(&mut tx, id, Some(By { actor, reason: None })).await?;
    tx.commit().await?;
    shown(call, id).await
}

/// Takes the hours of a claim back, or decides that they are not paid. Once.
///
/// # Errors
/// As the contract says of `reverseEventAttendanceClaim`.
pub async fn reverse(call: &Call, id: ClaimId, reason: &str) -> Answer<Shown> {
    let reason = reason.trim();
    let mut tx = call.begin().await?;
    let (claim, actor) = held(call, &mut tx, id).await?;
    let by = By { actor, reason: Some(reason) };
    let to = match claim.status {
        Status::Pending => Status::Cancelled,
        Status::Paid | Status::ReversalPending => {
            take_back(&mut tx, &claim, Some(by)).await?;
            Status::Reversed
        }
        Status::Reversed | Status::Cancelled => return Err(over().into()),
    };
    store::settled(&mut tx, id, (to, None), (actor, Some(reason))).await?;
    tx.commit().await?;
    shown(call, id).await
}
