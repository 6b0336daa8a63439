//! Registering.

use contract::Code;

use super::model::{Application, Registered};
use super::store;
use crate::auth::Auth;
use crate::base::{Answer, Failure, MemberId, Refusal};
use crate::call::{Call, RegistrationMode};
use crate::outbox::{self, DomainEvent};
use crate::say;

/// Makes somebody a member of the call's community.
///
/// The password is hashed before anything is decided about machines and duplicates, so that the time tells neither.
///
/// Emits `MemberRegistered` once the account is committed.
///
/// # Errors
/// 403 `REGISTRATION_CLOSED`; 422 as [`Application::check`] says; 409 `VALIDATION_DUPLICATE` if the address is taken, which
/// the database's own constraint has the last word on.
/// Source: spec platform 2.6.
pub async fn register(call: &Call, application: Application) -> Answer<Registered> {
    let community = call.community()?;
    if community.settings.registration_mode == RegistrationMode::Closed {
        return Err(Refusal::new(Code::RegistrationClosed, say!("registration-closed")).into());
    }
    let application = application.tidy();
    application.check()?;
    let password = application.password.as_ref().map_or("", |password| password.reveal());
    let password_hash = call.room::<Auth>()?.passwords().hash(password, call.chance()).await?;
    if application.is_of_a_machine(call.now()) {
        return Ok(registered(made_up_id(call).into(), application));
    }
    let mut tx = call.begin().await?;
    let inserted =
        store::insert(&mut tx, &application, &password_hash, &community.default_language, &community.settings).await;
    let id = inserted.map_err(|error| if error.is_unique(store::ONE_ADDRESS) { taken() } else { error.into() })?;
    outbox::tell(&mut tx, DomainEvent::MemberRegistered { member: id }).await?;
    tx.commit().await?;
    Ok(registered(id, application))
}

fn registered(id: MemberId, application: Application) -> Registered {
    Registered { id, email: application.email, first_name: application.first_name, last_name: application.last_name }
}

/// A number like those of real members.
fn made_up_id(call: &Call) -> i64 {
    i64::from(u16::from_le_bytes(call.chance().bytes())) + 1
}

fn taken() -> Failure {
    Refusal::new(Code::ValidationDuplicate, say!("email-taken")).status(409).field("email").into()
}
