//! Showing the password once more, before something changes that signs in.

use contract::Code;

use super::guesses::actions::{self as guesses, Attempt};
use super::model::Account;
use super::security_log::{self, Kind};
use super::{Auth, store};
use crate::base::{Answer, Failure, OrRefuse as _, Refusal};
use crate::call::{Call, Tx};
use crate::say;

/// Somebody who is signed in and has shown the password.
pub struct Confirmed {
    /// As it was then.
    pub account: Account,
    /// What was counted before is forgiven with it, in the transaction of what is done.
    pub attempt: Attempt,
}

impl Confirmed {
    /// The account, locked, if it is still what was confirmed.
    ///
    /// # Errors
    /// 401 `auth_required` if its password, its address or its standing has changed meanwhile.
    pub async fn still_so(&self, tx: &mut Tx) -> Answer<Account> {
        let now = store::lock_account(tx, self.account.tenant, self.account.id).await?;
        let same = |now: &Account| {
            now.password_hash == self.account.password_hash && now.email == self.account.email && now.standing.is_open()
        };
        now.filter(same).ok_or_else(|| Refusal::new(Code::AuthRequired, say!("auth-required")).status(401).into())
    }
}

/// What a body must say.
///
/// # Errors
/// 400 `VALIDATION_ERROR` with its field if it is left out, null or empty.
pub fn given<'a>(value: Option<&'a str>, field: &'static str) -> Answer<&'a str> {
    let missing = || Refusal::new(Code::ValidationError, say!("field-required")).status(400).field(field);
    value.filter(|value| !value.is_empty()).ok_or_else(|| missing().into())
}

/// Confirms by the password that it is the member who asks. Guesses are counted for the sign-in that asks alone: whoever has stolen one locks nobody
/// else out.
///
/// # Errors
/// `INVALID_PASSWORD` with `status` and `field`; 429 `RATE_LIMIT_EXCEEDED` after ten wrong ones in five minutes; 404 `NOT_FOUND` for whoever is no
/// member of this community.
pub async fn password(call: &Call, password: &str, field: &'static str, status: u16) -> Answer<Confirmed> {
    let me = call.member()?;
    let here = me.tenant == call.tenant();
    let account = store::account(call, me.tenant, me.id).await?.filter(|_| here);
    let account = account.or_refuse(Code::NotFound, say!("not-a-member"))?;
    let attempt = guesses::attempt_again(call, &account).await?;
    if call.room::<Auth>()?.passwords().verify(password, Some(&account.password_hash)).await? {
        // What comes of it is no question of the password any more: a new one that is too weak is no wrong guess.
        guesses::discount(call, &attempt).await?;
        return Ok(Confirmed { account, attempt });
    }
    guesses::settle(call, &attempt).await?;
    let mut tx = call.begin().await?;
    security_log::note(&mut tx, account.tenant, account.id, Kind::SignInFailed).await?;
    tx.commit().await?;
    Err(Failure::from(Refusal::new(Code::InvalidPassword, say!("password-wrong")).status(status).field(field)))
}
