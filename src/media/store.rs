//! The rows of files.

use super::{Kept, Name};
use crate::base::{FileId, TenantId};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::params;

/// Notes a file.
pub(super) async fn insert(tx: &mut Tx, kept: &Kept) -> Stored<FileId> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.one(
        "INSERT INTO media_files (tenant_id, name, media_type, bytes, width, height, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         RETURNING id",
        params![tenant, kept.name.to_string(), kept.media_type, kept.bytes, kept.width, kept.height, now],
    )
    .await
}

/// Removes rows. Gives the names of their files.
pub(super) async fn delete(tx: &mut Tx, ids: &[FileId]) -> Stored<Vec<Name>> {
    let tenant = tx.tenant();
    let names: Vec<String> = tx
        .all("DELETE FROM media_files WHERE tenant_id = $1 AND id = ANY($2) RETURNING name", params![tenant, ids])
        .await?;
    Ok(names.iter().filter_map(|name| Name::parse(name)).collect())
}

/// Which of these files of a community have a row.
pub(super) async fn noted(call: &Call, tenant: TenantId, names: &[String]) -> Stored<Vec<String>> {
    call.db().all("SELECT name FROM media_files WHERE tenant_id = $1 AND name = ANY($2)", params![tenant, names]).await
}
