//! Who may not take part, for the safety of all: decided by those who manage the event, and flagged to those who look after the community.

use contract::Code;

use super::actions::hold;
use super::gate::give_up;
use super::model::{LISTED, Loss, conflict, gone, wrong};
use super::store::{self, Denied};
use crate::actions::role;
use crate::actions::role_of;
use crate::base::{Answer, Fault, MemberId, Refusal};
use crate::call::Call;
use crate::language::Language;
use crate::members;
use crate::model::{EventId, forbidden};
use crate::outbox;
use crate::people;
use crate::safeguarding::events::SafeguardingFlagged;
use crate::say;
use crate::store as events;

/// Decisions of an event that the viewer manages, the newest first.
///
/// # Errors
/// As the contract says of `listEventSafetyReviews`.
pub async fn list(call: &Call, id: EventId) -> Answer<Vec<Denied>> {
    let seen = crate::actions::get(call, id).await?;
    if !role(call.member()?, &seen).manages() {
        return Err(forbidden().into());
    }
    Ok(store::denials(call, id, LISTED).await?)
}

/// Those of some decisions whose event the viewer manages.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn by_ids(call: &Call, ids: &[i64]) -> Answer<Vec<Denied>> {
    let mut rows = store::denials_by_ids(call, ids).await?;
    let roles = crate::actions::roles(call, rows.iter().map(|row| row.denial.event_id)).await?;
    rows.retain(|row| roles.get(&row.denial.event_id).is_some_and(|role| role.manages()));
    Ok(rows)
}

/// Lets a member not take part, and flags it.
///
/// # Errors
/// As the contract says of `denyEventParticipation`.
pub async fn deny(call: &Call, id: EventId, member: MemberId, reason: &str) -> Answer<Denied> {
    let mut tx = call.begin().await?;
    let (event, actor) = hold(call, &mut tx, id).await?;
    let reason = reason.trim();
    if reason.is_empty() {
        return Err(wrong("reason", say!("event-safety-reason")).into());
    }
    let nobody = || Refusal::new(Code::EventRegistrationMemberNotFound, say!("member-missing"));
    members::store::hold(&mut tx, &[member]).await?;
    let subject = people::store::subjects(&mut tx, &[member]).await?.pop().ok_or_else(nobody)?;
    let seen = events::read_seen(&mut tx, member, subject.is_steward, id).await?;
    if seen.is_some_and(|seen| role_of(member, subject.is_steward, &seen).manages()) {
        return Err(conflict(say!("event-safety-manager")).into());
    }
    let known = store::known(&mut tx.reads(), id, member, 0).await?.ok_or_else(nobody)?;
    if known.is_denied {
        return Err(conflict(say!("event-safety-denied-already")).into());
    }
    let denial = store::deny(&mut tx, (id, member), reason, actor).await?;
    let told = say!("event-safety-reason-review").put(Language::of(&known.preferred_language), None);
    give_up(&mut tx, event, Loss { member, actor, reason: Some(&told) }).await?;
    outbox::tell(&mut tx, SafeguardingFlagged { event: id.get(), flag: denial, member, by: actor }).await?;
    let made = store::denial(&mut tx.reads(), id, denial).await?.ok_or_else(|| Fault::new("a decision has no row"))?;
    tx.commit().await?;
    Ok(made)
}

/// Lets a member take part again.
///
/// # Errors
/// As the contract says of `allowEventParticipation`.
pub async fn lift(call: &Call, id: EventId, denial: i64) -> Answer<Denied> {
    let mut tx = call.begin().await?;
    let (_, actor) = hold(call, &mut tx, id).await?;
    let found = store::denial(&mut tx.reads(), id, denial).await?.ok_or_else(gone)?;
    if found.denial.lifted_at.is_some() {
        return Ok(found);
    }
    store::lift(&mut tx, denial, actor).await?;
    let after = store::denial(&mut tx.reads(), id, denial).await?.ok_or_else(gone)?;
    tx.commit().await?;
    Ok(after)
}
