//! Hours for coming move: from the fund to the member, and back.

use async_trait::async_trait;
use contract::Code;

use super::events::{EventAttendanceClaimWaits, EventAttendanceClaimsDue};
use super::model::{ClaimId, Hold, Status, month_began};
use super::store::{self, Claim};
use crate::base::{Answer, Failure, Hours, MemberId, TransactionId};
use crate::call::Tx;
use crate::members;
use crate::outbox::{self, Consumer, EventType, Heard, Listener};
use crate::queue::{self, Progress};
use crate::rules::EventRules;
use crate::store as events;
use crate::wallet::{self, Holder, Kind, Payment};

/// What both sides of a reversal read where nobody gave a reason.
const UNDONE: &str = "Attendance was noted by mistake";

/// Pays hours for coming, one claim in a transaction. Told twice, it pays once: the claim is held while it looks.
pub struct PaysAttendance;

#[async_trait]
impl Listener for PaysAttendance {
    fn consumer(&self) -> Consumer {
        Consumer::new("event.attendance_rewards")
    }

    fn hears(&self) -> Vec<EventType> {
        vec![EventType::of::<EventAttendanceClaimsDue>()]
    }

    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<Progress> {
        let Some(due) = heard.event::<EventAttendanceClaimsDue>()? else { return Ok(Progress::Done) };
        if let Some(claim) = due.claim {
            settle(tx, claim, None).await?;
            return Ok(Progress::Done);
        }
        let after = ClaimId::from(heard.resume.unwrap_or(0));
        let Some(claim) = store::open_after(tx, due.event, after).await? else { return Ok(Progress::Done) };
        settle(tx, claim, None).await?;
        Ok(Progress::More(claim.get()))
    }
}

/// Who decides that a claim is settled, and why it is taken back.
#[derive(Clone, Copy, Debug)]
pub(super) struct By<'a> {
    /// The administrator, if they are a member.
    pub(super) actor: Option<MemberId>,
    /// Why, of what is taken back.
    pub(super) reason: Option<&'a str>,
}

/// A claim and its member, held: first the member, as wherever hours move.
pub(super) async fn hold(tx: &mut Tx, id: ClaimId) -> Answer<Option<(Claim, bool)>> {
    let Some(found) = store::find(tx, id).await? else { return Ok(None) };
    let held = members::store::hold(tx, &[found.user_id]).await?;
    let is_active = held.iter().any(|one| one.active);
    Ok(store::lock(tx, id).await?.map(|claim| (claim, is_active)))
}

/// Moves the hours of a claim that is open, or notes what they wait for and tells of it. `by`: an administrator, who is told of a refusal instead. Whether they moved.
pub(super) async fn settle(tx: &mut Tx, id: ClaimId, by: Option<By<'_>>) -> Answer<bool> {
    let Some((claim, is_active)) = hold(tx, id).await? else { return Ok(false) };
    if claim.status == Status::Pending {
        if claim.is_own && by.is_none() {
            return wait(tx, &claim, Hold::Decision).await;
        }
        if !is_active && by.is_none() {
            return wait(tx, &claim, Hold::Member).await;
        }
        if by.is_none() && is_above(tx, &claim).await? {
            return wait(tx, &claim, Hold::Decision).await;
        }
    }
    let (done, hold) = match claim.status {
        Status::Pending => (pay(tx, &claim, by).await.map(|paid| (Status::Paid, Some(paid))), Hold::Fund),
        Status::ReversalPending => (take_back(tx, &claim, by).await.map(|()| (Status::Reversed, None)), Hold::Member),
        Status::Paid | Status::Reversed | Status::Cancelled => return Ok(false),
    };
    match done {
        Ok((to, paid)) => {
            store::settled(tx, claim.id, (to, paid), (by.and_then(|by| by.actor), by.and_then(|by| by.reason))).await?;
            Ok(true)
        }
        Err(Failure::Refusal(refusal)) if by.is_none() && refusal.code() == Code::InsufficientFunds => {
            wait(tx, &claim, hold).await
        }
        Err(failure) => Err(failure),
    }
}

/// Whether a member, whose row is held, would get more for coming in this month than the community gives without an administrator's word.
async fn is_above(tx: &mut Tx, claim: &Claim) -> Answer<bool> {
    let community = tx.call().community()?;
    let Some(cap) = community.rules::<EventRules>().attendance_credit_monthly_cap else { return Ok(false) };
    let began = month_began(tx.now(), queue::zone(&community.settings.timezone));
    let got = store::paid_since(tx, claim.user_id, began).await?;
    Ok(got.plus(claim.hours) > Hours::from_hundredths(cap.max(0)))
}

async fn wait(tx: &mut Tx, claim: &Claim, hold: Hold) -> Answer<bool> {
    if claim.waits_for != Some(hold) {
        store::wait(tx, claim.id, hold).await?;
        let told = EventAttendanceClaimWaits { event: claim.event_id, claim: claim.id, waits_for: hold };
        outbox::tell(tx, told).await?;
    }
    Ok(false)
}

/// Pays a claim out of the fund.
async fn pay(tx: &mut Tx, claim: &Claim, by: Option<By<'_>>) -> Answer<TransactionId> {
    let title = events::title(tx, claim.event_id).await?.unwrap_or_default();
    let (from, to) = (Holder::CommunityFund, Holder::Member(claim.user_id));
    // Whoever settles it, or promised it, or organizes the event gives it: so the member hears of it, as of all hours that others give.
    let acting = match by.and_then(|by| by.actor) {
        Some(actor) => Some(actor),
        None => store::giver(tx, claim.event_id).await?,
    };
    let payment = Payment { acting, ..Payment::new(from, to, claim.hours, Kind::EventAttendance, &title) };
    Ok(wallet::pay(tx, payment).await?.id)
}

/// Takes the hours of a claim back into the fund, unless an administrator of the wallet has.
pub(super) async fn take_back(tx: &mut Tx, claim: &Claim, by: Option<By<'_>>) -> Answer<()> {
    let Some(paid) = claim.transaction_id else { return Ok(()) };
    if wallet::store::is_reversed(tx, paid).await? {
        return Ok(());
    }
    let reason = by.and_then(|by| by.reason).unwrap_or(UNDONE);
    wallet::reverse(tx, paid, reason, by.and_then(|by| by.actor)).await?;
    Ok(())
}
