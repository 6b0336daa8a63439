//! Confirming an address, and asking for the mail once more.

use contract::Code;

use super::store;
use crate::auth::events::{MemberActivated, VerificationAsked};
use crate::auth::model::{Status, is_shut};
use crate::auth::recovery::email;
use crate::auth::registration::model::waits_for_approval;
use crate::auth::store as accounts;
use crate::auth::tokens::digest;
use crate::base::text::email_key;
use crate::base::{Answer, Failure, OrRefuse as _, Refusal};
use crate::call::Call;
use crate::outbox;
use crate::say;

/// What is left after an address was confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// An administrator still has to look at the registration.
    pub waits_for_approval: bool,
    /// It is the new address of an account, and every sign-in has ended.
    pub changed: bool,
}

/// Confirms the address to which this secret was sent. It is used up then. Whoever waited for nothing else is active.
///
/// The secret of a new address gives it to its member ([`email::confirm`]).
///
/// Emits `MemberActivated` if the account became active by it.
///
/// # Errors
/// 400 `AUTH_TOKEN_INVALID` for anything but a good secret of this community, also for one that was used.
/// Source: spec platform 2.2.
pub async fn verify(call: &Call, token: &str) -> Answer<Verified> {
    let settings = &call.community()?.settings;
    let mut tx = call.begin().await?;
    let token = digest(token.trim());
    let Some(member) = store::use_up(&mut tx, token).await? else {
        return if email::confirm(&mut tx, token).await? {
            tx.commit().await?;
            Ok(Verified { waits_for_approval: false, changed: true })
        } else {
            Err(wrong())
        };
    };
    let tenant = tx.tenant();
    let account = accounts::lock_account(&mut tx, tenant, member).await?.ok_or_else(wrong)?;
    let standing = &account.standing;
    if is_shut(standing.status) {
        return Err(wrong());
    }
    let approved = standing.approved || !waits_for_approval(settings);
    let activate = standing.status == Status::Pending && approved;
    store::confirm(&mut tx, member, activate).await?;
    if activate {
        outbox::tell(&mut tx, MemberActivated { member }).await?;
    }
    tx.commit().await?;
    Ok(Verified { waits_for_approval: standing.status == Status::Pending && !activate, changed: false })
}

/// Asks for the mail once more, for the caller. `false` if the address is confirmed already.
///
/// # Errors
/// 401 `auth_required`; 404 `NOT_FOUND` for whoever is no member of this community.
pub async fn ask(call: &Call) -> Answer<bool> {
    let me = call.me()?;
    let confirmed = store::confirmed_at(call, me).await?;
    if confirmed.or_refuse(Code::NotFound, say!("not-a-member"))?.is_some() {
        return Ok(false);
    }
    let mut tx = call.begin().await?;
    outbox::tell(&mut tx, VerificationAsked { member: Some(me) }).await?;
    tx.commit().await?;
    Ok(true)
}

/// Asks for the mail once more, for whoever has this address here, if anybody does and still has to confirm it.
///
/// An address that is nobody's takes the same steps as one that waits, so that neither the answer nor its time tells who is a member.
///
/// # Errors
/// A fault if the database cannot be asked. Never a refusal.
pub async fn ask_by_address(call: &Call, email: &str) -> Answer<()> {
    let member = store::unconfirmed(call, &email_key(email)).await?;
    let mut tx = call.begin().await?;
    outbox::tell(&mut tx, VerificationAsked { member }).await?;
    tx.commit().await
}

fn wrong() -> Failure {
    Refusal::new(Code::AuthTokenInvalid, say!("verification-link-invalid")).status(400).into()
}
