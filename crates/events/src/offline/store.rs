//! What the tables of check-in without a network are asked.

mod batches;

pub use batches::{
    BATCHES, Batch, GUESTS, Item, OpenItem, Outcomes, StoredResult, batch, batch_by_key, batches, batches_by_ids,
    checked_in_by, close_item, earlier, find_item, insert_batch, insert_item, items_by_ids, lapse, lapsing, open_count,
    open_items, results_of, results_of_each,
};

use super::model::{CredentialId, DeviceId, Status};
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::model::EventId;
use crate::{insert, params, record};

record! {
    /// A device that notes who comes.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Device {
        /// `event_offline_devices.id`.
        pub id: DeviceId,
        /// At which event.
        pub event_id: EventId,
        /// In whose name it notes.
        pub registered_by: Option<MemberId>,
        /// A name for those who note who comes.
        pub label: String,
        /// Whether it is good.
        pub status: Status,
        /// Secrets so far.
        pub version: i64,
        /// Until when it is good.
        pub expires_at: Timestamp,
        /// When it was here last.
        pub last_seen_at: Option<Timestamp>,
        /// When it was registered.
        pub created_at: Timestamp,
        /// When it was withdrawn.
        pub revoked_at: Option<Timestamp>,
    }
    select device_columns
}

record! {
    /// A pass for the door of an event.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Credential {
        /// `event_offline_credentials.id`.
        pub id: CredentialId,
        /// Of which event.
        pub event_id: EventId,
        /// Whose it is.
        pub user_id: MemberId,
        /// Whether it is good.
        pub status: Status,
        /// Secrets so far.
        pub version: i64,
        /// When it got its secret.
        pub issued_at: Timestamp,
        /// When it was withdrawn.
        pub revoked_at: Option<Timestamp>,
    }
    select credential_columns
}

record! {
    /// Whose pass has a hash.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Hashed {
        /// Whose it is.
        pub user_id: MemberId,
        /// Of their pass.
        pub token_hash: [u8; 32],
    }
}

/// Devices of an event, the newest first.
#[rustfmt::skip::macros(concat)]
pub async fn devices(call: &Call, event: EventId) -> Stored<Vec<Device>> {
    call.all(
        concat!("SELECT ", device_columns!(), " FROM event_offline_devices WHERE tenant_id = $1 AND event_id = $2 ORDER BY id DESC LIMIT 200"),
        params![event],
    )
    .await
}

/// Some devices. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn devices_by_ids(call: &Call, ids: &[DeviceId]) -> Stored<Vec<Device>> {
    call.all(
        concat!("SELECT ", device_columns!(), " FROM event_offline_devices WHERE tenant_id = $1 AND id = ANY($2)"),
        params![ids],
    )
    .await
}

/// Some passes. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn credentials_by_ids(call: &Call, ids: &[CredentialId]) -> Stored<Vec<Credential>> {
    call.all(
        concat!("SELECT ", credential_columns!(), " FROM event_offline_credentials WHERE tenant_id = $1 AND id = ANY($2)"),
        params![ids],
    )
    .await
}

/// How many devices of an event are good.
pub async fn count_devices(tx: &mut Tx, event: EventId) -> Stored<i64> {
    let now = tx.now();
    tx.one(
        "SELECT COUNT(*) FROM event_offline_devices WHERE tenant_id = $1 AND event_id = $2 AND status = 'active' AND expires_at > $3",
        params![event, now],
    )
    .await
}

/// Registers a device.
#[rustfmt::skip::macros(concat)]
pub async fn insert_device(
    tx: &mut Tx,
    event: EventId,
    (by, secret): (MemberId, [u8; 32]),
    label: &str,
    expires: Timestamp,
) -> Stored<Device> {
    let now = tx.now();
    let (sql, params) = insert! { into event_offline_devices {
        event_id: event,
        registered_by: by,
        label,
        token_hash: secret,
        status: Status::Active,
        version: 1_i64,
        expires_at: expires,
        created_at: now,
    } then concat!("RETURNING ", device_columns!()) };
    tx.one(sql, params).await
}

/// A device of an event.
#[rustfmt::skip::macros(concat)]
pub async fn device(tx: &mut Tx, event: EventId, id: DeviceId) -> Stored<Option<Device>> {
    tx.optional(
        concat!("SELECT ", device_columns!(), " FROM event_offline_devices WHERE tenant_id = $1 AND event_id = $2 AND id = $3"),
        params![event, id],
    )
    .await
}

/// The device of an event that has a secret.
#[rustfmt::skip::macros(concat)]
pub async fn device_by_secret(from: &mut Reads<'_>, event: EventId, secret: [u8; 32]) -> Stored<Option<Device>> {
    from.optional(
        concat!("SELECT ", device_columns!(), " FROM event_offline_devices WHERE tenant_id = $1 AND event_id = $2 AND token_hash = $3"),
        params![event, secret],
    )
    .await
}

/// Gives a device, whose event is held, another secret.
#[rustfmt::skip::macros(concat)]
pub async fn rotate_device(tx: &mut Tx, id: DeviceId, secret: [u8; 32]) -> Stored<Device> {
    tx.one(
        concat!("UPDATE event_offline_devices SET token_hash = $3, version = version + 1 WHERE tenant_id = $1 AND id = $2 RETURNING ", device_columns!()),
        params![id, secret],
    )
    .await
}

/// Withdraws a device, whose event is held.
#[rustfmt::skip::macros(concat)]
pub async fn revoke_device(tx: &mut Tx, id: DeviceId) -> Stored<Device> {
    let now = tx.now();
    tx.one(
        concat!("UPDATE event_offline_devices SET status = 'revoked', revoked_at = $3 WHERE tenant_id = $1 AND id = $2 RETURNING ", device_columns!()),
        params![id, now],
    )
    .await
}

/// Notes that a device was here.
pub async fn see_device(tx: &mut Tx, id: DeviceId) -> Stored<u64> {
    let now = tx.now();
    tx.run("UPDATE event_offline_devices SET last_seen_at = $3 WHERE tenant_id = $1 AND id = $2", params![id, now])
        .await
}

/// Somebody's pass for an event.
#[rustfmt::skip::macros(concat)]
pub async fn credential_of(from: &mut Reads<'_>, event: EventId, member: MemberId) -> Stored<Option<Credential>> {
    from.optional(
        concat!("SELECT ", credential_columns!(), " FROM event_offline_credentials WHERE tenant_id = $1 AND event_id = $2 AND user_id = $3"),
        params![event, member],
    )
    .await
}

/// A pass for an event.
#[rustfmt::skip::macros(concat)]
pub async fn credential(tx: &mut Tx, event: EventId, id: CredentialId) -> Stored<Option<Credential>> {
    tx.optional(
        concat!("SELECT ", credential_columns!(), " FROM event_offline_credentials WHERE tenant_id = $1 AND event_id = $2 AND id = $3"),
        params![event, id],
    )
    .await
}

/// Gives somebody a pass with a new secret, whether or not they had one. The event is held.
#[rustfmt::skip::macros(concat)]
pub async fn issue(tx: &mut Tx, event: EventId, member: MemberId, secret: [u8; 32]) -> Stored<Credential> {
    let now = tx.now();
    let (sql, params) = insert! { into event_offline_credentials {
        event_id: event,
        user_id: member,
        token_hash: secret,
        status: Status::Active,
        version: 1_i64,
        issued_at: now,
    } then concat!("ON CONFLICT (tenant_id, event_id, user_id) DO UPDATE
            SET token_hash = excluded.token_hash, status = 'active', version = event_offline_credentials.version + 1,
                issued_at = excluded.issued_at, revoked_at = NULL
         RETURNING ", credential_columns!()) };
    tx.one(sql, params).await
}

/// Withdraws a pass, whose event is held.
#[rustfmt::skip::macros(concat)]
pub async fn revoke_credential(tx: &mut Tx, id: CredentialId) -> Stored<Credential> {
    let now = tx.now();
    tx.one(
        concat!("UPDATE event_offline_credentials SET status = 'revoked', revoked_at = $3 WHERE tenant_id = $1 AND id = $2 RETURNING ", credential_columns!()),
        params![id, now],
    )
    .await
}

/// Hashes of the passes of an event that are good.
pub async fn hashes(from: &mut Reads<'_>, event: EventId) -> Stored<Vec<Hashed>> {
    from.all(
        "SELECT user_id, token_hash FROM event_offline_credentials WHERE tenant_id = $1 AND event_id = $2 AND status = 'active'",
        params![event],
    )
    .await
}

/// Whose pass has a hash, if it is good.
pub async fn holder(tx: &mut Tx, event: EventId, hash: [u8; 32]) -> Stored<Option<MemberId>> {
    tx.optional(
        "SELECT user_id FROM event_offline_credentials WHERE tenant_id = $1 AND event_id = $2 AND token_hash = $3 AND status = 'active'",
        params![event, hash],
    )
    .await
}

/// Whoever a device may mean: who takes part in an event or of whom something is noted, or whose registration ended.
pub async fn meant(tx: &mut Tx, event: EventId) -> Stored<Vec<MemberId>> {
    tx.all(
        "SELECT user_id FROM event_registrations WHERE tenant_id = $1 AND event_id = $2
          UNION
         SELECT user_id FROM event_attendance WHERE tenant_id = $1 AND event_id = $2",
        params![event],
    )
    .await
}

/// A number that grows with each change of a registration, a guest, a pass or a note of an event.
pub async fn manifest_version(call: &Call, event: EventId) -> Stored<i64> {
    call.one(
        "SELECT CAST((SELECT COALESCE(SUM(r.version), 0) FROM event_registrations r WHERE r.tenant_id = $1 AND r.event_id = $2)
                + (SELECT COALESCE(SUM(a.version), 0) FROM event_attendance a WHERE a.tenant_id = $1 AND a.event_id = $2)
                + (SELECT COUNT(*) + COUNT(g.cancelled_at) + COALESCE(SUM(g.attendance_version), 0)
                     FROM event_guests g WHERE g.tenant_id = $1 AND g.event_id = $2)
                + (SELECT COALESCE(SUM(c.version), 0) + COUNT(c.revoked_at)
                     FROM event_offline_credentials c WHERE c.tenant_id = $1 AND c.event_id = $2) AS BIGINT)",
        params![event],
    )
    .await
}
