//! Which key sealed the addresses of sessions.

use super::Resource;
use crate::agenda::model::SessionId;
use crate::base::TenantId;
use crate::call::{Call, Tx};
use crate::db::{Json, Stored};
use crate::{params, record};

/// Nobody has looked which key it was.
pub const UNKNOWN: &str = "";

record! {
    /// A session with addresses that another key sealed than today's, or may have.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Old {
        /// In which community.
        pub tenant_id: TenantId,
        /// Which session.
        pub id: SessionId,
        /// Its changes so far.
        pub version: i64,
        /// What there is to read or to look at.
        pub resources: Json<Vec<Resource>>,
    }
}

/// Sessions of all communities whose addresses these keys sealed, after the one with number `after`. Served by `event_sessions_by_key`.
pub async fn sealed_by(call: &Call, keys: &[String], (after, limit): (i64, i64)) -> Stored<Vec<Old>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id, version, resources
               FROM event_sessions
              WHERE sealed_by = ANY($1) AND id > $2
              ORDER BY id
              LIMIT $3",
            params![keys, after, limit],
        )
        .await
}

/// Keeps addresses of a session as another key sealed them, unless it changed meanwhile.
pub async fn seal_anew(tx: &mut Tx, old: &Old, key: &str, resources: Vec<Resource>) -> Stored<u64> {
    tx.run(
        "UPDATE event_sessions SET sealed_by = $4, resources = $5 WHERE tenant_id = $1 AND id = $2 AND version = $3",
        params![old.id, old.version, key, Json(resources)],
    )
    .await
}
