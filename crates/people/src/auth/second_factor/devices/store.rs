//! The SQL of trusted devices. An account's rows belong to its own community, whichever one is called.

use chrono::TimeDelta;
use contract::sessions::SessionDevice;

use crate::auth::sessions::Origin;
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, params, record};

record! {
    /// A device that is trusted.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Device {
        /// `trusted_devices.id`.
        pub id: i64,
        /// What it is.
        pub device: SessionDevice,
        /// Name and major version of the browser, as it said.
        pub browser: Option<String>,
        /// From which network address it was used last.
        pub ip_address: Option<String>,
        /// Since when.
        pub trusted_at: Timestamp,
        /// When somebody signed in on it last without a code.
        pub last_used_at: Option<Timestamp>,
        /// When it needs a code again.
        pub expires_at: Timestamp,
        /// It is the one that asks.
        pub is_current: bool,
    }
}

/// The devices that a member trusts, the newest first. `shown`: the digest of what the one that asks shows.
pub(super) async fn list(
    call: &Call,
    tenant: TenantId,
    member: MemberId,
    shown: Option<[u8; 32]>,
) -> Stored<Vec<Device>> {
    call.unscoped()
        .all(
            "SELECT id, device, browser, ip_address, trusted_at, last_used_at, expires_at,
                    CASE WHEN token_hash = $3 THEN TRUE ELSE FALSE END AS is_current
               FROM trusted_devices
              WHERE tenant_id = $1 AND user_id = $2 AND expires_at > $4
              ORDER BY id DESC",
            params![tenant, member, shown, call.now()],
        )
        .await
}

/// Trusts a device.
pub(super) async fn insert(
    tx: &mut Tx,
    (tenant, member): (TenantId, MemberId),
    token_hash: [u8; 32],
    origin: &Origin,
    lasts: TimeDelta,
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { unscoped into trusted_devices {
        tenant_id: tenant,
        user_id: member,
        token_hash,
        device: origin.device,
        browser: origin.browser.as_deref(),
        ip_address: origin.ip_address.as_deref(),
        trusted_at: now,
        expires_at: now + lasts,
    } };
    tx.unscoped().run(sql, params).await
}

/// Notes that a member signs in on a device, if it is trusted.
pub(super) async fn touch(
    tx: &mut Tx,
    tenant: TenantId,
    member: MemberId,
    token_hash: [u8; 32],
    origin: &Origin,
) -> Stored<u64> {
    let now = tx.now();
    tx.unscoped()
        .run(
            "UPDATE trusted_devices
                SET last_used_at = $4, browser = $5, ip_address = $6
              WHERE tenant_id = $1 AND user_id = $2 AND token_hash = $3 AND expires_at > $4",
            params![tenant, member, token_hash, now, origin.browser.as_deref(), origin.ip_address.as_deref()],
        )
        .await
}

/// Trusts a member's device no longer.
pub(super) async fn remove(tx: &mut Tx, tenant: TenantId, member: MemberId, id: i64) -> Stored<u64> {
    let now = tx.now();
    tx.unscoped()
        .run(
            "DELETE FROM trusted_devices WHERE tenant_id = $1 AND user_id = $2 AND id = $3 AND expires_at > $4",
            params![tenant, member, id, now],
        )
        .await
}

/// Takes away what a member's device showed until now.
pub(super) async fn replace(tx: &mut Tx, tenant: TenantId, member: MemberId, token_hash: [u8; 32]) -> Stored<u64> {
    tx.unscoped()
        .run(
            "DELETE FROM trusted_devices WHERE tenant_id = $1 AND user_id = $2 AND token_hash = $3",
            params![tenant, member, token_hash],
        )
        .await
}

/// Leaves a member no more than so many devices, those that were trusted last. Served by `trusted_devices_by_user`.
pub(super) async fn keep_newest(tx: &mut Tx, tenant: TenantId, member: MemberId, most: i64) -> Stored<u64> {
    tx.unscoped()
        .run(
            "DELETE FROM trusted_devices
              WHERE tenant_id = $1 AND user_id = $2
                AND id NOT IN (SELECT id
                                 FROM trusted_devices
                                WHERE tenant_id = $1 AND user_id = $2
                                ORDER BY id DESC
                                LIMIT $3)",
            params![tenant, member, most],
        )
        .await
}

/// Trusts none of a member's devices any more. Tells how many there were.
pub(in crate::auth) async fn forget(tx: &mut Tx, tenant: TenantId, member: MemberId) -> Stored<u64> {
    let now = tx.now();
    let tx = tx.unscoped();
    let over = "DELETE FROM trusted_devices WHERE tenant_id = $1 AND user_id = $2 AND expires_at <= $3";
    tx.run(over, params![tenant, member, now]).await?;
    tx.run("DELETE FROM trusted_devices WHERE tenant_id = $1 AND user_id = $2", params![tenant, member]).await
}

/// Removes devices whose time was over before `now`, in every community.
pub(in crate::auth) async fn tidy(call: &Call, now: Timestamp) -> Stored<u64> {
    call.unscoped().run("DELETE FROM trusted_devices WHERE expires_at < $1", params![now]).await
}
