//! What a device downloads, and what it notes at once.

use std::collections::HashMap;

use super::devices::{Signed, sign_in};
use super::model::{Action, KEPT, REACH, wrong};
use super::store;
use crate::attendance::actions::{Recorded, shown};
use crate::attendance::code::CheckInKeys;
use crate::attendance::model::{State, open};
use crate::attendance::store as attendance;
use crate::base::{Answer, Fault, MemberId, Timestamp};
use crate::call::Call;
use crate::guests::actions::name;
use crate::guests::store as companions;
use crate::members;
use crate::model::{Event, EventId, Registration};
use crate::say;

/// Somebody who may come.
pub(super) struct Entry {
    /// By what the device names them.
    pub(super) reference: String,
    /// Their name.
    pub(super) name: String,
    /// Of their pass.
    pub(super) pass: Option<[u8; 32]>,
    /// What is noted of them.
    pub(super) state: State,
    /// How often.
    pub(super) version: i64,
    /// Guests whom they bring.
    pub(super) guests: Vec<Companion>,
}

/// A guest who may come.
pub(super) struct Companion {
    /// By what the device names them.
    pub(super) reference: String,
    /// Their name, if it can be opened.
    pub(super) name: Option<String>,
    /// What is noted of them.
    pub(super) state: State,
    /// How often.
    pub(super) version: i64,
}

/// Who may come.
pub(super) struct Manifest {
    /// To which event.
    pub(super) event: Event,
    /// For which device.
    pub(super) device: i64,
    /// It grows with each change.
    pub(super) version: i64,
    /// When the device forgets it.
    pub(super) expires: Timestamp,
    /// Those who take part.
    pub(super) entries: Vec<Entry>,
}

/// Who may come, for a device.
///
/// # Errors
/// As the contract says of `getEventOfflineManifest`.
pub(super) async fn manifest(call: &Call, id: EventId, secret: &str) -> Answer<Manifest> {
    let mut tx = call.begin().await?;
    let Signed { event, device, eyes, .. } = sign_in(call, &mut tx, id, secret).await?;
    tx.commit().await?;
    // What changes meanwhile is in the next one: the number is read first.
    let version = store::manifest_version(call, id).await?;
    let passes = store::hashes(&mut call.reads(), id).await?;
    let passes: HashMap<MemberId, [u8; 32]> = passes.into_iter().map(|one| (one.user_id, one.token_hash)).collect();
    let keys = call.room::<CheckInKeys>()?;
    let no_key = || Fault::new("there is no key for codes of check-in");
    let mut guests: HashMap<MemberId, Vec<Companion>> = HashMap::new();
    for guest in companions::coming(call, id).await? {
        let reference = keys.guest_references((call.tenant(), id), guest.id.get()).next();
        guests.entry(guest.user_id).or_default().push(Companion {
            reference: reference.ok_or_else(no_key)?,
            name: name(call, &guest)?,
            state: guest.attendance,
            version: guest.attendance_version,
        });
    }
    let lines = attendance::roster(call, id, None, None, REACH).await?;
    let lines = lines.into_iter().filter(|line| line.noted.registration == Some(Registration::Confirmed));
    let entries = lines.map(|line| {
        let reference = keys.references((call.tenant(), id), line.member.id).next();
        Ok(Entry {
            reference: reference.ok_or_else(no_key)?,
            guests: guests.remove(&line.member.id).unwrap_or_default(),
            name: eyes.name(&line.member),
            pass: passes.get(&line.member.id).copied(),
            state: line.noted.state.unwrap_or(State::NotCheckedIn),
            version: line.noted.version,
        })
    });
    let entries = entries.collect::<Answer<Vec<_>>>()?;
    let expires = (call.now() + KEPT).min(device.expires_at);
    Ok(Manifest { event, device: device.id.get(), version, expires, entries })
}

/// What was noted of whoever showed something.
pub(super) struct Scanned {
    /// The note.
    pub(super) recorded: Recorded,
    /// By what the manifest names them.
    pub(super) reference: String,
    /// Their name.
    pub(super) name: Option<String>,
}

/// Notes that whoever shows a pass or a code comes or goes.
///
/// # Errors
/// As the contract says of `scanEventOfflineCredential`.
pub(super) async fn scan(
    call: &Call,
    id: EventId,
    (secret, credential): (&str, &str),
    action: Action,
) -> Answer<Scanned> {
    let mut tx = call.begin().await?;
    let Signed { event, owner, eyes, .. } = sign_in(call, &mut tx, id, secret).await?;
    if !matches!(action, Action::CheckIn | Action::CheckOut) {
        return Err(wrong("action", say!("event-offline-action")).into());
    }
    let guest = shown(call, &mut tx, id, credential).await?;
    open(&event, action, call.now())?;
    let written = crate::attendance::actions::write_note(&mut tx, id, &guest, action, (None, Some(owner))).await?;
    let recorded = written.map_err(crate::attendance::actions::Hindered::refusal)?;
    tx.commit().await?;
    let card = members::store::by_ids(call, &[recorded.member]).await?.pop();
    let reference = call.room::<CheckInKeys>()?.references((call.tenant(), id), recorded.member).next();
    let reference = reference.ok_or_else(|| Fault::new("there is no key for codes of check-in"))?;
    Ok(Scanned { recorded, reference, name: card.map(|card| eyes.name(&card)) })
}
