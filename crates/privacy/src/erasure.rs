//! Leaving. What is left of a member is what others and the ledger need: a row without a name, at the other end of what others did.

use contract::Code;

use super::{Holdings, store};
use crate::auth::confirm;
use crate::auth::guesses::actions as guesses;
use crate::auth::tokens::actions as tokens;
use crate::auth::tokens::store::Reason;
use crate::base::{Answer, MemberId, Refusal};
use crate::call::{Call, Tx};
use crate::language::Language;
use crate::media;
use crate::members;
use crate::members::events::AccountErased;
use crate::outbox;
use crate::say;

/// Erases the viewer, with the password.
///
/// Emits `AccountErased`.
///
/// # Errors
/// 400 `VALIDATION_ERROR` without a password; as [`confirm::password`] says, with 403; 409 `SOLE_ADMIN` for the only administrator.
/// Source: spec accounts 1.4.
pub async fn leave(call: &Call, password: Option<&str>) -> Answer<()> {
    let confirmed = confirm::password(call, confirm::given(password, "password")?, "password", 403).await?;
    let mut tx = call.begin().await?;
    guesses::forgive(&mut tx, &confirmed.attempt).await?;
    let account = confirmed.still_so(&mut tx).await?;
    erase(&mut tx, account.id).await?;
    tx.commit().await
}

/// Erases a member whose row is held: every area leaves what it says of itself, the row of the account keeps no word, and their files go.
///
/// # Errors
/// 409 `SOLE_ADMIN` for the only administrator of the community.
/// Source: spec accounts 8.3.
pub(super) async fn erase(tx: &mut Tx, member: MemberId) -> Answer<()> {
    if !store::looked_after_without(tx, member).await? {
        return Err(Refusal::new(Code::SoleAdmin, say!("community-sole-admin")).into());
    }
    let tenant = tx.tenant();
    // While there are sign-ins to end.
    tokens::end_all(tx, tenant, member, Reason::LogoutAll).await?;
    let holdings = tx.call().room::<Holdings>()?.0.clone();
    let mut files = Vec::new();
    for holding in &holdings {
        files.extend(store::files(&mut tx.reads(), holding, member).await?);
    }
    for holding in &holdings {
        store::erase(tx, holding, member).await?;
    }
    let language = Language::of(&tx.call().community()?.default_language);
    let name = say!("former-member").put(language, None);
    members::store::anonymise(tx, member, &name).await?;
    media::forget(tx, &files).await?;
    outbox::tell(tx, AccountErased { member }).await?;
    Ok(())
}
