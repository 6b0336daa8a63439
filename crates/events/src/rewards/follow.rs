//! A claim follows what is noted of a member.

use super::FEATURE;
use super::events::EventAttendanceClaimsDue;
use super::model::{Credit, Status, Turn, credit, next, turn};
use super::store;
use crate::attendance::model::State as Attendance;
use crate::base::{Answer, MemberId};
use crate::call::Tx;
use crate::model::EventId;
use crate::outbox;

/// Makes, ends or brings back the claim of a member whose attendance moves. The member's row is held, and with it whatever is noted of them. Nothing is paid
/// here: whoever stands at the door does not wait for the fund.
///
/// # Errors
/// A fault if the database fails.
pub(crate) async fn follow(
    tx: &mut Tx,
    event: EventId,
    (member, actor): (MemberId, Option<MemberId>),
    (from, to): (Attendance, Attendance),
) -> Answer<Credit> {
    let turn = turn(from, to);
    let is_on = tx.call().community()?.has(FEATURE);
    if !is_on && turn != Turn::Goes {
        return Ok(Credit::Disabled);
    }
    if let Some(claim) = store::lock_of(tx, event, member).await? {
        let Some(to) = next(claim.status, turn, claim.reason.is_some()) else { return Ok(credit(claim.status)) };
        store::turn(tx, claim.id, to).await?;
        if matches!(to, Status::Pending | Status::ReversalPending) {
            outbox::tell(tx, EventAttendanceClaimsDue { event, claim: Some(claim.id), actor }).await?;
        }
        return Ok(credit(to));
    }
    let reward = store::reward(&mut tx.reads(), event).await?.filter(|reward| reward.hours.is_positive());
    let Some(reward) = reward.filter(|_| is_on && turn == Turn::Comes) else { return Ok(Credit::Disabled) };
    // Nobody decides about their own hours: not whoever says how many there are, nor whoever notes themselves.
    let is_own = actor == Some(member) || reward.decided_by == Some(member);
    let claim = store::insert(tx, event, member, (reward.hours, is_own)).await?;
    outbox::tell(tx, EventAttendanceClaimsDue { event, claim: Some(claim), actor }).await?;
    Ok(Credit::Pending)
}
