//! Registering.

use std::time::Duration;

use contract::Code;
use tokio::time::Instant;

use super::model::{Application, Registered, first_status, waits_for_approval};
use super::{invites, store};
use crate::auth::events::{MemberRegistered, RegistrationRepeated};
use crate::auth::guesses::model::retry_after;
use crate::auth::model::Status;
use crate::auth::{Auth, pace};
use crate::base::{Answer, Fault, MemberId, Refusal};
use crate::call::{Call, RegistrationMode, Tenant};
use crate::outbox;
use crate::say;
use crate::throttle::{Throttle, address_key};

/// Makes somebody a member of the call's community.
///
/// An address that has an account here, or is a platform super admin's, is answered like any other: with the number of an account that
/// was made and taken away again, after the same work. Whoever has the address is told by a letter that somebody tried. Where new accounts
/// wait, signing in with that address and password is answered as for one that waits.
///
/// The password is hashed before anything is decided about machines and duplicates, and the answer waits for the next of few moments (`pace`), so
/// that the time tells neither.
///
/// Emits `MemberRegistered` once the account is committed, or else `RegistrationRepeated`.
///
/// # Errors
/// 403 `REGISTRATION_CLOSED`; 429 `REGISTRATION_DAILY_LIMIT` after five of a day from one network, but for those who are invited; 422 as [`Application::check`] says; 422 `INVITE_REQUIRED` and `INVITE_INVALID` where an invitation is needed.
/// Source: spec platform 2.6.
pub async fn register(call: &Call, application: Application) -> Answer<Registered> {
    let began = Instant::now();
    let community = call.community()?;
    let mode = community.settings.registration_mode;
    if mode == RegistrationMode::Closed {
        return Err(Refusal::new(Code::RegistrationClosed, say!("registration-closed")).into());
    }
    let application = application.tidy();
    application.check(community)?;
    if mode == RegistrationMode::InviteOnly && application.invite_code.is_none() {
        let message = say!("invite-required");
        return Err(Refusal::new(Code::InviteRequired, message).status(422).field("invite_code").into());
    }
    if mode != RegistrationMode::InviteOnly {
        count(call).await?;
    }
    let password = application.password.as_ref().map_or("", |password| password.reveal());
    let auth = call.room::<Auth>()?;
    let password_hash = auth.passwords().hash(password, call.chance()).await?;
    let id = if application.is_of_a_machine(call.now()) {
        pretend(call, community, &application, &password_hash).await?
    } else {
        match enter(call, community, &application, &password_hash, false).await? {
            Some(id) => id,
            // Somebody else was faster with this address.
            None => enter(call, community, &application, &password_hash, true)
                .await?
                .ok_or_else(|| Fault::new("an address that nobody can have was taken"))?,
        }
    };
    pace::even_out(began, auth.registering_takes).await;
    Ok(registered(id, application))
}

/// So many may register from one network in a day.
const A_DAY: u32 = 5;

/// That day.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Counts a form that is in order, whatever becomes of it: the limit tells of no address whether it has an account.
async fn count(call: &Call) -> Answer<()> {
    let Some(address) = call.visit().address else { return Ok(()) };
    let key = format!("registered:{}", address_key(address));
    let taken = call.room::<Throttle>()?.take(call.now(), &key, A_DAY, DAY).await?;
    if taken.allowed {
        return Ok(());
    }
    let seconds = retry_after(taken.resets_at, call.now());
    let refusal = Refusal::new(Code::RegistrationDailyLimit, say!("registration-daily-limit")).status(429);
    Err(refusal.retry_after(seconds).into())
}

/// Goes through the motions for a machine: its number is one of those that real members get, and nothing else is left of it.
async fn pretend(call: &Call, community: &Tenant, application: &Application, password_hash: &str) -> Answer<MemberId> {
    let mut tx = call.begin().await?;
    let (language, settings) = (spoken(call, community), &community.settings);
    let id = store::insert(&mut tx, &stand_in(call, application), password_hash, language, settings).await?;
    store::remove(&mut tx, id).await?;
    tx.commit().await?;
    Ok(id)
}

/// What a newcomer is spoken to in from now on: the language in which they are answered, if the community offers it; else its own.
fn spoken<'a>(call: &Call, community: &'a Tenant) -> &'a str {
    let offered = &community.settings.face.supported_languages;
    offered.iter().find(|one| *one == call.language().code()).unwrap_or(&community.default_language)
}

/// The same application under an address that nobody has.
fn stand_in(call: &Call, application: &Application) -> Application {
    Application { email: format!("{}@invalid", call.chance().secret()), ..application.clone() }
}

/// Adds the account, or goes through the same motions where the address is taken: it is, if `taken` says so. None if it turns out
/// to be taken only when it is written.
async fn enter(
    call: &Call,
    community: &Tenant,
    application: &Application,
    password_hash: &str,
    taken: bool,
) -> Answer<Option<MemberId>> {
    let mut tx = call.begin().await?;
    if community.settings.registration_mode == RegistrationMode::InviteOnly {
        invites::redeem(&mut tx, application.invite_code.as_deref().unwrap_or_default()).await?;
    }
    let owner = store::owner(&mut tx, &application.email).await?;
    let taken = taken || owner.is_some();
    let stand_in = stand_in(call, application);
    let entry = if taken { &stand_in } else { application };
    let (language, settings) = (spoken(call, community), &community.settings);
    let id = match store::insert(&mut tx, entry, password_hash, language, settings).await {
        Err(error) if error.is_unique(store::ONE_ADDRESS) => return Ok(None),
        inserted => inserted?,
    };
    if taken {
        store::remove(&mut tx, id).await?;
        if first_status(settings) == Status::Pending {
            store::keep_attempt(&mut tx, &application.email, password_hash, !waits_for_approval(settings)).await?;
        }
        // A letter is written in the name of a community, to a member of it.
        let here = owner.filter(|owner| owner.is_there && owner.tenant_id == community.id);
        outbox::tell(&mut tx, RegistrationRepeated { member: here.map(|owner| owner.id) }).await?;
    } else {
        let waits = first_status(settings) == Status::Pending;
        outbox::tell(&mut tx, MemberRegistered { member: id, waits }).await?;
    }
    tx.commit().await?;
    Ok(Some(id))
}

fn registered(id: MemberId, application: Application) -> Registered {
    Registered { id, email: application.email, first_name: application.first_name, last_name: application.last_name }
}
