//! Passes of those who take part.

use contract::Code;

use super::devices::{conflict, enabled, gone};
use super::model::{CredentialId, PASS_SECRET, Status, digest};
use super::store::{self, Credential};
use crate::base::{Answer, Fault, MemberId, Refusal};
use crate::call::{Call, Tx};
use crate::model::{EventId, Publication, Registration};
use crate::permissions::{Permission, may};
use crate::say;
use crate::store as events;

/// Whose pass for an event something is, if it is one that is good.
///
/// # Errors
/// A fault if the database fails.
pub(crate) async fn holder(tx: &mut Tx, event: EventId, shown: &str) -> Answer<Option<MemberId>> {
    match digest(PASS_SECRET, shown) {
        Some(hash) => Ok(store::holder(tx, event, hash).await?),
        None => Ok(None),
    }
}

fn secret(call: &Call) -> Answer<(String, [u8; 32])> {
    let secret = format!("{PASS_SECRET}{}", call.chance().secret());
    let hash = digest(PASS_SECRET, &secret).ok_or_else(|| Fault::new("a pass is none"))?;
    Ok((secret, hash))
}

/// An event, held, in which the viewer takes part.
async fn hold(call: &Call, tx: &mut Tx, id: EventId) -> Answer<MemberId> {
    crate::actions::hold(call, tx, id).await?;
    taking_part(call, tx, id).await
}

/// The viewer, who takes part in an event.
async fn taking_part(call: &Call, tx: &mut Tx, id: EventId) -> Answer<MemberId> {
    let viewer = call.member()?;
    enabled(call)?;
    let row = events::registration(tx, id, viewer.id).await?;
    if row.is_none_or(|row| row.state != Registration::Confirmed) || viewer.tenant != call.tenant() {
        let sentence = say!("event-attendance-registration-required");
        return Err(Refusal::new(Code::EventAttendanceRegistrationRequired, sentence).into());
    }
    Ok(viewer.id)
}

/// Makes the viewer's pass. Gives it with its secret, which is not kept.
///
/// # Errors
/// As the contract says of `issueEventOfflineCredential`.
pub(super) async fn issue(call: &Call, id: EventId) -> Answer<(Credential, String)> {
    let (secret, hash) = secret(call)?;
    let mut tx = call.begin().await?;
    let me = hold(call, &mut tx, id).await?;
    let before = store::credential_of(&mut tx.reads(), id, me).await?;
    if before.is_some_and(|before| before.status == Status::Active) {
        return Err(conflict().into());
    }
    let made = store::issue(&mut tx, id, me, hash).await?;
    tx.commit().await?;
    Ok((made, secret))
}

/// The viewer's pass.
///
/// # Errors
/// As the contract says of `getOwnEventOfflineCredential`.
pub(super) async fn own(call: &Call, id: EventId) -> Answer<Credential> {
    crate::actions::get(call, id).await?;
    Ok(store::credential_of(&mut call.reads(), id, call.me()?).await?.ok_or_else(gone)?)
}

/// Gives the viewer's pass another secret.
///
/// # Errors
/// As the contract says of `rotateEventOfflineCredential`.
pub(super) async fn rotate(call: &Call, id: EventId, credential: CredentialId) -> Answer<(Credential, String)> {
    let (secret, hash) = secret(call)?;
    let me = call.me()?;
    let mut tx = call.begin().await?;
    crate::actions::hold(call, &mut tx, id).await?;
    let found = store::credential(&mut tx, id, credential).await?.filter(|found| found.user_id == me);
    let found = found.ok_or_else(gone)?;
    taking_part(call, &mut tx, id).await?;
    if found.status != Status::Active {
        return Err(conflict().into());
    }
    let made = store::issue(&mut tx, id, me, hash).await?;
    tx.commit().await?;
    Ok((made, secret))
}

/// Withdraws a pass: the viewer's own, or one of an event at which they note who comes.
///
/// # Errors
/// As the contract says of `revokeEventOfflineCredential`.
pub(super) async fn revoke(call: &Call, id: EventId, credential: CredentialId) -> Answer<Credential> {
    let viewer = call.member()?;
    let mut tx = call.begin().await?;
    let (_, role) = crate::actions::hold(call, &mut tx, id).await?;
    let notes = may(Permission::CheckIn, role, Publication::Published, false);
    let found = store::credential(&mut tx, id, credential).await?;
    let mut found = found.filter(|found| notes || found.user_id == viewer.id).ok_or_else(gone)?;
    if found.status == Status::Active {
        found = store::revoke_credential(&mut tx, found.id).await?;
        tx.commit().await?;
    }
    Ok(found)
}
