//! Devices: who registers them, and who they are when they come.

use std::collections::HashMap;

use contract::Code;

use super::model::{
    BatchId, CredentialId, DEVICE_SECRET, DeviceId, ItemId, MOST_DEVICES, Status, digest, takes_place, wrong,
};
use super::store::{self, Batch, Credential, Device, OpenItem};
use super::sync::Brought;
use crate::actions::{role, standing};
use crate::attendance::model::AFTER;
use crate::base::{Answer, Fault, MemberId, Refusal, Timestamp};
use crate::call::{Call, Tx};
use crate::members::{self, Eyes};
use crate::model::{Event, EventId, Publication, forbidden};
use crate::permissions::{Permission, Role, may};
use crate::rules::EventRules;
use crate::say;
use crate::store as events;

/// So many batches are shown.
const LATEST: i64 = 20;

/// How check-in without a network stands at an event.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Overview {
    /// The community has it.
    pub(super) enabled: bool,
    /// How many conflicts wait.
    pub(super) conflicts: i64,
    /// Its devices.
    pub(super) devices: Vec<Device>,
    /// What they brought last.
    pub(super) batches: Vec<Batch>,
}

/// A device that came, with its event, both held, and in whose name it speaks.
pub(super) struct Signed {
    /// The event.
    pub(super) event: Event,
    /// The device.
    pub(super) device: Device,
    /// In whose name.
    pub(super) owner: MemberId,
    /// What they see of names.
    pub(super) eyes: Eyes,
}

fn notes(role: Role) -> Answer<()> {
    if may(Permission::CheckIn, role, Publication::Published, false) { Ok(()) } else { Err(forbidden().into()) }
}

fn is_enabled(call: &Call) -> Answer<bool> {
    Ok(call.community()?.rules::<EventRules>().offline_checkin_enabled)
}

/// Refuses where the community has no check-in without a network.
pub(super) fn enabled(call: &Call) -> Answer<()> {
    if is_enabled(call)? {
        return Ok(());
    }
    Err(Refusal::new(Code::EventOfflineDisabled, say!("event-offline-disabled")).into())
}

/// What is told of what there is not.
pub(super) fn gone() -> Refusal {
    Refusal::new(Code::EventOfflineNotFound, say!("event-offline-missing"))
}

/// What is told of what has come too far.
pub(super) fn conflict() -> Refusal {
    Refusal::new(Code::EventOfflineConflict, say!("event-offline-conflict"))
}

/// An event at which the viewer notes who comes.
pub(super) async fn sight(call: &Call, id: EventId) -> Answer<()> {
    let seen = crate::actions::get(call, id).await?;
    notes(role(call.member()?, &seen))
}

/// Those of some rows that `own` says are the viewer's, or at whose event they note who comes. One statement whatever their number.
async fn sighted<T>(
    call: &Call,
    rows: Vec<T>,
    event: impl Fn(&T) -> EventId,
    own: impl Fn(&T) -> bool,
) -> Answer<Vec<T>> {
    let roles = crate::actions::roles(call, rows.iter().map(&event)).await?;
    let is_seen = |row: &T| roles.get(&event(row)).is_some_and(|role| own(row) || notes(*role).is_ok());
    Ok(rows.into_iter().filter(is_seen).collect())
}

/// Those of some devices that the viewer sees.
pub(super) async fn by_ids(call: &Call, ids: &[DeviceId]) -> Answer<Vec<Device>> {
    sighted(call, store::devices_by_ids(call, ids).await?, |row| row.event_id, |_| false).await
}

/// Those of some passes that the viewer sees.
pub(super) async fn passes_by_ids(call: &Call, ids: &[CredentialId]) -> Answer<Vec<Credential>> {
    let viewer = call.member()?;
    let own = |row: &Credential| row.user_id == viewer.id && viewer.tenant == call.tenant();
    sighted(call, store::credentials_by_ids(call, ids).await?, |row| row.event_id, own).await
}

/// Those of some conflicts that the viewer sees.
pub(super) async fn conflicts_by_ids(call: &Call, ids: &[ItemId]) -> Answer<Vec<OpenItem>> {
    sighted(call, store::items_by_ids(call, ids).await?, |row| row.event_id, |_| false).await
}

/// Those of some batches that the viewer sees, with what became of them.
pub(super) async fn batches_by_ids(call: &Call, ids: &[BatchId]) -> Answer<Vec<Brought>> {
    let batches = sighted(call, store::batches_by_ids(call, ids).await?, |row| row.event_id, |_| false).await?;
    if batches.is_empty() {
        return Ok(Vec::new());
    }
    let ids: Vec<BatchId> = batches.iter().map(|batch| batch.id).collect();
    let mut results: HashMap<BatchId, _> = store::results_of_each(call, &ids).await?.into_iter().collect();
    let brought = |batch: Batch| {
        let results = results.remove(&batch.id).map_or_else(Vec::new, |results| results.0);
        Brought { batch, results, replayed: false }
    };
    Ok(batches.into_iter().map(brought).collect())
}

/// The same, held, and the viewer as an actor.
pub(super) async fn hold(call: &Call, tx: &mut Tx, id: EventId) -> Answer<(Event, Option<MemberId>)> {
    let viewer = call.member()?;
    let (event, role) = crate::actions::hold(call, tx, id).await?;
    notes(role)?;
    let actor = viewer.id_in(call.tenant());
    if let Some(actor) = actor {
        members::store::hold(tx, &[actor]).await?;
    }
    Ok((event, actor))
}

/// How check-in without a network stands.
///
/// # Errors
/// As the contract says of `getEventOfflineCheckin`.
pub(super) async fn overview(call: &Call, id: EventId) -> Answer<Overview> {
    sight(call, id).await?;
    Ok(Overview {
        enabled: is_enabled(call)?,
        conflicts: store::open_count(call, id).await?,
        devices: store::devices(call, id).await?,
        batches: store::batches(call, id, LATEST).await?,
    })
}

fn secret(call: &Call) -> Answer<(String, [u8; 32])> {
    let secret = format!("{DEVICE_SECRET}{}", call.chance().secret());
    let hash = digest(DEVICE_SECRET, &secret).ok_or_else(|| Fault::new("a secret of a device is none"))?;
    Ok((secret, hash))
}

/// Registers a device. Gives it with its secret, which is not kept.
///
/// # Errors
/// As the contract says of `registerEventOfflineDevice`.
pub(super) async fn register(
    call: &Call,
    id: EventId,
    label: &str,
    expires: Option<Timestamp>,
) -> Answer<(Device, String)> {
    let (secret, hash) = secret(call)?;
    let mut tx = call.begin().await?;
    let (event, actor) = hold(call, &mut tx, id).await?;
    enabled(call)?;
    // It notes in the name of a member.
    let by = actor.ok_or_else(forbidden)?;
    if event.is_recurring_template {
        return Err(Refusal::new(Code::EventOccurrenceRequired, say!("event-occurrence-required")).into());
    }
    if !takes_place(&event) {
        return Err(Refusal::new(Code::EventUnavailable, say!("event-attendance-unavailable")).into());
    }
    let label = label.trim();
    if label.is_empty() {
        return Err(wrong("label", say!("field-required")).into());
    }
    let last = event.ends_at.unwrap_or(event.starts_at) + AFTER;
    let until = match expires {
        Some(at) if at <= call.now() => return Err(wrong("expires_at", say!("event-offline-past")).into()),
        Some(at) => at.min(last),
        None => last,
    };
    if until <= call.now() {
        return Err(Refusal::new(Code::EventUnavailable, say!("event-attendance-unavailable")).into());
    }
    if store::count_devices(&mut tx, id).await? >= MOST_DEVICES {
        return Err(wrong("label", say!("event-offline-devices-many", most = MOST_DEVICES)).into());
    }
    let device = store::insert_device(&mut tx, id, (by, hash), label, until).await?;
    tx.commit().await?;
    Ok((device, secret))
}

/// Gives a device another secret.
///
/// # Errors
/// As the contract says of `rotateEventOfflineDevice`.
pub(super) async fn rotate(call: &Call, id: EventId, device: DeviceId) -> Answer<(Device, String)> {
    let (secret, hash) = secret(call)?;
    let mut tx = call.begin().await?;
    hold(call, &mut tx, id).await?;
    let device = store::device(&mut tx, id, device).await?.ok_or_else(gone)?;
    if device.status != Status::Active || device.expires_at <= call.now() {
        return Err(conflict().into());
    }
    let device = store::rotate_device(&mut tx, device.id, hash).await?;
    tx.commit().await?;
    Ok((device, secret))
}

/// Withdraws a device.
///
/// # Errors
/// As the contract says of `revokeEventOfflineDevice`.
pub(super) async fn revoke(call: &Call, id: EventId, device: DeviceId) -> Answer<Device> {
    let mut tx = call.begin().await?;
    hold(call, &mut tx, id).await?;
    let mut device = store::device(&mut tx, id, device).await?.ok_or_else(gone)?;
    if device.status == Status::Active {
        device = store::revoke_device(&mut tx, device.id).await?;
        tx.commit().await?;
    }
    Ok(device)
}

/// A device that shows its secret, as long as it and whoever registered it may note who comes.
///
/// # Errors
/// 404 `EVENT_OFFLINE_DEVICE_INVALID` whatever is wrong; 403 `EVENT_OFFLINE_DISABLED` where the community has none.
pub(super) async fn sign_in(call: &Call, tx: &mut Tx, id: EventId, secret: &str) -> Answer<Signed> {
    let invalid = || Refusal::new(Code::EventOfflineDeviceInvalid, say!("event-offline-device-invalid"));
    enabled(call)?;
    let hash = digest(DEVICE_SECRET, secret.trim()).ok_or_else(invalid)?;
    // Strangers hold nothing.
    store::device_by_secret(&mut tx.reads(), id, hash).await?.ok_or_else(invalid)?;
    let event = events::lock(tx, id).await?.ok_or_else(invalid)?;
    let device = store::device_by_secret(&mut tx.reads(), id, hash).await?.ok_or_else(invalid)?;
    if device.status != Status::Active || device.expires_at <= call.now() {
        return Err(invalid().into());
    }
    let owner = device.registered_by.ok_or_else(invalid)?;
    let role = standing(tx, id, owner).await?.ok_or_else(invalid)?;
    if !may(Permission::CheckIn, role, Publication::Published, false) {
        return Err(invalid().into());
    }
    store::see_device(tx, device.id).await?;
    Ok(Signed { event, device, owner, eyes: Eyes { admin: role == Role::Admin, me: Some(owner) } })
}
