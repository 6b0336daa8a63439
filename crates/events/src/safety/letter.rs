//! What letters to guardians say, when they leave.

use super::model::{State, titled};
use super::seal::{self, For};
pub use super::store::consents::{Letter, SUBJECTS};
use super::store::{self, consents};
use crate::base::Answer;
use crate::call::{Call, Tx};
use crate::language::Language;
use crate::members::Card;
use crate::time::told;

/// A letter that is about to leave.
#[derive(Clone, Debug)]
pub struct Outgoing {
    /// What for.
    pub kind: Letter,
    /// To whom.
    pub email: String,
    /// What they are called.
    pub name: String,
    /// In which language.
    pub language: Language,
    /// Whom it is about.
    pub member: Card,
    /// What the event is called.
    pub event: String,
    /// When it begins, on its own clock.
    pub begins: String,
    /// What those who manage the event tell guardians.
    pub note: Option<String>,
    /// The token of its link.
    pub token: Option<String>,
}

/// What a letter says; none if it is good for nothing any more.
///
/// # Errors
/// A fault if the database fails.
pub async fn outgoing(call: &Call, id: i64) -> Answer<Option<Outgoing>> {
    let Some(row) = consents::letter(call, id).await? else { return Ok(None) };
    let Some(found) = consents::find(&mut call.reads(), row.consent_id).await? else { return Ok(None) };
    let consent = &found.consent;
    let Some(contact) = seal::opened(call, consent.contact.as_deref())? else { return Ok(None) };
    let Some(event) = store::event(call, consent.event_id).await? else { return Ok(None) };
    let requirements = store::in_force(&mut call.reads(), event.id, event.parent_event_id).await?;
    let token = match &row.secret {
        Some(sealed) => seal::open(call, For::Secret, sealed)?,
        None => None,
    };
    let is_good = match row.kind {
        Letter::Request => {
            let is_open = consent.state == State::Requested && consent.expires_at > call.now();
            is_open && event.is_registrable(call.now()) && token.is_some()
        }
        Letter::Receipt => consent.state == State::Granted && token.is_some(),
        Letter::Ended => true,
    };
    let begins = told(event.starts_at, event.zone());
    Ok(is_good.then(|| Outgoing {
        kind: row.kind,
        email: contact.email,
        name: contact.name,
        language: Language::of(&consent.language),
        note: requirements.and_then(|row| row.note_for_guardians),
        member: found.member,
        event: titled(&event),
        begins,
        token,
    }))
}

/// Forgets the secret of a letter that has left.
///
/// # Errors
/// A fault if the database fails.
pub async fn has_left(tx: &mut Tx, id: i64) -> Answer<()> {
    consents::forget(tx, id).await?;
    Ok(())
}

/// Where a guardian's link leads, without its host.
#[must_use]
pub fn path(token: &str) -> String {
    format!("/api/v2/events/safety/guardian-consents/grant/{token}")
}
