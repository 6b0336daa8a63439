//! Another address.

use contract::Code;

use super::{CHANGE_GOOD_FOR, store};
use crate::auth::events::{EmailChangeRequested, EmailChanged, PasswordForgotten};
use crate::auth::guesses::actions as guesses;
use crate::auth::model::is_shut;
use crate::auth::registration::disposable::is_disposable;
use crate::auth::registration::store as registrations;
use crate::auth::security_log::{self, Kind};
use crate::auth::tokens::store::Reason;
use crate::auth::tokens::{actions as tokens, digest};
use crate::auth::verification::Purpose;
use crate::auth::{Auth, confirm, store as accounts};
use crate::base::text::{email_key, has_public_domain};
use crate::base::{Answer, OrRefuse as _, Refusal, Timestamp};
use crate::call::{Call, Tx};
use crate::outbox;
use crate::say;

/// The addresses of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Addresses {
    /// The one to sign in with.
    pub email: String,
    /// The one that waits, and until when it can be confirmed.
    pub waiting: Option<(String, Timestamp)>,
}

/// The caller's address, and the new one if one waits.
///
/// # Errors
/// 404 `NOT_FOUND` for whoever is no member of this community.
pub async fn addresses(call: &Call) -> Answer<Addresses> {
    let (email, new, ends) =
        store::addresses(call, call.me()?).await?.or_refuse(Code::NotFound, say!("not-a-member"))?;
    Ok(Addresses { email, waiting: new.zip(ends) })
}

/// What came of the wish for another address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Requested {
    /// The wanted address, as it is stored.
    pub email: String,
    /// How many seconds there are to confirm it; none if it is the present one.
    pub expires_in: Option<i64>,
}

/// Lets a new address wait to be confirmed, in the place of one that waited before. The present address takes it back.
///
/// An address that somebody else has here is answered like any other; it cannot be confirmed, and its owner is told.
///
/// Emits `EmailChangeRequested`.
///
/// # Errors
/// 400 `VALIDATION_ERROR` with the field that is missing; 422 `VALIDATION_ERROR` for what is no address, and `EMAIL_DISPOSABLE`; 403 `INVALID_PASSWORD` with field
/// `current_password`; 429 as [`confirm::password`] says; 404 `NOT_FOUND` for whoever is no member of this community.
/// Source: spec accounts 1.2.
pub async fn request(call: &Call, email: Option<&str>, password: Option<&str>) -> Answer<Requested> {
    let email = email_key(confirm::given(email, "email")?);
    let password = confirm::given(password, "current_password")?;
    if !has_public_domain(&email) {
        let message = say!("field-format", format = "email");
        return Err(Refusal::new(Code::ValidationError, message).status(422).field("email").into());
    }
    if is_disposable(&email)
        && !call.community()?.settings.allow_disposable_email
        && addresses(call).await?.email != email
    {
        return Err(Refusal::new(Code::EmailDisposable, say!("email-disposable")).field("email").into());
    }
    let confirmed = confirm::password(call, password, "current_password", 403).await?;
    let mut tx = call.begin().await?;
    guesses::forgive(&mut tx, &confirmed.attempt).await?;
    let account = confirmed.still_so(&mut tx).await?;
    let (tenant, member) = (account.tenant, account.id);
    let waited = store::take_back(&mut tx, tenant, member).await?;
    if email == account.email {
        if waited {
            security_log::note(&mut tx, tenant, member, Kind::EmailChangeCancelled).await?;
        }
        tx.commit().await?;
        return Ok(Requested { email, expires_in: None });
    }
    let seed: [u8; 16] = call.chance().bytes();
    let keys = &call.room::<Auth>()?.verifications;
    let hash = |purpose| digest(keys.link(purpose, tenant, member, &seed).reveal());
    let change = store::NewChange {
        member,
        old_email: &account.email,
        new_email: &email,
        seed,
        confirm_hash: hash(Purpose::Address),
        cancel_hash: hash(Purpose::NoAddress),
    };
    let change = store::keep_change(&mut tx, &change).await?;
    security_log::note(&mut tx, tenant, member, Kind::EmailChangeRequested).await?;
    outbox::tell(&mut tx, EmailChangeRequested { member, change }).await?;
    tx.commit().await?;
    Ok(Requested { email, expires_in: Some(CHANGE_GOOD_FOR.num_seconds()) })
}

/// Takes back the caller's change that waits.
///
/// # Errors
/// 404 `NOT_FOUND` when none does.
pub async fn take_back(call: &Call) -> Answer<()> {
    let me = call.member()?;
    let mut tx = call.begin().await?;
    accounts::lock_account(&mut tx, me.tenant, me.id).await?;
    if !store::take_back(&mut tx, me.tenant, me.id).await? {
        return Err(Refusal::new(Code::NotFound, say!("email-change-missing")).into());
    }
    security_log::note(&mut tx, me.tenant, me.id, Kind::EmailChangeCancelled).await?;
    tx.commit().await
}

/// Stops a change with the link of the letter to the old address. Whoever asked for it knew the password: every sign-in ends, and a link to a new
/// password follows.
///
/// Emits `PasswordForgotten`.
///
/// # Errors
/// 400 `AUTH_TOKEN_INVALID` for anything but a good secret of this community, also once the change is confirmed, taken back or over.
pub async fn stop(call: &Call, token: &str) -> Answer<()> {
    let mut tx = call.begin().await?;
    let wrong = || Refusal::new(Code::AuthTokenInvalid, say!("verification-link-invalid")).status(400).field("token");
    let Some(member) = store::stop(&mut tx, digest(token.trim())).await? else { return Err(wrong().into()) };
    let tenant = tx.tenant();
    accounts::lock_account(&mut tx, tenant, member).await?;
    tokens::end_all(&mut tx, tenant, member, Reason::LogoutAll).await?;
    security_log::note(&mut tx, tenant, member, Kind::EmailChangeCancelled).await?;
    outbox::tell(&mut tx, PasswordForgotten { member: Some(member) }).await?;
    tx.commit().await
}

/// Gives a member the new address whose secret this is. Every sign-in ends, and what was sent to the old address is void. Tells whether it did:
/// not for any other secret, for an account that is shut or whose address has changed since, nor for an address that somebody else has here.
///
/// Emits `EmailChanged`.
///
/// # Errors
/// A fault if the database cannot be asked.
/// Source: spec accounts 1.2.
pub async fn confirm(tx: &mut Tx, token: [u8; 32]) -> Answer<bool> {
    let Some(change) = store::confirm(tx, token).await? else { return Ok(false) };
    let (tenant, member) = (tx.tenant(), change.user_id);
    let account = accounts::lock_account(tx, tenant, member).await?;
    let stands = account.is_some_and(|account| !is_shut(account.standing.status) && account.email == change.old_email);
    if !stands || registrations::owner(tx, &change.new_email).await?.is_some() {
        return Ok(false);
    }
    match store::replace_email(tx, member, &change.new_email).await {
        Err(error) if error.is_unique(registrations::ONE_ADDRESS) => return Ok(false),
        replaced => replaced?,
    };
    store::void_links(tx, tenant, member).await?;
    tokens::end_all(tx, tenant, member, Reason::LogoutAll).await?;
    security_log::note(tx, tenant, member, Kind::EmailChanged).await?;
    outbox::tell(tx, EmailChanged { member, change: change.id }).await?;
    Ok(true)
}
