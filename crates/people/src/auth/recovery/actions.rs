//! A forgotten password, and a new one.

use std::time::Duration;

use contract::Code;

use super::{SHORTEST, store};
use crate::auth::confirm;
use crate::auth::events::{PasswordChanged, PasswordForgotten};
use crate::auth::guesses::actions as guesses;
use crate::auth::guesses::model::retry_after;
use crate::auth::model::{Account, is_shut};
use crate::auth::passwords::choice::weakness;
use crate::auth::registration::model::weak_password;
use crate::auth::security_log::{self, Kind};
use crate::auth::tokens::store::Reason;
use crate::auth::tokens::{actions as tokens, digest};
use crate::auth::{Auth, store as accounts};
use crate::base::text::{email_key, hex};
use crate::base::{Answer, Failure, MemberId, Refusal, TenantId};
use crate::call::{Call, Tx};
use crate::language::Sentence;
use crate::outbox;
use crate::say;
use crate::throttle::Throttle;

/// So often in an hour somebody may ask for one address.
const ASKED: u32 = 10;

/// That hour.
const ASKED_WITHIN: Duration = Duration::from_secs(3600);

/// Asks for a link to a new password, for whoever has this address here.
///
/// An address that is nobody's takes the same steps as a member's, so that neither the answer nor its time tells who is a member.
///
/// # Errors
/// 429 `RATE_LIMIT_EXCEEDED` with field `email` after ten times in an hour for one address, be it somebody's or not.
/// Source: spec platform 2.2.
pub async fn forgot(call: &Call, email: &str) -> Answer<()> {
    let email = email_key(email);
    let key = format!("forgot-password:{}:{}", call.tenant(), hex(&digest(&email)));
    let taken = call.room::<Throttle>()?.take(call.now(), &key, ASKED, ASKED_WITHIN).await?;
    if !taken.allowed {
        let seconds = retry_after(taken.resets_at, call.now());
        let refusal = Refusal::new(Code::RateLimitExceeded, say!("rate-limited")).status(429).field("email");
        return Err(refusal.retry_after(seconds).into());
    }
    let member = store::recoverable(call, &email).await?;
    let mut tx = call.begin().await?;
    let tenant = tx.tenant();
    security_log::note(&mut tx, tenant, member, Kind::PasswordResetRequested).await?;
    outbox::tell(&mut tx, PasswordForgotten { member }).await?;
    tx.commit().await
}

/// Gives the holder of a link a new password. The link is used up, every sign-in of the account ends, and what else was sent or waits is void.
///
/// Emits `PasswordChanged`.
///
/// # Errors
/// 400 `AUTH_TOKEN_INVALID` with field `token` for anything but a good secret of this community, also for one that was used; 422
/// `VALIDATION_ERROR` with field `password` for one that is guessed first or was this account's before.
/// Source: spec platform 2.2.
pub async fn reset(call: &Call, token: &str, password: &str) -> Answer<()> {
    let token = digest(token.trim());
    let tenant = call.tenant();
    let member = store::holder(call, token).await?.ok_or_else(link_over)?;
    let unfit = |(_, why): (Code, Sentence)| {
        Failure::from(Refusal::new(Code::ValidationError, why).status(422).field("password"))
    };
    refuse_weak(call, tenant, member, password, unfit).await?;
    let seen = accounts::account(call, tenant, member).await?.ok_or_else(link_over)?;
    if was_used(call, &seen, password).await? {
        return Err(unfit((Code::PasswordReused, say!("password-used-before"))));
    }
    let password_hash = call.room::<Auth>()?.passwords().hash(password, call.chance()).await?;

    let mut tx = call.begin().await?;
    if store::use_up(&mut tx, token).await? != Some(member) {
        return Err(link_over());
    }
    let account = accounts::lock_account(&mut tx, tenant, member).await?;
    let account = account.filter(|account| !is_shut(account.standing.status)).ok_or_else(link_over)?;
    if account.password_hash != seen.password_hash {
        return Err(link_over());
    }
    replace(&mut tx, &account, &password_hash, Kind::PasswordReset).await?;
    tx.commit().await
}

/// Changes the caller's own password. Every sign-in ends, the one that asks as well.
///
/// Emits `PasswordChanged`.
///
/// # Errors
/// 400 `VALIDATION_ERROR` with the field that is missing, `INVALID_PASSWORD` with field `current_password`, `WEAK_PASSWORD`,
/// `PASSWORD_REUSED`; 429 as [`confirm::password`] says; 404 `NOT_FOUND` for whoever is no member of this community.
/// Source: spec accounts 1.3.
pub async fn change_password(call: &Call, present: Option<&str>, new: Option<&str>) -> Answer<()> {
    let present = confirm::given(present, "current_password")?;
    let new = confirm::given(new, "new_password")?;
    let confirmed = confirm::password(call, present, "current_password", 400).await?;
    let seen = &confirmed.account;
    let refused = |(code, why): (Code, Sentence)| {
        let code = if code == Code::PasswordReused { code } else { Code::WeakPassword };
        Failure::from(Refusal::new(code, why).status(400).field("new_password"))
    };
    if new.chars().count() < SHORTEST {
        return Err(refused((Code::WeakPassword, say!("password-too-short", least = SHORTEST))));
    }
    if was_used(call, seen, new).await? {
        return Err(refused((Code::PasswordReused, say!("password-used-before"))));
    }
    refuse_weak(call, seen.tenant, seen.id, new, refused).await?;
    let password_hash = call.room::<Auth>()?.passwords().hash(new, call.chance()).await?;

    let mut tx = call.begin().await?;
    guesses::forgive(&mut tx, &confirmed.attempt).await?;
    let account = confirmed.still_so(&mut tx).await?;
    replace(&mut tx, &account, &password_hash, Kind::PasswordChanged).await?;
    tx.commit().await
}

/// The account's row is held.
async fn replace(tx: &mut Tx, account: &Account, password_hash: &str, kind: Kind) -> Answer<()> {
    store::replace_password(tx, account.tenant, account.id, &account.password_hash, password_hash).await?;
    store::void_links(tx, account.tenant, account.id).await?;
    store::take_back(tx, account.tenant, account.id).await?;
    tokens::end_all(tx, account.tenant, account.id, Reason::PasswordReset).await?;
    security_log::note(tx, account.tenant, account.id, kind).await?;
    outbox::tell(tx, PasswordChanged { member: account.id }).await?;
    Ok(())
}

/// Whether a password is this account's, or was lately.
async fn was_used(call: &Call, account: &Account, password: &str) -> Answer<bool> {
    let passwords = call.room::<Auth>()?.passwords();
    if passwords.verify(password, Some(&account.password_hash)).await? {
        return Ok(true);
    }
    for before in store::passwords_before(call, account.tenant, account.id).await? {
        if passwords.verify(password, Some(&before)).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Refuses a password that is guessed first, or that says what others know of its owner.
async fn refuse_weak(
    call: &Call,
    tenant: TenantId,
    member: MemberId,
    password: &str,
    refused: impl Fn((Code, Sentence)) -> Failure,
) -> Answer<()> {
    let Some(known) = store::known(call, tenant, member).await? else { return Ok(()) };
    let community = call.community()?;
    let own = [
        &*known.email,
        &known.first_name,
        &known.last_name,
        known.organization_name.as_deref().unwrap_or_default(),
        known.location.as_deref().unwrap_or_default(),
        known.phone.as_deref().unwrap_or_default(),
        &community.name,
        &community.slug,
    ];
    weakness(password, own).map_or(Ok(()), |why| Err(refused(weak_password(why))))
}

fn link_over() -> Failure {
    Refusal::new(Code::AuthTokenInvalid, say!("verification-link-invalid")).status(400).field("token").into()
}
