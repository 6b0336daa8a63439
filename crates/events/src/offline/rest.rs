//! Check-in without a network at the REST door.

use contract::event_offline_checkin as wire;
use contract::{EventOfflineCheckinApi, WithHeaders};

use super::model;
use super::store::{Batch, Credential, Device, OpenItem, StoredResult};
use super::sync::{Brought, Noted};
use super::{conflicts, devices, manifest, passes, sync};
use crate::attendance::model::State;
use crate::base::text::hex;
use crate::base::{Answer, MemberId};
use crate::call::Call;
use crate::guests::actions::opened_name as opened;
use crate::guests::model::GuestId;
use crate::rest::{Actors, Rest, actor, face, ids, private};

impl EventOfflineCheckinApi for Rest {
    async fn get_event_offline_checkin(
        &self,
        call: Call,
        path: wire::GetEventOfflineCheckinPath,
    ) -> Answer<wire::EventOfflineCheckinResponse> {
        let found = devices::overview(&call, path.id.into()).await?;
        let actors = Actors::of(&call, found.devices.iter().filter_map(|row| row.registered_by)).await?;
        let data = wire::EventOfflineCheckin {
            event_id: path.id,
            enabled: found.enabled,
            open_conflict_count: found.conflicts,
            devices: found.devices.into_iter().map(|row| device(&call, row, &actors)).collect(),
            batches: found.batches.into_iter().map(summary).collect(),
        };
        Ok(wire::EventOfflineCheckinResponse { data, meta: call.meta() })
    }

    async fn register_event_offline_device(
        &self,
        call: Call,
        path: wire::RegisterEventOfflineDevicePath,
        body: wire::EventOfflineDeviceBody,
    ) -> Answer<WithHeaders<wire::EventOfflineDeviceSecretResponse>> {
        let made = devices::register(&call, path.id.into(), &body.label, body.expires_at).await?;
        secret(&call, made).await
    }

    async fn rotate_event_offline_device(
        &self,
        call: Call,
        path: wire::RotateEventOfflineDevicePath,
    ) -> Answer<WithHeaders<wire::EventOfflineDeviceSecretResponse>> {
        let made = devices::rotate(&call, path.id.into(), path.device_id.into()).await?;
        secret(&call, made).await
    }

    async fn revoke_event_offline_device(
        &self,
        call: Call,
        path: wire::RevokeEventOfflineDevicePath,
    ) -> Answer<wire::EventOfflineDeviceResponse> {
        let row = devices::revoke(&call, path.id.into(), path.device_id.into()).await?;
        let actors = Actors::of(&call, row.registered_by.into_iter()).await?;
        Ok(wire::EventOfflineDeviceResponse { data: device(&call, row, &actors), meta: call.meta() })
    }

    async fn issue_event_offline_credential(
        &self,
        call: Call,
        path: wire::IssueEventOfflineCredentialPath,
    ) -> Answer<WithHeaders<wire::EventOfflinePassResponse>> {
        Ok(pass(&call, passes::issue(&call, path.id.into()).await?))
    }

    async fn get_own_event_offline_credential(
        &self,
        call: Call,
        path: wire::GetOwnEventOfflineCredentialPath,
    ) -> Answer<wire::EventOfflineCredentialResponse> {
        let data = credential(passes::own(&call, path.id.into()).await?);
        Ok(wire::EventOfflineCredentialResponse { data, meta: call.meta() })
    }

    async fn rotate_event_offline_credential(
        &self,
        call: Call,
        path: wire::RotateEventOfflineCredentialPath,
    ) -> Answer<WithHeaders<wire::EventOfflinePassResponse>> {
        Ok(pass(&call, passes::rotate(&call, path.id.into(), path.credential_id.into()).await?))
    }

    async fn revoke_event_offline_credential(
        &self,
        call: Call,
        path: wire::RevokeEventOfflineCredentialPath,
    ) -> Answer<wire::EventOfflineCredentialResponse> {
        let data = credential(passes::revoke(&call, path.id.into(), path.credential_id.into()).await?);
        Ok(wire::EventOfflineCredentialResponse { data, meta: call.meta() })
    }

    async fn get_event_offline_manifest(
        &self,
        call: Call,
        path: wire::GetEventOfflineManifestPath,
        body: wire::EventOfflineTokenBody,
    ) -> Answer<WithHeaders<wire::EventOfflineManifestResponse>> {
        let found = manifest::manifest(&call, path.id.into(), &body.device_token).await?;
        let entries = found.entries.into_iter().map(|entry| wire::EventOfflineEntry {
            reference: entry.reference,
            name: entry.name,
            pass_hash: entry.pass.map(|hash| hex(&hash)),
            state: entry.state,
            attendance_version: entry.version,
            guests: entry.guests.into_iter().map(companion).collect(),
        });
        let data = wire::EventOfflineManifest {
            event_id: path.id,
            device_id: found.device,
            title: found.event.title,
            starts_at: found.event.starts_at,
            ends_at: found.event.ends_at,
            version: found.version,
            generated_at: call.now(),
            expires_at: found.expires,
            entries: entries.collect(),
        };
        Ok(private(wire::EventOfflineManifestResponse { data, meta: call.meta() }))
    }

    async fn scan_event_offline_credential(
        &self,
        call: Call,
        path: wire::ScanEventOfflineCredentialPath,
        body: wire::EventOfflineScanBody,
    ) -> Answer<wire::EventOfflineScanResponse> {
        let said = (body.device_token.as_str(), body.credential.as_str());
        let done = manifest::scan(&call, path.id.into(), said, body.action).await?;
        let data = wire::EventOfflineScan {
            event_id: path.id,
            reference: done.reference,
            name: done.name,
            action: body.action,
            state: done.recorded.to,
            attendance_version: done.recorded.version,
            noted_at: done.recorded.at,
        };
        Ok(wire::EventOfflineScanResponse { data, meta: call.meta() })
    }

    async fn sync_event_offline_checkin(
        &self,
        call: Call,
        path: wire::SyncEventOfflineCheckinPath,
        body: wire::EventOfflineSyncBody,
    ) -> Answer<wire::EventOfflineBatchResponse> {
        let items: Vec<Noted> = body
            .items
            .into_iter()
            .map(|item| Noted {
                key: item.item_key,
                action: item.action,
                reference: item.reference,
                pass: item.pass_hash,
                at: item.occurred_at,
                base: item.base_version,
            })
            .collect();
        let said = (body.device_token.as_str(), body.batch_key.as_str());
        let done = sync::sync(&call, path.id.into(), said, body.device_time, &items).await?;
        Ok(brought(&call, done))
    }

    async fn get_event_offline_batch(
        &self,
        call: Call,
        path: wire::GetEventOfflineBatchPath,
    ) -> Answer<wire::EventOfflineBatchResponse> {
        Ok(brought(&call, sync::batch(&call, path.id.into(), path.batch_id.into()).await?))
    }

    async fn list_event_offline_conflicts(
        &self,
        call: Call,
        path: wire::ListEventOfflineConflictsPath,
    ) -> Answer<wire::EventOfflineConflictList> {
        let rows = conflicts::list(&call, path.id.into()).await?;
        let actors = Actors::of(&call, rows.iter().map(|row| row.user_id)).await?;
        let data = rows.into_iter().map(|row| conflict(&call, row, &actors)).collect();
        Ok(wire::EventOfflineConflictList { data, meta: call.meta() })
    }

    async fn decide_event_offline_conflict(
        &self,
        call: Call,
        path: wire::DecideEventOfflineConflictPath,
        body: wire::EventOfflineDecisionBody,
    ) -> Answer<wire::EventOfflineConflictResponse> {
        let item = path.item_id.into();
        let row = conflicts::decide(&call, path.id.into(), item, body.decision, body.reason.as_deref()).await?;
        let actors = Actors::of(&call, std::iter::once(row.user_id)).await?;
        Ok(wire::EventOfflineConflictResponse { data: conflict(&call, row, &actors), meta: call.meta() })
    }

    async fn event_offline_device_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::EventOfflineDevice>> {
        let rows = devices::by_ids(&call, &ids(&numbers)).await?;
        let actors = Actors::of(&call, rows.iter().filter_map(|row| row.registered_by)).await?;
        Ok(rows.into_iter().map(|row| device(&call, row, &actors)).collect())
    }

    async fn event_offline_credential_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::EventOfflineCredential>> {
        Ok(devices::passes_by_ids(&call, &ids(&numbers)).await?.into_iter().map(credential).collect())
    }

    async fn event_offline_batch_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::EventOfflineBatch>> {
        let found = devices::batches_by_ids(&call, &ids(&numbers)).await?;
        Ok(found.into_iter().map(|done| batch(&call, done)).collect())
    }

    async fn event_offline_conflict_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::EventOfflineConflict>> {
        let rows = devices::conflicts_by_ids(&call, &ids(&numbers)).await?;
        let actors = Actors::of(&call, rows.iter().map(|row| row.user_id)).await?;
        Ok(rows.into_iter().map(|row| conflict(&call, row, &actors)).collect())
    }
}

fn companion(guest: manifest::Companion) -> wire::EventOfflineGuest {
    wire::EventOfflineGuest {
        reference: guest.reference,
        name: guest.name,
        state: guest.state,
        attendance_version: guest.version,
    }
}

async fn secret(
    call: &Call,
    (row, token): (Device, String),
) -> Answer<WithHeaders<wire::EventOfflineDeviceSecretResponse>> {
    let actors = Actors::of(call, row.registered_by.into_iter()).await?;
    let data = wire::EventOfflineDeviceSecret { device: device(call, row, &actors), token };
    Ok(private(wire::EventOfflineDeviceSecretResponse { data, meta: call.meta() }))
}

fn device(call: &Call, row: Device, actors: &Actors) -> wire::EventOfflineDevice {
    let owner = row.registered_by.and_then(|id| actors.find(id));
    wire::EventOfflineDevice {
        id: row.id.get(),
        event_id: row.event_id.get(),
        label: row.label,
        registered_by_id: owner.map(|card| MemberId::get(card.id)),
        registered_by: owner.map(|card| actor(call, card)),
        status: if row.status == model::Status::Active && row.expires_at <= call.now() {
            model::Status::Expired
        } else {
            row.status
        },
        version: row.version,
        expires_at: row.expires_at,
        last_seen_at: row.last_seen_at,
        created_at: row.created_at,
        revoked_at: row.revoked_at,
    }
}

fn pass(call: &Call, (row, token): (Credential, String)) -> WithHeaders<wire::EventOfflinePassResponse> {
    let data = wire::EventOfflinePass { credential: credential(row), token };
    private(wire::EventOfflinePassResponse { data, meta: call.meta() })
}

fn credential(row: Credential) -> wire::EventOfflineCredential {
    wire::EventOfflineCredential {
        id: row.id.get(),
        event_id: row.event_id.get(),
        user_id: row.user_id.get(),
        status: row.status,
        version: row.version,
        issued_at: row.issued_at,
        revoked_at: row.revoked_at,
    }
}

fn summary(row: Batch) -> wire::EventOfflineBatchSummary {
    wire::EventOfflineBatchSummary {
        id: row.id.get(),
        event_id: row.event_id.get(),
        device_id: row.device_id.get(),
        batch_key: row.batch_key,
        clock_skew_seconds: row.clock_skew_seconds,
        applied_count: row.applied_count,
        already_applied_count: row.already_applied_count,
        conflict_count: row.conflict_count,
        refused_count: row.refused_count,
        created_at: row.created_at,
    }
}

fn brought(call: &Call, done: Brought) -> wire::EventOfflineBatchResponse {
    wire::EventOfflineBatchResponse { data: batch(call, done), meta: call.meta() }
}

fn batch(call: &Call, done: Brought) -> wire::EventOfflineBatch {
    let Brought { batch: row, results, replayed } = done;
    wire::EventOfflineBatch {
        id: row.id.get(),
        event_id: row.event_id.get(),
        device_id: row.device_id.get(),
        batch_key: row.batch_key,
        replayed,
        clock_skew_seconds: row.clock_skew_seconds,
        applied_count: row.applied_count,
        already_applied_count: row.already_applied_count,
        conflict_count: row.conflict_count,
        refused_count: row.refused_count,
        results: results.into_iter().map(|one| result(call, one)).collect(),
        created_at: row.created_at,
    }
}

fn result(call: &Call, one: StoredResult) -> wire::EventOfflineResult {
    let reason = one.reason.as_deref().and_then(model::Reason::parse);
    wire::EventOfflineResult {
        item_key: one.key,
        outcome: model::Outcome::parse(&one.outcome).unwrap_or(model::Outcome::Refused),
        reason,
        message: reason.map(|reason| call.say(&model::told(reason))),
        attendance_version: one.version,
    }
}

fn conflict(call: &Call, row: OpenItem, actors: &Actors) -> wire::EventOfflineConflict {
    wire::EventOfflineConflict {
        id: row.id.get(),
        event_id: row.event_id.get(),
        batch_id: row.batch_id.get(),
        device_id: row.device_id.get(),
        user_id: row.user_id.get(),
        member: actors.find(row.user_id).map(|card| face(call, card)),
        guest_id: row.guest_id.map(GuestId::get),
        guest_name: row.sealed.as_deref().and_then(|sealed| opened(call, (row.event_id, row.user_id), sealed)),
        action: row.action,
        occurred_at: row.occurred_at,
        reason: row.reason,
        decision: row.decision,
        decided_by_id: row.decided_by.map(MemberId::get),
        decided_at: row.decided_at,
        attendance_state: row.state.unwrap_or(State::NotCheckedIn),
        attendance_version: row.version,
        created_at: row.created_at,
    }
}
