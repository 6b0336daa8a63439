// Made from contract/areas/event_offline_checkin.yaml by codegen; edit the contract instead.

//! The area `event_offline_checkin`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, WithHeaders, Work,
};

/// What the gateway answers in the area `event_offline_checkin`: one method an operation.
pub trait EventOfflineCheckinApi: Area {
    /// Check-in without a network
    ///
    /// `GET /api/v2/events/{id}/offline-checkin`
    ///
    /// Devices of the event, the twenty batches that they brought last, and how many conflicts wait. Secrets are not told again. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not note who comes.
    fn get_event_offline_checkin(
        &self,
        call: Self::Call,
        path: GetEventOfflineCheckinPath,
    ) -> impl Future<Output = Result<EventOfflineCheckinResponse, Self::Failure>> + Send;

    /// Let a device note who comes
    ///
    /// `POST /api/v2/events/{id}/offline-checkin/devices`
    ///
    /// Its secret is told in this answer and never again; it is good for this event, until a day after its end if no earlier moment is said. Whatever the device notes is noted in the name of whoever registered it, as long as they note who comes. 403 `EVENT_OFFLINE_DISABLED` where the community has no check-in without a network. 409 `EVENT_OCCURRENCE_REQUIRED` and `EVENT_UNAVAILABLE` where nobody comes; 422 `EVENT_OFFLINE_VALIDATION_FAILED` for what cannot be read, on `expires_at` for a moment that is past, and for more than twenty devices that are good. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not note who comes.
    fn register_event_offline_device(
        &self,
        call: Self::Call,
        path: RegisterEventOfflineDevicePath,
        body: EventOfflineDeviceBody,
    ) -> impl Future<
        Output = Result<WithHeaders<EventOfflineDeviceSecretResponse>, Self::Failure>,
    > + Send;

    /// Give a device another secret
    ///
    /// `POST /api/v2/events/{id}/offline-checkin/devices/{deviceId}/rotate`
    ///
    /// The one before is good no more. 404 `EVENT_OFFLINE_NOT_FOUND` when the event has no such device, 409 `EVENT_OFFLINE_CONFLICT` when it was withdrawn or is over. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not note who comes.
    fn rotate_event_offline_device(
        &self,
        call: Self::Call,
        path: RotateEventOfflineDevicePath,
    ) -> impl Future<
        Output = Result<WithHeaders<EventOfflineDeviceSecretResponse>, Self::Failure>,
    > + Send;

    /// Let a device note nothing more
    ///
    /// `POST /api/v2/events/{id}/offline-checkin/devices/{deviceId}/revoke`
    ///
    /// Doing it again changes nothing. What it noted stays. 404 `EVENT_OFFLINE_NOT_FOUND` when the event has no such device. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not note who comes.
    fn revoke_event_offline_device(
        &self,
        call: Self::Call,
        path: RevokeEventOfflineDevicePath,
    ) -> impl Future<Output = Result<EventOfflineDeviceResponse, Self::Failure>> + Send;

    /// Make a pass for the door
    ///
    /// `POST /api/v2/events/{id}/offline-checkin/credentials`
    ///
    /// The caller shows it at the door of an event in which they take part, also where there is no network. Its secret is told in this answer and never again. 403 `EVENT_OFFLINE_DISABLED` where the community has no check-in without a network. 409 `EVENT_ATTENDANCE_REGISTRATION_REQUIRED` for whoever does not take part, `EVENT_OFFLINE_CONFLICT` for whoever has one that is good: it can be rotated. 404 `NOT_FOUND` when there is no such event that the caller may see.
    fn issue_event_offline_credential(
        &self,
        call: Self::Call,
        path: IssueEventOfflineCredentialPath,
    ) -> impl Future<
        Output = Result<WithHeaders<EventOfflinePassResponse>, Self::Failure>,
    > + Send;

    /// One's own pass
    ///
    /// `GET /api/v2/events/{id}/offline-checkin/credentials/me`
    ///
    /// Without its secret. 404 `EVENT_OFFLINE_NOT_FOUND` when the caller has none. 404 `NOT_FOUND` when there is no such event that the caller may see.
    fn get_own_event_offline_credential(
        &self,
        call: Self::Call,
        path: GetOwnEventOfflineCredentialPath,
    ) -> impl Future<
        Output = Result<EventOfflineCredentialResponse, Self::Failure>,
    > + Send;

    /// Give a pass another secret
    ///
    /// `POST /api/v2/events/{id}/offline-checkin/credentials/{credentialId}/rotate`
    ///
    /// The caller's own. The one before is good no more. 404 `EVENT_OFFLINE_NOT_FOUND` when they have no such pass, 409 `EVENT_OFFLINE_CONFLICT` when it was withdrawn, `EVENT_ATTENDANCE_REGISTRATION_REQUIRED` for whoever does not take part. 403 `EVENT_OFFLINE_DISABLED` where the community has no check-in without a network. 404 `NOT_FOUND` when there is no such event that the caller may see.
    fn rotate_event_offline_credential(
        &self,
        call: Self::Call,
        path: RotateEventOfflineCredentialPath,
    ) -> impl Future<
        Output = Result<WithHeaders<EventOfflinePassResponse>, Self::Failure>,
    > + Send;

    /// Withdraw a pass
    ///
    /// `POST /api/v2/events/{id}/offline-checkin/credentials/{credentialId}/revoke`
    ///
    /// The caller's own, or one of an event at which they note who comes. Doing it again changes nothing. 404 `EVENT_OFFLINE_NOT_FOUND` for everybody else. 404 `NOT_FOUND` when there is no such event that the caller may see.
    fn revoke_event_offline_credential(
        &self,
        call: Self::Call,
        path: RevokeEventOfflineCredentialPath,
    ) -> impl Future<
        Output = Result<EventOfflineCredentialResponse, Self::Failure>,
    > + Send;

    /// Who may come, for a device
    ///
    /// `POST /api/v2/events/{id}/offline-checkin/manifest`
    ///
    /// Who takes part, as those who note see them: a name, a word by which the device names them when it brings what it noted, the SHA-256 of their pass, what is noted of them, and the same of guests whom they bring, who have no pass. No ids, addresses or secrets. The secret of the device is the only key. 404 `EVENT_OFFLINE_DEVICE_INVALID` for whatever is wrong with the secret: it is none of a device of this event, was rotated, withdrawn or is over, or whoever registered the device does not note any more who comes. 403 `EVENT_OFFLINE_DISABLED` where the community has no check-in without a network. 422 `EVENT_OFFLINE_VALIDATION_FAILED` for what cannot be read.
    fn get_event_offline_manifest(
        &self,
        call: Self::Call,
        path: GetEventOfflineManifestPath,
        body: EventOfflineTokenBody,
    ) -> impl Future<
        Output = Result<WithHeaders<EventOfflineManifestResponse>, Self::Failure>,
    > + Send;

    /// Note a pass at once
    ///
    /// `POST /api/v2/events/{id}/offline-checkin/scan`
    ///
    /// For a device that has a network just now: a pass, or a code of `GET /events/{id}/check-in-code`. 404 `EVENT_OFFLINE_DEVICE_INVALID` for whatever is wrong with the secret: it is none of a device of this event, was rotated, withdrawn or is over, or whoever registered the device does not note any more who comes. 403 `EVENT_OFFLINE_DISABLED` where the community has no check-in without a network. 422 `EVENT_CHECKIN_CODE_INVALID` for what is neither, was used, rotated or withdrawn; 409 `EVENT_ATTENDANCE_REGISTRATION_REQUIRED`, `EVENT_ATTENDANCE_TOO_EARLY`, `EVENT_ATTENDANCE_WINDOW_CLOSED`, `EVENT_REGISTRATION_TRANSITION_INVALID`, `EVENT_OCCURRENCE_REQUIRED` and `EVENT_UNAVAILABLE` as for a note by hand. 422 `EVENT_OFFLINE_VALIDATION_FAILED` for what cannot be read.
    fn scan_event_offline_credential(
        &self,
        call: Self::Call,
        path: ScanEventOfflineCredentialPath,
        body: EventOfflineScanBody,
    ) -> impl Future<Output = Result<EventOfflineScanResponse, Self::Failure>> + Send;

    /// Bring what was noted without a network
    ///
    /// `POST /api/v2/events/{id}/offline-checkin/sync`
    ///
    /// Each item is applied, was already, is a conflict that those who note who comes decide about, or is refused; the reason is told. A batch that is brought again under its `batch_key` answers what it did, and an item under its `item_key` is noted once, in whatever batch it comes. Times of the device are put right by its clock. 404 `EVENT_OFFLINE_DEVICE_INVALID` for whatever is wrong with the secret: it is none of a device of this event, was rotated, withdrawn or is over, or whoever registered the device does not note any more who comes. 403 `EVENT_OFFLINE_DISABLED` where the community has no check-in without a network. 409 `EVENT_OFFLINE_CONFLICT` on `batch_key` for another batch under the same key; 422 `EVENT_OFFLINE_VALIDATION_FAILED` for what cannot be read, on `device_time` for a clock that is wrong by more than a day, and for an item twice.
    fn sync_event_offline_checkin(
        &self,
        call: Self::Call,
        path: SyncEventOfflineCheckinPath,
        body: EventOfflineSyncBody,
    ) -> impl Future<Output = Result<EventOfflineBatchResponse, Self::Failure>> + Send;

    /// What became of a batch
    ///
    /// `GET /api/v2/events/{id}/offline-checkin/batches/{batchId}`
    ///
    /// 404 `EVENT_OFFLINE_NOT_FOUND` when the event has no such batch. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not note who comes.
    fn get_event_offline_batch(
        &self,
        call: Self::Call,
        path: GetEventOfflineBatchPath,
    ) -> impl Future<Output = Result<EventOfflineBatchResponse, Self::Failure>> + Send;

    /// Conflicts that wait
    ///
    /// `GET /api/v2/events/{id}/offline-checkin/conflicts`
    ///
    /// What devices noted without a network and what does not fit what was noted since, the oldest first, at most two hundred. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not note who comes.
    fn list_event_offline_conflicts(
        &self,
        call: Self::Call,
        path: ListEventOfflineConflictsPath,
    ) -> impl Future<Output = Result<EventOfflineConflictList, Self::Failure>> + Send;

    /// Decide about a conflict
    ///
    /// `POST /api/v2/events/{id}/offline-checkin/conflicts/{itemId}`
    ///
    /// `apply` notes what the device says, at its time; a note that the member did not come is taken back for it. `dismiss` leaves what is noted. The same decision again changes nothing. 404 `EVENT_OFFLINE_NOT_FOUND` when the event has no such conflict; 409 `EVENT_OFFLINE_CONFLICT` when it was decided otherwise, `EVENT_ATTENDANCE_REGISTRATION_REQUIRED`, `EVENT_REGISTRATION_TRANSITION_INVALID`, `EVENT_UNAVAILABLE`, `EVENT_ATTENDANCE_TOO_EARLY` and `EVENT_ATTENDANCE_WINDOW_CLOSED` where it cannot be noted. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not note who comes. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`. 422 `EVENT_OFFLINE_VALIDATION_FAILED` for what cannot be read.
    fn decide_event_offline_conflict(
        &self,
        call: Self::Call,
        path: DecideEventOfflineConflictPath,
        body: EventOfflineDecisionBody,
    ) -> impl Future<
        Output = Result<EventOfflineConflictResponse, Self::Failure>,
    > + Send;

    /// Those of the `EventOfflineBatch` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_offline_batch_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventOfflineBatch>, Self::Failure>> + Send;

    /// Those of the `EventOfflineConflict` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_offline_conflict_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventOfflineConflict>, Self::Failure>> + Send;

    /// Those of the `EventOfflineCredential` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_offline_credential_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventOfflineCredential>, Self::Failure>> + Send;

    /// Those of the `EventOfflineDevice` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_offline_device_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventOfflineDevice>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventOfflineCheckinApi>() -> [Served<A>; 14] {
    [
        (Operation::GetEventOfflineCheckin, get_event_offline_checkin::<A>),
        (Operation::RegisterEventOfflineDevice, register_event_offline_device::<A>),
        (Operation::RotateEventOfflineDevice, rotate_event_offline_device::<A>),
        (Operation::RevokeEventOfflineDevice, revoke_event_offline_device::<A>),
        (Operation::IssueEventOfflineCredential, issue_event_offline_credential::<A>),
        (Operation::GetOwnEventOfflineCredential, get_own_event_offline_credential::<A>),
        (Operation::RotateEventOfflineCredential, rotate_event_offline_credential::<A>),
        (Operation::RevokeEventOfflineCredential, revoke_event_offline_credential::<A>),
        (Operation::GetEventOfflineManifest, get_event_offline_manifest::<A>),
        (Operation::ScanEventOfflineCredential, scan_event_offline_credential::<A>),
        (Operation::SyncEventOfflineCheckin, sync_event_offline_checkin::<A>),
        (Operation::GetEventOfflineBatch, get_event_offline_batch::<A>),
        (Operation::ListEventOfflineConflicts, list_event_offline_conflicts::<A>),
        (Operation::DecideEventOfflineConflict, decide_event_offline_conflict::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 14] {
    [
        (
            Operation::GetEventOfflineCheckin,
            |asked| get_event_offline_checkin_input(asked).map(drop),
        ),
        (
            Operation::RegisterEventOfflineDevice,
            |asked| register_event_offline_device_input(asked).map(drop),
        ),
        (
            Operation::RotateEventOfflineDevice,
            |asked| rotate_event_offline_device_input(asked).map(drop),
        ),
        (
            Operation::RevokeEventOfflineDevice,
            |asked| revoke_event_offline_device_input(asked).map(drop),
        ),
        (
            Operation::IssueEventOfflineCredential,
            |asked| issue_event_offline_credential_input(asked).map(drop),
        ),
        (
            Operation::GetOwnEventOfflineCredential,
            |asked| get_own_event_offline_credential_input(asked).map(drop),
        ),
        (
            Operation::RotateEventOfflineCredential,
            |asked| rotate_event_offline_credential_input(asked).map(drop),
        ),
        (
            Operation::RevokeEventOfflineCredential,
            |asked| revoke_event_offline_credential_input(asked).map(drop),
        ),
        (
            Operation::GetEventOfflineManifest,
            |asked| get_event_offline_manifest_input(asked).map(drop),
        ),
        (
            Operation::ScanEventOfflineCredential,
            |asked| scan_event_offline_credential_input(asked).map(drop),
        ),
        (
            Operation::SyncEventOfflineCheckin,
            |asked| sync_event_offline_checkin_input(asked).map(drop),
        ),
        (
            Operation::GetEventOfflineBatch,
            |asked| get_event_offline_batch_input(asked).map(drop),
        ),
        (
            Operation::ListEventOfflineConflicts,
            |asked| list_event_offline_conflicts_input(asked).map(drop),
        ),
        (
            Operation::DecideEventOfflineConflict,
            |asked| decide_event_offline_conflict_input(asked).map(drop),
        ),
    ]
}

fn get_event_offline_checkin_input(
    asked: &mut Asked,
) -> Result<GetEventOfflineCheckinPath, Rejection> {
    let path: GetEventOfflineCheckinPath = asked.path(&GET_EVENT_OFFLINE_CHECKIN_PATH)?;
    Ok(path)
}

fn get_event_offline_checkin<A: EventOfflineCheckinApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_event_offline_checkin_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_event_offline_checkin(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn register_event_offline_device_input(
    asked: &mut Asked,
) -> Result<(RegisterEventOfflineDevicePath, EventOfflineDeviceBody), Rejection> {
    let path: RegisterEventOfflineDevicePath = asked
        .path(&REGISTER_EVENT_OFFLINE_DEVICE_PATH)?;
    let body: EventOfflineDeviceBody = asked.body(true)?;
    Ok((path, body))
}

fn register_event_offline_device<A: EventOfflineCheckinApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = register_event_offline_device_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .register_event_offline_device(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn rotate_event_offline_device_input(
    asked: &mut Asked,
) -> Result<RotateEventOfflineDevicePath, Rejection> {
    let path: RotateEventOfflineDevicePath = asked
        .path(&ROTATE_EVENT_OFFLINE_DEVICE_PATH)?;
    Ok(path)
}

fn rotate_event_offline_device<A: EventOfflineCheckinApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = rotate_event_offline_device_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().rotate_event_offline_device(call, path).await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn revoke_event_offline_device_input(
    asked: &mut Asked,
) -> Result<RevokeEventOfflineDevicePath, Rejection> {
    let path: RevokeEventOfflineDevicePath = asked
        .path(&REVOKE_EVENT_OFFLINE_DEVICE_PATH)?;
    Ok(path)
}

fn revoke_event_offline_device<A: EventOfflineCheckinApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = revoke_event_offline_device_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().revoke_event_offline_device(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn issue_event_offline_credential_input(
    asked: &mut Asked,
) -> Result<IssueEventOfflineCredentialPath, Rejection> {
    let path: IssueEventOfflineCredentialPath = asked
        .path(&ISSUE_EVENT_OFFLINE_CREDENTIAL_PATH)?;
    Ok(path)
}

fn issue_event_offline_credential<A: EventOfflineCheckinApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = issue_event_offline_credential_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .issue_event_offline_credential(call, path)
                    .await?;
                Ok(Reply::answer(201, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn get_own_event_offline_credential_input(
    asked: &mut Asked,
) -> Result<GetOwnEventOfflineCredentialPath, Rejection> {
    let path: GetOwnEventOfflineCredentialPath = asked
        .path(&GET_OWN_EVENT_OFFLINE_CREDENTIAL_PATH)?;
    Ok(path)
}

fn get_own_event_offline_credential<A: EventOfflineCheckinApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_own_event_offline_credential_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .get_own_event_offline_credential(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn rotate_event_offline_credential_input(
    asked: &mut Asked,
) -> Result<RotateEventOfflineCredentialPath, Rejection> {
    let path: RotateEventOfflineCredentialPath = asked
        .path(&ROTATE_EVENT_OFFLINE_CREDENTIAL_PATH)?;
    Ok(path)
}

fn rotate_event_offline_credential<A: EventOfflineCheckinApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = rotate_event_offline_credential_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .rotate_event_offline_credential(call, path)
                    .await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn revoke_event_offline_credential_input(
    asked: &mut Asked,
) -> Result<RevokeEventOfflineCredentialPath, Rejection> {
    let path: RevokeEventOfflineCredentialPath = asked
        .path(&REVOKE_EVENT_OFFLINE_CREDENTIAL_PATH)?;
    Ok(path)
}

fn revoke_event_offline_credential<A: EventOfflineCheckinApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = revoke_event_offline_credential_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .revoke_event_offline_credential(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_event_offline_manifest_input(
    asked: &mut Asked,
) -> Result<(GetEventOfflineManifestPath, EventOfflineTokenBody), Rejection> {
    let path: GetEventOfflineManifestPath = asked
        .path(&GET_EVENT_OFFLINE_MANIFEST_PATH)?;
    let body: EventOfflineTokenBody = asked.body(true)?;
    Ok((path, body))
}

fn get_event_offline_manifest<A: EventOfflineCheckinApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = get_event_offline_manifest_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .get_event_offline_manifest(call, path, body)
                    .await?;
                Ok(Reply::json(200, &answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn scan_event_offline_credential_input(
    asked: &mut Asked,
) -> Result<(ScanEventOfflineCredentialPath, EventOfflineScanBody), Rejection> {
    let path: ScanEventOfflineCredentialPath = asked
        .path(&SCAN_EVENT_OFFLINE_CREDENTIAL_PATH)?;
    let body: EventOfflineScanBody = asked.body(true)?;
    Ok((path, body))
}

fn scan_event_offline_credential<A: EventOfflineCheckinApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = scan_event_offline_credential_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .scan_event_offline_credential(call, path, body)
                    .await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn sync_event_offline_checkin_input(
    asked: &mut Asked,
) -> Result<(SyncEventOfflineCheckinPath, EventOfflineSyncBody), Rejection> {
    let path: SyncEventOfflineCheckinPath = asked
        .path(&SYNC_EVENT_OFFLINE_CHECKIN_PATH)?;
    let body: EventOfflineSyncBody = asked.body(true)?;
    Ok((path, body))
}

fn sync_event_offline_checkin<A: EventOfflineCheckinApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = sync_event_offline_checkin_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .sync_event_offline_checkin(call, path, body)
                    .await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn get_event_offline_batch_input(
    asked: &mut Asked,
) -> Result<GetEventOfflineBatchPath, Rejection> {
    let path: GetEventOfflineBatchPath = asked.path(&GET_EVENT_OFFLINE_BATCH_PATH)?;
    Ok(path)
}

fn get_event_offline_batch<A: EventOfflineCheckinApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_event_offline_batch_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_event_offline_batch(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_event_offline_conflicts_input(
    asked: &mut Asked,
) -> Result<ListEventOfflineConflictsPath, Rejection> {
    let path: ListEventOfflineConflictsPath = asked
        .path(&LIST_EVENT_OFFLINE_CONFLICTS_PATH)?;
    Ok(path)
}

fn list_event_offline_conflicts<A: EventOfflineCheckinApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = list_event_offline_conflicts_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_event_offline_conflicts(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn decide_event_offline_conflict_input(
    asked: &mut Asked,
) -> Result<(DecideEventOfflineConflictPath, EventOfflineDecisionBody), Rejection> {
    let path: DecideEventOfflineConflictPath = asked
        .path(&DECIDE_EVENT_OFFLINE_CONFLICT_PATH)?;
    let body: EventOfflineDecisionBody = asked.body(true)?;
    Ok((path, body))
}

fn decide_event_offline_conflict<A: EventOfflineCheckinApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = decide_event_offline_conflict_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .decide_event_offline_conflict(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static GET_EVENT_OFFLINE_CHECKIN_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static REGISTER_EVENT_OFFLINE_DEVICE_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static ROTATE_EVENT_OFFLINE_DEVICE_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "deviceId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static REVOKE_EVENT_OFFLINE_DEVICE_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "deviceId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static ISSUE_EVENT_OFFLINE_CREDENTIAL_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static GET_OWN_EVENT_OFFLINE_CREDENTIAL_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static ROTATE_EVENT_OFFLINE_CREDENTIAL_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "credentialId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static REVOKE_EVENT_OFFLINE_CREDENTIAL_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "credentialId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static GET_EVENT_OFFLINE_MANIFEST_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static SCAN_EVENT_OFFLINE_CREDENTIAL_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static SYNC_EVENT_OFFLINE_CHECKIN_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static GET_EVENT_OFFLINE_BATCH_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "batchId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_EVENT_OFFLINE_CONFLICTS_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static DECIDE_EVENT_OFFLINE_CONFLICT_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "itemId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// The path parameters of `POST /api/v2/events/{id}/offline-checkin/conflicts/{itemId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DecideEventOfflineConflictPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the conflict.
    #[serde(rename = "itemId")]
    pub item_id: i64,
}

/// What a device brought.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflineBatch {
    /// Id of the batch.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// Id of the device.
    pub device_id: i64,
    /// By which the device knows it.
    pub batch_key: String,
    /// It was brought before.
    pub replayed: bool,
    /// By how much the clock of the device was late.
    pub clock_skew_seconds: i64,
    /// How many were noted.
    pub applied_count: i64,
    /// How many were noted before.
    pub already_applied_count: i64,
    /// How many somebody has to decide about.
    pub conflict_count: i64,
    /// How many cannot be.
    pub refused_count: i64,
    /// What became of each, in their order.
    pub results: Vec<EventOfflineResult>,
    /// When it was brought.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// One batch.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflineBatchResponse {
    /// The data.
    pub data: EventOfflineBatch,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a device brought, in numbers.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflineBatchSummary {
    /// Id of the batch.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// Id of the device.
    pub device_id: i64,
    /// By which the device knows it.
    pub batch_key: String,
    /// By how much the clock of the device was late.
    pub clock_skew_seconds: i64,
    /// How many were noted.
    pub applied_count: i64,
    /// How many were noted before.
    pub already_applied_count: i64,
    /// How many somebody had to decide about.
    pub conflict_count: i64,
    /// How many could not be.
    pub refused_count: i64,
    /// When it was brought.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// How check-in without a network stands at an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflineCheckin {
    /// Id of the event.
    pub event_id: i64,
    /// The community has it.
    pub enabled: bool,
    /// How many conflicts wait.
    pub open_conflict_count: i64,
    /// Its devices, the newest first.
    pub devices: Vec<EventOfflineDevice>,
    /// What they brought last, at most twenty.
    pub batches: Vec<EventOfflineBatchSummary>,
}

/// How check-in without a network stands.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflineCheckinResponse {
    /// The data.
    pub data: EventOfflineCheckin,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Something that a device noted and that does not fit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventOfflineConflict {
    /// Id of the conflict.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// With which batch it came.
    pub batch_id: i64,
    /// Id of the device.
    pub device_id: i64,
    /// Of whom.
    pub user_id: i64,
    /// The same with their name.
    #[serde(deserialize_with = "Option::deserialize")]
    pub member: Option<crate::event_registrations::EventAttendeeMember>,
    /// The guest of theirs, where it is about one.
    #[serde(deserialize_with = "Option::deserialize")]
    pub guest_id: Option<i64>,
    /// The name of the guest, as long as it is kept.
    #[serde(deserialize_with = "Option::deserialize")]
    pub guest_name: Option<String>,
    /// The action.
    pub action: crate::event_attendance::EventAttendanceAction,
    /// When, by the clock of the device put right.
    pub occurred_at: chrono::DateTime<chrono::offset::Utc>,
    /// The reason.
    pub reason: EventOfflineReason,
    /// What was decided.
    #[serde(deserialize_with = "Option::deserialize")]
    pub decision: Option<EventOfflineDecision>,
    /// By whom, if they are a member and still there.
    #[serde(deserialize_with = "Option::deserialize")]
    pub decided_by_id: Option<i64>,
    /// When.
    #[serde(deserialize_with = "Option::deserialize")]
    pub decided_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// The attendance state.
    pub attendance_state: crate::events::EventAttendanceState,
    /// How often something was noted of them.
    pub attendance_version: i64,
    /// When it was brought.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Conflicts of an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflineConflictList {
    /// The conflicts, the oldest first.
    pub data: Vec<EventOfflineConflict>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// One conflict.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventOfflineConflictResponse {
    /// The data.
    pub data: EventOfflineConflict,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A pass for the door of an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflineCredential {
    /// Id of the pass.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// Whose it is.
    pub user_id: i64,
    /// The status.
    pub status: EventOfflineStatus,
    /// How many secrets it has had.
    pub version: i64,
    /// When it got its secret.
    pub issued_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was withdrawn.
    pub revoked_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// One pass.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflineCredentialResponse {
    /// The data.
    pub data: EventOfflineCredential,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What is decided about a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventOfflineDecision {
    /// `apply`.
    Apply,
    /// `dismiss`.
    Dismiss,
    /// `lapse`.
    Lapse,
}

crate::word! {
    EventOfflineDecision { Apply = "apply", Dismiss = "dismiss", Lapse = "lapse" }
}

crate::runtime::wire! {
    EventOfflineDecision
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventOfflineDecisionBody {
    /// What to do.
    pub decision: EventOfflineDecision,
    /// Why. It stands in the history.
    pub reason: Option<String>,
}

/// A device that notes who comes.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflineDevice {
    /// Id of the device.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// A name for those who note who comes.
    pub label: String,
    /// Id of the member who registered it, and in whose name it notes.
    pub registered_by_id: Option<i64>,
    /// The same with their name.
    pub registered_by: Option<crate::events::EventActor>,
    /// The status.
    pub status: EventOfflineStatus,
    /// How many secrets it has had.
    pub version: i64,
    /// Until when it is good.
    pub expires_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was here last.
    pub last_seen_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was registered.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was withdrawn.
    pub revoked_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// A device.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct EventOfflineDeviceBody {
    /// A name for those who note who comes.
    pub label: String,
    /// Until when it is good. Until a day after the end of the event, if nothing is said.
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// One device.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflineDeviceResponse {
    /// The data.
    pub data: EventOfflineDevice,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A device with its secret.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflineDeviceSecret {
    /// The device.
    pub device: EventOfflineDevice,
    /// Its secret, which is not told again.
    pub token: String,
}

/// A device with its secret.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflineDeviceSecretResponse {
    /// The data.
    pub data: EventOfflineDeviceSecret,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Somebody who may come.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflineEntry {
    /// By what the device names them.
    pub reference: String,
    /// Their name as those who note see it.
    pub name: String,
    /// SHA-256 of their pass.
    pub pass_hash: Option<String>,
    /// The state.
    pub state: crate::events::EventAttendanceState,
    /// How often something was noted of them.
    pub attendance_version: i64,
    /// Guests whom they bring, as they were named.
    pub guests: Vec<EventOfflineGuest>,
}

/// A guest who may come.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflineGuest {
    /// By what the device names them.
    pub reference: String,
    /// Their name; null when it cannot be opened any more.
    pub name: Option<String>,
    /// The state.
    pub state: crate::events::EventAttendanceState,
    /// How often something was noted of them.
    pub attendance_version: i64,
}

/// Something that a device noted.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventOfflineItem {
    /// By which it is known. It is noted once.
    pub item_key: String,
    /// What is noted: `check_in` or `check_out`.
    pub action: crate::event_attendance::EventAttendanceAction,
    /// Of whom, as the manifest names them: a member, or a guest. This or the hash of a pass is needed.
    pub reference: Option<String>,
    /// SHA-256 of the pass that was shown, as 64 hexadecimal digits.
    pub pass_hash: Option<String>,
    /// When, by the clock of the device.
    pub occurred_at: chrono::DateTime<chrono::offset::Utc>,
    /// `attendance_version` as the manifest says it.
    pub base_version: Option<i64>,
}

/// Who may come to an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflineManifest {
    /// Id of the event.
    pub event_id: i64,
    /// Id of the device.
    pub device_id: i64,
    /// What the event is called.
    pub title: String,
    /// When it begins.
    pub starts_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it ends.
    pub ends_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// It grows with each change of a registration, a guest, a pass or a note.
    pub version: i64,
    /// When it was made.
    pub generated_at: chrono::DateTime<chrono::offset::Utc>,
    /// When the device forgets it.
    pub expires_at: chrono::DateTime<chrono::offset::Utc>,
    /// Who takes part, at most ten thousand.
    pub entries: Vec<EventOfflineEntry>,
}

/// Who may come.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflineManifestResponse {
    /// The data.
    pub data: EventOfflineManifest,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What became of something that a device noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventOfflineOutcome {
    /// `applied`.
    Applied,
    /// `already_applied`.
    AlreadyApplied,
    /// `conflict`.
    Conflict,
    /// `refused`.
    Refused,
}

crate::word! {
    EventOfflineOutcome { Applied = "applied", AlreadyApplied = "already_applied",
    Conflict = "conflict", Refused = "refused" }
}

crate::runtime::wire! {
    EventOfflineOutcome
}

/// A pass with its secret.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflinePass {
    /// The credential.
    pub credential: EventOfflineCredential,
    /// What is shown at the door, which is not told again.
    pub token: String,
}

/// A pass with its secret.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflinePassResponse {
    /// The data.
    pub data: EventOfflinePass,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Why something that a device noted is a conflict, or refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventOfflineReason {
    /// `checked_in_twice`.
    CheckedInTwice,
    /// `registration_withdrawn`.
    RegistrationWithdrawn,
    /// `event_not_taking_place`.
    EventNotTakingPlace,
    /// `changed_since`.
    ChangedSince,
    /// `unknown_pass`.
    UnknownPass,
    /// `unknown_person`.
    UnknownPerson,
    /// `too_early`.
    TooEarly,
    /// `window_closed`.
    WindowClosed,
}

crate::word! {
    EventOfflineReason { CheckedInTwice = "checked_in_twice", RegistrationWithdrawn =
    "registration_withdrawn", EventNotTakingPlace = "event_not_taking_place",
    ChangedSince = "changed_since", UnknownPass = "unknown_pass", UnknownPerson =
    "unknown_person", TooEarly = "too_early", WindowClosed = "window_closed" }
}

crate::runtime::wire! {
    EventOfflineReason
}

/// What became of an item.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflineResult {
    /// Which item.
    pub item_key: String,
    /// The outcome.
    pub outcome: EventOfflineOutcome,
    /// Why, of a conflict and what is refused.
    pub reason: Option<EventOfflineReason>,
    /// The same for people.
    pub message: Option<String>,
    /// How often something was noted of them then.
    pub attendance_version: Option<i64>,
}

/// What was noted of whoever showed something.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflineScan {
    /// Id of the event.
    pub event_id: i64,
    /// By what the manifest names them.
    pub reference: String,
    /// Their name as those who note see it.
    pub name: Option<String>,
    /// The action.
    pub action: crate::event_attendance::EventAttendanceAction,
    /// The state.
    pub state: crate::events::EventAttendanceState,
    /// How often something was noted of them.
    pub attendance_version: i64,
    /// When.
    pub noted_at: chrono::DateTime<chrono::offset::Utc>,
}

/// What somebody shows.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventOfflineScanBody {
    /// The secret of the device.
    pub device_token: String,
    /// The pass, or the code.
    pub credential: String,
    /// What is noted: `check_in` or `check_out`.
    pub action: crate::event_attendance::EventAttendanceAction,
}

/// What was noted.
#[derive(Clone, Debug, Serialize)]
pub struct EventOfflineScanResponse {
    /// The data.
    pub data: EventOfflineScan,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Whether a device or a pass is good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventOfflineStatus {
    /// `active`.
    Active,
    /// `revoked`.
    Revoked,
    /// `expired`.
    Expired,
}

crate::word! {
    EventOfflineStatus { Active = "active", Revoked = "revoked", Expired = "expired" }
}

crate::runtime::wire! {
    EventOfflineStatus
}

/// What a device noted.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventOfflineSyncBody {
    /// The secret of the device.
    pub device_token: String,
    /// By which the batch is known.
    pub batch_key: String,
    /// What the clock of the device says now.
    pub device_time: chrono::DateTime<chrono::offset::Utc>,
    /// Each once.
    pub items: Vec<EventOfflineItem>,
}

/// Which device asks.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct EventOfflineTokenBody {
    /// The secret of the device.
    pub device_token: String,
}

/// The path parameters of `GET /api/v2/events/{id}/offline-checkin/batches/{batchId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetEventOfflineBatchPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the batch.
    #[serde(rename = "batchId")]
    pub batch_id: i64,
}

/// The path parameters of `GET /api/v2/events/{id}/offline-checkin`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetEventOfflineCheckinPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/offline-checkin/manifest`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetEventOfflineManifestPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/events/{id}/offline-checkin/credentials/me`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetOwnEventOfflineCredentialPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/offline-checkin/credentials`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct IssueEventOfflineCredentialPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/events/{id}/offline-checkin/conflicts`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventOfflineConflictsPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/offline-checkin/devices`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RegisterEventOfflineDevicePath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/offline-checkin/credentials/{credentialId}/revoke`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RevokeEventOfflineCredentialPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the pass.
    #[serde(rename = "credentialId")]
    pub credential_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/offline-checkin/devices/{deviceId}/revoke`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RevokeEventOfflineDevicePath {
    /// Id of the event.
    pub id: i64,
    /// Id of the device.
    #[serde(rename = "deviceId")]
    pub device_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/offline-checkin/credentials/{credentialId}/rotate`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RotateEventOfflineCredentialPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the pass.
    #[serde(rename = "credentialId")]
    pub credential_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/offline-checkin/devices/{deviceId}/rotate`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RotateEventOfflineDevicePath {
    /// Id of the event.
    pub id: i64,
    /// Id of the device.
    #[serde(rename = "deviceId")]
    pub device_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/offline-checkin/scan`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ScanEventOfflineCredentialPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/offline-checkin/sync`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SyncEventOfflineCheckinPath {
    /// Id of the event.
    pub id: i64,
}
