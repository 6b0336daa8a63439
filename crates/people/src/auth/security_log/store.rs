//! The SQL of the log. An account's lines belong to its own community, whichever one is called.

use contract::sessions::SessionDevice;

use super::Kind;
use crate::auth::sessions::Origin;
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, params, record};

record! {
    /// A line of the log.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Event {
        /// `security_events.id`.
        pub id: i64,
        /// What happened.
        pub kind: Kind,
        /// From what.
        pub device: SessionDevice,
        /// Name and major version of the browser, as it said.
        pub browser: Option<String>,
        /// From which network address.
        pub ip_address: Option<String>,
        /// When.
        pub occurred_at: Timestamp,
    }
}

/// Adds a line.
pub(super) async fn insert(
    tx: &mut Tx,
    tenant: TenantId,
    member: Option<MemberId>,
    kind: Kind,
    origin: &Origin,
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { unscoped into security_events {
        tenant_id: tenant,
        user_id: member,
        kind,
        device: origin.device,
        browser: origin.browser.as_deref(),
        ip_address: origin.ip_address.as_deref(),
        occurred_at: now,
    } };
    tx.unscoped().run(sql, params).await
}

/// A member's lines with a lower id than `before`, the newest first. Served by `security_events_by_user`.
pub(super) async fn page(
    call: &Call,
    tenant: TenantId,
    member: MemberId,
    before: i64,
    limit: i64,
) -> Stored<Vec<Event>> {
    call.unscoped()
        .all(
            "SELECT id, kind, device, browser, ip_address, occurred_at
               FROM security_events
              WHERE tenant_id = $1 AND user_id = $2 AND id < $3
              ORDER BY id DESC
              LIMIT $4",
            params![tenant, member, before, limit],
        )
        .await
}

/// Removes lines from before a moment, in every community.
pub async fn forget(call: &Call, before: Timestamp) -> Stored<u64> {
    call.unscoped().run("DELETE FROM security_events WHERE occurred_at < $1", params![before]).await
}
