//! Invitations: codes with which somebody may register where only invited people may.
//!
//! A code is told once, to whoever makes it; the database knows its digest. It is good for some uses, perhaps until a day, and until it is withdrawn.
//! Source: spec platform 2.2 (`validate-invite`) and 2.6 (`invite_code`), spec desk (`invite-codes`).

mod store;

use contract::Code;

pub use contract::registrations::InviteFlaw as Flaw;
pub use store::Invite;

use crate::auth::tokens::digest;
use crate::base::{Answer, Chance, InviteId, Refusal, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::say;

/// Letters of a code: none that is mistaken for another one.
const LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// Letters in a code.
const LENGTH: usize = 8;

/// Which invitations to make.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// How many.
    pub count: i64,
    /// How many may register with each.
    pub max_uses: i64,
    /// When they end.
    pub expires_at: Option<Timestamp>,
    /// What they are for.
    pub note: Option<String>,
}

/// Makes invitations and tells their codes.
///
/// # Errors
/// 422 `VALIDATION_ERROR` if they would be over before they begin.
pub async fn make(call: &Call, wanted: &Wanted) -> Answer<Vec<String>> {
    if wanted.expires_at.is_some_and(|ends| ends <= call.now()) {
        let message = say!("invite-ends-before");
        return Err(Refusal::new(Code::ValidationError, message).status(422).field("expires_at").into());
    }
    let me = call.member()?;
    let creator = Some(me.id).filter(|_| me.tenant == call.tenant());
    let note = wanted.note.as_deref().map(str::trim).filter(|note| !note.is_empty());
    let mut tx = call.begin().await?;
    let mut codes = Vec::new();
    for _ in 0..wanted.count {
        let code = code(call.chance());
        store::insert(&mut tx, print(call.tenant(), &code), note, wanted.max_uses, wanted.expires_at, creator).await?;
        codes.push(code);
    }
    tx.commit().await?;
    Ok(codes)
}

/// A slice of the invitations of the community, newest first, and how many there are.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn list(call: &Call, limit: i64, offset: i64) -> Answer<(Vec<Invite>, i64)> {
    Ok((store::page(call, limit, offset).await?, store::count(call).await?))
}

/// Withdraws an invitation. Doing it again changes nothing.
///
/// # Errors
/// 404 `NOT_FOUND` if the community has no such invitation.
pub async fn deactivate(call: &Call, invite: InviteId) -> Answer<()> {
    let mut tx = call.begin().await?;
    if store::deactivate(&mut tx, invite).await? == 0 {
        return Err(Refusal::new(Code::NotFound, say!("invite-missing")).into());
    }
    tx.commit().await
}

/// Why nobody would be taken with a code at the moment; nothing if somebody would. Nothing is used by asking.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn judge(call: &Call, code: &str) -> Answer<Option<Flaw>> {
    let found = store::by_code(call, print(call.tenant(), code)).await?;
    Ok(flaw(found.as_ref(), call.now()))
}

/// Why an invitation is not good. The statement that uses one asks the same.
fn flaw(invite: Option<&Invite>, now: Timestamp) -> Option<Flaw> {
    match invite {
        None => Some(Flaw::InvalidCode),
        Some(invite) if invite.deactivated_at.is_some() => Some(Flaw::CodeDeactivated),
        Some(invite) if invite.uses_count >= invite.max_uses => Some(Flaw::CodeExhausted),
        Some(invite) if invite.expires_at.is_some_and(|ends| ends <= now) => Some(Flaw::CodeExpired),
        Some(_) => None,
    }
}

/// Uses an invitation in the transaction of a registration.
///
/// # Errors
/// 422 `INVITE_INVALID` for a code that is unknown here, used up, over or withdrawn.
pub(super) async fn redeem(tx: &mut Tx, code: &str) -> Answer<()> {
    let tenant = tx.tenant();
    if store::redeem(tx, print(tenant, code)).await? == 0 {
        return Err(Refusal::new(Code::InviteInvalid, say!("invite-invalid")).status(422).field("invite_code").into());
    }
    Ok(())
}

fn code(chance: &Chance) -> String {
    let bytes: [u8; LENGTH] = chance.bytes();
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// The same code in two communities has two prints.
fn print(tenant: TenantId, code: &str) -> [u8; 32] {
    digest(&format!("invite {tenant} {}", code.trim().to_uppercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_eight_plain_letters_and_its_case_does_not_matter() {
        let code = code(&Chance::seeded(3));
        assert!(code.len() == LENGTH && code.bytes().all(|letter| LETTERS.contains(&letter)), "{code}");
        assert_eq!(print(1.into(), &code), print(1.into(), &format!(" {} ", code.to_lowercase())));
        assert_ne!(print(1.into(), &code), print(2.into(), &code));
    }
}
