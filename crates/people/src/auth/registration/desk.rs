//! Who is taken: what administrators decide about those who wait. The door has asked for their role.
//! Source: spec desk (`approve`, `reject`).

use contract::Code;

use super::store::{self, Waiting};
use crate::auth::events::{MemberActivated, RegistrationRejected};
use crate::auth::model::{Standing, Status};
use crate::auth::store as accounts;
use crate::base::{Answer, Cursor, Failure, MemberId, Page, Refusal};
use crate::call::Call;
use crate::outbox;
use crate::say;

/// What to do about an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Nothing: it is so already.
    Nothing,
    /// Write that it is in this state.
    Become(Status),
    /// It cannot be decided about.
    Refuse,
}

/// What approving an account does; `verification` says whether its community wants addresses confirmed.
#[must_use]
pub fn approving(standing: &Standing, verification: bool) -> Step {
    let waits_for_mail = verification && standing.email_verified_at.is_none();
    match standing.status {
        Status::Active | Status::Pending if standing.approved => Step::Nothing,
        Status::Active => Step::Become(Status::Active),
        Status::Pending | Status::Rejected if waits_for_mail => Step::Become(Status::Pending),
        Status::Pending | Status::Rejected => Step::Become(Status::Active),
        Status::Inactive | Status::Suspended | Status::Banned => Step::Refuse,
    }
}

/// What rejecting an account does.
#[must_use]
pub fn rejecting(standing: &Standing) -> Step {
    match standing.status {
        Status::Pending if !standing.approved => Step::Become(Status::Rejected),
        Status::Rejected => Step::Nothing,
        _ => Step::Refuse,
    }
}

/// Those who wait for a decision, the longest waiting first.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn waiting(call: &Call, limit: i64, cursor: Option<Cursor>) -> Answer<Page<Waiting>> {
    let rows = store::waiting(call, call.lowest_behind(cursor), limit.saturating_add(1)).await?;
    Ok(call.page(rows, limit, |one| one.id.get()))
}

/// Takes somebody. Gives the state of the account, and whether it had been approved before.
///
/// Emits `MemberActivated` if the account becomes active by it.
///
/// # Errors
/// 404 `NOT_FOUND`; 409 `INVALID_STATE` for an account that is closed in another way.
pub async fn approve(call: &Call, member: MemberId) -> Answer<(Status, bool)> {
    let verification = call.community()?.settings.requires_verification;
    let mut tx = call.begin().await?;
    let tenant = tx.tenant();
    let account = accounts::lock_account(&mut tx, tenant, member).await?.ok_or_else(missing)?;
    let status = match approving(&account.standing, verification) {
        Step::Nothing => return Ok((account.standing.status, true)),
        Step::Refuse => return Err(decided()),
        Step::Become(status) => status,
    };
    store::decide(&mut tx, member, status, true).await?;
    if status == Status::Active && account.standing.status != Status::Active {
        outbox::tell(&mut tx, MemberActivated { member }).await?;
    }
    tx.commit().await?;
    Ok((status, false))
}

/// So many letters of a reason reach whoever registered (spec desk 2).
const LONGEST_REASON: usize = 500;

/// Does not take somebody, and tells them why.
///
/// Emits `RegistrationRejected`.
///
/// # Errors
/// 400 `VALIDATION_ERROR` without a reason; 404 `NOT_FOUND`; 400 `INVALID_STATUS` for an account that does not wait for a decision.
pub async fn reject(call: &Call, member: MemberId, reason: &str) -> Answer<()> {
    let reason: String = reason.trim().chars().take(LONGEST_REASON).collect();
    if reason.is_empty() {
        return Err(Refusal::new(Code::ValidationError, say!("field-required")).status(400).field("reason").into());
    }
    let mut tx = call.begin().await?;
    let tenant = tx.tenant();
    let account = accounts::lock_account(&mut tx, tenant, member).await?.ok_or_else(missing)?;
    let status = match rejecting(&account.standing) {
        Step::Nothing => return Ok(()),
        Step::Refuse => return Err(Refusal::new(Code::InvalidStatus, say!("registration-does-not-wait")).into()),
        Step::Become(status) => status,
    };
    store::decide(&mut tx, member, status, false).await?;
    outbox::tell(&mut tx, RegistrationRejected { member, reason }).await?;
    tx.commit().await
}

fn missing() -> Failure {
    Refusal::new(Code::NotFound, say!("member-missing")).into()
}

fn decided() -> Failure {
    Refusal::new(Code::InvalidState, say!("registration-does-not-wait")).into()
}

#[cfg(test)]
mod tests {
    use contract::Role;

    use super::*;
    use crate::base::Timestamp;

    fn standing(status: Status, approved: bool, verified: bool) -> Standing {
        let email_verified_at = verified.then_some(Timestamp::UNIX_EPOCH);
        Standing { role: Role::Member, tenant_super_admin: false, status, approved, email_verified_at }
    }

    #[test]
    fn who_waits_or_was_rejected_can_be_taken_once() {
        for (status, approved, verified, verification, step) in [
            (Status::Pending, false, false, false, Step::Become(Status::Active)),
            (Status::Pending, false, true, true, Step::Become(Status::Active)),
            (Status::Pending, false, false, true, Step::Become(Status::Pending)),
            (Status::Pending, true, false, true, Step::Nothing),
            (Status::Rejected, false, false, false, Step::Become(Status::Active)),
            (Status::Active, true, true, true, Step::Nothing),
            (Status::Active, false, true, true, Step::Become(Status::Active)),
            (Status::Suspended, true, true, true, Step::Refuse),
            (Status::Banned, false, true, true, Step::Refuse),
            (Status::Inactive, false, true, true, Step::Refuse),
        ] {
            assert_eq!(approving(&standing(status, approved, verified), verification), step, "{status:?} {approved}");
        }
    }

    #[test]
    fn only_who_waits_for_a_decision_can_be_rejected() {
        for (status, approved, step) in [
            (Status::Pending, false, Step::Become(Status::Rejected)),
            (Status::Pending, true, Step::Refuse),
            (Status::Rejected, false, Step::Nothing),
            (Status::Active, true, Step::Refuse),
            (Status::Banned, false, Step::Refuse),
        ] {
            assert_eq!(rejecting(&standing(status, approved, false)), step, "{status:?} {approved}");
        }
    }
}
