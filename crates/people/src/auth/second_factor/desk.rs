//! What staff do for somebody who has lost their app and their backup codes. The door has asked for their role.
//! Source: spec desk 1 and 2.

use contract::Code;

use super::store;
use crate::auth::confirm;
use crate::auth::events::SecondFactorReset;
use crate::auth::model::Account;
use crate::auth::security_log::{self, Kind};
use crate::auth::store as accounts;
use crate::auth::tokens::actions as tokens;
use crate::auth::tokens::store::Reason;
use crate::base::{Answer, MemberId, OrRefuse as _, Refusal, TenantId};
use crate::call::{Call, Tx};
use crate::outbox;
use crate::say;

/// Switches a member's second factor off. Every sign-in of theirs ends, and no device is trusted any more. Tells whether it was on.
///
/// Emits `SecondFactorReset` if it was.
///
/// # Errors
/// 400 `VALIDATION_ERROR` with field `reason` without one; 404 `NOT_FOUND`; 403 `AUTH_INSUFFICIENT_PERMISSIONS` for oneself, and for whoever does not
/// stand below the caller.
pub async fn reset(call: &Call, member: MemberId, reason: Option<&str>) -> Answer<bool> {
    let reason = confirm::given(reason.map(str::trim), "reason")?;
    let by = call.member()?.id;
    let mut tx = call.begin().await?;
    let tenant = tx.tenant();
    let (actor, target) = both(&mut tx, (tenant, member)).await?;
    let target = target.or_refuse(Code::NotFound, say!("member-missing"))?;
    if actor.is_none_or(|actor| actor.standing.rank() <= target.standing.rank()) {
        return Err(Refusal::new(Code::AuthInsufficientPermissions, say!("member-not-below-you")).into());
    }
    let was_on = store::forget(&mut tx, tenant, member).await?;
    if was_on {
        store::forgive(&mut tx, tenant, member).await?;
        tokens::end_all(&mut tx, tenant, member, Reason::LogoutAll).await?;
        security_log::note_of_staff(&mut tx, tenant, member, Kind::TwoFactorReset).await?;
        outbox::tell(&mut tx, SecondFactorReset { member, by, reason: reason.to_owned() }).await?;
    }
    tx.commit().await?;
    Ok(was_on)
}

/// The accounts of the caller and of somebody else, both held. Rows are held in the order of their ids, so that two who act upon each other do not wait
/// for ever.
async fn both(tx: &mut Tx, theirs: (TenantId, MemberId)) -> Answer<(Option<Account>, Option<Account>)> {
    let me = tx.call().member()?;
    let mine = (me.tenant, me.id);
    if mine <= theirs {
        let actor = accounts::lock_account(tx, mine.0, mine.1).await?;
        return Ok((actor, accounts::lock_account(tx, theirs.0, theirs.1).await?));
    }
    let target = accounts::lock_account(tx, theirs.0, theirs.1).await?;
    Ok((accounts::lock_account(tx, mine.0, mine.1).await?, target))
}
