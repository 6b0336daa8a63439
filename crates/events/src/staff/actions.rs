//! Who is let to help with an event, and who no more.

use contract::event_staff::EventStaffRoleName as Name;
use contract::{Code, Operation};

use super::store::{self, Action, Helper};
use super::{StaffRole, Status};
use crate::actions::role;
use crate::base::{Answer, Fault, MemberId, Refusal, Timestamp};
use crate::call::{Call, Tx};
use crate::events::EventStaffRoleChanged;
use crate::members::{self, blocks, blocks::Errand};
use crate::model::{Event, EventId, Publication};
use crate::outbox;
use crate::permissions::{Permission, Role, may};
use crate::say;

/// So many help with an event.
const MOST: i64 = 100;

/// So many are listed.
const LISTED: i64 = 500;

pub(super) fn refused() -> Refusal {
    Refusal::new(Code::EventStaffForbidden, say!("event-staff-forbidden"))
}

pub(super) fn unusable(field: &'static str, sentence: crate::language::Sentence) -> Refusal {
    Refusal::new(Code::EventStaffValidationFailed, sentence).field(field)
}

fn chooses(role: Role) -> bool {
    // Who may say it does not depend on where the event stands.
    may(Permission::ManageStaff, role, Publication::Published, false)
}

/// Who helps with an event, whose help began last first. `all`: those whose help has ended, too.
///
/// # Errors
/// As the contract says of `listEventStaff`.
pub async fn list(call: &Call, id: EventId, all: bool) -> Answer<Vec<Helper>> {
    if !chooses(role(call.member()?, &crate::actions::get(call, id).await?)) {
        return Err(refused().into());
    }
    Ok(store::list(call, id, all, LISTED).await?)
}

/// Those of some assignments about whose event's helpers the viewer decides.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn by_ids(call: &Call, ids: &[i64]) -> Answer<Vec<Helper>> {
    let mut rows = store::by_ids(call, ids).await?;
    let roles = crate::actions::roles(call, rows.iter().map(|row| row.assignment.event_id)).await?;
    rows.retain(|row| roles.get(&row.assignment.event_id).is_some_and(|role| chooses(*role)));
    Ok(rows)
}

/// An event, held, whether the viewer says who helps with it, and the viewer as an actor.
async fn hold(call: &Call, tx: &mut Tx, id: EventId) -> Answer<(Event, bool, Option<MemberId>)> {
    let viewer = call.member()?;
    let (event, role) = crate::actions::hold(call, tx, id).await?;
    let actor = viewer.id_in(call.tenant());
    Ok((event, chooses(role), actor))
}

/// Lets a member help; and whether they did so for the first time.
///
/// # Errors
/// As the contract says of `grantEventStaffRole`.
pub async fn grant(
    call: &Call,
    id: EventId,
    member: MemberId,
    name: Name,
    expires: Option<Timestamp>,
) -> Answer<(Helper, bool)> {
    let Some(role) = StaffRole::parse(name.as_str()) else {
        let refusal = Refusal::new(Code::EventStaffOwnerRoleImplicit, say!("event-staff-owner"));
        return Err(refusal.field("role").into());
    };
    if expires.is_some_and(|end| end <= call.now()) {
        let refusal = Refusal::new(Code::EventStaffExpiryInvalid, say!("event-staff-expiry"));
        return Err(refusal.field("expires_at").into());
    }
    let mut tx = call.begin().await?;
    let (event, chooses, actor) = hold(call, &mut tx, id).await?;
    if !chooses {
        return Err(refused().into());
    }
    let mut held = vec![member];
    held.extend(actor);
    let present = members::store::hold(&mut tx, &held).await?;
    if !present.iter().any(|one| one.id == member && one.active) {
        return Err(Refusal::new(Code::NotFound, say!("member-missing")).into());
    }
    if let Some(actor) = actor {
        blocks::pass(&mut tx, Operation::GrantEventStaffRole, actor, member, Errand::default()).await?;
    }
    if event.organizer_id == member {
        return Err(unusable("user_id", say!("event-staff-organizer")).into());
    }
    let old = store::of(&mut tx, id, member, role).await?;
    let is_new = old.as_ref().is_none_or(|old| old.status == Status::Revoked);
    if is_new && store::count(&mut tx, id).await? >= MOST {
        return Err(unusable("user_id", say!("event-staff-full", most = MOST)).into());
    }
    let stands = old.as_ref().is_some_and(|old| old.counts(call.now()) && old.expires_at == expires);
    let assignment = match &old {
        Some(old) if stands => old.id,
        _ => store::grant(&mut tx, old.as_ref(), (id, member, role), expires, actor).await?,
    };
    if !stands {
        let told = EventStaffRoleChanged { granted: true, event: id, member, role, actor, first: is_new };
        outbox::tell(&mut tx, told).await?;
    }
    let helper = store::find(&mut tx.reads(), id, assignment).await?.ok_or_else(|| Fault::new("a grant has no row"))?;
    tx.commit().await?;
    Ok((helper, old.is_none()))
}

/// Lets a member's help end.
///
/// # Errors
/// As the contract says of `revokeEventStaffRole`.
pub async fn revoke(call: &Call, id: EventId, assignment: i64) -> Answer<Helper> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let (_, chooses, actor) = hold(call, &mut tx, id).await?;
    let found = store::find(&mut tx.reads(), id, assignment).await?;
    let is_own = found.as_ref().is_some_and(|helper| helper.assignment.user_id == me);
    if !chooses && !is_own {
        return Err(refused().into());
    }
    let gone = || Refusal::new(Code::EventStaffAssignmentNotFound, say!("event-staff-missing"));
    let found = found.ok_or_else(gone)?;
    if found.assignment.status == Status::Revoked {
        return Ok(found);
    }
    store::end(&mut tx, &found.assignment, Action::Revoked, actor).await?;
    let (member, role) = (found.assignment.user_id, found.assignment.role);
    if !is_own {
        let told = EventStaffRoleChanged { granted: false, event: id, member, role, actor, first: false };
        outbox::tell(&mut tx, told).await?;
    }
    let after = store::find(&mut tx.reads(), id, assignment).await?.ok_or_else(gone)?;
    tx.commit().await?;
    Ok(after)
}
