//! The SQL of the log. An account's lines belong to its own community, whichever one is called.

use contract::sessions::SessionDevice;

use super::Kind;
use crate::auth::sessions::Origin;
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Impersonator, Tx};
use crate::db::Stored;
use crate::{insert, newest_first, params, record};

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
        /// Name of whoever acted as the member.
        pub impersonator_name: Option<String>,
    }
}

/// Adds a line.
pub(super) async fn insert(
    tx: &mut Tx,
    tenant: TenantId,
    member: Option<MemberId>,
    kind: Kind,
    origin: &Origin,
    by: Option<Impersonator>,
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
        impersonator_tenant_id: by.map(|by| by.tenant),
        impersonator_id: by.map(|by| by.id),
    } };
    tx.unscoped().run(sql, params).await
}

/// Some of a member's lines.
pub(super) async fn by_ids(call: &Call, tenant: TenantId, member: MemberId, ids: &[i64]) -> Stored<Vec<Event>> {
    call.unscoped()
        .all(
            "SELECT e.id, e.kind, e.device, e.browser, e.ip_address, e.occurred_at, a.first_name || ' ' || a.last_name AS impersonator_name
               FROM security_events e
               LEFT JOIN users a ON a.tenant_id = e.impersonator_tenant_id AND a.id = e.impersonator_id
              WHERE e.tenant_id = $1 AND e.user_id = $2 AND e.id = ANY($3)",
            params![tenant, member, ids],
        )
        .await
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
            newest_first!(call.way(), before, order => concat!("SELECT e.id, e.kind, e.device, e.browser, e.ip_address, e.occurred_at, a.first_name || ' ' || a.last_name AS impersonator_name
               FROM security_events e
               LEFT JOIN users a ON a.tenant_id = e.impersonator_tenant_id AND a.id = e.impersonator_id
              WHERE e.tenant_id = $1 AND e.user_id = $2 AND e.id ", before!(), " $3
              ORDER BY e.id ", order!(), "
              LIMIT $4")),
            params![tenant, member, before, limit],
        )
        .await
}

/// Removes lines from before a moment, in every community.
pub async fn forget(call: &Call, before: Timestamp) -> Stored<u64> {
    call.unscoped().run("DELETE FROM security_events WHERE occurred_at < $1", params![before]).await
}
